//! Comments of our own in a report, for data without a record there. Other programs ignore them.
//!
//! They have the rating of unrated players, the numbers of boards, and results as they were when a
//! later round was paired.
//!
//! `### arbiter: unrated lowest`, `### arbiter: boards 3 1=7 2=2`: round 3, and the start number of
//! White at each board; `### arbiter: paired 3 1 2=5w1 5=2b0`: when round 3 was paired, start number
//! 2 had in round 1, with White, won against 5; `### arbiter: given 3 1 2 0 -1`: the point of round 1
//! that start number 2 lost was taken after round 3 was paired. A comment that does not fit the report is ignored.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Cell, Document, Record, ResultCode};
use crate::event::{Board, Color, Event, PairedRound, PlayerId, Points, Round, Unrated};

const OURS: &str = " arbiter: ";

/// Returns the comments of an event, given the start numbers of its players.
pub(super) fn written(event: &Event, number: impl Fn(&PlayerId) -> Option<u16>) -> Vec<Record> {
    let mut texts: Vec<String> =
        event.unrated.iter().map(|unrated| format!("unrated {unrated}")).collect();
    texts.extend(event.rounds.iter().filter_map(|round| boards_of(round, &number)));
    texts.extend(event.points_given().iter().filter_map(|award| {
        let points = if event.is_of_matches() { award.board_points } else { award.points };
        let (paired, to) = (award.paired?, number(&award.to)?);
        let round = award.round.0.max(1);
        Some(format!("given {paired} {round} {to} {} {points}", award.match_points))
    }));
    texts.into_iter().map(|text| Record::Comment(format!("{OURS}{text}"))).collect()
}

/// Returns the boards of a round, unless a reader would number them the same way: in the order of
/// the lower start number of the two.
fn boards_of(round: &PairedRound, number: &impl Fn(&PlayerId) -> Option<u16>) -> Option<String> {
    let mut boards: Vec<(u16, u16, u16)> = Vec::new();
    for board in &round.boards {
        let (white, black) = (number(&board.white)?, number(&board.black)?);
        boards.push((white.min(black), board.board, white));
    }
    boards.sort_unstable();
    let as_read = boards.iter().zip(1..).all(|((_, board, _), at)| *board == at);
    boards.sort_unstable_by_key(|(_, board, _)| *board);
    let each: Vec<String> =
        boards.iter().map(|(_, board, white)| format!("{board}={white}")).collect();
    (!as_read).then(|| format!("boards {} {}", round.round, each.join(" ")))
}

/// A cell of a round that was different when it or a later round was paired: the start number, and
/// the cell of the time.
pub(super) type EarlierCell = (u16, Option<Cell>);

/// Returns the comment on the cells of `round` as they were when the round `paired` was paired.
pub(super) fn earlier(paired: Round, round: Round, cells: &[EarlierCell]) -> Record {
    let of_cell = |(number, cell): &EarlierCell| match cell {
        None => format!("{number}=0"),
        Some(Cell { opponent, color, result }) => {
            let color = match color {
                Some(Color::White) => "w",
                Some(Color::Black) => "b",
                None => "-",
            };
            format!("{number}={opponent}{color}{}", result.map_or('.', ResultCode::sign))
        }
    };
    let each: Vec<String> = cells.iter().map(of_cell).collect();
    Record::Comment(format!("{OURS}paired {paired} {round} {}", each.join(" ")))
}

/// The results and colours of a report that were different when a round was paired, as far as its
/// comments have them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EarlierCells {
    /// By the round that was paired: the index of the cell's own round, and the cell.
    cells: HashMap<u16, Vec<(usize, EarlierCell)>>,
    /// Points that were given after rounds had been paired.
    given: Vec<GivenLater>,
}

/// Points that were given after rounds had been paired, as in a comment: that of the last of them,
/// the round in which they count, the start number, match points and points.
#[derive(Debug, Clone, PartialEq, Eq)]
struct GivenLater {
    paired: u16,
    round: u16,
    number: u16,
    match_points: Points,
    points: Points,
}

impl GivenLater {
    /// Parses a comment.
    fn of(text: &str) -> Option<Self> {
        let mut words = text.strip_prefix("given ")?.split_whitespace();
        let mut word = || words.next();
        Some(Self {
            paired: word()?.parse().ok()?,
            round: word()?.parse().ok()?,
            number: word()?.parse().ok()?,
            match_points: word()?.parse().ok()?,
            points: word()?.parse().ok()?,
        })
    }

    /// Returns whether a record gives these points.
    fn is_in(&self, record: &Record) -> bool {
        let Record::Abnormal(rule) = record else { return false };
        rule.round == Some(self.round)
            && rule.players == [self.number]
            && rule.match_points.unwrap_or(Points::ZERO) == self.match_points
            && rule.points.unwrap_or(Points::ZERO) == self.points
    }
}

impl EarlierCells {
    /// Returns those of a report.
    pub fn of(document: &Document) -> Self {
        let mut cells: HashMap<u16, Vec<(usize, EarlierCell)>> = HashMap::new();
        for (paired, earlier) in comments(document).filter_map(cells_of) {
            cells.entry(paired).or_default().extend(earlier);
        }
        let given = comments(document).filter_map(GivenLater::of).collect();
        Self { cells, given }
    }

    /// Returns the report with the results, colours and points given that were known when a round
    /// was paired.
    pub fn as_paired<'d>(&self, document: &'d Document, round: u16) -> Cow<'d, Document> {
        let later = || self.given.iter().filter(|one| one.paired >= round);
        let earlier = self.cells.get(&round).map_or(&[][..], Vec::as_slice);
        if earlier.is_empty() && later().next().is_none() {
            return Cow::Borrowed(document);
        }
        let mut of_player: HashMap<u16, Vec<(usize, Option<Cell>)>> = HashMap::new();
        for &(at, (number, cell)) in earlier {
            of_player.entry(number).or_default().push((at, cell));
        }
        let mut then = document.clone();
        for one in later() {
            if let Some(at) = then.records.iter().position(|record| one.is_in(record)) {
                then.records.remove(at);
            }
        }
        for record in &mut then.records {
            let Record::Player(line) = record else { continue };
            for &(at, cell) in of_player.get(&line.number).into_iter().flatten() {
                if let Some(there) = line.rounds.get_mut(at) {
                    *there = cell;
                }
            }
        }
        Cow::Owned(then)
    }
}

/// Parses a comment on the cells that were different when a round was paired: that round, and the
/// cells, each with the index of its own round.
fn cells_of(text: &str) -> Option<(u16, Vec<(usize, EarlierCell)>)> {
    let mut words = text.strip_prefix("paired ")?.split_whitespace();
    let (paired, round): (u16, u16) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    if round > paired {
        return None;
    }
    let at = usize::from(round).checked_sub(1)?;
    let cells: Option<Vec<_>> = words.map(|word| Some((at, cell_of(word)?))).collect();
    Some((paired, cells?))
}

/// Parses a cell: `2=5w1`, or `2=0` if it was empty.
fn cell_of(word: &str) -> Option<EarlierCell> {
    let (number, cell) = word.split_once('=')?;
    let number = number.parse().ok()?;
    if cell == "0" {
        return Some((number, None));
    }
    let mut signs = cell.chars();
    let result = match signs.next_back()? {
        '.' => None,
        sign => Some(ResultCode::of(sign)?),
    };
    let color = match signs.next_back()? {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        '-' => None,
        _ => return None,
    };
    let opponent = signs.as_str().parse().ok()?;
    Some((number, Some(Cell { opponent, color, result })))
}

fn comments(document: &Document) -> impl Iterator<Item = &str> {
    document.records.iter().filter_map(|record| match record {
        Record::Comment(text) => format!(" {}", text.trim_start())
            .starts_with(OURS)
            .then(|| text.trim_start()[OURS.len() - 1..].trim()),
        _ => None,
    })
}

/// Returns the rating that counts for unrated players, if a comment has it.
pub(super) fn unrated(document: &Document) -> Option<Unrated> {
    comments(document).find_map(|text| text.strip_prefix("unrated ")?.trim().parse().ok())
}

/// Numbers the boards of a round by a comment, if it has every board.
pub(super) fn number_boards(
    document: &Document,
    round: &mut PairedRound,
    number: impl Fn(&PlayerId) -> Option<u16>,
) {
    let of_round = |text: &str| -> Option<HashMap<u16, u16>> {
        let (said, boards) = text.strip_prefix("boards ")?.split_once(' ')?;
        if said.parse() != Ok(round.round.0) {
            return None;
        }
        let pair = |one: &str| {
            let (board, white) = one.split_once('=')?;
            Some((white.parse().ok()?, board.parse().ok().filter(|board| *board > 0)?))
        };
        boards.split_whitespace().map(pair).collect()
    };
    let Some(by_white) = comments(document).find_map(of_round) else { return };
    let numbered = |board: &Board| by_white.get(&number(&board.white)?).copied();
    let numbers: Option<Vec<u16>> = round.boards.iter().map(numbered).collect();
    let Some(numbers) = numbers else { return };
    let mut once = numbers.clone();
    once.sort_unstable();
    once.dedup();
    if once.len() < numbers.len() {
        return;
    }
    for (board, number) in round.boards_mut().iter_mut().zip(numbers) {
        board.board = number;
    }
    round.boards_mut().sort_by_key(|board| board.board);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_read_as_it_is_written() {
        let played = |opponent, color, result| Some(Cell { opponent, color: Some(color), result });
        let cells = [
            (2, played(15, Color::White, Some(ResultCode::Win))),
            (15, played(2, Color::Black, Some(ResultCode::ForfeitLoss))),
            (3, played(4, Color::White, None)),
            (7, Some(Cell::without(ResultCode::Allocated))),
            (8, None),
        ];
        let Record::Comment(text) = earlier(Round(3), Round(1), &cells) else { panic!() };
        assert_eq!(text, " arbiter: paired 3 1 2=15w1 15=2b- 3=4w. 7=0-U 8=0");
        let text = text.trim().strip_prefix("arbiter: ").unwrap();
        let (paired, read) = cells_of(text).unwrap();
        let read: Vec<EarlierCell> = read.into_iter().map(|(_, cell)| cell).collect();
        assert_eq!((paired, read.as_slice()), (3, cells.as_slice()));
        for wrong in ["paired 3 4 2=5w1", "paired 3 0 2=5w1", "paired 3 1 2=5x1", "paired 3 1 2=w1"]
        {
            assert_eq!(cells_of(wrong), None, "{wrong}");
        }
    }
}
