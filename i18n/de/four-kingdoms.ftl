### The table of Four Kingdoms, a solitaire.
### Terms: deal (a shuffle; deals have numbers), stock (the face-down pile), waste (where its cards are
### dealt to), free land (one of the seven piles of the tableau), run (cards of one suit, each one higher
### than the card under it), kingdom (the places of a suit: castle with king, queen and jack, tower,
### subjects, dungeon, guest chamber), home (where a card ends up: every place of its kingdom but the guest
### chamber), hint, solution (moves that win), winnable, with help (played with what looks at hidden cards).

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [one] { $count } Zug  { $time }
       *[other] { $count } Züge  { $time }
    }
summary =
    { $stock ->
        [0] { $home } von 52 Karten zu Hause, Talon leer
       *[other] { $home } von 52 Karten zu Hause, { $stock } im Talon
    }

## Buttons and commands.

redo = Wiederholen
hint = Tipp
deal-card = Karte aufdecken
finish = Rest ablegen
show-waste = Ablage zeigen
check-winnable = Noch lösbar?
show-solution = Lösung zeigen
restart = Von vorn
new-deal = Neues Spiel …
# Shows what can be done when no useful moves are left.
options = Möglichkeiten
keep-looking = Weitersuchen
rewind = Zurück zu einer lösbaren Stellung
# On the result of a deal.
again = Neues Spiel

## The menu.

menu-title = Dieses Spiel
# Above "Still winnable?" and "Show solution".
counts-as-help = Dafür werden verdeckte Karten angesehen, deshalb gilt das Spiel als mit Hilfe gespielt.
rewind-counts-as-help = Beim Zurückgehen werden verdeckte Karten angesehen, deshalb gilt das Spiel als mit Hilfe gespielt.

## Questions.

restart-title = Von vorn beginnen?
restart-text = Alle Karten kehren an ihren Ausgangsplatz zurück. Du kannst das rückgängig machen.
hopeless-title = Dieses Spiel ist nicht lösbar
hopeless-text = Trotzdem von vorn beginnen?

## Prompts.

prompt-start = Baue in einer Farbe aufwärts und bring alle Karten nach Hause.
prompt-start-daily = Tagesspiel, { $day }. Baue in einer Farbe aufwärts und bring alle Karten nach Hause.
prompt-home =
    { $home ->
        [one] { $home } von 52 Karten ist zu Hause.
       *[other] { $home } von 52 Karten sind zu Hause.
    }
prompt-automatic =
    { $count ->
        [one] { $count } Karte ist von selbst heimgekehrt.
       *[other] { $count } Karten sind von selbst heimgekehrt.
    }
prompt-where = Wohin mit { CARD($card, case: "dative") }?
prompt-stuck = Keine sinnvollen Züge mehr.
prompt-lost = Von hier aus kannst du nicht mehr gewinnen.
prompt-finish = Der Rest kann von selbst nach Hause.
prompt-complete = Alle vier Königreiche sind vollständig.
prompt-searching = Rechnet …
prompt-solution = So kann man gewinnen. Zum Anhalten tippen.
solution-shown = So hätte man gewinnen können. Deine Stellung ist wiederhergestellt.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = Keine sinnvollen Züge mehr
stuck-text = Was du auch bewegst: Keine Karte lässt sich mehr aufdecken oder nach Hause bringen. Nimm Züge zurück und versuche etwas anderes.
lost-title = Dieses Spiel ist nicht mehr zu gewinnen
lost-text = Es gibt noch Züge, aber keiner führt zum Sieg.

## What was found out.

winnable-yes = Ja, du kannst noch gewinnen.
winnable-no = Nein, von hier aus nicht. Nimm ein paar Züge zurück.
winnable-unknown = Das herauszufinden würde zu lange dauern.
rewound-none = Du kannst von hier aus noch gewinnen.
rewound =
    { $count ->
        [one] { $count } Zug zurückgenommen. Von hier aus kannst du gewinnen.
       *[other] { $count } Züge zurückgenommen. Von hier aus kannst du gewinnen.
    }
rewound-never = Dieses Spiel war von Anfang an nicht lösbar.
rewound-unknown = Das herauszufinden würde zu lange dauern. Du kannst trotzdem Züge zurücknehmen.
no-search = Cardkeep kann das gerade nicht prüfen ({ $reason }).

## Hints.

hint-none = Keine sinnvollen Züge mehr. Nimm Züge zurück und versuche etwas anderes.
hint-deal = Decke die nächste Karte vom Talon auf.
hint-onto = Lege { CARD($card, case: "accusative") } auf { CARD($top, case: "accusative") }.
hint-run-onto = Lege die Folge ab { CARD($card, case: "dative") } auf { CARD($top, case: "accusative") }.
hint-land = Lege { CARD($card, case: "accusative") } auf das leere { CARD($place, form: "bare") }.
hint-run-land = Lege die Folge ab { CARD($card, case: "dative") } auf das leere { CARD($place, form: "bare") }.
hint-guest = Bring { CARD($card, case: "accusative") } ins Gästezimmer.
hint-home = Bring { CARD($card, case: "accusative") } nach Hause.
hint-opens = Dann kann { $card } nach Hause.
hint-turns-up = Das deckt eine verdeckte Karte auf.
hint-empties = Danach ist ein Feld leer.
hint-frees = Darunter wird { $card } frei.
hint-only = Auf dem Tisch hilft gerade kein Zug.
hint-wins = Danach kannst du noch gewinnen.

## What happened, for the log.

log-dealt = { CARD($card, form: "short") } vom Talon aufgedeckt.
log-moved = { CARD($card, form: "short") } { CARD($place, form: "to") } gelegt.
# A run; $first is its lowest card and $last its highest.
log-moved-run = { CARD($first, form: "short") }–{ CARD($last, form: "short") } { CARD($place, form: "to") } gelegt.
log-turned-up = { CARD($card, form: "short") } umgedreht.
log-won = Alle Karten sind zu Hause. Du hast gewonnen.

## The result.

won = Gewonnen!
tally-helped = Mit Hilfe: { $won } von { $played } Spielen gewonnen
# Names of values in a table.
result-daily = Tagesspiel
result-deal = Spiel
result-time = Zeit
result-moves = Züge
result-best-time = Bestzeit
result-fewest-moves = Wenigste Züge

## Places.

stock =
    { $count ->
        [one] Talon, { $count } Karte
       *[other] Talon, { $count } Karten
    }
stock-empty = Der Talon ist leer.
waste =
    { $count ->
        [one] Ablage: { $count } Karte
       *[other] Ablage: { $count } Karten, neueste zuerst
    }
waste-top = { CARD($card, form: "capital") } liegt oben.
waste-empty = Die Ablage ist leer.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = Feld { $number } ist leer. Hierhin passt jede Karte oder Folge.
empty-tower = { $suit }-Turm: Hierher kommt die Zehn.
empty-king = { $suit }-Burg: Hierher kommt der König.
empty-queen =
    { $locked ->
        [yes] { $suit }-Burg: Hierher kommt nach dem König die Dame.
       *[no] { $suit }-Burg: Hierher kommt die Dame.
    }
empty-jack =
    { $locked ->
        [yes] { $suit }-Burg: Hierher kommt nach König und Dame der Bube.
       *[no] { $suit }-Burg: Hierher kommt der Bube.
    }
empty-subjects =
    { $locked ->
        [yes] { $suit }-Untertanen: Hierher kommen Neun bis Zwei, sobald König, Dame und Bube in der Burg sind.
       *[no] { $suit }-Untertanen: Hierher kommen der Reihe nach Neun bis Zwei.
    }
empty-dungeon =
    { $locked ->
        [yes] { $suit }-Verlies: Hierher kommt das Ass, sobald Burg und Turm voll sind.
       *[no] { $suit }-Verlies: Hierher kommt das Ass.
    }
empty-guest =
    { $locked ->
        [yes] { $suit }-Gästezimmer: öffnet sich, sobald König und Dame in der Burg sind.
       *[no] { $suit }-Gästezimmer: Platz für eine { CARD($suit, form: "one") }-Karte, außer dem Ass.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, gewählt, bedeckt
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, gewählt
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, bedeckt
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = Zu Hause in der { $suit }-Burg.
home-tower = Zu Hause im { $suit }-Turm. Dorthin kann die Karte jederzeit.
home-subjects = Zu Hause bei den { $suit }-Untertanen, von Neun bis Zwei.
home-dungeon = Zu Hause im { $suit }-Verlies.
built-on = Auf einem Feld passt { CARD($card) } darauf.
not-built-on = Auf einem Feld passt nichts darauf.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = { CARD($card, form: "capital") } kann noch nicht weg: nur auf { CARD($under, case: "accusative") }, auf ein leeres Feld oder nach Hause.
stays = { CARD($card, form: "capital") } kann noch nicht weg: Der Weg nach Hause ist zu, und kein Feld ist leer.
stays-home = { CARD($card, form: "capital") } ist zu Hause und kann gerade nirgendwo anders hin.
cannot-finish = Du kannst den Rest noch nicht ablegen. Einige Karten können nicht direkt nach Hause.
face-down = Du kannst nur offene Karten bewegen.
refused-no-such-place = Es gibt 7 Felder.
refused-ace-onto-card = Ein Ass kann nur auf ein leeres Feld oder in sein Verlies.
refused-onto-king = Auf einen König passt nichts.
refused-onto-ace = Auf ein Ass passt nichts.
refused-does-not-build = Auf { CARD($top, case: "accusative") } passt nur { CARD($wanted) }.
refused-not-a-run = Mehrere Karten kannst du nur bewegen, wenn sie eine Folge in einer Farbe sind.
refused-other-suit = Nur { $suit }-Karten dürfen { CARD($place, form: "to") }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] In den { $suit }-Turm darf nur die Zehn.
        [king] Hier in die { $suit }-Burg darf nur der König.
        [queen] Hier in die { $suit }-Burg darf nur die Dame.
        [jack] Hier in die { $suit }-Burg darf nur der Bube.
        [dungeon] Ins { $suit }-Verlies darf nur das Ass.
       *[subjects] Zu den { $suit }-Untertanen dürfen nur Neun bis Zwei.
    }
refused-ace-as-guest = Ein Ass darf nicht ins Gästezimmer.
refused-guest-taken = Das { $suit }-Gästezimmer ist schon belegt.
refused-needs-rank = Zuerst muss { CARD($rank, form: "article") } { $rank } in die { $suit }-Burg.
refused-needs-for-guest = Das { $suit }-Gästezimmer öffnet sich, sobald König und Dame in der Burg sind.
refused-needs-for-subjects = Die { $suit }-Untertanen dürfen nach Hause, sobald König, Dame und Bube in der Burg sind.
refused-needs-for-dungeon = Das { $suit }-Verlies öffnet sich, sobald Burg und Turm voll sind.
refused-subjects-in-order = Bei den { $suit }-Untertanen ist { CARD($rank, form: "article") } { $rank } als Nächstes dran.
refused-to-waste = Auf die Ablage kannst du keine Karten legen.
refused-from-home = Von zu Hause kann eine Karte nur auf ein Feld oder in ihr Gästezimmer zurück.
refused-stock-empty = Der Talon ist leer. Er wird nur einmal durchgespielt.
refused-won = Du hast schon gewonnen.
refused-nothing-there = Dort liegt keine Karte, die du bewegen könntest.
refused-same-place = Die Karte liegt schon dort.
refused-one-card = Eine Folge kannst du nur von Feld zu Feld bewegen.

## How to play.

guide-line = Bring alle vier Farben heim in ihre Königreiche. Du spielst allein.
guide-brief-goal = Bring alle 52 Karten nach Hause, in das Königreich ihrer Farbe.
guide-brief-turn = Bring eine Karte nach Hause, oder lege sie auf die nächstniedrigere ihrer Farbe. { TAP("Tippe", "Klicke") } auf den Talon, um eine weitere Karte aufzudecken.
guide-brief-watch = Der Talon wird nur einmal durchgespielt, und auf ein Ass passt nichts. Verbau dir keine Karten, die du brauchst.
guide-part-dungeon = Verlies: das Ass, nach K, Q, J und 10
guide-part-tower = Turm: die Zehn, jederzeit
guide-part-guest = Gästezimmer: eine beliebige Karte außer dem Ass
guide-part-castle = Burg: König, dann Dame, dann Bube
guide-part-subjects = Untertanen: von der Neun bis zur Zwei
guide-part-lands = Felder: Baue in einer Farbe aufwärts
guide-part-stock = Talon und Ablage
guide-goal-title = Ziel
guide-goal = Jede Farbe hat ein Königreich mit Burg, Turm, Untertanen und Verlies. Dort sind ihre Karten zu Hause. Du gewinnst, wenn alle 52 Karten zu Hause sind. Es gibt keinen Gegner und kein Zeitlimit. Die Uhr hält an, während du weg bist, während eine Seite oder ein Menü den Tisch verdeckt und während eine Lösung gezeigt wird. Mit dem entscheidenden Zug bleibt sie stehen.
guide-lands-title = Felder
guide-lands = Es gibt sieben Felder mit je vier Karten, von denen nur die oberste offen liegt. Baue dort in einer Farbe aufwärts: Eine Karte passt auf die nächstniedrigere ihrer Farbe. So angelegte Karten bilden eine Folge. Du kannst eine ganze Folge oder nur ihren oberen Teil auf ein anderes Feld legen. Liegt eine verdeckte Karte oben, wird sie umgedreht. Auf ein leeres Feld passt jede Karte oder Folge. Auf ein Ass passt nichts.
guide-stock-title = Talon und Ablage
guide-stock = { TAP("Tippe", "Klicke") } auf den Talon, um seine nächste Karte auf die Ablage zu legen. Die oberste Karte der Ablage kannst du immer spielen. Der Talon wird nur einmal durchgespielt, also suche erst nach anderen Zügen. Halte die Ablage gedrückt oder klicke mit der rechten Maustaste darauf, um alle ihre Karten zu sehen. Mit der Hausregel „Automatisch aufdecken“ wird eine Karte aufgedeckt, sobald die Ablage leer ist.
guide-castle-title = Burg und Turm
guide-castle = In die Burg kommen der König ihrer Farbe, dann die Dame, dann der Bube. In den Turm darf die Zehn jederzeit. Lass dir damit aber Zeit: Solange die Zehn auf einem Feld liegt, kannst du den Buben darauflegen.
guide-subjects-title = Untertanen und Verlies
guide-subjects = Sind König, Dame und Bube in der Burg, kommen die Untertanen einer nach dem anderen nach Hause, von der Neun bis zur Zwei. Das Ass kommt ins Verlies, sobald Burg und Turm voll sind. Ein kleines Schloss markiert einen Ort, der noch zu ist. { TAP("Tippe", "Klicke") } darauf, um zu sehen, was fehlt.
guide-guest-title = Gästezimmer
guide-guest = Sind König und Dame in der Burg, öffnet sich das Gästezimmer ihrer Farbe. Es nimmt eine beliebige Karte dieser Farbe auf, außer dem Ass, bis du sie anderswo spielen kannst.
guide-back-title = Karten zurückholen
guide-back = Liegt eine Karte zu Hause obenauf, kannst du sie auf ein passendes Feld zurückholen oder in ihr offenes Gästezimmer legen (außer dem Ass). Karten, die nach ihr heimgekommen sind, bleiben dort.
guide-table-title = Bedienung
guide-table =
    { TAP("Tippe", "Klicke") } auf eine Karte, dann auf ihr Ziel, oder ziehe sie dorthin. Die möglichen Ziele sind hervorgehoben. { TAP("Tippe", "Klicke") } ein zweites Mal auf die Karte, damit sie von selbst auf den besten Platz geht. Mit „Direkt spielen“ in den Einstellungen geschieht das schon beim ersten Tippen, wenn es dir nützt. Halte eine Karte gedrückt oder klicke mit der rechten Maustaste darauf, um mehr über sie zu lesen.

    Jeden Zug kannst du rückgängig machen und wiederholen, auch Tage später und sogar einen Neubeginn. Zurückgenommene Züge und Karten, die von selbst nach Hause gehen, zählen nicht als Züge.

    Mit der Tastatur: Wähle mit den Pfeiltasten; Enter nimmt Karten auf und legt sie ab. Bei einer Folge nimmt ein weiteres Enter eine Karte weniger. U macht rückgängig, Y wiederholt, H gibt einen Tipp, D deckt auf, W zeigt die Ablage, F legt den Rest ab, S sagt dir den Stand an, und L öffnet das Protokoll.
guide-help-title = Hilfen
guide-help =
    Ein Tipp nutzt nur, was du selbst siehst. Karten, die du sonst nicht mehr brauchst, gehen von selbst nach Hause, wenn du das nicht in den Einstellungen abschaltest. Kann der Rest direkt nach Hause, drücke „Rest ablegen“.

    Im Menü kannst du prüfen, ob das Spiel noch lösbar ist, oder eine Lösung ansehen. Gibt es keine sinnvollen Züge mehr, kannst du zu einer lösbaren Stellung zurück. Für all das werden verdeckte Karten angesehen, deshalb gilt das Spiel als mit Hilfe gespielt, und deine Statistik führt es getrennt auf.

    In den Einstellungen kannst du dich warnen lassen, wenn ein Spiel verloren ist. Tipps zeigen dann nur Züge, die noch gewinnen können. Nach einer solchen Warnung oder einem solchen Tipp gilt das Spiel als mit Hilfe gespielt.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = passt auf
guide-verdict-off = passt nicht auf
guide-example-higher = Eins höher, gleiche Farbe.
guide-example-king = Ein König beendet eine Folge.
guide-example-suit = Verschiedene Farben.
guide-example-ace = Auf ein Ass passt nichts.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Bring alle { $cards } Karten nach Hause.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = { $suit }-Burg vollendet!
headline-kingdom = { $suit }-Königreich vollendet!
