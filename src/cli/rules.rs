//! `arbiter rules`.

use std::io::Write;

use anyhow::Context;
use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;

use super::exit::{Failure, Outcome, rule_error};
use super::rule_set::load;
use crate::diag::Citation;
use crate::report::table;
use crate::rules::{
    Comments, DrawKind, HOUSE_FIELDS, RuleSet, SourceCounts, codes, diff, field_infos, named,
    names, to_yaml_with,
};

/// Rule sets: list, show, check, compare.
#[derive(Debug, Args)]
pub struct RulesArgs {
    #[command(subcommand)]
    command: RulesCommand,
}

/// Text for people or JSON for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

#[derive(Debug, Subcommand)]
enum RulesCommand {
    /// The rule sets there are.
    List {
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: Format,
    },
    /// One rule set as YAML: every field with its article, to read, save and edit.
    Show {
        /// Name or file.
        name: String,
        /// Say above each field what it means and what it may hold.
        #[arg(long)]
        meanings: bool,
        /// Set a single field first.
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        settings: Vec<String>,
        /// How to print it: text is YAML.
        #[arg(long, default_value = "text")]
        format: Format,
    },
    /// Check a rule document of one's own.
    Check {
        /// The file.
        file: String,
        /// Set a single field first.
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        settings: Vec<String>,
    },
    /// What differs between two rule sets, with the articles.
    Diff {
        /// Name or file.
        left: String,
        /// Name or file.
        right: String,
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: Format,
    },
    /// Every field a rule document can set, and what it may hold.
    Fields {
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: Format,
    },
}

/// Runs the command.
pub fn run(args: RulesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let text = match args.command {
        RulesCommand::List { format } => list(format)?,
        RulesCommand::Show { name, meanings, settings, format } => {
            let set = load(&name, &settings)?;
            match format {
                Format::Text => to_yaml_with(&set, Comments { meanings, marks: true }),
                Format::Json => shown(&set),
            }
        }
        RulesCommand::Check { file, settings } => return check(&file, &settings, out),
        RulesCommand::Diff { left, right, format } => {
            compare(&load(&left, &[])?, &load(&right, &[])?, format)
        }
        RulesCommand::Fields { format } => fields(format),
    };
    out.write_all(text.as_bytes()).context("writing")?;
    Ok(Outcome::Fine)
}

fn list(format: Format) -> Result<String, Failure> {
    let sets = names().iter().map(|name| named(name)).collect::<Result<Vec<RuleSet>, _>>()?;
    if format == Format::Json {
        let sets: Vec<_> = sets
            .iter()
            .map(|set| {
                json!({
                    "name": set.name,
                    "title": set.title,
                    "board": set.board.word(),
                    "game_type": set.game_type.0,
                    "first_move": set.first_move.word(),
                    "sources": sources(set),
                })
            })
            .collect();
        return Ok(json_text(&json!({"schema": "arbiter.rules-list/1", "rule_sets": sets})));
    }
    let rows: Vec<Vec<String>> = sets
        .iter()
        .map(|set| {
            vec![
                set.name.clone(),
                set.title.clone(),
                set.board.word().to_owned(),
                set.first_move.word().to_owned(),
                capture_words(set),
                draw_words(set),
            ]
        })
        .collect();
    let laws = table(&["NAME", "TITLE", "BOARD", "FIRST", "CAPTURE", "DRAWS"], &rows);
    Ok(format!("{laws}\n{}", source_table(&sets)))
}

/// On which kind of text the fields and draw clauses of each set rest.
fn source_table(sets: &[RuleSet]) -> String {
    let rows: Vec<Vec<String>> = sets
        .iter()
        .map(|set| {
            let (counts, house) = set.source_counts();
            let SourceCounts { read, quoted, other, none } = counts;
            let counts = [read, quoted, other, none, HOUSE_FIELDS.len() - house.none];
            let counts = counts.iter().map(ToString::to_string);
            std::iter::once(set.name.clone()).chain(counts).collect()
        })
        .collect();
    let counts = table(&["NAME", "READ", "QUOTED", "OTHER", "NONE", "HOUSE"], &rows);
    format!(
        "Fields and draw clauses by their source: a federation's text that was read; a
federation's text as others quote it; another publication; none. HOUSE: of the {}
fields that only house rules speak of, those with a source.

{counts}",
        HOUSE_FIELDS.len()
    )
}

/// The counts of [`source_table`], for programs.
fn sources(set: &RuleSet) -> serde_json::Value {
    let (counts, house) = set.source_counts();
    let of = |counts: SourceCounts| {
        let SourceCounts { read, quoted, other, none } = counts;
        json!({"read": read, "quoted": quoted, "other": other, "none": none})
    };
    let mut all = of(counts);
    all["house"] = of(house);
    all
}

/// A whole set for programs: every field and draw clause with its article and mark.
fn shown(set: &RuleSet) -> String {
    let cited = |source: &Citation| {
        json!({
            "source": source,
            "article": set.cite(source),
            "mark": set.mark_of(source).word(),
        })
    };
    let fields: Vec<_> = set
        .fields()
        .iter()
        .map(|field| {
            let value = match &field.words {
                crate::rules::Words::One(word) => json!(word),
                crate::rules::Words::Many(words) => json!(words),
            };
            let mut row = cited(&field.source);
            row["field"] = json!(field.name);
            row["value"] = value;
            if !field.each.is_empty() {
                let each = field.each.iter().map(|(item, source)| (item.clone(), cited(source)));
                row["each"] = each.collect::<serde_json::Map<_, _>>().into();
            }
            row
        })
        .collect();
    let draws: Vec<_> = set
        .draws
        .iter()
        .map(|clause| {
            let mut row = cited(&clause.cited());
            row["clause"] = json!(clause);
            row
        })
        .collect();
    let documents: serde_json::Map<_, _> = set
        .documents
        .iter()
        .map(|(key, document)| {
            let row = json!({
                "title": document.title,
                "edition": document.edition,
                "mark": document.mark.word(),
            });
            (key.clone(), row)
        })
        .collect();
    json_text(&json!({
        "schema": "arbiter.rules-show/1",
        "name": set.name,
        "title": set.title,
        "overrides": set.overrides,
        "remarks": set.remarks,
        "documents": documents,
        "fields": fields,
        "draws": draws,
        "conduct": set.conduct,
        "sources": sources(set),
    }))
}

fn capture_words(set: &RuleSet) -> String {
    let words: Vec<_> = set.capture_priority.0.iter().map(|priority| priority.word()).collect();
    if words.is_empty() { "free choice".into() } else { words.join(", ") }
}

fn draw_words(set: &RuleSet) -> String {
    let mut words = Vec::new();
    for clause in &set.draws {
        let moves = clause.moves.unwrap_or_default();
        match clause.kind {
            Some(DrawKind::Repetition) => {
                words.push(format!("{}x", clause.occurrence.unwrap_or_default()));
            }
            Some(DrawKind::NoProgress | DrawKind::Ending) => words.push(moves.to_string()),
            _ => {}
        }
    }
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

fn check(file: &str, settings: &[String], out: &mut dyn Write) -> Result<Outcome, Failure> {
    match load(file, settings) {
        Ok(set) => {
            let changed = set.fields().len();
            writeln!(
                out,
                "{}: {} fields, {} draw {}, no contradiction",
                set.label(),
                changed,
                set.draws.len(),
                if set.draws.len() == 1 { "clause" } else { "clauses" }
            )
            .context("writing")?;
            for (field, values) in set.unchosen() {
                writeln!(out, "{field} is left to the organiser: {values}").context("writing")?;
            }
            Ok(Outcome::Fine)
        }
        Err(Failure::Rules(error)) if error.findings.iter().all(|f| f.is(codes::RULE_INVALID)) => {
            anstream::eprint!("{}", rule_error(&error));
            Ok(Outcome::Wrong)
        }
        Err(other) => Err(other),
    }
}

fn compare(left: &RuleSet, right: &RuleSet, format: Format) -> String {
    let differences = diff(left, right);
    if format == Format::Json {
        let side = |set: &RuleSet, value: &Option<(String, Citation)>| match value {
            Some((value, source)) => {
                json!({"value": value, "source": source, "mark": set.mark_of(source).word()})
            }
            None => serde_json::Value::Null,
        };
        let rows: Vec<_> = differences
            .iter()
            .map(|d| {
                let (left, right) = (side(left, &d.left), side(right, &d.right));
                json!({"field": d.field, "left": left, "right": right})
            })
            .collect();
        return json_text(&json!({
            "schema": "arbiter.rules-diff/1",
            "left": left.name,
            "right": right.name,
            "differences": rows,
        }));
    }
    if differences.is_empty() {
        return format!("{} and {} have the same rules\n", left.name, right.name);
    }
    let mut text = String::new();
    for difference in &differences {
        text.push_str(&format!("{}\n", difference.field));
        for (set, value) in [(left, &difference.left), (right, &difference.right)] {
            let words = match value {
                Some((value, source)) => format!("{value}   [{}]", set.cite_marked(source)),
                None => "none".into(),
            };
            text.push_str(&format!("  {:<20} {words}\n", set.name));
        }
    }
    text
}

fn fields(format: Format) -> String {
    let infos = field_infos();
    if format == Format::Json {
        let rows: Vec<_> = infos
            .iter()
            .map(|info| {
                json!({
                    "field": info.name,
                    "section": info.section,
                    "meaning": info.meaning,
                    "allowed": info.allowed,
                    "house": info.house,
                })
            })
            .collect();
        return json_text(&json!({"schema": "arbiter.rules-fields/1", "fields": rows}));
    }
    let mut text = String::new();
    let mut section = "";
    for info in &infos {
        if info.section != section {
            section = info.section;
            text.push_str(&format!("{}{section}\n", if text.is_empty() { "" } else { "\n" }));
        }
        let house = if info.house { " (house rules)" } else { "" };
        text.push_str(&format!(
            "  {:<21} {}{house}\n  {:<21}   {}\n",
            info.name, info.meaning, "", info.allowed
        ));
    }
    text
}

/// JSON as it is printed: indented, with a final line end.
pub fn json_text(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}
