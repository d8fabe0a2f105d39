//! What is odd in the writing of a game, as values.

use super::codes;
use super::token::TagFault;
use crate::diag::found;
use crate::said::Fact;

found! {
    /// What is odd in the writing of a game.
    pub enum Oddity {
        /// The file is in UTF-16.
        Utf16 => "text-utf16", codes::ENCODING_GUESSED;
        /// A tag or a comment is not in UTF-8, and was read as something else.
        NotUtf8 { part: Encoded, guessed: String } => "text-not-utf8", codes::ENCODING_GUESSED;
        /// A tag or a comment has control characters, the first of which is this one.
        ControlCharacter { part: Encoded, character: u8 } =>
            "text-control-character", codes::CONTROL_CHARACTER;
        /// A line break is written as a backslash and a letter.
        EscapedBreak => "text-escaped-break", codes::ESCAPE_TEXT;
        /// The game is too long.
        GameCut => "text-game-cut", codes::GAME_CUT;
        /// The value of a tag has no closing quote.
        UnclosedQuote => "text-unclosed-quote", codes::UNCLOSED_QUOTE;
        /// A tag is not written as PDN requires.
        TagFault { fault: TagFault } => "text-tag-fault", codes::TAG_INVALID;
        /// A tag has no value.
        TagEmpty => "text-tag-empty", codes::TAG_INVALID;
        /// A square bracket belongs to no tag.
        StrayBracket => "text-stray-bracket", codes::TAG_INVALID;
        /// A comment has no closing brace.
        UnclosedComment => "text-unclosed-comment", codes::UNCLOSED_COMMENT;
        /// A comment holds an opening brace.
        CommentNested => "text-comment-nested", codes::COMMENT_NESTED;
        /// Variations have no closing parenthesis.
        VariationDeep { deepest: usize } => "text-variation-deep", codes::VARIATION_DEEP;
        VariationsMany { most: usize } => "text-variations-many", codes::VARIATIONS_MANY;
        UnclosedVariation { open: usize } => "text-unclosed-variation", codes::UNCLOSED_VARIATION;
        /// A second result follows the result.
        ResultExtra => "text-result-extra", codes::RESULT_EXTRA;
        /// There are more oddities than are listed.
        More { oddities: usize } => "text-more", codes::FINDINGS_OMITTED;
    }
}

/// A part of a game that may be in another encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Encoded {
    /// The value of a tag.
    Tag,
    /// A comment.
    Comment,
}

impl From<Encoded> for Fact {
    fn from(part: Encoded) -> Self {
        Self::Word(match part {
            Encoded::Tag => "tag",
            Encoded::Comment => "comment",
        })
    }
}

impl From<TagFault> for Fact {
    fn from(fault: TagFault) -> Self {
        Self::Word(match fault {
            TagFault::Name => "name",
            TagFault::Unquoted => "unquoted",
            TagFault::InnerQuote => "inner-quote",
            TagFault::NoClosingBracket => "no-closing-bracket",
            TagFault::NoOpeningBracket => "no-opening-bracket",
            TagFault::UnclosedQuote => "unclosed-quote",
        })
    }
}
