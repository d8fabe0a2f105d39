//! The reasons of a ruling, as notes of a finding.

use super::count::CountEnd;
use super::kind::materials_said;
use super::named::{HalfMoveName, NamedGame};
use super::reason::{ClaimBar, DrawClaimant, OfferOutcome, PastOffer, PositionDifference, Reason};
use super::ruling::EvidenceKind;
use crate::board::{Color, Numbering, Piece};
use crate::rules::RuleSet;
use crate::said::{Row, Said, Told, told};

told! {
    /// A fact on which the answer to a claim rests.
    pub enum ReasonNote {
        NoSuchDraw { rules: String } => "noted-no-such-draw", "{ $rules } has no draw of this kind";
        GameEnded => "noted-game-ended", "the game had ended";
        BoardDecided => "noted-board-decided", "the game has ended on the board";
        BoardDecidedBy { half_move: HalfMoveName } => "noted-board-decided-by",
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
        MustBePlayed { half_move: HalfMoveName, by: DrawClaimant } => "noted-must-be-played",
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
        Undecided { half_move: HalfMoveName, side: Color } => "noted-undecided",
            "{ one-side } has not decided whether { $half_move } stands";
        CannotStand { half_move: HalfMoveName } => "noted-cannot-stand",
            "{ $half_move } cannot stand, and nothing rests on it";
        NotRuled => "noted-not-ruled", "the arbiter has not decided what becomes of the game";
        CannotBePlayed { text: String, why: Said } => "noted-cannot-be-played",
            "the announced move { $text } cannot be played: { $why }";
        LetStand { half_move: HalfMoveName, side: Color } => "noted-let-stand",
            "by claiming, { one-side } lets { $half_move } stand";
        ExistsSince { half_move: HalfMoveName } => "noted-exists-since",
            "the draw exists since { $half_move }; later moves and a later result do not undo it \
             until the result is signed";
        Lapsed { half_move: HalfMoveName } => "noted-lapsed",
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
        AnnouncedStands { half_move: HalfMoveName, when: Said } => "noted-announced-stands",
            "the position after { $half_move } stood { $when }, and a claim that names these \
             moves and the announced one is right";
        EvidenceMissing => "noted-evidence-missing",
            "the evidence is missing: the claimant must name the moves";
        EvidenceWouldBe { half_moves: Vec<HalfMoveName>, lapsed: bool } => "noted-evidence-would-be",
            "the moves are { $half_moves }{ $lapsed ->
                [yes] ; the right to claim by them has lapsed
               *[no] { \"\" }
            }";
        NothingRepeated => "noted-nothing-repeated", "no position has occurred so often";
        NotPlayedYet { half_move: HalfMoveName } => "noted-not-played-yet",
            "{ $half_move } is not played yet";
        Differs { when: Said, how: Said } => "noted-differs", "{ $when } { $how }";
        NamedTwice { half_move: HalfMoveName } => "noted-named-twice", "{ $half_move } is named twice";
        TooFewNamed { named: usize, needed: usize } => "noted-too-few-named",
            "{ $named } { $named ->
                [1] move is
               *[other] moves are
            } named, and { $needed } are needed";
        PiecesStand { when: Said } => "noted-pieces-stand", "these pieces stand { $when }";
        LimitReached { first: HalfMoveName, last: HalfMoveName } => "noted-limit-reached",
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
        CountBeginsAnew { stated: HalfMoveName, ended: HalfMoveName, why: CountEnd } => "noted-count-begins-anew",
            "counted from { $stated }, but { $ended } { noted-count-end }";
        CountBegins { stated: HalfMoveName, first: HalfMoveName } => "noted-count-begins",
            "counted from { $stated }, but the count begins with { $first }";
        CountEnded { ended: HalfMoveName, why: CountEnd } => "noted-count-ended",
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
        NotAgreed { side: Color, fate: OfferOutcome } => "noted-not-agreed",
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
    pub enum OccurrenceMoments {
        AtStart => "noted-at-start", "at the start";
        After { most: Vec<HalfMoveName>, last: HalfMoveName, several: bool } => "noted-after",
            "after { $several ->
                [yes] { $most } and { $last }
               *[no] { $last }
            }";
        StartAndAfter { later: Said } => "noted-start-and-after", "at the start and { $later }";
    }
}

told! {
    /// The difference between a position and the one that is meant.
    pub enum DifferenceNote {
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
    pub enum EvidenceNote {
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
    pub fn said(&self, set: &RuleSet, game: NamedGame<'_>, numbering: &Numbering) -> Said {
        let named = |moment: &usize| game.named(*moment);
        let after = |moment: &usize| stood(&[*moment], game);
        let noted = match self {
            Self::NoSuchDraw => ReasonNote::NoSuchDraw { rules: set.label() },
            Self::GameEnded => ReasonNote::GameEnded,
            Self::BoardDecided { at: 0 } => ReasonNote::BoardDecided,
            Self::BoardDecided { at } => ReasonNote::BoardDecidedBy { half_move: named(at) },
            Self::NumbersReadAs(side) => ReasonNote::NumbersRead { side: *side },
            Self::Barred(barred) => match *barred {
                ClaimBar::NotTheirMove { by } => ReasonNote::NotTheirMove { side: by },
                ClaimBar::OffTurn { by } => ReasonNote::OffTurn { side: by },
                ClaimBar::OnlyOnMove { turn } => ReasonNote::OnlyOnMove { side: turn },
                ClaimBar::OnlyOpponent { who } => ReasonNote::OnlyOpponent { side: who },
                ClaimBar::OnlyOriginator { who } => ReasonNote::OnlyOriginator { side: who },
            },
            Self::MustBePlayed { at, by } => {
                ReasonNote::MustBePlayed { half_move: named(at), by: *by }
            }
            Self::HadToBeInvoked { met } => ReasonNote::HadToBeInvoked { when: after(met) },
            Self::Undecided { at, decides } => {
                ReasonNote::Undecided { half_move: named(at), side: *decides }
            }
            Self::CannotStand { at } => ReasonNote::CannotStand { half_move: named(at) },
            Self::NotRuled => ReasonNote::NotRuled,
            Self::CannotBePlayed { text, why } => {
                ReasonNote::CannotBePlayed { text: text.clone(), why: why.clone() }
            }
            Self::LetStand { at, by } => ReasonNote::LetStand { half_move: named(at), side: *by },
            Self::ExistsSince { met } => ReasonNote::ExistsSince { half_move: named(met) },
            Self::Lapsed { met } => ReasonNote::Lapsed { half_move: named(met) },
            Self::Stands { at, times, needed } => stands(game, *at, *times, *needed),
            Self::NamedStood { last, times, needed } => {
                ReasonNote::NamedStood { when: after(last), times: *times, needed: *needed }
            }
            Self::BoardStands { moments }
                if moments.last().is_some_and(|&last| game.is_announced(last)) =>
            {
                let (last, before) = moments.split_last().unwrap_or((&0, &[]));
                ReasonNote::AnnouncedStands { half_move: named(last), when: stood(before, game) }
            }
            Self::BoardStands { moments } => ReasonNote::BoardStands { when: stood(moments, game) },
            Self::EvidenceMissing => ReasonNote::EvidenceMissing,
            Self::EvidenceWouldBe { moments, lapsed } => {
                let half_moves = moments.iter().map(named).collect();
                ReasonNote::EvidenceWouldBe { half_moves, lapsed: *lapsed }
            }
            Self::NothingRepeated => ReasonNote::NothingRepeated,
            Self::NotPlayedYet { at } => ReasonNote::NotPlayedYet { half_move: named(at) },
            Self::Differs { at, how, .. } => {
                ReasonNote::Differs { when: after(at), how: how.said(numbering) }
            }
            Self::NamedTwice { at } => ReasonNote::NamedTwice { half_move: named(at) },
            Self::TooFewNamed { named, needed } => {
                ReasonNote::TooFewNamed { named: *named, needed: *needed }
            }
            Self::PiecesStand { at, .. } => ReasonNote::PiecesStand { when: after(at) },
            Self::LimitReached { first, last, .. } => {
                ReasonNote::LimitReached { first: named(first), last: named(last) }
            }
            Self::Counted { made, limit, .. } => {
                ReasonNote::Counted { white: made.white, black: made.black, limit: *limit }
            }
            Self::CountedByNumber { first, due, made } => {
                let moves = due.saturating_sub(*first);
                ReasonNote::CountedByNumber { first: *first, moves, made: *made }
            }
            Self::LimitHeld => ReasonNote::LimitHeld,
            Self::CountBegins { first, stated, ended } => match ended {
                Some((at, why)) => {
                    let (stated, ended) = (named(stated), named(at));
                    ReasonNote::CountBeginsAnew { stated, ended, why: *why }
                }
                None => ReasonNote::CountBegins { stated: named(stated), first: named(first) },
            },
            Self::CountEnded { at, why } => ReasonNote::CountEnded { ended: named(at), why: *why },
            Self::NoDemand => ReasonNote::NoDemand,
            Self::OtherPieces(asked) => ReasonNote::OtherPieces { pieces: materials_said(asked) },
            Self::Suspended { by } => ReasonNote::Suspended { clause: set.draws[*by].id.clone() },
            Self::LoneKingOffDiagonal => ReasonNote::LoneKingOffDiagonal,
            Self::DiagonalNotHeld => ReasonNote::DiagonalNotHeld,
            Self::NothingCounted => ReasonNote::NothingCounted,
            Self::NotBlocked => ReasonNote::NotBlocked,
            Self::NoAgreement => ReasonNote::NoAgreement,
            Self::NotAgreed(PastOffer { by, fate, .. }) => {
                ReasonNote::NotAgreed { side: *by, fate: *fate }
            }
            Self::AgreedWithTooManyMen { most } => ReasonNote::TooManyMen { most: *most },
            Self::AgreedTooEarly { made, needed } => {
                ReasonNote::TooEarly { made: *made, needed: *needed }
            }
        };
        noted.said()
    }
}

/// Returns how often the position at a moment has occurred, compared with the number needed.
fn stands(game: NamedGame<'_>, at: usize, times: usize, needed: usize) -> ReasonNote {
    let (when, turn) = (stood(&[at], game), game.game.position(at).turn());
    let time = |times: usize| Row::nth_word(times as u64);
    match (times >= needed, times) {
        (true, _) => ReasonNote::StandsMet { when, time: time(times), turn },
        (false, 1) => ReasonNote::StandsFirst { when },
        (false, _) => {
            ReasonNote::StandsAgain { when, time: time(times), turn, needed: time(needed) }
        }
    }
}

/// Renders the moments of a position: "after 41w, 45w and 49w", "at the start and after 41w".
fn stood(moments: &[usize], game: NamedGame<'_>) -> Said {
    match moments {
        [] | [0] => OccurrenceMoments::AtStart.said(),
        [0, later @ ..] => OccurrenceMoments::StartAndAfter { later: stood(later, game) }.said(),
        [most @ .., last] => {
            let several = !most.is_empty();
            let most = most.iter().map(|&moment| game.named(moment)).collect();
            OccurrenceMoments::After { most, last: game.named(*last), several }.said()
        }
    }
}

impl PositionDifference {
    /// Renders the difference: "the white king stands on 3, not on 4".
    pub fn said(&self, numbering: &Numbering) -> Said {
        let name = |square| numbering.name(square).to_string();
        let told = match *self {
            Self::Turn { here } => DifferenceNote::Turn { here, there: here.opponent() },
            Self::Moved { piece, here, there } => {
                DifferenceNote::Moved { holds: piece, here: name(here), there: name(there) }
            }
            Self::Added { piece, here } => DifferenceNote::Added { holds: piece, here: name(here) },
            Self::Missing { piece, there } => {
                DifferenceNote::Missing { holds: piece, there: name(there) }
            }
            Self::Same => DifferenceNote::Same,
        };
        told.said()
    }
}

impl Told for EvidenceKind {
    fn said(&self) -> Said {
        let told = match *self {
            Self::Occurrence(time) => EvidenceNote::Occurrence { time: Row::nth_word(time as u64) },
            Self::Begins => EvidenceNote::Begins,
            Self::First => EvidenceNote::First,
            Self::Last => EvidenceNote::Last,
            Self::Resets => EvidenceNote::Resets,
            Self::Demand => EvidenceNote::Demand,
            Self::Agreed => EvidenceNote::Agreed,
            Self::Stated => EvidenceNote::Stated,
        };
        told.said()
    }
}
