### The table of Four Kingdoms, a solitaire.
### Terms: deal (a shuffle; deals have numbers), stock (the face-down pile), waste (where its cards are
### dealt to), free land (one of the seven piles of the tableau), run (cards of one suit, each one higher
### than the card under it), kingdom (the places of a suit: castle with king, queen and jack, tower,
### subjects, dungeon, guest chamber), home (where a card ends up: every place of its kingdom but the guest
### chamber), hint, solution (moves that win), winnable, with help (played with what looks at hidden cards).

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [1] { $count } jogada  { $time }
       *[other] { $count } jogadas  { $time }
    }
summary =
    { $stock ->
        [0] { $home } de 52 cartas em casa, monte vazio
       *[other] { $home } de 52 cartas em casa, { $stock } no monte
    }

## Buttons and commands.

redo = Refazer
hint = Dica
deal-card = Virar carta
finish = Terminar
show-waste = Ver descarte
check-winnable = Dá para vencer?
show-solution = Ver solução
restart = Recomeçar
new-deal = Novo jogo…
# Shows what can be done when no useful moves are left.
options = Ver opções
keep-looking = Continuar procurando
rewind = Voltar até onde dá para vencer
# On the result of a deal.
again = Novo jogo

## The menu.

menu-title = Este jogo
# Above "Still winnable?" and "Show solution".
counts-as-help = Isso usa cartas ocultas, então o jogo conta como jogado com ajuda.
rewind-counts-as-help = Voltar assim usa cartas ocultas, então o jogo conta como jogado com ajuda.

## Questions.

restart-title = Recomeçar este jogo?
restart-text = Todas as cartas voltam ao começo. Você pode desfazer isso.
hopeless-title = Este jogo não tem solução
hopeless-text = Recomeçar mesmo assim?

## Prompts.

prompt-start = Empilhe por naipe e mande todas as cartas para casa.
prompt-start-daily = Jogo do dia, { $day }. Empilhe por naipe e mande todas as cartas para casa.
prompt-home = { $home } de 52 cartas em casa.
prompt-automatic =
    { $count ->
        [one] { $count } carta foi para casa automaticamente.
       *[other] { $count } cartas foram para casa automaticamente.
    }
prompt-where = Escolha um lugar para { $card }.
prompt-stuck = Não há mais jogadas úteis.
prompt-lost = Não dá mais para vencer daqui.
prompt-finish = O resto pode ir para casa automaticamente.
prompt-complete = Os quatro reinos estão completos.
prompt-searching = Pensando…
prompt-solution = Este é um jeito de vencer. { TAP("Toque", "Clique") } para parar.
solution-shown = Esse foi um jeito de vencer. Sua posição foi restaurada.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = Não há mais jogadas úteis
stuck-text = Seja qual for a jogada, nenhuma outra carta pode ser virada ou ir para casa. Desfaça para tentar outra coisa.
lost-title = Não dá mais para vencer este jogo
lost-text = Ainda há jogadas, mas nenhuma leva à vitória.

## What was found out.

winnable-yes = Sim, ainda dá para vencer.
winnable-no = Não, daqui não dá para vencer. Tente desfazer algumas jogadas.
winnable-unknown = Levaria tempo demais para descobrir.
rewound-none = Ainda dá para vencer daqui.
rewound =
    { $count ->
        [one] { $count } jogada desfeita. Daqui dá para vencer.
       *[other] { $count } jogadas desfeitas. Daqui dá para vencer.
    }
rewound-never = Este jogo não tinha solução nem desde o começo.
rewound-unknown = Levaria tempo demais para descobrir. Você ainda pode desfazer.
no-search = O Cardkeep não pode verificar isso agora ({ $reason }).

## Hints.

hint-none = Não há mais jogadas úteis. Desfaça para tentar outra coisa.
hint-deal = Vire a próxima carta do monte.
hint-onto = Mova { $card } para cima { CARD($top, form: "of") }.
hint-run-onto = Mova a sequência que começa com { $card } para cima { CARD($top, form: "of") }.
hint-land = Mova { $card } para { $place }, que está vazia.
hint-run-land = Mova a sequência que começa com { $card } para { $place }, que está vazia.
hint-guest = Mova { $card } para seu quarto de hóspedes.
hint-home = Mande { $card } para casa.
hint-opens = Depois { $card } pode ir para casa.
hint-turns-up = Isso revela uma carta oculta.
hint-empties = Deixa vazia uma terra livre.
hint-frees = Libera { $card }.
hint-only = Nenhuma jogada na mesa ajuda agora.
hint-wins = Depois disso, ainda dá para vencer.

## What happened, for the log.

log-dealt = { CARD($card, form: "the-short-capital") } saiu do monte.
log-moved = { CARD($card, form: "the-short-capital") } foi para { $place }.
# A run; $first is its lowest card and $last its highest.
log-moved-run = { CARD($first, form: "short") }–{ CARD($last, form: "short") } foram para { $place }.
log-turned-up = { CARD($card, form: "the-short-capital") } foi virad{ CARD($card, form: "ending") } para cima.
log-won = Todas as cartas em casa. Você venceu.

## The result.

won = Você venceu!
tally-helped =
    { $won ->
        [1] Com ajuda: { $won } vitória em { $played }
       *[other] Com ajuda: { $won } vitórias em { $played }
    }
# Names of values in a table.
result-daily = Jogo do dia
result-deal = Jogo
result-time = Tempo
result-moves = Jogadas
result-best-time = Melhor tempo
result-fewest-moves = Menos jogadas

## Places.

stock =
    { $count ->
        [1] Monte, { $count } carta
       *[other] Monte, { $count } cartas
    }
stock-empty = O monte está vazio.
waste =
    { $count ->
        [one] Descarte: { $count } carta
       *[other] Descarte: { $count } cartas, a mais recente primeiro
    }
waste-top = { CARD($card, form: "capital") } está no topo.
waste-empty = O descarte está vazio.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = A terra livre { $number } está vazia. Qualquer carta ou sequência pode vir para cá.
empty-tower = Torre de { $suit }: o dez vem para cá.
empty-king = Castelo de { $suit }: o rei vem para cá.
empty-queen =
    { $locked ->
        [yes] Castelo de { $suit }: a dama vem para cá depois do rei.
       *[no] Castelo de { $suit }: a dama vem para cá.
    }
empty-jack =
    { $locked ->
        [yes] Castelo de { $suit }: o valete vem para cá depois do rei e da dama.
       *[no] Castelo de { $suit }: o valete vem para cá.
    }
empty-subjects =
    { $locked ->
        [yes] Súditos de { $suit }: do nove ao dois vêm para cá quando rei, dama e valete estiverem no castelo.
       *[no] Súditos de { $suit }: do nove ao dois vêm para cá em ordem.
    }
empty-dungeon =
    { $locked ->
        [yes] Masmorra de { $suit }: o ás vem para cá quando o castelo e a torre estiverem completos.
       *[no] Masmorra de { $suit }: o ás vem para cá.
    }
empty-guest =
    { $locked ->
        [yes] Quarto de hóspedes de { $suit }: abre quando rei e dama estiverem no castelo.
       *[no] Quarto de hóspedes de { $suit }: recebe qualquer { CARD($suit, form: "one") }, menos o ás.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, selecionad{ CARD($card, form: "ending") }, cobert{ CARD($card, form: "ending") }
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, selecionad{ CARD($card, form: "ending") }
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, cobert{ CARD($card, form: "ending") }
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = Sua casa é o castelo de { $suit }.
home-tower = Sua casa é a torre de { $suit }. Pode ir para lá a qualquer momento.
home-subjects = Sua casa fica entre os súditos de { $suit }, do nove ao dois.
home-dungeon = Sua casa é a masmorra de { $suit }.
built-on = Em uma terra livre, { $card } vai sobre esta carta.
not-built-on = Em uma terra livre, nada vai sobre esta carta.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = { CARD($card, form: "capital") } ainda não pode sair. Vai sobre { $under }, para uma terra livre vazia ou para casa.
stays = { CARD($card, form: "capital") } ainda não pode sair: não pode ir para casa, e nenhuma terra livre está vazia.
stays-home = { CARD($card, form: "capital") } está em casa e não pode ir para outro lugar agora.
cannot-finish = Ainda não dá para terminar. Algumas cartas não podem ir direto para casa.
face-down = Você só pode mover cartas viradas para cima.
refused-no-such-place = Há 7 terras livres.
refused-ace-onto-card = Um ás só pode ir para uma terra livre vazia ou para sua masmorra.
refused-onto-king = Nada vai sobre um rei.
refused-onto-ace = Nada vai sobre um ás.
refused-does-not-build = Só { $wanted } vai sobre { $top }.
refused-not-a-run = Só dá para mover cartas juntas se forem uma sequência do mesmo naipe.
refused-other-suit = Só cartas de { $suit } podem ir para { $place }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] Só o dez pode ir para a torre de { $suit }.
        [king] Só o rei pode vir para cá no castelo de { $suit }.
        [queen] Só a dama pode vir para cá no castelo de { $suit }.
        [jack] Só o valete pode vir para cá no castelo de { $suit }.
        [dungeon] Só o ás pode ir para a masmorra de { $suit }.
       *[subjects] Só cartas do nove ao dois podem ir para os súditos de { $suit }.
    }
refused-ace-as-guest = Um ás não pode ir para o quarto de hóspedes.
refused-guest-taken = O quarto de hóspedes de { $suit } já tem uma carta.
refused-needs-rank = O castelo de { $suit } precisa antes { CARD($rank, form: "of") }.
refused-needs-for-guest = O quarto de hóspedes de { $suit } abre quando rei e dama estiverem no castelo.
refused-needs-for-subjects = Os súditos de { $suit } podem ir para casa quando rei, dama e valete estiverem no castelo.
refused-needs-for-dungeon = A masmorra de { $suit } abre quando o castelo e a torre estiverem completos.
refused-subjects-in-order = O próximo súdito de { $suit } é { CARD($rank, form: "the") }.
refused-to-waste = Você não pode mover cartas para o descarte.
refused-from-home = Uma carta em casa só pode voltar para uma terra livre ou para seu quarto de hóspedes.
refused-stock-empty = O monte está vazio. Você só passa por ele uma vez.
refused-won = Você já venceu.
refused-nothing-there = Não há carta ali para mover.
refused-same-place = A carta já está ali.
refused-one-card = Você só pode mover uma sequência de uma terra livre para outra.

## How to play.

guide-line = Mande os quatro naipes para casa, nos seus reinos. É um jogo para uma pessoa.
guide-brief-goal = Mande todas as 52 cartas para casa, cada uma no reino do seu naipe.
guide-brief-turn = Mande uma carta para casa ou ponha-a sobre a imediatamente mais baixa do mesmo naipe. { TAP("Toque", "Clique") } no monte para virar outra carta.
guide-brief-watch = Você só passa pelo monte uma vez, e nada vai sobre um ás. Não enterre as cartas de que precisa.
guide-part-dungeon = Masmorra: o ás, depois de K, Q, J e 10
guide-part-tower = Torre: o dez, a qualquer momento
guide-part-guest = Quarto de hóspedes: uma carta qualquer, menos o ás
guide-part-castle = Castelo: rei, depois dama, depois valete
guide-part-subjects = Súditos: do nove ao dois
guide-part-lands = Terras livres: ordem crescente, por naipe
guide-part-stock = Monte e descarte
guide-goal-title = Objetivo
guide-goal = Cada naipe tem um reino com castelo, torre, súditos e masmorra. Esses lugares são as casas das suas cartas. Você vence quando todas as 52 cartas estão em casa. Não há adversário nem limite de tempo. O relógio faz uma pausa enquanto você está fora, enquanto uma página ou menu cobre a mesa e enquanto uma solução é mostrada. Ele para com a jogada vencedora.
guide-lands-title = Terras livres
guide-lands = Há sete pilhas de quatro cartas, e só a do topo de cada uma está virada para cima. Empilhe-as em ordem crescente, por naipe: uma carta vai sobre a imediatamente mais baixa do mesmo naipe. Cartas empilhadas assim formam uma sequência. Você pode mover uma sequência inteira, ou só a parte de cima, para outra terra livre. Quando uma carta virada para baixo chega ao topo, ela é virada para cima. Uma terra livre vazia recebe qualquer carta ou sequência. Nada vai sobre um ás.
guide-stock-title = Monte e descarte
guide-stock = { TAP("Toque", "Clique") } no monte para virar a próxima carta no descarte. Você sempre pode jogar a carta do topo do descarte. Você só passa pelo monte uma vez, então procure outras jogadas antes de virar. Segure ou clique com o botão direito no descarte para ver todas as cartas. Com a regra da casa Virada automática, uma carta é virada sempre que o descarte fica vazio.
guide-castle-title = Castelo e torre
guide-castle = O castelo recebe o rei do seu naipe, depois a dama, depois o valete. A torre recebe o dez a qualquer momento. Mas não tenha pressa com o dez: enquanto ele está em uma terra livre, você pode pôr o valete sobre ele.
guide-subjects-title = Súditos e masmorra
guide-subjects = Quando rei, dama e valete estão no castelo, os súditos vão para casa um a um, do nove ao dois. O ás vai para a masmorra quando o castelo e a torre estão completos. Um pequeno cadeado marca um lugar que ainda não está aberto. { TAP("Toque", "Clique") } no lugar para ver do que ele precisa.
guide-guest-title = Quarto de hóspedes
guide-guest = Quando rei e dama estão no castelo, abre-se o quarto de hóspedes do naipe. Ele guarda uma carta qualquer desse naipe, menos o ás, até você poder jogá-la em outro lugar.
guide-back-title = Pegar cartas de volta
guide-back = Você pode levar a carta do topo de uma casa de volta para uma terra livre que a aceite ou para seu quarto de hóspedes aberto (menos o ás). As cartas que foram para casa depois dela ficam lá.
guide-table-title = Controles
guide-table =
    { TAP("Toque", "Clique") } em uma carta e depois no lugar onde a quer, ou arraste-a até lá. Os lugares que a recebem ficam destacados. { TAP("Toque", "Clique") } nela de novo para mandá-la ao melhor lugar. Com Jogar com um { TAP("toque", "clique") }, que você pode ativar nas configurações, o primeiro { TAP("toque", "clique") } já faz isso se for útil. Segure ou clique com o botão direito em uma carta para ler sobre ela.

    Você pode desfazer e refazer todas as jogadas, mesmo dias depois, e até um recomeço. Jogadas desfeitas e cartas que vão para casa automaticamente não somam na sua contagem de jogadas.

    No teclado, mova-se com as setas e pressione Enter para pegar ou soltar cartas. Em uma sequência, pressione Enter de novo para pegar uma carta a menos. U desfaz, Y refaz, H dá uma dica, D vira uma carta, W mostra o descarte, F termina, S diz até onde você chegou e L abre o registro.
guide-help-title = Ajuda
guide-help =
    Uma dica usa só o que você pode ver. As cartas de que você não precisa em outro lugar vão para casa automaticamente, a menos que você desative isso nas configurações. Quando o resto pode ir direto para casa, { TAP("toque", "clique") } em Terminar.

    No menu, você pode verificar se ainda dá para vencer ou ver uma solução. Quando não há mais jogadas úteis, pode voltar até onde dá para vencer. Tudo isso usa cartas ocultas, então o jogo conta como jogado com ajuda e aparece à parte nas estatísticas.

    Nas configurações, você pode pedir um aviso quando o jogo está perdido. As dicas então só mostram jogadas que ainda podem vencer. Depois de um aviso ou dica assim, o jogo conta como jogado com ajuda.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = vai sobre
guide-verdict-off = não vai sobre
guide-example-higher = Um a mais, mesmo naipe.
guide-example-king = Um rei fecha a sequência.
guide-example-suit = Naipes diferentes.
guide-example-ace = Nada vai sobre um ás.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Leve as { $cards } cartas para casa.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = Castelo de { $suit } completo!
headline-kingdom = Reino de { $suit } completo!
