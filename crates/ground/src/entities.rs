//! HTML entities, such as `&eacute;` and `&#1048;`, in lists and records copied from a page's
//! source.

/// The entities that occur in names of people and places.
const NAMED: &[(&str, char)] = &[
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", ' '),
    ("rsquo", '’'),
    ("lsquo", '‘'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("frac12", '½'),
    ("szlig", 'ß'),
    ("oslash", 'ø'),
    ("Oslash", 'Ø'),
    ("aring", 'å'),
    ("Aring", 'Å'),
    ("aelig", 'æ'),
    ("AElig", 'Æ'),
    ("oelig", 'œ'),
    ("OElig", 'Œ'),
    ("ccedil", 'ç'),
    ("Ccedil", 'Ç'),
    ("thorn", 'þ'),
    ("THORN", 'Þ'),
    ("eth", 'ð'),
    ("ETH", 'Ð'),
    ("lstrok", 'ł'),
    ("Lstrok", 'Ł'),
];

/// The diacritics that are named after their letter: name, base letters, accented letters.
const MARKED: &[(&str, &str, &str)] = &[
    ("acute", "aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ"),
    ("grave", "aeiouAEIOU", "àèìòùÀÈÌÒÙ"),
    ("circ", "aeiouAEIOU", "âêîôûÂÊÎÔÛ"),
    ("uml", "aeiouyAEIOU", "äëïöüÿÄËÏÖÜ"),
    ("tilde", "anoANO", "ãñõÃÑÕ"),
    ("caron", "cdenrstzCDENRSTZ", "čďěňřšťžČĎĚŇŘŠŤŽ"),
    ("ogon", "aeiuAEIU", "ąęįųĄĘĮŲ"),
    ("dot", "ezEZ", "ėżĖŻ"),
    ("macr", "aeiuAEIU", "āēīūĀĒĪŪ"),
    ("cedil", "gklnGKLN", "ģķļņĢĶĻŅ"),
    ("ring", "uU", "ůŮ"),
    ("dblac", "ouOU", "őűŐŰ"),
];

/// Replaces the entities in a text by their characters; `None` if there are none.
pub fn without_entities(text: &str) -> Option<String> {
    let mut plain = String::new();
    let (mut rest, mut is_any) = (text, false);
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        let name = &rest[at + 1..];
        let found = name
            .find(';')
            .filter(|&end| end <= 8)
            .and_then(|end| Some((character(&name[..end])?, end)));
        match found {
            Some((one, end)) => {
                plain.push(one);
                rest = &name[end + 1..];
                is_any = true;
            }
            None => {
                plain.push('&');
                rest = name;
            }
        }
    }
    plain.push_str(rest);
    // A text that was escaped twice: `&amp;eacute;`.
    is_any.then(|| without_entities(&plain).unwrap_or(plain))
}

/// Returns the character of an entity name or number, except control characters.
fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
            None => number.parse().ok()?,
        };
        let one = char::from_u32(code).filter(|one| !one.is_control())?;
        return Some(if one == '\u{a0}' { ' ' } else { one });
    }
    if let Some((_, one)) = NAMED.iter().find(|(known, _)| *known == name) {
        return Some(*one);
    }
    let letter = name.chars().next()?;
    let mark = &name[letter.len_utf8()..];
    let (_, letters, marked) = MARKED.iter().find(|(known, ..)| *known == mark)?;
    let place = letters.chars().position(|one| one == letter)?;
    marked.chars().nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_become_their_characters_and_all_else_stays() {
        for (text, plain) in [
            ("Dvo&#345;&aacute;k", "Dvořák"),
            ("O&#39;Brien &amp; Sons", "O'Brien & Sons"),
            ("&#x418;ванов", "Иванов"),
            ("M&uuml;ller&nbsp;J.", "Müller J."),
            ("Kova&ccaron;", "Kovač"),
            ("Andr&amp;eacute;", "André"),
        ] {
            assert_eq!(without_entities(text).as_deref(), Some(plain));
        }
        for text in ["A & B", "Smith & Sons; London", "&;", "&unknown;", "&#27;", ""] {
            assert_eq!(without_entities(text), None, "{text}");
        }
        for (_, letters, marked) in MARKED {
            assert_eq!(letters.chars().count(), marked.chars().count());
        }
    }
}
