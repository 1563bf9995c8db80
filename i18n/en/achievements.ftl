### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } of { $all }
# In all games together.
total = Achievements: { $done } of { $all }
hidden =
    { $count ->
        [one] One more is hidden. Earn { $needed } more of these to see it.
       *[other] { $count } more are hidden. Earn { $needed } more of these to see them.
    }
earned = Earned
open = Not earned yet
new =
    { $count ->
        [one] New achievement: { $titles }
       *[other] New achievements: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = The task: { $how }

## Four Knights

four-knights =
    { $deed ->
        [upset] Suit over rank
        [long-battle] All or nothing
        [last-card] The last word
        [trade] Blind trade
        [two-aces] A pair of aces
        [every-hand] Four for four
        [comeback] Turned around
       *[landslide] Two thirds
    }

four-knights-how =
    { $deed ->
        [upset] Beat an ace with a five or lower.
        [long-battle] Win all twelve cards of a hand in one battle.
        [last-card] Win a battle with the last card in your hand.
        [trade] Win a battle with the card you took from the Stockade.
        [two-aces] Win two aces in one battle.
        [every-hand] Win all four hands of a match.
        [comeback] Lose the first hand and win the match.
       *[landslide] Win a match with 16 points or more.
    }

## Four Horsemen

four-horsemen =
    { $deed ->
        [third-death] The third skull
        [destroyer] Scorched earth
        [harvest] Rich harvest
        [plague] Carrier
        [hunger] A hungry winter
        [last-rider] The last rider
        [riches] Twenty
       *[clean-sweep] Clean sweep
    }

four-horsemen-how =
    { $deed ->
        [third-death] Knock a rival out with a third Death card.
        [destroyer] Destroy a rival's five or six with a War card.
        [harvest] Score 8 points or more with Famine in one hand.
        [plague] Score 5 points or more with Pestilence in one hand.
        [hunger] Give a rival a Famine card that brings its Famine to −8 or lower.
        [last-rider] Gain a Favor as the last player left in a hand.
        [riches] Score 20 points or more in one hand.
       *[clean-sweep] Win a match before anyone else gains a Favor.
    }

## Watchtower

watchtower =
    { $deed ->
        [raid] Raider
        [seven] Lucky seven
        [watchtower] On campaign
        [third-attempt] Third time lucky
        [great-raid] Tower breaker
        [intercepted] Not so fast
        [showdown] The last line
       *[siege] The siege holds
    }

watchtower-how =
    { $deed ->
        [raid] Take a card from a tower of two or three.
        [seven] Beat a jack or higher with an attacking seven.
        [watchtower] Complete a watchtower.
        [third-attempt] Take a fort card at your third attempt.
        [great-raid] Take a card from a tower of three.
        [intercepted] Win the fourth card of a rival's watchtower in a free-for-all.
        [showdown] Win a match in the showdown.
       *[siege] Win a match when the siege ends.
    }

## Four Kingdoms

four-kingdoms =
    { $deed ->
        [castle] First castle
        [guest] A guest
        [long-run] Procession
        [dungeon] Locked up
        [kingdom] One kingdom
        [castles] Four castles
        [free-lands] Open country
       *[all-up] Nothing hidden
    }

four-kingdoms-how =
    { $deed ->
        [castle] Bring the king, queen, and jack of a suit home.
        [guest] Put a card in a guest chamber.
        [long-run] Move a run of four cards or more at once.
        [dungeon] Send an ace to its dungeon.
        [kingdom] Complete a kingdom.
        [castles] Complete all four castles.
        [free-lands] Have two empty free lands while the stock still has cards.
       *[all-up] Turn every card of the free lands up while the stock still has cards.
    }

## Of Knights and Ninjas

knights-and-ninjas =
    { $deed ->
        [revolt] Revolt
        [executioner] Headsman
        [dragon] Dragon fire
        [highwayman] Stand and deliver
        [princess] Charmed
        [traitor] Turncoat
        [great-robbery] The great robbery
       *[from-rags] From rags to riches
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Take three gems or more with peasants in one attack.
        [executioner] Stop an attack with an executioner.
        [dragon] Burn a castle down with a dragon.
        [highwayman] Take gems on the road with a highwayman.
        [princess] Charm an attacker with a princess.
        [traitor] Turn an attack with a traitor.
        [great-robbery] Take three gems or more with one highwayman.
       *[from-rags] Win a match after you were down to one gem or none.
    }
