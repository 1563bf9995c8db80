#!/bin/sh
# Installs Cardkeep for whoever runs it, or removes it again; saves stay in any case.
#
#   ./install.sh             into ~/.local
#   ./install.sh /usr/local  elsewhere
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
            # A menu may not look for programs there.
            *.desktop) sed "s|^Exec=cardkeep|Exec=\"$prefix/bin/cardkeep\"|" "$here/files/$file" ;;
            *) cat "$here/files/$file" ;;
        esac >"$prefix/$file.new"
        [ ! -x "$here/files/$file" ] || chmod +x "$prefix/$file.new"
        mv "$prefix/$file.new" "$prefix/$file"
    fi
done

# Menus and icons are found sooner where these tools are; without them, at the next start.
update-mime-database "$prefix/share/mime" 2>/dev/null || true
update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true

if [ -n "$remove" ]; then
    echo "Cardkeep is removed from $prefix. Saves, settings and statistics stay where they are."
else
    echo "Cardkeep is installed: $prefix/bin/cardkeep"
fi
