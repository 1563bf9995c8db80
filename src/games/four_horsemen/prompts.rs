//! Prompts and refusals of Four Horsemen.

use super::giving::Giving;
use super::intent::{meant, pointed_seat};
use super::words::effect_on;
use super::{FourHorsemen, Play};
use crate::i18n::{app, four_horsemen as text, t};
use crate::table::game::Prompts;
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card, Phase, Preview, Refusal, View};

impl Prompts for FourHorsemen {
    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let keys = play.keyed;
        let Some(giving) = self.giving(play) else {
            let fate = self.tempts_fate(play).is_some();
            return play_prompt(play.now(), meant(play), fate, keys, &play.names);
        };
        match play.chosen_card() {
            Some(card) => match pointed_seat(play) {
                Some(seat) => to_seat(card, seat, self.preview(play, seat), &play.names),
                None if keys => t!(text::prompt_give_card_keys, card),
                None => t!(text::prompt_give_card, card),
            },
            None => {
                let preview = self.preview(play, giving.winner());
                giving_prompt(giving, preview.as_ref(), keys, &play.names)
            }
        }
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        match refusal {
            Refusal::MustOpen(card) => t!(text::refused_must_open, card),
            Refusal::NotInHand(card) => t!(text::refused_not_in_hand, card),
            Refusal::NoFateDeck => t!(text::refused_no_fate_deck),
            Refusal::OpensFromFate => t!(text::refused_opens_from_fate),
            Refusal::RoundNotWon => t!(text::refused_round_not_won),
            Refusal::MustGive => t!(text::refused_must_give),
            Refusal::NotOneEach => t!(text::refused_not_one_each),
            Refusal::NotTheRound => t!(text::refused_not_the_round),
            Refusal::MustTake(card) => t!(text::refused_must_take, card),
            Refusal::MatchOver => t!(text::prompt_over),
        }
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        let leads = play.view.hand.len() > 1;
        Some(match action {
            Action::Give(_) => t!(text::forced_give),
            Action::Play(_) | Action::Fate(_) if leads => t!(text::forced_lead),
            Action::Play(_) | Action::Fate(_) => t!(app::forced),
        })
    }
}

/// The prompt, except while the player gives cards out. `card` is the card that the player has
/// picked, `fate` whether it can go under the Fate deck, `keys` whether it was picked by keyboard.
fn play_prompt(view: &View, card: Option<Card>, fate: bool, keys: bool, names: &Names) -> String {
    let rival = |seat| names.of_seat(seat);
    let waits = match (view.public.phase, card, view.public.round.winning()) {
        (Phase::Play(seat), Some(card), _) if names.is_me(seat) => {
            return match (fate, keys) {
                (true, true) => t!(text::prompt_play_fate_key, card),
                (true, false) => t!(text::prompt_play_fate, card),
                (false, true) => t!(text::prompt_play_key, card),
                (false, false) => t!(text::prompt_play, card),
            };
        }
        (Phase::Play(seat), None, Some((_, card))) if names.is_me(seat) => {
            return t!(text::prompt_follow, card);
        }
        (Phase::Play(seat), None, None) if names.is_me(seat) => {
            let lowest = view.hand.nth(0).filter(|_| view.public.opening.is_none());
            return lowest
                .map_or_else(|| t!(text::prompt_lead), |card| t!(text::prompt_open, card));
        }
        (Phase::Play(seat), ..) => t!(text::prompt_rival_plays, rival: rival(seat)),
        (Phase::Give(seat), ..) => t!(text::prompt_rival_gives, rival: rival(seat)),
        (Phase::Over, ..) => return t!(text::prompt_over),
    };
    let out = names.is_me(view.seat) && view.public.piles[view.seat].out();
    if out { [t!(text::prompt_out), waits].join(" ") } else { waits }
}

/// The prompt while the keyboard points at a seat that could get the chosen card, with what that
/// would do.
fn to_seat(card: Card, seat: Seat, preview: Option<Preview>, names: &Names) -> String {
    let give = t!(text::prompt_give_to_key, who: names.person(seat), card);
    let effect = preview.and_then(|preview| effect_on(seat, &preview, names));
    [Some(give), effect].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The prompt while the player gives out a round and has not picked a card; `preview` is what the
/// gifts so far would do.
fn giving_prompt(giving: &Giving, preview: Option<&Preview>, keys: bool, names: &Names) -> String {
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
