//! What everybody may know of an event: the event as it is published.
//!
//! What is not published is not in the value that [`Event::published`] gives, so that nothing
//! that is made of it can tell it: rounds that are drafts, dates of birth, numbers at a
//! federation, reasons, notes, rulings that are not marked as public.

use std::collections::HashMap;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Board, Event, Note, PairedRound, Play, Player, PlayerId};

/// Which rounds are published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Publish {
    /// Every round as soon as it is paired, unless it is paired as a draft.
    #[default]
    Paired,
    /// A round is a draft until it is published.
    ByHand,
}

/// How a player appears in what is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// By name.
    #[default]
    Yes,
    /// By the initials.
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

/// What a player is called who does not appear.
const NOBODY: &str = "N.N.";

impl Player {
    /// What the player is called in public.
    #[must_use]
    pub fn public_name(&self) -> String {
        match self.public {
            Visibility::Yes => self.name.clone(),
            Visibility::Initials => initials(&self.name),
            Visibility::No => NOBODY.to_owned(),
        }
    }
}

/// The words of three letters or more that players are called by, in small letters, each with what
/// stands for it in public.
fn words_of<'p>(players: impl Iterator<Item = &'p Player>) -> Vec<(String, String)> {
    let mut words = Vec::new();
    for player in players {
        let called = player.aliases.iter().chain([&player.name]);
        for word in called.flat_map(|name| name.split(|one: char| !one.is_alphanumeric())) {
            if word.chars().count() > 2 && word.chars().any(char::is_alphabetic) {
                words.push((word.to_lowercase(), player.public_name()));
            }
        }
    }
    words
}

/// A text in which a word, written with a capital, is another one.
fn without_word(text: &str, word: &str, shown: &str) -> String {
    let mut out = String::new();
    for part in text.split_inclusive(|one: char| !one.is_alphanumeric()) {
        let bare = part.trim_end_matches(|one: char| !one.is_alphanumeric());
        let is_it =
            bare.to_lowercase() == word && bare.starts_with(|one: char| !one.is_lowercase());
        match is_it {
            true => out.extend([shown, &part[bare.len()..]]),
            false => out.push_str(part),
        }
    }
    out
}

/// `J.A.` of `Ash, Jan`, of `Jan Ash`: the given names first.
fn initials(name: &str) -> String {
    let (family, given) =
        name.split_once(',').map_or((name, ""), |(family, given)| (family, given));
    let words = |text: &str| -> String {
        let words = text.split(|one: char| one.is_whitespace() || one == '-');
        let words: Vec<&str> = words.filter(|word| word.contains(char::is_alphabetic)).collect();
        // Of `van der Berg` the B, unless nothing is written with a capital.
        let is_large = |word: &&&str| {
            word.chars().find(|one| one.is_alphabetic()).is_some_and(|one| !one.is_lowercase())
        };
        let large: Vec<&str> = words.iter().filter(is_large).copied().collect();
        let first = |word: &&str| {
            let letter = word.chars().find(|one| one.is_alphabetic())?;
            Some(letter.to_uppercase().chain(['.']).collect::<String>())
        };
        if large.is_empty() { &words } else { &large }.iter().filter_map(first).collect()
    };
    let both = words(given) + &words(family);
    if both.is_empty() { NOBODY.to_owned() } else { both }
}

impl PairedRound {
    /// True if games of the round are still being played: a board waits for a result, and no
    /// game of it is adjourned or postponed.
    #[must_use]
    pub fn is_running(&self, games: usize) -> bool {
        self.open(games).next().is_some()
    }
}

impl Event {
    /// Rounds that are published: those before the first draft.
    #[must_use]
    pub fn published_rounds(&self) -> usize {
        let draft = self.rounds.iter().position(|round| round.draft);
        draft.unwrap_or(self.rounds.len())
    }

    /// True if a text names a player who does not appear by name.
    #[must_use]
    pub fn names_somebody_hidden(&self, text: &str) -> bool {
        let hidden = self.players.iter().filter(|player| player.public != Visibility::Yes);
        let words = words_of(hidden);
        let mut said = text.split(|one: char| !one.is_alphanumeric()).map(str::to_lowercase);
        said.any(|word| words.iter().any(|(own, _)| *own == word))
    }

    /// True if the moves of a board are published: its games have ended, and those of the whole
    /// round, unless the event is shown live.
    #[must_use]
    pub fn shows_moves(&self, round: &PairedRound, board: &Board) -> bool {
        let games = self.scoring.games();
        self.live || (!round.is_running(games) && board.is_complete(games))
    }

    /// The event as everybody may know it.
    ///
    /// Where the records of games lie and the seed of lots are still in it, since moves and
    /// places are made of them: [`Event::without_sources`] takes them away.
    #[must_use]
    pub fn published(&self) -> Self {
        // Warnings, penalties and appeals are nobody's business; what a penalty takes is an award.
        let mut public = self.without_book();
        let count = self.published_rounds();
        public.rounds.truncate(count);
        for paired in self.rounds.iter().skip(count) {
            public.unschedule(paired);
        }
        let last = public.last_paired();
        for (player, own) in public.players.iter_mut().zip(&self.players) {
            player.categories = self.categories_of(own).into_iter().map(str::to_owned).collect();
            player.withhold();
        }
        // Who is in a category is entered with the players: the rules ask for what is withheld.
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
        // Who plays in a stage is known when its first round is.
        let begun: Vec<bool> = (1..=public.stages.len())
            .map(|at| public.rounds.iter().any(|round| public.stage_of(round) == at))
            .collect();
        for (stage, begun) in public.stages.iter_mut().zip(begun) {
            if !begun {
                stage.field.clear();
                stage.groups.iter_mut().for_each(|group| group.field.clear());
            }
        }
        public.rounds.iter_mut().for_each(PairedRound::withhold);
        public.veil(&self.players);
        public
    }

    /// The event without the names of files and the seeds of lots.
    #[must_use]
    pub fn without_sources(mut self) -> Self {
        self.system.seed = None;
        self.stages.iter_mut().for_each(|stage| stage.system.seed = None);
        let boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
        boards.for_each(|board| board.games.clear());
        if self.rules.contains(['/', '\\', '.']) {
            // A path says where somebody keeps their files.
            let name = self.rules.rsplit(['/', '\\']).next().unwrap_or_default();
            self.rules = name.to_owned();
        }
        self
    }

    /// Calls players as they want to be called, wherever they are named.
    fn veil(&mut self, players: &[Player]) {
        let hidden = || players.iter().filter(|player| player.public != Visibility::Yes);
        if hidden().next().is_none() {
            return;
        }
        let taken = |id: &str| {
            let teams = self.teams.iter().map(|team| &team.id);
            players.iter().map(|player| &player.id).chain(teams).any(|other| other.as_str() == id)
        };
        let mut ids = HashMap::new();
        for (at, player) in (1..).zip(players) {
            // `p12` says nothing; another id may be a name.
            let plain = player.id.as_str().strip_prefix('p');
            let is_plain = plain.is_some_and(|rest| rest.bytes().all(|one| one.is_ascii_digit()));
            if player.public != Visibility::Yes && !is_plain {
                let free = (0..).map(|more| format!("x{at}{}", "-".repeat(more)));
                let free = free.into_iter().find(|id| !taken(id)).unwrap_or_default();
                if let Ok(free) = free.parse::<PlayerId>() {
                    ids.insert(player.id.clone(), free);
                }
            }
        }
        let mut names: Vec<(&str, String)> = hidden()
            .flat_map(|player| {
                let called = std::iter::once(&player.name).chain(&player.aliases);
                called.map(|name| (name.as_str(), player.public_name()))
            })
            .filter(|(name, _)| !name.is_empty())
            .collect();
        // The longest first: a name may stand in another.
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let words = self::words_of(hidden());
        let veil = |text: &mut String| {
            for (name, shown) in &names {
                if text.contains(name) {
                    *text = text.replace(name, shown);
                }
            }
            // `Jane Doe`, `Mr Doe`, `DOE`: a word of the name in another place.
            for (word, shown) in &words {
                *text = without_word(text, word, shown);
            }
        };
        for player in self.players.iter_mut().filter(|player| player.public != Visibility::Yes) {
            player.name = player.public_name();
            if player.public == Visibility::No {
                (player.rating, player.title, player.federation, player.club) = Default::default();
                player.categories.clear();
            }
        }
        for text in self.rounds.iter_mut().filter_map(|round| round.note.as_mut()) {
            veil(text);
        }
        for ruling in &mut self.rulings {
            veil(&mut ruling.ruling);
            ruling.claim.iter_mut().for_each(veil);
        }
        if !ids.is_empty() {
            self.each_player_id(|id| {
                if let Some(shown) = ids.get(id) {
                    id.clone_from(shown);
                }
            });
        }
    }

    /// Every place at which a player is named by id.
    fn each_player_id(&mut self, mut each: impl FnMut(&mut PlayerId)) {
        self.players.iter_mut().for_each(|player| each(&mut player.id));
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
            if let Play::Swiss(swiss) = &mut system.play {
                swiss.accelerated_to.iter_mut().for_each(each);
            }
        };
        of_system(&mut self.system, &mut each);
        for stage in &mut self.stages {
            of_system(&mut stage.system, &mut each);
            stage.field.iter_mut().for_each(&mut each);
            groups(&mut stage.groups, &mut each);
        }
        for round in &mut self.rounds {
            round.byes.iter_mut().for_each(|bye| each(&mut bye.player));
            for board in &mut round.boards {
                each(&mut board.white);
                each(&mut board.black);
                board.latecomer.iter_mut().chain(&mut board.advances).for_each(&mut each);
                board.ended.iter_mut().for_each(|ending| each(&mut ending.player));
            }
            for vacant in round.matches.iter_mut().flat_map(|one| &mut one.vacant) {
                vacant.home.iter_mut().chain(&mut vacant.away).for_each(&mut each);
            }
        }
    }
}

impl Player {
    /// Takes away what is nobody's business.
    fn withhold(&mut self) {
        (self.birth, self.sex, self.federation_id, self.family, self.fixed_board) =
            Default::default();
        self.aliases.clear();
    }
}

impl PairedRound {
    /// Takes away reasons and notes about people.
    fn withhold(&mut self) {
        self.paired_with = None;
        self.byes.iter_mut().for_each(|bye| bye.note = None);
        self.matches.iter_mut().for_each(|one| one.reason = None);
        for board in &mut self.boards {
            board.manual = None;
            board.amended.clear();
            board.accepted.clear();
            board.ended.iter_mut().for_each(|ending| ending.penalised = false);
            if let Some(postponed) = &mut board.postponed {
                postponed.reason = None;
            }
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

    #[test]
    fn initials_are_those_of_given_and_family_names() {
        for (name, shown) in [
            ("Ash, Alder", "A.A."),
            ("van der Berg, Jan-Peter", "J.P.B."),
            ("jan ash", "J.A."),
            ("Ash", "A."),
            ("Ивлев, Олег", "О.И."),
            ("12", "N.N."),
            ("", "N.N."),
        ] {
            assert_eq!(initials(name), shown, "{name}");
        }
    }

    const EVENT: &str = "schema: arbiter.event/2
name: Park
start: 2026-07-01
system: {kind: swiss, rounds: 5, seed: 77}
categories: [{name: U18, age_below: 18}]
forbidden: [{players: [oak, p2]}]
players:
  - {id: oak, name: 'Oak, Olive', rating: 1500, birth: 2010-05-01, sex: f, federation_id: '4711', public: no, aliases: [Olive O], number: 1}
  - {id: p2, name: 'Elm, Eve', club: Hedge, public: initials, number: 2}
  - {id: p3, name: 'Ash, Alder', birth: 1990, number: 3}
requests: [{player: p3, round: 3, bye: absent, note: hospital}]
awards: [{to: oak, round: 1, points: 1, reason: shouting}]
rounds:
  - round: 1
    note: Oak, Olive opened the event
    boards: [{board: 1, white: oak, black: p2, result: 2-0, games: 'secret/r1.pdn#1', manual: quarrel, note: was ill, amended: ['0-2 (round 1 paired): typing']}]
    byes: [{player: p3, bye: half-point, note: dentist}]
  - round: 2
    date: 2026-07-02
    draft: true
    boards: [{board: 1, white: p2, black: oak}]
rulings:
  - {round: 1, board: 1, ruling: 'Olive O resigned', public: true, record: 'secret/r1.pdn#1'}
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
    fn a_hidden_name_is_found_in_other_places_and_letters() {
        let event = read("park.yaml", EVENT).unwrap_or_else(|error| panic!("{error}"));
        for text in ["OAK offered a draw", "after olive", "Eve's clock", "says Mr Elm"] {
            assert!(event.names_somebody_hidden(text), "{text}");
        }
        assert!(!event.names_somebody_hidden("Ash thought of the oaks"));
        let said = without_word("Olive Oak, and OAK: olive trees", "oak", "N.N.");
        assert_eq!(said, "Olive N.N., and N.N.: olive trees");
        assert_eq!(without_word("Мария!", "мария", "М."), "М.!");
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
