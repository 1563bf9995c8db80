### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep: quattro giochi di carte contro il computer, e un solitario.

    Uso: cardkeep [--data-dir CARTELLA] [FILE | CODICE]

      FILE                 Importa questo file, esportato dalla pagina I tuoi dati (chiede conferma)
      CODICE               Gioca la partita di questo codice, inviato da un amico
      --data-dir CARTELLA  Conserva partite e impostazioni in questa cartella
      --help               Mostra questo aiuto
      --version            Mostra la versione
misused =
    { $reason }
    Prova con --help.
fault = chiusura per un errore interno. Tutte le azioni fatte finora sono salvate.
no-font = Su questo sistema non è installato nessun carattere. Installane uno, ad esempio DejaVu Sans.
no-font-of-ours = Su questo sistema non è installato nessun carattere. Installane uno, ad esempio DejaVu Sans. (Impossibile usare il carattere incorporato: { $reason }.)
odd-scale = Lo schermo segnala un fattore di scala impossibile. Imposta la variabile d'ambiente SLINT_SCALE_FACTOR=1 per ignorarlo.
odd-scale-failed = Lo schermo segnala un fattore di scala impossibile. Imposta la variabile d'ambiente SLINT_SCALE_FACTOR=1 per ignorarlo. (Cardkeep non ha potuto impostarla: { $reason }.)
# $name is a variable of the environment.
factor-ignored = { $name }={ $value } viene ignorata: non è un numero da { $least } a { $most }.
factor-too-large = { $name }={ $value } è troppo grande: viene usato { $most }.
wayland-gone = { $name }={ $value } viene ignorata: lì non risponde nessun compositor Wayland. Viene usato X11.
not-restarted = Impossibile riavviare Cardkeep con queste impostazioni: { $reason }.
no-window = Cardkeep non ha potuto aprire una finestra: { $reason }. Serve un desktop con X11 o Wayland.
no-window-missing = Cardkeep non ha potuto aprire una finestra: { $reason }. Su questo sistema mancano queste librerie: { $missing }. Installale e riprova.
