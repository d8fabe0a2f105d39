//! A finding in words.

use crate::catalogue::Words;
use crate::language::Language;
use draughts_ground::diag::Finding;

/// What is said of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Worded {
    /// States the problem and stands alone; never proposes anything.
    pub message: String,
    /// A few words set under the marked bytes; may be empty.
    pub label: String,
    /// Background: the law, or what was taken for granted.
    pub note: Option<String>,
    /// What to do.
    pub help: Option<String>,
}

impl Words {
    /// A finding in the words of a language.
    ///
    /// The message is that of what was found; label, note and help are its attributes in the
    /// catalogue, and the last [remark](Finding::remark) that has one of them speaks for it.
    /// An attribute that comes out empty is not said.
    #[must_use]
    pub fn worded(&self, finding: &Finding, language: Language) -> Worded {
        let Some(what) = finding.what() else {
            return Worded {
                message: finding.message.clone(),
                label: finding.label.clone(),
                note: finding.note.clone(),
                help: finding.help.clone(),
            };
        };
        let what = what.said();
        let attribute = |name: &str| {
            let remarks = finding.remarks().iter().rev().chain(std::iter::once(&what));
            let mut said = remarks.filter_map(|said| self.attribute(said, name, language));
            said.next().filter(|words| !words.is_empty())
        };
        Worded {
            message: self.say(&what, language),
            label: attribute("label").unwrap_or_default(),
            note: attribute("note"),
            help: attribute("help"),
        }
    }
}
