### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Conseils
reset = Les conseils seront de nouveau affichés.

## Tour de guet

watchtower =
    { $tip ->
        [free-for-all] Mêlée : tous se battent pour une quatrième carte piochée. La plus haute la prend.
        [defend] On se bat pour votre carte, à l’aveugle. La plus haute gagne, le sept qui attaque toujours.
        [empty] Votre fort est vide : on ne peut vous attaquer, mais un combat perdu vous élimine.
        [campaign] En campagne, on ne fait qu’attaquer. Sans armée, la campagne est perdue.
        [siege] Un adversaire est en campagne. Finissez une tour de guet avant la fin du siège, ou perdez.
        [burn] Brûler échange une carte du fort contre celle du dessus de la caserne. Une haute en vaut deux.
        [tower] Attaquer une tour de 2 demande une armée de 6 cartes, une tour de 3 en demande 10.
       *[spent] Les cartes hautes qui se battent sont perdues, même en gagnant : elles vont sous la caserne.
    }

## Quatre Chevaliers

four-knights =
    { $tip ->
        [trade] Vous avez gagné moins de cartes : échangez-en une à l’aveugle avec la Palissade.
        [forfeit] Perdu avec une carte de moins en jeu : ajoutez celle dont vous avez le moins besoin.
        [stand-off] Impasse : aucune ne bat l’autre. Chacun rejoue une carte, et toutes sont en jeu.
        [answer] Il faut riposter si vous le pouvez. Toute carte éclairée bat la dernière.
        [yield] Ripostez avec une carte éclairée, ou cédez et gardez vos bonnes cartes.
        [color] Entre deux rouges ou deux noires, la plus haute gagne. Sinon, seul le cercle compte.
        [cycle] Les couleurs se battent en cercle : cœur, pique, carreau, trèfle, puis cœur à nouveau.
       *[points] Chaque carte gagnée vaut un demi-point, quelle que soit sa valeur.
    }

## Quatre Cavaliers

four-horsemen =
    { $tip ->
        [keep-death] Gagné avec une Mort : vous devez la garder. Trois vous mettent hors jeu.
        [war] Une Guerre détruit la plus haute carte qu’elle bat dans la pile où vous la donnez.
        [give] Vous avez gagné le tour et donnez ses cartes : une à chacun, vous compris.
        [last-death] Vous avez deux Morts. La troisième vous met hors jeu, sans aucun point.
        [famine] La Famine compte en moins si vous en avez un nombre impair, en plus s’il est pair.
        [pestilence] La Peste ne compte que pour qui a le plus petit total de Peste.
        [fate] Vous pouvez aussi glisser une carte sous le paquet du Destin et jouer celle du dessus.
       *[any] Pas besoin de fournir : jouez n’importe quelle carte. La plus haute gagne le tour.
    }

## Quatre Royaumes

four-kingdoms =
    { $tip ->
        [dead-end] Plus de coup utile. Annulez autant que vous voulez et essayez autrement.
        [guest] La chambre d’amis est ouverte : elle prend une carte de sa couleur, sauf l’as.
        [castle] Le château se remplit dans l’ordre : roi, dame, valet. Puis les sujets, du neuf au deux.
        [dungeon] L’as vient en dernier, après roi, dame, valet et dix. Rien ne va sur un as.
        [ten] Un dix peut aller à sa tour à tout moment, même avant le roi.
        [land] Une terre vide prend toute carte, ou une suite entière.
        [waste] Seule la carte du dessus de la défausse se joue. Chaque carte donnée la couvre.
       *[stock] On ne parcourt le talon qu’une fois. Cherchez d’abord des coups sur la table.
    }

## Chevaliers et Ninjas

knights-and-ninjas =
    { $tip ->
        [road] Les gemmes prises par les troupes sont un moment en route. Un brigand peut les voler.
        [accept] Accepter coûte autant de gemmes que l’attaque a de force. Riposter coûte des cartes.
        [draft] Les cartes données sont connues des deux, et qui reçoit la dernière commence.
        [redraft] Avec 3 cartes ou moins, vous pouvez relancer un draft. Toutes les fortifications partent.
        [turn] Un tour, une chose : attaquer, fortifier ou une carte spéciale. Qui fortifie n’attaque pas.
        [minstrel] On n’attaque pas un royaume avec un ménestrel. Il part au début du tour de son maître.
        [archer] Un archer arrête tout sauf les ninjas. Votre archer l’écarte : les deux sont défaussés.
       *[castle] Les troupes ne passent un château qu’avec une échelle. Catapulte et dragon le détruisent.
    }
