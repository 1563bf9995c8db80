### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Dalej
skip = Pomiń
# Takes the action that the step asks for.
show-me = Pokaż
play-on = Graj dalej

## Answers to a tap that does something else

read-first = Najpierw przeczytaj wskazówkę u góry, potem dotknij „Dalej”.
not-yet = To możesz zrobić później. Najpierw zrób to, co mówi wskazówka u góry.
astray = Tak też można! Cofnij się, aby spróbować inaczej, albo pomiń ten krok.
lesson-unreadable = Nie udało się odczytać lekcji, więc zaczyna się od początku.

## Strażnica

## Positions to solve

exercise-find = { $number } z { $of }. Jakie zagranie jest najlepsze?
exercise-own = { $number } z { $of }, z twojej partii: znajdź coś lepszego niż wtedy.
exercise-alone = { $number } z { $of }. Tylko niektóre ruchy pozwalają jeszcze wygrać. Znajdź jeden.
exercise-none = Znasz już wszystkie pozycje. Te, które się nie udały, wrócą za kilka dni.
exercise-right = Dobrze!
exercise-found = Teraz już wiesz.
exercise-winnable = Rozdanie wciąż można wygrać.
exercise-odds = Szansa na wygraną: { $best }; po najczęstszym błędzie: { $other }.
exercise-wrong = To kosztuje { $lost } szansy na wygraną. Spróbuj inaczej.
exercise-almost = Blisko, ale kosztuje { $lost }. Jest coś lepszego.
exercise-lost = Potem rozdania nie da się już wygrać. Spróbuj innego ruchu.
exercise-try-again = To nie jest najlepsze zagranie.
exercise-judging = Sprawdzam twoje zagranie…
exercise-shown = To jest najlepsze zagranie. Wykonaj je, aby iść dalej.
exercise-only = Tutaj szukasz tylko najlepszego zagrania.
exercise-next = Następna pozycja
exercise-done = Na dziś koniec
exercise-day = { $solved } z { $tried } za pierwszym razem
exercise-tomorrow = Jutro czeka pięć nowych pozycji.

watchtower =
    { $say ->
        [army] Te 4 karty to twoja armia. { $rival } ich nie widzi.
        [fort] Te 4 karty to twój fort. Wszyscy go widzą.
        [goal] Cztery karty jednej wysokości w forcie to strażnica. Jedna dziesiątka już tam jest, a dwie ma twoja armia!
        [burn] Spalenie zamienia kartę fortu na nowe karty armii: damę na 2. Dotknij damy, potem „Spal”.
        [place] W każdej turze dobierasz kartę. Potem wykładasz karty do fortu: dotknij dziesiątki, potem fortu.
        [tower] Dwie dziesiątki to wieża: zaatakuje ją tylko armia od 6 kart, a potrójną od 10. Wyłóż też trzecią.
        [attack] { $rival } ma ostatnią dziesiątkę! W turze możesz atakować jedną kartę. Dotknij jej i atakuj 1 kartą.
        [pick] Walczy się w ciemno: { $rival } wyciąga twoją kartę. Teraz ty wyciągnij kartę, którą ma { $rival }.
        [sevens] Wyższa karta wygrywa bitwę. Ale siódemka, która atakuje, bije wszystko!
        [fourth] Zdobywasz dziesiątkę! Wyłóż ją także: strażnica będzie gotowa.
        [free] Tę dziesiątkę zdobywasz w bitwie. O dobraną byłaby najpierw wolna amerykanka.
        [campaign] Jesteś na wyprawie: nikt nie może atakować twojej strażnicy, a reszta fortu przeszła do armii.
        [siege] { $rival } ma 10 rund, by też zbudować strażnicę. Jeśli się nie uda, wygrywasz.
        [raid] Do tego czasu tylko atakujesz. Każda zdobyta karta opóźnia rywala ({ $rival }): atakuj albo zakończ turę.
        [watch] Znów wyciągnij kartę, którą ma { $rival }. Jeśli nie wygrasz, twoja tura się skończy.
        [showdown] Jeśli { $rival } też zbuduje strażnicę, armie walczą karta przeciw karcie. Zbieraj więc wysokie karty!
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
        [favor] Rozdanie policzone. Kto ma najwięcej punktów albo zostaje sam, dostaje 1 Łaskę. Kto pierwszy ma 3, wygrywa partię.
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
        [attack] Czerwone karty atakują. Król zabiera 4 klejnoty. Dotknij króla, potem królestwa: { $rival }.
        [accepts] { $rival } może odpowiedzieć kartą, która zatrzyma lub osłabi atak.
        [gems] { $rival } nie odpowiada, więc zdobywasz 4 klejnoty. Gdy klejnoty się ruszą, tura się kończy.
        [road] Klejnoty w drodze do ciebie rywal mógłby ukraść rozbójnikiem.
        [struck] Teraz kolej innych. Patrz, co robią.
        [answer] Żołnierz chce zabrać 2 twoje klejnoty! Odpowiedz żołnierzem: jest tak samo silny.
        [cost] Z ataku nic nie zostało, klejnoty są twoje. Obaj żołnierze znikają.
        [castle] Drugi rywal buduje zamek.
        [turn] Znowu twoja tura, a w ręce masz 2 nowe karty.
        [clear] Ten zamek zatrzymuje atakujących. Katapulta go zniszczy: dotknij jej, potem tego królestwa.
        [peasants] Droga wolna! Masz 9 klejnotów: do wygranej wystarczy chłop. Zaatakuj znów to królestwo.
        [watch] Zobacz, jak to się skończy.
       *[end] Wystarczy klejnotów: wygrywasz! Przytrzymaj kartę, aby ją przeczytać, i chroń klejnoty zamkiem.
    }
