//! The beginning of a replay: the board, the position, and the side whose move begins a move
//! number.

use super::found::{RecordHelp, SetupFault};
use super::game::Beginning;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::PlyText;
use super::possible::oddities;
use super::replay::part;
use super::settle::{fits, meanings};
use crate::board::{Color, Piece, Position, parse_fen};
use crate::diag::{Finding, Span};
use crate::rules::{BoardSize, GameTypeTag, Naming};

/// The number of half-moves examined to determine which side begins a number.
const LOOKED_AT: usize = 40;

/// The set-up of a game by the tags of its record.
pub(super) struct SetUp {
    /// The beginning of the game.
    pub begins: Beginning,
    /// The findings about the tags.
    pub findings: Vec<Finding>,
    /// The reason why the game cannot be judged, if so.
    pub stops: Option<Finding>,
}

/// Sets up a game from its tags.
pub(super) fn set_up(laws: &Laws, line: &MainLine<'_>) -> SetUp {
    let mut turn = laws.set.first_color();
    let position = laws.start;
    let begins = Beginning { position, opens: turn, number: None, counted: 0, is_possible: true };
    let mut set_up = SetUp { begins, findings: Vec::new(), stops: None };
    if let Some(tag) = line.tag("GameType") {
        let says = GameTypeTag::parse(tag.raw_value);
        // In some game types either side may start; the tag specifies which.
        turn = says.starts.unwrap_or(turn);
        set_up.fits_board(laws, says.board, tag.value_span);
        if set_up.stops.is_some() {
            return set_up;
        }
        set_up.findings.extend(misnamed(laws, says.naming, tag.value_span));
    }
    set_up.begins.position = laws.start.with_turn(turn);
    set_up.place(laws, line);
    let printed = || opens(turn, set_up.begins.position.turn(), line);
    set_up.begins.opens = line.opens.unwrap_or_else(printed);
    set_up
}

impl SetUp {
    /// Reads the position of the FEN tag, if there is one.
    fn place(&mut self, laws: &Laws, line: &MainLine<'_>) {
        let Some(tag) = line.tag("FEN") else {
            return;
        };
        let value = tag.value().text;
        let plain = value.trim();
        if plain.is_empty() || plain == "?" || plain == "-" {
            return;
        }
        let starts = self.begins.position.turn();
        match parse_fen(plain, &laws.numbering, starts) {
            Ok(fen) => {
                self.begins.position = fen.position;
                self.begins.number = fen.full_move;
                let odd = oddities(laws, &fen.position);
                self.begins.is_possible = odd.is_empty();
                self.findings.extend(odd.into_iter().map(|odd| Finding::of(odd, tag.value_span)));
                if let Some(half_moves) = fen.half_moves.filter(|&counted| counted > 0) {
                    let half_moves = u16::try_from(half_moves).unwrap_or(u16::MAX);
                    self.begins.counted = half_moves;
                    let fault = SetupFault::Counted { half_moves };
                    self.findings.push(Finding::of(fault, tag.value_span));
                }
                for note in fen.notes {
                    let span = part(tag.raw_value, &value, tag.value_span, note.span);
                    let fault = SetupFault::FenRepaired { mended: note.mended };
                    self.findings.push(Finding::of(fault, span));
                }
                let turn = fen.position.turn();
                if disagrees(laws, &fen.position, starts, line) {
                    let fault = SetupFault::TurnDisagrees { turn };
                    self.findings.push(Finding::of(fault, tag.value_span));
                }
            }
            Err(error) => {
                let span = part(tag.raw_value, &value, tag.value_span, error.span);
                let fault = SetupFault::FenInvalid { why: error.fault.clone() };
                self.stops = Some(Finding::of(fault, span).remarked(&error.fault));
            }
        }
    }

    /// Compares the board in the GameType tag with that of the rule set, which the caller may have
    /// named despite the tag.
    fn fits_board(&mut self, laws: &Laws, says: Option<(u16, u16)>, span: Span) {
        let rows = u16::from(laws.numbering.geometry.rows());
        let Some((columns, ranks)) = says.filter(|&says| says != (rows, rows)) else {
            return;
        };
        let rules = laws.set.name.clone();
        if laws.is_named {
            let fault = SetupFault::BoardIsNot { columns, ranks, rules, rows };
            self.findings.push(Finding::of(fault, span));
            return;
        }
        let board = format!("{columns}x{ranks}");
        let fault = match BoardSize::ALL.iter().any(|size| size.word() == board) {
            true => SetupFault::BoardDiffers { columns, ranks, rules, rows },
            false => SetupFault::BoardUnknown { columns, ranks },
        };
        self.stops = Some(Finding::of(fault, span).remarked(&RecordHelp::CorrectTagOrNameRules));
    }
}

/// Returns the side to which a setup command gives the move without listing the pieces, which stay
/// in place: `/FEN "B::"/` (PDN 3.0, a null move).
pub(super) fn turn_alone(text: &str) -> Option<Color> {
    match text.trim() {
        "W::" => Some(Color::White),
        "B::" => Some(Color::Black),
        _ => None,
    }
}

/// Returns whether the FEN tag and the first move disagree about the side to move: the move's
/// number and piece are those of the other side.
fn disagrees(laws: &Laws, position: &Position, starts: Color, line: &MainLine<'_>) -> bool {
    let is_numbered = |ply: &&PlyText<'_>| ply.number().is_some() && !ply.is_set_up();
    let Some(first) = line.plies.first().filter(is_numbered) else {
        return false;
    };
    let turn = position.turn();
    let printed = if first.is_second() { starts.opponent() } else { starts };
    let theirs = position.with_turn(turn.opponent());
    printed != turn && fits(laws, &theirs, first) && !fits(laws, position, first)
}

/// Returns why the moves probably do not begin in the position of the FEN tag, if a half-move is
/// the first that does not fit; nobody is charged with it.
pub(super) fn doubtful_fen(laws: &Laws, line: &MainLine<'_>, place: usize) -> Option<Finding> {
    /// The number of half-moves that show it.
    const LOOKED_AT: usize = 4;
    let tag = line.tag("FEN").filter(|_| place < 2)?;
    let position = set_up(laws, line).begins.position;
    let plies = &line.plies[..line.plies.len().min(LOOKED_AT)];
    let fits_from = |mut position: Position| {
        plies.iter().all(|ply| match meanings(laws, &position, ply).as_slice() {
            [first, ..] => {
                position = laws.generator.play(&position, first);
                true
            }
            [] => false,
        })
    };
    let turned = position.with_turn(position.turn().opponent());
    let mut exchanged = Position::empty(position.geometry(), position.turn());
    for side in Color::BOTH {
        for square in position.pieces(side).iter() {
            let is_king = position.kings(side).contains(square);
            exchanged.set(square, Some(Piece { color: side.opponent(), is_king }));
        }
    }
    let is_long = plies.len() > 1;
    let why = if place == 1 && position.pieces(turned.turn()).is_empty() {
        "pieces"
    } else if place == 0 && is_long && fits_from(turned) {
        "turn"
    } else if place == 0
        && is_long
        && (fits_from(exchanged) || fits_from(exchanged.with_turn(turned.turn())))
    {
        "colors"
    } else {
        return None;
    };
    Some(Finding::of(SetupFault::FenDoubtful { why }, tag.value_span))
}

/// Reports that squares are read differently than in the GameType tag.
fn misnamed(laws: &Laws, naming: Option<Naming>, span: Span) -> Option<Finding> {
    if !laws.is_misnamed {
        return None;
    }
    let printed = &laws.printed;
    let (square, corner) = match naming {
        Some(Naming::Letters | Naming::Short) => ("a1", printed.letters),
        Some(Naming::Numbers) | None => ("1", printed.first),
    };
    let fault = SetupFault::SquaresMisnamed { rules: laws.set.name.clone(), square, corner };
    Some(Finding::of(fault, span).remarked(&RecordHelp::CorrectSquares))
}

/// Returns the side whose move begins a new number: the side that starts a game or, in a record
/// with its own start position, the side that the printed numbers show. `turn` is the side that
/// moves first in the record.
///
/// If that is not the side that starts, `40. 32-28 1-6 41. 28-32` shows that its own move begins
/// 41, and `40... 32-28 41. 1-6` or `40. 32-28 41. 1-6` that the other side's does.
pub(super) fn opens(starts: Color, turn: Color, line: &MainLine<'_>) -> Color {
    let plies = &line.plies;
    // After a position that is set up before the first move, the side to move is unknown.
    let is_usual = |first: &PlyText<'_>| {
        let is_printed = turn == starts || first.number().is_some();
        first.is_set_up() || (is_printed && first.is_second() == (turn != starts))
    };
    if line.tag("FEN").is_none() || plies.first().is_none_or(is_usual) {
        return starts;
    }
    let side = |at: usize| if at.is_multiple_of(2) { turn } else { turn.opponent() };
    let looked_at = plies.iter().enumerate().take(LOOKED_AT);
    let one_game = looked_at.take_while(|(_, ply)| !ply.is_set_up());
    let mut numbered =
        one_game.filter_map(|(at, ply)| Some((at, ply.number()?, ply.is_second()))).take(2);
    let (first, second) = (numbered.next(), numbered.next());
    // Counts how many printed details are explained if this side begins a number: the dots, the
    // places of the numbers, the step from one number to the next.
    let explains = |opens: Color| {
        let both = first.iter().chain(&second);
        let of_each = both.map(|&(at, _, has_dots)| {
            usize::from(has_dots == (side(at) != opens)) + usize::from(side(at) == opens)
        });
        let step = first.zip(second).is_some_and(|((from, low, _), (to, high, _))| {
            let begun = (from + 1..=to).filter(|&at| side(at) == opens).count();
            u32::try_from(begun).is_ok_and(|begun| low.checked_add(begun) == Some(high))
        });
        of_each.sum::<usize>() + usize::from(step)
    };
    if explains(starts.opponent()) > explains(starts) { starts.opponent() } else { starts }
}
