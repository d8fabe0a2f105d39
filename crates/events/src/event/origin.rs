//! What ladders and counts are called, and where they were read, as values: documents have it as
//! text, and those of the program are read in every language.

use draughts_ground::told;

told! {
    /// The title of a ladder or a count, or its source.
    pub enum Origin {
        /// A title of a ladder.
        Match2013 => "origin-match-2013";
        /// The same.
        Women2015 => "origin-women-2015";
        /// The same.
        Cup2017 => "origin-cup-2017";
        /// The same.
        Match2020 => "origin-match-2020";
        /// The same.
        Deciding2020 => "origin-deciding-2020";
        /// The same.
        Blitz2023 => "origin-blitz-2023";
        /// The same.
        Europe2022 => "origin-europe-2022";
        /// The same.
        LehmannGeorgiev => "origin-lehmann-georgiev";
        /// The same.
        LehmannGeorgiev10 => "origin-lehmann-georgiev-10";
        /// A title of a count.
        Delft12 => "origin-delft-12";
        /// The same.
        Delft10 => "origin-delft-10";
        /// The same.
        Delft432 => "origin-delft-4-3-2";
        /// The same.
        Delft532 => "origin-delft-5-3-2";
        /// The same.
        DelftWestHolland => "origin-delft-west-holland";
        /// The same.
        PlusDraw => "origin-plus-draw";
        /// A source.
        From2013 => "origin-from-2013";
        /// The same.
        From2015 => "origin-from-2015";
        /// The same.
        FromEurope2022 => "origin-from-europe-2022";
        /// The same.
        FromDampromotie => "origin-from-dampromotie";
        /// The same.
        FromSite => "origin-from-site";
        /// The same.
        FromDelftAndSite => "origin-from-delft-and-site";
        /// The same.
        AsReported => "origin-as-reported";
        /// An address, and what a document of somebody else says of itself.
        Own { text: String } => "origin-own";
    }
}

/// What the documents of the program say, in their words.
const KNOWN: &[(&str, Origin)] = &[
    ("World title match of 2013, seven rounds", Origin::Match2013),
    ("Women's world title match of 2015, seven rounds", Origin::Women2015),
    ("World Cup final of 2017, a round robin of ten", Origin::Cup2017),
    ("World title match of 2020, nine rounds", Origin::Match2020),
    ("Deciding tie-break of the world title match of 2020", Origin::Deciding2020),
    ("World championship blitz of 2023, play-offs of sixteen", Origin::Blitz2023),
    ("European championship of 2022, the first three places", Origin::Europe2022),
    (
        "Lehmann-Georgiev, 15 minutes for all games, as for places 1 to 3 at the world championship of 2017",
        Origin::LehmannGeorgiev,
    ),
    (
        "Lehmann-Georgiev, 10 minutes for all games, as for four or more players at the world championship of 2017",
        Origin::LehmannGeorgiev10,
    ),
    ("Delft count, 12 points", Origin::Delft12),
    ("Delft count, 10 points, as in the match Valneris - Tsjizjov, Delft 2006", Origin::Delft10),
    ("Delft count 4-3-2, Volmac tournament 1984", Origin::Delft432),
    ("Renewed Delft count, 5 for a win and else as 4-3-2; not for a Swiss", Origin::Delft532),
    ("Delft count 2-1½-1, championship of West-Holland", Origin::DelftWestHolland),
    ("A plus for who is ahead in a draw", Origin::PlusDraw),
    ("wcmm2013.fmjd.org, as far as it was read", Origin::From2013),
    ("women2015.4draughts.com, page 17", Origin::From2015),
    ("ec22.be, rules and regulations", Origin::FromEurope2022),
    (
        "Stichting Dampromotie, reglement puntentelling (dampromotie.nl), articles 1 to 7",
        Origin::FromDampromotie,
    ),
    ("ericsdamsite.com, 22 July 2006", Origin::FromSite),
    ("dampromotie.nl, Delftse telling; ericsdamsite.com, 22 July 2006", Origin::FromDelftAndSite),
    ("as reported of the Dutch women's championship; its text was not read", Origin::AsReported),
];

impl Origin {
    /// What a document says of itself.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let known = KNOWN.iter().find(|(known, _)| *known == text);
        known.map_or_else(|| Self::Own { text: text.to_owned() }, |(_, origin)| origin.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Count, Ladder};

    #[test]
    fn what_the_documents_of_the_program_say_of_themselves_is_known() {
        let ladders = Ladder::presets().iter();
        let ladders = ladders.flat_map(|one| one.title.iter().chain(&one.source));
        let counts = Count::all().iter().flat_map(|one| [&one.title, &one.source]);
        let mut known = 0;
        for text in ladders.chain(counts) {
            // An address is the same in every language.
            let is_address = !text.contains(' ')
                || text.ends_with("(86. pasaules cempionats)")
                || text.ends_with("Delftske telling");
            let is_known = !matches!(Origin::of(text), Origin::Own { .. });
            assert!(is_known != is_address, "{text}");
            known += usize::from(is_known);
        }
        // The source of both ladders by Lehmann and Georgiev is an address.
        assert_eq!(known, KNOWN.len());
    }
}
