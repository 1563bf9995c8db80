### The table of Watchtower.
### Terms:
### army (a player's hidden hand), fort (a player's face-up cards), barracks (the shared deck);
### draw (take a card from the barracks), place (put an army card into the fort), burn (put a fort card
### on the bottom of the barracks and draw), high card (jack, queen, king, or ace);
### tower (fort cards of one rank: a double, a triple), watchtower (four of a rank);
### attack (try to win a fort card; up to 3 attempts for each card), battle (what an attack leads to),
### pair (an attacking card and a defending one), pick (choose a face-down card), tie (equal);
### free-for-all (everyone's battle for a fourth card), builder (whose watchtower that would complete);
### campaign (what a player with a complete watchtower is on), siege (the rounds until campaigns
### end the match), showdown (the armies' last battle), trick (the cards revealed together in it).

## Buttons

burn = Burn
place = Place
end-turn = End turn
keep-all = Keep all
take-card = Take card
attack-with =
    { $count ->
        [one] Attack with { $count } card
       *[other] Attack with { $count } cards
    }
battle-with =
    { $count ->
        [one] Battle with { $count } card
       *[other] Battle with { $count } cards
    }

## Where the match stands: the heading of the table

title-round = Round { $round }
title-rounds-left = { $left } rounds left
title-last-round = Last round
title-siege = Siege: { $left } left
title-siege-last = Siege: last round
title-showdown = Showdown

## Where the match stands, for lists of matches. $title is one of the headings above; $fort and $army
## are numbers of cards.

summary = { $title } · Fort { $fort }, army { $army }
summary-campaign = { $title } · You're on campaign, army { $army }
summary-out = { $title } · Out

## Where the match stands, when the player asks. $title is one of the headings above; $players is one
## of the next three messages for each player; $fort and $army are numbers of cards.

standing = { $title }. { $players }
# Short: it stands in two lines. The head of the table says "7 rounds left".
standing-siege = Siege: { $left } left. { $players }
standing-player = { $who }: fort { $fort }, army { $army }.
standing-campaign = { $who }: on campaign, army { $army }.
standing-out = { $who }: out.

## In the last round

forecast-win =
    { PERSON($who) ->
        [you] If nothing changes, you win after this round.
       *[other] If nothing changes, { $who } wins after this round.
    }
# $players is a list of two or more.
forecast-showdown = If nothing changes, this round ends in a showdown between { $players }.
forecast-showdown-all = After this round, everyone with an army meets in a showdown.

## Prompts

prompt-over = The match is over.
prompt-opening = Before the first turn: burn one fort card, or keep all.
prompt-turn =
    { $can ->
        [place-burn-attack] Your turn: attack a highlighted card, place army cards, or burn a fort card.
        [place-burn] Your turn: place army cards or burn a fort card.
        [place-attack] Your turn: attack a highlighted card or place army cards.
        [burn-attack] Your turn: attack a highlighted card or burn a fort card.
        [place] Your turn: place army cards.
        [burn] Your turn: burn a fort card.
       *[attack] Your turn: attack a highlighted card.
    }
# The same in short, before sentences that tell what happened.
prompt-turn-short =
    { $can ->
        [place-burn-attack] Attack, place, or burn.
        [place-burn] No attack possible: place or burn.
        [place-attack] Attack or place.
        [burn-attack] Attack or burn.
        [place] No attack possible: place cards.
        [burn] No attack possible: burn a card.
       *[attack] Attack.
    }
# After a successful attack.
prompt-still =
    { $can ->
        [place-burn] You may still place army cards or burn a fort card.
        [place] You may still place army cards.
       *[burn] You may still burn a fort card.
    }
prompt-campaign = On campaign: attack to slow your rivals down, or end your turn and keep your army safe.
# The same, before sentences that tell what happened.
prompt-campaign-short = Attack, or end your turn.
prompt-nothing = Nothing left to do. End your turn.
prompt-no-target = No other player has a fort card to attack.
prompt-no-army = You can't attack without an army.
prompt-no-attack = You can't attack now. { TAP("Tap", "Click") } a rival's card to see why.
prompt-out = You're out of the match.

prompt-choose = Press Enter to choose { CARD($card, form: "short") }.
prompt-choose-rival = Press Enter to choose { $rival }'s { CARD($card, form: "short") }.
prompt-choose-campaign = Press Enter to choose { $rival }, who is also on campaign.
prompt-place = { TAP("Tap", "Click") } your fort to place { CARD($card, form: "short") }.
prompt-place-key = Press Enter to place { CARD($card, form: "short") }.
# The next four come after one of prompt-choose, prompt-place, and prompt-place-key, and are about the
# same card. $height is 2 or 3.
prompt-place-tower =
    { $height ->
        [2] It makes a double.
       *[3] It makes a triple.
    }
prompt-place-fourth = It's the fourth of its rank.
prompt-place-fourth-won = It completes your watchtower, and your campaign begins.
prompt-place-fourth-drawn = Win the free-for-all for it, and your watchtower is complete.
prompt-burn =
    { $count ->
        [one] Burn { CARD($card, form: "short") }? It goes to the bottom of the barracks, and you draw { $count } card.
       *[other] Burn { CARD($card, form: "short") }? It goes to the bottom of the barracks, and you draw { $count } cards.
    }
prompt-take = { $rival } has no army. Take { CARD($card, form: "short") } without a battle.
prompt-attack = Attack { $rival }'s { CARD($card, form: "short") } with how many cards?
prompt-attack-stakes = Win { CARD($card, form: "short") } and the battle's cards, or lose yours to { $rival }. Your turn ends unless you win.
# After prompt-attack-stakes.
prompt-attack-high = Jacks and up that fight go to the barracks.
prompt-attack-last = Last attempt. Win { CARD($card, form: "short") } and all cards in the battle. If you lose, it goes to the bottom of the barracks.
prompt-battle =
    { $count ->
        [one] Battle { $rival } with { $count } card each? The winner gets all cards in the battle.
       *[other] Battle { $rival } with { $count } cards each? The winner gets all cards in the battle.
    }

prompt-pick-free-for-all = Free-for-all for { CARD($card, form: "short") }: pick the card that { $rival } fights with.
prompt-pick = Battle for { CARD($card, form: "short") }: pick the card that { $rival } fights with.
prompt-pick-several = Battle for { CARD($card, form: "short") }: pick card { $number } of { $count } for { $rival } to fight with.
# A battle of two players on campaign, for no card.
prompt-pick-campaign = Pick card { $number } of { $count } for { $rival } to fight with.

prompt-rival-opening = { $rival } may burn a fort card.
prompt-rival-turn = It's { $rival }'s turn.
prompt-rival-pick = { $rival } is picking a card.
prompt-rival-pick-mine = { $rival } is picking the card you fight with.

# The turn is ended, or all cards are kept, without asking.
auto-end = Nothing left to do, so your turn ends.
auto-skip = You can't do anything, so your turn is skipped.
auto-skip-campaign = There is no card you can attack, so your turn is skipped.
auto-keep = You can't burn any of your fort cards, so you keep them all.

## Why something isn't allowed

refusal-over = The match is over.
refusal-only-burning = Before the first turn, you can only burn a fort card or keep all.
refusal-only-before-first-turn = You can only do that before the first turn.
refusal-pick-first = First pick one of the face-down cards.
refusal-placing-on-campaign = You can't place cards while you're on campaign.
refusal-not-in-army = { CARD($card, form: "capital") } isn't in your army.
refusal-campaign-just-lost = You lost a campaign this turn. You can complete a watchtower again next turn.
refusal-burning-on-campaign = You can't burn cards while you're on campaign.
refusal-burned-already = You've already burned a card this turn.
refusal-not-in-own-fort = { CARD($card, form: "capital") } isn't in your fort.
refusal-barracks-empty = You can't burn cards while the barracks are empty.
refusal-tower-elsewhere = Another player has a tower of { CARD($rank, form: "many") }, so you can't burn yours.
refusal-attacked-already = You've already attacked this turn.
refusal-no-rival = Attack another player who is still in the match.
refusal-rival-on-campaign = You can't attack a player on campaign unless you're on campaign, too.
refusal-not-in-that-fort = { CARD($card, form: "capital") } isn't in that fort.
refusal-not-on-top = You can attack only the top card of a tower.
refusal-complete-watchtower = You can't attack a complete watchtower.
refusal-army-too-small = You need at least { $needed } army cards to attack that tower.
refusal-no-attempts-left = You've used all { $most } attempts on that card.
refusal-rival-without-army = That player has no army, so just take the card.
refusal-without-army = You need at least one army card to attack.
refusal-rival-has-army = That player has an army. Attack with 1 or 2 cards.
refusal-too-many-cards = Attack with 1 or 2 cards.
refusal-more-than-smaller-army = You can't attack with more cards than the smaller army has.
refusal-not-both-on-campaign = You can battle a player on campaign only if you're on campaign, too.
refusal-nothing-held-out = There are no cards to pick now.
refusal-place-empty = That card is already taken. Pick another one.

## What happened, in the log and while it is shown

heading-before-first-turn = Before the first turn
heading-turn = Turn { $turn }: { $who }

log-kept-all =
    { PERSON($who) ->
        [you] You kept all your fort cards.
       *[other] { $who } kept all fort cards.
    }
log-burned =
    { PERSON($who) ->
        [you] You burned { CARD($card, form: "short") }.
       *[other] { $who } burned { CARD($card, form: "short") }.
    }
# Only the number of cards is known.
log-drew-hidden =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You drew a card.
               *[other] You drew { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $who } drew a card.
               *[other] { $who } drew { $count } cards.
            }
    }
# $cards is a list.
log-drew =
    { PERSON($who) ->
        [you] You drew { CARD($cards, form: "short") }.
       *[other] { $who } drew { CARD($cards, form: "short") }.
    }
# $cards are those whose faces are known, $count is the number of the others.
log-drew-partly =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You drew { CARD($cards, form: "short") } and another card.
               *[other] You drew { CARD($cards, form: "short") } and { $count } more cards.
            }
       *[other]
            { $count ->
                [one] { $who } drew { CARD($cards, form: "short") } and another card.
               *[other] { $who } drew { CARD($cards, form: "short") } and { $count } more cards.
            }
    }
log-placed =
    { PERSON($who) ->
        [you] You placed { CARD($card, form: "short") }.
       *[other] { $who } placed { CARD($card, form: "short") }.
    }
# $height is 2 to 4.
log-placed-tower =
    { PERSON($who) ->
        [you]
            { $height ->
                [2] You placed { CARD($card, form: "short") }, making a double.
                [3] You placed { CARD($card, form: "short") }, making a triple.
               *[4] You placed { CARD($card, form: "short") }, the fourth of its rank.
            }
       *[other]
            { $height ->
                [2] { $who } placed { CARD($card, form: "short") }, making a double.
                [3] { $who } placed { CARD($card, form: "short") }, making a triple.
               *[4] { $who } placed { CARD($card, form: "short") }, the fourth of its rank.
            }
    }
log-fort-filled =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } joined your fort from the barracks.
       *[other] { CARD($card, form: "short") } joined { $who }'s fort from the barracks.
    }
log-went-out =
    { PERSON($who) ->
        [you] You lost a battle with no fort cards left, so you're out of the match.
       *[other] { $who } lost a battle with no fort cards left and is out of the match.
    }
log-campaign-began =
    { PERSON($who) ->
        [you] You completed a watchtower of { CARD($rank, form: "many") } and went on campaign.
       *[other] { $who } completed a watchtower of { CARD($rank, form: "many") } and went on campaign.
    }
log-campaign-lost =
    { PERSON($who) ->
        [you] You ran out of army cards and lost your campaign.
       *[other] { $who } ran out of army cards and lost the campaign.
    }
log-siege-began =
    { PERSON($who) ->
        [you]
            { $rounds ->
                [one] The siege begins. You win unless another player goes on campaign within { $rounds } round.
               *[other] The siege begins. You win unless another player goes on campaign within { $rounds } rounds.
            }
       *[other]
            { $rounds ->
                [one] The siege begins. { $who } wins unless another player goes on campaign within { $rounds } round.
               *[other] The siege begins. { $who } wins unless another player goes on campaign within { $rounds } rounds.
            }
    }
log-siege-ended =
    { $rounds ->
        [one] The siege is over after { $rounds } round.
       *[other] The siege is over after { $rounds } rounds.
    }
log-bound-reached = All { $rounds } rounds have been played.
log-attacked =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You attacked { $rival }'s { CARD($card, form: "short") } with { $count } card.
               *[other] You attacked { $rival }'s { CARD($card, form: "short") } with { $count } cards.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } attacked your { CARD($card, form: "short") } with { $count } card.
                       *[other] { $who } attacked your { CARD($card, form: "short") } with { $count } cards.
                    }
               *[other]
                    { $count ->
                        [one] { $who } attacked { $rival }'s { CARD($card, form: "short") } with { $count } card.
                       *[other] { $who } attacked { $rival }'s { CARD($card, form: "short") } with { $count } cards.
                    }
            }
    }
# After log-attacked.
log-attempt = Attempt { $attempt } of { $most }.
# $rival has no army.
log-attacked-undefended =
    { PERSON($who) ->
        [you] You attacked { $rival }'s undefended { CARD($card, form: "short") }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } attacked your undefended { CARD($card, form: "short") }.
               *[other] { $who } attacked { $rival }'s undefended { CARD($card, form: "short") }.
            }
    }
# Two players on campaign.
log-campaign-battle =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You battled { $rival } with { $count } card each.
               *[other] You battled { $rival } with { $count } cards each.
            }
       *[other]
            { PERSON($rival) ->
                [you]
                    { $count ->
                        [one] { $who } battled you with { $count } card each.
                       *[other] { $who } battled you with { $count } cards each.
                    }
               *[other]
                    { $count ->
                        [one] { $who } battled { $rival } with { $count } card each.
                       *[other] { $who } battled { $rival } with { $count } cards each.
                    }
            }
    }
log-picked =
    { PERSON($who) ->
        [you] You picked a card.
       *[other] { $who } picked a card.
    }
# $winner and $loser are cards; $why is "higher" or which seven decided.
log-pair =
    { PERSON($who) ->
        [you]
            { $why ->
                [attacking-seven] Your { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }: an attacking 7 always wins.
                [defending-seven] Your { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }: a defending 7 always loses.
               *[higher] Your { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }.
            }
       *[other]
            { $why ->
                [attacking-seven] { $who }'s { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }: an attacking 7 always wins.
                [defending-seven] { $who }'s { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }: a defending 7 always loses.
               *[higher] { $who }'s { CARD($winner, form: "short") } beats { CARD($loser, form: "short") }.
            }
    }
log-pair-tied = { CARD($attacking, form: "short") } and { CARD($defending, form: "short") } tie.
# $most and $least are the pairs that the winner and the loser won.
log-battle-won =
    { PERSON($who) ->
        [you]
            { $pairs ->
                [one] You won the battle.
               *[other] You won the battle, { $most } to { $least }.
            }
       *[other]
            { $pairs ->
                [one] { $who } won the battle.
               *[other] { $who } won the battle, { $most } to { $least }.
            }
    }
log-battle-tied =
    { $pairs ->
        [one] The battle is a tie.
       *[other] The battle is a tie, { $most } to { $least }.
    }
# A card of the battle.
log-captured =
    { PERSON($who) ->
        [you] You captured { $rival }'s { CARD($card, form: "short") }.
       *[other]
            { PERSON($rival) ->
                [you] { $who } captured your { CARD($card, form: "short") }.
               *[other] { $who } captured { $rival }'s { CARD($card, form: "short") }.
            }
    }
log-retired =
    { PERSON($who) ->
        [you] Your { CARD($card, form: "short") } went to the bottom of the barracks.
       *[other] { $who }'s { CARD($card, form: "short") } went to the bottom of the barracks.
    }
# The fort card that was attacked.
log-taken =
    { PERSON($who) ->
        [you] You took { CARD($card, form: "short") } from { $rival }'s fort.
       *[other]
            { PERSON($rival) ->
                [you] { $who } took { CARD($card, form: "short") } from your fort.
               *[other] { $who } took { CARD($card, form: "short") } from { $rival }'s fort.
            }
    }
log-sunk =
    { PERSON($who) ->
        [you] Your { CARD($card, form: "short") } withstood 3 attempts and went to the bottom of the barracks.
       *[other] { $who }'s { CARD($card, form: "short") } withstood 3 attempts and went to the bottom of the barracks.
    }

## A battle of two other players in one sentence. $most and $least are the pairs that the winner and the
## loser won.

raid-won =
    { $pairs ->
        [one] { $who } attacked { $rival }'s { CARD($card, form: "short") } and won it.
       *[other] { $who } attacked { $rival }'s { CARD($card, form: "short") } and won it, { $most } to { $least }.
    }
raid-lost =
    { $pairs ->
        [one] { $who } attacked { $rival }'s { CARD($card, form: "short") } and lost.
       *[other] { $who } attacked { $rival }'s { CARD($card, form: "short") } and lost, { $most } to { $least }.
    }
raid-tied =
    { $pairs ->
        [one] { $who } attacked { $rival }'s { CARD($card, form: "short") } and tied.
       *[other] { $who } attacked { $rival }'s { CARD($card, form: "short") } and tied, { $most } to { $least }.
    }
raid-campaign-won =
    { $pairs ->
        [one] { $who } battled { $rival } and won.
       *[other] { $who } battled { $rival } and won, { $most } to { $least }.
    }
raid-campaign-lost =
    { $pairs ->
        [one] { $who } battled { $rival } and lost.
       *[other] { $who } battled { $rival } and lost, { $most } to { $least }.
    }
raid-campaign-tied =
    { $pairs ->
        [one] { $who } battled { $rival } and tied.
       *[other] { $who } battled { $rival } and tied, { $most } to { $least }.
    }
# After one of the sentences above, if a 7 decided a pair against its rank.
raid-attacking-seven = An attacking 7 beats any card.
raid-defending-seven = A defending 7 loses to any card.

## A battle of the player's in one sentence. $card is the fort card that it was for; $mine and $theirs
## are lists of the cards in the battle.

battle-attack-won = You won { $rival }'s { CARD($card, form: "short") }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
battle-attack-lost = You lost the battle for { $rival }'s { CARD($card, form: "short") }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }. That ends your turn.
battle-attack-tied = You tied for { $rival }'s { CARD($card, form: "short") }, { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }. A tie ends your turn.
battle-defense-won = You defended { CARD($card, form: "short") } against { $rival }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
battle-defense-lost = { $rival } won your { CARD($card, form: "short") }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
battle-defense-tied = { $rival } attacked your { CARD($card, form: "short") } and tied: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
# An attack on a fort card of the player, in a few words.
battle-defense =
    { $how ->
        [won] You defended { CARD($card, form: "short") } against { $rival }.
        [lost] { $rival } won your { CARD($card, form: "short") }.
       *[tied] { $rival }'s attack on your { CARD($card, form: "short") } was a tie.
    }
battle-campaign-won = You beat { $rival }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
battle-campaign-lost = You lost to { $rival }: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.
battle-campaign-tied = You and { $rival } tied: your { CARD($mine, form: "short") } against { CARD($theirs, form: "short") }.

## What another player did in a turn

turn-nothing = { $who } passed.
turn-placed =
    { $count ->
        [one] { $who } placed { $count } card.
       *[other] { $who } placed { $count } cards.
    }
turn-placed-burned = { $who } placed { CARD($card, form: "short") } and burned { CARD($burned, form: "short") }.
turn-placed-several-burned =
    { $count ->
        [one] { $who } placed { $count } card and burned { CARD($burned, form: "short") }.
       *[other] { $who } placed { $count } cards and burned { CARD($burned, form: "short") }.
    }

## A free-for-all

log-free-for-all =
    { PERSON($who) ->
        [you] { CARD($card, form: "short") } would complete your watchtower. Free-for-all!
       *[other] { CARD($card, form: "short") } would complete { $who }'s watchtower. Free-for-all!
    }
log-revealed =
    { PERSON($who) ->
        [you] You revealed { CARD($card, form: "short") }.
       *[other] { $who } revealed { CARD($card, form: "short") }.
    }
log-free-for-all-won =
    { PERSON($who) ->
        [you] You won { CARD($card, form: "short") } in the free-for-all.
       *[other] { $who } won { CARD($card, form: "short") } in the free-for-all.
    }
log-free-for-all-tied =
    { PERSON($who) ->
        [you] The highest cards tied, and you won { CARD($card, form: "short") }.
       *[other] The highest cards tied, and { $who } won { CARD($card, form: "short") }.
    }
# $best is the card that won it, $mine the player's own card.
free-for-all-won = You won { CARD($card, form: "short") } in the free-for-all with { CARD($best, form: "short") }.
free-for-all-lost = { $who } won { CARD($card, form: "short") } in the free-for-all: { CARD($best, form: "short") } against your { CARD($mine, form: "short") }.

## The showdown

log-showdown =
    { $length ->
        [one] Showdown! Every army is cut to { $length } card.
       *[other] Showdown! Every army is cut to { $length } cards.
    }
# Why a showdown begins, before log-showdown.
log-all-on-campaign = Everyone is on campaign.
log-set-aside =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] You set { $count } card aside.
               *[other] You set { $count } cards aside.
            }
       *[other]
            { $count ->
                [one] { $who } set { $count } card aside.
               *[other] { $who } set { $count } cards aside.
            }
    }
# $card is the card that won the trick, $others a list of the cards of the other players.
log-trick =
    { PERSON($who) ->
        [you] Trick { $number } is yours: { CARD($card, form: "short") } against { CARD($others, form: "short") }.
       *[other] Trick { $number } goes to { $who }: { CARD($card, form: "short") } against { CARD($others, form: "short") }.
    }
# $cards is a list of everyone's cards.
log-trick-tied = Trick { $number } is a tie: { CARD($cards, form: "short") }.
# How many tricks a player won.
log-tricks =
    { $count ->
        [one] { $who }: { $count } trick.
       *[other] { $who }: { $count } tricks.
    }
log-tricks-tied = It's a tie.
# Players who tied draw new armies.
log-watchtowers = Battle of the watchtowers!
log-played-again = Still tied. All their cards were shuffled and dealt again.

## Players

note-out = Out
note-campaign = On campaign
note-picking = Picking…
note-thinking = Thinking…
# The headline of a fight: for a card of the defender, for the card that would complete a watchtower,
# and between two players on campaign, for no card.
stage-battle = Battle for { CARD($card, form: "short") }
stage-free-for-all = Free-for-all for { CARD($card, form: "short") }
stage-campaign = Battle of campaigns
# Whose cards are held out for a blind pick.
stage-held =
    { PERSON($who) ->
        [you] Your army
       *[other] { $who }'s army
    }
lane-attacker = Attacker
lane-defender = Defender
lane-builder = Builder
lane-no-army = No army
# How many tricks a player won in the showdown.
tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
# The pairs that the player and the rival won in a battle.
score-mine = You { $mine } : { $theirs }

## How the match ended. $streak tells how the player has done in matches like this.

ended-siege-showdown = The siege ended in a showdown.
ended-bound-showdown = The last round ended in a showdown.
ended-showdown = Decided in a showdown.
ended-siege = Won by siege.
ended-bound = Decided after the last round.
ended-alone = All other players are out.
result-out = Out
result-campaign = On campaign
result-no-watchtower = No watchtower

## Marks on cards

# The army that an attack on a tower needs; the short form is for small cards.
mark-needs = needs { $needed }
mark-needs-short = { $needed }+
mark-attempts = { $used }/{ $most }

## Players, piles, and cards for screen readers. $fort and $army are numbers of cards.

panel = { $name }, army { $army }, fort { $fort }
panel-note = { $name }, { $note }, army { $army }, fort { $fort }
panel-out = { $name }, { $note }
label-barracks =
    { $count ->
        [one] Barracks, { $count } card
       *[other] Barracks, { $count } cards
    }
label-can-place = { CARD($card, form: "title") }, can be placed
label-cannot-place = { CARD($card, form: "title") }, can't be placed now
label-fort =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, your fort
       *[other] { CARD($card, form: "title") }, { $who }'s fort
    }
# $label is label-fort; $height is 2 to 4, $top tells whether it is the top card.
label-tower =
    { $height ->
        [2]
            { $top ->
                [yes] { $label }, top of a double
               *[no] { $label }, in a double
            }
        [3]
            { $top ->
                [yes] { $label }, top of a triple
               *[no] { $label }, in a triple
            }
       *[4]
            { $top ->
                [yes] { $label }, top of a watchtower
               *[no] { $label }, in a watchtower
            }
    }
# In these, $label is label-fort or label-tower.
label-can-burn = { $label }, can be burned
label-can-battle = { $label }, can be battled
label-attempts = { $label }, { $used } of { $most } attempts used
label-can-attack = { $label }, can be attacked
label-cannot-attack = { $label }, can't be attacked now
label-held = Face-down card { $slot }
label-can-pick = Face-down card { $slot }, can be picked
# On a player's side of a battle or a trick.
label-laid =
    { PERSON($who) ->
        [you] { CARD($card, form: "title") }, on your side
       *[other] { CARD($card, form: "title") }, on { $who }'s side
    }
label-laid-hidden =
    { PERSON($who) ->
        [you] Face-down card, on your side
       *[other] Face-down card, on { $who }'s side
    }
label-prize = { CARD($card, form: "title") }, the prize

## What a card, a tower, a player, or the barracks is about

about-seven = When you attack, a 7 beats any card. When you defend, it loses to any card. Otherwise, it's just a 7.
about-high = A high card. Burning it draws 2 cards. If it fights, it goes to the bottom of the barracks, unless its owner is on campaign.
about-low = In a battle, the higher rank wins. Burning this card draws 1 card.
about-campaign = This watchtower is on campaign, so nobody can attack it.
# $height is 2 to 4, $cards a list.
about-tower =
    { $height ->
        [2] A double, from bottom to top: { CARD($cards, form: "short") }.
        [3] A triple, from bottom to top: { CARD($cards, form: "short") }.
       *[4] A watchtower, from bottom to top: { CARD($cards, form: "short") }.
    }
about-tower-needs = Only the top card can be attacked, by an army of at least { $needed } cards.
about-tower-burning = Other players can't burn cards of this rank.
about-attempts =
    { PERSON($who) ->
        [you] You've used { $used } of { $most } attempts on it.
       *[other] { $who } has used { $used } of { $most } attempts on it.
    }
about-held-title = Face-down card
about-held = The army was shuffled. Nobody knows which card this is, not even its owner.
about-barracks-title =
    { $count ->
        [one] Barracks: { $count } card
       *[other] Barracks: { $count } cards
    }
about-barracks-draw = At the start of your turn, you draw the top card, unless you're on campaign.
about-barracks-bottom = Burned cards and high cards from battles go to the bottom, and everyone sees them. While the barracks are empty, nobody can burn cards.
about-siege-last = The siege ends the match after this round.
about-siege =
    { $left ->
        [one] The siege ends the match in { $left } round.
       *[other] The siege ends the match in { $left } rounds.
    }
about-round = Round { $round } of at most { $rounds }.
about-out = Out of the match.
about-army =
    { PERSON($who) ->
        [you]
            { $count ->
                [one] Your army has { $count } card.
               *[other] Your army has { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $who }'s army has { $count } card.
               *[other] { $who }'s army has { $count } cards.
            }
    }
# After about-army: a list of cards that everyone knows to be in it, or the highest of them.
about-army-known = Known cards: { CARD($cards, form: "short") }.
about-army-highest = Highest known cards: { CARD($cards, form: "short") }.
about-player-campaign = On campaign with a watchtower of { CARD($rank, form: "many") }.
about-player-campaign-end = Nobody can attack the watchtower, but without an army the campaign is lost.
about-fort =
    { $count ->
        [one] Fort: { $count } card.
       *[other] Fort: { $count } cards.
    }
# $height is 2 or 3.
about-fort-tower =
    { $height ->
        [2] A double of { CARD($rank, form: "many") }: 2 more make a watchtower.
       *[3] A triple of { CARD($rank, form: "many") }: 1 more makes a watchtower.
    }
# After about-fort-tower.
about-fort-tower-needs = You need at least { $needed } army cards to attack it.

## How to play

guide-line = Build a watchtower of four of a kind, go on campaign, and win the showdown.
# The rules in brief.
guide-brief-goal = Build a watchtower: four cards of one rank in your fort. When everyone has one, win the showdown.
guide-brief-turn = Draw a card, place army cards in your fort, burn a fort card if you like, then attack or end your turn.
guide-brief-watch = Rivals attack your fort cards one by one. Towers are safer: it takes a large army to attack one.
# The parts of the table, in a numbered list.
guide-part-fort = A rival's fort: the cards you can attack
guide-part-tower = A tower: cards of one rank
guide-part-rival-army = The rival's army, face down
guide-part-barracks = The barracks: you draw from here
guide-part-own-fort = Your fort: everyone sees it
guide-part-army = Your army: only you see it
guide-goal-title = Goal
guide-goal = Build a watchtower: four cards of one rank in your fort. Once every player has one, your armies meet in the showdown, and its winner wins the match. Until then, attack other forts to win the cards you need.
guide-forts-title = Forts and armies
guide-forts = Your fort lies face up, and your army is the hand that only you see. Each starts with four cards; the rest of the deck is the barracks. Fort cards of one rank form a tower: two are a double, three a triple, and four a watchtower. The ace is the highest rank. Jacks, queens, kings, and aces are called high cards.
guide-turn-title = Your turn
guide-turn = Draw the top card of the barracks into your army. Then place as many army cards into your fort as you like; they can't go back. Once per turn, you may burn a fort card. Finally, attack another player's fort card, or end your turn. After a successful attack, you may still place cards, and burn one if you haven't yet.
guide-burning-title = Burning
guide-burning = To burn a fort card, put it on the bottom of the barracks and draw a card into your army, or two if you burned a high card. Before the first turn, everyone may burn one card. You can't burn a card while another player has a tower of the same rank, or while the barracks are empty.
guide-attacking-title = Attacking
guide-attacking = Choose another player's fort card and attack it with one or two cards. The defender uses as many. You can attack only the top card of a tower, and only with a large army. If the defender has no army, you take the card without a battle.
guide-battle-title = The battle
guide-battle = Both armies are shuffled. The defender picks your cards without seeing them, and you pick the defender's. They are revealed in pairs. The higher rank wins the pair, but sevens are special. The side that wins more pairs wins the battle. In the examples, the attacker's card is on the left.
guide-after-title = After the battle
guide-after =
    The winner's army gets all cards in the battle, and an attacker who wins also gets the fort card. After a tie, all cards return to their owners.

    High cards that fight are an exception: whatever the result, they go to the bottom of the barracks. Everyone sees them go, and the log names them when they're drawn again.

    You have three attempts at each card, and so has every other attacker. If you lose the third, the card goes to the bottom of the barracks, and the defender's fort gets the top card instead. If the third is a tie, the card stays, but you can't attack it again.

    A player who loses a battle with no fort cards left is out of the match.
guide-fourth-title = The fourth card
guide-fourth = If you won the fourth card of a rank in battle, placing it completes your watchtower. If it came from the barracks, there's a free-for-all first: from each army, a neighbor picks one card, and the highest wins the fourth card. If the highest cards tie and one of them is yours, you win. Sevens aren't special here, and all players keep the cards they showed.
guide-campaign-title = On campaign
guide-campaign =
    When your watchtower is complete, you're on campaign, and your other fort cards join your army. You no longer draw, place, or burn cards; you only attack. Nobody can attack your watchtower, and your high cards no longer go to the barracks. Two players on campaign can also battle each other with three cards each; the winner gets them all.

    If your army runs out of cards, you lose the campaign. Two watchtower cards go to the bottom of the barracks, one stays in your fort, and one joins your army. Then your fort and your army get two new cards each.
guide-showdown-title = The showdown
guide-showdown =
    The showdown starts when all players are on campaign. Armies are shuffled and cut to the size of the smallest, or one card fewer if that's an even number.

    Then everyone reveals their cards together, one at a time. The highest card wins the trick; if the highest cards tie, nobody does. The player with the most tricks wins the match.

    If players tie for the most tricks, they play the battle of the watchtowers: each draws a new army, as many cards as the rank of their watchtower. If they tie again, these cards are shuffled together, dealt evenly, and played once more.
guide-siege-title = The siege
# $rule is the name of the house rule about the length of the siege.
guide-siege =
    The siege starts when the first player goes on campaign, and it ends the match after 10 rounds (8 with four players). If only one player is on campaign then, that player wins; if several are, they meet in a showdown. If all campaigns are lost, the siege is over, and the next one counts from the start.

    A match also ends in this way after 40 turns per player (30 with three players, 25 with four). If nobody is on campaign then, everyone with an army meets in a showdown.

    The house rule { $rule } halves or doubles all these numbers.
guide-table-title = Controls
guide-table =
    To place an army card, { TAP("tap", "click") } it, then your fort, or drag it there. To burn a fort card, { TAP("tap", "click") } it, or drag it to the barracks. Cards you can attack are highlighted: { TAP("tap", "click") } one, then choose how many cards to use. ×2 marks a tower of two cards; 1/3 means you've used one of three attempts. With hints on, you're told what an attack can win and lose. { TAP("Tap", "Click") } a player's panel to see their army and fort. Hold or right-click a card to learn about it.

    On a keyboard, the arrow keys move between cards, Enter selects, numbers press the buttons, T ends your turn, H gives a hint, S tells you how the match stands, L opens the log, F1 opens these rules, and Escape goes back.

## Examples in the guide: short texts under or between pictures of cards.

# The attacker's card beats, loses to, or ties with the defender's.
guide-verdict-beats = beats
guide-verdict-loses = loses to
guide-verdict-ties = ties with
guide-pair-higher = The higher rank wins.
guide-pair-equal = Equal ranks tie.
guide-pair-attacking-seven = An attacking seven beats any card.
guide-pair-defending-seven = A defending seven loses to any card.
guide-pair-sevens = The attacking seven wins.
guide-tower-any = can be attacked by any army
guide-tower-needs = needs an army of { $needed } cards
guide-tower-single = A single card.
guide-tower-double = A double.
guide-tower-triple = A triple.
# Between a card that is burned and the backs of the cards that are drawn for it.
guide-burned-for = is burned for
guide-burn-low = A low card.
guide-burn-high = A high card.
guide-worth = draws { $count } cards
guide-worth-rank = As many as its rank.
guide-worth-high = High cards count as 10.

## The goal strip: one line under the head of the table. At most 40 letters besides the name.

goal = Build four of a kind, win the showdown.
# Who wins at the end of the siege as things stand; the others can still change it.
goal-siege =
    { PERSON($who) ->
        [you] { $left ->
            [one] You win after this round.
           *[other] You win in { $left } rounds if nothing changes.
        }
       *[other] { $left ->
            [one] { $who } wins after this round.
           *[other] { $who } wins in { $left } rounds if nothing changes.
        }
    }
# The same, to a player who is besieged.
goal-besieged =
    { $left ->
        [one] Build a watchtower this round, or { $who } wins.
       *[other] Build a watchtower in { $left } rounds, or { $who } wins.
    }
goal-showdown =
    { $left ->
        [one] Showdown after this round.
       *[other] Showdown in { $left } rounds.
    }
# While the showdown is played.
goal-tricks = Showdown: the most tricks win.
goal-danger =
    { PERSON($who) ->
        [you] You're one card short of a watchtower.
       *[other] { $who } is one card short of a watchtower.
    }
# The player holds the fourth card of a rank.
goal-fourth = Place { CARD($card, form: "short") } for your watchtower.
goal-danger-many =
    { $count ->
        [one] { $count } rival is one card short of a watchtower.
       *[other] { $count } rivals are one card short of a watchtower.
    }
goal-last-stand =
    { PERSON($who) ->
        [you] Your fort is empty: lose a battle, and you're out.
       *[other] If { $who } loses a battle now, they're out.
    }

## Hints: what to do, and then why.

hint-place = Place { CARD($card, form: "short") }.
hint-burn = Burn { CARD($card, form: "short") }.
hint-keep-all = Keep all your fort cards.
hint-attack =
    { $count ->
        [one] Attack { $rival }'s { CARD($card, form: "short") } with { $count } card.
       *[other] Attack { $rival }'s { CARD($card, form: "short") } with { $count } cards.
    }
hint-take = Take { $rival }'s { CARD($card, form: "short") }.
# Two players on campaign.
hint-battle = Battle { $rival }.
hint-pick = Pick any card.
hint-end = End your turn.
hint-tower = Rivals need { $needed } army cards to attack the tower.
hint-fort = With an empty fort, a lost battle puts you out.
hint-draws-two = A high card draws you 2 cards.
hint-single = You have no other card of its rank.
hint-other-rank = You have more cards of another rank.
# Of a card of the player's fort.
hint-rival-has-rank = { $rival }'s fort has another of its rank.
hint-draws-one = You draw a new card for it.
# Of an army card to be placed.
hint-to-burn = Then you can burn it for 2 cards.
# $number is 2, 3, or 4, with the card itself.
hint-owns =
    { $number ->
        [2] You have a second card of its rank.
        [3] You have two more cards of its rank.
       *[4] You have three more cards of its rank.
    }
hint-lowest = Your army fights better without its lowest card.
# Why no card is placed.
hint-keeps-army = Army cards fight; fort cards can be attacked.
hint-keeps-high-cards = High cards that fight go to the barracks.
hint-undefended = { $rival } has no army to defend it.
# $number is 2, 3, or 4.
hint-collects =
    { $number ->
        [2] It would be your second card of its rank.
        [3] It would be your third card of its rank.
       *[4] It would be your fourth card of its rank.
    }
hint-breaks = It would break up { $rival }'s tower.
hint-empties-fort = It's { $rival }'s only fort card.
hint-odds = You win this battle about { $tenths } times out of 10.
hint-rarely-lost =
    { $tenths ->
        [one] You lose this battle only about { $tenths } time out of 10.
       *[other] You lose this battle only about { $tenths } times out of 10.
    }
hint-no-attack = No attack is more likely to win than not.

## Headlines of events that matter, shown large for a moment: a few words, no period

# A card of the player.
headline-attacked = { $who } attacks your { CARD($card, form: "short") }!
headline-taken =
    { PERSON($who) ->
        [you] You take { $rival }'s { CARD($card, form: "short") }!
       *[other]
            { PERSON($rival) ->
                [you] { $who } takes your { CARD($card, form: "short") }!
               *[other] { $who } takes { $rival }'s { CARD($card, form: "short") }
            }
    }
headline-held =
    { PERSON($who) ->
        [you] You hold off the attack!
       *[other] { $who } holds off your attack
    }
headline-tied = A tie: nobody wins the battle
# The player attacked.
headline-tied-mine = A tie: your turn ends
headline-out =
    { PERSON($who) ->
        [you] You're out!
       *[other] { $who } is out!
    }
headline-free-for-all = Free-for-all!
# $who lost the free-for-all for the last card of a watchtower.
headline-prevented =
    { PERSON($who) ->
        [you] No watchtower for you
       *[other] No watchtower for { $who }!
    }
# A tower of three.
headline-three =
    { PERSON($who) ->
        [you] One card from a watchtower!
       *[other] { $who }: one card from a watchtower!
    }
headline-campaign =
    { PERSON($who) ->
        [you] Your watchtower stands!
       *[other] { $who } completes a watchtower!
    }
headline-campaign-lost =
    { PERSON($who) ->
        [you] Your watchtower falls
       *[other] { $who }'s watchtower falls!
    }
headline-siege = The siege begins
headline-watchtowers = A tie: battle of the watchtowers!
