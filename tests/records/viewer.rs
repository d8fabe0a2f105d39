//! Pages of games: their data is the replay, nothing in them is executed, and their bytes are
//! reproducible.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use draughts_arbiter::report::Stamp;
use draughts_arbiter::report::viewer::{SIGNS, VIEWER_CSS, VIEWER_JS};
use serde_json::Value;

/// Returns the folder of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns what a command writes to standard output; it may report errors in the records.
pub(crate) fn output(args: &[&str], files: &[PathBuf]) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.args(args).args(files).output().unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the records of the project.
pub(crate) fn records() -> Vec<PathBuf> {
    ["fixtures/records", "fixtures/incidents", "fixtures/archive"]
        .into_iter()
        .flat_map(|folder| pdn_files(&root().join(folder)))
        .collect()
}

/// Returns the PDN files in a folder, recursively and in order.
pub(crate) fn pdn_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(pdn_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "pdn") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Returns the positions of each game, as given by `convert --to positions`.
pub(crate) fn replayed(files: &[PathBuf]) -> Vec<Vec<String>> {
    let read = |line: &str| -> Value { serde_json::from_str(line).unwrap() };
    let key = |row: &Value| (row["source"].to_string(), row["game"].as_u64().unwrap());
    let mut positions: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for row in output(&["convert", "--to", "positions"], files).lines().map(read) {
        let fen = row["fen"].as_str().unwrap().to_owned();
        positions.entry(key(&row)).or_default().push(fen);
    }
    let games = output(&["convert", "--to", "games"], files);
    games.lines().map(|line| positions.remove(&key(&read(line))).unwrap_or_default()).collect()
}

/// Returns the data of each game of a page; null for one without.
fn data(page: &str) -> Vec<Value> {
    let figures = page.split("<figure").skip(1);
    let inside = |figure: &str| {
        let figure = figure.split("</figure>").next()?;
        let rest = figure.split(r#"<script type="application/json">"#).nth(1)?;
        serde_json::from_str(rest.split("</script>").next()?).ok()
    };
    figures.map(|figure| inside(figure).unwrap_or_default()).collect()
}

/// Derives the positions of the main line from the data, as the script does.
fn stepped(data: &Value) -> Vec<String> {
    let board: Vec<i64> =
        data["board"].as_array().into_iter().flatten().flat_map(Value::as_i64).collect();
    let Some(start) = data["start"].as_str() else { return Vec::new() };
    let (mut cells, mut turn) = (start.as_bytes().to_vec(), data["turn"] == "w");
    let mut out = vec![fen(&cells, turn, &board)];
    let mut lost = false;
    for item in data["line"].as_array().unwrap() {
        let (change, is_set) = match (item.as_str(), item["p"].as_str()) {
            (Some(mv), _) => (mv.split_once(' ').unwrap().0, false),
            (_, Some(change)) => (change, true),
            _ => continue,
        };
        lost |= change.is_empty();
        if lost {
            continue;
        }
        let at = |sign: u8| SIGNS.bytes().position(|known| known == sign).unwrap();
        let plain = change.trim_end_matches('!').as_bytes();
        let pairs = match plain.strip_prefix(b"=") {
            Some(pairs) => pairs,
            None => {
                let piece = std::mem::replace(&mut cells[at(plain[0])], b'.');
                cells[at(plain[1])] = piece;
                &plain[2..]
            }
        };
        pairs.chunks(2).for_each(|pair| cells[at(pair[0])] = pair[1]);
        turn ^= !change.ends_with('!');
        if is_set {
            // No half-move was made: the next one begins here.
            out.pop();
        }
        out.push(fen(&cells, turn, &board));
    }
    out
}

fn fen(cells: &[u8], turn: bool, board: &[i64]) -> String {
    let (rows, letters) = (board[0], board[3]);
    let mut places = Vec::new();
    for r in 0..rows {
        for c in 0..rows {
            let row = if board[2] < 2 { r } else { rows - 1 - r };
            let column = if board[2] % 2 == 0 { c } else { rows - 1 - c };
            if board[1] == 2 || (row + column) % 2 == board[1] {
                places.push((column, row));
            }
        }
    }
    assert_eq!(places.len(), cells.len());
    let name = |at: usize| {
        if letters < 0 {
            return (at + 1).to_string();
        }
        let (column, row) = places[at];
        let file = if letters % 2 == 0 { column } else { rows - 1 - column };
        let rank = if letters < 2 { row } else { rows - 1 - row };
        format!("{}{}", char::from(b'a' + u8::try_from(file).unwrap()), rank + 1)
    };
    let side = |man: u8| {
        let named = cells.iter().enumerate().filter_map(|(at, &cell)| {
            let king = if cell == man { "" } else { "K" };
            (cell.eq_ignore_ascii_case(&man)).then(|| format!("{king}{}", name(at)))
        });
        named.collect::<Vec<_>>().join(",")
    };
    format!("{}:W{}:B{}", if turn { "W" } else { "B" }, side(b'w'), side(b'b'))
}

#[test]
fn every_position_of_a_page_is_that_of_the_replay() {
    let files = records();
    let page = output(&["convert", "--to", "html"], &files);
    let (shown, replayed) = (data(&page), replayed(&files));
    assert_eq!(shown.len(), replayed.len());
    assert!(shown.len() > 40, "{} games", shown.len());
    for (number, (data, positions)) in shown.iter().zip(&replayed).enumerate() {
        assert_eq!(&stepped(data), positions, "game {}", number + 1);
    }
}

#[test]
fn every_board_is_shown_with_its_own_numbers() {
    for set in crate::support::playable_sets() {
        let label = set.label();
        let name = label.split_whitespace().next().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("start.pdn");
        std::fs::write(&file, "[White \"Alder\"]\n[Black \"Birch\"]\n*\n").unwrap();
        let args = |to| ["convert", "--rules", name, "--to", to];
        let output = |to| {
            let mut command = Command::cargo_bin("arbiter").unwrap();
            let output = command.args(args(to)).arg(&file).output().unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        let (page, fen) = (output("html"), output("fen"));
        if fen.is_empty() {
            // A set with an open choice needs it to be set.
            continue;
        }
        assert_eq!(stepped(&data(&page)[0]), [fen.trim()], "{label}");
    }
}

#[test]
fn the_same_games_have_the_same_bytes() {
    let files = records();
    let page = |jobs| output(&["convert", "--to", "html", "-j", jobs], &files);
    assert_eq!(page("1"), page("2"));
}

#[test]
fn the_script_draws_what_the_picture_draws() {
    let stamps = [Stamp::Disc, Stamp::Ring, Stamp::Crown, Stamp::Dot, Stamp::Frame, Stamp::Cross];
    for stamp in stamps {
        assert!(VIEWER_JS.contains(&format!("\"{}\"", stamp.path())), "{stamp:?}");
    }
    assert!(VIEWER_JS.contains(&format!("\"{SIGNS}\"")));
    assert!(!VIEWER_CSS.contains("url(") && !VIEWER_CSS.contains("@import"));
}

/// Texts that a page must never interpret as markup.
const ATTACKS: &[&str] = &[
    "</script><script>attacked()</script>",
    "<img src=x onerror=attacked()>",
    "<svg onload=attacked()>",
    "&lt;script&gt;&#60;b&#62;",
    "]]><!--<script>",
    "javascript:attacked()",
    "${attacked()}`'\\u003c\\",
    "\u{202e}drah\u{2028}x\u{0}y",
    "</style></title></textarea><b id=g1p1>",
];

/// Writes a game with these texts in tags, comments and variations.
pub(crate) fn attacked() -> String {
    let mut text = String::new();
    for attack in ATTACKS {
        let tag = attack.replace('\\', "\\\\").replace('"', "\\\"");
        let plain: String = attack.chars().filter(|c| !"{}\0".contains(*c)).collect();
        for name in ["Event", "Site", "Date", "Round", "White", "Black", "TimeControl", "Result"] {
            text.push_str(&format!("[{name} \"{tag}\"]\n"));
        }
        text.push_str(&format!(
            "\n1. 32-28 {{{plain}}} 19-23 (19-24 {{{plain}}} 37-32) 2. 28x19 {{[%clk {plain}]}} 14x23 3. <b>9 *\n\n"
        ));
    }
    text
}

/// Returns the element names of a page with their counts, and the attribute names.
fn elements(page: &str) -> (BTreeMap<String, usize>, Vec<String>) {
    let (mut names, mut attributes) = (BTreeMap::new(), Vec::new());
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        // There is no `>` inside quotes, since it is escaped there.
        let (tag, after) = rest.split_once('>').expect("an element ends");
        let name: String = tag.chars().take_while(|c| !c.is_whitespace()).collect();
        let mut more = &tag[name.len()..];
        while let Some((attribute, value)) = more.split_once('=') {
            attributes.push(attribute.trim().to_owned());
            more = value.strip_prefix('"').expect("quotes").split_once('"').expect("quotes").1;
        }
        // The content of a script or a style has no elements.
        rest = match name.as_str() {
            "script" | "style" => &after[after.find(&format!("</{name}>")).expect("its end")..],
            _ => after,
        };
        *names.entry(name.trim_start_matches('/').to_owned()).or_default() += 1;
    }
    attributes.sort();
    attributes.dedup();
    (names, attributes)
}

#[test]
fn nothing_of_a_record_becomes_part_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("attacks.pdn");
    std::fs::write(&file, attacked()).unwrap();
    let page = output(&["convert", "--to", "html"], std::slice::from_ref(&file));
    let (names, attributes) = elements(&page);
    let known = [
        "!DOCTYPE", "article", "b", "body", "desc", "div", "figure", "g", "h1", "h2", "head",
        "html", "main", "meta", "p", "path", "rect", "script", "span", "style", "svg", "text",
        "title",
    ];
    for name in names.keys() {
        assert!(known.contains(&name.as_str()), "{name}");
    }
    // The data of each game, the texts, the script: each with its end tag.
    assert_eq!(names["script"], 2 * (ATTACKS.len() + 2));
    assert!(
        attributes.iter().all(|name| !name.starts_with("on") && name != "style"),
        "{attributes:?}"
    );
    // Escaped data is complete.
    let shown = data(&page);
    let comment = shown[0]["line"].as_array().unwrap().iter().find_map(|item| item["c"].as_str());
    assert_eq!(comment, Some(ATTACKS[0]));
}

#[test]
fn a_page_says_how_a_game_ended_and_what_was_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let text = "[GameType \"20\"]\n[FEN \"W:W32:B28,50\"]\n[Result \"2-0\"]\n\n1. 32x23 {[%clk 0:00:05] [%resign b]} 2-0\n";
    std::fs::write(&file, text).unwrap();
    for (language, ended) in [("en", "Black"), ("nl", "zwart")] {
        let args = ["convert", "--to", "html", "--lang", language];
        let page = output(&args, std::slice::from_ref(&file));
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        let line = data(&page)[0]["line"].to_string();
        assert!(line.contains(r#"{"k":"0:00:05"}"#), "{line}");
        assert!(line.contains(r#"{"r":["ruling","#) && line.contains(ended), "{line}");
        assert!(line.contains(r#"{"i":"#), "{line}");
        assert!(page.contains("<span id=\"g1p1\">1.\u{a0}32x23</span>"), "{page}");
    }
}

#[test]
fn what_is_found_in_a_variation_stands_at_its_half_move() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let text = "[GameType \"20\"]\n\n1. 32-28 19-23 (1... 20-24 2. 37-32 (2. 31-27)) 2. 28x19 (2. 37-32 23x32) 14x23 *\n";
    std::fs::write(&file, text).unwrap();
    let page = output(&["convert", "--to", "html"], std::slice::from_ref(&file));
    let line = data(&page)[0]["line"].clone();
    let variations: Vec<&Value> =
        line.as_array().unwrap().iter().filter_map(|item| item.get("v")).collect();
    let remarks = |line: &Value| -> Vec<usize> {
        let items = line.as_array().unwrap().iter().enumerate();
        items.filter(|(_, item)| item.get("r").is_some()).map(|(at, _)| at).collect()
    };
    assert_eq!(remarks(&line), [] as [usize; 0]);
    assert_eq!(remarks(variations[0]), [] as [usize; 0]);
    // Its first half-move misses a capture.
    let found = remarks(variations[1]);
    assert_eq!(found.len(), 1, "{}", variations[1]);
    let before = &variations[1].as_array().unwrap()[found[0] - 1];
    assert!(before.as_str().is_some_and(|text| text.ends_with("37-32")), "{before}");
}

/// A player's page holds eleven games and its own tables in 100 kB.
#[test]
fn a_game_is_small() {
    let page = output(&["convert", "--to", "html"], &records());
    let figures = page.split("<figure").skip(1).filter_map(|rest| rest.split("</figure>").next());
    for (figure, data) in figures.zip(data(&page)) {
        let data = data.to_string().len();
        // The board with its pieces; each half-move once as data and once as text.
        assert!(figure.len() < 7_000 + 3 * data, "{} bytes, {data} of data", figure.len());
    }
}

/// The picture of the book covers every shape; `UPDATE_FIXTURES=1` redraws it.
#[test]
fn the_picture_of_the_book_is_that_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.pdn");
    let text = "[GameType \"20\"]\n[FEN \"W:W27,38,37,K46:B18,19,33\"]\n\n1. 38x29 *\n";
    std::fs::write(&game, text).unwrap();
    let drawn = output(&["board", "--mark", "--format", "svg", "--size", "360"], &[game]);
    let path = root().join("docs/src/images/diagram.svg");
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&path, &drawn).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), drawn);
}

/// A PNG is well-formed and reproducible.
#[test]
fn a_png_is_whole_and_always_the_same() {
    for (set, letters) in [("international", false), ("turkish", true), ("canadian", false)] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("board.png");
        let mut args = vec!["board", "--rules", set, "--size", "200"];
        args.extend(letters.then_some("--numbers"));
        let drawn = || {
            let mut command = Command::cargo_bin("arbiter").unwrap();
            command.args(&args).arg("-o").arg(&file).assert().success();
            std::fs::read(&file).unwrap()
        };
        let png = drawn();
        assert_eq!(png, drawn());
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\xc8"));
        // The end of every PNG, with its checksum.
        assert!(png.ends_with(b"\0\0\0\0IEND\xae\x42\x60\x82"));
        let chunk = &png[8 + 25..];
        let length = u32::from_be_bytes(chunk[..4].try_into().unwrap()) as usize;
        assert_eq!(png.len(), 8 + 25 + 12 + length + 12);
    }
}
