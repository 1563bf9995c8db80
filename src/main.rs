//! The desktop entry: arguments, then the app.

#[cfg(all(no_unwind_tables, not(panic = "abort"), not(test)))]
compile_error!("this profile unwinds, and the tables that needs are left out: see build.rs");

#[cfg(feature = "gui")]
fn main() -> std::process::ExitCode {
    cardkeep::app::main()
}

#[cfg(not(feature = "gui"))]
fn main() -> std::process::ExitCode {
    eprintln!("This cardkeep was built without its screen; build it with the feature `gui`.");
    std::process::ExitCode::FAILURE
}
