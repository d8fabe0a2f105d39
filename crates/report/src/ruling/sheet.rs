//! The contents of a ruling's sheet to sign and hand over, for any medium.

use super::board::TitledPosition;
use super::view::RulingView;
use super::words::{OnSheet, Phrase, SaidList, capital, verdict_word};
use crate::words::{Language, say};
use draughts_games::board::Color;
use draughts_games::draw::Verdict;

/// The contents of the sheet, from top to bottom; any field may contain any text.
pub(super) struct RulingSheet<'v> {
    /// The language of the sheet.
    pub language: Language,
    /// Names and values: the players, the place, the date, the rules.
    pub facts: Vec<(String, String)>,
    /// The claim; empty if there was none.
    pub claim: String,
    /// The verdict and its word, such as `GRANTED`; `None` without a claim.
    pub verdict: Option<(Verdict, String)>,
    /// How the game is drawn although the claim of a draw is refused.
    pub drawn: Option<&'static str>,
    /// The condition of a conditional ruling.
    pub on: Option<&'static str>,
    /// The side whose win would prevent the draw.
    pub strong: Option<Color>,
    /// The sentences after the verdict.
    pub answer: String,
    /// Additional information.
    pub more: Vec<String>,
    /// The rule in question and its article.
    pub rule: Option<(String, String)>,
    /// Each half-move that is evidence, what it shows, and the diagram of its position.
    pub evidence: Vec<(String, String, String)>,
    /// Whether the positions of the evidence are those before its half-moves.
    pub is_before: bool,
    /// Lists of other conditions, irregularities and findings of the game.
    pub lists: Vec<SaidList>,
    /// The positions, each with its title.
    pub boards: Vec<(String, &'v TitledPosition)>,
    /// The data for reproducing the ruling.
    pub repeat: Vec<(String, String)>,
}

/// The number of diagrams that fit on one page with everything else.
const DIAGRAMS: usize = 3;

impl RulingSheet<'_> {
    /// Renders a heading or a name.
    pub(super) fn says(&self, told: &OnSheet) -> String {
        say(told, self.language)
    }

    /// Returns the heading of the ruling, or of the result if nothing was claimed.
    pub(super) fn ruling_head(&self) -> String {
        self.says(if self.verdict.is_some() { &OnSheet::Ruling } else { &OnSheet::Result })
    }

    /// Returns the heading of the sheet.
    pub(super) fn head(&self) -> String {
        self.says(if self.verdict.is_some() { &OnSheet::Ruling } else { &OnSheet::Holds })
    }

    /// Returns the heading of the sheet, with the verdict.
    pub(super) fn title(&self) -> String {
        let told = match &self.verdict {
            Some((verdict, _)) => {
                let (verdict, drawn, on) = (*verdict, self.drawn, self.on);
                OnSheet::RulingIs { verdict, drawn, on, strong: self.strong }
            }
            None => OnSheet::Holds,
        };
        self.says(&told)
    }

    /// Returns the column headers of the evidence.
    pub(super) fn evidence_heads(&self) -> [String; 3] {
        let position = match self.is_before {
            true => OnSheet::PositionBefore,
            false => OnSheet::PositionAfter,
        };
        [OnSheet::HalfMove, OnSheet::Shows, position].map(|told| self.says(&told))
    }

    /// Returns the lines for signatures.
    pub(super) fn signatures(&self) -> [String; 4] {
        [OnSheet::Arbiter, OnSheet::White, OnSheet::Black, OnSheet::DateAndTime]
            .map(|told| self.says(&told))
    }
}

impl RulingView {
    pub(super) fn sheet(&self, language: Language) -> RulingSheet<'_> {
        let name = |told: OnSheet| say(&told, language);
        let said = self.said.say(language);
        let boards = &self.boards[..self.boards.len().min(DIAGRAMS)];
        let diagram = |position| {
            let at = boards.iter().position(|board| Some(board.position) == position);
            at.map_or_else(String::new, |at| name(OnSheet::Diagram { number: at + 1 }))
        };
        let skipped = usize::from(self.said.verdict.is_some());
        let (game, line) = (self.game, self.line);
        let record = OnSheet::RecordIs { game, file: self.file.clone(), line };
        let notes = self.notes.iter().map(|note| note.words(language));
        let titled = |(at, board): (usize, &'_ TitledPosition)| {
            let title = capital(&board.title.say(language));
            name(OnSheet::DiagramOf { number: at + 1, title })
        };
        RulingSheet {
            language,
            facts: self.facts(language),
            claim: said.claim,
            verdict: self.said.verdict.map(|it| {
                (it, verdict_word(it, self.said.drawn, (self.said.on, self.said.strong), language))
            }),
            drawn: self.said.drawn,
            on: self.said.on,
            strong: self.said.strong,
            answer: said.answer[skipped.min(said.answer.len())..].join(" "),
            more: said.more.into_iter().chain(notes).collect(),
            rule: self.said.verdict.and_then(|_| self.rule_and_article(language)),
            evidence: said
                .evidence
                .into_iter()
                .map(|(half_move, shows, position)| (half_move, shows, diagram(position)))
                .collect(),
            is_before: self.said.is_before,
            lists: said.lists,
            boards: boards.iter().enumerate().map(|it| (titled(it), it.1)).collect(),
            repeat: vec![
                (name(OnSheet::Program), self.tool.clone()),
                (name(OnSheet::Command), self.command.clone()),
                (name(OnSheet::Record), name(record)),
                (name(OnSheet::Sha256), self.sha256.clone()),
            ],
        }
    }

    fn facts(&self, language: Language) -> Vec<(String, String)> {
        let name = |told: OnSheet| say(&told, language);
        let tag = |tag: &str| {
            let value = self.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(tag));
            let value = value.map(|(_, value)| value.trim());
            let is_known =
                |value: &&str| !value.is_empty() && !value.chars().all(|c| "?.".contains(c));
            value.filter(is_known).map_or_else(|| name(OnSheet::NotRecorded), str::to_owned)
        };
        let of_event =
            |value: &Option<String>, named: &str| value.clone().unwrap_or_else(|| tag(named));
        let mut facts = vec![
            (name(OnSheet::White), of_event(&self.white, "White")),
            (name(OnSheet::Black), of_event(&self.black, "Black")),
            (name(OnSheet::Event), of_event(&self.event, "Event")),
            (name(OnSheet::Round), of_event(&self.round.map(|round| round.to_string()), "Round")),
        ];
        facts.extend(self.board.map(|board| (name(OnSheet::Board), board.to_string())));
        facts.push((name(OnSheet::Date), tag("Date")));
        let control = self.time_control.clone();
        facts.extend(control.map(|control| (name(OnSheet::TimeControl), control)));
        let rules = self.rules_named();
        facts.push((
            name(OnSheet::Rules),
            match self.guessed {
                true => name(OnSheet::RulesGuessed { rules }),
                false => rules.say(language),
            },
        ));
        facts
    }

    fn rule_and_article(&self, language: Language) -> Option<(String, String)> {
        let rule = self.rule_said.as_ref().map(|rule: &Phrase| rule.say(language));
        let rule = rule.or_else(|| self.rule.clone())?;
        let article = self.article.clone();
        let article = article.unwrap_or_else(|| say(&OnSheet::NoArticle, language));
        Some((rule.trim_end_matches('.').to_owned(), article))
    }
}
