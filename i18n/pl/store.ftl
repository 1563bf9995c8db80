### Błędy i uwagi o zapisanych danych. $path to plik albo folder.

## In a word or two, in lists.

brief-no-home = Brak folderu domowego
brief-no-name = Brak nazwy
brief-not-a-folder = To nie folder
brief-not-a-file = To nie plik
brief-no-permission = Brak uprawnień
brief-in-use = W użyciu
brief-disk-full = Dysk pełny
brief-no-such-slot = Nie ma takiego slotu
brief-empty = Pusty
brief-canceled = Anulowano
brief-too-large = Za duży
brief-damaged = Uszkodzony
brief-misplaced = Niewłaściwy plik
brief-newer = Z nowszej wersji
brief-outdated = Według dawnych zasad
brief-unreadable = Nie do odczytania
brief-unwritable = Nie można zapisać

## What happened, what is safe, and what to do.

no-home = Brak folderu domowego, w którym można by zapisywać partie. Uruchom Cardkeep z opcją --data-dir i nazwą folderu.
no-name = Folder danych musi mieć nazwę. Uruchom Cardkeep z opcją --data-dir i nazwą folderu.
not-a-file = { $path } nie jest zwykłym plikiem, więc Cardkeep nie może zablokować folderu danych. Przenieś go lub zmień jego nazwę i spróbuj ponownie.
not-a-folder = { $path } nie jest folderem, więc nic się tam nie zapisze. Przenieś go, zmień jego nazwę albo uruchom Cardkeep z opcją --data-dir i innym folderem.
read-only = Cardkeep nie ma prawa zapisu: { $path }. Zmień uprawnienia albo uruchom Cardkeep z opcją --data-dir i innym folderem.
write-only = Cardkeep nie ma prawa odczytu: { $path }. Zmień uprawnienia i spróbuj ponownie. Plik pozostał bez zmian.
locked = Cardkeep już działa i używa { $path }. Skorzystaj z tamtego okna albo najpierw je zamknij.
taken = Inne okno Cardkeep otworzyło { $path }. Aby chronić twoje partie, zapis w tym oknie jest wyłączony. Zamknij je i używaj tamtego.
full = Dysk jest pełny, więc nie udało się zapisać { $path }. Wcześniejsze dane są bezpieczne. Zwolnij trochę miejsca i spróbuj ponownie.
no-such-slot = Nie ma slotu { $slot }. Wybierz slot od 1 do 6.
empty = Nic tu nie zapisano.
canceled = Anulowano. Nic się nie zmieniło.
too-large = { $path }: plik byłby za duży, żeby go potem otworzyć, więc go nie zapisano. Wcześniejszy plik pozostał bez zmian.
damaged = { $path }: plik jest uszkodzony ({ $reason }). Zostaje na swoim miejscu, a reszta danych jest nienaruszona.
misplaced = { $path }: ten plik tu nie pasuje, bo to { $what }. Zostaje tam, gdzie jest.
newer = { $path }: plik zapisała nowsza wersja Cardkeep. Zaktualizuj aplikację, aby go otworzyć. Plik pozostał bez zmian.
outdated = { $path }: partię zapisano według dawnych zasad i nie można jej kontynuować. Plik pozostał bez zmian.
io = { $path }: odczyt lub zapis się nie powiódł ({ $reason }). Sprawdź folder i spróbuj ponownie.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = to nie plik
damage-empty = jest pusty
damage-too-large = jest o wiele za duży
damage-first-line = błędny pierwszy wiersz
damage-checksum = błędna suma kontrolna
damage-version = nieznana wersja
damage-not-text = to nie tekst
damage-no-games = nie ma w nim gier
damage-opponents = liczba rodzajów przeciwników: { $count }
damage-days = liczba dni: { $count }
damage-results = wyniki są za duże
damage-players = gracze: { $players }, miejsca: { $seats }
damage-no-human = gra w niej tylko komputer
damage-window-size = niemożliwy rozmiar okna
damage-journal = wymienia pliki, które nie należą do importu
damage-too-many-files = wymienia więcej plików niż { $most }
damage-unknown-file = zawiera nieznany plik { $name }
damage-file = zawiera uszkodzony plik { $name }

## What a misplaced file is.

misplaced-kind = plik innego rodzaju ({ $name })
misplaced-match = partia gry { $game }
misplaced-unknown-match = partia innej gry

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] ustawienia
        [window] rozmiar okna
        [statistics] statystyki
        [finished] skończona partia
        [archive] wyeksportowany plik
        [import] przerwany import
       *[save] zapisana partia
    }
interrupted = Ostatni zapis został przerwany ({ kind }), więc otwarto kopię sprzed niego.
previous = Najnowszej kopii nie można użyć ({ kind }: { $reason }), więc otwarto poprzednią. { $fate }
reset = Przywrócono stan początkowy, bo pliku nie można użyć ({ kind }: { $reason }). { $fate }
ignored = { $error } Cardkeep działa dalej bez tego pliku.
fate-damaged = Uszkodzony plik zachowano jako { $file }.
fate-unreadable = Nieczytelny plik zachowano jako { $file }.
fate-in-place = Plik { $file } jest nadal na swoim miejscu.
reason-permission = brak prawa odczytu
reason-io = błąd odczytu: { $reason }
omitted-older = Uszkodzone, więc wyeksportowano starszą kopię: { $files }.
omitted = Pominięto, bo nie można ich odczytać: { $files }. Na tym urządzeniu nic się nie zmieniło.
