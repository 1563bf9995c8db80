//! Compiles the Slint markup into Rust when the screen is built, and keeps the app small.

fn main() {
    leave_out_unwind_tables();
    #[cfg(feature = "gui")]
    {
        // One style on every system: the one the tests see. Screen tests find elements by label,
        // which needs the debug information of the markup.
        let config = slint_build::CompilerConfiguration::new()
            .with_style("fluent".into())
            .with_debug_info(!is_release());
        if let Err(error) = slint_build::compile_with_config("ui/app.slint", config) {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}

fn is_release() -> bool {
    std::env::var("PROFILE").as_deref() == Ok("release")
}

/// The released app aborts on a panic and never unwinds its stack, yet tables of how to are a
/// tenth of it, most of them from libraries. On Linux the linker can be told to drop them.
fn leave_out_unwind_tables() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| std::env::var(name).as_deref() == Ok(value);
    if !(is_release() && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu")) {
        return;
    }
    let Ok(folder) = std::env::var("OUT_DIR") else { return };
    let script = std::path::Path::new(&folder).join("without-unwind-tables.ld");
    let text = "SECTIONS { /DISCARD/ : { *(.eh_frame*) *(.gcc_except_table*) } }\n\
                INSERT AFTER .text;\n";
    match std::fs::write(&script, text) {
        Ok(()) => println!("cargo:rustc-link-arg-bins=-Wl,-T,{}", script.display()),
        Err(why) => println!("cargo:warning={}: {why}", script.display()),
    }
}
