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
### In Italian: esercito, forte, caserma; pescare, schierare, bruciare, carta alta; torre doppia, torre
### tripla, torre di guardia; duello (pair), mischia (free-for-all), spedizione (campaign), assedio,
### scontro finale (showdown), presa (trick).

## Buttons

burn = Brucia
place = Schiera
end-turn = Fine turno
keep-all = Tieni tutte
take-card = Prendi carta
attack-with =
    { $count ->
        [one] Attacca con { $count } carta
       *[other] Attacca con { $count } carte
    }
battle-with =
    { $count ->
        [one] Combatti con { $count } carta
       *[other] Combatti con { $count } carte
    }

## Where the match stands: the heading of the table

title-round = Round { $round }
title-rounds-left = Ancora { $left } round
title-last-round = Ultimo round
title-siege = Assedio: { $left } round
title-siege-last = Assedio: ultimo round
title-showdown = Scontro finale

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Forte { $fort }, esercito { $army }
summary-campaign = { $title } · In spedizione, esercito { $army }
summary-out = { $title } · Fuori

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
# Short: it stands in two lines. The head of the table says "7 rounds left".
standing-siege = Assedio: ancora { $left }. { $players }
standing-player = { $who }: forte { $fort }, esercito { $army }.
standing-campaign = { $who }: in spedizione, esercito { $army }.
standing-out = { $who }: fuori.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Se non cambia niente, vinci dopo questo round.
       *[other] Se non cambia niente, { $who } vince dopo questo round.
    }
# $players is a list of two or more.
forecast-showdown = Se non cambia niente, il round si chiude con uno scontro finale: { $players }.
forecast-showdown-all = Dopo questo round, scontro finale tra tutti quelli che hanno un esercito.

## Prompts

prompt-over = La partita è finita.
prompt-opening = Prima del primo turno: brucia una carta del forte, o tienile tutte.
prompt-turn =
    { $can ->
        [place-burn-attack] Tocca a te: attacca una carta evidenziata, schiera carte o bruciane una del forte.
        [place-burn] Tocca a te: schiera carte dell'esercito o brucia una carta del forte.
        [place-attack] Tocca a te: attacca una carta evidenziata o schiera carte dell'esercito.
        [burn-attack] Tocca a te: attacca una carta evidenziata o brucia una carta del forte.
        [place] Tocca a te: schiera carte dell'esercito.
        [burn] Tocca a te: brucia una carta del forte.
       *[attack] Tocca a te: attacca una carta evidenziata.
    }
# After a sentence that tells what happened before.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Attacca, schiera o brucia.
        [place-burn] Nessun attacco possibile: schiera o brucia.
        [place-attack] Attacca o schiera.
        [burn-attack] Attacca o brucia.
        [place] Nessun attacco possibile: schiera carte.
        [burn] Nessun attacco possibile: brucia una carta.
       *[attack] Attacca.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] Puoi ancora schierare carte dell'esercito o bruciare una carta del forte.
        [place] Puoi ancora schierare carte dell'esercito.
       *[burn] Puoi ancora bruciare una carta del forte.
    }
prompt-campaign = In spedizione: attacca per rallentare i rivali, o finisci il turno e risparmia l'esercito.
prompt-campaign-short = Attacca, o finisci il turno.
prompt-nothing = Non c'è altro da fare. Finisci il turno.
prompt-no-target = Nessun altro giocatore ha una carta del forte da attaccare.
prompt-no-army = Senza esercito non puoi attaccare.
prompt-no-attack = Ora non puoi attaccare. { TAP("Tocca", "Clicca") } la carta di un rivale per vedere perché.
prompt-out = Sei fuori dalla partita.

prompt-choose = Premi Invio per scegliere { CARD($card, form: "the-short") }.
prompt-choose-rival = Premi Invio per scegliere { CARD($card, form: "the-short") } di { $rival }.
prompt-choose-campaign = Premi Invio per scegliere { $rival }, in spedizione come te.
prompt-place = { TAP("Tocca", "Clicca") } il tuo forte per schierare { CARD($card, form: "the-short") }.
prompt-place-key = Premi Invio per schierare { CARD($card, form: "the-short") }.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] Formi una torre doppia.
       *[3] Formi una torre tripla.
    }
prompt-place-fourth = È la quarta carta di questo valore.
prompt-place-fourth-won = Completi la torre di guardia e parti in spedizione.
prompt-place-fourth-drawn = Se la vinci nella mischia, la tua torre di guardia è completa.
prompt-burn =
    { $count ->
        [one] Bruciare { CARD($card, form: "the-short") }? Va in fondo alla caserma, e peschi { $count } carta.
       *[other] Bruciare { CARD($card, form: "the-short") }? Va in fondo alla caserma, e peschi { $count } carte.
    }
prompt-take = { $rival } non ha un esercito. Prendi { CARD($card, form: "the-short") } senza battaglia.
prompt-attack = Con quante carte attacchi { CARD($card, form: "the-short") } di { $rival }?
prompt-attack-stakes = Vinci { CARD($card, form: "the-short") } e tutte le carte della battaglia, o cedi le tue a { $rival }. Se non vinci, il turno finisce.
# After prompt-attack-stakes.
prompt-attack-high = Le carte alte che combattono vanno in caserma.
prompt-attack-last = Ultimo tentativo. Vinci { CARD($card, form: "the-short") } e le carte della battaglia. Se perdi, la carta va in fondo alla caserma.
prompt-battle =
    { $count ->
        [one] Combattere contro { $rival } con { $count } carta a testa? Chi vince prende tutte le carte della battaglia.
       *[other] Combattere contro { $rival } con { $count } carte a testa? Chi vince prende tutte le carte della battaglia.
    }

prompt-pick-free-for-all = Mischia per { CARD($card, form: "the-short") }: scegli la carta con cui combatte { $rival }.
prompt-pick = Battaglia per { CARD($card, form: "the-short") }: scegli la carta con cui combatte { $rival }.
prompt-pick-several = Battaglia per { CARD($card, form: "the-short") }: scegli la carta { $number } di { $count } con cui combatte { $rival }.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Scegli la carta { $number } di { $count } con cui combatte { $rival }.

prompt-rival-opening = { $rival } può bruciare una carta del forte.
prompt-rival-turn = Tocca a { $rival }.
prompt-rival-pick = { $rival } sta scegliendo una carta.
prompt-rival-pick-mine = { $rival } sceglie la carta con cui combatti.

# The turn is ended, or all cards are kept, without asking.
auto-end = Non c'è altro da fare: il tuo turno finisce.
auto-skip = Non puoi fare niente: salti il turno.
auto-skip-campaign = Non ci sono carte che puoi attaccare: salti il turno.
auto-keep = Non puoi bruciare nessuna carta del forte: le tieni tutte.

## Why something isn't allowed

refusal-over = La partita è finita.
refusal-only-burning = Prima del primo turno puoi solo bruciare una carta del forte o tenerle tutte.
refusal-only-before-first-turn = Puoi farlo solo prima del primo turno.
refusal-pick-first = Prima scegli una delle carte coperte.
refusal-placing-on-campaign = Non puoi schierare carte mentre sei in spedizione.
refusal-not-in-army = { CARD($card, form: "capital") } non è nel tuo esercito.
refusal-campaign-just-lost = Hai perso una spedizione in questo turno. Potrai completare un'altra torre di guardia nel prossimo.
refusal-burning-on-campaign = Non puoi bruciare carte mentre sei in spedizione.
refusal-burned-already = Hai già bruciato una carta in questo turno.
refusal-not-in-own-fort = { CARD($card, form: "capital") } non è nel tuo forte.
refusal-barracks-empty = Non puoi bruciare carte quando la caserma è vuota.
refusal-tower-elsewhere = Un altro giocatore ha una torre di { CARD($rank, form: "many") }: non puoi bruciare questa carta.
refusal-attacked-already = Hai già attaccato in questo turno.
refusal-no-rival = Attacca un altro giocatore ancora in partita.
refusal-rival-on-campaign = Puoi attaccare chi è in spedizione solo se lo sei anche tu.
refusal-not-in-that-fort = { CARD($card, form: "capital") } non è in quel forte.
refusal-not-on-top = Di una torre puoi attaccare solo la carta in cima.
refusal-complete-watchtower = Non puoi attaccare una torre di guardia completa.
refusal-army-too-small = Per attaccare quella torre servono almeno { $needed } carte nel tuo esercito.
refusal-no-attempts-left = Hai usato tutti e { $most } i tentativi su quella carta.
refusal-rival-without-army = Quel giocatore non ha un esercito: prendi semplicemente la carta.
refusal-without-army = Per attaccare serve almeno una carta nel tuo esercito.
refusal-rival-has-army = Quel giocatore ha un esercito. Attacca con 1 o 2 carte.
refusal-too-many-cards = Attacca con 1 o 2 carte.
refusal-more-than-smaller-army = Non puoi attaccare con più carte di quante ne ha l'esercito più piccolo.
refusal-not-both-on-campaign = Puoi combattere contro chi è in spedizione solo se lo sei anche tu.
refusal-nothing-held-out = Ora non ci sono carte da scegliere.
refusal-place-empty = Quella carta è già presa. Scegline un'altra.

## What happened, in the log and while it is shown

heading-before-first-turn = Prima del primo turno
heading-turn = Turno { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Hai tenuto tutte le carte del forte.
       *[other] { $who } ha tenuto tutte le carte del forte.
    }
log-burned =
    { PERSON($who) ->
        [you] Hai bruciato { CARD($card, form: "the-short") }.
       *[other] { $who } ha bruciato { CARD($card, form: "the-short") }.
    }
# Only the number of cards is known.
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai pescato una carta.
               *[other] Hai pescato { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $who } ha pescato una carta.
               *[other] { $who } ha pescato { $count } carte.
            }
    }
# $cards is a list.
log-drew =
    { PERSON($who) ->
        [you] Hai pescato { CARD($cards, form: "short") }.
       *[other] { $who } ha pescato { CARD($cards, form: "short") }.
    }
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai pescato { CARD($cards, form: "short") } e un'altra carta.
               *[other] Hai pescato { CARD($cards, form: "short") } e altre { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $who } ha pescato { CARD($cards, form: "short") } e un'altra carta.
               *[other] { $who } ha pescato { CARD($cards, form: "short") } e altre { $count } carte.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] Hai schierato { CARD($card, form: "the-short") }.
       *[other] { $who } ha schierato { CARD($card, form: "the-short") }.
    }
# $height is 2 to 4.
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] Hai schierato { CARD($card, form: "the-short") }: torre doppia.
                [3] Hai schierato { CARD($card, form: "the-short") }: torre tripla.
               *[4] Hai schierato { CARD($card, form: "the-short") }, quarta carta del suo valore.
            }
       *[other]
            { $height ->
                [2] { $who } ha schierato { CARD($card, form: "the-short") }: torre doppia.
                [3] { $who } ha schierato { CARD($card, form: "the-short") }: torre tripla.
               *[4] { $who } ha schierato { CARD($card, form: "the-short") }, quarta carta del suo valore.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "the-short-capital") } passa dalla caserma al tuo forte.
       *[other] { CARD($card, form: "the-short-capital") } passa dalla caserma al forte di { $who }.
    }
log-went-out =
    { PERSON($who) ->
        [you] Hai perso una battaglia senza più carte nel forte: sei fuori dalla partita.
       *[other] { $who } ha perso una battaglia senza più carte nel forte ed è fuori dalla partita.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] Hai completato una torre di guardia di { CARD($rank, form: "many") } e parti in spedizione.
       *[other] { $who } ha completato una torre di guardia di { CARD($rank, form: "many") } e parte in spedizione.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] Hai finito le carte dell'esercito e perso la spedizione.
       *[other] { $who } ha finito le carte dell'esercito e perso la spedizione.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] Comincia l'assedio. Vinci se nessun altro parte in spedizione entro { $rounds } round.
               *[other] Comincia l'assedio. Vinci se nessun altro parte in spedizione entro { $rounds } round.
            }
       *[other]
            { $rounds ->
                [one] Comincia l'assedio. { $who } vince se nessun altro parte in spedizione entro { $rounds } round.
               *[other] Comincia l'assedio. { $who } vince se nessun altro parte in spedizione entro { $rounds } round.
            }
    }
log-siege-ended = L'assedio è finito dopo { $rounds } round.
log-bound-reached = Tutti i { $rounds } round sono stati giocati.
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai attaccato { CARD($card, form: "the-short") } di { $rival } con { $count } carta.
               *[other] Hai attaccato { CARD($card, form: "the-short") } di { $rival } con { $count } carte.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } ha attaccato { CARD($card, form: "your-short") } con { $count } carta.
                       *[other] { $who } ha attaccato { CARD($card, form: "your-short") } con { $count } carte.
                    }
               *[other]
                    { $count ->
                        [one] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } con { $count } carta.
                       *[other] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } con { $count } carte.
                    }
            }
    }
# After log-attacked.
log-attempt = Tentativo { $attempt } di { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($who) ->
        [you] Hai attaccato { CARD($card, form: "the-short") } di { $rival }, senza difesa.
       *[other]
            { PERSON($rival) ->
                [you] { $who } ha attaccato { CARD($card, form: "your-short") }, senza difesa.
               *[other] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival }, senza difesa.
            }
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai combattuto contro { $rival } con { $count } carta a testa.
               *[other] Hai combattuto contro { $rival } con { $count } carte a testa.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } ha combattuto contro di te con { $count } carta a testa.
                       *[other] { $who } ha combattuto contro di te con { $count } carte a testa.
                    }
               *[other]
                    { $count ->
                        [one] { $who } ha combattuto contro { $rival } con { $count } carta a testa.
                       *[other] { $who } ha combattuto contro { $rival } con { $count } carte a testa.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] Hai scelto una carta.
       *[other] { $who } ha scelto una carta.
    }
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] { CARD($winner, form: "your-short-capital") } batte { CARD($loser, form: "the-short") }: un 7 in attacco vince sempre.
                [defending-seven] { CARD($winner, form: "your-short-capital") } batte { CARD($loser, form: "the-short") }: un 7 in difesa perde sempre.
               *[higher] { CARD($winner, form: "your-short-capital") } batte { CARD($loser, form: "the-short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { CARD($winner, form: "the-short-capital") } di { $who } batte { CARD($loser, form: "the-short") }: un 7 in attacco vince sempre.
                [defending-seven] { CARD($winner, form: "the-short-capital") } di { $who } batte { CARD($loser, form: "the-short") }: un 7 in difesa perde sempre.
               *[higher] { CARD($winner, form: "the-short-capital") } di { $who } batte { CARD($loser, form: "the-short") }.
            }
    }
log-pair-tied = Parità tra { CARD($attacking, form: "short") } e { CARD($defending, form: "short") }.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] Hai vinto la battaglia.
               *[other] Hai vinto la battaglia, { $most } a { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } ha vinto la battaglia.
               *[other] { $who } ha vinto la battaglia, { $most } a { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] La battaglia finisce in parità.
       *[other] La battaglia finisce in parità, { $most } a { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($who) ->
        [you] Hai catturato { CARD($card, form: "the-short") } di { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } ha catturato { CARD($card, form: "your-short") }.
               *[other] { $who } ha catturato { CARD($card, form: "the-short") } di { $rival }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] { CARD($card, form: "your-short-capital") } va in fondo alla caserma.
       *[other] { CARD($card, form: "the-short-capital") } di { $who } va in fondo alla caserma.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($who) ->
        [you] Hai preso { CARD($card, form: "the-short") } dal forte di { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } ha preso { CARD($card, form: "the-short") } dal tuo forte.
               *[other] { $who } ha preso { CARD($card, form: "the-short") } dal forte di { $rival }.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] { CARD($card, form: "your-short-capital") } ha resistito a 3 tentativi e va in fondo alla caserma.
       *[other] { CARD($card, form: "the-short-capital") } di { $who } ha resistito a 3 tentativi e va in fondo alla caserma.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } e ha vinto.
       *[other] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } e ha vinto, { $most } a { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } e ha perso.
       *[other] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival } e ha perso, { $most } a { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival }: parità.
       *[other] { $who } ha attaccato { CARD($card, form: "the-short") } di { $rival }: parità, { $most } a { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } ha combattuto contro { $rival } e ha vinto.
       *[other] { $who } ha combattuto contro { $rival } e ha vinto, { $most } a { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } ha combattuto contro { $rival } e ha perso.
       *[other] { $who } ha combattuto contro { $rival } e ha perso, { $most } a { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } ha combattuto contro { $rival }: parità.
       *[other] { $who } ha combattuto contro { $rival }: parità, { $most } a { $least }.
    }
raid-attacking-seven = Un 7 in attacco batte qualsiasi carta.
raid-defending-seven = Un 7 in difesa perde contro qualsiasi carta.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = Hai vinto { CARD($card, form: "the-short") } di { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-attack-lost = Hai perso la battaglia per { CARD($card, form: "the-short") } di { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. Il tuo turno finisce.
battle-attack-tied = Parità per { CARD($card, form: "the-short") } di { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. La parità chiude il tuo turno.
battle-defense-won = Hai difeso { CARD($card, form: "the-short") } da { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } ha vinto { CARD($card, form: "your-short") }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } ha attaccato { CARD($card, form: "your-short") }, parità: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Hai difeso { CARD($card, form: "the-short") } da { $rival }.
        [lost] { $rival } ha vinto { CARD($card, form: "your-short") }.
       *[tied] { $rival } ha attaccato { CARD($card, form: "your-short") }: pareggio.
    }
battle-campaign-won = Hai battuto { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-lost = Hai perso contro { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-tied = Parità con { $rival }: tu { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } ha passato.
turn-placed =
    { $count ->
        [one] { $who } ha schierato { $count } carta.
       *[other] { $who } ha schierato { $count } carte.
    }
turn-placed-burned = { $who } ha schierato { CARD($card, form: "the-short") } e bruciato { CARD($burned, form: "the-short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } ha schierato { $count } carta e bruciato { CARD($burned, form: "the-short") }.
       *[other] { $who } ha schierato { $count } carte e bruciato { CARD($burned, form: "the-short") }.
    }
# There was no room for all that happened.

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "the-short-capital") } completerebbe la tua torre di guardia. Mischia!
       *[other] { CARD($card, form: "the-short-capital") } completerebbe la torre di guardia di { $who }. Mischia!
    }
log-revealed =
    { PERSON($who) ->
        [you] Hai scoperto { CARD($card, form: "the-short") }.
       *[other] { $who } ha scoperto { CARD($card, form: "the-short") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] Hai vinto { CARD($card, form: "the-short") } nella mischia.
       *[other] { $who } ha vinto { CARD($card, form: "the-short") } nella mischia.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] Parità tra le carte più alte: vinci tu { CARD($card, form: "the-short") }.
       *[other] Parità tra le carte più alte: { $who } vince { CARD($card, form: "the-short") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = Hai vinto { CARD($card, form: "the-short") } nella mischia con { CARD($best, form: "the-short") }.
free-for-all-lost = { $who } ha vinto { CARD($card, form: "the-short") } nella mischia: { CARD($best, form: "short") } contro { CARD($mine, form: "your-short") }.

## The showdown

log-showdown =
    { $length ->
        [one] Scontro finale! A ogni esercito resta { $length } carta.
       *[other] Scontro finale! A ogni esercito restano { $length } carte.
    }
log-all-on-campaign = Tutti sono in spedizione.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai messo da parte { $count } carta.
               *[other] Hai messo da parte { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $who } ha messo da parte { $count } carta.
               *[other] { $who } ha messo da parte { $count } carte.
            }
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] La presa { $number } è tua: { CARD($card, form: "short") } contro { CARD($others, form: "short") }.
       *[other] La presa { $number } va a { $who }: { CARD($card, form: "short") } contro { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = Presa { $number } in parità: { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [one] { $who }: { $count } presa.
       *[other] { $who }: { $count } prese.
    }
log-tricks-tied = Parità.
# Players who tied draw new armies.
log-watchtowers = Battaglia delle torri di guardia!
log-played-again = Ancora parità. Tutte le loro carte sono state mescolate e ridistribuite.

## Players

note-out = Fuori
note-campaign = In spedizione
note-picking = Sta scegliendo…
note-thinking = Sta pensando…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Battaglia per { CARD($card, form: "the-short") }
stage-free-for-all = Mischia per { CARD($card, form: "the-short") }
stage-campaign = Battaglia delle spedizioni
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Il tuo esercito
       *[other] L'esercito di { $who }
    }
lane-attacker = Attacco
lane-defender = Difesa
lane-builder = Costruttore
lane-no-army = Senza esercito
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
# The pairs that the player and the rival won in a battle.
score-mine = Tu { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = L'assedio si è chiuso con uno scontro finale.
ended-bound-showdown = L'ultimo round si è chiuso con uno scontro finale.
ended-showdown = Deciso nello scontro finale.
ended-siege = Vittoria per assedio.
ended-bound = Deciso dopo l'ultimo round.
ended-alone = Tutti gli altri sono fuori.
result-out = Fuori
result-campaign = In spedizione
result-no-watchtower = Nessuna torre di guardia

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = min. { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, esercito { $army }, forte { $fort }
panel-note = { $name }, { $note }, esercito { $army }, forte { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Caserma, { $count } carta
       *[other] Caserma, { $count } carte
    }
label-can-place = { CARD($card, form: "title") }, si può schierare
label-cannot-place = { CARD($card, form: "title") }, ora non si può schierare
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, il tuo forte
       *[other] { CARD($card, form: "title") }, forte di { $who }
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, in cima a una torre doppia
               *[no] { $label }, in una torre doppia
            }
        [3]
            { $top ->
                [yes] { $label }, in cima a una torre tripla
               *[no] { $label }, in una torre tripla
            }
       *[4]
            { $top ->
                [yes] { $label }, in cima a una torre di guardia
               *[no] { $label }, in una torre di guardia
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, si può bruciare
label-can-battle = { $label }, si può affrontare
label-attempts = { $label }, tentativi usati: { $used } di { $most }
label-can-attack = { $label }, si può attaccare
label-cannot-attack = { $label }, ora non si può attaccare
label-held = Carta coperta { $slot }
label-can-pick = Carta coperta { $slot }, si può scegliere
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, dalla tua parte
       *[other] { CARD($card, form: "title") }, dalla parte di { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Carta coperta, dalla tua parte
       *[other] Carta coperta, dalla parte di { $who }
    }
label-prize = { CARD($card, form: "title") }, in palio

## What a card, a tower, a player, or the barracks is about

about-seven = In attacco un 7 batte qualsiasi carta. In difesa perde contro qualsiasi carta. Altrimenti è un semplice 7.
about-high = Una carta alta. Chi la brucia pesca 2 carte. Se combatte, va in fondo alla caserma, a meno che il suo proprietario non sia in spedizione.
about-low = In battaglia vince il valore più alto. Chi brucia questa carta ne pesca 1.
about-campaign = Questa torre di guardia è in spedizione: nessuno può attaccarla.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] Torre doppia, dal basso in alto: { CARD($cards, form: "short") }.
        [3] Torre tripla, dal basso in alto: { CARD($cards, form: "short") }.
       *[4] Torre di guardia, dal basso in alto: { CARD($cards, form: "short") }.
    }
about-tower-needs = Si può attaccare solo la carta in cima, con un esercito di almeno { $needed } carte.
about-tower-burning = Gli altri giocatori non possono bruciare carte di questo valore.
about-attempts =
    { PERSON($who) ->
        [you] Hai usato { $used } dei { $most } tentativi su questa carta.
       *[other] { $who } ha usato { $used } dei { $most } tentativi su questa carta.
    }
about-held-title = Carta coperta
about-held = L'esercito è stato mescolato. Nessuno sa quale carta sia, nemmeno chi la possiede.
about-barracks-title =
    { $count ->
        [one] Caserma: { $count } carta
       *[other] Caserma: { $count } carte
    }
about-barracks-draw = All'inizio del tuo turno peschi la prima carta, a meno che tu non sia in spedizione.
about-barracks-bottom = Le carte bruciate e le carte alte delle battaglie vanno in fondo, sotto gli occhi di tutti. Finché la caserma è vuota, nessuno può bruciare carte.
about-siege-last = L'assedio chiude la partita dopo questo round.
about-siege = L'assedio chiude la partita tra { $left } round.
about-round = Round { $round } su un massimo di { $rounds }.
about-out = Fuori dalla partita.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Il tuo esercito ha { $count } carta.
               *[other] Il tuo esercito ha { $count } carte.
            }
       *[other]
            { $count ->
                [one] L'esercito di { $who } ha { $count } carta.
               *[other] L'esercito di { $who } ha { $count } carte.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Carte note: { CARD($cards, form: "short") }.
about-army-highest = Carte note più alte: { CARD($cards, form: "short") }.
about-player-campaign = In spedizione con una torre di guardia di { CARD($rank, form: "many") }.
about-player-campaign-end = Nessuno può attaccarla, ma senza esercito la spedizione è persa.
about-fort =
    { $count ->
        [one] Forte: { $count } carta.
       *[other] Forte: { $count } carte.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] Una torre doppia di { CARD($rank, form: "many") }: con altre 2 carte è una torre di guardia.
       *[3] Una torre tripla di { CARD($rank, form: "many") }: con un'altra carta è una torre di guardia.
    }
# After about-fort-tower.
about-fort-tower-needs = Per attaccarla servono almeno { $needed } carte nel tuo esercito.

## How to play

guide-line = Costruisci una torre di guardia con quattro carte uguali, parti in spedizione e vinci lo scontro finale.
guide-brief-goal = Costruisci una torre di guardia: quattro carte dello stesso valore nel tuo forte. Quando tutti ne hanno una, vinci lo scontro finale.
guide-brief-turn = Pesca una carta, schiera nel forte carte dell'esercito, brucia una carta del forte se vuoi, poi attacca o finisci il turno.
guide-brief-watch = I rivali attaccano le carte del tuo forte una alla volta. Le torri sono più sicure: per attaccarle serve un grande esercito.
guide-part-fort = Il forte di un rivale: le carte che puoi attaccare
guide-part-tower = Una torre: carte dello stesso valore
guide-part-rival-army = L'esercito del rivale, coperto
guide-part-barracks = La caserma: qui peschi
guide-part-own-fort = Il tuo forte: lo vedono tutti
guide-part-army = Il tuo esercito: lo vedi solo tu
guide-goal-title = Obiettivo
guide-goal = Costruisci una torre di guardia: quattro carte dello stesso valore nel tuo forte. Quando ogni giocatore ne ha una, gli eserciti si affrontano nello scontro finale, e chi lo vince vince la partita. Fino ad allora attacca i forti altrui per vincere le carte che ti servono.
guide-forts-title = Forti ed eserciti
guide-forts = Il tuo forte è scoperto; il tuo esercito è la mano che vedi solo tu. Ognuno comincia con quattro carte; il resto del mazzo è la caserma. Le carte del forte dello stesso valore formano una torre: doppia con due, tripla con tre, torre di guardia con quattro. L'asso è il valore più alto. Fanti, regine, re e assi sono le carte alte.
guide-turn-title = Il tuo turno
guide-turn = Pesca la prima carta della caserma nel tuo esercito. Poi schiera nel forte quante carte dell'esercito vuoi; non possono tornare indietro. Una volta per turno puoi bruciare una carta del forte. Infine attacca una carta del forte di un altro giocatore, o finisci il turno. Dopo un attacco riuscito puoi ancora schierare carte, e bruciarne una se non l'hai già fatto.
guide-burning-title = Bruciare
guide-burning = Per bruciare una carta del forte, mettila in fondo alla caserma e pesca una carta nel tuo esercito, o due se hai bruciato una carta alta. Prima del primo turno ognuno può bruciare una carta. Non puoi bruciare una carta se un altro giocatore ha una torre dello stesso valore, o se la caserma è vuota.
guide-attacking-title = Attaccare
guide-attacking = Scegli una carta del forte di un altro giocatore e attaccala con una o due carte. Chi difende ne usa altrettante. Di una torre puoi attaccare solo la carta in cima, e solo con un esercito numeroso. Se chi difende non ha un esercito, prendi la carta senza battaglia.
guide-battle-title = La battaglia
guide-battle = Entrambi gli eserciti vengono mescolati. Chi difende sceglie le tue carte senza vederle, e tu scegli le sue. Vengono scoperte a due a due: ogni coppia è un duello. Vince il duello il valore più alto, ma i sette sono speciali. Chi vince più duelli vince la battaglia. Negli esempi la carta di chi attacca è a sinistra.
guide-after-title = Dopo la battaglia
guide-after =
    L'esercito di chi vince riceve tutte le carte della battaglia; se vince chi attacca, ottiene anche la carta del forte. In caso di parità tutte le carte tornano ai proprietari.

    Le carte alte che combattono fanno eccezione: comunque vada, finiscono in fondo alla caserma. Tutti le vedono, e il registro le nomina quando vengono ripescate.

    Hai tre tentativi per ogni carta, e così ogni altro attaccante. Se perdi il terzo, la carta va in fondo alla caserma, e il forte di chi difende riceve al suo posto la prima carta della caserma. Se il terzo finisce in parità, la carta resta, ma non puoi più attaccarla.

    Chi perde una battaglia senza più carte nel forte è fuori dalla partita.
guide-fourth-title = La quarta carta
guide-fourth = Se hai vinto in battaglia la quarta carta di un valore, schierarla completa la tua torre di guardia. Se viene dalla caserma, prima c'è una mischia: da ogni esercito un vicino sceglie una carta, e la più alta vince la quarta carta. Se le più alte sono pari e una è tua, vinci tu. Qui i sette non sono speciali, e ognuno tiene la carta che ha mostrato.
guide-campaign-title = In spedizione
guide-campaign =
    Quando la tua torre di guardia è completa, sei in spedizione, e le altre carte del forte si uniscono al tuo esercito. Non peschi, non schieri e non bruci più carte: attacchi soltanto. Nessuno può attaccare la tua torre di guardia, e le tue carte alte non vanno più in caserma. Due giocatori in spedizione possono anche combattersi con tre carte a testa; chi vince le prende tutte.

    Se il tuo esercito finisce le carte, perdi la spedizione. Due carte della torre di guardia vanno in fondo alla caserma, una resta nel forte e una va nell'esercito. Poi il forte e l'esercito ricevono due nuove carte ciascuno.
guide-showdown-title = Lo scontro finale
guide-showdown =
    Lo scontro finale comincia quando tutti i giocatori sono in spedizione. Gli eserciti vengono mescolati e ridotti alle dimensioni del più piccolo, o a una carta in meno se il numero è pari.

    Poi tutti scoprono insieme le proprie carte, una alla volta. La carta più alta vince la presa; se le più alte sono pari, non la vince nessuno. Chi ha più prese vince la partita.

    In caso di parità per il maggior numero di prese si gioca la battaglia delle torri di guardia: ognuno pesca un nuovo esercito, tante carte quanto il valore della sua torre di guardia. Se c'è ancora parità, queste carte vengono mescolate insieme, distribuite in parti uguali e giocate ancora una volta.
guide-siege-title = L'assedio
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    L'assedio comincia quando il primo giocatore parte in spedizione, e chiude la partita dopo 10 round (8 in quattro giocatori). Se a quel punto un solo giocatore è in spedizione, vince; se sono più d'uno, si affrontano nello scontro finale. Se tutte le spedizioni sono perse, l'assedio finisce, e il prossimo riparte da zero.

    La partita finisce allo stesso modo anche dopo 40 turni a giocatore (30 in tre, 25 in quattro). Se allora nessuno è in spedizione, vanno allo scontro finale tutti quelli che hanno un esercito.

    La regola della casa «{ $rule }» dimezza o raddoppia tutti questi numeri.
guide-table-title = Comandi
guide-table =
    Per schierare una carta dell'esercito, toccala, poi { TAP("tocca", "clicca") } il tuo forte, o trascinala lì. Per bruciare una carta del forte, toccala o trascinala sulla caserma. Le carte che puoi attaccare sono evidenziate: toccane una, poi scegli quante carte usare. ×2 indica una torre di due carte; 1/3 significa che hai usato uno dei tre tentativi. Con i suggerimenti attivi vedi che cosa puoi vincere e perdere con un attacco. { TAP("Tocca", "Clicca") } il riquadro di un giocatore per vederne esercito e forte. Tieni premuta una carta, o clicca con il tasto destro, per saperne di più.

    Con la tastiera: le frecce per spostarti tra le carte, Invio per scegliere, i numeri per i pulsanti. T finisce il turno, H dà un suggerimento, S dice come va la partita, L apre il registro, F1 apre queste regole, Esc torna indietro.

## Examples in the guide: short texts under or between pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = batte
guide-verdict-loses = perde contro
guide-verdict-ties = pari con
guide-pair-higher = Vince il valore più alto.
guide-pair-equal = Valori uguali: parità.
guide-pair-attacking-seven = Un sette in attacco batte qualsiasi carta.
guide-pair-defending-seven = Un sette in difesa perde contro qualsiasi carta.
guide-pair-sevens = Vince il sette in attacco.
guide-tower-any = può attaccarla qualsiasi esercito
guide-tower-needs = serve un esercito di { $needed } carte
guide-tower-single = Una carta sola.
guide-tower-double = Torre doppia.
guide-tower-triple = Torre tripla.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = bruciata, fa pescare
guide-burn-low = Una carta bassa.
guide-burn-high = Una carta alta.
guide-worth = pesca { $count } carte
guide-worth-rank = Quante il suo valore.
guide-worth-high = Le carte alte valgono 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Quattro carte uguali, poi lo scontro finale.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] Vinci dopo questo round.
           *[other] Vinci tra { $left } round se nulla cambia.
        }
       *[other] { $left ->
            [one] { $who } vince dopo questo round.
           *[other] { $who } vince tra { $left } round se nulla cambia.
        }
    }
goal-besieged =
    { $left ->
        [one] Torre di guardia in questo round, o vince { $who }.
       *[other] Torre di guardia in { $left } round, o vince { $who }.
    }
goal-showdown =
    { $left ->
        [one] Scontro finale dopo questo round.
       *[other] Scontro finale tra { $left } round.
    }
# While the showdown is played.
goal-tricks = Scontro finale: vince chi fa più prese.
goal-danger =
    { PERSON($who) ->
        [you] Ti manca una carta per la torre.
       *[other] A { $who } manca una carta per la torre.
    }
goal-fourth = Schiera { CARD($card, form: "the-short") } per la tua torre.
goal-danger-many =
    { $count ->
        [one] A { $count } rivale manca una carta per la torre.
       *[other] A { $count } rivali manca una carta per la torre.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Forte vuoto: perdi una battaglia e sei fuori.
       *[other] Se ora { $who } perde una battaglia, è fuori.
    }

## Hints: what to do, and then why.

hint-place = Schiera { CARD($card, form: "the-short") }.
hint-burn = Brucia { CARD($card, form: "the-short") }.
hint-keep-all = Tieni tutte le carte del forte.
hint-attack =
    { $count ->
        [one] Attacca { CARD($card, form: "the-short") } di { $rival } con { $count } carta.
       *[other] Attacca { CARD($card, form: "the-short") } di { $rival } con { $count } carte.
    }
hint-take = Prendi { CARD($card, form: "the-short") } di { $rival }.
# Two players on campaign.
hint-battle = Combatti contro { $rival }.
hint-pick = Scegli una carta qualsiasi.
hint-end = Finisci il turno.
hint-tower = Per attaccare la torre serve un esercito di { $needed }.
hint-fort = Con il forte vuoto, una battaglia persa ti elimina.
hint-draws-two = Per una carta alta peschi 2 carte.
hint-single = Non ne hai altre di quel valore.
hint-other-rank = Hai più carte di un altro valore.
# Of a card of the player's fort.
hint-rival-has-rank = { $rival } ne ha un’altra nel forte.
hint-draws-one = Peschi una carta nuova.
# Of an army card to be placed.
hint-to-burn = Poi puoi bruciarla e pescare 2 carte.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Hai un’altra carta di quel valore.
        [3] Hai altre due carte di quel valore.
       *[4] Hai altre tre carte di quel valore.
    }
hint-lowest = Senza la carta più bassa, il tuo esercito combatte meglio.
# Why no card is placed.
hint-keeps-army = L’esercito combatte; il forte può essere attaccato.
hint-keeps-high-cards = Le carte alte che combattono si perdono.
hint-undefended = { $rival } non ha un esercito per difenderla.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] Sarebbe la tua seconda carta di quel valore.
        [3] Sarebbe la tua terza carta di quel valore.
       *[4] Sarebbe la tua quarta carta di quel valore.
    }
hint-breaks = Indebolirebbe una torre di { $rival }.
hint-empties-fort = È l’unica carta del forte di { $rival }.
hint-odds = Vinci questa battaglia circa { $tenths } volte su 10.
hint-rarely-lost =
    { $tenths ->
        [one] Perdi questa battaglia solo { $tenths } volta su 10.
       *[other] Perdi questa battaglia solo { $tenths } volte su 10.
    }
hint-no-attack = Nessun attacco riesce più di una volta su due.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = { $who } attacca { CARD($card, form: "the-short") }!
headline-taken =
    { PERSON($who) ->
        [you] Prendi { CARD($card, form: "the-short") } a { $rival }!
       *[other]
            { PERSON($rival) ->
                [you] { $who } ti prende { CARD($card, form: "the-short") }!
               *[other] { $who } prende { CARD($card, form: "the-short") } a { $rival }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] Respingi l'attacco!
       *[other] { $who } respinge il tuo attacco
    }
headline-tied = Parità: nessuno vince
headline-tied-mine = Parità: il tuo turno finisce
headline-out =
    { PERSON($who) ->
        [you] Sei fuori!
       *[other] { $who } è fuori!
    }
headline-free-for-all = Mischia!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Niente torre di guardia per te
       *[other] Niente torre di guardia per { $who }!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] Una carta alla torre di guardia!
       *[other] { $who }: una carta alla torre di guardia!
    }
headline-campaign =
    { PERSON($who) ->
        [you] La tua torre di guardia è completa!
       *[other] { $who } completa una torre di guardia!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] La tua torre di guardia cade
       *[other] Cade la torre di guardia di { $who }!
    }
headline-siege = Comincia l'assedio
headline-watchtowers = Parità: battaglia delle torri di guardia!
