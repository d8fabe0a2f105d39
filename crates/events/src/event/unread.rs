//! Questions that the source texts of ladders and counts leave open, as values: documents have them
//! as text, and those of the program are translated.

use draughts_ground::told;

told! {
    /// A question that a source text leaves open.
    pub enum OpenQuestion {
        White => "unread-white", "who has White";
        WhiteInEachStage => "unread-white-in-each-stage", "who has White in each stage";
        Times => "unread-times", "the time controls";
        Flag => "unread-flag", "what happens at a fallen flag";
        FlagInLast => "unread-flag-in-last", "what happens at a fallen flag in Lehmann-Georgiev";
        Limit => "unread-limit", "a limit of games";
        DrawnGames => "unread-drawn-games",
            "whether drawn games of Lehmann-Georgiev count in its score";
        TimeForAll => "unread-time-for-all",
            "whether the time is for all games of a superblitz (taken so, as in Lehmann-Georgiev)";
        FirstSix => "unread-first-six",
            "whether games 1 to 6 with an increment are counted from the first of the superblitz \
             (taken so)";
        CountOfMen => "unread-count-of-men",
            "how many men more give which score, and what a king counts (taken as in the 12-point \
             rules)";
        WinOnPoints => "unread-win-on-points",
            "how many men more are a win on points, and what a king counts (taken as one man, and \
             two)";
        MainLine => "unread-main-line",
            "article 8, who wins if both have a king on the main line or neither has";
        Text => "unread-text", "the text itself";
        Own { text: String } => "unread-own", "{ $text }";
    }
}

/// The texts in the program's documents.
const KNOWN: &[(&str, OpenQuestion)] = &[
    ("who has White", OpenQuestion::White),
    ("who has White in each stage", OpenQuestion::WhiteInEachStage),
    ("the time controls", OpenQuestion::Times),
    ("what happens at a fallen flag", OpenQuestion::Flag),
    ("what happens at a fallen flag in Lehmann-Georgiev", OpenQuestion::FlagInLast),
    ("a limit of games", OpenQuestion::Limit),
    ("whether drawn games of Lehmann-Georgiev count in its score", OpenQuestion::DrawnGames),
    (
        "whether the time is for all games of a superblitz (taken so, as in Lehmann-Georgiev)",
        OpenQuestion::TimeForAll,
    ),
    (
        "whether games 1 to 6 with an increment are counted from the first of the superblitz (taken so)",
        OpenQuestion::FirstSix,
    ),
    (
        "how many men more give which score, and what a king counts (taken as in the 12-point rules)",
        OpenQuestion::CountOfMen,
    ),
    (
        "how many men more are a win on points, and what a king counts (taken as one man, and two)",
        OpenQuestion::WinOnPoints,
    ),
    (
        "article 8, who wins if both have a king on the main line or neither has",
        OpenQuestion::MainLine,
    ),
    ("the text itself", OpenQuestion::Text),
];

impl OpenQuestion {
    /// Returns the value for a text of a document.
    pub fn of(text: &str) -> Self {
        let known = KNOWN.iter().find(|(known, _)| *known == text);
        known.map_or_else(|| Self::Own { text: text.to_owned() }, |(_, unread)| unread.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Count, Ladder};

    #[test]
    fn what_the_documents_of_the_program_say_is_known() {
        let ladders = Ladder::presets().iter().flat_map(|ladder| &ladder.unread);
        let counts = Count::all().iter().flat_map(|count| &count.unread);
        for text in ladders.chain(counts) {
            assert!(!matches!(OpenQuestion::of(text), OpenQuestion::Own { .. }), "{text}");
        }
        let own = OpenQuestion::Own { text: "who pays".into() };
        assert_eq!(OpenQuestion::of("who pays"), own);
    }
}
