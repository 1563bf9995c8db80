### Teksty aplikacji poza stołami i wspólne dla wszystkich stołów.

you = Ty
    .inside = ty

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } i { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } i { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Czterej rycerze
        [four-kingdoms] Cztery królestwa
        [four-horsemen] Czterej jeźdźcy
        [watchtower] Strażnica
       *[knights-and-ninjas] O rycerzach i ninjach
    }
tagline =
    { $game ->
        [four-knights] Szybki pojedynek kolorów
        [four-kingdoms] Pasjans dla cierpliwych strategów
        [four-horsemen] Spryt i zatrute podarki
        [watchtower] Wieże, napady i oblężenia
       *[knights-and-ninjas] Blef i miecze
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 graczy
       *[other] 2–{ $most } graczy
    }

## Buttons.

ok = OK
cancel = Anuluj
close = Zamknij
give-up = Poddaj
rematch = Rewanż
first-match = Zagraj partię
continue = Dalej

## Levels of opponents.

level =
    { $level ->
        [easy] Łatwy
        [normal] Normalny
        [master] Mistrz
       *[hard] Trudny
    }
level-both =
    { $level ->
        [easy] Poziom: łatwy
        [normal] Poziom: normalny
        [master] Poziom: mistrz
       *[hard] Poziom: trudny
    }
level-all =
    { $level ->
        [easy] Poziom: łatwy
        [normal] Poziom: normalny
        [master] Poziom: mistrz
       *[hard] Poziom: trudny
    }
level-plays =
    { $level ->
        [easy] Popełnia błędy, które możesz wykorzystać.
        [normal] Gra dobrze i rzadko się myli.
        [master] Myśli dłużej niż na poziomie trudnym.
       *[hard] Gra najlepiej, jak potrafi.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Cierpliwa, liczy tylko na siebie.
        [corin] Pogodny i zawsze gotów do walki.
        [edda] Na każdą kartę ma stare porzekadło i sztuczkę.
        [falk] Śmiały, a gdy mu się uda, dumny z siebie.
        [isolde] Cicha, lubi zaskakiwać.
        [osric] Uparty, zawsze wyrównuje rachunki.
        [runa] Nuci, gdy grają inni, i czeka na swoją chwilę.
        [tamsin] Skora do śmiechu, a jeszcze bardziej do odwetu.
       *[guest] Gość przy twoim stole.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
title-against = Przeciw: { $rivals }
# A running match among those of other games.
home-match = { $game }: { $rivals }
home-deal = { $game }: { $title }
title-deal = Rozdanie { $deal }
title-unnumbered = Rozdanie
title-practice = { $title } (trening)
ladder-rung = Drabina: przeciwnik { $number } z { $all }. Wygraj dwa razy, zanim dwa razy przegrasz, bez podpowiedzi.
ladder-helped = Z podpowiedzią partia nie liczy się na drabinie.
ladder-score = Drabina: przeciwnik { $number } z { $all }. Na razie { $won } do { $lost }.
ladder-top = Drabina: wszyscy przeciwnicy pokonani ({ $all }).
ladder-next = Drabina: czeka przeciwnik { $number } z { $all }
ladder-beaten = { $rival }: pokonany przeciwnik { $number } z { $all } na drabinie
ladder-stands = { $rival }: { $won } do { $lost } na drabinie
won-today = Wygrane dzisiaj: { $wins }
won-so-far = Wygrane dotychczas: { $wins }
wins-of = { $name } { $wins }
positions-note = Pozycje do rozwiązania, po pięć naraz.
positions-known =
    { $count ->
        [one] { $count } rozwiązana pozycja.
        [few] { $count } rozwiązane pozycje.
        [many] { $count } rozwiązanych pozycji.
       *[other] { $count } rozwiązanej pozycji.
    }
luck-of-deal = Szczęście w kartach w { $count } przeanalizowanych partiach: { $mean } punktów szansy wygranej, ±{ $error }. Średnia to 0.
title-exercise = Znajdź zagranie
# A guided first match that was left before its end.
title-lesson = Pierwsza partia z przewodnikiem
lesson-left = Toczy się dalej od miejsca przerwania.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Poznaj { $game }
lesson-next-note = Grając, w 3 minuty
title-daily = Rozdanie dnia, { $day }
title-daily-year = Rozdanie dnia, { $day } { $year }
slot = Slot { $slot }
running-match = Partia { $number }
slot-empty = Slot { $slot } jest teraz pusty.
slot-saved = Zapisano w slocie { $slot }.
match-deleted = Partia usunięta.
saved-daily = rozdanie dnia, { $day }
saved-deal = rozdanie { $deal }
saved-against = przeciw: { $rivals }
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
moves-both =
    { $count ->
        [one] łącznie { $count } ruch
        [few] łącznie { $count } ruchy
       *[other] łącznie { $count } ruchów
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Zachować drugą partię na później?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. Jeśli ją poddasz, rozdanie liczy się jako przegrane.
keep-other-yes = Zachowaj
keep-other-no = Poddaj ją
give-up-title = Poddać tę partię?
give-up-deal-title = Poddać to rozdanie?
give-up-text = { $title }: { $summary }. Nie będzie się liczyć i na tym się skończy.
give-up-text-lost = { $title }: { $summary }. Rozdanie liczy się jako przegrane.
# After giving up.
given-up-title = Partia poddana
given-up-deal-title = Rozdanie poddane
given-up-text = { $summary }. Nie liczy się. Obejrzyj ją tutaj albo graj dalej od dowolnego ruchu w ramach treningu.
given-up-text-lost = { $summary }. Liczy się jako przegrane. Obejrzyj je tutaj ruch po ruchu.
given-up-next = Nowa partia…
go-back-title = Wrócić do slotu { $slot }?
go-back-text = Od tego zapisu partia poszła dalej: { $summary }.
go-back-yes = Wróć
unwinnable-title = Rozdania { $deal } nie da się wygrać
unwinnable-text = Zagrać mimo to?
unwinnable-yes = Zagraj
overwrite-title = Nadpisać slot { $slot }?
overwrite-text = { $summary }, zapisano { $date }.
overwrite-unreadable = Zapisanej tam partii nie można otworzyć.
overwrite-yes = Nadpisz
delete-title = Usunąć slot { $slot }?
delete-match-title = Usunąć tę partię?
delete-text = { $summary }, zapisano { $date }. Tego nie można cofnąć.
delete-unreadable = Tego nie można cofnąć.
delete-yes = Usuń
reset-title = Wyzerować statystyki gry { $game }?
reset-all-title = Wyzerować wszystkie statystyki?
reset-text = Wyniki, ranking i osiągnięcia w tej grze zaczną się od zera. Tego nie można cofnąć.
reset-all-text = Wyniki, rankingi i osiągnięcia we wszystkich grach zaczną się od zera. Tego nie można cofnąć.
reset-yes = Wyzeruj
forget-title = Usunąć historię partii gry { $game }?
forget-text = Tych partii nie da się już obejrzeć. Statystyki pozostaną bez zmian.
forget-yes = Usuń
import-title = Zaimportować ten plik?
import-text-none = Zawiera ustawienia i statystyki z dnia { $date }, ale żadnych partii.
import-text =
    { $count ->
        [one] Zawiera { $count } partię, ustawienia i statystyki z dnia { $date }.
        [few] Zawiera { $count } partie, ustawienia i statystyki z dnia { $date }.
       *[other] Zawiera { $count } partii, ustawienia i statystyki z dnia { $date }.
    }
import-replaces = Import zastąpi dane na tym urządzeniu. Dotychczasowe dane trafią do osobnego folderu.
import-yes = Importuj

## Messages: titles, with a reason below.

settings-title = Twoje ustawienia
statistics-title = Twoje statystyki
cannot-start = Nie można uruchomić Cardkeep
not-opened = Nie można otworzyć tej partii
settings-not-saved = Nie zapisano ustawień
saving = Zapisywanie…
not-saved = Nie zapisano partii
unsaved-mark = Nie zapisano
unsaved = Nie zapisano · { $reason }
unsaved-text = { $reason } Partia pozostaje w pamięci, dopóki Cardkeep jest otwarty.
try-again = Spróbuj ponownie
all-saved = Wszystko jest zapisane.
close-unsaved = Zamknąć bez zapisywania?
close-unsaved-text = { $reason } Jeśli zamkniesz teraz Cardkeep, stracisz ostatnie ruchy.
close-anyway = Zamknij mimo to
not-deleted = Niczego nie usunięto
not-renamed = Nie zmieniono nazwy partii
too-many-running = Za dużo partii w toku
too-many-running-text = Masz już w toku największą możliwą liczbę partii tej gry ({ $most }). Dokończ którąś albo poddaj ją na stronie gry.
history-not-deleted = Nie usunięto historii partii
statistics-not-reset = Nie wyzerowano statystyk
no-search = Nie udało się rozpocząć szukania rozdania
no-deal-found = Nie znaleziono rozdania do wygrania. Spróbuj ponownie.
import-complete = Import zakończony
import-complete-text = Twoje partie, ustawienia i statystyki są gotowe.
import-complete-aside = Poprzednie dane są w folderze { $folder }.
import-failed = Import się nie powiódł
import-not-handed-over = Druga aplikacja nie przekazała pliku. Nic się nie zmieniło. Otwórz go tam ponownie albo najpierw zapisz na tym urządzeniu.
importing = Importowanie…
import-canceled = Import anulowany. Nic się nie zmieniło.
export-complete = Eksport zakończony
export-complete-text = Twoje dane są w pliku { $file }. Aby je przenieść, skopiuj plik na inne urządzenie i zaimportuj go tam na tej stronie.
export-complete-chosen = Twoje dane są w pliku { $file }, w wybranym folderze. Aby je przenieść, skopiuj plik na inne urządzenie i zaimportuj go tam na tej stronie.
export-failed = Eksport się nie powiódł
exporting = Eksportowanie…
export-canceled = Eksport anulowany.
export-no-folder = Nie ma folderu, do którego można eksportować, a okna wyboru pliku nie dało się otworzyć. Nic nie wyeksportowano. Utwórz folder Dokumenty i spróbuj ponownie.
open-folder = Otwórz folder
folder-not-opened = Nie można otworzyć folderu
folder-not-opened-text = Nie można uruchomić menedżera plików ({ $reason }). Plik jest w folderze { $folder }.
reading-file = Odczytywanie pliku…
canceling = Anulowanie…
busy = Teraz nie można tego zrobić
progress-files = Pliki: { $done } z { $total }
dialog-open = Oczekiwanie na okno wyboru pliku…
export-dialog = Eksport danych Cardkeep
import-dialog = Import danych Cardkeep
file-kind = Dane Cardkeep
all-files = Wszystkie pliki
unnamed-file = Plik
match-not-counted = Nie udało się zaliczyć partii, więc ją zachowano. { $reason }
not-in-history = Partia jest zaliczona, ale nie da się jej później obejrzeć. { $reason }
not-being-saved = Partia nie jest zapisywana. { $reason }
result-not-counted = Nie udało się zaliczyć wyniku. { $reason }
result-not-counted-yet = Nie udało się zaliczyć wyniku. { $reason } Otwórz partię później jeszcze raz, aby go zaliczyć.
opponents-not-saved = Nie zapisano wyboru przeciwników. { $reason }
previous-copy-sound = Wcześniejszą kopię można otworzyć.
last-match-unreadable = Nie można otworzyć ostatniej partii. Powód znajdziesz w Zapisanych partiach.

## Why something is not possible.

deal-no-code = To nie jest ani numer rozdania, ani kod. Sprawdź, czy nie ma literówki.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Nie ma czego otworzyć
nothing-to-open-text = „{ $text }” to ani plik, ani kod. Sprawdź, czy nie ma literówki.
deal-too-high = Ten numer rozdania jest za duży.
menu-code =
    Z tym kodem znajomy zagra tę samą partię:
    { $code }
code-newer = Ten kod wymaga nowszej wersji Cardkeep.
code-other-rules = Ten kod dotyczy innych zasad gry { $game } niż w tej wersji.
only-computers = W tej partii gra tylko komputer.
impossible-setup = Tej partii nie można rozegrać: jej ustawienia nie pasują do gry.
match-too-long =
    { $most ->
        [one] Partia ma już { $most } ruch, a więcej nie da się zapisać. Cofnij kilka albo zacznij od nowa.
        [few] Partia ma już { $most } ruchy, a więcej nie da się zapisać. Cofnij kilka albo zacznij od nowa.
       *[other] Partia ma już { $most } ruchów, a więcej nie da się zapisać. Cofnij kilka albo zacznij od nowa.
    }
opponent-stopped = Gracz komputerowy nieoczekiwanie przerwał grę ({ $reason }). Trwa kolejna próba.
opponent-stopped-reason = błąd wewnętrzny

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] Styczeń
        [2] Luty
        [3] Marzec
        [4] Kwiecień
        [5] Maj
        [6] Czerwiec
        [7] Lipiec
        [8] Sierpień
        [9] Wrzesień
        [10] Październik
        [11] Listopad
       *[12] Grudzień
    }
    .genitive =
    { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
month-year = { month } { $year }
month-day = { $day } { month.genitive }
weekday =
    { $weekday ->
        [1] Poniedziałek
        [2] Wtorek
        [3] Środa
        [4] Czwartek
        [5] Piątek
        [6] Sobota
       *[7] Niedziela
    }
weekday-short =
    { $weekday ->
        [1] Pn
        [2] Wt
        [3] Śr
        [4] Cz
        [5] Pt
        [6] Sb
       *[7] Nd
    }
moment = { $day }.{ $month }.{ $year }, { $time }
unknown-date = Nieznana data
decimal = { $whole },{ $rest }
date-full = { weekday }, { $day } { month.genitive } { $year }
date-full-today = { weekday }, { $day } { month.genitive } { $year }, dzisiaj

## The daily deal.

day-won-helped = Wygrane z pomocą. Wygraj bez pomocy, aby przedłużyć serię o dzień.
day-won = Wygrane. Możesz zagrać jeszcze raz.
day-played = Rozegrane. Możesz zagrać jeszcze raz.
days-done = Rozegrane: { $done } z { $all }
days-done-all = Rozdania dnia: { $done } z { $all }, wygrane: { $won }
days-note = Codziennie nowe, takie samo dla wszystkich
days-next = Następne rozdanie
days-of-month = W tym miesiącu: { $done } z { $days } dni.
day-in-progress = W toku: { $summary }.
day-label-won = wygrane
day-label-played = rozegrane
day-label-helped = wygrane z pomocą
day-label-running = w toku
streak-best =
    { $best ->
        [one] Najdłuższa seria: { $best } dzień.
       *[other] Najdłuższa seria: { $best } dni.
    }
streak-now =
    { $now ->
        [one] Seria: { $now } dzień. Najdłuższa: { $best }.
       *[other] Seria: { $now } dni. Najdłuższa: { $best }.
    }

## Turniej objazdowy

tour = Trasa
tour-invites = Pięć krótkich partii, po jednej w każdą grę, przeciw tym samym trzem rywalom, od jednego do trzech naraz. Trasę wygrywa ten, kto wygra najwięcej partii.
tour-note = Pięć gier, jeden wieczór
tour-at = Rozegrane: { $done } z { $all }. Następna: { $game }
tour-stands = Rozegrane partie: { $done } z { $all }
tour-won = Wygrywasz trasę!
tour-shared = Wygrana trasa wspólnie z: { $rivals }.
tour-lost = Trasę wygrywa: { $rivals }.
tour-record = Wygrane trasy: { $won } z { $finished }
tour-begin = Rozpocznij trasę
tour-play = Zagraj: { $game }
tour-continue = Kontynuuj: { $game }
tour-another-title = Rozpocząć nową trasę?
tour-another-text = Ta pozostanie niedokończona. Jej partie zostają w statystykach.
tour-another = Rozpocznij nową trasę
tour-alone = Bez rywali: ułóż, aby wygrać
tour-stop-won = Wygrana
tour-stop-shared = Wygrana wspólnie z: { $rivals }
tour-stop-lost = Zwycięstwo: { $rivals }
tour-stop-nobody = Nikt nie wygrał
tour-on = Dalej w trasę
tour-see = Zobacz trasę
tour-result = Trasa, { $done } z { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Twój przeciwnik
seat-left = Po lewej
seat-right = Po prawej
seat-across = Naprzeciwko
seat-left-second = Drugie miejsce po lewej
seat-right-second = Drugie miejsce po prawej

## Results.

alone = Solo
with-help = Z pomocą
past-won = Wygrana
past-drawn = Remis
past-lost = Przegrana
past-won-against = Wygrana z: { $rivals }
past-drawn-against = Remis z: { $rivals }
past-lost-against = Przegrana z: { $rivals }
# Of several opponents, those who won.
past-lost-winner = Przegrana, zwycięstwo: { $winners }
past-given-up = Poddane
past-given-up-against = Poddana, rywale: { $rivals }
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Trening, { $remark }
past-remark-against = Rywale: { $rivals } · { $remark }
history-kept = { $game }. Ostatnie partie (do { $kept }). Dotknij partii, aby ją obejrzeć.
history-left-out =
    { $count ->
        [one] { $count } partii nie można otworzyć ani pokazać.
       *[other] { $count } partii nie można otworzyć ani pokazać.
    }
points =
    { $hundredths ->
        [100] { $number } punkt
       *[other] { $number } pkt
    }
points-cards-home = karty w królestwach: { $number }
percent = { $number }%
won-of = Wygrane: { $won } z { $played }
won-of-drawn =
    { $drawn ->
        [one] Wygrane: { $won } z { $played }, { $drawn } remis
        [few] Wygrane: { $won } z { $played }, { $drawn } remisy
       *[other] Wygrane: { $won } z { $played }, { $drawn } remisów
    }
not-played = Żadna partia nie jest zakończona
not-counted = Żadna partia się jeszcze nie liczy
rating = Ranking { $rating }
rating-after = Ranking { $rating } ({ $change })
rating-range = Najprawdopodobniej między { $low } a { $high }
ratings = Twój ranking w ostatnich partiach ({ $count }): od { $first } do { $last }.
averages = Średnio: { $time }, { $moves }.
averages-points = Średnio: { $time }, { $moves }, { $points }.
trend-one-won = Ostatnia partia wygrana.
trend-one-not-won = Ostatnia partia niewygrana.
trend = Ostatnie partie: wygrane { $won } z { $all }.
trend-ten = Ostatnie partie: wygrane { $won } z { $all }, a z ostatnich 10 wygrane { $ten }.
trend-drawn = Ostatnie partie ({ $all }): wygrane { $won }, remisy { $drawn }.
trend-drawn-ten = Ostatnie partie ({ $all }): wygrane { $won }, remisy { $drawn }. Wygrane z ostatnich 10: { $ten }.
bests = { $kind }: najlepszy czas { $time }, najmniej ruchów { $moves }.

## At every table.

forced = Twój jedyny ruch.
forced-waits = Twój jedyny ruch, a może wygrać. Czas go wykonać.
not-there = Nie możesz tego tam położyć.
match-over = Koniec partii
# In place of where a match stands that ended while the player was away.
result-waits = Koniec partii: zobacz wynik
finish = Dokończ
skip-to-end = Przejdź do końca
finishing = Dogrywanie do końca. Dotknij, aby pominąć.
result = Wynik
nothing-to-save = Partia skończona, więc nie ma czego zapisać.
step-back = Wstecz
step-on = Dalej
play = Odtwórz
stop = Zatrzymaj
replay = Powtórka
at-start = To początek partii.
at-end = To koniec partii.
review-only = Ta partia jest skończona. Możesz ją tylko oglądać.
play-on = Graj dalej od tego miejsca
open-hands = Pokaż karty wszystkich
hide-hands = Ukryj karty rywali
review-start =
    { $count ->
        [one] Skończona partia, { $count } ruch. Przewijaj ją lub odtwórz.
        [few] Skończona partia, { $count } ruchy. Przewijaj ją lub odtwórz.
       *[other] Skończona partia, { $count } ruchów. Przewijaj ją lub odtwórz.
    }
review-move = Ruch { $number } z { $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] Twojego ruchu nie widać.
       *[other] Ruchu gracza { $who } nie widać.
    }
won-match =
    { PERSON($who) ->
        [you] Wygrywasz partię.
       *[other] { $who } wygrywa partię.
    }
shared-match-you = Dzielisz zwycięstwo.
shared-match = Wspólne zwycięstwo: { $winners }.
# One sentence about a match that is over. After a defeat:
story-first = Pierwsza partia w tę grę za tobą: wiesz już, jak to działa.
story-tied = Na koniec był remis i zdecydowała dogrywka.
story-close = Wyrównana do samego końca.
story-led = Przez ponad połowę partii prowadzenie było twoje.
story-ahead = W ruchu { $number } z { $all } prowadzenie było jeszcze twoje.
story-record = Twój najlepszy dotąd wynik: { $points }.
story-passed = Za tobą: { $rivals }.
story-strong = Rywale na poziomie { $level } to najtrudniejszy sprawdzian.
story-level = Do ruchu { $number } z { $all } nikt cię nie wyprzedzał.
story-review = Przegląd pokaże, gdzie partia się odwróciła.
# After a victory:
story-turned = Odrobione straty: w ruchu { $number } z { $all } na czele był jeszcze ktoś inny ({ $rival }).
story-led-throughout = Prowadzenie było twoje niemal przez całą partię.
story-narrow = O włos.
story-strong-beaten = Pokonani rywale na poziomie { $level }.
already-won =
    { PERSON($who) ->
        [you] Masz już wygraną partię.
       *[other] { $who } ma już wygraną partię.
    }
already-settled = Wynik jest już przesądzony.
tally = Wygrane na tym poziomie: { $won } z { $played }
tally-alone = Wygrane rozdania: { $won } z { $played }
streak =
    { $wins ->
        [one] { $wins } wygrana z rzędu, rekord { $best }
        [few] { $wins } wygrane z rzędu, rekord { $best }
       *[other] { $wins } wygranych z rzędu, rekord { $best }
    }
best-first-win = Twoja pierwsza wygrana
best-first-of-deal = Twoja pierwsza wygrana w tym rozdaniu
best-time = Nowy najlepszy czas
best-moves = Nowy rekord: najmniej ruchów
best-streak =
    { $wins ->
        [one] Nowy rekord: { $wins } wygrana z rzędu
        [few] Nowy rekord: { $wins } wygrane z rzędu
       *[other] Nowy rekord: { $wins } wygranych z rzędu
    }

## Settings.

speed =
    { $speed ->
        [off] Brak
        [fast] Szybko
        [slow] Wolno
       *[normal] Średnio
    }
appearance =
    { $appearance ->
        [light] Jasny
        [dark] Ciemny
       *[system] Systemowy
    }
card-back =
    { $back ->
        [checks] Kratka
        [stripes] Paski
        [lozenges] Romby
        [towers] Wieże
        [oaks] Dęby
        [waves] Fale
        [stars] Gwiazdy
        [scales] Łuski
        [lilies] Lilie
        [roses] Róże
       *[horse] Koń
    }
felt =
    { $felt ->
        [blue] Niebieski
        [wine] Bordowy
        [slate] Grafitowy
        [teal] Morski
        [olive] Oliwkowy
        [chestnut] Kasztanowy
        [plum] Śliwkowy
       *[green] Zielony
    }
text-size =
    { $size ->
        [large] Duży
        [largest] Największy
       *[usual] Zwykły
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Brak
        [low] Cicho
        [loud] Głośno
       *[normal] Średnio
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Słońce
        [tree] Drzewo
        [anchor] Kotwica
        [bell] Dzwon
        [lily] Lilia
        [wheel] Koło
        [ship] Okręt
       *[crown] Korona
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look } – zablokowany: zdobądź pierwsze osiągnięcie.
        [few] { $look } – zablokowany: zdobądź { $needed } osiągnięcia (masz { $have }).
       *[other] { $look } – zablokowany: zdobądź { $needed } osiągnięć (masz { $have }).
    }
look-locked-ladder = { $look } – zablokowany: pokonaj { $needed } przeciwników na drabinie jednej gry (twój rekord: { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Kłódka pokazuje, ile osiągnięć ją otwiera. Masz { $have }.
looks-locked-ladder = Kłódka pokazuje, ilu przeciwników trzeba pokonać na drabinie jednej gry. Twój rekord: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Nowy rewers w ustawieniach: { $look }
        [felt] Nowy kolor stołu w ustawieniach: { $look }
       *[crest] Nowy herb w ustawieniach: { $look }
    }
# Several of them, by their names.
looks-new = Nowości w ustawieniach: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Automatyczne odkrywanie
        [may-yield] Ustępowanie
        [long] Dłuższa partia
       *[siege] Czas oblężenia
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Gdy stos odkryty jest pusty, trafia na niego karta z talii.
        [may-yield] Możesz ustąpić w bitwie, nawet jeśli masz czym odpowiedzieć.
        [long] Przy trzech lub więcej graczach do zwycięstwa potrzeba 12 klejnotów zamiast 10.
       *[siege]
            { $value ->
                [short] Oblężenie trwa 5 rund (4 przy czterech graczach), a partia najwyżej 20 tur na gracza (15 przy trzech, 12 przy czterech).
                [double] Oblężenie trwa 20 rund (16 przy czterech graczach), a partia najwyżej 80 tur na gracza (60 przy trzech, 50 przy czterech).
               *[as-given] Oblężenie trwa 10 rund (8 przy czterech graczach), a partia najwyżej 40 tur na gracza (30 przy trzech, 25 przy czterech).
            }
    }
house-rule-value =
    { $value ->
        [short] Połowa
        [double] Podwójny
       *[as-given] Standard
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = twój poziom
setup-standard = zasady standardowe
setup-house = zasady domowe
setup-winnable = Rozdanie do wygrania
setup-any = Dowolne rozdanie
setup-practice = trening
setup-code = partia z kodu
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Cofnij
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.

## The rules in brief: the labels of three sentences.

brief-goal = Cel gry
brief-turn = Twoja tura
brief-watch = Uważaj

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

example-pair = { CARD($left, form: "bare") } – { $verdict }: { CARD($right, form: "bare") }
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

language-system = Język systemu

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } z { $need }.
goal-standing-note = { $name }: { $have } z { $need }. { $note }.
goal-near = O krok od wygranej

## Hints, in every game against opponents.

# A button.
hint = Podpowiedź
hint-thinking = Szukam najlepszego zagrania…
hint-failed = Nie udało się znaleźć podpowiedzi: { $reason }
hint-not-now = Teraz nie twoja kolej.
hint-soon = Chwileczkę, karty są jeszcze w ruchu.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Szansa { $best }, inaczej { $next }.
hint-chance = Szansa { $best }.
# Reasons in every game.
hint-forced = Nie masz innego wyboru.
hint-alike = Tutaj każdy wybór jest taki sam.
hint-close = Równie dobre: { $other }
hint-near = Prawie równie dobre: { $other }
hint-close-either = Inne zagrania są równie dobre.
hint-better = Częściej wygrywa.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Ostatni ruch: { $text }
last-forced = To był jedyny dozwolony ruch.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = { $rival }, z własnego punktu widzenia: „{ $reason }”
last-unknown = Poziom { $level } nie zawsze wybiera najlepszy ruch.
# The name of the player at this device in a sentence to an opponent.
player-name = Gracz
# In the result of a match with hints.
tally-helped = Wygrane z podpowiedziami: { $won } z { $played }
practice-over = Partie treningowe się nie liczą.

## Win chances of a finished match.

analysis = Szanse wygranej
analysis-running = Analiza decyzji { $done } z { $all }…
analysis-note = Twoja szansa wygranej przy każdej decyzji, według twojej ówczesnej wiedzy, jeśli wszyscy grają dobrze.
analysis-clear = Brak wyraźnych błędów.
analysis-most =
    { $count ->
        [one] 1 ruch kosztował cię najwięcej. Dotknij go, aby go zobaczyć.
        [few] { $count } ruchy kosztowały cię najwięcej. Dotknij jednego, aby go zobaczyć.
       *[other] { $count } ruchów kosztowało cię najwięcej. Dotknij jednego, aby go zobaczyć.
    }
analysis-empty = W tej partii nie było żadnych decyzji.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Ruch { $number }, poważny błąd: −{ $lost }
        [mistake] Ruch { $number }, błąd: −{ $lost }
       *[slip] Ruch { $number }, niedokładność: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Twój wybór: { $played } Lepiej: { $better }
# For screen readers; all are percents.
analysis-label = Szansa wygranej od { $first } do { $last }, najniższa { $least }, najwyższa { $most }
analysis-failed = Analiza została przerwana: { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] Partia jest twoja!
       *[other] Nikt już nie dogoni gracza { $who }
    }
# A rival.
headline-won = { $who } wygrywa partię
# What an opponent says.
says = { $who }: „{ $line }”

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Przekaż urządzenie: { $name }
curtain-lift = To ja, { $name }
hold-to-look = Przytrzymaj przycisk, aby zobaczyć swoje karty.
cover = Zakryj
shared-turn = Teraz gra { $name }
friend = Znajomy
friend-note = Gra na tym urządzeniu.
player-letter = Gracz { $letter }
past-shared = Wygrana: { $winners }. Gracze: { $players }
setup-friends = na jednym urządzeniu

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Wyzwij znajomego
friend-played = Znajomy rozegrał już tę partię. Gdy ją skończysz, możesz porównać obie.
# A command.
compare-with =
    { $who ->
        [par] Porównaj z silnym graczem
       *[friend] Porównaj ze znajomym
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Wróć do swojej partii
compare-who =
    { $who ->
        [par] Silny gracz
       *[friend] Znajomy
    }
compare-title =
    { $who ->
        [par] Ty i silny gracz
       *[friend] Ty i twój znajomy
    }
compare-no-better = Silny gracz nie poradził sobie lepiej z tymi kartami.
compare-better = Z tymi kartami udało ci się więcej niż silnemu graczowi.
compare-playing = Silny gracz gra twoimi kartami: ruch { $moves }…
compare-score = Wynik
compare-moves = Ruchy
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = Pierwsza różnica była w ruchu { $number }.
compare-choices =
    Ty: { $mine }
    { $other }: { $friends }
compare-same = Podjęliście te same decyzje.
compare-rival = Od ruchu { $number } przeciwnicy grali inaczej.
# One of the two gave up after so many moves.
compare-end = Graliście tak samo do ruchu { $number }, potem jedna strona się poddała.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Ty: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Odcisk tej partii: { $short }
copy-fingerprint = Kopiuj odcisk
# $nonce is a long random number.
proof-revealed = Numer rozdania { $deal }, tajna liczba { $nonce }
# A command.
proof-verify = Sprawdź rozdanie
proof-fits-title = Rozdanie się zgadza
proof-fits = Numer rozdania, gracze i tajna liczba dają odcisk { $short }, ustalony przed pierwszą kartą. Jeśli masz jego kopię, porównaj: { $whole }
proof-fails-title = Rozdanie się nie zgadza
proof-fails = Numer rozdania, gracze i tajna liczba dają odcisk { $found }, a nie { $short }. Zapis partii zmieniono po jej rozpoczęciu: to nie jest rozdanie ustalone przed pierwszą kartą.
# A command in a review.
see-as = Zobacz to oczami gracza { $rival }

## How to play: chapters of every game.

chapter-friends = Gra ze znajomymi
friends-code = Po partii możesz wyzwać znajomego jej kodem. Wpisze go na stronie rozdań dnia, rozegra tę samą partię i porówna obie partie.
# Not in a solitaire.
friends-device = Kilka osób może grać na jednym urządzeniu: wybierz znajomych przy nowej partii. Przekazujcie je sobie, a kurtyna zakrywa wszystko, aż następny gracz przytrzyma przycisk. Albo połóżcie je między sobą: wszyscy widzą stół, a zakryte jest tylko to, czego nie wiedzą wszyscy.
friends-private = Nic nie idzie przez sieć. Kod zawiera grę, karty i twoje decyzje, nic więcej o tobie.
chapter-fair = Czy tasowanie jest uczciwe?
fair-deal = Numer rozdania decyduje o wszystkich kartach i jest ustalony przed pierwszą. Menu stołu pokazuje odcisk partii: skopiuj go i sprawdź rozdanie, oglądając partię. Inne rozdanie miałoby inny odcisk.
# Not in a solitaire.
fair-opponents = Przeciwnicy wiedzą tylko to, co widać z ich miejsca. Oglądając partię, możesz zobaczyć ją oczami każdego z nich.
fair-check = Możesz to sprawdzić: Cardkeep to wolne oprogramowanie, a README mówi, jak.
# A command: code, fingerprint, and perspectives of a match.
about-match = O tej partii
