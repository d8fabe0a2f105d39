//! What a table shows: the line under the name of the event.

use crate::event::Stage;
use draughts_events::event::acts::PlayoffOf;
use draughts_events::event::{Points, Round};
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// Up to when a table counts. `rounds` are those of the event, if that is known.
    pub enum Until {
        /// The end of a round.
        After { round: Round, rounds: Option<usize> } => "after-round";
        /// A round that is being played, of whose boards so many have a result.
        During { round: Round, rounds: Option<usize>, done: usize, boards: usize }
            => "during-round";
    }
}

told! {
    /// What a table shows. `rounds` are those of the event, if that is known.
    pub enum Title {
        /// The pairings of a round, with its name in a knockout.
        Round { round: Round, rounds: Option<usize>, stage: Option<Stage> }
            => "title-round";
        /// The players.
        Players { players: usize } => "title-players";
        /// The teams.
        TeamList { teams: usize } => "title-team-list";
        /// The fixtures of all teams, or of one.
        Fixtures { team: Option<String> } => "title-fixtures";
        /// Who goes up and down from a division, as it stands or in the end.
        Division { group: Option<String>, complete: bool } => "title-division";
        /// The games that are still to be played.
        Outstanding { games: usize } => "title-outstanding";
        /// The standings, of all or of a category.
        Standings { until: Said, category: Option<String> } => "title-standings";
        /// The final standings.
        Final { category: Option<String> } => "title-final";
        /// The teams.
        Teams { until: Said } => "title-teams";
        /// The crosstable.
        Crosstable { until: Said } => "title-crosstable";
        /// The crosstable of a team against the other.
        TeamCrosstable { team: String, points: Points, single: bool, until: Said }
            => "title-team-crosstable";
        /// The bracket of a knockout.
        Tree => "title-tree";
        /// The play-offs.
        Playoffs => "title-playoffs";
        /// A play-off, and its ladder.
        Playoff { of: PlayoffOf, ladder: String } => "title-playoff";
        /// The colours.
        Colors { until: Said } => "title-colors";
        /// How the values of a player came about.
        Explanation {
            player: String,
            place: Option<usize>,
            points: Points,
            single: bool,
            until: Said,
        } => "title-explanation";
        /// A bracket of a round.
        Bracket {
            round: Round,
            rounds: Option<usize>,
            score: Points,
            single: bool,
            players: usize,
            of_teams: bool,
            moved_down: usize,
        } => "title-bracket";
        /// Why a player has an opponent.
        Answer {
            round: Round,
            rounds: Option<usize>,
            board: Option<u16>,
            score: Option<Points>,
            single: bool,
            of_teams: bool,
        } => "title-answer";
        /// A rating list, of a month or the general one.
        Ratings { month: Option<String>, scheme: String } => "title-ratings";
        /// The ratings of an event.
        RatingReport { until: Said } => "title-rating-report";
        /// A tournament report after a round.
        Report { round: Round } => "title-report";
        /// What is shown of a stage or a group.
        OfPart { title: Said, stage: Option<String>, group: Option<String> } => "title-of-part";
        /// The standings of the players in an event of teams, of all boards or of one.
        Individuals { until: Said, board: Option<u16> } => "title-individuals";
        /// The clubs, by so many of their best players.
        Clubs { until: Said } => "title-clubs";
        /// The report of a match, to be signed.
        MatchReport { round: Round, number: u16 } => "title-match-report";
        /// Who plays for a team.
        Members { team: String } => "title-members";
        /// The line-up of a team in a round.
        LineUp { team: String, round: Round } => "title-line-up";
        /// The prizes, after a round where it is not the last; `settled` if no play-off can change
        /// them.
        Prizes { round: Option<Round>, rounds: Option<usize>, settled: bool } => "title-prizes";
        /// How the prizes of a player came about.
        PrizesOf { player: String, round: Option<Round>, rounds: Option<usize>, settled: bool }
            => "title-prizes-of";
        /// A case of prizes.
        PrizeCase => "title-prize-case";
        /// The arbiter's book, of a player if one is named.
        Book { player: Option<String> } => "title-book";
        /// The report of an event.
        EventReport => "title-event-report";
        /// When the rounds were played.
        Schedule => "title-schedule";
        /// Games out of the ordinary.
        Irregular => "title-irregular";
        /// What was ruled.
        Rulings => "title-rulings";
        /// Norms.
        Norms => "title-norms";
        /// The days of an event.
        Days { start: String, end: String } => "title-days";
        /// The first day of an event whose last is not known.
        From { start: String } => "title-from";
    }
}

told! {
    /// What is printed on a form of a match.
    pub enum FormWord {
        /// Over the signature of a captain.
        CaptainOf { team: String } => "form-captain-of";
        /// Over the signature of the arbiter.
        Arbiter => "form-arbiter";
    }
}
