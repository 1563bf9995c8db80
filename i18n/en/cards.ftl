### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms.

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card = a face-down card
    .bare =
    { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = the { standard-card.bare }
    .bare = { standard-rank } of { standard-suit }
    .capital = The { standard-card.bare }
    .title = { standard-rank.title } of { standard-suit }
    .short = { standard-rank.index }{ standard-suit.symbol }

standard-rank =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    }
    .title =
    { $rank ->
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [nine] Nine
        [ten] Ten
        [jack] Jack
        [queen] Queen
        [king] King
       *[ace] Ace
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

standard-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
    .one =
    { $suit ->
        [clubs] club
        [diamonds] diamond
        [hearts] heart
       *[spades] spade
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
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[ace] aces
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom.
kingdom-place =
    { $place ->
        [land] free land { $number }
       *[other] the { kingdom-place.bare }
    }
    .bare =
    { $place ->
        [land] free land { $number }
        [waste] waste
        [tower] tower of { standard-suit }
        [subjects] subjects of { standard-suit }
        [dungeon] dungeon of { standard-suit }
        [guest] guest chamber of { standard-suit }
       *[castle] castle of { standard-suit }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death.
horseman-card = the { horseman-card.bare }
    .bare = { $value } of { horseman }
    .capital = The { horseman-card.bare }
    .title = { $value } of { horseman }

horseman =
    { $horseman ->
        [famine] Famine
        [pestilence] Pestilence
        [war] War
       *[death] Death
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card = the { ninja-card.bare }
    .a =
    { $card ->
        [archer] an archer
        [executioner] an executioner
       *[other] a { ninja-card.bare }
    }
    .bare =
    { $card ->
        [peasant] peasant
        [soldier] soldier
        [knight] knight
        [king] king
        [castle] castle
        [archer] archer
        [minstrel] minstrel
        [ladder] ladder
        [catapult] catapult
        [ninja] ninja
        [dragon] dragon
        [highwayman] highwayman
        [princess] princess
        [executioner] executioner
        [traitor] traitor
        [herald] herald
        [merchant] merchant
        [monk] monk
       *[jester] jester
    }
    .title =
    { $card ->
        [peasant] Peasant
        [soldier] Soldier
        [knight] Knight
        [king] King
        [castle] Castle
        [archer] Archer
        [minstrel] Minstrel
        [ladder] Ladder
        [catapult] Catapult
        [ninja] Ninja
        [dragon] Dragon
        [highwayman] Highwayman
        [princess] Princess
        [executioner] Executioner
        [traitor] Traitor
        [herald] Herald
        [merchant] Merchant
        [monk] Monk
       *[jester] Jester
    }
    .many =
    { $card ->
        [highwayman] highwaymen
        [princess] princesses
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

# A jester played as another kind.
ninja-jester = the { ninja-jester.bare }
    .a = a { ninja-jester.bare }
    .bare = jester as { ninja-card.bare }
    .title = Jester as { ninja-card.bare }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } jesters as { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } jesters as { ninja-card.many }
    }

# Peasants, soldiers, knights, and kings.
ninja-troops = troops
    .bare = troops
    .title = Troops

ninja-gem = gem
    .counted =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = card
    .counted =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = unseen card
    .counted =
    { $count ->
        [one] { $count } unseen card
       *[other] { $count } unseen cards
    }
