### First-time tips: a sentence above the table when a situation comes up for the first time. Under
### 90 characters in English. $tip names the tip.

## Pages

chapter = Tips
reset = Tips will be shown again.

## Watchtower

watchtower =
    { $tip ->
        [free-for-all] Free-for-all: everyone shows a card and keeps it. The highest wins the fourth card.
        [defend] Fighters are picked unseen. The higher card wins, but an attacking 7 beats all.
        [empty] Your fort is empty. You can't be attacked, but if you lose a battle, you're out.
        [campaign] On campaign, all you do is attack. If your army runs out, the campaign is lost.
        [siege] A rival is on campaign. Build a watchtower too before the siege ends, or you lose.
        [burn] Burn a fort card to draw from the barracks: one card, or two for a jack or higher.
        [tower] Attacking a tower of two takes an army of 6 cards. A tower of three takes 10.
        [attempts] 1/3: one of your 3 attempts is used. Lose the third, and the card goes to the barracks.
       *[spent] High cards that fight are spent: win or lose, they go to the bottom of the barracks.
    }

## Four Knights

four-knights =
    { $tip ->
        [trade] You won fewer cards, so you may trade one with the Stockade, sight unseen.
        [forfeit] You lost with one card fewer on the field, so add one. Pick the one you need least.
        [stand-off] A stand-off: neither card beats the other. Both play one more, and all are at stake.
        [answer] You have to answer if you can. Any lit card beats the newest one.
        [yield] Answer with a lit card, or yield and save your good cards for later.
        [color] Within one color, the higher rank wins. Red against black, only the circle counts.
        [cycle] Suits beat each other in a circle: hearts, spades, diamonds, clubs, and hearts again.
       *[points] Every card you win is half a point, whatever its rank.
    }

## Four Horsemen

four-horsemen =
    { $tip ->
        [keep-death] You won with a Death card, so you keep it. Three of them put you out of the hand.
        [war] A War card destroys the highest card it beats in the pile you give it to.
        [give] You won the round, so you hand out its cards: one to each player, yourself included.
        [last-death] You have two Death cards. With a third you're out of the hand and score nothing.
        [famine] An odd number of Famine cards costs you points; an even number scores them.
        [pestilence] Pestilence scores only for the player with the lowest Pestilence total.
        [fate] You can also put a card under the Fate deck and play the deck's top card, unseen.
       *[any] You don't have to follow suit: play any card. The highest one wins the round.
    }

## Four Kingdoms

four-kingdoms =
    { $tip ->
        [guest] The guest chamber is open: it takes any one card of its suit but the ace.
        [castle] A castle fills in order: king, queen, jack. Then come the subjects, nine down to two.
        [dungeon] An ace goes home after king, queen, jack, and ten. Nothing goes on top of it.
        [ten] A ten can go to its tower at any time, even before the king.
        [land] An empty land takes any card, or a whole run.
        [waste] Only the waste's top card can be played. Each card you deal covers it.
        [lock] A lock marks a home that isn't open yet. { TAP("Tap", "Click") } it to see what it needs.
       *[stock] You go through the stock only once. Look for moves on the table before you deal.
    }

## Of Knights and Ninjas

knights-and-ninjas =
    { $tip ->
        [road] Gems that troops take are on the road for a moment. A highwayman can steal them.
        [accept] Without an answer, you lose as many gems as the attack is strong. Answering costs cards.
        [draft] A duel: you both draft cards, then play. You win with all 12 gems, not 10.
        [redraft] With 3 cards or fewer, you can call a new draft. It clears all fortifications.
        [turn] Each turn, do one thing: attack, fortify, or play a special card.
        [minstrel] No one can attack a kingdom with a minstrel. It leaves when its owner's turn begins.
        [archer] An archer stops all but ninjas. Remove it with your own archer: both are discarded.
       *[castle] Troops pass a castle only over a ladder. Catapults and dragons destroy it.
    }
