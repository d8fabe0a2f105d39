//! Why an act on teams is refused, as values.

use draughts_ground::said::Sentences;
use draughts_ground::told;

use crate::event::{PlayerId, Points, Round, Score, SystemKind};

told! {
    /// What stands against an act on teams, matches, groups or stages.
    pub enum TeamRefusal {
        /// Players meet in this event, and no teams.
        NotOfTeams => "not-of-teams";
        /// No team has this id; those that may be meant, and how many are not listed.
        NoTeam { word: String, teams: Option<Vec<String>>, more: usize } => "no-such-team";
        /// There are no teams yet.
        NoTeams => "no-teams";
        /// A name is that of another team.
        NameTaken { id: PlayerId, name: String } => "team-name-taken";
        /// A name is empty.
        NameEmpty => "team-name-empty";
        /// A player is a member of another team.
        MemberOfOther { id: PlayerId, other: PlayerId } => "member-of-other";
        /// A team has more members than the event allows.
        TooManyMembers { id: PlayerId, members: usize, most: usize } => "too-many-members";
        /// A team has a place in a round.
        StandsInRound { id: PlayerId, round: Round } => "team-stands-in-round";
        /// A team stands in a group, a stage or a list of forbidden pairs.
        IsNamed { id: PlayerId } => "team-is-named";
        /// A line-up names nobody.
        LineupEmpty => "lineup-empty";
        /// A line-up has more players than boards.
        LineupTooLong { players: usize, boards: u16 } => "lineup-too-long";
        /// Fewer players than boards.
        LineupTooShort { players: usize, boards: u16 } => "lineup-too-short";
        /// A line-up breaks rules of the event.
        Breaks { team: PlayerId, round: Round, rules: Sentences } => "lineup-breaks";
        /// A player plays for another team in the round.
        PlaysFor { id: PlayerId, round: Round, other: PlayerId } => "plays-for-other";
        /// A player is named where teams meet.
        TeamsMeet { id: PlayerId, name: String, team: Option<PlayerId>, team_name: Option<String> }
            => "teams-meet-here";
        /// A team has no match in a round.
        NoMatchOf { id: PlayerId, round: Round } => "no-match-of";
        /// Boards of a match that a line-up would change have results.
        LineupPlayed { number: u16, boards: Vec<u16> } => "lineup-played";
        /// A round has no such match.
        NoMatch { round: Round, number: u16, most: usize } => "no-such-match-of-round";
        /// A match has no such board that is played.
        NoSeat { number: u16, seat: u16, boards: u16 } => "no-seat";
        /// A match of which no board is played: it was lost whatever its boards say.
        MatchNotPlayed { number: u16 } => "match-not-played";
        /// A match of which only the score is known.
        MatchHasScore { number: u16 } => "match-has-score";
        /// A board of a match is empty.
        SeatVacant { number: u16, seat: u16 } => "seat-vacant";
        /// A team does not play in a match.
        NotInMatch { id: PlayerId, number: u16 } => "not-in-match";
        /// A match of a knockout is level, or not decided.
        MatchUndecided {
            number: u16,
            round: Round,
            one: PlayerId,
            other: PlayerId,
            level: Option<Points>,
            forfeited: bool,
        } => "match-undecided";
        /// A match has a result.
        MatchHasResult { number: u16 } => "match-has-result";
        /// A score that the boards of a match cannot give.
        ScoreTooHigh { score: Score, boards: u16, most: Points } => "match-score-too-high";
        /// Every board of a match has its result.
        MatchOver { number: u16 } => "match-over";
        /// A match has to be decided before a team leaves.
        StandsInMatch { id: PlayerId, number: u16, round: Round } => "stands-in-match";
        /// Players are to be kept apart where teams meet.
        TeamsAreApart { ids: Vec<PlayerId> } => "teams-are-apart";
        /// A system of two teams of players, each against each, and teams that meet in matches.
        TeamsWithin { system: SystemKind } => "teams-within";
        /// Two teams of different groups are to change places.
        OtherGroups { one: PlayerId, other: PlayerId } => "other-groups";
        /// No points are given.
        NoPointsGiven => "no-points-given";
        /// Points of another kind of event: teams have match and board points, players points.
        OtherPoints { teams: bool } => "other-points";
        /// Nothing was given in a round.
        NothingAwarded { id: PlayerId, round: Round } => "nothing-awarded";
        /// Several things were given in a round.
        AwardedSeveral { id: PlayerId, round: Round, given: Sentences } => "awarded-several";
        /// Groups do not change once they are paired.
        GroupsPaired => "groups-paired";
        /// Players or teams are in no group.
        InNoGroup { ids: Vec<PlayerId> } => "in-no-group";
        /// There are no groups.
        NoGroups => "no-groups";
        /// Groups by category, and there is none.
        NoCategories => "groups-no-categories";
        /// Groups by category, and players are in none or in several.
        NotOneCategory { none: Option<Vec<PlayerId>>, several: Option<Vec<PlayerId>> }
            => "groups-not-one-category";
        /// A player or a team is in two groups.
        InTwoGroups { id: PlayerId } => "in-two-groups";
        /// More groups than can be filled with two each.
        TooManyGroups { groups: usize, competitors: usize } => "too-many-groups";
        /// A group has too few who can be paired.
        GroupTooSmall { group: String, players: usize } => "group-too-small";
        /// A stage, or a group, of this name is there.
        StageThere { stage: String } => "stage-there";
        /// No stage has this name.
        NoStage { stage: String, known: Option<Vec<String>> } => "no-stage";
        /// A stage has begun.
        StageBegun { stage: String } => "stage-begun";
        /// Games are carried over into round robins only.
        NotCarried { system: SystemKind } => "not-carried";
        /// A stage of one.
        FieldOfOne { stage: String } => "field-of-one";
        /// Who is to bring points from the stage before, and is not in it.
        NotInStageBefore { ids: Vec<PlayerId> } => "not-in-stage-before";
        /// Nothing is said of a division.
        NothingOfDivision => "nothing-of-division";
        /// A stage by places and by names.
        PlacesOrField => "places-or-field";
    }
}

told! {
    /// A rule that a line-up breaks.
    pub enum LineupBreaks {
        /// A player is a member of another team.
        OfOther { id: PlayerId, other: PlayerId } => "breaks-of-other";
        /// A player is a member of no team.
        Guest { id: PlayerId } => "breaks-guest";
        /// A player sits before one who comes first in the list of the team.
        Members { first: PlayerId, second: PlayerId } => "breaks-members";
        /// A player sits before one whose rating is higher by more than is allowed.
        Rating { first: PlayerId, second: PlayerId, more: u16, margin: u16 } => "breaks-rating";
        /// Too few boards are occupied.
        TooFew { there: usize, present: u16 } => "breaks-too-few";
        /// A reserve has played as many games as are allowed.
        ReserveGames { id: PlayerId, most: u16 } => "breaks-reserve-games";
        /// A player has played for other teams of the club as often as is allowed.
        ClubGames { id: PlayerId, own: PlayerId, most: u16 } => "breaks-club-games";
        /// A player has said not to be there.
        Away { id: PlayerId } => "breaks-away";
    }
}

impl LineupBreaks {
    /// True if it is about whose members play, and not about how they sit.
    pub(in crate::event) const fn is_about_members(&self) -> bool {
        matches!(self, Self::OfOther { .. } | Self::Guest { .. } | Self::ClubGames { .. })
    }
}
