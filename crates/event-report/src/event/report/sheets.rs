//! The report as tables, one per section.

use super::{Entrant, IrregularGame, ReportGap, ReportRound, ReportView};
use crate::event::View;
use crate::event::occasion::{board_cell, mark, round_cell, told, when_cell};
use crate::event::words::{FactName, Head, Mark, ReportWord, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{Chance, openings_by_board};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_report::rules::title_of;
use draughts_report::words::{Language, say};

impl View for ReportView<'_> {
    fn spoken(&self, language: Language) -> Language {
        language.in_full()
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let signature = self.event.signature(language);
        let mut sheets = vec![self.head(language), self.schedule(language), self.field(language)];
        let views = |view: &dyn Fn() -> Vec<Sheet>| {
            let mut sheets = view();
            for sheet in &mut sheets {
                // These are printed once: the facts above the first table, the signature below the
                // last.
                sheet.facts.clear();
                sheet.notes.retain(|note| signature.as_ref() != Some(note));
            }
            sheets
        };
        for standings in &self.standings {
            sheets.extend(views(&|| standings.sheets(language)));
        }
        if let Some(playoffs) = &self.playoffs {
            sheets.extend(views(&|| playoffs.sheets(language)));
        }
        if let Some(individuals) = &self.individuals {
            sheets.extend(views(&|| individuals.sheets(language)));
        }
        if self.ratings.is_none() {
            for table in &self.crosstables {
                sheets.extend(views(&|| table.sheets(language)));
            }
        }
        if let Some(ratings) = &self.ratings {
            sheets.extend(views(&|| ratings.sheets(language)));
        }
        if let Some(norms) = &self.norms {
            sheets.extend(views(&|| norms.sheets(language)));
        }
        if let Some(prizes) = &self.prizes {
            sheets.extend(views(&|| prizes.sheets(language)));
        }
        sheets.push(self.irregular(language));
        sheets.extend(self.book(language));
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.signed(language));
        }
        sheets
    }

    /// Returns only the crosstable, in the form that is sent, for a spreadsheet.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        self.crosstables.iter().flat_map(|view| view.lists(language)).collect()
    }
}

impl ReportView<'_> {
    /// Returns an empty section under the name of the event.
    fn section(&self, title: &Title, language: Language) -> Sheet {
        let sheet = self.event.sheet(title, None, language);
        Sheet { facts: Vec::new(), ..sheet }
    }

    /// Returns the data of the event, and the missing data.
    fn head(&self, language: Language) -> Sheet {
        let mut sheet = self.event.sheet(&Title::EventReport, None, language);
        let data = &self.data;
        let word = |word: ReportWord| say(&word, language);
        let systems = data.systems.iter().map(|&system| word(ReportWord::System { system }));
        let systems: Vec<String> = systems.collect();
        let [win, draw, loss] = data.points;
        let scoring = match data.scores.as_slice() {
            [] => ReportWord::Scoring { win, draw, loss },
            scores => ReportWord::Scores { scores: scores.to_vec() },
        };
        let changes = (!data.rule_changes.is_empty()).then(|| data.rule_changes.clone());
        let federations = data.federations.iter().map(|one| {
            let (federation, players) = (one.federation.to_owned(), one.players);
            word(ReportWord::OfFederation { federation, players })
        });
        let federations: Vec<String> = federations.collect();
        let (rated, players) = (data.rated_players, data.players);
        sheet.facts.extend(told(
            [
                (FactName::Federation, self.event.federation.map(str::to_owned)),
                (FactName::Arbiters, joined(self.event.arbiters)),
                (FactName::System, joined(&systems)),
                (
                    FactName::Rounds,
                    Some(word(ReportWord::Rounds {
                        rounds: data.rounds,
                        of: self.event.rounds.filter(|of| *of > data.rounds),
                        games: data.games,
                    })),
                ),
                (FactName::TimeControl, data.time_control.map(str::to_owned)),
                (
                    FactName::Rules,
                    Some(word(ReportWord::Rules { rules: called(data.rules), changes })),
                ),
                (FactName::Scoring, Some(word(scoring))),
                (
                    FactName::EarliestDraw,
                    data.earliest_draw.map(|moves| word(ReportWord::EarliestDraw { moves })),
                ),
                (
                    FactName::DefaultTime,
                    data.default_time.map(|minutes| word(ReportWord::DefaultTime { minutes })),
                ),
                (FactName::Field, Some(word(ReportWord::Field { players, teams: data.teams }))),
                (FactName::Federations, joined(&federations)),
                (
                    FactName::AverageRating,
                    data.average_rating
                        .map(|average| word(ReportWord::Average { average, rated, players })),
                ),
                (
                    FactName::Games,
                    Some(word(ReportWord::Games { played: data.played, open: data.open })),
                ),
            ],
            language,
        ));
        sheet.notes.push(word(ReportWord::Private));
        if !self.missing.is_empty() {
            let gap = |gap: &ReportGap| ReportWord::Gap { gap: gap.word() }.said();
            let gaps = Sentences::listed(self.missing.iter().map(gap).collect());
            sheet.notes.push(word(ReportWord::Missing { gaps }));
        }
        sheet
    }

    fn schedule(&self, language: Language) -> Sheet {
        let mut sheet = self.section(&Title::Schedule, language);
        ColumnList::<ReportRound<'_>>::new()
            .column(Head::Round.right(language).key(), |one| round_cell(one.round))
            .column(Head::Date.left(language).spare(), |one| {
                when_cell(one.date, one.time, language)
            })
            .column(Head::Boards.right(language), |one| (one.boards > 0).then_some(one.boards))
            .fill(&mut sheet, &self.schedule);
        let rounds = self.schedule.iter();
        let drawn = rounds.flat_map(|one| {
            openings_by_board(one.openings).into_iter().map(|drawn| (one.round, drawn))
        });
        sheet.notes.extend(drawn.map(|(round, drawn)| {
            let word = ReportWord::DrawnOpening {
                round,
                boards: drawn.boards_in_words(),
                several: drawn.boards.len() > 1,
                table: drawn.table.clone(),
                number: drawn.number.clone(),
                // The number of a draw of lots has no separators between its digits.
                from: drawn.drawn.as_ref().map(|lot| lot.number.to_string()),
                called: drawn.drawn.as_ref().is_some_and(|lot| lot.by == Chance::Called),
                lines: drawn.drawn.as_ref().map_or(0, |lot| lot.of),
            };
            say(&word, language)
        }));
        sheet
    }

    fn field(&self, language: Language) -> Sheet {
        let title = Title::Players { players: self.players.len() };
        let mut sheet = self.section(&title, language);
        ColumnList::<Entrant<'_>>::new()
            .column(Head::Number.right(language).key(), |one| one.number)
            .column(Head::Id.left(language).at_desk(), |one| one.id.as_str().to_owned())
            .column(Head::Name.left(language).key(), |one| one.name)
            .column(Head::Title.left(language).spare(), |one| one.title)
            .column(Head::Rating.right(language).spare(), |one| one.rating)
            .column(Head::Federation.left(language).spare(), |one| one.federation)
            .column(Head::FederationNumber.left(language).spare(), |one| one.federation_id)
            .column(Head::Club.left(language).spare(), |one| one.club)
            .column(Head::Team.left(language).spare(), |one| one.team)
            .fill(&mut sheet, &self.players);
        sheet
    }

    fn irregular(&self, language: Language) -> Sheet {
        let mut sheet = self.section(&Title::Irregular, language);
        if self.irregular.is_empty() {
            let word = match self.missing.contains(&ReportGap::Results) {
                true => ReportWord::NothingIrregularYet,
                false => ReportWord::NothingIrregular,
            };
            sheet.notes.push(say(&word, language));
            return sheet;
        }
        ColumnList::<IrregularGame<'_>>::new()
            .column(Head::Round.right(language).key(), |one| round_cell(one.round))
            .column(Head::Board.right(language).key(), |one| board_cell(one.round, one.board))
            .column(Head::White.left(language), |one| one.white.name_cell())
            .column(Head::Black.left(language), |one| one.black.name_cell())
            .column(Head::Result.center(language), |one| {
                let results = Mark::Results { results: one.result.to_vec() };
                (!one.result.is_empty()).then(|| mark(&results, language))
            })
            .fill(&mut sheet, &self.irregular);
        sheet.notes = self
            .irregular
            .iter()
            .map(|one| {
                let what = one.what.iter().map(Told::said).collect();
                let word = ReportWord::OfBoard {
                    round: one.round,
                    board: one.board,
                    what: Sentences::listed(what),
                };
                say(&word, language)
            })
            .collect();
        sheet
    }

    /// Returns the rulings, and the entries of the arbiter's book.
    fn book(&self, language: Language) -> [Sheet; 2] {
        let mut rulings = self.section(&Title::Rulings, language);
        rulings.notes = self.book.ruled(language);
        if rulings.notes.is_empty() {
            rulings.notes.push(say(&ReportWord::NoRulings, language));
        }
        let section = self.section(&Title::Book { player: None }, language);
        let table = self.book.table(language, false);
        let Sheet { columns, rows, notes, .. } = table;
        let columns = if rows.is_empty() { Vec::new() } else { columns };
        [rulings, Sheet { columns, rows, notes, ..section }]
    }

    /// Returns the lines for the arbiters' signatures.
    fn signed(&self, language: Language) -> Vec<String> {
        let line = |name: Option<String>| say(&ReportWord::Sign { name }, language);
        match self.event.arbiters {
            [] => vec![line(None)],
            names => names.iter().map(|name| line(Some(name.clone()))).collect(),
        }
    }
}

fn joined(words: &[String]) -> Option<String> {
    (!words.is_empty()).then(|| words.join("; "))
}

/// Returns the title of built-in rules; for house rules, the name of their file.
fn called(rules: &str) -> Said {
    title_of(rules).unwrap_or_else(|| ReportWord::OwnRules { file: rules.to_owned() }.said())
}
