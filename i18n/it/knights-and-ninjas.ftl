### The table of Of Knights and Ninjas.
### Terms:
### kingdom: a player's gems, and the cards in front of that player
### gems: what the players take from each other
### troops: peasants, soldiers, knights, and kings; they attack and answer by their strength
### attack: to send troops, a dragon, or a ninja; answer: to play a card against an attack
### fortifications: the castle, archer, or minstrel in front of a kingdom; to fortify: to play them
### standing archer: the archer among a player's own fortifications
### special card: herald, merchant, or monk
### gems on the road: gems that troops have just taken; a highwayman can steal them
### draw pile, discard pile; draft: with two players, cards are drafted instead of drawn
### $gems and $loss are lists like "3 gems" or "3 gems and a castle"; $cards and $with are lists like
### "2 peasants and a jester" or "3 cards"; $who, $on, $from, $to, and $by are players.
### In Italian: regno, gemme, truppe, fortificazioni, arciere in campo, carta speciale, gemme in viaggio,
### mazzo, scarti, draft, forza, rivale.

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Round { $round }
summary = Round { $round }: tu { $gems }, il miglior rivale { $best }
summary-two = Round { $round }: tu { $gems }, il tuo rivale { $best }
summary-draft = Draft: tu { $gems }, il tuo rivale { $best }

## The result.

ending = I { $rounds } round sono finiti: vince chi ha più gemme.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] forza 1, quanti ne vuoi insieme
        [soldier] forza 2
        [knight] forza 3
        [king] forza 4
        [castle] tiene fuori le truppe
        [archer] ferma gli attaccanti o combatte un arciere
        [minstrel] ferma ogni attacco
        [ladder] fa superare un castello alle tue truppe
        [catapult] distrugge un castello e il suo arciere
        [ninja] prende 2 gemme superando castello e arciere
        [dragon] prende 2 gemme e brucia il castello
        [highwayman] ruba le gemme in viaggio
        [princess] risponde a un cavaliere o a un drago
        [executioner] ferma un attacco o un arciere
        [traitor] rivolge le truppe contro chi le manda
        [herald] prendi una carta mostrata da un rivale
        [merchant] { $gems } per metà delle carte di un rivale
        [monk] i rivali con un castello ti pagano
       *[jester] vale come qualsiasi altra carta
    }
# With two players.
short-two =
    { $card ->
        [minstrel] fa scartare 2 carte al tuo rivale
        [herald] prendi una delle due carte mostrate
        [merchant] { $gems } per metà delle carte del tuo rivale
       *[monk] il tuo rivale ti paga per un castello
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } sta decidendo che cosa giocare.
wait-answer = { $who } sta decidendo come rispondere all'attacco ({ $cards }).
# With two players; three or more.
wait-road-two = { $who } può rubare le gemme in viaggio.
wait-road =
    { $count ->
        [one] Una gemma è in viaggio. Vediamo se qualcuno la ruba.
       *[other] { $count } gemme sono in viaggio. Vediamo se qualcuno le ruba.
    }
wait-show-two = { $who } sta scegliendo che cosa mostrare.
wait-show = I tuoi rivali stanno scegliendo che cosa mostrare.
wait-take = { $who } sta prendendo una delle carte mostrate.
wait-pay-two = { $who } sta scegliendo come pagare.
wait-pay = Chi ha un castello sta scegliendo come pagare.
wait-discard = { $who } deve scartare { $cards }.
wait-draft = { $who } sta guardando una carta.
match-over = La partita è finita.

## Prompts in the player's own turn.

turn-choose = Tocca a te. Scegli una carta.
turn-attack-fortify-special = Tocca a te: attacca, fortifica o gioca una carta speciale.
turn-attack-fortify = Tocca a te: attacca o fortifica.
turn-attack-special = Tocca a te: attacca o gioca una carta speciale.
turn-fortify-special = Tocca a te: fortifica o gioca una carta speciale.
turn-attack = Tocca a te: attacca un rivale.
turn-fortify = Tocca a te: fortifica il tuo regno.
turn-special = Tocca a te: gioca una carta speciale.
# Follows one of the above.
turn-or-discard = Altrimenti scarta una carta.
turn-or-draft = Altrimenti comincia un nuovo draft.
turn-only-discard = Non puoi giocare niente. Scarta una carta.
turn-only-draft = Non puoi giocare niente. Comincia un nuovo draft.
turn-attacking = Stai attaccando { $on }. Continua o finisci il turno.
turn-fortifying = Stai fortificando. Gioca un'altra carta, o finisci il turno.
turn-finished = Non puoi giocare altro. Finisci il turno.

## What the player lost to others; $losses is one sentence or several.

since-turn = Dal tuo ultimo turno: { $losses }
since-deal = Dall'inizio della partita: { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } ti ha preso { $loss }.
lost-with = { $who } ti ha preso { $loss } con { $with }.

## Prompts when the player is asked something.

asked-attack = { $by } ti attacca con { $cards }. Rispondi, o perdi { $gems }.
asked-attack-fort = { $by } ti attacca con { $cards }. Rispondi, o perdi { $gems } e { CARD($lost, form: "your") }.
asked-attack-match = { $by } ti attacca con { $cards }. Rispondi, o perdi { $gems } e { $by } vince la partita.
asked-turned =
    { $count ->
        [0] { $by } gioca un traditore: il tuo attacco si rivolta contro di te, ma non hai gemme da perdere.
       *[other] { $by } gioca un traditore: il tuo attacco si rivolta contro di te. Rispondi, o perdi { $gems }.
    }
asked-turned-match = { $by } gioca un traditore: il tuo attacco si rivolta contro di te. Rispondi, o perdi { $gems } e la partita.
asked-archer = { $by } manda un arciere contro il tuo. Rispondi, o perdi il tuo arciere.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } ti sta prendendo { $gems }. Giocare un brigante?
       *[other] { $who } sta prendendo { $gems } a { $from }. Giocare un brigante?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } ti sta prendendo { $gems }.
       *[other] { $who } sta prendendo { $gems } a { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } ti sta prendendo { $gems } e vincerà. Giocare un brigante?
       *[other] { $who } sta prendendo { $gems } a { $from } e vincerà. Giocare un brigante?
    }
road-back =
    { $steals ->
        [yes] { $who } si riprende { $gems }. Giocare un brigante?
       *[no] { $who } si riprende { $gems }.
    }
asked-show = { $who } ha giocato un araldo. Scegli una carta da mostrare; { $who } prende una di quelle mostrate.
asked-show-two =
    { $count ->
        [one] { $who } ha giocato un araldo. Scegli una carta da mostrare.
       *[other] { $who } ha giocato un araldo. Scegli { $count } carte da mostrare; { $who } ne prende una.
    }
asked-show-next = { $who } ha giocato un araldo. Scegli la carta { $number } di { $of } da mostrare.
asked-take = Prendi una delle carte mostrate.
asked-pay-either = { $who } ha giocato un monaco. Paga { $gems }, o scegli { $cards } con cui pagare, una alla volta.
asked-pay-gems = { $who } ha giocato un monaco. Paga { $gems }.
asked-pay-cards = { $who } ha giocato un monaco. Scegli { $cards } con cui pagare.
asked-pay-next = { $who } ha giocato un monaco. Scegli la carta { $number } di { $of } con cui pagare.
asked-discard = Il menestrello ti fa scartare { $cards }.
asked-draft = Tieni questa carta, o dalla a { $who } e guarda la prossima.
asked-draft-last = Ultima carta: tienila, o dalla a { $who }. Chi la riceve gioca per primo.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Nessuna tua carta risponde all'attacco ({ $cards }), ma non hai gemme da perdere.
       *[other] Nessuna tua carta risponde all'attacco ({ $cards }): perdi { $gems }.
    }
forced-attack-fort = Nessuna tua carta risponde all'attacco ({ $cards }): perdi { $gems } e { CARD($lost, form: "your") }.
forced-attack-match = Nessuna tua carta risponde all'attacco ({ $cards }): perdi { $gems } e { $by } vince la partita.
forced-archer = Non puoi rispondere all'arciere: perdi il tuo.
forced-draft = Non puoi giocare niente: comincia un nuovo draft.
forced-pass = Non hai carte: salti il turno.
forced-end = Non puoi giocare altro: il tuo turno finisce.
forced-discard = Non puoi giocare niente: scarti una carta.

## What to do with the chosen card. These follow `card-short`.

held-idle = Ora non puoi giocarla.
held-discard = Ora puoi solo scartarla.
held-again = { TAP("Tocca", "Clicca") } il centro per giocarla.
held-own-kingdom = { TAP("Tocca", "Clicca") } il tuo regno.
held-kingdom = { TAP("Tocca", "Clicca") } il regno di { $on }.
held-lit = { TAP("Tocca", "Clicca") } un regno evidenziato.
held-lit-or-own = { TAP("Tocca", "Clicca") } un regno evidenziato, o il tuo.
held-jester = { TAP("Tocca", "Clicca") } un bersaglio o «{ $button }».
held-key = Premi Invio per giocarla.
held-key-on = Premi Invio per giocarla contro { $on }.
held-key-options = Premi Invio per le opzioni.
held-key-jester = Premi Invio per scegliere come giocarla.

## The chosen card where the player is asked for one.

confirm-show = Mostrare { CARD($card, form: "the") }?
confirm-pay = Pagare con { CARD($card, form: "the") }?
confirm-take = Prendere { CARD($card, form: "the") } da { $from }?
confirm-discard = Scartare { CARD($card, form: "the") }?

## What an answer does; $does in `card-short`.

answer-stops-archer = ferma l'arciere e chiude il turno
answer-as-executioner = può rispondere come boia
answer-stops = ferma l'attacco
answer-minstrel-two = ferma l'attacco, e { $by } scarta 2 carte
answer-minstrel = ferma l'attacco e protegge il tuo regno
answer-princess = { CARD($card, form: "the") } va nella tua mano
answer-traitor = rivolge l'attacco contro { $by }
answer-jester = può rispondere come un'altra carta
answer-saves = non perdi niente
answer-reduces = perdi solo { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: posa la carta davanti al tuo regno.
drag-no = { CARD($card, form: "title") }: non si può giocare contro { $on }.
drag-on = { CARD($card, form: "title") }: gioca la carta contro { $on }.
drag-note = { CARD($card, form: "title") } contro { $on }: { $note }.

## Refusals.

when-highwayman = Gioca il brigante quando delle truppe hanno preso gemme: le ruba mentre sono in viaggio.
when-princess = Gioca la principessa quando ti attacca un cavaliere o un drago.
when-executioner = Gioca il boia quando sei sotto attacco, o quando un arciere è mandato contro il tuo.
when-traitor = Gioca il traditore quando ti attaccano delle truppe.
plays-on-all = { CARD($card, form: "capital") } agisce su tutti i rivali insieme: scegli la carta e { TAP("tocca", "clicca") } il centro.
plays-on-none = { CARD($card, form: "capital") } non ha bisogno di un bersaglio: scegli la carta e { TAP("tocca", "clicca") } il centro.
not-there = Lì non puoi giocare { CARD($card, form: "the") }.
not-here = Qui non puoi farlo.

# The rules of the game forbid it.
refused-attack-first = Sei sotto attacco. Rispondi, o accetta la perdita.
refused-road-first = Prima ruba le gemme in viaggio o lasciale andare.
refused-show-first = Prima scegli una carta da mostrare.
refused-take-first = Prima prendi una delle carte mostrate.
refused-pay-first = Prima paga il monaco.
refused-discard-first = Prima scarta una carta per il menestrello.
refused-draft-first = Prima tieni questa carta o dalla al rivale.
refused-not-now = Ora non puoi farlo.
refused-not-like-that = Non puoi giocare così questa carta.
refused-not-held = Non hai { CARD($card, form: "a") }.
refused-too-few = Non hai { CARD($card, form: "that-many") }.
refused-chosen = Hai già scelto { CARD($card, form: "your") }. Scegli un'altra carta.
refused-not-fortification = Solo castelli, arcieri e menestrelli possono fortificare il tuo regno.
refused-answer = Non puoi rispondere { CARD($attack, form: "to-a") } con { CARD($card, form: "a") }.
refused-only-executioner = Solo un boia può rispondere a un arciere.
refused-no-discard = In questo turno hai giocato una carta, quindi non puoi scartare. Finisci il turno.
refused-nothing-played = In questo turno non hai ancora giocato niente.
refused-end-turn = In questo turno hai già giocato una carta: finisci il turno.
refused-fortified = In questo turno hai fortificato: non puoi attaccare.
refused-attacking = In questo turno hai attaccato: non puoi fortificare.
refused-after-special = Hai giocato una carta speciale: non puoi attaccare.
refused-special-alone = Una carta speciale deve essere la tua unica giocata del turno.
refused-archer-first = Puoi mandare l'arciere in campo solo come prima giocata del turno.
refused-one-target = Puoi attaccare un solo rivale per turno.
refused-must-discard = Se non giochi niente, scarta una carta.
refused-start-draft = Con meno di { $count } carte, invece di scartare comincia un nuovo draft.
refused-draft-instead = Non hai carte: comincia un nuovo draft.
refused-too-many = Hai troppe carte per un nuovo draft. Scartane una.
refused-yourself = Non puoi attaccare il tuo regno.
refused-no-gems = Non puoi attaccare un rivale senza gemme.
refused-minstrel = Il menestrello di quel regno ferma ogni attacco.
refused-archer = L'arciere di quel regno ferma { CARD($card, form: "your") }. Attacca con un ninja, o prima manda un arciere.
refused-castle = Il castello ferma { CARD($card, form: "your") }. Gioca prima una scala o una catapulta.
refused-no-archer = Lì non c'è nessun arciere da combattere.
refused-no-castle = Lì non c'è nessun castello.
refused-no-own-archer = Non hai un arciere in campo.
refused-one-of-each = Hai già una carta di questo tipo davanti al tuo regno.
refused-one-minstrel = Hai già un menestrello davanti al tuo regno.
refused-merchant-rival = Scegli un rivale per il mercante.
refused-merchant-cards = Per il mercante serve un rivale con almeno 2 carte.
refused-merchant-price = Non puoi permetterti il mercante: costa { $gems }.
refused-no-rival-castle = Nessun rivale ha un castello: non puoi giocare il monaco.
refused-paying-cards = Stai pagando con le carte. Scegli le altre.
refused-pay-gems = Non hai abbastanza gemme. Paga con le carte.
refused-pay-cards = Ti servono { $cards } per pagare con le carte. Paga con le gemme.

## Buttons.

button-attack = Attacca { $on }
button-use = Usa contro { $on }
button-trade = Commercia con { $on }
button-fortify = Fortifica
button-play = Gioca
button-answer = Rispondi
button-steal = Ruba
button-show = Mostra carta
button-pay = Cedi carta
button-discard = Scarta
button-take = Prendi carta
# These open a list of choices.
button-attack-choose = Attacca…
button-play-choose = Gioca…
button-end-turn = Fine turno
button-redraft = Nuovo draft
# What the player loses without an answer.
button-accept = Accetta
button-lose = Perdi { $gems }
button-lose-fort = Perdi { $gems } e { CARD($lost, form: "bare") }
button-lose-match = Perdi la partita
button-lose-archer = Perdi l'arciere
button-steal-gems = Ruba { $gems }
button-steal-jester = Gioca giullare
button-let-go =
    { $count ->
        [one] Lasciala andare
       *[other] Lasciale andare
    }
button-pay-gems = Paga { $gems }
button-keep = Tieni carta
button-give = Dai a { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Gioca il giullare come
choose-purpose = Come vuoi giocare { CARD($card, form: "the") }?
choose-attackers = Con quanti attacchi { $on }?
choose-answers = Con quanti rispondi?
cards = { CARD($cards, form: "number") }
strength = forza { $strength }
lose-nothing = non perdi niente
lose-gems = perdi { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = c'è un menestrello
note-archer = c'è un arciere
note-castle = c'è un castello
note-no-gems = niente gemme
note-brings = ti dà { $cards }
note-takes = prendi fino a { $gems }
# The number of gems depends on how many peasants attack.
note-ladder = superi il castello
note-catapult = abbatti il castello
note-catapult-both = abbatti entrambi
note-archer-fight = uccidi l'arciere

## Notes on a kingdom while something is under way there.

note-attacked = sotto attacco
note-attacks = attacca
note-has-gems =
    { $count ->
        [one] { PERSON($who) ->
            [you] hai la gemma
           *[other] ha la gemma
        }
       *[other] { PERSON($who) ->
            [you] hai le gemme
           *[other] ha le gemme
        }
    }
note-may-steal = può rubare
note-thinking = sta pensando…

## Hints.

answers = Risposte possibili: { CARD($cards, form: "bare") }.
fort-no-gems = Questo regno non ha gemme: non si può attaccare.
fort-minstrel = Il menestrello protegge questo regno da ogni attacco.
fort-none = Truppe, draghi e ninja possono attaccare questo regno.
fort-castle = Draghi e ninja possono attaccarlo; alle truppe serve prima una scala o una catapulta.
fort-archer = Solo i ninja possono attaccarlo, se prima non mandi un arciere.
fort-both = Solo i ninja possono attaccarlo, se prima non mandi un arciere o una catapulta.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] Attacchi { $on }
       *[other] { PERSON($on) ->
            [you] { $by } ti attacca
           *[other] { $by } attacca { $on }
        }
    }
headline-turned =
    { PERSON($by) ->
        [you] Rivolgi l'attacco contro { $on }
       *[other] { PERSON($on) ->
            [you] { $by } rivolge l'attacco contro di te
           *[other] { $by } rivolge l'attacco contro { $on }
        }
    }
headline-archer =
    { PERSON($by) ->
        [you] Mandi un arciere contro { $on }
       *[other] { PERSON($on) ->
            [you] { $by } manda un arciere contro di te
           *[other] { $by } manda un arciere contro { $on }
        }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } in viaggio verso di te
       *[other] { $gems } in viaggio verso { $who }
    }
headline-taken =
    { PERSON($who) ->
        [you] { $gems } per te
       *[other] { $gems } per { $who }
    }
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } di ritorno verso di te
       *[other] { $gems } di ritorno verso { $who }
    }
road-from =
    { PERSON($who) ->
        [you] Il bottino era tuo.
       *[other] Il bottino era di { $who }.
    }
road-open = Un brigante può rubarlo.
road-closed =
    { $card ->
        [ninja] Un brigante non può derubare un ninja.
       *[dragon] Un brigante non può derubare un drago.
    }
headline-herald =
    { PERSON($who) ->
        [you] Carte mostrate al tuo araldo
       *[other] Carte mostrate all'araldo di { $who }
    }
headline-draft =
    { $count ->
        [one] Ultima carta del draft
       *[other] { $count } carte rimaste nel draft
    }
headline-turn =
    { PERSON($who) ->
        [you] Tocca a te
       *[other] Tocca a { $who }
    }
playing-attack =
    { PERSON($on) ->
        [you] Attacco contro di te
       *[other] Attacco contro { $on }
    }
playing-fortify = Fortificazione in corso
playing-special = Carta speciale in gioco
playing-round = Round { $round } di { $rounds }
drafted = { $who } ha { $cards }.
drafted-nothing = { $who } non ha carte.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, gemme: { $gems } su { $goal }.
kingdom-note = { $name }, { $note }, gemme: { $gems } su { $goal }.
kingdom-gained =
    { $since ->
        [deal] Dall'inizio della partita: { $gems } in più.
       *[turn] Dal tuo ultimo turno: { $gems } in più.
    }
kingdom-lost =
    { $since ->
        [deal] Dall'inizio della partita: { $gems } in meno.
       *[turn] Dal tuo ultimo turno: { $gems } in meno.
    }
kingdom-hand =
    { $count ->
        [one] { $count } carta in mano.
       *[other] { $count } carte in mano.
    }
kingdom-goal = { $gems } delle { $goal } gemme che servono per vincere.
kingdom-fort = Fortificazioni: { $cards }.
kingdom-open = Nessuna fortificazione.
kingdom-level = Livello: { $level }.
kingdom-known = Sai che questa mano contiene { $cards }.
kingdom-exposed = Gli altri sanno che hai in mano { $cards }.
pile =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
pile-draft =
    { $count ->
        [one] Draft, { $count } carta rimasta
       *[other] Draft, { $count } carte rimaste
    }
discards =
    { $count ->
        [one] Scarti, { $count } carta, in cima: { CARD($card, form: "bare") }
       *[other] Scarti, { $count } carte, in cima: { CARD($card, form: "bare") }
    }
discards-none = Nessuno scarto
discards-title = Scarti ({ $count })
discards-order = Dalla carta scartata più di recente.
pile-left =
    { $count ->
        [one] { $count } carta rimasta nel mazzo. Quando finisce, gli scarti vengono mescolati e formano un nuovo mazzo.
       *[other] { $count } carte rimaste nel mazzo. Quando finiscono, gli scarti vengono mescolati e formano un nuovo mazzo.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } copie
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, si può giocare
       *[other] { CARD($card, form: "title") }, { $count } copie, si può giocare
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, ora non si può giocare
       *[other] { CARD($card, form: "title") }, { $count } copie, ora non si può giocare
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, carta scelta
       *[other] { CARD($card, form: "title") }, { $count } copie, carta scelta
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, davanti al tuo regno
       *[other] { CARD($card, form: "title") }, davanti al regno di { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, davanti al tuo regno, si può giocare
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, carta mostrata da te
       *[other] { CARD($card, form: "title") }, carta mostrata da { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, carta mostrata da { $who }, si può prendere
label-attack = { CARD($card, form: "title") }, in attacco
label-answer = { CARD($card, form: "title") }, appena in gioco
label-ladder = { CARD($card, form: "title") }, contro un castello
label-looked = { CARD($card, form: "title") }, da tenere o da dare

## The log, and what is said while it happens.

heading-match = Nuova partita
heading-turn =
    { PERSON($who) ->
        [you] Round { $round }: tu
       *[other] Round { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Tocca a te.
       *[other] Tocca a { $who }.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] Il menestrello ha lasciato il tuo regno.
       *[other] Il menestrello ha lasciato il regno di { $who }.
    }
log-reshuffled = Gli scarti sono stati mescolati e formano un nuovo mazzo.
log-drew =
    { PERSON($who) ->
        [you] Hai pescato { $cards }.
       *[other] { $who } ha pescato { $cards }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] Non c'erano carte da pescare per te.
       *[other] Non c'erano carte da pescare per { $who }.
    }
log-fortified =
    { PERSON($who) ->
        [you] Hai fortificato con { $cards }.
       *[other] { $who } ha fortificato con { $cards }.
    }
log-played =
    { PERSON($who) ->
        [you] Hai giocato { $cards }.
       *[other] { $who } ha giocato { $cards }.
    }
log-played-on =
    { PERSON($who) ->
        [you] Hai mandato { $cards } da { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } ha mandato { $cards } da te.
           *[other] { $who } ha mandato { $cards } da { $on }.
        }
    }
log-discarded =
    { PERSON($who) ->
        [you] Hai scartato { $cards }.
       *[other] { $who } ha scartato { $cards }.
    }
say-must-discard =
    { PERSON($who) ->
        [you] Devi scartare.
       *[other] { $who } deve scartare.
    }
log-passed =
    { PERSON($who) ->
        [you] Non avevi carte e hai passato.
       *[other] { $who } non aveva carte e ha passato.
    }
log-ladders-left = Le scale vengono scartate alla fine del turno.
log-redrafted =
    { PERSON($who) ->
        [you] Hai cominciato un nuovo draft. Tutte le fortificazioni vengono scartate.
       *[other] { $who } ha cominciato un nuovo draft. Tutte le fortificazioni vengono scartate.
    }
log-nothing-else = Non puoi giocare niente: comincia un nuovo draft. Tutte le fortificazioni vengono scartate.
log-draft =
    { PERSON($who) ->
        [you] Comincia un draft di { $cards }. La prima carta la guardi tu.
       *[other] Comincia un draft di { $cards }. La prima carta la guarda { $who }.
    }
say-looked =
    { PERSON($who) ->
        [you] Guardi una carta.
       *[other] { $who } guarda una carta.
    }
log-kept =
    { PERSON($who) ->
        [you] Hai tenuto { $cards }.
       *[other] { $who } ha tenuto { $cards }.
    }
log-kept-unseen = { $who } ha tenuto la carta.
log-given =
    { PERSON($who) ->
        [you] Hai dato a { $to } { $cards }.
       *[other] { PERSON($to) ->
            [you] { $who } ti ha dato { $cards }.
           *[other] { $who } ha dato a { $to } { $cards }.
        }
    }
log-ladder =
    { PERSON($who) ->
        [you] Hai messo { $cards } contro il castello di { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } ha messo { $cards } contro il tuo castello.
           *[other] { $who } ha messo { $cards } contro il castello di { $on }.
        }
    }
log-sent =
    { PERSON($who) ->
        [you] Hai mandato { $cards } contro { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } ha mandato { $cards } contro di te.
           *[other] { $who } ha mandato { $cards } contro { $on }.
        }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] Hai mandato il tuo arciere in campo contro { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } ha mandato un arciere in campo contro di te.
           *[other] { $who } ha mandato un arciere in campo contro { $on }.
        }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] La catapulta di { $by } ha distrutto { CARD($lost, form: "your") }.
       *[other] { PERSON($by) ->
            [you] La tua catapulta ha distrutto { CARD($lost, form: "the") } di { $who }.
           *[other] La catapulta di { $by } ha distrutto { CARD($lost, form: "the") } di { $who }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] Il drago di { $by } ha bruciato il tuo castello.
       *[other] { PERSON($by) ->
            [you] Il tuo drago ha bruciato il castello di { $who }.
           *[other] Il drago di { $by } ha bruciato il castello di { $who }.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } di { $by } ha ucciso il tuo arciere.
       *[other] { PERSON($by) ->
            [you] { CARD($card, form: "capital") } ha ucciso l'arciere di { $who }.
           *[other] { CARD($card, form: "capital") } di { $by } ha ucciso l'arciere di { $who }.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] Hai attaccato { $on } con { $cards } (forza { $strength }).
       *[other] { PERSON($on) ->
            [you] { $who } ti ha attaccato con { $cards } (forza { $strength }).
           *[other] { $who } ha attaccato { $on } con { $cards } (forza { $strength }).
        }
    }
log-answered =
    { PERSON($who) ->
        [you] Hai risposto con { $cards }.
       *[other] { $who } ha risposto con { $cards }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Non hai risposto.
       *[other] { $who } non ha risposto.
    }
log-without-answer = Non avevi una risposta.
log-turned =
    { PERSON($on) ->
        [you] Il traditore ha rivolto l'attacco contro di te.
       *[other] Il traditore ha rivolto l'attacco contro { $on }.
    }
log-stopped = L'attacco è stato fermato.
log-stopped-archer = L'arciere è stato fermato.
say-turn-over =
    { PERSON($who) ->
        [you] L'attacco è stato fermato, e il tuo turno è finito.
       *[other] L'attacco è stato fermato, e il turno di { $who } è finito.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] L'arciere è stato fermato, e il tuo turno è finito.
       *[other] L'arciere è stato fermato, e il turno di { $who } è finito.
    }
log-held-off = L'attacco è stato respinto. Nessuna gemma presa.
log-charmed =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } va nella tua mano.
       *[other] { CARD($card, form: "capital") } va nella mano di { $who }.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] Hai preso { $gems } a { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } ti ha preso { $gems }.
           *[other] { $who } ha preso { $gems } a { $from }.
        }
    }
log-stole =
    { PERSON($who) ->
        [you] Hai rubato { $gems } a { $from } con { $cards }.
       *[other] { PERSON($from) ->
            [you] { $who } ti ha rubato { $gems } con { $cards }.
           *[other] { $who } ha rubato { $gems } a { $from } con { $cards }.
        }
    }
say-let-go =
    { PERSON($who) ->
        [you] Hai lasciato andare le gemme.
       *[other] { $who } ha lasciato andare le gemme.
    }
log-gained =
    { PERSON($who) ->
        [you] Ti sei tenuto { $gems }.
       *[other] { $who } si è tenuto { $gems }.
    }
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } ti ha preso { $gems } con { $with }.
       *[other] { $who } ha preso { $gems } a { $from } con { $with }.
    }
say-decided =
    { PERSON($who) ->
        [you] Hai scelto.
       *[other] { $who } ha scelto.
    }
log-shown =
    { PERSON($who) ->
        [you] Hai mostrato { $cards }.
       *[other] { $who } ha mostrato { $cards }.
    }
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($who) ->
        [you] Hai preso { $cards } da { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } ti ha preso { $cards }.
           *[other] { $who } ha preso { $cards } da { $from }.
        }
    }
log-paid =
    { PERSON($who) ->
        [you] Hai pagato a { $to } { $gems }.
       *[other] { PERSON($to) ->
            [you] { $who } ti ha pagato { $gems }.
           *[other] { $who } ha pagato a { $to } { $gems }.
        }
    }
log-got =
    { PERSON($who) ->
        [you] Hai ricevuto { $cards } da { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } ha ricevuto { $cards } da te.
           *[other] { $who } ha ricevuto { $cards } da { $from }.
        }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Forza 1. Attacca, o risponde a un attacco di truppe.
            Puoi giocare insieme quanti contadini vuoi, in attacco o in risposta. Ognuno aggiunge forza 1.
        [soldier]
            Forza 2. Attacca, o risponde a un attacco di truppe.
            La forza della risposta si sottrae. L'attacco prende 1 gemma per ogni punto che resta.
        [knight]
            Forza 3. Attacca, o risponde a un attacco di truppe.
            La forza della risposta si sottrae. L'attacco prende 1 gemma per ogni punto che resta.
        [king]
            Forza 4. Attacca, o risponde a un attacco di truppe.
            La forza della risposta si sottrae. L'attacco prende 1 gemma per ogni punto che resta.
        [castle]
            Sta davanti al tuo regno e tiene fuori le truppe.
            Le truppe possono superarlo con una scala, i ninja lo aggirano, e una catapulta o un drago lo distruggono.
        [archer]
            Sta davanti al tuo regno e tiene fuori tutti tranne i ninja. Un ninja che non viene fermato lo uccide.
            Puoi anche mandarlo contro l'arciere di un rivale prima di attaccare: entrambi vengono scartati. Può farlo anche il tuo arciere in campo, come prima giocata del turno.
            Solo un boia lo ferma: perdi il tuo arciere, quello del rivale resta, e il tuo turno finisce.
        [minstrel]
            Sta davanti al tuo regno: nessuno può attaccarti fino all'inizio del tuo prossimo turno. Poi viene scartato.
            Può anche rispondere a qualsiasi attacco: l'attacco viene scartato, il turno di chi attacca finisce, e il menestrello resta davanti al tuo regno.
        [ladder]
            Giocala prima di attaccare un rivale con un castello e senza arciere: in questo turno le tue truppe possono superare il castello. Il castello resta.
        [catapult]
            Giocala prima di attaccare un rivale con un castello: distrugge il castello, e anche l'arciere.
        [ninja]
            Prende 2 gemme superando qualsiasi castello o arciere, e uccide l'arciere. I briganti non possono rubare queste gemme.
            Possono fermarlo solo un boia o un menestrello.
        [dragon]
            Prende 2 gemme e brucia il castello. I briganti non possono rubare queste gemme. Un arciere lo tiene fuori.
            Possono fermarlo solo un boia, un menestrello o una principessa.
        [highwayman]
            Ruba le gemme in viaggio: quelle che delle truppe hanno appena preso a chiunque. Un altro brigante può rubarle di nuovo.
        [princess]
            Risponde a un cavaliere o a un drago: prendi in mano quella carta. Chi attacca può continuare.
        [executioner]
            Risponde a qualsiasi attacco: l'attacco viene scartato e il turno di chi attacca finisce.
            Risponde anche a un arciere mandato contro il tuo: quell'arciere viene scartato, il tuo resta, e il turno finisce.
        [traitor]
            Risponde alle truppe: si rivoltano contro chi attacca, superando castello e arciere. Chi attacca può rispondere, anche con un altro traditore.
        [herald]
            Ogni rivale sceglie una carta da mostrare. Tu ne prendi una, e il tuo turno finisce.
        [merchant]
            Dai { $gems } a un rivale con almeno 2 carte, e prendi senza guardare metà delle sue carte, arrotondata per difetto. Non può rifiutare. Il tuo turno finisce.
        [monk]
            Ogni rivale con un castello ti paga { $gems } o { $cards }, come preferisce. Il tuo turno finisce.
       *[jester]
            Vale come qualsiasi altra carta a tua scelta, e ne segue le regole.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            Quando lo giochi, il tuo rivale scarta 2 carte. Non protegge il tuo regno.
            Può anche rispondere a qualsiasi attacco: il rivale scarta comunque 2 carte, l'attacco è fermato e il turno di chi attacca finisce.
        [herald]
            Il tuo rivale sceglie 2 carte da mostrare. Tu ne prendi una, e il tuo turno finisce.
        [merchant]
            Dai al tuo rivale { $gems }, e prendi senza guardare metà delle sue carte, arrotondata per difetto. Deve averne almeno 2 e non può rifiutare. Il tuo turno finisce.
       *[monk]
            Se il tuo rivale ha un castello, ti paga { $gems } o { $cards }, come preferisce. Il tuo turno finisce.
    }
rule-jester = Questo è un giullare giocato come quella carta. In una mano o in un mazzo torna a essere un semplice giullare.

## The guide.

guide-line = Prendi le gemme dei rivali e proteggi le tue con castelli, arcieri e bluff.
guide-brief-goal = Arriva per primo a 10 gemme. In due giocatori, prendile tutte e 12.
guide-brief-turn = Pesca 2 carte (in due, invece, si scelgono nel draft). Poi attacca, fortifica o gioca una carta speciale.
guide-brief-watch = Se ti attaccano, rispondi con la carta giusta o perdi gemme.
guide-part-rival = Il regno di un rivale, con gemme e carte
guide-part-forts = Fortificazioni: fermano quasi tutti gli attacchi
guide-part-piles = Mazzo e scarti
guide-part-attack = L'attacco
guide-part-answer = La risposta
guide-part-kingdom = Il tuo regno e le tue gemme
guide-part-hand = La tua mano
guide-goal-title = Obiettivo
guide-goal = Ognuno comincia con 5 gemme e 2 carte. Vince chi arriva per primo a 10 gemme. Nessuno viene mai eliminato: anche senza gemme o carte continui a giocare, e puoi ancora vincere. In due giocatori alcune regole cambiano: vedi «Due giocatori» più sotto.
guide-turn-title = Il tuo turno
guide-turn = Pesca 2 carte (solo 1 nel primissimo turno della partita). Poi fai una di queste tre cose: attacca un rivale, fortifica il tuo regno o gioca una carta speciale. Se non giochi niente, scarta una carta.
guide-attack-title = Attaccare
guide-attack =
    Le tue truppe sono contadini (forza 1), soldati (2), cavalieri (3) e re (4). Manda una carta contro un rivale che ha gemme, o quanti contadini vuoi insieme. L'attacco prende tante gemme quanta è la sua forza, meno la forza della risposta del rivale. Un drago o un ninja prende 2 gemme, e le truppe non possono rispondergli.

    Se nessuna gemma cambia regno, puoi attaccare di nuovo lo stesso rivale. Appena ne cambia una, il tuo turno è finito.
guide-walls-title = Superare le fortificazioni
guide-walls =
    Castello: tiene fuori le truppe. Gioca prima una scala, e in questo turno le tue truppe possono superarlo. Una catapulta lo distrugge, e l'arciere con lui. Un drago lo brucia.

    Arciere: tiene fuori tutti tranne i ninja. Per eliminarlo, mandagli contro un tuo arciere, dalla mano o, come prima giocata del turno, dal tuo regno. Entrambi vengono scartati.

    Menestrello: tiene fuori tutti.

    Scale, catapulte e arcieri non prendono gemme, quindi dopo puoi attaccare. Solo un boia può fermare il tuo arciere: viene scartato, e il tuo turno finisce. Un drago brucia il castello, e un ninja uccide l'arciere, solo se l'attacco non viene fermato.
guide-fortify-title = Fortificare
guide-fortify = Gioca quanti castelli, arcieri e menestrelli vuoi, ma al massimo uno per tipo davanti al tuo regno. Un menestrello se ne va all'inizio del tuo prossimo turno.
guide-special-title = Carte speciali e giullare
guide-special =
    Araldo: ogni rivale sceglie una carta da mostrare, e tu ne prendi una.

    Mercante: dai 1 gemma a un rivale con almeno 2 carte, e prendi senza guardare metà delle sue carte, arrotondata per difetto.

    Monaco: ogni rivale con un castello ti paga 1 gemma o 2 carte, come preferisce.

    Niente ferma una carta speciale, e dopo il tuo turno finisce. Il giullare vale come qualsiasi altra carta e ne segue le regole.
guide-answers-title = Quando sei sotto attacco
guide-answers =
    Puoi rispondere con una carta, o con quanti contadini vuoi.

    Truppe: sottraggono la loro forza a quella delle truppe che attaccano.

    Principessa: prende nella tua mano il cavaliere o il drago che attacca.

    Traditore: rivolge le truppe contro chi attacca, superando tutte le fortificazioni. Chi attacca può rispondere.

    Boia: ferma qualsiasi attacco, e anche un arciere mandato contro il tuo. Il turno finisce.

    Menestrello: ferma qualsiasi attacco e resta davanti al tuo regno. Il turno finisce.
guide-road-title = Gemme in viaggio
guide-road = Quando delle truppe prendono gemme, queste sono per un momento in viaggio. Chiunque, tranne chi le ha prese, può rubarle tutte con un brigante, e un altro brigante può rubarle di nuovo. Se nessuno lo fa, arrivano. Le gemme prese da un drago o da un ninja non si possono rubare.
guide-two-title = Due giocatori
guide-two =
    Obiettivo: cominciate con 6 gemme a testa. Per vincere, prendile tutte e 12.

    Draft: invece di pescare, vi dividete 15 carte alla volta. Guarda la prima carta. Se la tieni, tocca al rivale guardare. Se la dai al rivale, guarda la prossima. Chi riceve l'ultima carta gioca per primo.

    Il tuo turno: se non giochi niente, scarta una carta. Con 3 carte o meno comincia invece un nuovo draft; tutte le fortificazioni vengono scartate.

    Araldo: il rivale mostra 2 carte. Mercante: costa 2 gemme. Monaco: il rivale paga 2 gemme o 3 carte.

    Menestrello: non protegge il tuo regno. Ogni volta che lo giochi, il rivale scarta 2 carte. Come risposta ferma anche l'attacco e chiude il turno.
guide-cards-title = Tutte le carte
guide-cards = Le carte sono 95. Il numero accanto a un nome dice quante ce ne sono di quel tipo.
guide-end-title = Fine della partita
guide-end = Se nessuno ha vinto dopo 60 round (120 in due giocatori), vince chi ha più gemme; in caso di parità si vince a pari merito. Quando il mazzo finisce, gli scarti vengono mescolati e formano un nuovo mazzo. In tre o più giocatori, chi vince una partita comincia la rivincita. Con la regola della casa «{ $rule }» servono 12 gemme invece di 10.
guide-table-title = Comandi
guide-table =
    { TAP("Tocca", "Clicca") } una carta e poi il regno contro cui giocarla, o il tuo regno per fortificare, oppure trascinala lì. I regni che puoi scegliere sono evidenziati; con i suggerimenti attivi mostrano che cosa succederebbe. Se c'è altro da decidere, per esempio quanti contadini mandare, ti viene chiesto. Per mandare l'arciere davanti al tuo regno, { TAP("tocca", "clicca") } prima il tuo regno. { TAP("Tocca", "Clicca") } gli scarti o un regno per i dettagli. Tieni premuta una carta, o clicca con il tasto destro, per leggerne le regole.

    Con la tastiera: le frecce per spostarti, Invio per scegliere, i numeri per i pulsanti, Backspace per posare una carta. H dà un suggerimento, S dice il punteggio, L apre il registro, F1 apre queste regole, Esc torna indietro.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Truppe, forza 1. Quanti ne vuoi insieme.
        [soldier] Truppe, forza 2.
        [knight] Truppe, forza 3.
        [king] Truppe, forza 4.
        [castle] Davanti al tuo regno: tiene fuori le truppe.
        [archer] Davanti al tuo regno: lascia passare solo i ninja. Oppure uccide l'arciere di un rivale.
        [minstrel] Davanti al tuo regno: ferma ogni attacco fino al tuo prossimo turno. Come risposta: ferma qualsiasi attacco.
        [ladder] In questo turno le tue truppe possono superare un castello.
        [catapult] Distrugge un castello, e l'arciere con lui.
        [ninja] Prende 2 gemme superando castello e arciere, e uccide l'arciere.
        [dragon] Prende 2 gemme e brucia il castello. Un arciere lo tiene fuori.
        [highwayman] Ruba le gemme in viaggio.
        [princess] Risponde a un cavaliere o a un drago: prendi quella carta.
        [executioner] Risponde a qualsiasi attacco, o a un arciere mandato contro il tuo. Il turno finisce.
        [traitor] Risponde alle truppe: si rivoltano contro chi attacca.
        [herald] Ogni rivale mostra una carta; prendine una.
        [merchant] Per 1 gemma, prendi metà delle carte di un rivale senza guardare.
        [monk] Ogni rivale con un castello ti paga 1 gemma o 2 carte.
       *[jester] Vale come qualsiasi altra carta.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Tiene fuori le truppe.
        [archer] Passano solo i ninja. Oppure uccide un arciere rivale.
        [minstrel] Ferma ogni attacco fino al tuo turno, o uno subito.
        [ninja] Prende 2 gemme superando castello e arciere.
        [dragon] Prende 2 gemme e brucia il castello.
        [executioner] Risponde a ogni attacco. Il turno finisce.
        [princess] Risponde a cavaliere o drago e lo prende.
        [merchant] Per 1 gemma, metà delle carte di un rivale.
        [monk] Chi ha un castello paga 1 gemma o 2 carte.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] non prende niente
       *[other] prende { $gems }
    }
guide-example-less = 3 meno 1.
guide-example-even = Puoi attaccare di nuovo.
guide-example-more = L'eccesso va perso.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = Nessuna
guide-walls-none = Nessuna fortificazione: truppe, draghi e ninja possono attaccare.
guide-walls-castle = Castello: draghi e ninja possono attaccare, le truppe solo con una scala. Puoi giocare scale e catapulte.
guide-walls-archer = Arciere: solo i ninja possono attaccare. Puoi mandare un arciere.
guide-walls-both = Castello e arciere: solo i ninja possono attaccare. Puoi mandare un arciere o una catapulta.
guide-walls-minstrel = Menestrello: nessun attacco è possibile.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, può rispondere: { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldato, truppe

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Vinci con { $gems }.
goal-all = Vinci con tutte le { $gems }.
goal-danger =
    { PERSON($who) ->
        [you] Puoi vincere con un attacco.
       *[other] { $who } può vincere con un attacco.
    }
goal-danger-many =
    { $count ->
        [one] { $count } rivale può vincere con un attacco.
       *[other] { $count } rivali possono vincere con un attacco.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Non rispondere.
hint-wins = Può farti vincere.
hint-takes = Prende { $gems }, se nessuno risponde.
hint-takes-leader = Prende { $gems } a chi è in testa.
hint-opens = Apre la strada per attaccare.
hint-guards =
    { $card ->
        [castle] Tiene le truppe lontane dalle tue gemme.
        [archer] Tiene lontani dalle tue gemme tutti tranne i ninja.
       *[other] Niente può attaccarti fino al tuo prossimo turno.
    }
hint-rival-discards = { $who } deve scartare 2 carte.
hint-takes-cards = Ricevi { $cards }.
hint-chooses = Prendi una delle carte mostrate.
hint-taxes =
    { $count ->
        [one] { $count } rivale con un castello deve pagarti.
       *[other] { $count } rivali con un castello devono pagarti.
    }
hint-stops-win = Altrimenti vince { $who }.
hint-saves = Ti evita di perdere { $gems }.
hint-turns = Rivolge l'attacco contro { $who }.
hint-captures = La carta che attacca va nella tua mano.
hint-saves-archer = Salva il tuo arciere.
hint-nothing-to-lose = Non hai niente da perdere.
hint-keeps-answers = Tieni le carte per rispondere.
hint-steals = Rubi { $gems }.
hint-keeps-highwayman = Tieni il brigante per dopo.
hint-least = È la carta che ti serve meno.
hint-most = Nessun'altra carta mostrata è più utile.
hint-keeps-cards = Tieni le tue carte.
hint-defense =
    { $count ->
        [one] Tieni una carta per rispondere agli attacchi.
       *[other] Tieni { $count } carte per rispondere agli attacchi.
    }
hint-good-draft = La maggior parte delle carte non viste non è migliore.
hint-poor-draft = La maggior parte delle carte non viste è migliore.
hint-not-for-rival = Altrimenti la prende { $who }.
hint-next-card = Al suo posto guardi la carta successiva.
hint-new-cards = Il draft ti porta nuove carte.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] Prendi { $gems } a { $from }!
       *[other] { $who } ti prende { $gems }
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Assalto in strada!
# A traitor turns an attack.
headline-treason = Tradimento!
headline-held =
    { PERSON($who) ->
        [you] Respingi l'attacco!
       *[other] { $who } respinge il tuo attacco
    }
headline-lost =
    { $lost ->
        [archer] Il tuo arciere cade
       *[castle] Il tuo castello cade
    }
headline-no-win =
    { PERSON($who) ->
        [you] Niente vittoria per te
       *[other] Niente vittoria per { $who }!
    }
