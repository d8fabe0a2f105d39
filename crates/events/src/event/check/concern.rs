//! What can be in an event, and should not, as values.

use crate::diag::found;
use crate::event::acts::{Candidate, PlayoffOf};
use crate::event::codes::*;
use crate::event::{Apart, Color, PlayerId, Round, SystemKind, TieBreak};
use draughts_ground::said::{Day, Sentences};

found! {
    /// What the arbiter should look at.
    pub enum Concern {
        /// A tie-break of the Buchholz family where everybody meets everybody.
        Buchholz { tie_break: TieBreak, system: SystemKind }
            => "buchholz-of-schedule", TIEBREAK_BUCHHOLZ;
        /// A tie-break counts points that only teams have, and players meet.
        OfTeams { tie_break: TieBreak } => "tie-break-of-teams", TIEBREAK_TEAMS;
        /// The colour of the first round is said where a table or the places give the colours.
        FirstColor { system: SystemKind } => "first-color-idle", FIRST_COLOR_IDLE;
        /// Tie-breaks rest on ratings, players have none, and nothing says what they count.
        Unrated { tie_breaks: Vec<String>, first: PlayerId, more: usize }
            => "tie-breaks-unrated", TIEBREAK_UNRATED;
        /// A printed table has a number play White, or at home, much oftener than Black, or away,
        /// or the other way round.
        TableColors { number: u16, first: u16, second: u16, teams: bool }
            => "table-colors", SCHEDULE_COLORS;
        /// A Swiss was begun that says a system for players where teams meet, or for teams where
        /// players meet; by which it is paired.
        PairingUnfit { said: &'static str, by: &'static str, teams: bool }
            => "pairing-unfit-begun", PAIRING_UNFIT;
        /// Two players meet again.
        Rematch { white: PlayerId, black: PlayerId, round: Round, before: Vec<Round> }
            => "rematch", PAIRING_REMATCH;
        /// Two players meet who are kept apart.
        KeptApart { one: PlayerId, other: PlayerId, round: Round, why: Apart }
            => "meet-although-apart", PAIRING_FORBIDDEN;
        /// A player has the same colour too many times in a row; the number.
        ColorRun { id: PlayerId, color: Color, times: u16, round: Round }
            => "color-running", COLOR_RUN;
        /// A player has had one colour too many times more than the other; the difference.
        ColorDifference { id: PlayerId, color: Color, more: u32, round: Round }
            => "color-too-often", COLOR_DIFFERENCE;
        /// A result was changed when a later round was paired.
        Amended {
            board: u16,
            round: Round,
            players: Option<String>,
            was: String,
            paired: Round,
            reason: String,
        } => "amended-later", RESULT_AMENDED;
        /// A player has no place in a round.
        Forgotten { id: PlayerId, round: Round } => "forgotten", PLAYER_FORGOTTEN;
        /// A player plays who is not in the event then.
        NotThere { id: PlayerId, round: Round } => "plays-not-there", PLAYER_NOT_THERE;
        /// A player has had the bye several times.
        ByeAgain { id: PlayerId, times: usize } => "bye-again", BYE_REPEATED;
        /// A player has had too many half-point byes.
        HalfByes { id: PlayerId, byes: u16 } => "half-byes", BYE_HALF_LIMIT;
        /// A player sits for a team without being a member of it, and no line-up says so.
        NotMember { id: PlayerId, team: PlayerId, round: Round, board: u16 }
            => "sits-for-other", PLAYER_NOT_MEMBER;
        /// A team sits down against the rules of the event.
        LineUp { team: PlayerId, round: Round, broken: Sentences } => "lineup-against", LINEUP_RULES;
        /// Points of the arbiters count for nothing: teams have others than players.
        AwardIdle { id: PlayerId, round: Round, teams: bool, to_player: bool }
            => "award-idle", AWARD_IDLE;
        /// Two players look like one person, by the same name or by one like it.
        MayBeOne {
            one: Candidate,
            other: Candidate,
            first: PlayerId,
            second: PlayerId,
            same: bool,
        } => "may-be-one", PLAYER_TWICE;
        /// Two clubs have nearly the same name.
        ClubsAlike { one: String, other: String } => "clubs-alike", CLUBS_ALIKE;
        /// A category asks for a club or a federation that no player has, or for what is known of
        /// nobody.
        CategoryOfNobody {
            category: String,
            field: &'static str,
            value: Option<String>,
            near: Option<String>,
        } => "category-of-nobody", CATEGORY_EMPTY;
        /// Two categories have nearly the same name.
        CategoriesAlike { one: String, other: String } => "categories-alike", CATEGORIES_ALIKE;
        /// Pairing numbers are to follow the ratings and do not: a player with a lower rating has
        /// a number before one with a higher.
        NumbersOtherwise {
            first: PlayerId,
            first_number: u16,
            first_rating: u16,
            second: PlayerId,
            second_number: u16,
            second_rating: u16,
        } => "numbers-otherwise", NUMBERS_OTHERWISE;
        /// A player is in the group of one category, and in another category that has a group.
        GroupOfOther { id: PlayerId, group: String, category: String }
            => "group-of-other", GROUP_OF_OTHER;
        /// Players or teams are in no group, and are not paired.
        InNoGroup { ids: Vec<PlayerId>, several: bool } => "in-none-of-groups", PLAYER_FORGOTTEN;
        /// The results of a player count for nobody.
        Excluded { id: PlayerId, played: usize, scheduled: usize, teams: bool }
            => "excluded", PLAYER_EXCLUDED;
        /// A board of an earlier round has no result.
        Open { board: u16, round: Round, adjourned: bool } => "open-board", BOARD_OPEN;
        /// A game of an earlier round is put off to another day.
        Postponed { board: u16, round: Round, until: Option<Day> }
            => "postponed-board", BOARD_OPEN;
        /// A match of an earlier round has no result yet, or is put off to another day.
        OpenMatch {
            number: u16,
            round: Round,
            home: PlayerId,
            away: PlayerId,
            postponed: bool,
            until: Option<Day>,
        } => "open-match", BOARD_OPEN;
        /// A round has no results, and a later one has.
        NotPlayed { round: Round, later: Round } => "round-not-played", BOARD_OPEN;
        /// A round has no boards.
        NoBoards { round: Round } => "round-without-boards", BOARD_OPEN;
        /// A round is played before the event or after it.
        RoundDay { round: Round, day: Day, before: bool } => "round-day", EVENT_DAYS;
        /// A round is played before the one it comes after.
        RoundsOutOfOrder { round: Round, day: Day, earlier: Round, other: Day }
            => "rounds-out-of-order", EVENT_DAYS;
        /// More rounds are paired than the event has.
        TooManyPaired { rounds: u16, paired: usize } => "too-many-paired", EVENT_ROUNDS;
        /// A match of teams is on a day that is hardly meant.
        MatchDay { round: Round, number: u16, day: Day } => "match-day", MATCH_DAY;
        /// A player of a knockout plays on after losing.
        WasOut { id: PlayerId, round: Round, lost: Round } => "was-out", PLAYER_WAS_OUT;
        /// A prize is higher than the one before it.
        PrizeRises { list: String, place: usize } => "prize-rises", PRIZES_ODD;
        /// A prize is no multiple of what shares are rounded to.
        PrizeBesideUnit { list: String, place: usize } => "prize-beside-unit", PRIZES_ODD;
        /// No prize of a list is as much as the least share that is paid.
        PrizeMinimum { list: String } => "prize-minimum-above", PRIZES_ODD;
        /// A list is for a category that nobody can have.
        PrizeCategory { list: String, category: String } => "prize-category", PRIZES_ODD;
        /// A list goes by the standings of a group that the last stage does not have, or by none
        /// where it has groups.
        PrizeGroup { list: String, group: Option<String> } => "prize-group", PRIZES_ODD;
        /// The players of a play-off share no place, so that it separates nobody.
        PlayoffIdle { place: u16, players: Vec<PlayerId> } => "playoff-idle", PLAYOFF_ODD;
        /// A play-off is for other places than those that its players share.
        PlayoffElsewhere { of: PlayoffOf, first: usize, last: usize }
            => "playoff-elsewhere", PLAYOFF_ODD;
        /// The order of the players does not follow from the number that was drawn.
        PlayoffOrder { number: String, players: Vec<PlayerId> } => "playoff-order-otherwise", PLAYOFF_ODD;
        /// Nothing says yet who has won a play-off.
        PlayoffOpen { of: PlayoffOf } => "playoff-open", PLAYOFF_ODD;
        /// Who has won a play-off of a knockout does not play in the next round.
        PlayoffPassedOver { of: PlayoffOf, id: PlayerId, next: Round }
            => "playoff-passed-over", PLAYOFF_ODD;
        /// A player had the same colour twice in a row.
        PlayoffColors { game: usize, id: PlayerId, color: Color } => "playoff-colors", PLAYOFF_ODD;
        /// A player used more time than there was.
        PlayoffTime { game: usize, id: PlayerId, over: String } => "playoff-time", PLAYOFF_ODD;
        /// Nobody has said who goes on.
        Undecided { board: u16, round: Round } => "undecided", BOARD_UNDECIDED;
    }
}

impl Concern {
    /// The same of a part, in the rounds of the whole event.
    pub(super) fn in_rounds(mut self, whole: impl Fn(Round) -> Round) -> Self {
        let later = |round: &mut Round| *round = whole(*round);
        match &mut self {
            Self::Rematch { round, before, .. } => {
                later(round);
                before.iter_mut().for_each(later);
            }
            Self::WasOut { round, lost, .. } => {
                later(round);
                later(lost);
            }
            Self::NotPlayed { round, later: other } => {
                later(round);
                later(other);
            }
            Self::KeptApart { round, .. }
            | Self::ColorRun { round, .. }
            | Self::ColorDifference { round, .. }
            | Self::Amended { round, .. }
            | Self::Forgotten { round, .. }
            | Self::NotThere { round, .. }
            | Self::NotMember { round, .. }
            | Self::Open { round, .. }
            | Self::Postponed { round, .. }
            | Self::NoBoards { round }
            | Self::MatchDay { round, .. }
            | Self::Undecided { round, .. } => later(round),
            Self::Buchholz { .. }
            | Self::FirstColor { .. }
            | Self::Unrated { .. }
            | Self::TableColors { .. }
            | Self::PairingUnfit { .. }
            | Self::LineUp { .. }
            | Self::AwardIdle { .. }
            | Self::GroupOfOther { .. }
            | Self::InNoGroup { .. }
            | Self::MayBeOne { .. }
            | Self::ClubsAlike { .. }
            | Self::CategoryOfNobody { .. }
            | Self::CategoriesAlike { .. }
            | Self::NumbersOtherwise { .. }
            | Self::OpenMatch { .. }
            | Self::RoundDay { .. }
            | Self::RoundsOutOfOrder { .. }
            | Self::TooManyPaired { .. }
            | Self::PrizeRises { .. }
            | Self::PrizeBesideUnit { .. }
            | Self::PrizeMinimum { .. }
            | Self::PrizeCategory { .. }
            | Self::PrizeGroup { .. }
            | Self::PlayoffIdle { .. }
            | Self::PlayoffElsewhere { .. }
            | Self::PlayoffOpen { .. }
            | Self::PlayoffPassedOver { .. }
            | Self::PlayoffOrder { .. }
            | Self::PlayoffColors { .. }
            | Self::PlayoffTime { .. }
            | Self::OfTeams { .. }
            | Self::ByeAgain { .. }
            | Self::HalfByes { .. }
            | Self::Excluded { .. } => {}
        }
        self
    }
}
