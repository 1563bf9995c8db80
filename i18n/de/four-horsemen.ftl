### The table of Four Horsemen.
### Terms: match (to 3 Favor), hand (until all cards are played), round (everyone plays a card), lead
### (play the first card of a round), win a round, give (the winner's gifts, a card for each player),
### pile (the cards that a player got, which score), Fate deck (two players only), destroy (a War card
### turns a card face down), out of the hand (by a third Death card), Favor (what the winner of a hand
### gains; it has no plural: 3 Favor).
### The four suits are called horsemen: Death, War, Pestilence, Famine.

title = Durchgang { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Schicksal nutzen
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Verteilen
clear = Zurücknehmen

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Durchgang { $hand }, noch keine Gunst
summary-ahead = Durchgang { $hand }, du führst { $mine } zu { $best } Gunst
summary-behind = Durchgang { $hand }, du liegst { $mine } zu { $best } Gunst zurück
summary-even = Durchgang { $hand }, Gleichstand mit je { $mine } Gunst

## Prompts. $rival is the name of another player.

prompt-open = Du hast die niedrigste Karte und musst { CARD($card, case: "accusative") } ausspielen.
prompt-lead = Du spielst aus. Jede Karte ist erlaubt.
prompt-follow = { CARD($card, form: "capital") } liegt vorn. Spiele eine beliebige Karte.
prompt-play = { TAP("Tippe", "Klicke") } in die Mitte, um { CARD($card, case: "accusative") } zu spielen.
prompt-play-key = Drücke Enter, um { CARD($card, case: "accusative") } zu spielen.
prompt-play-fate = { TAP("Tippe", "Klicke") } in die Mitte, um { CARD($card, case: "accusative") } zu spielen. Oder lege sie unter den Schicksalsstapel und spiele dessen oberste Karte.
prompt-play-fate-key = Enter spielt { CARD($card, case: "accusative") }. F legt sie unter den Schicksalsstapel und spielt dessen oberste Karte.
# Stands before one of the next two.
prompt-out = Du bist in diesem Durchgang raus.
prompt-rival-plays = { $rival } wählt eine Karte.
prompt-rival-gives = { $rival } verteilt die Karten.
prompt-over = Die Partie ist vorbei.

## The only legal action, which is done for the player.

forced-lead = Du hast die niedrigste Karte und musst sie ausspielen.
forced-give = Diese Karten lassen sich nur auf eine Art verteilen. Das passiert von selbst.

## Prompts while the player gives out the cards of a round.

prompt-give = Du hast die Runde gewonnen. { TAP("Tippe", "Klicke") } auf eine Karte, dann auf den Spieler, der sie bekommt.
prompt-give-keys = Du hast die Runde gewonnen. Wähle eine Karte, dann den Spieler, der sie bekommt.
# The winning card is a Death card.
prompt-give-rest = Du hast mit { CARD($card, case: "dative") } gewonnen und musst sie behalten. { TAP("Tippe", "Klicke") } auf eine andere Karte, dann auf einen Spieler.
prompt-give-rest-keys = Du hast mit { CARD($card, case: "dative") } gewonnen und musst sie behalten. Wähle eine andere Karte, dann einen Spieler.
prompt-give-next = { TAP("Tippe", "Klicke") } auf die nächste Karte, dann auf einen Spieler.
prompt-give-next-keys = Wähle die nächste Karte, dann einen Spieler.
prompt-give-all = Die Karten so verteilen?
prompt-give-all-keys = Drücke Enter, um die Karten so zu verteilen.
prompt-give-card = Wer bekommt { CARD($card, case: "accusative") }? { TAP("Tippe", "Klicke") } auf einen Spieler.
prompt-give-card-keys = Wer bekommt { CARD($card, case: "accusative") }? Wähle einen Spieler.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Drücke Enter, um { CARD($card, case: "accusative") } zu behalten.
       *[other] Drücke Enter, um { $who } { CARD($card, case: "accusative") } zu geben.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] Du bekommst die dritte Todeskarte und scheidest aus diesem Durchgang aus.
       *[other] { $who } bekommt die dritte Todeskarte und scheidet aus diesem Durchgang aus.
    }
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } zerstört deine { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } zerstört { CARD($card, case: "accusative") } von { $who }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = 3. Tod: raus
badge-destroyed = Verloren: { $horseman } { $value }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] Du legst { CARD($card, case: "accusative") } unter den Schicksalsstapel.
       *[other] { $who } legt { CARD($card, case: "accusative") } unter den Schicksalsstapel.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] Du legst eine Karte unter den Schicksalsstapel.
       *[other] { $who } legt eine Karte unter den Schicksalsstapel.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] Du hast die niedrigste Karte und spielst { CARD($card, case: "accusative") } aus.
       *[other] { $who } hat die niedrigste Karte und spielt { CARD($card, case: "accusative") } aus.
    }
log-played =
    { PERSON($who) ->
        [you] Du spielst { CARD($card, case: "accusative") }.
       *[other] { $who } spielt { CARD($card, case: "accusative") }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] Du spielst { CARD($card, case: "accusative") } vom Schicksalsstapel.
       *[other] { $who } spielt { CARD($card, case: "accusative") } vom Schicksalsstapel.
    }
log-round-won =
    { PERSON($who) ->
        [you] Du gewinnst die Runde mit { CARD($card, case: "dative") }.
       *[other] { $who } gewinnt die Runde mit { CARD($card, case: "dative") }.
    }
log-given =
    { PERSON($giver) ->
        [you] Du gibst { $who } { CARD($card, case: "accusative") }.
       *[other] { PERSON($who) ->
            [you] { $giver } gibt dir { CARD($card, case: "accusative") }.
           *[other] { $giver } gibt { $who } { CARD($card, case: "accusative") }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Du behältst { CARD($card, case: "accusative") }.
       *[other] { $who } behält { CARD($card, case: "accusative") }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } zerstört deine { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } zerstört { CARD($card, case: "accusative") } von { $who }.
    }
log-out =
    { PERSON($who) ->
        [you] Du bekommst die dritte Todeskarte und scheidest aus diesem Durchgang aus.
       *[other] { $who } bekommt die dritte Todeskarte und scheidet aus diesem Durchgang aus.
    }
# $points is a text like "7 points".
log-favor =
    { PERSON($who) ->
        [you] Du gewinnst Durchgang { $hand } ({ $points }): +1 Gunst.
       *[other] { $who } gewinnt Durchgang { $hand } ({ $points }): +1 Gunst.
    }
log-no-favor = In Durchgang { $hand } erhält niemand Gunst.

## Why something isn't allowed.

refused-must-open = Die niedrigste Karte eröffnet den Durchgang. Spiele { CARD($card, case: "accusative") } aus.
refused-not-in-hand = { CARD($card, form: "capital") } ist nicht auf deiner Hand.
refused-no-fate-deck = Den Schicksalsstapel gibt es nur zu zweit.
refused-opens-from-fate = Zum Eröffnen eines Durchgangs kannst du den Schicksalsstapel nicht nutzen. Spiele eine Handkarte.
refused-round-not-won = Du kannst erst Karten verteilen, wenn alle gespielt haben.
refused-must-give = Du hast die Runde gewonnen. Verteile zuerst ihre Karten.
refused-not-one-each = Gib jedem, der noch im Durchgang ist, genau eine Karte, auch dir selbst.
refused-not-the-round = Verteile jede Karte dieser Runde genau einmal.
refused-must-take = Du hast mit { CARD($card, case: "dative") } gewonnen und musst sie behalten.

## Players.

note-out = Raus
note-thinking = Überlegt …
# Flies to who gains it.
award = +1 Gunst
favor = { $favor } Gunst
# What decided the match.
result-ahead = Mit { $favor } zu { $next } Gunst gewonnen.
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, { $favor } von { $target } Gunst.
badge-note = { $name }, { $note }, { $favor } von { $target } Gunst.
badge-out = { $name }, aus diesem Durchgang ausgeschieden, { $favor } von { $target } Gunst.
# $worth is a number with its sign.
badge-worth = Wert der Karten: { $worth }.
badge-worth-then = Wert der Karten: { $worth }, dann { $then }.
badge-worth-then-out = Wert der Karten: { $worth }, dann ausgeschieden.
badge-deaths = Todeskarten: { $deaths } von { $fatal }.
badge-pestilence = Pest { $sum }, zählt.
badge-pestilence-quiet = Pest { $sum }, zählt nicht.
badge-famine-sum = Hunger { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } Handkarte.
       *[other] { $cards } Handkarten.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (blind)
fate-spot = Schicksal: { $count }
fate-label =
    { $count ->
        [one] Schicksalsstapel, { $count } verdeckte Karte
       *[other] Schicksalsstapel, { $count } verdeckte Karten
    }
fate-help = Wähle zuerst eine Handkarte. Dann kannst du sie unter den Schicksalsstapel legen und stattdessen dessen oberste Karte spielen.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, spielbar
label-chosen = { CARD($card, form: "title") }, gewählt, spielbar
label-not-now = { CARD($card, form: "title") }, jetzt nicht spielbar
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, von dir gespielt
       *[other] { CARD($card, form: "title") }, von { $who } gespielt
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, von dir gespielt, zu verteilen
       *[other] { CARD($card, form: "title") }, von { $who } gespielt, zu verteilen
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, von dir gespielt, gewählt, zu verteilen
       *[other] { CARD($card, form: "title") }, von { $who } gespielt, gewählt, zu verteilen
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, geht an dich, kann zurückgenommen werden
       *[other] { CARD($card, form: "title") }, geht an { $who }, kann zurückgenommen werden
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, geht an dich, nicht änderbar
       *[other] { CARD($card, form: "title") }, geht an { $who }, nicht änderbar
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, in deinem Stapel
       *[other] { CARD($card, form: "title") }, im Stapel von { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, verdeckt, in deinem Stapel
       *[other] { CARD($card, form: "title") }, verdeckt, im Stapel von { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Durchgang { $hand }: Du erhältst 1 Gunst
       *[other] Durchgang { $hand }: { $who } erhält 1 Gunst
    }
hand-decides =
    { PERSON($who) ->
        [you] Durchgang { $hand }: Du erhältst die letzte Gunst und gewinnst die Partie
       *[other] Durchgang { $hand }: { $who } erhält die letzte Gunst und gewinnt die Partie
    }
hand-tied = Durchgang { $hand }: Niemand erhält Gunst
note-most = Die meisten Punkte in diesem Durchgang.
note-tied = Gleichstand an der Spitze.
note-last = In diesem Durchgang ist sonst niemand mehr übrig.
note-nobody = Alle sind aus diesem Durchgang ausgeschieden.
# Stands after one of the notes above.
note-why-out = Wer drei Todeskarten hat, scheidet aus und erhält keine Punkte.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Raus

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] { $value } Punkt wert. Aber mit drei offenen Todeskarten scheidest du aus dem Durchgang aus. Gewinnst du mit dieser Karte eine Runde, musst du sie behalten.
       *[other] { $value } Punkte wert. Aber mit drei offenen Todeskarten scheidest du aus dem Durchgang aus. Gewinnst du mit dieser Karte eine Runde, musst du sie behalten.
    }
card-war =
    { $value ->
        [one] { $value } Punkt wert. Kommt sie auf einen Stapel, zerstört sie dort die höchste Karte, die sie schlägt: Diese wird verdeckt und zählt nichts.
       *[other] { $value } Punkte wert. Kommt sie auf einen Stapel, zerstört sie dort die höchste Karte, die sie schlägt: Diese wird verdeckt und zählt nichts.
    }
card-pestilence =
    { $value ->
        [one] { $value } Punkt wert, aber nur beim Spieler mit der niedrigsten Pestsumme. Bei gleicher Summe zählt sie bei dem, der weniger Pestkarten hat.
       *[other] { $value } Punkte wert, aber nur beim Spieler mit der niedrigsten Pestsumme. Bei gleicher Summe zählt sie bei dem, der weniger Pestkarten hat.
    }
card-famine = +{ $value }, wenn du eine gerade Zahl von Hungerkarten hast, oder −{ $value } bei einer ungeraden.
card-order = Der höhere Wert gewinnt. Bei gleichem Wert schlägt Tod Krieg, Krieg Pest und Pest Hunger.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Aus diesem Durchgang ausgeschieden. Diese Karten zählen nichts.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Mit einer weiteren Todeskarte scheidest du aus diesem Durchgang aus.
       *[other] Mit einer weiteren Todeskarte scheidet { $who } aus diesem Durchgang aus.
    }
standing-famine-even = Eine gerade Zahl von Hungerkarten bringt Punkte.
standing-famine-odd = Eine ungerade Zahl von Hungerkarten kostet Punkte.
# Why Pestilence scores or does not.
standing-pestilence-alone = Niemand sonst hat Pest.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] Du hast die niedrigste Summe.
       *[other] { $who } hat die niedrigste Summe.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] Gleichstand bei der niedrigsten Summe, und du hast weniger Karten.
       *[other] Gleichstand bei der niedrigsten Summe, und { $who } hat weniger Karten.
    }
standing-pestilence-more = Gleichstand bei der niedrigsten Summe, aber jemand anderes hat weniger Karten.
standing-pestilence-tied = Niedrigste Summe und Kartenzahl sind gleich, deshalb zählt Pest bei niemandem.
standing-pestilence-higher = Nur die niedrigste Summe zählt.
# The Pestilence of another player.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] Du hast { $sum } ({ $cards } Karte).
               *[other] Du hast { $sum } ({ $cards } Karten).
            }
       *[other]
            { $cards ->
                [one] { $who } hat { $sum } ({ $cards } Karte).
               *[other] { $who } hat { $sum } ({ $cards } Karten).
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } Karte wurde zerstört und zählt nichts.
       *[other] { $count } Karten wurden zerstört und zählen nichts.
    }
standing-no-cards = Noch keine Karten.
standing-deaths = Todeskarten: { $deaths } von { $fatal }. Mit der letzten scheidet man aus dem Durchgang aus.
standing-favor = Gunst: { $favor } von { $target }.

## How to play.

guide-line = Gewinne Runden und verteile ihre Karten: Punkte für dich, Gift für die anderen.
guide-brief-goal = Hole in einem Durchgang die meisten Punkte und erhalte 1 Gunst. Wer zuerst 3 Gunst hat, gewinnt.
guide-brief-turn = Spiele eine beliebige Karte. Wer die höchste spielt, gewinnt die Runde und verteilt die Karten: an alle je eine.
guide-brief-watch = Mit drei offenen Todeskarten scheidest du aus dem Durchgang aus. Eine ungerade Zahl von Hungerkarten kostet dich Punkte.
guide-part-rival = Ein Gegner mit dem Stapel, der zählt
guide-part-round = Die Runde: Alle spielen eine Karte
guide-part-order = Von hoch nach niedrig, bei gleichen Werten
guide-part-pile = Dein Stapel: Er bringt oder kostet Punkte
guide-part-hand = Deine Hand
guide-goal-title = Ziel
guide-goal = Die Karten in deinem Stapel bringen Punkte oder kosten welche. Wer am Ende eines Durchgangs die meisten Punkte hat, erhält 1 Gunst; bei Gleichstand erhält sie niemand. Wer zuerst 3 Gunst hat, gewinnt die Partie.
guide-round-title = Eine Runde spielen
guide-round = Im Uhrzeigersinn spielen alle je eine Karte. Jede Karte aus der Hand ist erlaubt. Die höchste gewinnt die Runde, und wer sie gespielt hat, spielt zur nächsten aus. Eine Ausnahme: In der ersten Runde eines Durchgangs spielt aus, wer die niedrigste Karte hat, und zwar genau diese.
guide-rank-title = Welche Karte höher ist
guide-rank = Jeder Reiter hat sechs Karten mit den Werten 1 bis 6. Der höhere Wert gewinnt. Bei gleichem Wert entscheidet der Reiter.
guide-gifts-title = Karten verteilen
guide-gifts = Gewinnst du die Runde, verteilst du die gespielten Karten: je eine an alle, die noch im Durchgang sind, auch an dich. Du entscheidest, wer was bekommt; nur eine Todeskarte, mit der du gewinnst, bleibt bei dir. Alle legen ihre Karte offen auf ihren Stapel.
guide-war-title = Krieg
guide-war = Kriegskarten zählen ihren Wert. Außerdem greift eine Kriegskarte den Stapel an, auf den sie kommt: Die höchste Karte dort, die sie schlägt, wird zerstört. Sie wird verdeckt und zählt nichts.
guide-death-title = Tod
guide-death = Todeskarten zählen ihren Wert. Aber mit drei offenen scheidest du aus dem Durchgang aus: Du spielst keine Karten mehr und erhältst keine Punkte. Geschieht das in einer Runde, die du gewonnen hast, spielt der nächste Spieler im Uhrzeigersinn aus.
guide-pestilence-title = Pest
guide-pestilence = Punkte für Pest erhält nur, wer von allen mit Pestkarten die niedrigste Summe hat. Bei gleicher Summe zählt die kleinere Zahl von Pestkarten. Ist auch die gleich, erhält niemand Punkte für Pest.
guide-famine-title = Hunger
guide-famine = Mit einer geraden Zahl von Hungerkarten erhältst du ihre Werte als Punkte. Mit einer ungeraden verlierst du genauso viele. Das + oder − neben dem Hungerzeichen auf der Tafel eines Spielers zeigt, was gilt.
guide-fate-title = Der Schicksalsstapel
guide-fate = Zu zweit liegen acht Karten verdeckt als Schicksalsstapel beiseite. Statt eine Karte zu spielen, kannst du sie unter den Schicksalsstapel legen und dessen oberste Karte spielen, welche es auch ist. Nur du weißt, welche Karte du daruntergelegt hast. Beim Eröffnen eines Durchgangs geht das nicht.
guide-end-title = Ende eines Durchgangs
guide-end = Ein Durchgang endet, wenn alle Karten gespielt sind. Bleibt durch den Tod nur ein Spieler übrig, endet er sofort, und dieser erhält die Gunst. Bleibt niemand übrig, erhält sie niemand. Für den nächsten Durchgang werden alle Karten gemischt und neu ausgeteilt: acht an jeden, zu viert sechs. Hat nach 40 Durchgängen niemand gewonnen, gewinnt, wer die meiste Gunst hat; bei Gleichstand wird der Sieg geteilt.
guide-table-title = Bedienung
guide-table =
    { TAP("Tippe", "Klicke") } auf eine Karte, um sie aufzunehmen, und dann in die Mitte, um sie zu spielen, oder ziehe sie dorthin. Hast du eine Runde gewonnen, { TAP("tippe", "klicke") } auf eine ihrer Karten und dann auf den Spieler, der sie bekommt, oder ziehe sie dorthin. Bis du auf „Verteilen“ { TAP("tippst", "klickst") }, kannst du alles noch ändern. Mit Tipps siehst du, was ein Geschenk bewirkt. { TAP("Tippe", "Klicke") } auf einen Stapel, um zu sehen, was er wert ist. Halte eine Karte gedrückt oder klicke mit der rechten Maustaste darauf, um zu lesen, was sie tut.

    Mit der Tastatur: Wähle mit den Pfeiltasten, spiele mit Enter und löse Schaltflächen mit den Zifferntasten aus. F nutzt den Schicksalsstapel, H gibt einen Tipp, S sagt dir den Stand an, L öffnet das Protokoll, F1 diese Regeln, und Esc führt zurück.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = Von hoch nach niedrig: Tod, Krieg, Pest, Hunger

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = schlägt
guide-higher = Der höhere Wert gewinnt.
guide-equal = Gleicher Wert: Krieg schlägt Pest.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Sie schlägt die Hunger-1, aber nicht die Tod-2.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] linker Stapel: { $points } Punkt
       *[other] linker Stapel: { $points } Punkte
    }
guide-right-scores =
    { $points ->
        [one] rechter Stapel: { $points } Punkt
       *[other] rechter Stapel: { $points } Punkte
    }
guide-nobody-scores = niemand erhält Punkte
guide-lower = 10 gegen 4: Die niedrigere Summe zählt.
guide-fewer = Je 6: Es zählt der Stapel mit weniger Karten.
guide-tied = Je 9, mit je zwei Karten.
# Beside one pile.
guide-scores =
    { $points ->
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
guide-costs =
    { $points ->
        [one] kostet { $points } Punkt
       *[other] kostet { $points } Punkte
    }
guide-even = Zwei Karten: eine gerade Zahl.
guide-odd = Eine Karte: eine ungerade Zahl.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Durchgang gewonnen: 1 Gunst. { $favor } siegen.
goal-danger =
    { PERSON($who) ->
        [you] Dir fehlt nur noch 1 Gunst zum Sieg.
       *[other] { $who } fehlt nur noch 1 Gunst zum Sieg.
    }
goal-danger-all = Allen fehlt noch 1 Gunst zum Sieg.
goal-danger-many =
    { $count ->
       *[other] { $count } Gegnern fehlt nur noch 1 Gunst zum Sieg.
    }

## Hints: what to do, and then why.

hint-play = Spiele { CARD($card, case: "accusative") }.
hint-fate = Lege { CARD($card, case: "accusative") } unter den Schicksalsstapel.
# $gifts is a list of gifts.
hint-gives = Gib { $gifts }.
hint-gift = { $who } { CARD($card, case: "accusative") }
hint-wins-round = Sie gewinnt die Runde, und du verteilst die Karten.
hint-often-wins =
    { $often ->
        [usually] Sie gewinnt meist die Runde.
       *[always] Sie gewinnt fast immer die Runde.
    }
hint-wins-about = Sie gewinnt die Runde etwa { $tenths } von 10 Mal.
hint-lowest = Sie kann die Runde nicht gewinnen und ist deine niedrigste Karte.
hint-keeps = Du behältst { CARD($card, case: "accusative") } für später.
hint-keeps-higher = Du behältst deine höheren Karten für später.
hint-helps-least = Keine deiner anderen Karten nützt deinen Gegnern weniger.
hint-hides = So kommt sie vorerst in keinen Stapel.
hint-wins-favor = Du bekommst die Gunst.
hint-eliminates = Mit der dritten Todeskarte ist { $who } raus.
hint-leads =
    { $points ->
        [one] Damit führst du mit { $points } Punkt.
       *[other] Damit führst du mit { $points } Punkten.
    }
hint-costs =
    { $points ->
        [one] Das kostet { $who } { $points } Punkt.
       *[other] Das kostet { $who } { $points } Punkte.
    }
hint-gains =
    { $points ->
        [one] Du gewinnst { $points } Punkt.
       *[other] Du gewinnst { $points } Punkte.
    }
hint-spares =
    { $points ->
        [one] Die nächstbeste Wahl bringt dir { $points } Punkt weniger.
       *[other] Die nächstbeste Wahl bringt dir { $points } Punkte weniger.
    }
hint-denies =
    { $points ->
        [one] Die nächstbeste Wahl bringt { $who } { $points } Punkt mehr.
       *[other] Die nächstbeste Wahl bringt { $who } { $points } Punkte mehr.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: du springst von { $before } auf { $after }!
       *[other] { $horseman }: { $who } springt von { $before } auf { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: du fällst von { $before } auf { $after }
       *[other] { $horseman }: { $who } fällt von { $before } auf { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Der dritte Tod: Du bist raus!
       *[other] Der dritte Tod: { $who } ist raus!
    }
headline-favor =
    { PERSON($who) ->
        [you] Die Gunst ist dein!
       *[other] { $who } erhält die Gunst
    }
