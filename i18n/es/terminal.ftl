### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep: cuatro juegos de cartas contra rivales virtuales y un solitario.

    Uso: cardkeep [--data-dir DIR] [ARCHIVO | CÓDIGO]

      ARCHIVO         Importa este archivo, exportado en la página Tus datos (pregunta antes)
      CÓDIGO          Juega la partida de este código, enviado por un amigo
      --data-dir DIR  Guarda las partidas y los ajustes en esta carpeta
      --help          Muestra esta ayuda
      --version       Muestra la versión
misused =
    { $reason }
    Prueba con --help.
fault = detenido por un error interno. Todas las acciones hasta ahora están guardadas.
no-font = No hay ninguna fuente instalada en este sistema. Instala una, como DejaVu Sans.
no-font-of-ours = No hay ninguna fuente instalada en este sistema. Instala una, como DejaVu Sans. (No se pudo usar la fuente incluida: { $reason }.)
odd-scale = La pantalla indica un factor de escala imposible. Define SLINT_SCALE_FACTOR=1 en el entorno para cambiarlo.
odd-scale-failed = La pantalla indica un factor de escala imposible. Define SLINT_SCALE_FACTOR=1 en el entorno para cambiarlo. (Cardkeep no pudo hacerlo: { $reason }.)
# $name is a variable of the environment.
factor-ignored = Se ignora { $name }={ $value }: no es un número entre { $least } y { $most }.
factor-too-large = { $name }={ $value } es demasiado grande; se usa { $most }.
wayland-gone = Se ignora { $name }={ $value }: ahí no responde ningún compositor de Wayland. Se usa X11.
not-restarted = No se pudo reiniciar Cardkeep con estos ajustes: { $reason }.
no-window = Cardkeep no pudo abrir una ventana: { $reason }. Necesita un escritorio con X11 o Wayland.
no-window-missing = Cardkeep no pudo abrir una ventana: { $reason }. En este sistema faltan estas bibliotecas: { $missing }. Instálalas e inténtalo de nuevo.
