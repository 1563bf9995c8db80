//! Macro for the reasons why actions are illegal (C-5), defined once per game in a table.

/// Defines the `Refusal` enum of a game. A row lists the variant with its values, the number of the
/// broken rule, and the sentence for the player as a format string with its arguments.
///
/// ```text
/// refusals! {
///     MatchOver, "GF-7", "The match is over.";
///     NotInHand(card: Card), "GF-2", "The {} is not in your hand.", card.name();
/// }
/// ```
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))?, $rule:expr,
       $sentence:literal $(, $argument:expr)*;)+) => {
        /// A rule that an action would break (C-5).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* #[doc = $sentence] $name $(($($type),+))?,)+
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

        /// The sentence for the player.
        impl std::fmt::Display for Refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $(Refusal::$name $(($($value),+))? => {
                        $($(let _ = $value;)+)?
                        write!(f, $sentence $(, $argument)*)
                    })+
                }
            }
        }

        impl std::error::Error for Refusal {}
    };
}

pub(super) use refusals;
