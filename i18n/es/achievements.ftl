### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } de { $all }
total = Logros: { $done } de { $all }
hidden =
    { $count ->
        [one] Hay otro oculto. Consigue { $needed } más de estos para verlo.
       *[other] Hay otros { $count } ocultos. Consigue { $needed } más de estos para verlos.
    }
earned = Conseguido
open = Por conseguir
new =
    { $count ->
        [one] Nuevo logro: { $titles }
       *[other] Nuevos logros: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = El reto: { $how }

## Cuatro caballeros

four-knights =
    { $deed ->
        [upset] El palo manda
        [long-battle] Todo o nada
        [last-card] La última palabra
        [trade] Cambio a ciegas
        [two-aces] Pareja de ases
        [every-hand] Cuatro de cuatro
        [comeback] Remontada
       *[landslide] Dos tercios
    }

four-knights-how =
    { $deed ->
        [upset] Vence a un as con un cinco o una carta más baja.
        [long-battle] Gana las doce cartas de una mano en una sola batalla.
        [last-card] Gana una batalla con la última carta de tu mano.
        [trade] Gana una batalla con la carta que tomaste de la Empalizada.
        [two-aces] Gana dos ases en una misma batalla.
        [every-hand] Gana las cuatro manos de una partida.
        [comeback] Pierde la primera mano y gana la partida.
       *[landslide] Gana una partida con 16 puntos o más.
    }

## Cuatro jinetes

four-horsemen =
    { $deed ->
        [third-death] La tercera calavera
        [destroyer] Tierra quemada
        [harvest] Buena cosecha
        [plague] Foco de infección
        [hunger] Invierno de hambre
        [last-rider] El último jinete
        [riches] Veinte
       *[clean-sweep] Sin dar opción
    }

four-horsemen-how =
    { $deed ->
        [third-death] Deja a un rival fuera de la mano con una tercera carta de Muerte.
        [destroyer] Destruye un 5 o un 6 de un rival con una carta de Guerra.
        [harvest] Suma 8 puntos o más de Hambre en una mano.
        [plague] Suma 5 puntos o más de Peste en una mano.
        [hunger] Dale a un rival una carta de Hambre que deje su Hambre en −8 o menos.
        [last-rider] Gana un favor porque no queda nadie más en la mano.
        [riches] Suma 20 puntos o más en una mano.
       *[clean-sweep] Gana una partida sin que nadie más gane un favor.
    }

## Atalaya

watchtower =
    { $deed ->
        [raid] Saqueo
        [seven] El siete de la suerte
        [watchtower] En campaña
        [third-attempt] A la tercera
        [great-raid] Rompetorres
        [intercepted] No tan rápido
        [showdown] El último asalto
       *[siege] Asedio hasta el final
    }

watchtower-how =
    { $deed ->
        [raid] Llévate una carta de una torre doble o triple.
        [seven] Ataca con un siete y vence a una jota o a una carta más alta.
        [watchtower] Completa una atalaya.
        [third-attempt] Llévate una carta de un fuerte al tercer intento.
        [great-raid] Llévate una carta de una torre triple.
        [intercepted] Gana la cuarta carta de la atalaya de un rival en un todos contra todos.
        [showdown] Gana una partida en la batalla final.
       *[siege] Gana una partida al acabar el asedio.
    }

## Cuatro reinos

four-kingdoms =
    { $deed ->
        [castle] Primer castillo
        [guest] Una visita
        [long-run] Desfile
        [dungeon] Entre rejas
        [kingdom] Un reino
        [castles] Cuatro castillos
        [free-lands] Campo abierto
       *[all-up] Nada que ocultar
    }

four-kingdoms-how =
    { $deed ->
        [castle] Lleva a casa el rey, la reina y la jota de un mismo palo.
        [guest] Pon una carta en un cuarto de huéspedes.
        [long-run] Mueve de una vez una escalera de cuatro cartas o más.
        [dungeon] Manda un as a su mazmorra.
        [kingdom] Completa un reino.
        [castles] Completa los cuatro castillos.
        [free-lands] Ten dos tierras libres vacías antes de que se agote el mazo.
       *[all-up] Descubre todas las cartas de las tierras libres antes de que se agote el mazo.
    }

## De caballeros y ninjas

knights-and-ninjas =
    { $deed ->
        [revolt] Revuelta campesina
        [executioner] Que rueden cabezas
        [dragon] Fuego de dragón
        [highwayman] La bolsa o la vida
        [princess] Flechazo
        [traitor] Cambio de bando
        [great-robbery] El gran golpe
       *[from-rags] De mendigo a rey
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Quita 3 gemas o más con campesinos en un solo ataque.
        [executioner] Detén un ataque con un verdugo.
        [dragon] Quema un castillo con un dragón.
        [highwayman] Arrebata gemas en camino con un bandolero.
        [princess] Enamora a un atacante con una princesa.
        [traitor] Vuelve un ataque contra el atacante con un traidor.
        [great-robbery] Arrebata 3 gemas o más con un solo bandolero.
       *[from-rags] Gana una partida tras quedarte con una sola gema o con ninguna.
    }
