//! What the arbiter finds in what happens apart from the moves.

use super::super::codes;
use super::super::incident::Incident;
use super::{CannotAnnounce, Cited, Ended, Moves, Squares};
use crate::board::Color;
use crate::diag::found;
use crate::rules::EarlyAgreement;
use crate::said::{Fact, told};

found! {
    /// Why an incident is not used: what it names is not there.
    pub enum Unusable {
        /// The board has no such square.
        NoSuchSquare { square: String, squares: String }
            => "unusable-no-such-square", codes::INCIDENT_INVALID;
        /// A side takes a move back, but did not make the last one.
        NotLast { side: Color } => "unusable-not-last", codes::INCIDENT_INVALID;
        /// No piece was captured there.
        NotCaptured { side: Color, square: String }
            => "unusable-not-captured", codes::INCIDENT_INVALID;
        /// No piece stands there.
        NoPiece { square: String } => "unusable-no-piece", codes::INCIDENT_INVALID;
        /// No king was made there.
        NotMadeKing { side: Color, square: String }
            => "unusable-not-made-king", codes::INCIDENT_INVALID;
        /// No king stands there.
        NoKing { square: String } => "unusable-no-king", codes::INCIDENT_INVALID;
        /// The move cannot be announced.
        NotAnnounced { incident: Incident, text: String, why: CannotAnnounce }
            => "unusable-not-announced", codes::INCIDENT_INVALID;
        /// A claim names a move that is not there.
        NoSuchMove { incident: Incident, name: String }
            => "unusable-no-such-move", codes::INCIDENT_INVALID;
    }
}

found! {
    /// Why an incident changes nothing.
    pub enum Idle {
        /// The position is not known.
        PositionUnknown { incident: Incident } => "idle-position-unknown", codes::INCIDENT_NOTHING;
        /// Under this rule set no touch is binding.
        NoTouchMove { incident: Incident } => "idle-no-touch-move", codes::INCIDENT_NOTHING;
        /// The touch was announced.
        Announced { incident: Incident, square: String }
            => "idle-announced", codes::INCIDENT_NOTHING;
        /// This touch is not binding.
        BindsNobody { incident: Incident, why: CannotBind }
            => "idle-binds-nobody", codes::INCIDENT_NOTHING;
        /// No capture was stopped.
        NotStopped { incident: Incident } => "idle-not-stopped", codes::INCIDENT_NOTHING;
        /// The move is no capture.
        NoCapture { incident: Incident } => "idle-no-capture", codes::INCIDENT_NOTHING;
        /// The capture took one piece, which has no order.
        OnePiece { incident: Incident } => "idle-one-piece", codes::INCIDENT_NOTHING;
        /// No text says in which order captured pieces are removed.
        NoOrder { incident: Incident } => "idle-no-order", codes::INCIDENT_NOTHING;
        /// The board lies wrongly, but both players have moved.
        PlayedOn => "idle-played-on", codes::INCIDENT_NOTHING;
        /// This side takes no move back.
        NotTakenBack { incident: Incident, side: Color }
            => "idle-not-taken-back", codes::INCIDENT_NOTHING;
        /// Nothing that this side did is open.
        NothingOpen { incident: Incident, side: Color }
            => "idle-nothing-open", codes::INCIDENT_NOTHING;
        /// What the opponent did cannot stand.
        CannotStand { incident: Incident } => "idle-cannot-stand", codes::INCIDENT_NOTHING;
        /// This side refuses what the opponent had no right to demand.
        UnjustDemand { side: Color } => "idle-unjust-demand", codes::INCIDENT_NOTHING;
        /// This side refuses a claim that is right.
        ClaimRefused { side: Color } => "idle-claim-refused", codes::INCIDENT_NOTHING;
        /// The rule set counts nothing from a demand.
        NoDemand { incident: Incident, rules: String } => "idle-no-demand", codes::INCIDENT_NOTHING;
        /// This side has no lone king.
        NoLoneKing { incident: Incident, side: Color }
            => "idle-no-lone-king", codes::INCIDENT_NOTHING;
        /// No offer of this side's is open.
        NoOffer { incident: Incident, side: Color } => "idle-no-offer", codes::INCIDENT_NOTHING;
    }
}

told! {
    /// Why touching a square is not binding.
    pub enum CannotBind {
        /// No piece stands there.
        NoPiece { square: String } => "cannot-bind-no-piece";
        /// The piece is this side's, but the other side is to move.
        NotYours { square: String, side: Color } => "cannot-bind-not-yours";
        /// A capture is due that the piece cannot make.
        CannotCapture { square: String } => "cannot-bind-cannot-capture";
        /// The piece has no legal move.
        NoMove { square: String } => "cannot-bind-no-move";
    }
}

found! {
    /// What is done wrong with pieces by hand, and how pieces stand wrongly.
    pub enum HandFault {
        /// Pieces were touched by a player who was not to move.
        TouchedOffMove { side: Color } => "hand-touched-off-move", codes::TOUCHED_OFF_MOVE;
        /// Pieces were adjusted by a player who was not to move.
        AdjustedOffMove { side: Color } => "hand-adjusted-off-move", codes::TOUCHED_OFF_MOVE;
        /// A piece other than the required one was played; `corrected` if it was required because
        /// it had been wrongly moved.
        NotPlayed { text: String, square: String, corrected: bool, moves: Moves, several: bool }
            => "hand-not-played", codes::PIECE_TOUCHED_NOT_PLAYED;
        /// A piece has to be played next, if a half-move of the opponent's `stands` that can still be
        /// corrected.
        MustBePlayed {
            side: Color, square: String, corrected: bool, moves: Moves, several: bool,
            stands: Option<Fact>
        } => "hand-must-be-played", codes::PIECE_MUST_BE_PLAYED;
        /// Captured pieces were left on.
        LeftOn { side: Color, squares: Squares, pieces: usize }
            => "hand-left-on", codes::PIECE_LEFT_ON;
        /// Pieces were taken off without reason.
        Lifted { side: Color, squares: Squares } => "hand-lifted", codes::PIECE_LIFTED;
        /// A player removed pieces of their own.
        OwnRemoved { side: Color, squares: Squares } => "hand-own-removed", codes::OWN_PIECE_REMOVED;
        /// Pieces that had not been captured were removed.
        Removed { side: Color, squares: Squares } => "hand-removed", codes::PIECE_WRONGLY_REMOVED;
        /// A piece was lifted before the capture was done.
        LiftedEarly { side: Color } => "hand-lifted-early", codes::PIECE_LIFTED_EARLY;
        /// The removal was stopped.
        RemovalStopped { side: Color } => "hand-removal-stopped", codes::REMOVAL_STOPPED;
        /// The pieces were removed in another order.
        RemovalOrder { side: Color } => "hand-removal-order", codes::REMOVAL_ORDER;
        /// The same by a text that gives no right to a correction.
        OrderIncorrect { side: Color } => "hand-order-incorrect", codes::REMOVAL_ORDER_INCORRECT;
        /// A capture was made with two hands.
        TwoHands { side: Color } => "hand-two-hands", codes::TWO_HANDS;
        /// A capture was not shown clearly.
        Unclear { side: Color } => "hand-unclear", codes::CAPTURE_UNCLEAR;
        /// A man was not crowned.
        NotCrowned { side: Color, square: String } => "hand-not-crowned", codes::NOT_CROWNED;
        /// A king that had not been crowned was moved.
        UncrownedMoved { text: String } => "hand-uncrowned-moved", codes::UNCROWNED_KING_MOVED;
        /// The board lies wrongly.
        BoardWrong => "hand-board-wrong", codes::BOARD_WRONG;
        /// Pieces were set up wrongly.
        SetUpWrong { side: Color, squares: Squares } => "hand-set-up-wrong", codes::SET_UP_WRONG;
        /// A piece stands on a square that is not in play.
        Inactive { side: Color } => "hand-inactive", codes::PIECE_INACTIVE;
        /// Pieces were displaced by accident, on these squares if any are named; they are put back,
        /// by some texts on this side's `own_time`.
        Displaced { side: Color, squares: Option<Squares>, own_time: bool }
            => "hand-displaced", codes::PIECE_DISPLACED;
    }
}

found! {
    /// What is found about moves taken back, and about demands for correction.
    pub enum DemandFound {
        /// A move was taken back, as the opponent asked or agreed, or `retracts` what cannot stand.
        TakenBack { side: Color, text: String, retracts: bool, stays: bool }
            => "demand-taken-back", codes::MOVE_TAKEN_BACK_AGREED;
        /// A move was taken back that should not have been: even if the opponent `asked`, or
        /// because they did not. `stays` if the record goes on from it.
        WronglyTakenBack { side: Color, text: String, asked: bool, stays: bool }
            => "demand-wrongly-taken-back", codes::MOVE_TAKEN_BACK;
        /// This side demanded a correction and then moved, and so `accepts` what can stand.
        NotMade { side: Color, accepts: bool } => "demand-not-made", codes::CORRECTION_NOT_MADE;
        /// This side asks for the correction of something it did itself.
        OwnFault { side: Color } => "demand-own-fault", codes::CORRECTION_REFUSED;
        /// This side demands a correction too late.
        TooLate { side: Color, what: Fact } => "demand-too-late", codes::CORRECTION_TOO_LATE;
        /// What the opponent of this side did is incorrect, but the text gives no right to have it
        /// corrected.
        NotCorrected { side: Color } => "demand-not-corrected", codes::CORRECTION_REFUSED;
        /// The opponent of this side did nothing wrong.
        NothingWrong { side: Color } => "demand-nothing-wrong", codes::CORRECTION_REFUSED;
    }
}

found! {
    /// What is found about offers, agreements and claims of a draw.
    pub enum OfferFound {
        /// This side offers while it is not to move.
        OffMove { side: Color } => "offer-off-move", codes::OFFER_OFF_MOVE;
        /// This side accepts, but no offer is open; `until_answered` if one stays open until the
        /// opponent has moved.
        NotOpen { side: Color, until_answered: bool } => "offer-not-open", codes::OFFER_NOT_OPEN;
        /// A draw was agreed with too many men on the board.
        TooManyMen { most: u8 } => "offer-too-many-men", codes::DRAW_TOO_EARLY;
        /// A draw was agreed after too few moves.
        TooEarly { made: u32, needed: u32, then: EarlyAgreement, source: Cited }
            => "offer-too-early", codes::DRAW_TOO_EARLY;
        /// This side declines.
        Declined { side: Color } => "offer-declined", codes::OFFER_DECLINED;
        /// This side refuses a claim that is right, for which it can be warned.
        ClaimDeclined { side: Color } => "offer-claim-declined", codes::CLAIM_DECLINED;
    }
}

found! {
    /// What is found about the end of a game.
    pub enum EndFound {
        /// Something happened after the end; `lets` is what it let stand, and with which the game
        /// had ended.
        After { incident: Incident, why: Ended, lets: Option<Fact> }
            => "end-after", codes::AFTER_THE_END;
        /// The rule set gives this no result; `source` says when a player who leaves loses.
        NotRuled { what: Ended, rules: String, side: Option<Color>, source: Option<Cited> }
            => "end-not-ruled", codes::NOT_RULED;
        /// Both flags are down, and the rule set does not say what becomes of the game: a `draw` is
        /// what the project proposes; `paces` says where it is one at some time controls.
        FlagsDown { paces: Option<Cited>, draw: &'static str } => "end-flags-down", codes::NOT_RULED;
        /// The record ends with a half-move of a piece of this side's, made while the opponent was to
        /// move, and does not tell who made it; the articles on either case.
        MoverUnknown { text: String, side: Color, first: bool, own: Cited, theirs: Cited }
            => "end-mover-unknown", codes::MOVER_UNKNOWN;
        /// This side's time is over, and the server moves for it.
        ServerMoves { side: Color } => "end-server-moves", codes::INCIDENT_NOTHING;
        /// This side refuses to follow the rules.
        Refusal { side: Color, source: Cited } => "end-refusal", codes::REFUSAL;
    }
}
