//! The page that explains a game.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::Services;
use crate::app::geometry::CARD_RATIO;
use crate::app::guide::{self, Guide, Shown, Sign};
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
    let drawn_sign = |one: &Sign| match one {
        Sign::Suit(suit) => services.art.suit(*suit, sign),
        Sign::Horseman(horseman) => services.art.horseman(*horseman, sign),
    };
    let signs = chapter.order.iter().flat_map(|order| &order.signs).map(drawn_sign);
    let signs: Vec<_> = signs.collect();
    let examples: Vec<_> =
        chapter.examples.iter().map(|example| drawn(services, example)).collect();
    Chapter {
        title: chapter.title.into(),
        text: chapter.text.into(),
        order: ModelRc::new(VecModel::from(signs)),
        order_label: chapter.order.as_ref().map_or("", |order| &order.label).into(),
        examples: ModelRc::new(VecModel::from(examples)),
    }
}

fn drawn(services: &Services, example: &guide::Example) -> ui::Example {
    // Of several there is room for small ones only.
    let small = !example.is_pair();
    let width = services.window.upgrade().map_or(0.0, |window| {
        let theme = window.global::<Theme>();
        if small { theme.get_pile_card() } else { theme.get_example_card() }
    });
    let (width, height) = (services.pixels(width), services.pixels(width * CARD_RATIO));
    let images = |cards: &[Shown]| {
        let images = cards.iter().map(|card| match card {
            Some(front) => services.art.face(*front, width, height),
            None => services.art.back(width, height),
        });
        ModelRc::new(VecModel::from(images.collect::<Vec<_>>()))
    };
    ui::Example {
        left: images(&example.left),
        right: images(&example.right),
        small,
        verdict: example.verdict.as_str().into(),
        remark: example.remark.into(),
        label: format!("{}. {}", example.said(), example.remark).into(),
    }
}
