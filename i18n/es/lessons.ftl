### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Siguiente
skip = Saltar
# Takes the action that the step asks for.
show-me = Muéstramelo
play-on = Seguir

## Answers to a tap that does something else

read-first = Lee primero el consejo de arriba y después toca la marca.
not-yet = Eso podrás hacerlo luego. Haz primero lo que dice el consejo de arriba.
astray = ¡También vale! Vuelve atrás para probarlo de otra forma o salta este paso.
lesson-unreadable = No se pudo leer la lección, así que empieza de nuevo.

## Atalaya

watchtower =
    { $say ->
        [army] Estas 4 cartas son tu ejército. { $rival } no puede verlas.
        [fort] Estas 4 son tu fuerte. Todos lo ven y pueden atacarlo.
        [goal] Reúne cuatro del mismo valor en tu fuerte. Entonces ganas tras 10 rondas, salvo que { $rival } también lo logre.
        [burn] Puedes quemar una carta ahora y en cada turno: toca la reina y «Quemar». De J a A te dan 2; las demás, 1.
        [place] Cada turno robas una carta y colocas las que quieras. Toca un diez y luego tu fuerte.
        [tower] Las cartas del mismo valor forman una torre. Tienes tres dieces, así que coloca también el otro.
        [stays] Puedes atacar una vez por turno, y cada carta hasta 3 veces. Para una torre de dos necesitas 6 cartas de ejército; de tres, 10.
        [attack] ¡{ $rival } tiene el último diez! Tócalo y ataca con 1 carta. Con 2 habría más cartas en juego.
        [pick] Se lucha a ciegas: { $rival } ha elegido una carta de tu ejército. Elige ahora una del ejército de { $rival }.
        [sevens] Gana la carta más alta, pero un siete que ataca vence a todas y uno que defiende siempre pierde.
        [spoils] Quien gana se lleva las cartas, pero las altas van al fondo del cuartel. Si empatas o pierdes, termina tu turno.
        [fourth] ¡Coloca el diez ganado y completa tu atalaya! Si lo hubieras robado del mazo, todos lucharían por él.
        [campaign] Estás en campaña: el resto de tu fuerte pasó al ejército y nadie puede atacar tu torre.
        [siege] { $rival } también tiene 10 rondas para hacer su atalaya. Si lo logra, los ejércitos van a la batalla final.
        [out] Perder una batalla con el fuerte vacío te elimina. En campaña, no te quedes nunca sin cartas de ejército.
        [raid] En campaña solo atacas y tus cartas altas no se gastan. Ataca o termina el turno.
        [watch] Juega este turno hasta el final.
        [showdown] En la batalla final se lucha carta contra carta. Cada lucha es una baza y ganan más bazas. ¡Guarda las altas!
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
        [give] Reparte las cartas, una a cada jugador y una a ti: toca una carta y luego un jugador. Después toca «Repartir».
        [worth] ¡Ronda ganada! Las cartas que recibes van a tu pila, que puntúa al final. Muerte y Guerra suman su valor.
        [famine] Las cartas de Hambre dan puntos si tienes un número par de ellas, y quitan puntos si es impar.
        [pestilence] La Peste solo puntúa para el jugador cuyas cartas de Peste tengan la suma más baja.
        [war] Quien ganó sale en la siguiente ronda. Juega el 6 de Guerra: solo lo vence el 6 de Muerte.
        [poison] Cuidado: la Guerra destruye la carta más alta que venza en la pila adonde va: queda boca abajo. Reparte.
        [death] Si ganas con una Muerte, tienes que quedártela. Las calaveras las cuentan: con 3 quedas fuera de la mano.
        [finish] Juega hasta el final de la mano. Los puntos junto a cada nombre muestran cómo va; quien más tenga gana la mano.
        [favor] La mano está puntuada. Quien más puntos suma gana 1 favor, que se ve como un escudo. Gana el primero con 3.
       *[end] Esto es Cuatro jinetes. Sigue jugando o vuelve y empieza tu propia partida.
    }

## Cuatro reinos

four-kingdoms =
    { $say ->
        [goal] Lleva las 52 cartas a casa. Cada palo tiene su propio reino.
        [tower] Esta es la torre de picas. Acepta el diez siempre: toca el diez y luego la torre, o arrástralo.
        [king] Los reyes empiezan su castillo en cualquier momento. Lleva a casa el rey de picas: tócalo dos veces.
        [castle] Al rey le sigue la reina y después la jota. Toca cualquier sitio para leer qué va allí.
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
        [turn] Cada turno robas 2 cartas. Luego ataca a un rival, fortifica, juega una carta especial o descarta.
        [attack] Las rojas son tropas y quitan gemas: caballero 3, soldado 2, campesino 1. Ataca a { $rival } con el caballero.
        [accepts] { $rival } puede responder con una carta que pare o debilite tu ataque, o aceptarlo.
        [gems] Aceptar le costó a { $rival } 3 gemas. Cuando se mueven gemas, tu turno termina.
        [road] Las gemas que quitan las tropas van un momento en camino: un bandolero puede arrebatarlas.
        [struck] Ahora juegan los demás. Mira lo que hacen.
        [answer] ¡Un soldado viene a por 2 gemas tuyas! Responde con tu soldado o acepta la pérdida.
        [cost] Las tropas restan su fuerza y ambas cartas se van. Juglares y verdugos terminan el turno.
        [castle] Las fortificaciones protegen un reino hasta que algo las quita.
        [clear] Ese castillo detiene a las tropas. Tu catapulta lo destruye: tócala y luego ese reino.
        [peasants] Camino libre: ataca con tu campesino o termina el turno. Los campesinos pueden ir juntos.
        [watch] Mira cómo termina.
        [again] Mientras no se muevan gemas, puedes volver a atacar al mismo rival. Después termina tu turno.
        [pass] La escalera supera un castillo; un arquero quita a otro. Dragones y ninjas no necesitan escalera.
        [archer] Un castillo o un arquero propio detiene a las tropas. Puedes colocar los dos en un turno.
        [colors] Las cartas de un color sirven para lo mismo: atacar, responder, fortificar. Mantén pulsada una para leerla.
        [draft] Con dos jugadores nadie roba: mira una carta y quédatela o pásala. Se gana con las 12 gemas.
       *[end] Esto es De caballeros y ninjas. Sigue jugando o vuelve y empieza tu propia partida.
    }
