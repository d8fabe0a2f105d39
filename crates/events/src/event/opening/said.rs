//! Messages about drawn openings.

use crate::event::{DrawnOpening, Round};
use draughts_ground::said::{Said, said};

/// Describes drawn openings that are given up and can be drawn again; `played` tells whether their
/// games have been played. Returns `None` if there are no openings.
pub fn openings_given_up(openings: &[DrawnOpening], played: bool) -> Option<Said> {
    let named = |one: &DrawnOpening| format!("{} {}", one.table, one.number);
    let all: Vec<String> = openings.iter().map(named).collect();
    let (openings, several) = (all.join(", "), all.len() > 1);
    (!all.is_empty()).then_some(said!(
        "openings-given-up",
        "given up, and may be drawn again: { $openings }{ $played ->
            [yes] {\"\"}, though { $several ->
                [yes] a game has
               *[no] its game has
            } been played
           *[no] {\"\"}
        }";
        openings, several, played
    ))
}

/// Describes an opening.
pub(crate) fn opening_said(round: Round, opening: &DrawnOpening) -> Said {
    let (table, number) = (opening.table.clone(), opening.number.clone());
    let boards = opening.boards_in_words();
    let several = opening.boards.len() > 1;
    match &opening.drawn {
        Some(drawn) => said!(
            "opening-drawn",
            "round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: { $table } { $number }, from the number { $from }{ $chance ->
                [called] {\" \"}that was called out
               *[machine] {\"\"}
            } among { $of ->
                [one] one line
               *[other] { $of } lines
            }";
            round,
            boards,
            several,
            table,
            number,
            chance = drawn.by,
            // As text, so that the digits of the number get no separators.
            from = drawn.number.to_string(),
            of = drawn.of
        ),
        None => said!(
            "opening-entered",
            "round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: { $table } { $number }, drawn by hand";
            round, boards, several, table, number
        ),
    }
}

/// Reports that no opening has been drawn: for any board of the round, or for the named boards.
pub fn none_drawn(round: Round, boards: bool) -> Said {
    said!(
        "no-opening-drawn",
        "{ $boards ->
            [yes] no opening has been drawn for these boards in round { $round }
           *[no] no opening has been drawn for round { $round }
        }";
        round, boards
    )
}
