//! Arguments of messages.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::catalog;

/// An argument of a message.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number, which messages print or use to select singular or plural.
    Number(f64),
    /// Text to print, or a key for selectors.
    Text(String),
    /// Something with its own grammar, such as a card.
    Noun(Noun),
    /// A player.
    Person(Person),
    /// A list in a sentence.
    List(List),
}

/// Something with its own message in the part `cards`, whose attributes are its forms: with
/// article, plural, case. A message prints the plain form as `{ $card }` and another one as `{
/// CARD($card, form: "short") }`, with a count as `{ CARD($card, $count, form: "counted") }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    id: &'static str,
    keys: Vec<(&'static str, &'static str)>,
}

impl Noun {
    /// Creates the noun with the message `id`, to which these keys are passed.
    pub fn new(id: &'static str, keys: impl Into<Vec<(&'static str, &'static str)>>) -> Noun {
        Noun { id, keys: keys.into() }
    }

    /// Returns a form of the noun: an attribute of its message, or the message itself if it has no
    /// such attribute.
    pub(crate) fn form(&self, form: &str, arguments: &FluentArgs<'_>) -> String {
        let mut all = FluentArgs::with_capacity(self.keys.len() + 2);
        self.keys.iter().for_each(|(key, value)| all.set(*key, *value));
        // Default values for selectors.
        all.set("count", 1);
        all.set("case", "nominative");
        arguments.iter().for_each(|(key, value)| all.set(key.to_owned(), value.clone()));
        catalog::noun(self.id, form, &all)
    }
}

/// A player: the one at this device, who is addressed, or another one, who has a name. Messages
/// distinguish them by `{ PERSON($who) -> [you] You draw *[other] { $who } draws } a card.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Person {
    /// The player at this device.
    You,
    /// Another player, with this name.
    Named(String),
}

impl Person {
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Person::You => "you",
            Person::Named(_) => "other",
        }
    }
}

/// A list in a sentence: `a knight and 2 soldiers`, `you, Berit, and Corin`. A message prints it as
/// `{ $cards }`, or with options for its nouns as `{ CARD($cards, case: "accusative") }`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List(Vec<Item>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    Text(String),
    Counted(Noun, u32),
    Person(Person),
}

impl List {
    /// Creates a list of cards with counts.
    pub fn counted(cards: impl IntoIterator<Item = (Noun, u32)>) -> List {
        List(cards.into_iter().map(|(noun, count)| Item::Counted(noun, count)).collect())
    }

    /// Creates a list of players.
    pub fn people(people: impl IntoIterator<Item = Person>) -> List {
        List(people.into_iter().map(Item::Person).collect())
    }

    /// Creates a list of texts.
    pub fn texts(texts: impl IntoIterator<Item = impl Into<String>>) -> List {
        List(texts.into_iter().map(|text| Item::Text(text.into())).collect())
    }

    /// Returns the list as text; the arguments are passed to the messages of its nouns.
    pub(crate) fn text(&self, form: &str, arguments: &FluentArgs<'_>) -> String {
        let one = |item: &Item| match item {
            Item::Text(text) => text.clone(),
            Item::Person(Person::You) => catalog::you("inside"),
            Item::Person(Person::Named(name)) => name.clone(),
            Item::Counted(noun, count) => {
                let mut all = FluentArgs::new();
                arguments.iter().for_each(|(key, value)| all.set(key.to_owned(), value.clone()));
                all.set("count", *count);
                noun.form(if form.is_empty() { "counted" } else { form }, &all)
            }
        };
        catalog::join(self.0.iter().map(one).collect())
    }
}

/// Implements Fluent's custom value trait for a type.
macro_rules! fluent_type {
    ($type:ty, |$this:ident| $text:expr) => {
        impl FluentType for $type {
            fn duplicate(&self) -> Box<dyn FluentType + Send> {
                Box::new(self.clone())
            }

            fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
                let $this = self;
                $text.into()
            }

            fn as_string_threadsafe(
                &self,
                _: &intl_memoizer::concurrent::IntlLangMemoizer,
            ) -> Cow<'static, str> {
                let $this = self;
                $text.into()
            }
        }
    };
}

fluent_type!(Noun, |noun| noun.form("", &FluentArgs::new()));
fluent_type!(List, |list| list.text("", &FluentArgs::new()));
fluent_type!(Person, |person| match person {
    Person::You => catalog::you(""),
    Person::Named(name) => name.clone(),
});

impl From<Value> for FluentValue<'static> {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => number.into(),
            Value::Text(text) => FluentValue::String(text.into()),
            Value::Noun(noun) => FluentValue::Custom(Box::new(noun)),
            Value::Person(person) => FluentValue::Custom(Box::new(person)),
            Value::List(list) => FluentValue::Custom(Box::new(list)),
        }
    }
}

impl From<Noun> for Value {
    fn from(noun: Noun) -> Self {
        Value::Noun(noun)
    }
}

impl From<Person> for Value {
    fn from(person: Person) -> Self {
        Value::Person(person)
    }
}

impl From<List> for Value {
    fn from(list: List) -> Self {
        Value::List(list)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Value::Text(text.clone())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

/// Converts to the keys `yes` and `no`.
impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Value::from(if value { "yes" } else { "no" })
    }
}

macro_rules! numbers {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(number: $type) -> Self {
                Value::Number(number as f64)
            }
        })+
    };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }
