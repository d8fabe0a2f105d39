//! Divisions: promotion and relegation by the first and last places of a table.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::event::{Event, is_default};

/// The meaning of the first and last places of a division for the next season.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// The group that is this division; every table of the last stage if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The name of the division above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// The name of the division below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<String>,
    /// The number of first places that are promoted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub promoted: u16,
    /// The number of places after those that play promotion matches.
    #[serde(default, skip_serializing_if = "is_default")]
    pub promotion_matches: u16,
    /// The number of places before the relegated ones that play relegation matches.
    #[serde(default, skip_serializing_if = "is_default")]
    pub relegation_matches: u16,
    /// The number of last places that are relegated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub relegated: u16,
}

/// The meaning of a place for the next season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Promotion to the division above.
    Promoted,
    /// Matches for promotion.
    PromotionMatches,
    /// Matches to avoid relegation.
    RelegationMatches,
    /// Relegation to the division below.
    Relegated,
    /// Undecided: a shared place whose holders cannot all be treated alike.
    Undecided,
}

impl Division {
    /// Returns the outcome of each of these places, in the order of the table.
    ///
    /// Players who share a place have the same outcome, or it is undecided; if the first and the
    /// last places overlap, the first take precedence.
    pub fn fates(&self, places: &[usize]) -> Vec<Option<Fate>> {
        let all = places.len();
        let [up, up_matches] = [self.promoted, self.promotion_matches].map(usize::from);
        let [down, down_matches] = [self.relegated, self.relegation_matches].map(usize::from);
        let at = |at: usize| match (at, all - at) {
            (at, _) if at < up => Some(Fate::Promoted),
            (at, _) if at < up + up_matches => Some(Fate::PromotionMatches),
            (_, left) if left <= down => Some(Fate::Relegated),
            (_, left) if left <= down + down_matches => Some(Fate::RelegationMatches),
            _ => None,
        };
        let mut fates = Vec::new();
        for tied in places.chunk_by(|one, next| one == next) {
            let first = fates.len();
            let own = (first..first + tied.len()).map(at).collect::<Vec<_>>();
            let alike = own.windows(2).all(|pair| pair[0] == pair[1]);
            fates
                .extend(own.into_iter().map(|one| if alike { one } else { Some(Fate::Undecided) }));
        }
        fates
    }
}

impl Division {
    /// Returns the places with promotion matches, from 0, of a table with `all` places.
    pub fn promotion_match_places(&self, all: usize) -> Range<usize> {
        let first = usize::from(self.promoted).min(all);
        first..(first + usize::from(self.promotion_matches)).min(all)
    }

    /// Returns the places with relegation matches, from 0, of a table with `all` places, except
    /// those of promotion or promotion matches.
    pub fn relegation_match_places(&self, all: usize) -> Range<usize> {
        let last =
            all.saturating_sub(self.relegated.into()).max(self.promotion_match_places(all).end);
        last.saturating_sub(self.relegation_matches.into())
            .max(self.promotion_match_places(all).end)..last
    }
}

impl Event {
    /// Returns the stage, from 0, whose tables are the divisions: the last one apart from promotion
    /// matches.
    pub fn stage_of_divisions(&self) -> usize {
        let is_after = |stage: &usize| {
            let later = self.later_stage(*stage);
            later.is_some_and(|later| later.promotion_matches().next().is_some())
        };
        let stages = 0..self.stage_count();
        stages.rev().find(|stage| !is_after(stage)).unwrap_or(0)
    }

    /// Returns the division of a table: that of a stage, from 0, and of a group of it.
    pub fn division_of(&self, stage: usize, group: Option<&str>) -> Option<&Division> {
        let own = |one: &&Division| one.group.is_some() && one.group.as_deref() == group;
        let of_all = |one: &&Division| one.group.is_none() && stage == self.stage_of_divisions();
        self.divisions.iter().find(own).or_else(|| self.divisions.iter().find(of_all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENDS: Division = Division {
        group: None,
        above: None,
        below: None,
        promoted: 1,
        promotion_matches: 1,
        relegation_matches: 1,
        relegated: 2,
    };

    #[test]
    fn the_first_go_up_and_the_last_down() {
        let fates = ENDS.fates(&[1, 2, 3, 4, 5, 6, 7, 8]);
        let [up, match_up, match_down, down] = [
            Some(Fate::Promoted),
            Some(Fate::PromotionMatches),
            Some(Fate::RelegationMatches),
            Some(Fate::Relegated),
        ];
        assert_eq!(fates, [up, match_up, None, None, None, match_down, down, down]);
    }

    #[test]
    fn a_shared_place_on_the_line_decides_nothing() {
        let fates = ENDS.fates(&[1, 1, 3, 4, 5, 6, 7, 7]);
        assert_eq!(fates[..2], [Some(Fate::Undecided); 2], "one of them goes up");
        assert_eq!(fates[6..], [Some(Fate::Relegated); 2], "both go down");
    }

    #[test]
    fn the_places_of_promotion_and_relegation_matches_are_those_of_the_fates() {
        for all in 0..9 {
            let places: Vec<usize> = (1..=all).collect();
            let fates = ENDS.fates(&places);
            let of = |fate: Fate| -> Vec<usize> {
                (0..all).filter(|&at| fates[at] == Some(fate)).collect()
            };
            assert_eq!(
                ENDS.promotion_match_places(all).collect::<Vec<_>>(),
                of(Fate::PromotionMatches),
                "{all}"
            );
            assert_eq!(
                ENDS.relegation_match_places(all).collect::<Vec<_>>(),
                of(Fate::RelegationMatches),
                "{all}"
            );
        }
    }

    #[test]
    fn of_too_few_the_first_go_up() {
        assert_eq!(ENDS.fates(&[1]), [Some(Fate::Promoted)]);
        assert_eq!(ENDS.fates(&[]), []);
    }
}
