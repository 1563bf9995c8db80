### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms. In Italian, "of", "to", "in" are forms with articulated
### prepositions ("del re", "all'asso"), "your" is "il tuo re", and "the-short", "of-short", "your-short"
### are the same with the short form ("l'8♦", "della Q♠").

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card = una carta coperta
    .bare =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = { standard-rank.the } di { standard-suit }
    .bare = { standard-rank } di { standard-suit }
    .capital = { standard-rank.the-capital } di { standard-suit }
    .title = { standard-rank.title } di { standard-suit }
    .short = { standard-rank.index }{ standard-suit.symbol }
    .of = { standard-rank.of } di { standard-suit }
    .to = { standard-rank.to } di { standard-suit }
    .from = { standard-rank.from } di { standard-suit }
    .on = { standard-rank.on } di { standard-suit }
    .on-capital = { standard-rank.on-capital } di { standard-suit }
    .the-short = { standard-rank.the-index }{ standard-suit.symbol }
    .the-short-capital = { standard-rank.the-index-capital }{ standard-suit.symbol }
    .of-short = { standard-rank.of-index }{ standard-suit.symbol }
    .to-short = { standard-rank.to-index }{ standard-suit.symbol }
    .your-short = { standard-rank.your-index }{ standard-suit.symbol }
    .your-short-capital = { standard-rank.your-index-capital }{ standard-suit.symbol }

standard-rank =
    { $rank ->
        [two] due
        [three] tre
        [four] quattro
        [five] cinque
        [six] sei
        [seven] sette
        [eight] otto
        [nine] nove
        [ten] dieci
        [jack] fante
        [queen] regina
        [king] re
       *[ace] asso
    }
    .the =
    { $rank ->
        [eight] l'otto
        [queen] la regina
        [ace] l'asso
       *[other] il { standard-rank }
    }
    .the-capital =
    { $rank ->
        [eight] L'otto
        [queen] La regina
        [ace] L'asso
       *[other] Il { standard-rank }
    }
    .of =
    { $rank ->
        [eight] dell'otto
        [queen] della regina
        [ace] dell'asso
       *[other] del { standard-rank }
    }
    .to =
    { $rank ->
        [eight] all'otto
        [queen] alla regina
        [ace] all'asso
       *[other] al { standard-rank }
    }
    .from =
    { $rank ->
        [eight] dall'otto
        [queen] dalla regina
        [ace] dall'asso
       *[other] dal { standard-rank }
    }
    .on =
    { $rank ->
        [eight] sull'otto
        [queen] sulla regina
        [ace] sull'asso
       *[other] sul { standard-rank }
    }
    .on-capital =
    { $rank ->
        [eight] Sull'otto
        [queen] Sulla regina
        [ace] Sull'asso
       *[other] Sul { standard-rank }
    }
    .title =
    { $rank ->
        [two] Due
        [three] Tre
        [four] Quattro
        [five] Cinque
        [six] Sei
        [seven] Sette
        [eight] Otto
        [nine] Nove
        [ten] Dieci
        [jack] Fante
        [queen] Regina
        [king] Re
       *[ace] Asso
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
    .the-index =
    { $rank ->
        [eight] l'8
        [queen] la Q
        [ace] l'A
       *[other] il { standard-rank.index }
    }
    .the-index-capital =
    { $rank ->
        [eight] L'8
        [queen] La Q
        [ace] L'A
       *[other] Il { standard-rank.index }
    }
    .of-index =
    { $rank ->
        [eight] dell'8
        [queen] della Q
        [ace] dell'A
       *[other] del { standard-rank.index }
    }
    .to-index =
    { $rank ->
        [eight] all'8
        [queen] alla Q
        [ace] all'A
       *[other] al { standard-rank.index }
    }
    .your-index =
    { $rank ->
        [queen] la tua Q
       *[other] il tuo { standard-rank.index }
    }
    .your-index-capital =
    { $rank ->
        [queen] La tua Q
       *[other] Il tuo { standard-rank.index }
    }
    .many = { standard-rank-many }

standard-suit =
    { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
       *[spades] picche
    }
    .one =
    { $suit ->
        [clubs] carta di fiori
        [diamonds] carta di quadri
        [hearts] carta di cuori
       *[spades] carta di picche
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
        [two] due
        [three] tre
        [four] quattro
        [five] cinque
        [six] sei
        [seven] sette
        [eight] otto
        [nine] nove
        [ten] dieci
        [jack] fanti
        [queen] regine
        [king] re
       *[ace] assi
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom.
kingdom-place =
    { $place ->
        [land] la terra libera { $number }
        [waste] gli scarti
        [tower] la torre di { standard-suit }
        [subjects] i sudditi di { standard-suit }
        [dungeon] la prigione di { standard-suit }
        [guest] la camera degli ospiti di { standard-suit }
       *[castle] il castello di { standard-suit }
    }
    .bare =
    { $place ->
        [land] terra libera { $number }
        [waste] scarti
        [tower] torre di { standard-suit }
        [subjects] sudditi di { standard-suit }
        [dungeon] prigione di { standard-suit }
        [guest] camera degli ospiti di { standard-suit }
       *[castle] castello di { standard-suit }
    }
    .in =
    { $place ->
        [land] sulla terra libera { $number }
        [waste] tra gli scarti
        [tower] nella torre di { standard-suit }
        [subjects] tra i sudditi di { standard-suit }
        [dungeon] nella prigione di { standard-suit }
        [guest] nella camera degli ospiti di { standard-suit }
       *[castle] nel castello di { standard-suit }
    }
    .in-capital =
    { $place ->
        [land] Sulla terra libera { $number }
        [waste] Tra gli scarti
        [tower] Nella torre di { standard-suit }
        [subjects] Tra i sudditi di { standard-suit }
        [dungeon] Nella prigione di { standard-suit }
        [guest] Nella camera degli ospiti di { standard-suit }
       *[castle] Nel castello di { standard-suit }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death. All
# four names are feminine; they have no article, only "your" has one.
horseman-card = { horseman-card.bare }
    .bare = { horseman } { $value }
    .capital = { horseman } { $value }
    .title = { horseman } { $value }
    .your = la tua { horseman } { $value }

horseman =
    { $horseman ->
        [famine] Carestia
        [pestilence] Pestilenza
        [war] Guerra
       *[death] Morte
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card = { ninja-card.the }
    .the =
    { $card ->
        [archer] l'arciere
        [herald] l'araldo
        [ladder] la scala
        [catapult] la catapulta
        [princess] la principessa
       *[other] il { ninja-card.bare }
    }
    .capital =
    { $card ->
        [archer] L'arciere
        [herald] L'araldo
        [ladder] La scala
        [catapult] La catapulta
        [princess] La principessa
       *[other] Il { ninja-card.bare }
    }
    .a =
    { $card ->
        [ladder] una scala
        [catapult] una catapulta
        [princess] una principessa
       *[other] un { ninja-card.bare }
    }
    .to-a =
    { $card ->
        [ladder] a una scala
        [catapult] a una catapulta
        [princess] a una principessa
       *[other] a un { ninja-card.bare }
    }
    .your =
    { $card ->
        [ladder] la tua scala
        [catapult] la tua catapulta
        [princess] la tua principessa
       *[other] il tuo { ninja-card.bare }
    }
    .bare =
    { $card ->
        [peasant] contadino
        [soldier] soldato
        [knight] cavaliere
        [king] re
        [castle] castello
        [archer] arciere
        [minstrel] menestrello
        [ladder] scala
        [catapult] catapulta
        [ninja] ninja
        [dragon] drago
        [highwayman] brigante
        [princess] principessa
        [executioner] boia
        [traitor] traditore
        [herald] araldo
        [merchant] mercante
        [monk] monaco
       *[jester] giullare
    }
    .title =
    { $card ->
        [peasant] Contadino
        [soldier] Soldato
        [knight] Cavaliere
        [king] Re
        [castle] Castello
        [archer] Arciere
        [minstrel] Menestrello
        [ladder] Scala
        [catapult] Catapulta
        [ninja] Ninja
        [dragon] Drago
        [highwayman] Brigante
        [princess] Principessa
        [executioner] Boia
        [traitor] Traditore
        [herald] Araldo
        [merchant] Mercante
        [monk] Monaco
       *[jester] Giullare
    }
    .many =
    { $card ->
        [peasant] contadini
        [soldier] soldati
        [knight] cavalieri
        [king] re
        [castle] castelli
        [archer] arcieri
        [minstrel] menestrelli
        [ladder] scale
        [catapult] catapulte
        [ninja] ninja
        [dragon] draghi
        [highwayman] briganti
        [princess] principesse
        [executioner] boia
        [traitor] traditori
        [herald] araldi
        [merchant] mercanti
        [monk] monaci
       *[jester] giullari
    }
    .that-many =
    { $card ->
        [ladder] così tante scale
        [catapult] così tante catapulte
        [princess] così tante principesse
       *[other] così tanti { ninja-card.many }
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
ninja-jester = { ninja-jester.the }
    .the = il { ninja-jester.bare }
    .capital = Il { ninja-jester.bare }
    .a = un { ninja-jester.bare }
    .to-a = a un { ninja-jester.bare }
    .your = il tuo { ninja-jester.bare }
    .bare = giullare come { ninja-card.bare }
    .title = Giullare come { ninja-card.bare }
    .many = giullari come { ninja-card.many }
    .that-many = così tanti { ninja-jester.many }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } giullari come { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } giullari come { ninja-card.many }
    }

# Peasants, soldiers, knights, and kings.
ninja-troops = truppe
    .bare = truppe
    .title = Truppe

ninja-gem = gemma
    .counted =
    { $count ->
        [one] { $count } gemma
       *[other] { $count } gemme
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = carta
    .counted =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = carta sconosciuta
    .counted =
    { $count ->
        [one] { $count } carta sconosciuta
       *[other] { $count } carte sconosciute
    }
