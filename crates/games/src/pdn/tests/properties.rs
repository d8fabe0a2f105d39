//! Relations that hold for every text.

use proptest::prelude::*;

use super::show_event;
use crate::diag::Span;
use crate::pdn::boundary::{find, find_at_length};
use crate::pdn::games::Games;
use crate::pdn::{
    Event, GameText, InOrder, MoveText, PlainClock, PlainMove, PlainTokens, commands, decode,
    games_in,
};

/// The pieces of which random texts are made: everything with a meaning, and the edge cases.
const PIECES: &[&str] = &[
    "[White \"x\"]",
    "[Result \"4-6\"]",
    "[Result \"-\"]",
    "[Event \"a \"b\" c\"]",
    "[Empty]",
    "[White ",
    "[White Jansen]",
    "[",
    "]",
    "\"",
    "\\\"",
    "\n",
    "\n",
    "\r\n",
    "\r",
    " ",
    " ",
    "\t",
    "1. ",
    "12.",
    "...",
    ".",
    "1",
    "01.33-29",
    "32-28",
    "32x28x17",
    "1- 7",
    "c3:e5",
    "a3b4",
    "3228",
    "!",
    "?",
    "(!?)",
    "1-0",
    "2-0",
    "1-1",
    "0-0",
    "1/2-1/2",
    "½-½",
    "4-6",
    "*",
    "-",
    "- -",
    "{",
    "}",
    "{a}",
    " {[%clk 0:58:01]}",
    " { [%clk 0:58:01] } ",
    "(",
    ")",
    ";",
    "%",
    "$7",
    "/FEN \"W:W31:B20\"/",
    "/",
    "\\r",
    "\0",
    "(1.45/1.58)",
    "[%clock w1:2]",
    "<br>",
    "&nbsp;",
    "\u{feff}",
    "\u{2013}",
    "é",
    "x",
    "White \"x\"]",
];

fn soup() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        20 => proptest::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => proptest::collection::vec(any::<u8>(), 1..4),
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

fn text() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => soup(),
        1 => proptest::collection::vec(any::<u8>(), 0..200),
    ]
}

/// Games as they are usually written, with some bytes exchanged for others that mean something.
fn damaged_games() -> impl Strategy<Value = Vec<u8>> {
    let tag = proptest::sample::select(
        &[
            "[Event \"a\"]\n",
            "[White \"b, c\"]\r\n",
            "[Result \"2-0\"]\n",
            "[GameType \"20\"]\n",
            "[gametype  \"25\"]\n",
        ][..],
    );
    let mv = prop_oneof![
        8 => "[1-9][0-9]?[-x][1-9][0-9]?",
        1 => "[0-9]{1,4}[-x][0-9]{1,4}",
        1 => "[0-9]{1,2}(x[0-9]{1,2}){1,3}",
    ];
    let bare = &[" ", "\n", "\r\n", "  "][..];
    let commented = &[
        " {a} ",
        " {-740} ",
        " {|} ",
        " {[%clk 0:58:01]} ",
        " {[%clk 1:09:59]}\n",
        " {[%clk 0:58:01]}{[%clk 9:59:59]} ",
        " { [%clk 0:58:01] }\r\n",
        " {[%clk 0:58:01][%emt 0:00:07]} ",
        " { [%eval 1] [%clk 0:58:01] } ",
        " {[%clk  0:58:01]} {[%clk 10:58:01]} ",
        " {[%clk 0:58:1]} {[%CLK 0:58:01]} ",
        " {[%clk 0:60:01]} {[%clk 0:58:61]} ",
        " ({[%clk 0:58:01]} 1-7 {[%clk 0:57:01]}) ",
        " {[%clk 0:58:01] ",
        "{[%clk 0:58:01]}",
        "{a} ",
        " {\n} ",
        " ",
    ][..];
    let gap = prop_oneof![proptest::sample::select(bare), proptest::sample::select(commented)];
    let behind_number = proptest::sample::select(&[" ", "", "\n", " \r\n", "..", "\n. "][..]);
    let half_move = (proptest::option::of(1_u8..60), behind_number, mv, gap).prop_map(
        |(number, behind, mv, gap)| {
            let number = number.map_or(String::new(), |number| format!("{number}.{behind}"));
            format!("{number}{mv}{gap}")
        },
    );
    let result = proptest::sample::select(&["2-0", "0-2", "1-1", "*", "12-0", ""][..]);
    let between = proptest::sample::select(&["\n\n", "\n", " ", ""][..]);
    let game = (
        proptest::collection::vec(tag, 0..4).prop_map(|tags| tags.concat()),
        proptest::collection::vec(half_move, 0..40).prop_map(|moves| moves.concat()),
        result,
        between,
    )
        .prop_map(|(tags, moves, result, between)| format!("{tags}\n{moves}{result}{between}"));
    let marks = proptest::sample::select(&b"0125-x.*[]\"\\\n\r {}(/a"[..]);
    let damage = proptest::collection::vec((any::<proptest::sample::Index>(), marks), 0..6);
    (proptest::collection::vec(game, 1..4), damage).prop_map(|(games, damage)| {
        let mut text = games.concat().into_bytes();
        for (at, mark) in damage {
            let at = at.index(text.len());
            text[at] = mark;
        }
        text
    })
}

/// Everything that the reader says about a game.
fn tell(game: &GameText<'_>) -> (u64, u64, u64, bool, Vec<u8>, Vec<String>, Vec<String>) {
    let mut events = game.events();
    let shown = events.by_ref().map(|event| show_event(&event, game.bytes())).collect();
    let findings = events.into_findings().iter().map(|finding| format!("{finding:?}")).collect();
    (
        game.index(),
        game.offset(),
        game.first_line(),
        game.is_cut(),
        game.bytes().to_vec(),
        shown,
        findings,
    )
}

/// Returns its bytes in pieces of the given sizes, over and over.
struct Trickle<'a> {
    rest: &'a [u8],
    sizes: std::iter::Cycle<std::vec::IntoIter<usize>>,
}

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let size = self.sizes.next().unwrap_or(1);
        let count = size.min(into.len()).min(self.rest.len());
        let (given, rest) = self.rest.split_at(count);
        into[..count].copy_from_slice(given);
        self.rest = rest;
        Ok(count)
    }
}

/// Plain tokens, each shown as its text; a number by its value.
struct Shown<'t, 'l> {
    text: &'t [u8],
    shown: &'l mut Vec<String>,
}

impl<'t> PlainTokens<'t> for Shown<'t, '_> {
    fn takes_move(&mut self, text: &'t [u8], start: usize, plain: Option<PlainMove>) {
        assert_eq!(Span::new(start, start + text.len()).of(self.text), text);
        assert_eq!(plain, PlainMove::parse_spaced(text));
        self.shown.push(String::from_utf8_lossy(text).into_owned());
    }

    fn takes_number(&mut self, number: u32, span: Span) {
        assert!(span.of(self.text).ends_with(b"."));
        self.shown.push(format!("{number}."));
    }

    fn takes_comment(&mut self, span: Span, clock: Option<PlainClock>) {
        assert_eq!(clock.map(PlainClock::seconds), time_of(span.of(self.text)));
        self.shown.push(String::from_utf8_lossy(span.of(self.text)).into_owned());
    }
}

/// The seconds of a comment that is `{[%clk h:mm:ss]}`, with or without blanks, read at length.
fn time_of(comment: &[u8]) -> Option<u16> {
    let inside = comment.strip_prefix(b"{")?.strip_suffix(b"}")?;
    let spaced = inside.strip_prefix(b" ").and_then(|text| text.strip_suffix(b" "));
    let time = spaced.unwrap_or(inside).strip_prefix(b"[%clk ")?.strip_suffix(b"]")?;
    let parts: Vec<&str> = std::str::from_utf8(time).ok()?.split(':').collect();
    let is_form = parts.iter().map(|part| part.len()).eq([1, 2, 2]);
    let numbers: Vec<u16> = parts.iter().map_while(|part| part.parse().ok()).collect();
    match numbers[..] {
        [hours, minutes @ 0..60, seconds @ 0..60] if is_form => {
            Some(hours * 3600 + minutes * 60 + seconds)
        }
        _ => None,
    }
}

/// The events of a game whose text begins with these bytes, as they are read in runs.
fn in_runs<'t>(text: &'t [u8], events: &mut impl InOrder<'t>) -> Vec<String> {
    let mut shown = Vec::new();
    loop {
        while let Some(tag) = events.strict_tag() {
            shown.push(show_event(&Event::Tag(tag), text));
        }
        events.plain_run(&mut Shown { text, shown: &mut shown });
        match events.next_of_any() {
            Some(event) => shown.push(show_event(&event, text)),
            None => return shown,
        }
    }
}

/// The games of a text read on the way to their ends, held against those found first; true if none
/// had to be read again.
fn reads_at_once(text: &[u8]) -> bool {
    let (mut at_once, mut all_read) = (games_in(text), true);
    for game in games_in(text) {
        let mut shown = Vec::new();
        let found = at_once.next_read(|mut way| {
            shown = in_runs(way.text(), &mut way);
            let (once, findings) = way.ended()?;
            Some((once, findings.map(|findings| format!("{findings:?}"))))
        });
        let (found, findings) = found.expect("it is there");
        assert_eq!(format!("{found:?}"), format!("{game:?}"));
        assert_eq!(found.game_type(), game.game_type());
        all_read &= findings.is_some();
        if let Some(findings) = findings {
            let mut events = game.events();
            assert_eq!(shown, in_runs(game.bytes(), &mut events));
            assert_eq!(findings, format!("{:?}", events.into_findings()));
        }
    }
    assert!(
        at_once
            .next_read(|mut way| {
                in_runs(way.text(), &mut way);
                way.ended().map(|(once, _)| (once, Some(())))
            })
            .is_none()
    );
    all_read
}

#[test]
fn games_as_they_usually_end_are_read_at_once() {
    let tags = "[White \"x\"]\n[Result \"2-0\"]\n\n";
    for end in ["2-0\n\n", " 1-1", "\n", " 0-0", "17x22 *\n\n", " 2-0 (1.00/1.05) {won}\n"] {
        let games = format!("{tags}1. 32-28 19-23! {{a long\ncomment}} 2. 28x19 {end}").repeat(3);
        assert!(reads_at_once(games.as_bytes()), "{games}");
    }
    assert!(reads_at_once(b"1.32-28 19-23 2-001.33-29 1-101.31-27 0-0"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_game_read_on_the_way_to_its_end_is_read_as_by_itself(
        text in prop_oneof![1 => text(), 1 => soup(), 3 => damaged_games()],
    ) {
        reads_at_once(&text);
    }

    #[test]
    fn spans_are_in_order_and_inside_the_text(text in text()) {
        let game = GameText::new(&text);
        let mut reached = 0;
        let mut depth = 0_usize;
        let mut events = game.events();
        for event in events.by_ref() {
            let span = event.span();
            prop_assert!(reached <= span.start && span.start <= span.end, "{event:?}");
            prop_assert!(span.end <= text.len());
            reached = span.end;
            match event {
                Event::VariationStart { .. } => depth += 1,
                Event::VariationEnd { .. } => {
                    prop_assert!(depth > 0);
                    depth -= 1;
                }
                Event::Move(token) => {
                    prop_assert_eq!(token.text_span().of(&text), token.text);
                    prop_assert_eq!(token.strength_span().of(&text), token.strength);
                    if let Ok(parsed) = token.parse() {
                        prop_assert!(parsed.squares().iter().all(|s| !s.span().is_empty()));
                    }
                }
                Event::Comment(comment) => commands(comment.text).for_each(drop),
                _ => {}
            }
        }
        prop_assert_eq!(depth, 0);
        for finding in events.into_findings() {
            prop_assert!(finding.span.start <= finding.span.end && finding.span.end <= text.len());
        }
    }

    #[test]
    fn only_blanks_stand_between_events(text in soup()) {
        let game = GameText::new(&text);
        let mut reached = 0;
        let blank = |bytes: &[u8]| {
            let marks = String::from_utf8_lossy(bytes).replace(['\u{feff}', '\u{a0}'], "");
            let marks = marks.replace("\\r", "").replace("\\n", "");
            marks.chars().all(|c| c.is_ascii_whitespace() || "\u{b}\u{1a}\u{fffd}".contains(c))
        };
        for event in game.events() {
            prop_assert!(blank(&text[reached..event.span().start]), "{event:?}");
            reached = event.span().end;
        }
        prop_assert!(blank(&text[reached..]));
    }

    #[test]
    fn streams_in_any_pieces_give_the_games_of_the_whole(
        text in text(),
        sizes in proptest::collection::vec(1_usize..40, 1..5),
        buffer in 32_usize..80,
        limit in prop_oneof![Just(usize::MAX / 4), 1_usize..200],
    ) {
        let in_memory: Vec<_> = games_in(&text).limited_to(limit).map(|game| tell(&game)).collect();
        prop_assume!(crate::pdn::utf16_to_utf8(&text).is_none());
        let trickle = Trickle { rest: &text, sizes: sizes.into_iter().cycle() };
        let mut games = Games::with_sizes(trickle, buffer, limit);
        let mut streamed = Vec::new();
        while let Some(game) = games.next_game().expect("memory can be read") {
            streamed.push(tell(&game));
        }
        prop_assert_eq!(streamed, in_memory);
    }

    #[test]
    fn a_game_cut_out_of_its_file_is_one_game(text in soup()) {
        for game in games_in(&text) {
            let again: Vec<_> = games_in(game.bytes()).collect();
            prop_assert_eq!(again.len(), 1);
            prop_assert_eq!(again[0].bytes(), game.bytes());
        }
    }

    #[test]
    fn games_follow_each_other_without_gaps(text in soup()) {
        let mut reached = 0;
        for game in games_in(&text) {
            prop_assert_eq!(game.offset(), reached);
            reached += game.bytes().len() as u64;
        }
        prop_assert!(reached == 0 || reached == text.len() as u64);
    }

    #[test]
    fn two_games_with_results_stay_two(
        first in proptest::collection::vec("[1-9][0-9]?[-x][1-9][0-9]", 1..20),
        second in proptest::collection::vec("[1-9][0-9]?[-x][1-9][0-9]", 1..20),
        result in proptest::sample::select(&["2-0", "0-2", "1-1", "*", "1/2-1/2"][..]),
        between in proptest::sample::select(&["\n", " ", "\n\n", "{end}\n"][..]),
    ) {
        let game = |moves: &[String]| format!("1. {} {result}", moves.join(" "));
        let text = format!("{}{between}{}", game(&first), game(&second));
        let moves: Vec<usize> = games_in(text.as_bytes())
            .map(|game| game.events().filter(|event| matches!(event, Event::Move(_))).count())
            .collect();
        prop_assert_eq!(moves, [first.len(), second.len()]);
    }

    #[test]
    fn the_shortcut_for_plain_moves_changes_nothing(text in soup()) {
        let mut long = crate::pdn::lexer::Lexer::new(&text);
        let mut at_length = Vec::new();
        while let Some(token) = long.next_token() {
            at_length.push(token.span);
        }
        let short: Vec<_> = GameText::new(&text).events().map(|event| event.span()).collect();
        prop_assert_eq!(short, at_length);
    }

    #[test]
    fn events_in_runs_are_those_read_one_by_one(
        text in prop_oneof![text(), damaged_games()],
    ) {
        let game = GameText::new(&text);
        let show = |event: Event<'_>| show_event(&event, &text);
        let mut events = game.events();
        let at_length: Vec<_> = std::iter::from_fn(|| events.next_of_any()).map(show).collect();
        let findings = format!("{:?}", events.into_findings());

        let mut events = game.events();
        let mut one_by_one = Vec::new();
        for event in events.by_ref() {
            one_by_one.push(show(event));
        }
        prop_assert_eq!(&one_by_one, &at_length);
        prop_assert_eq!(&format!("{:?}", events.into_findings()), &findings);

        let folded = game.events().fold(Vec::new(), |mut all, event| {
            all.push(show(event));
            all
        });
        prop_assert_eq!(&folded, &at_length);

        let mut events = game.events();
        prop_assert_eq!(&in_runs(&text, &mut events), &at_length);
        prop_assert_eq!(format!("{:?}", events.into_findings()), findings);
    }

    #[test]
    fn shortcuts_to_the_end_of_a_game_change_nothing(
        text in prop_oneof![1 => text(), 3 => damaged_games()],
        kept in any::<proptest::sample::Index>(),
    ) {
        prop_assert_eq!(find(&text), find_at_length(&text));
        let cut = &text[..kept.index(text.len() + 1)];
        prop_assert_eq!(find(cut), find_at_length(cut));
    }

    #[test]
    fn a_tag_asked_for_is_the_first_of_the_events(
        text in prop_oneof![text(), damaged_games()],
        name in proptest::sample::select(&["White", "result", "Event", "Empty", "x"][..]),
    ) {
        let game = GameText::new(&text);
        let first = game.events().find_map(|event| match event {
            Event::Tag(tag) if tag.is(name) => Some(tag.raw_value),
            _ => None,
        });
        prop_assert_eq!(game.tag(name), first);
        for game in games_in(&text) {
            prop_assert_eq!(game.game_type(), game.tag("GameType"));
        }
    }

    #[test]
    fn taking_apart_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        let _ = MoveText::parse(&bytes);
        let _ = decode(&bytes);
        commands(&bytes).for_each(drop);
    }

    #[test]
    fn a_move_is_read_as_it_was_written(
        squares in proptest::collection::vec(1_u16..999, 2..24),
        separator in proptest::sample::select(&["-", "x", ":", " x ", "x "][..]),
    ) {
        let text = squares.iter().map(u16::to_string).collect::<Vec<_>>().join(separator);
        let parsed = MoveText::parse(text.as_bytes()).expect("a move was written");
        let spans = parsed.squares().iter().map(|square| {
            String::from_utf8_lossy(square.span().of(text.as_bytes())).parse::<u16>()
        });
        prop_assert_eq!(spans.collect::<Result<Vec<_>, _>>(), Ok(squares));
    }
}
