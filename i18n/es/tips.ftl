### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Consejos
reset = Los consejos se mostrarán de nuevo.

## Atalaya

watchtower =
    { $tip ->
        [free-for-all] Todos contra todos: cada uno muestra una carta y la conserva. La más alta gana la cuarta.
        [defend] ¡Luchan por tu carta! Se elige a ciegas. Gana la más alta; un siete que ataca, siempre.
        [empty] Tu fuerte está vacío: nadie puede atacarte, pero si pierdes una batalla, quedas fuera.
        [campaign] En campaña solo atacas. Si te quedas sin ejército, pierdes la campaña.
        [siege] Un rival está en campaña. Haz tu atalaya antes de que acabe el asedio o perderás.
        [burn] Quema una carta del fuerte y roba del cuartel: una, o dos si es una jota o más.
        [tower] Atacar una torre de 2 exige un ejército de 6 cartas; una de 3, uno de 10.
        [attempts] 1/3: has gastado uno de tus 3 intentos. Si pierdes el tercero, la carta va al cuartel.
       *[spent] Las cartas altas que luchan se gastan: ganes o pierdas, van al fondo del cuartel.
    }

## Cuatro caballeros

four-knights =
    { $tip ->
        [trade] Ganaste menos cartas, así que puedes cambiar una a ciegas con la Empalizada.
        [forfeit] Perdiste con una carta menos en el campo: añade una, la que menos necesites.
        [stand-off] Punto muerto: ninguna vence a la otra. Ambos juegan otra carta y todas están en juego.
        [answer] Tienes que responder si puedes. Cualquier carta marcada vence a la última.
        [yield] Responde con una carta marcada, o cede y guarda tus buenas cartas.
        [color] Con el mismo color gana el valor más alto. Rojo contra negro, solo cuenta el círculo.
        [cycle] Los palos se vencen en círculo: corazones, picas, diamantes, tréboles y otra vez corazones.
       *[points] Cada carta ganada vale medio punto, sea cual sea su valor.
    }

## Cuatro jinetes

four-horsemen =
    { $tip ->
        [keep-death] Ganaste con una Muerte y tienes que quedártela. Con tres sales de la mano.
        [war] Una Guerra destruye la carta más alta que venza en la pila adonde la des.
        [give] Has ganado la ronda y repartes sus cartas: una por jugador, tú también.
        [last-death] Tienes dos Muertes. Con la tercera quedas fuera de la mano y no puntúas.
        [famine] El Hambre resta si tienes un número impar de sus cartas y suma si es par.
        [pestilence] La Peste solo puntúa para quien tenga la suma de Peste más baja.
        [fate] También puedes poner una carta bajo el mazo del Destino y jugar la de arriba, a ciegas.
       *[any] No hay que seguir el palo: juega cualquier carta. La más alta gana la ronda.
    }

## Cuatro reinos

four-kingdoms =
    { $tip ->
        [guest] El cuarto de huéspedes está abierto: acoge una carta de su palo, salvo el as.
        [castle] El castillo va en orden: rey, reina, jota. Después los súbditos, del nueve al dos.
        [dungeon] El as va a casa tras rey, reina, jota y diez. Nada va sobre un as.
        [ten] Un diez puede ir a su torre siempre, incluso antes que el rey.
        [land] Una tierra vacía acepta cualquier carta o una serie entera.
        [waste] Solo se juega la carta de arriba del descarte. Cada carta que sacas la tapa.
        [lock] Un candado marca un lugar aún cerrado. { TAP("Toca", "Haz clic en") } el lugar para ver qué le falta.
       *[stock] El mazo se recorre solo una vez. Antes de sacar, busca movimientos en la mesa.
    }

## De caballeros y ninjas

knights-and-ninjas =
    { $tip ->
        [road] Las gemas que quitan las tropas van un momento en camino. Un bandolero puede robarlas.
        [accept] Sin respuesta pierdes tantas gemas como fuerza tiene el ataque. Responder cuesta cartas.
        [draft] Un duelo: primero los dos eligen cartas y luego juegan. Se gana con las 12 gemas, no con 10.
        [redraft] Con 3 cartas o menos puedes pedir otro draft. Se descartan todas las fortificaciones.
        [turn] Un turno, una cosa: atacar, fortificar o una carta especial. Si fortificas, no atacas.
        [minstrel] Nadie puede atacar un reino con juglar. Se va cuando empieza el turno de su dueño.
        [archer] Un arquero detiene a todos menos a los ninjas. Tu arquero lo quita: ambos se descartan.
       *[castle] Las tropas solo pasan un castillo con escalera. Catapultas y dragones lo destruyen.
    }
