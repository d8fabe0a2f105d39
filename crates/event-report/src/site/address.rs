//! The addresses of the pages of a site, and the links between them.
//!
//! All pages of a group in a language are in one folder, so that most links are file names. The
//! names are made of ids, which are ASCII, with a word before them: no system takes a file
//! `player-con.html` for a device.

use draughts_events::event::{PlayerId, Round};

/// A page of a group.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Page {
    /// The first page.
    Start,
    /// A round by board, and its part from 1; a long round has several.
    Round(Round, usize),
    /// A round by name, and its part.
    Names(Round, usize),
    /// The standings after a round, and their part.
    Standings(Round, usize),
    /// The standings of a category, from 1, and their part.
    Category(usize, usize),
    /// The crosstable of a stage, from 0, and its part.
    Crosstable(usize, usize),
    /// The list of players.
    Players(usize),
    /// A player.
    Player(PlayerId),
    /// The games of a player, and the part.
    Games(PlayerId, usize),
    /// The list of teams.
    Teams,
    /// A team.
    Team(PlayerId),
    /// The days and times of the rounds.
    Schedule,
    /// The openings that were drawn.
    Openings,
    /// The rulings.
    Rulings,
    /// The files to download.
    Downloads,
    /// The players and their boards.
    Where,
    /// A page for the hall screen, from 1.
    Screen(usize),
}

impl Page {
    /// Returns its file name.
    pub(super) fn file(&self) -> String {
        let part = |of: &usize| if *of > 1 { format!("-part{of}") } else { String::new() };
        match self {
            Self::Start => "index.html".into(),
            Self::Round(round, of) => format!("round-{round}{}.html", part(of)),
            Self::Names(round, of) => format!("round-{round}-names{}.html", part(of)),
            Self::Standings(round, of) => format!("standings-{round}{}.html", part(of)),
            Self::Category(at, of) => format!("category-{at}{}.html", part(of)),
            Self::Crosstable(0, of) => format!("crosstable{}.html", part(of)),
            Self::Crosstable(stage, of) => {
                format!("crosstable-stage{}{}.html", stage + 1, part(of))
            }
            Self::Players(of) => format!("players{}.html", part(of)),
            Self::Player(id) => format!("player-{id}.html"),
            // An id may end in `-part2`, but it has no point.
            Self::Games(id, of) if *of > 1 => format!("games-{id}.part{of}.html"),
            Self::Games(id, _) => format!("games-{id}.html"),
            Self::Teams => "teams.html".into(),
            Self::Team(id) => format!("team-{id}.html"),
            Self::Schedule => "schedule.html".into(),
            Self::Openings => "openings.html".into(),
            Self::Rulings => "rulings.html".into(),
            Self::Downloads => "downloads.html".into(),
            Self::Where => "where.html".into(),
            Self::Screen(of) => format!("screen{}.html", part(of)),
        }
    }
}

/// A folder of the site for a group in a language.
///
/// The language and the group may each be without a folder of its own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Folder {
    /// The language, unless it is the first.
    pub(super) language: Option<&'static str>,
    /// The group, if there are several.
    pub(super) group: Option<String>,
}

impl Folder {
    fn parts(&self) -> impl Iterator<Item = &str> {
        self.language.into_iter().chain(self.group.as_deref())
    }

    /// Returns the path of a file in it, relative to the site.
    pub(super) fn path(&self, file: &str) -> String {
        self.parts().chain([file]).collect::<Vec<_>>().join("/")
    }

    /// Returns the relative link from a page in this folder to a file in another.
    pub(super) fn way_to(&self, other: &Self, file: &str) -> String {
        if self == other {
            return file.to_owned();
        }
        "../".repeat(self.parts().count()) + &other.path(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_leads_up_and_down_again() {
        let folder =
            |language, group: Option<&str>| Folder { language, group: group.map(str::to_owned) };
        let (first, dutch) = (folder(None, Some("a")), folder(Some("nl"), Some("b")));
        assert_eq!(first.way_to(&first, "x.html"), "x.html");
        assert_eq!(first.way_to(&dutch, "x.html"), "../nl/b/x.html");
        assert_eq!(dutch.way_to(&first, "x.html"), "../../a/x.html");
        assert_eq!(folder(None, None).way_to(&dutch, "x.html"), "nl/b/x.html");
        assert_eq!(dutch.path("x.html"), "nl/b/x.html");
    }

    /// Returns a page of every kind, as the manual names it.
    fn every_kind() -> Vec<Page> {
        let id = |text: &str| text.parse().expect("an id");
        let after = |page: &Page| {
            Some(match page {
                Page::Start => Page::Where,
                Page::Where => Page::Round(Round(3), 1),
                Page::Round(..) => Page::Names(Round(3), 1),
                Page::Names(..) => Page::Standings(Round(3), 1),
                Page::Standings(..) => Page::Category(1, 1),
                Page::Category(..) => Page::Crosstable(0, 1),
                Page::Crosstable(..) => Page::Players(1),
                Page::Players(_) => Page::Player(id("p7")),
                Page::Player(_) => Page::Games(id("p7"), 1),
                Page::Games(..) => Page::Teams,
                Page::Teams => Page::Team(id("t1")),
                Page::Team(_) => Page::Schedule,
                Page::Schedule => Page::Openings,
                Page::Openings => Page::Rulings,
                Page::Rulings => Page::Downloads,
                Page::Downloads => Page::Screen(1),
                Page::Screen(_) => return None,
            })
        };
        std::iter::successors(Some(Page::Start), after).collect()
    }

    #[test]
    fn the_book_has_every_kind_of_page_and_no_other() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/src/how-to/publish.md");
        let book = std::fs::read_to_string(path).unwrap();
        let first_cells =
            book.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
        let named: Vec<&str> = first_cells
            .flat_map(|cell| cell.split('`'))
            .filter(|name| name.ends_with(".html"))
            .collect();
        let pages: Vec<String> = every_kind().iter().map(Page::file).collect();
        assert_eq!(named, pages, "in this order");
    }

    #[test]
    fn a_page_of_a_long_table_has_its_part_in_its_name() {
        assert_eq!(Page::Standings(Round(3), 1).file(), "standings-3.html");
        assert_eq!(Page::Standings(Round(3), 2).file(), "standings-3-part2.html");
        assert_eq!(Page::Crosstable(1, 2).file(), "crosstable-stage2-part2.html");
        let games = |id: &str, part| Page::Games(id.parse().expect("an id"), part).file();
        assert_ne!(games("x", 2), games("x-part2", 1));
    }
}
