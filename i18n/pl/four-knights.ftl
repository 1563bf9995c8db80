### Stół gry Czterej rycerze.
### rozdanie, bitwa, pole, Palisada, impas, odpowiedzieć, ustąpić, wymienić, kolory sprzymierzone.

title = Rozdanie { $hand } z { $hands }
keep-hand = Bez wymiany
yield-battle = Ustąp
yield-title = Ustąpić w tej bitwie?
yield-text = Masz jeszcze kartę, która bije kartę rywala.

points =
    { $halves ->
        [2] { $points } punkt
       *[other] { $points } pkt
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Koniec partii: wygrywasz { $mine } do { $theirs }
summary-over-lost = Koniec partii: przegrywasz { $mine } do { $theirs }
summary-over-draw = Koniec partii: remis, po { $mine }
summary-ahead = Rozdanie { $hand } z { $hands }, prowadzisz { $mine } do { $theirs }
summary-behind = Rozdanie { $hand } z { $hands }, przegrywasz { $mine } do { $theirs }
summary-even = Rozdanie { $hand } z { $hands }, remis po { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Możesz wymienić jedną kartę z Palisadą.
prompt-swap-slot = Dotknij karty Palisady, na którą wymieniasz { CARD($card, form: "bare", case: "accusative") }.
prompt-swap-key = Naciśnij Enter, aby wymienić { CARD($card, form: "bare", case: "accusative") } na tę kartę Palisady.
prompt-swap-first = Najpierw wybierz kartę z ręki.
prompt-swap-rival = { $rival } może wymienić kartę z Palisadą.
prompt-open = Wybierz kartę na otwarcie. Odkrywacie równocześnie.
prompt-stand-off = Impas. Wybierz kolejną kartę.
prompt-open-rival = { $rival } wybiera kartę.
prompt-answer = Pobij { CARD($card, form: "bare", case: "accusative") } albo stracisz pole.
prompt-answer-rival = { $rival } musi pobić { CARD($card, form: "bare", case: "accusative") }.
prompt-forfeit = Przegrywasz bitwę. Dołóż najmniej potrzebną kartę.
prompt-forfeit-rival = { $rival } ma mniej zagranych kart i traci jeszcze jedną.
prompt-play = Dotknij pola, aby zagrać { CARD($card, form: "bare", case: "accusative") }.
prompt-play-key = Naciśnij Enter, aby zagrać { CARD($card, form: "bare", case: "accusative") }.
prompt-add = Dotknij pola, aby dołożyć { CARD($card, form: "bare", case: "accusative") }.
prompt-add-key = Naciśnij Enter, aby dołożyć { CARD($card, form: "bare", case: "accusative") }.
prompt-over = { $summary }. Przytrzymaj stos (lub kliknij prawym), aby zobaczyć karty.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Otwierasz bitwę kartą { CARD($mine, form: "short") }, { $rival } kartą { CARD($theirs, form: "short") }.
       *[other] { $me } otwiera bitwę kartą { CARD($mine, form: "short") }, { $rival } kartą { CARD($theirs, form: "short") }.
    }
log-stand-off = Impas: żadna z kart nie bije drugiej.
log-answered =
    { PERSON($who) ->
        [you] Odpowiadasz kartą { CARD($card, form: "short") }.
       *[other] { $who } odpowiada kartą { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Nie masz karty, która bije { CARD($card, form: "short") }, i przegrywasz bitwę.
       *[other] { $who } nie ma karty, która bije { CARD($card, form: "short") }, i przegrywa bitwę.
    }
log-yielded =
    { PERSON($who) ->
        [you] Ustępujesz w bitwie.
       *[other] { $who } ustępuje w bitwie.
    }
log-added =
    { PERSON($who) ->
        [you] Masz o jedną zagraną kartę mniej, więc tracisz też { CARD($card, form: "short") }.
       *[other] { $who } ma o jedną zagraną kartę mniej, więc traci też { CARD($card, form: "short") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Zdobywasz wszystkie karty z pola: { $points }.
       *[other] { $who } zdobywa wszystkie karty z pola: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Zdobywasz wszystkie karty z pola: { $points }. To daje ci zwycięstwo w partii!
       *[other] { $who } zdobywa wszystkie karty z pola: { $points }, a z nimi zwycięstwo w partii.
    }
log-took-back = Obie ręce są puste, więc każdy bierze swoje karty z powrotem.
log-hand =
    { PERSON($me) ->
        [you] Rozdanie { $hand }: ty { $mine }, { $rival } { $theirs }.
       *[other] Rozdanie { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Zostawiasz { CARD($gave, form: "short") } w miejscu { $slot } i bierzesz { CARD($took, form: "short") }.
log-traded-rival = { $rival } wymienia kartę na kartę z miejsca { $slot }.
log-kept =
    { PERSON($who) ->
        [you] Nie wymieniasz karty z Palisadą.
       *[other] { $who } nie wymienia karty z Palisadą.
    }
log-draw = Partia kończy się remisem.
# What decided the match.
result-hand = Największą przewagę dało rozdanie { $hand }: { $won } do { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Wygrywasz rozdanie { $hand }
       *[other] { $who } wygrywa rozdanie { $hand }
    }
hand-tied = Rozdanie { $hand } kończy się remisem
hand-trade =
    { PERSON($who) ->
        [you] Masz mniej zdobytych kart, więc możesz wymienić kartę z Palisadą.
       *[other] { $who } ma mniej zdobytych kart i może wymienić kartę z Palisadą.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Twoja karta leży zakryta.
       *[other] { $who } ma już wybraną kartę.
    }
say-pressed =
    { PERSON($who) ->
        [you] Twoja karta jest pobita.
       *[other] Karta gracza { $who } jest pobita.
    }

heading-hand = Rozdanie { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } karta
        [few] { $level }, { $count } karty
       *[other] { $level }, { $count } kart
    }
note-thinking = { $level }, myśli…
badge = { $name }: { $points }; w rozdaniach { $hands }
badge-note = { $name }, { $note }: { $points }; w rozdaniach { $hands }
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Masz { $count } zdobytą kartę
                [few] Masz { $count } zdobyte karty
               *[other] Masz { $count } zdobytych kart
            }
       *[other]
            { $count ->
                [one] { $who } ma { $count } zdobytą kartę
                [few] { $who } ma { $count } zdobyte karty
               *[other] { $who } ma { $count } zdobytych kart
            }
    }
pile-points = Punkty w rozdaniach: { $hands }.
slot-title = Palisada, miejsce { $slot }
slot-mine = Leży tu twoja dawna karta: { CARD($card, form: "bare") }.
slot-rival = Leży tu karta gracza { $rival }, której nie znasz.
slot-unseen = Tej karty nikt nie zna.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Ty { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Remis, więc nikt nie wymienia karty z Palisadą.
banner-took = Bierzesz { CARD($card, form: "bare", case: "accusative") } z miejsca { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, można wymienić
label-play = { CARD($card, form: "title") }, można zagrać
label-add = { CARD($card, form: "title") }, można dołożyć na pole
label-not-now = { CARD($card, form: "title") }, nie można teraz zagrać
label-hidden = Zakryta karta
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, na polu, twoja karta, numer { $number }
       *[no] { CARD($card, form: "title") }, na polu, karta przeciwnika, numer { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Zakryta karta, na polu, twoja, numer { $number }
       *[no] Zakryta karta, na polu, przeciwnika, numer { $number }
    }
label-field-of = { CARD($card, form: "title") }, na polu, { $name }, numer { $number }
label-field-hidden-of = Zakryta karta, na polu, { $name }, numer { $number }
label-slot = Palisada, miejsce { $slot } z { $slots }, zakryte
label-slot-mine = Palisada, miejsce { $slot } z { $slots }, twoja dawna karta: { CARD($card, form: "bare") }

## What a card can do.

beats-suit = Bije wszystkie { CARD($suit, case: "accusative") }, bez względu na wysokość.
beats-suit-and-red = Bije wszystkie { CARD($suit, case: "accusative") } oraz niższe kiery i kara.
beats-suit-and-black = Bije wszystkie { CARD($suit, case: "accusative") } oraz niższe trefle i piki.
loses-to-suit = Przegrywa ze wszystkimi { CARD($suit, case: "instrumental") }.
loses-to-suit-and-red = Przegrywa ze wszystkimi { CARD($suit, case: "instrumental") } oraz z wyższymi kierami i karami.
loses-to-suit-and-black = Przegrywa ze wszystkimi { CARD($suit, case: "instrumental") } oraz z wyższymi treflami i pikami.
beats-card = Bije { CARD($card, form: "bare", case: "accusative") }.
loses-to-card = Przegrywa z { CARD($card, form: "bare", case: "instrumental") }.
ties-card = Ani ta karta, ani { CARD($card, form: "bare") } nie bije drugiej.

## Why an action is not allowed.

refused-not-in-hand = Nie masz tej karty: { CARD($card, form: "bare") }.
refused-nobody-pressed = Żadna karta nie jest jeszcze pobita. Otwórz bitwę zakrytą kartą.
refused-does-not-beat = { CARD($card, form: "capital") } nie bije { CARD($newest, form: "bare", case: "genitive") }.
refused-may-not-yield = Masz kartę, która bije kartę rywala, więc musisz odpowiedzieć.
refused-must-answer = Twoja karta jest pobita. Odpowiedz taką, która bije kartę rywala.
refused-not-pressed = Możesz ustąpić tylko wtedy, gdy twoja karta jest pobita.
refused-must-add = Ta bitwa jest przegrana z jedną kartą mniej. Dołóż kartę na pole.
refused-not-loser = Kartę dokłada tylko ten, kto przegrywa bitwę.
refused-no-such-slot = Palisada ma miejsca od 1 do { $slots }.
refused-must-trade = Najpierw wymień kartę z Palisadą albo wybierz „Bez wymiany”.
refused-no-trade = Wymieniać można tylko przed rozdaniem i tylko wtedy, gdy w poprzednim przeciwnik zdobył więcej kart.
refused-over = Partia jest skończona.

## How to play.

guide-line = Raz po raz bij najnowszą kartę przeciwnika. Jeśli nie możesz, przegrywasz bitwę.
guide-brief-goal = Zdobądź więcej punktów w czterech rozdaniach. Każda karta zdobyta w bitwie to pół punktu.
guide-brief-turn = Bij najnowszą kartę przeciwnika: kolorem, który bije jej kolor, albo wyższą kartą jej koloru lub koloru sprzymierzonego.
guide-brief-watch = Jeśli nie możesz, przegrywasz bitwę, a przeciwnik zdobywa wszystkie karty na polu.
guide-part-rival = Ręka przeciwnika
guide-part-field = Pole: u góry karty przeciwnika, u dołu twoje
guide-part-beaten = Karta, którą musisz pobić
guide-part-circle = Każdy kolor bije następny
guide-part-stockade = Palisada: cztery karty, których nikt nie widział
guide-part-hand = Twoja ręka
guide-goal-title = Cel gry
guide-goal = Zdobywaj karty w bitwach przez cztery rozdania. Każda zdobyta karta to pół punktu. Po czwartym rozdaniu wygrywa wyższa suma. Równe sumy oznaczają remis.
guide-opening-title = Otwarcie bitwy
guide-opening = Ty i przeciwnik wybieracie po karcie i odkrywacie je jednocześnie. Jeśli jedna bije drugą, gracz z pobitą kartą musi odpowiedzieć. Jeśli żadna nie bije drugiej, jest impas: w ten sam sposób zagrywacie po kolejnej karcie i rozstrzyga nowa para. Jeśli po impasie obie ręce są puste, każdy bierze z powrotem swoje karty.
guide-beats-title = Która karta bije którą
guide-beats = Kolory biją się w kręgu, bez względu na wysokość kart: nawet dwójka kier bije asa pik. Kiery i kara są sprzymierzone, tak samo trefle i piki. Gdy karty są tego samego koloru lub kolorów sprzymierzonych, wygrywa wyższa; as jest najwyższy. Przy równej wysokości żadna nie bije.
guide-answering-title = Odpowiedź
guide-answering = Jeśli twoja najnowsza karta jest pobita, musisz odpowiedzieć: zagraj kartę, która bije najnowszą kartę przeciwnika. Potem musi odpowiedzieć przeciwnik i tak dalej. Kartę wybierasz dowolnie, ale jeśli możesz odpowiedzieć, musisz to zrobić, chyba że gracie z zasadą domową „Ustępowanie”.
guide-losing-title = Utrata pola
guide-losing =
    Jeśli nie możesz odpowiedzieć, przegrywasz bitwę. Jeśli na polu jest wtedy nieparzysta liczba kart, dokładasz jeszcze jedną, dowolną kartę z ręki. Przeciwnik zdobywa wszystkie karty z pola.

    Z zasadą domową „Ustępowanie” możesz też ustąpić w bitwie, w której masz odpowiedź. Przegrywasz ją wtedy tak samo.
guide-hands-title = Cztery rozdania
guide-hands = Bitwy trwają, aż obie ręce są puste. Potem każdy gracz dostaje sześć nowych kart. Rozdanie jest warte łącznie 6 punktów, a talii starcza na cztery rozdania.
guide-stockade-title = Palisada
guide-stockade = Obok pola leżą cztery zakryte karty, których nikt nie zna. Przed drugim, trzecim i czwartym rozdaniem gracz, który w poprzednim zdobył mniej kart, może wymienić jedną kartę na jedną z nich, bez podglądania. Oddana karta zostaje tam zakryta i zna ją tylko ten gracz. Przy równej liczbie zdobytych kart nikt nie wymienia.
guide-table-title = Sterowanie
guide-table =
    Dotknij karty, aby ją podnieść, a potem pola, aby ją zagrać, albo przeciągnij ją tam. Gdy musisz odpowiedzieć, podświetlone są karty, którymi to zrobisz. Przytrzymaj kartę lub kliknij ją prawym przyciskiem, aby zobaczyć, co bije; tak samo sprawdzisz, czyja karta leży w miejscu Palisady i jakie karty są na stosie.

    Na klawiaturze poruszaj się strzałkami, graj klawiszem Enter, a przyciski wybieraj cyframi. H daje podpowiedź, S podaje wynik, L otwiera dziennik, F1 te zasady, a Escape wraca.
guide-cycle = Kiery biją piki, piki biją kara, kara biją trefle, a trefle biją kiery

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-beats = bije
guide-verdict-stand-off = impas
guide-hearts-spades = Kiery biją piki.
guide-diamonds-clubs = Kara biją trefle.
guide-partners = Kolory sprzymierzone: wygrywa wyższa karta.
guide-equal = Kolory sprzymierzone, równa wysokość.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Po { $hands } rozdaniach decydują punkty.
goal-danger =
    { PERSON($who) ->
        [you] Możesz wygrać tą bitwą.
       *[other] { $who } może wygrać tą bitwą.
    }
goal-danger-both = Ta bitwa może rozstrzygnąć partię.

## Hints: what to do, and then why.

hint-play = Zagraj { CARD($card, form: "short") }.
hint-add = Dołóż { CARD($card, form: "short") } na pole.
hint-trade = Wymień { CARD($card, form: "short") } z miejscem { $slot }.
hint-keep = Nie wymieniaj.
hint-yield = Ustąp w tej bitwie.
hint-unbeatable = { $rival } nie może jej pobić.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } zwykle nie może jej pobić.
       *[always] { $rival } prawie nigdy nie może jej pobić.
    }
hint-enough = To wystarczy, a zostaje ci { CARD($card, form: "short") }.
hint-few-beat = Tylko { $count } z { $of } możliwych kart ją bije.
hint-strong = Bije { $count } z { $of } możliwych kart.
hint-saves = Do odpowiedzi zostaje ci { CARD($card, form: "short") }.
hint-harder = Trudniej ją pobić niż { CARD($card, form: "short") }.
hint-keeps-stronger = Zostają ci silniejsze karty.
hint-weakest = To twoja najsłabsza karta.
hint-recovers = Odzyskasz { CARD($card, form: "short") }.
hint-below-average = Przeciętna karta jest silniejsza.
hint-good-hand = Żadna twoja karta nie jest słaba.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] Bierzesz { $count } kart!
       *[other] { $who } bierze { $count } kart
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Wszystkie karty są twoje!
       *[other] { $who } bierze wszystkie karty
    }
