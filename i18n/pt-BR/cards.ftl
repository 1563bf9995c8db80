### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms. In Portuguese: of (do, da), to (ao, à), your (seu,
### sua), and ending (the o or a at the end of a participle: "selecionad" + ending).

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card = uma carta virada para baixo
    .bare =
    { $count ->
        [one] uma carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = { standard-rank.article } { standard-card.bare }
    .bare = { standard-rank } de { standard-suit }
    .capital = { standard-rank.article-capital } { standard-card.bare }
    .title = { standard-rank.title } de { standard-suit }
    .short = { standard-rank.index }{ standard-suit.symbol }
    .of = d{ standard-rank.article } { standard-card.bare }
    .to = { standard-rank.to } { standard-card.bare }
    .by = pel{ standard-rank.article } { standard-card.bare }
    .your = { standard-rank.your } { standard-card.bare }
    .the-short = { standard-rank.article } { standard-card.short }
    .the-short-capital = { standard-rank.article-capital } { standard-card.short }
    .of-short = d{ standard-rank.article } { standard-card.short }
    .to-short = { standard-rank.to } { standard-card.short }
    .by-short = pel{ standard-rank.article } { standard-card.short }
    .your-short = { standard-rank.your } { standard-card.short }
    .your-short-capital = { standard-rank.your-capital } { standard-card.short }
    .ending = { standard-rank.article }

standard-rank =
    { $rank ->
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
        [king] rei
       *[ace] ás
    }
    .title =
    { $rank ->
        [two] Dois
        [three] Três
        [four] Quatro
        [five] Cinco
        [six] Seis
        [seven] Sete
        [eight] Oito
        [nine] Nove
        [ten] Dez
        [jack] Valete
        [queen] Dama
        [king] Rei
       *[ace] Ás
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
    .many = { standard-rank-many }
    .the = { standard-rank.article } { standard-rank }
    .of = d{ standard-rank.article } { standard-rank }
    .article =
    { $rank ->
        [queen] a
       *[other] o
    }
    .article-capital =
    { $rank ->
        [queen] A
       *[other] O
    }
    .to =
    { $rank ->
        [queen] à
       *[other] ao
    }
    .your =
    { $rank ->
        [queen] sua
       *[other] seu
    }
    .your-capital =
    { $rank ->
        [queen] Sua
       *[other] Seu
    }

standard-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
    .one = carta de { standard-suit }
    .title =
    { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [hearts] Copas
       *[spades] Espadas
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
        [two] dois
        [three] três
        [four] quatros
        [five] cincos
        [six] seis
        [seven] setes
        [eight] oitos
        [nine] noves
        [ten] dez
        [jack] valetes
        [queen] damas
        [king] reis
       *[ace] ases
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom.
kingdom-place =
    { $place ->
        [land] a { kingdom-place.bare }
        [tower] a { kingdom-place.bare }
        [dungeon] a { kingdom-place.bare }
        [subjects] os { kingdom-place.bare }
       *[other] o { kingdom-place.bare }
    }
    .bare =
    { $place ->
        [land] terra livre { $number }
        [waste] descarte
        [tower] torre de { standard-suit }
        [subjects] súditos de { standard-suit }
        [dungeon] masmorra de { standard-suit }
        [guest] quarto de hóspedes de { standard-suit }
       *[castle] castelo de { standard-suit }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death.
horseman-card = o { horseman-card.bare }
    .bare = { $value } de { horseman }
    .capital = O { horseman-card.bare }
    .title = { $value } de { horseman }
    .of = do { horseman-card.bare }
    .to = ao { horseman-card.bare }
    .your = seu { horseman-card.bare }
    .ending = o

horseman =
    { $horseman ->
        [famine] Fome
        [pestilence] Peste
        [war] Guerra
       *[death] Morte
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card = { ninja-card.ending } { ninja-card.bare }
    .a =
    { $card ->
        [ladder] uma { ninja-card.bare }
        [catapult] uma { ninja-card.bare }
        [princess] uma { ninja-card.bare }
       *[other] um { ninja-card.bare }
    }
    .bare =
    { $card ->
        [peasant] camponês
        [soldier] soldado
        [knight] cavaleiro
        [king] rei
        [castle] castelo
        [archer] arqueiro
        [minstrel] menestrel
        [ladder] escada
        [catapult] catapulta
        [ninja] ninja
        [dragon] dragão
        [highwayman] salteador
        [princess] princesa
        [executioner] carrasco
        [traitor] traidor
        [herald] arauto
        [merchant] mercador
        [monk] monge
       *[jester] bufão
    }
    .title =
    { $card ->
        [peasant] Camponês
        [soldier] Soldado
        [knight] Cavaleiro
        [king] Rei
        [castle] Castelo
        [archer] Arqueiro
        [minstrel] Menestrel
        [ladder] Escada
        [catapult] Catapulta
        [ninja] Ninja
        [dragon] Dragão
        [highwayman] Salteador
        [princess] Princesa
        [executioner] Carrasco
        [traitor] Traidor
        [herald] Arauto
        [merchant] Mercador
        [monk] Monge
       *[jester] Bufão
    }
    .many =
    { $card ->
        [peasant] camponeses
        [king] reis
        [minstrel] menestréis
        [dragon] dragões
        [highwayman] salteadores
        [traitor] traidores
        [merchant] mercadores
        [jester] bufões
       *[other] { ninja-card.bare }s
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
    .ending =
    { $card ->
        [ladder] a
        [catapult] a
        [princess] a
       *[other] o
    }
    .capital =
    { $card ->
        [ladder] A { ninja-card.bare }
        [catapult] A { ninja-card.bare }
        [princess] A { ninja-card.bare }
       *[other] O { ninja-card.bare }
    }
    .of = d{ ninja-card }
    .to =
    { $card ->
        [ladder] à { ninja-card.bare }
        [catapult] à { ninja-card.bare }
        [princess] à { ninja-card.bare }
       *[other] ao { ninja-card.bare }
    }
    .your =
    { $card ->
        [ladder] sua { ninja-card.bare }
        [catapult] sua { ninja-card.bare }
        [princess] sua { ninja-card.bare }
       *[other] seu { ninja-card.bare }
    }
    .so-many =
    { $card ->
        [ladder] tantas { ninja-card.many }
        [catapult] tantas { ninja-card.many }
        [princess] tantas { ninja-card.many }
       *[other] tantos { ninja-card.many }
    }

# A jester played as another kind.
ninja-jester = o { ninja-jester.bare }
    .a = um { ninja-jester.bare }
    .bare = bufão como { ninja-card.bare }
    .title = Bufão como { ninja-card.bare }
    .capital = O { ninja-jester.bare }
    .many = bufões como { ninja-card.many }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } bufões como { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } bufões como { ninja-card.many }
    }
    .of = do { ninja-jester.bare }
    .to = ao { ninja-jester.bare }
    .your = seu { ninja-jester.bare }
    .so-many = tantos { ninja-jester.many }
    .ending = o

# Peasants, soldiers, knights, and kings.
ninja-troops = tropas
    .bare = tropas
    .title = Tropas

ninja-gem = gema
    .counted =
    { $count ->
        [1] { $count } gema
       *[other] { $count } gemas
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = carta
    .counted =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = carta desconhecida
    .counted =
    { $count ->
        [one] { $count } carta desconhecida
       *[other] { $count } cartas desconhecidas
    }
