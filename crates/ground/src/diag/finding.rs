//! One type for everything that is found wrong, odd or worth saying.

use std::any::Any;
use std::sync::Arc;

use super::{Citation, Code, Found, LineMap, Place, Span};
use crate::said::{Said, Told};

/// How serious a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Odd, tolerated; makes the exit code 1 only under `--strict`.
    Warning,
    /// A law of the game was broken; the game goes on from there.
    Irregularity,
    /// Unreadable or impossible; what depends on it is not followed further.
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

/// Something found in an input.
#[derive(Debug, Clone)]
pub struct Finding {
    /// What was found.
    what: Arc<dyn Found>,
    /// What else there is to say of it.
    remarks: Vec<Said>,
    /// What else can be done.
    advice: Vec<Said>,
    /// What it is, with its level and its law.
    declared: &'static Code,
    /// True in a variation: nobody played it, so it is a warning whatever it is.
    in_variation: bool,
    /// The bytes it is about, in the text it was found in.
    pub span: Span,
    /// Line and column of the start of `span`, if known.
    pub place: Option<Place>,
    /// The article that says so.
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
    /// A finding of a value, and the bytes it is about.
    pub fn of(what: impl Found, span: Span) -> Self {
        Self::shared(Arc::new(what), span)
    }

    /// A finding of a value that others share, and the bytes it is about.
    #[must_use]
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

    /// What was found.
    #[must_use]
    pub fn what(&self) -> &dyn Found {
        &*self.what
    }

    /// What was found, if it is a value of this room.
    #[must_use]
    pub fn as_what<W: Found>(&self) -> Option<&W> {
        let what: &dyn Any = &*self.what;
        what.downcast_ref()
    }

    /// Replaces what was found by something else.
    pub fn restate(&mut self, what: impl Found) {
        self.declared = what.code();
        self.what = Arc::new(what);
    }

    /// Adds what has since become known about it: the remark's note, help or label then replaces
    /// the one it had.
    pub fn remark(&mut self, remark: &impl Told) {
        self.remarks.push(remark.said());
    }

    /// The finding with a [remark](Self::remark).
    #[must_use]
    pub fn remarked(mut self, remark: &impl Told) -> Self {
        self.remark(remark);
        self
    }

    /// Removes all remarks.
    pub fn forget_remarks(&mut self) {
        self.remarks.clear();
    }

    /// What has since become known about it, in that order.
    #[must_use]
    pub fn remarks(&self) -> &[Said] {
        &self.remarks
    }

    /// Adds what else can be done, printed on a line of its own after the help.
    pub fn advise(&mut self, advice: &impl Told) {
        self.advice.push(advice.said());
    }

    /// What else can be done, in that order.
    #[must_use]
    pub fn advice(&self) -> &[Said] {
        &self.advice
    }

    /// The stable kebab-case code, the key of `arbiter explain`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.declared.code
    }

    /// True if it has this code.
    #[must_use]
    pub fn is(&self, code: &Code) -> bool {
        self.declared == code
    }

    /// True if it has one of these codes.
    #[must_use]
    pub fn is_any(&self, codes: &[&Code]) -> bool {
        codes.contains(&self.declared)
    }

    /// What it is, as it is declared.
    #[must_use]
    pub const fn declared(&self) -> &'static Code {
        self.declared
    }

    /// How serious it is: the level its code declares, or a warning in a variation.
    #[must_use]
    pub const fn level(&self) -> Level {
        if self.in_variation { Level::Warning } else { self.declared.level }
    }

    /// Marks it as found in a variation.
    pub const fn put_in_variation(&mut self) {
        self.in_variation = true;
    }

    /// Adds the article.
    #[must_use]
    pub fn cite(mut self, citation: Citation) -> Self {
        self.citation = Some(citation);
        self
    }

    /// Sets the place, and marks the word that is there in the text.
    #[must_use]
    pub fn marking(self, text: &str, place: Place) -> Self {
        self.marking_in(text, &LineMap::new(text.as_bytes()), place)
    }

    /// The same in a text whose lines are known, for many findings of one text.
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
