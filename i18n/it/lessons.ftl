### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Capito
skip = Salta
# Takes the action that the step asks for.
show-me = Mostramelo
play-on = Continua

## Answers to a tap that does something else

read-first = Leggi prima il consiglio in alto, poi tocca il segno di spunta.
not-yet = Potrai farlo dopo. Fai prima quello che dice il consiglio in alto.
astray = Va bene anche così! Torna indietro per provare l'altro modo, oppure salta il passo.
lesson-unreadable = Impossibile leggere la lezione: ricomincia dall'inizio.

## Torre di guardia

watchtower =
    { $say ->
        [army] Queste 4 carte sono il tuo esercito. { $rival } non può vederle.
        [fort] Queste 4 sono il tuo forte. Tutti lo vedono e possono attaccarlo.
        [goal] Raccogli quattro carte dello stesso valore nel forte, poi vinci lo scontro finale. Hai già tre dieci!
        [burn] Puoi bruciare una carta per turno: tocca la regina, poi Brucia. Una alta (da J ad A) ne dà 2, le altre 1.
        [place] A ogni turno peschi una carta e ne schieri quante vuoi. Tocca un dieci, poi il tuo forte.
        [tower] Le carte dello stesso valore formano una torre. Schiera anche l'altro dieci.
        [stays] Ciò che schieri resta lì. Per attaccare una torre da 2 serve un esercito di 6, per una da 3 uno di 10.
        [attack] { $rival } ha l'ultimo dieci! Toccalo e attacca con 1 carta. Si attacca una volta per turno.
        [pick] Si combatte alla cieca: { $rival } ha scelto una tua carta. Ora scegline una dall'altro esercito.
        [sevens] Vince la carta più alta, ma un sette che attacca batte tutto e un sette che difende perde sempre.
        [spoils] Chi vince prende le carte della battaglia; le alte vanno in fondo alla caserma. La parità chiude il tuo turno.
        [fourth] Schiera il dieci vinto e completa la torre! Per una quarta carta pescata combattono tutti.
        [campaign] Sei in spedizione: il resto del forte è passato all'esercito e la tua torre è inattaccabile.
        [siege] { $rival } ha 10 round per la sua torre di guardia. Se ce la fa, si va allo scontro finale.
        [out] Senza forte, se perdi una battaglia sei fuori. Senza esercito perdi la spedizione.
        [raid] In spedizione puoi solo attaccare e non consumi le carte alte. Attacca o finisci il turno.
        [watch] Gioca questo turno fino alla fine.
        [showdown] Nello scontro finale gli eserciti lottano carta contro carta: vince chi fa più prese. Tieni le carte alte!
       *[end] Questa è «Torre di guardia». Continua contro { $rival }, oppure torna indietro e inizia la tua partita.
    }

## Quattro cavalieri

four-knights =
    { $say ->
        [hand] Tu e { $rival } avete 6 carte a testa. Si giocano in battaglie e si vincono le carte in campo.
        [goal] Ogni carta vinta vale mezzo punto. Dopo 4 mani vince chi ha più punti.
        [cycle] I semi si battono in cerchio: cuori batte picche, picche quadri, quadri fiori, fiori cuori.
        [partners] Tra semi dello stesso colore, rosso o nero, vince il valore più alto. L'asso è il più alto.
        [open] Si apre a carte coperte. Gioca il due di cuori: toccalo, poi tocca il campo.
        [reveal] Ora le due carte vengono scoperte. Chi è battuto deve rispondere.
        [answer] Il tuo due ha battuto il re! Ma il cinque di quadri batte il due. Rispondi con una carta illuminata.
        [won] { $rival } non può batterla. Vinci la battaglia e tutte le carte in campo.
        [forfeit] Se chi perde ha una carta in meno in campo, prima ne aggiunge una: così ognuno ne dà lo stesso numero.
        [standoff] Se entrambi aprono con lo stesso valore e colore, è stallo: ognuno aggiunge una carta e la posta sale.
        [next] Apri la prossima battaglia con una carta qualsiasi. Pensa a come può rispondere { $rival }.
        [finish] Ora gioca questa mano fino alla fine. Ogni vittoria ti dà mezzo punto per carta.
        [stockade] Chi ha vinto meno carte nella mano può scambiarne una alla cieca con la Palizzata. A parità, nessuno.
       *[end] Questo è «Quattro cavalieri». Gioca tutte e 4 le mani, oppure torna indietro e inizia la tua partita.
    }

## Cavalieri dell'Apocalisse

four-horsemen =
    { $say ->
        [hand] Hai 8 carte. A ogni presa tutti ne giocano una a scelta. La più alta vince la presa.
        [rank] Vince il valore più alto. A parità: Morte batte Guerra, Guerra batte Pestilenza, Pestilenza batte Carestia.
        [lead] La mano si apre con la carta più bassa di tutte. Ce l'ha { $rival }: è Carestia 1.
        [play] Due carte basse: vincile con Pestilenza 4. Toccala, poi tocca il centro.
        [give] Hai vinto, quindi assegna le carte: una a testa, anche a te. Tocca una carta, poi un giocatore.
        [worth] Hai vinto! Le carte che ognuno riceve contano a fine mano. Morte e Guerra valgono il loro numero.
        [famine] Carestia dà punti se ne hai un numero pari, ne toglie se è dispari.
        [pestilence] Tra chi ha carte Pestilenza, ne segna i punti solo chi ha il totale più basso.
        [war] Chi ha vinto apre la prossima presa. Gioca Guerra 6: solo Morte 6 la batte.
        [poison] Attenzione: una Guerra distrugge la carta più alta che batte nella pila in cui va. Assegna le carte.
        [death] Se vinci con una Morte devi tenerla. Con tre non fai punti in questa mano.
        [favor] Chi fa più punti nella mano ottiene 1 Favore. Con 3 Favori si vince la partita.
        [fate] In due c'è il mazzo del Destino: puoi metterci sotto una carta e giocare alla cieca quella in cima.
       *[end] Questo è il gioco. Continua, oppure torna indietro e inizia la tua partita.
    }

## Quattro regni

four-kingdoms =
    { $say ->
        [goal] Porta a casa tutte le 52 carte. Ogni seme ha il suo regno.
        [tower] La torre accetta sempre il suo dieci. Tocca il dieci di fiori, poi la sua torre, o trascinalo.
        [turned] Solo le carte in cima sono scoperte. Sotto il dieci c'era un re!
        [king] Un re può iniziare il castello in ogni momento. Porta a casa il re di quadri.
        [castle] Dopo il re viene la regina, poi il fante. Ognuno ha il suo posto.
        [again] Anche il re di cuori può andare a casa.
        [stock] Ora gira una carta del mazzo. Si scorre una volta sola, quindi conviene aspettare.
        [waste] Quella carta non va da nessuna parte. Resta sugli scarti e la prossima la copre. Girane un'altra.
        [build] Nelle terre libere si sale nello stesso seme: il re va sulla regina. Spostalo.
        [runs] Una carta va su quella appena inferiore del suo seme. Le scale si spostano intere; una terra vuota accetta tutto.
        [subjects] Con re, regina e fante di un seme a casa, segue il nove, e così via fino al due.
        [dungeon] L'asso può andare nella sua prigione dopo re, regina, fante e dieci.
        [guest] Con re e regina a casa, la camera degli ospiti tiene per un po' una carta del seme.
        [undo] Annulla quando vuoi e usa i suggerimenti. Fuori dalle lezioni, le carte che non servono più vanno a casa da sole.
       *[end] Questo è «Quattro regni». Continua, oppure torna indietro e inizia la tua partita.
    }

## Cavalieri e ninja

knights-and-ninjas =
    { $say ->
        [goal] Tutti hanno 5 gemme. Vince chi arriva a 10: prendile ai rivali.
        [turn] A ogni turno peschi (2 carte, 1 all'inizio), poi attacchi, fortifichi, giochi una carta speciale o scarti.
        [attack] Un cavaliere prende 3 gemme, un soldato 2, un contadino 1. Attacca { $rival } con il cavaliere.
        [accepts] { $rival } può rispondere con una carta che ferma o indebolisce l'attacco, oppure accettarlo.
        [gems] Accettare è costato 3 gemme a { $rival }. Quando si spostano gemme, il tuo turno è finito.
        [road] Le gemme prese dalle truppe restano un attimo in viaggio: un brigante può rubarle.
        [struck] Ora tocca agli altri. Guarda che cosa fanno.
        [answer] Un soldato vuole 2 delle tue gemme! Rispondi con il tuo soldato o accetta la perdita.
        [cost] Le truppe che rispondono tolgono la loro forza; le due carte si scartano. Menestrello e boia chiudono il turno.
        [castle] Le fortificazioni proteggono un regno finché qualcosa non le toglie.
        [clear] Quel castello ferma le truppe. La catapulta lo distrugge: toccala, poi tocca quel regno.
        [peasants] Via libera: attacca con il contadino o finisci il turno. I contadini possono marciare insieme.
        [watch] Guarda come va a finire.
        [again] Finché non si spostano gemme puoi attaccare ancora lo stesso rivale. Poi il tuo turno finisce.
        [pass] La scala supera un castello, un arciere toglie un arciere. Il drago passa i castelli, il ninja anche gli arcieri.
        [archer] Un tuo castello o arciere ferma le truppe. Puoi metterli entrambi in un turno.
        [colors] Un colore, un compito: attaccare, rispondere, fortificare… Tieni premuta una carta per leggerla.
        [draft] In due c'è un draft prima di giocare, e per vincere servono tutte le 12 gemme.
       *[end] Questo è «Cavalieri e ninja». Continua, oppure torna indietro e inizia la tua partita.
    }
