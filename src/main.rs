//! Desktop entry point: runs the app with the command-line arguments.

// Who starts the app from an icon wants no console beside it.
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
    // Where nobody reads it, nobody has to be told.
    let _ = writeln!(
        std::io::stderr(),
        "This cardkeep was built without its screen; build it with the feature `gui`."
    );
    std::process::ExitCode::FAILURE
}
