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
    /// Shows a folder in the file manager.
    fn open_folder(&self, folder: &Path, opened: OnOpened);
}

/// No desktop, as on Android and in tests.
pub struct NoDesktop;

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

#[cfg(not(target_os = "android"))]
pub use system::SystemDesktop;

#[cfg(not(target_os = "android"))]
mod system {
    use std::process::{Command, Stdio};

    use rfd::AsyncFileDialog;

    use super::{Desktop, OnOpened, OnPicked, Path, PathBuf, Picked, io};
    use crate::app::background;
    use crate::app::i18n::{app, t};

    /// The program that opens a folder in the file manager.
    const OPENER: &str = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };

    /// The desktop of Windows, macOS or Linux.
    pub struct SystemDesktop;

    impl Desktop for SystemDesktop {
        fn is_there(&self) -> bool {
            true
        }

        fn save_file(&self, suggestion: &Path, picked: OnPicked) {
            let name = suggestion.file_name().unwrap_or_default().to_string_lossy();
            let dialog = dialog(suggestion.parent()).set_title(t!(app::export_dialog));
            let dialog = dialog.set_file_name(name);
            ask(async move { dialog.save_file().await.map(PathBuf::from) }, picked);
        }

        fn open_file(&self, folder: Option<&Path>, picked: OnPicked) {
            let dialog = dialog(folder).set_title(t!(app::import_dialog));
            ask(async move { dialog.pick_file().await.map(PathBuf::from) }, picked);
        }

        fn open_folder(&self, folder: &Path, opened: OnOpened) {
            let folder = folder.to_owned();
            background::once(move || open(&folder), opened);
        }
    }

    fn dialog(folder: Option<&Path>) -> AsyncFileDialog {
        let dialog = AsyncFileDialog::new().add_filter(t!(app::file_kind), &["cardkeep"]);
        match folder.filter(|folder| folder.is_dir()) {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        }
    }

    /// Shows a dialog, if possible, while the event loop runs.
    fn ask(dialog: impl Future<Output = Option<PathBuf>> + 'static, picked: OnPicked) {
        let asked = slint::spawn_local(async move {
            picked(match dialogs_exist().await {
                true => dialog.await.map_or(Picked::Canceled, Picked::File),
                false => Picked::NoDialog,
            });
        });
        // This can fail only before the event loop runs, when nothing can be pressed.
        drop(asked);
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

    #[cfg(any(windows, target_os = "macos"))]
    async fn dialogs_exist() -> bool {
        true
    }

    /// Whether there is a desktop portal with a file dialog, and the library to talk to it.
    #[cfg(not(any(windows, target_os = "macos")))]
    async fn dialogs_exist() -> bool {
        crate::app::system_libraries::is_installed("libdbus-1.so.3")
            && portal_version().await.is_ok()
    }

    /// Asks for the version of the portal's file dialog, which starts the portal if necessary. The
    /// dialog itself does not distinguish "canceled" from "missing".
    #[cfg(not(any(windows, target_os = "macos")))]
    async fn portal_version() -> zbus::Result<zbus::Message> {
        /// How long a portal may take to start.
        const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);
        let connection = zbus::connection::Builder::session()?.method_timeout(PATIENCE);
        let portal = connection.build().await?;
        portal
            .call_method(
                Some("org.freedesktop.portal.Desktop"),
                "/org/freedesktop/portal/desktop",
                Some("org.freedesktop.DBus.Properties"),
                "Get",
                &("org.freedesktop.portal.FileChooser", "version"),
            )
            .await
    }
}
