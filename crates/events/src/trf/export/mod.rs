//! Conversion of an event to a report.

mod head;
mod matches;
mod numbers;
mod results;
mod rounds;
mod rules;

use super::lost::{Form, without_place};
use super::plain::{marks, plain};
use super::{ConversionNote, Document, PlayerLine, Record, own_comments, worth};
use crate::event::{Birth, Event, Player, Team};
use draughts_ground::told;

use numbers::StartNumbers;

/// The edition of the records to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// Records of 2026: 142, 152, 162, 240, 250, 260.
    #[default]
    Trf26,
    /// Records of 2016, with the codes of JaVaFo and bbpPairings: XXR, XXC, BB*, XXA, XXP.
    Trf16,
}

told! {
    /// The reason why an event cannot become a report.
    pub enum NoReport {
        TooManyPlayers { players: usize, most: u16 } => "no-report-players",
            "the event has { $players } players, and a tournament report holds { $most }";
        TooManyRounds { rounds: usize, most: u16 } => "no-report-rounds",
            "the event has { $rounds } rounds, and a tournament report holds { $most }";
        TooManyTeams { teams: usize, most: u16 } => "no-report-teams",
            "the event has { $teams } teams, and a tournament report holds { $most }";
        SeveralParts { group: Option<String>, stage: Option<String> } => "no-report-parts",
            "teams play in several groups or stages: a tournament report has no record for them, \
             and one of teams holds one of them; a report of 2016 holds the games of all";
    }
}

/// Makes a report of an event without errors.
///
/// `ranks` are the places in the standings, or `None`, in the order of
/// [`Event::players`](crate::event::EventDocument::players) or, in a team event, of the teams.
///
/// In the edition of 2026, a team event becomes a report of teams; in that of 2016, a report of its
/// games, with the members of the teams (013). The pairing number is the start number; a player
/// without one gets a free number.
///
/// A report has only wins, draws and losses, to which the scores of Delft, Goes and micro-matches
/// are reduced. The difference in points is written in records 299 in the edition of 2026; in that
/// of 2016, the points of the file are those of the wins, draws and losses.
///
/// Byes of rounds to come become records 240. In the records of 2016, the columns of the next round
/// show the players who will miss it, and do not count in the points; later byes are left out.
///
/// The notes list the changes, and the data that a report cannot contain.
///
/// # Errors
///
/// Fails if there are more players or rounds than fit into the columns.
pub fn from_event(
    event: &Event,
    ranks: &[Option<u16>],
    edition: Edition,
) -> Result<(Document, Vec<ConversionNote>), NoReport> {
    if let (Some(rules), Edition::Trf26) = (&event.team_match, edition) {
        return matches::from_event(event, rules, ranks);
    }
    let numbers = StartNumbers::of(event)?;
    let paired = event.rounds.len();
    let planned = match head::is_one(event) {
        true => event.system.planned_rounds(event.players.len()).unwrap_or(paired).max(paired),
        false => paired,
    };
    if planned > usize::from(super::MAX_ROUND) {
        return Err(NoReport::TooManyRounds { rounds: planned, most: super::MAX_ROUND });
    }
    let mut notes = numbers.notes(event);
    let scoring = results::scoring(event, edition, &mut notes);
    let mut rows = rounds::rows(event, &numbers, &mut notes);
    let rows_then = |then: &Event| rounds::rows(then, &numbers, &mut Vec::new());
    let earlier = rounds::earlier(event, &numbers, &rows, rows_then);
    let unknown =
        rows.iter().flatten().flatten().any(|cell| cell.result == Some(super::ResultCode::Unknown));
    let mut document = Document { records: head::records(event, edition, &mut notes) };
    let worth = worth::written(&scoring, &mut notes);
    match edition {
        Edition::Trf26 => document.records.push(worth.record(unknown)),
        Edition::Trf16 => document.records.extend(worth.bbp_records()),
    }
    document.records.extend(head::coded(event, edition));
    let mut points: Vec<_> = rows.iter().map(|row| results::points(&scoring, row)).collect();
    let mut apart = Vec::new();
    if edition == Edition::Trf26 {
        apart = results::abnormal_points(event, &scoring, &numbers, &mut points);
        for award in &event.points_given() {
            if let Some(at) = numbers.at(&award.to) {
                points[at] += award.points;
            }
        }
    }
    results::note_other_totals(event, &points, &mut notes);
    if edition == Edition::Trf16 && paired < planned {
        rows.iter_mut().zip(rounds::next(event)).for_each(|(row, cell)| row.push(cell));
    }
    let mut lines: Vec<PlayerLine> = Vec::new();
    for (at, (player, row)) in event.players.iter().zip(rows).enumerate() {
        let mut line = self::line(player, &mut notes);
        line.number = numbers.get(at);
        line.points = Some(points[at]);
        line.rank = ranks.get(at).copied().flatten().filter(|rank| *rank <= super::MAX_NUMBER);
        line.rounds = row;
        while line.rounds.last().is_some_and(Option::is_none) {
            line.rounds.pop();
        }
        lines.push(line);
    }
    lines.sort_by_key(|line| line.number);
    document.records.extend(lines.into_iter().map(|line| Record::Player(Box::new(line))));
    document.records.extend(legacy_teams(event, &numbers));
    document.records.extend(rules::records(event, &numbers, planned, edition, &mut notes));
    document.records.extend(apart);
    if edition == Edition::Trf26 {
        document.records.extend(own_comments::written(event, |id| numbers.of_id(id)));
        document.records.extend(earlier);
    }
    let form = match edition {
        Edition::Trf26 => Form::Trf26,
        Edition::Trf16 => Form::Trf16,
    };
    notes.extend(without_place(event, form));
    notes.extend(marks(event));
    Ok((document, notes))
}

/// Returns records 013: the teams in their order, each with its members.
fn legacy_teams(event: &Event, numbers: &StartNumbers<'_>) -> Vec<Record> {
    let mut teams: Vec<&Team> = event.teams.iter().collect();
    teams.sort_by_key(|team| (team.number.unwrap_or(u16::MAX), &team.id));
    let record = |team: &Team| {
        let name = plain(&team.name).chars().take(32).collect::<String>();
        let players = team.members.iter().filter_map(|id| numbers.of_id(id)).collect();
        Record::LegacyTeam { name: plain(&name), players }
    };
    teams.into_iter().map(record).collect()
}

/// Returns the short form of a women's title that is too long for a report. If cut, it would read
/// as an open title: `GMI`, `CMF`.
fn short_title(title: &str) -> Option<&'static str> {
    match title.to_ascii_uppercase().as_str() {
        "GMIF" => Some("WGM"),
        "CMFF" => Some("WCM"),
        _ => None,
    }
}

/// Returns a player's line without number and rounds.
fn line(player: &Player, notes: &mut Vec<ConversionNote>) -> PlayerLine {
    let mut text = |text: Option<&str>, width: usize, what: &'static str| {
        let clean = plain(text.unwrap_or_default());
        if clean.chars().count() <= width {
            return clean;
        }
        let cut = short_title(&clean).filter(|_| what == "title").map(str::to_owned);
        let cut = cut.unwrap_or_else(|| plain(&clean.chars().take(width).collect::<String>()));
        let id = player.id.clone();
        notes.push(ConversionNote::Cut { id, what, text: clean, cut: cut.clone() });
        cut
    };
    let line = PlayerLine {
        title: text(player.title.as_deref(), 3, "title"),
        name: text(Some(&player.name), 33, "name"),
        federation: text(player.federation.as_deref(), 3, "federation"),
        id: text(player.federation_id.as_deref(), 11, "federation-id"),
        sex: player.sex,
        rating: player.rating.filter(|rating| (1..=super::MAX_NUMBER).contains(rating)),
        birth: match player.birth {
            None => String::new(),
            Some(Birth::Year(year)) => format!("{year}/00/00"),
            Some(Birth::Day(day)) => day.format("%Y/%m/%d").to_string(),
        },
        ..PlayerLine::default()
    };
    if line.rating.is_none() && player.rating.is_some_and(|rating| rating > 0) {
        notes.push(ConversionNote::RatingTooLarge { id: player.id.clone() });
    }
    line
}
