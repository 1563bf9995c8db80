### Texts of the app outside its tables, and texts shared by all tables.
### Terms: match (a game that is played), deal (its shuffle; deals have numbers), running match,
### finished match, saved game (a match in one of six slots), opponent, level, statistics, house rule.

# The player at this device, on badges and in lists.
you = Tu
    .inside = tu

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } e { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } e { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Quattro cavalieri
        [four-kingdoms] Quattro regni
        [four-horsemen] Cavalieri dell'Apocalisse
        [watchtower] Torre di guardia
       *[knights-and-ninjas] Cavalieri e ninja
    }
tagline =
    { $game ->
        [four-knights] Un rapido duello di semi
        [four-kingdoms] Un solitario di pazienza e strategia
        [four-horsemen] Prese e doni avvelenati
        [watchtower] Torri, assalti e assedi
       *[knights-and-ninjas] Bluff e lame
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 giocatori
       *[other] 2–{ $most } giocatori
    }

## Buttons.

ok = OK
cancel = Annulla
close = Chiudi
give-up = Abbandona
rematch = Rivincita
first-match = Gioca una partita
continue = Continua

## Levels of opponents.

level =
    { $level ->
        [easy] Facile
        [normal] Normale
        [master] Maestro
       *[hard] Difficile
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Entrambi facili
        [normal] Entrambi normali
        [master] Entrambi maestri
       *[hard] Entrambi difficili
    }
level-all =
    { $level ->
        [easy] Tutti facili
        [normal] Tutti normali
        [master] Tutti maestri
       *[hard] Tutti difficili
    }
level-plays =
    { $level ->
        [easy] Commette errori che puoi sfruttare.
        [normal] Gioca bene e sbaglia di rado.
        [master] Pensa più a lungo di Difficile e gioca al meglio.
       *[hard] Gioca al meglio delle sue capacità.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Paziente, conta solo su sé stessa.
        [corin] Allegro, e sempre pronto a battersi.
        [edda] Ha un vecchio proverbio e un trucco per ogni carta.
        [falk] Audace, e fiero quando gli va bene.
        [isolde] Silenziosa, ama le sorprese.
        [osric] Testardo, regola sempre i conti.
        [runa] Canticchia mentre giocano gli altri e aspetta il suo momento.
        [tamsin] Svelta a ridere, e ancora più svelta a rendere i colpi.
       *[guest] Un ospite al tuo tavolo.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
title-against = Contro { $rivals }
# A running match among those of other games.
home-match = { $game } con { $rivals }
home-deal = { $game }: { $title }
title-deal = Smazzata { $deal }
title-unnumbered = Una smazzata
title-practice = { $title } (allenamento)
ladder-rung = Scala: avversario { $number } di { $all }. Vinci due volte prima di perdere due volte, senza suggerimenti.
ladder-helped = Con un suggerimento, la partita non conta per la scala.
ladder-score = Scala: avversario { $number } di { $all }. Finora { $won } a { $lost }.
ladder-top = Scala: hai battuto tutti i { $all } avversari.
ladder-next = Scala: ti aspetta l’avversario { $number } di { $all }
ladder-beaten = Vittoria su { $rival }: { $number } di { $all } sulla scala
ladder-stands = { $won } a { $lost } contro { $rival } sulla scala
won-today = Vittorie di oggi: { $wins }
won-so-far = Vittorie finora: { $wins }
wins-of = { $name } { $wins }
positions-note = Posizioni da risolvere, cinque alla volta.
positions-known =
    { $count ->
        [one] { $count } posizione risolta.
       *[other] { $count } posizioni risolte.
    }
luck-of-deal = Fortuna nelle carte in { $count } partite analizzate: { $mean } punti di probabilità di vincere, ±{ $error }. La media è 0.
title-exercise = Trova la mossa
# A guided first match that was left before its end.
title-lesson = Prima partita guidata
lesson-left = Riprende da dove l'hai lasciata.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Impara { $game }
lesson-next-note = Giocando, in 3 minuti
title-daily = Smazzata del giorno, { $day }
title-daily-year = Smazzata del giorno, { $day } { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Slot { $slot }
running-match = Partita { $number }
slot-empty = Ora lo slot { $slot } è vuoto.
slot-saved = Partita salvata nello slot { $slot }.
match-deleted = Partita eliminata.
saved-daily = smazzata del giorno, { $day }
saved-deal = smazzata { $deal }
saved-against = contro { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [one] { $count } mossa in tutto
       *[other] { $count } mosse in tutto
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Salvare l'altra partita per dopo?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. Se l'abbandoni, la smazzata conta come persa.
keep-other-yes = Salva
keep-other-no = Abbandonala
give-up-title = Abbandonare la partita?
give-up-deal-title = Abbandonare questa smazzata?
give-up-text = { $title }: { $summary }. Non conterà e finisce qui.
give-up-text-lost = { $title }: { $summary }. La smazzata conterà come persa.
# After giving up.
given-up-title = Hai abbandonato la partita
given-up-deal-title = Hai abbandonato la smazzata
given-up-text = { $summary }. Non conta. Riguardala qui, o riprendi da qualsiasi mossa come allenamento.
given-up-text-lost = { $summary }. Conta come persa. Riguardala qui mossa per mossa.
given-up-next = Nuova partita…
go-back-title = Tornare allo slot { $slot }?
go-back-text = Da quando l'hai salvata, questa partita è andata avanti: { $summary }.
go-back-yes = Torna
unwinnable-title = La smazzata { $deal } non si può vincere
unwinnable-text = Vuoi giocarla lo stesso?
unwinnable-yes = Gioca
overwrite-title = Sovrascrivere lo slot { $slot }?
overwrite-text = { $summary }. Salvataggio: { $date }.
overwrite-unreadable = La partita salvata qui non si può aprire.
overwrite-yes = Sovrascrivi
delete-title = Eliminare lo slot { $slot }?
delete-match-title = Eliminare questa partita?
delete-text = { $summary }. Salvataggio: { $date }. Non potrai tornare indietro.
delete-unreadable = Non potrai tornare indietro.
delete-yes = Elimina
reset-title = Azzerare le statistiche di «{ $game }»?
reset-all-title = Azzerare tutte le statistiche?
reset-text = Risultati, punteggio Elo e obiettivi ripartiranno da zero. Non potrai tornare indietro.
reset-all-text = Risultati, punteggi Elo e obiettivi di tutti i giochi ripartiranno da zero. Non potrai tornare indietro.
reset-yes = Azzera
forget-title = Eliminare la cronologia di «{ $game }»?
forget-text = Non potrai più rivedere queste partite. Le statistiche non cambiano.
forget-yes = Elimina
import-title = Importare questo file?
import-text-none = Contiene impostazioni e statistiche (data: { $date }), ma nessuna partita.
import-text =
    { $count ->
        [one] Contiene { $count } partita, impostazioni e statistiche (data: { $date }).
       *[other] Contiene { $count } partite, impostazioni e statistiche (data: { $date }).
    }
import-replaces = Sostituisce i dati su questo dispositivo. Quelli vecchi vengono conservati in una cartella a parte.
import-yes = Importa

## Messages: titles, with a reason below.

settings-title = Le tue impostazioni
statistics-title = Le tue statistiche
cannot-start = Impossibile avviare Cardkeep
not-opened = Impossibile aprire la partita
settings-not-saved = Impostazioni non salvate
saving = Salvataggio…
not-saved = Partita non salvata
unsaved-mark = Non salvato
unsaved = Non salvato · { $reason }
unsaved-text = { $reason } La partita resta in memoria finché Cardkeep è aperto.
try-again = Riprova
all-saved = È tutto salvato.
close-unsaved = Chiudere senza salvare?
close-unsaved-text = { $reason } Se chiudi Cardkeep adesso, le ultime mosse vanno perse.
close-anyway = Chiudi comunque
not-deleted = Non è stato eliminato niente
not-renamed = Partita non rinominata
too-many-running = Troppe partite in corso
too-many-running-text = Hai già { $most } partite di questo gioco in corso. Finiscine una, o abbandonane una dalla pagina del gioco.
history-not-deleted = Cronologia non eliminata
statistics-not-reset = Statistiche non azzerate
no-search = Impossibile avviare la ricerca di una smazzata
no-deal-found = Nessuna smazzata risolvibile trovata. Riprova.
import-complete = Importazione completata
import-complete-text = Le tue partite, impostazioni e statistiche sono pronte.
import-complete-aside = I dati precedenti sono conservati in { $folder }.
import-failed = Importazione non riuscita
import-not-handed-over = L'altra app non ha consegnato il file. Non è cambiato nulla. Riaprilo da lì o salvalo prima su questo dispositivo.
importing = Importazione…
import-canceled = Importazione annullata. Non è cambiato niente.
export-complete = Esportazione completata
export-complete-text = I tuoi dati sono in { $file }. Per spostarli su un altro dispositivo, copia lì il file e importalo da questa pagina.
export-complete-chosen = I tuoi dati sono in { $file }, nella cartella che hai scelto. Per spostarli su un altro dispositivo, copia lì il file e importalo da questa pagina.
export-failed = Esportazione non riuscita
exporting = Esportazione…
export-canceled = Esportazione annullata.
export-no-folder = Non c'è una cartella dove esportare e la finestra di selezione non si è aperta. Non è stato esportato nulla. Crea una cartella Documenti e riprova.
open-folder = Apri cartella
folder-not-opened = Impossibile aprire la cartella
folder-not-opened-text = Impossibile avviare il gestore di file ({ $reason }). Il file si trova in { $folder }.
reading-file = Lettura del file…
canceling = Annullamento…
busy = Cardkeep non può farlo in questo momento
progress-files = { $done } di { $total } file
dialog-open = In attesa della finestra di scelta dei file…
export-dialog = Esporta i dati di Cardkeep
import-dialog = Importa i dati di Cardkeep
file-kind = Dati di Cardkeep
all-files = Tutti i file
# In place of the name of a file that came without one.
unnamed-file = Il file
match-not-counted = Impossibile conteggiare la partita, ma è stata conservata. { $reason }
not-in-history = La partita è stata conteggiata, ma non potrai rivederla. { $reason }
not-being-saved = Il salvataggio della partita è disattivato. { $reason }
result-not-counted = Impossibile conteggiare il risultato. { $reason }
result-not-counted-yet = Impossibile conteggiare il risultato. { $reason } Riapri la partita più tardi per conteggiarlo.
opponents-not-saved = La scelta degli avversari non è stata salvata. { $reason }
previous-copy-sound = Si può aprire una copia precedente.
last-match-unreadable = L'ultima partita non si può aprire. Trovi il motivo in «Partite salvate».

## Why something is not possible.

deal-no-code = Non è né il numero di una smazzata né un codice. Controlla di averlo scritto bene.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Niente da aprire
nothing-to-open-text = “{ $text }” non è né un file né un codice. Controlla se ci sono errori di battitura.
deal-too-high = Il numero della smazzata è troppo alto.
menu-code =
    Con questo codice un amico gioca la stessa partita:
    { $code }
code-newer = Questo codice richiede una versione più recente di Cardkeep.
code-other-rules = Questo codice è per regole di { $game } diverse da quelle di questa versione.
only-computers = In questa partita giocano solo computer.
impossible-setup = Questa partita non si può giocare: le sue impostazioni non sono adatte al gioco.
match-too-long = Questa partita ha raggiunto { $most } mosse, il massimo che si può salvare. Annullane qualcuna o ricomincia.
opponent-stopped = Il computer ha smesso di giocare all'improvviso ({ $reason }). Nuovo tentativo.
opponent-stopped-reason = un errore interno

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
    .title =
    { $month ->
        [1] Gennaio
        [2] Febbraio
        [3] Marzo
        [4] Aprile
        [5] Maggio
        [6] Giugno
        [7] Luglio
        [8] Agosto
        [9] Settembre
        [10] Ottobre
        [11] Novembre
       *[12] Dicembre
    }
month-year = { month.title } { $year }
month-day =
    { $day ->
        [1] 1º { month }
       *[other] { $day } { month }
    }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] Lunedì
        [2] Martedì
        [3] Mercoledì
        [4] Giovedì
        [5] Venerdì
        [6] Sabato
       *[7] Domenica
    }
weekday-short =
    { $weekday ->
        [1] Lu
        [2] Ma
        [3] Me
        [4] Gi
        [5] Ve
        [6] Sa
       *[7] Do
    }
moment = { $day }/{ $month }/{ $year }, { $time }
unknown-date = Data sconosciuta
decimal = { $whole },{ $rest }
date-full = { weekday } { month-day } { $year }
date-full-today = { weekday } { month-day } { $year }, oggi

## The daily deal.

day-won-helped = Vinta con aiuti. Vincila senza aiuti per allungare di un giorno la serie.
day-won = Vinta. Puoi rigiocarla.
day-played = Giocata. Puoi rigiocarla.
days-done = { $done } di { $all } giocate
days-done-all = Smazzate del giorno: { $done } di { $all } giocate, { $won } vinte
days-note = Una nuova ogni giorno, uguale per tutti
days-next = Prossima smazzata
days-of-month = { $done } giorni su { $days } questo mese.
day-in-progress = In corso: { $summary }.
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = vinta
day-label-played = giocata
day-label-helped = vinta con aiuti
day-label-running = in corso
streak-best =
    { $best ->
        [one] Serie migliore: { $best } giorno.
       *[other] Serie migliore: { $best } giorni.
    }
streak-now =
    { $now ->
        [one] Serie: { $now } giorno. Migliore: { $best }.
       *[other] Serie: { $now } giorni. Migliore: { $best }.
    }

## Il torneo a tappe

tour = Tour
tour-invites = Cinque partite brevi, una per gioco, contro gli stessi tre avversari, da uno a tre alla volta. Chi vince più partite vince il tour.
tour-note = Cinque giochi, una serata
tour-at = { $done } di { $all } giocate. Prossima: { $game }
tour-stands = { $done } partite giocate su { $all }
tour-won = Vinci il tour!
tour-shared = Condividi il tour con { $rivals }.
tour-lost = Il tour va a { $rivals }.
tour-record = Tour vinti: { $won } su { $finished }
tour-begin = Inizia un tour
tour-play = Gioca a { $game }
tour-continue = Continua { $game }
tour-another-title = Iniziare un altro tour?
tour-another-text = Questo resterà incompiuto. Le sue partite restano nelle tue statistiche.
tour-another = Inizia un altro tour
tour-alone = Senza avversari: risolvilo per vincere
tour-stop-won = Hai vinto
tour-stop-shared = Vinta da te e { $rivals }
tour-stop-lost = Vinta da { $rivals }
tour-stop-nobody = Non ha vinto nessuno
tour-on = Avanti con il tour
tour-see = Vedi il tour
tour-result = Tour, { $done } di { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Il tuo avversario
seat-left = Alla tua sinistra
seat-right = Alla tua destra
seat-across = Di fronte a te
seat-left-second = Secondo posto a sinistra
seat-right-second = Secondo posto a destra

## Results.

alone = In solitario
with-help = Con aiuti
past-won = Vittoria
past-drawn = Pareggio
past-lost = Sconfitta
past-won-against = Vittoria contro { $rivals }
past-drawn-against = Pareggio con { $rivals }
past-lost-against = Sconfitta contro { $rivals }
# Of several opponents, those who won.
past-lost-winner = Sconfitta, vittoria di { $winners }
past-given-up = Abbandono
past-given-up-against = Abbandono contro { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Allenamento, { $remark }
past-remark-against = Contro { $rivals } · { $remark }
history-kept = { $game }. Le tue ultime { $kept } partite. Toccane una per rivederla.
history-left-out =
    { $count ->
        [one] { $count } partita non si può aprire e non viene mostrata.
       *[other] { $count } partite non si possono aprire e non vengono mostrate.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [100] { $number } punto
       *[other] { $number } punti
    }
points-cards-home =
    { $hundredths ->
        [100] { $number } carta a casa
       *[other] { $number } carte a casa
    }
# A whole percentage.
percent = { $number }%
won-of =
    { $won ->
        [one] { $won } vinta su { $played }
       *[other] { $won } vinte su { $played }
    }
won-of-drawn =
    { $won ->
        [one]
            { $drawn ->
                [one] { $won } vinta su { $played }, { $drawn } pareggio
               *[other] { $won } vinta su { $played }, { $drawn } pareggi
            }
       *[other]
            { $drawn ->
                [one] { $won } vinte su { $played }, { $drawn } pareggio
               *[other] { $won } vinte su { $played }, { $drawn } pareggi
            }
    }
not-played = Nessuna partita finita
not-counted = Nessuna partita conta ancora
rating = Punteggio Elo { $rating }
rating-after = Punteggio Elo { $rating } ({ $change })
rating-range = Molto probabilmente tra { $low } e { $high }
ratings = Il tuo punteggio Elo nelle ultime { $count } partite: da { $first } a { $last }.
averages = Media: { $time }, { $moves }.
averages-points = Media: { $time }, { $moves }, { $points }.
trend-one-won = Hai vinto l'ultima partita.
trend-one-not-won = Non hai vinto l'ultima partita.
trend = Vittorie nelle ultime { $all } partite: { $won }.
trend-ten = Vittorie nelle ultime { $all } partite: { $won }; nelle ultime 10: { $ten }.
trend-drawn = Nelle ultime { $all } partite: vittorie { $won }, pareggi { $drawn }.
trend-drawn-ten = Nelle ultime { $all } partite: vittorie { $won }, pareggi { $drawn }. Vittorie nelle ultime 10: { $ten }.
bests = { $kind }: tempo migliore { $time }, minimo { $moves }.

## At every table.

forced = La tua unica giocata.
forced-waits = La tua unica giocata, e può vincere. Tocca a te farla.
not-there = Lì non si può mettere.
match-over = Partita finita
# In place of where a match stands that ended while the player was away.
result-waits = Partita finita: guarda il risultato
finish = Completa
skip-to-end = Vai alla fine
finishing = Completamento automatico. { TAP("Tocca", "Clicca") } per saltare.
result = Risultato
nothing-to-save = La partita è finita: non c'è niente da salvare.
step-back = Indietro
step-on = Avanti
play = Riproduci
stop = Ferma
replay = Rivedi
at-start = Questo è l'inizio della partita.
at-end = Questa è la fine della partita.
review-only = La partita è finita: la stai rivedendo.
play-on = Continua da qui
open-hands = Mostra tutte le mani
hide-hands = Nascondi le mani
review-start =
    { $count ->
        [one] Partita di { $count } mossa. Scorrila o premi Riproduci.
       *[other] Partita di { $count } mosse. Scorrila o premi Riproduci.
    }
# $last is one or two sentences about the move.
review-move = Mossa { $number } di { $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] La tua mossa non si vede.
       *[other] La mossa di { $who } non si vede.
    }
won-match =
    { PERSON($who) ->
        [you] Hai vinto la partita.
       *[other] { $who } ha vinto la partita.
    }
shared-match-you = Hai vinto a pari merito.
shared-match = Vittoria a pari merito: { $winners }.
# One sentence about a match that is over. After a defeat:
story-first = La tua prima partita a questo gioco: ora sai come funziona.
story-tied = Alla fine eravate pari, e ha deciso lo spareggio.
story-close = Combattuta fino all'ultimo.
story-led = Hai condotto per più di metà partita.
story-ahead = Alla mossa { $number } di { $all } eri ancora in testa.
story-record = Il tuo miglior punteggio finora: { $points }.
story-passed = Hai chiuso davanti a { $rivals }.
story-strong = Gli avversari al livello { $level } sono la prova più dura.
story-level = Fino alla mossa { $number } di { $all } nessuno ti precedeva.
story-review = La revisione mostra dove è cambiata.
# After a victory:
story-turned = Che rimonta: alla mossa { $number } di { $all } { $rival } era ancora in testa.
story-led-throughout = Hai condotto quasi sempre.
story-narrow = Per un soffio.
story-strong-beaten = Hai battuto avversari al livello { $level }.
already-won =
    { PERSON($who) ->
        [you] Hai già vinto la partita.
       *[other] { $who } ha già vinto la partita.
    }
already-settled = Il risultato è già deciso.
# The player's results in matches like this one.
tally =
    { $won ->
        [one] Il tuo bilancio a questo livello: { $won } vinta su { $played }
       *[other] Il tuo bilancio a questo livello: { $won } vinte su { $played }
    }
tally-alone =
    { $won ->
        [one] { $won } smazzata vinta su { $played }
       *[other] { $won } smazzate vinte su { $played }
    }
streak =
    { $wins ->
        [one] { $wins } vittoria di fila, record { $best }
       *[other] { $wins } vittorie di fila, record { $best }
    }
best-first-win = La tua prima vittoria
best-first-of-deal = La tua prima vittoria in questa smazzata
best-time = Nuovo record: tempo migliore
best-moves = Nuovo record: meno mosse
best-streak =
    { $wins ->
        [one] Nuovo record: { $wins } vittoria di fila
       *[other] Nuovo record: { $wins } vittorie di fila
    }

## Settings.

# The language of the device.
language-system = Lingua di sistema

speed =
    { $speed ->
        [off] Nessuna
        [fast] Veloce
        [slow] Lenta
       *[normal] Normale
    }
appearance =
    { $appearance ->
        [light] Chiaro
        [dark] Scuro
       *[system] Sistema
    }
card-back =
    { $back ->
        [checks] Quadretti
        [stripes] Righe
        [lozenges] Rombi
        [towers] Torri
        [oaks] Querce
        [waves] Onde
        [stars] Stelle
        [scales] Scaglie
        [lilies] Gigli
        [roses] Rose
       *[horse] Cavallo
    }
felt =
    { $felt ->
        [blue] Blu
        [wine] Vinaccia
        [slate] Ardesia
        [teal] Petrolio
        [olive] Oliva
        [chestnut] Castagna
        [plum] Prugna
       *[green] Verde
    }
text-size =
    { $size ->
        [large] Grande
        [largest] Massima
       *[usual] Standard
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Muto
        [low] Basso
        [loud] Alto
       *[normal] Medio
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Sole
        [tree] Albero
        [anchor] Ancora
        [bell] Campana
        [lily] Giglio
        [wheel] Ruota
        [ship] Nave
       *[crown] Corona
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, bloccato: raggiungi il tuo primo obiettivo.
       *[other] { $look }, bloccato: raggiungi { $needed } obiettivi (ne hai { $have }).
    }
look-locked-ladder = { $look }, bloccato: batti { $needed } avversari sulla scala di un gioco (il tuo record: { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Ogni lucchetto indica quanti obiettivi lo aprono. Ne hai { $have }.
looks-locked-ladder = Ogni lucchetto indica quanti avversari devi battere sulla scala di un gioco. Il tuo record: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Nuovo dorso nelle impostazioni: { $look }
        [felt] Nuovo colore del tavolo nelle impostazioni: { $look }
       *[crest] Nuovo stemma nelle impostazioni: { $look }
    }
# Several of them, by their names.
looks-new = Novità nelle impostazioni: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Carta automatica
        [may-yield] Cedere
        [long] Partita lunga
       *[siege] Durata dell'assedio
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Gira una carta del mazzo ogni volta che gli scarti sono vuoti.
        [may-yield] Puoi rinunciare a una battaglia anche se potresti ancora rispondere.
        [long] In tre o più giocatori servono 12 gemme per vincere invece di 10.
       *[siege]
            { $value ->
                [short] Un assedio dura 5 round (4 in quattro), una partita al massimo 20 turni a giocatore (15 in tre, 12 in quattro).
                [double] Un assedio dura 20 round (16 in quattro), una partita al massimo 80 turni a giocatore (60 in tre, 50 in quattro).
               *[as-given] Un assedio dura 10 round (8 in quattro), una partita al massimo 40 turni a giocatore (30 in tre, 25 in quattro).
            }
    }
house-rule-value =
    { $value ->
        [short] Dimezzata
        [double] Doppia
       *[as-given] Standard
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = il tuo livello
setup-standard = regole standard
setup-house = regole della casa
setup-winnable = Una smazzata risolvibile
setup-any = Una smazzata qualsiasi
setup-practice = allenamento
setup-code = partita da codice
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Annulla mossa
nothing-to-undo = Non ci sono mosse da annullare.
nothing-to-redo = Non ci sono mosse da ripetere.

## The rules in brief: the labels of three sentences.

brief-goal = Obiettivo
brief-turn = Il tuo turno
brief-watch = Attenzione

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "bare") } { $verdict } { CARD($right, form: "bare") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } di { $need }.
goal-standing-note = { $name }: { $have } di { $need }. { $note }.
goal-near = A un passo dalla vittoria

## Hints, in every game against opponents.

# A button.
hint = Suggerimento
hint-thinking = Sto cercando la giocata migliore…
hint-failed = Nessun suggerimento: { $reason }
hint-not-now = Non è il tuo turno.
hint-soon = Un momento: le carte si muovono ancora.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Probabilità { $best }, altrimenti { $next }.
hint-chance = Probabilità { $best }.
# Reasons in every game.
hint-forced = Non hai altra scelta.
hint-alike = Qui tutte le scelte sono uguali.
hint-close = Altrettanto buono: { $other }
hint-near = Quasi altrettanto buono: { $other }
hint-close-either = Altre giocate sono altrettanto buone.
hint-better = Vince più spesso.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Ultima mossa: { $text }
last-forced = Era l'unica mossa permessa.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = Dal punto di vista di { $rival }: «{ $reason }»
last-unknown = Il livello { $level } non sceglie sempre la mossa migliore.
# The name of the player at this device in a sentence to an opponent.
player-name = Giocatore
# In the result of a match with hints.
tally-helped = Vittorie con suggerimenti: { $won } su { $played }
practice-over = Le partite di allenamento non contano.

## Win chances of a finished match.

analysis = Probabilità di vincere
analysis-running = Analisi della decisione { $done } di { $all }…
analysis-note = La tua probabilità di vincere a ogni decisione, in base a ciò che sapevi, se tutti giocano bene.
analysis-clear = Nessun errore evidente.
analysis-most =
    { $count ->
        [one] 1 mossa ti è costata di più. Toccala per vederla.
       *[other] { $count } mosse ti sono costate di più. Toccane una per vederla.
    }
analysis-empty = In questa partita non avevi nulla da decidere.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Mossa { $number }, errore grave: −{ $lost }
        [mistake] Mossa { $number }, errore: −{ $lost }
       *[slip] Mossa { $number }, imprecisione: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Hai scelto: { $played } Meglio: { $better }
# For screen readers; all are percents.
analysis-label = Probabilità di vincere da { $first } a { $last }, minima { $least }, massima { $most }
analysis-failed = L'analisi si è interrotta: { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] La partita è tua!
       *[other] Nessuno può più raggiungere { $who }
    }
# A rival.
headline-won = { $who } vince la partita
# What an opponent says.
says = { $who }: «{ $line }»

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Passa il dispositivo a { $name }
curtain-lift = Sono { $name }
hold-to-look = Tieni premuto il pulsante per vedere le tue carte.
cover = Nascondi
shared-turn = Tocca a { $name }
friend = Amico
friend-note = Gioca su questo dispositivo.
player-letter = Giocatore { $letter }
past-shared = Vittoria: { $winners }. Giocatori: { $players }
setup-friends = su un solo dispositivo

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Sfida un amico
friend-played = Il tuo amico ha già giocato questa partita. Quando la finisci, potrai confrontare le due.
# A command.
compare-with =
    { $who ->
        [par] Confronta con un giocatore forte
       *[friend] Confronta con il tuo amico
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Torna alla tua partita
compare-who =
    { $who ->
        [par] Giocatore forte
       *[friend] Il tuo amico
    }
compare-title =
    { $who ->
        [par] Tu e un giocatore forte
       *[friend] Tu e il tuo amico
    }
compare-no-better = Un giocatore forte non ha fatto meglio con queste carte.
compare-better = Con queste carte hai fatto meglio di un giocatore forte.
compare-playing = Un giocatore forte gioca le tue carte: mossa { $moves }…
compare-score = Punteggio
compare-moves = Mosse
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = La prima differenza è alla mossa { $number }.
compare-choices =
    Tu: { $mine }
    { $other }: { $friends }
compare-same = Avete preso le stesse decisioni.
compare-rival = Dalla mossa { $number } in poi gli avversari hanno giocato diversamente.
# One of the two gave up after so many moves.
compare-end = Avete giocato allo stesso modo fino alla mossa { $number }, poi uno si è arreso.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Tu: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Impronta di questa partita: { $short }
copy-fingerprint = Copia impronta
# $nonce is a long random number.
proof-revealed = Smazzata numero { $deal }, numero segreto { $nonce }
# A command.
proof-verify = Verifica la smazzata
proof-fits-title = La smazzata è autentica
proof-fits = Il numero della smazzata, i giocatori e il numero segreto danno l'impronta { $short }, fissata prima della prima carta. Se l'avevi copiata, confrontala: { $whole }
proof-fails-title = La smazzata non corrisponde
proof-fails = Il numero della smazzata, i giocatori e il numero segreto danno l'impronta { $found }, non { $short }. La partita salvata è stata modificata dopo l'inizio: non è la smazzata fissata prima della prima carta.
# A command in a review.
see-as = Vedila come l'ha vista { $rival }

## How to play: chapters of every game.

chapter-friends = Giocare con gli amici
friends-code = Alla fine di una partita puoi sfidare un amico con il suo codice. Lui lo inserisce nella pagina delle smazzate del giorno, gioca la stessa partita e poi confronta le due partite.
# Not in a solitaire.
friends-device = Più persone possono usare un solo dispositivo: scegli gli amici per una nuova partita. Passatevelo, e un sipario nasconde tutto finché il prossimo giocatore non tiene premuto il pulsante. Oppure mettetelo in mezzo: tutti vedono il tavolo, ed è coperto solo ciò che non tutti sanno.
friends-private = Niente passa dalla rete. Un codice contiene il gioco, le carte e le tue decisioni, e nient'altro su di te.
chapter-fair = Il mazzo è mescolato onestamente?
fair-deal = Il numero della smazzata decide tutte le carte ed è fissato prima della prima. Il menu del tavolo mostra un'impronta della partita: copiala e verifica la smazzata quando rivedi la partita. Un'altra smazzata avrebbe un'altra impronta.
# Not in a solitaire.
fair-opponents = Gli avversari sanno solo ciò che vedono dal loro posto. Rivedendo la partita, puoi vederla come l'ha vista ognuno di loro.
fair-check = Puoi controllare di persona: Cardkeep è software libero e il suo README spiega come.
# A command: code, fingerprint, and perspectives of a match.
about-match = Info sulla partita
