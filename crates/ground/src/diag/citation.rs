//! The source of a law: document and article.

use serde::{Deserialize, Serialize};

use crate::told;

told! {
    /// The reason a source does not name an article, in a few words.
    pub enum MissingArticle {
        NotStated => "lacking-not-stated", "no article stated";
        NotSeen => "lacking-not-seen", "no published article found";
        Silent { text: String } => "lacking-silent", "{ $text } does not say this";
        Other { text: String } => "lacking-other", "no federation's article found";
    }
}

told! {
    /// The article that a source names, with the titles of its documents.
    pub enum ArticleText {
        Of { text: String } => "article-of", "{ $text }";
        TakenOver { by: String, other: String } => "article-taken-over", "{ $by }, as { $other }";
    }
}

/// The source of a field or a finding, in its written form.
///
/// This is a document key followed by the article (`A1 4.13`), or one of the two phrases
/// [`Citation::NOT_SEEN`] and [`Citation::NOT_STATED`]. Other forms:
///
/// - `QC as A1 4.13`: QC adopts the rules of the other game, and they are in A1 4.13.
/// - `IDF silent (project default)`: the document was read in full and does not cover the matter.
/// - `IDF 8.1-8.4 say otherwise (project default)`: the document gives another value, and the
///   project chose its own.
///
/// An article number is never invented: if nobody has read the article, the citation says so.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Citation {
    text: Box<str>,
    /// The length in bytes of the part of `text` that names a document; the basis follows it.
    named: u32,
    /// The length in bytes of the adopting document in `text` (`QDF, as ...`), if [`adopted_from`]
    /// made the citation; otherwise 0.
    ///
    /// [`adopted_from`]: Citation::adopted_from
    taken_by: u32,
    basis: Basis,
}

/// The separator between the adopting document and the one with the article.
const AS: &str = ", as ";

/// Converts a length in a citation, which is one line of a document.
fn short(len: usize) -> u32 {
    u32::try_from(len).expect("a citation is shorter than 4 GiB")
}

/// The relation of a document to the value that cites it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The named document gives the value.
    Named,
    /// The document was read and does not cover the matter: the value is the project's choice.
    Silent,
    /// The document was read and gives another value.
    Otherwise,
    /// The project chose the value for another reason.
    Chosen,
    /// Nobody on the project has seen the document.
    NotSeen,
    /// The author of the value named no source.
    NotStated,
}

impl Basis {
    /// Parses the basis, and the length of the part that names a document.
    fn of(text: &str) -> (Self, usize) {
        match text {
            Citation::NOT_SEEN => return (Self::NotSeen, 0),
            Citation::NOT_STATED | "" => return (Self::NotStated, 0),
            _ => {}
        }
        let Some(own) = text.strip_suffix(Citation::PROJECT_DEFAULT).map(str::trim_end) else {
            return (Self::Named, text.len());
        };
        let ways = [
            (" silent", Self::Silent),
            (" says otherwise", Self::Otherwise),
            (" say otherwise", Self::Otherwise),
        ];
        let way =
            ways.into_iter().find_map(|(words, basis)| Some((basis, own.strip_suffix(words)?)));
        let (basis, named) = way.unwrap_or((Self::Chosen, own));
        (basis, named.trim_end().len())
    }
}

impl From<String> for Citation {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl From<Citation> for String {
    fn from(citation: Citation) -> Self {
        citation.text.into_string()
    }
}

impl Citation {
    /// The source of a field whose document nobody on the project has seen.
    pub const NOT_SEEN: &'static str = "not seen (project default)";
    /// The end of a citation if no document gives the value.
    pub(crate) const PROJECT_DEFAULT: &'static str = "(project default)";
    /// The source of a field that a custom document sets without naming one.
    pub const NOT_STATED: &'static str = "not stated";

    /// Parses a citation from its written form, trimming blanks.
    pub fn new(text: impl AsRef<str>) -> Self {
        let text = text.as_ref().trim();
        let (basis, named) = Basis::of(text);
        Self { text: text.into(), named: short(named), taken_by: 0, basis }
    }

    /// Replaces the document key by the title of the document, and keeps the basis.
    ///
    /// If no article separates the title from the basis, a colon does.
    pub fn titled(&self, title: &str) -> Self {
        let article = self.named_article();
        let named = if article.is_empty() { title.into() } else { format!("{title}, {article}") };
        let colon = match self.basis {
            Basis::Silent | Basis::Otherwise if article.is_empty() => ":",
            _ => "",
        };
        let text = format!("{named}{colon}{}", &self.text[self.named()..]);
        let (text, named) = (text.into(), short(named.len()));
        Self { text, named, taken_by: 0, basis: self.basis }
    }

    /// Cites an article that one document adopts from another, each with its title.
    pub fn adopted_from(by: &Self, other: &Self) -> Self {
        let text = format!("{by}{AS}{other}");
        Self {
            named: short(text.len() - (other.text.len() - other.named())),
            taken_by: short(by.text.len()),
            text: text.into(),
            basis: other.basis,
        }
    }

    /// Returns the article as a message.
    pub fn told(&self) -> ArticleText {
        match self.taken_by as usize {
            0 => ArticleText::Of { text: self.text.to_string() },
            by => {
                let (by, other) = (&self.text[..by], &self.text[by + AS.len()..]);
                ArticleText::TakenOver { by: by.to_owned(), other: other.to_owned() }
            }
        }
    }

    /// Returns the length in bytes of the part that names a document.
    const fn named(&self) -> usize {
        self.named as usize
    }

    /// Returns the named article, without the basis.
    fn named_article(&self) -> &str {
        self.document().map_or("", |key| self.text[key.len()..self.named().max(key.len())].trim())
    }

    /// Creates the citation of a field set without a source.
    pub fn not_stated() -> Self {
        Self::new(Self::NOT_STATED)
    }

    /// Returns the written form.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the relation of the document to the value.
    pub const fn basis(&self) -> Basis {
        self.basis
    }

    /// Returns whether the author named a source, even one that nobody has seen.
    pub fn is_stated(&self) -> bool {
        self.basis != Basis::NotStated
    }

    /// Returns the document key: the first word, unless the citation is one of the two phrases.
    pub fn document(&self) -> Option<&str> {
        match self.basis {
            Basis::NotSeen | Basis::NotStated => None,
            Basis::Named | Basis::Silent | Basis::Otherwise | Basis::Chosen => {
                self.text.split_whitespace().next()
            }
        }
    }

    /// Returns the text after the document key; empty for the two phrases.
    pub fn article(&self) -> &str {
        self.document().map_or("", |key| self.text[key.len()..].trim())
    }

    /// Returns whether the value is the project's choice: a document, read or not, does not give
    /// it.
    pub const fn is_default(&self) -> bool {
        match self.basis {
            Basis::Silent | Basis::Otherwise | Basis::Chosen | Basis::NotSeen => true,
            Basis::Named | Basis::NotStated => false,
        }
    }

    /// Returns whether the citation names a document that gives the value.
    pub fn is_named(&self) -> bool {
        self.basis == Basis::Named
    }

    /// Returns the reason the citation does not name an article; `None` if it names one.
    pub fn lacking(&self) -> Option<MissingArticle> {
        let text = || self.text[..self.named()].to_owned();
        match self.basis {
            Basis::Named => None,
            Basis::NotStated => Some(MissingArticle::NotStated),
            Basis::NotSeen | Basis::Chosen => Some(MissingArticle::NotSeen),
            Basis::Silent => Some(MissingArticle::Silent { text: text() }),
            Basis::Otherwise => Some(MissingArticle::Other { text: text() }),
        }
    }

    /// Returns the document that contradicts the value, if one does.
    pub fn says_otherwise(&self) -> Option<Self> {
        (self.basis == Basis::Otherwise).then(|| Self::new(&self.text[..self.named()]))
    }

    /// Returns the citation as adopted by another document: `A1 4.13` by `QC` is `QC as A1 4.13`.
    ///
    /// A citation that names no document is returned unchanged.
    pub fn adopted_by(&self, by: &Self) -> Self {
        if self.is_named() { Self::new(format!("{by} as {self}")) } else { self.clone() }
    }

    /// Splits `QC as A1 4.13` into its two documents.
    pub fn parts(&self) -> Option<(Self, Self)> {
        let (by, other) = self.text.split_once(" as ")?;
        Some((Self::new(by), Self::new(other)))
    }
}

impl std::fmt::Display for Citation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_changes_nothing_of_what_a_citation_says() {
        let silent = Citation::new("IDF silent (project default)").titled("The IDF");
        assert_eq!(silent.as_str(), "The IDF: silent (project default)");
        assert_eq!(silent.lacking(), Some(MissingArticle::Silent { text: "The IDF".into() }));
        let other = Citation::new("IDF 8.1 says otherwise (project default)").titled("The IDF");
        assert_eq!(other.as_str(), "The IDF, 8.1 says otherwise (project default)");
        assert_eq!(other.lacking(), Some(MissingArticle::Other { text: "The IDF, 8.1".into() }));
        // A title that contains the words of a basis is still a title.
        let named = Citation::new("CLUB 4").titled("Night of the silent (project default)");
        assert_eq!((named.basis(), named.lacking()), (Basis::Named, None));
        let chained =
            Citation::adopted_from(&Citation::new("QDF"), &Citation::new("Annex 1, 4.13"));
        assert_eq!(chained.as_str(), "QDF, as Annex 1, 4.13");
        let (by, other) = ("QDF".into(), "Annex 1, 4.13".into());
        assert_eq!(chained.told(), ArticleText::TakenOver { by, other });
    }

    #[test]
    fn a_citation_is_read_once_and_asked_for_what_it_means() {
        for (text, basis, document) in [
            ("A1 4.13", Basis::Named, Some("A1")),
            ("QC as A1 4.13", Basis::Named, Some("QC")),
            ("IDF silent (project default)", Basis::Silent, Some("IDF")),
            ("IDF 8.1-8.4 say otherwise (project default)", Basis::Otherwise, Some("IDF")),
            ("R7 says otherwise (project default)", Basis::Otherwise, Some("R7")),
            ("house (project default)", Basis::Chosen, Some("house")),
            ("not seen (project default)", Basis::NotSeen, None),
            (" not stated ", Basis::NotStated, None),
            ("", Basis::NotStated, None),
        ] {
            let citation = Citation::new(text);
            assert_eq!((citation.basis(), citation.document()), (basis, document), "{text}");
            assert_eq!(citation.as_str(), text.trim());
            assert_eq!(citation.is_default(), text.ends_with("(project default)"), "{text}");
            assert_eq!(citation.is_named(), basis == Basis::Named, "{text}");
        }
    }
}
