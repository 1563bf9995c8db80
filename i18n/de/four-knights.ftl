### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade), partner suits (of the same color).

title = Durchgang { $hand } von { $hands }
keep-hand = Hand behalten
yield-battle = Passen
yield-title = In diesem Kampf passen?
yield-text = Du hast noch eine Karte, die kontern kann.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [1] { $points } Punkt
        [2] { $points } Punkt
       *[other] { $points } Punkte
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Partie gewonnen, { $mine } zu { $theirs }
summary-over-lost = Partie verloren, { $mine } zu { $theirs }
summary-over-draw = Partie unentschieden, je { $mine }
summary-ahead = Durchgang { $hand } von { $hands }, du führst { $mine } zu { $theirs }
summary-behind = Durchgang { $hand } von { $hands }, du liegst { $mine } zu { $theirs } zurück
summary-even = Durchgang { $hand } von { $hands }, Gleichstand mit je { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Tausche eine Karte mit der Palisade oder behalte deine Hand.
prompt-swap-slot = { TAP("Tippe", "Klicke") } auf eine Karte der Palisade, um { CARD($card, case: "accusative") } dagegen zu tauschen.
prompt-swap-key = Drücke Enter, um { CARD($card, case: "accusative") } gegen diese Karte zu tauschen.
prompt-swap-first = Wähle zuerst eine Handkarte.
prompt-swap-rival = { $rival } darf eine Karte mit der Palisade tauschen.
prompt-open = Wähle eine Karte zum Eröffnen. Ihr deckt gleichzeitig auf.
prompt-stand-off = Patt. Wähle noch eine Karte.
prompt-open-rival = { $rival } wählt eine Karte.
prompt-answer = Schlage { CARD($card, case: "accusative") }, sonst verlierst du das Feld.
prompt-answer-rival = { $rival } muss { CARD($card, case: "accusative") } schlagen.
prompt-forfeit = Du verlierst den Kampf. Lege deine unwichtigste Karte dazu.
prompt-forfeit-rival = { $rival } hat weniger Karten gespielt und verliert noch eine.
prompt-play = { TAP("Tippe", "Klicke") } auf das Feld, um { CARD($card, case: "accusative") } zu spielen.
prompt-play-key = Drücke Enter, um { CARD($card, case: "accusative") } zu spielen.
prompt-add = { TAP("Tippe", "Klicke") } auf das Feld, um { CARD($card, case: "accusative") } dazuzulegen.
prompt-add-key = Drücke Enter, um { CARD($card, case: "accusative") } dazuzulegen.
prompt-over = { $summary }. Langes Drücken oder Rechtsklick auf einen Stapel zeigt seine Karten.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Du eröffnest mit { CARD($mine, form: "short") }, { $rival } mit { CARD($theirs, form: "short") }.
       *[other] { $me } eröffnet mit { CARD($mine, form: "short") }, { $rival } mit { CARD($theirs, form: "short") }.
    }
log-stand-off = Patt: Keine der beiden Karten schlägt die andere.
log-answered =
    { PERSON($who) ->
        [you] Du konterst mit { CARD($card, form: "short") }.
       *[other] { $who } kontert mit { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Du kannst { CARD($card, form: "short") } nicht schlagen und verlierst den Kampf.
       *[other] { $who } kann { CARD($card, form: "short") } nicht schlagen und verliert den Kampf.
    }
log-yielded =
    { PERSON($who) ->
        [you] Du passt in diesem Kampf.
       *[other] { $who } passt in diesem Kampf.
    }
log-added =
    { PERSON($who) ->
        [you] Du hast eine Karte weniger gespielt und verlierst auch { CARD($card, form: "short") }.
       *[other] { $who } hat eine Karte weniger gespielt und verliert auch { CARD($card, form: "short") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Du gewinnst alle Karten auf dem Feld: { $points }.
       *[other] { $who } gewinnt alle Karten auf dem Feld: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Du gewinnst alle Karten auf dem Feld: { $points }. Damit gewinnst du die Partie!
       *[other] { $who } gewinnt alle Karten auf dem Feld: { $points }. Damit ist die Partie entschieden.
    }
log-took-back = Beide Hände sind leer, deshalb nehmt ihr eure Karten zurück.
log-hand =
    { PERSON($me) ->
        [you] Durchgang { $hand }: du { $mine }, { $rival } { $theirs }.
       *[other] Durchgang { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Du legst { CARD($gave, form: "short") } auf Platz { $slot } und nimmst { CARD($took, form: "short") }.
log-traded-rival = { $rival } tauscht eine Karte mit Platz { $slot }.
log-kept =
    { PERSON($who) ->
        [you] Du tauschst keine Karte mit der Palisade.
       *[other] { $who } tauscht keine Karte mit der Palisade.
    }
log-draw = Die Partie endet unentschieden.
# What decided the match.
result-hand = Den größten Vorsprung brachte Durchgang { $hand }: { $won } zu { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Du gewinnst Durchgang { $hand }
       *[other] { $who } gewinnt Durchgang { $hand }
    }
hand-tied = Durchgang { $hand } endet unentschieden
hand-trade =
    { PERSON($who) ->
        [you] Du hast weniger Karten gewonnen und darfst eine Karte mit der Palisade tauschen.
       *[other] { $who } hat weniger Karten gewonnen und darf eine Karte mit der Palisade tauschen.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Deine Karte liegt verdeckt.
       *[other] { $who } hat eine Karte gewählt.
    }
say-pressed =
    { PERSON($who) ->
        [you] Deine Karte ist geschlagen.
       *[other] Die Karte von { $who } ist geschlagen.
    }

heading-hand = Durchgang { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } Karte
       *[other] { $level }, { $count } Karten
    }
note-thinking = { $level }, überlegt …
# A player's badge for screen readers; $hands is a list of points.
badge = { $name }: { $points }; je Durchgang { $hands }
badge-note = { $name }, { $note }: { $points }; je Durchgang { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du hast { $count } Karte gewonnen
               *[other] Du hast { $count } Karten gewonnen
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Karte gewonnen
               *[other] { $who } hat { $count } Karten gewonnen
            }
    }
pile-points = Punkte je Durchgang: { $hands }.
slot-title = Palisade, Platz { $slot }
slot-mine = Hier hast du { CARD($card, case: "accusative") } abgelegt.
slot-rival = { $rival } hat hier eine Karte abgelegt, die du nicht kennst.
slot-unseen = Diese Karte hat noch niemand gesehen.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Du { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Gleichstand, also tauscht niemand mit der Palisade.
banner-took = Du nimmst { CARD($card, case: "accusative") } von Platz { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, kann getauscht werden
label-play = { CARD($card, form: "title") }, spielbar
label-add = { CARD($card, form: "title") }, kann aufs Feld gelegt werden
label-not-now = { CARD($card, form: "title") }, jetzt nicht spielbar
label-hidden = Verdeckte Karte
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, auf dem Feld, deine Karte Nummer { $number }
       *[no] { CARD($card, form: "title") }, auf dem Feld, gegnerische Karte Nummer { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Verdeckte Karte, auf dem Feld, deine Karte Nummer { $number }
       *[no] Verdeckte Karte, auf dem Feld, gegnerische Karte Nummer { $number }
    }
label-field-of = { CARD($card, form: "title") }, auf dem Feld, Karte Nummer { $number } von { $name }
label-field-hidden-of = Verdeckte Karte, auf dem Feld, Karte Nummer { $number } von { $name }
label-slot = Palisade, Platz { $slot } von { $slots }, verdeckt
label-slot-mine = Palisade, Platz { $slot } von { $slots }: { CARD($card, form: "bare") }, von dir abgelegt

## What a card can do.

beats-suit = Schlägt jedes { CARD($suit, form: "one") }, egal mit welchem Wert.
beats-suit-and-red = Schlägt jedes { CARD($suit, form: "one") } und niedrigere Herz- und Karokarten.
beats-suit-and-black = Schlägt jedes { CARD($suit, form: "one") } und niedrigere Kreuz- und Pikkarten.
loses-to-suit = Verliert gegen jedes { CARD($suit, form: "one") }.
loses-to-suit-and-red = Verliert gegen jedes { CARD($suit, form: "one") } und gegen höhere Herz- und Karokarten.
loses-to-suit-and-black = Verliert gegen jedes { CARD($suit, form: "one") } und gegen höhere Kreuz- und Pikkarten.
beats-card = Sie schlägt { CARD($card, case: "accusative") }.
loses-to-card = Sie verliert gegen { CARD($card, case: "accusative") }.
ties-card = Weder diese Karte noch { CARD($card) } schlägt die andere.

## Why an action is not allowed.

refused-not-in-hand = Du hast { CARD($card, case: "accusative") } nicht auf der Hand.
refused-nobody-pressed = Noch ist keine Karte geschlagen. Eröffne den Kampf mit einer verdeckten Karte.
refused-does-not-beat = { CARD($card, form: "capital") } schlägt { CARD($newest, case: "accusative") } nicht.
refused-may-not-yield = Du hast eine Karte, die kontern kann, also musst du eine spielen.
refused-must-answer = Deine Karte ist geschlagen. Kontere mit einer, die die gegnerische schlägt.
refused-not-pressed = Du kannst nur passen, wenn deine Karte geschlagen ist.
refused-must-add = Du hast diesen Kampf mit einer Karte weniger verloren. Lege eine Karte aufs Feld.
refused-not-loser = Nur wer den Kampf verliert, legt eine Karte dazu.
refused-no-such-slot = Die Palisade hat die Plätze 1 bis { $slots }.
refused-must-trade = Tausche zuerst eine Karte mit der Palisade oder behalte deine Hand.
refused-no-trade = Tauschen kannst du nur vor einem Durchgang, wenn du im letzten weniger Karten gewonnen hast als dein Gegner.
refused-over = Die Partie ist vorbei.

## How to play.

guide-line = Schlage immer wieder die neueste Karte deines Gegners. Kannst du es nicht, verlierst du den Kampf.
guide-brief-goal = Hole in vier Durchgängen die meisten Punkte. Jede im Kampf gewonnene Karte ist einen halben Punkt wert.
guide-brief-turn = Schlage die neueste Karte deines Gegners: mit der Farbe, die ihre Farbe schlägt, oder mit einer höheren Karte ihrer Farbe oder Partnerfarbe.
guide-brief-watch = Kannst du es nicht, verlierst du den Kampf, und dein Gegner gewinnt alle Karten auf dem Feld.
guide-part-rival = Die Hand deines Gegners
guide-part-field = Das Feld: oben die Karten deines Gegners, unten deine
guide-part-beaten = Die Karte, die du schlagen musst
guide-part-circle = Jede Farbe schlägt die nächste
guide-part-stockade = Die Palisade: vier Karten, die niemand kennt
guide-part-hand = Deine Hand
guide-goal-title = Ziel
guide-goal = Gewinne in vier Durchgängen Karten im Kampf. Jede gewonnene Karte ist einen halben Punkt wert. Nach dem vierten Durchgang gewinnt, wer mehr Punkte hat. Bei Gleichstand endet die Partie unentschieden.
guide-opening-title = Einen Kampf eröffnen
guide-opening = Du und dein Gegner wählt je eine Karte und deckt sie gleichzeitig auf. Schlägt eine Karte die andere, muss kontern, wer die geschlagene gespielt hat. Schlägt keine die andere, herrscht Patt: Ihr spielt auf dieselbe Weise je eine weitere Karte, und das neue Paar entscheidet. Sind nach einem Patt beide Hände leer, nehmt ihr die gespielten Karten zurück.
guide-beats-title = Welche Karte welche schlägt
guide-beats = Die Farben schlagen einander im Kreis, egal mit welchem Wert: Sogar die Herz-Zwei schlägt das Pik-Ass. Herz und Karo sind Partnerfarben, ebenso Kreuz und Pik. Bei zwei Karten derselben Farbe oder von Partnerfarben gewinnt der höhere Wert; das Ass ist am höchsten. Bei gleichem Wert schlägt keine die andere.
guide-answering-title = Kontern
guide-answering = Ist deine neueste Karte geschlagen, musst du kontern: Spiele eine Karte, die die neueste Karte deines Gegners schlägt. Dann muss dein Gegner kontern, und so weiter. Du suchst dir aus, mit welcher Karte du konterst. Wenn du kontern kannst, musst du es auch tun, außer mit der Hausregel „Passen“.
guide-losing-title = Das Feld verlieren
guide-losing =
    Kannst du nicht kontern, verlierst du den Kampf. Liegt dann eine ungerade Zahl von Karten auf dem Feld, legst du noch eine beliebige Karte aus der Hand dazu. Dein Gegner gewinnt alle Karten auf dem Feld.

    Mit der Hausregel „Passen“ kannst du einen Kampf auch aufgeben, wenn du kontern könntest. Du verlierst ihn dann auf dieselbe Weise.
guide-hands-title = Vier Durchgänge
guide-hands = Ihr kämpft, bis beide Hände leer sind. Dann bekommt jeder sechs neue Karten. In jedem Durchgang gibt es insgesamt 6 Punkte, und die Karten reichen für vier Durchgänge.
guide-stockade-title = Die Palisade
guide-stockade = Neben dem Feld liegen vier verdeckte Karten, die niemand kennt. Vor dem zweiten, dritten und vierten Durchgang darf, wer im letzten weniger Karten gewonnen hat, eine Handkarte gegen eine davon tauschen, ohne sie vorher anzusehen. Die abgegebene Karte bleibt dort verdeckt liegen, und nur wer sie abgelegt hat, kennt sie. Habt ihr gleich viele Karten gewonnen, tauscht niemand.
guide-table-title = Bedienung
guide-table =
    { TAP("Tippe", "Klicke") } auf eine Karte, um sie aufzunehmen, und dann auf das Feld, um sie zu spielen, oder ziehe sie dorthin. Wenn du kontern musst, sind die passenden Karten hervorgehoben. Halte eine Karte gedrückt oder klicke mit der rechten Maustaste darauf, um zu sehen, was sie schlägt. Ein Platz der Palisade verrät so, wer dort eine Karte abgelegt hat, und ein Stapel zeigt seine Karten.

    Mit der Tastatur: Wähle mit den Pfeiltasten, spiele mit Enter und löse Schaltflächen mit den Zifferntasten aus. H gibt einen Tipp, S sagt dir den Stand an, L öffnet das Protokoll, F1 diese Regeln, und Esc führt zurück.
# The suits stand in a row, and the first again at its end.
guide-cycle = Herz schlägt Pik, Pik schlägt Karo, Karo schlägt Kreuz, und Kreuz schlägt Herz

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = schlägt
# Neither beats the other.
guide-verdict-stand-off = Patt
guide-hearts-spades = Herz schlägt Pik.
guide-diamonds-clubs = Karo schlägt Kreuz.
guide-partners = Partnerfarben: Der höhere Wert gewinnt.
guide-equal = Partnerfarben mit gleichem Wert.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Wer nach { $hands } Durchgängen führt, gewinnt.
goal-danger =
    { PERSON($who) ->
        [you] Mit diesem Kampf kannst du gewinnen.
       *[other] { $who } kann mit diesem Kampf gewinnen.
    }
goal-danger-both = Dieser Kampf kann die Partie entscheiden.

## Hints: what to do, and then why.

hint-play = Spiele { CARD($card, form: "short") }.
hint-add = Lege { CARD($card, form: "short") } aufs Feld.
hint-trade = Tausche { CARD($card, form: "short") } mit Platz { $slot }.
hint-keep = Behalte deine Hand.
hint-yield = Passe in diesem Kampf.
hint-unbeatable = { $rival } kann sie nicht schlagen.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } kann sie meist nicht schlagen.
       *[always] { $rival } kann sie fast nie schlagen.
    }
hint-enough = Das reicht, und du behältst { CARD($card, form: "short") }.
hint-few-beat =
    { $count ->
        [one] Nur { $count } von { $of } möglichen Karten schlägt sie.
       *[other] Nur { $count } von { $of } möglichen Karten schlagen sie.
    }
hint-strong = Sie schlägt { $count } von { $of } möglichen Karten.
hint-saves = Du behältst { CARD($card, form: "short") } zum Kontern.
hint-harder = Sie ist schwerer zu schlagen als { CARD($card, form: "short") }.
hint-keeps-stronger = Du behältst deine stärkeren Karten.
hint-weakest = Es ist deine schwächste Karte.
hint-recovers = Du bekommst { CARD($card, form: "short") } zurück.
hint-below-average = Eine durchschnittliche Karte ist stärker.
hint-good-hand = Keine deiner Karten ist schwach.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] Du nimmst { $count } Karten!
       *[other] { $who } nimmt { $count } Karten
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Alle Karten gehören dir!
       *[other] { $who } nimmt alle Karten
    }
