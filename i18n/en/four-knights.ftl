### Texts of the table of Four Knights.
### Terms: hand, battle, field, Stockade, stand-off, answer (play a card that beats the newest one),
### yield, trade (swap a card with the Stockade).

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
prompt-swap-slot = Tap a Stockade card to trade the { CARD($card, form: "bare") } for it.
prompt-swap-key = Press Enter to leave the { CARD($card, form: "bare") } in this slot.
prompt-swap-first = Choose a card from your hand first.
prompt-swap-rival = { $rival } may trade a card with the Stockade.
prompt-open = Choose a card to open the battle. Both of you reveal at once.
prompt-stand-off = Stand-off. Choose another card.
prompt-open-rival = { $rival } is choosing a card.
prompt-answer = Beat the { CARD($card, form: "bare") }, or you lose the field.
prompt-answer-rival = { $rival } has to beat your card.
prompt-forfeit = You lost this battle. Add one card to the field.
prompt-forfeit-rival = { $rival } adds a card to the field.
prompt-play = Tap the { CARD($card, form: "bare") } again to play it.
prompt-play-key = Press Enter to play the { CARD($card, form: "bare") }.
prompt-add = Tap the { CARD($card, form: "bare") } again to add it.
prompt-add-key = Press Enter to add the { CARD($card, form: "bare") }.
prompt-over = { $summary }. This is the last battle. Hold or right-click a pile to see its cards.

## What happened, in the log and while it is shown.

log-opened = You opened with { CARD($mine, form: "short") }, { $rival } with { CARD($theirs, form: "short") }.
log-stand-off = Stand-off.
log-answered =
    { PERSON($who) ->
        [you] You answered with { CARD($card, form: "short") }.
       *[other] { $who } answered with { CARD($card, form: "short") }.
    }
log-no-answer =
    { PERSON($who) ->
        [you] You had no answer.
       *[other] { $who } had no answer.
    }
log-yielded =
    { PERSON($who) ->
        [you] You yielded the battle.
       *[other] { $who } yielded the battle.
    }
log-added =
    { PERSON($who) ->
        [you] You added { CARD($card, form: "short") } to the field.
       *[other] { $who } added { CARD($card, form: "short") } to the field.
    }
log-captured =
    { PERSON($who) ->
        [you] You won the field: { $points }.
       *[other] { $who } won the field: { $points }.
    }
log-took-back = Both hands are empty, so both of you take your cards back.
log-hand = Hand { $hand }: you { $mine }, { $rival } { $theirs }.
log-traded = You left { CARD($gave, form: "short") } in slot { $slot } and took { CARD($took, form: "short") }.
log-traded-rival = { $rival } traded a card with slot { $slot }.
log-kept =
    { PERSON($who) ->
        [you] You kept your hand.
       *[other] { $who } kept their hand.
    }
log-draw = The match is a draw.

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
badge = { $name }: { $points }; by hand { $hands }
badge-note = { $name }, { $note }: { $points }; by hand { $hands }
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
pile-points = Points by hand: { $hands }.
slot-title = Stockade, slot { $slot }
slot-mine = You left the { CARD($card, form: "bare") } here.
slot-rival = { $rival } left a card here that you haven't seen.
slot-unseen = Nobody has seen this card.
# On the back of the card that the player left in the slot.
slot-mark = { $slot }: { CARD($card, form: "short") }
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
refused-must-add = You lost this battle. Add one card to the field.
refused-not-loser = Only the loser of a battle adds a card.
refused-no-such-slot = The Stockade has slots 1 to { $slots }.
refused-must-trade = Trade a card with the Stockade or keep your hand first.
refused-no-trade = You can only trade before a hand, after winning fewer cards than your opponent.
refused-over = The match is over.
