#!/bin/sh
# Installs or removes Cardkeep for the current user. Saves are kept in any case.
#
#   ./install.sh             installs into ~/.local
#   ./install.sh /usr/local  installs into another folder
#   ./install.sh --remove [FOLDER]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-$HOME/.local}
case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac

files() {
    (cd "$here/files" && find . -type f) | sed 's|^\./||'
}

files | while read -r file; do
    if [ -n "$remove" ]; then
        rm -f "$prefix/$file"
    else
        mkdir -p "$prefix/$(dirname "$file")"
        case $file in
            # Menus may not search this folder for programs.
            *.desktop) sed "s|^Exec=cardkeep|Exec=\"$prefix/bin/cardkeep\"|" "$here/files/$file" ;;
            *) cat "$here/files/$file" ;;
        esac >"$prefix/$file.new"
        [ ! -x "$here/files/$file" ] || chmod +x "$prefix/$file.new"
        mv "$prefix/$file.new" "$prefix/$file"
    fi
done

# Updates menus and icons at once; without these tools they update at the next login.
update-mime-database "$prefix/share/mime" 2>/dev/null || true
update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true

if [ -n "$remove" ]; then
    echo "Removed Cardkeep from $prefix. Saves, settings and statistics were kept."
else
    echo "Installed Cardkeep: $prefix/bin/cardkeep"
fi
