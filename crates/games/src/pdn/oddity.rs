//! Oddities in the writing of a game, as values.

use super::codes;
use super::token::TagFault;
use crate::diag::found;
use crate::said::Fact;

found! {
    /// An oddity in the writing of a game.
    pub enum Oddity {
        Utf16 => "text-utf16", codes::ENCODING_GUESSED,
            "the file is UTF-16",
            note "it was turned into UTF-8; offsets count in the UTF-8 text",
            help "save the file as UTF-8, which PDN 3 requires";
        NotUtf8 { part: Encoded, guessed: String } => "text-not-utf8", codes::ENCODING_GUESSED,
            "{ $part ->
                [comment] a comment
               *[tag] the value of a tag
            } is not UTF-8",
            note "read as { $guessed }",
            help "save the file as UTF-8, which PDN 3 requires";
        ControlCharacter {
            part: Encoded,
            character: u8,
        } => "text-control-character", codes::CONTROL_CHARACTER,
            "{ $part ->
                [comment] a comment
               *[tag] the value of a tag
            } has the control character { $character }",
            note "read as a blank, like all others of the game";
        EscapedBreak => "text-escaped-break", codes::ESCAPE_TEXT,
            "a line break is written out as backslash and letter",
            note "read as a line break, here and wherever else it stands in this game";
        GameCut => "text-game-cut", codes::GAME_CUT,
            "the game is too long to be read to its end",
            note "the text from here to the next line that starts a tag was not read";
        UnclosedQuote => "text-unclosed-quote", codes::UNCLOSED_QUOTE,
            "the value of a tag has no closing quote",
            label "the value is taken to end here";
        TagFault { fault: TagFault } => "text-tag-fault", codes::TAG_INVALID,
            "{ $fault ->
                [name] the name of a tag is not made of letters and digits
                [unquoted] the value of a tag has no quotes
                [inner-quote] the value of a tag holds a quote without a backslash
                [no-closing-bracket] a tag has no closing bracket
                [no-opening-bracket] a tag has no opening bracket
               *[unclosed-quote] the value of a tag has no closing quote
            }",
            help "write a tag as [Name \"value\"], with \\\" for a quote in the value";
        TagEmpty => "text-tag-empty", codes::TAG_INVALID, "a tag has no value";
        StrayBracket => "text-stray-bracket", codes::TAG_INVALID,
            "a square bracket belongs to no tag";
        UnclosedComment => "text-unclosed-comment", codes::UNCLOSED_COMMENT,
            "a comment has no closing brace",
            note "it is taken to end before the next tag, or with the text";
        CommentNested => "text-comment-nested", codes::COMMENT_NESTED,
            "a comment holds an opening brace",
            note "comments do not nest: it ends at the first closing brace";
        VariationDeep { deepest: usize } => "text-variation-deep", codes::VARIATION_DEEP,
            "variations are nested more than { $deepest } deep: what is inside is not judged";
        VariationsMany { most: usize } => "text-variations-many", codes::VARIATIONS_MANY,
            "more than { $most } variations: those after them are not judged";
        UnclosedVariation { open: usize } => "text-unclosed-variation", codes::UNCLOSED_VARIATION,
            "{ $open ->
                [one] a variation has no closing parenthesis
               *[other] { $open } variations have no closing parenthesis
            }",
            label "the outermost starts here",
            note "they are taken to end before the next tag, or with the text";
        ResultExtra => "text-result-extra", codes::RESULT_EXTRA,
            "a second result follows the result of the game",
            note "a result alone, with no tag or move since the last one, is no game";
        More { oddities: usize } => "text-more", codes::FINDINGS_OMITTED,
            "{ $oddities } more oddities in the writing of this game";
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
