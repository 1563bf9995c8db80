//! House rules: what a table may play otherwise than the rules as written (C-8).

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A rule that a table may play otherwise: one field of a game's options, and what can be in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// Its field in the options as JSON.
    pub field: &'static str,
    /// What there is to choose from.
    pub kind: HouseKind,
}

/// What a house rule can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// Off, as the rules are written, or on: `false` or `true` as JSON.
    OnOff,
    /// One of these strings in JSON.
    OneOf(&'static [&'static str]),
}

impl HouseRule {
    /// Every value it can have, in the order in which they are shown.
    pub fn values(&self) -> Vec<Value> {
        match self.kind {
            HouseKind::OnOff => vec![Value::from(false), Value::from(true)],
            HouseKind::OneOf(values) => values.iter().map(|value| Value::from(*value)).collect(),
        }
    }

    /// Which of its values these options have, if they have one of them.
    pub fn standing(&self, options: &impl Serialize) -> Option<usize> {
        let options = serde_json::to_value(options).ok()?;
        self.values().iter().position(|value| options.get(self.field) == Some(value))
    }
}

/// The options of these house rules: the usual ones, and then each other value of each rule alone.
pub(super) fn variants<O: Default + Serialize + DeserializeOwned>(rules: &[HouseRule]) -> Vec<O> {
    let usual = serde_json::to_value(O::default()).unwrap_or_default();
    let with = |rule: &HouseRule, value: Value| {
        let mut options = usual.clone();
        *options.get_mut(rule.field)? = value;
        serde_json::from_value(options).ok()
    };
    let others = rules.iter().flat_map(|rule| {
        let other = |value: &Value| usual.get(rule.field) != Some(value);
        rule.values().into_iter().filter(other).filter_map(|value| with(rule, value))
    });
    std::iter::once(O::default()).chain(others).collect()
}
