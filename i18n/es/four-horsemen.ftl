### The table of Four Horsemen.
### Terms: match (to 3 Favor), hand (until all cards are played), round (everyone plays a card), lead
### (play the first card of a round), win a round, give (the winner's gifts, a card for each player),
### pile (the cards that a player got, which score), Fate deck (two players only), destroy (a War card
### turns a card face down), out of the hand (by a third Death card), Favor (what the winner of a hand
### gains; it has no plural: 3 Favor).
### The four suits are called horsemen: Death, War, Pestilence, Famine.

title = Mano { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Usar Destino
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Repartir
clear = Recoger

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Mano { $hand }, sin favores aún
summary-ahead =
    { $mine ->
        [one] Mano { $hand }, ganas { $mine } favor a { $best }
       *[other] Mano { $hand }, ganas { $mine } favores a { $best }
    }
summary-behind =
    { $mine ->
        [one] Mano { $hand }, pierdes { $mine } favor a { $best }
       *[other] Mano { $hand }, pierdes { $mine } favores a { $best }
    }
summary-even =
    { $mine ->
        [one] Mano { $hand }, empate a { $mine } favor
       *[other] Mano { $hand }, empate a { $mine } favores
    }

## Prompts. $rival is the name of another player.

prompt-open = Tienes la carta más baja, así que debes salir con { $card }.
prompt-lead = Sales tú en esta ronda. Juega cualquier carta.
prompt-follow = Va ganando { $card }. Juega la que quieras.
prompt-play = { TAP("Toca", "Haz clic en") } el centro para jugar { $card }.
prompt-play-key = Pulsa Enter para jugar { $card }.
prompt-play-fate = { TAP("Toca", "Haz clic en") } el centro para jugar { $card }. O ponlo bajo el mazo del Destino y juega la de encima.
prompt-play-fate-key = Enter juega { $card }. F lo pone bajo el mazo del Destino y juega la de encima.
# Stands before one of the next two.
prompt-out = Estás fuera de esta mano.
prompt-rival-plays = { $rival } está eligiendo una carta.
prompt-rival-gives = { $rival } está repartiendo las cartas.
prompt-over = La partida ha terminado.

## The only legal action, which is done for the player.

forced-lead = Tienes la carta más baja, así que debes salir con ella.
forced-give = Solo hay una forma de repartir estas cartas: ya está hecho.

## Prompts while the player gives out the cards of a round.

prompt-give = Ganaste la ronda. Toca una carta y luego al jugador que la recibe.
prompt-give-keys = Ganaste la ronda. Elige una carta y luego al jugador que la recibe.
# The winning card is a Death card.
prompt-give-rest = Ganaste con { $card }, así que te lo quedas. Toca otra carta y luego a un jugador.
prompt-give-rest-keys = Ganaste con { $card }, así que te lo quedas. Elige otra carta y luego a un jugador.
prompt-give-next = Toca la siguiente carta y luego a un jugador.
prompt-give-next-keys = Elige la siguiente carta y luego a un jugador.
prompt-give-all = ¿Repartir así las cartas?
prompt-give-all-keys = Pulsa Enter para repartir así las cartas.
prompt-give-card = ¿Para quién es { $card }? Toca a un jugador.
prompt-give-card-keys = ¿Para quién es { $card }? Elige a un jugador.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Pulsa Enter para quedarte { $card }.
       *[other] Pulsa Enter para dar { $card } a { $who }.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] Recibes tu tercera carta de Muerte y quedas fuera de esta mano.
       *[other] { $who } recibe su tercera carta de Muerte y queda fuera de esta mano.
    }
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destruye tu { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destruye { $card } de { $who }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = 3 Muertes: fuera
badge-destroyed = Perdida: { $value } { $horseman }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] Pusiste { $card } bajo el mazo del Destino.
       *[other] { $who } puso { $card } bajo el mazo del Destino.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] Pusiste una carta bajo el mazo del Destino.
       *[other] { $who } puso una carta bajo el mazo del Destino.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] Te tocó la carta más baja, así que abriste con { $card }.
       *[other] A { $who } le tocó la carta más baja y abrió con { $card }.
    }
log-played =
    { PERSON($who) ->
        [you] Jugaste { $card }.
       *[other] { $who } jugó { $card }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] Jugaste { $card } del mazo del Destino.
       *[other] { $who } jugó { $card } del mazo del Destino.
    }
log-round-won =
    { PERSON($who) ->
        [you] Ganaste la ronda con { $card }.
       *[other] { $who } ganó la ronda con { $card }.
    }
log-given =
    { PERSON($giver) ->
        [you] Diste { $card } a { $who }.
       *[other] { PERSON($who) ->
            [you] { $giver } te dio { $card }.
           *[other] { $giver } dio { $card } a { $who }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Te quedaste con { $card }.
       *[other] { $who } se quedó con { $card }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destruyó tu { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destruyó { $card } de { $who }.
    }
log-out =
    { PERSON($who) ->
        [you] Recibiste tu tercera carta de Muerte y quedaste fuera de esta mano.
       *[other] { $who } recibió su tercera carta de Muerte y quedó fuera de esta mano.
    }
# $points is a text like "7 points".
log-favor =
    { PERSON($who) ->
        [you] Ganaste la mano { $hand } con { $points }: +1 favor.
       *[other] { $who } ganó la mano { $hand } con { $points }: +1 favor.
    }
log-no-favor = Nadie ganó un favor en la mano { $hand }.

## Why something isn't allowed.

refused-must-open = La carta más baja abre la mano. Sal con { $card }.
refused-not-in-hand = { CARD($card, form: "capital") } no está en tu mano.
refused-no-fate-deck = El mazo del Destino solo se usa con dos jugadores.
refused-opens-from-fate = No puedes usar el mazo del Destino para abrir una mano. Juega una carta de tu mano.
refused-round-not-won = No puedes repartir las cartas hasta que todos hayan jugado.
refused-must-give = Ganaste la ronda. Primero reparte sus cartas.
refused-not-one-each = Da una carta a cada jugador que siga en la mano, también a ti.
refused-not-the-round = Reparte cada carta de esta ronda una sola vez.
refused-must-take = Ganaste con { $card }, así que debes quedártelo.

## Players.

note-out = Fuera
note-thinking = Pensando…
# Flies to who gains it.
award = +1 favor
favor =
    { $favor ->
        [one] { $favor } favor
       *[other] { $favor } favores
    }
# What decided the match.
result-ahead =
    { $favor ->
        [one] Victoria por { $favor } favor a { $next }.
       *[other] Victoria por { $favor } favores a { $next }.
    }
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, { $favor } de { $target } favores.
badge-note = { $name }, { $note }, { $favor } de { $target } favores.
badge-out = { $name }, fuera de esta mano, { $favor } de { $target } favores.
# $worth is a number with its sign.
badge-worth = Las cartas valen { $worth }.
badge-worth-then = Las cartas valen { $worth }, después { $then }.
badge-worth-then-out = Las cartas valen { $worth }, después queda fuera.
badge-deaths = Cartas de Muerte: { $deaths } de { $fatal }.
badge-pestilence = Peste { $sum }, puntúa.
badge-pestilence-quiet = Peste { $sum }, no puntúa.
badge-famine-sum = Hambre { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } carta en mano.
       *[other] { $cards } cartas en mano.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (Dest.)
fate-spot = Destino: { $count }
fate-label =
    { $count ->
        [one] Mazo del Destino, { $count } carta boca abajo
       *[other] Mazo del Destino, { $count } cartas boca abajo
    }
fate-help = Elige primero una carta de tu mano. Luego puedes ponerla bajo el mazo del Destino y jugar en su lugar la de encima.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, se puede jugar
label-chosen = { CARD($card, form: "title") }, carta elegida, se puede jugar
label-not-now = { CARD($card, form: "title") }, no se puede jugar ahora
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, tu jugada
       *[other] { CARD($card, form: "title") }, jugada de { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, tu jugada, se puede dar
       *[other] { CARD($card, form: "title") }, jugada de { $who }, se puede dar
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, tu jugada, carta elegida, se puede dar
       *[other] { CARD($card, form: "title") }, jugada de { $who }, carta elegida, se puede dar
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, para ti, se puede recoger
       *[other] { CARD($card, form: "title") }, para { $who }, se puede recoger
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, para ti, no puede ir a nadie más
       *[other] { CARD($card, form: "title") }, para { $who }, no puede ir a nadie más
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, en tu pila
       *[other] { CARD($card, form: "title") }, en la pila de { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, boca abajo, en tu pila
       *[other] { CARD($card, form: "title") }, boca abajo, en la pila de { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Mano { $hand }: ganas un favor
       *[other] Mano { $hand }: { $who } gana un favor
    }
hand-decides =
    { PERSON($who) ->
        [you] Mano { $hand }: ganas el último favor y la partida
       *[other] Mano { $hand }: { $who } gana el último favor y la partida
    }
hand-tied = Mano { $hand }: nadie gana un favor
note-most = La mayor puntuación de esta mano.
note-tied = Hay empate en la mayor puntuación.
note-last = No queda nadie más en esta mano.
note-nobody = Nadie sigue en esta mano.
# Stands after one of the notes above.
note-why-out = Quien tiene tres cartas de Muerte queda fuera y no puntúa.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Fuera

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Vale { $value } punto. Pero tres cartas de Muerte boca arriba te dejan fuera de la mano. Si ganas una ronda con esta carta, debes quedártela.
       *[other] Vale { $value } puntos. Pero tres cartas de Muerte boca arriba te dejan fuera de la mano. Si ganas una ronda con esta carta, debes quedártela.
    }
card-war =
    { $value ->
        [one] Vale { $value } punto. Al llegar a una pila, destruye allí la carta más alta a la que vence: esta se pone boca abajo y no puntúa.
       *[other] Vale { $value } puntos. Al llegar a una pila, destruye allí la carta más alta a la que vence: esta se pone boca abajo y no puntúa.
    }
card-pestilence =
    { $value ->
        [one] Vale { $value } punto, pero solo puntúa Peste el jugador con el total de Peste más bajo. Si hay empate, puntúa quien tiene menos cartas de Peste.
       *[other] Vale { $value } puntos, pero solo puntúa Peste el jugador con el total de Peste más bajo. Si hay empate, puntúa quien tiene menos cartas de Peste.
    }
card-famine = Vale +{ $value } si tienes un número par de cartas de Hambre, o −{ $value } si es impar.
card-order = Gana el valor más alto. Si los valores son iguales, Muerte vence a Guerra, Guerra vence a Peste y Peste vence a Hambre.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Fuera de esta mano. Estas cartas no puntúan.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Otra carta de Muerte te deja fuera de esta mano.
       *[other] Otra carta de Muerte deja a { $who } fuera de esta mano.
    }
standing-famine-even = Un número par de cartas de Hambre suma puntos.
standing-famine-odd = Un número impar de cartas de Hambre resta puntos.
# Why Pestilence scores or does not.
standing-pestilence-alone = Nadie más tiene Peste.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] Tienes el total más bajo.
       *[other] { $who } tiene el total más bajo.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] Hay empate en el total más bajo, pero tú tienes menos cartas.
       *[other] Hay empate en el total más bajo, pero { $who } tiene menos cartas.
    }
standing-pestilence-more = Hay empate en el total más bajo, pero otro jugador tiene menos cartas.
standing-pestilence-tied = Hay empate en el total más bajo y en número de cartas: nadie puntúa Peste.
standing-pestilence-higher = Solo puntúa el total más bajo.
# The Pestilence of another player.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] Tienes { $sum } en { $cards } carta.
               *[other] Tienes { $sum } en { $cards } cartas.
            }
       *[other]
            { $cards ->
                [one] { $who } tiene { $sum } en { $cards } carta.
               *[other] { $who } tiene { $sum } en { $cards } cartas.
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } carta está destruida y no puntúa.
       *[other] { $count } cartas están destruidas y no puntúan.
    }
standing-no-cards = Aún no hay cartas.
standing-deaths = Cartas de Muerte: { $deaths } de { $fatal }. La última deja fuera de la mano.
standing-favor = Favores: { $favor } de { $target }.

## How to play.

guide-line = Gana rondas y reparte sus cartas: puntos para ti, veneno para los demás.
guide-brief-goal = Suma más puntos que nadie en una mano y ganas un favor. Quien llega primero a 3 favores gana.
guide-brief-turn = Juega la carta que quieras. La más alta gana la ronda, y quien la jugó reparte las cartas: una para cada jugador.
guide-brief-watch = Tres cartas de Muerte boca arriba te dejan fuera de la mano. Un número impar de cartas de Hambre te resta puntos.
guide-part-rival = Un rival, con la pila que puntúa
guide-part-round = La ronda: cada jugador juega una carta
guide-part-order = De mayor a menor, si los valores son iguales
guide-part-pile = Tu pila: suma o resta puntos
guide-part-hand = Tu mano
guide-goal-title = Objetivo
guide-goal = Las cartas de tu pila suman puntos o te los restan. Al final de cada mano, el jugador con más puntos gana un favor. Si hay empate, nadie lo gana. Quien llega primero a 3 favores gana la partida.
guide-round-title = Jugar una ronda
guide-round = En sentido horario, cada jugador juega la carta de su mano que quiera. La carta más alta gana la ronda, y quien la jugó sale en la siguiente. Una excepción: en la primera ronda de una mano sale el jugador con la carta más baja, y debe salir con ella.
guide-rank-title = Qué carta es más alta
guide-rank = Cada jinete tiene seis cartas, con valores del 1 al 6. Gana el valor más alto. Si los valores son iguales, decide el jinete.
guide-gifts-title = Repartir las cartas
guide-gifts = Si ganas la ronda, repartes las cartas jugadas: una para cada jugador que sigue en la mano, también para ti. Tú decides quién recibe cada una, pero si ganaste con una carta de Muerte, debes quedártela. La carta de cada jugador va boca arriba a su pila.
guide-war-title = Guerra
guide-war = Las cartas de Guerra también suman su valor. Además, una carta de Guerra ataca la pila a la que llega: destruye allí la carta más alta a la que vence. Esta se pone boca abajo y no puntúa.
guide-death-title = Muerte
guide-death = Las cartas de Muerte suman su valor. Pero si tienes tres boca arriba, quedas fuera de la mano: no juegas más cartas y no puntúas. Si te ocurre en una ronda que ganaste, sale el siguiente jugador en sentido horario.
guide-pestilence-title = Peste
guide-pestilence = De los jugadores con cartas de Peste, solo las puntúa quien tiene el total más bajo. Si hay empate, quien tiene menos cartas de Peste. Si el empate sigue, nadie.
guide-famine-title = Hambre
guide-famine = Con un número par de cartas de Hambre, sumas sus valores. Con un número impar, los restas. El signo + o − junto al de Hambre, en el panel de un jugador, lo indica.
guide-fate-title = El mazo del Destino
guide-fate = Con dos jugadores se apartan ocho cartas boca abajo: el mazo del Destino. En vez de jugar una carta, puedes ponerla bajo ese mazo y jugar la de encima, sea cual sea. Solo tú sabes qué carta pusiste. No puedes hacerlo al abrir una mano.
guide-end-title = Fin de una mano
guide-end = Una mano termina cuando se han jugado todas las cartas. Si la Muerte deja a un solo jugador en la mano, termina antes y ese jugador gana el favor. Si no queda nadie, nadie lo gana. Para la siguiente mano se barajan todas las cartas y se reparten de nuevo: ocho a cada jugador, o seis con cuatro jugadores. Si tras 40 manos nadie ha ganado, gana quien tenga más favores; los empatados comparten la victoria.
guide-table-title = Controles
guide-table =
    { TAP("Toca", "Haz clic en") } una carta para levantarla y { TAP("toca", "haz clic en") } el centro para jugarla, o arrástrala hasta él. Cuando ganes una ronda, toca una de sus cartas y luego al jugador que la recibe, o arrástrala hasta él. Puedes cambiar de idea hasta que toques Repartir. Con las pistas activadas ves lo que haría un regalo. { TAP("Toca", "Haz clic en") } una pila para ver cuánto vale. Mantén pulsada una carta o haz clic derecho en ella para ver qué hace.

    Con el teclado, muévete con las flechas, juega con Enter y pulsa los botones con las teclas numéricas. F usa el mazo del Destino, H da una pista, S te dice la puntuación, L abre el registro, F1 abre estas reglas y Escape vuelve atrás.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = De mayor a menor: Muerte, Guerra, Peste, Hambre

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = vence a
guide-higher = Gana el valor más alto.
guide-equal = Valores iguales: Guerra vence a Peste.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Vence al 1, pero no al 2 de Muerte.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] la pila izquierda suma { $points } punto
       *[other] la pila izquierda suma { $points } puntos
    }
guide-right-scores =
    { $points ->
        [one] la pila derecha suma { $points } punto
       *[other] la pila derecha suma { $points } puntos
    }
guide-nobody-scores = nadie puntúa
guide-lower = 10 contra 4: puntúa el total más bajo.
guide-fewer = 6 y 6: puntúa la pila con menos cartas.
guide-tied = 9 y 9, con dos cartas cada una.
# Beside one pile.
guide-scores =
    { $points ->
        [one] suma { $points } punto
       *[other] suma { $points } puntos
    }
guide-costs =
    { $points ->
        [one] resta { $points } punto
       *[other] resta { $points } puntos
    }
guide-even = Dos cartas: número par.
guide-odd = Una carta: número impar.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Gana una mano: un favor. Con { $favor }, ganas.
goal-danger =
    { PERSON($who) ->
        [you] Te falta 1 favor para ganar.
       *[other] A { $who } le falta 1 favor para ganar.
    }
goal-danger-all = A todos les falta un favor para ganar.
goal-danger-many =
    { $count ->
        [one] A { $count } rival le falta 1 favor para ganar.
       *[other] A { $count } rivales les falta 1 favor para ganar.
    }

## Hints: what to do, and then why.

hint-play = Juega { $card }.
hint-fate = Pon { $card } bajo el mazo del Destino.
# $gifts is a list of gifts.
hint-gives = Da { $gifts }.
hint-gift = a { $who } { $card }
hint-wins-round = Gana la ronda, así que repartes tú.
hint-often-wins =
    { $often ->
        [usually] Suele ganar la ronda.
       *[always] Casi siempre gana la ronda.
    }
hint-wins-about = Gana la ronda unas { $tenths } de cada 10 veces.
hint-lowest = No puede ganar esta ronda, y es tu carta más baja.
hint-keeps = Conservas { $card } para después.
hint-keeps-higher = Conservas tus cartas más altas para después.
hint-helps-least = Ninguna otra carta tuya ayuda menos a tus rivales.
hint-hides = Por ahora no llega a ninguna pila.
hint-wins-favor = Ganas el favor.
hint-eliminates = Con su tercera Muerte, { $who } queda fuera.
hint-leads =
    { $points ->
        [one] Así vas { $points } punto por delante.
       *[other] Así vas { $points } puntos por delante.
    }
hint-costs =
    { $points ->
        [one] A { $who } le cuesta { $points } punto.
       *[other] A { $who } le cuesta { $points } puntos.
    }
hint-gains =
    { $points ->
        [one] Ganas { $points } punto.
       *[other] Ganas { $points } puntos.
    }
hint-spares =
    { $points ->
        [one] La segunda mejor opción te da { $points } punto menos.
       *[other] La segunda mejor opción te da { $points } puntos menos.
    }
hint-denies =
    { $points ->
        [one] La segunda mejor opción da { $points } punto más a { $who }.
       *[other] La segunda mejor opción da { $points } puntos más a { $who }.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: ¡pasas de { $before } a { $after }!
       *[other] { $horseman }: { $who } pasa de { $before } a { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: caes de { $before } a { $after }
       *[other] { $horseman }: { $who } cae de { $before } a { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Tercera Muerte: ¡quedas fuera!
       *[other] Tercera Muerte: ¡{ $who } queda fuera!
    }
headline-favor =
    { PERSON($who) ->
        [you] ¡El favor es tuyo!
       *[other] El favor es para { $who }
    }
