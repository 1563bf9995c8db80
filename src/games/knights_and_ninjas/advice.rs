//! Hints and tips at the table of Of Knights and Ninjas.

use super::intent::Use;
use super::words::{any_cards, force, gems};
use super::{KnightsAndNinjas, prompts, tips};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::game::Coaching;
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_ai::knights_and_ninjas::Reason;
use cardkeep_core::games::knights_and_ninjas::{Action, Phase, View, fee};

impl Coaching for KnightsAndNinjas {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Returns the number of turns begun.
    fn turn_number(view: &View) -> usize {
        usize::from(view.public.turn)
    }

    fn action_text(names: &Names, view: &View, action: Action) -> String {
        if action == Action::Accept {
            return t!(text::hint_accept);
        }
        let Some(it) = Use::of(action) else {
            return t!(text::hint_button, does: button(names, view, action).unwrap_or_default());
        };
        let does = prompts::purpose(it.purpose, names);
        match it.force().filter(|force| force.size() > 1) {
            Some(many) => t!(text::hint_cards, cards: force(many), does),
            None => t!(text::hint_card, card: it.guise(), does),
        }
    }

    fn reason_text(names: &Names, reason: Reason) -> String {
        let person = |seat| names.person(seat);
        match reason {
            Reason::Wins => t!(text::hint_wins),
            Reason::Takes(count) => t!(text::hint_takes, gems: gems(count)),
            Reason::TakesFromLeader(count) => t!(text::hint_takes_leader, gems: gems(count)),
            Reason::Opens => t!(text::hint_opens),
            Reason::Guards(card) => t!(text::hint_guards, card: card.name()),
            Reason::RivalDiscards => t!(text::hint_rival_discards, who: names.rival()),
            Reason::TakesCards(count) => t!(text::hint_takes_cards, cards: any_cards(count)),
            Reason::Chooses => t!(text::hint_chooses),
            Reason::Taxes(count) => t!(text::hint_taxes, count),
            Reason::StopsWin(seat) => t!(text::hint_stops_win, who: person(seat)),
            Reason::Saves(count) => t!(text::hint_saves, gems: gems(count)),
            Reason::Turns(seat) => t!(text::hint_turns, who: person(seat)),
            Reason::Captures => t!(text::hint_captures),
            Reason::SavesArcher => t!(text::hint_saves_archer),
            Reason::NothingToLose => t!(text::hint_nothing_to_lose),
            Reason::KeepsAnswers => t!(text::hint_keeps_answers),
            Reason::Steals(count) => t!(text::hint_steals, gems: gems(count)),
            Reason::KeepsHighwayman => t!(text::hint_keeps_highwayman),
            Reason::LeastUseful => t!(text::hint_least),
            Reason::MostUseful => t!(text::hint_most),
            Reason::KeepsCards => t!(text::hint_keeps_cards),
            Reason::KeepsDefense(count) => t!(text::hint_defense, count),
            Reason::GoodDraft => t!(text::hint_good_draft),
            Reason::PoorDraft => t!(text::hint_poor_draft),
            Reason::NotForRival => t!(text::hint_not_for_rival, who: names.rival()),
            Reason::NextCard => t!(text::hint_next_card),
            Reason::NewCards => t!(text::hint_new_cards),
        }
    }
}

/// Returns the label of the button of an action without a card.
pub(super) fn button(names: &Names, view: &View, action: Action) -> Option<String> {
    Some(match (action, view.public.phase) {
        (Action::EndTurn | Action::Pass, _) => t!(text::button_end_turn),
        (Action::Redraft, _) => t!(text::button_redraft),
        (Action::Accept, Phase::Answer(attack)) => prompts::accept(view, attack),
        (Action::LetGo, Phase::Road(loot)) => t!(text::button_let_go, count: loot.gems),
        (Action::PayGems, _) => t!(text::button_pay_gems, gems: gems(fee(view.public.seats()))),
        (Action::Highwayman { jester: true }, _) => t!(text::button_steal_jester),
        (Action::Highwayman { jester: false }, Phase::Road(loot)) => {
            t!(text::button_steal_gems, gems: gems(loot.gems))
        }
        (Action::Keep, _) => t!(text::button_keep),
        (Action::Give, _) => t!(text::button_give, who: names.rival()),
        _ => return None,
    })
}
