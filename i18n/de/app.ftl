### Texts of the app outside its tables, and texts shared by all tables.
### Terms: match (a game that is played), deal (its shuffle; deals have numbers), running match,
### finished match, saved game (a match in one of six slots), opponent, level, statistics, house rule.

# The player at this device, on badges and in lists.
you = Du
    .inside = du

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } und { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } und { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Vier Ritter
        [four-kingdoms] Vier Königreiche
        [four-horsemen] Vier Reiter
        [watchtower] Wachturm
       *[knights-and-ninjas] Von Rittern und Ninjas
    }
tagline =
    { $game ->
        [four-knights] Ein schnelles Duell der Farben
        [four-kingdoms] Eine Patience für Geduldige und Planer
        [four-horsemen] Stiche und vergiftete Geschenke
        [watchtower] Türme, Überfälle und Belagerungen
       *[knights-and-ninjas] Bluff und Klingen
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 Spieler
       *[other] 2 bis { $most } Spieler
    }

## Buttons.

ok = OK
cancel = Abbrechen
close = Schließen
give-up = Aufgeben
rematch = Revanche
first-match = Partie spielen
continue = Weiter

## Levels of opponents.

level =
    { $level ->
        [easy] Leicht
        [normal] Mittel
        [master] Meister
       *[hard] Schwer
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Beide leicht
        [normal] Beide mittel
        [master] Beide Meister
       *[hard] Beide schwer
    }
level-all =
    { $level ->
        [easy] Alle leicht
        [normal] Alle mittel
        [master] Alle Meister
       *[hard] Alle schwer
    }
level-plays =
    { $level ->
        [easy] Macht Fehler, die du nutzen kannst.
        [normal] Spielt gut und patzt selten.
        [master] Denkt länger nach als Schwer.
       *[hard] Spielt so gut wie möglich.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Geduldig und verlässt sich nur auf sich selbst.
        [corin] Fröhlich und immer für einen Kampf zu haben.
        [edda] Hat zu jeder Karte einen alten Spruch und einen Trick.
        [falk] Kühn – und stolz, wenn es gelingt.
        [isolde] Still und immer für eine Überraschung gut.
        [osric] Stur und bleibt niemandem etwas schuldig.
        [runa] Summt, wenn andere spielen, und wartet ab.
        [tamsin] Lacht schnell und schlägt noch schneller zurück.
       *[guest] Zu Gast an deinem Tisch.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players = { $count } Spieler
title-against = Gegen { $rivals }
# A running match among those of other games.
home-match = { $game } mit { $rivals }
home-deal = { $game }: { $title }
title-deal = Spiel { $deal }
title-unnumbered = Ein Spiel
title-practice = { $title } (Übung)
ladder-rung = Leiter: Gegner { $number } von { $all }. Gewinne zwei Partien, bevor du zwei verlierst, ohne Tipp.
ladder-helped = Mit Tipp zählt eine Partie nicht auf der Leiter.
ladder-score = Leiter: Gegner { $number } von { $all }. Bisher { $won } zu { $lost }.
ladder-top = Leiter: Du hast alle { $all } Gegner besiegt.
ladder-next = Leiter: Gegner { $number } von { $all } wartet
ladder-beaten = { $rival } besiegt: { $number } von { $all } auf der Leiter
ladder-stands = { $won } zu { $lost } gegen { $rival } auf der Leiter
won-today = Heute gewonnen: { $wins }
won-so-far = Bisher gewonnen: { $wins }
wins-of = { $name } { $wins }
positions-note = Stellungen zum Lösen, immer fünf am Stück.
positions-known =
    { $count ->
        [one] { $count } Stellung gelöst.
       *[other] { $count } Stellungen gelöst.
    }
luck-of-deal = Glück beim Geben in { $count } ausgewerteten Partien: { $mean } Punkte Gewinnchance, ±{ $error }. Ausgeglichen ist 0.
title-exercise = Finde den Zug
# A guided first match that was left before its end.
title-lesson = Geführte erste Partie
lesson-left = Geht dort weiter, wo du aufgehört hast.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Lerne { $game }
lesson-next-note = Beim Spielen, in 3 Minuten
title-daily = Tagesspiel, { $day }
title-daily-year = Tagesspiel, { $day } { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Platz { $slot }
running-match = Partie { $number }
slot-empty = Platz { $slot } ist jetzt leer.
slot-saved = Auf Platz { $slot } gespeichert.
match-deleted = Partie gelöscht.
saved-daily = Tagesspiel, { $day }
saved-deal = Spiel { $deal }
saved-against = gegen { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [one] { $count } Zug insgesamt
       *[other] { $count } Züge insgesamt
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Die andere Partie für später speichern?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. Wenn du sie aufgibst, zählt das Spiel als Niederlage.
keep-other-yes = Speichern
keep-other-no = Aufgeben
give-up-title = Diese Partie aufgeben?
give-up-deal-title = Dieses Spiel aufgeben?
give-up-text = { $title }: { $summary }. Sie zählt dann nicht, und sie endet hier.
give-up-text-lost = { $title }: { $summary }. Das Spiel zählt als Niederlage.
# After giving up.
given-up-title = Du hast die Partie aufgegeben
given-up-deal-title = Du hast das Spiel aufgegeben
given-up-text = { $summary }. Sie zählt nicht. Sieh sie dir hier noch einmal an oder spiele von einem Zug aus zur Übung weiter.
given-up-text-lost = { $summary }. Es zählt als Niederlage. Sieh es dir hier Zug für Zug noch einmal an.
given-up-next = Neue Partie …
go-back-title = Zu Platz { $slot } zurückkehren?
go-back-text = Du hast seit dem Speichern weitergespielt: { $summary }.
go-back-yes = Zurückkehren
unwinnable-title = Spiel { $deal } ist nicht lösbar
unwinnable-text = Trotzdem spielen?
unwinnable-yes = Spielen
overwrite-title = Platz { $slot } überschreiben?
overwrite-text = { $summary }, gespeichert: { $date }.
overwrite-unreadable = Der Spielstand dort lässt sich nicht öffnen.
overwrite-yes = Überschreiben
delete-title = Platz { $slot } löschen?
delete-match-title = Diese Partie löschen?
delete-text = { $summary }, gespeichert: { $date }. Das ist endgültig.
delete-unreadable = Das ist endgültig.
delete-yes = Löschen
reset-title = Statistik von „{ $game }“ zurücksetzen?
reset-all-title = Die gesamte Statistik zurücksetzen?
reset-text = Ergebnisse, Wertung und Erfolge beginnen wieder bei null. Das ist endgültig.
reset-all-text = Ergebnisse, Wertungen und Erfolge aller Spiele beginnen wieder bei null. Das ist endgültig.
reset-yes = Zurücksetzen
forget-title = Verlauf von „{ $game }“ löschen?
forget-text = Du kannst diese Partien dann nicht mehr ansehen. Deine Statistik bleibt unberührt.
forget-yes = Löschen
import-title = Diese Datei importieren?
import-text-none = Sie enthält Einstellungen und Statistiken (Stand: { $date }), aber keine Partien.
import-text =
    { $count ->
        [one] Sie enthält { $count } Partie, Einstellungen und Statistiken (Stand: { $date }).
       *[other] Sie enthält { $count } Partien, Einstellungen und Statistiken (Stand: { $date }).
    }
import-replaces = Der Import ersetzt die Daten auf diesem Gerät. Die alten werden in einem eigenen Ordner aufbewahrt.
import-yes = Importieren

## Messages: titles, with a reason below.

settings-title = Deine Einstellungen
statistics-title = Deine Statistik
cannot-start = Cardkeep kann nicht starten
not-opened = Diese Partie lässt sich nicht öffnen
settings-not-saved = Deine Einstellungen wurden nicht gespeichert
saving = Wird gespeichert …
not-saved = Die Partie wurde nicht gespeichert
unsaved-mark = Nicht gespeichert
unsaved = Nicht gespeichert · { $reason }
unsaved-text = { $reason } Deine Partie bleibt im Arbeitsspeicher, solange Cardkeep geöffnet ist.
try-again = Noch einmal versuchen
all-saved = Alles ist gespeichert.
close-unsaved = Ohne Speichern schließen?
close-unsaved-text = { $reason } Wenn du Cardkeep jetzt schließt, gehen deine letzten Züge verloren.
close-anyway = Trotzdem schließen
not-deleted = Nichts wurde gelöscht
not-renamed = Die Partie wurde nicht umbenannt
too-many-running = Zu viele laufende Partien
too-many-running-text = Du hast schon { $most } laufende Partien dieses Spiels. Beende eine oder gib eine auf der Seite des Spiels auf.
history-not-deleted = Der Verlauf wurde nicht gelöscht
statistics-not-reset = Die Statistik wurde nicht zurückgesetzt
no-search = Die Suche konnte nicht starten
no-deal-found = Kein lösbares Spiel gefunden. Versuch es noch einmal.
import-complete = Import abgeschlossen
import-complete-text = Deine Partien, Einstellungen und Statistiken sind bereit.
import-complete-aside = Deine bisherigen Daten liegen in { $folder }.
import-failed = Import fehlgeschlagen
import-not-handed-over = Die andere App hat die Datei nicht herausgegeben. Es hat sich nichts geändert. Öffne sie dort noch einmal oder speichere sie erst auf diesem Gerät.
importing = Wird importiert …
import-canceled = Import abgebrochen. Nichts hat sich geändert.
export-complete = Export abgeschlossen
export-complete-text = Deine Daten sind in { $file }. Um sie auf ein anderes Gerät zu übertragen, kopiere die Datei dorthin und importiere sie auf dieser Seite.
export-complete-chosen = Deine Daten sind in { $file } im gewählten Ordner. Um sie auf ein anderes Gerät zu übertragen, kopiere die Datei dorthin und importiere sie auf dieser Seite.
export-failed = Export fehlgeschlagen
exporting = Wird exportiert …
export-canceled = Export abgebrochen.
export-no-folder = Es gibt keinen Ordner für den Export, und der Dateidialog ließ sich nicht öffnen. Nichts wurde exportiert. Lege einen Ordner „Dokumente“ an und versuche es noch einmal.
open-folder = Ordner öffnen
folder-not-opened = Der Ordner lässt sich nicht öffnen
folder-not-opened-text = Die Dateiverwaltung konnte nicht gestartet werden ({ $reason }). Die Datei liegt in { $folder }.
reading-file = Datei wird gelesen …
canceling = Wird abgebrochen …
busy = Das ist gerade nicht möglich
progress-files = { $done } von { $total } Dateien
dialog-open = Warten auf den Dateidialog …
export-dialog = Cardkeep-Daten exportieren
import-dialog = Cardkeep-Daten importieren
file-kind = Cardkeep-Daten
all-files = Alle Dateien
# In place of the name of a file that came without one.
unnamed-file = Die Datei
match-not-counted = Die Partie konnte nicht gewertet werden und bleibt erhalten. { $reason }
not-in-history = Die Partie wurde gewertet, kann aber später nicht angesehen werden. { $reason }
not-being-saved = Die Partie wird nicht gespeichert. { $reason }
result-not-counted = Das Ergebnis konnte nicht gewertet werden. { $reason }
result-not-counted-yet = Das Ergebnis konnte nicht gewertet werden. { $reason } Öffne die Partie später noch einmal, damit sie zählt.
opponents-not-saved = Deine Auswahl der Gegner wurde nicht gespeichert. { $reason }
previous-copy-sound = Eine frühere Kopie lässt sich öffnen.
last-match-unreadable = Deine letzte Partie lässt sich nicht öffnen. Der Grund steht unter „Spielstände“.

## Why something is not possible.

deal-no-code = Das ist weder eine Spielnummer noch ein Code. Prüfe es auf Tippfehler.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Nichts zu öffnen
nothing-to-open-text = „{ $text }“ ist weder eine Datei noch ein Code. Prüfe es auf Tippfehler.
deal-too-high = Diese Spielnummer ist zu hoch.
menu-code =
    Mit diesem Code spielt jemand anderes dieselbe Partie:
    { $code }
code-newer = Dieser Code braucht eine neuere Version von Cardkeep.
code-other-rules = Dieser Code gehört zu anderen Regeln von { $game } als denen dieser Version.
only-computers = In dieser Partie spielen nur Computer.
impossible-setup = Diese Partie lässt sich nicht spielen, weil ihre Einstellungen nicht zum Spiel passen.
match-too-long = Diese Partie hat { $most } Züge erreicht; mehr lassen sich nicht speichern. Nimm einige zurück oder beginne von vorn.
opponent-stopped = Der Computergegner ist unerwartet ausgefallen ({ $reason }). Neuer Versuch.
opponent-stopped-reason = interner Fehler

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
month-year = { month } { $year }
month-day = { $day }. { month }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
weekday-short =
    { $weekday ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
moment = { $day }.{ $month }.{ $year }, { $time }
unknown-date = Datum unbekannt
decimal = { $whole },{ $rest }
date-full = { weekday }, { $day }. { month } { $year }
date-full-today = { weekday }, { $day }. { month } { $year }, heute

## The daily deal.

day-won-helped = Mit Hilfe gewonnen. Gewinne ohne Hilfe, um deine Serie um einen Tag zu verlängern.
day-won = Gewonnen. Du kannst es noch einmal spielen.
day-played = Gespielt. Du kannst es noch einmal spielen.
days-done = { $done } von { $all } gespielt
days-done-all = Tagesspiele: { $done } von { $all } gespielt, { $won } gewonnen
days-note = Jeden Tag ein neues, für alle dasselbe
days-next = Nächstes Tagesspiel
days-of-month = { $done } von { $days } Tagen in diesem Monat.
day-in-progress = Läuft noch ({ $summary }).
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = gewonnen
day-label-played = gespielt
day-label-helped = mit Hilfe gewonnen
day-label-running = läuft
streak-best =
    { $best ->
        [one] Beste Serie: { $best } Tag.
       *[other] Beste Serie: { $best } Tage.
    }
streak-now =
    { $now ->
        [one] Serie: { $now } Tag. Beste: { $best }.
       *[other] Serie: { $now } Tage. Beste: { $best }.
    }

## Die Tour

tour = Tour
tour-invites = Fünf kurze Partien, eine von jedem Spiel. Du triffst auf dieselben drei Gegner, einen bis drei zugleich. Wer die meisten Partien gewinnt, gewinnt die Tour.
tour-note = Fünf Spiele, ein Abend
tour-at = { $done } von { $all } gespielt. Als Nächstes: { $game }
tour-stands = { $done } von { $all } Partien gespielt
tour-won = Du gewinnst die Tour!
tour-shared = Du teilst dir den Toursieg mit { $rivals }.
tour-lost = Die Tour geht an { $rivals }.
tour-record = Gewonnene Touren: { $won } von { $finished }
tour-begin = Tour beginnen
tour-play = { $game } spielen
tour-continue = { $game } fortsetzen
tour-another-title = Neue Tour beginnen?
tour-another-text = Diese wird dann nicht beendet. Ihre Partien bleiben in deiner Statistik.
tour-another = Neue Tour beginnen
tour-alone = Allein: Löse es, um zu gewinnen
tour-stop-won = Gewonnen
tour-stop-shared = Sieg für dich und { $rivals }
tour-stop-lost = Sieg für { $rivals }
tour-stop-nobody = Niemand hat gewonnen
tour-on = Weiter mit der Tour
tour-see = Zur Tour
tour-result = Tour, { $done } von { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Dir gegenüber
seat-left = Links von dir
seat-right = Rechts von dir
seat-across = Gegenüber
seat-left-second = Zweiter Platz links von dir
seat-right-second = Zweiter Platz rechts von dir

## Results.

alone = Solo
with-help = Mit Hilfe
past-won = Gewonnen
past-drawn = Unentschieden
past-lost = Verloren
past-won-against = Gewonnen gegen { $rivals }
past-drawn-against = Unentschieden gegen { $rivals }
past-lost-against = Verloren gegen { $rivals }
# Of several opponents, those who won.
past-lost-winner = Verloren, Sieg: { $winners }
past-given-up = Aufgegeben
past-given-up-against = Aufgegeben gegen { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Übung, { $remark }
past-remark-against = Gegen { $rivals } · { $remark }
history-kept = { $game }. Deine letzten { $kept } Partien. { TAP("Tippe", "Klicke") } auf eine, um sie anzusehen.
history-left-out =
    { $count ->
        [one] { $count } Partie lässt sich nicht öffnen und fehlt hier.
       *[other] { $count } Partien lassen sich nicht öffnen und fehlen hier.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [100] { $number } Punkt
       *[other] { $number } Punkte
    }
points-cards-home =
    { $hundredths ->
        [100] { $number } Karte zu Hause
       *[other] { $number } Karten zu Hause
    }
# A whole percentage.
percent = { $number } %
won-of = { $won } von { $played } gewonnen
won-of-drawn = { $won } von { $played } gewonnen, { $drawn } unentschieden
not-played = Noch keine Partie beendet
not-counted = Noch keine Partie gezählt
rating = Wertung { $rating }
rating-after = Wertung { $rating } ({ $change })
rating-range = Höchstwahrscheinlich zwischen { $low } und { $high }
ratings = Deine Wertung in den letzten { $count } Partien: von { $first } auf { $last }.
averages = Durchschnitt: { $time }, { $moves }.
averages-points = Durchschnitt: { $time }, { $moves }, { $points }.
trend-one-won = Du hast deine letzte Partie gewonnen.
trend-one-not-won = Du hast deine letzte Partie nicht gewonnen.
trend = Von deinen letzten { $all } Partien hast du { $won } gewonnen.
trend-ten = Von deinen letzten { $all } Partien hast du { $won } gewonnen, davon { $ten } in den letzten 10.
trend-drawn = Deine letzten { $all } Partien: { $won } gewonnen, { $drawn } unentschieden.
trend-drawn-ten = Deine letzten { $all } Partien: { $won } gewonnen, { $drawn } unentschieden. Von den letzten 10 hast du { $ten } gewonnen.
bests = { $kind }: Bestzeit { $time }, wenigste Züge { $moves }.

## At every table.

forced = Dein einziger Zug.
forced-waits = Dein einziger Zug, und er kann gewinnen. Du machst ihn selbst.
not-there = Das kannst du dort nicht ablegen.
match-over = Partie beendet
# In place of where a match stands that ended while the player was away.
result-waits = Partie vorbei: Ergebnis ansehen
finish = Zu Ende spielen
skip-to-end = Zum Ende
finishing = Wird zu Ende gespielt. Zum Überspringen tippen.
result = Ergebnis
nothing-to-save = Die Partie ist vorbei, es gibt nichts zu speichern.
step-back = Zurück
step-on = Weiter
play = Abspielen
stop = Anhalten
replay = Von vorn
at-start = Anfang der Partie.
at-end = Ende der Partie.
review-only = Diese Partie ist vorbei. Du siehst sie dir nur an.
play-on = Ab hier weiterspielen
open-hands = Alle Hände zeigen
hide-hands = Hände verdecken
review-start =
    { $count ->
        [one] Beendete Partie mit { $count } Zug.
       *[other] Beendete Partie mit { $count } Zügen.
    }
# $last is one or two sentences about the move.
review-move = Zug { $number }/{ $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] Dein Zug wird nicht gezeigt.
       *[other] Den Zug von { $who } kannst du nicht sehen.
    }
won-match =
    { PERSON($who) ->
        [you] Du hast die Partie gewonnen.
       *[other] { $who } hat die Partie gewonnen.
    }
shared-match-you = Du teilst dir den Sieg.
shared-match = Geteilter Sieg: { $winners }.
# One sentence about a match that is over. After a defeat:
story-first = Deine erste Partie dieses Spiels: Jetzt weißt du, wie es läuft.
story-tied = Am Ende stand es gleich, und der Stichentscheid gab den Ausschlag.
story-close = Knapp bis zum Schluss.
story-led = Du hast mehr als die halbe Partie geführt.
story-ahead = Bei Zug { $number } von { $all } lagst du noch vorn.
story-record = Dein bisher bestes Ergebnis: { $points }.
story-passed = Du liegst vor { $rivals }.
story-strong = Gegner auf Stufe { $level } sind die härteste Prüfung.
story-level = Bis Zug { $number } von { $all } lag niemand vor dir.
story-review = Der Rückblick zeigt, wo es sich gedreht hat.
# After a victory:
story-turned = Aufgeholt: Bei Zug { $number } von { $all } lag { $rival } noch vorn.
story-led-throughout = Du hast fast die ganze Zeit geführt.
story-narrow = Das war knapp.
story-strong-beaten = Du hast Gegner auf Stufe { $level } geschlagen.
already-won =
    { PERSON($who) ->
        [you] Du hast die Partie schon gewonnen.
       *[other] { $who } hat die Partie schon gewonnen.
    }
already-settled = Das Ergebnis steht schon fest.
# The player's results in matches like this one.
tally = Deine Bilanz auf dieser Stufe: { $won } von { $played } gewonnen
tally-alone = { $won } von { $played } Spielen gewonnen
streak =
    { $wins ->
        [one] { $wins } Sieg in Folge, Rekord: { $best }
       *[other] { $wins } Siege in Folge, Rekord: { $best }
    }
best-first-win = Dein erster Sieg
best-first-of-deal = Dein erster Sieg in diesem Spiel
best-time = Neue Bestzeit
best-moves = Neuer Rekord: wenigste Züge
best-streak =
    { $wins ->
        [one] Neuer Rekord: { $wins } Sieg in Folge
       *[other] Neuer Rekord: { $wins } Siege in Folge
    }

## Settings.

speed =
    { $speed ->
        [off] Aus
        [fast] Schnell
        [slow] Langsam
       *[normal] Normal
    }
appearance =
    { $appearance ->
        [light] Hell
        [dark] Dunkel
       *[system] System
    }
card-back =
    { $back ->
        [checks] Karos
        [stripes] Streifen
        [lozenges] Rauten
        [towers] Türme
        [oaks] Eichen
        [waves] Wellen
        [stars] Sterne
        [scales] Schuppen
        [lilies] Lilien
        [roses] Rosen
       *[horse] Pferd
    }
felt =
    { $felt ->
        [blue] Blau
        [wine] Weinrot
        [slate] Schiefer
        [teal] Petrol
        [olive] Oliv
        [chestnut] Kastanie
        [plum] Pflaume
       *[green] Grün
    }
text-size =
    { $size ->
        [large] Groß
        [largest] Sehr groß
       *[usual] Standard
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Stumm
        [low] Leise
        [loud] Laut
       *[normal] Mittel
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Sonne
        [tree] Baum
        [anchor] Anker
        [bell] Glocke
        [lily] Lilie
        [wheel] Rad
        [ship] Schiff
       *[crown] Krone
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, gesperrt: Schaffe deinen ersten Erfolg.
       *[other] { $look }, gesperrt: Schaffe { $needed } Erfolge (bisher { $have }).
    }
look-locked-ladder = { $look }, gesperrt: Besiege { $needed } Gegner auf der Leiter eines Spiels (bisher { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Jedes Schloss zeigt, wie viele Erfolge es öffnen. Du hast { $have }.
looks-locked-ladder = Jedes Schloss zeigt, wie viele Gegner du auf der Leiter eines Spiels besiegen musst. Bisher: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Neuer Kartenrücken in den Einstellungen: { $look }
        [felt] Neue Tischfarbe in den Einstellungen: { $look }
       *[crest] Neues Wappen in den Einstellungen: { $look }
    }
# Several of them, by their names.
looks-new = Neu in den Einstellungen: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Automatisch aufdecken
        [may-yield] Passen
        [long] Lange Partie
       *[siege] Länge der Belagerung
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Deckt eine Karte vom Talon auf, sobald die Ablage leer ist.
        [may-yield] Du darfst einen Kampf aufgeben, auch wenn du noch kontern könntest.
        [long] Ab drei Spielern brauchst du 12 Juwelen zum Sieg statt 10.
       *[siege]
            { $value ->
                [short] Eine Belagerung dauert 5 Runden (zu viert 4), eine Partie höchstens 20 Züge pro Spieler (zu dritt 15, zu viert 12).
                [double] Eine Belagerung dauert 20 Runden (zu viert 16), eine Partie höchstens 80 Züge pro Spieler (zu dritt 60, zu viert 50).
               *[as-given] Eine Belagerung dauert 10 Runden (zu viert 8), eine Partie höchstens 40 Züge pro Spieler (zu dritt 30, zu viert 25).
            }
    }
house-rule-value =
    { $value ->
        [short] Halb
        [double] Doppelt
       *[as-given] Standard
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = dein Niveau
setup-standard = Standardregeln
setup-house = Hausregeln
setup-winnable = Ein lösbares Spiel
setup-any = Ein beliebiges Spiel
setup-practice = Übung
setup-code = eine Partie per Code
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Rückgängig
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.

## The rules in brief: the labels of three sentences.

brief-goal = Ziel
brief-turn = Dein Zug
brief-watch = Aufgepasst

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "bare") } { $verdict } { CARD($right, form: "bare") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

language-system = Systemsprache

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } von { $need }.
goal-standing-note = { $name }: { $have } von { $need }. { $note }.
goal-near = Kurz vor dem Sieg

## Hints, in every game against opponents.

# A button.
hint = Tipp
hint-thinking = Der beste Zug wird gesucht …
hint-failed = Kein Tipp möglich: { $reason }
hint-not-now = Du bist nicht dran.
hint-soon = Einen Moment, die Karten sind noch unterwegs.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Gewinnchance { $best }, sonst { $next }.
hint-chance = Gewinnchance { $best }.
# Reasons in every game.
hint-forced = Du hast keine andere Wahl.
hint-alike = Hier ist jede Wahl gleich.
hint-close = Genauso gut: { $other }
hint-near = Fast genauso gut: { $other }
hint-close-either = Anderes ist genauso gut.
hint-better = Das gewinnt öfter.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Letzter Zug: { $text }
last-forced = Es war der einzige erlaubte Zug.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = Aus der Sicht von { $rival }: „{ $reason }“
last-unknown = Die Stufe { $level } wählt nicht immer den besten Zug.
# The name of the player at this device in a sentence to an opponent.
player-name = Mitspieler
# In the result of a match with hints.
tally-helped = Mit Tipps: { $won } von { $played } gewonnen
practice-over = Übungspartien zählen nicht.

## Win chances of a finished match.

analysis = Gewinnchancen
analysis-running = Entscheidung { $done } von { $all } wird geprüft …
analysis-note = Deine Gewinnchance bei jeder Entscheidung, nach dem, was du da wusstest, wenn alle gut spielen.
analysis-clear = Keine klaren Fehler.
analysis-most =
    { $count ->
        [one] 1 Zug hat dich am meisten gekostet. { TAP("Tippe", "Klicke") } darauf, um ihn zu sehen.
       *[other] { $count } Züge haben dich am meisten gekostet. { TAP("Tippe", "Klicke") } auf einen, um ihn zu sehen.
    }
analysis-empty = In dieser Partie hattest du nichts zu entscheiden.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Zug { $number }, grober Fehler: −{ $lost }
        [mistake] Zug { $number }, Fehler: −{ $lost }
       *[slip] Zug { $number }, Ungenauigkeit: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Gewählt: { $played } Besser: { $better }
# For screen readers; all are percents.
analysis-label = Gewinnchance von { $first } bis { $last }, niedrigste { $least }, höchste { $most }
analysis-failed = Die Analyse wurde abgebrochen: { $reason }

## The names of keys.

key-control = Strg+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] Die Partie gehört dir!
       *[other] { $who } ist nicht mehr einzuholen
    }
# A rival.
headline-won = { $who } gewinnt die Partie
# What an opponent says.
says = { $who }: „{ $line }“

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Gib das Gerät an { $name } weiter
curtain-lift = Ich bin { $name }
hold-to-look = Halte den Knopf gedrückt, um deine Karten zu sehen.
cover = Verdecken
shared-turn = { $name } ist dran
friend = Freund
friend-note = Spielt an diesem Gerät.
player-letter = Spieler { $letter }
past-shared = Gewonnen: { $winners }. Es spielten: { $players }
setup-friends = an einem Gerät

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Freund herausfordern
friend-played = Diese Partie hat dein Freund schon gespielt. Wenn du fertig bist, kannst du beide vergleichen.
# A command.
compare-with =
    { $who ->
        [par] Mit starkem Spieler vergleichen
       *[friend] Mit Freund vergleichen
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Zurück zu deiner Partie
compare-who =
    { $who ->
        [par] Starker Spieler
       *[friend] Dein Freund
    }
compare-title =
    { $who ->
        [par] Du und ein starker Spieler
       *[friend] Du und dein Freund
    }
compare-no-better = Ein starker Spieler war mit diesen Karten nicht besser.
compare-better = Du hast aus diesen Karten mehr gemacht als ein starker Spieler.
compare-playing = Ein starker Spieler spielt deine Karten: Zug { $moves } …
compare-score = Wertung
compare-moves = Züge
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = Der erste Unterschied war Zug { $number }.
compare-choices =
    Du: { $mine }
    { $other }: { $friends }
compare-same = Ihr habt beide genau gleich entschieden.
compare-rival = Ab Zug { $number } haben die Gegner anders gespielt.
# One of the two gave up after so many moves.
compare-end = Bis Zug { $number } habt ihr gleich gespielt, dann gab eine Seite auf.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Du: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Fingerabdruck dieser Partie: { $short }
copy-fingerprint = Fingerabdruck kopieren
# $nonce is a long random number.
proof-revealed = Spielnummer { $deal }, geheime Zahl { $nonce }
# A command.
proof-verify = Kartenverteilung prüfen
proof-fits-title = Die Verteilung stimmt
proof-fits = Spielnummer, Mitspieler und geheime Zahl ergeben den Fingerabdruck { $short }, wie vor der ersten Karte festgelegt. Falls du ihn da kopiert hast, vergleiche: { $whole }
proof-fails-title = Die Verteilung stimmt nicht
proof-fails = Spielnummer, Mitspieler und geheime Zahl ergeben den Fingerabdruck { $found }, nicht { $short }. Die gespeicherte Partie wurde nach Beginn verändert: Das sind nicht die Karten, die vor der ersten Karte festgelegt waren.
# A command in a review.
see-as = Mit den Augen von { $rival } sehen

## How to play: chapters of every game.

chapter-friends = Mit Freunden spielen
friends-code = Nach einer Partie kannst du mit ihrem Code einen Freund herausfordern. Er gibt ihn auf der Seite der Tagesspiele ein, spielt dieselbe Partie und vergleicht danach beide Partien.
# Not in a solitaire.
friends-device = Mehrere Personen können an einem Gerät spielen: Wähle bei einer neuen Partie Freunde aus. Reicht das Gerät weiter, dann verdeckt ein Vorhang alles, bis die nächste Person den Knopf gedrückt hält. Oder legt es zwischen euch: Alle sehen den Tisch, und nur was nicht alle wissen, ist verdeckt.
friends-private = Nichts geht über ein Netzwerk. Ein Code enthält das Spiel, die Karten und deine Entscheidungen, sonst nichts über dich.
chapter-fair = Wird fair gemischt?
fair-deal = Die Spielnummer bestimmt alle Karten und steht vor der ersten fest. Das Menü des Tisches zeigt einen Fingerabdruck der Partie: Kopiere ihn und prüfe im Rückblick die Verteilung. Andere Karten hätten einen anderen Fingerabdruck.
# Not in a solitaire.
fair-opponents = Gegner wissen nur, was sie von ihrem Platz aus sehen. Im Rückblick siehst du die Partie mit den Augen jedes Gegners.
fair-check = Du kannst es selbst nachprüfen: Cardkeep ist freie Software, und in der README steht, wie.
# A command: code, fingerprint, and perspectives of a match.
about-match = Über diese Partie
