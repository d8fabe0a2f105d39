//! The card of a team: its matches, and the scores of its members.

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::awards::{self, awards_of};
use super::book::BookLine;
use super::lost_matches::{self, LostMatch};
use super::matches::venue;
use super::occasion::{Occasion, PlayerView, called, mark, round_cell, told, when_cell};
use super::played::{PlayedRound, latest_begun_in, one_side, rounds_of};
use super::standings::ledger_of;
use super::team_points::{both_points, points_head};
use super::words::{CardNote, FactName, Footnote, Head, Legend, Mark, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{
    Award, Color, Event, Outcome, PairedRound, Part, PlayerId, Points, Round, Seated, Team,
    TimeOfDay,
};
use draughts_events::standings::{self, NoPlace, StandingsOptions};
use draughts_ground::said::{Sentences, Told};
use draughts_report::words::{Language, say};

/// A team's card: `arbiter.event-team/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamCardView<'e> {
    /// `arbiter.event-team/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The team's entry in the event file.
    pub team: &'e Team,
    /// The name of the captain; null if there is none.
    pub captain: Option<&'e str>,
    /// The team's stages, the last at the end.
    pub stages: Vec<TeamStage<'e>>,
    /// The members, in order, then other players who played for the team.
    pub members: Vec<MemberView<'e>>,
    /// The team's entries in the arbiter's book, which are private. Absent unless requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub book: Vec<BookLine<'e>>,
}

/// A team in a stage.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamStage<'e> {
    /// The stage; null for the first.
    pub stage: Option<&'e str>,
    /// The group; null without groups.
    pub group: Option<&'e str>,
    /// The last round that has begun; place and points include it.
    pub round: Round,
    /// The place in the standings; null if there is none.
    pub place: Option<usize>,
    /// The reason there is no place: `excluded`, `never-played` or `not-yet`. Null if there is one.
    pub no_place: Option<NoPlace>,
    /// The number of teams with a place.
    pub placed: usize,
    /// The match points; null if the stage has none.
    pub match_points: Option<Points>,
    /// The board points; null if the stage has none.
    pub board_points: Option<Points>,
    /// The paired rounds.
    pub rounds: Vec<TeamMatchLine<'e>>,
    /// Points that arbiters gave or took, and points carried over from an earlier stage (round 0).
    /// They are included in the points. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The matches decided regardless of their boards; not in the JSON.
    #[serde(skip)]
    lost: Vec<LostMatch>,
}

/// A round of a team.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamMatchLine<'e> {
    /// The team's round: `board` is the match number, and `result` has the results of its boards.
    pub played: PlayedRound<'e>,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// The venue; null if not known.
    pub venue: Option<&'e str>,
    /// Whether the team is at home; null without a match.
    pub home: Option<bool>,
    /// The opponent; null without a match.
    pub opponent: Option<PlayerView<'e>>,
}

/// A player of a team.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MemberView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// Whether the player is not a member of the team.
    pub guest: bool,
    /// The number of games played.
    pub games: usize,
    /// The points scored in those games.
    pub points: Points,
    /// The matches the player took part in, by round.
    pub rounds: Vec<MemberRound>,
}

/// A player's board in a team match.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MemberRound {
    /// The round.
    pub round: Round,
    /// The number of the match in the round.
    #[serde(rename = "match")]
    pub number: u16,
    /// The board number in the match.
    pub seat: u16,
    /// The colour; in a micro-match, that of the first game.
    pub color: Color,
    /// One result per game, with the player's own points first.
    pub result: Vec<Outcome>,
    /// Whether all results are final.
    pub complete: bool,
    /// Whether nobody sat on the other side.
    pub alone: bool,
}

impl<'e> TeamCardView<'e> {
    /// Makes the card of a team; `parts` are those of every stage, the first stage first.
    pub fn new(event: &'e Event, team: &'e Team, parts: &'e [Part<'e>]) -> Self {
        let own = parts.iter().filter(|part| part.has(&team.id));
        Self {
            schema: "arbiter.event-team/1",
            event: Occasion { stage: None, ..Occasion::of(event) },
            team,
            captain: team.captain.as_ref().and_then(|id| event.name_of(id)),
            stages: own.filter_map(|part| TeamStage::of(event, team, part)).collect(),
            members: members(event, team),
            book: Vec::new(),
        }
    }

    /// Adds the entries of the arbiter's book about the team, for the arbiter.
    #[must_use]
    pub fn with_book(self, event: &'e Event) -> Self {
        Self { book: BookLine::all(event, Some(&self.team.id)), ..self }
    }
}

impl<'e> TeamStage<'e> {
    fn of(event: &'e Event, team: &'e Team, part: &'e Part<'e>) -> Option<Self> {
        let occasion = Occasion::of_part(event, part);
        let at = part.event.players.iter().position(|one| one.id == team.id)?;
        let (ledger, begun) = (ledger_of(event, part, None), latest_begun_in(event, part));
        let paired = draughts_events::event::Ledger::whole(&part.event);
        let ranked = standings::rank(&part.event, &ledger, StandingsOptions::default());
        let row = ranked.rows.iter().find(|row| row.player == at);
        let [match_points, board_points] = both_points(&part.event, &ledger, at);
        let line = |played: PlayedRound<'e>| {
            let opponent = played.opponent.and_then(|id| event.team(id)).map(PlayerView::of_team);
            let paired = event.round(played.round);
            let one = paired.and_then(|paired| paired.matches.iter().find(|one| one.has(&team.id)));
            TeamMatchLine {
                date: one.and_then(|one| one.date).or(paired.and_then(|paired| paired.date)),
                time: one.and_then(|one| one.time).or(paired.and_then(|paired| paired.time)),
                venue: one.and_then(|one| venue(event, one)),
                home: one.map(|one| one.home == team.id),
                opponent,
                played,
            }
        };
        Some(Self {
            stage: occasion.stage,
            group: occasion.group,
            round: begun,
            place: row.and_then(|row| row.place),
            no_place: row.and_then(|row| row.no_place),
            placed: ranked.rows.iter().filter(|row| row.place.is_some()).count(),
            match_points,
            board_points,
            awards: awards_of(&part.event, at, begun),
            lost: LostMatch::of_part(event, part, event.last_paired()),
            rounds: rounds_of(&part.event, &paired, at)
                .into_iter()
                .map(line)
                .filter(|one| one.opponent.is_some() || !part.is_carried(one.played.round))
                .collect(),
        })
    }
}

impl TeamStage<'_> {
    /// Returns whether a match of the team counts and was decided without its boards.
    fn is_lost(&self, team: &PlayerId, played: &PlayedRound<'_>) -> bool {
        played.counts && self.lost.iter().any(|one| one.is_of(team, played.round))
    }
}

/// Returns the players of a team: its members, then others who played at its boards.
fn members<'e>(event: &'e Event, team: &'e Team) -> Vec<MemberView<'e>> {
    let member = |id: &PlayerId, guest: bool| {
        let player = PlayerView::of(event.player(id)?);
        Some(MemberView { player, guest, games: 0, points: Points::ZERO, rounds: Vec::new() })
    };
    let mut members: Vec<MemberView<'_>> =
        team.members.iter().filter_map(|id| member(id, false)).collect();
    for paired in &event.rounds {
        for (number, seat, is_home) in seats(event, paired, team) {
            let own = if is_home { seat.home } else { seat.away };
            let Some(own) = own else { continue };
            let at = members.iter().position(|one| one.player.id == own).or_else(|| {
                members.push(member(own, true)?);
                Some(members.len() - 1)
            });
            if let Some(at) = at {
                members[at].sat(paired.round, number, &seat, is_home);
            }
        }
    }
    members
}

/// Returns the boards of a team in a round, with the match number, and whether the team is at home.
fn seats<'e>(
    event: &'e Event,
    paired: &'e PairedRound,
    team: &Team,
) -> Vec<(u16, Seated<'e>, bool)> {
    let own = paired.matches.iter().filter(|one| one.has(&team.id));
    own.flat_map(|one| {
        let is_home = one.home == team.id;
        event.seats(paired, one).into_iter().map(move |seat| (one.number, seat, is_home))
    })
    .collect()
}

impl MemberView<'_> {
    fn sat(&mut self, round: Round, number: u16, seat: &Seated<'_>, is_home: bool) {
        let turned = |outcome: &Outcome| if is_home { *outcome } else { outcome.reversed() };
        let result: Vec<Outcome> = seat.result.iter().map(turned).collect();
        for outcome in result.iter().filter(|outcome| outcome.was_played()) {
            self.games += 1;
            self.points += outcome.score().map_or(Points::ZERO, |score| score.first);
        }
        self.rounds.push(MemberRound {
            round,
            number,
            seat: seat.seat,
            color: if is_home { seat.color } else { seat.color.opponent() },
            result,
            complete: seat.complete,
            alone: seat.board.is_none(),
        });
    }
}

impl View for TeamCardView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let stages = self.stages.iter().map(|stage| self.stage_sheet(stage, language));
        let mut sheets: Vec<Sheet> = stages.collect();
        if sheets.is_empty() {
            sheets.push(self.sheet(None, language));
        }
        sheets.push(self.member_sheet(language));
        sheets
    }
}

impl TeamCardView<'_> {
    fn sheet(&self, stage: Option<&TeamStage<'_>>, language: Language) -> Sheet {
        let team = self.team;
        let place = stage.map(|stage| match (stage.place, stage.no_place) {
            (Some(place), _) => Mark::PlaceOf { place, placed: stage.placed },
            (None, Some(NoPlace::Excluded)) => Mark::Excluded,
            (None, Some(NoPlace::NotYet)) => Mark::NoneYet,
            (None, Some(NoPlace::NeverPlayed) | None) => Mark::NoPlace,
        });
        let points = |points: Option<Points>| points.map(|points| language.figures(points));
        let captain = self.captain.map(str::to_owned);
        let withdrawn = team.withdrawn_after.map(|round| Mark::AfterRound { round });
        let facts = [
            (FactName::Place, place.map(|place| say(&place, language))),
            (FactName::MatchPoints, points(stage.and_then(|stage| stage.match_points))),
            (FactName::BoardPoints, points(stage.and_then(|stage| stage.board_points))),
            (FactName::Number, team.number.map(|number| number.to_string())),
            (FactName::Rating, team.rating.map(|rating| rating.to_string())),
            (FactName::Federation, team.federation.clone()),
            (FactName::Club, team.club.clone()),
            (FactName::Captain, captain),
            (FactName::Home, team.venue.clone()),
            (FactName::Withdrew, withdrawn.map(|withdrawn| say(&withdrawn, language))),
        ];
        let occasion = Occasion {
            stage: stage.and_then(|stage| stage.stage),
            group: stage.and_then(|stage| stage.group),
            ..self.event.clone()
        };
        let called = called(&team.name, &team.id);
        let group = occasion.group.map(|group| say(&FactName::Group, language) + " " + group);
        let parts = [occasion.stage.map(str::to_owned), group];
        let parts = std::iter::once(called).chain(parts.into_iter().flatten());
        Sheet {
            title: self.event.name.to_owned(),
            subtitle: parts.collect::<Vec<_>>().join(", "),
            facts: told(facts, language),
            ..Sheet::default()
        }
    }

    /// Returns the matches of a stage.
    fn stage_sheet(&self, stage: &TeamStage<'_>, language: Language) -> Sheet {
        let mut sheet = self.sheet(Some(stage), language);
        ColumnList::<TeamMatchLine<'_>>::new()
            .column(Head::Round.right(language).key(), |line| round_cell(line.played.round))
            .column(Head::Date.left(language).spare(), |line| {
                when_cell(line.date, line.time, language)
            })
            .column(Head::Match.right(language).spare(), |line| line.played.board)
            .column(Head::At.left(language), |line| {
                line.home.map(|home| mark(&Mark::AtHome { home }, language))
            })
            .column(Head::Id.left(language).spare().at_desk(), |line| {
                line.opponent.as_ref().map(PlayerView::id_cell)
            })
            .column(Head::Opponent.left(language), |line| match &line.opponent {
                Some(opponent) => opponent.name_cell(),
                None => {
                    let why = line.played.bye.map_or(Mark::NoGame, |bye| self.event.away(bye));
                    mark(&why, language)
                }
            })
            .column(Head::Result.center(language), |line| {
                let own = line.played.own(line.played.result.len().max(2));
                let is_lost = stage.is_lost(&self.team.id, &line.played);
                if is_lost { own + lost_matches::MARK } else { own }
            })
            .column(points_head(self.event.count).right(language), |line| {
                line.played.final_points()
            })
            .column(Head::Score.right(language), |line| line.played.final_score())
            .fill(&mut sheet, &stage.rounds);
        sheet.notes.push(say(&CardNote::OwnPointsFirst, language));
        let of_team = |one: &&LostMatch| {
            stage.rounds.iter().any(|line| one.is_of(&self.team.id, line.played.round))
        };
        let lost: Vec<LostMatch> = stage.lost.iter().filter(of_team).cloned().collect();
        if stage.rounds.iter().any(|line| stage.is_lost(&self.team.id, &line.played)) {
            let marks = Sentences::listed(vec![Legend::LostMatch.said()]);
            sheet.notes.push(say(&Footnote::Legend { marks }, language));
        }
        sheet.notes.extend(lost_matches::notes(&lost, language));
        sheet.notes.extend(awards::on_card(&stage.awards, &self.team.name, language));
        sheet
    }

    /// Returns the scores of the members, round by round.
    fn member_sheet(&self, language: Language) -> Sheet {
        let mut sheet = Sheet {
            title: self.event.name.to_owned(),
            subtitle: say(&Title::Members { team: self.team.name.clone() }, language),
            ..Sheet::default()
        };
        let last = self.members.iter().flat_map(|member| &member.rounds).map(|one| one.round.0);
        let last = last.max().unwrap_or_default();
        ColumnList::<MemberView<'_>>::new()
            .column(Head::Id.left(language).key().at_desk(), |member| member.player.id_cell())
            .column(Head::Name.left(language).key(), |member| member.player.name_cell())
            .column(Head::Rating.right(language).spare(), |member| member.player.rating)
            .each(
                1..=last,
                |round| Head::OfRound { round }.center(language),
                |member, round| member.in_round(Round(round), language),
            )
            .column(Head::Games.right(language), |member| member.games)
            .column(Head::Points.right(language), |member| member.points)
            .fill(&mut sheet, &self.members);
        if last > 0 {
            sheet.notes.push(say(&Footnote::SeatCells, language));
        }
        sheet.notes.extend(self.book.iter().map(|line| say(&line.on_card(language), language)));
        sheet.notes.extend(self.event.signature(language));
        sheet
    }
}

impl MemberView<'_> {
    /// Formats a round: `1w2` is the board, the colour, and the player's own points.
    fn in_round(&self, round: Round, language: Language) -> String {
        let own = self.rounds.iter().filter(|one| one.round == round);
        let cells = own.map(|one| {
            let points = one_side(&one.result, one.result.len().max(1), one.complete);
            say(&Mark::AtSeat { seat: one.seat, color: one.color, points }, language)
        });
        cells.collect::<Vec<_>>().join(" ")
    }
}
