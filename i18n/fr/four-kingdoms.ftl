### The table of Four Kingdoms, a solitaire.

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [one] { $count } coup  { $time }
       *[other] { $count } coups  { $time }
    }
summary =
    { $stock ->
        [0]
            { $home ->
                [one] { $home } carte rangée sur 52, talon vide
               *[other] { $home } cartes rangées sur 52, talon vide
            }
       *[other]
            { $home ->
                [one] { $home } carte rangée sur 52, { $stock } au talon
               *[other] { $home } cartes rangées sur 52, { $stock } au talon
            }
    }

## Buttons and commands.

redo = Rétablir
hint = Indice
deal-card = Tirer une carte
finish = Finir
show-waste = Voir la défausse
check-winnable = Encore gagnable ?
show-solution = Voir la solution
restart = Recommencer
new-deal = Nouvelle donne…
# Shows what can be done when no useful moves are left.
options = Voir les options
keep-looking = Chercher encore
rewind = Revenir à une position gagnable
# On the result of a deal.
again = Nouvelle donne

## The menu.

menu-title = Cette donne
# Above "Still winnable?" and "Show solution".
counts-as-help = Ces commandes consultent les cartes cachées : la donne compte comme jouée avec aide.
rewind-counts-as-help = Revenir en arrière consulte les cartes cachées : la donne compte comme jouée avec aide.

## Questions.

restart-title = Recommencer cette donne ?
restart-text = Toutes les cartes reviennent au départ. Vous pourrez annuler.
hopeless-title = Cette donne n’est pas gagnable
hopeless-text = La recommencer quand même ?

## Prompts.

prompt-start = Empilez par couleur en montant, et rangez tout.
prompt-start-daily = Donne du { $day }. Empilez par couleur en montant, et rangez tout.
prompt-home =
    { $home ->
        [one] { $home } carte rangée sur 52.
       *[other] { $home } cartes rangées sur 52.
    }
prompt-automatic =
    { $count ->
        [one] { $count } carte rangée automatiquement.
       *[other] { $count } cartes rangées automatiquement.
    }
prompt-where = Choisissez où mettre { $card }.
prompt-stuck = Plus aucun coup utile.
prompt-lost = D’ici, vous ne pouvez plus gagner.
prompt-finish = Le reste peut se ranger tout seul.
prompt-complete = Les quatre royaumes sont complets.
prompt-searching = Réflexion…
prompt-solution = Voici une façon de gagner. { TAP("Touchez", "Cliquez") } pour arrêter.
solution-shown = C’était une façon de gagner. Votre position est rétablie.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = Plus aucun coup utile
stuck-text = Quoi que vous déplaciez, aucune autre carte ne peut être retournée ni rangée. Annulez pour essayer autre chose.
lost-title = Cette donne n’est plus gagnable
lost-text = Il reste des coups, mais aucun ne mène à la victoire.

## What was found out.

winnable-yes = Oui, vous pouvez encore gagner.
winnable-no = Non, d’ici vous ne pouvez pas gagner. Essayez d’annuler quelques coups.
winnable-unknown = Ce serait trop long à calculer.
rewound-none = D’ici, vous pouvez encore gagner.
rewound =
    { $count ->
        [one] { $count } coup annulé. D’ici, vous pouvez gagner.
       *[other] { $count } coups annulés. D’ici, vous pouvez gagner.
    }
rewound-never = Cette donne n’était pas gagnable, même au départ.
rewound-unknown = Ce serait trop long à calculer. Vous pouvez toujours annuler.
no-search = Cardkeep ne peut pas le vérifier pour l’instant ({ $reason }).

## Hints.

hint-none = Plus aucun coup utile. Annulez pour essayer autre chose.
hint-deal = Tirez la prochaine carte du talon.
hint-onto = Mettez { $card } sur { $top }.
hint-run-onto = Mettez la suite qui commence par { $card } sur { $top }.
hint-land = Mettez { $card } { CARD($place, form: "to") }, qui est vide.
hint-run-land = Mettez la suite qui commence par { $card } { CARD($place, form: "to") }, qui est vide.
hint-guest = Mettez { $card } dans sa chambre d’amis.
hint-home = Rangez { $card }.
hint-opens = Vous pourrez ensuite ranger { $card }.
hint-turns-up = Cela découvre une carte cachée.
hint-empties = Cela vide une terre libre.
hint-frees = Cela libère { $card }.
hint-only = Aucun coup sur la table n’est utile pour l’instant.
hint-wins = Après cela, vous pouvez encore gagner.

## What happened, for the log.

log-dealt = { CARD($card, form: "short") } sort du talon.
log-moved = { CARD($card, form: "short") } va { CARD($place, form: "to") }.
# A run; $first is its lowest card and $last its highest.
log-moved-run = { CARD($first, form: "short") }–{ CARD($last, form: "short") } : suite placée { CARD($place, form: "to") }.
log-turned-up = { CARD($card, form: "short") } apparaît.
log-won = Tout est rangé. Vous avez gagné.

## The result.

won = Victoire !
tally-helped =
    { $won ->
        [one] Avec aide : { $won } donne gagnée sur { $played }
       *[other] Avec aide : { $won } donnes gagnées sur { $played }
    }
# Names of values in a table.
result-daily = Donne du jour
result-deal = Donne
result-time = Temps
result-moves = Coups
result-best-time = Meilleur temps
result-fewest-moves = Minimum de coups

## Places.

stock =
    { $count ->
        [one] Talon, { $count } carte
       *[other] Talon, { $count } cartes
    }
stock-empty = Le talon est vide.
waste =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes, la plus récente en premier
    }
waste-top = { CARD($card, form: "capital") } est au-dessus.
waste-empty = La défausse est vide.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = La terre libre { $number } est vide. Toute carte ou suite peut y aller.
empty-tower = Tour de { $suit } : le dix va ici.
empty-king = Château de { $suit } : le roi va ici.
empty-queen =
    { $locked ->
        [yes] Château de { $suit } : la dame va ici après le roi.
       *[no] Château de { $suit } : la dame va ici.
    }
empty-jack =
    { $locked ->
        [yes] Château de { $suit } : le valet va ici après le roi et la dame.
       *[no] Château de { $suit } : le valet va ici.
    }
empty-subjects =
    { $locked ->
        [yes] Sujets de { $suit } : du neuf au deux, ils vont ici une fois le roi, la dame et le valet au château.
       *[no] Sujets de { $suit } : du neuf au deux, ils vont ici dans l’ordre.
    }
empty-dungeon =
    { $locked ->
        [yes] Cachot de { $suit } : l’as va ici une fois le château et la tour pleins.
       *[no] Cachot de { $suit } : l’as va ici.
    }
empty-guest =
    { $locked ->
        [yes] Chambre d’amis de { $suit } : elle s’ouvre une fois le roi et la dame au château.
       *[no] Chambre d’amis de { $suit } : elle accueille un { CARD($suit, form: "one") } quelconque, sauf l’as.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, carte choisie, recouverte
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, carte choisie
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, carte recouverte
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = Sa place est au château de { $suit }.
home-tower = Sa place est dans la tour de { $suit }. Cette carte peut y aller à tout moment.
home-subjects = Sa place est parmi les sujets de { $suit }, du neuf au deux.
home-dungeon = Sa place est dans le cachot de { $suit }.
built-on = Sur une terre libre, cette carte reçoit { $card }.
not-built-on = Sur une terre libre, cette carte ne reçoit rien.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = { CARD($card, form: "capital") } ne peut pas encore bouger. Il lui faut { $under }, une terre libre vide ou sa place.
stays = { CARD($card, form: "capital") } ne peut pas encore bouger : sa place est fermée, et aucune terre libre n’est vide.
stays-home = { CARD($card, form: "capital") } est à sa place et ne peut aller nulle part ailleurs pour l’instant.
cannot-finish = Pas encore : certaines cartes ne peuvent pas aller tout droit à leur place.
face-down = Seules les cartes face visible se déplacent.
refused-no-such-place = Il y a 7 terres libres.
refused-ace-onto-card = Un as ne peut aller que sur une terre libre vide ou dans son cachot.
refused-onto-king = Rien ne va sur un roi.
refused-onto-ace = Rien ne va sur un as.
refused-does-not-build = Sur { $top }, on ne peut poser que { $wanted }.
refused-not-a-run = Vous ne pouvez déplacer ensemble que des cartes qui forment une suite de même couleur.
refused-other-suit = Seul le { $suit } peut aller { CARD($place, form: "to") }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] Seul le dix peut aller dans la tour de { $suit }.
        [king] Seul le roi peut aller ici, au château de { $suit }.
        [queen] Seule la dame peut aller ici, au château de { $suit }.
        [jack] Seul le valet peut aller ici, au château de { $suit }.
        [dungeon] Seul l’as peut aller dans le cachot de { $suit }.
       *[subjects] Seules les cartes du neuf au deux peuvent aller parmi les sujets de { $suit }.
    }
refused-ace-as-guest = Un as ne peut pas aller dans la chambre d’amis.
refused-guest-taken = La chambre d’amis de { $suit } est déjà occupée.
refused-needs-rank = Le château de { $suit } doit d’abord recevoir { CARD($rank, form: "the") }.
refused-needs-for-guest = La chambre d’amis de { $suit } s’ouvre une fois le roi et la dame au château.
refused-needs-for-subjects = Les sujets de { $suit } peuvent être rangés une fois le roi, la dame et le valet au château.
refused-needs-for-dungeon = Le cachot de { $suit } s’ouvre une fois le château et la tour pleins.
refused-subjects-in-order = Le prochain sujet de { $suit } est { CARD($rank, form: "the") }.
refused-to-waste = Rien ne peut aller dans la défausse.
refused-from-home = Une carte rangée ne peut revenir que sur une terre libre ou dans sa chambre d’amis.
refused-stock-empty = Le talon est vide. Il ne se parcourt qu’une fois.
refused-won = Vous avez déjà gagné.
refused-nothing-there = Il n’y a aucune carte à déplacer ici.
refused-same-place = La carte y est déjà.
refused-one-card = Une suite ne peut aller que d’une terre libre à une autre.

## How to play.

guide-line = Rangez les quatre couleurs dans leurs royaumes. Vous jouez en solo.
guide-brief-goal = Rangez les 52 cartes dans le royaume de leur couleur.
guide-brief-turn = Rangez une carte, ou posez-la sur la carte de sa couleur juste inférieure. { TAP("Touchez", "Cliquez sur") } le talon pour tirer une autre carte.
guide-brief-watch = Le talon ne se parcourt qu’une fois, et rien ne va sur un as. N’enterrez pas les cartes qu’il vous faut.
guide-part-dungeon = Cachot : l’as, après K, Q, J et 10
guide-part-tower = Tour : le dix, à tout moment
guide-part-guest = Chambre d’amis : une carte, sauf l’as
guide-part-castle = Château : le roi, puis la dame, puis le valet
guide-part-subjects = Sujets : du neuf au deux
guide-part-lands = Terres libres : suites montantes par couleur
guide-part-stock = Talon et défausse
guide-goal-title = But du jeu
guide-goal = Chaque couleur a un royaume : un château, une tour, des sujets et un cachot. Chaque carte y a sa place. Vous gagnez quand les 52 cartes sont rangées. Il n’y a ni adversaire ni limite de temps. Le chrono s’arrête pendant votre absence, quand une page ou un menu couvre la table, et pendant une solution. Le coup gagnant l’arrête pour de bon.
guide-lands-title = Terres libres
guide-lands = Il y a sept piles de quatre cartes ; seule celle du dessus est face visible. Formez-y des suites montantes par couleur : une carte va sur la carte de sa couleur juste inférieure. Les cartes ainsi posées forment une suite. Vous pouvez déplacer une suite entière, ou seulement le haut, vers une autre terre libre. Quand une carte face cachée arrive au-dessus, elle est retournée. Une terre libre vide accepte toute carte ou suite. Rien ne va sur un as.
guide-stock-title = Talon et défausse
guide-stock = { TAP("Touchez", "Cliquez sur") } le talon pour en tirer une carte dans la défausse. La carte du dessus de la défausse est toujours jouable. Le talon ne se parcourt qu’une fois : cherchez d’autres coups avant de tirer. Faites un appui long ou un clic droit sur la défausse pour voir toutes ses cartes. Avec la règle maison « Distribution auto », une carte est tirée dès que la défausse est vide.
guide-castle-title = Château et tour
guide-castle = Le château reçoit le roi de sa couleur, puis la dame, puis le valet. La tour reçoit le dix à tout moment. Mais rien ne presse : tant que le dix est sur une terre libre, vous pouvez y poser le valet.
guide-subjects-title = Sujets et cachot
guide-subjects = Une fois le roi, la dame et le valet au château, les sujets se rangent un à un, du neuf au deux. L’as va au cachot une fois le château et la tour pleins. Un petit cadenas marque une place encore fermée. Touchez-la pour voir ce qu’il lui faut.
guide-guest-title = Chambre d’amis
guide-guest = Une fois le roi et la dame au château, la chambre d’amis de leur couleur s’ouvre. Elle accueille une carte quelconque de cette couleur, sauf l’as, jusqu’à ce que vous puissiez la jouer ailleurs.
guide-back-title = Reprendre des cartes
guide-back = Vous pouvez reprendre la carte du dessus d’une place pour la remettre sur une terre libre qui l’accepte, ou dans sa chambre d’amis ouverte (sauf l’as). Les cartes rangées après elle y restent.
guide-table-title = Commandes
guide-table =
    { TAP("Touchez", "Cliquez sur") } une carte, puis l’endroit voulu, ou glissez-la jusque-là. Les endroits qui l’acceptent sont en surbrillance. { TAP("Touchez", "Cliquez sur") } la carte une deuxième fois pour l’envoyer là où elle va le mieux. Avec l’option « Jouer d’un seul toucher » des réglages, le premier toucher suffit si le coup est utile. Faites un appui long ou un clic droit sur une carte pour en savoir plus.

    Vous pouvez annuler et rétablir chaque coup, même des jours plus tard, et même un nouveau départ. Les coups annulés et les cartes rangées automatiquement ne comptent pas dans le total des coups.

    Au clavier, déplacez-vous avec les flèches, et appuyez sur Entrée pour prendre ou poser des cartes. Sur une suite, appuyez encore sur Entrée pour prendre une carte de moins. U annule, Y rétablit, H donne un indice, D tire une carte, W montre la défausse, F finit, S annonce où vous en êtes et L ouvre le journal.
guide-help-title = Aides
guide-help =
    Un indice n’utilise que ce que vous voyez. Les cartes qui ne servent plus se rangent automatiquement, sauf si vous désactivez cette option dans les réglages. Quand le reste peut aller tout droit à sa place, { TAP("touchez", "cliquez sur") } « Finir ».

    Dans le menu, vous pouvez vérifier si la donne est encore gagnable, ou voir une solution. Quand il n’y a plus de coup utile, vous pouvez revenir à une position gagnable. Comme tout cela consulte les cartes cachées, la donne compte comme jouée avec aide, et vos statistiques la comptent à part.

    Dans les réglages, vous pouvez demander un avertissement quand une donne est perdue. Les indices ne montrent alors que des coups qui peuvent encore gagner. Dès un tel avertissement ou indice, la donne compte comme jouée avec aide.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = va sur
guide-verdict-off = ne va pas sur
guide-example-higher = Un de plus, même couleur.
guide-example-king = Un roi termine une suite.
guide-example-suit = Couleurs différentes.
guide-example-ace = Rien ne va sur un as.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Rangez les { $cards } cartes.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = Château de { $suit } complet !
headline-kingdom = Royaume de { $suit } complet !
