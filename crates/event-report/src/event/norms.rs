//! Norms: the conditions that each player met, with the numbers.

use std::collections::BTreeMap;

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, sentence};
use super::words::{Head, Title};
use crate::sheet::{Cell, ColumnList, Row, Sheet, fill};
use draughts_events::event::{Event, PlayerId};
use draughts_events::norms::{
    Condition, JudgedCondition, NormScheme, UnknownCategory, UnknownTitle, answers,
    unknown_categories, unknown_titles,
};
use draughts_ground::said::{Fact, Told, said};
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The norms achieved in an event: `arbiter.event-norms/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NormsView<'e> {
    /// `arbiter.event-norms/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The title of the norms document.
    pub scheme: String,
    /// Further remarks of the norms document.
    pub remarks: Vec<String>,
    /// The documents cited as sources, by their keys.
    pub documents: BTreeMap<String, String>,
    /// Whether all rounds of the event are paired and no result is missing.
    pub complete: bool,
    /// The titles in the norms document that no federation uses and no player of the event has.
    pub unknown_titles: Vec<UnknownTitleView>,
    /// The categories in the norms document that the event does not define.
    pub unknown_categories: Vec<UnknownCategoryView>,
    /// The norms, in the order of the document.
    pub norms: Vec<NormView<'e>>,
}

/// A title in the norms document that fits no player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnknownTitleView {
    /// The title as written in the norms document.
    pub title: String,
    /// The title probably meant; null if there is no guess.
    pub near: Option<String>,
}

/// A category in the norms document that fits no player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnknownCategoryView {
    /// The category as written in the norms document.
    pub category: String,
    /// The category probably meant; null if there is no guess.
    pub near: Option<String>,
    /// The categories that the event defines.
    pub known: Vec<String>,
}

/// A norm, with the result of each candidate.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NormView<'e> {
    /// The title.
    pub title: String,
    /// The document and article; null if the norms document cites none.
    pub source: Option<String>,
    /// The category whose players are eligible; null for all players.
    pub category: Option<String>,
    /// The eligible players who have played, in the order of their pairing numbers.
    pub players: Vec<NormRow<'e>>,
}

/// A player's result for a norm.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NormRow<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// Whether the norm is granted; null if no condition fails but the event file lacks data.
    pub granted: Option<bool>,
    /// The conditions.
    pub conditions: Vec<NormCondition>,
}

/// A condition of a norm.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NormCondition {
    /// The kind: `category`, `games`, `titles`, `foreigners`, `federations`, `average` or `score`.
    pub condition: &'static str,
    /// Whether the condition is met; null if the event file lacks data.
    pub met: Option<bool>,
    /// The condition with its figures, in a sentence.
    pub line: Line,
    #[serde(skip)]
    judged: Condition,
}

/// The columns of conditions, those that most norms fail at first.
///
/// Columns without room go to a second table.
const KINDS: [(&str, Head); 6] = [
    ("score", Head::Points),
    ("average", Head::Average),
    ("games", Head::Games),
    ("titles", Head::TitledOpponents),
    ("foreigners", Head::ForeignOpponents),
    ("federations", Head::ForeignFederations),
];

impl NormCondition {
    fn of(judged: JudgedCondition) -> Self {
        Self {
            condition: match judged.condition {
                Condition::Category { .. } => "category",
                Condition::Games { .. } => "games",
                Condition::Titles { .. } => "titles",
                Condition::Foreigners { .. } => "foreigners",
                Condition::Federations { .. } => "federations",
                Condition::Average { .. } => "average",
                _ => "score",
            },
            met: judged.met,
            line: Line::of(&judged.condition),
            judged: judged.condition,
        }
    }

    /// Returns whether the condition is shown in the column of a kind.
    ///
    /// If the average is too low for any score to count, the averages show it, not the points.
    fn stands_under(&self, kind: &str) -> bool {
        match &self.judged {
            Condition::TooLow { .. } => kind == "average",
            _ => self.condition == kind,
        }
    }

    /// Returns the cell: the number, and the required one.
    fn cell(&self, language: Language) -> Cell {
        let sign = match self.met {
            Some(true) => "≥",
            Some(false) => "<",
            None => return "?".into(),
        };
        let (has, least): (Fact, Fact) = match self.judged.clone() {
            Condition::Games { has, least } => (has.into(), least.into()),
            Condition::Titles { has, least, .. } => (has.into(), least.into()),
            Condition::Foreigners { has, least, .. }
            | Condition::Federations { has, least, .. } => (has.into(), least.into()),
            Condition::Average { has: Some(has), least, .. } => (has.into(), least.into()),
            Condition::Score { has, least, .. } => (has.into(), least.into()),
            Condition::TooLow { average, from } => (average.into(), from.into()),
            _ => return Cell::default(),
        };
        say(&said!("norm-cell", "{ $has } { $sign } { $least }"; has, sign, least), language).into()
    }
}

impl<'e> NormsView<'e> {
    /// Makes the view of the norms of an event by a document; of one player if one is named.
    pub fn new(event: &'e Event, scheme: &NormScheme, only: Option<&PlayerId>) -> Self {
        let mut rows: Vec<Vec<NormRow<'e>>> = scheme.norms.iter().map(|_| Vec::new()).collect();
        for answer in answers(event, scheme) {
            let player = &event.players[answer.player];
            if only.is_some_and(|id| *id != player.id) {
                continue;
            }
            rows[answer.norm].push(NormRow {
                player: PlayerView::with_team(event, player),
                granted: answer.granted,
                conditions: answer.conditions.into_iter().map(NormCondition::of).collect(),
            });
        }
        for rows in &mut rows {
            rows.sort_by_key(|row| row.player.number.unwrap_or(u16::MAX));
        }
        let games = event.scoring.games();
        let event_view = Occasion { stage: None, ..Occasion::of(event) };
        let norm = |(norm, players): (&draughts_events::norms::Norm, Vec<NormRow<'e>>)| NormView {
            title: norm.title.clone(),
            source: norm.source.clone(),
            category: norm.category.clone(),
            players,
        };
        Self {
            schema: "arbiter.event-norms/1",
            complete: event_view.rounds.is_some_and(|rounds| rounds == event.rounds.len())
                && event.rounds.iter().all(|round| round.missing(games).next().is_none()),
            event: event_view,
            scheme: scheme.title.clone(),
            remarks: scheme.remarks.clone(),
            documents: scheme.documents.clone(),
            unknown_titles: unknown_titles(event, scheme)
                .into_iter()
                .map(|UnknownTitle { title, near }| UnknownTitleView { title, near })
                .collect(),
            unknown_categories: unknown_categories(event, scheme)
                .into_iter()
                .map(|UnknownCategory { category, near }| UnknownCategoryView {
                    category,
                    near,
                    known: event.all_categories().into_iter().map(str::to_owned).collect(),
                })
                .collect(),
            norms: scheme.norms.iter().zip(rows).map(norm).collect(),
        }
    }

    /// Lists who has which norm, one line per norm.
    pub(super) fn granted(&self, language: Language) -> Vec<String> {
        let line = |norm: &NormView<'e>| {
            let has = |granted: Option<bool>| -> Vec<String> {
                let rows = norm.players.iter().filter(|row| row.granted == granted);
                rows.map(|row| row.player.name.to_owned()).collect()
            };
            let (names, open) = (has(Some(true)), has(None));
            let title = norm.title.clone();
            say(
                &said!(
                    "norm-granted",
                    "{ $title }: { $names ->
                        [none] nobody
                       *[other] { $names }
                    }{ $open ->
                        [none] {\"\"}
                       *[other] ; not known: { $open }
                    }.";
                    title, names = some(names), open = some(open)
                ),
                language,
            )
        };
        self.norms.iter().map(line).collect()
    }

    fn notes(&self, language: Language, with_lines: bool) -> Vec<String> {
        let unknown = self.unknown_titles.iter().map(|one| {
            let (title, near) = (one.title.clone(), one.near.clone());
            let unknown = said!(
                "norm-unknown-title",
                "Nobody counts by the title { $title }, which is not known and which nobody here \
                 has{ $near ->
                    [none] .
                   *[other] ; did you mean { $near }?
                }";
                title, near
            );
            say(&unknown, language)
        });
        let mut notes: Vec<String> = unknown.collect();
        notes.extend(self.unknown_categories.iter().map(|one| {
            let (category, near) = (one.category.clone(), one.near.clone());
            let known = one.known.join("; ");
            say(
                &said!(
                    "norm-unknown-category",
                    "Nobody can have the norm of category { $category }, which this event does \
                     not have{ $near ->
                        [none] : it has { $known }.
                       *[other] ; did you mean { $near }?
                    }";
                    category, near, known
                ),
                language,
            )
        }));
        notes.extend(self.granted(language));
        // Unknown conditions are listed; for a single player, all conditions are.
        for norm in &self.norms {
            for row in &norm.players {
                let told = row.conditions.iter().filter(|one| with_lines || one.met.is_none());
                notes.extend(told.map(|one| {
                    let (title, name) = (norm.title.clone(), row.player.name.to_owned());
                    let word = said!(
                        "norm-of",
                        "{ $name }, { $title }: { $met ->
                            [yes] met
                            [no] not met
                           *[unknown] not known
                        }: { $line }";
                        title, name, met = met_word(one.met), line = one.line.said()
                    );
                    sentence(&say(&word, language))
                }));
            }
        }
        if !self.complete {
            notes.push(say(
                &said!(
                    "norm-not-complete",
                    "Results are missing or rounds are to come: the norms are as they stand now."
                ),
                language,
            ));
        }
        let at_the_board = said!(
            "norm-at-the-board",
            "Only games played at the board count; a micro-match is one, with the points of its \
             games."
        );
        notes.push(say(&at_the_board, language));
        notes.push(say(
            &said!("norm-by", "By: { $scheme }."; scheme = self.scheme.clone()),
            language,
        ));
        let sources = self.documents.iter().map(|(key, title)| format!("{key}: {title}"));
        notes.extend(sources.chain(self.remarks.iter().cloned()));
        notes
    }
}

/// Joins names, which have commas of their own.
fn some(names: Vec<String>) -> Option<String> {
    (!names.is_empty()).then(|| names.join("; "))
}

const fn met_word(met: Option<bool>) -> &'static str {
    match met {
        Some(true) => "yes",
        Some(false) => "no",
        None => "unknown",
    }
}

impl View for NormsView<'_> {
    fn spoken(&self, language: Language) -> Language {
        language.in_full()
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let mut sheet = self.event.sheet(&Title::Norms, None, language);
        let mut rows = Vec::new();
        let is_asked = |kind: &str| {
            let mut all =
                self.norms.iter().flat_map(|norm| &norm.players).flat_map(|row| &row.conditions);
            all.any(|one| one.stands_under(kind))
        };
        let kinds: Vec<_> = KINDS.into_iter().filter(|(kind, _)| is_asked(kind)).collect();
        let columns = ColumnList::<NormRow<'_>>::new()
            .column(Head::Id.left(language).at_desk(), |row| row.player.id_cell())
            .column(Head::Name.left(language).key(), |row| row.player.name_cell())
            .each(
                &kinds,
                |(_, head)| head.right(language),
                |row, (kind, _)| {
                    let own = row.conditions.iter().find(|one| one.stands_under(kind));
                    own.map(|own| own.cell(language))
                },
            )
            .column(Head::Norm.left(language).key(), |row| {
                let granted = said!(
                    "norm-answer",
                    "{ $granted ->
                        [yes] yes
                        [no] no
                       *[unknown] ?
                    }";
                    granted = met_word(row.granted)
                );
                say(&granted, language)
            });
        for norm in &self.norms {
            let (title, source) = (norm.title.clone(), norm.source.clone());
            let category = norm.category.clone();
            rows.push(Row::heading(say(
                &said!(
                    "norm-heading",
                    "Norm for { $title }{ $category ->
                        [none] {\"\"}
                       *[other] , category { $category }
                    }{ $source ->
                        [none] {\"\"}
                       *[other] {\" \"}({ $source })
                    }";
                    title, category, source
                ),
                language,
            )));
            rows.extend(norm.players.iter().map(|row| columns.row(row)));
        }
        fill(&mut sheet, columns.heads(), rows);
        let is_of_one = self.norms.iter().all(|norm| norm.players.len() <= 1);
        sheet.notes = self.notes(language, is_of_one);
        vec![sheet]
    }

    /// Returns one row per player and norm.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        let mut sheets = self.sheets(language);
        for sheet in &mut sheets {
            sheet.notes.clear();
        }
        sheets
    }
}
