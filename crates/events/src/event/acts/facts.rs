//! Conversions of event values to message arguments.

use crate::event::{Fate, GivenUp, PlayerId, Round, Score, ScoringMode, SystemKind, TieBreak};
use draughts_ground::said::Fact;

impl From<Round> for Fact {
    fn from(round: Round) -> Self {
        Self::Round(round.0)
    }
}

impl From<PlayerId> for Fact {
    fn from(id: PlayerId) -> Self {
        Self::Id(id.to_string())
    }
}

impl From<SystemKind> for Fact {
    fn from(kind: SystemKind) -> Self {
        Self::Word(kind.word())
    }
}

draughts_ground::fact_words! {
    GivenUp {
        Resigned "resigned",
        Left "left",
    }
}

impl From<Score> for Fact {
    fn from(score: Score) -> Self {
        Self::Figure(score.to_string())
    }
}

draughts_ground::fact_words! {
    Fate {
        Promoted "promoted",
        PromotionMatches "promotion-matches",
        RelegationMatches "relegation-matches",
        Relegated "relegated",
        Undecided "undecided",
    }
}

impl From<TieBreak> for Fact {
    fn from(tie_break: TieBreak) -> Self {
        Self::Text(tie_break.to_string())
    }
}

impl From<ScoringMode> for Fact {
    fn from(mode: ScoringMode) -> Self {
        Self::Text(
            match mode {
                ScoringMode::Standard => "standard",
                ScoringMode::MicroMatch => "micro-match",
                ScoringMode::Delft => "delft",
                ScoringMode::Delft10 => "delft-10",
                ScoringMode::Delft432 => "delft-4-3-2",
                ScoringMode::Delft532 => "delft-5-3-2",
                ScoringMode::DelftHalves => "delft-2-1.5-1",
                ScoringMode::PlusDraw => "plus-draw",
                ScoringMode::Goes => "goes",
            }
            .to_owned(),
        )
    }
}
