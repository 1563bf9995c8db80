//! Text on cards, drawn as outlines, because card pixmaps can't use system fonts.

use std::fmt::Write as _;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::FontRef;
use skrifa::{GlyphId, MetadataProvider};

/// The app's bold font; the markup embeds its own copy.
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/CardkeepSans-Bold.ttf");

/// Distance of lines, by their font size.
const SPACING: f32 = 1.2;

/// Smallest font size of a wrapped text, as a share of the size meant.
const SMALLEST: f32 = 0.7;

/// A line of text, in font units.
struct Line {
    path: String,
    width: f32,
}

/// Position and maximum size of a line of text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Center of the line.
    pub x: f32,
    /// Baseline; with several lines, halfway between the first and the last.
    pub y: f32,
    /// Maximum width.
    pub width: f32,
    /// Font size, unless the line would be too wide.
    pub size: f32,
}

/// Draws a line, smaller if it would be too wide.
pub(super) fn line(svg: &mut String, text: &str, class: &str, place: Place) {
    let Some(font) = font() else { return };
    let line = outline(&font, text);
    let scale = (place.size / units(&font)).min(place.width / line.width.max(1.0));
    put(svg, &line, class, (place.x, place.y), scale);
}

/// Draws a text around `y`, in as many lines as needed, none wider than `width`; smaller if they
/// would be higher than `height`.
pub(super) fn lines(svg: &mut String, text: &str, class: &str, place: Place, height: f32) {
    let Some(font) = font() else { return };
    let mut size = place.size;
    let (lines, scale) = loop {
        let scale = size / units(&font);
        let lines = balanced(&font, text, place.width / scale);
        let fits = SPACING * size * lines.len() as f32 <= height
            && lines.iter().all(|line| scale * line.width <= place.width);
        if fits || size < SMALLEST * place.size {
            break (lines, scale);
        }
        size *= 0.95;
    };
    let first = place.y - SPACING / 2.0 * size * (lines.len() as f32 - 1.0);
    for (number, line) in lines.iter().enumerate() {
        put(svg, line, class, (place.x, first + SPACING * size * number as f32), scale);
    }
}

/// Returns the width of a text in the app's bold font, in font sizes.
pub fn bold_width(text: &str) -> f32 {
    font().map_or(0.0, |font| outline(&font, text).width / units(&font))
}

fn font() -> Option<FontRef<'static>> {
    FontRef::new(BOLD).ok()
}

fn units(font: &FontRef<'_>) -> f32 {
    f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em)
}

/// Breaks a text into as few lines as possible, of similar width.
fn balanced(font: &FontRef<'_>, text: &str, width: f32) -> Vec<Line> {
    let mut lines = wrapped(font, text, width);
    for narrower in (1..=12).map(|step| width * (1.0 - 0.04 * step as f32)) {
        let narrow = wrapped(font, text, narrower);
        if narrow.len() > lines.len() || narrow.iter().any(|line| line.width > narrower) {
            break;
        }
        lines = narrow;
    }
    lines
}

fn wrapped(font: &FontRef<'_>, text: &str, width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        words.push(word);
        if words.len() > 1 && outline(font, &words.join(" ")).width > width {
            words.pop();
            lines.push(outline(font, &words.join(" ")));
            words = vec![word];
        }
    }
    lines.push(outline(font, &words.join(" ")));
    lines
}

fn outline(font: &FontRef<'_>, text: &str) -> Line {
    let (size, location) = (Size::unscaled(), LocationRef::default());
    let (letters, glyphs) = (font.charmap(), font.outline_glyphs());
    let metrics = font.glyph_metrics(size, location);
    let mut pen = Pen { path: String::new(), x: 0.0 };
    for letter in text.chars() {
        let id = letters.map(letter).unwrap_or(GlyphId::NOTDEF);
        if let Some(glyph) = glyphs.get(id) {
            // A glyph that can't be drawn leaves a gap.
            let _ = glyph.draw(DrawSettings::unhinted(size, location), &mut pen);
        }
        pen.x += metrics.advance_width(id).unwrap_or_default();
    }
    Line { path: pen.path, width: pen.x }
}

fn put(svg: &mut String, line: &Line, class: &str, (x, y): (f32, f32), scale: f32) {
    let _ = write!(
        svg,
        "<path class='{class}' transform='translate({} {y}) scale({scale})' d='{}'/>",
        x - scale * line.width / 2.0,
        line.path,
    );
}

/// Converts outlines to an SVG path, whose y axis points down.
struct Pen {
    path: String,
    /// Start of the current glyph.
    x: f32,
}

impl Pen {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let _ = write!(self.path, "{} {} ", self.x + x, -y);
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.put('Q', &[(cx, cy), (x, y)]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.put('C', &[(ax, ay), (bx, by), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
