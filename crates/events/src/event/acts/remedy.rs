//! Advice on refusals, as values.
//!
//! This module has no commands: only the command line knows how to type a remedy.

use crate::document::DocumentAdvice;
use crate::event::{Carry, PlayerId, Round, Score, SystemKind};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// Advice on a refusal.
    pub enum Remedy {
        /// Advice from another module.
        Said { what: Said } => "remedy-said";
        /// Write the ID of the player; `several` if the player is one of several.
        WriteId { id: PlayerId, several: bool } => "write-id";
        /// Name the players of a line-up.
        NameLineup => "name-lineup";
        /// Hand in the line-up of a team.
        HandInLineup { team: PlayerId, round: Round } => "hand-in-lineup";
        /// Write the ID of the team, or view the page of the player.
        WriteTeam { team: Option<PlayerId>, id: PlayerId } => "write-team";
        /// Write the intended name.
        WriteAlias => "write-alias";
        /// Write the ID into the record.
        WriteIdInRecord => "write-id-in-record";
        /// A text similar to the one typed.
        DidYouMean { near: String } => "did-you-mean";
        /// A field or word similar to the unknown one.
        NearWord { near: String } => "near-word";
        /// The known fields or words.
        KnownWords { known: Vec<String> } => "known-words";
        /// See the schema for the allowed values.
        SeeSchema => "see-schema";
        /// View the list of players.
        ListPlayers => "list-players";
        ListPlayersAndTeams => "list-players-and-teams";
        /// Name the field of a stage.
        FieldOfStage => "field-of-stage";
        /// Decide who advances, and enter it.
        DecideField { stage: String, system: SystemKind, carry: Carry, teams: bool }
            => "decide-field";
        /// Decide the groups of a stage, and enter them.
        DecideGroups { stage: String, groups: Vec<String> } => "decide-groups";
        /// Remove a stage first.
        RemoveStage { stage: String } => "remove-stage";
        /// Start a team event.
        BeginWithTeams => "begin-with-teams";
        /// Add a team: with players if there are any, otherwise without members, and add the
        /// players later.
        AddTeam { players: bool } => "add-team";
        /// View the list of teams.
        ListTeams => "list-teams";
        /// Set the prizes.
        SetPrizes => "set-prizes";
        /// Remove the prize lists first.
        RemovePrizesFirst => "remove-prizes-first";
        /// Make groups.
        MakeGroups => "make-groups";
        /// Give players the category, or make a rule for it: `rules` are those of the event with an
        /// example for the name, if one fits it.
        SetPlayerCategory { category: Option<String>, rules: Option<String> } => "set-player-category";
        /// Put each player in one team, or in several of one club.
        OneTeamEach => "one-team-each";
        /// Name the reason for which it was given.
        NameAward => "name-award";
        /// Accept the line-up, with a reason.
        ForceLineup => "force-lineup";
        /// Declare the match lost, or take back the pairing.
        LoseOrUnpair => "lose-or-unpair";
        /// Declare the match lost by the team.
        LoseMatch { number: u16 } => "lose-match";
        /// Remove the opening of a round first.
        ClearOpening { round: Round, board: Option<u16> } => "clear-opening";
        /// Allow an opening to be used again.
        AllowUsedOpening => "allow-used-opening";
        /// Pair a round first.
        PairFirst => "pair-first";
        /// The last round that is paired.
        PairedSoFar { rounds: usize } => "paired-so-far";
        /// Enter a forfeit, or take back the pairing.
        ForfeitOrUnpair => "forfeit-or-unpair";
        /// Postpone, enter a forfeit, or withdraw the player.
        PostponeOrForfeit => "postpone-or-forfeit";
        /// Take back all pairings, or start a new event.
        UnpairOrNew => "unpair-or-new";
        /// The first round that can be entered.
        FirstToEnter { round: Round } => "first-to-enter";
        /// Wait until the previous round has been played.
        WithdrawLater => "withdraw-later";
        /// Withdraw after the round, or amend the result first.
        WithdrawAfter { round: Round } => "withdraw-after";
        /// Make the player absent in a round in which they have the bye.
        AbsentInstead { id: PlayerId, round: Round } => "absent-instead";
        /// Enter a forfeit of one side.
        EnterForfeit { board: u16, loser: &'static str } => "enter-forfeit";
        /// Set the field, or declare that it is another person.
        SetOrNamesake => "set-or-namesake";
        /// State whether a player of the list is one of the event; `id` is one of those who may be
        /// meant.
        SayWho { name: String, id: PlayerId } => "say-who";
        /// Give each an ID, a birth or a club.
        TellApart => "tell-apart";
        /// Write it on one line.
        OneLine => "one-line";
        /// Choose another ID, or none.
        OtherId => "other-id";
        /// Withdraw the player.
        Withdraw { id: PlayerId } => "withdraw";
        /// Remove the player from the forbidden pairs.
        TakeFromForbidden => "take-from-forbidden";
        /// Give both results, or name the game.
        GiveBothGames => "give-both-games";
        /// Use one of the result words.
        ResultWords => "result-words";
        /// Correct a score that a spreadsheet turned into a date.
        SpreadsheetDay { score: String } => "spreadsheet-day";
        /// State who has won.
        WhoWon => "say-who-won";
        /// Postpone the game of a board.
        PostponeBoard { board: u16 } => "postpone-board";
        /// Enter the score of a team match whose boards are not known; `number` is the match, if
        /// one was named.
        ScoreOfMatch { number: Option<u16>, score: Score } => "score-of-match";
        /// A board, which stood for a player: name the players on it.
        PlayersOfBoard { board: u16, white: PlayerId, black: PlayerId } => "players-of-board";
        /// A board is its number alone.
        BoardIsNumber { board: u16 } => "board-is-number";
        /// State who loses by forfeit.
        WhoseForfeit => "say-whose-forfeit";
        /// Enter the results, or name the round whose boards change.
        EnterOrNameRound => "enter-or-name-round";
        /// Name everybody.
        NameEverybody => "name-everybody";
        /// Keep a pairing that has been played.
        PlayedStands => "played-stands";
        /// Seat a player who had asked for a bye.
        SeatByHand { round: Round, seats: String } => "seat-by-hand";
        /// Give a bye in a paired round by hand, with a reason.
        ByeByHand { round: Round, seat: String } => "bye-by-hand";
        /// State what the player does in the round.
        SayWhatBecomes { id: PlayerId } => "say-what-becomes";
        /// Name two players, or a board.
        NameTwo => "name-two";
        /// Pair anyway.
        ForcePairing => "force-pairing";
        /// Write yes or no.
        WriteYesOrNo => "write-yes-or-no";
        /// Name one of these rounds.
        NameOneRound { first: Round, second: Round } => "name-one-round";
        /// Clear with a reason.
        ClearWithReason => "clear-with-reason";
        /// Give a reason.
        GiveReason => "give-reason";
        /// Change what is recorded, with a reason.
        ChangeWithReason => "change-with-reason";
        /// Remove what is recorded, with a reason.
        RemoveWithReason => "remove-with-reason";
        /// Let the player play again.
        Return { id: PlayerId } => "return-player";
        /// Announce the rounds that the player misses.
        AbsentInRounds { id: PlayerId } => "absent-in-rounds";
        /// Let the player play from a later round.
        ComeLater { round: Round } => "come-later";
        /// Name all players who are kept apart together.
        NameAllOfThem => "name-all-of-them";
        /// Amend with a reason.
        Amend => "amend";
        /// Amend with a reason, or name the later round meant.
        AmendOrRound { round: Round } => "amend-or-round";
        /// Give every result its board, or none of them.
        BoardOrNone => "board-or-none";
        /// Name the board to amend.
        AmendWithBoard => "amend-with-board";
        /// Name the last board of the results.
        NameLastBoard { board: u16 } => "name-last-board";
        /// The open boards.
        OpenBoards { boards: Vec<u16> } => "open-boards";
        /// There are no open boards.
        NoneOpen => "none-open";
        /// The range of boards of the round.
        BoardsTo { least: u16, most: u16 } => "boards-to";
        /// Use the commands that change an event.
        EventCommands => "event-commands";
        /// A setting with a similar name.
        Setting { field: String } => "setting-meant";
        /// Use the commands that change a player.
        PlayerCommands => "player-commands";
        /// Take back the pairings first.
        UnpairFirst => "unpair-first";
        /// Take back the round first.
        UnpairRoundFirst => "unpair-round-first";
        /// Take back the round with its results.
        ForceUnpair => "force-unpair";
        /// Decide the game first: nobody advances before.
        DecideFirst => "decide-first";
        /// Remove the play-off first.
        ClearPlayoff => "clear-playoff";
        /// Open a play-off for a shared place or a tied board.
        OpenPlayoff { round: Option<Round>, board: Option<u16> } => "open-playoff";
        /// Name the play-off.
        NamePlayoff => "name-playoff";
        /// Enter games again, from a given one.
        AgainPlayoff => "again-playoff";
        /// Enter only the games that are not entered, or all of them again.
        OnlyNewGames { game: usize } => "only-new-games";
        /// Enter the times and the moves of both players.
        GiveClocks => "give-clocks";
        /// Name the board.
        NameBoard { board: u16 } => "name-board";
        /// Continue the play-off, or remove it.
        PlayOrClear { board: u16 } => "play-or-clear";
        /// Name the places or the players.
        NamePlaces => "name-places";
        /// Name a play-off format; at this board, who won a game without one may be said instead.
        NameLadder { board: Option<u16> } => "name-ladder";
        /// Enter the results, or adjourn the boards.
        EnterOrAdjourn => "enter-or-adjourn";
        /// Add a player.
        AddPlayer => "add-player";
        /// Take back the change to a match.
        TakeMatchBack { round: Round, number: u16 } => "take-match-back";
        /// Clear the results of boards of a match, named as they are typed.
        ClearBoards { round: Round, boards: String } => "clear-boards-of-match";
        /// Clear the boards of a match that were lost by forfeit, named as they are typed.
        ClearForfeits { round: Round, boards: String } => "clear-forfeits-of-match";
        /// Add a team.
        AddFirstTeam => "add-first-team";
        /// Set the seed of the random draw.
        SetSeed => "set-seed";
        /// State how many of a division play promotion or relegation matches.
        SetDivision { group: String, is_lower: bool } => "set-division";
        /// Remove the printed schedule, or write one for the actual number of players.
        ChangeTable => "change-table";
        /// Choose a Swiss system.
        ChooseSwiss => "choose-swiss";
        /// Correct the highest pairing number.
        CorrectNumber => "correct-number";
        /// Draw without groups.
        DrawByLot => "draw-by-lot";
        /// Give a player a pairing number.
        SetNumber { id: PlayerId } => "set-number";
        /// Leave the numbers: they are assigned when a round is paired.
        NumberedWhenPaired => "numbered-when-paired";
        /// Number the players without gaps.
        NumberWithoutGaps => "number-without-gaps";
        /// Set the team of a player.
        SetTeam { id: PlayerId } => "set-team";
        /// Set the number of rounds.
        SetRounds { rounds: u16 } => "set-rounds";
        /// Play on with more rounds.
        PlayOn { rounds: Round } => "play-on";
        /// Cancel requests for byes.
        CancelByes => "cancel-byes";
        /// State who advances.
        SayWhoGoesOn { board: u16, id: PlayerId } => "say-who-goes-on";
        /// Both sides forfeited: withdraw them, and state whose place the next one takes, or let
        /// one advance.
        NobodyCame { number: u16, id: PlayerId, other: PlayerId } => "nobody-came";
        /// State which team advances from a match.
        SayWhichTeamGoesOn { number: u16, id: PlayerId } => "say-which-team-goes-on";
        /// The rules that could be relaxed.
        Relax { ways: Sentences } => "relax";
        /// Set the day.
        SetDay => "set-day";
        /// Enter the federation IDs of both.
        NumberBoth => "number-both";
        /// Two players share a federation ID: correct one, or remove a player.
        CorrectNumberOfOne => "correct-number-of-one";
        /// State whether players are those of the list; `id` and `listed` are an example.
        SayWhoInList { id: PlayerId, listed: String } => "say-who-in-list";
        /// An ID of an event means nobody in a rating list: write the name.
        IdOfEvent { id: String } => "id-of-event";
        /// Write the ID that the player has in the list.
        WriteListedId => "write-listed-id";
        /// Set the day, or enter the event under another key.
        DayOrKey => "day-or-key";
        /// Correct under this key, or enter under another.
        KeyOf { event: String } => "key-of";
    }
}

impl Remedy {
    /// Returns advice on an invalid value in an event file.
    pub(super) fn of(advice: DocumentAdvice) -> Self {
        match advice {
            DocumentAdvice::Near { near, .. } => Self::NearWord { near },
            DocumentAdvice::Known { known } => Self::KnownWords { known },
            _ => Self::SeeSchema,
        }
    }
}
