//! Where a law stands: document and article.

use serde::{Deserialize, Serialize};

/// What a field or a finding rests on, as it is written in a rule set:
/// a document key followed by the article (`A1 4.13`), or one of the two
/// phrases [`Citation::NOT_SEEN`] and [`Citation::NOT_STATED`].
///
/// An article number is never invented: a field whose article nobody has read
/// says so.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Citation(String);

impl Citation {
    /// The source of a field whose text the project has not seen.
    pub const NOT_SEEN: &'static str = "not seen (project default)";
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

    /// True where an article or a document is named.
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.document().is_some()
    }
}

impl std::fmt::Display for Citation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
