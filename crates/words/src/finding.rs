//! Renders findings as text.

use crate::catalogue::{Voice, Words};
use crate::language::Language;
use draughts_ground::diag::Finding;
use draughts_ground::said::Said;

/// The texts of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct FindingTexts {
    /// States the problem and makes sense alone; never proposes a remedy.
    pub message: String,
    /// A few words printed under the marked bytes; may be empty.
    pub label: String,
    /// Background: the law, or an assumption.
    pub note: Option<String>,
    /// The proposed remedy.
    pub help: Option<String>,
}

impl Words {
    /// Renders a finding in a language.
    ///
    /// The message is that of the finding's value; label, note and help are its attributes in the
    /// catalogue. The last [remark](Finding::remark) with such an attribute overrides it. An empty
    /// attribute is omitted.
    pub fn worded(&self, finding: &Finding, language: Language) -> FindingTexts {
        self.worded_with(finding, language, None)
    }

    /// As [`worded`](Self::worded), looking up missing attributes in the words of the `caller`.
    pub fn worded_with(
        &self,
        finding: &Finding,
        language: Language,
        caller: Option<&Self>,
    ) -> FindingTexts {
        self.worded_voiced(finding, language, caller, Voice::Written)
    }

    /// Renders a finding [as it is read aloud](Self::aloud).
    pub fn worded_aloud(&self, finding: &Finding, language: Language) -> FindingTexts {
        self.worded_voiced(finding, language, None, Voice::Aloud)
    }

    fn worded_voiced(
        &self,
        finding: &Finding,
        language: Language,
        caller: Option<&Self>,
        voice: Voice,
    ) -> FindingTexts {
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
    ) -> FindingTexts {
        let attribute = |name: &str| {
            let of_any = |said: &Said| {
                let own = self.attribute_voiced(said, name, language, voice);
                own.or_else(|| caller?.attribute_voiced(said, name, language, voice))
            };
            let said = remarks.iter().rev().chain(std::iter::once(what)).find_map(of_any);
            said.filter(|words| !words.is_empty())
        };
        FindingTexts {
            message: self.voiced(what, language, voice, None),
            label: attribute("label").unwrap_or_default(),
            note: attribute("note"),
            help: attribute("help"),
        }
    }
}
