//! What can be done about a refusal, as values.
//!
//! No command stands here: only the command line knows how a remedy is typed.

use crate::document::DocumentAdvice;
use crate::event::{Carry, PlayerId, Round, SystemKind};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// What can be done about a refusal.
    pub enum Remedy {
        /// What another room advises.
        Said { what: Said } => "remedy-said";
        /// Write the id of the player; of one of several.
        WriteId { id: PlayerId, several: bool } => "write-id";
        /// Name the players of a line-up.
        NameLineup => "name-lineup";
        /// Hand a line-up of a team in.
        HandInLineup { team: PlayerId, round: Round } => "hand-in-lineup";
        /// Write the id of the team, or look at the page of the player.
        WriteTeam { team: Option<PlayerId>, id: PlayerId } => "write-team";
        /// Write the name that is meant.
        WriteAlias => "write-alias";
        /// Write the id into the record.
        WriteIdInRecord => "write-id-in-record";
        /// Something near to what was typed.
        DidYouMean { near: String } => "did-you-mean";
        /// A field or a word near to the one that is not known.
        NearWord { near: String } => "near-word";
        /// The fields or words that are known.
        KnownWords { known: Vec<String> } => "known-words";
        /// Look at what each field may hold.
        SeeSchema => "see-schema";
        /// Look at the list of players.
        ListPlayers => "list-players";
        ListPlayersAndTeams => "list-players-and-teams";
        /// Say who plays in a stage.
        FieldOfStage => "field-of-stage";
        /// Decide who goes on, and say so.
        DecideField { stage: String, system: SystemKind, carry: Carry, teams: bool }
            => "decide-field";
        /// Decide who plays in which group of a stage, and say so.
        DecideGroups { stage: String, groups: Vec<String> } => "decide-groups";
        /// Take a stage out first.
        RemoveStage { stage: String } => "remove-stage";
        /// Begin an event of teams.
        BeginWithTeams => "begin-with-teams";
        /// Add a team, of players if there are any; otherwise without members, and then the players.
        AddTeam { players: bool } => "add-team";
        /// Look at the list of teams.
        ListTeams => "list-teams";
        /// Say what the prizes are.
        SetPrizes => "set-prizes";
        /// Take the lists of prizes out first.
        RemovePrizesFirst => "remove-prizes-first";
        /// Make groups.
        MakeGroups => "make-groups";
        /// Give players the category.
        SetPlayerCategory => "set-player-category";
        /// A player is in one team, or in several of one club.
        OneTeamEach => "one-team-each";
        /// Say for which reason it was given.
        NameAward => "name-award";
        /// Let the line-up stand, with a reason.
        ForceLineup => "force-lineup";
        /// Have the match lost, or take the pairing back.
        LoseOrUnpair => "lose-or-unpair";
        /// Have the match lost by the team.
        LoseMatch { number: u16 } => "lose-match";
        /// Take the opening of a round away first.
        ClearOpening { round: Round, board: Option<u16> } => "clear-opening";
        /// Let a line be used again.
        AllowUsedOpening => "allow-used-opening";
        /// Pair a round first.
        PairFirst => "pair-first";
        /// The last round that is paired.
        PairedSoFar { rounds: usize } => "paired-so-far";
        /// Enter a forfeit, or take the pairing back.
        ForfeitOrUnpair => "forfeit-or-unpair";
        /// Postpone, enter a forfeit, or withdraw the player.
        PostponeOrForfeit => "postpone-or-forfeit";
        /// Take all pairings back, or begin anew.
        UnpairOrNew => "unpair-or-new";
        /// The first round that can be entered.
        FirstToEnter { round: Round } => "first-to-enter";
        /// Wait until the round before has been played.
        WithdrawLater => "withdraw-later";
        /// Withdraw after the round, or amend the result first.
        WithdrawAfter { round: Round } => "withdraw-after";
        /// Enter the forfeit of a side.
        EnterForfeit { board: u16, loser: &'static str } => "enter-forfeit";
        /// Set the field, or say that it is another person.
        SetOrNamesake => "set-or-namesake";
        /// Say of players of a list whether they are those of the event; one of them.
        SayWho { name: String, id: PlayerId } => "say-who";
        /// Give each an id, a birth or a club.
        TellApart => "tell-apart";
        /// Write it on one line.
        OneLine => "one-line";
        /// Give another id, or none.
        OtherId => "other-id";
        /// Withdraw the player.
        Withdraw { id: PlayerId } => "withdraw";
        /// Take the player out of the forbidden pairs.
        TakeFromForbidden => "take-from-forbidden";
        /// Give both results, or name the game.
        GiveBothGames => "give-both-games";
        /// The words that are results.
        ResultWords => "result-words";
        /// A spreadsheet has made a day of a score.
        SpreadsheetDay { score: String } => "spreadsheet-day";
        /// Say who loses by forfeit.
        WhoseForfeit => "say-whose-forfeit";
        /// Enter them, or name the round whose boards change.
        EnterOrNameRound => "enter-or-name-round";
        /// Name everybody.
        NameEverybody => "name-everybody";
        /// A pairing that has been played stands.
        PlayedStands => "played-stands";
        /// Say what becomes of a player.
        SayWhatBecomes { id: PlayerId } => "say-what-becomes";
        /// Name two players, or a board.
        NameTwo => "name-two";
        /// Pair all the same.
        ForcePairing => "force-pairing";
        /// How yes and no are written.
        WriteYesOrNo => "write-yes-or-no";
        /// Name one of these rounds.
        NameOneRound { first: Round, second: Round } => "name-one-round";
        /// Clear with a reason.
        ClearWithReason => "clear-with-reason";
        /// Give a reason.
        GiveReason => "give-reason";
        /// Let the player play again.
        Return { id: PlayerId } => "return-player";
        /// Let the player play from a later round on.
        ComeLater { round: Round } => "come-later";
        /// Name all who are kept apart together.
        NameAllOfThem => "name-all-of-them";
        /// Amend with a reason.
        Amend => "amend";
        /// Amend with a reason, or name the later round that is meant.
        AmendOrRound { round: Round } => "amend-or-round";
        /// Give every result its board, or none.
        BoardOrNone => "board-or-none";
        /// Say which board is amended.
        AmendWithBoard => "amend-with-board";
        /// Name the last board that the results are for.
        NameLastBoard { board: u16 } => "name-last-board";
        /// The boards that wait for a result.
        OpenBoards { boards: Vec<u16> } => "open-boards";
        /// No board waits for a result.
        NoneOpen => "none-open";
        /// The boards of the round.
        BoardsTo { least: u16, most: u16 } => "boards-to";
        /// The commands that change an event.
        EventCommands => "event-commands";
        /// A setting of nearly the same name.
        Setting { field: String } => "setting-meant";
        /// The commands that change a player.
        PlayerCommands => "player-commands";
        /// Take the pairings back first.
        UnpairFirst => "unpair-first";
        /// Take the round back first.
        UnpairRoundFirst => "unpair-round-first";
        /// Take it back with its results.
        ForceUnpair => "force-unpair";
        /// Nobody goes on before the game is decided.
        DecideFirst => "decide-first";
        /// Take the play-off away first.
        ClearPlayoff => "clear-playoff";
        /// Open a play-off: for a shared place, or of a level board.
        OpenPlayoff { round: Option<Round>, board: Option<u16> } => "open-playoff";
        /// Name the play-off.
        NamePlayoff => "name-playoff";
        /// Enter games again from one on.
        AgainPlayoff => "again-playoff";
        /// Enter the times and the moves of both.
        GiveClocks => "give-clocks";
        /// Name the board.
        NameBoard { board: u16 } => "name-board";
        /// Go on with the play-off, or take it away.
        PlayOrClear { board: u16 } => "play-or-clear";
        /// Name the places, or the players.
        NamePlaces => "name-places";
        /// Name a ladder.
        NameLadder => "name-ladder";
        /// Enter them, or have the boards adjourned.
        EnterOrAdjourn => "enter-or-adjourn";
        /// Add a player.
        AddPlayer => "add-player";
        /// Take back what was said of a match.
        TakeMatchBack { number: u16 } => "take-match-back";
        /// Clear the results of the boards of a match.
        ClearBoards { number: u16 } => "clear-boards-of-match";
        /// Add a team.
        AddFirstTeam => "add-first-team";
        /// Set the seed of the drawing.
        SetSeed => "set-seed";
        /// Say how many of a division play promotion, or relegation, matches.
        SetDivision { group: String, is_lower: bool } => "set-division";
        /// Take the printed table away, or write one for those who play.
        ChangeTable => "change-table";
        /// Choose a Swiss.
        ChooseSwiss => "choose-swiss";
        /// Correct the highest pairing number.
        CorrectNumber => "correct-number";
        /// Draw without groups.
        DrawByLot => "draw-by-lot";
        /// Give a player a pairing number.
        SetNumber { id: PlayerId } => "set-number";
        /// Numbers are given when a round is paired.
        NumberedWhenPaired => "numbered-when-paired";
        /// Number the players without a gap.
        NumberWithoutGaps => "number-without-gaps";
        /// Give a player a team.
        SetTeam { id: PlayerId } => "set-team";
        /// Set the number of rounds.
        SetRounds { rounds: u16 } => "set-rounds";
        /// Play on: set more rounds.
        PlayOn { rounds: Round } => "play-on";
        /// Take requests for byes back.
        CancelByes => "cancel-byes";
        /// Say who goes on.
        SayWhoGoesOn { board: u16, id: PlayerId } => "say-who-goes-on";
        /// Both lost by forfeit: withdraw them, and say whose place the next one takes; or let one on.
        NobodyCame { number: u16, id: PlayerId, other: PlayerId } => "nobody-came";
        /// Say which team goes on from a match.
        SayWhichTeamGoesOn { number: u16, id: PlayerId } => "say-which-team-goes-on";
        /// What could be relaxed.
        Relax { ways: Sentences } => "relax";
        /// Set the day.
        SetDay => "set-day";
        /// Give both the federation's number.
        NumberBoth => "number-both";
        /// Two have one number of the federation: correct that of one, or take one out.
        CorrectNumberOfOne => "correct-number-of-one";
        /// Say whether players are those of the list; of one of them.
        SayWhoInList { id: PlayerId, listed: String } => "say-who-in-list";
        /// Write the id that somebody has in the list.
        WriteListedId => "write-listed-id";
        /// Set the day, or enter the event under another key.
        DayOrKey => "day-or-key";
        /// Correct under this key, or enter under another.
        KeyOf { event: String } => "key-of";
    }
}

impl Remedy {
    /// What can be done about a value that cannot stand in an event file.
    pub(super) fn of(advice: DocumentAdvice) -> Self {
        match advice {
            DocumentAdvice::Near { near, .. } => Self::NearWord { near },
            DocumentAdvice::Known { known } => Self::KnownWords { known },
            _ => Self::SeeSchema,
        }
    }
}
