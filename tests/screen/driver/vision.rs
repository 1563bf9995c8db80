//! How far apart colors are, also for people with a color blindness.

/// sRGB, each channel from 0 to 1.
pub type Rgb = [f64; 3];

type Matrix = [[f64; 3]; 3];

/// Normal vision, and protanopes, deuteranopes and tritanopes, with the matrix from a color in linear
/// sRGB to what they see: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
/// of Color Vision Deficiency", 2009, for severity 1.
const VISIONS: [(&str, Matrix); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanope",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranope",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanope",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// Linear sRGB to XYZ, relative to the white point D65.
const XYZ: Matrix = [
    [0.4339531, 0.3762198, 0.1898271],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0177566, 0.1094679, 0.8727755],
];

fn times(matrix: Matrix, color: Rgb) -> Rgb {
    matrix.map(|row| row.iter().zip(color).map(|(part, channel)| part * channel).sum())
}

fn linear(color: Rgb) -> Rgb {
    let part = |value: f64| {
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    color.map(part)
}

/// Returns a linear color in CIELAB.
fn lab(color: Rgb) -> [f64; 3] {
    let [x, y, z] = times(XYZ, color)
        .map(|t| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the lightness L* of a color, from 0 to 100: what a gray picture shows of it.
pub fn lightness(color: Rgb) -> f64 {
    lab(linear(color))[0]
}

/// Returns the smallest distance of two colors, and the vision that has it: the CIELAB difference of
/// 1976.
pub fn difference(one: Rgb, other: Rgb) -> (f64, &'static str) {
    let apart = |(name, matrix): (&'static str, Matrix)| {
        let seen = |color| lab(times(matrix, linear(color)).map(|channel| channel.clamp(0.0, 1.0)));
        let squares = seen(one).into_iter().zip(seen(other)).map(|(a, b)| (a - b).powi(2));
        (squares.sum::<f64>().sqrt(), name)
    };
    VISIONS.map(apart).into_iter().min_by(|one, other| one.0.total_cmp(&other.0)).expect("visions")
}

/// Checks that each two of some named colors are at least this far apart in every vision.
pub fn assert_distinct(colors: &[(&str, Rgb)], least: f64, what: &str) {
    for (n, (name, one)) in colors.iter().enumerate() {
        for (other_name, other) in &colors[n + 1..] {
            let (apart, vision) = difference(*one, *other);
            assert!(apart >= least, "{what}: {name} and {other_name}: {apart:.1}, {vision}");
        }
    }
}
