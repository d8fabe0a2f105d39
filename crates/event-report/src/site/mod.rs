//! A public site: the pages of an event, or of the groups of a weekend.
//!
//! Pages open from a disk: they load nothing, and are complete without their scripts. Their data
//! come from events as [`Event::published`] returns them, so that a page cannot reveal what is
//! withheld. Any field may contain any text, and is escaped. The same events give the same bytes.

mod address;
mod atom;
mod content;
mod frame;
mod games;
mod home;
mod people;
mod rounds;
mod screen;
mod table;
mod tables;
#[cfg(test)]
mod tests;
mod views;
mod words;

pub use words::SiteWord;

use std::collections::{BTreeMap, HashMap};

use draughts_events::event::{Event, PlayerId, Round};
use draughts_events::ratings::{BegunBy, Change, Rating};
use draughts_games::board::{Numbering, Position};
use draughts_ground::said::Said;
use draughts_report::one_line;
use draughts_report::openings::CardOpening;
use draughts_report::words::{Language, say};

use address::Folder;
use views::Views;

/// A site.
pub struct Site {
    /// The name of the site, if one was given.
    pub name: Option<String>,
    /// The groups, at least one.
    pub groups: Vec<SiteEvent>,
    /// The languages, at least one; the first one has no folder of its own.
    pub languages: Vec<Language>,
}

/// An event of a site.
pub struct SiteEvent {
    /// The folder, if there are several groups: letters, digits and `-`.
    pub folder: String,
    /// The published event.
    pub event: Event,
    /// The published games, in order.
    pub games: Vec<PublishedGame>,
    /// The openings drawn for its rounds.
    pub openings: Vec<(Round, Vec<CardOpening>)>,
    /// The files to download, in this order.
    pub files: Vec<PublishedFile>,
    /// The time of the last change of each round, as far as it is known.
    pub changed: BTreeMap<Round, LastChanged>,
    /// For each ruling of the event, the position it is about, if known.
    pub judged: Vec<Option<RuledPosition>>,
    /// The rating changes of the event, if a list was named.
    pub ratings: Option<RatingChanges>,
}

/// The rating changes of the players of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChanges {
    /// The name of the rating list.
    pub list: String,
    /// The rating scheme.
    pub scheme: String,
    /// Whether the list has the event as it is published.
    pub is_entered: bool,
    /// The changes by the ids of the published event.
    ///
    /// They are those of players with rated games who are not hidden.
    pub of: HashMap<PlayerId, RatingChange>,
}

/// The effect of an event on the rating of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating at the first rated game.
    pub before: Rating,
    /// The number of rated games.
    pub games: u32,
    /// The change on the general list.
    pub change: Change,
    /// The rating after the event.
    pub after: Rating,
    /// The origin of the initial rating, for a player who entered the list without one.
    pub begun_by: Option<BegunBy>,
}

/// The times of the last changes of what everybody sees of a round, in UTC as in RFC 3339.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastChanged {
    /// The last change of the pairings or of their times.
    pub pairing: Option<String>,
    /// The last change of the results.
    pub results: Option<String>,
}

/// A game whose moves are published.
#[derive(Debug, Clone)]
pub struct PublishedGame {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// The number of the game in a micro-match, from 1.
    pub game: usize,
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// The game, replayed.
    pub replayed: draughts_report::viewer::ReplayedGame,
    /// Messages of the event about the game: how it ended, rulings.
    pub said: Vec<Said>,
}

/// The position that a ruling is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RuledPosition {
    /// The last position of a game, as an index into [`SiteEvent::games`].
    Game(usize),
    /// A position that the ruling names.
    Position {
        /// The position.
        position: Position,
        /// The names of squares beside the board.
        numbering: Numbering,
    },
}

/// A file to download.
#[derive(Debug, Clone)]
pub struct PublishedFile {
    /// The file name, such as `games.pdn`.
    pub name: &'static str,
    /// The kind of file, as [`SiteWord::File`] words it.
    pub what: &'static str,
    /// The contents.
    pub text: String,
}

/// The most events that the name of a site lists.
const MOST_NAMED: usize = 3;

/// The most groups that every page lists; if there are more, only the first page lists them.
const MOST_GROUPS: usize = 6;

/// The folder of the files of a group.
const FILES: &str = "files";

impl Site {
    /// Passes every file of the site on, with its path relative to the site.
    ///
    /// # Errors
    ///
    /// Returns the first error of `each`, which is not called again.
    pub fn write<E>(&self, mut each: impl FnMut(&str, &str) -> Result<(), E>) -> Result<(), E> {
        for (at, group) in self.groups.iter().enumerate() {
            let own = self.folder(self.languages[0], Some(at));
            for file in &group.files {
                each(&own.path(&format!("{FILES}/{}", file.name)), &file.text)?;
            }
            let views = Views::of(&group.event);
            for &language in &self.languages {
                let none = games::Games::default();
                let pages =
                    content::Pages { site: self, language, at, group, views: &views, games: &none };
                let name = |game: &PublishedGame| pages.game_head(game);
                let games = games::Games::of(group, language, name);
                content::Pages { games: &games, ..pages }.write(&mut each)?;
            }
            each(&own.path(&format!("{FILES}/feed.xml")), &atom::feed(self, at, &views))?;
        }
        if self.groups.len() > 1 {
            for &language in &self.languages {
                home::weekend(self, language, &mut each)?;
            }
        }
        Ok(())
    }

    /// Returns the name in a language: the one that was given, the names of the events, or their
    /// number.
    fn called(&self, language: Language) -> String {
        let names = || self.groups.iter().map(|group| group.event.name.as_str());
        let name = match &self.name {
            Some(name) => name.clone(),
            None if self.groups.len() > MOST_NAMED => {
                say(&SiteWord::Events { events: self.groups.len() }, language)
            }
            None => names().collect::<Vec<_>>().join(" · "),
        };
        one_line(&name).trim().to_owned()
    }

    /// Returns whether every page lists all groups.
    fn names_groups(&self) -> bool {
        (2..=MOST_GROUPS).contains(&self.groups.len())
    }

    /// Returns the folder of a group in a language, or of the whole site without a group.
    fn folder(&self, language: Language, group: Option<usize>) -> Folder {
        let group = group.filter(|_| self.groups.len() > 1);
        Folder {
            language: (language != self.languages[0]).then(|| language.code()),
            group: group.map(|at| self.groups[at].folder.clone()),
        }
    }
}
