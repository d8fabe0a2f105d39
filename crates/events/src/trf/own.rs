//! Data that values depend on but no record of a report contains, as comments of our own, which
//! other programs ignore: the rating of unrated players, and the numbers of boards.
//!
//! `### arbiter: unrated lowest`, `### arbiter: boards 3 1=7 2=2`: round 3, and the start number of
//! White at each board. A comment that does not fit the report is ignored.

use std::collections::HashMap;

use super::{Document, Record};
use crate::event::{Board, Event, PairedRound, PlayerId, Unrated};

const OURS: &str = " arbiter: ";

/// Returns the comments of an event, given the start numbers of its players.
pub(super) fn written(event: &Event, number: impl Fn(&PlayerId) -> Option<u16>) -> Vec<Record> {
    let mut texts: Vec<String> =
        event.unrated.iter().map(|unrated| format!("unrated {unrated}")).collect();
    texts.extend(event.rounds.iter().filter_map(|round| boards_of(round, &number)));
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
