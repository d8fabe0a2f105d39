//! The rules that decide a claim: those named by `--rules`, by the game type or by the event, never
//! guessed ones.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// Three kings against one, thirteen moves each without a repetition, and no GameType.
const THREE_KINGS: &str = "[FEN \"W:WK29,K30,K31:BK1\"]\n\n41. 31-26 1-5 42. 26-22 5-1 \
    43. 22-17 1-5 44. 17-21 5-1 45. 30-26 1-5 46. 26-22 5-1 47. 22-17 1-5 48. 29-25 5-1 \
    49. 25-22 1-5 50. 22-26 5-1 51. 26-30 1-5 52. 17-22 5-1 53. 22-26 1-5 *\n";
/// The opening of a game on a hundred squares, without a GameType.
const OPENING: &str = "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 *\n";
/// A record of international draughts in which a position occurs three times.
const REPETITION: &str = "fixtures/records/repetition.pdn";

fn run(args: &str, input: &str) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).write_stdin(input.to_owned());
    command.args(args.split(' ')).output().expect("it runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it exits")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", err(output)))
}

/// A folder with an event, whose path replaces `EVENT` on the command line.
struct Desk(TempDir);

impl Desk {
    fn new(event: &str) -> Self {
        let folder = TempDir::new().expect("a folder");
        fs::write(folder.path().join("event.yaml"), event).expect("a file");
        Self(folder)
    }

    fn event(&self) -> String {
        self.0.path().join("event.yaml").display().to_string()
    }

    fn run(&self, args: &str, input: &str) -> Output {
        run(&args.replace("EVENT", &self.event()), input)
    }

    fn text(&self) -> String {
        fs::read_to_string(self.event()).expect("the event")
    }
}

const CLUB: &str = "\
schema: arbiter.event/1
name: Club
time_control: 5+3
rules: russian
system: {kind: round-robin, cycles: 2}
players:
  - {id: p1, name: \"Ash, Auk\"}
  - {id: p2, name: \"Birch, Bunting\"}
rounds:
  - round: 1
    boards:
      - {board: 1, white: p1, black: p2}
  - round: 2
    boards:
      - {board: 1, white: p2, black: p1, result: 0-2}
";

fn club() -> Desk {
    // Not every event format allows clause fields as rule changes, so this uses the plain one.
    Desk::new(&CLUB.replace("rule_changes: {three-kings-against-one.moves: 13}\n", ""))
}

fn tags(white: &str, black: &str, more: &str) -> String {
    format!("[White \"{white}\"]\n[Black \"{black}\"]\n{more}")
}

#[test]
fn a_claim_is_not_decided_where_nothing_names_the_rules() {
    let folder = TempDir::new().expect("a folder");
    let sheet = folder.path().join("r.md").display().to_string();
    for more in ["", " --format json", &format!(" -o {sheet}")] {
        let answer = run(&format!("adjudicate - --claim ending --at 54w{more}"), THREE_KINGS);
        assert_eq!((code(&answer), out(&answer).as_str()), (2, ""), "{more}");
        let said = err(&answer);
        for part in [
            "error: -, game 1: nothing names the rules, and a claim is not decided on a guess\n",
            "\n  pool ",
            "GRANTED. The claim is right: Black's lone king has made 13 moves",
            "\n  russian ",
            "NOT YET. With three kings against one White has made 13 of the 15 moves",
            &format!("\n        arbiter adjudicate - --claim ending --at 54w{more} --rules NAME\n"),
            "[GameType \"",
            "--event EVENT --round N --board N",
        ] {
            assert!(said.contains(part), "no {part:?} in\n{said}");
        }
        // On a hundred squares these moves are impossible.
        assert!(!said.contains("international"), "{said}");
    }
    assert!(!Path::new(&sheet).exists());
}

#[test]
fn the_named_set_decides_the_claim_that_a_guess_does_not() {
    let claim = "adjudicate - --claim ending --at 54w";
    for (rules, verdict) in [("pool", "granted"), ("russian", "not-yet")] {
        let answer = run(&format!("{claim} --rules {rules} --format json"), THREE_KINGS);
        let view = json(&answer);
        assert_eq!((&view["verdict"], &view["guessed"]), (&verdict.into(), &false.into()));
        assert_eq!(code(&answer), i32::from(verdict != "granted"));
    }
    for (number, rules) in [("23", "pool"), ("25", "russian"), ("25,W,8,8,A0,0", "russian")] {
        let record = format!("[GameType \"{number}\"]\n{THREE_KINGS}");
        let view = json(&run(&format!("{claim} --format json"), &record));
        assert_eq!(view["rules"], rules, "{number}");
    }
    let unknown = run(claim, &format!("[GameType \"77\"]\n{THREE_KINGS}"));
    assert_eq!(code(&unknown), 2, "a game type that no rule set has");
}

#[test]
fn a_game_type_names_the_set_of_the_federation_and_never_that_of_a_house() {
    // The house sets international-club and frisian-count have the same game types.
    for (number, rules, edition) in [
        ("20", "international", "FMJD Annex 1, version of November 2015"),
        ("40", "frisian", "Dambun Frysk Spul, rules of the game"),
    ] {
        let record = format!("[GameType \"{number}\"]\n\n{OPENING}");
        let answer = run("adjudicate - --claim irregular --ply 2w", &record);
        let first = format!("-, game 1, by {rules} ({edition})\n");
        assert!(out(&answer).starts_with(&first), "{}", out(&answer));
    }
    let english = "[GameType \"21\"]\n\n1. 11-15 23-19 *\n";
    let view = json(&run("adjudicate - --claim repetition --format json", english));
    assert_eq!(view["rules"], "english");
}

#[test]
fn where_all_that_fit_answer_the_same_one_word_decides() {
    let answer = run("adjudicate - --claim capture-missed --ply 2w", OPENING);
    assert_eq!((code(&answer), out(&answer).as_str()), (2, ""));
    let said = err(&answer);
    assert!(said.contains("all of them answer the same"), "{said}");
    let command = "arbiter adjudicate - --claim capture-missed --ply 2w --rules international";
    assert!(said.contains(&format!("\n        {command}\n")), "{said}");
    let words = command.trim_start_matches("arbiter ");
    assert_eq!(code(&run(words, OPENING)), 1, "the command it gives decides");
}

#[test]
fn what_no_set_can_answer_is_said_once() {
    let answer = run("adjudicate - --claim ending --at 99w", THREE_KINGS);
    assert_eq!(code(&answer), 2);
    assert!(err(&answer).contains("has no half-move 99w"), "{}", err(&answer));
    assert_eq!(err(&answer).lines().count(), 1, "{}", err(&answer));
}

#[test]
fn a_set_that_does_not_replay_the_record_to_the_claim_is_not_offered() {
    // A man captures backwards, which English draughts and some others do not allow.
    let record = "[FEN \"W:W18,32:B14,5\"]\n\n40. 18x9 5x14 41. 32-28 14-18 *\n";
    let said = err(&run("adjudicate - --claim repetition", record));
    assert!(said.contains("\n  english "), "{said}");
    let back = "[FEN \"W:W14,32:B18,1\"]\n\n40. 14x23 1-5 41. 32-28 5-9 *\n";
    let said = err(&run("adjudicate - --claim repetition", back));
    assert!(said.contains("\n  pool ") && !said.contains("\n  english "), "{said}");
}

#[test]
fn a_demand_for_correction_is_asked_of_the_sets_that_fit_the_rest_of_the_record() {
    // 41w is legal in all of them; on a hundred squares the continuation is not.
    let said = err(&run("adjudicate - --claim irregular --ply 41w", THREE_KINGS));
    assert!(said.contains("\n  russian ") && said.contains("REFUSED"), "{said}");
    for other in ["international", "italian", "no answer"] {
        assert!(!said.contains(other), "{other} in\n{said}");
    }
    // Under some rules 2w misses a capture, and everything else is regular.
    let missed = "1. 32-28 19-23 2. 38-32 23-29 *\n";
    let said = err(&run("adjudicate - --claim capture-missed --ply 2w --at 2b", missed));
    assert!(said.contains("\n  international  GRANTED"), "{said}");
}

#[test]
fn without_a_claim_a_guess_is_said_in_the_first_line_the_sheet_and_the_json() {
    let answer = run("adjudicate -", OPENING);
    let text = out(&answer);
    let first = text.lines().next().expect("a line");
    assert_eq!(
        first,
        "-, game 1, by international (FMJD Annex 1, version of November 2015), GUESSED: name the \
         rules, or give the record a GameType tag"
    );
    assert_eq!(code(&answer), 0);
    assert!(err(&answer).contains("which was guessed"), "{}", err(&answer));
    let sheet = out(&run("adjudicate - --format md", OPENING));
    let row = "| Rules | international (FMJD Annex 1, version of November 2015), GUESSED: nothing";
    assert!(sheet.contains(row), "{sheet}");
    assert_eq!(json(&run("adjudicate - --format json", OPENING))["guessed"], true);
    let named = run("adjudicate - --rules international", OPENING);
    assert!(!out(&named).contains("GUESSED") && err(&named).is_empty());
}

#[test]
fn the_first_line_and_the_sheet_name_set_and_edition() {
    let claim = format!("adjudicate {REPETITION} --game 1 --claim repetition");
    let text = out(&run(&claim, ""));
    let by = "international (FMJD Annex 1, version of November 2015)";
    assert!(text.starts_with(&format!("{REPETITION}, game 1, by {by}\nGRANTED. ")), "{text}");
    let sheet = out(&run(&format!("{claim} --format md"), ""));
    assert!(sheet.contains(&format!("| Rules | {by} |\n")), "{sheet}");
    let changed = format!("{claim} --rules international --set repetition.occurrence=4");
    let text = out(&run(&changed, ""));
    let by = "international with repetition.occurrence=4 (FMJD Annex 1";
    assert!(text.starts_with(&format!("{REPETITION}, game 1, by {by}")), "{text}");
    let own = format!("{claim} --rules fixtures/rules/my-club.yaml");
    assert!(out(&run(&own, "")).starts_with(&format!("{REPETITION}, game 1, by my-club")));
}

#[test]
fn the_event_gives_rules_names_and_result() {
    let desk = club();
    let before = desk.text();
    let claim = "adjudicate - --event EVENT --round 1 --board 1 --claim ending --at 54w";
    let answer = desk.run(&format!("{claim} --format json"), THREE_KINGS);
    let view = json(&answer);
    assert_eq!(code(&answer), 1);
    for (field, value) in [
        ("rules", Value::from("russian")),
        ("verdict", "not-yet".into()),
        ("event", "Club".into()),
        ("round", 1.into()),
        ("board", 1.into()),
        ("white", "Ash, Auk".into()),
        ("black", "Birch, Bunting".into()),
        ("guessed", false.into()),
        ("recorded_result", "*".into()),
        ("notes", Value::Array(Vec::new())),
    ] {
        assert_eq!(view[field], value, "{field}");
    }
    assert!(err(&answer).is_empty(), "{}", err(&answer));
    let text = out(&desk.run(claim, THREE_KINGS));
    assert!(text.starts_with("-, game 1 (Club, round 1, board 1), by russian ("), "{text}");
    let sheet = out(&desk.run(&format!("{claim} --format md"), THREE_KINGS));
    for row in ["| White | Ash, Auk |", "| Event | Club |", "| Round | 1 |", "| Board | 1 |"] {
        assert!(sheet.contains(row), "no {row} in\n{sheet}");
    }
    // A player in place of the board; the event's result if the record has none.
    let by_player = "adjudicate - --event EVENT --round 2 --board p1 --format json";
    let view = json(&desk.run(by_player, THREE_KINGS));
    assert_eq!(
        (&view["white"], &view["recorded_result"]),
        (&"Birch, Bunting".into(), &"0-2".into())
    );
    assert_eq!(desk.text(), before);
    assert!(!desk.0.path().join("event.history").exists(), "nothing is locked or written");
}

#[test]
fn the_overrides_of_the_event_hold() {
    let desk = Desk::new(&CLUB.replace("rules: russian", "rules: russian\nearliest_draw: 40"));
    let asked = "adjudicate - --event EVENT --round 1 --board 1";
    let text = out(&desk.run(asked, THREE_KINGS));
    assert!(text.contains("by russian with earliest_draw=40 ("), "{text}");
}

#[test]
fn the_result_of_the_board_is_held_against_the_laws() {
    let desk = club();
    let resigned = " --incident end_resign_w";
    let asked = format!("adjudicate - --event EVENT --round 2 --board 1{resigned}");
    let args: Vec<String> = asked
        .split(' ')
        .map(|word| word.replace("EVENT", &desk.event()).replace('_', " "))
        .collect();
    let run = |record: &str| {
        let mut command = Command::cargo_bin("arbiter").expect("the binary");
        command.args(&args).write_stdin(record.to_owned()).output().expect("it runs")
    };
    assert_eq!(code(&run(THREE_KINGS)), 0, "0-2 is what the laws give");
    let won = desk.text().replace("result: 0-2", "result: 2-0");
    fs::write(desk.event(), won).expect("a file");
    let answer = run(THREE_KINGS);
    assert_eq!(code(&answer), 1);
    assert!(
        out(&answer).contains(
            "THE RECORDED RESULT IS IN DOUBT. The result of board 1 is 2-0, but White resigned."
        ),
        "{}",
        out(&answer)
    );
}

#[test]
fn what_the_record_says_otherwise_than_the_event_is_told() {
    let desk = club();
    let asked = "adjudicate - --event EVENT --round 1 --board 1";
    let more = "[Round \"5\"]\n[Board \"7\"]\n[GameType \"20\"]\n";
    let record = tags("Birch, Bunting", "Ash, Auk", more) + THREE_KINGS;
    let answer = desk.run(asked, &record);
    let notes = [
        "the record has Birch, Bunting with White and Ash, Auk with Black; board 1 has them the \
         other way round",
        "the record says round 5; the board is one of round 1",
        "the record says board 7; it is judged as board 1",
        "the GameType tag of the record stands for international; the event is played by russian",
    ];
    for note in notes {
        assert!(err(&answer).contains(&format!("note: {note}\n")), "{}", err(&answer));
        let words: Vec<String> = out(&answer).split_whitespace().map(str::to_owned).collect();
        assert!(words.join(" ").contains(&note[1..]), "{}", out(&answer));
    }
    let view = json(&desk.run(&format!("{asked} --format json"), &record));
    assert_eq!(view["notes"], Value::from(notes.map(Value::from).to_vec()));
    assert_eq!(view["white"], "Birch, Bunting", "White of the record");
    let stranger = tags("Heron", "?", "") + THREE_KINGS;
    let said = err(&desk.run(asked, &stranger));
    let question = "is this the game of board 1? The record names Heron; at the board sit Ash, Auk \
                    and Birch, Bunting";
    assert!(said.contains(question), "{said}");
    let other = tags("B. Birch", "A. Ash", "[Result \"1-1\"]\n") + THREE_KINGS;
    let said = err(
        &desk.run("adjudicate - --event EVENT --round 2 --board 1", &other.replace('*', "1-1"))
    );
    assert!(said.contains("the record has the result 1-1; board 1 has 0-2"), "{said}");
}

#[test]
fn the_second_game_of_a_micro_match_is_known_by_its_colours() {
    let board = "black: p2, result: [2-0, 0-2]}";
    let event = CLUB
        .replacen("black: p2}", board, 1)
        .replace("cycles: 2}", "cycles: 2}\nscoring: {mode: micro-match}");
    let desk = Desk::new(&event.replace("black: p1, result: 0-2}", "black: p1}"));
    let asked = "adjudicate - --event EVENT --round 1 --board 1 --format json";
    for (white, black, result) in
        [("Ash, Auk", "Birch, Bunting", "2-0"), ("Birch, B.", "Ash, A.", "2-0")]
    {
        let view = json(&desk.run(asked, &(tags(white, black, "") + THREE_KINGS)));
        // For the second game, the event lists the points of Ash first.
        assert_eq!(view["recorded_result"], result, "{white}: {view}");
        assert_eq!(view["notes"], Value::Array(Vec::new()), "{white}");
        assert!(view["white"].as_str().is_some_and(|name| name.starts_with(&white[..3])), "{view}");
    }
    let view = json(&desk.run(asked, THREE_KINGS));
    let note = view["notes"][0].as_str().expect("a note");
    assert!(note.contains("taken for the first"), "{note}");
}

#[test]
fn a_board_that_is_not_there_is_no_question() {
    let desk = club();
    for (asked, said) in [
        ("--event EVENT --round 1", "--board"),
        ("--event EVENT --round 1 --board 2", "round 1 has no board 2"),
        ("--event EVENT --round 3 --board 1", "round 3 is not paired"),
        ("--event EVENT --round 1 --board p9", "there is no player p9"),
        ("--event EVENT --round 1 --board 1 --rules pool", "--rules"),
        ("--event nowhere --round 1 --board 1", "there is no event"),
        ("--board 1", "--event"),
    ] {
        let answer = desk.run(&format!("adjudicate - {asked} --claim repetition"), THREE_KINGS);
        assert_eq!(code(&answer), 2, "{asked}");
        assert!(err(&answer).contains(said), "{asked}: {}", err(&answer));
    }
    let two = format!("{THREE_KINGS}\n{THREE_KINGS}");
    let asked = "adjudicate - --event EVENT --round 1 --board 1";
    let answer = desk.run(asked, &two);
    assert_eq!(code(&answer), 2);
    assert!(err(&answer).contains("--board is about one game"), "{}", err(&answer));
    assert_eq!(code(&desk.run(&format!("{asked} --game 2"), &two)), 0);
}

#[test]
fn the_time_control_is_that_of_the_option_then_the_event_then_the_tag() {
    let desk = club();
    let record = format!("[TimeControl \"300+5\"]\n{THREE_KINGS}");
    let at_board = "--event EVENT --round 1 --board 1";
    for (asked, record, expected) in [
        (format!("{at_board} --time-control 900"), &record, Value::from("900")),
        (at_board.into(), &record, "5+3".into()),
        ("--rules russian --time-control 900".into(), &record, "900".into()),
        ("--rules russian".into(), &record, "300+5".into()),
        ("--rules russian".into(), &THREE_KINGS.to_owned(), Value::Null),
    ] {
        let view = json(&desk.run(&format!("adjudicate - {asked} --format json"), record));
        assert_eq!(view["time_control"], expected, "{asked}");
    }
    assert_eq!(code(&run("validate - --rules russian --time-control 300+3", THREE_KINGS)), 0);
}
