### The table of Of Knights and Ninjas.
### Terms:
### kingdom: a player's gems, and the cards in front of that player
### gems: what the players take from each other
### troops: peasants, soldiers, knights, and kings; they attack and answer by their strength
### attack: to send troops, a dragon, or a ninja; answer: to play a card against an attack
### fortifications: the castle, archer, or minstrel in front of a kingdom; to fortify: to play them
### standing archer: the archer among a player's own fortifications
### special card: herald, merchant, or monk
### gems on the road: gems that troops have just taken; a highwayman can steal them
### draw pile, discard pile; draft: with two players, cards are drafted instead of drawn
### $gems and $loss are lists like "3 gems" or "3 gems and a castle"; $cards and $with are lists like
### "2 peasants and a jester" or "3 cards"; $who, $on, $from, $to, and $by are players.

gems = { $gems }

## The table's title, and one line about the match for lists of saved games.

title-draft = Draft
title-round = Round { $round }
summary = Round { $round }: you have { $gems }, the top rival has { $best }
summary-two = Round { $round }: you have { $gems }, your rival has { $best }
summary-draft = Draft: you have { $gems }, your rival has { $best }

## The result.

ending = All { $rounds } rounds are over, so the player with the most gems wins.

## What a card does, in a few words; it follows the card's name and a colon, or stands below it.

short =
    { $card ->
        [peasant] strength 1, any number together
        [soldier] strength 2
        [knight] strength 3
        [king] strength 4
        [castle] keeps troops out
        [archer] keeps attackers out, or fights an archer
        [minstrel] stops any attack
        [ladder] gets your troops over a castle
        [catapult] destroys a castle and its archer
        [ninja] takes 2 gems past any castle or archer
        [dragon] takes 2 gems, burns the castle
        [highwayman] steals gems on the road
        [princess] answers a knight or a dragon
        [executioner] stops an attack or an archer
        [traitor] turns troops on their owner
        [herald] you take a card that a rival shows
        [merchant] { $gems } for half of a rival's cards
        [monk] rivals with a castle pay you
       *[jester] plays as any other card
    }
# With two players.
short-two =
    { $card ->
        [minstrel] makes your rival discard 2 cards
        [herald] you take one of two cards shown
        [merchant] { $gems } for half of your rival's cards
       *[monk] your rival pays you for a castle
    }
card-short = { CARD($card, form: "title") }: { $does }.

## Prompts while another player decides.

wait-turn = { $who } is deciding what to play.
wait-answer = { $who } is deciding how to answer { $cards }.
# With two players; three or more.
wait-road-two = { $who } may steal the gems on the road.
wait-road =
    { $count ->
        [one] A gem is on the road. Waiting to see if anyone steals it.
       *[other] { $count } gems are on the road. Waiting to see if anyone steals them.
    }
wait-show-two = { $who } is choosing what to show.
wait-show = Your rivals are choosing what to show.
wait-take = { $who } is taking one of the cards shown.
wait-pay-two = { $who } is choosing how to pay.
wait-pay = Everyone with a castle is choosing how to pay.
wait-discard = { $who } has to discard { $cards }.
wait-draft = { $who } is looking at a card.
match-over = The match is over.

## Prompts in the player's own turn.

turn-choose = It's your turn. Choose a card.
turn-attack-fortify-special = Your turn: attack, fortify, or play a special card.
turn-attack-fortify = Your turn: attack or fortify.
turn-attack-special = Your turn: attack or play a special card.
turn-fortify-special = Your turn: fortify or play a special card.
turn-attack = Your turn: attack a rival.
turn-fortify = Your turn: fortify your kingdom.
turn-special = Your turn: play a special card.
# Follows one of the above.
turn-or-discard = Otherwise, discard a card.
turn-or-draft = Otherwise, start a new draft.
turn-only-discard = You can't play anything. Discard a card.
turn-only-draft = You can't play anything. Start a new draft.
turn-attacking = You're attacking { $on }. Keep attacking, or end your turn.
turn-fortifying = You're fortifying. Play another card, or end your turn.
turn-finished = You can't play anything else. End your turn.

## What the player lost to others; $losses is one sentence or several.

since-turn = Since your last turn: { $losses }
since-deal = Since the deal: { $losses }
# $loss is a list like "3 gems" or "a knight".
lost = { $who } took { $loss } from you.
lost-with = { $who } took { $loss } with { $with }.

## Prompts when the player is asked something.

asked-attack = { $by } attacks you with { $cards }. Answer, or lose { $gems }.
asked-attack-fort = { $by } attacks you with { $cards }. Answer, or lose { $gems } and your { CARD($lost, form: "bare") }.
# The gems win the match for the attacker.
asked-attack-match = { $by } attacks you with { $cards }. Answer, or lose { $gems } and the match.
asked-turned =
    { $count ->
        [0] { $by } plays a traitor: your attack turns on you, but you have no gems to lose.
       *[other] { $by } plays a traitor: your attack turns on you. Answer, or lose { $gems }.
    }
asked-turned-match = { $by } plays a traitor: your attack turns on you. Answer, or lose { $gems } and the match.
asked-archer = { $by } sends an archer against yours. Answer, or lose your archer.
# $who is about to get gems that $from has lost.
asked-road =
    { PERSON($from) ->
        [you] { $who } is taking { $gems } from you. Play a highwayman?
       *[other] { $who } is taking { $gems } from { $from }. Play a highwayman?
    }
# As asked-road, but the player has no card to steal the gems.
road-taken =
    { PERSON($from) ->
        [you] { $who } is taking { $gems } from you.
       *[other] { $who } is taking { $gems } from { $from }.
    }
asked-road-win =
    { PERSON($from) ->
        [you] { $who } is taking { $gems } from you and will win. Play a highwayman?
       *[other] { $who } is taking { $gems } from { $from } and will win. Play a highwayman?
    }
# $who takes gems that it had lost itself. $steals tells whether the player has a card to steal them.
road-back =
    { $steals ->
        [yes] { $who } is taking back { $gems }. Play a highwayman?
       *[no] { $who } is taking back { $gems }.
    }
asked-show = { $who } played a herald. Choose a card to show; { $who } takes one of those shown.
asked-show-two =
    { $count ->
        [one] { $who } played a herald. Choose a card to show.
       *[other] { $who } played a herald. Choose { $count } cards to show; { $who } takes one.
    }
asked-show-next = { $who } played a herald. Choose card { $number } of { $of } to show.
asked-take = Take one of the cards shown.
asked-pay-either = { $who } played a monk. Pay { $gems }, or choose { $cards } to pay with, one by one.
asked-pay-gems = { $who } played a monk. Pay { $gems }.
asked-pay-cards = { $who } played a monk. Choose { $cards } to pay with.
asked-pay-next = { $who } played a monk. Choose card { $number } of { $of } to pay with.
asked-discard = The minstrel makes you discard { $cards }.
asked-draft = Keep this card, or give it to { $who } and look at the next.
asked-draft-last = Last card: keep it, or give it to { $who }. The player who gets it goes first.

## Shown before something happens to the player that leaves no choice.

forced-attack =
    { $count ->
        [0] Your cards can't answer { $cards }, but you have no gems to lose.
       *[other] Your cards can't answer { $cards }, so you lose { $gems }.
    }
forced-attack-fort = Your cards can't answer { $cards }, so you lose { $gems } and your { CARD($lost, form: "bare") }.
forced-attack-match = Your cards can't answer { $cards }, so you lose { $gems } and { $by } wins the match.
forced-archer = You can't answer the archer, so you lose your own.
forced-draft = You can't play anything, so a new draft begins.
forced-pass = You have no cards, so your turn is skipped.
forced-end = You can't play anything else, so your turn ends.
forced-discard = You can't play anything, so you discard a card.

## What to do with the chosen card. These follow `card-short`.

held-idle = You can't play it now.
held-discard = You can only discard it now.
held-again = { TAP("Tap", "Click") } the middle to play it.
held-own-kingdom = { TAP("Tap", "Click") } your kingdom.
held-kingdom = { TAP("Tap", "Click") } { $on }'s kingdom.
held-lit = { TAP("Tap", "Click") } a highlighted kingdom.
held-lit-or-own = { TAP("Tap", "Click") } a highlighted kingdom, or your own.
held-jester = { TAP("Tap", "Click") } a target or “{ $button }”.
held-key = Press Enter to play it.
held-key-on = Press Enter to play it against { $on }.
held-key-options = Press Enter for options.
held-key-jester = Press Enter to choose what it plays as.

## The chosen card where the player is asked for one.

confirm-show = Show the { CARD($card, form: "bare") }?
confirm-pay = Pay with the { CARD($card, form: "bare") }?
confirm-take = Take the { CARD($card, form: "bare") } from { $from }?
confirm-discard = Discard the { CARD($card, form: "bare") }?

## What an answer does; $does in `card-short`.

answer-stops-archer = stops the archer and ends the turn
answer-as-executioner = can answer as an executioner
answer-stops = stops the attack
answer-minstrel-two = stops the attack, and { $by } discards 2 cards
answer-minstrel = stops the attack and guards your kingdom
answer-princess = the { CARD($card, form: "bare") } goes to your hand
answer-traitor = turns the attack on { $by }
answer-jester = can answer as another card
answer-saves = you lose nothing
answer-reduces = you lose only { $gems }

## Prompts while a card is dragged. $note is one of the notes on kingdoms, like "you take 3 gems".

drag-fortify = { CARD($card, form: "title") }: drop it in front of your kingdom.
drag-no = { CARD($card, form: "title") }: can't be played against { $on }.
drag-on = { CARD($card, form: "title") }: play it against { $on }.
drag-note = { CARD($card, form: "title") } against { $on }: { $note }.

## Refusals.

when-highwayman = Play the highwayman when troops have taken gems: it steals them on the road.
when-princess = Play the princess when a knight or a dragon attacks you.
when-executioner = Play the executioner when you're attacked, or when an archer is sent against yours.
when-traitor = Play the traitor when troops attack you.
plays-on-all = The { CARD($card, form: "bare") } affects all rivals at once: choose it and { TAP("tap", "click") } the middle.
plays-on-none = The { CARD($card, form: "bare") } needs no target: choose it and { TAP("tap", "click") } the middle.
not-there = You can't play the { CARD($card, form: "bare") } there.
not-here = You can't do that here.

# The rules of the game forbid it.
refused-attack-first = You're under attack. Answer it, or take the loss.
refused-road-first = First, steal the gems on the road or let them go.
refused-show-first = First, choose a card to show.
refused-take-first = First, take one of the cards shown.
refused-pay-first = First, pay the monk.
refused-discard-first = First, discard a card for the minstrel.
refused-draft-first = First, keep this card or give it away.
refused-not-now = You can't do that now.
refused-not-like-that = You can't play this card like that.
refused-not-held = You don't have { CARD($card, form: "a") }.
refused-too-few = You don't have that many { CARD($card, form: "many") }.
refused-chosen = You've already chosen your { CARD($card, form: "bare") }. Choose another card.
refused-not-fortification = Only castles, archers, and minstrels can fortify your kingdom.
refused-answer = You can't answer { CARD($attack, form: "a") } with { CARD($card, form: "a") }.
refused-only-executioner = Only an executioner can answer an archer.
refused-no-discard = You've played a card this turn, so you can't discard. End your turn.
refused-nothing-played = You haven't played anything yet this turn.
refused-end-turn = You've played a card this turn. End your turn instead.
refused-fortified = You've fortified this turn, so you can't attack.
refused-attacking = You've attacked this turn, so you can't fortify.
refused-after-special = You've played a special card, so you can't attack.
refused-special-alone = A special card has to be your only play this turn.
refused-archer-first = Your standing archer can be sent only as the first play of your turn.
refused-one-target = You can attack only one rival per turn.
refused-must-discard = If you play nothing, discard a card.
refused-start-draft = With fewer than { $count } cards, start a new draft instead of discarding.
refused-draft-instead = You have no cards, so start a new draft.
refused-too-many = You have too many cards for a new draft. Discard one instead.
refused-yourself = You can't attack yourself.
refused-no-gems = You can't attack a rival who has no gems.
refused-minstrel = The minstrel there stops every attack.
refused-archer = The archer there stops your { CARD($card, form: "bare") }. Attack with a ninja, or send an archer first.
refused-castle = The castle stops your { CARD($card, form: "bare") }. Play a ladder or a catapult first.
refused-no-archer = There's no archer there to fight.
refused-no-castle = There's no castle there.
refused-no-own-archer = You don't have a standing archer.
refused-one-of-each = You already have one of these in front of your kingdom.
refused-one-minstrel = You already have a minstrel in front of your kingdom.
refused-merchant-rival = Choose a rival for the merchant.
refused-merchant-cards = The merchant needs a rival with at least 2 cards.
refused-merchant-price = You can't afford the merchant: it costs { $gems }.
refused-no-rival-castle = No rival has a castle, so you can't play the monk.
refused-paying-cards = You're paying in cards. Choose the rest.
refused-pay-gems = You don't have enough gems. Pay in cards instead.
refused-pay-cards = You need { $cards } to pay in cards. Pay in gems instead.

## Buttons.

button-attack = Attack { $on }
button-use = Use against { $on }
button-trade = Trade with { $on }
button-fortify = Fortify
button-play = Play
button-answer = Answer
button-steal = Steal
button-show = Show card
button-pay = Pay card
button-discard = Discard
button-take = Take card
# These open a list of choices.
button-attack-choose = Attack…
button-play-choose = Play…
button-end-turn = End turn
button-redraft = New draft
# What the player loses without an answer.
button-accept = Accept
button-lose = Lose { $gems }
button-lose-fort = Lose { $gems } and { CARD($lost, form: "bare") }
button-lose-match = Lose the match
button-lose-archer = Lose archer
button-steal-gems = Steal { $gems }
button-steal-jester = Play jester
button-let-go =
    { $count ->
        [one] Let it go
       *[other] Let them go
    }
button-pay-gems = Pay { $gems }
button-keep = Keep card
button-give = Give to { $who }

## Lists of choices: their titles, and what is said beside a choice.

choose-role = Play the jester as
choose-purpose = How do you want to play the { CARD($card, form: "bare") }?
choose-attackers = Attack { $on } with how many?
choose-answers = Answer with how many?
cards = { CARD($cards, form: "number") }
strength = strength { $strength }
lose-nothing = you lose nothing
lose-gems = you lose { $gems }

## Notes on a rival's kingdom while a card is chosen, and beside a choice. They have to be short.

note-minstrel = minstrel blocks
note-archer = archer blocks
note-castle = castle blocks
note-no-gems = no gems
note-brings = gives you { $cards }
# An answer may leave fewer.
note-takes = take up to { $gems }
note-ladder = you pass the castle
note-catapult = you destroy the castle
note-catapult-both = you destroy both
note-archer-fight = you kill the archer

## Notes on a kingdom while something is under way there.

note-attacked = attacked
note-attacks = attacking
note-has-gems =
    { $count ->
        [one] { PERSON($who) ->
            [you] have the gem
           *[other] has the gem
        }
       *[other] { PERSON($who) ->
            [you] have the gems
           *[other] has the gems
        }
    }
note-may-steal = may steal
note-thinking = thinking…

## Hints.

answers = Possible answers: { CARD($cards, form: "bare") }.
fort-no-gems = This kingdom has no gems, so it can't be attacked.
fort-minstrel = The minstrel protects this kingdom from every attack.
fort-none = Troops, dragons, and ninjas can attack this kingdom.
fort-castle = Dragons and ninjas can attack it; troops need a ladder or a catapult first.
fort-archer = Only ninjas can attack it, unless you send an archer first.
fort-both = Only ninjas can attack it, unless you send an archer or a catapult first.

## The headline in the middle of the table.

headline-attack =
    { PERSON($by) ->
        [you] You attack { $on }
       *[other] { PERSON($on) ->
            [you] { $by } attacks you
           *[other] { $by } attacks { $on }
        }
    }
headline-turned =
    { PERSON($by) ->
        [you] You turn the attack on { $on }
       *[other] { PERSON($on) ->
            [you] { $by } turns the attack on you
           *[other] { $by } turns the attack on { $on }
        }
    }
headline-archer =
    { PERSON($by) ->
        [you] You send an archer against { $on }
       *[other] { PERSON($on) ->
            [you] { $by } sends an archer against you
           *[other] { $by } sends an archer against { $on }
        }
    }
headline-road =
    { PERSON($who) ->
        [you] { $gems } on the road to you
       *[other] { $gems } on the road to { $who }
    }
# Gems that a ninja or a dragon took, which no highwayman can steal.
headline-taken =
    { PERSON($who) ->
        [you] { $gems } for you
       *[other] { $gems } for { $who }
    }
# Gems that $who had lost and has stolen back.
headline-road-back =
    { PERSON($who) ->
        [you] { $gems } on the road back to you
       *[other] { $gems } on the road back to { $who }
    }
road-from =
    { PERSON($who) ->
        [you] Taken from you.
       *[other] Taken from { $who }.
    }
road-open =
    { $count ->
        [one] A highwayman can steal it.
       *[other] A highwayman can steal them.
    }
road-closed =
    { $card ->
        [ninja] Highwaymen can't steal from a ninja.
       *[dragon] Highwaymen can't steal from a dragon.
    }
headline-herald =
    { PERSON($who) ->
        [you] Cards shown to your herald
       *[other] Cards shown to { $who }'s herald
    }
headline-draft =
    { $count ->
        [one] Last card of the draft
       *[other] { $count } cards left to draft
    }
headline-turn =
    { PERSON($who) ->
        [you] Your turn
       *[other] { $who }'s turn
    }
playing-attack =
    { PERSON($on) ->
        [you] Attacking you
       *[other] Attacking { $on }
    }
playing-fortify = Fortifying
playing-special = Playing a special card
playing-round = Round { $round } of { $rounds }
drafted = { $who } has { $cards }.
drafted-nothing = { $who } has no cards.

## Kingdoms and piles for screen readers, and when they are looked at.

kingdom = { $name }, { $gems } of { $goal } gems.
kingdom-note = { $name }, { $note }, { $gems } of { $goal } gems.
kingdom-gained =
    { $since ->
        [deal] Up { $gems } since the deal.
       *[turn] Up { $gems } since your last turn.
    }
kingdom-lost =
    { $since ->
        [deal] Down { $gems } since the deal.
       *[turn] Down { $gems } since your last turn.
    }
kingdom-hand =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
kingdom-goal = { $gems } of the { $goal } gems needed to win.
kingdom-fort = Fortifications: { $cards }.
kingdom-open = No fortifications.
kingdom-level = Level: { $level }.
kingdom-known = You know that this hand holds { $cards }.
kingdom-exposed = Others know that you hold { $cards }.
pile =
    { $count ->
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
pile-draft =
    { $count ->
        [one] Draft, { $count } card left
       *[other] Draft, { $count } cards left
    }
discards =
    { $count ->
        [one] Discard pile, { $count } card, on top: { CARD($card, form: "bare") }
       *[other] Discard pile, { $count } cards, on top: { CARD($card, form: "bare") }
    }
discards-none = Discard pile, empty
discards-title = Discard pile ({ $count })
discards-order = Most recently discarded first.
pile-left =
    { $count ->
        [one] { $count } card left in the draw pile. When it runs out, the discard pile is shuffled into a new one.
       *[other] { $count } cards left in the draw pile. When it runs out, the discard pile is shuffled into a new one.
    }

## Cards for screen readers. In the player's hand, equal cards are one; $count says how many.

label-hand =
    { $count ->
        [one] { CARD($card, form: "title") }
       *[other] { CARD($card, form: "title") }, { $count } of them
    }
label-hand-playable =
    { $count ->
        [one] { CARD($card, form: "title") }, can be played
       *[other] { CARD($card, form: "title") }, { $count } of them, can be played
    }
label-hand-idle =
    { $count ->
        [one] { CARD($card, form: "title") }, can't be played now
       *[other] { CARD($card, form: "title") }, { $count } of them, can't be played now
    }
label-hand-chosen =
    { $count ->
        [one] { CARD($card, form: "title") }, chosen
       *[other] { CARD($card, form: "title") }, { $count } of them, chosen
    }
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, in front of your kingdom
       *[other] { CARD($card, form: "title") }, in front of { $who }'s kingdom
    }
label-fort-playable = { CARD($card, form: "title") }, in front of your kingdom, can be played
label-shown =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, shown by you
       *[other] { CARD($card, form: "title") }, shown by { $who }
    }
label-shown-playable = { CARD($card, form: "title") }, shown by { $who }, can be taken
label-attack = { CARD($card, form: "title") }, attacking
label-answer = { CARD($card, form: "title") }, just played
label-ladder = { CARD($card, form: "title") }, against a castle
label-looked = { CARD($card, form: "title") }, to keep or give away

## The log, and what is said while it happens.

heading-match = New match
heading-turn =
    { PERSON($who) ->
        [you] Round { $round }: you
       *[other] Round { $round }: { $who }
    }
say-turn =
    { PERSON($who) ->
        [you] Your turn.
       *[other] { $who }'s turn.
    }
log-minstrel-left =
    { PERSON($who) ->
        [you] The minstrel left your kingdom.
       *[other] The minstrel left { $who }'s kingdom.
    }
log-reshuffled = The discard pile was shuffled into a new draw pile.
log-drew =
    { PERSON($who) ->
        [you] You drew { $cards }.
       *[other] { $who } drew { $cards }.
    }
log-drew-none =
    { PERSON($who) ->
        [you] There was no card for you to draw.
       *[other] There was no card for { $who } to draw.
    }
log-fortified =
    { PERSON($who) ->
        [you] You fortified with { $cards }.
       *[other] { $who } fortified with { $cards }.
    }
log-played =
    { PERSON($who) ->
        [you] You played { $cards }.
       *[other] { $who } played { $cards }.
    }
log-played-on =
    { PERSON($who) ->
        [you] You played { $cards } on { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } played { $cards } on you.
           *[other] { $who } played { $cards } on { $on }.
        }
    }
log-discarded =
    { PERSON($who) ->
        [you] You discarded { $cards }.
       *[other] { $who } discarded { $cards }.
    }
say-must-discard =
    { PERSON($who) ->
        [you] You have to discard.
       *[other] { $who } has to discard.
    }
log-passed =
    { PERSON($who) ->
        [you] You had no cards and passed.
       *[other] { $who } had no cards and passed.
    }
log-ladders-left = Ladders are discarded at the end of the turn.
log-redrafted =
    { PERSON($who) ->
        [you] You started a new draft. All fortifications are discarded.
       *[other] { $who } started a new draft. All fortifications are discarded.
    }
log-nothing-else = You can't play anything, so a new draft begins. All fortifications are discarded.
log-draft =
    { PERSON($who) ->
        [you] A draft of { $cards } begins. You look first.
       *[other] A draft of { $cards } begins. { $who } looks first.
    }
say-looked =
    { PERSON($who) ->
        [you] You look at a card.
       *[other] { $who } looks at a card.
    }
log-kept =
    { PERSON($who) ->
        [you] You kept { $cards }.
       *[other] { $who } kept { $cards }.
    }
log-kept-unseen = { $who } kept the card.
log-given =
    { PERSON($who) ->
        [you] You gave { $to } { $cards }.
       *[other] { PERSON($to) ->
            [you] { $who } gave you { $cards }.
           *[other] { $who } gave { $to } { $cards }.
        }
    }
log-ladder =
    { PERSON($who) ->
        [you] You put { $cards } against { $on }'s castle.
       *[other] { PERSON($on) ->
            [you] { $who } put { $cards } against your castle.
           *[other] { $who } put { $cards } against { $on }'s castle.
        }
    }
log-sent =
    { PERSON($who) ->
        [you] You sent { $cards } against { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } sent { $cards } against you.
           *[other] { $who } sent { $cards } against { $on }.
        }
    }
log-sent-standing =
    { PERSON($who) ->
        [you] You sent your standing archer against { $on }.
       *[other] { PERSON($on) ->
            [you] { $who } sent a standing archer against you.
           *[other] { $who } sent a standing archer against { $on }.
        }
    }
# A fortification was lost: $lost is the castle or the archer.
log-lost-catapult =
    { PERSON($who) ->
        [you] { $by }'s catapult destroyed your { CARD($lost, form: "bare") }.
       *[other] { PERSON($by) ->
            [you] Your catapult destroyed { $who }'s { CARD($lost, form: "bare") }.
           *[other] { $by }'s catapult destroyed { $who }'s { CARD($lost, form: "bare") }.
        }
    }
log-lost-dragon =
    { PERSON($who) ->
        [you] { $by }'s dragon burned down your castle.
       *[other] { PERSON($by) ->
            [you] Your dragon burned down { $who }'s castle.
           *[other] { $by }'s dragon burned down { $who }'s castle.
        }
    }
log-lost-archer =
    { PERSON($who) ->
        [you] { $by }'s { CARD($card, form: "bare") } killed your archer.
       *[other] { PERSON($by) ->
            [you] Your { CARD($card, form: "bare") } killed { $who }'s archer.
           *[other] { $by }'s { CARD($card, form: "bare") } killed { $who }'s archer.
        }
    }
log-attacked =
    { PERSON($who) ->
        [you] You attacked { $on } with { $cards } (strength { $strength }).
       *[other] { PERSON($on) ->
            [you] { $who } attacked you with { $cards } (strength { $strength }).
           *[other] { $who } attacked { $on } with { $cards } (strength { $strength }).
        }
    }
log-answered =
    { PERSON($who) ->
        [you] You answered with { $cards }.
       *[other] { $who } answered with { $cards }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] You didn't answer.
       *[other] { $who } didn't answer.
    }
# The player held no card that answers the attack.
log-without-answer = You had no answer.
log-turned =
    { PERSON($on) ->
        [you] The traitor turned the attack on you.
       *[other] The traitor turned the attack on { $on }.
    }
log-stopped = The attack was stopped.
log-stopped-archer = The archer was stopped.
say-turn-over =
    { PERSON($who) ->
        [you] The attack was stopped, and your turn is over.
       *[other] The attack was stopped, and { $who }'s turn is over.
    }
say-turn-over-archer =
    { PERSON($who) ->
        [you] The archer was stopped, and your turn is over.
       *[other] The archer was stopped, and { $who }'s turn is over.
    }
log-held-off = The attack was held off. No gems were taken.
log-charmed =
    { PERSON($who) ->
        [you] The { CARD($card, form: "bare") } went to your hand.
       *[other] The { CARD($card, form: "bare") } went to { $who }'s hand.
    }
log-gems-taken =
    { PERSON($who) ->
        [you] You took { $gems } from { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } took { $gems } from you.
           *[other] { $who } took { $gems } from { $from }.
        }
    }
log-stole =
    { PERSON($who) ->
        [you] You stole { $gems } from { $from } with { $cards }.
       *[other] { PERSON($from) ->
            [you] { $who } stole { $gems } from you with { $cards }.
           *[other] { $who } stole { $gems } from { $from } with { $cards }.
        }
    }
say-let-go =
    { PERSON($who) ->
        [you] You let the gems go.
       *[other] { $who } let the gems go.
    }
log-gained =
    { PERSON($who) ->
        [you] You got away with { $gems }.
       *[other] { $who } got away with { $gems }.
    }
# A raid between others, in one sentence.
say-raided =
    { PERSON($from) ->
        [you] { $who } took { $gems } from you with { $with }.
       *[other] { $who } took { $gems } from { $from } with { $with }.
    }
say-decided =
    { PERSON($who) ->
        [you] You've chosen.
       *[other] { $who } has chosen.
    }
log-shown =
    { PERSON($who) ->
        [you] You showed { $cards }.
       *[other] { $who } showed { $cards }.
    }
# A card that was shown to a herald, gems, or cards were handed over.
log-took =
    { PERSON($who) ->
        [you] You took { $cards } from { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } took { $cards } from you.
           *[other] { $who } took { $cards } from { $from }.
        }
    }
log-paid =
    { PERSON($who) ->
        [you] You paid { $to } { $gems }.
       *[other] { PERSON($to) ->
            [you] { $who } paid you { $gems }.
           *[other] { $who } paid { $to } { $gems }.
        }
    }
log-got =
    { PERSON($who) ->
        [you] You got { $cards } from { $from }.
       *[other] { PERSON($from) ->
            [you] { $who } got { $cards } from you.
           *[other] { $who } got { $cards } from { $from }.
        }
    }

## The whole rule of a card. Every line is a sentence or two of its own.

rule =
    { $card ->
        [peasant]
            Strength 1. Attacks, or answers an attack by troops.
            You can play any number of peasants together, in an attack or an answer. Each adds strength 1.
        [soldier]
            Strength 2. Attacks, or answers an attack by troops.
            The answer's strength is subtracted. The attack takes 1 gem for each point left.
        [knight]
            Strength 3. Attacks, or answers an attack by troops.
            The answer's strength is subtracted. The attack takes 1 gem for each point left.
        [king]
            Strength 4. Attacks, or answers an attack by troops.
            The answer's strength is subtracted. The attack takes 1 gem for each point left.
        [castle]
            Stands in front of your kingdom and keeps troops out.
            Troops can climb it with a ladder, ninjas get past it, and a catapult or a dragon destroys it.
        [archer]
            Stands in front of your kingdom and keeps out everything but ninjas. A ninja that isn't stopped kills it.
            You can also send it against a rival's archer before you attack: both are discarded. Your standing archer can do this, too, as the first play of your turn.
            Only an executioner stops it: you lose your archer, your rival's stays, and your turn ends.
        [minstrel]
            Stands in front of your kingdom: nothing can attack you until your next turn starts. Then it is discarded.
            You can also answer any attack with it: the attack is discarded, the attacker's turn ends, and the minstrel stays in front of your kingdom.
        [ladder]
            Play it before you attack a rival with a castle and no archer: your troops can climb the castle this turn. The castle stays.
        [catapult]
            Play it before you attack a rival with a castle: it destroys the castle, and the archer too.
        [ninja]
            Takes 2 gems past any castle or archer, and kills the archer. Highwaymen can't steal these gems.
            Only an executioner or a minstrel stops it.
        [dragon]
            Takes 2 gems and burns the castle. Highwaymen can't steal these gems. An archer keeps it out.
            Only an executioner, a minstrel, or a princess stops it.
        [highwayman]
            Steals gems on the road: gems that troops have just taken from anyone. Another highwayman can steal them again.
        [princess]
            Answers a knight or a dragon: you take that card into your hand. The attacker may go on.
        [executioner]
            Answers any attack: the attack is discarded, and the attacker's turn ends.
            Also answers an archer sent against yours: that archer is discarded, yours stays, and the turn ends.
        [traitor]
            Answers troops: they turn on the attacker, past any castle or archer. The attacker may answer, even with another traitor.
        [herald]
            Every rival chooses a card to show. You take one of them, and your turn ends.
        [merchant]
            Give { $gems } to a rival with at least 2 cards, and take half of that rival's cards without looking (rounded down). They can't refuse. Your turn ends.
        [monk]
            Every rival with a castle pays you { $gems } or { $cards }, whichever they prefer. Your turn ends.
       *[jester]
            Plays as any other card you choose, and follows that card's rules.
    }
# With two players.
rule-two =
    { $card ->
        [minstrel]
            When you play it, your rival discards 2 cards. It doesn't protect your kingdom.
            You can also answer any attack with it: your rival still discards 2 cards, the attack is stopped, and the attacker's turn ends.
        [herald]
            Your rival chooses 2 cards to show. You take one of them, and your turn ends.
        [merchant]
            Give your rival { $gems }, and take half of their cards without looking (rounded down). They need at least 2 cards and can't refuse. Your turn ends.
       *[monk]
            If your rival has a castle, they pay you { $gems } or { $cards }, whichever they prefer. Your turn ends.
    }
rule-jester = This is a jester played as that card. Back in a hand or a pile, it's just a jester again.

## The guide.

guide-line = Take your rivals' gems, and guard your own with castles, archers, and bluffs.
# The rules in brief.
guide-brief-goal = Be the first player with 10 gems. With two players, take all 12.
guide-brief-turn = Draw 2 cards (with two players, you draft cards instead). Then attack, fortify, or play a special card.
guide-brief-watch = When you're attacked, answer with the right card, or you lose gems.
# The parts of the table, in a numbered list.
guide-part-rival = A rival's kingdom, with its gems and cards
guide-part-forts = Fortifications: they stop most attacks
guide-part-piles = Draw pile and discard pile
guide-part-attack = The attack
guide-part-answer = The answer to it
guide-part-kingdom = Your kingdom and your gems
guide-part-hand = Your hand
guide-goal-title = Goal
guide-goal = Everyone starts with 5 gems and 2 cards. The first player with 10 gems wins. Nobody is ever out: even without gems or cards you keep playing, and you can still win. With two players, some rules are different: see “Two players” below.
guide-turn-title = Your turn
guide-turn = Draw 2 cards (just 1 on the very first turn of the match). Then do one of three things: attack a rival, fortify your kingdom, or play a special card. If you play nothing, discard a card.
guide-attack-title = Attacking
guide-attack =
    Your troops are peasants (strength 1), soldiers (2), knights (3), and kings (4). Send one card against a rival who has gems, or any number of peasants together. The attack takes as many gems as its strength, minus the strength of the rival's answer. A dragon or a ninja takes 2 gems, and troops can't answer it.

    If no gems change hands, you can attack the same rival again. Once they do, your turn is over.
guide-walls-title = Getting past fortifications
guide-walls =
    Castle: keeps troops out. Play a ladder first, and your troops can climb it this turn. A catapult destroys it, and the archer with it. A dragon burns it.

    Archer: keeps out everything but ninjas. Send your own archer against it first, from your hand or, as the first play of your turn, from your kingdom. Both are discarded.

    Minstrel: keeps everything out.

    Ladders, catapults, and archers take no gems, so you can attack afterward. Only an executioner can stop your archer: it's discarded, and your turn ends. A dragon burns the castle, and a ninja kills the archer, only if the attack isn't stopped.
guide-fortify-title = Fortifying
guide-fortify = Play any number of castles, archers, and minstrels, but have no more than one of each in front of your kingdom. A minstrel leaves when your next turn starts.
guide-special-title = Special cards and the jester
guide-special =
    Herald: every rival chooses a card to show, and you take one of them.

    Merchant: give 1 gem to a rival with at least 2 cards, and take half of that rival's cards without looking (rounded down).

    Monk: every rival with a castle pays you 1 gem or 2 cards, whichever they prefer.

    Nothing stops a special card, and it ends your turn. The jester plays as any other card and follows its rules.
guide-answers-title = When you're attacked
guide-answers =
    You can answer with one card, or with any number of peasants.

    Troops: subtract their strength from attacking troops.

    Princess: takes the attacking knight or dragon into your hand.

    Traitor: turns troops on the attacker, past all fortifications. The attacker can answer them.

    Executioner: stops any attack, and even an archer sent against yours. The turn ends.

    Minstrel: stops any attack and stays in front of your kingdom. The turn ends.
guide-road-title = Gems on the road
guide-road = When troops take gems, the gems are on the road for a moment. Any player but the one who took them can steal them all with a highwayman, and another highwayman can steal them again. If nobody does, they arrive. Gems taken by a dragon or a ninja can't be stolen.
guide-two-title = Two players
guide-two =
    Goal: you each start with 6 gems. Take all 12 to win.

    Draft: instead of drawing cards, each draft deals out 15 cards between you. Look at the top card. If you keep it, it's your rival's turn to look. If you give it to your rival, look at the next one. The player who gets the last card plays first.

    Your turn: if you play nothing, discard a card. With 3 cards or fewer, start a new draft instead; all fortifications are discarded.

    Herald: your rival shows 2 cards. Merchant: costs 2 gems. Monk: your rival pays 2 gems or 3 cards.

    Minstrel: doesn't protect your kingdom. Whenever you play it, your rival discards 2 cards. As an answer, it also stops the attack and ends the turn.
guide-cards-title = All cards
guide-cards = There are 95 cards. The number next to a name is how many there are of that kind.
guide-end-title = End of the match
guide-end = If nobody has won after 60 rounds (120 with two players), the player with the most gems wins; tied players share the win. When the draw pile runs out, the discard pile is shuffled into a new one. With three or more players, the winner of a match starts the rematch. The house rule { $rule } asks for 12 gems instead of 10.
guide-table-title = Controls
guide-table =
    { TAP("Tap", "Click") } a card and then the kingdom to play it against, or your own kingdom to fortify, or drag it there. Kingdoms you can choose are highlighted; with hints on, they show what would happen. If there's more to decide, like how many peasants to send, you're asked. To send the archer in front of your kingdom, { TAP("tap", "click") } your kingdom first. { TAP("Tap", "Click") } the discard pile or a kingdom for details. Hold or right-click a card to read its rules.

    On a keyboard, move with the arrow keys, choose with Enter, press buttons with the number keys, and put a card down with Backspace. H gives a hint, S tells you the score, L opens the log, F1 opens these rules, and Escape goes back.

# What a card does; $copies is how many there are.
guide-card-name = { CARD($card, form: "title") } ×{ $copies }
guide-card =
    { $card ->
        [peasant] Troops, strength 1. Any number together.
        [soldier] Troops, strength 2.
        [knight] Troops, strength 3.
        [king] Troops, strength 4.
        [castle] In front of your kingdom: keeps troops out.
        [archer] In front of your kingdom: lets only ninjas past. Or kills a rival's archer.
        [minstrel] In front of your kingdom: stops every attack until your next turn. As an answer: stops any attack.
        [ladder] Your troops can climb a castle this turn.
        [catapult] Destroys a castle, and the archer with it.
        [ninja] Takes 2 gems past a castle or archer, and kills the archer.
        [dragon] Takes 2 gems and burns the castle. An archer keeps it out.
        [highwayman] Steals gems on the road.
        [princess] Answers a knight or a dragon: you take that card.
        [executioner] Answers any attack, or an archer sent against yours. The turn ends.
        [traitor] Answers troops: they turn on the attacker.
        [herald] Every rival shows a card; take one of them.
        [merchant] For 1 gem, take half of a rival's cards without looking.
        [monk] Every rival with a castle pays you 1 gem or 2 cards.
       *[jester] Plays as any other card.
    }
# What a card does, printed on its face: at most about 55 letters.
guide-card-short =
    { $card ->
        [castle] Keeps troops out.
        [archer] Lets only ninjas past. Or kills a rival's archer.
        [minstrel] Stops every attack until your next turn, or one right now.
        [ninja] Takes 2 gems past castle and archer.
        [dragon] Takes 2 gems and burns the castle.
        [executioner] Answers any attack. The turn ends.
        [princess] Answers a knight or a dragon, and takes it.
        [merchant] For 1 gem, take half of a rival's cards.
        [monk] Rivals with a castle pay 1 gem or 2 cards.
       *[other] { guide-card }
    }

# Under two cards: the first attacks, the second answers.
guide-example-takes =
    { $count ->
        [0] takes nothing
       *[other] takes { $gems }
    }
guide-example-less = 3 minus 1.
guide-example-even = You can attack again.
guide-example-more = The rest is wasted.

# The rows of a table: what can be sent against these fortifications.
guide-no-walls = None
guide-walls-none = No fortifications: troops, dragons, and ninjas can attack.
guide-walls-castle = Castle: dragons and ninjas can attack, troops only with a ladder. You can play ladders and catapults.
guide-walls-archer = Archer: only ninjas can attack. You can send an archer.
guide-walls-both = Castle and archer: only ninjas can attack. You can send an archer or a catapult.
guide-walls-minstrel = Minstrel: nothing can attack.

# The rows of a table: what can answer which attacks.
guide-answer-row = { CARD($card, form: "title") }, can answer: { CARD($cards, form: "bare") }.
# What the picture of a soldier stands for in that table.
guide-soldier = Soldier, troops

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = First to { $gems } wins.
goal-all = Take all { $gems } to win.
goal-danger =
    { PERSON($who) ->
        [you] You can win with one attack.
       *[other] { $who } can win with one attack.
    }
goal-danger-many =
    { $count ->
        [one] { $count } rival can win with one attack.
       *[other] { $count } rivals can win with one attack.
    }

## Hints from the computer: what to do, and then why.

# $does is the label of a button, like "Attack Berit"; $cards is a list like "2 peasants".
hint-cards = { $does } ({ $cards }).
hint-card = { $does } ({ CARD($card, form: "bare") }).
hint-button = { $does }.
hint-accept = Don't answer.
hint-wins = It can win you the match.
hint-takes = It takes { $gems } unless it's answered.
hint-takes-leader = It takes { $gems } from the leader.
hint-opens = It clears the way to attack.
hint-guards =
    { $card ->
        [castle] It keeps troops away from your gems.
        [archer] It keeps everyone but ninjas away from your gems.
       *[other] Nothing can attack you until your next turn.
    }
hint-rival-discards = { $who } has to discard 2 cards.
hint-takes-cards = You get { $cards }.
hint-chooses = You take one of the cards shown.
hint-taxes =
    { $count ->
        [one] { $count } rival has a castle and has to pay you.
       *[other] { $count } rivals have castles and have to pay you.
    }
hint-stops-win = Otherwise, { $who } wins.
hint-saves = It saves you { $gems }.
hint-turns = It turns the attack on { $who }.
hint-captures = The attacking card goes to your hand.
hint-saves-archer = It saves your archer.
hint-nothing-to-lose = You have nothing to lose.
hint-keeps-answers = You keep the cards that could answer.
hint-steals = You steal { $gems }.
hint-keeps-highwayman = You keep your highwayman for later.
hint-least = It's the card you need least.
hint-most = No other card shown is more useful.
hint-keeps-cards = You keep your cards.
hint-defense =
    { $count ->
        [one] You keep a card that can answer attacks.
       *[other] You keep { $count } cards that can answer attacks.
    }
hint-good-draft = Most of the unseen cards are no better.
hint-poor-draft = Most of the unseen cards are better.
hint-not-for-rival = Otherwise, { $who } gets it.
hint-next-card = You look at the next card instead.
hint-new-cards = The draft brings you new cards.

## Headlines of events that matter, shown large for a moment: a few words, no period

# You take gems from $from, or $who takes them from you.
headline-gems =
    { PERSON($who) ->
        [you] You win { $gems } from { $from }!
       *[other] { $who } takes { $gems } from you
    }
# A highwayman takes gems that an attacker has just taken.
headline-robbery = Highway robbery!
# A traitor turns an attack.
headline-treason = Treason!
headline-held =
    { PERSON($who) ->
        [you] You hold off the attack!
       *[other] { $who } holds off your attack
    }
# The player loses the castle or the archer in front of the kingdom.
headline-lost =
    { $lost ->
        [archer] Your archer falls
       *[castle] Your castle falls
    }
# An attack that would have won the match for $who is stopped.
headline-no-win =
    { PERSON($who) ->
        [you] Victory slips away
       *[other] No victory for { $who }!
    }
