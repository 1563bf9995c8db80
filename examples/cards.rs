//! Contact sheets of all cards as PNG, one per size and palette, and the time that each deck takes
//! to draw: `cargo run --features testing --example cards -- OUT`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use cardkeep::{CardArt, Front, Palette};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::{four_horsemen, knights_and_ninjas};
use cardkeep_store::CardBack;
use slint::{Image, Rgba8Pixel};

/// Widths of cards in pixels: on a small phone, in a hand, on the stage of a large window.
const WIDTHS: [u32; 3] = [44, 90, 200];

const FELT: Rgba8Pixel = Rgba8Pixel { r: 44, g: 92, b: 66, a: 255 };

fn palettes() -> [(&'static str, Palette); 3] {
    let light = Palette::default();
    [
        ("light", light),
        ("four-color", Palette { four_color: true, ..light }),
        ("dark", Palette { dark: true, ..light }),
    ]
}

/// Returns the rows of every deck: its name, the cards in a row, and all cards.
fn decks() -> [(&'static str, usize, Vec<Front>); 3] {
    let suits = Suit::ALL.into_iter();
    let standard = suits.flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit).into()));
    let mut horsemen: Vec<_> = four_horsemen::Card::all().collect();
    horsemen.sort_by_key(|card| (card.suit() as u8, card.value()));
    let kinds = knights_and_ninjas::Card::ALL.map(Front::from);
    [
        ("52 cards", 13, standard.collect()),
        ("Four Horsemen", 12, horsemen.into_iter().map(Front::from).collect()),
        ("Of Knights and Ninjas", 10, kinds.to_vec()),
    ]
}

fn main() -> ExitCode {
    let Some(out) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Usage: cargo run --features testing --example cards -- OUT");
        return ExitCode::from(2);
    };
    match draw(&out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cards: {why}");
            ExitCode::FAILURE
        }
    }
}

fn draw(out: &Path) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(out)?;
    for (name, palette) in palettes() {
        for width in WIDTHS {
            let art = CardArt::new();
            art.set_palette(palette);
            let height = width * 7 / 5;
            let mut rows = Vec::new();
            for (deck, columns, fronts) in decks() {
                let start = Instant::now();
                let faces = fronts.iter().map(|front| art.face(*front, width, height));
                let faces: Vec<Image> = faces.collect();
                println!(
                    "{name} {width} px, {deck}: {:.1} ms",
                    start.elapsed().as_secs_f64() * 1e3
                );
                rows.extend(faces.chunks(columns).map(<[Image]>::to_vec));
            }
            rows.push(CardBack::ALL.map(|back| art.other_back(back, width, height)).to_vec());
            write(&rows, (width, height), &out.join(format!("cards-{width}-{name}.png")))?;
        }
    }
    Ok(())
}

/// Lays rows of cards out on felt and writes them as PNG.
fn write(
    rows: &[Vec<Image>],
    (width, height): (u32, u32),
    file: &Path,
) -> Result<(), Box<dyn Error>> {
    let gap = width / 10;
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default() as u32;
    let (wide, high) = (gap + columns * (width + gap), gap + rows.len() as u32 * (height + gap));
    let mut sheet = vec![FELT; (wide * high) as usize];
    for (row, cards) in (0..).zip(rows) {
        for (column, card) in (0..).zip(cards) {
            let card = card.to_rgba8_premultiplied().ok_or("a card cannot be drawn")?;
            let (left, top) = (gap + column * (width + gap), gap + row * (height + gap));
            for (y, line) in (top..).zip(card.as_slice().chunks(width as usize)) {
                let start = (y * wide + left) as usize;
                for (under, over) in sheet[start..].iter_mut().zip(line) {
                    let rest = f32::from(255 - over.a) / 255.0;
                    let mix = |over: u8, under: u8| over + (f32::from(under) * rest) as u8;
                    under.r = mix(over.r, under.r);
                    under.g = mix(over.g, under.g);
                    under.b = mix(over.b, under.b);
                }
            }
        }
    }
    let bytes: Vec<u8> = sheet.iter().flat_map(|pixel| [pixel.r, pixel.g, pixel.b]).collect();
    let writer = std::io::BufWriter::new(std::fs::File::create(file)?);
    let mut encoder = png::Encoder::new(writer, wide, high);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&bytes)?;
    Ok(())
}
