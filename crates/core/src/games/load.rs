//! Positions as JSON. Positions that were not reached by play come from the console, from tests,
//! and from matches that began with one.

use serde::{Deserialize, Deserializer, Serializer, de, ser};
use serde_json::{Map, Value};

use crate::engine::Impossible;

/// Implements the JSON of a position: exactly these fields in this order, and a check after
/// reading. The position derives `Serialize` and `Deserialize` with `remote = "Self"`. Its public
/// part may be flattened, which serde alone cannot combine with `deny_unknown_fields`.
macro_rules! json_of_position {
    ($position:ident, $check:path, $($field:literal)+) => {
        impl serde::Serialize for $position {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let json = $position::serialize(self, serde_json::value::Serializer);
                $crate::games::load::write(json, &[$($field),+], serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $position {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let json = $crate::games::load::read(deserializer, &[$($field),+])?;
                let position = $position::deserialize(json).map_err(serde::de::Error::custom)?;
                $check(&position).map_err(serde::de::Error::custom)?;
                Ok(position)
            }
        }
    };
}

pub(super) use json_of_position;

/// Writes the existing fields of a position in this order.
pub(super) fn write<S: Serializer>(
    position: Result<Value, serde_json::Error>,
    fields: &[&str],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let position = position.map_err(ser::Error::custom)?;
    serializer.collect_map(fields.iter().filter_map(|field| Some((field, position.get(field)?))))
}

/// Reads the JSON of a position and rejects unknown fields.
pub(super) fn read<'de, D: Deserializer<'de>>(
    deserializer: D,
    fields: &'static [&'static str],
) -> Result<Value, D::Error> {
    let json = Map::deserialize(deserializer)?;
    match json.keys().find(|field| !fields.contains(&field.as_str())) {
        Some(field) => Err(de::Error::unknown_field(field, fields)),
        None => Ok(Value::Object(json)),
    }
}

/// Rejects a position with this reason unless the condition holds.
pub(super) fn require(holds: bool, reason: impl Into<String>) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(Impossible(reason.into())) }
}
