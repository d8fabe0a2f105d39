//! Notes about conversions between events and reports or crosstables, as values.

use crate::event::{ByeKind, PlayerId, Points, Round, Score, ScoringMode};
use crate::swiss::SystemName;
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// An assumption, an omission or a change in the conversion of a report or a crosstable to an
    /// event, or back.
    pub enum ConversionNote {
        NoName => "note-no-name", "record 012 gives no name: called Tournament";
        ControlCharacters { texts: usize } => "note-control-characters",
            "control characters were made blanks in { $texts ->
                [one] one text
               *[other] { $texts } texts
            }";
        EndBeforeStart => "note-end-before-start", "the last day is before the first: left out";
        RoundRobinRounds {
            players: usize,
            planned: usize,
            paired: usize,
        } => "note-round-robin-rounds",
            "a round robin of { $players } players has { $planned ->
                [one] { $planned } round
               *[other] { $planned } rounds
            }, not { $paired }";
        /// Teams play; `named` if the players have team names.
        Teams { named: bool } => "note-teams",
            "a tournament of teams: the games are read as those of a Swiss{ $named ->
                [yes] , and the team stands with each player
               *[no] {\"\"}
            }";
        OtherColor { round: Round, board: u16 } => "note-other-color",
            "round { $round }, board { $board }: the players sat with other colours than record \
             352 has for the board; it is entered with those of the record";
        EverybodyMet => "note-everybody-met",
            "everybody has met everybody, and no record names the system: read as a Swiss";
        RoundsNotSaid { rounds: usize } => "note-rounds-not-said",
            "neither 142 nor XXR gives the number of rounds: taken for { $rounds }";
        MoreRounds { paired: usize } => "note-more-rounds",
            "{ $paired ->
                [one] there is { $paired } round
               *[other] there are { $paired } rounds
            }, more than the file announces";
        NoDay { record: &'static str, text: String } => "note-no-day",
            "record { $record }: `{ $text }` is not a day such as 2026/09/03: left out";
        TwoDays {
            record: &'static str,
            text: String,
            one: String,
            other: String,
        } => "note-two-days",
            "record { $record }: `{ $text }` may be { $one } or { $other }: left out";
        OlderRules { code: String } => "note-older-rules",
            "record 192 names { $code }: the rounds to come are paired by the rules in force \
             since 1 February 2026";
        UnknownSystem { code: String, system: SystemName } => "note-unknown-system",
            "record 192: the system { $code } is not known; the rounds to come are paired by \
             { $system }";
        UnknownTieBreak { record: &'static str, code: String } => "note-unknown-tie-break",
            "record { $record }: tie-break { $code } is not known: left out";
        RecordsWithoutPlace { records: Vec<String> } => "note-records-without-place",
            "records without a place in an event: { $records }";
        NoBirth { id: PlayerId, text: String } => "note-no-birth",
            "{ $id }: `{ $text }` is not a date of birth: left out";
        TwoBirths {
            id: PlayerId,
            text: String,
            one: String,
            other: String,
            left_out: bool,
        } => "note-two-births",
            "{ $id }: `{ $text }` may be { $one } or { $other }: { $left_out ->
                [yes] left out
               *[no] only the year is kept
            }";
        NoPlayer { number: u16 } => "note-no-player", "there is no player { $number }: passed over";
        WorthByColor {
            white: &'static str,
            counts: Points,
            black: &'static str,
            other: Points,
        } => "note-worth-by-color",
            "XXS: { $black } is { $other }, but { $counts } as { $white } counts for both";
        UnknownKey { key: String } => "note-unknown-key", "XXS: { $key } is not known";
        /// Both lines of a game have a loss; `points` if a loss is worth something.
        BothLost {
            round: Round,
            board: u16,
            white: String,
            black: String,
            points: bool,
        } => "note-both-lost",
            "round { $round }, board { $board }: the lines of { $white } and { $black } both say \
             lost (0): entered as 0-0{ $points ->
                [yes] {\" \"}without the points of a loss
               *[no] {\"\"}
            }";
        /// One line of a game has a draw and the other a loss, in the signs of the report. The
        /// players are start numbers with names.
        DrawAndLoss {
            round: Round,
            board: u16,
            white: String,
            white_says: String,
            black: String,
            black_says: String,
            draw: Score,
        } => "note-draw-and-loss",
            "round { $round }, board { $board }: the lines disagree, { $white } (White) has \
             { $white_says } and { $black } (Black) has { $black_says }: entered as 0-0";
        /// The places of the report differ from those of the standings: the first player, by id and
        /// name, and the number of others; the tie-breaks, and whether the report names them.
        RanksDiffer {
            id: PlayerId,
            name: String,
            place: usize,
            said: u16,
            more: usize,
            tie_breaks: Vec<String>,
            named: bool,
        } => "note-ranks-differ",
            "places by { $named ->
                [yes] the tie-breaks of the file
               *[no] the tie-breaks taken, as the file names none
            } ({ $tie_breaks }) are not those of the file: { $id } { $name } is { $place }, not \
             { $said }{ note-more-players }";
        GroupsFound { groups: usize } => "note-groups-found",
            "a report has no record for groups: everybody met everybody in each of { $groups } \
             fields, and nobody met anybody of another, so they are groups, A and so on";
        Abnormal { times: usize } => "note-abnormal",
            "records 299 give or take points beyond the results, { $times ->
                [one] { $times } time
               *[other] { $times } times
            }: entered as points given (`awards`), which the standings count";
        /// The points of the report do not follow from its rounds: the first player and the number
        /// of others.
        PointsDiffer {
            id: PlayerId,
            made: Points,
            said: Points,
            more: usize,
        } => "note-points-differ",
            "points that follow from the rounds are not those of the file: { $id } { $made }, not \
             { $said }{ note-more-players }";

        /// The points are those of 2-1-0, and no record says so.
        PointsDoubled => "note-points-doubled",
            "each number of points in the file is the double of what follows from its games with \
             1-½-0: it is of an event with 2-1-0, and no record 162 says so";
        NumbersOfList => "note-numbers-of-list",
            "no pairing numbers yet: start numbers in the order of the list";
        NumbersGiven { players: Vec<String> } => "note-numbers-given",
            "start numbers for players without one: { $players }";
        LostThoughPlayed { round: Round, number: u16 } => "note-lost-though-played",
            "round { $round }, match { $number }: it was lost by a ruling, and the file has the \
             points of the games that were played";
        Corrected { teams: Vec<PlayerId> } => "note-points-corrected",
            "results of { $teams } do not count as they were played, by rulings or withdrawals: \
             records 299 give or take the difference";
        SeveralParts => "note-several-parts",
            "groups and stages have no place in a report: their rounds stand one after the other, \
             as those of one tournament";
        StruckOut { round: Round, white: PlayerId, black: PlayerId } => "note-struck-out",
            "round { $round }: the pairing { $white } - { $black } was struck out, and has no \
             place in the file";
        Unfinished { round: Round, white: PlayerId, black: PlayerId } => "note-unfinished",
            "round { $round }: { $white } - { $black } is not finished, and is written without \
             its first game";
        PlusDraw => "note-plus-draw", "a plus-draw is written as a draw";
        EvenDraws => "note-even-draws", "draws such as 1.01-0.99 are written as even draws";
        Delft => "note-delft",
            "Delft scores are written as wins, draws and losses of 2-1-0: whoever has more points \
             of a game has won it";
        ScoresApart => "note-scores-apart",
            "scores such as 9-1 or 1.01-0.99 are written as wins, draws and losses, with their \
             points in records 299";
        ScoredBy { mode: ScoringMode } => "note-scored-by",
            "the points of games in records 162 and 299 are those of { $mode }: it is taken for \
             the scoring";
        /// Micro-matches become one game; `small` if their small points decide.
        MicroMatches { small: bool } => "note-micro-matches",
            "micro-matches are written as one win, draw or loss each{ $small ->
                [yes] , by their small points
               *[no] {\"\"}
            }";
        /// The points of the report differ from those of the standings: the first player and the
        /// number of others.
        NotStandings {
            id: PlayerId,
            written: Points,
            standings: Points,
            more: usize,
        } => "note-not-standings",
            "points of the file are not those of the standings: { $id } { $written }, not \
             { $standings }{ note-more-players }";
        WorthWithoutPlace { what: &'static str, points: Points } => "note-worth-without-place",
            "that { $what ->
                [half-point-bye] a half-point bye
                [full-point-bye] a full-point bye
               *[forfeit-win] a win by forfeit
            } is worth { $points } has no place in the file";
        NoRoundDates => "note-no-round-dates", "no round has a date, so the file has no record 132";
        NoInitialColor => "note-no-initial-color",
            "the event names no initial colour, and some programs need it";
        WithoutPlace { held: Vec<Said> } => "note-without-place",
            "without a place in the file: { $held }";
        Marks { players: Vec<PlayerId> } => "note-marks",
            "{ $players }: marks of writing direction are left out";
        Cut { id: PlayerId, what: &'static str, text: String, cut: String } => "note-cut",
            "{ $id }: { $what ->
                [title] title
                [name] name
                [federation] federation
               *[federation-id] federation id
            } { $text } written as { $cut }";
        RatingTooLarge { id: PlayerId } => "note-rating-too-large",
            "{ $id }: a rating over 9999 has no place in the file";
        ByesToCome { round: Round, bye: ByeKind, players: Vec<PlayerId> } => "note-byes-to-come",
            "round { $round }: { $bye ->
                [bye] bye
                [full-point-bye] full-point bye
                [half-point-bye] half-point bye
               *[absent] absent
            } of { $players } has no place in the file before it is the next round";
        RoundsWithoutDate { rounds: usize, of: usize } => "note-rounds-without-date",
            "{ $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            } of { $of } have no date, so record 132 has none";
        ForbiddenRounds { first: u16, last: u16 } => "note-forbidden-rounds",
            "players who must not meet in rounds { $first } to { $last } have no place in the \
             file before or after these rounds";

        TakenForSwiss { rounds: usize } => "note-taken-for-swiss",
            "taken for a Swiss of { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }: not everybody has met everybody";
        PlacesForNumbers => "note-places-for-numbers",
            "the table has no start numbers: places are taken for them";
        /// The totals of a table do not follow from its rounds: the first player and the number of
        /// others; `without_games` if the table does not show points without a game.
        TotalsDiffer {
            name: String,
            made: Points,
            said: Points,
            more: usize,
            without_games: bool,
        } => "note-totals-differ",
            "totals that do not follow from the rounds: { $name } { $made }, not { $said }\
             { note-more-players }{ $without_games ->
                [yes] {\" \"}(the table does not show points without a game)
               *[no] {\"\"}
            }";
        IdsWithoutPlace => "note-ids-without-place", "federation ids have no place in the table";
        ForfeitsAsGames => "note-forfeits-as-games", "forfeits are written as games";
        ByesInTotals => "note-byes-in-totals", "points of byes stand in the totals only";
    }
}
