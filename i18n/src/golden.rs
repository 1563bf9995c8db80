//! Prints every message that has arguments, in every language, into `tests/sentences/messages`, to
//! review grammar and to see what a change does. A message is printed once for each form that its
//! arguments select: with numbers of every plural form, with the player at this device and with
//! another one, with each key.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};

use crate::{Language, List, Noun, Part, Person, Value, catalog};

/// What an argument is, from how the messages of all languages use it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    #[default]
    Text,
    Number,
    Keys(BTreeSet<String>),
    Noun,
    Person,
}

/// The kinds of a message's arguments, by name.
type Kinds = BTreeMap<String, Kind>;

fn is_plural(key: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&key)
}

/// Notes how messages use their arguments; of several ways, the most particular.
struct Uses<'a, 'b> {
    /// The messages of the same part and language, which a message may refer to.
    messages: &'b BTreeMap<&'a str, &'b Message<&'a str>>,
    kinds: &'b mut Kinds,
}

impl Uses<'_, '_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let keys: BTreeSet<String> = variants
                        .iter()
                        .filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name } => Some(name.to_owned()),
                            VariantKey::NumberLiteral { .. } => None,
                        })
                        .collect();
                    let is_number = keys.iter().all(|key| is_plural(key));
                    self.add(id.name, if is_number { Kind::Number } else { Kind::Keys(keys) });
                } else {
                    self.inline(selector);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.add(id.name, Kind::Text),
            InlineExpression::FunctionReference { id, arguments } => {
                for (nth, argument) in arguments.positional.iter().enumerate() {
                    let InlineExpression::VariableReference { id: variable } = argument else {
                        continue;
                    };
                    let kind = match (id.name, nth) {
                        ("PERSON", _) => Kind::Person,
                        (_, 0) => Kind::Noun,
                        _ => Kind::Number,
                    };
                    self.add(variable.name, kind);
                }
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                let meant = self.messages.get(id.name).and_then(|message| message.value.as_ref());
                meant.into_iter().for_each(|pattern| self.pattern(pattern));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn add(&mut self, name: &str, kind: Kind) {
        let known = self.kinds.entry(name.to_owned()).or_default();
        match (&mut *known, kind) {
            (Kind::Keys(all), Kind::Keys(more)) => all.extend(more),
            (known, kind) => *known = known.clone().max(kind),
        }
    }
}

/// Returns the arguments of each message of a part, in the order of their ids.
fn arguments(part: Part) -> BTreeMap<String, Kinds> {
    let mut all: BTreeMap<String, Kinds> = BTreeMap::new();
    for language in Language::ALL {
        let resource = fluent_syntax::parser::parse(part.source(language)).expect("it is valid");
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        });
        let messages: BTreeMap<&str, &Message<&str>> = messages.collect();
        for (id, message) in &messages {
            let kinds = all.entry((*id).to_owned()).or_default();
            let mut uses = Uses { messages: &messages, kinds };
            message.value.iter().for_each(|pattern| uses.pattern(pattern));
        }
    }
    all.retain(|_, kinds| !kinds.is_empty());
    all
}

/// Returns the values that an argument is tried with.
fn values(name: &str, kind: &Kind) -> Vec<Value> {
    let card = |rank, suit| Noun::new("standard-card", [("rank", rank), ("suit", suit)]);
    match kind {
        Kind::Text => vec![Value::from(format!("‹{name}›"))],
        Kind::Number => [1, 2, 5].map(Value::from).into(),
        Kind::Keys(keys) => keys.iter().map(Value::from).collect(),
        Kind::Noun if name.ends_with('s') => {
            let pair = [(card("seven", "clubs"), 1), (card("queen", "hearts"), 2)];
            vec![Value::from(card("ace", "spades")), Value::from(List::counted(pair))]
        }
        Kind::Noun => [card("seven", "clubs"), card("queen", "hearts")].map(Value::from).into(),
        Kind::Person => vec![Value::from(Person::You), Value::from(Person::Named("Berit".into()))],
    }
}

fn lines(language: Language, part: Part) -> Vec<String> {
    catalog::set_language(language);
    let mut lines = Vec::new();
    for (id, kinds) in arguments(part) {
        let values: Vec<(String, Vec<Value>)> =
            kinds.iter().map(|(name, kind)| (name.clone(), values(name, kind))).collect();
        let rounds = values.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
        let mut texts: Vec<String> = Vec::new();
        for round in 0..rounds {
            let mut arguments = FluentArgs::new();
            for (name, values) in &values {
                let value = values[round % values.len()].clone();
                arguments.set(name.clone(), FluentValue::from(value));
            }
            let text = catalog::text(part, &id, &arguments).replace('\n', " / ");
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        lines.extend(texts.into_iter().map(|text| format!("{part:?} {id}: {text}")));
    }
    lines
}

/// Compares with the stored messages. When a message is changed on purpose, write the files again with
/// `CARDKEEP_WRITE_SENTENCES=1 cargo test -p cardkeep-i18n` and read what has changed.
#[test]
fn messages_stay_as_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/sentences/messages");
    for language in Language::ALL {
        let parts = Part::ALL.into_iter().filter(|part| *part != Part::Cards);
        let lines: Vec<String> = parts.flat_map(|part| lines(language, part)).collect();
        let file = folder.join(language.tag()).with_extension("txt");
        let text = lines.join("\n") + "\n";
        if std::env::var_os("CARDKEEP_WRITE_SENTENCES").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&file, &text).expect("the file is written");
        }
        let path = file.display();
        let stored = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{path}: {why}"));
        for (line, expected) in text.lines().zip(stored.lines()) {
            assert_eq!(line, expected, "{path}");
        }
        assert_eq!(text.lines().count(), stored.lines().count(), "{path}");
    }
}
