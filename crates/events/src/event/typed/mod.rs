//! The words that a person types, by language: results, the commands of the desk, tie-breaks.
//!
//! All languages are understood at once, whatever language is spoken. Each language in which
//! everything can be said has a file here, `en.rs` first; what is the same in all of them (`2-0`,
//! `=`, `+`, `<`) stands where it is read. Words are in small letters, with `-` for a space.

mod en;
mod nl;

use super::TieBreak;

/// What is meant, each with the words for it.
type Table<T> = &'static [(T, &'static [&'static str])];

/// The words of a language.
struct Words {
    /// Its code.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests ask for each language by it"))]
    code: &'static str,
    player: Table<PlayerWord>,
    board: Table<BoardWord>,
    score: Table<ScoreWord>,
    desk: Table<DeskWord>,
    yes: &'static [&'static str],
    tie_breaks: Table<TieBreak>,
}

/// Every language that has words.
const LANGUAGES: &[&Words] = &[&en::WORDS, &nl::WORDS];

/// Declares what words can mean, with a list of it all.
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

            /// What a word means, in whatever language it is.
            #[must_use]
            $vis fn of(word: &str) -> Option<Self> {
                meant(|words| words.$table, word)
            }
        }
    };
}

meanings! {
    /// What is said of a player who was named: `p12=win`.
    pub(super) enum PlayerWord, player {
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
    /// What is said of a board: `3=white`.
    pub(super) enum BoardWord, board {
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
        /// White has won by forfeit, and the word does not say why.
        WhiteByForfeit,
        /// Black has won by forfeit, and the word does not say why.
        BlackByForfeit,
        /// A draw.
        Draw,
        /// Neither came.
        BothAbsent,
        /// Both came too late.
        BothLate,
        /// Broken off, to be played on.
        Adjourned,
        /// Struck out.
        Annulled,
        /// A forfeit, but whose? Answered with that question.
        Forfeit,
    }
}

meanings! {
    /// What is said behind a score: `2-0:forfeit`.
    pub(super) enum ScoreWord, score {
        /// A score by forfeit.
        Forfeit,
        /// A score that the arbiter decided.
        Adjudicated,
        /// The score of all games of a micro-match together.
        Total,
    }
}

meanings! {
    /// A command of the desk. Its words also hold its key, a single letter.
    pub enum DeskWord, desk {
        /// The next board.
        Skip,
        /// The board before.
        Back,
        /// Another board.
        Search,
        /// The recorded result is changed.
        Amend,
        /// The last operation is taken back.
        Undo,
        /// What is to come is listed.
        Missing,
        /// What can be typed is listed.
        Help,
        /// The desk is left.
        Quit,
    }
}

/// True for a yes, in whatever language it is.
#[must_use]
pub fn is_yes(word: &str) -> bool {
    LANGUAGES.iter().any(|words| words.yes.contains(&word))
}

/// What people call tie-breaks, as far as a code does not begin so.
pub(super) fn tie_breaks() -> impl Iterator<Item = (&'static str, TieBreak)> + Clone {
    let all = LANGUAGES.iter().flat_map(|words| words.tie_breaks);
    all.flat_map(|(one, names)| names.iter().map(move |name| (*name, *one)))
}

/// What a word of a table means.
fn meant<T: Copy + 'static>(table: impl Fn(&Words) -> Table<T>, word: &str) -> Option<T> {
    let mut all = LANGUAGES.iter().flat_map(|words| table(words));
    all.find(|(_, names)| names.contains(&word)).map(|(one, _)| *one)
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use draughts_words::Language;

    use super::*;

    /// What English says by the words of the event file, which are understood anyway.
    const NOT_IN_ENGLISH: &[BoardWord] =
        &[BoardWord::WhiteByForfeit, BoardWord::BlackByForfeit, BoardWord::Annulled];

    /// Every word for everything that `all` has, in every language, and none for two things.
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
        let player = whole(PlayerWord::ALL, &[], |words| words.player);
        let board = whole(BoardWord::ALL, NOT_IN_ENGLISH, |words| words.board);
        whole(ScoreWord::ALL, &[], |words| words.score);
        let desk = whole(DeskWord::ALL, &[], |words| words.desk);
        whole(&[], &[], |words| words.tie_breaks);
        // A forfeit is that of the player who is named.
        for word in player.iter().filter(|word| board.contains(word)) {
            assert_eq!(BoardWord::of(word), Some(BoardWord::Forfeit), "{word}");
        }
        // At the desk a command is no result, and neither is a yes.
        for word in desk {
            assert!(!board.contains(&word) && !is_yes(word), "{word}");
        }
    }
}
