//! Wraps sentences into readable lines.

/// The most columns of a line, and those of a line that is not shown on a terminal.
const WIDTH: usize = 100;

/// The fewest columns of a terminal to which text is wrapped.
const NARROWEST: usize = 20;

/// The lines of a text.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct LineWidth(usize);

impl Default for LineWidth {
    fn default() -> Self {
        Self(WIDTH)
    }
}

impl LineWidth {
    /// Returns the lines of a terminal: they are readable only up to 100 columns.
    pub(in super::super) fn of_terminal(columns: Option<u16>) -> Self {
        columns.map_or_else(Self::default, |columns| {
            Self(usize::from(columns).clamp(NARROWEST, WIDTH))
        })
    }

    /// Wraps a text into lines, with indents for the first and further lines.
    ///
    /// A longer word has a line of its own. Words with a no-break space between them stay together,
    /// such as a result to enter.
    pub(in super::super) fn wrapped(self, text: &str, first: usize, further: usize) -> String {
        wrapped_at(self.0, text, first, further)
    }
}

fn wrapped_at(columns: usize, text: &str, first: usize, further: usize) -> String {
    let mut out = " ".repeat(first);
    let mut column = first;
    let mut is_start = true;
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let width = word.chars().count();
        if !is_start && column + 1 + width > columns {
            out.push('\n');
            out.push_str(&" ".repeat(further));
            column = further;
        } else if !is_start {
            out.push(' ');
            column += 1;
        }
        out.push_str(&word.replace('\u{a0}', " "));
        column += width;
        is_start = false;
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_longer_than_a_hundred_columns() {
        let text = "ten letters ".repeat(40);
        let lines = LineWidth::default().wrapped(&text, 0, 2);
        assert!(lines.lines().all(|line| line.chars().count() <= 100), "{lines}");
        assert!(lines.lines().skip(1).all(|line| line.starts_with("  ")), "{lines}");
        assert_eq!(LineWidth::default().wrapped("a\nb", 2, 4), "  a b\n");
    }

    #[test]
    fn a_narrow_terminal_has_short_lines_and_a_wide_one_no_longer_ones() {
        let text = "ten letters ".repeat(40);
        let at = |columns| LineWidth::of_terminal(columns).wrapped(&text, 0, 2);
        let longest =
            |lines: String| lines.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(longest(at(Some(60))) <= 60);
        assert_eq!(at(None), LineWidth::default().wrapped(&text, 0, 2));
        assert_eq!(at(Some(200)), at(None));
        assert!(longest(at(Some(1))) <= NARROWEST);
    }
}
