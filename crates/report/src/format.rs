//! The formats in which anything is written, and the endings of files that ask for them.

use std::path::Path;

/// Declares the formats: each with its word, as it is asked for, and the endings of files that ask
/// for it, the usual one first; none if it has to be named.
macro_rules! formats {
    ($(#[$doc:meta] $format:ident $word:literal [$($ending:literal),*])*) => {
        /// How something is written. Each kind of output has a list of those that it supports, such
        /// as [`SheetFormat`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Format {
            $(#[$doc] $format,)*
        }

        impl Format {
            const ALL: &'static [Self] = &[$(Self::$format),*];

            /// The word for it, as it is asked for.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$format => $word,)*
                }
            }

            /// The endings of files that ask for it, the usual one first; none if it has to be
            /// named.
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
    /// For people, in a terminal.
    Text "text" ["txt"]
    /// Source lines with marks, as a compiler does.
    Full "full" ["txt"]
    /// A line a finding.
    Concise "concise" []
    /// One document for programs.
    Json "json" ["json"]
    /// A document for programs a line.
    Jsonl "jsonl" ["jsonl"]
    /// A table of comma-separated values.
    Csv "csv" ["csv"]
    /// A workbook of a spreadsheet.
    Xlsx "xlsx" ["xlsx"]
    /// Markdown.
    Md "md" ["md", "markdown"]
    /// A page to print.
    Html "html" ["html", "htm"]
    /// Game records, as strict PDN 3.0.
    Pdn "pdn" ["pdn"]
    /// Positions, one a line.
    Fen "fen" ["fen"]
    /// An event, as its file has it.
    Yaml "yaml" ["yaml", "yml"]
    /// A tournament report of FIDE, with the records of 2026.
    Trf "trf" ["trf"]
    /// A tournament report of FIDE with those of 2016.
    Trf16 "trf16" ["trf16"]
    /// The cross-table of Draughts Arbiter Pro.
    Dap "dap" []
    /// The cross-table of Toernooibase.
    Toernooibase "toernooibase" []
    /// A drawing.
    Svg "svg" ["svg"]
    /// A picture made of points.
    Png "png" ["png"]
    /// JSON lines, a row a game.
    Games "games" []
    /// JSON lines, a row a position.
    Positions "positions" []
    /// JSON lines, a row a finding.
    Findings "findings" []
    /// A list of the names of players.
    Names "names" []
    /// JSON lines that can be put together with those of other shards.
    Part "part" ["part"]
}

/// The formats of one kind of output: those in which it can be written, and no others.
pub trait Form: Copy + Eq + Send + Sync + 'static {
    /// All of them, in the order in which a help lists them.
    fn all() -> impl Iterator<Item = Self> + Clone + Send + Sync;

    /// The same among all formats, with its word and the endings of its files.
    fn format(self) -> Format;
}

/// Declares the formats of kinds of output, each kind in the order in which a help lists them.
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
    /// The same, and that of a spreadsheet, which the command line alone writes.
    ViewFormat { Text, Csv, Xlsx, Json, Md, Html }
    /// The formats of a drawing of an event.
    DrawingFormat { Text, Svg, Html, Json }
    /// The formats of a drawn position.
    PositionFormat { Text, Svg, Png }
    /// The formats of the findings about games.
    FindingsFormat { Full, Concise, Json, Jsonl, Csv }
    /// The formats that games are converted to.
    ConversionFormat { Pdn, Fen, Html, Jsonl, Csv, Games, Positions, Findings, Names }
    /// The formats of games for other programs of draughts: records, and nothing else.
    RecordFormat { Pdn }
    /// The formats of games that may be the same.
    DuplicatesFormat { Concise, Jsonl, Csv }
    /// The formats of what is only for people or for programs.
    PlainFormat { Text, Json }
    /// The formats of a ruling, and of a count.
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
    /// The format of a word, as it is asked for; `None` if no format has this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|format| format.word() == word)
    }

    /// The one among some formats that the ending of a file asks for, in capitals or not;
    /// `None` if the file has no ending, or one of none of them.
    #[must_use]
    pub fn of_ending(file: &Path, among: impl IntoIterator<Item = Self>) -> Option<Self> {
        let ending = file.extension()?.to_str()?;
        let is_asked = |known: &str| ending.eq_ignore_ascii_case(known);
        among.into_iter().find(|format| format.endings().iter().any(|known| is_asked(known)))
    }
}

impl ViewFormat {
    /// The same among the formats of a view; `None` for that of a spreadsheet.
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
