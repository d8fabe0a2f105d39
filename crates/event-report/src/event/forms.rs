//! Forms of team matches: line-ups for captains to hand in, and match reports for both to sign.

use chrono::NaiveDate;

use crate::sheet::{BLANK_FACT, Cell, Column, ColumnList, Form, Sheet};
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
    let player = |id: Option<&PlayerId>| id.and_then(|id| event.player(id));
    let name = |id: Option<&PlayerId>| match player(id) {
        Some(player) => Cell::from(player.name.as_str()),
        None => mark(&Mark::Nobody, language),
    };
    let rating = |id: Option<&PlayerId>| {
        player(id).and_then(|player| player.rating).map_or_else(|| "-".into(), Cell::of)
    };
    let color = |color: Color| mark(&Mark::Color { color }, language);
    let points = |line: &FormLine<'_>, of: fn(&Score) -> Points| match line {
        FormLine::Seat(seat) => {
            let decided = seat.complete && !seat.result.is_empty();
            seat.points.as_ref().filter(|_| decided).map(of)
        }
        FormLine::Total => score.as_ref().map(of),
    };
    let total = || mark(&Mark::Total, language);
    // The games of a micro-match are printed beside their total.
    let games = event.scoring.games();
    let table = ColumnList::<FormLine<'_>>::new()
        .column(Head::Seat.right(language).key(), |line| line.cell(|seat| Cell::of(seat.seat)))
        .column(Head::Board.right(language).spare(), |line| line.cell(|seat| Cell::of(seat.number)))
        .column(Head::Color.left(language), |line| line.cell(|seat| color(seat.color)))
        .column(Column::left(home.as_str()).equal(), |line| match line {
            FormLine::Seat(seat) => name(seat.home),
            FormLine::Total => total(),
        })
        .column(Head::Rating.right(language).spare(), |line| line.cell(|seat| rating(seat.home)))
        .column(Head::Points.center(language), |line| points(line, |score| score.first))
        .column(Head::Points.center(language), |line| points(line, |score| score.second))
        .column(Head::Rating.right(language).spare(), |line| line.cell(|seat| rating(seat.away)))
        .column(Column::left(away.as_str()).equal(), |line| match line {
            FormLine::Seat(seat) => name(seat.away),
            FormLine::Total => total(),
        })
        .column(Head::Color.left(language).spare(), |line| {
            line.cell(|seat| color(seat.color.opponent()))
        })
        .column_if(games > 1, Head::Result.center(language), |line| {
            line.cell(|seat| match seat.result.is_empty() {
                true => Cell::default(),
                false => result_text(&seat.result, games, seat.complete, language).into(),
            })
        });
    let lines = seats.iter().map(FormLine::Seat).chain([FormLine::Total]);
    let Sheet { columns, rows, .. } = table.sheet(lines);
    let sheet = Sheet { columns, rows, ..sheet };
    let signatures = vec![
        captain(&home, language),
        captain(&away, language),
        say(&said!("form-arbiter", "Arbiter"), language),
    ];
    Form { sheet, list: Sheet::default(), signatures }
}

/// A line of the report of a match.
enum FormLine<'r> {
    /// A board.
    Seat(&'r Seated<'r>),
    /// The score of the match.
    Total,
}

impl FormLine<'_> {
    /// Returns a cell of a board; in the line of the score it is empty, because nobody writes
    /// there.
    fn cell(&self, of: impl Fn(&Seated<'_>) -> Cell) -> Cell {
        match self {
            Self::Seat(seat) => of(seat),
            Self::Total => " ".into(),
        }
    }
}

/// Returns the day to which a whole match is postponed.
fn put_off(paired: &PairedRound, one: &TeamMatch) -> Option<NaiveDate> {
    let until = paired.boards_of(one.number).map(|board| board.postponed.as_ref()?.until);
    let all: Option<Vec<NaiveDate>> = until.collect();
    all?.into_iter().max()
}

/// Returns the heading of a form of a round.
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
    let color = |seat: u16| {
        let (one, rules) = (one?, event.team_match.as_ref()?);
        let seats = event.seats(paired, one);
        let seated = seats.iter().find(|one| one.seat == seat);
        let home = seated.map_or_else(|| rules.colors.at(seat), |one| one.color);
        Some(if one.home == team.id { home } else { home.opponent() })
    };
    let table = ColumnList::<u16>::new()
        .column(Head::Seat.right(language), |seat| *seat)
        .column(Head::Color.left(language), |seat| {
            color(*seat).map(|color| mark(&Mark::Color { color }, language))
        })
        .column(Head::Id.left(language), |_| Cell::default())
        .column(Head::Name.left(language), |_| Cell::default());
    let Sheet { columns, rows, .. } = table.sheet(1..=boards);
    let sheet = Sheet { columns, rows, ..sheet };
    let members = team.members.iter().filter_map(|id| event.player(id));
    let list = ColumnList::<(u16, &Player)>::new()
        .column(Head::Number.right(language), |(number, _)| *number)
        .column(Head::Id.left(language), |(_, player)| player.id.to_string())
        .column(Head::Name.left(language), |(_, player)| player.name.clone())
        .column(Head::Rating.right(language), |(_, player)| player.rating)
        .sheet((1..).zip(members));
    Form { sheet, list, signatures: vec![captain(&team.name, language)] }
}

/// Returns the words below the line on which the captain of a team signs.
fn captain(team: &str, language: Language) -> String {
    say(&said!("form-captain-of", "Captain of { $team }"; team), language)
}
