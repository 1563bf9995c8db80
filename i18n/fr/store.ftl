### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = Pas de dossier personnel
brief-no-name = Pas de nom
brief-not-a-folder = Pas un dossier
brief-not-a-file = Pas un fichier
brief-no-permission = Accès refusé
brief-in-use = En cours d’utilisation
brief-disk-full = Disque plein
brief-no-such-slot = Emplacement inconnu
brief-empty = Vide
brief-canceled = Annulé
brief-too-large = Trop volumineux
brief-damaged = Fichier endommagé
brief-misplaced = Mauvais fichier
brief-newer = Version plus récente
brief-outdated = Anciennes règles
brief-unreadable = Lecture impossible
brief-unwritable = Écriture impossible

## What happened, what is safe, and what to do.

no-home = Il n’y a pas de dossier personnel où enregistrer vos parties. Lancez Cardkeep avec --data-dir et le nom d’un dossier.
no-name = Le dossier de données doit avoir un nom. Lancez Cardkeep avec --data-dir et le nom d’un dossier.
not-a-file = { $path } n’est pas un fichier ordinaire : Cardkeep ne peut pas verrouiller le dossier de données. Déplacez-le ou renommez-le, puis réessayez.
not-a-folder = { $path } n’est pas un dossier : rien ne peut y être enregistré. Déplacez-le ou renommez-le, ou lancez Cardkeep avec --data-dir et un autre dossier.
read-only = Cardkeep n’a pas le droit d’écrire dans { $path }. Modifiez ses droits d’accès, ou lancez Cardkeep avec --data-dir et un autre dossier.
write-only = Cardkeep n’a pas le droit de lire { $path }. Modifiez ses droits d’accès et réessayez. Le fichier n’a pas changé.
locked = Cardkeep est déjà ouvert avec { $path }. Utilisez l’autre fenêtre, ou fermez-la d’abord.
taken = { $path } a été ouvert par une autre fenêtre de Cardkeep. Pour protéger vos parties, rien n’est enregistré dans cette fenêtre. Fermez celle-ci et utilisez l’autre.
full = Le disque est plein : { $path } n’a pas pu être enregistré. Vos données précédentes sont intactes. Libérez de l’espace et réessayez.
no-such-slot = Il n’y a pas d’emplacement { $slot }. Choisissez-en un de 1 à 6.
empty = Rien n’est enregistré ici.
canceled = Opération annulée. Rien n’a changé.
too-large = { $path } deviendrait trop volumineux pour être rouvert et n’a donc pas été enregistré. Le fichier précédent n’a pas changé.
damaged = { $path } est endommagé ({ $reason }). Il reste où il est, et rien d’autre n’est touché.
misplaced = { $path } n’a pas sa place ici : c’est { $what }. Il reste où il est.
newer = { $path } a été enregistré par une version plus récente de Cardkeep. Mettez l’application à jour pour l’ouvrir. Le fichier n’a pas changé.
outdated = { $path } a été enregistré avec d’anciennes règles et ne peut pas être repris. Le fichier n’a pas changé.
io = Impossible de lire ou d’écrire { $path } ({ $reason }). Vérifiez le dossier et réessayez.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = pas un fichier
damage-empty = il est vide
damage-too-large = il est beaucoup trop volumineux
damage-first-line = la première ligne est incorrecte
damage-checksum = la somme de contrôle est incorrecte
damage-version = version inconnue
damage-not-text = ce n’est pas du texte
damage-no-games = il ne contient aucun jeu
damage-opponents =
    { $count ->
        [one] il contient { $count } sorte d’adversaires
       *[other] il contient { $count } sortes d’adversaires
    }
damage-days =
    { $count ->
        [one] il contient { $count } jour
       *[other] il contient { $count } jours
    }
damage-results = les résultats sont trop grands
damage-players = { $players } joueurs pour { $seats } places
damage-no-human = seul l’ordinateur y joue
damage-window-size = taille de fenêtre impossible
damage-journal = il liste des fichiers étrangers à une importation
damage-too-many-files = il liste plus de { $most } fichiers
damage-unknown-file = il contient un fichier inconnu, { $name }
damage-file = il contient un fichier endommagé, { $name }

## What a misplaced file is.

misplaced-kind = un fichier d’un autre type ({ $name })
misplaced-match = une partie du jeu « { $game } »
misplaced-unknown-match = une partie d’un autre jeu

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] vos réglages
        [window] la taille de la fenêtre
        [statistics] vos statistiques
        [finished] cette partie terminée
        [archive] ce fichier exporté
        [import] l’importation interrompue
       *[save] cette partie enregistrée
    }
interrupted = Le dernier enregistrement s’est interrompu ({ kind }) : la copie précédente a été ouverte à la place.
previous = La copie la plus récente est inutilisable ({ kind } : { $reason }) : la précédente a été ouverte à la place. { $fate }
reset = Retour à zéro, car le fichier est inutilisable ({ kind } : { $reason }). { $fate }
ignored = { $error } Cardkeep continue sans.
fate-damaged = Le fichier endommagé a été gardé sous le nom { $file }.
fate-unreadable = Le fichier illisible a été gardé sous le nom { $file }.
fate-in-place = Le fichier { $file } est toujours à sa place.
reason-permission = lecture non autorisée
reason-io = échec de la lecture : { $reason }
omitted-older = Fichiers endommagés, remplacés par une copie plus ancienne : { $files }.
omitted = Fichiers illisibles, laissés de côté : { $files }. Rien n’a changé sur cet appareil.
