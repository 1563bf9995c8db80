### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep: quatro jogos de cartas contra o computador e uma paciência.

    Uso: cardkeep [--data-dir PASTA] [ARQUIVO | CÓDIGO]

      ARQUIVO           Importa este arquivo, exportado na página Seus dados (pergunta antes)
      CÓDIGO            Joga a partida deste código, enviado por um amigo
      --data-dir PASTA  Guarda partidas e configurações nesta pasta
      --help            Mostra esta ajuda
      --version         Mostra a versão
misused =
    { $reason }
    Tente --help.
fault = parou devido a um erro interno. Todas as ações até aqui estão salvas.
no-font = Não há nenhuma fonte instalada neste sistema. Instale uma, como a DejaVu Sans.
no-font-of-ours = Não há nenhuma fonte instalada neste sistema. Instale uma, como a DejaVu Sans. (Não foi possível usar a fonte embutida: { $reason }.)
odd-scale = A tela informa um fator de escala impossível. Defina SLINT_SCALE_FACTOR=1 no ambiente para corrigi-lo.
odd-scale-failed = A tela informa um fator de escala impossível. Defina SLINT_SCALE_FACTOR=1 no ambiente para corrigi-lo. (O Cardkeep não conseguiu defini-lo: { $reason }.)
# $name is a variable of the environment.
factor-ignored = { $name }={ $value } foi ignorado: não é um número de { $least } a { $most }.
factor-too-large = { $name }={ $value } é grande demais; usando { $most }.
wayland-gone = { $name }={ $value } foi ignorado: nenhum compositor Wayland responde ali. Usando X11.
not-restarted = O Cardkeep não conseguiu reiniciar com estas configurações: { $reason }.
no-window = O Cardkeep não conseguiu abrir uma janela: { $reason }. Ele precisa de um ambiente gráfico com X11 ou Wayland.
no-window-missing = O Cardkeep não conseguiu abrir uma janela: { $reason }. Faltam estas bibliotecas neste sistema: { $missing }. Instale-as e tente de novo.
