### The table of Of Knights and Ninjas.

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Manche { $round }
summary = Manche { $round } : vous avez { $gems }, le meilleur adversaire { $best }
summary-two = Manche { $round } : vous avez { $gems }, votre adversaire { $best }
summary-draft = Draft : vous avez { $gems }, votre adversaire { $best }

## The result.

ending = Les { $rounds } manches sont jouées : le joueur qui a le plus de gemmes gagne.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] force 1, autant que vous voulez
        [soldier] force 2
        [knight] force 3
        [king] force 4
        [castle] arrête les troupes
        [archer] arrête les attaques, ou combat un archer
        [minstrel] arrête toute attaque
        [ladder] fait passer un château à vos troupes
        [catapult] détruit un château et son archer
        [ninja] prend 2 gemmes malgré château et archer
        [dragon] prend 2 gemmes, brûle le château
        [highwayman] vole les gemmes en route
        [princess] riposte au chevalier ou au dragon
        [executioner] arrête une attaque ou un archer
        [traitor] retourne les troupes adverses
        [herald] vous prenez une carte montrée
        [merchant] { $gems } pour la moitié d’une main adverse
        [monk] les châteaux adverses vous paient
       *[jester] se joue comme toute autre carte
    }
# With two players.
short-two =
    { $card ->
        [minstrel] l’adversaire défausse 2 cartes
        [herald] vous prenez une des deux cartes montrées
        [merchant] { $gems } pour la moitié de la main adverse
       *[monk] l’adversaire vous paie s’il a un château
    }
card-short = { CARD($card, form: "title") } : { $does }.

## Prompts while another player decides.

wait-turn = { $who } choisit son coup.
wait-answer = { $who } cherche une riposte à { $cards }.
# With two players; three or more.
wait-road-two = { $who } peut voler les gemmes en route.
wait-road =
    { $count ->
        [one] Une gemme est en route. Quelqu’un va peut-être la voler.
       *[other] { $count } gemmes sont en route. Quelqu’un va peut-être les voler.
    }
wait-show-two = { $who } choisit quelles cartes montrer.
wait-show = Vos adversaires choisissent une carte à montrer.
wait-take = { $who } prend une des cartes montrées.
wait-pay-two = { $who } choisit comment payer.
wait-pay = Ceux qui ont un château choisissent comment payer.
wait-discard = { $who } doit défausser { $cards }.
wait-draft = { $who } regarde une carte.
match-over = La partie est terminée.

## Prompts in the player's own turn.

turn-choose = À vous de jouer. Choisissez une carte.
turn-attack-fortify-special = À vous : attaquez, fortifiez, ou jouez une carte spéciale.
turn-attack-fortify = À vous : attaquez ou fortifiez.
turn-attack-special = À vous : attaquez ou jouez une carte spéciale.
turn-fortify-special = À vous : fortifiez ou jouez une carte spéciale.
turn-attack = À vous : attaquez un adversaire.
turn-fortify = À vous : fortifiez votre royaume.
turn-special = À vous : jouez une carte spéciale.
# Follows one of the above.
turn-or-discard = Sinon, défaussez une carte.
turn-or-draft = Sinon, lancez un nouveau draft.
turn-only-discard = Vous ne pouvez rien jouer. Défaussez une carte.
turn-only-draft = Vous ne pouvez rien jouer. Lancez un nouveau draft.
turn-attacking = Vous attaquez { $on }. Continuez ou finissez le tour.
turn-fortifying = Vous fortifiez. Jouez une autre carte ou finissez le tour.
turn-finished = Vous ne pouvez rien jouer d’autre. Finissez votre tour.

## What the player lost to others; $losses is one sentence or several.

since-turn = Depuis votre dernier tour : { $losses }
since-deal = Depuis la donne : { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } vous a pris { $loss }.
lost-with = { $who } vous a pris { $loss } avec { $with }.

## Prompts when the player is asked something.

asked-attack = { $by } vous attaque avec { $cards }. Ripostez ou vous perdez { $gems }.
asked-attack-fort = { $by } vous attaque avec { $cards }. Ripostez ou vous perdez { $gems } et votre { CARD($lost, form: "bare") }.
asked-attack-match = { $by } vous attaque avec { $cards }. Ripostez, ou vous perdez { $gems } et { $by } gagne la partie.
asked-turned =
    { $count ->
        [0] { $by } joue un traître : votre attaque se retourne contre vous, mais vous n’avez aucune gemme à perdre.
       *[other] { $by } joue un traître : votre attaque se retourne contre vous. Ripostez ou vous perdez { $gems }.
    }
asked-turned-match = { $by } joue un traître : votre attaque se retourne contre vous. Ripostez ou vous perdez { $gems } et la partie.
asked-archer = { $by } envoie un archer contre le vôtre. Ripostez ou vous perdez votre archer.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } vous prend { $gems }. Jouer un brigand ?
       *[other] { $who } prend { $gems } à { $from }. Jouer un brigand ?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } vous prend { $gems }.
       *[other] { $who } prend { $gems } à { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } vous prend { $gems } et va gagner. Jouer un brigand ?
       *[other] { $who } prend { $gems } à { $from } et va gagner. Jouer un brigand ?
    }
road-back =
    { $steals ->
        [yes] { $who } reprend { $gems }. Jouer un brigand ?
       *[no] { $who } reprend { $gems }.
    }
asked-show = { $who } joue un héraut. Choisissez une carte à montrer ; { $who } prendra l’une des cartes montrées.
asked-show-two =
    { $count ->
        [one] { $who } joue un héraut. Choisissez une carte à montrer.
       *[other] { $who } joue un héraut. Choisissez { $count } cartes à montrer ; { $who } en prendra une.
    }
asked-show-next = { $who } joue un héraut. Choisissez la carte { $number } sur { $of } à montrer.
asked-take = Prenez une des cartes montrées.
asked-pay-either = { $who } joue un moine. Payez { $gems }, ou choisissez { $cards } pour payer, une par une.
asked-pay-gems = { $who } joue un moine. Payez { $gems }.
asked-pay-cards = { $who } joue un moine. Choisissez { $cards } pour payer.
asked-pay-next = { $who } joue un moine. Choisissez la carte { $number } sur { $of } pour payer.
asked-discard = Le ménestrel vous fait défausser { $cards }.
asked-draft = Gardez cette carte, ou donnez-la à { $who } et regardez la suivante.
asked-draft-last = Dernière carte : gardez-la, ou donnez-la à { $who }. Celui qui la reçoit commence.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Aucune de vos cartes ne riposte à { $cards }, mais vous n’avez aucune gemme à perdre.
       *[other] Aucune de vos cartes ne riposte à { $cards } : vous perdez { $gems }.
    }
forced-attack-fort = Aucune de vos cartes ne riposte à { $cards } : vous perdez { $gems } et votre { CARD($lost, form: "bare") }.
forced-attack-match = Aucune de vos cartes ne riposte à { $cards } : vous perdez { $gems } et { $by } gagne la partie.
forced-archer = Vous ne pouvez pas riposter à l’archer : vous perdez le vôtre.
forced-draft = Vous ne pouvez rien jouer : un nouveau draft commence.
forced-pass = Vous n’avez aucune carte : vous passez votre tour.
forced-end = Vous ne pouvez rien jouer d’autre : votre tour se termine.
forced-discard = Vous ne pouvez rien jouer : vous défaussez une carte.

## What to do with the chosen card. These follow `card-short`.

held-idle = Injouable pour l’instant.
held-discard = Vous ne pouvez que la défausser.
held-again = { TAP("Touchez", "Cliquez sur") } le milieu pour la jouer.
held-own-kingdom = { TAP("Touchez", "Cliquez sur") } votre royaume.
held-kingdom = { TAP("Touchez", "Cliquez sur") } le royaume « { $on } ».
held-lit = { TAP("Touchez", "Cliquez sur") } un royaume en surbrillance.
held-lit-or-own = { TAP("Touchez", "Cliquez sur") } un royaume en surbrillance, ou le vôtre.
held-jester = { TAP("Touchez", "Cliquez sur") } une cible ou « { $button } ».
held-key = Appuyez sur Entrée pour la jouer.
held-key-on = Appuyez sur Entrée pour la jouer contre { $on }.
held-key-options = Entrée affiche les options.
held-key-jester = Appuyez sur Entrée pour choisir son rôle.

## The chosen card where the player is asked for one.

confirm-show = Montrer { $card } ?
confirm-pay = Payer avec { $card } ?
confirm-take = Prendre { $card } à { $from } ?
confirm-discard = Défausser { $card } ?

## What an answer does; $does in `card-short`.

answer-stops-archer = arrête l’archer et met fin au tour
answer-as-executioner = peut riposter en bourreau
answer-stops = arrête l’attaque
answer-minstrel-two = arrête l’attaque, et { $by } défausse 2 cartes
answer-minstrel = arrête l’attaque et garde votre royaume
answer-princess = vous prenez { $card } en main
answer-traitor = retourne l’attaque contre { $by }
answer-jester = peut riposter comme une autre carte
answer-saves = vous ne perdez rien
answer-reduces = vous ne perdez que { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") } : déposez la carte devant votre royaume.
drag-no = { CARD($card, form: "title") } : injouable contre { $on }.
drag-on = { CARD($card, form: "title") } : à jouer contre { $on }.
drag-note = { CARD($card, form: "title") } contre { $on } : { $note }.

## Refusals.

when-highwayman = Jouez le brigand quand des troupes ont pris des gemmes : il les vole en route.
when-princess = Jouez la princesse quand un chevalier ou un dragon vous attaque.
when-executioner = Jouez le bourreau quand on vous attaque, ou quand un archer est envoyé contre le vôtre.
when-traitor = Jouez le traître quand des troupes vous attaquent.
plays-on-all = { CARD($card, form: "capital") } agit sur tous les adversaires à la fois : choisissez la carte et { TAP("touchez", "cliquez sur") } le milieu.
plays-on-none = { CARD($card, form: "capital") } n’a pas besoin de cible : choisissez la carte et { TAP("touchez", "cliquez sur") } le milieu.
not-there = Vous ne pouvez pas jouer { $card } là.
not-here = Ce n’est pas possible ici.

# The rules of the game forbid it.
refused-attack-first = On vous attaque. Ripostez, ou acceptez la perte.
refused-road-first = D’abord, volez les gemmes en route ou laissez-les passer.
refused-show-first = D’abord, choisissez une carte à montrer.
refused-take-first = D’abord, prenez une des cartes montrées.
refused-pay-first = D’abord, payez le moine.
refused-discard-first = D’abord, défaussez une carte pour le ménestrel.
refused-draft-first = D’abord, gardez cette carte ou donnez-la.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-like-that = Cette carte ne se joue pas ainsi.
refused-not-held = Vous n’avez pas { CARD($card, form: "a") }.
refused-too-few = Vous n’avez pas assez { CARD($card, form: "de-many") }.
refused-chosen = Vous avez déjà choisi votre { CARD($card, form: "bare") }. Choisissez une autre carte.
refused-not-fortification = Seuls les châteaux, les archers et les ménestrels peuvent fortifier votre royaume.
refused-answer = Contre { CARD($attack, form: "a") }, vous ne pouvez pas riposter avec { CARD($card, form: "a") }.
refused-only-executioner = Seul un bourreau peut riposter à un archer.
refused-no-discard = Vous avez joué une carte ce tour-ci : vous ne pouvez pas défausser. Finissez votre tour.
refused-nothing-played = Vous n’avez encore rien joué ce tour-ci.
refused-end-turn = Vous avez joué une carte ce tour-ci. Finissez plutôt votre tour.
refused-fortified = Vous avez fortifié ce tour-ci : vous ne pouvez pas attaquer.
refused-attacking = Vous avez attaqué ce tour-ci : vous ne pouvez pas fortifier.
refused-after-special = Vous avez joué une carte spéciale : vous ne pouvez pas attaquer.
refused-special-alone = Une carte spéciale doit être la seule carte jouée pendant votre tour.
refused-archer-first = Votre archer en poste ne peut être envoyé qu’en tout premier de votre tour.
refused-one-target = Vous ne pouvez attaquer qu’un adversaire par tour.
refused-must-discard = Si vous ne jouez rien, défaussez une carte.
refused-start-draft = Avec moins de { $count } cartes, lancez un nouveau draft au lieu de défausser.
refused-draft-instead = Vous n’avez aucune carte : lancez un nouveau draft.
refused-too-many = Vous avez trop de cartes pour un nouveau draft. Défaussez-en plutôt une.
refused-yourself = Vous ne pouvez pas vous attaquer vous-même.
refused-no-gems = Vous ne pouvez pas attaquer un adversaire sans gemmes.
refused-minstrel = Ce ménestrel arrête toute attaque.
refused-archer = Cet archer arrête votre { CARD($card, form: "bare") }. Attaquez avec un ninja, ou envoyez d’abord un archer.
refused-castle = Ce château arrête votre { CARD($card, form: "bare") }. Jouez d’abord une échelle ou une catapulte.
refused-no-archer = Il n’y a pas d’archer à combattre là.
refused-no-castle = Il n’y a pas de château là.
refused-no-own-archer = Vous n’avez pas d’archer en poste.
refused-one-of-each = Il y en a déjà un devant votre royaume.
refused-one-minstrel = Il y a déjà un ménestrel devant votre royaume.
refused-merchant-rival = Choisissez un adversaire pour le marchand.
refused-merchant-cards = Choisissez pour le marchand un adversaire qui a au moins 2 cartes.
refused-merchant-price = Le marchand est trop cher pour vous : il coûte { $gems }.
refused-no-rival-castle = Aucun adversaire n’a de château : vous ne pouvez pas jouer le moine.
refused-paying-cards = Vous payez en cartes. Choisissez le reste.
refused-pay-gems = Vous n’avez pas assez de gemmes. Payez plutôt en cartes.
refused-pay-cards = Il vous faut { $cards } pour payer en cartes. Payez plutôt en gemmes.

## Buttons.

button-attack = Attaquer { $on }
button-use = Utiliser contre { $on }
button-trade = Commercer avec { $on }
button-fortify = Fortifier
button-play = Jouer
button-answer = Riposter
button-steal = Voler
button-show = Montrer
button-pay = Payer
button-discard = Défausser
button-take = Prendre
# These open a list of choices.
button-attack-choose = Attaquer…
button-play-choose = Jouer…
button-end-turn = Finir le tour
button-redraft = Nouveau draft
# What the player loses without an answer.
button-accept = Accepter
button-lose = Perdre { $gems }
button-lose-fort = Perdre { $gems } et { $lost }
button-lose-match = Perdre la partie
button-lose-archer = Perdre l’archer
button-steal-gems = Voler { $gems }
button-steal-jester = Jouer le bouffon
button-let-go = Laisser passer
button-pay-gems = Payer { $gems }
button-keep = Garder
button-give = Donner à { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Jouer le bouffon comme
choose-purpose = Comment voulez-vous jouer { $card } ?
choose-attackers = Attaquer { $on } avec combien de cartes ?
choose-answers = Riposter avec combien de cartes ?
cards = { CARD($cards, form: "number") }
strength = force { $strength }
lose-nothing = vous ne perdez rien
lose-gems = vous perdez { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = ménestrel bloque
note-archer = archer bloque
note-castle = château bloque
note-no-gems = sans gemmes
note-brings = vous donne { $cards }
note-takes = prenez jusqu’à { $gems }
# The number of gems depends on how many peasants attack.
note-ladder = vous passez le château
note-catapult = vous détruisez le château
note-catapult-both = vous détruisez les deux
note-archer-fight = vous tuez l’archer

## Notes on a kingdom while something is under way there.

note-attacked = sous attaque
note-attacks = attaque
note-has-gems =
    { $count ->
        [one] { PERSON($who) ->
            [you] avez la gemme
           *[other] a la gemme
        }
       *[other] { PERSON($who) ->
            [you] avez les gemmes
           *[other] a les gemmes
        }
    }
note-may-steal = vol possible
note-thinking = réfléchit…

## Hints.

answers = Ripostes possibles : { CARD($cards, form: "bare") }.
fort-no-gems = Ce royaume n’a pas de gemmes : on ne peut pas l’attaquer.
fort-minstrel = Le ménestrel protège ce royaume de toute attaque.
fort-none = Troupes, dragons et ninjas peuvent attaquer ce royaume.
fort-castle = Dragons et ninjas peuvent l’attaquer ; les troupes ont d’abord besoin d’une échelle ou d’une catapulte.
fort-archer = Seuls les ninjas peuvent l’attaquer, sauf si vous envoyez d’abord un archer.
fort-both = Seuls les ninjas peuvent l’attaquer, sauf si vous envoyez d’abord un archer ou une catapulte.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] Vous attaquez { $on }
       *[other] { PERSON($on) ->
            [you] { $by } vous attaque
           *[other] { $by } attaque { $on }
        }
    }
headline-turned =
    { PERSON($by) ->
        [you] Vous retournez l’attaque contre { $on }
       *[other] { PERSON($on) ->
            [you] { $by } retourne l’attaque contre vous
           *[other] { $by } retourne l’attaque contre { $on }
        }
    }
headline-archer =
    { PERSON($by) ->
        [you] Vous envoyez un archer contre { $on }
       *[other] { PERSON($on) ->
            [you] { $by } envoie un archer contre vous
           *[other] { $by } envoie un archer contre { $on }
        }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } en route vers vous
       *[other] { $gems } en route vers { $who }
    }
headline-taken =
    { PERSON($who) ->
        [you] { $gems } pour vous
       *[other] { $gems } pour { $who }
    }
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } de retour vers vous
       *[other] { $gems } de retour vers { $who }
    }
road-from =
    { PERSON($who) ->
        [you] Butin pris chez vous.
       *[other] Butin pris chez { $who }.
    }
road-open =
    { $count ->
        [one] Un brigand peut le voler.
       *[other] Un brigand peut le voler.
    }
road-closed =
    { $card ->
        [ninja] Un brigand ne peut pas voler un ninja.
       *[dragon] Un brigand ne peut pas voler un dragon.
    }
headline-herald =
    { PERSON($who) ->
        [you] Cartes montrées à votre héraut
       *[other] Cartes montrées à { $who }
    }
headline-draft =
    { $count ->
        [one] Dernière carte du draft
       *[other] Draft : encore { $count } cartes
    }
headline-turn =
    { PERSON($who) ->
        [you] À vous de jouer
       *[other] À { $who } de jouer
    }
playing-attack =
    { PERSON($on) ->
        [you] Attaque contre vous
       *[other] Attaque contre { $on }
    }
playing-fortify = Fortification
playing-special = Carte spéciale
playing-round = Manche { $round } sur { $rounds }
drafted = { $who } a { $cards }.
drafted-nothing = { $who } n’a aucune carte.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, { $gems } gemmes sur { $goal }.
kingdom-note = { $name }, { $note }, { $gems } gemmes sur { $goal }.
kingdom-gained =
    { $since ->
        [deal] { $gems } de plus depuis la donne.
       *[turn] { $gems } de plus depuis votre dernier tour.
    }
kingdom-lost =
    { $since ->
        [deal] { $gems } de moins depuis la donne.
       *[turn] { $gems } de moins depuis votre dernier tour.
    }
kingdom-hand =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
kingdom-goal = { $gems } sur les { $goal } gemmes nécessaires pour gagner.
kingdom-fort = Fortifications : { $cards }.
kingdom-open = Aucune fortification.
kingdom-level = Niveau : { $level }.
kingdom-known = Vous savez que cette main contient { $cards }.
kingdom-exposed = Les autres savent que vous avez en main { $cards }.
pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
pile-draft =
    { $count ->
        [one] Draft, { $count } carte restante
       *[other] Draft, { $count } cartes restantes
    }
discards =
    { $count ->
        [one] Défausse, { $count } carte, au-dessus : { CARD($card, form: "bare") }
       *[other] Défausse, { $count } cartes, au-dessus : { CARD($card, form: "bare") }
    }
discards-none = Défausse, vide
discards-title = Défausse ({ $count })
discards-order = Les plus récentes d’abord.
pile-left =
    { $count ->
        [one] { $count } carte restante dans la pioche. Quand elle est vide, la défausse est mélangée pour en former une nouvelle.
       *[other] { $count } cartes restantes dans la pioche. Quand elle est vide, la défausse est mélangée pour en former une nouvelle.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } exemplaires
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, jouable
       *[other] { CARD($card, form: "title") }, { $count } exemplaires, jouable
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, injouable pour l’instant
       *[other] { CARD($card, form: "title") }, { $count } exemplaires, injouable pour l’instant
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, carte choisie
       *[other] { CARD($card, form: "title") }, { $count } exemplaires, carte choisie
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, devant votre royaume
       *[other] { CARD($card, form: "title") }, en fortification chez { $who }
    }
label-fort-playable = { CARD($card, form: "title") }, devant votre royaume, jouable
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, carte que vous montrez
       *[other] { CARD($card, form: "title") }, carte montrée par { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, carte montrée par { $who }, à prendre
label-attack = { CARD($card, form: "title") }, à l’attaque
label-answer = { CARD($card, form: "title") }, carte qui vient d’être jouée
label-ladder = { CARD($card, form: "title") }, contre un château
label-looked = { CARD($card, form: "title") }, à garder ou à donner

## The log, and what is said while it happens.

heading-match = Nouvelle partie
heading-turn =
    { PERSON($who) ->
        [you] Manche { $round } : vous
       *[other] Manche { $round } : { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] À vous de jouer.
       *[other] À { $who } de jouer.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] Le ménestrel quitte votre royaume.
       *[other] Le ménestrel posté chez { $who } s’en va.
    }
log-reshuffled = La défausse est mélangée en une nouvelle pioche.
log-drew =
    { PERSON($who) ->
        [you] Vous piochez { $cards }.
       *[other] { $who } pioche { $cards }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] Il n’y a aucune carte à piocher pour vous.
       *[other] Il n’y a aucune carte à piocher pour { $who }.
    }
log-fortified =
    { PERSON($who) ->
        [you] Vous fortifiez avec { $cards }.
       *[other] { $who } fortifie avec { $cards }.
    }
log-played =
    { PERSON($who) ->
        [you] Vous jouez { $cards }.
       *[other] { $who } joue { $cards }.
    }
log-played-on =
    { PERSON($who) ->
        [you] Vous envoyez { $cards } à { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } vous envoie { $cards }.
           *[other] { $who } envoie { $cards } à { $on }.
        }
    }
log-discarded =
    { PERSON($who) ->
        [you] Vous défaussez { $cards }.
       *[other] { $who } défausse { $cards }.
    }
say-must-discard =
    { PERSON($who) ->
        [you] Vous devez défausser.
       *[other] { $who } doit défausser.
    }
log-passed =
    { PERSON($who) ->
        [you] Vous n’avez aucune carte et passez votre tour.
       *[other] { $who } n’a aucune carte et passe son tour.
    }
log-ladders-left = Les échelles sont défaussées à la fin du tour.
log-redrafted =
    { PERSON($who) ->
        [you] Vous lancez un nouveau draft. Toutes les fortifications sont défaussées.
       *[other] { $who } lance un nouveau draft. Toutes les fortifications sont défaussées.
    }
log-nothing-else = Vous ne pouvez rien jouer : un nouveau draft commence. Toutes les fortifications sont défaussées.
log-draft =
    { PERSON($who) ->
        [you] Un draft commence avec { $cards }. Vous regardez la première carte.
       *[other] Un draft commence avec { $cards }. { $who } regarde la première carte.
    }
say-looked =
    { PERSON($who) ->
        [you] Vous regardez une carte.
       *[other] { $who } regarde une carte.
    }
log-kept =
    { PERSON($who) ->
        [you] Vous gardez { $cards }.
       *[other] { $who } garde { $cards }.
    }
log-kept-unseen = { $who } garde la carte.
log-given =
    { PERSON($who) ->
        [you] Vous donnez { $cards } à { $to }.
       *[other] { PERSON($to) ->
            [you] { $who } vous donne { $cards }.
           *[other] { $who } donne { $cards } à { $to }.
        }
    }
log-ladder =
    { PERSON($who) ->
        [you] Vous posez { $cards } contre le château chez { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } pose { $cards } contre votre château.
           *[other] { $who } pose { $cards } contre le château chez { $on }.
        }
    }
log-sent =
    { PERSON($who) ->
        [you] Vous envoyez { $cards } contre { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } envoie { $cards } contre vous.
           *[other] { $who } envoie { $cards } contre { $on }.
        }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] Vous envoyez votre archer en poste contre { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } envoie son archer en poste contre vous.
           *[other] { $who } envoie son archer en poste contre { $on }.
        }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] La catapulte jouée par { $by } détruit votre { CARD($lost, form: "bare") }.
       *[other] { PERSON($by) ->
            [you] Votre catapulte détruit { $lost } chez { $who }.
           *[other] La catapulte jouée par { $by } détruit { $lost } chez { $who }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] Le dragon joué par { $by } brûle votre château.
       *[other] { PERSON($by) ->
            [you] Votre dragon brûle le château chez { $who }.
           *[other] Le dragon joué par { $by } brûle le château chez { $who }.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { CARD($card, form: "capital") } de { $by } tue votre archer.
       *[other] { PERSON($by) ->
            [you] Votre { CARD($card, form: "bare") } tue l’archer chez { $who }.
           *[other] { CARD($card, form: "capital") } de { $by } tue l’archer chez { $who }.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] Vous attaquez { $on } avec { $cards } (force { $strength }).
       *[other] { PERSON($on) ->
            [you] { $who } vous attaque avec { $cards } (force { $strength }).
           *[other] { $who } attaque { $on } avec { $cards } (force { $strength }).
        }
    }
log-answered =
    { PERSON($who) ->
        [you] Vous ripostez avec { $cards }.
       *[other] { $who } riposte avec { $cards }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Vous ne ripostez pas.
       *[other] { $who } ne riposte pas.
    }
log-without-answer = Vous n’aviez pas de riposte.
log-turned =
    { PERSON($on) ->
        [you] Le traître retourne l’attaque contre vous.
       *[other] Le traître retourne l’attaque contre { $on }.
    }
log-stopped = L’attaque est arrêtée.
log-stopped-archer = L’archer est arrêté.
say-turn-over =
    { PERSON($who) ->
        [you] L’attaque est arrêtée, et votre tour est terminé.
       *[other] L’attaque est arrêtée : fin du tour pour { $who }.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] L’archer est arrêté, et votre tour est terminé.
       *[other] L’archer est arrêté : fin du tour pour { $who }.
    }
log-held-off = L’attaque est repoussée. Aucune gemme n’est prise.
log-charmed =
    { PERSON($who) ->
        [you] Vous prenez { $card } en main.
       *[other] { $who } prend { $card } en main.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] Vous prenez { $gems } à { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } vous prend { $gems }.
           *[other] { $who } prend { $gems } à { $from }.
        }
    }
log-stole =
    { PERSON($who) ->
        [you] Vous volez { $gems } à { $from } avec { $cards }.
       *[other] { PERSON($from) ->
            [you] { $who } vous vole { $gems } avec { $cards }.
           *[other] { $who } vole { $gems } à { $from } avec { $cards }.
        }
    }
say-let-go =
    { PERSON($who) ->
        [you] Vous laissez passer les gemmes.
       *[other] { $who } laisse passer les gemmes.
    }
log-gained =
    { PERSON($who) ->
        [you] Vous gardez { $gems }.
       *[other] { $who } garde { $gems }.
    }
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } vous prend { $gems } avec { $with }.
       *[other] { $who } prend { $gems } à { $from } avec { $with }.
    }
say-decided =
    { PERSON($who) ->
        [you] Vous avez choisi.
       *[other] { $who } a choisi.
    }
log-shown =
    { PERSON($who) ->
        [you] Vous montrez { $cards }.
       *[other] { $who } montre { $cards }.
    }
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($who) ->
        [you] Vous prenez { $cards } à { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } vous prend { $cards }.
           *[other] { $who } prend { $cards } à { $from }.
        }
    }
log-paid =
    { PERSON($who) ->
        [you] Vous payez { $gems } à { $to }.
       *[other] { PERSON($to) ->
            [you] { $who } vous paie { $gems }.
           *[other] { $who } paie { $gems } à { $to }.
        }
    }
log-got =
    { PERSON($who) ->
        [you] { $from } vous remet { $cards }.
       *[other] { PERSON($from) ->
            [you] Vous remettez { $cards } à { $who }.
           *[other] { $from } remet { $cards } à { $who }.
        }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Force 1. Attaque, ou riposte à une attaque de troupes.
            Vous pouvez jouer ensemble autant de paysans que vous voulez, en attaque ou en riposte. Chacun ajoute 1 de force.
        [soldier]
            Force 2. Attaque, ou riposte à une attaque de troupes.
            La force de la riposte est déduite. L’attaque prend 1 gemme par point restant.
        [knight]
            Force 3. Attaque, ou riposte à une attaque de troupes.
            La force de la riposte est déduite. L’attaque prend 1 gemme par point restant.
        [king]
            Force 4. Attaque, ou riposte à une attaque de troupes.
            La force de la riposte est déduite. L’attaque prend 1 gemme par point restant.
        [castle]
            Se place devant votre royaume et arrête les troupes.
            Les troupes le passent avec une échelle, les ninjas se faufilent, et une catapulte ou un dragon le détruit.
        [archer]
            Se place devant votre royaume et arrête tout, sauf les ninjas. Un ninja que rien n’arrête le tue.
            Vous pouvez aussi l’envoyer contre un archer adverse avant d’attaquer : les deux sont défaussés. Votre archer en poste le peut aussi, en tout premier de votre tour.
            Seul un bourreau l’arrête : vous perdez votre archer, l’adversaire garde le sien, et votre tour se termine.
        [minstrel]
            Se place devant votre royaume : rien ne peut vous attaquer jusqu’au début de votre prochain tour. Il est alors défaussé.
            Vous pouvez aussi riposter avec lui à toute attaque : elle est défaussée, le tour de l’attaquant se termine, et le ménestrel reste devant votre royaume.
        [ladder]
            Jouez-la avant d’attaquer un adversaire qui a un château et pas d’archer : vos troupes peuvent passer le château ce tour-ci. Le château reste.
        [catapult]
            Jouez-la avant d’attaquer un adversaire qui a un château : elle détruit le château, et l’archer aussi.
        [ninja]
            Prend 2 gemmes malgré tout château ou archer, et tue l’archer. Les brigands ne peuvent pas voler ces gemmes.
            Seul un bourreau ou un ménestrel l’arrête.
        [dragon]
            Prend 2 gemmes et brûle le château. Les brigands ne peuvent pas voler ces gemmes. Un archer l’arrête.
            Sinon, seul un bourreau, un ménestrel ou une princesse l’arrête.
        [highwayman]
            Vole les gemmes en route : celles que des troupes viennent de prendre à quelqu’un. Un autre brigand peut les voler à nouveau.
        [princess]
            Riposte à un chevalier ou à un dragon : vous prenez cette carte en main. L’attaquant peut continuer.
        [executioner]
            Riposte à toute attaque : elle est défaussée et le tour de l’attaquant se termine.
            Riposte aussi à un archer envoyé contre le vôtre : il est défaussé, le vôtre reste, et le tour se termine.
        [traitor]
            Riposte aux troupes : elles se retournent contre l’attaquant, malgré tout château ou archer. L’attaquant peut riposter, même avec un autre traître.
        [herald]
            Chaque adversaire choisit une carte à montrer. Vous en prenez une, et votre tour se termine.
        [merchant]
            Donnez { $gems } à un adversaire qui a au moins 2 cartes, et prenez la moitié des siennes sans regarder (arrondie à l’inférieur). Il ne peut pas refuser. Votre tour se termine.
        [monk]
            Chaque adversaire qui a un château vous paie { $gems } ou { $cards }, à son choix. Votre tour se termine.
       *[jester]
            Se joue comme toute autre carte de votre choix, et suit les règles de cette carte.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            Quand vous le jouez, l’adversaire défausse 2 cartes. Il ne protège pas votre royaume.
            Vous pouvez aussi riposter avec lui à toute attaque : l’adversaire défausse encore 2 cartes, l’attaque est arrêtée et le tour de l’attaquant se termine.
        [herald]
            L’adversaire choisit 2 cartes à montrer. Vous en prenez une, et votre tour se termine.
        [merchant]
            Donnez { $gems } à l’adversaire, et prenez la moitié de ses cartes sans regarder (arrondie à l’inférieur). Il doit avoir au moins 2 cartes et ne peut pas refuser. Votre tour se termine.
       *[monk]
            Si l’adversaire a un château, il vous paie { $gems } ou { $cards }, à son choix. Votre tour se termine.
    }
rule-jester = C’est un bouffon joué comme cette carte. De retour dans une main ou une pile, il redevient un simple bouffon.

## The guide.

guide-line = Prenez les gemmes adverses, et gardez les vôtres à coups de châteaux, d’archers et de bluff.
guide-brief-goal = Réunissez 10 gemmes avant les autres. À deux joueurs, prenez les 12.
guide-brief-turn = Piochez 2 cartes (à deux, on les choisit plutôt au draft). Puis attaquez, fortifiez ou jouez une carte spéciale.
guide-brief-watch = Si on vous attaque, ripostez avec la bonne carte, ou vous perdez des gemmes.
guide-part-rival = Un royaume adverse, avec ses gemmes et ses cartes
guide-part-forts = Les fortifications : elles arrêtent la plupart des attaques
guide-part-piles = La pioche et la défausse
guide-part-attack = L’attaque
guide-part-answer = La riposte
guide-part-kingdom = Votre royaume et vos gemmes
guide-part-hand = Votre main
guide-goal-title = But du jeu
guide-goal = Chacun commence avec 5 gemmes et 2 cartes. Le premier à 10 gemmes gagne. Personne n’est jamais hors jeu : même sans gemmes ni cartes, vous continuez à jouer et pouvez encore gagner. À deux joueurs, quelques règles changent : voyez « À deux joueurs » plus bas.
guide-turn-title = Votre tour
guide-turn = Piochez 2 cartes (1 seule au tout premier tour de la partie). Puis faites une de ces trois choses : attaquer un adversaire, fortifier votre royaume, ou jouer une carte spéciale. Si vous ne jouez rien, défaussez une carte.
guide-attack-title = Attaquer
guide-attack =
    Vos troupes sont les paysans (force 1), les soldats (2), les chevaliers (3) et les rois (4). Envoyez une carte contre un adversaire qui a des gemmes, ou autant de paysans que vous voulez. L’attaque prend autant de gemmes que sa force, moins la force de la riposte. Un dragon ou un ninja prend 2 gemmes, et les troupes ne peuvent pas y riposter.

    Si aucune gemme ne change de mains, vous pouvez attaquer encore le même adversaire. Dès que des gemmes changent de mains, votre tour est terminé.
guide-walls-title = Passer les fortifications
guide-walls =
    Château : arrête les troupes. Jouez d’abord une échelle, et vos troupes peuvent le passer ce tour-ci. Une catapulte le détruit, et l’archer avec. Un dragon le brûle.

    Archer : arrête tout, sauf les ninjas. Envoyez d’abord contre lui votre propre archer, depuis votre main ou, en tout premier de votre tour, depuis votre royaume. Les deux sont défaussés.

    Ménestrel : arrête tout.

    Échelles, catapultes et archers ne prennent pas de gemmes : vous pouvez attaquer ensuite. Seul un bourreau peut arrêter votre archer : il est défaussé, et votre tour se termine. Le dragon ne brûle le château, et le ninja ne tue l’archer, que si rien n’arrête l’attaque.
guide-fortify-title = Fortifier
guide-fortify = Jouez autant de châteaux, d’archers et de ménestrels que vous voulez, mais pas plus d’un de chaque devant votre royaume. Un ménestrel s’en va au début de votre prochain tour.
guide-special-title = Cartes spéciales et bouffon
guide-special =
    Héraut : chaque adversaire choisit une carte à montrer, et vous en prenez une.

    Marchand : donnez 1 gemme à un adversaire qui a au moins 2 cartes, et prenez la moitié des siennes sans regarder (arrondie à l’inférieur).

    Moine : chaque adversaire qui a un château vous paie 1 gemme ou 2 cartes, à son choix.

    Rien n’arrête une carte spéciale, et elle met fin à votre tour. Le bouffon se joue comme toute autre carte et suit ses règles.
guide-answers-title = Quand on vous attaque
guide-answers =
    Vous pouvez riposter avec une carte, ou avec autant de paysans que vous voulez.

    Troupes : déduisez leur force de celle des troupes qui attaquent.

    Princesse : prend dans votre main le chevalier ou le dragon qui attaque.

    Traître : retourne les troupes contre l’attaquant, malgré toutes ses fortifications. Il peut riposter à son tour.

    Bourreau : arrête toute attaque, et même un archer envoyé contre le vôtre. Le tour se termine.

    Ménestrel : arrête toute attaque et reste devant votre royaume. Le tour se termine.
guide-road-title = Gemmes en route
guide-road = Quand des troupes prennent des gemmes, celles-ci sont en route un instant. Tout joueur, sauf celui qui les a prises, peut les voler toutes avec un brigand, et un autre brigand peut les voler à nouveau. Si personne ne le fait, elles arrivent. Les gemmes prises par un dragon ou un ninja ne peuvent pas être volées.
guide-two-title = À deux joueurs
guide-two =
    But du jeu : chacun commence avec 6 gemmes. Prenez les 12 pour gagner.

    Draft : au lieu de piocher, vous choisissez vos cartes dans un draft de 15. Regardez la carte du dessus. Si vous la gardez, c’est à l’adversaire de regarder. Si vous la lui donnez, regardez la suivante. Celui qui reçoit la dernière carte joue en premier.

    Votre tour : si vous ne jouez rien, défaussez une carte. Avec 3 cartes ou moins, lancez plutôt un nouveau draft ; toutes les fortifications sont défaussées.

    Héraut : l’adversaire montre 2 cartes. Marchand : coûte 2 gemmes. Moine : l’adversaire paie 2 gemmes ou 3 cartes.

    Ménestrel : ne protège pas votre royaume. Chaque fois que vous le jouez, l’adversaire défausse 2 cartes. En riposte, il arrête aussi l’attaque et met fin au tour.
guide-cards-title = Toutes les cartes
guide-cards = Il y a 95 cartes. Le nombre à côté d’un nom indique combien il y en a de cette sorte.
guide-end-title = Fin de la partie
guide-end = Si personne n’a gagné après 60 manches (120 à deux joueurs), le joueur qui a le plus de gemmes gagne ; à égalité, la victoire est partagée. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle. À trois joueurs ou plus, le vainqueur d’une partie commence la revanche. Avec la règle maison « { $rule } », il faut 12 gemmes au lieu de 10.
guide-table-title = Commandes
guide-table =
    { TAP("Touchez", "Cliquez sur") } une carte, puis le royaume contre lequel la jouer, ou votre propre royaume pour fortifier, ou glissez-la jusque-là. Les royaumes possibles sont en surbrillance ; avec les conseils activés, ils montrent ce qui se passerait. S’il reste un choix à faire, comme le nombre de paysans, le jeu vous le demande. Pour envoyer l’archer posté devant votre royaume, { TAP("touchez d’abord", "cliquez d’abord sur") } votre royaume. { TAP("Touchez", "Cliquez sur") } la défausse ou un royaume pour les détails. Faites un appui long ou un clic droit sur une carte pour lire ses règles.

    Au clavier, déplacez-vous avec les flèches, choisissez avec Entrée, actionnez les boutons avec les chiffres et reposez une carte avec Retour arrière. H donne un indice, S annonce le score, L ouvre le journal, F1 ouvre ces règles et Échap revient en arrière.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Troupes, force 1. Autant que vous voulez.
        [soldier] Troupes, force 2.
        [knight] Troupes, force 3.
        [king] Troupes, force 4.
        [castle] Devant votre royaume : arrête les troupes.
        [archer] Devant votre royaume : ne laisse passer que les ninjas. Ou tue un archer adverse.
        [minstrel] Devant votre royaume : arrête toute attaque jusqu’à votre prochain tour. En riposte : arrête toute attaque.
        [ladder] Vos troupes peuvent passer un château ce tour-ci.
        [catapult] Détruit un château, et l’archer avec.
        [ninja] Prend 2 gemmes malgré château ou archer, et tue l’archer.
        [dragon] Prend 2 gemmes et brûle le château. Un archer l’arrête.
        [highwayman] Vole les gemmes en route.
        [princess] Riposte à un chevalier ou à un dragon : vous prenez cette carte.
        [executioner] Riposte à toute attaque, ou à un archer envoyé contre le vôtre. Le tour se termine.
        [traitor] Riposte aux troupes : elles se retournent contre l’attaquant.
        [herald] Chaque adversaire montre une carte ; prenez-en une.
        [merchant] Pour 1 gemme, prenez la moitié des cartes d’un adversaire sans regarder.
        [monk] Chaque adversaire qui a un château vous paie 1 gemme ou 2 cartes.
       *[jester] Se joue comme toute autre carte.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Arrête les troupes.
        [archer] Seuls les ninjas passent. Ou tue un archer adverse.
        [minstrel] Arrête toute attaque jusqu’à votre tour, ou en riposte.
        [ninja] Prend 2 gemmes malgré château et archer.
        [dragon] Prend 2 gemmes et brûle le château.
        [executioner] Riposte à toute attaque. Fin du tour.
        [princess] Riposte à un chevalier ou dragon et le prend.
        [merchant] Pour 1 gemme, la moitié des cartes d’un adversaire.
        [monk] Qui a un château paie 1 gemme ou 2 cartes.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] ne prend rien
       *[other] prend { $gems }
    }
guide-example-less = 3 moins 1.
guide-example-even = Vous pouvez attaquer encore.
guide-example-more = L’excédent est perdu.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = Aucune
guide-walls-none = Aucune fortification : troupes, dragons et ninjas peuvent attaquer.
guide-walls-castle = Château : dragons et ninjas peuvent attaquer, les troupes seulement avec une échelle. Vous pouvez jouer échelles et catapultes.
guide-walls-archer = Archer : seuls les ninjas peuvent attaquer. Vous pouvez envoyer un archer.
guide-walls-both = Château et archer : seuls les ninjas peuvent attaquer. Vous pouvez envoyer un archer ou une catapulte.
guide-walls-minstrel = Ménestrel : rien ne peut attaquer.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, riposte possible contre : { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldat, troupes

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Le premier à { $gems } gagne.
goal-all = Prenez les { $gems } pour gagner.
goal-danger =
    { PERSON($who) ->
        [you] Vous pouvez gagner en une attaque.
       *[other] { $who } peut gagner en une attaque.
    }
goal-danger-many =
    { $count ->
        [one] { $count } adversaire peut gagner en une attaque.
       *[other] { $count } adversaires peuvent gagner en une attaque.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Ne ripostez pas.
hint-wins = Cela peut vous faire gagner.
hint-takes = Cela prend { $gems }, sauf riposte.
hint-takes-leader = Cela prend { $gems } au leader.
hint-opens = Cela ouvre la voie.
hint-guards =
    { $card ->
        [castle] Il tient les troupes loin de vos gemmes.
        [archer] Il tient tout le monde sauf les ninjas loin de vos gemmes.
       *[other] Rien ne peut vous attaquer avant votre prochain tour.
    }
hint-rival-discards = { $who } doit défausser 2 cartes.
hint-takes-cards = Vous recevez { $cards }.
hint-chooses = Vous prenez l’une des cartes montrées.
hint-taxes =
    { $count ->
        [one] { $count } adversaire avec un château doit vous payer.
       *[other] { $count } adversaires avec un château doivent vous payer.
    }
hint-stops-win = Sinon, { $who } gagne.
hint-saves = Cela vous évite de perdre { $gems }.
hint-turns = Cela retourne l’attaque contre { $who }.
hint-captures = La carte attaquante rejoint votre main.
hint-saves-archer = Cela sauve votre archer.
hint-nothing-to-lose = Vous n’avez rien à perdre.
hint-keeps-answers = Vous gardez les cartes qui permettent de riposter.
hint-steals = Vous volez { $gems }.
hint-keeps-highwayman = Vous gardez votre brigand pour plus tard.
hint-least = C’est la carte dont vous avez le moins besoin.
hint-most = Aucune autre carte montrée n’est plus utile.
hint-keeps-cards = Vous gardez vos cartes.
hint-defense =
    { $count ->
        [one] Vous gardez une carte pour riposter.
       *[other] Vous gardez { $count } cartes pour riposter.
    }
hint-good-draft = La plupart des cartes cachées ne sont pas meilleures.
hint-poor-draft = La plupart des cartes cachées sont meilleures.
hint-not-for-rival = Sinon, { $who } l’obtient.
hint-next-card = Vous regardez la carte suivante à la place.
hint-new-cards = Le draft vous apporte de nouvelles cartes.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] Vous prenez { $gems } à { $from } !
       *[other] { $who } vous prend { $gems }
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Vol de grand chemin !
# A traitor turns an attack.
headline-treason = Trahison !
headline-held =
    { PERSON($who) ->
        [you] Vous repoussez l’attaque !
       *[other] { $who } repousse votre attaque
    }
headline-lost =
    { $lost ->
        [archer] Votre archer tombe
       *[castle] Votre château tombe
    }
headline-no-win =
    { PERSON($who) ->
        [you] Pas de victoire pour vous
       *[other] Pas de victoire pour { $who } !
    }
