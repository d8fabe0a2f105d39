//! Recording and removing the drawn openings of a round.

use crate::event::acts::{Refusal, Refused, Remedy, paired_round};
use crate::event::opening::said::{none_drawn, opening_said, openings_given_up};
use crate::event::{DrawnOpening, Event, PairedRound, Round};
use draughts_ground::said::{Said, said};

/// Records openings drawn for a round.
///
/// # Errors
///
/// Fails if the round is not paired or has no such board, if a board has an opening already, or if
/// a line has been used and that is not allowed. An opening for a board with a result can only be
/// entered, not drawn.
pub fn draw_openings(
    event: &mut Event,
    round: Round,
    openings: &[DrawnOpening],
    allow_used: bool,
) -> Result<Vec<Said>, Refused> {
    let at = paired_round(event, round)?;
    let mut said = Vec::new();
    for opening in openings {
        let paired = &event.rounds[at];
        for &board in &opening.boards {
            has_board(paired, board)?;
        }
        if paired.boards.is_empty() {
            return Err(Refused::told(&said!(
                "no-boards-to-draw",
                "round { $round } has no boards";
                round
            )));
        }
        for board in paired.boards_of_opening(opening) {
            if let Some(drawn) = paired.opening_of(board.board) {
                let (table, number) = (drawn.table.clone(), drawn.number.clone());
                let board = board.board;
                let why = said!(
                    "opening-drawn-before",
                    "the opening of round { $round }, board { $board }, has been drawn: { $table } \
                     { $number }";
                    round, board, table, number
                );
                let only = (!opening.boards.is_empty()).then_some(board);
                return Err(Refused::told(&why).help(Remedy::ClearOpening { round, board: only }));
            }
            if opening.drawn.is_some() && !board.result.is_empty() && !board.is_withdrawal() {
                let board = board.board;
                return Err(Refused::told(&said!(
                    "opening-played-before",
                    "round { $round }, board { $board } has a result: its opening is no longer \
                     drawn",
                    help "enter the opening that was played by its number";
                    round, board
                )));
            }
        }
        let (table, number) = (&opening.table, &opening.number);
        let is_it = |(_, known): &(Round, &DrawnOpening)| known.is_line(table, number);
        let used = event.openings().find(is_it).map(|(round, _)| round);
        if let Some(round) = used.filter(|_| !allow_used) {
            let (table, number) = (table.clone(), number.clone());
            let why = said!(
                "opening-used-before",
                "{ $table } { $number } has been used in round { $round }";
                table, number, round
            );
            return Err(Refused::told(&why).help(Remedy::AllowUsedOpening));
        }
        said.push(opening_said(round, opening));
        event.rounds_mut()[at].add_opening(opening.clone());
    }
    Ok(said)
}

/// Removes the openings of some boards of a round, or of all if none is named.
///
/// # Errors
///
/// Fails if the round is not paired or has no such board, or if nothing has been drawn for them.
pub fn clear_openings(
    event: &mut Event,
    round: Round,
    boards: &[u16],
) -> Result<Vec<Said>, Refused> {
    let at = paired_round(event, round)?;
    let paired = &mut event.rounds_mut()[at];
    for &board in boards {
        has_board(paired, board)?;
    }
    let is_meant = |board: u16| boards.is_empty() || boards.contains(&board);
    let numbers: Vec<u16> = paired.boards.iter().map(|board| board.board).collect();
    if !numbers.iter().any(|&board| is_meant(board) && paired.opening_of(board).is_some()) {
        return Err(Refused::told(&none_drawn(round, !boards.is_empty())));
    }
    let openings = &paired.openings;
    let of_played = |opening: &DrawnOpening| {
        let mut its = paired.boards.iter().filter(|one| opening.is_for(one.board));
        its.any(|one| is_meant(one.board) && !one.result.is_empty())
    };
    let given_up: Vec<DrawnOpening> = openings
        .iter()
        .filter(|opening| numbers.iter().any(|&board| is_meant(board) && opening.is_for(board)))
        .cloned()
        .collect();
    let played = given_up.iter().any(of_played);
    let left = openings.iter().cloned().filter_map(|opening| {
        let own: Vec<u16> =
            numbers.iter().copied().filter(|&board| opening.is_for(board)).collect();
        let stay: Vec<u16> = own.iter().copied().filter(|&board| !is_meant(board)).collect();
        match stay.len() {
            0 => None,
            all if all == own.len() => Some(opening),
            _ => Some(DrawnOpening { boards: stay, ..opening }),
        }
    });
    let left = left.collect();
    paired.put_openings(left);
    let several = boards.len() > 1;
    let boards = (!boards.is_empty()).then(|| draughts_ground::numbers::runs(boards));
    let cleared = said!(
        "openings-cleared",
        "round { $round }{ $boards ->
            [none] {\"\"}
           *[other] , { $several ->
                [yes] boards
               *[no] board
            } { $boards }
        }: no drawn opening";
        round, boards, several
    );
    Ok([cleared].into_iter().chain(openings_given_up(&given_up, played)).collect())
}

/// Fails if the round has no board with this number.
fn has_board(paired: &PairedRound, board: u16) -> Result<(), Refused> {
    if paired.boards.iter().any(|one| one.board == board) {
        return Ok(());
    }
    let boards = paired.boards.iter().map(|one| one.board);
    let (least, most) = (boards.clone().min().unwrap_or(0), boards.max().unwrap_or(0));
    let why = Refusal::NoBoard { round: paired.round, board };
    Err(Refused::new(why).help(Remedy::BoardsTo { least, most }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{DrawnNumber, read};

    /// Creates a match of four boards, with two rounds paired.
    fn event() -> Event {
        let board = |board: u16, result: &str| {
            let (white, black) = (2 * board - 1, 2 * board);
            format!("      - {{board: {board}, white: p{white}, black: p{black}{result}}}\n")
        };
        let round = |number: u16, result: &str| {
            let boards: String = (1..=3).map(|number| board(number, "")).collect();
            format!("  - round: {number}\n    boards:\n{boards}{}", board(4, result))
        };
        let players: String =
            (1..=8).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5}}\n\
             players:\n{players}rounds:\n{}{}",
            round(1, ""),
            round(2, ", result: 2-0"),
        );
        read("x.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn opening(number: &str, boards: &[u16]) -> DrawnOpening {
        let (table, number) = ("idf".to_owned(), number.to_owned());
        DrawnOpening { boards: boards.to_vec(), table, number, drawn: None }
    }

    fn by_chance(number: &str, boards: &[u16]) -> DrawnOpening {
        let drawn = DrawnNumber {
            number: 7,
            of: 9,
            by: Default::default(),
            decks: vec![],
            used_too: false,
        };
        DrawnOpening { drawn: Some(drawn), ..opening(number, boards) }
    }

    fn why(refused: Refused) -> &'static str {
        match *refused.why {
            Refusal::Said { what } => what.id(),
            other => draughts_ground::said::Told::said(&other).id(),
        }
    }

    #[test]
    fn an_opening_is_for_its_boards_and_the_others_begin_as_usual() {
        let mut event = event();
        draw_openings(&mut event, Round(1), &[opening("I-1", &[1, 2])], false).unwrap();
        let round = event.round(Round(1)).unwrap();
        assert_eq!(round.opening_of(2).map(|one| one.number.as_str()), Some("I-1"));
        assert_eq!(round.opening_of(3), None);
        let refused = draw_openings(&mut event, Round(1), &[opening("I-2", &[2, 3])], false);
        assert_eq!(why(refused.unwrap_err()), "opening-drawn-before");
        let refused = draw_openings(&mut event, Round(1), &[opening("I-2", &[9])], false);
        assert!(refused.is_err());
    }

    #[test]
    fn no_line_is_used_twice_unless_it_is_allowed() {
        let mut event = event();
        draw_openings(&mut event, Round(1), &[opening("I-1", &[])], false).unwrap();
        let again = [opening("I-1", &[])];
        let refused = draw_openings(&mut event, Round(2), &again, false).unwrap_err();
        assert_eq!(why(refused), "opening-used-before");
        draw_openings(&mut event, Round(2), &again, true).unwrap();
    }

    #[test]
    fn chance_decides_nothing_on_a_board_that_has_been_played() {
        let mut event = event();
        let refused = draw_openings(&mut event, Round(2), &[by_chance("I-1", &[4])], false);
        assert_eq!(why(refused.unwrap_err()), "opening-played-before");
        draw_openings(&mut event, Round(2), &[by_chance("I-1", &[3])], false).unwrap();
        draw_openings(&mut event, Round(2), &[opening("I-2", &[4])], false).unwrap();
    }

    #[test]
    fn openings_are_taken_away_board_by_board() {
        let mut event = event();
        draw_openings(&mut event, Round(1), &[opening("I-1", &[])], false).unwrap();
        clear_openings(&mut event, Round(1), &[2]).unwrap();
        assert_eq!(event.rounds[0].openings[0].boards, [1, 3, 4]);
        assert_eq!(
            why(clear_openings(&mut event, Round(1), &[2]).unwrap_err()),
            "no-opening-drawn"
        );
        clear_openings(&mut event, Round(1), &[]).unwrap();
        assert!(event.rounds[0].openings.is_empty());
    }
}
