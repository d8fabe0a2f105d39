//! Conversion of a report to an event.

mod attendance;
mod beyond;
mod groups;
mod head;
mod matches;
mod results;
mod rules;
mod scores;
mod teams;

use super::{
    Cell, Contradiction, ConversionNote, Document, PlayerLine, Record, ResultCode, contradictions,
    own_comments, worth,
};
use crate::diag::Level;
use crate::event::{
    Award, Board, BothPoints, ByeKind, Event, EventDocument, Ledger, PairedRound, PlayerDocument,
    PlayerId, Points, Problem, Round, Score, check,
};
use draughts_ground::said::{Said, Told, said};

use super::plain::clear;
use attendance::Attendance;
pub(in crate::trf) use beyond::reported_adjustments;
pub use head::{first_day, names_tie_breaks, older_rules, tie_break_record};
use results::Lost;
use rules::Rules;

/// The reason why a report cannot become an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
#[non_exhaustive]
pub enum NoEvent {
    /// Its lines contradict each other.
    Contradiction(Contradiction),
    /// The event would be impossible.
    Impossible(Problem),
}

impl Told for NoEvent {
    fn said(&self) -> Said {
        match self {
            Self::Contradiction(wrong) => wrong.what.said(),
            Self::Impossible(problem) => {
                let why = problem.what().said();
                said!("report-no-event", "no event can be made of it: { $why }"; why)
            }
        }
    }
}

/// Makes an event of a report.
///
/// A start number becomes the pairing number, and with a `p` before it the id. A round is paired if
/// somebody has an opponent or the pairing-allocated bye in it; entries in the columns of later
/// rounds, in records 240 and in `XXZ` become requests. An absence in all rounds up to some round
/// is a late entry; an absence in at least two rounds up to the end is a withdrawal. Boards have no
/// numbers in a report: they are numbered in the order of the lower start number of the two
/// players.
///
/// A report of teams becomes a team event if all players with an opponent are in a team, and those
/// of one team meet those of one other. The id of a team is its number with a `t` before it, and
/// matches are numbered in the order of the lower team number. Any other report becomes an event of
/// players. A report has no record for groups: a round robin too short for all, whose players or
/// teams have all met within several fields and nowhere else, becomes one with groups.
///
/// The notes list the data that the event cannot contain, and the competitors whose points differ
/// from those of the file.
///
/// # Errors
///
/// Fails if the report contradicts itself, or if [`check()`] rejects the event.
pub fn to_event(document: &Document) -> Result<(Event, Vec<ConversionNote>), NoEvent> {
    if let Some(wrong) =
        contradictions(document).into_iter().find(|wrong| wrong.code().level == Level::Error)
    {
        return Err(NoEvent::Contradiction(wrong));
    }
    let mut notes = Vec::new();
    let mut lines: Vec<&PlayerLine> = document.players().collect();
    lines.sort_by_key(|line| line.number);
    let (event, more) = match matches::table(document) {
        Some(table) => (matches::event(document, &table, &lines, &mut notes), <_>::default()),
        None => of_players(document, &lines, &mut notes),
    };
    let unrated = own_comments::unrated(document);
    let mut event = event.with_unrated(unrated);
    groups::find(document, &mut event, &mut notes);
    give_points(document, &mut event, &more, &mut notes);
    notes.extend(clear(&mut event));
    if let Some(problem) = check(&event).into_iter().find(|one| one.code().level == Level::Error) {
        return Err(NoEvent::Impossible(problem));
    }
    match event.is_of_teams() {
        true => matches::compare_points(document, &event, &mut notes),
        false => compare_points(&event, &lines, &mut notes),
    }
    Ok((event, notes))
}

/// Enters as awards the points that records 299 add to the results, or subtract; except for `more`,
/// the surplus of game scores over plain wins, draws and losses.
fn give_points(
    document: &Document,
    event: &mut Event,
    more: &scores::Given,
    notes: &mut Vec<ConversionNote>,
) {
    let mut beyond = reported_adjustments(document, event);
    for given in &mut beyond {
        if let Some(points) = more.get(&(given.number, given.round.0)) {
            given.points = given.points - *points;
        }
    }
    beyond.retain(|given| (given.points, given.other) != (Points::ZERO, Points::ZERO));
    if beyond.is_empty() {
        return;
    }
    notes.push(ConversionNote::Abnormal { times: beyond.len() });
    event.upgrade_to_second_version();
    for given in beyond {
        let to = if event.is_of_teams() { team_id(given.number) } else { id(given.number) };
        let mut award = Award::new(to, given.round);
        match &event.team_match {
            None => award.points = given.points,
            Some(rules) => {
                let ordered = (given.points, given.other);
                award.give_team(BothPoints::of_ordered(rules.count, ordered));
            }
        }
        award.reason = Some("TRF 299".into());
        event.give(award);
    }
}

/// Returns an event in which the players meet.
fn of_players(
    document: &Document,
    lines: &[&PlayerLine],
    notes: &mut Vec<ConversionNote>,
) -> (Event, scores::Given) {
    let paired = lines.iter().map(|line| paired_rounds(line)).max().unwrap_or(0);
    let field = head::CompetitorCount { paired, size: lines.len(), of_teams: false };
    let head = head::event(document, field, notes);
    let scoring = worth::scoring(document, notes);
    let teams = teams::members(document);
    let player = |line: &&PlayerLine| {
        let team = teams.get(&line.number).cloned();
        PlayerDocument { team, ..head::player(line, notes) }.into()
    };
    let players = lines.iter().map(player).collect();
    let mut event = Event::from(EventDocument { scoring, players, ..head });
    let attendance = Attendance::new(document, &event, lines, paired);
    let dates = round_dates(document);
    let mut rounds = Vec::new();
    for at in 0..paired {
        let mut round = PairedRound::new(number(at + 1));
        round.play_at(dates.get(at).copied().flatten(), None);
        round.add_boards(boards(&event, lines, at, notes));
        round.add_byes(attendance.byes(at));
        give_free_round(&event, lines.len(), &mut round);
        own_comments::number_boards(document, &mut round, |id| number_of(&event, id));
        rounds.push(round);
    }
    let numbered = event.clone();
    let number = |id: &PlayerId| number_of(&numbered, id);
    let more = scores::give(document, &mut event, &mut rounds, number, notes);
    attendance.apply(&mut event);
    let Rules { forbidden, acceleration } = rules::of(document, &event, |rule| rule.points, notes);
    let event = EventDocument { rounds, forbidden, acceleration, ..event.into_document() }.into();
    (event, more)
}

/// Corrects the free round of an odd field, which many programs write as an absence.
fn give_free_round(event: &Event, size: usize, round: &mut PairedRound) {
    if let ([free], true) = (round.byes_mut(), event.is_scheduled())
        && size % 2 == 1
        && free.bye == ByeKind::Absent
    {
        free.bye = ByeKind::PairingAllocated;
    }
}

/// Returns the start number of an id.
fn number_of(event: &Event, id: &PlayerId) -> Option<u16> {
    event.player(id).and_then(|player| player.number)
}

/// Returns the id of a team number.
fn team_id(number: u16) -> PlayerId {
    format!("t{number}").parse().expect("a letter and digits are an id")
}

/// Returns the id of a start number.
fn id(number: u16) -> PlayerId {
    format!("p{number}").parse().expect("a letter and digits are an id")
}

fn number(round: usize) -> Round {
    Round(u16::try_from(round).unwrap_or(u16::MAX))
}

/// Returns the last round in which a player is paired.
fn paired_rounds(line: &PlayerLine) -> usize {
    let is_paired = |cell: &Option<Cell>| {
        cell.is_some_and(|cell| {
            cell.opponent > 0 || cell.result == Some(super::ResultCode::Allocated)
        })
    };
    line.rounds.iter().rposition(is_paired).map_or(0, |at| at + 1)
}

fn round_dates(document: &Document) -> Vec<Option<chrono::NaiveDate>> {
    let dates = document.records.iter().find_map(|record| match record {
        Record::RoundDates(dates) => Some(dates.clone()),
        _ => None,
    });
    dates.unwrap_or_default()
}

/// Returns the name of a start number.
fn name_of<'l>(lines: &[&'l PlayerLine], number: u16) -> &'l str {
    let at = lines.binary_search_by_key(&number, |line| line.number);
    at.map_or("", |at| lines[at].name.as_str())
}

/// Returns the boards of round `at` + 1.
fn boards(
    event: &Event,
    lines: &[&PlayerLine],
    at: usize,
    notes: &mut Vec<ConversionNote>,
) -> Vec<Board> {
    let mut boards = Vec::new();
    for line in lines {
        let Some(cell) = line.rounds.get(at).copied().flatten() else { continue };
        if cell.opponent <= line.number {
            continue;
        }
        let Ok(other) = lines.binary_search_by_key(&cell.opponent, |line| line.number) else {
            continue;
        };
        let Some(mirror) = lines[other].rounds.get(at).copied().flatten() else { continue };
        let is_white = cell.color != Some(crate::event::Color::Black);
        let (white, black) = if is_white {
            ((line.number, cell.result), (cell.opponent, mirror.result))
        } else {
            ((cell.opponent, mirror.result), (line.number, cell.result))
        };
        let place = u16::try_from(boards.len() + 1).unwrap_or(u16::MAX);
        boards.push(board(event, lines, (number(at + 1), place), (white, black), notes));
    }
    boards
}

/// Returns a board, by its round and number; White and Black with their start numbers and the codes
/// in their lines.
fn board(
    event: &Event,
    lines: &[&PlayerLine],
    (round, place): (Round, u16),
    (white, black): ((u16, Option<ResultCode>), (u16, Option<ResultCode>)),
    notes: &mut Vec<ConversionNote>,
) -> Board {
    let mut board = Board::new(place, id(white.0), id(black.0));
    let ended = results::outcome(&event.scoring, white.1, black.1);
    board.result = ended.outcome.into_iter().collect();
    if !ended.rated {
        board.rated = vec![false];
    }
    notes.extend(ended.lost.map(|lost| {
        let called = |number: u16| format!("{number} {}", name_of(lines, number));
        let sign = |code: Option<ResultCode>| code.map_or(' ', ResultCode::sign).to_string();
        let (one, other) = (called(white.0), called(black.0));
        match lost {
            Lost::BothLost { points } => {
                ConversionNote::BothLost { round, board: place, white: one, black: other, points }
            }
            Lost::DrawAndLoss => ConversionNote::DrawAndLoss {
                round,
                board: place,
                white: one,
                white_says: sign(white.1),
                black: other,
                black_says: sign(black.1),
                draw: Score::new(event.scoring.draw, event.scoring.draw),
            },
        }
    }));
    board
}

/// Returns whether the points of a file are those of 2-1-0, and those of 1-½-0 were counted: each is
/// the double of what was made, and at least two are not 0.
fn are_doubled(event: &Event, ledger: &Ledger, lines: &[&PlayerLine]) -> bool {
    let is_usual = (event.scoring.win, event.scoring.draw, event.scoring.loss)
        == (Points::whole(1), Points::hundredths(50), Points::ZERO);
    let points = || {
        let of = |(at, line): (usize, &&PlayerLine)| Some((line.points?, ledger.score(at)));
        lines.iter().enumerate().filter_map(of)
    };
    is_usual
        && points().all(|(said, made)| said == made + made)
        && points().filter(|(said, _)| *said != Points::ZERO).count() > 1
}

/// Notes the players whose points differ from those of the file.
fn compare_points(event: &Event, lines: &[&PlayerLine], notes: &mut Vec<ConversionNote>) {
    let ledger = Ledger::whole(event);
    if are_doubled(event, &ledger, lines) {
        notes.push(ConversionNote::PointsDoubled);
        return;
    }
    let mut differ = lines.iter().enumerate().filter_map(|(at, line)| {
        let (said, made) = (line.points?, ledger.score(at));
        // Some programs already count the byes of the round to be paired.
        let ahead = line.rounds.iter().skip(event.rounds.len()).flatten();
        let with_byes = made + ahead.filter_map(|cell| attendance::points(event, *cell)).sum();
        (said != made && said != with_byes).then_some((line.number, made, said))
    });
    if let Some((number, made, said)) = differ.next() {
        notes.push(ConversionNote::PointsDiffer {
            id: id(number),
            made,
            said,
            more: differ.count(),
        });
    }
}
