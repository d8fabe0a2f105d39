//! The rounds, by board and by name.

use crate::event::{PairingsView, View};
use draughts_events::event::Round;

use super::address::Page;
use super::content::{PageSink, Paged, Pages};
use super::frame::{Block, Link};
use super::table::ROWS;
use super::words::SiteWord;

impl Pages<'_> {
    pub(super) fn rounds<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        for paired in &self.group.event.rounds {
            let round = paired.round;
            let sheets = self.pairings(round).sheets(self.language);
            let heading = sheets.first().map(|sheet| sheet.subtitle.clone()).unwrap_or_default();
            let facts = sheets.first().map(|sheet| sheet.facts.clone()).unwrap_or_default();
            let before = |_| self.before_round(round, false, &facts);
            // All team matches are on one page.
            let rows = if paired.matches.is_empty() { ROWS } else { usize::MAX };
            let names_boards = paired.matches.is_empty();
            let options = Paged { rows, names_boards, before: &before };
            self.paged(&sheets, &heading, |part| Page::Round(round, part), &options, each)?;
            let names = self.views.by_name(round).sheets(self.language);
            let before = |_| self.before_round(round, true, &facts);
            let options = Paged { rows: 2 * ROWS, names_boards: false, before: &before };
            let heading = self.word(&SiteWord::RoundByName { round });
            self.paged(&names, &heading, |part| Page::Names(round, part), &options, each)?;
        }
        Ok(())
    }

    /// Returns the pairings of a round, with the moves of its openings.
    pub(super) fn pairings(&self, round: Round) -> PairingsView<'_> {
        self.views.pairings(round).with_opening_moves(|round| {
            let own = self.group.openings.iter().filter(|(of, _)| *of == round);
            own.flat_map(|(_, all)| all).map(|one| Some(one.line.in_moves())).collect()
        })
    }

    /// Returns the links above a round, and its day and time.
    fn before_round(self, round: Round, by_name: bool, facts: &[(String, String)]) -> Vec<Block> {
        let page = |round: Round| match by_name {
            true => Page::Names(round, 1),
            false => Page::Round(round, 1),
        };
        let rounds = self.group.event.rounds.iter().map(|paired| Link {
            current: paired.round == round,
            ..self.link(&page(paired.round), paired.round.to_string())
        });
        let ways = [
            (Page::Round(round, 1), SiteWord::ByBoard, !by_name),
            (Page::Names(round, 1), SiteWord::ByName, by_name),
        ];
        let ways = ways
            .map(|(page, word, current)| Link { current, ..self.link(&page, self.word(&word)) });
        vec![
            Block::Numbers { label: self.word(&SiteWord::Rounds), links: rounds.collect() },
            Block::Facts(facts.to_vec()),
            Block::Links { label: self.word(&SiteWord::Round { round }), links: ways.to_vec() },
        ]
    }
}
