//! Controller of the rules page.

use slint::{ComponentHandle, Image, ModelRc};

use crate::geometry::CARD_RATIO;
use crate::guide::{self, Brief, Diagram, Field, Frame, Guide, Look, Shown, Sign};
use crate::i18n::{app, t};
use crate::models::rows;
use crate::ui::{self, Chapter, FieldKind, Rules, RulesSizes, Theme};
use crate::words;
use crate::{Page, Services};
use cardkeep_art::Crest;

pub(super) fn connect(window: &ui::App, services: &Services) {
    window.global::<Rules>().on_reshaped(services.callback(|services| {
        if let Page::Rules(game) = services.shell.page() {
            show_brief(services, Guide::of(game).brief);
        }
    }));
}

pub(super) fn refresh(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let page = window.global::<Rules>();
    page.set_game(words::game(game).into());
    page.set_in_lesson(services.settings.borrow().lesson(game).is_unfinished());
    let sign = services.pixels(window.global::<Theme>().get_icon());
    let mut guide = Guide::of(game);
    let tables = services.tables;
    let tips = (tables.tips)(game).into_iter().map(|tip| (tables.tip_text)(game, tip));
    guide.add_tips(tips);
    guide.add_shared(game.is_solitaire());
    page.set_chapters(rows(guide.chapters.iter().map(|chapter| row(services, chapter, sign))));
    show_brief(services, guide.brief);
}

/// Shows the top of the page, with its picture in the size of the window.
fn show_brief(services: &Services, brief: Brief) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<Rules>();
    let points = [
        (t!(app::brief_goal), brief.goal),
        (t!(app::brief_turn), brief.turn),
        (t!(app::brief_watch), brief.watch),
    ];
    let points =
        points.map(|(title, text)| ui::BriefPoint { title: title.into(), text: text.into() });
    page.set_brief(rows(points));
    let unit = window.global::<RulesSizes>().get_picture() / Diagram::WIDTH;
    page.set_table(table(services, &brief.table, unit));
}

/// Draws a small table whose cards have this width.
fn table(services: &Services, table: &Diagram, unit: f32) -> ui::Diagram {
    let px = |length: f32| services.pixels(length * unit);
    let image = |look: Look, frame: Frame| {
        let (width, height) = (px(frame.width), px(frame.height));
        match look {
            Look::Card(Some(front)) => services.art.face(front, width, height),
            Look::Card(None) => services.art.back(width, height),
            Look::Sign(sign) => drawn_sign(services, sign, width),
            Look::Gem => services.art.gem(width),
            Look::Crest(name) => services.art.crest(Crest::of(name), width, height),
        }
    };
    let piece = |frame: Frame, image: Image| ui::DiagramPiece {
        image,
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: frame.height,
    };
    let panels = table.panels.iter().map(|frame| piece(*frame, Image::default()));
    let pieces =
        table.pieces.iter().map(|shown| piece(shown.frame, image(shown.look, shown.frame)));
    let parts = table.parts.iter().map(|part| ui::DiagramPart {
        name: part.name.as_str().into(),
        x: part.x,
        y: part.y,
    });
    ui::Diagram {
        width: Diagram::WIDTH,
        height: table.height,
        panels: rows(panels),
        pieces: rows(pieces),
        parts: rows(parts),
    }
}

fn row(services: &Services, chapter: &guide::Chapter, sign: u32) -> Chapter {
    let order = chapter.order.iter().flat_map(|order| &order.signs);
    let columns = chapter.chart.iter().flat_map(|chart| &chart.columns);
    let chart_rows = chapter.chart.iter().flat_map(|chart| &chart.rows);
    let entries = |entries: &mut dyn Iterator<Item = &guide::Entry>| {
        rows(entries.map(|entry| entry_row(services, entry, sign)))
    };
    Chapter {
        title: chapter.title.as_str().into(),
        text: chapter.text.as_str().into(),
        order: drawn_signs(services, order, sign),
        columns: drawn_signs(services, columns, sign),
        rows: rows(chart_rows.map(|row| chart_row(services, row, sign))),
        legend: entries(&mut chapter.chart.iter().flat_map(|chart| &chart.legend)),
        roll: entries(&mut chapter.roll.iter()),
        order_label: chapter.order.as_ref().map_or("", |order| &order.label).into(),
        examples: rows(chapter.examples.iter().map(|example| drawn(services, example))),
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
    rows(drawn)
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
    ui::ChartRow {
        signs: drawn_signs(services, &row.signs, px),
        title: row.title.as_str().into(),
        fields: rows(row.fields.iter().map(field)),
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
        rows(images)
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
