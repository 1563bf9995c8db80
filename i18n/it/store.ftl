### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = Manca la cartella home
brief-no-name = Manca il nome
brief-not-a-folder = Non è una cartella
brief-not-a-file = Non è un file
brief-no-permission = Permesso negato
brief-in-use = In uso
brief-disk-full = Disco pieno
brief-no-such-slot = Slot inesistente
brief-empty = Vuoto
brief-canceled = Operazione annullata
brief-too-large = Troppo grande
brief-damaged = Dati danneggiati
brief-misplaced = File sbagliato
brief-newer = Da una versione più recente
brief-outdated = Da regole precedenti
brief-unreadable = Illeggibile
brief-unwritable = Non scrivibile

## What happened, what is safe, and what to do.

no-home = Manca una cartella home in cui salvare le partite. Avvia Cardkeep con --data-dir e il nome di una cartella.
no-name = Serve un nome per la cartella dei dati. Avvia Cardkeep con --data-dir e il nome di una cartella.
not-a-file = { $path } non è un file normale, quindi Cardkeep non può bloccare la cartella dei dati. Spostalo o rinominalo, e riprova.
not-a-folder = { $path } non è una cartella, quindi non è possibile salvarci niente. Spostalo o rinominalo, o avvia Cardkeep con --data-dir e un'altra cartella.
read-only = Cardkeep non ha il permesso di scrivere in { $path }. Cambia i permessi, o avvia Cardkeep con --data-dir e un'altra cartella.
write-only = Cardkeep non ha il permesso di leggere { $path }. Cambia i permessi e riprova. Il file non è stato modificato.
locked = Cardkeep è già in esecuzione con { $path }. Usa quella finestra, o prima chiudila.
taken = { $path } è in uso in un'altra finestra di Cardkeep. Per proteggere le tue partite, in questa finestra il salvataggio è disattivato. Chiudila e usa l'altra.
full = Il disco è pieno: impossibile salvare { $path }. I dati precedenti sono al sicuro. Libera un po' di spazio e riprova.
no-such-slot = Lo slot { $slot } non esiste. Scegline uno da 1 a 6.
empty = Qui non è salvato niente.
canceled = Operazione annullata. Non è cambiato niente.
too-large = { $path } diventerebbe troppo grande per poterlo riaprire, quindi non è stato salvato. Il file precedente non è stato modificato.
damaged = { $path } è danneggiato ({ $reason }). Resta dov'è, e il resto non ne risente.
misplaced = { $path } è nel posto sbagliato: è { $what }. Resta dov'è.
newer = { $path } viene da una versione più recente di Cardkeep. Aggiorna l'app per aprirlo. Il file non è stato modificato.
outdated = { $path } è stato salvato con regole precedenti e la partita non può continuare. Il file non è stato modificato.
io = Impossibile leggere o scrivere { $path } ({ $reason }). Controlla la cartella e riprova.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = non è un file
damage-empty = è vuoto
damage-too-large = è troppo grande
damage-first-line = la prima riga è sbagliata
damage-checksum = la somma di controllo è sbagliata
damage-version = versione sconosciuta
damage-not-text = non è testo
damage-no-games = non contiene giochi
damage-opponents = contiene { $count } tipi di avversari
damage-days = contiene { $count } giorni
damage-results = i risultati sono troppo grandi
damage-players = { $players } giocatori per { $seats } posti
damage-no-human = ci giocano solo computer
damage-window-size = dimensioni della finestra impossibili
damage-journal = elenca file che non fanno parte di un'importazione
damage-too-many-files = elenca più di { $most } file
damage-unknown-file = contiene un file sconosciuto, { $name }
damage-file = contiene un file danneggiato, { $name }

## What a misplaced file is.

misplaced-kind = un file di un altro tipo ({ $name })
misplaced-match = una partita di «{ $game }»
misplaced-unknown-match = una partita di un altro gioco

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] le impostazioni
        [window] le dimensioni della finestra
        [statistics] le statistiche
        [finished] questa partita finita
        [archive] questo file esportato
        [import] l'importazione interrotta
       *[save] questa partita salvata
    }
interrupted = Un salvataggio è stato interrotto ({ kind }): è stata aperta la copia immediatamente precedente.
previous = Impossibile usare la copia più recente ({ kind }: { $reason }): è stata aperta quella precedente. { $fate }
reset = Valori predefiniti ripristinati: impossibile usare { kind } ({ $reason }). { $fate }
ignored = { $error } Cardkeep continua senza.
fate-damaged = Il file danneggiato è stato conservato come { $file }.
fate-unreadable = Il file illeggibile è stato conservato come { $file }.
fate-in-place = Il file { $file } è ancora al suo posto.
reason-permission = manca il permesso di lettura
reason-io = lettura non riuscita: { $reason }
omitted-older = File danneggiati, di cui è stata esportata una copia precedente: { $files }.
omitted = File esclusi perché illeggibili: { $files }. Su questo dispositivo non è cambiato niente.
