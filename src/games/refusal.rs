//! Macro for the reasons why actions are illegal (C-5), defined once per game in a table.

/// Defines the `Refusal` enum of a game. A row lists the variant with its values, the number of the
/// broken rule, and the sentence for the player.
///
/// ```text
/// refusals! {
///     MatchOver, "GF-7", "The match is over.";
///     NotInHand(card: Card), "GF-2", format!("The {} is not in your hand.", card.name());
/// }
/// ```
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))?, $rule:expr, $sentence:expr;)+) => {
        /// A rule that an action would break.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Refusal {
            $($(#[$doc])* $name $(($($type),+))?,)+
        }

        impl Refusal {
            /// Returns the number of the rule.
            fn rule(self) -> &'static str {
                match self {
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
                        f.write_str($sentence.as_ref())
                    })+
                }
            }
        }

        impl From<Refusal> for $crate::engine::Illegal {
            fn from(refusal: Refusal) -> Self {
                $crate::engine::Illegal::new(refusal.rule(), refusal.to_string())
            }
        }
    };
}

pub(super) use refusals;
