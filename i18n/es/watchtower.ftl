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

burn = Quemar
place = Colocar
end-turn = Terminar turno
keep-all = Conservar todo
take-card = Llevarse la carta
attack-with =
    { $count ->
        [one] Atacar con { $count } carta
       *[other] Atacar con { $count } cartas
    }
battle-with =
    { $count ->
        [one] Luchar con { $count } carta
       *[other] Luchar con { $count } cartas
    }

## Where the match stands: the heading of the table

title-round = Ronda { $round }
title-rounds-left = Quedan { $left } rondas
title-last-round = Última ronda
title-siege = Asedio: { $left } rondas
title-siege-last = Asedio: última ronda
title-showdown = Batalla final

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Fuerte { $fort }, ejército { $army }
summary-campaign = { $title } · En campaña, ejército { $army }
summary-out = { $title } · Fuera

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
# Short: it stands in two lines. The head of the table says "7 rounds left".
standing-siege =
    { $left ->
        [one] Asedio: queda { $left }. { $players }
       *[other] Asedio: quedan { $left }. { $players }
    }
standing-player = { $who }: fuerte { $fort }, ejército { $army }.
standing-campaign = { $who }: en campaña, ejército { $army }.
standing-out = { $who }: fuera.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Si nada cambia, ganas tras esta ronda.
       *[other] Si nada cambia, { $who } gana tras esta ronda.
    }
# $players is a list of two or more.
forecast-showdown = Si nada cambia, esta ronda acaba en una batalla final entre { $players }.
forecast-showdown-all = Tras esta ronda, quienes tengan ejército librarán la batalla final.

## Prompts

prompt-over = La partida ha terminado.
prompt-opening = Antes del primer turno: quema una carta de tu fuerte o consérvalo todo.
prompt-turn =
    { $can ->
        [place-burn-attack] Tu turno: ataca una carta resaltada, coloca cartas de tu ejército o quema una de tu fuerte.
        [place-burn] Tu turno: coloca cartas de tu ejército o quema una de tu fuerte.
        [place-attack] Tu turno: ataca una carta resaltada o coloca cartas de tu ejército.
        [burn-attack] Tu turno: ataca una carta resaltada o quema una de tu fuerte.
        [place] Tu turno: coloca cartas de tu ejército.
        [burn] Tu turno: quema una carta de tu fuerte.
       *[attack] Tu turno: ataca una carta resaltada.
    }
# After a sentence that tells what happened before.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Ataca, coloca o quema.
        [place-burn] Sin ataque posible: coloca o quema.
        [place-attack] Ataca o coloca.
        [burn-attack] Ataca o quema.
        [place] Sin ataque posible: coloca cartas.
        [burn] Sin ataque posible: quema una carta.
       *[attack] Ataca.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] Aún puedes colocar cartas de tu ejército o quemar una de tu fuerte.
        [place] Aún puedes colocar cartas de tu ejército.
       *[burn] Aún puedes quemar una carta de tu fuerte.
    }
prompt-campaign = En campaña: ataca para frenar a tus rivales, o termina tu turno y conserva tu ejército.
prompt-campaign-short = Ataca o termina tu turno.
prompt-nothing = No queda nada por hacer. Termina tu turno.
prompt-no-target = No hay cartas de otros fuertes que atacar.
prompt-no-army = No puedes atacar sin ejército.
prompt-no-attack = No puedes atacar ahora. { TAP("Toca", "Haz clic en") } una carta de un rival para ver por qué.
prompt-out = Estás fuera de la partida.

prompt-choose = Pulsa Enter para elegir { CARD($card, form: "short-the") }.
prompt-choose-rival = Pulsa Enter para elegir { CARD($card, form: "short-the") } de { $rival }.
prompt-choose-campaign = Pulsa Enter para elegir a { $rival }, que también está en campaña.
prompt-place = { TAP("Toca", "Haz clic en") } tu fuerte para colocar { CARD($card, form: "short-the") }.
prompt-place-key = Pulsa Enter para colocar { CARD($card, form: "short-the") }.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] Forma una torre doble.
       *[3] Forma una torre triple.
    }
prompt-place-fourth = Es la cuarta de su valor.
prompt-place-fourth-won = Completa tu atalaya y empieza tu campaña.
prompt-place-fourth-drawn = Gánala en el todos contra todos y tu atalaya estará completa.
prompt-burn =
    { $count ->
        [one] ¿Quemar { CARD($card, form: "short-the") }? Va al fondo del cuartel y robas { $count } carta.
       *[other] ¿Quemar { CARD($card, form: "short-the") }? Va al fondo del cuartel y robas { $count } cartas.
    }
prompt-take = { $rival } no tiene ejército. Llévate { CARD($card, form: "short-the") } sin batalla.
prompt-attack = ¿Con cuántas cartas atacas { CARD($card, form: "short-the") } de { $rival }?
prompt-attack-stakes = Gana { CARD($card, form: "short-the") } y todas las cartas de la batalla, o pierde las tuyas ante { $rival }. Si no ganas, tu turno termina.
# After prompt-attack-stakes.
prompt-attack-high = Las cartas altas que luchan van al cuartel.
prompt-attack-last = Último intento. Si ganas, te llevas { CARD($card, form: "short-the") } y todas las cartas de la batalla. Si pierdes, va al fondo del cuartel.
prompt-battle =
    { $count ->
        [one] ¿Luchar contra { $rival } con { $count } carta cada uno? El vencedor se lleva todas las cartas de la batalla.
       *[other] ¿Luchar contra { $rival } con { $count } cartas cada uno? El vencedor se lleva todas las cartas de la batalla.
    }

prompt-pick-free-for-all = Todos contra todos por { CARD($card, form: "short-the") }: elige la carta con la que lucha { $rival }.
prompt-pick = Batalla por { CARD($card, form: "short-the") }: elige la carta con la que lucha { $rival }.
prompt-pick-several = Batalla por { CARD($card, form: "short-the") }: elige la carta { $number } de { $count } con la que lucha { $rival }.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Elige la carta { $number } de { $count } con la que lucha { $rival }.

prompt-rival-opening = { $rival } puede quemar una carta de su fuerte.
prompt-rival-turn = Es el turno de { $rival }.
prompt-rival-pick = { $rival } está eligiendo una carta.
prompt-rival-pick-mine = { $rival } elige la carta con la que luchas.

# The turn is ended, or all cards are kept, without asking.
auto-end = No queda nada por hacer, así que tu turno termina.
auto-skip = No puedes hacer nada, así que se salta tu turno.
auto-skip-campaign = No hay ninguna carta que puedas atacar, así que se salta tu turno.
auto-keep = No puedes quemar ninguna carta de tu fuerte, así que las conservas todas.

## Why something isn't allowed

refusal-over = La partida ha terminado.
refusal-only-burning = Antes del primer turno solo puedes quemar una carta de tu fuerte o conservar todo.
refusal-only-before-first-turn = Solo puedes hacerlo antes del primer turno.
refusal-pick-first = Elige primero una de las cartas boca abajo.
refusal-placing-on-campaign = No puedes colocar cartas mientras estás en campaña.
refusal-not-in-army = { CARD($card, form: "capital") } no está en tu ejército.
refusal-campaign-just-lost = Perdiste una campaña en este turno. En el próximo podrás volver a completar una atalaya.
refusal-burning-on-campaign = No puedes quemar cartas mientras estás en campaña.
refusal-burned-already = Ya has quemado una carta en este turno.
refusal-not-in-own-fort = { CARD($card, form: "capital") } no está en tu fuerte.
refusal-barracks-empty = No puedes quemar cartas mientras el cuartel está vacío.
refusal-tower-elsewhere = Otro jugador tiene una torre de { CARD($rank, form: "many") }, así que no puedes quemar ese valor.
refusal-attacked-already = Ya has atacado en este turno.
refusal-no-rival = Ataca a otro jugador que siga en la partida.
refusal-rival-on-campaign = No puedes atacar a un jugador en campaña si tú no lo estás también.
refusal-not-in-that-fort = { CARD($card, form: "capital") } no está en ese fuerte.
refusal-not-on-top = De una torre solo puedes atacar la carta de encima.
refusal-complete-watchtower = No puedes atacar una atalaya completa.
refusal-army-too-small = Necesitas al menos { $needed } cartas en tu ejército para atacar esa torre.
refusal-no-attempts-left = Ya has gastado los { $most } intentos con esa carta.
refusal-rival-without-army = Ese jugador no tiene ejército: llévate la carta sin más.
refusal-without-army = Necesitas al menos una carta en tu ejército para atacar.
refusal-rival-has-army = Ese jugador tiene ejército. Ataca con 1 o 2 cartas.
refusal-too-many-cards = Ataca con 1 o 2 cartas.
refusal-more-than-smaller-army = No puedes atacar con más cartas de las que tiene el ejército más pequeño.
refusal-not-both-on-campaign = Solo puedes luchar contra un jugador en campaña si tú también lo estás.
refusal-nothing-held-out = Ahora no hay cartas que elegir.
refusal-place-empty = Esa carta ya no está. Elige otra.

## What happened, in the log and while it is shown

heading-before-first-turn = Antes del primer turno
heading-turn = Turno { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Conservaste todo tu fuerte.
       *[other] { $who } conservó todo su fuerte.
    }
log-burned =
    { PERSON($who) ->
        [you] Quemaste { CARD($card, form: "short-the") }.
       *[other] { $who } quemó { CARD($card, form: "short-the") }.
    }
# Only the number of cards is known.
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Robaste una carta.
               *[other] Robaste { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $who } robó una carta.
               *[other] { $who } robó { $count } cartas.
            }
    }
# $cards is a list.
log-drew =
    { PERSON($who) ->
        [you] Robaste { CARD($cards, form: "short-the") }.
       *[other] { $who } robó { CARD($cards, form: "short-the") }.
    }
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Robaste { CARD($cards, form: "short-the") }, más otra carta.
               *[other] Robaste { CARD($cards, form: "short-the") }, más otras { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $who } robó { CARD($cards, form: "short-the") }, más otra carta.
               *[other] { $who } robó { CARD($cards, form: "short-the") }, más otras { $count } cartas.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] Colocaste { CARD($card, form: "short-the") }.
       *[other] { $who } colocó { CARD($card, form: "short-the") }.
    }
# $height is 2 to 4.
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] Colocaste { CARD($card, form: "short-the") } y formaste una torre doble.
                [3] Colocaste { CARD($card, form: "short-the") } y formaste una torre triple.
               *[4] Colocaste { CARD($card, form: "short-the") }, la cuarta de su valor.
            }
       *[other]
            { $height ->
                [2] { $who } colocó { CARD($card, form: "short-the") } y formó una torre doble.
                [3] { $who } colocó { CARD($card, form: "short-the") } y formó una torre triple.
               *[4] { $who } colocó { CARD($card, form: "short-the") }, la cuarta de su valor.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "short-capital") } pasó del cuartel a tu fuerte.
       *[other] { CARD($card, form: "short-capital") } pasó del cuartel al fuerte de { $who }.
    }
log-went-out =
    { PERSON($who) ->
        [you] Perdiste una batalla sin cartas en tu fuerte y quedaste fuera de la partida.
       *[other] { $who } perdió una batalla sin cartas en su fuerte y quedó fuera de la partida.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] Completaste una atalaya de { CARD($rank, form: "many") } y entraste en campaña.
       *[other] { $who } completó una atalaya de { CARD($rank, form: "many") } y entró en campaña.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] Te quedaste sin ejército y perdiste la campaña.
       *[other] { $who } se quedó sin ejército y perdió la campaña.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] Empieza el asedio. Ganas si nadie más entra en campaña en { $rounds } ronda.
               *[other] Empieza el asedio. Ganas si nadie más entra en campaña en { $rounds } rondas.
            }
       *[other]
            { $rounds ->
                [one] Empieza el asedio. { $who } gana si nadie más entra en campaña en { $rounds } ronda.
               *[other] Empieza el asedio. { $who } gana si nadie más entra en campaña en { $rounds } rondas.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] El asedio terminó tras { $rounds } ronda.
       *[other] El asedio terminó tras { $rounds } rondas.
    }
log-bound-reached = Se han jugado las { $rounds } rondas.
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Atacaste { CARD($card, form: "short-the") } de { $rival } con { $count } carta.
               *[other] Atacaste { CARD($card, form: "short-the") } de { $rival } con { $count } cartas.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } atacó tu { CARD($card, form: "short") } con { $count } carta.
                       *[other] { $who } atacó tu { CARD($card, form: "short") } con { $count } cartas.
                    }
               *[other]
                    { $count ->
                        [one] { $who } atacó { CARD($card, form: "short-the") } de { $rival } con { $count } carta.
                       *[other] { $who } atacó { CARD($card, form: "short-the") } de { $rival } con { $count } cartas.
                    }
            }
    }
# After log-attacked.
log-attempt = Intento { $attempt } de { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($who) ->
        [you] Atacaste { CARD($card, form: "short-the") } de { $rival }, sin defensa.
       *[other]
            { PERSON($rival) ->
                [you] { $who } atacó tu { CARD($card, form: "short") }, sin defensa.
               *[other] { $who } atacó { CARD($card, form: "short-the") } de { $rival }, sin defensa.
            }
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Luchaste contra { $rival }, cada uno con { $count } carta.
               *[other] Luchaste contra { $rival }, cada uno con { $count } cartas.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } luchó contra ti, cada uno con { $count } carta.
                       *[other] { $who } luchó contra ti, cada uno con { $count } cartas.
                    }
               *[other]
                    { $count ->
                        [one] { $who } luchó contra { $rival }, cada uno con { $count } carta.
                       *[other] { $who } luchó contra { $rival }, cada uno con { $count } cartas.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] Elegiste una carta.
       *[other] { $who } eligió una carta.
    }
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] Tu { CARD($winner, form: "short") } venció { CARD($loser, form: "short-al") }: un 7 que ataca siempre gana.
                [defending-seven] Tu { CARD($winner, form: "short") } venció { CARD($loser, form: "short-al") }: un 7 que defiende siempre pierde.
               *[higher] Tu { CARD($winner, form: "short") } venció { CARD($loser, form: "short-al") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { CARD($winner, form: "short-capital") } de { $who } venció { CARD($loser, form: "short-al") }: un 7 que ataca siempre gana.
                [defending-seven] { CARD($winner, form: "short-capital") } de { $who } venció { CARD($loser, form: "short-al") }: un 7 que defiende siempre pierde.
               *[higher] { CARD($winner, form: "short-capital") } de { $who } venció { CARD($loser, form: "short-al") }.
            }
    }
log-pair-tied = { CARD($attacking, form: "short-capital") } y { CARD($defending, form: "short-the") } empataron.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] Ganaste la batalla.
               *[other] Ganaste la batalla { $most } a { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } ganó la batalla.
               *[other] { $who } ganó la batalla { $most } a { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] La batalla acabó en empate.
       *[other] La batalla acabó en empate, { $most } a { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($who) ->
        [you] Capturaste { CARD($card, form: "short-the") } de { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } capturó tu { CARD($card, form: "short") }.
               *[other] { $who } capturó { CARD($card, form: "short-the") } de { $rival }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] Tu { CARD($card, form: "short") } fue al fondo del cuartel.
       *[other] { CARD($card, form: "short-capital") } de { $who } fue al fondo del cuartel.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($who) ->
        [you] Te llevaste { CARD($card, form: "short-the") } del fuerte de { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } se llevó { CARD($card, form: "short-the") } de tu fuerte.
               *[other] { $who } se llevó { CARD($card, form: "short-the") } del fuerte de { $rival }.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] Tu { CARD($card, form: "short") } resistió 3 intentos y fue al fondo del cuartel.
       *[other] { CARD($card, form: "short-capital") } de { $who } resistió 3 intentos y fue al fondo del cuartel.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y ganó.
       *[other] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y ganó { $most } a { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y perdió.
       *[other] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y perdió { $most } a { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y empató.
       *[other] { $who } atacó { CARD($card, form: "short-the") } de { $rival } y empató { $most } a { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } luchó contra { $rival } y ganó.
       *[other] { $who } luchó contra { $rival } y ganó { $most } a { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } luchó contra { $rival } y perdió.
       *[other] { $who } luchó contra { $rival } y perdió { $most } a { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } luchó contra { $rival } y empató.
       *[other] { $who } luchó contra { $rival } y empató { $most } a { $least }.
    }
raid-attacking-seven = Un 7 que ataca vence a cualquier carta.
raid-defending-seven = Un 7 que defiende pierde ante cualquiera.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = Ganaste { CARD($card, form: "short-the") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-attack-lost = Perdiste la batalla por { CARD($card, form: "short-the") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }. Tu turno termina.
battle-attack-tied = Empataste por { CARD($card, form: "short-the") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }. El empate termina tu turno.
battle-defense-won = Defendiste { CARD($card, form: "short-the") } contra { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } ganó tu { CARD($card, form: "short") }: tenías { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } atacó tu { CARD($card, form: "short") } y empató: tenías { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Defendiste { CARD($card, form: "short-the") } contra { $rival }.
        [lost] { $rival } ganó tu { CARD($card, form: "short") }.
       *[tied] El ataque de { $rival } a tu { CARD($card, form: "short") } quedó en empate.
    }
battle-campaign-won = Venciste a { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-campaign-lost = Perdiste ante { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-campaign-tied = Empataste con { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } pasó.
turn-placed =
    { $count ->
        [one] { $who } colocó { $count } carta.
       *[other] { $who } colocó { $count } cartas.
    }
turn-placed-burned = { $who } colocó { CARD($card, form: "short-the") } y quemó { CARD($burned, form: "short-the") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } colocó { $count } carta y quemó { CARD($burned, form: "short-the") }.
       *[other] { $who } colocó { $count } cartas y quemó { CARD($burned, form: "short-the") }.
    }
# There was no room for all that happened.

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "short-capital") } completaría tu atalaya. ¡Todos contra todos!
       *[other] { CARD($card, form: "short-capital") } completaría la atalaya de { $who }. ¡Todos contra todos!
    }
log-revealed =
    { PERSON($who) ->
        [you] Mostraste { CARD($card, form: "short-the") }.
       *[other] { $who } mostró { CARD($card, form: "short-the") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] Ganaste { CARD($card, form: "short-the") } en el todos contra todos.
       *[other] { $who } ganó { CARD($card, form: "short-the") } en el todos contra todos.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] Las cartas más altas empataron: ganaste { CARD($card, form: "short-the") }.
       *[other] Las cartas más altas empataron: { $who } ganó { CARD($card, form: "short-the") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = Ganaste { CARD($card, form: "short-the") } en el todos contra todos con { CARD($best, form: "short-the") }.
free-for-all-lost = { $who } ganó { CARD($card, form: "short-the") } en el todos contra todos: { CARD($best, form: "short") } contra tu { CARD($mine, form: "short") }.

## The showdown

log-showdown =
    { $length ->
        [one] ¡Batalla final! Cada ejército se queda con { $length } carta.
       *[other] ¡Batalla final! Cada ejército se queda con { $length } cartas.
    }
log-all-on-campaign = Todos están en campaña.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Apartaste { $count } carta.
               *[other] Apartaste { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $who } apartó { $count } carta.
               *[other] { $who } apartó { $count } cartas.
            }
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] La baza { $number } es tuya: { CARD($card, form: "short") } contra { CARD($others, form: "short") }.
       *[other] La baza { $number } es de { $who }: { CARD($card, form: "short") } contra { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = La baza { $number } acabó en empate: { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [one] { $who }: { $count } baza.
       *[other] { $who }: { $count } bazas.
    }
log-tricks-tied = Hay empate.
# Players who tied draw new armies.
log-watchtowers = ¡Batalla de las atalayas!
log-played-again = Sigue el empate. Todas sus cartas se barajaron y se repartieron de nuevo.

## Players

note-out = Fuera
note-campaign = En campaña
note-picking = Eligiendo…
note-thinking = Pensando…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Batalla por { CARD($card, form: "short-the") }
stage-free-for-all = Todos contra todos por { CARD($card, form: "short-the") }
stage-campaign = Batalla de campañas
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Tu ejército
       *[other] El ejército de { $who }
    }
lane-attacker = Ataque
lane-defender = Defensa
lane-builder = Construye
lane-no-army = Sin ejército
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
# The pairs that the player and the rival won in a battle.
score-mine = Tú { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = El asedio acabó en una batalla final.
ended-bound-showdown = La última ronda acabó en una batalla final.
ended-showdown = Decidida en una batalla final.
ended-siege = Victoria por asedio.
ended-bound = Decidida tras la última ronda.
ended-alone = Los demás jugadores están fuera.
result-out = Fuera
result-campaign = En campaña
result-no-watchtower = Sin atalaya

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = mín. { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, ejército { $army }, fuerte { $fort }
panel-note = { $name }, { $note }, ejército { $army }, fuerte { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Cuartel, { $count } carta
       *[other] Cuartel, { $count } cartas
    }
label-can-place = { CARD($card, form: "title") }, se puede colocar
label-cannot-place = { CARD($card, form: "title") }, no se puede colocar ahora
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, tu fuerte
       *[other] { CARD($card, form: "title") }, fuerte de { $who }
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, encima de una torre doble
               *[no] { $label }, en una torre doble
            }
        [3]
            { $top ->
                [yes] { $label }, encima de una torre triple
               *[no] { $label }, en una torre triple
            }
       *[4]
            { $top ->
                [yes] { $label }, encima de una atalaya
               *[no] { $label }, en una atalaya
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, se puede quemar
label-can-battle = { $label }, se puede luchar contra ella
label-attempts = { $label }, { $used } de { $most } intentos gastados
label-can-attack = { $label }, se puede atacar
label-cannot-attack = { $label }, no se puede atacar ahora
label-held = Carta boca abajo { $slot }
label-can-pick = Carta boca abajo { $slot }, se puede elegir
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, en tu lado
       *[other] { CARD($card, form: "title") }, en el lado de { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Carta boca abajo, en tu lado
       *[other] Carta boca abajo, en el lado de { $who }
    }
label-prize = { CARD($card, form: "title") }, el premio

## What a card, a tower, a player, or the barracks is about

about-seven = Cuando atacas, un 7 vence a cualquier carta. Cuando defiendes, pierde ante cualquiera. Por lo demás, es un simple 7.
about-high = Una carta alta. Quemarla permite robar 2 cartas. Si lucha, va al fondo del cuartel, salvo que su dueño esté en campaña.
about-low = En una batalla gana el valor más alto. Quemar esta carta permite robar 1 carta.
about-campaign = Esta atalaya está en campaña, así que nadie puede atacarla.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] Una torre doble, de abajo arriba: { CARD($cards, form: "short") }.
        [3] Una torre triple, de abajo arriba: { CARD($cards, form: "short") }.
       *[4] Una atalaya, de abajo arriba: { CARD($cards, form: "short") }.
    }
about-tower-needs = Solo se puede atacar la carta de encima, con un ejército de al menos { $needed } cartas.
about-tower-burning = Los demás jugadores no pueden quemar cartas de este valor.
about-attempts =
    { PERSON($who) ->
        [you] Has gastado { $used } de { $most } intentos con ella.
       *[other] { $who } ha gastado { $used } de { $most } intentos con ella.
    }
about-held-title = Carta boca abajo
about-held = El ejército se ha barajado. Nadie sabe qué carta es esta, ni siquiera su dueño.
about-barracks-title =
    { $count ->
        [one] Cuartel: { $count } carta
       *[other] Cuartel: { $count } cartas
    }
about-barracks-draw = Al empezar tu turno robas la carta de encima, salvo que estés en campaña.
about-barracks-bottom = Las cartas quemadas y las cartas altas de las batallas van al fondo, a la vista de todos. Mientras el cuartel está vacío, nadie puede quemar cartas.
about-siege-last = El asedio termina la partida tras esta ronda.
about-siege =
    { $left ->
        [one] El asedio termina la partida en { $left } ronda.
       *[other] El asedio termina la partida en { $left } rondas.
    }
about-round = Ronda { $round } de { $rounds } como máximo.
about-out = Fuera de la partida.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Tu ejército tiene { $count } carta.
               *[other] Tu ejército tiene { $count } cartas.
            }
       *[other]
            { $count ->
                [one] El ejército de { $who } tiene { $count } carta.
               *[other] El ejército de { $who } tiene { $count } cartas.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Cartas conocidas: { CARD($cards, form: "short") }.
about-army-highest = Cartas conocidas más altas: { CARD($cards, form: "short") }.
about-player-campaign = En campaña con una atalaya de { CARD($rank, form: "many") }.
about-player-campaign-end = Nadie puede atacarla, pero sin ejército se pierde la campaña.
about-fort =
    { $count ->
        [one] Fuerte: { $count } carta.
       *[other] Fuerte: { $count } cartas.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] Torre doble de { CARD($rank, form: "many") }: con 2 más es una atalaya.
       *[3] Torre triple de { CARD($rank, form: "many") }: con 1 más es una atalaya.
    }
# After about-fort-tower.
about-fort-tower-needs = Necesitas al menos { $needed } cartas en tu ejército para atacarla.

## How to play

guide-line = Construye una atalaya con cuatro cartas iguales, entra en campaña y gana la batalla final.
guide-brief-goal = Construye una atalaya: cuatro cartas del mismo valor en tu fuerte. Cuando todos tengan una, gana la batalla final.
guide-brief-turn = Roba una carta, coloca en tu fuerte cartas del ejército, quema una del fuerte si quieres y luego ataca o termina tu turno.
guide-brief-watch = Los rivales atacan las cartas de tu fuerte una a una. Las torres son más seguras: hace falta un ejército grande para atacarlas.
guide-part-fort = El fuerte de un rival: las cartas que puedes atacar
guide-part-tower = Una torre: cartas del mismo valor
guide-part-rival-army = El ejército del rival, boca abajo
guide-part-barracks = El cuartel: de aquí robas
guide-part-own-fort = Tu fuerte: todos lo ven
guide-part-army = Tu ejército: solo tú lo ves
guide-goal-title = Objetivo
guide-goal = Construye una atalaya: cuatro cartas del mismo valor en tu fuerte. Cuando todos los jugadores tienen una, sus ejércitos se enfrentan en la batalla final, y quien la gana, gana la partida. Hasta entonces, ataca otros fuertes para ganar las cartas que necesitas.
guide-forts-title = Fuertes y ejércitos
guide-forts = Tu fuerte está boca arriba, y tu ejército es la mano que solo tú ves. Cada uno empieza con cuatro cartas; el resto de la baraja es el cuartel. Las cartas del fuerte con el mismo valor forman una torre: dos son una torre doble, tres una triple y cuatro una atalaya. El as es el valor más alto. Jotas, reinas, reyes y ases se llaman cartas altas.
guide-turn-title = Tu turno
guide-turn = Roba la carta de encima del cuartel para tu ejército. Luego coloca en tu fuerte cuantas cartas de tu ejército quieras; no pueden volver. Una vez por turno puedes quemar una carta de tu fuerte. Por último, ataca una carta del fuerte de otro jugador o termina tu turno. Tras un ataque con éxito aún puedes colocar cartas, y quemar una si no lo has hecho.
guide-burning-title = Quemar
guide-burning = Para quemar una carta de tu fuerte, ponla al fondo del cuartel y roba una carta para tu ejército, o dos si quemaste una carta alta. Antes del primer turno, cada jugador puede quemar una carta. No puedes quemar una carta mientras otro jugador tiene una torre del mismo valor ni mientras el cuartel está vacío.
guide-attacking-title = Atacar
guide-attacking = Elige una carta del fuerte de otro jugador y atácala con una o dos cartas. El defensor usa las mismas. De una torre solo puedes atacar la carta de encima, y solo con un ejército grande. Si el defensor no tiene ejército, te llevas la carta sin batalla.
guide-battle-title = La batalla
guide-battle = Los dos ejércitos se barajan. El defensor elige tus cartas sin verlas, y tú las suyas. Se muestran por parejas, en duelos. El valor más alto gana el duelo, pero los sietes son especiales. El bando que gana más duelos gana la batalla. En los ejemplos, la carta que ataca está a la izquierda.
guide-after-title = Después de la batalla
guide-after =
    El ejército vencedor se lleva todas las cartas de la batalla, y un atacante que gana se lleva también la carta del fuerte. Tras un empate, todas las cartas vuelven a sus dueños.

    Las cartas altas que luchan son una excepción: gane quien gane, van al fondo del cuartel. Todos lo ven, y el registro las nombra cuando se vuelven a robar.

    Tienes tres intentos por carta, y también cada uno de los demás atacantes. Si pierdes el tercero, la carta va al fondo del cuartel y el fuerte del defensor recibe a cambio la de encima. Si el tercero es un empate, la carta se queda, pero no puedes volver a atacarla.

    Un jugador que pierde una batalla sin cartas en su fuerte queda fuera de la partida.
guide-fourth-title = La cuarta carta
guide-fourth = Si ganaste la cuarta carta de un valor en una batalla, al colocarla completas tu atalaya. Si vino del cuartel, antes hay un todos contra todos: de cada ejército, un vecino elige una carta, y la más alta gana la cuarta carta. Si las más altas empatan y una es tuya, ganas. Aquí los sietes no son especiales, y cada jugador conserva la carta que mostró.
guide-campaign-title = En campaña
guide-campaign =
    Cuando tu atalaya está completa, estás en campaña y las demás cartas de tu fuerte se unen a tu ejército. Ya no robas, colocas ni quemas cartas; solo atacas. Nadie puede atacar tu atalaya, y tus cartas altas ya no van al cuartel. Dos jugadores en campaña también pueden luchar entre sí con tres cartas cada uno; el vencedor se las lleva todas.

    Si tu ejército se queda sin cartas, pierdes la campaña. Dos cartas de la atalaya van al fondo del cuartel, una se queda en tu fuerte y otra se une a tu ejército. Luego tu fuerte y tu ejército reciben dos cartas nuevas cada uno.
guide-showdown-title = La batalla final
guide-showdown =
    La batalla final empieza cuando todos los jugadores están en campaña. Los ejércitos se barajan y se recortan al tamaño del más pequeño, o a una carta menos si ese número es par.

    Luego todos muestran sus cartas a la vez, una por una. La carta más alta gana la baza; si las más altas empatan, nadie la gana. El jugador con más bazas gana la partida.

    Si varios empatan con más bazas, libran la batalla de las atalayas: cada uno roba un nuevo ejército, tantas cartas como el valor de su atalaya. Si vuelven a empatar, esas cartas se barajan juntas, se reparten por igual y se juegan otra vez.
guide-siege-title = El asedio
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    El asedio empieza cuando el primer jugador entra en campaña y termina la partida tras 10 rondas (8 con cuatro jugadores). Si entonces solo hay un jugador en campaña, gana; si hay varios, libran una batalla final. Si se pierden todas las campañas, el asedio acaba, y el siguiente cuenta desde el principio.

    Una partida también termina así tras 40 turnos por jugador (30 con tres jugadores, 25 con cuatro). Si entonces nadie está en campaña, quienes tengan ejército libran una batalla final.

    La regla de la casa { $rule } reduce a la mitad o duplica todos estos números.
guide-table-title = Controles
guide-table =
    Para colocar una carta de tu ejército, tócala y luego { TAP("toca", "haz clic en") } tu fuerte, o arrástrala hasta él. Para quemar una carta de tu fuerte, tócala o arrástrala al cuartel. Las cartas que puedes atacar se resaltan: { TAP("toca", "haz clic en") } una y elige cuántas cartas usar. ×2 marca una torre de dos cartas; 1/3 significa que has gastado uno de tres intentos. Con las pistas activadas se te dice qué puede ganar y perder un ataque. { TAP("Toca", "Haz clic en") } el panel de un jugador para ver su ejército y su fuerte. Mantén pulsada una carta o haz clic derecho en ella para saber más.

    Con el teclado, muévete con las flechas, elige con Enter y pulsa los botones con las teclas numéricas. T termina tu turno, H da una pista, S te dice cómo va la partida, L abre el registro, F1 abre estas reglas y Escape vuelve atrás.

## Examples in the guide: short texts under or between pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = vence a
guide-verdict-loses = pierde ante
guide-verdict-ties = empata con
guide-pair-higher = Gana el valor más alto.
guide-pair-equal = Valores iguales empatan.
guide-pair-attacking-seven = Un siete que ataca vence a cualquier carta.
guide-pair-defending-seven = Un siete que defiende pierde ante cualquier carta.
guide-pair-sevens = Gana el siete que ataca.
guide-tower-any = la puede atacar cualquier ejército
guide-tower-needs = requiere un ejército de { $needed } cartas
guide-tower-single = Una sola carta.
guide-tower-double = Una torre doble.
guide-tower-triple = Una torre triple.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = se quema y da
guide-burn-low = Una carta baja.
guide-burn-high = Una carta alta.
guide-worth = roba { $count } cartas
guide-worth-rank = Tantas como su valor.
guide-worth-high = Las cartas altas cuentan como 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Reúne cuatro iguales, gana la batalla final.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] Ganas tras esta ronda.
           *[other] Ganas en { $left } rondas si nada cambia.
        }
       *[other] { $left ->
            [one] { $who } gana tras esta ronda.
           *[other] { $who } gana en { $left } rondas si nada cambia.
        }
    }
goal-besieged =
    { $left ->
        [one] Levanta una atalaya ahora, o gana { $who }.
       *[other] Levanta una atalaya en { $left } rondas, o gana { $who }.
    }
goal-showdown =
    { $left ->
        [one] Batalla final tras esta ronda.
       *[other] Batalla final en { $left } rondas.
    }
# While the showdown is played.
goal-tricks = Batalla final: gana quien haga más bazas.
goal-danger =
    { PERSON($who) ->
        [you] Te falta una carta para tu atalaya.
       *[other] A { $who } le falta una carta para su atalaya.
    }
goal-fourth = Coloca { CARD($card, form: "short-the") } para tu atalaya.
goal-danger-many =
    { $count ->
        [one] A { $count } rival le falta una carta para su atalaya.
       *[other] A { $count } rivales les falta una carta para su atalaya.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Fuerte vacío: pierde una batalla y quedas fuera.
       *[other] Si { $who } pierde ahora una batalla, queda fuera.
    }

## Hints: what to do, and then why.

hint-place = Coloca { CARD($card, form: "short-the") }.
hint-burn = Quema { CARD($card, form: "short-the") }.
hint-keep-all = Conserva todas las cartas de tu fuerte.
hint-attack =
    { $count ->
        [one] Ataca { CARD($card, form: "short-the") } de { $rival } con { $count } carta.
       *[other] Ataca { CARD($card, form: "short-the") } de { $rival } con { $count } cartas.
    }
hint-take = Llévate { CARD($card, form: "short-the") } de { $rival }.
# Two players on campaign.
hint-battle = Lucha contra { $rival }.
hint-pick = Elige cualquier carta.
hint-end = Termina tu turno.
hint-tower = Para atacarla hacen falta { $needed } cartas de ejército.
hint-fort = Con el fuerte vacío, perder una batalla te deja fuera.
hint-draws-two = Por una carta alta robas 2 cartas.
hint-single = No tienes otra de ese valor.
hint-other-rank = Tienes más cartas de otro valor.
# Of a card of the player's fort.
hint-rival-has-rank = Hay otra de ese valor en el fuerte de { $rival }.
hint-draws-one = Robas una carta nueva.
# Of an army card to be placed.
hint-to-burn = Luego puedes quemarla y robar 2 cartas.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Tienes otra carta de ese valor.
        [3] Tienes otras dos cartas de ese valor.
       *[4] Tienes otras tres cartas de ese valor.
    }
hint-lowest = Sin su carta más baja, tu ejército lucha mejor.
# Why no card is placed.
hint-keeps-army = El ejército combate; el fuerte puede ser atacado.
hint-keeps-high-cards = Las cartas altas que luchan se pierden.
hint-undefended = { $rival } no tiene ejército para defenderla.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] Sería tu segunda carta de ese valor.
        [3] Sería tu tercera carta de ese valor.
       *[4] Sería tu cuarta carta de ese valor.
    }
hint-breaks = Debilitaría una torre de { $rival }.
hint-empties-fort = Es la única carta del fuerte de { $rival }.
hint-odds = Ganas esta batalla unas { $tenths } de cada 10 veces.
hint-rarely-lost =
    { $tenths ->
        [one] Pierdes esta batalla solo { $tenths } de cada 10 veces.
       *[other] Pierdes esta batalla solo unas { $tenths } de cada 10 veces.
    }
hint-no-attack = Ningún ataque tiene más opciones de ganar que de fallar.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = ¡{ $who } ataca { CARD($card, form: "short-the") }!
headline-taken =
    { PERSON($who) ->
        [you] ¡Le quitas { CARD($card, form: "short-the") } a { $rival }!
       *[other]
            { PERSON($rival) ->
                [you] ¡{ $who } te quita { CARD($card, form: "short-the") }!
               *[other] { $who } le quita { CARD($card, form: "short-the") } a { $rival }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] ¡Rechazas el ataque!
       *[other] { $who } rechaza tu ataque
    }
headline-tied = Empate: nadie gana
headline-tied-mine = Empate: tu turno termina
headline-out =
    { PERSON($who) ->
        [you] ¡Quedas fuera!
       *[other] ¡{ $who } queda fuera!
    }
headline-free-for-all = ¡Todos contra todos!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Te quedas sin atalaya
       *[other] ¡{ $who } se queda sin atalaya!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] ¡A una carta de la atalaya!
       *[other] { $who }: ¡a una carta de la atalaya!
    }
headline-campaign =
    { PERSON($who) ->
        [you] ¡Tu atalaya está completa!
       *[other] ¡{ $who } completa una atalaya!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Tu atalaya cae
       *[other] ¡Cae la atalaya de { $who }!
    }
headline-siege = Empieza el asedio
headline-watchtowers = Empate: ¡batalla de atalayas!
