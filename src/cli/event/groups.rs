//! The commands of an event by topic.

use super::Verb;
use crate::cli::grouped::{Group, InGroups};

impl InGroups for Verb {
    const GROUPS: &'static [Group] = &[
        ("Begin", &["new", "import", "presets", "set", "list"]),
        (
            "People",
            &[
                "add", "remove", "update", "alias", "late", "bye", "absent", "withdraw", "return",
                "forbid", "separate",
            ],
        ),
        (
            "Rounds",
            &[
                "pair",
                "publish-round",
                "unpair",
                "swap",
                "pair-by-hand",
                "schedule",
                "draw",
                "explain",
                "check",
            ],
        ),
        (
            "Results",
            &["result", "desk", "games", "gave-up", "rated", "adjourn", "postpone", "outstanding"],
        ),
        (
            "Show and print",
            &["pairings", "standings", "crosstable", "bracket", "player", "players", "colours"],
        ),
        (
            "Teams",
            &[
                "team",
                "lineup",
                "match",
                "award",
                "groups",
                "division",
                "fixtures",
                "match-sheet",
                "lineup-sheet",
            ],
        ),
        ("Stages and play-offs", &["stage", "advance", "playoff"]),
        ("Prizes and titles", &["prize", "norms"]),
        ("Rulings and the arbiter's book", &["ruling", "note", "book"]),
        ("For others", &["federation-report", "pdn", "export"]),
        ("History", &["history", "undo", "redo", "restore", "compare"]),
    ];

    fn below() -> String {
        "\n\nWithout --round, a command takes the current round: the first with a board that has no \
         result and no\nadjourned or postponed game, or else the last that is paired.\n\
         `arbiter help run-an-event` prints the chapter of the manual; `arbiter help topics` lists \
         all.\n"
            .to_owned()
    }
}
