### The table of Watchtower.
### Terms:
### army (a player's hidden hand), fort (a player's face-up cards), barracks (the shared deck);
### draw (take a card from the barracks), place (put an army card into the fort), burn (put a fort card
### on the bottom of the barracks and draw), high card (jack, queen, king, or ace);
### tower (fort cards of one rank: a double, a triple), watchtower (four of a rank);
### attack (try to win a fort card; up to 3 attempts for each card), battle (what an attack leads to),
### pair (an attacking card and a defending one), pick (choose a face-down card), tie (equal);
### free-for-all (everyone's battle for a fourth card), builder (whose watchtower that would complete);
### campaign (what a player with a complete watchtower is on), siege (the rounds until campaigns
### end the match), showdown (the armies' last battle), trick (the cards revealed together in it).

## Buttons

burn = Queimar
place = Colocar
end-turn = Encerrar turno
keep-all = Manter todas
take-card = Pegar carta
attack-with =
    { $count ->
        [one] Atacar com { $count } carta
       *[other] Atacar com { $count } cartas
    }
battle-with =
    { $count ->
        [one] Batalhar com { $count } carta
       *[other] Batalhar com { $count } cartas
    }

## Where the match stands: the heading of the table

title-round = Rodada { $round }
title-rounds-left = Faltam { $left } rodadas
title-last-round = Última rodada
title-siege = Cerco: { $left } rodadas
title-siege-last = Cerco: última rodada
title-showdown = Confronto final

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Forte { $fort }, exército { $army }
summary-campaign = { $title } · Em campanha, exército { $army }
summary-out = { $title } · Fora

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
# Short: it stands in two lines. The head of the table says "7 rounds left".
standing-siege =
    { $left ->
        [one] Cerco: falta { $left }. { $players }
       *[other] Cerco: faltam { $left }. { $players }
    }
standing-player = { $who }: forte { $fort }, exército { $army }.
standing-campaign = { $who }: em campanha, exército { $army }.
standing-out = { $who }: fora.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Se nada mudar, você vence depois desta rodada.
       *[other] Se nada mudar, { $who } vence depois desta rodada.
    }
# $players is a list of two or more.
forecast-showdown = Se nada mudar, esta rodada termina em um confronto final entre { $players }.
forecast-showdown-all = Depois desta rodada, todos que têm exército vão ao confronto final.

## Prompts

prompt-over = A partida acabou.
prompt-opening = Antes do primeiro turno: queime uma carta do forte ou mantenha todas.
prompt-turn =
    { $can ->
        [place-burn-attack] Sua vez: ataque uma carta destacada, coloque cartas do exército ou queime uma do forte.
        [place-burn] Sua vez: coloque cartas do exército ou queime uma do forte.
        [place-attack] Sua vez: ataque uma carta destacada ou coloque cartas do exército.
        [burn-attack] Sua vez: ataque uma carta destacada ou queime uma do forte.
        [place] Sua vez: coloque cartas do exército.
        [burn] Sua vez: queime uma carta do forte.
       *[attack] Sua vez: ataque uma carta destacada.
    }
# After a sentence that tells what happened before.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Ataque, coloque ou queime.
        [place-burn] Nenhum ataque possível: coloque ou queime.
        [place-attack] Ataque ou coloque.
        [burn-attack] Ataque ou queime.
        [place] Nenhum ataque possível: coloque cartas.
        [burn] Nenhum ataque possível: queime uma carta.
       *[attack] Ataque.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] Você ainda pode colocar cartas do exército ou queimar uma do forte.
        [place] Você ainda pode colocar cartas do exército.
       *[burn] Você ainda pode queimar uma carta do forte.
    }
prompt-campaign = Em campanha: ataque para atrasar os rivais ou encerre o turno e poupe seu exército.
prompt-campaign-short = Ataque ou encerre o turno.
prompt-nothing = Nada mais a fazer. Encerre o turno.
prompt-no-target = Nenhum outro jogador tem carta no forte para atacar.
prompt-no-army = Você não pode atacar sem exército.
prompt-no-attack = Não dá para atacar agora. { TAP("Toque", "Clique") } na carta de um rival para ver por quê.
prompt-out = Você está fora da partida.

prompt-choose = Pressione Enter para escolher { CARD($card, form: "the-short") }.
prompt-choose-rival = Pressione Enter para escolher { CARD($card, form: "the-short") } de { $rival }.
prompt-choose-campaign = Pressione Enter para escolher { $rival }, também em campanha.
prompt-place = { TAP("Toque", "Clique") } no seu forte para colocar { CARD($card, form: "the-short") }.
prompt-place-key = Pressione Enter para colocar { CARD($card, form: "the-short") }.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] Forma uma dupla.
       *[3] Forma uma trinca.
    }
prompt-place-fourth = É a quarta carta desse valor.
prompt-place-fourth-won = Completa sua torre de vigia, e sua campanha começa.
prompt-place-fourth-drawn = Vença a disputa geral por ela e sua torre de vigia estará completa.
prompt-burn =
    { $count ->
        [one] Queimar { CARD($card, form: "the-short") }? A carta vai para o fundo do quartel e você compra { $count } carta.
       *[other] Queimar { CARD($card, form: "the-short") }? A carta vai para o fundo do quartel e você compra { $count } cartas.
    }
prompt-take = { $rival } não tem exército. Pegue { CARD($card, form: "the-short") } sem batalha.
prompt-attack = Atacar { CARD($card, form: "the-short") } de { $rival } com quantas cartas?
prompt-attack-stakes = Ganhe { CARD($card, form: "the-short") } e todas as cartas da batalha, ou perca as suas para { $rival }. Sem vitória, seu turno termina.
# After prompt-attack-stakes.
prompt-attack-high = Cartas altas que lutam vão para o quartel.
prompt-attack-last = Última tentativa. Ganhe { CARD($card, form: "the-short") } e todas as cartas da batalha. Se perder, a carta vai para o fundo do quartel.
prompt-battle =
    { $count ->
        [one] Batalhar contra { $rival } com { $count } carta cada? Quem vencer fica com todas as cartas da batalha.
       *[other] Batalhar contra { $rival } com { $count } cartas cada? Quem vencer fica com todas as cartas da batalha.
    }

prompt-pick-free-for-all = Disputa geral { CARD($card, form: "by-short") }: escolha a carta com que { $rival } luta.
prompt-pick = Batalha { CARD($card, form: "by-short") }: escolha a carta com que { $rival } luta.
prompt-pick-several = Batalha { CARD($card, form: "by-short") }: escolha a carta { $number } de { $count } com que { $rival } luta.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Escolha a carta { $number } de { $count } com que { $rival } luta.

prompt-rival-opening = { $rival } pode queimar uma carta do forte.
prompt-rival-turn = É a vez de { $rival }.
prompt-rival-pick = { $rival } está escolhendo uma carta.
prompt-rival-pick-mine = { $rival } escolhe a carta com que você luta.

# The turn is ended, or all cards are kept, without asking.
auto-end = Nada mais a fazer: seu turno termina.
auto-skip = Você não pode fazer nada, então perde a vez.
auto-skip-campaign = Você não pode atacar nenhuma carta, então perde a vez.
auto-keep = Você não pode queimar nenhuma carta do forte, então mantém todas.

## Why something isn't allowed

refusal-over = A partida acabou.
refusal-only-burning = Antes do primeiro turno, você só pode queimar uma carta do forte ou manter todas.
refusal-only-before-first-turn = Só dá para fazer isso antes do primeiro turno.
refusal-pick-first = Antes, escolha uma das cartas viradas para baixo.
refusal-placing-on-campaign = Você não pode colocar cartas em campanha.
refusal-not-in-army = { CARD($card, form: "capital") } não está no seu exército.
refusal-campaign-just-lost = Você perdeu uma campanha neste turno. No próximo, pode completar uma torre de vigia de novo.
refusal-burning-on-campaign = Você não pode queimar cartas em campanha.
refusal-burned-already = Você já queimou uma carta neste turno.
refusal-not-in-own-fort = { CARD($card, form: "capital") } não está no seu forte.
refusal-barracks-empty = Você não pode queimar cartas com o quartel vazio.
refusal-tower-elsewhere = Você não pode queimar: outro jogador tem uma torre de { CARD($rank, form: "many") }.
refusal-attacked-already = Você já atacou neste turno.
refusal-no-rival = Ataque outro jogador que ainda esteja na partida.
refusal-rival-on-campaign = Você só pode atacar um jogador em campanha se também estiver em campanha.
refusal-not-in-that-fort = { CARD($card, form: "capital") } não está nesse forte.
refusal-not-on-top = Você só pode atacar a carta do topo de uma torre.
refusal-complete-watchtower = Você não pode atacar uma torre de vigia completa.
refusal-army-too-small = Você precisa de pelo menos { $needed } cartas no exército para atacar essa torre.
refusal-no-attempts-left = Você já usou todas as { $most } tentativas nessa carta.
refusal-rival-without-army = Esse jogador não tem exército, então é só pegar a carta.
refusal-without-army = Você precisa de pelo menos uma carta no exército para atacar.
refusal-rival-has-army = Esse jogador tem exército. Ataque com 1 ou 2 cartas.
refusal-too-many-cards = Ataque com 1 ou 2 cartas.
refusal-more-than-smaller-army = Você não pode atacar com mais cartas do que tem o menor exército.
refusal-not-both-on-campaign = Você só pode batalhar contra um jogador em campanha se também estiver em campanha.
refusal-nothing-held-out = Não há cartas para escolher agora.
refusal-place-empty = Essa carta já foi escolhida. Escolha outra.

## What happened, in the log and while it is shown

heading-before-first-turn = Antes do primeiro turno
heading-turn = Turno { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Você manteve todas as cartas do seu forte.
       *[other] { $who } manteve todas as cartas do forte.
    }
log-burned = { $who } queimou { CARD($card, form: "short") }.
# Only the number of cards is known.
log-drew-hidden =
    { $count ->
        [one] { $who } comprou uma carta.
       *[other] { $who } comprou { $count } cartas.
    }
# $cards is a list.
log-drew = { $who } comprou { CARD($cards, form: "short") }.
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { $count ->
        [one] { $who } comprou { CARD($cards, form: "short") } e mais uma carta.
       *[other] { $who } comprou { CARD($cards, form: "short") } e mais { $count } cartas.
    }
log-placed = { $who } colocou { CARD($card, form: "short") }.
# $height is 2 to 4.
log-placed-tower =
    { $height ->
        [2] { $who } colocou { CARD($card, form: "short") } e formou uma dupla.
        [3] { $who } colocou { CARD($card, form: "short") } e formou uma trinca.
       *[4] { $who } colocou { CARD($card, form: "short") }, a quarta carta desse valor.
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "the-short-capital") } veio do quartel para o seu forte.
       *[other] { CARD($card, form: "the-short-capital") } foi do quartel para o forte de { $who }.
    }
log-went-out = { $who } perdeu uma batalha sem cartas no forte e está fora da partida.
log-campaign-began = { $who } completou uma torre de vigia de { CARD($rank, form: "many") } e entrou em campanha.
log-campaign-lost = { $who } ficou sem exército e perdeu a campanha.
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] O cerco começa. Você vence, a menos que outro jogador entre em campanha em até { $rounds } rodada.
               *[other] O cerco começa. Você vence, a menos que outro jogador entre em campanha em até { $rounds } rodadas.
            }
       *[other]
            { $rounds ->
                [one] O cerco começa. { $who } vence, a menos que outro jogador entre em campanha em até { $rounds } rodada.
               *[other] O cerco começa. { $who } vence, a menos que outro jogador entre em campanha em até { $rounds } rodadas.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] O cerco acabou depois de { $rounds } rodada.
       *[other] O cerco acabou depois de { $rounds } rodadas.
    }
log-bound-reached = Todas as { $rounds } rodadas foram jogadas.
log-attacked =
    { PERSON($rival) ->
        [you]
            { $count ->
                [one] { $who } atacou { CARD($card, form: "your-short") } com { $count } carta.
               *[other] { $who } atacou { CARD($card, form: "your-short") } com { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $who } atacou { CARD($card, form: "the-short") } de { $rival } com { $count } carta.
               *[other] { $who } atacou { CARD($card, form: "the-short") } de { $rival } com { $count } cartas.
            }
    }
# After log-attacked.
log-attempt = Tentativa { $attempt } de { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($rival) ->
        [you] { $who } atacou { CARD($card, form: "your-short") }, sem defesa.
       *[other] { $who } atacou { CARD($card, form: "the-short") } de { $rival }, sem defesa.
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($rival) ->
        [you]
            { $count ->
                [one] { $who } batalhou contra você com { $count } carta cada.
               *[other] { $who } batalhou contra você com { $count } cartas cada.
            }
       *[other]
            { $count ->
                [one] { $who } batalhou contra { $rival } com { $count } carta cada.
               *[other] { $who } batalhou contra { $rival } com { $count } cartas cada.
            }
    }
log-picked = { $who } escolheu uma carta.
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] { CARD($winner, form: "your-short-capital") } vence { CARD($loser, form: "the-short") }: um 7 no ataque sempre vence.
                [defending-seven] { CARD($winner, form: "your-short-capital") } vence { CARD($loser, form: "the-short") }: um 7 na defesa sempre perde.
               *[higher] { CARD($winner, form: "your-short-capital") } vence { CARD($loser, form: "the-short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { CARD($winner, form: "the-short-capital") } de { $who } vence { CARD($loser, form: "the-short") }: um 7 no ataque sempre vence.
                [defending-seven] { CARD($winner, form: "the-short-capital") } de { $who } vence { CARD($loser, form: "the-short") }: um 7 na defesa sempre perde.
               *[higher] { CARD($winner, form: "the-short-capital") } de { $who } vence { CARD($loser, form: "the-short") }.
            }
    }
log-pair-tied = { CARD($attacking, form: "short") } e { CARD($defending, form: "short") } empatam.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { $pairs ->
        [one] { $who } venceu a batalha.
       *[other] { $who } venceu a batalha por { $most } a { $least }.
    }
log-battle-tied =
    { $pairs ->
        [one] A batalha terminou empatada.
       *[other] A batalha terminou empatada em { $most } a { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($rival) ->
        [you] { $who } capturou { CARD($card, form: "your-short") }.
       *[other] { $who } capturou { CARD($card, form: "the-short") } de { $rival }.
    }
log-retired =
    { PERSON($who) ->
        [you] { CARD($card, form: "your-short-capital") } foi para o fundo do quartel.
       *[other] { CARD($card, form: "the-short-capital") } de { $who } foi para o fundo do quartel.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($rival) ->
        [you] { $who } tomou { CARD($card, form: "the-short") } do seu forte.
       *[other] { $who } tomou { CARD($card, form: "the-short") } do forte de { $rival }.
    }
log-sunk =
    { PERSON($who) ->
        [you] { CARD($card, form: "your-short-capital") } resistiu a 3 tentativas e foi para o fundo do quartel.
       *[other] { CARD($card, form: "the-short-capital") } de { $who } resistiu a 3 tentativas e foi para o fundo do quartel.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e ganhou a carta.
       *[other] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e ganhou a carta por { $most } a { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e perdeu.
       *[other] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e perdeu por { $most } a { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e empatou.
       *[other] { $who } atacou { CARD($card, form: "the-short") } de { $rival } e empatou em { $most } a { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } batalhou contra { $rival } e venceu.
       *[other] { $who } batalhou contra { $rival } e venceu por { $most } a { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } batalhou contra { $rival } e perdeu.
       *[other] { $who } batalhou contra { $rival } e perdeu por { $most } a { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } batalhou contra { $rival } e empatou.
       *[other] { $who } batalhou contra { $rival } e empatou em { $most } a { $least }.
    }
raid-attacking-seven = Um 7 no ataque vence qualquer carta.
raid-defending-seven = Um 7 na defesa perde para qualquer carta.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = Você ganhou { CARD($card, form: "the-short") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-attack-lost = Você perdeu a batalha { CARD($card, form: "by-short") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }. Seu turno termina.
battle-attack-tied = Você empatou na batalha { CARD($card, form: "by-short") } de { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }. O empate encerra seu turno.
battle-defense-won = Você defendeu { CARD($card, form: "the-short") } contra { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } ganhou { CARD($card, form: "your-short") }: você tinha { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } atacou { CARD($card, form: "your-short") } e empatou: você tinha { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Você defendeu { CARD($card, form: "the-short") } contra { $rival }.
        [lost] { $rival } ganhou { CARD($card, form: "your-short") }.
       *[tied] { $rival } atacou { CARD($card, form: "your-short") } e empatou.
    }
battle-campaign-won = Você venceu { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-campaign-lost = Você perdeu para { $rival }: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.
battle-campaign-tied = Você e { $rival } empataram: { CARD($mine, form: "short") } contra { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } passou.
turn-placed =
    { $count ->
        [one] { $who } colocou { $count } carta.
       *[other] { $who } colocou { $count } cartas.
    }
turn-placed-burned = { $who } colocou { CARD($card, form: "short") } e queimou { CARD($burned, form: "short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } colocou { $count } carta e queimou { CARD($burned, form: "short") }.
       *[other] { $who } colocou { $count } cartas e queimou { CARD($burned, form: "short") }.
    }
# There was no room for all that happened.

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "the-short-capital") } completaria sua torre de vigia. Disputa geral!
       *[other] { CARD($card, form: "the-short-capital") } completaria a torre de vigia de { $who }. Disputa geral!
    }
log-revealed = { $who } revelou { CARD($card, form: "short") }.
log-free-for-all-won = { $who } ganhou { CARD($card, form: "the-short") } na disputa geral.
log-free-for-all-tied =
    { PERSON($who) ->
        [you] As cartas mais altas empataram, e você ganhou { CARD($card, form: "the-short") }.
       *[other] As cartas mais altas empataram, e { $who } ganhou { CARD($card, form: "the-short") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = Você ganhou { CARD($card, form: "the-short") } na disputa geral com { CARD($best, form: "short") }.
free-for-all-lost = { $who } ganhou { CARD($card, form: "the-short") } na disputa geral: { CARD($best, form: "short") } contra { CARD($mine, form: "your-short") }.

## The showdown

log-showdown =
    { $length ->
        [one] Confronto final! Cada exército fica com { $length } carta.
       *[other] Confronto final! Cada exército fica com { $length } cartas.
    }
log-all-on-campaign = Todos estão em campanha.
log-set-aside =
    { $count ->
        [one] { $who } separou { $count } carta.
       *[other] { $who } separou { $count } cartas.
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] A vaza { $number } é sua: { CARD($card, form: "short") } contra { CARD($others, form: "short") }.
       *[other] A vaza { $number } vai para { $who }: { CARD($card, form: "short") } contra { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = A vaza { $number } é um empate: { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [1] { $who }: { $count } vaza.
       *[other] { $who }: { $count } vazas.
    }
log-tricks-tied = Deu empate.
# Players who tied draw new armies.
log-watchtowers = Batalha das torres de vigia!
log-played-again = Novo empate. Todas essas cartas foram embaralhadas e distribuídas de novo.

## Players

note-out = Fora
note-campaign = Em campanha
note-picking = Escolhendo…
note-thinking = Pensando…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Batalha { CARD($card, form: "by-short") }
stage-free-for-all = Disputa geral { CARD($card, form: "by-short") }
stage-campaign = Batalha de campanhas
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Seu exército
       *[other] O exército de { $who }
    }
lane-attacker = Ataque
lane-defender = Defesa
lane-builder = Construção
lane-no-army = Sem exército
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [1] { $count } vaza
       *[other] { $count } vazas
    }
# The pairs that the player and the rival won in a battle.
score-mine = Você { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = O cerco acabou em um confronto final.
ended-bound-showdown = A última rodada acabou em um confronto final.
ended-showdown = Decidida no confronto final.
ended-siege = Decidida pelo cerco.
ended-bound = Decidida após a última rodada.
ended-alone = Todos os outros jogadores estão fora.
result-out = Fora
result-campaign = Em campanha
result-no-watchtower = Sem torre de vigia

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = exige { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, exército { $army }, forte { $fort }
panel-note = { $name }, { $note }, exército { $army }, forte { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [1] Quartel, { $count } carta
       *[other] Quartel, { $count } cartas
    }
label-can-place = { CARD($card, form: "title") }, pode ser colocad{ CARD($card, form: "ending") }
label-cannot-place = { CARD($card, form: "title") }, não pode ser colocad{ CARD($card, form: "ending") } agora
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, seu forte
       *[other] { CARD($card, form: "title") }, forte de { $who }
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, topo de uma dupla
               *[no] { $label }, em uma dupla
            }
        [3]
            { $top ->
                [yes] { $label }, topo de uma trinca
               *[no] { $label }, em uma trinca
            }
       *[4]
            { $top ->
                [yes] { $label }, topo de uma torre de vigia
               *[no] { $label }, em uma torre de vigia
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, dá para queimar
label-can-battle = { $label }, dá para batalhar
label-attempts = { $label }, { $used } de { $most } tentativas usadas
label-can-attack = { $label }, dá para atacar
label-cannot-attack = { $label }, não dá para atacar agora
label-held = Carta { $slot }, virada para baixo
label-can-pick = Carta { $slot }, virada para baixo, pode ser escolhida
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, do seu lado
       *[other] { CARD($card, form: "title") }, do lado de { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Carta virada para baixo, do seu lado
       *[other] Carta virada para baixo, do lado de { $who }
    }
label-prize = { CARD($card, form: "title") }, o prêmio

## What a card, a tower, a player, or the barracks is about

about-seven = No ataque, um 7 vence qualquer carta. Na defesa, perde para qualquer carta. Fora isso, é só um 7.
about-high = Uma carta alta. Queimá-la permite comprar 2 cartas. Se lutar, ela vai para o fundo do quartel, a menos que seu dono esteja em campanha.
about-low = Na batalha, vence o valor mais alto. Queimar esta carta permite comprar 1 carta.
about-campaign = Esta torre de vigia está em campanha, então ninguém pode atacá-la.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] Dupla, de baixo para cima: { CARD($cards, form: "short") }.
        [3] Trinca, de baixo para cima: { CARD($cards, form: "short") }.
       *[4] Torre de vigia, de baixo para cima: { CARD($cards, form: "short") }.
    }
about-tower-needs = Só a carta do topo pode ser atacada, por um exército de pelo menos { $needed } cartas.
about-tower-burning = Os outros jogadores não podem queimar cartas deste valor.
about-attempts = { $who } usou { $used } de { $most } tentativas nela.
about-held-title = Carta virada para baixo
about-held = O exército foi embaralhado. Ninguém sabe que carta é esta, nem mesmo o dono.
about-barracks-title =
    { $count ->
        [1] Quartel: { $count } carta
       *[other] Quartel: { $count } cartas
    }
about-barracks-draw = No início do seu turno, você compra a carta do topo, a menos que esteja em campanha.
about-barracks-bottom = Cartas queimadas e cartas altas de batalhas vão para o fundo, à vista de todos. Com o quartel vazio, ninguém pode queimar cartas.
about-siege-last = O cerco encerra a partida depois desta rodada.
about-siege =
    { $left ->
        [one] O cerco encerra a partida em { $left } rodada.
       *[other] O cerco encerra a partida em { $left } rodadas.
    }
about-round = Rodada { $round } de no máximo { $rounds }.
about-out = Fora da partida.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [1] Seu exército tem { $count } carta.
               *[other] Seu exército tem { $count } cartas.
            }
       *[other]
            { $count ->
                [1] O exército de { $who } tem { $count } carta.
               *[other] O exército de { $who } tem { $count } cartas.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Cartas conhecidas: { CARD($cards, form: "short") }.
about-army-highest = Cartas conhecidas mais altas: { CARD($cards, form: "short") }.
about-player-campaign = Em campanha com uma torre de vigia de { CARD($rank, form: "many") }.
about-player-campaign-end = Ninguém pode atacá-la, mas sem exército a campanha está perdida.
about-fort =
    { $count ->
        [1] Forte: { $count } carta.
       *[other] Forte: { $count } cartas.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] Uma dupla de { CARD($rank, form: "many") }: faltam 2 para uma torre de vigia.
       *[3] Uma trinca de { CARD($rank, form: "many") }: falta 1 para uma torre de vigia.
    }
# After about-fort-tower.
about-fort-tower-needs = Você precisa de pelo menos { $needed } cartas no exército para atacá-la.

## How to play

guide-line = Construa uma torre de vigia com quatro cartas iguais, entre em campanha e vença o confronto final.
guide-brief-goal = Construa uma torre de vigia: quatro cartas de um mesmo valor no seu forte. Quando todos tiverem uma, vença o confronto final.
guide-brief-turn = Compre uma carta, coloque no forte cartas do exército, queime uma carta do forte se quiser e depois ataque ou encerre o turno.
guide-brief-watch = Os rivais atacam as cartas do seu forte uma a uma. As torres são mais seguras: só um exército grande pode atacá-las.
guide-part-fort = O forte de um rival: as cartas que você pode atacar
guide-part-tower = Uma torre: cartas de um mesmo valor
guide-part-rival-army = O exército do rival, virado para baixo
guide-part-barracks = O quartel: você compra daqui
guide-part-own-fort = Seu forte: todos veem
guide-part-army = Seu exército: só você vê
guide-goal-title = Objetivo
guide-goal = Construa uma torre de vigia: quatro cartas de um mesmo valor no seu forte. Quando todos tiverem uma, os exércitos se enfrentam no confronto final, e quem o vencer vence a partida. Até lá, ataque os outros fortes para ganhar as cartas de que precisa.
guide-forts-title = Fortes e exércitos
guide-forts = Seu forte fica virado para cima, e seu exército é a mão que só você vê. Cada um começa com quatro cartas; o resto do baralho é o quartel. Cartas do forte com o mesmo valor formam uma torre: duas são uma dupla, três uma trinca e quatro uma torre de vigia. O ás é o valor mais alto. Valetes, damas, reis e ases são as cartas altas.
guide-turn-title = Seu turno
guide-turn = Compre para o exército a carta do topo do quartel. Depois coloque no forte quantas cartas do exército quiser; elas não podem voltar. Uma vez por turno, você pode queimar uma carta do forte. Por fim, ataque uma carta do forte de outro jogador ou encerre o turno. Depois de um ataque bem-sucedido, ainda pode colocar cartas, e queimar uma se não queimou antes.
guide-burning-title = Queimar
guide-burning = Para queimar uma carta do forte, ponha-a no fundo do quartel e compre uma carta para o exército, ou duas se queimou uma carta alta. Antes do primeiro turno, cada um pode queimar uma carta. Você não pode queimar uma carta enquanto outro jogador tiver uma torre do mesmo valor ou enquanto o quartel estiver vazio.
guide-attacking-title = Atacar
guide-attacking = Escolha uma carta do forte de outro jogador e ataque-a com uma ou duas cartas. Quem defende usa o mesmo número. De uma torre, você só pode atacar a carta do topo, e só com um exército grande. Se quem defende não tem exército, você pega a carta sem batalha.
guide-battle-title = A batalha
guide-battle = Os dois exércitos são embaralhados. Quem defende escolhe cartas do seu exército sem vê-las, e você, cartas do exército dele. Elas são reveladas em pares. O valor mais alto vence o par, mas os setes são especiais. O lado que vence mais pares vence a batalha. Nos exemplos, a carta de quem ataca está à esquerda.
guide-after-title = Depois da batalha
guide-after =
    O exército vencedor fica com todas as cartas da batalha, e quem ataca e vence ganha também a carta do forte. Se houver empate, todas as cartas voltam aos donos.

    As cartas altas que lutam são uma exceção: seja qual for o resultado, vão para o fundo do quartel. Todos as veem ir, e o registro diz quais são quando forem compradas de novo.

    Você tem três tentativas por carta, e cada outro atacante também. Se perder a terceira, a carta vai para o fundo do quartel, e o forte atacado recebe no lugar dela a carta do topo. Se a terceira for um empate, a carta fica, mas você não pode mais atacá-la.

    Quem perde uma batalha sem cartas no forte está fora da partida.
guide-fourth-title = A quarta carta
guide-fourth = Se você ganhou a quarta carta de um valor em batalha, colocá-la completa sua torre de vigia. Se ela veio do quartel, há antes uma disputa geral: de cada exército, um vizinho escolhe uma carta, e a mais alta ganha a quarta carta. Se as mais altas empatarem e uma delas for sua, você vence. Os setes não são especiais aqui, e cada um fica com a carta que mostrou.
guide-campaign-title = Em campanha
guide-campaign =
    Com a torre de vigia completa, você está em campanha, e as outras cartas do seu forte vão para o exército. Você não compra, coloca nem queima mais cartas; só ataca. Ninguém pode atacar sua torre de vigia, e suas cartas altas não vão mais para o quartel. Dois jogadores em campanha também podem batalhar entre si com três cartas cada; quem vence fica com todas.

    Se seu exército ficar sem cartas, você perde a campanha. Duas cartas da torre vão para o fundo do quartel, uma fica no forte e uma vai para o exército. Depois o forte e o exército recebem duas cartas novas cada.
guide-showdown-title = O confronto final
guide-showdown =
    O confronto final começa quando todos estão em campanha. Os exércitos são embaralhados e reduzidos ao tamanho do menor, ou a uma carta a menos se esse número for par.

    Então todos revelam suas cartas juntos, uma por vez. A carta mais alta vence a vaza; se as mais altas empatarem, ninguém vence. Quem tiver mais vazas vence a partida.

    Se houver empate em vazas, os empatados jogam a batalha das torres de vigia: cada um compra um novo exército, com tantas cartas quanto o valor da sua torre. Se empatarem de novo, essas cartas são embaralhadas juntas, distribuídas por igual e jogadas mais uma vez.
guide-siege-title = O cerco
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    O cerco começa quando o primeiro jogador entra em campanha e encerra a partida após 10 rodadas (8 com quatro jogadores). Se nesse momento só um jogador estiver em campanha, ele vence; se houver vários, eles vão ao confronto final. Se todas as campanhas forem perdidas, o cerco acaba, e o próximo conta do início.

    A partida também termina assim após 40 turnos por jogador (30 com três jogadores, 25 com quatro). Se ninguém estiver em campanha, todos que têm exército vão ao confronto final.

    A regra da casa { $rule } divide por dois ou dobra todos esses números.
guide-table-title = Controles
guide-table =
    Para colocar uma carta do exército, { TAP("toque", "clique") } nela e depois no seu forte, ou arraste-a até lá. Para queimar uma carta do forte, { TAP("toque", "clique") } nela ou arraste-a para o quartel. As cartas que você pode atacar ficam destacadas: { TAP("toque", "clique") } em uma e escolha quantas cartas usar. ×2 indica uma torre de duas cartas; 1/3 indica que você usou uma de três tentativas. Com as dicas ativadas, você fica sabendo o que um ataque pode render e custar. { TAP("Toque", "Clique") } no painel de um jogador para ver seu exército e seu forte. Segure ou clique com o botão direito em uma carta para saber mais sobre ela.

    No teclado, as setas movem entre as cartas, Enter seleciona, os números apertam os botões, T encerra o turno, H dá uma dica, S diz como está a partida, L abre o registro, F1 abre estas regras e Esc volta.

## Examples in the guide: short texts under or between pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = vence
guide-verdict-loses = perde para
guide-verdict-ties = empata com
guide-pair-higher = Vence o valor mais alto.
guide-pair-equal = Valores iguais empatam.
guide-pair-attacking-seven = Um sete no ataque vence qualquer carta.
guide-pair-defending-seven = Um sete na defesa perde para qualquer carta.
guide-pair-sevens = O sete do ataque vence.
guide-tower-any = qualquer exército pode atacar
guide-tower-needs = exige um exército de { $needed } cartas
guide-tower-single = Uma carta só.
guide-tower-double = Uma dupla.
guide-tower-triple = Uma trinca.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = ao queimar, rende
guide-burn-low = Uma carta baixa.
guide-burn-high = Uma carta alta.
guide-worth = compra { $count } cartas
guide-worth-rank = Tantas quanto seu valor.
guide-worth-high = Cartas altas contam como 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Junte quatro iguais, vença o confronto final.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { $left ->
        [one] { $who } vence depois desta rodada.
       *[other] { $who } vence em { $left } rodadas se nada mudar.
    }
goal-besieged =
    { $left ->
        [one] Faça uma torre de vigia agora, ou { $who } vence.
       *[other] Torre de vigia em { $left } rodadas, ou { $who } vence.
    }
goal-showdown =
    { $left ->
        [one] Confronto final depois desta rodada.
       *[other] Confronto final em { $left } rodadas.
    }
# While the showdown is played.
goal-tricks = Confronto final: vence quem fizer mais vazas.
goal-danger =
    { PERSON($who) ->
        [you] Falta uma carta para a sua torre.
       *[other] Falta uma carta para a torre de { $who }.
    }
goal-fourth = Coloque { CARD($card, form: "the-short") } para a sua torre.
goal-danger-many =
    { $count ->
        [one] Falta uma carta para a torre de { $count } rival.
       *[other] Falta uma carta para a torre de { $count } rivais.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Forte vazio: perca uma batalha e você está fora.
       *[other] Se { $who } perder uma batalha agora, está fora.
    }

## Hints: what to do, and then why.

hint-place = Coloque { CARD($card, form: "the-short") }.
hint-burn = Queime { CARD($card, form: "the-short") }.
hint-keep-all = Mantenha todas as cartas do forte.
hint-attack =
    { $count ->
        [one] Ataque { CARD($card, form: "the-short") } de { $rival } com { $count } carta.
       *[other] Ataque { CARD($card, form: "the-short") } de { $rival } com { $count } cartas.
    }
hint-take = Pegue { CARD($card, form: "the-short") } de { $rival }.
# Two players on campaign.
hint-battle = Batalhe contra { $rival }.
hint-pick = Escolha qualquer carta.
hint-end = Encerre seu turno.
hint-tower = Para atacá-la são precisas { $needed } cartas de exército.
hint-fort = Com o forte vazio, uma batalha perdida tira você da partida.
hint-draws-two = Por uma carta alta você compra 2 cartas.
hint-single = Você não tem outra desse valor.
hint-other-rank = Você tem mais cartas de outro valor.
# Of a card of the player's fort.
hint-rival-has-rank = { $rival } tem outra desse valor no forte.
hint-draws-one = Você compra uma carta nova.
# Of an army card to be placed.
hint-to-burn = Depois você pode queimá-la por 2 cartas.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Você tem outra carta desse valor.
        [3] Você tem outras duas cartas desse valor.
       *[4] Você tem outras três cartas desse valor.
    }
hint-lowest = Sem a carta mais baixa, seu exército luta melhor.
# Why no card is placed.
hint-keeps-army = O exército luta; o forte pode ser atacado.
hint-keeps-high-cards = Cartas altas que lutam são perdidas.
hint-undefended = { $rival } não tem exército para defendê-la.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] Seria sua segunda carta desse valor.
        [3] Seria sua terceira carta desse valor.
       *[4] Seria sua quarta carta desse valor.
    }
hint-breaks = Enfraqueceria uma torre de { $rival }.
hint-empties-fort = É a única carta do forte de { $rival }.
hint-odds = Você vence esta batalha cerca de { $tenths } vezes em 10.
hint-rarely-lost =
    { $tenths ->
        [one] Você perde esta batalha só { $tenths } vez em 10.
       *[other] Você perde esta batalha só { $tenths } vezes em 10.
    }
hint-no-attack = Nenhum ataque tem mais de metade das chances.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = { $who } ataca { CARD($card, form: "the-short") }!
headline-taken =
    { PERSON($who) ->
        [you] Você toma { CARD($card, form: "the-short") } de { $rival }!
       *[other]
            { PERSON($rival) ->
                [you] { $who } toma { CARD($card, form: "the-short") } de você!
               *[other] { $who } toma { CARD($card, form: "the-short") } de { $rival }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] Você repele o ataque!
       *[other] { $who } repele seu ataque
    }
headline-tied = Empate: ninguém vence
headline-tied-mine = Empate: seu turno termina
headline-out =
    { PERSON($who) ->
        [you] Você está fora!
       *[other] { $who } está fora!
    }
headline-free-for-all = Disputa geral!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Você fica sem torre de vigia
       *[other] { $who } fica sem torre de vigia!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] A uma carta da torre de vigia!
       *[other] { $who }: a uma carta da torre de vigia!
    }
headline-campaign =
    { PERSON($who) ->
        [you] Sua torre de vigia está de pé!
       *[other] { $who } completa uma torre de vigia!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Sua torre de vigia cai
       *[other] Cai a torre de vigia de { $who }!
    }
headline-siege = O cerco começa
headline-watchtowers = Empate: batalha das torres de vigia!
