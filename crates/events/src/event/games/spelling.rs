//! Spellings of names, and other spellings that may mean the same person.
//!
//! Names are compared without case, accents and punctuation, in any order of the words, and by
//! sound, even in another script. Similarity proves nothing: a person must confirm.

/// A name without case, accents and punctuation.
#[derive(Debug, Clone)]
pub struct Spelling {
    /// Its words in their order.
    pub(super) written: String,
    /// Its words, sorted.
    pub(super) words: Vec<String>,
    /// The words before the comma, or all of them without one.
    family: Vec<String>,
    /// The sounds of the words, sorted.
    pub(super) sounds: Vec<String>,
    /// The sounds of the words before the comma.
    family_sounds: Vec<String>,
    /// Keys that words of similar sound share, in the order of `sounds`.
    sound_keys: Vec<String>,
    /// The keys in the order of `words`.
    word_keys: Vec<String>,
}

impl Spelling {
    /// Returns the spelling of a name.
    pub fn of(name: &str) -> Self {
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
        let sounds =
            |words: &[String]| -> Vec<String> { words.iter().map(|word| sound(word)).collect() };
        let (mut all, of_family) = (sounds(&words), sounds(&family));
        let word_keys = all.iter().map(|sound| key_of(sound)).collect();
        all.sort_unstable();
        let sound_keys = all.iter().map(|sound| key_of(sound)).collect();
        Self {
            written,
            words,
            family,
            sounds: all,
            family_sounds: of_family,
            sound_keys,
            word_keys,
        }
    }

    /// Returns the concatenated letters, beginning with each of the words in turn.
    pub(in crate::event) fn turned(&self) -> Vec<String> {
        let mut words: Vec<&str> = self.written.split(' ').collect();
        let turn = |_| {
            words.rotate_left(1);
            words.concat()
        };
        (0..self.words.len()).map(turn).collect()
    }

    pub(super) fn sorted(&self) -> String {
        self.words.join(" ")
    }

    /// Returns the sorted words, without case, accents and punctuation: names with the same words
    /// have one spelling, whichever word comes first. Empty if the name has no letter or digit.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Returns a key for the sound of each word: two names that sound alike share a key that is not
    /// an initial's, but others may share one too.
    pub fn sound_keys(&self) -> &[String] {
        &self.sound_keys
    }

    /// Returns a key for the sound of each word of the family name, or of all words without a
    /// comma. Initials are left out, and so are particles such as `van der`, if there is anything
    /// else.
    pub fn family_keys(&self) -> Vec<String> {
        self.families().map(|(_, key)| key).collect()
    }

    /// Returns each word of the family name with the beginning of each other word: two names of
    /// several words that may be one share such a pair.
    pub fn pair_keys(&self) -> Vec<String> {
        let begins = |word: &str| match word.contains(|c: char| c.is_ascii_digit()) {
            // A word with a digit has no initial.
            true => word.to_owned(),
            false => word.chars().take(1).collect(),
        };
        let of_family = |(at, family): (usize, String)| {
            let others = self.words.iter().enumerate().filter(move |(other, _)| *other != at);
            others.flat_map(move |(other, word)| {
                let (as_written, as_heard) = (begins(word), begins(&self.word_keys[other]));
                [as_written, as_heard].map(|other| format!("{family} {other}"))
            })
        };
        self.families().flat_map(of_family).collect()
    }

    /// Returns the indices of the family name's words, with the keys of their sounds.
    fn families(&self) -> impl Iterator<Item = (usize, String)> {
        let is_name = |word: &&String| word.chars().nth(1).is_some();
        let is_own = move |word: &&String| is_name(word) && !PARTICLES.contains(&word.as_str());
        let has_own = self.family.iter().any(|word| is_own(&word));
        let takes = move |word: &&String| if has_own { is_own(word) } else { is_name(word) };
        let words = self.words.iter().enumerate();
        words
            .filter(move |(_, word)| self.family.contains(word) && takes(word))
            .map(|(at, _)| (at, self.word_keys[at].clone()))
    }

    /// Returns whether both have the same words, in any order, case and accents.
    pub fn is_same(&self, other: &Self) -> bool {
        // Too little remains of `!x` and `#x`.
        let letters: usize = self.words.iter().map(|word| word.chars().count()).sum();
        letters > 1 && self.words == other.words
    }

    /// Returns whether both have as many words, none of them an initial, and all sound alike: one
    /// name in two spellings.
    pub fn is_respelt(&self, other: &Self) -> bool {
        let is_whole = |name: &Self| name.words.iter().all(|word| word.chars().nth(1).is_some());
        self.words.len() == other.words.len()
            && is_whole(self)
            && is_whole(other)
            && self.sounds_like(other)
    }

    /// Returns whether both differ only in blanks: `Van Damme, Luc` and `Luc Vandamme`.
    pub fn is_spaced_otherwise(&self, other: &Self) -> bool {
        // The words must be in order, but either name may be first.
        self.words.len() != other.words.len() && {
            let its = other.turned();
            self.turned().iter().any(|own| its.contains(own))
        }
    }

    /// Returns whether both have initials, but different ones: `Jansen, I.` and `Jansen, J.`.
    pub fn has_other_initials(&self, other: &Self) -> bool {
        let (own, its) = (self.initials(), other.initials());
        !own.is_empty() && !its.is_empty() && own != its
    }

    /// Returns the words of one letter, as written.
    fn initials(&self) -> Vec<&String> {
        self.words.iter().filter(|word| word.chars().nth(1).is_none()).collect()
    }

    /// Returns whether the names differ only by one or two letters, other than initials.
    pub fn is_near(&self, other: &Self) -> bool {
        let (own, its) = (self.sorted(), other.sorted());
        let most = if own.chars().count().min(its.chars().count()) < 8 { 1 } else { 2 };
        own.len().abs_diff(its.len()) <= 4 * most
            && self.initials() == other.initials()
            && (strsim::damerau_levenshtein(&own, &its) <= most || self.is_near_turned(other, most))
    }

    /// Compares the unsorted words in every rotation, because a slip at the beginning of a word
    /// changes its place in the sorted order.
    fn is_near_turned(&self, other: &Self, most: usize) -> bool {
        let mut its: Vec<&str> = other.written.split(' ').collect();
        (0..its.len()).any(|_| {
            its.rotate_left(1);
            strsim::damerau_levenshtein(&self.written, &its.join(" ")) <= most
        })
    }

    /// Returns whether both share a word, by letters or by sound, that is not an initial.
    pub(super) fn shares_word(&self, other: &Self) -> bool {
        let is_name = |word: &&String| word.chars().nth(1).is_some();
        let is_in = |word: &String| other.sounds.iter().any(|its| is_one_sound(word, its));
        self.words.iter().filter(is_name).any(|word| other.words.contains(word))
            || self.sounds.iter().filter(is_name).any(is_in)
    }

    /// Returns whether each word of the shorter name has its partner in the longer one: the same
    /// word, or one of the two is the initial of the other. The family name must be among the equal
    /// words.
    pub fn may_be(&self, other: &Self) -> bool {
        let is_family = |word: &String| {
            let is_family = self.family.contains(word) && other.family.contains(word);
            is_family && word.chars().nth(1).is_some()
        };
        has_words_of(&self.words, &other.words, |one, other| one == other, is_family)
    }

    /// Returns whether the names have the same words by sound, the shorter one possibly fewer, or
    /// initials; a single word must be the family name.
    pub fn sounds_like(&self, other: &Self) -> bool {
        let single = self.sounds.len() == 1 || other.sounds.len() == 1;
        let is_in =
            |family: &[String], word: &String| family.iter().any(|its| is_one_sound(word, its));
        has_words_of(&self.sounds, &other.sounds, is_one_sound, |word| {
            let is_family = is_in(&self.family_sounds, word) && is_in(&other.family_sounds, word);
            word.chars().nth(1).is_some() && (is_family || !single)
        })
    }
}

/// Returns whether each word of the shorter list has its partner in the longer one: the same word,
/// or one of the two is the initial of the other. At least one equal word must be telling.
fn has_words_of(
    one: &[String],
    other: &[String],
    is_equal: impl Fn(&str, &str) -> bool,
    is_telling: impl Fn(&String) -> bool,
) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let mut free: Vec<&String> = long.iter().collect();
    let mut abbreviated = Vec::new();
    let mut has_telling = false;
    for word in short {
        match free.iter().position(|candidate| is_equal(candidate, word)) {
            Some(at) => {
                free.swap_remove(at);
                has_telling |= is_telling(word);
            }
            None => abbreviated.push(word),
        }
    }
    has_telling
        && abbreviated.into_iter().all(|word| {
            let at = free.iter().position(|candidate| is_initial(word, candidate));
            at.map(|at| free.swap_remove(at)).is_some()
        })
}

/// Returns whether one of the two words is the first letter of the other.
fn is_initial(one: &str, other: &str) -> bool {
    let single = |word: &str| word.chars().nth(1).is_none();
    // `1` is not an initial of `10`.
    let first = |word: &str| word.chars().next().filter(|first| first.is_alphabetic());
    // `J.` sounds like `i`, and `Jörg` begins as `Егор` does.
    let is_soft = |one, other| matches!((one, other), ('i', 'e') | ('e', 'i'));
    let is_same = || {
        let firsts = first(one).zip(first(other));
        firsts.is_some_and(|(one, other)| may_sound(one, other) || is_soft(one, other))
    };
    (single(one) || single(other)) && is_same()
}

/// Letters of a sound that depend on the writer's language, with their possible values: `oe` is `ö`
/// in German and `u` in Dutch, `ch` is `ч` in English and `х` in German and Dutch, `z` is `ц` in
/// German.
const OPEN: &[(char, &[char])] = &[('ø', &['o', 'u']), ('χ', &['c', 'h']), ('ζ', &['z', 'c'])];

/// Returns whether two letters of sounds may be the same.
fn may_sound(one: char, other: char) -> bool {
    let can_be = |open: char, letter: char| {
        OPEN.iter().any(|&(known, letters)| known == open && letters.contains(&letter))
    };
    one == other || can_be(one, other) || can_be(other, one)
}

/// Returns whether two words may sound the same.
pub(in crate::event) fn is_one_sound(one: &str, other: &str) -> bool {
    one == other
        || one.chars().count() == other.chars().count()
            && one.chars().zip(other.chars()).all(|(one, other)| may_sound(one, other))
}

/// Returns a key common to all words that may sound like this one.
pub(in crate::event) fn key_of(sound: &str) -> String {
    let letter = |letter| match letter {
        'ø' | 'u' => 'o',
        'χ' | 'ζ' | 'c' | 'h' | 'z' => 'k',
        letter => letter,
    };
    sound.chars().map(letter).collect()
}

/// Returns a text in lower case without accents; punctuation becomes blanks, apostrophes are
/// removed.
pub(in crate::event) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            '\'' | '’' | '‘' | '`' | '´' | 'ʼ' | '\u{300}'..='\u{36f}' => {}
            'ё' => out.push('е'),
            'й' => out.push('и'),
            'ї' => out.push('і'),
            // Latin letters with an accent, and those with a common replacement.
            '\u{df}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' if c.is_alphabetic() => {
                out.push_str(any_ascii::any_ascii_char(c));
            }
            _ if c.is_alphanumeric() => out.push(c),
            _ => out.push(' '),
        }
    }
    out
}

/// Returns a key that is the same for all spellings of a club, federation, team or family: without
/// case, accents, punctuation and blanks between initials, so that `D.C. Oak` is `dc oak`.
pub fn folded(name: &str) -> String {
    let plain = plain(name);
    let mut out = String::with_capacity(plain.len());
    let mut after_initial = false;
    for word in plain.split_whitespace() {
        let is_initial = word.chars().nth(1).is_none();
        let is_joined = is_initial && after_initial;
        if !out.is_empty() && !is_joined {
            out.push(' ');
        }
        out.push_str(word);
        after_initial = is_initial;
    }
    if out.is_empty() { name.trim().to_lowercase() } else { out }
}

/// Returns the approximate sound of a word: in Latin letters, with the variants of spellings and
/// transcriptions unified (`ue` for `ü`, `y`, `j` or `i`, `kh` or `h`, doubled letters), and with
/// [letters](OPEN) for ambiguous sounds.
pub(in crate::event) fn sound(word: &str) -> String {
    let latin: String = any_ascii::any_ascii(word)
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    let mut rest = latin.as_str();
    let mut out = String::with_capacity(rest.len());
    while let Some(first) = rest.chars().next() {
        // At the start, `ju` has the initial of `J.`, and the `e` of `jue` belongs to `ü`.
        let fits = |written: &str| {
            let is_soft = written.ends_with('u') && first != 'o';
            rest.starts_with(written)
                && !(is_soft && (out.is_empty() || rest[written.len()..].starts_with('e')))
        };
        let alike = ALIKE.iter().find(|(written, _)| fits(written));
        let own = &rest[..first.len_utf8()];
        let (written, as_sounds) = alike.copied().unwrap_or((own, own));
        for c in as_sounds.chars() {
            // `11` does not sound like `1`.
            if c.is_ascii_digit() || !out.ends_with(c) {
                out.push(c);
            }
        }
        rest = &rest[written.len()..];
    }
    out
}

/// Particles of family names.
pub(in crate::event) const PARTICLES: &[&str] =
    &["van", "von", "der", "den", "de", "het", "ten", "ter", "te", "la", "le", "el", "al", "du"];

/// Interchangeable spellings of sounds, the longer first.
const ALIKE: &[(&str, &str)] = &[
    ("schtsch", "s"),
    ("sjtsj", "s"),
    ("shch", "s"),
    ("szcz", "s"),
    ("tsch", "c"),
    ("sch", "s"),
    ("tch", "c"),
    ("tsj", "c"),
    ("dzh", "j"),
    ("dzj", "j"),
    ("sh", "s"),
    ("sj", "s"),
    ("sz", "s"),
    ("ch", "χ"),
    ("cz", "c"),
    ("ts", "c"),
    ("tz", "c"),
    ("zh", "z"),
    ("zj", "z"),
    ("dz", "z"),
    ("kh", "h"),
    ("gh", "g"),
    ("ph", "f"),
    ("th", "t"),
    ("ck", "k"),
    ("iou", "u"),
    ("yu", "u"),
    ("ju", "u"),
    ("iu", "u"),
    ("ou", "u"),
    ("oe", "ø"),
    ("ue", "u"),
    ("ae", "a"),
    ("yo", "e"),
    ("jo", "e"),
    ("io", "e"),
    ("ye", "e"),
    ("je", "e"),
    ("ie", "e"),
    ("y", "i"),
    ("j", "i"),
    ("q", "k"),
    ("w", "v"),
    ("x", "ks"),
    ("z", "ζ"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_sounds_alike_in_the_transcriptions_of_all_languages() {
        for names in [
            &["Mueller", "Müller", "Muller", "Мюллер", "Mjuller"][..],
            &["Tsjizjov, Aleksej", "Чижов, Алексей", "Chizhov, Alexey", "Tchizhov, Alexei"],
            &["Koeperman, Iser", "Куперман, Исер", "Kuperman, Iser", "Kouperman, Iser"],
            &["Schwarzman", "Шварцман", "Shvartsman", "Sjvartsman", "Schwartzman"],
            &["Charlamov, Michail", "Харламов, Михаил", "Kharlamov, Mikhail", "Harlamov, Mihail"],
            &["Sjtsjogolev", "Щоголев", "Shchogolev", "Schtschogolew"],
            &["Ouril", "Уриль", "Oeril"],
            &["Öl, Jürg", "Juerg Oel"],
            &["Lagoda, J.", "Yuriy Lagoda", "Лагода, Юрий", "Jurij Lagoda"],
        ] {
            for one in names {
                for other in names {
                    let (one, other) = (Spelling::of(one), Spelling::of(other));
                    assert!(one.sounds_like(&other), "{one:?} {other:?}");
                    let shared = one.sound_keys().iter().filter(|key| key.len() > 1);
                    assert!(shared.clone().any(|key| other.sound_keys().contains(key)));
                }
            }
        }
        let alike = |one: &str, other: &str| Spelling::of(one).sounds_like(&Spelling::of(other));
        assert!(!alike("Möller", "Müller") && !alike("Bakker", "Bacher") && !alike("Zaal", "Kaal"));
    }

    #[test]
    fn a_slip_of_the_pen_is_near_and_another_initial_is_not() {
        let near = |one: &str, other: &str| Spelling::of(one).is_near(&Spelling::of(other));
        assert!(near("Alder, Ash", "Aldre, Ash") && near("Ash, Alder", "Alder Aash"));
        assert!(near("Alder, A", "Aldre, A") && near("Ольха", "Ольга"));
        assert!(!near("Alder, A", "Alder, B") && !near("Elm", "Oak"));
        assert!(!near("Alder, Ash", "Alder, Oscar"));
    }
}
