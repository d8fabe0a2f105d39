//! The type of everything reported about an input: errors, oddities and notes.

use std::any::Any;
use std::sync::Arc;

use super::{Citation, Code, Found, LineMap, Place, Span};
use crate::said::{Said, Told};

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Information; nothing is wrong.
    Note,
    /// Odd but tolerated; sets the exit code to 1 only with `--strict`.
    Warning,
    /// A law of the game was broken; the game continues from there.
    Irregularity,
    /// Unreadable or impossible; nothing that depends on it is examined.
    Error,
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Irregularity => "irregularity",
            Self::Error => "error",
        })
    }
}

/// A problem or a remark about an input.
#[derive(Debug, Clone)]
pub struct Finding {
    what: Arc<dyn Found>,
    /// Remarks added after it was found.
    remarks: Vec<Said>,
    /// Further advice.
    advice: Vec<Said>,
    /// Its code, with the level and the law.
    declared: &'static Code,
    /// Whether it was found in a variation: nobody played it, so it is at most a warning.
    in_variation: bool,
    /// The bytes it concerns, in the text it was found in.
    pub span: Span,
    /// Line and column of the start of `span`, if known.
    pub place: Option<Place>,
    /// The article that it rests on.
    pub citation: Option<Citation>,
}

impl PartialEq for Finding {
    fn eq(&self, other: &Self) -> bool {
        self.what.said() == other.what.said()
            && (&self.remarks, &self.advice) == (&other.remarks, &other.advice)
            && self.declared == other.declared
            && self.in_variation == other.in_variation
            && (self.span, self.place) == (other.span, other.place)
            && self.citation == other.citation
    }
}

impl Eq for Finding {}

impl Finding {
    /// Creates a finding from a value and the bytes it concerns.
    pub fn of(what: impl Found, span: Span) -> Self {
        Self::shared(Arc::new(what), span)
    }

    /// Creates a finding from a shared value and the bytes it concerns.
    pub fn shared(what: Arc<dyn Found>, span: Span) -> Self {
        Self {
            declared: what.code(),
            what,
            remarks: Vec::new(),
            advice: Vec::new(),
            in_variation: false,
            span,
            place: None,
            citation: None,
        }
    }

    /// Returns what was found.
    pub fn what(&self) -> &dyn Found {
        &*self.what
    }

    /// Returns what was found, if it is a `W`.
    pub fn as_what<W: Found>(&self) -> Option<&W> {
        let what: &dyn Any = &*self.what;
        what.downcast_ref()
    }

    /// Replaces what was found.
    pub fn restate(&mut self, what: impl Found) {
        self.declared = what.code();
        self.what = Arc::new(what);
    }

    /// Adds a remark, whose note, help or label replaces that of the finding.
    pub fn remark(&mut self, remark: &impl Told) {
        self.remarks.push(remark.said());
    }

    /// Adds a [remark](Self::remark) and returns the finding.
    #[must_use]
    pub fn remarked(mut self, remark: &impl Told) -> Self {
        self.remark(remark);
        self
    }

    /// Removes all remarks.
    pub fn forget_remarks(&mut self) {
        self.remarks.clear();
    }

    /// Returns the remarks, in the order they were added.
    pub fn remarks(&self) -> &[Said] {
        &self.remarks
    }

    /// Adds further advice, printed on a line of its own after the help.
    pub fn advise(&mut self, advice: &impl Told) {
        self.advice.push(advice.said());
    }

    /// Returns the further advice, in the order it was added.
    pub fn advice(&self) -> &[Said] {
        &self.advice
    }

    /// Returns the stable kebab-case code, which `arbiter explain` accepts.
    pub const fn code(&self) -> &'static str {
        self.declared.code
    }

    /// Returns whether it has this code.
    pub fn is(&self, code: &Code) -> bool {
        self.declared == code
    }

    /// Returns whether it has one of these codes.
    pub fn is_any(&self, codes: &[&Code]) -> bool {
        codes.contains(&self.declared)
    }

    /// Returns its code as declared.
    pub const fn declared(&self) -> &'static Code {
        self.declared
    }

    /// Returns its severity: the level that its code declares, or a warning in a variation.
    pub const fn level(&self) -> Level {
        if self.in_variation { Level::Warning } else { self.declared.level }
    }

    /// Marks it as found in a variation.
    pub const fn put_in_variation(&mut self) {
        self.in_variation = true;
    }

    /// Sets the article.
    #[must_use]
    pub fn cite(mut self, citation: Citation) -> Self {
        self.citation = Some(citation);
        self
    }

    /// Sets the place, and marks the word there.
    #[must_use]
    pub fn marking(self, text: &str, place: Place) -> Self {
        self.marking_in(text, &LineMap::new(text.as_bytes()), place)
    }

    /// As [`marking`](Self::marking), with the lines of the text known, for many findings in one
    /// text.
    #[must_use]
    pub fn marking_in(mut self, text: &str, lines: &LineMap<'_>, place: Place) -> Self {
        let start = lines.offset(place);
        let rest = &text[start..];
        let word = rest.find(|c: char| c.is_whitespace() || ":,{}[]#".contains(c));
        let len = match word.unwrap_or(rest.len()) {
            0 => rest.chars().next().map_or(0, char::len_utf8),
            len => len,
        };
        self.span = Span::new(start, start + len);
        self.at(place)
    }

    /// Sets line and column.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }
}
