//! Matching of records to boards.

use super::{NameIndex, NamedPlayer, Scoresheet};
use crate::event::{Board, Color, Event, PairedRound, PlayerId, Round};

/// The place of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordPlace {
    /// A game of a board.
    Board(MatchedBoard),
    /// Another round, which the record names itself, or a play-off after the round it names.
    OtherRound(Round),
    /// No board.
    None(UnmatchedReason),
}

/// A game of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchedBoard {
    /// The board, as an index into the round's list.
    pub board: usize,
    /// The game of a micro-match, from 0.
    pub game: usize,
    /// Whether the record has the colours of the board reversed.
    pub swapped: bool,
}

/// The reason why a record belongs to no board of the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnmatchedReason {
    /// Names that nobody has.
    Unknown(Vec<Color>),
    /// Names of players with the federation ID of another, who is last; as indices into the event's
    /// list.
    NumberOfOther(Vec<(Color, Vec<usize>, usize)>),
    /// Names that may mean several players, as indices into the event's list.
    Ambiguous(Vec<(Color, Vec<usize>)>),
    /// Both are players, but do not meet in this round; with the rounds in which they do.
    NotPaired {
        /// White, as an index into the event's list.
        white: usize,
        /// Black.
        black: usize,
        /// The rounds in which they meet.
        rounds: Vec<Round>,
    },
}

/// Finds the board of each record of a round, in the order of the records.
///
/// If a name may mean several players, the pairings decide, provided that only one of them plays
/// the other player.
pub fn matching(event: &Event, round: &PairedRound, sheets: &[Scoresheet]) -> Vec<RecordPlace> {
    matching_by(&NameIndex::new(&event.players), event, round, sheets)
}

/// Finds the boards with a given roster of the players, which takes longer to make than a board to
/// find: for records that come one by one.
pub fn matching_by(
    roster: &NameIndex<'_>,
    event: &Event,
    round: &PairedRound,
    sheets: &[Scoresheet],
) -> Vec<RecordPlace> {
    let table = Table { event, round, roster };
    sheets.iter().map(|sheet| table.place(sheet)).collect()
}

/// Finds the board of a record in each of several rounds; the players are looked up once.
pub fn matching_in(
    roster: &NameIndex<'_>,
    event: &Event,
    rounds: &[PairedRound],
    sheet: &Scoresheet,
) -> Vec<RecordPlace> {
    let players = [roster.find(&sheet.white), roster.find(&sheet.black)];
    let place = |round| Table { event, round, roster }.place_of(sheet, &players);
    rounds.iter().map(place).collect()
}

/// The names of a record compared with the players of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamesOnBoard {
    /// The record names nobody.
    Nobody,
    /// It names both players, in whichever colours.
    Both,
    /// It names one of them, and somebody who is not in the event: perhaps the other, by another
    /// name.
    One,
    /// It is the record of another game.
    Others,
}

impl NamesOnBoard {
    /// Compares the names of a record with the players of a board, which keeps only the place of its
    /// record: the file there may have been replaced.
    pub fn of(roster: &NameIndex<'_>, event: &Event, board: &Board, sheet: &Scoresheet) -> Self {
        let seats = [&sheet.white, &sheet.black];
        let is_blank = |seat: &NamedPlayer| matches!(seat.name.trim(), "" | "?" | "-");
        if seats.into_iter().all(is_blank) {
            return Self::Nobody;
        }
        let [first, second] = seats.map(|seat| roster.find(seat));
        let has = |found: &[usize], id: &PlayerId| {
            found.iter().any(|&at| event.players.get(at).is_some_and(|one| one.id == *id))
        };
        let compared = |white: &[usize], black: &[usize]| match (
            has(white, &board.white),
            has(black, &board.black),
        ) {
            (true, true) => Self::Both,
            (true, false) if black.is_empty() => Self::One,
            (false, true) if white.is_empty() => Self::One,
            _ => Self::Others,
        };
        match (compared(&first, &second), compared(&second, &first)) {
            (Self::Others, turned) => turned,
            (straight, _) => straight,
        }
    }

    /// Returns whether the record may be that of the board.
    #[must_use]
    pub const fn may_be(self) -> bool {
        !matches!(self, Self::Others)
    }
}

struct Table<'e> {
    event: &'e Event,
    round: &'e PairedRound,
    roster: &'e NameIndex<'e>,
}

impl Table<'_> {
    fn place(&self, sheet: &Scoresheet) -> RecordPlace {
        self.place_of(sheet, &[self.roster.find(&sheet.white), self.roster.find(&sheet.black)])
    }

    /// Finds the place with the players whom the names may mean: White, Black.
    fn place_of(&self, sheet: &Scoresheet, players: &[Vec<usize>; 2]) -> RecordPlace {
        if sheet.playoff {
            return RecordPlace::OtherRound(sheet.round.unwrap_or(self.round.round));
        }
        let other = sheet.round.filter(|named| *named != self.round.round);
        match (self.seat(sheet, players), other) {
            // Its problems are reported in its own round.
            (RecordPlace::None(_), Some(named)) => RecordPlace::OtherRound(named),
            (found, _) => found,
        }
    }

    fn seat(&self, sheet: &Scoresheet, [white, black]: &[Vec<usize>; 2]) -> RecordPlace {
        let sides = [(Color::White, white), (Color::Black, black)];
        let unknown: Vec<Color> =
            sides.iter().filter(|(_, found)| found.is_empty()).map(|(color, _)| *color).collect();
        if !unknown.is_empty() {
            return RecordPlace::None(UnmatchedReason::Unknown(unknown));
        }
        // The pairing does not decide which of the two is right: the other fits as well if both
        // names, or both IDs, are exchanged.
        let seats = [(Color::White, &sheet.white), (Color::Black, &sheet.black)];
        let at_odds = seats.iter().filter_map(|(color, seat)| {
            let (named, number) = self.roster.at_odds(seat)?;
            Some((*color, named, number))
        });
        let at_odds: Vec<_> = at_odds.collect();
        if !at_odds.is_empty() {
            return RecordPlace::None(UnmatchedReason::NumberOfOther(at_odds));
        }
        let here = self.meetings(self.round, white, black);
        if let Some(named) = self.other_round(sheet, white, black, &here) {
            return RecordPlace::OtherRound(named);
        }
        // Of several possible boards, the one whose colours fit as well.
        let straight: Vec<_> = here.iter().filter(|(_, swapped)| !swapped).copied().collect();
        match (here.as_slice(), straight.as_slice()) {
            (&[(board, swapped)], _) | (_, &[(board, swapped)]) => {
                let micro = self.event.scoring.games() > 1;
                let game = usize::from(micro && swapped);
                RecordPlace::Board(MatchedBoard { board, game, swapped: swapped && !micro })
            }
            ([], _) if white.len() == 1 && black.len() == 1 => {
                RecordPlace::None(UnmatchedReason::NotPaired {
                    white: white[0],
                    black: black[0],
                    rounds: self
                        .event
                        .rounds
                        .iter()
                        .filter(|round| !self.meetings(round, white, black).is_empty())
                        .map(|round| round.round)
                        .collect(),
                })
            }
            _ => {
                let several = sides.into_iter().filter(|(_, found)| found.len() > 1);
                let several = several.map(|(color, found)| (color, found.clone())).collect();
                RecordPlace::None(UnmatchedReason::Ambiguous(several))
            }
        }
    }

    /// Returns the round named by the record, if it is another one in which the two meet with these
    /// colours, or in which they meet but not in this round.
    fn other_round(
        &self,
        sheet: &Scoresheet,
        white: &[usize],
        black: &[usize],
        here: &[(usize, bool)],
    ) -> Option<Round> {
        let named = sheet.round.filter(|named| *named != self.round.round)?;
        let there = self.meetings(self.event.round(named)?, white, black);
        // A micro-match has a game with either colours.
        let micro = self.event.scoring.games() > 1;
        let fits_there = there.iter().any(|(_, swapped)| micro || !swapped);
        let fits_here = here.iter().any(|(_, swapped)| !swapped);
        let is_there = fits_there || (!there.is_empty() && !fits_here);
        is_there.then_some(named)
    }

    /// Returns the boards of a round on which they meet, and whether with reversed colours.
    fn meetings(
        &self,
        round: &PairedRound,
        white: &[usize],
        black: &[usize],
    ) -> Vec<(usize, bool)> {
        let ids = |found: &[usize]| -> Vec<&PlayerId> {
            found.iter().map(|&at| &self.event.players[at].id).collect()
        };
        let (white, black) = (ids(white), ids(black));
        let is = |id: &PlayerId, found: &[&PlayerId]| found.contains(&id);
        let mut all = Vec::new();
        for (at, board) in round.boards.iter().enumerate() {
            if is(&board.white, &white) && is(&board.black, &black) {
                all.push((at, false));
            } else if is(&board.white, &black) && is(&board.black, &white) {
                all.push((at, true));
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests_support::{double_round_robin, sheet};
    use super::*;
    use crate::event::{Scoring, ScoringMode};

    /// Returns the place in round 2, which is round 1 with colours reversed.
    fn place(sheet: Scoresheet) -> RecordPlace {
        let event = double_round_robin();
        matching(&event, &event.rounds[1], &[sheet]).remove(0)
    }

    fn on(board: usize, swapped: bool) -> RecordPlace {
        RecordPlace::Board(MatchedBoard { board, game: 0, swapped })
    }

    #[test]
    fn players_and_colours_find_the_board() {
        assert_eq!(place(sheet("Birch, Bo", "Ash, Alder", "1-1")), on(0, false));
        assert_eq!(place(sheet("Alder Ash", "B. Birch", "1-1")), on(0, true));
        assert_eq!(place(sheet("Dove, Dora", "Cedar, Cleo", "1-1")), on(1, false));
    }

    #[test]
    fn the_round_that_is_named_tells_return_games_apart() {
        let named = |white, black, round| Scoresheet {
            round: Some(Round(round)),
            ..sheet(white, black, "1-1")
        };
        let (ash, birch) = ("Ash, Alder", "Birch, Bo");
        assert_eq!(place(named(ash, birch, 1)), RecordPlace::OtherRound(Round(1)));
        assert_eq!(place(named(ash, birch, 2)), on(0, true), "colours wrong in round 2");
        assert_eq!(place(named(birch, ash, 2)), on(0, false));
        assert_eq!(place(named(birch, ash, 1)), on(0, false), "the round is wrong");
        assert_eq!(place(named(birch, ash, 7)), on(0, false), "there is no such round");
    }

    #[test]
    fn of_two_micro_matches_of_a_pair_each_has_its_own_games() {
        let mut event = double_round_robin();
        event.scoring = Scoring::of(ScoringMode::MicroMatch);
        let (ash, birch) = ("Ash, Alder", "Birch, Bo");
        for (round, other) in [(0, 2), (1, 1)] {
            for (white, black) in [(ash, birch), (birch, ash)] {
                let named = |round| {
                    let sheet =
                        Scoresheet { round: Some(Round(round)), ..sheet(white, black, "1-1") };
                    matching(&event, &event.rounds[usize::from(other == 1)], &[sheet]).remove(0)
                };
                assert_eq!(named(other), RecordPlace::OtherRound(Round(other)), "{white}");
                let game = usize::from((white == ash) == (other == 1));
                let own = RecordPlace::Board(MatchedBoard { board: 0, game, swapped: false });
                assert_eq!(named(3 - other), own, "{white} in round {}", round + 1);
            }
        }
    }

    #[test]
    fn several_rounds_answer_as_each_of_them_does() {
        let event = double_round_robin();
        let roster = NameIndex::new(&event.players);
        for (white, black) in
            [("Birch, Bo", "Ash, Alder"), ("Ash", "Dove"), ("Nobody", "Ash"), ("Ash", "Ash")]
        {
            for round in [None, Some(Round(1)), Some(Round(2)), Some(Round(7))] {
                let sheet = Scoresheet { round, ..sheet(white, black, "1-1") };
                let each =
                    |round| matching_by(&roster, &event, round, std::slice::from_ref(&sheet));
                let one_by_one: Vec<RecordPlace> = event.rounds.iter().flat_map(each).collect();
                assert_eq!(matching_in(&roster, &event, &event.rounds, &sheet), one_by_one);
            }
        }
    }

    #[test]
    fn a_name_of_two_players_is_settled_by_the_pairing() {
        let mut event = double_round_robin();
        event.players[2].name = "Ash, Cleo".into();
        let round = &event.rounds[1];
        let places = matching(
            &event,
            round,
            &[sheet("Birch, Bo", "Ash", "1-1"), sheet("Ash", "Ash", "1-1")],
        );
        assert_eq!(places[0], on(0, false));
        assert!(
            matches!(&places[1], RecordPlace::None(UnmatchedReason::Ambiguous(of)) if of.len() == 2)
        );
    }

    #[test]
    fn a_name_with_the_number_of_another_has_no_board() {
        let mut event = double_round_robin();
        for (at, number) in [(0, "501"), (1, "502")] {
            event.players[at].federation_id = Some(number.into());
        }
        let place = |numbers: [&str; 2]| {
            let mut sheet = sheet("Birch, Bo", "Ash, Alder", "2-0");
            let [white, black] = numbers.map(|number| Some(number.to_owned()));
            (sheet.white.federation_id, sheet.black.federation_id) = (white, black);
            matching(&event, &event.rounds[1], &[sheet]).remove(0)
        };
        assert_eq!(place(["502", "501"]), on(0, false));
        let exchanged = vec![(Color::White, vec![1], 0), (Color::Black, vec![0], 1)];
        assert_eq!(
            place(["501", "502"]),
            RecordPlace::None(UnmatchedReason::NumberOfOther(exchanged))
        );
    }

    #[test]
    fn nobody_and_strangers_have_no_board() {
        let unknown = place(sheet("Birch, Bo", "Nobody", "1-1"));
        assert_eq!(unknown, RecordPlace::None(UnmatchedReason::Unknown(vec![Color::Black])));
        let of_another =
            Scoresheet { round: Some(Round(1)), ..sheet("Birch, Bo", "Nobody", "1-1") };
        assert_eq!(place(of_another), RecordPlace::OtherRound(Round(1)));
        let apart = place(sheet("Ash, Alder", "Cedar, Cleo", "1-1"));
        let none = UnmatchedReason::NotPaired { white: 0, black: 2, rounds: Vec::new() };
        assert_eq!(apart, RecordPlace::None(none));
    }

    #[test]
    fn the_second_game_of_a_micro_match_has_the_colours_exchanged() {
        let mut event = double_round_robin();
        event.scoring = Scoring::of(ScoringMode::MicroMatch);
        let sheets =
            [sheet("Ash, Alder", "Birch, Bo", "2-0"), sheet("Birch, Bo", "Ash, Alder", "2-0")];
        let places = matching(&event, &event.rounds[0], &sheets);
        for (game, place) in places.iter().enumerate() {
            assert_eq!(*place, RecordPlace::Board(MatchedBoard { board: 0, game, swapped: false }));
        }
    }
}
