//! Forms of team matches: line-ups for captains to hand in, and match reports for both to sign.

use chrono::NaiveDate;

use crate::sheet::{BLANK_FACT, Cell, Column, Form, Row, Sheet};
use draughts_events::event::{
    Color, Event, PairedRound, Player, PlayerId, Points, Round, Score, Seated, Team, TeamMatch,
};
use draughts_ground::said::said;
use draughts_report::words::{Language, say};

use super::matches::venue;
use super::occasion::{Occasion, mark, told};
use super::played::result_text;
use super::words::{FactName, Head, Mark, Title, when};

/// Makes a report for each match of a round, or for one of them, in a language.
///
/// Known data are printed, the rest is to be filled in. There are none in individual events.
#[must_use]
pub fn match_reports(
    event: &Event,
    round: Round,
    number: Option<u16>,
    language: Language,
) -> Vec<Form> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let wanted = |one: &&TeamMatch| number.is_none_or(|number| number == one.number);
    let matches = paired.matches.iter().filter(wanted);
    matches.map(|one| report(event, paired, one, language)).collect()
}

fn report(event: &Event, paired: &PairedRound, one: &TeamMatch, language: Language) -> Form {
    let seats = event.seats(paired, one);
    let team = |id: &PlayerId| event.name_of(id).unwrap_or_else(|| id.as_str()).to_owned();
    let (home, away) = (team(&one.home), team(&one.away));
    let score = event.match_score(paired, one).filter(|_| event.match_is_over(paired, one));
    let title = Title::MatchReport { round: paired.round, number: one.number };
    let mut sheet = form_sheet(event, paired, Some(one), &title, language);
    sheet.facts.insert(0, (say(&Head::Teams, language), format!("{home} - {away}")));
    let place = |head: String| Column::center(head);
    // The games of a micro-match are printed beside their total.
    let games = event.scoring.games();
    let of_games = (games > 1).then(|| Head::Result.center(language));
    let mut columns = vec![
        Head::Seat.right(language).key(),
        Head::Board.right(language).spare(),
        Head::Color.left(language),
        Column::left(home.as_str()).equal(),
        Head::Rating.right(language).spare(),
        place(say(&Head::Points, language)).figures(language),
        place(say(&Head::Points, language)).figures(language),
        Head::Rating.right(language).spare(),
        Column::left(away.as_str()).equal(),
        Head::Color.left(language).spare(),
    ];
    columns.extend(of_games);
    sheet.columns = columns;
    let rows = seats.iter().map(|seat| seat_row(event, seat, language));
    sheet.rows = rows.collect();
    let sum = |points: fn(&Score) -> Points| Cell::or_empty(score.as_ref().map(points));
    // A cell in which nobody writes.
    let none = || Cell::from(" ");
    let total = [
        none(),
        none(),
        none(),
        mark(&Mark::Total, language),
        none(),
        sum(|score| score.first),
        sum(|score| score.second),
        none(),
        mark(&Mark::Total, language),
        none(),
    ];
    sheet.rows.push(Row::cells(total.into_iter().chain((games > 1).then(none))));
    let signatures = vec![
        captain(&home, language),
        captain(&away, language),
        say(&said!("form-arbiter", "Arbiter"), language),
    ];
    Form { sheet, list: Sheet::default(), signatures }
}

fn seat_row(event: &Event, seat: &Seated<'_>, language: Language) -> Row {
    let player = |id: Option<&PlayerId>| id.and_then(|id| event.player(id));
    let (home, away) = (player(seat.home), player(seat.away));
    let name = |player: Option<&Player>| match player {
        Some(player) => Cell::from(player.name.as_str()),
        None => mark(&Mark::Nobody, language),
    };
    let rating = |player: Option<&Player>| {
        player.and_then(|player| player.rating).map_or_else(|| "-".into(), Cell::of)
    };
    let color = |color: Color| mark(&Mark::Color { color }, language);
    let points = |of: fn(&Score) -> Points| {
        let decided = seat.complete && !seat.result.is_empty();
        Cell::or_empty(seat.points.as_ref().filter(|_| decided).map(of))
    };
    let games = event.scoring.games();
    let of_games = (games > 1).then(|| {
        let played = !seat.result.is_empty();
        let text = || result_text(&seat.result, games, seat.complete, language);
        if played { Cell::from(text()) } else { Cell::default() }
    });
    let cells = [
        Cell::of(seat.seat),
        Cell::of(seat.number),
        color(seat.color),
        name(home),
        rating(home),
        points(|score| score.first),
        points(|score| score.second),
        rating(away),
        name(away),
        color(seat.color.opponent()),
    ];
    Row::cells(cells.into_iter().chain(of_games))
}

/// The day to which a whole match is postponed.
fn put_off(paired: &PairedRound, one: &TeamMatch) -> Option<NaiveDate> {
    let until = paired.boards_of(one.number).map(|board| board.postponed.as_ref()?.until);
    let all: Option<Vec<NaiveDate>> = until.collect();
    all?.into_iter().max()
}

/// The heading of a form of a round.
fn form_sheet(
    event: &Event,
    paired: &PairedRound,
    one: Option<&TeamMatch>,
    title: &Title,
    language: Language,
) -> Sheet {
    let occasion = Occasion::of_stage(event, event.stage_of(paired));
    let later = one.and_then(|one| put_off(paired, one));
    // The time of the round is that of its own day.
    let (date, time) = (later.or(paired.date), paired.time.filter(|_| later.is_none()));
    let (date, time) =
        (one.and_then(|one| one.date).or(date), one.and_then(|one| one.time).or(time));
    let day = when(date, time, language);
    let venue = one.and_then(|one| venue(event, one)).or(event.place.as_deref());
    let facts = [
        (FactName::Date, Some(day).filter(|day| !day.is_empty()).or(Some(BLANK_FACT.into()))),
        (FactName::Venue, venue.map(str::to_owned)),
    ];
    Sheet {
        title: event.name.clone(),
        subtitle: occasion.titled(title, language),
        facts: told(facts, language),
        ..Sheet::default()
    }
}

/// Makes a line-up form for each team of a round, or for one of them, in a language.
///
/// The round need not be paired: opponents and colours are printed as far as they are known.
#[must_use]
pub fn lineup_sheets(
    event: &Event,
    round: Round,
    team: Option<&PlayerId>,
    language: Language,
) -> Vec<Form> {
    let wanted = event.teams.iter().filter(|one| match team {
        Some(team) => one.id == *team,
        None => {
            one.from_round.is_none_or(|from| from <= round)
                && one.withdrawn_after.is_none_or(|last| round <= last)
        }
    });
    wanted.map(|team| lineup_sheet(event, round, team, language)).collect()
}

fn lineup_sheet(event: &Event, round: Round, team: &Team, language: Language) -> Form {
    let unpaired = PairedRound::new(round);
    let paired = event.round(round).unwrap_or(&unpaired);
    let one = paired.matches.iter().find(|one| one.has(&team.id));
    let title = Title::LineUp { team: team.name.clone(), round };
    let mut sheet = form_sheet(event, paired, one, &title, language);
    let opponent = one.and_then(|one| event.name_of(one.opponent_of(&team.id)?));
    sheet.facts.extend(told([(FactName::Opponent, opponent.map(str::to_owned))], language));
    let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
    sheet.columns = vec![
        Head::Seat.right(language),
        Head::Color.left(language),
        Head::Id.left(language),
        Head::Name.left(language),
    ];
    let color = |seat: u16| {
        let (one, rules) = (one?, event.team_match.as_ref()?);
        let seats = event.seats(paired, one);
        let seated = seats.iter().find(|one| one.seat == seat);
        let home = seated.map_or_else(|| rules.colors.at(seat), |one| one.color);
        Some(if one.home == team.id { home } else { home.opponent() })
    };
    sheet.rows = (1..=boards)
        .map(|seat| {
            let color = color(seat).map(|color| mark(&Mark::Color { color }, language));
            Row::cells([
                Cell::of(seat),
                color.unwrap_or_default(),
                Cell::default(),
                Cell::default(),
            ])
        })
        .collect();
    let members = team.members.iter().filter_map(|id| event.player(id));
    let member = |(number, player): (usize, &Player)| {
        Row::cells([
            Cell::of(number),
            player.id.as_str().into(),
            player.name.as_str().into(),
            Cell::or_empty(player.rating),
        ])
    };
    let list = Sheet {
        columns: vec![
            Head::Number.right(language),
            Head::Id.left(language),
            Head::Name.left(language),
            Head::Rating.right(language),
        ],
        rows: (1..).zip(members).map(member).collect(),
        ..Sheet::default()
    };
    Form { sheet, list, signatures: vec![captain(&team.name, language)] }
}

/// The words below the line on which the captain of a team signs.
fn captain(team: &str, language: Language) -> String {
    say(&said!("form-captain-of", "Captain of { $team }"; team), language)
}
