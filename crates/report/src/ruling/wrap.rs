//! Wraps sentences into readable lines.

/// Columns of a line.
const WIDTH: usize = 100;

/// Wraps a text into lines of at most 100 columns, with indents for the first and further lines.
///
/// A longer word has a line of its own. Words with a no-break space between them stay together,
/// such as a result to enter.
pub(in super::super) fn wrapped(text: &str, first: usize, further: usize) -> String {
    let mut out = " ".repeat(first);
    let mut column = first;
    let mut is_start = true;
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let width = word.chars().count();
        if !is_start && column + 1 + width > WIDTH {
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
        let lines = wrapped(&text, 0, 2);
        assert!(lines.lines().all(|line| line.chars().count() <= 100), "{lines}");
        assert!(lines.lines().skip(1).all(|line| line.starts_with("  ")), "{lines}");
        assert_eq!(wrapped("a\nb", 2, 4), "  a b\n");
    }
}
