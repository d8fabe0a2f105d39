//! The conditions of draw clauses as messages. The examples show the English messages.

use crate::rules::{CountFrom, CountOf, Force, Material, MoveLimit, PieceCount, Reset, Unless};
use crate::said::{Fact, Row, Said, Told, told};

told! {
    /// The condition of a draw clause.
    pub enum DrawRequirement {
        Repetition { time: Said } => "clause-repetition",
            "the same position for the { $time } time, the same player to move";
        NoProgress {
            moves: Said,
            resets: Option<Said>,
            pieces: Option<Said>,
        } => "clause-no-progress",
            "{ $moves } without { $resets }{ $pieces ->
                [none] { \"\" }
               *[other] , with { $pieces }
            }";
        Ending {
            moves: Said,
            pieces: Said,
            place: EndingPlace,
            diagonal: Option<Said>,
            unless: DrawPrevention,
        } => "clause-ending",
            "{ $moves } with { $pieces }{ $place ->
                [lone-king] , the lone king on the long diagonal
                [long-diagonal] , from the move by which the stronger side takes the long diagonal
                [demand] , from the demand of the lone king's side
               *[position] { \"\" }
            }{ $diagonal ->
                [none] { \"\" }
               *[other] { $diagonal }
            }{ $unless ->
                [winning-position] , unless the position after the last of them is won
                [obvious-win] , unless there is an obvious win that the player can go on to show
                [capture] , unless the player to move can capture at once
               *[none] { \"\" }
            }";
        AtOnce { pieces: Said, place: EndingPlace, unless: DrawPrevention } => "clause-at-once",
            "{ $pieces }{ $place ->
                [lone-king] , the lone king on the long diagonal
                [long-diagonal] , from the move by which the stronger side takes the long diagonal
                [demand] , from the demand of the lone king's side
               *[position] { \"\" }
            }: drawn at once{ $unless ->
                [winning-position] , unless the position after the last of them is won
                [obvious-win] , unless there is an obvious win that the player can go on to show
                [capture] , unless the player to move can capture at once
               *[none] { \"\" }
            }";
        Agreement => "clause-agreement", "the players agree";
        AgreementOfFew { words: Said, most: u8 } => "clause-agreement-of-few",
            "the players agree, and neither has more than { $words } { $most ->
                [one] man
               *[other] men
            }";
        BothBlocked => "clause-both-blocked", "neither player can move";
        Moves { moves: u16, of: CountOf } => "clause-moves",
            "{ $moves } { $moves ->
                [one] move
               *[other] moves
            }{ $of ->
                [each] { \" \" }of each player
                [strong-side] { \" \" }of the stronger side
                [weak-side] { \" \" }of each player, as the lone king counts them,
                [lone-king] { \" \" }of the lone king
               *[move-numbers] { \"\" }
            }";
        /// "a capture".
        Reset { reset: Reset } => "clause-reset";
        Shorten { moves: Said } => "clause-shorten",
            ", or only { $moves } more once the lone king is on the long diagonal";
        Follow { moves: Said } => "clause-follow",
            ", then { $moves } more if the lone king is on the long diagonal";
    }
}

told! {
    /// The pieces in the condition of a draw clause.
    pub enum RequiredPieces {
        Against { strong: Said, weak: Said } => "asked-against", "{ $strong } against { $weak }";
        InAll { pieces: Said } => "asked-in-all", "{ $pieces } in all and a king on each side";
        EachSide { pieces: Said } => "asked-each-side",
            "{ $pieces } on each side, a king among them";
        Sort { amount: Said, one: bool, sort: Sort } => "asked-sort",
            "{ $amount } { $sort ->
                [king] { $one ->
                    [yes] king
                   *[no] kings
                }
                [man] { $one ->
                    [yes] man
                   *[no] men
                }
               *[piece] { $one ->
                    [yes] piece
                   *[no] pieces
                }
            }";
        One { sort: Sort } => "asked-one",
            "{ $sort ->
                [king] a king
                [man] a man
               *[piece] a piece
            }";
        AtMost { most: Said } => "asked-at-most", "at most { $most }";
        Either { least: Said, most: Said } => "asked-either", "{ $least } or { $most }";
        Between { least: Said, most: Said } => "asked-between", "{ $least } to { $most }";
        OrMore { least: Said } => "asked-or-more", "{ $least } or more";
    }
}

/// The start of the count in an ending, or the required square of the lone king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndingPlace {
    /// The lone king is on the long diagonal.
    LoneKing,
    /// The start of the count in the document.
    From(CountFrom),
}

impl From<EndingPlace> for Fact {
    fn from(place: EndingPlace) -> Self {
        match place {
            EndingPlace::LoneKing => Self::Word("lone-king"),
            EndingPlace::From(from) => Self::Word(from.word()),
        }
    }
}

/// The exception that prevents the draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawPrevention {
    /// A condition for the arbiter to decide.
    Unless(Unless),
    /// A capture.
    Capture,
    /// No exception.
    Never,
}

impl From<DrawPrevention> for Fact {
    fn from(saved: DrawPrevention) -> Self {
        match saved {
            DrawPrevention::Unless(unless) => Self::Word(unless.word()),
            DrawPrevention::Capture => Self::Word("capture"),
            DrawPrevention::Never => Self::None,
        }
    }
}

/// A sort of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Sort {
    /// Kings.
    King,
    /// Men.
    Man,
    /// Kings or men.
    Piece,
}

draughts_ground::fact_words! {
    Sort {
        King "king",
        Man "man",
        Piece "piece",
    }
}

/// Renders a limit: "16 moves of each player".
pub(super) fn moves_said(limit: &MoveLimit) -> Said {
    DrawRequirement::Moves { moves: limit.moves, of: limit.of }.said()
}

/// Renders the moves that reset a count: "a capture or a move of a man".
pub(super) fn resets_said(limit: &MoveLimit) -> Option<Said> {
    Row::or(limit.resets.iter().map(|&reset| DrawRequirement::Reset { reset }.said()).collect())
}

/// Renders balances of pieces. If the weaker side is the same in all of them, it is named once:
/// "three kings, two kings and a man, or a king and two men against one king".
pub fn materials_said(materials: &[Material]) -> Said {
    let mut groups: Vec<(Force, Vec<Said>)> = Vec::new();
    let mut all = Vec::new();
    for material in materials {
        match *material {
            Material::Against(strong, weak) => {
                match groups.iter_mut().find(|(of, _)| *of == weak) {
                    Some((_, strongs)) => strongs.push(force(strong)),
                    None => groups.push((weak, vec![force(strong)])),
                }
            }
            Material::BothKings(count) => {
                all.push(RequiredPieces::InAll { pieces: pieces(count, Sort::Piece) }.said());
            }
            Material::KingsEach(count) => {
                all.push(RequiredPieces::EachSide { pieces: pieces(count, Sort::Piece) }.said());
            }
        }
    }
    all.extend(groups.into_iter().filter_map(|(weak, strongs)| {
        let (strong, weak) = (Row::or(strongs)?, force(weak));
        Some(RequiredPieces::Against { strong, weak }.said())
    }));
    Row::or(all).unwrap_or_else(|| Row::number_word(0))
}

/// Renders a force: "three kings", "two kings and a man", "three or more kings".
fn force(force: Force) -> Said {
    let none = PieceCount { least: 0, most: Some(0) };
    match force {
        Force::Pieces(count) => pieces(count, Sort::Piece),
        Force::Exactly { kings, men } if men == none => pieces(kings, Sort::King),
        Force::Exactly { kings, men } if kings == none => pieces(men, Sort::Man),
        Force::Exactly { kings, men } => {
            let of = |count: PieceCount, sort: Sort| match count {
                PieceCount { least: 1, most: Some(1) } => RequiredPieces::One { sort }.said(),
                _ => pieces(count, sort),
            };
            let (kings, men) = (of(kings, Sort::King), of(men, Sort::Man));
            Row::And { most: vec![kings], last: men, several: false }.said()
        }
    }
}

/// Renders a number of pieces: "one king", "three or more kings", "four or five pieces", "at most
/// four pieces".
fn pieces(count: PieceCount, sort: Sort) -> Said {
    let number = |number: u8| Row::number_word(number.into());
    let (amount, one) = match (count.least, count.most) {
        (least, Some(most)) if least == most => (number(most), most == 1),
        (0 | 1, Some(most)) => (RequiredPieces::AtMost { most: number(most) }.said(), most == 1),
        (least, Some(most)) => {
            let (least, most, next) = (number(least), number(most), least + 1 == most);
            let amount = match next {
                true => RequiredPieces::Either { least, most },
                false => RequiredPieces::Between { least, most },
            };
            (amount.said(), false)
        }
        (least, None) => (RequiredPieces::OrMore { least: number(least) }.said(), false),
    };
    RequiredPieces::Sort { amount, one, sort }.said()
}
