### Stół gry Czterej jeźdźcy.
### partia (do 3 Łask), rozdanie, runda, zaczynać rundę, rozdzielić karty, stos, talia Losu, zniszczyć,
### odpaść z rozdania, Łaska. Jeźdźcy: Śmierć, Wojna, Zaraza, Głód.

title = Rozdanie { $hand }

use-fate = Użyj Losu
give = Rozdziel
clear = Wyczyść

points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Rozdanie { $hand }, nikt nie ma Łaski
summary-ahead = Rozdanie { $hand }, prowadzisz, Łaski { $mine } do { $best }
summary-behind = Rozdanie { $hand }, przegrywasz, Łaski { $mine } do { $best }
summary-even = Rozdanie { $hand }, remis, Łaski: po { $mine }

## Prompts. $rival is the name of another player.

prompt-open = Masz najniższą kartę, więc musisz zagrać { CARD($card, case: "accusative") }.
prompt-lead = Zaczynasz tę rundę. Zagraj dowolną kartę.
prompt-follow = Na razie wygrywa { $card }. Zagraj dowolną kartę.
prompt-play = Dotknij środka, aby zagrać { CARD($card, case: "accusative") }.
prompt-play-key = Naciśnij Enter, aby zagrać { CARD($card, case: "accusative") }.
prompt-play-fate = Dotknij środka, aby zagrać { CARD($card, case: "accusative") }. Albo włóż tę kartę pod talię Losu i zagraj wierzchnią kartę talii.
prompt-play-fate-key = Naciśnij Enter, aby zagrać { CARD($card, case: "accusative") }. Albo naciśnij F, aby włożyć ją pod talię Losu i zagrać wierzchnią kartę talii.
prompt-out = Nie grasz już w tym rozdaniu.
prompt-rival-plays = { $rival } wybiera kartę.
prompt-rival-gives = { $rival } rozdziela karty.
prompt-over = Partia jest skończona.

## The only legal action, which is done for the player.

forced-lead = Masz najniższą kartę, więc musisz nią zacząć.
forced-give = Te karty można rozdzielić tylko w jeden sposób, więc gra robi to za ciebie.

## Prompts while the player gives out the cards of a round.

prompt-give = Wygrywasz rundę. Dotknij karty, a potem gracza, który ją dostanie.
prompt-give-keys = Wygrywasz rundę. Wybierz kartę, a potem gracza, który ją dostanie.
prompt-give-rest = Wygrywa { $card }, więc musisz tę kartę zatrzymać. Dotknij innej karty, a potem gracza.
prompt-give-rest-keys = Wygrywa { $card }, więc musisz tę kartę zatrzymać. Wybierz inną kartę, a potem gracza.
prompt-give-next = Dotknij następnej karty, a potem gracza.
prompt-give-next-keys = Wybierz następną kartę, a potem gracza.
prompt-give-all = Rozdzielić karty w ten sposób?
prompt-give-all-keys = Naciśnij Enter, aby tak rozdzielić karty.
prompt-give-card = Kto dostanie { CARD($card, case: "accusative") }? Dotknij gracza.
prompt-give-card-keys = Kto dostanie { CARD($card, case: "accusative") }? Wybierz gracza.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Naciśnij Enter, aby zatrzymać { CARD($card, case: "accusative") }.
       *[other] Naciśnij Enter, aby dać { CARD($card, case: "accusative") } graczowi { $who }.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] Dostajesz trzecią kartę Śmierci i odpadasz z rozdania.
       *[other] { $who } dostaje trzecią kartę Śmierci i odpada z rozdania.
    }
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } niszczy twoją kartę: { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } niszczy kartę gracza { $who }: { CARD($card, form: "bare") }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = Trzecia Śmierć
badge-destroyed = Strata: { $horseman } { $value }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] Wkładasz { CARD($card, case: "accusative") } pod talię Losu.
       *[other] { $who } wkłada { CARD($card, case: "accusative") } pod talię Losu.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] Wkładasz kartę pod talię Losu.
       *[other] { $who } wkłada kartę pod talię Losu.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] Masz najniższą kartę, więc na początek zagrywasz { CARD($card, case: "accusative") }.
       *[other] { $who } ma najniższą kartę, więc na początek zagrywa { CARD($card, case: "accusative") }.
    }
log-played =
    { PERSON($who) ->
        [you] Zagrywasz { CARD($card, case: "accusative") }.
       *[other] { $who } zagrywa { CARD($card, case: "accusative") }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] Zagrywasz { CARD($card, case: "accusative") } z talii Losu.
       *[other] { $who } zagrywa { CARD($card, case: "accusative") } z talii Losu.
    }
log-round-won =
    { PERSON($who) ->
        [you] Wygrywasz rundę kartą { $card }.
       *[other] { $who } wygrywa rundę kartą { $card }.
    }
log-given =
    { PERSON($giver) ->
        [you] Dajesz { CARD($card, case: "accusative") } graczowi { $who }.
       *[other] { PERSON($who) ->
            [you] { $giver } daje ci { CARD($card, case: "accusative") }.
           *[other] { $giver } daje { CARD($card, case: "accusative") } graczowi { $who }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Zatrzymujesz { CARD($card, case: "accusative") }.
       *[other] { $who } zatrzymuje { CARD($card, case: "accusative") }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } niszczy twoją kartę: { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } niszczy kartę gracza { $who }: { CARD($card, form: "bare") }.
    }
log-out =
    { PERSON($who) ->
        [you] Dostajesz trzecią kartę Śmierci i odpadasz z rozdania.
       *[other] { $who } dostaje trzecią kartę Śmierci i odpada z rozdania.
    }
log-favor =
    { PERSON($who) ->
        [you] Wygrywasz rozdanie { $hand } ({ $points }): +1 Łaska.
       *[other] { $who } wygrywa rozdanie { $hand } ({ $points }): +1 Łaska.
    }
log-no-favor = W rozdaniu { $hand } nikt nie zyskuje Łaski.

## Why something isn't allowed.

refused-must-open = Rozdanie otwiera najniższa karta. Zagraj { CARD($card, case: "accusative") }.
refused-not-in-hand = Nie masz tej karty na ręce: { CARD($card, form: "bare") }.
refused-no-fate-deck = Talii Losu używa się tylko przy dwóch graczach.
refused-opens-from-fate = Pierwszej karty rozdania nie można wziąć z talii Losu. Zagraj kartę z ręki.
refused-round-not-won = Karty rozdzielisz dopiero wtedy, gdy wszyscy zagrają.
refused-must-give = Wygrywasz rundę. Najpierw rozdziel jej karty.
refused-not-one-each = Daj po jednej karcie każdemu, kto jest w rozdaniu, także sobie.
refused-not-the-round = Każdą kartę tej rundy daj dokładnie raz.
refused-must-take = Wygrywa { $card }, więc musisz tę kartę zatrzymać.

## Players.

note-out = Poza grą
note-thinking = Myśli…
award = +1 Łaska
favor = Łaski: { $favor }
# What decided the match.
result-ahead = Zwycięstwo, Łaski: { $favor } do { $next }.
badge = { $name }, Łaski: { $favor } z { $target }.
badge-note = { $name }, { $note }, Łaski: { $favor } z { $target }.
badge-out = { $name }, poza tym rozdaniem, Łaski: { $favor } z { $target }.
badge-worth = Wartość kart: { $worth }.
badge-worth-then = Wartość kart: { $worth }, potem { $then }.
badge-worth-then-out = Wartość kart: { $worth }, potem poza rozdaniem.
badge-deaths = Karty Śmierci: { $deaths } z { $fatal }.
badge-pestilence = Zaraza { $sum }, punktuje.
badge-pestilence-quiet = Zaraza { $sum }, nie punktuje.
badge-famine-sum = Głód { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } karta na ręce.
        [few] { $cards } karty na ręce.
       *[other] { $cards } kart na ręce.
    }

## The middle of the table, with room for about 14 letters.

spot-fate = { $name } (Los)
fate-spot = Los: { $count }
fate-label =
    { $count ->
        [one] Talia Losu, { $count } zakryta karta
        [few] Talia Losu, { $count } zakryte karty
       *[other] Talia Losu, { $count } zakrytych kart
    }
fate-help = Najpierw wybierz kartę z ręki. Możesz ją potem włożyć pod talię Losu i zagrać zamiast niej wierzchnią kartę talii.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, można zagrać
label-chosen = { CARD($card, form: "title") }, wybrano, można zagrać
label-not-now = { CARD($card, form: "title") }, nie można teraz zagrać
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, twoja karta
       *[other] { CARD($card, form: "title") }, karta gracza { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, twoja karta, można dać
       *[other] { CARD($card, form: "title") }, karta gracza { $who }, można dać
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, twoja karta, wybrano, można dać
       *[other] { CARD($card, form: "title") }, karta gracza { $who }, wybrano, można dać
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, dla ciebie, można zabrać z powrotem
       *[other] { CARD($card, form: "title") }, dla gracza { $who }, można zabrać z powrotem
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, dla ciebie, nie można dać nikomu innemu
       *[other] { CARD($card, form: "title") }, dla gracza { $who }, nie można dać nikomu innemu
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, na twoim stosie
       *[other] { CARD($card, form: "title") }, na stosie gracza { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, zakryta, na twoim stosie
       *[other] { CARD($card, form: "title") }, zakryta, na stosie gracza { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Rozdanie { $hand }: zyskujesz Łaskę
       *[other] Rozdanie { $hand }: { $who } zyskuje Łaskę
    }
hand-decides =
    { PERSON($who) ->
        [you] Rozdanie { $hand }: zyskujesz ostatnią Łaskę i wygrywasz partię
       *[other] Rozdanie { $hand }: { $who } zyskuje ostatnią Łaskę i wygrywa partię
    }
hand-tied = Rozdanie { $hand }: nikt nie zyskuje Łaski
note-most = Najwięcej punktów w tym rozdaniu.
note-tied = Najlepsze wyniki są równe.
note-last = Nikt inny nie został w rozdaniu.
note-nobody = Wszyscy są poza rozdaniem.
note-why-out = Gracze z trzema kartami Śmierci odpadają i nie dostają punktów.
column = { $horseman }
total-out = Poza

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Daje { $value } punkt. Ale z trzema odkrytymi kartami Śmierci odpadasz z rozdania. Jeśli wygrasz rundę tą kartą, musisz ją zatrzymać.
        [few] Daje { $value } punkty. Ale z trzema odkrytymi kartami Śmierci odpadasz z rozdania. Jeśli wygrasz rundę tą kartą, musisz ją zatrzymać.
       *[other] Daje { $value } punktów. Ale z trzema odkrytymi kartami Śmierci odpadasz z rozdania. Jeśli wygrasz rundę tą kartą, musisz ją zatrzymać.
    }
card-war =
    { $value ->
        [one] Daje { $value } punkt. Gdy trafia na stos, niszczy jego najwyższą kartę spośród tych, które bije: ta karta zostaje zakryta i nic nie daje.
        [few] Daje { $value } punkty. Gdy trafia na stos, niszczy jego najwyższą kartę spośród tych, które bije: ta karta zostaje zakryta i nic nie daje.
       *[other] Daje { $value } punktów. Gdy trafia na stos, niszczy jego najwyższą kartę spośród tych, które bije: ta karta zostaje zakryta i nic nie daje.
    }
card-pestilence =
    { $value ->
        [one] Daje { $value } punkt, ale Zaraza punktuje tylko u gracza z najniższą sumą Zarazy. Przy równych sumach u tego, kto ma mniej kart Zarazy.
        [few] Daje { $value } punkty, ale Zaraza punktuje tylko u gracza z najniższą sumą Zarazy. Przy równych sumach u tego, kto ma mniej kart Zarazy.
       *[other] Daje { $value } punktów, ale Zaraza punktuje tylko u gracza z najniższą sumą Zarazy. Przy równych sumach u tego, kto ma mniej kart Zarazy.
    }
card-famine = Daje +{ $value }, jeśli masz parzystą liczbę kart Głodu, a −{ $value }, jeśli nieparzystą.
card-order = Wygrywa wyższa wartość. Przy równych wartościach Śmierć bije Wojnę, Wojna Zarazę, a Zaraza Głód.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Poza tym rozdaniem. Te karty nic nie dają.
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Z jeszcze jedną kartą Śmierci odpadasz z rozdania.
       *[other] Z jeszcze jedną kartą Śmierci { $who } odpada z rozdania.
    }
standing-famine-even = Parzysta liczba kart Głodu daje punkty.
standing-famine-odd = Nieparzysta liczba kart Głodu zabiera punkty.
standing-pestilence-alone = Nikt inny nie ma Zarazy.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] Masz najniższą sumę.
       *[other] { $who } ma najniższą sumę.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] Najniższe sumy są równe, a ty masz mniej kart.
       *[other] Najniższe sumy są równe, a { $who } ma mniej kart.
    }
standing-pestilence-more = Najniższe sumy są równe, a inny gracz ma mniej kart.
standing-pestilence-tied = Najniższe sumy i liczby kart są równe, więc nikt nie dostaje punktów za Zarazę.
standing-pestilence-higher = Punktuje tylko najniższa suma.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] Masz { $sum } w { $cards } karcie.
               *[other] Masz { $sum } w { $cards } kartach.
            }
       *[other]
            { $cards ->
                [one] { $who } ma { $sum } w { $cards } karcie.
               *[other] { $who } ma { $sum } w { $cards } kartach.
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } zniszczona karta nic nie daje.
        [few] { $count } zniszczone karty nic nie dają.
       *[other] { $count } zniszczonych kart nic nie daje.
    }
standing-no-cards = Nie ma jeszcze kart.
standing-deaths = Karty Śmierci: { $deaths } z { $fatal }. Z ostatnią odpada się z rozdania.
standing-favor = Łaski: { $favor } z { $target }.

## How to play.

guide-line = Wygrywaj rundy i rozdzielaj karty: punkty dla siebie, trucizna dla innych.
guide-brief-goal = Zdobądź najwięcej punktów w rozdaniu, a zyskasz Łaskę. Kto pierwszy ma 3 Łaski, wygrywa.
guide-brief-turn = Zagraj dowolną kartę. Najwyższa wygrywa rundę, a kto ją zagrał, rozdziela karty: każdemu po jednej.
guide-brief-watch = Z trzema odkrytymi kartami Śmierci odpadasz z rozdania. Nieparzysta liczba kart Głodu kosztuje cię punkty.
guide-part-rival = Rywal i stos, który się liczy
guide-part-round = Runda: każdy zagrywa kartę
guide-part-order = Od najwyższego, przy równych wartościach
guide-part-pile = Twój stos: daje punkty albo je zabiera
guide-part-hand = Twoja ręka
guide-goal-title = Cel gry
guide-goal = Karty na twoim stosie dają punkty albo je zabierają. Na koniec rozdania gracz z największą liczbą punktów zyskuje Łaskę. Przy remisie nie zyskuje jej nikt. Kto pierwszy zdobędzie 3 Łaski, wygrywa partię.
guide-round-title = Runda
guide-round = Zgodnie z ruchem wskazówek zegara każdy zagrywa jedną kartę. Możesz zagrać dowolną kartę z ręki. Najwyższa karta wygrywa rundę, a jej gracz zaczyna następną. Jeden wyjątek: pierwszą rundę rozdania zaczyna gracz z najniższą kartą i musi ją zagrać.
guide-rank-title = Która karta jest wyższa
guide-rank = Każdy jeździec ma sześć kart o wartościach od 1 do 6. Wygrywa wyższa wartość. Przy równych wartościach rozstrzyga jeździec.
guide-gifts-title = Rozdzielanie kart
guide-gifts = Jeśli wygrasz rundę, rozdzielasz zagrane karty: po jednej każdemu, kto jest w rozdaniu, także sobie. Ty decydujesz, kto co dostaje; tylko zwycięska karta Śmierci zostaje u ciebie. Każdy kładzie swoją kartę odkrytą na swoim stosie.
guide-war-title = Wojna
guide-war = Karty Wojny też dają swoją wartość. Karta Wojny atakuje ponadto stos, na który trafia: niszczy jego najwyższą kartę spośród tych, które bije. Ta karta zostaje zakryta i nic nie daje.
guide-death-title = Śmierć
guide-death = Karty Śmierci dają swoją wartość. Ale gdy masz odkryte trzy, odpadasz z rozdania: nie zagrywasz już kart i nie dostajesz punktów. Jeśli stanie się to w rundzie, którą wygrywasz, następną zaczyna kolejny gracz zgodnie z ruchem wskazówek zegara.
guide-pestilence-title = Zaraza
guide-pestilence = Spośród graczy z kartami Zarazy punkty za nie dostaje tylko ten, kto ma najniższą sumę. Przy równych sumach ten, kto ma mniej kart Zarazy. Jeśli i to jest równe, nie dostaje ich nikt.
guide-famine-title = Głód
guide-famine = Parzysta liczba kart Głodu daje ci ich wartości. Nieparzysta zabiera tyle samo punktów. Pokazuje to + lub − przy znaku Głodu na panelu gracza.
guide-fate-title = Talia Losu
guide-fate = Przy dwóch graczach osiem kart odkłada się zakrytych jako talię Losu. Zamiast zagrać kartę możesz włożyć ją pod talię Losu i zagrać wierzchnią kartę talii, jakakolwiek jest. Tylko ty wiesz, jaką kartę tam wkładasz. Nie możesz tego zrobić z pierwszą kartą rozdania.
guide-end-title = Koniec rozdania
guide-end = Rozdanie kończy się, gdy wszystkie karty są zagrane. Jeśli Śmierć zostawi w nim tylko jednego gracza, kończy się wcześniej i ten gracz zyskuje Łaskę. Jeśli nie zostanie nikt, nie zyskuje jej nikt. Na następne rozdanie wszystkie karty się tasuje i rozdaje: po osiem na gracza, a przy czterech graczach po sześć. Jeśli po 40 rozdaniach nikt nie wygra, decyduje liczba Łask, a przy remisie gracze dzielą zwycięstwo.
guide-table-title = Sterowanie
guide-table =
    Dotknij karty, aby ją podnieść, a potem środka, aby ją zagrać, albo przeciągnij ją tam. Po wygranej rundzie dotknij jednej z jej kart, a potem gracza, który ją dostanie, albo przeciągnij ją tam. Możesz zmieniać zdanie, dopóki nie dotkniesz przycisku „Rozdziel”. Z włączonymi podpowiedziami widzisz, co zrobi podarek. Dotknij stosu, aby zobaczyć jego wartość. Przytrzymaj kartę lub kliknij ją prawym przyciskiem, aby przeczytać, co robi.

    Na klawiaturze poruszaj się strzałkami, graj klawiszem Enter, a przyciski wybieraj cyframi. F używa talii Losu, H daje podpowiedź, S podaje wynik, L otwiera dziennik, F1 te zasady, a Escape wraca.
guide-order = Od najwyższego: Śmierć, Wojna, Zaraza, Głód

## Examples in the guide: short texts between or under pictures of cards.

guide-beats = bije
guide-higher = Wygrywa wyższa wartość.
guide-equal = Równe wartości: Wojna bije Zarazę.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Bije Głód 1, ale nie Śmierć 2.
guide-left-scores =
    { $points ->
        [one] lewy stos daje { $points } punkt
        [few] lewy stos daje { $points } punkty
       *[other] lewy stos daje { $points } punktów
    }
guide-right-scores =
    { $points ->
        [one] prawy stos daje { $points } punkt
        [few] prawy stos daje { $points } punkty
       *[other] prawy stos daje { $points } punktów
    }
guide-nobody-scores = nikt nie punktuje
guide-lower = 10 do 4: punktuje niższa suma.
guide-fewer = Po 6: punktuje stos z mniejszą liczbą kart.
guide-tied = Po 9 i po dwie karty.
guide-scores =
    { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
       *[other] daje { $points } punktów
    }
guide-costs =
    { $points ->
        [one] zabiera { $points } punkt
        [few] zabiera { $points } punkty
       *[other] zabiera { $points } punktów
    }
guide-even = Dwie karty: liczba parzysta.
guide-odd = Jedna karta: liczba nieparzysta.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Wygrane rozdanie to Łaska. Trzeba { $favor }.
goal-danger =
    { PERSON($who) ->
        [you] Do wygranej brakuje ci 1 Łaski.
       *[other] { $who }: do wygranej brakuje 1 Łaski.
    }
goal-danger-all = Każdemu brakuje jednej Łaski do wygranej.
goal-danger-many =
    { $count ->
       *[other] { $count } rywalom brakuje 1 Łaski do wygranej.
    }

## Hints: what to do, and then why.

hint-play = Zagraj { CARD($card, case: "accusative") }.
hint-fate = Włóż { CARD($card, case: "accusative") } pod talię Losu.
# $gifts is a list of gifts.
hint-gives = Rozdaj: { $gifts }.
hint-gift = { $who } – { CARD($card, form: "title") }
hint-wins-round = Wygrywa rundę, więc to ty rozdzielasz karty.
hint-often-wins =
    { $often ->
        [usually] Zwykle wygrywa rundę.
       *[always] Prawie zawsze wygrywa rundę.
    }
hint-wins-about = Wygrywa rundę mniej więcej { $tenths } razy na 10.
hint-lowest = Nie może wygrać tej rundy i to twoja najniższa karta.
hint-keeps = Zatrzymujesz { CARD($card, case: "accusative") } na później.
hint-keeps-higher = Zatrzymujesz wyższe karty na później.
hint-helps-least = Żadna inna twoja karta nie pomaga rywalom mniej.
hint-hides = Na razie nie trafi na żaden stos.
hint-wins-favor = Zyskujesz Łaskę.
hint-eliminates = Trzecia karta Śmierci: { $who } odpada.
hint-leads =
    { $points ->
        [one] Dzięki temu prowadzisz o { $points } punkt.
        [few] Dzięki temu prowadzisz o { $points } punkty.
       *[other] Dzięki temu prowadzisz o { $points } punktów.
    }
hint-costs =
    { $points ->
        [one] { $who } traci { $points } punkt.
        [few] { $who } traci { $points } punkty.
       *[other] { $who } traci { $points } punktów.
    }
hint-gains =
    { $points ->
        [one] Zyskujesz { $points } punkt.
        [few] Zyskujesz { $points } punkty.
       *[other] Zyskujesz { $points } punktów.
    }
hint-spares =
    { $points ->
        [one] Następny najlepszy wybór daje ci o { $points } punkt mniej.
        [few] Następny najlepszy wybór daje ci o { $points } punkty mniej.
       *[other] Następny najlepszy wybór daje ci o { $points } punktów mniej.
    }
hint-denies =
    { $points ->
        [one] Przy następnym najlepszym wyborze { $who } ma o { $points } punkt więcej.
        [few] Przy następnym najlepszym wyborze { $who } ma o { $points } punkty więcej.
       *[other] Przy następnym najlepszym wyborze { $who } ma o { $points } punktów więcej.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: skaczesz z { $before } na { $after }!
       *[other] { $horseman }: { $who } skacze z { $before } na { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: spadasz z { $before } na { $after }
       *[other] { $horseman }: { $who } spada z { $before } na { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Trzecia Śmierć: odpadasz!
       *[other] Trzecia Śmierć: { $who } odpada!
    }
headline-favor =
    { PERSON($who) ->
        [you] Łaska jest twoja!
       *[other] Łaskę zdobywa { $who }
    }
