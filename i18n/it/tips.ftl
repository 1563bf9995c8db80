### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Consigli
reset = I consigli saranno mostrati di nuovo.

## Torre di guardia

watchtower =
    { $tip ->
        [free-for-all] Mischia: ognuno mostra una carta e la tiene. La più alta vince la quarta carta.
        [defend] Si combatte alla cieca per una tua carta. Vince la più alta; un sette in attacco batte tutto.
        [empty] Il tuo forte è vuoto: nessuno può attaccarti, ma se perdi una battaglia sei fuori.
        [campaign] In spedizione attacchi e basta. Se resti senza esercito, la spedizione è persa.
        [siege] Un rivale è in spedizione. Fai una torre di guardia prima che finisca l'assedio, o perdi.
        [burn] Brucia una carta del forte e pesca dalla caserma: una, o due se è un fante o più.
        [tower] Per attaccare una torre da 2 serve un esercito di 6 carte, per una da 3 uno di 10.
        [attempts] 1/3: hai usato uno dei tuoi 3 tentativi. Se perdi il terzo, la carta va in caserma.
       *[spent] Le carte alte che combattono si consumano: anche se vinci, vanno in fondo alla caserma.
    }

## Quattro cavalieri

four-knights =
    { $tip ->
        [trade] Hai vinto meno carte, quindi puoi scambiarne una alla cieca con la Palizzata.
        [forfeit] Hai perso con una carta in meno in campo: aggiungi quella che ti serve meno.
        [stand-off] Stallo: nessuna batte l'altra. Ognuno gioca un'altra carta e tutte sono in palio.
        [answer] Devi rispondere, se puoi. Ogni carta illuminata batte l'ultima.
        [yield] Rispondi con una carta illuminata, oppure cedi e tieni le carte buone.
        [color] Con lo stesso colore vince il valore più alto. Rosso contro nero, conta solo il cerchio.
        [cycle] I semi si battono in cerchio: cuori, picche, quadri, fiori e di nuovo cuori.
       *[points] Ogni carta vinta vale mezzo punto, qualunque sia il suo valore.
    }

## Cavalieri dell'Apocalisse

four-horsemen =
    { $tip ->
        [keep-death] Hai vinto con una Morte e devi tenerla. Con tre sei fuori.
        [war] Una Guerra distrugge la carta più alta che batte nella pila in cui va.
        [give] Hai vinto la presa e assegni le sue carte: una a testa, anche a te.
        [last-death] Hai due carte Morte. Con la terza sei fuori dalla mano e non fai punti.
        [famine] Carestia toglie punti se ne hai un numero dispari, ne dà se è pari.
        [pestilence] Pestilenza dà punti solo a chi ha il totale di Pestilenza più basso.
        [fate] Puoi anche mettere una carta sotto il mazzo del Destino e giocare quella in cima.
       *[any] Non devi seguire il seme: gioca una carta qualsiasi. La più alta vince la presa.
    }

## Quattro regni

four-kingdoms =
    { $tip ->
        [guest] La camera degli ospiti è aperta: accoglie una carta del suo seme, tranne l'asso.
        [castle] Il castello si riempie in ordine: re, regina, fante. Poi i sudditi, dal nove al due.
        [dungeon] L'asso va a casa dopo re, regina, fante e dieci. Su un asso non va niente.
        [ten] Un dieci può andare nella sua torre in ogni momento, anche prima del re.
        [land] Una terra vuota accetta qualsiasi carta o una scala intera.
        [waste] Degli scarti si gioca solo la carta in cima. Ogni carta che giri la copre.
        [lock] Un lucchetto indica un posto non ancora aperto. { TAP("Tocca", "Clicca") } il posto per vedere che cosa serve.
       *[stock] Il mazzo si scorre una volta sola. Prima di girare, cerca mosse sul tavolo.
    }

## Cavalieri e ninja

knights-and-ninjas =
    { $tip ->
        [road] Le gemme prese dalle truppe sono un attimo in viaggio. Un brigante può rubarle.
        [accept] Senza risposta perdi tante gemme quanta è la forza dell'attacco. Rispondere costa carte.
        [draft] Un duello: prima scegliete le carte, poi giocate. Si vince con tutte le 12 gemme, non con 10.
        [redraft] Con 3 carte o meno puoi chiedere un nuovo draft. Toglie tutte le fortificazioni.
        [turn] Un turno, una cosa: attacco, fortificazione o carta speciale. Se fortifichi, non attacchi.
        [minstrel] Nessuno può attaccare un regno con un menestrello. Va via quando tocca al suo padrone.
        [archer] Un arciere ferma tutti tranne i ninja. Toglilo con un tuo arciere: si scartano entrambi.
       *[castle] Le truppe passano un castello solo con una scala. Catapulte e draghi lo distruggono.
    }
