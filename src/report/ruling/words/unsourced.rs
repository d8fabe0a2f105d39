//! What is said of a source that names no text: not inside a sentence that is read aloud, but
//! once, below it.

use crate::diag::Citation;

/// How a source that names no text is marked inside a sentence.
const MARK: &str = " [source: ";

/// Takes the marks out of sentences; gives what they say, a sentence each.
pub(in super::super::super) fn without_sources(sentences: &mut [String]) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for sentence in sentences {
        while let Some((before, source, after)) = marked(sentence) {
            let words = source_words(source);
            if !said.contains(&words) {
                said.push(words);
            }
            *sentence = format!("{before}{after}");
        }
    }
    said
}

/// The same inside a list, where each line says it for itself.
pub(super) fn in_place(lines: &mut [String]) {
    for line in lines {
        while let Some((before, source, after)) = marked(line) {
            *line = format!("{before} ({}){after}", short_words(source));
        }
    }
}

/// The mark of a source that names no text for something.
pub(super) fn mark(source: &str, subject: &str) -> String {
    format!("{} {source}{ON}{subject}]", MARK.trim())
}

/// Stands in a mark between the source and what it is the source of.
const ON: &str = " | ";

/// A sentence before and after its first mark, and the source that is marked.
fn marked(sentence: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = sentence.split_once(MARK)?;
    let (source, after) = rest.split_once(']')?;
    Some((before, source, after))
}

/// How a source fails to name an article.
enum Lack<'s> {
    /// The rules of an event give none.
    NotStated,
    /// None was found.
    NotSeen,
    /// This text was read and does not say it.
    Silent(&'s str),
    /// This text says something else.
    Other(&'s str),
}

impl<'s> Lack<'s> {
    fn of(source: &'s str) -> Self {
        let text = source.strip_suffix(Citation::PROJECT_DEFAULT).unwrap_or(source).trim_end();
        if source == Citation::NOT_STATED {
            return Self::NotStated;
        }
        match text.strip_suffix(" says otherwise").or(text.strip_suffix(" say otherwise")) {
            Some(other) => Self::Other(other),
            None => match text.strip_suffix(" silent") {
                Some(silent) => Self::Silent(silent.trim_end_matches(':')),
                None => Self::NotSeen,
            },
        }
    }
}

/// What a source that names no text means.
fn source_words(source: &str) -> String {
    let (source, subject) = source.split_once(ON).unwrap_or((source, "this"));
    match Lack::of(source) {
        Lack::NotStated => format!("The rules of this event state no article for {subject}."),
        Lack::NotSeen => {
            format!("No published article was found for {subject}; the project's default is used.")
        }
        Lack::Silent(text) => {
            format!("{text} does not say anything on {subject}; the project's default is used.")
        }
        Lack::Other(text) => {
            format!("On {subject} {text} says otherwise, and the project's default is used.")
        }
    }
}

/// The same in a few words.
fn short_words(source: &str) -> String {
    let source = source.split_once(ON).map_or(source, |(source, _)| source);
    match Lack::of(source) {
        Lack::NotStated => "no article stated".into(),
        Lack::NotSeen => "no published article found".into(),
        Lack::Silent(text) => format!("{text} does not say this"),
        Lack::Other(text) => format!("{text} says otherwise"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_that_names_no_text_is_told_once_and_below() {
        for (source, on, said) in [
            (
                "not seen (project default)",
                "a draw",
                "No published article was found for a draw; the project's default is used.",
            ),
            ("not stated", "this", "The rules of this event state no article for this."),
            (
                "Rules of Play, 7 says otherwise (project default)",
                "touched pieces",
                "On touched pieces Rules of Play, 7 says otherwise, and the project's default is \
                 used.",
            ),
            (
                "IDF rules: silent (project default)",
                "a flag",
                "IDF rules does not say anything on a flag; the project's default is used.",
            ),
        ] {
            let mark = mark(source, on);
            let mut answer = vec![format!("It is a draw {mark}."), format!("So {mark}.")];
            assert_eq!(without_sources(&mut answer), [said]);
            assert_eq!(answer, ["It is a draw.", "So."]);
        }
        let mut lines = vec!["It fell [source: not seen (project default)]. So.".to_owned()];
        in_place(&mut lines);
        assert_eq!(lines, ["It fell (no published article found). So."]);
    }
}
