//! Effects of acts on teams, as values.

use draughts_ground::said::{Day, Fact, Said, Sentences};
use draughts_ground::told;

use crate::event::acts::{ActLine, LineRole};
use crate::event::{Award, Carry, Color, Outcome, PlayerId, Points, Round, Score, SystemKind};

told! {
    /// The effect of an act on teams, matches, groups or stages, in one line.
    pub enum TeamEcho {
        Added { id: PlayerId, name: String, members: Option<Vec<PlayerId>> } => "team-added",
            "{ $id } { $name }{ $members ->
                [none] {\"\"}
               *[other] : { $members }
            }";
        Joined { id: PlayerId, name: String, members: Vec<PlayerId> } => "team-joined",
            "{ $id } { $name }: { $members } added";
        AlsoOf { id: PlayerId, team: PlayerId, other: PlayerId } => "team-also-of",
            "note: { $id } plays for { $team }, and for { $other } of the same club";
        Lineup { id: PlayerId, name: String, round: Round, players: String } => "lineup-kept",
            "round { $round }, { $id } { $name }: { $players }";
        Seated {
            id: PlayerId,
            name: String,
            round: Round,
            number: u16,
            players: String,
        } => "lineup-seated",
            "round { $round }, match { $number }, { $id } { $name }: { $players }";
        StaysEmpty { name: String, round: Round, seats: Vec<u16>, several: bool } => "stays-empty",
            "round { $round }: { $several ->
                [yes] boards { $seats } of { $name } stay empty and are
               *[no] board { $seats } of { $name } stays empty and is
            } lost by forfeit";
        StillEmpty {
            id: PlayerId,
            name: String,
            round: Round,
            seats: Vec<u16>,
            several: bool,
        } => "still-empty",
            "round { $round }: { $several ->
                [yes] boards { $seats } of { $name } are empty
               *[no] board { $seats } of { $name } is empty
            }, and lost by forfeit unless somebody is seated there";
        SeatedLater {
            id: PlayerId,
            name: String,
            rounds: Vec<Round>,
            several: bool,
            players: String,
        } => "members-seated",
            "{ $several ->
                [yes] rounds
               *[no] round
            } { $rounds }, { $id } { $name }: { $players }";
        StillLined {
            id: PlayerId,
            team: PlayerId,
            rounds: Vec<Round>,
            several: bool,
        } => "still-lined",
            "the line-up of { $team } for round { $rounds } names { $id }, who does not play for \
             it then: hand in another";
        InNoGroup { ids: Vec<PlayerId>, several: bool } => "added-in-no-group",
            "{ $ids } { $several ->
                [yes] are
               *[no] is
            } in no group, and so not paired";
        GroupOfOne { group: String, name: String, near: Option<String> } => "group-of-one",
            "group { $group } has { $name } alone{ $near ->
                [none] , who has nobody to play
               *[other] : is { $near } meant?
            }";
        GoesOn { round: Round, number: u16, id: PlayerId } => "team-goes-on",
            "round { $round }, match { $number }: { $id } advances";
        ResultGone { round: Round, board: u16 } => "lineup-result-gone",
            "round { $round }, board { $board }: other players, so its result is gone";
        OpenAgain {
            round: Round,
            seats: Vec<u16>,
            several: bool,
            home: String,
            away: String,
            stands: String,
        } => "lineup-open-again",
            "round { $round }: { $several ->
                [yes] boards { $seats } were
               *[no] board { $seats } was
            } lost by forfeit, and { $several ->
                [yes] are
               *[no] is
            } to be played now; { $home } - { $away } stands { $stands }";
        NoLineup { round: Round, teams: Option<Vec<PlayerId>> } => "no-lineup",
            "no line-up for round { $round }{ $teams ->
                [none] ; of each team the first members play
               *[other] {\" \"}from { $teams }; their first members play
            }";
        /// The result of a board in a team match, with the player and the points of the team named
        /// first in front, and the score of the match.
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
        } => "scored-in-match",
            "round { $round }, match { $number }, board { $seat } (board { $board }): { $first } \
             - { $second } { $results }; { $home } - { $away } stands { $stands }";
        InMatch {
            number: u16,
            seat: u16,
            what: Box<crate::event::acts::Echo>,
            home: String,
            away: String,
            stands: String,
        } => "in-match",
            "{ $what } (match { $number }, board { $seat }; { $home } - { $away } stands \
             { $stands })";
        LostMatch {
            round: Round,
            number: u16,
            teams: Vec<PlayerId>,
            dropped: usize,
        } => "lost-match",
            "round { $round }, match { $number }: lost by { $teams }{ $dropped ->
                [0] ; what was played stays rated
                [one] ; its board is not played
               *[other] ; its { $dropped } boards are not played
            }";
        /// The boards of a match that teams have lost because they had no result, by their places
        /// in the match, and the score of the match.
        RestLost {
            round: Round,
            number: u16,
            teams: Vec<PlayerId>,
            seats: Vec<u16>,
            several: bool,
            home: String,
            away: String,
            stands: String,
        } => "rest-lost",
            "round { $round }, match { $number }: { $several ->
                [yes] boards { $seats } are
               *[no] board { $seats } is
            } lost by { $teams } without a game, what was played counts; { $home } - { $away } \
             stands { $stands }";
        MatchWasPostponed { round: Round, until: Day } => "match-was-postponed",
            "note: the match of round { $round } had been postponed until { $until }; that day is \
             not kept";
        ScoreOnly {
            round: Round,
            number: u16,
            home: String,
            away: String,
            score: Score,
            was: Option<Score>,
        } => "match-score-only",
            "round { $round }, match { $number }: { $home } - { $away } { $score }{ $was ->
                [none] { \"\" }
               *[other] { \" \" }(was { $was })
            }; nothing is known of its boards: no ratings, no standings of players";
        ScoreShort { points: Points, most: Points, boards: u16 } => "match-score-short",
            "{ $points } of the { $most } points of { $boards } boards";
        EmptyGone { seats: Vec<u16>, several: bool } => "match-empty-gone",
            "{ $several ->
                [yes] the empty boards { $seats } are
               *[no] the empty board { $seats } is
            } not kept apart: what was lost without a game is part of the score";
        HalfPlayed {
            round: Round,
            number: u16,
            home: String,
            away: String,
            open: usize,
        } => "half-played",
            "round { $round }, match { $number } ({ $home } - { $away }) is half played: { $open ->
                [one] 1 board has
               *[other] { $open } boards have
            } no result. The arbiter decides whether what was played counts, and the rest is \
             lost, or the whole match is lost";
        StillOpen {
            round: Round,
            number: u16,
            home: String,
            away: String,
            open: usize,
        } => "match-still-open",
            "round { $round }, match { $number } ({ $home } - { $away }) was to be played before \
             that: { $open ->
                [one] 1 board has
               *[other] { $open } boards have
            } no result. The arbiter decides whether it is played or lost";
        LostLater { id: PlayerId, rounds: Vec<Round> } => "lost-later",
            "{ $id } loses the matches of rounds { $rounds }; their boards are not played";
        PlayedLater { id: PlayerId, rounds: Vec<Round> } => "played-later",
            "the matches of { $id } in rounds { $rounds } are to be played";
        AsBoardsSay { round: Round, number: u16 } => "match-as-boards-say",
            "round { $round }, match { $number } counts as its boards say";
        Moved {
            round: Round,
            number: u16,
            date: Option<Day>,
            time: Option<String>,
            venue: Option<String>,
        } => "match-moved",
            "round { $round }, match { $number }{ when-word }{ $venue ->
                [none] {\"\"}
               *[other] , { $venue }
            }";
        PutOff {
            round: Round,
            number: u16,
            home: PlayerId,
            away: PlayerId,
            until: Day,
            boards: usize,
        } => "match-put-off",
            "round { $round }, match { $number }: { $home } - { $away } postponed until { $until \
             }, { boards-word }";
        MatchLine {
            number: u16,
            home: PlayerId,
            home_name: String,
            away: PlayerId,
            away_name: String,
            lost: Option<Vec<PlayerId>>,
        } => "match-line",
            "match { $number }: { $home } { $home_name } - { $away } { $away_name }{ $lost ->
                [none] {\"\"}
               *[other] , lost by { $lost }
            }";
        Awarded {
            id: Fact,
            round: Round,
            points: Option<Points>,
            match_points: Option<Points>,
            board_points: Option<Points>,
        } => "awarded",
            "{ $id }, { $round ->
                [0] before round 1
               *[other] round { $round }
            }:{ $points ->
                [none] {\"\"}
                [1] {\" \"}1 point
                [-1] {\" \"}-1 point
               *[other] {\" \"}{ $points } points
            }{ $match_points ->
                [none] {\"\"}
                [1] {\" \"}1 match point
                [-1] {\" \"}-1 match point
               *[other] {\" \"}{ $match_points } match points
            }{ $board_points ->
                [none] {\"\"}
               *[other] { $match_points ->
                    [none] {\" \"}{ $board_points ->
                        [1] 1 board point
                        [-1] -1 board point
                       *[other] { $board_points } board points
                    }
                   *[other] {\" \"}and { $board_points ->
                        [1] 1 board point
                        [-1] -1 board point
                       *[other] { $board_points } board points
                    }
                }
            }";
        AlsoAwarded { given: Sentences } => "also-awarded",
            "given before in this round, and it stands: { $given }";
        Given { what: Box<crate::event::acts::Echo>, reason: Option<String> } => "award-given",
            "{ $what }{ $reason ->
                [none] {\"\"}
               *[other] {\" \"}({ $reason })
            }";
        AwardGone { id: PlayerId, round: Round, left: Option<Sentences> } => "award-gone",
            "{ $id }, round { $round }: { $left ->
                [none] nothing is given or taken
               *[other] taken back; what is left: { $left }
            }";
        Group { group: String, field: Vec<PlayerId> } => "group-of", "{ $group }: { $field }";
        StageAdded { stage: String, system: SystemKind, carry: Carry } => "stage-added",
            "{ $stage }: { $system }{ $carry ->
                [points] , with the points of the stage before
                [mutual-games] , with the games against others who advance
               *[nothing] {\"\"}
            }";
        Qualify { stage: String, from: u16, to: u16 } => "stage-qualify",
            "{ $stage }: { $to ->
                [1] place 1 advances
               *[other] places { $from } to { $to } advance
            }";
        QualifyGroup { group: String, from: u16, to: u16 } => "stage-qualify-group",
            "{ $group }: { $to ->
                [1] place 1 of the stage before
               *[other] places { $from } to { $to } of the stage before
            }";
        Between { group: Option<String>, above: String, below: String } => "stage-between",
            "{ $group ->
                [none] {\"\"}
               *[other] { $group }:{\" \"}
            }promotion matches between { $above } and { $below }, by their places";
        Division {
            group: Option<String>,
            promoted: u16,
            promotion_matches: u16,
            relegation_matches: u16,
            relegated: u16,
            above: Option<String>,
            below: Option<String>,
        } => "division",
            "{ $group ->
                [none] {\"\"}
               *[other] { $group }:{\" \"}
            }{ $promoted } promoted{ $above ->
                [none] {\"\"}
               *[other] {\" \"}to { $above }
            }, { $promotion_matches } in promotion matches, { $relegation_matches } in \
             relegation matches, { $relegated } relegated{ $below ->
                [none] {\"\"}
               *[other] {\" \"}to { $below }
            }";
        DivisionGone { group: Option<String> } => "division-gone",
            "{ $group ->
                [none] no promotion and relegation any longer
               *[other] { $group }: no promotion and relegation any longer
            }";
        StageGone { stage: String } => "stage-gone", "{ $stage } is no longer a stage";
        StageBegins { stage: String, field: Vec<PlayerId> } => "stage-begins",
            "{ $stage } begins: { $field }";
        PassedOver { stage: String, id: PlayerId, instead: Option<PlayerId> } => "passed-over",
            "{ $id } has withdrawn and does not advance to { $stage }: { $instead ->
                [none] nobody is left to take the place
               *[other] { $instead } takes the place
            }";
        SchemaTwo => "schema-two", "the file has the form arbiter.event/2 now: you need do nothing, but versions of this program \
             that know only arbiter.event/1 cannot read it";
    }
}

draughts_ground::fact_words! {
    Carry {
        Nothing "nothing",
        MutualGames "mutual-games",
        Points "points",
    }
}

impl TeamEcho {
    /// Describes the points that the arbiters awarded or deducted.
    pub fn awarded(award: &Award) -> Self {
        Self::of_award(award, award.to.clone().into())
    }

    /// As [`TeamEcho::awarded`], with a name instead of the ID.
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

    /// As [`TeamEcho::awarded`], with the reason.
    pub fn given(award: &Award) -> Self {
        let what = crate::event::acts::Echo::OfTeams { what: Self::awarded(award) };
        Self::Given { what: Box::new(what), reason: award.reason.clone() }
    }
}

told! {
    /// A player at a board.
    pub enum AtBoard {
        Has { name: String, color: Color } => "player-with-color",
            "{ $name } ({ $color ->
                [white] White
               *[black] Black
            })";
    }
}

impl ActLine for TeamEcho {
    fn part(&self) -> LineRole {
        match self {
            Self::AlsoOf { .. }
            | Self::InNoGroup { .. }
            | Self::AlsoAwarded { .. }
            | Self::NoLineup { .. }
            | Self::HalfPlayed { .. }
            | Self::StillOpen { .. }
            | Self::MatchWasPostponed { .. }
            | Self::ScoreShort { .. }
            | Self::EmptyGone { .. }
            | Self::SchemaTwo => LineRole::Aside,
            Self::InMatch { what, .. } => what.part(),
            _ => LineRole::Done,
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
