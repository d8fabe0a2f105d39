//! Whom a name on a record means.

use crate::event::{Player, PlayerId};

use super::Seat;

/// The players of an event by their names.
#[derive(Debug, Clone)]
pub struct Roster<'e> {
    players: &'e [Player],
    names: Vec<Name>,
}

impl<'e> Roster<'e> {
    /// The players of an event.
    #[must_use]
    pub fn new(players: &'e [Player]) -> Self {
        Self { players, names: players.iter().map(|player| Name::of(&player.name)).collect() }
    }

    /// The players that may be meant, as places in the event's list; usually one.
    ///
    /// The number at the federation decides where it is known. Then a player's id, then the
    /// whole name in whatever order, case and accents (`Ash, Alder`, `ALDER ASH`), then a
    /// part of it with the family name (`A. Ash`, `Ash`, `Ash, Alder B.`).
    #[must_use]
    pub fn find(&self, seat: &Seat) -> Vec<usize> {
        let named = self.by_name(&seat.name);
        let Some(id) = seat.federation_id.as_deref().map(str::trim).filter(|id| !id.is_empty())
        else {
            return named;
        };
        let by_id = self.all(|at| self.players[at].federation_id.as_deref() == Some(id));
        match by_id.as_slice() {
            [] => named,
            // A number that is another player's than the name leaves both.
            [one] if !named.is_empty() && !named.contains(one) => {
                let mut both = named;
                both.push(*one);
                both.sort_unstable();
                both
            }
            _ => by_id,
        }
    }

    /// The players whose names hold a text, in whatever case and accents, as places in the event's
    /// list; also the player of this id.
    #[must_use]
    pub fn holding(&self, text: &str) -> Vec<usize> {
        let wanted = Name::of(text).written;
        let is_id = |at: usize| self.players[at].id.as_str().eq_ignore_ascii_case(text.trim());
        match self.all(is_id) {
            by_id if !by_id.is_empty() => by_id,
            _ if wanted.is_empty() => Vec::new(),
            _ => self.all(|at| self.names[at].written.contains(&wanted)),
        }
    }

    /// The player whose name is nearest to one that nobody has, if one is near.
    #[must_use]
    pub fn nearest(&self, name: &str) -> Option<&'e Player> {
        let wanted = Name::of(name);
        let far = 2.max(wanted.written.chars().count() / 3);
        let distance = |at: usize| {
            let candidate = &self.names[at];
            let as_written = strsim::damerau_levenshtein(&wanted.written, &candidate.written);
            let in_order = strsim::damerau_levenshtein(&wanted.sorted(), &candidate.sorted());
            as_written.min(in_order)
        };
        (0..self.players.len())
            .map(|at| (distance(at), at))
            .filter(|&(distance, _)| distance <= far)
            .min()
            .map(|(_, at)| &self.players[at])
    }

    fn by_name(&self, name: &str) -> Vec<usize> {
        let wanted = Name::of(name);
        if wanted.words.is_empty() {
            return Vec::new();
        }
        let id = name.trim().parse::<PlayerId>().ok();
        let is_id = |at: usize| {
            let own = self.players[at].id.as_str();
            id.as_ref().is_some_and(|id| own.eq_ignore_ascii_case(id.as_str()))
        };
        let ways: [&dyn Fn(usize) -> bool; 3] =
            [&is_id, &|at| self.names[at].words == wanted.words, &|at| {
                self.names[at].may_be(&wanted)
            }];
        ways.iter().map(|way| self.all(way)).find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn all(&self, is_it: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.players.len()).filter(|&at| is_it(at)).collect()
    }
}

/// A name without case, accents and marks.
#[derive(Debug, Clone)]
struct Name {
    /// Its words in their order.
    written: String,
    /// Its words, sorted.
    words: Vec<String>,
    /// The words before the comma; all of them where there is none.
    family: Vec<String>,
}

impl Name {
    fn of(name: &str) -> Self {
        let split = |text: &str| -> Vec<String> {
            plain(text).split_whitespace().map(str::to_owned).collect()
        };
        let mut words = split(name);
        let family = match name.split_once(',') {
            Some((family, _)) => split(family),
            None => words.clone(),
        };
        let written = words.join(" ");
        words.sort_unstable();
        Self { written, words, family }
    }

    fn sorted(&self) -> String {
        self.words.join(" ")
    }

    /// True if each word of the shorter name stands in the longer one, or is the initial of
    /// another word there, and the family name is among the words that are equal.
    fn may_be(&self, other: &Self) -> bool {
        let (short, long) =
            if self.words.len() <= other.words.len() { (self, other) } else { (other, self) };
        let mut free: Vec<&String> = long.words.iter().collect();
        let mut abbreviated = Vec::new();
        let mut has_family = false;
        for word in &short.words {
            match free.iter().position(|candidate| *candidate == word) {
                Some(at) => {
                    free.swap_remove(at);
                    let is_family = self.family.contains(word) && other.family.contains(word);
                    has_family |= is_family && word.chars().nth(1).is_some();
                }
                None => abbreviated.push(word),
            }
        }
        has_family
            && abbreviated.into_iter().all(|word| {
                let at = free.iter().position(|candidate| is_initial(word, candidate));
                at.map(|at| free.swap_remove(at)).is_some()
            })
    }
}

/// True if one of the two words is the first letter of the other.
fn is_initial(one: &str, other: &str) -> bool {
    let single = |word: &str| word.chars().nth(1).is_none();
    (single(one) || single(other)) && one.chars().next() == other.chars().next()
}

/// Lower case without accents; marks become blanks, apostrophes nothing.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            '\'' | '’' | '‘' | '`' | '´' | 'ʼ' | '\u{300}'..='\u{36f}' => {}
            _ if c.is_alphanumeric() => match base(c) {
                Some(base) => out.push_str(base),
                None => out.push(c),
            },
            _ => out.push(' '),
        }
    }
    out
}

/// The letters under an accent, or those a letter is commonly replaced by.
const fn base(c: char) -> Option<&'static str> {
    Some(match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'ǎ' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ẽ' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ё' => "е",
        'й' => "и",
        'ї' => "і",
        _ => return None,
    })
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
        let seat = Seat { name: name.into(), federation_id: id.map(str::to_owned) };
        let found = Roster::new(&players).find(&seat);
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
    }

    #[test]
    fn part_of_a_name_finds_all_who_have_it() {
        let players = players();
        let holding = |text| {
            let found = Roster::new(&players).holding(text);
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
        let roster = Roster::new(&players);
        let near = |name| roster.nearest(name).map(|player| player.id.as_str());
        assert_eq!(near("Birhc, Cedric"), Some("p3"));
        assert_eq!(near("Cedric Brich"), Some("p3"));
        assert_eq!(near("Somebody Else Altogether"), None);
    }
}
