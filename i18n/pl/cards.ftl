### Nazwy kart. $case: nominative, genitive, accusative, instrumental. Rodzaj (forma "gender"): m, f.

title = { CARD($card, form: "title") }

face-down-card = { face-down-card.bare }
    .bare =
    { $case ->
        [accusative]
            { $count ->
                [one] zakrytą kartę
                [few] { $count } zakryte karty
               *[other] { $count } zakrytych kart
            }
       *[other]
            { $count ->
                [one] zakryta karta
                [few] { $count } zakryte karty
               *[other] { $count } zakrytych kart
            }
    }
    .gender = f

standard-card = { standard-card.bare }
    .bare = { standard-rank } { standard-suit.name }
    .capital = { standard-rank.title } { standard-suit.name }
    .title = { standard-rank.title } { standard-suit.name }
    .short = { standard-rank.index }{ standard-suit.symbol }
    .gender = { standard-rank.gender }

standard-rank =
    { $case ->
        [genitive] { standard-rank.gen }
        [accusative] { standard-rank.acc }
        [instrumental] { standard-rank.ins }
       *[nominative] { standard-rank.nom }
    }
    .nom =
    { $rank ->
        [two] dwójka
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
        [seven] siódemka
        [eight] ósemka
        [nine] dziewiątka
        [ten] dziesiątka
        [jack] walet
        [queen] dama
        [king] król
       *[ace] as
    }
    .gen =
    { $rank ->
        [two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] waleta
        [queen] damy
        [king] króla
       *[ace] asa
    }
    .acc =
    { $rank ->
        [two] dwójkę
        [three] trójkę
        [four] czwórkę
        [five] piątkę
        [six] szóstkę
        [seven] siódemkę
        [eight] ósemkę
        [nine] dziewiątkę
        [ten] dziesiątkę
        [jack] waleta
        [queen] damę
        [king] króla
       *[ace] asa
    }
    .ins =
    { $rank ->
        [two] dwójką
        [three] trójką
        [four] czwórką
        [five] piątką
        [six] szóstką
        [seven] siódemką
        [eight] ósemką
        [nine] dziewiątką
        [ten] dziesiątką
        [jack] waletem
        [queen] damą
        [king] królem
       *[ace] asem
    }
    .title =
    { $rank ->
        [two] Dwójka
        [three] Trójka
        [four] Czwórka
        [five] Piątka
        [six] Szóstka
        [seven] Siódemka
        [eight] Ósemka
        [nine] Dziewiątka
        [ten] Dziesiątka
        [jack] Walet
        [queen] Dama
        [king] Król
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
    .gender =
    { $rank ->
        [jack] m
        [king] m
        [ace] m
       *[other] f
    }
    .many = { standard-rank-many }

standard-suit =
    { $case ->
        [genitive] { standard-suit.gen }
        [accusative] { standard-suit.acc }
        [instrumental] { standard-suit.ins }
       *[nominative] { standard-suit.nom }
    }
    .nom =
    { $suit ->
        [clubs] trefle
        [diamonds] kara
        [hearts] kiery
       *[spades] piki
    }
    .gen =
    { $suit ->
        [clubs] trefli
        [diamonds] kar
        [hearts] kierów
       *[spades] pików
    }
    .acc =
    { $suit ->
        [clubs] trefle
        [diamonds] kara
        [hearts] kiery
       *[spades] piki
    }
    .ins =
    { $suit ->
        [clubs] treflami
        [diamonds] karami
        [hearts] kierami
       *[spades] pikami
    }
    .name =
    { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }
    .one = { standard-suit.name }
    .symbol =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }

standard-rank-many =
    { $case ->
        [genitive] { standard-rank-many.gen }
        [accusative] { standard-rank-many.acc }
        [instrumental] { standard-rank-many.ins }
       *[nominative] { standard-rank-many.nom }
    }
    .nom =
    { $rank ->
        [two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] walety
        [queen] damy
        [king] króle
       *[ace] asy
    }
    .gen =
    { $rank ->
        [two] dwójek
        [three] trójek
        [four] czwórek
        [five] piątek
        [six] szóstek
        [seven] siódemek
        [eight] ósemek
        [nine] dziewiątek
        [ten] dziesiątek
        [jack] waletów
        [queen] dam
        [king] króli
       *[ace] asów
    }
    .acc =
    { $rank ->
        [two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] walety
        [queen] damy
        [king] króle
       *[ace] asy
    }
    .ins =
    { $rank ->
        [two] dwójkami
        [three] trójkami
        [four] czwórkami
        [five] piątkami
        [six] szóstkami
        [seven] siódemkami
        [eight] ósemkami
        [nine] dziewiątkami
        [ten] dziesiątkami
        [jack] waletami
        [queen] damami
        [king] królami
       *[ace] asami
    }

## Four Kingdoms

# Miejsce w zdaniu; forma "to": „dokąd” z przyimkiem.
kingdom-place = { kingdom-place.bare }
    .bare =
    { $place ->
        [land] wolna ziemia { $number }
        [waste] stos odkryty
        [tower] wieża { standard-suit.name }
        [subjects] poddani { standard-suit.name }
        [dungeon] loch { standard-suit.name }
        [guest] komnata gościnna { standard-suit.name }
       *[castle] zamek { standard-suit.name }
    }
    .to =
    { $place ->
        [land] na wolną ziemię { $number }
        [waste] na stos odkryty
        [tower] do wieży { standard-suit.name }
        [subjects] do poddanych { standard-suit.name }
        [dungeon] do lochu { standard-suit.name }
        [guest] do komnaty gościnnej { standard-suit.name }
       *[castle] do zamku { standard-suit.name }
    }

## Four Horsemen

horseman-card = { horseman-card.bare }
    .bare = { horseman } { $value }
    .capital = { horseman } { $value }
    .title = { horseman } { $value }
    .gender = { horseman.gender }

horseman =
    { $case ->
        [genitive] { horseman.gen }
        [accusative] { horseman.acc }
        [instrumental] { horseman.ins }
       *[nominative] { horseman.nom }
    }
    .nom =
    { $horseman ->
        [famine] Głód
        [pestilence] Zaraza
        [war] Wojna
       *[death] Śmierć
    }
    .gen =
    { $horseman ->
        [famine] Głodu
        [pestilence] Zarazy
        [war] Wojny
       *[death] Śmierci
    }
    .acc =
    { $horseman ->
        [famine] Głód
        [pestilence] Zarazę
        [war] Wojnę
       *[death] Śmierć
    }
    .ins =
    { $horseman ->
        [famine] Głodem
        [pestilence] Zarazą
        [war] Wojną
       *[death] Śmiercią
    }
    .gender =
    { $horseman ->
        [famine] m
       *[other] f
    }

## Of Knights and Ninjas

ninja-card = { ninja-card.bare }
    .a = { ninja-card.bare }
    .bare =
    { $case ->
        [genitive] { ninja-card.gen }
        [accusative] { ninja-card.acc }
        [instrumental] { ninja-card.ins }
       *[nominative] { ninja-card.nom }
    }
    .nom =
    { $card ->
        [peasant] chłop
        [soldier] żołnierz
        [knight] rycerz
        [king] król
        [castle] zamek
        [archer] łucznik
        [minstrel] minstrel
        [ladder] drabina
        [catapult] katapulta
        [ninja] ninja
        [dragon] smok
        [highwayman] rozbójnik
        [princess] księżniczka
        [executioner] kat
        [traitor] zdrajca
        [herald] herold
        [merchant] kupiec
        [monk] mnich
       *[jester] błazen
    }
    .gen =
    { $card ->
        [peasant] chłopa
        [soldier] żołnierza
        [knight] rycerza
        [king] króla
        [castle] zamku
        [archer] łucznika
        [minstrel] minstrela
        [ladder] drabiny
        [catapult] katapulty
        [ninja] ninji
        [dragon] smoka
        [highwayman] rozbójnika
        [princess] księżniczki
        [executioner] kata
        [traitor] zdrajcy
        [herald] herolda
        [merchant] kupca
        [monk] mnicha
       *[jester] błazna
    }
    .acc =
    { $card ->
        [peasant] chłopa
        [soldier] żołnierza
        [knight] rycerza
        [king] króla
        [castle] zamek
        [archer] łucznika
        [minstrel] minstrela
        [ladder] drabinę
        [catapult] katapultę
        [ninja] ninję
        [dragon] smoka
        [highwayman] rozbójnika
        [princess] księżniczkę
        [executioner] kata
        [traitor] zdrajcę
        [herald] herolda
        [merchant] kupca
        [monk] mnicha
       *[jester] błazna
    }
    .ins =
    { $card ->
        [peasant] chłopem
        [soldier] żołnierzem
        [knight] rycerzem
        [king] królem
        [castle] zamkiem
        [archer] łucznikiem
        [minstrel] minstrelem
        [ladder] drabiną
        [catapult] katapultą
        [ninja] ninją
        [dragon] smokiem
        [highwayman] rozbójnikiem
        [princess] księżniczką
        [executioner] katem
        [traitor] zdrajcą
        [herald] heroldem
        [merchant] kupcem
        [monk] mnichem
       *[jester] błaznem
    }
    .title =
    { $card ->
        [peasant] Chłop
        [soldier] Żołnierz
        [knight] Rycerz
        [king] Król
        [castle] Zamek
        [archer] Łucznik
        [minstrel] Minstrel
        [ladder] Drabina
        [catapult] Katapulta
        [ninja] Ninja
        [dragon] Smok
        [highwayman] Rozbójnik
        [princess] Księżniczka
        [executioner] Kat
        [traitor] Zdrajca
        [herald] Herold
        [merchant] Kupiec
        [monk] Mnich
       *[jester] Błazen
    }
    .capital = { ninja-card.title }
    .gender =
    { $card ->
        [ladder] f
        [catapult] f
        [princess] f
       *[other] m
    }
    .many =
    { $case ->
        [genitive] { ninja-card.many-gen }
        [accusative] { ninja-card.many-acc }
        [instrumental] { ninja-card.many-ins }
       *[nominative] { ninja-card.many-nom }
    }
    .many-nom =
    { $card ->
        [peasant] chłopi
        [soldier] żołnierze
        [knight] rycerze
        [king] królowie
        [castle] zamki
        [archer] łucznicy
        [minstrel] minstrele
        [ladder] drabiny
        [catapult] katapulty
        [ninja] ninjowie
        [dragon] smoki
        [highwayman] rozbójnicy
        [princess] księżniczki
        [executioner] kaci
        [traitor] zdrajcy
        [herald] heroldowie
        [merchant] kupcy
        [monk] mnisi
       *[jester] błaźni
    }
    .many-acc =
    { $card ->
        [peasant] chłopów
        [soldier] żołnierzy
        [knight] rycerzy
        [king] królów
        [castle] zamki
        [archer] łuczników
        [minstrel] minstreli
        [ladder] drabiny
        [catapult] katapulty
        [ninja] ninjów
        [dragon] smoki
        [highwayman] rozbójników
        [princess] księżniczki
        [executioner] katów
        [traitor] zdrajców
        [herald] heroldów
        [merchant] kupców
        [monk] mnichów
       *[jester] błaznów
    }
    .many-gen =
    { $card ->
        [peasant] chłopów
        [soldier] żołnierzy
        [knight] rycerzy
        [king] królów
        [castle] zamków
        [archer] łuczników
        [minstrel] minstreli
        [ladder] drabin
        [catapult] katapult
        [ninja] ninjów
        [dragon] smoków
        [highwayman] rozbójników
        [princess] księżniczek
        [executioner] katów
        [traitor] zdrajców
        [herald] heroldów
        [merchant] kupców
        [monk] mnichów
       *[jester] błaznów
    }
    .many-ins =
    { $card ->
        [peasant] chłopami
        [soldier] żołnierzami
        [knight] rycerzami
        [king] królami
        [castle] zamkami
        [archer] łucznikami
        [minstrel] minstrelami
        [ladder] drabinami
        [catapult] katapultami
        [ninja] ninjami
        [dragon] smokami
        [highwayman] rozbójnikami
        [princess] księżniczkami
        [executioner] katami
        [traitor] zdrajcami
        [herald] heroldami
        [merchant] kupcami
        [monk] mnichami
       *[jester] błaznami
    }
    .counted =
    { $case ->
        [genitive]
            { $count ->
                [one] { ninja-card.gen }
               *[other] { $count } { ninja-card.many-gen }
            }
        [instrumental]
            { $count ->
                [one] { ninja-card.ins }
               *[other] { $count } { ninja-card.many-ins }
            }
        [accusative]
            { $count ->
                [one] { ninja-card.acc }
                [few] { $count } { ninja-card.many-acc }
               *[other] { $count } { ninja-card.many-gen }
            }
       *[nominative]
            { $count ->
                [one] { ninja-card.nom }
                [few] { $count } { ninja-card.many-acc }
               *[other] { $count } { ninja-card.many-gen }
            }
    }
    .number =
    { $case ->
        [genitive]
            { $count ->
                [one] 1 { ninja-card.gen }
               *[other] { $count } { ninja-card.many-gen }
            }
        [instrumental]
            { $count ->
                [one] 1 { ninja-card.ins }
               *[other] { $count } { ninja-card.many-ins }
            }
        [accusative]
            { $count ->
                [one] 1 { ninja-card.acc }
                [few] { $count } { ninja-card.many-acc }
               *[other] { $count } { ninja-card.many-gen }
            }
       *[nominative]
            { $count ->
                [one] 1 { ninja-card.nom }
                [few] { $count } { ninja-card.many-acc }
               *[other] { $count } { ninja-card.many-gen }
            }
    }

ninja-jester = { ninja-jester.bare }
    .a = { ninja-jester.bare }
    .bare =
    { $case ->
        [genitive] błazna jako { ninja-card.gen }
        [accusative] błazna jako { ninja-card.acc }
        [instrumental] błaznem jako { ninja-card.ins }
       *[nominative] błazen jako { ninja-card.nom }
    }
    .title = Błazen jako { ninja-card.nom }
    .capital = { ninja-jester.title }
    .gender = m
    .many =
    { $case ->
        [instrumental] błaznami jako { ninja-card.many-ins }
        [nominative] błaźni jako { ninja-card.many-nom }
       *[genitive] błaznów jako { ninja-card.many-gen }
    }
    .counted =
    { $case ->
        [genitive]
            { $count ->
                [one] błazna jako { ninja-card.gen }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
        [instrumental]
            { $count ->
                [one] błaznem jako { ninja-card.ins }
               *[other] { $count } błaznami jako { ninja-card.many-ins }
            }
        [accusative]
            { $count ->
                [one] błazna jako { ninja-card.acc }
                [few] { $count } błaznów jako { ninja-card.many-acc }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
       *[nominative]
            { $count ->
                [one] błazen jako { ninja-card.nom }
                [few] { $count } błaznów jako { ninja-card.many-acc }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
    }
    .number =
    { $case ->
        [genitive]
            { $count ->
                [one] 1 błazna jako { ninja-card.gen }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
        [instrumental]
            { $count ->
                [one] 1 błaznem jako { ninja-card.ins }
               *[other] { $count } błaznami jako { ninja-card.many-ins }
            }
        [accusative]
            { $count ->
                [one] 1 błazna jako { ninja-card.acc }
                [few] { $count } błaznów jako { ninja-card.many-acc }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
       *[nominative]
            { $count ->
                [one] 1 błazen jako { ninja-card.nom }
                [few] { $count } błaznów jako { ninja-card.many-acc }
               *[other] { $count } błaznów jako { ninja-card.many-gen }
            }
    }

ninja-troops = { ninja-troops.bare }
    .bare =
    { $case ->
        [genitive] wojska
        [instrumental] wojskiem
       *[other] wojsko
    }
    .title = Wojsko
    .gender = n
    .counted = { ninja-troops.bare }
    .number = { ninja-troops.bare }

ninja-gem =
    { $case ->
        [genitive] klejnotu
        [instrumental] klejnotem
       *[other] klejnot
    }
    .gender = m
    .counted =
    { $case ->
        [genitive]
            { $count ->
                [one] 1 klejnotu
               *[other] { $count } klejnotów
            }
        [instrumental]
            { $count ->
                [one] 1 klejnotem
               *[other] { $count } klejnotami
            }
        [accusative]
            { $count ->
                [one] 1 klejnot
                [few] { $count } klejnoty
               *[other] { $count } klejnotów
            }
       *[nominative]
            { $count ->
                [one] 1 klejnot
                [few] { $count } klejnoty
               *[other] { $count } klejnotów
            }
    }

ninja-any-card =
    { $case ->
        [genitive] karty
        [accusative] kartę
        [instrumental] kartą
       *[other] karta
    }
    .gender = f
    .counted =
    { $case ->
        [genitive]
            { $count ->
                [one] 1 karty
               *[other] { $count } kart
            }
        [instrumental]
            { $count ->
                [one] 1 kartą
               *[other] { $count } kartami
            }
        [accusative]
            { $count ->
                [one] 1 kartę
                [few] { $count } karty
               *[other] { $count } kart
            }
       *[nominative]
            { $count ->
                [one] 1 karta
                [few] { $count } karty
               *[other] { $count } kart
            }
    }

ninja-unseen-card =
    { $case ->
        [genitive] nieznanej karty
        [accusative] nieznaną kartę
        [instrumental] nieznaną kartą
       *[other] nieznana karta
    }
    .gender = f
    .counted =
    { $case ->
        [genitive]
            { $count ->
                [one] 1 nieznanej karty
               *[other] { $count } nieznanych kart
            }
        [instrumental]
            { $count ->
                [one] 1 nieznaną kartą
               *[other] { $count } nieznanymi kartami
            }
        [accusative]
            { $count ->
                [one] 1 nieznaną kartę
                [few] { $count } nieznane karty
               *[other] { $count } nieznanych kart
            }
       *[nominative]
            { $count ->
                [one] 1 nieznana karta
                [few] { $count } nieznane karty
               *[other] { $count } nieznanych kart
            }
    }
