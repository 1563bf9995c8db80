### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Conseils
reset = Les conseils seront de nouveau affichés.

## Tour de guet

watchtower =
    { $tip ->
        [free-for-all] Mêlée : chacun montre une carte et la garde. La plus haute gagne la quatrième.
        [defend] On se bat pour votre carte, à l’aveugle. La plus haute gagne, un sept qui attaque gagne toujours.
        [empty] Votre fort est vide : on ne peut vous attaquer, mais un combat perdu vous élimine.
        [campaign] En campagne, on ne fait qu’attaquer. Sans armée, la campagne est perdue.
        [siege] Un adversaire est en campagne. Finissez une tour de guet avant la fin du siège, sinon c’est perdu.
        [burn] Brûlez une carte du fort pour piocher à la caserne : une carte, ou deux dès le valet.
        [tower] Attaquer une tour de 2 demande une armée de 6 cartes, une tour de 3 en demande 10.
        [attempts] 1/3 : une de vos 3 tentatives est jouée. Perdez la troisième, et la carte va à la caserne.
       *[spent] Les cartes hautes qui se battent sont perdues, même en gagnant : elles vont sous la caserne.
    }

## Quatre Chevaliers

four-knights =
    { $tip ->
        [trade] Moins de cartes gagnées : vous pouvez en échanger une à l’aveugle avec la Palissade.
        [forfeit] Perdu avec une carte de moins en jeu : ajoutez celle dont vous avez le moins besoin.
        [stand-off] Impasse : aucune ne bat l’autre. Chacun rejoue une carte, et toutes sont en jeu.
        [answer] Il faut riposter si vous le pouvez. Toute carte en surbrillance bat la dernière.
        [yield] Ripostez avec une carte en surbrillance, ou cédez et gardez vos bonnes cartes.
        [color] Entre deux rouges ou deux noires, la plus haute gagne. Sinon, seul le cercle compte.
        [cycle] Chaque couleur bat la suivante, en cercle : cœur, pique, carreau, trèfle, puis cœur.
       *[points] Chaque carte gagnée vaut un demi-point, quelle que soit sa valeur.
    }

## Quatre Cavaliers

four-horsemen =
    { $tip ->
        [keep-death] Gagné avec une carte Mort : vous devez la garder. Trois vous mettent hors jeu.
        [war] Une carte Guerre détruit la plus haute carte qu’elle bat dans la pile où elle va.
        [give] Vous avez remporté le pli et donnez ses cartes : une à chacun, vous compris.
        [last-death] Deux cartes Mort. La troisième vous met hors jeu : aucun point à la manche.
        [famine] La Famine compte en moins si vous en avez un nombre impair, en plus s’il est pair.
        [pestilence] La Peste ne compte que pour qui a le plus petit total de Peste.
        [fate] On peut aussi glisser une carte sous le Destin et jouer celle du dessus à l’aveugle.
       *[any] Pas besoin de fournir : jouez n’importe quelle carte. La plus haute remporte le pli.
    }

## Quatre Royaumes

four-kingdoms =
    { $tip ->
        [guest] La chambre d’amis est ouverte : elle prend une carte de sa couleur, sauf l’as.
        [castle] Le château se remplit dans l’ordre : roi, dame, valet. Puis les sujets, du neuf au deux.
        [dungeon] L’as est rangé après roi, dame, valet et dix. Rien ne va sur un as.
        [ten] Un dix peut aller à sa tour à tout moment, même avant le roi.
        [land] Une terre vide prend toute carte, ou une suite entière.
        [waste] Seule la carte du dessus de la défausse se joue. Chaque carte tirée la couvre.
        [lock] Un cadenas marque un lieu encore fermé. { TAP("Touchez", "Cliquez sur") } ce lieu pour voir ce qu’il lui faut.
       *[stock] On ne parcourt le talon qu’une fois. Cherchez d’abord des coups sur la table.
    }

## Chevaliers et Ninjas

knights-and-ninjas =
    { $tip ->
        [road] Les gemmes prises par les troupes sont un moment en route. Un brigand peut les voler.
        [accept] Sans riposte, vous perdez autant de gemmes que l’attaque a de force. Riposter coûte des cartes.
        [draft] Un duel : vous choisissez d’abord des cartes, puis vous jouez. Il faut les 12 gemmes, et non 10.
        [redraft] Avec 3 cartes ou moins, vous pouvez relancer un draft. Toutes les fortifications partent.
        [turn] Un tour, une chose : attaquer, fortifier ou une carte spéciale. Qui fortifie n’attaque pas.
        [minstrel] On n’attaque pas un royaume avec un ménestrel. Il part au début du tour de son maître.
        [archer] Un archer arrête tout sauf les ninjas. Votre archer l’écarte : les deux sont défaussés.
       *[castle] Les troupes ne passent un château qu’avec une échelle. Catapulte et dragon le détruisent.
    }
