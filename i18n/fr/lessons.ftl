### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Compris
skip = Passer
play-on = Continuer

## Answers to a tap that does something else

read-first = Lisez d’abord le conseil ci-dessus, puis touchez la coche.
not-yet = Vous pourrez le faire plus tard. Essayez ce que dit le conseil, ou passez-le.
astray = Ça marche aussi ! Revenez en arrière pour essayer l’autre façon, ou passez cette étape.
lesson-unreadable = La leçon est illisible, elle reprend donc au début.

## Tour de guet

watchtower =
    { $say ->
        [army] Ces 4 cartes sont votre armée. { $rival } ne les voit pas.
        [fort] Ces 4 cartes sont votre fort. Tout le monde le voit et peut l’attaquer.
        [goal] Réunissez quatre cartes d’une valeur au fort, puis gagnez la bataille finale. Vous avez déjà trois dix !
        [burn] Changez la dame : touchez-la, puis « Brûler ». Une carte haute en donne 2 nouvelles, une autre 1.
        [place] À chaque tour, piochez une carte et posez-en à volonté. Touchez un dix, puis votre fort.
        [tower] Les cartes d’une même valeur forment une tour. Posez aussi l’autre dix.
        [stays] Ce qui est posé reste. Attaquer une tour de 2 demande une armée de 6, une tour de 3 une armée de 10.
        [attack] { $rival } a le dernier dix ! Touchez-le et attaquez avec 1 carte. Une attaque par tour.
        [pick] On se bat à l’aveugle : { $rival } a tiré une de vos cartes. À vous d’en tirer une en face.
        [sevens] La plus haute gagne, mais un sept qui attaque bat tout, et un sept qui défend perd toujours.
        [spoils] Le vainqueur prend les cartes du combat. Les cartes hautes sont perdues : elles vont sous la caserne.
        [fourth] Posez le dix gagné pour finir votre tour de guet ! Une quatrième carte piochée est disputée par tous.
        [campaign] Vous voilà en campagne : le reste du fort rejoint l’armée, et personne n’attaque votre tour.
        [siege] { $rival } a 10 tours de table pour faire une tour de guet. Sinon, vous gagnez ; si oui, bataille finale.
        [out] Sans fort, un combat perdu vous élimine. Sans armée, votre campagne est perdue.
        [raid] En campagne, on ne fait qu’attaquer, sans perdre ses cartes hautes. Attaquez ou finissez le tour.
       *[end] Voilà Tour de guet. Continuez contre { $rival }, ou revenez et lancez votre propre partie.
    }

## Quatre Chevaliers

four-knights =
    { $say ->
        [hand] { $rival } et vous avez 6 cartes chacun. On les joue en combats et on gagne les cartes engagées.
        [goal] Chaque carte gagnée vaut un demi-point. Après 4 manches, le plus de points l’emporte.
        [cycle] Les couleurs se battent en cercle : cœur bat pique, pique carreau, carreau trèfle, trèfle cœur.
        [partners] Entre deux rouges ou deux noires, la valeur la plus haute l’emporte.
        [open] On ouvre face cachée. Jouez le deux de cœur : touchez-le, puis le champ de bataille.
        [reveal] Les deux cartes sont révélées. Celle qui est battue demande une riposte.
        [answer] Votre deux a battu le roi ! Mais le cinq de carreau bat votre deux. Ripostez avec une carte éclairée.
        [won] { $rival } ne peut pas faire mieux. Vous gagnez le combat et toutes ses cartes.
        [forfeit] Si le perdant a joué une carte de moins, il en ajoute d’abord une de sa main.
        [standoff] Même valeur et même teinte : impasse. Chacun rejoue une carte, et toutes sont en jeu.
        [next] Ouvrez le combat suivant avec la carte de votre choix. Pensez aux ripostes de { $rival }.
        [stockade] Avant une nouvelle manche, qui a gagné moins peut échanger une carte à l’aveugle avec la Palissade.
       *[end] Voilà Quatre Chevaliers. Jouez les 4 manches, ou revenez et lancez votre propre partie.
    }

## Quatre Cavaliers

four-horsemen =
    { $say ->
        [hand] Vous avez 8 cartes. À chaque tour, chacun en joue une, au choix. La plus haute l’emporte.
        [rank] La valeur la plus haute gagne. À égalité : Mort bat Guerre, Guerre bat Peste, Peste bat Famine.
        [lead] { $rival } a la carte la plus basse, le 1 de Famine, et doit l’entamer.
        [play] Deux cartes basses : gagnez-les avec le 4 de Peste. Touchez-le, puis le centre.
        [give] Gagné : vous donnez une carte à chacun, vous compris. Touchez une carte, puis un joueur.
        [worth] Les cartes de votre pile comptent à la fin de la manche. Mort et Guerre valent leur chiffre.
        [famine] La Famine compte en plus si vous en avez un nombre pair, en moins si c’est impair.
        [pestilence] La Peste ne compte que pour qui a le plus petit total de Peste.
        [war] Le gagnant entame. Jouez le 6 de Guerre : seul le 6 de Mort le bat.
        [poison] Attention : une Guerre détruit la plus haute carte qu’elle bat dans la pile où elle va. Distribuez.
        [death] Si vous gagnez avec une Mort, vous devez la garder. Trois Morts vous mettent hors jeu.
        [favor] Le plus de points de la manche donne 1 Faveur. Les 3 premières Faveurs gagnent la partie.
        [fate] À deux, vous pouvez aussi glisser une carte sous le paquet du Destin et jouer celle du dessus.
       *[end] Voilà Quatre Cavaliers. Continuez, ou revenez et lancez votre propre partie.
    }

## Quatre Royaumes

four-kingdoms =
    { $say ->
        [goal] Rangez les 52 cartes à leur place. Chaque couleur a son royaume.
        [tower] Une tour prend son dix à tout moment. Touchez le dix de trèfle, puis sa tour, ou glissez-le.
        [turned] Seules les cartes du dessus sont visibles. Sous le dix, il y avait un roi !
        [king] Le roi commence le château. Rangez le roi de carreau.
        [castle] La dame suit le roi, puis vient le valet. Chacun a sa place.
        [again] Le roi de cœur peut aussi être rangé.
        [stock] Donnez maintenant une carte du talon. On ne le parcourt qu’une fois : sinon, attendez.
        [waste] Cette carte ne va nulle part. Elle reste à la défausse, et la suivante la couvre. Donnez encore.
        [build] Les terres libres montent dans la couleur : le roi va sur la dame. Déplacez-le.
        [runs] Une suite se déplace d’un bloc. Une terre vide prend toute carte. Rien ne va sur un as.
        [subjects] Les sujets suivent quand le château est complet : du neuf au deux.
        [dungeon] L’as va au cachot en dernier : après roi, dame, valet et dix.
        [guest] Avec roi et dame à leur place, la chambre d’amis héberge une carte de la couleur.
        [undo] Tout coup peut être annulé, autant que vous voulez. L’indice en montre un bon.
       *[end] Voilà Quatre Royaumes. Continuez, ou revenez et lancez votre propre partie.
    }

## Chevaliers et Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Chacun a 5 gemmes. Le premier à 10 gagne : prenez-les à vos adversaires.
        [turn] Un tour, une chose : attaquer, fortifier ou jouer une carte spéciale. Ou défausser une carte.
        [attack] Un chevalier prend 3 gemmes, un soldat 2, un paysan 1. Attaquez { $rival } avec le chevalier.
        [accepts] { $rival } peut riposter avec une carte qui arrête ou affaiblit l’attaque, ou l’accepter.
        [gems] Accepter a coûté 3 gemmes à { $rival }. Dès que des gemmes changent de main, votre tour est fini.
        [road] Les gemmes prises par les troupes sont un moment en route : un brigand peut les voler.
        [struck] C’est aux autres. Regardez ce qu’ils font.
        [answer] Un soldat en veut à 2 de vos gemmes ! Ripostez avec votre soldat, ou acceptez la perte.
        [cost] Les troupes retranchent leur force, et les deux cartes partent. Ménestrel et bourreau finissent le tour.
        [castle] Les fortifications protègent un royaume jusqu’à ce qu’on les écarte.
        [clear] Ce château arrête les troupes. Votre catapulte le détruit : touchez-la, puis ce royaume.
        [peasants] La voie est libre : attaquez avec votre paysan, ou finissez le tour. Les paysans marchent ensemble.
        [pass] L’échelle passe un château, un archer écarte un archer. Le dragon passe les châteaux, le ninja les deux.
        [archer] Un château ou un archer à vous arrête les troupes. Vous pouvez poser les deux en un tour.
        [colors] Une couleur, un rôle : attaquer, riposter, fortifier. Appui long sur une carte pour la lire.
        [draft] À deux, on fait un draft avant de jouer, et il faut les 12 gemmes pour gagner.
       *[end] Voilà Chevaliers et Ninjas. Continuez, ou revenez et lancez votre propre partie.
    }
