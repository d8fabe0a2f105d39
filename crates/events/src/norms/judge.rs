//! Judging of norms: each condition, with the numbers that decided it.
//!
//! Only games played at the board count, and a micro-match is one game. Titles and federations are
//! counted over different opponents; the average is taken game by game.

use std::collections::{BTreeMap, BTreeSet};

use super::scheme::{Norm, NormScheme, TitleLine, Titles};
use crate::diag::nearest;
use crate::event::{Board, Event, Outcome, Player, PlayerId, Points, TITLES};
use draughts_ground::said::Figures;
use draughts_ground::told;

/// The answer whether a player has a norm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NormAnswer {
    /// The norm, as an index into the document.
    pub norm: usize,
    /// The player, as an index into [`Event::players`](crate::event::EventDocument::players).
    pub player: usize,
    /// True if every condition is met, false if one is not; `None` if at least one is not known and
    /// the others are met.
    pub granted: Option<bool>,
    /// The conditions, in the order of the document.
    pub conditions: Vec<JudgedCondition>,
}

/// A condition with its verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgedCondition {
    /// Whether the condition is met; `None` if the event lacks data.
    pub met: Option<bool>,
    /// The condition with its numbers.
    pub condition: Condition,
}

told! {
    /// A condition with its numbers.
    pub enum Condition {
        Category { category: String } => "norm-category", "in category { $category }";
        Games { has: usize, least: u16 } => "norm-games",
            "{ $has ->
                [1] 1 game
               *[other] { $has } games
            } played, { $least } asked";
        /// The count of titled opponents, such as `2 2/3`, and their names.
        Titles { has: String, least: u16, counted: Option<String> } => "norm-titles",
            "opponents with titles come to { $has }, { $least } asked{ $counted ->
                [none] {\"\"}
               *[other] {\" \"}({ $counted })
            }";
        Foreigners { has: usize, least: u16, unknown: Option<String> } => "norm-foreigners",
            "{ $has ->
                [1] 1 opponent
               *[other] { $has } opponents
            } of other federations, { $least } asked{ $unknown ->
                [none] {\"\"}
               *[other] ; the federation is not known of { $unknown }
            }";
        Federations { has: usize, least: u16, unknown: Option<String> } => "norm-federations",
            "{ $has ->
                [1] 1 other federation
               *[other] { $has } other federations
            } among the opponents, { $least } asked{ $unknown ->
                [none] {\"\"}
               *[other] ; the federation is not known of { $unknown }
            }";
        Average { has: Option<Figures>, least: u16, unrated: String } => "norm-average",
            "{ $has ->
                [none] an average rating of { $least } is asked of the opponents, and it is not \
             known (without a rating: { $unrated })
               *[other] the opponents have { $has } on average, { $least } asked
            }";
        /// The points scored, the points possible, and the points required at the average.
        Score {
            has: Points,
            of: Points,
            least: Points,
            percent: u8,
            from: u16,
            average: Figures,
        } => "norm-score",
            "{ $has } points of { $of }, { $least } asked ({ $percent }% from an average of \
             { $from }; it is { $average })";
        TooLow { average: Figures, from: u16 } => "norm-too-low",
            "the opponents have { $average } on average, and a score is asked from { $from } on";
        NoAverage { unrated: String } => "norm-no-average",
            "the score that is asked is not known (without a rating: { $unrated })";
    }
}

/// Returns the answers for every norm and every eligible player who has played: norms in the order
/// of the document, players in that of the event.
pub fn answers(event: &Event, scheme: &NormScheme) -> Vec<NormAnswer> {
    let played = played(event);
    let mut answers = Vec::new();
    for (norm, asked) in scheme.norms.iter().enumerate() {
        for (at, player) in event.players.iter().enumerate() {
            let Some(games) = played.get(&player.id) else { continue };
            let categories = event.categories_of(player);
            let is_in =
                |category: &String| categories.iter().any(|one| one.eq_ignore_ascii_case(category));
            if !asked.category.as_ref().is_none_or(is_in) {
                continue;
            }
            let conditions = conditions(scheme, asked, player, games);
            let granted = if conditions.iter().any(|one| one.met == Some(false)) {
                Some(false)
            } else if conditions.iter().any(|one| one.met.is_none()) {
                None
            } else {
                Some(true)
            };
            answers.push(NormAnswer { norm, player: at, granted, conditions });
        }
    }
    answers
}

/// A game of a player: the opponent, the points scored and the points possible.
#[derive(Debug, Clone, Copy)]
struct Game<'e> {
    opponent: &'e Player,
    points: Points,
    of: Points,
}

/// Returns the games played at the board, by player, round by round.
fn played(event: &Event) -> BTreeMap<&PlayerId, Vec<Game<'_>>> {
    let mut all: BTreeMap<&PlayerId, Vec<Game<'_>>> = BTreeMap::new();
    let index = event.index();
    for board in event.rounds.iter().flat_map(|round| &round.boards) {
        let [Some(&white), Some(&black)] = [index.get(&board.white), index.get(&board.black)]
        else {
            continue;
        };
        let [white, black] = [&event.players[white], &event.players[black]];
        let (first, second, of) = scored(event, board);
        if of > Points::ZERO {
            all.entry(&white.id).or_default().push(Game { opponent: black, points: first, of });
            all.entry(&black.id).or_default().push(Game { opponent: white, points: second, of });
        }
    }
    all
}

/// Returns the points from games that were played at a board: of the player named first, of the
/// other, and the points possible.
fn scored(event: &Event, board: &Board) -> (Points, Points, Points) {
    let zero = Points::ZERO;
    let played = board.result.iter().filter(|one| one.was_played() && one.is_final());
    let scores = played.filter_map(|outcome| Some((outcome, outcome.score()?)));
    scores.fold((zero, zero, zero), |(first, second, of), (outcome, score)| {
        let win = event.scoring.win;
        let could = if matches!(outcome, Outcome::Total(_)) { win + win } else { win };
        (first + score.first, second + score.second, of + could)
    })
}

fn conditions(
    scheme: &NormScheme,
    norm: &Norm,
    player: &Player,
    games: &[Game<'_>],
) -> Vec<JudgedCondition> {
    let known = |met: bool, condition: Condition| JudgedCondition { met: Some(met), condition };
    let mut judged = Vec::new();
    if let Some(category) = norm.category.clone() {
        judged.push(known(true, Condition::Category { category }));
    }
    let has = games.len();
    judged.push(known(has >= norm.games.into(), Condition::Games { has, least: norm.games }));
    let mut opponents: Vec<&Player> = Vec::new();
    for game in games {
        if !opponents.iter().any(|one| one.id == game.opponent.id) {
            opponents.push(game.opponent);
        }
    }
    judged.extend(norm.titles.as_ref().map(|titles| titled(titles, &opponents)));
    if let Some(asked) = norm.foreigners {
        judged.extend(foreigners(player, &opponents, asked.opponents, asked.federations));
    }
    let average = Average::of(scheme, games);
    if let Some(least) = norm.average {
        let has = average.known.map(|_| average.in_words());
        let met = average.known.map(|(sum, games)| sum >= u64::from(least) * games);
        let unrated = average.unrated.join("; ");
        judged.push(JudgedCondition { met, condition: Condition::Average { has, least, unrated } });
    }
    judged.extend(score(norm, games, &average));
    judged
}

/// Counts opponents with titles, each by the first line that fits.
fn titled(titles: &Titles, opponents: &[&Player]) -> JudgedCondition {
    // The lines are few and their numbers small: their product is far below the largest number.
    let whole: u64 = titles.of.iter().map(|line| u64::from(line.each.max(1))).product();
    let mut sum = 0_u64;
    let mut counted = Vec::new();
    for opponent in opponents {
        if let Some(line) = titles.of.iter().find(|line| line.fits(opponent)) {
            sum += whole / u64::from(line.each.max(1));
            counted.push(opponent.name.clone());
        }
    }
    let met = sum >= u64::from(titles.count) * whole;
    let has = fraction(sum, whole);
    JudgedCondition {
        met: Some(met),
        condition: Condition::Titles { has, least: titles.count, counted: named(counted) },
    }
}

/// Joins names with semicolons, because names contain commas.
fn named(names: Vec<String>) -> Option<String> {
    (!names.is_empty()).then(|| names.join("; "))
}

/// A title in a document that no federation awards and nobody in the event has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownTitle {
    /// The title.
    pub title: String,
    /// The title that was probably meant.
    pub near: Option<String>,
}

/// Returns the titles that match nobody because nobody can have them.
pub fn unknown_titles(event: &Event, scheme: &NormScheme) -> Vec<UnknownTitle> {
    let own = event.players.iter().filter_map(|player| player.title.as_deref());
    let own = own.map(|title| title.trim().to_uppercase());
    let known: BTreeSet<String> =
        TITLES.iter().copied().flatten().map(|title| (*title).to_owned()).chain(own).collect();
    let lines = scheme.norms.iter().filter_map(|norm| norm.titles.as_ref());
    let named = lines.flat_map(|titles| &titles.of).flat_map(|line| &line.title);
    let mut unknown: Vec<UnknownTitle> = Vec::new();
    for title in named {
        let upper = title.trim().to_uppercase();
        if !known.contains(&upper) && !unknown.iter().any(|one| one.title == *title) {
            let near = nearest(&upper, known.iter().map(String::as_str)).map(str::to_owned);
            unknown.push(UnknownTitle { title: title.clone(), near });
        }
    }
    unknown
}

/// A category of a norm that no player can be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCategory {
    /// The category.
    pub category: String,
    /// The category that was probably meant.
    pub near: Option<String>,
}

/// Returns the categories of norms that an event with categories does not have: nobody can achieve
/// those norms.
pub fn unknown_categories(event: &Event, scheme: &NormScheme) -> Vec<UnknownCategory> {
    let known = event.all_categories();
    let mut unknown: Vec<UnknownCategory> = Vec::new();
    for category in scheme.norms.iter().filter_map(|norm| norm.category.as_ref()) {
        let is_known = known.iter().any(|one| one.eq_ignore_ascii_case(category));
        if !known.is_empty() && !is_known && !unknown.iter().any(|one| one.category == *category) {
            let lower: Vec<String> = known.iter().map(|one| one.to_lowercase()).collect();
            let near = nearest(&category.to_lowercase(), lower.iter().map(String::as_str));
            let near = near.and_then(|near| lower.iter().position(|one| one == near));
            let near = near.map(|at| known[at].to_owned());
            unknown.push(UnknownCategory { category: category.clone(), near });
        }
    }
    unknown
}

impl TitleLine {
    fn fits(&self, player: &Player) -> bool {
        let title = player.title.as_deref().unwrap_or_default().trim();
        self.title.iter().any(|one| one.trim().eq_ignore_ascii_case(title))
            && self.rating.is_none_or(|least| player.rating.is_some_and(|own| own >= least))
    }
}

/// Formats a number with a proper fraction: `2`, `2 2/3`, `1/9`.
fn fraction(sum: u64, whole: u64) -> String {
    const fn divisor(one: u64, other: u64) -> u64 {
        if other == 0 { one } else { divisor(other, one % other) }
    }
    let (ones, rest) = (sum / whole, sum % whole);
    let by = divisor(rest, whole).max(1);
    match (ones, rest) {
        (ones, 0) => ones.to_string(),
        (0, rest) => format!("{}/{}", rest / by, whole / by),
        (ones, rest) => format!("{ones} {}/{}", rest / by, whole / by),
    }
}

/// Judges the opponents of other federations. Unknown federations matter only if they could make up
/// the shortfall.
fn foreigners(
    player: &Player,
    opponents: &[&Player],
    least: Option<u16>,
    federations: Option<u16>,
) -> Vec<JudgedCondition> {
    fn same(one: &str, other: &str) -> bool {
        one.trim().eq_ignore_ascii_case(other.trim())
    }
    let own = player.federation.as_deref();
    let mut unknown: Vec<String> = Vec::new();
    unknown.extend(own.is_none().then(|| player.name.clone()));
    let stateless = opponents.iter().filter(|one| one.federation.is_none());
    unknown.extend(stateless.map(|one| one.name.clone()));
    let abroad = |one: &&&Player| {
        own.zip(one.federation.as_deref()).is_some_and(|(own, other)| !same(own, other))
    };
    let foreign: Vec<&&Player> = opponents.iter().filter(abroad).collect();
    let others: BTreeSet<String> = foreign
        .iter()
        .filter_map(|one| one.federation.as_deref())
        .map(|federation| federation.trim().to_uppercase())
        .collect();
    let open = match own {
        Some(_) => unknown.len(),
        None => opponents.len(),
    };
    let met = |has: usize, least: u16| match has >= least.into() {
        true => Some(true),
        false if has + open >= least.into() => None,
        false => Some(false),
    };
    let told = |met: Option<bool>| named(unknown.clone()).filter(|_| met.is_none());
    let opponents = least.map(|least| {
        let (has, met) = (foreign.len(), met(foreign.len(), least));
        JudgedCondition { met, condition: Condition::Foreigners { has, least, unknown: told(met) } }
    });
    let federations = federations.map(|least| {
        let (has, met) = (others.len(), met(others.len(), least));
        JudgedCondition {
            met,
            condition: Condition::Federations { has, least, unknown: told(met) },
        }
    });
    opponents.into_iter().chain(federations).collect()
}

/// The average rating of the opponents.
struct Average {
    /// The sum of the ratings and the number of games; `None` if a rating is missing.
    known: Option<(u64, u64)>,
    /// Opponents without a rating.
    unrated: Vec<String>,
}

impl Average {
    fn of(scheme: &NormScheme, games: &[Game<'_>]) -> Self {
        let rating = |game: &Game<'_>| game.opponent.rating.or(scheme.unrated).map(u64::from);
        let mut unrated: Vec<String> = Vec::new();
        for game in games.iter().filter(|game| rating(game).is_none()) {
            if !unrated.contains(&game.opponent.name) {
                unrated.push(game.opponent.name.clone());
            }
        }
        let sum: Option<u64> = games.iter().map(rating).sum();
        let count = u64::try_from(games.len()).unwrap_or(u64::MAX);
        Self { known: sum.map(|sum| (sum, count)), unrated }
    }

    /// Formats the average with two decimals, truncated so that it never looks higher than it is:
    /// `2301`, `2301.66`.
    fn in_words(&self) -> Figures {
        let Some((sum, games)) = self.known.filter(|(_, games)| *games > 0) else {
            return Figures(String::new());
        };
        Figures(match sum * 100 / games % 100 {
            0 => (sum / games).to_string(),
            hundredths => format!("{}.{hundredths:02}", sum / games),
        })
    }
}

/// Judges the score by the average.
fn score(norm: &Norm, games: &[Game<'_>], average: &Average) -> Option<JudgedCondition> {
    let asked = norm.score.as_deref()?;
    let lowest = asked.first()?.from;
    let Some((sum, count)) = average.known else {
        let unrated = average.unrated.join("; ");
        return Some(JudgedCondition { met: None, condition: Condition::NoAverage { unrated } });
    };
    let in_words = average.in_words();
    let reached = |line: &&super::ScoreFrom| sum >= u64::from(line.from) * count;
    let Some(line) = asked.iter().rev().find(reached) else {
        let condition = Condition::TooLow { average: in_words, from: lowest };
        return Some(JudgedCondition { met: Some(false), condition });
    };
    let has: Points = games.iter().map(|game| game.points).sum();
    let of: Points = games.iter().map(|game| game.of).sum();
    // In hundredths of a point, rounded up so that the percentage is reached.
    let least = (of.in_hundredths() * i64::from(line.percent) + 99) / 100;
    let condition = Condition::Score {
        has,
        of,
        least: Points::hundredths(least),
        percent: line.percent,
        from: line.from,
        average: in_words,
    };
    Some(JudgedCondition { met: Some(has.in_hundredths() >= least), condition })
}
