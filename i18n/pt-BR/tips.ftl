### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Dicas
reset = As dicas serão mostradas de novo.

## Torre de Vigia

watchtower =
    { $tip ->
        [free-for-all] Disputa geral: cada um mostra uma carta e fica com ela. A mais alta ganha a quarta.
        [defend] Lutam por uma carta sua, às cegas. Vence a mais alta; um sete que ataca, sempre.
        [empty] Seu forte está vazio: ninguém pode atacar você, mas perder uma batalha elimina.
        [campaign] Em campanha você só ataca. Se ficar sem exército, perde a campanha.
        [siege] Um rival está em campanha. Faça sua torre de vigia antes do fim do cerco ou você perde.
        [burn] Queime uma carta do forte e compre do quartel: uma, ou duas se for valete ou mais.
        [tower] Atacar uma torre de 2 exige um exército de 6 cartas; uma de 3, um de 10.
        [attempts] 1/3: você usou uma das suas 3 tentativas. Se perder a terceira, a carta vai para o quartel.
       *[spent] As cartas altas que lutam se gastam: mesmo vencendo, vão para baixo do quartel.
    }

## Quatro Paladinos

four-knights =
    { $tip ->
        [trade] Você ganhou menos cartas e pode trocar uma às cegas com a Paliçada.
        [forfeit] Você perdeu com uma carta a menos no campo: acrescente a que menos fará falta.
        [stand-off] Impasse: nenhuma vence a outra. Cada um joga mais uma, e todas ficam em jogo.
        [answer] Você tem de responder, se puder. Qualquer carta destacada vence a última.
        [yield] Responda com uma carta destacada, ou ceda e guarde suas cartas boas.
        [color] Na mesma cor vence o valor mais alto. Vermelho contra preto, só vale o círculo.
        [cycle] Os naipes se vencem em círculo: copas, espadas, ouros, paus e copas de novo.
       *[points] Cada carta ganha vale meio ponto, seja qual for o valor.
    }

## Cavaleiros do Apocalipse

four-horsemen =
    { $tip ->
        [keep-death] Você venceu com uma Morte e fica com ela. Com três, você sai da mão.
        [war] Uma Guerra destrói a carta mais alta que vence na pilha para onde vai.
        [give] Você venceu a rodada e distribui as cartas: uma para cada, você também.
        [last-death] Você tem duas Mortes. Com a terceira, sai da mão e não marca pontos.
        [famine] Fome subtrai enquanto você tem um número ímpar das suas cartas e soma se for par.
        [pestilence] Peste só conta para quem tem a menor soma de Peste.
        [fate] Você também pode pôr uma carta sob o baralho do Destino e jogar a de cima, às cegas.
       *[any] Não é preciso seguir o naipe: jogue qualquer carta. A mais alta vence a rodada.
    }

## Quatro Reinos

four-kingdoms =
    { $tip ->
        [guest] O quarto de hóspedes está aberto: recebe uma carta do naipe, menos o ás.
        [castle] O castelo se enche em ordem: rei, dama, valete. Depois os súditos, do nove ao dois.
        [dungeon] O ás vai para casa depois de rei, dama, valete e dez. Nada vai sobre um ás.
        [ten] Um dez pode ir para a torre a qualquer hora, mesmo antes do rei.
        [land] Uma terra vazia aceita qualquer carta ou uma sequência inteira.
        [waste] Só a carta de cima do descarte pode ser jogada. Cada carta virada a cobre.
        [lock] Um cadeado marca um lugar ainda fechado. { TAP("Toque", "Clique") } nele para ver do que ele precisa.
       *[stock] O monte só passa uma vez. Antes de virar, procure jogadas na mesa.
    }

## De Cavaleiros e Ninjas

knights-and-ninjas =
    { $tip ->
        [road] As gemas tiradas por tropas ficam um instante na estrada. Um salteador pode roubá-las.
        [accept] Sem resposta, você perde tantas gemas quanta for a força do ataque. Responder custa cartas.
        [draft] Um duelo: primeiro os dois escolhem cartas, depois jogam. Vence quem tiver as 12 gemas, não 10.
        [redraft] Com 3 cartas ou menos, você pode pedir um novo draft. Todas as fortificações saem.
        [turn] Um turno, uma coisa: atacar, fortificar ou carta especial. Quem fortifica não ataca.
        [minstrel] Ninguém ataca um reino com menestrel. Ele sai quando começa o turno do dono.
        [archer] Um arqueiro barra todos, menos os ninjas. Seu arqueiro o remove: os dois são descartados.
       *[castle] Tropas só passam um castelo com escada. Catapultas e dragões o destroem.
    }
