//! The commands of the program by topic, and the first steps with them.

use super::Command;
use super::grouped::{Group, InGroups};
use crate::words::{Language, listed};

impl InGroups for Command {
    const GROUPS: &'static [Group] = &[
        ("Game records", &["validate", "explain", "convert", "guess", "report"]),
        ("At the board", &["adjudicate", "count", "moves", "board"]),
        ("Events", &["event", "publish", "rating", "openings", "ladders"]),
        ("Rules", &["rules", "perft"]),
        ("Other programs", &["trf", "engine", "schema"]),
        ("This program", &["completions", "man"]),
    ];

    fn below() -> String {
        let codes = |is_full: bool| {
            let all = Language::ALL.iter().filter(|one| Language::FULL.contains(one) == is_full);
            listed(&all.map(|one| one.code()).collect::<Vec<_>>())
        };
        let (full, of_pages) = (codes(true), codes(false));
        format!(
            "

First steps:
  arbiter validate games.pdn                         check game records
  arbiter adjudicate game.pdn --claim repetition     rule on a claim
  arbiter event new club --system swiss --rounds 7   begin an event
  arbiter event add club --from players.csv          ... its players
  arbiter event pair club                            ... the first round
  arbiter event pairings club                        ... who plays whom
  arbiter help first-event                           the whole evening, from the manual
  arbiter help topics                                the chapters of the manual

Languages (--lang, or ARBITER_LANG): {full}; pages and sheets also {of_pages}.
Encodings (--encoding): windows-1250, koi8-r, cp852 and others; otherwise UTF-8, UTF-16, or the code
page in which a text says most.
A text that is longer than the terminal is shown by $PAGER; --no-pager, or PAGER=cat, prints it.
"
        )
    }
}
