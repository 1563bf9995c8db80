### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Jasne
skip = Pomiń
play-on = Graj dalej

## Answers to a tap that does something else

read-first = Najpierw przeczytaj wskazówkę u góry, potem dotknij znaku zatwierdzenia.
not-yet = To możesz zrobić później. Spróbuj tego, co mówi wskazówka, albo ją pomiń.
astray = Tak też można! Cofnij się, aby spróbować inaczej, albo pomiń ten krok.
lesson-unreadable = Nie udało się odczytać lekcji, więc zaczyna się od początku.

## Strażnica

watchtower =
    { $say ->
        [army] Te 4 karty to twoja armia. { $rival } ich nie widzi.
        [fort] Te 4 karty to twój fort. Wszyscy go widzą i mogą atakować.
        [goal] Zbierz w forcie cztery karty jednej wysokości i wygraj ostateczne starcie. Masz już trzy dziesiątki!
        [burn] Wymień damę: dotknij jej, potem „Spal”. Za wysoką kartę dobierasz 2 nowe, za inną 1.
        [place] W każdej turze dobierasz kartę i wykładasz, ile chcesz. Dotknij dziesiątki, potem fortu.
        [tower] Karty jednej wysokości tworzą wieżę. Wyłóż też drugą dziesiątkę.
        [stays] Wyłożone karty zostają. Atak na wieżę z 2 kart wymaga armii 6 kart, z 3 kart – armii 10 kart.
        [attack] { $rival } ma ostatnią dziesiątkę! Dotknij jej i atakuj 1 kartą. Atakować możesz raz na turę.
        [pick] Walczy się w ciemno: { $rival } wyciąga kartę z twojej armii. Teraz wyciągnij jedną z armii rywala.
        [sevens] Wygrywa wyższa karta, ale atakująca siódemka bije wszystko, a broniąca zawsze przegrywa.
        [spoils] Zwycięzca bierze karty z bitwy. Wysokie karty przepadają: trafiają pod koszary.
        [fourth] Wyłóż zdobytą dziesiątkę i ukończ strażnicę! O dobraną czwartą kartę walczą wszyscy.
        [campaign] Jesteś na wyprawie: reszta fortu przeszła do armii, a twojej wieży nie można atakować.
        [siege] { $rival } ma 10 rund na własną strażnicę. Jeśli zdąży, armie spotkają się w ostatecznym starciu.
        [out] Bez fortu przegrana bitwa oznacza odpadnięcie. Bez armii tracisz wyprawę.
        [raid] Na wyprawie tylko atakujesz i nie tracisz wysokich kart. Atakuj albo zakończ turę.
       *[end] To jest Strażnica. Graj dalej przeciw: { $rival }, albo wróć i zacznij własną partię.
    }

## Czterej rycerze

four-knights =
    { $say ->
        [hand] Ty i { $rival } macie po 6 kart. Gracie nimi w bitwach i zdobywacie karty, które walczyły.
        [goal] Każda zdobyta karta to pół punktu. Po 4 rozdaniach wygrywa więcej punktów.
        [cycle] Kolory biją się w kółko: kier bije pik, pik karo, karo trefl, trefl kier.
        [partners] W obrębie czerwonych lub czarnych wyższa karta bije niższą.
        [open] Otwiera się zakrytymi kartami. Zagraj dwójkę kier: dotknij jej, potem pola.
        [reveal] Teraz obie karty się odkrywają. Kto jest pobity, musi odpowiedzieć.
        [answer] Twoja dwójka pobiła króla! Ale piątka karo bije dwójkę. Odpowiedz podświetloną kartą.
        [won] { $rival } nie ma czym odpowiedzieć. Wygrywasz bitwę i wszystkie karty z pola.
        [forfeit] Jeśli przegrany zagrał o kartę mniej, najpierw dokłada jedną z ręki.
        [standoff] Ta sama wysokość i barwa to impas: każdy dokłada kartę, a stawką są wszystkie.
        [next] Otwórz następną bitwę dowolną kartą. Pomyśl, czym może odpowiedzieć { $rival }.
        [stockade] Przed nowym rozdaniem ten, kto zdobył mniej, może w ciemno wymienić kartę z Palisadą.
       *[end] To są Czterej rycerze. Rozegraj 4 rozdania albo wróć i zacznij własną partię.
    }

## Czterej jeźdźcy

four-horsemen =
    { $say ->
        [hand] Masz 8 kart. W każdej rundzie każdy zagrywa jedną dowolną. Najwyższa wygrywa rundę.
        [rank] Wygrywa wyższa wartość. Przy równych: Śmierć bije Wojnę, Wojna Zarazę, Zaraza Głód.
        [lead] { $rival } ma najniższą kartę, Głód 1, i musi nią zacząć.
        [play] Dwie niskie karty: zdobądź je Zarazą 4. Dotknij jej, potem środka.
        [give] Wygrywasz i rozdzielasz karty: po jednej każdemu, sobie też. Dotknij karty, potem gracza.
        [worth] Karty w twoim stosie liczą się na koniec rozdania. Śmierć i Wojna dają swoją wartość.
        [famine] Głód liczy się na plus przy parzystej liczbie kart Głodu, na minus przy nieparzystej.
        [pestilence] Zaraza punktuje tylko u gracza z najniższą sumą Zarazy.
        [war] Zaczyna zwycięzca. Zagraj Wojnę 6: bije ją tylko Śmierć 6.
        [poison] Uwaga: Wojna niszczy w stosie, do którego trafia, najwyższą kartę, którą bije. Rozdziel karty.
        [death] Wygrywając Śmiercią, musisz ją zatrzymać. Trzy karty Śmierci i odpadasz z rozdania.
        [favor] Najwięcej punktów w rozdaniu daje 1 Łaskę. Kto pierwszy ma 3, wygrywa partię.
        [fate] We dwoje możesz też włożyć kartę pod talię Losu i zagrać jej wierzchnią, w ciemno.
       *[end] To są Czterej jeźdźcy. Graj dalej albo wróć i zacznij własną partię.
    }

## Cztery królestwa

four-kingdoms =
    { $say ->
        [goal] Doprowadź wszystkie 52 karty do królestw. Każdy kolor ma własne królestwo.
        [tower] Wieża zawsze przyjmuje swoją dziesiątkę. Dotknij dziesiątki trefl, potem wieży, albo ją przeciągnij.
        [turned] Odkryte są tylko wierzchnie karty. Pod dziesiątką był król!
        [king] Zamek zaczyna się od króla. Odeślij króla karo do królestwa.
        [castle] Po królu przychodzi dama, potem walet. Każde ma swoje miejsce.
        [again] Król kier też może iść do królestwa.
        [stock] Teraz odkryj kartę z talii. Przechodzi się ją tylko raz, więc zwykle warto poczekać.
        [waste] Ta karta nigdzie nie pasuje. Zostaje na stosie, a następna ją przykryje. Odkryj kolejną.
        [build] Na wolnych ziemiach układasz w górę w kolorze: król idzie na damę. Przenieś go.
        [runs] Sekwens przenosisz w całości. Pusta ziemia przyjmie każdą kartę. Na asa nic nie kładziesz.
        [subjects] Poddani wracają, gdy zamek jest pełny: od dziewiątki w dół do dwójki.
        [dungeon] As idzie do lochu na końcu: po królu, damie, walecie i dziesiątce.
        [guest] Gdy król i dama są w zamku, komnata gościnna przyjmie na jakiś czas kartę koloru.
        [undo] Możesz cofnąć każdy ruch, ile razy chcesz. Podpowiedź pokaże dobry ruch.
       *[end] To są Cztery królestwa. Graj dalej albo wróć i zacznij własne rozdanie.
    }

## O rycerzach i ninjach

knights-and-ninjas =
    { $say ->
        [goal] Każdy ma 5 klejnotów. Kto pierwszy ma 10, wygrywa, więc zabieraj je rywalom.
        [turn] Tura to jedna rzecz: atak na rywala, umocnienie albo karta specjalna. Albo odrzucasz kartę.
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
        [pass] Drabina pokonuje zamek, łucznik usuwa łucznika. Smok mija zamki, ninja jedno i drugie.
        [archer] Własny zamek lub łucznik zatrzyma wojsko. W jednej turze możesz wyłożyć oba.
        [colors] Jeden kolor, jedno zadanie: atak, odpowiedź, umocnienie. Przytrzymaj kartę, aby ją przeczytać.
        [draft] We dwoje przed grą jest draft, a do zwycięstwa trzeba wszystkich 12 klejnotów.
       *[end] To jest cała gra. Graj dalej albo wróć i zacznij własną partię.
    }
