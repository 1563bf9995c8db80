//! The choosers that open when a card can be played in several ways, and the buttons beside the
//! prompt.

use super::intent::{self, Purpose, Selectable, Use, distinct, purposes};
use super::{KnightsAndNinjas, Play, hints, lexicon, prompts};
use crate::app::table::cards::Face;
use crate::app::table::game::{Chooser, Command, Pick, Reaction, ReactionOf};
use crate::app::words::phrases::capital;
use crate::games::knights_and_ninjas::{Action, Attack, Card, Phase, PlayedCard, fee};

pub type TableReaction = ReactionOf<KnightsAndNinjas>;

/// Carries out the only possible use, or asks: which role a jester plays, what for, and how many
/// cards.
pub fn settle(play: &Play, held: Selectable, uses: &[Use]) -> TableReaction {
    let roles = distinct(uses.iter().map(|it| it.role));
    let purposes = purposes(uses);
    let part = |keep: &dyn Fn(&Use) -> bool| {
        let kept: Vec<Use> = uses.iter().copied().filter(keep).collect();
        settle(play, held, &kept)
    };
    let jester = held == Selectable::Card(Card::Jester);
    if let ([_, _, ..], true) = (&roles[..], jester) {
        let option = |role: &Card| {
            let purpose = uses.iter().find(|it| it.role == *role).map(|it| it.purpose);
            let (text, remark, card) = match (role, purpose) {
                // As itself a jester can only be shown, paid or discarded.
                (Card::Jester, Some(purpose)) => (
                    prompts::purpose(purpose, &play.names),
                    String::new(),
                    PlayedCard::plain(*role),
                ),
                _ => {
                    let in_short = lexicon::in_short(*role, play.names.seats());
                    (capital(role.name()), in_short, PlayedCard::jester(*role))
                }
            };
            Pick { reaction: part(&|it| it.role == *role), text, remark, face: Face::up(card) }
        };
        return ask(lexicon::JESTER_AS, roles.iter().map(option).collect());
    }
    if let ([_, _, ..], Some(role)) = (&purposes[..], roles.first().copied()) {
        let guise = if jester { PlayedCard::jester(role) } else { PlayedCard::plain(role) };
        let option = |purpose: &Purpose| Pick {
            reaction: part(&|it| it.purpose == *purpose),
            text: prompts::purpose(*purpose, &play.names),
            remark: remark(play, guise, held, *purpose),
            face: Face::Hidden,
        };
        return ask(lexicon::what_with(guise), purposes.iter().map(option).collect());
    }
    if let [_, _, ..] = uses {
        let mut counted = uses.to_vec();
        counted.sort_by_key(|it| it.force().map(|force| force.size()));
        let option = |it: &Use| Pick {
            reaction: Reaction::Act(it.action),
            text: capital(&it.force().map(lexicon::force).unwrap_or_default()),
            remark: strength(play, *it),
            face: Face::Hidden,
        };
        let title = prompts::how_many(purposes.first().copied(), &play.names);
        return ask(title, counted.iter().map(option).collect());
    }
    uses.first().map_or(Reaction::Clear, |it| Reaction::Act(it.action))
}

fn ask(title: impl Into<String>, options: Vec<Pick<TableReaction>>) -> TableReaction {
    Reaction::Ask(Chooser { title: title.into(), options })
}

/// Returns the effect of this many cards. With hints on, it includes what an attack would take.
fn strength(play: &Play, it: Use) -> String {
    let Some(force) = it.force() else { return String::new() };
    match (it.purpose, play.view.phase) {
        (Purpose::Attack(on), _) if play.settings.hints => {
            let attack = Attack::new(force, play.view.seat, on);
            format!("takes {}", lexicon::gems(play.view.gems_at_stake(attack)))
        }
        (Purpose::Respond, Phase::Answer(mut attack)) => {
            attack.response = Some(force);
            match play.view.gems_at_stake(attack) {
                0 => String::from("you lose nothing"),
                gems => format!("you lose {}", lexicon::gems(gems)),
            }
        }
        _ => format!("strength {}", force.strength()),
    }
}

/// Returns what a card would do against a seat, if hints are on.
fn remark(play: &Play, guise: PlayedCard, held: Selectable, purpose: Purpose) -> String {
    let Some(seat) = purpose.seat().filter(|_| play.settings.hints) else { return String::new() };
    match (guise.is_jester(), guise.role()) {
        (true, Card::Peasant) => {
            let most = play.view.hand.count(Card::Peasant) + 1;
            format!("takes {}", hints::up_to(most.min(play.view.gems[seat])))
        }
        (true, role) => hints::foretold(play, Selectable::Card(role), seat),
        (false, _) => hints::foretold(play, held, seat),
    }
}

/// Returns the buttons for the chosen card and for what can be done without a card.
pub fn choices(play: &Play) -> Vec<Command<TableReaction>> {
    let mut buttons = Vec::new();
    let mut add = |reaction, text: String, primary| {
        buttons.push(Command { primary, ..Command::new(reaction, text) });
    };
    let view = play.session.view();
    if let Some(held) = intent::meant(play) {
        let (discards, main): (Vec<Use>, Vec<Use>) =
            intent::uses(play, held).into_iter().partition(|it| it.purpose == Purpose::Discard);
        if !main.is_empty() {
            let text = main_button(&purposes(&main), held, play);
            add(settle(play, held, &main), text, true);
        }
        if let Some(discard) = discards.first() {
            let asked = matches!(view.phase, Phase::Tribute(_));
            add(Reaction::Act(discard.action), lexicon::DISCARD.into(), asked);
        }
    }
    for action in play.legal() {
        let act = Reaction::Act(action);
        match (action, view.phase) {
            (Action::EndTurn, _) => add(act, lexicon::END_TURN.into(), false),
            (Action::Redraft, _) => add(act, lexicon::REDRAFT.into(), false),
            (Action::Accept, Phase::Answer(attack)) => {
                add(act, prompts::accept(&view, attack), false);
            }
            (Action::Highwayman { jester }, Phase::Road(loot)) => {
                add(act, lexicon::rob(loot, jester), true);
            }
            (Action::LetGo, Phase::Road(loot)) => add(act, lexicon::let_go(loot), false),
            (Action::PayGems, _) => add(act, lexicon::pay_gems(fee(view.seats())), false),
            (Action::Keep, _) => add(act, lexicon::KEEP.into(), true),
            (Action::Give, _) => add(act, lexicon::give_to(&play.names), false),
            _ => {}
        }
    }
    buttons
}

fn main_button(purposes: &[Purpose], held: Selectable, play: &Play) -> String {
    let only_attacks = purposes.iter().all(|purpose| matches!(purpose, Purpose::Attack(_)));
    match *purposes {
        // With two players a minstrel does not stay in front of a kingdom.
        [Purpose::Fortify] if play.view.is_duel() && held == Selectable::Card(Card::Minstrel) => {
            lexicon::PLAY.into()
        }
        [one] => prompts::purpose(one, &play.names),
        _ if only_attacks => lexicon::ATTACK.into(),
        _ => lexicon::PLAY_ON.into(),
    }
}
