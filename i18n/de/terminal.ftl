### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep: vier Kartenspiele gegen Computergegner und eine Patience.

    Aufruf: cardkeep [--data-dir ORDNER] [DATEI | CODE]

      DATEI              Diese Datei importieren, exportiert auf der Seite „Deine Daten“ (fragt vorher)
      CODE               Die Partie dieses Codes spielen, den jemand geschickt hat
      --data-dir ORDNER  Partien und Einstellungen in diesem Ordner speichern
      --help             Diese Hilfe anzeigen
      --version          Die Version anzeigen
misused =
    { $reason }
    Hilfe gibt es mit --help.
fault = wegen eines internen Fehlers beendet. Alle bisherigen Züge sind gespeichert.
no-font = Auf diesem System ist keine Schrift installiert. Installiere eine, zum Beispiel DejaVu Sans.
no-font-of-ours = Auf diesem System ist keine Schrift installiert. Installiere eine, zum Beispiel DejaVu Sans. (Die eingebaute Schrift war nicht verwendbar: { $reason }.)
odd-scale = Der Bildschirm meldet einen unmöglichen Skalierungsfaktor. Setze SLINT_SCALE_FACTOR=1 in der Umgebung, um ihn zu übergehen.
odd-scale-failed = Der Bildschirm meldet einen unmöglichen Skalierungsfaktor. Setze SLINT_SCALE_FACTOR=1 in der Umgebung, um ihn zu übergehen. (Cardkeep konnte das nicht selbst tun: { $reason }.)
# $name is a variable of the environment.
factor-ignored = { $name }={ $value } wird ignoriert: keine Zahl von { $least } bis { $most }.
factor-too-large = { $name }={ $value } ist zu groß; stattdessen gilt { $most }.
wayland-gone = { $name }={ $value } wird ignoriert: Dort antwortet kein Wayland-Compositor. Stattdessen wird X11 verwendet.
not-restarted = Cardkeep konnte mit diesen Einstellungen nicht neu gestartet werden: { $reason }.
no-window = Cardkeep konnte kein Fenster öffnen: { $reason }. Nötig ist eine Desktop-Umgebung mit X11 oder Wayland.
no-window-missing = Cardkeep konnte kein Fenster öffnen: { $reason }. Diese Bibliotheken fehlen auf diesem System: { $missing }. Installiere sie und versuche es noch einmal.
