//! Build script: generates a type for every message of the English catalog, so that the compiler
//! checks the names of messages and their arguments, and embeds the catalogs of all languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};

const SOURCE: &str = "en";
/// The part with the names of cards.
const NOUNS: &str = "cards";

fn main() {
    println!("cargo:rerun-if-changed=.");
    let parts = files(Path::new(SOURCE));
    let mut code = String::new();
    write_parts(&mut code, &parts);
    for part in &parts {
        let text = read(SOURCE, part);
        let resource = parse(SOURCE, part, &text);
        let messages: Messages = resource.body.iter().filter_map(message).collect();
        write_messages(&mut code, part, &messages);
        for language in languages().into_iter().filter(|language| language != SOURCE) {
            check(&language, part, &messages);
        }
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("Cargo names a folder"));
    fs::write(out.join("messages.rs"), code).expect("the folder can be written");
}

/// Returns the names of the catalog's files without extension, sorted.
fn files(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder)
        .expect("the catalog is there")
        .map(|file| file.expect("the catalog can be read").path());
    let fluent = files.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    let name = |path: PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut names: Vec<String> = fluent.map(name).collect();
    names.sort();
    names
}

/// Writes the parts of the catalog with the path of their text, by language.
fn write_parts(code: &mut String, parts: &[String]) {
    code.push_str("/// A file of the catalog.\n");
    code.push_str("#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Part {\n");
    for part in parts {
        writeln!(code, "    /// `{part}.ftl`\n    {},", camel(part)).expect("memory");
    }
    code.push_str("}\n\nimpl Part {\n");
    let all: Vec<String> = parts.iter().map(|part| format!("Part::{}", camel(part))).collect();
    writeln!(
        code,
        "    /// All parts.\n    pub const ALL: [Part; {}] = [{}];\n",
        all.len(),
        all.join(", ")
    )
    .expect("memory");
    code.push_str("    /// The text of the part in a language.\n");
    code.push_str("    pub fn source(self, language: Language) -> &'static str {\n");
    code.push_str("        match (language, self) {\n");
    for language in languages() {
        for part in parts {
            let (variant, name) = (camel(&language.to_lowercase()), camel(part));
            let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{language}/{part}.ftl\")");
            writeln!(
                code,
                "            (Language::{variant}, Part::{name}) => include_str!({path}),"
            )
            .expect("memory");
        }
    }
    code.push_str("        }\n    }\n}\n");
}

/// Returns the language folders of the catalog.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(".")
        .expect("the catalog is there")
        .map(|folder| folder.expect("the catalog can be read").path());
    let has_text = |path: &PathBuf| path.join("app.ftl").exists();
    let name = |path: PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut names: Vec<String> = folders.filter(has_text).map(name).collect();
    names.sort();
    names
}

fn read(language: &str, part: &str) -> String {
    let path = format!("{language}/{part}.ftl");
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn parse<'a>(language: &str, part: &str, text: &'a str) -> Resource<&'a str> {
    match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{language}/{part}.ftl: {errors:?}"),
    }
}

/// Writes the messages of a part as a module of types.
fn write_messages(code: &mut String, part: &str, messages: &Messages<'_>) {
    writeln!(code, "\n/// The messages of `{part}.ftl`.").expect("memory");
    writeln!(code, "#[allow(non_camel_case_types)]\npub mod {} {{", snake(part)).expect("memory");
    code.push_str("    #[allow(unused_imports)]\n    use super::{Part, Value};\n");
    for message in messages.values() {
        write_message(code, part, message, messages);
    }
    code.push_str("}\n");
}

/// Checks that a translation has the messages of English, and no variables that English lacks. Nouns
/// are given more variables, such as the case.
fn check(language: &str, part: &str, english: &Messages<'_>) {
    let text = read(language, part);
    let resource = parse(language, part, &text);
    let messages: Messages = resource.body.iter().filter_map(message).collect();
    for (id, message) in &messages {
        let path = format!("{language}/{part}.ftl: {id}");
        let Some(source) = english.get(id) else { panic!("{path} is not in English") };
        let known = variables(source, english);
        for name in variables(message, &messages) {
            assert!(part == NOUNS || known.contains(name), "{path}: English has no ${name}");
        }
    }
    let missing = english.keys().find(|id| !messages.contains_key(*id));
    assert!(missing.is_none(), "{language}/{part}.ftl lacks {missing:?}");
}

/// Returns the names of the variables of a message and of those that it refers to.
fn variables<'a>(message: &Message<&'a str>, all: &Messages<'a>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    Variables { all, names: &mut names }.of_message(message);
    names
}

type Messages<'a> = BTreeMap<&'a str, &'a Message<&'a str>>;

fn message<'a>(entry: &'a Entry<&'a str>) -> Option<(&'a str, &'a Message<&'a str>)> {
    match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    }
}

fn write_message(code: &mut String, part: &str, message: &Message<&str>, all: &Messages<'_>) {
    let names = variables(message, all);
    let (id, ident, part) = (message.id.name, snake(message.id.name), camel(part));
    let fields: Vec<String> = names.iter().map(|name| snake(name)).collect();
    let declared: String = fields.iter().map(|field| format!("pub {field}: Value, ")).collect();
    writeln!(code, "\n    /// The message `{id}`.\n    pub struct {ident} {{ {declared}}}")
        .expect("memory");
    let arguments: String =
        names.iter().map(|name| format!("({name:?}, self.{}), ", snake(name))).collect();
    writeln!(
        code,
        "\n    impl {ident} {{\n        /// The message in the language of this thread.\n        \
         pub fn text(self) -> String {{\n            \
         crate::catalog::message(Part::{part}, {id:?}, [{arguments}])\n        }}\n    }}"
    )
    .expect("memory");
}

/// Collects the variables of a message and of the messages it refers to.
struct Variables<'a, 'b> {
    all: &'b Messages<'a>,
    names: &'b mut BTreeSet<&'a str>,
}

impl<'a> Variables<'a, '_> {
    fn of_message(&mut self, message: &Message<&'a str>) {
        message.value.iter().for_each(|pattern| self.of_pattern(pattern));
        message.attributes.iter().for_each(|attribute| self.of_pattern(&attribute.value));
    }

    fn of_pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.of_expression(expression);
            }
        }
    }

    fn of_expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.of_inline(inline),
            Expression::Select { selector, variants } => {
                self.of_inline(selector);
                variants.iter().for_each(|variant| self.of_pattern(&variant.value));
            }
        }
    }

    fn of_inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.names.insert(id.name);
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.of_inline(argument));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let message = *self.all.get(id.name).expect("a message of the same part");
                match attribute {
                    None => message.value.iter().for_each(|pattern| self.of_pattern(pattern)),
                    Some(name) => {
                        let attributes = message.attributes.iter();
                        let named = attributes.filter(|attribute| attribute.id.name == name.name);
                        named.for_each(|attribute| self.of_pattern(&attribute.value));
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.of_expression(expression),
            _ => {}
        }
    }
}

/// Converts `four-knights` to `four_knights`.
fn snake(name: &str) -> String {
    match name {
        "as" | "break" | "continue" | "else" | "for" | "if" | "in" | "let" | "loop" | "match"
        | "move" | "self" | "type" | "use" | "where" | "while" | "yield" => format!("{name}_"),
        _ => name.replace('-', "_"),
    }
}

/// Converts `four-knights` to `FourKnights`.
fn camel(name: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    name.split('-').map(word).collect()
}
