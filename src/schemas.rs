//! The JSON schemas of the program's input and output.
//!
//! They are generated from the types, committed in `fixtures/schemas`, and printed from there; a
//! test compares the two. Only the feature `schema` generates them.

use std::fmt;

/// Declares the documents: name on the command line, version, type, description.
macro_rules! documents {
    ($($(#[$doc:meta])* $document:ident $name:literal $version:literal $of:ty)*) => {
        /// A document whose JSON has a schema.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Document {
            $($(#[$doc])* $document,)*
        }

        impl Document {
            /// All documents, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$document),*];

            /// Returns the document's name on the command line.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$document => $name,)*
                }
            }

            /// Returns the version of its schema.
            #[must_use]
            pub const fn version(self) -> u32 {
                match self {
                    $(Self::$document => $version,)*
                }
            }

            /// Returns the committed schema.
            #[must_use]
            pub const fn schema(self) -> &'static str {
                match self {
                    $(Self::$document => include_str!(
                        concat!("../fixtures/schemas/", $name, "-", $version, ".json")
                    ),)*
                }
            }

            /// Returns the value of its field `schema`, such as `arbiter.validate/2`. Within a
            /// version, fields are only added.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$document => concat!("arbiter.", $name, "/", $version),)*
                }
            }

            /// Returns the name of the file with the committed schema.
            #[must_use]
            pub const fn file_name(self) -> &'static str {
                match self {
                    $(Self::$document => concat!($name, "-", $version, ".json"),)*
                }
            }

            /// Generates the schema from the type.
            #[cfg(feature = "schema")]
            #[must_use]
            pub fn generated(self) -> String {
                // What people write is described as it is read, everything else as it is printed.
                let settings = schemars::generate::SchemaSettings::draft2020_12();
                let settings = match self.is_written_by_people() {
                    true => settings,
                    false => settings.for_serialize(),
                };
                let generator = settings.into_generator();
                let schema = match self {
                    $(Self::$document => generator.into_root_schema_for::<$of>(),)*
                };
                crate::report::to_printable_json(&named(self, schema))
            }
        }
    };
}

documents! {
    /// A judged game.
    Validate "validate" 2 crate::report::GameView<'static>
    /// A game as a row.
    Games "games" 1 crate::report::columns::GameRow<'static>
    /// A position as a row.
    Positions "positions" 1 crate::report::columns::PositionRow<'static>
    /// A finding as a row.
    Findings "findings" 1 crate::report::columns::FindingRow<'static>
    /// A game that may duplicate another one.
    Duplicates "duplicates" 1 crate::report::columns::DuplicateRow<'static>
    /// The counts of a part, on its last line.
    Part "part" 1 crate::report::PartView
    /// Guessed rule sets.
    Guess "guess" 1 crate::report::GuessesView
    /// Counts of games.
    Summary "summary" 1 crate::report::SummaryView
    /// A ruling.
    Adjudicate "adjudicate" 2 crate::report::RulingView
    /// A count of moves.
    Count "count" 1 crate::report::CountView
    /// The legal moves of a position.
    Moves "moves" 1 crate::report::MovesView
    /// The answer on a move's legality.
    Why "why" 1 crate::report::WhyView<'static>
    /// The list of rule sets.
    RulesList "rules-list" 1 crate::report::rules::RulesListView<'static>
    /// A rule set.
    RulesShow "rules-show" 1 crate::report::rules::RulesView<'static>
    /// The differences between two rule sets.
    RulesDiff "rules-diff" 1 crate::report::rules::DiffView<'static>
    /// The fields of rule sets.
    RulesFields "rules-fields" 1 crate::report::rules::FieldsView
    /// A line of a table of openings.
    Opening "opening" 1 crate::report::openings::LineView
    /// The tables of openings.
    OpeningsList "openings-list" 1 crate::report::openings::TablesView<'static>
    /// The opening lines that a game has reached.
    OpeningsFound "openings-found" 1 crate::report::openings::FoundGame
    /// The check of opening tables.
    OpeningsCheck "openings-check" 1 crate::report::openings::CheckView<'static>
    /// The event file.
    Event "event" 1 crate::event::Event
    /// The history of an event or of a rating list.
    EventHistory "event-history" 1 crate::event_report::HistoryDocument<'static>
    /// Games compared with the boards of an event.
    EventGames "event-games" 1 crate::event_report::GamesView
    /// The pairings of a round.
    EventPairings "event-pairings" 1 crate::event_report::event::PairingsView<'static>
    /// Promotion and relegation between divisions.
    EventDivisions "event-divisions" 1 crate::event_report::event::DivisionsView<'static>
    /// The fixtures of teams.
    EventFixtures "event-fixtures" 1 crate::event_report::event::FixturesView<'static>
    /// The games still to be played.
    EventOutstanding "event-outstanding" 1 crate::event_report::event::OutstandingView<'static>
    /// The pairings of a round, by name.
    EventPairingsByName "event-pairings-by-name" 1 crate::event_report::event::ByNameView<'static>
    /// The bracket of a knockout.
    EventBracket "event-bracket" 1 crate::event_report::event::KnockoutView<'static>
    /// The standings of an event.
    EventStandings "event-standings" 1 crate::event_report::event::StandingsView<'static>
    /// The standings with an explanation.
    EventExplanation "event-explanation" 1 crate::event_report::event::ExplanationView<'static>
    /// A pairing with an explanation.
    EventPairingExplanation "event-pairing-explanation" 1
        crate::event_report::event::PairingExplanationView<'static>
    /// The crosstable of an event.
    EventCrosstable "event-crosstable" 1 crate::event_report::event::CrosstableView<'static>
    /// The colours of the players.
    EventColors "event-colors" 1 crate::event_report::event::ColorsView<'static>
    /// A player of an event.
    EventPlayer "event-player" 1 crate::event_report::event::CardView<'static>
    /// A team of an event.
    EventTeam "event-team" 1 crate::event_report::event::TeamCardView<'static>
    /// The players of a team event, by their games.
    EventIndividuals "event-individuals" 1 crate::event_report::event::IndividualsView<'static>
    /// The events in a folder.
    EventList "event-list" 1 crate::event_report::event::EventList
    /// The clubs of an event, by their best players.
    EventClubs "event-clubs" 1 crate::event_report::event::ClubsView<'static>
    /// The teams of an event.
    EventTeams "event-teams" 1 crate::event_report::event::TeamsView<'static>
    /// The players of an event.
    EventPlayers "event-players" 1 crate::event_report::event::PlayersView<'static>
    /// The score of a final position.
    FinalCount "final-count" 1 crate::event_report::FinalCountView
    /// A norms document.
    Norms "norms" 1 crate::norms::NormScheme
    /// The norms of an event.
    EventNorms "event-norms" 1 crate::event_report::event::NormsView<'static>
    /// The report of an event.
    EventReport "event-report" 1 crate::event_report::event::ReportView<'static>
    /// The arbiter's book.
    EventBook "event-book" 1 crate::event_report::event::BookView<'static>
    /// The play-offs of an event.
    EventPlayoffs "event-playoffs" 1 crate::event_report::event::PlayoffsView<'static>
    /// The prizes of an event.
    EventPrizes "event-prizes" 1 crate::event_report::event::PrizesView<'static>
    /// The prizes of a player with an explanation.
    EventPrizeExplanation "event-prize-explanation" 1
        crate::event_report::event::PrizeExplanationView<'static>
    /// The event file and its standings.
    EventExport "event-export" 1 crate::event_report::event::ExportView<'static>
    /// The file of a rating list.
    Ratings "ratings" 1 crate::ratings::RatingList
    /// A rating list.
    RatingList "rating-list" 1 crate::event_report::ratings::RatingListView<'static>
    /// A rating with an explanation.
    RatingExplanation "rating-explanation" 1 crate::event_report::ratings::RatingExplanationView<'static>
    /// The changes of a rating list by an event.
    RatingReport "rating-report" 1 crate::event_report::ratings::RatingReportView<'static>
    /// The check of a tournament report file.
    TrfCheck "trf-check" 1 crate::event_report::TrfCheck
    /// The standings of a tournament report file.
    TrfStandings "trf-standings" 1 crate::event_report::TrfStandings
}

impl Document {
    /// Returns whether people write this document, so that unknown fields are refused.
    #[must_use]
    pub const fn is_written_by_people(self) -> bool {
        matches!(self, Self::Event | Self::Norms | Self::Ratings)
    }
}

/// Returns the schema of a document with its name: in `$id`, and as the only value of its field
/// `schema`. A later release may print more fields, also in a type that refuses unknown fields when
/// read.
#[cfg(feature = "schema")]
fn named(document: Document, mut schema: schemars::Schema) -> schemars::Schema {
    use schemars::transform::{RecursiveTransform, Transform};

    if !document.is_written_by_people() {
        let mut open = RecursiveTransform(|schema: &mut schemars::Schema| {
            if schema.get("additionalProperties") == Some(&false.into()) {
                schema.remove("additionalProperties");
            }
        });
        open.transform(&mut schema);
    }
    let schema_field = schema
        .pointer_mut("/properties/schema")
        .and_then(|schema_field| schema_field.as_object_mut());
    // A field that is not plain text has its values already.
    if let Some(schema_field) =
        schema_field.filter(|schema_field| schema_field.get("type") == Some(&"string".into()))
    {
        schema_field.remove("type");
        schema_field.insert("const".into(), document.id().into());
    }
    schema.insert("$id".into(), format!("urn:{}", document.id().replacen('.', ":", 1)).into());
    schema
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
