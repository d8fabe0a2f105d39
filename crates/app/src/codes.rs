//! The codes of all findings, with their explanations.

use draughts_events::event::games::{self, GAMES_CODES};
use draughts_events::event::{self, EVENT_CODES};
use draughts_events::norms::{NORM_CODES, NORMS_INVALID};
use draughts_events::ratings::{self, RATING_CODES};
use draughts_events::trf::TRF_CODES;
use draughts_events::trf::crosstable::TABLE_CODES;
use draughts_games::openings::{self, codes::OPENINGS_CODES};
use draughts_games::record;
use draughts_games::rules;
use draughts_ground::diag::{Code, nearest};

/// Iterates over all codes: those of records, events, imported files and rating lists.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    let others = [
        EVENT_CODES,
        GAMES_CODES,
        TRF_CODES,
        TABLE_CODES,
        RATING_CODES,
        OPENINGS_CODES,
        NORM_CODES,
    ];
    record::codes().chain(others.into_iter().flatten().copied())
}

/// The commands that help with a finding, by its code.
const TYPED: &[(&Code, &str)] = &[
    (
        rules::codes::RULE_INVALID,
        "`arbiter rules fields` lists every field and what it may hold;
`arbiter rules show international` prints a whole set.",
    ),
    (rules::codes::RULE_SET_UNKNOWN, "`arbiter rules list` lists the names."),
    (
        rules::codes::RULE_NOT_CHOSEN,
        "make the choice with `--set`, for example `--set king_range=any`.",
    ),
    (record::codes::BOARD_UNKNOWN, "name the rule set with `--rules`."),
    (record::codes::RULES_GUESSED, "name the rule set with `--rules`."),
    (
        record::codes::MOVE_ILLEGAL,
        "`arbiter moves --after` plays legal moves; `--why` says more about
one of them.",
    ),
    (record::codes::BOARD_WRONG, "`--set board_turned=restart-before-second-move`."),
    (
        record::codes::DRAW_CONDITION_MET,
        "`arbiter rules show` prints the draw clauses; `arbiter adjudicate`
gives the evidence for a claim.",
    ),
    (record::codes::OTHER_EDITION, "name the edition with `--rules`."),
    (record::codes::INCIDENT_INVALID, "`--incident \"23w touched w 32\"`."),
    (event::codes::EVENT_INVALID, "`arbiter event undo` takes the last operation back."),
    (event::codes::TIEBREAK_BUCHHOLZ, "`arbiter event set EVENT tiebreaks=SB,KS,WON,DE`."),
    (
        event::codes::PLAYER_TWICE,
        "`arbiter event set EVENT ID other_than=ID`: they are two people.",
    ),
    (
        event::codes::NUMBERS_OTHERWISE,
        "`arbiter event set EVENT system.numbers=rating`, or `system.numbers=hand`.",
    ),
    (event::codes::TIEBREAK_UNRATED, "`arbiter event set EVENT unrated=lowest`."),
    (event::codes::TEAM_TWICE, "`arbiter event team set EVENT t2 name=NAME` renames one."),
    (event::codes::DATA_ODD, "`arbiter event set EVENT ID FIELD=VALUE` corrects it."),
    (event::codes::FIRST_COLOR_IDLE, "`arbiter event set EVENT system.first_color=`."),
    (event::codes::TIEBREAK_TEAMS, "`arbiter event set EVENT tiebreaks=BH/C1,BH,SB`."),
    (
        event::codes::PAIRING_UNFIT,
        "`arbiter event set EVENT system.pairing=team-a` where teams meet.",
    ),
    (event::codes::PAIRING_REMATCH, "`arbiter event swap` exchanges players."),
    (event::codes::PAIRING_BREACH, "`arbiter event swap` exchanges players."),
    (event::codes::PAIRING_OTHERWISE, "`arbiter event explain` shows the difference."),
    (event::codes::PLAYER_NOT_MEMBER, "`arbiter event lineup` says who plays."),
    (
        event::codes::LINEUP_RULES,
        "`arbiter event lineup` hands in another, or with `--force --reason`
the same.",
    ),
    (
        event::codes::AWARD_IDLE,
        "`arbiter event award` gives points, and with `--remove` takes them back.",
    ),
    (event::codes::BOARD_UNDECIDED, "`arbiter event advance` enters who advances."),
    (event::codes::PLAYER_WAS_OUT, "`arbiter event unpair` takes a pairing back."),
    (event::codes::STAGE_FIELD_CHANGED, "`arbiter event unpair` takes a pairing back."),
    (
        games::codes::RESULT_DIFFERS,
        "the same command with `--amend --reason TEXT` changes the result.",
    ),
    (
        games::codes::RESULT_AGAINST_RECORD,
        "`arbiter adjudicate` gives the answer of the laws, and
`arbiter event ruling --from - --enter` records it; `--accept BOARD` enters what was
signed.",
    ),
    (games::codes::RESULT_UNCLEAR, "`arbiter event result` enters it."),
    (
        games::codes::COLORS_SWAPPED,
        "`--accept BOARD` gives the board the colours and the result of the
record; `arbiter event swap` changes the colours alone.",
    ),
    (games::codes::ROUND_DIFFERS, "`--accept BOARD` takes the record as it is."),
    (games::codes::GAME_DOUBLED, "`--accept BOARD` takes the first."),
    (
        games::codes::GAME_IRREGULAR,
        "look at the game with `arbiter validate` and `arbiter adjudicate`;
`arbiter event ruling` records a ruling.",
    ),
    (games::codes::DRAW_TO_RULE_ON, "`arbiter event ruling` records the ruling."),
    (
        games::codes::GAME_BROKEN,
        "`arbiter validate` finds the place, and with `--repair` what was
probably meant.",
    ),
    (
        ratings::codes::RATINGS_INVALID,
        "`arbiter rating undo` takes the last operation back;
`arbiter rating update` calculates every change again.",
    ),
    (
        openings::codes::OPENINGS_INVALID,
        "`arbiter openings check FILE` names every line that is wrong.",
    ),
    (openings::codes::OPENINGS_REPEATED, "`arbiter openings check FILE` names the lines."),
    (NORMS_INVALID, "`arbiter schema norms` says what each field may hold."),
    (ratings::codes::SCHEME_INVALID, "`arbiter rating schemes fide` prints a scheme that works."),
];

/// Returns the explanation of a code: the law, an example, what the arbiter may do, and the
/// commands that help.
pub fn explanation(code: &Code) -> String {
    match TYPED.iter().find(|(typed, _)| *typed == code) {
        Some((_, typed)) => format!("{}\n\nOn the command line: {typed}", code.text),
        None => code.text.to_owned(),
    }
}

/// The error that no code has the requested name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchCode {
    /// The most similar name, if any is similar.
    pub near: Option<&'static str>,
}

/// Returns the code with a name.
///
/// # Errors
///
/// Fails if no code has this name.
pub fn code(wanted: &str) -> Result<&'static Code, NoSuchCode> {
    codes()
        .find(|entry| entry.code == wanted)
        .ok_or_else(|| NoSuchCode { near: nearest(wanted, codes().map(|entry| entry.code)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_is_declared_twice() {
        let mut all: Vec<&str> = codes().map(|entry| entry.code).collect();
        all.sort_unstable();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_level_that_is_explained_is_that_of_the_finding() {
        for (name, level) in [
            ("fen-invalid", "error"),
            ("tag-invalid", "warning"),
            ("move-ambiguous", "error"),
            ("move-ambiguous-settled", "warning"),
            ("move-taken-back", "irregularity"),
            ("move-taken-back-agreed", "note"),
            ("pairing-breach", "warning"),
            ("pairing-detail", "note"),
            ("trf-contradiction", "error"),
            ("trf-player-unknown", "warning"),
        ] {
            assert_eq!(code(name).map(|entry| entry.level.to_string()), Ok(level.to_owned()));
        }
    }

    #[test]
    fn a_slip_of_the_pen_gets_the_nearest_name() {
        assert_eq!(code("move-ambigous").err(), Some(NoSuchCode { near: Some("move-ambiguous") }));
        assert_eq!(code("nix").err(), Some(NoSuchCode { near: None }));
    }
}
