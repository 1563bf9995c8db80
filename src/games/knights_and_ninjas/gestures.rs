//! How actions are made at the table of Of Knights and Ninjas: which card goes where, and the
//! buttons.

use super::chooser::{TableReaction, settle};
use super::intent::{self, Purpose, Selectable, Use, purposes};
use super::zone::Zone;
use super::{KnightsAndNinjas, Play, advice, prompts};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::game::{
    Controls, Explanations as _, Gesture, GestureOf, How, Prompts as _, Reaction, ReactionOf,
    Scene as _, Shortcut, Target, Touch,
};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Phase};

type TableGesture = GestureOf<KnightsAndNinjas>;

impl Controls for KnightsAndNinjas {
    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => of_piece(play, piece),
            None => without_card(play),
        }
    }

    /// Equal cards of the hand are chosen by the top one.
    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        vec![intent::top(play, piece)]
    }

    /// The whole stage and every kingdom are one destination each. The hand belongs to the player's
    /// kingdom only while cards are taken into it, and kingdoms to the stage while cards answer.
    fn target_zone(&self, play: &Play, zone: Zone) -> Zone {
        let phase = play.now().public.phase;
        let takes = matches!(phase, Phase::Take | Phase::Draft(_));
        match zone.kingdom() {
            Some(_) if zone == Zone::Hand(play.names.human()) && !takes => zone,
            Some(seat) if takes || phase == Phase::Turn => Zone::Fort(seat),
            None if !zone.is_stage() => zone,
            _ => stage(phase),
        }
    }

    /// Chooses the archer in front of the player's kingdom, or explains a kingdom or pile.
    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        let me = play.names.human();
        let uses = intent::uses(play, Selectable::Archer);
        if touch.place == Some(Zone::Fort(me))
            && !uses.is_empty()
            && let Some(archer) = intent::own_archer(play)
        {
            return match touch.how {
                How::Use => settle(play, Selectable::Archer, &uses),
                _ => Reaction::Choose(vec![archer]),
            };
        }
        let shown = touch.place.filter(|place| match place.kingdom() {
            _ if !play.chosen.is_empty() || *place == Zone::Hand(me) => false,
            Some(seat) if seat != me => true,
            // On empty felt a stray tap opens nothing.
            _ => touch.how != How::Tap || touch.piece.is_some(),
        });
        let explanation = shown.and_then(|place| self.explain(play, Target::Zone(place)));
        explanation.map_or(Reaction::Clear, Reaction::Explain)
    }

    /// Returns three rows: all kingdoms, the cards shown to a herald, the player's hand.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let (seats, me) = (play.names.clockwise(), play.names.human());
        let panels = seats.clone().skip(1).chain([me]).map(Zone::Fort).map(Target::Zone);
        let shown = seats.flat_map(|seat| play.scene.at(Zone::Shown(seat)));
        let hand = play.scene.at(Zone::Hand(me));
        let hand = hand.into_iter().filter(|piece| intent::top(play, *piece) == *piece);
        let line = |pieces: Vec<usize>| pieces.into_iter().map(Target::Piece).collect();
        vec![panels.collect(), line(shown.collect()), line(hand.collect())]
    }
}

/// Where a card goes that is played to the middle of the table.
fn stage(phase: Phase) -> Zone {
    match phase {
        Phase::Answer(_) | Phase::Road(_) => Zone::Answer,
        _ => Zone::Attack,
    }
}

/// Returns the buttons of actions without a card.
fn without_card(play: &Play) -> Vec<TableGesture> {
    let gesture = |action| {
        let label = advice::button(&play.names, play.now(), action)?;
        let act = Gesture::new(Reaction::Act(action));
        let main = matches!(action, Action::Highwayman { .. } | Action::Keep);
        Some(if main { act.main_button(label) } else { act.button(label) })
    };
    play.legal().into_iter().filter_map(gesture).collect()
}

/// Returns where the card of a piece can go, and what touching it again does.
fn of_piece(play: &Play, piece: usize) -> Vec<TableGesture> {
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
    let center = if phase == Phase::Take { Zone::Fort(me) } else { stage(phase) };
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

/// The label of the button that plays a card, given what it can be played for.
pub(super) fn main_button(purposes: &[Purpose], held: Selectable, play: &Play) -> String {
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
        Err(why) => KnightsAndNinjas::refusal(play, why),
        Ok(()) => prompts::not_there(held),
    }))
}
