//! The public part of an event: the event as published.
//!
//! The value of [`Event::published`] contains only what is published, so that nothing made from it
//! can reveal the rest: draft rounds, dates of birth, federation IDs, reasons, notes, and rulings
//! not marked as public.

pub(crate) mod hidden;

pub use hidden::HiddenNames;

use std::collections::HashMap;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    Board, Event, EventDocument, Note, PairedRound, Play, Player, PlayerDocument, PlayerId,
};

/// The rounds that are published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Publish {
    /// Every round as soon as it is paired, unless paired as a draft.
    #[default]
    Paired,
    /// Every round is a draft until the arbiter publishes it.
    ByHand,
}

/// The form in which a player is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// By name.
    #[default]
    Yes,
    /// By initials.
    Initials,
    /// Not at all: `N.N.`, without rating, title, federation and club.
    No,
}

impl<'de> Deserialize<'de> for Visibility {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Visibility;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&super::AsWritten::Any, f)
            }

            fn visit_bool<E: Error>(self, is_public: bool) -> Result<Visibility, E> {
                Ok(if is_public { Visibility::Yes } else { Visibility::No })
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Visibility, E> {
                match word {
                    "yes" => Ok(Visibility::Yes),
                    "initials" => Ok(Visibility::Initials),
                    "no" => Ok(Visibility::No),
                    other => Err(E::unknown_variant(other, &["yes", "initials", "no"])),
                }
            }
        }

        deserializer.deserialize_any(Written)
    }
}

impl PairedRound {
    /// Returns whether games of the round are still being played: a board waits for a result,
    /// without an adjourned or postponed game.
    pub fn is_running(&self, games: usize) -> bool {
        self.open(games).next().is_some()
    }
}

impl Event {
    /// Returns the number of published rounds: those before the first draft.
    pub fn published_rounds(&self) -> usize {
        let draft = self.rounds.iter().position(|round| round.draft);
        draft.unwrap_or(self.rounds.len())
    }

    /// Returns whether the moves of a board are published: its games and those of the whole round
    /// have ended, or the event is shown live.
    pub fn shows_moves(&self, round: &PairedRound, board: &Board) -> bool {
        let games = self.scoring.games();
        self.live || (!round.is_running(games) && board.is_complete(games))
    }

    /// Returns the event for the public.
    ///
    /// It still has the paths of game records and the seed of lots, because moves and places are
    /// made from them: [`Event::without_sources`] removes both.
    pub fn published(&self) -> Self {
        // Warnings, penalties and appeals are private; the points of a penalty become an award.
        let mut public = self.without_book();
        public.only_plan_after(self.published_rounds());
        let last = public.last_paired();
        // The participants of a stage are known when its first round is.
        let begun: Vec<bool> = (1..=public.stages.len())
            .map(|at| public.rounds.iter().any(|round| public.stage_of(round) == at))
            .collect();
        let mut public = public.into_document();
        for (player, own) in public.players.iter_mut().zip(&self.players) {
            let categories = self.categories_of(own).into_iter().map(str::to_owned).collect();
            *player = player.withheld(categories);
        }
        // The players have their categories entered, because the rules depend on withheld data.
        for rule in &mut public.categories {
            *rule = super::CategoryRule { name: rule.name.clone(), ..Default::default() };
        }
        public.forbidden.clear();
        public.separate.clear();
        public.requests.clear();
        public.prizes = None;
        public.lineups.retain(|lineup| lineup.round <= last);
        public.lineups.iter_mut().for_each(|lineup| lineup.reason = None);
        public.awards.retain(|award| award.round <= last);
        public.awards.iter_mut().for_each(|award| award.reason = None);
        public.playoffs.retain(|playoff| playoff.round <= last);
        public.rulings.retain(|ruling| ruling.public && ruling.round <= last);
        public.rulings.iter_mut().for_each(|ruling| ruling.record = None);
        for (stage, begun) in public.stages.iter_mut().zip(begun) {
            if !begun {
                stage.field.clear();
                stage.groups.iter_mut().for_each(|group| group.field.clear());
            }
        }
        public.rounds.iter_mut().for_each(PairedRound::withhold);
        public.redact(&self.players);
        public.into()
    }

    /// Returns the event without the reasons that the arbiters gave, and with the public rulings
    /// only: for paper that everybody reads.
    pub fn without_reasons(&self) -> Self {
        let mut public = self.clone().into_document();
        public.lineups.iter_mut().for_each(|lineup| lineup.reason = None);
        public.awards.iter_mut().for_each(|award| award.reason = None);
        public.rulings.retain(|ruling| ruling.public);
        public.rounds.iter_mut().for_each(PairedRound::withhold_reasons);
        public.into()
    }

    /// Returns the event without file names and seeds of lots.
    #[must_use]
    pub fn without_sources(self) -> Self {
        let rules = self.public_rules().to_owned();
        let mut document = EventDocument { rules, ..self.into_document() };
        document.system.seed = None;
        document.stages.iter_mut().for_each(|stage| stage.system.seed = None);
        let boards = document.rounds.iter_mut().flat_map(PairedRound::boards_mut);
        boards.for_each(|board| board.games.clear());
        document.into()
    }

    /// Returns the rules for strangers: of a file only its name, because a path reveals where
    /// somebody keeps files.
    pub fn public_rules(&self) -> &str {
        self.rules.rsplit(['/', '\\']).next().unwrap_or_default()
    }
}

impl EventDocument {
    /// Replaces the names of hidden players wherever they occur.
    fn redact(&mut self, players: &[Player]) {
        let hidden = HiddenNames::of(players);
        if hidden.is_empty() {
            return;
        }
        let taken = |id: &str| {
            let teams = self.teams.iter().map(|team| &team.id);
            players.iter().map(|player| &player.id).chain(teams).any(|other| other.as_str() == id)
        };
        let mut ids = HashMap::new();
        for (at, player) in (1..).zip(players) {
            // `p12` reveals nothing, and neither does an id that replaced another before; any other
            // may be a name.
            let id = player.id.as_str();
            let plain = id.strip_prefix('p');
            let is_plain = plain.is_some_and(|rest| rest.bytes().all(|one| one.is_ascii_digit()));
            let is_ours = id.trim_end_matches('-') == format!("x{at}");
            if player.public != Visibility::Yes && !is_plain && !is_ours {
                let free = (0..).map(|more| format!("x{at}{}", "-".repeat(more)));
                let free = free.into_iter().find(|id| !taken(id)).unwrap_or_default();
                if let Ok(free) = free.parse::<PlayerId>() {
                    ids.insert(player.id.clone(), free);
                }
            }
        }
        for player in self.players.iter_mut().filter(|player| player.public != Visibility::Yes) {
            *player = player.veiled();
        }
        self.arbiters.iter_mut().for_each(|arbiter| hidden.redact_person(arbiter));
        for round in &mut self.rounds {
            round.texts_mut().for_each(|text| hidden.redact(text));
        }
        for ruling in &mut self.rulings {
            hidden.redact(&mut ruling.ruling);
            let others = ruling.claim.iter_mut().chain(&mut ruling.article);
            others.for_each(|text| hidden.redact(text));
            ruling.arbiter.iter_mut().for_each(|arbiter| hidden.redact_person(arbiter));
        }
        if !ids.is_empty() {
            self.each_player_id(|id| {
                if let Some(shown) = ids.get(id) {
                    id.clone_from(shown);
                }
            });
        }
    }

    /// Calls a function for every id of a player.
    fn each_player_id(&mut self, mut each: impl FnMut(&mut PlayerId)) {
        self.players.iter_mut().for_each(|player| each(player.id_mut()));
        for team in &mut self.teams {
            team.captain.iter_mut().chain(&mut team.members).for_each(&mut each);
        }
        self.lineups
            .iter_mut()
            .flat_map(|one| one.players.iter_mut().flatten())
            .for_each(&mut each);
        self.awards.iter_mut().for_each(|award| each(&mut award.to));
        for playoff in &mut self.playoffs {
            playoff.players.iter_mut().for_each(&mut each);
            for game in &mut playoff.games {
                each(&mut game.white);
                each(&mut game.black);
            }
        }
        self.acceleration.iter_mut().flat_map(|one| &mut one.players).for_each(&mut each);
        let groups = |groups: &mut [super::Group], each: &mut dyn FnMut(&mut PlayerId)| {
            groups.iter_mut().flat_map(|group| &mut group.field).for_each(each);
        };
        groups(&mut self.groups, &mut each);
        let of_system = |system: &mut super::System, each: &mut dyn FnMut(&mut PlayerId)| {
            match &mut system.play {
                Play::Swiss(swiss) => swiss.accelerated_to.iter_mut().for_each(each),
                Play::RoundRobin(_)
                | Play::Match(_)
                | Play::Scheveningen(_)
                | Play::Knockout(_) => {}
            }
        };
        of_system(&mut self.system, &mut each);
        for stage in &mut self.stages {
            of_system(&mut stage.system, &mut each);
            stage.field.iter_mut().for_each(&mut each);
            groups(&mut stage.groups, &mut each);
        }
        for round in &mut self.rounds {
            round.byes_mut().iter_mut().for_each(|bye| each(&mut bye.player));
            for board in round.boards_mut() {
                each(&mut board.white);
                each(&mut board.black);
                board.latecomer.iter_mut().chain(&mut board.advances).for_each(&mut each);
                board.ended.iter_mut().for_each(|ending| each(&mut ending.player));
                board.amended.iter_mut().for_each(|amended| amended.each_player_id(&mut each));
            }
            for vacant in round.matches_mut().iter_mut().flat_map(|one| &mut one.vacant) {
                vacant.home.iter_mut().chain(&mut vacant.away).for_each(&mut each);
            }
        }
    }
}

impl Player {
    /// Returns the player with these categories, without private data.
    fn withheld(&self, categories: Vec<String>) -> Self {
        let mut shown = PlayerDocument { categories, ..self.clone().into_document() };
        (shown.birth, shown.sex, shown.federation_id, shown.family, shown.fixed_board) =
            Default::default();
        shown.aliases.clear();
        shown.other_than.clear();
        shown.into()
    }

    /// Returns the player for readers who may not see the name.
    fn veiled(&self) -> Self {
        let mut shown = PlayerDocument { name: self.public_name(), ..self.clone().into_document() };
        if shown.public == Visibility::No {
            (shown.rating, shown.title, shown.federation) = Default::default();
            (shown.club, shown.team) = Default::default();
            shown.categories.clear();
        }
        shown.into()
    }
}

impl PairedRound {
    /// Removes the reasons of pairings by hand, of byes, of matches and of postponements.
    fn withhold_reasons(&mut self) {
        let withdrawn = Note::Withdrawn.to_string();
        for bye in self.byes_mut() {
            bye.note = bye.note.take().filter(|note| *note == withdrawn);
        }
        self.matches_mut().iter_mut().for_each(|one| one.give_reason(None));
        for board in self.boards_mut() {
            board.manual = None;
            if let Some(postponed) = &mut board.postponed {
                postponed.reason = None;
            }
        }
    }

    /// Removes reasons and notes about people.
    fn withhold(&mut self) {
        self.withhold_reasons();
        self.put_paired_with(None);
        self.byes_mut().iter_mut().for_each(|bye| bye.note = None);
        for amended in self.matches_mut().iter_mut().flat_map(|one| &mut one.amended) {
            amended.reason.clear();
        }
        for board in self.boards_mut() {
            // The fact of a correction of a result or colours is public, the reason is not.
            board.amended.retain(|amended| amended.results().is_some());
            board.amended.iter_mut().for_each(|amended| amended.reason.clear());
            board.accepted.clear();
            board.ended.iter_mut().for_each(|ending| ending.penalised = false);
            if matches!(board.note, Some(Note::Written(_))) {
                board.note = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    const EVENT: &str = "schema: arbiter.event/2
name: Park
start: 2026-07-01
system: {kind: swiss, rounds: 5, seed: 77}
categories: [{name: U18, age_below: 18}]
forbidden: [{players: [oak, p2]}]
players:
  - {id: oak, name: 'Oak, Olive', rating: 1500, birth: 2010-05-01, sex: f, federation_id: '4711', public: no, aliases: [Olive O], team: Hollow, number: 1}
  - {id: p2, name: 'Elm, Eve', club: Hedge, public: initials, number: 2}
  - {id: p3, name: 'Ash, Alder', birth: 1990, number: 3}
requests: [{player: p3, round: 3, bye: absent, note: hospital}]
awards: [{to: oak, round: 1, points: 1, reason: shouting}]
rounds:
  - round: 1
    note: Oak, Olive opened the event
    opening: 32-28 for Olive
    boards: [{board: 1, white: oak, black: p2, result: 2-0, games: 'secret/r1.pdn#1', manual: quarrel, note: was ill, amended: ['0-2 (round 1 paired): typing', 'p2:oak 1-1 (round 1 paired): typing', 'Olive (round 1 paired): typing']}]
    byes: [{player: p3, bye: half-point, note: dentist}]
  - round: 2
    date: 2026-07-02
    draft: true
    boards: [{board: 1, white: p2, black: oak}]
rulings:
  - {round: 1, board: 1, ruling: 'Olive O resigned', article: as Olive said, public: true, record: 'secret/r1.pdn#1'}
  - {round: 1, ruling: a warning for noise}
";

    #[test]
    fn what_is_withheld_is_not_in_it() {
        let event = read("park.yaml", EVENT).unwrap_or_else(|error| panic!("{error}"));
        let public = event.published();
        assert_eq!(public.rounds.len(), 1);
        assert_eq!(public.timetable[0].date, event.rounds[1].date);
        let names: Vec<&str> = public.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["N.N.", "E.E.", "Ash, Alder"]);
        assert_eq!(public.rounds[0].note.as_deref(), Some("N.N. opened the event"));
        assert_eq!(public.rulings.len(), 1);
        let board = &public.rounds[0].boards[0];
        let amended: Vec<String> = board.amended.iter().map(ToString::to_string).collect();
        let colors = format!("p2:{} 1-1 (round 1 paired): ", board.white);
        assert_eq!(amended, ["0-2 (round 1 paired): ".to_owned(), colors]);
        let text = serde_yaml::to_string(&public.without_sources()).unwrap();
        for secret in [
            "Olive",
            "oak",
            "Eve",
            "2010",
            "1990",
            "4711",
            "1500",
            "hospital",
            "shouting",
            "quarrel",
            "Hollow",
            "was ill",
            "typing",
            "dentist",
            "secret",
            "77",
            "warning",
            "age_below",
            "forbidden",
        ] {
            assert!(!text.contains(secret), "{secret} is in\n{text}");
        }
    }

    #[test]
    fn an_event_that_hides_nothing_keeps_its_categories_and_its_results() {
        let text = EVENT.replace(", public: no", "").replace(", public: initials", "");
        let event = read("park.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        let public = event.published();
        assert_eq!(public.all_categories(), ["U18"]);
        assert!(public.is_in("U18", &public.players[0]));
        assert_eq!(public.rounds[0].boards[0].result, event.rounds[0].boards[0].result);
        assert_eq!(public.published(), public);
    }

    #[test]
    fn what_is_published_is_published_as_it_is() {
        let text = EVENT.replace("id: p2", "id: elm").replace("black: p2", "black: elm");
        let text = text.replace("white: p2", "white: elm").replace("oak, p2", "oak, elm");
        let event = read("park.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        let public = event.published();
        assert_eq!(public.players[1].name, "E.E.");
        assert_eq!(public.published(), public);
    }

    #[test]
    fn moves_are_shown_when_a_round_has_ended_or_live() {
        let text = EVENT.replace("result: 2-0, games", "games");
        let mut event = read("park.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        let shown = |event: &Event| event.shows_moves(&event.rounds[0], &event.rounds[0].boards[0]);
        assert!(!shown(&event));
        event.live = true;
        assert!(shown(&event));
    }
}
