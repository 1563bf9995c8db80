### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Avanti
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
        [goal] Raccogli nel forte quattro carte dello stesso valore. Vinci dopo 10 round, se non ci riesce anche { $rival }.
        [burn] Puoi bruciare una carta ora e una per turno: tocca la regina, poi Brucia. Da J ad A ne peschi 2, se no 1.
        [place] A ogni turno peschi una carta e ne schieri quante vuoi. Tocca un dieci, poi il tuo forte.
        [tower] Le carte dello stesso valore formano una torre. Hai tre dieci, quindi schiera anche l'altro.
        [stays] Puoi attaccare una volta per turno, e ogni carta fino a 3 volte. Per una torre da due servono 6 carte dell'esercito, da tre 10.
        [attack] { $rival } ha l'ultimo dieci! Toccalo e attacca con 1 carta. Con 2 sarebbero in gioco più carte.
        [pick] Si combatte alla cieca: { $rival } ha scelto una tua carta. Ora scegline una dall'esercito di { $rival }.
        [sevens] Vince la carta più alta, ma un sette che attacca batte tutto e un sette che difende perde sempre.
        [spoils] Chi vince prende le carte, ma le alte vanno in fondo alla caserma. Se pareggi o perdi, il tuo turno finisce.
        [fourth] Schiera il dieci vinto e completa la torre di guardia! Se lo avessi pescato, tutti combatterebbero per averlo.
        [campaign] Sei in spedizione: il resto del forte è passato all'esercito e la tua torre è inattaccabile.
        [siege] Anche { $rival } ha 10 round per una torre di guardia. Se ce la fa, i vostri eserciti vanno allo scontro finale.
        [out] Se perdi una battaglia con il forte vuoto, sei fuori. In spedizione, non restare mai senza carte nell'esercito.
        [raid] In spedizione puoi solo attaccare e non consumi le carte alte. Attacca o finisci il turno.
        [watch] Gioca questo turno fino alla fine.
        [showdown] Nello scontro finale si lotta carta contro carta. Ogni lotta è una presa: vince chi ne fa di più. Tieni le alte!
       *[end] Questa è «Torre di guardia». Continua contro { $rival }, oppure torna indietro e inizia la tua partita.
    }

## Quattro cavalieri

four-knights =
    { $say ->
        [hand] Tu e { $rival } avete 6 carte a testa. Si giocano in battaglie, e chi vince prende le carte.
        [goal] Ogni carta vinta vale mezzo punto. Dopo 4 mani da 6 carte a testa vince chi ha più punti.
        [cycle] I semi si battono in cerchio: cuori batte picche, picche quadri, quadri fiori, fiori cuori.
        [partners] Tra semi dello stesso colore, rosso o nero, vince il valore più alto. L'asso è il più alto.
        [open] Si apre a carte coperte. Gioca il due di cuori: toccalo, poi tocca il campo, dove si combatte.
        [reveal] Carte scoperte: il tuo due batte il re. Chi è battuto deve rispondere e battere l'ultima carta.
        [answer] Il tuo due ha battuto il re! Ma il cinque di quadri batte il due. Rispondi con una carta illuminata.
        [won] { $rival } non può batterla. Vinci la battaglia e tutte le carte in campo.
        [forfeit] Se chi perde ha giocato una carta in meno, chi vince ne riceve una in più, dalla mano dell'altro.
        [standoff] Se entrambi aprono con lo stesso valore e colore, è stallo: ognuno aggiunge una carta e la posta sale.
        [next] Apri la prossima battaglia con una carta qualsiasi. Pensa con che cosa può rispondere { $rival }.
        [finish] Ora gioca questa mano fino alla fine. Ogni vittoria ti dà mezzo punto per carta.
        [stockade] La Palizzata: 4 carte mai viste. Chi ha vinto meno carte in questa mano può scambiarne una con una di esse.
       *[end] Questo è «Quattro cavalieri». Un mazzo fa 4 mani: le carte giocate non tornano. Continua o torna indietro.
    }

## Cavalieri dell'Apocalisse

four-horsemen =
    { $say ->
        [hand] Hai 8 carte per questa mano. A ogni presa tutti ne giocano una, e la più alta vince la presa.
        [rank] Vince il valore più alto. A parità: Morte (teschio), Guerra (spade), Pestilenza (insetto), Carestia (bilancia).
        [lead] La carta più bassa apre ogni mano, chiunque ce l'abbia. Qui ce l'ha { $rival }: è Carestia 1.
        [play] Due carte basse: vincile con Pestilenza 4. Toccala, poi tocca il centro.
        [give] Assegna le carte, una a ogni giocatore e una a te: tocca una carta, poi un giocatore. Infine tocca Assegna.
        [worth] Hai vinto la presa! Le carte che ricevi vanno nella tua pila, che conta alla fine. Morte e Guerra: il loro numero.
        [famine] Le carte Carestia danno punti se ne hai un numero pari, e ne tolgono se è dispari.
        [pestilence] Pestilenza dà punti solo al giocatore le cui carte Pestilenza hanno il totale più basso.
        [war] Chi ha vinto apre la prossima presa. Gioca Guerra 6: solo Morte 6 la batte.
        [poison] Attenzione: la Guerra distrugge la carta più alta che batte nella pila in cui va: la copre. Assegna le carte.
        [death] Se vinci con una Morte devi tenerla. I teschi le contano: con 3 sei fuori dalla mano.
        [finish] Gioca fino alla fine della mano. I punti accanto ai nomi mostrano come va; chi ne ha di più vince la mano.
        [favor] La mano è conteggiata. Chi fa più punti ottiene 1 Favore, mostrato da uno scudo. Vince il primo con 3.
       *[end] Questo è il gioco. Continua, oppure torna indietro e inizia la tua partita.
    }

## Quattro regni

four-kingdoms =
    { $say ->
        [goal] Porta a casa tutte le 52 carte. Ogni seme ha il suo regno.
        [tower] Questa è la torre di picche. Accetta sempre il dieci: tocca il dieci, poi la torre, o trascinalo.
        [king] Un re può iniziare il castello in ogni momento. Porta a casa il re di picche: toccalo due volte.
        [castle] Dopo il re viene la regina, poi il fante. Tocca un posto qualsiasi per leggere che cosa ci va.
        [build] Le sette colonne sono terre libere. Si sale nello stesso seme: sposta il 6 di fiori sul 5.
        [runs] Così si è scoperta una carta. Le scale si spostano intere, nulla va su un asso, e una terra vuota accetta tutto.
        [stock] Ora gira una carta del mazzo. Copre quella sugli scarti, e il mazzo si scorre una volta sola.
        [queen] La regina di picche segue il suo re. Portala a casa, e il 7 che copriva torna libero.
        [guest] Con re e regina a casa, la camera degli ospiti tiene una carta del seme, non l'asso. Metti lì il 7 di picche.
        [jack] Ora il fante di picche. Con lui il castello è completo.
        [dungeon] Dopo re, regina, fante e dieci, l'asso può andare nella sua prigione. Porta a casa l'asso di picche.
        [subjects] Completato il castello, segue il nove, poi l'otto, e così via fino al due. Porta a casa il nove.
        [undo] Annulla quando vuoi o chiedi un suggerimento. In partita, le carte che non servono più vanno a casa da sole.
       *[end] Questo è «Quattro regni». Continua, oppure torna indietro e inizia la tua partita.
    }

## Cavalieri e ninja

knights-and-ninjas =
    { $say ->
        [goal] Tutti hanno 5 gemme. Vince chi arriva a 10: prendile ai rivali e proteggi le tue.
        [turn] A ogni turno peschi 2 carte. Poi attacca un rivale, fortifica, gioca una carta speciale o scarta.
        [attack] Le carte rosse sono truppe e prendono gemme: cavaliere 3, soldato 2, contadino 1. Attacca { $rival } col cavaliere.
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
        [pass] La scala supera un castello, un arciere toglie un arciere. Draghi e ninja non hanno bisogno della scala.
        [archer] Un tuo castello o arciere ferma le truppe. Puoi metterli entrambi in un turno.
        [colors] Un colore, un compito: attaccare, rispondere, fortificare… Tieni premuta una carta per leggerla.
        [draft] In due nessuno pesca: guarda una carta, poi tienila o passala. Per vincere servono tutte le 12 gemme.
       *[end] Questo è «Cavalieri e ninja». Continua, oppure torna indietro e inizia la tua partita.
    }
