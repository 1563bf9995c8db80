### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Verstanden
skip = Überspringen
# Takes the action that the step asks for.
show-me = Zeig es mir
play-on = Weiterspielen

## Answers to a tap that does something else

read-first = Lies erst den Hinweis oben und tippe dann auf das Häkchen.
not-yet = Das geht später. Mach erst, was oben steht.
astray = Auch gut! Geh zurück, um es anders zu versuchen, oder überspringe den Schritt.
lesson-unreadable = Die Lektion konnte nicht gelesen werden und beginnt von vorn.

## Wachturm

watchtower =
    { $say ->
        [army] Diese 4 Karten sind deine Armee. { $rival } sieht sie nicht.
        [fort] Diese 4 sind deine Festung. Alle sehen sie und können sie angreifen.
        [goal] Sammle vier Karten eines Werts in der Festung und gewinne dann den Showdown. Drei Zehnen hast du schon!
        [burn] Einmal pro Zug darfst du verbrennen: Tippe die Dame an, dann „Verbrennen“. J bis A bringen 2 Karten, andere 1.
        [place] In jedem Zug ziehst du eine Karte und legst beliebig viele aus. Tippe eine Zehn an, dann die Festung.
        [tower] Gleiche Werte werden zum Turm gestapelt. Lege auch die andere Zehn aus.
        [stays] Ausgelegtes bleibt. Für den Angriff auf einen Turm aus 2 brauchst du eine Armee von 6, aus 3 eine von 10.
        [attack] { $rival } hat die letzte Zehn! Tippe sie an und greife mit 1 Karte an. Du greifst einmal pro Zug an.
        [pick] Gekämpft wird blind: { $rival } hat eine deiner Karten gewählt. Wähle nun eine aus der anderen Armee.
        [sevens] Die höhere Karte gewinnt, doch eine angreifende Sieben schlägt alles. Eine verteidigende verliert immer.
        [spoils] Wer gewinnt, nimmt die Kampfkarten; hohe kommen unter die Kaserne. Gleichstand beendet deinen Zug.
        [fourth] Lege die gewonnene Zehn aus: Dein Wachturm ist fertig! Um eine gezogene vierte Karte kämpfen alle.
        [campaign] Du bist auf Feldzug: Deine übrigen Festungskarten sind in der Armee, dein Turm ist unangreifbar.
        [siege] { $rival } hat 10 Runden für einen eigenen Wachturm. Gelingt das, treffen sich die Armeen im Showdown.
        [out] Wer ohne Festung einen Kampf verliert, scheidet aus. Ohne Armee endet dein Feldzug.
        [raid] Auf Feldzug greifst du nur an und verbrauchst keine hohen Karten. Greife an oder beende den Zug.
        [watch] Spiele diesen Zug zu Ende.
        [showdown] Im Showdown kämpfen die Armeen Karte gegen Karte; die meisten Stiche gewinnen. Behalte hohe Karten!
       *[end] Das ist Wachturm. Spiele gegen { $rival } weiter, oder geh zurück und starte deine eigene Partie.
    }

## Vier Ritter

four-knights =
    { $say ->
        [hand] Du und { $rival } habt je 6 Karten. Ihr spielt sie in Kämpfen und gewinnt die Karten, die kämpften.
        [goal] Jede gewonnene Karte zählt einen halben Punkt. Nach 4 Durchgängen gewinnen die meisten Punkte.
        [cycle] Die Farben bilden einen Kreis: Herz schlägt Pik, Pik Karo, Karo Kreuz, Kreuz Herz.
        [partners] Rot gegen Rot, Schwarz gegen Schwarz: Der höhere Wert schlägt den niedrigeren. Das Ass ist am höchsten.
        [open] Beide eröffnen verdeckt. Spiele die Herz-Zwei: Tippe sie an, dann das Feld.
        [reveal] Jetzt werden beide Karten aufgedeckt. Wer geschlagen ist, muss kontern.
        [answer] Deine Zwei schlug den König! Aber die Karo-Fünf schlägt sie. Kontere mit einer hervorgehobenen Karte.
        [won] { $rival } kann nicht mehr kontern. Du gewinnst den Kampf und alle Karten auf dem Feld.
        [forfeit] Hat der Verlierer eine Karte weniger auf dem Feld, legt er erst eine dazu: So geben beide gleich viele.
        [standoff] Eröffnen beide mit gleichem Wert in Partnerfarben, ist das ein Patt: Beide legen nach, es geht um mehr.
        [next] Eröffne den nächsten Kampf mit einer beliebigen Karte. Überlege, was { $rival } kontern kann.
        [finish] Spiele diesen Durchgang nun zu Ende. Jeder Sieg bringt dir einen halben Punkt pro Karte.
        [stockade] Wer weniger Karten gewann, darf nun eine blind mit der Palisade tauschen. Bei Gleichstand tauscht niemand.
       *[end] Das ist Vier Ritter. Spiele alle 4 Durchgänge, oder geh zurück und starte deine eigene Partie.
    }

## Vier Reiter

four-horsemen =
    { $say ->
        [hand] Du hast 8 Karten. Jede Runde spielen alle eine beliebige Karte. Die höchste gewinnt die Runde.
        [rank] Der höhere Wert gewinnt. Bei gleichem Wert gilt: Tod vor Krieg, Krieg vor Pest, Pest vor Hunger.
        [lead] Die allerniedrigste Karte muss den Durchgang eröffnen. { $rival } hat sie: die Hunger-1.
        [play] Zwei niedrige Karten: Gewinne sie mit der Pest-4. Tippe sie an, dann die Mitte.
        [give] Gewonnen! Verteile also die Karten: jedem eine, auch dir. Tippe eine Karte an, dann einen Spieler.
        [worth] Gewonnen! Erhaltene Karten zählen am Ende des Durchgangs. Tod und Krieg zählen ihren Wert.
        [famine] Hunger zählt plus bei einer geraden Zahl deiner Hungerkarten und minus bei einer ungeraden.
        [pestilence] Unter allen mit Pestkarten zählen sie nur für den mit der niedrigsten Summe.
        [war] Wer gewinnt, spielt in der nächsten Runde aus. Spiele die Krieg-6: Nur die Tod-6 schlägt sie.
        [poison] Vorsicht: Eine Kriegskarte zerstört im neuen Stapel die höchste Karte, die sie schlägt. Verteile!
        [death] Gewinnst du mit einer Todeskarte, musst du sie behalten. Mit drei davon punktest du im Durchgang nicht.
        [favor] Die meisten Punkte eines Durchgangs bringen 1 Gunst. Wer zuerst 3 Gunst hat, gewinnt die Partie.
        [fate] Zu zweit gibt es den Schicksalsstapel: Du darfst eine Karte darunterlegen und blind die oberste spielen.
       *[end] Das ist Vier Reiter. Spiele weiter, oder geh zurück und starte deine eigene Partie.
    }

## Vier Königreiche

four-kingdoms =
    { $say ->
        [goal] Bring alle 52 Karten nach Hause. Jede Farbe hat ihr eigenes Königreich.
        [tower] Ein Turm nimmt seine Zehn jederzeit. Tippe die Kreuz-Zehn an, dann ihren Turm, oder zieh sie dorthin.
        [turned] Nur die obersten Karten sind offen. Die Karte unter der Zehn wurde aufgedeckt: ein König!
        [king] Ein König kann jederzeit eine Burg beginnen. Bring den Karo-König nach Hause.
        [castle] Dem König folgt die Dame, dann der Bube. Jeder hat seinen eigenen Platz.
        [again] Auch der Herz-König kann nach Hause.
        [stock] Decke nun eine Karte vom Talon auf. Ihn gibt es nur einmal, also warte sonst damit.
        [waste] Diese Karte passt nirgends. Sie bleibt auf der Ablage, und die nächste deckt sie zu. Decke noch eine auf.
        [build] Auf den Feldern baust du in einer Farbe aufwärts: den König auf die Dame. Lege ihn dorthin.
        [runs] Auf Feldern kommt auf jede Karte die nächsthöhere der Farbe. Folgen ziehen zusammen; auf leere Felder passt alles.
        [subjects] Sind König, Dame und Bube einer Farbe zu Hause, folgt die Neun und so weiter bis zur Zwei.
        [dungeon] Das Ass kann nach König, Dame, Bube und Zehn in sein Verlies.
        [guest] Sind König und Dame zu Hause, nimmt das Gästezimmer vorübergehend eine Karte der Farbe auf.
        [undo] Nimm Züge beliebig oft zurück; Tipps zeigen gute. Außer in Lektionen gehen entbehrliche Karten von selbst heim.
       *[end] Das ist Vier Königreiche. Spiele weiter, oder geh zurück und starte dein eigenes Spiel.
    }

## Von Rittern und Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Alle haben 5 Juwelen. Wer zuerst 10 hat, gewinnt. Nimm sie also den anderen weg.
        [turn] Pro Zug ziehst du 2 Karten (anfangs 1). Dann: Gegner angreifen, befestigen, Sonderkarte oder abwerfen.
        [attack] Ein Ritter nimmt 3 Juwelen, ein Soldat 2, ein Bauer 1. Greife { $rival } mit dem Ritter an.
        [accepts] { $rival } kann mit einer Karte kontern, die den Angriff stoppt oder schwächt, oder ihn hinnehmen.
        [gems] Das Hinnehmen kostete { $rival } 3 Juwelen. Sobald Juwelen wandern, ist dein Zug vorbei.
        [road] Was Truppen erbeuten, ist kurz unterwegs: Jeder kann es mit einem Räuber stehlen.
        [struck] Jetzt sind die anderen dran. Schau zu, was sie tun.
        [answer] Ein Soldat will 2 deiner Juwelen! Kontere mit deinem Soldaten, oder nimm den Verlust hin.
        [cost] Truppen mindern den Angriff um ihre Stärke, beide Karten sind weg. Barde und Henker beenden den Zug.
        [castle] Befestigungen schützen ein Königreich, bis etwas sie beseitigt.
        [clear] Diese Burg hält Truppen fern. Dein Katapult zerstört sie: Tippe es an, dann das Königreich.
        [peasants] Der Weg ist frei: Greife mit dem Bauern an, oder beende den Zug. Bauern ziehen auch gemeinsam los.
        [watch] Schau, wie es ausgeht.
        [again] Solange keine Juwelen gewandert sind, darfst du denselben Gegner erneut angreifen. Dann endet dein Zug.
        [pass] Eine Leiter führt über Burgen, ein Schütze beseitigt Schützen. Drachen überwinden Burgen, Ninjas beides.
        [archer] Eine eigene Burg oder ein Schütze hält Truppen fern. Du darfst beides in einem Zug legen.
        [colors] Karten einer Farbe dienen einem Zweck: Angriff, Konter, Befestigung, Weg. Langes Drücken erklärt sie.
        [draft] Zu zweit wählt ihr die Karten im Draft, und zum Sieg braucht man alle 12 Juwelen.
       *[end] Das ist Von Rittern und Ninjas. Spiele weiter, oder geh zurück und starte deine eigene Partie.
    }
