//! The pages of a group in a language: their frames, and the links between them.

use crate::sheet::{Ref, Sheet};
use draughts_events::event::{PlayerId, Round};
use draughts_report::one_line;
use draughts_report::words::{Language, say};

use super::address::{Folder, Page};
use super::frame::{Block, Frame, Labels, LanguageLink, Link};
use super::games::Games;
use super::table::{ROWS, Table, TableContext, board_id};
use super::views::{EventPhase, Views};
use super::words::SiteWord;
use super::{FILES, Site, SiteEvent};

/// Makes the pages of a group in a language.
#[derive(Clone, Copy)]
pub(super) struct Pages<'s> {
    pub(super) site: &'s Site,
    pub(super) language: Language,
    /// The index of the group in the site.
    pub(super) at: usize,
    pub(super) group: &'s SiteEvent,
    pub(super) views: &'s Views<'s>,
    pub(super) games: &'s Games,
}

/// The receiver of finished pages: name and text.
pub(super) type PageSink<'t, E> = &'t mut dyn FnMut(&str, &str) -> Result<(), E>;

impl<'s> Pages<'s> {
    /// Passes every page on.
    pub(super) fn write<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        self.start(each)?;
        self.rounds(each)?;
        self.standings(each)?;
        self.categories(each)?;
        self.crosstables(each)?;
        self.players(each)?;
        self.cards(each)?;
        self.games(each)?;
        self.teams(each)?;
        self.schedule(each)?;
        self.openings(each)?;
        self.rulings(each)?;
        self.downloads(each)?;
        self.seats(each)?;
        self.screens(each)
    }

    pub(super) fn word(&self, word: &SiteWord) -> String {
        say(word, self.language)
    }

    pub(super) fn folder(&self) -> Folder {
        self.site.folder(self.language, Some(self.at))
    }

    /// Makes a link to a page of the group.
    pub(super) fn link(&self, page: &Page, text: String) -> Link {
        Link { text: one_line(&text).into_owned(), href: page.file(), current: false }
    }

    /// Returns the link to a file that is shared by all languages.
    pub(super) fn file(&self, name: &str) -> String {
        let own = self.site.folder(self.site.languages[0], Some(self.at));
        self.folder().way_to(&own, &format!("{FILES}/{name}"))
    }

    /// Makes a page and passes it on.
    pub(super) fn page<E>(
        &self,
        page: &Page,
        heading: &str,
        blocks: Vec<Block>,
        each: PageSink<'_, E>,
    ) -> Result<(), E> {
        self.put(page, self.frame(page, heading, blocks), each)
    }

    /// Passes a framed page on.
    pub(super) fn put<E>(&self, page: &Page, frame: Frame, each: PageSink<'_, E>) -> Result<(), E> {
        let (name, text) = self.made(page, frame);
        each(&name, &text)
    }

    /// Renders a framed page: its path relative to the site, and its text.
    pub(super) fn made(&self, page: &Page, frame: Frame) -> (String, String) {
        (self.folder().path(&page.file()), frame.written())
    }

    /// Frames a page.
    pub(super) fn frame(&self, page: &Page, heading: &str, blocks: Vec<Block>) -> Frame {
        let heading = one_line(heading).trim().to_owned();
        let several = self.site.groups.len() > 1;
        // The pages of one event have the name of the site; those of several, that of their event.
        let name = match several {
            true => one_line(&self.group.event.name).trim().to_owned(),
            false => self.site.called(self.language),
        };
        let title =
            if *page == Page::Start { name.clone() } else { format!("{heading} · {name}") };
        let folder = self.folder();
        let languages = self.site.languages.iter().map(|&other| LanguageLink {
            code: other.code(),
            name: other.own_name(),
            href: folder.way_to(&self.site.folder(other, Some(self.at)), &page.file()),
            current: other == self.language,
        });
        let home = self.site.folder(self.language, None);
        let event = if several {
            Link {
                text: self.site.called(self.language),
                href: folder.way_to(&home, "index.html"),
                current: false,
            }
        } else {
            Link { text: name.clone(), href: Page::Start.file(), current: *page == Page::Start }
        };
        let all = self.site.names_groups();
        let is_named = |at: usize| all || (several && at == self.at);
        let groups = self.site.groups.iter().enumerate().filter(|(at, _)| is_named(*at));
        let groups = groups.map(|(at, group)| Link {
            text: one_line(&group.event.name).into_owned(),
            href: folder.way_to(&self.site.folder(self.language, Some(at)), "index.html"),
            current: at == self.at,
        });
        Frame {
            language: self.language.code(),
            title,
            event,
            groups: groups.collect(),
            menu: self.menu(page),
            languages: languages.collect(),
            labels: labels(self.language),
            heading,
            blocks,
            foot: match page {
                Page::Standings(..) | Page::Category(..) => self.word(&SiteWord::FootExplained),
                Page::Start
                | Page::Round(..)
                | Page::Names(..)
                | Page::Crosstable(..)
                | Page::Players(_)
                | Page::Player(_)
                | Page::Games(..)
                | Page::Teams
                | Page::Team(_)
                | Page::Schedule
                | Page::Openings
                | Page::Rulings
                | Page::Downloads
                | Page::Where
                | Page::Screen(_) => self.word(&SiteWord::Foot),
            },
            feed: Some(self.file("feed.xml")),
            ..Frame::default()
        }
    }

    fn menu(&self, shown: &Page) -> Vec<Link> {
        let views = self.views;
        let event = &self.group.event;
        let mut menu = vec![(Page::Start, SiteWord::Start), (Page::Where, SiteWord::Where)];
        if let Some(round) = views.current_round() {
            menu.push((Page::Round(round, 1), SiteWord::Round { round }));
        }
        menu.push((self.latest_standings(), SiteWord::Standings));
        menu.push((Page::Crosstable(event.current_stage(), 1), SiteWord::Crosstable));
        menu.push((Page::Players(1), SiteWord::Players));
        if !event.teams.is_empty() {
            menu.push((Page::Teams, SiteWord::Teams));
        }
        menu.push((Page::Schedule, SiteWord::Schedule));
        if !self.group.openings.is_empty() {
            menu.push((Page::Openings, SiteWord::Openings));
        }
        if !event.rulings.is_empty() {
            menu.push((Page::Rulings, SiteWord::Rulings));
        }
        menu.push((Page::Downloads, SiteWord::Downloads));
        let is_shown = |page: &Page| same_kind(page, shown);
        menu.into_iter()
            .map(|(page, word)| Link {
                text: self.word(&word),
                href: page.file(),
                current: is_shown(&page),
            })
            .collect()
    }

    /// Returns the page of the standings after the last complete round.
    ///
    /// The page of the round in play is one link further.
    pub(super) fn latest_standings(&self) -> Page {
        Page::Standings(self.views.complete, 1)
    }

    /// Returns the address of the page about the subject of a cell.
    pub(super) fn href(&self, about: &Ref) -> Option<String> {
        let page = match about {
            Ref::Player(id) => self.person(id)?,
            Ref::Round(round) => {
                self.group.event.round(*round)?;
                Page::Round(*round, 1)
            }
            Ref::Board { round, board } => return self.board(*round, *board),
        };
        Some(page.file())
    }

    /// Returns the page of a player or a team.
    pub(super) fn person(&self, id: &PlayerId) -> Option<Page> {
        let event = &self.group.event;
        if event.teams.iter().any(|team| team.id == *id) {
            return Some(Page::Team(id.clone()));
        }
        self.views.has_player(id).then(|| Page::Player(id.clone()))
    }

    /// Returns the link to a board in the table of its round.
    fn board(&self, round: Round, board: u16) -> Option<String> {
        let paired = self.group.event.round(round)?;
        if !paired.matches.is_empty() {
            return Some(Page::Round(round, 1).file());
        }
        let at = paired.boards.iter().position(|one| one.board == board)?;
        let page = Page::Round(round, at / ROWS + 1);
        Some(format!("{}#{}", page.file(), board_id(board)))
    }

    /// Makes a sheet into a table of this page; `id` is that of its caption.
    pub(super) fn table(&self, sheet: &Sheet, id: &str) -> Table {
        let href = |about: &Ref| self.href(about);
        Table::of(
            sheet,
            &TableContext {
                href: &href,
                game: &|_, _| None,
                names_boards: false,
                id: id.to_owned(),
            },
        )
    }

    /// Makes pages of the sheets of a view: one for all, or if they are long, one for each part.
    pub(super) fn paged<E>(
        &self,
        sheets: &[Sheet],
        heading: &str,
        page: impl Fn(usize) -> Page,
        options: &Paged<'_>,
        each: PageSink<'_, E>,
    ) -> Result<(), E> {
        let href = |about: &Ref| match about {
            // The board is on this page; its result links to its game.
            Ref::Board { .. } if options.names_boards => None,
            about => self.href(about),
        };
        let game = |round, board| self.game_at(round, board);
        let mut parts: Vec<(Vec<Block>, usize)> = vec![(Vec::new(), options.rows)];
        for (at, sheet) in (1..).zip(sheets) {
            let id = format!("table{at}");
            let around =
                TableContext { href: &href, game: &game, names_boards: options.names_boards, id };
            let tables = Table::parts(sheet, options.rows, &around);
            for (nth, mut table) in tables.into_iter().enumerate() {
                // The heading above the table has the same text.
                table.quiet = sheets.len() > 1 || table.caption == heading;
                let rows = table.rows();
                let full = parts.last().is_some_and(|(_, free)| nth > 0 || rows > *free);
                if full && parts.last().is_some_and(|(blocks, _)| !blocks.is_empty()) {
                    parts.push((Vec::new(), options.rows));
                }
                let Some((blocks, free)) = parts.last_mut() else { continue };
                *free = free.saturating_sub(rows);
                if sheets.len() > 1 {
                    let text = sheet.subtitle.clone();
                    blocks.push(Block::Heading { id: format!("head{at}"), text });
                }
                if table.has_columns() {
                    blocks.push(Block::Table(table));
                }
            }
            if let Some((blocks, _)) = parts.last_mut() {
                blocks.push(Block::Notes(sheet.notes.clone()));
            }
        }
        let count = parts.len();
        for (part, (blocks, _)) in (1..).zip(parts) {
            let mut all = (options.before)(part);
            if count > 1 {
                let links = (1..=count).map(|other| Link {
                    current: other == part,
                    ..self.link(
                        &page(other),
                        self.word(&SiteWord::Part { part: other, parts: count }),
                    )
                });
                let (label, links) = (self.word(&SiteWord::Parts), links.collect());
                all.push(Block::Links { label, links });
            }
            all.extend(blocks);
            let heading = match count {
                1 => heading.to_owned(),
                _ => format!("{heading} ({part}/{count})"),
            };
            self.page(&page(part), &heading, all, each)?;
        }
        Ok(())
    }

    /// Describes the present state of the event.
    pub(super) fn now(&self) -> Vec<String> {
        let views = self.views;
        let mut said = vec![match views.moment() {
            EventPhase::NotBegun => SiteWord::NotBegun,
            EventPhase::Paired(round) => {
                let boards = views.event.round(round).map_or(0, |paired| paired.boards.len());
                SiteWord::Paired { round, boards }
            }
            EventPhase::Running(round) => {
                let games = views.event.scoring.games();
                let boards = views.event.round(round).map_or(&[][..], |paired| &paired.boards);
                let done = boards.iter().filter(|board| board.is_complete(games)).count();
                SiteWord::Running { round, done, boards: boards.len() }
            }
            EventPhase::Ended(round) => SiteWord::Ended { round },
            EventPhase::Over => SiteWord::Over,
        }];
        if let Some((round, when)) = views.next(self.language) {
            said.push(SiteWord::Begins { round, when });
        }
        said.iter().map(|word| self.word(word)).collect()
    }
}

/// The division of a long table into pages.
pub(super) struct Paged<'p> {
    pub(super) rows: usize,
    pub(super) names_boards: bool,
    /// The blocks before the table on a part.
    pub(super) before: &'p dyn Fn(usize) -> Vec<Block>,
}

/// Returns the words around every page.
pub(super) fn labels(language: Language) -> Labels {
    let word = |word| say(&word, language);
    Labels {
        skip: word(SiteWord::Skip),
        menu: word(SiteWord::Menu),
        languages: word(SiteWord::Languages),
        groups: word(SiteWord::Groups),
    }
}

/// Returns whether a page belongs to an entry of the menu.
fn same_kind(entry: &Page, shown: &Page) -> bool {
    match shown {
        Page::Round(shown, _) | Page::Names(shown, _) => {
            matches!(entry, Page::Round(round, _) if round == shown)
        }
        Page::Standings(..) | Page::Category(..) => matches!(entry, Page::Standings(..)),
        Page::Crosstable(..) => matches!(entry, Page::Crosstable(..)),
        Page::Players(_) => matches!(entry, Page::Players(_)),
        Page::Start
        | Page::Teams
        | Page::Schedule
        | Page::Openings
        | Page::Rulings
        | Page::Downloads
        | Page::Where => entry == shown,
        // Lists lead to these pages; the downloads, to the screens.
        Page::Player(_) | Page::Games(..) | Page::Team(_) | Page::Screen(_) => false,
    }
}
