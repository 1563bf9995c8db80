//! A position as JSON, and the checks that it is one the rules can lead to.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    Attack, Card, Conduct, DRAFT, Draft, Fort, Guise, Hand, Loot, Phase, Position, Tribute,
    first_gems, gems_to_win,
};
use crate::cards::check_counts;
use crate::engine::{Game, Impossible, Seat};

// The derived reader and writer are inherent functions (`remote = "Self"`), so that reading can
// check what it read before anybody has it.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let position = Position::deserialize(deserializer)?;
        check(&position).map_err(serde::de::Error::custom)?;
        Ok(position)
    }
}

type Verdict = Result<(), Impossible>;

fn check(position: &Position) -> Verdict {
    check_seats(position)?;
    check_counts(&Card::deck(), position.places())?;
    check_gems(position)?;
    check_turn(position)?;
    check_forts(position)?;
    check_phase(position)?;
    check_aside(position)?;
    check_draft(position)?;
    check_knowledge(position)
}

fn refuse(reason: impl Into<String>) -> Verdict {
    Err(Impossible(reason.into()))
}

/// Refuses for this reason unless it is so.
fn only_if(so: bool, reason: impl FnOnce() -> String) -> Verdict {
    if so { Ok(()) } else { refuse(reason()) }
}

/// Everything is there for the same seats.
fn check_seats(position: &Position) -> Verdict {
    let seats = position.seats();
    position.setup().check::<Position>()?;
    let others = [
        position.hands.seats(),
        position.forts.seats(),
        position.aside.seats(),
        position.known.seats(),
        position.stock.seats(),
    ];
    if others != [seats; 5] {
        return refuse(format!("there are gems for {seats} seats and other things for {others:?}"));
    }
    let mut named = vec![position.mover];
    named.extend(position.draft.begun_by);
    match position.phase {
        Phase::Answer(Attack { by, on, .. }) => named.extend([by, on]),
        Phase::Road(Loot { from, holder, asked, .. }) => named.extend([from, holder, asked]),
        Phase::Show(seat) | Phase::Pay(seat) | Phase::Draft(seat) => named.push(seat),
        Phase::Tribute(tribute) => named.push(tribute.seat),
        Phase::Turn | Phase::Take | Phase::Over => {}
    }
    if let Conduct::Attack(target) = position.conduct {
        named.push(target);
    }
    match named.into_iter().find(|seat| seat.0 >= seats) {
        Some(seat) => refuse(format!("{seat} is not at the table")),
        None => Ok(()),
    }
}

/// No gem is lost, and nobody has won unless the match is over (KN-2, KN-5, KN-20).
fn check_gems(position: &Position) -> Verdict {
    let seats = position.seats();
    let moving = if let Phase::Road(loot) = position.phase { loot.gems } else { 0 };
    let all: u32 = position.gems.iter().map(|gems| u32::from(*gems)).sum();
    let (all, expected) = (all + u32::from(moving), u32::from(first_gems(seats) * seats));
    only_if(all == expected, || format!("there are {all} gems, not {expected}"))?;
    let won = position.gems.iter().any(|gems| *gems >= gems_to_win(seats));
    only_if(!won || position.phase == Phase::Over, || {
        String::from("somebody has won and the match goes on")
    })?;
    let ended = won || position.turn == position.last_turn();
    only_if(ended || position.phase != Phase::Over, || {
        String::from("the match is over and nobody has won it")
    })
}

/// The number of the turn, and what was played in it (KN-3, KN-24).
fn check_turn(position: &Position) -> Verdict {
    let Position { turn, mover, conduct, phase, .. } = *position;
    let last = position.last_turn();
    only_if(turn <= last, || format!("turn {turn} of {last}"))?;
    let round = |first: Seat| (u16::from(first.0) + turn - 1) % u16::from(position.seats());
    let first = position.first.filter(|_| !position.is_duel() && turn > 0);
    only_if(first.is_none_or(|first| round(first) == u16::from(mover.0)), || {
        format!("turn {turn} is not that of {mover}")
    })?;
    let drafting = matches!(phase, Phase::Draft(_));
    only_if(turn > 0 || drafting, || String::from("the first turn has not begun"))?;
    only_if(turn < last || !drafting, || String::from("a draft begins after the last turn"))?;
    let fits = match (phase, conduct) {
        (Phase::Over, _) => true,
        (Phase::Turn, conduct) => conduct != Conduct::Special,
        (Phase::Answer(_) | Phase::Road(_), conduct) => matches!(conduct, Conduct::Attack(_)),
        (Phase::Show(_) | Phase::Take | Phase::Pay(_), conduct) => conduct == Conduct::Special,
        (Phase::Tribute(_), conduct) => {
            matches!(conduct, Conduct::Attack(_) | Conduct::Fortify)
        }
        (Phase::Draft(_), conduct) => conduct == Conduct::Fresh,
    };
    only_if(fits, || String::from("what was played in this turn does not fit the phase"))?;
    if let Conduct::Attack(target) = conduct {
        only_if(target != mover, || format!("{mover} attacks itself"))?;
        let waiting = matches!(phase, Phase::Turn | Phase::Answer(_) | Phase::Tribute(_));
        only_if(!waiting || position.gems[target] > 0, || {
            format!("{target} is attacked and has no gems")
        })?;
    }
    let attacking = matches!(conduct, Conduct::Attack(_));
    let ladders = position.ladders.kinds().all(|card| matches!(card, Card::Ladder | Card::Jester));
    only_if(ladders, || String::from("something else stands with the ladders"))?;
    only_if(attacking || position.ladders.is_empty(), || {
        String::from("a ladder stands and nobody is attacked")
    })
}

/// What stands in front of the kingdoms (KN-12, KN-13, KN-23).
fn check_forts(position: &Position) -> Verdict {
    for (seat, fort) in position.forts.pairs() {
        let Fort { castle, archer, minstrel } = *fort;
        let is = |guise: Option<Guise>, role| guise.is_none_or(|guise| guise.role() == role);
        let right =
            is(castle, Card::Castle) && is(archer, Card::Archer) && is(minstrel, Card::Minstrel);
        only_if(right, || format!("what fortifies {seat} stands in a wrong place"))?;
        only_if(minstrel.is_none() || !position.is_duel(), || {
            String::from("no minstrel stands at a table of two")
        })?;
    }
    let stays = matches!(position.conduct, Conduct::Attack(_) | Conduct::Fortify);
    let leaves = position.forts[position.mover].minstrel.is_some() && !stays;
    only_if(!leaves, || String::from("the minstrel in front of the mover should have left"))
}

/// Whoever is asked for something can be.
fn check_phase(position: &Position) -> Verdict {
    let mover = position.mover;
    // By reference: LLVM 22 folds the bytes of a copied attack into an integer too small for them,
    // and then cannot read its own code for the link.
    match (&position.phase, position.conduct) {
        (Phase::Answer(attack), Conduct::Attack(target)) => check_attack(position, attack, target),
        (&Phase::Road(loot), Conduct::Attack(target)) => {
            let victim = [mover, target].contains(&loot.from);
            only_if(loot.gems > 0 && victim, || String::from("no gems are on the move"))?;
            only_if(loot.asked != loot.holder, || {
                format!("{} is asked to take gems from itself", loot.asked)
            })?;
            let other = if loot.from == mover { target } else { mover };
            let waylaid = loot.holder != other;
            let seen = [Card::Highwayman, Card::Jester];
            only_if(!waylaid || seen.iter().any(|card| position.discards.contains(card)), || {
                String::from("gems were taken without a highwayman")
            })
        }
        (&Phase::Show(seat), _) => only_if(seat != mover && position.owes_show(seat) > 0, || {
            format!("{seat} has nothing to show")
        }),
        (&Phase::Pay(seat), _) => {
            only_if(position.is_taxed(seat) && position.owes_cards_or_gems(seat), || {
                format!("{seat} has nothing to pay")
            })
        }
        (&Phase::Tribute(tribute), conduct) => check_tribute(position, tribute, conduct),
        _ => Ok(()),
    }
}

fn check_attack(position: &Position, attack: &Attack, target: Seat) -> Verdict {
    let &Attack { force, by, on, .. } = attack;
    let mover = position.mover;
    let asks = force.role().is_attack() || force.role() == Card::Archer;
    only_if(asks, || format!("{force} does not attack"))?;
    only_if([(mover, target), (target, mover)].contains(&(by, on)), || {
        format!("{by} attacks {on} in the turn of {mover} against {target}")
    })?;
    only_if(by == mover || force.role().is_troop(), || format!("no traitor turns {force}"))?;
    let ladder = !position.ladders.is_empty();
    only_if(position.forts[target].stops(force.role(), ladder).is_none(), || {
        format!("the fortifications of {target} keep {force} away")
    })
}

fn check_tribute(position: &Position, tribute: Tribute, conduct: Conduct) -> Verdict {
    let Tribute { seat, cards, ends_turn } = tribute;
    only_if(position.is_duel(), || {
        String::from("only at a table of two does a minstrel cost cards")
    })?;
    only_if((1..=2).contains(&cards) && cards <= position.hands[seat].len(), || {
        format!("{seat} cannot discard {cards} cards")
    })?;
    // A minstrel as a response ends the turn of who discards, and of nobody else.
    let answered = conduct != Conduct::Fortify;
    let fits = ends_turn == (seat == position.mover) && (answered || !ends_turn);
    only_if(fits, || String::from("the minstrel does not fit the turn"))
}

/// What was chosen to be shown or paid, in turn (KN-14, KN-16).
fn check_aside(position: &Position) -> Verdict {
    let wrong = || refuse("the cards set aside do not fit the phase");
    let mover = position.mover;
    for (seat, aside) in position.aside.pairs() {
        only_if(position.hands[seat].includes(aside), || {
            format!("{seat} has set cards aside that it does not hold")
        })?;
    }
    if !position.aside[mover].is_empty() {
        return wrong();
    }
    let rivals = || mover.clockwise(position.seats()).skip(1);
    match position.phase {
        Phase::Show(asked) => {
            let (mut before, mut owed) = (true, true);
            for seat in rivals() {
                before &= seat != asked;
                let aside = position.aside[seat].is_empty();
                // Those before have chosen all they show, those after nothing.
                owed &= if before { position.shows_all(seat) } else { seat == asked || aside };
            }
            if owed { Ok(()) } else { wrong() }
        }
        Phase::Take => {
            let all = rivals().all(|seat| position.shows_all(seat));
            let some = rivals().any(|seat| !position.aside[seat].is_empty());
            if all && some { Ok(()) } else { wrong() }
        }
        Phase::Pay(asked) => {
            let mut before = true;
            for seat in rivals() {
                before &= seat != asked;
                let aside = position.aside[seat];
                let fits = match (before, position.is_taxed(seat)) {
                    (true, true) if aside.is_empty() => position.can_pay_gems(seat),
                    (true, true) => position.pays_all_cards(seat),
                    _ => aside.is_empty() || seat == asked,
                };
                if !fits {
                    return wrong();
                }
            }
            Ok(())
        }
        _ if position.aside.iter().all(Hand::is_empty) => Ok(()),
        _ => wrong(),
    }
}

/// A draft is only for two (KN-21).
fn check_draft(position: &Position) -> Verdict {
    let draft = &position.draft;
    let fits =
        if position.is_duel() { draft.begun_by.is_some() } else { *draft == Draft::default() };
    only_if(fits, || String::from("a table of two has begun a draft, and no other has one"))?;
    let drafting = matches!(position.phase, Phase::Draft(_));
    only_if(drafting != draft.cards.is_empty(), || {
        String::from("cards lie in the draft when it goes on, and only then")
    })?;
    only_if(usize::from(draft.old) <= draft.cards.len().min(DRAFT - 1), || {
        String::from("more cards of the draft are old than there are")
    })?;
    let bare = position.forts.iter().all(Fort::is_empty);
    only_if(bare || !drafting, || String::from("a kingdom is fortified during a draft"))
}

/// What somebody knows is so.
fn check_knowledge(position: &Position) -> Verdict {
    for viewer in Seat::all(position.seats()) {
        for holder in Seat::all(position.seats()) {
            let known = position.known.of(viewer, holder);
            let possible = viewer != holder && position.hands[holder].includes(known);
            only_if(possible || known.is_empty(), || {
                format!("{viewer} knows cards of {holder} that are not there")
            })?;
        }
        let lie: Hand = position.unseen_of_pile(viewer).collect();
        only_if(position.stock[viewer].includes(&lie), || {
            format!("{viewer} knows of cards in the draw pile that they are not there")
        })?;
    }
    Ok(())
}

impl Position {
    /// Whether a seat has chosen all that it has to show (KN-14).
    fn shows_all(&self, seat: Seat) -> bool {
        let shown = super::shown_to_herald(self.seats()).min(self.hands[seat].len());
        self.aside[seat].len() == shown
    }

    /// Whether a seat has chosen all cards it pays with (KN-16).
    fn pays_all_cards(&self, seat: Seat) -> bool {
        let paid = super::tithe(self.seats()).min(self.hands[seat].len());
        self.aside[seat].len() == paid && self.can_pay_cards(seat)
    }

    /// Whether a taxed seat has not chosen yet, or not all cards (KN-16).
    fn owes_cards_or_gems(&self, seat: Seat) -> bool {
        self.aside[seat].is_empty() || self.can_pay_cards(seat) && !self.pays_all_cards(seat)
    }

    /// The cards of the draw pile, and of the draft those that came from it since it was shuffled
    /// last and that a seat has not looked at.
    pub(super) fn unseen_of_pile(&self, viewer: Seat) -> impl Iterator<Item = Card> {
        let draft = &self.draft;
        let looks = u8::from(self.phase == Phase::Draft(viewer));
        let seen = usize::from(draft.old.max(looks)).min(draft.cards.len());
        let fresh = &draft.cards[..draft.cards.len() - seen];
        self.pile.iter().chain(fresh).copied()
    }
}
