//! Quotation marks in a list that swallow the following lines.

/// Returns the byte at which a cell begins with a quotation mark that is never closed, or is closed
/// on a later line in the middle of another cell.
pub(super) fn stray(text: &str, separator: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let ends_cell = |byte: Option<&u8>| match byte {
        None => true,
        Some(&byte) => byte == separator || byte == b'\n' || byte == b'\r',
    };
    let mut at = 0;
    while at < bytes.len() {
        // Spaces before the quotation mark do not belong to the cell.
        let spaces = bytes[at..].iter().take_while(|byte| **byte == b' ').count();
        if bytes.get(at + spaces) != Some(&b'"') {
            let length = bytes[at..].iter().position(|byte| ends_cell(Some(byte)));
            at = length.map_or(bytes.len(), |length| at + length + 1);
            continue;
        }
        let opened = at + spaces;
        let mut has_line = false;
        at = opened + 1;
        loop {
            match bytes.get(at) {
                None => return Some(opened),
                Some(b'"') if bytes.get(at + 1) == Some(&b'"') => at += 2,
                Some(b'"') => break,
                Some(byte) => {
                    has_line |= matches!(byte, b'\n' | b'\r');
                    at += 1;
                }
            }
        }
        at += 1;
        let after =
            bytes[at..].iter().position(|byte| *byte != b' ').map_or(bytes.len(), |n| at + n);
        if has_line && !ends_cell(bytes.get(after)) {
            return Some(opened);
        }
        let length = bytes[after..].iter().position(|byte| ends_cell(Some(byte)));
        at = length.map_or(bytes.len(), |length| after + length + 1);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::stray;

    #[test]
    fn a_mark_that_swallows_lines_is_found_where_it_stands() {
        for (text, found) in [
            ("a;b\n\"1;2\n3;4\n", Some(4)),
            ("a;b\n\"1\";2\n 3; \"4\n", Some(14)),
            ("a;b\n\"1;2\n\"3\";4\n", Some(4)),
            ("a;b\n\"1\n2\";\"3 \"\"x\"\"\"\r\n", None),
            ("a;b\nsize 5\" board;2\n\"x\" y;2\n", None),
            ("", None),
        ] {
            assert_eq!(stray(text, b';'), found, "{text:?}");
        }
    }
}
