//! Reasons for refusing an act on teams, as values.

use draughts_ground::said::Sentences;
use draughts_ground::told;

use crate::event::{PlayerId, Points, Round, Score, SystemKind};

told! {
    /// The reason for refusing an act on teams, matches, groups or stages.
    pub enum TeamRefusal {
        NotOfTeams => "not-of-teams", "this is an event of players, not of teams";
        /// Several teams have the name that was typed.
        WhichTeam { word: String, teams: Vec<String> } => "which-team-called",
            "several teams are called `{ $word }`: { $teams }";
        NoTeam { word: String, teams: Option<Vec<String>>, more: usize } => "no-such-team",
            "there is no team `{ $word }`{ $teams ->
                [none] {\"\"}
               *[other] ; it may be { $teams }{ $more ->
                    [0] {\"\"}
                   *[other] {\" \"}and { $more } more
                }
            }";
        NoTeams => "no-teams", "there are no teams yet";
        NameTaken { id: PlayerId, name: String } => "team-name-taken", "{ $name } is { $id }";
        NameEmpty => "team-name-empty", "the name of the team is empty";
        MemberOfOther { id: PlayerId, other: PlayerId } => "member-of-other",
            "{ $id } is a member of { $other }";
        TooManyMembers { id: PlayerId, members: usize, most: usize } => "too-many-members",
            "{ $id } would have { $members } members; { $most } are allowed";
        StandsInRound { id: PlayerId, round: Round } => "team-stands-in-round",
            "{ $id } stands in round { $round }";
        IsNamed { id: PlayerId } => "team-is-named",
            "{ $id } stands in a line-up, a group, a stage or a list of forbidden pairs";
        LineupEmpty => "lineup-empty", "no player is named for the line-up";
        LineupTooLong { players: usize, boards: u16 } => "lineup-too-long",
            "{ $players } players for { $boards } boards";
        LineupTooShort { players: usize, boards: u16 } => "lineup-too-short",
            "{ $players ->
                [one] { $players } player
               *[other] { $players } players
            } for { $boards } boards";
        Breaks { team: PlayerId, round: Round, rules: Sentences } => "lineup-breaks",
            "the line-up of { $team } for round { $round } breaks the rules of the event: \
             { $rules }";
        PlaysFor { id: PlayerId, round: Round, other: PlayerId } => "plays-for-other",
            "{ $id } plays for { $other } in round { $round }";
        TeamsMeet {
            id: PlayerId,
            name: String,
            team: Option<PlayerId>,
            team_name: Option<String>,
        } => "teams-meet-here",
            "{ $id } { $name } is a player{ $team ->
                [none] {\"\"}
               *[other] {\" \"}of { $team } { $team_name }
            }, and this is about teams";
        NoMatchOf { id: PlayerId, round: Round } => "no-match-of",
            "{ $id } has no match in round { $round }";
        LineupPlayed { number: u16, boards: Vec<u16> } => "lineup-played",
            "other players would sit at boards of match { $number } that have results: { $boards }";
        /// A match that nobody plays, as a team has lost it.
        LineupOfLost { round: Round, number: u16, teams: Vec<PlayerId> } => "lineup-of-lost",
            "round { $round }, match { $number } is lost by { $teams }, and its boards are not played";
        /// A match about which nothing was ruled, with boards that were lost by forfeit.
        NothingRuled { round: Round, number: u16 } => "nothing-ruled",
            "round { $round }, match { $number } counts as its boards say; some are lost by forfeit";
        NoMatch { round: Round, number: u16, most: usize } => "no-such-match-of-round",
            "round { $round } has no match { $number }; it has { $most }";
        NoSeat { number: u16, seat: u16, boards: u16 } => "no-seat",
            "match { $number } has no board { $seat }; it has { $boards }";
        MatchNotPlayed { number: u16 } => "match-not-played",
            "match { $number } was lost without play, so its boards take no results";
        MatchHasScore { number: u16 } => "match-has-score",
            "only the score of match { $number } is known, so it has no boards";
        SeatVacant { number: u16, seat: u16 } => "seat-vacant",
            "board { $seat } of match { $number } is empty: it is won and lost by forfeit";
        NotInMatch { id: PlayerId, number: u16 } => "not-in-match",
            "{ $id } does not play in match { $number }";
        MatchUndecided {
            number: u16,
            round: Round,
            one: PlayerId,
            other: PlayerId,
            level: Option<Points>,
            forfeited: bool,
        } => "match-undecided",
            "match { $number } of round { $round } ({ $one } - { $other }) { $forfeited ->
                [yes] was lost by both by forfeit
               *[no] { $level ->
                    [none] is not decided
                   *[other] is level at { $level } each
                }
            }";
        MatchHasResult { number: u16 } => "match-has-result", "match { $number } has a result";
        ScoreTooHigh { score: Score, boards: u16, most: Points } => "match-score-too-high",
            "{ $score } cannot be: { $boards } boards give { $most } points together, by the \
             scoring of the event";
        ScoreAgainstLineup {
            score: Score,
            number: u16,
            team: PlayerId,
            seats: Vec<u16>,
            several: bool,
            most: Points,
        } => "match-score-against-lineup",
            "{ $score } cannot be: by its line-up { $team } has nobody at { $several ->
                [yes] boards
               *[no] board
            } { $seats } of match { $number }, and { $most ->
                [1] 1 point
               *[other] { $most } points
            } at most";
        ScoreRecorded {
            round: Round,
            number: u16,
            home: String,
            away: String,
            score: Score,
        } => "match-score-recorded",
            "round { $round }, match { $number }: { $home } - { $away } { $score } is recorded";
        MatchOver { number: u16 } => "match-over",
            "every board of match { $number } has its result";
        StandsInMatch { id: PlayerId, number: u16, round: Round } => "stands-in-match",
            "{ $id } stands in match { $number } of round { $round }, which is not over";
        TeamsAreApart { ids: Vec<PlayerId> } => "teams-are-apart",
            "{ $ids }: players of teams meet as their line-ups seat them, and no pairing keeps \
             them apart";
        TeamsWithin { system: SystemKind } => "teams-within",
            "teams do not meet in a { $system }, in which each player of one team meets each of \
             the other";
        OtherGroups { one: PlayerId, other: PlayerId } => "other-groups",
            "{ $one } and { $other } play in different groups: teams change places within a group";
        NoPointsGiven => "no-points-given", "no points are named";
        OtherPoints { teams: bool } => "other-points",
            "{ $teams ->
                [yes] teams have match points and board points
               *[no] players have points, and neither match points nor board points
            }";
        NothingAwarded { id: PlayerId, round: Round } => "nothing-awarded",
            "{ $id } was given nothing in round { $round }";
        AwardedSeveral { id: PlayerId, round: Round, given: Sentences } => "awarded-several",
            "{ $id } was given several things in round { $round }: { $given }";
        GroupsPaired => "groups-paired", "groups do not change once a round is paired";
        InNoGroup { ids: Vec<PlayerId> } => "in-no-group", "in no group: { $ids }";
        NoGroups => "no-groups", "there are no groups";
        NoCategories => "groups-no-categories",
            "there is no category: nobody has one, and the event has no rules for any";
        NotOneCategory {
            none: Option<Vec<PlayerId>>,
            several: Option<Vec<PlayerId>>,
        } => "groups-not-one-category",
            "a group for each category needs everybody in one: { $none ->
                [none] {\"\"}
               *[other] in none { $none }
            }{ $several ->
                [none] {\"\"}
               *[other] { $none ->
                    [none] {\"\"}
                   *[other] ;{\" \"}
                }in several { $several }
            }";
        InTwoGroups { id: PlayerId } => "in-two-groups", "{ $id } is in two groups";
        TooManyGroups { groups: usize, competitors: usize } => "too-many-groups",
            "{ $competitors } are too few for { $groups } groups of two or more";
        GroupTooSmall { group: String, players: usize } => "group-too-small",
            "group { $group } has { $players ->
                [0] nobody
               *[other] { $players }
            } to pair, and needs two";
        StageThere { stage: String } => "stage-there", "there is a stage { $stage }";
        NoStage { stage: String, known: Option<Vec<String>> } => "no-stage",
            "there is no stage { $stage }{ $known ->
                [none] {\"\"}
               *[other] ; there is { $known }
            }";
        StageBegun { stage: String } => "stage-begun", "rounds of { $stage } are paired";
        NotCarried { system: SystemKind } => "not-carried",
            "games are carried over into a round robin, and into no { $system }";
        FieldOfOne { stage: String } => "field-of-one",
            "{ $stage } has one who plays; two are needed";
        NotInStageBefore { ids: Vec<PlayerId> } => "not-in-stage-before",
            "not in the stage before, and so without points to bring: { $ids }";
        NothingOfDivision => "nothing-of-division", "nothing is said of the division";
        PlacesOrField => "places-or-field",
            "a stage is of places or of those who are named, not of both";
    }
}

told! {
    /// A rule that a line-up breaks.
    pub enum LineupBreaks {
        OfOther { id: PlayerId, other: PlayerId } => "breaks-of-other",
            "{ $id } is a member of { $other }";
        Guest { id: PlayerId } => "breaks-guest", "{ $id } is a member of no team";
        Members { first: PlayerId, second: PlayerId } => "breaks-members",
            "{ $first } sits before { $second }, who comes first in the list of the team";
        Rating { first: PlayerId, second: PlayerId, more: u16, margin: u16 } => "breaks-rating",
            "{ $first } sits before { $second }, whose rating is { $more } points higher (\
             { $margin } are allowed)";
        TooFew { there: usize, present: u16 } => "breaks-too-few",
            "{ $there ->
                [one] 1 board is occupied
               *[other] { $there } boards are occupied
            }, and { $present } must be: with fewer the match is lost";
        ReserveGames { id: PlayerId, most: u16 } => "breaks-reserve-games",
            "{ $id } is a reserve and plays in { $most ->
                [one] 1 other round
               *[other] { $most } other rounds
            }, as often as is allowed";
        ClubGames { id: PlayerId, own: PlayerId, most: u16 } => "breaks-club-games",
            "{ $id } is of { $own }, and { $most ->
            [0] the event lets nobody play for another team of the club
            [one] is set down for other teams of the club once, as often as is allowed
           *[other] is set down for other teams of the club { $most } times, as often as is \
             allowed
        }";
        Away { id: PlayerId } => "breaks-away", "{ $id } is not there in that round";
    }
}

impl LineupBreaks {
    /// Returns whether the rule is about membership rather than about seating.
    pub(in crate::event) const fn is_about_members(&self) -> bool {
        matches!(self, Self::OfOther { .. } | Self::Guest { .. } | Self::ClubGames { .. })
    }
}
