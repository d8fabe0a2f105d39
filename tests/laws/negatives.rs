//! Games with a single wrong half-move: the right finding at the right place, and no cascade of
//! further findings.
//!
//! The wrong moves come from the slow independent generator of the tests, so that the expected finding is
//! known before the program is asked. If the facts are available, the games are real
//! (`ARBITER_FACTS=../shared cargo test --release --test laws -- --ignored --nocapture
//! negatives::`); otherwise, or if there are not enough, they are random playouts, counted as
//! `generated`.

use std::collections::{BTreeMap, BTreeSet};

use draughts_arbiter::board::{Color, Direction, Position, Square, write_fen};
use draughts_arbiter::diag::{Level, Span};
use draughts_arbiter::moves::{Generator, Move, MoveWriter};
use draughts_arbiter::pdn::{MoveText, games_in};
use draughts_arbiter::record::{
    Catalogue, GameReport, IrregularityState, Laws, MainLine, RecordFinding, ReplayOptions,
    Written, replay,
};
use draughts_arbiter::words::{Language, worded};
use draughts_oracle::{Oracle, StoppedCapture};
use rayon::prelude::*;

/// Accepted differences: kind, rule set, game, reason.
const EXCEPTIONS: &[(&str, &str, &str, &str)] = &[];

/// The maximum number of findings about moves that one fault may cause in a game, including the
/// note that the record is not followed further.
const MOST_FINDINGS: usize = 8;

const SETS: [&str; 9] = [
    "international",
    "frisian",
    "russian",
    "english",
    "italian",
    "brazilian",
    "czech",
    "canadian",
    "thai",
];

/// A fault put into a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A quiet move although a capture is mandatory.
    Missed,
    /// A complete capture of fewer pieces than required.
    Fewer,
    /// A capture that stops before its end.
    HalfWay,
    /// A complete capture that ranks lower by value, king or order.
    Priority,
    /// A move to an occupied square.
    Occupied,
    /// A man moved one square backwards.
    Backward,
    /// A move of an opponent's piece.
    Theirs,
    /// A move from an empty square.
    Empty,
    /// A move to a square that no piece could reach from there.
    Geometry,
    /// A half-move left out.
    Lost,
}

impl Kind {
    const ALL: [Self; 10] = [
        Self::Missed,
        Self::Fewer,
        Self::HalfWay,
        Self::Priority,
        Self::Occupied,
        Self::Backward,
        Self::Theirs,
        Self::Empty,
        Self::Geometry,
        Self::Lost,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Missed => "capture missed",
            Self::Fewer => "fewer pieces",
            Self::HalfWay => "stopped half-way",
            Self::Priority => "wrong priority",
            Self::Occupied => "occupied target",
            Self::Backward => "backward man",
            Self::Theirs => "opponent's piece",
            Self::Empty => "empty origin",
            Self::Geometry => "impossible geometry",
            Self::Lost => "lost half-move",
        }
    }

    /// Returns whether this fault is possible under the rules.
    fn exists(self, set: &str) -> bool {
        match self {
            Self::Fewer => matches!(set, "international" | "italian" | "brazilian" | "canadian"),
            Self::Priority => matches!(set, "frisian" | "italian" | "czech"),
            _ => true,
        }
    }
}

/// A small deterministic pseudorandom number generator.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        if of.is_empty() { None } else { Some(&of[self.below(of.len())]) }
    }
}

/// Returns the captured squares, whatever their order.
fn taken_by(jump: &StoppedCapture) -> BTreeSet<Square> {
    jump.taken.iter().copied().collect()
}

fn steps(position: &Position, from: Square, direction: Direction) -> Vec<Square> {
    let geometry = position.geometry();
    let (column, row) = geometry.column_row(from);
    let (right, down) = direction.delta();
    // On a board of dark squares an orthogonal step spans two columns or rows.
    let wide = if direction.is_orthogonal() { 2 } else { 1 };
    (1..)
        .map_while(|count: i16| {
            geometry.square_at(
                i16::from(column) + count * wide * i16::from(right),
                i16::from(row) + count * wide * i16::from(down),
            )
        })
        .collect()
}

fn is_far_row(position: &Position, color: Color, square: Square) -> bool {
    let (_, row) = position.geometry().column_row(square);
    row == if color == Color::White { 0 } else { position.geometry().rows() - 1 }
}

fn is_forward(direction: Direction, color: Color) -> bool {
    let (_, down) = direction.delta();
    if color == Color::White { down < 0 } else { down > 0 }
}

/// Returns the position after moving a piece and removing some others.
fn after(
    position: &Position,
    from: Square,
    to: Square,
    lifted: &[Square],
    crowned: bool,
) -> Position {
    let mut piece = position.piece_at(from).expect("a piece");
    piece.is_king |= crowned || is_far_row(position, piece.color, to);
    let mut next = position.with_turn(position.turn().opponent());
    next.set(from, None);
    lifted.iter().for_each(|&square| next.set(square, None));
    next.set(to, Some(piece));
    next.set_king_run(piece.color, None);
    next
}

/// A half-move written in place of the true one.
struct Wrong {
    text: String,
    code: &'static str,
    /// The resulting position; `None` if it cannot be determined.
    next: Option<Position>,
}

struct Desk<'a> {
    name: &'static str,
    laws: &'a Laws,
    oracle: Oracle,
}

impl Desk<'_> {
    fn written(&self, from: Square, to: Square, captures: bool) -> String {
        let sign = if captures { self.laws.set.capture_sign.word() } else { "-" };
        format!("{}{sign}{}", self.laws.numbering.name(from), self.laws.numbering.name(to))
    }

    /// Returns the legal moves as text, from the generator alone.
    fn legal_words(&self, position: &Position) -> Vec<String> {
        let generator = Generator::new(&self.laws.set);
        let writer = MoveWriter::new(&self.laws.set);
        let legal = generator.legal_moves(position);
        // Reports order moves by their printed squares: first, last, captured.
        let numbering = self.laws.numbering;
        let number = |square| numbering.number(square);
        let mut legal = legal;
        legal.sort_by_key(|mv| {
            (
                number(mv.from()),
                number(mv.to()),
                mv.captured().iter().map(number).collect::<Vec<_>>(),
            )
        });
        legal.iter().map(|mv| writer.write(&generator, position, &legal, mv)).collect()
    }

    /// Returns a wrong half-move of this kind in a position, if there is one.
    fn wrong(&self, kind: Kind, position: &Position, chance: &mut Chance) -> Option<Wrong> {
        let legal = self.laws.generator.legal_moves(position);
        let turn = position.turn();
        let due = legal.iter().any(Move::is_capture);
        let ends_legal = |from, to| legal.iter().any(|mv| mv.from() == from && mv.to() == to);
        let free = |square: &Square| position.piece_at(*square).is_none();
        let all: Vec<Square> = position.geometry().iter().collect();
        let own: Vec<Square> = position.pieces(turn).iter().collect();
        let one = |from, to, code, shown: bool| Wrong {
            text: self.written(from, to, false),
            code,
            next: shown.then(|| after(position, from, to, &[], false)),
        };
        let mut found: Vec<Wrong> = Vec::new();
        match kind {
            Kind::Missed => {
                if !due {
                    return None;
                }
                for &from in &own {
                    let captures = self.oracle.captures_from(position, from);
                    for to in self.oracle.quiet_from(position, from) {
                        if captures.iter().all(|jump| jump.to != to) {
                            found.push(one(from, to, "capture-missed", true));
                        }
                    }
                }
            }
            Kind::Fewer | Kind::HalfWay | Kind::Priority => {
                if !due {
                    return None;
                }
                for &from in &own {
                    let captures = self.oracle.captures_from(position, from);
                    for jump in &captures {
                        let alike = |other: &&StoppedCapture| {
                            other.to == jump.to && taken_by(other) != taken_by(jump)
                        };
                        if ends_legal(from, jump.to) || captures.iter().any(|other| alike(&other)) {
                            continue;
                        }
                        // The same piece reaches the same square with a complete capture if it
                        // jumps in another order.
                        let whole = captures.iter().any(|other| other.to == jump.to && other.whole);
                        if let Some(code) = self.capture_fault(kind, position, &legal, jump, whole)
                        {
                            let crowned =
                                captures.iter().any(|other| other.to == jump.to && other.crowned);
                            found.push(Wrong {
                                text: self.written(from, jump.to, true),
                                code,
                                next: Some(after(position, from, jump.to, &jump.taken, crowned)),
                            });
                        }
                    }
                }
            }
            Kind::Occupied => {
                for &from in &own {
                    for direction in Direction::ALL {
                        let line = steps(position, from, direction);
                        let blocked = line.into_iter().find(|square| !free(square));
                        found.extend(blocked.map(|to| one(from, to, "occupied", false)));
                    }
                }
            }
            Kind::Backward => {
                for from in position.men(turn).iter() {
                    let captures = self.oracle.captures_from(position, from);
                    for direction in Direction::ALL {
                        if direction.is_orthogonal() || is_forward(direction, turn) {
                            continue;
                        }
                        let behind = steps(position, from, direction).first().copied();
                        if let Some(to) = behind.filter(free)
                            && captures.iter().all(|jump| jump.to != to)
                        {
                            found.push(one(from, to, "moved-irregularly", true));
                        }
                    }
                }
            }
            Kind::Theirs => {
                // Sometimes as the owner might move it, sometimes not.
                let theirs = position.with_turn(turn.opponent());
                for from in position.pieces(turn.opponent()).iter() {
                    let goes = self.oracle.quiet_from(&theirs, from);
                    let captures = self.oracle.captures_from(&theirs, from);
                    let to = if chance.below(2) == 0 {
                        chance.pick(&goes).copied()
                    } else {
                        chance.pick(&all).copied().filter(free)
                    };
                    if let Some(to) = to.filter(|to| captures.iter().all(|jump| jump.to != *to)) {
                        found.push(one(from, to, "not-your-piece", true));
                    }
                }
            }
            Kind::Empty => {
                let (from, to) = (*chance.pick(&all)?, *chance.pick(&all)?);
                if from != to && free(&from) && free(&to) {
                    found.push(one(from, to, "empty-square", false));
                }
            }
            Kind::Geometry => {
                for &from in &own {
                    let captures = self.oracle.captures_from(position, from);
                    let goes = self.oracle.quiet_from(position, from);
                    let (_, row) = position.geometry().column_row(from);
                    let to = chance.pick(&all).copied().filter(free).filter(|to| {
                        let (_, there) = position.geometry().column_row(*to);
                        captures.iter().all(|jump| jump.to != *to)
                            && !goes.contains(to)
                            && row.abs_diff(there) != 1
                    });
                    found.extend(to.map(|to| one(from, to, "moved-irregularly", true)));
                }
            }
            Kind::Lost => return None,
        }
        let at = chance.below(found.len().max(1));
        found.into_iter().nth(at)
    }

    /// Returns the code for an illegal capture, if it is of this kind.
    fn capture_fault(
        &self,
        kind: Kind,
        position: &Position,
        legal: &[Move],
        jump: &StoppedCapture,
        whole: bool,
    ) -> Option<&'static str> {
        let best = legal.iter().map(|mv| mv.captured().len()).max()?;
        match kind {
            // Its continuation is one of the required moves.
            Kind::HalfWay => (!whole
                && legal.iter().any(|mv| {
                    mv.from() == jump.from
                        && mv.captured().len() > jump.taken.len()
                        && jump.taken.iter().all(|&square| mv.captured().contains(square))
                }))
            .then_some("capture-too-few"),
            Kind::Fewer => (whole && jump.taken.len() < best).then_some("capture-too-few"),
            Kind::Priority if self.name == "frisian" => {
                // Higher value first (a king counts slightly less than two men), then a capture by
                // a king.
                let weight = |taken: &mut dyn Iterator<Item = Square>, from: Square| {
                    let value: u32 = taken
                        .map(|square| {
                            position
                                .piece_at(square)
                                .map_or(0, |p| if p.is_king { 199 } else { 100 })
                        })
                        .sum();
                    (value, position.piece_at(from).is_some_and(|piece| piece.is_king))
                };
                let ours = weight(&mut jump.taken.iter().copied(), jump.from);
                let required = weight(&mut legal[0].captured().iter(), legal[0].from());
                // Part of a required capture by the same piece is too few, not a lower rank.
                let part = legal.iter().any(|mv| {
                    mv.from() == jump.from
                        && jump.taken.iter().all(|&square| mv.captured().contains(square))
                });
                (whole && !part && ours < required).then_some("capture-priority")
            }
            // The number of pieces is right, so the rank is lower.
            Kind::Priority => (whole && jump.taken.len() == best).then_some("capture-priority"),
            _ => None,
        }
    }
}

/// A legal game.
struct Game {
    label: String,
    real: bool,
    text: Vec<u8>,
    /// For each half-move: the position before it, the move, its bytes.
    plies: Vec<(Position, Move, Span)>,
}

fn report_of(text: &[u8], laws: &Laws) -> Result<GameReport, String> {
    let mut games = games_in(text);
    let game = games.next().ok_or("no game is left")?;
    let report = replay(
        &game,
        MainLine::read(&game),
        laws,
        Vec::new(),
        ReplayOptions { history: true, moves_only: false },
    );
    if games.next().is_some() {
        return Err("the text became two games".into());
    }
    Ok(report)
}

impl Game {
    /// Returns a game if all of its moves are legal and unambiguous; otherwise `None`.
    fn of(label: String, real: bool, text: &[u8], laws: &Laws) -> Option<Self> {
        let report = report_of(text, laws).ok()?;
        if !report.ok || report.plies < 4 || report.findings.iter().any(|found| found.at.is_some())
        {
            return None;
        }
        let game = games_in(text).next()?;
        let line = MainLine::read(&game);
        let mut positions: Vec<Position> = report.history.iter().map(|(_, at)| *at).collect();
        positions.push(report.last?);
        let mut plies = Vec::new();
        for (pair, ply) in positions.windows(2).zip(&line.plies) {
            let mut legal = laws.generator.legal_moves(&pair[0]).into_iter();
            let mv = legal.find(|mv| laws.generator.play(&pair[0], mv) == pair[1])?;
            let Written::Move(written) = ply.written() else { return None };
            let parsed = MoveText::parse(written).ok()?;
            let ends = (laws.square(&parsed.from())?, laws.square(&parsed.to())?);
            if ends != (mv.from(), mv.to()) || ply.is_set_up() {
                return None;
            }
            plies.push((pair[0], mv, ply.span()));
        }
        Some(Self { label, real, text: game.bytes().to_vec(), plies })
    }

    /// Returns a random playout.
    fn generated(index: usize, desk: &Desk<'_>) -> Option<Self> {
        let salt =
            desk.name.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31) ^ u32::from(byte));
        let mut chance = Chance((u64::from(salt) << 24) ^ index as u64);
        let length = 20 + chance.below(110);
        let mut position = desk.laws.set.start_position();
        let first = position.turn();
        let mut text = format!("[White \"generated\"]\n[Black \"{index}\"]\n\n");
        for ply in 0..length {
            let legal = desk.laws.generator.legal_moves(&position);
            let Some(mv) = chance.pick(&legal) else { break };
            if position.turn() == first {
                text.push_str(&format!("{}. ", ply / 2 + 1));
            }
            text.push_str(&desk.laws.write(&position, &legal, mv));
            text.push(if ply % 12 == 11 { '\n' } else { ' ' });
            position = desk.laws.generator.play(&position, mv);
        }
        text.push_str("*\n");
        Self::of(format!("generated#{index}"), false, text.as_bytes(), desk.laws)
    }
}

/// Converts written moves to square numbers, in a fixed order.
fn in_numbers(laws: &Laws, words: &[String]) -> Vec<Vec<u8>> {
    let squares = |word: &String| {
        word.split(['-', 'x', ':'])
            .map(|name| laws.numbering.number(laws.numbering.parse(name).expect("a square")))
            .collect()
    };
    let mut all: Vec<Vec<u8>> = words.iter().map(squares).collect();
    all.sort_unstable();
    all
}

/// The expected finding.
struct Expected<'a> {
    ply: usize,
    codes: &'a [&'static str],
    before: Position,
    legal: &'a [String],
    standing: Option<IrregularityState>,
}

fn first_of_moves(report: &GameReport) -> Option<&RecordFinding> {
    report.findings.iter().find(|found| found.at.is_some())
}

fn compare(report: &GameReport, expected: &Expected<'_>, laws: &Laws) -> Result<(), String> {
    let found = first_of_moves(report).ok_or("nothing is found")?;
    let at = found.at.expect("a half-move");
    let code = found.finding.code();
    let check = |ok: bool, what: String| if ok { Ok(()) } else { Err(what) };
    let standing = expected.standing;
    check(expected.codes.contains(&code), format!("{code}, not {:?}", expected.codes))?;
    check(at.ply == expected.ply, format!("half-move {}, not {}", at.ply, expected.ply))?;
    check(at.side == expected.before.turn(), "the wrong side".into())?;
    check(report.legal_plies + 1 == at.ply, format!("legal_plies {}", report.legal_plies))?;
    check(!report.ok, "ok although a move is wrong".into())?;
    // Findings about a record in letters use letters.
    let legal = in_numbers(laws, &found.legal);
    let wanted = in_numbers(laws, expected.legal);
    check(legal == wanted, format!("legal {:?}, not {:?}", found.legal, expected.legal))?;
    let article = found.article.as_deref().unwrap_or_default();
    check(!article.is_empty(), "no article".into())?;
    check(found.standing == standing, format!("{:?}, not {standing:?}", found.standing))?;
    check(found.position == Some(expected.before), "the wrong position before".into())?;
    let fen = write_fen(&expected.before, &laws.numbering);
    check(found.fen.as_deref() == Some(&fen), format!("{:?}, not {fen}", found.fen))?;
    let level = if standing.is_some() { Level::Irregularity } else { Level::Error };
    check(found.finding.level() == level, format!("level {}", found.finding.level()))?;
    check(found.finding.place.is_some(), "no line and column".into())
}

/// Counts the findings about moves, including the note that the record is not followed further.
fn weight(report: &GameReport) -> usize {
    let counts = |found: &&RecordFinding| {
        found.at.is_some() || found.finding.code() == "record-not-followed"
    };
    report.findings.iter().filter(counts).count()
}

/// Puts a fault into a game and checks the findings. Returns the number of findings if the rest of
/// the game is kept, or `None` if the game offers no place for the fault.
fn try_fault(
    desk: &Desk<'_>,
    game: &Game,
    kind: Kind,
    chance: &mut Chance,
) -> Option<Result<usize, String>> {
    if kind == Kind::Lost {
        return lost(desk, game, chance);
    }
    let first = chance.below(game.plies.len());
    for offset in 0..game.plies.len() {
        let index = (first + offset) % game.plies.len();
        let (before, _, _) = game.plies[index];
        // The squares are chosen at random, so several tries are needed.
        let tries = if matches!(kind, Kind::Empty | Kind::Geometry | Kind::Theirs) { 8 } else { 1 };
        let wrong = (0..tries).find_map(|_| desk.wrong(kind, &before, chance));
        if let Some(wrong) = wrong {
            let result = faulty(desk, game, kind, index, &wrong, chance);
            return Some(
                result.map_err(|why| format!("half-move {} {}: {why}", index + 1, wrong.text)),
            );
        }
    }
    None
}

fn faulty(
    desk: &Desk<'_>,
    game: &Game,
    kind: Kind,
    index: usize,
    wrong: &Wrong,
    chance: &mut Chance,
) -> Result<usize, String> {
    let (before, _, span) = game.plies[index];
    let legal = desk.legal_words(&before);
    let head = [&game.text[..span.start], wrong.text.as_bytes()].concat();
    let shown = wrong.next.is_some();
    let codes = [wrong.code];
    let either = ["not-your-piece", "two-moves-in-a-row"];
    let expected = |codes, standing| Expected {
        ply: index + 1,
        codes,
        before,
        legal: &legal,
        standing: if shown { standing } else { None },
    };
    // First, nothing follows. An opponent's piece alone does not show whether a move is missing or
    // the wrong piece was moved.
    let cut = report_of(&[&head[..], b" *\n"].concat(), desk.laws)?;
    let cut_codes: &[&'static str] = if kind == Kind::Theirs { &either } else { &codes };
    compare(&cut, &expected(cut_codes, Some(IrregularityState::Open)), desk.laws)
        .map_err(|why| format!("cut: {why}"))?;
    if weight(&cut) != 1 {
        return Err(format!("cut: {} findings", weight(&cut)));
    }
    // Then a few legal moves follow from the position after the wrong move.
    if let Some(next) = wrong.next {
        let mut text = head.clone();
        let mut position = next;
        let mut followers = 0;
        for _ in 0..6 {
            let legal = desk.laws.generator.legal_moves(&position);
            let Some(mv) = chance.pick(&legal) else { break };
            text.push(b' ');
            text.extend(desk.laws.write(&position, &legal, mv).bytes());
            position = desk.laws.generator.play(&position, mv);
            followers += 1;
        }
        text.extend(b" *\n");
        let report = report_of(&text, desk.laws)?;
        let standing =
            if followers == 0 { IrregularityState::Open } else { IrregularityState::Stands };
        let codes = if followers == 0 { cut_codes } else { &codes };
        compare(&report, &expected(codes, Some(standing)), desk.laws)
            .map_err(|why| format!("played on: {why}"))?;
        let ours = write_fen(&position, &desk.laws.numbering);
        // If nothing can follow, the move may have been the opponent's own.
        let whose = kind == Kind::Theirs && followers == 0;
        if report.final_fen().as_deref() != Some(&ours) && !whose {
            return Err(format!("played on: ends in {:?}, not {ours}", report.final_fen()));
        }
        if weight(&report) != 1 || report.replayed_plies != index + 1 + followers {
            return Err(format!("played on: {} findings", weight(&report)));
        }
    }
    // Last, the rest of the true game follows, whether or not it still fits.
    let rest = report_of(&[&head[..], &game.text[span.end..]].concat(), desk.laws)?;
    let last = index + 1 == game.plies.len();
    let standing = if last { IrregularityState::Open } else { IrregularityState::Stands };
    compare(&rest, &expected(cut_codes, Some(standing)), desk.laws)
        .map_err(|why| format!("old rest: {why}"))?;
    Ok(weight(&rest))
}

/// Leaves out a half-move other than the last.
///
/// The next half-move takes its place and belongs to the other side, so the loss shows right there
/// and never later. Only the loss of the last half-move goes unnoticed.
fn lost(desk: &Desk<'_>, game: &Game, chance: &mut Chance) -> Option<Result<usize, String>> {
    let index = chance.below(game.plies.len() - 1);
    let (before, _, span) = game.plies[index];
    let (_, next, next_span) = game.plies[index + 1];
    let owner = before.turn().opponent();
    let reachable = next.to() == next.from() || before.piece_at(next.to()).is_none();
    let theirs = before.with_turn(owner);
    let regular = desk
        .laws
        .generator
        .legal_moves(&theirs)
        .iter()
        .any(|mv| mv.from() == next.from() && mv.to() == next.to());
    // If its owner could play it with no capture mandatory, the owner has moved twice and missed
    // that capture. If the owner could not play it at all, the piece that moves next decides: it is
    // the opponent's, so a move is missing. If a written capture captures nothing on that board,
    // the captured pieces are unknown, so both answers are right.
    let missed =
        !next.is_capture() && desk.oracle.quiet_from(&theirs, next.from()).contains(&next.to());
    let stolen = after(&theirs, next.from(), next.to(), &[], false);
    let goes_on = game.plies.get(index + 2).is_some_and(|(_, mv, _)| {
        stolen.piece_at(mv.from()).is_some_and(|piece| piece.color == before.turn())
    });
    let codes: &[&'static str] = match (reachable, regular || missed) {
        (false, _) => &["occupied"],
        (true, true) => &["two-moves-in-a-row"],
        (true, false) if next.is_capture() => &["two-moves-in-a-row", "not-your-piece"],
        (true, false) if goes_on => &["two-moves-in-a-row"],
        (true, false) => &["not-your-piece"],
    };
    let cut_codes: &[&'static str] = match (regular || missed, next.is_capture()) {
        (true, _) => codes,
        (false, true) => &["two-moves-in-a-row", "not-your-piece"],
        (false, false) => &["not-your-piece"],
    };
    let shown = reachable;
    let legal = desk.legal_words(&before);
    let expected = |codes, standing| Expected {
        ply: index + 1,
        codes,
        before,
        legal: &legal,
        standing: shown.then_some(standing),
    };
    let without = [&game.text[..span.start], &game.text[span.end..]].concat();
    let judged = || -> Result<usize, String> {
        let rest = report_of(&without, desk.laws)?;
        let last = index + 2 == game.plies.len();
        let standing = if last { IrregularityState::Open } else { IrregularityState::Stands };
        compare(
            &rest,
            &expected(if last && reachable { cut_codes } else { codes }, standing),
            desk.laws,
        )?;
        let cut_at = next_span.end - span.len();
        let cut = report_of(&[&without[..cut_at], b" *\n"].concat(), desk.laws)?;
        compare(
            &cut,
            &expected(if reachable { cut_codes } else { codes }, IrregularityState::Open),
            desk.laws,
        )
        .map_err(|why| format!("cut: {why}"))?;
        Ok(weight(&rest))
    };
    Some(judged().map_err(|why| format!("without half-move {}: {why}", index + 1)))
}

/// The results for one kind under one rule set.
#[derive(Default)]
struct Cell {
    real: usize,
    generated: usize,
    agreed: usize,
    wrong: Vec<String>,
    /// How many games had how many findings when their rest was kept.
    spread: BTreeMap<usize, usize>,
}

impl Cell {
    fn count(&self) -> usize {
        self.real + self.generated
    }

    fn take(&mut self, desk: &Desk<'_>, kind: Kind, game: &Game, chance: &mut Chance) {
        let Some(result) = try_fault(desk, game, kind, chance) else { return };
        if game.real {
            self.real += 1;
        } else {
            self.generated += 1;
        }
        let listed = EXCEPTIONS
            .iter()
            .any(|row| (row.0, row.1, row.2) == (kind.name(), desk.name, game.label.as_str()));
        match result {
            Ok(findings) if findings <= MOST_FINDINGS => {
                *self.spread.entry(findings).or_default() += 1;
                self.agreed += 1;
            }
            Ok(findings) => self.wrong.push(format!("{}: {findings} findings", game.label)),
            Err(_) if listed => self.agreed += 1,
            Err(why) => self.wrong.push(format!("{}: {why}", game.label)),
        }
    }
}

/// Generates faults of one kind until there are enough, in real games first.
fn fill(desk: &Desk<'_>, kind: Kind, real: &[Game], wanted: usize) -> Cell {
    let mut cell = Cell::default();
    let mut chance = Chance(kind as u64 * 7_919 + desk.name.len() as u64);
    // Each kind starts at a different place in the collection.
    let shift = kind as usize * real.len() / Kind::ALL.len();
    for game in real.iter().cycle().skip(shift).take(real.len()) {
        if cell.count() == wanted {
            break;
        }
        cell.take(desk, kind, game, &mut chance);
    }
    for index in (0..wanted * 40).map(|index| kind as usize * 100_000 + index) {
        if cell.count() == wanted {
            break;
        }
        if let Some(game) = Game::generated(index, desk) {
            cell.take(desk, kind, &game, &mut chance);
        }
    }
    cell
}

/// Runs every kind under every set; the cells are in a fixed order.
fn run(real: &BTreeMap<&'static str, Vec<Game>>, wanted: usize) -> Vec<(Kind, &'static str, Cell)> {
    let catalogue = Catalogue::new();
    let cells: Vec<(&'static str, Kind)> = SETS
        .into_iter()
        .flat_map(|set| Kind::ALL.into_iter().map(move |kind| (set, kind)))
        .filter(|(set, kind)| kind.exists(set))
        .collect();
    cells
        .into_par_iter()
        .map(|(name, kind)| {
            let laws = catalogue.laws(name).expect("a rule set of the project");
            let desk = Desk { name, laws: &laws, oracle: Oracle::new(&laws.set) };
            let games = real.get(name).map(Vec::as_slice).unwrap_or_default();
            (kind, name, fill(&desk, kind, games, wanted))
        })
        .collect()
}

/// Prints the cells; returns the number of games that agree, and of all games.
fn print(cells: &[(Kind, &'static str, Cell)]) -> (usize, usize) {
    let (mut agreed, mut all) = (0, 0);
    let mut spread: BTreeMap<Kind, BTreeMap<usize, usize>> = BTreeMap::new();
    for (kind, set, cell) in cells {
        println!(
            "negatives: {} of {}  {}, {set} ({} real, {} generated)",
            cell.agreed,
            cell.count(),
            kind.name(),
            cell.real,
            cell.generated
        );
        for (findings, games) in &cell.spread {
            *spread.entry(*kind).or_default().entry(*findings).or_default() += games;
        }
        for line in cell.wrong.iter().take(5) {
            println!("    {line}");
        }
        agreed += cell.agreed;
        all += cell.count();
    }
    println!("findings per game when the old rest follows, as findings:games");
    for (kind, spread) in spread {
        let words: Vec<String> = spread.iter().map(|(n, games)| format!("{n}:{games}")).collect();
        println!("  {:<20} {}", kind.name(), words.join(" "));
    }
    println!("negatives: {agreed} of {all}");
    (agreed, all)
}

#[test]
fn one_fault_in_generated_games() {
    let cells = run(&BTreeMap::new(), 6);
    let (agreed, all) = print(&cells);
    assert!(all >= 300, "only {all} games");
    assert_eq!(agreed, all);
}

/// Returns code, note and help of the first finding about a move.
fn words(text: &str) -> (&'static str, String, String) {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let report = report_of(text.as_bytes(), &laws).expect("one game");
    let finding = &first_of_moves(&report).expect("a finding").finding;
    let words = worded(finding, Language::English);
    (finding.code(), words.note.unwrap_or_default(), words.help.unwrap_or_default())
}

#[test]
fn the_opponent_of_who_moved_twice_decides() {
    // While nothing follows, Black may have moved a white man.
    let (code, note, help) = words("1. 32-28 37-32 *");
    assert_eq!(code, "two-moves-in-a-row");
    assert!(note.contains("hangs on who made 37-32"), "{note}");
    assert!(!help.contains("decides"), "{help}");
    let (_, note, _) = words("1. 32-28 37-32 19-23 *");
    assert!(note.contains("Black has moved since"), "{note}");
    // The second move is also irregular in itself; the record goes on with White.
    let (code, note, _) = words("1. 32-28 19-23 23-29 2. 33x24 *");
    assert_eq!(code, "two-moves-in-a-row");
    assert!(note.contains("White has moved since"), "{note}");
}

#[test]
fn the_piece_wrongly_moved_is_bound_where_it_can_make_a_legal_move() {
    // 32 can capture, and so can 45.
    let fen = "[FEN \"W:W32,45,48:B28,40\"]\n\n";
    let (code, _, help) = words(&format!("{fen}1. 32-27 *"));
    assert_eq!(code, "capture-missed");
    assert!(help.contains("White must play 32x23, with the piece wrongly moved"), "{help}");
    let (_, _, help) = words(&format!("{fen}1. 48-43 *"));
    assert!(help.contains("White must play 32x23 or 45x34"), "{help}");
}

#[test]
fn a_man_crowned_in_passing_and_stopped_half_way_is_a_king() {
    let laws = Catalogue::new().laws("russian").expect("a rule set of the project");
    let report = report_of(b"[FEN \"W:W11:B7,9,22\"]\n\n1. 11:13 *\n", &laws).expect("one game");
    let found = first_of_moves(&report).expect("a finding");
    assert_eq!((found.finding.code(), report.legal_plies), ("capture-too-few", 0));
    assert_eq!(found.legal, ["11:26", "11:31"]);
    assert_eq!(report.final_fen().as_deref(), Some("B:WK13:B22"));
}

/// Returns real games that an independent referee found legal, at most this many per set.
fn real_games(most: usize) -> BTreeMap<&'static str, Vec<Game>> {
    let folder = std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the facts");
    let folder = std::path::PathBuf::from(folder).join("pdn");
    let text = std::fs::read_to_string(folder.join("verdicts.jsonl")).expect("verdicts.jsonl");
    let rows: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    let catalogue = Catalogue::new();
    let mut games = BTreeMap::new();
    for set in SETS {
        let legal: Vec<_> =
            rows.iter().filter(|row| row["rules"] == set && row["ok"] == true).collect();
        // Takes some from every part of the collection.
        let every = legal.len().div_ceil(most).max(1);
        let mut wanted: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
        for row in legal.into_iter().step_by(every) {
            let file = row["file"].as_str().expect("file");
            wanted.entry(file).or_default().insert(row["game"].as_u64().expect("game"));
        }
        let laws = catalogue.laws(set).expect("a rule set of the project");
        let mut found = Vec::new();
        for (file, numbers) in wanted {
            let bytes = std::fs::read(folder.join("games").join(file)).expect(file);
            let counted = |game: &draughts_arbiter::pdn::GameText<'_>| {
                crate::support::referee::number(file, game.index())
                    .is_some_and(|number| numbers.contains(&number))
            };
            for game in games_in(&bytes).filter(counted) {
                let label = format!("{file}#{}", game.index());
                found.extend(Game::of(label, true, game.bytes(), &laws));
            }
        }
        games.insert(set, found);
    }
    games
}

#[test]
#[ignore = "needs the facts"]
fn negatives() {
    let real = real_games(2_500);
    for (set, games) in &real {
        println!("{set}: {} real games", games.len());
    }
    let cells = run(&real, 200);
    let (agreed, all) = print(&cells);
    assert!(all >= 5_000, "only {all} games");
    assert_eq!(agreed, all);
}
