//! A finding in words.

use crate::catalogue::{Voice, Words};
use crate::language::Language;
use draughts_ground::diag::Finding;
use draughts_ground::said::Said;

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
    /// Returns a finding in the words of a language.
    ///
    /// The message is that of what was found; label, note and help are its attributes in the
    /// catalogue, and the last [remark](Finding::remark) that has one of them speaks for it.
    /// An attribute that comes out empty is not said.
    #[must_use]
    pub fn worded(&self, finding: &Finding, language: Language) -> Worded {
        self.worded_with(finding, language, None)
    }

    /// Returns the same; what these words have no attribute for, those of the `caller` may have.
    #[must_use]
    pub fn worded_with(
        &self,
        finding: &Finding,
        language: Language,
        caller: Option<&Self>,
    ) -> Worded {
        self.worded_voiced(finding, language, caller, Voice::Written)
    }

    /// Returns the same [as it is read aloud](Self::aloud).
    #[must_use]
    pub fn worded_aloud(&self, finding: &Finding, language: Language) -> Worded {
        self.worded_voiced(finding, language, None, Voice::Aloud)
    }

    fn worded_voiced(
        &self,
        finding: &Finding,
        language: Language,
        caller: Option<&Self>,
        voice: Voice,
    ) -> Worded {
        let said = (&finding.what().said(), finding.remarks());
        let mut worded = self.of_value(said, language, caller, voice);
        for advice in finding.advice() {
            let said = self.voiced(advice, language, voice, None);
            worded.help = Some(match worded.help {
                Some(help) => format!("{help}\n{said}"),
                None => said,
            });
        }
        worded
    }

    fn of_value(
        &self,
        (what, remarks): (&Said, &[Said]),
        language: Language,
        caller: Option<&Self>,
        voice: Voice,
    ) -> Worded {
        let attribute = |name: &str| {
            let of_any = |said: &Said| {
                let own = self.attribute_voiced(said, name, language, voice);
                own.or_else(|| caller?.attribute_voiced(said, name, language, voice))
            };
            let said = remarks.iter().rev().chain(std::iter::once(what)).find_map(of_any);
            said.filter(|words| !words.is_empty())
        };
        Worded {
            message: self.voiced(what, language, voice, None),
            label: attribute("label").unwrap_or_default(),
            note: attribute("note"),
            help: attribute("help"),
        }
    }
}
