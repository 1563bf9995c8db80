### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Dalej
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
        [goal] Zbierz w forcie cztery karty jednej wysokości. Wygrasz po 10 rundach, chyba że { $rival } też to zrobi.
        [burn] Teraz i raz na turę możesz spalić kartę fortu: dotknij damy, potem „Spal”. J do A dają 2 karty, inne 1.
        [place] W każdej turze dobierasz kartę i wykładasz, ile chcesz. Dotknij dziesiątki, potem fortu.
        [tower] Karty jednej wysokości tworzą wieżę. Masz trzy dziesiątki, więc wyłóż też drugą.
        [stays] Możesz atakować raz na turę, a każdą kartę do 3 razy. Na wieżę z dwóch trzeba 6 kart armii, na wieżę z trzech 10.
        [attack] { $rival } ma ostatnią dziesiątkę! Dotknij jej i atakuj 1 kartą. Przy 2 stawką byłoby więcej kart.
        [pick] Walczy się w ciemno: { $rival } wyciąga kartę z twojej armii. Teraz ty wyciągnij jedną z armii gracza { $rival }.
        [sevens] Wygrywa wyższa karta, ale atakująca siódemka bije wszystko, a broniąca zawsze przegrywa.
        [spoils] Zwycięzca bierze karty, ale wysokie trafiają pod koszary. Remis lub przegrana kończy twoją turę.
        [fourth] Wyłóż zdobytą dziesiątkę i ukończ strażnicę! O dobraną ze stosu walczyliby wszyscy.
        [campaign] Jesteś na wyprawie: reszta fortu przeszła do armii, a twojej wieży nie można atakować.
        [siege] { $rival } też ma 10 rund na zbudowanie strażnicy. Jeśli zdąży, wasze armie spotkają się w ostatecznym starciu.
        [out] Kto przegra bitwę z pustym fortem, odpada. Na wyprawie nigdy nie zostań bez kart armii.
        [raid] Na wyprawie tylko atakujesz i nie tracisz wysokich kart. Atakuj albo zakończ turę.
        [watch] Rozegraj tę turę do końca.
        [showdown] W ostatecznym starciu karta walczy z kartą. Każda walka to lewa; wygrywa najwięcej lew. Trzymaj wysokie karty!
       *[end] To jest Strażnica. Graj dalej z graczem { $rival } albo wróć i zacznij własną partię.
    }

## Czterej rycerze

four-knights =
    { $say ->
        [hand] Ty i { $rival } macie po 6 kart. Gracie nimi w bitwach, a zwycięzca bierze karty.
        [goal] Każda zdobyta karta to pół punktu. Po 4 rozdaniach, po 6 kart na gracza, wygrywa wyższa suma.
        [cycle] Kolory biją się w kręgu: kier bije pik, pik karo, karo trefl, trefl kier.
        [partners] W obrębie czerwonych lub czarnych wyższa karta bije niższą. Najwyższy jest as.
        [open] Otwiera się zakrytymi kartami. Zagraj dwójkę kier: dotknij jej, potem pola, na którym toczy się bitwa.
        [reveal] Obie karty są odkryte: twoja dwójka bije króla. Kto jest pobity, musi odpowiedzieć i pobić najnowszą kartę.
        [answer] Twoja dwójka pobiła króla! Ale piątka karo bije dwójkę. Odpowiedz podświetloną kartą.
        [won] { $rival } nie ma czym odpowiedzieć. Wygrywasz bitwę i wszystkie karty z pola.
        [forfeit] Jeśli przegrany zagrał o jedną kartę mniej, zwycięzca dostaje jeszcze jedną, z ręki przegranego.
        [standoff] Otwarcie tą samą wysokością i barwą to impas: każdy dokłada jeszcze kartę i stawka rośnie.
        [next] Otwórz następną bitwę dowolną kartą. Pomyśl, czym może odpowiedzieć { $rival }.
        [finish] Teraz rozegraj to rozdanie do końca. Każda wygrana daje ci pół punktu za kartę.
        [stockade] Palisada: 4 karty, których nikt nie widział. Kto zdobył w rozdaniu mniej kart, może wymienić jedną na jedną z nich.
       *[end] To są Czterej rycerze. Jedna talia starcza na 4 rozdania, więc zagrane karty nie wracają. Graj dalej albo wróć.
    }

## Czterej jeźdźcy

four-horsemen =
    { $say ->
        [hand] Masz 8 kart na to rozdanie. W każdej rundzie każdy zagrywa jedną, a najwyższa wygrywa rundę.
        [rank] Wygrywa wyższa wartość. Przy równych: Śmierć (czaszka), potem Wojna (miecze), Zaraza (robak), Głód (waga).
        [lead] Każde rozdanie musi otworzyć najniższa karta, bez względu na to, kto ją ma. Ma ją { $rival }: to Głód 1.
        [play] Dwie niskie karty: zdobądź je Zarazą 4. Dotknij jej, potem środka.
        [give] Rozdziel karty, po jednej każdemu i jedną sobie: dotknij karty, potem gracza. Na koniec dotknij „Rozdziel”.
        [worth] Wygrywasz rundę! Twoje karty trafiają na twój stos, który liczy się na końcu. Śmierć i Wojna dają swoją wartość.
        [famine] Karty Głodu dają punkty, gdy masz ich parzystą liczbę, a odbierają, gdy nieparzystą.
        [pestilence] Zaraza punktuje tylko u gracza, którego karty Zarazy mają najniższą sumę.
        [war] Następną rundę zaczyna zwycięzca. Zagraj Wojnę 6: bije ją tylko Śmierć 6.
        [poison] Uwaga: Wojna niszczy na stosie, na który trafia, najwyższą kartę, którą bije: zakrywa ją. Rozdziel karty.
        [death] Wygrywając Śmiercią, musisz ją zatrzymać. Czaszki pokazują, ile ich masz: przy 3 odpadasz z rozdania.
        [finish] Graj do końca rozdania. Punkty przy imionach pokazują, jak komu idzie; najwięcej punktów wygrywa rozdanie.
        [favor] Rozdanie policzone. Najwięcej punktów daje 1 Łaskę, pokazaną jako tarcza. Kto pierwszy ma 3, wygrywa partię.
       *[end] To są Czterej jeźdźcy. Graj dalej albo wróć i zacznij własną partię.
    }

## Cztery królestwa

four-kingdoms =
    { $say ->
        [goal] Doprowadź wszystkie 52 karty do królestw. Każdy kolor ma własne królestwo.
        [tower] To wieża pik. Zawsze przyjmuje dziesiątkę: dotknij dziesiątki, potem wieży, albo ją przeciągnij.
        [king] Król może w każdej chwili zacząć zamek. Odeślij króla pik do królestwa: dotknij go dwa razy.
        [castle] Po królu przychodzi dama, potem walet. Dotknij dowolnego miejsca, by przeczytać, co tam trafia.
        [build] Siedem kolumn to wolne ziemie. Układasz na nich w górę w kolorze: przenieś szóstkę trefl na piątkę.
        [runs] Odkryła się karta. Sekwens przenosisz w całości, na asa nic nie idzie, a pusta ziemia przyjmie każdą kartę.
        [stock] Teraz odkryj kartę z talii. Przykryje tę na stosie, a talię przegląda się tylko raz.
        [queen] Dama pik idzie za swoim królem. Odeślij ją do królestwa, a siódemka pod nią znów będzie wolna.
        [guest] Gdy król i dama są w zamku, komnata gościnna trzyma jedną kartę koloru, nie asa. Odłóż tam siódemkę pik.
        [jack] Teraz walet pik. Z nim zamek jest pełny.
        [dungeon] Po królu, damie, walecie i dziesiątce as może iść do swojego lochu. Odeślij asa pik.
        [subjects] Gdy zamek jest pełny, idzie dziewiątka, potem ósemka i dalej aż do dwójki. Odeślij dziewiątkę.
        [undo] Cofaj do woli albo poproś o podpowiedź. W prawdziwej grze karty już niepotrzebne same idą do królestwa.
       *[end] To są Cztery królestwa. Graj dalej albo wróć i zacznij własne rozdanie.
    }

## O rycerzach i ninjach

knights-and-ninjas =
    { $say ->
        [goal] Każdy ma 5 klejnotów. Kto pierwszy ma 10, wygrywa, więc zabieraj je rywalom i pilnuj swoich.
        [turn] W turze dobierasz 2 karty. Potem: atak na rywala, umocnienie, karta specjalna albo odrzucenie.
        [attack] Czerwone karty to wojsko. Rycerz zabiera 3 klejnoty, żołnierz 2, chłop 1. Zaatakuj rycerzem: { $rival }.
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
        [pass] Drabina pokonuje zamek, łucznik usuwa łucznika. Smok i ninja nie potrzebują drabiny.
        [archer] Własny zamek lub łucznik zatrzyma wojsko. W jednej turze możesz wyłożyć oba.
        [colors] Jeden kolor, jedno zadanie: atak, odpowiedź, umocnienie… Przytrzymaj kartę, aby ją przeczytać.
        [draft] We dwoje nikt nie dobiera: obejrzyj kartę, potem ją zatrzymaj albo przekaż. Wygrywa komplet 12 klejnotów.
       *[end] To jest cała gra. Graj dalej albo wróć i zacznij własną partię.
    }
