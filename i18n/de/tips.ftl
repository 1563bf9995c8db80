### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Tipps
reset = Die Tipps werden wieder gezeigt.

## Wachturm

watchtower =
    { $tip ->
        [free-for-all] Getümmel: Alle decken eine Karte auf. Die höchste gewinnt die vierte; jeder behält seine.
        [defend] Ein Kampf um deine Karte! Gewählt wird blind. Die höhere gewinnt, eine angreifende Sieben immer.
        [empty] Deine Festung ist leer: Du bist nicht angreifbar, aber ein verlorener Kampf wirft dich raus.
        [campaign] Auf Feldzug greifst du nur noch an. Ohne Armee ist der Feldzug verloren.
        [siege] Jemand ist auf Feldzug. Baue vor Ende der Belagerung auch einen Wachturm, sonst verlierst du.
        [burn] Verbrenne eine Festungskarte und ziehe aus der Kaserne: eine Karte, ab dem Buben zwei.
        [tower] Ein Angriff auf einen Turm aus 2 braucht 6 Armeekarten, auf einen aus 3 sogar 10.
        [attempts] 1/3: Einer deiner 3 Versuche ist verbraucht. Misslingt der dritte, kommt die Karte in die Kaserne.
       *[spent] Hohe Karten sind nach dem Kampf verbraucht: Auch bei Sieg kommen sie unter die Kaserne.
    }

## Vier Ritter

four-knights =
    { $tip ->
        [trade] Du hast weniger Karten gewonnen und darfst eine blind mit der Palisade tauschen.
        [forfeit] Verloren, mit einer Karte weniger im Feld: Lege die dazu, die du am wenigsten brauchst.
        [stand-off] Patt: Keine Karte schlägt die andere. Beide spielen noch eine, alle stehen auf dem Spiel.
        [answer] Du musst kontern, wenn du kannst. Jede hervorgehobene Karte schlägt die neueste.
        [yield] Kontere mit einer hervorgehobenen Karte, oder passe und schone deine guten Karten.
        [color] Rot gegen Rot und Schwarz gegen Schwarz gewinnt der höhere Wert. Sonst zählt der Kreis.
        [cycle] Die Farben bilden einen Kreis: Herz schlägt Pik, Pik Karo, Karo Kreuz, Kreuz Herz.
       *[points] Jede gewonnene Karte zählt einen halben Punkt, egal welcher Wert.
    }

## Vier Reiter

four-horsemen =
    { $tip ->
        [keep-death] Mit einer Todeskarte gewonnen: Du musst sie behalten. Mit dreien scheidest du aus.
        [war] Eine Kriegskarte zerstört im Stapel, in den sie kommt, die höchste Karte, die sie schlägt.
        [give] Du hast die Runde gewonnen und verteilst ihre Karten: jedem eine, auch dir.
        [last-death] Du hast zwei Todeskarten. Mit der dritten ist der Durchgang für dich vorbei: keine Punkte.
        [famine] Hunger zählt minus, solange du eine ungerade Zahl davon hast, bei gerader plus.
        [pestilence] Pest zählt nur für den mit der niedrigsten Pestsumme.
        [fate] Du kannst auch eine Karte unter den Schicksalsstapel legen und blind seine oberste spielen.
       *[any] Du musst keine Farbe bedienen: Spiele irgendeine Karte. Die höchste gewinnt die Runde.
    }

## Vier Königreiche

four-kingdoms =
    { $tip ->
        [guest] Das Gästezimmer ist offen: Es nimmt eine Karte seiner Farbe, nur nicht das Ass.
        [castle] Die Burg füllt sich der Reihe nach: König, Dame, Bube. Dann die Untertanen, Neun bis Zwei.
        [dungeon] Das Ass kommt nach König, Dame, Bube und Zehn heim. Auf ein Ass kommt nichts.
        [ten] Eine Zehn kann jederzeit in ihren Turm, auch vor dem König.
        [land] Ein leeres Feld nimmt jede Karte oder eine ganze Folge.
        [waste] Nur die oberste Karte der Ablage ist spielbar. Jede neue deckt sie zu.
        [lock] Ein Schloss markiert einen Ort, der noch zu ist. { TAP("Tippe", "Klicke") } darauf, um zu sehen, was fehlt.
       *[stock] Den Talon gibt es nur einmal. Suche erst Züge auf dem Tisch.
    }

## Von Rittern und Ninjas

knights-and-ninjas =
    { $tip ->
        [road] Was Truppen erbeuten, ist kurz unterwegs. Ein Räuber kann es stehlen.
        [accept] Ohne Antwort verlierst du so viele Juwelen, wie der Angriff stark ist. Kontern kostet Karten.
        [draft] Ein Duell: Erst wählt ihr Karten, dann spielt ihr. Es gewinnt, wer alle 12 Juwelen hat.
        [redraft] Mit höchstens 3 Karten kannst du einen neuen Draft ausrufen. Alle Befestigungen verfallen.
        [turn] Tu in jedem Zug eines: angreifen, befestigen oder eine Sonderkarte spielen.
        [minstrel] Ein Königreich mit Barde ist nicht angreifbar. Er geht, wenn sein Besitzer wieder dran ist.
        [archer] Ein Schütze stoppt alle außer Ninjas. Dein eigener beseitigt ihn: Beide werden abgeworfen.
       *[castle] Truppen kommen nur mit Leiter über eine Burg. Katapulte und Drachen zerstören sie.
    }
