//! The report, once a game has been followed as far as it goes.

use std::sync::Arc;

use super::checks;
use super::clock;
use super::ending::{GameEnd, LawOutcome};
use super::replay::{Replay, SHOWN_NUMBERS, shown};
use super::report::{GameReport, RecordFinding, RuledResult, Standing};
use super::tags::Tags;
use crate::diag::{Citation, Finding, Level};
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

    /// A game of which no half-move could be judged, although it has some, or text in their
    /// place.
    fn not_judged(&mut self) {
        // What stops the moves has said so; where there are none, nothing else does.
        let is_said = |found: &RecordFinding| found.finding.level() >= Level::Irregularity;
        let has_moves = !self.line.plies.is_empty();
        if self.followed > 0 || has_moves && self.findings.iter().any(is_said) {
            return;
        }
        let words = self.line.unreadable.iter().filter(|(_, what)| *what == Unreadable::Word);
        let word = words.map(|(span, _)| *span).next();
        let ply = self.line.plies.first().map(|ply| ply.span);
        let Some(span) = ply.or(word).or(self.line.only_beside) else {
            return;
        };
        let message = "no half-move of this game could be judged";
        let finding = Finding::new(codes::GAME_NOT_JUDGED, message, span);
        let help = "write moves as 32-28, c3-d4 or cd4, and remarks between braces: {...}";
        self.add(finding.help(help));
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
        let last = |found: &&mut RecordFinding| found.finding.is(codes::MOVE_NUMBER_WRONG);
        if more > 0
            && let Some(found) = self.findings.iter_mut().rev().find(last)
        {
            found.finding.note = Some(format!("and {more} more in this game"));
        }
    }

    /// When and how the game ended: what came first of a draw that exists by itself, what
    /// happened beside the moves, and the board; `complete` if every half-move could be
    /// followed.
    fn game_end(&mut self, complete: bool) -> Option<GameEnd> {
        let drawn = self.draws();
        let beside = self.desk.ended().cloned();
        let last =
            self.line.plies.len().checked_sub(1).and_then(|_| self.track.last().map(|(at, _)| *at));
        // What the winner did wrong can still be corrected.
        let board =
            GameEnd::on_board(self.laws, &self.position, last).filter(|_| complete).filter(|end| {
                match end.outcome {
                    LawOutcome::Win(side) => !self.desk.has_undecided(side),
                    _ => true,
                }
            });
        // Of those at the same half-move the draw and the board were there first; what was
        // told after the board had decided is no end at all.
        [drawn, beside, board].into_iter().flatten().min_by_key(|end| end.after)
    }

    /// No correction is due of what was done after the end.
    fn nothing_is_due_after(&mut self, end: &GameEnd) {
        let why = end.why(&self.laws.set);
        for found in &mut self.findings {
            let is_later = found.at.is_some_and(|at| at.ply > end.after);
            if is_later && found.standing.is_some() {
                found.standing = Some(Standing::AfterEnd);
                found.finding.note =
                    Some(format!("the game had ended: {why}; nothing is corrected any more"));
                found.finding.help = None;
            }
        }
    }

    /// Puts the report together; `known_start` is false where not even the start
    /// position is known.
    pub(super) fn report(mut self, game: &GameText<'_>, known_start: bool) -> GameReport {
        let result = checks::result(self.text, self.line);
        let complete = known_start && self.followed == self.line.plies.len();
        let judged = known_start && !self.options.moves_only;
        let end = if judged { self.game_end(complete) } else { None };
        if let Some(end) = &end {
            self.nothing_is_due_after(end);
        }
        if !self.options.moves_only {
            self.findings.extend(self.line.findings.iter().cloned().map(RecordFinding::of_text));
            self.unreadable();
            self.not_judged();
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
            if let Some(law) = &end {
                about_text.extend(checks::of_law_result(self.text, self.laws, self.line, law));
            }
            if complete {
                about_text.extend(self.drawn_too_early(end.as_ref()));
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
            numbering: self.laws.printed,
            opens: self.opens,
            plies,
            legal_plies,
            replayed_plies: self.followed,
            result: result.as_ref().map(|(result, _)| *result),
            result_text: result.map(|(_, text)| text),
            last: known_start.then_some(self.position),
            ok: known_start
                && legal_plies == plies
                && !self.findings.iter().any(|found| found.finding.is(codes::GAME_NOT_JUDGED)),
            law_result: end.map(|end| RuledResult {
                written: end.outcome.written(*self.laws.set.result_form),
                article: self.laws.set.cite(&end.citation),
                why: end.why(&self.laws.set),
                end,
            }),
            agreed_too_early: self.desk.agreed_too_early,
            incidents: self.line.incidents_in_words(),
            told: self.told_in_place(),
            is_altered: self.line.alters_board(),
            variations: Vec::new(),
            findings: self.findings,
            history: self.history,
        }
    }
}
