//! The words of the report of an event, and of norms.

use draughts_events::event::{Points, Round, SystemKind};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// Texts of a report.
    pub enum ReportWord {
        System { system: SystemKind } => "report-system",
            "{ $system ->
                [swiss] Swiss
                [round-robin] round robin
                [match] match
                [scheveningen] Scheveningen
               *[knockout] knockout
            }";
        /// The number of rounds.
        ///
        /// `of` is the planned number if more rounds are to come. The games per pairing are named
        /// if there are several.
        Rounds { rounds: usize, of: Option<usize>, games: usize } => "report-rounds",
            "{ $rounds }{ $of ->
                [none] {\"\"}
               *[other] {\" \"}of { $of }
            }{ $games ->
                [1] {\"\"}
               *[other] , { $games } games a pairing
            }";
        DrawnOpening {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            from: Option<String>,
            called: bool,
            lines: u32,
        } => "report-drawn-opening",
            "Round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: opening { $table } { $number }, { $from ->
                [none] drawn by hand
               *[other] from the number { $from }{ $called ->
                    [yes] {\" \"}that was called out
                   *[no] {\"\"}
                } among { $lines } lines
            }";
        Scoring { win: Points, draw: Points, loss: Points } => "report-scoring",
            "{ $win }-{ $draw }-{ $loss } (win, draw, loss)";
        Scores { scores: Vec<String> } => "report-scores", "{ $scores }";
        Rules { rules: Said, changes: Option<Vec<String>> } => "report-rules",
            "{ $rules }{ $changes ->
                [none] {\"\"}
               *[other] , with { $changes }
            }";
        OwnRules { file: String } => "report-own-rules", "{ $file }";
        EarliestDraw { moves: u16 } => "report-earliest-draw",
            "by agreement after { $moves } moves of each player";
        DefaultTime { minutes: u16 } => "report-default-time", "{ $minutes } minutes";
        Field { players: usize, teams: usize } => "report-field",
            "{ $players ->
                [1] 1 player
               *[other] { $players } players
            }{ $teams ->
                [0] {\"\"}
                [1] , 1 team
               *[other] , { $teams } teams
            }";
        OfFederation { federation: String, players: usize } => "report-of-federation",
            "{ $federation } { $players }";
        Average { average: u16, rated: usize, players: usize } => "report-average",
            "{ $average }{ $rated ->
               *[other] {\" \"}({ $rated } of { $players } players have a rating)
            }";
        Games { played: usize, open: usize } => "report-games",
            "{ $played ->
                [1] 1 played
               *[other] { $played } played
            }{ $open ->
                [0] {\"\"}
                [1] , 1 board without a final result
               *[other] , { $open } boards without a final result
            }";
        Missing { gaps: Sentences } => "report-missing", "To fill in: { $gaps }.";
        Gap { gap: &'static str } => "report-gap",
            "{ $gap ->
                [place] the place
                [federation] the federation
                [start] the first day
                [end] the last day
                [arbiters] the arbiters
                [time-control] the thinking time
                [dates] the days of some rounds
                [player-federations] the federations of some players
                [federation-ids] the numbers of some players at the federation
                [ratings] the ratings of some players
                [results] results are missing
                [rating-changes] the rating changes: no rating list was named
               *[norms] norms: no document of norms was named
            }";
        OfBoard { round: Round, board: u16, what: Sentences } => "report-of-board",
            "Round { $round }, board { $board }: { $what }";
        NothingIrregular => "report-nothing-irregular",
            "None: every game was played and stands as it was first recorded.";
        NothingIrregularYet => "report-nothing-irregular-yet",
            "None so far: results are missing. Every game with a result was played and stands as \
             it was first recorded.";
        NoRulings => "report-no-rulings", "No ruling is recorded.";
        Private => "report-private",
            "For the federation, not for the wall: the report has the arbiter's book.";
        Sign { name: Option<String> } => "report-sign",
            "{ $name ->
                [none] Arbiter
               *[other] { $name }
            }: ______________________________   Date: ______________";
    }
}
