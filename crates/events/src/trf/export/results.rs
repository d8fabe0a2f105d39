//! Conversion of results and scores to wins, draws and losses.

use std::collections::BTreeMap;

use super::super::{AbnormalPoints, Cell, ConversionNote, Record, ResultCode};
use super::{Edition, StartNumbers};
use crate::event::{Board, Event, Ledger, MicroCount, Mode, Outcome, Points, Score, Scoring};

/// Returns the points of the report: those of the event, if a win, a draw and a loss determine the
/// points of every game.
///
/// Points that they do not determine are written in records 299 ([`abnormal_points`]), which the
/// edition of 2016 does not have.
pub(super) fn scoring(event: &Event, edition: Edition, notes: &mut Vec<ConversionNote>) -> Scoring {
    let scoring = &event.scoring;
    let mut plain = scoring.clone();
    let exact = edition == Edition::Trf26 && !event.is_of_teams();
    match scoring.mode {
        Mode::Standard | Mode::Boards(_) => {}
        Mode::Goes | Mode::Delft(_) if exact => notes.push(ConversionNote::ScoresApart),
        Mode::MicroMatch(MicroCount::SmallPoints) if exact => {
            notes.push(ConversionNote::MicroMatches { small: true });
            let (win, draw, loss) = (scoring.full(), scoring.half(), scoring.loss + scoring.loss);
            plain = plain.with_points(win, draw, loss);
        }
        Mode::PlusDraw => {
            notes.push(ConversionNote::PlusDraw);
        }
        Mode::Goes => {
            notes.push(ConversionNote::EvenDraws);
        }
        Mode::Delft(_) => {
            notes.push(ConversionNote::Delft);
            plain = Scoring::default();
        }
        Mode::MicroMatch(MicroCount::SmallPoints) => {
            notes.push(ConversionNote::MicroMatches { small: true });
            (plain.unplayed.bye, plain.unplayed.half_bye, plain.unplayed.full_bye) =
                (None, None, None);
        }
        Mode::MicroMatch(MicroCount::MatchPoints) => {
            notes.push(ConversionNote::MicroMatches { small: false });
        }
    }
    if event.is_scheduled() {
        // In a schedule, a free round is worth nothing.
        plain.unplayed.bye = Some(Points::ZERO);
    }
    plain
}

/// Returns the codes of White and of Black: `None` if the pairing was struck out, and a pair of
/// `None` while the result is incomplete.
pub(super) fn codes(
    event: &Event,
    board: &Board,
) -> Option<(Option<ResultCode>, Option<ResultCode>)> {
    let scoring = &event.scoring;
    if !board.result.is_empty() && board.result.iter().all(|one| *one == Outcome::Annulled) {
        return None;
    }
    if board.result.contains(&Outcome::Adjourned) {
        return Some((Some(ResultCode::Unknown), Some(ResultCode::Unknown)));
    }
    if !board.is_complete(scoring.games()) {
        return Some((None, None));
    }
    let sum = board
        .result
        .iter()
        .filter_map(|one| one.score())
        .fold(Score::new(Points::ZERO, Points::ZERO), |sum, score| {
            Score::new(sum.first + score.first, sum.second + score.second)
        });
    let even = scoring.has_unequal_draws() && {
        let won = Score::new(scoring.win, scoring.loss);
        sum != won && sum != won.reversed() && sum != Score::new(Points::ZERO, Points::ZERO)
    };
    let order = if even { std::cmp::Ordering::Equal } else { sum.first.cmp(&sum.second) };
    let played = board.result.iter().any(|one| one.was_played());
    let rated = (0..board.result.len()).any(|game| board.is_rated(game));
    use std::cmp::Ordering::{Equal, Greater, Less};
    let (white, black) = match order {
        Greater if played => (ResultCode::Win, ResultCode::Loss),
        Less if played => (ResultCode::Loss, ResultCode::Win),
        Greater => (ResultCode::ForfeitWin, ResultCode::ForfeitLoss),
        Less => (ResultCode::ForfeitLoss, ResultCode::ForfeitWin),
        Equal if !played => (ResultCode::ForfeitLoss, ResultCode::ForfeitLoss),
        Equal if sum.first == Points::ZERO => (ResultCode::Loss, ResultCode::Loss),
        Equal => (ResultCode::Draw, ResultCode::Draw),
    };
    let unrated = |code| match code {
        ResultCode::Win if !rated => ResultCode::UnratedWin,
        ResultCode::Draw if !rated => ResultCode::UnratedDraw,
        ResultCode::Loss if !rated => ResultCode::UnratedLoss,
        code => code,
    };
    Some((Some(unrated(white)), Some(unrated(black))))
}

/// Returns the points that follow from the rounds of a player.
pub(super) fn points(scoring: &Scoring, rounds: &[Option<Cell>]) -> Points {
    let of = |cell: &Option<Cell>| match cell.and_then(|cell| cell.result) {
        None | Some(ResultCode::Unknown) => Points::ZERO,
        Some(ResultCode::Win | ResultCode::UnratedWin) => scoring.win,
        Some(ResultCode::Draw | ResultCode::UnratedDraw) => scoring.draw,
        Some(ResultCode::Loss | ResultCode::UnratedLoss) => scoring.loss,
        Some(ResultCode::ForfeitWin) => scoring.unplayed.forfeit_win.unwrap_or(scoring.win),
        Some(ResultCode::ForfeitLoss) => scoring.unplayed.forfeit_loss,
        Some(ResultCode::FullBye) => scoring.unplayed.full_bye.unwrap_or(scoring.win),
        Some(ResultCode::HalfBye) => scoring.unplayed.half_bye.unwrap_or(scoring.draw),
        Some(ResultCode::ZeroBye) => scoring.unplayed.absent,
        Some(ResultCode::Allocated) => scoring.unplayed.bye.unwrap_or(scoring.win),
    };
    rounds.iter().map(of).sum()
}

/// Returns records 299 of games that gave other points than a plain win, draw or loss; adds the
/// difference to `points`.
pub(super) fn abnormal_points(
    event: &Event,
    scoring: &Scoring,
    numbers: &StartNumbers<'_>,
    points: &mut [Points],
) -> Vec<Record> {
    let ledger = Ledger::whole(event);
    let mut worths: BTreeMap<(u16, u8, Points), Vec<u16>> = BTreeMap::new();
    for (player, points) in points.iter_mut().enumerate() {
        for (entry, meeting) in ledger.decided(player).filter(|(_, meeting)| meeting.played) {
            let Some(board) = event
                .round(entry.round)
                .and_then(|round| round.boards.iter().find(|board| board.board == meeting.board))
            else {
                continue;
            };
            let Some((Some(white), Some(black))) = codes(event, board) else { continue };
            let own = if board.white == event.players[player].id { white } else { black };
            let (kind, plain) = match own {
                ResultCode::Win | ResultCode::UnratedWin => (0, scoring.win),
                ResultCode::Draw | ResultCode::UnratedDraw => (1, scoring.draw),
                ResultCode::Loss | ResultCode::UnratedLoss => (2, scoring.loss),
                _ => continue,
            };
            if entry.points != plain {
                *points = *points + entry.points - plain;
                let of = (entry.round.0, kind, entry.points);
                worths.entry(of).or_default().push(numbers.get(player));
            }
        }
    }
    let record = |((round, kind, points), mut players): ((u16, u8, Points), Vec<u16>)| {
        players.sort_unstable();
        let of = [ResultCode::UnratedWin, ResultCode::UnratedDraw, ResultCode::UnratedLoss]
            [usize::from(kind)];
        let (of, points, round) = (Some(of), Some(points), Some(round));
        Record::Abnormal(AbnormalPoints { of, match_points: None, points, round, players })
    };
    worths.into_iter().map(record).collect()
}

/// Notes the players whose points differ from those of the standings.
pub(super) fn note_other_totals(event: &Event, points: &[Points], notes: &mut Vec<ConversionNote>) {
    let ledger = Ledger::whole(event);
    let mut differ = points.iter().enumerate().filter(|(at, points)| ledger.score(*at) != **points);
    if let Some((at, &written)) = differ.next() {
        let (id, standings) = (event.players[at].id.clone(), ledger.score(at));
        notes.push(ConversionNote::NotStandings { id, written, standings, more: differ.count() });
    }
}
