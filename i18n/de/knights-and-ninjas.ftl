### The table of Of Knights and Ninjas.
### Terms:
### kingdom: a player's gems, and the cards in front of that player
### gems: what the players take from each other
### troops: peasants, soldiers, knights, and kings; they attack and answer by their strength
### attack: to send troops, a dragon, or a ninja; answer: to play a card against an attack
### fortifications: the castle, archer, or minstrel in front of a kingdom; to fortify: to play them
### standing archer: the archer among a player's own fortifications
### special card: herald, merchant, or monk
### gems on the road: gems that troops have just taken; a highwayman can steal them
### draw pile, discard pile; draft: with two players, cards are drafted instead of drawn
### $gems and $loss are lists like "3 gems" or "3 gems and a castle"; $cards and $with are lists like
### "2 peasants and a jester" or "3 cards"; $who, $on, $from, $to, and $by are players.

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Runde { $round }
summary = Runde { $round }: du hast { $gems }, der beste Gegner { $best }
summary-two = Runde { $round }: du hast { $gems }, dein Gegner { $best }
summary-draft = Draft: du hast { $gems }, dein Gegner { $best }

## The result.

ending = Alle { $rounds } Runden sind vorbei: Es gewinnt, wer die meisten Juwelen hat.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] Stärke 1, beliebig viele zusammen
        [soldier] Stärke 2
        [knight] Stärke 3
        [king] Stärke 4
        [castle] hält Truppen fern
        [archer] hält Angreifer fern oder tötet einen Schützen
        [minstrel] stoppt jeden Angriff
        [ladder] bringt deine Truppen über eine Burg
        [catapult] zerstört eine Burg samt Schützen
        [ninja] nimmt 2 Juwelen, trotz Burg und Schützen
        [dragon] nimmt 2 Juwelen, verbrennt die Burg
        [highwayman] stiehlt Juwelen unterwegs
        [princess] kontert einen Ritter oder Drachen
        [executioner] stoppt einen Angriff oder Schützen
        [traitor] lenkt Truppen auf ihren Angreifer
        [herald] du nimmst eine Karte, die ein Gegner zeigt
        [merchant] { $gems } für die halbe Hand eines Gegners
        [monk] Gegner mit einer Burg zahlen dir
       *[jester] spielt jede andere Karte
    }
# With two players.
short-two =
    { $card ->
        [minstrel] dein Gegner wirft 2 Karten ab
        [herald] du nimmst eine von zwei gezeigten Karten
        [merchant] { $gems } für die halbe Hand deines Gegners
       *[monk] dein Gegner zahlt dir für eine Burg
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } plant einen Zug.
wait-answer = { $who } überlegt, was gegen { CARD($cards, case: "accusative") } hilft.
# With two players; three or more.
wait-road-two = { $who } darf die Juwelen unterwegs stehlen.
wait-road =
    { $count ->
        [one] Ein Juwel ist unterwegs. Mal sehen, ob es jemand stiehlt.
       *[other] { $count } Juwelen sind unterwegs. Mal sehen, ob sie jemand stiehlt.
    }
wait-show-two = { $who } wählt Karten zum Zeigen.
wait-show = Deine Gegner wählen, was sie zeigen.
wait-take = { $who } nimmt eine der gezeigten Karten.
wait-pay-two = { $who } wählt, womit bezahlt wird.
wait-pay = Alle mit einer Burg wählen, wie sie bezahlen.
wait-discard = { $who } muss { CARD($cards, case: "accusative") } abwerfen.
wait-draft = { $who } sieht sich eine Karte an.
match-over = Die Partie ist vorbei.

## Prompts in the player's own turn.

turn-choose = Dein Zug. Wähle eine Karte.
turn-attack-fortify-special = Dein Zug: Greife an, befestige oder spiele eine Sonderkarte.
turn-attack-fortify = Dein Zug: Greife an oder befestige.
turn-attack-special = Dein Zug: Greife an oder spiele eine Sonderkarte.
turn-fortify-special = Dein Zug: Befestige oder spiele eine Sonderkarte.
turn-attack = Dein Zug: Greife einen Gegner an.
turn-fortify = Dein Zug: Befestige dein Königreich.
turn-special = Dein Zug: Spiele eine Sonderkarte.
# Follows one of the above.
turn-or-discard = Oder wirf eine Karte ab.
turn-or-draft = Oder beginne einen neuen Draft.
turn-only-discard = Du kannst nichts spielen. Wirf eine Karte ab.
turn-only-draft = Du kannst nichts spielen. Beginne einen neuen Draft.
turn-attacking = Du greifst { $on } an. Greife weiter an oder beende deinen Zug.
turn-fortifying = Du befestigst. Spiele noch eine Karte oder beende deinen Zug.
turn-finished = Du kannst nichts mehr spielen. Beende deinen Zug.

## What the player lost to others; $losses is one sentence or several.

since-turn = Seit deinem letzten Zug: { $losses }
since-deal = Seit dem Austeilen: { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } nahm dir { CARD($loss, case: "accusative") } ab.
lost-with = { $who } nahm dir mit { CARD($with, case: "dative") } { CARD($loss, case: "accusative") } ab.

## Prompts when the player is asked something.

asked-attack = { $by } greift dich mit { CARD($cards, case: "dative") } an. Kontere, oder du verlierst { $gems }.
asked-attack-fort = { $by } greift dich mit { CARD($cards, case: "dative") } an. Kontere, oder du verlierst { $gems } und { CARD($lost, form: "your", case: "accusative") }.
asked-attack-match = { $by } greift dich mit { CARD($cards, case: "dative") } an. Kontere, oder du verlierst { $gems }, und { $by } gewinnt die Partie.
asked-turned =
    { $count ->
        [0] { $by } spielt einen Verräter: Dein Angriff trifft dich, aber du hast keine Juwelen zu verlieren.
       *[other] { $by } spielt einen Verräter: Dein Angriff trifft dich. Kontere, oder du verlierst { $gems }.
    }
asked-turned-match = { $by } spielt einen Verräter: Dein Angriff trifft dich. Kontere, oder du verlierst { $gems } und die Partie.
asked-archer = { $by } schickt einen Schützen gegen deinen. Kontere, oder du verlierst ihn.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } nimmt dir { $gems } ab. Räuber spielen?
       *[other] { $who } nimmt { $from } { $gems } ab. Räuber spielen?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } nimmt dir { $gems } ab.
       *[other] { $who } nimmt { $from } { $gems } ab.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } nimmt dir { $gems } ab und gewinnt damit. Räuber spielen?
       *[other] { $who } nimmt { $from } { $gems } ab und gewinnt damit. Räuber spielen?
    }
road-back =
    { $steals ->
        [yes] { $who } holt sich { $gems } zurück. Räuber spielen?
       *[no] { $who } holt sich { $gems } zurück.
    }
asked-show = { $who } spielt einen Herold. Wähle eine Karte zum Zeigen; { $who } nimmt eine der gezeigten.
asked-show-two =
    { $count ->
        [one] { $who } spielt einen Herold. Wähle eine Karte zum Zeigen.
       *[other] { $who } spielt einen Herold. Wähle { $count } Karten zum Zeigen; { $who } nimmt eine davon.
    }
asked-show-next = { $who } spielt einen Herold. Wähle Karte { $number } von { $of } zum Zeigen.
asked-take = Nimm eine der gezeigten Karten.
asked-pay-either = { $who } spielt einen Mönch. Zahle { $gems } oder wähle { $cards } zum Bezahlen, eine nach der anderen.
asked-pay-gems = { $who } spielt einen Mönch. Zahle { $gems }.
asked-pay-cards = { $who } spielt einen Mönch. Wähle { $cards } zum Bezahlen.
asked-pay-next = { $who } spielt einen Mönch. Wähle Karte { $number } von { $of } zum Bezahlen.
asked-discard = Wegen des Barden musst du { $cards } abwerfen.
asked-draft = Behalte diese Karte, oder gib sie { $who } und sieh dir die nächste an.
asked-draft-last = Letzte Karte: Behalte sie oder gib sie { $who }. Wer sie bekommt, beginnt.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Keine deiner Karten kontert { CARD($cards, case: "accusative") }, aber du hast keine Juwelen zu verlieren.
       *[other] Keine deiner Karten kontert { CARD($cards, case: "accusative") }: Du verlierst { $gems }.
    }
forced-attack-fort = Keine deiner Karten kontert { CARD($cards, case: "accusative") }: Du verlierst { $gems } und { CARD($lost, form: "your", case: "accusative") }.
forced-attack-match = Keine deiner Karten kontert { CARD($cards, case: "accusative") }: Du verlierst { $gems }, und { $by } gewinnt die Partie.
forced-archer = Du kannst den Schützen nicht kontern und verlierst deinen.
forced-draft = Du kannst nichts spielen, also beginnt ein neuer Draft.
forced-pass = Du hast keine Karten, dein Zug wird übersprungen.
forced-end = Du kannst nichts mehr spielen, dein Zug endet.
forced-discard = Du kannst nichts spielen und wirfst eine Karte ab.

## What to do with the chosen card. These follow `card-short`.

held-idle = Jetzt nicht spielbar.
held-discard = Jetzt nur zum Abwerfen.
held-again = Zum Spielen in die Mitte tippen.
held-own-kingdom = { TAP("Tippe", "Klicke") } auf dein Königreich.
held-kingdom = { TAP("Tippe", "Klicke") } auf das Königreich von { $on }.
held-lit = { TAP("Tippe", "Klicke") } auf ein hervorgehobenes Königreich.
held-lit-or-own = { TAP("Tippe", "Klicke") } auf ein hervorgehobenes oder dein eigenes Königreich.
held-jester = { TAP("Tippe", "Klicke") } auf ein Ziel oder auf „{ $button }“.
held-key = Drücke Enter zum Spielen.
held-key-on = Drücke Enter, um die Karte gegen { $on } zu spielen.
held-key-options = Drücke Enter für eine Auswahl.
held-key-jester = Drücke Enter und wähle, als was er spielt.

## The chosen card where the player is asked for one.

confirm-show = { CARD($card, case: "accusative", form: "title") } zeigen?
confirm-pay = Mit { CARD($card, case: "dative") } bezahlen?
confirm-take = { CARD($card, case: "accusative", form: "title") } von { $from } nehmen?
confirm-discard = { CARD($card, case: "accusative", form: "title") } abwerfen?

## What an answer does; $does in `card-short`.

answer-stops-archer = stoppt den Schützen und beendet den Zug
answer-as-executioner = kann als Henker kontern
answer-stops = stoppt den Angriff
answer-minstrel-two = stoppt den Angriff, und { $by } wirft 2 Karten ab
answer-minstrel = stoppt den Angriff und schützt dein Königreich
answer-princess = { CARD($card) } kommt auf deine Hand
answer-traitor = lenkt den Angriff auf { $by }
answer-jester = kann als andere Karte kontern
answer-saves = du verlierst nichts
answer-reduces = du verlierst nur { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: vor deinem Königreich ablegen.
drag-no = { CARD($card, form: "title") }: gegen { $on } nicht spielbar.
drag-on = { CARD($card, form: "title") }: gegen { $on } spielen.
drag-note = { CARD($card, form: "title") } gegen { $on }: { $note }.

## Refusals.

when-highwayman = Spiele den Räuber, wenn Truppen Juwelen genommen haben: Er stiehlt sie unterwegs.
when-princess = Spiele die Prinzessin, wenn dich ein Ritter oder Drache angreift.
when-executioner = Spiele den Henker, wenn du angegriffen wirst oder ein Schütze deinen angreift.
when-traitor = Spiele den Verräter, wenn dich Truppen angreifen.
plays-on-all = { CARD($card, form: "capital") } wirkt auf alle Gegner zugleich: Wähle die Karte und { TAP("tippe", "klicke") } in die Mitte.
plays-on-none = { CARD($card, form: "capital") } braucht kein Ziel: Wähle die Karte und { TAP("tippe", "klicke") } in die Mitte.
not-there = Dort kannst du { CARD($card, case: "accusative") } nicht spielen.
not-here = Das geht hier nicht.

# The rules of the game forbid it.
refused-attack-first = Du wirst angegriffen. Kontere oder nimm den Verlust hin.
refused-road-first = Stiehl zuerst die Juwelen unterwegs oder lass sie ziehen.
refused-show-first = Wähle zuerst eine Karte zum Zeigen.
refused-take-first = Nimm zuerst eine der gezeigten Karten.
refused-pay-first = Bezahle zuerst den Mönch.
refused-discard-first = Wirf zuerst für den Barden eine Karte ab.
refused-draft-first = Behalte zuerst diese Karte oder gib sie weg.
refused-not-now = Das geht jetzt nicht.
refused-not-like-that = So kannst du diese Karte nicht spielen.
refused-not-held = Du hast { CARD($card, form: "no", case: "accusative") } auf der Hand.
refused-too-few = So viele { CARD($card, form: "many", case: "accusative") } hast du nicht.
refused-chosen = Du hast { CARD($card, form: "your", case: "accusative") } schon gewählt. Wähle eine andere Karte.
refused-not-fortification = Nur Burgen, Schützen und Barden können dein Königreich befestigen.
refused-answer = Mit { CARD($card, form: "a", case: "dative") } kannst du { CARD($attack, form: "a", case: "accusative") } nicht kontern.
refused-only-executioner = Nur ein Henker kann einen Schützen kontern.
refused-no-discard = Du hast in diesem Zug schon eine Karte gespielt und kannst keine abwerfen. Beende deinen Zug.
refused-nothing-played = Du hast in diesem Zug noch nichts gespielt.
refused-end-turn = Du hast in diesem Zug schon eine Karte gespielt. Beende stattdessen deinen Zug.
refused-fortified = Du hast in diesem Zug befestigt und kannst nicht angreifen.
refused-attacking = Du hast in diesem Zug angegriffen und kannst nicht befestigen.
refused-after-special = Du hast eine Sonderkarte gespielt und kannst nicht angreifen.
refused-special-alone = Eine Sonderkarte muss die einzige Karte deines Zugs sein.
refused-archer-first = Deinen stehenden Schützen kannst du nur zu Beginn deines Zugs schicken.
refused-one-target = Du kannst pro Zug nur einen Gegner angreifen.
refused-must-discard = Wenn du nichts spielst, wirf eine Karte ab.
refused-start-draft = Mit weniger als { $count } Karten beginnst du einen neuen Draft, statt abzuwerfen.
refused-draft-instead = Du hast keine Karten, also beginne einen neuen Draft.
refused-too-many = Du hast zu viele Karten für einen neuen Draft. Wirf stattdessen eine ab.
refused-yourself = Du kannst dich nicht selbst angreifen.
refused-no-gems = Wer keine Juwelen hat, kann nicht angegriffen werden.
refused-minstrel = Der Barde dort stoppt jeden Angriff.
refused-archer = Der Schütze dort stoppt { CARD($card, form: "your", case: "accusative") }. Greife mit einem Ninja an oder schicke zuerst einen Schützen.
refused-castle = Die Burg stoppt { CARD($card, form: "your", case: "accusative") }. Spiele zuerst eine Leiter oder ein Katapult.
refused-no-archer = Dort steht kein Schütze.
refused-no-castle = Dort steht keine Burg.
refused-no-own-archer = Du hast keinen stehenden Schützen.
refused-one-of-each = So eine Karte steht schon vor deinem Königreich.
refused-one-minstrel = Vor deinem Königreich steht schon ein Barde.
refused-merchant-rival = Wähle einen Gegner für den Händler.
refused-merchant-cards = Der Händler braucht einen Gegner mit mindestens 2 Karten.
refused-merchant-price = Du kannst dir den Händler nicht leisten: Er kostet { $gems }.
refused-no-rival-castle = Kein Gegner hat eine Burg, deshalb kannst du den Mönch nicht spielen.
refused-paying-cards = Du zahlst mit Karten. Wähle die übrigen.
refused-pay-gems = Du hast nicht genug Juwelen. Zahle stattdessen mit Karten.
refused-pay-cards = Um mit Karten zu zahlen, brauchst du { $cards }. Zahle stattdessen mit Juwelen.

## Buttons.

button-attack = { $on } angreifen
button-use = Gegen { $on }
button-trade = Mit { $on } handeln
button-fortify = Befestigen
button-play = Spielen
button-answer = Kontern
button-steal = Stehlen
button-show = Karte zeigen
button-pay = Karte abgeben
button-discard = Abwerfen
button-take = Karte nehmen
# These open a list of choices.
button-attack-choose = Angreifen …
button-play-choose = Spielen …
button-end-turn = Zug beenden
button-redraft = Neuer Draft
# What the player loses without an answer.
button-accept = Hinnehmen
button-lose = { $gems } verlieren
button-lose-fort = { $gems } und { CARD($lost, form: "bare", case: "accusative") } verlieren
button-lose-match = Partie verlieren
button-lose-archer = Schützen verlieren
button-steal-gems = { $gems } stehlen
button-steal-jester = Narren spielen
button-let-go = Ziehen lassen
button-pay-gems = { $gems } zahlen
button-keep = Karte behalten
button-give = An { $who } geben

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Den Narren spielen als
choose-purpose = Wie willst du { CARD($card, case: "accusative") } spielen?
choose-attackers = { $on } angreifen: mit wie vielen?
choose-answers = Kontern: mit wie vielen?
cards = { CARD($cards, form: "number") }
strength = Stärke { $strength }
lose-nothing = du verlierst nichts
lose-gems = du verlierst { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = Barde stoppt
note-archer = Schütze stoppt
note-castle = Burg stoppt
note-no-gems = keine Juwelen
note-brings = bringt { $cards }
note-takes = nimm bis zu { $gems }
# The number of gems depends on how many peasants attack.
note-ladder = du erklimmst die Burg
note-catapult = du zerstörst die Burg
note-catapult-both = du zerstörst beide
note-archer-fight = du tötest den Schützen

## Notes on a kingdom while something is under way there.

note-attacked = angegriffen
note-attacks = greift an
note-has-gems =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] hast das Juwel
               *[other] hast die Juwelen
            }
       *[other]
            { $count ->
                [one] hat das Juwel
               *[other] hat die Juwelen
            }
    }
note-may-steal = darf stehlen
note-thinking = überlegt …

## Hints.

answers = Mögliche Konter: { CARD($cards, form: "bare") }.
fort-no-gems = Dieses Königreich hat keine Juwelen und kann nicht angegriffen werden.
fort-minstrel = Der Barde schützt dieses Königreich vor jedem Angriff.
fort-none = Truppen, Drachen und Ninjas können dieses Königreich angreifen.
fort-castle = Drachen und Ninjas können angreifen; Truppen brauchen erst eine Leiter oder ein Katapult.
fort-archer = Nur Ninjas können angreifen, außer du schickst zuerst einen Schützen.
fort-both = Nur Ninjas können angreifen, außer du schickst zuerst einen Schützen oder ein Katapult.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] Du greifst { $on } an
       *[other]
            { PERSON($on) ->
                [you] { $by } greift dich an
               *[other] { $by } greift { $on } an
            }
    }
headline-turned =
    { PERSON($by) ->
        [you] Du lenkst den Angriff auf { $on }
       *[other]
            { PERSON($on) ->
                [you] { $by } lenkt den Angriff auf dich
               *[other] { $by } lenkt den Angriff auf { $on }
            }
    }
headline-archer =
    { PERSON($by) ->
        [you] Du schickst einen Schützen gegen { $on }
       *[other]
            { PERSON($on) ->
                [you] { $by } schickt einen Schützen gegen dich
               *[other] { $by } schickt einen Schützen gegen { $on }
            }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } unterwegs zu dir
       *[other] { $gems } unterwegs zu { $who }
    }
headline-taken =
    { PERSON($who) ->
        [you] { $gems } für dich
       *[other] { $gems } für { $who }
    }
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } zurück auf dem Weg zu dir
       *[other] { $gems } zurück auf dem Weg zu { $who }
    }
road-from =
    { PERSON($who) ->
        [you] Beute von dir.
       *[other] Beute von { $who }.
    }
road-open =
    { $count ->
        [one] Ein Räuber kann es stehlen.
       *[other] Ein Räuber kann sie stehlen.
    }
road-closed =
    { $card ->
        [ninja] Einem Ninja kann kein Räuber etwas stehlen.
       *[dragon] Einem Drachen kann kein Räuber etwas stehlen.
    }
headline-herald =
    { PERSON($who) ->
        [you] Für deinen Herold gezeigt
       *[other] Für den Herold von { $who } gezeigt
    }
headline-draft =
    { $count ->
        [one] Letzte Karte des Drafts
       *[other] Noch { $count } Karten im Draft
    }
headline-turn =
    { PERSON($who) ->
        [you] Du bist am Zug
       *[other] { $who } ist am Zug
    }
playing-attack =
    { PERSON($on) ->
        [you] Angriff auf dich
       *[other] Angriff auf { $on }
    }
playing-fortify = Beim Befestigen
playing-special = Sonderkarte
playing-round = Runde { $round } von { $rounds }
drafted = { $who } hat { CARD($cards, case: "accusative") }.
drafted-nothing = { $who } hat keine Karten.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, { $gems } von { $goal } Juwelen.
kingdom-note = { $name }, { $note }, { $gems } von { $goal } Juwelen.
kingdom-gained =
    { $since ->
        [deal] { $gems } mehr seit dem Austeilen.
       *[turn] { $gems } mehr seit deinem letzten Zug.
    }
kingdom-lost =
    { $since ->
        [deal] { $gems } weniger seit dem Austeilen.
       *[turn] { $gems } weniger seit deinem letzten Zug.
    }
kingdom-hand =
    { $count ->
        [one] { $count } Handkarte.
       *[other] { $count } Handkarten.
    }
kingdom-goal = { $gems } von { $goal } Juwelen, die zum Sieg nötig sind.
kingdom-fort = Befestigung: { $cards }.
kingdom-open = Keine Befestigung.
kingdom-level = Stufe: { $level }.
kingdom-known = Bekannte Handkarten: { $cards }.
kingdom-exposed = Andere kennen aus deiner Hand: { CARD($cards, case: "accusative") }.
pile =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
pile-draft =
    { $count ->
        [one] Draft, noch { $count } Karte
       *[other] Draft, noch { $count } Karten
    }
discards =
    { $count ->
        [one] Ablagestapel, { $count } Karte, oben: { CARD($card, form: "bare") }
       *[other] Ablagestapel, { $count } Karten, oben: { CARD($card, form: "bare") }
    }
discards-none = Ablagestapel, leer
discards-title = Ablagestapel ({ $count })
discards-order = Zuletzt abgeworfene Karten zuerst.
pile-left =
    { $count ->
        [one] Noch { $count } Karte im Nachziehstapel. Ist er leer, wird der Ablagestapel zu einem neuen gemischt.
       *[other] Noch { $count } Karten im Nachziehstapel. Ist er leer, wird der Ablagestapel zu einem neuen gemischt.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } Stück
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, spielbar
       *[other] { CARD($card, form: "title") }, { $count } Stück, spielbar
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, jetzt nicht spielbar
       *[other] { CARD($card, form: "title") }, { $count } Stück, jetzt nicht spielbar
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, gewählt
       *[other] { CARD($card, form: "title") }, { $count } Stück, gewählt
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, vor deinem Königreich
       *[other] { CARD($card, form: "title") }, vor dem Königreich von { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, vor deinem Königreich, spielbar
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, von dir gezeigt
       *[other] { CARD($card, form: "title") }, von { $who } gezeigt
    }
label-shown-playable = { CARD($card, form: "title") }, von { $who } gezeigt, kann genommen werden
label-attack = { CARD($card, form: "title") }, greift an
label-answer = { CARD($card, form: "title") }, eben gespielt
label-ladder = { CARD($card, form: "title") }, an einer Burg
label-looked = { CARD($card, form: "title") }, zum Behalten oder Weggeben

## The log, and what is said while it happens.

heading-match = Neue Partie
heading-turn =
    { PERSON($who) ->
        [you] Runde { $round }: du
       *[other] Runde { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] Der Barde verlässt dein Königreich.
       *[other] Der Barde verlässt das Königreich von { $who }.
    }
log-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
log-drew =
    { PERSON($who) ->
        [you] Du ziehst { CARD($cards, case: "accusative") }.
       *[other] { $who } zieht { CARD($cards, case: "accusative") }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] Für dich gibt es keine Karte zu ziehen.
       *[other] Für { $who } gibt es keine Karte zu ziehen.
    }
log-fortified =
    { PERSON($who) ->
        [you] Du befestigst mit { CARD($cards, case: "dative") }.
       *[other] { $who } befestigt mit { CARD($cards, case: "dative") }.
    }
log-played =
    { PERSON($who) ->
        [you] Du spielst { CARD($cards, case: "accusative") }.
       *[other] { $who } spielt { CARD($cards, case: "accusative") }.
    }
log-played-on =
    { PERSON($who) ->
        [you] Du schickst { CARD($cards, case: "accusative") } zu { $on }.
       *[other]
            { PERSON($on) ->
                [you] { $who } schickt { CARD($cards, case: "accusative") } zu dir.
               *[other] { $who } schickt { CARD($cards, case: "accusative") } zu { $on }.
            }
    }
log-discarded =
    { PERSON($who) ->
        [you] Du wirfst { CARD($cards, case: "accusative") } ab.
       *[other] { $who } wirft { CARD($cards, case: "accusative") } ab.
    }
say-must-discard =
    { PERSON($who) ->
        [you] Du musst abwerfen.
       *[other] { $who } muss abwerfen.
    }
log-passed =
    { PERSON($who) ->
        [you] Du hast keine Karten und setzt aus.
       *[other] { $who } hat keine Karten und setzt aus.
    }
log-ladders-left = Leitern werden am Ende des Zugs abgeworfen.
log-redrafted =
    { PERSON($who) ->
        [you] Du beginnst einen neuen Draft. Alle Befestigungen werden abgeworfen.
       *[other] { $who } beginnt einen neuen Draft. Alle Befestigungen werden abgeworfen.
    }
log-nothing-else = Du kannst nichts spielen, also beginnt ein neuer Draft. Alle Befestigungen werden abgeworfen.
log-draft =
    { PERSON($who) ->
        [you] Ein Draft mit { $cards } beginnt. Du siehst dir die erste Karte an.
       *[other] Ein Draft mit { $cards } beginnt. { $who } sieht sich die erste Karte an.
    }
say-looked =
    { PERSON($who) ->
        [you] Du siehst dir eine Karte an.
       *[other] { $who } sieht sich eine Karte an.
    }
log-kept =
    { PERSON($who) ->
        [you] Du behältst { CARD($cards, case: "accusative") }.
       *[other] { $who } behält { CARD($cards, case: "accusative") }.
    }
log-kept-unseen = { $who } behält die Karte.
log-given =
    { PERSON($who) ->
        [you] Du gibst { $to } { CARD($cards, case: "accusative") }.
       *[other]
            { PERSON($to) ->
                [you] { $who } gibt dir { CARD($cards, case: "accusative") }.
               *[other] { $who } gibt { $to } { CARD($cards, case: "accusative") }.
            }
    }
log-ladder =
    { PERSON($who) ->
        [you] Du stellst { CARD($cards, case: "accusative") } an die Burg von { $on }.
       *[other]
            { PERSON($on) ->
                [you] { $who } stellt { CARD($cards, case: "accusative") } an deine Burg.
               *[other] { $who } stellt { CARD($cards, case: "accusative") } an die Burg von { $on }.
            }
    }
log-sent =
    { PERSON($who) ->
        [you] Du schickst { CARD($cards, case: "accusative") } gegen { $on }.
       *[other]
            { PERSON($on) ->
                [you] { $who } schickt { CARD($cards, case: "accusative") } gegen dich.
               *[other] { $who } schickt { CARD($cards, case: "accusative") } gegen { $on }.
            }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] Du schickst deinen stehenden Schützen gegen { $on }.
       *[other]
            { PERSON($on) ->
                [you] { $who } schickt einen stehenden Schützen gegen dich.
               *[other] { $who } schickt einen stehenden Schützen gegen { $on }.
            }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] Das Katapult von { $by } zerstört { CARD($lost, form: "your", case: "accusative") }.
       *[other] { PERSON($by) ->
            [you] Dein Katapult zerstört { CARD($lost, case: "accusative") } von { $who }.
           *[other] Das Katapult von { $by } zerstört { CARD($lost, case: "accusative") } von { $who }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] Der Drache von { $by } brennt deine Burg nieder.
       *[other] { PERSON($by) ->
            [you] Dein Drache brennt die Burg von { $who } nieder.
           *[other] Der Drache von { $by } brennt die Burg von { $who } nieder.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } von { $by } tötet deinen Schützen.
       *[other] { PERSON($by) ->
            [you] { CARD($card, form: "capital") } tötet den Schützen von { $who }.
           *[other] { CARD($card, form: "capital") } von { $by } tötet den Schützen von { $who }.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] Du greifst { $on } mit { CARD($cards, case: "dative") } an (Stärke { $strength }).
       *[other]
            { PERSON($on) ->
                [you] { $who } greift dich mit { CARD($cards, case: "dative") } an (Stärke { $strength }).
               *[other] { $who } greift { $on } mit { CARD($cards, case: "dative") } an (Stärke { $strength }).
            }
    }
log-answered =
    { PERSON($who) ->
        [you] Du konterst mit { CARD($cards, case: "dative") }.
       *[other] { $who } kontert mit { CARD($cards, case: "dative") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Du konterst nicht.
       *[other] { $who } kontert nicht.
    }
log-without-answer = Du konntest nicht kontern.
log-turned =
    { PERSON($on) ->
        [you] Der Verräter lenkt den Angriff auf dich.
       *[other] Der Verräter lenkt den Angriff auf { $on }.
    }
log-stopped = Der Angriff ist gestoppt.
log-stopped-archer = Der Schütze ist gestoppt.
say-turn-over =
    { PERSON($who) ->
        [you] Der Angriff ist gestoppt, und dein Zug ist vorbei.
       *[other] Der Angriff ist gestoppt, und der Zug von { $who } ist vorbei.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] Der Schütze ist gestoppt, und dein Zug ist vorbei.
       *[other] Der Schütze ist gestoppt, und der Zug von { $who } ist vorbei.
    }
log-held-off = Der Angriff ist abgewehrt. Keine Juwelen wurden genommen.
log-charmed =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } kommt auf deine Hand.
       *[other] { CARD($card, form: "capital") } kommt auf die Hand von { $who }.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] Du nimmst { $from } { $gems } ab.
       *[other]
            { PERSON($from) ->
                [you] { $who } nimmt dir { $gems } ab.
               *[other] { $who } nimmt { $from } { $gems } ab.
            }
    }
log-stole =
    { PERSON($who) ->
        [you] Du stiehlst { $from } mit { CARD($cards, case: "dative") } { $gems }.
       *[other]
            { PERSON($from) ->
                [you] { $who } stiehlt dir mit { CARD($cards, case: "dative") } { $gems }.
               *[other] { $who } stiehlt { $from } mit { CARD($cards, case: "dative") } { $gems }.
            }
    }
say-let-go =
    { PERSON($who) ->
        [you] Du lässt die Juwelen ziehen.
       *[other] { $who } lässt die Juwelen ziehen.
    }
log-gained =
    { PERSON($who) ->
        [you] Du entkommst mit { CARD($gems, case: "dative") }.
       *[other] { $who } entkommt mit { CARD($gems, case: "dative") }.
    }
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } nimmt dir mit { CARD($with, case: "dative") } { $gems } ab.
       *[other] { $who } nimmt { $from } mit { CARD($with, case: "dative") } { $gems } ab.
    }
say-decided =
    { PERSON($who) ->
        [you] Du hast dich entschieden.
       *[other] { $who } hat sich entschieden.
    }
log-shown =
    { PERSON($who) ->
        [you] Du zeigst { CARD($cards, case: "accusative") }.
       *[other] { $who } zeigt { CARD($cards, case: "accusative") }.
    }
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($who) ->
        [you] Du nimmst { CARD($cards, case: "accusative") } von { $from }.
       *[other]
            { PERSON($from) ->
                [you] { $who } nimmt { CARD($cards, case: "accusative") } von dir.
               *[other] { $who } nimmt { CARD($cards, case: "accusative") } von { $from }.
            }
    }
log-paid =
    { PERSON($who) ->
        [you] Du zahlst { $to } { $gems }.
       *[other]
            { PERSON($to) ->
                [you] { $who } zahlt dir { $gems }.
               *[other] { $who } zahlt { $to } { $gems }.
            }
    }
log-got =
    { PERSON($who) ->
        [you] Du bekommst { CARD($cards, case: "accusative") } von { $from }.
       *[other]
            { PERSON($from) ->
                [you] { $who } bekommt { CARD($cards, case: "accusative") } von dir.
               *[other] { $who } bekommt { CARD($cards, case: "accusative") } von { $from }.
            }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Stärke 1. Greift an oder kontert einen Angriff von Truppen.
            Du kannst beliebig viele Bauern zusammen spielen, im Angriff wie beim Kontern. Jeder bringt Stärke 1.
        [soldier]
            Stärke 2. Greift an oder kontert einen Angriff von Truppen.
            Die Stärke des Konters wird abgezogen. Der Angriff nimmt 1 Juwel für jeden übrigen Punkt.
        [knight]
            Stärke 3. Greift an oder kontert einen Angriff von Truppen.
            Die Stärke des Konters wird abgezogen. Der Angriff nimmt 1 Juwel für jeden übrigen Punkt.
        [king]
            Stärke 4. Greift an oder kontert einen Angriff von Truppen.
            Die Stärke des Konters wird abgezogen. Der Angriff nimmt 1 Juwel für jeden übrigen Punkt.
        [castle]
            Steht vor deinem Königreich und hält Truppen fern.
            Truppen können sie mit einer Leiter erklimmen, Ninjas kommen an ihr vorbei, und ein Katapult oder Drache zerstört sie.
        [archer]
            Steht vor deinem Königreich und hält alles fern außer Ninjas. Ein Ninja, der nicht gestoppt wird, tötet ihn.
            Vor einem Angriff kannst du ihn auch gegen den Schützen eines Gegners schicken: Beide werden abgeworfen. Auch dein stehender Schütze kann das, als erste Karte deines Zugs.
            Nur ein Henker stoppt ihn: Du verlierst deinen Schützen, der gegnerische bleibt, und dein Zug endet.
        [minstrel]
            Steht vor deinem Königreich: Bis zum Beginn deines nächsten Zugs kann dich nichts angreifen. Dann wird er abgeworfen.
            Du kannst mit ihm auch jeden Angriff kontern: Der Angriff wird abgeworfen, der Zug des Angreifers endet, und der Barde bleibt vor deinem Königreich.
        [ladder]
            Spiele sie vor einem Angriff auf einen Gegner mit Burg und ohne Schützen: Deine Truppen können in diesem Zug die Burg erklimmen. Die Burg bleibt.
        [catapult]
            Spiele es vor einem Angriff auf einen Gegner mit Burg: Es zerstört die Burg und auch den Schützen.
        [ninja]
            Nimmt 2 Juwelen trotz Burg und Schützen und tötet den Schützen. Räuber können diese Juwelen nicht stehlen.
            Nur ein Henker oder ein Barde stoppt ihn.
        [dragon]
            Nimmt 2 Juwelen und verbrennt die Burg. Räuber können diese Juwelen nicht stehlen. Ein Schütze hält ihn fern.
            Nur ein Henker, ein Barde oder eine Prinzessin stoppt ihn.
        [highwayman]
            Stiehlt Juwelen unterwegs: Juwelen, die Truppen gerade jemandem genommen haben. Ein weiterer Räuber kann sie noch einmal stehlen.
        [princess]
            Kontert einen Ritter oder Drachen: Du nimmst diese Karte auf die Hand. Der Angreifer darf weitermachen.
        [executioner]
            Kontert jeden Angriff: Der Angriff wird abgeworfen, und der Zug des Angreifers endet.
            Kontert auch einen Schützen, der gegen deinen geschickt wird: Jener wird abgeworfen, deiner bleibt, und der Zug endet.
        [traitor]
            Kontert Truppen: Sie wenden sich gegen den Angreifer, vorbei an Burg und Schützen. Der Angreifer darf kontern, sogar mit einem weiteren Verräter.
        [herald]
            Jeder Gegner wählt eine Karte zum Zeigen. Du nimmst eine davon, und dein Zug endet.
        [merchant]
            Gib einem Gegner mit mindestens 2 Karten { $gems } und nimm ungesehen die Hälfte seiner Karten (abgerundet). Ablehnen geht nicht. Dein Zug endet.
        [monk]
            Jeder Gegner mit einer Burg zahlt dir nach eigener Wahl { $gems } oder { $cards }. Dein Zug endet.
       *[jester]
            Spielt als jede andere Karte deiner Wahl und folgt deren Regeln.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            Wenn du ihn spielst, wirft dein Gegner 2 Karten ab. Er schützt dein Königreich nicht.
            Du kannst mit ihm auch jeden Angriff kontern: Dein Gegner wirft trotzdem 2 Karten ab, der Angriff ist gestoppt, und der Zug des Angreifers endet.
        [herald]
            Dein Gegner wählt 2 Karten zum Zeigen. Du nimmst eine davon, und dein Zug endet.
        [merchant]
            Gib deinem Gegner { $gems } und nimm ungesehen die Hälfte seiner Karten (abgerundet). Er braucht mindestens 2 Karten und kann nicht ablehnen. Dein Zug endet.
       *[monk]
            Hat dein Gegner eine Burg, zahlt er dir nach eigener Wahl { $gems } oder { $cards }. Dein Zug endet.
    }
rule-jester = Das ist ein Narr, gespielt als diese Karte. Zurück auf der Hand oder im Stapel ist er wieder nur ein Narr.

## The guide.

guide-line = Nimm die Juwelen deiner Gegner und verteidige deine mit Burgen, Schützen und Bluffs.
guide-brief-goal = Sammle vor allen anderen 10 Juwelen. Zu zweit brauchst du alle 12.
guide-brief-turn = Ziehe 2 Karten (zu zweit wählt ihr sie stattdessen im Draft). Dann greife an, befestige oder spiele eine Sonderkarte.
guide-brief-watch = Wirst du angegriffen, kontere mit der richtigen Karte, sonst verlierst du Juwelen.
guide-part-rival = Das Königreich eines Gegners mit Juwelen und Karten
guide-part-forts = Befestigungen: Sie halten die meisten Angriffe auf
guide-part-piles = Nachziehstapel und Ablagestapel
guide-part-attack = Der Angriff
guide-part-answer = Die Karte, die ihn kontert
guide-part-kingdom = Dein Königreich und deine Juwelen
guide-part-hand = Deine Hand
guide-goal-title = Ziel
guide-goal = Alle beginnen mit 5 Juwelen und 2 Karten. Wer zuerst 10 Juwelen hat, gewinnt. Niemand scheidet aus: Auch ohne Juwelen oder Karten spielst du weiter und kannst noch gewinnen. Zu zweit sind einige Regeln anders, siehe „Zu zweit“ weiter unten.
guide-turn-title = Dein Zug
guide-turn = Ziehe 2 Karten (im allerersten Zug der Partie nur 1). Dann hast du die Wahl: Greife einen Gegner an, befestige dein Königreich oder spiele eine Sonderkarte. Wenn du nichts spielst, wirf eine Karte ab.
guide-attack-title = Angreifen
guide-attack =
    Deine Truppen sind Bauern (Stärke 1), Soldaten (2), Ritter (3) und Könige (4). Schicke eine Karte gegen einen Gegner, der Juwelen hat, oder beliebig viele Bauern zusammen. Der Angriff nimmt so viele Juwelen, wie er Stärke hat, abzüglich der Stärke des Konters. Ein Drache oder Ninja nimmt 2 Juwelen, und Truppen können ihn nicht kontern.

    Nimmt der Angriff keine Juwelen, kannst du denselben Gegner noch einmal angreifen. Sobald Juwelen genommen sind, ist dein Zug vorbei.
guide-walls-title = Vorbei an Befestigungen
guide-walls =
    Burg: hält Truppen fern. Spiele zuerst eine Leiter, dann können deine Truppen sie in diesem Zug erklimmen. Ein Katapult zerstört sie samt dem Schützen. Ein Drache verbrennt sie.

    Schütze: hält alles fern außer Ninjas. Schicke zuerst einen eigenen Schützen gegen ihn, aus der Hand oder, als erste Karte deines Zugs, aus deinem Königreich. Beide werden abgeworfen.

    Barde: hält alles fern.

    Leitern, Katapulte und Schützen nehmen keine Juwelen, du kannst also danach angreifen. Nur ein Henker kann deinen Schützen stoppen: Er wird abgeworfen, und dein Zug endet. Ein Drache verbrennt die Burg und ein Ninja tötet den Schützen nur, wenn der Angriff nicht gestoppt wird.
guide-fortify-title = Befestigen
guide-fortify = Spiele beliebig viele Burgen, Schützen und Barden, aber von jeder Art darf nur eine Karte vor deinem Königreich stehen. Ein Barde geht, wenn dein nächster Zug beginnt.
guide-special-title = Sonderkarten und der Narr
guide-special =
    Herold: Jeder Gegner wählt eine Karte zum Zeigen, und du nimmst eine davon.

    Händler: Gib einem Gegner mit mindestens 2 Karten 1 Juwel und nimm ungesehen die Hälfte seiner Karten (abgerundet).

    Mönch: Jeder Gegner mit einer Burg zahlt dir nach eigener Wahl 1 Juwel oder 2 Karten.

    Nichts stoppt eine Sonderkarte, und sie beendet deinen Zug. Der Narr spielt als jede andere Karte und folgt deren Regeln.
guide-answers-title = Wenn du angegriffen wirst
guide-answers =
    Du kannst mit einer Karte kontern oder mit beliebig vielen Bauern.

    Truppen: ziehen ihre Stärke von angreifenden Truppen ab.

    Prinzessin: nimmt den angreifenden Ritter oder Drachen auf deine Hand.

    Verräter: lenkt Truppen auf den Angreifer, vorbei an allen Befestigungen. Der Angreifer kann sie kontern.

    Henker: stoppt jeden Angriff und auch einen Schützen, der gegen deinen geschickt wird. Der Zug endet.

    Barde: stoppt jeden Angriff und bleibt vor deinem Königreich. Der Zug endet.
guide-road-title = Juwelen unterwegs
guide-road = Nehmen Truppen Juwelen, sind diese einen Moment lang unterwegs. Alle außer dem, der sie genommen hat, können sie mit einem Räuber stehlen, und ein weiterer Räuber kann sie noch einmal stehlen. Tut es niemand, kommen sie an. Juwelen, die ein Drache oder Ninja nimmt, können nicht gestohlen werden.
guide-two-title = Zu zweit
guide-two =
    Ziel: Ihr beginnt mit je 6 Juwelen. Nimm alle 12, um zu gewinnen.

    Draft: Statt Karten zu ziehen, verteilt ihr jeweils 15 Karten in einem Draft. Sieh dir die oberste Karte an. Behältst du sie, ist dein Gegner dran. Gibst du sie ihm, sieh dir selbst die nächste an. Wer die letzte Karte bekommt, spielt zuerst.

    Dein Zug: Wenn du nichts spielst, wirf eine Karte ab. Mit höchstens 3 Karten beginne stattdessen einen neuen Draft; alle Befestigungen werden abgeworfen.

    Herold: Dein Gegner zeigt 2 Karten. Händler: kostet 2 Juwelen. Mönch: Dein Gegner zahlt 2 Juwelen oder 3 Karten.

    Barde: schützt dein Königreich nicht. Immer wenn du ihn spielst, wirft dein Gegner 2 Karten ab. Als Konter stoppt er außerdem den Angriff und beendet den Zug.
guide-cards-title = Alle Karten
guide-cards = Es gibt 95 Karten. Die Zahl neben einem Namen sagt, wie viele es von dieser Art sind.
guide-end-title = Ende der Partie
guide-end = Hat nach 60 Runden (zu zweit 120) niemand gewonnen, gewinnt, wer die meisten Juwelen hat; bei Gleichstand wird der Sieg geteilt. Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt. Ab drei Spielern beginnt der Sieger einer Partie die Revanche. Mit der Hausregel „{ $rule }“ braucht man 12 Juwelen statt 10.
guide-table-title = Bedienung
guide-table =
    { TAP("Tippe", "Klicke") } auf eine Karte und dann auf das Königreich, gegen das du sie spielst, oder zum Befestigen auf dein eigenes, oder ziehe sie dorthin. Mögliche Königreiche sind hervorgehoben; mit Tipps zeigen sie, was geschehen würde. Gibt es mehr zu entscheiden, etwa wie viele Bauern du schickst, wirst du gefragt. Um den Schützen vor deinem Königreich zu schicken, { TAP("tippe", "klicke") } zuerst auf dein Königreich. { TAP("Tippe", "Klicke") } für Einzelheiten auf den Ablagestapel oder ein Königreich. Halte eine Karte gedrückt oder klicke mit der rechten Maustaste darauf, um ihre Regeln zu lesen.

    Mit der Tastatur: Bewege dich mit den Pfeiltasten, wähle mit Enter, löse Schaltflächen mit den Zifferntasten aus und lege eine Karte mit der Rücktaste zurück. H gibt einen Tipp, S sagt dir den Stand an, L öffnet das Protokoll, F1 diese Regeln, und Esc führt zurück.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Truppen, Stärke 1. Beliebig viele zusammen.
        [soldier] Truppen, Stärke 2.
        [knight] Truppen, Stärke 3.
        [king] Truppen, Stärke 4.
        [castle] Vor deinem Königreich: hält Truppen fern.
        [archer] Vor deinem Königreich: lässt nur Ninjas vorbei. Oder tötet den Schützen eines Gegners.
        [minstrel] Vor deinem Königreich: stoppt jeden Angriff bis zu deinem nächsten Zug. Als Konter: stoppt jeden Angriff.
        [ladder] Deine Truppen können in diesem Zug eine Burg erklimmen.
        [catapult] Zerstört eine Burg samt dem Schützen.
        [ninja] Nimmt 2 Juwelen trotz Burg oder Schützen und tötet den Schützen.
        [dragon] Nimmt 2 Juwelen und verbrennt die Burg. Ein Schütze hält ihn fern.
        [highwayman] Stiehlt Juwelen unterwegs.
        [princess] Kontert einen Ritter oder Drachen: Du nimmst diese Karte.
        [executioner] Kontert jeden Angriff oder einen Schützen, der gegen deinen geschickt wird. Der Zug endet.
        [traitor] Kontert Truppen: Sie wenden sich gegen den Angreifer.
        [herald] Jeder Gegner zeigt eine Karte; nimm eine davon.
        [merchant] Nimm für 1 Juwel ungesehen die Hälfte der Karten eines Gegners.
        [monk] Jeder Gegner mit einer Burg zahlt dir 1 Juwel oder 2 Karten.
       *[jester] Spielt als jede andere Karte.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Hält Truppen fern.
        [archer] Lässt nur Ninjas vorbei. Oder tötet einen Schützen.
        [minstrel] Stoppt alle Angriffe bis zu deinem Zug oder einen sofort.
        [ninja] Nimmt 2 Juwelen trotz Burg und Schützen.
        [dragon] Nimmt 2 Juwelen und verbrennt die Burg.
        [executioner] Kontert jeden Angriff. Der Zug endet.
        [princess] Kontert Ritter oder Drachen und nimmt die Karte.
        [merchant] Nimm für 1 Juwel die Hälfte fremder Karten.
        [monk] Gegner mit Burg zahlen 1 Juwel oder 2 Karten.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] nimmt nichts
       *[other] nimmt { $gems }
    }
guide-example-less = 3 minus 1.
guide-example-even = Du kannst noch einmal angreifen.
guide-example-more = Der Rest verfällt.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = Nichts
guide-walls-none = Keine Befestigung: Truppen, Drachen und Ninjas können angreifen.
guide-walls-castle = Burg: Drachen und Ninjas können angreifen, Truppen nur mit Leiter. Du kannst Leitern und Katapulte spielen.
guide-walls-archer = Schütze: Nur Ninjas können angreifen. Du kannst einen Schützen schicken.
guide-walls-both = Burg und Schütze: Nur Ninjas können angreifen. Du kannst einen Schützen oder ein Katapult schicken.
guide-walls-minstrel = Barde: Nichts kann angreifen.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, kann kontern: { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldat, Truppen

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Mit { $gems } gewinnst du.
goal-all = Mit allen { $gems } gewinnst du.
goal-danger =
    { PERSON($who) ->
        [you] Du kannst mit einem Angriff gewinnen.
       *[other] { $who } kann mit einem Angriff gewinnen.
    }
goal-danger-many =
    { $count ->
       *[other] { $count } Gegner können mit einem Angriff gewinnen.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Nicht kontern.
hint-wins = Damit kannst du gewinnen.
hint-takes = Es nimmt { $gems }, wenn niemand kontert.
hint-takes-leader = Es nimmt { $gems } vom Führenden.
hint-opens = Es macht den Weg frei.
hint-guards =
    { $card ->
        [castle] Sie hält Truppen von deinen Juwelen fern.
        [archer] Er hält alle außer Ninjas von deinen Juwelen fern.
       *[other] Bis zu deinem nächsten Zug kann dich nichts angreifen.
    }
hint-rival-discards = { $who } muss 2 Karten abwerfen.
hint-takes-cards = Du bekommst { $cards }.
hint-chooses = Du nimmst eine der gezeigten Karten.
hint-taxes =
    { $count ->
        [one] { $count } Gegner mit Burg muss dir zahlen.
       *[other] { $count } Gegner mit Burgen müssen dir zahlen.
    }
hint-stops-win = Sonst gewinnt { $who }.
hint-saves = Es rettet dir { $gems }.
hint-turns = Es lenkt den Angriff auf { $who }.
hint-captures = Die angreifende Karte kommt auf deine Hand.
hint-saves-archer = Es rettet deinen Schützen.
hint-nothing-to-lose = Du hast nichts zu verlieren.
hint-keeps-answers = Du behältst die Karten zum Kontern.
hint-steals = Du stiehlst { $gems }.
hint-keeps-highwayman = Du behältst deinen Räuber für später.
hint-least = Diese Karte brauchst du am wenigsten.
hint-most = Keine andere gezeigte Karte nützt dir mehr.
hint-keeps-cards = Du behältst deine Karten.
hint-defense =
    { $count ->
        [one] Du behältst eine Karte zum Kontern.
       *[other] Du behältst { $count } Karten zum Kontern.
    }
hint-good-draft = Die meisten ungesehenen Karten sind nicht besser.
hint-poor-draft = Die meisten ungesehenen Karten sind besser.
hint-not-for-rival = Sonst bekommt { $who } sie.
hint-next-card = Du siehst dir stattdessen die nächste an.
hint-new-cards = Der Draft bringt dir neue Karten.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] Du erbeutest { $gems } von { $from }!
       *[other] { $who } erbeutet { $gems } von dir
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Wegelagerer!
# A traitor turns an attack.
headline-treason = Verrat!
headline-held =
    { PERSON($who) ->
        [you] Du wehrst den Angriff ab!
       *[other] { $who } wehrt deinen Angriff ab
    }
headline-lost =
    { $lost ->
        [archer] Dein Schütze fällt
       *[castle] Deine Burg fällt
    }
headline-no-win =
    { PERSON($who) ->
        [you] Kein Sieg für dich
       *[other] Kein Sieg für { $who }!
    }
