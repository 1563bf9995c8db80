### Stół gry Strażnica.
### armia, fort, koszary; dobierać, wykładać, palić; wysoka karta; wieża (podwójna, potrójna), strażnica;
### atak, próba, bitwa, para, wyciągać kartę, remis; wolna amerykanka, budowniczy; wyprawa, oblężenie,
### ostateczne starcie, lewa.

## Buttons

burn = Spal
place = Wyłóż
end-turn = Zakończ turę
keep-all = Zachowaj
take-card = Weź kartę
attack-with =
    { $count ->
        [one] Atakuj { $count } kartą
       *[other] Atakuj { $count } kartami
    }
battle-with =
    { $count ->
        [one] Walcz { $count } kartą
       *[other] Walcz { $count } kartami
    }

## Where the match stands: the heading of the table

title-round = Runda { $round }
title-rounds-left =
    { $left ->
        [one] Jeszcze { $left } runda
        [few] Jeszcze { $left } rundy
       *[other] Jeszcze { $left } rund
    }
title-last-round = Ostatnia runda
title-siege =
    { $left ->
        [one] Oblężenie: { $left } runda
        [few] Oblężenie: { $left } rundy
       *[other] Oblężenie: { $left } rund
    }
title-siege-last = Oblężenie: ostatnia runda
title-showdown = Ostateczne starcie

## Where the match stands, for lists of matches.

summary = { $title } · Fort { $fort }, armia { $army }
summary-campaign = { $title } · Na wyprawie, armia { $army }
summary-out = { $title } · Poza grą

## Where the match stands, when the player asks.

standing = { $title }. { $players }
standing-siege = Oblężenie: jeszcze { $left }. { $players }
standing-player = { $who }: fort { $fort }, armia { $army }.
standing-campaign = { $who }: na wyprawie, armia { $army }.
standing-out = { $who }: poza grą.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Jeśli nic się nie zmieni, wygrywasz po tej rundzie.
       *[other] Jeśli nic się nie zmieni, { $who } wygrywa po tej rundzie.
    }
forecast-showdown = Jeśli nic się nie zmieni, po tej rundzie będzie ostateczne starcie: { $players }.
forecast-showdown-all = Po tej rundzie wszyscy z armią stają do ostatecznego starcia.

## Prompts

prompt-over = Partia jest skończona.
prompt-opening = Przed pierwszą turą: spal kartę fortu albo zachowaj wszystkie.
prompt-turn =
    { $can ->
        [place-burn-attack] Twoja tura: atakuj podświetloną kartę, wyłóż karty armii lub spal kartę fortu.
        [place-burn] Twoja tura: wyłóż karty armii lub spal kartę fortu.
        [place-attack] Twoja tura: atakuj podświetloną kartę lub wyłóż karty armii.
        [burn-attack] Twoja tura: atakuj podświetloną kartę lub spal kartę fortu.
        [place] Twoja tura: wyłóż karty armii.
        [burn] Twoja tura: spal kartę fortu.
       *[attack] Twoja tura: atakuj podświetloną kartę.
    }
prompt-turn-short =
    { $can ->
        [place-burn-attack] Atakuj, wyłóż lub spal.
        [place-burn] Atak niemożliwy: wyłóż lub spal.
        [place-attack] Atakuj lub wyłóż.
        [burn-attack] Atakuj lub spal.
        [place] Atak niemożliwy: wyłóż karty.
        [burn] Atak niemożliwy: spal kartę.
       *[attack] Atakuj.
    }
prompt-still =
    { $can ->
        [place-burn] Możesz jeszcze wyłożyć karty armii lub spalić kartę fortu.
        [place] Możesz jeszcze wyłożyć karty armii.
       *[burn] Możesz jeszcze spalić kartę fortu.
    }
prompt-campaign = Na wyprawie: atakuj, by opóźnić rywali, albo zakończ turę i oszczędź armię.
prompt-campaign-short = Atakuj albo zakończ turę.
prompt-nothing = Nie możesz już nic zrobić. Zakończ turę.
prompt-no-target = Żaden inny gracz nie ma karty fortu do zaatakowania.
prompt-no-army = Bez armii nie możesz atakować.
prompt-no-attack = Nie możesz teraz atakować. Dotknij karty rywala, aby zobaczyć dlaczego.
prompt-out = Nie grasz już w tej partii.

prompt-choose = Naciśnij Enter, aby wybrać { CARD($card, form: "short") }.
prompt-choose-rival = Naciśnij Enter, aby wybrać { CARD($card, form: "short") } gracza { $rival }.
prompt-choose-campaign = Naciśnij Enter, aby wybrać gracza { $rival }, też na wyprawie.
prompt-place = Dotknij fortu, aby wyłożyć { CARD($card, form: "short") }.
prompt-place-key = Naciśnij Enter, aby wyłożyć { CARD($card, form: "short") }.
prompt-place-tower =
    { $height ->
        [2] Powstanie podwójna wieża.
       *[3] Powstanie potrójna wieża.
    }
prompt-place-fourth = To czwarta karta tej wysokości.
prompt-place-fourth-won = Ukończy strażnicę i zacznie twoją wyprawę.
prompt-place-fourth-drawn = Wygraj o nią wolną amerykankę, a ukończysz strażnicę.
prompt-burn =
    { $count ->
        [one] Spalić { CARD($card, form: "short") }? Karta trafi na spód koszar, a ty dobierzesz { $count } kartę.
        [few] Spalić { CARD($card, form: "short") }? Karta trafi na spód koszar, a ty dobierzesz { $count } karty.
       *[other] Spalić { CARD($card, form: "short") }? Karta trafi na spód koszar, a ty dobierzesz { $count } kart.
    }
prompt-take = { $rival } nie ma armii. Weź { CARD($card, form: "short") } bez bitwy.
prompt-attack = Iloma kartami atakujesz { CARD($card, form: "short") } gracza { $rival }?
prompt-attack-stakes = Wygraj { CARD($card, form: "short") } i wszystkie karty bitwy albo oddaj swoje graczowi { $rival }. Bez wygranej tura się kończy.
prompt-attack-high = Walczące wysokie karty trafiają do koszar.
prompt-attack-last = Ostatnia próba. Wygraj { CARD($card, form: "short") } i wszystkie karty bitwy. Jeśli przegrasz, karta trafi na spód koszar.
prompt-battle =
    { $count ->
        [one] Bitwa z graczem { $rival }, po { $count } karcie? Zwycięzca bierze wszystkie karty bitwy.
        [few] Bitwa z graczem { $rival }, po { $count } karty? Zwycięzca bierze wszystkie karty bitwy.
       *[other] Bitwa z graczem { $rival }, po { $count } kart? Zwycięzca bierze wszystkie karty bitwy.
    }

prompt-pick-free-for-all = Wolna amerykanka o { CARD($card, form: "short") }: wyciągnij kartę, którą walczy { $rival }.
prompt-pick = Bitwa o { CARD($card, form: "short") }: wyciągnij kartę, którą walczy { $rival }.
prompt-pick-several = Bitwa o { CARD($card, form: "short") }: wyciągnij kartę ({ $number } z { $count }), którą walczy { $rival }.
prompt-pick-campaign = Wyciągnij kartę ({ $number } z { $count }), którą walczy { $rival }.

prompt-rival-opening = { $rival } może spalić kartę fortu.
prompt-rival-turn = Tura gracza { $rival }.
prompt-rival-pick = { $rival } wyciąga kartę.
prompt-rival-pick-mine = { $rival } wyciąga kartę, którą walczysz.

auto-end = Nie możesz już nic zrobić, więc tura się kończy.
auto-skip = Nie możesz nic zrobić, więc tracisz turę.
auto-skip-campaign = Nie ma karty, którą możesz atakować, więc tracisz turę.
auto-keep = Nie możesz spalić żadnej karty fortu, więc zachowujesz wszystkie.

## Why something isn't allowed

refusal-over = Partia jest skończona.
refusal-only-burning = Przed pierwszą turą możesz tylko spalić kartę fortu albo zachować wszystkie.
refusal-only-before-first-turn = Możesz to zrobić tylko przed pierwszą turą.
refusal-pick-first = Najpierw wyciągnij jedną z zakrytych kart.
refusal-placing-on-campaign = Na wyprawie nie możesz wykładać kart.
refusal-not-in-army = Tej karty nie ma w twojej armii: { CARD($card, form: "bare") }.
refusal-campaign-just-lost = W tej turze twoja wyprawa przepadła. Strażnicę możesz ukończyć dopiero w następnej turze.
refusal-burning-on-campaign = Na wyprawie nie możesz palić kart.
refusal-burned-already = W tej turze jedna karta jest już spalona.
refusal-not-in-own-fort = Tej karty nie ma w twoim forcie: { CARD($card, form: "bare") }.
refusal-barracks-empty = Gdy koszary są puste, nie możesz palić kart.
refusal-tower-elsewhere = Inny gracz ma wieżę z { CARD($rank, form: "many", case: "genitive") }, więc swojej karty nie możesz spalić.
refusal-attacked-already = W tej turze twój atak już się odbył.
refusal-no-rival = Atakuj innego gracza, który jest jeszcze w grze.
refusal-rival-on-campaign = Gracza na wyprawie możesz atakować tylko wtedy, gdy też jesteś na wyprawie.
refusal-not-in-that-fort = Tej karty nie ma w tym forcie: { CARD($card, form: "bare") }.
refusal-not-on-top = Możesz atakować tylko wierzchnią kartę wieży.
refusal-complete-watchtower = Ukończonej strażnicy nie można atakować.
refusal-army-too-small = Aby atakować tę wieżę, potrzebujesz co najmniej { $needed } kart armii.
refusal-no-attempts-left = Wszystkie próby na tę kartę są wykorzystane ({ $most }).
refusal-rival-without-army = Ten gracz nie ma armii, więc po prostu weź kartę.
refusal-without-army = Do ataku potrzebujesz co najmniej jednej karty armii.
refusal-rival-has-army = Ten gracz ma armię. Atakuj 1 lub 2 kartami.
refusal-too-many-cards = Atakuj 1 lub 2 kartami.
refusal-more-than-smaller-army = Nie możesz atakować większą liczbą kart, niż ma mniejsza armia.
refusal-not-both-on-campaign = Z graczem na wyprawie możesz walczyć tylko wtedy, gdy też jesteś na wyprawie.
refusal-nothing-held-out = Teraz nie ma kart do wyciągnięcia.
refusal-place-empty = Ta karta jest już zabrana. Wyciągnij inną.

## What happened, in the log and while it is shown

heading-before-first-turn = Przed pierwszą turą
heading-turn = Tura { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Zachowujesz wszystkie karty fortu.
       *[other] { $who } zachowuje wszystkie karty fortu.
    }
log-burned =
    { PERSON($who) ->
        [you] Palisz { CARD($card, form: "short") }.
       *[other] { $who } pali { CARD($card, form: "short") }.
    }
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Dobierasz kartę.
                [few] Dobierasz { $count } karty.
               *[other] Dobierasz { $count } kart.
            }
       *[other]
            { $count ->
                [one] { $who } dobiera kartę.
                [few] { $who } dobiera { $count } karty.
               *[other] { $who } dobiera { $count } kart.
            }
    }
log-drew =
    { PERSON($who) ->
        [you] Dobierasz { CARD($cards, form: "short") }.
       *[other] { $who } dobiera { CARD($cards, form: "short") }.
    }
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Dobierasz { CARD($cards, form: "short") } oraz jeszcze jedną kartę.
                [few] Dobierasz { CARD($cards, form: "short") } oraz jeszcze { $count } karty.
               *[other] Dobierasz { CARD($cards, form: "short") } oraz jeszcze { $count } kart.
            }
       *[other]
            { $count ->
                [one] { $who } dobiera { CARD($cards, form: "short") } oraz jeszcze jedną kartę.
                [few] { $who } dobiera { CARD($cards, form: "short") } oraz jeszcze { $count } karty.
               *[other] { $who } dobiera { CARD($cards, form: "short") } oraz jeszcze { $count } kart.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] Wykładasz { CARD($card, form: "short") }.
       *[other] { $who } wykłada { CARD($card, form: "short") }.
    }
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] Wykładasz { CARD($card, form: "short") }: powstaje podwójna wieża.
                [3] Wykładasz { CARD($card, form: "short") }: powstaje potrójna wieża.
               *[4] Wykładasz { CARD($card, form: "short") }, czwartą kartę tej wysokości.
            }
       *[other]
            { $height ->
                [2] { $who } wykłada { CARD($card, form: "short") }: powstaje podwójna wieża.
                [3] { $who } wykłada { CARD($card, form: "short") }: powstaje potrójna wieża.
               *[4] { $who } wykłada { CARD($card, form: "short") }, czwartą kartę tej wysokości.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } trafia z koszar do twojego fortu.
       *[other] { CARD($card, form: "short") } trafia z koszar do fortu gracza { $who }.
    }
log-went-out =
    { PERSON($who) ->
        [you] Przegrywasz bitwę, nie mając już kart fortu, i odpadasz z gry.
       *[other] { $who } przegrywa bitwę, nie mając już kart fortu, i odpada z gry.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] Budujesz strażnicę z { CARD($rank, form: "many", case: "genitive") } i wyruszasz na wyprawę.
       *[other] { $who } buduje strażnicę z { CARD($rank, form: "many", case: "genitive") } i wyrusza na wyprawę.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] Nie masz już kart armii i tracisz wyprawę.
       *[other] { $who } nie ma już kart armii i traci wyprawę.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] Zaczyna się oblężenie. Wygrywasz, chyba że w ciągu { $rounds } rundy na wyprawę wyruszy ktoś jeszcze.
               *[other] Zaczyna się oblężenie. Wygrywasz, chyba że w ciągu { $rounds } rund na wyprawę wyruszy ktoś jeszcze.
            }
       *[other]
            { $rounds ->
                [one] Zaczyna się oblężenie. { $who } wygrywa, chyba że w ciągu { $rounds } rundy na wyprawę wyruszy ktoś jeszcze.
               *[other] Zaczyna się oblężenie. { $who } wygrywa, chyba że w ciągu { $rounds } rund na wyprawę wyruszy ktoś jeszcze.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] Oblężenie kończy się po { $rounds } rundzie.
       *[other] Oblężenie kończy się po { $rounds } rundach.
    }
log-bound-reached = Wszystkie rundy są rozegrane ({ $rounds }).
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Atakujesz { CARD($card, form: "short") } gracza { $rival } { $count } kartą.
               *[other] Atakujesz { CARD($card, form: "short") } gracza { $rival } { $count } kartami.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } atakuje twoją kartę { CARD($card, form: "short") } { $count } kartą.
                       *[other] { $who } atakuje twoją kartę { CARD($card, form: "short") } { $count } kartami.
                    }
               *[other]
                    { $count ->
                        [one] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } { $count } kartą.
                       *[other] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } { $count } kartami.
                    }
            }
    }
log-attempt = Próba { $attempt } z { $most }.
log-attacked-undefended =
    { PERSON($who) ->
        [you] Atakujesz bezbronną kartę { CARD($card, form: "short") } gracza { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } atakuje twoją bezbronną kartę { CARD($card, form: "short") }.
               *[other] { $who } atakuje bezbronną kartę { CARD($card, form: "short") } gracza { $rival }.
            }
    }
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Walczysz z graczem { $rival }: po { $count } karcie.
                [few] Walczysz z graczem { $rival }: po { $count } karty.
               *[other] Walczysz z graczem { $rival }: po { $count } kart.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } walczy z tobą: po { $count } karcie.
                        [few] { $who } walczy z tobą: po { $count } karty.
                       *[other] { $who } walczy z tobą: po { $count } kart.
                    }
               *[other]
                    { $count ->
                        [one] { $who } walczy z graczem { $rival }: po { $count } karcie.
                        [few] { $who } walczy z graczem { $rival }: po { $count } karty.
                       *[other] { $who } walczy z graczem { $rival }: po { $count } kart.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] Wyciągasz kartę.
       *[other] { $who } wyciąga kartę.
    }
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] Twoja karta { CARD($winner, form: "short") } bije { CARD($loser, form: "short") }: atakująca 7 zawsze wygrywa.
                [defending-seven] Twoja karta { CARD($winner, form: "short") } bije { CARD($loser, form: "short") }: broniąca 7 zawsze przegrywa.
               *[higher] Twoja karta { CARD($winner, form: "short") } bije { CARD($loser, form: "short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { CARD($winner, form: "short") } gracza { $who } bije { CARD($loser, form: "short") }: atakująca 7 zawsze wygrywa.
                [defending-seven] { CARD($winner, form: "short") } gracza { $who } bije { CARD($loser, form: "short") }: broniąca 7 zawsze przegrywa.
               *[higher] { CARD($winner, form: "short") } gracza { $who } bije { CARD($loser, form: "short") }.
            }
    }
log-pair-tied = { CARD($attacking, form: "short") } i { CARD($defending, form: "short") }: remis.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] Wygrywasz bitwę.
               *[other] Wygrywasz bitwę { $most } do { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } wygrywa bitwę.
               *[other] { $who } wygrywa bitwę { $most } do { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] Bitwa kończy się remisem.
       *[other] Bitwa kończy się remisem { $most } do { $least }.
    }
log-captured =
    { PERSON($who) ->
        [you] Zdobywasz { CARD($card, form: "short") } gracza { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } zdobywa twoją kartę { CARD($card, form: "short") }.
               *[other] { $who } zdobywa { CARD($card, form: "short") } gracza { $rival }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] Twoja karta { CARD($card, form: "short") } trafia na spód koszar.
       *[other] { CARD($card, form: "short") } gracza { $who } trafia na spód koszar.
    }
log-taken =
    { PERSON($who) ->
        [you] Bierzesz { CARD($card, form: "short") } z fortu gracza { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } bierze { CARD($card, form: "short") } z twojego fortu.
               *[other] { $who } bierze { CARD($card, form: "short") } z fortu gracza { $rival }.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] Twoja karta { CARD($card, form: "short") } odparła 3 próby i trafia na spód koszar.
       *[other] { CARD($card, form: "short") } gracza { $who } odparła 3 próby i trafia na spód koszar.
    }

## A battle of two other players in one sentence.

raid-won =
    { $pairs ->
        [one] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } i wygrywa.
       *[other] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } i wygrywa { $most } do { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } i przegrywa.
       *[other] { $who } atakuje { CARD($card, form: "short") } gracza { $rival } i przegrywa { $least } do { $most }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } atakuje { CARD($card, form: "short") } gracza { $rival }: remis.
       *[other] { $who } atakuje { CARD($card, form: "short") } gracza { $rival }: remis { $most } do { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } walczy z graczem { $rival } i wygrywa.
       *[other] { $who } walczy z graczem { $rival } i wygrywa { $most } do { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } walczy z graczem { $rival } i przegrywa.
       *[other] { $who } walczy z graczem { $rival } i przegrywa { $least } do { $most }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } walczy z graczem { $rival }: remis.
       *[other] { $who } walczy z graczem { $rival }: remis { $most } do { $least }.
    }
raid-attacking-seven = Atakująca 7 bije każdą kartę.
raid-defending-seven = Broniąca 7 przegrywa z każdą kartą.

## A battle of the player's in one sentence.

battle-attack-won = Zdobywasz { CARD($card, form: "short") } gracza { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-attack-lost = Przegrywasz bitwę o { CARD($card, form: "short") } gracza { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. Twoja tura się kończy.
battle-attack-tied = Remis w bitwie o { CARD($card, form: "short") } gracza { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }. Remis kończy twoją turę.
battle-defense-won = Skutecznie bronisz { CARD($card, form: "short") } przed graczem { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } zdobywa twoją kartę { CARD($card, form: "short") }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } atakuje twoją kartę { CARD($card, form: "short") }, remis: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Bronisz { CARD($card, form: "short") } przed graczem { $rival }.
        [lost] { $rival } zdobywa twoją kartę { CARD($card, form: "short") }.
       *[tied] { $rival } atakuje twoją kartę { CARD($card, form: "short") }: remis.
    }
battle-campaign-won = Wygrywasz z graczem { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-lost = Przegrywasz z graczem { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.
battle-campaign-tied = Remis z graczem { $rival }: ty { CARD($mine, form: "short") }, { $rival } { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } pasuje.
turn-placed =
    { $count ->
        [one] { $who } wykłada { $count } kartę.
        [few] { $who } wykłada { $count } karty.
       *[other] { $who } wykłada { $count } kart.
    }
turn-placed-burned = { $who } wykłada { CARD($card, form: "short") } i pali { CARD($burned, form: "short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } wykłada { $count } kartę i pali { CARD($burned, form: "short") }.
        [few] { $who } wykłada { $count } karty i pali { CARD($burned, form: "short") }.
       *[other] { $who } wykłada { $count } kart i pali { CARD($burned, form: "short") }.
    }

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } może ukończyć twoją strażnicę. Wolna amerykanka!
       *[other] { CARD($card, form: "short") } może ukończyć strażnicę gracza { $who }. Wolna amerykanka!
    }
log-revealed =
    { PERSON($who) ->
        [you] Odkrywasz { CARD($card, form: "short") }.
       *[other] { $who } odkrywa { CARD($card, form: "short") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] Wygrywasz { CARD($card, form: "short") } w wolnej amerykance.
       *[other] { $who } wygrywa { CARD($card, form: "short") } w wolnej amerykance.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] Najwyższe karty są równe. Wygrywasz { CARD($card, form: "short") }.
       *[other] Najwyższe karty są równe. { $who } wygrywa { CARD($card, form: "short") }.
    }
free-for-all-won = Wygrywasz { CARD($card, form: "short") } w wolnej amerykance kartą { CARD($best, form: "short") }.
free-for-all-lost = { $who } wygrywa { CARD($card, form: "short") } w wolnej amerykance: { CARD($best, form: "short") } kontra twoja karta { CARD($mine, form: "short") }.

## The showdown

log-showdown =
    { $length ->
        [one] Ostateczne starcie! Każda armia zachowuje { $length } kartę.
        [few] Ostateczne starcie! Każda armia zachowuje { $length } karty.
       *[other] Ostateczne starcie! Każda armia zachowuje { $length } kart.
    }
log-all-on-campaign = Wszyscy są na wyprawie.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Odkładasz na bok { $count } kartę.
                [few] Odkładasz na bok { $count } karty.
               *[other] Odkładasz na bok { $count } kart.
            }
       *[other]
            { $count ->
                [one] { $who } odkłada na bok { $count } kartę.
                [few] { $who } odkłada na bok { $count } karty.
               *[other] { $who } odkłada na bok { $count } kart.
            }
    }
log-trick =
    { PERSON($who) ->
        [you] Bierzesz lewę { $number }: { CARD($card, form: "short") } kontra { CARD($others, form: "short") }.
       *[other] { $who } bierze lewę { $number }: { CARD($card, form: "short") } kontra { CARD($others, form: "short") }.
    }
log-trick-tied = Lewa { $number }, remis: { CARD($cards, form: "short") }.
log-tricks =
    { $count ->
        [one] { $who }: { $count } lewa.
        [few] { $who }: { $count } lewy.
       *[other] { $who }: { $count } lew.
    }
log-tricks-tied = Remis.
log-watchtowers = Bitwa strażnic!
log-played-again = Znowu remis. Wszystkie ich karty są tasowane i rozdawane od nowa.

## Players

note-out = Poza grą
note-campaign = Na wyprawie
note-picking = Wyciąga…
note-thinking = Myśli…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Bitwa o { CARD($card, form: "short") }
stage-free-for-all = Wolna amerykanka o { CARD($card, form: "short") }
stage-campaign = Bitwa wypraw
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Twoja armia
       *[other] Armia gracza { $who }
    }
lane-attacker = Atak
lane-defender = Obrona
lane-builder = Budowniczy
lane-no-army = Bez armii
tricks =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
       *[other] { $count } lew
    }
score-mine = Ty { $mine } : { $theirs }

## How the match ended.

ended-siege-showdown = Oblężenie kończy się ostatecznym starciem.
ended-bound-showdown = Ostatnia runda kończy się ostatecznym starciem.
ended-showdown = Rozstrzyga ostateczne starcie.
ended-siege = Wygrana przez oblężenie.
ended-bound = Rozstrzygnięte po ostatniej rundzie.
ended-alone = Wszyscy inni gracze są poza grą.
result-out = Poza grą
result-campaign = Na wyprawie
result-no-watchtower = Bez strażnicy

## Marks on cards

mark-needs = min. { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers.

panel = { $name }, armia { $army }, fort { $fort }
panel-note = { $name }, { $note }, armia { $army }, fort { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Koszary, { $count } karta
        [few] Koszary, { $count } karty
       *[other] Koszary, { $count } kart
    }
label-can-place = { CARD($card, form: "title") }, można wyłożyć
label-cannot-place = { CARD($card, form: "title") }, nie można teraz wyłożyć
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, twój fort
       *[other] { CARD($card, form: "title") }, fort gracza { $who }
    }
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, szczyt podwójnej wieży
               *[no] { $label }, w podwójnej wieży
            }
        [3]
            { $top ->
                [yes] { $label }, szczyt potrójnej wieży
               *[no] { $label }, w potrójnej wieży
            }
       *[4]
            { $top ->
                [yes] { $label }, szczyt strażnicy
               *[no] { $label }, w strażnicy
            }
    }
label-can-burn = { $label }, można spalić
label-can-battle = { $label }, można walczyć
label-attempts = { $label }, wykorzystane próby: { $used } z { $most }
label-can-attack = { $label }, można atakować
label-cannot-attack = { $label }, nie można teraz atakować
label-held = Zakryta karta { $slot }
label-can-pick = Zakryta karta { $slot }, można wyciągnąć
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, po twojej stronie
       *[other] { CARD($card, form: "title") }, po stronie gracza { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Zakryta karta, po twojej stronie
       *[other] Zakryta karta, po stronie gracza { $who }
    }
label-prize = { CARD($card, form: "title") }, stawka

## What a card, a tower, a player, or the barracks is about

about-seven = Gdy atakujesz, 7 bije każdą kartę. Gdy się bronisz, przegrywa z każdą. Poza tym to zwykła 7.
about-high = To wysoka karta. Kto ją spali, dobiera 2 karty. Jeśli walczy, trafia potem na spód koszar, chyba że jej właściciel jest na wyprawie.
about-low = W bitwie wygrywa wyższa karta. Kto spali tę kartę, dobiera 1 kartę.
about-campaign = Ta strażnica jest na wyprawie, więc nikt nie może jej atakować.
about-tower =
    { $height ->
        [2] Podwójna wieża, od dołu: { CARD($cards, form: "short") }.
        [3] Potrójna wieża, od dołu: { CARD($cards, form: "short") }.
       *[4] Strażnica, od dołu: { CARD($cards, form: "short") }.
    }
about-tower-needs = Atakować można tylko wierzchnią kartę i tylko z armią co najmniej { $needed } kart.
about-tower-burning = Inni gracze nie mogą palić kart tej wysokości.
about-attempts =
    { PERSON($who) ->
        [you] Twoje próby na tę kartę: { $used } z { $most }.
       *[other] Próby gracza { $who } na tę kartę: { $used } z { $most }.
    }
about-held-title = Zakryta karta
about-held = Armia jest potasowana. Nikt nie wie, która to karta, nawet jej właściciel.
about-barracks-title =
    { $count ->
        [one] Koszary: { $count } karta
        [few] Koszary: { $count } karty
       *[other] Koszary: { $count } kart
    }
about-barracks-draw = Na początku tury dobierasz wierzchnią kartę, chyba że jesteś na wyprawie.
about-barracks-bottom = Spalone karty i wysokie karty z bitew trafiają na spód i wszyscy je widzą. Gdy koszary są puste, nikt nie może palić kart.
about-siege-last = Po tej rundzie oblężenie kończy partię.
about-siege =
    { $left ->
        [one] Oblężenie kończy partię za { $left } rundę.
        [few] Oblężenie kończy partię za { $left } rundy.
       *[other] Oblężenie kończy partię za { $left } rund.
    }
about-round = Runda { $round } z najwyżej { $rounds }.
about-out = Poza grą.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Twoja armia ma { $count } kartę.
                [few] Twoja armia ma { $count } karty.
               *[other] Twoja armia ma { $count } kart.
            }
       *[other]
            { $count ->
                [one] Armia gracza { $who } ma { $count } kartę.
                [few] Armia gracza { $who } ma { $count } karty.
               *[other] Armia gracza { $who } ma { $count } kart.
            }
    }
about-army-known = Znane karty: { CARD($cards, form: "short") }.
about-army-highest = Najwyższe znane karty: { CARD($cards, form: "short") }.
about-player-campaign = Na wyprawie ze strażnicą z { CARD($rank, form: "many", case: "genitive") }.
about-player-campaign-end = Nikt nie może jej atakować, ale bez armii wyprawa przepada.
about-fort =
    { $count ->
        [one] Fort: { $count } karta.
        [few] Fort: { $count } karty.
       *[other] Fort: { $count } kart.
    }
about-fort-tower =
    { $height ->
        [2] Podwójna wieża z { CARD($rank, form: "many", case: "genitive") }: jeszcze 2 karty do strażnicy.
       *[3] Potrójna wieża z { CARD($rank, form: "many", case: "genitive") }: jeszcze 1 karta do strażnicy.
    }
about-fort-tower-needs = Aby ją atakować, potrzebujesz co najmniej { $needed } kart armii.

## How to play

guide-line = Zbuduj strażnicę z czterech jednakowych kart, wyrusz na wyprawę i wygraj ostateczne starcie.
guide-brief-goal = Zbuduj strażnicę: cztery karty jednej wysokości w swoim forcie. Gdy wszyscy ją mają, wygraj ostateczne starcie.
guide-brief-turn = Dobierz kartę, wyłóż karty armii do fortu, spal kartę fortu, jeśli chcesz, a potem zaatakuj albo zakończ turę.
guide-brief-watch = Rywale atakują karty twojego fortu po jednej. Wieże są bezpieczniejsze: trzeba dużej armii, aby je zaatakować.
guide-part-fort = Fort rywala: karty, które możesz zaatakować
guide-part-tower = Wieża: karty jednej wysokości
guide-part-rival-army = Armia rywala, zakryta
guide-part-barracks = Koszary: stąd dobierasz
guide-part-own-fort = Twój fort: widzą go wszyscy
guide-part-army = Twoja armia: widzisz ją tylko ty
guide-goal-title = Cel gry
guide-goal = Zbuduj strażnicę: cztery karty jednej wysokości w swoim forcie. Gdy każdy gracz ją ma, armie spotykają się w ostatecznym starciu, a jego zwycięzca wygrywa partię. Do tego czasu atakuj inne forty i zdobywaj potrzebne karty.
guide-forts-title = Forty i armie
guide-forts = Twój fort leży odkryty, a armia to ręka, którą widzisz tylko ty. Na początku mają po cztery karty; reszta talii to koszary. Karty fortu jednej wysokości tworzą wieżę: dwie podwójną, trzy potrójną, a cztery strażnicę. As jest najwyższy. Walety, damy, króle i asy to wysokie karty.
guide-turn-title = Twoja tura
guide-turn = Dobierz do armii wierzchnią kartę koszar. Potem wyłóż do fortu dowolną liczbę kart armii; nie wracają już do niej. Raz na turę możesz spalić kartę fortu. Na koniec zaatakuj kartę fortu innego gracza albo zakończ turę. Po udanym ataku możesz jeszcze wykładać karty oraz spalić jedną, jeśli w tej turze żadnej jeszcze nie spalono.
guide-burning-title = Palenie kart
guide-burning = Aby spalić kartę fortu, włóż ją na spód koszar i dobierz do armii kartę, a za wysoką kartę dwie. Przed pierwszą turą każdy może spalić jedną kartę. Nie możesz spalić karty, gdy inny gracz ma wieżę tej samej wysokości albo gdy koszary są puste.
guide-attacking-title = Atak
guide-attacking = Wybierz kartę fortu innego gracza i zaatakuj ją jedną lub dwiema kartami. Obrońca używa tylu samo. W wieży możesz atakować tylko wierzchnią kartę i tylko z dużą armią. Jeśli obrońca nie ma armii, bierzesz kartę bez bitwy.
guide-battle-title = Bitwa
guide-battle = Obie armie się tasuje. Obrońca wyciąga w ciemno twoje karty, a ty jego. Odkrywa się je parami. Parę wygrywa wyższa karta, ale siódemki są szczególne. Bitwę wygrywa strona, która wygra więcej par. W przykładach karta atakującego jest po lewej.
guide-after-title = Po bitwie
guide-after =
    Armia zwycięzcy dostaje wszystkie karty bitwy, a zwycięski atakujący także kartę fortu. Po remisie karty wracają do właścicieli.

    Wyjątkiem są walczące wysokie karty: bez względu na wynik trafiają na spód koszar. Wszyscy to widzą, a gdy ktoś je znów dobierze, dziennik je wymienia.

    Na każdą kartę masz trzy próby; każdy inny atakujący też ma trzy. Jeśli przegrasz trzecią, karta trafia na spód koszar, a fort obrońcy dostaje za nią ich wierzchnią kartę. Jeśli w trzeciej jest remis, karta zostaje, ale nie możesz jej już atakować.

    Gracz, który przegra bitwę, nie mając już kart fortu, odpada z gry.
guide-fourth-title = Czwarta karta
guide-fourth = Jeśli czwarta karta danej wysokości jest zdobyta w bitwie, wyłożenie jej kończy budowę strażnicy. Jeśli pochodzi z koszar, najpierw jest wolna amerykanka: sąsiad wyciąga z każdej armii jedną kartę, a najwyższa wygrywa czwartą kartę. Jeśli najwyższe są równe i jedna jest twoja, wygrywasz ty. Siódemki nie są tu szczególne, a wszyscy zachowują pokazane karty.
guide-campaign-title = Wyprawa
guide-campaign =
    Gdy twoja strażnica jest gotowa, jesteś na wyprawie, a pozostałe karty fortu przechodzą do armii. Nie dobierasz już, nie wykładasz i nie palisz kart; tylko atakujesz. Nikt nie może atakować twojej strażnicy, a twoje wysokie karty nie trafiają już do koszar. Dwaj gracze na wyprawie mogą też stoczyć bitwę po trzy karty; zwycięzca bierze wszystkie.

    Jeśli twojej armii skończą się karty, wyprawa przepada. Dwie karty strażnicy trafiają na spód koszar, jedna zostaje w forcie, a jedna idzie do armii. Potem fort i armia dostają po dwie nowe karty.
guide-showdown-title = Ostateczne starcie
guide-showdown =
    Ostateczne starcie zaczyna się, gdy wszyscy gracze są na wyprawie. Armie się tasuje i zmniejsza do wielkości najmniejszej, a jeśli to liczba parzysta, jeszcze o jedną kartę.

    Potem wszyscy odkrywają jednocześnie po jednej karcie. Najwyższa bierze lewę; jeśli najwyższe są równe, nie bierze jej nikt. Gracz z największą liczbą lew wygrywa partię.

    Przy remisie o najwięcej lew jest bitwa strażnic: ci gracze dobierają nowe armie, każdy tyle kart, ile wynosi wysokość jego strażnicy. Jeśli znów jest remis, te karty się tasuje, rozdaje po równo i rozgrywa jeszcze raz.
guide-siege-title = Oblężenie
guide-siege =
    Oblężenie zaczyna się, gdy pierwszy gracz wyrusza na wyprawę, i po 10 rundach (8 przy czterech graczach) kończy partię. Jeśli na wyprawie jest wtedy jeden gracz, wygrywa; jeśli kilku, stają do ostatecznego starcia. Jeśli wszystkie wyprawy przepadną, oblężenie się kończy, a następne liczy się od początku.

    Partia kończy się tak samo po 40 turach na gracza (30 przy trzech graczach, 25 przy czterech). Jeśli nikt nie jest wtedy na wyprawie, do ostatecznego starcia stają wszyscy z armią.

    Zasada domowa „{ $rule }” zmniejsza te liczby o połowę albo je podwaja.
guide-table-title = Sterowanie
guide-table =
    Aby wyłożyć kartę armii, dotknij jej, a potem fortu, lub przeciągnij ją tam. Aby spalić kartę fortu, dotknij jej albo przeciągnij ją do koszar. Karty, które możesz atakować, są podświetlone: dotknij jednej i wybierz, iloma kartami atakujesz. ×2 oznacza wieżę z dwóch kart, a 1/3 jedną z trzech prób. Z włączonymi podpowiedziami widzisz, co atak może dać i zabrać. Dotknij panelu gracza, aby zobaczyć jego armię i fort. Przytrzymaj kartę lub kliknij ją prawym przyciskiem, aby o niej poczytać.

    Na klawiaturze strzałki przechodzą między kartami, Enter wybiera, cyfry naciskają przyciski, T kończy turę, H daje podpowiedź, S podaje stan partii, L otwiera dziennik, F1 te zasady, a Escape wraca.

## Examples in the guide: short texts under or between pictures of cards.

guide-verdict-beats = bije
guide-verdict-loses = przegrywa
guide-verdict-ties = remis
guide-pair-higher = Wygrywa wyższa karta.
guide-pair-equal = Równa wysokość: remis.
guide-pair-attacking-seven = Atakująca siódemka bije każdą kartę.
guide-pair-defending-seven = Broniąca siódemka przegrywa z każdą kartą.
guide-pair-sevens = Wygrywa atakująca siódemka.
guide-tower-any = może atakować każda armia
guide-tower-needs = wymaga { $needed } kart armii
guide-tower-single = Pojedyncza karta.
guide-tower-double = Podwójna wieża.
guide-tower-triple = Potrójna wieża.
guide-burned-for = spalenie daje
guide-burn-low = Niska karta.
guide-burn-high = Wysoka karta.
guide-worth =
    { $count ->
        [one] dobiera { $count } kartę
        [few] dobiera { $count } karty
       *[other] dobiera { $count } kart
    }
guide-worth-rank = Tyle, ile wynosi wysokość.
guide-worth-high = Wysokie karty liczą się za 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Zbierz cztery jednakowe, wygraj starcie.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] Wygrywasz po tej rundzie.
            [few] Bez zmian wygrywasz za { $left } rundy.
           *[other] Bez zmian wygrywasz za { $left } rund.
        }
       *[other] { $left ->
            [one] { $who } wygrywa po tej rundzie.
            [few] Bez zmian { $who } wygrywa za { $left } rundy.
           *[other] Bez zmian { $who } wygrywa za { $left } rund.
        }
    }
goal-besieged =
    { $left ->
        [one] Zbuduj strażnicę teraz albo wygra { $who }.
       *[other] Strażnica w ciągu { $left } rund albo wygra { $who }.
    }
goal-showdown =
    { $left ->
        [one] Ostateczne starcie po tej rundzie.
        [few] Ostateczne starcie za { $left } rundy.
       *[other] Ostateczne starcie za { $left } rund.
    }
# While the showdown is played.
goal-tricks = Ostateczne starcie: wygrywa najwięcej lew.
goal-danger =
    { PERSON($who) ->
        [you] Brak ci jednej karty do strażnicy.
       *[other] { $who }: brak jednej karty do strażnicy.
    }
goal-fourth = Wyłóż { CARD($card, form: "short") }, by ukończyć strażnicę.
goal-danger-many =
    { $count ->
       *[other] { $count } rywalom brak jednej karty do strażnicy.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Fort pusty: przegrana bitwa kończy twoją grę.
       *[other] Jeśli { $who } przegra teraz bitwę, odpada.
    }

## Hints: what to do, and then why.

hint-place = Wyłóż { CARD($card, form: "short") }.
hint-burn = Spal { CARD($card, form: "short") }.
hint-keep-all = Zachowaj wszystkie karty fortu.
hint-attack =
    { $count ->
        [one] Atakuj { CARD($card, form: "short") } gracza { $rival } { $count } kartą.
       *[other] Atakuj { CARD($card, form: "short") } gracza { $rival } { $count } kartami.
    }
hint-take = Weź { CARD($card, form: "short") } gracza { $rival }.
# Two players on campaign.
hint-battle = Walcz z graczem { $rival }.
hint-pick = Wyciągnij dowolną kartę.
hint-end = Zakończ turę.
hint-tower = Do ataku na wieżę potrzeba { $needed } kart armii.
hint-fort = Z pustym fortem przegrana bitwa kończy twoją grę.
hint-draws-two = Za wysoką kartę dobierasz 2 karty.
hint-single = Nie masz innej tej wysokości.
hint-other-rank = Masz więcej kart innej wysokości.
# Of a card of the player's fort.
hint-rival-has-rank = { $rival } ma w forcie inną tej wysokości.
hint-draws-one = Dobierasz za nią nową kartę.
# Of an army card to be placed.
hint-to-burn = Potem możesz ją spalić i dobrać 2 karty.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Masz jeszcze jedną kartę tej wysokości.
        [3] Masz jeszcze dwie karty tej wysokości.
       *[4] Masz jeszcze trzy karty tej wysokości.
    }
hint-lowest = Bez najniższej karty twoja armia walczy lepiej.
# Why no card is placed.
hint-keeps-army = Armia walczy, a fort można zaatakować.
hint-keeps-high-cards = Wysokie karty po walce tracisz.
hint-undefended = { $rival } nie ma armii do obrony.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] To byłaby twoja druga karta tej wysokości.
        [3] To byłaby twoja trzecia karta tej wysokości.
       *[4] To byłaby twoja czwarta karta tej wysokości.
    }
hint-breaks = To osłabi wieżę gracza { $rival }.
hint-empties-fort = To jedyna karta w forcie gracza { $rival }.
hint-odds = Tę bitwę wygrywasz mniej więcej { $tenths } razy na 10.
hint-rarely-lost =
    { $tenths ->
        [one] Tę bitwę przegrywasz tylko { $tenths } raz na 10.
       *[other] Tę bitwę przegrywasz tylko { $tenths } razy na 10.
    }
hint-no-attack = Żaden atak nie ma ponad 50% szans.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = { $who } atakuje { CARD($card, form: "short") }!
headline-taken =
    { PERSON($who) ->
        [you] Zabierasz { CARD($card, form: "short") } graczowi { $rival }!
       *[other]
            { PERSON($rival) ->
                [you] { $who } zabiera ci { CARD($card, form: "short") }!
               *[other] { $who } zabiera { CARD($card, form: "short") } graczowi { $rival }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] Odpierasz atak!
       *[other] { $who } odpiera twój atak
    }
headline-tied = Remis: nikt nie wygrywa
headline-tied-mine = Remis: twoja tura się kończy
headline-out =
    { PERSON($who) ->
        [you] Odpadasz!
       *[other] { $who } odpada!
    }
headline-free-for-all = Wolna amerykanka!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Twoja strażnica przepadła
       *[other] { $who } traci strażnicę!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] Jedna karta do strażnicy!
       *[other] { $who }: jedna karta do strażnicy!
    }
headline-campaign =
    { PERSON($who) ->
        [you] Twoja strażnica stoi!
       *[other] { $who } buduje strażnicę!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Twoja strażnica pada
       *[other] Pada strażnica gracza { $who }!
    }
headline-siege = Zaczyna się oblężenie
headline-watchtowers = Remis: bitwa strażnic!
