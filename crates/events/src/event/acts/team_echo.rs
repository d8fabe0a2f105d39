//! What an act did to teams, as a value.

use draughts_ground::said::{Day, Fact, Said, Sentences};
use draughts_ground::told;

use super::{OfAct, Part};

use crate::event::{Award, Carry, Color, Outcome, PlayerId, Points, Round, Score, SystemKind};

told! {
    /// What an act did to teams, matches, groups or stages, in one line.
    pub enum TeamEcho {
        /// A team was added.
        Added { id: PlayerId, name: String, members: Option<Vec<PlayerId>> } => "team-added";
        /// Members were added to a team that was there.
        Joined { id: PlayerId, name: String, members: Vec<PlayerId> } => "team-joined";
        /// A member plays for another team of the club, too.
        AlsoOf { id: PlayerId, team: PlayerId, other: PlayerId } => "team-also-of";
        /// A line-up was handed in for a round.
        Lineup { id: PlayerId, name: String, round: Round, players: String }
            => "lineup-kept";
        /// A line-up sits at the boards of its match.
        Seated { id: PlayerId, name: String, round: Round, number: u16, players: String }
            => "lineup-seated";
        /// Boards of a line-up stay empty.
        StaysEmpty { name: String, round: Round, seats: Vec<u16>, several: bool }
            => "stays-empty";
        /// Boards of a match to come are empty although the team has a new member.
        StillEmpty { id: PlayerId, name: String, round: Round, seats: Vec<u16>, several: bool }
            => "still-empty";
        /// The boards of rounds to come follow the members of a team.
        SeatedLater {
            id: PlayerId,
            name: String,
            rounds: Vec<Round>,
            several: bool,
            players: String,
        }
            => "members-seated";
        /// A line-up of rounds to come names somebody who does not play for the team any more.
        StillLined { id: PlayerId, team: PlayerId, rounds: Vec<Round>, several: bool }
            => "still-lined";
        /// Players or teams who came when there were groups, and are in none.
        InNoGroup { ids: Vec<PlayerId>, several: bool } => "added-in-no-group";
        /// A group has one player or team alone; a group whose name is near.
        GroupOfOne { group: String, name: String, near: Option<String> } => "group-of-one";
        /// Which team goes on from a match of a knockout.
        GoesOn { round: Round, number: u16, id: PlayerId } => "team-goes-on";
        /// The result of a board went with the player who had not played there.
        ResultGone { round: Round, board: u16 } => "lineup-result-gone";
        /// Teams that handed in no line-up, or that nobody did: their first members play.
        NoLineup { round: Round, teams: Option<Vec<PlayerId>> } => "no-lineup";
        /// The result of a board of a match, the player and the points of the team named first in
        /// front; and how the match stands.
        Scored {
            round: Round,
            number: u16,
            seat: u16,
            board: u16,
            first: Said,
            second: Said,
            results: Vec<Outcome>,
            home: String,
            away: String,
            stands: String,
        } => "scored-in-match";
        /// More that was said of the board of a match, with how the match stands.
        InMatch {
            number: u16,
            seat: u16,
            what: Box<super::Echo>,
            home: String,
            away: String,
            stands: String,
        } => "in-match";
        /// A team has lost a match whatever its boards say.
        LostMatch { round: Round, number: u16, teams: Vec<PlayerId>, dropped: usize }
            => "lost-match";
        /// Teams have lost the boards of a match that had no result: their places in the match;
        /// and how it stands.
        RestLost {
            round: Round,
            number: u16,
            teams: Vec<PlayerId>,
            seats: Vec<u16>,
            several: bool,
            home: String,
            away: String,
            stands: String,
        } => "rest-lost";
        /// A match that is lost now had been put off to another day, which is not kept.
        MatchWasPostponed { round: Round, until: Day } => "match-was-postponed";
        /// A match has a score of which nothing else is known.
        ScoreOnly {
            round: Round,
            number: u16,
            home: String,
            away: String,
            score: Score,
            was: Option<Score>,
        } => "match-score-only";
        /// It has fewer points than its boards give.
        ScoreShort { points: Points, most: Points, boards: u16 } => "match-score-short";
        /// A match of a team that leaves has results, and boards that wait for one.
        HalfPlayed { round: Round, number: u16, home: String, away: String, open: usize }
            => "half-played";
        /// A team loses its matches of several rounds.
        LostLater { id: PlayerId, rounds: Vec<Round> } => "lost-later";
        /// The matches of a team that it had lost by leaving are to be played.
        PlayedLater { id: PlayerId, rounds: Vec<Round> } => "played-later";
        /// A match counts as its boards say.
        AsBoardsSay { round: Round, number: u16 } => "match-as-boards-say";
        /// A match is played at another time or place.
        Moved {
            round: Round,
            number: u16,
            date: Option<Day>,
            time: Option<String>,
            venue: Option<String>,
        } => "match-moved";
        /// All boards of a match that wait for a result are put off.
        PutOff {
            round: Round,
            number: u16,
            home: PlayerId,
            away: PlayerId,
            until: Day,
            boards: usize,
        } => "match-put-off";
        /// Two teams meet: who is named first is at home.
        MatchLine {
            number: u16,
            home: PlayerId,
            home_name: String,
            away: PlayerId,
            away_name: String,
            lost: Option<Vec<PlayerId>>,
        } => "match-line";
        /// Points were given, or taken.
        Awarded {
            id: Fact,
            round: Round,
            points: Option<Points>,
            match_points: Option<Points>,
            board_points: Option<Points>,
        } => "awarded";
        /// What was given before in the same round stands.
        AlsoAwarded { given: Sentences } => "also-awarded";
        /// Points with the reason for which they were given.
        Given { what: Box<super::Echo>, reason: Option<String> } => "award-given";
        /// They were taken back; what was given in the same round for other reasons is left.
        AwardGone { id: PlayerId, round: Round, left: Option<Sentences> } => "award-gone";
        /// Who plays in a group.
        Group { group: String, field: Vec<PlayerId> } => "group-of";
        /// A stage comes after the others.
        StageAdded { stage: String, system: SystemKind, carry: Carry } => "stage-added";
        /// Who goes on to a stage by places.
        Qualify { stage: String, from: u16, to: u16 } => "stage-qualify";
        /// The places that play in a group of a stage.
        QualifyGroup { group: String, from: u16, to: u16 } => "stage-qualify-group";
        /// Between which divisions of the stage before promotion matches are played.
        Between { group: Option<String>, above: String, below: String } => "stage-between";
        /// What the first and the last places of a division mean.
        Division {
            group: Option<String>,
            promoted: u16,
            promotion_matches: u16,
            relegation_matches: u16,
            relegated: u16,
            above: Option<String>,
            below: Option<String>,
        } => "division";
        /// Nothing is said of a division any more.
        DivisionGone { group: Option<String> } => "division-gone";
        /// A stage was taken out.
        StageGone { stage: String } => "stage-gone";
        /// A stage begins.
        StageBegins { stage: String, field: Vec<PlayerId> } => "stage-begins";
        /// Who withdrew does not go on to a stage, and who takes the place.
        PassedOver { stage: String, id: PlayerId, instead: Option<PlayerId> } => "passed-over";
        /// The file is of the second version from now on.
        SchemaTwo => "schema-two";
    }
}

impl From<Carry> for Fact {
    fn from(carry: Carry) -> Self {
        Self::Word(match carry {
            Carry::Nothing => "nothing",
            Carry::MutualGames => "mutual-games",
            Carry::Points => "points",
        })
    }
}

impl TeamEcho {
    /// What the arbiters gave or took.
    #[must_use]
    pub fn awarded(award: &Award) -> Self {
        Self::of_award(award, award.to.clone().into())
    }

    /// The same with the name of who has them.
    #[must_use]
    pub fn awarded_to(award: &Award, name: &str) -> Self {
        Self::of_award(award, name.into())
    }

    fn of_award(award: &Award, id: Fact) -> Self {
        let some = |points: Points| (points != Points::ZERO).then_some(points);
        Self::Awarded {
            id,
            round: award.round,
            points: some(award.points),
            match_points: some(award.match_points),
            board_points: some(award.board_points),
        }
    }

    /// The same with the reason.
    #[must_use]
    pub fn given(award: &Award) -> Self {
        let what = super::Echo::OfTeams { what: Self::awarded(award) };
        Self::Given { what: Box::new(what), reason: award.reason.clone() }
    }
}

told! {
    /// Who sits where.
    pub enum AtBoard {
        /// A player with this colour.
        Has { name: String, color: Color } => "player-with-color";
    }
}

impl OfAct for TeamEcho {
    fn part(&self) -> Part {
        match self {
            Self::AlsoOf { .. }
            | Self::InNoGroup { .. }
            | Self::AlsoAwarded { .. }
            | Self::NoLineup { .. }
            | Self::HalfPlayed { .. }
            | Self::MatchWasPostponed { .. }
            | Self::ScoreShort { .. }
            | Self::SchemaTwo => Part::Aside,
            Self::InMatch { what, .. } => what.part(),
            _ => Part::Done,
        }
    }

    fn board(&self) -> Option<(Round, u16)> {
        match self {
            Self::Scored { round, board, .. } | Self::ResultGone { round, board } => {
                Some((*round, *board))
            }
            Self::InMatch { what, .. } => what.board(),
            _ => None,
        }
    }
}
