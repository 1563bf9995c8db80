//! Arguments of messages.

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
    pub(crate) id: &'static str,
    pub(crate) keys: Vec<(&'static str, &'static str)>,
}

impl Noun {
    /// Creates the noun with the message `id`, to which these keys are passed.
    pub fn new(id: &'static str, keys: impl Into<Vec<(&'static str, &'static str)>>) -> Noun {
        Noun { id, keys: keys.into() }
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
pub struct List(pub(crate) Vec<Item>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
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
