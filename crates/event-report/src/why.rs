//! Why a round was paired as it was, as values.

use draughts_events::event::color_history::{Preference, Strength};
use draughts_events::event::{Apart, Color, Points, Round};
use draughts_events::swiss::Amount;
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// Why two players do not meet, or a player does not have the bye.
    pub enum Why {
        /// They do.
        Chosen => "why-chosen";
        /// They have met.
        Met { round: u16 } => "why-met";
        /// The player has had the bye, or points without a game.
        HadBye { round: u16 } => "why-had-bye";
        /// Both must have one colour.
        SameColor { color: Color } => "why-same-color";
        /// They are kept apart.
        Apart { why: Option<Apart> } => "why-apart";
        /// The others could not be paired.
        Incomplete => "why-incomplete";
        /// The bracket of a score would be worse.
        Worse { score: Points, single: bool, criterion: Said, chosen: Amount, instead: Amount }
            => "why-worse";
        /// As good, and later in the order.
        Later { score: Points, single: bool } => "why-later";
        /// Nobody has the bye.
        NoBye => "why-no-bye";
    }
}

told! {
    /// Why a player of a bracket was left over.
    pub enum WhyLeft {
        /// There was nobody else.
        Alone => "left-alone-in-bracket";
        /// There was nobody to meet.
        MeetsNobody => "left-meets-nobody";
        /// Somebody had to be.
        Odd => "left-odd";
        /// Not all could be paired.
        NotAll => "left-not-all";
        /// It is not known.
        Unknown => "left-unknown";
    }
}

told! {
    /// Why the colours of two players are as they are.
    pub enum WhyColors {
        /// Each has the colour that is due, or the one to whom it is due more.
        Due { white: Said, black: Said } => "colors-due";
        /// When their colours last differed they were the other way round.
        LastDifference { before: Option<Said> } => "colors-last-difference";
        /// The higher ranked has the colour that is due.
        Higher { name: String, color: Option<Color> } => "colors-higher";
        /// The higher ranked has a colour by the pairing number.
        Initial { name: String, color: Color, initial: bool, number: u16, own: bool }
            => "colors-initial";
        /// By a rule for teams: the first of the two has this colour, by that rule.
        OfTeams { rule: &'static str, name: String, color: Color, number: u16 }
            => "colors-of-teams";
    }
}

told! {
    /// The colour that is due to a player.
    pub enum DueTo {
        /// This one.
        Color { name: String, color: Color, strength: &'static str } => "due-color";
        /// None.
        Neither { name: String } => "due-neither";
        /// What two players had when their colours last differed.
        Before {
            white: String,
            white_had: Color,
            white_round: usize,
            black: String,
            black_had: Color,
            black_round: usize,
        } => "due-before";
    }
}

impl DueTo {
    /// What is due to a player of this name.
    pub fn of(name: &str, due: Option<Preference>) -> Self {
        let name = name.to_owned();
        match due {
            None => Self::Neither { name },
            Some(Preference { color, strength }) => Self::Color {
                name,
                color,
                strength: match strength {
                    Strength::Mild => "mild",
                    Strength::Strong => "strong",
                    Strength::Absolute => "absolute",
                },
            },
        }
    }
}

told! {
    /// What else is said of a round or of a player in it.
    pub enum Remark {
        /// A board was paired by hand.
        ByHand { reason: String } => "remark-by-hand";
        /// This board was paired by hand.
        BoardByHand { board: u16, reason: String, of_teams: bool } => "remark-board-by-hand";
        /// The colours are not those of the rules.
        WouldHaveWhite { name: String } => "remark-would-have-white";
        /// A player was moved down.
        MovedDown { name: String, why: WhyLeft } => "remark-moved-down";
        /// The pairing is the first that is tried.
        FirstPairing => "remark-first-pairing";
        /// Nobody could have the bye instead.
        NobodyLower => "remark-nobody-lower";
        /// The round is judged by the ratings of then; those that are others now.
        RatedThen { round: Round, players: Sentences, more: usize } => "remark-rated-then";
        /// A rating of then, and that of now.
        Rated { name: String, was: Option<u16>, now: Option<u16> } => "remark-rated";
        /// Points of acceleration are counted.
        Accelerated => "remark-accelerated";
        /// The players who came from a higher bracket.
        FromAbove { names: String } => "remark-from-above";
        /// Who was moved up into a bracket.
        FromBelow { names: String } => "remark-from-below";
        /// The player who was left over.
        LeftOver { name: String, bye: bool, why: WhyLeft } => "remark-left-over";
        /// What was not kept in full.
        NotKept { figures: Sentences } => "remark-not-kept";
        /// What a bracket came to under a criterion.
        Figure { counts: Said, text: String, criterion: String } => "remark-figure";
        /// Why the colours are as they are.
        Colors { why: Said, law: &'static str, article: String } => "remark-colors";
        /// Why not this pairing, or with no other, why not the bye.
        WhyNot { name: String, other: Option<String> } => "remark-why-not";
        /// The system pairs otherwise.
        Otherwise { by_hand: bool } => "remark-otherwise";
        /// The pairs that were published.
        Published { pairs: Option<Sentences> } => "remark-published";
        /// The pairs of the system.
        System { pairs: Option<Sentences> } => "remark-system";
    }
}

told! {
    /// A pair by the ids of its players.
    pub enum PairOf {
        /// Two who meet.
        Players { white: String, black: String } => "pair-of-players";
        /// One who does not play.
        Bye { id: String } => "pair-of-bye";
    }
}
