### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Siguiente
skip = Saltar
# Takes the action that the step asks for.
show-me = Mostrar
play-on = Seguir

## Answers to a tap that does something else

read-first = Lee primero el consejo de arriba y después { TAP("toca", "haz clic en") } «Siguiente».
not-yet = Eso podrás hacerlo luego. Haz primero lo que dice el consejo de arriba.
astray = ¡También vale! Vuelve atrás para probarlo de otra forma o salta este paso.
lesson-unreadable = No se pudo leer la lección, así que empieza de nuevo.

## Atalaya

## Positions to solve

exercise-find = { $number } de { $of }. ¿Cuál es la mejor jugada?
exercise-own = { $number } de { $of }, de una partida tuya: encuentra algo mejor que entonces.
exercise-alone = { $number } de { $of }. Solo algunos movimientos mantienen ganable el reparto. Encuentra uno.
exercise-none = Ya conoces todas las posiciones. Las que fallaste volverán en unos días.
exercise-right = ¡Correcto!
exercise-found = Ahora sí.
exercise-winnable = El reparto aún se puede ganar.
exercise-odds = Opciones de ganar: { $best }; tras el error habitual, { $other }.
exercise-wrong = Te cuesta { $lost } de opciones de ganar. Prueba otra jugada.
exercise-almost = Casi, pero cuesta { $lost }. Hay algo mejor.
exercise-lost = Después de eso, el reparto ya no se puede ganar. Prueba otro movimiento.
exercise-try-again = No es la mejor jugada.
exercise-judging = Comprobando tu jugada…
exercise-shown = Esta es la mejor jugada. Hazla para seguir.
exercise-only = Aquí solo buscas la mejor jugada.
exercise-next = Otra posición
exercise-done = Listo por hoy
exercise-day = { $solved } de { $tried } a la primera
exercise-tomorrow = Mañana te esperan cinco posiciones nuevas.

watchtower =
    { $say ->
        [army] Estas 4 cartas son tu ejército. { $rival } no puede verlas.
        [fort] Estas 4 son tu fuerte. Todos lo ven.
        [goal] Cuatro cartas del mismo valor en tu fuerte forman una atalaya. ¡Ya hay un diez, y tu ejército tiene dos!
        [burn] Quemar cambia una carta del fuerte por cartas nuevas para tu ejército: 2 por una reina. Tócala y luego «Quemar».
        [place] En cada turno robas una carta. Luego llevas cartas a tu fuerte: { TAP("toca", "haz clic en") } un diez y después tu fuerte.
        [tower] Dos dieces forman una torre: solo la ataca un ejército de 6 cartas o más, y de 10 si es triple. Coloca también el tercero.
        [attack] ¡{ $rival } tiene el último diez! Puedes atacar una carta por turno. Tócalo y ataca con 1 carta.
        [pick] Se lucha a ciegas: { $rival } ha elegido una carta tuya. Elige ahora una de { $rival }.
        [sevens] La carta más alta gana la batalla. ¡Pero un siete que ataca vence a todas!
        [fourth] ¡Ganas el diez! Colócalo también: completa tu atalaya.
        [free] Ese diez lo ganaste en batalla. Si lo hubieras robado, antes habría habido un todos contra todos.
        [campaign] Estás en campaña: nadie puede atacar tu atalaya, y tus otras cartas del fuerte pasaron al ejército.
        [siege] { $rival } tiene 10 rondas para levantar también su atalaya. Si no lo logra, ganas.
        [raid] Hasta entonces, solo atacas. Cada carta ganada frena a { $rival }: ataca una o termina tu turno.
        [watch] Elige de nuevo una carta de { $rival }. Si no ganas el combate, acaba tu turno.
        [showdown] Si { $rival } también levanta una atalaya, los ejércitos luchan carta contra carta. ¡Reúne cartas altas!
       *[end] Esto es Atalaya. Sigue contra { $rival } o vuelve y empieza tu propia partida.
    }

## Cuatro caballeros

four-knights =
    { $say ->
        [hand] { $rival } y tú tenéis 6 cartas cada uno. Se juegan en batallas y quien gana se lleva las cartas.
        [goal] Cada carta ganada vale medio punto. Tras 4 manos de 6 cartas cada uno gana quien tenga más puntos.
        [cycle] Los palos se vencen en círculo: corazones a picas, picas a diamantes, diamantes a tréboles, tréboles a corazones.
        [partners] Entre palos del mismo color, rojo o negro, gana el valor más alto. El as es el más alto.
        [open] Se abre boca abajo. Juega el dos de corazones: tócalo y luego el campo, donde se libran las batallas.
        [reveal] Ya se ven las dos cartas: tu dos vence al rey. Quien pierde tiene que responder y vencer a la última carta.
        [answer] ¡Tu dos venció al rey! Pero el cinco de diamantes vence a tu dos. Responde con una carta marcada.
        [won] { $rival } no puede superarla. Ganas la batalla y todas las cartas del campo.
        [forfeit] Si quien pierde jugó una carta menos, quien gana recibe una más, de la mano del otro.
        [standoff] Si ambos abren con igual valor y color, hay punto muerto: cada uno añade otra carta y hay más en juego.
        [next] Abre la siguiente batalla con la carta que quieras. Piensa con qué puede responder { $rival }.
        [finish] Ahora juega esta mano hasta el final. Cada victoria te da medio punto por carta.
        [stockade] La Empalizada: 4 cartas que nadie ha visto. Quien ganó menos cartas en esta mano puede cambiar una por una de ellas.
       *[end] Esto es Cuatro caballeros. Las 4 manos salen de una baraja: lo jugado no vuelve. Sigue jugando o vuelve atrás.
    }

## Cuatro jinetes

four-horsemen =
    { $say ->
        [hand] Tienes 8 cartas para esta mano. En cada ronda todos juegan una, y la más alta gana la ronda.
        [rank] Gana el valor más alto. Si empatan: Muerte (calavera), luego Guerra (espadas), Peste (bicho), Hambre (balanza).
        [lead] La carta más baja tiene que abrir cada mano, la tenga quien la tenga. La tiene { $rival }: el 1 de Hambre.
        [play] Dos cartas bajas: gánalas con el 4 de Peste. Tócalo y luego el centro.
        [give] Reparte las cartas, una a cada jugador y una a ti: { TAP("toca", "haz clic en") } una carta y luego un jugador. Después { TAP("toca", "haz clic en") } «Repartir».
        [worth] ¡Ronda ganada! Las cartas que recibes van a tu pila, que puntúa al final. Muerte y Guerra suman su valor.
        [famine] Las cartas de Hambre dan puntos si tienes un número par de ellas, y quitan puntos si es impar.
        [pestilence] La Peste solo puntúa para el jugador cuyas cartas de Peste tengan la suma más baja.
        [war] Quien ganó sale en la siguiente ronda. Juega el 6 de Guerra: solo lo vence el 6 de Muerte.
        [poison] Cuidado: la Guerra destruye la carta más alta que venza en la pila adonde va: queda boca abajo. Reparte.
        [death] Si ganas con una Muerte, tienes que quedártela. Las calaveras las cuentan: con 3 quedas fuera de la mano.
        [finish] Juega hasta el final de la mano. Los puntos junto a cada nombre muestran cómo va; quien más tenga gana la mano.
        [favor] La mano está puntuada. Quien más puntos suma, o queda en pie al final, gana 1 favor. Gana el primero con 3.
       *[end] Esto es Cuatro jinetes. Sigue jugando o vuelve y empieza tu propia partida.
    }

## Cuatro reinos

four-kingdoms =
    { $say ->
        [goal] Lleva las 52 cartas a casa. Cada palo tiene su propio reino.
        [tower] Esta es la torre de picas. Acepta el diez siempre: { TAP("toca", "haz clic en") } el diez y luego la torre, o arrástralo.
        [king] Los reyes empiezan su castillo en cualquier momento. Lleva a casa el rey de picas: tócalo dos veces.
        [castle] Al rey le sigue la reina y después la jota. { TAP("Toca", "Haz clic en") } cualquier sitio para leer qué va allí.
        [build] Las siete columnas son tierras libres. Se sube en el mismo palo: mueve el 6 de tréboles sobre el 5.
        [runs] Así se descubrió una carta. Las escaleras van juntas, nada va sobre un as y una tierra vacía acepta todo.
        [stock] Ahora saca una carta del mazo. Tapa la del descarte, y el mazo solo se recorre una vez.
        [queen] La reina de picas sigue a su rey. Llévala a casa y el 7 que tapaba vuelve a quedar libre.
        [guest] Con rey y reina en casa, el cuarto de huéspedes acoge una carta del palo, no el as. Guarda allí el 7 de picas.
        [jack] Ahora la jota de picas. Con ella el castillo está completo.
        [dungeon] Después de rey, reina, jota y diez, el as puede entrar en su mazmorra. Lleva a casa el as de picas.
        [subjects] Con el castillo completo sigue el nueve, luego el ocho, y así hasta el dos. Lleva el nueve a casa.
        [undo] Deshaz cuanto quieras o pide una pista. En una partida real, las cartas que ya no necesitas van solas a casa.
       *[end] Esto es Cuatro reinos. Sigue jugando o vuelve y empieza tu propio reparto.
    }

## De caballeros y ninjas

knights-and-ninjas =
    { $say ->
        [goal] Todos tienen 5 gemas. Gana quien llegue a 10, así que quítaselas a tus rivales y protege las tuyas.
        [attack] Las cartas rojas atacan. Un rey quita 4 gemas. { TAP("Toca", "Haz clic en") } el rey y luego el reino de { $rival }.
        [accepts] { $rival } puede responder con una carta que pare o debilite tu ataque.
        [gems] { $rival } no respondió, así que ganas 4 gemas. Cuando se mueven gemas, tu turno termina.
        [road] De camino hacia ti, un rival podría haber robado las gemas con un bandolero.
        [struck] Ahora juegan los demás. Mira lo que hacen.
        [answer] ¡Un soldado viene a por 2 gemas tuyas! Responde con tu soldado, que es igual de fuerte.
        [cost] No queda nada del ataque: conservas tus gemas. Los dos soldados se van.
        [castle] El otro rival construye un castillo.
        [turn] Te toca otra vez, y has robado 2 cartas.
        [clear] Ese castillo detiene a los atacantes. Tu catapulta lo destruye: tócala y luego ese reino.
        [peasants] ¡Camino libre! Tienes 9 gemas: basta un campesino para ganar. Ataca otra vez ese reino.
        [watch] Mira cómo termina.
       *[end] ¡Gemas suficientes: has ganado! Mantén pulsada una carta para leerla, y protege tus gemas con un castillo.
    }
