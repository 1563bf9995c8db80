//! Controller of the curtain: it hides the table while one person hands the device to the next.

use std::rc::Rc;

use slint::ComponentHandle;

use crate::i18n::{app, t};
use crate::ui::{self, Curtain, Theme};
use crate::{Page, Services};
use cardkeep_art::Crest;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let curtain = window.global::<Curtain>();
    let shell = Rc::clone(&services.shell);
    curtain.on_lift(move || {
        if let Page::Curtain(game) = shell.page() {
            shell.go(Page::Table(game));
        }
    });
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let Some(table) = services.shell.table() else { return };
    let name = table.holder().unwrap_or_default();
    let page = window.global::<Curtain>();
    let side = services.pixels(window.global::<Theme>().get_portrait());
    page.set_crest(services.art.crest(Crest::of(&name), side, side));
    page.set_text(t!(app::curtain_title, name: name.as_str()).into());
    page.set_lift_text(t!(app::curtain_lift, name).into());
    page.set_news(table.news_for_all().into());
    page.set_hint(t!(app::hold_to_look).into());
    // A double tap by the person before must not lift it.
    services.shell.guard_all();
}
