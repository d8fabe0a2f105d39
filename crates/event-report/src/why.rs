//! Why a round was paired as it was, as values.

use draughts_events::event::color_history::{Preference, Strength};
use draughts_events::event::{Apart, Color, Points, Round};
use draughts_events::swiss::Amount;
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// Why two players do not meet, or a player does not have the bye.
    pub enum Why {
        Chosen => "why-chosen", "that is the pairing";
        Met { round: u16 } => "why-met", "they have met in round { $round }";
        HadBye { round: u16 } => "why-had-bye",
            "a bye, or the points of a win without a game, in round { $round }";
        SameColor { color: Color } => "why-same-color", "both must have { color-word }";
        Apart { why: Option<Apart> } => "why-apart",
            "they are kept apart{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
        Incomplete => "why-incomplete", "the others could not all be paired";
        Worse {
            score: Points,
            single: bool,
            criterion: Said,
            chosen: Amount,
            instead: Amount,
        } => "why-worse",
            "{ bracket-word } would be worse: { $criterion }: { $instead } instead of { $chosen }";
        Later { score: Points, single: bool } => "why-later",
            "as good in everything, but { bracket-word } is tried in an order, and that comes \
             later in it";
        NoBye => "why-no-bye", "the number to be paired is even: nobody has it";
    }
}

told! {
    /// Why a player of a bracket was left over.
    pub enum WhyLeft {
        Alone => "left-alone-in-bracket", "alone in the bracket";
        MeetsNobody => "left-meets-nobody", "may meet nobody in the bracket";
        Odd => "left-odd", "the bracket has an odd number of players";
        NotAll => "left-not-all", "the players of the bracket cannot all be paired with each other";
        Unknown => "left-unknown", "{\"\"}";
    }
}

told! {
    /// Why the colours of two players are as they are.
    pub enum WhyColors {
        Due { white: Said, black: Said } => "colors-due", "{ $white }; { $black }";
        LastDifference { before: Option<Said> } => "colors-last-difference",
            "both are due the same{ $before ->
                [none] {\"\"}
               *[other] ; { $before }
            }: now the other way round";
        Higher { name: String, color: Option<Color> } => "colors-higher",
            "both are due the same; { $name } is ranked higher and gets{ $color ->
                [none] {\"\"}
                [white] {\" \"}White
               *[black] {\" \"}Black
            }";
        Initial {
            name: String,
            color: Color,
            initial: bool,
            number: u16,
            own: bool,
        } => "colors-initial",
            "nobody is due a colour; { $name } is ranked higher and gets { color-word }, { \
             $initial ->
                [yes] the
               *[no] not the
            } initial colour: { $own ->
                [yes] number { $number } is { parity-word }
               *[no] number { $number } counts as { parity-word } without those who have not \
             been paired yet
            }";
        OfTeams {
            rule: &'static str,
            name: String,
            color: Color,
            number: u16,
        } => "colors-of-teams",
            "{ $rule ->
                [initial] neither has played a match; { $name } is the first team and, with \
             number { $number }, gets { color-word }
                [only-preference] only one of the two prefers a colour
                [both-preferences] they prefer opposite colours
                [strong-preference] both prefer the same colour, and only one of them strongly
                [difference] White goes to the team with the lower number of Whites less Blacks
                [last-difference] when their colours last differed, they were the other way round
                [first-preference] { $name } is the first team and prefers { color-word }
                [first-alternates] { $name } is the first team and had the other colour in its \
             last match
               *[other-alternates] only one has played, and had the other colour in its last match
            }";
    }
}

told! {
    /// The colour that is due to a player.
    pub enum DueTo {
        Color { name: String, color: Color, strength: &'static str } => "due-color",
            "{ $name } is due { color-word }, { $strength ->
                [mild] mild
                [strong] strong
               *[absolute] absolute
            }";
        Neither { name: String } => "due-neither", "{ $name } is due neither colour";
        Before {
            white: String,
            white_had: Color,
            white_round: usize,
            black: String,
            black_had: Color,
            black_round: usize,
        } => "due-before",
            "when their colours last differed, { $white } had { $white_had ->
                [white] White
               *[black] Black
            } (round { $white_round }) and { $black } { $black_had ->
                [white] White
               *[black] Black
            } (round { $black_round })";
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
        ByHand { reason: String } => "remark-by-hand", "Paired by hand: { $reason }.";
        BoardByHand { board: u16, reason: String, of_teams: bool } => "remark-board-by-hand",
            "{ $of_teams ->
                [yes] Match
               *[no] Board
            } { $board } was paired by hand: { $reason }.";
        WouldHaveWhite { name: String } => "remark-would-have-white",
            "By the rules { $name } would have White.";
        MovedDown { name: String, why: WhyLeft } => "remark-moved-down",
            "{ $name } was moved down: { $why }.";
        FirstPairing => "remark-first-pairing",
            "The first pairing that is tried in the bracket has the two together.";
        NobodyLower => "remark-nobody-lower", "Nobody in the bracket is ranked lower.";
        RatedThen { round: Round, players: Sentences, more: usize } => "remark-rated-then",
            "Round { $round } is judged by the ratings and pairing numbers that it was paired \
             with; changed since: { $players }{ $more ->
                [0] {\"\"}
               *[other] ; and { $more } more
            }.";
        Rated { name: String, was: Option<u16>, now: Option<u16> } => "remark-rated",
            "{ $name } { $was ->
                [none] without a rating
               *[other] { $was }
            } (now { $now ->
                [none] none
               *[other] { $now }
            })";
        Accelerated => "remark-accelerated",
            "The points are those of the pairing, acceleration included.";
        FromAbove { names: String } => "remark-from-above", "From above: { $names }.";
        FromBelow { names: String } => "remark-from-below", "From below: { $names }.";
        LeftOver { name: String, bye: bool, why: WhyLeft } => "remark-left-over",
            "{ $name } { $bye ->
                [yes] has the bye
               *[no] moves down
            }: { $why }.";
        NotKept { figures: Sentences } => "remark-not-kept", "Not met in full: { $figures }.";
        Figure { counts: Said, text: String, criterion: String } => "remark-figure",
            "{ $counts }: { $text } ({ $criterion })";
        Colors { why: Said, law: &'static str, article: String } => "remark-colors",
            "Colours: { $why } ({ $law }, { $article }).";
        WhyNot { name: String, other: Option<String> } => "remark-why-not",
            "{ $other ->
                [none] Why not the bye for { $name }?
               *[other] Why not { $name } - { $other }?
            }";
        Otherwise { by_hand: bool } => "remark-otherwise",
            "{ $by_hand ->
                [yes] The system would have paired the round otherwise:
               *[no] The system pairs the round otherwise today; were results or players changed \
             since?:
            }";
        Published { pairs: Option<Sentences> } => "remark-published",
            "published: { $pairs ->
                [none] nothing
               *[other] { $pairs }
            }";
        System { pairs: Option<Sentences> } => "remark-system",
            "system: { $pairs ->
                [none] nothing
               *[other] { $pairs }
            }";
    }
}

told! {
    /// A pair by the ids of its players.
    pub enum PairOf {
        Players { white: String, black: String } => "pair-of-players", "{ $white } - { $black }";
        Bye { id: String } => "pair-of-bye", "{ $id } bye";
    }
}
