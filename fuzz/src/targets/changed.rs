//! Event files with random changes, as by hand.
//!
//! The changes are to the values of a readable file, not to its bytes.

use serde_json::{Value, json};

use draughts_arbiter::acts::Act;
use draughts_arbiter::app::event::apply;
use draughts_arbiter::event::{Event, Ledger, Round, check_with, read as read_event};
use draughts_arbiter::event_report::event::{
    Beside, BookView, Cards, ExplanationView, ExportView, FixturesView, KnockoutView,
    OutstandingView, PairingExplanationView, PairingsView, PlayoffsView, PrizesView, ReportView,
    View, check_pairings, json as json_of, stages_of,
};
use draughts_arbiter::event_report::site::{Site, SiteEvent};
use draughts_arbiter::pairing::{self, PairOptions};
use draughts_arbiter::trf::{Edition, crosstable, from_event};
use draughts_arbiter::words::Language;

use super::halves;

/// The most changes made to one file.
const MOST_CHANGES: usize = 6;

/// Changes an event: the bytes are the event and, after a byte 0, changes to it of four bytes each.
///
/// The first two bytes of a change choose the value, the third the kind of change, the fourth the
/// replacement. If the result is still an event, it goes through everything that commands show of
/// an event and do to it, and nothing may panic.
pub(super) fn changed(bytes: &[u8]) {
    let (text, changes) = halves(bytes);
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(event) = read_event("fuzz.yaml", text) else { return };
    let Ok(mut value) = serde_json::to_value(&event) else { return };
    for change in changes.chunks_exact(4).take(MOST_CHANGES) {
        let [high, low, how, what] = change else { continue };
        change_one(&mut value, usize::from(*high) << 8 | usize::from(*low), *how, *what);
    }
    if let Ok(event) = read_event("fuzz.yaml", &value.to_string()) {
        look(&event);
        act(&event);
    }
}

/// Returns the number of values within a value, itself included.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        _ => 0,
    }
}

/// Returns the value at a place, counted from the top.
fn at<'v>(value: &'v mut Value, place: &mut usize) -> Option<&'v mut Value> {
    if *place == 0 {
        return Some(value);
    }
    *place -= 1;
    let mut within: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(list) => Box::new(list.iter_mut()),
        Value::Object(fields) => Box::new(fields.values_mut()),
        _ => return None,
    };
    within.find_map(|value| at(value, place))
}

/// Changes the value at a place, or replaces it by another value of the file.
fn change_one(value: &mut Value, place: usize, how: u8, what: u8) {
    let size = size(value);
    let other = |value: &mut Value| {
        at(value, &mut (usize::from(what) * 37 % size)).cloned().unwrap_or(Value::Null)
    };
    let taken = other(value);
    let Some(found) = at(value, &mut (place % size)) else { return };
    let nth = |length: usize| usize::from(what) % length.max(1);
    match (how % 8, found) {
        (0, Value::Array(list)) if !list.is_empty() => drop(list.remove(nth(list.len()))),
        (1, Value::Array(list)) if !list.is_empty() => list.push(list[nth(list.len())].clone()),
        (2, Value::Array(list)) if !list.is_empty() => {
            let length = list.len();
            list.rotate_left(nth(length));
        }
        (0, Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(nth(fields.len())).cloned();
            key.and_then(|key| fields.remove(&key));
        }
        (3, found) => *found = taken,
        (4..=6, found) if found.is_number() => *found = number(what),
        (_, found) => *found = other_value(what),
    }
}

fn number(what: u8) -> Value {
    const NUMBERS: [i64; 12] = [0, 1, 2, 3, 5, 8, 100, 255, 9999, 65_535, -1, 4_294_967_296];
    json!(NUMBERS[usize::from(what) % NUMBERS.len()])
}

fn other_value(what: u8) -> Value {
    let values = [
        json!("p1"),
        json!("p2"),
        json!("p4"),
        json!("t1"),
        json!("nobody"),
        json!(""),
        json!("2-0"),
        json!("1-1"),
        json!("0-2 forfeit"),
        json!("adjourned"),
        json!(["2-0", "0-2"]),
        json!("swiss"),
        json!("knockout"),
        json!("round-robin"),
        json!("match"),
        json!("scheveningen"),
        json!("delft"),
        json!("micro-match"),
        json!("no"),
        json!("initials"),
        json!("1-3"),
        json!("9999-12-31"),
        json!("1900-01-01"),
        json!("pairing-allocated"),
        json!("half-point"),
        json!("white"),
        json!([]),
        json!({}),
        json!(true),
        json!(false),
        Value::Null,
    ];
    let at = usize::from(what);
    values.get(at % (values.len() + 12)).cloned().unwrap_or_else(|| number(what))
}

/// Makes everything that commands show of an event.
fn look(event: &Event) {
    let _ = check_with(event);
    let _ = check_pairings(event);
    let stages = stages_of(event);
    let _ = ReportView::new(event, &stages, Beside::default()).sheets(Language::English);
    let ledger = Ledger::whole(event);
    for player in 0..event.players.len().min(12) {
        let _ = json_of(&ExplanationView::new(event, &ledger, player));
    }
    let rounds: Vec<Round> = event.rounds.iter().map(|paired| paired.round).collect();
    for &round in &rounds {
        let _ = PairingExplanationView::new(event, round, None)
            .map(|view| view.sheets(Language::English));
    }
    let _ = json_of(&PairingsView::new(event, rounds));
    let _ = json_of(&OutstandingView::new(event, event.last_paired()));
    let _ = json_of(&BookView::new(event, None));
    let _ = json_of(&PlayoffsView::new(event));
    let _ = KnockoutView::new(event).map(|view| json_of(&view));
    let cards = Cards::of(event);
    for player in 0..event.players.len().min(12) {
        let _ = json_of(&cards.card(player));
    }
    if let Some(prizes) = &event.prizes {
        let _ = json_of(&PrizesView::new(event, prizes, event.current_stage(), None));
    }
    let parts = event.parts(event.current_stage());
    let _ = json_of(&ExportView::new(event, &parts));
    let _ = json_of(&FixturesView::new(event, &parts, None));
    let ranks = vec![None; event.players.len()];
    for edition in [Edition::Trf26, Edition::Trf16] {
        let _ = from_event(event, &ranks, edition);
    }
    let order: Vec<usize> = (0..event.players.len()).collect();
    let _ = crosstable::write(event, &order, crosstable::CrosstableFormat::DraughtsArbiterPro);
    let group = SiteEvent {
        folder: String::new(),
        event: event.published(),
        games: Vec::new(),
        openings: Vec::new(),
        files: Vec::new(),
        changed: <_>::default(),
        judged: vec![None; event.published().rulings.len()],
        ratings: None,
    };
    let site = Site { name: None, groups: vec![group], languages: vec![Language::English] };
    let written = site.write(|_, _| Ok::<(), ()>(()));
    assert_eq!(written, Ok(()));
}

/// Does everything that commands do to an event: each to the original, then one after another.
fn act(event: &Event) {
    let mut paired = event.clone();
    let adjourning = PairOptions { adjourn_missing: true, ..PairOptions::default() };
    for _ in 0..3 {
        if pairing::pair_next(&mut paired, adjourning).is_err() {
            break;
        }
        let _ = check_with(&paired);
        let _ = Ledger::whole(&paired);
    }
    let _ = pairing::pair_all(&mut event.clone(), None, None, 7);
    let mut after = event.clone();
    for line in ACTS.lines() {
        let act = serde_json::from_str::<Act>(line);
        let act = act.unwrap_or_else(|error| panic!("{line}: {error}"));
        let _ = apply(&mut event.clone(), act.clone());
        let _ = apply(&mut after, act);
    }
    let _ = check_with(&after);
    let _ = after.published();
}

/// One act of each kind that names a player, a round, a board or a team.
const ACTS: &str = r#"{"act":"result","entries":["1=2-0","2=1-1"]}
{"act":"result","entries":["1=clear"],"round":1,"amend":true,"reason":"slip"}
{"act":"withdraw","player":"p2","after":1,"reason":"ill"}
{"act":"return","player":"p2"}
{"act":"absent","player":"p1","rounds":[1,2,3]}
{"act":"bye","player":"p3","kind":"half-point","rounds":[2,3]}
{"act":"swap","one":"p1","other":"p4","reason":"slip","force":true}
{"act":"edit","seats":["p1:p2","p3:bye","p4:absent"],"round":2,"reason":"hand","force":true}
{"act":"advance","board":1,"player":"p1","round":1,"reason":"lots"}
{"act":"ended","player":"p1","how":"resigned","game":1,"round":1}
{"act":"late","player":"p4","from":2}
{"act":"meet-bye","player":"p4","reason":"consent"}
{"act":"remove","player":"p3"}
{"act":"set","player":"p1","fields":[["rating","1300"],["number","1"]]}
{"act":"set","fields":[["rounds","5"],["name","Cup"]]}
{"act":"forbid","players":["p1","p2"],"rounds":"1-3","reason":"family"}
{"act":"note","entry":{"kind":"penalty","about":"p1","points":"1","round":1,"reason":"again"}}
{"act":"in-order","results":["2","1","0"],"to":1}
{"act":"pair","adjourn_missing":true}
{"act":"pair-all","every":7}
{"act":"unpair","force":true,"reason":"slip"}"#;
