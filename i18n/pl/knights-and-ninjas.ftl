### Stół gry O rycerzach i ninjach.
### królestwo, klejnoty, wojsko (chłop, żołnierz, rycerz, król), siła; atakować, odpowiadać;
### umocnienia, umacniać; łucznik na straży; karta specjalna; klejnoty w drodze; stos dobierania, odrzucone; draft.

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Runda { $round }
summary = Runda { $round }: ty masz { CARD($gems, case: "accusative") }, najlepszy rywal { $best }
summary-two = Runda { $round }: ty masz { CARD($gems, case: "accusative") }, rywal { $best }
summary-draft = Draft: ty masz { CARD($gems, case: "accusative") }, rywal { $best }

## The result.

ending = Wszystkie rundy ({ $rounds }) minęły, więc wygrywa gracz z największą liczbą klejnotów.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] siła 1, dowolna liczba naraz
        [soldier] siła 2
        [knight] siła 3
        [king] siła 4
        [castle] nie wpuszcza wojska
        [archer] nie wpuszcza wrogów albo walczy z łucznikiem
        [minstrel] zatrzymuje każdy atak
        [ladder] przeprowadza twoje wojsko przez zamek
        [catapult] niszczy zamek i jego łucznika
        [ninja] zabiera 2 klejnoty mimo zamku i łucznika
        [dragon] zabiera 2 klejnoty, pali zamek
        [highwayman] kradnie klejnoty w drodze
        [princess] odpowiada na rycerza lub smoka
        [executioner] zatrzymuje atak lub łucznika
        [traitor] zwraca wojsko przeciw atakującemu
        [herald] bierzesz kartę, którą pokaże rywal
        [merchant] { $gems } za połowę kart rywala
        [monk] rywale z zamkiem płacą ci
       *[jester] gra jako dowolna inna karta
    }
short-two =
    { $card ->
        [minstrel] rywal odrzuca 2 karty
        [herald] bierzesz jedną z dwóch pokazanych kart
        [merchant] { $gems } za połowę kart rywala
       *[monk] rywal płaci ci za zamek
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } decyduje, co zagrać.
wait-answer = { $who } decyduje, jak odpowiedzieć na { CARD($cards, case: "accusative") }.
wait-road-two = { $who } może ukraść klejnoty w drodze.
wait-road =
    { $count ->
        [one] W drodze jest { $count } klejnot. Może ktoś go ukradnie.
        [few] W drodze są { $count } klejnoty. Może ktoś je ukradnie.
       *[other] W drodze jest { $count } klejnotów. Może ktoś je ukradnie.
    }
wait-show-two = { $who } wybiera, co pokazać.
wait-show = Rywale wybierają, co pokazać.
wait-take = { $who } bierze jedną z pokazanych kart.
wait-pay-two = { $who } wybiera, czym zapłacić.
wait-pay = Wszyscy z zamkiem wybierają, czym zapłacić.
wait-discard = { $who } musi odrzucić { CARD($cards, case: "accusative") }.
wait-draft = { $who } ogląda kartę.
match-over = Partia jest skończona.

## Prompts in the player's own turn.

turn-choose = Twoja tura. Wybierz kartę.
turn-attack-fortify-special = Twoja tura: atakuj, umacniaj albo zagraj kartę specjalną.
turn-attack-fortify = Twoja tura: atakuj albo umacniaj.
turn-attack-special = Twoja tura: atakuj albo zagraj kartę specjalną.
turn-fortify-special = Twoja tura: umacniaj albo zagraj kartę specjalną.
turn-attack = Twoja tura: atakuj rywala.
turn-fortify = Twoja tura: umacniaj królestwo.
turn-special = Twoja tura: zagraj kartę specjalną.
turn-or-discard = Możesz też odrzucić kartę.
turn-or-draft = Możesz też zacząć nowy draft.
turn-only-discard = Nie możesz nic zagrać. Odrzuć kartę.
turn-only-draft = Nie możesz nic zagrać. Zacznij nowy draft.
turn-attacking = Atakujesz gracza { $on }. Atakuj dalej albo zakończ turę.
turn-fortifying = Umacniasz królestwo. Zagraj kolejną kartę albo zakończ turę.
turn-finished = Nie możesz już nic zagrać. Zakończ turę.

## What the player lost to others; $losses is one sentence or several.

since-turn = Od twojej ostatniej tury: { $losses }
since-deal = Od rozdania kart: { $losses }
lost = { $who } zabiera ci { CARD($loss, case: "accusative") }.
lost-with = { $who } zabiera ci { CARD($loss, case: "accusative") } ({ $with }).

## Prompts when the player is asked something.

asked-attack = { $by } atakuje cię { CARD($cards, case: "instrumental") }. Odpowiedz albo stracisz { CARD($gems, case: "accusative") }.
asked-attack-fort = { $by } atakuje cię { CARD($cards, case: "instrumental") }. Odpowiedz albo stracisz { CARD($gems, case: "accusative") } i { CARD($lost, form: "bare", case: "accusative") }.
asked-attack-match = { $by } atakuje cię { CARD($cards, case: "instrumental") }. Odpowiedz albo stracisz { CARD($gems, case: "accusative") }, a { $by } wygra partię.
asked-turned =
    { $count ->
        [0] { $by } zagrywa zdrajcę: twój atak zwraca się przeciw tobie, ale i tak nie masz klejnotów.
       *[other] { $by } zagrywa zdrajcę: twój atak zwraca się przeciw tobie. Odpowiedz albo stracisz { CARD($gems, case: "accusative") }.
    }
asked-turned-match = { $by } zagrywa zdrajcę: twój atak zwraca się przeciw tobie. Odpowiedz albo stracisz { CARD($gems, case: "accusative") } i partię.
asked-archer = { $by } wysyła łucznika przeciw twojemu. Odpowiedz albo stracisz łucznika.
asked-road =
    { PERSON($from) ->
        [you] { $who } zabiera ci { CARD($gems, case: "accusative") }. Zagrać rozbójnika?
       *[other] { $who } zabiera { CARD($gems, case: "accusative") } graczowi { $from }. Zagrać rozbójnika?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } zabiera ci { CARD($gems, case: "accusative") }.
       *[other] { $who } zabiera { CARD($gems, case: "accusative") } graczowi { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } zabiera ci { CARD($gems, case: "accusative") } i wygra. Zagrać rozbójnika?
       *[other] { $who } zabiera { CARD($gems, case: "accusative") } graczowi { $from } i wygra. Zagrać rozbójnika?
    }
road-back =
    { $steals ->
        [yes] { $who } odzyskuje { CARD($gems, case: "accusative") }. Zagrać rozbójnika?
       *[no] { $who } odzyskuje { CARD($gems, case: "accusative") }.
    }
asked-show = { $who } zagrywa herolda. Wybierz kartę do pokazania; { $who } bierze jedną z pokazanych.
asked-show-two =
    { $count ->
        [one] { $who } zagrywa herolda. Wybierz kartę do pokazania.
        [few] { $who } zagrywa herolda. Wybierz { $count } karty do pokazania; { $who } bierze jedną.
       *[other] { $who } zagrywa herolda. Wybierz { $count } kart do pokazania; { $who } bierze jedną.
    }
asked-show-next = { $who } zagrywa herolda. Wybierz kartę { $number } z { $of } do pokazania.
asked-take = Weź jedną z pokazanych kart.
asked-pay-either = { $who } zagrywa mnicha. Zapłać { CARD($gems, case: "accusative") } albo wybierz { CARD($cards, case: "accusative") } na zapłatę, po jednej.
asked-pay-gems = { $who } zagrywa mnicha. Zapłać { CARD($gems, case: "accusative") }.
asked-pay-cards = { $who } zagrywa mnicha. Wybierz { CARD($cards, case: "accusative") } na zapłatę.
asked-pay-next = { $who } zagrywa mnicha. Wybierz kartę { $number } z { $of } na zapłatę.
asked-discard = Minstrel każe ci odrzucić { CARD($cards, case: "accusative") }.
asked-draft = Zatrzymaj tę kartę albo daj ją graczowi { $who } i obejrzyj następną.
asked-draft-last = Ostatnia karta: zatrzymaj ją albo daj graczowi { $who }. Kto ją dostanie, gra pierwszy.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Żadną kartą nie odpowiesz na { CARD($cards, case: "accusative") }, ale i tak nie masz klejnotów.
       *[other] Żadną kartą nie odpowiesz na { CARD($cards, case: "accusative") }: tracisz { CARD($gems, case: "accusative") }.
    }
forced-attack-fort = Żadną kartą nie odpowiesz na { CARD($cards, case: "accusative") }: tracisz { CARD($gems, case: "accusative") } i { CARD($lost, form: "bare", case: "accusative") }.
forced-attack-match = Żadną kartą nie odpowiesz na { CARD($cards, case: "accusative") }: tracisz { CARD($gems, case: "accusative") }, a { $by } wygrywa partię.
forced-archer = Nie masz odpowiedzi na łucznika: tracisz swojego.
forced-draft = Nie możesz nic zagrać, więc zaczyna się nowy draft.
forced-pass = Nie masz kart, więc tracisz turę.
forced-end = Nie możesz już nic zagrać, więc twoja tura się kończy.
forced-discard = Nie możesz nic zagrać, więc odrzucasz kartę.

## What to do with the chosen card. These follow `card-short`.

held-idle = Teraz nie możesz jej zagrać.
held-discard = Teraz możesz ją tylko odrzucić.
held-again = Dotknij środka, aby zagrać.
held-own-kingdom = Dotknij swojego królestwa.
held-kingdom = Dotknij królestwa gracza { $on }.
held-lit = Dotknij podświetlonego królestwa.
held-lit-or-own = Dotknij podświetlonego królestwa albo swojego.
held-jester = Dotknij celu albo przycisku „{ $button }”.
held-key = Naciśnij Enter, aby zagrać.
held-key-on = Naciśnij Enter, aby zagrać na gracza { $on }.
held-key-options = Naciśnij Enter, aby zobaczyć opcje.
held-key-jester = Naciśnij Enter, aby wybrać, jaką kartą ma być.

## The chosen card where the player is asked for one.

confirm-show = Pokazać { CARD($card, form: "bare", case: "accusative") }?
confirm-pay = Zapłacić { CARD($card, form: "bare", case: "instrumental") }?
confirm-take = Wziąć { CARD($card, form: "bare", case: "accusative") } od gracza { $from }?
confirm-discard = Odrzucić { CARD($card, form: "bare", case: "accusative") }?

## What an answer does; $does in `card-short`.

answer-stops-archer = zatrzymuje łucznika i kończy turę
answer-as-executioner = może odpowiedzieć jako kat
answer-stops = zatrzymuje atak
answer-minstrel-two = zatrzymuje atak, a { $by } odrzuca 2 karty
answer-minstrel = zatrzymuje atak i strzeże twojego królestwa
answer-princess = { CARD($card, form: "bare") } trafia na twoją rękę
answer-traitor = kieruje atak na gracza { $by }
answer-jester = może odpowiedzieć jako inna karta
answer-saves = nic nie tracisz
answer-reduces = tracisz tylko { CARD($gems, case: "accusative") }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: upuść kartę przed swoim królestwem.
drag-no = { CARD($card, form: "title") }: nie można zagrać na gracza { $on }.
drag-on = { CARD($card, form: "title") }: zagraj na gracza { $on }.
drag-note = { CARD($card, form: "title") } na gracza { $on }: { $note }.

## Refusals.

when-highwayman = Rozbójnika zagrasz, gdy wojsko zabierze klejnoty: kradnie je w drodze.
when-princess = Księżniczkę zagrasz, gdy atakuje cię rycerz lub smok.
when-executioner = Kata zagrasz, gdy ktoś cię atakuje albo wysyła łucznika przeciw twojemu.
when-traitor = Zdrajcę zagrasz, gdy atakuje cię wojsko.
plays-on-all = { CARD($card, form: "title") } działa na wszystkich rywali naraz: wybierz tę kartę i dotknij środka.
plays-on-none = { CARD($card, form: "title") } nie potrzebuje celu: wybierz tę kartę i dotknij środka.
not-there = Nie możesz tam zagrać { CARD($card, form: "bare", case: "genitive") }.
not-here = Tu nie możesz tego zrobić.

refused-attack-first = Ktoś cię atakuje. Odpowiedz albo przyjmij stratę.
refused-road-first = Najpierw ukradnij klejnoty w drodze albo je odpuść.
refused-show-first = Najpierw wybierz kartę do pokazania.
refused-take-first = Najpierw weź jedną z pokazanych kart.
refused-pay-first = Najpierw zapłać mnichowi.
refused-discard-first = Najpierw odrzuć kartę, jak każe minstrel.
refused-draft-first = Najpierw zatrzymaj tę kartę albo ją oddaj.
refused-not-now = Teraz nie możesz tego zrobić.
refused-not-like-that = Nie możesz zagrać tej karty w ten sposób.
refused-not-held = Nie masz { CARD($card, form: "a", case: "genitive") }.
refused-too-few = Nie masz tylu { CARD($card, form: "many", case: "genitive") }.
refused-chosen = Wszystkie takie karty są już wybrane ({ CARD($card, form: "bare") }). Wybierz inną.
refused-not-fortification = Królestwo umocnisz tylko zamkiem, łucznikiem lub minstrelem.
refused-answer = Nie możesz odpowiedzieć { CARD($card, form: "a", case: "instrumental") } na { CARD($attack, form: "a", case: "accusative") }.
refused-only-executioner = Na łucznika może odpowiedzieć tylko kat.
refused-no-discard = Karta w tej turze jest już zagrana, więc nie możesz odrzucać. Zakończ turę.
refused-nothing-played = W tej turze żadna karta nie jest jeszcze zagrana.
refused-end-turn = Karta w tej turze jest już zagrana. Zakończ turę.
refused-fortified = W tej turze umacniasz królestwo, więc nie możesz atakować.
refused-attacking = W tej turze atakujesz, więc nie możesz umacniać królestwa.
refused-after-special = Karta specjalna jest już zagrana, więc nie możesz atakować.
refused-special-alone = Karta specjalna musi być jedyną zagraną w turze.
refused-archer-first = Łucznika na straży możesz wysłać tylko jako pierwsze zagranie w turze.
refused-one-target = W turze możesz atakować tylko jednego rywala.
refused-must-discard = Jeśli nic nie zagrywasz, odrzuć kartę.
refused-start-draft =
    { $count ->
        [one] Mając mniej niż { $count } kartę, zacznij nowy draft, zamiast odrzucać.
        [few] Mając mniej niż { $count } karty, zacznij nowy draft, zamiast odrzucać.
       *[other] Mając mniej niż { $count } kart, zacznij nowy draft, zamiast odrzucać.
    }
refused-draft-instead = Nie masz kart, więc zacznij nowy draft.
refused-too-many = Masz za dużo kart na nowy draft. Odrzuć jedną.
refused-yourself = Nie możesz atakować siebie.
refused-no-gems = Nie możesz atakować rywala, który nie ma klejnotów.
refused-minstrel = Minstrel zatrzymuje tam każdy atak.
refused-archer = Łucznik zatrzymuje tam { CARD($card, form: "bare", case: "accusative") }. Atakuj ninją albo najpierw wyślij łucznika.
refused-castle = Zamek zatrzymuje tam { CARD($card, form: "bare", case: "accusative") }. Zagraj najpierw drabinę lub katapultę.
refused-no-archer = Nie ma tam łucznika do walki.
refused-no-castle = Nie ma tam zamku.
refused-no-own-archer = Nie masz łucznika na straży.
refused-one-of-each = Taka karta stoi już przed twoim królestwem.
refused-one-minstrel = Minstrel stoi już przed twoim królestwem.
refused-merchant-rival = Wybierz rywala dla kupca.
refused-merchant-cards = Kupiec potrzebuje rywala z co najmniej 2 kartami.
refused-merchant-price = Nie stać cię na kupca: cena to { $gems }.
refused-no-rival-castle = Żaden rywal nie ma zamku, więc nie możesz zagrać mnicha.
refused-paying-cards = Płacisz kartami. Wybierz pozostałe.
refused-pay-gems = Masz za mało klejnotów. Zapłać kartami.
refused-pay-cards = Masz za mało kart: potrzeba { CARD($cards, case: "genitive") }. Zapłać klejnotami.

## Buttons.

button-attack = Atakuj: { $on }
button-use = Użyj: { $on }
button-trade = Handluj: { $on }
button-fortify = Umocnij
button-play = Zagraj
button-answer = Odpowiedz
button-steal = Ukradnij
button-show = Pokaż kartę
button-pay = Zapłać kartą
button-discard = Odrzuć
button-take = Weź kartę
button-attack-choose = Atakuj…
button-play-choose = Zagraj…
button-end-turn = Zakończ turę
button-redraft = Nowy draft
button-accept = Przyjmij
button-lose = Strać { CARD($gems, case: "accusative") }
button-lose-fort = Strać { CARD($gems, case: "accusative") } i { CARD($lost, form: "bare", case: "accusative") }
button-lose-match = Przegraj partię
button-lose-archer = Strać łucznika
button-steal-gems = Ukradnij { CARD($gems, case: "accusative") }
button-steal-jester = Zagraj błazna
button-let-go =
    { $count ->
        [one] Odpuść
       *[other] Odpuść
    }
button-pay-gems = Zapłać { CARD($gems, case: "accusative") }
button-keep = Zatrzymaj
button-give = Daj: { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Zagraj błazna jako
choose-purpose = Jak chcesz zagrać { CARD($card, form: "bare", case: "accusative") }?
choose-attackers = Iloma kartami atakujesz gracza { $on }?
choose-answers = Iloma kartami odpowiadasz?
cards = { CARD($cards, form: "number") }
strength = siła { $strength }
lose-nothing = nic nie tracisz
lose-gems = tracisz { CARD($gems, case: "accusative") }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = broni minstrel
note-archer = broni łucznik
note-castle = broni zamek
note-no-gems = bez klejnotów
note-brings = daje ci { CARD($cards, case: "accusative") }
note-takes = weź najwyżej { CARD($gems, case: "accusative") }
note-ladder = wchodzisz na zamek
note-catapult = niszczysz zamek
note-catapult-both = niszczysz oba
note-archer-fight = zabijasz łucznika

## Notes on a kingdom while something is under way there.

note-attacked = pod atakiem
note-attacks = atakuje
note-has-gems =
    { $count ->
        [one] { PERSON($who) ->
            [you] wieziesz klejnot
           *[other] wiezie klejnot
        }
       *[other] { PERSON($who) ->
            [you] wieziesz klejnoty
           *[other] wiezie klejnoty
        }
    }
note-may-steal = może ukraść
note-thinking = myśli…

## Hints.

answers = Możliwe odpowiedzi: { CARD($cards, form: "bare") }.
fort-no-gems = To królestwo nie ma klejnotów, więc nie można go atakować.
fort-minstrel = Minstrel chroni to królestwo przed każdym atakiem.
fort-none = To królestwo mogą atakować wojsko, smoki i ninjowie.
fort-castle = Mogą je atakować smoki i ninjowie; wojsko potrzebuje najpierw drabiny lub katapulty.
fort-archer = Może je atakować tylko ninja, chyba że najpierw wyślesz łucznika.
fort-both = Może je atakować tylko ninja, chyba że najpierw wyślesz łucznika lub katapultę.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] Atakujesz gracza { $on }
       *[other] { PERSON($on) ->
            [you] { $by } atakuje ciebie
           *[other] { $by } atakuje gracza { $on }
        }
    }
headline-turned =
    { PERSON($by) ->
        [you] Kierujesz atak na gracza { $on }
       *[other] { PERSON($on) ->
            [you] { $by } kieruje atak na ciebie
           *[other] { $by } kieruje atak na gracza { $on }
        }
    }
headline-archer =
    { PERSON($by) ->
        [you] Wysyłasz łucznika na gracza { $on }
       *[other] { PERSON($on) ->
            [you] { $by } wysyła łucznika na ciebie
           *[other] { $by } wysyła łucznika na gracza { $on }
        }
    }
headline-road =
    { PERSON($who) ->
        [you] Wieziesz { CARD($gems, case: "accusative") }
       *[other] { $who } wiezie { CARD($gems, case: "accusative") }
    }
headline-taken =
    { PERSON($who) ->
        [you] Zyskujesz { CARD($gems, case: "accusative") }
       *[other] { $who } zyskuje { CARD($gems, case: "accusative") }
    }
headline-road-back =
    { PERSON($who) ->
        [you] Odzyskujesz { CARD($gems, case: "accusative") }
       *[other] { $who } odzyskuje { CARD($gems, case: "accusative") }
    }
road-from =
    { PERSON($who) ->
        [you] Zabrano tobie.
       *[other] Zabrano graczowi { $who }.
    }
road-open =
    { $count ->
        [one] Rozbójnik może go ukraść.
       *[other] Rozbójnik może je ukraść.
    }
road-closed =
    { $card ->
        [ninja] Rozbójnik nie okradnie ninja.
       *[dragon] Rozbójnik nie okradnie smoka.
    }
headline-herald =
    { PERSON($who) ->
        [you] Karty dla twojego herolda
       *[other] Karty dla herolda gracza { $who }
    }
headline-draft =
    { $count ->
        [one] Ostatnia karta draftu
        [few] Draft: jeszcze { $count } karty
       *[other] Draft: jeszcze { $count } kart
    }
headline-turn =
    { PERSON($who) ->
        [you] Twoja tura
       *[other] Tura gracza { $who }
    }
playing-attack =
    { PERSON($on) ->
        [you] Atakuje ciebie
       *[other] Atak na gracza { $on }
    }
playing-fortify = Umacnianie
playing-special = Karta specjalna
playing-round = Runda { $round } z { $rounds }
drafted = { $who } ma: { $cards }.
drafted-nothing = { $who } nie ma kart.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, klejnoty: { $gems } z { $goal }.
kingdom-note = { $name }, { $note }, klejnoty: { $gems } z { $goal }.
kingdom-gained =
    { $since ->
        [deal] Od rozdania kart: plus { $gems }.
       *[turn] Od twojej ostatniej tury: plus { $gems }.
    }
kingdom-lost =
    { $since ->
        [deal] Od rozdania kart: minus { $gems }.
       *[turn] Od twojej ostatniej tury: minus { $gems }.
    }
kingdom-hand =
    { $count ->
        [one] { $count } karta na ręce.
        [few] { $count } karty na ręce.
       *[other] { $count } kart na ręce.
    }
kingdom-goal = Klejnoty: { $gems } z { $goal } potrzebnych do wygranej.
kingdom-fort = Umocnienia: { $cards }.
kingdom-open = Bez umocnień.
kingdom-level = Poziom: { $level }.
kingdom-known = Wiesz, co jest na tej ręce: { $cards }.
kingdom-exposed = Inni wiedzą, co masz na ręce: { $cards }.
pile =
    { $count ->
        [one] Stos dobierania, { $count } karta
        [few] Stos dobierania, { $count } karty
       *[other] Stos dobierania, { $count } kart
    }
pile-draft =
    { $count ->
        [one] Draft, jeszcze { $count } karta
        [few] Draft, jeszcze { $count } karty
       *[other] Draft, jeszcze { $count } kart
    }
discards =
    { $count ->
        [one] Odrzucone, { $count } karta, na wierzchu: { CARD($card, form: "bare") }
        [few] Odrzucone, { $count } karty, na wierzchu: { CARD($card, form: "bare") }
       *[other] Odrzucone, { $count } kart, na wierzchu: { CARD($card, form: "bare") }
    }
discards-none = Odrzucone, brak kart
discards-title = Odrzucone ({ $count })
discards-order = Od ostatnio odrzuconej.
pile-left =
    { $count ->
        [one] Na stosie dobierania jest jeszcze { $count } karta. Gdy się skończy, z przetasowanych kart odrzuconych powstanie nowy stos.
        [few] Na stosie dobierania są jeszcze { $count } karty. Gdy się skończą, z przetasowanych kart odrzuconych powstanie nowy stos.
       *[other] Na stosie dobierania jest jeszcze { $count } kart. Gdy się skończą, z przetasowanych kart odrzuconych powstanie nowy stos.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
        [few] { CARD($card, form: "title") }, { $count } karty
       *[other] { CARD($card, form: "title") }, { $count } kart
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, można zagrać
        [few] { CARD($card, form: "title") }, { $count } karty, można zagrać
       *[other] { CARD($card, form: "title") }, { $count } kart, można zagrać
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, nie można teraz zagrać
        [few] { CARD($card, form: "title") }, { $count } karty, nie można teraz zagrać
       *[other] { CARD($card, form: "title") }, { $count } kart, nie można teraz zagrać
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, wybrano
        [few] { CARD($card, form: "title") }, { $count } karty, wybrano
       *[other] { CARD($card, form: "title") }, { $count } kart, wybrano
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, przed twoim królestwem
       *[other] { CARD($card, form: "title") }, przed królestwem gracza { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, przed twoim królestwem, można zagrać
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, pokazana przez ciebie karta
       *[other] { CARD($card, form: "title") }, karta pokazana przez gracza { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, karta pokazana przez gracza { $who }, można wziąć
label-attack = { CARD($card, form: "title") }, atakuje
label-answer = { CARD($card, form: "title") }, właśnie zagrana karta
label-ladder = { CARD($card, form: "title") }, przy zamku
label-looked = { CARD($card, form: "title") }, do zatrzymania lub oddania

## The log, and what is said while it happens.

heading-match = Nowa partia
heading-turn =
    { PERSON($who) ->
        [you] Runda { $round }: ty
       *[other] Runda { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Twoja tura.
       *[other] Tura gracza { $who }.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] Minstrel opuszcza twoje królestwo.
       *[other] Minstrel opuszcza królestwo gracza { $who }.
    }
log-reshuffled = Z przetasowanych kart odrzuconych powstaje nowy stos dobierania.
log-drew =
    { PERSON($who) ->
        [you] Dobierasz { CARD($cards, case: "accusative") }.
       *[other] { $who } dobiera { CARD($cards, case: "accusative") }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] Nie ma karty, którą możesz dobrać.
       *[other] Nie ma karty, którą { $who } może dobrać.
    }
log-fortified =
    { PERSON($who) ->
        [you] Umacniasz królestwo: { $cards }.
       *[other] { $who } umacnia królestwo: { $cards }.
    }
log-played =
    { PERSON($who) ->
        [you] Zagrywasz { CARD($cards, case: "accusative") }.
       *[other] { $who } zagrywa { CARD($cards, case: "accusative") }.
    }
log-played-on =
    { PERSON($who) ->
        [you] Wysyłasz { CARD($cards, case: "accusative") } do gracza { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } wysyła { CARD($cards, case: "accusative") } do ciebie.
           *[other] { $who } wysyła { CARD($cards, case: "accusative") } do gracza { $on }.
        }
    }
log-discarded =
    { PERSON($who) ->
        [you] Odrzucasz { CARD($cards, case: "accusative") }.
       *[other] { $who } odrzuca { CARD($cards, case: "accusative") }.
    }
say-must-discard =
    { PERSON($who) ->
        [you] Musisz odrzucić kartę.
       *[other] { $who } musi odrzucić kartę.
    }
log-passed =
    { PERSON($who) ->
        [you] Nie masz kart i pasujesz.
       *[other] { $who } nie ma kart i pasuje.
    }
log-ladders-left = Drabiny są odrzucane na koniec tury.
log-redrafted =
    { PERSON($who) ->
        [you] Zaczynasz nowy draft. Wszystkie umocnienia są odrzucone.
       *[other] { $who } zaczyna nowy draft. Wszystkie umocnienia są odrzucone.
    }
log-nothing-else = Nie możesz nic zagrać, więc zaczyna się nowy draft. Wszystkie umocnienia są odrzucone.
log-draft =
    { PERSON($who) ->
        [you] Zaczyna się draft: { $cards }. Pierwszą kartę oglądasz ty.
       *[other] Zaczyna się draft: { $cards }. Pierwszą kartę ogląda { $who }.
    }
say-looked =
    { PERSON($who) ->
        [you] Oglądasz kartę.
       *[other] { $who } ogląda kartę.
    }
log-kept =
    { PERSON($who) ->
        [you] Zatrzymujesz { CARD($cards, case: "accusative") }.
       *[other] { $who } zatrzymuje { CARD($cards, case: "accusative") }.
    }
log-kept-unseen = { $who } zatrzymuje kartę.
log-given =
    { PERSON($who) ->
        [you] Dajesz graczowi { $to } { CARD($cards, case: "accusative") }.
       *[other] { PERSON($to) ->
            [you] { $who } daje ci { CARD($cards, case: "accusative") }.
           *[other] { $who } daje graczowi { $to } { CARD($cards, case: "accusative") }.
        }
    }
log-ladder =
    { PERSON($who) ->
        [you] Przystawiasz { CARD($cards, case: "accusative") } do zamku gracza { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } przystawia { CARD($cards, case: "accusative") } do twojego zamku.
           *[other] { $who } przystawia { CARD($cards, case: "accusative") } do zamku gracza { $on }.
        }
    }
log-sent =
    { PERSON($who) ->
        [you] Wysyłasz { CARD($cards, case: "accusative") } przeciw graczowi { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } wysyła { CARD($cards, case: "accusative") } przeciw tobie.
           *[other] { $who } wysyła { CARD($cards, case: "accusative") } przeciw graczowi { $on }.
        }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] Wysyłasz łucznika ze straży przeciw graczowi { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } wysyła łucznika ze straży przeciw tobie.
           *[other] { $who } wysyła łucznika ze straży przeciw graczowi { $on }.
        }
    }
log-lost-catapult =
    { PERSON($who) ->
        [you] { $by } zagrywa katapultę: tracisz { CARD($lost, form: "bare", case: "accusative") }.
       *[other] { PERSON($by) ->
            [you] Twoja katapulta: { $who } traci { CARD($lost, form: "bare", case: "accusative") }.
           *[other] { $by } zagrywa katapultę: { $who } traci { CARD($lost, form: "bare", case: "accusative") }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] Smok gracza { $by } pali twój zamek.
       *[other] { PERSON($by) ->
            [you] Twój smok pali zamek gracza { $who }.
           *[other] Smok gracza { $by } pali zamek gracza { $who }.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") } gracza { $by } zabija twojego łucznika.
       *[other] { PERSON($by) ->
            [you] { CARD($card, form: "title") } zabija łucznika gracza { $who }.
           *[other] { CARD($card, form: "title") } gracza { $by } zabija łucznika gracza { $who }.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] Atakujesz gracza { $on } { CARD($cards, case: "instrumental") } (siła { $strength }).
       *[other] { PERSON($on) ->
            [you] { $who } atakuje cię { CARD($cards, case: "instrumental") } (siła { $strength }).
           *[other] { $who } atakuje gracza { $on } { CARD($cards, case: "instrumental") } (siła { $strength }).
        }
    }
log-answered =
    { PERSON($who) ->
        [you] Odpowiadasz { CARD($cards, case: "instrumental") }.
       *[other] { $who } odpowiada { CARD($cards, case: "instrumental") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Nie odpowiadasz.
       *[other] { $who } nie odpowiada.
    }
log-without-answer = Nie masz odpowiedzi.
log-turned =
    { PERSON($on) ->
        [you] Zdrajca zwraca atak przeciw tobie.
       *[other] Zdrajca zwraca atak przeciw graczowi { $on }.
    }
log-stopped = Atak jest zatrzymany.
log-stopped-archer = Łucznik jest zatrzymany.
say-turn-over =
    { PERSON($who) ->
        [you] Atak jest zatrzymany i twoja tura się kończy.
       *[other] Atak jest zatrzymany i tura gracza { $who } się kończy.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] Łucznik jest zatrzymany i twoja tura się kończy.
       *[other] Łucznik jest zatrzymany i tura gracza { $who } się kończy.
    }
log-held-off = Atak jest odparty. Nikt nie traci klejnotów.
log-charmed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") } trafia na twoją rękę.
       *[other] { CARD($card, form: "title") } trafia na rękę gracza { $who }.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] Zabierasz graczowi { $from } { CARD($gems, case: "accusative") }.
       *[other] { PERSON($from) ->
            [you] { $who } zabiera ci { CARD($gems, case: "accusative") }.
           *[other] { $who } zabiera graczowi { $from } { CARD($gems, case: "accusative") }.
        }
    }
log-stole =
    { PERSON($who) ->
        [you] Kradniesz graczowi { $from } { CARD($gems, case: "accusative") } ({ $cards }).
       *[other] { PERSON($from) ->
            [you] { $who } kradnie ci { CARD($gems, case: "accusative") } ({ $cards }).
           *[other] { $who } kradnie graczowi { $from } { CARD($gems, case: "accusative") } ({ $cards }).
        }
    }
say-let-go =
    { PERSON($who) ->
        [you] Odpuszczasz klejnoty.
       *[other] { $who } odpuszcza klejnoty.
    }
log-gained =
    { PERSON($who) ->
        [you] Zatrzymujesz { CARD($gems, case: "accusative") }.
       *[other] { $who } zatrzymuje { CARD($gems, case: "accusative") }.
    }
say-raided =
    { PERSON($from) ->
        [you] { $who } zabiera ci { CARD($gems, case: "accusative") } ({ $with }).
       *[other] { $who } zabiera graczowi { $from } { CARD($gems, case: "accusative") } ({ $with }).
    }
say-decided =
    { PERSON($who) ->
        [you] Twoja decyzja zapadła.
       *[other] Decyzja gracza { $who } zapadła.
    }
log-shown =
    { PERSON($who) ->
        [you] Pokazujesz { CARD($cards, case: "accusative") }.
       *[other] { $who } pokazuje { CARD($cards, case: "accusative") }.
    }
log-took =
    { PERSON($who) ->
        [you] Bierzesz { CARD($cards, case: "accusative") } od gracza { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } bierze od ciebie { CARD($cards, case: "accusative") }.
           *[other] { $who } bierze { CARD($cards, case: "accusative") } od gracza { $from }.
        }
    }
log-paid =
    { PERSON($who) ->
        [you] Płacisz graczowi { $to } { CARD($gems, case: "accusative") }.
       *[other] { PERSON($to) ->
            [you] { $who } płaci ci { CARD($gems, case: "accusative") }.
           *[other] { $who } płaci graczowi { $to } { CARD($gems, case: "accusative") }.
        }
    }
log-got =
    { PERSON($who) ->
        [you] Dostajesz { CARD($cards, case: "accusative") } od gracza { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } dostaje od ciebie { CARD($cards, case: "accusative") }.
           *[other] { $who } dostaje { CARD($cards, case: "accusative") } od gracza { $from }.
        }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Siła 1. Atakuje albo odpowiada na atak wojska.
            W ataku i w odpowiedzi możesz zagrać naraz dowolną liczbę chłopów. Każdy dodaje siłę 1.
        [soldier]
            Siła 2. Atakuje albo odpowiada na atak wojska.
            Siłę odpowiedzi się odejmuje. Za każdy pozostały punkt siły atak zabiera 1 klejnot.
        [knight]
            Siła 3. Atakuje albo odpowiada na atak wojska.
            Siłę odpowiedzi się odejmuje. Za każdy pozostały punkt siły atak zabiera 1 klejnot.
        [king]
            Siła 4. Atakuje albo odpowiada na atak wojska.
            Siłę odpowiedzi się odejmuje. Za każdy pozostały punkt siły atak zabiera 1 klejnot.
        [castle]
            Stoi przed twoim królestwem i nie wpuszcza wojska.
            Wojsko może wejść na niego po drabinie, ninja go omija, a katapulta lub smok niszczy.
        [archer]
            Stoi przed twoim królestwem i wpuszcza tylko ninję. Ninja, którego nikt nie zatrzyma, zabija łucznika.
            Przed atakiem możesz go też wysłać przeciw łucznikowi rywala: obaj są odrzuceni. Może to zrobić także twój łucznik na straży, jako pierwsze zagranie w turze.
            Zatrzymuje go tylko kat: tracisz łucznika, łucznik rywala zostaje, a twoja tura się kończy.
        [minstrel]
            Stoi przed twoim królestwem: nic nie może cię atakować do początku twojej następnej tury. Potem jest odrzucony.
            Możesz nim też odpowiedzieć na każdy atak: atak jest odrzucony, tura atakującego się kończy, a minstrel zostaje przed twoim królestwem.
        [ladder]
            Zagraj ją przed atakiem na rywala z zamkiem, ale bez łucznika: w tej turze twoje wojsko może wejść na zamek. Zamek zostaje.
        [catapult]
            Zagraj ją przed atakiem na rywala z zamkiem: niszczy zamek, a także łucznika.
        [ninja]
            Zabiera 2 klejnoty mimo zamku i łucznika, a łucznika zabija. Rozbójnik nie może ukraść tych klejnotów.
            Zatrzymuje go tylko kat lub minstrel.
        [dragon]
            Zabiera 2 klejnoty i pali zamek. Rozbójnik nie może ukraść tych klejnotów. Łucznik go nie wpuszcza.
            Zatrzymuje go tylko kat, minstrel lub księżniczka.
        [highwayman]
            Kradnie klejnoty w drodze, czyli te, które wojsko właśnie komuś zabrało. Inny rozbójnik może je ukraść ponownie.
        [princess]
            Odpowiada na rycerza lub smoka: bierzesz tę kartę na rękę. Atakujący może grać dalej.
        [executioner]
            Odpowiada na każdy atak: atak jest odrzucony, a tura atakującego się kończy.
            Odpowiada też na łucznika wysłanego przeciw twojemu: tamten jest odrzucony, twój zostaje, a tura się kończy.
        [traitor]
            Odpowiada na wojsko: zwraca się ono przeciw atakującemu, mimo zamku i łucznika. Atakujący może odpowiedzieć, nawet innym zdrajcą.
        [herald]
            Każdy rywal wybiera kartę do pokazania. Bierzesz jedną z nich i twoja tura się kończy.
        [merchant]
            Daj rywalowi z co najmniej 2 kartami { CARD($gems, case: "accusative") } i weź w ciemno połowę jego kart (zaokrągloną w dół). Rywal nie może odmówić. Twoja tura się kończy.
        [monk]
            Każdy rywal z zamkiem płaci ci { CARD($gems, case: "accusative") } albo { CARD($cards, case: "accusative") }, jak woli. Twoja tura się kończy.
       *[jester]
            Gra jako dowolna inna karta i podlega jej zasadom.
    }
rule-two =
    { $card ->
        [minstrel]
            Gdy go zagrasz, rywal odrzuca 2 karty. Nie chroni twojego królestwa.
            Możesz nim też odpowiedzieć na każdy atak: rywal tak samo odrzuca 2 karty, atak jest zatrzymany, a tura atakującego się kończy.
        [herald]
            Rywal wybiera 2 karty do pokazania. Bierzesz jedną z nich i twoja tura się kończy.
        [merchant]
            Daj rywalowi { CARD($gems, case: "accusative") } i weź w ciemno połowę jego kart (zaokrągloną w dół). Rywal musi mieć co najmniej 2 karty i nie może odmówić. Twoja tura się kończy.
       *[monk]
            Jeśli rywal ma zamek, płaci ci { CARD($gems, case: "accusative") } albo { CARD($cards, case: "accusative") }, jak woli. Twoja tura się kończy.
    }
rule-jester = To błazen zagrany jako ta karta. Z powrotem na ręce lub na stosie jest znów zwykłym błaznem.

## The guide.

guide-line = Zabieraj klejnoty rywalom i strzeż swoich zamkami, łucznikami i blefem.
guide-brief-goal = Zdobądź 10 klejnotów przed innymi. Przy dwóch graczach potrzebujesz wszystkich 12.
guide-brief-turn = Dobierz 2 karty (we dwoje wybiera się je w drafcie). Potem atakuj, umacniaj albo zagraj kartę specjalną.
guide-brief-watch = Gdy ktoś cię atakuje, odpowiedz właściwą kartą, bo stracisz klejnoty.
guide-part-rival = Królestwo rywala z klejnotami i kartami
guide-part-forts = Umocnienia: zatrzymują większość ataków
guide-part-piles = Stos dobierania i stos kart odrzuconych
guide-part-attack = Atak
guide-part-answer = Odpowiedź
guide-part-kingdom = Twoje królestwo i klejnoty
guide-part-hand = Twoja ręka
guide-goal-title = Cel gry
guide-goal = Każdy zaczyna z 5 klejnotami i 2 kartami. Kto pierwszy zdobędzie 10 klejnotów, wygrywa. Nikt nie odpada: nawet bez klejnotów i kart grasz dalej i możesz wygrać. Przy dwóch graczach niektóre zasady są inne: zobacz niżej „Dwoje graczy”.
guide-turn-title = Twoja tura
guide-turn = Dobierz 2 karty (w pierwszej turze partii tylko 1). Potem zrób jedną z trzech rzeczy: atakuj rywala, umacniaj swoje królestwo albo zagraj kartę specjalną. Jeśli nic nie zagrasz, odrzuć kartę.
guide-attack-title = Atak
guide-attack =
    Twoje wojsko to chłopi (siła 1), żołnierze (2), rycerze (3) i królowie (4). Wyślij jedną kartę przeciw rywalowi, który ma klejnoty, albo dowolną liczbę chłopów naraz. Atak zabiera tyle klejnotów, ile wynosi jego siła po odjęciu siły odpowiedzi rywala. Smok i ninja zabierają 2 klejnoty, a wojsko nie może na nich odpowiedzieć.

    Jeśli żaden klejnot nie zmieni właściciela, możesz znów atakować tego samego rywala. Gdy klejnoty zmienią właściciela, twoja tura się kończy.
guide-walls-title = Jak pokonać umocnienia
guide-walls =
    Zamek: nie wpuszcza wojska. Zagraj najpierw drabinę, a twoje wojsko może w tej turze na niego wejść. Katapulta niszczy zamek razem z łucznikiem. Smok go pali.

    Łucznik: wpuszcza tylko ninję. Wyślij przeciw niemu najpierw własnego łucznika: z ręki albo, jako pierwsze zagranie w turze, ze swojego królestwa. Obaj są odrzuceni.

    Minstrel: nie wpuszcza nikogo.

    Drabiny, katapulty i łucznicy nie zabierają klejnotów, więc możesz potem atakować. Twojego łucznika może zatrzymać tylko kat: łucznik jest wtedy odrzucony, a twoja tura się kończy. Smok pali zamek, a ninja zabija łucznika tylko wtedy, gdy atak nie jest zatrzymany.
guide-fortify-title = Umacnianie
guide-fortify = Zagraj dowolną liczbę zamków, łuczników i minstreli, ale przed królestwem miej najwyżej po jednym z każdego rodzaju. Minstrel odchodzi na początku twojej następnej tury.
guide-special-title = Karty specjalne i błazen
guide-special =
    Herold: każdy rywal wybiera kartę do pokazania, a ty bierzesz jedną z nich.

    Kupiec: daj 1 klejnot rywalowi z co najmniej 2 kartami i weź w ciemno połowę jego kart (zaokrągloną w dół).

    Mnich: każdy rywal z zamkiem płaci ci 1 klejnot albo 2 karty, jak woli.

    Karty specjalnej nic nie zatrzyma, a twoja tura się po niej kończy. Błazen gra jako dowolna inna karta i podlega jej zasadom.
guide-answers-title = Gdy ktoś cię atakuje
guide-answers =
    Możesz odpowiedzieć jedną kartą albo dowolną liczbą chłopów.

    Wojsko: jego siłę odejmuje się od siły atakującego wojska.

    Księżniczka: bierze atakującego rycerza lub smoka na twoją rękę.

    Zdrajca: zwraca wojsko przeciw atakującemu, mimo wszelkich umocnień. Atakujący może odpowiedzieć.

    Kat: zatrzymuje każdy atak, a nawet łucznika wysłanego przeciw twojemu. Tura się kończy.

    Minstrel: zatrzymuje każdy atak i zostaje przed twoim królestwem. Tura się kończy.
guide-road-title = Klejnoty w drodze
guide-road = Gdy wojsko zabiera klejnoty, są one przez chwilę w drodze. Każdy gracz poza tym, który je zabiera, może je wszystkie ukraść rozbójnikiem, a inny rozbójnik może je ukraść ponownie. Jeśli nikt tego nie zrobi, klejnoty docierają na miejsce. Klejnotów zabranych przez smoka lub ninję nie można ukraść.
guide-two-title = Dwoje graczy
guide-two =
    Cel: każdy zaczyna z 6 klejnotami. Zdobądź wszystkie 12, aby wygrać.

    Draft: zamiast dobierać, wybieracie z 15 kart naraz. Obejrzyj wierzchnią kartę. Jeśli ją zatrzymasz, następną ogląda rywal. Jeśli dasz ją rywalowi, następną oglądasz ty. Kto dostanie ostatnią kartę, gra pierwszy.

    Twoja tura: jeśli nic nie zagrasz, odrzuć kartę. Mając najwyżej 3 karty, zacznij zamiast tego nowy draft; wszystkie umocnienia są odrzucane.

    Herold: rywal pokazuje 2 karty. Kupiec: kosztuje 2 klejnoty. Mnich: rywal płaci 2 klejnoty albo 3 karty.

    Minstrel: nie chroni twojego królestwa. Zawsze, gdy go zagrasz, rywal odrzuca 2 karty. Jako odpowiedź zatrzymuje też atak i kończy turę.
guide-cards-title = Wszystkie karty
guide-cards = Jest 95 kart. Liczba przy nazwie mówi, ile jest kart tego rodzaju.
guide-end-title = Koniec partii
guide-end = Jeśli po 60 rundach (120 przy dwóch graczach) nikt nie wygra, wygrywa gracz z największą liczbą klejnotów; przy remisie gracze dzielą zwycięstwo. Gdy skończy się stos dobierania, z przetasowanych kart odrzuconych powstaje nowy. Przy co najmniej trzech graczach rewanż zaczyna zwycięzca partii. Przy zasadzie domowej „{ $rule }” potrzeba 12 klejnotów zamiast 10.
guide-table-title = Sterowanie
guide-table =
    Dotknij karty, a potem królestwa, przeciw któremu ją zagrywasz, albo swojego, aby je umocnić; możesz też ją tam przeciągnąć. Królestwa do wyboru są podświetlone; z włączonymi podpowiedziami pokazują, co się stanie. Gdy trzeba ustalić coś jeszcze, na przykład liczbę chłopów, pojawi się pytanie. Aby wysłać łucznika sprzed swojego królestwa, dotknij najpierw królestwa. Dotknij stosu kart odrzuconych lub królestwa, aby zobaczyć szczegóły. Przytrzymaj kartę lub kliknij ją prawym przyciskiem, aby przeczytać jej zasady.

    Na klawiaturze poruszaj się strzałkami, wybieraj klawiszem Enter, przyciski naciskaj cyframi, a kartę odkładaj klawiszem Backspace. H daje podpowiedź, S podaje wynik, L otwiera dziennik, F1 te zasady, a Escape wraca.

guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Wojsko, siła 1. Dowolna liczba naraz.
        [soldier] Wojsko, siła 2.
        [knight] Wojsko, siła 3.
        [king] Wojsko, siła 4.
        [castle] Przed królestwem: nie wpuszcza wojska.
        [archer] Przed królestwem: wpuszcza tylko ninję. Albo zabija łucznika rywala.
        [minstrel] Przed królestwem: zatrzymuje każdy atak do twojej następnej tury. Jako odpowiedź: zatrzymuje każdy atak.
        [ladder] Twoje wojsko może w tej turze wejść na zamek.
        [catapult] Niszczy zamek razem z łucznikiem.
        [ninja] Zabiera 2 klejnoty mimo zamku i łucznika, a łucznika zabija.
        [dragon] Zabiera 2 klejnoty i pali zamek. Łucznik go nie wpuszcza.
        [highwayman] Kradnie klejnoty w drodze.
        [princess] Odpowiada na rycerza lub smoka: bierzesz tę kartę.
        [executioner] Odpowiada na każdy atak albo na łucznika wysłanego przeciw twojemu. Tura się kończy.
        [traitor] Odpowiada na wojsko: zwraca się ono przeciw atakującemu.
        [herald] Każdy rywal pokazuje kartę; weź jedną z nich.
        [merchant] Za 1 klejnot weź w ciemno połowę kart rywala.
        [monk] Każdy rywal z zamkiem płaci ci 1 klejnot albo 2 karty.
       *[jester] Gra jako dowolna inna karta.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Nie wpuszcza wojska.
        [archer] Wpuszcza tylko ninję. Albo zabija łucznika.
        [minstrel] Zatrzymuje ataki do twojej tury albo jeden od razu.
        [ninja] Zabiera 2 klejnoty mimo zamku i łucznika.
        [dragon] Zabiera 2 klejnoty i pali zamek.
        [executioner] Odpowiada na każdy atak. Tura się kończy.
        [princess] Odpowiada na rycerza lub smoka i go zabiera.
        [merchant] Za 1 klejnot połowa kart rywala.
        [monk] Kto ma zamek, płaci 1 klejnot albo 2 karty.
       *[other] { guide-card }
    }

guide-example-takes =
    { $count ->
        [0] nic nie zabiera
       *[other] zabiera { CARD($gems, case: "accusative") }
    }
guide-example-less = 3 minus 1.
guide-example-even = Możesz atakować znowu.
guide-example-more = Nadmiar przepada.

guide-no-walls = Brak
guide-walls-none = Bez umocnień: mogą atakować wojsko, smoki i ninjowie.
guide-walls-castle = Zamek: mogą atakować smoki i ninjowie, wojsko tylko z drabiną. Możesz zagrać drabinę lub katapultę.
guide-walls-archer = Łucznik: może atakować tylko ninja. Możesz wysłać łucznika.
guide-walls-both = Zamek i łucznik: może atakować tylko ninja. Możesz wysłać łucznika lub katapultę.
guide-walls-minstrel = Minstrel: nic nie może atakować.

guide-answer-row = { CARD($card, form: "title") }: może odpowiedzieć { CARD($cards, form: "bare") }.
guide-soldier = Żołnierz, wojsko

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Do wygranej: { $gems }.
goal-all = Do wygranej: wszystkie { $gems }.
goal-danger =
    { PERSON($who) ->
        [you] Możesz wygrać jednym atakiem.
       *[other] { $who } może wygrać jednym atakiem.
    }
goal-danger-many =
    { $count ->
       *[other] { $count } rywali może wygrać jednym atakiem.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Nie odpowiadaj.
hint-wins = To może dać ci wygraną.
hint-takes = Zabiera { CARD($gems, case: "accusative") }, jeśli rywal nie odpowie.
hint-takes-leader = Zabiera { CARD($gems, case: "accusative") } temu, kto prowadzi.
hint-opens = To otwiera drogę do ataku.
hint-guards =
    { $card ->
        [castle] Trzyma wojsko z dala od twoich klejnotów.
        [archer] Trzyma wszystkich prócz ninjów z dala od twoich klejnotów.
       *[other] Do twojej następnej tury nic nie może cię atakować.
    }
hint-rival-discards = { $who } musi odrzucić 2 karty.
hint-takes-cards = Dostajesz { CARD($cards, case: "accusative") }.
hint-chooses = Bierzesz jedną z pokazanych kart.
hint-taxes =
    { $count ->
        [one] { $count } rywal z zamkiem musi ci zapłacić.
        [few] { $count } rywale z zamkami muszą ci zapłacić.
       *[other] { $count } rywali z zamkami musi ci zapłacić.
    }
hint-stops-win = Inaczej wygra { $who }.
hint-saves = Ratuje ci { CARD($gems, case: "accusative") }.
hint-turns = Kieruje atak na gracza { $who }.
hint-captures = Atakująca karta trafia na twoją rękę.
hint-saves-archer = Ratuje twojego łucznika.
hint-nothing-to-lose = Nie masz nic do stracenia.
hint-keeps-answers = Zachowujesz karty, którymi można odpowiedzieć.
hint-steals = Kradniesz { CARD($gems, case: "accusative") }.
hint-keeps-highwayman = Zachowujesz rozbójnika na później.
hint-least = Tej karty potrzebujesz najmniej.
hint-most = Żadna inna pokazana karta nie jest przydatniejsza.
hint-keeps-cards = Zachowujesz karty.
hint-defense =
    { $count ->
        [one] Zostaje ci karta do odpowiadania na ataki.
        [few] Zostają ci { $count } karty do odpowiadania na ataki.
       *[other] Zostaje ci { $count } kart do odpowiadania na ataki.
    }
hint-good-draft = Większość nieznanych kart nie jest lepsza.
hint-poor-draft = Większość nieznanych kart jest lepsza.
hint-not-for-rival = Inaczej dostanie ją { $who }.
hint-next-card = W zamian obejrzysz następną kartę.
hint-new-cards = Draft przynosi nowe karty.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] Zabierasz graczowi { $from } { CARD($gems, case: "accusative") }!
       *[other] { $who } zabiera ci { CARD($gems, case: "accusative") }
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Napad na drodze!
# A traitor turns an attack.
headline-treason = Zdrada!
headline-held =
    { PERSON($who) ->
        [you] Odpierasz atak!
       *[other] { $who } odpiera twój atak
    }
headline-lost =
    { $lost ->
        [archer] Twój łucznik pada
       *[castle] Twój zamek pada
    }
headline-no-win =
    { PERSON($who) ->
        [you] Zwycięstwo ci umyka
       *[other] { $who } bez zwycięstwa!
    }
