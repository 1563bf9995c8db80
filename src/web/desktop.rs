//! Files that leave the browser and come in.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use wasm_bindgen::prelude::wasm_bindgen;

use super::page;
use crate::desktop::{Desktop, OnOpened, OnPicked, Picked};

/// Where a picked file is put.
const UPLOADS: &str = "uploads";

thread_local! {
    /// Called with the file that the player picks.
    static PICKING: RefCell<Option<OnPicked>> = RefCell::default();
}

/// The browser's download and file dialog.
pub(super) struct Browser;

impl Desktop for Browser {
    fn is_there(&self) -> bool {
        true
    }

    /// Suggests a file in no folder, which the browser downloads when it is written.
    fn save_file(&self, suggestion: &Path, picked: OnPicked) {
        picked(Picked::File(suggestion.file_name().unwrap_or_default().into()));
    }

    fn open_file(&self, _: Option<&Path>, picked: OnPicked) {
        PICKING.replace(Some(picked));
        page::pick();
    }

    /// A page can't do that.
    fn open_folder(&self, _: &Path, opened: OnOpened) {
        opened(Err(std::io::ErrorKind::Unsupported.into()));
    }
}

/// Passes on the file that the player picked; none if the dialog was closed.
#[wasm_bindgen]
pub fn picked(name: &str, content: Option<Vec<u8>>) {
    let Some(picking) = PICKING.take() else { return };
    picking(match content {
        Some(content) => {
            let path = PathBuf::from(UPLOADS).join(name);
            cardkeep_store::fill(&path, content);
            Picked::File(path)
        }
        None => Picked::Canceled,
    });
}
