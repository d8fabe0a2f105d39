//! The title of a table, below the name of the event.

use crate::event::Stage;
use draughts_events::event::{Points, Round};
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// The title of a table; `rounds` is the number of rounds of the event, if known.
    pub enum Title {
        Round { round: Round, rounds: Option<usize>, stage: Option<Stage> } => "title-round",
            "Round { $round }{ of-rounds }{ $stage ->
                [none] {\"\"}
                [final] : final
                [semi-finals] : semi-finals
               *[quarter-finals] : quarter-finals
            }";
        Players { players: usize } => "title-players", "{ players-in-all }";
        TeamList { teams: usize } => "title-team-list",
            "{ $teams ->
                [one] 1 team
               *[other] { $teams } teams
            }";
        Fixtures { team: Option<String> } => "title-fixtures",
            "{ $team ->
                [none] Fixtures
               *[other] Fixtures of { $team }
            }";
        Division { group: Option<String>, complete: bool } => "title-division",
            "{ $group ->
                [none] {\"\"}
               *[other] { $group }:{\" \"}
            }{ $complete ->
                [yes] Promotion and relegation
               *[no] Promotion and relegation as it stands
            }";
        Outstanding { games: usize } => "title-outstanding",
            "{ $games ->
                [one] { $games } game still to be played
               *[other] { $games } games still to be played
            }";
        Standings { until: Said, category: Option<String> } => "title-standings",
            "Standings { $until }{ of-category }";
        Final { category: Option<String> } => "title-final", "Final standings{ of-category }";
        Teams { until: Said } => "title-teams", "Teams { $until }";
        Crosstable { until: Said } => "title-crosstable", "Crosstable { $until }";
        TeamCrosstable {
            team: String,
            points: Points,
            single: bool,
            until: Said,
        } => "title-team-crosstable",
            "Crosstable { $until }: { $team }, { $single ->
                [yes] { $points } point
               *[no] { $points } points
            }";
        Tree => "title-tree", "Bracket";
        Playoffs => "title-playoffs", "Play-offs";
        Playoff { of: Said } => "title-playoff", "Play-off, { $of }";
        Colors { until: Said } => "title-colors", "Colours { $until }";
        Explanation {
            player: String,
            place: Option<usize>,
            points: Points,
            single: bool,
            until: Said,
        } => "title-explanation",
            "{ $player }: { $place ->
                [none] no place
               *[other] place { $place }
            } with { $single ->
                [yes] { $points } point
               *[no] { $points } points
            } { $until }";
        Bracket {
            round: Round,
            rounds: Option<usize>,
            score: Points,
            single: bool,
            players: usize,
            of_teams: bool,
            moved_down: usize,
        } => "title-bracket",
            "Round { $round }{ of-rounds }, { score-word }: { $of_teams ->
                [yes] { $players ->
                    [one] { $players } team
                   *[other] { $players } teams
                }
               *[no] { players-in-all }
            }{ $moved_down ->
                [0] {\"\"}
               *[other] {\" \"}and { $moved_down } moved down
            }";
        Answer {
            round: Round,
            rounds: Option<usize>,
            board: Option<u16>,
            score: Option<Points>,
            single: bool,
            of_teams: bool,
        } => "title-answer",
            "Round { $round }{ of-rounds }, { $board ->
                [none] bye
               *[other] { $of_teams ->
                    [yes] match
                   *[no] board
                } { $board }
            }{ $score ->
                [none] {\"\"}
               *[other] : bracket of { score-word }
            }";
        Ratings { month: Option<String>, scheme: String } => "title-ratings",
            "{ $month ->
                [none] Ratings
               *[other] Ratings of { $month }
            }, { $scheme }";
        RatingReport { until: Said } => "title-rating-report", "Ratings, crosstable { $until }";
        Report { round: Round } => "title-report", "Standings after round { $round }";
        OfPart { title: Said, stage: Option<String>, group: Option<String> } => "title-of-part",
            "{ $title }{ $stage ->
                [none] {\"\"}
               *[other] , { $stage }
            }{ $group ->
                [none] {\"\"}
               *[other] , group { $group }
            }";
        Individuals { until: Said, board: Option<u16> } => "title-individuals",
            "Players { $until }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }";
        Clubs { until: Said } => "title-clubs", "Clubs { $until }";
        MatchReport { round: Round, number: u16 } => "title-match-report",
            "Round { $round }, match { $number }: report";
        Members { team: String } => "title-members", "{ $team }: members";
        LineUp { team: String, round: Round } => "title-line-up",
            "{ $team }: line-up for round { $round }";
        /// The title of prizes, after a round unless it is the last.
        ///
        /// `settled` means that no play-off can change them.
        Prizes { round: Option<Round>, rounds: Option<usize>, settled: bool } => "title-prizes",
            "Prizes{ $round ->
                [none] {\"\"}
               *[other] {\" \"}by the standings after round { $round }{ $rounds ->
                    [none] {\"\"}
                   *[other] {\" \"}of { $rounds }
                }
            }{ prizes-settled }";
        PrizesOf {
            player: String,
            round: Option<Round>,
            rounds: Option<usize>,
            settled: bool,
        } => "title-prizes-of",
            "Prizes of { $player }{ $round ->
                [none] {\"\"}
               *[other] {\" \"}by the standings after round { $round }{ $rounds ->
                    [none] {\"\"}
                   *[other] {\" \"}of { $rounds }
                }
            }{ prizes-settled }";
        PrizeCase => "title-prize-case", "Case of prizes";
        Book { player: Option<String> } => "title-book",
            "The arbiter's book{ $player ->
                [none] {\"\"}
               *[other] : { $player }
            }";
        EventReport => "title-event-report", "Report of the event";
        Schedule => "title-schedule", "Schedule";
        Irregular => "title-irregular", "Games out of the ordinary";
        Rulings => "title-rulings", "Rulings";
        Norms => "title-norms", "Norms";
        Days { start: String, end: String } => "title-days", "{ $start } to { $end }";
        From { start: String } => "title-from", "from { $start }";
    }
}
