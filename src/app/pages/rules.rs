//! The page that explains a game.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::Services;
use crate::app::guide::{self, Guide};
use crate::ui::{self, Chapter, Rules, Theme};

pub fn refresh(services: &Services) {
    let Some((window, game)) = services.window.upgrade().zip(services.shell.page().game()) else {
        return;
    };
    let page = window.global::<Rules>();
    page.set_game(game.name().into());
    let sign = services.pixels(window.global::<Theme>().get_icon());
    let chapters: Vec<Chapter> =
        Guide::of(game).chapters.iter().map(|chapter| row(services, chapter, sign)).collect();
    page.set_chapters(ModelRc::new(VecModel::from(chapters)));
}

fn row(services: &Services, chapter: &guide::Chapter, sign: u32) -> Chapter {
    let suits: Vec<_> = chapter.cycle.iter().map(|suit| services.art.suit(*suit, sign)).collect();
    let names: Vec<_> = chapter.cycle.iter().map(|suit| suit.name()).collect();
    let examples: Vec<_> =
        chapter.examples.iter().map(|example| drawn(services, example)).collect();
    Chapter {
        title: chapter.title.into(),
        text: chapter.text.into(),
        cycle: ModelRc::new(VecModel::from(suits)),
        cycle_label: names.join(" beat ").into(),
        examples: ModelRc::new(VecModel::from(examples)),
    }
}

fn drawn(services: &Services, example: &guide::Example) -> ui::Example {
    let guide::Example { left, right, verdict, remark } = example;
    ui::Example {
        left: services.example_card(*left),
        right: services.example_card(*right),
        verdict: (*verdict).into(),
        remark: (*remark).into(),
        label: format!("{} {verdict} {}. {remark}", left.name(), right.name()).into(),
    }
}
