//! The command that somebody intended who typed a word where it has no place: a number or a file
//! without its option, the event before the verb, an option of another command.

use std::borrow::Cow;
use std::ffi::OsString;
use std::path::Path;

use clap::Command;
use clap::error::ErrorKind;

use super::words;
use crate::words::Language;

/// Options that a word alone may be meant for, in the order in which they are tried.
const ALONE: &[&str] = &[
    "format", "round", "board", "game", "from", "output", "player", "team", "group", "category",
    "by", "members", "reason",
];

/// Options of other commands, the words of the command that was called, and the command with the
/// option's place: VALUE is its value, EVENT the event.
const ELSEWHERE: &[(&[&str], &str, &str)] = &[
    (&["event", "undo"], "--to", "arbiter event restore EVENT VALUE"),
    (&["event", "unpair"], "--round", "arbiter event unpair EVENT"),
    (&["event", "result"], "--score", "arbiter event match EVENT MATCH --score VALUE"),
    (&["event", "result"], "--lost", "arbiter event match EVENT MATCH --lost VALUE"),
    (&["event", "list"], "", "arbiter event players VALUE"),
];

/// The most words of a command that is shown whole.
const MOST_WORDS: usize = 14;
/// The most examples that are shown.
const MOST_EXAMPLES: usize = 3;

/// The words that were typed, the program first.
pub(super) struct Given<'a> {
    words: Vec<Cow<'a, str>>,
    /// The command that they call, and its words.
    command: Command,
    path: Vec<String>,
    /// The place of the first word after those of the command.
    after: usize,
}

/// How well the parser takes words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Whole,
    /// Something else is missing or has no place.
    InPart,
}

impl<'a> Given<'a> {
    /// Returns the words with the command that they call.
    pub(super) fn of(given: &'a [OsString]) -> Self {
        let words: Vec<_> = given.iter().map(|word| word.to_string_lossy()).collect();
        let mut command = super::command_line();
        command.build();
        let (mut path, mut after) = (Vec::new(), 1);
        let mut place = 1;
        while let Some(word) = words.get(place) {
            if word.starts_with('-') {
                place += if *word == "--lang" || *word == "--encoding" { 2 } else { 1 };
                continue;
            }
            let Some(inner) = command.find_subcommand(&**word).cloned() else { break };
            path.push(inner.get_name().to_owned());
            command = inner;
            place += 1;
            after = place;
        }
        Self { words, command, path, after }
    }

    /// Returns the words.
    pub(super) fn words(&self) -> &[Cow<'a, str>] {
        &self.words
    }

    /// Returns the usage of the command.
    pub(super) fn usage(&self) -> String {
        let usage = self.command.clone().render_usage().to_string();
        usage.trim_start_matches("Usage:").trim().to_owned()
    }

    /// Returns whether the command has a long option.
    pub(super) fn has(&self, long: &str) -> bool {
        self.command.get_arguments().any(|arg| arg.get_long() == Some(long))
    }

    /// Returns the event, if the command is about one and it was typed.
    fn event(&self) -> Option<&str> {
        let is_of_event = self.path.first().is_some_and(|first| first == "event");
        let word = self.words.get(self.after).filter(|word| !word.starts_with('-'))?;
        is_of_event.then_some(word)
    }

    /// Returns the command that was meant with a word that has no place in it: the whole command,
    /// or the option if that is not all.
    pub(super) fn with_place(&self, word: &str) -> Option<String> {
        let at = self.words.iter().rposition(|one| one == word)?;
        if let Some(command) = self.elsewhere("", Some(word)) {
            return Some(command);
        }
        let mut options = ALONE.iter().filter(|option| self.has(option) && may_be(option, word));
        options.find_map(|option| self.as_option(option, at))
    }

    /// Returns the command in which the word is the name of a list, if the command takes one.
    pub(super) fn as_list(&self, word: &str) -> Option<String> {
        let at = self.words.iter().rposition(|one| one == word)?;
        self.has("list").then(|| self.as_option("list", at)).flatten()
    }

    /// Returns the command in which the word at a place is the value of an option: the whole
    /// command, or the option if that is not all.
    fn as_option(&self, option: &str, at: usize) -> Option<String> {
        let (value, end) = match option {
            "reason" => self.words_from(at),
            _ => (self.words[at].clone().into_owned(), at + 1),
        };
        let option = if option == "output" { "-o".into() } else { format!("--{option}") };
        let with = [option.clone(), value.clone()].map(Cow::from);
        let before = self.words[..at].iter().cloned();
        let words: Vec<_> = before.chain(with).chain(self.words[end..].to_vec()).collect();
        match fit(&words)? {
            Fit::Whole if words.len() <= MOST_WORDS => Some(written(&words)),
            _ => Some(format!("{option} {}", quoted(&value))),
        }
    }

    /// Joins the words from a place up to the next option.
    fn words_from(&self, at: usize) -> (String, usize) {
        let words: Vec<&str> = self.words[at..]
            .iter()
            .map(|word| &**word)
            .take_while(|word| !word.starts_with('-'))
            .collect();
        (words.join(" "), at + words.len())
    }

    /// Returns the long option that a short one of the same letter was meant for.
    pub(super) fn spelt_out(&self, at: usize) -> Option<String> {
        let letter = self.words[at].strip_prefix('-')?;
        let longs = self.command.get_arguments().filter_map(|arg| arg.get_long());
        let mut longs: Vec<&str> = longs.filter(|long| long.starts_with(letter)).collect();
        let place = |long: &str| ALONE.iter().position(|one| *one == long).unwrap_or(ALONE.len());
        longs.sort_by_key(|long| place(long));
        longs.into_iter().map(|long| format!("--{long}")).find(|option| {
            let mut words = self.words.clone();
            words[at] = option.clone().into();
            fit(&words).is_some()
        })
    }

    /// Returns the command of another name that has this option.
    pub(super) fn elsewhere(&self, option: &str, value: Option<&str>) -> Option<String> {
        let (.., command) =
            ELSEWHERE.iter().find(|(path, of, _)| self.path == *path && *of == option)?;
        let value = value.unwrap_or("N");
        let command = command.replace("VALUE", &quoted(value));
        Some(match self.event() {
            Some(event) => command.replace("EVENT", &quoted(event)),
            None => command,
        })
    }

    /// Returns the word after an option.
    pub(super) fn value_of(&self, option: &str) -> Option<&str> {
        let at = self.words.iter().position(|word| word == option)?;
        self.words.get(at + 1).map(|word| &**word).filter(|word| !word.starts_with('-'))
    }

    /// Returns the command with the verb before the event, if the event was typed first.
    pub(super) fn verb_first(&self, event: &str) -> Option<String> {
        let at = self.words.iter().position(|word| word == event)?;
        let verb = self.words.get(at + 1).filter(|verb| super::event::has(verb))?;
        let mut words = self.words[..at].to_vec();
        if self.path.is_empty() {
            words.push("event".into());
        }
        words.extend([verb.clone(), self.words[at].clone()]);
        words.extend_from_slice(&self.words[at + 2..]);
        Some(written(&words))
    }

    /// Returns the examples in the help of the command, one a line, for the event that was typed.
    pub(super) fn examples(&self) -> String {
        let texts = [self.command.get_after_help(), self.command.get_long_about()];
        let text = texts.into_iter().flatten().map(|text| format!("{text}\n")).collect::<String>();
        let call = format!("arbiter {} ", self.path.join(" "));
        let all = text.lines().filter_map(|line| line.strip_prefix("  ")).map(str::trim);
        let all = all.filter(|line| line.starts_with(&call) && !line.ends_with('|'));
        let all: Vec<String> =
            all.take(MOST_EXAMPLES).map(|line| self.of_event(line, &call)).collect();
        in_language(all.join("\n"), words::language())
    }

    /// Returns an example with the event that was typed.
    fn of_event(&self, line: &str, call: &str) -> String {
        let rest = &line[call.len()..];
        let line = match (self.event(), rest.split_once(' ')) {
            (Some(event), Some((_, rest))) => format!("{call}{} {rest}", quoted(event)),
            (Some(event), None) => format!("{call}{}", quoted(event)),
            (None, _) => line.to_owned(),
        };
        format!("  {line}")
    }
}

/// The texts in examples that somebody would write in their own language.
const WRITTEN: &[(&str, &str)] = &[
    ("slip of another board", "briefje van een ander bord"),
    ("sat down so", "zijn zo gaan zitten"),
    ("sat so", "zaten zo"),
    ("same household", "zelfde huishouden"),
    ("did not come", "kwam niet"),
    ("telephone", "telefoon"),
    ("brothers", "broers"),
    ("asked for", "op verzoek"),
];

/// Returns examples with the texts in a language, if it has them.
fn in_language(examples: String, language: Language) -> String {
    if language != Language::Dutch {
        return examples;
    }
    WRITTEN.iter().fold(examples, |text, (english, dutch)| {
        text.replace(&format!("\"{english}\""), &format!("\"{dutch}\""))
    })
}

/// Returns whether a word has the look of a value of an option.
fn may_be(option: &str, word: &str) -> bool {
    let is_number = word.chars().all(|c| c.is_ascii_digit());
    let has_ending = Path::new(word).extension().is_some();
    match option {
        "round" | "board" | "game" => is_number,
        "from" => has_ending && Path::new(word).is_file() || word.ends_with(".csv"),
        "output" => has_ending,
        "player" | "team" => !has_ending && !is_number,
        _ => !is_number,
    }
}

/// Returns how well the parser takes words; `None` if it refuses one as a value.
fn fit(words: &[Cow<'_, str>]) -> Option<Fit> {
    let words = words.iter().map(|word| word.to_string());
    match super::command_line().try_get_matches_from(words) {
        Ok(_) => Some(Fit::Whole),
        Err(error) => match error.kind() {
            ErrorKind::MissingRequiredArgument | ErrorKind::UnknownArgument => Some(Fit::InPart),
            _ => None,
        },
    }
}

/// Returns a command as it is typed.
fn written(words: &[Cow<'_, str>]) -> String {
    let words = words.iter().skip(1).map(|word| quoted(word));
    ["arbiter".to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// Returns a word as it is typed: in quotation marks if a shell would read it otherwise.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:=,+%@".contains(c);
    let is_plain = !word.is_empty() && word.chars().all(is_plain);
    if is_plain { word.to_owned() } else { format!("\"{}\"", word.replace('"', "\\\"")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(words: &str) -> Vec<OsString> {
        ["arbiter"].into_iter().chain(words.split(' ')).map(OsString::from).collect()
    }

    #[test]
    fn a_word_without_its_option_gets_it() {
        for (typed, word, meant) in [
            ("event pairings club 3", "3", "arbiter event pairings club --round 3"),
            ("event explain club p3", "p3", "arbiter event explain club --player p3"),
            ("event export club trf", "trf", "arbiter event export club --format trf"),
            ("event export club c.trf", "c.trf", "arbiter event export club -o c.trf"),
            ("event update club new.csv", "new.csv", "arbiter event update club --from new.csv"),
            (
                "event swap club p1 p2 sat so",
                "sat",
                "arbiter event swap club p1 p2 --reason \"sat so\"",
            ),
            ("event list club", "club", "arbiter event players club"),
        ] {
            assert_eq!(
                Given::of(&given(typed)).with_place(word).as_deref(),
                Some(meant),
                "{typed}"
            );
        }
    }

    #[test]
    fn the_event_may_come_first() {
        let typed = given("event club pair --all");
        let meant = Given::of(&typed).verb_first("club");
        assert_eq!(meant.as_deref(), Some("arbiter event pair club --all"));
        let typed = given("club pair");
        assert_eq!(
            Given::of(&typed).verb_first("club").as_deref(),
            Some("arbiter event pair club")
        );
    }

    #[test]
    fn examples_are_of_the_event() {
        let typed = given("event swap club p1 p2");
        let examples = Given::of(&typed).examples();
        assert!(examples.starts_with("  arbiter event swap club p3 p8 --reason"), "{examples}");
        let typed = given("event note club");
        assert!(Given::of(&typed).examples().contains("note club p6 --late 12"));
        let typed = given("event swap club p1 p2");
        let examples = Given::of(&typed).examples();
        assert_ne!(in_language(examples.clone(), Language::Dutch), examples);
    }
}
