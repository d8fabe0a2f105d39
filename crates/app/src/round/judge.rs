//! A game record, judged and reduced to the data that a board needs.

use super::objected::{Advised, Objected};
use crate::final_count::final_position;
use crate::records::OwnedGame;
use draughts_events::event::games::{Kind, LawSays, NamedPlayer, Objection, Scoresheet};
use draughts_events::event::{Round, Score};
use draughts_games::draw::{MetClause, clause_said};
use draughts_games::openings::Opening;
use draughts_games::pdn::Outcome;
use draughts_games::record::found::{TagOddity, TextFault};
use draughts_games::record::{
    Case, Catalogue, GameReport, MainLine, Overview, RecordFinding, ReplayOptions, codes,
    read_again, replay,
};
use draughts_games::rules::RuleSet;
use draughts_ground::diag::{Citation, Code, Finding, Level};
use draughts_ground::said::{HelpOf, Said, Sentences, Told};

/// The beginning of the Stage tag of a play-off game.
pub(crate) const PLAYOFF: &str = "play-off";

/// Findings that cast doubt on the result of a record.
const AGAINST_RESULT: &[&Code] =
    &[codes::RESULT_MISMATCH, codes::RESULT_IMPOSSIBLE, codes::DRAW_TOO_EARLY];

/// Findings about text that was skipped, or read as moves.
const PASSED_OVER: &[&Code] = &[codes::TEXT_UNREADABLE, codes::READ_CLOSELY];

/// Returns whether a comment holds moves that may have been played.
fn hides_moves(finding: &Finding) -> bool {
    matches!(finding.as_what::<TextFault>(), Some(TextFault::MovesInComment { .. }))
}

/// Returns whether a record contradicts itself about its players or its result, so that the truth
/// is unknown.
fn is_of_two_minds(finding: &Finding) -> bool {
    let is_twice = |odd: &TagOddity| {
        matches!(odd, TagOddity::Twice { name }
            if ["Result", "White", "Black"].iter().any(|tag| tag.eq_ignore_ascii_case(name)))
    };
    finding.is(draughts_games::pdn::codes::RESULT_EXTRA)
        || finding.as_what::<TagOddity>().is_some_and(is_twice)
}

/// Judges a record under the rules that were named when it was read, at its time control; `place`
/// is its location, such as `round3.pdn#4`.
pub(crate) fn scoresheet(
    game: &OwnedGame,
    catalogue: &Catalogue,
    place: String,
    can_be_kept: bool,
    drawn: &[Drawn],
) -> Scoresheet {
    let text = game.text();
    let line = MainLine::read(&text);
    let laws = game.choice(&line, catalogue).laws;
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(&laws);
    let opened = Case::open(text, line.clone(), laws, Vec::new());
    let again = opened.as_ref().ok().and_then(|case| read_again(&text, &case.report, laws));
    let opened = match &again {
        Some(again) => again.case(&text, &[], laws, Vec::new()),
        None => opened,
    };
    match opened {
        Ok(case) => {
            let overview = case.overview().ok();
            let mut sheet = of_report(&case.report, place, can_be_kept);
            sheet.begins = begins(&case.report, drawn);
            let last = case.report.last.filter(|_| case.report.plies > 0);
            sheet.last = last.map(|last| final_position(&last, &laws.generator));
            if let Some(overview) = overview {
                of_overview(&case, &overview, &mut sheet);
            }
            sheet
        }
        Err(_) => {
            let options = ReplayOptions { history: false, moves_only: false };
            let report = replay(&text, line, laws, Vec::new(), options);
            of_report(&report, place, can_be_kept)
        }
    }
}

/// A line drawn for the round, with its table and number as recorded in the event.
pub type Drawn = (String, String, Opening);

/// Returns the drawn lines, each with whether the game begins with it; empty for a game without
/// moves.
pub(super) fn begins(report: &GameReport, drawn: &[Drawn]) -> Vec<(String, String, bool)> {
    if report.plies == 0 {
        return Vec::new();
    }
    let game = report.positions();
    let seen =
        |(table, number, opening): &Drawn| (table.clone(), number.clone(), opening.begins(&game));
    drawn.iter().map(seen).collect()
}

/// Returns whether the Stage tag marks a game of a play-off, as in the PDN of an event.
pub(crate) fn is_of_playoff(stage: &str) -> bool {
    let begins = stage.trim_start().get(..PLAYOFF.len());
    begins.is_some_and(|begins| begins.eq_ignore_ascii_case(PLAYOFF))
}

/// Creates the score sheet of a replayed game.
pub(super) fn of_report(report: &GameReport, record: String, can_be_kept: bool) -> Scoresheet {
    let tag = |name: &str| report.tag(name).unwrap_or_default().trim().to_owned();
    let seat = |color: &str| NamedPlayer {
        name: tag(color),
        federation_id: Some(tag(&format!("{color}FmjdId"))).filter(|id| !id.is_empty()),
    };
    let board = [tag("Board"), tag("Table")].iter().find_map(|value| value.parse().ok());
    let (result, written) = result(report);
    let mut sheet = Scoresheet {
        named: record.clone(),
        record,
        can_be_kept,
        white: seat("White"),
        black: seat("Black"),
        round: round(&tag("Round")),
        board,
        playoff: is_of_playoff(&tag("Stage")),
        result,
        written,
        law: None,
        objections: Vec::new(),
        begins: Vec::new(),
        last: None,
    };
    // An unread word after the moves may be the result.
    let has_none = report.findings.iter().any(|found| found.finding.is(codes::RESULT_MISSING));
    for found in &report.findings {
        let finding = &found.finding;
        let kind = match finding.level() {
            _ if is_of_two_minds(finding) => Kind::ResultAgainstRecord,
            _ if has_none && finding.is(codes::TEXT_UNREADABLE) => Kind::GameBroken,
            _ if finding.is_any(AGAINST_RESULT) => Kind::ResultAgainstRecord,
            Level::Irregularity => Kind::GameIrregular,
            Level::Error => Kind::GameBroken,
            // Moves in a comment may have been played.
            _ if hides_moves(finding) => Kind::GameBroken,
            // Skipped text may have been a move.
            Level::Warning if finding.is_any(PASSED_OVER) => Kind::Note,
            Level::Warning | Level::Note => continue,
        };
        sheet.objections.push(objection(kind, found));
    }
    if report.plies == 0 {
        sheet.objections.push(note(&Objected::NoMoves));
    }
    sheet
}

/// Adds what an arbiter should know about the whole game.
fn of_overview(case: &Case<'_>, overview: &Overview, sheet: &mut Scoresheet) {
    let law = overview.law.as_ref();
    let is_drawn = case.report.result.is_some_and(|result| result.outcome == Outcome::Draw);
    let goes_on = !is_drawn && law.is_none();
    sheet.law = law.map(|law| LawSays { written: law.written.into(), why: law.why.said() });
    let has_objection = sheet.objections.iter().any(|one| one.kind == Kind::ResultAgainstRecord);
    if let (Some(law), [objection, ..], false) =
        (law, overview.objections.as_slice(), has_objection)
    {
        let mut findings = case.report.findings.iter();
        let depends = law.end.depends_on_pace(case.laws);
        let on_condition =
            |found: &&RecordFinding| depends && found.finding.is(codes::RESULT_BY_LAW);
        sheet.objections.push(match findings.find(on_condition) {
            // The applicable rule is unknown, and the finding gives the remedy.
            Some(found) => self::objection(Kind::ResultAgainstRecord, found),
            None => Objection {
                kind: Kind::ResultAgainstRecord,
                message: objection.what().said(),
                help: Some(Advised::LawsGive { written: law.written }.said()),
                article: named(&case.laws.set, &law.end.citation),
            },
        });
    }
    let clause = |condition: &MetClause| &case.laws.set.draws[condition.clause];
    let met = |condition: &MetClause| {
        let after = case.played.timeline.name(condition.met).to_string();
        (after, clause_said(clause(condition)).said())
    };
    let by_itself = |condition: &&MetClause| clause(condition).is_automatic();
    if let Some(drawn) = overview.conditions.iter().find(by_itself).filter(|_| goes_on) {
        let (after, clause_said) = met(drawn);
        let message = Objected::DrawnByItself { after, clause: clause_said }.said();
        sheet.objections.push(Objection {
            kind: Kind::DrawToRuleOn,
            help: Some(Advised::HelpOf { help: HelpOf(message.clone()) }.said()),
            message,
            article: named(&case.laws.set, &clause(drawn).cited()),
        });
    }
    if let Some(claim) = overview.not_claimed.first().filter(|_| goes_on) {
        let (after, clause) = met(claim);
        sheet.objections.push(note(&Objected::Claimable { after, clause }));
    }
}

/// Returns the article of a citation; `None` for a source without a named text.
fn named(set: &RuleSet, citation: &Citation) -> Option<String> {
    let titled = set.titled(citation);
    titled.lacking().is_none().then(|| titled.to_string())
}

fn objection(kind: Kind, found: &RecordFinding) -> Objection {
    let finding = &found.finding;
    let place = finding.place.filter(|_| matches!(kind, Kind::GameBroken | Kind::Note));
    let is_named = finding.citation.as_ref().is_none_or(|source| source.lacking().is_none());
    let message = Objected::Found {
        at: found.at.map(|at| at.to_string()),
        what: finding.what().said(),
        standing: found.standing.map(|standing| standing.word()),
        line: place.map(|place| place.line),
        column: place.map(|place| place.column),
    };
    Objection {
        kind,
        message: message.said(),
        help: advised(finding),
        article: found.article.clone().filter(|_| is_named),
    }
}

/// Returns the remedy for a finding: the help of its last remark that has any, or of the finding
/// itself, followed by the advice.
fn advised(finding: &Finding) -> Option<Said> {
    let what = finding.what().said();
    let mut said = finding.remarks().iter().rev().chain(std::iter::once(&what));
    let help = said.find(|one| draughts_report::words::has_help(*one)).cloned().map(HelpOf);
    let more = Sentences { said: finding.advice().to_vec(), between: "\n" };
    match (help, more.said.is_empty()) {
        (Some(help), true) => Some(Advised::HelpOf { help }.said()),
        (Some(help), false) => Some(Advised::HelpAnd { help, more }.said()),
        (None, false) => Some(Advised::Only { more }.said()),
        (None, true) => None,
    }
}

fn note(message: &Objected) -> Objection {
    Objection { kind: Kind::Note, message: message.said(), help: None, article: None }
}

/// Returns the result, as a score and as written.
fn result(report: &GameReport) -> (Option<Score>, String) {
    let tag = report.tag("Result").unwrap_or_default().trim();
    let known = report.result.filter(|result| result.outcome != Outcome::Unknown);
    let score = known.and_then(|result| result.to_string().parse().ok());
    (score, report.result_text.clone().unwrap_or_else(|| tag.to_owned()))
}

/// Returns the round of a Round tag: `3`, `3.2`, `Round 3`.
pub fn round(tag: &str) -> Option<Round> {
    let digits = tag.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok().filter(|round| *round > Round(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_round_is_the_first_number_of_its_tag() {
        for (tag, expected) in
            [("3", Some(3)), ("3.2", Some(3)), ("Round 12", Some(12)), ("?", None), ("0", None)]
        {
            assert_eq!(round(tag), expected.map(Round), "{tag}");
        }
    }
}
