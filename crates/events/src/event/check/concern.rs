//! Concerns about an event, as values.

use crate::diag::found;
use crate::event::acts::Candidate;
use crate::event::codes::*;
use crate::event::{Apart, Color, PlayerId, Round, SystemKind, TieBreak};
use draughts_ground::said::{Day, Said, Sentences};

found! {
    /// A concern for the arbiter to look at.
    pub enum Concern {
        Buchholz {
            tie_break: TieBreak,
            system: SystemKind,
        } => "buchholz-of-schedule", TIEBREAK_BUCHHOLZ,
            "{ $tie_break } is not for a { $system }: everybody has the same opponents";
        OfTeams { tie_break: TieBreak } => "tie-break-of-teams", TIEBREAK_TEAMS,
            "{ $tie_break } counts points that only teams have, and players meet here: it decides \
             nothing";
        FirstColor { system: SystemKind } => "first-color-idle", FIRST_COLOR_IDLE,
            "`first_color` decides nothing in a { $system }";
        Unrated {
            tie_breaks: Vec<String>,
            first: PlayerId,
            more: usize,
        } => "tie-breaks-unrated", TIEBREAK_UNRATED,
            "{ $tie_breaks } not used: { $first }{ $more ->
                [0] {\" \"}has
               *[other] {\" \"}and { $more } more have
            } no rating, and the event does not say what an unrated player counts";
        /// A number of a printed table has one colour (in team events: home or away) much more
        /// often than the other.
        TableColors {
            number: u16,
            first: u16,
            second: u16,
            teams: bool,
        } => "table-colors", SCHEDULE_COLORS,
            "in the table, number { $number } { $teams ->
                [yes] plays { $first } at home and { $second } away
               *[no] has White { $first } times and Black { $second } times
            }",
            help "look whether each pair of the table stands the right way round";
        /// A Swiss began with a system for players although teams meet, or the reverse; it
        /// continues with the system `by`.
        PairingUnfit {
            said: &'static str,
            by: &'static str,
            teams: bool,
        } => "pairing-unfit-begun", PAIRING_UNFIT,
            "{ $teams ->
                [yes] `pairing: { $said }` pairs players, and teams meet here: they are paired \
             by `{ $by }`
               *[no] `pairing: { $said }` pairs teams, and players meet here: they are paired as \
             teams would be
            }",
            help "{ $teams ->
                [yes] write `pairing: { $by }`
               *[no] finish the event as it was begun, and say so in the report; the system for \
             players is `pairing: dutch`
            }";
        Rematch {
            white: PlayerId,
            black: PlayerId,
            round: Round,
            before: Vec<Round>,
        } => "rematch", PAIRING_REMATCH,
            "{ $white } and { $black } meet in round { $before } and again in round { $round }";
        KeptApart {
            one: PlayerId,
            other: PlayerId,
            round: Round,
            why: Apart,
        } => "meet-although-apart", PAIRING_FORBIDDEN,
            "{ $one } and { $other } must not meet in round { $round }: { $why }";
        ColorRun {
            id: PlayerId,
            color: Color,
            times: u16,
            round: Round,
        } => "color-running", COLOR_RUN,
            "{ $id } has { color-word } for the { NUMBER($times, type: \"ordinal\") ->
                [one] { $times }st
                [two] { $times }nd
                [few] { $times }rd
               *[other] { $times }th
            } time running in round { $round }";
        ColorDifference {
            id: PlayerId,
            color: Color,
            more: u32,
            round: Round,
        } => "color-too-often", COLOR_DIFFERENCE,
            "{ $id } has had { color-word } { $more ->
                [one] { $more } time
               *[other] { $more } times
            } more than the other colour in round { $round }";
        Amended {
            board: u16,
            round: Round,
            players: Option<String>,
            was: Option<String>,
            paired: Round,
            reason: String,
        } => "amended-later", RESULT_AMENDED,
            "board { $board } of round { $round } was { $players ->
                [none] {\"\"}
               *[other] { $players }{\" \"}
            }{ $was ->
                [none] without a result
               *[other] { $was }
            } when round { $paired } was paired ({ $reason }): the pairings stand";
        Forgotten { id: PlayerId, round: Round } => "forgotten", PLAYER_FORGOTTEN,
            "{ $id } is neither paired nor listed as absent in round { $round }";
        NotThere { id: PlayerId, round: Round } => "plays-not-there", PLAYER_NOT_THERE,
            "{ $id } plays in round { $round }, but is not in the event then";
        ByeAgain { id: PlayerId, times: usize } => "bye-again", BYE_REPEATED,
            "{ $id } has been without an opponent { $times } times";
        HalfByes { id: PlayerId, byes: u16 } => "half-byes", BYE_HALF_LIMIT,
            "{ $id } has had { $byes ->
                [one] { $byes } half-point bye
               *[other] { $byes } half-point byes
            }";
        NotMember {
            id: PlayerId,
            team: PlayerId,
            round: Round,
            board: u16,
        } => "sits-for-other", PLAYER_NOT_MEMBER,
            "{ $id } sits for { $team } at board { $board } of round { $round } and is no member \
             of it";
        LineUp {
            team: PlayerId,
            round: Round,
            broken: Sentences,
        } => "lineup-against", LINEUP_RULES,
            "{ $team } sits down in round { $round } against the rules of the event: { $broken }";
        AwardIdle {
            id: PlayerId,
            round: Round,
            teams: bool,
            to_player: bool,
        } => "award-idle", AWARD_IDLE,
            "what { $id } was given in round { $round } does not count as it is written: \
             { $to_player ->
                [yes] teams have the points here, and no player
               *[no] { $teams ->
                    [yes] teams have match points and board points
                   *[no] players have points, and no match points or board points
                }
            }";
        MayBeOne {
            one: Candidate,
            other: Candidate,
            first: PlayerId,
            second: PlayerId,
            same: bool,
        } => "may-be-one", PLAYER_TWICE,
            "{ $one } and { $other } { $same ->
                [yes] have the same name
               *[no] have names that are alike
            }: one person?";
        ClubsAlike { one: String, other: String } => "clubs-alike", CLUBS_ALIKE,
            "the clubs { $one } and { $other } are two: one club in two spellings?";
        /// A category requires a club or a federation that no player has, or data that no player
        /// has.
        CategoryOfNobody {
            category: String,
            field: &'static str,
            value: Option<String>,
            near: Option<String>,
        } => "category-of-nobody", CATEGORY_EMPTY,
            "category { $category } has nobody: { $field ->
                [club] no player is of the club { $value }
                [federation] no player is of the federation { $value }
                [sex] the sex of no player is known
               *[birth] no player has a year or a day of birth
            }{ $near ->
                [none] {\"\"}
               *[other] ; there is { $near }
            }";
        CategoriesAlike { one: String, other: String } => "categories-alike", CATEGORIES_ALIKE,
            "the categories { $one } and { $other } are two: one category in two spellings?";
        /// Pairing numbers should follow the ratings but do not: a player with a lower rating has a
        /// number before one with a higher.
        NumbersOtherwise {
            first: PlayerId,
            first_number: u16,
            first_rating: u16,
            second: PlayerId,
            second_number: u16,
            second_rating: u16,
        } => "numbers-otherwise", NUMBERS_OTHERWISE,
            "the numbers should follow the ratings, but { $first } ({ $first_rating }) has number \
             { $first_number } before { $second } ({ $second_rating }), number { $second_number \
             }: round 1 would be paired by these numbers";
        GroupOfOther {
            id: PlayerId,
            group: String,
            category: String,
        } => "group-of-other", GROUP_OF_OTHER,
            "{ $id } is in the group { $group }, and of the category { $category }";
        InNoGroup { ids: Vec<PlayerId>, several: bool } => "in-none-of-groups", PLAYER_FORGOTTEN,
            "{ $ids } { $several ->
                [yes] are
               *[no] is
            } in no group, and so not paired";
        Excluded {
            id: PlayerId,
            played: usize,
            scheduled: usize,
            teams: bool,
        } => "excluded", PLAYER_EXCLUDED,
            "{ $id } withdrew after { $played } of { $scheduled } { $teams ->
                [yes] matches
               *[no] games
            }: the results count for nobody";
        Open { board: u16, round: Round, adjourned: bool } => "open-board", BOARD_OPEN,
            "board { $board } of round { $round } { $adjourned ->
                [yes] is adjourned
               *[no] has no result
            }";
        Postponed { board: u16, round: Round, until: Option<Day> } => "postponed-board", BOARD_OPEN,
            "board { $board } of round { $round } is postponed{ $until ->
                [none] {\"\"}
               *[other] {\" \"}until { $until }
            }";
        OpenMatch {
            number: u16,
            round: Round,
            home: PlayerId,
            away: PlayerId,
            postponed: bool,
            until: Option<Day>,
        } => "open-match", BOARD_OPEN,
            "match { $number } of round { $round } ({ $home } - { $away }) { $postponed ->
                [yes] is postponed{ $until ->
                    [none] {\"\"}
                   *[other] {\" \"}until { $until }
                }
               *[no] has no result
            }";
        NotPlayed { round: Round, later: Round } => "round-not-played", BOARD_OPEN,
            "round { $round } has no results, and round { $later } has";
        NoBoards { round: Round } => "round-without-boards", BOARD_OPEN,
            "round { $round } has no boards";
        RoundDay { round: Round, day: Day, before: bool } => "round-day", EVENT_DAYS,
            "round { $round } is on { $day }, { $before ->
                [yes] before the event begins
               *[no] after the event has ended
            }";
        RoundsOutOfOrder {
            round: Round,
            day: Day,
            earlier: Round,
            other: Day,
        } => "rounds-out-of-order", EVENT_DAYS,
            "round { $round } is on { $day }, before round { $earlier }, which is on { $other }";
        TooManyPaired { rounds: u16, paired: usize } => "too-many-paired", EVENT_ROUNDS,
            "{ $paired } rounds are paired, and the event has { $rounds }";
        MatchDay { round: Round, number: u16, day: Day } => "match-day", MATCH_DAY,
            "match { $number } of round { $round } is on { $day }, outside the days of the event \
             or a season away from its round";
        WasOut { id: PlayerId, round: Round, lost: Round } => "was-out", PLAYER_WAS_OUT,
            "{ $id } is paired in round { $round }, and has lost in round { $lost }";
        RatingOdd { id: PlayerId, rating: u16 } => "rating-odd", DATA_ODD,
            "{ $id } has the rating { $rating }: is a digit missing, or one too many?";
        BirthOdd { id: PlayerId, birth: String } => "birth-odd", DATA_ODD,
            "{ $id } is born in { $birth }, by what is entered";
        FederationLong { federation: String } => "federation-long", DATA_ODD,
            "the federation `{ $federation }` is longer than the three letters of its code, and a \
             tournament report has no room for more";
        TeamsOfOneName { one: PlayerId, other: PlayerId, name: String } => "teams-of-one-name",
            TEAM_TWICE,
            "{ $one } and { $other } have one name: nobody can tell them apart in a list";
        /// A stage has begun, and by the results as they are now others would play in it.
        OtherQualifies {
            stage: String,
            round: Round,
            qualified: Option<Vec<PlayerId>>,
            playing: Option<Vec<PlayerId>>,
        } => "other-qualifies", STAGE_FIELD_CHANGED,
            "{ $stage } stays as it began in round { $round }; by what is recorded now: { $qualified ->
                [none] {\"\"}
               *[other] { $qualified } would play in it{ $playing ->
                    [none] {\"\"}
                   *[other] ,{\" \"}
                }
            }{ $playing ->
                [none] {\"\"}
               *[other] not { $playing }
            }";
        PrizeRises { list: String, place: usize } => "prize-rises", PRIZES_ODD,
            "{ $list }: prize { $place } is higher than the one before it";
        PrizeBesideUnit { list: String, place: usize } => "prize-beside-unit", PRIZES_ODD,
            "{ $list }: prize { $place } is no multiple of the unit to which shares are rounded";
        PrizeMinimum { list: String } => "prize-minimum-above", PRIZES_ODD,
            "{ $list }: the minimum is above every prize of the list, so the tied give way until \
             one is left or no more can";
        PrizeCategory { list: String, category: String } => "prize-category", PRIZES_ODD,
            "{ $list } is for category { $category }, which nobody can have";
        /// A prize list uses the standings of a group that the last stage does not have, or of no
        /// group although it has groups.
        PrizeGroup { list: String, group: Option<String> } => "prize-group", PRIZES_ODD,
            "{ $list } is decided by { $group ->
                [none] no group, and the last stage has groups
               *[other] group { $group }, which the last stage does not have
            }: nobody wins it";
        PlayoffIdle { place: u16, players: Vec<PlayerId> } => "playoff-idle", PLAYOFF_ODD,
            "the play-off for place { $place } separates nobody: { $players } are not level, or \
             others are level with them";
        PlayoffElsewhere {
            of: Said,
            first: usize,
            last: usize,
        } => "playoff-elsewhere", PLAYOFF_ODD,
            "the play-off is for { $of }, and its players share places { $first } to { $last }",
            help "correct `place` and `to`";
        PlayoffOrder {
            number: String,
            players: Vec<PlayerId>,
        } => "playoff-order-otherwise", PLAYOFF_ODD,
            "from the number { $number } of the play-off follows the order { $players }";
        PlayoffOpen { of: Said } => "playoff-open", PLAYOFF_ODD,
            "the play-off, { $of }, is not over";
        PlayoffPassedOver {
            of: Said,
            id: PlayerId,
            next: Round,
        } => "playoff-passed-over", PLAYOFF_ODD,
            "{ $id } has won the play-off, { $of }, and does not play in round { $next }",
            help "take round { $next } back and pair it again, or correct the play-off";
        PlayoffColors { game: usize, id: PlayerId, color: Color } => "playoff-colors", PLAYOFF_ODD,
            "{ $id } has { $color ->
                [white] White
               *[black] Black
            } again in game { $game } of the play-off";
        PlayoffTime { game: usize, id: PlayerId, over: String } => "playoff-time", PLAYOFF_ODD,
            "{ $id } used { $over } more in game { $game } of the play-off than there was";
        Undecided { board: u16, round: Round } => "undecided", BOARD_UNDECIDED,
            "board { $board } of round { $round } does not say who advances";
    }
}
