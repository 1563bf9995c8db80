//! Positions of Of Knights and Ninjas as JSON, with checks that a loaded one is possible.

use super::{
    Attack, Card, DRAFT, Draft, Fort, Hand, Loot, Phase, PlayedCard, Position, Public, Tribute,
    TurnPlays, first_gems, shown_to_herald, tithe,
};
use crate::cards::check_counts;
use crate::engine::{Game, Impossible, Seat};
use crate::games::load::json_of_position;

type Verdict = Result<(), Impossible>;

json_of_position! { Position, check,
    "options" "seed" "streams" "first" "turn" "mover" "conduct" "phase" "gems" "hands" "forts" "ladders" "aside"
    "pile" "discards" "draft" "known" "stock"
}

/// Rejects the position with this reason unless the condition holds.
macro_rules! ensure {
    ($so:expr, $($reason:tt)+) => {
        if !$so {
            return Err(Impossible(format!($($reason)+)));
        }
    };
}

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

/// Checks that all parts have the same seats.
fn check_seats(position: &Position) -> Verdict {
    let seats = position.public.seats();
    position.setup().check::<Position>()?;
    let Position { hands, aside, known, stock, .. } = position;
    let others =
        [hands.seats(), position.public.forts.seats(), aside.seats(), known.seats(), stock.seats()];
    ensure!(
        others == [seats; 5],
        "there are gems for {seats} seats and other things for {others:?}"
    );
    let mut named = vec![position.public.mover];
    named.extend(position.draft.begun_by);
    match position.public.phase {
        Phase::Answer(Attack { by, on, .. }) => named.extend([by, on]),
        Phase::Road(Loot { from, holder, asked, .. }) => named.extend([from, holder, asked]),
        Phase::Show(seat) | Phase::Pay(seat) | Phase::Draft(seat) => named.push(seat),
        Phase::Tribute(tribute) => named.push(tribute.seat),
        Phase::Turn | Phase::Take | Phase::Over => {}
    }
    if let TurnPlays::Attack(target) = position.public.conduct {
        named.push(target);
    }
    for seat in named {
        ensure!(seat.0 < seats, "{seat} is not at the table");
    }
    Ok(())
}

/// Checks that no gem is lost, and that no one has won unless the match is over (KN-2, KN-5,
/// KN-20).
fn check_gems(position: &Position) -> Verdict {
    let seats = position.public.seats();
    let moving = if let Phase::Road(loot) = position.public.phase { loot.gems.into() } else { 0 };
    let all = moving + position.public.gems.iter().map(|gems| u32::from(*gems)).sum::<u32>();
    let expected = u32::from(first_gems(seats) * seats);
    ensure!(all == expected, "there are {all} gems, not {expected}");
    let won = Seat::all(seats).any(|seat| position.public.would_win(seat, 0));
    let over = position.public.phase == Phase::Over;
    ensure!(!won || over, "somebody has won and the match goes on");
    let ended = won || position.public.turn == position.public.last_turn();
    ensure!(ended || !over, "the match is over and nobody has won it");
    Ok(())
}

/// Checks the turn's number and what was played in it (KN-3, KN-24).
fn check_turn(position: &Position) -> Verdict {
    let Public { turn, mover, conduct, phase, .. } = position.public;
    let last = position.public.last_turn();
    ensure!(turn <= last, "turn {turn} of {last}");
    if let Some(first) = position.first.filter(|_| !position.public.is_duel() && turn > 0) {
        let due = (u16::from(first.0) + turn - 1) % u16::from(position.public.seats());
        ensure!(due == u16::from(mover.0), "turn {turn} is not that of {mover}");
    }
    let drafting = matches!(phase, Phase::Draft(_));
    ensure!(turn > 0 || drafting, "the first turn has not begun");
    ensure!(turn < last || !drafting, "a draft begins after the last turn");
    let attacking = matches!(conduct, TurnPlays::Attack(_));
    let fits = match phase {
        Phase::Over => true,
        Phase::Turn => conduct != TurnPlays::Special,
        Phase::Answer(_) | Phase::Road(_) => attacking,
        Phase::Show(_) | Phase::Take | Phase::Pay(_) => conduct == TurnPlays::Special,
        Phase::Tribute(_) => attacking || conduct == TurnPlays::Fortify,
        Phase::Draft(_) => conduct == TurnPlays::Fresh,
    };
    ensure!(fits, "what was played in this turn does not fit the phase");
    if let TurnPlays::Attack(target) = conduct {
        ensure!(target != mover, "{mover} attacks itself");
        let waiting = matches!(phase, Phase::Turn | Phase::Answer(_) | Phase::Tribute(_));
        let has_gems = position.public.gems[target] > 0;
        ensure!(!waiting || has_gems, "{target} is attacked and has no gems");
    }
    let ladders =
        position.public.ladders.kinds().all(|card| matches!(card, Card::Ladder | Card::Jester));
    ensure!(ladders, "something else stands with the ladders");
    let none = position.public.ladders.is_empty();
    ensure!(attacking || none, "a ladder stands and nobody is attacked");
    Ok(())
}

/// Checks the fortifications (KN-12, KN-13, KN-23).
fn check_forts(position: &Position) -> Verdict {
    for (seat, fort) in position.public.forts.pairs() {
        let Fort { castle, archer, minstrel } = *fort;
        let is = |guise: Option<PlayedCard>, role| guise.is_none_or(|guise| guise.role() == role);
        let right =
            is(castle, Card::Castle) && is(archer, Card::Archer) && is(minstrel, Card::Minstrel);
        ensure!(right, "what fortifies {seat} stands in a wrong place");
        let allowed = minstrel.is_none() || !position.public.is_duel();
        ensure!(allowed, "no minstrel stands at a table of two");
    }
    let stays = matches!(position.public.conduct, TurnPlays::Attack(_) | TurnPlays::Fortify);
    let none = position.public.forts[position.public.mover].minstrel.is_none();
    ensure!(none || stays, "the minstrel in front of the mover should have left");
    Ok(())
}

/// Checks that the seat asked for a decision can be asked for it.
fn check_phase(position: &Position) -> Verdict {
    let mover = position.public.mover;
    // By reference, because LLVM 22 folds the bytes of a copied attack into an integer too small
    // for them, and then rejects its own code when linking.
    match (&position.public.phase, position.public.conduct) {
        (Phase::Answer(attack), TurnPlays::Attack(target)) => {
            return check_attack(position, attack, target);
        }
        (&Phase::Road(loot), TurnPlays::Attack(target)) => {
            let victim = [mover, target].contains(&loot.from);
            ensure!(loot.gems > 0 && victim, "no gems are on the move");
            ensure!(loot.is_open(), "{} is asked to take gems from itself", loot.asked);
            let other = if loot.from == mover { target } else { mover };
            let seen = [Card::Highwayman, Card::Jester];
            let seen = seen.iter().any(|card| position.public.discards.contains(card));
            ensure!(loot.holder == other || seen, "gems were taken without a highwayman");
        }
        (&Phase::Show(seat), _) => {
            let owes = seat != mover && position.owes_show(seat) > 0;
            ensure!(owes, "{seat} has nothing to show");
        }
        (&Phase::Pay(seat), _) => {
            let owes = position.is_taxed(seat) && position.owes_cards_or_gems(seat);
            ensure!(owes, "{seat} has nothing to pay");
        }
        (&Phase::Tribute(tribute), conduct) => return check_tribute(position, tribute, conduct),
        _ => {}
    }
    Ok(())
}

fn check_attack(position: &Position, attack: &Attack, target: Seat) -> Verdict {
    let &Attack { force, by, on, .. } = attack;
    let mover = position.public.mover;
    let asks = force.role().is_attack() || force.role() == Card::Archer;
    ensure!(asks, "{force} does not attack");
    let sides = [(mover, target), (target, mover)].contains(&(by, on));
    ensure!(sides, "{by} attacks {on} in the turn of {mover} against {target}");
    ensure!(by == mover || force.role().is_troop(), "no traitor turns {force}");
    let stopped = position.public.obstacle(target, force.role()).is_some();
    ensure!(!stopped, "the fortifications of {target} keep {force} away");
    Ok(())
}

fn check_tribute(position: &Position, tribute: Tribute, conduct: TurnPlays) -> Verdict {
    let Tribute { seat, cards, ends_turn } = tribute;
    ensure!(position.public.is_duel(), "only at a table of two does a minstrel cost cards");
    let can = (1..=2).contains(&cards) && cards <= position.hands[seat].len();
    ensure!(can, "{seat} cannot discard {cards} cards");
    // A minstrel used as a response ends the turn of the player who has to discard, and no other.
    let answered = conduct != TurnPlays::Fortify;
    let fits = ends_turn == (seat == position.public.mover) && (answered || !ends_turn);
    ensure!(fits, "the minstrel does not fit the turn");
    Ok(())
}

/// Checks that cards were chosen to be shown or paid in turn (KN-14, KN-16).
fn check_aside(position: &Position) -> Verdict {
    let mut fits = position.aside[position.public.mover].is_empty();
    let mut before = true;
    for seat in position.public.mover.clockwise(position.public.seats()) {
        let aside = position.aside[seat];
        let held = position.hands[seat].includes(&aside);
        ensure!(held, "{seat} has set cards aside that it does not hold");
        if seat == position.public.mover {
            continue;
        }
        // The seats before the one asked have chosen all their cards, and those after it none.
        fits &= match position.public.phase {
            Phase::Show(asked) => {
                before &= seat != asked;
                if before { position.shows_all(seat) } else { seat == asked || aside.is_empty() }
            }
            Phase::Take => position.shows_all(seat),
            Phase::Pay(asked) => {
                before &= seat != asked;
                match before && position.is_taxed(seat) {
                    true if aside.is_empty() => position.public.can_pay_gems(seat),
                    true => position.pays_all_cards(seat),
                    false => seat == asked || aside.is_empty(),
                }
            }
            _ => aside.is_empty(),
        };
    }
    let some = position.public.phase != Phase::Take || !position.aside.iter().all(Hand::is_empty);
    ensure!(fits && some, "the cards set aside do not fit the phase");
    Ok(())
}

/// Checks that only two players draft (KN-21).
fn check_draft(position: &Position) -> Verdict {
    let draft = &position.draft;
    let fits = if position.public.is_duel() {
        draft.begun_by.is_some()
    } else {
        *draft == Draft::default()
    };
    ensure!(fits, "a table of two has begun a draft, and no other has one");
    let drafting = matches!(position.public.phase, Phase::Draft(_));
    let goes_on = drafting != draft.cards.is_empty();
    ensure!(goes_on, "cards lie in the draft when it goes on, and only then");
    let fits = usize::from(draft.old) <= draft.cards.len().min(DRAFT - 1);
    ensure!(fits, "more cards of the draft are old than there are");
    let bare = position.public.forts.iter().all(Fort::is_empty);
    ensure!(bare || !drafting, "a kingdom is fortified during a draft");
    Ok(())
}

/// Checks that all recorded knowledge is true.
fn check_knowledge(position: &Position) -> Verdict {
    for viewer in Seat::all(position.public.seats()) {
        for holder in Seat::all(position.public.seats()) {
            let known = position.known.of(viewer, holder);
            let right = viewer != holder && position.hands[holder].includes(known);
            let right = right || known.is_empty();
            ensure!(right, "{viewer} knows cards of {holder} that are not there");
        }
        let lie: Hand = position.unseen_of_pile(viewer).collect();
        let right = position.stock[viewer].includes(&lie);
        ensure!(right, "{viewer} knows of cards in the draw pile that they are not there");
    }
    Ok(())
}

impl Position {
    /// Whether a seat has chosen all cards it has to show (KN-14).
    fn shows_all(&self, seat: Seat) -> bool {
        let shown = shown_to_herald(self.public.seats()).min(self.hands[seat].len());
        self.aside[seat].len() == shown
    }

    /// Whether a seat has chosen all cards it pays with (KN-16).
    fn pays_all_cards(&self, seat: Seat) -> bool {
        let paid = tithe(self.public.seats()).min(self.hands[seat].len());
        self.aside[seat].len() == paid && self.can_pay_cards(seat)
    }

    /// Whether a taxed seat has not chosen yet, or not all its cards (KN-16).
    fn owes_cards_or_gems(&self, seat: Seat) -> bool {
        self.aside[seat].is_empty() || self.can_pay_cards(seat) && !self.pays_all_cards(seat)
    }

    /// Returns the cards of the draw pile, and those of the draft that came from it since the last
    /// shuffle and that a seat has not looked at.
    pub(super) fn unseen_of_pile(&self, viewer: Seat) -> impl Iterator<Item = Card> {
        let draft = &self.draft;
        let looks = u8::from(self.public.phase == Phase::Draft(viewer));
        let seen = usize::from(draft.old.max(looks)).min(draft.cards.len());
        let fresh = &draft.cards[..draft.cards.len() - seen];
        self.pile.iter().chain(fresh).copied()
    }
}
