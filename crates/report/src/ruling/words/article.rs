//! Articles in a sentence, and the words for a source that names no text.
//!
//! The sentence has a few words in place of the article; below, one sentence says once for what no
//! article was found.

use draughts_ground::said::{Fact, Said, Told, said};
use draughts_ground::told;

use super::ending::Subject;
use super::{MoveName, Phrase, RulingWriter};
use draughts_games::record::found::InlineArticle;
use draughts_games::record::{RecordFinding, codes};
use draughts_games::rules::{Clause, TextEvidence};
use draughts_ground::diag::{ArticleText, Citation, MissingArticle};

told! {
    /// An article in brackets, after the statement that it supports.
    pub(super) enum Article {
        /// An article in brackets, such as `(FMJD Annex 1, 6.1)`.
        ///
        /// `before` is other text for the brackets; `mark` says how the article is known if nobody
        /// read it.
        Named { before: Option<Phrase>, text: ArticleText, mark: Option<TextEvidence> } => "article",
            "{ \" \" }({ $before ->
                [none] { \"\" }
               *[other] { $before };{ \" \" }
            }{ $text }{ $mark ->
                [quoted] ; seen only in quotations
                [published] ; not a federation's text
               *[none] { \"\" }
            })";
        /// The words in the brackets if the source names no text.
        ///
        /// `below` is the sentence with the details, such as that this program chose. `how` is
        /// `stated` if the rules of an event state no article, else `unpublished`.
        Missing { before: Option<Phrase>, how: &'static str, below: Phrase } => "article-missing",
            "{ \" \" }({ $before ->
                [none] { \"\" }
               *[other] { $before };{ \" \" }
            }{ $how ->
                [stated] no article stated
               *[other] no published article
            })";
        /// Such words where a later sentence of the answer has them.
        Later { below: Phrase } => "article-later", "{ \"\" }";
        InPlace { lacking: MissingArticle } => "article-in-place", "{ \" \" }({ $lacking })";
        Before { text: InlineArticle } => "article-before", "{ $text }";
        /// Consecutive articles: "FMJD Annex 1, 4.2 and 4.3".
        ///
        /// `bare` means that the numbers have no dots and follow no other word. `run` means that
        /// the first and the last number stand for more than two articles.
        Numbers {
            before: String,
            bare: bool,
            first: String,
            run: bool,
            last: String,
        } => "article-numbers",
            "{ $before }{ $bare ->
                [yes] rules{ \" \" }
               *[no] { \"\" }
            }{ $first } { $run ->
                [yes] to
               *[no] and
            } { $last }";
        Beside { what: Phrase } => "article-beside", "{ \" \" }({ $what })";
    }
}

/// Renders consecutive articles as they are read aloud.
///
/// The numbers of "FMJD Annex 1, 4.2-4.3" become "4.2 and 4.3", which nobody takes for a move.
pub(super) fn in_a_row(text: &str) -> Option<Said> {
    let is_number = |text: &str| {
        !text.is_empty()
            && text
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let (before, last) = text.rsplit_once(' ').unwrap_or(("", text));
    let (before, first, last, listed) = match last.split_once('-') {
        Some((first, last)) => (before, first, last, false),
        None => {
            let before = before.strip_suffix(',')?;
            let (start, first) = before.rsplit_once(' ').unwrap_or(("", before));
            // The last word of a title may be a number too: "FMJD Annex 1, 5.4.6".
            if !start.is_empty() && !start.ends_with(',') {
                return None;
            }
            (start, first, last, true)
        }
    };
    if !is_number(first) || !is_number(last) {
        return None;
    }
    let end = |text: &str| text.rsplit('.').next().and_then(|end| end.parse::<u32>().ok());
    let run = !listed && end(first).zip(end(last)).is_none_or(|(first, last)| first + 1 != last);
    let bare = !first.contains('.') && (before.is_empty() || before.ends_with(','));
    let before = if before.is_empty() { String::new() } else { format!("{before} ") };
    let (first, last) = (first.to_owned(), last.to_owned());
    Some(Article::Numbers { before, bare, first, run, last }.said())
}

/// Takes out the words for a missing article that another sentence says later.
///
/// `said_later` are the kinds of missing articles that later words have.
pub(super) fn say_once(said: &mut Said, said_later: &mut Vec<Fact>) {
    let missing = Article::Missing { before: None, how: "", below: MoveName::That.into() }.said();
    if said.id() == missing.id() {
        let fact = |name: &str| said.facts.iter().find(|(of, _)| *of == name).map(|(_, fact)| fact);
        let (Some(Fact::None), Some(how), Some(Fact::Said(below))) =
            (fact("before"), fact("how"), fact("below"))
        else {
            return;
        };
        match said_later.contains(how) {
            true => *said = Article::Later { below: below.clone().into() }.said(),
            false => said_later.push(how.clone()),
        }
        return;
    }
    for (_, fact) in said.facts.iter_mut().rev() {
        match fact {
            Fact::Said(inner) | Fact::HelpOf(inner) => say_once(inner, said_later),
            Fact::Sentences(all, _) => {
                all.iter_mut().rev().for_each(|one| say_once(one, said_later));
            }
            _ => {}
        }
    }
}

/// Returns the sentence, in a message, about a source that names no text.
pub(super) fn below(said: &Said) -> Option<&Said> {
    said.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Said(below) if *name == "below" => Some(below),
        _ => None,
    })
}

impl RulingWriter<'_> {
    /// Cites an article, and says how its text is known if nobody read it.
    ///
    /// For example `(FMJD Annex 1, 6.1)` or `(CBD, Anexo I, 99; known from quotations)`. The first
    /// line of a ruling names the edition. If the source names no text, the brackets say so.
    pub(crate) fn article_on(&self, citation: &Citation, subject: impl Into<Phrase>) -> Phrase {
        self.article_after(None, citation, subject)
    }

    /// Cites an article after another: for the same document only the number, such as `(5.1)`.
    pub(super) fn article_beside(
        &self,
        named: &Citation,
        citation: &Citation,
        subject: impl Into<Phrase>,
    ) -> Phrase {
        let [named, other] = [named, citation].map(|one| {
            let is_whole = matches!(one.told(), ArticleText::Of { .. })
                && self.set.titled(one).lacking().is_none();
            one.document().filter(|_| is_whole)
        });
        let article = citation.article();
        if other.is_none() || named != other || article.is_empty() {
            return self.article_on(citation, subject);
        }
        // The name of the document already said how the text is known.
        let text = ArticleText::Of { text: article.into() };
        Article::Named { before: None, text, mark: None }.into()
    }

    /// Cites an article with another text before it in the brackets.
    pub(super) fn article_after(
        &self,
        before: Option<Phrase>,
        citation: &Citation,
        subject: impl Into<Phrase>,
    ) -> Phrase {
        let titled = self.set.titled(citation);
        match titled.lacking() {
            Some(lacking) => {
                let how = how(&lacking);
                let below = lacks(lacking, subject.into());
                Article::Missing { before, how, below }.into()
            }
            None => {
                let (text, mark) = (titled.told(), self.set.mark_of(citation));
                Article::Named { before, text, mark: mark.beside().map(|_| mark) }.into()
            }
        }
    }

    /// Cites an article after another: `(FMJD Annex 1, 3.11, 5.4.2)` if both are of one text.
    pub(super) fn article_with(
        &self,
        before: Option<InlineArticle>,
        citation: &Citation,
        subject: impl Into<Phrase>,
    ) -> Phrase {
        let titled = self.set.titled(citation);
        let joined = match (&before, titled.lacking(), titled.told()) {
            (Some(InlineArticle::Named { article }), None, ArticleText::Of { text }) => {
                joined(article, &text)
            }
            _ => None,
        };
        if let Some(text) = joined {
            let (text, mark) = (ArticleText::Of { text }, self.set.mark_of(citation));
            return Article::Named { before: None, text, mark: mark.beside().map(|_| mark) }.into();
        }
        // An article that is named is not preceded by the words for a missing one.
        let before = before.filter(|before| {
            titled.lacking().is_some() || matches!(before, InlineArticle::Named { .. })
        });
        let before = before.map(|text| Article::Before { text }.into());
        self.article_after(before, citation, subject)
    }

    /// Cites the article of a draw clause.
    pub(crate) fn article_of_clause(&self, clause: &Clause) -> Phrase {
        self.article_on(&clause.cited(), Subject::of_draw(clause.kind()))
    }

    /// Cites the article of a draw clause in a list, where each line says if there is none.
    pub(super) fn listed_clause(&self, clause: &Clause) -> Phrase {
        let citation = clause.cited();
        match self.set.titled(&citation).lacking() {
            Some(lacking) => Article::InPlace { lacking }.into(),
            None => self.article_of_clause(clause),
        }
    }
}

/// Joins two articles of one text, with the name of the text once.
fn joined(first: &ArticleText, second: &str) -> Option<String> {
    let ArticleText::Of { text: first } = first else {
        return None;
    };
    let (title, _) = first.rsplit_once(", ")?;
    let article = second.strip_prefix(title)?.strip_prefix(", ")?;
    let same = second == first;
    Some(if same { first.clone() } else { format!("{first}, {article}") })
}

/// Cites the article of a finding, if there is one: " (FMJD Annex 1, 3.11)".
pub(super) fn article_of(found: &RecordFinding) -> Option<Phrase> {
    let citation = found.finding.citation.as_ref().filter(|_| found.article.is_some())?;
    let told = match citation.lacking() {
        Some(lacking) => {
            let subject = sourced(found);
            match (lacking, &subject) {
                (MissingArticle::NotSeen, Subject::NotRuled) => {
                    let below = said!(
                        "article-none-for",
                        "No published article was found for { $subject }.";
                        subject
                    )
                    .into();
                    Article::Missing { before: None, how: "unpublished", below }
                }
                (lacking, _) => {
                    let how = how(&lacking);
                    let below = lacks(lacking, subject.into());
                    Article::Missing { before: None, how, below }
                }
            }
        }
        None => Article::Named { before: None, text: citation.told(), mark: None },
    };
    Some(told.into())
}

/// Says that no article was found.
pub(super) fn no_article(subject: Subject) -> Phrase {
    let below = lacks(MissingArticle::NotSeen, subject.into());
    Article::Missing { before: None, how: how(&MissingArticle::NotSeen), below }.into()
}

/// Cites the article of a finding in a list.
pub(super) fn listed_article_of(found: &RecordFinding) -> Option<Phrase> {
    let citation = found.finding.citation.as_ref().filter(|_| found.article.is_some())?;
    match citation.lacking() {
        Some(lacking) => Some(Article::InPlace { lacking }.into()),
        None => article_of(found),
    }
}

/// Returns the subject for which the source of a finding names no text.
fn sourced(found: &RecordFinding) -> Subject {
    let finding = &found.finding;
    if finding.is(codes::DRAW_TOO_EARLY) {
        Subject::Earliest
    } else if finding.is(codes::OFFER_NOT_OPEN) {
        Subject::Offer
    } else if finding.is(codes::NOT_RULED) {
        Subject::NotRuled
    } else {
        Subject::This
    }
}

/// Returns the kind of a missing article, for the words in the brackets.
const fn how(lacking: &MissingArticle) -> &'static str {
    match lacking {
        MissingArticle::NotStated => "stated",
        _ => "unpublished",
    }
}

/// Says in a sentence that an article is missing.
fn lacks(lacking: MissingArticle, subject: Phrase) -> Phrase {
    match lacking {
        MissingArticle::NotStated => said!(
            "article-not-stated",
            "These rules state no article for { $subject }.";
            subject
        )
        .into(),
        MissingArticle::Silent { text } => said!(
            "article-silent",
            "{ $text } does not say anything on { $subject }; this program's choice applies \
             unless the rules of the competition say otherwise.";
            text, subject
        )
        .into(),
        MissingArticle::Other { text } => said!(
            "article-other",
            "No federation's article was found for { $subject }; this program's choice applies \
             unless the rules of the competition say otherwise.";
            text, subject
        )
        .into(),
        _ => said!(
            "article-not-seen",
            "No published article was found for { $subject }; this program's choice applies unless \
             the rules of the competition say otherwise.";
            subject
        )
        .into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn articles_in_a_row_are_not_read_as_a_move() {
        for (text, english, dutch) in [
            ("A, 4.2-4.3", "A, 4.2 and 4.3", "A, 4.2 en 4.3"),
            ("A, 4.2-4.6", "A, 4.2 to 4.6", "A, 4.2 t/m 4.6"),
            ("A, 3, 4", "A, rules 3 and 4", "A, regels 3 en 4"),
            ("A, R 1-3", "A, R 1 to 3", "A, R 1 t/m 3"),
            ("4.2-4.3", "4.2 and 4.3", "4.2 en 4.3"),
            ("3, 4", "rules 3 and 4", "regels 3 en 4"),
            ("Annex 1, 3.11, 5.4.2", "Annex 1, 3.11 and 5.4.2", "Annex 1, 3.11 en 5.4.2"),
        ] {
            let said = in_a_row(text).expect("two numbers");
            for (language, words) in [(Language::English, english), (Language::Dutch, dutch)] {
                assert_eq!(crate::words::say_aloud(&said, language), words);
            }
        }
        for text in
            ["A, 4.13", "A (2016), 7", "FMJD Annex 1", "FMJD Annex 1, 5.4.6", "A, 2023, Draw"]
        {
            assert!(in_a_row(text).is_none(), "{text}");
        }
    }
}
