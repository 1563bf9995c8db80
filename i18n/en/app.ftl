### Texts of the app outside its tables, and texts shared by all tables.
### Terms: match (a game that is played), deal (its shuffle; deals have numbers), running match,
### finished match, saved game (a match in one of six slots), opponent, level, statistics, house rule.

# The player at this device, on badges and in lists.
you = You
    .inside = you

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } and { $rest }
list-middle = { $first }, { $rest }
list-end = { $first }, and { $rest }

## Names of the games, and what they are in a few words.

game =
    { $game ->
        [four-knights] Four Knights
        [four-kingdoms] Four Kingdoms
        [four-horsemen] Four Horsemen
        [watchtower] Watchtower
       *[knights-and-ninjas] Of Knights and Ninjas
    }
tagline =
    { $game ->
        [four-knights] A quick duel of suits
        [four-kingdoms] A solitaire of patience and planning
        [four-horsemen] Tricks and poisoned gifts
        [watchtower] Towers, raids, and sieges
       *[knights-and-ninjas] Bluff and blades
    }
# How many play a game.
player-range =
    { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }

## Buttons.

ok = OK
cancel = Cancel
close = Close
give-up = Give up
rematch = Rematch
# After a lesson.
first-match = Play a match
continue = Continue

## Levels of opponents.

level =
    { $level ->
        [easy] Easy
        [normal] Normal
        [master] Master
       *[hard] Hard
    }
# Of two opponents, and of more, who all have the same level.
level-both =
    { $level ->
        [easy] Both Easy
        [normal] Both Normal
        [master] Both Master
       *[hard] Both Hard
    }
level-all =
    { $level ->
        [easy] All Easy
        [normal] All Normal
        [master] All Master
       *[hard] All Hard
    }
level-plays =
    { $level ->
        [easy] Makes mistakes you can use.
        [normal] Plays well and rarely slips.
        [master] Thinks longer than Hard, and plays its best.
       *[hard] Plays as well as it can.
    }

## Characters of the opponents: how they like to play (berit and runa patient, corin and falk
## bold, edda and isolde tricky, osric and tamsin vengeful). $name is the name in lowercase; [guest] is anybody whom the player named.

temper =
    { $name ->
        [berit] Patient, and relies on nobody but herself.
        [corin] Cheerful, and always up for a fight.
        [edda] Has an old saying, and a trick, for every card.
        [falk] Bold, and proud of it when it works.
        [isolde] Quiet, and fond of surprises.
        [osric] Stubborn, and always settles a score.
        [runa] Hums while others play, and bides her time.
        [tamsin] Quick to laugh, and quicker to strike back.
       *[guest] A guest at your table.
    }

## Matches. $summary is where a match stands, like "Hand 2 of 4, tied at 3".

players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
title-against = Against { $rivals }
# A running match among those of other games.
home-match = { $game } with { $rivals }
home-deal = { $game }: { $title }
title-deal = Deal { $deal }
title-unnumbered = A deal
title-practice = { $title } (practice)
# The ladder: twelve opponents, one above the other. $won and $lost are the matches of the contest.
ladder-rung = Ladder: opponent { $number } of { $all }. Win two before you lose two, without hints.
ladder-helped = With a hint, a match doesn't count on the ladder.
ladder-score = Ladder: opponent { $number } of { $all }. So far { $won } to { $lost }.
ladder-top = Ladder: you've beaten all { $all } opponents.
ladder-next = Ladder: opponent { $number } of { $all } is waiting
ladder-beaten = { $rival } beaten: { $number } of { $all } on the ladder
ladder-stands = { $won } to { $lost } against { $rival } on the ladder
# The matches that the same players have finished today. $wins is a list of names with numbers.
won-today = Won today: { $wins }
# The same of all days, for friends who share a device.
won-so-far = Won so far: { $wins }
wins-of = { $name } { $wins }
positions-note = Positions to solve, five at a time.
positions-known =
    { $count ->
        [one] { $count } position solved.
       *[other] { $count } positions solved.
    }
# How far from even the chances at the first decision were on average, in percentage points, with the interval of 95 %.
luck-of-deal = Luck of the deal in { $count } analyzed matches: { $mean } points of win chance, ±{ $error }. Even is 0.
title-exercise = Find the play
# A guided first match that was left before its end.
title-lesson = Guided first match
lesson-left = Goes on where you left it.
# What comes next: a game whose lesson was not taken yet.
lesson-next = Learn { $game }
lesson-next-note = By playing, in 3 minutes
title-daily = Daily, { $day }
title-daily-year = Daily, { $day }, { $year }
# A place where games are saved: "Slot 3" as a title, "slot 3" in a sentence.
slot = Slot { $slot }
# A running match without a title.
running-match = Match { $number }
slot-empty = Slot { $slot } is now empty.
slot-saved = Saved in slot { $slot }.
match-deleted = Match deleted.
saved-daily = daily, { $day }
saved-deal = deal { $deal }
saved-against = against { $rivals }
# An opponent with the level: "Berit (Easy)".
rival-level = { $name } ({ $level })
moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# The moves of both players, or of all, are counted.
moves-both =
    { $count ->
        [one] { $count } move in total
       *[other] { $count } moves in total
    }

## Questions before something is done: a title, a text and the button that does it.

keep-other-title = Save the other match for later?
keep-other-text = { $title }: { $summary }.
keep-other-text-lost = { $title }: { $summary }. If you give it up, its deal counts as lost.
keep-other-yes = Save it
keep-other-no = Give it up
give-up-title = Give up this match?
give-up-deal-title = Give up this deal?
give-up-text = { $title }: { $summary }. It won't be counted, and it ends here.
give-up-text-lost = { $title }: { $summary }. The deal counts as lost.
# After giving up.
given-up-title = You gave up the match
given-up-deal-title = You gave up the deal
given-up-text = { $summary }. It isn't counted. Look back at it here, or play on from any move as practice.
given-up-text-lost = { $summary }. It counts as lost. Look back at it here move by move.
given-up-next = New match…
go-back-title = Go back to slot { $slot }?
go-back-text = This match has moved on since you saved it: { $summary }.
go-back-yes = Go back
unwinnable-title = Deal { $deal } can't be won
unwinnable-text = Play it anyway?
unwinnable-yes = Play it
overwrite-title = Overwrite slot { $slot }?
overwrite-text = { $summary }, saved { $date }.
overwrite-unreadable = The game saved there can't be opened.
overwrite-yes = Overwrite
delete-title = Delete slot { $slot }?
delete-match-title = Delete this match?
delete-text = { $summary }, saved { $date }. You can't undo this.
delete-unreadable = You can't undo this.
delete-yes = Delete
reset-title = Reset the statistics for { $game }?
reset-all-title = Reset all statistics?
reset-text = Its results, rating, and achievements start from zero. You can't undo this.
reset-all-text = The results, ratings, and achievements of every game start from zero. You can't undo this.
reset-yes = Reset
forget-title = Delete the match history for { $game }?
forget-text = You won't be able to review these matches. Your statistics aren't affected.
forget-yes = Delete
import-title = Import this file?
import-text-none = It contains settings and statistics from { $date }, but no matches.
import-text =
    { $count ->
        [one] It contains { $count } match, settings, and statistics from { $date }.
       *[other] It contains { $count } matches, settings, and statistics from { $date }.
    }
import-replaces = Importing it replaces the data on this device. The old data is kept in a separate folder.
import-yes = Import

## Messages: titles, with a reason below.

settings-title = Your settings
statistics-title = Your statistics
cannot-start = Cardkeep can't start
not-opened = This match can't be opened
settings-not-saved = Your settings weren't saved
saving = Saving…
not-saved = The match wasn't saved
unsaved-mark = Not saved
unsaved = Not saved · { $reason }
unsaved-text = { $reason } Your match stays in memory while Cardkeep is open.
try-again = Try again
all-saved = Everything is saved.
close-unsaved = Close without saving?
close-unsaved-text = { $reason } If you close Cardkeep now, you'll lose your latest moves.
close-anyway = Close anyway
not-deleted = Nothing was deleted
not-renamed = The match wasn't renamed
too-many-running = Too many matches in progress
too-many-running-text = You already have { $most } matches of this game in progress. Finish one, or give one up on the game's page.
history-not-deleted = The match history wasn't deleted
statistics-not-reset = The statistics weren't reset
no-search = The deal search couldn't start
no-deal-found = No winnable deal found. Try again.
import-complete = Import complete
import-complete-text = Your matches, settings, and statistics are ready.
import-complete-aside = Your earlier data is kept in { $folder }.
import-failed = Import failed
import-not-handed-over = The other app didn't hand over the file. Nothing has changed. Open it there again, or save it on this device first.
importing = Importing…
import-canceled = Import canceled. Nothing has changed.
export-complete = Export complete
export-complete-text = Your data is in { $file }. To move it to another device, copy the file there and import it on this page.
export-complete-chosen = Your data is in { $file }, in the folder you chose. To move it to another device, copy the file there and import it on this page.
export-failed = Export failed
exporting = Exporting…
export-canceled = Export canceled.
export-no-folder = There's no folder to export to, and the file dialog couldn't be opened. Nothing was exported. Create a Documents folder and try again.
open-folder = Open folder
folder-not-opened = The folder can't be opened
folder-not-opened-text = The file manager couldn't be started ({ $reason }). The file is in { $folder }.
reading-file = Reading the file…
canceling = Canceling…
busy = Cardkeep can't do this right now
progress-files = { $done } of { $total } files
dialog-open = Waiting for the file dialog…
export-dialog = Export Cardkeep data
import-dialog = Import Cardkeep data
file-kind = Cardkeep data
all-files = All files
# In place of the name of a file that came without one.
unnamed-file = The file
match-not-counted = The match couldn't be counted, so it was kept. { $reason }
not-in-history = The match was counted, but it can't be reviewed later. { $reason }
not-being-saved = The match isn't being saved. { $reason }
result-not-counted = The result couldn't be counted. { $reason }
result-not-counted-yet = The result couldn't be counted. { $reason } Open the match again later to count it.
opponents-not-saved = Your choice of opponents wasn't saved. { $reason }
previous-copy-sound = An earlier copy can be opened.
last-match-unreadable = Your last match can't be opened. See Saved games for the reason.

## Why something is not possible.

deal-no-code = That's neither a deal number nor a code. Check for typos.
# The app was started with something that is neither a file nor a code.
nothing-to-open = Nothing to open
nothing-to-open-text = “{ $text }” is neither a file nor a code. Check for typos.
deal-too-high = That deal number is too high.
menu-code =
    With this code, a friend can play the same match:
    { $code }
code-newer = That code needs a newer version of Cardkeep.
code-other-rules = That code is from a version with different rules for { $game }.
only-computers = Only computers play in this match.
impossible-setup = This match can't be played: its setup doesn't fit the game.
match-too-long = This match has reached { $most } moves, the most that can be saved. Undo some, or restart.
opponent-stopped = The computer player stopped unexpectedly ({ $reason }). Trying again.
opponent-stopped-reason = an internal error

## Dates. $month is 1 to 12.

month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
month-year = { month } { $year }
month-day = { month } { $day }
# $weekday is 1 (Monday) to 7.
weekday =
    { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
# The days of the week above a calendar, in about two letters.
weekday-short =
    { $weekday ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
# A date and time: 11, 05, 2026, and 17:05. $month-number and $day-number have no leading zero. English
# names the month, because the order of digits depends on the region.
moment =
    { $month-number ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
        [12] Dec
       *[other] { $month }/{ $day },
    } { $day-number }, { $year }, { $time }
unknown-date = Unknown date
# A number with digits after the decimal point.
decimal = { $whole }.{ $rest }
date-full = { weekday }, { month } { $day }, { $year }
date-full-today = { weekday }, { month } { $day }, { $year }, today

## The daily deal.

day-won-helped = Won with help. Win it without help to add a day to your streak.
day-won = Won. You can play it again.
day-played = Played. You can play it again.
days-done = { $done } of { $all } done
# In the result of a daily deal.
days-done-all = Daily deals: { $done } of { $all } done, { $won } won
days-note = A new one every day, the same for everyone
days-next = Next daily deal
days-of-month = { $done } of { $days } days this month.
day-in-progress = In progress: { $summary }.
# Parts of the label of a day in the calendar, for screen readers.
day-label-won = won
day-label-played = played
day-label-helped = won with help
day-label-running = in progress
streak-best =
    { $best ->
        [one] Best streak: { $best } day.
       *[other] Best streak: { $best } days.
    }
streak-now =
    { $now ->
        [one] Streak: { $now } day. Best: { $best }.
       *[other] Streak: { $now } days. Best: { $best }.
    }

## The tour: five matches, one of each game, against the same three opponents.

tour = Tour
tour-invites = Five short matches, one of each game. You meet the same three opponents, one to three at a time. Win the most matches to win the tour.
# At home, where there is little room.
tour-note = Five games, one evening
tour-at = { $done } of { $all } played. Next: { $game }
tour-stands = { $done } of { $all } matches played
tour-won = You won the tour!
# $rivals is a list of names.
tour-shared = You share the tour with { $rivals }.
tour-lost = The tour goes to { $rivals }.
tour-record = Tours won: { $won } of { $finished }
tour-begin = Start a tour
tour-play = Play { $game }
tour-continue = Continue { $game }
tour-another-title = Start a new tour?
tour-another-text = The current tour ends here. Its matches stay in your statistics.
tour-another = Start a new tour
# A match that the player plays alone.
tour-alone = On your own: solve it to win
tour-stop-won = You won
# $rivals is a list of names.
tour-stop-shared = Won by you and { $rivals }
tour-stop-lost = Won by { $rivals }
tour-stop-nobody = Nobody won
# Buttons under the result of a match.
tour-on = Continue tour
tour-see = View tour
# Under the result of a match. $wins is a list of names with numbers.
tour-result = Tour, { $done } of { $all }: { $wins }

## The seats of opponents, clockwise from the player.

seat-opponent = Your opponent
seat-left = On your left
seat-right = On your right
seat-across = Across the table
seat-left-second = Second on your left
seat-right-second = Second on your right

## Results.

alone = Solo
with-help = With help
past-won = Won
past-drawn = Draw
past-lost = Lost
past-won-against = Won against { $rivals }
past-drawn-against = Draw with { $rivals }
past-lost-against = Lost to { $rivals }
# Of several opponents, those who won.
past-lost-winner = Lost: { $winners } won
past-given-up = Gave up
past-given-up-against = Gave up against { $rivals }
# $time is like 6:05, $moves like "54 moves".
past-remark = { $date }, { $time }, { $moves }
past-remark-points = { $date }, { $time }, { $moves }, { $points }
past-practice = Practice, { $remark }
past-remark-against = Against { $rivals } · { $remark }
history-kept = { $game }. Your last { $kept } matches. { TAP("Tap", "Click") } one to review it.
history-left-out =
    { $count ->
        [one] { $count } match can't be opened and isn't shown.
       *[other] { $count } matches can't be opened and aren't shown.
    }
# $number is like 52 or 7.5; $hundredths is the same in hundredths.
points =
    { $hundredths ->
        [100] { $number } point
       *[other] { $number } points
    }
points-cards-home =
    { $hundredths ->
        [100] { $number } card home
       *[other] { $number } cards home
    }
# A whole percentage.
percent = { $number }%
won-of = { $won } of { $played } won
won-of-drawn =
    { $drawn ->
        [one] { $won } of { $played } won, { $drawn } draw
       *[other] { $won } of { $played } won, { $drawn } draws
    }
not-played = No match finished yet
# Only practice, or matches with friends.
not-counted = No match counted yet
rating = Rating { $rating }
rating-after = Rating { $rating } ({ $change })
rating-range = Most likely between { $low } and { $high }
ratings = Your rating over the last { $count } matches: from { $first } to { $last }.
averages = Average: { $time }, { $moves }.
averages-points = Average: { $time }, { $moves }, { $points }.
trend-one-won = You won your last match.
trend-one-not-won = You didn't win your last match.
trend = You won { $won } of your last { $all } matches.
trend-ten = You won { $won } of your last { $all } matches, and { $ten } of the last 10.
trend-drawn = You won { $won } and drew { $drawn } of your last { $all } matches.
trend-drawn-ten = You won { $won } and drew { $drawn } of your last { $all } matches, and won { $ten } of the last 10.
bests = { $kind }: best time { $time }, fewest moves { $moves }.

## At every table.

forced = Your only play.
# A great moment is not the app's to play.
forced-waits = Your only play, and it may win. It's yours to make.
not-there = That can't go there.
match-over = Match over
# In place of where a match stands that ended while the player was away.
result-waits = Match over: see the result
finish = Finish for me
skip-to-end = Skip to end
finishing = Finishing for you. { TAP("Tap", "Click") } to skip.
result = Result
nothing-to-save = The match is over, so there's nothing to save.
step-back = Previous
step-on = Next
play = Play
stop = Stop
replay = Replay
at-start = This is the start of the match.
at-end = This is the end of the match.
review-only = This match is over. You're reviewing it.
play-on = Play on from here
open-hands = Show all hands
hide-hands = Hide all hands
review-start =
    { $count ->
        [one] Finished match, { $count } move.
       *[other] Finished match, { $count } moves.
    }
# $last is one or two sentences about the move.
review-move = Move { $number } of { $all }: { $last }
review-unseen =
    { PERSON($who) ->
        [you] Your move isn't shown.
       *[other] You can't see { $who }'s move.
    }
won-match =
    { PERSON($who) ->
        [you] You won the match.
       *[other] { $who } won the match.
    }
shared-match-you = You share the win.
shared-match = { $winners } share the win.
# One sentence about a match that is over. After a defeat:
story-first = Your first match of this game. Now you know how it goes.
story-tied = You were tied at the end, and a tiebreaker decided.
story-close = Close to the very end.
story-led = You led for more than half of the match.
story-ahead = You were still ahead on move { $number } of { $all }.
story-record = Your highest score yet: { $points }.
story-passed = You finished ahead of { $rivals }.
story-strong = Opponents at { $level } are the toughest test.
story-level = Nobody was ahead of you until after move { $number } of { $all }.
story-review = The review shows where it turned.
# After a victory:
story-turned = A comeback: on move { $number } of { $all }, { $rival } was still ahead.
story-led-throughout = You led almost all the way.
story-narrow = That was close.
story-strong-beaten = You beat opponents at { $level }.
already-won =
    { PERSON($who) ->
        [you] You've already won the match.
       *[other] { $who } has already won the match.
    }
already-settled = The result is already settled.
# The player's results in matches like this one.
tally = Your record at this level: { $won } of { $played } won.
tally-alone = You've won { $won } of { $played } deals.
streak =
    { $wins ->
        [one] { $wins } win in a row, best { $best }
       *[other] { $wins } wins in a row, best { $best }
    }
best-first-win = Your first win
best-first-of-deal = Your first win of this deal
best-time = New best time
best-moves = New best: fewest moves
best-streak =
    { $wins ->
        [one] New best: { $wins } win in a row
       *[other] New best: { $wins } wins in a row
    }

## Settings.

# The language of the device.
language-system = System default

speed =
    { $speed ->
        [off] Off
        [fast] Fast
        [slow] Slow
       *[normal] Normal
    }
appearance =
    { $appearance ->
        [light] Light
        [dark] Dark
       *[system] System
    }
card-back =
    { $back ->
        [checks] Checks
        [stripes] Stripes
        [lozenges] Diamonds
        [towers] Towers
        [oaks] Oaks
        [waves] Waves
        [stars] Stars
        [scales] Scales
        [lilies] Lilies
        [roses] Roses
       *[horse] Horse
    }
felt =
    { $felt ->
        [blue] Blue
        [wine] Wine
        [slate] Slate
        [teal] Teal
        [olive] Olive
        [chestnut] Chestnut
        [plum] Plum
       *[green] Green
    }
text-size =
    { $size ->
        [large] Large
        [largest] Largest
       *[usual] Standard
    }
# How loud sounds are.
volume =
    { $volume ->
        [off] Silent
        [low] Quiet
        [loud] Loud
       *[normal] Medium
    }
# The player's crest.
own-crest =
    { $crest ->
        [sun] Sun
        [tree] Tree
        [anchor] Anchor
        [bell] Bell
        [lily] Lily
        [wheel] Wheel
        [ship] Ship
       *[crown] Crown
    }
# A look that can't be chosen yet: its name, and what earns it. A screen reader says it, too.
look-locked =
    { $needed ->
        [one] { $look }, locked: earn your first achievement.
       *[other] { $look }, locked: earn { $needed } achievements (you have { $have }).
    }
look-locked-ladder = { $look }, locked: beat { $needed } opponents on one game's ladder (your best: { $have }).
# Below looks, some of which show a lock with a number.
looks-locked = Each lock shows how many achievements open it. You have { $have }.
looks-locked-ladder = Each lock shows how many opponents to beat on one game's ladder. Your best: { $have }.
# A look that a match has earned.
look-new =
    { $kind ->
        [back] New card back in the settings: { $look }
        [felt] New table color in the settings: { $look }
       *[crest] New crest in the settings: { $look }
    }
# Several of them, by their names.
looks-new = New in the settings: { $looks }

## House rules: a name, what the rule does, and what can be chosen.

house-rule =
    { $rule ->
        [deal-when-empty] Auto-deal
        [may-yield] Yielding
        [long] Longer match
       *[siege] Siege length
    }
house-rule-remark =
    { $rule ->
        [deal-when-empty] Deals a card from the stock whenever the waste is empty.
        [may-yield] You may give up a battle even if you could still answer.
        [long] With three or more players, you need 12 gems to win instead of 10.
       *[siege]
            { $value ->
                [short] A siege lasts 5 rounds (4 with four players), and a match at most 20 turns per player (15 with three, 12 with four).
                [double] A siege lasts 20 rounds (16 with four players), and a match at most 80 turns per player (60 with three, 50 with four).
               *[as-given] A siege lasts 10 rounds (8 with four players), and a match at most 40 turns per player (30 with three, 25 with four).
            }
    }
house-rule-value =
    { $value ->
        [short] Half
        [double] Double
       *[as-given] Standard
    }
# The setup of a new match in one line of parts: who plays, at which level, by which rules.
setup-players = { $players }
setup-matched = your level
setup-standard = standard rules
setup-house = house rules
setup-winnable = A winnable deal
setup-any = Any deal
setup-practice = practice
setup-code = a match by code
setup-rule = { $rule }: { $value }

## Undo and redo at every table.

undo = Undo
nothing-to-undo = There's nothing to undo.
nothing-to-redo = There's nothing to redo.

## The rules in brief: the labels of three sentences.

brief-goal = Goal
brief-turn = Your turn
brief-watch = Watch out

## Examples in "How to play", for screen readers. $verdict is the text that stands between or beside
## the pictures of the cards, like "beats"; $left and $right are cards.

# What a card does to another one.
example-pair = { CARD($left, form: "bare") } { $verdict } { CARD($right, form: "bare") }
# Cards, what is done, and the cards after it.
example-change = { CARD($left, form: "bare") }; { $verdict }; { CARD($right, form: "bare") }
example-cards = { CARD($left, form: "bare") }; { $verdict }

## The goal strip, for screen readers. $note is a state such as "On campaign".

goal-standing = { $name }: { $have } of { $need }.
goal-standing-note = { $name }: { $have } of { $need }. { $note }.
goal-near = Close to winning

## Hints, in every game against opponents.

# A button.
hint = Hint
hint-thinking = Looking for the best play…
hint-failed = Couldn't find a hint: { $reason }
hint-not-now = It isn't your turn.
# It's the player's turn, but what led to it is still being shown.
hint-soon = Wait until the cards stop moving.
# Follow the advice and its reason. $best and $next are percents.
hint-odds = Win chance { $best }, next best { $next }.
# The same where the next best is as good.
hint-chance = Win chance { $best }.
# Reasons in every game.
hint-forced = You have no other choice.
hint-alike = It makes no difference here.
# $other is the next best choice as a sentence, like "End your turn."
hint-close = Just as good: { $other }
# The next best choice is only slightly worse.
hint-near = Almost as good: { $other }
# Where the next best choice takes too long to say.
hint-close-either = Other plays are as good.
hint-better = It wins more often.

## The last move of an opponent, in the explanation of the opponent

# $text is a sentence about it.
last-move = Last move: { $text }
last-forced = It was the only legal move.
# $reason is a sentence to the opponent, as in a hint: "It's your lowest card."
last-reason = From { $rival }'s side: “{ $reason }”
last-unknown = { $level } doesn't always choose its best play.
# The name of the player at this device in a sentence to an opponent.
player-name = Player
# In the result of a match with hints.
tally-helped = Of your matches with hints, you won { $won } of { $played }.
practice-over = Practice matches aren't counted.

## Win chances of a finished match.

analysis = Win chances
analysis-running = Analyzing decision { $done } of { $all }…
analysis-note = Your chance to win at each decision, from what you knew then, if everyone plays well.
analysis-clear = No clear mistakes.
analysis-most =
    { $count ->
        [one] 1 move cost you the most. { TAP("Tap", "Click") } it to see it.
       *[other] { $count } moves cost you the most. { TAP("Tap", "Click") } one to see it.
    }
analysis-empty = You had nothing to decide in this match.
# $lost is a percent. $size is blunder, mistake or slip.
analysis-mark =
    { $size ->
        [blunder] Move { $number }, blunder: −{ $lost }
        [mistake] Move { $number }, mistake: −{ $lost }
       *[slip] Move { $number }, slip: −{ $lost }
    }
# Both are sentences: what the player did, and what would have been better.
analysis-moves = Your play: { $played } Better: { $better }
# For screen readers; all are percents.
analysis-label = Win chance from { $first } to { $last }, lowest { $least }, highest { $most }
analysis-failed = The analysis stopped: { $reason }

## The names of keys.

key-control = Ctrl+{ $key }
key-escape = Esc

## Headlines of events that matter, shown large for a moment: a few words, no period

headline-decided =
    { PERSON($who) ->
        [you] The match is yours!
       *[other] { $who } can't be caught
    }
# A rival.
headline-won = { $who } wins the match
# What an opponent says.
says = { $who }: “{ $line }”

## Several people at one device. They pass it on, and a curtain hides the cards meanwhile; or it lies
## between them, with all cards covered that not everybody knows.

curtain-title = Pass the device to { $name }
curtain-lift = I'm { $name }
hold-to-look = Hold the button to see your cards.
cover = Hide
shared-turn = { $name }'s turn
friend = Friend
friend-note = Plays on this device.
player-letter = Player { $letter }
past-shared = { $winners } won. Players: { $players }
setup-friends = sharing this device

## The same match as a friend has played it, by a code.

# A command.
challenge-friend = Challenge a friend
friend-played = Your friend has already played this match. When you finish it, you can compare the two.
# A command. $who is friend, or par: a hard player of the same cards.
compare-with =
    { $who ->
        [par] Compare with a strong player
       *[friend] Compare with your friend
    }
# A command: back from the review of what a friend, or an opponent, saw.
review-own = Back to your match
# $who as above.
compare-who =
    { $who ->
        [par] Strong player
       *[friend] Your friend
    }
compare-title =
    { $who ->
        [par] You and a strong player
       *[friend] You and your friend
    }
compare-no-better = A strong player did no better with these cards.
compare-better = You did better with these cards than a strong player.
compare-playing = A strong player is playing your cards: move { $moves }…
compare-score = Score
compare-moves = Moves
compare-difference = You first differed at move { $number }.
# $mine and $friends are sentences, like "Play 7♠."; $other is compare-who.
compare-choices =
    You: { $mine }
    { $other }: { $friends }
compare-same = You both made the same decisions.
compare-rival = From move { $number } on, the opponents played differently.
# One of the two gave up after so many moves.
compare-end = You both played the same until move { $number }, where one of you gave up.
# Both lines of win chances for screen readers; $other is compare-who, and each is a text like "Win chance from 30% to 100%, …".
compare-label = You: { $mine }. { $other }: { $friends }.

## The proof that a match was settled before its first card.

# $short is the first 16 digits of a hash.
menu-fingerprint = Fingerprint of this match: { $short }
copy-fingerprint = Copy fingerprint
# $nonce is a long random number.
proof-revealed = Deal number { $deal }, secret number { $nonce }
# A command.
proof-verify = Verify the deal
proof-fits-title = The deal is genuine
proof-fits = Deal number, players, and secret number give the fingerprint { $short }, as settled before the first card. If you copied it back then, compare: { $whole }
proof-fails-title = The deal doesn't match
proof-fails = Deal number, players, and secret number give the fingerprint { $found }, not { $short }. The saved match was changed after it began, so this isn't the deal settled before the first card.
# A command in a review.
see-as = See it as { $rival } saw it

## How to play: chapters of every game.

chapter-friends = Playing with friends
friends-code = When a match is over, you can challenge a friend with its code. Your friend enters it on the page of daily deals, plays the same match, and then compares the two matches.
# Not in a solitaire.
friends-device = Several people can share one device: choose friends for a new match. Pass the device on, and a curtain hides everything until the next player holds the button. Or lay it between you: everybody sees the table, and only secret cards are covered.
friends-private = Nothing goes over a network. A code holds the game, the cards, and what you decided, and nothing else about you.
chapter-fair = Is the shuffle fair?
fair-deal = The deal number decides all cards, and it's settled before the first one. The table's menu shows a fingerprint of the match: copy it, and verify the deal in the review. Another deal would have another fingerprint.
# Not in a solitaire.
fair-opponents = Opponents know only what they can see from their seats. In the review, you can see the match as each of them saw it.
fair-check = You can check it yourself: Cardkeep is free software, and its README tells how.
# A command: code, fingerprint, and perspectives of a match.
about-match = About this match
