//! Prompts of Of Knights and Ninjas: what the table waits for, and what the chosen card does.

use super::intent::{self, Purpose, Selectable, TurnOptions, purposes, uses};
use super::{Play, hints, lexicon};
use crate::app::i18n::{app, t};
use crate::app::table::names::Names;
use crate::app::words::phrases::{capital, list};
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Action, Attack, Card, Loot, Phase, PlayedCard, Position, TurnPlays, View, fee,
};
use lexicon::{count, force, gems, in_short, name};

/// The prompt while no card is chosen; `lost` is what the player lost since their last turn.
pub fn prompt(play: &Play, lost: Option<String>) -> String {
    let can = TurnOptions::now(play);
    let fresh = intent::is_my_turn(play) && play.position().conduct == TurnPlays::Fresh;
    match lost.filter(|_| fresh) {
        Some(lost) if can.play() => format!("{lost} Your turn: choose a card."),
        Some(lost) => format!("{lost} {}", waits(play, can)),
        None => waits(play, can),
    }
}

fn waits(play: &Play, can: TurnOptions) -> String {
    let (view, names) = (play.session.view(), &play.names);
    if play.session.is_mine() { asks_me(play, &view, can) } else { asks_others(&view, names) }
}

/// The prompt while another player is asked.
fn asks_others(view: &View, names: &Names) -> String {
    let mover = names.of_seat(view.mover);
    let duel = view.is_duel();
    match view.phase {
        Phase::Turn => format!("{mover} is choosing what to do."),
        Phase::Answer(attack) => {
            format!("{} is asked to answer {}.", names.of_seat(attack.on), force(attack.force))
        }
        Phase::Road(loot) if duel => {
            format!("{} may rob {} on the road.", names.rival(), gems(loot.gems))
        }
        Phase::Road(Loot { gems: 1, .. }) => {
            String::from("A gem is on the road. All who could rob it are asked.")
        }
        Phase::Road(_) => String::from("Gems are on the road. All who could rob them are asked."),
        Phase::Show(_) if duel => format!("{} chooses unseen what to show.", names.rival()),
        Phase::Show(_) => String::from("The rivals choose unseen what to show."),
        Phase::Take => format!("{mover} takes one of the cards."),
        Phase::Pay(_) if duel => format!("{} chooses unseen how to pay.", names.rival()),
        Phase::Pay(_) => String::from("All who have a castle choose unseen how to pay."),
        Phase::Tribute(tribute) => {
            let cards = count(tribute.cards.into());
            format!("{} has to discard {cards}.", names.of_seat(tribute.seat))
        }
        Phase::Draft(_) => format!("{} looks at a card.", names.rival()),
        Phase::Over => String::from("The match is over."),
    }
}

/// The prompt while the player is asked.
fn asks_me(play: &Play, view: &View, can: TurnOptions) -> String {
    let names = &play.names;
    let whose = || capital(&names.whose(view.mover));
    match view.phase {
        Phase::Turn => turn(view.conduct, can, names),
        Phase::Answer(attack) => {
            let (by, sent, loss) =
                (names.of_seat(attack.by), attack.force, loss(view, attack, names));
            match attack.by == view.mover {
                _ if sent.role() == Card::Archer => {
                    format!("{by} sends an archer against yours. Answer it, or lose your archer.")
                }
                true => format!("{by} attacks you with {}. Let it be, and {loss}.", force(sent)),
                false => {
                    format!("{by} turned {} against you. Let it be, and {loss}.", force(sent))
                }
            }
        }
        Phase::Road(loot) => {
            let (holder, from) = (names.of_seat(loot.holder), names.whose(loot.from));
            let wins = if view.would_win(loot.holder, loot.gems) { " and wins" } else { "" };
            let let_go = lexicon::let_go(loot);
            format!("{let_go}, and {holder} gets {} of {from} gems{wins}.", loot.gems)
        }
        Phase::Show(seat) => {
            let all = if view.is_duel() { "One of them" } else { "One of all shown" };
            let cards = still_to_choose(view.aside[seat].len(), play.position().still_to_choose());
            format!("{} herald: show {cards}. {all} is taken, the rest go back.", whose())
        }
        Phase::Take => String::from("Take one of the cards that were shown."),
        Phase::Pay(seat) => {
            format!("{} monk: {}.", whose(), pay(play.position(), view.aside[seat].len(), seat))
        }
        Phase::Tribute(tribute) => {
            format!("The minstrel makes you discard {}.", to_choose(tribute.cards))
        }
        Phase::Draft(_) if view.draft == 1 => {
            let rival = names.rival();
            format!("The last card: keep it, or give it to {rival}. Whoever gets it begins.")
        }
        Phase::Draft(_) => {
            format!("Keep it, or give it to {} and look at the next.", names.rival())
        }
        Phase::Over => String::from("The match is over."),
    }
}

/// How a seat can pay a monk after it has chosen this many cards.
fn pay(position: &Position, chosen: u8, seat: Seat) -> String {
    let price = gems(fee(position.seats()));
    let left = position.still_to_choose();
    let cards = position.can_pay_cards(seat);
    match (chosen, position.can_pay_gems(seat)) {
        (1.., true) => format!("pay {}, instead of {price}", still_to_choose(chosen, left)),
        (1.., false) => format!("pay {}", still_to_choose(chosen, left)),
        (0, true) if cards => format!("pay {price}, or choose {}", count(left.into())),
        (0, true) => format!("pay {price}"),
        (0, false) => format!("choose {} to pay", count(left.into())),
    }
}

fn turn(conduct: TurnPlays, can: TurnOptions, names: &Names) -> String {
    let last = if can.redraft { "call for a new draft" } else { "discard a card" };
    match conduct {
        TurnPlays::Attack(on) if can.attack => {
            format!("You are attacking {}. Go on, or end your turn.", names.inside(on))
        }
        TurnPlays::Fortify if can.fortify => {
            String::from("You are fortifying. Go on, or end your turn.")
        }
        TurnPlays::Attack(_) | TurnPlays::Fortify | TurnPlays::Special => {
            String::from("Nothing more can be played: end your turn.")
        }
        TurnPlays::Fresh if !can.play() => format!("Nothing can be played: {last}."),
        TurnPlays::Fresh => {
            let ways = [
                (can.attack, "attack"),
                (can.fortify, "fortify"),
                (can.special, "play a special card"),
            ];
            let ways: Vec<&str> =
                ways.into_iter().filter(|(can, _)| *can).map(|(_, way)| way).collect();
            format!("Your turn: {} or {last}. Choose a card.", ways.join(", "))
        }
    }
}

fn to_choose(left: u8) -> String {
    match left {
        1 => String::from("one card"),
        _ => format!("{left} cards, one after another"),
    }
}

/// The cards still to choose after this many were chosen.
fn still_to_choose(chosen: u8, left: u8) -> String {
    match chosen {
        0 => to_choose(left),
        _ => format!("card {} of {}", chosen + 1, chosen + left),
    }
}

/// What an attack takes and destroys if nobody stops it. An archer takes no gems.
fn losses(view: &View, attack: Attack) -> (Option<String>, Option<Card>) {
    let takes_gems = attack.force.role().is_attack();
    let taken = takes_gems.then(|| gems(view.gems_at_stake(attack)));
    (taken, view.would_destroy(attack))
}

/// The same in a sentence: "you lose 2 gems and your castle".
fn loss(view: &View, attack: Attack, names: &Names) -> String {
    let (taken, destroyed) = losses(view, attack);
    let destroyed = destroyed.map(|lost| format!("{} {lost}", names.whose(attack.on)));
    let loses = if names.is_me(attack.on) { "you lose" } else { "it takes" };
    format!("{loses} {}", list(&taken.into_iter().chain(destroyed).collect::<Vec<_>>()))
}

/// The button that answers an attack with nothing.
pub fn accept(view: &View, attack: Attack) -> String {
    let (taken, destroyed) = losses(view, attack);
    let destroyed = destroyed.map(|lost| lost.to_string());
    let lost: Vec<String> = taken.into_iter().chain(destroyed).collect();
    format!("Accept: lose {}", lost.join(", "))
}

/// The notice before a forced action is done for the player; `None` if it is done at once.
pub fn no_choice(play: &Play, action: Action) -> Option<String> {
    let view = play.session.view();
    Some(match (view.phase, action) {
        (Phase::Road(_), _) => return None,
        (Phase::Answer(attack), _) => {
            let loss = loss(&view, attack, &play.names);
            format!("You have no answer to {}: {loss}.", force(attack.force))
        }
        (Phase::Turn, Action::Redraft) => {
            String::from("Nothing can be played: a new draft is called.")
        }
        (Phase::Turn, Action::Pass) => String::from("You have no cards, so your turn is skipped."),
        (Phase::Turn, _) if view.conduct != TurnPlays::Fresh => {
            String::from("Nothing more can be played: your turn ends.")
        }
        (Phase::Turn, Action::Discard(_)) => {
            String::from("You can't play anything, so you discard a card.")
        }
        _ => String::from(t!(app::forced)),
    })
}

/// The prompt for the card that the player chose or points at.
pub fn holding(play: &Play, held: Selectable) -> String {
    let (names, keys, card) = (&play.names, play.keyed, held.card());
    let purposes = purposes(&uses(play, held));
    let name = format!("{}: {}.", name(card.into()), in_short(card, names.seats()));
    if purposes.is_empty() {
        return format!("{name} It cannot be played now.");
    }
    let again = if keys { "Enter: play it." } else { "Tap it again to play it." };
    match (play.view.phase, held) {
        (Phase::Answer(attack), _) => {
            let does = answer(card, attack, names);
            format!("{}: {does}. {again}", lexicon::name(card.into()))
        }
        (Phase::Show(_), _) => format!("Show the {card}?"),
        (Phase::Pay(_), _) => format!("Pay with the {card}?"),
        (Phase::Take, Selectable::Shown(from, _)) => {
            format!("Take the {card} from {}?", names.inside(from))
        }
        (Phase::Take, _) => waits(play, TurnOptions::now(play)),
        (Phase::Tribute(_), _) => format!("Discard the {card}?"),
        (Phase::Road(_), _) => format!("{name} {again}"),
        _ => {
            let seat = intent::pointed_seat(play);
            let aimed =
                seat.filter(|seat| purposes.iter().any(|purpose| purpose.seat() == Some(*seat)));
            match aimed {
                Some(seat) => format!("{name} Enter: against {}.", names.inside(seat)),
                None => format!("{name} {}", how(&purposes, keys, card, names)),
            }
        }
    }
}

/// How a card is played in the player's turn.
fn how(purposes: &[Purpose], keys: bool, card: Card, names: &Names) -> String {
    let fortifies = purposes.contains(&Purpose::Fortify);
    let seats = intent::distinct(purposes.iter().filter_map(|purpose| purpose.seat()));
    String::from(match (&seats[..], fortifies) {
        _ if purposes == [Purpose::Discard] => "Now it can only be discarded.",
        _ if keys && card == Card::Jester => "Enter: choose what it plays.",
        _ if keys && purposes.len() > 1 => "Enter: choose what for.",
        ([seat], _) if keys => return format!("Enter: against {}.", names.inside(*seat)),
        _ if keys => "Enter: play it.",
        _ if card == Card::Jester => "Tap what it goes for, or Play.",
        ([], true) => "Tap your kingdom.",
        ([], false) => "Tap it again to play it.",
        ([seat], false) => return format!("Tap {} kingdom.", names.whose(*seat)),
        (_, false) => "Tap a lit kingdom.",
        (_, true) => "Tap a lit kingdom, or your own.",
    })
}

/// The prompt while a card is dragged, perhaps over a kingdom.
pub fn carrying(play: &Play, held: Selectable, over: Option<Seat>) -> String {
    let (card, names) = (held.card(), &play.names);
    let name = name(card.into());
    let purposes = purposes(&uses(play, held));
    let Some(seat) = over.filter(|seat| !names.is_me(*seat)) else {
        return match over.is_some() && purposes.contains(&Purpose::Fortify) {
            true => format!("{name}: in front of your kingdom."),
            false => format!("{name}: {}.", in_short(card, names.seats())),
        };
    };
    let against = names.inside(seat);
    match hints::foretold(play, held, seat) {
        _ if !purposes.iter().any(|purpose| purpose.seat() == Some(seat)) => {
            format!("{name}: not against {against}.")
        }
        told if told.is_empty() || !play.settings.hints => format!("{name}: against {against}."),
        told => format!("{name} against {against}: {told}."),
    }
}

/// What an answer does, without a full stop.
fn answer(card: Card, attack: Attack, names: &Names) -> String {
    let by = names.inside(attack.by);
    let archer = attack.force.role() == Card::Archer;
    String::from(match card {
        Card::Executioner if archer => "stops the archer and ends the turn",
        Card::Jester if archer => "answers as an executioner",
        Card::Executioner => "stops the attack",
        Card::Minstrel if names.seats() == 2 => {
            return format!("stops the attack, and {by} discards two cards");
        }
        Card::Minstrel => "stops the attack and stays with you",
        Card::Princess => return format!("the {} comes into your hand", attack.force.role()),
        Card::Traitor => return format!("turns the attack against {by}"),
        Card::Jester => "answers as any card that can",
        card => {
            let response = Some(PlayedCard::plain(card).into());
            match (Attack { response, ..attack }).strength_left() {
                0 => "stops all of it",
                left => return format!("only {} would still go", gems(left)),
            }
        }
    })
}

/// When a card can be played that only answers what others do; `None` for other cards.
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

/// Why a card that is played against all rivals can't go to one kingdom.
pub fn to_all(card: Card, duel: bool) -> String {
    let whom = if duel { "needs no kingdom" } else { "goes to all rivals at once" };
    format!("The {card} {whom}: choose it and tap it again.")
}

/// The refusal of a card where the rules give no reason of their own.
pub fn not_there(held: Selectable) -> String {
    match held {
        Selectable::Card(card) => format!("The {card} cannot be played there."),
        Selectable::Archer | Selectable::Shown(..) => String::from("This cannot be done there."),
    }
}

/// The button for a purpose.
pub fn purpose(purpose: Purpose, names: &Names) -> String {
    match purpose {
        Purpose::Attack(on) => format!("Attack {}", names.of_seat(on)),
        Purpose::Prepare(on) => format!("Send to {}", names.of_seat(on)),
        Purpose::Special(Some(on)) => format!("Trade with {}", names.of_seat(on)),
        Purpose::Fortify => lexicon::FORTIFY.into(),
        Purpose::Special(None) => lexicon::PLAY.into(),
        Purpose::Respond => lexicon::ANSWER.into(),
        Purpose::Rob => lexicon::ROB.into(),
        Purpose::Show => lexicon::SHOW.into(),
        Purpose::Pay => lexicon::PAY_CARD.into(),
        Purpose::Discard => lexicon::DISCARD.into(),
        Purpose::Take => lexicon::TAKE.into(),
    }
}

/// The question how many cards together are meant.
pub fn how_many(purpose: Option<Purpose>, names: &Names) -> String {
    match purpose.and_then(Purpose::seat) {
        Some(on) => format!("How many against {}?", names.inside(on)),
        None => String::from("How many answer?"),
    }
}
