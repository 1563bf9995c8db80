### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade), partner suits (of the same color).

title = Mano { $hand } de { $hands }
keep-hand = Conservar
yield-battle = Ceder
yield-title = ¿Ceder esta batalla?
yield-text = Aún tienes una carta que vence a la suya.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [1] { $points } punto
        [2] { $points } punto
       *[other] { $points } puntos
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Partida ganada, { $mine } a { $theirs }
summary-over-lost = Partida perdida, { $mine } a { $theirs }
summary-over-draw = Partida empatada a { $mine }
summary-ahead = Mano { $hand } de { $hands }, ganas { $mine } a { $theirs }
summary-behind = Mano { $hand } de { $hands }, pierdes { $mine } a { $theirs }
summary-even = Mano { $hand } de { $hands }, empate a { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Cambia una carta con la Empalizada o conserva tu mano.
prompt-swap-slot = { TAP("Toca", "Haz clic en") } la carta de la Empalizada que quieres a cambio { CARD($card, form: "del") }.
prompt-swap-key = Pulsa Enter para cambiar { $card } por esta carta de la Empalizada.
prompt-swap-first = Elige primero una carta de tu mano.
prompt-swap-rival = { $rival } puede cambiar una carta con la Empalizada.
prompt-open = Elige una carta para abrir. Se muestran a la vez.
prompt-stand-off = Punto muerto. Elige otra carta.
prompt-open-rival = { $rival } está eligiendo una carta.
prompt-answer = Vence { CARD($card, form: "al") } o perderás el campo.
prompt-answer-rival = { $rival } tiene que vencer { CARD($card, form: "al") }.
prompt-forfeit = Pierdes la batalla. Añade la carta que menos necesites.
prompt-forfeit-rival = { $rival } jugó menos cartas y pierde una más.
prompt-play = { TAP("Toca", "Haz clic en") } el campo para jugar { $card }.
prompt-play-key = Pulsa Enter para jugar { $card }.
prompt-add = { TAP("Toca", "Haz clic en") } el campo para añadir { $card }.
prompt-add-key = Pulsa Enter para añadir { $card }.
prompt-over = { $summary }. Mantén pulsada una pila (o haz clic derecho) para ver sus cartas.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Abriste con { CARD($mine, form: "short-the") }; { $rival }, con { CARD($theirs, form: "short-the") }.
       *[other] { $me } abrió con { CARD($mine, form: "short-the") }; { $rival }, con { CARD($theirs, form: "short-the") }.
    }
log-stand-off = Punto muerto: ninguna carta vence a la otra.
log-answered =
    { PERSON($who) ->
        [you] Respondiste con { CARD($card, form: "short-the") }.
       *[other] { $who } respondió con { CARD($card, form: "short-the") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] No pudiste vencer a { CARD($card, form: "short-the") } y perdiste la batalla.
       *[other] { $who } no pudo vencer a { CARD($card, form: "short-the") } y perdió la batalla.
    }
log-yielded =
    { PERSON($who) ->
        [you] Cediste la batalla.
       *[other] { $who } cedió la batalla.
    }
log-added =
    { PERSON($who) ->
        [you] Jugaste una carta menos y pierdes también { CARD($card, form: "short-the") }.
       *[other] { $who } jugó una carta menos y pierde también { CARD($card, form: "short-the") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Ganaste todas las cartas del campo: { $points }.
       *[other] { $who } ganó todas las cartas del campo: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Ganaste todas las cartas del campo: { $points }. ¡Con eso ganas la partida!
       *[other] { $who } ganó todas las cartas del campo: { $points }. Con eso gana la partida.
    }
log-took-back = No quedan cartas en ninguna mano, así que cada cual recupera las suyas.
log-hand =
    { PERSON($me) ->
        [you] Mano { $hand }: tú { $mine }, { $rival } { $theirs }.
       *[other] Mano { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Dejaste { CARD($gave, form: "short-the") } en el puesto { $slot } y tomaste { CARD($took, form: "short-the") }.
log-traded-rival = { $rival } cambió una carta por la del puesto { $slot }.
log-kept =
    { PERSON($who) ->
        [you] No cambiaste ninguna carta con la Empalizada.
       *[other] { $who } no cambió ninguna carta con la Empalizada.
    }
log-draw = La partida terminó en empate.
# What decided the match.
result-hand = La mano { $hand } dio la mayor ventaja: { $won } a { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Ganas la mano { $hand }
       *[other] { $who } gana la mano { $hand }
    }
hand-tied = La mano { $hand } termina en empate
hand-trade =
    { PERSON($who) ->
        [you] Ganaste menos cartas, así que puedes cambiar una carta con la Empalizada.
       *[other] { $who } ganó menos cartas y puede cambiar una carta con la Empalizada.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Tu carta está boca abajo.
       *[other] { $who } ha elegido una carta.
    }
say-pressed =
    { PERSON($who) ->
        [you] Tu carta pierde.
       *[other] La carta de { $who } pierde.
    }

heading-hand = Mano { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } carta
       *[other] { $level }, { $count } cartas
    }
note-thinking = { $level }, pensando…
# A player's badge for screen readers; $hands is a list of points.
badge = { $name }: { $points }; por mano { $hands }
badge-note = { $name }, { $note }: { $points }; por mano { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Ganaste { $count } carta
               *[other] Ganaste { $count } cartas
            }
       *[other]
            { $count ->
                [one] { $who } ganó { $count } carta
               *[other] { $who } ganó { $count } cartas
            }
    }
pile-points = Puntos por mano: { $hands }.
slot-title = Empalizada, puesto { $slot }
slot-mine = Dejaste aquí { $card }.
slot-rival = { $rival } dejó aquí una carta que no has visto.
slot-unseen = Nadie ha visto esta carta.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Tú { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Empate: nadie cambia con la Empalizada.
banner-took = Tomaste { $card } del puesto { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, se puede cambiar
label-play = { CARD($card, form: "title") }, se puede jugar
label-add = { CARD($card, form: "title") }, se puede añadir al campo
label-not-now = { CARD($card, form: "title") }, no se puede jugar ahora
label-hidden = Carta boca abajo
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, en el campo, tu carta número { $number }
       *[no] { CARD($card, form: "title") }, en el campo, carta número { $number } de tu rival
    }
label-field-hidden =
    { $mine ->
        [yes] Carta boca abajo, en el campo, tu carta número { $number }
       *[no] Carta boca abajo, en el campo, carta número { $number } de tu rival
    }
label-field-of = { CARD($card, form: "title") }, en el campo, carta número { $number } de { $name }
label-field-hidden-of = Carta boca abajo, en el campo, carta número { $number } de { $name }
label-slot = Empalizada, puesto { $slot } de { $slots }, boca abajo
label-slot-mine = Empalizada, puesto { $slot } de { $slots }: { $card }, la carta que dejaste

## What a card can do.

beats-suit = Vence a cualquier { CARD($suit, form: "one") }, sea cual sea su valor.
beats-suit-and-red = Vence a cualquier { CARD($suit, form: "one") } y a corazones y diamantes inferiores.
beats-suit-and-black = Vence a cualquier { CARD($suit, form: "one") } y a tréboles y picas inferiores.
loses-to-suit = Pierde ante cualquier { CARD($suit, form: "one") }.
loses-to-suit-and-red = Pierde ante cualquier { CARD($suit, form: "one") } y ante corazones y diamantes superiores.
loses-to-suit-and-black = Pierde ante cualquier { CARD($suit, form: "one") } y ante tréboles y picas superiores.
beats-card = Vence { CARD($card, form: "al") }.
loses-to-card = Pierde ante { $card }.
ties-card = Ni esta carta ni { $card } vence a la otra.

## Why an action is not allowed.

refused-not-in-hand = No tienes { $card }.
refused-nobody-pressed = Aún no hay nada a lo que responder. Abre la batalla con una carta boca abajo.
refused-does-not-beat = { CARD($card, form: "capital") } no vence { CARD($newest, form: "al") }.
refused-may-not-yield = Tienes una carta que vence a la suya, así que debes jugar una.
refused-must-answer = Tu carta pierde. Responde con una que venza a la suya.
refused-not-pressed = Solo puedes ceder cuando tu carta pierde.
refused-must-add = Perdiste esta batalla con una carta menos. Añade una carta al campo.
refused-not-loser = Solo añade una carta quien pierde la batalla.
refused-no-such-slot = La Empalizada tiene los puestos 1 a { $slots }.
refused-must-trade = Primero cambia una carta con la Empalizada o conserva tu mano.
refused-no-trade = Solo puedes cambiar antes de una mano, y solo si en la anterior ganaste menos cartas que tu rival.
refused-over = La partida ha terminado.

## How to play.

guide-line = Vence a la última carta de tu rival, una y otra vez. Si no puedes, pierdes el campo.
guide-brief-goal = Suma más puntos que tu rival en cuatro manos. Cada carta ganada en batalla vale medio punto.
guide-brief-turn = Vence a la última carta de tu rival: con el palo que vence al suyo, o con una carta más alta de su palo o del palo aliado.
guide-brief-watch = Si no puedes, pierdes la batalla y tu rival gana todas las cartas del campo.
guide-part-rival = La mano de tu rival
guide-part-field = El campo: arriba las cartas de tu rival, abajo las tuyas
guide-part-beaten = La carta que debes vencer
guide-part-circle = Cada palo vence al siguiente
guide-part-stockade = La Empalizada: cuatro cartas que nadie ha visto
guide-part-hand = Tu mano
guide-goal-title = Objetivo
guide-goal = Gana cartas en batallas durante cuatro manos. Cada carta que ganas vale medio punto. Tras la cuarta mano, gana el total más alto. Si los totales son iguales, hay empate.
guide-opening-title = Abrir una batalla
guide-opening = Cada jugador elige una carta, y las dos se muestran a la vez. Si una carta vence a la otra, debe responder quien jugó la que pierde. Si ninguna vence, hay punto muerto: cada uno juega otra carta del mismo modo, y decide la nueva pareja. Si tras un punto muerto no quedan cartas en ninguna mano, cada uno recupera las cartas que jugó.
guide-beats-title = Qué carta vence a cuál
guide-beats = Los palos se vencen en círculo, sin importar los valores: hasta el dos de corazones vence al as de picas. Corazones y diamantes son palos aliados, y también tréboles y picas. Entre dos cartas del mismo palo o de palos aliados gana el valor más alto, y el as es el más alto. Si los valores son iguales, ninguna vence a la otra.
guide-answering-title = Responder
guide-answering = Si la última carta de tu rival vence a la tuya, debes responder: juega una carta que venza a la suya. Entonces debe responder tu rival, y así sucesivamente. Tú eliges con qué carta, pero si puedes responder, debes hacerlo, salvo con la regla de la casa Ceder batallas.
guide-losing-title = Perder el campo
guide-losing =
    Si no puedes responder, pierdes la batalla. Si entonces hay un número impar de cartas en el campo, añades una más de tu mano, la que quieras. Tu rival gana todas las cartas del campo.

    Con la regla de la casa Ceder batallas también puedes ceder una batalla en la que podrías responder. La pierdes del mismo modo.
guide-hands-title = Cuatro manos
guide-hands = Las batallas siguen hasta que no queda ninguna carta en la mano. Entonces cada jugador recibe seis cartas nuevas. Una mano vale 6 puntos en total, y la baraja alcanza para cuatro manos.
guide-stockade-title = La Empalizada
guide-stockade = Junto al campo hay cuatro cartas boca abajo que nadie ha visto. Antes de la segunda, la tercera y la cuarta mano, quien ganó menos cartas en la anterior puede cambiar una carta por una de estas, sin mirarla antes. La carta que entrega se queda ahí, boca abajo, y solo ese jugador la conoce. Si ambos ganaron el mismo número de cartas, nadie cambia.
guide-table-title = Controles
guide-table =
    { TAP("Toca", "Haz clic en") } una carta para levantarla y { TAP("toca", "haz clic en") } el campo para jugarla, o arrástrala hasta él. Cuando tienes que responder, se resaltan las cartas que sirven. Mantén pulsado o haz clic derecho en una carta para ver a cuáles vence, en un puesto de la Empalizada para ver quién dejó una carta, o en una pila para ver sus cartas.

    Con el teclado, muévete con las flechas, juega con Enter y pulsa los botones con las teclas numéricas. H da una pista, S te dice la puntuación, L abre el registro, F1 abre estas reglas y Escape vuelve atrás.
# The suits stand in a row, and the first again at its end.
guide-cycle = Los corazones vencen a las picas, las picas a los diamantes, los diamantes a los tréboles y los tréboles a los corazones

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = vence a
# Neither beats the other.
guide-verdict-stand-off = punto muerto
guide-hearts-spades = Los corazones vencen a las picas.
guide-diamonds-clubs = Los diamantes vencen a los tréboles.
guide-partners = Palos aliados: gana el valor más alto.
guide-equal = Palos aliados con el mismo valor.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Gana quien sume más en { $hands } manos.
goal-danger =
    { PERSON($who) ->
        [you] Puedes ganar la partida con esta batalla.
       *[other] { $who } puede ganar con esta batalla.
    }
goal-danger-both = Esta batalla puede decidir la partida.

## Hints: what to do, and then why.

hint-play = Juega { CARD($card, form: "short-the") }.
hint-add = Añade { CARD($card, form: "short-the") } al campo.
hint-trade = Cambia { CARD($card, form: "short-the") } con el puesto { $slot }.
hint-keep = Conserva tu mano.
hint-yield = Cede la batalla.
hint-unbeatable = { $rival } no puede ganarle.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } no suele poder ganarle.
       *[always] { $rival } casi nunca puede ganarle.
    }
hint-enough = Es suficiente, y conservas { CARD($card, form: "short-the") }.
hint-few-beat =
    { $count ->
        [one] Solo { $count } de { $of } cartas posibles le gana.
       *[other] Solo { $count } de { $of } cartas posibles le ganan.
    }
hint-strong = Gana a { $count } de { $of } cartas posibles.
hint-saves = Conservas { CARD($card, form: "short-the") } para responder.
hint-harder = Es más difícil de batir que { CARD($card, form: "short-the") }.
hint-keeps-stronger = Conservas tus cartas más fuertes.
hint-weakest = Es tu carta más débil.
hint-recovers = Recuperas { CARD($card, form: "short-the") }.
hint-below-average = Una carta media es más fuerte.
hint-good-hand = Ninguna carta tuya es débil.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] ¡Te llevas { $count } cartas!
       *[other] { $who } se lleva { $count } cartas
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] ¡Todas las cartas son tuyas!
       *[other] { $who } se lleva todas las cartas
    }
