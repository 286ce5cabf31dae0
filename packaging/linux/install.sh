#!/bin/sh
# Installs the unpacked program for this user (as root: for everybody); --prefix=DIR elsewhere. Needs no root, no FUSE.
set -eu
prefix=
for word in "$@"; do
  case $word in
    --prefix=*) prefix=${word#*=} ;;
    *) echo "not understood: $word; the one option is --prefix=DIR" >&2; exit 2 ;;
  esac
done
# what knows of desktop entries and file types looks into the usual places alone
refresh=
if [ -n "$prefix" ]; then
  share=$prefix/share bin=$prefix/bin
elif [ "$(id -u)" = 0 ]; then
  prefix=/opt/verne-tabletop share=/usr/local/share bin=/usr/local/bin refresh=yes
else
  prefix=$HOME/.local/opt/verne-tabletop share=${XDG_DATA_HOME:-$HOME/.local/share} bin=$HOME/.local/bin refresh=yes
fi
name=io.example.VerneTabletop
mkdir -p "$prefix" "$bin" "$share/applications" "$share/icons/hicolor/scalable/apps" "$share/metainfo" "$share/mime/packages"
rm -rf "$prefix/app"
cp -a verne-tabletop "$prefix/app"
ln -sf "$prefix/app/verne-tabletop" "$bin/verne-tabletop"
sed "s|^Exec=verne-tabletop|Exec=\"$prefix/app/verne-tabletop\"|" $name.desktop > "$share/applications/$name.desktop"
cp $name.svg "$share/icons/hicolor/scalable/apps/"
cp $name.metainfo.xml "$share/metainfo/"
cp verne-tabletop.mime.xml "$share/mime/packages/verne-tabletop.xml"
cat > "$prefix/refresh.sh" <<R
#!/bin/sh
# Tells the desktop that its entries and file types are others now.
[ "$refresh" = yes ] || exit 0
if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$share/applications" || true; fi
if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$share/mime" >/dev/null 2>&1 || true; fi
R
cat > "$prefix/uninstall.sh" <<U
#!/bin/sh
# Takes the program away; matches, settings and statistics stay where they are.
rm -rf "$prefix/app" "$bin/verne-tabletop" "$share/applications/$name.desktop" \\
  "$share/icons/hicolor/scalable/apps/$name.svg" "$share/metainfo/$name.metainfo.xml" \\
  "$share/mime/packages/verne-tabletop.xml"
sh "$prefix/refresh.sh"
rm -f "$prefix/refresh.sh" "$prefix/uninstall.sh"
find "$prefix" -depth -type d -empty -delete
U
chmod +x "$prefix/uninstall.sh"
sh "$prefix/refresh.sh"
if ! "$prefix/app/verne-tabletop" --version; then
  echo "The program does not start here. It needs libGL and libEGL: on Debian and Ubuntu, libgl1 and libegl1." >&2
  exit 1
fi
echo "Installed in $prefix. To take it away: $prefix/uninstall.sh"
