//! The titles of ladders, counts, presets and rating schemes, and the sources of the first two, as
//! values: documents have them as text, and those of the program are translated.

use draughts_ground::told;

told! {
    /// The title of a document of the program, or the source of a ladder or a count.
    pub enum Origin {
        Match2013 => "origin-match-2013", "World title match of 2013, seven rounds";
        Women2015 => "origin-women-2015", "Women's world title match of 2015, seven rounds";
        Cup2017 => "origin-cup-2017", "World Cup final of 2017, a round robin of ten";
        Match2020 => "origin-match-2020", "World title match of 2020, nine rounds";
        Deciding2020 => "origin-deciding-2020",
            "Deciding tie-break of the world title match of 2020";
        Blitz2023 => "origin-blitz-2023", "World championship blitz of 2023, play-offs of sixteen";
        Europe2022 => "origin-europe-2022", "European championship of 2022, the first three places";
        LehmannGeorgiev => "origin-lehmann-georgiev",
            "Lehmann-Georgiev, 15 minutes for all games, as for places 1 to 3 at the world \
             championship of 2017";
        LehmannGeorgiev10 => "origin-lehmann-georgiev-10",
            "Lehmann-Georgiev, 10 minutes for all games, as for four or more players at the world \
             championship of 2017";
        IdfTeams2022 => "origin-idf-teams-2022",
            "IDF world team championship of draughts-64, 2022 (Kranevo), men";
        IdfTeams2022Women => "origin-idf-teams-2022-women",
            "IDF world team championship of draughts-64, 2022 (Kranevo), women";
        EuropeTeams2021 => "origin-europe-teams-2021",
            "European championship of national teams, 2021 (Chianciano Terme), men";
        EuropeTeams2021Women => "origin-europe-teams-2021-women",
            "European championship of national teams, 2021 (Chianciano Terme), women";
        ClubCup2012 => "origin-club-cup-2012", "EDC club cup, 2012 (Sepolno), men";
        ClubCup2012Women => "origin-club-cup-2012-women", "EDC club cup, 2012 (Sepolno), women";
        PcbestCup2020 => "origin-pcbest-cup-2020", "PCBEST cup of clubs, 2020, online";
        Correspondence2013 => "origin-correspondence-2013",
            "Correspondence team championship, 2013";
        SecondClass2023 => "origin-second-class-2023",
            "Netherlands, national competition, second class, seasons 2023 to 2025";
        NorthHollandCup => "origin-north-holland-cup", "Cup of North Holland for teams of four";
        CoupeDeFrance => "origin-coupe-de-france", "Coupe de France of clubs";
        NordPicardie2005 => "origin-nord-picardie-2005", "Interclubs Nord-Picardie, 2005";
        RhoneAlpes => "origin-rhone-alpes", "Interclubs of Rhone-Alpes, rapid";
        IsraelTeams => "origin-israel-teams", "Israel, team championship on the big board";
        FrisianFastTeams => "origin-frisian-fast-teams", "Frisian fast team event";
        FmjdStyle => "origin-fmjd-style",
            "In the style of the FMJD: the normal curve in two decimals, ratings as before the \
             event";
        FideStyle => "origin-fide-style",
            "In the style of FIDE: the table of steps, ratings as before the event";
        Mundigames => "origin-mundigames", "Ranking for points, Mundigames";
        Delft12 => "origin-delft-12", "Delft count, 12 points";
        Delft10 => "origin-delft-10",
            "Delft count, 10 points, as in the match Valneris - Tsjizjov, Delft 2006";
        Delft432 => "origin-delft-4-3-2", "Delft count 4-3-2, Volmac tournament 1984";
        Delft532 => "origin-delft-5-3-2",
            "Renewed Delft count, 5 for a win and else as 4-3-2; not for a Swiss";
        DelftWestHolland => "origin-delft-west-holland",
            "Delft count 2-1½-1, championship of West-Holland";
        PlusDraw => "origin-plus-draw", "A plus for who is ahead in a draw";
        From2013 => "origin-from-2013", "wcmm2013.fmjd.org, as far as it was read";
        From2015 => "origin-from-2015", "women2015.4draughts.com, page 17";
        FromEurope2022 => "origin-from-europe-2022", "ec22.be, rules and regulations";
        FromDampromotie => "origin-from-dampromotie",
            "Stichting Dampromotie, reglement puntentelling (dampromotie.nl), articles 1 to 7";
        FromSite => "origin-from-site", "ericsdamsite.com, 22 July 2006";
        FromDelftAndSite => "origin-from-delft-and-site",
            "dampromotie.nl, Delftse telling; ericsdamsite.com, 22 July 2006";
        AsReported => "origin-as-reported",
            "as reported of the Dutch women's championship; its text was not read";
        Own { text: String } => "origin-own", "{ $text }";
    }
}

/// The texts in the program's documents.
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
    ("IDF world team championship of draughts-64, 2022 (Kranevo), men", Origin::IdfTeams2022),
    (
        "IDF world team championship of draughts-64, 2022 (Kranevo), women",
        Origin::IdfTeams2022Women,
    ),
    (
        "European championship of national teams, 2021 (Chianciano Terme), men",
        Origin::EuropeTeams2021,
    ),
    (
        "European championship of national teams, 2021 (Chianciano Terme), women",
        Origin::EuropeTeams2021Women,
    ),
    ("EDC club cup, 2012 (Sepolno), men", Origin::ClubCup2012),
    ("EDC club cup, 2012 (Sepolno), women", Origin::ClubCup2012Women),
    ("PCBEST cup of clubs, 2020, online", Origin::PcbestCup2020),
    ("Correspondence team championship, 2013", Origin::Correspondence2013),
    (
        "Netherlands, national competition, second class, seasons 2023 to 2025",
        Origin::SecondClass2023,
    ),
    ("Cup of North Holland for teams of four", Origin::NorthHollandCup),
    ("Coupe de France of clubs", Origin::CoupeDeFrance),
    ("Interclubs Nord-Picardie, 2005", Origin::NordPicardie2005),
    ("Interclubs of Rhone-Alpes, rapid", Origin::RhoneAlpes),
    ("Israel, team championship on the big board", Origin::IsraelTeams),
    ("Frisian fast team event", Origin::FrisianFastTeams),
    (
        "In the style of the FMJD: the normal curve in two decimals, ratings as before the event",
        Origin::FmjdStyle,
    ),
    ("In the style of FIDE: the table of steps, ratings as before the event", Origin::FideStyle),
    ("Ranking for points, Mundigames", Origin::Mundigames),
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
    /// Returns the origin for a text of a document.
    pub fn of(text: &str) -> Self {
        let known = KNOWN.iter().find(|(known, _)| *known == text);
        known.map_or_else(|| Self::Own { text: text.to_owned() }, |(_, origin)| origin.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Count, Ladder, TeamPreset};

    #[test]
    fn what_the_documents_of_the_program_say_of_themselves_is_known() {
        let ladders = Ladder::presets().iter();
        let ladders = ladders.flat_map(|one| one.title.iter().chain(&one.source));
        let counts = Count::all().iter().flat_map(|one| [&one.title, &one.source]);
        let presets = TeamPreset::all().iter().map(|one| &one.title);
        let mut known = 0;
        for text in ladders.chain(counts).chain(presets) {
            // An address is the same in every language.
            let is_address = !text.contains(' ')
                || text.ends_with("(86. pasaules cempionats)")
                || text.ends_with("Delftske telling");
            let is_known = !matches!(Origin::of(text), Origin::Own { .. });
            assert!(is_known != is_address, "{text}");
            known += usize::from(is_known);
        }
        // The source of both Lehmann-Georgiev ladders is an address.
        // The titles of the rating schemes are looked for beside them.
        assert_eq!(known + 3, KNOWN.len());
    }
}
