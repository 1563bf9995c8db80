### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Suivant
skip = Passer
# Takes the action that the step asks for.
show-me = Montrer
play-on = Continuer

## Answers to a tap that does something else

read-first = Lisez d’abord le conseil ci-dessus, puis { TAP("touchez", "cliquez sur") } « Suivant ».
not-yet = Vous pourrez le faire plus tard. Faites d’abord ce que dit le conseil ci-dessus.
astray = Ça marche aussi ! Revenez en arrière pour essayer autrement, ou passez cette étape.
lesson-unreadable = La leçon est illisible, elle reprend donc au début.

## Tour de guet

## Positions to solve

exercise-find = { $number } sur { $of }. Quel est le meilleur coup ?
exercise-own = { $number } sur { $of }, tiré d’une de vos parties : trouvez mieux qu’alors.
exercise-alone = { $number } sur { $of }. Seuls quelques coups gardent cette donne gagnable. Trouvez-en un.
exercise-none = Vous connaissez toutes les positions. Celles que vous avez manquées reviendront dans quelques jours.
exercise-right = Exact !
exercise-found = Cette fois, c’est bon.
exercise-winnable = La donne peut encore être gagnée.
exercise-odds = Chances de gagner : { $best } ; après l’erreur habituelle : { $other }.
exercise-wrong = Cela coûte { $lost } de chances de gagner. Essayez autre chose.
exercise-almost = Presque, mais cela coûte { $lost }. Il y a mieux.
exercise-lost = Après cela, la donne ne peut plus être gagnée. Essayez un autre coup.
exercise-try-again = Ce n’est pas le meilleur coup.
exercise-judging = Vérification de votre coup…
exercise-shown = Voici le meilleur coup. Jouez-le pour continuer.
exercise-only = Ici, vous cherchez seulement le meilleur coup.
exercise-next = Position suivante
exercise-done = C’est tout pour aujourd’hui
exercise-day = { $solved } sur { $tried } du premier coup
exercise-tomorrow = Cinq nouvelles positions vous attendent demain.

watchtower =
    { $say ->
        [army] Ces 4 cartes sont votre armée. { $rival } ne les voit pas.
        [fort] Ces 4 cartes sont votre fort. Tout le monde le voit.
        [goal] Quatre cartes de même valeur dans votre fort font une tour de guet. Un dix y est, et votre armée en a deux !
        [burn] Brûler échange une carte du fort contre de nouvelles cartes : 2 pour une dame. Touchez-la, puis « Brûler ».
        [place] À chaque tour, vous piochez une carte. Puis vous en posez au fort : { TAP("touchez", "cliquez sur") } un dix, puis votre fort.
        [tower] Deux dix forment une tour : seule une armée d’au moins 6 cartes peut l’attaquer, et d’au moins 10 un triple. Posez aussi le troisième.
        [attack] { $rival } a le dernier dix ! À chaque tour, vous pouvez attaquer une carte. Touchez-le, puis attaquez avec 1 carte.
        [pick] Le combat est aveugle : { $rival } a choisi une de vos cartes. Choisissez-en une de { $rival }.
        [sevens] La plus haute carte gagne le combat. Mais un sept qui attaque bat tout !
        [fourth] Vous gagnez le dix ! Posez-le aussi : il achève votre tour de guet.
        [free] Ce dix, vous l’avez gagné au combat. Pioché, il aurait d’abord été l’enjeu d’une mêlée.
        [campaign] Vous êtes en campagne : personne ne peut attaquer votre tour de guet, et le reste du fort rejoint votre armée.
        [siege] { $rival } a 10 manches pour bâtir aussi une tour de guet. Sinon, vous gagnez.
        [raid] D’ici là, vous ne faites qu’attaquer. Chaque carte gagnée freine { $rival } : attaquez, ou finissez votre tour.
        [watch] Choisissez encore une carte de { $rival }. Sans victoire, votre tour s’arrête là.
        [showdown] Si { $rival } bâtit aussi une tour de guet, vos armées se battent carte contre carte. Réunissez des cartes hautes !
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
        [give] Distribuez une carte à chacun, vous compris : { TAP("touchez", "cliquez sur") } une carte, puis un joueur. Enfin, { TAP("touchez", "cliquez sur") } « Donner ».
        [worth] Pli gagné ! Les cartes reçues vont sur votre pile, qui compte à la fin. Mort et Guerre valent leur chiffre.
        [famine] Les cartes Famine rapportent des points si vous en avez un nombre pair, et en coûtent si c’est impair.
        [pestilence] La Peste ne compte que pour le joueur dont les cartes Peste font le plus petit total.
        [war] Le gagnant entame le pli suivant. Jouez le 6 de Guerre : seul le 6 de Mort le bat.
        [poison] Attention : la Guerre détruit (retourne) la plus haute carte qu’elle bat dans la pile où elle va. Distribuez.
        [death] Si vous gagnez avec une carte Mort, vous devez la garder. Les crânes les comptent : à 3, vous êtes hors jeu.
        [finish] Jouez la manche jusqu’au bout. Les points près des noms montrent où chacun en est ; le plus haut total gagne.
        [favor] La manche est comptée. Avoir le plus de points, ou rester seul en jeu, donne 1 Faveur. Le premier à 3 gagne la partie.
       *[end] Voilà Quatre Cavaliers. Continuez, ou revenez et lancez votre propre partie.
    }

## Quatre Royaumes

four-kingdoms =
    { $say ->
        [goal] Rangez les 52 cartes à leur place. Chaque couleur a son royaume.
        [tower] Voici la tour de pique. Elle prend le dix à tout moment : { TAP("touchez", "cliquez sur") } le dix, puis la tour, ou glissez-le.
        [king] Un roi commence son château à tout moment. Rangez le roi de pique : touchez-le deux fois.
        [castle] La dame suit le roi, puis vient le valet. { TAP("Touchez", "Cliquez sur") } une place pour lire ce qui y va.
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
        [goal] Chacun a 5 gemmes. Le premier à 10 gagne : prenez-les à vos adversaires et protégez les vôtres.
        [attack] Les cartes rouges attaquent. Un roi prend 4 gemmes. { TAP("Touchez", "Cliquez sur") } le roi, puis le royaume de { $rival }.
        [accepts] { $rival } peut riposter avec une carte qui arrête ou affaiblit l’attaque.
        [gems] { $rival } n’a pas riposté : vous gagnez 4 gemmes. Dès que des gemmes changent de main, votre tour est fini.
        [road] En route vers vous, un brigand aurait pu voler les gemmes.
        [struck] C’est aux autres. Regardez ce qu’ils font.
        [answer] Un soldat en veut à 2 de vos gemmes ! Ripostez avec votre soldat, qui est aussi fort.
        [cost] Il ne reste rien de l’attaque : vous gardez vos gemmes. Les deux soldats partent.
        [castle] L’autre adversaire construit un château.
        [turn] C’est de nouveau à vous, et vous avez pioché 2 cartes.
        [clear] Ce château arrête les attaquants. Votre catapulte le détruit : touchez-la, puis ce royaume.
        [peasants] La voie est libre ! Vous avez 9 gemmes : un seul paysan suffit. Attaquez encore ce royaume.
        [watch] Voyez comment cela finit.
       *[end] Assez de gemmes : gagné ! Appui long sur une carte pour la lire, et un château pour protéger vos gemmes.
    }
