//! Output formats, and the file extensions that select them.

use std::path::Path;

/// Declares the formats, each with its name in options and its file extensions.
///
/// The usual extension comes first. A format without extensions must be named.
macro_rules! formats {
    ($(#[$doc:meta] $format:ident $word:literal [$($ending:literal),*])*) => {
        /// An output format.
        ///
        /// Each kind of output has a list of the formats that it supports, such as [`SheetFormat`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Format {
            $(#[$doc] $format,)*
        }

        impl Format {
            const ALL: &'static [Self] = &[$(Self::$format),*];

            /// Returns the name of the format in options.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$format => $word,)*
                }
            }

            /// Returns the file extensions that select the format, the usual one first.
            ///
            /// There are none if the format must be named.
            #[must_use]
            pub const fn endings(self) -> &'static [&'static str] {
                match self {
                    $(Self::$format => &[$($ending),*],)*
                }
            }
        }
    };
}

formats! {
    /// Text for people, in a terminal.
    Text "text" ["txt"]
    /// Source lines with marks, in the style of a compiler.
    Full "full" ["txt"]
    /// One line per finding.
    Concise "concise" []
    /// One JSON document.
    Json "json" ["json"]
    /// JSON lines, one document per line.
    Jsonl "jsonl" ["jsonl"]
    /// Comma-separated values.
    Csv "csv" ["csv"]
    /// A spreadsheet workbook.
    Xlsx "xlsx" ["xlsx"]
    /// Markdown.
    Md "md" ["md", "markdown"]
    /// A page to print.
    Html "html" ["html", "htm"]
    /// Game records, as strict PDN 3.0.
    Pdn "pdn" ["pdn"]
    /// Positions, one per line.
    Fen "fen" ["fen"]
    /// An event, as in its file.
    Yaml "yaml" ["yaml", "yml"]
    /// A FIDE tournament report with the records of 2026.
    Trf "trf" ["trf"]
    /// A FIDE tournament report with the records of 2016.
    Trf16 "trf16" ["trf16"]
    /// The crosstable of Draughts Arbiter Pro.
    Dap "dap" []
    /// The crosstable of Toernooibase.
    Toernooibase "toernooibase" []
    /// A vector drawing.
    Svg "svg" ["svg"]
    /// A bitmap.
    Png "png" ["png"]
    /// JSON lines, one row per game.
    Games "games" []
    /// JSON lines, one row per position.
    Positions "positions" []
    /// JSON lines, one row per finding.
    Findings "findings" []
    /// A list of players' names.
    Names "names" []
    /// JSON lines that can be merged with those of other shards.
    Part "part" ["part"]
}

/// The formats that one kind of output supports.
pub trait Form: Copy + Eq + Send + Sync + 'static {
    /// Returns all of them, in the order in which help lists them.
    fn all() -> impl Iterator<Item = Self> + Clone + Send + Sync;

    /// Returns the corresponding [`Format`], with its name and file extensions.
    fn format(self) -> Format;
}

/// Declares the formats of kinds of output, each in the order in which help lists them.
macro_rules! forms {
    ($($(#[$doc:meta])* $name:ident { $($form:ident),* })*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            pub enum $name {
                $(
                    #[doc = concat!("[`Format::", stringify!($form), "`].")]
                    $form,
                )*
            }

            /// The first in the order of help.
            impl Default for $name {
                fn default() -> Self {
                    [$(Self::$form),*][0]
                }
            }

            impl Form for $name {
                fn all() -> impl Iterator<Item = Self> + Clone + Send + Sync {
                    [$(Self::$form),*].into_iter()
                }

                fn format(self) -> Format {
                    match self {
                        $(Self::$form => Format::$form,)*
                    }
                }
            }
        )*
    };
}

forms! {
    /// The formats of a view of an event or of a rating list.
    SheetFormat { Text, Csv, Json, Md, Html }
    /// As [`SheetFormat`], plus the workbook, which only the command line writes.
    ViewFormat { Text, Csv, Xlsx, Json, Md, Html }
    /// The formats of a drawing of an event.
    DrawingFormat { Text, Svg, Html, Json }
    /// The formats of a drawn position.
    PositionFormat { Text, Svg, Png }
    /// The formats of the findings about games.
    FindingsFormat { Full, Concise, Json, Jsonl, Csv }
    /// The formats that games can be converted to.
    ConversionFormat { Pdn, Fen, Html, Jsonl, Csv, Games, Positions, Findings, Names }
    /// The formats of games for other draughts programs: only records.
    RecordFormat { Pdn }
    /// The formats of games that may be duplicates.
    DuplicatesFormat { Concise, Jsonl, Csv }
    /// The formats of output that is either for people or for programs.
    PlainFormat { Text, Json }
    /// The formats of a ruling and of a count.
    RulingFormat { Text, Json, Md, Html }
    /// The formats of the openings of games.
    OpeningsFormat { Text, Json, Jsonl }
    /// The formats of the cards of a draw.
    CardsFormat { Text, Html }
    /// The formats of the standings of a tournament report.
    TrfFormat { Text, Csv, Json }
    /// The formats of an event for other programs.
    ExportFormat { Json, Csv, Yaml, Trf, Trf16, Dap, Toernooibase }
}

impl Format {
    /// Returns the format with a name; `None` if there is none.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|format| format.word() == word)
    }

    /// Returns the format, among some, that a file's extension selects, in upper or lower case.
    ///
    /// `None` if the file has no extension, or if it selects no format among these.
    pub fn of_ending(file: &Path, among: impl IntoIterator<Item = Self>) -> Option<Self> {
        let ending = file.extension()?.to_str()?;
        let is_asked = |known: &str| ending.eq_ignore_ascii_case(known);
        among.into_iter().find(|format| format.endings().iter().any(|known| is_asked(known)))
    }
}

impl ViewFormat {
    /// Returns the format of the sheets; `None` for a workbook.
    #[must_use]
    pub const fn of_sheets(self) -> Option<SheetFormat> {
        match self {
            Self::Text => Some(SheetFormat::Text),
            Self::Csv => Some(SheetFormat::Csv),
            Self::Xlsx => None,
            Self::Json => Some(SheetFormat::Json),
            Self::Md => Some(SheetFormat::Md),
            Self::Html => Some(SheetFormat::Html),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_follows_the_ending() {
        let sheets = [Format::Text, Format::Csv, Format::Json, Format::Md, Format::Html];
        let of = |name: &str| Format::of_ending(Path::new(name), sheets);
        assert_eq!(of("wall.HTML"), Some(Format::Html));
        assert_eq!(of("a/b.txt"), Some(Format::Text));
        assert_eq!(of("x.markdown"), Some(Format::Md));
        assert_eq!(of("x.csv"), Some(Format::Csv));
        assert_eq!(of("x.json"), Some(Format::Json));
        assert_eq!((of("x.pdf"), of("html"), of("x.pdn")), (None, None, None));
    }

    #[test]
    fn every_format_is_known_by_its_word() {
        for &format in Format::ALL {
            assert_eq!(Format::of_word(format.word()), Some(format));
        }
        assert_eq!(Format::of_word("pdf"), None);
    }
}
