//! Compiles the Slint markup into Rust when the screen is built.

fn main() {
    #[cfg(feature = "gui")]
    {
        // Screen tests find elements by label, which needs the debug information of the markup.
        let debug = std::env::var("PROFILE").as_deref() != Ok("release");
        let config = slint_build::CompilerConfiguration::new().with_debug_info(debug);
        if let Err(error) = slint_build::compile_with_config("ui/app.slint", config) {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
