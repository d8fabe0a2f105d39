//! The pages of players and teams.

use crate::event::words::{Footnote, Head};
use crate::event::{CardView, ExplanationView, View};
use crate::parallel_for_each;
use crate::sheet::{Cell, ColumnList, Ref, Sheet};
use draughts_events::event::{Outcome, PlayerId, Team};
use draughts_report::one_line;
use draughts_report::words::say;

use super::address::Page;
use super::content::{PageSink, Paged, Pages};
use super::frame::{Block, Link};
use super::table::ROWS;
use super::words::SiteWord;

impl Pages<'_> {
    pub(super) fn players<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let sheets = self.views.players().sheets(self.language);
        let before = |_| Vec::new();
        let options = Paged { rows: ROWS, names_boards: false, before: &before };
        let heading = self.word(&SiteWord::Players);
        self.paged(&sheets, &heading, Page::Players, &options, each)
    }

    pub(super) fn cards<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let explained = self.views.explanations();
        let cards = self.views.cards();
        let page = |card: &CardView<'_>| self.card(card, explained.get(&card.player.id));
        parallel_for_each(&cards, page, |(name, text)| each(&name, &text))
    }

    /// Returns the page of a player.
    fn card(
        self,
        card: &CardView<'_>,
        explained: Option<&ExplanationView<'_>>,
    ) -> (String, String) {
        let id = &card.player.id;
        let name = card.player.name.clone();
        let mut blocks = Vec::new();
        let team = self.group.event.team_of(id);
        for sheet in card.sheets(self.language) {
            let mut facts = plain_facts(&sheet);
            // The name of the team is enough.
            if let Some(team) = team {
                let id = format!(" ({})", team.id);
                let its = facts.iter_mut().map(|(_, value)| value);
                let its = its.filter(|value| value.strip_suffix(&id) == Some(team.name.trim()));
                its.for_each(|value| value.truncate(value.len() - id.len()));
            }
            blocks.push(Block::Facts(facts));
            let captioned = Sheet { subtitle: name.clone(), ..sheet };
            let table = self.table(&captioned, "table1").quiet();
            blocks.push(Block::Table(table));
            blocks.push(Block::Notes(captioned.notes));
        }
        blocks.extend(explained.map(|view| self.explained(view)));
        blocks.extend(self.rated(id));
        blocks.extend(self.games_of(id));
        let page = Page::Player(id.clone());
        self.made(&page, self.frame(&page, &name, blocks))
    }

    /// Returns the effect of the event on the rating of a player.
    fn rated(self, id: &PlayerId) -> Vec<Block> {
        let Some(ratings) = &self.group.ratings else { return Vec::new() };
        let Some(of) = ratings.of.get(id) else { return Vec::new() };
        let facts = [
            (SiteWord::RatingBefore, of.before.to_string()),
            (SiteWord::RatedGames, of.games.to_string()),
            (SiteWord::RatingChanged, self.language.figures(of.change)),
            (SiteWord::RatingAfter, of.after.to_string()),
        ];
        let facts = facts.into_iter().map(|(name, value)| (self.word(&name), value));
        let (list, scheme) = (ratings.list.clone(), ratings.scheme.clone());
        let list = Footnote::RatingsOf { list, scheme, average: None };
        let mut notes = vec![one_line(&say(&list, self.language)).into_owned()];
        let name = self.group.event.player(id).map(|player| player.name.clone());
        if let (Some(by), Some(name)) = (of.begun_by, name) {
            let (names, rating) = (vec![name], of.before);
            let begun = Footnote::BegunUnrated { names, rating, by };
            notes.push(one_line(&say(&begun, self.language)).into_owned());
        }
        if !ratings.is_entered {
            notes.push(self.word(&SiteWord::RatingPreliminary));
        }
        let text = self.word(&SiteWord::RatingChange);
        vec![
            Block::Heading { id: "rating".into(), text },
            Block::Facts(facts.collect()),
            Block::Notes(notes),
        ]
    }

    /// Returns the explanation of points and tie-breaks, in a block that unfolds.
    fn explained(self, view: &ExplanationView<'_>) -> Block {
        let summary = self.word(&SiteWord::HowItCame);
        let mut sheets = view.sheets(self.language);
        if sheets.is_empty() {
            return Block::Folded { summary, notes: Vec::new(), table: None };
        }
        let sheet = Sheet { subtitle: summary.clone(), ..sheets.remove(0) };
        let table = self.table(&sheet, "explained").quiet();
        let notes = sheet.notes.iter().map(|note| self.by_names(note)).collect();
        Block::Folded { summary, notes, table: Some(table) }
    }

    /// Replaces ids in a line by names, if the ids are not words, such as `p7`.
    fn by_names(self, line: &str) -> String {
        let is_part = |one: char| one.is_ascii_alphanumeric() || one == '-' || one == '_';
        let named = |word: &str| {
            let id = word.parse::<PlayerId>().ok()?;
            word.bytes().any(|one| one.is_ascii_digit()).then_some(())?;
            self.views.name_of(&id).map(str::to_owned)
        };
        let mut out = String::new();
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let end = match is_part(first) {
                true => rest.find(|one| !is_part(one)).unwrap_or(rest.len()),
                false => rest.find(is_part).unwrap_or(rest.len()),
            };
            let (piece, after) = rest.split_at(end);
            out.push_str(&named(piece).unwrap_or_else(|| piece.to_owned()));
            rest = after;
        }
        out
    }

    /// Returns the heading of a game.
    pub(super) fn game_head(self, game: &super::PublishedGame) -> String {
        let event = &self.group.event;
        let name = |id: &PlayerId| self.views.name_of(id).unwrap_or_default().to_owned();
        let (white, black) = (name(&game.white), name(&game.black));
        let (round, board) = (game.round, game.board);
        let paired = event.round(round).map_or(&[][..], |paired| &paired.boards);
        let paired = paired.iter().find(|one| one.board == board);
        let outcome = paired.and_then(|one| {
            let outcome = *one.result.get(game.game - 1)?;
            Some(if one.white == game.white { outcome } else { outcome.reversed() })
        });
        let result = outcome.and_then(Outcome::score).map(|score| self.language.figures(score));
        let result = result.unwrap_or_else(|| "*".into());
        self.word(&match event.scoring.games() {
            1 => SiteWord::Game { round, board, white, black, result },
            _ => SiteWord::GameOf { round, board, game: game.game, white, black, result },
        })
    }

    pub(super) fn teams<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let event = &self.group.event;
        if event.teams.is_empty() {
            return Ok(());
        }
        let table = ColumnList::<Team>::new()
            .column(Head::Team.left(self.language), |team| {
                Cell::from(team.name.as_str()).about(Ref::Player(team.id.clone()))
            })
            .column(Head::Members.left(self.language), |team| {
                let names = team.members.iter().filter_map(|id| event.name_of(id));
                names.collect::<Vec<_>>().join(" · ")
            });
        let sheet = Sheet { subtitle: self.word(&SiteWord::Teams), ..table.sheet(&event.teams) };
        let table = self.table(&sheet, "table1").quiet();
        let blocks = vec![Block::Table(table)];
        self.page(&Page::Teams, &self.word(&SiteWord::Teams), blocks, each)?;
        let mut pages = Vec::new();
        let explained = self.views.explanations();
        self.views.each_team(|card| {
            let mut blocks = Vec::new();
            for (at, sheet) in (1..).zip(card.sheets(self.language)) {
                blocks.push(Block::Facts(plain_facts(&sheet)));
                let subtitle = sheet.subtitle.replace(&format!(" ({})", card.team.id), "");
                let captioned = Sheet { subtitle, ..sheet };
                blocks.push(Block::Table(self.table(&captioned, &format!("table{at}"))));
                blocks.push(Block::Notes(captioned.notes));
            }
            blocks.extend(explained.get(&card.team.id).map(|view| self.explained(view)));
            pages.push((Page::Team(card.team.id.clone()), card.team.name.clone(), blocks));
        });
        pages.into_iter().try_for_each(|(page, name, blocks)| self.page(&page, &name, blocks, each))
    }

    /// Makes a link to a player.
    pub(super) fn link_to(self, id: &PlayerId) -> Option<Link> {
        let name = self.group.event.name_of(id)?.to_owned();
        Some(self.link(&self.person(id)?, name))
    }
}

/// Returns the facts of a sheet, each on one line.
fn plain_facts(sheet: &Sheet) -> Vec<(String, String)> {
    let plain = |text: &str| one_line(text).trim().to_owned();
    sheet.facts.iter().map(|(name, value)| (plain(name), plain(value))).collect()
}
