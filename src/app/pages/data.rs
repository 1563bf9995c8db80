//! The page of the player's data: where it lies, and how it goes to another device and back.

use std::path::{Path, PathBuf};

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::{Page, Services, words};
use crate::store::{Everything, StoreError};
use crate::text;
use crate::ui::{self, Data, Parcel};

/// The most files that are offered, the newest of each folder first.
const OFFERED: usize = 12;

/// The folders of this device in which people look for their files, as far as they are there.
pub fn known_shelves() -> Vec<PathBuf> {
    // An app of Android may put documents there, and read its own, without asking for a permission.
    #[cfg(target_os = "android")]
    let known =
        ["Documents", "Download"].map(|name| Some(Path::new("/storage/emulated/0").join(name)));
    #[cfg(not(target_os = "android"))]
    let known = directories::UserDirs::new().map_or([const { None }; 4], |dirs| {
        [dirs.document_dir(), dirs.download_dir(), dirs.desktop_dir(), Some(dirs.home_dir())]
            .map(|dir| dir.map(Path::to_owned))
    });
    known.into_iter().flatten().filter(|dir| dir.is_dir()).collect()
}

pub fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<Data>();
    page.set_folder(services.place.dir().display().to_string().into());
    let with_services = |act: fn(&Services)| {
        let services = services.clone();
        move || act(&services)
    };
    page.on_export(with_services(export));
    page.on_look(with_services(refresh));
    page.on_import({
        let services = services.clone();
        move |at| {
            let offered = offered(&services);
            if let Some(path) = usize::try_from(at).ok().and_then(|at| offered.get(at)) {
                offer(&services, path);
            }
        }
    });
    let shell = services.shell.clone();
    let to_data = move || shell.go(Page::Data);
    window.global::<ui::About>().on_data(to_data.clone());
    window.global::<ui::SettingsPanel>().on_data(to_data);
}

fn export(services: &Services) {
    let shelves = shelves(services);
    let shelf = shelves.first().map_or(services.place.dir(), PathBuf::as_path);
    match services.place.export(shelf) {
        Ok(made) => {
            services.shell.tell(words::EXPORTED, &words::exported(&made.value, made.notice));
        }
        Err(why) => services.shell.tell(words::NOT_EXPORTED, &why.to_string()),
    }
    refresh(services);
}

/// Reads a file with everything and asks whether it is to take the place of what is here.
pub fn offer(services: &Services, path: &Path) {
    ask(services, Everything::read(path));
}

/// The same for a file of which only the content is known.
pub fn offer_bytes(services: &Services, bytes: &[u8]) {
    ask(services, Everything::from_bytes(bytes, Path::new(words::THE_FILE)));
}

fn ask(services: &Services, everything: Result<Everything, StoreError>) {
    let everything = match everything {
        Ok(everything) => everything,
        Err(why) => return services.shell.tell(words::NOT_IMPORTED, &why.to_string()),
    };
    let question =
        words::import(everything.matches(), &everything.made(), services.place.holds_anything());
    let after = services.clone();
    services.shell.ask(question, move || import(&after, &everything));
}

fn import(services: &Services, everything: &Everything) {
    // Whoever sits at a table gets up, and the match is kept with all else that is here.
    services.shell.go(Page::Home);
    match services.place.import(everything) {
        Ok(aside) => {
            let settings = services.place.settings();
            services.settings.replace(settings.value);
            services.apply_settings();
            services.shell.refresh();
            services.shell.tell(words::IMPORTED, &words::imported(aside.as_deref()));
            if let Some(notice) = settings.notice {
                services.shell.tell(words::YOUR_SETTINGS, &notice);
            }
        }
        Err(why) => services.shell.tell(words::NOT_IMPORTED, &why.to_string()),
    }
}

/// Where files with everything are laid, the first that is there, and looked for. Beside the data
/// itself if no other folder is known.
fn shelves(services: &Services) -> Vec<PathBuf> {
    let known = services.shelves.borrow().clone();
    if known.is_empty() { vec![services.place.dir().to_owned()] } else { known }
}

/// The files that lie where they are looked for.
fn offered(services: &Services) -> Vec<PathBuf> {
    shelves(services).iter().flat_map(|shelf| Everything::in_folder(shelf)).take(OFFERED).collect()
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<Data>();
    let shown = |path: Option<&Path>| path.map(text::path).unwrap_or_default().into();
    let parcels: Vec<Parcel> = offered(services)
        .iter()
        .map(|path| Parcel {
            name: shown(path.file_name().map(Path::new)),
            folder: shown(path.parent()),
        })
        .collect();
    page.set_parcels(ModelRc::new(VecModel::from(parcels)));
    let shelves: Vec<String> = shelves(services).iter().map(|shelf| text::path(shelf)).collect();
    page.set_several(shelves.len() > 1);
    page.set_shelves(shelves.join(", ").into());
}
