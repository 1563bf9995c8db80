### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade), partner suits (of the same color).

title = Mano { $hand } di { $hands }
keep-hand = Tieni la mano
yield-battle = Cedi
yield-title = Cedere questa battaglia?
yield-text = Hai ancora una carta che batte la sua.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [1] { $points } punto
        [2] { $points } punto
       *[other] { $points } punti
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Partita finita: hai vinto { $mine } a { $theirs }
summary-over-lost = Partita finita: hai perso { $mine } a { $theirs }
summary-over-draw = Partita finita: pareggio, { $mine } a testa
summary-ahead = Mano { $hand } di { $hands }, in vantaggio { $mine } a { $theirs }
summary-behind = Mano { $hand } di { $hands }, in svantaggio { $mine } a { $theirs }
summary-even = Mano { $hand } di { $hands }, parità a { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Scambia una carta con la Palizzata, o tieni la mano.
prompt-swap-slot = { TAP("Tocca", "Clicca") } una carta della Palizzata per scambiare { $card } con quella.
prompt-swap-key = Premi Invio per scambiare { $card } con questa carta della Palizzata.
prompt-swap-first = Prima scegli una carta della tua mano.
prompt-swap-rival = { $rival } può scambiare una carta con la Palizzata.
prompt-open = Scegli una carta con cui aprire. Le scoprite insieme.
prompt-stand-off = Stallo. Scegli un'altra carta.
prompt-open-rival = { $rival } sta scegliendo una carta.
prompt-answer = Batti { $card }, o perdi il campo.
prompt-answer-rival = { $rival } deve battere { $card }.
prompt-forfeit = Perdi la battaglia. Aggiungi la carta che ti serve meno.
prompt-forfeit-rival = { $rival } ha giocato meno carte e ne perde un’altra.
prompt-play = { TAP("Tocca", "Clicca") } il campo per giocare { $card }.
prompt-play-key = Premi Invio per giocare { $card }.
prompt-add = { TAP("Tocca", "Clicca") } il campo per aggiungere { $card }.
prompt-add-key = Premi Invio per aggiungere { $card }.
prompt-over = { $summary }. Tieni premuta una pila (o clic destro) per vederne le carte.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Hai aperto con { CARD($mine, form: "short") }, { $rival } con { CARD($theirs, form: "short") }.
       *[other] { $me } ha aperto con { CARD($mine, form: "short") }, { $rival } con { CARD($theirs, form: "short") }.
    }
log-stand-off = Stallo: nessuna delle due carte batte l’altra.
log-answered =
    { PERSON($who) ->
        [you] Hai risposto con { CARD($card, form: "short") }.
       *[other] { $who } ha risposto con { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Non potevi battere { CARD($card, form: "short") } e hai perso la battaglia.
       *[other] { $who } non poteva battere { CARD($card, form: "short") } e ha perso la battaglia.
    }
log-yielded =
    { PERSON($who) ->
        [you] Hai ceduto la battaglia.
       *[other] { $who } ha ceduto la battaglia.
    }
log-added =
    { PERSON($who) ->
        [you] Hai giocato una carta in meno e perdi anche { CARD($card, form: "short") }.
       *[other] { $who } ha giocato una carta in meno e perde anche { CARD($card, form: "short") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Hai vinto tutte le carte sul campo: { $points }.
       *[other] { $who } ha vinto tutte le carte sul campo: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Hai vinto tutte le carte sul campo: { $points }. Così vinci la partita!
       *[other] { $who } ha vinto tutte le carte sul campo: { $points }. Così vince la partita.
    }
log-took-back = Nessuno ha più carte in mano: entrambi riprendete le vostre.
log-hand =
    { PERSON($me) ->
        [you] Mano { $hand }: tu { $mine }, { $rival } { $theirs }.
       *[other] Mano { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Hai lasciato { CARD($gave, form: "short") } nel posto { $slot } e preso { CARD($took, form: "short") }.
log-traded-rival = { $rival } ha scambiato una carta con il posto { $slot }.
log-kept =
    { PERSON($who) ->
        [you] Non hai scambiato carte con la Palizzata.
       *[other] { $who } non ha scambiato carte con la Palizzata.
    }
log-draw = La partita finisce in pareggio.
# What decided the match.
result-hand = La mano { $hand } ha dato il vantaggio maggiore: { $won } a { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Vinci la mano { $hand }
       *[other] { $who } vince la mano { $hand }
    }
hand-tied = La mano { $hand } finisce in parità
hand-trade =
    { PERSON($who) ->
        [you] Hai vinto meno carte, quindi puoi scambiare una carta con la Palizzata.
       *[other] { $who } ha vinto meno carte e può scambiare una carta con la Palizzata.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] La tua carta è coperta.
       *[other] { $who } ha scelto una carta.
    }
say-pressed =
    { PERSON($who) ->
        [you] La tua carta è battuta.
       *[other] La carta di { $who } è battuta.
    }

heading-hand = Mano { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } carta
       *[other] { $level }, { $count } carte
    }
note-thinking = { $level }, sta pensando…
# A player's badge for screen readers; $hands is a list of points.
badge = { $name }: { $points }; per mano { $hands }
badge-note = { $name }, { $note }: { $points }; per mano { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Hai vinto { $count } carta
               *[other] Hai vinto { $count } carte
            }
       *[other]
            { $count ->
                [one] { $who } ha vinto { $count } carta
               *[other] { $who } ha vinto { $count } carte
            }
    }
pile-points = Punti per mano: { $hands }.
slot-title = Palizzata, posto { $slot }
slot-mine = Qui hai lasciato { $card }.
slot-rival = { $rival } ha lasciato qui una carta che non hai visto.
slot-unseen = Nessuno ha visto questa carta.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Tu { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Parità: nessuno scambia con la Palizzata.
banner-took = Hai preso { $card } dal posto { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, si può scambiare
label-play = { CARD($card, form: "title") }, si può giocare
label-add = { CARD($card, form: "title") }, si può aggiungere al campo
label-not-now = { CARD($card, form: "title") }, ora non si può giocare
label-hidden = Carta coperta
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, in campo, tua, numero { $number }
       *[no] { CARD($card, form: "title") }, in campo, del tuo avversario, numero { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Carta coperta, in campo, tua, numero { $number }
       *[no] Carta coperta, in campo, del tuo avversario, numero { $number }
    }
label-field-of = { CARD($card, form: "title") }, in campo, di { $name }, numero { $number }
label-field-hidden-of = Carta coperta, in campo, di { $name }, numero { $number }
label-slot = Palizzata, posto { $slot } di { $slots }, carta coperta
label-slot-mine = Palizzata, posto { $slot } di { $slots }: qui hai lasciato { $card }

## What a card can do.

beats-suit = Batte ogni { CARD($suit, form: "one") }, di qualsiasi valore.
beats-suit-and-red = Batte ogni { CARD($suit, form: "one") }, e le carte di cuori e quadri più basse.
beats-suit-and-black = Batte ogni { CARD($suit, form: "one") }, e le carte di fiori e picche più basse.
loses-to-suit = Perde contro ogni { CARD($suit, form: "one") }.
loses-to-suit-and-red = Perde contro ogni { CARD($suit, form: "one") }, e contro le carte di cuori e quadri più alte.
loses-to-suit-and-black = Perde contro ogni { CARD($suit, form: "one") }, e contro le carte di fiori e picche più alte.
beats-card = Batte { $card }.
loses-to-card = Perde contro { $card }.
ties-card = Questa carta e { $card } non si battono.

## Why an action is not allowed.

refused-not-in-hand = Non hai { $card }.
refused-nobody-pressed = Nessuna carta è ancora battuta. Apri la battaglia con una carta coperta.
refused-does-not-beat = { CARD($card, form: "capital") } non batte { $newest }.
refused-may-not-yield = Hai una carta che batte la sua: devi giocarne una.
refused-must-answer = La tua carta è battuta. Rispondi con una che batta la sua.
refused-not-pressed = Puoi cedere solo quando la tua carta è battuta.
refused-must-add = Hai perso questa battaglia con una carta in meno. Aggiungi una carta al campo.
refused-not-loser = Solo chi perde una battaglia aggiunge una carta.
refused-no-such-slot = La Palizzata ha i posti da 1 a { $slots }.
refused-must-trade = Prima scambia una carta con la Palizzata o tieni la mano.
refused-no-trade = Puoi scambiare solo prima di una mano, e solo se nella precedente hai vinto meno carte del tuo avversario.
refused-over = La partita è finita.

## How to play.

guide-line = Batti ogni volta l'ultima carta dell'avversario. Se non puoi, perdi la battaglia.
guide-brief-goal = Fai più punti in quattro mani. Ogni carta vinta in battaglia vale mezzo punto.
guide-brief-turn = Batti l'ultima carta dell'avversario: con il seme che batte il suo, o con una carta più alta del suo seme o del seme alleato.
guide-brief-watch = Se non puoi, perdi la battaglia, e l'avversario vince tutte le carte in campo.
guide-part-rival = La mano dell'avversario
guide-part-field = Il campo: sopra le carte dell'avversario, sotto le tue
guide-part-beaten = La carta da battere
guide-part-circle = Ogni seme batte il successivo
guide-part-stockade = La Palizzata: quattro carte che nessuno ha visto
guide-part-hand = La tua mano
guide-goal-title = Obiettivo
guide-goal = Vinci carte in battaglia per quattro mani. Ogni carta vinta vale mezzo punto. Dopo la quarta mano vince chi ha il totale più alto. A parità di punti, la partita finisce in pareggio.
guide-opening-title = Aprire una battaglia
guide-opening = Tu e l'avversario scegliete una carta ciascuno e le scoprite insieme. Se una batte l'altra, deve rispondere chi ha la carta battuta. Se nessuna batte l'altra, è uno stallo: entrambi giocate un'altra carta allo stesso modo, e decide la nuova coppia. Se dopo uno stallo nessuno ha più carte in mano, ognuno riprende quelle che ha giocato.
guide-beats-title = Quale carta batte quale
guide-beats = I semi si battono in cerchio, qualunque sia il valore: anche il due di cuori batte l'asso di picche. Cuori e quadri sono semi alleati, e così fiori e picche. Tra due carte dello stesso seme o di semi alleati vince il valore più alto, e l'asso è il più alto di tutti. A parità di valore, nessuna carta batte l'altra.
guide-answering-title = Rispondere
guide-answering = Se la tua ultima carta è battuta, devi rispondere: gioca una carta che batta l'ultima dell'avversario. Poi tocca a lui rispondere, e così via. Scegli tu con quale carta, ma se puoi rispondere devi farlo, a meno che non sia attiva la regola della casa «Cedere».
guide-losing-title = Perdere il campo
guide-losing =
    Se non puoi rispondere, perdi la battaglia. Se a quel punto le carte in campo sono dispari, ne aggiungi un'altra a tua scelta dalla mano. L'avversario vince tutte le carte in campo.

    Con la regola della casa «Cedere» puoi anche rinunciare a una battaglia in cui potresti rispondere. La perdi allo stesso modo.
guide-hands-title = Quattro mani
guide-hands = Le battaglie continuano finché nessuno ha più carte in mano. Poi ogni giocatore riceve sei nuove carte. Una mano vale 6 punti in tutto, e il mazzo basta per quattro mani.
guide-stockade-title = La Palizzata
guide-stockade = Accanto al campo ci sono quattro carte coperte che nessuno ha visto. Prima della seconda, della terza e della quarta mano, chi ha vinto meno carte nella mano precedente può scambiare una sua carta con una di queste, senza guardarla prima. La carta ceduta resta lì coperta, e solo quel giocatore la conosce. Se avete vinto lo stesso numero di carte, nessuno scambia.
guide-table-title = Comandi
guide-table =
    { TAP("Tocca", "Clicca") } una carta per prenderla, poi { TAP("tocca", "clicca") } il campo per giocarla, o trascinala lì. Quando devi rispondere, le carte che possono farlo sono evidenziate. Tieni premuto o clicca con il tasto destro su una carta per vedere che cosa batte, su un posto della Palizzata per vedere chi ha lasciato lì una carta, o su una pila per vederne le carte.

    Con la tastiera: le frecce per spostarti, Invio per giocare, i numeri per i pulsanti. H dà un suggerimento, S dice il punteggio, L apre il registro, F1 apre queste regole, Esc torna indietro.
# The suits stand in a row, and the first again at its end.
guide-cycle = Cuori batte picche, picche batte quadri, quadri batte fiori e fiori batte cuori

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = batte
# Neither beats the other.
guide-verdict-stand-off = stallo
guide-hearts-spades = Cuori batte picche.
guide-diamonds-clubs = Quadri batte fiori.
guide-partners = Semi alleati: vince il valore più alto.
guide-equal = Semi alleati con lo stesso valore.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Dopo { $hands } mani vince chi ha più punti.
goal-danger =
    { PERSON($who) ->
        [you] Puoi vincere con questa battaglia.
       *[other] { $who } può vincere con questa battaglia.
    }
goal-danger-both = Questa battaglia può decidere la partita.

## Hints: what to do, and then why.

hint-play = Gioca { CARD($card, form: "the-short") }.
hint-add = Aggiungi { CARD($card, form: "the-short") } al campo.
hint-trade = Scambia { CARD($card, form: "the-short") } con il posto { $slot }.
hint-keep = Tieni la mano.
hint-yield = Cedi la battaglia.
hint-unbeatable = { $rival } non può batterla.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } di solito non può batterla.
       *[always] { $rival } non può quasi mai batterla.
    }
hint-enough = Ti basta, e tieni { CARD($card, form: "the-short") }.
hint-few-beat =
    { $count ->
        [one] Solo { $count } delle { $of } carte possibili la batte.
       *[other] Solo { $count } delle { $of } carte possibili la battono.
    }
hint-strong = Batte { $count } delle { $of } carte possibili.
hint-saves = Tieni { CARD($card, form: "the-short") } per rispondere.
hint-harder = È più difficile da battere di { CARD($card, form: "short") }.
hint-keeps-stronger = Tieni le tue carte più forti.
hint-weakest = È la tua carta più debole.
hint-recovers = Recuperi { CARD($card, form: "the-short") }.
hint-below-average = Una carta media è più forte.
hint-good-hand = Nessuna tua carta è debole.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] Prendi { $count } carte!
       *[other] { $who } prende { $count } carte
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Tutte le carte sono tue!
       *[other] { $who } prende tutte le carte
    }
