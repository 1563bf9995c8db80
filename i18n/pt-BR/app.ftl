### Texts of the app outside its tables, and texts shared by all tables.
### Terms: match (a game that is played), deal (its shuffle; deals have numbers), running match,
### finished match, saved game (a match in one of six slots), opponent, level, statistics, house rule.

# The player at this device, on badges and in lists.
you = Você
    .inside = você

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } e { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } e { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Quatro Paladinos
        [four-kingdoms] Quatro Reinos
        [four-horsemen] Cavaleiros do Apocalipse
        [watchtower] Torre de Vigia
       *[knights-and-ninjas] De Cavaleiros e Ninjas
    }
tagline =
    { $game ->
        [four-knights] Um duelo rápido de naipes
        [four-kingdoms] Uma paciência que pede calma e planejamento
        [four-horsemen] Vazas e presentes envenenados
        [watchtower] Torres, ataques e cercos
       *[knights-and-ninjas] Blefes e lâminas
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
    }

## Buttons.

ok = OK
cancel = Cancelar
close = Fechar
give-up = Desistir
rematch = Revanche
first-match = Jogar uma partida
continue = Continuar

## Levels of opponents.

level =
    { $level ->
        [easy] Fácil
        [normal] Normal
        [master] Mestre
       *[hard] Difícil
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Ambos no Fácil
        [normal] Ambos no Normal
        [master] Ambos no Mestre
       *[hard] Ambos no Difícil
    }
level-all =
    { $level ->
        [easy] Todos no Fácil
        [normal] Todos no Normal
        [master] Todos no Mestre
       *[hard] Todos no Difícil
    }
level-plays =
    { $level ->
        [easy] Comete erros que você pode aproveitar.
        [normal] Joga bem e raramente erra.
        [master] Pensa mais que no Difícil e joga o melhor que pode.
       *[hard] Joga o melhor que pode.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Paciente, só conta consigo mesma.
        [corin] Alegre, e sempre pronto para a briga.
        [edda] Tem um velho ditado e um truque para cada carta.
        [falk] Ousado, e orgulhoso quando dá certo.
        [isolde] Calada, adora surpreender.
        [osric] Teimoso, sempre acerta as contas.
        [runa] Cantarola enquanto os outros jogam e espera a sua hora.
        [tamsin] Ri depressa, e revida mais depressa ainda.
       *[guest] Uma visita à sua mesa.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
title-against = Contra { $rivals }
# A running match among those of other games.
home-match = { $game } com { $rivals }
home-deal = { $game }: { $title }
title-deal = Jogo { $deal }
title-unnumbered = Um jogo
title-practice = { $title } (treino)
ladder-rung = Escada: oponente { $number } de { $all }. Vença duas antes de perder duas, sem dicas.
ladder-helped = Com dica, a partida não conta na escada.
ladder-score = Escada: oponente { $number } de { $all }. Até agora, { $won } a { $lost }.
ladder-top = Escada: você venceu todos os { $all } oponentes.
ladder-next = Escada: o oponente { $number } de { $all } espera
ladder-beaten = Vitória sobre { $rival }: { $number } de { $all } na escada
ladder-stands = { $won } a { $lost } contra { $rival } na escada
won-today = Vitórias de hoje: { $wins }
won-so-far = Vitórias até agora: { $wins }
wins-of = { $name } { $wins }
positions-note = Posições para resolver, cinco de cada vez.
positions-known =
    { $count ->
        [one] { $count } posição resolvida.
       *[other] { $count } posições resolvidas.
    }
luck-of-deal = Sorte nas cartas em { $count } partidas analisadas: { $mean } pontos de chance de vencer, ±{ $error }. A média é 0.
title-exercise = Ache a jogada
# A guided first match that was left before its end.
title-lesson = Primeira partida guiada
lesson-left = Continua de onde você parou.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Aprenda { $game }
lesson-next-note = Jogando, em 3 minutos
title-daily = Jogo do dia, { $day }
title-daily-year = Jogo do dia, { $day } de { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Espaço { $slot }
running-match = Partida { $number }
slot-empty = O espaço { $slot } agora está vazio.
slot-saved = Salva no espaço { $slot }.
match-deleted = Partida excluída.
saved-daily = jogo do dia, { $day }
saved-deal = jogo { $deal }
saved-against = contra { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [1] { $count } jogada no total
       *[other] { $count } jogadas no total
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Guardar a outra partida para depois?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. Se você desistir dela, o jogo conta como derrota.
keep-other-yes = Guardar
keep-other-no = Abandonar
give-up-title = Desistir desta partida?
give-up-deal-title = Desistir deste jogo?
give-up-text = { $title }: { $summary }. Ela não contará, e termina aqui.
give-up-text-lost = { $title }: { $summary }. O jogo conta como derrota.
# After giving up.
given-up-title = Você desistiu da partida
given-up-deal-title = Você desistiu do jogo
given-up-text = { $summary }. Ela não conta. Reveja-a aqui ou continue de qualquer jogada como treino.
given-up-text-lost = { $summary }. Conta como derrota. Reveja-o aqui jogada a jogada.
given-up-next = Nova partida…
go-back-title = Voltar ao espaço { $slot }?
go-back-text = Esta partida avançou desde que você a salvou: { $summary }.
go-back-yes = Voltar
unwinnable-title = O jogo { $deal } não tem solução
unwinnable-text = Jogar mesmo assim?
unwinnable-yes = Jogar
overwrite-title = Substituir o espaço { $slot }?
overwrite-text = { $summary }. Salva em { $date }.
overwrite-unreadable = Não é possível abrir a partida salva ali.
overwrite-yes = Substituir
delete-title = Excluir o espaço { $slot }?
delete-match-title = Excluir esta partida?
delete-text = { $summary }. Salva em { $date }. Isso não pode ser desfeito.
delete-unreadable = Isso não pode ser desfeito.
delete-yes = Excluir
reset-title = Zerar as estatísticas de { $game }?
reset-all-title = Zerar todas as estatísticas?
reset-text = Os resultados, a classificação e as conquistas recomeçam do zero. Isso não pode ser desfeito.
reset-all-text = Os resultados, classificações e conquistas de todos os jogos recomeçam do zero. Isso não pode ser desfeito.
reset-yes = Zerar
forget-title = Excluir o histórico de { $game }?
forget-text = Você não poderá mais rever essas partidas. Suas estatísticas não mudam.
forget-yes = Excluir
import-title = Importar este arquivo?
import-text-none = Ele contém configurações e estatísticas de { $date }, mas nenhuma partida.
import-text =
    { $count ->
        [one] Ele contém { $count } partida, configurações e estatísticas de { $date }.
       *[other] Ele contém { $count } partidas, configurações e estatísticas de { $date }.
    }
import-replaces = A importação substitui os dados deste dispositivo. Os dados antigos ficam guardados em outra pasta.
import-yes = Importar

## Messages: titles, with a reason below.

settings-title = Suas configurações
statistics-title = Suas estatísticas
cannot-start = O Cardkeep não pode iniciar
not-opened = Não é possível abrir esta partida
settings-not-saved = Suas configurações não foram salvas
saving = Salvando…
not-saved = A partida não foi salva
unsaved-mark = Não salvo
unsaved = Não salvo · { $reason }
unsaved-text = { $reason } Sua partida fica na memória enquanto o Cardkeep estiver aberto.
try-again = Tentar de novo
all-saved = Tudo está salvo.
close-unsaved = Fechar sem salvar?
close-unsaved-text = { $reason } Se você fechar o Cardkeep agora, perderá suas últimas jogadas.
close-anyway = Fechar mesmo assim
not-deleted = Nada foi excluído
not-renamed = A partida não foi renomeada
too-many-running = Partidas em andamento demais
too-many-running-text = Você já tem { $most } partidas deste jogo em andamento. Termine uma ou desista de uma na página do jogo.
history-not-deleted = O histórico de partidas não foi excluído
statistics-not-reset = As estatísticas não foram zeradas
no-search = Não foi possível iniciar a busca de jogos
no-deal-found = Nenhum jogo com solução encontrado. Tente de novo.
import-complete = Importação concluída
import-complete-text = Suas partidas, configurações e estatísticas estão prontas.
import-complete-aside = Seus dados anteriores estão guardados em { $folder }.
import-failed = Falha na importação
import-not-handed-over = O outro app não entregou o arquivo. Nada mudou. Abra-o de novo por lá ou salve-o antes neste aparelho.
importing = Importando…
import-canceled = Importação cancelada. Nada mudou.
export-complete = Exportação concluída
export-complete-text = Seus dados estão em { $file }. Para levá-los a outro dispositivo, copie o arquivo para lá e importe-o nesta página.
export-complete-chosen = Seus dados estão em { $file }, na pasta que você escolheu. Para levá-los a outro dispositivo, copie o arquivo para lá e importe-o nesta página.
export-failed = Falha na exportação
exporting = Exportando…
export-canceled = Exportação cancelada.
export-no-folder = Não há uma pasta para a exportação, e a janela de arquivos não abriu. Nada foi exportado. Crie uma pasta Documentos e tente de novo.
open-folder = Abrir pasta
folder-not-opened = Não é possível abrir a pasta
folder-not-opened-text = Não foi possível iniciar o gerenciador de arquivos ({ $reason }). O arquivo está em { $folder }.
reading-file = Lendo o arquivo…
canceling = Cancelando…
busy = O Cardkeep não pode fazer isso agora
progress-files = { $done } de { $total } arquivos
dialog-open = Aguardando a janela de arquivos…
export-dialog = Exportar dados do Cardkeep
import-dialog = Importar dados do Cardkeep
file-kind = Dados do Cardkeep
all-files = Todos os arquivos
# In place of the name of a file that came without one.
unnamed-file = O arquivo
match-not-counted = A partida não pôde ser contada, por isso foi mantida. { $reason }
not-in-history = A partida foi contada, mas não poderá ser revista depois. { $reason }
not-being-saved = A partida não está sendo salva. { $reason }
result-not-counted = O resultado não pôde ser contado. { $reason }
result-not-counted-yet = O resultado não pôde ser contado. { $reason } Abra a partida mais tarde para contá-lo.
opponents-not-saved = Sua escolha de adversários não foi salva. { $reason }
previous-copy-sound = Uma cópia anterior pode ser aberta.
last-match-unreadable = Não é possível abrir sua última partida. Veja o motivo em Partidas salvas.

## Why something is not possible.

deal-no-code = Isso não é um número de jogo nem um código. Confira se digitou certo.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Nada para abrir
nothing-to-open-text = “{ $text }” não é um arquivo nem um código. Confira se digitou certo.
deal-too-high = Esse número de jogo é alto demais.
menu-code =
    Com este código, um amigo joga a mesma partida:
    { $code }
code-newer = Esse código precisa de uma versão mais nova do Cardkeep.
code-other-rules = Esse código é de regras de { $game } diferentes das desta versão.
only-computers = Só computadores jogam nesta partida.
impossible-setup = Esta partida não pode ser jogada: a configuração não combina com o jogo.
match-too-long = Esta partida chegou a { $most } jogadas, o máximo que dá para salvar. Desfaça algumas ou recomece.
opponent-stopped = O adversário virtual parou inesperadamente ({ $reason }). Tentando de novo.
opponent-stopped-reason = erro interno

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }
    .capital =
    { $month ->
        [1] Janeiro
        [2] Fevereiro
        [3] Março
        [4] Abril
        [5] Maio
        [6] Junho
        [7] Julho
        [8] Agosto
        [9] Setembro
        [10] Outubro
        [11] Novembro
       *[12] Dezembro
    }
month-year = { month.capital } de { $year }
month-day =
    { $day ->
        [1] 1º de { month }
       *[other] { $day } de { month }
    }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] Segunda-feira
        [2] Terça-feira
        [3] Quarta-feira
        [4] Quinta-feira
        [5] Sexta-feira
        [6] Sábado
       *[7] Domingo
    }
weekday-short =
    { $weekday ->
        [1] Se
        [2] Te
        [3] Qu
        [4] Qu
        [5] Se
        [6] Sá
       *[7] Do
    }
moment = { $day }/{ $month }/{ $year } { $time }
unknown-date = Data desconhecida
decimal = { $whole },{ $rest }
date-full = { weekday }, { month-day } de { $year }
date-full-today = { weekday }, { month-day } de { $year }, hoje

## The daily deal.

day-won-helped = Vencido com ajuda. Vença sem ajuda para somar mais um dia seguido.
day-won = Vencido. Você pode jogar de novo.
day-played = Jogado. Você pode jogar de novo.
days-done = { $done } de { $all } jogados
days-done-all = Jogos do dia: { $done } de { $all } jogados, { $won } vencidos
days-note = Um novo a cada dia, igual para todos
days-next = Próximo jogo do dia
days-of-month = { $done } de { $days } dias neste mês.
day-in-progress = Em andamento: { $summary }.
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = vencido
day-label-played = jogado
day-label-helped = vencido com ajuda
day-label-running = em andamento
streak-best =
    { $best ->
        [one] Recorde: { $best } dia seguido.
       *[other] Recorde: { $best } dias seguidos.
    }
streak-now =
    { $now ->
        [1] { $now } dia seguido. Recorde: { $best }.
       *[other] { $now } dias seguidos. Recorde: { $best }.
    }

## A turnê

tour = Turnê
tour-invites = Cinco partidas curtas, uma de cada jogo, contra os mesmos três adversários, de um a três por vez. Quem vencer mais partidas vence a turnê.
tour-note = Cinco jogos, uma noite
tour-at = { $done } de { $all } jogadas. Próxima: { $game }
tour-stands = { $done } de { $all } partidas jogadas
tour-won = Você vence a turnê!
tour-shared = Você divide a turnê com { $rivals }.
tour-lost = A turnê fica com { $rivals }.
tour-record = Turnês vencidas: { $won } de { $finished }
tour-begin = Começar uma turnê
tour-play = Jogar { $game }
tour-continue = Continuar { $game }
tour-another-title = Começar outra turnê?
tour-another-text = Esta ficará inacabada. As partidas dela continuam nas suas estatísticas.
tour-another = Começar outra turnê
tour-alone = Sem adversários: resolva para vencer
tour-stop-won = Você venceu
tour-stop-shared = Vencida por você e { $rivals }
tour-stop-lost = Vencida por { $rivals }
tour-stop-nobody = Ninguém venceu
tour-on = Seguir com a turnê
tour-see = Ver a turnê
tour-result = Turnê, { $done } de { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = À sua frente
seat-left = À sua esquerda
seat-right = À sua direita
seat-across = Do outro lado da mesa
seat-left-second = Segundo lugar à esquerda
seat-right-second = Segundo lugar à direita

## Results.

alone = Solo
with-help = Com ajuda
past-won = Vitória
past-drawn = Empate
past-lost = Derrota
past-won-against = Vitória contra { $rivals }
past-drawn-against = Empate com { $rivals }
past-lost-against = Derrota para { $rivals }
# Of several opponents, those who won.
past-lost-winner = Derrota, vitória de { $winners }
past-given-up = Desistência
past-given-up-against = Desistência contra { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Treino, { $remark }
past-remark-against = Contra { $rivals } · { $remark }
history-kept = { $game }. Suas últimas { $kept } partidas. { TAP("Toque", "Clique") } em uma para revê-la.
history-left-out =
    { $count ->
        [1] { $count } partida não pode ser aberta e não aparece.
       *[other] { $count } partidas não podem ser abertas e não aparecem.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [100] { $number } ponto
       *[other] { $number } pontos
    }
points-cards-home =
    { $hundredths ->
        [100] { $number } carta em casa
       *[other] { $number } cartas em casa
    }
# A whole percentage.
percent = { $number }%
won-of =
    { $won ->
        [1] { $won } vitória em { $played }
       *[other] { $won } vitórias em { $played }
    }
won-of-drawn =
    { $drawn ->
        [1] { won-of }, { $drawn } empate
       *[other] { won-of }, { $drawn } empates
    }
not-played = Nenhuma partida terminada
not-counted = Nenhuma partida conta ainda
rating = Classificação { $rating }
rating-after = Classificação { $rating } ({ $change })
rating-range = Muito provavelmente entre { $low } e { $high }
ratings = Sua classificação nas últimas { $count } partidas: de { $first } para { $last }.
averages = Média: { $time }, { $moves }.
averages-points = Média: { $time }, { $moves }, { $points }.
trend-one-won = Você venceu sua última partida.
trend-one-not-won = Você não venceu sua última partida.
trend = Você venceu { $won } das suas últimas { $all } partidas.
trend-ten = Você venceu { $won } das suas últimas { $all } partidas e { $ten } das 10 mais recentes.
trend-drawn = Você venceu { $won } e empatou { $drawn } das suas últimas { $all } partidas.
trend-drawn-ten = Você venceu { $won } e empatou { $drawn } das suas últimas { $all } partidas, e venceu { $ten } das 10 mais recentes.
bests = { $kind }: melhor tempo { $time }, menos jogadas { $moves }.

## At every table.

forced = Sua única jogada.
forced-waits = Sua única jogada, e ela pode vencer. Cabe a você fazê-la.
not-there = Isso não pode ir ali.
match-over = Fim da partida
# In place of where a match stands that ended while the player was away.
result-waits = Partida encerrada: veja o resultado
finish = Terminar
skip-to-end = Pular para o fim
finishing = Terminando por você. { TAP("Toque", "Clique") } para pular.
result = Resultado
nothing-to-save = A partida acabou, então não há nada para salvar.
step-back = Anterior
step-on = Próxima
play = Assistir
stop = Parar
replay = Rever
at-start = Início da partida.
at-end = Fim da partida.
review-only = A partida acabou. Você está revendo as jogadas.
play-on = Continuar daqui
open-hands = Mostrar todas as mãos
hide-hands = Ocultar as mãos
review-start =
    { $count ->
        [1] { $count } jogada. Avance ou { TAP("toque", "clique") } em Assistir.
       *[other] { $count } jogadas. Avance ou { TAP("toque", "clique") } em Assistir.
    }
# $last is one or two sentences about the move.
review-move = Jogada { $number } de { $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] Sua jogada não aparece.
       *[other] Você não pode ver a jogada de { $who }.
    }
won-match = { $who } venceu a partida.
shared-match-you = Você divide a vitória.
shared-match = { $winners } dividem a vitória.
# One sentence about a match that is over. After a defeat:
story-first = Sua primeira partida deste jogo: agora você sabe como funciona.
story-tied = Vocês estavam empatados no fim, e o desempate decidiu.
story-close = Disputada até o fim.
story-led = Você esteve na frente por mais da metade da partida.
story-ahead = Na jogada { $number } de { $all } você ainda estava na frente.
story-record = Sua melhor pontuação até agora: { $points }.
story-passed = Você terminou à frente de { $rivals }.
story-strong = Adversários no nível { $level } são o teste mais duro.
story-level = Até a jogada { $number } de { $all } ninguém estava à sua frente.
story-review = A revisão mostra onde tudo mudou.
# After a victory:
story-turned = Virada: na jogada { $number } de { $all }, { $rival } ainda estava na frente.
story-led-throughout = Você liderou quase o tempo todo.
story-narrow = Foi por pouco.
story-strong-beaten = Você venceu adversários no nível { $level }.
already-won = { $who } já venceu a partida.
already-settled = O resultado já está decidido.
# The player's results in matches like this one.
tally = Seu retrospecto neste nível: { won-of }
tally-alone =
    { $played ->
        [1] { won-of } jogo
       *[other] { won-of } jogos
    }
streak =
    { $wins ->
        [1] { $wins } vitória seguida, recorde { $best }
       *[other] { $wins } vitórias seguidas, recorde { $best }
    }
best-first-win = Sua primeira vitória
best-first-of-deal = Sua primeira vitória neste jogo
best-time = Novo recorde de tempo
best-moves = Novo recorde: menos jogadas
best-streak =
    { $wins ->
        [one] Novo recorde: { $wins } vitória seguida
       *[other] Novo recorde: { $wins } vitórias seguidas
    }

## Settings.

speed =
    { $speed ->
        [off] Não
        [fast] Rápida
        [slow] Lenta
       *[normal] Normal
    }
appearance =
    { $appearance ->
        [light] Claro
        [dark] Escuro
       *[system] Sistema
    }
card-back =
    { $back ->
        [checks] Xadrez
        [stripes] Listras
        [lozenges] Losangos
        [towers] Torres
        [oaks] Carvalhos
        [waves] Ondas
        [stars] Estrelas
        [scales] Escamas
        [lilies] Lírios
        [roses] Rosas
       *[horse] Cavalo
    }
felt =
    { $felt ->
        [blue] Azul
        [wine] Vinho
        [slate] Ardósia
        [teal] Petróleo
        [olive] Oliva
        [chestnut] Castanho
        [plum] Ameixa
       *[green] Verde
    }
text-size =
    { $size ->
        [large] Grande
        [largest] Máximo
       *[usual] Padrão
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Mudo
        [low] Baixo
        [loud] Alto
       *[normal] Médio
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Sol
        [tree] Árvore
        [anchor] Âncora
        [bell] Sino
        [lily] Flor-de-lis
        [wheel] Roda
        [ship] Navio
       *[crown] Coroa
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, com cadeado: ganhe sua primeira conquista.
       *[other] { $look }, com cadeado: ganhe { $needed } conquistas (você tem { $have }).
    }
look-locked-ladder = { $look }, com cadeado: vença { $needed } oponentes na escada de um jogo (seu recorde: { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Cada cadeado mostra quantas conquistas o abrem. Você tem { $have }.
looks-locked-ladder = Cada cadeado mostra quantos oponentes você precisa vencer na escada de um jogo. Seu recorde: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Novo verso nas configurações: { $look }
        [felt] Nova cor da mesa nas configurações: { $look }
       *[crest] Novo brasão nas configurações: { $look }
    }
# Several of them, by their names.
looks-new = Novidades nas configurações: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Virada automática
        [may-yield] Ceder batalhas
        [long] Partida longa
       *[siege] Duração do cerco
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Vira uma carta do monte sempre que o descarte fica vazio.
        [may-yield] Você pode ceder uma batalha mesmo que ainda possa responder.
        [long] Com três ou mais jogadores, são necessárias 12 gemas para vencer em vez de 10.
       *[siege]
            { $value ->
                [short] Um cerco dura 5 rodadas (4 com quatro jogadores), e uma partida, no máximo 20 turnos por jogador (15 com três, 12 com quatro).
                [double] Um cerco dura 20 rodadas (16 com quatro jogadores), e uma partida, no máximo 80 turnos por jogador (60 com três, 50 com quatro).
               *[as-given] Um cerco dura 10 rodadas (8 com quatro jogadores), e uma partida, no máximo 40 turnos por jogador (30 com três, 25 com quatro).
            }
    }
house-rule-value =
    { $value ->
        [short] Metade
        [double] Dobro
       *[as-given] Padrão
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = seu nível
setup-standard = regras padrão
setup-house = regras da casa
setup-winnable = Um jogo com solução
setup-any = Qualquer jogo
setup-practice = treino
setup-code = partida por código
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Desfazer
nothing-to-undo = Não há nada para desfazer.
nothing-to-redo = Não há nada para refazer.

## The rules in brief: the labels of three sentences.

brief-goal = Objetivo
brief-turn = Sua vez
brief-watch = Cuidado

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "bare") } { $verdict } { CARD($right, form: "bare") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

language-system = Idioma do sistema

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } de { $need }.
goal-standing-note = { $name }: { $have } de { $need }. { $note }.
goal-near = Perto de vencer

## Hints, in every game against opponents.

# A button.
hint = Dica
hint-thinking = Procurando a melhor jogada…
hint-failed = Não foi possível dar uma dica: { $reason }
hint-not-now = Não é a sua vez.
hint-soon = Um momento: as cartas ainda estão em movimento.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Chance { $best }, senão { $next }.
hint-chance = Chance { $best }.
# Reasons in every game.
hint-forced = Você não tem outra opção.
hint-alike = Aqui todas as opções são iguais.
hint-close = Igualmente bom: { $other }
hint-near = Quase tão bom: { $other }
hint-close-either = Outras jogadas são tão boas quanto.
hint-better = Vence com mais frequência.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Última jogada: { $text }
last-forced = Era a única jogada permitida.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = Do ponto de vista de { $rival }: “{ $reason }”
last-unknown = O nível { $level } nem sempre escolhe a melhor jogada.
# The name of the player at this device in a sentence to an opponent.
player-name = Jogador
# In the result of a match with hints.
tally-helped = Com dicas: { $won } de { $played } partidas vencidas
practice-over = Partidas de treino não contam.

## Win chances of a finished match.

analysis = Chances de vencer
analysis-running = Analisando a decisão { $done } de { $all }…
analysis-note = Sua chance de vencer em cada decisão, com o que você sabia então, se todos jogarem bem.
analysis-clear = Nenhum erro claro.
analysis-most =
    { $count ->
        [1] 1 jogada foi a que mais custou. { TAP("Toque", "Clique") } nela para vê-la.
       *[other] { $count } jogadas foram as que mais custaram. { TAP("Toque", "Clique") } em uma para vê-la.
    }
analysis-empty = Você não teve nada a decidir nesta partida.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Jogada { $number }, erro grave: −{ $lost }
        [mistake] Jogada { $number }, erro: −{ $lost }
       *[slip] Jogada { $number }, imprecisão: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Você escolheu: { $played } Melhor: { $better }
# For screen readers; all are percents.
analysis-label = Chance de vencer de { $first } a { $last }, mínima { $least }, máxima { $most }
analysis-failed = A análise parou: { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] A partida é sua!
       *[other] Ninguém mais alcança { $who }
    }
# A rival.
headline-won = { $who } vence a partida
# What an opponent says.
says = { $who }: “{ $line }”

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Passe o aparelho para { $name }
curtain-lift = Sou { $name }
hold-to-look = Segure o botão para ver suas cartas.
cover = Ocultar
shared-turn = Vez de { $name }
friend = Amigo
friend-note = Joga neste aparelho.
player-letter = Jogador { $letter }
past-shared = Vitória: { $winners }. Jogadores: { $players }
setup-friends = em um mesmo aparelho

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Desafiar um amigo
friend-played = Seu amigo já jogou esta partida. Quando você terminar, poderá comparar as duas.
# A command.
compare-with =
    { $who ->
        [par] Comparar com um jogador forte
       *[friend] Comparar com seu amigo
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Voltar à sua partida
compare-who =
    { $who ->
        [par] Jogador forte
       *[friend] Seu amigo
    }
compare-title =
    { $who ->
        [par] Você e um jogador forte
       *[friend] Você e seu amigo
    }
compare-no-better = Um jogador forte não se saiu melhor com estas cartas.
compare-better = Você se saiu melhor com estas cartas do que um jogador forte.
compare-playing = Um jogador forte está jogando suas cartas: jogada { $moves }…
compare-score = Pontuação
compare-moves = Jogadas
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = A primeira diferença foi na jogada { $number }.
compare-choices =
    Você: { $mine }
    { $other }: { $friends }
compare-same = Vocês tomaram as mesmas decisões.
compare-rival = A partir da jogada { $number }, os adversários jogaram de outra forma.
# One of the two gave up after so many moves.
compare-end = Vocês jogaram igual até a jogada { $number }, quando um desistiu.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Você: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Impressão digital desta partida: { $short }
copy-fingerprint = Copiar impressão digital
# $nonce is a long random number.
proof-revealed = Número do jogo { $deal }, número secreto { $nonce }
# A command.
proof-verify = Verificar as cartas
proof-fits-title = As cartas conferem
proof-fits = O número do jogo, os jogadores e o número secreto dão a impressão { $short }, definida antes da primeira carta. Se você a copiou, compare: { $whole }
proof-fails-title = As cartas não conferem
proof-fails = O número do jogo, os jogadores e o número secreto dão a impressão { $found }, não { $short }. A partida salva foi alterada depois do início: estas não são as cartas definidas antes da primeira.
# A command in a review.
see-as = Ver como { $rival } viu

## How to play: chapters of every game.

chapter-friends = Jogar com amigos
friends-code = Quando uma partida termina, você pode desafiar um amigo com o código dela. Ele o digita na página dos jogos do dia, joga a mesma partida e depois compara as duas partidas.
# Not in a solitaire.
friends-device = Várias pessoas podem usar um só aparelho: escolha amigos em uma nova partida. Passem o aparelho, e uma cortina esconde tudo até o próximo jogador segurar o botão. Ou deixem-no entre vocês: todos veem a mesa, e só fica coberto o que nem todos sabem.
friends-private = Nada passa pela rede. Um código contém o jogo, as cartas e as suas decisões, e nada mais sobre você.
chapter-fair = O embaralhamento é justo?
fair-deal = O número do jogo decide todas as cartas e é definido antes da primeira. O menu da mesa mostra uma impressão digital da partida: copie-a e verifique as cartas ao rever a partida. Outras cartas teriam outra impressão.
# Not in a solitaire.
fair-opponents = Os adversários só sabem o que veem do lugar deles. Ao rever a partida, você pode vê-la como cada um deles a viu.
fair-check = Você mesmo pode conferir: o Cardkeep é software livre, e o README explica como.
# A command: code, fingerprint, and perspectives of a match.
about-match = Sobre esta partida
