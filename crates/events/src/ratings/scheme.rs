//! Rating schemes: rules for calculating ratings, as data.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::change::{Change, Rating};
use super::fault::SchemeFault;
use super::{codes, tables};
use crate::diag::Citation;
use crate::document::DocumentKind;
use crate::event::{EventError, Problem, REFUSES, read_as};

/// The document kind of a scheme.
const SCHEME_FILE: DocumentKind =
    DocumentKind { code: codes::SCHEME_INVALID, word: "scheme", refuses: REFUSES };

/// A method of calculating ratings; each field has the article on which it rests.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scheme {
    /// The name that lists refer to.
    pub name: String,
    /// The title, in words.
    pub title: String,
    /// Further remarks.
    #[serde(default)]
    pub remarks: Vec<String>,
    /// The documents that the sources cite, by key.
    #[serde(default)]
    pub documents: BTreeMap<String, String>,
    /// Expected scores.
    pub curve: Sourced<Curve>,
    /// The largest difference of ratings that counts.
    pub largest_difference: Option<Sourced<u16>>,
    /// The choice of the rating used for a game.
    pub rating_then: Sourced<RatingBasis>,
    /// The unit to which changes are rounded.
    pub change: Sourced<Unit>,
    /// K by class of player: the first class that fits applies.
    pub k: Vec<KClass>,
    /// The first rating of a new player.
    pub entry: Sourced<EntryRating>,
    /// The rating of a new player without a known rating.
    pub initial: Sourced<Rating>,
    /// The number of rated games after which a rating is no longer provisional.
    pub minimum_games: Sourced<u32>,
    /// The rating at which everybody starts each month on a second list, next to the general one.
    pub monthly: Option<Sourced<Rating>>,
    /// The number of moves that must be exceeded for a win to be credited if the opponent left or
    /// resigned.
    pub credit_after: Option<Sourced<u16>>,
    /// The points that leaving can cost in addition to the game, if the arbiter imposes the
    /// penalty.
    pub leaving_penalty: Option<Sourced<u16>>,
}

/// A value and its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value.
    pub is: T,
    /// Document and article.
    pub source: Citation,
}

/// A curve of expected scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Curve {
    /// The normal curve in steps of a hundredth ([`tables::normal`]).
    NormalTable,
    /// Elo's curve of 400 points ([`tables::logistic`]).
    #[serde(rename = "logistic-400")]
    Logistic400,
}

/// The choice of the rating used for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum RatingBasis {
    /// The rating before the event, for all its games.
    BeforeEvent,
    /// The rating after the previous game.
    BeforeGame,
}

/// The unit to which changes are rounded, a half away from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Unit {
    /// Whole points.
    Whole,
    /// Hundredths of a point.
    Hundredth,
}

/// The choice of a new player's first rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum EntryRating {
    /// Always the initial rating.
    Fixed,
    /// The player's rating in the event, otherwise the initial rating.
    EventRating,
}

/// A class of players and their K.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KClass {
    /// The most points that a game can give: for a win against a player certain to win.
    pub k: u16,
    /// The exclusive upper limit of the number of rated games.
    #[serde(default)]
    pub games_below: Option<u32>,
    /// The exclusive upper limit of the rating.
    #[serde(default)]
    pub rating_below: Option<Rating>,
    /// Document and article.
    pub source: Citation,
}

impl KClass {
    fn fits(&self, rating: Rating, games: u32) -> bool {
        self.games_below.is_none_or(|most| games < most)
            && self.rating_below.is_none_or(|most| rating < most)
    }
}

/// The largest K that a scheme may have.
const MOST_K: u16 = 1000;

impl Scheme {
    /// Reads a document.
    ///
    /// # Errors
    ///
    /// Fails if the text is not YAML, has unknown or missing fields or impossible values, or lacks
    /// a K for some player.
    pub fn read(name: &str, text: &str) -> Result<Self, EventError> {
        read_as(SCHEME_FILE, name, text, Self::problems)
    }

    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |path: String, fault: SchemeFault| problems.push(Problem::of(path, fault));
        match self.k.last() {
            Some(last) if last.games_below.is_none() && last.rating_below.is_none() => {}
            _ => wrong("k".into(), SchemeFault::NoKForAll),
        }
        for (at, class) in self.k.iter().enumerate() {
            if !(1..=MOST_K).contains(&class.k) {
                wrong(format!("k[{at}].k"), SchemeFault::WrongK { most: MOST_K, k: class.k });
            }
        }
        let ratings = [("initial", Some(&self.initial)), ("monthly", self.monthly.as_ref())];
        for (key, rating) in ratings {
            if let Some(rating) = rating
                && rating.is.0.unsigned_abs() > Rating::LIMIT.unsigned_abs()
            {
                wrong(format!("{key}.is"), SchemeFault::BeyondAllRatings { rating: rating.is });
            }
        }
        problems
    }

    /// Returns the K of a player.
    pub fn k(&self, rating: Rating, games: u32) -> &KClass {
        let fitting = self.k.iter().find(|class| class.fits(rating, games));
        fitting.or(self.k.last()).expect("a scheme has a last class of K")
    }

    /// Returns the difference of two ratings that counts.
    pub fn difference(&self, own: Rating, opponent: Rating) -> i32 {
        let difference = own.0.saturating_sub(opponent.0);
        match &self.largest_difference {
            Some(most) => difference.clamp(-i32::from(most.is), i32::from(most.is)),
            None => difference,
        }
    }

    /// Returns the expected score in millionths of a game.
    pub fn expected(&self, difference: i32) -> i64 {
        match self.curve.is {
            Curve::NormalTable => tables::normal(difference),
            Curve::Logistic400 => tables::logistic(difference),
        }
    }

    /// Returns the change of a rating by a score; the score and the expected score are in
    /// millionths.
    pub fn change(&self, k: u16, score: i64, expected: i64) -> Change {
        let exact = i64::from(k) * (score - expected);
        let step = match self.change.is {
            Unit::Whole => tables::ONE,
            Unit::Hundredth => tables::ONE / 100,
        };
        let steps = (exact.abs() + step / 2) / step * exact.signum();
        Change::hundredths(steps * (step / (tables::ONE / 100)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::schemes;
    use super::*;
    use crate::document::{DocumentError, DocumentFault};

    #[test]
    fn every_embedded_scheme_is_read_and_names_its_documents() {
        for name in schemes::names() {
            let text = schemes::text(name).unwrap();
            let scheme = Scheme::read(name, text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(scheme.name, *name);
            let mut sources: Vec<&Citation> = scheme.k.iter().map(|class| &class.source).collect();
            sources.extend([
                &scheme.curve.source,
                &scheme.rating_then.source,
                &scheme.change.source,
                &scheme.entry.source,
                &scheme.initial.source,
                &scheme.minimum_games.source,
            ]);
            for source in sources {
                let known = source.document().is_none_or(|key| scheme.documents.contains_key(key));
                assert!(known, "{name}: {source}");
            }
        }
    }

    #[test]
    fn k_is_that_of_the_first_class_that_fits() {
        let scheme = Scheme::read("fide", schemes::text("fide").unwrap()).unwrap();
        let k = |rating, games| scheme.k(Rating(rating), games).k;
        assert_eq!((k(2500, 29), k(2399, 30), k(2400, 30)), (40, 20, 10));
    }

    #[test]
    fn a_scheme_without_a_k_for_everybody_is_refused() {
        let text = schemes::text("mundigames").unwrap();
        let of = |old: &str, new: &str| {
            let error = Scheme::read("x", &text.replace(old, new)).unwrap_err();
            let finding = &error.findings[0];
            assert!(finding.place.is_some() && finding.is(codes::SCHEME_INVALID));
            let fault = finding.as_what::<SchemeFault>().cloned();
            (fault, finding.as_what::<DocumentError>().map(|unread| unread.why.clone()))
        };
        assert_eq!(of("{k: 30,", "{k: 30, games_below: 5,").0, Some(SchemeFault::NoKForAll));
        let wrong = SchemeFault::WrongK { most: MOST_K, k: 0 };
        assert_eq!(of("{k: 30,", "{k: 0,").0, Some(wrong));
        assert_eq!(
            of("is: logistic-400", "is: straight").1,
            Some(DocumentFault::UnknownWord { word: "straight".into() })
        );
        assert_eq!(
            of("curve:", "kurve:").1,
            Some(DocumentFault::UnknownKey { key: "kurve".into() })
        );
    }
}
