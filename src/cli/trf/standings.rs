//! `arbiter trf standings`.

use std::io::Write;
use std::str::FromStr;

use crate::cli::words::typed;
use anyhow::Context;
use clap::{Args, ValueEnum};

use super::{ReportSystem, no_standings, read};
use crate::app::trf::NoStandings;
use crate::app::{Error, Wrong};
use crate::cli::event::event_arg::note;
use crate::cli::event::import::noted;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::one_of;
use crate::cli::words::language;
use crate::event::{Miswritten, TieBreak, Unrated};
use crate::event_report::TrfStandings;
use crate::event_report::event::written as view_written;
use crate::report::{SheetFormat, TrfFormat};
use crate::standings::FideRules;

/// The width in columns of a text that does not go to a terminal.
const WIDTH: u16 = 100;

/// Places and tie-breaks of a report, after the last round that it contains.
#[derive(Debug, Args)]
pub(super) struct StandingsArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The tie-breaks in order, such as BH/C1,SB,DE; by default those of record 202, otherwise all
    /// those of FIDE C.07 that fit the system.
    #[arg(long, value_name = "CODES", value_delimiter = ',', value_parser = typed::<Asked>)]
    tiebreaks: Option<Vec<Asked>>,
    /// The edition of FIDE C.07 for the tie-breaks; by default, the one that was in force when the
    /// event began, as the report dates it.
    #[arg(long, value_enum, value_name = "EDITION")]
    tiebreak_rules: Option<Rules>,
    /// Value of an unrated player in tie-breaks by ratings, which are dropped without it: a rating,
    /// `lowest` or `average`.
    #[arg(long, value_name = "RATING", value_parser = typed::<Unrated>)]
    unrated: Option<Unrated>,
    /// How the points and the tie-breaks of a player, or of a team, came about, by the pairing
    /// number or the number of the team.
    #[arg(long, value_name = "NUMBER")]
    explain: Option<u16>,
    /// The kind of event, whatever the report says.
    #[arg(long, value_enum, value_name = "SYSTEM")]
    system: Option<ReportSystem>,
    /// Text lists the best first, csv and json by pairing number.
    #[arg(long, default_value = "text", value_parser = one_of(purpose))]
    format: TrfFormat,
}

/// A tie-break as typed.
#[derive(Debug, Clone)]
struct Asked {
    tie_break: TieBreak,
    text: String,
}

impl FromStr for Asked {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let text = text.trim();
        Ok(Self { tie_break: text.parse()?, text: text.to_owned() })
    }
}

/// An edition of C.07.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Rules {
    /// From 1 August 2024 to 28 February 2026.
    #[value(name = "2024")]
    August2024,
    /// Since 1 March 2026.
    #[value(name = "2026")]
    March2026,
}

impl Rules {
    const fn edition(self) -> FideRules {
        match self {
            Self::August2024 => FideRules::August2024,
            Self::March2026 => FideRules::March2026,
        }
    }
}

/// Returns the purpose of each format of `standings`.
const fn purpose(format: TrfFormat) -> &'static str {
    match format {
        TrfFormat::Text => "For people",
        TrfFormat::Csv => {
            "For a spreadsheet: StartNo (of teams: TPN), Rank, PTS and a column for each tie-break"
        }
        TrfFormat::Json => "For programs",
    }
}

/// Runs `arbiter trf standings`.
pub(super) fn run(args: &StandingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let report = read(&args.file)?.of_system(args.system.map(ReportSystem::asked));
    let asked = args.tiebreaks.as_deref();
    let codes: Option<Vec<TieBreak>> =
        asked.map(|list| list.iter().map(|one| one.tie_break).collect());
    let rules = args.tiebreak_rules.map(Rules::edition);
    let made = report.ranked(rules, codes.as_deref(), args.unrated);
    let (ranked, notes) = made.map_err(|why| match why {
        NoStandings::Field(error) => no_standings(&report, &error),
        NoStandings::Error(error) => error.into(),
    })?;
    if let Some(number) = args.explain {
        notes.iter().for_each(noted);
        let explained = TrfStandings::explained(&ranked, number);
        let explained = explained.ok_or_else(|| Error::usage(&Wrong::NoNumber { number }))?;
        let format = match args.format {
            TrfFormat::Text => SheetFormat::Text,
            TrfFormat::Csv => SheetFormat::Csv,
            TrfFormat::Json => SheetFormat::Json,
        };
        let written = view_written(&explained, format, WIDTH, language());
        out.write_all(&written).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let heads = asked.unwrap_or_default().iter().map(|one| one.text.clone());
    let standings = TrfStandings::new(&ranked).headed(heads.collect());
    notes.iter().for_each(noted);
    if args.format != TrfFormat::Text && standings.is_of_older_rules() {
        standings.edition().iter().for_each(note);
    }
    if let (true, Some(dropped)) = (args.format != TrfFormat::Text, &standings.dropped) {
        note(&dropped.note());
    }
    let written = standings.written(args.format, WIDTH, language());
    out.write_all(written.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
