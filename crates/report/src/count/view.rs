//! Counts from a position as JSON, `arbiter.count/1`, and as text.

use serde::Serialize;

use super::super::printable;
use super::super::ruling::{
    LineWidth, MomentView, Phrase, RulingWriter, Sentence, capital, force_words,
};
use super::sheet::TickSheet;
use super::words::CountMessage;
use crate::json_of_plain;
use crate::words::{Language, say};
use draughts_games::board::{ByColor, Color, Numbering, Position, write_fen};
use draughts_games::draw::{Count, CountEnd, Counter, Demand, Timeline, clause_said, counts};
use draughts_games::record::found::EndReason;
use draughts_games::rules::{Clause, CountFrom, Counting, Pace, Reset, RuleSet};
use draughts_ground::said::Told as _;

/// Name and version of the format; within version 1 fields are only added.
pub const COUNT_SCHEMA: &str = "arbiter.count/1";

/// The counts that run in a position, and their state after some moves.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountView {
    /// `arbiter.count/1`.
    pub schema: String,
    /// The rule set, with its overrides.
    pub rules: String,
    /// The position from which moves are counted.
    pub fen: String,
    /// The moves played from that position.
    pub moves: Vec<String>,
    /// The position after the moves.
    pub fen_now: String,
    /// The side to move after the moves: `white` or `black`.
    pub turn: String,
    /// The answer in sentences.
    pub answer: String,
    /// The counts, the one that is due first at the top.
    pub counts: Vec<ClauseView>,
    /// The answers for each time control, if none was specified and they differ; otherwise empty.
    pub time_controls: Vec<AtTimeControl>,
    /// The reason there are no counts; not in the JSON.
    #[serde(skip)]
    none: Option<CountMessage>,
    /// The first line of the text; not in the JSON.
    #[serde(skip)]
    heading: Option<Phrase>,
    /// The tally sheet of the count that is due first; not in the JSON.
    #[serde(skip)]
    sheet: Option<TickSheet>,
}

/// The answer for a time control.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AtTimeControl {
    /// The time control, in words.
    pub time_control: String,
    /// The answer in sentences.
    pub answer: String,
    /// The counts, the one that is due first at the top.
    pub counts: Vec<ClauseView>,
    /// The time control; not in the JSON.
    #[serde(skip)]
    pace: Pace,
    /// The reason there are no counts; not in the JSON.
    #[serde(skip)]
    none: Option<CountMessage>,
}

impl AtTimeControl {
    /// Returns the answers and conditions, for comparison with those of another time control.
    fn told(&self) -> Vec<(&str, &[String])> {
        self.counts.iter().map(|one| (one.answer.as_str(), one.conditions.as_slice())).collect()
    }
}

/// The count under a draw clause.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClauseView {
    /// The name of the draw clause in the rule set.
    pub rule: String,
    /// The text of the rule.
    pub rule_text: String,
    /// The document and article.
    pub article: String,
    /// The effect: `automatic` or `claim`.
    pub effect: String,
    /// The state: `runs`, `met`, `ended`, or `waits` (for a player's demand).
    pub state: String,
    /// The stronger side, `white` or `black`; null if nothing is counted.
    pub strong: Option<String>,
    /// The number of moves required in the present situation; null if nothing is counted.
    pub limit: Option<u16>,
    /// The number of White's moves counted.
    pub white: u16,
    /// The number of Black's moves counted.
    pub black: u16,
    /// The number of moves White still has to make; null if none, or if nothing is counted.
    pub remaining_white: Option<u32>,
    /// The number of moves Black still has to make; null if none, or if nothing is counted.
    pub remaining_black: Option<u32>,
    /// The half-move with which the limit is or was reached, counted from the given position; null
    /// if nothing is counted.
    pub last: Option<MomentView>,
    /// The answer about this count, in sentences.
    pub answer: String,
    /// Events that restart, end or shorten the count, in sentences.
    pub conditions: Vec<String>,
    /// The answer as values; not in the JSON.
    #[serde(skip)]
    said: CountText,
}

/// The text of a count.
#[derive(Debug, Clone, Default)]
pub(super) struct CountText {
    answer: Vec<Sentence>,
    conditions: Vec<Sentence>,
}

impl CountText {
    /// Describes the state of a count, and what sets it back.
    ///
    /// If sources name no text, the conditions end with what there is to know about them.
    pub(super) fn of(
        speaker: &RulingWriter<'_>,
        counted: CountingClause<'_>,
        state: &CountState,
    ) -> Self {
        let answer = speaker.counted(counted, state);
        let mut conditions = speaker.conditions(counted, state);
        conditions.extend(answer.iter().flat_map(Sentence::below));
        Self { answer, conditions }
    }

    /// Returns the answer as one paragraph.
    pub(super) fn answer(&self, language: Language) -> String {
        self.answer.iter().filter_map(|one| one.say(language)).collect::<Vec<_>>().join(" ")
    }

    /// Returns the conditions, one sentence each.
    pub(super) fn conditions(&self, language: Language) -> Vec<String> {
        self.conditions.iter().filter_map(|one| one.say(language)).collect()
    }
}

/// A clause that counts moves, with its counting rule.
#[derive(Debug, Clone, Copy)]
pub(super) struct CountingClause<'c> {
    /// The index of the clause in the rule set.
    index: usize,
    pub(super) clause: &'c Clause,
    pub(super) counting: Counting<'c>,
}

/// The state of a count.
#[derive(Debug, Clone)]
pub(super) enum CountState {
    /// It runs; the numbers are the half-moves and the moves per side that remain.
    Runs(Count, u32, ByColor<u32>),
    /// The limit was reached at this moment.
    Met(Count, usize),
    /// It ended at this moment.
    Ended(usize, CountEnd),
    /// It begins when the weaker side demands it.
    Waits(Color),
}

impl CountState {
    const fn word(&self) -> &'static str {
        match self {
            Self::Runs(..) => "runs",
            Self::Met(..) => "met",
            Self::Ended(..) => "ended",
            Self::Waits(_) => "waits",
        }
    }

    /// Returns the sort key: the count that is reached first comes first.
    const fn order(&self) -> (u8, u32) {
        match self {
            Self::Met(..) => (0, 0),
            Self::Runs(_, half, _) => (1, *half),
            Self::Waits(_) => (2, 0),
            Self::Ended(..) => (3, 0),
        }
    }
}

/// Returns the state of a clause's count at the end of a game; `None` if there is nothing to count.
fn state(
    set: &RuleSet,
    counted: CountingClause<'_>,
    game: &Timeline<'_>,
    demands: &[Demand],
) -> Option<CountState> {
    let end = game.moments() - 1;
    let all = counts(Counter::new(set, counted.index, demands)?, game);
    if let Some(count) = all.iter().find(|count| count.met.is_some()) {
        return Some(CountState::Met(count.clone(), count.met?));
    }
    if let Some(count) = all.iter().rev().find(|count| count.runs_at(end)) {
        let (half, remaining) = count.remaining(game, end);
        return Some(CountState::Runs(count.clone(), half, remaining));
    }
    if counted.counting.ending.is_some_and(|ending| ending.from == CountFrom::Demand) {
        let demanded = Color::BOTH.map(|by| Demand { moment: end, by });
        let would = counts(Counter::new(set, counted.index, &demanded)?, game);
        if let Some(count) = would.iter().find(|count| count.start == end) {
            return Some(CountState::Waits(count.strong.opponent()));
        }
    }
    let (at, why) = all.iter().rev().find_map(|count| count.ended)?;
    Some(CountState::Ended(at, why))
}

/// Returns whether some move of this position would not set the count back.
fn can_progress(counting: Counting<'_>, position: &Position) -> bool {
    let has_king = Color::BOTH.iter().any(|&side| !position.kings(side).is_empty());
    let man_moves = counting.limit.resets.contains(&Reset::ManMove);
    counting.ending.is_some() || has_king || !man_moves
}

impl CountView {
    /// Makes the counts of a rule set for a game that begins with the position to count from.
    ///
    /// `moves` are its moves in notation. If its last position ends the game, `over` says why, and
    /// only limits that were reached are reported.
    pub fn new(
        set: &RuleSet,
        numbering: &Numbering,
        game: &Timeline<'_>,
        moves: Vec<String>,
        demands: &[Demand],
        over: Option<EndReason>,
    ) -> Self {
        let speaker = RulingWriter { set, numbering, game, case: None, announced: None };
        let now = game.last();
        let clauses = set.draws.iter().enumerate();
        let mut found: Vec<(CountingClause<'_>, CountState)> = clauses
            .filter_map(|(index, clause)| {
                Some(CountingClause { index, clause, counting: clause.counting()? })
            })
            .filter(|counted| can_progress(counted.counting, now))
            .filter_map(|counted| Some((counted, state(set, counted, game, demands)?)))
            .filter(|(_, state)| over.is_none() || matches!(state, CountState::Met(..)))
            .collect();
        found.sort_by_key(|(_, state)| state.order());
        let counts: Vec<ClauseView> =
            found.iter().map(|(counted, state)| clause_view(&speaker, *counted, state)).collect();
        let strong = found.iter().find_map(|(_, state)| match state {
            CountState::Runs(count, ..) | CountState::Met(count, _) => Some(count.strong),
            CountState::Waits(weak) => Some(weak.opponent()),
            CountState::Ended(..) => None,
        });
        let pieces = force_words(now, strong.unwrap_or(now.turn()));
        let pieces = pieces.into_said();
        let heading = CountMessage::Heading { rules: set.label(), pieces, turn: now.turn() };
        let sheet = found.iter().find_map(|(counted, state)| match state {
            CountState::Runs(count, ..) => Some(TickSheet::new(&speaker, *counted, count)),
            CountState::Met(..) | CountState::Ended(..) | CountState::Waits(_) => None,
        });
        let none = over.map_or(CountMessage::None, |why| CountMessage::Over { why: why.said() });
        let answer = match counts.first() {
            Some(first) => first.answer.clone(),
            None => say(&none, Language::English),
        };
        Self {
            schema: COUNT_SCHEMA.into(),
            rules: set.label(),
            fen: write_fen(game.position(0), numbering),
            moves,
            fen_now: write_fen(now, numbering),
            turn: side_word(now.turn()).into(),
            answer,
            counts,
            time_controls: Vec::new(),
            none: Some(none),
            heading: Some(heading.into()),
            sheet,
        }
    }

    /// Adds the counts that apply at a time control that the game may have had.
    pub fn at_pace(&mut self, pace: Pace, there: Self) {
        self.time_controls.push(AtTimeControl {
            time_control: say(&pace, Language::English),
            answer: there.answer,
            counts: there.counts,
            pace,
            none: there.none,
        });
    }

    /// Returns whether the counts depend on a time control that was not named.
    ///
    /// If they do not, the time controls that were added are dropped.
    pub fn depends_on_pace(&mut self) -> bool {
        let mut all = self.time_controls.iter().map(AtTimeControl::told);
        let depends = all.next().is_some_and(|first| all.any(|other| other != first));
        if !depends {
            self.time_controls.clear();
        }
        depends
    }

    /// Returns the answer as sentences in a language.
    pub fn answer_in(&self, language: Language) -> String {
        match self.counts.first() {
            Some(first) => first.said.answer(language),
            None => say(self.none.as_ref().unwrap_or(&CountMessage::None), language),
        }
    }

    /// Returns whether a count runs that can be ticked off.
    pub const fn has_sheet(&self) -> bool {
        self.sheet.is_some()
    }

    /// Returns the sheet as text.
    pub fn sheet_text(&self, language: Language) -> String {
        let language = language.in_full();
        self.sheet.as_ref().map(|sheet| sheet.text(language)).unwrap_or_default()
    }

    /// Returns the sheet as Markdown.
    pub fn sheet_md(&self, language: Language) -> String {
        let language = language.in_full();
        self.sheet.as_ref().map(|sheet| sheet.md(language)).unwrap_or_default()
    }

    /// Returns the sheet as a page to print.
    pub fn sheet_html(&self, language: Language) -> String {
        let language = language.in_full();
        self.sheet.as_ref().map(|sheet| sheet.html(language)).unwrap_or_default()
    }

    /// Returns all counts as text in a language, each with what sets it back.
    pub fn text(&self, language: Language) -> String {
        self.text_within(None, language)
    }

    /// Returns them for a terminal with this many columns.
    pub fn text_within(&self, columns: Option<u16>, language: Language) -> String {
        let lines = LineWidth::of_terminal(columns);
        let wrapped = |text: &str, first, further| lines.wrapped(text, first, further);
        let language = language.in_full();
        let heading = self.heading.as_ref().map(|heading| heading.say(language));
        let mut out = wrapped(&heading.unwrap_or_default(), 0, 2);
        if self.time_controls.is_empty() {
            out.push_str(&told(&self.counts, self.none.as_ref(), (language, lines)));
            return printable(&out).into_owned();
        }
        out.push_str(&wrapped(&say(&CountMessage::DependsOnPace, language), 0, 0));
        for (at, one) in self.time_controls.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &self.time_controls[before]);
            let next = self.time_controls.get(at + 1);
            if before.is_none_or(|before| before.told() != one.told()) {
                out.push('\n');
            }
            let pace = one.pace.said();
            out.push_str(&wrapped(&capital(&say(&CountMessage::AtPace { pace }, language)), 0, 2));
            // Time controls with equal counts are listed together.
            if next.is_none_or(|next| next.told() != one.told()) {
                out.push_str(&told(&one.counts, one.none.as_ref(), (language, lines)));
            }
        }
        printable(&out).into_owned()
    }

    /// Returns the counts as JSON on several lines.
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }
}

/// Returns counts as text.
fn told(
    counts: &[ClauseView],
    none: Option<&CountMessage>,
    (language, lines): (Language, LineWidth),
) -> String {
    let wrapped = |text: &str, first, further| lines.wrapped(text, first, further);
    let mut out = String::new();
    if counts.is_empty() {
        out.push_str(&wrapped(&say(none.unwrap_or(&CountMessage::None), language), 0, 0));
    }
    for (at, clause) in counts.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        out.push_str(&wrapped(&clause.said.answer(language), 0, 0));
        for line in clause.said.conditions(language) {
            out.push_str(&wrapped(&line, 2, 4));
        }
    }
    out
}

fn clause_view(
    speaker: &RulingWriter<'_>,
    counted: CountingClause<'_>,
    state: &CountState,
) -> ClauseView {
    let clause = counted.clause;
    let game = speaker.game;
    let end = game.moments() - 1;
    let (count, last, remaining) = match state {
        CountState::Runs(count, half, remaining) => {
            let half = usize::try_from(*half).unwrap_or(usize::MAX);
            (Some(count), Some(end.saturating_add(half)), Some(*remaining))
        }
        CountState::Met(count, met) => (Some(count), Some(*met), None),
        CountState::Ended(..) | CountState::Waits(_) => (None, None, None),
    };
    let moment = |moment: usize| {
        let half_move = game.half_move(moment);
        MomentView {
            ply: moment,
            move_number: half_move.map(|(number, _)| number),
            side: half_move.map(|(_, side)| side_word(side).into()),
        }
    };
    let said = CountText::of(speaker, counted, state);
    ClauseView {
        rule: clause.id.clone(),
        rule_text: say(&clause_said(clause), Language::English),
        article: speaker.set.cite(&clause.cited()),
        effect: clause.effect.word().into(),
        state: state.word().into(),
        strong: count.map(|count| side_word(count.strong).into()),
        limit: count.map(|count| count.limit),
        white: count.map_or(0, |count| count.made.white),
        black: count.map_or(0, |count| count.made.black),
        remaining_white: remaining.map(|remaining| remaining.white),
        remaining_black: remaining.map(|remaining| remaining.black),
        last: last.map(moment),
        answer: said.answer(Language::English),
        conditions: said.conditions(Language::English),
        said,
    }
}

const fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}
