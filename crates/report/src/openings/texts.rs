//! The texts of the built-in tables as messages.
//!
//! Documents have the English text; people read it in their language.

use draughts_ground::told;

told! {
    /// A text of a table.
    pub enum TableText {
        Idf => "table-idf", "IDF table of drawn openings, 745 lines";
        IdfBasic => "table-idf-basic", "IDF basic table of drawn openings, 150 lines";
        Fmjd64 => "table-fmjd-64", "FMJD-64 table of drawn openings, 736 lines";
        Brazilian => "table-brazilian", "FMJD-64 table as used for Brazilian draughts, 725 lines";
        Acf => "table-acf", "ACF three-move openings, 174 lines";
        Acf11 => "table-acf-11", "ACF eleven-man ballots, 2,500 positions";
        Transcribed => "table-transcribed", "as transcribed in 2020 and 2021";
        OfApril => "table-of-april-2021", "of 30 April 2021";
        Decks => "table-decks-of-2003", "decks of 2003 and later";
        Ballots => "table-ballots",
            "2,253 numbered ballots; 147 more are in use elsewhere; 100 are in neither list";
        FromIdf => "table-from-idf",
            "idf64.org/tables-of-draw, by three transcriptions that agree in all lines";
        FromIdfBasic => "table-from-idf-basic",
            "idf64.org/tables-of-draw, by two transcriptions that agree";
        FromFmjd => "table-from-fmjd",
            "results.fmjd.org/viewpage.php?page_id=2, by two transcriptions that agree; one \
             derives from the other";
        FromLidraughts => "table-from-lidraughts",
            "lidraughts, which leaves out eleven lines of the FMJD-64 table; whether a federation \
             publishes a list of its own was not found";
        FromAcf => "table-from-acf",
            "American Checker Federation, usacheckers.com/156openingdeck.php; numbers by two \
             transcriptions that agree";
        FromAcf11 => "table-from-acf-11",
            "American Checker Federation, 11-man ballot; two lists and all draws of the cards";
        White => "table-white", "white";
        Black => "table-black", "black";
        OfNextLine => "table-that-of-next", "that of line V-2";
        OfMoves => "table-that-of-moves", "that of the moves";
        SixHalfMoves => "table-six-half-moves", "six half-moves have been made";
        WhiteAfterPlacing => "table-white-after-placing",
            "White moves after placing; two of three transcriptions";
        WhiteInOthers => "table-white-in-others",
            "White moves in the 22 other lines that place a white man only";
        PositionOfThird => "table-position-of-third",
            "two of three transcriptions, and the position of the third";
        WhiteAsInIdf => "table-white-as-in-idf",
            "White moves after placing; so has line XX-18 of the IDF table";
        MovesLeadElsewhere => "table-moves-lead-elsewhere",
            "the moves ef4 fe5 ab4 do not lead there";
        Majority => "table-majority", "illegal by the majority rule";
        BadOpenings => "table-bad-openings", "legal; left out as bad openings";
        Own { text: String } => "table-own", "{ $text }";
    }
}

/// The texts of the built-in tables.
const KNOWN: &[(&str, TableText)] = &[
    ("IDF table of drawn openings, 745 lines", TableText::Idf),
    ("IDF basic table of drawn openings, 150 lines", TableText::IdfBasic),
    ("FMJD-64 table of drawn openings, 736 lines", TableText::Fmjd64),
    ("FMJD-64 table as used for Brazilian draughts, 725 lines", TableText::Brazilian),
    ("ACF three-move openings, 174 lines", TableText::Acf),
    ("ACF eleven-man ballots, 2,500 positions", TableText::Acf11),
    ("as transcribed in 2020 and 2021", TableText::Transcribed),
    ("of 30 April 2021", TableText::OfApril),
    ("decks of 2003 and later", TableText::Decks),
    (
        "2,253 numbered ballots; 147 more are in use elsewhere; 100 are in neither list",
        TableText::Ballots,
    ),
    (
        "idf64.org/tables-of-draw, by three transcriptions that agree in all lines",
        TableText::FromIdf,
    ),
    ("idf64.org/tables-of-draw, by two transcriptions that agree", TableText::FromIdfBasic),
    (
        "results.fmjd.org/viewpage.php?page_id=2, by two transcriptions that agree; one derives from the other",
        TableText::FromFmjd,
    ),
    (
        "lidraughts, which leaves out eleven lines of the FMJD-64 table; whether a federation publishes a list of its own was not found",
        TableText::FromLidraughts,
    ),
    (
        "American Checker Federation, usacheckers.com/156openingdeck.php; numbers by two transcriptions that agree",
        TableText::FromAcf,
    ),
    (
        "American Checker Federation, 11-man ballot; two lists and all draws of the cards",
        TableText::FromAcf11,
    ),
    ("white", TableText::White),
    ("black", TableText::Black),
    ("that of line V-2", TableText::OfNextLine),
    ("that of the moves", TableText::OfMoves),
    ("six half-moves have been made", TableText::SixHalfMoves),
    ("White moves after placing; two of three transcriptions", TableText::WhiteAfterPlacing),
    ("White moves in the 22 other lines that place a white man only", TableText::WhiteInOthers),
    ("two of three transcriptions, and the position of the third", TableText::PositionOfThird),
    ("White moves after placing; so has line XX-18 of the IDF table", TableText::WhiteAsInIdf),
    ("the moves ef4 fe5 ab4 do not lead there", TableText::MovesLeadElsewhere),
    ("illegal by the majority rule", TableText::Majority),
    ("legal; left out as bad openings", TableText::BadOpenings),
];

impl TableText {
    /// Finds the message of a text of a table.
    pub(super) fn of(text: &str) -> Self {
        let known = KNOWN.iter().find(|(known, _)| *known == text);
        known.map_or_else(|| Self::Own { text: text.to_owned() }, |(_, known)| known.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, say};
    use draughts_games::openings::Table;
    use draughts_games::openings::{Field, names, text};

    #[test]
    fn what_the_tables_of_the_program_say_is_known_and_the_same_in_english() {
        let mut seen = 0;
        for name in names() {
            let (table, _) = Table::read(name, text(name).unwrap()).unwrap();
            let own = [Some(&table.title), table.edition.as_ref(), table.source.as_ref()];
            let left_out = table.without.iter().map(|one| &one.why);
            let mut texts: Vec<&String> = own.into_iter().flatten().chain(left_out).collect();
            for one in &table.misprints {
                texts.push(&one.why);
                let printed = [&one.printed, &one.taken].into_iter();
                texts.extend(printed.filter(|_| one.field != Field::Moves));
            }
            for text in texts {
                let known = TableText::of(text);
                assert!(!matches!(known, TableText::Own { .. }), "{name}: {text}");
                assert_eq!(say(&known, Language::English), *text);
                seen += 1;
            }
        }
        assert!(seen >= KNOWN.len(), "{seen}");
        assert_eq!(say(&TableText::of("ours"), Language::Dutch), "ours");
    }
}
