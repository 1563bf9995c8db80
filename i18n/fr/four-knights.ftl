### Texts of the table of Four Knights.

title = Manche { $hand } sur { $hands }
keep-hand = Tout garder
yield-battle = Céder
yield-title = Céder ce combat ?
yield-text = Vous avez encore une carte qui bat la sienne.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [0] { $points } point
        [1] { $points } point
        [2] { $points } point
        [3] { $points } point
       *[other] { $points } points
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Partie terminée : vous gagnez { $mine } à { $theirs }
summary-over-lost = Partie terminée : vous perdez { $mine } à { $theirs }
summary-over-draw = Partie terminée : match nul, { $mine } partout
summary-ahead = Manche { $hand } sur { $hands }, vous menez { $mine } à { $theirs }
summary-behind = Manche { $hand } sur { $hands }, l’adversaire mène { $theirs } à { $mine }
summary-even = Manche { $hand } sur { $hands }, égalité à { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Échangez une carte avec la Palissade, ou gardez votre main.
prompt-swap-slot = { TAP("Touchez", "Cliquez sur") } une carte de la Palissade pour l’échanger contre { $card }.
prompt-swap-key = Appuyez sur Entrée pour échanger { $card } contre cette carte de la Palissade.
prompt-swap-first = Choisissez d’abord une carte de votre main.
prompt-swap-rival = { $rival } peut échanger une carte avec la Palissade.
prompt-open = Jouez une carte. Les deux sont révélées ensemble.
prompt-stand-off = Impasse. Choisissez une autre carte.
prompt-open-rival = { $rival } choisit une carte.
prompt-answer = Battez { $card } ou vous perdez le combat.
prompt-answer-rival = { $rival } doit battre { $card }.
prompt-forfeit = Vous perdez ce combat. Ajoutez votre carte la moins utile.
prompt-forfeit-rival = { $rival } a joué moins de cartes et en perd encore une.
prompt-play = { TAP("Touchez", "Cliquez sur") } le champ de bataille pour jouer { $card }.
prompt-play-key = Appuyez sur Entrée pour jouer { $card }.
prompt-add = { TAP("Touchez", "Cliquez sur") } le champ de bataille pour ajouter { $card }.
prompt-add-key = Appuyez sur Entrée pour ajouter { $card }.
prompt-over = { $summary }. Appui long ou clic droit sur une pile pour voir ses cartes.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] Vous ouvrez avec { CARD($mine, form: "short") }, { $rival } avec { CARD($theirs, form: "short") }.
       *[other] { $me } ouvre avec { CARD($mine, form: "short") }, { $rival } avec { CARD($theirs, form: "short") }.
    }
log-stand-off = Impasse : aucune des deux cartes ne bat l’autre.
log-answered =
    { PERSON($who) ->
        [you] Vous ripostez avec { CARD($card, form: "short") }.
       *[other] { $who } riposte avec { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] Vous ne pouvez pas battre { CARD($card, form: "short") } et perdez le combat.
       *[other] { $who } ne peut pas battre { CARD($card, form: "short") } et perd le combat.
    }
log-yielded =
    { PERSON($who) ->
        [you] Vous cédez le combat.
       *[other] { $who } cède le combat.
    }
log-added =
    { PERSON($who) ->
        [you] Vous avez joué une carte de moins et perdez aussi { CARD($card, form: "short") }.
       *[other] { $who } a joué une carte de moins et perd aussi { CARD($card, form: "short") }.
    }
log-captured =
    { PERSON($who) ->
        [you] Vous remportez toutes les cartes du combat : { $points }.
       *[other] { $who } remporte toutes les cartes du combat : { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] Vous remportez toutes les cartes du combat : { $points }. Vous gagnez ainsi la partie !
       *[other] { $who } remporte toutes les cartes du combat : { $points }, et ainsi la partie.
    }
log-took-back = Les deux mains sont vides : chacun reprend ses cartes.
log-hand =
    { PERSON($me) ->
        [you] Manche { $hand } : vous { $mine }, { $rival } { $theirs }.
       *[other] Manche { $hand } : { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = Vous laissez { CARD($gave, form: "short") } dans la Palissade (place { $slot }) et prenez { CARD($took, form: "short") }.
log-traded-rival = { $rival } échange une carte avec la Palissade (place { $slot }).
log-kept =
    { PERSON($who) ->
        [you] Vous n’échangez aucune carte avec la Palissade.
       *[other] { $who } n’échange aucune carte avec la Palissade.
    }
log-draw = Match nul.
# What decided the match.
result-hand = La manche { $hand } a donné la plus grande avance : { $won } à { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] Vous gagnez la manche { $hand }
       *[other] { $who } gagne la manche { $hand }
    }
hand-tied = Égalité à la manche { $hand }
hand-trade =
    { PERSON($who) ->
        [you] Vous avez gagné moins de cartes : vous pouvez échanger une carte avec la Palissade.
       *[other] { $who } a gagné moins de cartes et peut échanger une carte avec la Palissade.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Votre carte est posée face cachée.
       *[other] { $who } a choisi une carte.
    }
say-pressed =
    { PERSON($who) ->
        [you] Votre carte est battue.
       *[other] Vous battez la carte adverse.
    }

heading-hand = Manche { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } carte
       *[other] { $level }, { $count } cartes
    }
note-thinking = { $level }, réfléchit…
# A player's badge for screen readers; $hands is a list of points.
badge = { $name } : { $points } ; par manche { $hands }
badge-note = { $name }, { $note } : { $points } ; par manche { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Vous avez gagné { $count } carte
               *[other] Vous avez gagné { $count } cartes
            }
       *[other]
            { $count ->
                [one] { $who } a gagné { $count } carte
               *[other] { $who } a gagné { $count } cartes
            }
    }
pile-points = Points par manche : { $hands }.
slot-title = Palissade, place { $slot }
slot-mine = Vous avez laissé { $card } ici.
slot-rival = { $rival } a laissé ici une carte que vous n’avez pas vue.
slot-unseen = Personne n’a vu cette carte.
# On the back of the card that the player left in the slot.
slot-mark = { $slot } : { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] Vous { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = Égalité : personne n’échange avec la Palissade.
banner-took = Palissade, place { $slot } : vous prenez { $card }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, échangeable
label-play = { CARD($card, form: "title") }, jouable
label-add = { CARD($card, form: "title") }, à ajouter au champ de bataille
label-not-now = { CARD($card, form: "title") }, injouable pour l’instant
label-hidden = Carte face cachée
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, sur le champ de bataille, à vous, numéro { $number }
       *[no] { CARD($card, form: "title") }, sur le champ de bataille, à l’adversaire, numéro { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Carte face cachée, sur le champ de bataille, à vous, numéro { $number }
       *[no] Carte face cachée, sur le champ de bataille, à l’adversaire, numéro { $number }
    }
label-field-of = { CARD($card, form: "title") }, sur le champ de bataille, à { $name }, numéro { $number }
label-field-hidden-of = Carte face cachée, sur le champ de bataille, à { $name }, numéro { $number }
label-slot = Palissade, place { $slot } sur { $slots }, face cachée
label-slot-mine = Palissade, place { $slot } sur { $slots } : vous y avez laissé { $card }

## What a card can do.

beats-suit = Bat tout { CARD($suit, form: "one") }, quelle que soit sa valeur.
beats-suit-and-red = Bat n’importe quel { CARD($suit, form: "one") }, et les cœurs et carreaux plus faibles.
beats-suit-and-black = Bat n’importe quel { CARD($suit, form: "one") }, et les trèfles et piques plus faibles.
loses-to-suit = Perd contre n’importe quel { CARD($suit, form: "one") }.
loses-to-suit-and-red = Perd contre n’importe quel { CARD($suit, form: "one") }, et contre les cœurs et carreaux plus forts.
loses-to-suit-and-black = Perd contre n’importe quel { CARD($suit, form: "one") }, et contre les trèfles et piques plus forts.
beats-card = Cette carte bat { $card }.
loses-to-card = Cette carte perd contre { $card }.
ties-card = Entre cette carte et { $card }, aucune ne bat l’autre.

## Why an action is not allowed.

refused-not-in-hand = Vous n’avez pas { $card }.
refused-nobody-pressed = Aucune carte n’est encore battue. Ouvrez le combat avec une carte face cachée.
refused-does-not-beat = { CARD($card, form: "capital") } ne bat pas { $newest }.
refused-may-not-yield = Vous avez une carte qui bat la sienne : vous devez en jouer une.
refused-must-answer = Votre carte est battue. Ripostez avec une carte qui bat la sienne.
refused-not-pressed = Vous ne pouvez céder que si votre carte est battue.
refused-must-add = Combat perdu avec une carte de moins. Ajoutez une carte au champ de bataille.
refused-not-loser = Seul le perdant d’un combat ajoute une carte.
refused-no-such-slot = Les places de la Palissade vont de 1 à { $slots }.
refused-must-trade = Échangez d’abord une carte avec la Palissade, ou gardez votre main.
refused-no-trade = Vous ne pouvez échanger qu’avant une manche, et seulement si vous avez gagné moins de cartes que l’adversaire à la précédente.
refused-over = La partie est terminée.

## How to play.

guide-line = Battez la dernière carte adverse, encore et encore. Si vous ne pouvez pas, vous perdez le combat.
guide-brief-goal = Marquez le plus de points en quatre manches. Chaque carte gagnée au combat vaut un demi-point.
guide-brief-turn = Battez la dernière carte adverse : avec la couleur qui bat la sienne, ou avec une carte plus haute de sa couleur ou de sa couleur alliée.
guide-brief-watch = Si vous ne pouvez pas, vous perdez le combat, et l’adversaire gagne toutes les cartes du champ de bataille.
guide-part-rival = La main adverse
guide-part-field = Le champ de bataille : cartes adverses en haut, les vôtres en bas
guide-part-beaten = La carte que vous devez battre
guide-part-circle = Chaque couleur bat la suivante
guide-part-stockade = La Palissade : quatre cartes que personne n’a vues
guide-part-hand = Votre main
guide-goal-title = But du jeu
guide-goal = Gagnez des cartes au combat pendant quatre manches. Chaque carte gagnée vaut un demi-point. Après la quatrième manche, le total le plus élevé l’emporte. À égalité, c’est un match nul.
guide-opening-title = Ouvrir un combat
guide-opening = Vous et votre adversaire choisissez chacun une carte, puis vous les révélez ensemble. Si une carte bat l’autre, le joueur dont la carte est battue doit riposter. Sinon, c’est une impasse : chacun joue une autre carte de la même façon, et la nouvelle paire décide. Si une impasse laisse les deux mains vides, chacun reprend les cartes qu’il a jouées.
guide-beats-title = Quelle carte bat l’autre
guide-beats = Chaque couleur en bat une autre, en cercle, quelles que soient les valeurs : même le deux de cœur bat l’as de pique. Cœur et carreau sont des couleurs alliées, trèfle et pique aussi. Entre deux cartes de même couleur ou de couleurs alliées, la plus forte l’emporte, et l’as est la plus forte. À valeurs égales, aucune ne bat l’autre.
guide-answering-title = Riposter
guide-answering = Si votre dernière carte est battue, vous devez riposter : jouez une carte qui bat la dernière carte adverse. C’est alors à l’adversaire de riposter, et ainsi de suite. Vous choisissez la carte, mais si vous pouvez riposter, vous devez le faire, sauf avec la règle maison « Droit de céder ».
guide-losing-title = Perdre un combat
guide-losing =
    Si vous ne pouvez pas riposter, vous perdez le combat. Si le nombre de cartes sur le champ de bataille est alors impair, vous en ajoutez une de votre main, au choix. L’adversaire gagne toutes les cartes du champ de bataille.

    Avec la règle maison « Droit de céder », vous pouvez aussi céder un combat où vous pourriez riposter. Vous le perdez de la même façon.
guide-hands-title = Quatre manches
guide-hands = Les combats se suivent jusqu’à ce que les deux mains soient vides. Chacun reçoit alors six nouvelles cartes. Une manche vaut 6 points en tout, et le paquet suffit pour quatre manches.
guide-stockade-title = La Palissade
guide-stockade = Quatre cartes sont posées face cachée à côté du champ de bataille, et personne ne les a vues. Avant les deuxième, troisième et quatrième manches, le joueur qui a gagné le moins de cartes à la manche précédente peut en échanger une contre l’une d’elles, sans la regarder d’abord. La carte échangée reste là, face cachée, et lui seul la connaît. À égalité, personne n’échange.
guide-table-title = Commandes
guide-table =
    { TAP("Touchez", "Cliquez sur") } une carte pour la prendre, puis { TAP("touchez", "cliquez sur") } le champ de bataille pour la jouer, ou glissez-la dessus. Quand vous devez riposter, les cartes qui le peuvent sont en surbrillance. Faites un appui long ou un clic droit sur une carte pour voir ce qu’elle bat, sur une place de la Palissade pour voir qui y a laissé une carte, ou sur une pile pour voir ses cartes.

    Au clavier, déplacez-vous avec les flèches, jouez avec Entrée et actionnez les boutons avec les chiffres. H donne un indice, S annonce le score, L ouvre le journal, F1 ouvre ces règles et Échap revient en arrière.
# The suits stand in a row, and the first again at its end.
guide-cycle = Cœur bat pique, pique bat carreau, carreau bat trèfle et trèfle bat cœur

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = bat
# Neither beats the other.
guide-verdict-stand-off = impasse
guide-hearts-spades = Cœur bat pique.
guide-diamonds-clubs = Carreau bat trèfle.
guide-partners = Couleurs alliées : la plus forte gagne.
guide-equal = Couleurs alliées, valeurs égales.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Le plus de points en { $hands } manches gagne.
goal-danger =
    { PERSON($who) ->
        [you] Ce combat peut vous faire gagner.
       *[other] { $who } peut gagner avec ce combat.
    }
goal-danger-both = Ce combat peut décider de la partie.

## Hints: what to do, and then why.

hint-play = Jouez { CARD($card, form: "short") }.
hint-add = Ajoutez { CARD($card, form: "short") } au champ de bataille.
hint-trade = Échangez { CARD($card, form: "short") } avec la place { $slot }.
hint-keep = Gardez votre main.
hint-yield = Cédez le combat.
hint-unbeatable = { $rival } ne peut pas la battre.
hint-hard-to-beat =
    { $often ->
        [usually] En général, { $rival } ne peut pas la battre.
       *[always] { $rival } ne peut presque jamais la battre.
    }
hint-enough = C’est suffisant, et vous gardez { CARD($card, form: "short") }.
hint-few-beat =
    { $count ->
        [one] Seule { $count } des { $of } cartes possibles la bat.
       *[other] Seules { $count } des { $of } cartes possibles la battent.
    }
hint-strong = Elle bat { $count } des { $of } cartes possibles.
hint-saves = Vous gardez { CARD($card, form: "short") } pour riposter.
hint-harder = Elle est plus difficile à battre que { CARD($card, form: "short") }.
hint-keeps-stronger = Vous gardez vos cartes plus fortes.
hint-weakest = C’est votre carte la plus faible.
hint-recovers = Vous récupérez { CARD($card, form: "short") }.
hint-below-average = Une carte moyenne est plus forte.
hint-good-hand = Aucune de vos cartes n’est faible.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] Vous prenez { $count } cartes !
       *[other] { $who } prend { $count } cartes
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Toutes les cartes sont à vous !
       *[other] { $who } prend toutes les cartes
    }
