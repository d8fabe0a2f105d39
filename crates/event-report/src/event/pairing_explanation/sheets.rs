//! The explanation of a round as people read it.

use super::answer::{Answer, Side};
use super::{BracketView, FigureView, PairView, PairingExplanationView, RatedThen};
use crate::event::View;
use crate::event::colors::due_cell;
use crate::event::occasion::{PlayerView, board_cell, color_letters, sentence};
use crate::event::words::{Head, Title, is_one};
use crate::sheet::{Column, ColumnList, Sheet};
use draughts_ground::said::{Said, Sentences, Told, said};
use draughts_report::words::{Language, say};

/// The most players whose former ratings are listed.
const MOST_RATED: usize = 6;

impl View for PairingExplanationView<'_> {
    fn spoken(&self, language: Language) -> Language {
        language.in_full()
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let mut sheets: Vec<Sheet> = match &self.answer {
            Some(answer) => vec![self.answered(answer, language)],
            None if self.brackets.is_empty() => {
                let title = self.event.of_round(self.round, None);
                vec![self.event.round_sheet(&title, self.when.0, self.when.1, language)]
            }
            None => self.brackets.iter().map(|one| self.bracket(one, language)).collect(),
        };
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.remarks(language));
        }
        sheets
    }
}

impl PairingExplanationView<'_> {
    fn bracket(&self, bracket: &BracketView<'_>, language: Language) -> Sheet {
        let title = Title::Bracket {
            round: self.round,
            rounds: self.event.rounds,
            score: bracket.score,
            single: is_one(bracket.score),
            players: bracket.residents.len(),
            of_teams: self.of_teams,
            moved_down: bracket.moved_down.len(),
        };
        let mut sheet = self.event.round_sheet(&title, self.when.0, self.when.1, language);
        if !bracket.pairs.is_empty() {
            let meeting = if self.of_teams { Head::Match } else { Head::Board };
            ColumnList::<PairView<'_>>::new()
                .column(meeting.right(language).key(), |pair| {
                    pair.board.map(|board| board_cell(self.round, board))
                })
                .column(Head::Number.right(language).spare(), |pair| pair.white.number)
                .column(Head::Id.left(language).spare(), |pair| pair.white.id_cell())
                .column(Head::White.left(language), |pair| pair.white.name_cell())
                .column(Head::Number.right(language).spare(), |pair| pair.black.as_ref()?.number)
                .column(Head::Id.left(language).spare(), |pair| {
                    pair.black.as_ref().map(PlayerView::id_cell)
                })
                .column(Head::Black.left(language), |pair| {
                    pair.black.as_ref().map(PlayerView::name_cell)
                })
                .fill(&mut sheet, &bracket.pairs);
        }
        if !bracket.moved_down.is_empty() {
            let names: Vec<String> = bracket.moved_down.iter().map(PlayerView::called).collect();
            sheet.notes.push(say(
                &said!("remark-from-above", "From above: { $names }."; names = names.join("; ")),
                language,
            ));
        }
        if !bracket.moved_up.is_empty() {
            let names: Vec<String> = bracket.moved_up.iter().map(PlayerView::called).collect();
            sheet.notes.push(say(
                &said!("remark-from-below", "From below: { $names }."; names = names.join("; ")),
                language,
            ));
        }
        for left in &bracket.left_over {
            let (name, bye, why) = (left.player.called(), left.bye, left.why.clone());
            sheet.notes.push(say(
                &said!(
                    "remark-left-over",
                    "{ $name } { $bye ->
                        [yes] has the bye
                       *[no] moves down
                    }: { $why }.";
                    name, bye, why
                ),
                language,
            ));
        }
        let others = bracket.figures.iter().filter(|one| !one.is_said);
        let figure = |one: &FigureView| {
            let (counts, text) = (one.counts.said(), one.text.clone());
            said!(
                "remark-figure",
                "{ $counts }: { $text } ({ $criterion })";
                counts, text, criterion = one.criterion.to_owned()
            )
        };
        let figures: Vec<Said> = others.map(figure).collect();
        if !figures.is_empty() {
            let figures = Sentences::listed(figures);
            sheet.notes.push(say(
                &said!("remark-not-kept", "Not met in full: { $figures }."; figures),
                language,
            ));
        }
        sheet
    }

    fn answered(&self, answer: &Answer<'_>, language: Language) -> Sheet {
        let title = Title::Answer {
            round: self.round,
            rounds: self.event.rounds,
            board: answer.board,
            score: answer.bracket,
            single: answer.bracket.is_some_and(is_one),
            of_teams: self.of_teams,
        };
        let mut sheet = self.event.round_sheet(&title, self.when.0, self.when.1, language);
        let sides: &[Head] =
            if answer.sides.len() == 2 { &[Head::White, Head::Black] } else { &[Head::Bye] };
        ColumnList::<(&Head, &Side<'_>)>::new()
            .column(Column::left("").key(), |(color, _)| color.cell(language))
            .column(Head::Number.right(language).spare(), |(_, side)| side.player.number)
            .column(Head::Id.left(language), |(_, side)| side.player.id_cell())
            .column(Head::Name.left(language), |(_, side)| side.player.name_cell())
            .column(Head::Points.right(language), |(_, side)| side.score)
            .column(Head::Colors.left(language), |(_, side)| color_letters(&side.history, language))
            .column(Head::Due.left(language), |(_, side)| due_cell(side.due, language))
            .fill(&mut sheet, sides.iter().zip(&answer.sides));
        sheet.notes = answer.notes.iter().map(|note| note.words(language)).collect();
        if let Some(colors) = &answer.colors {
            let (why, article) = (colors.text.said(), colors.article.to_owned());
            let law = self.info.law;
            sheet.notes.push(say(
                &said!(
                    "remark-colors",
                    "Colours: { $why } ({ $law }, { $article }).";
                    why, law, article
                ),
                language,
            ));
        }
        for expected in &answer.expected {
            let article = match &expected.criterion {
                Some(criterion) => format!(" ({}, {criterion})", self.info.law),
                None => String::new(),
            };
            let (name, other) = (expected.player.name, expected.other.as_ref());
            let other = other.map(|other| other.name.to_owned());
            let question = say(
                &said!(
                    "remark-why-not",
                    "{ $other ->
                        [none] Why not the bye for { $name }?
                       *[other] Why not { $name } - { $other }?
                    }";
                    name = name.to_owned(), other
                ),
                language,
            );
            let answer = sentence(&expected.text.words(language));
            sheet.notes.push(format!("{question} {answer}{article}."));
        }
        sheet
    }

    /// Notes on differences from the system.
    fn remarks(&self, language: Language) -> Vec<String> {
        let mut remarks = Vec::new();
        if !self.rated_then.is_empty() {
            let rated = |one: &RatedThen<'_>| {
                let (name, was) = (one.player.called(), one.player.rating);
                said!(
                    "remark-rated",
                    "{ $name } { $was ->
                        [none] without a rating
                       *[other] { $was }
                    } (now { $now ->
                        [none] none
                       *[other] { $now }
                    })";
                    name, was, now = one.now
                )
            };
            let players = self.rated_then.iter().take(MOST_RATED).map(rated).collect();
            let more = self.rated_then.len().saturating_sub(MOST_RATED);
            let (round, players) = (self.round, Sentences::listed(players));
            remarks.push(said!(
                "remark-rated-then",
                "Round { $round } is judged by the ratings and pairing numbers that it was paired \
                 with; changed since: { $players }{ $more ->
                    [0] {\"\"}
                   *[other] ; and { $more } more
                }.";
                round, players, more
            ));
        }
        if self.accelerated {
            remarks.push(said!(
                "remark-accelerated",
                "The points are those of the pairing, acceleration included."
            ));
        }
        remarks.extend(self.info.remark.map(Said::from));
        if self.answer.is_none() {
            let by_hand = self.by_hand.iter().map(|one| {
                let (board, reason) = (one.board, one.reason.to_owned());
                said!(
                    "remark-board-by-hand",
                    "{ $of_teams ->
                        [yes] Match
                       *[no] Board
                    } { $board } was paired by hand: { $reason }.";
                    board, reason, of_teams = self.of_teams
                )
            });
            remarks.extend(by_hand);
        }
        if !self.only_published.is_empty() || !self.only_system.is_empty() {
            let list = |pairs: &[PairView<'_>]| {
                let said = pairs.iter().map(|pair| line(pair).said()).collect();
                (!pairs.is_empty()).then(|| Sentences::listed(said))
            };
            remarks.push(said!(
                "remark-otherwise",
                "{ $by_hand ->
                    [yes] The system would have paired the round otherwise:
                   *[no] The system pairs the round otherwise today; were results or players \
                    changed since?:
                }";
                by_hand = !self.by_hand.is_empty()
            ));
            remarks.push(said!(
                "remark-published",
                "published: { $pairs ->
                    [none] nothing
                   *[other] { $pairs }
                }";
                pairs = list(&self.only_published)
            ));
            remarks.push(said!(
                "remark-system",
                "system: { $pairs ->
                    [none] nothing
                   *[other] { $pairs }
                }";
                pairs = list(&self.only_system)
            ));
        }
        remarks.iter().map(|remark| say(remark, language)).collect()
    }
}

/// Describes a pair, or the bye.
fn line(pair: &PairView<'_>) -> Said {
    let white = pair.white.called();
    match &pair.black {
        Some(black) => said!(
            "pair-of-players",
            "{ $white } - { $black }";
            white, black = black.called()
        ),
        None => said!("pair-of-bye", "{ $id } bye"; id = white),
    }
}
