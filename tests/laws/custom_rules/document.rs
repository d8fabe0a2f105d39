//! Random rule documents, and their contradictions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use draughts_arbiter::rules::{self, Allowed, field_infos};

use crate::support::random::Random;

/// A document to be written.
pub(super) struct Document {
    extends: Option<&'static str>,
    /// The fields it sets, with their values; a list is in brackets.
    fields: BTreeMap<&'static str, Value>,
    /// Every field, including those of the extended set.
    whole: BTreeMap<&'static str, Value>,
    /// The seed of its style: which fields name a source, which words are quoted.
    style: u64,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    One(String),
    List(Vec<String>),
}

/// The fields that choose from a closed list of words, with the words. Every call of `field_infos`
/// rebuilds the texts of allowed values, so it is called once.
pub(super) static ENUMERATED: LazyLock<BTreeMap<&str, Vec<String>>> = LazyLock::new(|| {
    let words = |allowed: &Allowed| match allowed {
        Allowed::Words { words } if words.contains(" | ") => {
            Some(words.split(" | ").map(str::to_owned).collect())
        }
        _ => None,
    };
    let of_field = |allowed: &Allowed| match allowed {
        Allowed::List { of } => words(of),
        other => words(other),
    };
    field_infos().iter().filter_map(|info| Some((info.name, of_field(&info.allowed)?))).collect()
});

/// Every field, in order.
static FIELDS: LazyLock<Vec<&str>> =
    LazyLock::new(|| field_infos().iter().map(|info| info.name).collect());

/// The fields that take a list.
static LISTS: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    let is_list = |allowed: &Allowed| matches!(allowed, Allowed::List { .. });
    field_infos().iter().filter(|info| is_list(&info.allowed)).map(|info| info.name).collect()
});

fn random_value(field: &str, random: &mut Random) -> Value {
    if let Some(words) = ENUMERATED.get(field) {
        if !LISTS.contains(field) {
            return Value::One(random.pick(words).clone());
        }
        let mut words = words.clone();
        let mut list = Vec::new();
        let length = if random.percent(2) { 0 } else { 1 + random.below(words.len()) };
        for _ in 0..length {
            list.push(words.remove(random.below(words.len())));
        }
        return Value::List(list);
    }
    let one = match field {
        "king_value" if random.percent(30) => "2n-1/2".into(),
        "king_value" => format!("{}/100", 1 + random.below(400)),
        "king_quiet_limit" if random.percent(50) => "none".into(),
        "king_quiet_limit" => (1 + random.below(5)).to_string(),
        "game_type" => random.pick(&["none", "20", "20,W,10,10,N2,0", "99,B,8,8"]).to_string(),
        "points" => random.pick(&["2-1-0", "1-1/2-0", "3-1-0", "2-1-1"]).to_string(),
        "credit_after" | "earliest_draw" => random.below(60).to_string(),
        other => panic!("a field this test does not know: {other}"),
    };
    Value::One(one)
}

impl Document {
    /// Returns a document that extends a set, or a complete one.
    pub(super) fn random(random: &mut Random) -> Self {
        let extends = random.percent(50).then(|| *random.pick(rules::names()));
        let mut fields = BTreeMap::new();
        for &field in &*FIELDS {
            if field != "start" && (extends.is_none() || random.percent(15)) {
                fields.insert(field, random_value(field, random));
            }
        }
        let mut document = Self { extends, fields, whole: BTreeMap::new(), style: random.next() };
        document.whole = document.with_extended();
        if random.percent(85) {
            document.reconcile(random);
        }
        let placed = ["board", "squares", "first_square"];
        if extends.is_none() || placed.iter().any(|field| document.fields.contains_key(field)) {
            let start = document.random_start(random);
            document.set("start", Value::One(start));
        }
        document
    }

    fn with_extended(&self) -> BTreeMap<&'static str, Value> {
        let mut whole = BTreeMap::new();
        if let Some(base) = self.extends {
            for field in rules::named(base).unwrap().fields() {
                let words = field.words.as_slice().to_vec();
                let one = !LISTS.contains(field.name);
                let value = if one { Value::One(words[0].clone()) } else { Value::List(words) };
                whole.insert(field.name, value);
            }
        }
        whole.extend(self.fields.iter().map(|(&name, value)| (name, value.clone())));
        whole
    }

    fn set(&mut self, field: &'static str, value: Value) {
        self.fields.insert(field, value.clone());
        self.whole.insert(field, value);
    }

    fn is(&self, field: &str, word: &str) -> bool {
        match self.whole.get(field) {
            Some(Value::One(there)) => there == word,
            Some(Value::List(words)) => words.iter().any(|there| there == word),
            None => false,
        }
    }

    fn is_empty(&self, field: &str) -> bool {
        self.whole.get(field) == Some(&Value::List(Vec::new()))
    }

    /// Removes the contradictions.
    fn reconcile(&mut self, random: &mut Random) {
        let one = |word: &str| Value::One(word.into());
        if self.is("squares", "all") && !self.is("board", "8x8") {
            let (field, word) = *random.pick(&[("squares", "dark"), ("board", "8x8")]);
            self.set(field, one(word));
        }
        if self.is("goal", "lose")
            && (self.is("losses", "no-move") || self.is("losses", "no-piece"))
        {
            self.set("losses", Value::List(vec!["resignation".into()]));
        }
        if let Some(Value::List(mut words)) = self.whole.get("capture_priority").cloned() {
            words.sort_by_key(|word| word == "king-first");
            if Some(&Value::List(words.clone())) != self.whole.get("capture_priority") {
                self.set("capture_priority", Value::List(words));
            }
        }
        if self.is("king_range", "1") && !self.is("king_landing", "any") {
            let (field, word) = *random.pick(&[("king_range", "any"), ("king_landing", "any")]);
            self.set(field, one(word));
        }
        if self.is("king_quiet_limit", "none") && !self.is("limit_block", "loss") {
            let (field, word) = *random.pick(&[("king_quiet_limit", "2"), ("limit_block", "loss")]);
            self.set(field, one(word));
        }
        for field in ["men_move", "men_capture", "king_move", "king_capture"] {
            if self.is_empty(field) {
                let word = if field.starts_with("men") { "diagonal-forward" } else { "diagonal" };
                self.set(field, Value::List(vec![word.into()]));
            }
        }
    }

    /// Returns whether two fields contradict each other, or a list is empty.
    pub(super) fn contradicts_itself(&self) -> bool {
        let not_last = match self.whole.get("capture_priority") {
            Some(Value::List(words)) => words.iter().rev().skip(1).any(|word| word == "king-first"),
            _ => false,
        };
        not_last
            || self.is("squares", "all") && !self.is("board", "8x8")
            || self.is("goal", "lose")
                && (self.is("losses", "no-move") || self.is("losses", "no-piece"))
            || self.is("king_range", "1") && !self.is("king_landing", "any")
            || self.is("king_quiet_limit", "none") && !self.is("limit_block", "loss")
            || ["men_move", "men_capture", "king_move", "king_capture"]
                .iter()
                .any(|field| self.is_empty(field))
    }

    /// Some full rows of men on each side, Black at the top.
    fn random_start(&self, random: &mut Random) -> String {
        let rows = match self.whole.get("board") {
            Some(Value::One(board)) if board == "10x10" => 10,
            Some(Value::One(board)) if board == "12x12" => 12,
            _ => 8,
        };
        let row = if self.is("squares", "all") { rows } else { rows / 2 };
        let men = row * (1 + random.below(rows / 2 - 1));
        let squares = row * rows;
        let (low, high) = (format!("1-{men}"), format!("{}-{squares}", squares - men + 1));
        let from_below =
            self.is("first_square", "bottom-left") || self.is("first_square", "bottom-right");
        if from_below { format!("W{low}:B{high}") } else { format!("W{high}:B{low}") }
    }

    /// Returns the document as YAML.
    pub(super) fn text(&self) -> String {
        let mut style = Random::new(self.style);
        let mut lines = Vec::new();
        for (field, value) in &self.fields {
            let each = match value {
                Value::List(words) if !words.is_empty() && style.percent(50) => {
                    let item = quoted(&words[style.below(words.len())], &mut style);
                    format!(", each: {{{item}: PAPER 7}}")
                }
                _ => String::new(),
            };
            let value = match value {
                Value::One(word) => quoted(word, &mut style),
                Value::List(words) => {
                    let words: Vec<String> =
                        words.iter().map(|word| quoted(word, &mut style)).collect();
                    format!("[{}]", words.join(", "))
                }
            };
            lines.push(if style.percent(30) {
                format!("{field}: {{is: {value}, source: CLUB 3{each}}}")
            } else {
                format!("{field}: {value}")
            });
        }
        // The order of the fields is irrelevant.
        let turn = style.below(lines.len().max(1));
        lines.rotate_left(turn);
        let mut text = String::from("name: random-rules\n");
        if let Some(base) = self.extends {
            text += &format!("extends: {base}\n");
        }
        for key in ["CLUB", "PAPER"] {
            text += &match style.below(3) {
                0 if key == "CLUB" => "documents:\n  CLUB: Rules of the club\n".to_owned(),
                _ if key == "CLUB" => {
                    let mark = *style.pick(&["read", "quoted", "published", "stated"]);
                    format!("documents:\n  CLUB: {{title: Rules of the club, mark: {mark}}}\n")
                }
                0 => "  PAPER: {title: \"A paper, 2nd\", edition: \"2026\"}\n".to_owned(),
                _ => "  PAPER: A paper\n".to_owned(),
            };
        }
        text + &lines.join("\n") + "\n"
    }
}

/// Returns a word in quotes if YAML could misread it, and otherwise sometimes.
fn quoted(word: &str, style: &mut Random) -> String {
    let plain = word.starts_with(|c: char| c.is_ascii_alphanumeric())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || "-/".contains(c));
    if plain && style.percent(70) { word.to_owned() } else { format!("\"{word}\"") }
}

/// Damages the text as a person or a disk might.
pub(super) fn damaged(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = random.below(lines.len());
    match random.below(8) {
        0 => lines[at] = format!("{}x", lines[at]),
        1 => lines[at] = format!("x{}", lines[at]),
        2 => lines.push(lines[at].clone()),
        3 => drop(lines.remove(at)),
        4 => lines[at] = lines[at].replacen(':', "", 1),
        5 => lines[at] = lines[at].replacen(['[', '{', '"'], "", 1),
        6 => lines.insert(at, "\t- {a: [b".into()),
        _ => {
            let cut = lines[at].len() / 2;
            let odd = ["\u{0}", "é", ": ", "#", "&a ", "*a", "!!", "\u{202e}"];
            lines[at].insert_str(cut, odd[random.below(odd.len())]);
        }
    }
    lines.join("\n") + "\n"
}
