### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Wskazówki
reset = Wskazówki pojawią się ponownie.

## Strażnica

watchtower =
    { $tip ->
        [free-for-all] Wolna amerykanka: każdy pokazuje kartę i ją zachowuje. Najwyższa wygrywa czwartą.
        [defend] Walka o twoją kartę! Karty ciągnie się w ciemno. Wyższa wygrywa, atakująca siódemka zawsze.
        [empty] Twój fort jest pusty: nikt cię nie zaatakuje, ale po przegranej bitwie odpadasz.
        [campaign] Na wyprawie tylko atakujesz. Gdy skończy się armia, wyprawa jest stracona.
        [siege] Rywal jest na wyprawie. Ukończ strażnicę, zanim minie oblężenie, bo przegrasz.
        [burn] Spal kartę fortu i dobierz z koszar: jedną, a za waleta lub wyższą dwie.
        [tower] Atak na wieżę z 2 kart wymaga armii 6 kart, a na wieżę z 3 kart – armii 10 kart.
        [attempts] 1/3: jedna z twoich 3 prób jest zużyta. Jeśli przegrasz trzecią, karta trafi do koszar.
       *[spent] Wysokie karty po walce przepadają: nawet po wygranej trafiają pod koszary.
    }

## Czterej rycerze

four-knights =
    { $tip ->
        [trade] Masz mniej zdobytych kart, więc możesz w ciemno wymienić kartę z Palisadą.
        [forfeit] Przegrana z jedną kartą mniej na polu: dołóż tę, której najmniej potrzebujesz.
        [stand-off] Impas: żadna karta nie bije drugiej. Każdy dokłada kartę, a stawką są wszystkie.
        [answer] Musisz odpowiedzieć, jeśli możesz. Każda podświetlona karta bije ostatnią.
        [yield] Odpowiedz podświetloną kartą albo ustąp i zachowaj dobre karty.
        [color] W tej samej barwie bije wyższa karta. Czerwone i czarne: liczy się tylko krąg.
        [cycle] Kolory biją się w kręgu: kier bije pik, pik karo, karo trefl, trefl kier.
       *[points] Każda zdobyta karta to pół punktu, bez względu na wysokość.
    }

## Czterej jeźdźcy

four-horsemen =
    { $tip ->
        [keep-death] Wygrana kartą Śmierci: musisz ją zatrzymać. Z trzema odpadasz.
        [war] Wojna niszczy na stosie, na który trafi, najwyższą kartę, którą bije.
        [give] Wygrywasz rundę i rozdzielasz jej karty: po jednej każdemu, sobie też.
        [last-death] Masz dwie karty Śmierci. Z trzecią odpadasz z rozdania i nie masz punktów.
        [famine] Głód liczy się na minus przy nieparzystej liczbie jego kart, na plus przy parzystej.
        [pestilence] Zaraza punktuje tylko u gracza z najniższą sumą Zarazy.
        [fate] Możesz też włożyć kartę pod talię Losu i zagrać jej wierzchnią, w ciemno.
       *[any] Nie trzeba dokładać do koloru: zagraj dowolną kartę. Najwyższa wygrywa rundę.
    }

## Cztery królestwa

four-kingdoms =
    { $tip ->
        [guest] Komnata gościnna jest otwarta: przyjmie jedną kartę swojego koloru, ale nie asa.
        [castle] Zamek zapełnia się po kolei: król, dama, walet. Potem poddani, od dziewiątki do dwójki.
        [dungeon] As idzie do lochu po królu, damie, walecie i dziesiątce. Nic nie idzie na asa.
        [ten] Dziesiątka może iść do wieży w każdej chwili, nawet przed królem.
        [land] Pusta ziemia przyjmie każdą kartę albo cały sekwens.
        [waste] Ze stosu odkrytego grasz tylko wierzchnią kartą. Każda odkryta z talii ją przykrywa.
        [lock] Kłódka oznacza miejsce jeszcze zamknięte. { TAP("Dotknij", "Kliknij") } je, aby zobaczyć, czego mu trzeba.
       *[stock] Talię przegląda się tylko raz. Najpierw poszukaj ruchów na stole.
    }

## O rycerzach i ninjach

knights-and-ninjas =
    { $tip ->
        [road] Klejnoty zabrane przez wojsko są chwilę w drodze. Rozbójnik może je ukraść.
        [accept] Bez odpowiedzi tracisz tyle klejnotów, ile siły ma atak. Odpowiedź kosztuje karty.
        [draft] Pojedynek: najpierw oboje wybieracie karty, potem gracie. Wygrywa 12 klejnotów, nie 10.
        [redraft] Mając najwyżej 3 karty, możesz ogłosić nowy draft. Znikają wszystkie umocnienia.
        [turn] Tura to jedna rzecz: atak, umocnienie albo karta specjalna. Po umocnieniu nie atakujesz.
        [minstrel] Królestwa z minstrelem nie można atakować. Odchodzi, gdy zaczyna się tura właściciela.
        [archer] Łucznik zatrzymuje wszystkich prócz ninjów. Usuwa go twój łucznik: odrzuca się obu.
       *[castle] Wojsko sforsuje zamek tylko z drabiną. Katapulta i smok go niszczą.
    }
