//! The words that a person types, by language: results, desk commands, tie-breaks.
//!
//! The words of all languages are always accepted, whatever the output language. Each full language
//! has a file here, `en.rs` first; symbols common to all (`2-0`, `=`, `+`, `<`) are defined by
//! their parsers. Words are in lower case, with `-` for a space.

mod en;
mod nl;

use super::{SystemKind, TieBreak};

/// Meanings, each with its words.
type Table<T> = &'static [(T, &'static [&'static str])];

/// The words of a language.
struct Words {
    /// The language code.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests ask for each language by it"))]
    code: &'static str,
    player: Table<PlayerResult>,
    board: Table<BoardResult>,
    score: Table<ScoreWord>,
    desk: Table<DeskCommand>,
    yes: &'static [&'static str],
    postponed: &'static [&'static str],
    women: &'static [&'static str],
    /// Names of fields, and the field of the event file.
    fields: Table<&'static str>,
    tie_breaks: Table<TieBreak>,
    /// In addition to the words of the event file.
    systems: Table<SystemKind>,
}

/// Every language with words.
const LANGUAGES: &[&Words] = &[&en::WORDS, &nl::WORDS];

/// Declares the meanings of words, with a list of all.
macro_rules! meanings {
    ($(#[$doc:meta])* $vis:vis enum $name:ident, $table:ident {
        $($(#[$of:meta])* $variant:ident,)*
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$of])* $variant,)*
        }

        impl $name {
            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$variant),*];

            /// Returns the meaning of a word in any language.
            $vis fn of(word: &str) -> Option<Self> {
                meant(|words| words.$table, word)
            }
        }
    };
}

meanings! {
    /// A result for a named player: `p12=win`.
    pub(super) enum PlayerResult, player {
        /// Has won.
        Won,
        /// Has lost.
        Lost,
        /// Did not come, and has lost.
        Absent,
        /// Came too late, and has lost.
        Late,
    }
}

meanings! {
    /// A result for a board: `3=white`.
    pub(super) enum BoardResult, board {
        /// White has won.
        White,
        /// Black has won.
        Black,
        /// White came too late.
        WhiteLate,
        /// Black came too late.
        BlackLate,
        /// White did not come.
        WhiteAbsent,
        /// Black did not come.
        BlackAbsent,
        /// White has won by forfeit, for an unspecified reason.
        WhiteByForfeit,
        /// Black has won by forfeit, for an unspecified reason.
        BlackByForfeit,
        /// A draw.
        Draw,
        /// Neither came.
        BothAbsent,
        /// Both came too late.
        BothLate,
        /// Broken off, to be continued.
        Adjourned,
        /// Struck out.
        Annulled,
        /// A forfeit without its loser, which is then asked for.
        Forfeit,
    }
}

meanings! {
    /// A qualifier after a score: `2-0:forfeit`.
    pub(super) enum ScoreWord, score {
        /// A score by forfeit.
        Forfeit,
        /// A score decided by the arbiter.
        Adjudicated,
        /// The total score of a micro-match.
        Total,
    }
}

meanings! {
    /// A desk command. Its words include its key, a single letter.
    pub enum DeskCommand, desk {
        /// Go to the next board.
        Skip,
        /// Go to the previous board.
        Back,
        /// Go to another board.
        Search,
        /// Change the recorded result.
        Amend,
        /// Take back the last operation.
        Undo,
        /// List the boards to come.
        Missing,
        /// List what can be typed.
        Help,
        /// Leave the desk.
        Quit,
    }
}

/// Returns whether a word is a yes in any language.
pub fn is_yes(word: &str) -> bool {
    LANGUAGES.iter().any(|words| words.yes.contains(&word))
}

/// Returns the system that a typed word means: the word of the event file, or another name in any
/// language.
pub fn system_named(word: &str) -> Option<SystemKind> {
    let word = word.trim().to_lowercase().replace(['_', ' '], "-");
    let of_file = SystemKind::ALL.into_iter().find(|kind| kind.word() == word);
    of_file.or_else(|| meant(|words| words.systems, &word))
}

/// Returns the words for results of a board.
pub(super) fn results() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().flat_map(|words| words.board).flat_map(|(_, names)| *names).copied()
}

/// Returns whether a word says that a game is played on another day, in any language.
pub(super) fn is_postponed(word: &str) -> bool {
    LANGUAGES.iter().any(|words| words.postponed.contains(&word))
}

/// Returns whether a category is one of women, by its name in any language.
pub fn is_of_women(category: &str) -> bool {
    let name = category.trim().to_lowercase();
    LANGUAGES.iter().any(|words| words.women.contains(&name.as_str()))
}

/// Returns the field of the event file, or of a player in it, that a typed name means.
pub(super) fn field(name: &str) -> Option<&'static str> {
    let name = name.trim().to_lowercase();
    meant(|words| words.fields, &name.replace(['_', ' '], "-"))
}

/// Returns the names of tie-breaks, except those that begin like a code.
pub(super) fn tie_breaks() -> impl Iterator<Item = (&'static str, TieBreak)> + Clone {
    let all = LANGUAGES.iter().flat_map(|words| words.tie_breaks);
    all.flat_map(|(one, names)| names.iter().map(move |name| (*name, *one)))
}

/// Returns the meaning of a word by a table.
fn meant<T: Copy + 'static>(table: impl Fn(&Words) -> Table<T>, word: &str) -> Option<T> {
    let mut all = LANGUAGES.iter().flat_map(|words| table(words));
    all.find(|(_, names)| names.contains(&word)).map(|(one, _)| *one)
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use draughts_words::Language;

    use super::*;

    /// Meanings for which English uses the words of the event file, which are always accepted.
    const NOT_IN_ENGLISH: &[BoardResult] =
        &[BoardResult::WhiteByForfeit, BoardResult::BlackByForfeit, BoardResult::Annulled];

    /// Checks that all meanings have words in every language and that no word has two meanings;
    /// returns the words.
    fn whole<T: Copy + PartialEq + Debug + 'static>(
        all: &[T],
        not_in_english: &[T],
        table: impl Fn(&Words) -> Table<T>,
    ) -> Vec<&'static str> {
        let mut seen: Vec<(&str, T)> = Vec::new();
        for words in LANGUAGES {
            let code = words.code;
            for one in all {
                let has = table(words).iter().any(|(of, names)| of == one && !names.is_empty());
                let need_not = code == "en" && not_in_english.contains(one);
                assert!(has || need_not, "{code} has no word for {one:?}");
            }
            for &(one, names) in table(words) {
                for &name in names {
                    let typed = name.to_lowercase().replace(['_', ':', ' '], "-");
                    assert!(!name.is_empty() && typed == name, "{code}: {name} is never typed so");
                    let other = seen.iter().find(|(of, meant)| *of == name && *meant != one);
                    assert_eq!(other, None, "{code}: {name} also means {one:?}");
                    seen.push((name, one));
                }
            }
        }
        seen.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn every_full_language_has_its_words() {
        let own: Vec<&str> = LANGUAGES.iter().map(|words| words.code).collect();
        let full: Vec<&str> = Language::FULL.iter().map(|language| language.code()).collect();
        assert_eq!(own, full);
        for words in LANGUAGES {
            assert!(!words.yes.is_empty() && !words.tie_breaks.is_empty(), "{}", words.code);
        }
    }

    #[test]
    fn no_word_means_two_things() {
        let player = whole(PlayerResult::ALL, &[], |words| words.player);
        let board = whole(BoardResult::ALL, NOT_IN_ENGLISH, |words| words.board);
        whole(ScoreWord::ALL, &[], |words| words.score);
        let desk = whole(DeskCommand::ALL, &[], |words| words.desk);
        whole(&[], &[], |words| words.tie_breaks);
        for word in whole(&[], &[], |words| words.systems) {
            assert!(SystemKind::ALL.iter().all(|kind| kind.word() != word), "{word}");
        }
        // For a named player, a forfeit is that player's.
        for word in player.iter().filter(|word| board.contains(word)) {
            assert_eq!(BoardResult::of(word), Some(BoardResult::Forfeit), "{word}");
        }
        // At the desk, a command is not a result, and neither is a yes.
        for word in LANGUAGES.iter().flat_map(|words| words.postponed) {
            assert!(!board.contains(word) && !player.contains(word), "{word}");
        }
        for word in desk {
            assert!(!board.contains(&word) && !is_yes(word), "{word}");
        }
    }
}
