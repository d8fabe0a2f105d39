//! The rules that a system promises to observe, for a checker.

/// The type of colour preferences in a team event (FIDE C.04.6, 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preferences {
    /// Type A (1.7.1): simple preferences.
    TypeA,
    /// Type B (1.7.2): strong and mild preferences.
    TypeB,
    /// No colour preferences.
    None,
}

/// A rule that a pairing can be checked against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// No two players meet a second time.
    Rematch,
    /// No player has the bye after a bye, or after the points of a win without a game.
    SecondBye,
    /// Two players who must both have the same colour do not meet, unless one of them is a
    /// topscorer in the last round (FIDE C.04.3, 1.7 and 1.8).
    SameColor,
    /// The bye goes to the lowest score eligible for it.
    ByeScore,
    /// The colours of a pair are those of FIDE C.04.3, 5.2.
    Colors,
    /// The colours of a match are those of FIDE C.04.6, 4.3, with these preferences.
    MatchColors(Preferences),
    /// No player has a colour for the third time in a row, except topscorers in the last round and
    /// their opponents.
    ThirdRunning,
    /// No player has one colour three times more than the other, with the same exception.
    Difference,
    /// The boards are in the order of FIDE C.04.2, 3.6.
    BoardOrder,
}

/// The rules that the pairings of a system are checked against, each with its FIDE article: `C.04.3
/// C1`.
///
/// Some rules hold in every system and are not listed: each player is paired once, one of an odd
/// number has the bye, and players whom the event keeps apart do not meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PromisedRules {
    /// The rules that no pairing may break.
    pub absolute: &'static [(Rule, &'static str)],
    /// The rules by which a pairing could be better, and recommendations.
    pub relative: &'static [(Rule, &'static str)],
}

impl PromisedRules {
    /// No rules.
    pub const NONE: Self = Self { absolute: &[], relative: &[] };

    /// Returns the article of a rule; `None` if the system does not promise it.
    #[must_use]
    pub fn article(self, rule: Rule) -> Option<&'static str> {
        let mut all = self.absolute.iter().chain(self.relative);
        all.find(|(own, _)| *own == rule).map(|(_, article)| *article)
    }

    /// Iterates over the rules that the system promises, the binding ones first.
    pub fn promised(self) -> impl Iterator<Item = Rule> {
        self.absolute.iter().chain(self.relative).map(|(rule, _)| *rule)
    }

    /// Returns whether the system promises a rule.
    #[must_use]
    pub fn includes(self, rule: Rule) -> bool {
        self.article(rule).is_some()
    }

    /// Returns whether no pairing of the system may break the rule.
    #[must_use]
    pub fn is_binding(self, rule: Rule) -> bool {
        self.absolute.iter().any(|(own, _)| *own == rule)
    }
}
