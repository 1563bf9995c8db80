//! Export and import: from the choice of a file to what the player is told in the end. The work is
//! done on a thread, with a dialog over the page that shows its progress and can cancel it.

use crate::app::i18n::{app, t};
use crate::app::words::store;
use std::cell::{Cell, RefCell};
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use super::background::Task;
use super::desktop::{Desktop, NoDesktop, Picked};
use super::{Page, Services, words};
use crate::store::{Archive, DataDir, Omissions, OnProgress, Progress, StoreError};

/// After how many looks for progress the dialog with it appears: what takes no time needs none.
const PATIENCE: u32 = 4;

/// What export and import keep between calls.
pub struct Transfer {
    /// The folders in which exported files are looked for, and put where there is no dialog.
    pub folders: RefCell<Vec<PathBuf>>,
    pub desktop: RefCell<Rc<dyn Desktop>>,
    /// A file dialog was asked for, and there was none.
    pub no_dialog: Cell<bool>,
    work: RefCell<Option<Task>>,
}

impl Default for Transfer {
    fn default() -> Self {
        Transfer {
            folders: RefCell::default(),
            desktop: RefCell::new(Rc::new(NoDesktop)),
            no_dialog: Cell::default(),
            work: RefCell::default(),
        }
    }
}

impl Transfer {
    /// Whether the player can be asked for a file, as far as is known.
    pub fn has_dialogs(&self) -> bool {
        self.desktop().is_there() && !self.no_dialog.get()
    }

    /// Whether an export or import is under way.
    pub fn is_busy(&self) -> bool {
        self.work.borrow().is_some()
    }

    /// Cancels what is under way and waits until it has stopped.
    pub fn stop(&self) {
        let work = self.work.take();
        drop(work);
    }

    fn desktop(&self) -> Rc<dyn Desktop> {
        Rc::clone(&self.desktop.borrow())
    }

    /// The first folder that a file may be put into without asking.
    fn export_folder(&self) -> Option<PathBuf> {
        self.folders.borrow().iter().find(|folder| may_export_to(folder)).cloned()
    }
}

/// Whether a player will find a file in a folder: it is neither hidden nor the administrator's, who
/// is often nobody else than a player with too many rights.
fn may_export_to(folder: &Path) -> bool {
    let hidden = |part: Component<'_>| match part {
        Component::Normal(name) => name.to_string_lossy().starts_with('.'),
        _ => false,
    };
    let administrators = ["/root", "/var/root"].iter().any(|home| folder.starts_with(home));
    folder.file_name().is_some() && !administrators && !folder.components().any(hidden)
}

/// Exports to a file of the player's choice or, where there is no dialog, to the first folder in
/// which it will be found.
pub fn export(services: &Services) {
    let folder = services.transfer.export_folder();
    let suggestion = Archive::new_file(folder.as_deref().unwrap_or(Path::new("")));
    let after = services.clone();
    let picked = move |picked| match picked {
        Picked::File(path) => export_to(&after, path),
        Picked::Canceled => {}
        Picked::NoDialog => {
            no_dialog(&after);
            match &folder {
                Some(folder) => export_to(&after, Archive::new_file(folder)),
                None => after.shell.tell(t!(app::export_failed), t!(app::export_no_folder)),
            }
        }
    };
    services.transfer.desktop().save_file(&suggestion, Box::new(picked));
}

/// Imports a file of the player's choice.
pub fn import(services: &Services) {
    let folder = services.transfer.export_folder();
    let after = services.clone();
    let picked = move |picked| match picked {
        Picked::File(path) => offer(&after, &path),
        Picked::Canceled => {}
        Picked::NoDialog => no_dialog(&after),
    };
    services.transfer.desktop().open_file(folder.as_deref(), Box::new(picked));
}

/// The page shows the files that lie in the folders instead.
fn no_dialog(services: &Services) {
    services.transfer.no_dialog.set(true);
    services.shell.refresh();
    // The button that was pressed is gone.
    services.shell.take_focus();
}

fn export_to(services: &Services, path: PathBuf) {
    let (after, written) = (services.clone(), path.clone());
    run(
        services,
        t!(app::exporting),
        PATIENCE,
        move |place, watch| place.export(&path, watch),
        move |outcome| {
            after.shell.refresh();
            match outcome {
                Ok(omissions) => exported(&after, &written, &omissions),
                Err(StoreError::Canceled) => after.shell.say(t!(app::export_canceled)),
                Err(why) => after.shell.tell(t!(app::export_failed), store::error(&why)),
            }
        },
    );
}

/// Whether a path stands for a file that the desktop passes into a sandbox. Its folder is none that
/// the player knows.
fn is_in_portal(path: &Path) -> bool {
    let in_run = path.starts_with("/run/user") || path.starts_with("/run/flatpak");
    in_run && path.components().any(|part| part.as_os_str() == "doc")
}

/// Says where the file is, and offers to open its folder.
fn exported(services: &Services, path: &Path, omissions: &Omissions) {
    let named = !is_in_portal(path);
    let text = words::exported(path, named, omissions);
    let folder = path.parent().filter(|_| named).map(Path::to_owned);
    let (Some(folder), true) = (folder, services.transfer.desktop().is_there()) else {
        return services.shell.tell(t!(app::export_complete), &text);
    };
    let after = services.clone();
    services.shell.offer(t!(app::export_complete), &text, t!(app::open_folder), move || {
        let (shell, path) = (Rc::clone(&after.shell), folder.clone());
        let opened = move |outcome: std::io::Result<()>| {
            if let Err(why) = outcome {
                shell.tell(t!(app::folder_not_opened), &words::folder_not_opened(&why, &path));
            }
        };
        after.transfer.desktop().open_folder(&folder, Box::new(opened));
    });
}

/// Reads an exported file and asks whether it is to replace the data here.
pub fn offer(services: &Services, path: &Path) {
    let (path, after) = (path.to_owned(), services.clone());
    let read = move |_: &DataDir, _: OnProgress<'_>| Archive::read(&path);
    run(services, t!(app::reading_file), PATIENCE, read, move |outcome| ask(&after, outcome));
}

/// The same for a file of which only the content is known.
pub fn offer_bytes(services: &Services, bytes: Vec<u8>) {
    let after = services.clone();
    let read = move |_: &DataDir, _: OnProgress<'_>| {
        Archive::from_bytes(&bytes, Path::new(&t!(app::unnamed_file)))
    };
    run(services, t!(app::reading_file), PATIENCE, read, move |outcome| ask(&after, outcome));
}

fn ask(services: &Services, everything: Result<Archive, StoreError>) {
    let everything = match everything {
        Ok(everything) => everything,
        Err(StoreError::Canceled) => return services.shell.say(t!(app::import_canceled)),
        Err(why) => return services.shell.tell(t!(app::import_failed), store::error(&why)),
    };
    let question =
        words::import(everything.matches(), &everything.made(), services.place.holds_anything());
    let after = services.clone();
    services.shell.ask(question, move || replace(&after, everything));
}

/// Replaces the data here with what was read.
fn replace(services: &Services, everything: Archive) {
    // A table is left, and its match is kept with all else that is here.
    services.shell.go(Page::Home);
    let after = services.clone();
    run(
        services,
        t!(app::importing),
        0,
        move |place, watch| place.import(&everything, watch),
        move |outcome| match outcome {
            Ok(aside) => imported(&after, aside.as_deref()),
            Err(StoreError::Canceled) => after.shell.say(t!(app::import_canceled)),
            Err(why) => after.shell.tell(t!(app::import_failed), store::error(&why)),
        },
    );
}

fn imported(services: &Services, aside: Option<&Path>) {
    let settings = services.place.settings();
    services.settings.replace(settings.value);
    services.apply_settings();
    services.shell.refresh();
    services.shell.tell(t!(app::import_complete), &words::imported(aside));
    if let Some(notice) = settings.notice {
        services.shell.tell(t!(app::settings_title), store::notice(&notice));
    }
}

/// Does work on a thread. The dialog with its progress comes up after so many looks for it, at once
/// if nothing else may be done meanwhile.
fn run<T: Send + 'static>(
    services: &Services,
    title: String,
    patience: u32,
    work: impl FnOnce(&DataDir, OnProgress<'_>) -> Result<T, StoreError> + Send + 'static,
    on_done: impl FnOnce(Result<T, StoreError>) + 'static,
) {
    services.transfer.stop();
    let place = Arc::clone(&services.place);
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
        // Its timer is this one, so it goes last.
        drop(work);
    };
    match Task::start(move |watch| work(&place, watch), on_tick, done) {
        Ok(work) => {
            services.transfer.work.replace(Some(work));
            if patience == 0 {
                show(services, title);
            }
        }
        Err(why) => services.shell.tell(t!(app::busy), &why.to_string()),
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
