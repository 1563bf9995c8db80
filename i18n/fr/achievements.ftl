### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } sur { $all }
total = Succès : { $done } sur { $all }
hidden =
    { $count ->
        [one] Un autre est caché. Débloquez-en encore { $needed } parmi ceux-ci pour le voir.
       *[other] { $count } autres sont cachés. Débloquez-en encore { $needed } parmi ceux-ci pour les voir.
    }
earned = Débloqué
open = À débloquer
new =
    { $count ->
        [one] Succès débloqué : { $titles }
       *[other] Succès débloqués : { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = Le défi : { $how }

## Quatre Chevaliers

four-knights =
    { $deed ->
        [upset] La couleur l’emporte
        [long-battle] Tout ou rien
        [last-card] Le mot de la fin
        [trade] Échange à l’aveugle
        [two-aces] Paire d’as
        [every-hand] Quatre sur quatre
        [comeback] Le vent tourne
       *[landslide] Les deux tiers
    }

four-knights-how =
    { $deed ->
        [upset] Battez un as avec un cinq ou une carte plus basse.
        [long-battle] Gagnez les douze cartes d’une manche en un seul combat.
        [last-card] Gagnez un combat avec la dernière carte de votre main.
        [trade] Gagnez un combat avec la carte prise dans la Palissade.
        [two-aces] Gagnez deux as en un seul combat.
        [every-hand] Gagnez les quatre manches d’une partie.
        [comeback] Perdez la première manche et gagnez la partie.
       *[landslide] Gagnez une partie avec au moins 16 points.
    }

## Quatre Cavaliers

four-horsemen =
    { $deed ->
        [third-death] Le troisième crâne
        [destroyer] Terre brûlée
        [harvest] Riche moisson
        [plague] Foyer de peste
        [hunger] Hiver de disette
        [last-rider] Le dernier cavalier
        [riches] Vingt sur vingt
       *[clean-sweep] Sans partage
    }

four-horsemen-how =
    { $deed ->
        [third-death] Mettez un adversaire hors jeu avec une troisième carte Mort.
        [destroyer] Détruisez un 5 ou un 6 adverse avec une carte Guerre.
        [harvest] Marquez au moins 8 points de Famine en une manche.
        [plague] Marquez au moins 5 points de Peste en une manche.
        [hunger] Donnez à un adversaire une carte Famine qui fait tomber sa Famine à −8 ou moins.
        [last-rider] Gagnez une Faveur une fois tous les autres hors jeu.
        [riches] Marquez au moins 20 points en une manche.
       *[clean-sweep] Gagnez une partie sans laisser une seule Faveur aux autres.
    }

## Tour de guet

watchtower =
    { $deed ->
        [raid] Pillage
        [seven] Le sept porte-bonheur
        [watchtower] En campagne
        [third-attempt] La 3e est la bonne
        [great-raid] Brise-tours
        [intercepted] Pas si vite
        [showdown] Le dernier carré
       *[siege] Siège réussi
    }

watchtower-how =
    { $deed ->
        [raid] Prenez une carte d’une tour de deux ou trois cartes.
        [seven] Attaquez avec un sept et battez un valet ou une carte plus haute.
        [watchtower] Achevez une tour de guet.
        [third-attempt] Prenez une carte d’un fort à la troisième tentative.
        [great-raid] Prenez une carte d’une tour de trois cartes.
        [intercepted] Gagnez dans une mêlée la quatrième carte d’une tour de guet adverse.
        [showdown] Gagnez une partie à la bataille finale.
       *[siege] Gagnez une partie à la fin du siège.
    }

## Quatre Royaumes

four-kingdoms =
    { $deed ->
        [castle] Premier château
        [guest] Un ami de passage
        [long-run] Le cortège
        [dungeon] Au cachot
        [kingdom] Un royaume
        [castles] Quatre châteaux
        [free-lands] Rase campagne
       *[all-up] À visage découvert
    }

four-kingdoms-how =
    { $deed ->
        [castle] Rangez le roi, la dame et le valet d’une même couleur.
        [guest] Mettez une carte dans une chambre d’amis.
        [long-run] Déplacez d’un coup une suite d’au moins quatre cartes.
        [dungeon] Envoyez un as dans son cachot.
        [kingdom] Complétez un royaume.
        [castles] Complétez les quatre châteaux.
        [free-lands] Ayez deux terres libres vides avant la fin du talon.
       *[all-up] Retournez toutes les cartes des terres libres avant la fin du talon.
    }

## Chevaliers et Ninjas

knights-and-ninjas =
    { $deed ->
        [revolt] Jacquerie
        [executioner] Des têtes vont tomber
        [dragon] Le feu du dragon
        [highwayman] La bourse ou la vie
        [princess] Sous le charme
        [traitor] Veste retournée
        [great-robbery] Le coup du siècle
       *[from-rags] De la ruine à la gloire
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Prenez au moins 3 gemmes avec des paysans en une seule attaque.
        [executioner] Arrêtez une attaque avec un bourreau.
        [dragon] Brûlez un château avec un dragon.
        [highwayman] Volez des gemmes en route avec un brigand.
        [princess] Charmez un attaquant avec une princesse.
        [traitor] Retournez une attaque contre l’attaquant avec un traître.
        [great-robbery] Volez au moins 3 gemmes avec un seul brigand.
       *[from-rags] Gagnez une partie où il ne vous restait plus qu’une gemme, ou aucune.
    }
