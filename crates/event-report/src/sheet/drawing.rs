//! A bracket drawn in lines of text, or as a picture.

use askama::Template;

use super::{letters, plain};
use draughts_report::table::wrapped;
use draughts_report::words::Language;

/// A bracket to be drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The name of the event.
    pub title: String,
    /// The title of the drawing.
    pub subtitle: String,
    /// Labels and values of the facts under the title, such as place and date.
    pub facts: Vec<(String, String)>,
    /// The names of the rounds.
    pub heads: Vec<String>,
    /// The pairs of each round, from the top; each round has half as many as the one before.
    pub rounds: Vec<Vec<DrawnPair>>,
    /// The winners of the pairs of the last round, from the top; names may be empty.
    ///
    /// There is one, unless the knockout ends with several players left.
    pub winners: Vec<String>,
    /// The lines below the drawing.
    pub notes: Vec<String>,
}

/// A pair of a [`Drawing`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnPair {
    /// The two players, from the top.
    pub seats: [DrawnSeat; 2],
}

/// A player in a [`DrawnPair`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnSeat {
    /// The name; empty as long as it is unknown.
    pub name: String,
    /// The player's own points; may be empty.
    pub points: String,
    /// Whether this player advances.
    pub won: bool,
}

/// The greatest length of a name in text; longer names are cut.
const LONGEST: usize = 26;
/// The least length to which names are cut on short lines.
const SHORTEST: usize = 12;

// Sizes in a picture, in its own units.

/// The height of a seat.
const SEAT: usize = 26;
/// The size of the font.
const LETTERS: usize = 14;
/// The range of the width of a round.
const ROUND: std::ops::RangeInclusive<usize> = 130..=300;
/// The gap between two rounds.
const GAP: usize = 28;
/// The margin.
const MARGIN: usize = 24;
/// The space above the drawing.
const ABOVE: usize = 116;
/// The height of a note.
const NOTE: usize = 20;

impl Drawing {
    /// Returns the line of a seat from the top, in half seats of the first round.
    fn height(round: usize, seat: usize) -> usize {
        (2 * seat + 1) * (1 << round) - 1
    }

    /// Returns the number of seats of the first round.
    fn seats(&self) -> usize {
        self.rounds.first().map_or(0, |pairs| 2 * pairs.len())
    }

    /// Returns the bracket as text in lines of at most this width.
    ///
    /// Names are cut rather than exceed the width; if that is not enough, the rounds are lists one
    /// below the other.
    pub fn text(&self, width: u16) -> String {
        let mut out: String = [&self.title, &self.subtitle].map(|line| plain(line) + "\n").concat();
        for (name, value) in &self.facts {
            out.push_str(&format!("{}: {}\n", plain(name), plain(value)));
        }
        out.push('\n');
        let widest = |tree: &String| tree.lines().map(|line| line.chars().count()).max();
        let mut trees = (SHORTEST..=LONGEST).rev().map(|longest| self.tree(longest));
        let fits = trees.find(|tree| widest(tree).unwrap_or_default() <= usize::from(width));
        out.push_str(&fits.unwrap_or_else(|| self.lists()));
        for (at, note) in self.notes.iter().enumerate() {
            let lines = wrapped(&plain(note), width);
            out.push_str(&format!("{}{}", if at == 0 { "\n" } else { "" }, lines.concat()));
        }
        out
    }

    /// Returns the rounds one below the other, each pair on two lines.
    fn lists(&self) -> String {
        let pair = |pair: &DrawnPair| {
            let [one, other] = pair.seats.each_ref().map(|seat| label(seat, usize::MAX));
            format!("{one}\n{other}\n")
        };
        let round = |(head, pairs): (&String, &Vec<DrawnPair>)| {
            let pairs = pairs.iter().map(pair).collect::<Vec<_>>().join("\n");
            format!("{}\n\n{pairs}", plain(head))
        };
        let rounds = self.heads.iter().zip(&self.rounds).map(round);
        rounds.collect::<Vec<_>>().join("\n")
    }

    /// Returns the bracket as text, with names cut to this length.
    fn tree(&self, longest: usize) -> String {
        let mut out = String::new();
        let label = |seat: &DrawnSeat| label(seat, longest);
        let labels: Vec<Vec<String>> = self
            .rounds
            .iter()
            .map(|pairs| pairs.iter().flat_map(|pair| &pair.seats).map(label).collect())
            .collect();
        let widths: Vec<usize> = labels
            .iter()
            .zip(&self.heads)
            .map(|(labels, head)| {
                let longest = labels.iter().map(|label| label.chars().count()).max();
                longest.unwrap_or_default().max(plain(head).chars().count()) + 1
            })
            .collect();
        let mut head = String::new();
        for (text, width) in self.heads.iter().zip(&widths) {
            head.push_str(&format!("{:<width$}    ", plain(text)));
        }
        out.push_str(&format!("{}\n\n", head.trim_end()));
        for line in 0..(2 * self.seats()).saturating_sub(1) {
            let mut text = String::new();
            for (round, (labels, &width)) in labels.iter().zip(&widths).enumerate() {
                let at = (0..labels.len()).find(|&seat| Self::height(round, seat) == line);
                let between = (0..labels.len() / 2).find(|&pair| {
                    let [upper, lower] = [2 * pair, 2 * pair + 1].map(|at| Self::height(round, at));
                    (upper..=lower).contains(&line)
                });
                let shown = at.map_or("", |at| &labels[at]);
                let fill = if at.is_some() { '─' } else { ' ' };
                text.push_str(shown);
                let missing = width - shown.chars().count();
                let gap = usize::from(!shown.is_empty());
                text.push_str(&" "[..gap]);
                text.extend(std::iter::repeat_n(fill, missing - gap));
                let middle = between.map(|pair| Self::height(round + 1, pair));
                text.push_str(match (at, between) {
                    (Some(seat), _) if seat % 2 == 0 => "─┐  ",
                    (Some(_), _) => "─┘  ",
                    (None, Some(_)) if middle == Some(line) => " ├─ ",
                    (None, Some(_)) => " │  ",
                    (None, None) => "    ",
                });
            }
            let rounds = self.rounds.len();
            let mut winners = self.winners.iter().enumerate();
            if let Some((_, name)) = winners.find(|(at, _)| Self::height(rounds, *at) == line) {
                text.push_str(&cut(&plain(name), longest));
            }
            out.push_str(&format!("{}\n", text.trim_end()));
        }
        out
    }

    /// Returns the bracket as a self-contained picture.
    pub fn svg(&self) -> String {
        self.picture().render().expect("a string takes every picture")
    }

    /// Returns the picture on a page to print, in a language.
    pub fn html(&self, language: Language) -> String {
        let page = Page {
            language: language.code(),
            title: format!("{} · {}", plain(&self.title), plain(&self.subtitle)),
            svg: self.svg(),
        };
        page.render().expect("a string takes every page")
    }

    /// Returns the width of a round in a picture: that of its longest name with its points.
    fn round_width(&self) -> usize {
        let seats = self.rounds.iter().flatten().flat_map(|pair| &pair.seats);
        let both = |seat: &DrawnSeat| letters::width(&seat.name) + letters::width(&seat.points);
        let heads = self.heads.iter().map(|head| letters::width(head));
        // Winners are set in bold.
        let widest = seats.map(|seat| both(seat) * 110 / 100).chain(heads).max();
        let wanted = widest.unwrap_or_default() * LETTERS / 100 + LETTERS;
        wanted.clamp(*ROUND.start(), *ROUND.end())
    }

    fn picture(&self) -> Picture {
        let line = |half: usize| ABOVE + half * SEAT / 2 + SEAT;
        let round_width = self.round_width();
        let left = |round: usize| MARGIN + round * (round_width + GAP);
        let shown = |name: &str| cut(&plain(name), (round_width * 100 / LETTERS / 62).max(LONGEST));
        let (mut texts, mut lines) = (Vec::new(), Vec::new());
        for (round, (head, pairs)) in self.heads.iter().zip(&self.rounds).enumerate() {
            let (x, right) = (left(round), left(round) + round_width);
            texts.push(Text::new(x, ABOVE - 8, plain(head), "head"));
            let seats = pairs.iter().flat_map(|pair| &pair.seats).enumerate();
            for (at, seat) in seats {
                let y = line(Self::height(round, at));
                let class = if seat.won { "name won" } else { "name" };
                texts.push(Text::new(x + 2, y - 6, shown(&seat.name), class));
                texts.push(Text::new(right - 4, y - 6, plain(&seat.points), "points"));
                lines.push([x, y, right, y]);
            }
            for pair in 0..pairs.len() {
                let [upper, lower] =
                    [2 * pair, 2 * pair + 1].map(|at| line(Self::height(round, at)));
                let middle = line(Self::height(round + 1, pair));
                lines.push([right, upper, right, lower]);
                lines.push([right, middle, right + GAP, middle]);
            }
        }
        let rounds = self.rounds.len();
        let x = left(rounds);
        for (at, name) in self.winners.iter().enumerate().filter(|_| rounds > 0) {
            let y = line(Self::height(rounds, at));
            texts.push(Text::new(x + 2, y - 6, shown(name), "name won"));
            lines.push([x, y, x + round_width, y]);
        }
        let facts =
            self.facts.iter().map(|(name, value)| format!("{}: {}", plain(name), plain(value)));
        texts.push(Text::new(MARGIN, 34, plain(&self.title), "title"));
        texts.push(Text::new(MARGIN, 60, plain(&self.subtitle), "subtitle"));
        texts.push(Text::new(MARGIN, 78, facts.collect::<Vec<_>>().join(" · "), "facts"));
        texts.retain(|text| !text.text.is_empty());
        let below = line((2 * self.seats()).saturating_sub(1)) + MARGIN;
        for (at, note) in self.notes.iter().enumerate() {
            texts.push(Text::new(MARGIN, below + (at + 1) * NOTE, plain(note), "facts"));
        }
        let notes = if self.notes.is_empty() { 0 } else { self.notes.len() * NOTE + MARGIN };
        Picture { width: x + round_width + MARGIN, height: below + notes, texts, lines }
    }
}

/// Returns the name of a seat, cut to this length, and its points.
fn label(seat: &DrawnSeat, longest: usize) -> String {
    let name = cut(&plain(&seat.name), longest);
    if seat.points.is_empty() { name } else { format!("{name} {}", plain(&seat.points)) }
}

fn cut(name: &str, longest: usize) -> String {
    match name.chars().count() {
        letters if letters > longest => name.chars().take(longest - 1).chain(['…']).collect(),
        _ => name.to_owned(),
    }
}

/// A text of a picture, placed by its lower end.
struct Text {
    x: usize,
    y: usize,
    text: String,
    class: &'static str,
}

impl Text {
    const fn new(x: usize, y: usize, text: String, class: &'static str) -> Self {
        Self { x, y, text, class }
    }
}

#[derive(Template)]
#[template(path = "sheet/bracket.svg")]
struct Picture {
    width: usize,
    height: usize,
    texts: Vec<Text>,
    /// Start and end of each line.
    lines: Vec<[usize; 4]>,
}

#[derive(Template)]
#[template(path = "sheet/bracket.html")]
struct Page {
    language: &'static str,
    title: String,
    svg: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(names: [&str; 2], points: [&str; 2], won: usize) -> DrawnPair {
        let seat = |at: usize| DrawnSeat {
            name: names[at].into(),
            points: points[at].into(),
            won: at == won,
        };
        DrawnPair { seats: [seat(0), seat(1)] }
    }

    fn drawing() -> Drawing {
        Drawing {
            title: "Cup".into(),
            subtitle: "Bracket".into(),
            facts: Vec::new(),
            heads: vec!["semi-finals".into(), "final".into()],
            rounds: vec![
                vec![
                    pair(["Alder", "Birch & Bay"], ["2", "0"], 0),
                    pair(["Cedar", "Elm"], ["", ""], 2),
                ],
                vec![pair(["Alder", ""], ["", ""], 2)],
            ],
            winners: vec![String::new()],
            notes: Vec::new(),
        }
    }

    #[test]
    fn notes_stand_under_the_drawing() {
        let with = Drawing { notes: vec!["Place 3: Elm".into(), "And more".into()], ..drawing() };
        assert_eq!(with.text(80), drawing().text(80) + "\nPlace 3: Elm\nAnd more\n");
        let height = |svg: &str| -> usize {
            let (_, rest) = svg.split_once("height=\"").unwrap();
            rest.split('"').next().unwrap().parse().unwrap()
        };
        let (plain, noted) = (drawing().svg(), with.svg());
        assert_eq!(height(&noted), height(&plain) + 2 * NOTE + MARGIN);
        assert!(noted.contains("Place 3: Elm"), "{noted}");
    }

    #[test]
    fn a_bracket_is_drawn_in_lines_of_text() {
        let expected = "\
Cup
Bracket

semi-finals      final

Alder 2 ───────┐
               ├─ Alder ─┐
Birch & Bay 0 ─┘         │
                         ├─
Cedar ─────────┐         │
               ├─ ───────┘
Elm ───────────┘
";
        let drawn = drawing().text(80);
        let trimmed = |text: &str| text.replace(' ', "");
        assert_eq!(trimmed(&drawn), trimmed(expected), "{drawn}");
    }

    #[test]
    fn names_are_cut_before_a_line_is_longer_than_the_terminal() {
        let mut drawing = drawing();
        drawing.rounds[0][0].seats[0].name = "van der Hawthorn-Bluebird, Maximiliana".into();
        drawing.notes = vec!["A play-off decides, and its rules are those of the ladder.".into()];
        let widest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap();
        for width in [120, 80, 50, 45] {
            let text = drawing.text(width);
            assert!(widest(&text) <= width.into(), "{width}\n{text}");
            assert!(text.contains("─┐") && text.contains('…'), "{width}\n{text}");
        }
        let lists = drawing.text(24);
        assert!(!lists.contains('─') && lists.contains("Cedar\nElm\n"), "{lists}");
    }

    #[test]
    fn a_picture_is_well_formed_and_harmless() {
        let svg = drawing().svg();
        assert!(svg.contains("Birch &#38; Bay") || svg.contains("Birch &amp; Bay"), "{svg}");
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert_eq!(svg.matches("<text").count(), 2 + 2 + 4 + 2 + 1);
        assert!(!svg.contains("Bracket</title><script"));
    }
}
