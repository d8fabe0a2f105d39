//! A game as its rule set writes it: moves, numbers, positions, results.
//!
//! Every legal move is written with its first and last square, and with its whole route if two
//! captures share both ends; the capture sign and the result form are those of the rule set.
//! Squares keep the notation of the record's GameType tag: numbers or letters, and the corner from
//! which they count. Without a tag, they have the notation of the rule set's game type. The tag is
//! written so that it describes the notation used (PDN 3.0, GameType tag). Move numbers are counted
//! from the first one printed. Irregular moves and moves that could not be followed keep their
//! squares; in each line, the first move that could not be followed has the comment
//! [`NOT_REPLAYED`](super::NOT_REPLAYED) after it.

use super::followed::FollowedGame;
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use super::report::GameReport;
use super::rewrite::{At, Walk};
use super::select::ChosenRules;
use super::start::opens;
use crate::board::{Color, Fen, Numbering, SquareStyle, parse_fen, write_fen};
use crate::pdn::{GameResult, GameText, GameTree, Item, Outcome, ResultStyle, Tag, write_pdn};
use crate::rules::{GameTypeTag, Naming, ResultForm};

/// The parts of a game to leave out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Strip {
    /// Whether to leave out the comments.
    pub comments: bool,
    /// Whether to leave out the variations.
    pub variations: bool,
}

/// Rewrites the tree of a game.
///
/// `report` is the replay of the same game under the same rules, with its history.
pub fn canonical(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    strip: Strip,
) -> GameTree {
    canonical_as(game, line, report, choice, strip, None)
}

/// Rewrites the tree of a game with its moves in a notation chosen by the caller.
pub fn canonical_as(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    strip: Strip,
    naming: Option<Naming>,
) -> GameTree {
    // Moves of which none could be judged may continue another game, and be numbered from its
    // start: they are kept as they are.
    let is_rest = report.is_unread() && !line.plies.is_empty();
    if choice.leaves(line, report).is_some() || is_rest {
        let mut tree = read_tree(game, report);
        stripped(&mut tree, strip);
        tell(&mut tree.line, report);
        results(&mut tree, ResultStyle::Common);
        return tree;
    }
    followed(game, line, report, choice, (strip, naming)).tree
}

/// Removes the comments, the variations or both, as `strip` asks.
fn stripped(tree: &mut GameTree, strip: Strip) {
    if strip.comments {
        tree.strip_comments();
    }
    if strip.variations {
        tree.strip_variations();
    }
}

/// Rewrites the tree of a game and adds the positions of its moves.
pub(super) fn followed(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    (strip, naming): (Strip, Option<Naming>),
) -> FollowedGame {
    if is_plain(line) {
        return numbered(read_tree(game, report), line, report, choice, (strip, naming));
    }
    // Without its control characters, an unknown tag may become a known one, so the clean text is
    // read again.
    let clean = write_pdn(&GameTree::read(game));
    let game = GameText::new(clean.as_bytes());
    let line = MainLine::read(&game);
    let choice = ChosenRules { laws: choice.laws.of_record(&line), ..choice.clone() };
    let options = ReplayOptions { history: true, moves_only: false };
    let told = report.told.clone();
    let mut report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
    report.told = told;
    numbered(read_tree(&game, &report), &line, &report, &choice, (strip, naming))
}

/// Reads the tree of a game; if the replay read the last half-move as the result, it becomes the
/// result.
fn read_tree(game: &GameText<'_>, report: &GameReport) -> GameTree {
    let mut tree = GameTree::read(game);
    let is_move = |item: &Item| matches!(item, Item::Move(_));
    if report.ends_with_score
        && let Some(at) = tree.line.iter().rposition(is_move)
    {
        tree.line.remove(at);
        tree.result = report.result;
    }
    tree
}

/// Rewrites a game with numbers that readers will count in the same way. In a record with its own
/// start position, readers infer from the numbers which side's move begins a new number. If a side
/// moved twice in a row, that inference can fail; then a new number begins with the side that
/// starts a game.
fn numbered(
    tree: GameTree,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    how: (Strip, Option<Naming>),
) -> FollowedGame {
    let starts = first_turn(&choice.laws, line);
    if report.opens == starts {
        return rewritten(tree, line, report, choice, how);
    }
    let game = rewritten(tree.clone(), line, report, choice, how);
    let Some(start) = game.start else { return game };
    let text = write_pdn(&game.tree);
    let read = MainLine::read(&GameText::new(text.as_bytes()));
    if opens(starts, start.turn(), &read) == report.opens {
        return game;
    }
    let report = GameReport { opens: starts, ..report.clone() };
    rewritten(tree, line, &report, choice, how)
}

/// Writes the incidents reported separately into the record's comments.
fn tell(line: &mut Vec<Item>, report: &GameReport) {
    for (after, incident) in &report.told {
        let mut moves = line.iter().enumerate().filter(|(_, item)| matches!(item, Item::Move(_)));
        // After all comments on the previous move.
        let at = moves.nth(*after).map_or(line.len(), |(at, _)| at);
        line.insert(at, Item::Comment(format!("[%{incident}]")));
    }
}

/// Returns whether the tag names, the positions and the game type are in ASCII without control
/// characters.
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
    choice: &ChosenRules,
    (strip, naming): (Strip, Option<Naming>),
) -> FollowedGame {
    stripped(&mut tree, strip);
    let laws = &*choice.laws;
    if !laws.is_of_board(line) {
        // Only the text of the game is known.
        results(&mut tree, ResultStyle::Common);
        let numbering = laws.numbering;
        return FollowedGame { tree, start: None, moves: Vec::new(), numbering };
    }
    let turn = first_turn(laws, line);
    // If the rules were only guessed and no move supports them, no tag will describe the notation:
    // it is kept.
    let has_type = choice.is_founded || tree.has_moves();
    let naming = naming.filter(|_| has_type).unwrap_or_else(|| own_naming(laws, line));
    let written = writing(laws, naming);
    let laws = written.as_ref().unwrap_or(laws);
    let fen = read_position(&tree, laws, turn);
    let number = match line.plies.first().and_then(|ply| ply.number()) {
        Some(printed) => printed,
        None => fen.as_ref().and_then(|fen| fen.full_move).unwrap_or(1),
    };
    let start = fen.as_ref().map_or(laws.start.with_turn(turn), |fen| fen.position);
    let position = report.last.is_some().then_some(start);
    let at = At { position, number, side: start.turn(), is_start: true };
    tell(&mut tree.line, report);
    let walk = Walk { laws, first: report.opens };
    let items = std::mem::take(&mut tree.line);
    let mut moves = Vec::new();
    tree.line = walk.main_line(items, at, (line, report), &mut moves);
    if let Some(fen) = &fen {
        set_tag(&mut tree.tags, "FEN", written_fen(laws, fen));
    }
    // A guess that no move supports is not written as a tag.
    if has_type
        && let Some(game_type) = written_type(laws, line, naming, turn)
        && !set_tag(&mut tree.tags, "GameType", game_type.clone())
    {
        tree.tags.insert(0, Tag { name: "GameType".into(), value: game_type });
    }
    // Nor is the result form that it implies.
    let style = has_type.then_some(match *laws.set.result_form {
        ResultForm::TwoNil => ResultStyle::TwoPoints,
        ResultForm::OneNil => ResultStyle::OnePoint,
    });
    results(&mut tree, style.unwrap_or(ResultStyle::Common));
    FollowedGame { tree, start: position, moves, numbering: laws.numbering }
}

/// Parses the position in the FEN tag.
fn read_position(tree: &GameTree, laws: &Laws, turn: Color) -> Option<Fen> {
    tree.tag("FEN").and_then(|text| parse_fen(text, &laws.numbering, turn).ok())
}

/// Returns the notation of squares in the record's own tag, or else in its game type.
///
/// Short moves are written in full, because few programs read them.
pub(super) fn own_naming(laws: &Laws, line: &MainLine<'_>) -> Naming {
    let says = line.tag("GameType").and_then(|tag| GameTypeTag::parse(tag.raw_value).naming);
    match says.or_else(|| laws.set.game_type.tag()?.naming) {
        Some(Naming::Letters | Naming::Short) => Naming::Letters,
        Some(Naming::Numbers) | None => Naming::Numbers,
    }
}

/// Returns the rules with squares in this notation; `None` if they already use it.
///
/// Even if moves are in letters, positions stay in numbers if the game type itself uses letters
/// from this corner, because its numbers are the ones in use. Otherwise positions are in letters,
/// because the tag then does not say where square 1 is.
pub(super) fn writing(laws: &Laws, naming: Naming) -> Option<Laws> {
    let mut written = match naming {
        Naming::Numbers if laws.numbering.style == SquareStyle::Numeric => return None,
        Naming::Numbers => {
            return Some(laws.printed_as(laws.printed.with_style(SquareStyle::Numeric)));
        }
        Naming::Letters => laws.in_letters(),
        Naming::Short => laws.in_short(),
    };
    let own = laws.set.numbering();
    let has_letters = laws.set.game_type.tag().and_then(|tag| tag.naming) == Some(Naming::Letters);
    let is_its_corner =
        (laws.printed.letters, laws.printed.mirrored) == (own.letters, own.mirrored);
    written.printed = match has_letters && is_its_corner {
        true => own,
        // The tag does not say where square 1 is, so pieces are listed in the order of the rule
        // set's own numbers.
        false => Numbering { first: own.first, ..written.numbering },
    };
    Some(written)
}

/// Returns the side that starts; in some game types either side can start.
fn first_turn(laws: &Laws, line: &MainLine<'_>) -> Color {
    // Parsed exactly as the replay does.
    let says = line.tag("GameType").and_then(|tag| GameTypeTag::parse(tag.raw_value).starts);
    says.unwrap_or_else(|| laws.set.first_color())
}

/// Returns the GameType tag that describes the notation of a game; `None` if its game type has no
/// number.
fn written_type(laws: &Laws, line: &MainLine<'_>, naming: Naming, starts: Color) -> Option<String> {
    let tag = line.tag("GameType");
    if tag.is_some_and(|tag| laws.is_called(tag.raw_value)) && laws.own_number().is_none() {
        // The number would stand for another rule set.
        return None;
    }
    let says = || GameTypeTag::parse(tag?.raw_value).number;
    let number = laws.set.game_type.number().or_else(says)?;
    let printed = laws.printed;
    let corner = if naming == Naming::Numbers { printed.first } else { printed.letters };
    let rows = u16::from(printed.geometry.rows());
    let tag = GameTypeTag {
        number: Some(number),
        starts: Some(starts),
        board: Some((rows, rows)),
        naming: Some(naming),
        first: Some(if starts == Color::White { corner } else { corner.across() }),
        inverted: Some(printed.mirrored),
    };
    Some(tag.to_string())
}

/// Sets the first tag of this name; returns false if there is none.
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

/// Writes a position with the counters that came with it.
pub(super) fn written_fen(laws: &Laws, fen: &Fen) -> String {
    let run = |color: Color| fen.position.king_run(color);
    let has_run = run(Color::White).is_some() || run(Color::Black).is_some();
    // Counters refer to squares by number.
    let numbers = laws.printed.with_style(SquareStyle::Numeric);
    let mut text = match has_run {
        true => write_fen(&fen.position, &numbers),
        false => laws.fen(&fen.position),
    };
    if let Some(half_moves) = fen.half_moves {
        text.push_str(&format!(":H{half_moves}"));
    }
    if let Some(full_move) = fen.full_move {
        text.push_str(&format!(":F{full_move}"));
    }
    if has_run {
        text.push(':');
        for color in [Color::Black, Color::White] {
            text.push_str(&match run(color) {
                Some(run) => format!("+{}{}", run.moves, numbers.name(run.square)),
                None => "+0".into(),
            });
        }
    }
    text
}

/// Writes results in the form of the rule set, in the tag and after the moves.
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
    // Strict readers look for the result only in the tag.
    let result = in_moves.or(tagged).unwrap_or(GameResult::UNKNOWN);
    if tree.tag("Result").is_none() && (known(&result) || tree.tags.is_empty()) {
        let value = result.in_style(style).to_string();
        tree.tags.push(Tag { name: "Result".into(), value });
        last_tagged = Some(result);
    }
    // Only the tag distinguishes a score such as `4-6` from a move; if there are several tags, the
    // last one.
    let is_read = |result: &GameResult| match result.style {
        ResultStyle::Score(score) => {
            let is_no_move = matches!(
                (score.first, score.second),
                (1000 | 1200, 0) | (0, 1000 | 1200) | (500, 500)
            );
            let is_whole = score.first % 100 == 0 && score.second % 100 == 0;
            // Other programs would read `1.02-0.98` as moves.
            is_whole && score.plus.is_none() && (is_no_move || last_tagged == Some(*result))
        }
        _ => true,
    };
    let written = in_moves.filter(is_read).or(tagged.filter(is_read));
    // A result that cannot be written there must not be replaced by another one.
    if let Some(lost) = in_moves
        && written.is_some_and(|written| written.outcome != lost.outcome)
    {
        tree.line.push(Item::Comment(lost.to_string()));
    }
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
