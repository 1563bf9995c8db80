//! Tests of the looks that are earned.

use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::with_game;
use cardkeep_store::{
    CardBack, EARNED, Emblem, Felt, Goal, Ladder, Look, MatchFacts, MatchId, MatchResult, Settings,
    Statistics,
};

use crate::support::{Folder, GAME};

/// Every achievement of every game.
fn achievements() -> Vec<(GameId, &'static str)> {
    let of = |game| with_game!(game, G => G::ACHIEVEMENTS.iter().map(|one| one.id).collect());
    let of = |game: GameId| {
        let ids: Vec<&str> = of(game);
        ids.into_iter().map(move |id| (game, id))
    };
    GameId::ALL.into_iter().flat_map(of).collect()
}

fn all() -> Vec<Look> {
    let backs = CardBack::ALL.map(Look::Back).into_iter();
    backs.chain(Felt::ALL.map(Look::Felt)).chain(Emblem::ALL.map(Look::Crest)).collect()
}

/// Plays a match on the ladder, and returns the results.
fn win(folder: &Folder, game: GameId, number: u64) -> Statistics {
    let facts = MatchFacts { rung: true, ..MatchFacts::default() };
    let id = MatchId::begin(number);
    let done = folder.place.record_effort(game, "easy", &id, MatchResult::Won, Some(facts));
    done.unwrap().value
}

#[test]
fn new_players_have_the_first_looks_and_every_other_one_has_its_goal() {
    let none = Statistics::default();
    let free: Vec<Look> = all().into_iter().filter(|look| none.has_earned(*look)).collect();
    let backs = [
        CardBack::Horse,
        CardBack::Checks,
        CardBack::Stripes,
        CardBack::Lozenges,
        CardBack::Towers,
    ];
    let felts = [Felt::Green, Felt::Blue, Felt::Wine, Felt::Slate];
    let crests = [Emblem::Crown, Emblem::Sun, Emblem::Tree, Emblem::Anchor, Emblem::Bell];
    let first = backs.map(Look::Back).into_iter();
    let first = first.chain(felts.map(Look::Felt)).chain(crests.map(Look::Crest));
    assert_eq!(free, first.collect::<Vec<_>>());
    assert_eq!(free.len() + EARNED.len(), all().len());
}

#[test]
fn achievements_earn_looks_from_the_first_to_two_thirds_of_all() {
    let folder = Folder::new();
    let all = achievements();
    let mut before = Statistics::default();
    let mut earned = Vec::new();
    for (number, (game, id)) in (1..).zip(&all) {
        folder.place.record_achievements(*game, &[*id]).unwrap();
        let now = folder.place.statistics().value;
        for look in now.new_looks(&before) {
            assert_eq!(look.goal(), Some(Goal::Achievements(number)));
            earned.push((number, look));
        }
        before = now;
    }
    let (first, _) = earned[0];
    let (last, _) = earned[earned.len() - 1];
    assert_eq!((first, earned.len()), (1, 10));
    assert!(3 * last <= 2 * all.len(), "{last} of {}", all.len());
    assert!(
        earned.windows(2).all(|pair| pair[1].0 - pair[0].0 <= 3),
        "never a long way: {earned:?}"
    );
}

#[test]
fn opponents_on_the_ladder_of_one_game_earn_crests() {
    let folder = Folder::new();
    let mut before = Statistics::default();
    let mut earned = Vec::new();
    for number in 1..=u64::from(2 * Ladder::RUNGS) {
        let now = win(&folder, GameId::Watchtower, number);
        let beaten = usize::from(now.ladder(GameId::Watchtower).beaten);
        earned.extend(now.new_looks(&before).into_iter().map(|look| (beaten, look)));
        // A second ladder comes to nothing new below that.
        before = win(&folder, GAME, number);
        assert_eq!(before.new_looks(&now), []);
    }
    let expected = [(2, Emblem::Lily), (5, Emblem::Wheel), (8, Emblem::Ship)];
    assert_eq!(earned, expected.map(|(beaten, emblem)| (beaten, Look::Crest(emblem))));
}

#[test]
fn a_chosen_look_outlasts_the_results_that_earned_it() {
    let folder = Folder::new();
    for (game, id) in achievements() {
        folder.place.record_achievements(game, &[id]).unwrap();
    }
    let settings = Settings { back: CardBack::Roses, felt: Felt::Plum, ..Settings::default() };
    let lock = |look| settings.lock(look, &folder.place.statistics().value);
    let goal = Some(Goal::Achievements(1));
    assert_eq!(lock(Look::Back(CardBack::Oaks)), None);
    folder.place.reset_statistics(None).unwrap();
    assert_eq!(lock(Look::Back(CardBack::Oaks)), goal);
    assert_eq!(lock(Look::Back(CardBack::Roses)), None);
    assert_eq!(lock(Look::Felt(Felt::Plum)), None);
    folder.place.keep_settings(&settings).unwrap();
    assert_eq!(folder.place.settings().value, settings);
}

#[test]
fn without_achievements_and_by_a_switch_all_looks_are_open() {
    let none = Statistics::default();
    let locked = |settings: Settings| {
        all().into_iter().filter(|look| settings.lock(*look, &none).is_some()).count()
    };
    assert_eq!(locked(Settings::default()), EARNED.len());
    assert_eq!(locked(Settings { progress: false, ..Settings::default() }), 0);
    assert_eq!(locked(Settings { all_looks: true, ..Settings::default() }), 0);
}
