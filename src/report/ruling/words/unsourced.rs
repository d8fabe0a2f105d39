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

/// A sentence before and after its first mark, and the source that is marked.
fn marked(sentence: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = sentence.split_once(MARK)?;
    let (source, after) = rest.split_once(']')?;
    Some((before, source, after))
}

/// What a source that names no text means.
fn source_words(source: &str) -> String {
    let text = source.strip_suffix(Citation::PROJECT_DEFAULT).unwrap_or(source).trim_end();
    let other = text.strip_suffix(" says otherwise").or(text.strip_suffix(" say otherwise"));
    if source == Citation::NOT_STATED {
        "The rules of this event state no article.".into()
    } else if let Some(other) = other {
        format!("Another text says otherwise: {other}; the project's default is used.")
    } else if let Some(silent) = text.strip_suffix(" silent") {
        format!("The text ({silent}) does not say this; the project's default is used.")
    } else {
        "No published article was found for this; the project's default is used.".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_that_names_no_text_is_told_once_and_below() {
        let silent = "The text (IDF) does not say this; the project's default is used.";
        for (source, said) in [
            (
                "not seen (project default)",
                "No published article was found for this; the project's default is used.",
            ),
            ("not stated", "The rules of this event state no article."),
            (
                "ROP 7 says otherwise (project default)",
                "Another text says otherwise: ROP 7; the project's default is used.",
            ),
            ("IDF silent (project default)", silent),
        ] {
            let mut answer = vec![
                format!("It is a draw [source: {source}]."),
                format!("So [source: {source}]."),
            ];
            assert_eq!(without_sources(&mut answer), [said]);
            assert_eq!(answer, ["It is a draw.", "So."]);
        }
    }
}
