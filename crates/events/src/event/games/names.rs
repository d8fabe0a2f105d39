//! Identification of the players named in a record.

use super::NamedPlayer;
use super::spelling::Spelling;
use crate::event::{Player, PlayerId};

/// The players of an event by their names and aliases.
#[derive(Debug, Clone)]
pub struct NameIndex<'e> {
    players: &'e [Player],
    names: Vec<Spelling>,
    aliases: Vec<Vec<Spelling>>,
}

impl<'e> NameIndex<'e> {
    /// Returns the players of an event.
    pub fn new(players: &'e [Player]) -> Self {
        let aliases =
            |player: &Player| player.aliases.iter().map(|name| Spelling::of(name)).collect();
        Self {
            players,
            names: players.iter().map(|player| Spelling::of(&player.name)).collect(),
            aliases: players.iter().map(aliases).collect(),
        }
    }

    /// Returns the players who may be meant, as indices into the event's list; usually one.
    ///
    /// The federation ID decides if it is known. Otherwise a player's id, then the whole name or an
    /// alias in any order, case and accents (`Ash, Alder`, `ALDER ASH`), then a part of the name
    /// with the family name (`A. Ash`, `Ash`, `Ash, Alder B.`).
    pub fn find(&self, seat: &NamedPlayer) -> Vec<usize> {
        let named = self.by_name(&seat.name);
        let Some(id) = seat.federation_id.as_deref().map(str::trim).filter(|id| !id.is_empty())
        else {
            return named;
        };
        let by_id = self.all(|at| self.players[at].federation_id.as_deref() == Some(id));
        match by_id.as_slice() {
            [] => named,
            // If name and ID belong to different players, both remain.
            [one] if !named.is_empty() && !named.contains(one) => {
                let mut both = named;
                both.push(*one);
                both.sort_unstable();
                both
            }
            // If no word of the name is the player's, the ID alone proves nothing.
            [one] if !self.resembles(*one, &seat.name) => Vec::new(),
            _ => by_id,
        }
    }

    /// Returns the player with the federation ID in the record.
    pub fn numbered(&self, seat: &NamedPlayer) -> Option<usize> {
        let id = seat.federation_id.as_deref().map(str::trim).filter(|id| !id.is_empty())?;
        let by_id = self.all(|at| self.players[at].federation_id.as_deref() == Some(id));
        Some(by_id).filter(|found| found.len() == 1).map(|found| found[0])
    }

    /// Returns the players with the name and the one with the ID, if they differ.
    pub(crate) fn at_odds(&self, seat: &NamedPlayer) -> Option<(Vec<usize>, usize)> {
        let number = self.numbered(seat)?;
        let named = self.by_name(&seat.name);
        (!named.is_empty() && !named.contains(&number)).then_some((named, number))
    }

    /// Returns whether the name is empty, or shares a word with the player's name or an alias.
    fn resembles(&self, at: usize, name: &str) -> bool {
        let wanted = Spelling::of(name);
        let mut own = std::iter::once(&self.names[at]).chain(&self.aliases[at]);
        wanted.words.is_empty() || own.any(|own| own.shares_word(&wanted))
    }

    /// Returns the players whose names contain a text, in any case and accents, or the player with
    /// this id or alias; if there are none, those whose names sound similar. They are indices into
    /// the event's list.
    pub fn holding(&self, text: &str) -> Vec<usize> {
        let wanted = Spelling::of(text);
        let is_id = |at: usize| self.players[at].id.as_str().eq_ignore_ascii_case(text.trim());
        let holds = |at: usize| {
            self.names[at].written.contains(&wanted.written) || self.is_called(at, &wanted)
        };
        match self.all(is_id) {
            by_id if !by_id.is_empty() => by_id,
            _ if wanted.words.is_empty() => Vec::new(),
            _ => match self.all(holds) {
                none if none.is_empty() => self.alike(text),
                found => found,
            },
        }
    }

    /// Returns the players with this name or alias, in any order, case and accents.
    pub fn called(&self, name: &str) -> Vec<usize> {
        let wanted = Spelling::of(name);
        if wanted.words.is_empty() {
            return Vec::new();
        }
        self.all(|at| self.is_called(at, &wanted))
    }

    /// Returns the players who may be meant by a name that nobody has.
    ///
    /// Their names sound the same in another spelling or script (`Joerg Mueller` and
    /// `Müller, Jörg`, `Ivanov` and `Иванов`), in any order and with initials. If there are none,
    /// the player with the nearest name may be meant, if it is near enough.
    ///
    /// A similar sound proves nothing: a person must confirm the player.
    pub fn candidates(&self, name: &str) -> Vec<usize> {
        let wanted = Spelling::of(name);
        if wanted.words.is_empty() {
            return Vec::new();
        }
        let alike = self.all(|at| self.names[at].sounds_like(&wanted));
        if alike.is_empty() { self.nearest(&wanted).into_iter().collect() } else { alike }
    }

    /// Returns everybody whose name may be this one: by the same words, by initials, or by the
    /// sound.
    pub fn alike(&self, name: &str) -> Vec<usize> {
        let wanted = Spelling::of(name);
        let may_be = |own: &Spelling| own.may_be(&wanted) || own.sounds_like(&wanted);
        self.all(|at| self.is_called(at, &wanted) || may_be(&self.names[at]))
    }

    fn nearest(&self, wanted: &Spelling) -> Option<usize> {
        let far = 2.max(wanted.written.chars().count() / 3);
        let distance = |at: usize| {
            let candidate = &self.names[at];
            let as_written = strsim::damerau_levenshtein(&wanted.written, &candidate.written);
            let in_order = strsim::damerau_levenshtein(&wanted.sorted(), &candidate.sorted());
            let by_sound =
                strsim::damerau_levenshtein(&wanted.sounds.join(" "), &candidate.sounds.join(" "));
            as_written.min(in_order).min(by_sound)
        };
        (0..self.players.len())
            .map(|at| (distance(at), at))
            .filter(|&(distance, _)| distance <= far)
            .min()
            .map(|(_, at)| at)
    }

    fn by_name(&self, name: &str) -> Vec<usize> {
        let wanted = Spelling::of(name);
        if wanted.words.is_empty() {
            return Vec::new();
        }
        let id = name.trim().parse::<PlayerId>().ok();
        let is_id = |at: usize| {
            let own = self.players[at].id.as_str();
            id.as_ref().is_some_and(|id| own.eq_ignore_ascii_case(id.as_str()))
        };
        let ways: [&dyn Fn(usize) -> bool; 3] =
            [&is_id, &|at| self.is_called(at, &wanted), &|at| self.names[at].may_be(&wanted)];
        ways.iter().map(|way| self.all(way)).find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn is_called(&self, at: usize, wanted: &Spelling) -> bool {
        let is_it = |name: &Spelling| name.words == wanted.words;
        is_it(&self.names[at]) || self.aliases[at].iter().any(is_it)
    }

    fn all(&self, is_it: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.players.len()).filter(|&at| is_it(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> Vec<Player> {
        let names = [
            "Ash, Alder",
            "Ash, Berta",
            "Birch, Cédric",
            "van der Oak, Dora",
            "Elm Fir",
            "O'Rowan, Żaneta",
            "Heron",
        ];
        let mut players: Vec<Player> = (1..)
            .zip(names)
            .map(|(n, name)| Player::new(format!("p{n}").parse().unwrap(), name))
            .collect();
        players[3].federation_id = Some("40404".into());
        players
    }

    fn found(name: &str, id: Option<&str>) -> String {
        let players = players();
        let seat = NamedPlayer { name: name.into(), federation_id: id.map(str::to_owned) };
        let found = NameIndex::new(&players).find(&seat);
        let ids: Vec<&str> = found.iter().map(|&at| players[at].id.as_str()).collect();
        ids.join(" ")
    }

    #[test]
    fn names_are_found_however_they_are_written() {
        for (name, id) in [
            ("Ash, Alder", "p1"),
            ("Alder Ash", "p1"),
            ("ASH,ALDER", "p1"),
            ("A. Ash", "p1"),
            ("B Ash", "p2"),
            ("Ash, Alder Zeno", "p1"),
            ("C. Birch", "p3"),
            ("Birch", "p3"),
            ("Birch, Ce\u{301}dric", "p3"),
            ("BIRCH CEDRIC", "p3"),
            ("Dora van der Oak", "p4"),
            ("D. v. d. Oak", "p4"),
            ("fir elm", "p5"),
            ("ORowan, Zaneta", "p6"),
            ("P3", "p3"),
            ("Heron", "p7"),
        ] {
            assert_eq!(found(name, None), id, "{name}");
        }
    }

    #[test]
    fn a_first_name_alone_and_another_first_name_are_nobody() {
        for name in ["Alder", "Birch, Dora", "A.", "", "?", "Berta Birch"] {
            assert_eq!(found(name, None), "", "{name}");
        }
    }

    #[test]
    fn a_name_that_two_players_share_leaves_both() {
        assert_eq!(found("Ash", None), "p1 p2");
    }

    #[test]
    fn the_number_at_the_federation_decides() {
        assert_eq!(found("Married, Dora", Some("40404")), "p4");
        assert_eq!(found("Ash", Some("1")), "p1 p2");
        assert_eq!(found("Birch", Some("40404")), "p3 p4", "number against name");
        assert_eq!(found("", Some("40404")), "p4");
        assert_eq!(found("Total Stranger", Some("40404")), "", "nobody's name");
    }

    #[test]
    fn part_of_a_name_finds_all_who_have_it() {
        let players = players();
        let holding = |text| {
            let found = NameIndex::new(&players).holding(text);
            found.iter().map(|&at| players[at].id.as_str()).collect::<Vec<_>>().join(" ")
        };
        for (text, ids) in
            [("as", "p1 p2"), ("cedr", "p3"), ("OAK", "p4"), ("P7", "p7"), ("x", ""), ("", "")]
        {
            assert_eq!(holding(text), ids, "{text}");
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_answered_with_the_nearest() {
        let players = players();
        let roster = NameIndex::new(&players);
        assert_eq!(roster.candidates("Birhc, Cedric"), [2]);
        assert_eq!(roster.candidates("Cedric Brich"), [2]);
        assert!(roster.candidates("Somebody Else Altogether").is_empty());
    }

    #[test]
    fn other_spellings_and_scripts_are_candidates_and_never_the_player() {
        for (own, written) in [
            ("Öl, Jürg", "Juerg Oel"),
            ("Ольха, Юрий", "Yuri Olkha"),
            ("Ольха, Юрий", "Jurij Olcha"),
            ("Ольха, Пётр", "Olkha, Piotr"),
            ("Ольха, Пётр", "Petr Olha"),
            ("მუხა, ჭადრი", "Mukha Chadri"),
            ("Tre, Van Anh", "Van Anh, T."),
            ("Щука", "Shchuka"),
        ] {
            let players = [Player::new("p1".parse().unwrap(), own)];
            let roster = NameIndex::new(&players);
            let seat = NamedPlayer { name: written.into(), federation_id: None };
            assert!(roster.find(&seat).is_empty(), "{own} is not silently {written}");
            let alike = roster.names[0].sounds_like(&Spelling::of(written));
            // `Olcha` is nearer in letters than in sound.
            assert!(alike || roster.candidates(written) == [0], "{own}, {written}");
        }
        let players = players();
        assert!(!NameIndex::new(&players).names[0].sounds_like(&Spelling::of("Berta Birch")));
        assert!(!NameIndex::new(&players).names[0].sounds_like(&Spelling::of("Alder")));
    }

    #[test]
    fn all_accents_of_latin_letters_are_passed_over() {
        let players = [Player::new("p1".parse().unwrap(), "Tre, Văn Ễnh")];
        let seat = NamedPlayer { name: "Van Enh Tre".into(), federation_id: None };
        assert_eq!(NameIndex::new(&players).find(&seat), [0]);
    }

    #[test]
    fn an_alias_is_as_good_as_the_name() {
        let mut players = players();
        players[0].aliases = vec!["Esche, A".into()];
        let roster = NameIndex::new(&players);
        let find =
            |name: &str| roster.find(&NamedPlayer { name: name.into(), federation_id: None });
        assert_eq!(find("A. ESCHE"), [0]);
        assert!(find("Esche, Berta").is_empty(), "an alias stands for itself alone");
    }
}
