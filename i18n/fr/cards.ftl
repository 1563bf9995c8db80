### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms. French adds: the (definite article), de ("du roi"),
### to ("au roi"), example (in the guide), of-many ("d'as").

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card = une carte face cachée
    .bare =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
    .example =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = { standard-rank.the } de { standard-suit }
    .bare = { standard-rank } de { standard-suit }
    .capital = { standard-rank.the-capital } de { standard-suit }
    .title = { standard-rank.title } de { standard-suit }
    .short = { standard-rank.index }{ standard-suit.symbol }
    .de = { standard-rank.de } de { standard-suit }
    .to = { standard-rank.to } de { standard-suit }

standard-rank =
    { $rank ->
        [two] deux
        [three] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valet
        [queen] dame
        [king] roi
       *[ace] as
    }
    .title =
    { $rank ->
        [two] Deux
        [three] Trois
        [four] Quatre
        [five] Cinq
        [six] Six
        [seven] Sept
        [eight] Huit
        [nine] Neuf
        [ten] Dix
        [jack] Valet
        [queen] Dame
        [king] Roi
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
    .many = { standard-rank-many }
    .of-many =
    { $rank ->
        [ace] d’as
       *[other] de { standard-rank-many }
    }
    .the =
    { $rank ->
        [queen] la dame
        [ace] l’as
       *[other] le { standard-rank }
    }
    .the-capital =
    { $rank ->
        [queen] La dame
        [ace] L’as
       *[other] Le { standard-rank }
    }
    .de =
    { $rank ->
        [queen] de la dame
        [ace] de l’as
       *[other] du { standard-rank }
    }
    .to =
    { $rank ->
        [queen] à la dame
        [ace] à l’as
       *[other] au { standard-rank }
    }

standard-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
    .one = { standard-suit }
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
        [jack] valets
        [queen] dames
        [king] rois
       *[other] { standard-rank }
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom.
kingdom-place =
    { $place ->
        [land] la terre libre { $number }
        [waste] la défausse
        [tower] la tour de { standard-suit }
        [subjects] les sujets de { standard-suit }
        [dungeon] le cachot de { standard-suit }
        [guest] la chambre d’amis de { standard-suit }
       *[castle] le château de { standard-suit }
    }
    .bare =
    { $place ->
        [land] terre libre { $number }
        [waste] défausse
        [tower] tour de { standard-suit }
        [subjects] sujets de { standard-suit }
        [dungeon] cachot de { standard-suit }
        [guest] chambre d’amis de { standard-suit }
       *[castle] château de { standard-suit }
    }
    .to =
    { $place ->
        [land] sur la terre libre { $number }
        [waste] dans la défausse
        [tower] dans la tour de { standard-suit }
        [subjects] parmi les sujets de { standard-suit }
        [dungeon] dans le cachot de { standard-suit }
        [guest] dans la chambre d’amis de { standard-suit }
       *[castle] au château de { standard-suit }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death.
horseman-card = le { horseman-card.bare }
    .bare = { $value } de { horseman }
    .capital = Le { horseman-card.bare }
    .title = { $value } de { horseman }
    .de = du { horseman-card.bare }

horseman =
    { $horseman ->
        [famine] Famine
        [pestilence] Peste
        [war] Guerre
       *[death] Mort
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card =
    { $card ->
        [archer] l’archer
        [ladder] l’échelle
        [catapult] la catapulte
        [princess] la princesse
       *[other] le { ninja-card.bare }
    }
    .a =
    { $card ->
        [ladder] une échelle
        [catapult] une catapulte
        [princess] une princesse
       *[other] un { ninja-card.bare }
    }
    .bare =
    { $card ->
        [peasant] paysan
        [soldier] soldat
        [knight] chevalier
        [king] roi
        [castle] château
        [archer] archer
        [minstrel] ménestrel
        [ladder] échelle
        [catapult] catapulte
        [ninja] ninja
        [dragon] dragon
        [highwayman] brigand
        [princess] princesse
        [executioner] bourreau
        [traitor] traître
        [herald] héraut
        [merchant] marchand
        [monk] moine
       *[jester] bouffon
    }
    .title =
    { $card ->
        [peasant] Paysan
        [soldier] Soldat
        [knight] Chevalier
        [king] Roi
        [castle] Château
        [archer] Archer
        [minstrel] Ménestrel
        [ladder] Échelle
        [catapult] Catapulte
        [ninja] Ninja
        [dragon] Dragon
        [highwayman] Brigand
        [princess] Princesse
        [executioner] Bourreau
        [traitor] Traître
        [herald] Héraut
        [merchant] Marchand
        [monk] Moine
       *[jester] Bouffon
    }
    .many =
    { $card ->
        [castle] châteaux
        [executioner] bourreaux
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
    .capital =
    { $card ->
        [archer] L’archer
        [ladder] L’échelle
        [catapult] La catapulte
        [princess] La princesse
       *[other] Le { ninja-card.bare }
    }
    .de =
    { $card ->
        [archer] de l’archer
        [ladder] de l’échelle
        [catapult] de la catapulte
        [princess] de la princesse
       *[other] du { ninja-card.bare }
    }
    .de-many =
    { $card ->
        [archer] d’archers
        [ladder] d’échelles
       *[other] de { ninja-card.many }
    }

# A jester played as another kind.
ninja-jester = le { ninja-jester.bare }
    .a = un { ninja-jester.bare }
    .bare = bouffon en { ninja-card.bare }
    .title = Bouffon en { ninja-card.bare }
    .many = bouffons en { ninja-card.many }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } { ninja-jester.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } { ninja-jester.many }
    }
    .capital = Le { ninja-jester.bare }
    .de = du { ninja-jester.bare }
    .de-many = de { ninja-jester.many }

# Peasants, soldiers, knights, and kings.
ninja-troops = troupes
    .bare = troupes
    .title = Troupes

ninja-gem = gemme
    .counted =
    { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = carte
    .counted =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = carte inconnue
    .counted =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
