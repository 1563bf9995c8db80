### The table of Four Horsemen.
### Terms: match (to 3 Favor), hand (until all cards are played), round (everyone plays a card), lead
### (play the first card of a round), win a round, give (the winner's gifts, a card for each player),
### pile (the cards that a player got, which score), Fate deck (two players only), destroy (a War card
### turns a card face down), out of the hand (by a third Death card), Favor (what the winner of a hand
### gains). In Italian, a round is a "presa"; cards are called "Guerra 3", without an article.
### The four suits are called horsemen: Death, War, Pestilence, Famine.

title = Mano { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Usa il Destino
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Assegna
clear = Annulla

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Mano { $hand }, ancora nessun Favore
summary-ahead = Mano { $hand }, in vantaggio, Favori { $mine } a { $best }
summary-behind = Mano { $hand }, in svantaggio, Favori { $mine } a { $best }
summary-even = Mano { $hand }, parità, Favori { $mine }

## Prompts. $rival is the name of another player.

prompt-open = Hai la carta più bassa: devi aprire con { $card }.
prompt-lead = Apri tu la presa. Gioca una carta qualsiasi.
prompt-follow = Per ora vince { $card }. Gioca una carta qualsiasi.
prompt-play = { TAP("Tocca", "Clicca") } il centro per giocare { $card }.
prompt-play-key = Premi Invio per giocare { $card }.
prompt-play-fate = { TAP("Tocca", "Clicca") } il centro per giocare { $card }. Oppure mettila sotto il mazzo del Destino e giocane la prima carta.
prompt-play-fate-key = Premi Invio per giocare { $card }, o F per metterla sotto il mazzo del Destino e giocarne la prima carta.
# Stands before one of the next two.
prompt-out = Non giochi più in questa mano.
prompt-rival-plays = { $rival } sta scegliendo una carta.
prompt-rival-gives = { $rival } sta assegnando le carte.
prompt-over = La partita è finita.

## The only legal action, which is done for the player.

forced-lead = Hai la carta più bassa, quindi devi aprire con quella.
forced-give = C'è un solo modo di assegnare queste carte: è già fatto.

## Prompts while the player gives out the cards of a round.

prompt-give = Hai vinto la presa. { TAP("Tocca", "Clicca") } una carta, poi chi la riceve.
prompt-give-keys = Hai vinto la presa. Scegli una carta, poi chi la riceve.
# The winning card is a Death card.
prompt-give-rest = Hai vinto con { $card }: devi tenerla. { TAP("Tocca", "Clicca") } un'altra carta, poi un giocatore.
prompt-give-rest-keys = Hai vinto con { $card }: devi tenerla. Scegli un'altra carta, poi un giocatore.
prompt-give-next = { TAP("Tocca", "Clicca") } la prossima carta, poi un giocatore.
prompt-give-next-keys = Scegli la prossima carta, poi un giocatore.
prompt-give-all = Assegnare così le carte?
prompt-give-all-keys = Premi Invio per assegnare così le carte.
prompt-give-card = Chi riceve { $card }? { TAP("Tocca", "Clicca") } un giocatore.
prompt-give-card-keys = Chi riceve { $card }? Scegli un giocatore.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Premi Invio per tenere { $card }.
       *[other] Premi Invio per dare { $card } a { $who }.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] Con la terza carta Morte sei fuori da questa mano.
       *[other] Con la terza carta Morte { $who } è fuori da questa mano.
    }
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } distrugge { CARD($card, form: "your") }.
       *[other] { CARD($by, form: "capital") } distrugge { CARD($card, form: "bare") } di { $who }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = 3ª Morte: fuori
badge-destroyed = { $horseman } { $value } persa
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] Hai messo { $card } sotto il mazzo del Destino.
       *[other] { $who } ha messo { $card } sotto il mazzo del Destino.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] Hai messo una carta sotto il mazzo del Destino.
       *[other] { $who } ha messo una carta sotto il mazzo del Destino.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] Avevi la carta più bassa e hai aperto con { $card }.
       *[other] { $who } aveva la carta più bassa e ha aperto con { $card }.
    }
log-played =
    { PERSON($who) ->
        [you] Hai giocato { $card }.
       *[other] { $who } ha giocato { $card }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] Hai giocato { $card } dal mazzo del Destino.
       *[other] { $who } ha giocato { $card } dal mazzo del Destino.
    }
log-round-won =
    { PERSON($who) ->
        [you] Hai vinto la presa con { $card }.
       *[other] { $who } ha vinto la presa con { $card }.
    }
log-given =
    { PERSON($giver) ->
        [you] Hai dato { $card } a { $who }.
       *[other] { PERSON($who) ->
            [you] { $giver } ti ha dato { $card }.
           *[other] { $giver } ha dato { $card } a { $who }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Hai tenuto { $card }.
       *[other] { $who } ha tenuto { $card }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } ha distrutto { CARD($card, form: "your") }.
       *[other] { CARD($by, form: "capital") } ha distrutto { CARD($card, form: "bare") } di { $who }.
    }
log-out =
    { PERSON($who) ->
        [you] Hai ricevuto la terza carta Morte e sei fuori da questa mano.
       *[other] { $who } ha ricevuto la terza carta Morte ed è fuori da questa mano.
    }
# $points is a text like "7 points".
log-favor =
    { PERSON($who) ->
        [you] Hai vinto la mano { $hand } con { $points }: +1 Favore.
       *[other] { $who } ha vinto la mano { $hand } con { $points }: +1 Favore.
    }
log-no-favor = Nessuno ha ottenuto un Favore nella mano { $hand }.

## Why something isn't allowed.

refused-must-open = La carta più bassa apre la mano. Apri con { $card }.
refused-not-in-hand = Non hai in mano { $card }.
refused-no-fate-deck = Il mazzo del Destino si usa solo in due giocatori.
refused-opens-from-fate = Non puoi usare il mazzo del Destino per aprire una mano. Gioca una carta che hai in mano.
refused-round-not-won = Non puoi assegnare le carte finché non hanno giocato tutti.
refused-must-give = Hai vinto la presa. Prima assegna le sue carte.
refused-not-one-each = Assegna una carta a ogni giocatore ancora nella mano, anche a te.
refused-not-the-round = Assegna ogni carta di questa presa una volta sola.
refused-must-take = Hai vinto con { $card }: devi tenerla.

## Players.

note-out = Fuori
note-thinking = Sta pensando…
# Flies to who gains it.
award = +1 Favore
favor =
    { $favor ->
        [one] { $favor } Favore
       *[other] { $favor } Favori
    }
# What decided the match.
result-ahead =
    { $favor ->
        [one] Vittoria per { $favor } Favore a { $next }.
       *[other] Vittoria per { $favor } Favori a { $next }.
    }
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, Favori { $favor } di { $target }.
badge-note = { $name }, { $note }, Favori { $favor } di { $target }.
badge-out = { $name }, fuori da questa mano, Favori { $favor } di { $target }.
# $worth is a number with its sign.
badge-worth = Valore delle carte: { $worth }.
badge-worth-then = Valore delle carte: { $worth }, poi { $then }.
badge-worth-then-out = Valore delle carte: { $worth }, poi fuori da questa mano.
badge-deaths = Carte Morte: { $deaths } di { $fatal }.
badge-pestilence = Pestilenza { $sum }, dà punti.
badge-pestilence-quiet = Pestilenza { $sum }, non dà punti.
badge-famine-sum = Carestia { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } carta in mano.
       *[other] { $cards } carte in mano.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (Destino)
fate-spot = Destino: { $count }
fate-label =
    { $count ->
        [one] Mazzo del Destino, { $count } carta coperta
       *[other] Mazzo del Destino, { $count } carte coperte
    }
fate-help = Prima scegli una carta della tua mano. Poi puoi metterla sotto il mazzo del Destino e giocare al suo posto la prima carta del mazzo.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, si può giocare
label-chosen = { CARD($card, form: "title") }, scelta, si può giocare
label-not-now = { CARD($card, form: "title") }, ora non si può giocare
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, giocata da te
       *[other] { CARD($card, form: "title") }, giocata da { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, giocata da te, si può assegnare
       *[other] { CARD($card, form: "title") }, giocata da { $who }, si può assegnare
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, giocata da te, scelta, si può assegnare
       *[other] { CARD($card, form: "title") }, giocata da { $who }, scelta, si può assegnare
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, va a te, si può riprendere
       *[other] { CARD($card, form: "title") }, va a { $who }, si può riprendere
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, va a te, non può andare ad altri
       *[other] { CARD($card, form: "title") }, va a { $who }, non può andare ad altri
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, nella tua pila
       *[other] { CARD($card, form: "title") }, nella pila di { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, coperta, nella tua pila
       *[other] { CARD($card, form: "title") }, coperta, nella pila di { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Mano { $hand }: ottieni un Favore
       *[other] Mano { $hand }: { $who } ottiene un Favore
    }
hand-decides =
    { PERSON($who) ->
        [you] Mano { $hand }: ottieni l’ultimo Favore e vinci la partita
       *[other] Mano { $hand }: { $who } ottiene l’ultimo Favore e vince la partita
    }
hand-tied = Mano { $hand }: nessuno ottiene un Favore
note-most = Il punteggio più alto della mano.
note-tied = Parità tra i punteggi più alti.
note-last = Nella mano non resta nessun altro.
note-nobody = Sono tutti fuori dalla mano.
# Stands after one of the notes above.
note-why-out = Chi ha tre carte Morte è fuori e non fa punti.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Fuori

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Vale { $value } punto. Ma con tre carte Morte scoperte sei fuori dalla mano. Se vinci una presa con questa carta, devi tenerla.
       *[other] Vale { $value } punti. Ma con tre carte Morte scoperte sei fuori dalla mano. Se vinci una presa con questa carta, devi tenerla.
    }
card-war =
    { $value ->
        [one] Vale { $value } punto. Quando arriva in una pila, distrugge la più alta tra le carte della pila che batte: viene coperta e non dà punti.
       *[other] Vale { $value } punti. Quando arriva in una pila, distrugge la più alta tra le carte della pila che batte: viene coperta e non dà punti.
    }
card-pestilence =
    { $value ->
        [one] Vale { $value } punto, ma solo chi ha il totale di Pestilenza più basso ne segna i punti. A parità di totale, chi ha meno carte Pestilenza.
       *[other] Vale { $value } punti, ma solo chi ha il totale di Pestilenza più basso ne segna i punti. A parità di totale, chi ha meno carte Pestilenza.
    }
card-famine = Vale +{ $value } se hai un numero pari di carte Carestia, −{ $value } se ne hai un numero dispari.
card-order = Vince il valore più alto. A parità di valore, Morte batte Guerra, Guerra batte Pestilenza e Pestilenza batte Carestia.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Fuori da questa mano. Queste carte non danno punti.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Con un'altra carta Morte sei fuori da questa mano.
       *[other] Con un'altra carta Morte { $who } è fuori da questa mano.
    }
standing-famine-even = Un numero pari di carte Carestia aggiunge punti.
standing-famine-odd = Un numero dispari di carte Carestia toglie punti.
# Why Pestilence scores or does not.
standing-pestilence-alone = Nessun altro ha carte Pestilenza.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] Hai il totale più basso.
       *[other] { $who } ha il totale più basso.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] Parità sul totale più basso, ma tu hai meno carte.
       *[other] Parità sul totale più basso, ma { $who } ha meno carte.
    }
standing-pestilence-more = Parità sul totale più basso, ma un altro giocatore ha meno carte.
standing-pestilence-tied = Parità sul totale più basso e sul numero di carte: nessuno segna i punti di Pestilenza.
standing-pestilence-higher = Solo il totale più basso dà punti.
# The Pestilence of another player.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] Tu hai { $sum } in { $cards } carta.
               *[other] Tu hai { $sum } in { $cards } carte.
            }
       *[other]
            { $cards ->
                [one] { $who } ha { $sum } in { $cards } carta.
               *[other] { $who } ha { $sum } in { $cards } carte.
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } carta è distrutta e non dà punti.
       *[other] { $count } carte sono distrutte e non danno punti.
    }
standing-no-cards = Ancora nessuna carta.
standing-deaths = Carte Morte: { $deaths } di { $fatal }. Con l’ultima si è fuori dalla mano.
standing-favor = Favori: { $favor } di { $target }.

## How to play.

guide-line = Vinci le prese e assegna le loro carte: punti per te, veleno per gli altri.
guide-brief-goal = Fai più punti di tutti in una mano e ottieni un Favore. Vince chi arriva per primo a 3 Favori.
guide-brief-turn = Gioca una carta qualsiasi. La più alta vince la presa, e chi l'ha giocata assegna le carte: una a ogni giocatore.
guide-brief-watch = Tre carte Morte scoperte ti mettono fuori dalla mano. Un numero dispari di carte Carestia ti costa punti.
guide-part-rival = Un rivale, con la pila che conta
guide-part-round = La presa: ognuno gioca una carta
guide-part-order = Dal più alto al più basso, a parità di valore
guide-part-pile = La tua pila: dà punti o ne toglie
guide-part-hand = La tua mano
guide-goal-title = Obiettivo
guide-goal = Le carte nella tua pila ti danno punti, o te ne tolgono. Alla fine di ogni mano, chi ha più punti ottiene un Favore. In caso di parità non lo ottiene nessuno. Vince la partita chi arriva per primo a 3 Favori.
guide-round-title = Giocare una presa
guide-round = In senso orario, ognuno gioca una carta. Puoi giocare una carta qualsiasi della tua mano. La carta più alta vince la presa, e chi l'ha giocata apre la successiva. Un'eccezione: nella prima presa di una mano apre chi ha la carta più bassa, e deve aprire con quella.
guide-rank-title = Quale carta è più alta
guide-rank = Ogni cavaliere ha sei carte, con valori da 1 a 6. Vince il valore più alto. A parità di valore decide il cavaliere.
guide-gifts-title = Assegnare le carte
guide-gifts = Se vinci la presa, assegni le carte giocate: una a ogni giocatore ancora nella mano, anche a te. Decidi tu chi riceve che cosa, ma una carta Morte che vince resta a te. Ogni carta va scoperta nella pila di chi la riceve.
guide-war-title = Guerra
guide-war = Anche le carte Guerra danno punti pari al loro valore. Inoltre una carta Guerra attacca la pila in cui arriva: lì distrugge la più alta tra le carte che batte. Quella carta viene coperta e non dà punti.
guide-death-title = Morte
guide-death = Le carte Morte danno punti pari al loro valore. Ma se ne hai tre scoperte, sei fuori dalla mano: non giochi più carte e non fai punti. Se succede in una presa che hai vinto, apre il giocatore seguente in senso orario.
guide-pestilence-title = Pestilenza
guide-pestilence = Tra chi ha carte Pestilenza, ne segna i punti solo chi ha il totale più basso. A parità di totale, chi ha meno carte Pestilenza. Se anche quelle sono pari, nessuno.
guide-famine-title = Carestia
guide-famine = Con un numero pari di carte Carestia segni i loro valori. Con un numero dispari perdi altrettanti punti. Il + o il − accanto al segno della Carestia nel riquadro di un giocatore indica quale dei due casi vale.
guide-fate-title = Il mazzo del Destino
guide-fate = In due giocatori, otto carte si mettono da parte coperte: sono il mazzo del Destino. Invece di giocare una carta, puoi metterla sotto il mazzo del Destino e giocare la prima carta del mazzo, qualunque sia. Solo tu sai quale carta hai messo lì. Non puoi farlo per aprire una mano.
guide-end-title = Fine di una mano
guide-end = Una mano finisce quando tutte le carte sono giocate. Se la Morte lascia un solo giocatore nella mano, finisce prima, e quel giocatore ottiene il Favore. Se non resta nessuno, non lo ottiene nessuno. Per la mano successiva si mescolano e si distribuiscono di nuovo tutte le carte: otto a testa, o sei in quattro giocatori. Se nessuno ha vinto dopo 40 mani, vince chi ha più Favori; in caso di parità si vince a pari merito.
guide-table-title = Comandi
guide-table =
    { TAP("Tocca", "Clicca") } una carta per prenderla, poi { TAP("tocca", "clicca") } il centro per giocarla, o trascinala lì. Quando hai vinto una presa, { TAP("tocca", "clicca") } una delle sue carte e poi il giocatore che la riceve, o trascinala lì. Puoi cambiare idea finché non tocchi Assegna. Con i suggerimenti attivi vedi che cosa farebbe un dono. { TAP("Tocca", "Clicca") } una pila per vedere quanto vale. Tieni premuta una carta, o clicca con il tasto destro, per leggere che cosa fa.

    Con la tastiera: le frecce per spostarti, Invio per giocare, i numeri per i pulsanti. F usa il mazzo del Destino, H dà un suggerimento, S dice il punteggio, L apre il registro, F1 apre queste regole, Esc torna indietro.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = Dal più alto al più basso: Morte, Guerra, Pestilenza, Carestia

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = batte
guide-higher = Vince il valore più alto.
guide-equal = Valori uguali: Guerra batte Pestilenza.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Batte l'1, ma non Morte 2.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] la pila a sinistra dà { $points } punto
       *[other] la pila a sinistra dà { $points } punti
    }
guide-right-scores =
    { $points ->
        [one] la pila a destra dà { $points } punto
       *[other] la pila a destra dà { $points } punti
    }
guide-nobody-scores = nessuno segna punti
guide-lower = 10 contro 4: dà punti il totale più basso.
guide-fewer = 6 a testa: dà punti la pila con meno carte.
guide-tied = 9 a testa, con due carte ciascuno.
# Beside one pile.
guide-scores =
    { $points ->
        [one] dà { $points } punto
       *[other] dà { $points } punti
    }
guide-costs =
    { $points ->
        [one] toglie { $points } punto
       *[other] toglie { $points } punti
    }
guide-even = Due carte: numero pari.
guide-odd = Una carta: numero dispari.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Mano vinta: un Favore. Con { $favor } vinci.
goal-danger =
    { PERSON($who) ->
        [you] Ti manca 1 Favore per vincere.
       *[other] A { $who } manca 1 Favore per vincere.
    }
goal-danger-all = A tutti manca un Favore per vincere.
goal-danger-many =
    { $count ->
        [one] A { $count } rivale manca 1 Favore per vincere.
       *[other] A { $count } rivali manca 1 Favore per vincere.
    }

## Hints: what to do, and then why.

hint-play = Gioca { $card }.
hint-fate = Metti { $card } sotto il mazzo del Destino.
# $gifts is a list of gifts.
hint-gives = Dai { $gifts }.
hint-gift = a { $who } { $card }
hint-wins-round = Vince la presa, quindi assegni tu le carte.
hint-often-wins =
    { $often ->
        [usually] Di solito vince la presa.
       *[always] Vince quasi sempre la presa.
    }
hint-wins-about = Vince la presa circa { $tenths } volte su 10.
hint-lowest = Non può vincere la presa, ed è la tua carta più bassa.
hint-keeps = Tieni { $card } per dopo.
hint-keeps-higher = Tieni le tue carte più alte per dopo.
hint-helps-least = Nessun'altra tua carta aiuta meno i rivali.
hint-hides = Per ora resta fuori da tutte le pile.
hint-wins-favor = Ottieni il Favore.
hint-eliminates = Con la terza Morte { $who } è fuori.
hint-leads =
    { $points ->
        [one] Così sei in vantaggio di { $points } punto.
       *[other] Così sei in vantaggio di { $points } punti.
    }
hint-costs =
    { $points ->
        [one] Costa { $points } punto a { $who }.
       *[other] Costa { $points } punti a { $who }.
    }
hint-gains =
    { $points ->
        [one] Guadagni { $points } punto.
       *[other] Guadagni { $points } punti.
    }
hint-spares =
    { $points ->
        [one] La seconda scelta migliore ti dà { $points } punto in meno.
       *[other] La seconda scelta migliore ti dà { $points } punti in meno.
    }
hint-denies =
    { $points ->
        [one] La seconda scelta migliore dà { $points } punto in più a { $who }.
       *[other] La seconda scelta migliore dà { $points } punti in più a { $who }.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: passi da { $before } a { $after }!
       *[other] { $horseman }: { $who } passa da { $before } a { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: scendi da { $before } a { $after }
       *[other] { $horseman }: { $who } scende da { $before } a { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Terza Morte: sei fuori!
       *[other] Terza Morte: { $who } è fuori!
    }
headline-favor =
    { PERSON($who) ->
        [you] Il Favore è tuo!
       *[other] Il Favore va a { $who }
    }
