//! Desktop entry point: runs the app with the command-line arguments.

// Started from an icon, the app should not open a console window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

#[cfg(all(no_unwind_tables, not(panic = "abort"), not(test)))]
compile_error!("this profile unwinds, and the tables that needs are left out: see build.rs");

fn main() -> std::process::ExitCode {
    cardkeep::main()
}
