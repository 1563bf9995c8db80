### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Suivant
skip = Passer
# Takes the action that the step asks for.
show-me = Montrez-moi
play-on = Continuer

## Answers to a tap that does something else

read-first = Lisez d’abord le conseil ci-dessus, puis touchez la coche.
not-yet = Vous pourrez le faire plus tard. Faites d’abord ce que dit le conseil ci-dessus.
astray = Ça marche aussi ! Revenez en arrière pour essayer autrement, ou passez cette étape.
lesson-unreadable = La leçon est illisible, elle reprend donc au début.

## Tour de guet

watchtower =
    { $say ->
        [army] Ces 4 cartes sont votre armée. { $rival } ne les voit pas.
        [fort] Ces 4 cartes sont votre fort. Tout le monde le voit et peut l’attaquer.
        [goal] Réunissez quatre cartes de même valeur au fort. Vous gagnez après 10 manches, sauf si { $rival } y arrive aussi.
        [burn] On peut brûler maintenant et à chaque tour : touchez la dame, puis « Brûler ». De J à A, piochez 2, sinon 1.
        [place] À chaque tour, piochez une carte et posez-en à volonté. Touchez un dix, puis votre fort.
        [tower] Les cartes d’une même valeur forment une tour. Vous avez trois dix : posez aussi l’autre.
        [stays] Vous pouvez attaquer une fois par tour, et chaque carte 3 fois au plus. Il faut 6 cartes d’armée pour une tour de deux, 10 pour une de trois.
        [attack] { $rival } a le dernier dix ! Touchez-le et attaquez avec 1 carte. Avec 2, plus de cartes seraient en jeu.
        [pick] On se bat à l’aveugle : { $rival } a tiré une de vos cartes. À vous d’en tirer une chez { $rival }.
        [sevens] La carte la plus haute gagne, mais un sept qui attaque bat tout. Un sept qui défend perd toujours.
        [spoils] Le vainqueur prend les cartes, mais les hautes vont sous la caserne. Égalité ou défaite finissent votre tour.
        [fourth] Posez le dix gagné pour finir votre tour de guet ! S’il avait été pioché, tous se battraient pour lui.
        [campaign] Vous voilà en campagne : le reste du fort rejoint l’armée, et personne n’attaque votre tour.
        [siege] { $rival } a aussi 10 manches pour faire une tour de guet. Si cela arrive, vos armées se livrent la bataille finale.
        [out] Perdre un combat avec un fort vide vous élimine. En campagne, gardez toujours des cartes d’armée.
        [raid] En campagne, on ne fait qu’attaquer, sans perdre ses cartes hautes. Attaquez ou finissez le tour.
        [watch] Jouez ce tour jusqu’au bout.
        [showdown] Bataille finale : carte contre carte. Un combat, un pli ; le plus de plis gagne. Gardez vos cartes hautes !
       *[end] Voilà Tour de guet. Continuez contre { $rival }, ou revenez et lancez votre propre partie.
    }

## Quatre Chevaliers

four-knights =
    { $say ->
        [hand] { $rival } et vous avez 6 cartes chacun. On les joue en combats, et le vainqueur prend les cartes.
        [goal] Chaque carte gagnée vaut un demi-point. Après 4 manches de 6 cartes chacun, le plus de points l’emporte.
        [cycle] Les couleurs forment un cercle : cœur bat pique, pique carreau, carreau trèfle, trèfle cœur.
        [partners] Entre deux rouges ou deux noires, la valeur la plus haute l’emporte. L’as est le plus haut.
        [open] On ouvre face cachée. Jouez le deux de cœur : touchez-le, puis le champ de bataille, au milieu.
        [reveal] Cartes révélées : votre deux bat le roi. Le joueur battu doit riposter et battre la dernière carte.
        [answer] Votre deux a battu le roi ! Mais le cinq de carreau bat votre deux. Ripostez avec une carte en surbrillance.
        [won] { $rival } ne peut pas riposter. Vous gagnez le combat et toutes les cartes en jeu.
        [forfeit] Si le perdant a joué une carte de moins, le gagnant en reçoit une de plus, de la main du perdant.
        [standoff] Si les deux ouvrent à même valeur et même teinte : impasse. Chacun ajoute une carte, et l’enjeu grandit.
        [next] Ouvrez le combat suivant avec la carte de votre choix. Pensez aux ripostes de { $rival }.
        [finish] Jouez cette manche jusqu’au bout. Chaque combat gagné rapporte un demi-point par carte.
        [stockade] La Palissade : 4 cartes jamais vues. Qui a gagné moins de cartes dans cette manche peut en échanger une.
       *[end] Voilà Quatre Chevaliers. Un paquet fait 4 manches : les cartes jouées ne reviennent pas. Continuez ou revenez.
    }

## Quatre Cavaliers

four-horsemen =
    { $say ->
        [hand] Vous avez 8 cartes pour cette manche. À chaque pli, chacun en joue une, et la plus haute remporte le pli.
        [rank] La plus haute valeur gagne. À égalité : Mort (crâne), puis Guerre (épées), Peste (insecte), Famine (balance).
        [lead] La carte la plus basse doit ouvrir chaque manche, où qu’elle soit. { $rival } l’a : le 1 de Famine.
        [play] Deux cartes basses : gagnez-les avec le 4 de Peste. Touchez-le, puis le centre.
        [give] Distribuez une carte à chacun, vous compris : touchez une carte, puis un joueur. Enfin, touchez « Donner ».
        [worth] Pli gagné ! Les cartes reçues vont sur votre pile, qui compte à la fin. Mort et Guerre valent leur chiffre.
        [famine] Les cartes Famine rapportent des points si vous en avez un nombre pair, et en coûtent si c’est impair.
        [pestilence] La Peste ne compte que pour le joueur dont les cartes Peste font le plus petit total.
        [war] Le gagnant entame le pli suivant. Jouez le 6 de Guerre : seul le 6 de Mort le bat.
        [poison] Attention : la Guerre détruit (retourne) la plus haute carte qu’elle bat dans la pile où elle va. Distribuez.
        [death] Si vous gagnez avec une carte Mort, vous devez la garder. Les crânes les comptent : à 3, vous êtes hors jeu.
        [finish] Jouez la manche jusqu’au bout. Les points près des noms montrent où chacun en est ; le plus haut total gagne.
        [favor] La manche est comptée. Le plus de points donne 1 Faveur (un bouclier). Le premier à 3 gagne la partie.
       *[end] Voilà Quatre Cavaliers. Continuez, ou revenez et lancez votre propre partie.
    }

## Quatre Royaumes

four-kingdoms =
    { $say ->
        [goal] Rangez les 52 cartes à leur place. Chaque couleur a son royaume.
        [tower] Voici la tour de pique. Elle prend le dix à tout moment : touchez le dix, puis la tour, ou glissez-le.
        [king] Un roi commence son château à tout moment. Rangez le roi de pique : touchez-le deux fois.
        [castle] La dame suit le roi, puis vient le valet. Touchez une place pour lire ce qui y va.
        [build] Les sept colonnes sont des terres libres. On y monte par couleur : déplacez le 6 de trèfle sur le 5.
        [runs] Cela a révélé une carte. Une suite bouge d’un bloc, rien ne va sur un as, et une terre vide prend tout.
        [stock] Tirez maintenant une carte du talon. Elle couvre celle de la défausse, et on ne parcourt le talon qu’une fois.
        [queen] La dame de pique suit son roi. Rangez-la, et le 7 qu’elle couvrait est de nouveau libre.
        [guest] Roi et dame rangés, la chambre d’amis garde une carte de la couleur, sauf l’as. Gardez-y le 7 de pique.
        [jack] À présent le valet de pique. Le château est alors complet.
        [dungeon] Après roi, dame, valet et dix, l’as peut aller dans son cachot. Rangez l’as de pique.
        [subjects] Le château complet, le neuf suit, puis le huit, et ainsi jusqu’au deux. Rangez le neuf.
        [undo] Annulez à volonté, ou demandez un indice. En vraie partie, les cartes devenues inutiles se rangent seules.
       *[end] Voilà Quatre Royaumes. Continuez, ou revenez et lancez votre propre partie.
    }

## Chevaliers et Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Chacun a 5 gemmes. Le premier à 10 gagne : prenez-les à vos adversaires et protégez les vôtres.
        [turn] À chaque tour, piochez 2 cartes, puis attaquez, fortifiez, jouez une carte spéciale ou défaussez.
        [attack] Les troupes sont rouges. Un chevalier prend 3 gemmes, un soldat 2, un paysan 1. Attaquez { $rival } avec le chevalier.
        [accepts] { $rival } peut riposter avec une carte qui arrête ou affaiblit l’attaque, ou l’accepter.
        [gems] Accepter a coûté 3 gemmes à { $rival }. Dès que des gemmes changent de main, votre tour est fini.
        [road] Les gemmes prises par les troupes sont un moment en route : un brigand peut les voler.
        [struck] C’est aux autres. Regardez ce qu’ils font.
        [answer] Un soldat en veut à 2 de vos gemmes ! Ripostez avec votre soldat, ou acceptez la perte.
        [cost] Les troupes retranchent leur force, et les deux cartes partent. Ménestrel et bourreau finissent le tour.
        [castle] Les fortifications protègent un royaume jusqu’à ce qu’on les écarte.
        [clear] Ce château arrête les troupes. Votre catapulte le détruit : touchez-la, puis ce royaume.
        [peasants] La voie est libre : attaquez avec votre paysan, ou finissez le tour. Les paysans marchent ensemble.
        [watch] Voyez comment cela finit.
        [again] Tant qu’aucune gemme n’a bougé, vous pouvez réattaquer le même adversaire. Ensuite, votre tour est fini.
        [pass] L’échelle passe un château, un archer écarte un archer. Dragons et ninjas n’ont pas besoin d’échelle.
        [archer] Un château ou un archer à vous arrête les troupes. Vous pouvez poser les deux en un tour.
        [colors] Une couleur, un rôle : attaquer, riposter, fortifier, ouvrir la voie. Appui long pour lire une carte.
        [draft] À deux, on ne pioche pas : regardez une carte, puis gardez-la ou passez-la. Il faut les 12 gemmes pour gagner.
       *[end] Voilà Chevaliers et Ninjas. Continuez, ou revenez et lancez votre propre partie.
    }
