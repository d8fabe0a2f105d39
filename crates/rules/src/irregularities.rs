//! Irregularities at the board: their articles and their consequences.
//!
//! Each has a line under `irregularities:`. If a line leaves something out, the general fields
//! decide: `irregular_move` (who decides), `finality` (until when), `after_correction` (the remedy)
//! and `strict_loss`. The article of a line is cited as long as the corresponding field cites the
//! same text: house rules that change the field are cited instead. A set that extends another
//! inherits its lines by `id`, unless its text is a different one.

use serde::{Deserialize, Serialize};

use super::draws::serde_words;
use super::fields::RuleSet;
use super::terms::{Finality, IrregularMove};
use super::value::word_enum;
use crate::diag::{Basis, Citation};

word_enum! {
    /// An irregularity at the board, or an act that only looks like one.
    pub enum Irregularity {
        /// Two moves in a row.
        TwoMoves = "two-moves-in-a-row",
        /// A move that the piece cannot make.
        Irregular = "moved-irregularly",
        /// A king moved more often than allowed.
        KingLimit = "king-limit",
        /// A piece was touched and another one played.
        TouchedNotPlayed = "piece-touched-not-played",
        /// A completed move was taken back.
        TakenBack = "move-taken-back",
        /// The opponent's piece was moved.
        NotYourPiece = "not-your-piece",
        /// A compulsory capture was not made.
        CaptureMissed = "capture-missed",
        /// A piece was removed from the board without reason.
        Lifted = "piece-lifted",
        /// A capture took too few pieces.
        CaptureTooFew = "capture-too-few",
        /// A capture took too many pieces.
        CaptureTooMany = "capture-too-many",
        /// A capture was made although another one was compulsory.
        CapturePriority = "capture-priority",
        /// A capture was stopped halfway.
        CaptureStopped = "capture-stopped",
        /// A captured piece was lifted before the capture was complete.
        LiftedEarly = "piece-lifted-early",
        /// A captured piece was left on the board.
        LeftOn = "piece-left-on",
        /// A piece that had not been captured was removed.
        WronglyRemoved = "piece-wrongly-removed",
        /// The removal of captured pieces was stopped.
        RemovalStopped = "removal-stopped",
        /// A player removed a piece of their own.
        OwnRemoved = "own-piece-removed",
        /// A man that became a king was not crowned.
        NotCrowned = "not-crowned",
        /// A king that had not been crowned was moved.
        UncrownedMoved = "uncrowned-king-moved",
        /// A capture was made with two hands.
        TwoHands = "two-hands",
        /// A capture was not shown clearly.
        Unclear = "capture-unclear",
        /// Pieces were placed wrongly.
        SetUpWrong = "set-up-wrong",
        /// A piece is on a square that is not in play.
        Inactive = "piece-inactive",
        /// Pieces were displaced by accident.
        Displaced = "piece-displaced",
        /// A player refuses to follow the rules.
        Refusal = "refusal",
        /// A wrong move was corrected by another wrong move.
        PartCorrection = "correction-in-part",
        /// Captured pieces were removed in another order than they were captured.
        RemovalOrder = "removal-order",
        /// A piece was announced and then touched.
        Announced = "touched-announced",
        /// A player touched pieces during the opponent's turn.
        TouchedOffMove = "touched-off-move",
        /// A player adjusted pieces during the opponent's turn.
        AdjustedOffMove = "adjusted-off-move",
    }
}

serde_words!(Irregularity IrregularMove Finality);

impl Irregularity {
    /// Returns whether `strict_loss` applies to it by default, so that it loses the game once the
    /// opponent claims it.
    ///
    /// A missed capture or a capture of lower priority does not lose: the opponent has it corrected
    /// or lets it stand.
    const fn forfeits(self) -> bool {
        !matches!(self, Self::CaptureMissed | Self::CaptureTooFew | Self::CapturePriority)
    }
}

/// The rules on one irregularity.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IrregularityLine {
    /// The irregularity.
    pub id: Irregularity,
    /// The person who decides, if not as in `irregular_move`.
    #[serde(default)]
    pub decides: Option<IrregularMove>,
    /// The event that makes it final, if not as in `finality`.
    #[serde(default)]
    pub until: Option<Finality>,
    /// Whether it loses the game under `strict_loss`, once the opponent claims it. Without
    /// `strict_loss`: true if the text declares the game forfeited; the arbiter then decides.
    #[serde(default)]
    pub forfeits: Option<bool>,
    /// False if the text calls it incorrect but gives no right to a correction. True if the source
    /// of this line, and not that of `irregular_move`, applies to its correction.
    #[serde(default)]
    pub corrected: Option<bool>,
    /// Whether it is corrected on the time of the player responsible, whom the arbiter may punish.
    #[serde(default)]
    pub own_time: Option<bool>,
    /// The document and the article.
    #[serde(default)]
    pub source: Option<Citation>,
}

impl IrregularityLine {
    /// Replaces every field that `change` sets.
    pub(super) fn overlay(&mut self, change: &Self) {
        self.decides = change.decides.or(self.decides);
        self.until = change.until.or(self.until);
        self.forfeits = change.forfeits.or(self.forfeits);
        self.corrected = change.corrected.or(self.corrected);
        self.own_time = change.own_time.or(self.own_time);
        self.source = change.source.clone().or_else(|| self.source.take());
    }

    /// Returns its fields as `key: value`, without id and source.
    pub(super) fn terms(&self) -> Vec<String> {
        let decides = self.decides.map(|word| format!("decides: {}", word.word()));
        let until = self.until.map(|word| format!("until: {}", word.word()));
        let forfeits = self.forfeits.map(|yes| format!("forfeits: {yes}"));
        let corrected = self.corrected.map(|yes| format!("corrected: {yes}"));
        let own_time = self.own_time.map(|yes| format!("own_time: {yes}"));
        [decides, until, forfeits, corrected, own_time].into_iter().flatten().collect()
    }
}

impl RuleSet {
    fn line(&self, which: Irregularity) -> Option<&IrregularityLine> {
        self.irregularities.iter().find(|line| line.id == which)
    }

    /// Returns who decides on an irregularity; `None` is one that is not in the table.
    pub fn who_decides(&self, which: Option<Irregularity>) -> IrregularMove {
        let own = which.and_then(|which| self.line(which)?.decides);
        own.unwrap_or(*self.irregular_move)
    }

    /// Returns the event that makes an irregularity final; `None` is one that is not in the table.
    pub fn final_by(&self, which: Option<Irregularity>) -> Finality {
        let own = which.and_then(|which| self.line(which)?.until);
        own.unwrap_or(*self.finality)
    }

    /// Returns whether an irregularity loses the game once the opponent claims it; `None` is one
    /// that is not in the table.
    pub fn loses_game(&self, which: Option<Irregularity>) -> bool {
        let own = which.map(|which| {
            let line = self.line(which).and_then(|line| line.forfeits);
            line.unwrap_or(which.forfeits())
        });
        *self.strict_loss && own.unwrap_or(true)
    }

    /// Returns whether the text declares the game forfeited for it, although `strict_loss` does not
    /// apply: the arbiter decides.
    pub fn is_declared_forfeit(&self, which: Irregularity) -> bool {
        let says = self.line(which).and_then(|line| line.forfeits);
        says == Some(true) && !*self.strict_loss
    }

    /// Returns whether its text provides for a correction; `None` if no text mentions it.
    pub fn is_corrected(&self, which: Irregularity) -> Option<bool> {
        self.line(which).map(|line| line.corrected.unwrap_or(true))
    }

    /// Returns whether it is corrected on the time of the player responsible, whom the arbiter may
    /// punish.
    pub fn is_corrected_on_own_time(&self, which: Irregularity) -> bool {
        self.line(which).and_then(|line| line.own_time).unwrap_or(false)
    }

    /// Returns the article on the consequence of an irregularity.
    ///
    /// It is the article of `irregular_move`, which covers all of them, except in these cases,
    /// where it is the irregularity's own:
    ///
    /// - it is a part of that article;
    /// - its line declares that it is corrected by itself;
    /// - the document of `irregular_move` is silent on it, or does not number it among the
    ///   irregularities.
    ///
    /// A takeback without a line has the article on takebacks.
    pub fn irregularity_cited(&self, which: Irregularity) -> Citation {
        let all = &self.irregular_move.source;
        let line = self.line(which);
        let own = line.and_then(|line| line.source.as_ref());
        let by_itself = matches!(which, Irregularity::Unclear | Irregularity::RemovalOrder);
        // House rules that change the field apply to all irregularities.
        let is_ours = all.basis() == Basis::Named;
        let says_so = is_ours && line.is_some_and(|line| line.corrected == Some(true));
        let decides = |own: &&Citation| {
            let same = own.document() == all.document();
            says_so || is_part_of(own, all) || same && (by_itself || own.basis() == Basis::Silent)
        };
        // A text that does not list takebacks may have an article on them, or be silent.
        if line.is_none() && which == Irregularity::TakenBack {
            return self.take_back.source.clone();
        }
        own.filter(decides).unwrap_or(all).clone()
    }

    /// Returns the article that defines an irregularity: its own if it belongs to the document that
    /// a field cites, otherwise that of the field.
    pub fn conduct_cited(&self, which: Irregularity, field: &Citation) -> Citation {
        let own = self.line(which).and_then(|line| line.source.as_ref());
        let same = |own: &&Citation| {
            matches!(own.basis(), Basis::Named | Basis::Silent)
                && own.document() == field.document()
        };
        own.filter(same).unwrap_or(field).clone()
    }
}

/// Returns whether one article is part of another, as `A1 5.4.6` of `A1 5.4`.
fn is_part_of(own: &Citation, all: &Citation) -> bool {
    own.as_str().strip_prefix(all.as_str()).is_some_and(|rest| rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_text, named, named_with};

    fn cited(set: &RuleSet, which: Irregularity) -> String {
        set.irregularity_cited(which).to_string()
    }

    #[test]
    fn a1_5_4_numbers_the_irregularities() {
        let set = named("international").expect("a rule set of the project");
        assert_eq!(cited(&set, Irregularity::CaptureMissed), "A1 5.4.6");
        assert_eq!(cited(&set, Irregularity::TwoHands), "A1 5.4.17");
        // An irregularity from another article is cited there, but corrected by 5.4.
        assert_eq!(cited(&set, Irregularity::SetUpWrong), "A1 5.4");
        let field = &set.irregular_move.source;
        assert_eq!(set.conduct_cited(Irregularity::SetUpWrong, field).as_str(), "A1 5.2");
    }

    #[test]
    fn a_house_that_changes_the_field_answers_by_its_own_words() {
        let settings = ["irregular_move=cannot-stand".to_owned()];
        let set = named_with("international", &settings).expect("a setting");
        assert_eq!(cited(&set, Irregularity::CaptureMissed), Citation::NOT_STATED);
        let field = &set.irregular_move.source;
        assert_eq!(set.conduct_cited(Irregularity::Refusal, field), *field);
        for name in ["antidraughts", "canadian", "international-club"] {
            let set = named(name).expect("a rule set of the project");
            let all = set.irregular_move.source.to_string();
            assert_eq!(cited(&set, Irregularity::CaptureMissed), all, "{name}");
        }
    }

    #[test]
    fn a_line_of_ones_own_says_otherwise_of_one_irregularity() {
        let text = "name: ours\nextends: international\nstrict_loss: true\nirregularities:\n  \
                    - {id: not-crowned, decides: cannot-stand, until: clock, forfeits: false}\n";
        let set = from_text(text, "ours.yaml", &[]).expect("a rule set");
        let (one, other) = (Some(Irregularity::NotCrowned), Some(Irregularity::Lifted));
        assert_eq!(set.who_decides(one), IrregularMove::CannotStand);
        assert_eq!(set.who_decides(other), IrregularMove::OpponentChooses);
        assert_eq!((set.final_by(one), set.final_by(other)), (Finality::Clock, Finality::NextMove));
        assert!(!set.loses_game(one) && set.loses_game(other) && set.loses_game(None));
        assert!(!set.loses_game(Some(Irregularity::CaptureMissed)));
        assert_eq!(cited(&set, Irregularity::NotCrowned), "A1 5.4.15");
    }

    #[test]
    fn a_line_that_names_no_irregularity_is_refused() {
        let text = "name: ours\nextends: international\nirregularities:\n  - {id: sneezed}\n";
        let error = from_text(text, "ours.yaml", &[]).expect_err("no irregularity");
        assert!(error.to_string().contains("`sneezed` is not allowed here"), "{error}");
    }
}
