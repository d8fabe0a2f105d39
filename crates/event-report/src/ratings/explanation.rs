//! The explanation of a rating, short enough to be read aloud.

use serde::Serialize;

use super::{hundredths, points};
use crate::event::View;
use crate::event::words::Head;
use crate::sheet::{ColumnList, Row, Sheet};
use draughts_events::event::Round;
use draughts_events::ratings::{Change, Explained, ExplainedGame, Month, Rating, RatingList};
use draughts_ground::said::{Said, said};
use draughts_report::words::{Language, say};

/// A player's games with their rating changes: `arbiter.rating-explanation/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingExplanationView<'l> {
    /// `arbiter.rating-explanation/1`.
    pub schema: &'static str,
    /// The name of the list.
    pub list: &'l str,
    /// The month; null for the general list.
    pub month: Option<Month>,
    /// The player's ID.
    pub id: &'l str,
    /// The player's name.
    pub name: &'l str,
    /// The rating before these games.
    pub before: Rating,
    /// The sum of the rating changes.
    pub change: Change,
    /// The rating after these games.
    pub after: Rating,
    /// The average rating of the opponents; null without games.
    pub average: Option<Rating>,
    /// The performance rating; null without games.
    pub performance: Option<Rating>,
    /// The games.
    pub games: Vec<ExplainedGameView<'l>>,
    /// Whether the changes stored in the file differ from those calculated from the games.
    pub edited: bool,
}

/// A game of the player, with its rating change.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedGameView<'l> {
    /// The event.
    pub event: &'l str,
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// The name of the opponent.
    pub opponent: &'l str,
    /// The player's rating at the time.
    pub own: Rating,
    /// The opponent's rating at the time.
    pub other: Rating,
    /// The rating difference used in the calculation.
    pub difference: i32,
    /// The expected score, in millionths.
    pub expected: i64,
    /// The score in half points; null if there was no game.
    pub halves: Option<u8>,
    /// The coefficient K.
    pub k: u16,
    /// False if the winner is not credited because the opponent gave up too early.
    pub credited: bool,
    /// The rating points lost for leaving.
    pub penalty: Change,
    /// The rating change, including the penalty.
    pub change: Change,
}

impl<'l> RatingExplanationView<'l> {
    /// Makes the view of an explanation.
    pub fn new(list: &'l RatingList, explained: &Explained<'l>, month: Option<Month>) -> Self {
        let performance = explained.performance();
        let game = |one: &ExplainedGame<'l>| ExplainedGameView {
            event: &one.event.event,
            round: one.game.round,
            board: one.game.board,
            opponent: one.opponent,
            own: one.sight.own,
            other: one.sight.opponent,
            difference: one.sight.difference,
            expected: one.sight.expected,
            halves: one.sight.halves,
            k: one.sight.k,
            credited: one.sight.credited,
            penalty: one.sight.penalty,
            change: one.sight.change,
        };
        Self {
            schema: "arbiter.rating-explanation/1",
            list: &list.name,
            month,
            id: &explained.player.id,
            name: &explained.player.name,
            before: explained.rating_before(),
            change: explained.change(),
            after: explained.rating_after(),
            average: performance.map(|one| one.average),
            performance: performance.map(|one| one.rating),
            games: explained.games.iter().map(game).collect(),
            edited: explained.edited,
        }
    }

    /// Formats the sum: `Ash: 1000 +15 -3 = 1012`; for many games, only the total change.
    fn sum(&self, language: Language) -> String {
        if self.games.len() > 12 {
            let (name, games) = (self.name.to_owned(), self.games.len());
            let (before, change, after) = (self.before, self.change, self.after);
            return say(
                &said!(
                    "rating-sum",
                    "{ $name }: { $before } { $change } in { $games } games = { $after }";
                    name, before, change, games, after
                ),
                language,
            );
        }
        let changes: String = self.games.iter().map(|game| format!(" {}", game.change)).collect();
        format!("{}: {}{changes} = {}", self.name, self.before, self.after)
    }
}

impl ExplainedGameView<'_> {
    /// Returns the points scored; in brackets if they are not credited.
    fn score(&self, language: Language) -> String {
        match self.halves.map(|halves| points(halves.into(), language)) {
            None => "-".into(),
            Some(points) if self.credited => points,
            Some(points) => format!("({points})"),
        }
    }
}

impl View for RatingExplanationView<'_> {
    fn spoken(&self, language: Language) -> Language {
        language.in_full()
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let month = self.month.map_or_else(String::new, |month| format!(", {month}"));
        let columns = ColumnList::<ExplainedGameView<'_>>::new()
            .column(Head::RatedRound.left(language).key(), |game| game.round.to_string())
            .column(Head::Opponent.left(language).key(), |game| game.opponent)
            .column(Head::Rating.right(language), |game| game.own)
            .column(Head::OpponentRating.right(language), |game| game.other)
            .column(Head::Difference.right(language), |game| format!("{:+}", game.difference))
            .column(Head::Expected.right(language), |game| hundredths(game.expected))
            .column(Head::RatedScore.right(language), |game| game.score(language))
            .column(Head::K.right(language), |game| game.k)
            .column(Head::Change.right(language), |game| game.change);
        let mut rows = Vec::new();
        let mut above = None;
        for game in &self.games {
            if above.replace(game.event) != Some(game.event) {
                rows.push(Row::heading(game.event));
            }
            rows.push(columns.row(game));
        }
        let mut notes = vec![self.sum(language)];
        let mut note = |remark: &Said| notes.push(say(remark, language));
        if let (Some(average), Some(performance)) = (self.average, self.performance) {
            note(&said!(
                "rating-average",
                "Average of the opponents { $average }, performance { $performance }.";
                average, performance
            ));
        }
        for game in &self.games {
            let (round, opponent) = (game.round, game.opponent.to_owned());
            if !game.credited {
                note(&said!(
                    "rating-uncredited",
                    "Round { $round }, { $opponent }: the opponent gave up too early to be \
                     credited for.";
                    round, opponent = opponent.clone()
                ));
            }
            if game.penalty != Change::NONE {
                note(&said!(
                    "rating-penalty",
                    "Round { $round }, { $opponent }: { $penalty } of it for leaving.";
                    round, opponent, penalty = game.penalty
                ));
            }
        }
        if self.edited {
            note(&said!(
                "rating-edited",
                "The list was edited: the next update calculates its changes again."
            ));
        }
        let title = self.list.to_owned();
        let subtitle = format!("{}{month}", self.name);
        let columns = columns.heads();
        vec![Sheet { title, subtitle, columns, rows, notes, ..Sheet::default() }]
    }
}
