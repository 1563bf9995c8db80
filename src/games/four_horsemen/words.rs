//! Texts of the table of Four Horsemen. They use only what the player may know: views, and events
//! as seen from the player's seat.

use std::cmp::Ordering;

use super::giving::{Giving, destroyed, eliminates};
use super::points::{NOTHING, signed, worth};
use super::scene::Zone;
use crate::i18n::{cards, four_horsemen as text, t};
use crate::table::names::Names;
use crate::table::pieces::Piece;
use crate::words as app_words;
use cardkeep_ai::Level;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{BySeat, Card, Phase, Preview, Sheet, View};

/// An opponent's level, or what it does instead.
pub(super) fn note(level: Option<Level>, out: bool, acting: bool) -> String {
    match level {
        _ if out => t!(text::note_out),
        Some(_) if acting => t!(text::note_thinking),
        level => level.map(app_words::level).unwrap_or_default(),
    }
}

/// Where the match stands, for the list of saves.
pub(super) fn summary(view: &View) -> String {
    let others = view.public.favor.pairs().filter(|(seat, _)| *seat != view.seat);
    let best = others.map(|(_, favor)| *favor).max().unwrap_or_default();
    let mine = view.public.favor[view.seat];
    let hand = view.hand_number;
    match mine.cmp(&best) {
        Ordering::Greater => t!(text::summary_ahead, hand, mine, best),
        Ordering::Less => t!(text::summary_behind, hand, mine, best),
        Ordering::Equal if mine == 0 => t!(text::summary_start, hand),
        Ordering::Equal => t!(text::summary_even, hand, mine),
    }
}

/// The prompt, except while the player gives cards out. `card` is the card that the player has
/// picked, `fate` whether it can go under the Fate deck, `keys` whether it was picked by keyboard.
pub(super) fn prompt(
    view: &View,
    card: Option<Card>,
    fate: bool,
    keys: bool,
    names: &Names,
) -> String {
    let rival = |seat| names.of_seat(seat);
    let waits = match (view.public.phase, card, view.public.round.winning()) {
        (Phase::Play(seat), Some(card), _) if seat == view.seat => {
            return match (fate, keys) {
                (true, true) => t!(text::prompt_play_fate_key, card),
                (true, false) => t!(text::prompt_play_fate, card),
                (false, true) => t!(text::prompt_play_key, card),
                (false, false) => t!(text::prompt_play, card),
            };
        }
        (Phase::Play(seat), None, Some((_, card))) if seat == view.seat => {
            return t!(text::prompt_follow, card);
        }
        (Phase::Play(seat), None, None) if seat == view.seat => {
            let lowest = view.hand.nth(0).filter(|_| view.public.opening.is_none());
            return lowest
                .map_or_else(|| t!(text::prompt_lead), |card| t!(text::prompt_open, card));
        }
        (Phase::Play(seat), ..) => t!(text::prompt_rival_plays, rival: rival(seat)),
        (Phase::Give(seat), ..) => t!(text::prompt_rival_gives, rival: rival(seat)),
        (Phase::Over, ..) => return t!(text::prompt_over),
    };
    if view.public.piles[view.seat].out() { [t!(text::prompt_out), waits].join(" ") } else { waits }
}

/// The prompt while the keyboard points at a seat that could get the chosen card, with what that
/// would do.
pub(super) fn to_seat(card: Card, seat: Seat, preview: Option<Preview>, names: &Names) -> String {
    let give = t!(text::prompt_give_to_key, who: names.person(seat), card);
    let effect = preview.and_then(|preview| effect_on(seat, &preview, names));
    [Some(give), effect].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The prompt while the player gives out a round and has not picked a card; `preview` is what the
/// gifts so far would do.
pub(super) fn giving(
    giving: &Giving,
    preview: Option<&Preview>,
    keys: bool,
    names: &Names,
) -> String {
    let effect = || {
        let on = |seat| effect_on(seat, preview?, names);
        names.clockwise().find_map(on).filter(|_| giving.is_begun() || giving.action().is_some())
    };
    if let Some(effect) = effect() {
        return effect;
    }
    match (giving.action(), giving.gifts().to(giving.winner())) {
        (Some(_), _) if keys => t!(text::prompt_give_all_keys),
        (Some(_), _) => t!(text::prompt_give_all),
        _ if giving.is_begun() && keys => t!(text::prompt_give_next_keys),
        _ if giving.is_begun() => t!(text::prompt_give_next),
        (None, Some(card)) if keys => t!(text::prompt_give_rest_keys, card),
        (None, Some(card)) => t!(text::prompt_give_rest, card),
        (None, None) if keys => t!(text::prompt_give_keys),
        (None, None) => t!(text::prompt_give),
    }
}

/// The worst that gifts would do to a seat.
fn effect_on(seat: Seat, preview: &Preview, names: &Names) -> Option<String> {
    let who = names.person(seat);
    if eliminates(seat, preview) {
        return Some(t!(text::effect_out, who));
    }
    let (card, by) = destroyed(seat, preview)?;
    Some(t!(text::effect_destroys, who, card, by))
}

/// What gifts would do to a seat, for its badge; empty if they would do nothing special.
pub(super) fn foretold(seat: Seat, now: &Sheet, preview: &Preview) -> String {
    if eliminates(seat, preview) {
        return t!(text::badge_third_death);
    }
    let Some(then) = preview.sheets[seat] else { return String::new() };
    if let Some((card, _)) = destroyed(seat, preview) {
        return t!(text::badge_destroyed, value: card.value(), horseman: card.suit());
    }
    if now.famine.cards % 2 != then.famine.cards % 2 && then.famine.cards > 0 {
        return t!(text::badge_famine, points: signed(then.famine.points));
    }
    let counted = |sheet: &Sheet| if sheet.pestilence.scores { sheet.pestilence.sum } else { 0 };
    match (counted(now), counted(&then)) {
        (before, after) if before == after || then.pestilence.cards == 0 => String::new(),
        (_, sum) => t!(text::badge_pestilence_then, points: signed(sum as i8)),
    }
}

/// What each suit of a seat scores, the highest suit first, and the total.
pub(super) fn sheet(sheet: Option<&Sheet>) -> ([String; 4], String) {
    let Some(sheet) = sheet else { return ([NOTHING; 4].map(String::from), t!(text::total_out)) };
    let pestilence = if sheet.pestilence.scores { sheet.pestilence.sum } else { 0 };
    let [death, war, pestilence] = [sheet.death, sheet.war, pestilence].map(|it| it.to_string());
    ([death, war, pestilence, worth(sheet.famine.points)], worth(sheet.total))
}

/// Why a seat gained the Favor of a hand or nobody did.
pub(super) fn hand_note(favor: Option<Seat>, sheets: &BySeat<Option<Sheet>>) -> String {
    let left = sheets.iter().flatten().count();
    let note = match (favor, left) {
        (Some(_), 1) => t!(text::note_last),
        (Some(_), _) => t!(text::note_most),
        (None, 0) => t!(text::note_nobody),
        (None, _) => t!(text::note_tied),
    };
    match sheets.iter().all(Option::is_some) {
        true => note,
        false => [note, t!(text::note_why_out)].join(" "),
    }
}

/// What the player can do with a card now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardUse {
    Playable,
    Unplayable,
    /// The card is in the middle and can be given to a player.
    Givable,
    /// The card is laid out for a player; `fixed` if no other player can get it.
    Given {
        fixed: bool,
    },
}

/// The label of a card for screen readers.
pub(super) fn label(
    piece: &Piece<Zone, Card>,
    card_use: Option<CardUse>,
    chosen: bool,
    names: &Names,
) -> String {
    let Some(card) = piece.card else { return String::new() };
    match (piece.place, card_use) {
        (Zone::Deck | Zone::Fate, _) => String::new(),
        (Zone::Hand(_), None) => t!(cards::title, card),
        (Zone::Hand(_), Some(CardUse::Playable)) if chosen => t!(text::label_chosen, card),
        (Zone::Hand(_), Some(CardUse::Playable)) => t!(text::label_playable, card),
        (Zone::Hand(_), Some(_)) => t!(text::label_not_now, card),
        (Zone::Round(seat) | Zone::Pile(seat), card_use) => {
            let who = names.person(seat);
            match (piece.place, card_use) {
                (Zone::Pile(_), Some(CardUse::Given { fixed: true })) => {
                    t!(text::label_given_fixed, who, card)
                }
                (Zone::Pile(_), Some(_)) => t!(text::label_given, who, card),
                (Zone::Pile(_), None) if piece.face_up => t!(text::label_pile, who, card),
                (Zone::Pile(_), None) => t!(text::label_pile_down, who, card),
                (_, Some(CardUse::Givable)) if chosen => t!(text::label_givable_chosen, who, card),
                (_, Some(CardUse::Givable)) => t!(text::label_givable, who, card),
                _ => t!(text::label_played, who, card),
            }
        }
    }
}
