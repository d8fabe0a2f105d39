//! Articles in a sentence, and what is said of a source that names no text: not inside the
//! sentence that is read aloud, but once, below it.

use draughts_ground::said::{Fact, Said};
use draughts_ground::told;

use super::{Phrase, Speaker};
use crate::diag::Citation;
use crate::rules::Mark;

told! {
    /// An article beside what it says, in brackets.
    pub(super) enum Article {
        /// `(FMJD Annex 1, 6.1)`, and how the text is known if it was not read.
        Named { text: String, mark: Option<Mark> } => "article";
        /// Nothing: the source names no text, and what is lacking is said below.
        Missing { source: String, subject: Phrase, lacking: Phrase } => "article-missing";
        /// A mark in its place, in a text that is searched for it.
        Marked { source: String, subject: Phrase } => "article-marked";
    }
}

told! {
    /// What is said of a source that names no text.
    pub(super) enum Lacking {
        /// The rules of an event give none.
        NotStated { subject: Phrase } => "article-not-stated";
        /// None was found.
        NotSeen { subject: Phrase } => "article-not-seen";
        /// This text was read and does not say it.
        Silent { text: String, subject: Phrase } => "article-silent";
        /// This text says something else.
        Other { text: String, subject: Phrase } => "article-other";
    }
}

/// What is said below of a source in a sentence that names no text.
pub(super) fn lacking(said: &Said) -> Option<&Said> {
    match fact(said, "lacking") {
        Some(Fact::Said(lacking)) => Some(lacking),
        _ => None,
    }
}

/// A source that names no text, marked.
pub(super) fn marked(said: &Said) -> Option<Said> {
    lacking(said)?;
    let facts = ["source", "subject"].map(|name| Some((name, fact(said, name)?.clone())));
    Some(Said { id: "article-marked", facts: facts.into_iter().flatten().collect() })
}

fn fact<'s>(said: &'s Said, name: &str) -> Option<&'s Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

impl Speaker<'_> {
    /// The article: `(FMJD Annex 1, 6.1)`, with how the text is known if it was not read:
    /// `(CBD, Anexo I, 99; quoted by others)`; of a source that names no document nothing.
    ///
    /// The edition stands in the first line of a ruling.
    pub(crate) fn article_on(&self, citation: &Citation, subject: impl Into<Phrase>) -> Phrase {
        let text = self.set.cite(citation);
        if citation.is_named() {
            let mark = self.set.mark_of(citation);
            return Article::Named { text, mark: mark.beside().map(|_| mark) }.into();
        }
        let subject = subject.into();
        let lacking = lacks(&text, &subject).into();
        Article::Missing { source: text, subject, lacking }.into()
    }
}

/// How a source fails to name an article.
fn lacks(source: &str, subject: &Phrase) -> Lacking {
    let subject = subject.clone();
    let text = source.strip_suffix(Citation::PROJECT_DEFAULT).unwrap_or(source).trim_end();
    if source == Citation::NOT_STATED {
        return Lacking::NotStated { subject };
    }
    match text.strip_suffix(" says otherwise").or(text.strip_suffix(" say otherwise")) {
        Some(other) => Lacking::Other { text: other.to_owned(), subject },
        None => match text.strip_suffix(" silent") {
            Some(silent) => {
                Lacking::Silent { text: silent.trim_end_matches(':').to_owned(), subject }
            }
            None => Lacking::NotSeen { subject },
        },
    }
}
