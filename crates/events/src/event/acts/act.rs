//! What is done to an event, as a value: it can be kept, sent, and done again.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    BookAct, DrawAct, Entry, GamesAct, NewPlayer, PlayoffAct, PrizeAct, PublicAct, RulingAct, Seat,
    Span, TeamAct, Update,
};
use crate::event::{ByeKind, GivenUp, GroupBy, Round, TimeOfDay};

/// One thing done to an event, with what was said of it.
///
/// A round that is not named is the one that the act would take by itself; players and boards
/// are named as a person names them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Players are added.
    Add {
        /// The players; an id that is not asked for is the next free one.
        players: Vec<NewPlayer>,
    },
    /// A player who has not been paired is taken out.
    Remove {
        /// The player.
        player: String,
    },
    /// Fields of the event, or of a player, are set.
    Set {
        /// The player; the event where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
        /// Fields and their values as the file would have them; an empty one takes it away.
        fields: Vec<(String, String)>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Fields of each player are set, or of each of a category.
    SetEach {
        /// The category; everybody where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        category: Option<String>,
        /// Fields and their values, as for one player.
        fields: Vec<(String, String)>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Players are brought up to date with a newer list.
    Update {
        /// What is new.
        updates: Vec<Update>,
    },
    /// Names in records and lists become a player's, or are no longer.
    Alias {
        /// The player.
        player: String,
        /// The names.
        aliases: Vec<String>,
        /// They are taken away.
        #[serde(default, skip_serializing_if = "is_no")]
        remove: bool,
    },
    /// A player plays from a later round on.
    Late {
        /// The player.
        player: String,
        /// The first round; by default the next to be paired.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Round>,
    },
    /// A player who comes late meets the player who has the bye of the round that is paired
    /// last.
    MeetBye {
        /// The player who comes late.
        player: String,
        /// Why, such as who agreed to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Players must not meet, or may after all.
    Forbid {
        /// The players, no two of whom may meet.
        players: Vec<String>,
        /// The rounds; by default those that are not paired yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<Span>,
        /// They may meet.
        #[serde(default, skip_serializing_if = "is_no")]
        remove: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Players of one group must not meet, or may after all.
    Separate {
        /// What makes the groups.
        by: Vec<GroupBy>,
        /// The rounds; by default those that are not paired yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<Span>,
        /// They may meet.
        #[serde(default, skip_serializing_if = "is_no")]
        remove: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A round has another day or time.
    Round {
        /// The round, paired or not.
        round: Round,
        /// The day; as it was if it is missing.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        date: Option<NaiveDate>,
        /// The time; as it was if it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<TimeOfDay>,
        /// Day and time are taken away.
        #[serde(default, skip_serializing_if = "is_no")]
        remove: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The next round is paired.
    Pair {
        /// The day of the round.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        date: Option<NaiveDate>,
        /// The time at which it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<TimeOfDay>,
        /// Boards without a result become adjourned games.
        #[serde(default, skip_serializing_if = "is_no")]
        adjourn_missing: bool,
        /// It is not published.
        #[serde(default, skip_serializing_if = "is_no")]
        draft: bool,
        /// Openings that are drawn for it at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<DrawAct>,
    },
    /// Every round of a schedule that is not paired yet is paired.
    PairAll {
        /// The day of the first.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        date: Option<NaiveDate>,
        /// The time at which each begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<TimeOfDay>,
        /// Days from one round to the next.
        every: u16,
        /// They are not published.
        #[serde(default, skip_serializing_if = "is_no")]
        draft: bool,
    },
    /// The pairing of the last round is taken back.
    Unpair {
        /// Also where results have been entered.
        #[serde(default, skip_serializing_if = "is_no")]
        force: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Two players are exchanged, or the colours of a board.
    Swap {
        /// A player, or a board.
        one: String,
        /// The other player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<String>,
        /// The round; by default the last one paired.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        reason: String,
        /// Also against the checks.
        #[serde(default, skip_serializing_if = "is_no")]
        force: bool,
    },
    /// A round, or some boards of it, are paired by hand.
    Edit {
        /// The players and their boards.
        seats: Vec<Seat>,
        /// The round; by default the last that is open, or the next if none is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        reason: String,
        /// Also against the checks.
        #[serde(default, skip_serializing_if = "is_no")]
        force: bool,
    },
    /// Records who advances in a knockout.
    Advance {
        /// The board.
        board: u16,
        /// The player who goes on.
        player: String,
        /// The round; by default the last one paired.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// How it was decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Results are entered.
    Result {
        /// The results.
        entries: Vec<Entry>,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Recorded results are changed.
        #[serde(default, skip_serializing_if = "is_no")]
        amend: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Results are entered on the open boards of a round, in their order.
    InOrder {
        /// The results, as they were typed.
        results: Vec<String>,
        /// The last board; by default the last that is open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u16>,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Results of one round or several are entered from a list.
    Results {
        /// The results, each with its round.
        results: Vec<(Round, Entry)>,
        /// The round of those that name none.
        round: Round,
        /// Recorded results are changed.
        #[serde(default, skip_serializing_if = "is_no")]
        amend: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The results of game records are entered, and the records noted with their boards.
    Games(GamesAct),
    /// It is recorded how a player gave a game up.
    Ended {
        /// The player.
        player: String,
        /// How.
        how: GivenUp,
        /// The game of a micro-match, from 1.
        game: u16,
        /// Moves that had been made, of both players together.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
        /// The points that leaving can cost are taken.
        #[serde(default, skip_serializing_if = "is_no")]
        penalised: bool,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Marks games as rated or unrated.
    Rated {
        /// Boards or players, with yes or no.
        boards: Vec<Entry>,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A ruling is recorded, perhaps with its result.
    Ruling(RulingAct),
    /// Players ask for a bye, or to play after all.
    Bye {
        /// The players.
        #[serde(rename = "player", with = "crate::event::one_or_many")]
        players: Vec<String>,
        /// What is asked for.
        kind: ByeKind,
        /// The rounds; the next to be paired where there is none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rounds: Vec<Round>,
        /// It is taken back.
        #[serde(default, skip_serializing_if = "is_no")]
        cancel: bool,
    },
    /// Players will be absent, or will be there after all.
    Absent {
        /// The players.
        #[serde(rename = "player", with = "crate::event::one_or_many")]
        players: Vec<String>,
        /// The rounds; the next to be paired where there is none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rounds: Vec<Round>,
        /// It is taken back.
        #[serde(default, skip_serializing_if = "is_no")]
        cancel: bool,
    },
    /// Players leave the event.
    Withdraw {
        /// The players.
        #[serde(rename = "player", with = "crate::event::one_or_many")]
        players: Vec<String>,
        /// The last round that counts; by default the last with a result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Round>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Players who had left play again.
    Return {
        /// The players.
        #[serde(rename = "player", with = "crate::event::one_or_many")]
        players: Vec<String>,
    },
    /// Games are put off to another day.
    Postpone {
        /// The boards.
        boards: Vec<String>,
        /// The last day on which they may be played.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        until: Option<NaiveDate>,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Games are broken off, to be played on later.
    Adjourn {
        /// The boards.
        boards: Vec<String>,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
    },
    /// Something is done to teams, matches, groups or stages.
    #[serde(untagged)]
    OfTeams(TeamAct),
    /// Something is done to prizes.
    #[serde(untagged)]
    OfPrizes(PrizeAct),
    /// Openings are drawn.
    #[serde(untagged)]
    OfDraw(DrawAct),
    /// Something is noted in the arbiter's book.
    #[serde(untagged)]
    OfBook(BookAct),
    /// Something is done to play-offs.
    #[serde(untagged)]
    OfPlayoff(PlayoffAct),
    /// Something is published.
    #[serde(untagged)]
    OfPublic(PublicAct),
}

const fn is_no(said: &bool) -> bool {
    !*said
}

#[cfg(test)]
mod tests;
