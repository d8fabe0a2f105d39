//! What is decided about an irregularity, and what its correction makes a player do.

use super::super::incident::Incident;
use super::{Ended, Moves, Squares};
use crate::board::Color;
use crate::diag::{ArticleText, Citation, Lacking};
use crate::draw::Named;
use crate::said::{Fact, told};

told! {
    /// What has to be done once an irregularity is corrected.
    pub enum Due {
        /// The second of two moves in a row is taken back.
        SecondMoveTakenBack => "due-second-move-taken-back";
        /// The first move, made by the wrong side, is taken back.
        FirstMoveTakenBack => "due-first-move-taken-back";
        /// Any legal move must be played.
        LegalMove { moves: Moves } => "due-legal-move";
        /// This side must play one of these; `wrongly_moved` if only with that piece, by the
        /// article of `source`.
        MustPlay {
            side: Color, moves: Moves, several: bool, wrongly_moved: bool, source: Option<Cited>
        } => "due-must-play";
        /// A half-move that was taken back stays.
        MoveStays { text: String } => "due-move-stays";
        /// Pieces are taken off.
        TakenOff { squares: Squares, pieces: usize } => "due-taken-off";
        /// Pieces are put back.
        PutBack { squares: Squares, pieces: usize } => "due-put-back";
        /// This side shows its capture again.
        ShownAgain { side: Color } => "due-shown-again";
        /// This side shows the removal again.
        RemovedAgain { side: Color } => "due-removed-again";
        /// This side takes off all that it has captured.
        AllTakenOff { side: Color } => "due-all-taken-off";
        /// A piece is crowned.
        Crowned { square: String } => "due-crowned";
        /// A king that moved is crowned.
        KingCrowned { square: String } => "due-king-crowned";
        /// Pieces are set right.
        SetRight { squares: Squares, pieces: usize } => "due-set-right";
        /// A piece is put on a square in play.
        PutInPlay => "due-put-in-play";
        /// This side follows the rules.
        RulesFollowed { side: Color } => "due-rules-followed";
    }
}

told! {
    /// What has become of an irregularity, added to its finding as a remark. `part` is the article
    /// that allows no partial correction, if this was one; `lifted` are squares whose pieces are
    /// assumed to have been lifted.
    pub enum Decided {
        /// This is decided.
        So { decision: Decision, part: Option<Cited>, lifted: Option<Squares> } => "decided";
        /// It is still to be decided.
        Open { decision: Decision, part: Option<Cited>, lifted: Option<Squares>, choice: ToDecide }
            => "decided-open";
        /// It was done after the end of the game.
        AfterTheEnd { why: Ended } => "decided-after-the-end";
    }
}

told! {
    /// What is decided; `side` is the opponent of the side that committed it.
    pub enum Decision {
        /// The opponent claims the game for it.
        Claimed { side: Color, source: Source } => "decision-claimed";
        /// It was open when the game ended.
        GameEnded { why: Option<Ended> } => "decision-game-ended";
        /// It has been put right without a demand.
        PutRight { source: Source } => "decision-put-right";
        /// The half-move was taken back.
        Gone => "decision-gone";
        /// The half-move was taken back, which the opponent may not accept.
        GoneIfAccepted { side: Color } => "decision-gone-if-accepted";
        /// It is void, for a half-move that may not be taken back counts.
        CountsInstead { text: String } => "decision-counts-instead";
        /// The opponent held the player to the half-move in whose place it was played.
        Void { side: Color } => "decision-void";
        /// The opponent held the player to the half-move that was taken back, and had it corrected.
        Held { side: Color, source: Source } => "decision-held";
        /// The opponent had it corrected.
        Corrected { side: Color, source: Source, due: Due } => "decision-corrected";
        /// It cannot stand; half-moves that were played `since` go back with it.
        CannotStand { due: Due, source: Source, since: usize, result: Option<String> }
            => "decision-cannot-stand";
        /// It stands, because the opponent has moved and, if that is what counts, pressed the
        /// clock.
        Moved { side: Color, clock: bool, source: Source } => "decision-moved";
        /// It stands, as the opponent said.
        LetStand { side: Color, source: Source } => "decision-let-stand";
        /// The opponent ended the game before deciding, and so let it stand.
        Forgone { side: Color, how: Ended } => "decision-forgone";
        /// It was made after a half-move that cannot stand, and goes back with it.
        GoesBack { first: Fact } => "decision-goes-back";
        /// Who decides hangs on who made this half-move, and nothing tells.
        MoverUnknown { text: String } => "decision-mover-unknown";
        /// A player refused to comply, and the opponent has moved since.
        RefusalAccepted { side: Color, source: Source } => "decision-refusal-accepted";
        /// It was to be corrected, and the game ended before that was done.
        NotCorrectedAnyMore { side: Color, source: Source, due: Due } => "decision-not-corrected";
        /// It is open; `moved` if the opponent only has to press the clock.
        /// A game with a recorded `result` was perhaps over before.
        Open { side: Color, moved: bool, result: Option<String>, source: Source } => "decision-open";
    }
}

told! {
    /// What the opponent, `side`, still has to decide; `moved` if only the clock has to be
    /// pressed.
    pub enum ToDecide {
        /// Whether it is corrected.
        Correct { side: Color, moved: bool, due: Due } => "to-decide-correct";
        /// Whether a taking back is accepted, or the half-move stays.
        TakingBack { side: Color, moved: bool, text: String } => "to-decide-taking-back";
        /// Whether to claim the game for it.
        Claim { side: Color, moved: bool, source: Source } => "to-decide-claim";
    }
}

told! {
    /// What a demand is about that came too late.
    pub enum HappenedAt {
        /// An incident at a half-move.
        Incident { half_move: Named, incident: Incident } => "happened-at";
    }
}

told! {
    /// The article on what is decided.
    pub enum Source {
        /// It is named.
        Cited { article: Box<ArticleText> } => "source-cited";
        /// There is none to be named.
        Unnamed { article: Box<ArticleText>, lacking: Option<Lacking> } => "source-unnamed";
    }
}

impl Source {
    /// The article of a citation with titles.
    pub(in crate::record) fn of(citation: &Citation) -> Self {
        let (article, lacking) = (Box::new(citation.told()), citation.lacking());
        if lacking.is_none() { Self::Cited { article } } else { Self::Unnamed { article, lacking } }
    }
}

told! {
    /// An article inside a sentence, where brackets stand around it already.
    pub enum Cited {
        /// It is named.
        Named { article: Box<ArticleText> } => "cited";
        /// There is none to be named.
        Lacking { article: Box<ArticleText>, lacking: Lacking } => "cited-lacking";
    }
}

impl Cited {
    /// The article of a citation with titles.
    pub(in crate::record) fn of(citation: &Citation) -> Self {
        let article = Box::new(citation.told());
        match citation.lacking() {
            Some(lacking) => Self::Lacking { article, lacking },
            None => Self::Named { article },
        }
    }
}
