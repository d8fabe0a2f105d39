//! The five documents that the project grew from, statement by statement.
//!
//! Each test demonstrates one statement under the rule set that contains it: as a position with its
//! legal moves, or as the field or draw clause that records it.
//!
//! Statements about rulings, incidents, clocks and ratings are only shown to be recorded here; the
//! code that acts on them has its own tests.

mod checkers_25;
mod frisian_count;
mod international_basic;
mod international_club;
mod mundigames;

use draughts_arbiter::board::{Color, Position, parse_fen, write_fen};
use draughts_arbiter::diag::Found;
use draughts_arbiter::moves::{Generator, MoveWriter, Resolved, refusal, resolve};
use draughts_arbiter::rules::{DrawClauseDoc, RuleSet, named_with};

/// A rule set under test, with the few queries that the statements need.
struct Law {
    set: RuleSet,
    generator: Generator,
}

impl Law {
    fn new(name: &str, settings: &[&str]) -> Self {
        let settings: Vec<String> = settings.iter().map(|&setting| setting.to_owned()).collect();
        let set = named_with(name, &settings).unwrap_or_else(|error| panic!("{error}"));
        Self { generator: Generator::new(&set), set }
    }

    fn position(&self, fen: &str) -> Position {
        parse_fen(fen, &self.set.numbering(), self.set.first_color())
            .unwrap_or_else(|error| panic!("{fen}: {error}"))
            .position
    }

    /// Returns the legal moves, sorted as text: `32-28 33-29`.
    fn moves(&self, fen: &str) -> String {
        self.describe(fen, false)
    }

    /// Returns the legal moves with what they capture: `32x14 (19 28)`.
    fn captures(&self, fen: &str) -> String {
        self.describe(fen, true)
    }

    fn describe(&self, fen: &str, with_captured: bool) -> String {
        let position = self.position(fen);
        let legal = self.generator.legal_moves(&position);
        let writer = MoveWriter::new(&self.set);
        let numbering = self.set.numbering();
        let mut words: Vec<String> = legal
            .iter()
            .map(|mv| {
                let path = writer.write_path(mv.from(), &[mv.to()], mv.is_capture());
                let mut taken: Vec<u8> =
                    mv.captured().iter().map(|square| numbering.number(square)).collect();
                taken.sort_unstable();
                let taken: Vec<String> = taken.iter().map(u8::to_string).collect();
                if with_captured { format!("{path} ({})", taken.join(" ")) } else { path }
            })
            .collect();
        words.sort_unstable();
        words.join(if with_captured { ", " } else { " " })
    }

    /// Returns the position after one written move, as FEN.
    fn after(&self, fen: &str, written: &str) -> String {
        let position = self.position(fen);
        let legal = self.generator.legal_moves(&position);
        let numbering = self.set.numbering();
        let squares: Vec<_> = written
            .split(['-', 'x'])
            .map(|name| numbering.parse(name).unwrap_or_else(|| panic!("no square {name}")))
            .collect();
        match resolve(&self.generator, &position, &legal, &squares) {
            Resolved::One(mv) => write_fen(&self.generator.play(&position, &mv), &numbering),
            other => panic!("{written}: {other:?}"),
        }
    }

    /// Returns the code of the reason why a move is refused.
    fn refused(&self, fen: &str, from: &str, to: &str) -> &'static str {
        let position = self.position(fen);
        let legal = self.generator.legal_moves(&position);
        let numbering = self.set.numbering();
        let square = |name| numbering.parse(name).expect("a square");
        let ends = (square(from), square(to));
        refusal(&self.set, &self.set.numbering(), &self.generator, &position, &legal, ends)
            .map_or("legal", |refusal| refusal.why.code().code)
    }

    /// Returns the value of a field, as `rules show` prints it.
    fn field(&self, name: &str) -> String {
        let fields = self.set.fields();
        let field = fields.iter().find(|field| field.name == name);
        field.unwrap_or_else(|| panic!("no field {name}")).words.to_string()
    }

    /// Returns the heading of the document that a field cites.
    fn source(&self, name: &str) -> String {
        let fields = self.set.fields();
        let field = fields.iter().find(|field| field.name == name);
        field.unwrap_or_else(|| panic!("no field {name}")).source.to_string()
    }

    fn clause(&self, id: &str) -> &DrawClauseDoc {
        let clause = self.set.draws.docs().iter().find(|clause| clause.id == id);
        clause.unwrap_or_else(|| panic!("no draw clause {id}"))
    }

    /// Returns the ids of the draw clauses.
    fn clauses(&self) -> String {
        self.set.draws.iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Returns the numbers of a side's start squares.
    fn start(&self, color: Color) -> Vec<u8> {
        let numbering = self.set.numbering();
        let start = self.set.start_position();
        let mut numbers: Vec<u8> =
            start.pieces(color).iter().map(|square| numbering.number(square)).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Returns the algebraic name of a numbered square.
    fn letters(&self, number: &str) -> String {
        use draughts_arbiter::board::SquareStyle;
        let numbering = self.set.numbering();
        let square = numbering.parse(number).expect("a square");
        numbering.with_style(SquareStyle::Algebraic).name(square)
    }

    fn has_conduct(&self, words: &str) -> bool {
        self.set.conduct.iter().any(|line| line.contains(words))
    }
}
