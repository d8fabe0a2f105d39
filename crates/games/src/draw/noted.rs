//! The reasons of a ruling, as notes of a finding.

use super::count::CountEnd;
use super::kind::materials_said;
use super::named::{Named, Names};
use super::reason::{Barred, Difference, Due, OfferFate, Offered, Reason};
use super::ruling::Shows;
use crate::board::{Color, Numbering, Piece};
use crate::rules::RuleSet;
use crate::said::{Row, Said, Told, told};

told! {
    /// A fact on which the answer to a claim rests.
    pub enum Noted {
        NoSuchDraw { rules: String } => "noted-no-such-draw", "{ $rules } has no draw of this kind";
        GameEnded => "noted-game-ended", "the game had ended";
        BoardDecided => "noted-board-decided", "the game has ended on the board";
        BoardDecidedBy { half_move: Named } => "noted-board-decided-by",
            "{ $half_move } ended the game on the board: that comes first";
        NumbersRead { side: Color } => "noted-numbers-read",
            "the numbers are read as { $side ->
                [white] White's
               *[black] Black's
            } moves";
        NotTheirMove { side: Color } => "noted-not-their-move",
            "{ $side ->
                [white] White cannot announce Black's move
               *[black] Black cannot announce White's move
            }";
        MustBePlayed { half_move: Named, by: Due } => "noted-must-be-played",
            "{ $by ->
                [itself] it is a draw
                [either] either player can claim it
                [white] White can claim it
               *[black] Black can claim it
            } as soon as { $half_move } has been played";
        OffTurn { side: Color } => "noted-off-turn",
            "{ one-side } can claim only on { one-side }'s own turn, before moving";
        OnlyOnMove { side: Color } => "noted-only-on-move",
            "only the player on move can claim: { one-side }";
        OnlyOpponent { side: Option<Color> } => "noted-only-opponent",
            "only the opponent of the player who repeats can claim{ $side ->
                [white] : White
                [black] : Black
               *[none] { \"\" }
            }";
        OnlyOriginator { side: Color } => "noted-only-originator",
            "only { one-side }, who brought the position about first, can claim";
        HadToBeInvoked { when: Said } => "noted-had-to-be-invoked",
            "the draw had to be invoked { $when }, before the next move";
        Undecided { half_move: Named, side: Color } => "noted-undecided",
            "{ one-side } has not decided whether { $half_move } stands";
        CannotStand { half_move: Named } => "noted-cannot-stand",
            "{ $half_move } cannot stand, and nothing rests on it";
        NotRuled => "noted-not-ruled", "the arbiter has not decided what becomes of the game";
        CannotBePlayed { text: String, why: Said } => "noted-cannot-be-played",
            "the announced move { $text } cannot be played: { $why }";
        LetStand { half_move: Named, side: Color } => "noted-let-stand",
            "by claiming, { one-side } lets { $half_move } stand";
        ExistsSince { half_move: Named } => "noted-exists-since",
            "the draw exists since { $half_move }; later moves and a later result do not undo it \
             until the result is signed";
        Lapsed { half_move: Named } => "noted-lapsed",
            "the right lapsed with the move after { $half_move }: a claim is made on one's turn, \
             before moving";
        StandsFirst { when: Said } => "noted-stands-first",
            "the position { $when } stands for the first time";
        StandsMet { when: Said, time: Said, turn: Color } => "noted-stands-met",
            "the position { $when } stands for the { $time } time, with { to-move } to move";
        StandsAgain { when: Said, time: Said, turn: Color, needed: Said } => "noted-stands-again",
            "the position { $when } stands for the { $time } time, with { to-move } to move, and \
             the { $needed } is needed";
        NamedStood { when: Said, times: usize, needed: usize } => "noted-named-stood",
            "the position { $when } has stood { $times ->
                [1] once
               *[other] { $times } times
            }, and { $needed } times are needed";
        BoardStands { when: Said } => "noted-board-stands",
            "the position on the board stood { $when }";
        AnnouncedStands { half_move: Named, when: Said } => "noted-announced-stands",
            "the position after { $half_move } stood { $when }, and a claim that names these \
             moves and the announced one is right";
        EvidenceMissing => "noted-evidence-missing",
            "the evidence is missing: the claimant must name the moves";
        EvidenceWouldBe { half_moves: Vec<Named>, lapsed: bool } => "noted-evidence-would-be",
            "the moves are { $half_moves }{ $lapsed ->
                [yes] ; the right to claim by them has lapsed
               *[no] { \"\" }
            }";
        NothingRepeated => "noted-nothing-repeated", "no position has occurred so often";
        NotPlayedYet { half_move: Named } => "noted-not-played-yet",
            "{ $half_move } is not played yet";
        Differs { when: Said, how: Said } => "noted-differs", "{ $when } { $how }";
        NamedTwice { half_move: Named } => "noted-named-twice", "{ $half_move } is named twice";
        TooFewNamed { named: usize, needed: usize } => "noted-too-few-named",
            "{ $named } { $named ->
                [1] move is
               *[other] moves are
            } named, and { $needed } are needed";
        PiecesStand { when: Said } => "noted-pieces-stand", "these pieces stand { $when }";
        LimitReached { first: Named, last: Named } => "noted-limit-reached",
            "the moves from { $first } to { $last } reach the limit";
        Counted { white: u16, black: u16, limit: u16 } => "noted-counted",
            "{ $white ->
                [one] { $white } move
               *[other] { $white } moves
            } of White and { $black ->
                [one] { $black } move
               *[other] { $black } moves
            } of Black are counted, and the limit is { $limit }";
        CountedByNumber { first: u32, moves: u32, made: u32 } => "noted-counted-by-number",
            "{ $moves ->
                [one] { $moves } full move
               *[other] { $moves } full moves
            } from move { $first } on are needed; { $made ->
                [0] none has
                [1] one has
               *[other] { $made } have
            } been made";
        LimitHeld => "noted-limit-held",
            "the limit is reached, and the game is not drawn by it here";
        CountBeginsAnew { stated: Named, ended: Named, why: CountEnd } => "noted-count-begins-anew",
            "counted from { $stated }, but { $ended } { noted-count-end }";
        CountBegins { stated: Named, first: Named } => "noted-count-begins",
            "counted from { $stated }, but the count begins with { $first }";
        CountEnded { ended: Named, why: CountEnd } => "noted-count-ended",
            "nothing is counted: { $ended } { noted-count-end }";
        NoDemand => "noted-no-demand",
            "the count begins with the demand of the lone king's side, and none is recorded";
        OtherPieces { pieces: Said } => "noted-other-pieces",
            "the rule asks for { $pieces }, and other pieces stand";
        Suspended { clause: String } => "noted-suspended",
            "nothing is counted here while `{ $clause }` counts";
        LoneKingOffDiagonal => "noted-lone-king-off-diagonal",
            "the lone king is not on the long diagonal";
        DiagonalNotHeld => "noted-diagonal-not-held",
            "the stronger side does not hold the long diagonal";
        NothingCounted => "noted-nothing-counted", "no move is counted yet";
        NotBlocked => "noted-not-blocked", "a player can still move";
        NoAgreement => "noted-no-agreement", "the record holds no offer that was accepted";
        NotAgreed { side: Color, fate: OfferFate } => "noted-not-agreed",
            "{ one-side } offered a draw, and { $fate ->
                [open] it has not been accepted
                [declined] it was declined
               *[moved] it was no longer open: a move had been made
            }";
        TooManyMen { most: u8 } => "noted-too-many-men",
            "agreed while a player has more than { $most } men";
        TooEarly { made: u32, needed: u32 } => "noted-too-early",
            "agreed after { $made } { $made ->
                [1] move
               *[other] moves
            } each; { $needed } each are required";
    }
}

told! {
    /// The moments at which a position occurred.
    pub enum Stood {
        AtStart => "noted-at-start", "at the start";
        After { most: Vec<Named>, last: Named, several: bool } => "noted-after",
            "after { $several ->
                [yes] { $most } and { $last }
               *[no] { $last }
            }";
        StartAndAfter { later: Said } => "noted-start-and-after", "at the start and { $later }";
    }
}

told! {
    /// The difference between a position and the one that is meant.
    pub enum Differing {
        Turn { here: Color, there: Color } => "noted-turn",
            "{ $here ->
                [white] White
               *[black] Black
            } is to move, not { $there ->
                [white] White
               *[black] Black
            }";
        Moved { holds: Piece, here: String, there: String } => "noted-moved",
            "the { piece-there } stands on { $here }, not on { $there }";
        Added { holds: Piece, here: String } => "noted-added",
            "a { piece-there } stands on { $here }";
        Missing { holds: Piece, there: String } => "noted-missing",
            "no { piece-there } stands on { $there }";
        Same => "noted-same", "the position is the same";
    }
}

told! {
    /// The significance of a moment for a ruling.
    pub enum Showing {
        Occurrence { time: Said } => "showing-occurrence", "{ $time } occurrence";
        Begins => "showing-begins", "the count begins after this";
        First => "showing-first", "first move counted";
        Last => "showing-last", "last move counted";
        Resets => "showing-resets", "reset the count";
        Demand => "showing-demand", "the count was demanded after this";
        Agreed => "showing-agreed", "agreed";
        Stated => "showing-stated", "named by the claimant";
    }
}

impl Reason {
    /// Renders the fact as a note of a finding about the claim.
    #[must_use]
    pub fn said(&self, set: &RuleSet, game: Names<'_>, numbering: &Numbering) -> Said {
        let named = |moment: &usize| game.named(*moment);
        let after = |moment: &usize| stood(&[*moment], game);
        let noted = match self {
            Self::NoSuchDraw => Noted::NoSuchDraw { rules: set.label() },
            Self::GameEnded => Noted::GameEnded,
            Self::BoardDecided { at: 0 } => Noted::BoardDecided,
            Self::BoardDecided { at } => Noted::BoardDecidedBy { half_move: named(at) },
            Self::NumbersReadAs(side) => Noted::NumbersRead { side: *side },
            Self::Barred(barred) => match *barred {
                Barred::NotTheirMove { by } => Noted::NotTheirMove { side: by },
                Barred::OffTurn { by } => Noted::OffTurn { side: by },
                Barred::OnlyOnMove { turn } => Noted::OnlyOnMove { side: turn },
                Barred::OnlyOpponent { who } => Noted::OnlyOpponent { side: who },
                Barred::OnlyOriginator { who } => Noted::OnlyOriginator { side: who },
            },
            Self::MustBePlayed { at, by } => Noted::MustBePlayed { half_move: named(at), by: *by },
            Self::HadToBeInvoked { met } => Noted::HadToBeInvoked { when: after(met) },
            Self::Undecided { at, decides } => {
                Noted::Undecided { half_move: named(at), side: *decides }
            }
            Self::CannotStand { at } => Noted::CannotStand { half_move: named(at) },
            Self::NotRuled => Noted::NotRuled,
            Self::CannotBePlayed { text, why } => {
                Noted::CannotBePlayed { text: text.clone(), why: why.clone() }
            }
            Self::LetStand { at, by } => Noted::LetStand { half_move: named(at), side: *by },
            Self::ExistsSince { met } => Noted::ExistsSince { half_move: named(met) },
            Self::Lapsed { met } => Noted::Lapsed { half_move: named(met) },
            Self::Stands { at, times, needed } => stands(game, *at, *times, *needed),
            Self::NamedStood { last, times, needed } => {
                Noted::NamedStood { when: after(last), times: *times, needed: *needed }
            }
            Self::BoardStands { moments }
                if moments.last().is_some_and(|&last| game.is_announced(last)) =>
            {
                let (last, before) = moments.split_last().unwrap_or((&0, &[]));
                Noted::AnnouncedStands { half_move: named(last), when: stood(before, game) }
            }
            Self::BoardStands { moments } => Noted::BoardStands { when: stood(moments, game) },
            Self::EvidenceMissing => Noted::EvidenceMissing,
            Self::EvidenceWouldBe { moments, lapsed } => {
                let half_moves = moments.iter().map(named).collect();
                Noted::EvidenceWouldBe { half_moves, lapsed: *lapsed }
            }
            Self::NothingRepeated => Noted::NothingRepeated,
            Self::NotPlayedYet { at } => Noted::NotPlayedYet { half_move: named(at) },
            Self::Differs { at, how, .. } => {
                Noted::Differs { when: after(at), how: how.said(numbering) }
            }
            Self::NamedTwice { at } => Noted::NamedTwice { half_move: named(at) },
            Self::TooFewNamed { named, needed } => {
                Noted::TooFewNamed { named: *named, needed: *needed }
            }
            Self::PiecesStand { at, .. } => Noted::PiecesStand { when: after(at) },
            Self::LimitReached { first, last, .. } => {
                Noted::LimitReached { first: named(first), last: named(last) }
            }
            Self::Counted { made, limit, .. } => {
                Noted::Counted { white: made.white, black: made.black, limit: *limit }
            }
            Self::CountedByNumber { first, due, made } => {
                let moves = due.saturating_sub(*first);
                Noted::CountedByNumber { first: *first, moves, made: *made }
            }
            Self::LimitHeld => Noted::LimitHeld,
            Self::CountBegins { first, stated, ended } => match ended {
                Some((at, why)) => {
                    let (stated, ended) = (named(stated), named(at));
                    Noted::CountBeginsAnew { stated, ended, why: *why }
                }
                None => Noted::CountBegins { stated: named(stated), first: named(first) },
            },
            Self::CountEnded { at, why } => Noted::CountEnded { ended: named(at), why: *why },
            Self::NoDemand => Noted::NoDemand,
            Self::OtherPieces(asked) => Noted::OtherPieces { pieces: materials_said(asked) },
            Self::Suspended { by } => Noted::Suspended { clause: set.draws[*by].id.clone() },
            Self::LoneKingOffDiagonal => Noted::LoneKingOffDiagonal,
            Self::DiagonalNotHeld => Noted::DiagonalNotHeld,
            Self::NothingCounted => Noted::NothingCounted,
            Self::NotBlocked => Noted::NotBlocked,
            Self::NoAgreement => Noted::NoAgreement,
            Self::NotAgreed(Offered { by, fate, .. }) => {
                Noted::NotAgreed { side: *by, fate: *fate }
            }
            Self::AgreedWithTooManyMen { most } => Noted::TooManyMen { most: *most },
            Self::AgreedTooEarly { made, needed } => {
                Noted::TooEarly { made: *made, needed: *needed }
            }
        };
        noted.said()
    }
}

/// Returns how often the position at a moment has occurred, compared with the number needed.
fn stands(game: Names<'_>, at: usize, times: usize, needed: usize) -> Noted {
    let (when, turn) = (stood(&[at], game), game.game.position(at).turn());
    let time = |times: usize| Row::nth_word(times as u64);
    match (times >= needed, times) {
        (true, _) => Noted::StandsMet { when, time: time(times), turn },
        (false, 1) => Noted::StandsFirst { when },
        (false, _) => Noted::StandsAgain { when, time: time(times), turn, needed: time(needed) },
    }
}

/// Renders the moments of a position: "after 41w, 45w and 49w", "at the start and after 41w".
fn stood(moments: &[usize], game: Names<'_>) -> Said {
    match moments {
        [] | [0] => Stood::AtStart.said(),
        [0, later @ ..] => Stood::StartAndAfter { later: stood(later, game) }.said(),
        [most @ .., last] => {
            let several = !most.is_empty();
            let most = most.iter().map(|&moment| game.named(moment)).collect();
            Stood::After { most, last: game.named(*last), several }.said()
        }
    }
}

impl Difference {
    /// Renders the difference: "the white king stands on 3, not on 4".
    #[must_use]
    pub fn said(&self, numbering: &Numbering) -> Said {
        let name = |square| numbering.name(square).to_string();
        let told = match *self {
            Self::Turn { here } => Differing::Turn { here, there: here.opponent() },
            Self::Moved { piece, here, there } => {
                Differing::Moved { holds: piece, here: name(here), there: name(there) }
            }
            Self::Added { piece, here } => Differing::Added { holds: piece, here: name(here) },
            Self::Missing { piece, there } => {
                Differing::Missing { holds: piece, there: name(there) }
            }
            Self::Same => Differing::Same,
        };
        told.said()
    }
}

impl Told for Shows {
    fn said(&self) -> Said {
        let told = match *self {
            Self::Occurrence(time) => Showing::Occurrence { time: Row::nth_word(time as u64) },
            Self::Begins => Showing::Begins,
            Self::First => Showing::First,
            Self::Last => Showing::Last,
            Self::Resets => Showing::Resets,
            Self::Demand => Showing::Demand,
            Self::Agreed => Showing::Agreed,
            Self::Stated => Showing::Stated,
        };
        told.said()
    }
}
