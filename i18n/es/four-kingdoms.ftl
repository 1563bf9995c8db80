### The table of Four Kingdoms, a solitaire.
### Terms: deal (a shuffle; deals have numbers), stock (the face-down pile), waste (where its cards are
### dealt to), free land (one of the seven piles of the tableau), run (cards of one suit, each one higher
### than the card under it), kingdom (the places of a suit: castle with king, queen and jack, tower,
### subjects, dungeon, guest chamber), home (where a card ends up: every place of its kingdom but the guest
### chamber), hint, solution (moves that win), winnable, with help (played with what looks at hidden cards).

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [one] { $count } movimiento  { $time }
       *[other] { $count } movimientos  { $time }
    }
summary =
    { $stock ->
        [0] { $home } de 52 cartas en casa, mazo vacío
       *[other] { $home } de 52 cartas en casa, { $stock } en el mazo
    }

## Buttons and commands.

redo = Rehacer
hint = Pista
deal-card = Repartir carta
finish = Terminar
show-waste = Ver descarte
check-winnable = ¿Aún se puede ganar?
show-solution = Ver solución
restart = Reiniciar
new-deal = Nuevo reparto…
# Shows what can be done when no useful moves are left.
options = Ver opciones
keep-looking = Seguir buscando
rewind = Volver a una posición ganable
# On the result of a deal.
again = Nuevo reparto

## The menu.

menu-title = Este reparto
# Above "Still winnable?" and "Show solution".
counts-as-help = Estas opciones miran cartas ocultas: el reparto cuenta como jugado con ayuda.
rewind-counts-as-help = Para volver se miran cartas ocultas: el reparto cuenta como jugado con ayuda.

## Questions.

restart-title = ¿Reiniciar este reparto?
restart-text = Todas las cartas vuelven a su posición inicial. Puedes deshacerlo.
hopeless-title = Este reparto no se puede ganar
hopeless-text = ¿Reiniciarlo de todos modos?

## Prompts.

prompt-start = Ordena hacia arriba por palos y manda todas las cartas a casa.
prompt-start-daily = Reparto del { $day }. Ordena hacia arriba por palos y manda todas las cartas a casa.
prompt-home =
    { $home ->
        [one] { $home } de 52 cartas está en casa.
       *[other] { $home } de 52 cartas están en casa.
    }
prompt-automatic =
    { $count ->
        [one] { $count } carta ha ido a casa automáticamente.
       *[other] { $count } cartas han ido a casa automáticamente.
    }
prompt-where = Elige un lugar para { $card }.
prompt-stuck = No quedan movimientos útiles.
prompt-lost = Desde aquí ya no puedes ganar.
prompt-finish = El resto puede ir a casa automáticamente.
prompt-complete = Los cuatro reinos están completos.
prompt-searching = Pensando…
prompt-solution = Esta es una forma de ganar. { TAP("Toca", "Haz clic") } para detenerla.
solution-shown = Esa era una forma de ganar. Tu posición está como antes.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = No quedan movimientos útiles
stuck-text = Muevas lo que muevas, no se pueden descubrir más cartas ni mandarlas a casa. Deshaz para probar otra cosa.
lost-title = Este reparto ya no se puede ganar
lost-text = Quedan movimientos, pero ninguno lleva a la victoria.

## What was found out.

winnable-yes = Sí, aún puedes ganar.
winnable-no = No, desde aquí no puedes ganar. Deshaz algunos movimientos.
winnable-unknown = Se tardaría demasiado en averiguarlo.
rewound-none = Desde aquí aún puedes ganar.
rewound =
    { $count ->
        [one] { $count } movimiento deshecho. Desde aquí puedes ganar.
       *[other] { $count } movimientos deshechos. Desde aquí puedes ganar.
    }
rewound-never = Este reparto no se podía ganar ni desde el principio.
rewound-unknown = Se tardaría demasiado en averiguarlo. Aún puedes deshacer.
no-search = Cardkeep no puede comprobarlo ahora ({ $reason }).

## Hints.

hint-none = No quedan movimientos útiles. Deshaz para probar otra cosa.
hint-deal = Reparte la siguiente carta del mazo.
hint-onto = Pon { $card } sobre { $top }.
hint-run-onto = Pon la escalera que empieza con { $card } sobre { $top }.
hint-land = Lleva { $card } { CARD($place, form: "al") }, que está vacía.
hint-run-land = Lleva la escalera que empieza con { $card } { CARD($place, form: "al") }, que está vacía.
hint-guest = Lleva { $card } a su cuarto de huéspedes.
hint-home = Manda { $card } a casa.
hint-opens = Así podrá ir a casa { $card }.
hint-turns-up = Descubre una carta oculta.
hint-empties = Deja vacía una tierra libre.
hint-frees = Libera { $card }.
hint-only = En la mesa no hay nada útil ahora.
hint-wins = Después aún puedes ganar.

## What happened, for the log.

log-dealt = Se repartió { CARD($card, form: "short-the") }.
log-moved = { CARD($card, form: "short-capital") } fue { CARD($place, form: "al") }.
# A run; $first is its lowest card and $last its highest.
log-moved-run = La escalera { CARD($first, form: "short") }–{ CARD($last, form: "short") } fue { CARD($place, form: "al") }.
log-turned-up = Se descubrió { CARD($card, form: "short-the") }.
log-won = Todas las cartas están en casa. Ganaste.

## The result.

won = ¡Ganaste!
tally-helped =
    { $played ->
        [one] Con ayuda: { $won } de { $played } reparto ganado
       *[other] Con ayuda: { $won } de { $played } repartos ganados
    }
# Names of values in a table.
result-daily = Reparto del día
result-deal = Reparto
result-time = Tiempo
result-moves = Movimientos
result-best-time = Mejor tiempo
result-fewest-moves = Menos movimientos

## Places.

stock =
    { $count ->
        [one] Mazo, { $count } carta
       *[other] Mazo, { $count } cartas
    }
stock-empty = El mazo está vacío.
waste =
    { $count ->
        [one] Descarte: { $count } carta
       *[other] Descarte: { $count } cartas, las más recientes primero
    }
waste-top = { CARD($card, form: "capital") } está encima.
waste-empty = El descarte está vacío.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = La tierra libre { $number } está vacía. Admite cualquier carta o escalera.
empty-tower = Torre de { $suit }: aquí va el diez.
empty-king = Castillo de { $suit }: aquí va el rey.
empty-queen =
    { $locked ->
        [yes] Castillo de { $suit }: aquí va la reina, después del rey.
       *[no] Castillo de { $suit }: aquí va la reina.
    }
empty-jack =
    { $locked ->
        [yes] Castillo de { $suit }: aquí va la jota, después del rey y la reina.
       *[no] Castillo de { $suit }: aquí va la jota.
    }
empty-subjects =
    { $locked ->
        [yes] Súbditos de { $suit }: aquí van del nueve al dos, cuando el rey, la reina y la jota están en el castillo.
       *[no] Súbditos de { $suit }: aquí van del nueve al dos, en orden.
    }
empty-dungeon =
    { $locked ->
        [yes] Mazmorra de { $suit }: aquí va el as, cuando el castillo y la torre están llenos.
       *[no] Mazmorra de { $suit }: aquí va el as.
    }
empty-guest =
    { $locked ->
        [yes] Cuarto de huéspedes de { $suit }: se abre cuando el rey y la reina están en el castillo.
       *[no] Cuarto de huéspedes de { $suit }: acoge una carta de { $suit }, salvo el as.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, seleccionada, tapada
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, seleccionada
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, tapada
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = Su casa es el castillo de { $suit }.
home-tower = Su casa es la torre de { $suit }. Puede ir allí en cualquier momento.
home-subjects = Su casa está entre los súbditos de { $suit }, del nueve al dos.
home-dungeon = Su casa es la mazmorra de { $suit }.
built-on = En una tierra libre, encima va { $card }.
not-built-on = En una tierra libre, nada va encima.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = { CARD($card, form: "capital") } aún no se puede mover. Va sobre { $under }, a una tierra libre vacía o a casa.
stays = { CARD($card, form: "capital") } aún no se puede mover: no puede ir a casa y no hay ninguna tierra libre vacía.
stays-home = { CARD($card, form: "capital") } está en casa y ahora no puede ir a ningún otro sitio.
cannot-finish = Aún no puedes terminar. Algunas cartas no pueden ir directamente a casa.
face-down = Solo puedes mover cartas boca arriba.
refused-no-such-place = Hay 7 tierras libres.
refused-ace-onto-card = Un as solo puede ir a una tierra libre vacía o a su mazmorra.
refused-onto-king = Nada va sobre un rey.
refused-onto-ace = Nada va sobre un as.
refused-does-not-build = Sobre { $top } solo va { $wanted }.
refused-not-a-run = Solo puedes mover varias cartas juntas si forman una escalera de un mismo palo.
refused-other-suit = Solo las cartas de { $suit } pueden ir { CARD($place, form: "al") }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] A la torre de { $suit } solo puede ir el diez.
        [king] A este lugar del castillo de { $suit } solo puede ir el rey.
        [queen] A este lugar del castillo de { $suit } solo puede ir la reina.
        [jack] A este lugar del castillo de { $suit } solo puede ir la jota.
        [dungeon] A la mazmorra de { $suit } solo puede ir el as.
       *[subjects] Con los súbditos de { $suit } solo pueden ir del nueve al dos.
    }
refused-ace-as-guest = Un as no puede ir al cuarto de huéspedes.
refused-guest-taken = El cuarto de huéspedes de { $suit } ya tiene una carta.
refused-needs-rank = En el castillo de { $suit } falta antes { CARD($rank, form: "the") }.
refused-needs-for-guest = El cuarto de huéspedes de { $suit } se abre cuando el rey y la reina están en el castillo.
refused-needs-for-subjects = Los súbditos de { $suit } pueden ir a casa cuando el rey, la reina y la jota están en el castillo.
refused-needs-for-dungeon = La mazmorra de { $suit } se abre cuando el castillo y la torre están llenos.
refused-subjects-in-order = El siguiente de los súbditos de { $suit } es { CARD($rank, form: "the") }.
refused-to-waste = No puedes mover cartas al descarte.
refused-from-home = Una carta que está en casa solo puede volver a una tierra libre o a su cuarto de huéspedes.
refused-stock-empty = El mazo está vacío. Solo se recorre una vez.
refused-won = Ya has ganado.
refused-nothing-there = Ahí no hay ninguna carta que mover.
refused-same-place = La carta ya está ahí.
refused-one-card = Solo puedes mover una escalera de una tierra libre a otra.

## How to play.

guide-line = Manda los cuatro palos a casa, a sus reinos. Juegas en solitario.
guide-brief-goal = Manda las 52 cartas a casa, al reino de su palo.
guide-brief-turn = Manda una carta a casa o ponla sobre la inmediatamente inferior de su palo. { TAP("Toca", "Haz clic en") } el mazo para repartir otra carta.
guide-brief-watch = El mazo solo se recorre una vez, y nada va sobre un as. No entierres las cartas que necesitas.
guide-part-dungeon = Mazmorra: el as, tras K, Q, J y 10
guide-part-tower = Torre: el diez, en cualquier momento
guide-part-guest = Cuarto de huéspedes: cualquier carta salvo el as
guide-part-castle = Castillo: el rey, luego la reina y luego la jota
guide-part-subjects = Súbditos: del nueve al dos
guide-part-lands = Tierras libres: construye hacia arriba por palos
guide-part-stock = Mazo y descarte
guide-goal-title = Objetivo
guide-goal = Cada palo tiene un reino con un castillo, una torre, súbditos y una mazmorra. Estos lugares son la casa de sus cartas. Ganas cuando las 52 cartas están en casa. No hay rival ni límite de tiempo. El reloj se detiene mientras no estás, mientras una página o un menú tapa la mesa y mientras se muestra una solución. Se para con el movimiento ganador.
guide-lands-title = Tierras libres
guide-lands = Hay siete pilas de cuatro cartas, y solo la de encima de cada pila está boca arriba. Se construyen hacia arriba por palos: una carta va sobre la inmediatamente inferior de su palo. Las cartas así ordenadas forman una escalera. Puedes mover una escalera entera, o solo su parte superior, a otra tierra libre. Cuando una carta boca abajo queda encima, se descubre. Una tierra libre vacía admite cualquier carta o escalera. Nada va sobre un as.
guide-stock-title = Mazo y descarte
guide-stock = { TAP("Toca", "Haz clic en") } el mazo para repartir su siguiente carta al descarte. Siempre puedes jugar la carta de encima del descarte. El mazo solo se recorre una vez, así que busca otros movimientos antes de repartir. Mantén pulsado el descarte o haz clic derecho en él para ver todas sus cartas. Con la regla de la casa Reparto automático se reparte una carta cada vez que el descarte queda vacío.
guide-castle-title = Castillo y torre
guide-castle = El castillo admite el rey de su palo, luego la reina y luego la jota. La torre admite el diez en cualquier momento. Pero no te apresures con el diez: mientras está en una tierra libre, puedes ponerle la jota encima.
guide-subjects-title = Súbditos y mazmorra
guide-subjects = Cuando el rey, la reina y la jota están en el castillo, los súbditos van a casa uno a uno, del nueve al dos. El as va a la mazmorra cuando el castillo y la torre están llenos. Un pequeño candado marca un lugar que aún no está abierto. { TAP("Toca", "Haz clic en") } el lugar para ver qué le falta.
guide-guest-title = Cuarto de huéspedes
guide-guest = Cuando el rey y la reina están en el castillo, se abre el cuarto de huéspedes de su palo. Acoge una carta cualquiera de ese palo, salvo el as, hasta que puedas jugarla en otro sitio.
guide-back-title = Recuperar cartas
guide-back = Puedes devolver la carta de encima de un lugar de casa a una tierra libre que la admita o a su cuarto de huéspedes abierto (pero no el as). Las cartas que fueron a casa después se quedan allí.
guide-table-title = Controles
guide-table =
    { TAP("Toca", "Haz clic en") } una carta y luego el lugar donde la quieres, o arrástrala hasta allí. Los lugares que la admiten se resaltan. { TAP("Toca", "Haz clic en") } la carta otra vez para mandarla adonde mejor encaja. Con Jugar con un toque, que puedes activar en los ajustes, el primer toque ya lo hace si te ayuda. Mantén pulsada una carta o haz clic derecho en ella para saber más.

    Puedes deshacer y rehacer todos los movimientos, incluso días después, e incluso un reinicio. Los movimientos deshechos y las cartas que van a casa automáticamente no se suman a tus movimientos.

    Con el teclado, muévete con las flechas y pulsa Enter para levantar o dejar cartas. En una escalera, vuelve a pulsar Enter para tomar una carta menos. U deshace, Y rehace, H da una pista, D reparte, W muestra el descarte, F termina, S te dice cuánto llevas y L abre el registro.
guide-help-title = Ayudas
guide-help =
    Una pista usa solo lo que puedes ver. Las cartas que no hacen falta en otro sitio van a casa automáticamente, salvo que lo desactives en los ajustes. Cuando el resto puede ir directamente a casa, pulsa Terminar.

    Desde el menú puedes comprobar si el reparto aún se puede ganar o ver una solución. Cuando no quedan movimientos útiles, puedes volver a una posición ganable. Todo esto mira cartas ocultas, así que el reparto cuenta como jugado con ayuda y tus estadísticas lo muestran aparte.

    En los ajustes puedes pedir un aviso cuando un reparto está perdido. Entonces las pistas solo muestran movimientos con los que aún puedes ganar. Desde el primer aviso o pista así, el reparto cuenta como jugado con ayuda.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = va sobre
guide-verdict-off = no va sobre
guide-example-higher = Una más alta, del mismo palo.
guide-example-king = Un rey cierra la escalera.
guide-example-suit = Palos distintos.
guide-example-ace = Nada va sobre un as.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Lleva las { $cards } cartas a casa.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = ¡Castillo de { $suit } completo!
headline-kingdom = ¡Reino de { $suit } completo!
