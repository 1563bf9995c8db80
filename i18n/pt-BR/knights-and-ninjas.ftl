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

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Rodada { $round }
summary = Rodada { $round }: você tem { $gems }, o melhor rival tem { $best }
summary-two = Rodada { $round }: você tem { $gems }, seu rival tem { $best }
summary-draft = Draft: você tem { $gems }, seu rival tem { $best }

## The result.

ending = Todas as { $rounds } rodadas acabaram, então vence quem tem mais gemas.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] força 1, quantos quiser juntos
        [soldier] força 2
        [knight] força 3
        [king] força 4
        [castle] barra tropas
        [archer] barra atacantes ou luta com um arqueiro
        [minstrel] detém qualquer ataque
        [ladder] suas tropas escalam um castelo
        [catapult] destrói um castelo e seu arqueiro
        [ninja] tira 2 gemas, passa por castelo ou arqueiro
        [dragon] tira 2 gemas, queima o castelo
        [highwayman] rouba gemas na estrada
        [princess] responde a um cavaleiro ou dragão
        [executioner] detém um ataque ou um arqueiro
        [traitor] vira as tropas contra o dono
        [herald] você pega uma carta que um rival mostra
        [merchant] { $gems } por metade das cartas de um rival
        [monk] rivais com castelo pagam a você
       *[jester] joga como qualquer outra carta
    }
# With two players.
short-two =
    { $card ->
        [minstrel] faz seu rival descartar 2 cartas
        [herald] você pega uma das duas cartas mostradas
        [merchant] { $gems } por metade das cartas do rival
       *[monk] seu rival paga se tiver castelo
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } está decidindo o que jogar.
wait-answer = { $who } está decidindo como responder a { $cards }.
# With two players; three or more.
wait-road-two = { $who } pode roubar as gemas na estrada.
wait-road =
    { $count ->
        [one] Há uma gema na estrada. Esperando para ver se alguém rouba.
       *[other] Há { $count } gemas na estrada. Esperando para ver se alguém rouba.
    }
wait-show-two = { $who } está escolhendo o que mostrar.
wait-show = Seus rivais estão escolhendo o que mostrar.
wait-take = { $who } está pegando uma das cartas mostradas.
wait-pay-two = { $who } está escolhendo como pagar.
wait-pay = Quem tem castelo está escolhendo como pagar.
wait-discard = { $who } precisa descartar { $cards }.
wait-draft = { $who } está olhando uma carta.
match-over = A partida acabou.

## Prompts in the player's own turn.

turn-choose = É sua vez. Escolha uma carta.
turn-attack-fortify-special = Sua vez: ataque, fortifique ou jogue uma carta especial.
turn-attack-fortify = Sua vez: ataque ou fortifique.
turn-attack-special = Sua vez: ataque ou jogue uma carta especial.
turn-fortify-special = Sua vez: fortifique ou jogue uma carta especial.
turn-attack = Sua vez: ataque um rival.
turn-fortify = Sua vez: fortifique seu reino.
turn-special = Sua vez: jogue uma carta especial.
# Follows one of the above.
turn-or-discard = Senão, descarte uma carta.
turn-or-draft = Senão, inicie um novo draft.
turn-only-discard = Você não pode jogar nada. Descarte uma carta.
turn-only-draft = Você não pode jogar nada. Inicie um novo draft.
turn-attacking = Você está atacando { $on }. Continue atacando ou encerre o turno.
turn-fortifying = Você está fortificando. Jogue outra carta ou encerre o turno.
turn-finished = Você não pode jogar mais nada. Encerre o turno.

## What the player lost to others; $losses is one sentence or several.

since-turn = Desde seu último turno: { $losses }
since-deal = Desde o início: { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } tirou { $loss } de você.
lost-with = { $who } tirou { $loss } de você com { $with }.

## Prompts when the player is asked something.

asked-attack = { $by } ataca você com { $cards }. Responda ou perca { $gems }.
asked-attack-fort = { $by } ataca você com { $cards }. Responda ou perca { $gems } e { CARD($lost, form: "your") }.
asked-attack-match = { $by } ataca você com { $cards }. Responda, ou você perde { $gems } e { $by } vence a partida.
asked-turned =
    { $count ->
        [0] { $by } joga um traidor: seu ataque se vira contra você, mas você não tem gemas a perder.
       *[other] { $by } joga um traidor: seu ataque se vira contra você. Responda ou perca { $gems }.
    }
asked-turned-match = { $by } joga um traidor: seu ataque se vira contra você. Responda ou perca { $gems } e a partida.
asked-archer = { $by } envia um arqueiro contra o seu. Responda ou perca seu arqueiro.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } está tirando { $gems } de você. Jogar um salteador?
       *[other] { $who } está tirando { $gems } de { $from }. Jogar um salteador?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } está tirando { $gems } de você.
       *[other] { $who } está tirando { $gems } de { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } está tirando { $gems } de você e vai vencer. Jogar um salteador?
       *[other] { $who } está tirando { $gems } de { $from } e vai vencer. Jogar um salteador?
    }
road-back =
    { $steals ->
        [yes] { $who } está recuperando { $gems }. Jogar um salteador?
       *[no] { $who } está recuperando { $gems }.
    }
asked-show = { $who } jogou um arauto. Escolha uma carta para mostrar; { $who } pega uma das mostradas.
asked-show-two =
    { $count ->
        [one] { $who } jogou um arauto. Escolha uma carta para mostrar.
       *[other] { $who } jogou um arauto. Escolha { $count } cartas para mostrar; { $who } pega uma.
    }
asked-show-next = { $who } jogou um arauto. Escolha a carta { $number } de { $of } para mostrar.
asked-take = Pegue uma das cartas mostradas.
asked-pay-either = { $who } jogou um monge. Pague { $gems } ou escolha { $cards } para pagar, uma de cada vez.
asked-pay-gems = { $who } jogou um monge. Pague { $gems }.
asked-pay-cards = { $who } jogou um monge. Escolha { $cards } para pagar.
asked-pay-next = { $who } jogou um monge. Escolha a carta { $number } de { $of } para pagar.
asked-discard = O menestrel faz você descartar { $cards }.
asked-draft = Fique com esta carta ou dê a { $who } e olhe a próxima.
asked-draft-last = Última carta: fique com ela ou dê a { $who }. Quem fica com ela joga primeiro.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Nenhuma carta sua responde a { $cards }, mas você não tem gemas a perder.
       *[other] Nenhuma carta sua responde a { $cards }, então você perde { $gems }.
    }
forced-attack-fort = Nenhuma carta sua responde a { $cards }, então você perde { $gems } e { CARD($lost, form: "your") }.
forced-attack-match = Nenhuma carta sua responde a { $cards }, então você perde { $gems } e { $by } vence a partida.
forced-archer = Você não pode responder ao arqueiro, então perde o seu.
forced-draft = Você não pode jogar nada, então começa um novo draft.
forced-pass = Você não tem cartas, então perde a vez.
forced-end = Você não pode jogar mais nada, então seu turno termina.
forced-discard = Você não pode jogar nada, então descarta uma carta.

## What to do with the chosen card. These follow `card-short`.

held-idle = Não dá para jogar agora.
held-discard = Agora só dá para descartar.
held-again = { TAP("Toque", "Clique") } no meio para jogar.
held-own-kingdom = { TAP("Toque", "Clique") } no seu reino.
held-kingdom = { TAP("Toque", "Clique") } no reino de { $on }.
held-lit = { TAP("Toque", "Clique") } em um reino destacado.
held-lit-or-own = { TAP("Toque", "Clique") } em um reino destacado ou no seu.
held-jester = { TAP("Toque", "Clique") } em um alvo ou em “{ $button }”.
held-key = Pressione Enter para jogar.
held-key-on = Pressione Enter para jogar contra { $on }.
held-key-options = Pressione Enter para ver as opções.
held-key-jester = Pressione Enter para escolher o papel dele.

## The chosen card where the player is asked for one.

confirm-show = Mostrar { $card }?
confirm-pay = Pagar com { $card }?
confirm-take = Pegar { $card } de { $from }?
confirm-discard = Descartar { $card }?

## What an answer does; $does in `card-short`.

answer-stops-archer = detém o arqueiro e encerra o turno
answer-as-executioner = pode responder como carrasco
answer-stops = detém o ataque
answer-minstrel-two = detém o ataque, e { $by } descarta 2 cartas
answer-minstrel = detém o ataque e protege seu reino
answer-princess = { $card } vai para a sua mão
answer-traitor = vira o ataque contra { $by }
answer-jester = pode responder como outra carta
answer-saves = você não perde nada
answer-reduces = você perde só { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: solte diante do seu reino.
drag-no = { CARD($card, form: "title") }: não dá para jogar contra { $on }.
drag-on = { CARD($card, form: "title") }: jogue contra { $on }.
drag-note = { CARD($card, form: "title") } contra { $on }: { $note }.

## Refusals.

when-highwayman = Jogue o salteador quando tropas tirarem gemas: ele as rouba na estrada.
when-princess = Jogue a princesa quando um cavaleiro ou dragão atacar você.
when-executioner = Jogue o carrasco quando atacarem você ou enviarem um arqueiro contra o seu.
when-traitor = Jogue o traidor quando tropas atacarem você.
plays-on-all = { CARD($card, form: "capital") } afeta todos os rivais de uma vez: escolha a carta e { TAP("toque", "clique") } no meio.
plays-on-none = { CARD($card, form: "capital") } não precisa de alvo: escolha a carta e { TAP("toque", "clique") } no meio.
not-there = Você não pode jogar { $card } ali.
not-here = Você não pode fazer isso aqui.

# The rules of the game forbid it.
refused-attack-first = Você está sob ataque. Responda ou aceite a perda.
refused-road-first = Antes, roube as gemas na estrada ou deixe-as passar.
refused-show-first = Antes, escolha uma carta para mostrar.
refused-take-first = Antes, pegue uma das cartas mostradas.
refused-pay-first = Antes, pague ao monge.
refused-discard-first = Antes, descarte uma carta pelo menestrel.
refused-draft-first = Antes, decida se fica com esta carta ou a dá.
refused-not-now = Você não pode fazer isso agora.
refused-not-like-that = Você não pode jogar esta carta assim.
refused-not-held = Você não tem { CARD($card, form: "a") }.
refused-too-few = Você não tem { CARD($card, form: "so-many") }.
refused-chosen = Você já escolheu { CARD($card, form: "your") }. Escolha outra carta.
refused-not-fortification = Só castelos, arqueiros e menestréis podem fortificar seu reino.
refused-answer = Você não pode responder a { CARD($attack, form: "a") } com { CARD($card, form: "a") }.
refused-only-executioner = Só um carrasco pode responder a um arqueiro.
refused-no-discard = Você jogou uma carta neste turno, então não pode descartar. Encerre o turno.
refused-nothing-played = Você ainda não jogou nada neste turno.
refused-end-turn = Você jogou uma carta neste turno. Encerre o turno.
refused-fortified = Você fortificou neste turno, então não pode atacar.
refused-attacking = Você atacou neste turno, então não pode fortificar.
refused-after-special = Você jogou uma carta especial, então não pode atacar.
refused-special-alone = Uma carta especial precisa ser sua única jogada no turno.
refused-archer-first = Seu arqueiro de guarda só pode ser enviado como primeira jogada do turno.
refused-one-target = Você só pode atacar um rival por turno.
refused-must-discard = Se não jogar nada, descarte uma carta.
refused-start-draft = Com menos de { $count } cartas, inicie um novo draft em vez de descartar.
refused-draft-instead = Você não tem cartas, então inicie um novo draft.
refused-too-many = Você tem cartas demais para um novo draft. Descarte uma.
refused-yourself = Você não pode se atacar.
refused-no-gems = Você não pode atacar um rival sem gemas.
refused-minstrel = O menestrel ali detém qualquer ataque.
refused-archer = O arqueiro ali barra { CARD($card, form: "your") }. Ataque com um ninja ou envie antes um arqueiro.
refused-castle = O castelo barra { CARD($card, form: "your") }. Jogue antes uma escada ou catapulta.
refused-no-archer = Não há arqueiro ali para enfrentar.
refused-no-castle = Não há castelo ali.
refused-no-own-archer = Você não tem um arqueiro de guarda.
refused-one-of-each = Você já tem uma carta igual diante do seu reino.
refused-one-minstrel = Você já tem um menestrel diante do seu reino.
refused-merchant-rival = Escolha um rival para o mercador.
refused-merchant-cards = O mercador precisa de um rival com pelo menos 2 cartas.
refused-merchant-price = Você não pode pagar o mercador: ele custa { $gems }.
refused-no-rival-castle = Nenhum rival tem castelo, então você não pode jogar o monge.
refused-paying-cards = Você está pagando com cartas. Escolha as que faltam.
refused-pay-gems = Você não tem gemas suficientes. Pague com cartas.
refused-pay-cards = Você precisa de { $cards } para pagar com cartas. Pague com gemas.

## Buttons.

button-attack = Atacar { $on }
button-use = Usar contra { $on }
button-trade = Negociar com { $on }
button-fortify = Fortificar
button-play = Jogar
button-answer = Responder
button-steal = Roubar
button-show = Mostrar carta
button-pay = Pagar carta
button-discard = Descartar
button-take = Pegar carta
# These open a list of choices.
button-attack-choose = Atacar…
button-play-choose = Jogar…
button-end-turn = Encerrar turno
button-redraft = Novo draft
# What the player loses without an answer.
button-accept = Aceitar
button-lose = Perder { $gems }
button-lose-fort = Perder { $gems } e { CARD($lost, form: "bare") }
button-lose-match = Perder a partida
button-lose-archer = Perder arqueiro
button-steal-gems = Roubar { $gems }
button-steal-jester = Jogar bufão
button-let-go = Deixar passar
button-pay-gems = Pagar { $gems }
button-keep = Ficar com ela
button-give = Dar a { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Jogar o bufão como
choose-purpose = Como você quer jogar { $card }?
choose-attackers = Atacar { $on } com quantos?
choose-answers = Responder com quantos?
cards = { CARD($cards, form: "number") }
strength = força { $strength }
lose-nothing = você não perde nada
lose-gems = você perde { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = menestrel barra
note-archer = arqueiro barra
note-castle = castelo barra
note-no-gems = sem gemas
note-brings = rende { $cards }
note-takes = tire até { $gems }
# The number of gems depends on how many peasants attack.
note-ladder = você escala o castelo
note-catapult = você destrói o castelo
note-catapult-both = você destrói ambos
note-archer-fight = você mata o arqueiro

## Notes on a kingdom while something is under way there.

note-attacked = sob ataque
note-attacks = atacando
note-has-gems =
    { $count ->
        [one] com a gema
       *[other] com as gemas
    }
note-may-steal = pode roubar
note-thinking = pensando…

## Hints.

answers = Respostas possíveis: { CARD($cards, form: "bare") }.
fort-no-gems = Este reino não tem gemas, então não pode ser atacado.
fort-minstrel = O menestrel protege este reino de qualquer ataque.
fort-none = Tropas, dragões e ninjas podem atacar este reino.
fort-castle = Dragões e ninjas podem atacar; tropas precisam antes de uma escada ou catapulta.
fort-archer = Só ninjas podem atacar, a menos que você envie antes um arqueiro.
fort-both = Só ninjas podem atacar, a menos que você envie antes um arqueiro ou uma catapulta.

## The headline in the middle of the table.

headline-attack =
    { PERSON($on) ->
        [you] { $by } ataca você
       *[other] { $by } ataca { $on }
    }
headline-turned =
    { PERSON($on) ->
        [you] { $by } vira o ataque contra você
       *[other] { $by } vira o ataque contra { $on }
    }
headline-archer =
    { PERSON($on) ->
        [you] { $by } envia um arqueiro contra você
       *[other] { $by } envia um arqueiro contra { $on }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } na estrada para você
       *[other] { $gems } na estrada para { $who }
    }
headline-taken =
    { PERSON($who) ->
        [you] { $gems } para você
       *[other] { $gems } para { $who }
    }
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } de volta para você
       *[other] { $gems } de volta para { $who }
    }
road-from =
    { PERSON($who) ->
        [you] À sua custa.
       *[other] À custa de { $who }.
    }
road-open =
    { $count ->
        [one] Um salteador pode roubá-la.
       *[other] Um salteador pode roubá-las.
    }
road-closed =
    { $card ->
        [ninja] Um salteador não rouba de um ninja.
       *[dragon] Um salteador não rouba de um dragão.
    }
headline-herald =
    { PERSON($who) ->
        [you] Cartas mostradas ao seu arauto
       *[other] Cartas mostradas ao arauto de { $who }
    }
headline-draft =
    { $count ->
        [one] Última carta do draft
       *[other] Faltam { $count } cartas no draft
    }
headline-turn =
    { PERSON($who) ->
        [you] Sua vez
       *[other] Vez de { $who }
    }
playing-attack =
    { PERSON($on) ->
        [you] Atacando você
       *[other] Atacando { $on }
    }
playing-fortify = Fortificando
playing-special = Jogando uma carta especial
playing-round = Rodada { $round } de { $rounds }
drafted = { $who } tem { $cards }.
drafted-nothing = { $who } não tem cartas.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, { $gems } de { $goal } gemas.
kingdom-note = { $name }, { $note }, { $gems } de { $goal } gemas.
kingdom-gained =
    { $since ->
        [deal] Mais { $gems } desde o início.
       *[turn] Mais { $gems } desde seu último turno.
    }
kingdom-lost =
    { $since ->
        [deal] Menos { $gems } desde o início.
       *[turn] Menos { $gems } desde seu último turno.
    }
kingdom-hand =
    { $count ->
        [1] { $count } carta na mão.
       *[other] { $count } cartas na mão.
    }
kingdom-goal = { $gems } das { $goal } gemas necessárias para vencer.
kingdom-fort = Fortificações: { $cards }.
kingdom-open = Sem fortificações.
kingdom-level = Nível: { $level }.
kingdom-known = Você sabe que esta mão tem { $cards }.
kingdom-exposed = Os outros sabem que você tem { $cards }.
pile =
    { $count ->
        [1] Monte, { $count } carta
       *[other] Monte, { $count } cartas
    }
pile-draft =
    { $count ->
        [1] Draft, falta { $count } carta
       *[other] Draft, faltam { $count } cartas
    }
discards =
    { $count ->
        [one] Pilha de descarte, { $count } carta, no topo: { CARD($card, form: "bare") }
       *[other] Pilha de descarte, { $count } cartas, no topo: { CARD($card, form: "bare") }
    }
discards-none = Pilha de descarte, vazia
discards-title = Pilha de descarte ({ $count })
discards-order = Descartes mais recentes primeiro.
pile-left =
    { $count ->
        [1] Resta { $count } carta no monte. Quando ele acabar, a pilha de descarte é embaralhada e vira o novo monte.
       *[other] Restam { $count } cartas no monte. Quando ele acabar, a pilha de descarte é embaralhada e vira o novo monte.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } no total
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, pode ser jogad{ CARD($card, form: "ending") }
       *[other] { CARD($card, form: "title") }, { $count } no total, pode ser jogad{ CARD($card, form: "ending") }
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, não pode ser jogad{ CARD($card, form: "ending") } agora
       *[other] { CARD($card, form: "title") }, { $count } no total, não pode ser jogad{ CARD($card, form: "ending") } agora
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, selecionad{ CARD($card, form: "ending") }
       *[other] { CARD($card, form: "title") }, { $count } no total, selecionad{ CARD($card, form: "ending") }
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, diante do seu reino
       *[other] { CARD($card, form: "title") }, diante do reino de { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, diante do seu reino, pode ser jogad{ CARD($card, form: "ending") }
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, mostrad{ CARD($card, form: "ending") } por você
       *[other] { CARD($card, form: "title") }, mostrad{ CARD($card, form: "ending") } por { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, mostrad{ CARD($card, form: "ending") } por { $who }, dá para pegar
label-attack = { CARD($card, form: "title") }, atacando
label-answer = { CARD($card, form: "title") }, acaba de ser jogad{ CARD($card, form: "ending") }
label-ladder = { CARD($card, form: "title") }, contra um castelo
label-looked = { CARD($card, form: "title") }, para manter ou dar

## The log, and what is said while it happens.

heading-match = Nova partida
heading-turn =
    { PERSON($who) ->
        [you] Rodada { $round }: você
       *[other] Rodada { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Sua vez.
       *[other] Vez de { $who }.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] O menestrel deixou seu reino.
       *[other] O menestrel deixou o reino de { $who }.
    }
log-reshuffled = A pilha de descarte foi embaralhada e virou o novo monte.
log-drew = { $who } comprou { $cards }.
log-drew-none =
    { PERSON($who) ->
        [you] Não havia carta para você comprar.
       *[other] Não havia carta para { $who } comprar.
    }
log-fortified = { $who } fortificou com { $cards }.
log-played = { $who } jogou { $cards }.
log-played-on =
    { PERSON($on) ->
        [you] { $who } enviou { $cards } a você.
       *[other] { $who } enviou { $cards } a { $on }.
    }
log-discarded = { $who } descartou { $cards }.
say-must-discard = { $who } precisa descartar.
log-passed = { $who } não tinha cartas e passou.
log-ladders-left = As escadas são descartadas no fim do turno.
log-redrafted = { $who } iniciou um novo draft. Todas as fortificações são descartadas.
log-nothing-else = Você não pode jogar nada, então começa um novo draft. Todas as fortificações são descartadas.
log-draft =
    { PERSON($who) ->
        [you] Começa um draft de { $cards }. Você olha primeiro.
       *[other] Começa um draft de { $cards }. { $who } olha primeiro.
    }
say-looked = { $who } olha uma carta.
log-kept = { $who } ficou com { $cards }.
log-kept-unseen = { $who } ficou com a carta.
log-given =
    { PERSON($to) ->
        [you] { $who } deu a você { $cards }.
       *[other] { $who } deu { $cards } a { $to }.
    }
log-ladder =
    { PERSON($on) ->
        [you] { $who } pôs { $cards } contra seu castelo.
       *[other] { $who } pôs { $cards } contra o castelo de { $on }.
    }
log-sent =
    { PERSON($on) ->
        [you] { $who } enviou { $cards } contra você.
       *[other] { $who } enviou { $cards } contra { $on }.
    }
log-sent-standing =
    { PERSON($on) ->
        [you] { $who } enviou um arqueiro de guarda contra você.
       *[other] { PERSON($who) ->
            [you] Você enviou seu arqueiro de guarda contra { $on }.
           *[other] { $who } enviou um arqueiro de guarda contra { $on }.
        }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] A catapulta de { $by } destruiu { CARD($lost, form: "your") }.
       *[other] { PERSON($by) ->
            [you] Sua catapulta destruiu { $lost } de { $who }.
           *[other] A catapulta de { $by } destruiu { $lost } de { $who }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] O dragão de { $by } queimou seu castelo.
       *[other] { PERSON($by) ->
            [you] Seu dragão queimou o castelo de { $who }.
           *[other] O dragão de { $by } queimou o castelo de { $who }.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } de { $by } matou seu arqueiro.
       *[other] { PERSON($by) ->
            [you] Seu { CARD($card, form: "bare") } matou o arqueiro de { $who }.
           *[other] { CARD($card, form: "capital") } de { $by } matou o arqueiro de { $who }.
        }
    }
log-attacked =
    { PERSON($on) ->
        [you] { $who } atacou você com { $cards } (força { $strength }).
       *[other] { $who } atacou { $on } com { $cards } (força { $strength }).
    }
log-answered = { $who } respondeu com { $cards }.
log-no-answer = { $who } não respondeu.
log-without-answer = Você não tinha resposta.
log-turned =
    { PERSON($on) ->
        [you] O traidor virou o ataque contra você.
       *[other] O traidor virou o ataque contra { $on }.
    }
log-stopped = O ataque foi detido.
log-stopped-archer = O arqueiro foi detido.
say-turn-over =
    { PERSON($who) ->
        [you] O ataque foi detido, e seu turno acabou.
       *[other] O ataque foi detido, e o turno de { $who } acabou.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] O arqueiro foi detido, e seu turno acabou.
       *[other] O arqueiro foi detido, e o turno de { $who } acabou.
    }
log-held-off = O ataque foi repelido. Nenhuma gema mudou de mãos.
log-charmed =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } foi para a sua mão.
       *[other] { CARD($card, form: "capital") } foi para a mão de { $who }.
    }
log-gems-taken =
    { PERSON($from) ->
        [you] { $who } tirou { $gems } de você.
       *[other] { $who } tirou { $gems } de { $from }.
    }
log-stole =
    { PERSON($from) ->
        [you] { $who } roubou { $gems } de você com { $cards }.
       *[other] { $who } roubou { $gems } de { $from } com { $cards }.
    }
say-let-go = { $who } deixou as gemas passarem.
log-gained = { $who } ficou com { $gems }.
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } tirou { $gems } de você com { $with }.
       *[other] { $who } tirou { $gems } de { $from } com { $with }.
    }
say-decided = { $who } já escolheu.
log-shown = { $who } mostrou { $cards }.
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($from) ->
        [you] { $who } pegou { $cards } de você.
       *[other] { $who } pegou { $cards } de { $from }.
    }
log-paid =
    { PERSON($to) ->
        [you] { $who } pagou { $gems } a você.
       *[other] { $who } pagou { $gems } a { $to }.
    }
log-got =
    { PERSON($from) ->
        [you] { $who } recebeu { $cards } de você.
       *[other] { $who } recebeu { $cards } de { $from }.
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Força 1. Ataca, ou responde a um ataque de tropas.
            Você pode jogar quantos camponeses quiser juntos, em um ataque ou uma resposta. Cada um soma força 1.
        [soldier]
            Força 2. Ataca, ou responde a um ataque de tropas.
            A força da resposta é subtraída. O ataque tira 1 gema por ponto que sobrar.
        [knight]
            Força 3. Ataca, ou responde a um ataque de tropas.
            A força da resposta é subtraída. O ataque tira 1 gema por ponto que sobrar.
        [king]
            Força 4. Ataca, ou responde a um ataque de tropas.
            A força da resposta é subtraída. O ataque tira 1 gema por ponto que sobrar.
        [castle]
            Fica diante do seu reino e barra tropas.
            Tropas podem escalá-lo com uma escada, ninjas passam por ele, e uma catapulta ou um dragão o destrói.
        [archer]
            Fica diante do seu reino e barra tudo, menos ninjas. Um ninja que não é detido o mata.
            Você também pode enviá-lo contra o arqueiro de um rival antes de atacar: os dois são descartados. Seu arqueiro de guarda também pode fazer isso, como primeira jogada do turno.
            Só um carrasco o detém: você perde seu arqueiro, o do rival fica e seu turno termina.
        [minstrel]
            Fica diante do seu reino: nada pode atacar você até seu próximo turno começar. Então é descartado.
            Você também pode responder a qualquer ataque com ele: o ataque é descartado, o turno de quem atacou termina e o menestrel fica diante do seu reino.
        [ladder]
            Jogue-a antes de atacar um rival com castelo e sem arqueiro: suas tropas podem escalar o castelo neste turno. O castelo fica.
        [catapult]
            Jogue-a antes de atacar um rival com castelo: ela destrói o castelo e também o arqueiro.
        [ninja]
            Tira 2 gemas, passa por qualquer castelo ou arqueiro e mata o arqueiro. Salteadores não podem roubar essas gemas.
            Só um carrasco ou um menestrel o detém.
        [dragon]
            Tira 2 gemas e queima o castelo. Salteadores não podem roubar essas gemas. Um arqueiro o barra.
            Só um carrasco, um menestrel ou uma princesa o detém.
        [highwayman]
            Rouba gemas na estrada: gemas que tropas acabaram de tirar de alguém. Outro salteador pode roubá-las de novo.
        [princess]
            Responde a um cavaleiro ou a um dragão: você pega essa carta para a sua mão. Quem atacou pode continuar.
        [executioner]
            Responde a qualquer ataque: o ataque é descartado e o turno de quem atacou termina.
            Também responde a um arqueiro enviado contra o seu: esse arqueiro é descartado, o seu fica e o turno termina.
        [traitor]
            Responde a tropas: elas se viram contra quem atacou, passando por qualquer castelo ou arqueiro. Quem atacou pode responder, até com outro traidor.
        [herald]
            Cada rival escolhe uma carta para mostrar. Você pega uma delas, e seu turno termina.
        [merchant]
            Dê { $gems } a um rival com pelo menos 2 cartas e pegue metade das cartas dele sem olhar (arredondada para baixo). Ele não pode recusar. Seu turno termina.
        [monk]
            Cada rival com castelo paga a você { $gems } ou { $cards }, como preferir. Seu turno termina.
       *[jester]
            Joga como qualquer outra carta que você escolher e segue as regras dela.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            Quando você o joga, seu rival descarta 2 cartas. Ele não protege seu reino.
            Você também pode responder a qualquer ataque com ele: seu rival descarta 2 cartas do mesmo jeito, o ataque é detido e o turno de quem atacou termina.
        [herald]
            Seu rival escolhe 2 cartas para mostrar. Você pega uma delas, e seu turno termina.
        [merchant]
            Dê { $gems } ao seu rival e pegue metade das cartas dele sem olhar (arredondada para baixo). Ele precisa ter pelo menos 2 cartas e não pode recusar. Seu turno termina.
       *[monk]
            Se seu rival tem castelo, paga a você { $gems } ou { $cards }, como preferir. Seu turno termina.
    }
rule-jester = Este é um bufão jogado como essa carta. De volta a uma mão ou pilha, é só um bufão de novo.

## The guide.

guide-line = Tire as gemas dos rivais e proteja as suas com castelos, arqueiros e blefes.
guide-brief-goal = Chegue primeiro a 10 gemas. Com dois jogadores, fique com todas as 12.
guide-brief-turn = Compre 2 cartas (a dois, elas são escolhidas no draft). Depois ataque, fortifique ou jogue uma carta especial.
guide-brief-watch = Se for atacado, responda com a carta certa ou você perde gemas.
guide-part-rival = O reino de um rival, com gemas e cartas
guide-part-forts = Fortificações: barram quase todos os ataques
guide-part-piles = Monte e pilha de descarte
guide-part-attack = O ataque
guide-part-answer = A resposta
guide-part-kingdom = Seu reino e suas gemas
guide-part-hand = Sua mão
guide-goal-title = Objetivo
guide-goal = Cada um começa com 5 gemas e 2 cartas. Vence quem chegar primeiro a 10 gemas. Ninguém é eliminado: mesmo sem gemas ou cartas você continua jogando e ainda pode vencer. Com dois jogadores, algumas regras mudam: veja “Dois jogadores” mais abaixo.
guide-turn-title = Seu turno
guide-turn = Compre 2 cartas (só 1 no primeiro turno da partida). Depois faça uma de três coisas: ataque um rival, fortifique seu reino ou jogue uma carta especial. Se não jogar nada, descarte uma carta.
guide-attack-title = Atacar
guide-attack =
    Suas tropas são camponeses (força 1), soldados (2), cavaleiros (3) e reis (4). Envie uma carta contra um rival que tenha gemas, ou quantos camponeses quiser juntos. O ataque tira tantas gemas quanto sua força, menos a força da resposta do rival. Um dragão ou um ninja tira 2 gemas, e tropas não podem responder a ele.

    Se nenhuma gema mudar de mãos, você pode atacar o mesmo rival de novo. Assim que gemas mudam de mãos, seu turno acaba.
guide-walls-title = Passar pelas fortificações
guide-walls =
    Castelo: barra tropas. Jogue antes uma escada, e suas tropas podem escalá-lo neste turno. Uma catapulta destrói o castelo e também o arqueiro. Um dragão queima o castelo.

    Arqueiro: barra tudo, menos ninjas. Envie antes seu próprio arqueiro contra ele, da mão ou, como primeira jogada do turno, do seu reino. Os dois são descartados.

    Menestrel: barra tudo.

    Escadas, catapultas e arqueiros não tiram gemas, então você pode atacar em seguida. Só um carrasco pode deter seu arqueiro: ele é descartado, e seu turno termina. O dragão só queima o castelo, e o ninja só mata o arqueiro, se o ataque não for detido.
guide-fortify-title = Fortificar
guide-fortify = Jogue quantos castelos, arqueiros e menestréis quiser, mas tenha no máximo um de cada diante do seu reino. Um menestrel vai embora quando seu próximo turno começa.
guide-special-title = Cartas especiais e o bufão
guide-special =
    Arauto: cada rival escolhe uma carta para mostrar, e você pega uma delas.

    Mercador: dê 1 gema a um rival com pelo menos 2 cartas e pegue metade das cartas dele sem olhar (arredondada para baixo).

    Monge: cada rival com castelo paga a você 1 gema ou 2 cartas, como preferir.

    Nada detém uma carta especial, e ela encerra seu turno. O bufão joga como qualquer outra carta e segue as regras dela.
guide-answers-title = Quando atacam você
guide-answers =
    Você pode responder com uma carta, ou com quantos camponeses quiser.

    Tropas: subtraem sua força das tropas atacantes.

    Princesa: leva para a sua mão o cavaleiro ou dragão atacante.

    Traidor: vira as tropas contra quem atacou, passando por todas as fortificações. Quem atacou pode responder a elas.

    Carrasco: detém qualquer ataque, e até um arqueiro enviado contra o seu. O turno termina.

    Menestrel: detém qualquer ataque e fica diante do seu reino. O turno termina.
guide-road-title = Gemas na estrada
guide-road = Quando tropas tiram gemas, elas ficam um momento na estrada. Qualquer jogador, menos quem as tirou, pode roubar todas com um salteador, e outro salteador pode roubá-las de novo. Se ninguém roubar, elas chegam. Gemas tiradas por um dragão ou ninja não podem ser roubadas.
guide-two-title = Dois jogadores
guide-two =
    Objetivo: cada um começa com 6 gemas. Fique com todas as 12 para vencer.

    Draft: em vez de comprar cartas, vocês fazem um draft de 15 cartas por vez. Olhe a carta do topo. Se ficar com ela, é a vez de o rival olhar. Se der a carta ao rival, olhe a próxima. Quem fica com a última carta joga primeiro.

    Seu turno: se não jogar nada, descarte uma carta. Com 3 cartas ou menos, inicie em vez disso um novo draft; todas as fortificações são descartadas.

    Arauto: seu rival mostra 2 cartas. Mercador: custa 2 gemas. Monge: seu rival paga 2 gemas ou 3 cartas.

    Menestrel: não protege seu reino. Sempre que você o joga, seu rival descarta 2 cartas. Como resposta, também detém o ataque e encerra o turno.
guide-cards-title = Todas as cartas
guide-cards = São 95 cartas. O número ao lado do nome diz quantas há de cada tipo.
guide-end-title = Fim da partida
guide-end = Se ninguém venceu após 60 rodadas (120 com dois jogadores), vence quem tem mais gemas; em caso de empate, a vitória é dividida. Quando o monte acaba, a pilha de descarte é embaralhada e vira o novo monte. Com três ou mais jogadores, quem vence uma partida começa a revanche. Com a regra da casa { $rule }, são necessárias 12 gemas em vez de 10.
guide-table-title = Controles
guide-table =
    { TAP("Toque", "Clique") } em uma carta e depois no reino contra o qual jogá-la, ou no seu reino para fortificar, ou arraste-a até lá. Os reinos que você pode escolher ficam destacados; com as dicas ativadas, mostram o que aconteceria. Se houver mais a decidir, como quantos camponeses enviar, você verá uma pergunta. Para enviar o arqueiro diante do seu reino, { TAP("toque", "clique") } antes no seu reino. { TAP("Toque", "Clique") } na pilha de descarte ou em um reino para ver detalhes. Segure ou clique com o botão direito em uma carta para ler suas regras.

    No teclado, mova-se com as setas, escolha com Enter, aperte os botões com os números e solte uma carta com Backspace. H dá uma dica, S diz o placar, L abre o registro, F1 abre estas regras e Esc volta.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Tropa, força 1. Quantos quiser juntos.
        [soldier] Tropa, força 2.
        [knight] Tropa, força 3.
        [king] Tropa, força 4.
        [castle] Diante do seu reino: barra tropas.
        [archer] Diante do seu reino: só deixa passar ninjas. Ou mata o arqueiro de um rival.
        [minstrel] Diante do seu reino: detém todo ataque até seu próximo turno. Como resposta: detém qualquer ataque.
        [ladder] Suas tropas podem escalar um castelo neste turno.
        [catapult] Destrói um castelo e também o arqueiro.
        [ninja] Tira 2 gemas, passa por castelo ou arqueiro e mata o arqueiro.
        [dragon] Tira 2 gemas e queima o castelo. Um arqueiro o barra.
        [highwayman] Rouba gemas na estrada.
        [princess] Responde a um cavaleiro ou dragão: você pega essa carta.
        [executioner] Responde a qualquer ataque, ou a um arqueiro enviado contra o seu. O turno termina.
        [traitor] Responde a tropas: elas se viram contra quem atacou.
        [herald] Cada rival mostra uma carta; pegue uma delas.
        [merchant] Por 1 gema, pegue metade das cartas de um rival sem olhar.
        [monk] Cada rival com castelo paga a você 1 gema ou 2 cartas.
       *[jester] Joga como qualquer outra carta.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Barra tropas.
        [archer] Só deixa passar ninjas. Ou mata um arqueiro rival.
        [minstrel] Detém todo ataque até seu turno, ou um na hora.
        [ninja] Tira 2 gemas apesar de castelo e arqueiro.
        [dragon] Tira 2 gemas e queima o castelo.
        [executioner] Responde a todo ataque. O turno termina.
        [princess] Responde a cavaleiro ou dragão e o leva.
        [merchant] Por 1 gema, metade das cartas de um rival.
        [monk] Quem tem castelo paga 1 gema ou 2 cartas.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] não tira nada
       *[other] tira { $gems }
    }
guide-example-less = 3 menos 1.
guide-example-even = Você pode atacar de novo.
guide-example-more = O resto se perde.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = Nenhuma
guide-walls-none = Sem fortificações: tropas, dragões e ninjas podem atacar.
guide-walls-castle = Castelo: dragões e ninjas podem atacar; tropas, só com uma escada. Você pode jogar escadas e catapultas.
guide-walls-archer = Arqueiro: só ninjas podem atacar. Você pode enviar um arqueiro.
guide-walls-both = Castelo e arqueiro: só ninjas podem atacar. Você pode enviar um arqueiro ou uma catapulta.
guide-walls-minstrel = Menestrel: nada pode atacar.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, pode responder a: { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldado, tropas

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Vence quem juntar { $gems }.
goal-all = Junte todas as { $gems } para vencer.
goal-danger =
    { PERSON($who) ->
        [you] Você pode vencer com um ataque.
       *[other] { $who } pode vencer com um ataque.
    }
goal-danger-many =
    { $count ->
        [one] { $count } rival pode vencer com um ataque.
       *[other] { $count } rivais podem vencer com um ataque.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Não responda.
hint-wins = Pode dar a vitória a você.
hint-takes = Tira { $gems }, se ninguém responder.
hint-takes-leader = Tira { $gems } de quem lidera.
hint-opens = Abre o caminho para atacar.
hint-guards =
    { $card ->
        [castle] Mantém as tropas longe das suas gemas.
        [archer] Mantém todos, menos ninjas, longe das suas gemas.
       *[other] Nada pode atacar você até seu próximo turno.
    }
hint-rival-discards = { $who } precisa descartar 2 cartas.
hint-takes-cards = Você recebe { $cards }.
hint-chooses = Você pega uma das cartas mostradas.
hint-taxes =
    { $count ->
        [one] { $count } rival com castelo precisa pagar você.
       *[other] { $count } rivais com castelo precisam pagar você.
    }
hint-stops-win = Senão, { $who } vence.
hint-saves = Evita que você perca { $gems }.
hint-turns = Vira o ataque contra { $who }.
hint-captures = A carta atacante vai para a sua mão.
hint-saves-archer = Salva seu arqueiro.
hint-nothing-to-lose = Você não tem nada a perder.
hint-keeps-answers = Você guarda as cartas que poderiam responder.
hint-steals = Você rouba { $gems }.
hint-keeps-highwayman = Você guarda o salteador para depois.
hint-least = É a carta de que você menos precisa.
hint-most = Nenhuma outra carta mostrada é mais útil.
hint-keeps-cards = Você fica com suas cartas.
hint-defense =
    { $count ->
        [one] Você guarda uma carta para responder a ataques.
       *[other] Você guarda { $count } cartas para responder a ataques.
    }
hint-good-draft = A maioria das cartas não vistas não é melhor.
hint-poor-draft = A maioria das cartas não vistas é melhor.
hint-not-for-rival = Senão, { $who } fica com ela.
hint-next-card = Em troca, você olha a próxima carta.
hint-new-cards = O draft traz cartas novas.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] Você tira { $gems } de { $from }!
       *[other] { $who } tira { $gems } de você
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Assalto na estrada!
# A traitor turns an attack.
headline-treason = Traição!
headline-held =
    { PERSON($who) ->
        [you] Você repele o ataque!
       *[other] { $who } repele seu ataque
    }
headline-lost =
    { $lost ->
        [archer] Seu arqueiro cai
       *[castle] Seu castelo cai
    }
headline-no-win =
    { PERSON($who) ->
        [you] Você fica sem a vitória
       *[other] { $who } fica sem a vitória!
    }
