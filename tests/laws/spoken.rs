//! Requirements for the wording of every ruling, in any game under any rule set.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::support::random::Random;
use draughts_arbiter::board::Color;
use draughts_arbiter::moves::Move;
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{
    Case, CorrectionKind, DrawClaim, IncidentKind, LawOutcome, Laws, MainLine, NamedMove,
};
use draughts_arbiter::report::{ConditionalView, RulingOrigin, RulingView};
use draughts_arbiter::rules::DrawKind;
use draughts_arbiter::words::Language;

/// The number of games per rule set, of claims per game, and the maximum number of half-moves.
const GAMES: usize = 20;
const CLAIMS: usize = 12;
const PLIES: usize = 70;

const ORIGIN: RulingOrigin<'_> =
    RulingOrigin { file: "club <b>evening</b>.pdn", command: "arbiter adjudicate '<script>' -" };

/// Incidents without squares, and those with squares.
const PLAIN: [IncidentKind; 12] = [
    IncidentKind::Resign,
    IncidentKind::Flag,
    IncidentKind::Offer,
    IncidentKind::Accept,
    IncidentKind::Left,
    IncidentKind::Cancel,
    IncidentKind::Upset,
    IncidentKind::Refuse,
    IncidentKind::Rectify,
    IncidentKind::Stands,
    IncidentKind::TwoHands,
    IncidentKind::Takeback,
];
const WITH_SQUARE: [IncidentKind; 4] =
    [IncidentKind::Touched, IncidentKind::Removed, IncidentKind::Lifted, IncidentKind::LeftOn];

fn letter(side: Color) -> char {
    side.letter().to_ascii_lowercase()
}

fn incident(laws: &Laws, random: &mut Random) -> String {
    let side = letter(*random.pick(&Color::BOTH));
    match random.below(10) {
        0 => "{[%board-turned]} ".into(),
        1 => format!("{{[%claim {side} repetition]}} "),
        2 => "{[%offer w] [%accept b]} ".into(),
        3..=5 => {
            let squares: Vec<_> = laws.set.geometry().iter().collect();
            let square = laws.numbering.name(*random.pick(&squares));
            format!("{{[%{} {side} {square}]}} ", random.pick(&WITH_SQUARE).name())
        }
        _ => format!("{{[%{} {side}]}} ", random.pick(&PLAIN).name()),
    }
}

/// Writes a random game with incidents and hostile names.
fn record(laws: &Laws, random: &mut Random) -> String {
    let mut game = crate::draws::wanderer::game(&laws.set, &laws.generator, random, 0);
    let mut text = format!(
        "[White \"<script>alert(1)</script>\"]\n[Black \"a&b</td> \u{202e}\"]\n[Round \"'\\\"><x>\"]\n\
         [FEN \"{}\"]\n\n",
        laws.fen(game.position(0))
    );
    let busy = random.percent(60);
    for _ in 0..random.below(PLIES) {
        if busy && random.percent(4) {
            text.push_str(&incident(laws, random));
        }
        let now = *game.last();
        let legal = laws.generator.legal_moves(&now);
        let Some(mv) = crate::draws::wanderer::step(&laws.generator, &game, random) else {
            break;
        };
        // A movable piece is touched, and perhaps another one is played.
        if busy && random.percent(10) {
            let square = laws.numbering.name(random.pick(&legal).from());
            text.push_str(&format!("{{[%touched {} {square}]}} ", letter(now.turn())));
        }
        text.push_str(&laws.write(&now, &legal, &mv));
        text.push(' ');
        game.play(&mv);
    }
    if busy && random.percent(20) {
        text.push_str(&incident(laws, random));
    }
    let result: &&str = random.pick(&["*", "*", "1-1", "2-0", "1/2-1/2", "0-1"]);
    text + result
}

fn some_move(plies: usize, random: &mut Random) -> NamedMove {
    NamedMove::Ply(1 + random.below(plies.max(1)))
}

fn some_claim(case: &Case<'_>, random: &mut Random) -> DrawClaim {
    let plies = case.report.plies;
    let kinds = [DrawKind::Repetition, DrawKind::NoProgress, DrawKind::Ending, DrawKind::Agreement];
    let kind = *random.pick(&kinds);
    let moves = match kind {
        DrawKind::Agreement => 0,
        DrawKind::Repetition => random.below(5),
        _ => random.below(2),
    };
    let at = random.percent(30).then(|| some_move(plies, random));
    let next = (kind != DrawKind::Agreement && random.percent(30)).then(|| {
        let moment = match at {
            Some(NamedMove::Ply(ply)) => case.played.before_ply(ply),
            _ => Some(case.played.timeline.moments() - 1),
        };
        let position = case.played.timeline.position(moment.unwrap_or(0));
        let legal: Vec<Move> = case.laws.generator.legal_moves(position);
        legal.first().map(|_| case.laws.write(position, &legal, random.pick(&legal)))
    });
    let game = &case.played.timeline;
    let occurrences = game.occurrences(game.moments() - 1);
    let named = match kind == DrawKind::Repetition && random.percent(40) {
        true => occurrences
            .into_iter()
            .map(|moment| {
                case.played.at(moment).map_or(NamedMove::Start, |at| NamedMove::Ply(at.ply))
            })
            .collect(),
        false => (0..moves).map(|_| some_move(plies, random)).collect(),
    };
    DrawClaim {
        kind,
        moves: named,
        by: *random.pick(&[None, Some(Color::White), Some(Color::Black)]),
        at,
        next: next.flatten(),
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '\'')
}

/// Returns a fault in the wording of any text.
fn bad_words(text: &str) -> Option<String> {
    for at in 1..text.len().saturating_sub(2) {
        let part = &text.as_bytes()[at - 1..];
        if matches!(part, [b'W' | b'B', b':', b'W' | b'B', ..]) {
            return Some("it holds a FEN".into());
        }
    }
    let all: Vec<&str> = words(text).collect();
    for (at, word) in all.iter().enumerate() {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (number, ending) = word.split_at(digits);
        let next = all.get(at + 1).copied().unwrap_or_default();
        let noun = matches!(next, "moves" | "times" | "numbers" | "pieces" | "kings" | "men");
        if *word == "1" && noun {
            return Some(format!("1 {next}"));
        }
        if let ("st" | "nd" | "rd" | "th", Ok(number)) = (ending, number.parse::<u64>()) {
            let right = match (number % 100, number % 10) {
                (11..=13, _) => "th",
                (_, 1) => "st",
                (_, 2) => "nd",
                (_, 3) => "rd",
                _ => "th",
            };
            if ending != right {
                return Some(format!("{word} is no ordinal"));
            }
        }
    }
    None
}

/// English words that no sentence in another language contains, except for those that the language
/// has too.
const ENGLISH: [&str; 28] = [
    "the", "move", "moves", "White", "Black", "draw", "game", "not", "it", "with", "before",
    "must", "play", "played", "king", "kings", "man", "men", "piece", "pieces", "capture", "to",
    "be", "this", "that", "enter", "says", "which",
];

/// Returns the words of [`ENGLISH`] that also exist in a language.
const fn shared(language: Language) -> &'static [&'static str] {
    match language {
        Language::German => &["man"],
        _ => &[],
    }
}

/// Returns an English word in a ruling in another language, apart from document names.
fn english_left(view: &RulingView) -> Option<String> {
    Language::FULL[1..].iter().find_map(|&language| {
        let text = view.text(false, language);
        let text: Vec<&str> = text.lines().skip(1).collect();
        let plain = without_articles(&text.join(" "));
        let is_english = |word: &&str| ENGLISH.contains(word) && !shared(language).contains(word);
        let found = words(&plain).find(is_english)?;
        Some(format!("`{found}` in {language}: {plain}"))
    })
}

/// Returns a text without its parentheses and brackets, which hold articles such as `97b`.
fn without_articles(text: &str) -> String {
    let mut depth = 0_usize;
    let keep = text.chars().filter(|c| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    keep.collect()
}

/// Returns whether this is a word such as `41w`.
fn is_code_of_move(word: &str) -> bool {
    let number = word.strip_suffix(['w', 'b']).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

fn check_answer(view: &RulingView, outcome: Option<LawOutcome>) -> Option<String> {
    let answer = &view.answer;
    let heads = [
        "GRANTED. ",
        "GRANTED to White. ",
        "GRANTED to Black. ",
        "GRANTED, IF ",
        "NOT YET. ",
        "NOT YET: White chooses first. ",
        "NOT YET: Black chooses first. ",
        "NOT YET: the arbiter decides first. ",
        "REFUSED. ",
        "REFUSED: White's claim. ",
        "REFUSED: Black's claim. ",
        "REFUSED: White's demand. ",
        "REFUSED: Black's demand. ",
        "THE GAME IS A DRAW, but not as claimed. ",
        "THE GAME IS A DRAW, but not as White claimed. ",
        "THE GAME IS A DRAW, but not as Black claimed. ",
        "ALREADY A DRAW. ",
    ];
    if !heads.iter().any(|word| answer.starts_with(word)) {
        return Some("the verdict is not first".into());
    }
    let decides = view.conditional.as_ref().is_some_and(|on| on.on == "not-ruled");
    if answer.chars().count() > if decides { 500 } else { 440 } {
        return Some(format!("{} characters: {answer}", answer.chars().count()));
    }
    let plain = without_articles(answer);
    if let Some(word) = words(&plain).find(|word| is_code_of_move(word)) {
        return Some(format!("{word} is no way to name a move"));
    }
    // A conditional ruling says what to enter in that case.
    let depends = view.conditional.as_ref().is_some_and(|on| on.on != "not-ruled");
    // The arbiter decides first.
    let waits = view.conditional.is_some() && !depends;
    let enters = depends || outcome.is_some_and(|outcome| outcome != LawOutcome::Void);
    if names_entry(answer) != enters {
        return Some(format!("what to enter, for {outcome:?}"));
    }
    // With a recorded result, the game goes on only if it was not over.
    let back = " is struck and the game goes on from before the error.";
    let forfeits = "may claim the game. The arbiter decides.";
    let goes_on =
        ["The game goes on", "f not, the game goes on", ", the game goes on and ", back, forfeits];
    let goes_on = goes_on.iter().any(|words| answer.contains(words));
    if goes_on != (outcome.is_none() && !waits) && !depends {
        return Some(format!("whether the game goes on, for {outcome:?}"));
    }
    let text = view.text(false, Language::English);
    let verdict = answer.split(['.', ':']).next().unwrap_or_default();
    if !text.lines().nth(1).is_some_and(|line| line.starts_with(verdict)) {
        return Some("the answer does not follow the heading".into());
    }
    if let Some(line) = text.lines().skip(1).find(|line| line.chars().count() > 100) {
        return Some(format!("a long line: {line}"));
    }
    bad_words(&text)
        .or_else(|| check_page(&view.html(Language::English)))
        .or_else(|| check_md(&view.markdown(Language::English)))
        .or_else(|| english_left(view))
}

/// Returns a fault in a page: foreign or unclosed tags.
fn check_page(page: &str) -> Option<String> {
    const VOID: [&str; 5] = ["meta", "rect", "circle", "!DOCTYPE", "br"];
    let body = page.split_once("<body>").map_or(page, |(_, body)| body);
    for hostile in ["<script", "<x>", "<b>evening", "a&b", "\u{202e}"] {
        if page.contains(hostile) {
            return Some(format!("{hostile} stands in the page"));
        }
    }
    let mut open = vec!["html".to_owned(), "body".to_owned()];
    for tag in body.split('<').skip(1) {
        let inside = tag.split('>').next().unwrap_or_default();
        let name = inside.split(' ').next().unwrap_or_default().trim_end_matches('/');
        if let Some(closed) = name.strip_prefix('/') {
            if open.pop().as_deref() != Some(closed) {
                return Some(format!("</{closed}> closes another tag"));
            }
        } else if !VOID.contains(&name) && !inside.ends_with('/') {
            open.push(name.to_owned());
        }
    }
    (!open.is_empty()).then(|| format!("{open:?} stay open"))
}

fn check_md(sheet: &str) -> Option<String> {
    ["<script", "<x>", "<b>", "</td>"]
        .iter()
        .find(|hostile| {
            // Code spans may hold any text.
            sheet.lines().any(|line| !line.contains('`') && line.contains(**hostile))
        })
        .map(|hostile| format!("{hostile} stands in the sheet"))
}

fn on_cases(name: &str, check: impl Fn(&Case<'_>, &str, &mut Random)) {
    for set in crate::support::playable_sets() {
        let mut random = Random::new(Random::seed_of(&format!("{name} {}", set.label())));
        let laws = Laws::new(set);
        for _ in 0..GAMES {
            let record = record(&laws, &mut random);
            let game = games_in(record.as_bytes()).next().unwrap();
            if let Ok(case) = Case::open(game, MainLine::read(&game), &laws, Vec::new()) {
                check(&case, &record, &mut random);
            }
        }
    }
}

/// Returns whether a result is to be entered: "Enter 1-1.", or "enter 1-1" after a condition.
fn names_entry(answer: &str) -> bool {
    answer.replace("Enter no result", "").to_lowercase().contains("enter ")
}

#[test]
fn every_answer_to_a_claim_can_be_read_aloud() {
    let seen = RefCell::new(BTreeMap::new());
    on_cases("claims", |case, record, random| {
        for _ in 0..CLAIMS {
            let asked = some_claim(case, random);
            let Ok(answer) = case.claim(&asked) else {
                continue;
            };
            let view = RulingView::of_claim(case, ORIGIN, &asked, &answer);
            let key = (asked.kind.word(), answer.ruling.verdict.word());
            *seen.borrow_mut().entry(key).or_insert(0) += 1;
            if let Some(wrong) = check_answer(&view, answer.outcome) {
                panic!(
                    "{wrong}\n{asked:?}\n{}\n{record}\n{}",
                    case.report.rules,
                    view.text(false, Language::English)
                );
            }
        }
    });
    let seen = seen.into_inner();
    for kind in ["repetition", "no-progress", "ending"] {
        for verdict in ["granted", "not-yet", "refused"] {
            assert!(seen.contains_key(&(kind, verdict)), "{kind} {verdict}: {seen:?}");
        }
    }
    assert!(seen.contains_key(&("agreement", "granted")), "{seen:?}");
}

#[test]
fn every_answer_to_a_demand_for_correction_can_be_read_aloud() {
    let granted = RefCell::new(0);
    on_cases("corrections", |case, record, random| {
        let irregular = case.report.findings.iter().filter(|found| found.standing.is_some());
        let mut plies: Vec<usize> =
            irregular.filter_map(|found| found.at).map(|at| at.ply).collect();
        plies.push(1 + random.below(case.report.plies.max(1)));
        for ply in plies {
            let kinds =
                [CorrectionKind::CaptureMissed, CorrectionKind::Touched, CorrectionKind::Irregular];
            let kind = *random.pick(&kinds);
            let by = *random.pick(&[None, Some(Color::White), Some(Color::Black)]);
            let at = random.percent(80).then_some(NamedMove::Ply(ply + 1));
            let Ok(answer) = case.correction(kind, Some(&NamedMove::Ply(ply)), by, at.as_ref())
            else {
                continue;
            };
            let view = RulingView::of_correction(case, ORIGIN, kind, by, &answer);
            *granted.borrow_mut() += u32::from(view.is_right());
            if let Some(wrong) = check_answer(&view, answer.outcome) {
                panic!(
                    "{wrong}\n{ply} {kind:?} {by:?}\n{}\n{record}\n{}",
                    case.report.rules,
                    view.text(false, Language::English)
                );
            }
        }
    });
    assert!(granted.into_inner() > 10, "corrections are granted");
}

#[test]
fn everything_in_a_game_can_be_read_aloud() {
    on_cases("overviews", |case, record, _| {
        let Ok(all) = case.overview() else {
            return;
        };
        let view = RulingView::of_overview(case, ORIGIN, &all);
        let text = view.text(false, Language::English);
        let gives = |on: &ConditionalView| on.result_if_so.is_some() || on.result_if_not.is_some();
        let enters = view.conditional.as_ref().is_some_and(gives)
            || all.law.as_ref().is_some_and(|law| law.outcome != LawOutcome::Void);
        // A result that is already recorded need not be entered.
        let stands = view.answer.split(": ").next().is_some_and(|head| head.ends_with(" stands"));
        let depends = view.answer.split(": ").next();
        let depends = depends.is_some_and(|head| head.ends_with(" is not final yet"));
        let enters = enters && !stands;
        let entry = names_entry(&view.answer);
        let is_told = entry == enters || depends && view.answer.contains(" stands");
        let wrong = bad_words(&text)
            .or_else(|| check_page(&view.html(Language::English)))
            .or_else(|| check_md(&view.markdown(Language::English)))
            .or_else(|| english_left(&view))
            .or_else(|| {
                words(&without_articles(&text))
                    .find(|word| is_code_of_move(word))
                    .map(str::to_owned)
            })
            .or_else(|| (!is_told).then(|| "what to enter".to_owned()))
            .or_else(|| {
                let disagrees = ["THE RECORD IS WRONG.", "THE RECORDED RESULT IS IN DOUBT."]
                    .iter()
                    .any(|it| text.contains(it));
                (disagrees == all.agrees).then(|| "whether it agrees".to_owned())
            });
        if let Some(wrong) = wrong {
            panic!("{wrong}\n{}\n{record}\n{text}", case.report.rules);
        }
    });
}
