### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Jasne
skip = Pomiń
# Takes the action that the step asks for.
show-me = Pokaż mi
play-on = Graj dalej

## Answers to a tap that does something else

read-first = Najpierw przeczytaj wskazówkę u góry, potem dotknij ptaszka.
not-yet = To możesz zrobić później. Najpierw zrób to, co mówi wskazówka u góry.
astray = Tak też można! Cofnij się, aby spróbować inaczej, albo pomiń ten krok.
lesson-unreadable = Nie udało się odczytać lekcji, więc zaczyna się od początku.

## Strażnica

watchtower =
    { $say ->
        [army] Te 4 karty to twoja armia. { $rival } ich nie widzi.
        [fort] Te 4 karty to twój fort. Wszyscy go widzą i mogą atakować.
        [goal] Zbierz w forcie cztery karty jednej wysokości i wygraj ostateczne starcie. Masz już trzy dziesiątki!
        [burn] Raz na turę możesz spalić kartę: dotknij damy, potem „Spal”. Wysoka (J do A) daje 2 karty, inna 1.
        [place] W każdej turze dobierasz kartę i wykładasz, ile chcesz. Dotknij dziesiątki, potem fortu.
        [tower] Karty jednej wysokości tworzą wieżę. Wyłóż też drugą dziesiątkę.
        [stays] Wyłożone karty zostają. Do ataku na wieżę z 2 kart trzeba armii 6 kart, na wieżę z 3 – armii 10.
        [attack] { $rival } ma ostatnią dziesiątkę! Dotknij jej i atakuj 1 kartą. Atakujesz raz na turę.
        [pick] Walczy się w ciemno: { $rival } wyciąga kartę z twojej armii. Teraz wyciągnij jedną z drugiej armii.
        [sevens] Wygrywa wyższa karta, ale atakująca siódemka bije wszystko, a broniąca zawsze przegrywa.
        [spoils] Zwycięzca bierze karty z bitwy; wysokie trafiają pod koszary. Remis kończy twoją turę.
        [fourth] Wyłóż zdobytą dziesiątkę i ukończ strażnicę! O dobraną czwartą kartę walczą wszyscy.
        [campaign] Jesteś na wyprawie: reszta fortu przeszła do armii, a twojej wieży nie można atakować.
        [siege] { $rival } ma 10 rund na własną strażnicę. Jeśli zdąży, armie spotkają się w ostatecznym starciu.
        [out] Bez fortu przegrana bitwa oznacza odpadnięcie. Bez armii tracisz wyprawę.
        [raid] Na wyprawie tylko atakujesz i nie tracisz wysokich kart. Atakuj albo zakończ turę.
        [watch] Rozegraj tę turę do końca.
        [showdown] W ostatecznym starciu armie walczą karta na kartę; wygrywa najwięcej lew. Trzymaj wysokie karty!
       *[end] To jest Strażnica. Graj dalej z graczem { $rival } albo wróć i zacznij własną partię.
    }

## Czterej rycerze

four-knights =
    { $say ->
        [hand] Ty i { $rival } macie po 6 kart. Gracie nimi w bitwach i zdobywacie karty, które walczyły.
        [goal] Każda zdobyta karta to pół punktu. Po 4 rozdaniach wygrywa wyższa suma.
        [cycle] Kolory biją się w kręgu: kier bije pik, pik karo, karo trefl, trefl kier.
        [partners] W obrębie czerwonych lub czarnych wyższa karta bije niższą. Najwyższy jest as.
        [open] Otwiera się zakrytymi kartami. Zagraj dwójkę kier: dotknij jej, potem pola.
        [reveal] Teraz obie karty się odkrywają. Kto jest pobity, musi odpowiedzieć.
        [answer] Twoja dwójka pobiła króla! Ale piątka karo bije dwójkę. Odpowiedz podświetloną kartą.
        [won] { $rival } nie ma czym odpowiedzieć. Wygrywasz bitwę i wszystkie karty z pola.
        [forfeit] Przegrany, który ma na polu o kartę mniej, najpierw dokłada jedną, aby każdy dał tyle samo.
        [standoff] Otwarcie tą samą wysokością i barwą to impas: każdy dokłada jeszcze kartę i stawka rośnie.
        [next] Otwórz następną bitwę dowolną kartą. Pomyśl, czym może odpowiedzieć { $rival }.
        [finish] Teraz rozegraj to rozdanie do końca. Każda wygrana daje ci pół punktu za kartę.
        [stockade] Kto zdobył mniej kart, może teraz w ciemno wymienić kartę z Palisadą. Po remisie nikt nie wymienia.
       *[end] To są Czterej rycerze. Rozegraj 4 rozdania albo wróć i zacznij własną partię.
    }

## Czterej jeźdźcy

four-horsemen =
    { $say ->
        [hand] Masz 8 kart. W każdej rundzie każdy zagrywa jedną dowolną. Najwyższa wygrywa rundę.
        [rank] Wygrywa wyższa wartość. Przy równych: Śmierć bije Wojnę, Wojna Zarazę, Zaraza Głód.
        [lead] Rozdanie musi otworzyć najniższa karta ze wszystkich. Ma ją { $rival }: to Głód 1.
        [play] Dwie niskie karty: zdobądź je Zarazą 4. Dotknij jej, potem środka.
        [give] Wygrywasz, więc rozdziel karty: po jednej każdemu, sobie też. Dotknij karty, potem gracza.
        [worth] Wygrana! Otrzymane karty liczą się na koniec rozdania. Śmierć i Wojna dają swoją wartość.
        [famine] Głód liczy się na plus przy parzystej liczbie kart Głodu, na minus przy nieparzystej.
        [pestilence] Spośród graczy z kartami Zarazy punktuje za nie tylko ten z najniższą sumą.
        [war] Następną rundę zaczyna zwycięzca. Zagraj Wojnę 6: bije ją tylko Śmierć 6.
        [poison] Uwaga: Wojna niszczy na stosie, na który trafia, najwyższą kartę, którą bije. Rozdziel karty.
        [death] Wygrywając Śmiercią, musisz ją zatrzymać. Z trzema nie dostajesz punktów w tym rozdaniu.
        [favor] Najwięcej punktów w rozdaniu daje 1 Łaskę. Kto pierwszy ma 3, wygrywa partię.
        [fate] We dwoje jest talia Losu: możesz włożyć pod nią kartę i zagrać jej wierzchnią, w ciemno.
       *[end] To są Czterej jeźdźcy. Graj dalej albo wróć i zacznij własną partię.
    }

## Cztery królestwa

four-kingdoms =
    { $say ->
        [goal] Doprowadź wszystkie 52 karty do królestw. Każdy kolor ma własne królestwo.
        [tower] Wieża zawsze przyjmuje swoją dziesiątkę. Dotknij dziesiątki trefl, potem wieży, albo ją przeciągnij.
        [turned] Odkryte są tylko wierzchnie karty. Pod dziesiątką był król!
        [king] Król może w każdej chwili zacząć zamek. Odeślij króla karo do królestwa.
        [castle] Po królu przychodzi dama, potem walet. Każde ma swoje miejsce.
        [again] Król kier też może iść do królestwa.
        [stock] Teraz odkryj kartę z talii. Przegląda się ją tylko raz, więc zwykle warto poczekać.
        [waste] Ta karta nigdzie nie pasuje. Zostaje na stosie, a następna ją przykryje. Odkryj kolejną.
        [build] Na wolnych ziemiach układasz w górę w kolorze: król idzie na damę. Przenieś go.
        [runs] Na ziemi karta idzie na o jeden niższą w kolorze. Sekwens przenosisz w całości; pusta ziemia przyjmie każdą.
        [subjects] Gdy król, dama i walet koloru są w królestwie, idzie dziewiątka i dalej aż do dwójki.
        [dungeon] As może iść do swojego lochu po królu, damie, walecie i dziesiątce.
        [guest] Gdy król i dama są w zamku, komnata gościnna przyjmie na jakiś czas kartę koloru.
        [undo] Cofaj ruchy do woli; podpowiedź pokaże dobry. Poza lekcjami zbędne karty same idą do królestwa.
       *[end] To są Cztery królestwa. Graj dalej albo wróć i zacznij własne rozdanie.
    }

## O rycerzach i ninjach

knights-and-ninjas =
    { $say ->
        [goal] Każdy ma 5 klejnotów. Kto pierwszy ma 10, wygrywa, więc zabieraj je rywalom.
        [turn] W turze dobierasz 2 karty (na początku 1), potem atak na rywala, umocnienie, karta specjalna lub odrzucenie.
        [attack] Rycerz zabiera 3 klejnoty, żołnierz 2, chłop 1. Zaatakuj rycerzem: { $rival }.
        [accepts] { $rival } może odpowiedzieć kartą, która zatrzyma lub osłabi atak, albo go przyjąć.
        [gems] Przyjęcie kosztowało 3 klejnoty. { $rival } ma teraz mniej, a twoja tura się kończy.
        [road] Klejnoty zabrane przez wojsko są chwilę w drodze: rozbójnik może je ukraść.
        [struck] Teraz kolej innych. Patrz, co robią.
        [answer] Żołnierz chce zabrać 2 twoje klejnoty! Odpowiedz żołnierzem albo przyjmij stratę.
        [cost] Wojsko odejmuje swoją siłę i obie karty znikają. Minstrel i kat kończą turę.
        [castle] Umocnienia chronią królestwo, dopóki coś ich nie usunie.
        [clear] Ten zamek zatrzymuje wojsko. Katapulta go zniszczy: dotknij jej, potem tego królestwa.
        [peasants] Droga wolna: zaatakuj chłopem albo zakończ turę. Chłopi mogą iść razem.
        [watch] Zobacz, jak to się skończy.
        [again] Dopóki klejnoty się nie ruszyły, możesz znów zaatakować tego samego rywala. Potem tura się kończy.
        [pass] Drabina pokonuje zamek, łucznik usuwa łucznika. Smok mija zamki, ninja też łuczników.
        [archer] Własny zamek lub łucznik zatrzyma wojsko. W jednej turze możesz wyłożyć oba.
        [colors] Jeden kolor, jedno zadanie: atak, odpowiedź, umocnienie… Przytrzymaj kartę, aby ją przeczytać.
        [draft] We dwoje przed grą jest draft, a do zwycięstwa trzeba wszystkich 12 klejnotów.
       *[end] To jest cała gra. Graj dalej albo wróć i zacznij własną partię.
    }
