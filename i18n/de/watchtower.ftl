### The table of Watchtower.
### Terms:
### army (a player's hidden hand), fort (a player's face-up cards), barracks (the shared deck);
### draw (take a card from the barracks), place (put an army card into the fort), burn (put a fort card
### on the bottom of the barracks and draw), high card (jack, queen, king, or ace);
### tower (fort cards of one rank: a double, a triple), watchtower (four of a rank);
### attack (try to win a fort card; up to 3 attempts for each card), battle (what an attack leads to),
### pair (an attacking card and a defending one), pick (choose a face-down card), tie (equal);
### free-for-all (everyone's battle for a fourth card), builder (whose watchtower that would complete);
### campaign (what a player with a complete watchtower is on), siege (the rounds until campaigns
### end the match), showdown (the armies' last battle), trick (the cards revealed together in it).

## Buttons

burn = Verbrennen
place = Auslegen
end-turn = Zug beenden
keep-all = Alle behalten
take-card = Karte nehmen
attack-with =
    { $count ->
        [one] Mit { $count } Karte angreifen
       *[other] Mit { $count } Karten angreifen
    }
battle-with =
    { $count ->
        [one] Mit { $count } Karte kämpfen
       *[other] Mit { $count } Karten kämpfen
    }

## Where the match stands: the heading of the table

title-round = Runde { $round }
title-rounds-left = Noch { $left } Runden
title-last-round = Letzte Runde
title-siege = Belagerung: { $left } Runden
title-siege-last = Belagerung: letzte Runde
title-showdown = Showdown

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Festung { $fort }, Armee { $army }
summary-campaign = { $title } · Auf Feldzug, Armee { $army }
summary-out = { $title } · Raus

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
# Short: it stands in two lines. The head of the table says "7 rounds left".
standing-siege = Belagerung: noch { $left }. { $players }
standing-player = { $who }: Festung { $fort }, Armee { $army }.
standing-campaign = { $who }: auf Feldzug, Armee { $army }.
standing-out = { $who }: raus.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Wenn es so bleibt, gewinnst du nach dieser Runde.
       *[other] Wenn es so bleibt, gewinnt { $who } nach dieser Runde.
    }
# $players is a list of two or more.
forecast-showdown = Wenn es so bleibt, folgt nach dieser Runde ein Showdown: { $players }.
forecast-showdown-all = Nach dieser Runde treffen alle mit einer Armee im Showdown aufeinander.

## Prompts

prompt-over = Die Partie ist vorbei.
prompt-opening = Vor dem ersten Zug: Verbrenne eine Festungskarte oder behalte alle.
prompt-turn =
    { $can ->
        [place-burn-attack] Dein Zug: Greife eine hervorgehobene Karte an, lege Karten aus oder verbrenne eine Festungskarte.
        [place-burn] Dein Zug: Lege Armeekarten aus oder verbrenne eine Festungskarte.
        [place-attack] Dein Zug: Greife eine hervorgehobene Karte an oder lege Armeekarten aus.
        [burn-attack] Dein Zug: Greife eine hervorgehobene Karte an oder verbrenne eine Festungskarte.
        [place] Dein Zug: Lege Armeekarten aus.
        [burn] Dein Zug: Verbrenne eine Festungskarte.
       *[attack] Dein Zug: Greife eine hervorgehobene Karte an.
    }
# After a sentence that tells what happened before.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Greife an, lege aus oder verbrenne.
        [place-burn] Kein Angriff möglich: Lege aus oder verbrenne.
        [place-attack] Greife an oder lege aus.
        [burn-attack] Greife an oder verbrenne.
        [place] Kein Angriff möglich: Lege Karten aus.
        [burn] Kein Angriff möglich: Verbrenne eine Karte.
       *[attack] Greife an.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] Du darfst noch Armeekarten auslegen oder eine Festungskarte verbrennen.
        [place] Du darfst noch Armeekarten auslegen.
       *[burn] Du darfst noch eine Festungskarte verbrennen.
    }
prompt-campaign = Auf Feldzug: Greife an, um Gegner aufzuhalten, oder beende deinen Zug und schone deine Armee.
prompt-campaign-short = Greife an oder beende deinen Zug.
prompt-nothing = Nichts mehr zu tun. Beende deinen Zug.
prompt-no-target = Niemand sonst hat eine Festungskarte, die du angreifen kannst.
prompt-no-army = Ohne Armee kannst du nicht angreifen.
prompt-no-attack = Du kannst jetzt nicht angreifen. { TAP("Tippe", "Klicke") } auf eine gegnerische Karte, um den Grund zu sehen.
prompt-out = Du bist aus der Partie ausgeschieden.

prompt-choose = Drücke Enter, um { CARD($card, form: "short") } zu wählen.
prompt-choose-rival = Drücke Enter, um { CARD($card, form: "short") } von { $rival } zu wählen.
prompt-choose-campaign = Drücke Enter, um { $rival } zu wählen, ebenfalls auf Feldzug.
prompt-place = { TAP("Tippe", "Klicke") } auf deine Festung, um { CARD($card, form: "short") } auszulegen.
prompt-place-key = Drücke Enter, um { CARD($card, form: "short") } auszulegen.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] Das ergibt einen Zwilling.
       *[3] Das ergibt einen Drilling.
    }
prompt-place-fourth = Es ist die vierte ihres Werts.
prompt-place-fourth-won = Sie vollendet deinen Wachturm, und dein Feldzug beginnt.
prompt-place-fourth-drawn = Gewinne das Getümmel um sie, und dein Wachturm ist vollendet.
prompt-burn =
    { $count ->
        [one] { CARD($card, form: "short") } verbrennen? Die Karte kommt unter die Kaserne, und du ziehst { $count } Karte.
       *[other] { CARD($card, form: "short") } verbrennen? Die Karte kommt unter die Kaserne, und du ziehst { $count } Karten.
    }
prompt-take = { $rival } hat keine Armee. Nimm { CARD($card, form: "short") } ohne Kampf.
prompt-attack = { CARD($card, form: "short") } von { $rival } angreifen: mit wie vielen Karten?
prompt-attack-stakes = Sieg: { CARD($card, form: "short") } und alle Karten im Kampf. Niederlage: deine an { $rival }. Ohne Sieg endet dein Zug.
# After prompt-attack-stakes.
prompt-attack-high = Kämpfende hohe Karten kommen unter die Kaserne.
prompt-attack-last = Letzter Versuch. Sieg: { CARD($card, form: "short") } und alle Karten im Kampf. Niederlage: { CARD($card, form: "short") } kommt unter die Kaserne.
prompt-battle =
    { $count ->
        [one] Gegen { $rival } kämpfen, mit je { $count } Karte? Wer gewinnt, bekommt alle Karten im Kampf.
       *[other] Gegen { $rival } kämpfen, mit je { $count } Karten? Wer gewinnt, bekommt alle Karten im Kampf.
    }

prompt-pick-free-for-all = Getümmel um { CARD($card, form: "short") }: Wähle die Karte, mit der { $rival } kämpft.
prompt-pick = Kampf um { CARD($card, form: "short") }: Wähle die Karte, mit der { $rival } kämpft.
prompt-pick-several = Kampf um { CARD($card, form: "short") }: Wähle Karte { $number } von { $count }, mit der { $rival } kämpft.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Wähle Karte { $number } von { $count }, mit der { $rival } kämpft.

prompt-rival-opening = { $rival } darf eine Festungskarte verbrennen.
prompt-rival-turn = { $rival } ist am Zug.
prompt-rival-pick = { $rival } wählt eine Karte.
prompt-rival-pick-mine = { $rival } wählt die Karte, mit der du kämpfst.

# The turn is ended, or all cards are kept, without asking.
auto-end = Nichts mehr zu tun, dein Zug endet.
auto-skip = Du kannst nichts tun, dein Zug wird übersprungen.
auto-skip-campaign = Es gibt keine Karte, die du angreifen kannst, dein Zug wird übersprungen.
auto-keep = Du kannst keine deiner Festungskarten verbrennen und behältst alle.

## Why something isn't allowed

refusal-over = Die Partie ist vorbei.
refusal-only-burning = Vor dem ersten Zug kannst du nur eine Festungskarte verbrennen oder alle behalten.
refusal-only-before-first-turn = Das geht nur vor dem ersten Zug.
refusal-pick-first = Wähle zuerst eine der verdeckten Karten.
refusal-placing-on-campaign = Auf Feldzug kannst du keine Karten auslegen.
refusal-not-in-army = { CARD($card, form: "capital") } ist nicht in deiner Armee.
refusal-campaign-just-lost = Du hast in diesem Zug einen Feldzug verloren. Erst im nächsten kannst du wieder einen Wachturm vollenden.
refusal-burning-on-campaign = Auf Feldzug kannst du keine Karten verbrennen.
refusal-burned-already = Du hast in diesem Zug schon eine Karte verbrannt.
refusal-not-in-own-fort = { CARD($card, form: "capital") } ist nicht in deiner Festung.
refusal-barracks-empty = Solange die Kaserne leer ist, kannst du keine Karten verbrennen.
refusal-tower-elsewhere = Jemand anderes hat einen Turm aus { CARD($rank, form: "many", case: "dative") }, deshalb kannst du deine nicht verbrennen.
refusal-attacked-already = Du hast in diesem Zug schon angegriffen.
refusal-no-rival = Greife jemanden an, der noch in der Partie ist.
refusal-rival-on-campaign = Wer auf Feldzug ist, kann nur von anderen auf Feldzug angegriffen werden.
refusal-not-in-that-fort = { CARD($card, form: "capital") } ist nicht in dieser Festung.
refusal-not-on-top = Von einem Turm kannst du nur die oberste Karte angreifen.
refusal-complete-watchtower = Einen vollendeten Wachturm kannst du nicht angreifen.
refusal-army-too-small = Um diesen Turm anzugreifen, brauchst du mindestens { $needed } Armeekarten.
refusal-no-attempts-left = Du hast alle { $most } Versuche bei dieser Karte verbraucht.
refusal-rival-without-army = Hier ist keine Armee im Weg: Nimm die Karte einfach.
refusal-without-army = Zum Angreifen brauchst du mindestens eine Armeekarte.
refusal-rival-has-army = Hier steht eine Armee. Greife mit 1 oder 2 Karten an.
refusal-too-many-cards = Greife mit 1 oder 2 Karten an.
refusal-more-than-smaller-army = Du kannst nicht mit mehr Karten angreifen, als die kleinere Armee hat.
refusal-not-both-on-campaign = Wer auf Feldzug ist, kann nur von anderen auf Feldzug bekämpft werden.
refusal-nothing-held-out = Gerade gibt es nichts zu wählen.
refusal-place-empty = Diese Karte ist schon weg. Wähle eine andere.

## What happened, in the log and while it is shown

heading-before-first-turn = Vor dem ersten Zug
heading-turn = Zug { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Du behältst deine Festungskarten.
       *[other] { $who } behält alle Festungskarten.
    }
log-burned =
    { PERSON($who) ->
        [you] Du verbrennst { CARD($card, form: "short") }.
       *[other] { $who } verbrennt { CARD($card, form: "short") }.
    }
# Only the number of cards is known.
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du ziehst eine Karte.
               *[other] Du ziehst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $who } zieht eine Karte.
               *[other] { $who } zieht { $count } Karten.
            }
    }
# $cards is a list.
log-drew =
    { PERSON($who) ->
        [you] Du ziehst { CARD($cards, form: "short") }.
       *[other] { $who } zieht { CARD($cards, form: "short") }.
    }
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du ziehst { CARD($cards, form: "short") } und noch eine Karte.
               *[other] Du ziehst { CARD($cards, form: "short") } und { $count } weitere Karten.
            }
       *[other]
            { $count ->
                [one] { $who } zieht { CARD($cards, form: "short") } und noch eine Karte.
               *[other] { $who } zieht { CARD($cards, form: "short") } und { $count } weitere Karten.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] Du legst { CARD($card, form: "short") } aus.
       *[other] { $who } legt { CARD($card, form: "short") } aus.
    }
# $height is 2 to 4.
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] Du legst { CARD($card, form: "short") } aus: ein Zwilling.
                [3] Du legst { CARD($card, form: "short") } aus: ein Drilling.
               *[4] Du legst { CARD($card, form: "short") } aus: die vierte ihres Werts.
            }
       *[other]
            { $height ->
                [2] { $who } legt { CARD($card, form: "short") } aus: ein Zwilling.
                [3] { $who } legt { CARD($card, form: "short") } aus: ein Drilling.
               *[4] { $who } legt { CARD($card, form: "short") } aus: die vierte ihres Werts.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } kommt aus der Kaserne in deine Festung.
       *[other] { CARD($card, form: "short") } kommt aus der Kaserne in die Festung von { $who }.
    }
log-went-out =
    { PERSON($who) ->
        [you] Du verlierst einen Kampf, hast keine Festungskarten mehr und scheidest aus.
       *[other] { $who } verliert einen Kampf, hat keine Festungskarten mehr und scheidet aus.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] Du vollendest einen Wachturm aus { CARD($rank, form: "many", case: "dative") } und gehst auf Feldzug.
       *[other] { $who } vollendet einen Wachturm aus { CARD($rank, form: "many", case: "dative") } und geht auf Feldzug.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] Du hast keine Armee mehr und verlierst deinen Feldzug.
       *[other] { $who } hat keine Armee mehr und verliert den Feldzug.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] Die Belagerung beginnt. Du gewinnst, wenn innerhalb von { $rounds } Runde niemand sonst auf Feldzug geht.
               *[other] Die Belagerung beginnt. Du gewinnst, wenn innerhalb von { $rounds } Runden niemand sonst auf Feldzug geht.
            }
       *[other]
            { $rounds ->
                [one] Die Belagerung beginnt. { $who } gewinnt, wenn innerhalb von { $rounds } Runde niemand sonst auf Feldzug geht.
               *[other] Die Belagerung beginnt. { $who } gewinnt, wenn innerhalb von { $rounds } Runden niemand sonst auf Feldzug geht.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] Die Belagerung endet nach { $rounds } Runde.
       *[other] Die Belagerung endet nach { $rounds } Runden.
    }
log-bound-reached = Alle { $rounds } Runden sind gespielt.
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du greifst { CARD($card, form: "short") } von { $rival } mit { $count } Karte an.
               *[other] Du greifst { CARD($card, form: "short") } von { $rival } mit { $count } Karten an.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } greift { CARD($card, form: "short") } von dir mit { $count } Karte an.
                       *[other] { $who } greift { CARD($card, form: "short") } von dir mit { $count } Karten an.
                    }
               *[other]
                    { $count ->
                        [one] { $who } greift { CARD($card, form: "short") } von { $rival } mit { $count } Karte an.
                       *[other] { $who } greift { CARD($card, form: "short") } von { $rival } mit { $count } Karten an.
                    }
            }
    }
# After log-attacked.
log-attempt = Versuch { $attempt } von { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($who) ->
        [you] Du greifst { CARD($card, form: "short") } von { $rival } ohne Gegenwehr an.
       *[other]
            { PERSON($rival) ->
                [you] { $who } greift { CARD($card, form: "short") } von dir ohne Gegenwehr an.
               *[other] { $who } greift { CARD($card, form: "short") } von { $rival } ohne Gegenwehr an.
            }
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du kämpfst gegen { $rival }, mit je { $count } Karte.
               *[other] Du kämpfst gegen { $rival }, mit je { $count } Karten.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } kämpft gegen dich, mit je { $count } Karte.
                       *[other] { $who } kämpft gegen dich, mit je { $count } Karten.
                    }
               *[other]
                    { $count ->
                        [one] { $who } kämpft gegen { $rival }, mit je { $count } Karte.
                       *[other] { $who } kämpft gegen { $rival }, mit je { $count } Karten.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] Du wählst eine Karte.
       *[other] { $who } wählt eine Karte.
    }
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] Du schlägst { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }: Eine angreifende 7 gewinnt immer.
                [defending-seven] Du schlägst { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }: Eine verteidigende 7 verliert immer.
               *[higher] Du schlägst { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { $who } schlägt { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }: Eine angreifende 7 gewinnt immer.
                [defending-seven] { $who } schlägt { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }: Eine verteidigende 7 verliert immer.
               *[higher] { $who } schlägt { CARD($loser, form: "short") } mit { CARD($winner, form: "short") }.
            }
    }
log-pair-tied = Gleichstand zwischen { CARD($attacking, form: "short") } und { CARD($defending, form: "short") }.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] Du gewinnst den Kampf.
               *[other] Du gewinnst den Kampf { $most } zu { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } gewinnt den Kampf.
               *[other] { $who } gewinnt den Kampf { $most } zu { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] Der Kampf endet unentschieden.
       *[other] Der Kampf endet unentschieden, { $most } zu { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($who) ->
        [you] Du erbeutest { CARD($card, form: "short") } von { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } erbeutet { CARD($card, form: "short") } von dir.
               *[other] { $who } erbeutet { CARD($card, form: "short") } von { $rival }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } von dir kommt unter die Kaserne.
       *[other] { CARD($card, form: "short") } von { $who } kommt unter die Kaserne.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($who) ->
        [you] Du nimmst { CARD($card, form: "short") } aus der Festung von { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } nimmt { CARD($card, form: "short") } aus deiner Festung.
               *[other] { $who } nimmt { CARD($card, form: "short") } aus der Festung von { $rival }.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } von dir hat 3 Angriffen standgehalten und kommt unter die Kaserne.
       *[other] { CARD($card, form: "short") } von { $who } hat 3 Angriffen standgehalten und kommt unter die Kaserne.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } greift { CARD($card, form: "short") } von { $rival } an und gewinnt.
       *[other] { $who } greift { CARD($card, form: "short") } von { $rival } an und gewinnt { $most } zu { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } greift { CARD($card, form: "short") } von { $rival } an und verliert.
       *[other] { $who } greift { CARD($card, form: "short") } von { $rival } an und verliert { $most } zu { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } greift { CARD($card, form: "short") } von { $rival } an: unentschieden.
       *[other] { $who } greift { CARD($card, form: "short") } von { $rival } an: unentschieden, { $most } zu { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } kämpft gegen { $rival } und gewinnt.
       *[other] { $who } kämpft gegen { $rival } und gewinnt { $most } zu { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } kämpft gegen { $rival } und verliert.
       *[other] { $who } kämpft gegen { $rival } und verliert { $most } zu { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } kämpft gegen { $rival }: unentschieden.
       *[other] { $who } kämpft gegen { $rival }: unentschieden, { $most } zu { $least }.
    }
raid-attacking-seven = Eine angreifende 7 schlägt jede Karte.
raid-defending-seven = Eine verteidigende 7 verliert gegen jede Karte.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = Du gewinnst { CARD($card, form: "short") } von { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-attack-lost = Du verlierst den Kampf um { CARD($card, form: "short") } von { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. Das beendet deinen Zug.
battle-attack-tied = Unentschieden um { CARD($card, form: "short") } von { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. Das beendet deinen Zug.
battle-defense-won = Du verteidigst { CARD($card, form: "short") } gegen { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } gewinnt { CARD($card, form: "short") } von dir: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } greift { CARD($card, form: "short") } von dir an, unentschieden: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Du verteidigst { CARD($card, form: "short") } gegen { $rival }.
        [lost] { $rival } gewinnt { CARD($card, form: "short") } von dir.
       *[tied] { $rival } greift { CARD($card, form: "short") } von dir an: unentschieden.
    }
battle-campaign-won = Du besiegst { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-lost = Du verlierst gegen { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-tied = Unentschieden gegen { $rival }: du { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } passt.
turn-placed =
    { $count ->
        [one] { $who } legt { $count } Karte aus.
       *[other] { $who } legt { $count } Karten aus.
    }
turn-placed-burned = { $who } legt { CARD($card, form: "short") } aus und verbrennt { CARD($burned, form: "short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } legt { $count } Karte aus und verbrennt { CARD($burned, form: "short") }.
       *[other] { $who } legt { $count } Karten aus und verbrennt { CARD($burned, form: "short") }.
    }
# There was no room for all that happened.

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } würde deinen Wachturm vollenden. Getümmel!
       *[other] { CARD($card, form: "short") } würde den Wachturm von { $who } vollenden. Getümmel!
    }
log-revealed =
    { PERSON($who) ->
        [you] Du zeigst { CARD($card, form: "short") }.
       *[other] { $who } zeigt { CARD($card, form: "short") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] Du gewinnst { CARD($card, form: "short") } im Getümmel.
       *[other] { $who } gewinnt { CARD($card, form: "short") } im Getümmel.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] Gleichstand der höchsten Karten: Du gewinnst { CARD($card, form: "short") }.
       *[other] Gleichstand der höchsten Karten: { $who } gewinnt { CARD($card, form: "short") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = Du gewinnst { CARD($card, form: "short") } im Getümmel mit { CARD($best, form: "short") }.
free-for-all-lost = { $who } gewinnt { CARD($card, form: "short") } im Getümmel: { CARD($best, form: "short") } gegen { CARD($mine, form: "short") } von dir.

## The showdown

log-showdown =
    { $length ->
        [one] Showdown! Jede Armee spielt mit { $length } Karte.
       *[other] Showdown! Jede Armee spielt mit { $length } Karten.
    }
log-all-on-campaign = Alle sind auf Feldzug.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Du legst { $count } Karte beiseite.
               *[other] Du legst { $count } Karten beiseite.
            }
       *[other]
            { $count ->
                [one] { $who } legt { $count } Karte beiseite.
               *[other] { $who } legt { $count } Karten beiseite.
            }
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] Stich { $number } geht an dich: { CARD($card, form: "short") } gegen { CARD($others, form: "short") }.
       *[other] Stich { $number } geht an { $who }: { CARD($card, form: "short") } gegen { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = Stich { $number } geht an niemanden: { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [one] { $who }: { $count } Stich.
       *[other] { $who }: { $count } Stiche.
    }
log-tricks-tied = Gleichstand.
# Players who tied draw new armies.
log-watchtowers = Kampf der Wachtürme!
log-played-again = Immer noch Gleichstand. Alle ihre Karten wurden gemischt und neu ausgeteilt.

## Players

note-out = Raus
note-campaign = Auf Feldzug
note-picking = Wählt …
note-thinking = Überlegt …
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Kampf um { CARD($card, form: "short") }
stage-free-for-all = Getümmel um { CARD($card, form: "short") }
stage-campaign = Kampf der Feldzüge
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Deine Armee
       *[other] Die Armee von { $who }
    }
lane-attacker = Angriff
lane-defender = Verteidigung
lane-builder = Baut
lane-no-army = Keine Armee
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
# The pairs that the player and the rival won in a battle.
score-mine = Du { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = Die Belagerung endete im Showdown.
ended-bound-showdown = Die letzte Runde endete im Showdown.
ended-showdown = Im Showdown entschieden.
ended-siege = Durch Belagerung gewonnen.
ended-bound = Nach der letzten Runde entschieden.
ended-alone = Alle anderen sind ausgeschieden.
result-out = Raus
result-campaign = Auf Feldzug
result-no-watchtower = Kein Wachturm

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = ab { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, Armee { $army }, Festung { $fort }
panel-note = { $name }, { $note }, Armee { $army }, Festung { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Kaserne, { $count } Karte
       *[other] Kaserne, { $count } Karten
    }
label-can-place = { CARD($card, form: "title") }, kann ausgelegt werden
label-cannot-place = { CARD($card, form: "title") }, kann jetzt nicht ausgelegt werden
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, deine Festung
       *[other] { CARD($card, form: "title") }, Festung von { $who }
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, oben auf einem Zwilling
               *[no] { $label }, in einem Zwilling
            }
        [3]
            { $top ->
                [yes] { $label }, oben auf einem Drilling
               *[no] { $label }, in einem Drilling
            }
       *[4]
            { $top ->
                [yes] { $label }, oben auf einem Wachturm
               *[no] { $label }, in einem Wachturm
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, kann verbrannt werden
label-can-battle = { $label }, kann bekämpft werden
label-attempts = { $label }, { $used } von { $most } Versuchen verbraucht
label-can-attack = { $label }, kann angegriffen werden
label-cannot-attack = { $label }, kann jetzt nicht angegriffen werden
label-held = Verdeckte Karte { $slot }
label-can-pick = Verdeckte Karte { $slot }, kann gewählt werden
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, auf deiner Seite
       *[other] { CARD($card, form: "title") }, auf der Seite von { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Verdeckte Karte, auf deiner Seite
       *[other] Verdeckte Karte, auf der Seite von { $who }
    }
label-prize = { CARD($card, form: "title") }, um diese Karte geht es

## What a card, a tower, a player, or the barracks is about

about-seven = Im Angriff schlägt eine 7 jede Karte. In der Verteidigung verliert sie gegen jede. Sonst ist sie einfach eine 7.
about-high = Eine hohe Karte. Wer sie verbrennt, zieht 2 Karten. Kämpft sie, kommt sie danach unter die Kaserne, außer ihr Besitzer ist auf Feldzug.
about-low = Im Kampf gewinnt der höhere Wert. Wer diese Karte verbrennt, zieht 1 Karte.
about-campaign = Dieser Wachturm ist auf Feldzug und kann nicht angegriffen werden.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] Ein Zwilling, von unten nach oben: { CARD($cards, form: "short") }.
        [3] Ein Drilling, von unten nach oben: { CARD($cards, form: "short") }.
       *[4] Ein Wachturm, von unten nach oben: { CARD($cards, form: "short") }.
    }
about-tower-needs = Nur die oberste Karte kann angegriffen werden, und nur mit einer Armee ab { $needed } Karten.
about-tower-burning = Andere können keine Karten dieses Werts verbrennen.
about-attempts =
    { PERSON($who) ->
        [you] Du hast { $used } von { $most } Versuchen verbraucht.
       *[other] { $who } hat { $used } von { $most } Versuchen verbraucht.
    }
about-held-title = Verdeckte Karte
about-held = Die Armee wurde gemischt. Niemand weiß, welche Karte das ist, auch nicht ihr Besitzer.
about-barracks-title =
    { $count ->
        [one] Kaserne: { $count } Karte
       *[other] Kaserne: { $count } Karten
    }
about-barracks-draw = Zu Beginn deines Zugs ziehst du die oberste Karte, außer auf Feldzug.
about-barracks-bottom = Verbrannte Karten und hohe Karten aus Kämpfen kommen nach unten, und alle sehen sie. Solange die Kaserne leer ist, kann niemand Karten verbrennen.
about-siege-last = Die Belagerung beendet die Partie nach dieser Runde.
about-siege =
    { $left ->
        [one] Die Belagerung beendet die Partie in { $left } Runde.
       *[other] Die Belagerung beendet die Partie in { $left } Runden.
    }
about-round = Runde { $round } von höchstens { $rounds }.
about-out = Aus der Partie ausgeschieden.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Deine Armee hat { $count } Karte.
               *[other] Deine Armee hat { $count } Karten.
            }
       *[other]
            { $count ->
                [one] Die Armee von { $who } hat { $count } Karte.
               *[other] Die Armee von { $who } hat { $count } Karten.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Bekannte Karten: { CARD($cards, form: "short") }.
about-army-highest = Höchste bekannte Karten: { CARD($cards, form: "short") }.
about-player-campaign = Auf Feldzug mit einem Wachturm aus { CARD($rank, form: "many", case: "dative") }.
about-player-campaign-end = Niemand kann ihn angreifen, aber ohne Armee ist der Feldzug verloren.
about-fort =
    { $count ->
        [one] Festung: { $count } Karte.
       *[other] Festung: { $count } Karten.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] Ein Zwilling aus { CARD($rank, form: "many", case: "dative") }: Noch 2 für einen Wachturm.
       *[3] Ein Drilling aus { CARD($rank, form: "many", case: "dative") }: Noch 1 für einen Wachturm.
    }
# After about-fort-tower.
about-fort-tower-needs = Für einen Angriff darauf brauchst du mindestens { $needed } Armeekarten.

## How to play

guide-line = Baue einen Wachturm aus vier Gleichen, geh auf Feldzug und gewinne den Showdown.
guide-brief-goal = Baue einen Wachturm: vier Karten eines Werts in deiner Festung. Haben alle einen, gewinne den Showdown.
guide-brief-turn = Ziehe eine Karte, lege Armeekarten in deiner Festung aus, verbrenne auf Wunsch eine Festungskarte und greife dann an oder beende deinen Zug.
guide-brief-watch = Gegner greifen deine Festungskarten einzeln an. Türme sind sicherer: Nur große Armeen können sie angreifen.
guide-part-fort = Festung eines Gegners: Diese Karten kannst du angreifen
guide-part-tower = Ein Turm: Karten eines Werts
guide-part-rival-army = Die Armee des Gegners, verdeckt
guide-part-barracks = Die Kaserne: Hier ziehst du
guide-part-own-fort = Deine Festung: Alle sehen sie
guide-part-army = Deine Armee: Nur du siehst sie
guide-goal-title = Ziel
guide-goal = Baue einen Wachturm: vier Karten eines Werts in deiner Festung. Sobald alle einen haben, treffen eure Armeen im Showdown aufeinander, und wer ihn gewinnt, gewinnt die Partie. Greife bis dahin andere Festungen an, um die Karten zu gewinnen, die du brauchst.
guide-forts-title = Festungen und Armeen
guide-forts = Deine Festung liegt offen, und deine Armee ist die Hand, die nur du siehst. Beide beginnen mit vier Karten; die übrigen Karten sind die Kaserne. Festungskarten eines Werts bilden einen Turm: zwei einen Zwilling, drei einen Drilling und vier einen Wachturm. Das Ass ist der höchste Wert. Buben, Damen, Könige und Asse heißen hohe Karten.
guide-turn-title = Dein Zug
guide-turn = Ziehe die oberste Karte der Kaserne in deine Armee. Lege dann beliebig viele Armeekarten in deiner Festung aus; zurück können sie nicht. Einmal pro Zug darfst du eine Festungskarte verbrennen. Greife zuletzt eine fremde Festungskarte an oder beende deinen Zug. Nach einem gelungenen Angriff darfst du noch Karten auslegen und eine verbrennen, falls du es noch nicht getan hast.
guide-burning-title = Verbrennen
guide-burning = Um eine Festungskarte zu verbrennen, lege sie unter die Kaserne und ziehe eine Karte in deine Armee, bei einer hohen Karte zwei. Vor dem ersten Zug dürfen alle eine Karte verbrennen. Du kannst keine Karte verbrennen, solange jemand anderes einen Turm desselben Werts hat oder die Kaserne leer ist.
guide-attacking-title = Angreifen
guide-attacking = Wähle eine fremde Festungskarte und greife sie mit einer oder zwei Karten an. Verteidigt wird mit ebenso vielen. Von einem Turm kannst du nur die oberste Karte angreifen, und nur mit einer großen Armee. Gibt es dort keine Armee, nimmst du die Karte ohne Kampf.
guide-battle-title = Der Kampf
guide-battle = Beide Armeen werden gemischt. Dein Gegner wählt deine Karten, ohne sie zu sehen, und du wählst seine. Sie werden paarweise aufgedeckt. Der höhere Wert gewinnt das Paar, aber für Siebenen gilt eine Sonderregel. Wer mehr Paare gewinnt, gewinnt den Kampf. In den Beispielen steht die angreifende Karte links.
guide-after-title = Nach dem Kampf
guide-after =
    Alle Karten im Kampf kommen in die Armee des Siegers. Gewinnt der Angreifer, bekommt er auch die Festungskarte. Bei Gleichstand kehren alle Karten zu ihren Besitzern zurück.

    Hohe Karten, die kämpfen, sind eine Ausnahme: Wie der Kampf auch endet, kommen sie unter die Kaserne. Alle sehen es, und das Protokoll nennt sie, wenn sie wieder gezogen werden.

    Für jede Karte hast du drei Versuche, und jeder andere Angreifer auch. Verlierst du den dritten, kommt die Karte unter die Kaserne, und die angegriffene Festung erhält dafür die oberste Karte. Endet der dritte unentschieden, bleibt die Karte, aber du kannst sie nicht mehr angreifen.

    Wer einen Kampf verliert und keine Festungskarten mehr hat, scheidet aus der Partie aus.
guide-fourth-title = Die vierte Karte
guide-fourth = Hast du die vierte Karte eines Werts im Kampf gewonnen, vollendet sie beim Auslegen deinen Wachturm. Kam sie aus der Kaserne, gibt es zuerst ein Getümmel: Aus jeder Armee wählt ein Nachbar eine Karte, und die höchste gewinnt die vierte Karte. Bei Gleichstand der höchsten gewinnst du, wenn eine davon deine ist. Die Sonderregel für Siebenen gilt hier nicht, und alle behalten die gezeigten Karten.
guide-campaign-title = Auf Feldzug
guide-campaign =
    Ist dein Wachturm vollendet, bist du auf Feldzug, und deine übrigen Festungskarten kommen in deine Armee. Du ziehst, legst und verbrennst keine Karten mehr; du greifst nur noch an. Niemand kann deinen Wachturm angreifen, und deine hohen Karten kommen nicht mehr in die Kaserne. Sind zwei auf Feldzug, können sie auch gegeneinander kämpfen, mit je drei Karten; wer gewinnt, bekommt sie alle.

    Hat deine Armee keine Karten mehr, verlierst du den Feldzug. Zwei Karten des Wachturms kommen unter die Kaserne, eine bleibt in deiner Festung, und eine kommt in deine Armee. Dann erhalten Festung und Armee je zwei neue Karten.
guide-showdown-title = Der Showdown
guide-showdown =
    Der Showdown beginnt, wenn alle auf Feldzug sind. Die Armeen werden gemischt und auf die Größe der kleinsten verringert, oder auf eine Karte weniger, wenn das eine gerade Zahl ist.

    Dann decken alle gleichzeitig ihre Karten auf, eine nach der anderen. Die höchste gewinnt den Stich; bei Gleichstand der höchsten gewinnt ihn niemand. Wer die meisten Stiche hat, gewinnt die Partie.

    Bei Gleichstand um die meisten Stiche folgt der Kampf der Wachtürme: Alle Beteiligten ziehen eine neue Armee, so viele Karten wie der Wert ihres Wachturms. Steht es wieder gleich, werden diese Karten zusammengemischt, gleichmäßig ausgeteilt und ein letztes Mal gespielt.
guide-siege-title = Die Belagerung
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    Die Belagerung beginnt, wenn jemand als Erstes auf Feldzug geht, und beendet die Partie nach 10 Runden (zu viert 8). Wer dann allein auf Feldzug ist, gewinnt; mehrere treffen im Showdown aufeinander. Sind alle Feldzüge verloren, ist die Belagerung vorbei, und die nächste zählt von vorn.

    Auf dieselbe Weise endet eine Partie auch nach 40 Zügen pro Spieler (zu dritt 30, zu viert 25). Ist dann niemand auf Feldzug, treffen alle mit einer Armee im Showdown aufeinander.

    Die Hausregel „{ $rule }“ halbiert oder verdoppelt alle diese Zahlen.
guide-table-title = Bedienung
guide-table =
    Um eine Armeekarte auszulegen, { TAP("tippe", "klicke") } auf sie und dann auf deine Festung, oder ziehe sie dorthin. Um eine Festungskarte zu verbrennen, { TAP("tippe", "klicke") } darauf oder ziehe sie auf die Kaserne. Karten, die du angreifen kannst, sind hervorgehoben: { TAP("Tippe", "Klicke") } auf eine und wähle, mit wie vielen Karten. ×2 markiert einen Turm aus zwei Karten; 1/3 heißt, dass du einen von drei Versuchen verbraucht hast. Mit Tipps erfährst du, was ein Angriff bringen und kosten kann. { TAP("Tippe", "Klicke") } auf die Tafel eines Spielers, um mehr über Armee und Festung zu sehen. Halte eine Karte gedrückt oder klicke mit der rechten Maustaste darauf, um mehr über sie zu erfahren.

    Mit der Tastatur: Bewege dich mit den Pfeiltasten, wähle mit Enter und löse Schaltflächen mit den Zifferntasten aus. T beendet deinen Zug, H gibt einen Tipp, S sagt dir den Stand an, L öffnet das Protokoll, F1 diese Regeln, und Esc führt zurück.

## Examples in the guide: short texts between or under pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = schlägt
guide-verdict-loses = verliert gegen
guide-verdict-ties = unentschieden gegen
guide-pair-higher = Der höhere Wert gewinnt.
guide-pair-equal = Gleicher Wert: unentschieden.
guide-pair-attacking-seven = Eine angreifende Sieben schlägt jede Karte.
guide-pair-defending-seven = Eine verteidigende Sieben verliert gegen jede Karte.
guide-pair-sevens = Die angreifende Sieben gewinnt.
guide-tower-any = für jede Armee angreifbar
guide-tower-needs = braucht eine Armee ab { $needed } Karten
guide-tower-single = Eine einzelne Karte.
guide-tower-double = Ein Zwilling.
guide-tower-triple = Ein Drilling.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = wird verbrannt für
guide-burn-low = Eine niedrige Karte.
guide-burn-high = Eine hohe Karte.
guide-worth = zieht { $count } Karten
guide-worth-rank = So viele wie ihr Wert.
guide-worth-high = Hohe Karten zählen als 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Vier Gleiche bauen, den Showdown gewinnen.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] Du gewinnst nach dieser Runde.
           *[other] Bleibt es so, gewinnst du in { $left } Runden.
        }
       *[other] { $left ->
            [one] { $who } gewinnt nach dieser Runde.
           *[other] Bleibt es so, gewinnt { $who } in { $left } Runden.
        }
    }
goal-besieged =
    { $left ->
        [one] Wachturm in dieser Runde, sonst gewinnt { $who }.
       *[other] Wachturm in { $left } Runden, sonst gewinnt { $who }.
    }
goal-showdown =
    { $left ->
        [one] Showdown nach dieser Runde.
       *[other] Showdown in { $left } Runden.
    }
# While the showdown is played.
goal-tricks = Showdown: Die meisten Stiche gewinnen.
goal-danger =
    { PERSON($who) ->
        [you] Dir fehlt noch eine Karte zum Wachturm.
       *[other] { $who } fehlt noch eine Karte zum Wachturm.
    }
goal-fourth = Lege { CARD($card, form: "short") } für deinen Wachturm aus.
goal-danger-many =
    { $count ->
       *[other] { $count } Gegnern fehlt noch eine Karte zum Wachturm.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Festung leer: Verlierst du einen Kampf, bist du raus.
       *[other] Verliert { $who } jetzt einen Kampf, ist Schluss.
    }

## Hints: what to do, and then why.

hint-place = Lege { CARD($card, form: "short") } aus.
hint-burn = Verbrenne { CARD($card, form: "short") }.
hint-keep-all = Behalte alle Karten deiner Festung.
hint-attack =
    { $count ->
        [one] Greife { CARD($card, form: "short") } von { $rival } mit { $count } Karte an.
       *[other] Greife { CARD($card, form: "short") } von { $rival } mit { $count } Karten an.
    }
hint-take = Nimm { CARD($card, form: "short") } von { $rival }.
# Two players on campaign.
hint-battle = Kämpfe gegen { $rival }.
hint-pick = Wähle irgendeine Karte.
hint-end = Beende deinen Zug.
hint-tower = Den Turm angreifen kann man erst mit { $needed } Armeekarten.
hint-fort = Mit leerer Festung bist du nach einem verlorenen Kampf raus.
hint-draws-two = Für eine hohe Karte ziehst du 2 Karten.
hint-single = Du hast keine andere dieses Werts.
hint-other-rank = Von einem anderen Wert hast du mehr Karten.
# Of a card of the player's fort.
hint-rival-has-rank = Eine weitere dieses Werts liegt bei { $rival }.
hint-draws-one = Du ziehst eine neue Karte dafür.
# Of an army card to be placed.
hint-to-burn = Danach kannst du sie für 2 Karten verbrennen.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Du hast eine zweite Karte dieses Werts.
        [3] Du hast zwei weitere Karten dieses Werts.
       *[4] Du hast drei weitere Karten dieses Werts.
    }
hint-lowest = Ohne ihre niedrigste Karte kämpft deine Armee besser.
# Why no card is placed.
hint-keeps-army = Die Armee kämpft; die Festung ist angreifbar.
hint-keeps-high-cards = Hohe Karten, die kämpfen, verlierst du.
hint-undefended = { $rival } hat keine Armee zur Verteidigung.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] Es wäre deine zweite Karte dieses Werts.
        [3] Es wäre deine dritte Karte dieses Werts.
       *[4] Es wäre deine vierte Karte dieses Werts.
    }
hint-breaks = Es würde einen Turm von { $rival } schwächen.
hint-empties-fort = Es ist die einzige Festungskarte von { $rival }.
hint-odds = Diesen Kampf gewinnst du etwa { $tenths } von 10 Mal.
hint-rarely-lost =
    { $tenths ->
        [one] Diesen Kampf verlierst du nur etwa { $tenths } von 10 Mal.
       *[other] Diesen Kampf verlierst du nur etwa { $tenths } von 10 Mal.
    }
hint-no-attack = Kein Angriff gelingt öfter, als er scheitert.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = { $who } greift { CARD($card, form: "short") } an!
headline-taken =
    { PERSON($who) ->
        [you] Du nimmst { $rival } { CARD($card, form: "short") } ab!
       *[other]
            { PERSON($rival) ->
                [you] { $who } nimmt dir { CARD($card, form: "short") } ab!
               *[other] { $who } nimmt { $rival } { CARD($card, form: "short") } ab
            }
    }
headline-held =
    { PERSON($who) ->
        [you] Du wehrst den Angriff ab!
       *[other] { $who } wehrt deinen Angriff ab
    }
headline-tied = Unentschieden: Niemand gewinnt
headline-tied-mine = Unentschieden: Dein Zug endet
headline-out =
    { PERSON($who) ->
        [you] Du scheidest aus!
       *[other] { $who } scheidet aus!
    }
headline-free-for-all = Getümmel!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Kein Wachturm für dich
       *[other] Kein Wachturm für { $who }!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] Noch eine Karte bis zum Wachturm!
       *[other] { $who }: noch eine Karte bis zum Wachturm!
    }
headline-campaign =
    { PERSON($who) ->
        [you] Dein Wachturm steht!
       *[other] { $who } vollendet einen Wachturm!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Dein Wachturm fällt
       *[other] Der Wachturm von { $who } fällt!
    }
headline-siege = Die Belagerung beginnt
headline-watchtowers = Gleichstand: Kampf der Wachtürme!
