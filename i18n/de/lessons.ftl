### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Weiter
skip = Auslassen
# Takes the action that the step asks for.
show-me = Zeigen
play-on = Weiterspielen

## Answers to a tap that does something else

read-first = Lies erst den Hinweis oben und { TAP("tippe", "klicke") } dann auf „Weiter“.
not-yet = Das geht später. Mach erst, was oben steht.
astray = Auch gut! Geh zurück, um es anders zu versuchen, oder überspringe den Schritt.
lesson-unreadable = Die Lektion konnte nicht gelesen werden und beginnt von vorn.

## Wachturm

## Positions to solve

exercise-find = { $number } von { $of }. Was ist der beste Zug?
exercise-own = { $number } von { $of }, aus einer deiner Partien: Finde etwas Besseres als damals.
exercise-alone = { $number } von { $of }. Nur manche Züge halten die Partie gewinnbar. Finde einen.
exercise-none = Du kennst alle Stellungen. Was du verpasst hast, kommt in ein paar Tagen wieder.
exercise-right = Richtig!
exercise-found = Jetzt hast du’s.
exercise-winnable = Die Partie ist noch zu gewinnen.
exercise-odds = Gewinnchance { $best }, nach dem häufigsten Fehler { $other }.
exercise-wrong = Das kostet { $lost } Gewinnchance. Versuch etwas anderes.
exercise-almost = Nah dran, kostet aber { $lost }. Es geht noch besser.
exercise-lost = Danach ist die Partie nicht mehr zu gewinnen. Versuch einen anderen Zug.
exercise-try-again = Das ist nicht der beste Zug.
exercise-judging = Dein Zug wird geprüft …
exercise-shown = Das ist der beste Zug. Mach ihn, um weiterzugehen.
exercise-only = Hier suchst du nur den besten Zug.
exercise-next = Nächste Stellung
exercise-done = Fertig für heute
exercise-day = { $solved } von { $tried } auf Anhieb
exercise-tomorrow = Morgen warten fünf neue Stellungen.

watchtower =
    { $say ->
        [army] Diese 4 Karten sind deine Armee. { $rival } sieht sie nicht.
        [fort] Diese 4 sind deine Festung. Alle sehen sie.
        [goal] Vier Karten eines Werts in der Festung sind ein Wachturm. Eine Zehn liegt dort, zwei hat deine Armee!
        [burn] Verbrennen tauscht eine Festungskarte gegen neue Armeekarten, eine Dame gegen 2. { TAP("Tippe", "Klicke") } sie an, dann „Verbrennen“.
        [place] In jedem Zug ziehst du eine Karte. Dann legst du Armeekarten aus: { TAP("Tippe", "Klicke") } eine Zehn an, dann deine Festung.
        [tower] Zwei Zehnen sind ein Turm: Nur eine Armee ab 6 Karten kann ihn angreifen, einen Drilling ab 10. Lege auch die dritte aus.
        [attack] { $rival } hat die letzte Zehn! Pro Zug darfst du eine Karte angreifen. { TAP("Tippe", "Klicke") } sie an und greife mit 1 Karte an.
        [pick] Gekämpft wird blind: { $rival } hat eine deiner Karten gewählt. Wähle nun eine von { $rival }.
        [sevens] Die höhere Karte gewinnt den Kampf. Aber eine Sieben, die angreift, schlägt alles!
        [fourth] Du gewinnst die Zehn! Lege auch sie aus: Dein Wachturm ist fertig!
        [free] Diese Zehn hast du erkämpft. Um eine gezogene hättest du erst in einem Getümmel kämpfen müssen.
        [campaign] Du bist auf Feldzug: Niemand kann deinen Wachturm angreifen, und deine übrigen Festungskarten sind jetzt in der Armee.
        [siege] { $rival } hat 10 Runden Zeit für einen eigenen Wachturm. Gelingt das nicht, gewinnst du.
        [raid] Bis dahin greifst du nur noch an. Jede gewonnene Karte hält { $rival } auf: Greife eine an oder beende den Zug.
        [watch] Wähle wieder eine von { $rival }. Gewinnst du den Kampf nicht, endet dein Zug.
        [showdown] Baut auch { $rival } einen Wachturm, kämpfen eure Armeen Karte gegen Karte. Sammle also hohe Karten!
       *[end] Das ist Wachturm. Spiele gegen { $rival } weiter, oder geh zurück und starte deine eigene Partie.
    }

## Vier Ritter

four-knights =
    { $say ->
        [hand] Du und { $rival } habt je 6 Karten. Ihr spielt sie in Kämpfen, und wer gewinnt, nimmt die Karten.
        [goal] Jede gewonnene Karte zählt einen halben Punkt. Nach 4 Durchgängen mit je 6 Karten gewinnen die meisten Punkte.
        [cycle] Die Farben bilden einen Kreis: Herz schlägt Pik, Pik Karo, Karo Kreuz, Kreuz Herz.
        [partners] Rot gegen Rot, Schwarz gegen Schwarz: Der höhere Wert schlägt den niedrigeren. Das Ass ist am höchsten.
        [open] Beide eröffnen verdeckt. Spiele die Herz-Zwei: { TAP("Tippe", "Klicke") } sie an, dann das Feld, auf dem gekämpft wird.
        [reveal] Beide Karten sind offen, und deine Zwei schlägt den König. Wer geschlagen ist, kontert: Schlage die neueste Karte!
        [answer] Deine Zwei schlug den König! Aber die Karo-Fünf schlägt sie. Kontere mit einer hervorgehobenen Karte.
        [won] { $rival } kann nicht mehr kontern. Du gewinnst den Kampf und alle Karten auf dem Feld.
        [forfeit] Hat der Verlierer eine Karte weniger gespielt, bekommt der Sieger noch eine aus dessen Hand.
        [standoff] Eröffnen beide mit gleichem Wert in Partnerfarben, ist das ein Patt: Beide legen nach, es geht um mehr.
        [next] Eröffne den nächsten Kampf mit einer beliebigen Karte. Überlege, womit { $rival } kontern kann.
        [finish] Spiele diesen Durchgang nun zu Ende. Jeder Sieg bringt dir einen halben Punkt pro Karte.
        [stockade] Die Palisade: 4 Karten, die niemand kennt. Wer im Durchgang weniger Karten gewann, darf eine dagegen tauschen.
       *[end] Das ist Vier Ritter. 52 Karten für alle 4 Durchgänge, keine kommt wieder. Spiele weiter, oder geh zurück.
    }

## Vier Reiter

four-horsemen =
    { $say ->
        [hand] Du hast 8 Karten für diesen Durchgang. Jede Runde spielen alle eine, und die höchste gewinnt die Runde.
        [rank] Der höhere Wert gewinnt. Bei gleichem: Tod (Schädel), dann Krieg (Schwerter), Pest (Käfer), Hunger (Waage).
        [lead] Jeden Durchgang muss die niedrigste Karte eröffnen, egal wer sie hat. Hier ist es { $rival } mit der Hunger-1.
        [play] Zwei niedrige Karten: Gewinne sie mit der Pest-4. { TAP("Tippe", "Klicke") } sie an, dann die Mitte.
        [give] Gib jedem eine Karte, auch dir: { TAP("Tippe", "Klicke") } eine Karte an, dann einen Spieler. { TAP("Tippe", "Klicke") } zum Schluss auf „Verteilen“.
        [worth] Runde gewonnen! Was du bekommst, kommt auf deinen Stapel, der am Ende zählt. Tod und Krieg zählen ihren Wert.
        [famine] Hungerkarten bringen Punkte, wenn du eine gerade Zahl davon hast, und kosten Punkte bei einer ungeraden.
        [pestilence] Pest zählt nur für den Spieler, dessen Pestkarten die niedrigste Summe haben.
        [war] Wer gewinnt, spielt in der nächsten Runde aus. Spiele die Krieg-6: Nur die Tod-6 schlägt sie.
        [poison] Vorsicht: Krieg zerstört im neuen Stapel die höchste Karte, die er schlägt: Sie wird verdeckt. Verteile!
        [death] Gewinnst du mit einer Todeskarte, musst du sie behalten. Schädel zählen mit: Bei 3 bist du im Durchgang raus.
        [finish] Spiele den Durchgang zu Ende. Die Punkte neben den Namen zeigen den Stand; die meisten gewinnen den Durchgang.
        [favor] Der Durchgang ist gewertet. Wer die meisten Punkte hat oder als Letzter übrig ist, erhält 1 Gunst. Wer zuerst 3 hat, gewinnt.
       *[end] Das ist Vier Reiter. Spiele weiter, oder geh zurück und starte deine eigene Partie.
    }

## Vier Königreiche

four-kingdoms =
    { $say ->
        [goal] Bring alle 52 Karten nach Hause. Jede Farbe hat ihr eigenes Königreich.
        [tower] Das ist der Pik-Turm. Er nimmt die Zehn jederzeit: { TAP("Tippe", "Klicke") } die Zehn an, dann den Turm, oder zieh sie dorthin.
        [king] Ein König kann jederzeit eine Burg beginnen. Bring den Pik-König nach Hause: { TAP("Tippe", "Klicke") } ihn zweimal an.
        [castle] Dem König folgt die Dame, dann der Bube. { TAP("Tippe", "Klicke") } einen Platz an, um zu lesen, was dorthin kommt.
        [build] Die sieben Spalten sind Felder. Dort baust du in einer Farbe aufwärts: Lege die Kreuz-6 auf die Kreuz-5.
        [runs] Das deckte eine Karte auf. Folgen ziehen zusammen, auf ein Ass passt nichts, auf leere Felder passt alles.
        [stock] Decke nun eine Karte vom Talon auf. Sie verdeckt die auf der Ablage, und du gehst den Talon nur einmal durch.
        [queen] Die Pik-Dame folgt ihrem König. Bring sie nach Hause, und die 7 unter ihr ist wieder frei.
        [guest] Sind König und Dame zu Hause, nimmt das Gästezimmer eine Karte der Farbe auf, kein Ass. Leg die Pik-7 hinein.
        [jack] Nun der Pik-Bube. Damit ist die Burg vollständig.
        [dungeon] Nach König, Dame, Bube und Zehn kann das Ass in sein Verlies. Bring das Pik-Ass nach Hause.
        [subjects] Ist die Burg vollständig, folgt die Neun, dann die Acht und so weiter bis zur Zwei. Bring die Neun nach Hause.
        [undo] Nimm Züge beliebig oft zurück, oder hol einen Tipp. Im echten Spiel gehen entbehrliche Karten von selbst heim.
       *[end] Das ist Vier Königreiche. Spiele weiter, oder geh zurück und starte dein eigenes Spiel.
    }

## Von Rittern und Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Alle haben 5 Juwelen. Wer zuerst 10 hat, gewinnt. Nimm sie also den anderen weg und schütze deine eigenen.
        [attack] Rote Karten greifen an. Ein König nimmt 4 Juwelen. { TAP("Tippe", "Klicke") } ihn an, dann das Königreich von { $rival }.
        [accepts] { $rival } kann mit einer Karte kontern, die den Angriff stoppt oder schwächt.
        [gems] { $rival } kontert nicht, also bekommst du 4 Juwelen. Sobald Juwelen wandern, ist dein Zug vorbei.
        [road] Auf dem Weg zu dir hätte ein Gegner die Juwelen mit einem Räuber stehlen können.
        [struck] Jetzt sind die anderen dran. Schau zu, was sie tun.
        [answer] Ein Soldat will 2 deiner Juwelen! Kontere mit deinem Soldaten, er ist genauso stark.
        [cost] Vom Angriff bleibt nichts übrig, du behältst deine Juwelen. Beide Soldaten sind weg.
        [castle] Der andere Gegner baut eine Burg.
        [turn] Du bist wieder dran und hast 2 Karten gezogen.
        [clear] Diese Burg hält Angreifer fern. Dein Katapult zerstört sie: { TAP("Tippe", "Klicke") } es an, dann das Königreich.
        [peasants] Der Weg ist frei! Du hast 9 Juwelen, ein Bauer genügt zum Sieg. Greife dieses Königreich wieder an.
        [watch] Schau, wie es ausgeht.
       *[end] Genug Juwelen: gewonnen! Halte eine Karte gedrückt, um sie zu lesen, und schütze deine Juwelen mit einer Burg.
    }
