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
title-round = Ronda { $round }
summary = Ronda { $round }: tienes { $gems }; tu mejor rival, { $best }
summary-two = Ronda { $round }: tienes { $gems }; tu rival, { $best }
summary-draft = Draft: tienes { $gems }; tu rival, { $best }

## The result.

ending = Se han jugado las { $rounds } rondas: gana quien tiene más gemas.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] fuerza 1, los que quieras juntos
        [soldier] fuerza 2
        [knight] fuerza 3
        [king] fuerza 4
        [castle] no deja pasar a las tropas
        [archer] frena a los atacantes o se enfrenta a un arquero
        [minstrel] detiene cualquier ataque
        [ladder] tus tropas pueden superar un castillo
        [catapult] destruye un castillo y a su arquero
        [ninja] quita 2 gemas pese al castillo o al arquero
        [dragon] quita 2 gemas y quema el castillo
        [highwayman] arrebata gemas en camino
        [princess] responde a un caballero o a un dragón
        [executioner] detiene un ataque o a un arquero
        [traitor] vuelve las tropas contra su dueño
        [herald] te llevas una carta que muestra un rival
        [merchant] { $gems } por la mitad de las cartas de un rival
        [monk] los rivales con castillo te pagan
       *[jester] se juega como cualquier otra carta
    }
# With two players.
short-two =
    { $card ->
        [minstrel] tu rival descarta 2 cartas
        [herald] te llevas una de dos cartas mostradas
        [merchant] { $gems } por la mitad de las cartas de tu rival
       *[monk] tu rival te paga si tiene castillo
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } está pensando qué jugar.
wait-answer = { $who } está pensando cómo responder a { $cards }.
# With two players; three or more.
wait-road-two = { $who } puede arrebatar las gemas en camino.
wait-road =
    { $count ->
        [one] Hay una gema en camino. A ver si alguien la arrebata.
       *[other] Hay { $count } gemas en camino. A ver si alguien las arrebata.
    }
wait-show-two = { $who } está eligiendo qué mostrar.
wait-show = Tus rivales están eligiendo qué mostrar.
wait-take = { $who } se está llevando una de las cartas mostradas.
wait-pay-two = { $who } está eligiendo cómo pagar.
wait-pay = Quienes tienen castillo están eligiendo cómo pagar.
wait-discard = { $who } tiene que descartar { $cards }.
wait-draft = { $who } está mirando una carta.
match-over = La partida ha terminado.

## Prompts in the player's own turn.

turn-choose = Es tu turno. Elige una carta.
turn-attack-fortify-special = Tu turno: ataca, fortifica o juega una carta especial.
turn-attack-fortify = Tu turno: ataca o fortifica.
turn-attack-special = Tu turno: ataca o juega una carta especial.
turn-fortify-special = Tu turno: fortifica o juega una carta especial.
turn-attack = Tu turno: ataca a un rival.
turn-fortify = Tu turno: fortifica tu reino.
turn-special = Tu turno: juega una carta especial.
# Follows one of the above.
turn-or-discard = Si no, descarta una carta.
turn-or-draft = Si no, empieza un nuevo draft.
turn-only-discard = No puedes jugar nada. Descarta una carta.
turn-only-draft = No puedes jugar nada. Empieza un nuevo draft.
turn-attacking = Atacas a { $on }. Sigue atacando o termina tu turno.
turn-fortifying = Estás fortificando. Juega otra carta o termina tu turno.
turn-finished = No puedes jugar nada más. Termina tu turno.

## What the player lost to others; $losses is one sentence or several.

since-turn = Desde tu último turno: { $losses }
since-deal = Desde el reparto: { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } te quitó { $loss }.
lost-with = { $who } te quitó { $loss } con { $with }.

## Prompts when the player is asked something.

asked-attack = { $by } te ataca con { $cards }. Responde o perderás { $gems }.
asked-attack-fort = { $by } te ataca con { $cards }. Responde o perderás { $gems } y tu { CARD($lost, form: "bare") }.
asked-attack-match = { $by } te ataca con { $cards }. Responde, o perderás { $gems } y { $by } ganará la partida.
asked-turned =
    { $count ->
        [0] { $by } juega un traidor: tu ataque se vuelve contra ti, pero no tienes gemas que perder.
       *[other] { $by } juega un traidor: tu ataque se vuelve contra ti. Responde o perderás { $gems }.
    }
asked-turned-match = { $by } juega un traidor: tu ataque se vuelve contra ti. Responde o perderás { $gems } y la partida.
asked-archer = { $by } envía un arquero contra el tuyo. Responde o perderás tu arquero.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } te quita { $gems }. ¿Jugar un bandolero?
       *[other] { $who } quita { $gems } a { $from }. ¿Jugar un bandolero?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } te quita { $gems }.
       *[other] { $who } quita { $gems } a { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } te quita { $gems } y va a ganar. ¿Jugar un bandolero?
       *[other] { $who } quita { $gems } a { $from } y va a ganar. ¿Jugar un bandolero?
    }
road-back =
    { $steals ->
        [yes] { $who } recupera { $gems }. ¿Jugar un bandolero?
       *[no] { $who } recupera { $gems }.
    }
asked-show = { $who } jugó un heraldo. Elige qué carta mostrar; { $who } se llevará una de las mostradas.
asked-show-two =
    { $count ->
        [one] { $who } jugó un heraldo. Elige qué carta mostrar.
       *[other] { $who } jugó un heraldo. Elige { $count } cartas para mostrar; { $who } se llevará una.
    }
asked-show-next = { $who } jugó un heraldo. Elige la carta { $number } de { $of } para mostrar.
asked-take = Llévate una de las cartas mostradas.
asked-pay-either = { $who } jugó un monje. Paga { $gems } o elige { $cards } para pagar, una a una.
asked-pay-gems = { $who } jugó un monje. Paga { $gems }.
asked-pay-cards = { $who } jugó un monje. Elige { $cards } para pagar.
asked-pay-next = { $who } jugó un monje. Elige la carta { $number } de { $of } para pagar.
asked-discard = El juglar te obliga a descartar { $cards }.
asked-draft = Conserva esta carta, o dásela a { $who } y mira la siguiente.
asked-draft-last = Última carta: consérvala o dásela a { $who }. Quien la recibe empieza.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Ninguna de tus cartas responde a { $cards }, pero no tienes gemas que perder.
       *[other] Ninguna de tus cartas responde a { $cards }, así que pierdes { $gems }.
    }
forced-attack-fort = Ninguna de tus cartas responde a { $cards }, así que pierdes { $gems } y tu { CARD($lost, form: "bare") }.
forced-attack-match = Ninguna de tus cartas responde a { $cards }: pierdes { $gems } y { $by } gana la partida.
forced-archer = No puedes responder al arquero, así que pierdes el tuyo.
forced-draft = No puedes jugar nada, así que empieza un nuevo draft.
forced-pass = No tienes cartas, así que se salta tu turno.
forced-end = No puedes jugar nada más, así que tu turno termina.
forced-discard = No puedes jugar nada, así que descartas una carta.

## What to do with the chosen card. These follow `card-short`.

held-idle = Ahora no puedes jugar esta carta.
held-discard = Ahora solo puedes descartarla.
held-again = { TAP("Toca", "Haz clic en") } el centro para jugarla.
held-own-kingdom = { TAP("Toca", "Haz clic en") } tu reino.
held-kingdom = { TAP("Toca", "Haz clic en") } el reino de { $on }.
held-lit = { TAP("Toca", "Haz clic en") } un reino resaltado.
held-lit-or-own = { TAP("Toca", "Haz clic en") } un reino resaltado o el tuyo.
held-jester = { TAP("Toca", "Haz clic en") } un objetivo o «{ $button }».
held-key = Pulsa Enter para jugar la carta.
held-key-on = Pulsa Enter para jugar la carta contra { $on }.
held-key-options = Pulsa Enter para ver opciones.
held-key-jester = Pulsa Enter para elegir como qué carta se juega.

## The chosen card where the player is asked for one.

confirm-show = ¿Mostrar { $card }?
confirm-pay = ¿Pagar con { $card }?
confirm-take = ¿Te llevas { $card } de { $from }?
confirm-discard = ¿Descartar { $card }?

## What an answer does; $does in `card-short`.

answer-stops-archer = detiene al arquero y termina el turno
answer-as-executioner = puede responder como verdugo
answer-stops = detiene el ataque
answer-minstrel-two = detiene el ataque; { $by } descarta 2 cartas
answer-minstrel = detiene el ataque y protege tu reino
answer-princess = { $card } va a tu mano
answer-traitor = vuelve el ataque contra { $by }
answer-jester = puede responder como otra carta
answer-saves = no pierdes nada
answer-reduces = solo pierdes { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: suelta la carta delante de tu reino.
drag-no = { CARD($card, form: "title") }: no se puede jugar contra { $on }.
drag-on = { CARD($card, form: "title") }: jugar contra { $on }.
drag-note = { CARD($card, form: "title") } contra { $on }: { $note }.

## Refusals.

when-highwayman = Juega el bandolero cuando unas tropas han quitado gemas: las arrebata en el camino.
when-princess = Juega la princesa cuando te ataca un caballero o un dragón.
when-executioner = Juega el verdugo cuando te atacan o cuando envían un arquero contra el tuyo.
when-traitor = Juega el traidor cuando te atacan tropas.
plays-on-all = { CARD($card, form: "capital") } afecta a todos los rivales a la vez: elige la carta y { TAP("toca", "haz clic en") } el centro.
plays-on-none = { CARD($card, form: "capital") } no necesita objetivo: elige la carta y { TAP("toca", "haz clic en") } el centro.
not-there = No puedes jugar { $card } ahí.
not-here = Aquí no puedes hacer eso.

# The rules of the game forbid it.
refused-attack-first = Te están atacando. Responde o acepta la pérdida.
refused-road-first = Primero arrebata las gemas en camino o déjalas pasar.
refused-show-first = Primero elige una carta para mostrar.
refused-take-first = Primero llévate una de las cartas mostradas.
refused-pay-first = Primero paga al monje.
refused-discard-first = Primero descarta una carta por el juglar.
refused-draft-first = Primero conserva o entrega esta carta.
refused-not-now = Ahora no puedes hacer eso.
refused-not-like-that = No puedes jugar esta carta así.
refused-not-held = No tienes { CARD($card, form: "a") }.
refused-too-few = No tienes { CARD($card, form: "so-many") }.
refused-chosen = Ya has elegido tu { CARD($card, form: "bare") }. Elige otra carta.
refused-not-fortification = Solo castillos, arqueros y juglares pueden fortificar tu reino.
refused-answer = No puedes responder a { CARD($attack, form: "a") } con { CARD($card, form: "a") }.
refused-only-executioner = Solo un verdugo puede responder a un arquero.
refused-no-discard = Ya has jugado una carta en este turno, así que no puedes descartar. Termina tu turno.
refused-nothing-played = Aún no has jugado nada en este turno.
refused-end-turn = Ya has jugado una carta en este turno. Termina tu turno.
refused-fortified = Has fortificado en este turno, así que no puedes atacar.
refused-attacking = Has atacado en este turno, así que no puedes fortificar.
refused-after-special = Has jugado una carta especial, así que no puedes atacar.
refused-special-alone = Una carta especial tiene que ser tu única jugada del turno.
refused-archer-first = Solo puedes enviar tu arquero apostado como primera jugada del turno.
refused-one-target = Solo puedes atacar a un rival por turno.
refused-must-discard = Si no juegas nada, descarta una carta.
refused-start-draft = Con menos de { $count } cartas, empieza un nuevo draft en vez de descartar.
refused-draft-instead = No tienes cartas, así que empieza un nuevo draft.
refused-too-many = Tienes demasiadas cartas para un nuevo draft. Descarta una.
refused-yourself = No puedes atacar tu propio reino.
refused-no-gems = No puedes atacar a un rival que no tiene gemas.
refused-minstrel = El juglar detiene cualquier ataque.
refused-archer = El arquero frena tu { CARD($card, form: "bare") }. Ataca con un ninja o envía antes un arquero.
refused-castle = El castillo frena tu { CARD($card, form: "bare") }. Juega antes una escalera o una catapulta.
refused-no-archer = Ahí no hay ningún arquero al que enfrentarse.
refused-no-castle = Ahí no hay ningún castillo.
refused-no-own-archer = No tienes ningún arquero apostado.
refused-one-of-each = Ya tienes una carta de este tipo delante de tu reino.
refused-one-minstrel = Ya tienes un juglar delante de tu reino.
refused-merchant-rival = Elige un rival para el mercader.
refused-merchant-cards = El mercader necesita un rival con al menos 2 cartas.
refused-merchant-price = No puedes pagar el mercader: cuesta { $gems }.
refused-no-rival-castle = Ningún rival tiene castillo, así que no puedes jugar el monje.
refused-paying-cards = Estás pagando con cartas. Elige las que faltan.
refused-pay-gems = No tienes gemas suficientes. Paga con cartas.
refused-pay-cards = Necesitas { $cards } para pagar con cartas. Paga con gemas.

## Buttons.

button-attack = Atacar a { $on }
button-use = Usar contra { $on }
button-trade = Comerciar con { $on }
button-fortify = Fortificar
button-play = Jugar
button-answer = Responder
button-steal = Arrebatar
button-show = Mostrar carta
button-pay = Pagar con carta
button-discard = Descartar
button-take = Llevarse la carta
# These open a list of choices.
button-attack-choose = Atacar…
button-play-choose = Jugar…
button-end-turn = Terminar turno
button-redraft = Nuevo draft
# What the player loses without an answer.
button-accept = Aceptar
button-lose = Perder { $gems }
button-lose-fort = Perder { $gems } y { CARD($lost, form: "bare") }
button-lose-match = Perder la partida
button-lose-archer = Perder arquero
button-steal-gems = Arrebatar { $gems }
button-steal-jester = Jugar bufón
button-let-go =
    { $count ->
        [one] Dejarla pasar
       *[other] Dejarlas pasar
    }
button-pay-gems = Pagar { $gems }
button-keep = Conservar carta
button-give = Dar a { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Jugar el bufón como
choose-purpose = ¿Cómo quieres jugar { $card }?
choose-attackers = ¿Con cuántos atacas a { $on }?
choose-answers = ¿Con cuántos respondes?
cards = { CARD($cards, form: "number") }
strength = fuerza { $strength }
lose-nothing = no pierdes nada
lose-gems = pierdes { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = hay un juglar
note-archer = hay un arquero
note-castle = hay un castillo
note-no-gems = sin gemas
note-brings = te da { $cards }
note-takes = quita hasta { $gems }
# The number of gems depends on how many peasants attack.
note-ladder = superas el castillo
note-catapult = destruyes el castillo
note-catapult-both = destruyes ambos
note-archer-fight = matas al arquero

## Notes on a kingdom while something is under way there.

note-attacked = bajo ataque
note-attacks = ataca
note-has-gems =
    { $count ->
        [one] { PERSON($who) ->
            [you] tienes la gema
           *[other] tiene la gema
        }
       *[other] { PERSON($who) ->
            [you] tienes las gemas
           *[other] tiene las gemas
        }
    }
note-may-steal = puede arrebatar
note-thinking = pensando…

## Hints.

answers = Respuestas posibles: { CARD($cards, form: "bare") }.
fort-no-gems = Este reino no tiene gemas, así que no se puede atacar.
fort-minstrel = El juglar protege este reino de cualquier ataque.
fort-none = Tropas, dragones y ninjas pueden atacar este reino.
fort-castle = Dragones y ninjas pueden atacarlo; las tropas necesitan antes una escalera o una catapulta.
fort-archer = Solo los ninjas pueden atacarlo, salvo que envíes antes un arquero.
fort-both = Solo los ninjas pueden atacarlo, salvo que envíes antes un arquero o una catapulta.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] Atacas a { $on }
       *[other] { PERSON($on) ->
            [you] { $by } te ataca
           *[other] { $by } ataca a { $on }
        }
    }
headline-turned =
    { PERSON($by) ->
        [you] Vuelves el ataque contra { $on }
       *[other] { PERSON($on) ->
            [you] { $by } vuelve el ataque contra ti
           *[other] { $by } vuelve el ataque contra { $on }
        }
    }
headline-archer =
    { PERSON($by) ->
        [you] Envías un arquero contra { $on }
       *[other] { PERSON($on) ->
            [you] { $by } envía un arquero contra ti
           *[other] { $by } envía un arquero contra { $on }
        }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } en camino hacia ti
       *[other] { $gems } en camino hacia { $who }
    }
headline-taken =
    { PERSON($who) ->
        [you] { $gems } para ti
       *[other] { $gems } para { $who }
    }
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } de vuelta hacia ti
       *[other] { $gems } de vuelta hacia { $who }
    }
road-from =
    { PERSON($who) ->
        [you] Botín de tu reino.
       *[other] Botín del reino de { $who }.
    }
road-open =
    { $count ->
        [one] Un bandolero puede arrebatarla.
       *[other] Un bandolero puede arrebatarlas.
    }
road-closed =
    { $card ->
        [ninja] A un ninja no le roba ningún bandolero.
       *[dragon] A un dragón no le roba ningún bandolero.
    }
headline-herald =
    { PERSON($who) ->
        [you] Cartas mostradas a tu heraldo
       *[other] Cartas mostradas al heraldo de { $who }
    }
headline-draft =
    { $count ->
        [one] Última carta del draft
       *[other] Quedan { $count } cartas del draft
    }
headline-turn =
    { PERSON($who) ->
        [you] Tu turno
       *[other] Turno de { $who }
    }
playing-attack =
    { PERSON($on) ->
        [you] Te ataca
       *[other] Ataque a { $on }
    }
playing-fortify = Fortificando
playing-special = Jugando una carta especial
playing-round = Ronda { $round } de { $rounds }
drafted = { $who } tiene { $cards }.
drafted-nothing = { $who } no tiene cartas.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, { $gems } de { $goal } gemas.
kingdom-note = { $name }, { $note }, { $gems } de { $goal } gemas.
kingdom-gained =
    { $since ->
        [deal] { $gems } más desde el reparto.
       *[turn] { $gems } más desde tu último turno.
    }
kingdom-lost =
    { $since ->
        [deal] { $gems } menos desde el reparto.
       *[turn] { $gems } menos desde tu último turno.
    }
kingdom-hand =
    { $count ->
        [one] { $count } carta en mano.
       *[other] { $count } cartas en mano.
    }
kingdom-goal = { $gems } de las { $goal } gemas necesarias para ganar.
kingdom-fort = Fortificaciones: { $cards }.
kingdom-open = Sin fortificaciones.
kingdom-level = Nivel: { $level }.
kingdom-known = Sabes que en esta mano hay { $cards }.
kingdom-exposed = Los demás saben que tienes { $cards }.
pile =
    { $count ->
        [one] Mazo, { $count } carta
       *[other] Mazo, { $count } cartas
    }
pile-draft =
    { $count ->
        [one] Draft, queda { $count } carta
       *[other] Draft, quedan { $count } cartas
    }
discards =
    { $count ->
        [one] Descarte, { $count } carta, encima: { CARD($card, form: "bare") }
       *[other] Descarte, { $count } cartas, encima: { CARD($card, form: "bare") }
    }
discards-none = Descarte, vacío
discards-title = Descarte ({ $count })
discards-order = Las más recientes primero.
pile-left =
    { $count ->
        [one] Queda { $count } carta en el mazo. Cuando se acaba, se baraja el descarte para formar uno nuevo.
       *[other] Quedan { $count } cartas en el mazo. Cuando se acaba, se baraja el descarte para formar uno nuevo.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } cartas
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, se puede jugar
       *[other] { CARD($card, form: "title") }, { $count } cartas, se pueden jugar
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, no se puede jugar ahora
       *[other] { CARD($card, form: "title") }, { $count } cartas, no se pueden jugar ahora
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, carta elegida
       *[other] { CARD($card, form: "title") }, { $count } cartas, elegida
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, delante de tu reino
       *[other] { CARD($card, form: "title") }, delante del reino de { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, delante de tu reino, se puede jugar
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, carta que mostraste
       *[other] { CARD($card, form: "title") }, carta que mostró { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, carta que mostró { $who }, te la puedes llevar
label-attack = { CARD($card, form: "title") }, atacando
label-answer = { CARD($card, form: "title") }, carta recién jugada
label-ladder = { CARD($card, form: "title") }, contra un castillo
label-looked = { CARD($card, form: "title") }, para conservar o dar

## The log, and what is said while it happens.

heading-match = Nueva partida
heading-turn =
    { PERSON($who) ->
        [you] Ronda { $round }: tú
       *[other] Ronda { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Tu turno.
       *[other] Turno de { $who }.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] El juglar dejó tu reino.
       *[other] El juglar dejó el reino de { $who }.
    }
log-reshuffled = Se barajó el descarte para formar un nuevo mazo.
log-drew =
    { PERSON($who) ->
        [you] Robaste { $cards }.
       *[other] { $who } robó { $cards }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] No había ninguna carta que robar.
       *[other] No había ninguna carta para { $who }.
    }
log-fortified =
    { PERSON($who) ->
        [you] Fortificaste con { $cards }.
       *[other] { $who } fortificó con { $cards }.
    }
log-played =
    { PERSON($who) ->
        [you] Jugaste { $cards }.
       *[other] { $who } jugó { $cards }.
    }
log-played-on =
    { PERSON($who) ->
        [you] Enviaste { $cards } a { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } te envió { $cards }.
           *[other] { $who } envió { $cards } a { $on }.
        }
    }
log-discarded =
    { PERSON($who) ->
        [you] Descartaste { $cards }.
       *[other] { $who } descartó { $cards }.
    }
say-must-discard =
    { PERSON($who) ->
        [you] Tienes que descartar.
       *[other] { $who } tiene que descartar.
    }
log-passed =
    { PERSON($who) ->
        [you] No tenías cartas y pasaste.
       *[other] { $who } no tenía cartas y pasó.
    }
log-ladders-left = Las escaleras se descartan al final del turno.
log-redrafted =
    { PERSON($who) ->
        [you] Empezaste un nuevo draft. Se descartan todas las fortificaciones.
       *[other] { $who } empezó un nuevo draft. Se descartan todas las fortificaciones.
    }
log-nothing-else = No puedes jugar nada, así que empieza un nuevo draft. Se descartan todas las fortificaciones.
log-draft =
    { PERSON($who) ->
        [you] Empieza un draft de { $cards }. Miras tú primero.
       *[other] Empieza un draft de { $cards }. { $who } mira primero.
    }
say-looked =
    { PERSON($who) ->
        [you] Miras una carta.
       *[other] { $who } mira una carta.
    }
log-kept =
    { PERSON($who) ->
        [you] Conservaste { $cards }.
       *[other] { $who } conservó { $cards }.
    }
log-kept-unseen = { $who } conservó la carta.
log-given =
    { PERSON($who) ->
        [you] Diste { $cards } a { $to }.
       *[other] { PERSON($to) ->
            [you] { $who } te dio { $cards }.
           *[other] { $who } dio { $cards } a { $to }.
        }
    }
log-ladder =
    { PERSON($who) ->
        [you] Pusiste { $cards } contra el castillo de { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } puso { $cards } contra tu castillo.
           *[other] { $who } puso { $cards } contra el castillo de { $on }.
        }
    }
log-sent =
    { PERSON($who) ->
        [you] Enviaste { $cards } contra { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } envió { $cards } contra ti.
           *[other] { $who } envió { $cards } contra { $on }.
        }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] Enviaste tu arquero apostado contra { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } envió su arquero apostado contra ti.
           *[other] { $who } envió su arquero apostado contra { $on }.
        }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] La catapulta de { $by } destruyó tu { CARD($lost, form: "bare") }.
       *[other] { PERSON($by) ->
            [you] Tu catapulta destruyó { $lost } de { $who }.
           *[other] La catapulta de { $by } destruyó { $lost } de { $who }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] El dragón de { $by } quemó tu castillo.
       *[other] { PERSON($by) ->
            [you] Tu dragón quemó el castillo de { $who }.
           *[other] El dragón de { $by } quemó el castillo de { $who }.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } de { $by } mató a tu arquero.
       *[other] { PERSON($by) ->
            [you] Tu { CARD($card, form: "bare") } mató al arquero de { $who }.
           *[other] { CARD($card, form: "capital") } de { $by } mató al arquero de { $who }.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] Atacaste a { $on } con { $cards } (fuerza { $strength }).
       *[other] { PERSON($on) ->
            [you] { $who } te atacó con { $cards } (fuerza { $strength }).
           *[other] { $who } atacó a { $on } con { $cards } (fuerza { $strength }).
        }
    }
log-answered =
    { PERSON($who) ->
        [you] Respondiste con { $cards }.
       *[other] { $who } respondió con { $cards }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] No respondiste.
       *[other] { $who } no respondió.
    }
log-without-answer = No tenías respuesta.
log-turned =
    { PERSON($on) ->
        [you] El traidor volvió el ataque contra ti.
       *[other] El traidor volvió el ataque contra { $on }.
    }
log-stopped = Ataque detenido.
log-stopped-archer = Arquero detenido.
say-turn-over =
    { PERSON($who) ->
        [you] Ataque detenido: termina tu turno.
       *[other] Ataque detenido: termina el turno de { $who }.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] Arquero detenido: termina tu turno.
       *[other] Arquero detenido: termina el turno de { $who }.
    }
log-held-off = Ataque rechazado. No se perdió ninguna gema.
log-charmed =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } fue a tu mano.
       *[other] { CARD($card, form: "capital") } fue a la mano de { $who }.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] Quitaste { $gems } a { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } te quitó { $gems }.
           *[other] { $who } quitó { $gems } a { $from }.
        }
    }
log-stole =
    { PERSON($who) ->
        [you] Arrebataste { $gems } a { $from } con { $cards }.
       *[other] { PERSON($from) ->
            [you] { $who } te arrebató { $gems } con { $cards }.
           *[other] { $who } arrebató { $gems } a { $from } con { $cards }.
        }
    }
say-let-go =
    { PERSON($who) ->
        [you] Dejaste pasar las gemas.
       *[other] { $who } dejó pasar las gemas.
    }
log-gained =
    { PERSON($who) ->
        [you] Te quedaste con { $gems }.
       *[other] { $who } se quedó con { $gems }.
    }
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } te quitó { $gems } con { $with }.
       *[other] { $who } quitó { $gems } a { $from } con { $with }.
    }
say-decided =
    { PERSON($who) ->
        [you] Ya has elegido.
       *[other] { $who } ya ha elegido.
    }
log-shown =
    { PERSON($who) ->
        [you] Mostraste { $cards }.
       *[other] { $who } mostró { $cards }.
    }
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($who) ->
        [you] Quitaste { $cards } a { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } te quitó { $cards }.
           *[other] { $who } quitó { $cards } a { $from }.
        }
    }
log-paid =
    { PERSON($who) ->
        [you] Pagaste { $gems } a { $to }.
       *[other] { PERSON($to) ->
            [you] { $who } te pagó { $gems }.
           *[other] { $who } pagó { $gems } a { $to }.
        }
    }
log-got =
    { PERSON($who) ->
        [you] Recibiste { $cards } de { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } recibió { $cards } de ti.
           *[other] { $who } recibió { $cards } de { $from }.
        }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Fuerza 1. Ataca, o responde a un ataque de tropas.
            Puedes jugar juntos cuantos campesinos quieras, en un ataque o una respuesta. Cada uno suma fuerza 1.
        [soldier]
            Fuerza 2. Ataca, o responde a un ataque de tropas.
            Se resta la fuerza de la respuesta. El ataque quita 1 gema por cada punto que queda.
        [knight]
            Fuerza 3. Ataca, o responde a un ataque de tropas.
            Se resta la fuerza de la respuesta. El ataque quita 1 gema por cada punto que queda.
        [king]
            Fuerza 4. Ataca, o responde a un ataque de tropas.
            Se resta la fuerza de la respuesta. El ataque quita 1 gema por cada punto que queda.
        [castle]
            Delante de tu reino, no deja pasar a las tropas.
            Las tropas pueden superarlo con una escalera, los ninjas pasan, y una catapulta o un dragón lo destruyen.
        [archer]
            Delante de tu reino, frena a todos menos a los ninjas. Un ninja que nadie detiene lo mata.
            También puedes enviarlo contra el arquero de un rival antes de atacar: se descartan los dos. Tu arquero apostado también puede hacerlo, como primera jugada del turno.
            Solo un verdugo lo detiene: pierdes tu arquero, el de tu rival se queda y tu turno termina.
        [minstrel]
            Delante de tu reino: nada puede atacarte hasta que empiece tu próximo turno. Entonces se descarta.
            También puedes responder con él a cualquier ataque: el ataque se descarta, el turno del atacante termina y el juglar se queda delante de tu reino.
        [ladder]
            Juégala antes de atacar a un rival con castillo y sin arquero: tus tropas pueden superar el castillo en este turno. El castillo se queda.
        [catapult]
            Juégala antes de atacar a un rival con castillo: destruye el castillo y también al arquero.
        [ninja]
            Quita 2 gemas pese a cualquier castillo o arquero, y mata al arquero. Los bandoleros no pueden arrebatar estas gemas.
            Solo un verdugo o un juglar lo detiene.
        [dragon]
            Quita 2 gemas y quema el castillo. Los bandoleros no pueden arrebatar estas gemas. Un arquero lo frena.
            Solo un verdugo, un juglar o una princesa lo detiene.
        [highwayman]
            Arrebata gemas en camino: las que unas tropas acaban de quitar a cualquiera. Otro bandolero puede arrebatarlas de nuevo.
        [princess]
            Responde a un caballero o a un dragón: esa carta va a tu mano. El atacante puede continuar.
        [executioner]
            Responde a cualquier ataque: el ataque se descarta y el turno del atacante termina.
            También responde a un arquero enviado contra el tuyo: ese arquero se descarta, el tuyo se queda y el turno termina.
        [traitor]
            Responde a tropas: se vuelven contra el atacante, pese a cualquier castillo o arquero. El atacante puede responder, incluso con otro traidor.
        [herald]
            Cada rival elige una carta para mostrar. Te llevas una de ellas y tu turno termina.
        [merchant]
            Da { $gems } a un rival con al menos 2 cartas y llévate la mitad de sus cartas sin mirar (redondeando hacia abajo). No puede negarse. Tu turno termina.
        [monk]
            Cada rival con castillo te paga { $gems } o { $cards }, lo que prefiera. Tu turno termina.
       *[jester]
            Se juega como cualquier otra carta que elijas y sigue las reglas de esa carta.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            Cuando lo juegas, tu rival descarta 2 cartas. No protege tu reino.
            También puedes responder con él a cualquier ataque: tu rival descarta igualmente 2 cartas, el ataque se detiene y el turno del atacante termina.
        [herald]
            Tu rival elige 2 cartas para mostrar. Te llevas una de ellas y tu turno termina.
        [merchant]
            Da { $gems } a tu rival y llévate la mitad de sus cartas sin mirar (redondeando hacia abajo). Necesita al menos 2 cartas y no puede negarse. Tu turno termina.
       *[monk]
            Si tu rival tiene castillo, te paga { $gems } o { $cards }, lo que prefiera. Tu turno termina.
    }
rule-jester = Es un bufón jugado como esa carta. De vuelta en una mano o una pila, vuelve a ser un simple bufón.

## The guide.

guide-line = Quita gemas a tus rivales y protege las tuyas con castillos, arqueros y faroles.
guide-brief-goal = Llega a 10 gemas antes que nadie. Con dos jugadores, consigue las 12.
guide-brief-turn = Roba 2 cartas (entre dos, se eligen en el draft). Luego ataca, fortifica o juega una carta especial.
guide-brief-watch = Si te atacan, responde con la carta adecuada o perderás gemas.
guide-part-rival = El reino de un rival, con sus gemas y cartas
guide-part-forts = Fortificaciones: detienen casi todos los ataques
guide-part-piles = Mazo y descarte
guide-part-attack = El ataque
guide-part-answer = La respuesta
guide-part-kingdom = Tu reino y tus gemas
guide-part-hand = Tu mano
guide-goal-title = Objetivo
guide-goal = Cada jugador empieza con 5 gemas y 2 cartas. El primero que llega a 10 gemas gana. Nadie queda eliminado: aun sin gemas ni cartas sigues jugando y puedes ganar. Con dos jugadores cambian algunas reglas: consulta «Dos jugadores» más abajo.
guide-turn-title = Tu turno
guide-turn = Roba 2 cartas (solo 1 en el primer turno de la partida). Luego haz una de tres cosas: atacar a un rival, fortificar tu reino o jugar una carta especial. Si no juegas nada, descarta una carta.
guide-attack-title = Atacar
guide-attack =
    Tus tropas son campesinos (fuerza 1), soldados (2), caballeros (3) y reyes (4). Envía una carta contra un rival que tenga gemas, o cuantos campesinos quieras juntos. El ataque quita tantas gemas como su fuerza, menos la fuerza de la respuesta del rival. Un dragón o un ninja quita 2 gemas, y las tropas no pueden responderle.

    Si no se mueve ninguna gema, puedes volver a atacar al mismo rival. En cuanto se mueven gemas, tu turno termina.
guide-walls-title = Superar las fortificaciones
guide-walls =
    Castillo: no deja pasar a las tropas. Juega antes una escalera y tus tropas podrán superarlo en este turno. Una catapulta lo destruye, y al arquero con él. Un dragón lo quema.

    Arquero: frena a todos menos a los ninjas. Envía antes tu propio arquero contra él, desde tu mano o, como primera jugada del turno, desde tu reino. Se descartan los dos.

    Juglar: frena a todos.

    Escaleras, catapultas y arqueros no quitan gemas, así que después puedes atacar. Solo un verdugo puede detener a tu arquero: se descarta y tu turno termina. Un dragón quema el castillo, y un ninja mata al arquero, solo si nadie detiene el ataque.
guide-fortify-title = Fortificar
guide-fortify = Juega cuantos castillos, arqueros y juglares quieras, pero no tengas más de uno de cada tipo delante de tu reino. Un juglar se va cuando empieza tu próximo turno.
guide-special-title = Cartas especiales y el bufón
guide-special =
    Heraldo: cada rival elige una carta para mostrar, y te llevas una de ellas.

    Mercader: da 1 gema a un rival con al menos 2 cartas y llévate la mitad de sus cartas sin mirar (redondeando hacia abajo).

    Monje: cada rival con castillo te paga 1 gema o 2 cartas, lo que prefiera.

    Nada detiene una carta especial, y con ella termina tu turno. El bufón se juega como cualquier otra carta y sigue sus reglas.
guide-answers-title = Cuando te atacan
guide-answers =
    Puedes responder con una carta, o con cuantos campesinos quieras.

    Tropas: restan su fuerza a la de las tropas que atacan.

    Princesa: se lleva a tu mano el caballero o el dragón que ataca.

    Traidor: vuelve las tropas contra el atacante, pese a sus fortificaciones. El atacante puede responder.

    Verdugo: detiene cualquier ataque, e incluso un arquero enviado contra el tuyo. El turno termina.

    Juglar: detiene cualquier ataque y se queda delante de tu reino. El turno termina.
guide-road-title = Gemas en camino
guide-road = Cuando unas tropas quitan gemas, estas quedan un momento en camino. Cualquier jugador, menos quien las quitó, puede arrebatarlas todas con un bandolero, y otro bandolero puede arrebatarlas de nuevo. Si nadie lo hace, llegan. Las gemas que quita un dragón o un ninja no se pueden arrebatar.
guide-two-title = Dos jugadores
guide-two =
    Objetivo: cada uno empieza con 6 gemas. Consigue las 12 para ganar.

    Draft: en vez de robar cartas, se eligen en drafts de 15. Mira la carta de encima. Si la conservas, le toca mirar a tu rival. Si se la das a tu rival, mira la siguiente. Quien recibe la última carta juega primero.

    Tu turno: si no juegas nada, descarta una carta. Con 3 cartas o menos, empieza en su lugar un nuevo draft; se descartan todas las fortificaciones.

    Heraldo: tu rival muestra 2 cartas. Mercader: cuesta 2 gemas. Monje: tu rival paga 2 gemas o 3 cartas.

    Juglar: no protege tu reino. Siempre que lo juegas, tu rival descarta 2 cartas. Como respuesta, además detiene el ataque y termina el turno.
guide-cards-title = Todas las cartas
guide-cards = Hay 95 cartas. El número junto al nombre indica cuántas hay de ese tipo.
guide-end-title = Fin de la partida
guide-end = Si nadie ha ganado tras 60 rondas (120 con dos jugadores), gana el jugador con más gemas; los empatados comparten la victoria. Cuando se acaba el mazo, se baraja el descarte para formar uno nuevo. Con tres jugadores o más, el ganador de una partida empieza la revancha. Con la regla de la casa { $rule } hacen falta 12 gemas en vez de 10.
guide-table-title = Controles
guide-table =
    { TAP("Toca", "Haz clic en") } una carta y luego el reino contra el que quieres jugarla, o el tuyo para fortificar, o arrástrala hasta allí. Los reinos que puedes elegir se resaltan; con las pistas activadas muestran lo que pasaría. Si hay algo más que decidir, como cuántos campesinos enviar, se te pregunta. Para enviar el arquero que está delante de tu reino, { TAP("toca antes", "haz clic antes en") } tu reino. { TAP("Toca", "Haz clic en") } el descarte o un reino para ver los detalles. Mantén pulsada una carta o haz clic derecho en ella para leer sus reglas.

    Con el teclado, muévete con las flechas, elige con Enter, pulsa los botones con las teclas numéricas y deja una carta con Retroceso. H da una pista, S te dice la puntuación, L abre el registro, F1 abre estas reglas y Escape vuelve atrás.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Tropas, fuerza 1. Los que quieras juntos.
        [soldier] Tropas, fuerza 2.
        [knight] Tropas, fuerza 3.
        [king] Tropas, fuerza 4.
        [castle] Delante de tu reino: no deja pasar a las tropas.
        [archer] Delante de tu reino: solo deja pasar a los ninjas. O mata al arquero de un rival.
        [minstrel] Delante de tu reino: detiene cualquier ataque hasta tu próximo turno. Como respuesta: detiene cualquier ataque.
        [ladder] Tus tropas pueden superar un castillo en este turno.
        [catapult] Destruye un castillo, y al arquero con él.
        [ninja] Quita 2 gemas pese al castillo o al arquero, y mata al arquero.
        [dragon] Quita 2 gemas y quema el castillo. Un arquero lo frena.
        [highwayman] Arrebata gemas en camino.
        [princess] Responde a un caballero o a un dragón: te llevas esa carta.
        [executioner] Responde a cualquier ataque, o a un arquero enviado contra el tuyo. El turno termina.
        [traitor] Responde a tropas: se vuelven contra el atacante.
        [herald] Cada rival muestra una carta; llévate una de ellas.
        [merchant] Por 1 gema, llévate la mitad de las cartas de un rival sin mirar.
        [monk] Cada rival con castillo te paga 1 gema o 2 cartas.
       *[jester] Se juega como cualquier otra carta.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] No deja pasar a las tropas.
        [archer] Solo pasan los ninjas. O mata a un arquero rival.
        [minstrel] Detiene todo ataque hasta tu turno, o uno al momento.
        [ninja] Quita 2 gemas pese a castillo y arquero.
        [dragon] Quita 2 gemas y quema el castillo.
        [executioner] Responde a todo ataque. El turno termina.
        [princess] Responde a caballero o dragón y se lo lleva.
        [merchant] Por 1 gema, la mitad de las cartas de un rival.
        [monk] Los rivales con castillo pagan 1 gema o 2 cartas.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] no quita nada
       *[other] quita { $gems }
    }
guide-example-less = 3 menos 1.
guide-example-even = Puedes atacar otra vez.
guide-example-more = El resto se pierde.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = Ninguna
guide-walls-none = Sin fortificaciones: pueden atacar tropas, dragones y ninjas.
guide-walls-castle = Castillo: pueden atacar dragones y ninjas; las tropas, solo con una escalera. Puedes jugar escaleras y catapultas.
guide-walls-archer = Arquero: solo pueden atacar ninjas. Puedes enviar un arquero.
guide-walls-both = Castillo y arquero: solo pueden atacar ninjas. Puedes enviar un arquero o una catapulta.
guide-walls-minstrel = Juglar: nada puede atacar.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, puede responder a: { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldado, tropas

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Con { $gems } ganas.
goal-all = Con las { $gems } ganas.
goal-danger =
    { PERSON($who) ->
        [you] Puedes ganar con un ataque.
       *[other] { $who } puede ganar con un ataque.
    }
goal-danger-many =
    { $count ->
        [one] { $count } rival puede ganar con un ataque.
       *[other] { $count } rivales pueden ganar con un ataque.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = No respondas.
hint-wins = Puede darte la victoria.
hint-takes = Quita { $gems } si nadie responde.
hint-takes-leader = Quita { $gems } a quien va primero.
hint-opens = Abre el camino para atacar.
hint-guards =
    { $card ->
        [castle] Aleja a las tropas de tus gemas.
        [archer] Aleja a todos menos a los ninjas de tus gemas.
       *[other] Nada puede atacarte hasta tu próximo turno.
    }
hint-rival-discards = { $who } tiene que descartar 2 cartas.
hint-takes-cards = Recibes { $cards }.
hint-chooses = Te llevas una de las cartas mostradas.
hint-taxes =
    { $count ->
        [one] { $count } rival con castillo tiene que pagarte.
       *[other] { $count } rivales con castillo tienen que pagarte.
    }
hint-stops-win = Si no, gana { $who }.
hint-saves = Te ahorra perder { $gems }.
hint-turns = Vuelve el ataque contra { $who }.
hint-captures = La carta atacante va a tu mano.
hint-saves-archer = Salva a tu arquero.
hint-nothing-to-lose = No tienes nada que perder.
hint-keeps-answers = Conservas las cartas para responder.
hint-steals = Arrebatas { $gems }.
hint-keeps-highwayman = Conservas tu bandolero para después.
hint-least = Es la carta que menos necesitas.
hint-most = Ninguna otra carta mostrada te sirve más.
hint-keeps-cards = Conservas tus cartas.
hint-defense =
    { $count ->
        [one] Conservas una carta para responder a ataques.
       *[other] Conservas { $count } cartas para responder a ataques.
    }
hint-good-draft = La mayoría de las cartas no vistas no son mejores.
hint-poor-draft = La mayoría de las cartas no vistas son mejores.
hint-not-for-rival = Si no, se la queda { $who }.
hint-next-card = En su lugar miras la siguiente carta.
hint-new-cards = El draft te trae cartas nuevas.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] ¡Le quitas { $gems } a { $from }!
       *[other] { $who } te quita { $gems }
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = ¡Asalto en el camino!
# A traitor turns an attack.
headline-treason = ¡Traición!
headline-held =
    { PERSON($who) ->
        [you] ¡Rechazas el ataque!
       *[other] { $who } rechaza tu ataque
    }
headline-lost =
    { $lost ->
        [archer] Cae tu arquero
       *[castle] Cae tu castillo
    }
headline-no-win =
    { PERSON($who) ->
        [you] Te quedas sin victoria
       *[other] ¡{ $who } se queda sin victoria!
    }
