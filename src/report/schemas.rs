//! The JSON schemas of what the program reads and prints.
//!
//! They are made from the types, committed in `fixtures/schemas`, and printed from there: a
//! test holds the two against each other. Only the feature `schema` makes them anew.

use std::fmt;

/// Declares the documents: name on the command line, type, what it is.
macro_rules! documents {
    ($($(#[$doc:meta])* $document:ident $name:literal $of:ty)*) => {
        /// A document whose JSON has a schema.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Document {
            $($(#[$doc])* $document,)*
        }

        impl Document {
            /// All of them, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$document),*];

            /// Its name on the command line; with `arbiter.` before and `/1` after it the
            /// name of the schema.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$document => $name,)*
                }
            }

            /// The committed schema.
            #[must_use]
            pub const fn schema(self) -> &'static str {
                match self {
                    $(Self::$document => include_str!(
                        concat!("../../fixtures/schemas/", $name, "-1.json")
                    ),)*
                }
            }

            /// The schema, made from the type.
            #[cfg(feature = "schema")]
            #[must_use]
            pub fn generated(self) -> String {
                let schema = match self {
                    $(Self::$document => schemars::schema_for!($of),)*
                };
                let mut text = serde_json::to_string_pretty(&schema).expect("plain JSON");
                text.push('\n');
                text
            }
        }
    };
}

documents! {
    /// A game that was judged.
    Validate "validate" super::GameView<'static>
    /// A game as a row.
    Games "games" super::columns::GameRow<'static>
    /// A position as a row.
    Positions "positions" super::columns::PositionRow<'static>
    /// A finding as a row.
    Findings "findings" super::columns::FindingRow<'static>
    /// A game that may be another one.
    Duplicates "duplicates" super::columns::DuplicateRow<'static>
    /// The last line of a part.
    Part "part" super::PartView
    /// Rule sets guessed.
    Guess "guess" super::GuessesView
    /// Games counted.
    Summary "summary" super::SummaryView
    /// A ruling.
    Adjudicate "adjudicate" super::RulingView
    /// A count of moves.
    Count "count" super::CountView
    /// The event file.
    Event "event" crate::event::Event
    /// Games held against the boards of an event.
    EventGames "event-games" super::GamesView
    /// The pairings of a round.
    EventPairings "event-pairings" super::event::PairingsView<'static>
    /// Who goes up and down between divisions.
    EventDivisions "event-divisions" super::event::DivisionsView<'static>
    /// The fixtures of teams.
    EventFixtures "event-fixtures" super::event::FixturesView<'static>
    /// The games that are still to be played.
    EventOutstanding "event-outstanding" super::event::OutstandingView<'static>
    /// The pairings of a round, by name.
    EventPairingsByName "event-pairings-by-name" super::event::ByNameView<'static>
    /// The bracket of a knockout.
    EventBracket "event-bracket" super::event::KnockoutView<'static>
    /// The standings of an event.
    EventStandings "event-standings" super::event::StandingsView<'static>
    /// The standings, explained.
    EventExplanation "event-explanation" super::event::ExplanationView<'static>
    /// A pairing, explained.
    EventPairingExplanation "event-pairing-explanation"
        super::event::PairingExplanationView<'static>
    /// The cross-table of an event.
    EventCrosstable "event-crosstable" super::event::CrosstableView<'static>
    /// Who had which colour.
    EventColors "event-colors" super::event::ColorsView<'static>
    /// A player of an event.
    EventPlayer "event-player" super::event::CardView<'static>
    /// A team of an event.
    EventTeam "event-team" super::event::TeamCardView<'static>
    /// The players of an event of teams, by their games.
    EventIndividuals "event-individuals" super::event::IndividualsView<'static>
    /// The teams of an event.
    EventTeams "event-teams" super::event::TeamsView<'static>
    /// The players of an event.
    EventPlayers "event-players" super::event::PlayersView<'static>
    /// What a final position counts for.
    FinalCount "final-count" super::FinalCountView
    /// The document of norms.
    Norms "norms" crate::norms::NormScheme
    /// The norms of an event.
    EventNorms "event-norms" super::event::NormsView<'static>
    /// The report of an event.
    EventReport "event-report" super::event::ReportView<'static>
    /// The arbiter's book.
    EventBook "event-book" super::event::BookView<'static>
    /// The play-offs of an event.
    EventPlayoffs "event-playoffs" super::event::PlayoffsView<'static>
    /// The prizes of an event.
    EventPrizes "event-prizes" super::event::PrizesView<'static>
    /// The prizes of a player, explained.
    EventPrizeExplanation "event-prize-explanation"
        super::event::PrizeExplanationView<'static>
    /// The games of an event.
    EventExport "event-export" super::event::ExportView<'static>
    /// The file of a rating list.
    Ratings "ratings" crate::ratings::RatingList
    /// A rating list.
    RatingList "rating-list" super::ratings::RatingListView<'static>
    /// A rating, explained.
    RatingExplanation "rating-explanation" super::ratings::RatingExplanationView<'static>
    /// What an event changes in a rating list.
    RatingReport "rating-report" super::ratings::RatingReportView<'static>
    /// A tournament report file, checked.
    TrfCheck "trf-check" super::TrfCheck
    /// The standings of a tournament report file.
    TrfStandings "trf-standings" super::TrfStandings
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
