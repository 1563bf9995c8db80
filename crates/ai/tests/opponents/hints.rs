//! Conformance tests of advice: it follows from the view alone, and every reason comes up.

use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Adviser, Effort, Opponent, Why, advise, assess};
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Chance, Game, Turn};
use cardkeep_core::games::{GameId, four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_core::with_opponent;

use super::walk::positions;

/// Runs a check for every game with opponents.
macro_rules! for_every_opponent {
    ($check:ident) => {
        for id in GameId::ALL {
            with_opponent!(id, G => $check::<G>());
        }
    };
}

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// An effort small enough to test many decisions.
const QUICK: Effort = Effort { iterations: 60, time: Duration::MAX, each: 2 };

/// Passes this many decisions of each setup to a check: the view and its legal actions.
fn decisions<G: Opponent>(
    budget: usize,
    mut look: impl FnMut(&G, &G::View, &[G::Action], &mut Chance),
) {
    positions::<G>(budget, |_, position, actions, chance| {
        if let Turn::Seat(seat) = position.turn() {
            look(position, &position.view(seat), actions, chance);
        }
    });
}

#[test]
fn advice_does_not_depend_on_hidden_cards_c4() {
    fn check<G: Adviser>() {
        let mut count = 0;
        decisions::<G>(50, |position, view, _, chance| {
            let (other, seed) = (G::imagine(view, chance), chance.bits());
            let Turn::Seat(seat) = position.turn() else { return };
            let one = advise::<G>(view, QUICK, seed, &GOING_ON);
            assert!(one.is_some());
            assert_eq!(one, advise::<G>(&other.view(seat), QUICK, seed, &GOING_ON));
            count += 1;
        });
        assert!(count >= 50, "{count}");
    }
    for_every_opponent!(check);
}

#[test]
fn advice_is_legal_and_its_numbers_are_chances() {
    fn check<G: Adviser>() {
        decisions::<G>(40, |_, view, actions, chance| {
            let advice = advise::<G>(view, QUICK, chance.bits(), &GOING_ON).expect("advice");
            for it in [Some(advice.best), advice.next].into_iter().flatten() {
                assert!(actions.contains(&it.action), "{}", it.action);
                let known = [it.share, it.win_chance, it.error];
                assert!(known.iter().all(|number| (0.0..=1.0).contains(number)), "{known:?}");
            }
            assert_ne!(advice.next.map(|next| next.action), Some(advice.best.action));
            assert_eq!(actions.len() == 1, advice.why == Why::Forced);
        });
    }
    for_every_opponent!(check);
}

#[test]
fn the_best_action_loses_nothing_and_any_other_no_more_than_the_chance() {
    fn check<G: Adviser>() {
        decisions::<G>(2, |_, view, actions, chance| {
            let played = chance.pick(actions).expect("an action");
            let seed = chance.bits();
            let Some(found) = assess::<G>(view, played, Effort::REVIEW, seed, &GOING_ON) else {
                return;
            };
            assert!((0.0..=1.0).contains(&found.lost), "{}", found.lost);
            let best = assess::<G>(view, found.best.action, Effort::REVIEW, seed, &GOING_ON)
                .expect("a choice");
            assert_eq!((best.lost, best.best.action), (0.0, found.best.action));
        });
    }
    for_every_opponent!(check);
}

#[test]
fn canceled_advice_is_none() {
    fn check<G: Adviser>() {
        decisions::<G>(20, |_, view, _, _| {
            assert_eq!(advise::<G>(view, QUICK, 1, &AtomicBool::new(true)), None);
        });
    }
    for_every_opponent!(check);
}

/// Returns the names of the reasons that come up for some action at some decision.
fn reasons<G: Adviser>(budget: usize) -> HashSet<String> {
    let mut met = HashSet::new();
    decisions::<G>(budget, |_, view, actions, chance| {
        let (action, next) = (chance.pick(actions), chance.pick(actions));
        let next = next.filter(|next| Some(*next) != action);
        met.extend(action.and_then(|action| G::reason(view, action, next)).map(|it| name(&it)));
    });
    met
}

/// Returns the name of a reason without its arguments.
fn name(reason: &impl Debug) -> String {
    let text = format!("{reason:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

/// Asserts that each of these reasons comes up.
fn assert_met<G: Adviser>(budget: usize, expected: &[&str]) {
    let met = reasons::<G>(budget);
    let missing: Vec<_> = expected.iter().filter(|name| !met.contains(**name)).collect();
    assert!(missing.is_empty(), "never: {missing:?}");
    assert_eq!(met.len(), expected.len(), "{met:?}");
}

#[test]
fn every_reason_of_four_knights_comes_up() {
    assert_met::<four_knights::Position>(
        3000,
        &[
            "Unbeatable",
            "HardToBeat",
            "Enough",
            "FewBeat",
            "Strong",
            "Saves",
            "Harder",
            "KeepsStronger",
            "Weakest",
            "Recovers",
            "BelowAverage",
            "GoodHand",
        ],
    );
}

#[test]
fn every_reason_of_four_horsemen_comes_up() {
    assert_met::<four_horsemen::Position>(
        3000,
        &[
            "WinsRound",
            "OftenWins",
            "WinsAbout",
            "LowestCard",
            "Keeps",
            "KeepsHigher",
            "HelpsLeast",
            "Hides",
            "WinsFavor",
            "Eliminates",
            "Leads",
            "Costs",
            "Gains",
            "Spares",
            "Denies",
        ],
    );
}

#[test]
fn every_reason_of_watchtower_comes_up() {
    assert_met::<watchtower::Position>(
        6000,
        &[
            "Completes",
            "Fourth",
            "Tower",
            "Fort",
            "DrawsTwo",
            "Single",
            "OtherRank",
            "RivalHasRank",
            "DrawsOne",
            "ToBurn",
            "Owns",
            "Lowest",
            "KeepsArmy",
            "KeepsHighCards",
            "Undefended",
            "Collects",
            "Breaks",
            "EmptiesFort",
            "Odds",
            "RarelyLost",
            "NoGoodAttack",
        ],
    );
}

#[test]
fn every_reason_of_knights_and_ninjas_comes_up() {
    assert_met::<knights_and_ninjas::Position>(
        6000,
        &[
            "Wins",
            "Takes",
            "TakesFromLeader",
            "Opens",
            "Guards",
            "RivalDiscards",
            "TakesCards",
            "Chooses",
            "Taxes",
            "StopsWin",
            "Saves",
            "Turns",
            "Captures",
            "SavesArcher",
            "NothingToLose",
            "KeepsAnswers",
            "Steals",
            "KeepsHighwayman",
            "LeastUseful",
            "MostUseful",
            "KeepsCards",
            "KeepsDefense",
            "GoodDraft",
            "PoorDraft",
            "NotForRival",
            "NextCard",
            "NewCards",
        ],
    );
}

/// An opening is not recommended for beating what another one beats as well (FN-4).
#[test]
fn of_two_openings_of_four_knights_at_most_one_is_the_stronger() {
    use four_knights::{Action, Position};
    let mut strong = 0;
    decisions::<Position>(2000, |_, view, actions, _| {
        let openings: Vec<Action> =
            actions.iter().copied().filter(|action| matches!(action, Action::Commit(_))).collect();
        let is_strong = |one: Action, other: Action| {
            let reason = Position::reason(view, one, Some(other));
            matches!(reason, Some(cardkeep_ai::four_knights::Reason::Strong(..)))
        };
        for (at, one) in openings.iter().enumerate() {
            for other in &openings[at + 1..] {
                let both = [is_strong(*one, *other), is_strong(*other, *one)];
                assert_ne!(both, [true; 2], "{one} and {other}");
                strong += usize::from(both.contains(&true));
            }
        }
    });
    assert!(strong > 100, "{strong}");
}

/// FH-13: what the next best gifts would do worse shows in the scores once they are given.
#[test]
fn what_the_next_best_gifts_of_four_horsemen_do_worse_is_true() {
    use cardkeep_ai::four_horsemen::Reason;
    use four_horsemen::{Action, Position, score};
    let mut met = HashSet::new();
    decisions::<Position>(6000, |position, view, actions, chance| {
        let [Some(one), Some(other)] = [chance.pick(actions), chance.pick(actions)] else { return };
        let total = |action: Action, seat| {
            let mut after = position.clone();
            after.apply(action).unwrap();
            // At the end of a hand, its piles are gone.
            let goes_on = after.view(view.seat).hand_sizes == view.hand_sizes;
            let sheet = score(&after.public().piles)[seat].filter(|_| goes_on);
            sheet.map(|sheet| i32::from(sheet.total))
        };
        let (seat, points, sign) = match Position::reason(view, one, Some(other)) {
            Some(Reason::Spares(points)) => (view.seat, points, 1),
            Some(Reason::Denies(seat, points)) => (seat, points, -1),
            _ => return,
        };
        let [Some(one_total), Some(other_total)] = [total(one, seat), total(other, seat)] else {
            return;
        };
        let more = one_total - other_total;
        assert_eq!(more * sign, i32::from(points), "{one} or {other}");
        met.insert(sign);
    });
    assert_eq!(met.len(), 2, "{met:?}");
}

/// FH-13: as a gift, a card that is said to help the rivals the least brings each of them no more than
/// what any other card of the hand brings one of them, and less than some.
#[test]
fn the_card_that_helps_the_rivals_least_is_worth_least_to_them() {
    use cardkeep_ai::four_horsemen::Reason;
    use four_horsemen::{Card, Gifts, Position, score};
    let mut met = 0;
    decisions::<Position>(6000, |_, view, actions, _| {
        let piles = &view.public.piles;
        let brings = |card: Card| {
            let rivals = piles.still_in(view.seat).filter(|seat| *seat != view.seat);
            let totals = rivals.filter_map(|seat| {
                let after = piles.preview(seat, &Gifts::default().with(card, seat)).sheets;
                Some(after[seat]?.total - score(piles)[seat]?.total)
            });
            totals.max().map_or(i32::MIN, i32::from)
        };
        for action in actions {
            if Position::reason(view, *action, None) == Some(Reason::HelpsLeast) {
                let card = action.card().unwrap();
                let others: Vec<i32> =
                    view.hand.iter().filter(|other| *other != card).map(brings).collect();
                let least = others.iter().min().copied();
                assert!(least >= Some(brings(card)), "{action}");
                assert!(others.into_iter().max() > Some(brings(card)), "{action}");
                met += 1;
            }
        }
    });
    assert!(met > 20, "{met}");
}

/// Most of the cards that are kept beat more (FN-3), or are higher (FH-5), than the card that goes.
#[test]
fn who_is_said_to_keep_the_stronger_cards_holds_more_of_them() {
    fn check<G: Adviser>(reason: &str, stronger: impl Fn(&G::View, G::Action) -> [usize; 2]) {
        let mut met = 0;
        decisions::<G>(3000, |_, view, actions, _| {
            for action in actions {
                if G::reason(view, *action, None).is_some_and(|it| name(&it) == reason) {
                    let [stronger, others] = stronger(view, *action);
                    assert!(stronger > 1 && 2 * stronger > others, "{action}: {stronger}");
                    met += 1;
                }
            }
        });
        assert!(met > 20, "{met}");
    }
    check::<four_horsemen::Position>("KeepsHigher", |view, action| {
        let card = action.card().unwrap();
        [view.hand.iter().filter(|other| *other > card).count(), view.hand.len() - 1]
    });
    check::<four_knights::Position>("KeepsStronger", |view, action| {
        let card = action.card().unwrap();
        let unseen = view.unseen();
        let beaten = |card| unseen.iter().filter(|one| four_knights::beats(card, *one)).count();
        let stronger = view.hand.iter().filter(|other| beaten(*other) > beaten(card)).count();
        [stronger, view.hand.len() - 1]
    });
}

/// Nobody who has fewer gems than the player is called the leader.
#[test]
fn the_leader_of_knights_and_ninjas_is_not_behind_the_player() {
    use cardkeep_ai::knights_and_ninjas::Reason;
    use knights_and_ninjas::{Action, Position};
    let mut met = 0;
    decisions::<Position>(6000, |_, view, actions, _| {
        for action in actions {
            let Action::Attack { on, .. } = *action else { continue };
            let reason = Position::reason(view, *action, None);
            if matches!(reason, Some(Reason::TakesFromLeader(_))) {
                let gems = &view.public.gems;
                assert!(gems[on] >= gems[view.seat], "{action}: {gems:?}");
                met += 1;
            }
        }
    });
    assert!(met > 100, "{met}");
}

/// WT-19: who is on campaign places no cards, and so collects none.
#[test]
fn on_campaign_no_card_of_watchtower_is_collected() {
    use cardkeep_ai::watchtower::Reason;
    use watchtower::{Action, Position};
    let mut attacks = 0;
    decisions::<Position>(6000, |_, view, actions, _| {
        let on_campaign = view.public.players[view.seat].campaign;
        for action in actions {
            if on_campaign && matches!(action, Action::Challenge(..)) {
                let reason = Position::reason(view, *action, None);
                assert!(!matches!(reason, Some(Reason::Collects(_))), "{action}: {reason:?}");
                attacks += 1;
            }
        }
    });
    assert!(attacks > 100, "{attacks}");
}

/// What a reason of Watchtower says about burning and placing is so: WT-3 and WT-6.
#[test]
fn reasons_of_watchtower_for_placing_and_burning_are_true() {
    use cardkeep_ai::watchtower::Reason;
    use watchtower::{Action, Position};
    let mut met = HashSet::new();
    decisions::<Position>(6000, |position, view, actions, _| {
        let seat = view.seat;
        let player = &view.public.players[seat];
        for action in actions {
            let of_rank = |card: Card| {
                let own = view.army.iter().chain(player.fort.cards().iter().copied());
                own.filter(|other| other.rank() == card.rank()).count()
            };
            match (*action, Position::reason(view, *action, None)) {
                (Action::Place(card), Some(Reason::ToBurn)) => {
                    let mut after = position.clone();
                    after.apply(*action).unwrap();
                    let (before, left) =
                        (after.view(seat).army.len(), after.barracks().cards().len());
                    after.apply(Action::Burn(card)).unwrap();
                    let drawn = after.view(seat).army.len() - before;
                    assert_eq!(drawn, (left + 1).min(2), "{action}");
                    met.insert("burned");
                }
                (Action::Place(card), Some(Reason::Lowest)) => {
                    assert!(view.army.iter().all(|other| other.rank() >= card.rank()), "{action}");
                    met.insert("lowest");
                }
                (Action::Place(card), Some(Reason::Owns(number))) => {
                    assert_eq!(number, of_rank(card), "{action}");
                    met.insert("owned");
                }
                (Action::Burn(card), Some(Reason::RivalHasRank(rival))) => {
                    assert!(rival != seat && of_rank(card) > 1, "{action}");
                    let fort = &view.public.players[rival].fort;
                    assert!(fort.cards().iter().any(|other| other.rank() == card.rank()));
                    met.insert("elsewhere");
                }
                _ => {}
            }
        }
    });
    assert_eq!(met.len(), 4, "{met:?}");
}

/// KN-21: who gives the card of a draft away looks at the next one, and the rival has it.
#[test]
fn reasons_of_knights_and_ninjas_in_a_draft_are_true() {
    use cardkeep_ai::knights_and_ninjas::Reason;
    use knights_and_ninjas::{Action, Phase, Position};
    let mut met = HashSet::new();
    decisions::<Position>(6000, |position, view, actions, _| {
        let seat = view.seat;
        for action in actions {
            let reason = Position::reason(view, *action, None);
            let (Some(Reason::NotForRival | Reason::NextCard), Some(card)) = (reason, view.looked)
            else {
                continue;
            };
            let held = |position: &Position| position.view(seat.other()).hand.count(card);
            let mut given = position.clone();
            given.apply(Action::Give).unwrap();
            assert_eq!(held(&given), held(position) + 1, "{action}");
            if reason == Some(Reason::NextCard) {
                assert_eq!(given.view(seat).public.phase, Phase::Draft(seat), "{action}");
            }
            met.insert(*action);
        }
    });
    assert_eq!(met.len(), 2, "{met:?}");
}
