//! Compiles the Slint markup to Rust.

fn main() {
    // Use one style on every system: the one that is tested. Screen tests find elements by label,
    // which needs the debug information of the markup; a profile that inherits `release` reports
    // `release` here too.
    let is_release = std::env::var("PROFILE").as_deref() == Ok("release");
    // The markup's translations lie with the messages. A text means the same everywhere, so it has
    // no context.
    println!("cargo:rerun-if-changed=../i18n");
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_bundled_translations("../i18n")
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_debug_info(!is_release);
    if let Err(error) = slint_build::compile_with_config("app.slint", config) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
