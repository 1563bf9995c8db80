//! How actions are made at the table of Of Knights and Ninjas: which card goes where, and the
//! buttons.

use super::chooser::{TableReaction, settle};
use super::intent::{self, Purpose, Selectable, Use, purposes};
use super::zone::Zone;
use super::{KnightsAndNinjas, Play, advice, prompts, refusal::refusal};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::game::{Gesture, GestureOf, Reaction, Scene as _, Shortcut, Target};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Phase};

type TableGesture = GestureOf<KnightsAndNinjas>;

/// Returns the buttons of actions without a card.
pub(super) fn without_card(play: &Play) -> Vec<TableGesture> {
    let gesture = |action| {
        let label = advice::button(&play.names, play.now(), action)?;
        let act = Gesture::new(Reaction::Act(action));
        let main = matches!(action, Action::Highwayman { .. } | Action::Keep);
        Some(if main { act.main_button(label) } else { act.button(label) })
    };
    play.legal().into_iter().filter_map(gesture).collect()
}

/// Returns where the card of a piece can go, and what touching it again does.
pub(super) fn of_piece(play: &Play, piece: usize) -> Vec<TableGesture> {
    let (me, phase) = (play.names.human(), play.now().public.phase);
    let from = |does| Gesture::new(does).from(piece);
    let to = |zone, does| from(does).to(Target::Zone(zone));
    if play.scene.pieces().get(piece).is_some_and(|piece| piece.place == Zone::Looked) {
        let draft = [(me, Action::Keep), (me.other(), Action::Give)];
        return draft.map(|(seat, does)| to(Zone::Fort(seat), Reaction::Act(does))).to_vec();
    }
    let Some(held) = intent::held(play, piece) else { return Vec::new() };
    let uses = intent::legal_uses(play, held);
    match held {
        _ if !uses.is_empty() => {}
        Selectable::Card(_) => return vec![from(refuse(play, held, None))],
        Selectable::Archer | Selectable::Shown(..) => return Vec::new(),
    }
    let plays = uses.iter().copied().filter(|it| it.purpose != Purpose::Discard);
    let plays: Vec<Use> = plays.collect();
    let or_refuse = |uses: &[Use], on| match uses.is_empty() {
        true => refuse(play, held, on),
        false => settle(play, held, uses),
    };
    // The archer comes from the player's own kingdom.
    let seats = play.names.clockwise().skip(usize::from(held == Selectable::Archer));
    let seats = seats.filter(|_| phase == Phase::Turn);
    let mut gestures: Vec<TableGesture> = Vec::new();
    for seat in seats {
        let aimed = plays.iter().copied().filter(|it| it.purpose.kingdom(me) == Some(seat));
        let aimed: Vec<Use> = aimed.collect();
        gestures.push(to(Zone::Fort(seat), or_refuse(&aimed, Some(seat))));
    }
    let center = if phase == Phase::Take { Zone::Fort(me) } else { Zone::Attack };
    let label = main_button(&purposes(&plays), held, play);
    gestures.push(to(center, or_refuse(&plays, None)).main_button(label));
    if let Selectable::Card(card) = held {
        let discard = to(Zone::Discards, Reaction::Act(Action::Discard(card)));
        let (label, asked) = (t!(text::button_discard), matches!(phase, Phase::Tribute(_)));
        gestures.push(if asked { discard.main_button(label) } else { discard.button(label) });
    }
    let spare = phase == Phase::Turn && plays.is_empty();
    let shortcut = if spare { Shortcut::EnterAgain } else { Shortcut::EnterOrAgain };
    gestures.push(from(settle(play, held, &uses)).shortcut(shortcut));
    gestures
}

fn main_button(purposes: &[Purpose], held: Selectable, play: &Play) -> String {
    let only_attacks = purposes.iter().all(|purpose| matches!(purpose, Purpose::Attack(_)));
    match *purposes {
        // With two players a minstrel does not stay in front of a kingdom.
        [Purpose::Fortify]
            if play.view.public.is_duel() && held == Selectable::Card(Card::Minstrel) =>
        {
            t!(text::button_play)
        }
        [one] => prompts::purpose(one, &play.names),
        _ if only_attacks => t!(text::button_attack_choose),
        _ => t!(text::button_play_choose),
    }
}

/// Refuses a card with the rules' reason, or says why it can't go to a kingdom.
fn refuse(play: &Play, held: Selectable, on: Option<Seat>) -> TableReaction {
    let public = &play.now().public;
    let on_rival = on.is_some_and(|seat| !play.names.is_me(seat));
    let why = match held {
        Selectable::Card(card @ (Card::Herald | Card::Monk)) if on_rival => {
            Some(match public.is_duel() {
                true => t!(text::plays_on_none, card),
                false => t!(text::plays_on_all, card),
            })
        }
        Selectable::Card(card) if public.phase == Phase::Turn => prompts::waits_for(card),
        _ => None,
    };
    Reaction::Refuse(why.unwrap_or_else(|| match play.check(intent::refused(play, held, on)) {
        Err(why) => refusal(why, play.names.seats()),
        Ok(()) => prompts::not_there(held),
    }))
}
