### The guided first matches: what is said at each step, in a small panel above the table. One or
### two sentences, up to about 90 characters. The match waits while a step is only read.
### $say names the step; $rival is an opponent's name.

## Buttons

got-it = Got it
skip = Skip
# Takes the action that the step asks for.
show-me = Show me
play-on = Play on

## Answers to a tap that does something else

read-first = Read the tip above first, then tap the check mark.
not-yet = You can do that later. Do what the tip above says first.
astray = That works too! Go back to try it the other way, or skip this step.
lesson-unreadable = The lesson couldn't be read, so it starts again.

## Watchtower

watchtower =
    { $say ->
        [army] These 4 cards are your army. { $rival } can't see them.
        [fort] These 4 are your fort. Everyone can see it, and attack it.
        [goal] Get four of a rank into your fort, then win the showdown. You already have three tens!
        [burn] Once a turn you may burn a card: tap the queen, then Burn. A high card (J to A) draws 2, others 1.
        [place] Each turn you draw a card, then place as many as you like. Tap a ten, then your fort.
        [tower] Cards of one rank stack as a tower. Place the other ten too.
        [stays] Placed cards stay. To attack a tower of 2 you need an army of 6, for a tower of 3 one of 10.
        [attack] { $rival } has the last ten! Tap it, then attack with 1 card. You attack once a turn.
        [pick] Battles are blind: { $rival } picked a card from your army. Now pick one from the other army.
        [sevens] The higher card wins, but an attacking seven beats everything. A defending seven always loses.
        [spoils] The winner takes the cards that fought; high cards go under the barracks. A tie ends your turn.
        [fourth] Place the ten you won to complete your watchtower! If you draw a fourth card, all fight for it.
        [campaign] You're on campaign: your other fort cards joined your army, and your tower can't be attacked.
        [siege] { $rival } has 10 rounds to build a watchtower too. If it's done in time, the armies meet in the showdown.
        [out] With no fort, losing a battle puts you out. With no army, you lose your campaign.
        [raid] On campaign you only attack, and your high cards aren't spent. Attack, or end your turn.
        [watch] Play this turn to its end.
        [showdown] In the showdown the armies fight, card against card, and the most tricks win. So keep high cards!
       *[end] That's Watchtower. Play on against { $rival }, or go back and start your own match.
    }

## Four Knights

four-knights =
    { $say ->
        [hand] You and { $rival } hold 6 cards each. You play them in battles and win the cards that fought.
        [goal] Every card you win is worth half a point. After 4 hands, most points wins.
        [cycle] Suits beat each other in a circle: hearts beat spades, spades diamonds, diamonds clubs, clubs hearts.
        [partners] Within one color, red or black, the higher rank beats the lower. The ace is highest.
        [open] Both players open face down. Play the two of hearts: tap it, then the field.
        [reveal] Now both cards are turned up. The player whose card is beaten has to answer.
        [answer] Your two beat the king! But the five of diamonds beats your two. Answer with a lit card.
        [won] { $rival } can't beat that. You win the battle, and all cards on the field.
        [forfeit] A loser who has one card fewer on the field first adds one, so both give the same number.
        [standoff] If both open with equal rank and color, it's a stand-off: both add another card, for more at stake.
        [next] Open the next battle with any card. Think about what { $rival } can answer.
        [finish] Now play this hand to its end. Each win brings you half a point per card.
        [stockade] The player who won fewer cards in that hand may now trade one with the Stockade, unseen. After a tie, neither.
       *[end] That's Four Knights. Play all 4 hands, or go back and start your own match.
    }

## Four Horsemen

four-horsemen =
    { $say ->
        [hand] You hold 8 cards. Each round everyone plays one, any you like. The highest card wins the round.
        [rank] A higher value wins. On equal values, Death beats War, War beats Pestilence, Pestilence beats Famine.
        [lead] The lowest card of all has to start the hand. { $rival } has it: the 1 of Famine.
        [play] Two low cards: win them with the 4 of Pestilence. Tap it, then the middle.
        [give] You won, so hand the cards out: one to each player, yourself too. Tap a card, then a player.
        [worth] You won! Cards that players receive score at the end of the hand. Death and War count their value.
        [famine] Famine counts plus if you have an even number of Famine cards, and minus if it's odd.
        [pestilence] Of the players with Pestilence cards, only the one with the lowest total scores them.
        [war] The winner leads the next round. Play the 6 of War: only the 6 of Death beats it.
        [poison] Watch out: a War card destroys the highest card it beats in the pile it goes to. Hand them out.
        [death] If you win with a Death card, you have to keep it. With three you score nothing in this hand.
        [favor] The most points in a hand gain 1 Favor. The first with 3 Favor wins the match.
        [fate] With two players there is a Fate deck: you may put a card under it and play its top card, unseen.
       *[end] That's Four Horsemen. Play on, or go back and start your own match.
    }

## Four Kingdoms

four-kingdoms =
    { $say ->
        [goal] Bring all 52 cards home. Each suit has a kingdom of its own.
        [tower] A tower takes its ten at any time. Tap the ten of clubs, then its tower, or drag it there.
        [turned] Only top cards are face up. The card under the ten was turned up, and it's a king!
        [king] Kings start a castle, at any time. Bring the king of diamonds home.
        [castle] The queen follows the king, and then the jack. Each has its own place.
        [again] The king of hearts can go home too.
        [stock] Now deal a card from the stock. There's no second time through it, so deal late.
        [waste] That card fits nowhere. It stays on the waste, and the next one covers it. Deal again.
        [build] Free lands build up in suit: the king goes on the queen of the same suit. Move it there.
        [runs] On a land, a card goes on the next lower card of its suit. Runs move together; an empty land takes any card.
        [subjects] Once king, queen, and jack of a suit are home, the nine follows, and so on down to the two.
        [dungeon] The ace can go into its dungeon after king, queen, jack, and ten.
        [guest] With king and queen home, the guest chamber takes one card of the suit for a while.
        [undo] Undo any move as often as you like, and hints show good ones. Outside lessons, cards of no other use go home by themselves.
       *[end] That's Four Kingdoms. Play on, or go back and start a deal of your own.
    }

## Of Knights and Ninjas

knights-and-ninjas =
    { $say ->
        [goal] Everyone has 5 gems. The first with 10 wins, so take them from your rivals.
        [turn] Each turn you draw (2 cards, 1 at the start), then attack one rival, fortify, play a special card, or discard.
        [attack] A knight takes 3 gems, a soldier 2, a peasant 1. Attack { $rival } with the knight.
        [accepts] { $rival } may answer with a card that stops or weakens your attack, or accept it.
        [gems] Accepting cost { $rival } 3 gems. Once gems have moved, your turn is over.
        [road] Gems that troops take are on the road for a moment: anyone can steal them with a highwayman.
        [struck] Now it's the others' turn. Watch what they do.
        [answer] A soldier is after 2 of your gems! Answer with your soldier, or accept the loss.
        [cost] Troops that answer subtract their strength, and both cards are gone. Minstrels and executioners end the turn.
        [castle] Fortifications protect a kingdom until something clears them.
        [clear] That castle keeps troops out. Your catapult destroys it: tap it, then that kingdom.
        [peasants] The way is clear: attack with your peasant, or end your turn. Peasants can march together.
        [watch] See how it ends.
        [again] While no gems have moved, you may attack the same rival again. Then your turn is over.
        [pass] A ladder gets troops over a castle, an archer removes an archer. Dragons pass castles, ninjas pass both.
        [archer] A castle or an archer of your own keeps troops away. You can place both in one turn.
        [colors] Cards of one color do one job: attack, answer, fortify, clear the way. Long-press a card to read it.
        [draft] With two players you draft cards before you play, and it takes all 12 gems to win.
       *[end] That's Of Knights and Ninjas. Play on, or go back and start your own match.
    }
