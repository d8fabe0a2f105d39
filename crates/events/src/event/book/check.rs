//! Faults of the arbiter's book, and concerns about it.

use std::collections::{BTreeMap, HashSet};

use crate::diag::found;
use crate::event::check::Problem;
use crate::event::codes::{
    APPEAL_OPEN, BOOK_ODD, EVENT_INVALID, PENALTY_WITHOUT_ARTICLE, THIRD_WARNING,
};
use crate::event::people::check_unknown::unknown;
use crate::event::{BookEntry, BookKind, Event, Outcome, PlayerId, Points, Round};

/// The number of warnings from which a check suggests a penalty.
const MANY_WARNINGS: usize = 3;

found! {
    /// A fault of the arbiter's book.
    pub enum BookFault {
        Number { number: u32 } => "book-number", EVENT_INVALID,
            "the book has number { $number } twice, or an entry 0",
            help "number the entries from 1, each with a number of its own";
        Nobody { number: u32, kind: BookKind } => "book-nobody", EVENT_INVALID,
            "entry { $number } of the book is about nobody",
            help "say whom with `about`";
        OtherField {
            number: u32,
            kind: BookKind,
            field: &'static str,
        } => "book-other-field", EVENT_INVALID,
            "entry { $number } of the book has `{ $field }`, which only entries of another kind \
             have",
            help "leave it out";
        Unsaid { number: u32 } => "book-penalty-unsaid", EVENT_INVALID,
            "entry { $number } of the book is a penalty that takes nothing",
            help "say what it is with `points` or `effect`; of a team, with `match_points` or \
             `board_points`";
        Gives { number: u32 } => "book-penalty-gives", EVENT_INVALID,
            "entry { $number } of the book would give points",
            help "a penalty takes points: write them without a minus";
        OtherPoints { number: u32, id: PlayerId } => "book-penalty-points", EVENT_INVALID,
            "entry { $number } of the book takes points that { $id } does not have",
            help "players have `points`; teams have `match_points` and `board_points`";
    }
}

found! {
    /// A concern about the arbiter's book.
    pub enum BookConcern {
        WithoutArticle {
            number: u32,
            id: PlayerId,
            name: String,
        } => "book-without-article", PENALTY_WITHOUT_ARTICLE,
            "entry { $number }: the penalty of { $id } { $name } names no article";
        ManyWarnings {
            id: PlayerId,
            name: String,
            warnings: usize,
            numbers: Vec<u32>,
        } => "book-many-warnings", THIRD_WARNING,
            "{ $id } { $name } has { $warnings } warnings (entries { $numbers }) and no penalty \
             since",
            help "look into the rules of the competition what follows";
        AppealOpen { number: u32, id: PlayerId, name: String } => "book-appeal-open", APPEAL_OPEN,
            "entry { $number }: the appeal of { $id } { $name } is not decided";
        NoRuling {
            number: u32,
            round: Round,
            board: Option<u16>,
        } => "book-appeal-no-ruling", BOOK_ODD,
            "entry { $number }: the appeal is against a ruling about { $board ->
                [none] no board
               *[other] board { $board }
            } of round { $round }, and none is recorded";
        OtherBoard {
            number: u32,
            id: PlayerId,
            name: String,
            round: Round,
            board: u16,
        } => "book-appeal-other-board", BOOK_ODD,
            "entry { $number }: { $id } { $name } does not play at board { $board } of round \
             { $round }, and appeals there";
        NoRound { number: u32, round: Round } => "book-no-round", BOOK_ODD,
            "entry { $number } is about round { $round }, which is not paired";
        NoBoard { number: u32, round: Round, board: u16 } => "book-no-board", BOOK_ODD,
            "entry { $number } is about board { $board }, which round { $round } does not have";
        LateLost {
            number: u32,
            id: PlayerId,
            name: String,
            minutes: u16,
            default_time: u16,
        } => "book-late-lost", BOOK_ODD,
            "entry { $number }: { $id } { $name } came { $minutes } minutes late; after \
             { $default_time } the game is lost, and the board has no forfeit";
    }
}

/// Returns every error; `known` are the players and the teams.
pub(crate) fn problems(event: &Event, known: &HashSet<&PlayerId>, problems: &mut Vec<Problem>) {
    let mut numbers = HashSet::new();
    for (at, entry) in event.book.iter().enumerate() {
        let (path, number, kind) = (format!("book[{at}]"), entry.number, entry.kind);
        let mut wrong = |field: &str, fault: BookFault| {
            problems.push(Problem::of(format!("{path}{field}"), fault));
        };
        if number == 0 || !numbers.insert(number) {
            wrong(".number", BookFault::Number { number });
        }
        if entry.about.is_none() && kind != BookKind::Incident {
            wrong("", BookFault::Nobody { number, kind });
        }
        if let Some(field) = other_field(entry) {
            wrong(&format!(".{field}"), BookFault::OtherField { number, kind, field });
        }
        if kind == BookKind::Penalty {
            penalty(event, entry, &mut wrong);
        }
        if let Some(id) = entry.about.as_ref().filter(|id| !known.contains(id)) {
            problems.push(unknown(event, format!("{path}.about"), id));
        }
    }
}

/// Returns a field that entries of this kind do not have.
fn other_field(entry: &BookEntry) -> Option<&'static str> {
    let zero = Points::ZERO;
    let fields = [
        ("points", entry.points != zero, BookKind::Penalty),
        ("match_points", entry.match_points != zero, BookKind::Penalty),
        ("board_points", entry.board_points != zero, BookKind::Penalty),
        ("effect", entry.effect.is_some(), BookKind::Penalty),
        ("minutes", entry.minutes.is_some(), BookKind::Late),
        ("ruling", entry.ruling.is_some(), BookKind::Appeal),
        ("decision", entry.decision.is_some(), BookKind::Appeal),
    ];
    let other = fields.into_iter().find(|&(_, stands, kind)| stands && kind != entry.kind);
    other.map(|(field, ..)| field)
}

fn penalty(event: &Event, entry: &BookEntry, wrong: &mut impl FnMut(&str, BookFault)) {
    let (number, zero) = (entry.number, Points::ZERO);
    if !entry.takes_points() && entry.effect.is_none() {
        wrong("", BookFault::Unsaid { number });
    }
    if [entry.points, entry.match_points, entry.board_points].iter().any(|one| *one < zero) {
        wrong("", BookFault::Gives { number });
    }
    let of_team = entry.match_points != zero || entry.board_points != zero;
    let of_player = entry.points != zero;
    let wrong_kind = |id: &&PlayerId| {
        (of_player && event.is_of_teams()) || (of_team && event.team(id).is_none())
    };
    if let Some(id) = entry.about.as_ref().filter(wrong_kind) {
        wrong("", BookFault::OtherPoints { number, id: id.clone() });
    }
}

/// Returns every warning and note.
pub(crate) fn concerns(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut warnings: BTreeMap<&PlayerId, Vec<(usize, u32)>> = BTreeMap::new();
    for (at, entry) in event.book.iter().enumerate() {
        let (number, round) = (entry.number, entry.round);
        let mut odd = |concern: BookConcern| {
            problems.push(Problem::of(format!("book[{at}]"), concern));
        };
        if round != Round(0) && event.round(round).is_none() {
            odd(BookConcern::NoRound { number, round });
        } else if let Some(board) = entry.board
            && !event
                .round(round)
                .is_some_and(|round| round.boards.iter().any(|one| one.board == board))
        {
            odd(BookConcern::NoBoard { number, round, board });
        }
        let Some(id) = &entry.about else { continue };
        let name = || event.name_of(id).unwrap_or_default().to_owned();
        match entry.kind {
            BookKind::Warning => warnings.entry(id).or_default().push((at, number)),
            BookKind::Penalty => {
                warnings.remove(id);
                if entry.article.is_none() {
                    odd(BookConcern::WithoutArticle { number, id: id.clone(), name: name() });
                }
            }
            BookKind::Appeal => {
                let mut boards = event.round(round).into_iter().flat_map(|paired| &paired.boards);
                let own = boards.find(|one| Some(one.board) == entry.board);
                if let Some(other) = own.filter(|one| event.player(id).is_some() && !one.has(id)) {
                    let (id, board) = (id.clone(), other.board);
                    odd(BookConcern::OtherBoard { number, id, name: name(), round, board });
                }
                if event.ruling_of_appeal(entry).is_none() {
                    odd(BookConcern::NoRuling { number, round, board: entry.board });
                }
                if entry.decision.is_none() {
                    odd(BookConcern::AppealOpen { number, id: id.clone(), name: name() });
                }
            }
            BookKind::Late => {
                if let (Some(minutes), Some(default_time)) = (entry.minutes, event.default_time)
                    && minutes > default_time
                    && !lost_by_forfeit(event, id, round)
                {
                    let (id, name) = (id.clone(), name());
                    odd(BookConcern::LateLost { number, id, name, minutes, default_time });
                }
            }
            BookKind::Incident => {}
        }
    }
    for (id, entries) in warnings {
        if let Some(&(at, _)) = entries.last()
            && entries.len() >= MANY_WARNINGS
        {
            let concern = BookConcern::ManyWarnings {
                id: id.clone(),
                name: event.name_of(id).unwrap_or_default().to_owned(),
                warnings: entries.len(),
                numbers: entries.iter().map(|(_, number)| *number).collect(),
            };
            problems.push(Problem::of(format!("book[{at}]"), concern));
        }
    }
    problems
}

/// Returns whether a player's board has a result by forfeit that gives the player nothing.
fn lost_by_forfeit(event: &Event, id: &PlayerId, round: Round) -> bool {
    let Some(board) = event.round(round).and_then(|paired| paired.board_of(id)) else {
        return false;
    };
    let is_first = board.white == *id;
    board.result.iter().any(|outcome| match outcome {
        Outcome::DoubleForfeit => true,
        Outcome::Forfeit(score) if is_first => score.first < score.second,
        Outcome::Forfeit(score) => score.second < score.first,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use crate::event::{check_with, read};

    /// Returns the ids of the findings for a book.
    fn found(book: &str) -> Vec<&'static str> {
        let text = format!(
            "schema: arbiter.event/1\nname: X\ndefault_time: 30\nsystem: {{kind: swiss, rounds: 3}}\n\
             players:\n  - {{id: p1, name: Alder}}\n  - {{id: p2, name: Birch}}\n\
             rounds:\n  - round: 1\n    boards:\n\
             \x20     - {{board: 1, white: p1, black: p2, result: 2-0}}\n\
             rulings:\n  - {{round: 1, board: 1, ruling: no draw}}\nbook:\n{book}"
        );
        match read("x.yaml", &text) {
            Ok(event) => check_with(&event).iter().map(|one| one.what().said().id()).collect(),
            Err(error) => error.findings.iter().map(|one| one.what().said().id()).collect(),
        }
    }

    #[test]
    fn what_cannot_be_said_in_the_book_is_an_error() {
        for (entry, id) in [
            ("number: 0, kind: warning, about: p1, round: 1", "book-number"),
            ("number: 1, kind: warning, about: p9, round: 1", "unknown-player"),
            ("number: 1, kind: warning, round: 1", "book-nobody"),
            ("number: 1, kind: warning, about: p1, round: 1, points: 1", "book-other-field"),
            ("number: 1, kind: late, about: p1, round: 1, ruling: 1", "book-other-field"),
            ("number: 1, kind: penalty, about: p1, round: 1", "book-penalty-unsaid"),
            ("number: 1, kind: penalty, about: p1, round: 1, points: -1", "book-penalty-gives"),
            (
                "number: 1, kind: penalty, about: p1, round: 1, match_points: 1",
                "book-penalty-points",
            ),
        ] {
            assert_eq!(found(&format!("  - {{{entry}}}\n")), [id], "{entry}");
        }
        let twice = "  - {number: 1, kind: incident, round: 1}\n".repeat(2);
        assert_eq!(found(&twice), ["book-number"]);
    }

    #[test]
    fn what_the_arbiter_should_look_at_is_a_warning_and_no_error() {
        let warning = |number: u32| {
            format!("  - {{number: {number}, kind: warning, about: p1, round: 1, reason: x}}\n")
        };
        let penalty = "kind: penalty, about: p1, round: 1, points: 1";
        let three = [1, 2, 3].map(warning).concat();
        let penalised = format!("{three}  - {{number: 4, {penalty}, article: \"7\"}}\n");
        for (book, ids) in [
            ([1, 2].map(warning).concat(), &[][..]),
            (three.clone(), &["book-many-warnings"]),
            (penalised, &[]),
            (format!("  - {{number: 1, {penalty}}}\n"), &["book-without-article"]),
            (
                "  - {number: 1, kind: appeal, about: p1, round: 1, board: 1}\n".into(),
                &["book-appeal-open"],
            ),
            (
                "  - {number: 1, kind: appeal, about: p1, round: 1, decision: {outcome: dismissed}}\n"
                    .into(),
                &["book-appeal-no-ruling"],
            ),
            ("  - {number: 1, kind: late, about: p2, round: 1, minutes: 30}\n".into(), &[]),
            (
                "  - {number: 1, kind: late, about: p2, round: 1, minutes: 31}\n".into(),
                &["book-late-lost"],
            ),
            ("  - {number: 1, kind: incident, round: 2}\n".into(), &["book-no-round"]),
            ("  - {number: 1, kind: incident, round: 1, board: 2}\n".into(), &["book-no-board"]),
        ] {
            assert_eq!(found(&book), ids, "{book}");
        }
    }
}
