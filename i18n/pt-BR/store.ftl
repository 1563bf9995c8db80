### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = Sem pasta pessoal
brief-no-name = Sem nome
brief-not-a-folder = Não é uma pasta
brief-not-a-file = Não é um arquivo
brief-no-permission = Sem permissão
brief-in-use = Em uso
brief-disk-full = Disco cheio
brief-no-such-slot = Espaço inexistente
brief-empty = Vazio
brief-canceled = Cancelado
brief-too-large = Grande demais
brief-damaged = Danificado
brief-misplaced = Arquivo errado
brief-newer = De uma versão mais nova
brief-outdated = De regras antigas
brief-unreadable = Ilegível
brief-unwritable = Não pode ser gravado

## What happened, what is safe, and what to do.

no-home = Não há uma pasta pessoal para salvar suas partidas. Inicie o Cardkeep com --data-dir e o nome de uma pasta.
no-name = A pasta de dados precisa de um nome. Inicie o Cardkeep com --data-dir e o nome de uma pasta.
not-a-file = { $path } não é um arquivo comum, então o Cardkeep não consegue bloquear a pasta de dados. Mova ou renomeie-o e tente de novo.
not-a-folder = { $path } não é uma pasta, então nada pode ser salvo ali. Mova ou renomeie esse item, ou inicie o Cardkeep com --data-dir e outra pasta.
read-only = O Cardkeep não tem permissão para gravar em { $path }. Altere as permissões ou inicie o Cardkeep com --data-dir e outra pasta.
write-only = O Cardkeep não tem permissão para ler { $path }. Altere as permissões e tente de novo. O arquivo não foi alterado.
locked = O Cardkeep já está em execução com { $path }. Use aquela janela ou feche-a primeiro.
taken = { $path } foi aberto por outra janela do Cardkeep. Para proteger suas partidas, esta janela não salva mais nada. Feche-a e use a outra.
full = O disco está cheio, então { $path } não pôde ser salvo. Seus dados anteriores estão seguros. Libere espaço e tente de novo.
no-such-slot = Não existe o espaço { $slot }. Escolha um de 1 a 6.
empty = Não há nada salvo aqui.
canceled = Cancelado. Nada mudou.
too-large = { $path } ficaria grande demais para ser aberto de novo, por isso não foi salvo. O arquivo anterior não foi alterado.
damaged = { $path } está danificado ({ $reason }). Ele continua onde está, e nada mais foi afetado.
misplaced = { $path } não deveria estar ali: é { $what }. Ele continua onde está.
newer = { $path } foi salvo por uma versão mais nova do Cardkeep. Atualize o app para abri-lo. O arquivo não foi alterado.
outdated = { $path } foi salvo com regras antigas e não pode ser continuado. O arquivo não foi alterado.
io = Não foi possível ler ou gravar { $path } ({ $reason }). Verifique a pasta e tente de novo.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = não é um arquivo
damage-empty = está vazio
damage-too-large = é grande demais
damage-first-line = a primeira linha está errada
damage-checksum = a soma de verificação está errada
damage-version = versão desconhecida
damage-not-text = não é texto
damage-no-games = não contém jogos
damage-opponents =
    { $count ->
        [one] contém { $count } tipo de adversário
       *[other] contém { $count } tipos de adversário
    }
damage-days =
    { $count ->
        [one] contém { $count } dia
       *[other] contém { $count } dias
    }
damage-results = os resultados são grandes demais
damage-players = { $players } jogadores para { $seats } lugares
damage-no-human = só computadores jogam nele
damage-window-size = tamanho de janela impossível
damage-journal = lista arquivos que não pertencem a uma importação
damage-too-many-files = lista mais de { $most } arquivos
damage-unknown-file = contém um arquivo desconhecido, { $name }
damage-file = contém um arquivo danificado, { $name }

## What a misplaced file is.

misplaced-kind = um arquivo de outro tipo ({ $name })
misplaced-match = uma partida de { $game }
misplaced-unknown-match = uma partida de outro jogo

## Notices. $what is one of the kinds of files below. In Portuguese, its attribute "of" is "do, da ..".

kind =
    { $kind ->
        [settings] as configurações
        [window] o tamanho da janela
        [statistics] as estatísticas
        [finished] esta partida encerrada
        [archive] este arquivo exportado
        [import] a importação interrompida
       *[save] esta partida salva
    }
    .of =
    { $kind ->
        [settings] das configurações
        [window] do tamanho da janela
        [statistics] das estatísticas
        [finished] desta partida encerrada
        [archive] deste arquivo exportado
        [import] da importação interrompida
       *[save] desta partida
    }
interrupted = O último salvamento { kind.of } foi interrompido, por isso foi aberta a cópia imediatamente anterior.
previous = A cópia mais recente { kind.of } não pôde ser usada ({ $reason }), por isso foi aberta a anterior. { $fate }
reset = Dados redefinidos porque não foi possível usar { kind } ({ $reason }). { $fate }
ignored = { $error } O Cardkeep continua sem isso.
fate-damaged = O arquivo danificado foi guardado como { $file }.
fate-unreadable = O arquivo ilegível foi guardado como { $file }.
fate-in-place = O arquivo { $file } continua no lugar.
reason-permission = sem permissão de leitura
reason-io = falha na leitura: { $reason }
omitted-older = Danificado, por isso substituído na exportação por uma cópia mais antiga: { $files }.
omitted = Fora da exportação, por estar ilegível: { $files }. Nada neste dispositivo mudou.
