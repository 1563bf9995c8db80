### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms. In Spanish, "del" and "al" are the contractions of the
### article with "de" and "a".

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card = una carta boca abajo
    .bare =
    { $count ->
        [one] una carta boca abajo
       *[other] { $count } cartas boca abajo
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = { standard-rank.the } de { standard-suit }
    .bare = { standard-rank } de { standard-suit }
    .capital = { standard-rank.capital } de { standard-suit }
    .del = { standard-rank.del } de { standard-suit }
    .al = { standard-rank.al } de { standard-suit }
    .title = { standard-rank.title } de { standard-suit }
    .short = { standard-rank.index }{ standard-suit.symbol }
    .short-the = { standard-rank.index-the }{ standard-suit.symbol }
    .short-capital = { standard-rank.index-capital }{ standard-suit.symbol }
    .short-al = { standard-rank.index-al }{ standard-suit.symbol }

standard-rank =
    { $rank ->
        [two] dos
        [three] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [ten] diez
        [jack] jota
        [queen] reina
        [king] rey
       *[ace] as
    }
    .title =
    { $rank ->
        [two] Dos
        [three] Tres
        [four] Cuatro
        [five] Cinco
        [six] Seis
        [seven] Siete
        [eight] Ocho
        [nine] Nueve
        [ten] Diez
        [jack] Jota
        [queen] Reina
        [king] Rey
       *[ace] As
    }
    .index =
    { $rank ->
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }
    .index-the =
    { $rank ->
        [jack] la J
        [queen] la Q
       *[other] el { standard-rank.index }
    }
    .index-capital =
    { $rank ->
        [jack] La J
        [queen] La Q
       *[other] El { standard-rank.index }
    }
    .index-al =
    { $rank ->
        [jack] a la J
        [queen] a la Q
       *[other] al { standard-rank.index }
    }
    .many = { standard-rank-many }
    .the =
    { $rank ->
        [jack] la jota
        [queen] la reina
       *[other] el { standard-rank }
    }
    .capital =
    { $rank ->
        [jack] La jota
        [queen] La reina
       *[other] El { standard-rank }
    }
    .del =
    { $rank ->
        [jack] de la jota
        [queen] de la reina
       *[other] del { standard-rank }
    }
    .al =
    { $rank ->
        [jack] a la jota
        [queen] a la reina
       *[other] al { standard-rank }
    }

standard-suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
    .one =
    { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
       *[spades] pica
    }
    .symbol =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }

# Cards of a rank: "the other sevens".
standard-rank-many =
    { $rank ->
        [two] doses
        [three] treses
        [four] cuatros
        [five] cincos
        [six] seises
        [seven] sietes
        [eight] ochos
        [nine] nueves
        [ten] dieces
        [jack] jotas
        [queen] reinas
        [king] reyes
       *[ace] ases
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom. The form "al" is where a card goes.
kingdom-place =
    { $place ->
        [land] la { kingdom-place.bare }
        [tower] la { kingdom-place.bare }
        [dungeon] la { kingdom-place.bare }
        [subjects] los { kingdom-place.bare }
       *[other] el { kingdom-place.bare }
    }
    .bare =
    { $place ->
        [land] tierra libre { $number }
        [waste] descarte
        [tower] torre de { standard-suit }
        [subjects] súbditos de { standard-suit }
        [dungeon] mazmorra de { standard-suit }
        [guest] cuarto de huéspedes de { standard-suit }
       *[castle] castillo de { standard-suit }
    }
    .al =
    { $place ->
        [land] a la { kingdom-place.bare }
        [tower] a la { kingdom-place.bare }
        [dungeon] a la { kingdom-place.bare }
        [subjects] con los { kingdom-place.bare }
       *[other] al { kingdom-place.bare }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death.
horseman-card = el { horseman-card.bare }
    .bare = { $value } de { horseman }
    .capital = El { horseman-card.bare }
    .del = del { horseman-card.bare }
    .al = al { horseman-card.bare }
    .title = { $value } de { horseman }

horseman =
    { $horseman ->
        [famine] Hambre
        [pestilence] Peste
        [war] Guerra
       *[death] Muerte
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card =
    { $card ->
        [ladder] la escalera
        [catapult] la catapulta
        [princess] la princesa
       *[other] el { ninja-card.bare }
    }
    .a =
    { $card ->
        [ladder] una escalera
        [catapult] una catapulta
        [princess] una princesa
       *[other] un { ninja-card.bare }
    }
    .capital =
    { $card ->
        [ladder] La escalera
        [catapult] La catapulta
        [princess] La princesa
       *[other] El { ninja-card.bare }
    }
    .del =
    { $card ->
        [ladder] de la escalera
        [catapult] de la catapulta
        [princess] de la princesa
       *[other] del { ninja-card.bare }
    }
    .al =
    { $card ->
        [ladder] a la escalera
        [catapult] a la catapulta
        [princess] a la princesa
       *[other] al { ninja-card.bare }
    }
    .bare =
    { $card ->
        [peasant] campesino
        [soldier] soldado
        [knight] caballero
        [king] rey
        [castle] castillo
        [archer] arquero
        [minstrel] juglar
        [ladder] escalera
        [catapult] catapulta
        [ninja] ninja
        [dragon] dragón
        [highwayman] bandolero
        [princess] princesa
        [executioner] verdugo
        [traitor] traidor
        [herald] heraldo
        [merchant] mercader
        [monk] monje
       *[jester] bufón
    }
    .title =
    { $card ->
        [peasant] Campesino
        [soldier] Soldado
        [knight] Caballero
        [king] Rey
        [castle] Castillo
        [archer] Arquero
        [minstrel] Juglar
        [ladder] Escalera
        [catapult] Catapulta
        [ninja] Ninja
        [dragon] Dragón
        [highwayman] Bandolero
        [princess] Princesa
        [executioner] Verdugo
        [traitor] Traidor
        [herald] Heraldo
        [merchant] Mercader
        [monk] Monje
       *[jester] Bufón
    }
    .many =
    { $card ->
        [king] reyes
        [minstrel] juglares
        [dragon] dragones
        [traitor] traidores
        [merchant] mercaderes
        [jester] bufones
       *[other] { ninja-card.bare }s
    }
    .so-many =
    { $card ->
        [ladder] tantas escaleras
        [catapult] tantas catapultas
        [princess] tantas princesas
       *[other] tantos { ninja-card.many }
    }
    .counted =
    { $count ->
        [one] { ninja-card.a }
       *[other] { $count } { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-card.bare }
       *[other] { $count } { ninja-card.many }
    }

# A jester played as another kind.
ninja-jester = el { ninja-jester.bare }
    .a = un { ninja-jester.bare }
    .capital = El { ninja-jester.bare }
    .del = del { ninja-jester.bare }
    .al = al { ninja-jester.bare }
    .bare = bufón como { ninja-card.bare }
    .title = Bufón como { ninja-card.bare }
    .many = bufones como { ninja-card.many }
    .so-many = tantos bufones como { ninja-card.many }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } bufones como { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } bufones como { ninja-card.many }
    }

# Peasants, soldiers, knights, and kings.
ninja-troops = tropas
    .bare = tropas
    .title = Tropas

ninja-gem = gema
    .counted =
    { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = carta
    .counted =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = carta desconocida
    .counted =
    { $count ->
        [one] { $count } carta desconocida
       *[other] { $count } cartas desconocidas
    }
