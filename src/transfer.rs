//! Export and import, from choosing a file to the final message. The work runs on a thread, with a
//! progress dialog that can cancel it.

use crate::i18n::{app, t};
use crate::words::store;
use std::cell::{Cell, RefCell};
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use super::background::Task;
use super::desktop::{Desktop, NoDesktop, OnPicked, Picked};
use super::{Page, Services, words};
use cardkeep_store::{Archive, DataDir, Omissions, OnProgress, Progress, StoreError};

/// Number of progress checks before the dialog appears; fast work needs none.
const PATIENCE: u32 = 4;

/// State of export and import between calls.
pub struct Transfer {
    /// The folders searched for export files, and used for exports where there is no dialog.
    pub folders: RefCell<Vec<PathBuf>>,
    pub desktop: RefCell<Rc<dyn Desktop>>,
    /// Whether a file dialog was requested and there was none.
    pub no_dialog: Cell<bool>,
    /// The number of the last file dialog, and whether it is open.
    dialog: Cell<(u32, bool)>,
    work: RefCell<Option<Task>>,
}

impl Default for Transfer {
    fn default() -> Self {
        Transfer {
            folders: RefCell::default(),
            desktop: RefCell::new(Rc::new(NoDesktop)),
            no_dialog: Cell::default(),
            dialog: Cell::default(),
            work: RefCell::default(),
        }
    }
}

impl Transfer {
    /// Whether file dialogs are available, as far as is known.
    pub fn has_dialogs(&self) -> bool {
        self.desktop().is_there() && !self.no_dialog.get()
    }

    /// Whether an export or import is running, or the player chooses a file for one.
    pub fn is_busy(&self) -> bool {
        self.work.borrow().is_some() || self.dialog.get().1
    }

    /// Cancels the running work and waits until it has stopped.
    pub fn stop(&self) {
        let work = self.work.take();
        drop(work);
    }

    fn desktop(&self) -> Rc<dyn Desktop> {
        Rc::clone(&self.desktop.borrow())
    }

    /// Returns the first folder that may be exported to without asking.
    fn export_folder(&self) -> Option<PathBuf> {
        self.folders.borrow().iter().find(|folder| may_export_to(folder)).cloned()
    }
}

/// Whether a player will find a file in a folder: not if it is hidden, or the administrator's home,
/// since that usually means a player who runs the app as root.
fn may_export_to(folder: &Path) -> bool {
    let hidden = |part: Component<'_>| match part {
        Component::Normal(name) => name.to_string_lossy().starts_with('.'),
        _ => false,
    };
    let administrators = ["/root", "/var/root"].iter().any(|home| folder.starts_with(home));
    folder.file_name().is_some() && !administrators && !folder.components().any(hidden)
}

/// Exports to a file chosen by the player or, without dialogs, to the first folder where it will be
/// found.
pub(crate) fn export(services: &Services) {
    let folder = services.transfer.export_folder();
    let suggestion = Archive::new_file(folder.as_deref().unwrap_or(Path::new("")));
    let after = services.clone();
    let picked = move |picked| match picked {
        Picked::File(path) if is_in_portal(&path) => export_to(&after, path),
        Picked::File(path) => export_to(&after, Archive::named(&path)),
        Picked::Canceled => {}
        Picked::NoDialog => {
            no_dialog(&after);
            match &folder {
                Some(folder) => export_to(&after, Archive::new_file(folder)),
                None => after.shell.show_message(t!(app::export_failed), t!(app::export_no_folder)),
            }
        }
    };
    pick(services, picked, |desktop, picked| desktop.save_file(&suggestion, picked));
}

/// Imports a file chosen by the player.
pub(crate) fn import(services: &Services) {
    let folder = services.transfer.export_folder();
    let after = services.clone();
    let picked = move |picked| match picked {
        Picked::File(path) => offer(&after, &path),
        Picked::Canceled => {}
        Picked::NoDialog => no_dialog(&after),
    };
    pick(services, picked, |desktop, picked| desktop.open_file(folder.as_deref(), picked));
}

/// Asks the desktop for a file. There is one dialog at a time; until it is closed, the player can
/// stop waiting for it.
fn pick(
    services: &Services,
    picked: impl FnOnce(Picked) + 'static,
    ask: impl FnOnce(&dyn Desktop, OnPicked),
) {
    let dialog = &services.transfer.dialog;
    if let (last, false) = dialog.get() {
        let number = last.wrapping_add(1);
        dialog.set((number, true));
        let after = services.clone();
        let closed = move |answer| {
            if after.transfer.dialog.get() == (number, true) {
                after.transfer.dialog.set((number, false));
                after.shell.end_progress();
                picked(answer);
            }
        };
        ask(&*services.transfer.desktop(), Box::new(closed));
    }
    if let (number, true) = dialog.get() {
        let after = services.clone();
        services.shell.show_progress(t!(app::dialog_open), move || {
            after.transfer.dialog.set((number, false));
            after.transfer.desktop().close_dialog();
        });
    }
}

/// Lists the files in the known folders on the page instead.
fn no_dialog(services: &Services) {
    services.transfer.no_dialog.set(true);
    services.shell.refresh();
    // The pressed button is gone.
    services.shell.take_focus();
}

fn export_to(services: &Services, path: PathBuf) {
    let (after, written) = (services.clone(), path.clone());
    run(
        services,
        t!(app::exporting),
        PATIENCE,
        move |data_dir, watch| data_dir.export(&path, watch),
        move |outcome| {
            after.shell.refresh();
            match outcome {
                Ok(omissions) => exported(&after, &written, &omissions),
                Err(StoreError::Canceled) => after.shell.show_toast(t!(app::export_canceled)),
                Err(why) => after.shell.show_message(t!(app::export_failed), store::error(&why)),
            }
        },
    );
}

/// Whether a path stands for a file that the desktop passes into a sandbox, whose folder means
/// nothing to the player, or that the browser downloads.
fn is_in_portal(path: &Path) -> bool {
    let in_run = path.starts_with("/run/user") || path.starts_with("/run/flatpak");
    let in_documents = || path.components().any(|part| part.as_os_str() == "doc");
    cfg!(target_family = "wasm") || in_run && in_documents()
}

/// Shows where the file is, and offers to open its folder.
fn exported(services: &Services, path: &Path, omissions: &Omissions) {
    let named = !is_in_portal(path);
    let text = words::exported(path, named, omissions);
    let folder = path.parent().filter(|_| named).map(Path::to_owned);
    let (Some(folder), true) = (folder, services.transfer.desktop().is_there()) else {
        return services.shell.show_message(t!(app::export_complete), &text);
    };
    let after = services.clone();
    services.shell.offer(t!(app::export_complete), &text, t!(app::open_folder), move || {
        let (shell, path) = (Rc::clone(&after.shell), folder.clone());
        let opened = move |outcome: std::io::Result<()>| {
            if let Err(why) = outcome {
                shell.show_message(
                    t!(app::folder_not_opened),
                    words::folder_not_opened(&why, &path),
                );
            }
        };
        after.transfer.desktop().open_folder(&folder, Box::new(opened));
    });
}

/// Reads an export file and asks whether to replace the data with it.
pub(crate) fn offer(services: &Services, path: &Path) {
    let (path, after) = (path.to_owned(), services.clone());
    let read = move |_: &DataDir, _: OnProgress<'_>| Archive::read(&path);
    run(services, t!(app::reading_file), PATIENCE, read, move |outcome| ask(&after, outcome));
}

/// Does the same for the content of a file without a path.
pub(crate) fn offer_bytes(services: &Services, bytes: Vec<u8>) {
    let after = services.clone();
    let read = move |_: &DataDir, _: OnProgress<'_>| {
        Archive::from_bytes(&bytes, Path::new(&t!(app::unnamed_file)))
    };
    run(services, t!(app::reading_file), PATIENCE, read, move |outcome| ask(&after, outcome));
}

fn ask(services: &Services, everything: Result<Archive, StoreError>) {
    let everything = match everything {
        Ok(everything) => everything,
        Err(StoreError::Canceled) => return services.shell.show_toast(t!(app::import_canceled)),
        Err(why) => return services.shell.show_message(t!(app::import_failed), store::error(&why)),
    };
    let question =
        words::import(everything.matches(), everything.made(), services.data_dir.holds_anything());
    let after = services.clone();
    services.shell.ask(question, move || replace(&after, everything));
}

/// Replaces the data with what was read.
fn replace(services: &Services, everything: Archive) {
    // Leaves the table; its match is set aside with all other data.
    services.shell.go(Page::Home);
    // It would be lost: only files are set aside.
    if !services.shell.save_all() {
        return services.shell.explain_unsaved();
    }
    let after = services.clone();
    run(
        services,
        t!(app::importing),
        0,
        move |data_dir, watch| data_dir.import(&everything, watch),
        move |outcome| match outcome {
            Ok(aside) => imported(&after, aside.as_deref()),
            Err(StoreError::Canceled) => after.shell.show_toast(t!(app::import_canceled)),
            Err(why) => after.shell.show_message(t!(app::import_failed), store::error(&why)),
        },
    );
}

fn imported(services: &Services, aside: Option<&Path>) {
    let settings = services.data_dir.settings();
    services.settings.replace(settings.value);
    services.apply_settings();
    services.shell.refresh();
    services.shell.show_message(t!(app::import_complete), words::imported(aside));
    if let Some(notice) = settings.notice {
        services.shell.show_message(t!(app::settings_title), store::notice(&notice));
    }
}

/// Runs work on a thread. The progress dialog appears after this many checks, or at once if nothing
/// else may be done meanwhile.
fn run<T: Send + 'static>(
    services: &Services,
    title: String,
    patience: u32,
    work: impl FnOnce(&DataDir, OnProgress<'_>) -> Result<T, StoreError> + Send + 'static,
    on_done: impl FnOnce(Result<T, StoreError>) + 'static,
) {
    services.transfer.stop();
    let data_dir = Arc::clone(&services.data_dir);
    let (shown, shown_title, looks) = (services.clone(), title.clone(), Cell::new(0));
    let on_tick = move |progress: Option<Progress>| {
        looks.set(looks.get() + 1);
        if looks.get() == patience {
            show(&shown, shown_title.clone());
        }
        if let Some(progress) = progress {
            shown.shell.update_progress(&words::files(progress));
        }
    };
    let after = services.clone();
    let done = move |outcome| {
        let work = after.transfer.work.take();
        after.shell.end_progress();
        on_done(outcome);
        // This is its own timer, so it is dropped last.
        drop(work);
    };
    match Task::start(move |watch| work(&data_dir, watch), on_tick, done) {
        Ok(work) => {
            services.transfer.work.replace(Some(work));
            if patience == 0 {
                show(services, title);
            }
        }
        Err(why) => services.shell.show_message(t!(app::busy), why.to_string()),
    }
}

fn show(services: &Services, title: String) {
    let after = services.clone();
    services.shell.show_progress(title, move || cancel(&after));
}

fn cancel(services: &Services) {
    let work = services.transfer.work.borrow();
    if let Some(work) = &*work {
        work.cancel();
        show(services, t!(app::canceling));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_put_where_a_player_does_not_find_it() {
        for folder in ["/home/ada/Documents", "/home/ada", "/media/stick", "/home/root/Documents"] {
            assert!(may_export_to(Path::new(folder)), "{folder}");
        }
        for folder in
            ["/root", "/root/Documents", "/var/root", "/", "/home/ada/.local/share", "/home/.ada/x"]
        {
            assert!(!may_export_to(Path::new(folder)), "{folder}");
        }
    }
}
