//! Relations between ways of reading, which hold for every text.

use proptest::prelude::*;

use super::show_event;
use super::soup::{damaged_games, soup, text};
use crate::diag::Span;
use crate::pdn::boundary::{find, find_at_length};
use crate::pdn::games::GameStream;
use crate::pdn::{GameReader, GameText, PdnEvent, PlainClock, PlainMove, PlainTokens, games_in};

/// Returns everything that the reader reports about a game.
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

/// A reader that returns its bytes in pieces of the given sizes, cyclically.
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

/// Collects plain tokens, each as its text, or a number as its value.
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

/// Parses the seconds of a comment `{[%clk h:mm:ss]}`, with or without blanks, without shortcuts.
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

/// Reads the events of the game at the start of a text in runs.
fn in_runs(events: &mut GameReader<'_>) -> Vec<String> {
    let text = events.text();
    let mut shown = Vec::new();
    loop {
        while let Some(tag) = events.strict_tag() {
            shown.push(show_event(&PdnEvent::Tag(tag), text));
        }
        events.plain_run(&mut Shown { text, shown: &mut shown });
        match events.next_of_any() {
            Some(event) => shown.push(show_event(&event, text)),
            None => return shown,
        }
    }
}

/// Compares the games of a text read on the way to their ends with those found first; returns
/// whether none had to be read again.
fn reads_at_once(text: &[u8]) -> bool {
    let (mut at_once, mut all_read) = (games_in(text), true);
    for game in games_in(text) {
        let mut shown = Vec::new();
        let found = at_once.next_read(|mut way| {
            shown = in_runs(&mut way);
            let (end, findings) = way.ended()?;
            Some((end, findings.map(|findings| format!("{findings:?}"))))
        });
        let (found, findings) = found.expect("it is there");
        assert_eq!(format!("{found:?}"), format!("{game:?}"));
        assert_eq!(found.game_type(), game.game_type());
        all_read &= findings.is_some();
        if let Some(findings) = findings {
            let mut events = GameReader::of(&game);
            assert_eq!(shown, in_runs(&mut events));
            assert_eq!(findings, format!("{:?}", events.into_findings()));
        }
    }
    assert!(
        at_once
            .next_read(|mut way| {
                in_runs(&mut way);
                way.ended().map(|(end, _)| (end, Some(())))
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
    fn streams_in_any_pieces_give_the_games_of_the_whole(
        text in text(),
        sizes in proptest::collection::vec(1_usize..40, 1..5),
        buffer in 32_usize..80,
        limit in prop_oneof![Just(usize::MAX / 4), 1_usize..200],
    ) {
        let in_memory: Vec<_> = games_in(&text).limited_to(limit).map(|game| tell(&game)).collect();
        prop_assume!(crate::pdn::utf16_to_utf8(&text).is_none());
        let trickle = Trickle { rest: &text, sizes: sizes.into_iter().cycle() };
        // The bytes that have arrived by the first game may suggest another code page than the
        // whole.
        let page = crate::encoding::Encoding::of_lines(&text);
        let mut games = GameStream::with_sizes(trickle, buffer, limit).in_page(page);
        let mut streamed = Vec::new();
        while let Some(game) = games.next_game().expect("memory can be read") {
            streamed.push(tell(&game));
        }
        prop_assert_eq!(streamed, in_memory);
    }

    #[test]
    fn events_in_runs_are_those_read_one_by_one(
        text in prop_oneof![text(), damaged_games()],
    ) {
        let game = GameText::new(&text);
        let show = |event: PdnEvent<'_>| show_event(&event, &text);
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

        let mut events = GameReader::of(&game);
        prop_assert_eq!(&in_runs(&mut events), &at_length);
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
}
