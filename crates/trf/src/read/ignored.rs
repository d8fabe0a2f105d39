//! What is noted of several lines together: fields that are left blank, records that are not
//! known.

use chrono::NaiveDate;

use super::{Fault, LineFault, Part};
use crate::columns::{Field, Line};
use crate::day::written;
use draughts_ground::diag::Span;

/// A field that neither pairing nor points need, and that holds something else.
#[derive(Debug)]
pub(super) struct Ignored {
    text: String,
    span: Span,
    part: Part,
    /// The days between which a date leaves the choice.
    days: Option<[NaiveDate; 2]>,
}

impl Ignored {
    /// What stands in a field.
    pub(super) fn of(field: &Field, part: Part) -> Self {
        Self { text: field.text.clone(), span: field.span, part, days: None }
    }

    /// Creates a date that may be one of two days.
    pub(super) fn of_two_days(field: &Field, days: [NaiveDate; 2]) -> Self {
        Self { days: Some(days), ..Self::of(field, Part::Date) }
    }

    /// Returns whether it is noted together with the other.
    fn is_like(&self, other: &Self) -> bool {
        self.part == other.part && self.days.is_some() == other.days.is_some()
    }

    /// It, and so many more like it.
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

/// What was noted so far: the first of each kind, and how many more there are.
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

    /// Notes a line that is no record that is known.
    pub(super) fn unknown(&mut self, line: &Line) {
        let code = line.field(1..=3);
        match self.unknown.iter_mut().find(|(first, _)| first.text == code.text) {
            Some((_, more)) => *more += 1,
            None => self.unknown.push((code, 0)),
        }
    }

    /// Iterates over all of it.
    pub(super) fn faults(self) -> impl Iterator<Item = Fault> {
        let ignored = self.ignored.into_iter().map(|(first, more)| first.fault(more));
        let unknown = self.unknown.into_iter().map(|(field, more)| {
            field.fault(LineFault::UnknownRecord { code: field.text.clone(), more })
        });
        ignored.chain(unknown)
    }
}
