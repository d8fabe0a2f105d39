//! What an act did, as a value.

use super::{BoardOf, HowEnded, PrizeEcho, Renewed, TeamEcho};
use crate::event::{
    Board, ByeKind, Ending, Event, GroupBy, Outcome, Player, PlayerId, Round, Ruling,
};
use draughts_ground::said::{Day, Fact, Said, Told, said};
use draughts_ground::told;

told! {
    /// What an act did, in one line.
    pub enum Echo {
        /// It stood so before, and nothing was changed.
        AsRecorded { what: Box<Echo> } => "as-recorded";
        /// A line about a player.
        OfPlayer { id: PlayerId, what: Box<Echo> } => "of-player";
        /// What was done to teams, matches, groups or stages.
        OfTeams { what: TeamEcho } => "of-teams";
        /// What was done to prizes.
        OfPrizes { what: PrizeEcho } => "of-prizes";
        /// What the arbiter should look at.
        Note { what: Said } => "note";
        /// A player has asked for a bye, or to be absent.
        Asked { id: PlayerId, bye: ByeKind, round: Round } => "asked";
        /// A player takes a request back.
        Plays { id: PlayerId, round: Round } => "plays";
        /// The first round of a player.
        PlaysFrom { id: PlayerId, name: String, round: Round } => "plays-from";
        /// A player had withdrawn before.
        HasWithdrawn { id: PlayerId, round: Round } => "has-withdrawn";
        /// A player withdraws.
        Withdraws { id: PlayerId, round: Round } => "withdraws";
        /// What becomes of the results of a player, or a team, who leaves a schedule.
        ResultsOfLeaver {
            id: PlayerId,
            played: usize,
            scheduled: usize,
            teams: bool,
            counts: bool,
        } => "results-of-leaver";
        /// A result of somebody who has left changed whether all of theirs count.
        ResultsOfLeaverNow {
            id: PlayerId,
            played: usize,
            scheduled: usize,
            teams: bool,
            counts: bool,
        } => "results-of-leaver-now";
        /// A game before the withdrawal of a player has no result; its players by name.
        OpenBefore { round: Round, board: u16, white: String, black: String, after: Round }
            => "open-before";
        /// A player takes part.
        IsIn { id: PlayerId } => "is-in";
        /// A player who had withdrawn takes part again.
        IsBack { id: PlayerId } => "is-back";
        /// A board is to be played again.
        ToBePlayed { round: Round, board: u16 } => "to-be-played";
        /// A player is taken out.
        Removed { id: PlayerId, name: String } => "removed";
        /// A name in records and lists is a player's.
        Alias { id: PlayerId, name: String, alias: String } => "alias";
        /// It is not a player's any more.
        AliasGone { id: PlayerId, name: String, alias: String } => "alias-gone";
        /// What is new of a player.
        Renewed { id: PlayerId, name: String, what: Vec<Renewed> } => "renewed-player";
        /// From which round on what is new counts; whether pairing numbers follow the ratings,
        /// and which tie-breaks take the new ones.
        CountsFrom {
            paired: Round,
            next: Option<Round>,
            rated: bool,
            numbers: bool,
            tie_breaks: Option<Vec<String>>,
        } => "counts-from";
        /// A board has a result; its players by name.
        Scored {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "scored";
        /// A result, also in words.
        InWords { what: Box<Echo>, how: HowEnded } => "in-words";
        /// A game is put off to another day; its players by name.
        Postponed {
            round: Round,
            board: u16,
            white: String,
            black: String,
            until: Option<Day>,
        } => "postponed";
        /// A result was changed that a ruling stands for, and what was entered with it.
        RulingStands { what: Box<Echo>, ruling: String, entered: Option<Outcome> }
            => "ruling-stands";
        /// A game is put off to a day before that of its round.
        BeforeItsRound { until: Day, day: Day } => "before-its-round";
        /// A game had been put off to a day, which is not kept.
        WasPostponed { until: Day } => "was-postponed";
        /// A result was another before.
        Was { what: Box<Echo>, results: Vec<Outcome> } => "was";
        /// A player who gave a game up has not lost it after all.
        NoLonger { what: Box<Echo>, ending: Ending } => "no-longer";
        /// A board has no result any more.
        Cleared { round: Round, board: u16, white: String, black: String } => "cleared";
        /// Players had the other colours in a game that has been played; by name.
        ColorsWere {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "colors-were";
        /// Rounds were paired on what stood before.
        PairedOnIt { first: Round, last: Round, several: bool } => "paired-on-it";
        /// Another goes on in a knockout than sits in the next round, or nobody; so many rounds are
        /// paired since.
        OtherGoesOn {
            teams: bool,
            number: u16,
            next: Round,
            winner: Option<String>,
            seated: String,
            rounds: u16,
        } => "other-goes-on";
        /// A player who had the bye plays after all.
        GivesByeUp { round: Round, id: PlayerId } => "gives-bye-up";
        /// Players must not meet.
        MustNotMeet { players: Vec<PlayerId>, rounds: Said } => "must-not-meet";
        /// Players may meet.
        MayMeet { players: Vec<PlayerId> } => "may-meet";
        /// Players of a group must not meet.
        GroupsApart { by: GroupBy, rounds: Said } => "groups-apart";
        /// Players of a group may meet.
        GroupsMayMeet { by: GroupBy } => "groups-may-meet";
        /// No two players are of one group.
        NoSuchGroups { by: GroupBy } => "no-such-groups";
        /// Two clubs whose names are nearly the same.
        ClubsAlike { one: String, other: String } => "echo-clubs-alike";
        /// Boards became adjourned games when the next round was paired.
        LeftAdjourned { round: Round, boards: Vec<BoardOf>, several: bool } => "left-adjourned";
        /// When a round is played.
        RoundDated { round: Round, date: Option<Day>, time: Option<String> } => "round-dated";
        /// It is not said any more when a round is played.
        RoundUndated { round: Round } => "round-undated";
        /// Two players meet; by name.
        Seated { round: Round, board: u16, white: String, black: String } => "seated";
        /// A player does not play in a round.
        Rests { round: Round, id: PlayerId, bye: ByeKind } => "rests";
        /// A field has a value.
        Set { field: String, value: String } => "set";
        /// A field has no value any more.
        TakenAway { field: String } => "taken-away";
        /// Numbers that players were given are taken away: they come from something else.
        NumbersTakenAway { players: usize } => "numbers-taken-away";
        /// A player gave a game up.
        GaveUp { round: Round, board: u16, ending: Ending } => "gave-up";
        /// Whether a board, or one of its games, counts for ratings.
        Rated { round: Round, board: u16, game: Option<usize>, rated: bool } => "rated";
        /// A player goes on in a knockout.
        GoesOn { round: Round, board: u16, id: PlayerId } => "goes-on";
    }
}

impl Echo {
    /// The results of a board, whatever it has now.
    pub(super) fn scored(
        players: &[Player],
        round: Round,
        board: &Board,
        results: Vec<Outcome>,
    ) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        Self::Scored { round, board: board.board, white, black, results }
    }

    /// Who meets at a board.
    pub(crate) fn seated(players: &[Player], round: Round, board: &Board) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        Self::Seated { round, board: board.board, white, black }
    }

    /// This, beside which rulings stand.
    pub(super) fn beside(self, rulings: &[Ruling]) -> Self {
        rulings.iter().fold(self, |what, ruling| Self::RulingStands {
            what: Box::new(what),
            ruling: ruling.words(),
            entered: ruling.result,
        })
    }

    /// When a board is played.
    pub(super) fn postponed(players: &[Player], round: Round, board: &Board) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        let until = board.postponed.as_ref().and_then(|postponed| postponed.until);
        let until = until.map(Day::of);
        Self::Postponed { round, board: board.board, white, black, until }
    }

    /// This, which stood so before if `same`.
    #[must_use]
    pub fn as_recorded(self, same: bool) -> Self {
        if same { Self::AsRecorded { what: Box::new(self) } } else { self }
    }
}

/// What a player is called: by name, and where others have the same name with the id.
pub(super) fn called(players: &[Player], id: &PlayerId) -> String {
    let Some(player) = players.iter().find(|player| player.id == *id) else {
        return id.to_string();
    };
    let is_other = |other: &Player| other.id != *id && other.name == player.name;
    match players.iter().any(is_other) {
        true => format!("{} ({id})", player.name),
        false => player.name.clone(),
    }
}

impl From<HowEnded> for Fact {
    fn from(how: HowEnded) -> Self {
        Self::Word(match how {
            HowEnded::White => "white",
            HowEnded::Black => "black",
            HowEnded::Draw => "draw",
            HowEnded::DrawPlusWhite => "draw-plus-white",
            HowEnded::DrawPlusBlack => "draw-plus-black",
            HowEnded::WhiteByForfeit => "white-by-forfeit",
            HowEnded::BlackByForfeit => "black-by-forfeit",
            HowEnded::BothForfeit => "both-forfeit",
            HowEnded::BothLost => "both-lost",
            HowEnded::Adjourned => "adjourned",
            HowEnded::Annulled => "annulled",
        })
    }
}

told! {
    /// In which rounds something holds.
    pub enum InRounds {
        /// In all.
        All => "in-all-rounds";
        /// In one.
        One { round: Round } => "in-one-round";
        /// From one on.
        From { from: Round } => "in-rounds-from";
        /// Up to one.
        UpTo { to: Round } => "in-rounds-up-to";
        /// From one to another.
        Between { from: Round, to: Round } => "in-rounds-between";
    }
}

impl InRounds {
    /// From a round, or the first, to another, or the last.
    pub(super) fn of(from: Option<Round>, to: Option<Round>) -> Said {
        let rounds = match (from, to) {
            (None, None) => Self::All,
            (Some(from), None) => Self::From { from },
            (None, Some(to)) => Self::UpTo { to },
            (Some(round), Some(to)) if round == to => Self::One { round },
            (Some(from), Some(to)) => Self::Between { from, to },
        };
        rounds.said()
    }
}

impl Echo {
    /// That later rounds were paired on what stood in this one, if results pair them.
    pub(super) fn paired_on(event: &Event, round: Round) -> Option<Self> {
        let last = event.last_paired();
        let first = round.next();
        let on_it = Self::PairedOnIt { first, last, several: first < last };
        (!event.is_scheduled() && last > round).then(|| Self::Note { what: on_it.said() })
    }
}

impl From<Ending> for Fact {
    fn from(ending: Ending) -> Self {
        let Ending { player: id, how, game, moves, penalised, .. } = ending;
        Self::Said(said!(
            "ending",
            "{ $id } { $how ->
                [resigned] resigned
               *[left] left
            }{ $game ->
                [1] {\"\"}
               *[other] {\" \"}game { $game }
            }{ $moves ->
                [none] {\"\"}
                [one] {\" \"}after { $moves } move
               *[other] {\" \"}after { $moves } moves
            }{ $penalised ->
                [yes] {\" \"}(penalised)
               *[no] {\"\"}
            }";
            id, how, game, moves, penalised
        ))
    }
}

impl From<Outcome> for Fact {
    fn from(outcome: Outcome) -> Self {
        let (kind, score): (_, Self) = match outcome {
            Outcome::Played(score) => return score.into(),
            Outcome::Forfeit(score) => ("forfeit", score.into()),
            Outcome::DoubleForfeit => ("forfeit", "0-0".into()),
            Outcome::Adjourned => ("adjourned", "".into()),
            Outcome::Adjudicated(score) => ("adjudicated", score.into()),
            Outcome::Annulled => ("annulled", "".into()),
            Outcome::Total(score) => ("total", score.into()),
        };
        Self::Said(said!(
            "outcome",
            "{ $kind ->
                [forfeit] { $score } forfeit
                [adjudicated] { $score } adjudicated
                [total] { $score } together
                [adjourned] adjourned
               *[annulled] annulled
            }";
            kind = Self::Word(kind), score
        ))
    }
}
