//! The desktop entry: arguments, then the app.

#[cfg(feature = "gui")]
fn main() -> std::process::ExitCode {
    cardkeep::app::main()
}

#[cfg(not(feature = "gui"))]
fn main() -> std::process::ExitCode {
    eprintln!("This cardkeep was built without its screen; build it with the feature `gui`.");
    std::process::ExitCode::FAILURE
}
