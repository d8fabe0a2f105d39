//! Findings that combine several lines: fields left blank, and unknown records.

use chrono::NaiveDate;

use super::{Fault, FieldContent, LineFault};
use crate::columns::{Field, Line};
use crate::day::written;
use draughts_ground::diag::Span;

/// A wrong value in a field that neither pairing nor points depend on.
#[derive(Debug)]
pub(super) struct Ignored {
    text: String,
    span: Span,
    part: FieldContent,
    /// The two possible days of an ambiguous date.
    days: Option<[NaiveDate; 2]>,
}

impl Ignored {
    /// Creates it from a field.
    pub(super) fn of(field: &Field, part: FieldContent) -> Self {
        Self { text: field.text.clone(), span: field.span, part, days: None }
    }

    /// Creates it from a date that may be either of two days.
    pub(super) fn of_two_days(field: &Field, days: [NaiveDate; 2]) -> Self {
        Self { days: Some(days), ..Self::of(field, FieldContent::Date) }
    }

    /// Returns whether both are reported in one finding.
    fn is_like(&self, other: &Self) -> bool {
        self.part == other.part && self.days.is_some() == other.days.is_some()
    }

    /// Returns the fault, with the number of further similar ones.
    fn fault(self, more: usize) -> Fault {
        let Self { text, span, part, days } = self;
        let what = match days {
            None => LineFault::Ignored { text, part, more },
            Some([one, other]) => {
                LineFault::TwoDays { text, one: written(one), other: written(other), more }
            }
        };
        Fault { span, what }
    }
}

/// The findings so far: the first of each kind, and the number of further ones.
#[derive(Debug, Default)]
pub(super) struct Noted {
    ignored: Vec<(Ignored, usize)>,
    unknown: Vec<(Field, usize)>,
}

impl Noted {
    /// Notes fields of a line that are left blank.
    pub(super) fn ignored(&mut self, fields: Vec<Ignored>) {
        for field in fields {
            match self.ignored.iter_mut().find(|(first, _)| first.is_like(&field)) {
                Some((_, more)) => *more += 1,
                None => self.ignored.push((field, 0)),
            }
        }
    }

    /// Notes a line that is not a known record.
    pub(super) fn unknown(&mut self, line: &Line) {
        let code = line.field(1..=3);
        match self.unknown.iter_mut().find(|(first, _)| first.text == code.text) {
            Some((_, more)) => *more += 1,
            None => self.unknown.push((code, 0)),
        }
    }

    /// Iterates over all findings.
    pub(super) fn faults(self) -> impl Iterator<Item = Fault> {
        let ignored = self.ignored.into_iter().map(|(first, more)| first.fault(more));
        let unknown = self.unknown.into_iter().map(|(field, more)| {
            field.fault(LineFault::UnknownRecord { code: field.text.clone(), more })
        });
        ignored.chain(unknown)
    }
}
