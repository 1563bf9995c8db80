//! What is said of a card that the player holds, and the buttons beside it.

use super::choose::{self, Aim};
use super::touch::{self, Held};
use super::{Play, but_discard, card_of, hints, is_my_turn, lexicon};
use crate::app::table::game::{Choice, Deed, DeedOf};
use crate::app::table::names::Names;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Action, Attack, Card, Guise, Phase, fee};

type Button = Choice<DeedOf<super::KnightsAndNinjas>>;

/// A jester is about to be played.
pub const JESTER_AS: &str = "Play the jester as";
/// A button that opens a choice of several things.
pub const PLAY_ON: &str = "Play…";

/// What the turn can still be used for.
pub fn can(play: &Play) -> lexicon::Can {
    let mut can = lexicon::Can::default();
    if !is_my_turn(play) {
        return can;
    }
    for action in play.legal() {
        match (action, choose::use_of(action).map(|(_, aim)| aim)) {
            (Action::Redraft, _) => can.redraft = true,
            (_, Some(Aim::Attack(_) | Aim::Prepare(_))) => can.attack = true,
            (_, Some(Aim::Fortify)) => can.fortify = true,
            (_, Some(Aim::Special(_))) => can.special = true,
            (_, Some(Aim::Discard)) => can.discard = true,
            _ => {}
        }
    }
    can
}

/// What can be done with the card that the player chose or points at.
pub fn holding(play: &Play, held: Held, pointed: Option<Seat>) -> String {
    let actions = choose::actions(play, held);
    let aims = choose::aims(&actions);
    let keys = play.keyed;
    let card = match held {
        Held::Card(card) | Held::Shown(_, card) => card,
        Held::Archer => Card::Archer,
    };
    let (name, seats) = (lexicon::name(Guise::plain(card)), play.names.seats());
    if aims.is_empty() {
        return format!("{name}: {}. {}", in_short(card, seats), NOT_NOW);
    }
    let again = if keys { "Enter: play it." } else { "Tap it again to play it." };
    let view = play.session.view();
    match view.phase {
        Phase::Answer(attack) => format!("{name}: {}. {again}", answer(card, attack, &play.names)),
        Phase::Show(_) => format!("Show the {card}?"),
        Phase::Pay(_) => format!("Pay with the {card}?"),
        Phase::Take => match held {
            Held::Shown(from, _) => format!("Take the {card} from {}?", play.names.inside(from)),
            _ => lexicon::prompt(play, can(play)),
        },
        Phase::Tribute(_) => format!("Discard the {card}?"),
        Phase::Road(_) => format!("{name}: {}. {again}", in_short(card, seats)),
        _ => {
            let aimed = pointed.filter(|seat| aims.iter().any(|aim| aim.seat() == Some(*seat)));
            let how = match aimed {
                Some(seat) => format!("Enter: against {}.", play.names.inside(seat)),
                None => how(&aims, keys, card, &play.names),
            };
            format!("{name}: {}. {how}", in_short(card, seats))
        }
    }
}

const NOT_NOW: &str = "It cannot be played now.";

/// How a card of the player's turn is played.
fn how(aims: &[Aim], keys: bool, card: Card, names: &Names) -> String {
    let fortifies = aims.contains(&Aim::Fortify);
    let seats = choose::seats(aims);
    match (&seats[..], fortifies) {
        _ if aims == [Aim::Discard] => String::from("Now it can only be discarded."),
        _ if keys && card == Card::Jester => String::from("Enter: choose what it plays."),
        _ if keys && aims.len() > 1 => String::from("Enter: choose what for."),
        ([seat], _) if keys => format!("Enter: against {}.", names.inside(*seat)),
        _ if keys => String::from("Enter: play it."),
        _ if card == Card::Jester => String::from("Tap what it goes for, or Play."),
        ([], true) => String::from("Tap your kingdom."),
        ([], false) => String::from("Tap it again to play it."),
        ([seat], false) => format!("Tap {} kingdom.", names.whose(*seat)),
        (_, false) => String::from("Tap a lit kingdom."),
        (_, true) => String::from("Tap a lit kingdom, or your own."),
    }
}

/// What is said of a card while it is dragged, perhaps over a kingdom.
pub fn carrying(play: &Play, held: Held, over: Option<Seat>) -> String {
    let card = match held {
        Held::Card(card) | Held::Shown(_, card) => card,
        Held::Archer => Card::Archer,
    };
    let (name, names) = (lexicon::name(Guise::plain(card)), &play.names);
    let actions = choose::actions(play, held);
    let aims = choose::aims(&actions);
    let Some(seat) = over else { return format!("{name}: {}.", in_short(card, names.seats())) };
    if names.is_me(seat) {
        return match aims.contains(&Aim::Fortify) {
            true => format!("{name}: in front of your kingdom."),
            false => format!("{name}: {}.", in_short(card, names.seats())),
        };
    }
    let against = names.inside(seat);
    match hints::foretold(play, held, seat) {
        _ if !aims.iter().any(|aim| aim.seat() == Some(seat)) => {
            format!("{name}: not against {against}.")
        }
        told if told.is_empty() || !play.settings.hints => format!("{name}: against {against}."),
        told => format!("{name} against {against}: {told}."),
    }
}

/// What an answer does, without a full stop.
fn answer(card: Card, attack: Attack, names: &Names) -> String {
    let by = names.inside(attack.by);
    match card {
        Card::Executioner if attack.force.role() == Card::Archer => {
            String::from("stops the archer and ends the turn")
        }
        Card::Jester if attack.force.role() == Card::Archer => {
            String::from("answers as an executioner")
        }
        Card::Executioner => String::from("stops the attack"),
        Card::Minstrel if names.seats() == 2 => {
            format!("stops the attack, and {by} discards two cards")
        }
        Card::Minstrel => String::from("stops the attack and stays with you"),
        Card::Princess => format!("the {} comes into your hand", attack.force.role()),
        Card::Traitor => format!("turns the attack against {by}"),
        Card::Jester => String::from("answers as any card that can"),
        card => {
            let left = attack.force.strength().saturating_sub(card.strength());
            match left {
                0 => String::from("stops all of it"),
                left => format!("only {} would still go", lexicon::gems(left)),
            }
        }
    }
}

/// What a card is for at a table of so many, in a few words.
pub fn in_short(card: Card, seats: u8) -> String {
    let duel = seats == 2;
    String::from(match card {
        Card::Peasant => "strength 1, several at once",
        Card::Soldier => "strength 2",
        Card::Knight => "strength 3",
        Card::King => "strength 4",
        Card::Castle => "keeps troops out",
        Card::Archer => "guards, or fights an archer",
        Card::Minstrel if duel => "your rival discards two cards",
        Card::Minstrel => "stops any attack",
        Card::Ladder => "leads troops over a castle",
        Card::Catapult => "breaks a castle and its archer",
        Card::Ninja => "2 gems past castle, archer",
        Card::Dragon => "2 gems, burns the castle",
        Card::Highwayman => "robs gems on the road",
        Card::Princess => "answers a knight or a dragon",
        Card::Executioner => "stops an attack or an archer",
        Card::Traitor => "turns troops round",
        Card::Herald if duel => "takes one of two cards shown",
        Card::Herald => "takes a card that is shown",
        Card::Merchant => {
            let whose = if duel { "your" } else { "a" };
            return format!("{} for half of {whose} rival's cards", lexicon::gems(fee(seats)));
        }
        Card::Monk if duel => "a castle pays you",
        Card::Monk => "castles pay you",
        Card::Jester => "any other card",
    })
}

/// What something that can be done with a card is called.
pub fn aim(aim: Aim, names: &Names) -> String {
    match aim {
        Aim::Attack(on) => format!("Attack {}", names.of_seat(on)),
        Aim::Prepare(on) => format!("Send to {}", names.of_seat(on)),
        Aim::Special(Some(on)) => format!("Trade with {}", names.of_seat(on)),
        Aim::Fortify => lexicon::FORTIFY.into(),
        Aim::Special(None) => lexicon::PLAY.into(),
        Aim::Respond => lexicon::ANSWER.into(),
        Aim::Rob => lexicon::ROB.into(),
        Aim::Show => lexicon::SHOW.into(),
        Aim::Pay => lexicon::PAY_CARD.into(),
        Aim::Discard => lexicon::DISCARD.into(),
        Aim::Take => lexicon::TAKE.into(),
    }
}

pub fn what_with(card: Guise) -> String {
    format!("What is the {} for?", lexicon::name(card).to_lowercase())
}

pub fn how_many(aim: Option<Aim>, names: &Names) -> String {
    match aim.and_then(Aim::seat) {
        Some(on) => format!("How many against {}?", names.inside(on)),
        None => String::from("How many answer?"),
    }
}

pub fn takes(gems: u8) -> String {
    format!("takes {}", lexicon::gems(gems))
}

/// What an answer leaves to be lost.
pub fn still_lost(gems: u8) -> String {
    if gems == 0 { "you lose nothing".into() } else { format!("you lose {}", lexicon::gems(gems)) }
}

pub fn strength(strength: u8) -> String {
    format!("strength {strength}")
}

/// What a card waits for that is only an answer to what others do; nothing of other cards.
pub fn waits_for(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::Highwayman => {
            "The highwayman robs gems on their way: right when somebody's troops have taken some."
        }
        Card::Princess => "The princess answers a knight or a dragon that attacks you.",
        Card::Executioner => {
            "The executioner answers any attack on you, and an archer sent against yours."
        }
        Card::Traitor => "The traitor answers troops that attack you, and turns them round.",
        _ => return None,
    })
}

/// Why a card does not go against one kingdom that is sent to all.
pub fn to_all(card: Card, duel: bool) -> String {
    let whom = if duel { "needs no kingdom" } else { "goes to all rivals at once" };
    format!("The {card} {whom}: choose it and tap it again.")
}

/// Why nothing can be done with something, where the rules have no reason of their own.
pub fn not_there(held: Held) -> String {
    match card_of(held) {
        Some(card) => format!("The {card} cannot be played there."),
        None => String::from("This cannot be done there."),
    }
}

/// The buttons beside the prompt: for what is chosen, and for what is done without a card.
pub fn choices(play: &Play) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut add = |deed, text: String, primary| {
        buttons.push(Choice { primary, ..Choice::new(deed, text) });
    };
    if let Some(held) = touch::meant(play) {
        let actions = choose::actions(play, held);
        let tribute = matches!(play.position().phase(), Phase::Tribute(_));
        let main = but_discard(actions.clone());
        let aims = choose::aims(&main);
        if !main.is_empty() {
            // At a table of two it stands nowhere.
            let sings = play.names.seats() == 2 && card_of(held) == Some(Card::Minstrel);
            let text = match aims[..] {
                [Aim::Fortify] if sings => lexicon::PLAY.into(),
                _ => button(&aims, &play.names),
            };
            add(choose::settle(play, held, main), text, true);
        }
        if let Some(discard) = actions.into_iter().find(|it| matches!(it, Action::Discard(_))) {
            add(Deed::Act(discard), lexicon::DISCARD.into(), tribute);
        }
    }
    let view = play.session.view();
    for action in play.legal() {
        let act = Deed::Act(action);
        match (action, view.phase) {
            (Action::EndTurn, _) => add(act, lexicon::END_TURN.into(), false),
            (Action::Redraft, _) => add(act, lexicon::REDRAFT.into(), false),
            (Action::Accept, Phase::Answer(attack)) => {
                let has = view.gems[attack.on];
                add(act, lexicon::accept(attack, has, hints::burns(&view, attack)), false);
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

fn button(aims: &[Aim], names: &Names) -> String {
    match aims {
        [one] => aim(*one, names),
        _ if aims.iter().all(|aim| matches!(aim, Aim::Attack(_))) => lexicon::ATTACK.into(),
        _ => PLAY_ON.into(),
    }
}
