//! Colour preferences of teams (FIDE C.04.6, 1.7).

use crate::Color;
use crate::field::Preferences;

/// The colour that a team prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::swiss) struct TeamPreference {
    /// The colour.
    pub color: Color,
    /// Whether the preference is strong; only with type B.
    pub strong: bool,
}

/// The colours of a team's matches.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::swiss) struct History {
    /// The colours of the matches played, the first one first (1.6.1; C.04.2, 3.4).
    pub colors: Vec<Color>,
    /// Matches with White minus matches with Black (1.6.2).
    pub difference: i32,
}

impl History {
    /// Returns the history of colours.
    pub(super) fn new(colors: Vec<Color>) -> Self {
        let sign = |color: &Color| if *color == Color::White { 1 } else { -1 };
        Self { difference: colors.iter().map(sign).sum(), colors }
    }

    /// Returns the colour of the last match.
    pub(super) fn last(&self) -> Option<Color> {
        self.colors.last().copied()
    }

    /// Returns the colour of the last two matches, if they had the same one.
    fn repeated(&self) -> Option<Color> {
        match self.colors.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }
}

/// Returns the preference of a team; `is_last_round` refers to the round to be paired.
pub(super) fn due(
    preferences: Preferences,
    history: &History,
    is_last_round: bool,
) -> Option<TeamPreference> {
    let (difference, repeated) = (history.difference, history.repeated());
    // The preferences of 1.7.1 and the strong ones of 1.7.2 are the same. 1.7.2 mentions the last
    // round only after them.
    let wide = match (difference, repeated) {
        (..-1, _) | (-1 | 0, Some(Color::Black)) => Some(Color::White),
        (2.., _) | (0 | 1, Some(Color::White)) => Some(Color::Black),
        _ => None,
    };
    match preferences {
        Preferences::None => None,
        Preferences::TypeA => wide.map(|color| TeamPreference { color, strong: false }),
        Preferences::TypeB => {
            wide.map(|color| TeamPreference { color, strong: true }).or_else(|| {
                let color = match difference {
                    -1 => Color::White,
                    1 => Color::Black,
                    0 if !is_last_round => history.last()?.opponent(),
                    _ => return None,
                };
                Some(TeamPreference { color, strong: false })
            })
        }
    }
}
