//! Lines of moves as a rule set writes them, including variations.

use super::canonical::written_fen;
use super::followed::FollowedMove;
use super::half_moves::ends_of;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::report::GameReport;
use super::settle::{fits, resolve_ways, settle, ways_of};
use super::short::likely_way;
use super::start::turn_alone;
use crate::board::{Color, Position, Square, parse_fen};
use crate::moves::{Move, Resolved};
use crate::pdn::{GameResult, Item, MoveText, ResultStyle, Separator, TreeMove, WrittenSquare};
use crate::rules::CaptureSign;

/// The comment after the first move of a line that could not be replayed.
pub const NOT_REPLAYED: &str = "not replayed from here on";

/// The state of a line before its next move.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// `None` if the line is no longer followed.
    pub(super) position: Option<Position>,
    /// The number of the previous move, or of the first one to come.
    pub(super) number: u32,
    /// The side to move.
    pub(super) side: Color,
    /// Whether it is before the first move of the game, or before a move that replaces another: the
    /// number is then that of the move to come.
    pub(super) is_start: bool,
}

/// A move that was followed.
struct Step {
    before: Position,
    /// The move as the rule set writes it; `None` if it is irregular.
    written: Option<String>,
    after: Option<Position>,
    /// Its first and last squares, if it names two squares of the board.
    ends: Option<(Square, Square)>,
    /// It replaces a move that was made this many half-moves before and taken back.
    instead: Option<usize>,
}

/// Rewrites the lines of one game.
pub(super) struct Walk<'l> {
    pub(super) laws: &'l Laws,
    /// The side whose move begins a new number.
    pub(super) first: Color,
}

impl Walk<'_> {
    /// Rewrites the main line, with the positions of its replay; `seen` receives every move that is
    /// written, in text order.
    pub(super) fn main_line(
        &self,
        items: Vec<Item>,
        start: At,
        (line, report): (&MainLine<'_>, &GameReport),
        seen: &mut Vec<FollowedMove>,
    ) -> Vec<Item> {
        let mut ply = 0;
        let step = |_: &[Item], _: &str, _: Option<Position>| {
            let index = ply;
            ply += 1;
            let history = &report.history[..report.replayed_plies.min(report.history.len())];
            let (_, before) = *history.get(index)?;
            // Two half-moves can never lead back to the position in which they began, so a move was
            // taken back.
            let instead = (1..=2).find(|back| {
                index.checked_sub(*back).is_some_and(|earlier| history[earlier].1 == before)
            });
            let text = line.plies.get(index)?;
            let meant = self.meant(&before, text, || line.plies[index + 1..].to_vec());
            Some(match meant {
                Some(meant) => Step { instead, ..meant },
                None => {
                    let next = report.history.get(index + 1).map(|(_, position)| *position);
                    let ends = match text.written() {
                        Written::Move(text) => ends_of(self.laws, text),
                        Written::Unknown => None,
                    };
                    Step { before, written: None, after: next.or(report.last), ends, instead }
                }
            })
        };
        self.line(items, start, step, seen)
    }

    /// Rewrites a variation, which starts before or after the move it follows, depending on where
    /// its first move is legal.
    fn variation(
        &self,
        items: Vec<Item>,
        (before, now): (At, At),
        seen: &mut Vec<FollowedMove>,
    ) -> Vec<Item> {
        let first = plies_of(&items).first().copied();
        let fits_at = |at: &At| {
            at.position.zip(first).is_some_and(|(position, ply)| fits(self.laws, &position, &ply))
        };
        let start = if !fits_at(&before) && fits_at(&now) { now } else { before };
        let step = |rest: &[Item], text: &str, position: Option<Position>| {
            self.meant(&position?, &ply_text(text), || plies_of(rest))
        };
        self.line(items, start, step, seen)
    }

    /// Rewrites a line; `step` returns each move with the positions around it, or `None` if it
    /// could not be followed.
    fn line(
        &self,
        items: Vec<Item>,
        start: At,
        mut step: impl FnMut(&[Item], &str, Option<Position>) -> Option<Step>,
        seen: &mut Vec<FollowedMove>,
    ) -> Vec<Item> {
        let (mut before, mut now) = (start, start);
        let mut out: Vec<Item> = Vec::with_capacity(items.len());
        let mut numbers = Vec::new();
        let mut interrupted = true;
        let mut said = false;
        // Of several consecutive setup commands only the last counts; its side to move is not
        // affected by the others.
        let mut turn = None;
        let mut items = items.into_iter();
        while let Some(item) = items.next() {
            interrupted |= !matches!(item, Item::Move(_) | Item::Nag(_));
            match item {
                Item::Move(mv) => {
                    turn = None;
                    let found = step(items.as_slice(), &mv.text, now.position);
                    now.position = found.as_ref().map(|found| found.before);
                    now.side = now.position.map_or(now.side, |position| position.turn());
                    before = now;
                    let instead = found.as_ref().and_then(|found| found.instead);
                    if let Some(&number) = instead
                        .and_then(|back| numbers.len().checked_sub(back))
                        .and_then(|at| numbers.get(at))
                    {
                        now.number = number;
                        now.is_start = true;
                    }
                    out.push(Item::Move(self.numbered(mv, found.as_ref(), &mut now, interrupted)));
                    numbers.push(now.number);
                    seen.push(FollowedMove {
                        number: now.number,
                        side: now.side,
                        before: found.as_ref().map(|found| found.before),
                        after: found.as_ref().and_then(|found| found.after),
                        ends: found.as_ref().and_then(|found| found.ends),
                        is_legal: found.as_ref().is_some_and(|found| found.written.is_some()),
                    });
                    let followed = found.is_some();
                    now.position = found.and_then(|found| found.after);
                    now.side = now.position.map_or(now.side.opponent(), |next| next.turn());
                    interrupted = !followed && !said;
                    if interrupted {
                        said = true;
                        say_not_replayed(&mut out, items.as_slice());
                    }
                }
                Item::Variation(inner) => {
                    out.push(Item::Variation(self.variation(inner, (before, now), seen)));
                }
                Item::Setup { name, fen } => {
                    let fen = self.set_up(fen, *turn.get_or_insert(now.side), &mut now);
                    out.push(Item::Setup { name, fen });
                }
                Item::Nag(_) | Item::Comment(_) | Item::Result(_) => out.push(item),
            }
        }
        out
    }

    /// Returns a move with its number, and advances the number.
    fn numbered(&self, mv: TreeMove, found: Option<&Step>, now: &mut At, show: bool) -> TreeMove {
        let printed = mv.number.filter(|_| found.is_none());
        let takes = printed.is_some_and(|printed| self.takes_printed(printed, mv.is_second, now));
        let show = show || takes;
        let is_second = now.side != self.first;
        if !now.is_start && !is_second {
            now.number = now.number.saturating_add(1);
        }
        now.is_start = false;
        let written = found.and_then(|found| found.written.clone());
        TreeMove {
            text: written
                .unwrap_or_else(|| self.as_it_stands(&mv.text, found.map(|found| &found.before))),
            strength: mv.strength,
            number: (show || !is_second).then_some(now.number),
            is_second,
        }
    }

    /// Uses the printed number of a move that is not followed, if it comes soon after the counted
    /// one: a half-move before it was lost. Returns whether it differs from the counted one.
    fn takes_printed(&self, printed: u32, is_second: bool, now: &mut At) -> bool {
        const SOON: u32 = 3;
        let side = if is_second { self.first.opponent() } else { self.first };
        let opens = !now.is_start && now.side == self.first;
        let counted = now.number.saturating_add(opens.into());
        let is_soon = printed >= now.number && printed - now.number <= SOON;
        if now.is_start || (printed, side) == (counted, now.side) || !is_soon {
            return false;
        }
        // Store the previous number, since the first move of a pair counts on.
        now.number = if is_second { printed } else { printed.saturating_sub(1) };
        now.side = side;
        true
    }

    /// Rewrites a setup command in the rule set's form and puts its position on the board. `turn`
    /// is to move if the command does not name a side.
    fn set_up(&self, fen: String, turn: Color, now: &mut At) -> String {
        if let Some(turn) = turn_alone(&fen) {
            now.position = now.position.map(|position| position.with_turn(turn));
            now.side = turn;
            return fen.trim().to_owned();
        }
        match parse_fen(&fen, &self.laws.numbering, turn) {
            Ok(read) => {
                now.position = Some(read.position);
                now.side = read.position.turn();
                written_fen(self.laws, &read)
            }
            Err(_) => fen,
        }
    }

    /// Returns the legal move that was meant, as the rule set writes it, with the position after
    /// it.
    fn meant<'p>(
        &self,
        position: &Position,
        ply: &PlyText<'_>,
        rest: impl FnOnce() -> Vec<PlyText<'p>>,
    ) -> Option<Step> {
        let (mv, written) = self.meant_move(position, ply, rest)?;
        Some(Step {
            before: *position,
            written: Some(written),
            after: Some(self.laws.generator.play(position, &mv)),
            ends: Some((mv.from(), mv.to())),
            instead: None,
        })
    }

    /// Returns the legal move that was meant, and its notation under the rule set.
    pub(super) fn meant_move<'p>(
        &self,
        position: &Position,
        ply: &PlyText<'_>,
        rest: impl FnOnce() -> Vec<PlyText<'p>>,
    ) -> Option<(Move, String)> {
        let Written::Move(text) = ply.written() else {
            return None;
        };
        let ways = ways_of(self.laws, text)?;
        let legal = self.laws.generator.legal_moves(position);
        let mv = match resolve_ways(self.laws, position, &legal, &ways) {
            Resolved::One(mv) => mv,
            Resolved::Several(moves) => settle(self.laws, position, &moves, &rest())?,
            Resolved::OtherPath(_) | Resolved::None => return None,
        };
        let mut written = self.laws.write(position, &legal, &mv);
        if is_read_as_result(&written) {
            // `1-1` would be read as a draw.
            written = written.replace('-', "x");
        }
        Some((mv, written))
    }

    /// Writes an illegal move with its squares and its capture sign, or its text without blanks if
    /// it names no squares of the board. If its first square is written by its file alone, the
    /// square is added if `position` determines it.
    pub(super) fn as_it_stands(&self, text: &str, position: Option<&Position>) -> String {
        let plain: String = text.split_whitespace().collect();
        let Ok(parsed) = MoveText::parse(text.as_bytes()) else {
            return plain;
        };
        // With a hyphen added, `c3-d4d6-c5` would be read as two moves when it is read again.
        let is_glued = |square: &WrittenSquare| square.separator == Separator::None;
        if parsed.squares().len() > 2 && parsed.squares()[1..].iter().any(is_glued) {
            return plain;
        }
        let sign = match *self.laws.set.capture_sign {
            CaptureSign::Colon => ":",
            CaptureSign::Cross | CaptureSign::Dash => "x",
        };
        let Ok(ways) = self.laws.ways(&parsed) else {
            return plain;
        };
        let way = match (ways.as_slice(), position) {
            ([only], _) => Some(only.clone()),
            (_, Some(position)) => likely_way(self.laws, position, &ways),
            (_, None) => None,
        };
        let Some(squares) = way else {
            return plain;
        };
        let mut out = String::new();
        for (index, (written, square)) in parsed.squares().iter().zip(squares).enumerate() {
            if index > 0 {
                out.push_str(match written.separator {
                    Separator::Hyphen | Separator::None => "-",
                    Separator::Cross | Separator::Colon | Separator::Star => sign,
                });
            }
            out.push_str(&self.laws.numbering.name(square));
        }
        if is_read_as_result(&out) { plain } else { out }
    }
}

/// Returns whether a text among moves would be read as the start of a result: `1-1`, `5-5`,
/// anything with a 0.
pub(super) fn is_read_as_result(text: &str) -> bool {
    let signs = text.match_indices(['-', 'x', ':']);
    let end = signs.map(|(at, _)| at).nth(1).unwrap_or(text.len());
    GameResult::parse(&text.as_bytes()[..end]).is_some_and(|result| match result.style {
        ResultStyle::Score(score) => {
            score.first == 0 || score.second == 0 || score.first == score.second
        }
        _ => true,
    })
}

/// Adds the note that a line is not followed further, unless it is there already.
fn say_not_replayed(out: &mut Vec<Item>, rest: &[Item]) {
    let next = rest.iter().find(|item| !matches!(item, Item::Nag(_)));
    if !matches!(next, Some(Item::Comment(text)) if text == NOT_REPLAYED) {
        out.push(Item::Comment(NOT_REPLAYED.into()));
    }
}

fn ply_text(text: &str) -> PlyText<'_> {
    PlyText::unnumbered(text.as_bytes())
}

/// Returns the moves up to the next setup command.
fn plies_of(items: &[Item]) -> Vec<PlyText<'_>> {
    items
        .iter()
        .take_while(|item| !matches!(item, Item::Setup { .. }))
        .filter_map(|item| match item {
            Item::Move(mv) => Some(ply_text(&mv.text)),
            _ => None,
        })
        .collect()
}
