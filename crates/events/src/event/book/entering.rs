//! Entries of the arbiter's book: adding, deciding and removing them.

use crate::event::acts::{Refusal, Refused, Remedy, paired_round, round_in_play};
use crate::event::book::typed::{Noted, entry_said};
use crate::event::teams::which_team::competitor;
use crate::event::{BookEntry, BookKind, Decision, Event, PlayerId, Points, Round};
use draughts_ground::said::{Said, said};

/// Adds an entry.
///
/// # Errors
///
/// Fails if:
///
/// - no player or team has the ID, or none is named for an entry other than an incident;
/// - the round is not paired, or does not have the board;
/// - the reason is missing (except for a late arrival), or somebody is late by 0 minutes;
/// - a penalty has neither points nor an effect, or its points are negative or do not suit the
///   kind of event;
/// - the ruling that an appeal names is not recorded.
pub(crate) fn note_in_book(event: &mut Event, noted: &Noted) -> Result<Said, Refused> {
    let kind = noted.kind;
    let refused = |why: Said| Err(Refused::told(&why));
    let about = noted.about.as_deref().map(|id| competitor(event, id)).transpose()?;
    if about.is_none() && kind != BookKind::Incident {
        return refused(said!(
            "book-about-whom",
            "{ $kind ->
                [warning] a warning is about a player or a team, and none is named
                [penalty] a penalty is about a player or a team, and none is named
                [late] nobody is named who came late
                [appeal] nobody is named who appeals
               *[incident] nobody is named
            }";
            kind
        ));
    }
    if noted.minutes == Some(0) {
        return refused(said!("book-not-late", "nobody is late by 0 minutes"));
    }
    if noted.reason.is_none() && kind != BookKind::Late {
        return refused(said!(
            "book-without-reason",
            "nothing says why: an entry of the book needs its reason";
            kind
        ));
    }
    let round = match noted.round {
        Some(round) => round,
        None if event.rounds.is_empty() => Round(0),
        None => round_in_play(event)?,
    };
    if round != Round(0) {
        paired_round(event, round)?;
    }
    let board = match noted.board {
        Some(board) => Some(has_board(event, round, board)?),
        None => about.as_ref().and_then(|id| Some(event.round(round)?.board_of(id)?.board)),
    };
    let given = |points: Option<Points>| points.unwrap_or(Points::ZERO);
    let number = event.book.iter().map(|entry| entry.number).max().unwrap_or(0).saturating_add(1);
    let mut entry = BookEntry {
        about,
        board,
        article: noted.article.clone(),
        reason: noted.reason.clone(),
        arbiter: noted.arbiter.clone(),
        points: given(noted.points),
        match_points: given(noted.match_points),
        board_points: given(noted.board_points),
        effect: noted.effect.clone(),
        minutes: noted.minutes,
        ruling: noted.ruling,
        ..BookEntry::new(number, kind, round)
    };
    entry.paired = event.paired_since(round).filter(|_| entry.takes_points());
    check_penalty(event, &entry)?;
    if entry.ruling.is_some() && event.ruling_of_appeal(&entry).is_none() {
        let rulings = entry.board.map_or(0, |board| event.rulings_of(round, board).count());
        return refused(said!(
            "book-no-ruling",
            "{ $rulings ->
                [0] { $board ->
                        [none] the appeal names no board, so no ruling of it
                       *[other] no ruling about board { $board } of round { $round } is recorded
                    }
                [1] there is one ruling about board { $board } of round { $round }
               *[other] there are { $rulings } rulings about board { $board } of round { $round }
            }";
            round, board, rulings
        ));
    }
    let (id, name) = about_whom(event, &entry);
    let (what, article) = (entry_said(&entry), entry.article.clone());
    event.note_in_book(entry);
    Ok(said!(
        "book-noted",
        "entry { $number }{ book-of }, { $round ->
            [0] before round 1
           *[other] round { $round }
        }{ $board ->
            [none] {\"\"}
           *[other] , board { $board }
        }: { $what }{ $article ->
            [none] {\"\"}
           *[other] {\" \"}({ $article })
        }";
        number, what, id, name, round, board, article
    ))
}

/// Fails if a penalty has neither points nor an effect, or if its points are negative or do not
/// suit the kind of event.
fn check_penalty(event: &Event, entry: &BookEntry) -> Result<(), Refused> {
    let (zero, teams) = (Points::ZERO, event.is_of_teams());
    let refused = |why: Said| Err(Refused::told(&why));
    if entry.kind != BookKind::Penalty {
        return Ok(());
    }
    if [entry.points, entry.match_points, entry.board_points].iter().any(|one| *one < zero) {
        return refused(said!(
            "book-below-zero",
            "a penalty takes points: they are written without a minus"
        ));
    }
    if !entry.takes_points() && entry.effect.is_none() {
        return refused(said!(
            "book-no-penalty",
            "{ $teams ->
                [yes] nothing says what the penalty is: match points, board points, or an effect \
             in words
               *[no] nothing says what the penalty is: points, or an effect in words
            }";
            teams
        ));
    }
    let of_team = entry.match_points != zero || entry.board_points != zero;
    if (teams && entry.points != zero) || (!teams && of_team) {
        return refused(said!(
            "book-other-points",
            "{ $teams ->
                [yes] a player of a team has no points of their own to lose: a penalty takes match \
             points or board points of the team
               *[no] players have points, and no match points or board points
            }";
            teams
        ));
    }
    match &entry.about {
        Some(id) if of_team && event.team(id).is_none() => refused(said!(
            "book-points-of-team",
            "{ $id } is a player, and match points and board points are those of a team";
            id = id.clone()
        )),
        _ => Ok(()),
    }
}

/// Returns the board, if the round has it.
fn has_board(event: &Event, round: Round, board: u16) -> Result<u16, Refused> {
    let boards = event.round(round).map(|paired| paired.boards.iter().map(|one| one.board));
    let boards = boards.into_iter().flatten();
    if boards.clone().any(|one| one == board) {
        return Ok(board);
    }
    let refused = Refused::new(Refusal::NoBoard { round, board });
    Err(match (boards.clone().min(), boards.max()) {
        (Some(least), Some(most)) => refused.help(Remedy::BoardsTo { least, most }),
        _ => refused,
    })
}

/// Decides an appeal, or decides it again for another reason.
///
/// # Errors
///
/// Fails if there is no entry with this number, if it is not an appeal, or if it has been decided
/// and no new reason is given.
pub(crate) fn decide_appeal(
    event: &mut Event,
    number: u32,
    decision: &Decision,
) -> Result<Said, Refused> {
    let at = index_of_entry(event, number)?;
    let entry = &event.book[at];
    if entry.kind != BookKind::Appeal {
        return Err(Refused::told(&said!(
            "book-no-appeal",
            "entry { $number } is not an appeal";
            number
        )));
    }
    let before = entry.decision.as_ref().map(|before| before.outcome);
    let known = entry.decision.as_ref().map(|before| &before.reason);
    // A new decision needs a reason of its own: the previous one does not count.
    let is_unsaid = decision.reason.is_none() || known == Some(&decision.reason);
    if let Some(outcome) = before.filter(|_| is_unsaid) {
        let why = said!(
            "book-decided-before",
            "entry { $number }: the appeal is { book-outcome } already; a reason is needed to \
             decide it again";
            number, outcome
        );
        return Err(Refused::told(&why).help(Remedy::GiveReason));
    }
    event.decide_appeal(at, decision.clone());
    let (id, name) = about_whom(event, &event.book[at]);
    Ok(match before {
        Some(was) => {
            let (outcome, same) = (decision.outcome, was == decision.outcome);
            said!(
                "book-decided-again",
                "entry { $number }{ book-of }: the appeal is { book-outcome }{ $same ->
                    [yes] , as before, for another reason
                   *[no] ; it was { $was ->
                        [upheld] upheld
                        [in-part] upheld in part
                        [dismissed] dismissed
                       *[withdrawn] withdrawn
                    }
                }";
                number, outcome, was, same, id, name
            )
        }
        None => said!(
            "book-decided",
            "entry { $number }{ book-of }: the appeal is { book-outcome }";
            number, outcome = decision.outcome, id, name
        ),
    })
}

/// Removes an entry.
///
/// # Errors
///
/// Fails if there is no entry with this number.
pub(crate) fn strike_note(event: &mut Event, number: u32) -> Result<Said, Refused> {
    let at = index_of_entry(event, number)?;
    let entry = event.strike_from_book(at);
    let (id, name) = about_whom(event, &entry);
    Ok(said!(
        "book-struck",
        "entry { $number }{ book-of }: { $what }, is taken out";
        number, what = entry_said(&entry), id, name
    ))
}

fn index_of_entry(event: &Event, number: u32) -> Result<usize, Refused> {
    let at = event.book.iter().position(|entry| entry.number == number);
    let entries = event.book.len();
    at.ok_or_else(|| {
        Refused::told(&said!(
            "book-no-entry",
            "{ $entries ->
                [0] the book is empty
               *[other] the book has no entry { $number }
            }";
            number, entries
        ))
    })
}

fn about_whom(event: &Event, entry: &BookEntry) -> (Option<PlayerId>, Option<String>) {
    let name = entry.about.as_ref().and_then(|id| event.name_of(id)).map(str::to_owned);
    (entry.about.clone(), name)
}

/// Fails if the book mentions a player or a team, who then cannot be removed.
pub(crate) fn not_in_book(event: &Event, id: &PlayerId) -> Result<(), Refused> {
    match event.book.iter().find(|entry| entry.about.as_ref() == Some(id)) {
        Some(entry) => {
            let (id, number) = (id.clone(), entry.number);
            Err(Refused::told(&said!(
                "stands-in-book",
                "{ $id } stands in the arbiter's book (entry { $number })";
                id, number
            )))
        }
        None => Ok(()),
    }
}
