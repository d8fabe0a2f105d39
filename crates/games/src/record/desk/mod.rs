//! The arbiter's desk: what incidents mean for a game that is replayed.
//!
//! Incidents are taken one by one in their order, between the half-moves they
//! stand between. They may put the board right (a correction, a taking back, pieces
//! wrongly removed), bind a player to a piece, or end the game. An irregularity is
//! open until the opponent decides: by his own next move, by demanding the
//! correction, or by saying that it stands (FMJD Annex 1, 5.4 and 5.7).

mod board;
mod capture;
mod claims;
mod correct;
mod ending;
mod last;
mod offers;
mod open;
mod take_back;
mod touch;

use smallvec::SmallVec;

use super::ending::GameEnd;
use super::incident::{Incident, IncidentKind, When};
use super::main_line::PlyText;
use super::replay::Replay;
use super::report::{PlyAt, RecordFinding, TooEarly};
use crate::board::{ByColor, Color, Square};
use crate::diag::{Citation, Finding, Span};
use crate::draw::Demand;
use crate::pdn::WrittenSquare;
use crate::record::codes;

pub(super) use claims::under_end;
pub(super) use last::Last;
pub(super) use offers::NO_PENALTY;
use offers::Offers;
pub(super) use open::{Open, Remedy, citation_of, irregularity_number};
pub(super) use touch::{MustPlay, Why};

/// Incidents of one game that are looked at; real games have a handful.
const MAX_INCIDENTS: usize = 500;

/// What the desk keeps while a game is replayed.
#[derive(Default)]
pub(super) struct Desk {
    /// The next incident of the text.
    next: usize,
    /// After how many half-moves the incidents told beside the record happened.
    told: Vec<Option<usize>>,
    /// Irregularities that are neither final nor corrected.
    pub(super) open: SmallVec<[Open; 2]>,
    /// What became final last, by the side that did it: for demands that come too late.
    stood: ByColor<Option<String>>,
    /// The piece that has to be played.
    must: Option<MustPlay>,
    /// Who has announced that he adjusts which pieces; all, if none is named.
    adjusting: Option<(Color, SmallVec<[Square; 2]>)>,
    /// Demands that moves be counted.
    pub(super) demands: Vec<Demand>,
    /// Who has made a claim that was granted.
    claimed: Option<Color>,
    /// Offers of a draw that are open.
    offers: Offers,
    /// A draw was agreed too early.
    pub(super) agreed_too_early: Option<TooEarly>,
    uncrowned: SmallVec<[Square; 2]>,
    /// Half-moves made of each side, in the game as it is now.
    made: ByColor<u32>,
    /// Moves of each that were made before the record begins.
    pub(super) made_before: u32,
    /// How many incidents have been looked at.
    seen: usize,
    /// Half-moves of the record that are passed.
    gap: usize,
    /// Half-moves that are undecided at the end of the record, and who made them.
    undecided: SmallVec<[(usize, Color); 2]>,
    /// The last half-move, unless it has been taken back.
    last: Option<Last>,
    /// The last half-move of the record.
    passed: Option<PlyAt>,
    /// The next half-move has the number of the one it replaces.
    pub(super) holds_number: bool,
    /// The next half-move corrects the one before.
    corrects: bool,
    /// How the game ended by what happened beside the moves.
    ended: Option<GameEnd>,
    /// It has been said that moves follow after the end.
    said_over: bool,
}

impl Desk {
    /// How the game ended by what happened beside the moves.
    pub(super) const fn ended(&self) -> Option<&GameEnd> {
        self.ended.as_ref()
    }

    /// True if this side has done something that can still be corrected.
    pub(super) fn has_undecided(&self, side: Color) -> bool {
        self.undecided.iter().any(|(_, by)| *by == side)
    }

    /// True if a half-move, by its place in the record, can still be corrected.
    pub(super) fn is_undecided(&self, ply: usize) -> bool {
        self.undecided.iter().any(|(at, _)| *at == ply)
    }
}

/// One incident and where it stands.
struct Happening<'i> {
    incident: &'i Incident,
    span: Span,
    /// What else happened before the next half-move.
    beside: &'i [(Incident, Span)],
    /// The next half-move of the record.
    next: Option<PlyText<'i>>,
}

impl Happening<'_> {
    /// The side that did it.
    fn side(&self) -> Color {
        self.incident.side.expect("every kind but one names its side, and that one is not asked")
    }

    /// True if the side also did this before the next half-move.
    fn also(&self, kind: IncidentKind, side: Color) -> bool {
        let is_it = |(other, _): &(Incident, Span)| (other.kind, other.side) == (kind, Some(side));
        self.beside.iter().any(is_it)
    }
}

impl Replay<'_, '_> {
    /// True if anything but moves is recorded of this game.
    pub(super) fn has_incidents(&self) -> bool {
        !self.line.incidents.is_empty() || !self.line.told.is_empty()
    }

    /// Takes what happened after `gap` half-moves and before the next one.
    ///
    /// `followed` is false where the position is no longer known: then only what
    /// ends a game is looked at.
    pub(super) fn incidents(&mut self, gap: usize, followed: bool) {
        self.desk.gap = gap;
        let clocks = followed && !self.desk.open.is_empty();
        if !self.has_incidents() {
            if clocks {
                self.clock_shows(gap, None);
            }
            return;
        }
        let line = self.line;
        let next = line.plies.get(gap).copied();
        let mut all: Vec<(Incident, Span)> = Vec::new();
        while let Some(placed) = line.incidents.get(self.desk.next).filter(|p| p.after <= gap) {
            self.desk.next += 1;
            self.desk.seen += 1;
            if self.desk.seen > MAX_INCIDENTS {
                self.too_many(placed.span);
                continue;
            }
            match &placed.incident {
                Ok(incident) => all.push((incident.clone(), placed.span)),
                Err(error) => self.invalid(error.to_string(), Some(error.help()), placed.span),
            }
        }
        self.take_told(gap, next.as_ref(), &mut all);
        for (incident, span) in &all {
            let next = next.filter(|ply| !ply.is_set_up);
            let happening = Happening { incident, span: *span, beside: &all, next };
            if followed && clocks {
                self.clock_shows(gap, Some(*span));
            }
            if !followed && !incident.kind.can_end_game() {
                let message = format!("{incident}: not judged, as the position is not known");
                let finding = Finding::new(codes::INCIDENT_NOTHING, message, *span);
                self.findings.push(RecordFinding::of_text(finding));
                continue;
            }
            match self.ended_by_now() {
                Some(end) => self.happens_after(&happening, &end),
                None => self.happens(&happening),
            }
        }
        if clocks {
            self.clock_shows(gap, None);
        }
    }

    /// Says once that there are more incidents than any game has.
    fn too_many(&mut self, span: Span) {
        if self.desk.seen == MAX_INCIDENTS + 1 {
            let message = format!("more than {MAX_INCIDENTS} incidents in one game");
            self.invalid(message, Some("split the record".into()), span);
        }
    }

    /// The incidents told beside the record that have their moment now.
    fn take_told(
        &mut self,
        gap: usize,
        next: Option<&PlyText<'_>>,
        all: &mut Vec<(Incident, Span)>,
    ) {
        self.desk.told.resize(self.line.told.len(), None);
        let due = next.map(|ply| self.due(ply));
        let last = self.passed();
        let previous = gap.checked_sub(1).map(|index| self.line.plies[index].span);
        let span = next.map(|ply| ply.span).or(previous).unwrap_or_default();
        for (told, done) in self.line.told.iter().zip(&mut self.desk.told) {
            let now = match told.when {
                When::Start => gap == 0,
                When::End => gap == self.line.plies.len(),
                When::BeforePly(ply) => ply == gap + 1 && next.is_some(),
                When::AfterPly(ply) => ply == gap,
                When::Before(number, side) => due == Some((number, side)),
                When::After(number, side) => last == Some((number, side)),
            };
            if now && done.is_none() {
                *done = Some(gap);
                all.push((told.incident.clone(), span));
            }
        }
    }

    /// The incidents told beside the record, each after so many half-moves.
    pub(super) fn told_in_place(&self) -> Vec<(usize, Incident)> {
        let told = self.line.told.iter().map(|told| told.incident.clone());
        let places = self.desk.told.iter().copied();
        places.zip(told).filter_map(|(place, incident)| Some((place?, incident))).collect()
    }

    /// Says which incidents never had their moment.
    pub(super) fn untimely(&mut self) {
        let done = self.desk.told.clone();
        let line = self.line;
        let end = line.plies.last().map_or(Span::default(), |ply| ply.span);
        for (at, told) in line.told.iter().enumerate() {
            if done.get(at).copied().flatten().is_none() {
                let message = format!(
                    "`{} {}`: {}",
                    told.when,
                    told.incident,
                    match told.when {
                        When::Before(..) | When::After(..) =>
                            "no half-move that was followed has this number",
                        _ => "the record has no such moment",
                    }
                );
                let help = "name a moment of the record: 23w, after 23w, ply:45, start or end";
                self.invalid(message, Some(help.into()), end);
            }
        }
    }

    /// The number and the side of the half-move before, also where it could not be
    /// followed.
    fn passed(&self) -> Option<(u32, Color)> {
        if self.desk.gap <= self.followed {
            return self.desk.passed.map(|at| (at.move_number, at.side));
        }
        // Behind the last that could be followed the sides take turns.
        let first = self.opens;
        let (mut number, mut side) = (self.number, self.position.turn());
        for index in self.followed..self.desk.gap {
            if index > self.followed {
                side = side.opponent();
                number = number.saturating_add(u32::from(side == first));
            }
            number = self.line.plies[index].number.unwrap_or(number);
        }
        Some((number, side))
    }

    /// The number and the side of the half-move that comes next.
    fn due(&self, ply: &PlyText<'_>) -> (u32, Color) {
        if self.desk.gap > self.followed
            && let Some((number, side)) = self.passed()
        {
            let side = side.opponent();
            let opens = side == self.opens;
            let number = number.saturating_add(u32::from(opens));
            return (ply.number.unwrap_or(number), side);
        }
        let side = self.position.turn();
        (ply.number.unwrap_or_else(|| self.next_number(side)), side)
    }

    /// The number of the next half-move, if it is this side's.
    pub(super) fn next_number(&self, side: Color) -> u32 {
        let begins = !self.at_start && !self.desk.holds_number && side == self.opens;
        self.number.saturating_add(u32::from(begins))
    }

    fn happens(&mut self, what: &Happening<'_>) {
        use IncidentKind as Kind;
        match what.incident.kind {
            Kind::Touched => self.touched(what),
            Kind::Adjust => self.adjusts(what),
            Kind::Takeback => self.takes_back(what),
            // Read together with the taking back, or after it.
            Kind::Consent => self.consents(what),
            Kind::Lifted | Kind::LeftOn | Kind::Removed => self.pieces_wrong(what),
            Kind::Released => self.released(what),
            Kind::LiftedEarly
            | Kind::RemovalStopped
            | Kind::RemovalOrder
            | Kind::Unclear
            | Kind::TwoHands => self.capture_wrong(what),
            Kind::Uncrowned => self.uncrowned(what),
            Kind::Crowned => self.crowned(what),
            Kind::Rectify => self.rectifies(what),
            Kind::Stands => self.lets_stand(what),
            Kind::Press => self.presses(what),
            Kind::BoardTurned => self.board_turned(what),
            Kind::Misplaced | Kind::Inactive | Kind::Displaced => self.board_wrong(what),
            Kind::Refuse => self.refuses(what),
            Kind::Upset | Kind::Flag | Kind::Resign | Kind::Left | Kind::Cancel => {
                self.gives_up(what);
            }
            Kind::Offer => self.offers(what),
            Kind::Accept => self.accepts(what),
            Kind::Decline => self.declines(what),
            Kind::Claim => self.claims(what),
            Kind::Demand => self.demands(what),
        }
    }

    /// The record ends.
    pub(super) fn record_closes(&mut self) {
        let ended = self.ended_by_now().is_some();
        self.record_ends();
        if self.followed == self.line.plies.len() && !ended {
            self.says_what_must_be_played();
        }
        self.untimely();
    }

    /// What the desk has to know of a half-move before it is made.
    ///
    /// `mover` makes it, whoever was to move.
    pub(super) fn before_half_move(&mut self, mover: Color, at: PlyAt, ply: &PlyText<'_>) {
        self.opponent_moves(mover);
        self.after_the_end(at, ply);
        self.desk.offers.moved(mover, *self.laws.set.offer_until);
    }

    /// A position is put on the board from outside: what went before is gone.
    pub(super) fn clears(&mut self) {
        self.record_ends();
        let desk = std::mem::take(&mut self.desk);
        self.desk = Desk { next: desk.next, told: desk.told, ended: desk.ended, ..Desk::default() };
    }

    /// What is said of a half-move that corrects another and is wrong itself.
    pub(super) fn not_in_part(&self) -> String {
        if !self.desk.corrects {
            return String::new();
        }
        let citation = self.of_a1(&self.laws.set.irregular_move.source, "5.8");
        format!("; a correction is not made in part ({})", self.laws.set.cite(&citation))
    }

    /// Who is said, between these half-moves, to have done wrong.
    pub(super) fn accused(&self, gap: usize) -> Option<Color> {
        self.line.incidents.iter().filter(|placed| placed.after == gap).find_map(|placed| {
            let incident = placed.incident.as_ref().ok()?;
            let accuses = matches!(incident.kind, IncidentKind::Rectify | IncidentKind::Stands);
            incident.side.filter(|_| accuses).map(Color::opponent)
        })
    }

    /// True if between these half-moves something is taken back or corrected, so that
    /// the next one does not go on from the one before.
    pub(super) fn goes_back(&self, gap: usize) -> bool {
        self.line.incidents.iter().any(|placed| {
            let goes_back = |incident: &Incident| {
                matches!(incident.kind, IncidentKind::Rectify | IncidentKind::Takeback)
            };
            placed.after == gap && placed.incident.as_ref().is_ok_and(goes_back)
        })
    }

    /// What the desk has to know of a half-move that has been made.
    pub(super) fn after_half_move(&mut self, last: Last) {
        self.desk.adjusting = None;
        if last.mover == last.at.side {
            self.desk.must = None;
        }
        self.desk.corrects = false;
        self.desk.made[last.mover] += 1;
        self.desk.passed = Some(last.at);
        self.uncrowned_moves(&last);
        self.desk.last = Some(last);
    }

    /// A square that an incident names; says so where the board has none such.
    fn square_of(&mut self, written: &WrittenSquare, span: Span) -> Option<Square> {
        let square = self.laws.square(written);
        if square.is_none() {
            let message = format!("`{}` is not a square of this board", written.name);
            let help = format!("squares are {}", self.laws.numbering.range());
            self.invalid(message, Some(help), span);
        }
        square
    }

    /// An incident that cannot be understood.
    fn invalid(&mut self, message: String, help: Option<String>, span: Span) {
        let mut finding = Finding::new(codes::INCIDENT_INVALID, message, span);
        finding.help = help;
        finding.note = Some("not used".into());
        self.findings.push(RecordFinding::of_text(finding));
    }

    /// A finding about an incident, with the half-move it belongs to.
    fn of_incident(&mut self, finding: Finding, at: Option<PlyAt>, citation: &Citation) -> usize {
        let article = self.laws.set.cite(citation);
        let mut found = RecordFinding::of_text(finding.cite(Citation::new(article)));
        found.at = at;
        found.position = Some(self.position);
        found.fen = Some(self.laws.fen(&self.position));
        self.findings.push(found);
        self.findings.len() - 1
    }

    /// What happened is nothing, and why.
    fn nothing(&mut self, message: String, at: Option<PlyAt>, citation: &Citation, span: Span) {
        let finding = Finding::new(codes::INCIDENT_NOTHING, message, span);
        self.of_incident(finding, at, citation);
    }

    /// The half-move to come, or, for a side that has just moved, the last one.
    fn at_of(&self, what: &Happening<'_>, side: Color) -> Option<PlyAt> {
        match &self.desk.last {
            Some(last) if last.mover == side => Some(last.at),
            _ => self.at_next(what),
        }
    }

    /// The half-move to come.
    fn at_next(&self, what: &Happening<'_>) -> Option<PlyAt> {
        let side = self.position.turn();
        if self.desk.gap > self.followed {
            return None;
        }
        let ply = self.desk.gap + 1;
        let number = match &what.next {
            Some(next) => self.due(next).0,
            None => self.next_number(side),
        };
        Some(PlyAt { ply, move_number: number, side })
    }

    /// The names of some squares.
    pub(super) fn names(&self, squares: &[Square]) -> String {
        let names: Vec<String> =
            squares.iter().map(|&square| self.laws.numbering.name(square)).collect();
        names.join(" ")
    }
}
