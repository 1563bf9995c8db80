### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade), partner suits (of the same color).

title = Mão { $hand } de { $hands }
keep-hand = Manter a mão
yield-battle = Ceder
yield-title = Ceder esta batalha?
yield-text = Você ainda tem uma carta que vence a do adversário.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [1] { $points } ponto
        [2] { $points } ponto
        [3] { $points } ponto
       *[other] { $points } pontos
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Fim da partida: você venceu por { $mine } a { $theirs }
summary-over-lost = Fim da partida: você perdeu por { $theirs } a { $mine }
summary-over-draw = Fim da partida: empate em { $mine }
summary-ahead = Mão { $hand } de { $hands }, vencendo por { $mine } a { $theirs }
summary-behind = Mão { $hand } de { $hands }, perdendo por { $theirs } a { $mine }
summary-even = Mão { $hand } de { $hands }, empate em { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Troque uma carta com a Paliçada ou mantenha sua mão.
prompt-swap-slot = { TAP("Toque", "Clique") } em uma carta da Paliçada para trocá-la { CARD($card, form: "by") }.
prompt-swap-key = Pressione Enter para trocar { $card } por esta carta da Paliçada.
prompt-swap-first = Escolha antes uma carta da sua mão.
prompt-swap-rival = { $rival } pode trocar uma carta com a Paliçada.
prompt-open = Escolha uma carta para abrir. Os dois revelam juntos.
prompt-stand-off = Impasse. Escolha outra carta.
prompt-open-rival = { $rival } está escolhendo uma carta.
prompt-answer = Vença { $card } ou você perde o campo.
prompt-answer-rival = { $rival } precisa vencer { $card }.
prompt-forfeit = Você perde a batalha. Adicione a carta menos útil.
prompt-forfeit-rival = { $rival } jogou menos cartas e perde mais uma.
prompt-play = { TAP("Toque", "Clique") } no campo para jogar { $card }.
prompt-play-key = Pressione Enter para jogar { $card }.
prompt-add = { TAP("Toque", "Clique") } no campo para pôr { $card } nele.
prompt-add-key = Pressione Enter para pôr { $card } no campo.
prompt-over = { $summary }. Segure uma pilha (ou clique com o direito) para ver as cartas.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Você abriu com { CARD($mine, form: "short") }, { $rival } com { CARD($theirs, form: "short") }.
       *[other] { $me } abriu com { CARD($mine, form: "short") }, { $rival } com { CARD($theirs, form: "short") }.
    }
log-stand-off = Impasse: nenhuma das cartas vence a outra.
log-answered = { $who } respondeu com { CARD($card, form: "short") }.
log-no-answer =
    { PERSON($who) ->
        [you] Você não tinha como vencer { CARD($card, form: "short") } e perdeu a batalha.
       *[other] { $who } não tinha como vencer { CARD($card, form: "short") } e perdeu a batalha.
    }
log-yielded = { $who } cedeu a batalha.
log-added =
    { PERSON($who) ->
        [you] Você jogou uma carta a menos e perde também { CARD($card, form: "short") }.
       *[other] { $who } jogou uma carta a menos e perde também { CARD($card, form: "short") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Você ganhou todas as cartas do campo: { $points }.
       *[other] { $who } ganhou todas as cartas do campo: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Você ganhou todas as cartas do campo: { $points }. Com isso, vence a partida!
       *[other] { $who } ganhou todas as cartas do campo: { $points }. Com isso, vence a partida.
    }
log-took-back = As duas mãos estão vazias, então cada um recolhe suas cartas.
log-hand =
    { PERSON($me) ->
        [you] Mão { $hand }: você { $mine }, { $rival } { $theirs }.
       *[other] Mão { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Você deixou { CARD($gave, form: "short") } na posição { $slot } e pegou { CARD($took, form: "short") }.
log-traded-rival = { $rival } trocou uma carta com a posição { $slot }.
log-kept =
    { PERSON($who) ->
        [you] Você não trocou nenhuma carta com a Paliçada.
       *[other] { $who } não trocou nenhuma carta com a Paliçada.
    }
log-draw = A partida terminou empatada.
# What decided the match.
result-hand = A mão { $hand } deu a maior vantagem: { $won } a { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Você vence a mão { $hand }
       *[other] { $who } vence a mão { $hand }
    }
hand-tied = A mão { $hand } terminou empatada
hand-trade =
    { PERSON($who) ->
        [you] Você ganhou menos cartas e pode trocar uma carta com a Paliçada.
       *[other] { $who } ganhou menos cartas e pode trocar uma carta com a Paliçada.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Sua carta está virada para baixo.
       *[other] { $who } já escolheu uma carta.
    }
say-pressed =
    { PERSON($who) ->
        [you] Sua carta foi vencida.
       *[other] A carta de { $who } foi vencida.
    }

heading-hand = Mão { $hand }

## Players and piles.

note-cards =
    { $count ->
        [1] { $level }, { $count } carta
       *[other] { $level }, { $count } cartas
    }
note-thinking = { $level }, pensando…
# A player's badge for screen readers; $hands is a list of points.
badge = { $name }: { $points }; por mão { $hands }
badge-note = { $name }, { $note }: { $points }; por mão { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { $count ->
        [1] { $who } ganhou { $count } carta
       *[other] { $who } ganhou { $count } cartas
    }
pile-points = Pontos por mão: { $hands }.
slot-title = Paliçada, posição { $slot }
slot-mine = Você deixou { $card } aqui.
slot-rival = { $rival } deixou aqui uma carta que você não viu.
slot-unseen = Ninguém viu esta carta.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Você { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Empate: ninguém troca com a Paliçada.
banner-took = Você pegou { $card } da posição { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, pode ser trocad{ CARD($card, form: "ending") }
label-play = { CARD($card, form: "title") }, pode ser jogad{ CARD($card, form: "ending") }
label-add = { CARD($card, form: "title") }, pode ir para o campo
label-not-now = { CARD($card, form: "title") }, não pode ser jogad{ CARD($card, form: "ending") } agora
label-hidden = Carta virada para baixo
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, no campo, do seu lado, número { $number }
       *[no] { CARD($card, form: "title") }, no campo, do lado do adversário, número { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Carta virada para baixo, no campo, do seu lado, número { $number }
       *[no] Carta virada para baixo, no campo, do lado do adversário, número { $number }
    }
label-field-of = { CARD($card, form: "title") }, no campo, do lado de { $name }, número { $number }
label-field-hidden-of = Carta virada para baixo, no campo, do lado de { $name }, número { $number }
label-slot = Paliçada, posição { $slot } de { $slots }, virada para baixo
label-slot-mine = Paliçada, posição { $slot } de { $slots }: { $card } que você deixou

## What a card can do.

beats-suit = Vence qualquer { CARD($suit, form: "one") }, seja qual for o valor.
beats-suit-and-red = Vence qualquer { CARD($suit, form: "one") } e as de copas e ouros mais baixas.
beats-suit-and-black = Vence qualquer { CARD($suit, form: "one") } e as de paus e espadas mais baixas.
loses-to-suit = Perde para qualquer { CARD($suit, form: "one") }.
loses-to-suit-and-red = Perde para qualquer { CARD($suit, form: "one") } e para as de copas e ouros mais altas.
loses-to-suit-and-black = Perde para qualquer { CARD($suit, form: "one") } e para as de paus e espadas mais altas.
beats-card = Vence { $card }.
loses-to-card = Perde para { $card }.
ties-card = Entre esta carta e { $card }, nenhuma vence a outra.

## Why an action is not allowed.

refused-not-in-hand = Você não tem { $card }.
refused-nobody-pressed = Nenhuma carta foi vencida ainda. Abra a batalha com uma carta virada para baixo.
refused-does-not-beat = { CARD($card, form: "capital") } não vence { $newest }.
refused-may-not-yield = Você tem uma carta que vence a do adversário, então precisa jogar uma.
refused-must-answer = Sua carta foi vencida. Responda com uma que vença a do adversário.
refused-not-pressed = Você só pode ceder quando sua carta é vencida.
refused-must-add = Você perdeu esta batalha com uma carta a menos. Acrescente uma carta ao campo.
refused-not-loser = Só quem perde a batalha acrescenta uma carta.
refused-no-such-slot = A Paliçada tem as posições 1 a { $slots }.
refused-must-trade = Antes, troque uma carta com a Paliçada ou mantenha sua mão.
refused-no-trade = Você só pode trocar antes de uma mão, e só se ganhou menos cartas que o adversário na anterior.
refused-over = A partida acabou.

## How to play.

guide-line = Vença sempre a carta mais recente do adversário. Se não puder, você perde o campo.
guide-brief-goal = Faça mais pontos em quatro mãos. Cada carta ganha em batalha vale meio ponto.
guide-brief-turn = Vença a carta mais recente do adversário: com o naipe que vence o dela, ou com uma carta mais alta do mesmo naipe ou do naipe parceiro.
guide-brief-watch = Se não puder, você perde a batalha, e o adversário ganha todas as cartas do campo.
guide-part-rival = A mão do adversário
guide-part-field = O campo: em cima as cartas do adversário, embaixo as suas
guide-part-beaten = A carta que você precisa vencer
guide-part-circle = Cada naipe vence o próximo
guide-part-stockade = A Paliçada: quatro cartas que ninguém viu
guide-part-hand = Sua mão
guide-goal-title = Objetivo
guide-goal = Ganhe cartas em batalhas ao longo de quatro mãos. Cada carta ganha vale meio ponto. Depois da quarta mão, vence quem tiver mais pontos. Totais iguais são um empate.
guide-opening-title = Abrir uma batalha
guide-opening = Você e seu adversário escolhem uma carta cada e as revelam juntos. Se uma vence a outra, quem teve a carta vencida precisa responder. Se nenhuma vence, há um impasse: os dois jogam mais uma carta da mesma forma, e o novo par decide. Se um impasse deixa as duas mãos vazias, cada um recolhe as cartas que jogou.
guide-beats-title = Qual carta vence qual
guide-beats = Os naipes vencem uns aos outros em círculo, seja qual for o valor: até o dois de copas vence o ás de espadas. Copas e ouros são naipes parceiros, assim como paus e espadas. Entre duas cartas do mesmo naipe ou de naipes parceiros, vence o valor mais alto, e o ás é o mais alto de todos. Com valores iguais, nenhuma vence a outra.
guide-answering-title = Responder
guide-answering = Se sua carta mais recente é vencida, você precisa responder: jogue uma carta que vença a mais recente do adversário. Depois é ele quem precisa responder, e assim por diante. Você escolhe com que carta responder, mas, se puder, é obrigatório responder, a menos que a regra da casa Ceder batalhas esteja ativada.
guide-losing-title = Perder o campo
guide-losing =
    Se não puder responder, você perde a batalha. Se o campo tiver então um número ímpar de cartas, você acrescenta mais uma da sua mão, a que quiser. O adversário ganha todas as cartas do campo.

    Com a regra da casa Ceder batalhas, você também pode ceder uma batalha em que ainda poderia responder. Você a perde da mesma forma.
guide-hands-title = Quatro mãos
guide-hands = As batalhas seguem até as duas mãos ficarem vazias. Então cada jogador recebe seis cartas novas. Cada mão vale 6 pontos no total, e o baralho dá para quatro mãos.
guide-stockade-title = A Paliçada
guide-stockade = Quatro cartas ficam viradas para baixo ao lado do campo, sem que ninguém as tenha visto. Antes da segunda, da terceira e da quarta mão, quem ganhou menos cartas na mão anterior pode trocar uma carta por uma destas, sem olhar antes. A carta entregue fica ali virada para baixo, e só quem a trocou sabe qual é. Se os dois ganharam o mesmo número de cartas, ninguém troca.
guide-table-title = Controles
guide-table =
    { TAP("Toque", "Clique") } em uma carta para pegá-la e { TAP("toque", "clique") } no campo para jogá-la, ou arraste-a até lá. Quando você precisa responder, as cartas que servem ficam destacadas. Segure ou clique com o botão direito em uma carta para ver o que ela vence, em uma posição da Paliçada para ver quem deixou uma carta ali ou em uma pilha para ver suas cartas.

    No teclado, mova-se com as setas, jogue com Enter e aperte os botões com os números. H dá uma dica, S diz o placar, L abre o registro, F1 abre estas regras e Esc volta.
# The suits stand in a row, and the first again at its end.
guide-cycle = Copas vence espadas, espadas vence ouros, ouros vence paus e paus vence copas

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = vence
# Neither beats the other.
guide-verdict-stand-off = impasse
guide-hearts-spades = Copas vence espadas.
guide-diamonds-clubs = Ouros vence paus.
guide-partners = Naipes parceiros: vence o valor mais alto.
guide-equal = Naipes parceiros com valores iguais.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Vence quem somar mais em { $hands } mãos.
goal-danger = { $who } pode vencer com esta batalha.
goal-danger-both = Esta batalha pode decidir a partida.

## Hints: what to do, and then why.

hint-play = Jogue { CARD($card, form: "the-short") }.
hint-add = Ponha { CARD($card, form: "the-short") } no campo.
hint-trade = Troque { CARD($card, form: "the-short") } com a posição { $slot }.
hint-keep = Mantenha a mão.
hint-yield = Ceda a batalha.
hint-unbeatable = { $rival } não pode vencê-la.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } geralmente não pode vencê-la.
       *[always] { $rival } quase nunca pode vencê-la.
    }
hint-enough = É o bastante, e você guarda { CARD($card, form: "the-short") }.
hint-few-beat =
    { $count ->
        [one] Só { $count } das { $of } cartas possíveis a vence.
       *[other] Só { $count } das { $of } cartas possíveis a vencem.
    }
hint-strong = Vence { $count } das { $of } cartas possíveis.
hint-saves = Você guarda { CARD($card, form: "the-short") } para responder.
hint-harder = É mais difícil de vencer que { CARD($card, form: "the-short") }.
hint-keeps-stronger = Você guarda suas cartas mais fortes.
hint-weakest = É sua carta mais fraca.
hint-recovers = Você recupera { CARD($card, form: "the-short") }.
hint-below-average = Uma carta média é mais forte.
hint-good-hand = Nenhuma carta sua é fraca.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] Você leva { $count } cartas!
       *[other] { $who } leva { $count } cartas
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Todas as cartas são suas!
       *[other] { $who } leva todas as cartas
    }
