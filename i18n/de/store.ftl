### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = Kein Benutzerordner
brief-no-name = Kein Name
brief-not-a-folder = Kein Ordner
brief-not-a-file = Keine Datei
brief-no-permission = Keine Berechtigung
brief-in-use = Wird verwendet
brief-disk-full = Speicher voll
brief-no-such-slot = Unbekannter Platz
brief-empty = Leer
brief-canceled = Abgebrochen
brief-too-large = Zu groß
brief-damaged = Beschädigt
brief-misplaced = Falsche Datei
brief-newer = Aus neuerer Version
brief-outdated = Nach älteren Regeln
brief-unreadable = Nicht lesbar
brief-unwritable = Nicht beschreibbar

## What happened, what is safe, and what to do.

no-home = Es gibt keinen Benutzerordner, in dem deine Partien gespeichert werden können. Starte Cardkeep mit --data-dir und dem Namen eines Ordners.
no-name = Der Datenordner braucht einen Namen. Starte Cardkeep mit --data-dir und dem Namen eines Ordners.
not-a-file = { $path } ist keine gewöhnliche Datei, deshalb kann Cardkeep den Datenordner nicht sperren. Verschiebe sie oder benenne sie um und versuche es noch einmal.
not-a-folder = { $path } ist kein Ordner, deshalb kann dort nichts gespeichert werden. Verschiebe die Datei, benenne sie um oder starte Cardkeep mit --data-dir und einem anderen Ordner.
read-only = Cardkeep darf nicht in { $path } schreiben. Ändere die Berechtigungen oder starte Cardkeep mit --data-dir und einem anderen Ordner.
write-only = Cardkeep darf { $path } nicht lesen. Ändere die Berechtigungen und versuche es noch einmal. Die Datei ist unverändert.
locked = Cardkeep läuft bereits mit { $path }. Verwende das andere Fenster oder schließe es zuerst.
taken = { $path } wurde von einem anderen Cardkeep-Fenster geöffnet. Zum Schutz deiner Partien wird in diesem Fenster nicht gespeichert. Schließe es und verwende das andere.
full = Der Speicher ist voll, { $path } konnte nicht gespeichert werden. Deine früheren Daten sind sicher. Schaffe etwas Platz und versuche es noch einmal.
no-such-slot = Es gibt keinen Platz { $slot }. Wähle einen von 1 bis 6.
empty = Hier ist nichts gespeichert.
canceled = Abgebrochen. Nichts hat sich geändert.
too-large = { $path } wäre zu groß, um wieder geöffnet zu werden, und wurde nicht gespeichert. Die frühere Datei ist unverändert.
damaged = { $path } ist beschädigt ({ $reason }). Die Datei bleibt, wo sie ist, und sonst ist nichts betroffen.
misplaced = { $path } gehört nicht dorthin: Es ist { $what }. Die Datei bleibt, wo sie ist.
newer = { $path } wurde von einer neueren Version von Cardkeep gespeichert. Aktualisiere die App, um die Datei zu öffnen. Sie ist unverändert.
outdated = { $path } wurde nach älteren Regeln gespeichert und kann nicht fortgesetzt werden. Die Datei ist unverändert.
io = { $path } konnte nicht gelesen oder geschrieben werden ({ $reason }). Prüfe den Ordner und versuche es noch einmal.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = keine Datei
damage-empty = leer
damage-too-large = viel zu groß
damage-first-line = erste Zeile falsch
damage-checksum = Prüfsumme falsch
damage-version = unbekannte Version
damage-not-text = kein Text
damage-no-games = enthält keine Spiele
damage-opponents = enthält { $count } Arten von Gegnern
damage-days = enthält { $count } Tage
damage-results = Ergebnisse zu groß
damage-players = { $players } Spieler für { $seats } Plätze
damage-no-human = nur Computer als Spieler
damage-window-size = unmögliche Fenstergröße
damage-journal = nennt Dateien, die zu keinem Import gehören
damage-too-many-files = nennt mehr als { $most } Dateien
damage-unknown-file = enthält eine unbekannte Datei: { $name }
damage-file = enthält eine beschädigte Datei: { $name }

## What a misplaced file is.

misplaced-kind = eine Datei anderer Art ({ $name })
misplaced-match = eine Partie von „{ $game }“
misplaced-unknown-match = eine Partie eines anderen Spiels

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] deine Einstellungen
        [window] die Fenstergröße
        [statistics] deine Statistik
        [finished] diese beendete Partie
        [archive] diese exportierte Datei
        [import] der unterbrochene Import
       *[save] dieser Spielstand
    }
    .of =
    { $kind ->
        [settings] deiner Einstellungen
        [window] der Fenstergröße
        [statistics] deiner Statistik
        [finished] dieser beendeten Partie
        [archive] dieser exportierten Datei
        [import] des unterbrochenen Imports
       *[save] dieses Spielstands
    }
interrupted = Das letzte Speichern { kind.of } wurde unterbrochen, deshalb wurde der Stand von kurz davor geöffnet.
previous = Die neueste Kopie { kind.of } war unbrauchbar ({ $reason }), deshalb wurde die davor geöffnet. { $fate }
reset = Zurückgesetzt, weil die Datei { kind.of } unbrauchbar war ({ $reason }). { $fate }
ignored = { $error } Cardkeep macht ohne diese Datei weiter.
fate-damaged = Die beschädigte Datei wurde als { $file } aufbewahrt.
fate-unreadable = Die unlesbare Datei wurde als { $file } aufbewahrt.
fate-in-place = Die Datei { $file } liegt noch an ihrem Ort.
reason-permission = keine Leseberechtigung
reason-io = Fehler beim Lesen: { $reason }
omitted-older = Beschädigt, deshalb wurde eine ältere Kopie exportiert: { $files }.
omitted = Ausgelassen, weil nicht lesbar: { $files }. Auf diesem Gerät wurde nichts geändert.
