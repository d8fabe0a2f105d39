//! A game as its rule set writes it: moves, numbers, positions, results.
//!
//! Every legal move is written short, with its whole route where two captures
//! share both ends; capture sign and result form are those of the rule set, and so
//! are squares, but that moves stand in letters where the game type has them;
//! move numbers are counted from the first one printed. Irregular moves
//! and moves that could not be followed keep their squares; the first of the
//! latter in each line has the comment
//! [`NOT_REPLAYED`](super::NOT_REPLAYED) behind it.

use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use super::report::GameReport;
use super::rewrite::{At, Walk};
use super::select::Choice;
use crate::board::{Color, Fen, parse_fen};
use crate::pdn::{GameResult, GameText, GameTree, Item, Outcome, ResultStyle, Tag, write_pdn};
use crate::rules::ResultForm;

/// What is left out of a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Strip {
    /// The comments.
    pub comments: bool,
    /// The variations.
    pub variations: bool,
}

/// The tree of a game, rewritten.
///
/// `report` is the replay of the same game under the same laws, with its history.
#[must_use]
pub fn canonical(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &Choice,
    strip: Strip,
) -> GameTree {
    if is_plain(line) {
        return rewritten(GameTree::read(game), line, report, choice, strip);
    }
    // What is written without its control characters may say more than it did.
    let clean = write_pdn(&GameTree::read(game));
    let game = GameText::new(clean.as_bytes());
    let line = MainLine::read(&game);
    let options = ReplayOptions { history: true, moves_only: true };
    let told = report.told.clone();
    let mut report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
    report.told = told;
    rewritten(GameTree::read(&game), &line, &report, choice, strip)
}

/// Puts the incidents told beside the record into its comments.
fn tell(line: &mut Vec<Item>, report: &GameReport) {
    for (after, incident) in &report.told {
        let mut moves = line.iter().enumerate().filter(|(_, item)| matches!(item, Item::Move(_)));
        // Behind everything that is said of the move before.
        let at = moves.nth(*after).map_or(line.len(), |(at, _)| at);
        line.insert(at, Item::Comment(format!("[%{incident}]")));
    }
}

/// True where the names of tags, positions and the game type are written in ASCII without
/// control characters.
fn is_plain(line: &MainLine<'_>) -> bool {
    let names = line.tags.iter().map(|tag| tag.name);
    let tags = line.tags.iter().filter(|tag| tag.is("FEN") || tag.is("GameType"));
    let setups = line.setups();
    let mut texts = names.chain(tags.map(|tag| tag.raw_value)).chain(setups.map(|setup| setup.fen));
    texts.all(|text| text.iter().all(|byte| matches!(byte, b' '..=b'~')))
}

fn rewritten(
    mut tree: GameTree,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &Choice,
    strip: Strip,
) -> GameTree {
    if strip.comments {
        tree.strip_comments();
    }
    if strip.variations {
        tree.strip_variations();
    }
    let laws = &*choice.laws;
    let turn = first_turn(laws, line);
    let fen = read_position(&tree, laws, turn);
    let number = match line.plies.first().and_then(|ply| ply.number) {
        Some(printed) => printed,
        None => fen.as_ref().and_then(|fen| fen.full_move).unwrap_or(1),
    };
    let start = fen.as_ref().map_or(laws.start.with_turn(turn), |fen| fen.position);
    let position = report.last.is_some().then_some(start);
    let at = At { position, number, side: start.turn(), is_start: true };
    let lettered = uses_letters(laws).then(|| laws.in_letters());
    tell(&mut tree.line, report);
    let walk = Walk { laws: lettered.as_ref().unwrap_or(laws), first: turn };
    let items = std::mem::take(&mut tree.line);
    tree.line = walk.main_line(items, at, line, report);
    if let Some(fen) = &fen {
        set_tag(&mut tree.tags, "FEN", written_fen(laws, fen));
    }
    // A guess that rests on no move would be no more than a guess.
    if let Some(game_type) = &laws.set.game_type.0
        && (choice.is_founded || tree.has_moves())
    {
        let game_type = with_first_turn(game_type, turn);
        if !set_tag(&mut tree.tags, "GameType", game_type.clone()) {
            tree.tags.insert(0, Tag { name: "GameType".into(), value: game_type });
        }
    }
    // Nor would the form of its result be.
    let style = (choice.is_founded || tree.has_moves()).then_some(match *laws.set.result_form {
        ResultForm::TwoNil => ResultStyle::TwoPoints,
        ResultForm::OneNil => ResultStyle::OnePoint,
    });
    results(&mut tree, style.unwrap_or(ResultStyle::Common));
    tree
}

/// The position in the FEN tag.
fn read_position(tree: &GameTree, laws: &Laws, turn: Color) -> Option<Fen> {
    tree.tag("FEN").and_then(|text| parse_fen(text, &laws.numbering, turn).ok())
}

/// True where moves of the game type are written in letters: the notation field of
/// its tag is `A` (PDN 3.0, GameType). Positions are numbers all the same.
fn uses_letters(laws: &Laws) -> bool {
    let game_type = laws.set.game_type.0.as_deref().unwrap_or_default();
    game_type.split(',').nth(4).is_some_and(|notation| notation.starts_with('A'))
}

/// The side that starts: some game types are played with either first.
fn first_turn(laws: &Laws, line: &MainLine<'_>) -> Color {
    // Byte for byte as the replay reads it.
    let tag = line.tag("GameType").and_then(|tag| tag.raw_value.split(|&b| b == b',').nth(1));
    match tag.map(<[u8]>::trim_ascii) {
        Some(b"W") => Color::White,
        Some(b"B") => Color::Black,
        _ => laws.set.first_color(),
    }
}

fn with_first_turn(game_type: &str, turn: Color) -> String {
    let mut parts: Vec<&str> = game_type.split(',').collect();
    if let Some(side) = parts.get_mut(1) {
        *side = if turn == Color::White { "W" } else { "B" };
    }
    parts.join(",")
}

/// Sets the first tag of this name; false where there is none.
fn set_tag(tags: &mut [Tag], name: &str, value: String) -> bool {
    match tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
        Some(tag) => {
            tag.name = name.into();
            tag.value = value;
            true
        }
        None => false,
    }
}

/// A position with the counters that stood beside it.
pub(super) fn written_fen(laws: &Laws, fen: &Fen) -> String {
    let mut text = laws.fen(&fen.position);
    if let Some(half_moves) = fen.half_moves {
        text.push_str(&format!(":H{half_moves}"));
    }
    if let Some(full_move) = fen.full_move {
        text.push_str(&format!(":F{full_move}"));
    }
    let run = |color: Color| fen.position.king_run(color);
    if run(Color::White).is_some() || run(Color::Black).is_some() {
        text.push(':');
        for color in [Color::Black, Color::White] {
            text.push_str(&match run(color) {
                Some(run) => format!("+{}{}", run.moves, laws.numbering.name(run.square)),
                None => "+0".into(),
            });
        }
    }
    text
}

/// Results in the form of the rule set, in the tag and behind the moves.
fn results(tree: &mut GameTree, style: ResultStyle) {
    let read = |value: &str| GameResult::parse(value.as_bytes());
    let known = |result: &GameResult| result.outcome != Outcome::Unknown;
    let in_moves = tree.result.filter(known);
    let tagged = tree.tag("Result").and_then(read).filter(known);
    let mut last_tagged = None;
    for tag in tree.tags.iter_mut().filter(|tag| tag.name.eq_ignore_ascii_case("Result")) {
        last_tagged = read(&tag.value);
        if let Some(result) = last_tagged {
            tag.value = result.in_style(style).to_string();
        }
    }
    // Strict readers look for the result in the tag alone.
    let result = in_moves.or(tagged).unwrap_or(GameResult::UNKNOWN);
    if tree.tag("Result").is_none() && (known(&result) || tree.tags.is_empty()) {
        let value = result.in_style(style).to_string();
        tree.tags.push(Tag { name: "Result".into(), value });
        last_tagged = Some(result);
    }
    // A score such as `4-6` is told from a move by the tag alone, of several by the last.
    let is_read = |result: &GameResult| match result.style {
        ResultStyle::Score { white: 10 | 12, black: 0 }
        | ResultStyle::Score { white: 0, black: 10 | 12 }
        | ResultStyle::Score { white: 5, black: 5 } => true,
        ResultStyle::Score { .. } => last_tagged == Some(*result),
        _ => true,
    };
    let written = in_moves.filter(is_read).or(tagged.filter(is_read));
    tree.result = Some(written.map_or(GameResult::UNKNOWN, |result| result.in_style(style)));
    walk_results(&mut tree.line, style);
}

fn walk_results(items: &mut [Item], style: ResultStyle) {
    for item in items {
        match item {
            Item::Result(result) => *result = result.in_style(style),
            Item::Variation(inner) => walk_results(inner, style),
            _ => {}
        }
    }
}
