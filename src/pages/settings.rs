//! Controller of the settings page. Every change is saved and applied at once.

use crate::i18n::{Language, app, t, tips};
use crate::words::{results as said, store};
use slint::{ComponentHandle, Model, ModelRc, SharedString};

use super::results;
use crate::Services;
use crate::geometry::CARD_RATIO;
use crate::models::{rows, texts};
use crate::sound::{Haptic, Sound};
use crate::ui::{self, Lock, SettingsPanel, Theme};
use crate::wishes::Wishes;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_store::{
    Appearance, CardBack, Emblem, Felt, ForcedPlays, LONGEST_NAME, Look, Settings, Speed,
    Statistics, TextSize, Volume, tidy_name,
};

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<SettingsPanel>();
    page.set_longest_name(LONGEST_NAME as i32);
    page.on_call_me(services.handler(|services, name: SharedString| {
        change(services, |settings| settings.name = tidy_name(&name));
    }));
    page.on_choose_language(services.handler(|services, index: i32| {
        let chosen = usize::try_from(index - 1).ok().and_then(|index| Language::ALL.get(index));
        let tag = chosen.map(|language| language.tag().to_owned()).unwrap_or_default();
        change(services, |settings| settings.language = tag);
    }));
    page.on_choose_speed(choose(services, Speed::ALL, |settings| {
        settings.animation_chosen = true;
        &mut settings.animation
    }));
    page.on_choose_pace(choose(services, Speed::ALL, |settings| &mut settings.pace));
    page.on_choose_theme(choose(services, Appearance::ALL, |settings| &mut settings.theme));
    page.on_choose_text_size(choose(services, TextSize::ALL, |settings| &mut settings.text_size));
    let felt = choose(services, Felt::ALL, |settings| &mut settings.felt);
    page.on_choose_felt(unless_locked(services, Felt::ALL.map(Look::Felt), felt));
    let back = choose(services, CardBack::ALL, |settings| &mut settings.back);
    page.on_choose_back(unless_locked(services, CardBack::ALL.map(Look::Back), back));
    let emblem = choose(services, Emblem::ALL, |settings| &mut settings.emblem);
    page.on_choose_emblem(unless_locked(services, Emblem::ALL.map(Look::Crest), emblem));
    page.on_turn_all_looks(turn(services, |settings| &mut settings.all_looks));
    page.on_turn_contrast(services.callback(|services| {
        let contrast = !services.has_contrast();
        change(services, |settings| settings.contrast = Some(contrast));
    }));
    page.on_wished({
        let services = services.clone();
        move |less_motion, more_contrast| {
            services.set_wishes(Wishes { less_motion, more_contrast, ..services.wishes.get() });
        }
    });
    page.on_turn_four_color(turn(services, |settings| &mut settings.four_color));
    page.on_turn_confirmations(turn(services, |settings| &mut settings.confirmations));
    page.on_turn_progress(turn(services, |settings| &mut settings.progress));
    page.on_turn_auto_collect(turn(services, |settings| &mut settings.auto_collect));
    page.on_turn_one_tap(turn(services, |settings| &mut settings.one_tap));
    page.on_choose_forced_plays(choose(services, ForcedPlays::ALL, |settings| {
        &mut settings.forced_plays
    }));
    page.on_turn_lines(turn(services, |settings| &mut settings.lines));
    page.on_turn_warn_lost(turn(services, |settings| &mut settings.warn_lost));
    page.on_turn_left_handed(turn(services, |settings| &mut settings.left_handed));
    page.on_turn_hints(turn(services, |settings| &mut settings.hints));
    page.on_turn_tips(turn(services, |settings| &mut settings.tips));
    page.on_reset_tips(services.callback(move |services| {
        change(services, |settings| settings.tips_seen.clear());
        services.shell.show_toast(t!(tips::reset));
    }));
    // A choice plays an example at once.
    let mut volume = choose(services, Volume::ALL, |settings| &mut settings.volume);
    page.on_choose_volume(services.handler(move |services, index| {
        volume(index);
        services.feedback.play(Sound::Lay);
    }));
    let mut touch = turn(services, |settings| &mut settings.touch);
    page.on_turn_touch(services.callback(move |services| {
        touch();
        services.feedback.feel(Haptic::Placed);
    }));
}

/// Connects a setting with several values, given by index.
fn choose<T: Copy + 'static, const N: usize>(
    services: &Services,
    all: [T; N],
    setting: fn(&mut Settings) -> &mut T,
) -> impl FnMut(i32) + 'static {
    services.handler(move |services, index| {
        if let Some(value) = usize::try_from(index).ok().and_then(|index| all.get(index)) {
            change(services, |settings| *setting(settings) = *value);
        }
    })
}

/// Says what opens a look that is locked, and chooses any other one.
fn unless_locked<const N: usize>(
    services: &Services,
    looks: [Look; N],
    mut choose: impl FnMut(i32) + 'static,
) -> impl FnMut(i32) + 'static {
    let services = services.clone();
    move |index| {
        let look = usize::try_from(index).ok().and_then(|index| looks.get(index));
        let statistics = results::read(&services);
        let lock = look.map(|look| lock(*look, &services.settings.borrow(), &statistics));
        match lock.filter(|lock| lock.needed > 0) {
            Some(lock) => services.shell.show_toast(&lock.said),
            None => choose(index),
        }
    }
}

/// Returns the lock of a look, which is none if it can be chosen.
fn lock(look: Look, settings: &Settings, statistics: &Statistics) -> Lock {
    settings.lock(look, statistics).map_or_else(Lock::default, |goal| Lock {
        needed: goal.needed() as i32,
        said: said::look_locked(look, goal, statistics.reached(goal)).into(),
    })
}

/// Returns the locks of looks of one kind, and what opens them; nothing if all can be chosen.
fn locks<const N: usize>(
    looks: [Look; N],
    settings: &Settings,
    statistics: &Statistics,
) -> (ModelRc<Lock>, SharedString) {
    let goal = looks.iter().find_map(|look| settings.lock(*look, statistics));
    let remark = goal.map(|goal| said::looks_locked(goal, statistics.reached(goal)));
    let locks = looks.map(|look| lock(look, settings, statistics));
    (rows(locks), remark.unwrap_or_default().into())
}

/// Connects an on/off setting.
fn turn(services: &Services, setting: fn(&mut Settings) -> &mut bool) -> impl FnMut() + 'static {
    services.callback(move |services| {
        change(services, |settings| {
            let setting = setting(settings);
            *setting = !*setting;
        });
    })
}

/// Sets the names of the options in the app's language.
fn name_choices(page: &SettingsPanel<'_>) {
    let felts = texts(Felt::ALL.map(Look::Felt).map(said::look));
    // New rows would take the keyboard from the old ones.
    if page.get_felts().iter().eq(felts.iter()) {
        return;
    }
    page.set_felts(felts);
    let languages = Language::ALL.map(|language| language.name().to_owned());
    let languages = std::iter::once(t!(app::language_system)).chain(languages);
    page.set_languages(texts(languages));
    page.set_speeds(texts(Speed::ALL.map(|speed| t!(app::speed, speed: speed.key()))));
    page.set_themes(texts(Appearance::ALL.map(|it| t!(app::appearance, appearance: it.key()))));
    page.set_text_sizes(texts(TextSize::ALL.map(|size| t!(app::text_size, size: size.key()))));
    page.set_volumes(texts(Volume::ALL.map(|volume| t!(app::volume, volume: volume.key()))));
    page.set_emblems(texts(Emblem::ALL.map(Look::Crest).map(said::look)));
    page.set_backs(texts(CardBack::ALL.map(Look::Back).map(said::look)));
}

/// Changes the settings: saves and applies them.
pub(crate) fn change(services: &Services, change: impl FnOnce(&mut Settings)) {
    change(&mut services.settings.borrow_mut());
    let kept = services.data_dir.keep_settings(&services.settings.borrow());
    services.apply_settings();
    refresh(services);
    if let Err(why) = kept {
        services.shell.show_message(t!(app::settings_not_saved), store::error(&why));
    }
}

/// Shows the settings on their page and in the menus of the tables.
pub(crate) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<SettingsPanel>();
    name_choices(&page);
    page.set_speed(services.animation() as i32);
    page.set_contrast(services.has_contrast());
    let statistics = results::read(services);
    let settings = services.settings.borrow();
    let (felts, felt_remark) = locks(Felt::ALL.map(Look::Felt), &settings, &statistics);
    let (backs, back_remark) = locks(CardBack::ALL.map(Look::Back), &settings, &statistics);
    let (emblems, emblem_remark) = locks(Emblem::ALL.map(Look::Crest), &settings, &statistics);
    page.set_felt_locks(felts);
    page.set_back_locks(backs);
    page.set_emblem_locks(emblems);
    page.set_felt_remark(felt_remark);
    page.set_back_remark(back_remark);
    page.set_emblem_remark(emblem_remark);
    page.set_all_looks(settings.all_looks);
    let language = Language::ALL.iter().position(|it| it.tag() == settings.language);
    page.set_language(language.map_or(0, |index| index as i32 + 1));
    page.set_pace(settings.pace as i32);
    page.set_theme(settings.theme as i32);
    page.set_name(settings.name.as_str().into());
    page.set_text_size(settings.text_size as i32);
    page.set_text_limited(services.text_is_limited());
    page.set_felt(settings.felt as i32);
    page.set_back(settings.back as i32);
    let swatch = window.global::<Theme>().get_swatch();
    let (width, height) = (services.pixels(swatch), services.pixels(swatch * CARD_RATIO));
    let backs = CardBack::ALL.map(|back| services.art.other_back(back, width, height));
    page.set_back_pictures(rows(backs));
    page.set_emblem(settings.emblem as i32);
    let crests = Emblem::ALL.map(|emblem| services.art.crest(emblem.into(), width, width));
    page.set_emblem_pictures(rows(crests));
    page.set_four_color(settings.four_color);
    page.set_volume(settings.volume as i32);
    page.set_touch(settings.touch);
    page.set_has_touch(services.feedback.has_touch());
    page.set_confirmations(settings.confirmations);
    page.set_progress(settings.progress);
    page.set_auto_collect(settings.auto_collect);
    page.set_one_tap(settings.one_tap);
    page.set_forced_plays(settings.forced_plays as i32);
    page.set_lines(settings.lines);
    page.set_warn_lost(settings.warn_lost);
    page.set_left_handed(settings.left_handed);
    page.set_hints(settings.hints);
    page.set_tips(settings.tips);
    let seven = |suit| services.example_card(Card::new(Rank::Seven, suit));
    page.set_suits(rows(Suit::ALL.map(seven)));
}
