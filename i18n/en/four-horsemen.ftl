### The table of Four Horsemen.
### Terms: match (to 3 Favor), hand (until all cards are played), round (everyone plays a card), lead
### (play the first card of a round), win a round, give (the winner's gifts, a card for each player),
### pile (the cards that a player got, which score), Fate deck (two players only), destroy (a War card
### turns a card face down), out of the hand (by a third Death card), Favor (what the winner of a hand
### gains; it has no plural: 3 Favor).
### The four suits are called horsemen: Death, War, Pestilence, Famine.

title = Hand { $hand }

# A button: plays the Fate deck's top card instead of the chosen card.
use-fate = Use Fate deck
# Buttons: gives the cards out as they are laid out, or takes all of them back.
give = Give
clear = Clear

# Points in a sentence. $points is the number with its sign, like −6; $count is the same to select by.
points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

## Summary, for lists of matches. $mine is the player's Favor, $best that of the best other player.

summary-start = Hand { $hand }, no Favor yet
summary-ahead = Hand { $hand }, you lead { $mine } to { $best } in Favor
summary-behind = Hand { $hand }, you trail { $mine } to { $best } in Favor
summary-even = Hand { $hand }, tied at { $mine } Favor

## Prompts. $rival is the name of another player.

prompt-open = You have the lowest card, so you must lead { $card }.
prompt-lead = You lead this round. Play any card.
prompt-follow = { CARD($card, form: "capital") } is winning so far. Play any card.
prompt-play = { TAP("Tap", "Click") } the middle to play { $card }.
prompt-play-key = Press Enter to play { $card }.
prompt-play-fate = { TAP("Tap", "Click") } the middle to play { $card }. Or put it under the Fate deck and play the deck's top card.
prompt-play-fate-key = Press Enter to play { $card }. Or press F to put it under the Fate deck and play the deck's top card.
# Stands before one of the next two.
prompt-out = You're out of this hand.
prompt-rival-plays = { $rival } is choosing a card.
prompt-rival-gives = { $rival } is giving out the cards.
prompt-over = The match is over.

## The only legal action, which is done for the player.

forced-lead = You were dealt the lowest card, so you have to lead it.
forced-give = There is only one way to hand out these cards: done for you.

## Prompts while the player gives out the cards of a round.

prompt-give = You won the round. { TAP("Tap", "Click") } a card, then the player who gets it.
prompt-give-keys = You won the round. Choose a card, then the player who gets it.
# The winning card is a Death card.
prompt-give-rest = You won with { $card }, so you must keep it. { TAP("Tap", "Click") } another card, then a player.
prompt-give-rest-keys = You won with { $card }, so you must keep it. Choose another card, then a player.
prompt-give-next = { TAP("Tap", "Click") } the next card, then a player.
prompt-give-next-keys = Choose the next card, then a player.
prompt-give-all = Give out the cards like this?
prompt-give-all-keys = Press Enter to give out the cards like this.
prompt-give-card = Who gets { $card }? { TAP("Tap", "Click") } a player.
prompt-give-card-keys = Who gets { $card }? Choose a player.
prompt-give-to-key =
    { PERSON($who) ->
        [you] Press Enter to keep { $card }.
       *[other] Press Enter to give { $card } to { $who }.
    }

## What a gift would do, as a prompt.

effect-out =
    { PERSON($who) ->
        [you] You get a third Death card and are out of this hand.
       *[other] { $who } gets a third Death card and is out of this hand.
    }
# $by is a War card in the same pile.
effect-destroys =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destroys your { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destroys { $who }'s { CARD($card, form: "bare") }.
    }

## The same on a badge, which has room for 18 letters.

badge-third-death = Third Death: out
badge-destroyed = Lost: { $value } { $horseman }
# $points is the signed change of the points of a suit.
badge-change = { $horseman } { $points }

## What happened, in the log and while it is shown.

log-put-under =
    { PERSON($who) ->
        [you] You put { $card } under the Fate deck.
       *[other] { $who } puts { $card } under the Fate deck.
    }
log-put-under-hidden =
    { PERSON($who) ->
        [you] You put a card under the Fate deck.
       *[other] { $who } puts a card under the Fate deck.
    }
# The first card of a hand, which nobody chooses.
log-opened =
    { PERSON($who) ->
        [you] You were dealt the lowest card, so you must lead { $card }.
       *[other] { $who } was dealt the lowest card and must lead { $card }.
    }
log-played =
    { PERSON($who) ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
log-played-fate =
    { PERSON($who) ->
        [you] You play { $card } from the Fate deck.
       *[other] { $who } plays { $card } from the Fate deck.
    }
log-round-won =
    { PERSON($who) ->
        [you] You win the round with { $card }.
       *[other] { $who } wins the round with { $card }.
    }
log-given =
    { PERSON($giver) ->
        [you] You give { $who } { $card }.
       *[other] { PERSON($who) ->
            [you] { $giver } gives you { $card }.
           *[other] { $giver } gives { $who } { $card }.
        }
    }
log-kept =
    { PERSON($who) ->
        [you] You keep { $card }.
       *[other] { $who } keeps { $card }.
    }
log-destroyed =
    { PERSON($who) ->
        [you] { CARD($by, form: "capital") } destroys your { CARD($card, form: "bare") }.
       *[other] { CARD($by, form: "capital") } destroys { $who }'s { CARD($card, form: "bare") }.
    }
log-out =
    { PERSON($who) ->
        [you] You get a third Death card and are out of this hand.
       *[other] { $who } gets a third Death card and is out of this hand.
    }
# $points is a text like "7 points".
log-favor =
    { PERSON($who) ->
        [you] You win hand { $hand } with { $points }: +1 Favor.
       *[other] { $who } wins hand { $hand } with { $points }: +1 Favor.
    }
log-no-favor = Nobody gains a Favor in hand { $hand }.

## Why something isn't allowed.

refused-must-open = The lowest card opens the hand. Lead { $card }.
refused-not-in-hand = { CARD($card, form: "capital") } isn't in your hand.
refused-no-fate-deck = The Fate deck is only used with two players.
refused-opens-from-fate = You can't use the Fate deck for the first lead of a hand. Play a card from your hand.
refused-round-not-won = You can't give out cards until everyone has played.
refused-must-give = You won the round. Give out its cards first.
refused-not-one-each = Give one card to each player still in the hand, including yourself.
refused-not-the-round = Give out each card of this round once.
refused-must-take = You won with { $card }, so you must keep it.

## Players.

note-out = Out
note-thinking = Thinking…
# Flies to who gains it.
award = +1 Favor
favor = { $favor } Favor
# What decided the match.
result-ahead = Won by { $favor } Favor to { $next }.
# A player's badge for screen readers: one of these three, and then some of the sentences below.
badge = { $name }, { $favor } of { $target } Favor.
badge-note = { $name }, { $note }, { $favor } of { $target } Favor.
badge-out = { $name }, out of this hand, { $favor } of { $target } Favor.
# $worth is a number with its sign.
badge-worth = Cards worth { $worth }.
badge-worth-then = Cards worth { $worth }, then { $then }.
badge-worth-then-out = Cards worth { $worth }, then out of this hand.
badge-deaths = Death cards: { $deaths } of { $fatal }.
badge-pestilence = Pestilence { $sum }, scores.
badge-pestilence-quiet = Pestilence { $sum }, doesn't score.
badge-famine-sum = Famine { $points }.
badge-hand =
    { $cards ->
        [one] { $cards } card in hand.
       *[other] { $cards } cards in hand.
    }

## The middle of the table, with room for about 14 letters.

# The card at $name's place came from the Fate deck.
spot-fate = { $name } (Fate)
fate-spot = Fate: { $count }
fate-label =
    { $count ->
        [one] Fate deck, { $count } card face down
       *[other] Fate deck, { $count } cards face down
    }
fate-help = Choose a card from your hand first. Then you can put it under the Fate deck and play the deck's top card instead.

## Cards for screen readers.

label-playable = { CARD($card, form: "title") }, can be played
label-chosen = { CARD($card, form: "title") }, chosen, can be played
label-not-now = { CARD($card, form: "title") }, can't be played now
label-played =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, played by you
       *[other] { CARD($card, form: "title") }, played by { $who }
    }
label-givable =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, played by you, can be given
       *[other] { CARD($card, form: "title") }, played by { $who }, can be given
    }
label-givable-chosen =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, played by you, chosen, can be given
       *[other] { CARD($card, form: "title") }, played by { $who }, chosen, can be given
    }
label-given =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, goes to you, can be taken back
       *[other] { CARD($card, form: "title") }, goes to { $who }, can be taken back
    }
label-given-fixed =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, goes to you, can't go to anyone else
       *[other] { CARD($card, form: "title") }, goes to { $who }, can't go to anyone else
    }
label-pile =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, in your pile
       *[other] { CARD($card, form: "title") }, in { $who }'s pile
    }
label-pile-down =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, face down, in your pile
       *[other] { CARD($card, form: "title") }, face down, in { $who }'s pile
    }

## How a hand ended.

hand-won =
    { PERSON($who) ->
        [you] Hand { $hand }: you gain a Favor
       *[other] Hand { $hand }: { $who } gains a Favor
    }
hand-decides =
    { PERSON($who) ->
        [you] Hand { $hand }: you gain the last Favor and win the match
       *[other] Hand { $hand }: { $who } gains the last Favor and wins the match
    }
hand-tied = Hand { $hand }: nobody gains a Favor
note-most = Most points in this hand.
note-tied = The top scores are tied.
note-last = Nobody else is left in this hand.
note-nobody = Everyone is out of this hand.
# Stands after one of the notes above.
note-why-out = Players with three Death cards are out and score nothing.
# Over a narrow column of points.
column = { $horseman }
# In the column of totals.
total-out = Out

## What a card does. $value is 1 to 6.

card-death =
    { $value ->
        [one] Worth { $value } point. But three face-up Death cards put you out of the hand. If you win a round with this card, you must keep it.
       *[other] Worth { $value } points. But three face-up Death cards put you out of the hand. If you win a round with this card, you must keep it.
    }
card-war =
    { $value ->
        [one] Worth { $value } point. When it joins a pile, it destroys the highest card there that it beats: that card is turned face down and scores nothing.
       *[other] Worth { $value } points. When it joins a pile, it destroys the highest card there that it beats: that card is turned face down and scores nothing.
    }
card-pestilence =
    { $value ->
        [one] Worth { $value } point, but only the player with the lowest Pestilence total scores Pestilence. If totals are tied, the player with fewer Pestilence cards does.
       *[other] Worth { $value } points, but only the player with the lowest Pestilence total scores Pestilence. If totals are tied, the player with fewer Pestilence cards does.
    }
card-famine = Worth +{ $value } if you have an even number of Famine cards, or −{ $value } if you have an odd number.
card-order = The higher value wins. If values are equal, Death beats War, War beats Pestilence, and Pestilence beats Famine.

## What a player's cards are worth. $points is a number with its sign.

standing = { $name }: { $points }
standing-out = Out of this hand. These cards score nothing.
# $values are the values of the cards with plus signs: "1 + 3".
standing-suit = { $horseman } { $values }: { $points }.
standing-death-next =
    { PERSON($who) ->
        [you] One more Death card puts you out of this hand.
       *[other] One more Death card puts { $who } out of this hand.
    }
standing-famine-even = An even number of Famine cards adds points.
standing-famine-odd = An odd number of Famine cards costs points.
# Why Pestilence scores or does not.
standing-pestilence-alone = Nobody else has Pestilence.
standing-pestilence-lowest =
    { PERSON($who) ->
        [you] You have the lowest total.
       *[other] { $who } has the lowest total.
    }
standing-pestilence-fewest =
    { PERSON($who) ->
        [you] The lowest total is tied, and you have fewer cards.
       *[other] The lowest total is tied, and { $who } has fewer cards.
    }
standing-pestilence-more = The lowest total is tied, and another player has fewer cards.
standing-pestilence-tied = The lowest total is tied, with the same number of cards, so nobody scores Pestilence.
standing-pestilence-higher = Only the lowest total scores.
# The Pestilence of another player.
standing-pestilence-other =
    { PERSON($who) ->
        [you]
            { $cards ->
                [one] You have { $sum } in { $cards } card.
               *[other] You have { $sum } in { $cards } cards.
            }
       *[other]
            { $cards ->
                [one] { $who } has { $sum } in { $cards } card.
               *[other] { $who } has { $sum } in { $cards } cards.
            }
    }
standing-destroyed =
    { $count ->
        [one] { $count } card was destroyed and scores nothing.
       *[other] { $count } cards were destroyed and score nothing.
    }
standing-no-cards = No cards yet.
standing-deaths = Death cards: { $deaths } of { $fatal }. At { $fatal }, a player is out of the hand.
standing-favor = Favor: { $favor } of { $target }.

## How to play.

guide-line = Win rounds and give out their cards: points for you, poison for the others.
# The rules in brief.
guide-brief-goal = Score the most points in a hand to gain a Favor. The first player with 3 Favor wins.
guide-brief-turn = Play any card. The highest card wins the round, and its player gives out the cards: one to each player.
guide-brief-watch = Three Death cards face up put you out of the hand. An odd number of Famine cards costs you points.
# The parts of the table, in a numbered list.
guide-part-rival = A rival, with the pile that scores
guide-part-round = The round: everyone plays a card
guide-part-order = From high to low, if values are equal
guide-part-pile = Your pile: it scores points, or costs you some
guide-part-hand = Your hand
guide-goal-title = Goal
guide-goal = The cards in your pile score points, or cost you some. At the end of each hand, the player with the most points gains a Favor. If there's a tie for the most, nobody does. The first player with 3 Favor wins the match.
guide-round-title = Playing a round
guide-round = Going clockwise, everyone plays one card. You can play any card from your hand. The highest card wins the round, and its player leads the next one. One exception: in the first round of a hand, the player with the lowest card leads, and must lead that card.
guide-rank-title = Which card is higher
guide-rank = Each horseman has six cards, with values from 1 to 6. The higher value wins. If values are equal, the horseman decides.
guide-gifts-title = Giving out the cards
guide-gifts = If you win the round, you give out the cards played: one to each player still in the hand, including yourself. You decide who gets what, except that a winning Death card stays with you. Each player's card goes face up in that player's pile.
guide-war-title = War
guide-war = War cards score their value, too. A War card also attacks the pile it goes to: the highest card there that it beats is destroyed. It's turned face down and scores nothing.
guide-death-title = Death
guide-death = Death cards score their value. But if you have three of them face up, you're out of the hand: you play no more cards and score nothing. If that happens in a round you won, the next player clockwise leads.
guide-pestilence-title = Pestilence
guide-pestilence = Of the players with Pestilence cards, only the one with the lowest total scores them. If totals are tied, the player with fewer Pestilence cards does. If that's tied, too, nobody does.
guide-famine-title = Famine
guide-famine = With an even number of Famine cards, you score their values. With an odd number, you lose that many points. The + or − next to the Famine sign on a player's panel shows which.
guide-fate-title = The Fate deck
guide-fate = With two players, eight cards are set aside face down as the Fate deck. Instead of playing a card, you can put it under the Fate deck and play the deck's top card, whatever it is. Only you know which card you put there. You can't do this with the first lead of a hand.
guide-end-title = End of a hand
guide-end = A hand ends when all cards have been played. If Death leaves just one player in the hand, it ends early, and that player gains the Favor. If nobody is left, nobody gains it. For the next hand, all cards are shuffled and dealt again: eight to each player, or six with four players. If nobody has won after 40 hands, the most Favor wins, and tied players share the win.
guide-table-title = Controls
guide-table =
    { TAP("Tap", "Click") } a card to pick it up, then { TAP("tap", "click") } the middle to play it, or drag it there. When you've won a round, { TAP("tap", "click") } one of its cards and then the player who gets it, or drag it there. You can change your mind until you { TAP("tap", "click") } Give. With hints on, you see what a gift would do. { TAP("Tap", "Click") } a pile to see what it's worth. Hold or right-click a card to read what it does.

    On a keyboard, move with the arrow keys, play with Enter, and press buttons with the number keys. F uses the Fate deck, H gives a hint, S tells you the score, L opens the log, F1 opens these rules, and Escape goes back.
# The four horsemen stand in a row, from the highest to the lowest.
guide-order = From high to low: Death, War, Pestilence, Famine

## Examples in the guide: short texts between or under pictures of cards.

# Between two cards.
guide-beats = beats
guide-higher = The higher value wins.
guide-equal = Equal values: War beats Pestilence.
# Between a pile before and after a War card.
guide-war-card = + { CARD($card, form: "bare") }
guide-war-why = It beats the 1, but not the 2 of Death.
# Between two piles.
guide-left-scores =
    { $points ->
        [one] left pile scores { $points } point
       *[other] left pile scores { $points } points
    }
guide-right-scores =
    { $points ->
        [one] right pile scores { $points } point
       *[other] right pile scores { $points } points
    }
guide-nobody-scores = nobody scores
guide-lower = 10 against 4: the lower total scores.
guide-fewer = 6 each: the pile with fewer cards scores.
guide-tied = 9 each, with two cards each.
# Beside one pile.
guide-scores =
    { $points ->
        [one] scores { $points } point
       *[other] scores { $points } points
    }
guide-costs =
    { $points ->
        [one] costs { $points } point
       *[other] costs { $points } points
    }
guide-even = Two cards: an even number.
guide-odd = One card: an odd number.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Win hands for Favor. First to { $favor } wins.
goal-danger =
    { PERSON($who) ->
        [you] You need one more Favor to win.
       *[other] { $who } needs one more Favor to win.
    }
goal-danger-all = Everyone needs one more Favor to win.
goal-danger-many =
    { $count ->
        [one] { $count } rival needs one more Favor to win.
       *[other] { $count } rivals need one more Favor to win.
    }

## Hints: what to do, and then why.

hint-play = Play { $card }.
hint-fate = Put { $card } under the Fate deck.
# $gifts is a list of gifts.
hint-gives = Give { $gifts }.
hint-gift = { $who } { $card }
hint-wins-round = It wins the round, so you give out the cards.
hint-often-wins =
    { $often ->
        [usually] It usually wins the round.
       *[always] It almost always wins the round.
    }
hint-wins-about = It wins the round about { $tenths } times out of 10.
hint-lowest = It can't win this round, and it's your lowest card.
hint-keeps = You keep { $card } for later.
hint-keeps-higher = You keep your higher cards for later.
hint-helps-least = No other card of yours helps your rivals less.
hint-hides = It stays out of all piles for now.
hint-wins-favor = You gain a Favor.
hint-eliminates = { $who } is out with a third Death card.
hint-leads =
    { $points ->
        [one] That puts you { $points } point ahead.
       *[other] That puts you { $points } points ahead.
    }
hint-costs =
    { $points ->
        [one] It costs { $who } { $points } point.
       *[other] It costs { $who } { $points } points.
    }
hint-gains =
    { $points ->
        [one] You gain { $points } point.
       *[other] You gain { $points } points.
    }
hint-spares =
    { $points ->
        [one] The next best choice leaves you { $points } point lower.
       *[other] The next best choice leaves you { $points } points lower.
    }
hint-denies =
    { $points ->
        [one] The next best choice puts { $who } { $points } point higher.
       *[other] The next best choice puts { $who } { $points } points higher.
    }

## Headlines of events that matter, shown large for a moment: a few words, no period

# $horseman is the suit that changed the score most. $before and $after are points.
headline-swing =
    { PERSON($who) ->
        [you] { $horseman }: you swing from { $before } to { $after }!
       *[other] { $horseman }: { $who } swings from { $before } to { $after }
    }
# $before and $after are points.
headline-drop =
    { PERSON($who) ->
        [you] { $horseman }: you drop from { $before } to { $after }
       *[other] { $horseman }: { $who } drops from { $before } to { $after }
    }
headline-out =
    { PERSON($who) ->
        [you] A third Death: you're out!
       *[other] A third Death: { $who } is out!
    }
headline-favor =
    { PERSON($who) ->
        [you] You gain a Favor!
       *[other] { $who } gains a Favor
    }
