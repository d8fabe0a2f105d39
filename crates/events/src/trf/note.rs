//! What a report or a cross-table and an event do not have in common, as values.

use super::Held;
use crate::event::{ByeKind, PlayerId, Points, Round, Score, ScoringMode};
use crate::swiss::SystemName;
use draughts_ground::told;

told! {
    /// What was taken for granted, left out or changed on the way from a report or a
    /// cross-table to an event, or back.
    pub enum Note {
        /// The report has no name.
        NoName => "note-no-name";
        /// Control characters in so many texts were made blanks.
        ControlCharacters { texts: usize } => "note-control-characters";
        /// The last day is before the first.
        EndBeforeStart => "note-end-before-start";
        /// A round robin of this number of players has fewer rounds.
        RoundRobinRounds { players: usize, planned: usize, paired: usize }
            => "note-round-robin-rounds";
        /// Teams play; `named` if their names stand with the players.
        Teams { named: bool } => "note-teams";
        /// A board of a match has other colours than record 352 says.
        OtherColor { round: Round, board: u16 } => "note-other-color";
        /// Everybody has met everybody, and no record names the system.
        EverybodyMet => "note-everybody-met";
        /// The number of rounds is not said, and taken to be so large.
        RoundsNotSaid { rounds: usize } => "note-rounds-not-said";
        /// More rounds have been paired than are announced.
        MoreRounds { paired: usize } => "note-more-rounds";
        /// A record has no day.
        NoDay { record: &'static str, text: String } => "note-no-day";
        /// A day of a record may be one of two.
        TwoDays { record: &'static str, text: String, one: String, other: String }
            => "note-two-days";
        /// Record 192 names older rules of the system.
        OlderRules { code: String } => "note-older-rules";
        /// Record 192 names a system that is not known; by which its next rounds are paired.
        UnknownSystem { code: String, system: SystemName } => "note-unknown-system";
        /// A tie-break is not known.
        UnknownTieBreak { record: &'static str, code: String } => "note-unknown-tie-break";
        /// An event has no place for these records.
        RecordsWithoutPlace { records: Vec<String> } => "note-records-without-place";
        /// A player has no date of birth.
        NoBirth { id: PlayerId, text: String } => "note-no-birth";
        /// A player was born on one of two days.
        TwoBirths { id: PlayerId, text: String, one: String, other: String, left_out: bool }
            => "note-two-births";
        /// A record names somebody who is not there.
        NoPlayer { number: u16 } => "note-no-player";
        /// A result is worth something else with Black; that with White counts.
        WorthByColor {
            white: &'static str, counts: Points, black: &'static str, other: Points
        } => "note-worth-by-color";
        /// A key of XXS is not known.
        UnknownKey { key: String } => "note-unknown-key";
        /// Both lines of a game say that it was lost; `points` if a loss is worth something.
        BothLost { round: Round, board: u16, white: String, black: String, points: bool }
            => "note-both-lost";
        /// One line of a game says a draw and the other a loss, in the signs of the report. The
        /// players are their start numbers and names.
        DrawAndLoss {
            round: Round, board: u16, white: String, white_says: String, black: String,
            black_says: String, draw: Score
        } => "note-draw-and-loss";
        /// Places of the report are not those of the standings: the first player, by id and
        /// name, and how many more; by which tie-breaks, and whether the report names them.
        RanksDiffer {
            id: PlayerId, name: String, place: usize, said: u16, more: usize,
            tie_breaks: Vec<String>, named: bool
        } => "note-ranks-differ";
        /// A round robin falls into so many fields in which everybody met everybody: they are groups.
        GroupsFound { groups: usize } => "note-groups-found";
        /// Records 299 give or take points beyond the results, so many times; they are points given.
        Abnormal { times: usize } => "note-abnormal";
        /// The points of the report are not those of its rounds: the first player and how
        /// many more.
        PointsDiffer { id: PlayerId, made: Points, said: Points, more: usize }
            => "note-points-differ";

        /// Nobody has a pairing number.
        NumbersOfList => "note-numbers-of-list";
        /// Some have no pairing number and were given one: id and number.
        NumbersGiven { players: Vec<String> } => "note-numbers-given";
        /// A match was lost by a ruling although its games were played.
        LostThoughPlayed { round: Round, number: u16 } => "note-lost-though-played";
        /// Records 299 give or take what rulings and withdrawals make of the points of matches.
        Corrected { teams: Vec<PlayerId> } => "note-points-corrected";
        /// Groups and stages stand in a report one after the other, as one tournament.
        SeveralParts => "note-several-parts";
        /// A pairing has no result that counts.
        StruckOut { round: Round, white: PlayerId, black: PlayerId } => "note-struck-out";
        /// A micro-match has its first game alone.
        Unfinished { round: Round, white: PlayerId, black: PlayerId } => "note-unfinished";
        /// A plus-draw becomes a draw.
        PlusDraw => "note-plus-draw";
        /// Draws that are not even become even.
        EvenDraws => "note-even-draws";
        /// Delft scores become wins, draws and losses.
        Delft => "note-delft";
        /// Scores that are no plain win, draw or loss stand in records 299.
        ScoresApart => "note-scores-apart";
        /// The scores of records 299 are those of this way of scoring.
        ScoredBy { mode: ScoringMode } => "note-scored-by";
        /// Micro-matches become one game; `small` if their small points decide.
        MicroMatches { small: bool } => "note-micro-matches";
        /// The points of the report are not those of the standings: the first player and
        /// how many more.
        NotStandings { id: PlayerId, written: Points, standings: Points, more: usize }
            => "note-not-standings";
        /// A bye has other points than the report can say.
        WorthWithoutPlace { what: &'static str, points: Points } => "note-worth-without-place";
        /// No round has a date.
        NoRoundDates => "note-no-round-dates";
        /// Nobody has drawn the colour of the first pairing number.
        NoInitialColor => "note-no-initial-color";
        /// The report or the cross-table has no place for these.
        WithoutPlace { held: Vec<Held> } => "note-without-place";
        /// Names hold marks of writing direction or control characters, which are left out.
        Marks { players: Vec<PlayerId> } => "note-marks";
        /// A text is longer than its columns.
        Cut { id: PlayerId, what: &'static str, text: String, cut: String } => "note-cut";
        /// A rating has more than four digits.
        RatingTooLarge { id: PlayerId } => "note-rating-too-large";
        /// Byes of a round after the next one.
        ByesToCome { round: Round, bye: ByeKind, players: Vec<PlayerId> } => "note-byes-to-come";
        /// Some rounds of an event with dates have none.
        RoundsWithoutDate { rounds: usize, of: usize } => "note-rounds-without-date";
        /// Players who must not meet in some rounds only.
        ForbiddenRounds { first: u16, last: u16 } => "note-forbidden-rounds";

        /// A table in which not everybody has met everybody.
        TakenForSwiss { rounds: usize } => "note-taken-for-swiss";
        /// A table without start numbers.
        PlacesForNumbers => "note-places-for-numbers";
        /// Totals of a table are not those of its rounds: the first player and how many
        /// more; `without_games` if points without a game do not show in it.
        TotalsDiffer {
            name: String, made: Points, said: Points, more: usize, without_games: bool
        } => "note-totals-differ";
        /// A table has no place for ids of a federation.
        IdsWithoutPlace => "note-ids-without-place";
        /// Forfeits stand in a table like games.
        ForfeitsAsGames => "note-forfeits-as-games";
        /// Points of byes are in the totals alone.
        ByesInTotals => "note-byes-in-totals";
    }
}
