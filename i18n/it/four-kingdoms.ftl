### The table of Four Kingdoms, a solitaire.
### Terms: deal (a shuffle; deals have numbers), stock (the face-down pile), waste (where its cards are
### dealt to), free land (one of the seven piles of the tableau), run (cards of one suit, each one higher
### than the card under it), kingdom (the places of a suit: castle with king, queen and jack, tower,
### subjects, dungeon, guest chamber), home (where a card ends up: every place of its kingdom but the guest
### chamber), hint, solution (moves that win), winnable, with help (played with what looks at hidden cards).

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [one] { $count } mossa  { $time }
       *[other] { $count } mosse  { $time }
    }
summary =
    { $stock ->
        [0]
            { $home ->
                [one] { $home } carta su 52 a casa, mazzo vuoto
               *[other] { $home } carte su 52 a casa, mazzo vuoto
            }
       *[other]
            { $home ->
                [one] { $home } carta su 52 a casa, { $stock } nel mazzo
               *[other] { $home } carte su 52 a casa, { $stock } nel mazzo
            }
    }

## Buttons and commands.

redo = Ripeti mossa
hint = Suggerimento
deal-card = Gira una carta
finish = Completa
show-waste = Mostra gli scarti
check-winnable = Si può vincere?
show-solution = Mostra soluzione
restart = Ricomincia
new-deal = Nuova smazzata…
# Shows what can be done when no useful moves are left.
options = Vedi opzioni
keep-looking = Continua a cercare
rewind = Torna a una posizione vincibile
# On the result of a deal.
again = Nuova smazzata

## The menu.

menu-title = Questa smazzata
# Above "Still winnable?" and "Show solution".
counts-as-help = Questi comandi usano le carte coperte: la smazzata conta come giocata con aiuti.
rewind-counts-as-help = Per tornare indietro si usano le carte coperte: la smazzata conta come giocata con aiuti.

## Questions.

restart-title = Ricominciare questa smazzata?
restart-text = Tutte le carte tornano al punto di partenza. Puoi annullare anche questo.
hopeless-title = Questa smazzata non si può vincere
hopeless-text = Vuoi ricominciarla lo stesso?

## Prompts.

prompt-start = Forma scale crescenti dello stesso seme e manda a casa ogni carta.
prompt-start-daily = Smazzata del giorno, { $day }. Forma scale crescenti dello stesso seme e manda a casa ogni carta.
prompt-home =
    { $home ->
        [one] { $home } carta su 52 è a casa.
       *[other] { $home } carte su 52 sono a casa.
    }
prompt-automatic =
    { $count ->
        [one] { $count } carta è andata a casa da sola.
       *[other] { $count } carte sono andate a casa da sole.
    }
prompt-where = Scegli un posto per { $card }.
prompt-stuck = Non ci sono più mosse utili.
prompt-lost = Da qui non puoi più vincere.
prompt-finish = Le altre carte possono andare a casa da sole.
prompt-complete = Tutti e quattro i regni sono completi.
prompt-searching = Un momento…
prompt-solution = Ecco un modo per vincere. { TAP("Tocca", "Clicca") } per fermare.
solution-shown = Questo era un modo per vincere. La tua posizione è ripristinata.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = Non ci sono più mosse utili
stuck-text = Qualunque mossa tu faccia, non puoi scoprire altre carte né mandarle a casa. Annulla qualche mossa per provare altro.
lost-title = Questa smazzata non si può più vincere
lost-text = Restano delle mosse, ma nessuna porta alla vittoria.

## What was found out.

winnable-yes = Sì, puoi ancora vincere.
winnable-no = No, da qui non puoi vincere. Prova ad annullare qualche mossa.
winnable-unknown = Ci vorrebbe troppo tempo per scoprirlo.
rewound-none = Da qui puoi ancora vincere.
rewound =
    { $count ->
        [one] { $count } mossa annullata. Da qui puoi vincere.
       *[other] { $count } mosse annullate. Da qui puoi vincere.
    }
rewound-never = Questa smazzata non si poteva vincere, nemmeno dall'inizio.
rewound-unknown = Ci vorrebbe troppo tempo per scoprirlo. Puoi comunque annullare mosse.
no-search = Cardkeep non può controllarlo in questo momento ({ $reason }).

## Hints.

hint-none = Non ci sono più mosse utili. Annulla qualche mossa per provare altro.
hint-deal = Gira la prossima carta del mazzo.
hint-onto = Sposta { $card } { CARD($top, form: "on") }.
hint-run-onto = Sposta la scala che comincia con { $card } { CARD($top, form: "on") }.
hint-land = Sposta { $card } { CARD($place, form: "in") }, che è vuota.
hint-run-land = Sposta la scala che comincia con { $card } { CARD($place, form: "in") }, che è vuota.
hint-guest = Sposta { $card } nella sua camera degli ospiti.
hint-home = Manda a casa { $card }.
hint-opens = Poi può andare a casa { $card }.
hint-turns-up = Scopre una carta coperta.
hint-empties = Lascia vuota una terra libera.
hint-frees = Libera { $card }.
hint-only = Sul tavolo ora nessuna mossa serve.
hint-wins = Dopo puoi ancora vincere.

## What happened, for the log.

log-dealt = Carta girata dal mazzo: { CARD($card, form: "short") }.
log-moved = { CARD($card, form: "short") } va { CARD($place, form: "in") }.
# A run; $first is its lowest card and $last its highest.
log-moved-run = { CARD($first, form: "short") }–{ CARD($last, form: "short") } va { CARD($place, form: "in") }.
log-turned-up = Carta scoperta: { CARD($card, form: "short") }.
log-won = Ogni carta è a casa. Hai vinto.

## The result.

won = Hai vinto!
tally-helped =
    { $won ->
        [one] Con aiuti: { $won } smazzata vinta su { $played }
       *[other] Con aiuti: { $won } smazzate vinte su { $played }
    }
# Names of values in a table.
result-daily = Smazzata del giorno
result-deal = Smazzata
result-time = Tempo
result-moves = Mosse
result-best-time = Tempo migliore
result-fewest-moves = Minimo di mosse

## Places.

stock =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
stock-empty = Il mazzo è vuoto.
waste =
    { $count ->
        [one] Scarti: { $count } carta
       *[other] Scarti: { $count } carte, dalla più recente
    }
waste-top = In cima c'è { $card }.
waste-empty = Non ci sono scarti.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = La terra libera { $number } è vuota. Ci va qualsiasi carta o scala.
empty-tower = Torre di { $suit }: qui va il dieci.
empty-king = Castello di { $suit }: qui va il re.
empty-queen =
    { $locked ->
        [yes] Castello di { $suit }: qui va la regina, dopo il re.
       *[no] Castello di { $suit }: qui va la regina.
    }
empty-jack =
    { $locked ->
        [yes] Castello di { $suit }: qui va il fante, dopo il re e la regina.
       *[no] Castello di { $suit }: qui va il fante.
    }
empty-subjects =
    { $locked ->
        [yes] Sudditi di { $suit }: qui vanno le carte dal nove al due, quando re, regina e fante sono nel castello.
       *[no] Sudditi di { $suit }: qui vanno le carte dal nove al due, in ordine.
    }
empty-dungeon =
    { $locked ->
        [yes] Prigione di { $suit }: qui va l'asso, quando il castello e la torre sono pieni.
       *[no] Prigione di { $suit }: qui va l'asso.
    }
empty-guest =
    { $locked ->
        [yes] Camera degli ospiti di { $suit }: si apre quando re e regina sono nel castello.
       *[no] Camera degli ospiti di { $suit }: ospita una sola { CARD($suit, form: "one") }, ma non l'asso.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, carta scelta, sotto un'altra
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, carta scelta
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, sotto un'altra carta
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = La sua casa è il castello di { $suit }.
home-tower = La sua casa è la torre di { $suit }. Può andarci in ogni momento.
home-subjects = La sua casa è tra i sudditi di { $suit }, che vanno dal nove al due.
home-dungeon = La sua casa è la prigione di { $suit }.
built-on = Su una terra libera, sopra ci va { $card }.
not-built-on = Su una terra libera, sopra non ci va niente.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = Non puoi ancora spostare { $card }. Va { CARD($under, form: "on") }, su una terra libera vuota o a casa.
stays = Non puoi ancora spostare { $card }: non può andare a casa, e nessuna terra libera è vuota.
stays-home = { CARD($card, form: "capital") } è a casa e per ora non può andare altrove.
cannot-finish = Non puoi ancora completare: alcune carte non possono andare direttamente a casa.
face-down = Puoi spostare solo carte scoperte.
refused-no-such-place = Le terre libere sono 7.
refused-ace-onto-card = Un asso può andare solo su una terra libera vuota o nella sua prigione.
refused-onto-king = Sopra un re non ci va niente.
refused-onto-ace = Sopra un asso non ci va niente.
refused-does-not-build = { CARD($top, form: "on-capital") } ci va solo { $wanted }.
refused-not-a-run = Puoi spostare più carte insieme solo se formano una scala dello stesso seme.
refused-other-suit = { CARD($place, form: "in-capital") } possono andare solo carte di { $suit }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] Nella torre di { $suit } può andare solo il dieci.
        [king] In questo posto del castello di { $suit } può andare solo il re.
        [queen] In questo posto del castello di { $suit } può andare solo la regina.
        [jack] In questo posto del castello di { $suit } può andare solo il fante.
        [dungeon] Nella prigione di { $suit } può andare solo l'asso.
       *[subjects] Tra i sudditi di { $suit } possono andare solo le carte dal nove al due.
    }
refused-ace-as-guest = Un asso non può andare nella camera degli ospiti.
refused-guest-taken = La camera degli ospiti di { $suit } contiene già una carta.
refused-needs-rank = Prima ci vuole { CARD($rank, form: "the") } nel castello di { $suit }.
refused-needs-for-guest = La camera degli ospiti di { $suit } si apre quando re e regina sono nel castello.
refused-needs-for-subjects = I sudditi di { $suit } possono andare a casa quando re, regina e fante sono nel castello.
refused-needs-for-dungeon = La prigione di { $suit } si apre quando il castello e la torre sono pieni.
refused-subjects-in-order = Il prossimo suddito di { $suit } è { CARD($rank, form: "the") }.
refused-to-waste = Non puoi spostare carte negli scarti.
refused-from-home = Una carta già a casa può tornare solo su una terra libera o nella sua camera degli ospiti.
refused-stock-empty = Il mazzo è vuoto. Si scorre una volta sola.
refused-won = Hai già vinto.
refused-nothing-there = Lì non c'è nessuna carta da spostare.
refused-same-place = La carta è già lì.
refused-one-card = Puoi spostare una scala solo da una terra libera a un'altra.

## How to play.

guide-line = Manda a casa tutti e quattro i semi, ognuno nel suo regno. Giochi in solitario.
guide-brief-goal = Manda a casa tutte le 52 carte, ognuna nel regno del suo seme.
guide-brief-turn = Manda una carta a casa, o mettila su quella del suo seme immediatamente più bassa. { TAP("Tocca", "Clicca") } il mazzo per girare un'altra carta.
guide-brief-watch = Il mazzo si scorre una volta sola, e sopra un asso non ci va niente. Non coprire le carte che ti servono.
guide-part-dungeon = Prigione: l'asso, dopo K, Q, J e 10
guide-part-tower = Torre: il dieci, in ogni momento
guide-part-guest = Camera degli ospiti: una carta, ma non l'asso
guide-part-castle = Castello: re, poi regina, poi fante
guide-part-subjects = Sudditi: dal nove al due
guide-part-lands = Terre libere: scale crescenti dello stesso seme
guide-part-stock = Mazzo e scarti
guide-goal-title = Obiettivo
guide-goal = Ogni seme ha un regno con un castello, una torre, dei sudditi e una prigione. Questi luoghi sono la casa delle sue carte. Vinci quando tutte le 52 carte sono a casa. Non ci sono avversari né limiti di tempo. L'orologio si ferma mentre non ci sei, mentre una pagina o un menu copre il tavolo e mentre guardi una soluzione. Si ferma del tutto con la mossa vincente.
guide-lands-title = Terre libere
guide-lands = Ci sono sette pile di quattro carte, e solo la prima carta di ognuna è scoperta. Costruisci scale crescenti dello stesso seme: ogni carta va su quella del suo seme immediatamente più bassa. Puoi spostare una scala intera, o solo la sua parte superiore, su un'altra terra libera. Quando una carta coperta resta in cima, viene scoperta. Una terra libera vuota accetta qualsiasi carta o scala. Sopra un asso non ci va niente.
guide-stock-title = Mazzo e scarti
guide-stock = { TAP("Tocca", "Clicca") } il mazzo per girarne la prossima carta sugli scarti. Puoi sempre giocare la carta in cima agli scarti. Il mazzo si scorre una volta sola: cerca altre mosse prima di girare. Tieni premuti gli scarti, o clicca con il tasto destro, per vederne tutte le carte. Con la regola della casa «Carta automatica» una carta viene girata ogni volta che gli scarti sono vuoti.
guide-castle-title = Castello e torre
guide-castle = Il castello accetta il re del suo seme, poi la regina, poi il fante. La torre accetta il dieci in ogni momento. Ma non avere fretta con il dieci: finché è su una terra libera, puoi metterci sopra il fante.
guide-subjects-title = Sudditi e prigione
guide-subjects = Quando re, regina e fante sono nel castello, i sudditi vanno a casa uno per uno, dal nove al due. L'asso va nella prigione quando il castello e la torre sono pieni. Un piccolo lucchetto indica un posto non ancora aperto. { TAP("Tocca", "Clicca") } il posto per vedere che cosa serve.
guide-guest-title = Camera degli ospiti
guide-guest = Quando re e regina sono nel castello, si apre la camera degli ospiti del loro seme. Ospita una sola carta di quel seme, ma non l'asso, finché non puoi giocarla altrove.
guide-back-title = Riprendere le carte
guide-back = Puoi riprendere la prima carta di un posto a casa e metterla su una terra libera che la accetta o nella sua camera degli ospiti, se è aperta (ma non l'asso). Le carte andate a casa dopo restano dove sono.
guide-table-title = Comandi
guide-table =
    { TAP("Tocca", "Clicca") } una carta, poi il posto dove la vuoi, o trascinala lì. I posti che la accettano sono evidenziati. { TAP("Tocca", "Clicca") } la carta una seconda volta per mandarla dove sta meglio. Con «Gioca con un tocco», che puoi attivare nelle impostazioni, basta il primo tocco, se è utile. Tieni premuta una carta, o clicca con il tasto destro, per leggere che cosa può fare.

    Puoi annullare e ripetere ogni mossa, anche a distanza di giorni, e perfino il comando Ricomincia. Le mosse annullate e le carte che vanno a casa da sole non contano tra le tue mosse.

    Con la tastiera: le frecce per spostarti, Invio per prendere o posare le carte. Su una scala, premi ancora Invio per prendere una carta in meno. U annulla, Y ripete, H dà un suggerimento, D gira una carta, W mostra gli scarti, F completa, S dice a che punto sei, L apre il registro.
guide-help-title = Aiuti
guide-help =
    Un suggerimento usa solo ciò che puoi vedere. Le carte che non servono altrove vanno a casa da sole, a meno che tu non lo disattivi nelle impostazioni. Quando le altre possono andare direttamente a casa, premi Completa.

    Dal menu puoi controllare se la smazzata si può ancora vincere, o vedere una soluzione. Quando non ci sono più mosse utili, puoi tornare a una posizione vincibile. Tutto questo usa le carte coperte: la smazzata conta come giocata con aiuti, e le statistiche la riportano a parte.

    Nelle impostazioni puoi chiedere un avviso quando una smazzata è persa. In tal caso i suggerimenti mostrano solo mosse con cui si può ancora vincere. Dal primo avviso o suggerimento di questo tipo la smazzata conta come giocata con aiuti.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = va su
guide-verdict-off = non va su
guide-example-higher = Uno in più, stesso seme.
guide-example-king = Un re chiude una scala.
guide-example-suit = Semi diversi.
guide-example-ace = Sopra un asso non ci va niente.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Porta a casa tutte le { $cards } carte.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = Castello di { $suit } completo!
headline-kingdom = Regno di { $suit } completo!
