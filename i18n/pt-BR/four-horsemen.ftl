### The table of Four Horsemen.
### Terms: match (to 3 Favor), hand (until all cards are played), round (everyone plays a card), lead
### (play the first card of a round), win a round, give (the winner's gifts, a card for each player),
### pile (the cards that a player got, which score), Fate deck (two players only), destroy (a War card
### turns a card face down), out of the hand (by a third Death card), Favor (what the winner of a hand
### gains; it has no plural: 3 Favor).
### The four suits are called horsemen: Death, War, Pestilence, Famine.

title = Mão { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Usar Destino
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Distribuir
clear = Limpar

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Mão { $hand }, nenhum Favor ainda
summary-ahead =
    { $mine ->
        [one] Mão { $hand }, você está vencendo por { $mine } Favor a { $best }
       *[other] Mão { $hand }, você está vencendo por { $mine } Favores a { $best }
    }
summary-behind =
    { $best ->
        [one] Mão { $hand }, você está perdendo por { $best } Favor a { $mine }
       *[other] Mão { $hand }, você está perdendo por { $best } Favores a { $mine }
    }
summary-even =
    { $mine ->
        [one] Mão { $hand }, empate com { $mine } Favor
       *[other] Mão { $hand }, empate com { $mine } Favores
    }

## Prompts. $rival is the name of another player.

prompt-open = Você tem a carta mais baixa, então precisa abrir com { $card }.
prompt-lead = Você abre esta rodada. Jogue qualquer carta.
prompt-follow = { CARD($card, form: "capital") } está vencendo. Jogue qualquer carta.
prompt-play = { TAP("Toque", "Clique") } no meio para jogar { $card }.
prompt-play-key = Pressione Enter para jogar { $card }.
prompt-play-fate = { TAP("Toque", "Clique") } no meio para jogar { $card }. Ou ponha-o sob o baralho do Destino e jogue a carta do topo.
prompt-play-fate-key = Pressione Enter para jogar { $card }. Ou pressione F para pô-lo sob o baralho do Destino e jogar a carta do topo.
# Stands before one of the next two.
prompt-out = Você está fora desta mão.
prompt-rival-plays = { $rival } está escolhendo uma carta.
prompt-rival-gives = { $rival } está distribuindo as cartas.
prompt-over = A partida acabou.

## The only legal action, which is done for the player.

forced-lead = Você tem a carta mais baixa, então precisa abrir com ela.
forced-give = Só há um jeito de distribuir estas cartas: já está feito.

## Prompts while the player gives out the cards of a round.

prompt-give = Você venceu a rodada. { TAP("Toque", "Clique") } em uma carta e depois em quem a recebe.
prompt-give-keys = Você venceu a rodada. Escolha uma carta e depois quem a recebe.
# The winning card is a Death card.
prompt-give-rest = Você venceu com { $card } e fica com ele. { TAP("Toque", "Clique") } em outra carta e depois em um jogador.
prompt-give-rest-keys = Você venceu com { $card } e fica com ele. Escolha outra carta e depois um jogador.
prompt-give-next = { TAP("Toque", "Clique") } na próxima carta e em um jogador.
prompt-give-next-keys = Escolha a próxima carta e um jogador.
prompt-give-all = Distribuir as cartas assim?
prompt-give-all-keys = Pressione Enter para distribuir as cartas assim.
prompt-give-card = Quem recebe { $card }? { TAP("Toque", "Clique") } em um jogador.
prompt-give-card-keys = Quem recebe { $card }? Escolha um jogador.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Pressione Enter para ficar com { $card }.
       *[other] Pressione Enter para dar { $card } a { $who }.
    }

## What a gift would do, as a prompt.

effect-out = { $who } recebe uma terceira carta de Morte e fica fora desta mão.
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destrói seu { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destrói { $card } de { $who }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = 3ª Morte: fora
badge-destroyed = Perdida: { $value } { $horseman }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under = { $who } pôs { $card } sob o baralho do Destino.
log-put-under-hidden = { $who } pôs uma carta sob o baralho do Destino.
# The first card of a hand, which nobody chooses.
log-opened = { $who } tinha a carta mais baixa e abriu com { $card }.
log-played = { $who } jogou { $card }.
log-played-fate = { $who } jogou { $card } do baralho do Destino.
log-round-won = { $who } venceu a rodada com { $card }.
log-given =
    { PERSON($giver) ->
        [you] Você deu { $card } para { $who }.
       *[other] { PERSON($who) ->
            [you] { $giver } deu { $card } para você.
           *[other] { $giver } deu { $card } para { $who }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Você ficou com { $card }.
       *[other] { $who } ficou com { $card }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destruiu seu { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destruiu { $card } de { $who }.
    }
log-out = { $who } recebeu uma terceira carta de Morte e está fora desta mão.
# $points is a text like "7 points".
log-favor = { $who } venceu a mão { $hand } com { $points }: +1 Favor.
log-no-favor = Ninguém ganhou um Favor na mão { $hand }.

## Why something isn't allowed.

refused-must-open = A carta mais baixa abre a mão. Abra com { $card }.
refused-not-in-hand = { CARD($card, form: "capital") } não está na sua mão.
refused-no-fate-deck = O baralho do Destino só é usado com dois jogadores.
refused-opens-from-fate = Não dá para usar o baralho do Destino na abertura da mão. Jogue uma carta da sua mão.
refused-round-not-won = Você só pode distribuir cartas depois que todos jogarem.
refused-must-give = Você venceu a rodada. Distribua antes as cartas dela.
refused-not-one-each = Dê uma carta a cada jogador que ainda está na mão, inclusive você.
refused-not-the-round = Distribua cada carta desta rodada uma vez.
refused-must-take = Você venceu com { $card }, então precisa ficar com ele.

## Players.

note-out = Fora
note-thinking = Pensando…
# Flies to who gains it.
award = +1 Favor
favor =
    { $favor ->
        [1] { $favor } Favor
       *[other] { $favor } Favores
    }
# What decided the match.
result-ahead =
    { $favor ->
        [one] Vitória por { $favor } Favor a { $next }.
       *[other] Vitória por { $favor } Favores a { $next }.
    }
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, { $favor } de { $target } Favores.
badge-note = { $name }, { $note }, { $favor } de { $target } Favores.
badge-out = { $name }, fora desta mão, { $favor } de { $target } Favores.
# $worth is a number with its sign.
badge-worth = As cartas valem { $worth }.
badge-worth-then = As cartas valem { $worth }, depois { $then }.
badge-worth-then-out = As cartas valem { $worth }, depois fora desta mão.
badge-deaths = Cartas de Morte: { $deaths } de { $fatal }.
badge-pestilence = Peste { $sum }, pontua.
badge-pestilence-quiet = Peste { $sum }, não pontua.
badge-famine-sum = Fome { $points }.
badge-hand =
    { $cards ->
        [1] { $cards } carta na mão.
       *[other] { $cards } cartas na mão.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (Dest.)
fate-spot = Destino: { $count }
fate-label =
    { $count ->
        [one] Baralho do Destino, { $count } carta virada para baixo
       *[other] Baralho do Destino, { $count } cartas viradas para baixo
    }
fate-help = Escolha antes uma carta da sua mão. Então você pode pô-la sob o baralho do Destino e jogar a carta do topo no lugar dela.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, pode ser jogado
label-chosen = { CARD($card, form: "title") }, selecionado, pode ser jogado
label-not-now = { CARD($card, form: "title") }, não pode ser jogado agora
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, jogado por você
       *[other] { CARD($card, form: "title") }, jogado por { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, jogado por você, pode ser dado
       *[other] { CARD($card, form: "title") }, jogado por { $who }, pode ser dado
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, jogado por você, selecionado, pode ser dado
       *[other] { CARD($card, form: "title") }, jogado por { $who }, selecionado, pode ser dado
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, vai para você, pode ser recolhido
       *[other] { CARD($card, form: "title") }, vai para { $who }, pode ser recolhido
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, vai para você, não pode ir para mais ninguém
       *[other] { CARD($card, form: "title") }, vai para { $who }, não pode ir para mais ninguém
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, na sua pilha
       *[other] { CARD($card, form: "title") }, na pilha de { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, virado para baixo, na sua pilha
       *[other] { CARD($card, form: "title") }, virado para baixo, na pilha de { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Mão { $hand }: você ganha um Favor
       *[other] Mão { $hand }: { $who } ganha um Favor
    }
hand-decides =
    { PERSON($who) ->
        [you] Mão { $hand }: você ganha o último Favor e a partida
       *[other] Mão { $hand }: { $who } ganha o último Favor e a partida
    }
hand-tied = Mão { $hand }: ninguém ganha um Favor
note-most = Mais pontos nesta mão.
note-tied = Empate na maior pontuação.
note-last = Não resta mais ninguém nesta mão.
note-nobody = Todos estão fora desta mão.
# Stands after one of the notes above.
note-why-out = Quem tem três cartas de Morte está fora e não pontua.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Fora

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Vale { $value } ponto. Mas três cartas de Morte viradas para cima tiram você da mão. Se vencer uma rodada com esta carta, você precisa ficar com ela.
       *[other] Vale { $value } pontos. Mas três cartas de Morte viradas para cima tiram você da mão. Se vencer uma rodada com esta carta, você precisa ficar com ela.
    }
card-war =
    { $value ->
        [one] Vale { $value } ponto. Ao entrar em uma pilha, destrói a carta mais alta dali que ela vence: essa carta é virada para baixo e não pontua.
       *[other] Vale { $value } pontos. Ao entrar em uma pilha, destrói a carta mais alta dali que ela vence: essa carta é virada para baixo e não pontua.
    }
card-pestilence =
    { $value ->
        [one] Vale { $value } ponto, mas só pontua Peste quem tem o menor total de Peste. Se houver empate, pontua quem tem menos cartas de Peste.
       *[other] Vale { $value } pontos, mas só pontua Peste quem tem o menor total de Peste. Se houver empate, pontua quem tem menos cartas de Peste.
    }
card-famine = Vale +{ $value } se você tem um número par de cartas de Fome, ou −{ $value } se tem um número ímpar.
card-order = Vence o valor mais alto. Com valores iguais, Morte vence Guerra, Guerra vence Peste e Peste vence Fome.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Fora desta mão. Estas cartas não pontuam.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Mais uma carta de Morte tira você desta mão.
       *[other] Mais uma carta de Morte tira { $who } desta mão.
    }
standing-famine-even = Um número par de cartas de Fome dá pontos.
standing-famine-odd = Um número ímpar de cartas de Fome tira pontos.
# Why Pestilence scores or does not.
standing-pestilence-alone = Ninguém mais tem Peste.
standing-pestilence-lowest = { $who } tem o menor total.
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] O menor total está empatado, e você tem menos cartas.
       *[other] O menor total está empatado, e { $who } tem menos cartas.
    }
standing-pestilence-more = O menor total está empatado, e outro jogador tem menos cartas.
standing-pestilence-tied = O menor total está empatado, com o mesmo número de cartas, então ninguém pontua Peste.
standing-pestilence-higher = Só o menor total pontua.
# The Pestilence of another player.
standing-pestilence-other =
    { $cards ->
        [one] { $who } tem { $sum } em { $cards } carta.
       *[other] { $who } tem { $sum } em { $cards } cartas.
    }
standing-destroyed =
    { $count ->
        [one] { $count } carta foi destruída e não pontua.
       *[other] { $count } cartas foram destruídas e não pontuam.
    }
standing-no-cards = Nenhuma carta ainda.
standing-deaths = Cartas de Morte: { $deaths } de { $fatal }. A última tira da mão.
standing-favor = Favor: { $favor } de { $target }.

## How to play.

guide-line = Vença rodadas e distribua as cartas: pontos para você, veneno para os outros.
guide-brief-goal = Faça mais pontos que todos em uma mão e ganhe um Favor. Vence quem chegar primeiro a 3 Favores.
guide-brief-turn = Jogue qualquer carta. A mais alta vence a rodada, e quem a jogou distribui as cartas: uma para cada jogador.
guide-brief-watch = Três cartas de Morte viradas para cima deixam você fora da mão. Um número ímpar de cartas de Fome tira pontos.
guide-part-rival = Um rival, com a pilha que pontua
guide-part-round = A rodada: cada um joga uma carta
guide-part-order = Do mais alto ao mais baixo, se os valores são iguais
guide-part-pile = Sua pilha: dá ou tira pontos
guide-part-hand = Sua mão
guide-goal-title = Objetivo
guide-goal = As cartas da sua pilha dão ou tiram pontos. No fim de cada mão, quem tem mais pontos ganha um Favor. Se houver empate no primeiro lugar, ninguém ganha. Vence a partida quem chegar primeiro a 3 Favores.
guide-round-title = Jogar uma rodada
guide-round = Em sentido horário, cada um joga uma carta. Você pode jogar qualquer carta da mão. A carta mais alta vence a rodada, e quem a jogou abre a próxima. Uma exceção: na primeira rodada de uma mão, quem tem a carta mais baixa abre e precisa jogar essa carta.
guide-rank-title = Qual carta é mais alta
guide-rank = Cada cavaleiro tem seis cartas, com valores de 1 a 6. Vence o valor mais alto. Com valores iguais, decide o cavaleiro.
guide-gifts-title = Distribuir as cartas
guide-gifts = Se vencer a rodada, você distribui as cartas jogadas: uma para cada jogador que ainda está na mão, inclusive você. Você decide quem recebe qual, mas uma carta de Morte vencedora fica com você. Cada carta vai, virada para cima, para a pilha de quem a recebe.
guide-war-title = Guerra
guide-war = As cartas de Guerra também dão seu valor em pontos. Além disso, uma carta de Guerra ataca a pilha a que chega: a carta mais alta dali que ela vence é destruída. Ela é virada para baixo e não pontua.
guide-death-title = Morte
guide-death = As cartas de Morte dão seu valor em pontos. Mas, com três delas viradas para cima, você está fora da mão: não joga mais cartas nem pontua. Se isso acontecer em uma rodada que você venceu, o próximo jogador em sentido horário abre.
guide-pestilence-title = Peste
guide-pestilence = Entre os jogadores com cartas de Peste, só pontua com elas quem tem o menor total. Se houver empate, pontua quem tem menos cartas de Peste. Se ainda houver empate, ninguém pontua.
guide-famine-title = Fome
guide-famine = Com um número par de cartas de Fome, você ganha os valores delas. Com um número ímpar, perde esses pontos. O + ou − ao lado do símbolo da Fome no painel de um jogador mostra qual é o caso.
guide-fate-title = O baralho do Destino
guide-fate = Com dois jogadores, oito cartas ficam separadas, viradas para baixo, como baralho do Destino. Em vez de jogar uma carta, você pode pô-la sob o baralho do Destino e jogar a carta do topo, seja qual for. Só você sabe que carta pôs ali. Não dá para fazer isso na abertura de uma mão.
guide-end-title = Fim de uma mão
guide-end = Uma mão termina quando todas as cartas foram jogadas. Se a Morte deixar só um jogador na mão, ela termina antes, e ele ganha o Favor. Se não restar ninguém, ninguém ganha. Para a próxima mão, todas as cartas são embaralhadas e distribuídas de novo: oito para cada jogador, ou seis com quatro jogadores. Se ninguém venceu após 40 mãos, vence quem tem mais Favores, e os empatados dividem a vitória.
guide-table-title = Controles
guide-table =
    { TAP("Toque", "Clique") } em uma carta para pegá-la e { TAP("toque", "clique") } no meio para jogá-la, ou arraste-a até lá. Quando vencer uma rodada, { TAP("toque", "clique") } em uma das cartas e depois em quem a recebe, ou arraste-a até lá. Você pode mudar de ideia até tocar em Distribuir. Com as dicas ativadas, você vê o que um presente faria. { TAP("Toque", "Clique") } em uma pilha para ver quanto ela vale. Segure ou clique com o botão direito em uma carta para ler o que ela faz.

    No teclado, mova-se com as setas, jogue com Enter e aperte os botões com os números. F usa o baralho do Destino, H dá uma dica, S diz o placar, L abre o registro, F1 abre estas regras e Esc volta.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = Do mais alto ao mais baixo: Morte, Guerra, Peste, Fome

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = vence
guide-higher = Vence o valor mais alto.
guide-equal = Valores iguais: Guerra vence Peste.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Vence o 1, mas não o 2 de Morte.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] a pilha da esquerda faz { $points } ponto
       *[other] a pilha da esquerda faz { $points } pontos
    }
guide-right-scores =
    { $points ->
        [one] a pilha da direita faz { $points } ponto
       *[other] a pilha da direita faz { $points } pontos
    }
guide-nobody-scores = ninguém pontua
guide-lower = 10 contra 4: o menor total pontua.
guide-fewer = 6 cada: a pilha com menos cartas pontua.
guide-tied = 9 cada, com duas cartas cada.
# Beside one pile.
guide-scores =
    { $points ->
        [one] dá { $points } ponto
       *[other] dá { $points } pontos
    }
guide-costs =
    { $points ->
        [one] tira { $points } ponto
       *[other] tira { $points } pontos
    }
guide-even = Duas cartas: número par.
guide-odd = Uma carta: número ímpar.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Mão vencida: um Favor. Com { $favor }, vence.
goal-danger =
    { PERSON($who) ->
        [you] Falta 1 Favor para você vencer.
       *[other] Falta 1 Favor para { $who } vencer.
    }
goal-danger-all = Falta um Favor para cada um vencer.
goal-danger-many =
    { $count ->
        [one] Falta 1 Favor para { $count } rival vencer.
       *[other] Falta 1 Favor para { $count } rivais vencerem.
    }

## Hints: what to do, and then why.

hint-play = Jogue { $card }.
hint-fate = Ponha { $card } sob o baralho do Destino.
# $gifts is a list of gifts.
hint-gives = Dê { $gifts }.
hint-gift = a { $who } { $card }
hint-wins-round = Vence a rodada, então você distribui as cartas.
hint-often-wins =
    { $often ->
        [usually] Geralmente vence a rodada.
       *[always] Quase sempre vence a rodada.
    }
hint-wins-about = Vence a rodada cerca de { $tenths } vezes em 10.
hint-lowest = Não pode vencer esta rodada e é sua carta mais baixa.
hint-keeps = Você guarda { $card } para depois.
hint-keeps-higher = Você guarda suas cartas mais altas para depois.
hint-helps-least = Nenhuma outra carta sua ajuda menos seus rivais.
hint-hides = Por enquanto, não vai para nenhuma pilha.
hint-wins-favor = Você ganha o Favor.
hint-eliminates = Com a terceira Morte, { $who } sai.
hint-leads =
    { $points ->
        [one] Assim você fica { $points } ponto à frente.
       *[other] Assim você fica { $points } pontos à frente.
    }
hint-costs =
    { $points ->
        [one] Custa { $points } ponto a { $who }.
       *[other] Custa { $points } pontos a { $who }.
    }
hint-gains =
    { $points ->
        [one] Você ganha { $points } ponto.
       *[other] Você ganha { $points } pontos.
    }
hint-spares =
    { $points ->
        [one] A segunda melhor opção dá a você { $points } ponto a menos.
       *[other] A segunda melhor opção dá a você { $points } pontos a menos.
    }
hint-denies =
    { $points ->
        [one] A segunda melhor opção dá { $points } ponto a mais a { $who }.
       *[other] A segunda melhor opção dá { $points } pontos a mais a { $who }.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: você vai de { $before } a { $after }!
       *[other] { $horseman }: { $who } vai de { $before } a { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: você cai de { $before } para { $after }
       *[other] { $horseman }: { $who } cai de { $before } para { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Terceira Morte: você está fora!
       *[other] Terceira Morte: { $who } está fora!
    }
headline-favor =
    { PERSON($who) ->
        [you] O Favor é seu!
       *[other] O Favor vai para { $who }
    }
