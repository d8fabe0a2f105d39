//! The replay of a record: its half-moves and incidents pass in order through the state of the
//! game.

use super::checks::{self, last_score};
use super::clock::ClockReading;
use super::codes;
use super::desk::{Made, step};
use super::doubt::{doubt, number_without_a_move, stops_before, swallowed, unread};
use super::finding_log::FindingLog;
use super::found::{SetupFault, TextFault};
use super::game::{
    Ahead, Expected, GameState, HalfMove, HistoryOptions, IncidentContext, Occurrence, stretch,
};
use super::incident::When;
use super::laws::Laws;
use super::main_line::MainLine;
use super::moments::Moments;
use super::parting::DivergenceCheck;
use super::pending::Pending;
use super::ply_text::PlyText;
use super::possible::oddities;
use super::report::{GameReport, RecordFinding};
use super::start::{SetUp, set_up, turn_alone};
use super::writing::{Writing, has_king_letter};
use crate::board::{Color, parse_fen};
use crate::diag::{Finding, Span};
use crate::pdn::{GameText, Setup};

/// Optional parts of a replay.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReplayOptions {
    /// Whether to keep the position before every half-move.
    pub history: bool,
    /// Whether to judge moves only, without findings about tags, numbers, results and the text; for
    /// comparing rule sets.
    pub moves_only: bool,
}

/// Replays a game under the rules.
///
/// `notes` are findings about the choice of the rules; they come first.
pub fn replay(
    game: &GameText<'_>,
    line: MainLine<'_>,
    laws: &Laws,
    notes: Vec<Finding>,
    options: ReplayOptions,
) -> GameReport {
    let mut report = match options.moves_only {
        true => replay_without_places(game, &line, laws, &notes, options),
        false => replay_with_doubts(game, &line, laws, notes, options),
    };
    if !report.findings.is_empty() {
        let place = game.places();
        for found in &mut report.findings {
            found.finding.place = Some(place(found.finding.span.start));
            found.finding.span = game.span_written(found.finding.span);
        }
    }
    report
}

/// Replays a game up to the first half-move that does not fit, if text before it may be the cause.
fn replay_with_doubts(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    mut notes: Vec<Finding>,
    options: ReplayOptions,
) -> GameReport {
    let given = notes.len();
    let unread = unread(game.bytes(), line);
    let (mut stop, missing) = stops_before(game.bytes(), line, laws, unread.as_ref());
    let mut is_read = unread.is_none() && missing.is_none();
    if let Some(unread) = unread {
        notes.push(unread);
    }
    if let Some(missing) = missing {
        notes.push(missing);
    }
    if let Some(swallowed) = swallowed(game.bytes(), line) {
        notes.push(swallowed);
    }
    let mut report = replay_until(game, line, laws, &notes, options, stop);
    if is_read && let Some(number) = number_without_a_move(game, line, &report) {
        is_read = false;
        notes.push(number);
        report = replay_until(game, line, laws, &notes, options, stop);
    }
    // The replay also stops where an earlier program stopped: the text that was the cause may now
    // be a comment.
    if let Some((place, comment)) = line.given_up()
        && report.replayed_plies > place
    {
        notes.push(Finding::of(TextFault::GivenUp, comment));
        stop = Some(place);
        report = replay_until(game, line, laws, &notes, options, stop);
    }
    let stops = report.legal_plies;
    if stops + 1 == line.plies.len()
        && let Some((result, span, true)) = last_score(laws, line)
    {
        notes.truncate(given);
        let plies = line.plies[..stops].to_vec();
        let line = MainLine { plies, result: Some((result, span)), ..line.clone() };
        let report = replay_with_doubts(game, &line, laws, notes, options);
        return GameReport { ends_with_score: true, ..report };
    }
    if stops < stop.unwrap_or(report.plies)
        && let Some(doubt) = doubt(game, line, laws, stops)
    {
        if is_read || doubt.is(codes::GAME_NOT_JUDGED) {
            notes.push(doubt);
        }
        report = replay_until(game, line, laws, &notes, options, Some(stops));
    }
    report
}

/// Replays a game; its findings have no lines and columns yet. Finding the lines reads the whole
/// text, which is too slow for thousands of variations.
pub(super) fn replay_without_places(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    notes: &[Finding],
    options: ReplayOptions,
) -> GameReport {
    replay_until(game, line, laws, notes, options, None)
}

/// Like [`replay_without_places`], optionally stopping before a half-move.
fn replay_until(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    notes: &[Finding],
    options: ReplayOptions,
    stops_at: Option<usize>,
) -> GameReport {
    let in_letters = (!options.moves_only && line.uses_letters()).then(|| laws.in_letters());
    let laws = in_letters.as_ref().unwrap_or(laws);
    let mut log = FindingLog::new(notes);
    let SetUp { begins, findings, stops } = set_up(laws, line);
    let is_known = stops.is_none();
    let findings = findings.into_iter().filter(|_| !options.moves_only);
    for finding in findings.chain(stops) {
        log.add(RecordFinding::of_text(finding));
    }
    let expected = Expected {
        incidents: !line.incidents.is_empty() || !line.told.is_empty(),
        kept: HistoryOptions { track: !options.moves_only, history: options.history },
        plies: line.plies.len(),
    };
    let mut replay = Replay {
        text: game.bytes(),
        line,
        laws,
        options,
        game: GameState::new(begins, expected),
        log,
        moments: Moments::new(line),
        writing: Writing::default(),
        parting: DivergenceCheck::default(),
        stops_at,
        legal_plies: None,
        pending: None,
    };
    if is_known {
        replay.run();
    }
    replay.report(game, is_known)
}

/// A replay in progress: the text, the state of its game, and its findings.
pub(super) struct Replay<'r, 'a> {
    pub(super) text: &'a [u8],
    pub(super) line: &'r MainLine<'a>,
    pub(super) laws: &'r Laws,
    pub(super) options: ReplayOptions,
    pub(super) game: GameState,
    pub(super) log: FindingLog,
    /// The incidents between the half-moves.
    pub(super) moments: Moments,
    /// The oddities in the writing of the half-moves.
    pub(super) writing: Writing,
    /// The criteria for giving up.
    parting: DivergenceCheck,
    /// The index of the half-move before which it stops.
    stops_at: Option<usize>,
    /// The number of half-moves before the first that is not legal.
    pub(super) legal_plies: Option<usize>,
    /// The irregularity that is undecided at the end of the record.
    pub(super) pending: Option<Box<Pending>>,
}

impl Replay<'_, '_> {
    fn run(&mut self) {
        self.follow();
        // The end of a game is recorded after its last half-move.
        loop {
            let after = self.game.numbers.all();
            self.moment(after);
            let Some(ply) = self.line.plies.get(after) else {
                break;
            };
            self.handle(Occurrence::Unjudged(ply.number()));
        }
        if !self.options.moves_only {
            self.pending = Pending::of(self.laws, &self.game).map(Box::new);
        }
        let open = self.game.irregularities.has_open();
        let result = if open { checks::recorded(self.text, self.line) } else { None };
        self.handle(Occurrence::End(result));
        for found in self.moments.untimely(self.line) {
            self.log.add(found);
        }
    }

    /// Follows the moves as far as possible.
    fn follow(&mut self) {
        let line = self.line;
        loop {
            self.stretch();
            let index = self.game.numbers.followed();
            let Some(ply) = line.plies.get(index) else {
                return;
            };
            if self.stops_at == Some(index) {
                self.legal_plies.get_or_insert(index);
                return;
            }
            if ply.is_set_up()
                && let Some(setup) = line.setup(index)
            {
                self.setup(setup);
            }
            self.moment(index);
            self.number(index, ply);
            let due = self.game.numbers.next(ply.number(), self.game.board.turn());
            let ahead = ahead(line, index + 1, due, self.game.numbers.opens());
            let half_move = HalfMove { ply, text: ply.span().of(self.text), ahead };
            let lettered = has_king_letter(half_move.text).then(|| *self.game.board.position());
            match self.handle(Occurrence::Move(half_move)) {
                Some(Made::Legal { captures, separator }) => {
                    self.writing.separator(self.laws, separator, captures, ply);
                    if let Some(from) = lettered {
                        self.writing.king_letter(&from, self.game.board.position(), ply);
                    }
                }
                Some(Made::Irregular(finding)) => {
                    self.legal_plies.get_or_insert(index);
                    let parted = self.parting.irregular(index, finding, &self.log, ply.span());
                    if let Some(parted) = parted {
                        self.handle(Occurrence::Parted(parted.keeps));
                        if let Some(last) = parted.keeps {
                            self.log.drop_after(last);
                        }
                        self.log.add(RecordFinding::of_text(parted.finding));
                        return;
                    }
                }
                Some(Made::NotPlayed) | None => {
                    self.legal_plies.get_or_insert(index);
                    return;
                }
            }
        }
    }

    /// Follows half-moves that are clearly legal.
    fn stretch(&mut self) {
        let (laws, writing) = (self.laws, &mut self.writing);
        let rest = &self.line.plies[self.game.numbers.followed()..];
        stretch(laws, &mut self.game, rest, |ply, plain, captures| {
            writing.separator(laws, plain.separator(), captures, ply);
        });
    }

    /// Passes the next occurrence to the desk.
    fn handle(&mut self, what: Occurrence<'_>) -> Option<Made> {
        let answer = step(self.laws, &mut self.game, what);
        self.log.apply(answer.entries);
        answer.made
    }

    /// Handles a position that is set up between moves.
    fn setup(&mut self, setup: &Setup<'_>) {
        let text = crate::pdn::decode(setup.fen).text;
        if let Some(turn) = turn_alone(&text) {
            let position = self.game.board.position().with_turn(turn);
            let is_possible = self.game.is_possible();
            self.handle(Occurrence::Setup { position: &position, is_possible });
            self.moments.begins_anew();
            self.add(Finding::of(SetupFault::TurnSet { turn }, setup.span));
            return;
        }
        match parse_fen(text.trim(), &self.laws.numbering, self.game.board.turn()) {
            Ok(fen) => {
                let odd = oddities(self.laws, &fen.position);
                let is_possible = odd.is_empty();
                self.handle(Occurrence::Setup { position: &fen.position, is_possible });
                self.moments.begins_anew();
                odd.into_iter().for_each(|odd| self.add(Finding::of(odd, setup.span)));
                self.add(Finding::of(SetupFault::PositionSet, setup.span));
            }
            Err(error) => {
                let span = part(setup.fen, &text, setup.fen_span, error.span);
                let fault = SetupFault::CommandInvalid { why: error.fault.clone() };
                self.add(Finding::of(fault, span).remarked(&error.fault));
            }
        }
    }

    /// Handles the incidents between this half-move and the next.
    fn moment(&mut self, after: usize) {
        // Open irregularities depend on who has pressed the clock.
        let clocks = self.game.board.is_known() && self.game.irregularities.has_open();
        if !self.game.has_incidents() {
            if clocks {
                self.clocks_run(after, None);
            }
            return;
        }
        let (game, line) = (&self.game, self.line);
        let (all, wrong) = self.moments.incidents(line, after, &game.numbers, game.board.turn());
        for found in wrong {
            self.log.add(found);
        }
        let next = line.plies.get(after).filter(|ply| !ply.is_set_up());
        for (incident, span) in &all {
            if clocks {
                self.clocks_run(after, Some(*span));
            }
            let happening = IncidentContext { incident, span: *span, beside: &all, next };
            self.handle(Occurrence::Incident(happening));
        }
        if clocks {
            self.clocks_run(after, None);
        }
    }

    /// Handles the clocks read after this many half-moves, up to a place in the text: a running
    /// clock shows who has pressed it.
    fn clocks_run(&mut self, after: usize, up_to: Option<Span>) {
        let line = self.line;
        let here = line.commands.iter().filter(|placed| {
            placed.after() == after && up_to.is_none_or(|up_to| placed.span().start < up_to.start)
        });
        for placed in here {
            if let Some(Ok(ClockReading::Clocks { runs: Some(side), .. })) =
                ClockReading::of_placed(placed)
            {
                self.handle(Occurrence::ClockRuns(side));
            }
        }
    }

    /// Compares the printed number of a half-move with the one that is due.
    #[inline]
    fn number(&mut self, index: usize, ply: &PlyText<'_>) {
        let Some(printed) = ply.number() else {
            return;
        };
        let due = self.game.numbers.due(self.game.board.turn());
        let is_first_of_part = index == 0 && self.line.tag("FEN").is_some();
        if printed == due || is_first_of_part {
            return;
        }
        if let Some(finding) = self.writing.wrong_number(printed, due, ply.number_span()) {
            self.add(finding);
        }
    }

    /// Adds a finding about the text.
    fn add(&mut self, finding: Finding) {
        if !self.options.moves_only {
            self.log.add(RecordFinding::of_text(finding));
        }
    }
}

/// Returns the rest of a record from the half-move with this index on. `last` is the number and the
/// side of the half-move before it, and `opens` the side whose moves begin a new number.
fn ahead<'l>(line: &'l MainLine<'_>, place: usize, last: (u32, Color), opens: Color) -> Ahead<'l> {
    let before = line.incidents.partition_point(|placed| placed.after < place);
    let here = line.incidents[before..].partition_point(|placed| placed.after == place);
    let ends = place == line.plies.len();
    let side = last.1.opponent();
    let due = (last.0 + u32::from(side == opens), side);
    let is_now = |when: When| match when {
        When::AfterPly(ply) => ply == place,
        When::BeforePly(ply) => ply == place + 1 && !ends,
        When::After(number, side) => (number, side) == last,
        When::Before(number, side) => (number, side) == due && !ends,
        When::End => ends,
        When::Start => false,
    };
    let told = || line.told.iter().filter(|told| is_now(told.when));
    let known = line.movers.iter().find(|(ply, _)| *ply == place).map(|(_, side)| *side);
    Ahead {
        plies: &line.plies[place..],
        incidents: &line.incidents[before..before + here],
        mover: known.or_else(|| told().find_map(|told| told.incident.names_mover())),
        ends,
    }
}

/// Returns the bytes of a part of a value, if the value is unchanged in the text; otherwise all its
/// bytes. Parts are counted without the blanks around the value.
pub(super) fn part(raw: &[u8], value: &str, whole: Span, part: Span) -> Span {
    if raw != value.as_bytes() || whole.len() != raw.len() {
        return whole;
    }
    let start = whole.start + (value.len() - value.trim_start().len());
    Span::new(start + part.start, (start + part.end).min(whole.end))
}

/// Returns a move as written, on one line.
pub(super) fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut plain: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.chars().count() > 40 {
        plain = plain.chars().take(40).collect::<String>() + "...";
    }
    plain
}
