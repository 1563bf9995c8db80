//! Desktop entry point: runs the app with the command-line arguments.

// Started from an icon, the app should not open a console window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

#[cfg(all(no_unwind_tables, not(panic = "abort"), not(test)))]
compile_error!("this profile unwinds, and the tables that needs are left out: see build.rs");

#[cfg(feature = "gui")]
fn main() -> std::process::ExitCode {
    cardkeep::app::main()
}

#[cfg(not(feature = "gui"))]
fn main() -> std::process::ExitCode {
    use std::io::Write;
    // If no one reads it, no one needs to know.
    let _ = writeln!(
        std::io::stderr(),
        "This cardkeep was built without its screen; build it with the feature `gui`."
    );
    std::process::ExitCode::FAILURE
}
