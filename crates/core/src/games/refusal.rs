//! Macro for the reasons why actions are illegal (C-5), defined once per game in a table.

/// Defines the `Refusal` enum of a game. A row lists the variant with its values and the number of the
/// broken rule. The sentences for the player are in the catalogue.
///
/// ```text
/// refusals! {
///     /// The match is over.
///     MatchOver, "GF-7";
///     /// The card is not in the hand.
///     NotInHand(card: Card), "GF-2";
/// }
/// ```
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))?, $rule:expr;)+) => {
        /// A rule that an action would break (C-5).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* $name $(($($type),+))?,)+
        }

        impl $crate::engine::Refusal for Refusal {
            fn rule(&self) -> &'static str {
                match *self {
                    $(Refusal::$name $(($($value),+))? => {
                        $($(let _ = $value;)+)?
                        $rule
                    })+
                }
            }
        }

        /// The name of the variant with the number of its rule.
        impl std::fmt::Display for Refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{self:?} ({})", $crate::engine::Refusal::rule(self))
            }
        }

        impl std::error::Error for Refusal {}
    };
}

pub(super) use refusals;
