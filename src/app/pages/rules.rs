//! Controller of the rules page.

use slint::{ComponentHandle, Image, ModelRc, VecModel};

use crate::app::Services;
use crate::app::geometry::CARD_RATIO;
use crate::app::guide::{self, Field, Guide, Shown, Sign};
use crate::app::words;
use crate::ui::{self, Chapter, FieldKind, Rules, Theme};

pub fn refresh(services: &Services) {
    let Some((window, game)) = services.window.upgrade().zip(services.shell.page().game()) else {
        return;
    };
    let page = window.global::<Rules>();
    page.set_game(words::game(game).into());
    let sign = services.pixels(window.global::<Theme>().get_icon());
    let chapters: Vec<Chapter> =
        Guide::of(game).chapters.iter().map(|chapter| row(services, chapter, sign)).collect();
    page.set_chapters(ModelRc::new(VecModel::from(chapters)));
}

fn row(services: &Services, chapter: &guide::Chapter, sign: u32) -> Chapter {
    let order = chapter.order.iter().flat_map(|order| &order.signs);
    let columns = chapter.chart.iter().flat_map(|chart| &chart.columns);
    let rows = chapter.chart.iter().flat_map(|chart| &chart.rows);
    let rows = rows.map(|row| chart_row(services, row, sign)).collect::<Vec<_>>();
    let entries = |entries: &mut dyn Iterator<Item = &guide::Entry>| {
        let entries = entries.map(|entry| entry_row(services, entry, sign)).collect::<Vec<_>>();
        ModelRc::new(VecModel::from(entries))
    };
    let examples: Vec<_> =
        chapter.examples.iter().map(|example| drawn(services, example)).collect();
    Chapter {
        title: chapter.title.as_str().into(),
        text: chapter.text.as_str().into(),
        order: drawn_signs(services, order, sign),
        columns: drawn_signs(services, columns, sign),
        rows: ModelRc::new(VecModel::from(rows)),
        legend: entries(&mut chapter.chart.iter().flat_map(|chart| &chart.legend)),
        roll: entries(&mut chapter.roll.iter()),
        order_label: chapter.order.as_ref().map_or("", |order| &order.label).into(),
        examples: ModelRc::new(VecModel::from(examples)),
    }
}

fn drawn_sign(services: &Services, sign: Sign, px: u32) -> Image {
    match sign {
        Sign::Suit(suit) => services.art.suit(suit, px),
        Sign::Horseman(horseman) => services.art.horseman(horseman, px),
        Sign::Ninjas(card) => services.art.ninjas(card, px),
    }
}

fn drawn_signs<'a>(
    services: &Services,
    signs: impl IntoIterator<Item = &'a Sign>,
    px: u32,
) -> ModelRc<Image> {
    let drawn = signs.into_iter().map(|sign| drawn_sign(services, *sign, px));
    ModelRc::new(VecModel::from(drawn.collect::<Vec<_>>()))
}

fn entry_row(services: &Services, entry: &guide::Entry, px: u32) -> ui::RollRow {
    ui::RollRow {
        sign: drawn_sign(services, entry.sign, px),
        name: entry.name.as_str().into(),
        text: entry.text.as_str().into(),
    }
}

fn chart_row(services: &Services, row: &guide::Row, px: u32) -> ui::ChartRow {
    let field = |field: &Field| match field {
        Field::Yes => ui::ChartField { kind: FieldKind::Yes, ..Default::default() },
        Field::No => ui::ChartField { kind: FieldKind::No, ..Default::default() },
        Field::Void => ui::ChartField::default(),
        Field::With(sign) => {
            ui::ChartField { kind: FieldKind::With, sign: drawn_sign(services, *sign, px) }
        }
    };
    let fields = row.fields.iter().map(field).collect::<Vec<_>>();
    ui::ChartRow {
        signs: drawn_signs(services, &row.signs, px),
        title: row.title.as_str().into(),
        fields: ModelRc::new(VecModel::from(fields)),
        label: row.label.as_str().into(),
    }
}

fn drawn(services: &Services, example: &guide::Example) -> ui::Example {
    // With several cards there is only room for small ones.
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
        remark: example.remark.as_str().into(),
        label: format!("{}. {}", example.said(), example.remark).into(),
    }
}
