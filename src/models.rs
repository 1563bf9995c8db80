//! Slint models.

use slint::{ModelRc, SharedString, VecModel};

/// Creates a model of texts.
pub(crate) fn texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> ModelRc<SharedString> {
    let texts: Vec<SharedString> = texts.into_iter().map(|text| text.as_ref().into()).collect();
    ModelRc::new(VecModel::from(texts))
}

/// Creates a model of any rows.
pub(crate) fn rows<T: Clone + 'static>(rows: impl IntoIterator<Item = T>) -> ModelRc<T> {
    ModelRc::new(VecModel::from(rows.into_iter().collect::<Vec<T>>()))
}
