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
                        concat!("../fixtures/schemas/", $name, "-1.json")
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
    Validate "validate" crate::report::GameView<'static>
    /// A game as a row.
    Games "games" crate::report::columns::GameRow<'static>
    /// A position as a row.
    Positions "positions" crate::report::columns::PositionRow<'static>
    /// A finding as a row.
    Findings "findings" crate::report::columns::FindingRow<'static>
    /// A game that may be another one.
    Duplicates "duplicates" crate::report::columns::DuplicateRow<'static>
    /// The last line of a part.
    Part "part" crate::report::PartView
    /// Rule sets guessed.
    Guess "guess" crate::report::GuessesView
    /// Games counted.
    Summary "summary" crate::report::SummaryView
    /// A ruling.
    Adjudicate "adjudicate" crate::report::RulingView
    /// A count of moves.
    Count "count" crate::report::CountView
    /// The event file.
    Event "event" crate::event::Event
    /// Games held against the boards of an event.
    EventGames "event-games" crate::event_report::GamesView
    /// The pairings of a round.
    EventPairings "event-pairings" crate::event_report::event::PairingsView<'static>
    /// Who goes up and down between divisions.
    EventDivisions "event-divisions" crate::event_report::event::DivisionsView<'static>
    /// The fixtures of teams.
    EventFixtures "event-fixtures" crate::event_report::event::FixturesView<'static>
    /// The games that are still to be played.
    EventOutstanding "event-outstanding" crate::event_report::event::OutstandingView<'static>
    /// The pairings of a round, by name.
    EventPairingsByName "event-pairings-by-name" crate::event_report::event::ByNameView<'static>
    /// The bracket of a knockout.
    EventBracket "event-bracket" crate::event_report::event::KnockoutView<'static>
    /// The standings of an event.
    EventStandings "event-standings" crate::event_report::event::StandingsView<'static>
    /// The standings, explained.
    EventExplanation "event-explanation" crate::event_report::event::ExplanationView<'static>
    /// A pairing, explained.
    EventPairingExplanation "event-pairing-explanation"
        crate::event_report::event::PairingExplanationView<'static>
    /// The cross-table of an event.
    EventCrosstable "event-crosstable" crate::event_report::event::CrosstableView<'static>
    /// Who had which colour.
    EventColors "event-colors" crate::event_report::event::ColorsView<'static>
    /// A player of an event.
    EventPlayer "event-player" crate::event_report::event::CardView<'static>
    /// A team of an event.
    EventTeam "event-team" crate::event_report::event::TeamCardView<'static>
    /// The players of an event of teams, by their games.
    EventIndividuals "event-individuals" crate::event_report::event::IndividualsView<'static>
    /// The teams of an event.
    EventTeams "event-teams" crate::event_report::event::TeamsView<'static>
    /// The players of an event.
    EventPlayers "event-players" crate::event_report::event::PlayersView<'static>
    /// What a final position counts for.
    FinalCount "final-count" crate::event_report::FinalCountView
    /// The document of norms.
    Norms "norms" crate::norms::NormScheme
    /// The norms of an event.
    EventNorms "event-norms" crate::event_report::event::NormsView<'static>
    /// The report of an event.
    EventReport "event-report" crate::event_report::event::ReportView<'static>
    /// The arbiter's book.
    EventBook "event-book" crate::event_report::event::BookView<'static>
    /// The play-offs of an event.
    EventPlayoffs "event-playoffs" crate::event_report::event::PlayoffsView<'static>
    /// The prizes of an event.
    EventPrizes "event-prizes" crate::event_report::event::PrizesView<'static>
    /// The prizes of a player, explained.
    EventPrizeExplanation "event-prize-explanation"
        crate::event_report::event::PrizeExplanationView<'static>
    /// The games of an event.
    EventExport "event-export" crate::event_report::event::ExportView<'static>
    /// The file of a rating list.
    Ratings "ratings" crate::ratings::RatingList
    /// A rating list.
    RatingList "rating-list" crate::event_report::ratings::RatingListView<'static>
    /// A rating, explained.
    RatingExplanation "rating-explanation" crate::event_report::ratings::RatingExplanationView<'static>
    /// What an event changes in a rating list.
    RatingReport "rating-report" crate::event_report::ratings::RatingReportView<'static>
    /// A tournament report file, checked.
    TrfCheck "trf-check" crate::event_report::TrfCheck
    /// The standings of a tournament report file.
    TrfStandings "trf-standings" crate::event_report::TrfStandings
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
