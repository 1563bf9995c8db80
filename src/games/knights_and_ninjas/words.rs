//! Arguments of the messages of Of Knights and Ninjas, labels, and headlines.

use super::zone::Zone;
use crate::i18n::{List, Named as _, Noun, cards as card_names, knights_and_ninjas as text, t};
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Attack, Card, Force, Hand, Loot, PlayedCard, Public, TurnPlays, View, fee, rounds,
};

/// So many of a noun without keys.
fn counted(noun: &'static str, count: u8) -> List {
    List::counted([(Noun::new(noun, []), count.into())])
}

/// `3 gems`.
pub(super) fn gems(count: u8) -> List {
    counted("ninja-gem", count)
}

/// `2 cards`.
pub(super) fn any_cards(count: u8) -> List {
    counted("ninja-any-card", count)
}

/// `a knight`.
pub(super) fn one(card: impl Into<PlayedCard>) -> List {
    List::counted([(card.into().noun(), 1)])
}

/// `a knight and 2 soldiers`.
pub(super) fn hand(hand: Hand) -> List {
    List::counted(hand.iter().map(|(card, count)| (card.noun(), count.into())))
}

/// The cards, or how many they are if they are not known.
pub(super) fn cards(count: u8, known: Option<Hand>) -> List {
    known.map_or_else(|| any_cards(count), hand)
}

/// What attacks or answers: `a king`, `2 peasants and a jester`.
pub(super) fn force(force: Force) -> List {
    let (jesters, role) = (force.jesters(), force.role());
    let plain = force.size() - jesters;
    match (force.guise(), plain) {
        (Some(guise), _) => one(guise),
        (None, 0) => List::counted([(PlayedCard::jester(role).noun(), jesters.into())]),
        (None, _) => {
            let parts = [(role, plain), (Card::Jester, jesters)].into_iter();
            let parts = parts.filter(|(_, count)| *count > 0);
            List::counted(parts.map(|(card, count)| (card.noun(), count.into())))
        }
    }
}

/// What stands in front of a kingdom: `a castle and an archer`.
pub(super) fn standing(view: &View, seat: Seat) -> List {
    let mut fort: Vec<PlayedCard> = view.public.forts[seat].iter().collect();
    fort.sort_unstable();
    List::counted(fort.into_iter().map(|card| (card.noun(), 1)))
}

/// Why the match ended, if nobody got enough gems; empty otherwise.
pub(super) fn ending(public: &Public) -> String {
    match public.gems.iter().any(|gems| *gems >= public.gems_to_win()) {
        true => String::new(),
        false => t!(text::ending, rounds: rounds(public.seats())),
    }
}

/// Returns whether a card has rules of its own for two players (KN-23).
pub(super) fn differs_for_two(card: Card, seats: u8) -> bool {
    seats == 2 && (card.is_special() || card == Card::Minstrel)
}

/// What a card does, in a few words.
pub(super) fn short(card: Card, seats: u8) -> String {
    let (key, gems) = (card.name(), gems(fee(seats)));
    match differs_for_two(card, seats) {
        true => t!(text::short_two, card: key, gems),
        false => t!(text::short, card: key, gems),
    }
}

/// The card's name with what it does.
pub(super) fn card_short(card: Card, seats: u8) -> String {
    t!(text::card_short, card, does: short(card, seats))
}

/// The state of a card in the player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Usable {
    /// The player is not asked for a card.
    Unasked,
    Yes,
    No,
    /// It was chosen to be shown or paid.
    Chosen,
}

/// The accessible label of a card in the player's hand, with how many equal ones there are.
pub(super) fn label_in_hand(card: PlayedCard, count: usize, usable: Usable) -> String {
    match usable {
        Usable::Unasked => t!(text::label_hand, card, count),
        Usable::Yes => t!(text::label_hand_playable, card, count),
        Usable::No => t!(text::label_hand_idle, card, count),
        Usable::Chosen => t!(text::label_hand_chosen, card, count),
    }
}

/// The accessible label of a card that lies anywhere else.
pub(super) fn label(card: PlayedCard, place: Zone, usable: bool, names: &Names) -> String {
    match place {
        Zone::Fort(_) if usable => t!(text::label_fort_playable, card),
        Zone::Fort(seat) => t!(text::label_fort, card, who: names.person(seat)),
        Zone::Shown(seat) if usable => {
            t!(text::label_shown_playable, card, who: names.person(seat))
        }
        Zone::Shown(seat) => t!(text::label_shown, card, who: names.person(seat)),
        Zone::Attack => t!(text::label_attack, card),
        Zone::Answer => t!(text::label_answer, card),
        Zone::Ladders => t!(text::label_ladder, card),
        Zone::Looked => t!(text::label_looked, card),
        Zone::Hand(_) | Zone::Pile | Zone::Draft | Zone::Discards => t!(card_names::title, card),
    }
}

/// The note on the panel of the kingdom that holds the gems on the road.
pub(super) fn has_gems(road: Loot, names: &Names) -> String {
    t!(text::note_has_gems, count: road.gems, who: names.person(road.holder))
}

/// The headline of an attack: who attacks whom.
pub(super) fn attack(attack: Attack, mover: Seat, names: &Names) -> String {
    let (by, on) = (names.person(attack.by), names.person(attack.on));
    match attack.by == mover {
        _ if attack.force.role() == Card::Archer => t!(text::headline_archer, by, on),
        true => t!(text::headline_attack, by, on),
        false => t!(text::headline_turned, by, on),
    }
}

/// Who lost the gems on the road, and whether a highwayman can take them; `by` is the ninja or dragon
/// that took them, if it was one (KN-11).
pub(super) fn lost_by(road: Loot, by: Option<Card>, names: &Names) -> String {
    let from =
        (road.from != road.holder).then(|| t!(text::road_from, who: names.person(road.from)));
    let open = road.is_open().then(|| t!(text::road_open, count: road.gems));
    let closed = by.map(|card| t!(text::road_closed, card));
    from.into_iter().chain(open).chain(closed).collect::<Vec<_>>().join(" ")
}

/// What the turn is used for so far, or which round it is.
pub(super) fn conduct(view: &View, names: &Names) -> String {
    match view.public.conduct {
        TurnPlays::Attack(on) => t!(text::playing_attack, on: names.person(on)),
        TurnPlays::Fortify => t!(text::playing_fortify),
        TurnPlays::Special => t!(text::playing_special),
        TurnPlays::Fresh => {
            t!(text::playing_round, round: view.public.round(), rounds: rounds(view.public.seats()))
        }
    }
}

/// What the rival got in a draft, as far as the player knows.
pub(super) fn drafted(view: &View, names: &Names) -> String {
    let rival = names.human().other();
    let known = &view.known[rival];
    let unseen = view.hand_sizes[rival].saturating_sub(known.len());
    let who = names.person(rival);
    let unseen = (unseen > 0).then(|| (Noun::new("ninja-unseen-card", []), unseen.into()));
    let known = known.iter().map(|(card, count)| (card.noun(), count.into()));
    let all: Vec<(Noun, u32)> = known.chain(unseen).collect();
    match all.is_empty() {
        true => t!(text::drafted_nothing, who),
        false => t!(text::drafted, who, cards: List::counted(all)),
    }
}

/// The accessible label of the draw pile or the draft.
pub(super) fn pile(count: usize, drafting: bool) -> String {
    match drafting {
        true => t!(text::pile_draft, count),
        false => t!(text::pile, count),
    }
}

/// The accessible label of the discard pile.
pub(super) fn discards(last: Option<PlayedCard>, count: usize) -> String {
    match last {
        Some(last) => t!(text::discards, count, card: last.card()),
        None => t!(text::discards_none),
    }
}

#[cfg(test)]
impl crate::games::card_names::NamedCard for PlayedCard {
    fn nouns() -> Vec<crate::i18n::Noun> {
        let both = |card: Card| [card.noun(), PlayedCard::jester(card).noun()];
        Card::ALL.into_iter().flat_map(both).collect()
    }

    /// With its article: the names of some cards are parts of other words.
    fn name_in_log(self) -> String {
        let name = self.card().name();
        match self.card() {
            Card::Archer | Card::Executioner => format!("an {name}"),
            _ => format!("a {name}"),
        }
    }

    fn all_names() -> Vec<String> {
        let forms = |card: Card| {
            let (name, jester) = (card.name(), PlayedCard::jester(card));
            let a = PlayedCard::plain(card).name_in_log();
            let as_jester = format!("a jester as {name}");
            let many = t!(text::cards, cards: List::counted([(card.noun(), 2)])).split_off(2);
            let mut forms = vec![t!(card_names::title, card), a, as_jester, many];
            forms.extend([t!(card_names::title, card: jester), format!("the {name}")]);
            // The name of the king is part of many words.
            if card != Card::King {
                forms.extend([name.to_owned(), format!("your {name}")]);
            }
            forms
        };
        Card::ALL.into_iter().flat_map(forms).collect()
    }
}
