//! A bracket as a drawing: lines in a text, or a picture.

use askama::Template;

use super::plain;
use draughts_report::words::Language;

/// A bracket to be drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The name of the event.
    pub title: String,
    /// What is drawn.
    pub subtitle: String,
    /// Name and value of what stands under the title: place, date.
    pub facts: Vec<(String, String)>,
    /// What each round is called.
    pub heads: Vec<String>,
    /// The pairs of each round, from above; each round has half as many as the one before.
    pub rounds: Vec<Vec<DrawnPair>>,
    /// Who has won each pair of the last round, from above: one name, unless the knockout ends with
    /// several left. Names may be empty.
    pub winners: Vec<String>,
    /// What stands under the drawing, a line each.
    pub notes: Vec<String>,
}

/// A pair of a [`Drawing`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnPair {
    /// The two, from above.
    pub seats: [DrawnSeat; 2],
}

/// Somebody in a [`DrawnPair`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnSeat {
    /// The name; empty as long as nobody is known.
    pub name: String,
    /// The own points; may be empty.
    pub points: String,
    /// True for who goes on.
    pub won: bool,
}

/// The letters of a name in a text; a longer one is cut.
const LONGEST: usize = 26;

/// Of a picture, in its own units: the height of a seat, the width of a round, what the
/// letters are high, the margin, what stands above the drawing, and the height of a note.
const SEAT: usize = 26;
const ROUND: usize = 256;
const GAP: usize = 28;
const MARGIN: usize = 24;
const ABOVE: usize = 116;
const NOTE: usize = 20;

impl Drawing {
    /// The line of a seat, counted in seats of the first round from above, in halves.
    fn height(round: usize, seat: usize) -> usize {
        (2 * seat + 1) * (1 << round) - 1
    }

    /// Seats of the first round.
    fn seats(&self) -> usize {
        self.rounds.first().map_or(0, |pairs| 2 * pairs.len())
    }

    /// The bracket in lines of text, as wide as it is.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out: String = [&self.title, &self.subtitle].map(|line| plain(line) + "\n").concat();
        for (name, value) in &self.facts {
            out.push_str(&format!("{}: {}\n", plain(name), plain(value)));
        }
        out.push('\n');
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
                text.push_str(&plain(name));
            }
            out.push_str(&format!("{}\n", text.trim_end()));
        }
        for (at, note) in self.notes.iter().enumerate() {
            out.push_str(&format!("{}{}\n", if at == 0 { "\n" } else { "" }, plain(note)));
        }
        out
    }

    /// The bracket as a picture that needs nothing from elsewhere.
    #[must_use]
    pub fn svg(&self) -> String {
        self.picture().render().expect("a string takes every picture")
    }

    /// The picture on a page to print, in a language.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        let page = Page {
            language: language.code(),
            title: format!("{} · {}", plain(&self.title), plain(&self.subtitle)),
            svg: self.svg(),
        };
        page.render().expect("a string takes every page")
    }

    fn picture(&self) -> Picture {
        let line = |half: usize| ABOVE + half * SEAT / 2 + SEAT;
        let left = |round: usize| MARGIN + round * (ROUND + GAP);
        let (mut texts, mut lines) = (Vec::new(), Vec::new());
        for (round, (head, pairs)) in self.heads.iter().zip(&self.rounds).enumerate() {
            let (x, right) = (left(round), left(round) + ROUND);
            texts.push(Text::new(x, ABOVE - 8, plain(head), "head"));
            let seats = pairs.iter().flat_map(|pair| &pair.seats).enumerate();
            for (at, seat) in seats {
                let y = line(Self::height(round, at));
                let class = if seat.won { "name won" } else { "name" };
                texts.push(Text::new(x + 2, y - 6, cut(&plain(&seat.name)), class));
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
            texts.push(Text::new(x + 2, y - 6, cut(&plain(name)), "name won"));
            lines.push([x, y, x + ROUND, y]);
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
        Picture { width: x + ROUND + MARGIN, height: below + notes, texts, lines }
    }
}

/// The name of a seat and its points.
fn label(seat: &DrawnSeat) -> String {
    let name = cut(&plain(&seat.name));
    if seat.points.is_empty() { name } else { format!("{name} {}", plain(&seat.points)) }
}

fn cut(name: &str) -> String {
    match name.chars().count() {
        letters if letters > LONGEST => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        _ => name.to_owned(),
    }
}

/// A text of a picture, at its lower end.
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
    /// From, to.
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
        assert_eq!(with.text(), drawing().text() + "\nPlace 3: Elm\nAnd more\n");
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
        let drawn = drawing().text();
        let trimmed = |text: &str| text.replace(' ', "");
        assert_eq!(trimmed(&drawn), trimmed(expected), "{drawn}");
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
