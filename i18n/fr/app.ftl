### Texts of the app outside its tables, and texts shared by all tables.

# The player at this device, on badges and in lists.
you = Vous
    .inside = vous

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } et { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } et { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Quatre Chevaliers
        [four-kingdoms] Quatre Royaumes
        [four-horsemen] Quatre Cavaliers
        [watchtower] Tour de guet
       *[knights-and-ninjas] Chevaliers et Ninjas
    }
tagline =
    { $game ->
        [four-knights] Un duel de couleurs rapide
        [four-kingdoms] Une réussite de patience et de stratégie
        [four-horsemen] Plis et cadeaux empoisonnés
        [watchtower] Tours, assauts et sièges
       *[knights-and-ninjas] Bluff et fines lames
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
    }

## Buttons.

ok = OK
cancel = Annuler
close = Fermer
give-up = Abandonner
rematch = Revanche
first-match = Jouer une partie
continue = Continuer

## Levels of opponents.

level =
    { $level ->
        [easy] Facile
        [normal] Normal
        [master] Maître
       *[hard] Difficile
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Facile (les deux)
        [normal] Normal (les deux)
        [master] Maître (les deux)
       *[hard] Difficile (les deux)
    }
level-all =
    { $level ->
        [easy] Facile (tous)
        [normal] Normal (tous)
        [master] Maître (tous)
       *[hard] Difficile (tous)
    }
level-plays =
    { $level ->
        [easy] Commet des erreurs dont vous pouvez profiter.
        [normal] Joue bien et se trompe rarement.
        [master] Réfléchit plus longtemps que Difficile.
       *[hard] Joue de son mieux à chaque coup.
    }

## Characters of the opponents. $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Patiente, elle ne compte que sur elle-même.
        [corin] Toujours gai, et toujours prêt à se battre.
        [edda] Un vieux dicton et un tour pour chaque carte.
        [falk] Audacieux, et fier de l’être quand ça marche.
        [isolde] Discrète, elle aime surprendre.
        [osric] Têtu, il règle toujours ses comptes.
        [runa] Fredonne pendant que les autres jouent, et attend son heure.
        [tamsin] Rit vite, et riposte plus vite encore.
       *[guest] Quelqu’un que vous invitez à votre table.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
title-against = Contre { $rivals }
# A running match among those of other games.
home-match = { $game } avec { $rivals }
home-deal = { $game } : { $title }
title-deal = Donne { $deal }
title-unnumbered = Une donne
title-practice = { $title } (entraînement)
ladder-rung = Échelle : adversaire { $number } sur { $all }. Gagnez deux parties avant d’en perdre deux, sans indice.
ladder-helped = Avec un indice, la partie ne compte pas pour l’échelle.
ladder-score = Échelle : adversaire { $number } sur { $all }. Pour l’instant, { $won } à { $lost }.
ladder-top = Échelle : vous avez battu les { $all } adversaires.
ladder-next = Échelle : l’adversaire { $number } sur { $all } attend
ladder-beaten = Victoire sur { $rival } : { $number } sur { $all } à l’échelle
ladder-stands = { $won } à { $lost } contre { $rival } à l’échelle
won-today = Victoires aujourd’hui : { $wins }
won-so-far = Victoires jusqu’ici : { $wins }
wins-of = { $name } { $wins }
positions-note = Des positions à résoudre, cinq à la fois.
positions-known =
    { $count ->
        [one] { $count } position résolue.
       *[other] { $count } positions résolues.
    }
luck-of-deal = Chance à la donne sur { $count } parties analysées : { $mean } points de chances de gagner, ±{ $error }. La moyenne est 0.
title-exercise = Trouvez le coup
# A guided first match that was left before its end.
title-lesson = Première partie guidée
lesson-left = Reprend là où vous l’avez laissée.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Apprendre { $game }
lesson-next-note = En jouant, en 3 minutes
title-daily = Donne du { $day }
title-daily-year = Donne du { $day } { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Emplacement { $slot }
running-match = Partie { $number }
slot-empty = Emplacement { $slot } vidé.
slot-saved = Enregistrée dans l’emplacement { $slot }.
match-deleted = Partie supprimée.
saved-daily = donne du { $day }
saved-deal = donne { $deal }
saved-against = contre { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [one] { $count } coup au total
       *[other] { $count } coups au total
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Garder l’autre partie pour plus tard ?
keep-other-text = { $title } : { $summary }.
keep-other-text-lost = { $title } : { $summary }. Si vous l’abandonnez, sa donne compte comme perdue.
keep-other-yes = La garder
keep-other-no = L’abandonner
give-up-title = Abandonner cette partie ?
give-up-deal-title = Abandonner cette donne ?
give-up-text = { $title } : { $summary }. Elle ne comptera pas, et elle s’arrête ici.
give-up-text-lost = { $title } : { $summary }. La donne comptera comme perdue.
# After giving up.
given-up-title = Vous avez abandonné la partie
given-up-deal-title = Vous avez abandonné la donne
given-up-text = { $summary }. Elle ne compte pas. Revoyez-la ici, ou reprenez à n’importe quel coup pour vous entraîner.
given-up-text-lost = { $summary }. Elle compte comme perdue. Revoyez-la ici coup par coup.
given-up-next = Nouvelle partie…
go-back-title = Revenir à l’emplacement { $slot } ?
go-back-text = La partie a avancé depuis cet enregistrement : { $summary }.
go-back-yes = Revenir
unwinnable-title = La donne { $deal } n’est pas gagnable
unwinnable-text = La jouer quand même ?
unwinnable-yes = La jouer
overwrite-title = Écraser l’emplacement { $slot } ?
overwrite-text = { $summary }, enregistrée le { $date }.
overwrite-unreadable = La partie enregistrée ici ne peut pas être ouverte.
overwrite-yes = Écraser
delete-title = Supprimer l’emplacement { $slot } ?
delete-match-title = Supprimer cette partie ?
delete-text = { $summary }, enregistrée le { $date }. Cette action est irréversible.
delete-unreadable = Cette action est irréversible.
delete-yes = Supprimer
reset-title = Effacer les statistiques du jeu « { $game } » ?
reset-all-title = Effacer toutes les statistiques ?
reset-text = Ses résultats, son classement et ses succès repartent de zéro. Cette action est irréversible.
reset-all-text = Les résultats, classements et succès de tous les jeux repartent de zéro. Cette action est irréversible.
reset-yes = Effacer
forget-title = Supprimer l’historique du jeu « { $game } » ?
forget-text = Vous ne pourrez plus revoir ces parties. Vos statistiques restent intactes.
forget-yes = Supprimer
import-title = Importer ce fichier ?
import-text-none = Il contient des réglages et des statistiques du { $date }, mais aucune partie.
import-text =
    { $count ->
        [one] Il contient { $count } partie, des réglages et des statistiques du { $date }.
       *[other] Il contient { $count } parties, des réglages et des statistiques du { $date }.
    }
import-replaces = Il remplacera les données de cet appareil. Les anciennes seront gardées dans un dossier à part.
import-yes = Importer

## Messages: titles, with a reason below.

settings-title = Vos réglages
statistics-title = Vos statistiques
cannot-start = Cardkeep ne peut pas démarrer
not-opened = Impossible d’ouvrir cette partie
settings-not-saved = Vos réglages n’ont pas été enregistrés
saving = Enregistrement…
not-saved = La partie n’a pas été enregistrée
unsaved-mark = Non enregistré
unsaved = Non enregistré · { $reason }
unsaved-text = { $reason } Votre partie reste en mémoire tant que Cardkeep est ouvert.
try-again = Réessayer
all-saved = Tout est enregistré.
close-unsaved = Fermer sans enregistrer ?
close-unsaved-text = { $reason } Si vous fermez Cardkeep maintenant, vos derniers coups seront perdus.
close-anyway = Fermer quand même
not-deleted = Rien n’a été supprimé
not-renamed = La partie n’a pas été renommée
too-many-running = Trop de parties en cours
too-many-running-text = Vous avez déjà { $most } parties de ce jeu en cours. Terminez-en une, ou abandonnez-en une sur la page du jeu.
history-not-deleted = L’historique n’a pas été supprimé
statistics-not-reset = Les statistiques n’ont pas été effacées
no-search = La recherche de donne n’a pas pu démarrer
no-deal-found = Aucune donne gagnable trouvée. Réessayez.
import-complete = Importation terminée
import-complete-text = Vos parties, vos réglages et vos statistiques sont prêts.
import-complete-aside = Vos données précédentes sont gardées dans { $folder }.
import-failed = Échec de l’importation
import-not-handed-over = L’autre application n’a pas transmis le fichier. Rien n’a changé. Rouvrez-le depuis celle-ci ou enregistrez-le d’abord sur cet appareil.
importing = Importation…
import-canceled = Importation annulée. Rien n’a changé.
export-complete = Exportation terminée
export-complete-text = Vos données sont dans { $file }. Pour les transférer sur un autre appareil, copiez-y le fichier et importez-le sur cette page.
export-complete-chosen = Vos données sont dans { $file }, dans le dossier que vous avez choisi. Pour les transférer sur un autre appareil, copiez-y le fichier et importez-le sur cette page.
export-failed = Échec de l’exportation
exporting = Exportation…
export-canceled = Exportation annulée.
export-no-folder = Il n’y a pas de dossier où exporter, et la boîte de dialogue n’a pas pu s’ouvrir. Rien n’a été exporté. Créez un dossier Documents et réessayez.
open-folder = Ouvrir le dossier
folder-not-opened = Impossible d’ouvrir le dossier
folder-not-opened-text = Le gestionnaire de fichiers n’a pas pu démarrer ({ $reason }). Le fichier est dans { $folder }.
reading-file = Lecture du fichier…
canceling = Annulation…
busy = Cardkeep ne peut pas faire cela maintenant
progress-files = { $done } fichiers sur { $total }
dialog-open = En attente de la boîte de dialogue…
export-dialog = Exporter des données Cardkeep
import-dialog = Importer des données Cardkeep
file-kind = Données Cardkeep
all-files = Tous les fichiers
# In place of the name of a file that came without one.
unnamed-file = Le fichier
match-not-counted = La partie n’a pas pu être comptée : elle a donc été gardée. { $reason }
not-in-history = La partie a été comptée, mais vous ne pourrez pas la revoir. { $reason }
not-being-saved = La partie n’est pas enregistrée. { $reason }
result-not-counted = Le résultat n’a pas pu être compté. { $reason }
result-not-counted-yet = Le résultat n’a pas pu être compté. { $reason } Rouvrez la partie plus tard pour le compter.
opponents-not-saved = Votre choix d’adversaires n’a pas été enregistré. { $reason }
previous-copy-sound = Une copie antérieure peut être ouverte.
last-match-unreadable = Votre dernière partie ne peut pas être ouverte. La raison est indiquée dans Sauvegardes.

## Why something is not possible.

deal-no-code = Ce n’est ni un numéro de donne ni un code. Vérifiez la saisie.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Rien à ouvrir
nothing-to-open-text = « { $text } » n’est ni un fichier ni un code. Vérifiez la saisie.
deal-too-high = Ce numéro de donne est trop grand.
menu-code =
    Avec ce code, un ami joue la même partie :
    { $code }
code-newer = Ce code demande une version plus récente de Cardkeep.
code-other-rules = Ce code correspond à d’autres règles de { $game } que celles de cette version.
only-computers = Seul l’ordinateur joue dans cette partie.
impossible-setup = Cette partie ne peut pas être jouée : sa configuration ne correspond pas au jeu.
match-too-long = Cette partie a atteint { $most } coups, le maximum enregistrable. Annulez-en quelques-uns, ou recommencez.
opponent-stopped = Le jeu de l’ordinateur s’est interrompu ({ $reason }). Nouvel essai.
opponent-stopped-reason = une erreur interne

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
    .title =
    { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    }
month-year = { month.title } { $year }
month-day =
    { $day ->
        [1] 1er { month }
       *[other] { $day } { month }
    }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
weekday-short =
    { $weekday ->
        [1] Lu
        [2] Ma
        [3] Me
        [4] Je
        [5] Ve
        [6] Sa
       *[7] Di
    }
moment = { $day }/{ $month }/{ $year } { $time }
unknown-date = Date inconnue
decimal = { $whole },{ $rest }
date-full = { weekday } { month-day } { $year }
date-full-today = { weekday } { month-day } { $year }, aujourd’hui

## The daily deal.

day-won-helped = Gagnée avec aide. Gagnez-la sans aide pour ajouter un jour à votre série.
day-won = Gagnée. Vous pouvez la rejouer.
day-played = Jouée. Vous pouvez la rejouer.
days-done = { $done } sur { $all } jouées
days-done-all = Donnes du jour : { $done } sur { $all } jouées, { $won } gagnées
days-note = Une nouvelle chaque jour, la même pour tous
days-next = Donne du jour suivante
days-of-month = { $done } jours sur { $days } ce mois-ci.
day-in-progress = En cours : { $summary }.
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = gagnée
day-label-played = jouée
day-label-helped = gagnée avec aide
day-label-running = en cours
streak-best =
    { $best ->
        [one] Meilleure série : { $best } jour.
       *[other] Meilleure série : { $best } jours.
    }
streak-now =
    { $now ->
        [one] Série : { $now } jour. Record : { $best }.
       *[other] Série : { $now } jours. Record : { $best }.
    }

## La tournée

tour = Tournée
tour-invites = Cinq parties courtes, une de chaque jeu, contre les trois mêmes adversaires, un à trois à la fois. Qui gagne le plus de parties remporte la tournée.
tour-note = Cinq jeux, une soirée
tour-at = { $done } sur { $all } jouées. Ensuite : { $game }
tour-stands = { $done } parties jouées sur { $all }
tour-won = Vous remportez la tournée !
tour-shared = Vous partagez la tournée avec { $rivals }.
tour-lost = La tournée revient à { $rivals }.
tour-record = Tournées remportées : { $won } sur { $finished }
tour-begin = Commencer une tournée
tour-play = Jouer à { $game }
tour-continue = Continuer { $game }
tour-another-title = Commencer une autre tournée ?
tour-another-text = Celle-ci restera inachevée. Ses parties restent dans vos statistiques.
tour-another = Commencer une autre tournée
tour-alone = En solitaire : réussissez pour gagner
tour-stop-won = Vous avez gagné
tour-stop-shared = Gagnée par vous et { $rivals }
tour-stop-lost = Gagnée par { $rivals }
tour-stop-nobody = Personne n’a gagné
tour-on = Suite de la tournée
tour-see = Voir la tournée
tour-result = Tournée, { $done } sur { $all } : { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Votre adversaire
seat-left = À votre gauche
seat-right = À votre droite
seat-across = En face de vous
seat-left-second = Deuxième à gauche
seat-right-second = Deuxième à droite

## Results.

alone = En solo
with-help = Avec aide
past-won = Victoire
past-drawn = Match nul
past-lost = Défaite
past-won-against = Victoire contre { $rivals }
past-drawn-against = Match nul contre { $rivals }
past-lost-against = Défaite contre { $rivals }
# Of several opponents, those who won.
past-lost-winner = Défaite, victoire : { $winners }
past-given-up = Abandon
past-given-up-against = Abandon contre { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Entraînement, { $remark }
past-remark-against = Contre { $rivals } · { $remark }
history-kept = { $game }. Vos { $kept } dernières parties. Touchez-en une pour la revoir.
history-left-out =
    { $count ->
        [one] { $count } partie ne peut pas être ouverte et n’est pas affichée.
       *[other] { $count } parties ne peuvent pas être ouvertes et ne sont pas affichées.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [0] { $number } point
        [50] { $number } point
        [100] { $number } point
        [150] { $number } point
       *[other] { $number } points
    }
points-cards-home =
    { $hundredths ->
        [0] { $number } carte rangée
        [50] { $number } carte rangée
        [100] { $number } carte rangée
        [150] { $number } carte rangée
       *[other] { $number } cartes rangées
    }
# A whole percentage.
percent = { $number } %
won-of =
    { $won ->
        [one] { $won } gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
won-of-drawn =
    { $drawn ->
        [one]
            { $won ->
                [one] { $won } gagnée sur { $played }, { $drawn } nulle
               *[other] { $won } gagnées sur { $played }, { $drawn } nulle
            }
       *[other]
            { $won ->
                [one] { $won } gagnée sur { $played }, { $drawn } nulles
               *[other] { $won } gagnées sur { $played }, { $drawn } nulles
            }
    }
not-played = Aucune partie terminée
not-counted = Aucune partie comptée
rating = Classement { $rating }
rating-after = Classement { $rating } ({ $change })
rating-range = Très probablement entre { $low } et { $high }
ratings = Votre classement sur les { $count } dernières parties : de { $first } à { $last }.
averages = Moyenne : { $time }, { $moves }.
averages-points = Moyenne : { $time }, { $moves }, { $points }.
trend-one-won = Vous avez gagné votre dernière partie.
trend-one-not-won = Vous n’avez pas gagné votre dernière partie.
trend = Sur vos { $all } dernières parties, vous en avez gagné { $won }.
trend-ten = Sur vos { $all } dernières parties, vous en avez gagné { $won }, dont { $ten } sur les 10 plus récentes.
trend-drawn =
    Sur vos { $all } dernières parties : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } et { $drawn ->
        [one] { $drawn } match nul
       *[other] { $drawn } matchs nuls
    }.
trend-drawn-ten =
    Sur vos { $all } dernières parties : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } et { $drawn ->
        [one] { $drawn } match nul
       *[other] { $drawn } matchs nuls
    }. Sur les 10 plus récentes : { $ten ->
        [one] { $ten } victoire
       *[other] { $ten } victoires
    }.
bests = { $kind } : meilleur temps { $time }, minimum de coups { $moves }.

## At every table.

forced = Votre seul coup.
forced-waits = Votre seul coup, et il peut gagner. À vous de le jouer.
not-there = Impossible de poser ça ici.
match-over = Partie terminée
# In place of where a match stands that ended while the player was away.
result-waits = Partie terminée : voir le résultat
finish = Finir pour moi
skip-to-end = Aller à la fin
finishing = Fin automatique. { TAP("Touchez", "Cliquez") } pour passer.
result = Résultat
nothing-to-save = La partie est terminée : il n’y a rien à enregistrer.
step-back = Précédent
step-on = Suivant
play = Lire
stop = Pause
replay = Revoir
at-start = C’est le début de la partie.
at-end = C’est la fin de la partie.
review-only = Cette partie est terminée. Vous la revoyez.
play-on = Rejouer à partir d’ici
open-hands = Montrer toutes les mains
hide-hands = Cacher les mains
review-start =
    { $count ->
        [one] Partie terminée, { $count } coup.
       *[other] Partie terminée, { $count } coups.
    }
# $last is one or two sentences about the move.
review-move = Coup { $number }/{ $all } : { $last }
review-unseen =
    { PERSON($who) ->
        [you] Votre coup n’est pas affiché.
       *[other] { $who } joue un coup que vous ne pouvez pas voir.
    }
won-match =
    { PERSON($who) ->
        [you] Vous remportez la partie.
       *[other] { $who } remporte la partie.
    }
shared-match-you = Vous partagez la victoire.
shared-match = Victoire partagée : { $winners }.
# One sentence about a match that is over. After a defeat:
story-first = Votre première partie de ce jeu : vous savez maintenant comment on joue.
story-tied = Égalité à la fin : le départage a tranché.
story-close = Serré jusqu’au bout.
story-led = Vous avez mené plus de la moitié de la partie.
story-ahead = Au coup { $number } sur { $all }, vous meniez encore.
story-record = Votre meilleur score à ce jour : { $points }.
story-passed = Vous finissez devant { $rivals }.
story-strong = Les adversaires au niveau { $level } sont l’épreuve la plus rude.
story-level = Jusqu’au coup { $number } sur { $all }, personne ne vous devançait.
story-review = La relecture montre où tout a basculé.
# After a victory:
story-turned = Belle remontée : au coup { $number } sur { $all }, { $rival } menait encore.
story-led-throughout = Vous avez mené presque tout du long.
story-narrow = C’était serré.
story-strong-beaten = Vous avez battu des adversaires au niveau { $level }.
already-won =
    { PERSON($who) ->
        [you] Vous avez déjà gagné la partie.
       *[other] { $who } a déjà gagné la partie.
    }
already-settled = Le résultat est déjà acquis.
# The player's results in matches like this one.
tally =
    { $won ->
        [one] Votre bilan à ce niveau : { $won } gagnée sur { $played }
       *[other] Votre bilan à ce niveau : { $won } gagnées sur { $played }
    }
tally-alone =
    { $won ->
        [one] { $won } donne gagnée sur { $played }
       *[other] { $won } donnes gagnées sur { $played }
    }
streak =
    { $wins ->
        [one] { $wins } victoire d’affilée, record { $best }
       *[other] { $wins } victoires d’affilée, record { $best }
    }
best-first-win = Votre première victoire
best-first-of-deal = Première victoire sur cette donne
best-time = Record de temps
best-moves = Record : minimum de coups
best-streak =
    { $wins ->
        [one] Record : { $wins } victoire d’affilée
       *[other] Record : { $wins } victoires d’affilée
    }

## Settings.

speed =
    { $speed ->
        [off] Aucune
        [fast] Rapide
        [slow] Lente
       *[normal] Normale
    }
appearance =
    { $appearance ->
        [light] Clair
        [dark] Sombre
       *[system] Système
    }
card-back =
    { $back ->
        [checks] Damier
        [stripes] Rayures
        [lozenges] Losanges
        [towers] Tours
        [oaks] Chênes
        [waves] Vagues
        [stars] Étoiles
        [scales] Écailles
        [lilies] Lys
        [roses] Roses
       *[horse] Cheval
    }
felt =
    { $felt ->
        [blue] Bleu
        [wine] Bordeaux
        [slate] Ardoise
        [teal] Pétrole
        [olive] Olive
        [chestnut] Châtaigne
        [plum] Prune
       *[green] Vert
    }
text-size =
    { $size ->
        [large] Grande
        [largest] Très grande
       *[usual] Standard
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Muet
        [low] Faible
        [loud] Fort
       *[normal] Moyen
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Soleil
        [tree] Arbre
        [anchor] Ancre
        [bell] Cloche
        [lily] Fleur de lys
        [wheel] Roue
        [ship] Navire
       *[crown] Couronne
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, sous cadenas : débloquez votre premier succès.
       *[other] { $look }, sous cadenas : débloquez { $needed } succès (vous en avez { $have }).
    }
look-locked-ladder = { $look }, sous cadenas : battez { $needed } adversaires à l’échelle d’un jeu (votre record : { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Chaque cadenas indique combien de succès l’ouvrent. Vous en avez { $have }.
looks-locked-ladder = Chaque cadenas indique combien d’adversaires il faut battre à l’échelle d’un jeu. Votre record : { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] Nouveau dos de cartes dans les réglages : { $look }
        [felt] Nouvelle couleur de table dans les réglages : { $look }
       *[crest] Nouveau blason dans les réglages : { $look }
    }
# Several of them, by their names.
looks-new = Nouveautés dans les réglages : { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Distribution auto
        [may-yield] Droit de céder
        [long] Partie longue
       *[siege] Durée du siège
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Distribue une carte du talon dès que la défausse est vide.
        [may-yield] Vous pouvez céder un combat même si vous pouvez encore riposter.
        [long] À trois joueurs ou plus, il faut 12 gemmes pour gagner au lieu de 10.
       *[siege]
            { $value ->
                [short] Un siège dure 5 manches (4 à quatre), et une partie 20 tours par joueur au plus (15 à trois, 12 à quatre).
                [double] Un siège dure 20 manches (16 à quatre), et une partie 80 tours par joueur au plus (60 à trois, 50 à quatre).
               *[as-given] Un siège dure 10 manches (8 à quatre), et une partie 40 tours par joueur au plus (30 à trois, 25 à quatre).
            }
    }
house-rule-value =
    { $value ->
        [short] Moitié
        [double] Double
       *[as-given] Standard
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = votre niveau
setup-standard = règles standard
setup-house = règles maison
setup-winnable = Une donne gagnable
setup-any = N’importe quelle donne
setup-practice = entraînement
setup-code = une partie par code
setup-rule = { $rule } : { $value }

## Undo and redo at every table.

undo = Annuler
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.

## The rules in brief: the labels of three sentences.

brief-goal = But du jeu
brief-turn = Votre tour
brief-watch = Attention

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "example") } { $verdict } { CARD($right, form: "example") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "example") } ; { $verdict } ; { CARD($right, form: "example") }
example-cards = { CARD($left, form: "example") } ; { $verdict }

language-system = Langue du système

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name } : { $have } sur { $need }.
goal-standing-note = { $name } : { $have } sur { $need }. { $note }.
goal-near = Tout près de gagner

## Hints, in every game against opponents.

# A button.
hint = Indice
hint-thinking = Recherche du meilleur coup…
hint-failed = Impossible de trouver un indice : { $reason }
hint-not-now = Ce n’est pas à vous de jouer.
hint-soon = Un instant : les cartes bougent encore.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Chances : { $best }, sinon { $next }.
hint-chance = Chances : { $best }.
# Reasons in every game.
hint-forced = Vous n’avez pas d’autre choix.
hint-alike = Ici, tous les choix se valent.
hint-close = Tout aussi bon : { $other }
hint-near = Presque aussi bon : { $other }
hint-close-either = D’autres coups se valent.
hint-better = Ce coup gagne plus souvent.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Dernier coup : { $text }
last-forced = C’était le seul coup permis.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = Du point de vue de { $rival } : « { $reason } »
last-unknown = Le niveau { $level } ne choisit pas toujours le meilleur coup.
# The name of the player at this device in a sentence to an opponent.
player-name = Joueur
# In the result of a match with hints.
tally-helped = Parties gagnées avec indices : { $won } sur { $played }
practice-over = Les parties d’entraînement ne comptent pas.

## Win chances of a finished match.

analysis = Chances de gagner
analysis-running = Analyse de la décision { $done } sur { $all }…
analysis-note = Vos chances de gagner à chaque décision, d’après ce que vous saviez, si tout le monde joue bien.
analysis-clear = Aucune erreur nette.
analysis-most =
    { $count ->
        [one] 1 coup vous a coûté le plus. Touchez-le pour le voir.
       *[other] { $count } coups vous ont coûté le plus. Touchez-en un pour le voir.
    }
analysis-empty = Vous n’aviez rien à décider dans cette partie.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Coup { $number }, grosse erreur : −{ $lost }
        [mistake] Coup { $number }, erreur : −{ $lost }
       *[slip] Coup { $number }, imprécision : −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Votre choix : { $played } Mieux : { $better }
# For screen readers; all are percents.
analysis-label = Chances de gagner : de { $first } à { $last }, minimum { $least }, maximum { $most }
analysis-failed = L’analyse s’est arrêtée : { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Échap

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] La partie est à vous !
       *[other] Plus personne ne rattrape { $who }
    }
# A rival.
headline-won = { $who } remporte la partie
# What an opponent says.
says = { $who } : « { $line } »

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile.

curtain-title = Passez l’appareil à { $name }
curtain-lift = Je suis { $name }
hold-to-look = Maintenez le bouton pour voir vos cartes.
cover = Cacher
shared-turn = Au tour de { $name }
friend = Ami
friend-note = Joue sur cet appareil.
player-letter = Joueur { $letter }
past-shared = Victoire : { $winners }. Joueurs : { $players }
setup-friends = sur un même appareil

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Défier un ami
friend-played = Votre ami a déjà joué cette partie. Quand vous l’aurez finie, vous pourrez comparer les deux.
# A command.
compare-with =
    { $who ->
        [par] Comparer avec un joueur fort
       *[friend] Comparer avec votre ami
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Revenir à votre partie
compare-who =
    { $who ->
        [par] Joueur fort
       *[friend] Votre ami
    }
compare-title =
    { $who ->
        [par] Vous et un joueur fort
       *[friend] Vous et votre ami
    }
compare-no-better = Un joueur fort n’a pas fait mieux avec ces cartes.
compare-better = Vous avez fait mieux avec ces cartes qu’un joueur fort.
compare-playing = Un joueur fort joue vos cartes : coup { $moves }…
compare-score = Score
compare-moves = Coups
# $mine and $friends are sentences, like "Play 7♠."
compare-difference = Première différence au coup { $number }.
compare-choices =
    Vous : { $mine }
    { $other } : { $friends }
compare-same = Vous avez pris tous deux les mêmes décisions.
compare-rival = À partir du coup { $number }, les adversaires ont joué autrement.
# One of the two gave up after so many moves.
compare-end = Vous avez joué pareil jusqu’au coup { $number }, où l’un de vous a abandonné.
# Both lines of win chances for screen readers; each is a text like "Win chance from 30% to 100%, …".
compare-label = Vous : { $mine }. { $other } : { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Empreinte de cette partie : { $short }
copy-fingerprint = Copier l’empreinte
# $nonce is a long random number.
proof-revealed = Donne n° { $deal }, nombre secret { $nonce }
# A command.
proof-verify = Vérifier la donne
proof-fits-title = La donne est authentique
proof-fits = Le numéro de donne, les joueurs et le nombre secret donnent l’empreinte { $short }, fixée avant la première carte. Si vous l’aviez copiée, comparez : { $whole }
proof-fails-title = La donne ne correspond pas
proof-fails = Le numéro de donne, les joueurs et le nombre secret donnent l’empreinte { $found }, et non { $short }. La partie enregistrée a été modifiée après son début : ce n’est pas la donne fixée avant la première carte.
# A command in a review.
see-as = La voir comme { $rival } l’a vue

## How to play: chapters of every game.

chapter-friends = Jouer entre amis
friends-code = À la fin d’une partie, vous pouvez défier un ami avec son code. Il le saisit sur la page des donnes du jour, joue la même partie, puis compare les deux parties.
# Not in a solitaire.
friends-device = Vous pouvez jouer à plusieurs sur un appareil : choisissez des amis pour une nouvelle partie. Passez-vous l’appareil : un rideau cache tout jusqu’à ce que le joueur suivant maintienne le bouton. Ou posez-le entre vous : tout le monde voit la table, et seul ce que chacun est seul à savoir est caché.
friends-private = Rien ne passe par un réseau. Un code contient le jeu, les cartes et vos décisions, rien d’autre sur vous.
chapter-fair = Le mélange est-il honnête ?
fair-deal = Le numéro de donne décide de toutes les cartes et il est fixé avant la première. Le menu de la table montre une empreinte de la partie : copiez-la, puis vérifiez la donne en revoyant la partie. Une autre donne aurait une autre empreinte.
# Not in a solitaire.
fair-opponents = Les adversaires ne savent que ce qu’ils voient de leur place. En revoyant la partie, vous pouvez la voir comme chacun d’eux l’a vue.
fair-check = Vous pouvez le vérifier vous-même : Cardkeep est un logiciel libre, et son README explique comment.
# A command: code, fingerprint, and perspectives of a match.
about-match = À propos de la partie
