### Texts of the app outside its tables, and texts shared by all tables.
### Terms: match (a game that is played), deal (its shuffle; deals have numbers), running match,
### finished match, saved game (a match in one of six slots), opponent, level, statistics, house rule.

# The player at this device, on badges and in lists.
you = Tú
    .inside = tú

## Lists in sentences: "a and b"; "a, b, and c".

list-pair =
    { $rest ->
        [Isolde] { $first } e { $rest }
        [Irene] { $first } e { $rest }
        [Iris] { $first } e { $rest }
        [Isa] { $first } e { $rest }
        [Isabel] { $first } e { $rest }
        [Iker] { $first } e { $rest }
        [Ignacio] { $first } e { $rest }
        [Ivo] { $first } e { $rest }
       *[other] { $first } y { $rest }
    }
list-middle = { $first }, { $rest }
list-end =
    { $rest ->
        [Isolde] { $first } e { $rest }
        [Irene] { $first } e { $rest }
        [Iris] { $first } e { $rest }
        [Isa] { $first } e { $rest }
        [Isabel] { $first } e { $rest }
        [Iker] { $first } e { $rest }
        [Ignacio] { $first } e { $rest }
        [Ivo] { $first } e { $rest }
       *[other] { $first } y { $rest }
    }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Cuatro caballeros
        [four-kingdoms] Cuatro reinos
        [four-horsemen] Cuatro jinetes
        [watchtower] Atalaya
       *[knights-and-ninjas] De caballeros y ninjas
    }
tagline =
    { $game ->
        [four-knights] Un rápido duelo de cartas
        [four-kingdoms] Un solitario de paciencia y previsión
        [four-horsemen] Bazas y regalos envenenados
        [watchtower] Torres, asaltos y asedios
       *[knights-and-ninjas] Faroles y espadas
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 jugadores
       *[other] De 2 a { $most } jugadores
    }

## Buttons.

ok = Aceptar
cancel = Cancelar
close = Cerrar
give-up = Abandonar
rematch = Revancha
first-match = Jugar una partida
continue = Continuar

## Levels of opponents.

level =
    { $level ->
        [easy] Fácil
        [normal] Normal
        [master] Maestro
       *[hard] Difícil
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Ambos en Fácil
        [normal] Ambos en Normal
        [master] Ambos en Maestro
       *[hard] Ambos en Difícil
    }
level-all =
    { $level ->
        [easy] Todos en Fácil
        [normal] Todos en Normal
        [master] Todos en Maestro
       *[hard] Todos en Difícil
    }
level-plays =
    { $level ->
        [easy] Comete errores que puedes aprovechar.
        [normal] Juega bien y rara vez se equivoca.
        [master] Piensa más que en Difícil y juega lo mejor que puede.
       *[hard] Juega lo mejor que puede.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Paciente; solo confía en sí misma.
        [corin] Alegre, y siempre dispuesto a pelear.
        [edda] Tiene un viejo refrán y un truco para cada carta.
        [falk] Audaz, y orgulloso cuando le sale bien.
        [isolde] Callada; le encanta sorprender.
        [osric] Terco; siempre ajusta cuentas.
        [runa] Tararea mientras juegan los demás y espera su momento.
        [tamsin] De risa fácil, y rápida en devolver el golpe.
       *[guest] De visita en tu mesa.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
title-against = Contra { $rivals }
# A running match among those of other games.
home-match = { $game } con { $rivals }
home-deal = { $game }: { $title }
title-deal = Reparto { $deal }
title-unnumbered = Un reparto
title-practice = { $title } (práctica)
ladder-rung = Escalera: rival { $number } de { $all }. Gana dos antes de perder dos, sin pistas.
ladder-helped = Con pistas, la partida no cuenta en la escalera.
ladder-score = Escalera: rival { $number } de { $all }. De momento, { $won } a { $lost }.
ladder-top = Escalera: has vencido a los { $all } rivales.
ladder-next = Escalera: te espera el rival { $number } de { $all }
ladder-beaten = Venciste a { $rival }: { $number } de { $all } en la escalera
ladder-stands = { $won } a { $lost } contra { $rival } en la escalera
won-today = Victorias de hoy: { $wins }
won-so-far = Victorias hasta ahora: { $wins }
wins-of = { $name } { $wins }
positions-note = Posiciones para resolver, de cinco en cinco.
positions-known =
    { $count ->
        [one] { $count } posición resuelta.
       *[other] { $count } posiciones resueltas.
    }
luck-of-deal = Suerte en el reparto en { $count } partidas analizadas: { $mean } puntos de opciones de ganar, ±{ $error }. Lo neutro es 0.
title-exercise = Encuentra la jugada
# A guided first match that was left before its end.
title-lesson = Primera partida guiada
lesson-left = Sigue donde la dejaste.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Aprende { $game }
lesson-next-note = Jugando, en 3 minutos
title-daily = Reparto del { $day }
title-daily-year = Reparto del { $day } de { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Ranura { $slot }
running-match = Partida { $number }
slot-empty = La ranura { $slot } está vacía ahora.
slot-saved = Guardada en la ranura { $slot }.
match-deleted = Partida borrada.
saved-daily = reparto del { $day }
saved-deal = reparto { $deal }
saved-against = contra { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [one] { $count } movimiento en total
       *[other] { $count } movimientos en total
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = ¿Guardar la otra partida para luego?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. Si la abandonas, su reparto cuenta como perdido.
keep-other-yes = Guardarla
keep-other-no = Abandonarla
give-up-title = ¿Abandonar esta partida?
give-up-deal-title = ¿Abandonar este reparto?
give-up-text = { $title }: { $summary }. No contará, y termina aquí.
give-up-text-lost = { $title }: { $summary }. El reparto contará como perdido.
# After giving up.
given-up-title = Has abandonado la partida
given-up-deal-title = Has abandonado el reparto
given-up-text = { $summary }. No cuenta. Repásala aquí, o sigue desde cualquier jugada como práctica.
given-up-text-lost = { $summary }. Cuenta como perdido. Repásalo aquí jugada a jugada.
given-up-next = Nueva partida…
go-back-title = ¿Volver a la ranura { $slot }?
go-back-text = Esta partida ha avanzado desde que la guardaste: { $summary }.
go-back-yes = Volver
unwinnable-title = El reparto { $deal } no se puede ganar
unwinnable-text = ¿Jugarlo de todos modos?
unwinnable-yes = Jugarlo
overwrite-title = ¿Sobrescribir la ranura { $slot }?
overwrite-text = { $summary }; guardada el { $date }.
overwrite-unreadable = La partida guardada ahí no se puede abrir.
overwrite-yes = Sobrescribir
delete-title = ¿Borrar la ranura { $slot }?
delete-match-title = ¿Borrar esta partida?
delete-text = { $summary }; guardada el { $date }. No se puede deshacer.
delete-unreadable = No se puede deshacer.
delete-yes = Borrar
reset-title = ¿Restablecer las estadísticas de { $game }?
reset-all-title = ¿Restablecer todas las estadísticas?
reset-text = Sus resultados, su puntuación y sus logros empezarán de cero. No se puede deshacer.
reset-all-text = Los resultados, puntuaciones y logros de todos los juegos empezarán de cero. No se puede deshacer.
reset-yes = Restablecer
forget-title = ¿Borrar el historial de { $game }?
forget-text = Ya no podrás revisar estas partidas. Tus estadísticas no cambian.
forget-yes = Borrar
import-title = ¿Importar este archivo?
import-text-none = Contiene ajustes y estadísticas del { $date }, pero ninguna partida.
import-text =
    { $count ->
        [one] Contiene { $count } partida, ajustes y estadísticas del { $date }.
       *[other] Contiene { $count } partidas, ajustes y estadísticas del { $date }.
    }
import-replaces = Al importarlo se sustituyen los datos de este dispositivo. Los antiguos se conservan en otra carpeta.
import-yes = Importar

## Messages: titles, with a reason below.

settings-title = Tus ajustes
statistics-title = Tus estadísticas
cannot-start = Cardkeep no puede iniciarse
not-opened = Esta partida no se puede abrir
settings-not-saved = No se guardaron tus ajustes
saving = Guardando…
not-saved = No se guardó la partida
unsaved-mark = Sin guardar
unsaved = Sin guardar · { $reason }
unsaved-text = { $reason } Tu partida permanece en memoria mientras Cardkeep esté abierto.
try-again = Reintentar
all-saved = Todo está guardado.
close-unsaved = ¿Cerrar sin guardar?
close-unsaved-text = { $reason } Si cierras Cardkeep ahora, perderás tus últimas jugadas.
close-anyway = Cerrar de todos modos
not-deleted = No se borró nada
not-renamed = No se cambió el nombre de la partida
too-many-running = Demasiadas partidas en curso
too-many-running-text = Ya tienes { $most } partidas de este juego en curso. Termina una o abandónala en la página del juego.
history-not-deleted = No se borró el historial
statistics-not-reset = No se restablecieron las estadísticas
no-search = No se pudo empezar a buscar un reparto
no-deal-found = No se encontró ningún reparto con solución. Inténtalo de nuevo.
import-complete = Importación completada
import-complete-text = Tus partidas, ajustes y estadísticas están listos.
import-complete-aside = Tus datos anteriores se conservan en { $folder }.
import-failed = Error al importar
import-not-handed-over = La otra aplicación no entregó el archivo. No ha cambiado nada. Ábrelo allí de nuevo o guárdalo antes en este dispositivo.
importing = Importando…
import-canceled = Importación cancelada. No ha cambiado nada.
export-complete = Exportación completada
export-complete-text = Tus datos están en { $file }. Para llevarlos a otro dispositivo, copia allí el archivo e impórtalo en esta página.
export-complete-chosen = Tus datos están en { $file }, en la carpeta que elegiste. Para llevarlos a otro dispositivo, copia allí el archivo e impórtalo en esta página.
export-failed = Error al exportar
exporting = Exportando…
export-canceled = Exportación cancelada.
export-no-folder = No hay una carpeta donde exportar, y el selector de archivos no se pudo abrir. No se exportó nada. Crea una carpeta Documentos e inténtalo de nuevo.
open-folder = Abrir carpeta
folder-not-opened = La carpeta no se puede abrir
folder-not-opened-text = No se pudo iniciar el gestor de archivos ({ $reason }). El archivo está en { $folder }.
reading-file = Leyendo el archivo…
canceling = Cancelando…
busy = Cardkeep no puede hacer esto ahora
progress-files = { $done } de { $total } archivos
dialog-open = Esperando al selector de archivos…
export-dialog = Exportar datos de Cardkeep
import-dialog = Importar datos de Cardkeep
file-kind = Datos de Cardkeep
all-files = Todos los archivos
# In place of the name of a file that came without one.
unnamed-file = El archivo
match-not-counted = No se pudo contar la partida, así que se conserva. { $reason }
not-in-history = La partida se contó, pero no podrás revisarla después. { $reason }
not-being-saved = La partida no se está guardando. { $reason }
result-not-counted = No se pudo contar el resultado. { $reason }
result-not-counted-yet = No se pudo contar el resultado. { $reason } Vuelve a abrir la partida más tarde para contarlo.
opponents-not-saved = No se guardó tu elección de rivales. { $reason }
previous-copy-sound = Se puede abrir una copia anterior.
last-match-unreadable = Tu última partida no se puede abrir. Consulta el motivo en «Guardadas».

## Why something is not possible.

deal-no-code = Eso no es un número de reparto ni un código. Revisa si hay erratas.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Nada que abrir
nothing-to-open-text = «{ $text }» no es un archivo ni un código. Revisa si hay erratas.
deal-too-high = Ese número de reparto es demasiado alto.
menu-code =
    Con este código, un amigo juega la misma partida:
    { $code }
code-newer = Ese código necesita una versión más nueva de Cardkeep.
code-other-rules = Ese código es de unas reglas de { $game } distintas de las de esta versión.
only-computers = En esta partida solo juega la máquina.
impossible-setup = Esta partida no se puede jugar: su configuración no corresponde al juego.
match-too-long = Esta partida ha llegado a { $most } movimientos, el máximo que se puede guardar. Deshaz algunos o reinicia.
opponent-stopped = Un rival virtual se detuvo de forma inesperada ({ $reason }). Reintentando.
opponent-stopped-reason = un error interno

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
    .capital =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    }
month-year = { month.capital } de { $year }
month-day = { $day } de { month }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    }
weekday-short =
    { $weekday ->
        [1] Lu
        [2] Ma
        [3] Mi
        [4] Ju
        [5] Vi
        [6] Sá
       *[7] Do
    }
moment = { $day }/{ $month }/{ $year }, { $time }
unknown-date = Fecha desconocida
decimal = { $whole },{ $rest }
date-full = { weekday }, { $day } de { month } de { $year }
date-full-today = { weekday }, { $day } de { month } de { $year }, hoy

## The daily deal.

day-won-helped = Ganado con ayuda. Gánalo sin ayuda para sumar un día a tu racha.
day-won = Ganado. Puedes volver a jugarlo.
day-played = Jugado. Puedes volver a jugarlo.
days-done = { $done } de { $all } jugados
days-done-all = Repartos del día: { $done } de { $all } jugados, { $won } ganados
days-note = Uno nuevo cada día, igual para todos
days-next = Siguiente reparto del día
days-of-month = { $done } de { $days } días este mes.
day-in-progress = En curso: { $summary }.
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = ganado
day-label-played = jugado
day-label-helped = ganado con ayuda
day-label-running = en curso
streak-best =
    { $best ->
        [one] Mejor racha: { $best } día.
       *[other] Mejor racha: { $best } días.
    }
streak-now =
    { $now ->
        [one] Racha: { $now } día. Mejor: { $best }.
       *[other] Racha: { $now } días. Mejor: { $best }.
    }

## La gira

tour = Gira
tour-invites = Cinco partidas cortas, una de cada juego, contra los mismos tres rivales, de uno a tres cada vez. Gana la gira quien gane más partidas.
tour-note = Cinco juegos, una velada
tour-at = { $done } de { $all } jugadas. Siguiente: { $game }
tour-stands = { $done } de { $all } partidas jugadas
tour-won = ¡Ganas la gira!
tour-shared = Compartes la gira con { $rivals }.
tour-lost = La gira es para { $rivals }.
tour-record = Giras ganadas: { $won } de { $finished }
tour-begin = Empezar una gira
tour-play = Jugar a { $game }
tour-continue = Continuar { $game }
tour-another-title = ¿Empezar otra gira?
tour-another-text = Esta quedará sin terminar. Sus partidas siguen en tus estadísticas.
tour-another = Empezar otra gira
tour-alone = Sin rivales: resuélvelo para ganar
tour-stop-won = Has ganado
tour-stop-shared = Ganada por ti y { $rivals }
tour-stop-lost = Ganada por { $rivals }
tour-stop-nobody = No ha ganado nadie
tour-on = Seguir con la gira
tour-see = Ver la gira
tour-result = Gira, { $done } de { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Tu rival
seat-left = A tu izquierda
seat-right = A tu derecha
seat-across = Frente a ti
seat-left-second = Dos puestos a tu izquierda
seat-right-second = Dos puestos a tu derecha

## Results.

alone = Sin ayuda
with-help = Con ayuda
past-won = Victoria
past-drawn = Empate
past-lost = Derrota
past-won-against = Victoria contra { $rivals }
past-drawn-against = Empate con { $rivals }
past-lost-against = Derrota ante { $rivals }
# Of several opponents, those who won.
past-lost-winner = Derrota, gana: { $winners }
past-given-up = Abandono
past-given-up-against = Abandono contra { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Práctica, { $remark }
past-remark-against = Contra { $rivals } · { $remark }
history-kept = { $game }. Tus últimas { $kept } partidas. { TAP("Toca", "Haz clic en") } una para revisarla.
history-left-out =
    { $count ->
        [one] { $count } partida no se puede abrir y no se muestra.
       *[other] { $count } partidas no se pueden abrir y no se muestran.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [100] { $number } punto
       *[other] { $number } puntos
    }
points-cards-home =
    { $hundredths ->
        [100] { $number } carta en casa
       *[other] { $number } cartas en casa
    }
# A whole percentage.
percent = { $number } %
won-of = { $won } de { $played } ganadas
won-of-drawn =
    { $drawn ->
        [one] { $won } de { $played } ganadas, { $drawn } empate
       *[other] { $won } de { $played } ganadas, { $drawn } empates
    }
not-played = Ninguna partida terminada
not-counted = Ninguna partida cuenta aún
rating = Puntuación { $rating }
rating-after = Puntuación { $rating } ({ $change })
rating-range = Muy probablemente entre { $low } y { $high }
ratings = Tu puntuación en las últimas { $count } partidas: de { $first } a { $last }.
averages = Promedio: { $time }, { $moves }.
averages-points = Promedio: { $time }, { $moves }, { $points }.
trend-one-won = Ganaste tu última partida.
trend-one-not-won = No ganaste tu última partida.
trend = Ganaste { $won } de tus últimas { $all } partidas.
trend-ten = Ganaste { $won } de tus últimas { $all } partidas y { $ten } de las 10 últimas.
trend-drawn = Ganaste { $won } y empataste { $drawn } de tus últimas { $all } partidas.
trend-drawn-ten = Ganaste { $won } y empataste { $drawn } de tus últimas { $all } partidas; de las 10 últimas ganaste { $ten }.
bests = { $kind }: mejor tiempo, { $time }; mínimo, { $moves }.

## At every table.

forced = Tu única jugada.
forced-waits = Tu única jugada, y puede ganar. Te toca hacerla.
not-there = Eso no puede ir ahí.
match-over = Fin de la partida
# In place of where a match stands that ended while the player was away.
result-waits = Partida terminada: mira el resultado
finish = Jugar por mí
skip-to-end = Ir al final
finishing = Jugando por ti. { TAP("Toca", "Haz clic") } para omitir.
result = Resultado
nothing-to-save = La partida ha terminado: no hay nada que guardar.
step-back = Atrás
step-on = Avanzar
play = Iniciar
stop = Detener
replay = Repetir
at-start = Este es el comienzo de la partida.
at-end = Este es el final de la partida.
review-only = Esta partida ha terminado. La estás revisando.
play-on = Seguir jugando desde aquí
open-hands = Mostrar todas las manos
hide-hands = Ocultar las manos
review-start =
    { $count ->
        [one] Partida de { $count } movimiento. Avanza paso a paso o pulsa Iniciar.
       *[other] Partida de { $count } movimientos. Avanza paso a paso o pulsa Iniciar.
    }
# $last is one or two sentences about the move.
review-move = Movimiento { $number } de { $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] Tu movimiento no se muestra.
       *[other] No puedes ver el movimiento de { $who }.
    }
won-match =
    { PERSON($who) ->
        [you] Ganaste la partida.
       *[other] { $who } ganó la partida.
    }
shared-match-you = Compartes la victoria.
shared-match = { $winners } comparten la victoria.
# One sentence about a match that is over. After a defeat:
story-first = Tu primera partida de este juego: ya sabes cómo va.
story-tied = Ibais empatados al final y decidió el desempate.
story-close = Muy reñida hasta el final.
story-led = Ibas en cabeza más de la mitad de la partida.
story-ahead = En la jugada { $number } de { $all } aún ibas en cabeza.
story-record = Tu mejor marca hasta ahora: { $points }.
story-passed = Acabaste por delante de { $rivals }.
story-strong = Los rivales en { $level } son la prueba más dura.
story-level = Hasta la jugada { $number } de { $all } nadie iba por delante de ti.
story-review = El repaso muestra dónde cambió todo.
# After a victory:
story-turned = Remontada: en la jugada { $number } de { $all }, { $rival } aún iba por delante.
story-led-throughout = Fuiste en cabeza casi todo el tiempo.
story-narrow = Por muy poco.
story-strong-beaten = Venciste a rivales en { $level }.
already-won =
    { PERSON($who) ->
        [you] Ya has ganado la partida.
       *[other] { $who } ya ha ganado la partida.
    }
already-settled = El resultado ya está decidido.
# The player's results in matches like this one.
tally = Tu balance en este nivel: ganaste { $won } de { $played }
tally-alone =
    { $played ->
        [one] { $won } de { $played } reparto ganado
       *[other] { $won } de { $played } repartos ganados
    }
streak =
    { $wins ->
        [one] { $wins } victoria, récord: { $best }
       *[other] { $wins } victorias seguidas, récord: { $best }
    }
best-first-win = Tu primera victoria
best-first-of-deal = Tu primera victoria en este reparto
best-time = Nuevo mejor tiempo
best-moves = Nuevo récord: menos movimientos
best-streak =
    { $wins ->
        [one] Nuevo récord: { $wins } victoria
       *[other] Nuevo récord: { $wins } victorias seguidas
    }

## Settings.

speed =
    { $speed ->
        [off] No
        [fast] Rápida
        [slow] Lenta
       *[normal] Normal
    }
appearance =
    { $appearance ->
        [light] Claro
        [dark] Oscuro
       *[system] Sistema
    }
card-back =
    { $back ->
        [checks] Cuadros
        [stripes] Rayas
        [lozenges] Rombos
        [towers] Torres
        [oaks] Robles
        [waves] Olas
        [stars] Estrellas
        [scales] Escamas
        [lilies] Lirios
        [roses] Rosas
       *[horse] Caballo
    }
felt =
    { $felt ->
        [blue] Azul
        [wine] Vino
        [slate] Pizarra
        [teal] Petróleo
        [olive] Oliva
        [chestnut] Castaño
        [plum] Ciruela
       *[green] Verde
    }
text-size =
    { $size ->
        [large] Grande
        [largest] Máximo
       *[usual] Estándar
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Sin
        [low] Bajo
        [loud] Alto
       *[normal] Medio
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Sol
        [tree] Árbol
        [anchor] Ancla
        [bell] Campana
        [lily] Flor de lis
        [wheel] Rueda
        [ship] Barco
       *[crown] Corona
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, bloqueado: consigue tu primer logro.
       *[other] { $look }, bloqueado: consigue { $needed } logros (tienes { $have }).
    }
look-locked-ladder = { $look }, bloqueado: vence a { $needed } rivales en la escalera de un juego (tu mejor marca: { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Cada candado indica cuántos logros lo abren. Tienes { $have }.
looks-locked-ladder = Cada candado indica a cuántos rivales hay que vencer en la escalera de un juego. Tu mejor marca: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Nuevo dorso en los ajustes: { $look }
        [felt] Nuevo color de mesa en los ajustes: { $look }
       *[crest] Nuevo escudo en los ajustes: { $look }
    }
# Several of them, by their names.
looks-new = Novedades en los ajustes: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Reparto automático
        [may-yield] Ceder batallas
        [long] Partida larga
       *[siege] Duración del asedio
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Reparte una carta del mazo cada vez que el descarte queda vacío.
        [may-yield] Puedes ceder una batalla aunque aún puedas responder.
        [long] Con tres o más jugadores hacen falta 12 gemas para ganar, en vez de 10.
       *[siege]
            { $value ->
                [short] Un asedio dura 5 rondas (4 con cuatro jugadores) y una partida, como máximo 20 turnos por jugador (15 con tres, 12 con cuatro).
                [double] Un asedio dura 20 rondas (16 con cuatro jugadores) y una partida, como máximo 80 turnos por jugador (60 con tres, 50 con cuatro).
               *[as-given] Un asedio dura 10 rondas (8 con cuatro jugadores) y una partida, como máximo 40 turnos por jugador (30 con tres, 25 con cuatro).
            }
    }
house-rule-value =
    { $value ->
        [short] Mitad
        [double] Doble
       *[as-given] Estándar
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = tu nivel
setup-standard = reglas estándar
setup-house = reglas de la casa
setup-winnable = Un reparto ganable
setup-any = Cualquier reparto
setup-practice = práctica
setup-code = partida por código
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Deshacer
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.

## The rules in brief: the labels of three sentences.

brief-goal = Objetivo
brief-turn = Tu turno
brief-watch = Cuidado

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "bare") } { $verdict } { CARD($right, form: "bare") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

language-system = Idioma del sistema

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } de { $need }.
goal-standing-note = { $name }: { $have } de { $need }. { $note }.
goal-near = A un paso de ganar

## Hints, in every game against opponents.

# A button.
hint = Pista
hint-thinking = Buscando la mejor jugada…
hint-failed = No se pudo dar una pista: { $reason }
hint-not-now = No es tu turno.
hint-soon = Un momento: las cartas aún se mueven.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Opciones: { $best }; la siguiente, { $next }.
hint-chance = Opciones: { $best }.
# Reasons in every game.
hint-forced = No tienes otra opción.
hint-alike = Aquí todas las opciones son iguales.
hint-close = Igual de bueno: { $other }
hint-near = Casi igual de bueno: { $other }
hint-close-either = Otras jugadas son igual de buenas.
hint-better = Gana más a menudo.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Última jugada: { $text }
last-forced = Era la única jugada permitida.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = Desde el lado de { $rival }: «{ $reason }»
last-unknown = El nivel { $level } no siempre elige su mejor jugada.
# The name of the player at this device in a sentence to an opponent.
player-name = Jugador
# In the result of a match with hints.
tally-helped = Con pistas: { $won } de { $played } partidas ganadas
practice-over = Las partidas de práctica no cuentan.

## Win chances of a finished match.

analysis = Opciones de ganar
analysis-running = Analizando la decisión { $done } de { $all }…
analysis-note = Tus opciones de ganar en cada decisión, con lo que sabías entonces, si todos juegan bien.
analysis-clear = Ningún error claro.
analysis-most =
    { $count ->
        [one] 1 jugada fue la que más te costó. Tócala para verla.
       *[other] { $count } jugadas fueron las que más te costaron. { TAP("Toca", "Haz clic en") } una para verla.
    }
analysis-empty = En esta partida no tuviste nada que decidir.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Movimiento { $number }, error grave: −{ $lost }
        [mistake] Movimiento { $number }, error: −{ $lost }
       *[slip] Movimiento { $number }, imprecisión: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Elegiste: { $played } Mejor: { $better }
# For screen readers; all are percents.
analysis-label = Opciones de ganar: de { $first } a { $last }, mínimo { $least }, máximo { $most }
analysis-failed = El análisis se detuvo: { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] ¡La partida es tuya!
       *[other] Ya nadie alcanza a { $who }
    }
# A rival.
headline-won = { $who } gana la partida
# What an opponent says.
says = { $who }: «{ $line }»

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Pásale el dispositivo a { $name }
curtain-lift = Soy { $name }
hold-to-look = Mantén pulsado el botón para ver tus cartas.
cover = Ocultar
shared-turn = Turno de { $name }
friend = Amigo
friend-note = Juega en este dispositivo.
player-letter = Jugador { $letter }
past-shared = Victoria: { $winners }. Jugadores: { $players }
setup-friends = en un mismo dispositivo

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Retar a un amigo
friend-played = Tu amigo ya ha jugado esta partida. Cuando la termines, podrás comparar las dos.
# A command.
compare-with =
    { $who ->
        [par] Comparar con un jugador fuerte
       *[friend] Comparar con tu amigo
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Volver a tu partida
compare-who =
    { $who ->
        [par] Jugador fuerte
       *[friend] Tu amigo
    }
compare-title =
    { $who ->
        [par] Tú y un jugador fuerte
       *[friend] Tú y tu amigo
    }
compare-no-better = A un jugador fuerte no le fue mejor con estas cartas.
compare-better = Te fue mejor con estas cartas que a un jugador fuerte.
compare-playing = Un jugador fuerte juega tus cartas: jugada { $moves }…
compare-score = Puntuación
compare-moves = Jugadas
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = La primera diferencia fue en la jugada { $number }.
compare-choices =
    Tú: { $mine }
    { $other }: { $friends }
compare-same = Tomasteis las mismas decisiones.
compare-rival = A partir de la jugada { $number }, los rivales jugaron de otra forma.
# One of the two gave up after so many moves.
compare-end = Jugasteis igual hasta la jugada { $number }, en la que uno se rindió.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Tú: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Huella de esta partida: { $short }
copy-fingerprint = Copiar huella
# $nonce is a long random number.
proof-revealed = Número de reparto { $deal }, número secreto { $nonce }
# A command.
proof-verify = Verificar el reparto
proof-fits-title = El reparto es auténtico
proof-fits = El número de reparto, los jugadores y el número secreto dan la huella { $short }, fijada antes de la primera carta. Si la copiaste entonces, compárala: { $whole }
proof-fails-title = El reparto no coincide
proof-fails = El número de reparto, los jugadores y el número secreto dan la huella { $found }, no { $short }. La partida guardada se modificó después de empezar, así que no es el reparto fijado antes de la primera carta.
# A command in a review.
see-as = Verla como la vio { $rival }

## How to play: chapters of every game.

chapter-friends = Jugar con amigos
friends-code = Al terminar una partida, puedes retar a un amigo con su código. Tu amigo lo introduce en la página de los repartos del día, juega la misma partida y luego compara las dos partidas.
# Not in a solitaire.
friends-device = Varias personas pueden compartir un dispositivo: elige amigos al crear una partida. Pasaos el dispositivo y un telón lo oculta todo hasta que el siguiente jugador mantiene pulsado el botón. O dejadlo entre vosotros: todos ven la mesa y solo se tapa lo que no todos saben.
friends-private = Nada pasa por la red. Un código contiene el juego, las cartas y tus decisiones, y nada más sobre ti.
chapter-fair = ¿Se baraja limpio?
fair-deal = El número de reparto decide todas las cartas y queda fijado antes de la primera. El menú de la mesa muestra una huella de la partida: cópiala y verifica el reparto en la revisión. Otro reparto tendría otra huella.
# Not in a solitaire.
fair-opponents = Los rivales solo saben lo que ven desde su sitio. En la revisión puedes ver la partida como la vio cada uno.
fair-check = Puedes comprobarlo: Cardkeep es software libre y su README explica cómo.
# A command: code, fingerprint, and perspectives of a match.
about-match = Sobre esta partida
