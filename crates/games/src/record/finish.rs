//! The report, after a game has been followed as far as possible.

use std::sync::Arc;

use super::checks::{self, Tagged};
use super::clock;
use super::command::KnownCommand;
use super::conduct::citation_of;
use super::doubt::{is_unread_move, moves_in_comments, stray_number};
use super::ending::{EndCause, GameEnd};
use super::found::{Decided, Decision, DecisionArticle, Further, IncidentFault, TextFault};
use super::incident::IncidentKind;
use super::pending::Pending;
use super::placed_command::PlacedCommand;
use super::replay::{Replay, shown};
use super::report::{GameReport, IrregularityState, RecordFinding, RuledResult, Settlement};
use super::tag_checks;
use super::tags::Tags;
use crate::board::Color;
use crate::diag::{Code, Finding, Level, Span};
use crate::pdn::{GameText, Unreadable};
use crate::record::codes;
use crate::rules::Notation;

/// The codes of unread text in the places of moves.
const UNREAD: &[&Code] = &[codes::GAME_NOT_JUDGED, codes::MOVE_UNREADABLE];

impl Replay<'_, '_> {
    /// Reports bytes among the moves that are neither moves nor comments, once per game.
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
        let is_word = |span: Span| !is_unread_move(self.text, self.line, span);
        let words =
            self.line.unreadable.iter().filter(|(span, what)| among_moves(*what) && is_word(*span));
        let mut found = words.map(|(span, _)| *span).chain(self.line.passed_over().iter().copied());
        let Some(span) = found.next() else {
            return;
        };
        let more = found.count();
        let text = shown(span.of(self.text));
        let remarks = *self.laws.set.notation == Notation::Numeric;
        let fault = TextFault::Unreadable { text, more, remarks };
        self.log.add(RecordFinding::of_text(Finding::of(fault, span)));
    }

    /// Reports a game in which no half-move could be judged, although it has some, or text in their
    /// place.
    fn not_judged(&mut self) {
        // If something stopped the moves, a finding already says so; if there are no moves, this
        // finding is the only one.
        let is_said = |found: &RecordFinding| found.finding.level() >= Level::Irregularity;
        let has_moves = !self.line.plies.is_empty();
        let is_followed = self.game.numbers.followed() > 0;
        if is_followed || has_moves && self.log.found().iter().any(is_said) {
            return;
        }
        let words = self.line.unreadable.iter().filter(|(_, what)| *what == Unreadable::Word);
        let word = words.map(|(span, _)| *span).next();
        let ply = self.line.plies.first().map(|ply| ply.span());
        let hidden = || moves_in_comments(self.text);
        let stray = stray_number(self.line);
        let found = ply.or(word).or(self.line.only_beside()).or(stray);
        let Some(span) = found.or_else(hidden) else {
            return;
        };
        self.log.add(RecordFinding::of_text(Finding::of(TextFault::NotJudged, span)));
    }

    /// Adds findings about commands in comments that are not incidents.
    fn of_commands(&mut self) {
        if self.line.commands.is_empty() {
            return;
        }
        let mut said = Vec::new();
        for placed in &self.line.commands {
            if let Some((name, near)) = nearly(placed).filter(|(name, _)| !said.contains(name)) {
                said.push(name.clone());
                let found = IncidentFault::Nearly { name, near };
                self.log.add(RecordFinding::of_text(Finding::of(found, placed.span())));
            }
        }
        for known in KnownCommand::ALL {
            match known {
                // All clock commands are checked together.
                KnownCommand::Clk => self.clock_findings(),
                KnownCommand::Emt | KnownCommand::Clock => {}
                // Evaluations are not checked.
                KnownCommand::Eval => {}
            }
        }
    }

    fn clock_findings(&mut self) {
        for (finding, at) in clock::check(self.line, || self.game.course.track(), &self.laws.set) {
            self.log.add(RecordFinding { at, ..RecordFinding::of_text(finding) });
        }
    }

    /// Reports the number of wrong move numbers that were not reported individually.
    fn further_numbers(&mut self) {
        let more = self.writing.further_numbers();
        let last = |found: &&mut RecordFinding| found.finding.is(codes::MOVE_NUMBER_WRONG);
        if more > 0
            && let Some(found) = self.log.found_mut().iter_mut().rev().find(last)
        {
            found.finding.remark(&Further::Numbers { more });
        }
    }

    /// Returns the end of the game: the earliest of an automatic draw, an end by an incident, and
    /// the end on the board. `complete` says whether every half-move could be followed.
    fn game_end(&mut self, complete: bool) -> Option<GameEnd> {
        let drawn = self.report_draw_conditions();
        let game = &self.game;
        let beside = game.ended.end().cloned();
        let last = if self.line.plies.is_empty() { None } else { game.course.last() };
        // The game has not ended on the board if the irregularity that led to its end can still be
        // corrected.
        let board = GameEnd::on_board(self.laws, game.board.position(), last)
            .filter(|_| complete && game.is_possible())
            .filter(|end| !game.irregularities.is_undecided(end.after));
        // At the same half-move, a draw and the board take precedence: an incident reported after
        // the board has decided does not end the game.
        let mut ends: Vec<GameEnd> = [drawn, beside, board].into_iter().flatten().collect();
        let first = (0..ends.len()).min_by_key(|&place| ends[place].after)?;
        let first = ends.remove(first);
        ends.extend(first.otherwise.as_deref().cloned());
        Some(first.with_fallback(ends, self.laws))
    }

    /// Marks irregularities after the end, for which no correction is due.
    fn nothing_is_due_after(&mut self, end: &GameEnd) {
        let why = end.ended(&self.laws.set);
        // A correction was demanded but not made before a player ended the game.
        let last = self.game.numbers.all();
        let by_player = !matches!(end.cause, EndCause::Drawn { .. });
        let refused = |found: &RecordFinding| match end.cause {
            EndCause::Refused(by) => found.offender() == Some(by),
            _ => false,
        };
        for found in self.log.found_mut() {
            let not_made = found.standing == Some(IrregularityState::Corrected)
                && found.settled.is_none()
                && (found.takes_back || refused(found))
                && by_player
                && end.after == last
                && found.at.is_some_and(|at| at.ply == last);
            if let (true, Some(due)) = (not_made, found.remedy.clone()) {
                found.settled = Some(Settlement::NotMade);
                let side = found.offender().unwrap_or(Color::White).opponent();
                let citation = citation_of(&self.laws.set, found.finding.declared());
                let source = DecisionArticle::of(&self.laws.set.titled(&citation));
                let decision = Decision::NotCorrectedAnyMore { side, source, due };
                found.finding.remark(&Decided::So { decision, part: None, lifted: None });
            }
            let is_later = found.at.is_some_and(|at| at.ply > end.after);
            if is_later && found.standing.is_some() {
                found.standing = Some(IrregularityState::AfterEnd);
                found.finding.remark(&Decided::AfterTheEnd { why: why.clone() });
            }
        }
    }

    /// Creates the report; `known_start` is false if not even the start position is known.
    pub(super) fn report(mut self, game: &GameText<'_>, known_start: bool) -> GameReport {
        let tagged = Tagged::of(self.line);
        let result = checks::result(self.text, self.line, &tagged);
        let plies = self.line.plies.len();
        let followed = self.game.numbers.followed();
        let complete = known_start && followed == plies && self.game.board.is_known();
        let judged = known_start && !self.options.moves_only;
        let end = if judged { self.game_end(complete) } else { None };
        if let Some(end) = &end {
            let is_certain = !end.is_uncertain(self.laws);
            let certain = if is_certain { Some(end) } else { end.otherwise.as_deref() };
            if let Some(certain) = certain.cloned() {
                self.nothing_is_due_after(&certain);
            }
        }
        // Open irregularities are no longer decided once the game has ended.
        let pending = self.pending.clone().filter(|pending| {
            end.as_ref().is_none_or(|end| {
                let certain = if end.is_uncertain(self.laws) { None } else { Some(end) };
                certain.is_none_or(|end| end.after >= pending.from)
                    && pending.common_end().is_none_or(|end| end.is_uncertain(self.laws))
            })
        });
        // No result depends on a player's decision before the arbiter has decided what becomes of
        // the game.
        let waits = end.is_none() && self.game.ended.waits_for_arbiter(self.game.numbers.all());
        let hangs = pending.as_deref().filter(|_| !waits);
        if !self.options.moves_only {
            self.about_text(&tagged, end.as_ref(), hangs, complete);
        }
        let legal_plies = self.legal_plies.unwrap_or(if known_start { plies } else { 0 });
        let told = self.moments.told_in_place(self.line);
        let last = known_start.then_some(*self.game.board.position());
        let mut findings = self.log.into_found();
        findings.sort_by_key(|found| found.finding.span.start);
        GameReport {
            game: game.index(),
            place: game.begins(),
            offset: game.offset(),
            bytes: game.written().len(),
            tags: Tags::of(&self.line.tags),
            rules: Arc::clone(&self.laws.label),
            numbering: self.laws.printed,
            opens: self.game.numbers.opens(),
            counted: self.game.counted(),
            plies,
            legal_plies,
            replayed_plies: followed,
            result: result.as_ref().map(|(result, _)| *result),
            result_text: result.map(|(_, text)| text),
            ends_with_score: false,
            last,
            ok: known_start
                && legal_plies == plies
                && !findings.iter().any(|found| found.finding.is_any(UNREAD)),
            law_result: end.map(|end| RuledResult::of(end, self.laws)),
            undecided: self.game.irregularities.undecided(),
            on_pending: hangs.and_then(|pending| RuledResult::on(pending, self.laws)).map(Box::new),
            pending,
            last_offer: self.game.offers.last(),
            agreed_too_early: self.game.offers.too_early(),
            incidents: self.line.incidents_in_words(),
            told,
            is_altered: self.line.alters_board(),
            variations: Vec::new(),
            findings,
            history: self.game.course.into_history(),
        }
    }

    /// Adds the findings about the text that need the end of the game.
    fn about_text(
        &mut self,
        tagged: &Tagged<'_, '_>,
        end: Option<&GameEnd>,
        pending: Option<&Pending>,
        complete: bool,
    ) {
        for finding in &self.line.findings {
            self.log.add(RecordFinding::of_text(finding.clone()));
        }
        self.unreadable();
        self.not_judged();
        self.further_numbers();
        if let Some(finding) = self.writing.king_letters(self.text) {
            self.log.add(RecordFinding::of_text(finding));
        }
        if let Some(finding) = self.writing.odd_separators(self.text) {
            self.log.add(RecordFinding::of_text(finding));
        }
        self.of_commands();
        let mut about_text = Vec::new();
        checks::of_result(self.text, self.laws, self.line, tagged, end, &mut about_text);
        checks::of_format(self.text, self.laws, self.line, tagged, &mut about_text);
        checks::of_ply_count(self.line, &mut about_text);
        let mut of_tags = Vec::new();
        tag_checks::of_tags(self.text, self.line, &mut of_tags);
        // A time control that the clocks need has already been reported in more detail.
        let is_said = |found: &Finding| {
            let mut said = self.log.found().iter();
            said.any(|one| one.finding.is(codes::TAG_INVALID) && one.finding.span == found.span)
        };
        about_text.extend(of_tags.into_iter().filter(|found| !is_said(found)));
        let last = self.game.board.position();
        if let Some(law) = end
            && let Some(found) = checks::of_law_result(self.text, self.laws, self.line, law, last)
        {
            about_text.push(found);
        }
        if let (None, Some(pending)) = (end, pending)
            && let Some(found) =
                checks::of_pending(self.text, self.laws, self.line, tagged, pending)
        {
            about_text.push(found);
        }
        if complete && let Some(found) = self.drawn_too_early(end) {
            about_text.push(found);
        }
        for finding in about_text {
            self.log.add(RecordFinding::of_text(finding));
        }
    }
}

/// Commands of other programs that look like one of ours.
const OF_OTHERS: &[&str] = &["egt", "mct", "csl", "cal", "depth", "nodes", "inbook", "drgnode"];

/// Returns the name of an unknown command and a known one that it resembles: a letter or two
/// differ, or one begins with the other.
fn nearly(placed: &PlacedCommand<'_>) -> Option<(String, &'static str)> {
    if placed.known().is_some() {
        return None;
    }
    let name = String::from_utf8_lossy(placed.command().name).to_lowercase();
    if !(4..=24).contains(&name.len()) || OF_OTHERS.contains(&name.as_str()) {
        return None;
    }
    let incidents = IncidentKind::ALL.iter().map(|kind| kind.name());
    let known = incidents.chain(KnownCommand::ALL.iter().map(|known| known.name()));
    let near = known
        .filter(|known| known.len() >= 4)
        .filter_map(|known| {
            let apart = strsim::damerau_levenshtein(&name, known);
            let goes_on = known.starts_with(&name) || name.starts_with(known);
            let most = if known.len() > 5 { 2 } else { 1 };
            (apart <= most || goes_on).then_some((apart, known))
        })
        .min_by_key(|(apart, _)| *apart);
    near.map(|(_, near)| (name, near))
}
