//! The first page, and the pages for schedule, openings, rulings and downloads.
//!
//! A weekend with several groups has a first page of its own.

use chrono::NaiveDate;

use crate::event::words::{FactName, Head};
use crate::event::{FixturesView, View, day_in, time_in};
use crate::sheet::{Cell, Column, ColumnList, Ref, Row, Sheet};
use draughts_events::event::{Round, TimeOfDay};
use draughts_report::one_line;
use draughts_report::rules::title_of;
use draughts_report::words::{Language, say};

use super::Site;
use super::address::Page;
use super::content::{PageSink, Pages, labels};
use super::frame::{Block, Frame, LanguageLink, Link};
use super::games::Games;
use super::views::Views;
use super::words::SiteWord;

/// The number of leaders on the first page.
const LEADERS: usize = 5;

/// Returns the number of rows for the leaders: five, and those tied with the fifth.
///
/// If many are tied, none of the tied are included.
fn leading(rows: &[Row]) -> usize {
    let place = |row: &Row| match row {
        Row::Cells(cells) => cells.first().map(|cell| cell.text.clone()),
        Row::Heading(_) => None,
    };
    let Some(last) = rows.get(LEADERS - 1) else { return LEADERS };
    let shares = |row: &&Row| place(row) == place(last);
    let with = LEADERS + rows[LEADERS..].iter().take_while(shares).count();
    match with > 2 * LEADERS {
        true => rows.iter().take_while(|row| !shares(row)).count(),
        false => with,
    }
}

impl Pages<'_> {
    pub(super) fn start<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let event = &self.group.event;
        let mut blocks = vec![Block::Facts(self.facts())];
        blocks.push(Block::Heading { id: "now".into(), text: self.word(&SiteWord::Now) });
        blocks.push(Block::Text(self.now()));
        let mut links = Vec::new();
        if let Some(round) = self.views.current_round() {
            links.push(self.link(&Page::Round(round, 1), self.word(&SiteWord::Round { round })));
            links.push(self.link(&Page::Where, self.word(&SiteWord::Where)));
        }
        links.push(self.link(&Page::Screen(1), self.word(&SiteWord::Screen)));
        blocks.push(Block::Links { label: self.word(&SiteWord::Now), links });
        if self.views.begun.0 > 0 {
            blocks
                .push(Block::Heading { id: "leaders".into(), text: self.word(&SiteWord::Leaders) });
            let sheets = self.views.standings(self.views.complete).sheets(self.language);
            for (at, sheet) in (1..).zip(&sheets) {
                let mut sheet = sheet.clone();
                sheet.rows.truncate(leading(&sheet.rows));
                if sheet.rows.is_empty() {
                    continue;
                }
                blocks.push(Block::Table(self.table(&sheet, &format!("table{at}"))));
            }
            let whole = self.link(&self.latest_standings(), self.word(&SiteWord::Whole));
            let label = self.word(&SiteWord::Leaders);
            blocks.push(Block::Links { label, links: vec![whole] });
        }
        if !event.rounds.is_empty() {
            let rounds = event
                .rounds
                .iter()
                .map(|paired| self.link(&Page::Round(paired.round, 1), paired.round.to_string()));
            let (label, links) = (self.word(&SiteWord::Rounds), rounds.collect());
            blocks.push(Block::Numbers { label, links });
        }
        self.page(&Page::Start, &event.name, blocks, each)
    }

    /// Returns the place, the dates and the format of the event.
    fn facts(self) -> Vec<(String, String)> {
        let event = &self.group.event;
        let standings = self.views.standings(self.views.begun);
        let sheets = standings.sheets(self.language);
        let mut facts = sheets.first().map(|sheet| sheet.facts.clone()).unwrap_or_default();
        let own = [
            (
                SiteWord::System,
                Some(self.word(&SiteWord::SystemIs { system: event.system.kind() })),
            ),
            (SiteWord::TimeControl, event.time_control.clone()),
            (SiteWord::Rules, Some(self.rules())),
            (SiteWord::Arbiters, Some(event.arbiters.join("; "))),
        ];
        let some = own.into_iter().filter_map(|(name, value)| Some((self.word(&name), value?)));
        facts.extend(some);
        let plain = |(name, value): (String, String)| (name, one_line(&value).trim().to_owned());
        facts.into_iter().map(plain).filter(|(_, value)| !value.is_empty()).collect()
    }

    /// Returns the title of the rules; for house rules, the name of the file.
    fn rules(self) -> String {
        let file = self.group.event.public_rules();
        title_of(&self.group.event.rules)
            .map_or_else(|| file.to_owned(), |title| say(&title, self.language))
    }

    pub(super) fn schedule<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let event = &self.group.event;
        let paired = event.rounds.iter().map(|one| (one.round, one.date, one.time));
        let planned = event.timetable.iter().map(|one| (one.round, one.date, one.time));
        let language = self.language;
        let table = ColumnList::<(Round, Option<NaiveDate>, Option<TimeOfDay>)>::new()
            .column(Head::Round.right(language).key(), |(round, ..)| {
                Cell::of(round).about(Ref::Round(*round))
            })
            .column(Head::Date.left(language), |(_, date, _)| {
                date.map(|date| day_in(date, language))
            })
            .column(Column::left(say(&FactName::Time, language)), |(.., time)| {
                time.map(|time| time_in(time, language))
            });
        let subtitle = self.word(&SiteWord::Planned);
        let sheet = Sheet { subtitle, ..table.sheet(paired.chain(planned)) };
        let mut blocks = match sheet.rows.is_empty() {
            true => vec![Block::Text(vec![self.word(&SiteWord::Nothing)])],
            false => {
                vec![Block::Table(self.table(&sheet, "table1").quiet())]
            }
        };
        if event.rounds.iter().any(|paired| !paired.matches.is_empty()) {
            let stages = 0..event.stage_count();
            let parts: Vec<_> = stages.flat_map(|at| event.parts(at)).collect();
            let sheets = FixturesView::new(event, &parts, None).sheets(self.language);
            for (at, sheet) in (2..).zip(&sheets) {
                blocks.push(Block::Table(self.table(sheet, &format!("table{at}"))));
            }
        }
        self.page(&Page::Schedule, &self.word(&SiteWord::Schedule), blocks, each)
    }

    pub(super) fn openings<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        if self.group.openings.is_empty() {
            return Ok(());
        }
        let mut blocks = Vec::new();
        for (round, openings) in &self.group.openings {
            let text = self.word(&SiteWord::Round { round: *round });
            blocks.push(Block::Heading { id: format!("round{round}"), text });
            for (at, opening) in (1..).zip(openings) {
                let line = &opening.line;
                let mut said = line.done(self.language);
                said.extend([
                    line.side(self.language).to_owned(),
                    line.compulsory_captures(self.language),
                ]);
                blocks.push(Block::Opening {
                    id: format!("round{round}-{at}"),
                    head: opening.head(self.language),
                    said: said.iter().map(|one| one_line(one).into_owned()).collect(),
                    drawing: named(line.svg(), line.side(self.language)),
                });
            }
        }
        self.page(&Page::Openings, &self.word(&SiteWord::Openings), blocks, each)
    }

    pub(super) fn rulings<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let event = &self.group.event;
        if event.rulings.is_empty() {
            return Ok(());
        }
        let mut blocks = Vec::new();
        for (at, ruling) in (1..).zip(&event.rulings) {
            let (round, number) = (ruling.round, ruling.board);
            let text = self.word(&SiteWord::RulingAt { round, board: number });
            blocks.push(Block::Heading { id: format!("ruling{at}"), text });
            let paired = event.round(round);
            let boards = paired.map_or(&[][..], |paired| &paired.boards);
            if let Some(board) = boards.iter().find(|one| Some(one.board) == number) {
                let players = [&board.white, &board.black];
                let mut links: Vec<Link> =
                    players.into_iter().filter_map(|id| self.link_to(id)).collect();
                let is_it = |game: &super::PublishedGame| {
                    ruling.is_about(game.round, game.board, u16::try_from(game.game).unwrap_or(1))
                };
                let games = self.group.games.iter().enumerate().filter(|(_, game)| is_it(game));
                links.extend(games.filter_map(|(at, _)| {
                    let href = self.game_href(at)?;
                    Some(Link { text: self.games.head(at), href, current: false })
                }));
                let label = self.word(&SiteWord::Players);
                blocks.push(Block::List { label, links });
            }
            let claim = ruling.claim.clone().map(|claim| self.word(&SiteWord::Claim { claim }));
            let article = ruling.article.clone();
            let article = article.map(|article| self.word(&SiteWord::Article { article }));
            let lines = |said: Option<String>| -> Vec<String> {
                said.iter().map(|one| one_line(one).into_owned()).collect()
            };
            blocks.push(Block::Text(lines(claim)));
            blocks.push(Block::Own(lines(Some(ruling.ruling.clone()))));
            blocks.push(Block::Text(lines(article)));
            let judged = self.group.judged.get(at - 1).and_then(Option::as_ref);
            let board = judged.and_then(|judged| self.games.ruled(judged, self.language));
            blocks.extend(board.map(Block::Drawing));
        }
        self.page(&Page::Rulings, &self.word(&SiteWord::Rulings), blocks, each)
    }

    pub(super) fn downloads<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let files = self.group.files.iter().map(|file| (file.name, file.what));
        let links = files.chain([("feed.xml", "feed")]).map(|(name, what)| Link {
            text: self.word(&SiteWord::File { what }),
            href: self.file(name),
            current: false,
        });
        let heading = self.word(&SiteWord::Downloads);
        let blocks = vec![Block::List { label: heading.clone(), links: links.collect() }];
        self.page(&Page::Downloads, &heading, blocks, each)
    }
}

/// Adds a label for screen readers to one of our drawings.
fn named(svg: &str, name: &str) -> String {
    let mut name = name.replace('&', "&amp;");
    name = name.replace('"', "&quot;").replace('<', "&lt;");
    svg.replacen("role=\"img\"", &format!("role=\"img\" aria-label=\"{name}\""), 1)
}

/// Makes the pages of a weekend with several groups.
///
/// They are the first page, and that of the players and their boards.
pub(super) fn weekend<E>(site: &Site, language: Language, each: PageSink<'_, E>) -> Result<(), E> {
    let folder = site.folder(language, None);
    let word = |word: &SiteWord| say(word, language);
    let views: Vec<Views<'_>> = site.groups.iter().map(|group| Views::of(&group.event)).collect();
    let none = Games::default();
    let pages = || {
        let all = site.groups.iter().zip(&views).enumerate();
        all.map(|(at, (group, views))| Pages { site, language, at, group, views, games: &none })
    };
    let frame = |file: &str, heading: &str, blocks: Vec<Block>| {
        let languages = site.languages.iter().map(|&other| LanguageLink {
            code: other.code(),
            name: other.own_name(),
            href: folder.way_to(&site.folder(other, None), file),
            current: other == language,
        });
        let name = site.called(language);
        let title = if heading == name { name.clone() } else { format!("{heading} · {name}") };
        let seats = Link {
            text: word(&SiteWord::Where),
            href: "where.html".into(),
            current: file == "where.html",
        };
        let groups = pages().filter(|_| site.names_groups()).map(|one| Link {
            text: one_line(&one.group.event.name).into_owned(),
            href: folder.way_to(&one.folder(), "index.html"),
            current: false,
        });
        Frame {
            language: language.code(),
            title,
            event: Link { text: name, href: "index.html".into(), current: file == "index.html" },
            groups: groups.collect(),
            menu: vec![seats],
            languages: languages.collect(),
            labels: labels(language),
            heading: heading.to_owned(),
            blocks,
            foot: word(&SiteWord::Foot),
            ..Frame::default()
        }
    };
    let mut blocks = Vec::new();
    for one in pages() {
        let name = one_line(&one.group.event.name).into_owned();
        blocks.push(Block::Heading { id: format!("group{}", one.at + 1), text: name.clone() });
        blocks.push(Block::Text(one.now()));
        let mut links = vec![(Page::Start, SiteWord::Start)];
        if let Some(round) = one.views.current_round() {
            links.push((Page::Round(round, 1), SiteWord::Round { round }));
        }
        links.push((one.latest_standings(), SiteWord::Standings));
        let links = links.into_iter().map(|(page, text)| Link {
            text: word(&text),
            href: folder.way_to(&one.folder(), &page.file()),
            current: false,
        });
        blocks.push(Block::Links { label: name, links: links.collect() });
    }
    let start = frame("index.html", &site.called(language), blocks);
    each(&folder.path("index.html"), &start.written())?;
    let mut blocks = vec![super::screen::find(language)];
    for one in pages() {
        let text = one_line(&one.group.event.name).into_owned();
        blocks.push(Block::Heading { id: format!("group{}", one.at + 1), text });
        blocks.extend(one.seated(&folder, &format!("table{}", one.at + 1)));
    }
    let mut seats = frame("where.html", &word(&SiteWord::Where), blocks);
    seats.scripts = vec![super::frame::FIND];
    each(&folder.path("where.html"), &seats.written())
}
