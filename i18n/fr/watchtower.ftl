### The table of Watchtower.

## Buttons

burn = Brûler
place = Poser
end-turn = Finir le tour
keep-all = Tout garder
take-card = Prendre la carte
attack-with =
    { $count ->
        [one] Attaquer avec { $count } carte
       *[other] Attaquer avec { $count } cartes
    }
battle-with =
    { $count ->
        [one] Combattre avec { $count } carte
       *[other] Combattre avec { $count } cartes
    }

## Where the match stands: the heading of the table

title-round = Manche { $round }
title-rounds-left =
    { $left ->
        [one] Encore { $left } manche
       *[other] Encore { $left } manches
    }
title-last-round = Dernière manche
title-siege =
    { $left ->
        [one] Siège : { $left } manche
       *[other] Siège : { $left } manches
    }
title-siege-last = Siège : dernière manche
title-showdown = Bataille finale

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Fort { $fort }, armée { $army }
summary-campaign = { $title } · En campagne, armée { $army }
summary-out = { $title } · Hors jeu

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
standing-siege =
    { $left ->
        [one] Siège : encore { $left } manche. { $players }
       *[other] Siège : encore { $left } manches. { $players }
    }
standing-player = { $who } : fort { $fort }, armée { $army }.
standing-campaign = { $who } : en campagne, armée { $army }.
standing-out = { $who } : hors jeu.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] Si rien ne change, vous gagnez après cette manche.
       *[other] Si rien ne change, { $who } gagne après cette manche.
    }
# $players is a list of two or more.
forecast-showdown = Si rien ne change, cette manche se termine par une bataille finale entre { $players }.
forecast-showdown-all = Après cette manche, tous ceux qui ont une armée livrent une bataille finale.

## Prompts

prompt-over = La partie est terminée.
prompt-opening = Avant le premier tour : brûlez une carte de votre fort, ou gardez tout.
prompt-turn =
    { $can ->
        [place-burn-attack] À vous : attaquez une carte en surbrillance, posez des cartes, ou brûlez une carte du fort.
        [place-burn] À vous : posez des cartes ou brûlez une carte du fort.
        [place-attack] À vous : attaquez une carte en surbrillance ou posez des cartes.
        [burn-attack] À vous : attaquez une carte en surbrillance ou brûlez une carte du fort.
        [place] À vous : posez des cartes de votre armée.
        [burn] À vous : brûlez une carte du fort.
       *[attack] À vous : attaquez une carte en surbrillance.
    }
# After a sentence that tells what happened before.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Attaquez, posez ou brûlez.
        [place-burn] Aucune attaque possible : posez ou brûlez.
        [place-attack] Attaquez ou posez.
        [burn-attack] Attaquez ou brûlez.
        [place] Aucune attaque possible : posez des cartes.
        [burn] Aucune attaque possible : brûlez une carte.
       *[attack] Attaquez.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] Vous pouvez encore poser des cartes ou brûler une carte du fort.
        [place] Vous pouvez encore poser des cartes.
       *[burn] Vous pouvez encore brûler une carte du fort.
    }
prompt-campaign = En campagne : attaquez pour freiner vos adversaires, ou finissez votre tour et gardez votre armée.
prompt-campaign-short = Attaquez, ou finissez votre tour.
prompt-nothing = Plus rien à faire. Finissez votre tour.
prompt-no-target = Aucun autre joueur n’a de carte à attaquer dans son fort.
prompt-no-army = Sans armée, vous ne pouvez pas attaquer.
prompt-no-attack = Pas d’attaque possible. { TAP("Touchez", "Cliquez sur") } une carte adverse pour savoir pourquoi.
prompt-out = Vous êtes hors jeu.

prompt-choose = Appuyez sur Entrée pour choisir { CARD($card, form: "short") }.
prompt-choose-rival = Appuyez sur Entrée pour choisir { CARD($card, form: "short") } chez { $rival }.
prompt-choose-campaign = Appuyez sur Entrée pour choisir { $rival }, également en campagne.
prompt-place = { TAP("Touchez", "Cliquez sur") } votre fort pour poser { CARD($card, form: "short") }.
prompt-place-key = Appuyez sur Entrée pour poser { CARD($card, form: "short") }.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] Cela forme un double.
       *[3] Cela forme un triple.
    }
prompt-place-fourth = C’est la quatrième carte de sa valeur.
prompt-place-fourth-won = Cela complète votre tour de guet : votre campagne commence.
prompt-place-fourth-drawn = Gagnez la mêlée pour cette carte, et votre tour de guet est complète.
prompt-burn =
    { $count ->
        [one] Brûler { CARD($card, form: "short") } ? La carte va sous la caserne, et vous piochez { $count } carte.
       *[other] Brûler { CARD($card, form: "short") } ? La carte va sous la caserne, et vous piochez { $count } cartes.
    }
prompt-take = { $rival } n’a pas d’armée. Prenez { CARD($card, form: "short") } sans combat.
prompt-attack = Attaquer { CARD($card, form: "short") } chez { $rival } : avec combien de cartes ?
prompt-attack-stakes = Gagnez { CARD($card, form: "short") } et toutes les cartes du combat, ou perdez les vôtres contre { $rival }. Sans victoire, votre tour s'achève.
# After prompt-attack-stakes.
prompt-attack-high = Les cartes hautes qui se battent vont à la caserne.
prompt-attack-last = Dernière tentative. Gagnez { CARD($card, form: "short") } et toutes les cartes du combat. En cas de défaite, la carte va sous la caserne.
prompt-battle =
    { $count ->
        [one] Combattre { $rival } avec { $count } carte chacun ? Le vainqueur prend toutes les cartes du combat.
       *[other] Combattre { $rival } avec { $count } cartes chacun ? Le vainqueur prend toutes les cartes du combat.
    }

prompt-pick-free-for-all = Mêlée pour { CARD($card, form: "short") } : tirez la carte avec laquelle { $rival } combat.
prompt-pick = Combat pour { CARD($card, form: "short") } : tirez la carte avec laquelle { $rival } combat.
prompt-pick-several = Combat pour { CARD($card, form: "short") } : tirez la carte { $number }/{ $count } avec laquelle { $rival } combat.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Tirez la carte { $number }/{ $count } avec laquelle { $rival } combat.

prompt-rival-opening = { $rival } peut brûler une carte de son fort.
prompt-rival-turn = À { $rival } de jouer.
prompt-rival-pick = { $rival } tire une carte.
prompt-rival-pick-mine = { $rival } tire la carte avec laquelle vous combattez.

# The turn is ended, or all cards are kept, without asking.
auto-end = Plus rien à faire : votre tour se termine.
auto-skip = Vous ne pouvez rien faire : vous passez votre tour.
auto-skip-campaign = Vous ne pouvez attaquer aucune carte : vous passez votre tour.
auto-keep = Vous ne pouvez brûler aucune carte de votre fort : vous les gardez toutes.

## Why something isn't allowed

refusal-over = La partie est terminée.
refusal-only-burning = Avant le premier tour, vous pouvez seulement brûler une carte du fort ou tout garder.
refusal-only-before-first-turn = Ce n’est possible qu’avant le premier tour.
refusal-pick-first = Tirez d’abord une des cartes face cachée.
refusal-placing-on-campaign = En campagne, vous ne pouvez pas poser de cartes.
refusal-not-in-army = { CARD($card, form: "capital") } n’est pas dans votre armée.
refusal-campaign-just-lost = Vous avez perdu une campagne pendant ce tour. Vous pourrez compléter une tour de guet au prochain.
refusal-burning-on-campaign = En campagne, vous ne pouvez pas brûler de cartes.
refusal-burned-already = Vous avez déjà brûlé une carte ce tour-ci.
refusal-not-in-own-fort = { CARD($card, form: "capital") } n’est pas dans votre fort.
refusal-barracks-empty = Vous ne pouvez pas brûler de cartes tant que la caserne est vide.
refusal-tower-elsewhere = Un autre joueur a une tour { CARD($rank, form: "of-many") } : vous ne pouvez pas brûler cette carte.
refusal-attacked-already = Vous avez déjà attaqué ce tour-ci.
refusal-no-rival = Attaquez un autre joueur encore en jeu.
refusal-rival-on-campaign = Vous ne pouvez attaquer un joueur en campagne que si vous l’êtes aussi.
refusal-not-in-that-fort = { CARD($card, form: "capital") } n’est pas dans ce fort.
refusal-not-on-top = Vous ne pouvez attaquer que la carte du sommet d’une tour.
refusal-complete-watchtower = Vous ne pouvez pas attaquer une tour de guet complète.
refusal-army-too-small = Il vous faut une armée d’au moins { $needed } cartes pour attaquer cette tour.
refusal-no-attempts-left = Vous avez épuisé vos { $most } tentatives sur cette carte.
refusal-rival-without-army = Ce joueur n’a pas d’armée : prenez simplement la carte.
refusal-without-army = Il vous faut au moins une carte dans votre armée pour attaquer.
refusal-rival-has-army = Ce joueur a une armée. Attaquez avec 1 ou 2 cartes.
refusal-too-many-cards = Attaquez avec 1 ou 2 cartes.
refusal-more-than-smaller-army = Vous ne pouvez pas attaquer avec plus de cartes que n’en compte la plus petite armée.
refusal-not-both-on-campaign = Vous ne pouvez combattre un joueur en campagne que si vous l’êtes aussi.
refusal-nothing-held-out = Il n’y a aucune carte à tirer maintenant.
refusal-place-empty = Cette carte est déjà prise. Tirez-en une autre.

## What happened, in the log and while it is shown

heading-before-first-turn = Avant le premier tour
heading-turn = Tour { $turn } : { $who }

log-kept-all =
    { PERSON($who) ->
        [you] Vous gardez toutes les cartes de votre fort.
       *[other] { $who } garde toutes les cartes de son fort.
    }
log-burned =
    { PERSON($who) ->
        [you] Vous brûlez { CARD($card, form: "short") }.
       *[other] { $who } brûle { CARD($card, form: "short") }.
    }
# Only the number of cards is known.
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous piochez une carte.
               *[other] Vous piochez { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $who } pioche une carte.
               *[other] { $who } pioche { $count } cartes.
            }
    }
# $cards is a list.
log-drew =
    { PERSON($who) ->
        [you] Vous piochez { CARD($cards, form: "short") }.
       *[other] { $who } pioche { CARD($cards, form: "short") }.
    }
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous piochez { CARD($cards, form: "short") }, et une autre carte.
               *[other] Vous piochez { CARD($cards, form: "short") }, et { $count } autres cartes.
            }
       *[other]
            { $count ->
                [one] { $who } pioche { CARD($cards, form: "short") }, et une autre carte.
               *[other] { $who } pioche { CARD($cards, form: "short") }, et { $count } autres cartes.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] Vous posez { CARD($card, form: "short") }.
       *[other] { $who } pose { CARD($card, form: "short") }.
    }
# $height is 2 to 4.
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] Vous posez { CARD($card, form: "short") } et formez un double.
                [3] Vous posez { CARD($card, form: "short") } et formez un triple.
               *[4] Vous posez { CARD($card, form: "short") }, la quatrième carte de sa valeur.
            }
       *[other]
            { $height ->
                [2] { $who } pose { CARD($card, form: "short") } et forme un double.
                [3] { $who } pose { CARD($card, form: "short") } et forme un triple.
               *[4] { $who } pose { CARD($card, form: "short") }, la quatrième carte de sa valeur.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] Vous recevez { CARD($card, form: "short") } de la caserne dans votre fort.
       *[other] { $who } reçoit { CARD($card, form: "short") } de la caserne dans son fort.
    }
log-went-out =
    { PERSON($who) ->
        [you] Vous perdez un combat sans aucune carte dans votre fort : vous êtes hors jeu.
       *[other] { $who } perd un combat sans aucune carte dans son fort et se retrouve hors jeu.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] Vous complétez une tour de guet { CARD($rank, form: "of-many") } et partez en campagne.
       *[other] { $who } complète une tour de guet { CARD($rank, form: "of-many") } et part en campagne.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] Vous n’avez plus d’armée et perdez votre campagne.
       *[other] { $who } n’a plus d’armée et perd sa campagne.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] Le siège commence. Vous gagnez si aucun autre joueur ne part en campagne d’ici { $rounds } manche.
               *[other] Le siège commence. Vous gagnez si aucun autre joueur ne part en campagne d’ici { $rounds } manches.
            }
       *[other]
            { $rounds ->
                [one] Le siège commence. { $who } gagne si aucun autre joueur ne part en campagne d’ici { $rounds } manche.
               *[other] Le siège commence. { $who } gagne si aucun autre joueur ne part en campagne d’ici { $rounds } manches.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] Le siège se termine après { $rounds } manche.
       *[other] Le siège se termine après { $rounds } manches.
    }
log-bound-reached = Les { $rounds } manches ont été jouées.
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous attaquez { CARD($card, form: "short") } chez { $rival } avec { $count } carte.
               *[other] Vous attaquez { CARD($card, form: "short") } chez { $rival } avec { $count } cartes.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } attaque votre { CARD($card, form: "short") } avec { $count } carte.
                       *[other] { $who } attaque votre { CARD($card, form: "short") } avec { $count } cartes.
                    }
               *[other]
                    { $count ->
                        [one] { $who } attaque { CARD($card, form: "short") } chez { $rival } avec { $count } carte.
                       *[other] { $who } attaque { CARD($card, form: "short") } chez { $rival } avec { $count } cartes.
                    }
            }
    }
# After log-attacked.
log-attempt = Tentative { $attempt } sur { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($who) ->
        [you] Vous attaquez { CARD($card, form: "short") }, sans défense chez { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } attaque votre { CARD($card, form: "short") }, sans défense.
               *[other] { $who } attaque { CARD($card, form: "short") }, sans défense chez { $rival }.
            }
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous combattez { $rival } avec { $count } carte chacun.
               *[other] Vous combattez { $rival } avec { $count } cartes chacun.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } vous combat avec { $count } carte chacun.
                       *[other] { $who } vous combat avec { $count } cartes chacun.
                    }
               *[other]
                    { $count ->
                        [one] { $who } combat { $rival } avec { $count } carte chacun.
                       *[other] { $who } combat { $rival } avec { $count } cartes chacun.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] Vous tirez une carte.
       *[other] { $who } tire une carte.
    }
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] Votre { CARD($winner, form: "short") } bat { CARD($loser, form: "short") } : un 7 qui attaque gagne toujours.
                [defending-seven] Votre { CARD($winner, form: "short") } bat { CARD($loser, form: "short") } : un 7 qui défend perd toujours.
               *[higher] Votre { CARD($winner, form: "short") } bat { CARD($loser, form: "short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { CARD($winner, form: "short") } ({ $who }) bat { CARD($loser, form: "short") } : un 7 qui attaque gagne toujours.
                [defending-seven] { CARD($winner, form: "short") } ({ $who }) bat { CARD($loser, form: "short") } : un 7 qui défend perd toujours.
               *[higher] { CARD($winner, form: "short") } ({ $who }) bat { CARD($loser, form: "short") }.
            }
    }
log-pair-tied = Égalité entre { CARD($attacking, form: "short") } et { CARD($defending, form: "short") }.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] Vous gagnez le combat.
               *[other] Vous gagnez le combat, { $most } à { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } gagne le combat.
               *[other] { $who } gagne le combat, { $most } à { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] Le combat finit à égalité.
       *[other] Le combat finit à égalité, { $most } à { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($who) ->
        [you] Vous capturez { CARD($card, form: "short") } chez { $rival }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } capture votre { CARD($card, form: "short") }.
               *[other] { $who } capture { CARD($card, form: "short") } chez { $rival }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] Votre { CARD($card, form: "short") } va sous la caserne.
       *[other] { CARD($card, form: "short") } ({ $who }) va sous la caserne.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($who) ->
        [you] Vous prenez { CARD($card, form: "short") } à { $rival }, dans son fort.
       *[other]
            { PERSON($rival) ->
                [you] { $who } prend { CARD($card, form: "short") } dans votre fort.
               *[other] { $who } prend { CARD($card, form: "short") } à { $rival }, dans son fort.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] Votre { CARD($card, form: "short") } a résisté à 3 tentatives et va sous la caserne.
       *[other] { CARD($card, form: "short") } ({ $who }) a résisté à 3 tentatives et va sous la caserne.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } attaque { CARD($card, form: "short") } chez { $rival } et gagne.
       *[other] { $who } attaque { CARD($card, form: "short") } chez { $rival } et gagne, { $most } à { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } attaque { CARD($card, form: "short") } chez { $rival } et perd.
       *[other] { $who } attaque { CARD($card, form: "short") } chez { $rival } et perd, { $most } à { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } attaque { CARD($card, form: "short") } chez { $rival } : égalité.
       *[other] { $who } attaque { CARD($card, form: "short") } chez { $rival } : égalité, { $most } à { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } combat { $rival } et gagne.
       *[other] { $who } combat { $rival } et gagne, { $most } à { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } combat { $rival } et perd.
       *[other] { $who } combat { $rival } et perd, { $most } à { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } combat { $rival } : égalité.
       *[other] { $who } combat { $rival } : égalité, { $most } à { $least }.
    }
raid-attacking-seven = Un 7 qui attaque bat toutes les cartes.
raid-defending-seven = Un 7 qui défend perd contre toutes.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = Vous gagnez { CARD($card, form: "short") } chez { $rival } : { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-attack-lost = Vous perdez le combat pour { CARD($card, form: "short") } chez { $rival } : { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }. Votre tour est fini.
battle-attack-tied = Égalité pour { CARD($card, form: "short") } chez { $rival }, { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }. Une égalité finit votre tour.
battle-defense-won = Vous défendez { CARD($card, form: "short") } contre { $rival } : { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } gagne votre { CARD($card, form: "short") } : vos cartes { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } attaque votre { CARD($card, form: "short") }, égalité : vos cartes { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-defense =
    { $how ->
        [won] Vous défendez { CARD($card, form: "short") } contre { $rival }.
        [lost] { $rival } gagne votre { CARD($card, form: "short") }.
       *[tied] { $rival } attaque votre { CARD($card, form: "short") } : égalité.
    }
battle-campaign-won = Vous battez { $rival } : { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-campaign-lost = Vous perdez contre { $rival } : { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.
battle-campaign-tied = Égalité contre { $rival } : vos cartes { CARD($mine, form: "short") } contre { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } passe.
turn-placed =
    { $count ->
        [one] { $who } pose { $count } carte.
       *[other] { $who } pose { $count } cartes.
    }
turn-placed-burned = { $who } pose { CARD($card, form: "short") } et brûle { CARD($burned, form: "short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } pose { $count } carte et brûle { CARD($burned, form: "short") }.
       *[other] { $who } pose { $count } cartes et brûle { CARD($burned, form: "short") }.
    }
# There was no room for all that happened.

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } compléterait votre tour de guet. Mêlée !
       *[other] Avec { CARD($card, form: "short") }, { $who } aurait une tour de guet. Mêlée !
    }
log-revealed =
    { PERSON($who) ->
        [you] Vous révélez { CARD($card, form: "short") }.
       *[other] { $who } révèle { CARD($card, form: "short") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] Vous gagnez { CARD($card, form: "short") } dans la mêlée.
       *[other] { $who } gagne { CARD($card, form: "short") } dans la mêlée.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] Égalité entre les plus hautes cartes : vous gagnez { CARD($card, form: "short") }.
       *[other] Égalité entre les plus hautes cartes : { $who } gagne { CARD($card, form: "short") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = Vous gagnez { CARD($card, form: "short") } dans la mêlée avec { CARD($best, form: "short") }.
free-for-all-lost = { $who } gagne { CARD($card, form: "short") } dans la mêlée : { CARD($best, form: "short") } contre votre { CARD($mine, form: "short") }.

## The showdown

log-showdown =
    { $length ->
        [one] Bataille finale ! Chaque armée garde { $length } carte.
       *[other] Bataille finale ! Chaque armée garde { $length } cartes.
    }
log-all-on-campaign = Tout le monde est en campagne.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous mettez { $count } carte de côté.
               *[other] Vous mettez { $count } cartes de côté.
            }
       *[other]
            { $count ->
                [one] { $who } met { $count } carte de côté.
               *[other] { $who } met { $count } cartes de côté.
            }
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] Pli { $number } pour vous : { CARD($card, form: "short") } contre { CARD($others, form: "short") }.
       *[other] Pli { $number } pour { $who } : { CARD($card, form: "short") } contre { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = Pli { $number }, égalité : { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [one] { $who } : { $count } pli.
       *[other] { $who } : { $count } plis.
    }
log-tricks-tied = Égalité.
# Players who tied draw new armies.
log-watchtowers = Bataille des tours de guet !
log-played-again = Nouvelle égalité. Les cartes jouées sont mélangées et redistribuées.

## Players

note-out = Hors jeu
note-campaign = En campagne
note-picking = Tire…
note-thinking = Réfléchit…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Combat pour { CARD($card, form: "short") }
stage-free-for-all = Mêlée pour { CARD($card, form: "short") }
stage-campaign = Combat des campagnes
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Votre armée
       *[other] Armée : { $who }
    }
lane-attacker = Attaque
lane-defender = Défense
lane-builder = Chantier
lane-no-army = Sans armée
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
# The pairs that the player and the rival won in a battle.
score-mine = Vous { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = Siège terminé par une bataille finale.
ended-bound-showdown = Dernière manche terminée par une bataille finale.
ended-showdown = Décidé par une bataille finale.
ended-siege = Victoire par siège.
ended-bound = Décidé après la dernière manche.
ended-alone = Tous les autres joueurs sont hors jeu.
result-out = Hors jeu
result-campaign = En campagne
result-no-watchtower = Sans tour de guet

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = armée { $needed }+
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, armée { $army }, fort { $fort }
panel-note = { $name }, { $note }, armée { $army }, fort { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Caserne, { $count } carte
       *[other] Caserne, { $count } cartes
    }
label-can-place = { CARD($card, form: "title") }, à poser
label-cannot-place = { CARD($card, form: "title") }, impossible à poser maintenant
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, carte de votre fort
       *[other] { CARD($card, form: "title") }, carte de fort chez { $who }
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, sommet d’un double
               *[no] { $label }, dans un double
            }
        [3]
            { $top ->
                [yes] { $label }, sommet d’un triple
               *[no] { $label }, dans un triple
            }
       *[4]
            { $top ->
                [yes] { $label }, sommet d’une tour de guet
               *[no] { $label }, dans une tour de guet
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, peut être brûlée
label-can-battle = { $label }, combat possible
label-attempts =
    { $used ->
        [one] { $label }, { $used } tentative sur { $most }
       *[other] { $label }, { $used } tentatives sur { $most }
    }
label-can-attack = { $label }, attaque possible
label-cannot-attack = { $label }, attaque impossible maintenant
label-held = Carte face cachée { $slot }
label-can-pick = Carte face cachée { $slot }, à tirer
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, de votre côté
       *[other] { CARD($card, form: "title") }, côté { $who }
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Carte face cachée, de votre côté
       *[other] Carte face cachée, côté { $who }
    }
label-prize = { CARD($card, form: "title") }, l’enjeu

## What a card, a tower, a player, or the barracks is about

about-seven = En attaque, un 7 bat toutes les cartes. En défense, il perd contre toutes. Autrement, c’est un simple 7.
about-high = Une carte haute. La brûler fait piocher 2 cartes. Si elle se bat, elle va ensuite sous la caserne, sauf si son propriétaire est en campagne.
about-low = Au combat, la plus haute valeur l’emporte. Brûler cette carte fait piocher 1 carte.
about-campaign = Cette tour de guet est en campagne : personne ne peut l’attaquer.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] Un double, de bas en haut : { CARD($cards, form: "short") }.
        [3] Un triple, de bas en haut : { CARD($cards, form: "short") }.
       *[4] Une tour de guet, de bas en haut : { CARD($cards, form: "short") }.
    }
about-tower-needs = Seule la carte du sommet peut être attaquée, par une armée d’au moins { $needed } cartes.
about-tower-burning = Les autres ne peuvent pas brûler de cartes de cette valeur.
about-attempts =
    { PERSON($who) ->
        [you]
            { $used ->
                [one] Vous avez déjà fait { $used } tentative sur { $most } contre cette carte.
               *[other] Vous avez déjà fait { $used } tentatives sur { $most } contre cette carte.
            }
       *[other]
            { $used ->
                [one] { $who } a déjà fait { $used } tentative sur { $most } contre cette carte.
               *[other] { $who } a déjà fait { $used } tentatives sur { $most } contre cette carte.
            }
    }
about-held-title = Carte face cachée
about-held = L’armée a été mélangée. Personne ne sait quelle est cette carte, pas même son propriétaire.
about-barracks-title =
    { $count ->
        [one] Caserne : { $count } carte
       *[other] Caserne : { $count } cartes
    }
about-barracks-draw = Au début de votre tour, vous piochez la carte du dessus, sauf en campagne.
about-barracks-bottom = Les cartes brûlées et les cartes hautes des combats vont dessous, à la vue de tous. Tant que la caserne est vide, personne ne peut brûler de cartes.
about-siege-last = Le siège met fin à la partie après cette manche.
about-siege =
    { $left ->
        [one] Le siège met fin à la partie dans { $left } manche.
       *[other] Le siège met fin à la partie dans { $left } manches.
    }
about-round = Manche { $round } sur { $rounds } au plus.
about-out = Hors jeu.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Votre armée a { $count } carte.
               *[other] Votre armée a { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $who } a une armée de { $count } carte.
               *[other] { $who } a une armée de { $count } cartes.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Cartes connues : { CARD($cards, form: "short") }.
about-army-highest = Plus hautes cartes connues : { CARD($cards, form: "short") }.
about-player-campaign = En campagne avec une tour de guet { CARD($rank, form: "of-many") }.
about-player-campaign-end = Personne ne peut l’attaquer, mais sans armée, la campagne est perdue.
about-fort =
    { $count ->
        [one] Fort : { $count } carte.
       *[other] Fort : { $count } cartes.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] Un double { CARD($rank, form: "of-many") } : encore 2 pour une tour de guet.
       *[3] Un triple { CARD($rank, form: "of-many") } : encore 1 pour une tour de guet.
    }
# After about-fort-tower.
about-fort-tower-needs = Il vous faut une armée d’au moins { $needed } cartes pour l’attaquer.

## How to play

guide-line = Bâtissez une tour de guet de quatre cartes, partez en campagne et gagnez la bataille finale.
guide-brief-goal = Bâtissez une tour de guet : quatre cartes de même valeur dans votre fort. Quand chacun en a une, gagnez la bataille finale.
guide-brief-turn = Piochez une carte, posez des cartes de l’armée dans votre fort, brûlez une carte du fort si vous voulez, puis attaquez ou finissez votre tour.
guide-brief-watch = On attaque les cartes de votre fort une à une. Les tours sont plus sûres : il faut une grande armée pour les attaquer.
guide-part-fort = Un fort adverse : les cartes à attaquer
guide-part-tower = Une tour : des cartes de même valeur
guide-part-rival-army = L’armée adverse, face cachée
guide-part-barracks = La caserne : vous y piochez
guide-part-own-fort = Votre fort : tout le monde le voit
guide-part-army = Votre armée : vous seul la voyez
guide-goal-title = But du jeu
guide-goal = Bâtissez une tour de guet : quatre cartes de même valeur dans votre fort. Quand tous les joueurs en ont une, vos armées se livrent la bataille finale, dont le vainqueur gagne la partie. D’ici là, attaquez les autres forts pour gagner les cartes qu’il vous faut.
guide-forts-title = Forts et armées
guide-forts = Votre fort est face visible, et votre armée est la main que vous seul voyez. Chacun commence avec quatre cartes ; le reste du paquet est la caserne. Les cartes de même valeur d’un fort forment une tour : deux sont un double, trois un triple et quatre une tour de guet. L’as est la plus forte carte. Valets, dames, rois et as sont les cartes hautes.
guide-turn-title = Votre tour
guide-turn = Piochez la carte du dessus de la caserne dans votre armée. Puis posez dans votre fort autant de cartes de votre armée que vous voulez ; elles ne peuvent pas revenir. Une fois par tour, vous pouvez brûler une carte du fort. Enfin, attaquez une carte d’un autre fort, ou finissez votre tour. Après une attaque réussie, vous pouvez encore poser des cartes, et en brûler une si vous ne l’avez pas déjà fait.
guide-burning-title = Brûler
guide-burning = Pour brûler une carte du fort, mettez-la sous la caserne et piochez une carte dans votre armée, ou deux si c’était une carte haute. Avant le premier tour, chacun peut brûler une carte. Vous ne pouvez pas brûler une carte tant qu’un autre joueur a une tour de la même valeur, ni tant que la caserne est vide.
guide-attacking-title = Attaquer
guide-attacking = Choisissez une carte dans le fort d’un autre joueur et attaquez-la avec une ou deux cartes. Le défenseur en utilise autant. D’une tour, vous ne pouvez attaquer que la carte du sommet, et seulement avec une grande armée. Si le défenseur n’a pas d’armée, vous prenez la carte sans combat.
guide-battle-title = Le combat
guide-battle = Les deux armées sont mélangées. Le défenseur tire vos cartes sans les voir, et vous tirez les siennes. Elles sont révélées deux par deux, en duels. La plus haute valeur gagne le duel, mais les sept sont à part. Le camp qui gagne le plus de duels gagne le combat. Dans les exemples, la carte de l’attaquant est à gauche.
guide-after-title = Après le combat
guide-after =
    L’armée du vainqueur prend toutes les cartes du combat, et un attaquant vainqueur prend aussi la carte du fort. Après une égalité, toutes les cartes reviennent à leurs propriétaires.

    Les cartes hautes qui se battent font exception : quelle que soit l’issue, elles vont sous la caserne. Tout le monde les voit partir, et le journal les nomme quand elles sont piochées à nouveau.

    Vous avez trois tentatives par carte, et chaque autre attaquant aussi. Si vous perdez la troisième, la carte va sous la caserne, et le fort du défenseur reçoit la carte du dessus à la place. Si la troisième est une égalité, la carte reste, mais vous ne pouvez plus l’attaquer.

    Un joueur qui perd un combat sans plus aucune carte dans son fort est hors jeu.
guide-fourth-title = La quatrième carte
guide-fourth = Si vous avez gagné la quatrième carte d’une valeur au combat, la poser complète votre tour de guet. Si elle vient de la caserne, il y a d’abord une mêlée : dans chaque armée, un voisin tire une carte, et la plus haute gagne la quatrième carte. En cas d’égalité en tête, vous gagnez si l’une de ces cartes est à vous. Ici, les sept n’ont rien de spécial, et chacun garde la carte qu’il a montrée.
guide-campaign-title = En campagne
guide-campaign =
    Une fois votre tour de guet complète, vous êtes en campagne, et les autres cartes de votre fort rejoignent votre armée. Vous ne piochez, ne posez et ne brûlez plus de cartes : vous ne faites qu’attaquer. Personne ne peut attaquer votre tour de guet, et vos cartes hautes ne vont plus à la caserne. Deux joueurs en campagne peuvent aussi se combattre avec trois cartes chacun ; le vainqueur les prend toutes.

    Si votre armée n’a plus de cartes, vous perdez la campagne. Deux cartes de la tour de guet vont sous la caserne, une reste dans votre fort et une rejoint votre armée. Puis votre fort et votre armée reçoivent chacun deux nouvelles cartes.
guide-showdown-title = La bataille finale
guide-showdown =
    La bataille finale commence quand tous les joueurs sont en campagne. Les armées sont mélangées et réduites à la taille de la plus petite, ou à une carte de moins si ce nombre est pair.

    Puis chacun révèle ses cartes en même temps que les autres, une par une. La plus haute remporte le pli ; en cas d’égalité en tête, personne ne l’a. Le joueur qui a le plus de plis gagne la partie.

    Les joueurs à égalité de plis livrent la bataille des tours de guet : chacun pioche une nouvelle armée, d’autant de cartes que la valeur de sa tour de guet. En cas de nouvelle égalité, ces cartes sont mélangées ensemble, réparties également et rejouées.
guide-siege-title = Le siège
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    Le siège commence quand le premier joueur part en campagne, et met fin à la partie après 10 manches (8 à quatre joueurs). Si un seul joueur est alors en campagne, il gagne ; s’ils sont plusieurs, ils livrent une bataille finale. Si toutes les campagnes sont perdues, le siège est levé, et le suivant repart du début.

    Une partie se termine aussi de cette façon après 40 tours par joueur (30 à trois, 25 à quatre). Si personne n’est alors en campagne, tous ceux qui ont une armée livrent une bataille finale.

    La règle maison « { $rule } » divise ou multiplie tous ces nombres par deux.
guide-table-title = Commandes
guide-table =
    Pour poser une carte de votre armée, touchez-la, puis votre fort, ou glissez-la dessus. Pour brûler une carte du fort, touchez-la, ou glissez-la sur la caserne. Les cartes que vous pouvez attaquer sont en surbrillance : touchez-en une, puis choisissez le nombre de cartes. ×2 marque une tour de deux cartes ; 1/3 signifie que vous avez fait une tentative sur trois. Avec les conseils activés, vous voyez ce qu’une attaque peut rapporter et coûter. { TAP("Touchez", "Cliquez sur") } le panneau d’un joueur pour voir son armée et son fort. Faites un appui long ou un clic droit sur une carte pour en savoir plus.

    Au clavier, les flèches passent d’une carte à l’autre, Entrée choisit, les chiffres actionnent les boutons, T finit votre tour, H donne un indice, S annonce où en est la partie, L ouvre le journal, F1 ouvre ces règles et Échap revient en arrière.

## Examples in the guide: short texts under or between pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = bat
guide-verdict-loses = perd contre
guide-verdict-ties = égale
guide-pair-higher = La plus haute valeur gagne.
guide-pair-equal = Valeurs égales : égalité.
guide-pair-attacking-seven = Un sept qui attaque bat toutes les cartes.
guide-pair-defending-seven = Un sept qui défend perd contre toutes les cartes.
guide-pair-sevens = Le sept qui attaque gagne.
guide-tower-any = toute armée peut l’attaquer
guide-tower-needs = exige une armée de { $needed } cartes
guide-tower-single = Une carte seule.
guide-tower-double = Un double.
guide-tower-triple = Un triple.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = brûle et rapporte
guide-burn-low = Une carte basse.
guide-burn-high = Une carte haute.
guide-worth =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
guide-worth-rank = Autant que sa valeur.
guide-worth-high = Les cartes hautes comptent pour 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Formez un carré, gagnez la bataille finale.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] Vous gagnez après cette manche.
           *[other] En l’état, vous gagnez dans { $left } manches.
        }
       *[other] { $left ->
            [one] { $who } gagne après cette manche.
           *[other] En l’état, { $who } gagne dans { $left } manches.
        }
    }
goal-besieged =
    { $left ->
        [one] Tour de guet dans cette manche, ou { $who } gagne.
       *[other] Tour de guet en { $left } manches, ou { $who } gagne.
    }
goal-showdown =
    { $left ->
        [one] Bataille finale après cette manche.
       *[other] Bataille finale dans { $left } manches.
    }
# While the showdown is played.
goal-tricks = Bataille finale : le plus de plis gagne.
goal-danger =
    { PERSON($who) ->
        [you] Il vous manque une carte pour votre tour.
       *[other] Il manque une carte à { $who } pour sa tour.
    }
goal-fourth = Posez { CARD($card, form: "short") } pour votre tour de guet.
goal-danger-many =
    { $count ->
        [one] Il manque une carte à { $count } adversaire pour sa tour.
       *[other] Il manque une carte à { $count } adversaires pour leur tour.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Fort vide : perdez un combat et vous êtes hors jeu.
       *[other] Si { $who } perd un combat, c’est la fin.
    }

## Hints: what to do, and then why.

hint-place = Posez { CARD($card, form: "short") }.
hint-burn = Brûlez { CARD($card, form: "short") }.
hint-keep-all = Gardez toutes les cartes de votre fort.
hint-attack =
    { $count ->
        [one] Attaquez { CARD($card, form: "short") } chez { $rival } avec { $count } carte.
       *[other] Attaquez { CARD($card, form: "short") } chez { $rival } avec { $count } cartes.
    }
hint-take = Prenez { CARD($card, form: "short") } chez { $rival }.
# Two players on campaign.
hint-battle = Combattez { $rival }.
hint-pick = Tirez n’importe quelle carte.
hint-end = Finissez votre tour.
hint-tower = Il faut { $needed } cartes d’armée pour attaquer la tour.
hint-fort = Avec un fort vide, un combat perdu vous élimine.
hint-draws-two = Une carte haute vous fait piocher 2 cartes.
hint-single = Vous n’en avez pas d’autre de cette valeur.
hint-other-rank = Vous avez plus de cartes d’une autre valeur.
# Of a card of the player's fort.
hint-rival-has-rank = { $rival } en a une autre dans son fort.
hint-draws-one = Vous piochez une nouvelle carte.
# Of an army card to be placed.
hint-to-burn = Vous pourrez la brûler pour piocher 2 cartes.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] Vous avez une autre carte de cette valeur.
        [3] Vous avez deux autres cartes de cette valeur.
       *[4] Vous avez trois autres cartes de cette valeur.
    }
hint-lowest = Sans sa carte la plus faible, votre armée se bat mieux.
# Why no card is placed.
hint-keeps-army = L’armée se bat ; le fort peut être attaqué.
hint-keeps-high-cards = Les cartes hautes qui combattent sont perdues.
hint-undefended = { $rival } n’a pas d’armée pour la défendre.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] Ce serait votre deuxième carte de cette valeur.
        [3] Ce serait votre troisième carte de cette valeur.
       *[4] Ce serait votre quatrième carte de cette valeur.
    }
hint-breaks = Cela affaiblirait une tour chez { $rival }.
hint-empties-fort = C’est la seule carte du fort de { $rival }.
hint-odds = Vous gagnez ce combat environ { $tenths } fois sur 10.
hint-rarely-lost =
    { $tenths ->
        [one] Vous ne perdez ce combat que { $tenths } fois sur 10.
       *[other] Vous ne perdez ce combat que { $tenths } fois sur 10.
    }
hint-no-attack = Aucune attaque n’a plus d’une chance sur deux.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-attacked = { $who } attaque { CARD($card, form: "short") } !
headline-taken =
    { PERSON($who) ->
        [you] Vous prenez { CARD($card, form: "short") } à { $rival } !
       *[other]
            { PERSON($rival) ->
                [you] { $who } vous prend { CARD($card, form: "short") } !
               *[other] { $who } prend { CARD($card, form: "short") } à { $rival }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] Vous repoussez l’attaque !
       *[other] { $who } repousse votre attaque
    }
headline-tied = Égalité : personne ne gagne
headline-tied-mine = Égalité : votre tour s'achève
headline-out =
    { PERSON($who) ->
        [you] Vous voilà hors jeu !
       *[other] { $who } est hors jeu !
    }
headline-free-for-all = Mêlée !
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] Pas de tour de guet pour vous
       *[other] Pas de tour de guet pour { $who } !
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] Plus qu’une carte pour la tour de guet !
       *[other] { $who } : plus qu’une carte pour la tour de guet !
    }
headline-campaign =
    { PERSON($who) ->
        [you] Votre tour de guet est debout !
       *[other] { $who } achève une tour de guet !
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Votre tour de guet tombe
       *[other] La tour de guet de { $who } tombe !
    }
headline-siege = Le siège commence
headline-watchtowers = Égalité : bataille des tours de guet !
