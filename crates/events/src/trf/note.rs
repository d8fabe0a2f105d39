//! What a report or a cross-table and an event do not have in common, as values.

use crate::event::{ByeKind, PlayerId, Points, Round};
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
        /// Teams play.
        Teams => "note-teams";
        /// The number of rounds is not said, and taken to be so large.
        RoundsNotSaid { rounds: usize } => "note-rounds-not-said";
        /// More rounds have been paired than are announced.
        MoreRounds { paired: usize } => "note-more-rounds";
        /// A record has no day.
        NoDay { record: &'static str, text: String } => "note-no-day";
        /// Record 192 names a system that is not known; by which its next rounds are paired.
        UnknownSystem { code: String, system: SystemName } => "note-unknown-system";
        /// A tie-break is not known.
        UnknownTieBreak { code: String } => "note-unknown-tie-break";
        /// An event has no place for these records.
        RecordsWithoutPlace { records: Vec<String> } => "note-records-without-place";
        /// A player has no date of birth.
        NoBirth { id: PlayerId, text: String } => "note-no-birth";
        /// A record names somebody who is not there.
        NoPlayer { number: u16 } => "note-no-player";
        /// A result is worth something else with Black; that with White counts.
        WorthByColor {
            white: &'static str, counts: Points, black: &'static str, other: Points
        } => "note-worth-by-color";
        /// A key of XXS is not known.
        UnknownKey { key: String } => "note-unknown-key";
        /// Both have lost, where a loss is worth something.
        BothLost { round: usize, white: PlayerId, black: PlayerId } => "note-both-lost";
        /// One has a draw and the other a loss.
        DrawAndLoss { round: usize, white: PlayerId, black: PlayerId } => "note-draw-and-loss";
        /// Records 299 give or take points beyond the results; in so many rounds of players.
        Abnormal { players: usize } => "note-abnormal";
        /// The points of the report are not those of its rounds: the first player and how
        /// many more.
        PointsDiffer { id: PlayerId, made: Points, said: Points, more: usize }
            => "note-points-differ";

        /// Nobody has a pairing number.
        NumbersOfList => "note-numbers-of-list";
        /// Some have no pairing number and were given one: id and number.
        NumbersGiven { players: Vec<String> } => "note-numbers-given";
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
        /// The report has no place for these.
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

told! {
    /// What an event holds that a report has no place for.
    pub enum Held {
        /// Clubs.
        Clubs => "held-clubs";
        /// Teams.
        Teams => "held-teams";
        /// Families.
        Families => "held-families";
        /// Categories.
        Categories => "held-categories";
        /// Rulings.
        Rulings => "held-rulings";
        /// The days to which games are put off.
        Postponements => "held-postponements";
        /// Openings drawn by lot.
        Openings => "held-openings";
        /// The times at which rounds begin.
        RoundTimes => "held-round-times";
        /// Notes on rounds.
        Notes => "held-notes";
        /// The player who went on after level points.
        WentOn => "held-went-on";
        /// That results were adjudicated.
        Adjudications => "held-adjudications";
        /// The rule set.
        RuleSet => "held-rule-set";
    }
}
