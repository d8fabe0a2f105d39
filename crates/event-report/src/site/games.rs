//! The games of a group in a language, each rendered once, and the pages that show them.
//!
//! A game is shown for both its players. The games of a player have one page of their own, or
//! several, so that no page is large.

use std::collections::HashMap;

use crate::{parallel_for_each, parallel_map};
use draughts_events::event::{Player, PlayerId, Round};
use draughts_report::words::Language;
use draughts_report::{BoardPicture, PictureStyle};

use super::address::Page;
use super::content::{PageSink, Pages};
use super::frame::{Block, Link};
use super::words::SiteWord;
use super::{PublishedGame, RuledPosition, SiteEvent};
use draughts_report::viewer::{Remark, RemarkKind, VIEWER_CSS, ViewedGame, script, words_html};

/// Bytes of games per page.
const PAGE: usize = 60_000;

/// The games of a group in a language.
#[derive(Default)]
pub(super) struct Games {
    /// The heading of each game.
    heads: Vec<String>,
    /// The fragment of a page for each game.
    fragments: Vec<String>,
    /// The first game of each board, as an index into the games.
    first: HashMap<(Round, u16), usize>,
    /// The last position of each game with a ruling, as a drawing.
    ruled: HashMap<usize, String>,
    /// The games of each player, part by part, as indexes into the games.
    parts: HashMap<PlayerId, Vec<Vec<usize>>>,
}

impl Games {
    pub(super) fn of(
        group: &SiteEvent,
        language: Language,
        name: impl Fn(&PublishedGame) -> String,
    ) -> Self {
        let games = &group.games;
        let heads: Vec<String> = games.iter().map(name).collect();
        let headed: Vec<_> = games.iter().zip(&heads).collect();
        let fragments =
            parallel_map(&headed, |(game, head)| viewed(game, language).html(&game.id(), head));
        let mut first = HashMap::new();
        for (at, game) in games.iter().enumerate() {
            first.entry((game.round, game.board)).or_insert(at);
        }
        let judged = group.judged.iter().flatten().filter_map(|judged| {
            let &RuledPosition::Game(at) = judged else { return None };
            let svg = viewed(games.get(at)?, language).last_svg()?;
            Some((at, svg))
        });
        let ruled = judged.collect();
        let mut parts: HashMap<PlayerId, Vec<Vec<usize>>> = HashMap::new();
        let mut sizes: HashMap<&PlayerId, usize> = HashMap::new();
        for (at, (game, fragment)) in games.iter().zip(&fragments).enumerate() {
            for id in [&game.white, &game.black] {
                let size = sizes.entry(id).or_default();
                let own = parts.entry(id.clone()).or_default();
                if own.is_empty() || *size + fragment.len() > PAGE {
                    own.push(Vec::new());
                    *size = 0;
                }
                *size += fragment.len();
                own.last_mut().expect("one was pushed").push(at);
            }
        }
        Self { heads, fragments, first, ruled, parts }
    }

    /// Draws the position that a ruling is about.
    pub(super) fn ruled(&self, judged: &RuledPosition, language: Language) -> Option<String> {
        match judged {
            RuledPosition::Game(at) => self.ruled.get(at).cloned(),
            RuledPosition::Position { position, numbering } => {
                let style = PictureStyle { language, ..PictureStyle::default() };
                Some(BoardPicture::of(position, numbering, None, style).svg(None))
            }
        }
    }

    /// Returns the heading of a game.
    pub(super) fn head(&self, game: usize) -> String {
        self.heads.get(game).cloned().unwrap_or_default()
    }

    /// Returns the games of a player, part by part.
    fn of_player(&self, id: &PlayerId) -> &[Vec<usize>] {
        self.parts.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of the part of a player's games that contains a game.
    fn part(&self, id: &PlayerId, game: usize) -> usize {
        self.of_player(id).iter().position(|part| part.contains(&game)).map_or(1, |at| at + 1)
    }
}

/// Returns the game for the viewer.
///
/// It has no findings, which are for the arbiter, but the result by the laws.
fn viewed(game: &PublishedGame, language: Language) -> ViewedGame {
    let mut viewed = game.replayed.viewed(language);
    let remarks = Remark::of_replay(game.replayed.report(), language).into_iter();
    remarks.filter(|one| one.kind == RemarkKind::Ruling).for_each(|one| viewed.remark(one));
    game.said.iter().for_each(|said| viewed.add(said));
    viewed
}

impl PublishedGame {
    /// Returns the id of its element: `r3b12g1`.
    pub(super) fn id(&self) -> String {
        format!("r{}b{}g{}", self.round, self.board, self.game)
    }
}

impl Pages<'_> {
    /// Returns the link to a game, on the page of the player with White.
    pub(super) fn game_href(self, at: usize) -> Option<String> {
        let game = self.group.games.get(at)?;
        let part = self.games.part(&game.white, at);
        let page = Page::Games(game.white.clone(), part);
        Some(format!("{}#{}", page.file(), game.id()))
    }

    /// Returns the link to the first game of a board.
    pub(super) fn game_at(self, round: Round, board: u16) -> Option<String> {
        self.game_href(*self.games.first.get(&(round, board))?)
    }

    /// Makes the links to the games of a player, for the player's page.
    pub(super) fn games_of(self, player: &PlayerId) -> Vec<Block> {
        let of_part = |(part, games): (usize, &Vec<usize>)| {
            let page = Page::Games(player.clone(), part);
            let links = games.iter().map(move |&at| {
                let game = &self.group.games[at];
                let href = format!("{}#{}", page.file(), game.id());
                Link { text: self.games.head(at), href, current: false }
            });
            links.collect::<Vec<_>>()
        };
        let links: Vec<Link> = (1..).zip(self.games.of_player(player)).flat_map(of_part).collect();
        if links.is_empty() {
            return Vec::new();
        }
        let text = self.word(&SiteWord::Games);
        vec![
            Block::Heading { id: "games".into(), text: text.clone() },
            Block::List { label: text, links },
        ]
    }

    /// Makes the pages with the games of all players.
    pub(super) fn games<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let pages = |player: &Player| {
            let parts = (1..).zip(self.games.of_player(&player.id));
            parts.map(|(part, games)| self.games_page(player, part, games)).collect::<Vec<_>>()
        };
        parallel_for_each(&self.group.event.players, pages, |pages| {
            pages.iter().try_for_each(|(name, text)| each(name, text))
        })
    }

    /// Returns a page with games of a player.
    fn games_page(self, player: &Player, part: usize, games: &[usize]) -> (String, String) {
        let parts = self.games.of_player(&player.id);
        let mut links = vec![self.link(&Page::Player(player.id.clone()), player.name.clone())];
        if parts.len() > 1 {
            links.extend((1..=parts.len()).map(|other| Link {
                current: other == part,
                ..self.link(
                    &Page::Games(player.id.clone(), other),
                    self.word(&SiteWord::Part { part: other, parts: parts.len() }),
                )
            }));
        }
        let label = self.word(&SiteWord::Games);
        let heading = format!("{}: {label}", player.name);
        let mut blocks = vec![Block::Links { label, links }];
        for &at in games {
            let (game, text) = (&self.group.games[at], self.games.head(at));
            blocks.push(Block::Heading { id: format!("{}-head", game.id()), text });
            blocks.push(Block::Game(self.games.fragments[at].clone()));
        }
        let page = Page::Games(player.id.clone(), part);
        let mut frame = self.frame(&page, &heading, blocks);
        frame.more_style = VIEWER_CSS;
        frame.data = words_html(self.language);
        frame.scripts = vec![script()];
        self.made(&page, frame)
    }
}
