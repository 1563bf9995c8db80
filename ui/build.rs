//! Compiles the Slint markup to Rust.

fn main() {
    // Use one style on every system: the one that is tested. Screen tests find elements by label,
    // which needs the debug information of the markup; a profile that inherits `release` reports
    // `release` here too.
    let is_release = std::env::var("PROFILE").as_deref() == Ok("release");
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(!is_release);
    if let Err(error) = slint_build::compile_with_config("app.slint", config) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
