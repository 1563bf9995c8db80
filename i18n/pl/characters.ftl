### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Warto było poczekać.
                [1] Radzę sobie sama.
               *[2] Bez pośpiechu też się da.
            }
        [corin]
            { $pick ->
                [0] No, wreszcie jest zabawa!
                [1] To mi się podoba!
               *[2] Ech, lubię porządną bójkę!
            }
        [edda]
            { $pick ->
                [0] Stara miotła zna każdy kąt.
                [1] Stary lis drogi nie szuka.
               *[2] Cicha woda, prędka ryba.
            }
        [falk]
            { $pick ->
                [0] Było dobrze widać? To świetnie.
                [1] U mnie to wygląda na łatwe, prawda?
               *[2] Śmiały, uroczy i skuteczny.
            }
        [isolde]
            { $pick ->
                [0] Niespodzianka.
                [1] Po cichutku.
               *[2] Nieoczekiwane, wiem.
            }
        [osric]
            { $pick ->
                [0] To po stronie zysków.
                [1] Dług spłacony.
               *[2] Księga od razu wygląda lepiej.
            }
        [runa]
            { $pick ->
                [0] Mm-mm-mmm. Ładnie.
                [1] Wszystko w swoim czasie. Mm-mmm.
               *[2] Mmm, pasuje do melodii.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Szybka jak łasica!
                [1] Wet za wet, hi, hi!
               *[2] Ha, ha! Ależ to przyjemne!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] Bywało skromniej, dam radę.
                [1] Sama to naprawię.
               *[2] No dobrze. Głęboki oddech.
            }
        [corin]
            { $pick ->
                [0] Oj! Celny cios!
                [1] Brawo, co za fantazja!
               *[2] Ależ zapał! Tak trzymać!
            }
        [edda]
            { $pick ->
                [0] I sowie mysz się wymknie.
                [1] Co wiatr zabierze, wiatr odda.
               *[2] Trzcina się gnie, a nie łamie.
            }
        [falk]
            { $pick ->
                [0] To było celowo. Dla efektu.
                [1] Trzeba klasy, żeby mnie zaskoczyć.
               *[2] Moja duma! Ostrożnie, jest wielka.
            }
        [isolde]
            { $pick ->
                [0] Niegrzecznie.
                [1] Hm. Sprytne.
               *[2] Od niespodzianek jestem ja.
            }
        [osric]
            { $pick ->
                [0] Zapisane. Atramentem.
                [1] To sobie notuję.
               *[2] Ktoś jest mi coś winien.
            }
        [runa]
            { $pick ->
                [0] Mm. Fałszywa nuta.
                [1] Mm-mmm… na czym to ja?
               *[2] Piosenka trwa dalej.
            }
        [tamsin]
            { $pick ->
                [0] Co za tupet! Ha, ha!
                [1] Oj! Hi, hi! Wszystko wraca…
               *[2] Szczypie! Ha! Ja też szczypię!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Wszystko własną pracą.
                [1] Trwało to, ale jest jak trzeba.
               *[2] I to bez niczyjej pomocy.
            }
        [corin]
            { $pick ->
                [0] Najlepsza bójka od miesiąca!
                [1] Guz? Taki guz to przyjemność!
               *[2] Stawiam kolację! Było wspaniale!
            }
        [edda]
            { $pick ->
                [0] Kropla do kropli i pełen dzban.
                [1] Dobry chleb rośnie powoli.
               *[2] Wszystko dobre, co po mojej myśli.
            }
        [falk]
            { $pick ->
                [0] Oklaski? Zniosę je dzielnie.
                [1] Ułożą o tym pieśń.
               *[2] Skromność? Od jutra.
            }
        [isolde]
            { $pick ->
                [0] Proszę, proszę.
                [1] Nikt nie patrzył.
               *[2] Nawet ja się dziwię.
            }
        [osric]
            { $pick ->
                [0] Przeliczyłem. Zgadza się.
                [1] Kreska pod spodem. Rachunki czyste.
               *[2] Nareszcie bilans jak należy.
            }
        [runa]
            { $pick ->
                [0] A oto i refren.
                [1] Mm-mm-MMM! Przepraszam.
               *[2] Mmm. Jak w starej piosence.
            }
        [tamsin]
            { $pick ->
                [0] Kto się śmieje ostatni? Ja! Ha!
                [1] Ha, ha! Aż bolą policzki!
               *[2] Uszczypnij mnie! Nie, nie! Hi, hi!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Nieraz już się podnosiłam.
                [1] Tyle w tym było cierpliwości.
               *[2] Nic mi nie jest, naprawdę.
            }
        [corin]
            { $pick ->
                [0] Na łopatkach, ale szczęśliwy!
                [1] Ale grzmotnęło! Cudownie!
               *[2] Leżę! I świetnie się bawię!
            }
        [edda]
            { $pick ->
                [0] W wysoki dąb wiatr mocniej dmie.
                [1] Rozlane mleko cieszy kota.
               *[2] Księżyca też czasem ubywa.
            }
        [falk]
            { $pick ->
                [0] Za to jak pięknie padłem.
                [1] To w pieśni proszę pominąć.
               *[2] Słońce też zachodzi. Z wdziękiem.
            }
        [isolde]
            { $pick ->
                [0] Nie podoba mi się.
                [1] Aha. Więc takie to uczucie.
               *[2] Słusznie. Przykre, ale słusznie.
            }
        [osric]
            { $pick ->
                [0] To będzie długi wpis.
                [1] Potrzebna mi nowa strona.
               *[2] Czerwony atrament. Nie cierpię go.
            }
        [runa]
            { $pick ->
                [0] To była ta najniższa nuta.
                [1] Ciii. Jeszcze nucę.
               *[2] Każda piosenka ma swoje pauzy.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Sama w to wlazłam!
                [1] Uff! Nawet ja się śmieję!
               *[2] Ha, ha! Oj. Ha. Oj.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] Ostatnio wygrałam ja. Nie spieszy mi się.
                [lost] Ostatnia partia była twoja. Ćwiczyłam.
               *[grudge] Trzy porażki. Umiem czekać.
            }
        [corin]
            { $last ->
                [won] Ostatnia bójka była moja. Jeszcze jedna?
                [lost] Ostatnio leżałem ja. Jeszcze raz!
               *[grudge] Trzy razy na łopatkach! Nie dziś!
            }
        [edda]
            { $last ->
                [won] Lis pamięta otwartą furtkę.
                [lost] Kto się sparzył, na zimne dmucha.
               *[grudge] Po trzech deszczach dobre żniwa.
            }
        [falk]
            { $last ->
                [won] Chcesz znów zobaczyć zwycięzcę?
                [lost] Ostatnio dałem ci wygrać. Nie ma za co.
               *[grudge] Trzy razy z rzędu? Ludzie gadają.
            }
        [isolde]
            { $last ->
                [won] Znów tutaj. Odważnie.
                [lost] Nie zapomniałam ostatniego razu.
               *[grudge] Trzy razy. Teraz mam plan.
            }
        [osric]
            { $last ->
                [won] W księdze stoi: ostatnio wygrałem ja.
                [lost] W księdze stoi: masz u mnie dług.
               *[grudge] Trzy czerwone wiersze. Czas odebrać dług.
            }
        [runa]
            { $last ->
                [won] Mm-mmm. Ostatnia pieśń ładnie się skończyła.
                [lost] Ostatnia nuta była twoja. Mm.
               *[grudge] Trzy smutne zwrotki. Pora na inną.
            }
        [tamsin]
            { $last ->
                [won] Haha! Chcesz jeszcze?
                [lost] Ostatnia była twoja! Ha! Uważaj!
               *[grudge] Trzy razy! Haha, wystarczy!
            }
       *[guest] { "" }
    }
