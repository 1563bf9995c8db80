### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Avanti
skip = Salta
# Takes the action that the step asks for.
show-me = Mostra
play-on = Continua

## Answers to a tap that does something else

read-first = Leggi prima il consiglio in alto, poi { TAP("tocca", "clicca") } «Avanti».
not-yet = Potrai farlo dopo. Fai prima quello che dice il consiglio in alto.
astray = Va bene anche così! Torna indietro per provare l'altro modo, oppure salta il passo.
lesson-unreadable = Impossibile leggere la lezione: ricomincia dall'inizio.

## Torre di guardia

## Positions to solve

exercise-find = { $number } di { $of }. Qual è la mossa migliore?
exercise-own = { $number } di { $of }, da una tua partita: trova qualcosa di meglio di allora.
exercise-alone = { $number } di { $of }. Solo alcune mosse lasciano vincibile la smazzata. Trovane una.
exercise-none = Conosci tutte le posizioni. Quelle sbagliate torneranno tra qualche giorno.
exercise-right = Giusto!
exercise-found = Adesso sì.
exercise-winnable = La smazzata si può ancora vincere.
exercise-odds = Probabilità di vittoria { $best }; dopo l’errore più comune, { $other }.
exercise-wrong = Ti costa { $lost } di probabilità di vittoria. Prova un’altra mossa.
exercise-almost = Quasi, ma costa { $lost }. C’è di meglio.
exercise-lost = Dopo questa mossa la smazzata non si può più vincere. Provane un’altra.
exercise-try-again = Non è la mossa migliore.
exercise-judging = Controllo la tua mossa…
exercise-shown = Questa è la mossa migliore. Falla per andare avanti.
exercise-only = Qui cerchi solo la mossa migliore.
exercise-next = Prossima posizione
exercise-done = Basta per oggi
exercise-day = { $solved } su { $tried } al primo colpo
exercise-tomorrow = Domani ti aspettano cinque nuove posizioni.

watchtower =
    { $say ->
        [army] Queste 4 carte sono il tuo esercito. { $rival } non può vederle.
        [fort] Queste 4 sono il tuo forte. Tutti lo vedono.
        [goal] Quattro carte dello stesso valore nel forte fanno una torre di guardia. Un dieci è lì, e il tuo esercito ne ha due!
        [burn] Bruciare cambia una carta del forte con nuove carte per l'esercito: 2 per una regina. Toccala, poi Brucia.
        [place] A ogni turno peschi una carta. Poi schieri carte nel forte: { TAP("tocca", "clicca") } un dieci, poi il tuo forte.
        [tower] Due dieci formano una torre: l'attacca solo un esercito di almeno 6 carte, e di almeno 10 una tripla. Schiera anche il terzo.
        [attack] { $rival } ha l'ultimo dieci! Puoi attaccare una carta per turno. Toccalo, poi attacca con 1 carta.
        [pick] Si combatte alla cieca: { $rival } ha scelto una tua carta. Ora scegline una di { $rival }.
        [sevens] La carta più alta vince la battaglia. Ma un sette che attacca batte tutto!
        [fourth] Hai vinto il dieci! Schiera anche questo: completa la tua torre di guardia.
        [free] Quel dieci l'hai vinto in battaglia. Se l'avessi pescato, prima ci sarebbe stata una mischia generale.
        [campaign] Sei in spedizione: nessuno può attaccare la tua torre di guardia, e il resto del forte è passato all'esercito.
        [siege] { $rival } ha 10 round per costruire anche la sua torre di guardia. Se non ci riesce, vinci.
        [raid] Fino ad allora puoi solo attaccare. Ogni carta vinta rallenta { $rival }: attaccane una, o finisci il turno.
        [watch] Scegli di nuovo una carta di { $rival }. Se non vinci, il tuo turno finisce.
        [showdown] Se anche { $rival } costruisce una torre di guardia, gli eserciti lottano carta contro carta. Raccogli carte alte!
       *[end] Questa è «Torre di guardia». Continua contro { $rival }, oppure torna indietro e inizia la tua partita.
    }

## Quattro cavalieri

four-knights =
    { $say ->
        [hand] Tu e { $rival } avete 6 carte a testa. Si giocano in battaglie, e chi vince prende le carte.
        [goal] Ogni carta vinta vale mezzo punto. Dopo 4 mani da 6 carte a testa vince chi ha più punti.
        [cycle] I semi si battono in cerchio: cuori batte picche, picche quadri, quadri fiori, fiori cuori.
        [partners] Tra semi dello stesso colore, rosso o nero, vince il valore più alto. L'asso è il più alto.
        [open] Si apre a carte coperte. Gioca il due di cuori: toccalo, poi { TAP("tocca", "clicca") } il campo, dove si combatte.
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
        [play] Due carte basse: vincile con Pestilenza 4. Toccala, poi { TAP("tocca", "clicca") } il centro.
        [give] Assegna le carte, una a ogni giocatore e una a te: { TAP("tocca", "clicca") } una carta, poi un giocatore. Infine { TAP("tocca", "clicca") } Assegna.
        [worth] Hai vinto la presa! Le carte che ricevi vanno nella tua pila, che conta alla fine. Morte e Guerra: il loro numero.
        [famine] Le carte Carestia danno punti se ne hai un numero pari, e ne tolgono se è dispari.
        [pestilence] Pestilenza dà punti solo al giocatore le cui carte Pestilenza hanno il totale più basso.
        [war] Chi ha vinto apre la prossima presa. Gioca Guerra 6: solo Morte 6 la batte.
        [poison] Attenzione: la Guerra distrugge la carta più alta che batte nella pila in cui va: la copre. Assegna le carte.
        [death] Se vinci con una Morte devi tenerla. I teschi le contano: con 3 sei fuori dalla mano.
        [finish] Gioca fino alla fine della mano. I punti accanto ai nomi mostrano come va; chi ne ha di più vince la mano.
        [favor] La mano è conteggiata. Chi fa più punti, o resta da solo, ottiene 1 Favore. Vince il primo con 3.
       *[end] Questo è il gioco. Continua, oppure torna indietro e inizia la tua partita.
    }

## Quattro regni

four-kingdoms =
    { $say ->
        [goal] Porta a casa tutte le 52 carte. Ogni seme ha il suo regno.
        [tower] Questa è la torre di picche. Accetta sempre il dieci: { TAP("tocca", "clicca") } il dieci, poi la torre, o trascinalo.
        [king] Un re può iniziare il castello in ogni momento. Porta a casa il re di picche: toccalo due volte.
        [castle] Dopo il re viene la regina, poi il fante. { TAP("Tocca", "Clicca") } un posto qualsiasi per leggere che cosa ci va.
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
        [attack] Le carte rosse attaccano. Un re prende 4 gemme. { TAP("Tocca", "Clicca") } il re, poi il regno di { $rival }.
        [accepts] { $rival } può rispondere con una carta che ferma o indebolisce l'attacco.
        [gems] { $rival } non ha risposto: ottieni 4 gemme. Quando si spostano gemme, il tuo turno è finito.
        [road] In viaggio verso di te, un rivale poteva rubare le gemme con un brigante.
        [struck] Ora tocca agli altri. Guarda che cosa fanno.
        [answer] Un soldato vuole 2 delle tue gemme! Rispondi con il tuo soldato, che è altrettanto forte.
        [cost] Dell'attacco non resta niente: tieni le tue gemme. I due soldati si scartano.
        [castle] L'altro rivale costruisce un castello.
        [turn] Tocca di nuovo a te, e hai pescato 2 carte.
        [clear] Quel castello ferma chi attacca. La catapulta lo distrugge: toccala, poi { TAP("tocca", "clicca") } quel regno.
        [peasants] Via libera! Hai 9 gemme: per vincere basta un contadino. Attacca ancora quel regno.
        [watch] Guarda come va a finire.
       *[end] Gemme sufficienti: hai vinto! Tieni premuta una carta per leggerla, e proteggi le gemme con un castello.
    }
