//! The documents that a rule set cites, and whether the project has read them.
//!
//! Accepted under `documents:`: a title alone, as a club writes it for its own regulations, or
//! `{title: ..., edition: ..., mark: ...}`. If some articles of a document were read and others
//! only found quoted, it has two keys with the same title, one for each mark.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};

use super::allowed::{Allowed, NotAllowed};
use super::fields::RuleSet;
use super::value::word_enum;
use crate::diag::Citation;

word_enum! {
    /// The evidence for the text that a citation names, the best first.
    #[derive(PartialOrd, Ord)]
    pub enum TextEvidence {
        /// A federation's text; the article itself was read.
        Read = "read",
        /// A federation's text; the article is known only from quotations.
        Quoted = "quoted",
        /// A published text that is not a federation's.
        Published = "published",
        /// A text that a user's own document cites; the project has not seen it.
        Stated = "stated",
        /// No text: the project's choice, or no source stated.
        None = "none",
    }
}

impl TextEvidence {
    /// Returns the mark in words, as `rules show` prints it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Read => "text read",
            Self::Quoted => "quoted by others",
            Self::Published => "not a federation's text",
            Self::Stated => "as stated",
            Self::None => "no text",
        }
    }

    /// Returns the text in brackets that a ruling prints after an article.
    ///
    /// Returns `None` if nothing need be added: the text was read (the usual case), it is a club's
    /// own regulations (their title says enough), or the citation itself says that there is no
    /// text.
    #[must_use]
    pub const fn beside(self) -> Option<&'static str> {
        match self {
            Self::Quoted | Self::Published => Some(self.words()),
            Self::Read | Self::Stated | Self::None => None,
        }
    }
}

/// A document that sources cite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The title.
    pub title: String,
    /// The edition used, if the title does not tell.
    pub edition: Option<String>,
    /// The evidence for its text.
    pub mark: TextEvidence,
}

/// The marks that a document may have.
const MARKS: &str = "read | quoted | published | stated";

/// The documents by key.
pub type Documents = BTreeMap<String, Document>;

impl<'de> Deserialize<'de> for Document {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DocumentVisitor)
    }
}

struct DocumentVisitor;

impl<'de> Visitor<'de> for DocumentVisitor {
    type Value = Document;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Allowed::Title { marks: MARKS.to_owned() }.fmt(f)
    }

    fn visit_str<E: de::Error>(self, title: &str) -> Result<Self::Value, E> {
        Ok(Document { title: title.to_owned(), edition: None, mark: TextEvidence::Stated })
    }

    // A title can be a year.
    fn visit_u64<E: de::Error>(self, title: u64) -> Result<Self::Value, E> {
        self.visit_str(&title.to_string())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        const KEYS: &[&str] = &["title", "edition", "mark"];
        let (mut title, mut edition, mut mark) = (None, None, None);
        while let Some(key) = map.next_key::<String>()? {
            let (slot, name) = match key.as_str() {
                "title" => (&mut title, "title"),
                "edition" => (&mut edition, "edition"),
                "mark" => (&mut mark, "mark"),
                _ => return Err(de::Error::unknown_field(&key, KEYS)),
            };
            if slot.is_some() {
                return Err(de::Error::duplicate_field(name));
            }
            *slot = Some(map.next_value::<String>()?);
        }
        let title = title.ok_or_else(|| de::Error::missing_field("title"))?;
        let mark = match mark.as_deref() {
            None => TextEvidence::Stated,
            Some(word) => {
                word.parse().ok().filter(|mark| *mark != TextEvidence::None).ok_or_else(|| {
                    let allowed = Allowed::Words { words: MARKS.to_owned() };
                    de::Error::custom(NotAllowed::Word { word: word.to_owned() }.but(allowed))
                })?
            }
        };
        Ok(Document { title, edition, mark })
    }
}

/// The number of fields and draw clauses of a set, by the text that they rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SourceCounts {
    /// Federations' texts that were read.
    pub read: usize,
    /// Federations' texts known only from quotations.
    pub quoted: usize,
    /// Other published texts, and clubs' own regulations.
    pub other: usize,
    /// No text.
    pub none: usize,
}

impl SourceCounts {
    fn add(&mut self, mark: TextEvidence) {
        let count = match mark {
            TextEvidence::Read => &mut self.read,
            TextEvidence::Quoted => &mut self.quoted,
            TextEvidence::Published | TextEvidence::Stated => &mut self.other,
            TextEvidence::None => &mut self.none,
        };
        *count += 1;
    }
}

impl RuleSet {
    /// Returns a citation with the title of its document: `FMJD Annex 1, 4.13` for `A1 4.13`.
    pub fn cite(&self, citation: &Citation) -> String {
        self.titled(citation).to_string()
    }

    /// Returns a citation with the title of its document, and the relation of that text to the
    /// value.
    pub fn titled(&self, citation: &Citation) -> Citation {
        self.written_out(citation, false)
    }

    /// As [`cite`](Self::cite), with the edition, and the mark after the article: `FMJD Annex 1
    /// (November 2015), 4.13`, `CBD, Anexo I, 99 (quoted by others)`.
    pub fn cite_marked(&self, citation: &Citation) -> String {
        let text = self.written_out(citation, true);
        match self.mark_of(citation).beside() {
            Some(mark) => format!("{text} ({mark})"),
            None => text.to_string(),
        }
    }

    /// Returns the remark of the rule set on an article: the text after its number.
    pub fn remark_on(&self, article: &Citation) -> Option<&str> {
        let of_it = |remark: &'_ String| {
            let text = remark.strip_prefix(article.as_str())?.strip_prefix(": ")?;
            Some(remark.len() - text.len())
        };
        self.remarks.iter().find_map(|remark| Some(&remark[of_it(remark)?..]))
    }

    /// Returns the evidence for the text of a citation; if it names two texts, the weaker one.
    pub fn mark_of(&self, citation: &Citation) -> TextEvidence {
        if !citation.is_named() {
            return TextEvidence::None;
        }
        if let Some((by, other)) = self.chain(citation) {
            return self.mark_of(&by).max(self.mark_of(&other));
        }
        let key = citation.document().and_then(|key| self.documents.get(key));
        key.map_or(TextEvidence::Stated, |document| document.mark)
    }

    /// Counts the fields and draw clauses by the text that they rest on.
    ///
    /// The first counts cover the fields that federations have rules for, the second those that
    /// only house rules mention.
    pub fn source_counts(&self) -> (SourceCounts, SourceCounts) {
        let (mut counts, mut house) = (SourceCounts::default(), SourceCounts::default());
        for field in self.fields() {
            let counts = if is_house_field(field.name) { &mut house } else { &mut counts };
            counts.add(self.mark_of(&field.source));
        }
        for clause in &self.draws {
            counts.add(self.mark_of(&clause.cited()));
        }
        (counts, house)
    }

    /// Splits `QC as A1 4.13`, if both documents belong to the set.
    fn chain(&self, citation: &Citation) -> Option<(Citation, Citation)> {
        let (by, other) = citation.parts()?;
        let known =
            |part: &Citation| part.document().is_some_and(|key| self.documents.contains_key(key));
        (known(&by) && known(&other)).then_some((by, other))
    }

    fn written_out(&self, citation: &Citation, with_edition: bool) -> Citation {
        if let Some((by, other)) = self.chain(citation) {
            let [by, other] = [by, other].map(|part| self.written_out(&part, with_edition));
            return Citation::adopted_from(&by, &other);
        }
        let document = citation.document().and_then(|key| self.documents.get(key));
        let Some(Document { title, edition, .. }) = document else {
            return citation.clone();
        };
        match edition.as_ref().filter(|_| with_edition) {
            Some(edition) => citation.titled(&format!("{title} ({edition})")),
            None => citation.titled(title),
        }
    }
}

/// Fields that exist only because of house rules.
///
/// Federations' texts mention them in passing, if at all, so they are counted separately.
pub const HOUSE_FIELDS: &[&str] = &[
    "limit_block",
    "credit_after",
    "credit_counts",
    "cancelling",
    "late_claim",
    "claim_refused",
    "time_over",
];

/// Returns whether only house rules mention the field.
pub(super) fn is_house_field(name: &str) -> bool {
    HOUSE_FIELDS.contains(&name)
}
