### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } z { $all }
total = Osiągnięcia: { $done } z { $all }
hidden =
    { $count ->
        [one] Ukryte jest jeszcze jedno. Zdobądź jeszcze { $needed } z tych, aby je zobaczyć.
        [few] Ukryte są jeszcze { $count }. Zdobądź jeszcze { $needed } z tych, aby je zobaczyć.
       *[other] Ukrytych jest jeszcze { $count }. Zdobądź jeszcze { $needed } z tych, aby je zobaczyć.
    }
earned = Zdobyte
open = Do zdobycia
new =
    { $count ->
        [one] Nowe osiągnięcie: { $titles }
       *[other] Nowe osiągnięcia: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = Zadanie: { $how }

## Czterej rycerze

four-knights =
    { $deed ->
        [upset] Kolor bije wysokość
        [long-battle] Wszystko albo nic
        [last-card] Ostatnie słowo
        [trade] Wymiana w ciemno
        [two-aces] Para asów
        [every-hand] Cztery na cztery
        [comeback] Wielki powrót
       *[landslide] Dwie trzecie
    }

four-knights-how =
    { $deed ->
        [upset] Pobij asa piątką lub niższą kartą.
        [long-battle] Zdobądź wszystkie dwanaście kart rozdania w jednej bitwie.
        [last-card] Wygraj bitwę ostatnią kartą z ręki.
        [trade] Wygraj bitwę kartą wziętą z Palisady.
        [two-aces] Zdobądź dwa asy w jednej bitwie.
        [every-hand] Wygraj wszystkie cztery rozdania partii.
        [comeback] Przegraj pierwsze rozdanie i wygraj partię.
       *[landslide] Wygraj partię, zdobywając co najmniej 16 punktów.
    }

## Czterej jeźdźcy

four-horsemen =
    { $deed ->
        [third-death] Trzecia czaszka
        [destroyer] Spalona ziemia
        [harvest] Obfite żniwa
        [plague] Siewca zarazy
        [hunger] Przednówek
        [last-rider] Ostatni jeździec
        [riches] Dwadzieścia
       *[clean-sweep] Do zera
    }

four-horsemen-how =
    { $deed ->
        [third-death] Wyrzuć rywala z rozdania trzecią kartą Śmierci.
        [destroyer] Zniszcz rywalowi piątkę lub szóstkę kartą Wojny.
        [harvest] Zdobądź w jednym rozdaniu co najmniej 8 punktów za Głód.
        [plague] Zdobądź w jednym rozdaniu co najmniej 5 punktów za Zarazę.
        [hunger] Daj rywalowi kartę Głodu, po której jego Głód da −8 punktów lub mniej.
        [last-rider] Zyskaj Łaskę, gdy w rozdaniu nie zostanie nikt inny.
        [riches] Zdobądź co najmniej 20 punktów w jednym rozdaniu.
       *[clean-sweep] Wygraj partię, zanim ktokolwiek inny zyska Łaskę.
    }

## Strażnica

watchtower =
    { $deed ->
        [raid] Najazd
        [seven] Szczęśliwa siódemka
        [watchtower] Na wyprawie
        [third-attempt] Do trzech razy sztuka
        [great-raid] Pogromca wież
        [intercepted] Nie tak prędko
        [showdown] Do ostatniej karty
       *[siege] Skuteczne oblężenie
    }

watchtower-how =
    { $deed ->
        [raid] Zabierz kartę z podwójnej lub potrójnej wieży.
        [seven] Pobij waleta lub wyższą kartę atakującą siódemką.
        [watchtower] Ukończ strażnicę.
        [third-attempt] Zabierz kartę z fortu w trzeciej próbie.
        [great-raid] Zabierz kartę z potrójnej wieży.
        [intercepted] Wygraj w wolnej amerykance czwartą kartę strażnicy rywala.
        [showdown] Wygraj partię w ostatecznym starciu.
       *[siege] Wygraj partię z końcem oblężenia.
    }

## Cztery królestwa

four-kingdoms =
    { $deed ->
        [castle] Pierwszy zamek
        [guest] Gość w dom
        [long-run] Orszak
        [dungeon] Pod kluczem
        [kingdom] Jedno królestwo
        [castles] Cztery zamki
        [free-lands] Szczere pole
       *[all-up] W otwarte karty
    }

four-kingdoms-how =
    { $deed ->
        [castle] Odeślij do zamku króla, damę i waleta jednego koloru.
        [guest] Umieść kartę w komnacie gościnnej.
        [long-run] Przenieś naraz sekwens co najmniej czterech kart.
        [dungeon] Odeślij asa do jego lochu.
        [kingdom] Zapełnij całe królestwo.
        [castles] Zapełnij wszystkie cztery zamki.
        [free-lands] Opróżnij dwie wolne ziemie, zanim skończy się talia.
       *[all-up] Odkryj wszystkie karty wolnych ziem, zanim skończy się talia.
    }

## O rycerzach i ninjach

knights-and-ninjas =
    { $deed ->
        [revolt] Chłopski bunt
        [executioner] Polecą głowy
        [dragon] Smoczy ogień
        [highwayman] Pieniądze albo życie
        [princess] Urok osobisty
        [traitor] Zmiana frontu
        [great-robbery] Skok stulecia
       *[from-rags] Od zera do bohatera
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Zabierz chłopami co najmniej 3 klejnoty w jednym ataku.
        [executioner] Zatrzymaj atak katem.
        [dragon] Spal zamek smokiem.
        [highwayman] Ukradnij rozbójnikiem klejnoty w drodze.
        [princess] Oczaruj atakującego księżniczką.
        [traitor] Zdrajcą zwróć atak przeciw atakującemu.
        [great-robbery] Ukradnij co najmniej 3 klejnoty jednym rozbójnikiem.
       *[from-rags] Wygraj partię, w której został ci najwyżej jeden klejnot.
    }
