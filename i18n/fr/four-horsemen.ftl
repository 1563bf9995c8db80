### The table of Four Horsemen.

title = Manche { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Jouer le Destin
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Donner
clear = Reprendre

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Manche { $hand }, aucune Faveur
summary-ahead =
    { $mine ->
        [one] Manche { $hand }, vous menez par { $mine } Faveur à { $best }
       *[other] Manche { $hand }, vous menez par { $mine } Faveurs à { $best }
    }
summary-behind =
    { $best ->
        [one] Manche { $hand }, un adversaire mène par { $best } Faveur à { $mine }
       *[other] Manche { $hand }, un adversaire mène par { $best } Faveurs à { $mine }
    }
summary-even =
    { $mine ->
        [one] Manche { $hand }, égalité à { $mine } Faveur
       *[other] Manche { $hand }, égalité à { $mine } Faveurs
    }

## Prompts. $rival is the name of another player.

prompt-open = Vous avez la carte la plus basse : entamez avec { $card }.
prompt-lead = Vous entamez ce pli. Jouez une carte au choix.
prompt-follow = { CARD($card, form: "capital") } mène. Jouez une carte au choix.
prompt-play = { TAP("Touchez", "Cliquez sur") } le milieu pour jouer { $card }.
prompt-play-key = Appuyez sur Entrée pour jouer { $card }.
prompt-play-fate = { TAP("Touchez", "Cliquez sur") } le milieu pour jouer { $card }. Ou glissez cette carte sous le Destin et jouez celle du dessus.
prompt-play-fate-key = Entrée joue { $card }. F glisse cette carte sous le Destin et joue celle du dessus.
# Stands before one of the next two.
prompt-out = Vous êtes hors jeu pour cette manche.
prompt-rival-plays = { $rival } choisit une carte.
prompt-rival-gives = { $rival } distribue les cartes.
prompt-over = La partie est terminée.

## The only legal action, which is done for the player.

forced-lead = Vous avez la carte la plus basse : vous devez entamer avec elle.
forced-give = Il n’y a qu’une façon de distribuer ces cartes : c’est fait pour vous.

## Prompts while the player gives out the cards of a round.

prompt-give = Vous avez remporté le pli. { TAP("Touchez", "Cliquez sur") } une carte, puis le joueur qui la reçoit.
prompt-give-keys = Vous avez remporté le pli. Choisissez une carte, puis le joueur qui la reçoit.
# The winning card is a Death card.
prompt-give-rest = Vous devez garder { $card }, votre carte gagnante. { TAP("Touchez", "Cliquez sur") } une autre carte, puis un joueur.
prompt-give-rest-keys = Vous devez garder { $card }, votre carte gagnante. Choisissez une autre carte, puis un joueur.
prompt-give-next = { TAP("Touchez", "Cliquez sur") } la carte suivante, puis un joueur.
prompt-give-next-keys = Choisissez la carte suivante, puis un joueur.
prompt-give-all = Distribuer les cartes ainsi ?
prompt-give-all-keys = Appuyez sur Entrée pour distribuer les cartes ainsi.
prompt-give-card = Qui reçoit { $card } ? { TAP("Touchez", "Cliquez sur") } un joueur.
prompt-give-card-keys = Qui reçoit { $card } ? Choisissez un joueur.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Appuyez sur Entrée pour garder { $card }.
       *[other] Appuyez sur Entrée pour donner { $card } à { $who }.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] Une troisième carte Mort vous met hors jeu pour cette manche.
       *[other] Une troisième carte Mort met { $who } hors jeu pour cette manche.
    }
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } détruit votre { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } détruit { $card } chez { $who }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = 3e Mort : sortie
badge-destroyed = Perdue : { $value } { $horseman }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] Vous glissez { $card } sous le paquet du Destin.
       *[other] { $who } glisse { $card } sous le paquet du Destin.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] Vous glissez une carte sous le paquet du Destin.
       *[other] { $who } glisse une carte sous le paquet du Destin.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] Vous avez la carte la plus basse et ouvrez avec { $card }.
       *[other] { $who } a la carte la plus basse et ouvre avec { $card }.
    }
log-played =
    { PERSON($who) ->
        [you] Vous jouez { $card }.
       *[other] { $who } joue { $card }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] Vous jouez { $card }, du paquet du Destin.
       *[other] { $who } joue { $card }, du paquet du Destin.
    }
log-round-won =
    { PERSON($who) ->
        [you] Vous remportez le pli avec { $card }.
       *[other] { $who } remporte le pli avec { $card }.
    }
log-given =
    { PERSON($giver) ->
        [you] Vous donnez { $card } à { $who }.
       *[other] { PERSON($who) ->
            [you] { $giver } vous donne { $card }.
           *[other] { $giver } donne { $card } à { $who }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] Vous gardez { $card }.
       *[other] { $who } garde { $card }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } détruit votre { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } détruit { $card } chez { $who }.
    }
log-out =
    { PERSON($who) ->
        [you] Une troisième carte Mort vous met hors jeu pour cette manche.
       *[other] Une troisième carte Mort met { $who } hors jeu pour cette manche.
    }
# $points is a text like "7 points".
log-favor =
    { PERSON($who) ->
        [you] Vous remportez la manche { $hand } avec { $points } : +1 Faveur.
       *[other] { $who } remporte la manche { $hand } avec { $points } : +1 Faveur.
    }
log-no-favor = Personne ne gagne de Faveur à la manche { $hand }.

## Why something isn't allowed.

refused-must-open = La carte la plus basse ouvre la manche. Entamez avec { $card }.
refused-not-in-hand = { CARD($card, form: "capital") } n’est pas dans votre main.
refused-no-fate-deck = Le paquet du Destin ne sert qu’à deux joueurs.
refused-opens-from-fate = Pas de paquet du Destin pour la première entame d’une manche. Jouez une carte de votre main.
refused-round-not-won = Vous ne pouvez pas distribuer de cartes avant que tout le monde ait joué.
refused-must-give = Vous avez remporté le pli. Distribuez d’abord ses cartes.
refused-not-one-each = Donnez une carte à chaque joueur encore en jeu, y compris vous-même.
refused-not-the-round = Donnez chaque carte de ce pli une seule fois.
refused-must-take = Vous avez gagné avec { $card } : gardez cette carte.

## Players.

note-out = Hors jeu
note-thinking = Réfléchit…
# Flies to who gains it.
award = +1 Faveur
favor =
    { $favor ->
        [one] { $favor } Faveur
       *[other] { $favor } Faveurs
    }
# What decided the match.
result-ahead = Victoire par { $favor } Faveurs à { $next }.
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, { $favor } sur { $target } Faveurs.
badge-note = { $name }, { $note }, { $favor } sur { $target } Faveurs.
badge-out = { $name }, hors jeu pour cette manche, { $favor } sur { $target } Faveurs.
# $worth is a number with its sign.
badge-worth = Valeur des cartes : { $worth }.
badge-worth-then = Valeur des cartes : { $worth }, puis { $then }.
badge-worth-then-out = Valeur des cartes : { $worth }, puis hors jeu pour cette manche.
badge-deaths = Cartes Mort : { $deaths } sur { $fatal }.
badge-pestilence = Peste { $sum }, comptée.
badge-pestilence-quiet = Peste { $sum }, non comptée.
badge-famine-sum = Famine { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } carte en main.
       *[other] { $cards } cartes en main.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (Destin)
fate-spot = Destin : { $count }
fate-label =
    { $count ->
        [one] Paquet du Destin, { $count } carte face cachée
       *[other] Paquet du Destin, { $count } cartes face cachée
    }
fate-help = Choisissez d’abord une carte de votre main. Vous pourrez alors la glisser sous le paquet du Destin et jouer celle du dessus à la place.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, jouable
label-chosen = { CARD($card, form: "title") }, carte choisie, jouable
label-not-now = { CARD($card, form: "title") }, injouable pour l’instant
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, votre carte
       *[other] { CARD($card, form: "title") }, carte jouée par { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, votre carte, à donner
       *[other] { CARD($card, form: "title") }, carte jouée par { $who }, à donner
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, votre carte, choisie, à donner
       *[other] { CARD($card, form: "title") }, carte jouée par { $who }, choisie, à donner
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, pour vous, modifiable
       *[other] { CARD($card, form: "title") }, pour { $who }, modifiable
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, pour vous, obligatoirement
       *[other] { CARD($card, form: "title") }, pour { $who }, obligatoirement
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, dans votre pile
       *[other] { CARD($card, form: "title") }, chez { $who }
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, face cachée, dans votre pile
       *[other] { CARD($card, form: "title") }, face cachée, chez { $who }
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Manche { $hand } : vous gagnez une Faveur
       *[other] Manche { $hand } : { $who } gagne une Faveur
    }
hand-decides =
    { PERSON($who) ->
        [you] Manche { $hand } : vous gagnez la dernière Faveur et la partie
       *[other] Manche { $hand } : { $who } gagne la dernière Faveur et la partie
    }
hand-tied = Manche { $hand } : personne ne gagne de Faveur
note-most = Le plus de points à cette manche.
note-tied = Égalité pour le meilleur score.
note-last = Personne d’autre ne reste en jeu dans cette manche.
note-nobody = Tout le monde est hors jeu pour cette manche.
# Stands after one of the notes above.
note-why-out = Avec trois cartes Mort, un joueur est hors jeu et ne marque rien.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Hors

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Vaut { $value } point. Mais trois cartes Mort face visible vous mettent hors jeu pour la manche. Si vous remportez un pli avec cette carte, vous devez la garder.
       *[other] Vaut { $value } points. Mais trois cartes Mort face visible vous mettent hors jeu pour la manche. Si vous remportez un pli avec cette carte, vous devez la garder.
    }
card-war =
    { $value ->
        [one] Vaut { $value } point. En rejoignant une pile, elle y détruit la plus haute carte qu’elle bat : celle-ci est retournée face cachée et ne marque rien.
       *[other] Vaut { $value } points. En rejoignant une pile, elle y détruit la plus haute carte qu’elle bat : celle-ci est retournée face cachée et ne marque rien.
    }
card-pestilence =
    { $value ->
        [one] Vaut { $value } point, mais seul le joueur au plus petit total de Peste marque ces points. À égalité, c’est celui qui a le moins de cartes Peste.
       *[other] Vaut { $value } points, mais seul le joueur au plus petit total de Peste marque ces points. À égalité, c’est celui qui a le moins de cartes Peste.
    }
card-famine = Vaut +{ $value } si vous avez un nombre pair de cartes Famine, −{ $value } si ce nombre est impair.
card-order = La plus haute valeur l’emporte. À valeurs égales, Mort bat Guerre, Guerre bat Peste et Peste bat Famine.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name } : { $points }
standing-out = Hors jeu pour cette manche. Ces cartes ne marquent rien.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values } : { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] Une carte Mort de plus vous met hors jeu pour cette manche.
       *[other] Une carte Mort de plus met { $who } hors jeu pour cette manche.
    }
standing-famine-even = Un nombre pair de cartes Famine rapporte des points.
standing-famine-odd = Un nombre impair de cartes Famine coûte des points.
# Why Pestilence scores or does not.
standing-pestilence-alone = Personne d’autre n’a de Peste.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] Vous avez le plus petit total.
       *[other] { $who } a le plus petit total.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] Égalité au plus petit total, mais vous avez moins de cartes.
       *[other] Égalité au plus petit total, mais { $who } a moins de cartes.
    }
standing-pestilence-more = Égalité au plus petit total, mais un autre joueur a moins de cartes.
standing-pestilence-tied = Égalité au plus petit total et en nombre de cartes : personne ne marque sa Peste.
standing-pestilence-higher = Seul le plus petit total compte.
# The Pestilence of another player.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] Vous : { $sum } avec { $cards } carte.
               *[other] Vous : { $sum } avec { $cards } cartes.
            }
       *[other]
            { $cards ->
                [one] { $who } : { $sum } avec { $cards } carte.
               *[other] { $who } : { $sum } avec { $cards } cartes.
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } carte a été détruite et ne marque rien.
       *[other] { $count } cartes ont été détruites et ne marquent rien.
    }
standing-no-cards = Aucune carte.
standing-deaths = Cartes Mort : { $deaths } sur { $fatal }. La dernière met hors jeu pour la manche.
standing-favor = Faveurs : { $favor } sur { $target }.

## How to play.

guide-line = Remportez des plis et distribuez leurs cartes : des points pour vous, du poison pour les autres.
guide-brief-goal = Marquez le plus de points d’une manche pour gagner une Faveur. Le premier à 3 Faveurs gagne.
guide-brief-turn = Jouez la carte de votre choix. La plus haute remporte le pli, et celui qui l’a jouée distribue les cartes : une à chacun.
guide-brief-watch = Trois cartes Mort visibles vous mettent hors jeu pour la manche. Un nombre impair de cartes Famine vous coûte des points.
guide-part-rival = Un adversaire, avec la pile qui compte
guide-part-round = Le pli : chacun joue une carte
guide-part-order = De haut en bas, à valeur égale
guide-part-pile = Votre pile : elle rapporte ou coûte des points
guide-part-hand = Votre main
guide-goal-title = But du jeu
guide-goal = Les cartes de votre pile vous rapportent des points, ou vous en coûtent. À la fin de chaque manche, le joueur qui a le plus de points gagne une Faveur. En cas d’égalité en tête, personne n’en gagne. Le premier à 3 Faveurs gagne la partie.
guide-round-title = Jouer un pli
guide-round = Dans le sens horaire, chacun joue une carte de sa main, au choix. La plus haute carte remporte le pli, et celui qui l’a jouée entame le suivant. Une exception : au premier pli d’une manche, le joueur qui a la carte la plus basse entame, et doit entamer avec elle.
guide-rank-title = Quelle carte est la plus haute
guide-rank = Chaque cavalier a six cartes, de valeur 1 à 6. La plus haute valeur l’emporte. À valeurs égales, le cavalier décide.
guide-gifts-title = Distribuer les cartes
guide-gifts = Si vous remportez le pli, vous distribuez les cartes jouées : une à chaque joueur encore dans la manche, vous compris. Vous décidez qui reçoit quoi, sauf qu’une carte Mort gagnante reste chez vous. Chaque carte va face visible dans la pile de son joueur.
guide-war-title = Guerre
guide-war = Les cartes Guerre marquent elles aussi leur valeur. De plus, une carte Guerre attaque la pile qu’elle rejoint : la plus haute carte qu’elle y bat est détruite. Celle-ci est retournée face cachée et ne marque rien.
guide-death-title = Mort
guide-death = Les cartes Mort marquent leur valeur. Mais avec trois d’entre elles face visible, vous êtes hors jeu pour la manche : vous ne jouez plus de cartes et ne marquez rien. Si cela arrive dans un pli que vous avez remporté, le joueur suivant dans le sens horaire entame.
guide-pestilence-title = Peste
guide-pestilence = Parmi les joueurs qui ont des cartes Peste, seul celui au plus petit total les marque. À égalité, c’est celui qui a le moins de cartes Peste. S’il y a encore égalité, personne ne les marque.
guide-famine-title = Famine
guide-famine = Avec un nombre pair de cartes Famine, vous marquez leurs valeurs. Avec un nombre impair, vous perdez autant de points. Le + ou le − à côté du symbole Famine, sur le panneau d’un joueur, vous l’indique.
guide-fate-title = Le paquet du Destin
guide-fate = À deux joueurs, huit cartes sont mises de côté face cachée : c’est le paquet du Destin. Au lieu de jouer une carte, vous pouvez la glisser sous ce paquet et jouer celle du dessus, quelle qu’elle soit. Vous seul savez quelle carte vous y avez mise. C’est interdit pour la première entame d’une manche.
guide-end-title = Fin d’une manche
guide-end = Une manche s’achève quand toutes les cartes sont jouées. Si la Mort ne laisse qu’un joueur en jeu, la manche s’arrête aussitôt et ce joueur gagne la Faveur. S’il ne reste personne, la Faveur n’est pas attribuée. Pour la manche suivante, toutes les cartes sont mélangées et redistribuées : huit par joueur, ou six à quatre joueurs. Si personne n’a gagné après 40 manches, celui qui a le plus de Faveurs l’emporte, et les joueurs à égalité partagent la victoire.
guide-table-title = Commandes
guide-table =
    { TAP("Touchez", "Cliquez sur") } une carte pour la prendre, puis { TAP("touchez", "cliquez sur") } le milieu pour la jouer, ou glissez-la dessus. Quand vous avez remporté un pli, { TAP("touchez", "cliquez sur") } une de ses cartes, puis le joueur qui la reçoit, ou glissez-la chez lui. Vous pouvez changer d’avis tant que vous n’avez pas touché « Donner ». Avec les conseils activés, vous voyez l’effet de chaque don. { TAP("Touchez", "Cliquez sur") } une pile pour voir ce qu’elle vaut. Faites un appui long ou un clic droit sur une carte pour lire son effet.

    Au clavier, déplacez-vous avec les flèches, jouez avec Entrée et actionnez les boutons avec les chiffres. F joue le paquet du Destin, H donne un indice, S annonce le score, L ouvre le journal, F1 ouvre ces règles et Échap revient en arrière.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = Du plus haut au plus bas : Mort, Guerre, Peste, Famine

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = bat
guide-higher = La plus haute valeur gagne.
guide-equal = Valeurs égales : Guerre bat Peste.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = Cette carte bat le 1, mais pas le 2 de Mort.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] la pile de gauche marque { $points } point
       *[other] la pile de gauche marque { $points } points
    }
guide-right-scores =
    { $points ->
        [one] la pile de droite marque { $points } point
       *[other] la pile de droite marque { $points } points
    }
guide-nobody-scores = personne ne marque
guide-lower = 10 contre 4 : le plus petit total marque.
guide-fewer = 6 partout : la pile qui a le moins de cartes marque.
guide-tied = 9 partout, deux cartes chacune.
# Beside one pile.
guide-scores =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
guide-costs =
    { $points ->
        [one] coûte { $points } point
       *[other] coûte { $points } points
    }
guide-even = Deux cartes : nombre pair.
guide-odd = Une carte : nombre impair.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Manche gagnée : 1 Faveur. Il en faut { $favor }.
goal-danger =
    { PERSON($who) ->
        [you] Il vous manque 1 Faveur pour gagner.
       *[other] Il manque 1 Faveur à { $who } pour gagner.
    }
goal-danger-all = Il manque une Faveur à chacun pour gagner.
goal-danger-many =
    { $count ->
        [one] Il manque 1 Faveur à { $count } adversaire pour gagner.
       *[other] Il manque 1 Faveur à { $count } adversaires pour gagner.
    }

## Hints: what to do, and then why.

hint-play = Jouez { $card }.
hint-fate = Glissez { $card } sous le paquet du Destin.
# $gifts is a list of gifts.
hint-gives = Donnez { $gifts }.
hint-gift = à { $who } { $card }
hint-wins-round = Vous remportez le pli et donnez les cartes.
hint-often-wins =
    { $often ->
        [usually] Elle remporte le plus souvent le pli.
       *[always] Elle remporte presque toujours le pli.
    }
hint-wins-about = Elle gagne le pli environ { $tenths } fois sur 10.
hint-lowest = Elle ne peut pas gagner ce pli, et c’est votre carte la plus basse.
hint-keeps = Vous gardez { $card } pour plus tard.
hint-keeps-higher = Vous gardez vos cartes plus hautes pour plus tard.
hint-helps-least = Aucune autre de vos cartes n’aide moins vos adversaires.
hint-hides = Ainsi, elle ne rejoint aucune pile pour l’instant.
hint-wins-favor = Vous gagnez la Faveur.
hint-eliminates = Troisième carte Mort : { $who } est hors jeu.
hint-leads =
    { $points ->
        [one] Vous avez ainsi { $points } point d’avance.
       *[other] Vous avez ainsi { $points } points d’avance.
    }
hint-costs =
    { $points ->
        [one] Cela coûte { $points } point à { $who }.
       *[other] Cela coûte { $points } points à { $who }.
    }
hint-gains =
    { $points ->
        [one] Vous gagnez { $points } point.
       *[other] Vous gagnez { $points } points.
    }
hint-spares =
    { $points ->
        [one] Le deuxième meilleur choix vous rapporte { $points } point de moins.
       *[other] Le deuxième meilleur choix vous rapporte { $points } points de moins.
    }
hint-denies =
    { $points ->
        [one] Le deuxième meilleur choix rapporte { $points } point de plus à { $who }.
       *[other] Le deuxième meilleur choix rapporte { $points } points de plus à { $who }.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman } : vous passez de { $before } à { $after } !
       *[other] { $horseman } : { $who } passe de { $before } à { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman } : vous tombez de { $before } à { $after }
       *[other] { $horseman } : { $who } tombe de { $before } à { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] Troisième Mort : vous voilà hors jeu !
       *[other] Troisième Mort : { $who } est hors jeu !
    }
headline-favor =
    { PERSON($who) ->
        [you] La Faveur est à vous !
       *[other] La Faveur revient à { $who }
    }
