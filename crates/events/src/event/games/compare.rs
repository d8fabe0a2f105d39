//! Comparison of the records of a round with the event.

use std::collections::BTreeMap;

use super::decisions::{Comparison, Decisions};
use super::dispute::{Dispute, Record};
use super::surplus::{board_of, surplus};
use super::{
    BoardChange, Disagreement, GameLine, GamesReport, ImportOutcome, Kind, MatchedBoard, NameIndex,
    RecordPlace, Scoresheet, UnmatchedReason, in_points, matching,
};
use crate::event::{
    Board, Color, DrawnOpening, Ending, Event, Outcome, PairedRound, PlayerId, Points, Round,
    Ruling, Score,
};

/// Compares records with a round; `None` if it is not paired.
///
/// A result is entered as it was signed. Unless the board is among those accepted, now or earlier,
/// it is not entered if:
///
/// - the rules give another result;
/// - tag and moves disagree about it;
/// - it is not valid in the event;
/// - the record has other colours or another round than the board.
///
/// Irregularities and moves that cannot be followed are reported, but do not prevent the entry: the
/// players have signed the result. A recorded ruling takes precedence over every record.
///
/// The colours of play count: if a record with reversed colours is accepted, its board gets these
/// colours.
pub fn compare(
    event: &Event,
    round: Round,
    sheets: &[Scoresheet],
    decisions: &Decisions,
) -> Option<GamesReport> {
    let paired = event.round(round)?;
    let comparison =
        Comparison { event, paired, decisions, roster: NameIndex::new(&event.players) };
    let mut of_games: BTreeMap<(usize, usize), Vec<Placed<'_>>> = BTreeMap::new();
    let mut strays: BTreeMap<usize, Vec<UnmatchedRecord<'_>>> = BTreeMap::new();
    let mut report = GamesReport { round, games: Vec::new(), surplus: Vec::new(), other_rounds: 0 };
    for (sheet, found) in sheets.iter().zip(matching(event, paired, sheets)) {
        match found {
            RecordPlace::Board(place) => {
                of_games.entry((place.board, place.game)).or_default().push((sheet, place));
            }
            RecordPlace::OtherRound(_) => report.other_rounds += 1,
            RecordPlace::None(why) => {
                report.surplus.push(surplus(&comparison, sheet, &why));
                if let Some(at) = board_of(&comparison, sheet, &why) {
                    strays.entry(at).or_default().push((sheet, why));
                }
            }
        }
    }
    for (at, board) in paired.boards.iter().enumerate() {
        let first = report.games.len();
        for game in 0..event.scoring.games() {
            let sheets = of_games.get(&(at, game)).map_or(&[][..], Vec::as_slice);
            let stray = strays.get(&at).map_or(&[][..], Vec::as_slice);
            report.games.push(comparison.game(board, game, (sheets, stray), &report.games));
        }
        if let [Outcome::Total(total)] = board.result[..] {
            comparison.in_place_of(total, &mut report.games[first..]);
        }
    }
    for one in &mut report.surplus {
        let is_its = |line: &&GameLine| line.record.as_ref() == Some(&one.record);
        one.board = report.games.iter().find(is_its).map(|line| line.board);
    }
    Some(report)
}

/// A record with its board.
type Placed<'s> = (&'s Scoresheet, MatchedBoard);
/// A record with an unknown name.
type UnmatchedRecord<'s> = (&'s Scoresheet, UnmatchedReason);

impl Comparison<'_> {
    fn game(
        &self,
        board: &Board,
        game: usize,
        (sheets, strays): (&[Placed<'_>], &[UnmatchedRecord<'_>]),
        earlier: &[GameLine],
    ) -> GameLine {
        let number = u16::try_from(game + 1).unwrap_or(u16::MAX);
        let (white, black) =
            if game == 0 { (&board.white, &board.black) } else { (&board.black, &board.white) };
        let rulings = self.event.rulings_of(self.paired.round, board.board);
        let mut line = GameLine {
            board: board.board,
            game: number,
            white: white.clone(),
            black: black.clone(),
            record: None,
            recorded: None,
            before: match board.result[..] {
                [total @ Outcome::Total(_)] => Some(total),
                _ => board.result.get(game).copied(),
            },
            fate: ImportOutcome::NoRecord,
            disagreements: Vec::new(),
            rulings: rulings
                .filter(|ruling| ruling.is_about(self.paired.round, board.board, number))
                .map(Ruling::words)
                .collect(),
            named: None,
            offer: None,
            exchanges: false,
            keeps_record: false,
            accepts: Vec::new(),
        };
        let entered = |line: &GameLine| line.board == board.board && line.after().is_some();
        let is_next = game == 0 || earlier.iter().any(entered);
        match sheets {
            [] => self.without_record(board, strays, &mut line),
            [(sheet, place)] => self.with_record(sheet, (board, *place), is_next, &mut line),
            several => match self.one_of(several, board, &mut line) {
                Some((sheet, place)) => self.with_record(sheet, (board, place), is_next, &mut line),
                None => line.fate = ImportOutcome::NotEntered,
            },
        }
        let is_board_s = matches!(
            line.fate,
            ImportOutcome::Entered(_)
                | ImportOutcome::Amended(_)
                | ImportOutcome::Agreed
                | ImportOutcome::Ruled
        );
        let can_be_kept = sheets.iter().all(|(sheet, _)| sheet.can_be_kept);
        line.keeps_record = can_be_kept
            && is_board_s
            && line.record.as_ref().is_some_and(|record| !board.games.contains(record));
        self.accept(board, &mut line, can_be_kept && is_board_s);
        let is_swapped = matches!(sheets, [(_, place), ..] if place.swapped);
        if is_swapped && is_board_s && self.decisions.accept.has(board.board) {
            self.exchange(&mut line);
        }
        if !line.rulings.is_empty() {
            for disagreement in &mut line.disagreements {
                disagreement.settled |= disagreement.kind.is_for_a_ruling();
            }
        }
        line
    }

    /// Gives the board the colours of the record, which are those of play.
    fn exchange(&self, line: &mut GameLine) {
        line.exchanges = true;
        // The board now agrees with the record.
        line.accepts.retain(|kind| *kind != Kind::ColorsSwapped);
        let last = self.event.last_paired();
        let stands = Some(last).filter(|&last| last > self.paired.round);
        let stands = stands.filter(|_| !self.event.is_scheduled());
        for one in &mut line.disagreements {
            if let Dispute::ColorsSwapped { exchanged, paired, .. } = &mut one.what {
                (*exchanged, *paired) = (true, stands);
            }
        }
    }

    /// Settles the disagreements that are accepted for the record, now or earlier, and notes the
    /// new ones.
    fn accept(&self, board: &Board, line: &mut GameLine, may_note: bool) {
        let Some(record) = line.record.clone() else { return };
        let now = self.decisions.accept.has(line.board);
        for one in line.disagreements.iter_mut().filter(|one| one.kind.is_for_acceptance()) {
            // The choice among several records is noted by the record itself.
            let is_chosen = one.kind == Kind::GameDoubled;
            let before = has_accepted(board, &record, one.kind)
                || (is_chosen && board.games.contains(&record));
            one.settled |= now || before;
            one.told_before = before;
            if may_note && now && !before && !is_chosen && !line.accepts.contains(&one.kind) {
                line.accepts.push(one.kind);
            }
        }
    }

    fn without_record(&self, board: &Board, strays: &[UnmatchedRecord<'_>], line: &mut GameLine) {
        let whole = board.is_complete(self.event.scoring.games())
            && board.result.iter().all(|outcome| !outcome.was_played());
        let is_kept = board.games.len() >= usize::from(line.game);
        if whole || is_kept || line.before.is_some_and(|outcome| !outcome.was_played()) {
            return;
        }
        line.fate = ImportOutcome::Missing;
        if let [(sheet, why)] = strays {
            line.record = Some(sheet.record.clone());
            line.named = Some(sheet.named.clone());
            line.recorded = Some(sheet.written.clone()).filter(|written| !written.is_empty());
            let name = match why {
                UnmatchedReason::Unknown(colors) if colors.first() == Some(&Color::Black) => {
                    &sheet.black
                }
                _ => &sheet.white,
            };
            let name = Some(name.name.trim().to_owned()).filter(|name| !name.is_empty());
            let what = Dispute::RecordNamesNobody { name };
            line.disagreements.push(Disagreement::new(Kind::NameUnknown, what));
            return;
        }
        let what = match line.before {
            Some(outcome) => Dispute::NoRecordOf { outcome: line.in_row(outcome) },
            None => Dispute::NeitherRecordNorResult { board: line.board },
        };
        line.disagreements.push(Disagreement::new(Kind::GameMissing, what));
    }

    /// Returns, of several records of one game, the one that the board already has, or the first if
    /// they agree and are accepted.
    fn one_of<'s>(
        &self,
        sheets: &[(&'s Scoresheet, MatchedBoard)],
        board: &Board,
        line: &mut GameLine,
    ) -> Option<(&'s Scoresheet, MatchedBoard)> {
        let (first, place) = sheets[0];
        let agree = first.result.is_some()
            && sheets
                .iter()
                .all(|(sheet, at)| sheet.result == first.result && at.swapped == place.swapped);
        let kept = sheets.iter().find(|(sheet, _)| board.games.contains(&sheet.record)).copied();
        let accepted = (agree && self.decisions.accept.has(line.board)).then_some((first, place));
        let chosen = kept.or(accepted);
        let records = sheets.iter().map(|(sheet, _)| Record::Of {
            record: sheet.named.clone(),
            written: sheet.written.clone(),
        });
        if chosen.is_none() && agree {
            let swapped = place.swapped;
            let outcome = self.outcome(first, swapped || line.game == 2).ok();
            line.offer = outcome.map(|outcome| BoardChange { outcome, swapped });
        }
        let what = Dispute::Doubled {
            records: records.collect(),
            count: sheets.len(),
            agree,
            micro: self.event.scoring.games() > 1,
            board: line.board,
        };
        let settled = chosen.is_some();
        let doubled = Disagreement::new(Kind::GameDoubled, what);
        line.disagreements.push(Disagreement { settled, ..doubled });
        chosen
    }

    fn with_record(
        &self,
        sheet: &Scoresheet,
        (seat, place): (&Board, MatchedBoard),
        is_next: bool,
        line: &mut GameLine,
    ) {
        line.record = Some(sheet.record.clone());
        line.named = Some(sheet.named.clone());
        line.recorded = Some(sheet.written.clone()).filter(|written| !written.is_empty());
        let accepted = self.decisions.accept.has(line.board);
        let board = line.board;
        let found = self.outcome(sheet, place.swapped || line.game == 2);
        // The score of the games together is compared later, with all of them.
        let before = line.before.filter(|one| !matches!(one, Outcome::Total(_)));
        let other = |outcome: &Outcome| {
            before.is_some_and(|before| before.is_final() && !agrees(before, *outcome))
        };
        let amends = found.as_ref().is_ok_and(other);
        let mut held = Vec::new();
        if place.swapped {
            let (white, black) = (self.name(&line.black), self.name(&line.white));
            let (exchanged, paired) = (false, None);
            let what = Dispute::ColorsSwapped { white, black, board, exchanged, paired, amends };
            held.push(Disagreement::new(Kind::ColorsSwapped, what));
        }
        if let Some(named) = sheet.round.filter(|named| *named != self.paired.round) {
            let what = Dispute::NamesRound { named, board, amends };
            held.push(Disagreement::new(Kind::RoundDiffers, what));
        }
        if let Some(named) = sheet.board.filter(|named| *named != line.board) {
            let what = Dispute::NamesBoard { named };
            line.disagreements.push(Disagreement::new(Kind::Note, what));
        }
        // The same holds for a game that could not be read to its end.
        let contradicted = |kind| matches!(kind, Kind::ResultAgainstRecord | Kind::GameBroken);
        let (against, other): (Vec<_>, Vec<_>) = sheet
            .objections
            .iter()
            .map(|one| Disagreement::objection(one, board, (contradicted(one.kind), amends)))
            .partition(|objection| contradicted(objection.kind));
        held.extend(against);
        let other: Vec<_> = other
            .into_iter()
            .chain(not_as_drawn(self.paired, sheet, board).map(|drawn| {
                let (table, number) = (drawn.table.clone(), drawn.number.clone());
                let what = Dispute::OpeningDiffers { table, number, board };
                Disagreement::new(Kind::OpeningDiffers, what)
            }))
            .chain(self.counted(sheet))
            .collect();
        let outcome = match found {
            Ok(outcome) => outcome,
            // What was decided needs no signatures.
            Err(_) if sheet.result.is_none() && matches!(before, Some(Outcome::Adjudicated(_))) => {
                let outcome = line.in_row(before.unwrap_or(Outcome::Adjourned));
                let what = Dispute::DecidedOtherwise { outcome };
                line.disagreements.push(Disagreement::new(Kind::Note, what));
                line.disagreements.extend(held);
                line.disagreements.extend(other);
                line.fate = ImportOutcome::Ruled;
                return;
            }
            Err(problem) => {
                line.disagreements.push(*problem);
                line.disagreements.extend(held);
                line.disagreements.extend(other);
                line.fate = match sheet.result {
                    None => ImportOutcome::Missing,
                    Some(_) => ImportOutcome::NotEntered,
                };
                return;
            }
        };
        let nothing = Score::new(Points::ZERO, Points::ZERO);
        if outcome == Outcome::Played(nothing) {
            held.push(Disagreement::new(Kind::ResultUnclear, Dispute::NobodyWon { board, amends }));
        }
        let against =
            |ending: &&Ending| ending.game == line.game && gives_up(seat, ending, outcome);
        if let Some(ending) = seat.ended.iter().find(against) {
            let (ending, outcome) = (ending.clone(), line.in_row(outcome));
            let what = Dispute::AgainstEnding { ending, outcome, board, amends };
            held.push(Disagreement::new(Kind::ResultAgainstRecord, what));
        }
        let is_believed = |one: &Disagreement| has_accepted(seat, &sheet.record, one.kind);
        let is_held = !held.iter().all(is_believed);
        let may_enter = accepted || !is_held;
        let settled = held.into_iter().map(|one| Disagreement { settled: accepted, ..one });
        line.disagreements.extend(settled);
        line.disagreements.extend(other);
        line.fate = match before {
            Some(before) if agrees(before, outcome) => ImportOutcome::Agreed,
            Some(before) if before.is_final() => {
                self.differing((before, outcome), (may_enter, is_held), line)
            }
            _ if !may_enter => {
                line.offer = Some(BoardChange { outcome, swapped: place.swapped });
                ImportOutcome::NotEntered
            }
            _ if !is_next => {
                let what = Dispute::FirstGameOpen;
                line.disagreements.push(Disagreement::new(Kind::GameUnfinished, what));
                ImportOutcome::NotEntered
            }
            _ => ImportOutcome::Entered(outcome),
        };
    }

    /// Makes the games of a micro-match take the place of their score together: all of them or none,
    /// and another score only as an amendment.
    fn in_place_of(&self, total: Score, lines: &mut [GameLine]) {
        let outcomes: Vec<Outcome> = lines.iter().filter_map(|line| line.fate.outcome()).collect();
        let (is_whole, found) = (outcomes.len() == lines.len(), Outcome::together(&outcomes));
        let is_entered = |line: &&mut GameLine| line.fate.outcome().is_some();
        if is_whole && found == Some(total) {
            return;
        }
        let amends = |line: &GameLine| self.decisions.amends(line.board) && line.rulings.is_empty();
        if is_whole && lines.iter().all(amends) {
            lines
                .iter_mut()
                .zip(outcomes)
                .for_each(|(line, one)| line.fate = ImportOutcome::Amended(one));
            return;
        }
        for line in lines.iter_mut().filter(is_entered) {
            line.fate = ImportOutcome::NotEntered;
            line.keeps_record = false;
            line.accepts.clear();
            let (board, before) = (line.board, Outcome::Total(total));
            line.disagreements.extend(match found.map(Outcome::Total).filter(|_| is_whole) {
                Some(outcome) => (line.game == 1).then(|| {
                    let what = Dispute::ResultDiffers { before, outcome, board, held: false };
                    Disagreement::new(Kind::ResultDiffers, what)
                }),
                None => {
                    let what = Dispute::OtherGameOpen { total: line.in_row(before), board };
                    Some(Disagreement::new(Kind::GameUnfinished, what))
                }
            });
        }
    }

    /// Returns the disagreement if the final position of a record counts for another score than the
    /// result, whose points have the record's White first. An outright win may have another
    /// cause than the position.
    fn counted(&self, sheet: &Scoresheet) -> Option<Disagreement> {
        let (count, last) = (self.event.scoring.count()?, sheet.last?);
        let outcome = self.outcome(sheet, false).ok()?;
        let score = outcome.score()?;
        let won = [count.won.score, count.won.score.reversed()];
        let counted = count.count(&last);
        if won.contains(&score) && last.without_move.is_none() || counted.score == Some(score) {
            return None;
        }
        let what = Dispute::CountDiffers {
            counted: counted.score.map(|score| score.to_string()),
            outcome,
            why: counted.why,
            source: count.document.is_none().then(|| count.source.clone()),
        };
        let article = count.document.clone().zip(counted.article);
        let article = article.map(|(document, article)| format!("{document}, {article}"));
        // If the source text does not decide, nothing contradicts the result.
        let kind = if counted.score.is_some() { Kind::CountDiffers } else { Kind::Note };
        Some(Disagreement { article, ..Disagreement::new(kind, what) })
    }

    fn differing(
        &self,
        (before, outcome): (Outcome, Outcome),
        (may_enter, held): (bool, bool),
        line: &mut GameLine,
    ) -> ImportOutcome {
        // A record does not overrule a ruling.
        if self.decisions.amends(line.board) && may_enter && line.rulings.is_empty() {
            return ImportOutcome::Amended(outcome);
        }
        let [before, outcome] = [before, outcome].map(|one| line.in_row(one));
        let what = Dispute::ResultDiffers { before, outcome, board: line.board, held };
        line.disagreements.push(Disagreement::new(Kind::ResultDiffers, what));
        if line.rulings.is_empty() { ImportOutcome::NotEntered } else { ImportOutcome::Ruled }
    }

    /// Returns the result of a record, the points of the board's White first.
    fn outcome(&self, sheet: &Scoresheet, reversed: bool) -> Result<Outcome, Box<Disagreement>> {
        let Some(recorded) = sheet.result else {
            let what = match (&sheet.law, sheet.written.as_str()) {
                (Some(law), _) => {
                    let (written, why) = (law.written.clone(), law.why.clone());
                    Dispute::LawGives { written, why }
                }
                (None, "" | "*") => Dispute::NoResult,
                (None, written) => Dispute::WordIsNoResult { written: written.to_owned() },
            };
            return Err(Box::new(Disagreement::new(Kind::GameUnfinished, what)));
        };
        let outcome = in_points(&self.event.scoring, recorded).map_err(|why| {
            Box::new(Disagreement::new(Kind::ResultUnclear, Dispute::Unclear { why }))
        })?;
        Ok(if reversed { outcome.reversed() } else { outcome })
    }

    pub(super) fn name(&self, id: &PlayerId) -> String {
        self.event.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
    }
}

/// Returns the line drawn for a board, if a record does not begin with it; `None` if none was drawn
/// or the record has no moves.
pub fn not_as_drawn<'p>(
    paired: &'p PairedRound,
    sheet: &Scoresheet,
    board: u16,
) -> Option<&'p DrawnOpening> {
    let drawn = paired.opening_of(board)?;
    let is_it = |one: &&(String, String, bool)| drawn.is_line(&one.0, &one.1);
    let (_, _, begins) = sheet.begins.iter().find(is_it)?;
    (!begins).then_some(drawn)
}

/// Returns whether the arbiter has accepted this disagreement for a record of a board.
fn has_accepted(board: &Board, record: &str, kind: Kind) -> bool {
    board.accepted.iter().any(|one| one.record == record && one.of.contains(&kind))
}

/// Returns whether a result gives points to the player who is recorded as having given the game up,
/// and no fewer than to the other.
fn gives_up(board: &Board, ending: &Ending, outcome: Outcome) -> bool {
    outcome.score().is_some_and(|score| {
        let own = if board.white == ending.player { score } else { score.reversed() };
        own.first >= own.second && own.first > Points::ZERO
    })
}

/// Returns whether a result in the event agrees with that of a record.
fn agrees(before: Outcome, recorded: Outcome) -> bool {
    before.was_played() && before.score() == recorded.score()
}
