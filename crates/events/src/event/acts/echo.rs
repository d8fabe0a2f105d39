//! The effects of acts, as values.

use super::{BoardOf, HowEnded, TeamEcho};
use crate::event::{
    Board, ByeKind, Ending, Event, GroupBy, Outcome, Player, PlayerId, Round, Ruling,
};
use draughts_ground::said::{Day, Fact, Said, Told, said};
use draughts_ground::told;

told! {
    /// The effect of an act, in one line.
    pub enum Echo {
        AsRecorded { what: Box<Echo> } => "as-recorded", "{ $what }, as recorded";
        OfPlayer { id: PlayerId, what: Box<Echo> } => "of-player", "{ $id }: { $what }";
        OfTeams { what: TeamEcho } => "of-teams", "{ $what }";
        OfPrizes { what: Said } => "of-prizes", "{ $what }";
        Note { what: Said } => "note", "note: { $what }";
        Asked { id: PlayerId, bye: ByeKind, round: Round } => "asked",
            "{ $id }: { bye-word } in round { $round }";
        /// A bye or an absence instead of another one.
        AskedBefore { what: Box<Echo>, bye: ByeKind } => "asked-before",
            "{ $what } (was { bye-word })";
        Plays { id: PlayerId, round: Round } => "plays", "{ $id } plays in round { $round }";
        PlaysFrom { id: PlayerId, name: String, round: Round } => "plays-from",
            "{ $id } { $name } plays from round { $round } on";
        HasWithdrawn { id: PlayerId, round: Round } => "has-withdrawn",
            "{ $id } has withdrawn after round { $round }";
        Withdraws { id: PlayerId, round: Round } => "withdraws",
            "{ $id } withdraws after round { $round }";
        ResultsOfLeaver {
            id: PlayerId,
            played: usize,
            scheduled: usize,
            teams: bool,
            counts: bool,
        } => "results-of-leaver",
            "{ $id } has played { $played } of { $scheduled } { $teams ->
                [yes] matches
               *[no] games
            }: the results { $counts ->
                [yes] count
               *[no] count for nobody
            }";
        ResultsOfLeaverNow {
            id: PlayerId,
            played: usize,
            scheduled: usize,
            teams: bool,
            counts: bool,
        } => "results-of-leaver-now",
            "with this { $id } has played { $played } of { $scheduled } { $teams ->
                [yes] matches
               *[no] games
            }: the results { $counts ->
                [yes] count from now on
               *[no] no longer count for anybody
            }";
        OpenBefore {
            round: Round,
            board: u16,
            white: String,
            black: String,
            after: Round,
        } => "open-before",
            "round { $round }, board { $board }: { $white } - { $black } is still open: it comes \
             before the withdrawal after round { $after }";
        IsIn { id: PlayerId } => "is-in", "{ $id } is in the event";
        IsBack { id: PlayerId } => "is-back", "{ $id } is back in the event";
        ToBePlayed { round: Round, board: u16 } => "to-be-played",
            "round { $round }, board { $board }: to be played";
        Stays { what: Box<Echo> } => "stays", "{ $what } stays";
        Removed { id: PlayerId, name: String } => "removed", "{ $id } { $name } removed";
        Alias { id: PlayerId, name: String, alias: String } => "alias",
            "{ $id } { $name }: also known as { $alias }";
        /// The name is no alias, for the player is found by it without one.
        FoundBy { id: PlayerId, name: String, alias: String } => "found-by",
            "{ $id } { $name }: is found by { $alias } already, without an alias";
        AliasGone { id: PlayerId, name: String, alias: String } => "alias-gone",
            "{ $id } { $name }: no longer known as { $alias }";
        Renewed { id: PlayerId, name: String, what: Vec<Said> } => "renewed-player",
            "{ $id } { $name }: { $what }";
        /// The first round in which a change counts; whether pairing numbers follow the ratings,
        /// and which tie-breaks use the new ones.
        CountsFrom {
            paired: Round,
            next: Option<Round>,
            rated: bool,
            numbers: bool,
            tie_breaks: Option<Vec<String>>,
        } => "counts-from",
            "{ $paired ->
                [one] round 1 stays as it is paired
               *[other] rounds 1 to { $paired } stay as they are paired
            }; { $next ->
                [none] no round is left in which this counts
               *[other] this counts from round { $next } on{ $rated ->
                    [yes] { $numbers ->
                        [yes] , with pairing numbers by the new ratings
                       *[no] , with the pairing numbers as they are
                    }
                   *[no] {\"\"}
                }
            }{ $tie_breaks ->
                [none] {\"\"}
               *[other] ; { $tie_breaks } take the new ratings for all rounds
            }";
        Scored {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "scored",
            "round { $round }, board { $board }: { $white } - { $black } { $results }";
        InWords { what: Box<Echo>, how: HowEnded } => "in-words",
            "{ $what } ({ $how ->
                [white] White wins
                [black] Black wins
                [draw] a draw
                [draw-plus-white] a draw with a plus for White
                [draw-plus-black] a draw with a plus for Black
                [white-by-forfeit] White wins by forfeit
                [black-by-forfeit] Black wins by forfeit
                [both-forfeit] both forfeit
                [both-lost] both lose
                [adjourned] to be played on
               *[annulled] struck out
            })";
        Postponed {
            round: Round,
            board: u16,
            white: String,
            black: String,
            until: Option<Day>,
        } => "postponed",
            "round { $round }, board { $board }: { $white } - { $black } postponed{ $until ->
                [none] , no day is set
               *[other] {\" \"}until { $until }
            }";
        RulingStands {
            what: Box<Echo>,
            ruling: String,
            entered: Option<Outcome>,
        } => "ruling-stands",
            "{ $what }; the ruling of this board stands: { $ruling }{ $entered ->
                [none] {\"\"}
               *[other] , and { $entered } was entered with it
            }";
        BeforeItsRound { until: Day, day: Day } => "before-its-round",
            "{ $until } is before { $day }, when the round is played";
        WasPostponed { until: Day } => "was-postponed",
            "the game had been postponed until { $until }; that day is not kept";
        Was { what: Box<Echo>, results: Vec<Outcome> } => "was", "{ $what } (was { $results })";
        NoLonger { what: Box<Echo>, ending: Ending } => "no-longer",
            "{ $what }, no longer: { $ending }";
        HasNoResult { round: Round, board: u16, white: String, black: String } => "has-no-result",
            "round { $round }, board { $board }: { $white } - { $black } has no result";
        Cleared { round: Round, board: u16, white: String, black: String } => "cleared",
            "round { $round }, board { $board }: { $white } - { $black } no longer has a result";
        ColorsWere {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "colors-were",
            "round { $round }, board { $board }: { $white } had White, { $black } had Black; the \
             result stays theirs: { $white } - { $black } { $results }";
        PairedOnIt { first: Round, last: Round, several: bool } => "paired-on-it",
            "{ $several ->
                [yes] rounds { $first } to { $last } were paired on what stood there, and stay \
             as they are
               *[no] round { $first } was paired on what stood there, and stays as it is
            }";
        /// In a knockout, the player or team that advances now is not the one seated in the next
        /// round, or nobody advances. `rounds` is the number of rounds paired since.
        OtherGoesOn {
            teams: bool,
            number: u16,
            next: Round,
            winner: Option<String>,
            seated: String,
            rounds: u16,
        } => "other-goes-on",
            "{ $teams ->
                [yes] match
               *[no] board
            } { $number }: { $winner ->
                [none] nobody advances by what is recorded now
               *[other] { $winner } advances by what is recorded now
            }, but { $seated } plays in round { $next }, which stays as it is";
        GivesByeUp { round: Round, id: PlayerId } => "gives-bye-up",
            "round { $round }: { $id } plays, and no longer has the bye";
        MustNotMeet { players: Vec<PlayerId>, rounds: Said } => "must-not-meet",
            "{ $players } must not meet{ $rounds }";
        MayMeet { players: Vec<PlayerId> } => "may-meet", "{ $players } may meet";
        GroupsApart { by: GroupBy, rounds: Said } => "groups-apart",
            "players of one { group-word } must not meet{ $rounds }";
        GroupsMayMeet { by: GroupBy } => "groups-may-meet",
            "players of one { group-word } may meet";
        NoSuchGroups { by: GroupBy } => "no-such-groups",
            "note: no two players have the same { group-word }";
        /// The rounds of a rule on meetings that were paired before it; `whole` if it has no others.
        PairedBeforeRule { from: Round, to: Round, one: bool, whole: bool }
            => "paired-before-rule",
            "note: { $one ->
                [yes] round { $from } is
               *[no] rounds { $from } to { $to } are
            } paired already, and the rule changes nothing there{ $whole ->
                [yes] : it has no effect unless they are paired again
               *[no] { \"\" }
            }";
        ClubsAlike { one: String, other: String } => "echo-clubs-alike",
            "note: { $one } and { $other } are two clubs here: write them alike if they are one";
        LeftAdjourned { round: Round, boards: Vec<BoardOf>, several: bool } => "left-adjourned",
            "round { $round }, { $several ->
                [yes] adjourned boards
               *[no] adjourned board
            } { $boards }";
        RoundDated { round: Round, date: Option<Day>, time: Option<String> } => "round-dated",
            "round { $round }{ when-word }";
        RoundUndated { round: Round } => "round-undated",
            "round { $round } no longer has a date and a time";
        Seated { round: Round, board: u16, white: String, black: String } => "seated",
            "round { $round }, board { $board }: { $white } - { $black }";
        Rests { round: Round, id: PlayerId, bye: ByeKind } => "rests",
            "round { $round }: { $id } { bye-word }";
        Set { field: String, value: String } => "set", "{ $field }: { $value }";
        /// A field that is set or taken away, with its value before.
        SetInstead { what: Box<Echo>, was: String } => "set-instead", "{ $what } (was { $was })";
        TakenAway { field: String } => "taken-away", "{ $field } taken away";
        NumbersTakenAway { players: usize } => "numbers-taken-away",
            "pairing numbers taken away from { $players ->
                [one] { $players } player
               *[other] { $players } players
            }";
        GaveUp { round: Round, board: u16, ending: Ending } => "gave-up",
            "round { $round }, board { $board }: { $ending }";
        Rated { round: Round, board: u16, game: Option<usize>, rated: bool } => "rated",
            "round { $round }, board { $board }{ $game ->
                [none] {\"\"}
               *[other] , game { $game }
            }: { $rated ->
                [yes] rated
               *[no] not rated
            }";
        /// A player advances after the next round is paired.
        TakesPlace {
            round: Round,
            board: u16,
            id: PlayerId,
            other: PlayerId,
        } => "takes-place",
            "round { $round }, board { $board }: { $id } plays in the place of { $other }";
        GoesOn { round: Round, board: u16, id: PlayerId } => "goes-on",
            "round { $round }, board { $board }: { $id } advances";
    }
}

impl Echo {
    /// Creates the report of results on a board, whatever results it has now.
    pub(crate) fn scored(
        players: &[Player],
        round: Round,
        board: &Board,
        results: Vec<Outcome>,
    ) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        Self::Scored { round, board: board.board, white, black, results }
    }

    /// Creates the report of the pairing of a board.
    pub(crate) fn seated(players: &[Player], round: Round, board: &Board) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        Self::Seated { round, board: board.board, white, black }
    }

    /// Wraps this in the rulings on the board that differ from the result.
    pub(crate) fn beside(self, rulings: &[Ruling]) -> Self {
        rulings.iter().fold(self, |what, ruling| Self::RulingStands {
            what: Box::new(what),
            ruling: ruling.words(),
            entered: ruling.result,
        })
    }

    /// Creates the report of the postponement of a board.
    pub(crate) fn postponed(players: &[Player], round: Round, board: &Board) -> Self {
        let [white, black] = [&board.white, &board.black].map(|id| called(players, id));
        let until = board.postponed.as_ref().and_then(|postponed| postponed.until);
        let until = until.map(Day::of);
        Self::Postponed { round, board: board.board, white, black, until }
    }

    /// Adds the value that a field had before, if it had one and has another now.
    pub(crate) fn instead_of(self, was: Option<String>) -> Self {
        match (self, was) {
            (what @ (Self::Set { .. } | Self::TakenAway { .. }), Some(was)) => {
                Self::SetInstead { what: Box::new(what), was }
            }
            (what, _) => what,
        }
    }

    /// Marks this as already recorded if `same`.
    #[must_use]
    pub fn as_recorded(self, same: bool) -> Self {
        if same { Self::AsRecorded { what: Box::new(self) } } else { self }
    }
}

/// Returns the name of a player, followed by the ID if others have the same name.
pub(crate) fn called(players: &[Player], id: &PlayerId) -> String {
    let Some(player) = players.iter().find(|player| player.id == *id) else {
        return id.to_string();
    };
    let is_other = |other: &Player| other.id != *id && other.name == player.name;
    match players.iter().any(is_other) {
        true => format!("{} ({id})", player.name),
        false => player.name.clone(),
    }
}

draughts_ground::fact_words! {
    HowEnded {
        White "white",
        Black "black",
        Draw "draw",
        DrawPlusWhite "draw-plus-white",
        DrawPlusBlack "draw-plus-black",
        WhiteByForfeit "white-by-forfeit",
        BlackByForfeit "black-by-forfeit",
        BothForfeit "both-forfeit",
        BothLost "both-lost",
        Adjourned "adjourned",
        Annulled "annulled",
    }
}

/// Describes a range of rounds; `None` means the first or the last round.
pub(crate) fn in_rounds(from: Option<Round>, to: Option<Round>) -> Said {
    match (from, to) {
        (None, None) => said!("in-all-rounds", "{\"\"}"),
        (Some(from), None) => said!("in-rounds-from", "{\" \"}from round { $from } on"; from),
        (None, Some(to)) => said!("in-rounds-up-to", "{\" \"}up to round { $to }"; to),
        (Some(round), Some(to)) if round == to => said!(
            "in-one-round",
            "{\" \"}in round { $round }";
            round
        ),
        (Some(from), Some(to)) => said!(
            "in-rounds-between",
            "{\" \"}in rounds { $from } to { $to }";
            from, to
        ),
    }
}

impl Echo {
    /// Notes that later rounds were paired on the results of this one, if results decide the
    /// pairings.
    pub(crate) fn paired_on(event: &Event, round: Round) -> Option<Self> {
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
