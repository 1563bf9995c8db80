//! Tests that a table's markup works without a controller, as in Slint's live preview: it shows its
//! areas, framed and named, and the example data of its globals.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use i_slint_backend_testing::{TestingBackend, TestingBackendOptions, mock_elapsed_time};
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalSize, PhysicalSize, Rgba8Pixel, SharedPixelBuffer};

/// The color of frames around areas.
const FRAME: [u8; 3] = [0xf4, 0xc5, 0x4f];

fn picture(window: &slint::Window, width: u32, height: u32) -> SharedPixelBuffer<Rgba8Pixel> {
    window.set_size(PhysicalSize::new(width, height));
    let size = LogicalSize::new(width as f32, height as f32);
    window.dispatch_event(WindowEvent::Resized { size });
    for _ in 0..4 {
        mock_elapsed_time(std::time::Duration::from_millis(50));
    }
    window.take_snapshot().unwrap()
}

#[test]
fn every_table_can_be_previewed_at_every_form() {
    let renderer_name = Some("software".into());
    let options = TestingBackendOptions { mock_time: true, renderer_name, ..Default::default() };
    slint::platform::set_platform(Box::new(TestingBackend::new(options))).unwrap();
    macro_rules! check {
        ($($preview:ident)+) => {$({
            let preview = cardkeep_ui::$preview::new().unwrap();
            preview.show().unwrap();
            for (width, height) in [(360, 640), (844, 390), (1280, 800)] {
                let name = format!("{} at {width}x{height}", stringify!($preview));
                let picture = picture(preview.window(), width, height);
                let rows = picture.as_bytes().chunks_exact(4 * width as usize);
                let framed = |pixel: &[u8]| pixel[..3] == FRAME;
                let rows: Vec<_> =
                    rows.map(|row| row.chunks_exact(4).filter(|p| framed(p)).count()).collect();
                // The upper and lower edges of an area are long rows of its color.
                let edges = rows.iter().filter(|count| **count > 20).count();
                assert!(edges >= 8, "{name} shows {edges} edges of areas");
                let last = rows.iter().rposition(|count| *count > 20).unwrap();
                assert!(last as u32 > height * 3 / 4, "{name} leaves its lower part empty");
                let colors: HashSet<&[u8]> = picture.as_bytes().chunks_exact(4).collect();
                assert!(colors.len() > 50, "{name} has words on it");
            }
        })+};
    }
    check!(FourHorsemenPreview FourKingdomsPreview FourKnightsPreview);
    check!(KnightsAndNinjasPreview WatchtowerPreview);
}
