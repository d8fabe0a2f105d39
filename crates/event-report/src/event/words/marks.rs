//! The words in cells, and the meanings of marks.

use crate::event::{Stage, Waiting};
use draughts_events::event::color_history::{Preference, Strength};
use draughts_events::event::{ByeKind, Color, Fate, Outcome, Round, Score};
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// A word in a cell.
    pub enum Mark {
        Bye { bye: ByeKind } => "mark-bye", "({ away-word })";
        Free => "mark-free", "(free)";
        NoGame => "mark-no-game", "(no game)";
        Color { color: Color } => "mark-color", "{ side-word }";
        /// The letter of a colour in a crosstable: `12w2`.
        ColorLetter { color: Color } => "mark-color-letter",
            "{ $color ->
                [white] w
               *[black] b
            }";
        /// The letter of a colour in a series of colours: `WBuW`.
        ColorInitial { color: Option<Color> } => "mark-color-initial",
            "{ $color ->
                [white] W
                [black] B
               *[none] u
            }";
        Due { color: Color, strength: &'static str } => "mark-due",
            "{ side-word }, { $strength ->
                [mild] mild
                [strong] strong
               *[absolute] absolute
            }";
        Forfeit { name: String } => "mark-forfeit", "{ $name } (forfeit)";
        NotCounted { name: String } => "mark-not-counted", "{ $name } (counts for nobody)";
        Results { results: Vec<Outcome> } => "mark-results", "{ $results }";
        ByForfeit { score: Score } => "mark-by-forfeit", "{ $score } F";
        DoubleForfeit => "mark-double-forfeit", "0-0 F";
        Adjudicated { score: Score } => "mark-adjudicated", "{ $score } A";
        Adjourned => "mark-adjourned", "adj.";
        Postponed => "mark-postponed", "postponed";
        Waiting { state: Waiting } => "mark-waiting",
            "{ $state ->
                [adjourned] adjourned
                [postponed] postponed
               *[open] to be played
            }";
        Annulled => "mark-annulled", "annulled";
        ScoreOnly => "mark-score-only", "(only the score is known)";
        NotPaired => "mark-not-paired", "not paired";
        InRound { round: Round, stage: Option<Stage> } => "mark-in-round",
            "{ $stage ->
                [none] round { $round }
                [final] final
                [semi-finals] semi-finals
               *[quarter-finals] quarter-finals
            }";
        Winner => "mark-winner", "winner";
        InPlay => "mark-in-play", "in play";
        FromRound { round: Round } => "mark-from-round", "from round { $round }";
        Withdrawn { round: Round } => "mark-withdrawn",
            "{ $round ->
                [0] withdrawn
               *[other] withdrawn after { $round }
            }";
        AfterRound { round: Round } => "mark-after-round", "after round { $round }";
        PlaceOf { place: usize, placed: usize } => "mark-place-of", "{ $place } of { $placed }";
        Excluded => "mark-excluded", "none: withdrew too early, the results count for nobody";
        NoneYet => "mark-none-yet", "none yet";
        NoPlace => "mark-no-place", "none";
        MatchHead {
            number: u16,
            group: Option<String>,
            home: String,
            away: String,
            score: Option<Score>,
            venue: Option<String>,
        } => "mark-match-head",
            "{ $group ->
                [none] Match { $number }
               *[other] Group { $group }, match { $number }
            }: { $home } - { $away }{ $score ->
                [none] {\"\"}
               *[other] , { $score }
            }{ $venue ->
                [none] {\"\"}
               *[other] {\" \"}· { $venue }
            }";
        Fate { fate: Fate } => "mark-fate",
            "{ $fate ->
                [promoted] promoted
                [promotion-matches] promotion match
                [relegation-matches] relegation match
                [relegated] relegated
               *[undecided] not decided: the place is shared
            }";
        OfGroup { group: String } => "mark-of-group", "Group { $group }";
        NoOpponent => "mark-no-opponent", "Without an opponent";
        NoMatch => "mark-no-match", "Without a match";
        AtHome { home: bool } => "mark-at-home",
            "{ $home ->
                [yes] home
               *[no] away
            }";
        Nobody => "mark-nobody", "(nobody)";
        /// The place of a board in its match: `2.3`.
        InMatch { number: u16, seat: u16 } => "mark-in-match", "{ $number }.{ $seat }";
        BoardOfMatch { number: u16, seat: u16 } => "mark-board-of-match",
            "match { $number } board { $seat }";
        AtSeat { seat: u16, color: Color, points: String } => "mark-at-seat",
            "{ $seat }{ $color ->
                [white] w
               *[black] b
            }{ $points }";
        Total => "mark-total", "Total";
        RoundName { round: Round, stage: Option<Stage> } => "mark-round-name",
            "{ $stage ->
                [none] Round { $round }
                [final] Final
                [semi-finals] Semi-finals
               *[quarter-finals] Quarter-finals
            }";
        /// A stage of a ladder.
        LadderStage { stage: String } => "mark-ladder-stage", "{ stage-of-ladder }";
        InGame { color: Color, points: String } => "mark-in-game",
            "{ $color ->
                [white] w
               *[black] b
            }{ $points }";
    }
}

draughts_ground::fact_words! {
    Waiting {
        Open "open",
        Adjourned "adjourned",
        Postponed "postponed",
    }
}

impl Mark {
    /// Makes the word for the colour due.
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
    /// The meaning of a mark in the cells.
    pub enum Legend {
        Forfeit => "legend-forfeit", "F: by forfeit";
        Adjudicated => "legend-adjudicated", "A: decided by the arbiter";
        Adjourned => "legend-adjourned", "adj.: adjourned";
        Total => "legend-total", "(?): only the score of the games together is known";
        Cell => "legend-cell", "12w2: row of the opponent, White, 2 points";
        CellOfGames => "legend-cell-of-games",
            "12w3-1: row of the opponent, White in the first game, points of the games";
        CellOfTeams => "legend-cell-of-teams",
            "12w5-3: row of the opponent, White on board 1, board points";
        PlusPoints { points: String } => "legend-plus-points",
            "{ $points }: points without an opponent";
        SignsOfForfeit => "legend-signs-of-forfeit", "+ and -: won and lost by forfeit";
        CellsOfForfeit => "legend-cells-of-forfeit", "12w+ and 12w-: won and lost by forfeit";
        Absent => "legend-absent", "-: absent";
        NotFinished => "legend-not-finished", "*: not finished, no points yet";
        CellAdjourned => "legend-cell-adjourned", "a: adjourned or postponed";
        CellAnnulled => "legend-cell-annulled", "x: struck out";
        InBrackets => "legend-in-brackets", "( ): counts for nobody";
        LostMatch => "legend-lost-match", "!: not decided on its boards";
        ByLadder { ladder: Said } => "legend-by-ladder", "points by { $ladder }";
    }
}
