### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade), partner suits (of the same color).

title = Hand { $hand } of { $hands }
keep-hand = Keep hand
yield-battle = Yield
yield-title = Yield this battle?
yield-text = You still have a card that beats theirs.

# $points is a number with a half, like 5½; $halves is twice that.
points =
    { $halves ->
        [1] { $points } point
        [2] { $points } point
       *[other] { $points } points
    }

## Summary, for lists of matches. $mine and $theirs are points.

summary-over-won = Match over: you won { $mine } to { $theirs }
summary-over-lost = Match over: you lost { $mine } to { $theirs }
summary-over-draw = Match over: draw, { $mine } each
summary-ahead = Hand { $hand } of { $hands }, you lead { $mine } to { $theirs }
summary-behind = Hand { $hand } of { $hands }, you trail { $mine } to { $theirs }
summary-even = Hand { $hand } of { $hands }, tied at { $mine }

## Prompts. $rival is the opponent.

prompt-swap = Trade one card with the Stockade, or keep your hand.
prompt-swap-slot = { TAP("Tap", "Click") } a Stockade card to trade the { CARD($card, form: "bare") } for it.
prompt-swap-key = Press Enter to trade the { CARD($card, form: "bare") } for this Stockade card.
prompt-swap-first = Choose a card from your hand first.
prompt-swap-rival = { $rival } may trade a card with the Stockade.
prompt-open = Choose a card to open with. You both reveal at once.
prompt-stand-off = Stand-off. Choose another card.
prompt-open-rival = { $rival } is choosing a card.
prompt-answer = Beat the { CARD($card, form: "bare") }, or you lose the field.
prompt-answer-rival = { $rival } has to beat the { CARD($card, form: "bare") }.
prompt-forfeit = You lose this battle. Add the card you need least.
prompt-forfeit-rival = { $rival } played fewer cards and loses one more.
prompt-play = { TAP("Tap", "Click") } the field to play the { CARD($card, form: "bare") }.
prompt-play-key = Press Enter to play the { CARD($card, form: "bare") }.
prompt-add = { TAP("Tap", "Click") } the field to add the { CARD($card, form: "bare") }.
prompt-add-key = Press Enter to add the { CARD($card, form: "bare") }.
prompt-over = { $summary }. Hold or right-click a pile to see its cards.

## What happened, in the log and while it is shown.

log-opened =
    { PERSON($me) ->
        [you] You open with { CARD($mine, form: "short") }, { $rival } with { CARD($theirs, form: "short") }.
       *[other] { $me } opens with { CARD($mine, form: "short") }, { $rival } with { CARD($theirs, form: "short") }.
    }
log-stand-off = Stand-off: neither card beats the other.
log-answered =
    { PERSON($who) ->
        [you] You answer with { CARD($card, form: "short") }.
       *[other] { $who } answers with { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] You can't beat { CARD($card, form: "short") } and lose the battle.
       *[other] { $who } can't beat { CARD($card, form: "short") } and loses the battle.
    }
log-yielded =
    { PERSON($who) ->
        [you] You yield the battle.
       *[other] { $who } yields the battle.
    }
log-added =
    { PERSON($who) ->
        [you] You played one card fewer, so you lose { CARD($card, form: "short") }, too.
       *[other] { $who } played one card fewer and loses { CARD($card, form: "short") }, too.
    }
log-captured =
    { PERSON($who) ->
        [you] You win all cards on the field: { $points }.
       *[other] { $who } wins all cards on the field: { $points }.
    }
log-captured-match =
    { PERSON($who) ->
        [you] You win all cards on the field: { $points }. That wins you the match!
       *[other] { $who } wins all cards on the field: { $points }. That wins { $who } the match.
    }
log-took-back = Both hands are empty, so both players take their cards back.
log-hand =
    { PERSON($me) ->
        [you] Hand { $hand }: you { $mine }, { $rival } { $theirs }.
       *[other] Hand { $hand }: { $me } { $mine }, { $rival } { $theirs }.
    }
log-traded = You leave { CARD($gave, form: "short") } in slot { $slot } and take { CARD($took, form: "short") }.
log-traded-rival = { $rival } trades a card with the Stockade (slot { $slot }).
log-kept =
    { PERSON($who) ->
        [you] You don't trade with the Stockade.
       *[other] { $who } doesn't trade with the Stockade.
    }
log-draw = The match is a draw.
# What decided the match.
result-hand = Hand { $hand } brought the largest lead: { $won } to { $lost }.
# The result of a hand, and who can trade after it.
hand-won =
    { PERSON($who) ->
        [you] You win hand { $hand }
       *[other] { $who } wins hand { $hand }
    }
hand-tied = Hand { $hand } is tied
hand-trade =
    { PERSON($who) ->
        [you] You won fewer cards, so you can trade a card with the Stockade.
       *[other] { $who } won fewer cards and can trade a card with the Stockade.
    }

## What is said while it is shown, but not kept in the log.

say-committed =
    { PERSON($who) ->
        [you] Your card is face down.
       *[other] { $who } has chosen a card.
    }
say-pressed =
    { PERSON($who) ->
        [you] Your card is beaten.
       *[other] { $who }'s card is beaten.
    }

heading-hand = Hand { $hand }

## Players and piles.

note-cards =
    { $count ->
        [one] { $level }, { $count } card
       *[other] { $level }, { $count } cards
    }
note-thinking = { $level }, thinking…
# A player's badge for screen readers; $hands is a list of points.
badge = { $name }: { $points }; per hand { $hands }
badge-note = { $name }, { $note }: { $points }; per hand { $hands }
# What a field brings; $points is a number.
award = +{ $points }
pile =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You won { $count } card
               *[other] You won { $count } cards
            }
       *[other]
            { $count ->
                [one] { $who } won { $count } card
               *[other] { $who } won { $count } cards
            }
    }
pile-points = Points per hand: { $hands }.
slot-title = Stockade, slot { $slot }
slot-mine = You left the { CARD($card, form: "bare") } here.
slot-rival = { $rival } left a card here that you haven't seen.
slot-unseen = Nobody has seen this card.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
# The score between hands, as a headline.
banner-score =
    { PERSON($me) ->
        [you] You { $mine } : { $theirs } { $rival }
       *[other] { $me } { $mine } : { $theirs } { $rival }
    }
banner-tied = A tie, so nobody trades with the Stockade.
banner-took = You took the { CARD($card, form: "bare") } from slot { $slot }.

## Cards for screen readers.

label-trade = { CARD($card, form: "title") }, can be traded
label-play = { CARD($card, form: "title") }, can be played
label-add = { CARD($card, form: "title") }, can be added to the field
label-not-now = { CARD($card, form: "title") }, can't be played now
label-hidden = Face-down card
label-field =
    { $mine ->
        [yes] { CARD($card, form: "title") }, on the field, yours, number { $number }
       *[no] { CARD($card, form: "title") }, on the field, your opponent's, number { $number }
    }
label-field-hidden =
    { $mine ->
        [yes] Face-down card, on the field, yours, number { $number }
       *[no] Face-down card, on the field, your opponent's, number { $number }
    }
label-field-of = { CARD($card, form: "title") }, on the field, played by { $name }, number { $number }
label-field-hidden-of = Face-down card, on the field, played by { $name }, number { $number }
label-slot = Stockade, slot { $slot } of { $slots }, face down
label-slot-mine = Stockade, slot { $slot } of { $slots }: the { CARD($card, form: "bare") } you left

## What a card can do.

beats-suit = Beats any { CARD($suit, form: "one") }, whatever its rank.
beats-suit-and-red = Beats any { CARD($suit, form: "one") }, and lower hearts and diamonds.
beats-suit-and-black = Beats any { CARD($suit, form: "one") }, and lower clubs and spades.
loses-to-suit = Loses to any { CARD($suit, form: "one") }.
loses-to-suit-and-red = Loses to any { CARD($suit, form: "one") }, and to higher hearts and diamonds.
loses-to-suit-and-black = Loses to any { CARD($suit, form: "one") }, and to higher clubs and spades.
beats-card = It beats the { CARD($card, form: "bare") }.
loses-to-card = It loses to the { CARD($card, form: "bare") }.
ties-card = Neither this card nor the { CARD($card, form: "bare") } beats the other.

## Why an action is not allowed.

refused-not-in-hand = You don't have the { CARD($card, form: "bare") }.
refused-nobody-pressed = No card is beaten yet. Open the battle with a face-down card.
refused-does-not-beat = The { CARD($card, form: "bare") } doesn't beat the { CARD($newest, form: "bare") }.
refused-may-not-yield = You have a card that beats theirs, so you have to play one.
refused-must-answer = Your card is beaten. Answer with one that beats theirs.
refused-not-pressed = You can only yield when your card is beaten.
refused-must-add = You lost this battle with one card fewer. Add a card to the field.
refused-not-loser = Only the loser of a battle adds a card.
refused-no-such-slot = The Stockade has slots 1 to { $slots }.
refused-must-trade = Trade a card with the Stockade or keep your hand first.
refused-no-trade = You can only trade before a hand, and only if you won fewer cards than your opponent in the last one.
refused-over = The match is over.

## How to play.

guide-line = Beat your opponent's newest card every time. If you can't, you lose the battle.
# The rules in brief.
guide-brief-goal = Win the most points in four hands. Each card you win in battle is worth half a point.
guide-brief-turn = Beat your opponent's newest card: with the suit that beats its suit, or with a higher card of its own or its partner suit.
guide-brief-watch = If you can't beat it, you lose the battle, and your opponent wins every card on the field.
# The parts of the table, in a numbered list.
guide-part-rival = Your opponent's hand
guide-part-field = The field: your opponent's cards above, yours below
guide-part-beaten = The card you have to beat
guide-part-circle = Each suit beats the next one
guide-part-stockade = The Stockade: four cards nobody has seen
guide-part-hand = Your hand
guide-goal-title = Goal
guide-goal = Win cards in battle over four hands. Each card you win is worth half a point. After the fourth hand, the higher total wins. Equal totals are a draw.
guide-opening-title = Opening a battle
guide-opening = You and your opponent each choose a card, and you reveal them together. If one card beats the other, the player whose card is beaten must answer. If neither does, it's a stand-off: you both play another card in the same way, and the new pair decides. If a stand-off leaves both hands empty, you each take back the cards you played.
guide-beats-title = Which card beats which
guide-beats = The suits beat each other in a circle, whatever the ranks: even the two of hearts beats the ace of spades. Hearts and diamonds are partner suits, and so are clubs and spades. Between two cards of the same suit or of partner suits, the higher rank wins, and aces are high. If their ranks are equal, neither card beats the other.
guide-answering-title = Answering
guide-answering = If your newest card is beaten, you must answer: play a card that beats your opponent's newest card. Then your opponent must answer, and so on. You choose which card to answer with, but if you can answer, you must, unless the house rule Yielding is on.
guide-losing-title = Losing the field
guide-losing =
    If you can't answer, you lose the battle. If the field then has an odd number of cards, you add one more from your hand, any card you like. Your opponent wins every card on the field.

    With the house rule Yielding, you can also give up a battle that you could answer. You lose it in the same way.
guide-hands-title = Four hands
guide-hands = Battles continue until both hands are empty. Then each player gets six new cards. A hand is worth 6 points in all, and the deck lasts for four hands.
guide-stockade-title = The Stockade
guide-stockade = Four cards lie face down beside the field, and nobody has seen them. Before the second, third, and fourth hand, the player who won fewer cards in the last hand can trade one card for one of these without looking first. The card traded away stays there, face down, and only that player knows it. If you both won the same number of cards, nobody trades.
guide-table-title = Controls
guide-table =
    { TAP("Tap", "Click") } a card to pick it up, then { TAP("tap", "click") } the field to play it, or drag it there. When you have to answer, the cards that can do it are highlighted. Hold or right-click a card to see what it beats, a Stockade slot to see who left a card there, or a pile to see its cards.

    On a keyboard, move with the arrow keys, play with Enter, and press buttons with the number keys. H gives a hint, S tells you the score, L opens the log, F1 opens these rules, and Escape goes back.
# The suits stand in a row, and the first again at its end.
guide-cycle = Hearts beat spades, spades beat diamonds, diamonds beat clubs, and clubs beat hearts

## Examples in the guide: short texts between or under the pictures of two cards.

# The left card beats the right one.
guide-verdict-beats = beats
# Neither beats the other.
guide-verdict-stand-off = stand-off
guide-hearts-spades = Hearts beat spades.
guide-diamonds-clubs = Diamonds beat clubs.
guide-partners = Partner suits: the higher rank wins.
guide-equal = Partner suits with equal ranks.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Most points after { $hands } hands wins.
goal-danger =
    { PERSON($who) ->
        [you] You can win the match with this battle.
       *[other] { $who } can win the match with this battle.
    }
goal-danger-both = This battle can decide the match.

## Hints: what to do, and then why.

hint-play = Play { CARD($card, form: "short") }.
hint-add = Add { CARD($card, form: "short") } to the field.
hint-trade = Trade { CARD($card, form: "short") } with slot { $slot }.
hint-keep = Keep your hand.
hint-yield = Yield the battle.
hint-unbeatable = { $rival } can't beat it.
hint-hard-to-beat =
    { $often ->
        [usually] { $rival } usually can't beat it.
       *[always] { $rival } can almost never beat it.
    }
hint-enough = It's enough, and you keep { CARD($card, form: "short") }.
hint-few-beat =
    { $count ->
        [one] Only { $count } of the { $of } cards { $rival } may hold beats it.
       *[other] Only { $count } of the { $of } cards { $rival } may hold beat it.
    }
hint-strong = It beats { $count } of the { $of } cards { $rival } may hold.
hint-saves = You keep { CARD($card, form: "short") } for an answer.
hint-harder = It's harder to beat than { CARD($card, form: "short") }.
hint-keeps-stronger = You keep your stronger cards.
hint-weakest = It's your weakest card.
hint-recovers = You get { CARD($card, form: "short") } back.
hint-below-average = An average card is stronger.
hint-good-hand = None of your cards is below average.

## Headlines of events that matter, shown large for a moment: a few words, no period

# $count is 8 or more.
headline-field =
    { PERSON($who) ->
        [you] You take { $count } cards!
       *[other] { $who } takes { $count } cards
    }
# All cards of a hand.
headline-sweep =
    { PERSON($who) ->
        [you] Every card is yours!
       *[other] { $who } takes every card
    }
