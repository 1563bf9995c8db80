//! Controller of the licenses page: the components of the app and their terms.

use std::collections::BTreeMap;

use serde::Deserialize;
use slint::{ComponentHandle, ModelRc, SharedString};

use crate::models::rows;
use crate::ui::{self, Licenses};
use crate::{Page, Services};

/// Written by `packaging/licenses` from the libraries' own files.
const COLLECTED: &str = include_str!("../../assets/licenses.json");

/// Number of libraries per text element; an element is laid out completely or not at all.
const LIBRARIES_A_PIECE: usize = 20;

#[derive(Deserialize)]
struct License {
    name: String,
    /// Each with its copyright holders, where given.
    libraries: BTreeMap<String, String>,
    text: String,
}

impl License {
    fn paragraphs(&self) -> impl Iterator<Item = SharedString> {
        let libraries: Vec<String> = self.libraries.iter().map(told).collect();
        let pieces: Vec<SharedString> =
            libraries.chunks(LIBRARIES_A_PIECE).map(|some| some.join("\n").into()).collect();
        self.text.split("\n\n").map(SharedString::from).chain(pieces)
    }
}

fn told((library, holders): (&String, &String)) -> String {
    match holders.as_str() {
        "" => library.clone(),
        holders => format!("{library}: {holders}"),
    }
}

/// Returns the licenses of the collected file, which is embedded and checked by a test.
fn collected() -> Vec<License> {
    serde_json::from_str(COLLECTED).unwrap_or_default()
}

pub(super) fn connect(window: &ui::App, services: &Services) {
    let weak = window.as_weak();
    window.global::<Licenses>().on_read(move |at| {
        let Some(window) = weak.upgrade() else { return };
        let page = window.global::<Licenses>();
        let open = usize::try_from(at).ok().filter(|_| page.get_open() != at);
        let paragraphs: Vec<SharedString> = open
            .and_then(|at| collected().into_iter().nth(at))
            .map(|license| license.paragraphs().collect())
            .unwrap_or_default();
        page.set_paragraphs(rows(paragraphs));
        page.set_open(if open.is_some() { at } else { -1 });
    });
    let shell = services.shell.clone();
    window.global::<ui::About>().on_licenses(move || shell.go(Page::Licenses));
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<Licenses>();
    let licenses = collected().into_iter().map(|license| ui::License {
        libraries: license.libraries.len() as i32,
        name: license.name.into(),
    });
    page.set_open(-1);
    page.set_paragraphs(ModelRc::default());
    page.set_licenses(rows(licenses));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_collected_licenses_are_read_whole() {
        let licenses: Vec<License> = serde_json::from_str(COLLECTED).expect("it is well formed");
        assert!(
            licenses.iter().all(|license| !license.text.is_empty() && !license.name.is_empty())
        );
        let named = |library: &str| {
            let within = |license: &&License| {
                license.libraries.keys().any(|name| name.split(' ').next() == Some(library))
            };
            licenses.iter().find(within).map(|license| license.name.clone())
        };
        assert_eq!(named("slint").as_deref(), Some("Slint Royalty-free License 2.0"));
        assert_eq!(named("serde_json").as_deref(), Some("MIT License"));
        // Every line of a license is shown.
        for license in &licenses {
            let shown = license.paragraphs().collect::<Vec<_>>().join("\n\n");
            assert!(shown.starts_with(&license.text), "{}", license.name);
            for (library, holders) in &license.libraries {
                assert!(shown.contains(library) && shown.contains(holders), "{library}");
            }
        }
    }
}
