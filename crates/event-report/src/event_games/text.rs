//! The records of a round as text: a table of its boards, then the disagreements.

use std::path::Path;

use super::{DisagreementView, GameEntryView, GamesView, outcome_message};
use crate::event::words::{Head, Mark};
use crate::sheet::{self, ColumnList, Lines, Sheet};
use draughts_events::event::games::ImportOutcome;
use draughts_ground::numbers::runs;
use draughts_ground::said::{Said, Told, said};
use draughts_report::printable;
use draughts_report::words::{Frame, Language, help, say};

impl GamesView {
    /// Returns one row per game, then the disagreements; the table has lines of this length.
    pub fn text(&self, lines: impl Into<Lines>, language: Language) -> String {
        let is_micro = self.games.iter().any(|game| game.game > 1);
        let result = |outcome| say(&Mark::Results { results: vec![outcome] }, language);
        let folder = self.folder();
        let columns = ColumnList::<GameEntryView>::new()
            .column(Head::BoardLong.left(language).key(), |game| game.place(is_micro))
            .column(Head::White.left(language), |game| game.white.name.clone())
            .column(Head::Black.left(language), |game| game.black.name.clone())
            .column(Head::Result.center(language), |game| {
                game.outcome.map_or_else(|| "-".into(), result)
            })
            .column(Head::Record.left(language), |game| {
                say(&outcome_message(game.fate, game.was, self.dry_run), language)
            })
            .column(Head::File.left(language).if_filled(), |game| {
                game.named.as_deref().map(|named| below(folder, named))
            });
        let head = said!(
            "games-head",
            "{ $event }, round { $round }";
            event = self.event.clone(), round = self.round
        );
        let sheet = Sheet { subtitle: say(&head, language), ..columns.sheet(&self.games) };
        let mut out = sheet::text(&[sheet], lines);
        let mut said = String::new();
        let without = self.without_record(language);
        for game in &self.games {
            if let Some((why, boards)) =
                without.iter().find(|(_, boards)| boards.contains(&game.board))
            {
                if boards[0] == game.board {
                    let boards = runs(boards);
                    why.write(
                        &say(&said!("games-of-boards", "boards { $boards }"; boards), language),
                        language,
                        &mut said,
                    );
                }
                continue;
            }
            let (board, record) = (game.place(is_micro), game.named.clone());
            let place = say(
                &said!(
                    "games-of-board",
                    "board { $board }{ $record ->
                        [none] {\"\"}
                       *[other] , { $record }
                    }";
                    board, record
                ),
                language,
            );
            // A record that is probably that of the game has its own disagreements.
            let stray = self.surplus.iter().find(|one| one.is_of(game));
            let disagreements = stray.map_or(&game.disagreements, |one| &one.disagreements);
            for one in disagreements.iter().filter(|one| !one.told_before) {
                one.write(&place, language, &mut said);
            }
            if let Some(offer) = game.offered(is_micro) {
                said.push_str(&format!("  {}\n", one_line(&say(&offer, language))));
            }
            for ruling in &game.rulings {
                let (place, ruling) = (place.clone(), ruling.clone());
                let ruling = say(
                    &said!("games-board-ruling", "{ $place }: ruling: { $ruling }"; place, ruling),
                    language,
                );
                said.push_str(&format!("{}\n", one_line(&ruling)));
            }
        }
        for one in self.strays() {
            let place = format!("{}, {} - {}", one.named, one.white, one.black);
            for why in &one.disagreements {
                why.write(&place, language, &mut said);
            }
        }
        if !said.is_empty() {
            out.push('\n');
            out.push_str(&said);
        }
        out.push('\n');
        let mut end = |echo: &Said| {
            out.push_str(&say(echo, language));
            out.push('\n');
        };
        end(&said!(
            "games-in-all",
            "{ games-word }: { $parts }";
            games = self.games.len(), parts = self.parts()
        ));
        if !self.changes {
            end(&said!("games-nothing-to-change", "nothing to change"));
        } else if self.dry_run {
            end(&said!("games-dry-run", "dry run: nothing was written"));
        }
        out
    }

    /// Finds the boards without a record that can share one sentence; each has one game.
    fn without_record(&self, language: Language) -> Vec<(&DisagreementView, Vec<u16>)> {
        let mut boards: Vec<(&DisagreementView, Vec<u16>)> = Vec::new();
        for game in &self.games {
            let only = match game.disagreements.as_slice() {
                [only] if game.fate == ImportOutcome::Missing => only,
                _ => continue,
            };
            let is_plain = game.in_match.is_none() && game.rulings.is_empty() && !only.told_before;
            let is_one = self.games.iter().filter(|one| one.board == game.board).count() == 1;
            if !is_plain || !is_one || self.surplus.iter().any(|one| one.is_of(game)) {
                continue;
            }
            let said = say(&only.what, language);
            match boards.iter_mut().find(|(one, _)| say(&one.what, language) == said) {
                Some((_, boards)) => boards.push(game.board),
                None => boards.push((only, vec![game.board])),
            }
        }
        boards.retain(|(_, boards)| boards.len() > 1);
        boards
    }

    /// Finds the folder of all records of the boards, if they share one; the table omits it.
    fn folder(&self) -> Option<&Path> {
        let mut folders =
            self.games.iter().filter_map(|game| Path::new(game.named.as_ref()?).parent());
        let first = folders.next()?;
        folders.all(|folder| folder == first).then_some(first)
    }
}

impl DisagreementView {
    fn write(&self, place: &str, language: Language, out: &mut String) {
        let frame = Frame::of(language);
        let (place, what) = (place.to_owned(), self.what.said());
        let (kind, settled) = (self.kind.word(), self.settled);
        let line = say(
            &said!(
                "games-disagrees",
                "{ $place }: { $what } [{ $kind }{ $settled ->
                    [yes] , settled
                   *[no] {\"\"}
                }]";
                place, what, kind, settled
            ),
            language,
        );
        out.push_str(&format!("{}\n", one_line(&line)));
        if let Some(article) = &self.article {
            out.push_str(&format!("  {}: {}\n", frame.law, one_line(article)));
        }
        let help = help(&self.what, language);
        if let Some(help) = help.filter(|_| !self.settled) {
            out.push_str(&format!("  {}: {}\n", frame.help, one_line(&help)));
        }
    }
}

/// Returns the name of a record relative to a folder.
fn below(folder: Option<&Path>, named: &str) -> String {
    let short = folder.and_then(|folder| Path::new(named).strip_prefix(folder).ok());
    short.map_or_else(|| named.to_owned(), |short| short.display().to_string())
}

fn one_line(text: &str) -> String {
    printable(text).replace(['\n', '\t'], " ")
}
