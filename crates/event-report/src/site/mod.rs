//! A site: the pages of an event, or of the groups of a weekend, for everybody.
//!
//! Pages open from a disk: nothing is loaded from anywhere, and every page is whole without its
//! scripts. What is in them comes from events as [`Event::published`] gives them, so that a page
//! cannot tell what is withheld; any text may stand in any field, and is escaped. The same events
//! give the same bytes.

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
    /// What it is called, if somebody said so.
    pub name: Option<String>,
    /// The groups, of which there is at least one.
    pub groups: Vec<Group>,
    /// Its languages, of which there is at least one; the first stands in front.
    pub languages: Vec<Language>,
}

/// An event of a site.
pub struct Group {
    /// Its folder, if there are several: letters, digits and `-`.
    pub folder: String,
    /// The event as it is published.
    pub event: Event,
    /// The games that are published, in their order.
    pub games: Vec<PublishedGame>,
    /// The openings that were drawn for its rounds.
    pub openings: Vec<(Round, Vec<CardOpening>)>,
    /// Files to take home, by their names, in this order.
    pub files: Vec<PublishedFile>,
    /// When its rounds were changed last, as far as that is known.
    pub changed: BTreeMap<Round, LastChanged>,
    /// For each ruling of the event the position it is about, if that is known.
    pub judged: Vec<Option<Judged>>,
    /// What the event did to the ratings, if a list was named.
    pub ratings: Option<RatingChanges>,
}

/// What an event did to the ratings of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChanges {
    /// What the list is called.
    pub list: String,
    /// How it is calculated.
    pub scheme: String,
    /// False if the list does not have the event as it is published.
    pub is_entered: bool,
    /// The changes by the ids of the published event, of those who have rated games and are not
    /// hidden.
    pub of: HashMap<PlayerId, RatingChange>,
}

/// What an event did to the rating of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating at the first rated game.
    pub before: Rating,
    /// Rated games.
    pub games: u32,
    /// The change on the general list.
    pub change: Change,
    /// The rating after the event.
    pub after: Rating,
    /// Of who came to the list without a rating: where the one to begin with is from.
    pub begun_by: Option<BegunBy>,
}

/// When what everybody sees of a round was changed last: universal times, as RFC 3339 writes them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastChanged {
    /// Who plays whom, and when.
    pub pairing: Option<String>,
    /// The results.
    pub results: Option<String>,
}

/// A game whose moves are published.
#[derive(Debug, Clone)]
pub struct PublishedGame {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// The game of a micro-match, from 1.
    pub game: usize,
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
    /// The game, replayed.
    pub replayed: draughts_report::viewer::ReplayedGame,
    /// What the event says of it: how it ended, rulings.
    pub said: Vec<Said>,
}

/// The position that a ruling is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judged {
    /// The last of a game, which is named by its place in [`Group::games`].
    Game(usize),
    /// One that the ruling names.
    Position {
        /// The position.
        position: Position,
        /// How its squares are named beside the board.
        numbering: Numbering,
    },
}

/// A file to take home.
#[derive(Debug, Clone)]
pub struct PublishedFile {
    /// Its name: `games.pdn`.
    pub name: &'static str,
    /// What it is, as [`SiteWord::File`] tells it.
    pub what: &'static str,
    /// Its text.
    pub text: String,
}

/// So many events are named in the name of a site.
const MOST_NAMED: usize = 3;

/// So many groups are named on every page; more are on the first page alone.
const MOST_GROUPS: usize = 6;

/// The folder of the files of a group.
const FILES: &str = "files";

impl Site {
    /// Hands over every file of the site with its name, seen from the folder of the site.
    ///
    /// # Errors
    ///
    /// Those of the caller, who is then called no more.
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

    /// What it is called in a language: as somebody said, as its events, or how many they are.
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

    /// True if every page names all groups.
    fn names_groups(&self) -> bool {
        (2..=MOST_GROUPS).contains(&self.groups.len())
    }

    /// The folder of a group in a language; of the whole site where none is named.
    fn folder(&self, language: Language, group: Option<usize>) -> Folder {
        let group = group.filter(|_| self.groups.len() > 1);
        Folder {
            language: (language != self.languages[0]).then(|| language.code()),
            group: group.map(|at| self.groups[at].folder.clone()),
        }
    }
}
