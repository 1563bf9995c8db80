### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Entendi
skip = Pular
# Takes the action that the step asks for.
show-me = Mostrar
play-on = Continuar

## Answers to a tap that does something else

read-first = Primeiro leia a dica acima e depois toque na marca de confirmação.
not-yet = Isso fica para depois. Primeiro faça o que diz a dica acima.
astray = Também vale! Volte para tentar do outro jeito ou pule esta etapa.
lesson-unreadable = Não foi possível ler a lição, então ela recomeça.

## Torre de Vigia

watchtower =
    { $say ->
        [army] Estas 4 cartas são seu exército. { $rival } não pode vê-las.
        [fort] Estas 4 são seu forte. Todos o veem e podem atacá-lo.
        [goal] Junte quatro do mesmo valor no forte e vença o confronto final. Você já tem três dez!
        [burn] Você pode queimar uma carta por turno: toque na dama e em Queimar. Uma alta (J a A) dá 2; as outras, 1.
        [place] A cada turno você compra uma carta e coloca quantas quiser. Toque num dez e depois no forte.
        [tower] Cartas do mesmo valor formam uma torre. Coloque também o outro dez.
        [stays] O que foi colocado fica. Para atacar uma torre de 2 é preciso um exército de 6; para uma de 3, de 10.
        [attack] { $rival } tem o último dez! Toque nele e ataque com 1 carta. Só se ataca uma vez por turno.
        [pick] A batalha é às cegas: { $rival } escolheu uma carta sua. Agora escolha uma do outro exército.
        [sevens] A carta mais alta vence, mas um sete que ataca vence tudo, e um sete que defende sempre perde.
        [spoils] Quem vence leva as cartas da batalha; as altas vão para baixo do quartel. Um empate encerra seu turno.
        [fourth] Coloque o dez que ganhou e complete sua torre! Por uma quarta carta comprada, todos lutam.
        [campaign] Você está em campanha: o resto do forte foi para o exército, e ninguém ataca sua torre.
        [siege] { $rival } tem 10 rodadas para fazer uma torre de vigia. Se conseguir, há o confronto final.
        [out] Sem forte, perder uma batalha elimina você. Sem exército, a campanha acaba.
        [raid] Em campanha você só ataca e não gasta cartas altas. Ataque ou encerre o turno.
        [watch] Jogue este turno até o fim.
        [showdown] No confronto final os dois exércitos lutam carta a carta: vence quem fizer mais vazas. Guarde as altas!
       *[end] Esta é a Torre de Vigia. Continue contra { $rival } ou volte e comece sua própria partida.
    }

## Quatro Paladinos

four-knights =
    { $say ->
        [hand] Você e { $rival } têm 6 cartas cada. Elas são jogadas em batalhas, e você ganha as que lutaram.
        [goal] Cada carta ganha vale meio ponto. Depois de 4 mãos, vence quem tiver mais pontos.
        [cycle] Os naipes se vencem em círculo: copas vence espadas, espadas ouros, ouros paus, paus copas.
        [partners] Entre naipes da mesma cor, vermelha ou preta, vence o valor mais alto. O ás é o mais alto.
        [open] A abertura é às escondidas. Jogue o dois de copas: toque nele e depois no campo.
        [reveal] Agora as duas cartas são reveladas. Quem perde tem de responder.
        [answer] Seu dois venceu o rei! Mas o cinco de ouros vence o dois. Responda com uma carta destacada.
        [won] { $rival } não consegue vencer essa. Você ganha a batalha e todas as cartas do campo.
        [forfeit] Se quem perde tem uma carta a menos no campo, antes acrescenta uma: assim os dois dão o mesmo número.
        [standoff] Se os dois abrem com o mesmo valor e a mesma cor, é impasse: cada um põe outra carta, e há mais em jogo.
        [next] Abra a próxima batalha com qualquer carta. Pense no que { $rival } pode responder.
        [finish] Agora jogue esta mão até o fim. Cada vitória dá meio ponto por carta.
        [stockade] Quem ganhou menos cartas na mão pode trocar uma às cegas com a Paliçada. No empate, ninguém troca.
       *[end] Este é o jogo. Jogue as 4 mãos ou volte e comece sua própria partida.
    }

## Cavaleiros do Apocalipse

four-horsemen =
    { $say ->
        [hand] Você tem 8 cartas. Em cada rodada todos jogam uma, à escolha. A mais alta vence a rodada.
        [rank] Vence o valor mais alto. No empate: Morte vence Guerra, Guerra vence Peste, Peste vence Fome.
        [lead] A carta mais baixa de todas tem de abrir a mão. Está com { $rival }: é o 1 de Fome.
        [play] Duas cartas baixas: ganhe-as com o 4 de Peste. Toque nele e depois no centro.
        [give] Você venceu, então distribua as cartas: uma para cada, você também. Toque numa carta e num jogador.
        [worth] Você venceu! As cartas que cada um recebe contam no fim da mão. Morte e Guerra valem seu número.
        [famine] Fome soma se você tem um número par de cartas de Fome e subtrai se for ímpar.
        [pestilence] Entre quem tem cartas de Peste, elas só contam para quem tem a menor soma.
        [war] Quem venceu abre a próxima rodada. Jogue o 6 de Guerra: só o 6 de Morte o vence.
        [poison] Cuidado: uma Guerra destrói a carta mais alta que vence na pilha para onde vai. Distribua.
        [death] Se vencer com uma Morte, você tem de ficar com ela. Com três, não marca pontos nesta mão.
        [favor] Mais pontos na mão dão 1 Favor. Quem chega a 3 Favores vence a partida.
        [fate] A dois, há um baralho do Destino: você pode pôr uma carta embaixo e jogar às cegas a de cima.
       *[end] Este é o jogo. Continue ou volte e comece sua própria partida.
    }

## Quatro Reinos

four-kingdoms =
    { $say ->
        [goal] Leve as 52 cartas para casa. Cada naipe tem seu próprio reino.
        [tower] A torre aceita seu dez a qualquer hora. Toque no dez de paus e depois na torre, ou arraste.
        [turned] Só as cartas de cima ficam viradas. Debaixo do dez havia um rei!
        [king] O rei começa o castelo a qualquer hora. Leve o rei de ouros para casa.
        [castle] Depois do rei vem a dama, e depois o valete. Cada um tem seu lugar.
        [again] O rei de copas também pode ir para casa.
        [stock] Agora vire uma carta do monte. Ele só passa uma vez, então costuma valer a pena esperar.
        [waste] Essa carta não cabe em lugar nenhum. Fica no descarte, e a próxima a cobre. Vire outra.
        [build] Nas terras livres sobe-se no mesmo naipe: o rei vai sobre a dama. Mova-o.
        [runs] Na terra, a carta vai sobre a imediatamente menor do naipe. Sequências andam juntas; terra vazia aceita tudo.
        [subjects] Com rei, dama e valete de um naipe em casa, vem o nove, e assim até o dois.
        [dungeon] O ás pode ir para sua masmorra depois de rei, dama, valete e dez.
        [guest] Com rei e dama em casa, o quarto de hóspedes recebe uma carta do naipe por um tempo.
        [undo] Desfaça à vontade e use as dicas. Fora das lições, as cartas sem outro uso vão para casa sozinhas.
       *[end] Este é o jogo. Continue ou volte e comece sua própria partida.
    }

## De Cavaleiros e Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Todos têm 5 gemas. Quem chegar primeiro a 10 vence: tire-as dos rivais.
        [turn] A cada turno, compre 2 cartas (1 no início) e depois ataque, fortifique, jogue uma carta especial ou descarte.
        [attack] Um cavaleiro tira 3 gemas; um soldado, 2; um camponês, 1. Ataque { $rival } com o cavaleiro.
        [accepts] { $rival } pode responder com uma carta que pare ou enfraqueça o ataque, ou aceitar.
        [gems] Aceitar custou 3 gemas a { $rival }. Quando gemas mudam de mão, seu turno acaba.
        [road] As gemas tiradas por tropas ficam um instante na estrada: um salteador pode roubá-las.
        [struck] Agora é a vez dos outros. Veja o que fazem.
        [answer] Um soldado quer 2 das suas gemas! Responda com seu soldado ou aceite a perda.
        [cost] Tropas descontam sua força, e as duas cartas saem. Menestrel e carrasco encerram o turno.
        [castle] Fortificações protegem um reino até que algo as remova.
        [clear] Esse castelo barra as tropas. Sua catapulta o destrói: toque nela e depois nesse reino.
        [peasants] Caminho livre: ataque com o camponês ou encerre o turno. Camponeses podem ir juntos.
        [watch] Veja como termina.
        [again] Enquanto nenhuma gema mudar de mão, você pode atacar o mesmo rival de novo. Depois, seu turno acaba.
        [pass] A escada escala um castelo, um arqueiro remove outro. Dragões passam castelos; ninjas, os dois.
        [archer] Um castelo ou um arqueiro seu barra as tropas. Dá para pôr os dois num turno.
        [colors] Uma cor, uma função: atacar, responder, fortificar. Segure uma carta para ler.
        [draft] A dois, há um draft antes de jogar, e é preciso ter as 12 gemas para vencer.
       *[end] Este é o jogo. Continue ou volte e comece sua própria partida.
    }
