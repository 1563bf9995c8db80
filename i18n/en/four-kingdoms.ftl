### The table of Four Kingdoms, a solitaire.
### Terms: deal (a shuffle; deals have numbers), stock (the face-down pile), waste (where its cards are
### dealt to), free land (one of the seven piles of the tableau), run (cards of one suit, each one higher
### than the card under it), kingdom (the places of a suit: castle with king, queen and jack, tower,
### subjects, dungeon, guest chamber), home (where a card ends up: every place of its kingdom but the guest
### chamber), hint, solution (moves that win), winnable, with help (played with what looks at hidden cards).

# The heading of the table: moves and time, like "12 moves  1:05".
title =
    { $count ->
        [one] { $count } move  { $time }
       *[other] { $count } moves  { $time }
    }
summary =
    { $stock ->
        [0] { $home } of 52 cards home, stock empty
       *[other] { $home } of 52 cards home, { $stock } in the stock
    }

## Buttons and commands.

redo = Redo
hint = Hint
deal-card = Deal a card
finish = Finish
show-waste = Show waste
check-winnable = Still winnable?
show-solution = Show solution
restart = Restart
new-deal = New deal…
# Shows what can be done when no useful moves are left.
options = See options
keep-looking = Keep looking
rewind = Rewind to a winnable position
# On the result of a deal.
again = New deal

## The menu.

menu-title = This deal
# Above "Still winnable?" and "Show solution".
counts-as-help = These options look at hidden cards, so the deal counts as played with help.
rewind-counts-as-help = Rewinding looks at hidden cards, so the deal counts as played with help.

## Questions.

restart-title = Restart this deal?
restart-text = All cards go back to where they started. You can undo this.
hopeless-title = This deal can't be won
hopeless-text = Restart it anyway?

## Prompts.

prompt-start = Build up in suit, and send every card home.
prompt-start-daily = Daily deal for { $day }. Build up in suit, and send every card home.
prompt-home =
    { $home ->
        [one] { $home } of 52 cards is home.
       *[other] { $home } of 52 cards are home.
    }
# After a move that sent cards home because nothing else needs them.
prompt-automatic =
    { $count ->
        [one] { $count } card went home automatically.
       *[other] { $count } cards went home automatically.
    }
prompt-where = Choose a place for { $card }.
prompt-stuck = No useful moves left.
prompt-lost = You can't win from here anymore.
prompt-finish = The rest can go home automatically.
prompt-complete = All four kingdoms are complete.
prompt-searching = Thinking…
prompt-solution = Here's one way to win. { TAP("Tap", "Click") } to stop.
solution-shown = That was one way to win. Your position is restored.

## When no useful moves are left, or the deal can't be won anymore.

stuck-title = No useful moves left
stuck-text = Whatever you move, no more cards can be turned up or sent home. Undo to try something else.
lost-title = This deal can't be won anymore
lost-text = There are moves left, but none of them leads to a win.

## What was found out.

winnable-yes = Yes, you can still win.
winnable-no = No, you can't win from here. Try undoing some moves.
winnable-unknown = That would take too long to check.
rewound-none = You can still win from here.
rewound =
    { $count ->
        [one] { $count } move undone. You can win from here.
       *[other] { $count } moves undone. You can win from here.
    }
rewound-never = This deal couldn't be won, even from the start.
rewound-unknown = That would take too long to check. You can still undo.
no-search = Cardkeep can't check that right now ({ $reason }).

## Hints.

hint-none = No useful moves left. Undo to try something else.
hint-deal = Deal the next card from the stock.
hint-onto = Move { $card } onto { $top }.
hint-run-onto = Move the run starting with { $card } onto { $top }.
hint-land = Move { $card } to { $place }, which is empty.
hint-run-land = Move the run starting with { $card } to { $place }, which is empty.
hint-guest = Move { $card } to its guest chamber.
hint-home = Send { $card } home.
# Follow a hint: what it is good for.
hint-opens = Then { $card } can go home.
hint-turns-up = It turns up a hidden card.
hint-empties = It leaves a free land empty.
hint-frees = It frees { $card }.
hint-only = No move on the table helps now.
hint-wins = You can still win after it.

## What happened, for the log.

log-dealt = { CARD($card, form: "short") } was dealt.
log-moved = { CARD($card, form: "short") } went to { $place }.
# A run; $first is its lowest card and $last its highest.
log-moved-run = { CARD($first, form: "short") }–{ CARD($last, form: "short") } went to { $place }.
log-turned-up = { CARD($card, form: "short") } was turned up.
log-won = Every card is home. You won.

## The result.

won = You won!
tally-helped = With help: { $won } of { $played } deals won
# Names of values in a table.
result-daily = Daily deal
result-deal = Deal
result-time = Time
result-moves = Moves
result-best-time = Best time
result-fewest-moves = Fewest moves

## Places.

stock =
    { $count ->
        [one] Stock, { $count } card
       *[other] Stock, { $count } cards
    }
stock-empty = The stock is empty.
waste =
    { $count ->
        [one] Waste: { $count } card
       *[other] Waste: { $count } cards, newest first
    }
waste-top = { CARD($card, form: "capital") } is on top.
waste-empty = The waste is empty.
# An empty place, and what goes there. $suit is the suit of the kingdom.
empty-land = Free land { $number } is empty. Any card or run can go here.
empty-tower = Tower of { $suit }: the ten goes here.
empty-king = Castle of { $suit }: the king goes here.
empty-queen =
    { $locked ->
        [yes] Castle of { $suit }: the queen goes here after the king.
       *[no] Castle of { $suit }: the queen goes here.
    }
empty-jack =
    { $locked ->
        [yes] Castle of { $suit }: the jack goes here after the king and queen.
       *[no] Castle of { $suit }: the jack goes here.
    }
empty-subjects =
    { $locked ->
        [yes] Subjects of { $suit }: the nine down to the two go here once the king, queen, and jack are in the castle.
       *[no] Subjects of { $suit }: the nine down to the two go here, in order.
    }
empty-dungeon =
    { $locked ->
        [yes] Dungeon of { $suit }: the ace goes here once the castle and the tower are full.
       *[no] Dungeon of { $suit }: the ace goes here.
    }
empty-guest =
    { $locked ->
        [yes] Guest chamber of { $suit }: opens once the king and queen are in the castle.
       *[no] Guest chamber of { $suit }: holds any one { CARD($suit, form: "one") } except the ace.
    }

## Cards.

# For screen readers. A card is covered if another one lies on it.
label =
    { $chosen ->
        [yes]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, selected, covered
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, selected
            }
       *[no]
            { $covered ->
                [yes] { CARD($card, form: "title") }, { CARD($place, form: "bare") }, covered
               *[no] { CARD($card, form: "title") }, { CARD($place, form: "bare") }
            }
    }
# What there is to know about a card.
home-castle = Its home is the castle of { $suit }.
home-tower = Its home is the tower of { $suit }. It can go there at any time.
home-subjects = Its home is among the subjects of { $suit }, from the nine down to the two.
home-dungeon = Its home is the dungeon of { $suit }.
built-on = On a free land, { $card } goes on it.
not-built-on = On a free land, nothing goes on it.

## Why an action is not allowed.

# $under is the card that this one can be put on.
stays-until = { CARD($card, form: "capital") } can't move yet. It goes on { $under }, on an empty free land, or home.
stays = { CARD($card, form: "capital") } can't move yet: it can't go home, and no free land is empty.
stays-home = { CARD($card, form: "capital") } is home and can't go anywhere else right now.
cannot-finish = You can't finish yet. Some cards can't go straight home.
face-down = You can only move face-up cards.
refused-no-such-place = There are 7 free lands.
refused-ace-onto-card = An ace can only go to an empty free land or its dungeon.
refused-onto-king = Nothing goes on a king.
refused-onto-ace = Nothing goes on an ace.
refused-does-not-build = Only { $wanted } goes on { $top }.
refused-not-a-run = You can only move cards together if they are a run of one suit.
refused-other-suit = Only { $suit } can go to { $place }.
# $place is the kind of place: tower, king, queen, jack (places of the castle), dungeon or subjects.
refused-other-rank =
    { $place ->
        [tower] Only the ten can go to the tower of { $suit }.
        [king] Only the king can go here in the castle of { $suit }.
        [queen] Only the queen can go here in the castle of { $suit }.
        [jack] Only the jack can go here in the castle of { $suit }.
        [dungeon] Only the ace can go to the dungeon of { $suit }.
       *[subjects] Only the nine down to the two can go to the subjects of { $suit }.
    }
refused-ace-as-guest = An ace can't go to the guest chamber.
refused-guest-taken = The guest chamber of { $suit } already holds a card.
refused-needs-rank = The castle of { $suit } needs its { $rank } first.
refused-needs-for-guest = The guest chamber of { $suit } opens once the king and queen are in the castle.
refused-needs-for-subjects = The subjects of { $suit } can go home once the king, queen, and jack are in the castle.
refused-needs-for-dungeon = The dungeon of { $suit } opens once the castle and the tower are full.
refused-subjects-in-order = The next subject of { $suit } is the { $rank }.
refused-to-waste = You can't move cards to the waste.
refused-from-home = A card that's home can only go back to a free land or to its guest chamber.
refused-stock-empty = The stock is empty. You only go through it once.
refused-won = You've already won.
refused-nothing-there = There's no card to move there.
refused-same-place = The card is already there.
refused-one-card = You can only move a run from one free land to another.

## How to play.

guide-line = Send all four suits home to their kingdoms. You play alone.
# The rules in brief.
guide-brief-goal = Bring all 52 cards home to the kingdoms of their suits.
guide-brief-turn = Move a card home, or onto the next lower card of its suit. { TAP("Tap", "Click") } the stock to deal another card.
guide-brief-watch = You only go through the stock once, and nothing goes on an ace. Don't bury the cards you need.
# The parts of the table, in a numbered list.
guide-part-dungeon = Dungeon: the ace, after K, Q, J, and 10
guide-part-tower = Tower: the ten, at any time
guide-part-guest = Guest chamber: any one card but the ace
guide-part-castle = Castle: king, then queen, then jack
guide-part-subjects = Subjects: from the nine down to the two
guide-part-lands = Free lands: build up in suit
guide-part-stock = Stock and waste
guide-goal-title = Goal
guide-goal = Each suit has a kingdom with a castle, a tower, subjects, and a dungeon. These places are the homes of its cards. You win when all 52 cards are home. There's no opponent and no time limit. The clock pauses while you're away, while a page or menu covers the table, and while a solution is shown. It stops with the winning move.
guide-lands-title = Free lands
guide-lands = There are seven piles of four cards, and only the top card of each is face up. Build them up in suit: a card goes on the next lower card of its own suit. Cards built like this are a run. You can move a whole run, or just its upper part, to another free land. When a face-down card becomes the top card, it's turned up. An empty free land takes any card or run. Nothing goes on an ace.
guide-stock-title = Stock and waste
guide-stock = { TAP("Tap", "Click") } the stock to deal its next card to the waste. You can always play the top card of the waste. You only go through the stock once, so look for other moves before you deal. Hold or right-click the waste to see all its cards. With the house rule Auto-deal, a card is dealt whenever the waste is empty.
guide-castle-title = Castle and tower
guide-castle = The castle takes the king of its suit, then the queen, then the jack. The tower takes the ten at any time. But don't hurry with the ten: while it's on a free land, you can put the jack on it.
guide-subjects-title = Subjects and dungeon
guide-subjects = Once the king, queen, and jack are in the castle, the subjects go home one by one, from the nine down to the two. The ace goes to the dungeon once the castle and the tower are full. A small lock marks a place that isn't open yet. { TAP("Tap", "Click") } the place to see what it needs.
guide-guest-title = Guest chamber
guide-guest = Once the king and queen are in the castle, the guest chamber of their suit opens. It holds any one card of that suit except the ace until you can play it elsewhere.
guide-back-title = Taking cards back
guide-back = You can take the top card of a home place back to a free land that accepts it or to its open guest chamber (but not the ace). Cards that went home after it stay there.
guide-table-title = Controls
guide-table =
    { TAP("Tap", "Click") } a card, then the place where you want it, or drag it there. The places that take it are highlighted. { TAP("Tap", "Click") } the card a second time to send it where it fits best. With one-tap play, which you can turn on in the settings, the first { TAP("tap", "click") } does this if it helps you. Hold or right-click a card to read about it.

    You can undo and redo every move, even days later, and even a restart. Moves that you undo and cards that go home automatically don't add to your move count.

    On a keyboard, move with the arrow keys, and press Enter to pick up or put down cards. On a run, press Enter again to take one card less. U undoes, Y redoes, H gives a hint, D deals, W shows the waste, F finishes, S tells you how far you are, and L opens the log.
guide-help-title = Assistance
guide-help =
    A hint uses only what you can see. Cards that you don't need elsewhere go home automatically, unless you turn this off in the settings. When the rest can go straight home, press Finish.

    From the menu, you can check whether the deal is still winnable, or see a solution. When no useful moves are left, you can rewind to a winnable position. All of these look at hidden cards, so the deal counts as played with help, and your statistics list it separately.

    In the settings, you can choose to be warned when a deal is lost. Hints then only show moves that can still win. Once you get such a warning or hint, the deal counts as played with help.

## Examples in the guide: short texts between or under the pictures of two cards.

guide-verdict-on = goes on
guide-verdict-off = can't go on
guide-example-higher = One higher, same suit.
guide-example-king = A king ends a run.
guide-example-suit = Different suits.
guide-example-ace = Nothing goes on an ace.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Send all { $cards } cards home.

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-castle = The castle of { $suit } is complete!
headline-kingdom = The kingdom of { $suit } is complete!
