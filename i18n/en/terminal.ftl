### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep: four card games against computer opponents, and a solitaire.

    Usage: cardkeep [--data-dir DIR] [FILE | CODE]

      FILE            Import this file, exported on the Your data page (asks first)
      CODE            Play the match that a friend sent as this code
      --data-dir DIR  Keep matches and settings in this folder
      --help          Show this help
      --version       Show the version
misused =
    { $reason }
    Try --help.
fault = stopped because of an internal error. Every action so far is saved.
no-font = No font is installed on this system. Install one, such as DejaVu Sans.
no-font-of-ours = No font is installed on this system. Install one, such as DejaVu Sans. (The built-in font couldn't be used: { $reason }.)
odd-scale = The screen reports an impossible scale factor. Set SLINT_SCALE_FACTOR=1 in the environment to override it.
odd-scale-failed = The screen reports an impossible scale factor. Set SLINT_SCALE_FACTOR=1 in the environment to override it. (Cardkeep couldn't set it: { $reason }.)
# $name is a variable of the environment.
factor-ignored = { $name }={ $value } is ignored: it isn't a number from { $least } to { $most }.
factor-too-large = { $name }={ $value } is too large; using { $most } instead.
wayland-gone = { $name }={ $value } is ignored: no Wayland compositor answers there. Using X11 instead.
not-restarted = Cardkeep couldn't restart with these settings: { $reason }.
no-window = Cardkeep couldn't open a window: { $reason }. It needs a desktop with X11 or Wayland.
no-window-missing = Cardkeep couldn't open a window: { $reason }. These libraries are missing on this system: { $missing }. Install them and try again.
