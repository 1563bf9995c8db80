### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = Sin carpeta personal
brief-no-name = Sin nombre
brief-not-a-folder = No es una carpeta
brief-not-a-file = No es un archivo
brief-no-permission = Sin permiso
brief-in-use = En uso
brief-disk-full = Disco lleno
brief-no-such-slot = No existe esa ranura
brief-empty = Vacía
brief-canceled = Cancelado
brief-too-large = Demasiado grande
brief-damaged = Dañado
brief-misplaced = Archivo equivocado
brief-newer = De una versión más nueva
brief-outdated = De reglas anteriores
brief-unreadable = No se puede leer
brief-unwritable = No se puede escribir

## What happened, what is safe, and what to do.

no-home = No hay una carpeta personal donde guardar tus partidas. Inicia Cardkeep con --data-dir y el nombre de una carpeta.
no-name = La carpeta de datos necesita un nombre. Inicia Cardkeep con --data-dir y el nombre de una carpeta.
not-a-file = { $path } no es un archivo normal, así que Cardkeep no puede bloquear la carpeta de datos. Muévelo o cámbiale el nombre e inténtalo de nuevo.
not-a-folder = { $path } no es una carpeta, así que ahí no se puede guardar nada. Muévelo o cámbiale el nombre, o inicia Cardkeep con --data-dir y otra carpeta.
read-only = Cardkeep no tiene permiso para escribir en { $path }. Cambia sus permisos o inicia Cardkeep con --data-dir y otra carpeta.
write-only = Cardkeep no tiene permiso para leer { $path }. Cambia sus permisos e inténtalo de nuevo. El archivo no ha cambiado.
locked = Cardkeep ya está abierto con { $path }. Usa esa ventana o ciérrala primero.
taken = Otra ventana de Cardkeep ha abierto { $path }. Para proteger tus partidas, en esta ventana no se guarda nada. Ciérrala y usa la otra.
full = El disco está lleno y no se pudo guardar { $path }. Tus datos anteriores están a salvo. Libera espacio e inténtalo de nuevo.
no-such-slot = No existe la ranura { $slot }. Elige una del 1 al 6.
empty = Aquí no hay nada guardado.
canceled = Cancelado. No ha cambiado nada.
too-large = { $path } sería demasiado grande para volver a abrirse, así que no se guardó. El archivo anterior no ha cambiado.
damaged = { $path } está dañado ({ $reason }). Se queda donde está y no afecta a nada más.
misplaced = { $path } no debería estar ahí: es { $what }. Se queda donde está.
newer = { $path } se guardó con una versión más nueva de Cardkeep. Actualiza la aplicación para abrirlo. El archivo no ha cambiado.
outdated = { $path } se guardó con reglas anteriores y no se puede continuar. El archivo no ha cambiado.
io = No se pudo leer o escribir { $path } ({ $reason }). Revisa la carpeta e inténtalo de nuevo.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = no es un archivo
damage-empty = está vacío
damage-too-large = es demasiado grande
damage-first-line = la primera línea es incorrecta
damage-checksum = la suma de comprobación es incorrecta
damage-version = versión desconocida
damage-not-text = no es texto
damage-no-games = no contiene juegos
damage-opponents = contiene { $count } tipos de rivales
damage-days = contiene { $count } días
damage-results = los resultados son demasiado grandes
damage-players = { $players } jugadores para { $seats } asientos
damage-no-human = solo juega la máquina
damage-window-size = tamaño de ventana imposible
damage-journal = menciona archivos que no son de una importación
damage-too-many-files = menciona más de { $most } archivos
damage-unknown-file = contiene un archivo desconocido, { $name }
damage-file = contiene un archivo dañado, { $name }

## What a misplaced file is.

misplaced-kind = un archivo de otro tipo ({ $name })
misplaced-match = una partida de { $game }
misplaced-unknown-match = una partida de otro juego

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] tus ajustes
        [window] el tamaño de la ventana
        [statistics] tus estadísticas
        [finished] esta partida terminada
        [archive] este archivo exportado
        [import] la importación interrumpida
       *[save] esta partida guardada
    }
    .de =
    { $kind ->
        [window] del tamaño de la ventana
       *[other] de { kind }
    }
interrupted = El último guardado { kind.de } se interrumpió, así que se abrió la copia anterior.
previous = No se pudo usar la copia más reciente { kind.de } ({ $reason }), así que se abrió la anterior. { $fate }
reset = Datos restablecidos: no se pudo usar { kind } ({ $reason }). { $fate }
ignored = { $error } Cardkeep continúa sin él.
fate-damaged = El archivo dañado se conserva como { $file }.
fate-unreadable = El archivo ilegible se conserva como { $file }.
fate-in-place = El archivo { $file } sigue en su sitio.
reason-permission = sin permiso de lectura
reason-io = error de lectura: { $reason }
omitted-older = Estaban dañados, así que se exportó una copia anterior: { $files }.
omitted = No incluidos porque no se pueden leer: { $files }. En este dispositivo no ha cambiado nada.
