#!/bin/sh
# The Windows program folder and its installer, built on Linux and tried under wine. It shows that nothing is missing from
# the folder and that the installer brings and takes it; not what a real Windows and its drivers make of it. The rules
# run uncompiled here, and NumPy is an older one than in the lock, for wine lacks a function that the newer one calls.
# After `make installer`; needs wine64, nsis, gcc-mingw-w64-x86-64, mingw-w64-tools, xvfb, unzip and the Windows wheels.
set -eu
tree=$(cd "$(dirname "$0")/../.." && pwd)
work=$tree/build/windows
python=$tree/.venv/bin/python
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
cc=x86_64-w64-mingw32-gcc
version=$("$python" -c "import sys; sys.path.insert(0, sys.argv[1]); from bundle import version; print(version())" "$tree/packaging")
export HOME="$work/home" WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=;mscms=n" PYTHONHASHSEED=0

# the wheels for Windows; panda3d's brings the libraries of CPython as python.org signs them
fetch() {
  "$python" -m pip download -q --no-deps -d "$work/wheels" --platform win_amd64 --python-version 3.11 \
    --implementation cp --only-binary=:all: "$@"
}
wheels() {
  mkdir -p "$work/wheels"
  fetch panda3d==1.10.16 numpy==2.0.2 pywin32-ctypes pefile packaging setuptools
  grep -v '^numpy' "$tree/requirements.lock" > "$work/wheels.txt"
  cat "$tree/requirements-package.lock" >> "$work/wheels.txt"
  fetch -r "$work/wheels.txt"
}

# a CPython for Windows: those libraries, a starter, the forwarder of the stable ABI, the library in Python, the wheels
interpreter() {
  rm -rf "$work/python" "$work/dll" "$work/objects"
  mkdir -p "$work/python/DLLs" "$work/python/Lib" "$work/dll" "$work/objects"
  unzip -q -o "$work"/wheels/panda3d-*.whl 'deploy_libs/*' -d "$work/dll"
  from=$work/dll/deploy_libs
  cp "$from/python311.dll" "$work/python/"
  cp "$from/VCRUNTIME140.dll" "$work/python/vcruntime140.dll"
  cp "$from"/_*.pyd "$from/pyexpat.pyd" "$from/select.pyd" "$from/unicodedata.pyd" "$from/winsound.pyd" \
    "$from/libffi-8.dll" "$from/libcrypto-3.dll" "$from/libssl-3.dll" "$from/sqlite3.dll" "$work/python/DLLs/"
  cd "$work/objects"
  gendef - "$from/python311.dll" 2>/dev/null | tr -d '\r' > python311.def
  {
    printf 'LIBRARY "python3.dll"\nEXPORTS\n'
    sed '1,/^EXPORTS/d' python311.def | awk '$1 ~ /^_?Py/ { print $1 "=python311." $1 ($2 == "DATA" ? " DATA" : "") }'
  } > python3.def
  echo 'int __stdcall DllMainCRTStartup(void *a, unsigned b, void *c) { return 1; }' > python3.c
  $cc -c -O2 python3.c
  $cc -shared -nostdlib -s -o "$work/python/python3.dll" python3.o python3.def -Wl,--enable-stdcall-fixup
  x86_64-w64-mingw32-dlltool -d python311.def -D python311.dll -l libpython311.a
  cat > starter.c <<'C'
#include <windows.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int main(void) { int n; wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &n); return Py_Main(n, words); }
C
  $cc -O2 -s starter.c -L. -lpython311 -lshell32 -o "$work/python/python.exe"
  library=$("$python" -c "import os; print(os.path.dirname(os.__file__))")
  cp -r "$library/." "$work/python/Lib/"
  rm -rf "$work/python/Lib/site-packages" "$work/python/Lib/lib-dynload" "$work/python/Lib/test"
  mkdir "$work/python/Lib/site-packages"
  for wheel in "$work"/wheels/*.whl; do
    case $wheel in */panda3d*) ;; *) unzip -q -o "$wheel" -d "$work/python/Lib/site-packages" ;; esac
  done
  cp "$work/python/Lib/site-packages/PySide6/vcruntime140_1.dll" "$work/python/"
}

# two libraries that every Windows 10 has and wine lacks; they are for this trial alone and never shipped
crutches() {
  cd "$work/objects"
  names="ucnv_open ucnv_close UCNV_FROM_U_CALLBACK_SUBSTITUTE UCNV_TO_U_CALLBACK_SUBSTITUTE ucnv_reset ucnv_getMaxCharSize
    ucnv_getName ucnv_getToUCallBack ucnv_getFromUCallBack ucnv_setToUCallBack ucnv_setFromUCallBack ucnv_cbToUWriteUChars
    ucnv_toUnicode ucnv_cbFromUWriteUChars ucnv_toUCountPending ucnv_fromUCountPending ucnv_getStandardName
    ucnv_getAvailableName ucnv_countAvailable ucnv_fromUnicode"
  for name in $names; do echo "__declspec(dllexport) long long $name(void) { return 0; }"; done > icuuc.c
  for name in GetColorProfileFromHandle CloseColorProfile WcsCreateIccProfile OpenColorProfileW; do
    echo "__declspec(dllexport) long long $name(void) { return 0; }"
  done > mscms.c
  rm -rf "$WINEPREFIX"
  mkdir -p "$HOME"
  timeout 200 "$wine" wineboot -i
  for name in icuuc mscms; do $cc -shared -s -o "$WINEPREFIX/drive_c/windows/system32/$name.dll" $name.c; done
}

# run a Windows program; wine's Python needs its input closed and its output in a pipe
run() {
  limit=$1
  shift
  timeout "$limit" "$wine" "$@" </dev/null 2>&1 | cat
}

# the program folder, by the same description as everywhere
folder() {
  rm -rf "$work/payload" "$work/bundle"
  cp -r "$tree/build/payload" "$work/payload"
  find "$work/payload" -name '*.so' -delete
  cd "$work"
  VERNE_PAYLOAD=$(winepath_of "$work/payload") VERNE_ICONS=$(winepath_of "$tree/build/icons")
  export VERNE_PAYLOAD VERNE_ICONS PYTHONPATH="$VERNE_PAYLOAD"
  run 1800 python/python.exe -m PyInstaller --noconfirm --log-level WARN --distpath bundle --workpath objects/pack \
    "$(winepath_of "$tree/packaging/verne.spec")"
  unset VERNE_PAYLOAD VERNE_ICONS PYTHONPATH
  test -f bundle/verne-tabletop/verne-tabletop.exe
}

# a path of this machine as wine's programs write it
winepath_of() {
  printf 'Z:%s\n' "$1" | tr / '\134'
}

# what must be said by a program that was tried
says() {
  grep -q "$1" || { echo "it does not say: $1" >&2; exit 1; }
}

# version, self-test with the real platform plugin into a folder with Cyrillic letters, a game of each title
tried() {
  run 100 "$1" --version | says "verne-tabletop $version"
  run 300 "$1" --selftest "$(winepath_of "$work/проба с пробелом")" | says "selftest ok"
  for game in journey leagues humboldt lost_cities underworld; do
    levels=greedy
    case $game in humboldt | lost_cities) levels=greedy,greedy ;; esac
    run 300 "$1" simulate $game --levels=$levels "--seats=$(echo $levels | tr , '\n' | wc -l)" | says "$game"
  done
}

installer() {
  makensis -V2 -DVERSION="$version" -DPAYLOAD="$work/bundle/verne-tabletop" -DICON="$tree/build/icons/app.ico" \
    -DOUT="$tree/dist/verne-tabletop-$version-setup.exe" "$tree/packaging/windows/setup.nsi"
  run 600 "$tree/dist/verne-tabletop-$version-setup.exe" /S
  place=$(find "$WINEPREFIX/drive_c/users" -type d -name 'Verne Tabletop' -path '*Programs*' | head -n 1)
  tried "$place/verne-tabletop.exe"
  run 100 "$place/uninstall.exe" /S
  for _ in 1 2 3 4 5 6 7 8 9 10; do [ -d "$place" ] || break; sleep 2; done
  [ ! -d "$place" ] || { echo "something is left of it" >&2; exit 1; }
}

mkdir -p "$work"
[ -n "${DISPLAY:-}" ] || exec xvfb-run -a sh "$0"
wheels
interpreter
crutches
folder
installer
ls -l "$tree"/dist/*-setup.exe
echo "installed, tried and taken away under $("$wine" --version)"
