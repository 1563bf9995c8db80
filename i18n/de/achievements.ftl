### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } von { $all }
total = Erfolge: { $done } von { $all }
hidden =
    { $count ->
        [one] Ein weiterer ist verborgen. Schaffe noch { $needed } von diesen, um ihn zu sehen.
       *[other] { $count } weitere sind verborgen. Schaffe noch { $needed } von diesen, um sie zu sehen.
    }
earned = Geschafft
open = Noch offen
new =
    { $count ->
        [one] Neuer Erfolg: { $titles }
       *[other] Neue Erfolge: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = Die Aufgabe: { $how }

## Vier Ritter

four-knights =
    { $deed ->
        [upset] Farbe vor Wert
        [long-battle] Alles oder nichts
        [last-card] Das letzte Wort
        [trade] Blind getauscht
        [two-aces] Asse im Doppelpack
        [every-hand] Vier von vier
        [comeback] Das Blatt wendet sich
       *[landslide] Zwei Drittel
    }

four-knights-how =
    { $deed ->
        [upset] Schlage ein Ass mit einer Fünf oder einer niedrigeren Karte.
        [long-battle] Gewinne alle zwölf Karten eines Durchgangs in einem einzigen Kampf.
        [last-card] Gewinne einen Kampf mit der letzten Karte auf deiner Hand.
        [trade] Gewinne einen Kampf mit der Karte, die du aus der Palisade genommen hast.
        [two-aces] Gewinne in einem einzigen Kampf zwei Asse.
        [every-hand] Gewinne alle vier Durchgänge einer Partie.
        [comeback] Verliere den ersten Durchgang und gewinne die Partie.
       *[landslide] Gewinne eine Partie mit mindestens 16 Punkten.
    }

## Vier Reiter

four-horsemen =
    { $deed ->
        [third-death] Der dritte Schädel
        [destroyer] Verbrannte Erde
        [harvest] Reiche Ernte
        [plague] Seuchenherd
        [hunger] Hungerwinter
        [last-rider] Der letzte Reiter
        [riches] Zwanzig
       *[clean-sweep] Zu null
    }

four-horsemen-how =
    { $deed ->
        [third-death] Wirf einen Gegner mit einer dritten Todeskarte aus dem Durchgang.
        [destroyer] Zerstöre eine Fünf oder Sechs eines Gegners mit einer Kriegskarte.
        [harvest] Hole in einem Durchgang mindestens 8 Punkte mit Hunger.
        [plague] Hole in einem Durchgang mindestens 5 Punkte mit Pest.
        [hunger] Gib einem Gegner eine Hungerkarte, mit der sein Hunger −8 oder weniger zählt.
        [last-rider] Erhalte 1 Gunst, weil im Durchgang niemand außer dir übrig ist.
        [riches] Hole in einem Durchgang mindestens 20 Punkte.
       *[clean-sweep] Gewinne eine Partie, ohne dass jemand anderes Gunst erhält.
    }

## Wachturm

watchtower =
    { $deed ->
        [raid] Raubzug
        [seven] Glückssieben
        [watchtower] Auf Feldzug
        [third-attempt] Im dritten Anlauf
        [great-raid] Turmbrecher
        [intercepted] Nicht so schnell
        [showdown] Das letzte Aufgebot
       *[siege] Erfolgreich belagert
    }

watchtower-how =
    { $deed ->
        [raid] Nimm eine Karte von einem Turm aus zwei oder drei Karten.
        [seven] Schlage mit einer angreifenden Sieben einen Buben oder eine höhere Karte.
        [watchtower] Vollende einen Wachturm.
        [third-attempt] Nimm eine Festungskarte beim dritten Versuch.
        [great-raid] Nimm eine Karte von einem Turm aus drei Karten.
        [intercepted] Gewinne im Getümmel die vierte Karte eines gegnerischen Wachturms.
        [showdown] Gewinne eine Partie im Showdown.
       *[siege] Gewinne eine Partie am Ende der Belagerung.
    }

## Vier Königreiche

four-kingdoms =
    { $deed ->
        [castle] Die erste Burg
        [guest] Ein Gast
        [long-run] Festzug
        [dungeon] Hinter Gittern
        [kingdom] Ein Königreich
        [castles] Vier Burgen
        [free-lands] Freies Feld
       *[all-up] Alles offen
    }

four-kingdoms-how =
    { $deed ->
        [castle] Bring König, Dame und Bube einer Farbe nach Hause.
        [guest] Lege eine Karte ins Gästezimmer.
        [long-run] Bewege eine Folge aus mindestens vier Karten auf einmal.
        [dungeon] Bring ein Ass in sein Verlies.
        [kingdom] Vollende ein Königreich.
        [castles] Vollende alle vier Burgen.
        [free-lands] Sorge für zwei leere Felder, solange noch Karten im Talon sind.
       *[all-up] Decke alle Karten der Felder auf, solange noch Karten im Talon sind.
    }

## Von Rittern und Ninjas

knights-and-ninjas =
    { $deed ->
        [revolt] Bauernaufstand
        [executioner] Scharfrichter
        [dragon] Drachenfeuer
        [highwayman] Geld oder Leben
        [princess] Um den Finger gewickelt
        [traitor] Überläufer
        [great-robbery] Der große Coup
       *[from-rags] Vom Bettler zum König
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Nimm mit Bauern in einem einzigen Angriff mindestens 3 Juwelen.
        [executioner] Stoppe einen Angriff mit einem Henker.
        [dragon] Verbrenne eine Burg mit einem Drachen.
        [highwayman] Stiehl mit einem Räuber Juwelen, die unterwegs sind.
        [princess] Betöre einen Angreifer mit einer Prinzessin.
        [traitor] Lenke einen Angriff mit einem Verräter auf den Angreifer zurück.
        [great-robbery] Stiehl mit einem einzigen Räuber mindestens 3 Juwelen.
       *[from-rags] Gewinne eine Partie, in der du nur noch ein Juwel oder keines hattest.
    }
