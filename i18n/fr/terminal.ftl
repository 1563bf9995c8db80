### Texts printed in the terminal that the app was started from.

usage =
    Cardkeep : quatre jeux de cartes contre l’ordinateur, et une réussite.

    Utilisation : cardkeep [--data-dir DOSSIER] [FICHIER | CODE]

      FICHIER             Importe ce fichier, exporté sur la page Vos données (avec confirmation)
      CODE                Joue la partie de ce code, envoyé par un ami
      --data-dir DOSSIER  Garde les parties et les réglages dans ce dossier
      --help              Affiche cette aide
      --version           Affiche la version
misused =
    { $reason }
    Essayez --help.
fault = arrêt dû à une erreur interne. Toutes les actions jusqu’ici sont enregistrées.
no-font = Aucune police n’est installée sur ce système. Installez-en une, par exemple DejaVu Sans.
no-font-of-ours = Aucune police n’est installée sur ce système. Installez-en une, par exemple DejaVu Sans. (La police intégrée est inutilisable : { $reason }.)
odd-scale = L’écran annonce un facteur d’échelle impossible. Définissez SLINT_SCALE_FACTOR=1 dans l’environnement pour le remplacer.
odd-scale-failed = L’écran annonce un facteur d’échelle impossible. Définissez SLINT_SCALE_FACTOR=1 dans l’environnement pour le remplacer. (Cardkeep n’a pas pu le faire : { $reason }.)
# $name is a variable of the environment.
factor-ignored = { $name }={ $value } est ignoré : ce n’est pas un nombre de { $least } à { $most }.
factor-too-large = { $name }={ $value } est trop grand ; valeur utilisée : { $most }.
wayland-gone = { $name }={ $value } est ignoré : aucun compositeur Wayland n’y répond. X11 est utilisé à la place.
not-restarted = Cardkeep n’a pas pu redémarrer avec ces réglages : { $reason }.
no-window = Cardkeep n’a pas pu ouvrir de fenêtre : { $reason }. Il lui faut un bureau avec X11 ou Wayland.
no-window-missing = Cardkeep n’a pas pu ouvrir de fenêtre : { $reason }. Bibliothèques manquantes sur ce système : { $missing }. Installez-les et réessayez.
