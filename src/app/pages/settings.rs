//! The page of settings. Every change is kept and shown at once.

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use crate::app::sound::{Sound, Tick};
use crate::app::{Services, words};
use crate::cards::{Card, Rank, Suit};
use crate::store::{
    Appearance, CardBack, Felt, LONGEST_NAME, Settings, Speed, TextSize, tidy_name,
};
use crate::ui::{self, SettingsPanel, Theme};

pub fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<SettingsPanel>();
    page.set_speeds(names(Speed::ALL.map(Speed::name)));
    page.set_themes(names(Appearance::ALL.map(Appearance::name)));
    page.on_choose_speed({
        let services = services.clone();
        move |index| {
            if let Some(speed) = at(Speed::ALL, index) {
                change(&services, |settings| settings.animation = speed);
            }
        }
    });
    page.on_choose_pace({
        let services = services.clone();
        move |index| {
            if let Some(pace) = at(Speed::ALL, index) {
                change(&services, |settings| settings.pace = pace);
            }
        }
    });
    page.on_choose_theme({
        let services = services.clone();
        move |index| {
            if let Some(theme) = at(Appearance::ALL, index) {
                change(&services, |settings| settings.theme = theme);
            }
        }
    });
    page.set_longest_name(LONGEST_NAME as i32);
    page.on_call_me({
        let services = services.clone();
        move |name| change(&services, |settings| settings.name = tidy_name(&name))
    });
    page.set_text_sizes(names(TextSize::ALL.map(TextSize::name)));
    page.on_choose_text_size({
        let services = services.clone();
        move |index| {
            if let Some(size) = at(TextSize::ALL, index) {
                change(&services, |settings| settings.text_size = size);
            }
        }
    });
    page.set_felts(names(Felt::ALL.map(Felt::name)));
    page.set_backs(names(CardBack::ALL.map(CardBack::name)));
    page.on_choose_felt({
        let services = services.clone();
        move |index| {
            if let Some(felt) = at(Felt::ALL, index) {
                change(&services, |settings| settings.felt = felt);
            }
        }
    });
    page.on_choose_back({
        let services = services.clone();
        move |index| {
            if let Some(back) = at(CardBack::ALL, index) {
                change(&services, |settings| settings.back = back);
            }
        }
    });
    page.on_turn_four_colour({
        let services = services.clone();
        move || change(&services, |settings| settings.four_colour = !settings.four_colour)
    });
    page.on_turn_sounds({
        let services = services.clone();
        move || {
            change(&services, |settings| settings.sounds = !settings.sounds);
            // So that the player knows how they are, and that there are any.
            services.senses.hear(Sound::Lay);
        }
    });
    page.on_turn_touch({
        let services = services.clone();
        move || {
            change(&services, |settings| settings.touch = !settings.touch);
            services.senses.feel(Tick::Placed);
        }
    });
    page.on_turn_confirmations({
        let services = services.clone();
        move || change(&services, |settings| settings.confirmations = !settings.confirmations)
    });
    page.on_turn_auto_collect({
        let services = services.clone();
        move || change(&services, |settings| settings.auto_collect = !settings.auto_collect)
    });
    page.on_turn_one_tap({
        let services = services.clone();
        move || change(&services, |settings| settings.one_tap = !settings.one_tap)
    });
    page.on_turn_warn_lost({
        let services = services.clone();
        move || change(&services, |settings| settings.warn_lost = !settings.warn_lost)
    });
    page.on_turn_left_handed({
        let services = services.clone();
        move || change(&services, |settings| settings.left_handed = !settings.left_handed)
    });
    page.on_turn_hints({
        let services = services.clone();
        move || change(&services, |settings| settings.hints = !settings.hints)
    });
}

fn names<const N: usize>(names: [&str; N]) -> ModelRc<SharedString> {
    ModelRc::new(VecModel::from(names.map(SharedString::from).to_vec()))
}

fn at<T: Copy, const N: usize>(all: [T; N], index: i32) -> Option<T> {
    usize::try_from(index).ok().and_then(|index| all.get(index)).copied()
}

fn change(services: &Services, change: impl FnOnce(&mut Settings)) {
    change(&mut services.settings.borrow_mut());
    let kept = services.place.keep_settings(&services.settings.borrow());
    services.apply_settings();
    refresh(services);
    if let Err(why) = kept {
        services.shell.tell(words::SETTINGS_NOT_KEPT, &why.to_string());
    }
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<SettingsPanel>();
    let settings = services.settings.borrow();
    page.set_speed(settings.animation as i32);
    page.set_pace(settings.pace as i32);
    page.set_theme(settings.theme as i32);
    page.set_name(settings.name.as_str().into());
    page.set_text_size(settings.text_size as i32);
    page.set_text_limited(services.text_is_limited());
    page.set_felt(settings.felt as i32);
    page.set_back(settings.back as i32);
    let width = services.pixels(window.global::<Theme>().get_swatch());
    let backs = CardBack::ALL.map(|back| services.art.other_back(back, width, width * 7 / 5));
    page.set_back_pictures(ModelRc::new(VecModel::from(backs.to_vec())));
    page.set_four_colour(settings.four_colour);
    page.set_sounds(settings.sounds);
    page.set_touch(settings.touch);
    page.set_has_touch(services.senses.has_touch());
    page.set_confirmations(settings.confirmations);
    page.set_auto_collect(settings.auto_collect);
    page.set_one_tap(settings.one_tap);
    page.set_warn_lost(settings.warn_lost);
    page.set_left_handed(settings.left_handed);
    page.set_hints(settings.hints);
    let sevens: Vec<_> =
        Suit::ALL.map(|suit| services.example_card(Card::new(Rank::Seven, suit))).to_vec();
    page.set_suits(ModelRc::new(VecModel::from(sevens)));
}
