//! Prompts and refusals of Watchtower.

use super::intent::{self, Intent};
use super::since::Since;
use super::words::{MOST_ATTEMPTS, ONE_SHORT, forecast};
use super::{Play, Watchtower};
use crate::i18n::{app, t, watchtower as text};
use crate::table::game::Prompts;
use crate::table::names::Names;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{
    Action, Fight, Phase, Refusal, View, WATCHTOWER, drawn_for,
};

/// How many letters the prompt of a turn has at most: it fits beside a button in the smallest window.
const LONGEST: usize = 112;

impl Prompts for Watchtower {
    /// A turn begins with what happened since the last one.
    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let picked = intent::chosen(play);
        let (intent, chosen) = (picked.or(intent::pointed(play)), picked.is_some());
        let view = play.now();
        let names = &play.names;
        match view.public.phase {
            Phase::Over => t!(text::prompt_over),
            _ if names.is_me(view.seat) && view.public.players[view.seat].out => {
                format!("{} {}", t!(text::prompt_out), watch(view, names))
            }
            Phase::Pick(seat) if names.is_me(seat) => pick(view, names),
            Phase::Opening(seat) if names.is_me(seat) => match intent {
                Some(Intent::Own(card)) => burn(play, card, chosen),
                _ => t!(text::prompt_opening),
            },
            Phase::Turn(seat) if names.is_me(seat) => match intent {
                Some(Intent::Army(card)) => place(play, view, card, chosen),
                Some(Intent::Own(card)) => burn(play, card, chosen),
                Some(Intent::Theirs(seat, card)) => attack(play, view, seat, card, chosen),
                Some(Intent::Tower(seat)) => campaign_battle(play, seat, chosen),
                Some(Intent::Held(_)) | None => turn(play, view, &self.since),
            },
            _ => watch(view, names),
        }
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        match refusal {
            Refusal::Over => t!(text::refusal_over),
            Refusal::OnlyBurning => t!(text::refusal_only_burning),
            Refusal::OnlyBeforeFirstTurn => t!(text::refusal_only_before_first_turn),
            Refusal::PickFirst => t!(text::refusal_pick_first),
            Refusal::PlacingOnCampaign => t!(text::refusal_placing_on_campaign),
            Refusal::NotInArmy(card) => t!(text::refusal_not_in_army, card),
            Refusal::CampaignJustLost => t!(text::refusal_campaign_just_lost),
            Refusal::BurningOnCampaign => t!(text::refusal_burning_on_campaign),
            Refusal::BurnedAlready => t!(text::refusal_burned_already),
            Refusal::NotInOwnFort(card) => t!(text::refusal_not_in_own_fort, card),
            Refusal::BarracksEmpty => t!(text::refusal_barracks_empty),
            Refusal::TowerElsewhere(rank) => t!(text::refusal_tower_elsewhere, rank),
            Refusal::ChallengedAlready => t!(text::refusal_attacked_already),
            Refusal::NoRival => t!(text::refusal_no_rival),
            Refusal::RivalOnCampaign => t!(text::refusal_rival_on_campaign),
            Refusal::NotInThatFort(card) => t!(text::refusal_not_in_that_fort, card),
            Refusal::NotOnTop => t!(text::refusal_not_on_top),
            Refusal::CompleteWatchtower => t!(text::refusal_complete_watchtower),
            Refusal::ArmyTooSmall(needed) => t!(text::refusal_army_too_small, needed),
            Refusal::TriedOften => t!(text::refusal_no_attempts_left, most: MOST_ATTEMPTS),
            Refusal::RivalWithoutArmy => t!(text::refusal_rival_without_army),
            Refusal::WithoutArmy => t!(text::refusal_without_army),
            Refusal::RivalHasArmy => t!(text::refusal_rival_has_army),
            Refusal::TooManyCards => t!(text::refusal_too_many_cards),
            Refusal::MoreThanSmallerArmy => t!(text::refusal_more_than_smaller_army),
            Refusal::NotBothOnCampaign => t!(text::refusal_not_both_on_campaign),
            Refusal::NothingHeldOut => t!(text::refusal_nothing_held_out),
            Refusal::NotHeldOut | Refusal::NotInFreeForAll => t!(text::refusal_place_empty),
        }
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        let view = play.now();
        Some(match action {
            Action::EndTurn if view.public.this_turn.challenged => t!(text::auto_end),
            Action::EndTurn if view.public.players[view.seat].campaign => {
                t!(text::auto_skip_campaign)
            }
            Action::EndTurn => t!(text::auto_skip),
            Action::SkipBurn => t!(text::auto_keep),
            _ => t!(app::forced),
        })
    }
}

/// Returns why an action isn't allowed, if it isn't.
pub(super) fn why_not(play: &Play, action: Action) -> Option<String> {
    let refused = play.check(action).err()?;
    Some(Watchtower::refusal(play, refused))
}

/// The prompt of the player's turn while nothing is chosen: what can be done, how the match is about to
/// end, and what happened.
fn turn(play: &Play, view: &View, since: &Since) -> String {
    let names = &play.names;
    let ends = forecast(view, names);
    let happened = since.told(names, LONGEST).is_some();
    let next = next(play, view, ends.is_some() || happened);
    let letters = |text: &str| text.chars().count() + 1;
    let room = LONGEST.saturating_sub(letters(&next));
    let rest = room.saturating_sub(ends.as_deref().map_or(0, letters));
    let told = since.told(names, rest);
    // The strip tells of the end, too.
    let ends = ends.filter(|_| told.as_deref().is_none_or(|told| told.chars().count() <= rest));
    [Some(next), ends, told].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the player can do in their turn, in short if something is told after it.
fn next(play: &Play, view: &View, told: bool) -> String {
    let legal = play.legal();
    let fort = &view.public.players[view.seat].fort;
    let fourth = legal.iter().find_map(|action| match action {
        Action::Place(card) if fort.height(card.rank()) == usize::from(ONE_SHORT) => Some(*card),
        _ => None,
    });
    if let Some(card) = fourth.filter(|_| play.settings.hints) {
        return format!("{} {}", t!(text::hint_place, card), completes(view, card));
    }
    let any = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let attacks = any(|action| matches!(action, Action::Challenge(..) | Action::CampaignBattle(_)));
    if view.public.players[view.seat].campaign {
        return match (attacks, told) {
            (false, _) => no_attack(play, view),
            (true, true) => t!(text::prompt_campaign_short),
            (true, false) => t!(text::prompt_campaign),
        };
    }
    let can = match (
        any(|action| matches!(action, Action::Place(_))),
        any(|action| matches!(action, Action::Burn(_))),
        attacks,
    ) {
        (false, false, false) => return t!(text::prompt_nothing),
        (true, true, true) => "place-burn-attack",
        (true, true, false) => "place-burn",
        (true, false, true) => "place-attack",
        (false, true, true) => "burn-attack",
        (true, false, false) => "place",
        (false, true, false) => "burn",
        (false, false, true) => "attack",
    };
    match (view.public.this_turn.challenged, told) {
        (true, _) => t!(text::prompt_still, can),
        (false, true) => t!(text::prompt_turn_short, can),
        (false, false) if attacks => t!(text::prompt_turn, can),
        (false, false) => format!("{} {}", t!(text::prompt_turn, can), no_attack(play, view)),
    }
}

/// Why no card can be attacked.
fn no_attack(play: &Play, view: &View) -> String {
    let mut rivals = play.names.clockwise().skip(1).map(|seat| &view.public.players[seat]);
    if rivals.all(|rival| rival.fort.is_empty()) {
        t!(text::prompt_no_target)
    } else if view.public.players[view.seat].army == 0 {
        t!(text::prompt_no_army)
    } else {
        t!(text::prompt_no_attack)
    }
}

fn place(play: &Play, view: &View, card: Card, chosen: bool) -> String {
    if let Some(why) = why_not(play, Action::Place(card)) {
        return why;
    }
    let how = match (chosen, play.keyed) {
        (false, _) => t!(text::prompt_choose, card),
        (true, true) => t!(text::prompt_place_key, card),
        (true, false) => t!(text::prompt_place, card),
    };
    let effect = match view.public.players[view.seat].fort.height(card.rank()) + 1 {
        1 => return how,
        height @ 2..WATCHTOWER => t!(text::prompt_place_tower, height),
        _ if !play.settings.hints => t!(text::prompt_place_fourth),
        _ => completes(view, card),
    };
    format!("{how} {effect}")
}

/// What follows from placing the fourth card of a rank.
fn completes(view: &View, card: Card) -> String {
    match view.public.won.contains(card) {
        true => t!(text::prompt_place_fourth_won),
        false => t!(text::prompt_place_fourth_drawn),
    }
}

fn burn(play: &Play, card: Card, chosen: bool) -> String {
    match why_not(play, Action::Burn(card)) {
        Some(why) => why,
        None if !chosen => t!(text::prompt_choose, card),
        None => t!(text::prompt_burn, card, count: drawn_for(card)),
    }
}

/// Why a fort card can't be attacked, if it can't.
fn attack_refusal(play: &Play, seat: Seat, card: Card) -> Option<String> {
    why_not(play, intent::plainest(play, seat, card))
}

/// What an attack would win, and what it risks.
fn attack(play: &Play, view: &View, seat: Seat, card: Card, chosen: bool) -> String {
    if let Some(why) = attack_refusal(play, seat, card) {
        return why;
    }
    let rival = play.names.of_seat(seat);
    let me = &view.public.players[view.seat];
    if !chosen {
        t!(text::prompt_choose_rival, rival, card)
    } else if view.public.players[seat].army == 0 {
        t!(text::prompt_take, rival, card)
    } else if !play.settings.hints {
        t!(text::prompt_attack, rival, card)
    } else if me.tries.of(card) as u8 + 1 == MOST_ATTEMPTS {
        t!(text::prompt_attack_last, card)
    } else if me.campaign {
        t!(text::prompt_attack_stakes, rival, card)
    } else {
        let stakes = t!(text::prompt_attack_stakes, rival, card);
        format!("{stakes} {}", t!(text::prompt_attack_high))
    }
}

fn campaign_battle(play: &Play, seat: Seat, chosen: bool) -> String {
    let rival = play.names.of_seat(seat);
    match why_not(play, Action::CampaignBattle(seat)) {
        Some(why) => why,
        None if !chosen => t!(text::prompt_choose_campaign, rival),
        None => {
            let count = play.now().public.campaign_count(play.names.human(), seat);
            t!(text::prompt_battle, rival, count)
        }
    }
}

/// What the player picks a card for, and from which army.
fn pick(view: &View, names: &Names) -> String {
    let Some(contest) = &view.contest else { return String::new() };
    let rival = names.of_seat(contest.holder);
    let number = contest.laid[contest.holder] + 1;
    match contest.fight {
        Fight::FreeForAll { prize, .. } => {
            t!(text::prompt_pick_free_for_all, card: prize, rival)
        }
        Fight::Battle { count, prize: None, .. } => {
            t!(text::prompt_pick_campaign, number, count, rival)
        }
        Fight::Battle { count: 1, prize: Some(card), .. } => t!(text::prompt_pick, card, rival),
        Fight::Battle { count, prize: Some(card), .. } => {
            t!(text::prompt_pick_several, card, number, count, rival)
        }
    }
}

/// Whom the table waits for.
fn watch(view: &View, names: &Names) -> String {
    match view.public.phase {
        Phase::Opening(seat) => t!(text::prompt_rival_opening, rival: names.of_seat(seat)),
        Phase::Turn(seat) => t!(text::prompt_rival_turn, rival: names.of_seat(seat)),
        Phase::Pick(seat) if view.contest.is_some_and(|it| names.is_me(it.holder)) => {
            t!(text::prompt_rival_pick_mine, rival: names.of_seat(seat))
        }
        Phase::Pick(seat) => t!(text::prompt_rival_pick, rival: names.of_seat(seat)),
        Phase::Over => String::new(),
    }
}
