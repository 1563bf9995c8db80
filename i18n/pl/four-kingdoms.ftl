### Stół pasjansa Cztery królestwa.
### rozdanie, talia, stos odkryty, wolna ziemia, sekwens, królestwo (zamek, wieża, poddani, loch,
### komnata gościnna), podpowiedź, do wygrania, z pomocą.

title =
    { $count ->
        [one] { $count } ruch  { $time }
        [few] { $count } ruchy  { $time }
       *[other] { $count } ruchów  { $time }
    }
summary =
    { $stock ->
        [0] { $home } z 52 kart w królestwach, talia pusta
       *[other] { $home } z 52 kart w królestwach, { $stock } w talii
    }

## Buttons and commands.

redo = Ponów
hint = Podpowiedź
deal-card = Odkryj kartę
finish = Dokończ
show-waste = Pokaż odkryte
check-winnable = Da się wygrać?
show-solution = Pokaż rozwiązanie
restart = Od nowa
new-deal = Nowe rozdanie…
options = Pokaż opcje
keep-looking = Szukaj dalej
rewind = Cofnij do wygrywającej pozycji
again = Nowe rozdanie

## The menu.

menu-title = To rozdanie
counts-as-help = Te opcje zaglądają w zakryte karty, więc rozdanie liczy się jako rozegrane z pomocą.
rewind-counts-as-help = Takie cofnięcie zagląda w zakryte karty, więc rozdanie liczy się jako rozegrane z pomocą.

## Questions.

restart-title = Zacząć to rozdanie od nowa?
restart-text = Wszystkie karty wrócą na początek. Możesz to cofnąć.
hopeless-title = Tego rozdania nie da się wygrać
hopeless-text = Zacząć je od nowa mimo to?

## Prompts.

prompt-start = Układaj rosnąco w kolorze i zapełnij królestwa.
prompt-start-daily = Rozdanie dnia, { $day }. Układaj rosnąco w kolorze i zapełnij królestwa.
prompt-home = W królestwach: { $home } z 52 kart.
prompt-automatic = Kart, które same trafiły do królestw: { $count }.
prompt-where = Wybierz miejsce dla { CARD($card, case: "genitive") }.
prompt-stuck = Brak przydatnych ruchów.
prompt-lost = Stąd nie da się już wygrać.
prompt-finish = Reszta kart może już sama trafić do królestw.
prompt-complete = Wszystkie cztery królestwa są pełne.
prompt-searching = Analiza…
prompt-solution = Tak można wygrać. Dotknij, aby zatrzymać.
solution-shown = Tak można było wygrać. Przywrócono twoją pozycję.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = Brak przydatnych ruchów
stuck-text = Żaden ruch nie odkryje już karty ani nie odeśle żadnej do królestwa. Cofnij, aby spróbować inaczej.
lost-title = Tego rozdania nie da się już wygrać
lost-text = Są jeszcze ruchy, ale żaden nie prowadzi do wygranej.

## What was found out.

winnable-yes = Tak, możesz jeszcze wygrać.
winnable-no = Nie, stąd nie da się wygrać. Spróbuj cofnąć kilka ruchów.
winnable-unknown = Sprawdzenie tego trwałoby za długo.
rewound-none = Stąd nadal możesz wygrać.
rewound =
    { $count ->
        [one] Cofnięto { $count } ruch. Stąd możesz wygrać.
        [few] Cofnięto { $count } ruchy. Stąd możesz wygrać.
       *[other] Cofnięto { $count } ruchów. Stąd możesz wygrać.
    }
rewound-never = Tego rozdania nie dało się wygrać nawet od początku.
rewound-unknown = Sprawdzenie tego trwałoby za długo. Nadal możesz cofać ruchy.
no-search = Teraz nie można tego sprawdzić ({ $reason }).

## Hints.

hint-none = Brak przydatnych ruchów. Cofnij, aby spróbować inaczej.
hint-deal = Odkryj następną kartę z talii.
hint-onto = Połóż { CARD($card, case: "accusative") } na { CARD($top, case: "accusative") }.
hint-run-onto = Przenieś sekwens od { CARD($card, case: "genitive") } na { CARD($top, case: "accusative") }.
hint-land = Przenieś { CARD($card, case: "accusative") } { CARD($place, form: "to") }: jest pusta.
hint-run-land = Przenieś sekwens od { CARD($card, case: "genitive") } { CARD($place, form: "to") }: jest pusta.
hint-guest = Przenieś { CARD($card, case: "accusative") } do komnaty gościnnej.
hint-home = Odeślij { CARD($card, case: "accusative") } do królestwa.
hint-opens = Potem do królestwa może trafić { $card }.
hint-turns-up = Odkrywa zakrytą kartę.
hint-empties = Opróżnia wolną ziemię.
hint-frees = Uwalnia { CARD($card, case: "accusative") }.
hint-only = Na stole nic teraz nie pomaga.
hint-wins = Potem nadal możesz wygrać.

## What happened, for the log.

log-dealt = Odkryto z talii { CARD($card, form: "short") }.
log-moved = { CARD($card, form: "short") } trafia { CARD($place, form: "to") }.
log-moved-run = Sekwens { CARD($first, form: "short") }–{ CARD($last, form: "short") } trafia { CARD($place, form: "to") }.
log-turned-up = Odkryto { CARD($card, form: "short") }.
log-won = Wszystkie karty w królestwach. Wygrana.

## The result.

won = Wygrana!
tally-helped = Rozdania wygrane z pomocą: { $won } z { $played }
result-daily = Rozdanie dnia
result-deal = Rozdanie
result-time = Czas
result-moves = Ruchy
result-best-time = Najlepszy czas
result-fewest-moves = Najmniej ruchów

## Places.

stock =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
stock-empty = Talia jest pusta.
waste =
    { $count ->
        [one] Stos odkryty: { $count } karta
        [few] Stos odkryty: { $count } karty, od najnowszej
       *[other] Stos odkryty: { $count } kart, od najnowszej
    }
waste-top = Na wierzchu leży { $card }.
waste-empty = Stos odkryty jest pusty.
empty-land = Wolna ziemia { $number } jest pusta. Może tu trafić każda karta i każdy sekwens.
empty-tower = Wieża { CARD($suit, form: "one") }: tu trafia dziesiątka.
empty-king = Zamek { CARD($suit, form: "one") }: tu trafia król.
empty-queen =
    { $locked ->
        [yes] Zamek { CARD($suit, form: "one") }: po królu trafia tu dama.
       *[no] Zamek { CARD($suit, form: "one") }: tu trafia dama.
    }
empty-jack =
    { $locked ->
        [yes] Zamek { CARD($suit, form: "one") }: po królu i damie trafia tu walet.
       *[no] Zamek { CARD($suit, form: "one") }: tu trafia walet.
    }
empty-subjects =
    { $locked ->
        [yes] Poddani { CARD($suit, form: "one") }: gdy król, dama i walet są w zamku, trafiają tu karty od dziewiątki do dwójki.
       *[no] Poddani { CARD($suit, form: "one") }: tu trafiają po kolei karty od dziewiątki do dwójki.
    }
empty-dungeon =
    { $locked ->
        [yes] Loch { CARD($suit, form: "one") }: gdy zamek i wieża są pełne, trafia tu as.
       *[no] Loch { CARD($suit, form: "one") }: tu trafia as.
    }
empty-guest =
    { $locked ->
        [yes] Komnata gościnna { CARD($suit, form: "one") }: otwiera się, gdy król i dama są w zamku.
       *[no] Komnata gościnna { CARD($suit, form: "one") }: mieści jedną kartę koloru { CARD($suit, form: "one") }, byle nie asa.
    }

## Cards.

label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, wybrano, pod inną kartą
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, wybrano
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, pod inną kartą
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
home-castle = Miejsce tej karty: zamek { CARD($suit, form: "one") }.
home-tower = Miejsce tej karty: wieża { CARD($suit, form: "one") }. Może tam trafić w każdej chwili.
home-subjects = Miejsce tej karty: poddani { CARD($suit, form: "one") }, od dziewiątki do dwójki.
home-dungeon = Miejsce tej karty: loch { CARD($suit, form: "one") }.
built-on = Na wolnej ziemi pasuje na tę kartę { $card }.
not-built-on = Na wolnej ziemi nic na tę kartę nie pasuje.

## Why an action is not allowed.

stays-until = { CARD($card, form: "capital") } musi jeszcze poczekać. Pasuje na { CARD($under, case: "accusative") }, na pustą wolną ziemię albo do królestwa.
stays = { CARD($card, form: "capital") } musi jeszcze poczekać: droga do królestwa jest zamknięta, a wolne ziemie zajęte.
stays-home = { CARD($card, form: "capital") } jest w królestwie i nie ma teraz dokąd pójść.
cannot-finish = Jeszcze nie można. Niektóre karty nie mogą pójść prosto do królestw.
face-down = Możesz przenosić tylko odkryte karty.
refused-no-such-place = Jest 7 wolnych ziem.
refused-ace-onto-card = As może trafić tylko na pustą wolną ziemię albo do lochu.
refused-onto-king = Na króla nic się nie kładzie.
refused-onto-ace = Na asa nic się nie kładzie.
refused-does-not-build = Na { CARD($top, case: "accusative") } pasuje tylko { $wanted }.
refused-not-a-run = Razem przeniesiesz tylko sekwens w jednym kolorze.
refused-other-suit = Tu pasują tylko { $suit } ({ CARD($place, form: "bare") }).
refused-other-rank =
    { $place ->
        [tower] Do wieży { CARD($suit, form: "one") } trafia tylko dziesiątka.
        [king] W zamku { CARD($suit, form: "one") } to miejsce króla.
        [queen] W zamku { CARD($suit, form: "one") } to miejsce damy.
        [jack] W zamku { CARD($suit, form: "one") } to miejsce waleta.
        [dungeon] Do lochu { CARD($suit, form: "one") } trafia tylko as.
       *[subjects] Do poddanych { CARD($suit, form: "one") } trafiają tylko karty od dziewiątki do dwójki.
    }
refused-ace-as-guest = As nie może wejść do komnaty gościnnej.
refused-guest-taken = Komnata gościnna { CARD($suit, form: "one") } jest już zajęta.
refused-needs-rank = W zamku { CARD($suit, form: "one") } najpierw musi stanąć { $rank }.
refused-needs-for-guest = Komnata gościnna { CARD($suit, form: "one") } otwiera się, gdy król i dama są w zamku.
refused-needs-for-subjects = Poddani { CARD($suit, form: "one") } mogą wrócić do królestwa, gdy król, dama i walet są w zamku.
refused-needs-for-dungeon = Loch { CARD($suit, form: "one") } otwiera się, gdy zamek i wieża są pełne.
refused-subjects-in-order = Następna karta poddanych { CARD($suit, form: "one") } to { $rank }.
refused-to-waste = Nie można przenosić kart na stos odkryty.
refused-from-home = Karta z królestwa może wrócić tylko na wolną ziemię albo do swojej komnaty gościnnej.
refused-stock-empty = Talia jest pusta. Przeglądasz ją tylko raz.
refused-won = To rozdanie jest już wygrane.
refused-nothing-there = Nie ma tam karty do przeniesienia.
refused-same-place = Karta już tam leży.
refused-one-card = Sekwens można przenosić tylko między wolnymi ziemiami.

## How to play.

guide-line = Odeślij wszystkie cztery kolory do ich królestw. Grasz w pojedynkę.
guide-brief-goal = Odeślij wszystkie 52 karty do królestw ich kolorów.
guide-brief-turn = Odeślij kartę do królestwa albo połóż ją na karcie tego samego koloru o jeden niższej. Dotknij talii, aby odkryć następną kartę.
guide-brief-watch = Talię przeglądasz tylko raz, a na asa nic się nie kładzie. Nie przykrywaj kart, których potrzebujesz.
guide-part-dungeon = Loch: as, po K, Q, J i 10
guide-part-tower = Wieża: dziesiątka, w każdej chwili
guide-part-guest = Komnata gościnna: jedna karta, byle nie as
guide-part-castle = Zamek: król, potem dama, potem walet
guide-part-subjects = Poddani: od dziewiątki do dwójki
guide-part-lands = Wolne ziemie: układaj rosnąco w kolorze
guide-part-stock = Talia i stos odkryty
guide-goal-title = Cel gry
guide-goal = Każdy kolor ma królestwo: zamek, wieżę, poddanych i loch. Tam jest miejsce jego kart. Wygrywasz, gdy wszystkie 52 karty są w królestwach. Nie ma przeciwnika ani limitu czasu. Zegar stoi, gdy cię nie ma, gdy stół zasłania strona lub menu i gdy oglądasz rozwiązanie. Zatrzymuje się wraz z wygrywającym ruchem.
guide-lands-title = Wolne ziemie
guide-lands = Jest siedem stosów po cztery karty, w każdym odkryta jest tylko wierzchnia. Układaj je rosnąco w kolorze: kartę kładziesz na kartę tego samego koloru o jeden niższą. Tak ułożone karty to sekwens. Możesz przenieść na inną wolną ziemię cały sekwens albo tylko jego górną część. Gdy zakryta karta znajdzie się na wierzchu, zostaje odkryta. Na pustą wolną ziemię może trafić każda karta i każdy sekwens. Na asa nic się nie kładzie.
guide-stock-title = Talia i stos odkryty
guide-stock = Dotknij talii, aby odkryć jej następną kartę na stos odkryty. Wierzchnią kartę stosu odkrytego możesz zagrać w każdej chwili. Talię przeglądasz tylko raz, więc zanim odkryjesz kartę, poszukaj innych ruchów. Przytrzymaj stos odkryty lub kliknij go prawym przyciskiem, aby zobaczyć wszystkie jego karty. Z zasadą domową „Automatyczne odkrywanie” karta trafia na stos odkryty zawsze, gdy jest on pusty.
guide-castle-title = Zamek i wieża
guide-castle = Do zamku trafia król swojego koloru, potem dama, potem walet. Do wieży dziesiątka może trafić w każdej chwili. Nie spiesz się jednak z dziesiątką: gdy leży na wolnej ziemi, możesz położyć na nią waleta.
guide-subjects-title = Poddani i loch
guide-subjects = Gdy król, dama i walet są w zamku, poddani wracają do królestwa po kolei, od dziewiątki do dwójki. As trafia do lochu, gdy zamek i wieża są pełne. Mała kłódka oznacza miejsce jeszcze zamknięte. Dotknij go, aby zobaczyć, czego potrzebuje.
guide-guest-title = Komnata gościnna
guide-guest = Gdy król i dama są w zamku, otwiera się komnata gościnna ich koloru. Mieści jedną kartę tego koloru, byle nie asa, dopóki nie zagrasz jej gdzie indziej.
guide-back-title = Zabieranie kart z królestw
guide-back = Wierzchnią kartę z królestwa możesz zabrać na wolną ziemię, na którą pasuje, albo do jej otwartej komnaty gościnnej (byle nie asa). Karty, które trafiły do królestwa po niej, zostają.
guide-table-title = Sterowanie
guide-table =
    Dotknij karty, a potem miejsca, do którego ma trafić, albo przeciągnij ją tam. Pasujące miejsca są podświetlone. Dotknij karty drugi raz, aby poszła tam, gdzie pasuje najlepiej. Gdy włączysz w ustawieniach grę jednym dotknięciem, wystarczy dotknąć raz, o ile taki ruch ci pomaga. Przytrzymaj kartę lub kliknij ją prawym przyciskiem, aby o niej poczytać.

    Każdy ruch możesz cofnąć i ponowić, nawet po wielu dniach, a także rozpoczęcie od nowa. Cofnięte ruchy i karty, które same odchodzą do królestw, nie zwiększają licznika ruchów.

    Na klawiaturze poruszaj się strzałkami, a klawiszem Enter podnoś i kładź karty. Na sekwensie kolejny Enter bierze o jedną kartę mniej. U cofa, Y ponawia, H daje podpowiedź, D odkrywa kartę, W pokazuje stos odkryty, F dokańcza, S podaje postęp, a L otwiera dziennik.
guide-help-title = Pomoc w grze
guide-help =
    Podpowiedź korzysta tylko z tego, co widać. Karty niepotrzebne gdzie indziej same odchodzą do królestw, chyba że wyłączysz to w ustawieniach. Gdy reszta może pójść tam od razu, naciśnij „Dokończ”.

    W menu możesz sprawdzić, czy rozdanie da się jeszcze wygrać, albo zobaczyć rozwiązanie. Gdy brak przydatnych ruchów, możesz cofnąć grę do wygrywającej pozycji. Wszystko to zagląda w zakryte karty, więc rozdanie liczy się jako rozegrane z pomocą, a statystyki podają je osobno.

    W ustawieniach możesz włączyć ostrzeżenie o przegranym rozdaniu. Podpowiedzi pokazują wtedy tylko ruchy, po których da się wygrać. Po takim ostrzeżeniu lub podpowiedzi rozdanie liczy się jako rozegrane z pomocą.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = pasuje na
guide-verdict-off = nie pasuje na
guide-example-higher = O jeden wyżej, ten sam kolor.
guide-example-king = Król kończy sekwens.
guide-example-suit = Różne kolory.
guide-example-ace = Na asa nic się nie kładzie.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Odeślij do królestw wszystkie { $cards } karty.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = Zamek { CARD($suit, form: "one") } gotowy!
headline-kingdom = Królestwo { CARD($suit, form: "one") } gotowe!
