### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } di { $all }
total = Obiettivi: { $done } di { $all }
hidden =
    { $count ->
        [one] Ce n'è un altro nascosto. Raggiungi ancora { $needed } di questi per vederlo.
       *[other] Ce ne sono altri { $count } nascosti. Raggiungi ancora { $needed } di questi per vederli.
    }
earned = Raggiunto
open = Da raggiungere
new =
    { $count ->
        [one] Nuovo obiettivo: { $titles }
       *[other] Nuovi obiettivi: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = La sfida: { $how }

## Quattro cavalieri

four-knights =
    { $deed ->
        [upset] Comanda il seme
        [long-battle] Tutto o niente
        [last-card] L'ultima parola
        [trade] Scambio alla cieca
        [two-aces] Coppia d'assi
        [every-hand] Quattro su quattro
        [comeback] Rimonta
       *[landslide] Due terzi
    }

four-knights-how =
    { $deed ->
        [upset] Batti un asso con un cinque o una carta più bassa.
        [long-battle] Vinci tutte e dodici le carte di una mano in una sola battaglia.
        [last-card] Vinci una battaglia con l'ultima carta che hai in mano.
        [trade] Vinci una battaglia con la carta presa dalla Palizzata.
        [two-aces] Vinci due assi in una sola battaglia.
        [every-hand] Vinci tutte e quattro le mani di una partita.
        [comeback] Perdi la prima mano e vinci la partita.
       *[landslide] Vinci una partita con almeno 16 punti.
    }

## Cavalieri dell'Apocalisse

four-horsemen =
    { $deed ->
        [third-death] Il terzo teschio
        [destroyer] Terra bruciata
        [harvest] Ricco raccolto
        [plague] L'untore
        [hunger] Inverno di carestia
        [last-rider] L'ultimo cavaliere
        [riches] Venti
       *[clean-sweep] Cappotto
    }

four-horsemen-how =
    { $deed ->
        [third-death] Metti un rivale fuori dalla mano con una terza carta Morte.
        [destroyer] Distruggi un 5 o un 6 di un rivale con una carta Guerra.
        [harvest] Fai almeno 8 punti con Carestia in una mano.
        [plague] Fai almeno 5 punti con Pestilenza in una mano.
        [hunger] Assegna a un rivale una carta Carestia che porti la sua Carestia a −8 o meno.
        [last-rider] Ottieni un Favore perché nella mano non resta nessun altro.
        [riches] Fai almeno 20 punti in una mano.
       *[clean-sweep] Vinci una partita senza che nessun altro ottenga un Favore.
    }

## Torre di guardia

watchtower =
    { $deed ->
        [raid] Razzia
        [seven] Il sette fortunato
        [watchtower] In spedizione
        [third-attempt] La terza è quella buona
        [great-raid] Spaccatorri
        [intercepted] Non così in fretta
        [showdown] All'ultima carta
       *[siege] Assedio riuscito
    }

watchtower-how =
    { $deed ->
        [raid] Prendi una carta da una torre doppia o tripla.
        [seven] Attacca con un sette e batti un fante o una carta più alta.
        [watchtower] Completa una torre di guardia.
        [third-attempt] Prendi una carta di un forte al terzo tentativo.
        [great-raid] Prendi una carta da una torre tripla.
        [intercepted] Vinci in una mischia la quarta carta della torre di guardia di un rivale.
        [showdown] Vinci una partita nello scontro finale.
       *[siege] Vinci una partita alla fine dell'assedio.
    }

## Quattro regni

four-kingdoms =
    { $deed ->
        [castle] Primo castello
        [guest] Un ospite
        [long-run] Corteo
        [dungeon] Dietro le sbarre
        [kingdom] Un regno
        [castles] Quattro castelli
        [free-lands] In campo aperto
       *[all-up] Niente da nascondere
    }

four-kingdoms-how =
    { $deed ->
        [castle] Porta a casa il re, la regina e il fante di uno stesso seme.
        [guest] Metti una carta in una camera degli ospiti.
        [long-run] Sposta in una volta sola una scala di almeno quattro carte.
        [dungeon] Manda un asso nella sua prigione.
        [kingdom] Completa un regno.
        [castles] Completa tutti e quattro i castelli.
        [free-lands] Lascia vuote due terre libere prima che finisca il mazzo.
       *[all-up] Scopri tutte le carte delle terre libere prima che finisca il mazzo.
    }

## Cavalieri e ninja

knights-and-ninjas =
    { $deed ->
        [revolt] Rivolta contadina
        [executioner] Giù la testa
        [dragon] Fuoco di drago
        [highwayman] O la borsa o la vita
        [princess] Colpo di fulmine
        [traitor] Voltagabbana
        [great-robbery] Il colpo grosso
       *[from-rags] Dalle stalle alle stelle
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Prendi almeno 3 gemme con i contadini in un solo attacco.
        [executioner] Ferma un attacco con un boia.
        [dragon] Brucia un castello con un drago.
        [highwayman] Ruba gemme in viaggio con un brigante.
        [princess] Con una principessa, incanta chi ti attacca.
        [traitor] Con un traditore, rivolgi un attacco contro chi l'ha lanciato.
        [great-robbery] Ruba almeno 3 gemme con un solo brigante.
       *[from-rags] Vinci una partita in cui ti era rimasta una sola gemma, o nessuna.
    }
