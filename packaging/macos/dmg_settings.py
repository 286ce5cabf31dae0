"""The disk image for macOS (dmgbuild -s packaging/macos/dmg_settings.py "Verne Tabletop" VerneTabletop.dmg)."""

from pathlib import Path

application = str(Path("build") / "bundle" / "Verne Tabletop.app")
files = [application]
symlinks = {"Applications": "/Applications"}
icon_locations = {"Verne Tabletop.app": (140, 140), "Applications": (420, 140)}
window_rect = ((200, 200), (560, 320))
