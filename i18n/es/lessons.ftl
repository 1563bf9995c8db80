### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Entendido
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
        [goal] Reúne cuatro del mismo valor en tu fuerte y gana la batalla final. ¡Ya tienes tres dieces!
        [burn] Puedes quemar una carta por turno: toca la reina y «Quemar». Una alta (J a A) te da 2; las demás, 1.
        [place] Cada turno robas una carta y colocas las que quieras. Toca un diez y luego tu fuerte.
        [tower] Las cartas del mismo valor forman una torre. Coloca también el otro diez.
        [stays] Lo colocado se queda. Para atacar una torre de 2 necesitas un ejército de 6; para una de 3, de 10.
        [attack] ¡{ $rival } tiene el último diez! Tócalo y ataca con 1 carta. Se ataca una vez por turno.
        [pick] Se lucha a ciegas: { $rival } ha elegido una carta de tu ejército. Elige ahora una del otro ejército.
        [sevens] Gana la carta más alta, pero un siete que ataca vence a todas y uno que defiende siempre pierde.
        [spoils] Quien gana se lleva las cartas que lucharon; las altas van al fondo del cuartel. Un empate termina tu turno.
        [fourth] ¡Coloca el diez ganado y completa tu atalaya! Si robas la cuarta carta, todos luchan por ella.
        [campaign] Estás en campaña: el resto de tu fuerte pasó al ejército y nadie puede atacar tu torre.
        [siege] { $rival } tiene 10 rondas para hacer su atalaya. Si lo logra, los ejércitos van a la batalla final.
        [out] Sin fuerte, perder una batalla te elimina. Sin ejército, pierdes la campaña.
        [raid] En campaña solo atacas y tus cartas altas no se gastan. Ataca o termina el turno.
        [watch] Juega este turno hasta el final.
        [showdown] En la batalla final luchan ambos ejércitos, carta a carta: gana quien haga más bazas. ¡Guarda las altas!
       *[end] Esto es Atalaya. Sigue contra { $rival } o vuelve y empieza tu propia partida.
    }

## Cuatro caballeros

four-knights =
    { $say ->
        [hand] { $rival } y tú tenéis 6 cartas cada uno. Se juegan en batallas y se ganan las que lucharon.
        [goal] Cada carta ganada vale medio punto. Tras 4 manos gana quien tenga más puntos.
        [cycle] Los palos se vencen en círculo: corazones a picas, picas a diamantes, diamantes a tréboles, tréboles a corazones.
        [partners] Entre palos del mismo color, rojo o negro, gana el valor más alto. El as es el más alto.
        [open] Se abre boca abajo. Juega el dos de corazones: tócalo y luego el campo.
        [reveal] Ahora se descubren las dos cartas. Quien pierde tiene que responder.
        [answer] ¡Tu dos venció al rey! Pero el cinco de diamantes vence a tu dos. Responde con una carta marcada.
        [won] { $rival } no puede superarla. Ganas la batalla y todas las cartas del campo.
        [forfeit] Si quien pierde tiene una carta menos en el campo, antes añade una: así ambos ponen el mismo número.
        [standoff] Si ambos abren con igual valor y color, hay punto muerto: cada uno añade otra carta y hay más en juego.
        [next] Abre la siguiente batalla con la carta que quieras. Piensa qué puede responder { $rival }.
        [finish] Ahora juega esta mano hasta el final. Cada victoria te da medio punto por carta.
        [stockade] Quien ganó menos cartas en la mano puede cambiar una a ciegas con la Empalizada. Si hay empate, nadie.
       *[end] Esto es Cuatro caballeros. Juega las 4 manos o vuelve y empieza tu propia partida.
    }

## Cuatro jinetes

four-horsemen =
    { $say ->
        [hand] Tienes 8 cartas. En cada ronda todos juegan una, la que quieran. Gana la más alta.
        [rank] Gana el valor más alto. En caso de empate: Muerte vence a Guerra, Guerra a Peste, Peste a Hambre.
        [lead] La carta más baja de todas tiene que abrir la mano. La tiene { $rival }: es el 1 de Hambre.
        [play] Dos cartas bajas: gánalas con el 4 de Peste. Tócalo y luego el centro.
        [give] Has ganado, así que reparte las cartas: una por jugador, tú también. Toca una carta y luego un jugador.
        [worth] ¡Has ganado! Las cartas que recibe cada uno puntúan al final de la mano. Muerte y Guerra suman su valor.
        [famine] El Hambre suma si tienes un número par de cartas de Hambre y resta si es impar.
        [pestilence] Entre quienes tienen cartas de Peste, solo puntúan para quien tenga la suma más baja.
        [war] Quien ganó sale en la siguiente ronda. Juega el 6 de Guerra: solo lo vence el 6 de Muerte.
        [poison] Cuidado: una Guerra destruye la carta más alta que venza en la pila adonde va. Reparte.
        [death] Si ganas con una Muerte, tienes que quedártela. Con tres no puntúas nada en esta mano.
        [favor] Quien más puntos suma en la mano gana 1 favor. Con 3 favores se gana la partida.
        [fate] Con dos jugadores hay un mazo del Destino: puedes poner una carta debajo y jugar a ciegas la de encima.
       *[end] Esto es Cuatro jinetes. Sigue jugando o vuelve y empieza tu propia partida.
    }

## Cuatro reinos

four-kingdoms =
    { $say ->
        [goal] Lleva las 52 cartas a casa. Cada palo tiene su propio reino.
        [tower] La torre acepta su diez siempre. Toca el diez de tréboles y luego su torre, o arrástralo.
        [turned] Solo se ven las cartas de encima. Bajo el diez apareció otra: ¡un rey!
        [king] Los reyes empiezan su castillo en cualquier momento. Lleva a casa el rey de diamantes.
        [castle] Al rey le sigue la reina y después la jota. Cada una tiene su sitio.
        [again] El rey de corazones también puede ir a casa.
        [stock] Ahora saca una carta del mazo. Solo se recorre una vez, así que normalmente espera.
        [waste] Esa carta no cabe en ningún sitio. Queda en el descarte y la siguiente la tapa. Saca otra.
        [build] En las tierras libres se sube en el mismo palo: el rey va sobre la reina. Muévelo.
        [runs] Cada carta va sobre la inmediata inferior de su palo. Las escaleras van juntas; una tierra vacía acepta todo.
        [subjects] Con rey, reina y jota de un palo en casa, sigue el nueve, y así hasta el dos.
        [dungeon] El as puede entrar en su mazmorra después de rey, reina, jota y diez.
        [guest] Con rey y reina en casa, el cuarto de huéspedes acoge un tiempo una carta del palo.
        [undo] Deshaz cuanto quieras y usa las pistas. Fuera de las lecciones, las cartas sin otro uso van solas a casa.
       *[end] Esto es Cuatro reinos. Sigue jugando o vuelve y empieza tu propio reparto.
    }

## De caballeros y ninjas

knights-and-ninjas =
    { $say ->
        [goal] Todos tienen 5 gemas. Gana quien llegue a 10, así que quítaselas a tus rivales.
        [turn] Cada turno robas (2 cartas, 1 al inicio) y luego atacas, fortificas, juegas una carta especial o descartas.
        [attack] Un caballero quita 3 gemas; un soldado, 2; un campesino, 1. Ataca a { $rival } con el caballero.
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
        [pass] La escalera supera un castillo; un arquero quita a otro. El dragón pasa castillos; el ninja, ambos.
        [archer] Un castillo o un arquero propio detiene a las tropas. Puedes colocar los dos en un turno.
        [colors] Las cartas de un color sirven para lo mismo: atacar, responder, fortificar. Mantén pulsada una para leerla.
        [draft] Con dos jugadores hay un draft antes de jugar, y se gana con las 12 gemas.
       *[end] Esto es De caballeros y ninjas. Sigue jugando o vuelve y empieza tu propia partida.
    }
