//! A player's card: personal data, every round, and requests to come.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::awards::{self, awards_of};
use super::board_notes::ruled_where;
use super::book::BookLine;
use super::colors::{ColorView, colors_explained, signed};
use super::matches::InMatch;
use super::occasion::{
    Occasion, PlayerView, board_cell, called, color_letters, mark, round_cell, told, when_cell,
};
use super::played::{PlayedRound, latest_begun, rounds_of};
use super::playoffs::notes_of_player;
use super::standings::ledger_of;
use super::words::{CardNote, FactName, Footnote, Head, Legend, Mark};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{
    Award, Event, Ledger, Outcome, PairedRound, Player, PlayerId, Points, Request, Round, Ruling,
    TimeOfDay,
};
use draughts_events::standings::{self, NoPlace, StandingsOptions};
use draughts_ground::said::{Sentences, Told};
use draughts_report::Line;
use draughts_report::words::{Language, listed, say};

/// A player's card: `arbiter.event-player/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView<'e> {
    /// `arbiter.event-player/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The player's entry in the event file.
    pub player: &'e Player,
    /// The player's categories: those entered by hand, and those by the rules of the event.
    pub categories: Vec<&'e str>,
    /// The last round that has begun; place, points and colours include it.
    pub round: Round,
    /// The place in the standings; null if there is none.
    pub place: Option<usize>,
    /// The reason there is no place: `excluded`, `never-played` or `not-yet`. Null if there is one.
    pub no_place: Option<NoPlace>,
    /// The number of players with a place.
    pub placed: usize,
    /// The points.
    pub points: Points,
    /// Points that the arbiters gave or took; `points` includes them. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The player's team. Absent outside team events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<PlayerView<'e>>,
    /// The paired rounds.
    pub rounds: Vec<CardRound<'e>>,
    /// The player's colours.
    pub colors: ColorView<'e>,
    /// The player's requests for rounds that are not paired yet.
    pub requests: Vec<&'e Request>,
    /// The rulings about the player's boards.
    pub rulings: Vec<RulingLine<'e>>,
    /// The player's play-offs and their outcome. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<Line>,
    /// The player's entries in the arbiter's book, which are private. Absent unless requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub book: Vec<BookLine<'e>>,
}

/// A round on a player's card.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardRound<'e> {
    /// The player's round.
    pub played: PlayedRound<'e>,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// The opponent; null without a game.
    pub opponent: Option<PlayerView<'e>>,
    /// The team match of the board. Absent outside team events.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// Whether only the score of the team's match is known; not in the JSON.
    #[serde(skip)]
    score_only: bool,
}

/// A ruling with its text.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulingLine<'e> {
    /// The ruling.
    pub ruling: &'e Ruling,
    /// The ruling as one line of text.
    pub line: Line,
}

/// Data shared by the cards of all players, calculated once.
#[derive(Debug)]
pub struct Cards<'e> {
    event: &'e Event,
    occasion: Occasion<'e>,
    round: Round,
    paired: Ledger,
    ledger: Ledger,
    colors: Vec<standings::ColorRow>,
    /// By id: the place, why there is none, and the number of players with a place.
    places: HashMap<PlayerId, (Option<usize>, Option<NoPlace>, usize)>,
}

impl<'e> Cards<'e> {
    /// Makes the cards of an event.
    pub fn of(event: &'e Event) -> Self {
        let (paired, round) = (Ledger::whole(event), latest_begun(event));
        let ledger = Ledger::new(event, round);
        // In team events the teams have the places; with groups, places are within the group.
        let parts = match event.is_of_teams() {
            true => Vec::new(),
            false => event.parts(event.current_stage()),
        };
        let mut places = HashMap::new();
        for part in &parts {
            let of_part = ledger_of(event, part, Some(round));
            let ranked = standings::rank(&part.event, &of_part, StandingsOptions::default());
            let placed = ranked.rows.iter().filter(|row| row.place.is_some()).count();
            for row in ranked.rows {
                let id = part.event.players[row.player].id.clone();
                places.entry(id).or_insert((row.place, row.no_place, placed));
            }
        }
        let colors = standings::colors(&ledger);
        Self { event, occasion: Occasion::of(event), round, paired, ledger, colors, places }
    }

    /// Makes the card of a player.
    ///
    /// `at` is an index of [`Event::players`](draughts_events::event::EventDocument::players).
    ///
    /// # Panics
    ///
    /// Panics if there is no such player.
    pub fn card(&self, at: usize) -> CardView<'e> {
        let event = self.event;
        let player = &event.players[at];
        let (place, no_place, placed) = self.places.get(&player.id).copied().unwrap_or_default();
        let entries = self.paired.of(at).iter();
        let opponents = entries.map(|entry| entry.meeting().map(|one| one.opponent));
        let rounds = rounds_of(event, &self.paired, at).into_iter().zip(opponents);
        let boards = event
            .rounds
            .iter()
            .filter_map(|round| Some((round.round, round.board_of(&player.id)?.board)));
        let boards: Vec<_> = boards.collect();
        let about = |ruling: &&Ruling| {
            boards
                .iter()
                .any(|&(round, board)| ruling.round == round && ruling.board == Some(board))
        };
        CardView {
            schema: "arbiter.event-player/1",
            event: self.occasion.clone(),
            categories: event.categories_of(player),
            player,
            round: self.round,
            place,
            no_place,
            placed,
            team: event.team_of(&player.id).map(PlayerView::of_team),
            points: self.ledger.score(at),
            awards: awards_of(event, at, self.round),
            rounds: rounds
                .map(|(played, opponent)| CardRound {
                    date: event.round(played.round).and_then(|round| round.date),
                    time: event.round(played.round).and_then(|round| round.time),
                    opponent: opponent.map(|at| PlayerView::with_team(event, &event.players[at])),
                    in_match: event
                        .round(played.round)
                        .and_then(|round| InMatch::of(round.board_of(&player.id)?)),
                    score_only: is_by_score(event, player, played.round),
                    played,
                })
                .collect(),
            colors: ColorView::of(event, &self.ledger, &self.colors[at]),
            requests: event
                .requests
                .iter()
                .filter(|one| one.player == player.id && one.round > event.last_paired())
                .collect(),
            playoffs: notes_of_player(event, &player.id, self.round),
            rulings: event
                .rulings
                .iter()
                .filter(about)
                .map(|ruling| RulingLine { ruling, line: Line::of(&ruled_where(event, ruling)) })
                .collect(),
            book: Vec::new(),
        }
    }
}

impl<'e> CardView<'e> {
    /// Makes the card of a player.
    ///
    /// `at` is an index of [`Event::players`](draughts_events::event::EventDocument::players).
    ///
    /// # Panics
    ///
    /// Panics if there is no such player.
    pub fn new(event: &'e Event, at: usize) -> Self {
        Cards::of(event).card(at)
    }

    /// Adds the entries of the arbiter's book about the player, for the arbiter.
    #[must_use]
    pub fn with_book(self, event: &'e Event) -> Self {
        Self { book: BookLine::all(event, Some(&self.player.id)), ..self }
    }
}

/// Returns whether only the score is known of the match that a player's team has in a round.
pub(super) fn is_by_score(event: &Event, player: &Player, round: Round) -> bool {
    let of_team = |paired: &PairedRound| {
        let at = paired.match_of(&event.team_of(&player.id)?.id)?;
        paired.matches.get(at)?.score
    };
    event.round(round).and_then(of_team).is_some()
}

impl View for CardView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let player = self.player;
        let mut sheet = Sheet {
            title: self.event.name.to_owned(),
            subtitle: called(&player.name, &player.id),
            facts: self.facts(language),
            ..Sheet::default()
        };
        ColumnList::<CardRound<'_>>::new()
            .column(Head::Round.right(language).key(), |one| round_cell(one.played.round))
            .column(Head::Date.left(language).spare(), |one| {
                when_cell(one.date, one.time, language)
            })
            .column(Head::Board.right(language).spare(), |one| {
                one.played.board.map(|board| board_cell(one.played.round, board))
            })
            .column(Head::Match.right(language).spare(), |one| {
                one.in_match.map(|one| one.cell(language))
            })
            .column(Head::Color.left(language), |one| {
                one.played.color.map(|color| mark(&Mark::Color { color }, language))
            })
            .column(Head::Id.left(language).spare(), |one| {
                one.opponent.as_ref().map(PlayerView::id_cell)
            })
            .column(Head::Opponent.left(language), |one| match &one.opponent {
                Some(opponent) => opponent.name_cell(),
                None => mark(&self.no_opponent(one), language),
            })
            // Among players who are paired as individuals, the teams are not needed here.
            .column(Head::Team.left(language).spare(), |one| {
                one.opponent.as_ref().filter(|_| one.in_match.is_some())?.team
            })
            .column(Head::Rating.right(language).spare(), |one| one.opponent.as_ref()?.rating)
            .column(Head::Result.center(language), |one| one.result(language))
            .column(Head::Points.right(language), |one| one.played.final_points())
            .column(Head::Score.right(language), |one| one.played.final_score())
            .fill(&mut sheet, &self.rounds);
        sheet.notes = self.notes(language);
        vec![sheet]
    }
}

impl CardRound<'_> {
    /// Returns the results, in brackets if they count for nobody.
    fn result(&self, language: Language) -> String {
        let results = match self.played.result.as_slice() {
            [Outcome::Adjourned] if self.played.postponed => Mark::Postponed,
            results => Mark::Results { results: results.to_vec() },
        };
        let text = say(&results, language);
        if self.played.counts_for_nobody() { format!("({text})") } else { text }
    }
}

impl CardView<'_> {
    /// Returns why the player has no opponent in a round.
    fn no_opponent(&self, round: &CardRound<'_>) -> Mark {
        match round.played.bye {
            Some(bye) => self.event.away(bye),
            None if round.score_only => Mark::ScoreOnly,
            None => Mark::NoGame,
        }
    }

    fn facts(&self, language: Language) -> Vec<(String, String)> {
        let player = self.player;
        let place = match (self.place, self.no_place) {
            (Some(place), _) => Mark::PlaceOf { place, placed: self.placed },
            (None, Some(NoPlace::Excluded)) => Mark::Excluded,
            (None, Some(NoPlace::NotYet)) => Mark::NoneYet,
            (None, Some(NoPlace::NeverPlayed) | None) => Mark::NoPlace,
        };
        let categories = (!self.categories.is_empty()).then(|| listed(&self.categories));
        let from = player.from_round.map(|round| round.to_string());
        let withdrawn = player.withdrawn_after.map(|round| Mark::AfterRound { round });
        let facts = [
            // In team events, the teams have the places.
            (FactName::Place, self.event.count.is_none().then(|| say(&place, language))),
            (FactName::Points, Some(language.figures(self.points))),
            (FactName::Number, player.number.map(|number| number.to_string())),
            (FactName::Title, player.title.clone()),
            (FactName::Rating, player.rating.map(|rating| rating.to_string())),
            (FactName::Federation, player.federation.clone()),
            (FactName::FederationId, player.federation_id.clone()),
            (FactName::Club, player.club.clone()),
            (
                FactName::Team,
                match &self.team {
                    Some(team) => Some(team.called()),
                    None => player.team.clone(),
                },
            ),
            (FactName::Family, player.family.clone()),
            (FactName::Born, player.birth.map(|birth| birth.to_string())),
            (FactName::Categories, categories),
            (FactName::From, from),
            (FactName::Withdrew, withdrawn.map(|withdrawn| say(&withdrawn, language))),
        ];
        told(facts, language)
    }

    fn notes(&self, language: Language) -> Vec<String> {
        let mut notes = Vec::new();
        if self.rounds.iter().any(|round| !round.played.result.is_empty()) {
            notes.push(CardNote::OwnPointsFirst);
        }
        let colors = &self.colors;
        if !colors.history.is_empty() {
            notes.push(CardNote::Colors {
                colors: color_letters(&colors.history, language),
                balance: signed(colors.balance),
                due: colors.due.map(|due| Mark::due(due).said()),
            });
        }
        for &Request { round, bye, ref note, .. } in self.requests.iter().copied() {
            notes.push(CardNote::Asked { round, bye, note: note.clone() });
        }
        let ruling = |ruling: &RulingLine<'_>| CardNote::Ruling { ruling: ruling.line.said() };
        notes.extend(self.rulings.iter().map(ruling));
        let mut notes: Vec<String> = notes.iter().map(|note| say(note, language)).collect();
        notes.extend(self.playoffs.iter().map(|line| line.words(language)));
        notes.extend(self.book.iter().map(|line| say(&line.on_card(language), language)));
        notes.extend(awards::on_card(&self.awards, &self.player.name, language));
        if self.rounds.iter().any(|round| round.played.counts_for_nobody()) {
            let marks = Sentences::listed(vec![Legend::InBrackets.said()]);
            notes.push(say(&Footnote::Legend { marks }, language));
        }
        notes.extend(colors_explained([colors.history.as_str()], language));
        notes
    }
}
