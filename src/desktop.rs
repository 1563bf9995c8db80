//! Desktop integration: file dialogs and the file manager.

use std::io;
use std::path::{Path, PathBuf};

/// The result of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// The player chose this file.
    File(PathBuf),
    /// The player closed the dialog.
    Canceled,
    /// No dialog could be shown.
    NoDialog,
}

/// Called on the UI thread when a dialog is closed.
pub type OnPicked = Box<dyn FnOnce(Picked)>;
/// Called on the UI thread with the result of opening a folder.
pub type OnOpened = Box<dyn FnOnce(io::Result<()>)>;

/// The desktop that the app runs on. No call blocks.
pub trait Desktop {
    /// Whether there are dialogs and a file manager at all.
    fn is_there(&self) -> bool;
    /// Asks where to save a new file. A suggestion without a folder leaves the folder to the
    /// dialog.
    fn save_file(&self, suggestion: &Path, picked: OnPicked);
    /// Asks for an export file, starting in a folder if given.
    fn open_file(&self, folder: Option<&Path>, picked: OnPicked);
    /// Closes the open dialog, if the desktop can do that.
    fn close_dialog(&self) {}
    /// Shows a folder in the file manager.
    fn open_folder(&self, folder: &Path, opened: OnOpened);
}

/// No desktop, as on Android and in tests.
pub(crate) struct NoDesktop;

impl Desktop for NoDesktop {
    fn is_there(&self) -> bool {
        false
    }

    fn save_file(&self, _: &Path, picked: OnPicked) {
        picked(Picked::NoDialog);
    }

    fn open_file(&self, _: Option<&Path>, picked: OnPicked) {
        picked(Picked::NoDialog);
    }

    fn open_folder(&self, _: &Path, opened: OnOpened) {
        opened(Err(io::ErrorKind::Unsupported.into()));
    }
}

#[cfg(not(any(target_os = "android", target_os = "macos", windows, target_family = "wasm")))]
pub(super) mod portal;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub use system::SystemDesktop;

/// A file dialog to be shown.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(super) struct Dialog {
    title: String,
    folder: Option<PathBuf>,
    /// The suggested name of a new file; `None` to open a file.
    name: Option<String>,
}

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod system {
    use std::process::{Command, Stdio};

    #[cfg(any(windows, target_os = "macos"))]
    use super::native::Dialogs;
    #[cfg(not(any(windows, target_os = "macos")))]
    use super::portal::Dialogs;
    use super::{Desktop, Dialog, OnOpened, OnPicked, Path, io};
    use crate::background;
    use crate::i18n::{app, t};

    /// The program that opens a folder in the file manager.
    const OPENER: &str = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };

    /// The desktop of Windows, macOS or Linux.
    #[derive(Default)]
    pub struct SystemDesktop {
        dialogs: Dialogs,
    }

    impl SystemDesktop {
        /// Returns the desktop on another bus than the session's, which has this long to accept a
        /// dialog.
        #[cfg(not(any(windows, target_os = "macos")))]
        pub fn on_bus(address: &str, patience: std::time::Duration) -> SystemDesktop {
            SystemDesktop { dialogs: Dialogs::on_bus(address, patience) }
        }
    }

    impl Desktop for SystemDesktop {
        fn is_there(&self) -> bool {
            true
        }

        fn save_file(&self, suggestion: &Path, picked: OnPicked) {
            let name = suggestion.file_name().unwrap_or_default().to_string_lossy();
            let (title, folder) = (t!(app::export_dialog), folder(suggestion.parent()));
            self.dialogs.ask(Dialog { title, folder, name: Some(name.into()) }, picked);
        }

        fn open_file(&self, start: Option<&Path>, picked: OnPicked) {
            let (title, folder) = (t!(app::import_dialog), folder(start));
            self.dialogs.ask(Dialog { title, folder, name: None }, picked);
        }

        fn close_dialog(&self) {
            self.dialogs.close();
        }

        fn open_folder(&self, folder: &Path, opened: OnOpened) {
            let folder = folder.to_owned();
            background::once(move || open(&folder), opened);
        }
    }

    fn folder(folder: Option<&Path>) -> Option<std::path::PathBuf> {
        folder.filter(|folder| folder.is_dir()).map(Path::to_owned)
    }

    /// Runs the opener and waits until it has handed over the folder.
    fn open(folder: &Path) -> io::Result<()> {
        let mut opener = Command::new(OPENER);
        opener.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = opener.status()?;
        // Explorer always exits with 1.
        match status.success() || cfg!(windows) {
            true => Ok(()),
            false => Err(io::Error::other(format!("{OPENER}: {status}"))),
        }
    }
}

/// The file dialogs of Windows and macOS.
#[cfg(any(windows, target_os = "macos"))]
mod native {
    use std::path::PathBuf;

    use rfd::AsyncFileDialog;

    use super::{Dialog, OnPicked, Picked};
    use crate::i18n::{app, t};

    #[derive(Default)]
    pub struct Dialogs;

    impl Dialogs {
        /// Shows a dialog while the event loop runs.
        pub fn ask(&self, dialog: Dialog, picked: OnPicked) {
            let Dialog { title, folder, name } = dialog;
            let mut shown = AsyncFileDialog::new().set_title(title);
            // macOS merges all kinds into one list of extensions, and completes a new file's name.
            if cfg!(windows) || name.is_some() {
                shown = shown.add_filter(t!(app::file_kind), &["cardkeep"]);
            }
            if cfg!(windows) {
                shown = shown.add_filter(t!(app::all_files), &["*"]);
            }
            if let Some(folder) = folder {
                shown = shown.set_directory(folder);
            }
            let asked = slint::spawn_local(async move {
                let file = match name {
                    Some(name) => shown.set_file_name(name).save_file().await,
                    None => shown.pick_file().await,
                };
                picked(file.map_or(Picked::Canceled, |file| Picked::File(PathBuf::from(file))));
            });
            // This can fail only before the event loop runs, when nothing can be pressed.
            drop(asked);
        }

        /// The system offers no way to close them.
        pub fn close(&self) {}
    }
}
