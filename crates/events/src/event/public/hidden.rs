//! The names of players who do not appear by name, and their removal from texts.

use std::collections::{HashMap, HashSet};

use crate::event::games::spelling::{PARTICLES, Spelling, is_one_sound, key_of, plain, sound};
use crate::event::{Event, Player, Visibility};

/// The public name of a player who does not appear.
const NOBODY: &str = "N.N.";

impl Player {
    /// Returns the public name of the player.
    pub(crate) fn public_name(&self) -> String {
        match self.public {
            Visibility::Yes => self.name.clone(),
            Visibility::Initials => initials(&self.name),
            Visibility::No => NOBODY.to_owned(),
        }
    }
}

/// The names of players who do not appear by name, prepared once for all texts of an event.
///
/// A name is found in any case, without its accents (`Luszczac`, `Mueller`), in another script
/// (`Ivanov`), with an ending (`Müllers`), without an apostrophe, and with invisible characters
/// inside.
#[derive(Debug, Clone, Default)]
pub struct HiddenNames {
    /// Whole names, the longest first because a name may be part of another, each with its public
    /// replacement.
    names: Vec<(String, String)>,
    /// The names prepared for comparison as names of people.
    people: Vec<(Spelling, String)>,
    /// Their words of three letters or more, in lower case and plain letters, each with the
    /// replacement.
    words: HashMap<String, String>,
    /// Their words of two letters, which are found only with a capital.
    short: HashMap<String, String>,
    /// Their longer words by sound, indexed by a key common to similar sounds.
    sounds: HashMap<String, Vec<(String, String)>>,
    /// The words of public names: these are hidden only if they are exactly a hidden word.
    public: HashSet<String>,
}

/// The fewest letters of a hidden word that is found by sound and with endings.
const LEAST_HEARD: usize = 4;

/// Endings that languages add to names, by sound: `Müllers`, `Ивановым`, `Nowakowi`.
const ENDINGS: &[&str] = &[
    "", "s", "es", "n", "en", "ns", "a", "ai", "am", "as", "e", "ei", "em", "i", "ie", "im", "is",
    "o", "oi", "om", "ov", "ovi", "u", "us",
];

/// Words of two letters in names that are not names.
const TITLES: &[&str] = &["dr", "ir", "jr", "sr", "ii", "iv", "vi"];

impl HiddenNames {
    /// Returns the hidden names of an event.
    pub fn of_event(event: &Event) -> Self {
        Self::of(&event.players)
    }

    /// Returns the hidden names of some players.
    pub fn of(players: &[Player]) -> Self {
        let mut hidden = Self::default();
        for player in players {
            let names = player.aliases.iter().chain([&player.name]);
            if player.public == Visibility::Yes {
                let words = names.flat_map(|name| tokens(name)).flat_map(Token::forms);
                hidden.public.extend(words.flat_map(|word| plainly(&word)));
                continue;
            }
            let shown = player.public_name();
            for name in names.filter(|name| !name.is_empty()) {
                hidden.hide(name, &shown);
            }
        }
        hidden.names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        hidden
    }

    fn hide(&mut self, name: &str, shown: &str) {
        let words = tokens(name).flat_map(Token::forms);
        let words: Vec<String> =
            words.filter(|word| word.chars().any(char::is_alphabetic)).collect();
        let is_own = |word: &&String| !PARTICLES.contains(&word.to_lowercase().as_str());
        let has_own = words.iter().any(|word| is_own(&word));
        for word in words.iter().filter(|word| !has_own || is_own(word)) {
            for plain in plainly(word) {
                match plain.chars().count() {
                    0 | 1 => {}
                    2 if TITLES.contains(&plain.as_str()) => {}
                    2 => {
                        self.short.insert(plain, shown.to_owned());
                    }
                    _ => {
                        self.words.insert(plain, shown.to_owned());
                    }
                }
            }
            let heard = sound(word);
            if heard.len() >= LEAST_HEARD && word.chars().count() >= LEAST_HEARD {
                // `Марии` is a case of `Мария`.
                let stem = heard.strip_suffix(['a', 'e', 'i', 'o']).unwrap_or(&heard).to_owned();
                for one in [stem, heard] {
                    let alike = self.sounds.entry(key_of(&one)).or_default();
                    if one.len() >= LEAST_HEARD && alike.iter().all(|(other, _)| *other != one) {
                        alike.push((one, shown.to_owned()));
                    }
                }
            }
        }
        self.people.push((Spelling::of(name), shown.to_owned()));
        self.names.push((name.to_owned(), shown.to_owned()));
    }

    /// Returns whether everybody appears by name.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Returns whether a text contains a word of one of the names.
    pub fn are_in(&self, text: &str) -> bool {
        let has = |token: Token<'_>| {
            let forms = token.forms();
            let mut forms = forms.iter();
            forms.any(|word| self.written(word).is_some() || self.heard(word).is_some())
        };
        !self.is_empty() && tokens(text).any(has)
    }

    /// Replaces the names in a text by public ones.
    pub(crate) fn redact(&self, text: &mut String) {
        for (name, shown) in &self.names {
            if text.contains(name) {
                *text = with_name_replaced(text, name, shown);
            }
        }
        // `Jane Doe`, `Mr Doe`, `DOE`: words of the name in another form.
        *text = self.without_words(text);
    }

    /// Replaces a person's name if it is that of a hidden player.
    pub(crate) fn redact_person(&self, name: &mut String) {
        let spelling = Spelling::of(name);
        let is_one = |own: &Spelling| own.is_same(&spelling) || own.sounds_like(&spelling);
        match self.people.iter().find(|(own, _)| is_one(own) || own.may_be(&spelling)) {
            Some((_, shown)) => name.clone_from(shown),
            // With a title, a telephone number, a second person.
            None => {
                for (hidden, shown) in &self.names {
                    if name.contains(hidden) {
                        *name = with_name_replaced(name, hidden, shown);
                    }
                }
            }
        }
    }

    /// Returns a text with the capitalised words of the names replaced.
    fn without_words(&self, text: &str) -> String {
        let (mut out, mut done) = (String::new(), 0);
        for token in tokens(text) {
            let looks: [for<'a> fn(&'a Self, &str) -> Option<&'a String>; 2] =
                [Self::written, Self::heard];
            let whole = [token.whole()];
            let found = looks.iter().find_map(|look| {
                // First as written, so that `Olive's` keeps its ending.
                whole.iter().chain(&token.parts()).find_map(|part| {
                    let word = part.bare();
                    Some((*part, look(self, &word).filter(|_| has_capital(&word))?))
                })
            });
            if let Some((part, shown)) = found {
                out.push_str(&text[done..part.at]);
                out.push_str(shown);
                done = part.at + part.text.len();
            }
        }
        out + &text[done..]
    }

    /// Returns the replacement for a word by its spelling, ignoring case and accents.
    fn written(&self, word: &str) -> Option<&String> {
        let plain = plainly(word);
        let words = plain.iter().find_map(|one| self.words.get(one));
        words.or_else(|| {
            let short = plain.iter().find_map(|one| self.short.get(one));
            short.filter(|_| word.chars().count() == 2 && has_capital(word))
        })
    }

    /// Returns the replacement for a capitalised word by its sound, whatever its ending.
    fn heard(&self, word: &str) -> Option<&String> {
        let word = word.trim_end_matches(|one: char| one.is_numeric());
        if !has_capital(word) || word.chars().count() < 3 {
            return None;
        }
        // `Oaks` may be a form of `Oak`, too.
        let plain = word.to_lowercase();
        let without_s = plain.strip_suffix('s').and_then(|one| self.words.get(one));
        if plainly(word).iter().any(|one| self.public.contains(one)) {
            return None;
        }
        without_s.or_else(|| self.words.get(&plain)).or_else(|| {
            let heard = sound(word);
            ENDINGS.iter().find_map(|ending| {
                let stem = heard.strip_suffix(ending)?;
                let alike = self.sounds.get(&key_of(stem))?;
                alike.iter().find(|(own, _)| is_one_sound(own, stem)).map(|(_, shown)| shown)
            })
        })
    }
}

/// Returns whether a word does not begin in lower case; true in a script without cases.
fn has_capital(word: &str) -> bool {
    word.starts_with(|one: char| !one.is_lowercase())
}

/// Returns a word in plain letters, in each common transliteration: `muller` and `mueller`.
fn plainly(word: &str) -> Vec<String> {
    let lower = word.to_lowercase();
    let plain = plain(&lower).replace(' ', "");
    let ascii = any_ascii::any_ascii(&plain).to_lowercase();
    let mut german = String::new();
    for one in lower.chars() {
        match one {
            'ä' | 'æ' => german.push_str("ae"),
            'ö' | 'ø' => german.push_str("oe"),
            'ü' => german.push_str("ue"),
            'å' => german.push_str("aa"),
            one => german.push(one),
        }
    }
    let german = self::plain(&german).replace(' ', "");
    let mut all = vec![lower, plain, ascii, german];
    all.dedup();
    all
}

/// A word of a text, including apostrophes, accents and invisible characters inside, or a part of
/// it.
#[derive(Debug, Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    /// The byte offset in the text.
    at: usize,
}

impl<'a> Token<'a> {
    /// Returns the word without trailing apostrophes.
    fn whole(self) -> Self {
        Self { text: self.text.trim_end_matches(is_apostrophe), ..self }
    }

    /// Returns the parts between apostrophes.
    fn parts(self) -> Vec<Self> {
        let offset = |part: &str| part.as_ptr() as usize - self.text.as_ptr() as usize;
        let parts = self.text.split(is_apostrophe).filter(|part| !part.is_empty());
        parts.map(|part| Self { text: part, at: self.at + offset(part) }).collect()
    }

    /// Returns the visible characters, without apostrophes.
    fn bare(self) -> String {
        let is_seen = |one: &char| !is_unseen(*one) && !is_apostrophe(*one);
        self.text.chars().filter(is_seen).collect()
    }

    /// Returns the whole word and its parts, each without invisible characters.
    fn forms(self) -> Vec<String> {
        let mut forms = vec![self.whole().bare()];
        if self.text.contains(is_apostrophe) {
            forms.extend(self.parts().into_iter().map(Self::bare));
        }
        forms
    }
}

/// Returns the words of a text.
fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let is_inside =
        |one: char| one.is_alphanumeric() || is_unseen(one) || is_apostrophe(one) || is_mark(one);
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(char::is_alphanumeric)?;
        let word = &rest[start..];
        let end = word.find(|one| !is_inside(one)).unwrap_or(word.len());
        let at = text.len() - word.len();
        rest = &word[end..];
        Some(Token { text: &word[..end], at })
    })
}

/// Returns whether a character is a soft hyphen, a joiner or a direction mark.
const fn is_unseen(one: char) -> bool {
    matches!(one, '\u{ad}' | '\u{34f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Returns whether a character is a combining accent.
const fn is_mark(one: char) -> bool {
    matches!(one, '\u{300}'..='\u{36f}')
}

const fn is_apostrophe(one: char) -> bool {
    matches!(one, '\'' | '’' | '‘' | '`' | '´' | 'ʼ')
}

/// Returns a text with a name replaced, except inside longer words.
fn with_name_replaced(text: &str, name: &str, shown: &str) -> String {
    let (mut out, mut done) = (String::new(), 0);
    for (at, _) in text.match_indices(name) {
        let end = at + name.len();
        let is_part = text[..at].ends_with(char::is_alphanumeric)
            || text[end..].starts_with(char::is_alphanumeric);
        if !is_part {
            out.push_str(&text[done..at]);
            out.push_str(shown);
            done = end;
        }
    }
    out + &text[done..]
}

/// Returns whether a name has the form `J.A.`: single letters, each with a point.
fn is_initials(name: &str) -> bool {
    let mut letters = name.split_inclusive('.');
    let is_one = |part: &str| {
        let mut letter = part.strip_suffix('.').unwrap_or_default().chars();
        letter.next().is_some_and(char::is_alphabetic) && letter.next().is_none()
    };
    !name.is_empty() && letters.all(is_one)
}

/// Returns the initials: `J.A.` for `Ash, Jan` and for `Jan Ash`, the given names first.
fn initials(name: &str) -> String {
    if is_initials(name) {
        return name.to_owned();
    }
    let (family, given) =
        name.split_once(',').map_or((name, ""), |(family, given)| (family, given));
    let words = |text: &str| -> String {
        let words = text.split(|one: char| one.is_whitespace() || one == '-');
        let words: Vec<&str> = words.filter(|word| word.contains(char::is_alphabetic)).collect();
        // For `van der Berg` only the B, unless no word has a capital.
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
            ("J.A.", "J.A."),
            ("J. Ash", "J.A."),
            ("12", "N.N."),
            ("", "N.N."),
        ] {
            assert_eq!(initials(name), shown, "{name}");
        }
    }

    const EVENT: &str = "schema: arbiter.event/2
name: Park
system: {kind: swiss, rounds: 5}
players:
  - {id: oak, name: 'Oak, Olive', public: no, aliases: [Olive O], number: 1}
  - {id: p2, name: 'Elm, Eve', public: initials, number: 2}
  - {id: p3, name: 'Ash, Alder', number: 3}
";

    #[test]
    fn a_hidden_name_is_found_in_other_places_and_letters() {
        let event = read("park.yaml", EVENT).unwrap_or_else(|error| panic!("{error}"));
        let hidden = HiddenNames::of_event(&event);
        for text in ["OAK offered a draw", "after olive", "Eve's clock", "says Mr Elm"] {
            assert!(hidden.are_in(text), "{text}");
        }
        assert!(!hidden.are_in("Ash thought of the oaks"));
        let mut said = "Olive Oak, and OAK: olive trees".to_owned();
        hidden.redact(&mut said);
        assert_eq!(said, "N.N. N.N., and N.N.: olive trees");
        let event = read("park.yaml", &EVENT.replace("Elm, Eve", "Мария")).expect("an event");
        let mut said = "Мария!".to_owned();
        HiddenNames::of_event(&event).redact(&mut said);
        assert_eq!(said, "М.!");
    }

    const SPELT: &str = "schema: arbiter.event/2
name: Park
arbiters: [Zolwik Luszczac, Jan Vos]
system: {kind: swiss, rounds: 5}
players:
  - {id: p1, name: 'Łuszcząc, Żółwik', public: no, number: 1}
  - {id: p2, name: 'Müller, Jörg', public: no, number: 2}
  - {id: p3, name: 'Иванов, Пётр', public: no, number: 3}
  - {id: p4, name: \"O'Brien, Liam\", public: initials, number: 4}
  - {id: p5, name: 'van Dijk, Jan', public: no, number: 5}
  - {id: p6, name: 'Ng, Li', public: no, number: 6}
  - {id: p7, name: 'Hiddenlast, Mary', public: no, number: 7}
  - {id: p8, name: 'Müllert, Anna', number: 8}
";

    #[test]
    fn a_hidden_name_is_found_in_plain_letters_other_scripts_and_cases() {
        let event = read("park.yaml", SPELT).unwrap_or_else(|error| panic!("{error}"));
        let hidden = HiddenNames::of_event(&event);
        for name in [
            "Luszczac",
            "Łuszcząca",
            "Łuszczącowi",
            "Zolwik",
            "LUSZCZAC",
            "Muller",
            "Mueller",
            "Müllers",
            "Muellers",
            "Mullers",
            "Mu\u{308}ller",
            "Иванова",
            "Ивановым",
            "Ivanov",
            "Iwanow",
            "Petr",
            "Hidden\u{ad}last",
            "Hidden\u{200b}last",
            "Hiddenlasts",
            "Hiddenlast2",
            "OBrien",
            "O’Brien",
            "Obrien",
            "O'Briens",
            "Brien",
            "Dijk",
            "Ng",
            "Li",
            "NG",
        ] {
            assert!(hidden.are_in(&format!("then {name} took")), "{name}");
            let mut said = format!("then {name} took 32-28");
            hidden.redact(&mut said);
            let shown =
                said.strip_prefix("then ").and_then(|rest| rest.strip_suffix(" took 32-28"));
            let shown = shown.unwrap_or_else(|| panic!("{said}"));
            assert!(["N.N.", "L.O."].contains(&shown.trim_start_matches("O'")), "{name}: {said}");
        }
        let mut said = "Hiddenlast's clock; (Ng) and Hiddenlast-Smith".to_owned();
        hidden.redact(&mut said);
        assert_eq!(said, "N.N.'s clock; (N.N.) and N.N.-Smith");
    }

    #[test]
    fn other_words_and_public_names_are_left() {
        let event = read("park.yaml", SPELT).unwrap_or_else(|error| panic!("{error}"));
        let hidden = HiddenNames::of_event(&event);
        for text in [
            "Müllert won; the mill, the mullers of lime and van Gogh",
            "Every move of White was made in time: no ng, no li, a hidden last move",
            "Round 3. The Van arrived; Game drawn after 32-28 19-23, Line B",
        ] {
            let mut said = text.to_owned();
            hidden.redact(&mut said);
            assert_eq!(said, text);
        }
        assert!(!hidden.are_in("Every move of White was best, van Gogh thought, and Line B too"));
    }

    #[test]
    fn a_hidden_player_is_no_public_arbiter() {
        let event = read("park.yaml", SPELT).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(event.published().arbiters, ["N.N.", "Jan Vos"]);
    }
}
