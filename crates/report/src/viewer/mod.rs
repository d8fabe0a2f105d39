//! A game on a page, move by move.
//!
//! A [`ViewedGame`] is made from a replayed record: every position comes from that replay, and the
//! page is independent of rules. Without a script it shows the last position and the moves as text.
//! With [`VIEWER_JS`] the element becomes a viewer with buttons, keys, a slider and variations. A
//! page can have any number of viewers; it needs [`VIEWER_CSS`] and [`words_html`] once.
//!
//! All text from people and files is escaped here: in the elements, and in the JSON, which can
//! neither end its element nor be run.
//!
//! ```
//! use draughts_games::pdn::games_in;
//! use draughts_games::record::{Catalogue, ChosenRules, MainLine, ReplayOptions, replay};
//! use draughts_report::viewer::{Remark, ViewedGame};
//! use draughts_report::words::Language;
//!
//! let game = games_in(b"[White \"Alder\"] 1. 32-28 19-23 2. 28x19 14x23 *").next().unwrap();
//! let line = MainLine::read(&game);
//! let laws = Catalogue::new().laws("international").unwrap();
//! let choice = ChosenRules::of(laws, (false, true), None, &line);
//! let options = ReplayOptions { history: true, moves_only: false };
//! let report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
//! let how = (None, Language::English);
//! let mut viewed = ViewedGame::of(&game, &line, &report, &choice, how);
//! for remark in Remark::of_replay(&report, Language::English) {
//!     viewed.remark(remark);
//! }
//! assert_eq!(viewed.positions().len(), 5);
//! assert!(viewed.html("g1", "Alder").starts_with("<figure"));
//! ```

use std::sync::LazyLock;

mod changes;
mod data;
mod game;
mod html;
mod page;
mod remark;
mod replayed;
mod words;

pub use changes::SIGNS;
pub use game::{LineItem, ShownMove, ViewedGame};
pub use page::PageGame;
pub(crate) use page::{page_after, page_before};
pub use remark::{Remark, RemarkKind};
pub use replayed::ReplayedGame;
pub use words::ViewerWord;
pub use words::words_html;

/// The source of the viewer's script; pages use [`script`].
pub const VIEWER_JS: &str = include_str!("viewer.js");

/// Returns the script of the viewer without comments.
///
/// A page needs it once for all its games, at the end of its body.
pub fn script() -> &'static str {
    static SCRIPT: LazyLock<String> = LazyLock::new(|| {
        // Only lines of comments begin like this, and no string of the script spans two lines.
        let is_comment = |line: &str| match line.strip_prefix("/**") {
            Some(rest) => rest.find("*/").is_none_or(|end| end + 2 == rest.len()),
            None => line.starts_with("//") || line.starts_with('*'),
        };
        let lines = VIEWER_JS.lines().map(str::trim);
        let kept = lines.filter(|line| !line.is_empty() && !is_comment(line));
        kept.flat_map(|line| [line, "\n"]).collect()
    });
    &SCRIPT
}

/// The style sheet of the viewer.
pub const VIEWER_CSS: &str = include_str!("viewer.css");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_of_a_page_has_no_comments_and_all_its_code() {
        let kept: Vec<&str> = script().lines().collect();
        let may_be_comment =
            |line: &str| ["//", "/**", "*"].iter().any(|one| line.starts_with(one));
        let mut code = VIEWER_JS.lines().map(str::trim).filter(|line| !may_be_comment(line));
        assert!(code.all(|line| line.is_empty() || kept.contains(&line)));
        assert!(script().contains("(globalThis).ArbiterViewer = "));
        assert!(!script().contains("@param") && !script().contains("@typedef"));
        assert!(script().len() < 15_000, "{} bytes", script().len());
    }
}
