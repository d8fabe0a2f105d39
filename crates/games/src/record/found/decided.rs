//! Decisions about irregularities, and the actions that their correction requires.

use super::super::incident::Incident;
use super::{EndReason, MoveList, SquareList};
use crate::board::Color;
use crate::diag::{ArticleText, Citation, MissingArticle};
use crate::draw::HalfMoveName;
use crate::said::{Fact, told};

told! {
    /// The action required by the correction of an irregularity.
    pub enum RequiredAction {
        SecondMoveTakenBack => "due-second-move-taken-back", "the second move is taken back";
        FirstMoveTakenBack => "due-first-move-taken-back", "the move is taken back";
        LegalMove { moves: MoveList } => "due-legal-move", "a legal move must be played, { $moves }";
        /// This side must play one of these moves; `wrongly_moved` if only with the wrongly moved
        /// piece, under the article in `source`.
        MustPlay {
            side: Color,
            moves: MoveList,
            several: bool,
            wrongly_moved: bool,
            source: Option<InlineArticle>,
        } => "due-must-play",
            "{ one-side } must play { $moves }{ $wrongly_moved ->
                [yes] , with the piece wrongly moved
               *[no] { \"\" }
            }{ $source ->
                [none] { \"\" }
               *[other] { \" (\" }{ $source })
            }";
        /// The half-move counts; `then` is what the opponent must play, having touched a piece in
        /// reply to it.
        MoveStays { text: String, then: Option<Box<RequiredAction>> } => "due-move-stays",
            "{ $text } counts as played{ $then ->
                [none] { \"\" }
               *[other] , and { $then }
            }";
        TakenOff { squares: SquareList, pieces: usize } => "due-taken-off",
            "{ $squares } { $pieces ->
                [one] is taken off
               *[other] are taken off
            }",
            aloud "{ $pieces ->
                [one] the piece on { $squares } is taken off
               *[other] the pieces on { $squares } are taken off
            }";
        PutBack { squares: SquareList, pieces: usize } => "due-put-back",
            "{ $squares } { $pieces ->
                [one] is put back
               *[other] are put back
            }",
            aloud "{ $pieces ->
                [one] the piece on { $squares } is put back
               *[other] the pieces on { $squares } are put back
            }";
        ShownAgain { side: Color } => "due-shown-again", "{ one-side } shows the capture again";
        RemovedAgain { side: Color } => "due-removed-again", "{ one-side } shows the removal again";
        AllTakenOff { side: Color } => "due-all-taken-off",
            "{ one-side } takes off all pieces captured";
        Crowned { square: String } => "due-crowned", "the piece on { $square } is crowned",
            aloud "the piece on { $square } is now crowned";
        KingCrowned { square: String } => "due-king-crowned", "the king on { $square } is crowned";
        SetRight { squares: SquareList, pieces: usize } => "due-set-right",
            "{ $pieces ->
                [one] the piece on { $squares } is set right
               *[other] the pieces on { $squares } are set right
            }",
            aloud "{ $pieces ->
                [one] the piece on { $squares } goes to the square where it belongs
               *[other] the pieces on { $squares } go to the squares where they belong
            }";
        PutInPlay => "due-put-in-play", "the piece is put on a square in play";
        RulesFollowed { side: Color } => "due-rules-followed", "{ one-side } follows the rules";
    }
}

told! {
    /// The decision about an irregularity, added to its finding as a note. `part` is the article
    /// that allows no correction in part, if this was one; `lifted` are the squares of pieces that
    /// are assumed to have been lifted.
    pub enum Decided {
        So { decision: Decision, part: Option<InlineArticle>, lifted: Option<SquareList> } => "decided",
            "{ $decision }",
            note "{ $decision }{ decided-besides }";
        Open {
            decision: Decision,
            part: Option<InlineArticle>,
            lifted: Option<SquareList>,
            choice: ToDecide,
        } => "decided-open",
            "{ $decision }",
            note "{ $decision }{ decided-besides }",
            help "{ $choice }";
        AfterTheEnd { why: EndReason } => "decided-after-the-end",
            "the game had ended: { $why }",
            note "the game had ended: { $why }; nothing is corrected any more",
            help "{ \"\" }";
    }
}

told! {
    /// A decision; `side` is the opponent of the side that committed the irregularity.
    pub enum Decision {
        Claimed { side: Color, source: DecisionArticle } => "decision-claimed",
            "{ one-side } claims the game: { other-side } loses { $source }";
        GameEnded { why: Option<EndReason> } => "decision-game-ended",
            "it was open when the game ended: { $why ->
                [none] { \"\" }
               *[other] { $why }
            }";
        PutRight { source: DecisionArticle } => "decision-put-right", "it has been put right { $source }";
        Gone => "decision-gone", "it is gone: the move was taken back";
        TouchCounts => "decision-touch-counts",
            "the move was taken back, but the touch before it still counts";
        GoneIfAccepted { side: Color, touch: bool } => "decision-gone-if-accepted",
            "{ $touch ->
                [yes] if { one-side } accepts that the move was taken back, the touch still counts
               *[no] it is gone if { one-side } accepts that the move was taken back
            }; if not, it can still be corrected";
        CountsInstead { text: String } => "decision-counts-instead",
            "it is void: { $text } may not be taken back, and counts as played";
        Void { side: Color } => "decision-void",
            "it is void: { one-side } held { other-side } to the move that was taken back";
        Held { side: Color, source: DecisionArticle } => "decision-held",
            "{ one-side } held { other-side } to the move { $source }, and had it corrected";
        Corrected { side: Color, source: DecisionArticle, due: RequiredAction } => "decision-corrected",
            "{ one-side } had it corrected { $source }; { $due }";
        /// It cannot stand; the half-moves played `since` are undone with it.
        CannotStand {
            due: RequiredAction,
            source: DecisionArticle,
            since: usize,
            result: Option<String>,
        } => "decision-cannot-stand",
            "{ $result ->
                [none] it cannot stand
               *[other] it cannot stand, unless the game had already ended { $result }
            }: { $due } { $source }{ $since ->
                [0] { \"\" }
                [1] ; the half-move played since goes back with it
               *[other] ; the { $since } half-moves played since go back with it (the text names \
             no limit; the arbiter decides)
            }";
        /// It stands, because the opponent has moved and, if the clock decides, pressed it.
        Moved { side: Color, clock: bool, source: DecisionArticle } => "decision-moved",
            "it stands: { one-side } has moved since{ $clock ->
                [yes] { \" \" }and pressed the clock
               *[no] { \"\" }
            } { $source }";
        LetStand { side: Color, source: DecisionArticle } => "decision-let-stand",
            "it stands: { one-side } lets it stand { $source }";
        Forgone { side: Color, how: EndReason } => "decision-forgone",
            "it stands: { $how } before { one-side } had decided, and that lets it stand (no \
             article was found that says so)";
        GoesBack { first: Fact } => "decision-goes-back",
            "it goes back with { $first }, which cannot stand";
        MoverUnknown { text: String } => "decision-mover-unknown",
            "who decides hangs on who made { $text }, which the record does not tell";
        RefusalAccepted { side: Color, source: DecisionArticle } => "decision-refusal-accepted",
            "{ one-side } has moved since: that accepts it, and the game goes on { $source }";
        NotCorrectedAnyMore { side: Color, source: DecisionArticle, due: RequiredAction } => "decision-not-corrected",
            "{ one-side } demanded the correction { $source }: { $due }; the game ended before it \
             was made";
        /// It is open; `moved` if the opponent only has to press the clock. A game with a recorded
        /// `result` may have ended before.
        Open {
            side: Color,
            moved: bool,
            result: Option<String>,
            source: DecisionArticle,
        } => "decision-open",
            "{ $result ->
                [none] it is open
               *[other] it is open, unless the game had already ended { $result }
            }: { one-side } { $moved ->
                [yes] has not pressed the clock yet
               *[no] has not moved yet
            } { $source }";
    }
}

told! {
    /// The choice that the opponent, `side`, still has; `moved` if they only have to press the
    /// clock.
    pub enum ToDecide {
        Correct { side: Color, moved: bool, due: RequiredAction } => "to-decide-correct",
            "{ decides-before }: let it stand, or have it corrected, and then { $due }";
        /// The half-move that was taken back may be `wrong` itself.
        TakingBack {
            side: Color,
            moved: bool,
            text: String,
            wrong: bool,
        } => "to-decide-taking-back",
            "{ decides-before }: accept the taking back, or hold { other-side } to { $text }{ $wrong ->
                [yes] , which can then be corrected
               *[no] { \"\" }
            }";
        /// It was committed in place of the half-move of this text, which was taken back; of the two
        /// only one counts.
        InPlace { side: Color, text: String, due: Box<RequiredAction> } => "to-decide-in-place",
            "if { one-side } accepts that { $text } was taken back, this can be corrected: \
             { $due }; if not, it is void";
        Claim { side: Color, moved: bool, source: DecisionArticle } => "to-decide-claim",
            "{ decides-before }: let it stand, or claim the game, which is then lost for \
             { other-side } { $source }";
    }
}

told! {
    /// The incident that a late demand is about.
    pub enum HappenedAt {
        Incident { half_move: HalfMoveName, incident: Incident } => "happened-at",
            "{ $half_move } ({ $incident })";
    }
}

told! {
    /// The article on a decision.
    pub enum DecisionArticle {
        Cited { article: Box<ArticleText> } => "source-cited", "({ $article })";
        Unnamed { article: Box<ArticleText>, lacking: Option<MissingArticle> } => "source-unnamed",
            "[{ $lacking }]",
            aloud "({ $lacking })";
    }
}

impl DecisionArticle {
    /// Creates the source from a citation with titles.
    pub(in crate::record) fn of(citation: &Citation) -> Self {
        let (article, lacking) = (Box::new(citation.told()), citation.lacking());
        if lacking.is_none() { Self::Cited { article } } else { Self::Unnamed { article, lacking } }
    }
}

told! {
    /// An article inside a sentence that already has parentheses.
    pub enum InlineArticle {
        Named { article: Box<ArticleText> } => "cited", "{ $article }";
        Lacking { article: Box<ArticleText>, lacking: MissingArticle } => "cited-lacking", "{ $lacking }";
    }
}

impl InlineArticle {
    /// Creates the article from a citation with titles.
    pub(in crate::record) fn of(citation: &Citation) -> Self {
        let article = Box::new(citation.told());
        match citation.lacking() {
            Some(lacking) => Self::Lacking { article, lacking },
            None => Self::Named { article },
        }
    }
}
