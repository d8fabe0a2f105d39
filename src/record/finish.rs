//! The report, once a game has been followed as far as it goes.

use std::sync::Arc;

use super::checks;
use super::clock;
use super::replay::{Replay, SHOWN_NUMBERS, shown};
use super::report::{GameReport, RecordFinding, RuledResult};
use super::tags::Tags;
use crate::diag::{Citation, Finding};
use crate::pdn::{GameText, Unreadable};
use crate::record::codes;
use crate::rules::{Loss, Notation};

impl Replay<'_, '_> {
    /// Bytes among the moves that are neither move nor comment, once a game.
    fn unreadable(&mut self) {
        let among_moves = |what: Unreadable| {
            matches!(
                what,
                Unreadable::Word
                    | Unreadable::StrayBrace
                    | Unreadable::StrayParenthesis
                    | Unreadable::Markup
                    | Unreadable::Nul
            )
        };
        let mut found = self.line.unreadable.iter().filter(|(_, what)| among_moves(*what));
        let Some(&(span, _)) = found.next() else {
            return;
        };
        let more = found.count();
        let text = shown(span.of(self.text));
        let mut finding = Finding::new(
            codes::TEXT_UNREADABLE,
            format!("`{text}` is neither move nor comment"),
            span,
        )
        .note(if more > 0 {
            format!("passed over, and {more} more such texts in this game")
        } else {
            "passed over".into()
        });
        if self.laws.set.notation.word() == Notation::Numeric.word() {
            finding = finding.help("put remarks between braces: {...}");
        }
        self.add(finding);
    }

    /// What the clocks say.
    fn clocks(&mut self) {
        if self.line.commands.is_empty() {
            return;
        }
        let source = self.laws.set.loss_source(Loss::FlagFall);
        let article = Citation::new(self.laws.set.cite(&source));
        for (finding, at) in clock::check(self.line, &self.track, &article) {
            self.findings.push(RecordFinding { at, ..RecordFinding::of_text(finding) });
        }
    }

    /// Says how many wrong move numbers were not reported one by one.
    fn further_numbers(&mut self) {
        let more = self.wrong_numbers.saturating_sub(SHOWN_NUMBERS);
        let last = |found: &&mut RecordFinding| found.finding.code() == "move-number-wrong";
        if more > 0
            && let Some(found) = self.findings.iter_mut().rev().find(last)
        {
            found.finding.note = Some(format!("and {more} more in this game"));
        }
    }

    /// Puts the report together; `known_start` is false where not even the start
    /// position is known.
    pub(super) fn report(mut self, game: &GameText<'_>, known_start: bool) -> GameReport {
        let result = checks::result(self.text, self.line);
        let complete = known_start && self.followed == self.line.plies.len();
        let judged = known_start && !self.options.moves_only;
        let draw = if judged { self.draws() } else { None };
        let law_result = judged.then(|| self.law_result(complete, draw)).flatten();
        if !self.options.moves_only {
            self.findings.extend(self.line.findings.iter().cloned().map(RecordFinding::of_text));
            self.unreadable();
            self.further_numbers();
            if let Some((finding, more)) = self.odd_separators.take() {
                let finding = match more {
                    0 => finding,
                    _ => finding.note(format!("and {more} more moves in this game")),
                };
                self.findings.push(RecordFinding::of_text(finding));
            }
            self.clocks();
            let mut about_text = Vec::new();
            checks::of_result(self.text, self.line, &mut about_text);
            checks::of_ply_count(self.line, &mut about_text);
            if let Some(law) = &law_result {
                about_text.extend(checks::of_law_result(self.text, self.laws, self.line, law));
            }
            if complete {
                about_text.extend(self.drawn_too_early(law_result.as_ref()));
            }
            self.findings.extend(about_text.into_iter().map(RecordFinding::of_text));
        }
        let plies = self.line.plies.len();
        let legal_plies = self.legal_plies.unwrap_or(if known_start { plies } else { 0 });
        self.findings.sort_by_key(|found| found.finding.span.start);
        if !self.findings.is_empty() {
            let place = game.places();
            for found in &mut self.findings {
                found.finding.place = Some(place(found.finding.span.start));
            }
        }
        GameReport {
            game: game.index(),
            place: game.begins(),
            tags: Tags::of(&self.line.tags),
            rules: Arc::clone(&self.laws.label),
            numbering: self.laws.set.numbering(),
            plies,
            legal_plies,
            replayed_plies: self.followed,
            result: result.as_ref().map(|(result, _)| *result),
            result_text: result.map(|(_, text)| text),
            last: known_start.then_some(self.position),
            ok: known_start && legal_plies == plies,
            law_result: law_result.map(|result| RuledResult {
                written: result.outcome.written(*self.laws.set.result_form),
                article: self.laws.set.cite(&result.citation),
                result,
            }),
            incidents: self.line.incidents_in_words(),
            told: self.told_in_place(),
            is_altered: self.line.alters_board(),
            variations: Vec::new(),
            findings: self.findings,
            history: self.history,
        }
    }
}
