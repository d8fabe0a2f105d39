//! May an irregularity still be corrected?

use super::super::NamedMove;
use super::super::desk::irregularity_number;
use super::super::incident::{Told, When};
use super::super::report::{PlyAt, RecordFinding, Standing};
use super::{Case, CaseError};
use crate::board::{Color, Position};
use crate::diag::Level;
use crate::draw::Verdict;

/// What kind of irregularity a claim is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionKind {
    /// A capture not made, or not as it must be.
    CaptureMissed,
    /// A piece touched and another one played.
    Touched,
    /// Any irregularity.
    Irregular,
}

impl CorrectionKind {
    /// True for a finding of this kind.
    fn takes(self, code: &str) -> bool {
        match self {
            Self::CaptureMissed => matches!(
                code,
                "capture-missed"
                    | "capture-too-few"
                    | "capture-too-many"
                    | "capture-priority"
                    | "capture-stopped"
            ),
            Self::Touched => code == "piece-touched-not-played",
            Self::Irregular => true,
        }
    }
}

/// The answer to a demand for correction.
#[derive(Debug, Clone)]
pub struct Correction {
    /// What is ruled: granted where it may still be corrected.
    pub verdict: Verdict,
    /// The half-move it is about.
    pub ply: PlyAt,
    /// The half-move that is due when it is demanded.
    pub due: PlyAt,
    /// What is irregular there.
    pub found: Option<RecordFinding>,
    /// The position on the board when it is demanded.
    pub now: Option<Position>,
    /// Why, in sentences.
    pub reasons: Vec<String>,
}

impl Case<'_> {
    /// Rules on a demand that a half-move be corrected.
    ///
    /// # Errors
    ///
    /// Where the half-move does not exist or is not reached, or comes after the demand.
    pub fn correction(
        &self,
        kind: CorrectionKind,
        ply: &NamedMove,
        by: Option<Color>,
        at: Option<&NamedMove>,
    ) -> Result<Correction, CaseError> {
        let about = self.followed(ply)?;
        let kept = match at {
            None => self.report.plies,
            Some(named) => self.plies_before(named)?,
        };
        if kept < about.ply {
            let at = at.map_or_else(String::new, ToString::to_string);
            return Err(CaseError::Later { name: about.to_string(), at });
        }
        let then = self.cut(kept)?;
        let irregular = |found: &&RecordFinding| {
            found.at.is_some_and(|at| at.ply == about.ply)
                && (found.finding.level() == Level::Irregularity
                    || (found.finding.level() == Level::Error
                        && irregularity_number(found.finding.code()).is_some()))
        };
        let all: Vec<&RecordFinding> = then.report.findings.iter().filter(irregular).collect();
        let found = all.iter().copied().find(|found| kind.takes(found.finding.code()));
        // A record that breaks off elsewhere cannot tell whether it stands.
        if !then.is_complete() && found.is_none_or(|found| found.standing.is_some()) {
            return Err(then.broken());
        }
        let (verdict, reasons) = match found {
            None => (Verdict::Refused, self.nothing(kind, about, &all)),
            Some(found) => self.of_finding(found, about, by),
        };
        let timeline = &then.played.timeline;
        let (move_number, side) =
            timeline.half_move(timeline.moments()).unwrap_or((about.move_number, about.side));
        Ok(Correction {
            verdict,
            ply: about,
            due: PlyAt { ply: kept + 1, move_number, side },
            found: found.cloned(),
            now: then.report.last,
            reasons,
        })
    }

    fn of_finding(
        &self,
        found: &RecordFinding,
        about: PlyAt,
        by: Option<Color>,
    ) -> (Verdict, Vec<String>) {
        let offender = match found.finding.code() {
            "two-moves-in-a-row" => about.side.opponent(),
            _ => about.side,
        };
        let opponent = offender.opponent();
        let mut reasons = vec![found.finding.message.clone()];
        reasons.extend(found.finding.note.clone());
        let verdict = match found.standing {
            _ if by == Some(offender) => {
                reasons.push(format!("{opponent} alone decides whether it is corrected"));
                Verdict::Refused
            }
            Some(Standing::Stands) => Verdict::Refused,
            Some(Standing::Open) => Verdict::Granted,
            Some(Standing::Corrected) => {
                reasons.push("it has been corrected already".into());
                Verdict::Granted
            }
            None => Verdict::Granted,
        };
        if verdict == Verdict::Granted {
            reasons.extend(found.finding.help.clone());
        }
        (verdict, reasons)
    }

    /// Why there is nothing to correct.
    fn nothing(
        &self,
        kind: CorrectionKind,
        about: PlyAt,
        others: &[&RecordFinding],
    ) -> Vec<String> {
        let text = self.line.plies.get(about.ply - 1).map_or_else(String::new, |ply| {
            format!(" {}", super::shown(ply.span.of(self.text.bytes())))
        });
        let mut reasons = match others.first() {
            Some(other) => vec![
                format!("{about}{text} is irregular in another way"),
                other.finding.message.clone(),
            ],
            None => vec![format!("{about}{text}: nothing is irregular there")],
        };
        if kind == CorrectionKind::Touched && others.is_empty() {
            let letter = about.side.letter().to_ascii_lowercase();
            reasons.push(format!(
                "if a piece was touched, tell it: --incident \"{about} touched {letter} SQUARE\""
            ));
        }
        reasons
    }

    /// The half-move of the record that is named.
    fn followed(&self, named: &NamedMove) -> Result<PlyAt, CaseError> {
        let (number, side) = match *named {
            NamedMove::Number(number, None) => {
                return Err(CaseError::NoSide { name: number.to_string() });
            }
            NamedMove::Number(number, Some(side)) => (Some(number), Some(side)),
            NamedMove::Ply(_) => (None, None),
        };
        let is_it = |at: &PlyAt| match *named {
            NamedMove::Ply(ply) => at.ply == ply,
            NamedMove::Number(..) => (Some(at.move_number), Some(at.side)) == (number, side),
        };
        let all: Vec<PlyAt> =
            self.report.history.iter().map(|(at, _)| *at).filter(|at| is_it(at)).collect();
        match all.as_slice() {
            [only] => Ok(*only),
            [] => Err(self.no_such(&named.to_string())),
            several => Err(CaseError::Several {
                game: self.report.game,
                name: named.to_string(),
                plies: several.iter().map(|at| format!("ply:{}", at.ply)).collect(),
            }),
        }
    }

    /// Half-moves of the record before the one that is named, which may be the next.
    fn plies_before(&self, named: &NamedMove) -> Result<usize, CaseError> {
        match self.followed(named) {
            Ok(at) => Ok(at.ply - 1),
            Err(error @ CaseError::NoSuchMove { .. }) => {
                let timeline = &self.played.timeline;
                let due = timeline.half_move(timeline.moments());
                let is_due = match *named {
                    NamedMove::Number(number, side) => {
                        due.map(|(number, side)| (number, Some(side))) == Some((number, side))
                    }
                    NamedMove::Ply(ply) => ply == self.report.plies + 1,
                };
                if is_due { Ok(self.report.plies) } else { Err(error) }
            }
            Err(error) => Err(error),
        }
    }

    /// The game up to so many half-moves, with what happened by then.
    fn cut(&self, plies: usize) -> Result<Self, CaseError> {
        let mut line = self.line.clone();
        if plies < line.plies.len() {
            line.result = None;
        }
        line.plies.truncate(plies);
        line.incidents.retain(|placed| placed.after <= plies);
        line.commands.retain(|placed| placed.after <= plies);
        let told = self.report.told.iter().filter(|(after, _)| *after <= plies);
        line.told = told
            .map(|(after, incident)| Told {
                when: match *after {
                    0 => When::Start,
                    after if after == plies => When::End,
                    after => When::AfterPly(after),
                },
                incident: incident.clone(),
            })
            .collect();
        Self::open(self.text, line, self.laws, Vec::new())
    }
}
