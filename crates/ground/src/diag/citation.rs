//! The source of a law: document and article.

use serde::{Deserialize, Serialize};

use crate::told;

told! {
    /// How a source fails to name an article, in a few words.
    pub enum Lacking {
        /// The rules of an event give none.
        NotStated => "lacking-not-stated";
        /// None was found.
        NotSeen => "lacking-not-seen";
        /// This text was read and does not say it.
        Silent { text: String } => "lacking-silent";
        /// This text says something else.
        Other { text: String } => "lacking-other";
    }
}

/// What a field or a finding rests on, as it is written in a rule set:
/// a document key followed by the article (`A1 4.13`), or one of the two
/// phrases [`Citation::NOT_SEEN`] and [`Citation::NOT_STATED`].
///
/// `QC as A1 4.13`: QC says that the other game's rules hold, and they are in A1 4.13.
/// `IDF silent (project default)`: the document was read in full and does not say it.
/// `IDF 8.1-8.4 say otherwise (project default)`: it says something else, and the value is the
/// project's own choice.
///
/// An article number is never invented: a field whose article nobody has read
/// says so.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Citation(String);

impl Citation {
    /// The source of a field whose text the project has not seen.
    pub const NOT_SEEN: &'static str = "not seen (project default)";
    /// How a citation ends if no text gives the value.
    pub const PROJECT_DEFAULT: &'static str = "(project default)";
    /// The source of a field that a custom document sets without naming one.
    pub const NOT_STATED: &'static str = "not stated";

    /// A citation from its written form; blanks around it are dropped.
    pub fn new(text: impl AsRef<str>) -> Self {
        Self(text.as_ref().trim().to_owned())
    }

    /// The citation of a field set without a source.
    #[must_use]
    pub fn not_stated() -> Self {
        Self::new(Self::NOT_STATED)
    }

    /// The written form.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The document key: the first word, unless the citation is one of the two phrases.
    #[must_use]
    pub fn document(&self) -> Option<&str> {
        match self.as_str() {
            Self::NOT_SEEN | Self::NOT_STATED | "" => None,
            text => text.split_whitespace().next(),
        }
    }

    /// What follows the document key; empty for the two phrases.
    #[must_use]
    pub fn article(&self) -> &str {
        self.document().map_or("", |key| self.0[key.len()..].trim())
    }

    /// True if a document, read or not, does not give the value: it is the project's choice.
    #[must_use]
    pub fn is_default(&self) -> bool {
        self.0.ends_with(Self::PROJECT_DEFAULT)
    }

    /// True if a text that gives the value is named.
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.document().is_some() && !self.is_default()
    }

    /// How it fails to name an article; `None` if it names one.
    #[must_use]
    pub fn lacking(&self) -> Option<Lacking> {
        if self.is_named() {
            return None;
        }
        if self.0 == Self::NOT_STATED {
            return Some(Lacking::NotStated);
        }
        let text = self.0.strip_suffix(Self::PROJECT_DEFAULT).unwrap_or(&self.0).trim_end();
        let other = text.strip_suffix(" says otherwise").or(text.strip_suffix(" say otherwise"));
        Some(match (other, text.strip_suffix(" silent")) {
            (Some(other), _) => Lacking::Other { text: other.to_owned() },
            (None, Some(silent)) => {
                Lacking::Silent { text: silent.trim_end_matches(':').to_owned() }
            }
            (None, None) => Lacking::NotSeen,
        })
    }

    /// The citation as another document makes it its own: `A1 4.13` by `QC` is
    /// `QC as A1 4.13`. What names no text stays as it is.
    #[must_use]
    pub fn taken_over_by(&self, by: &Self) -> Self {
        if self.is_named() { Self(format!("{by} as {self}")) } else { self.clone() }
    }

    /// The two parts of `QC as A1 4.13`.
    #[must_use]
    pub fn parts(&self) -> Option<(Self, Self)> {
        let (by, other) = self.0.split_once(" as ")?;
        Some((Self::new(by), Self::new(other)))
    }
}

impl std::fmt::Display for Citation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
