//! Controller of the data page: location, export and import.

use std::path::{Path, PathBuf};

use slint::ComponentHandle;

use crate::models::rows;
use crate::ui::{self, Data, Parcel};
use crate::{Page, Services, transfer};
use cardkeep_core::text;
use cardkeep_store::Archive;

/// Maximum files listed, newest of each folder first.
const LISTED: usize = 12;

/// Returns the existing folders of this device where people look for their files.
pub(crate) fn known_folders() -> Vec<PathBuf> {
    // An Android app may put documents there, and read its own, without asking for a permission.
    #[cfg(target_os = "android")]
    let known =
        ["Documents", "Download"].map(|name| Some(Path::new("/storage/emulated/0").join(name)));
    #[cfg(not(any(target_os = "android", target_family = "wasm")))]
    let known = directories::UserDirs::new().map_or([const { None }; 4], |dirs| {
        let home = dirs.home_dir();
        // If a Linux desktop has not configured its folders, they have the default names.
        let named = |dir: Option<&Path>, name| Some(dir.map_or(home.join(name), Path::to_owned));
        [
            named(dirs.document_dir(), "Documents"),
            named(dirs.download_dir(), "Downloads"),
            dirs.desktop_dir().map(Path::to_owned),
            Some(home.to_owned()),
        ]
    });
    #[cfg(target_family = "wasm")]
    let known: [Option<PathBuf>; 0] = [];
    known.into_iter().flatten().filter(|dir| dir.is_absolute() && dir.is_dir()).collect()
}

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<Data>();
    page.set_folder(services.data_dir.dir().display().to_string().into());
    page.on_export(services.callback(transfer::export));
    page.on_choose(services.callback(transfer::import));
    page.on_look(services.callback(refresh));
    page.on_import(services.handler(|services, at: i32| {
        let listed = listed(services);
        if let Some(path) = usize::try_from(at).ok().and_then(|at| listed.get(at)) {
            transfer::offer(services, path);
        }
    }));
    let shell = services.shell.clone();
    let to_data = move || shell.go(Page::Data);
    window.global::<ui::About>().on_data(to_data.clone());
    window.global::<ui::SettingsPanel>().on_data(to_data);
}

/// Returns the folders searched for export files; the data folder if there is no other.
fn folders(services: &Services) -> Vec<PathBuf> {
    let known = services.transfer.folders.borrow().clone();
    if known.is_empty() { vec![services.data_dir.dir().to_owned()] } else { known }
}

/// Returns the export files in them.
fn listed(services: &Services) -> Vec<PathBuf> {
    let folders = folders(services);
    folders.iter().flat_map(|folder| Archive::in_folder(folder)).take(LISTED).collect()
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<Data>();
    let shown = |path: Option<&Path>| path.map(text::path).unwrap_or_default().into();
    let parcel = |path: &PathBuf| Parcel {
        name: shown(path.file_name().map(Path::new)),
        folder: shown(path.parent()),
    };
    page.set_dialogs(services.transfer.has_dialogs());
    page.set_parcels(rows(listed(services).iter().map(parcel)));
    let folders: Vec<String> = folders(services).iter().map(|folder| text::path(folder)).collect();
    page.set_several(folders.len() > 1);
    page.set_folders(folders.join(", ").into());
}
