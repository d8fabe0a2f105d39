//! Detects and decodes the encoding of a text that does not declare one.
//!
//! The candidates are UTF-8, UTF-16 and the code pages in which draughts federations write.
//!
//! A text that is not UTF-8 is assigned the code page with the best score: letters of one language
//! next to each other, capitals at the beginning of words, and no symbols inside words. Thus bytes
//! that are `Иванов` in one code page and `йБЮМНБ` or `Èâàíîâ` in others are read as `Иванов`.
//! Every text gets a guess; the caller reports which one.

mod recoded;

use std::sync::OnceLock;

pub use recoded::Recoded;

use encoding_rs::{IBM866, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1257};

/// The number of non-ASCII bytes examined for a guess.
const LOOKED_AT: usize = 4096;

/// CP850, bytes 128 to 255.
const CP850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
    áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
    └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
    ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// CP852, bytes 128 to 255.
const CP852: &str = "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č\
    áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
    └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀\
    ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}";

/// The encoding of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, little-endian.
    Utf16Le,
    /// UTF-16, big-endian.
    Utf16Be,
    /// Windows, Western European.
    Windows1252,
    /// Windows, Central European.
    Windows1250,
    /// Windows, Baltic.
    Windows1257,
    /// Windows, Cyrillic.
    Windows1251,
    /// Unix and mail, Russian.
    Koi8R,
    /// DOS, Cyrillic.
    Cp866,
    /// DOS, Western Europe.
    Cp850,
    /// DOS, Central Europe.
    Cp852,
}

/// The non-ASCII letters of each language written in a code page.
type Alphabets = &'static [&'static str];

const WESTERN: Alphabets = &[
    "äöüß",
    "àâæçéèêëîïôœùûü",
    "áàéèëíïóòöüú",
    "áéíñóúü",
    "ãõâêôçáéíóúà",
    "àèéìòù",
    "æøåéöäü",
    "åäöé",
    "áéíóúýþðæö",
];
const CENTRAL: Alphabets =
    &["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţ", "čćđšž", "äöüß"];
const BALTIC: Alphabets = &["ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž", "ąćęłńóśźż"];
const CYRILLIC: Alphabets =
    &["абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"];

/// Cyrillic letters so frequent that hardly a word lacks all of them, and rare ones.
const FREQUENT: &str = "оеаинтсрвлк";
const RARE: &str = "ъэщфцю";

impl Encoding {
    /// Every encoding, the most common first. On equal scores, the first code page wins.
    pub const ALL: [Self; 11] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Windows1252,
        Self::Windows1250,
        Self::Windows1257,
        Self::Windows1251,
        Self::Koi8R,
        Self::Cp866,
        Self::Cp850,
        Self::Cp852,
    ];

    /// Returns its name: `utf-8`, `windows-1251`, `koi8-r`, `cp852`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Windows1252 => "windows-1252",
            Self::Windows1250 => "windows-1250",
            Self::Windows1257 => "windows-1257",
            Self::Windows1251 => "windows-1251",
            Self::Koi8R => "koi8-r",
            Self::Cp866 => "cp866",
            Self::Cp850 => "cp850",
            Self::Cp852 => "cp852",
        }
    }

    /// Returns the encoding with a name as people write it: `CP1251`, `utf8`, `latin1`, `ibm852`.
    pub fn named(name: &str) -> Option<Self> {
        let plain: String =
            name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
        let number = plain.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let before = &plain[..plain.len() - number.len()];
        Some(match plain.as_str() {
            "utf8" => Self::Utf8,
            "utf16" | "utf16le" => Self::Utf16Le,
            "utf16be" => Self::Utf16Be,
            "koi8r" | "koi8" => Self::Koi8R,
            "latin1" | "iso88591" | "ansi" => Self::Windows1252,
            _ if !matches!(before, "" | "cp" | "windows" | "win" | "ibm" | "dos") => return None,
            _ => match number {
                "1252" => Self::Windows1252,
                "1250" => Self::Windows1250,
                "1257" => Self::Windows1257,
                "1251" => Self::Windows1251,
                "866" => Self::Cp866,
                "850" => Self::Cp850,
                "852" => Self::Cp852,
                _ => return None,
            },
        })
    }

    /// Detects UTF-16 from the first bytes of a text.
    ///
    /// The evidence is a byte order mark, or two ASCII characters, each next to a zero byte.
    pub fn utf16(start: &[u8]) -> Option<Self> {
        let ascii = |byte: u8| byte != 0 && byte.is_ascii();
        match *start {
            [0xFF, 0xFE, ..] => Some(Self::Utf16Le),
            [0xFE, 0xFF, ..] => Some(Self::Utf16Be),
            [a, 0, b, 0, ..] if ascii(a) && ascii(b) => Some(Self::Utf16Le),
            [0, a, 0, b, ..] if ascii(a) && ascii(b) => Some(Self::Utf16Be),
            _ => None,
        }
    }

    /// Returns the encoding declared by the byte order mark at the start of a text.
    pub const fn marked(start: &[u8]) -> Option<Self> {
        match start {
            [0xEF, 0xBB, 0xBF, ..] => Some(Self::Utf8),
            [0xFF, 0xFE, ..] => Some(Self::Utf16Le),
            [0xFE, 0xFF, ..] => Some(Self::Utf16Be),
            _ => None,
        }
    }

    /// Returns the code page with the best score for bytes that are not UTF-8.
    pub fn guess(bytes: &[u8]) -> Self {
        if is_plainly_1251(bytes) {
            return Self::Windows1251;
        }
        let pages = Self::ALL.into_iter().filter_map(|page| Some((page, page.table()?)));
        let mut best = (Self::Windows1252, i64::MIN);
        for (page, table) in pages {
            let says = page.reading_score(bytes, table);
            if says > best.1 {
                best = (page, says);
            }
        }
        best.0
    }

    /// Guesses the code page of a text in which some lines are not UTF-8, from all of those lines
    /// together.
    ///
    /// Returns `None` if every line is UTF-8. The text may end in the middle of a character.
    pub fn of_lines(text: &[u8]) -> Option<Self> {
        if std::str::from_utf8(text).is_ok() {
            return None;
        }
        let lines = text.split_inclusive(|byte| matches!(byte, b'\n' | b'\r'));
        let is_other = |line: &&[u8]| {
            std::str::from_utf8(line).is_err_and(|error| error.error_len().is_some())
        };
        let others: Vec<u8> = lines.filter(is_other).flatten().copied().collect();
        (!others.is_empty()).then(|| Self::guess(&others))
    }

    /// Returns the code page of a part of a text that is in this code page.
    ///
    /// This differs from `self` only if the part makes no sense in `self` and does in the other
    /// code page.
    #[must_use]
    pub fn of_part(self, bytes: &[u8]) -> Self {
        if self.raw_score(bytes) >= 0 {
            return self;
        }
        let other = Self::guess(bytes);
        if other.raw_score(bytes) > 0 { other } else { self }
    }

    /// Returns the score of bytes in this code page, without the penalty for its rarity.
    fn raw_score(self, bytes: &[u8]) -> i64 {
        self.table().map_or(0, |table| self.reading_score(bytes, table) + self.rarity())
    }

    /// Decodes bytes in this encoding. Invalid bytes become U+FFFD.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> String {
        match (self, self.table()) {
            (_, Some(table)) => bytes
                .iter()
                .map(|&byte| match byte.checked_sub(128) {
                    Some(high) => table[usize::from(high)],
                    None => char::from(byte),
                })
                .collect(),
            (Self::Utf16Le, _) => encoding_rs::UTF_16LE.decode_with_bom_removal(bytes).0.into(),
            (Self::Utf16Be, _) => encoding_rs::UTF_16BE.decode_with_bom_removal(bytes).0.into(),
            _ => String::from_utf8_lossy(bytes).into_owned(),
        }
    }

    /// Returns the characters for bytes 128 to 255 of a code page.
    fn table(self) -> Option<&'static [char; 128]> {
        static TABLES: OnceLock<Vec<(Encoding, [char; 128])>> = OnceLock::new();
        let tables = TABLES.get_or_init(|| {
            let high: Vec<u8> = (128..=255).collect();
            let text = |page: &'static encoding_rs::Encoding| {
                page.decode_without_bom_handling(&high).0.into_owned()
            };
            let table = |(page, text): (Self, String)| {
                let mut table = ['\u{fffd}'; 128];
                table.iter_mut().zip(text.chars()).for_each(|(place, one)| *place = one);
                (page, table)
            };
            let texts = [
                (Self::Windows1252, text(WINDOWS_1252)),
                (Self::Windows1250, text(WINDOWS_1250)),
                (Self::Windows1257, text(WINDOWS_1257)),
                (Self::Windows1251, text(WINDOWS_1251)),
                (Self::Koi8R, text(KOI8_R)),
                (Self::Cp866, text(IBM866)),
                (Self::Cp850, CP850.to_owned()),
                (Self::Cp852, CP852.to_owned()),
            ];
            texts.into_iter().map(table).collect()
        });
        tables.iter().find(|(page, _)| *page == self).map(|(_, table)| table)
    }

    const fn alphabets(self) -> Alphabets {
        match self {
            Self::Windows1250 | Self::Cp852 => CENTRAL,
            Self::Windows1257 => BALTIC,
            Self::Windows1251 | Self::Koi8R | Self::Cp866 => CYRILLIC,
            _ => WESTERN,
        }
    }

    /// Returns the penalty that a code page starts with: texts from DOS have become rare.
    const fn rarity(self) -> i64 {
        match self {
            Self::Cp850 => 25,
            Self::Cp852 => 27,
            Self::Cp866 => 10,
            Self::Koi8R => 3,
            Self::Windows1257 => 2,
            Self::Windows1250 => 1,
            _ => 0,
        }
    }

    /// Scores how well a text reads in this code page.
    fn reading_score(self, bytes: &[u8], table: &[char; 128]) -> i64 {
        let alphabets = self.alphabets();
        let at = |place: usize| -> char {
            bytes.get(place).map_or(' ', |&byte| match byte.checked_sub(128) {
                Some(high) => table[usize::from(high)],
                None => char::from(byte),
            })
        };
        let (mut letters, mut known, mut more) = (0, 0, -self.rarity());
        let mut in_alphabet = [0; MOST_ALPHABETS];
        // The same few letters recur, so each is classified only once.
        let mut met = [None; 128];
        let beyond = (0..bytes.len()).filter(|&place| !bytes[place].is_ascii()).take(LOOKED_AT);
        for place in beyond {
            let one = at(place);
            let before = if place == 0 { ' ' } else { at(place - 1) };
            let after = at(place + 1);
            let letter_beside = before.is_alphabetic() || after.is_alphabetic();
            if !one.is_alphabetic() {
                more -= match one {
                    _ if one.is_control() || one == '\u{fffd}' => 60,
                    '\u{a0}' if matches!(self, Self::Koi8R) && letter_beside => 40,
                    '\u{a0}' => 0,
                    '’' if letter_beside => 0,
                    '‘' | '’' | '“' | '”' | '„' | '–' | '—' | '«' | '»' | '№' | '½' | '…'
                        if !(before.is_alphabetic() && after.is_alphabetic()) =>
                    {
                        0
                    }
                    _ if letter_beside => 40,
                    _ => 10,
                };
                continue;
            }
            letters += 1;
            let letter = *met[usize::from(bytes[place] - 128)]
                .get_or_insert_with(|| Letter::new(one, alphabets));
            let small = letter.small;
            for (alphabet, found) in in_alphabet.iter_mut().enumerate() {
                *found += i64::from(letter.alphabets >> alphabet & 1);
            }
            known += i64::from(letter.alphabets != 0);
            let in_word = one.is_uppercase() && before.is_lowercase();
            let among_capitals =
                one.is_lowercase() && before.is_uppercase() && after.is_uppercase();
            more -= if in_word { 20 } else { 0 } + if among_capitals { 40 } else { 0 };
            let ascii_beside = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
            if ('\u{400}'..'\u{530}').contains(&one) {
                more -= if ascii_beside { 30 } else { 0 };
                more += letter.worth;
                let mut word = (place..).map(at).take_while(|one| one.is_alphabetic());
                let is_start = !before.is_alphabetic() && at(place + 2).is_alphabetic();
                let is_frequent = |one: char| one.to_lowercase().any(|one| FREQUENT.contains(one));
                more -= if is_start && !word.any(is_frequent) { 30 } else { 0 };
            } else {
                // No European language in the Latin alphabet has many non-ASCII letters side by
                // side.
                more -= if letter_beside && !ascii_beside { 5 } else { 0 };
                // As the last letter it is Italian, or it is `č` in another code page.
                more -= if small == 'è' && !after.is_alphabetic() { 8 } else { 0 };
                // In Portuguese, `õ` precedes an `e`; otherwise the byte is the Hungarian `ő`.
                more -= if small == 'õ' && !matches!(after, 'e' | 'E') { 8 } else { 0 };
                // `ï` is the second of two vowels; otherwise the byte is the `ő` of a DOS code
                // page.
                let vowel = matches!(before.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u');
                more -= if small == 'ï' && !vowel { 8 } else { 0 };
            }
        }
        let of_one = in_alphabet.into_iter().max().unwrap_or(0);
        let alphabet = |known: i64, worth: i64| worth * known - 20 * (letters - known);
        alphabet(of_one, 10).max(alphabet(known, 6)) + more
    }
}

/// The largest number of alphabets in a code page.
const MOST_ALPHABETS: usize = 9;

/// The properties of a non-ASCII letter.
#[derive(Clone, Copy)]
struct Letter {
    small: char,
    /// A bit for each alphabet of the code page that contains it.
    alphabets: u16,
    /// Its score as a Cyrillic letter.
    worth: i64,
}

impl Letter {
    fn new(letter: char, alphabets: Alphabets) -> Self {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        let has = |(at, alphabet): (usize, &&str)| u16::from(alphabet.contains(small)) << at;
        let worth = i64::from(FREQUENT.contains(small)) * 5 - i64::from(RARE.contains(small)) * 5;
        Self { small, alphabets: alphabets.iter().enumerate().map(has).sum(), worth }
    }
}

/// Returns whether the bytes are capitalised words of Windows-1251.
///
/// Nearly all names in Cyrillic letters are; this is a shortcut to the same guess.
fn is_plainly_1251(bytes: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
    let mut is_name = false;
    for word in bytes.split(|byte| !is_letter(byte)).filter(|word| !word.is_ascii()) {
        match word {
            [0xC0..=0xDF, small @ ..] if small.iter().all(|byte| *byte >= 0xE0) => {
                is_name |= small.len() >= 2;
            }
            _ => return false,
        }
    }
    is_name
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn encoded(page: Encoding, text: &str) -> Vec<u8> {
        let table = page.table().expect("a code page");
        let byte = |one: char| match one.is_ascii() {
            true => one as u8,
            false => {
                let place = table.iter().position(|&other| other == one);
                128 + u8::try_from(place.unwrap_or_else(|| panic!("{one}"))).expect("a byte")
            }
        };
        text.chars().map(byte).collect()
    }

    #[test]
    fn a_text_is_read_in_the_code_page_in_which_it_says_most() {
        use Encoding::*;
        let western = [
            "Müller, Jürgen",
            "Größe",
            "été",
            "José Núñez",
            "Gonçalves, João",
            "Sørensen",
            "Niccolò",
            "Thijssen, Daniël",
            "MÜLLER",
            "Åberg",
            "d’Évreux",
            "½-½",
        ];
        let central = [
            "Wałęsa, Łukasz",
            "Dvořák, Černý",
            "Kovačič; Žagar; Šuštar",
            "Szőke Gergő",
            "Żółć",
            "Ďurčo, Ľuboš",
            "Ionuţ Brăilă",
        ];
        let baltic = ["Šarūnas Vaičaitis", "Bērziņš, Kārlis", "Žalgiris; Jonė"];
        let cyrillic =
            ["Иванов, Иван", "Ли", "ЧИЖОВ Алексей", "турнир в Москве", "Щёголев", "Шварцман, А."];
        for (pages, texts) in [
            (&[Windows1252, Cp850][..], &western[..9]),
            (&[Windows1252][..], &western[9..]),
            (&[Windows1250, Cp852][..], &central[..]),
            (&[Windows1257][..], &baltic[..]),
            (&[Windows1251, Koi8R, Cp866][..], &cyrillic[..]),
        ] {
            for &page in pages {
                for text in texts {
                    let bytes = encoded(page, text);
                    assert_eq!(Encoding::guess(&bytes).decode(&bytes), *text, "{page:?}");
                }
            }
        }
    }

    #[test]
    fn bytes_in_a_named_code_are_read_as_utf_8() {
        let text = "Wałęsa, Łukasz\n".repeat(20_000);
        for page in [Encoding::Cp852, Encoding::Windows1250] {
            let bytes = encoded(page, &text);
            let mut read = String::new();
            Recoded::new(&bytes[..], page).read_to_string(&mut read).expect("it is read");
            assert!(read == text, "{page:?}");
        }
        let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let mut read = String::new();
        let reader = &mut Recoded::new(&wide[..], Encoding::Utf16Be);
        reader.read_to_string(&mut read).expect("it is read");
        assert!(read == text);
    }

    #[test]
    fn a_code_is_known_by_its_usual_names() {
        for one in Encoding::ALL {
            assert_eq!(Encoding::named(one.name()), Some(one));
        }
        for (name, one) in [
            ("CP1251", Encoding::Windows1251),
            ("win-1250", Encoding::Windows1250),
            ("UTF8", Encoding::Utf8),
            ("KOI8-R", Encoding::Koi8R),
            ("IBM852", Encoding::Cp852),
            ("latin1", Encoding::Windows1252),
            ("866", Encoding::Cp866),
        ] {
            assert_eq!(Encoding::named(name), Some(one), "{name}");
        }
        for name in ["", "1253", "ebcdic", "koi1251"] {
            assert_eq!(Encoding::named(name), None, "{name}");
        }
    }
}
