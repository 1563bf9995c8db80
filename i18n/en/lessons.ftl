### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

next = Next
skip = Skip
# Takes the action that the step asks for.
show-me = Show me
play-on = Play on

## Answers to a tap that does something else

read-first = Read the tip above first, then { TAP("tap", "click") } Next.
not-yet = You can do that later. Do what the tip above says first.
astray = That works too! Go back to try it the other way, or skip this step.
lesson-unreadable = The lesson couldn't be read, so it starts again.

## Positions to solve

# Which of the day's positions it is, and what to do.
exercise-find = { $number } of { $of }. What is the best play?
exercise-own = { $number } of { $of }, from one of your matches. Find a better play this time.
exercise-alone = { $number } of { $of }. Only some moves keep this deal winnable. Find one.
# There is nothing left to solve.
exercise-none = You've tried every position. The ones you missed come back in a few days.
exercise-right = Right!
# Said of the right play after a mistake.
exercise-found = Now you've got it.
exercise-winnable = The deal can still be won.
# $best and $other are percentages.
exercise-odds = Win chance { $best }; after the usual mistake, { $other }.
# $lost is a percentage.
exercise-wrong = Not quite: that lowers your win chance by { $lost }. Try another play.
exercise-almost = Close, but that costs { $lost }. There's a better play.
exercise-lost = After that, the deal can't be won any more. Try another move.
exercise-try-again = That's not the best play.
exercise-judging = Checking your play…
exercise-shown = This is the best play. Play it to continue.
# An answer to other commands.
exercise-only = That isn't available here. Find the best play.
exercise-next = Next position
exercise-done = Done for today
# A headline after the last position of a day, and the line below it.
exercise-day = { $solved } of { $tried } at the first try
exercise-tomorrow = Five new positions wait for you tomorrow.

## Watchtower

watchtower =
    { $say ->
        [army] These 4 cards are your army. { $rival } can't see them.
        [fort] These 4 are your fort. Everyone can see it.
        [goal] Four cards of one rank in your fort make a watchtower. You have one ten there, and two more in your army!
        [burn] Burning swaps a fort card for new army cards: 2 for a queen. { TAP("Tap", "Click") } the queen, then Burn.
        [place] Each turn, you draw a card. Then move army cards to your fort: { TAP("tap", "click") } a ten, then your fort.
        [tower] Two tens make a tower: only an army of 6 or more can attack it, of 10 or more a triple. Place the third ten, too.
        [attack] { $rival } has the last ten! You can attack one card each turn. { TAP("Tap", "Click") } it, then attack with 1 card.
        [pick] Battles are blind: { $rival } picked a card of yours. Now pick one of { $rival }'s.
        [sevens] The higher card wins the battle. But a seven that attacks beats everything!
        [fourth] You won the ten! Place it, too: it completes your watchtower.
        [free] You won that ten in battle. Had you drawn it, everyone would have fought for it first, in a free-for-all.
        [campaign] You are on campaign: nobody can attack your watchtower, and your other fort cards joined your army.
        [siege] { $rival } has 10 rounds to build a watchtower, too. If that fails, you win.
        [raid] Until then, you only attack. Each card you win slows { $rival } down: attack one, or end your turn.
        [watch] Again, pick one of { $rival }'s cards. A battle you don't win ends your turn.
        [showdown] If { $rival } builds a watchtower, too, your armies fight it out card by card. So collect high cards!
       *[end] That's Watchtower. Play on against { $rival }, or go back and start your own match.
    }

## Four Knights

four-knights =
    { $say ->
        [hand] You and { $rival } hold 6 cards each. You play them in battles, and the winner takes the cards.
        [goal] Every card you win is worth half a point. After 4 hands of 6 cards each, most points wins.
        [cycle] Suits beat each other in a circle: hearts beat spades, spades diamonds, diamonds clubs, clubs hearts.
        [partners] Within one color, red or black, the higher rank beats the lower. The ace is highest.
        [open] Both players open face down. Play the two of hearts: { TAP("tap", "click") } it, then the field, where battles are fought.
        [reveal] Both cards are up, and your two beats the king. The beaten player must answer, and beat the newest card.
        [answer] Your two beat the king! But the five of diamonds beats your two. Answer with a lit card.
        [won] { $rival } can't beat that. You win the battle, and all cards on the field.
        [forfeit] If the loser played one card fewer, the winner gets one more, from the loser's hand.
        [standoff] If both open with equal rank and color, it's a stand-off: both add another card, so more is at stake.
        [next] Open the next battle with any card. Think about what { $rival } can answer with.
        [finish] Now play this hand to its end. Each win brings you half a point per card.
        [stockade] The Stockade: 4 cards nobody has seen. After each hand, whoever won fewer cards may trade one for one of them.
       *[end] That's Four Knights. All 4 hands come from one deck, so played cards don't come back. Play on, or go back.
    }

## Four Horsemen

four-horsemen =
    { $say ->
        [hand] You hold 8 cards for this hand. Each round everyone plays one, and the highest card wins the round.
        [rank] A higher value wins. If values are equal: Death (skull), then War (swords), Pestilence (bug), Famine (scales).
        [lead] The lowest card must start each hand, whoever holds it. { $rival } does: the 1 of Famine.
        [play] Two low cards: win them with the 4 of Pestilence. { TAP("Tap", "Click") } it, then the middle.
        [give] Hand the cards out, one to each player and one to yourself: { TAP("tap", "click") } a card, then a player. Then { TAP("tap", "click") } Give.
        [worth] You won the round! Cards you get join your pile, which scores at the end. Death and War score their value.
        [famine] Famine cards add their values if you have an even number of them, and subtract them if the number is odd.
        [pestilence] Pestilence scores only for the player with the lowest Pestilence total. If totals tie, the player with fewer Pestilence cards scores.
        [war] The winner leads the next round. Play the 6 of War: only the 6 of Death beats it.
        [poison] Watch out: War turns the highest card it beats in a pile face down. Now give out the cards.
        [death] If you win with a Death card, you must keep it. The skulls count them: with 3, you're out of the hand.
        [finish] Play on to the end of the hand. The points beside each name show how it stands; the most points win the hand.
        [favor] The hand is scored. Most points, or being the last one left, earns 1 Favor. The first player with 3 Favor wins.
       *[end] That's Four Horsemen. Play on, or go back and start your own match.
    }

## Four Kingdoms

four-kingdoms =
    { $say ->
        [goal] Bring all 52 cards home. Each suit has a kingdom of its own.
        [tower] This is the tower of spades. It takes the ten at any time: { TAP("tap", "click") } the ten, then the tower, or drag it.
        [king] Kings start a castle, at any time. Bring the king of spades home: { TAP("tap", "click") } it twice.
        [castle] The queen follows the king, and then the jack. { TAP("Tap", "Click") } any space to read what goes there.
        [build] The seven columns are free lands. They build up in suit: move the 6 of clubs onto the 5 of clubs.
        [runs] That turned up a card. Runs of a suit move together, nothing goes on an ace, and an empty land takes any card.
        [stock] Now deal a card from the stock. It covers the card on the waste, and you go through the stock only once.
        [queen] The queen of spades follows her king. Bring her home, and the 7 under her is free again.
        [guest] With king and queen home, the guest chamber holds one card of the suit, but no ace. Keep the 7 of spades there.
        [jack] Now the jack of spades. That completes the castle.
        [dungeon] After king, queen, jack, and ten, the ace can go into its dungeon. Bring the ace of spades home.
        [subjects] Once the castle is complete, the nine follows, then the eight, and so on to the two. Bring the nine home.
        [undo] Undo as often as you like, or ask for a hint. In a real game, cards you no longer need go home automatically.
       *[end] That's Four Kingdoms. Play on, or go back and start a deal of your own.
    }

## Of Knights and Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Everyone has 5 gems. The first with 10 wins, so take them from your rivals and guard your own.
        [attack] The red cards attack. A king takes 4 gems. { TAP("Tap", "Click") } the king, then { $rival }'s kingdom.
        [accepts] { $rival } may answer with a card that stops or weakens your attack.
        [gems] { $rival } didn't answer, so you get 4 gems. Once gems have moved, your turn is over.
        [road] On the road to you, a rival could have stolen the gems with a highwayman.
        [struck] Now it's the others' turn. Watch what they do.
        [answer] A soldier is after 2 of your gems! Answer with your soldier, who is as strong.
        [cost] Nothing left of the attack, so you keep your gems. Both soldiers are gone.
        [castle] Your other rival builds a castle.
        [turn] It's your turn again, and you drew 2 cards.
        [clear] That castle keeps attackers out. Your catapult destroys it: { TAP("tap", "click") } it, then that kingdom.
        [peasants] The way is clear! You have 9 gems, so a single peasant wins. Attack that kingdom again.
        [watch] See how it ends.
       *[end] That's enough gems: you win! Hold any card to read what it does, and guard your own gems with a castle.
    }
