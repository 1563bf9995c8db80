### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Avançar
skip = Pular
# Takes the action that the step asks for.
show-me = Mostrar
play-on = Continuar

## Answers to a tap that does something else

read-first = Primeiro leia a dica acima e depois { TAP("toque", "clique") } em “Avançar”.
not-yet = Isso fica para depois. Primeiro faça o que diz a dica acima.
astray = Também vale! Volte para tentar do outro jeito ou pule esta etapa.
lesson-unreadable = Não foi possível ler a lição, então ela recomeça.

## Torre de Vigia

## Positions to solve

exercise-find = { $number } de { $of }. Qual é a melhor jogada?
exercise-own = { $number } de { $of }, de uma partida sua: ache algo melhor do que naquela vez.
exercise-alone = { $number } de { $of }. Só alguns movimentos mantêm o jogo vencível. Ache um.
exercise-none = Você já conhece todas as posições. As que errou voltam em alguns dias.
exercise-right = Isso!
exercise-found = Agora sim.
exercise-winnable = O jogo ainda pode ser vencido.
exercise-odds = Chance de vencer { $best }; depois do erro mais comum, { $other }.
exercise-wrong = Isso custa { $lost } de chance de vencer. Tente outra jogada.
exercise-almost = Quase, mas custa { $lost }. Há algo melhor.
exercise-lost = Depois disso, o jogo não pode mais ser vencido. Tente outro movimento.
exercise-try-again = Não é a melhor jogada.
exercise-judging = Conferindo sua jogada…
exercise-shown = Esta é a melhor jogada. Faça-a para continuar.
exercise-only = Aqui você só procura a melhor jogada.
exercise-next = Próxima posição
exercise-done = Por hoje é só
exercise-day = { $solved } de { $tried } de primeira
exercise-tomorrow = Amanhã cinco novas posições esperam por você.

watchtower =
    { $say ->
        [army] Estas 4 cartas são seu exército. { $rival } não pode vê-las.
        [fort] Estas 4 são seu forte. Todos o veem.
        [goal] Quatro cartas do mesmo valor no forte formam uma torre de vigia. Um dez já está lá, e seu exército tem dois!
        [burn] Queimar troca uma carta do forte por cartas novas do exército: 2 por uma dama. { TAP("Toque", "Clique") } nela e em Queimar.
        [place] A cada turno você compra uma carta. Depois coloca cartas no forte: { TAP("toque", "clique") } num dez e depois no forte.
        [tower] Dois dez formam uma torre: só um exército de 6 cartas ou mais a ataca, e de 10 uma trinca. Coloque também o terceiro.
        [attack] { $rival } tem o último dez! Você pode atacar uma carta por turno. { TAP("Toque", "Clique") } nele e ataque com 1 carta.
        [pick] A batalha é às cegas: { $rival } escolheu uma carta sua. Agora escolha uma de { $rival }.
        [sevens] A carta mais alta vence a batalha. Mas um sete que ataca vence tudo!
        [fourth] Você ganhou o dez! Coloque-o também: ele completa sua torre de vigia.
        [free] Esse dez foi ganho em batalha. Se viesse do quartel, haveria antes uma disputa geral.
        [campaign] Você está em campanha: ninguém pode atacar sua torre de vigia, e o resto do forte foi para o exército.
        [siege] { $rival } tem 10 rodadas para também fazer uma torre de vigia. Se não conseguir, você vence.
        [raid] Até lá, você só ataca. Cada carta ganha atrasa { $rival }: ataque uma ou encerre o turno.
        [watch] Escolha outra vez uma carta de { $rival }. Se não vencer, seu turno acaba.
        [showdown] Se { $rival } também fizer uma torre de vigia, os exércitos lutam carta a carta. Junte cartas altas!
       *[end] Esta é a Torre de Vigia. Continue contra { $rival } ou volte e comece sua própria partida.
    }

## Quatro Paladinos

four-knights =
    { $say ->
        [hand] Você e { $rival } têm 6 cartas cada. Elas são jogadas em batalhas, e quem vence leva as cartas.
        [goal] Cada carta ganha vale meio ponto. Depois de 4 mãos de 6 cartas cada, vence quem tiver mais pontos.
        [cycle] Os naipes se vencem em círculo: copas vence espadas, espadas ouros, ouros paus, paus copas.
        [partners] Entre naipes da mesma cor, vermelha ou preta, vence o valor mais alto. O ás é o mais alto.
        [open] A abertura é às escondidas. Jogue o dois de copas: { TAP("toque", "clique") } nele e depois no campo, onde se luta.
        [reveal] Cartas reveladas: seu dois vence o rei. Quem perde tem de responder e vencer a última carta.
        [answer] Seu dois venceu o rei! Mas o cinco de ouros vence o dois. Responda com uma carta destacada.
        [won] { $rival } não consegue vencer essa. Você ganha a batalha e todas as cartas do campo.
        [forfeit] Se quem perde jogou uma carta a menos, quem vence recebe mais uma, da mão do outro.
        [standoff] Se os dois abrem com o mesmo valor e a mesma cor, é impasse: cada um põe outra carta, e há mais em jogo.
        [next] Abra a próxima batalha com qualquer carta. Pense com o que { $rival } pode responder.
        [finish] Agora jogue esta mão até o fim. Cada vitória dá meio ponto por carta.
        [stockade] A Paliçada: 4 cartas que ninguém viu. Quem ganhou menos cartas nesta mão pode trocar uma por uma delas.
       *[end] Este é o jogo. Um só baralho faz as 4 mãos, então as cartas jogadas não voltam. Continue ou volte.
    }

## Cavaleiros do Apocalipse

four-horsemen =
    { $say ->
        [hand] Você tem 8 cartas para esta mão. Em cada rodada todos jogam uma, e a mais alta vence a rodada.
        [rank] Vence o valor mais alto. No empate: Morte (caveira), depois Guerra (espadas), Peste (inseto), Fome (balança).
        [lead] A carta mais baixa tem de abrir cada mão, esteja com quem estiver. Está com { $rival }: é o 1 de Fome.
        [play] Duas cartas baixas: ganhe-as com o 4 de Peste. { TAP("Toque", "Clique") } nele e depois no centro.
        [give] Distribua as cartas, uma a cada jogador e uma a você: { TAP("toque", "clique") } numa carta e num jogador. Depois, em Distribuir.
        [worth] Rodada vencida! As cartas que você recebe vão para sua pilha, que conta no fim. Morte e Guerra valem seu número.
        [famine] Cartas de Fome dão pontos se você tem um número par delas e tiram pontos se for ímpar.
        [pestilence] A Peste só conta para o jogador cujas cartas de Peste têm a menor soma.
        [war] Quem venceu abre a próxima rodada. Jogue o 6 de Guerra: só o 6 de Morte o vence.
        [poison] Cuidado: a Guerra destrói a carta mais alta que vence na pilha para onde vai: ela é virada. Distribua.
        [death] Se vencer com uma Morte, você tem de ficar com ela. As caveiras mostram quantas: com 3, você está fora da mão.
        [finish] Jogue até o fim da mão. Os pontos ao lado dos nomes mostram como está; quem tiver mais vence a mão.
        [favor] A mão foi contada. Quem tem mais pontos, ou fica sozinho, ganha 1 Favor. Quem chega primeiro a 3 vence.
       *[end] Este é o jogo. Continue ou volte e comece sua própria partida.
    }

## Quatro Reinos

four-kingdoms =
    { $say ->
        [goal] Leve as 52 cartas para casa. Cada naipe tem seu próprio reino.
        [tower] Esta é a torre de espadas. Ela aceita o dez a qualquer hora: { TAP("toque", "clique") } no dez e depois na torre, ou arraste.
        [king] O rei começa o castelo a qualquer hora. Leve o rei de espadas para casa: { TAP("toque", "clique") } nele duas vezes.
        [castle] Depois do rei vem a dama, e depois o valete. { TAP("Toque", "Clique") } num lugar para ler o que vai ali.
        [build] As sete colunas são terras livres. Nelas se sobe no mesmo naipe: mova o 6 de paus para cima do 5.
        [runs] Com isso virou uma carta. Sequências andam juntas, nada vai sobre um ás, e uma terra vazia aceita tudo.
        [stock] Agora vire uma carta do monte. Ela cobre a do descarte, e o monte só passa uma vez.
        [queen] A dama de espadas segue seu rei. Leve-a para casa, e o 7 que ela cobria fica livre de novo.
        [guest] Com rei e dama em casa, o quarto de hóspedes guarda uma carta do naipe, menos o ás. Guarde ali o 7 de espadas.
        [jack] Agora o valete de espadas. Com ele o castelo fica completo.
        [dungeon] Depois de rei, dama, valete e dez, o ás pode ir para sua masmorra. Leve o ás de espadas para casa.
        [subjects] Com o castelo completo vem o nove, depois o oito, e assim até o dois. Leve o nove para casa.
        [undo] Desfaça à vontade ou peça uma dica. Num jogo de verdade, as cartas sem mais uso vão para casa sozinhas.
       *[end] Este é o jogo. Continue ou volte e comece sua própria partida.
    }

## De Cavaleiros e Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Todos têm 5 gemas. Quem chegar primeiro a 10 vence: tire-as dos rivais e proteja as suas.
        [attack] As cartas vermelhas atacam. Um rei tira 4 gemas. { TAP("Toque", "Clique") } no rei e depois no reino de { $rival }.
        [accepts] { $rival } pode responder com uma carta que pare ou enfraqueça o ataque.
        [gems] { $rival } não respondeu, então você ganha 4 gemas. Quando gemas mudam de mão, seu turno acaba.
        [road] No caminho até você, um rival poderia ter roubado as gemas com um salteador.
        [struck] Agora é a vez dos outros. Veja o que fazem.
        [answer] Um soldado quer 2 das suas gemas! Responda com seu soldado, que é tão forte quanto ele.
        [cost] Não sobra nada do ataque: você fica com suas gemas. Os dois soldados saem.
        [castle] O outro rival constrói um castelo.
        [turn] É sua vez de novo, e você comprou 2 cartas.
        [clear] Esse castelo barra quem ataca. Sua catapulta o destrói: { TAP("toque", "clique") } nela e depois nesse reino.
        [peasants] Caminho livre! Você tem 9 gemas: basta um camponês para vencer. Ataque esse reino de novo.
        [watch] Veja como termina.
       *[end] Gemas suficientes: você venceu! Segure uma carta para ler, e proteja suas gemas com um castelo.
    }
