//! The explanation of a player's points and tie-breaks.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::awards::with_reason;
use super::edition;
use super::occasion::{Occasion, PlayerView, mark, round_cell};
use super::played::{PlayedRound, rounds_of};
use super::playoffs::notes_of_player;
use super::progress::{Progress, until};
use super::standings::ledger_of;
use super::words::{Footnote, Head, Mark, Title, is_one};
use crate::sheet::{Cell, ColumnList, Sheet};
use draughts_events::event::{
    Award, Event, FideKind, Ledger, Mode, Outcome, Part, Points, Round, RoundEntry, TeamCount,
    TeamScore, TieBreak,
};
use draughts_events::standings::{self, Explained, FideRules, StandingsOptions, Value};
use draughts_ground::said::Told;
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The calculation of a player's tie-breaks, part by part: `arbiter.event-explanation/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplanationView<'e> {
    /// `arbiter.event-explanation/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// The player.
    pub player: PlayerView<'e>,
    /// The place; null if there is none.
    pub place: Option<usize>,
    /// The points.
    pub points: Points,
    /// The player's rounds.
    pub rounds: Vec<ExplainedRound<'e>>,
    /// Points that arbiters gave or took, and points carried over from an earlier stage (round 0).
    /// They are included in the points. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The calculation of each tie-break, in the order of the event.
    pub values: Vec<Explained>,
    /// The edition of FIDE C.07 used, by the date from which it applied. Absent if it is the
    /// current one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiebreak_rules: Option<FideRules>,
    /// For a team, the points of each round of the kind that does not determine the order (match or
    /// board points). Absent except for teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_points: Vec<Points>,
    /// The outcome of the player's play-offs. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<Line>,
    /// The progress of the round while it is being played; not in the JSON.
    #[serde(skip)]
    progress: Option<Progress>,
    /// `other_points`, with points given or taken by the arbiters separated; not in the JSON.
    #[serde(skip)]
    other_parts: Vec<(Points, Points)>,
    /// The points of that kind before the first round; not in the JSON.
    #[serde(skip)]
    other_before: Points,
    /// The first day of the event; not in the JSON.
    #[serde(skip)]
    first_day: Option<NaiveDate>,
    /// The number of games per pairing or boards per match; not in the JSON.
    #[serde(skip)]
    games: usize,
}

/// A round of the player, with the data used by tie-breaks.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedRound<'e> {
    /// The player's round.
    pub played: PlayedRound<'e>,
    /// The opponent; null without a game.
    pub opponent: Option<PlayerView<'e>>,
    /// The opponent's score after the last round counted; null without an opponent.
    pub opponent_score: Option<Points>,
    /// The score that FIDE tie-breaks use instead, if different: the opponent's adjusted score, or
    /// the score of the dummy opponent for a round without a game (C.07, 16). Otherwise absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted_score: Option<Points>,
}

impl<'e> ExplanationView<'e> {
    /// Explains the values of a player by the edition of C.07 for the event.
    ///
    /// `player` is an index of [`Event::players`](draughts_events::event::EventDocument::players).
    ///
    /// # Panics
    ///
    /// Panics if there is no such player.
    pub fn new(event: &'e Event, ledger: &Ledger, player: usize) -> Self {
        Self::by(None, event, ledger, player)
    }

    /// Explains the values of a player by a given edition of C.07.
    ///
    /// # Panics
    ///
    /// Panics if there is no such player.
    pub fn by(rules: Option<FideRules>, event: &'e Event, ledger: &Ledger, player: usize) -> Self {
        let explanation = standings::explain(event, ledger, player, rules);
        let ranked = standings::rank(
            event,
            ledger,
            StandingsOptions { fide: rules, ..StandingsOptions::default() },
        );
        let row = ranked.rows.iter().find(|row| row.player == player);
        let occasion = Occasion { count: count_of(event), ..Occasion::of(event) };
        let place = row.and_then(|row| row.place);
        let mut view = Self::made(event, ledger, player, explanation, place, occasion);
        view.progress = Progress::of_ledger(event, ledger);
        // A user who names an edition knows it.
        Self { tiebreak_rules: view.tiebreak_rules.filter(|_| rules.is_none()), ..view }
    }

    /// Explains the values of all players of a part, in the order of their ids.
    pub fn each(event: &'e Event, part: &'e Part<'e>) -> Vec<Self> {
        let (own, ledger) = (&*part.event, ledger_of(event, part, None));
        let ranked = standings::rank(own, &ledger, StandingsOptions::default());
        let explained = standings::explain_each(own, &ledger);
        let occasion = match event.is_one_part() {
            true => Occasion { count: count_of(own), ..Occasion::of(own) },
            false => Occasion::of_part(event, part),
        };
        let places: HashMap<usize, Option<usize>> =
            ranked.rows.iter().map(|row| (row.player, row.place)).collect();
        let progress = Progress::of_part(event, part, ledger.last_round());
        let view = |(player, explanation): (usize, standings::Explanation)| {
            let place = places.get(&player).copied().flatten();
            let occasion = occasion.clone();
            let mut view = Self::made(own, &ledger, player, explanation, place, occasion);
            view.progress = progress;
            view.without_carried(part);
            view
        };
        (0..).zip(explained).map(view).collect()
    }

    /// Removes the rounds carried over in which the player had no game.
    fn without_carried(&mut self, part: &Part<'_>) {
        let is_own =
            |one: &ExplainedRound<'_>| one.opponent.is_some() || !part.is_carried(one.played.round);
        let is_own: Vec<bool> = self.rounds.iter().map(is_own).collect();
        let mut own = is_own.iter();
        self.rounds.retain(|_| own.next().is_none_or(|own| *own));
        let mut own = is_own.iter();
        self.other_points.retain(|_| own.next().is_none_or(|own| *own));
        let mut own = is_own.iter();
        self.other_parts.retain(|_| own.next().is_none_or(|own| *own));
    }

    fn made(
        event: &'e Event,
        ledger: &Ledger,
        player: usize,
        explanation: standings::Explanation,
        place: Option<usize>,
        occasion: Occasion<'e>,
    ) -> Self {
        let opponents =
            ledger.of(player).iter().map(|entry| entry.meeting().map(|meeting| meeting.opponent));
        let rounds = rounds_of(event, ledger, player).into_iter().zip(opponents);
        let adjusted: HashMap<Round, Points> = explanation.counted.iter().copied().collect();
        Self {
            schema: "arbiter.event-explanation/1",
            event: occasion,
            round: ledger.last_round(),
            progress: None,
            player: PlayerView::of(&event.players[player]),
            place,
            points: explanation.score,
            rounds: rounds
                .map(|(played, opponent)| ExplainedRound {
                    adjusted_score: adjusted.get(&played.round).copied(),
                    played,
                    opponent: opponent.map(|at| PlayerView::of(&event.players[at])),
                    opponent_score: opponent.map(|at| ledger.score(at)),
                })
                .collect(),
            awards: points_of(event, player, ledger.last_round()),
            values: explanation.values,
            tiebreak_rules: edition::older(event),
            first_day: event.first_day(),
            other_points: match event.is_of_matches() {
                true => ledger.of(player).iter().map(other).collect(),
                false => Vec::new(),
            },
            playoffs: notes_of_player(event, &event.players[player].id, ledger.last_round()),
            other_parts: match event.is_of_matches() {
                true => ledger.of(player).iter().map(|one| (one.other, one.other_bonus)).collect(),
                false => Vec::new(),
            },
            other_before: ledger.points_of(player, false).0,
            games: event.scoring.games(),
        }
    }

    /// Explains the values of a player of a part.
    pub fn of_part(
        event: &'e Event,
        part: &'e Part<'e>,
        round: Option<Round>,
        player: usize,
    ) -> Self {
        let ledger = ledger_of(event, part, round);
        let mut view = Self::new(&part.event, &ledger, player);
        if event.is_one_part() {
            return view;
        }
        view.progress = Progress::of_part(event, part, view.round);
        view.event = Occasion::of_part(event, part);
        view.without_carried(part);
        view
    }

    /// Explains the sum of a team's points that do not decide the order.
    fn other(&self) -> Option<Footnote> {
        let boards = self.event.count?.by_others().is_by(TeamScore::Game);
        let mut sum = String::new();
        let mut add = |points: Points| {
            let sign = match (sum.is_empty(), points < Points::ZERO) {
                (true, _) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            let size = if sign == " - " { -points } else { points };
            sum.push_str(&format!("{sign}{size}"));
        };
        let (mut total, zero) = (self.other_before, Points::ZERO);
        if total != zero {
            add(total);
        }
        for &(own, bonus) in &self.other_parts {
            add(own);
            if bonus != zero {
                add(bonus);
            }
            total = total + own + bonus;
        }
        Some(Footnote::OtherPoints { boards, total, sum }).filter(|_| !self.other_parts.is_empty())
    }
}

impl ExplainedRound<'_> {
    /// Returns the opponent, and the reason if the pairing was not a game.
    fn opponent(&self, opponent: &PlayerView<'_>, language: Language) -> Cell {
        let forfeit = |one: &Outcome| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit);
        let name = opponent.name.to_owned();
        opponent.cell(if self.played.result.iter().any(forfeit) {
            mark(&Mark::Forfeit { name }, language)
        } else if self.played.counts {
            name.into()
        } else {
            mark(&Mark::NotCounted { name }, language)
        })
    }
}

impl View for ExplanationView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::Explanation {
            player: self.player.called(),
            place: self.place,
            points: self.points,
            single: is_one(self.points),
            until: until(self.round, self.event.rounds, self.progress),
        };
        let mut sheet = self.event.sheet(&title, None, language);
        let of_teams = self.event.count.is_some();
        let is_adjusted = self.rounds.iter().any(|round| round.adjusted_score.is_some());
        ColumnList::<ExplainedRound<'_>>::new()
            .column(Head::Round.right(language).key(), |round| round_cell(round.played.round))
            .column(Head::Id.left(language), |round| {
                round.opponent.as_ref().map(PlayerView::id_cell)
            })
            .column(Head::Opponent.left(language), |round| match &round.opponent {
                // A forfeited board does not make the match a forfeit.
                Some(team) if of_teams => team.name_cell(),
                Some(player) => round.opponent(player, language),
                None => {
                    let why = round.played.bye.map_or(Mark::NoGame, |bye| self.event.away(bye));
                    mark(&why, language)
                }
            })
            .column_if(of_teams, Head::Result.center(language), |round| {
                round.played.own(self.games)
            })
            .column(Head::OpponentScore.right(language), |round| round.opponent_score)
            .column_if(is_adjusted, Head::AdjustedScore.right(language), |round| {
                round.adjusted_score.or(round.opponent_score)
            })
            .column(Head::Points.right(language), |round| round.played.final_points())
            .fill(&mut sheet, &self.rounds);
        sheet.notes = self.other().iter().map(|note| say(note, language)).collect();
        sheet
            .notes
            .extend(self.awards.iter().map(|award| with_reason(award, self.player.name, language)));
        // These have a line of their own already.
        let has_others = self.other().is_some();
        let is_told = |value: &&Explained| {
            !(has_others && value.tie_break == TieBreak::fide(FideKind::OtherPoints))
        };
        let values = self.values.iter().filter(is_told);
        sheet.notes.extend(values.map(|value| line(value, language)));
        let edition = self.tiebreak_rules.map(|rules| edition::note(rules, self.first_day));
        sheet.notes.extend(edition.map(|note| say(&note, language)));
        sheet.notes.extend(self.playoffs.iter().map(|line| line.words(language)));
        vec![sheet]
    }
}

/// Returns the points that decide the order, if the boards of the event belong to team matches.
fn count_of(event: &Event) -> Option<TeamCount> {
    match event.scoring.mode {
        Mode::Boards(of) => Some(of.count),
        _ => None,
    }
}

/// Returns the points that a round added to those that do not decide the order of teams.
fn other(entry: &RoundEntry) -> Points {
    entry.other + entry.other_bonus
}

/// Returns the awards of a player up to a round, including the penalties of the arbiter's book.
fn points_of(event: &Event, player: usize, last: Round) -> Vec<Award> {
    let id = &event.players[player].id;
    let mut given = event.points_given();
    given.retain(|award| award.to == *id && award.round <= last);
    given
}

/// Returns a value, and the players who were tied before it.
fn line(explained: &Explained, language: Language) -> String {
    let looks_at_tied = match explained.tie_break {
        TieBreak::HeadToHead | TieBreak::BetterAgainstHigher | TieBreak::Lot => true,
        TieBreak::Fide(fide) => {
            matches!(fide.kind(), FideKind::DirectEncounter | FideKind::ExtendedDirect)
        }
        TieBreak::Solkoff
        | TieBreak::SolkoffMedian
        | TieBreak::SolkoffShort
        | TieBreak::SolkoffFull
        | TieBreak::SolkoffPlus
        | TieBreak::SonnebornBerger
        | TieBreak::Wins
        | TieBreak::Plus
        | TieBreak::Riga
        | TieBreak::Progressive
        | TieBreak::SmallPoints => false,
    };
    let value = explained.said();
    if looks_at_tied && explained.value != Value::None && !explained.tied.is_empty() {
        let among = explained.tied.iter().map(ToString::to_string).collect();
        say(&Footnote::Among { value, among }, language)
    } else {
        say(&value, language)
    }
}
