//! The codes of findings about tournament report files, for `arbiter explain`.

use draughts_ground::diag::code_list;

code_list! {
    /// All codes about tournament report files.
    TRF_CODES;

    TRF_FIELD "trf-field" Error "A field of a tournament report does not hold what belongs there."
"Every field of a TRF has its columns, counted in characters from 1: a player's name 15
to 47, the points 81 to 84, round 1 92 to 99. One blank too many or too few shifts
everything after it. The place that is shown is the first that cannot be right.

Example: `1O.5` as points, with a letter O.

What the arbiter may do: correct the line, or write the file anew with the program
that made it."

    TRF_FIELD_IGNORED "trf-field-ignored" Note "A field of a tournament report that is not needed does not hold what belongs there."
"Sex, rating, rank and the dates of rounds count neither for the pairing by the Dutch
system nor for points. If such a field holds something else (some programs write `u` for
a sex that they do not know), it is left blank, and the file is read. So is a date that
may be one of two days, such as 01/03/2026.

Example: `u` as the sex of a player.

What the arbiter may do: nothing for the pairing. If the federation needs the field,
correct it in the file, or enter it in the event."

    TRF_BYE "trf-bye" Note "A win by forfeit against nobody is taken for the pairing-allocated bye."
"Before code U existed, programs wrote the bye of the pairing as `0000 - +`. If one
player of a round has it, and nobody has U, it is read as U: the player was part of the
pairing. Several players cannot have the bye of one round: theirs are requested full-point
byes (F). A half-point bye was written as a draw against nobody, `0000 - =`: it is read
as H. A loss to nobody, `0000 - 0`, is read as Z, a bye without points.

Example: one player has `0000 - +` in round 3, and nobody has U.

What the arbiter may do: ask which bye the player had. If it was another one, write
its code: U, F, H or Z."

    TRF_CONTRADICTION "trf-contradiction" Error "Two lines of a tournament report contradict each other about a game."
"Each game stands in the lines of both players. The opponents must name each other,
with different colours and with results that belong together: 1 and 0, = and =, + and
-. Both may have lost. A bye (F H Z U) has no opponent, and its opponent is written
0000. If teams play, the players of a team meet those of one other team in a round.

Example: player 1 has won against 12, and player 12 has drawn against 1.

What the arbiter may do: compare both lines with the results of the round, and correct
the one that is wrong, or ask whoever sent the file to do so."

    TRF_TWICE "trf-twice" Warning "Two records of a tournament report do not say the same."
"A name, a place, a date or a list of tie-breaks stands twice, and not the same:
the first that says anything counts. Or the number of players in record 062 (of teams in
record 082) is not the number of those who have a line. What the pairing rests on (the
system, the number of rounds, the initial colour, what results are worth, a bye) must not stand twice
with different contents: that is an error, trf-contradiction.

Example: the name of the event is there twice, and not the same.

What the arbiter may do: keep the record that is right."

    TRF_PLAYER_UNKNOWN "trf-player-unknown" Warning "A record names a player whom the file does not have."
"Records of forbidden pairs, accelerations and byes name players by their start
numbers, or teams by the numbers of records 310. A number that no such record has means
nobody.

Example: a forbidden pair of 4 and 99, in a report of 40 players.

What the arbiter may do: correct the number, or take it out."

    TRF_LINE_UP "trf-line-up" Warning "The boards of a match between teams do not fit together."
"Who sits at which board follows from the order of the team in record 310, or from record
300. Players of one board meet each other, and record 352 says the colours of the boards.
The colour of board 1 is the colour of the team, by which later rounds are paired.

Example: board 1 of one team meets board 2 of the other.

What the arbiter may do: correct the record 300 of the match, or add one for a team that
did not play in its order."

    TRF_PAIRING "trf-pairing" Error "A tournament report lacks what the pairing of a round needs."
"The pairing of a round needs the number of rounds (142), what results are worth (162),
the colour that was drawn by lot for the first pairing number (152), and the result of
every game before. The points in columns 81 to 84 must be those of the results. Points
that include the acceleration, or the bye of the round to be paired, are accepted as
well.

Example: a report that does not give the number of rounds.

What the arbiter may do: add the record that is missing, or correct the result that
gives other points."

    TRF_RECORD "trf-record" Note "A line of a tournament report is not a known record."
"It is kept as it stands and has no effect. National rating records, which begin with the
letters of a federation and a start number, are known, and have none either.

Example: a line that begins with 777.

What the arbiter may do: nothing. If the code of the line was mistyped, correct it."
}
