//! What is found in a tournament report file, for `arbiter explain`.

use crate::diag::{Code, Level};

/// Every code of a tournament report file or a cross-table.
pub const TRF_CODES: &[Code] = &[
    Code {
        code: "trf-field",
        level: Level::Error,
        title: "A field of a tournament report does not hold what belongs there.",
        text: "Every field of a TRF has its columns, counted in characters from 1: the name of a
player 15 to 47, the points 81 to 84, round 1 92 to 99. One blank too many or too few shifts
everything behind it; the place that is shown is the first that cannot be right.

What the arbiter may do: correct the line, or write the file anew with the program that
made it.",
    },
    Code {
        code: "trf-contradiction",
        level: Level::Error,
        title: "Two lines of a tournament report say different things of the same game.",
        text: "Each game stands in the lines of both players. The opponents must name each other,
with different colours and with results that belong together: 1 and 0, = and =, + and -. Both
may have lost. A bye (F H Z U) has no opponent, and its opponent is written 0000.",
    },
    Code {
        code: "trf-pairing",
        level: Level::Error,
        title: "A tournament report does not hold what the pairing of a round needs.",
        text: "To pair a round one must know how many rounds there are (142), what results are
worth (162), the colour that was drawn by lot for the first pairing number (152), and the
result of every game before. The points in columns 81 to 84 must be those of the results;
points with the acceleration or with the bye of the round to be paired are taken as well.

What the arbiter may do: add the record that is missing, or correct the result that makes
other points.",
    },
    Code {
        code: "trf-record",
        level: Level::Note,
        title: "A line of a tournament report is no record that is known.",
        text: "It is kept as it stands, and nothing is made of it. National federations add records
of their own, which begin with the letters of the federation.",
    },
    Code {
        code: "table-cell",
        level: Level::Error,
        title: "A cell of a cross-table cannot be read.",
        text: "Draughts Arbiter Pro writes `68b2`: the opponent's place, the colour, the points;
`+2` is a bye. Toernooibase writes `2/15w`: the points, the opponent's place, the colour; an
empty cell is a round without a game. The cells of two opponents must belong together.",
    },
];
