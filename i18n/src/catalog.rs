//! The message catalog of the current thread's language. A part is parsed when its first message is
//! needed.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::value::{Item, List, Noun, Person, Value};
use crate::{Language, Part};

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static CURRENT: RefCell<Rc<Catalog>> = RefCell::default();
    /// Whether the player points with a mouse.
    static CLICKS: Cell<bool> = const { Cell::new(false) };
}

/// Says whether the player points with a mouse instead of a finger, for the texts of the current thread.
pub fn set_clicks(clicks: bool) {
    CLICKS.set(clicks);
}

/// The messages of one language.
#[derive(Default)]
struct Catalog {
    language: Language,
    #[cfg(feature = "testing")]
    is_pseudo: bool,
    parts: [OnceCell<Bundle>; Part::ALL.len()],
}

/// Returns the language of the current thread; English by default.
pub fn language() -> Language {
    current().language
}

/// Returns the tag of the current thread's language.
pub fn tag() -> &'static str {
    let current = current();
    #[cfg(feature = "testing")]
    if current.is_pseudo {
        return crate::PSEUDO;
    }
    current.language.tag()
}

/// Sets the language of the current thread.
pub fn set_language(language: Language) {
    let catalog = Rc::new(Catalog { language, ..Catalog::default() });
    CURRENT.with(|current| current.replace(catalog));
}

/// Sets the pseudo-locale: English with accents, about 30 % longer.
#[cfg(feature = "testing")]
pub fn set_pseudo() {
    let catalog = Rc::new(Catalog { is_pseudo: true, ..Catalog::default() });
    CURRENT.with(|current| current.replace(catalog));
}

fn current() -> Rc<Catalog> {
    // While the thread ends there is no catalog any more.
    CURRENT.try_with(|current| Rc::clone(&current.borrow())).unwrap_or_default()
}

/// Returns the text of a message.
pub(crate) fn message<const N: usize>(
    part: Part,
    id: &str,
    arguments: [(&'static str, Value); N],
) -> String {
    let mut all = FluentArgs::with_capacity(N);
    arguments.into_iter().for_each(|(name, value)| all.set(name, FluentValue::from(value)));
    current().text(part, id, "", &all)
}

/// Returns the text of a message whose arguments are known only at run time.
#[cfg(test)]
pub(crate) fn text(part: Part, id: &str, arguments: &FluentArgs<'_>) -> String {
    current().text(part, id, "", arguments)
}

/// Returns the name of the player at this device for use outside of sentences.
fn you(form: &str) -> String {
    current().text(Part::App, "you", form, &FluentArgs::new())
}

/// Joins several texts as a list in a sentence.
fn join(mut parts: Vec<String>) -> String {
    let (current, several) = (current(), parts.len() > 2);
    let pair = |id: &str, first: String, rest: String| {
        let arguments = FluentArgs::from_iter([("first", first), ("rest", rest)]);
        current.text(Part::App, id, "", &arguments)
    };
    let Some(last) = parts.pop() else { return String::new() };
    let Some(before) = parts.pop() else { return last };
    let end = pair(if several { "list-end" } else { "list-pair" }, before, last);
    parts.into_iter().rfold(end, |rest, first| pair("list-middle", first, rest))
}

impl Catalog {
    fn text(&self, part: Part, id: &str, form: &str, arguments: &FluentArgs<'_>) -> String {
        let bundle = self.parts[part as usize].get_or_init(|| self.read(part));
        let message = bundle.get_message(id);
        debug_assert!(message.is_some(), "{id} is missing in {part:?}");
        let form = message.as_ref().and_then(|message| message.get_attribute(form));
        let pattern = match form {
            Some(form) => Some(form.value()),
            None => message.as_ref().and_then(|message| message.value()),
        };
        let Some(pattern) = pattern else { return id.to_owned() };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text
    }

    fn read(&self, part: Part) -> Bundle {
        let mut bundle = Bundle::new(vec![self.language.identifier()]);
        // Only texts written from right to left are isolated; see `isolated`.
        bundle.set_use_isolating(false);
        #[cfg(feature = "testing")]
        bundle.set_transform(self.is_pseudo.then_some(crate::pseudo::pseudo));
        let functions = [("CARD", card as Function), ("PERSON", person), ("TAP", tap)];
        for (name, function) in functions {
            let added = bundle.add_function(name, function);
            debug_assert!(added.is_ok(), "{name} is added once");
        }
        // Damaged entries are skipped; tests check every file completely.
        let source = part.source(self.language).to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{part:?} has a message twice: {added:?}");
        bundle
    }
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// Implements `CARD($card, $count, form: "counted", case: "accusative")`: a form of a noun, or a
/// list of nouns. The count and all named arguments are passed to their messages.
fn card<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Custom(value)) = positional.first() else { return FluentValue::Error };
    let mut arguments = FluentArgs::new();
    let mut form = "";
    for (name, value) in named.iter() {
        match (name, value) {
            ("form", FluentValue::String(value)) => form = value,
            _ => arguments.set(name.to_owned(), value.clone()),
        }
    }
    if let Some(count) = positional.get(1) {
        arguments.set("count", count.clone());
    }
    let value = value.as_any();
    let noun = value.downcast_ref::<Noun>().map(|noun| noun.form(form, &arguments));
    let list = || value.downcast_ref::<List>().map(|list| list.text(form, &arguments));
    match noun.or_else(list) {
        Some(text) => FluentValue::String(text.into()),
        None => FluentValue::Error,
    }
}

/// Implements `PERSON($who)`: `you` or `other`, for selectors.
fn person<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Custom(value)) = positional.first() else { return FluentValue::Error };
    match value.as_any().downcast_ref::<Person>() {
        Some(person) => FluentValue::String(person.key().into()),
        None => FluentValue::Error,
    }
}

/// Implements `TAP("Tap", "Click")`: the words for a touch, or for a mouse.
fn tap<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let words = positional.get(usize::from(CLICKS.get()));
    words.cloned().unwrap_or(FluentValue::Error)
}

impl Noun {
    /// Returns a form of the noun: an attribute of its message, or the message itself if it has no
    /// such attribute.
    pub(crate) fn form(&self, form: &str, arguments: &FluentArgs<'_>) -> String {
        let mut all = FluentArgs::with_capacity(self.keys.len() + 2);
        self.keys.iter().for_each(|(key, value)| all.set(*key, *value));
        // Default values for selectors.
        all.set("count", 1);
        all.set("case", "nominative");
        arguments.iter().for_each(|(key, value)| all.set(key.to_owned(), value.clone()));
        current().text(Part::Cards, self.id, form, &all)
    }

    /// Returns every form of the noun in the current language, with and without a capital.
    #[cfg(feature = "testing")]
    pub fn forms(&self) -> std::collections::BTreeSet<String> {
        const CASES: [&str; 6] =
            ["nominative", "genitive", "dative", "accusative", "instrumental", "locative"];
        let current = current();
        let bundle = current.parts[Part::Cards as usize].get_or_init(|| current.read(Part::Cards));
        let attributes = bundle.get_message(self.id).into_iter().flat_map(|it| it.attributes());
        let names: Vec<&str> = attributes.map(|attribute| attribute.id()).chain([""]).collect();
        let mut forms = std::collections::BTreeSet::new();
        for (name, case) in names.iter().flat_map(|name| CASES.map(|case| (name, case))) {
            for count in [1, 2, 5] {
                let mut arguments = FluentArgs::from_iter([("case", case)]);
                arguments.set("count", count);
                forms.insert(self.form(name, &arguments));
            }
        }
        forms
    }
}

impl List {
    /// Returns the list as text; the arguments are passed to the messages of its nouns.
    pub(crate) fn text(&self, form: &str, arguments: &FluentArgs<'_>) -> String {
        let one = |item: &Item| match item {
            Item::Text(text) => isolated(text),
            Item::Person(Person::You) => you("inside"),
            Item::Person(Person::Named(name)) => isolated(name),
            Item::Counted(noun, count) => {
                let mut all = FluentArgs::new();
                arguments.iter().for_each(|(key, value)| all.set(key.to_owned(), value.clone()));
                all.set("count", *count);
                noun.form(if form.is_empty() { "counted" } else { form }, &all)
            }
        };
        join(self.0.iter().map(one).collect())
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
    Person::You => you(""),
    Person::Named(name) => isolated(name),
});

/// Returns a text for use within a sentence. One written from right to left, such as a player's
/// name, is isolated, because it would turn the sentence around.
fn isolated(text: &str) -> String {
    /// First strong isolate, and its end.
    const MARKS: [char; 2] = ['\u{2068}', '\u{2069}'];
    // The blocks of Hebrew, Arabic and the other scripts from right to left.
    let turns = |letter: char| {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    match text.contains(turns) && !text.starts_with(MARKS[0]) {
        true => format!("{}{text}{}", MARKS[0], MARKS[1]),
        false => text.to_owned(),
    }
}

impl From<Value> for FluentValue<'static> {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => number.into(),
            Value::Text(text) => FluentValue::String(isolated(&text).into()),
            Value::Noun(noun) => FluentValue::Custom(Box::new(noun)),
            Value::Person(person) => FluentValue::Custom(Box::new(person)),
            Value::List(list) => FluentValue::Custom(Box::new(list)),
        }
    }
}
