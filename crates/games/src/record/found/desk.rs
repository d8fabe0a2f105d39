//! Findings of the arbiter about incidents.

use super::super::codes;
use super::super::incident::Incident;
use super::{CannotAnnounce, EndReason, InlineArticle, MoveList, SquareList};
use crate::board::Color;
use crate::diag::found;
use crate::rules::EarlyAgreement;
use crate::said::{Fact, told};

found! {
    /// The reason why an incident is ignored: something that it names does not exist.
    pub enum UnusableIncident {
        NoSuchSquare {
            square: String,
            squares: String,
        } => "unusable-no-such-square", codes::INCIDENT_INVALID,
            "`{ $square }` is not a square of this board",
            note "not used",
            help "squares are { $squares }";
        NotLast { side: Color } => "unusable-not-last", codes::INCIDENT_INVALID,
            "{ one-side } takes a move back, but the last move was not theirs",
            note "not used",
            help "put the incident after the half-move that is taken back";
        NotCaptured {
            side: Color,
            square: String,
        } => "unusable-not-captured", codes::INCIDENT_INVALID,
            "{ one-side } did not capture a piece on { $square } with the move before",
            note "not used",
            help "name the squares of captured pieces that were left standing";
        NoPiece { square: String } => "unusable-no-piece", codes::INCIDENT_INVALID,
            "no piece stands on { $square }",
            note "not used",
            help "name squares on which a piece stood at that moment";
        NotMadeKing {
            side: Color,
            square: String,
        } => "unusable-not-made-king", codes::INCIDENT_INVALID,
            "the move before did not make { one-side } a king on { $square }",
            note "not used",
            help "put the incident after the move that reached the far row";
        NoKing { square: String } => "unusable-no-king", codes::INCIDENT_INVALID,
            "no king stands on { $square }",
            note "not used",
            help "name the square of a king that had not been crowned";
        NotAnnounced {
            incident: Incident,
            text: String,
            why: CannotAnnounce,
        } => "unusable-not-announced", codes::INCIDENT_INVALID,
            "{ $incident }: { $text } cannot be announced: { $why }",
            note "not used",
            help "announce a move that the claimant can play, or none";
        NoSuchMove {
            incident: Incident,
            name: String,
        } => "unusable-no-such-move", codes::INCIDENT_INVALID,
            "{ $incident }: there is no move { $name } before the claim",
            note "not used",
            help "name moves that are printed in the record, such as 41w";
    }
}

found! {
    /// The reason why an incident changes nothing.
    pub enum NoEffect {
        PositionUnknown { incident: Incident } => "idle-position-unknown", codes::INCIDENT_NOTHING,
            "{ $incident }: not judged, as the position is not known";
        NoTouchMove { incident: Incident } => "idle-no-touch-move", codes::INCIDENT_NOTHING,
            "{ $incident }: touching a piece binds nobody here";
        Announced {
            incident: Incident,
            square: String,
        } => "idle-announced", codes::INCIDENT_NOTHING,
            "{ $incident }: the adjustment of { $square } was announced, so the touch has no consequence";
        BindsNobody {
            incident: Incident,
            why: CannotBind,
        } => "idle-binds-nobody", codes::INCIDENT_NOTHING,
            "{ $incident }: { $why }, so the touch has no consequence";
        /// A touch that binds nobody, for which the text gives a caution and then the game.
        Cautioned {
            incident: Incident,
            why: CannotBind,
        } => "idle-cautioned", codes::INCIDENT_NOTHING,
            "{ $incident }: { $why }, and need not be played; the text gives a caution for the \
             touch and, the next time, the game: the arbiter decides";
        NotStopped { incident: Incident } => "idle-not-stopped", codes::INCIDENT_NOTHING,
            "{ $incident }: the capture before was not stopped";
        NoCapture { incident: Incident } => "idle-no-capture", codes::INCIDENT_NOTHING,
            "{ $incident }: the move is no capture";
        FewPieces { incident: Incident, pieces: usize } => "idle-few-pieces", codes::INCIDENT_NOTHING,
            "{ $incident }: { $pieces ->
                [one] the capture took one piece: there is no order to remove it in
               *[other] the capture took two pieces, and either may be removed first
            }";
        NoOrder { incident: Incident } => "idle-no-order", codes::INCIDENT_NOTHING,
            "{ $incident }: no article was found on the order in which captured pieces are removed";
        PlayedOn => "idle-played-on", codes::INCIDENT_NOTHING,
            "the board lies wrongly: it is played on, both having moved";
        NotTakenBack {
            incident: Incident,
            side: Color,
        } => "idle-not-taken-back", codes::INCIDENT_NOTHING,
            "{ $incident }: { one-side } takes no move back";
        NothingOpen {
            incident: Incident,
            side: Color,
        } => "idle-nothing-open", codes::INCIDENT_NOTHING,
            "{ $incident }: nothing that { one-side } did is still open";
        CannotStand { incident: Incident } => "idle-cannot-stand", codes::INCIDENT_NOTHING,
            "{ $incident }: what was done cannot stand";
        UnjustDemand { side: Color } => "idle-unjust-demand", codes::INCIDENT_NOTHING,
            "{ one-side } refuses what { other-side } had no right to demand";
        ClaimRefused { side: Color } => "idle-claim-refused", codes::INCIDENT_NOTHING,
            "{ one-side } refuses a claim that is right";
        NoDemand { incident: Incident, rules: String } => "idle-no-demand", codes::INCIDENT_NOTHING,
            "{ $incident }: { $rules } counts nothing from a demand";
        NoLoneKing {
            incident: Incident,
            side: Color,
        } => "idle-no-lone-king", codes::INCIDENT_NOTHING,
            "{ $incident }: { one-side } has no lone king against the pieces such a count is for";
        NoOffer { incident: Incident, side: Color } => "idle-no-offer", codes::INCIDENT_NOTHING,
            "{ $incident }: no offer of { one-side }'s is open";
    }
}

told! {
    /// The reason why touching a square is not binding.
    pub enum CannotBind {
        NoPiece { square: String } => "cannot-bind-no-piece", "no piece stands on { $square }";
        NotYours { square: String, side: Color } => "cannot-bind-not-yours",
            "{ $square } holds a piece of { one-side }";
        CannotCapture { square: String } => "cannot-bind-cannot-capture",
            "the piece on { $square } cannot make the capture that is due";
        NoMove { square: String } => "cannot-bind-no-move",
            "the piece on { $square } has no legal move";
    }
}

found! {
    /// A fault in handling pieces, or a fault in their placement.
    pub enum HandlingFault {
        TouchedOffMove { side: Color } => "hand-touched-off-move", codes::TOUCHED_OFF_MOVE,
            "{ one-side } touches pieces while { other-side } is to move",
            aloud "{ one-side } touched pieces while { other-side } was to move",
            note "this is incorrect, and binds nobody to play the piece",
            help "{ other-side } may ask the arbiter to warn { one-side }";
        AdjustedOffMove { side: Color } => "hand-adjusted-off-move", codes::TOUCHED_OFF_MOVE,
            "{ one-side } adjusts pieces while { other-side } is to move",
            aloud "{ one-side } adjusted pieces while { other-side } was to move",
            note "only the player on move may adjust pieces, and must announce it beforehand";
        /// A piece other than the required one was played; `corrected` if it was required because
        /// it had been moved wrongly.
        NotPlayed {
            text: String,
            square: String,
            corrected: bool,
            moves: MoveList,
            several: bool,
        } => "hand-not-played", codes::PIECE_TOUCHED_NOT_PLAYED,
            "{ $text }: { $square } { $corrected ->
                [yes] was wrongly moved and must be played
               *[no] was touched and can be played
            }",
            aloud "the piece on { $square } { $corrected ->
                [yes] was wrongly moved and had to be played
               *[no] was touched and not played
            }",
            label "{ $moves } had to be played";
        /// A piece must be played next, provided that an opponent's half-move that can still be
        /// corrected `stands`.
        MustBePlayed {
            side: Color,
            square: String,
            corrected: bool,
            moves: MoveList,
            several: bool,
            stands: Option<Fact>,
        } => "hand-must-be-played", codes::PIECE_MUST_BE_PLAYED,
            "{ one-side } must play { $moves }: the piece on { $square } was { $corrected ->
                [yes] wrongly moved
               *[no] touched
            }{ $stands ->
                [none] { \"\" }
               *[other] ; that holds if { $stands } stands
            }";
        LeftOn {
            side: Color,
            squares: SquareList,
            pieces: usize,
        } => "hand-left-on", codes::PIECE_LEFT_ON,
            "{ one-side } captured { $squares } and left { $pieces ->
                [one] it
               *[other] them
            } on the board",
            aloud "{ one-side } captured the { $pieces ->
                [one] piece on { $squares } and left it
               *[other] pieces on { $squares } and left them
            } on the board";
        Lifted {
            side: Color,
            squares: SquareList,
            pieces: usize,
        } => "hand-lifted", codes::PIECE_LIFTED,
            "{ one-side } took { $squares } off the board without reason",
            aloud "{ one-side } took the { $pieces ->
                [one] piece
               *[other] pieces
            } on { $squares } off the board without reason";
        OwnRemoved {
            side: Color,
            squares: SquareList,
            pieces: usize,
        } => "hand-own-removed", codes::OWN_PIECE_REMOVED,
            "{ one-side } removed { one-side }'s own { $squares }",
            aloud "{ one-side } removed { one-side }'s own { $pieces ->
                [one] piece
               *[other] pieces
            } on { $squares }";
        Removed {
            side: Color,
            squares: SquareList,
            pieces: usize,
        } => "hand-removed", codes::PIECE_WRONGLY_REMOVED,
            "{ one-side } removed { $squares }, and had not captured { $pieces ->
                [one] it
               *[other] them
            }",
            aloud "{ one-side } removed the { $pieces ->
                [one] piece on { $squares }, which was
               *[other] pieces on { $squares }, which were
            } not captured";
        LiftedEarly { side: Color } => "hand-lifted-early", codes::PIECE_LIFTED_EARLY,
            "{ one-side } lifted a piece before the capture was done";
        RemovalStopped { side: Color } => "hand-removal-stopped", codes::REMOVAL_STOPPED,
            "{ one-side } stopped while removing the captured pieces";
        RemovalOrder { side: Color } => "hand-removal-order", codes::REMOVAL_ORDER,
            "{ one-side } removed the pieces in another order than it took them";
        OrderIncorrect { side: Color } => "hand-order-incorrect", codes::REMOVAL_ORDER_INCORRECT,
            "{ one-side } removed the pieces in another order than it took them",
            note "incorrect, but the text gives no right to have it corrected";
        TwoHands { side: Color } => "hand-two-hands", codes::TWO_HANDS,
            "{ one-side } captured with two hands";
        Unclear { side: Color } => "hand-unclear", codes::CAPTURE_UNCLEAR,
            "{ one-side } did not show the capture clearly";
        NotCrowned { side: Color, square: String } => "hand-not-crowned", codes::NOT_CROWNED,
            "{ one-side } did not crown the piece on { $square }";
        UncrownedMoved { text: String } => "hand-uncrowned-moved", codes::UNCROWNED_KING_MOVED,
            "{ $text }: the king had not been crowned",
            aloud "the king had not been crowned";
        BoardWrong => "hand-board-wrong", codes::BOARD_WRONG,
            "the board lay wrongly",
            note "the game is annulled and begun again";
        SetUpWrong { side: Color, squares: SquareList } => "hand-set-up-wrong", codes::SET_UP_WRONG,
            "{ one-side }'s { $squares } was set up wrongly",
            aloud "{ one-side }'s piece on { $squares } was set up wrongly";
        Inactive { side: Color } => "hand-inactive", codes::PIECE_INACTIVE,
            "a piece of { one-side } stands on a square that is not in play";
        /// Pieces were displaced by accident, on these squares if any are named. They are put back,
        /// under some rules on this side's `own_time`.
        Displaced {
            side: Color,
            squares: Option<SquareList>,
            own_time: bool,
        } => "hand-displaced", codes::PIECE_DISPLACED,
            "{ one-side } displaced pieces by accident{ $squares ->
                [none] { \"\" }
               *[other] : { $squares }
            }",
            note "{ $own_time ->
                [yes] { one-side } puts them back on { one-side }'s own time, and the arbiter \
             may punish that player
               *[no] no irregularity: the pieces are put back
            }";
    }
}

found! {
    /// A finding about a taking back or a demand for correction.
    pub enum DemandFinding {
        /// A move was taken back with the opponent's request or consent, or, if `retracts`, because
        /// it cannot stand.
        TakenBack {
            side: Color,
            text: String,
            retracts: bool,
            stays: bool,
        } => "demand-taken-back", codes::MOVE_TAKEN_BACK_AGREED,
            "{ one-side } took { $text } back",
            note "{ $retracts ->
                [yes] that move could not stand
               *[no] { other-side } asked for it or agreed
            }: { $stays ->
                [yes] but the record goes on from { $text }, which stays
               *[no] { one-side } moves again
            }";
        /// A move was wrongly taken back: either although the opponent `asked` for it, or because
        /// they did not. `stays` if the record continues from it.
        WronglyTakenBack {
            side: Color,
            text: String,
            asked: bool,
            stays: bool,
        } => "demand-wrongly-taken-back", codes::MOVE_TAKEN_BACK,
            "{ one-side } took { $text } back{ $asked ->
                [yes] ; a completed move stays
               *[no] , and { other-side } had not asked for it
            }",
            note "{ $stays ->
                [yes] { $text } stays: the record goes on from it
               *[no] { \"\" }
            }";
        /// This side demanded a correction and then moved, and so `accepts` irregularities that can
        /// stand.
        NotMade { side: Color, accepts: bool } => "demand-not-made", codes::CORRECTION_NOT_MADE,
            "{ one-side } demanded a correction and then moved: it was not made",
            note "{ $accepts ->
                [yes] a player who moves accepts what the opponent did
               *[no] what the opponent did cannot stand all the same
            }";
        OwnFault { side: Color } => "demand-own-fault", codes::CORRECTION_REFUSED,
            "{ one-side } asks for the correction of { one-side }'s own irregularity",
            note "refused: { other-side } alone decides whether it stands";
        TooLate { side: Color, what: Fact } => "demand-too-late", codes::CORRECTION_TOO_LATE,
            "{ one-side } demands the correction of { $what } too late",
            note "refused: { $what } stands, { one-side } has decided since";
        /// The opponent's conduct was incorrect, but the text gives no right to its correction.
        NotCorrected { side: Color } => "demand-not-corrected", codes::CORRECTION_REFUSED,
            "{ one-side } demands a correction, and what { other-side } did is incorrect",
            note "refused: the text gives no right to have it corrected";
        NothingWrong { side: Color } => "demand-nothing-wrong", codes::CORRECTION_REFUSED,
            "{ one-side } demands a correction, and { other-side } did nothing wrong",
            note "refused: there is nothing to correct";
    }
}

found! {
    /// A finding about an offer, an agreement or a claim of a draw.
    pub enum OfferFinding {
        OffMove { side: Color } => "offer-off-move", codes::OFFER_OFF_MOVE,
            "{ one-side } offers a draw while { other-side } is to move",
            note "the player on move is to offer; if the offer is accepted, the draw stands";
        /// This side accepts, but no offer is open; `until_answered` if an offer stays open until
        /// the opponent has moved.
        NotOpen { side: Color, until_answered: bool } => "offer-not-open", codes::OFFER_NOT_OPEN,
            "{ one-side } accepts, and no offer of { other-side }'s is open",
            note "{ $until_answered ->
                [yes] no draw: an offer is open until it is declined or the opponent has moved
               *[no] no draw: an offer is open until it is declined or another move is made
            }";
        TooManyMen { most: u8 } => "offer-too-many-men", codes::DRAW_TOO_EARLY,
            "a draw was agreed while a player has more than { $most } men",
            note "{ no-penalty }";
        TooEarly {
            made: u32,
            needed: u32,
            then: EarlyAgreement,
            source: InlineArticle,
        } => "offer-too-early", codes::DRAW_TOO_EARLY,
            "a draw was agreed after { $made ->
                [one] { $made } move
               *[other] { $made } moves
            } each; { $needed } each are required",
            note "{ $then ->
                [both-zero] both players score 0 ({ $source })
                [play-on] the agreement does not hold, the game goes on ({ $source })
               *[unsaid] { no-penalty }
            }";
        Declined { side: Color } => "offer-declined", codes::OFFER_DECLINED,
            "{ one-side } declines the draw: the game goes on";
        ClaimDeclined { side: Color } => "offer-claim-declined", codes::CLAIM_DECLINED,
            "{ one-side } refuses a claim that is right",
            note "the draw stands; a player who refuses without a reason can be warned for \
             delaying the game";
    }
}

found! {
    /// A finding about the end of a game.
    pub enum EndFinding {
        /// An incident after the end; `lets` is the irregularity that it let stand, by which the
        /// game had ended.
        After {
            incident: Incident,
            why: EndReason,
            lets: Option<Fact>,
        } => "end-after", codes::AFTER_THE_END,
            "{ $incident }: { $lets ->
                [none] the game had ended
               *[other] that lets { $lets } stand, and with it the game had ended
            }: { $why }",
            note "recorded; it changes no result";
        /// The rule set gives no result for this; `source` is the article under which a player who
        /// leaves loses.
        NotRuled {
            what: EndReason,
            rules: String,
            side: Option<Color>,
            source: Option<InlineArticle>,
        } => "end-not-ruled", codes::NOT_RULED,
            "{ $what }: these rules give no result for that",
            note "{ $source ->
                [none] { \"\" }
               *[other] the game is lost once { one-side } resigns, or is told to play on and \
             refuses ({ $source })
            }",
            help "the arbiter decides, by the rules of the competition";
        /// Both flags are down, and the rule set does not give the result. `draw` is the result
        /// that this project proposes; `paces` is the article under which it is a draw at some time
        /// controls.
        FlagsDown {
            paces: Option<InlineArticle>,
            draw: &'static str,
        } => "end-flags-down", codes::NOT_RULED,
            "both flags are down, and nobody knows which fell first: { $paces ->
                [none] these rules give no result
               *[other] whether that is a draw depends on the time control, and nothing names it
            }",
            note "{ $paces ->
                [none] the text does not say what becomes of the game
               *[other] in rapid and blitz without added seconds it is a draw ({ $paces })
            }",
            help "{ $paces ->
                [none] the arbiter decides, by the rules of the competition; where these are \
             silent too, this project proposes a draw: { $draw }
               *[other] name the time control in the tag TimeControl, such as 900 or 5400+30
            }";
        /// The record ends with a half-move by a piece of this side, made while the opponent was to
        /// move, and does not show who made it. `own` and `theirs` are the articles for either
        /// case.
        MoverUnknown {
            text: String,
            side: Color,
            first: bool,
            own: InlineArticle,
            theirs: InlineArticle,
        } => "end-mover-unknown", codes::MOVER_UNKNOWN,
            "the record does not tell who made { $text }: if { one-side } moved { $first ->
                [yes] first
               *[no] twice in a row
            }, { other-side } decides whether { $text } stands ({ $own }); if { other-side } moved \
             { one-side }'s piece, { one-side } decides whether { $text } stands ({ $theirs })",
            help "the arbiter finds out who made it; a half-move after it, or the demand of the \
             player who decides, then tells it in the record";
        ServerMoves { side: Color } => "end-server-moves", codes::INCIDENT_NOTHING,
            "{ one-side }'s time is over: the server moves for { one-side }, and the game is not lost";
        Refusal { side: Color, source: InlineArticle } => "end-refusal", codes::REFUSAL,
            "{ one-side } refuses to follow the rules",
            note "{ one-side } was told to comply and does not: { other-side } wins ({ $source })";
    }
}
