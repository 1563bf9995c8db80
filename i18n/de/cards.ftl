### The names of cards. The value is how a card is called in the middle of a sentence, with its
### article; the attributes are its other forms. In German, $case is nominative, accusative or dative.

# The name of a card alone, as a heading.
title = { CARD($card, form: "title") }

# Cards of which only the backs are seen.
face-down-card =
    { $case ->
        [dative] einer verdeckten Karte
       *[other] eine verdeckte Karte
    }
    .bare =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

# A card of the standard deck. $rank is two to ten, jack, queen, king or ace; $suit is
# clubs, diamonds, hearts or spades.
standard-card = { standard-rank.article } { standard-card.bare }
    .bare = { standard-suit }-{ standard-rank }
    .capital = { standard-rank.article-capital } { standard-card.bare }
    .title = { standard-suit }-{ standard-rank }
    .short = { standard-rank.index }{ standard-suit.symbol }

standard-rank =
    { $rank ->
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack]
            { $case ->
                [accusative] Buben
                [dative] Buben
               *[nominative] Bube
            }
        [queen] Dame
        [king] König
       *[ace] Ass
    }
    .title = { standard-rank }
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
    .article =
    { $rank ->
        [jack] { standard-rank.article-masculine }
        [king] { standard-rank.article-masculine }
        [ace]
            { $case ->
                [dative] dem
               *[nominative] das
            }
       *[other]
            { $case ->
                [dative] der
               *[nominative] die
            }
    }
    .article-masculine =
    { $case ->
        [accusative] den
        [dative] dem
       *[nominative] der
    }
    .article-capital =
    { $rank ->
        [jack] Der
        [king] Der
        [ace] Das
       *[other] Die
    }

standard-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
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
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
        [king]
            { $case ->
                [dative] Königen
               *[nominative] Könige
            }
       *[ace]
            { $case ->
                [dative] Assen
               *[nominative] Asse
            }
    }

## Four Kingdoms

# A place for cards, in a sentence with its article. $place is land (a free land, with its $number), waste,
# king, queen, jack (the three places of a castle), tower, subjects, dungeon or guest; $suit is the suit of
# the kingdom. The form "to" is where a card goes: "auf den Kreuz-Turm".
kingdom-place =
    { $place ->
        [land] Feld { $number }
        [waste]
            { $case ->
                [dative] der Ablage
               *[nominative] die Ablage
            }
        [tower]
            { $case ->
                [accusative] den { kingdom-place.bare }
                [dative] dem { kingdom-place.bare }
               *[nominative] der { kingdom-place.bare }
            }
        [subjects]
            { $case ->
                [dative] den { kingdom-place.bare }
               *[nominative] die { kingdom-place.bare }
            }
        [dungeon]
            { $case ->
                [dative] dem { kingdom-place.bare }
               *[nominative] das { kingdom-place.bare }
            }
        [guest]
            { $case ->
                [dative] dem { kingdom-place.bare }
               *[nominative] das { kingdom-place.bare }
            }
       *[castle]
            { $case ->
                [dative] der { kingdom-place.bare }
               *[nominative] die { kingdom-place.bare }
            }
    }
    .bare =
    { $place ->
        [land] Feld { $number }
        [waste] Ablage
        [tower] { standard-suit }-Turm
        [subjects] { standard-suit }-Untertanen
        [dungeon] { standard-suit }-Verlies
        [guest] { standard-suit }-Gästezimmer
       *[castle] { standard-suit }-Burg
    }
    .to =
    { $place ->
        [land] auf Feld { $number }
        [waste] auf die Ablage
        [tower] auf den { kingdom-place.bare }
        [subjects] zu den { kingdom-place.bare }
        [dungeon] ins { kingdom-place.bare }
        [guest] ins { kingdom-place.bare }
       *[castle] in die { kingdom-place.bare }
    }

## Four Horsemen

# A card of Four Horsemen. $value is 1 to 6, $horseman is famine, pestilence, war or death.
horseman-card =
    { $case ->
        [dative] der { horseman-card.bare }
       *[nominative] die { horseman-card.bare }
    }
    .bare = { horseman }-{ $value }
    .capital = Die { horseman-card.bare }
    .title = { horseman }-{ $value }

horseman =
    { $horseman ->
        [famine] Hunger
        [pestilence] Pest
        [war] Krieg
       *[death] Tod
    }

## Of Knights and Ninjas

# A kind of card. $card is one of the nineteen kinds.
ninja-card = { ninja-card.article } { ninja-card.bare }
    .capital = { ninja-card.article-capital } { ninja-card.bare }
    .a = { ninja-card.article-a } { ninja-card.bare }
    .your = dein{ ninja-card.ending } { ninja-card.bare }
    .no = kein{ ninja-card.ending } { ninja-card.bare }
    .bare =
    { $card ->
        [peasant]
            { $case ->
                [nominative] Bauer
               *[other] Bauern
            }
        [soldier]
            { $case ->
                [nominative] Soldat
               *[other] Soldaten
            }
        [knight] Ritter
        [king] König
        [castle] Burg
        [archer]
            { $case ->
                [nominative] Schütze
               *[other] Schützen
            }
        [minstrel]
            { $case ->
                [nominative] Barde
               *[other] Barden
            }
        [ladder] Leiter
        [catapult] Katapult
        [ninja] Ninja
        [dragon]
            { $case ->
                [nominative] Drache
               *[other] Drachen
            }
        [highwayman] Räuber
        [princess] Prinzessin
        [executioner] Henker
        [traitor] Verräter
        [herald] Herold
        [merchant] Händler
        [monk] Mönch
       *[jester] { ninja-jester.noun }
    }
    .title = { ninja-card.bare }
    .many =
    { $card ->
        [peasant] Bauern
        [soldier] Soldaten
        [knight] Ritter{ ninja-card.dative-n }
        [king] Könige{ ninja-card.dative-n }
        [castle] Burgen
        [archer] Schützen
        [minstrel] Barden
        [ladder] Leitern
        [catapult] Katapulte{ ninja-card.dative-n }
        [ninja] Ninjas
        [dragon] Drachen
        [highwayman] Räuber{ ninja-card.dative-n }
        [princess] Prinzessinnen
        [executioner] Henker{ ninja-card.dative-n }
        [traitor] Verräter{ ninja-card.dative-n }
        [herald] Herolde{ ninja-card.dative-n }
        [merchant] Händler{ ninja-card.dative-n }
        [monk] Mönche{ ninja-card.dative-n }
       *[jester] Narren
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
    .dative-n =
    { $case ->
        [dative] n
       *[nominative] { "" }
    }
    .article =
    { $card ->
        [castle] { ninja-card.article-feminine }
        [ladder] { ninja-card.article-feminine }
        [princess] { ninja-card.article-feminine }
        [catapult]
            { $case ->
                [dative] dem
               *[nominative] das
            }
       *[other] { ninja-jester.article }
    }
    .article-capital =
    { $card ->
        [castle] Die
        [ladder] Die
        [princess] Die
        [catapult] Das
       *[other] Der
    }
    .article-feminine =
    { $case ->
        [dative] der
       *[nominative] die
    }
    .article-a = ein{ ninja-card.ending }
    .ending =
    { $card ->
        [castle] { ninja-card.ending-feminine }
        [ladder] { ninja-card.ending-feminine }
        [princess] { ninja-card.ending-feminine }
        [catapult]
            { $case ->
                [dative] em
               *[nominative] { "" }
            }
       *[other] { ninja-jester.ending }
    }
    .ending-feminine =
    { $case ->
        [dative] er
       *[nominative] e
    }

# A jester played as another kind.
ninja-jester = { ninja-jester.article } { ninja-jester.bare }
    .capital = Der { ninja-jester.bare }
    .a = ein{ ninja-jester.ending } { ninja-jester.bare }
    .your = dein{ ninja-jester.ending } { ninja-jester.bare }
    .no = kein{ ninja-jester.ending } { ninja-jester.bare }
    .bare = { ninja-jester.noun } als { ninja-card.bare }
    .title = { ninja-jester.noun } als { ninja-card.bare }
    .many = Narren als { ninja-card.many }
    .counted =
    { $count ->
        [one] { ninja-jester.a }
       *[other] { $count } Narren als { ninja-card.many }
    }
    .number =
    { $count ->
        [one] 1 { ninja-jester.bare }
       *[other] { $count } Narren als { ninja-card.many }
    }
    .noun =
    { $case ->
        [nominative] Narr
       *[other] Narren
    }
    .article =
    { $case ->
        [accusative] den
        [dative] dem
       *[nominative] der
    }
    .ending =
    { $case ->
        [accusative] en
        [dative] em
       *[nominative] { "" }
    }

# Peasants, soldiers, knights, and kings.
ninja-troops = Truppen
    .bare = Truppen
    .title = Truppen

ninja-gem = Juwel
    .counted =
    { $count ->
        [one] { $count } Juwel
       *[other] { $count } Juwelen
    }

# Cards of any kind: "Berit drew 2 cards".
ninja-any-card = Karte
    .counted =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Cards in a rival's hand that the player has not seen.
ninja-unseen-card = unbekannte Karte
    .counted =
    { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
