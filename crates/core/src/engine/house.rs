//! House rules: optional changes to the rules as written (C-8).

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A house rule: one field of a game's options, and its possible values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// Name of the field in the options' JSON.
    pub field: &'static str,
    /// The possible values.
    pub kind: HouseKind,
    /// Whether the rule came after the game's first release. Formats that keep the values in order, such
    /// as codes of matches, must still read those from before it.
    pub later: bool,
}

/// The type of a house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// Off (the rules as written) or on: `false` or `true` in JSON.
    OnOff,
    /// One of these strings in JSON.
    OneOf(&'static [&'static str]),
}

impl HouseRule {
    /// Returns every possible value in display order.
    pub fn values(&self) -> Vec<Value> {
        match self.kind {
            HouseKind::OnOff => vec![Value::from(false), Value::from(true)],
            HouseKind::OneOf(values) => values.iter().map(|value| Value::from(*value)).collect(),
        }
    }

    /// Returns the index of the value that these options have, if it is valid.
    pub fn standing(&self, options: &impl Serialize) -> Option<usize> {
        let options = serde_json::to_value(options).ok()?;
        self.values().iter().position(|value| options.get(self.field) == Some(value))
    }
}

/// Returns the default options, and then options with each other value of each rule alone.
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
