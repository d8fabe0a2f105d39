//! Every field of an event file is public or withheld, and what is withheld is in no published event.
//!
//! A new field fails here until somebody decides which it is; a field to be withheld is then removed
//! in `crates/events/src/event/public/mod.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use draughts_arbiter::event::read;
use serde_json::Value;

/// The fields that anybody may see, by type.
const PUBLIC: &[(&str, &str)] = &[
    (
        "Event",
        "schema name place federation start end arbiters time_control publish live rules \
         rule_changes earliest_draw default_time system groups stages divisions scoring team_match \
         ladder ladders tiebreaks unrated sort attendance colors first_board acceleration \
         categories players teams lineups awards timetable rounds playoffs rulings",
    ),
    (
        "System",
        "kind rounds cycles swap_last_rounds schedule games left numbers first_color pairing parity \
         group_order acceleration accelerated_to",
    ),
    ("Group", "group qualify between field"),
    ("Qualify", "from to"),
    ("Stage", "stage system tiebreaks qualify between carry groups field"),
    ("Division", "group above below promoted promotion_matches relegation_matches relegated"),
    ("Scoring", "mode win draw loss bye half_bye full_bye absent forfeit_win forfeit_loss count"),
    (
        "TeamRules",
        "boards count win draw loss bye colors both_scores order rating_margin present reserves \
         reserve_games club_games",
    ),
    ("TeamBye", "match_points board_points"),
    ("Ladder", "name title source round stages level compare criteria unread"),
    ("LadderStage", "stage games repeat draw_wins clock later points"),
    ("StageClock", "minutes black increment delay carried"),
    ("LaterClock", "from clock"),
    ("Attendance", "withdrawal_keep half_byes late_entry_until"),
    ("ColorRules", "difference run"),
    ("Acceleration", "points from to players"),
    ("CategoryRule", "name"),
    (
        "Player",
        "id name number rating title federation club team categories public from_round \
         withdrawn_after",
    ),
    (
        "Team",
        "id name short number rating federation club venue captain members from_round \
         withdrawn_after",
    ),
    ("Lineup", "team round players"),
    ("Award", "to round paired points match_points board_points"),
    ("PlannedRound", "round date time"),
    ("PairedRound", "round date time opening openings note stage matches boards byes"),
    ("DrawnOpening", "boards table number drawn"),
    ("DrawnNumber", "number of by decks used_too"),
    (
        "TeamMatch",
        "match home away date time venue vacant lost lost_after score amended latecomer advances",
    ),
    ("Vacant", "seat home away"),
    (
        "Board",
        "board match seat white black result rated ended postponed latecomer note amended \
         finished_after advances",
    ),
    ("Postponed", "until"),
    ("Bye", "player bye"),
    ("Playoff", "round board place to boards ladder players drawn games"),
    ("DrawnOrder", "number of by"),
    ("PlayoffGame", "stage white black result white_used white_moves black_used black_moves"),
    ("Ruling", "round board game claim ruling article arbiter result public"),
];

/// The fields that are removed before an event is published, by type.
const WITHHELD: &[(&str, &str)] = &[
    ("Event", "forbidden separate requests prizes book"),
    ("System", "seed"),
    ("Forbidden", "players from to reason"),
    ("Separate", "by from to"),
    (
        "CategoryRule",
        "born_from born_to age_below age_from on sex club federation rating_below rating_from",
    ),
    ("Player", "family birth sex federation_id aliases other_than fixed_board"),
    ("Lineup", "reason"),
    ("Award", "reason"),
    ("Request", "player round bye note"),
    // A round that is still a draft is removed whole.
    ("PairedRound", "draft paired_with"),
    ("TeamMatch", "reason"),
    ("Board", "manual games accepted"),
    ("Postponed", "reason"),
    ("Bye", "note"),
    ("PairedWith", "rounds forbidden separate players"),
    ("PlayerThen", "player number rating federation club family team"),
    ("Ruling", "record"),
    ("Prizes", "currency one_prize lists excluded"),
    ("Currency", "code decimals"),
    ("PrizeList", "name category of board group sharing minimum unit games to_the_end prizes lot"),
    ("Thing", "thing value money"),
    ("Excluded", "player reason"),
    (
        "BookEntry",
        "number kind about round paired board article reason arbiter points match_points board_points \
         effect minutes ruling decision",
    ),
    ("Decision", "outcome by reason"),
];

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn schema() -> Value {
    let text = fs::read_to_string(folder("fixtures/schemas/event-1.json")).expect("the schema");
    serde_json::from_str(&text).expect("JSON")
}

/// Returns the fields in a list, `Type.field`.
fn listed(list: &[(&str, &str)]) -> BTreeSet<String> {
    let fields = list.iter().flat_map(|(of, fields)| {
        fields.split_whitespace().map(move |field| format!("{of}.{field}"))
    });
    fields.collect()
}

/// Collects the fields that a value of a schema has.
fn walk(schema: &Value, node: &Value, of: &str, value: &Value, seen: &mut BTreeMap<String, Value>) {
    if let Some(name) = node["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return walk(schema, &schema["$defs"][name], name, value, seen);
    }
    for kind in ["anyOf", "oneOf", "allOf"] {
        for one in node[kind].as_array().into_iter().flatten() {
            walk(schema, one, of, value, seen);
        }
    }
    if let (Some(properties), Some(fields)) = (node["properties"].as_object(), value.as_object()) {
        for (field, value) in fields {
            if let Some(inner) = properties.get(field).filter(|_| !value.is_null()) {
                seen.insert(format!("{of}.{field}"), value.clone());
                walk(schema, inner, of, value, seen);
            }
        }
    }
    for item in value.as_array().into_iter().flatten() {
        walk(schema, &node["items"], of, item, seen);
    }
}

#[test]
fn every_field_of_an_event_is_public_or_withheld() {
    let schema = schema();
    let of = |name: &str, node: &Value| -> Vec<String> {
        let fields = node["properties"].as_object();
        fields
            .into_iter()
            .flat_map(|all| all.keys())
            .map(|field| format!("{name}.{field}"))
            .collect()
    };
    let types = schema["$defs"].as_object().expect("types");
    let mut all: BTreeSet<String> = of("Event", &schema).into_iter().collect();
    all.extend(types.iter().flat_map(|(name, node)| of(name, node)));
    let (public, withheld) = (listed(PUBLIC), listed(WITHHELD));
    assert_eq!(public.intersection(&withheld).collect::<Vec<_>>(), Vec::<&String>::new());
    let decided: BTreeSet<String> = public.union(&withheld).cloned().collect();
    let missing: Vec<_> = all.difference(&decided).collect();
    assert!(missing.is_empty(), "public, or removed before publishing? {missing:?}");
    let gone: Vec<_> = decided.difference(&all).collect();
    assert!(gone.is_empty(), "no longer fields: {gone:?}");
}

#[test]
fn what_is_withheld_is_in_no_published_event() {
    let (schema, public) = (schema(), listed(PUBLIC));
    let (mut shown, mut before) = (BTreeMap::new(), BTreeMap::new());
    let mut files = 0;
    for place in ["fixtures/events/views", "fixtures/norms", "tournaments"] {
        for entry in fs::read_dir(folder(place)).expect("a folder").flatten() {
            let path = entry.path();
            let text = fs::read_to_string(&path).unwrap_or_default();
            if path.extension().is_none_or(|end| end != "yaml") || !text.contains("arbiter.event/")
            {
                continue;
            }
            let name = path.display().to_string();
            let event = read(&name, &text).unwrap_or_else(|error| panic!("{error}"));
            let as_json = |event| serde_json::to_value(event).expect("JSON");
            walk(&schema, &schema, "Event", &as_json(&event), &mut before);
            let published = as_json(&event.published().without_sources());
            walk(&schema, &schema, "Event", &published, &mut shown);
            files += 1;
        }
    }
    assert!(files >= 13, "{files} events");
    let secret: Vec<_> = shown.iter().filter(|(field, _)| !public.contains(*field)).collect();
    assert!(secret.is_empty(), "published, though withheld: {secret:?}");
    // The events have enough of what must be removed.
    let withheld = listed(WITHHELD);
    let removed = before.keys().filter(|field| withheld.contains(*field)).count();
    assert!(removed >= 25, "only {removed} withheld fields are in the events: {:?}", before.keys());
}
