//! Macro for the reasons why actions are illegal (C-5), defined once per game in a table.

/// Defines the `Refusal` enum of a game. A row lists the variant with its values, the number of the
/// broken rule and, where the catalogue has no message for it, the sentence for the player as a format
/// string with its arguments.
///
/// ```text
/// refusals! {
///     /// The match is over.
///     MatchOver, "GF-7";
///     NotInHand(card: Card), "GF-2", "The {} is not in your hand.", card.name();
/// }
/// ```
macro_rules! refusals {
    (@write $f:ident $self:ident) => { write!($f, "{:?} ({})", $self, $crate::engine::Refusal::rule($self)) };
    (@write $f:ident $self:ident $sentence:literal $(, $argument:expr)*) => {
        write!($f, $sentence $(, $argument)*)
    };
    ($($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))?, $rule:expr
       $(, $sentence:literal $(, $argument:expr)*)?;)+) => {
        /// A rule that an action would break (C-5).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* $(#[doc = $sentence])? $name $(($($type),+))?,)+
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

        /// The sentence for the player or, where the catalogue has it, the name of the variant with
        /// the number of its rule.
        impl std::fmt::Display for Refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $(Refusal::$name $(($($value),+))? => {
                        $($(let _ = $value;)+)?
                        refusals!(@write f self $($sentence $(, $argument)*)?)
                    })+
                }
            }
        }

        impl std::error::Error for Refusal {}
    };
}

pub(super) use refusals;
