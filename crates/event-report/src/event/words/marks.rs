//! Words in cells, and what marks mean.

use crate::event::{Stage, Waiting};
use draughts_events::event::color_history::{Preference, Strength};
use draughts_events::event::{ByeKind, Color, Fate, Outcome, Round, Score};
use draughts_ground::said::Fact;
use draughts_ground::told;

told! {
    /// A word in a cell.
    pub enum Mark {
        /// Why somebody has no opponent.
        Bye { bye: ByeKind } => "mark-bye";
        /// Nobody to play in a round robin.
        Free => "mark-free";
        /// In no pairing and in no list.
        NoGame => "mark-no-game";
        /// A colour.
        Color { color: Color } => "mark-color";
        /// The letter of a colour in a crosstable: `12w2`.
        ColorLetter { color: Color } => "mark-color-letter";
        /// The letter of a colour in a row of all: `WBuW`.
        ColorInitial { color: Color } => "mark-color-initial";
        /// The colour that is due.
        Due { color: Color, strength: &'static str } => "mark-due";
        /// An opponent who did not come, or who did not find this player.
        Forfeit { name: String } => "mark-forfeit";
        /// An opponent against whom nothing counts.
        NotCounted { name: String } => "mark-not-counted";
        /// Results of games, own points first.
        Results { results: Vec<Outcome> } => "mark-results";
        /// A result by forfeit.
        ByForfeit { score: Score } => "mark-by-forfeit";
        /// Lost by both by forfeit.
        DoubleForfeit => "mark-double-forfeit";
        /// A result that the arbiter decided.
        Adjudicated { score: Score } => "mark-adjudicated";
        /// A game that is adjourned.
        Adjourned => "mark-adjourned";
        /// A game that is put off to another day.
        Postponed => "mark-postponed";
        /// Why a game has no result yet.
        Waiting { state: Waiting } => "mark-waiting";
        /// A game that was struck out.
        Annulled => "mark-annulled";
        /// A match of which only the score is known.
        ScoreOnly => "mark-score-only";
        /// Knockout: never paired.
        NotPaired => "mark-not-paired";
        /// Knockout: the round of the defeat.
        InRound { round: Round, stage: Option<Stage> } => "mark-in-round";
        /// Knockout: the winner.
        Winner => "mark-winner";
        /// Knockout: not out yet.
        InPlay => "mark-in-play";
        /// Comes in a later round.
        FromRound { round: Round } => "mark-from-round";
        /// Has left, before the first round or after one.
        Withdrawn { round: Round } => "mark-withdrawn";
        /// When a player left.
        AfterRound { round: Round } => "mark-after-round";
        /// The place among those who have one.
        PlaceOf { place: usize, placed: usize } => "mark-place-of";
        /// No place: the results count for nobody.
        Excluded => "mark-excluded";
        /// No place yet.
        NoneYet => "mark-none-yet";
        /// No place.
        NoPlace => "mark-no-place";
        /// Over the boards of a match: its teams, and how it stands.
        MatchHead {
            number: u16,
            group: Option<String>,
            home: String,
            away: String,
            score: Option<Score>,
            venue: Option<String>,
        } => "mark-match-head";
        /// What a place means for the next season.
        Fate { fate: Fate } => "mark-fate";
        /// Over the boards of a group.
        OfGroup { group: String } => "mark-of-group";
        /// Over the players of groups who have nobody to play in a round.
        NoOpponent => "mark-no-opponent";
        /// Over the teams that have no match in a round.
        NoMatch => "mark-no-match";
        /// At home or away.
        AtHome { home: bool } => "mark-at-home";
        /// Nobody at a board of a match.
        Nobody => "mark-nobody";
        /// Where a board is in its match: `2.3`.
        InMatch { number: u16, seat: u16 } => "mark-in-match";
        /// The same in words, on a slip.
        BoardOfMatch { number: u16, seat: u16 } => "mark-board-of-match";
        /// A game of a member of a team: the board, the colour, the own points.
        AtSeat { seat: u16, color: Color, points: String } => "mark-at-seat";
        /// The points of all.
        Total => "mark-total";
        /// A round of a knockout by its number, or by its name.
        RoundName { round: Round, stage: Option<Stage> } => "mark-round-name";
        /// The result of a game of a match, own points after the colour.
        InGame { color: Color, points: String } => "mark-in-game";
    }
}

impl From<Waiting> for Fact {
    fn from(state: Waiting) -> Self {
        Self::Word(match state {
            Waiting::Open => "open",
            Waiting::Adjourned => "adjourned",
            Waiting::Postponed => "postponed",
        })
    }
}

impl Mark {
    /// The colour that is due.
    pub(crate) const fn due(due: Preference) -> Self {
        let strength = match due.strength {
            Strength::Mild => "mild",
            Strength::Strong => "strong",
            Strength::Absolute => "absolute",
        };
        Self::Due { color: due.color, strength }
    }
}

told! {
    /// What a mark in the cells means.
    pub enum Legend {
        /// A forfeit in a list of pairings.
        Forfeit => "legend-forfeit";
        /// A decision of the arbiter in a list of pairings.
        Adjudicated => "legend-adjudicated";
        /// An adjourned game in a list of pairings.
        Adjourned => "legend-adjourned";
        /// A micro-match of which only the score is known in a list of pairings.
        Total => "legend-total";
        /// How a crosstable by rounds is read.
        Cell => "legend-cell";
        /// The same with several games a round.
        CellOfGames => "legend-cell-of-games";
        /// The same of matches of teams.
        CellOfTeams => "legend-cell-of-teams";
        /// Points without an opponent.
        PlusPoints => "legend-plus-points";
        /// Forfeits where all meet.
        SignsOfForfeit => "legend-signs-of-forfeit";
        /// Forfeits round by round.
        CellsOfForfeit => "legend-cells-of-forfeit";
        /// Absent.
        Absent => "legend-absent";
        /// A micro-match that is not finished.
        NotFinished => "legend-not-finished";
        /// An adjourned game in a crosstable.
        CellAdjourned => "legend-cell-adjourned";
        /// A game in a crosstable that was struck out.
        CellAnnulled => "legend-cell-annulled";
        /// What counts for nobody.
        InBrackets => "legend-in-brackets";
        /// A match that a team lost whatever its boards say.
        LostMatch => "legend-lost-match";
        /// Points of a round are those that a ladder gives.
        ByLadder { ladder: String } => "legend-by-ladder";
    }
}
