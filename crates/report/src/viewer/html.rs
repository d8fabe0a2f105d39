//! A game as a fragment of a page: the board, the moves as text, and the data.

use super::game::{LineItem, ViewedGame};
use super::words::ViewerWord;
use crate::words::{Language, say};
use crate::{BoardPicture, LastMove, PictureStyle, escaped};

impl ViewedGame {
    /// Returns the fragment.
    ///
    /// `id` is the id of its element: letters, digits and hyphens, unique in the page. `name`
    /// identifies the game for people who do not see the page.
    ///
    /// Half-moves with a remark are written with the id `{id}p{ply}`; the script gives the others
    /// theirs. Ply 0 is the beginning of the game.
    pub fn html(&self, id: &str, name: &str) -> String {
        let board = self.board(id);
        let (name, moves) = (escaped(name), self.moves(id));
        let data = self.data_html();
        format!(
            r#"<figure class="viewer" id="{id}" aria-label="{name}">{board}<p class="viewer-text">{moves}</p>{data}</figure>"#
        )
    }

    /// Returns the board with the last position.
    fn board(&self, id: &str) -> String {
        let Some((position, last)) = self.last() else { return String::new() };
        let made = last.and_then(|mv| {
            let (before, after) = mv.positions?;
            Some(LastMove::between(&before, &after, mv.ends))
        });
        let style = PictureStyle { language: self.language, ..PictureStyle::default() };
        let picture = BoardPicture::of(&position, &self.numbering, made.as_ref(), style);
        format!(r#"<div class="viewer-board">{}</div>"#, picture.inline_svg(id))
    }

    /// Returns the last position as a separate drawing.
    pub fn last_svg(&self) -> Option<String> {
        let (position, _) = self.last()?;
        let style = PictureStyle { language: self.language, ..PictureStyle::default() };
        Some(BoardPicture::of(&position, &self.numbering, None, style).svg(None))
    }

    /// Returns the moves as text.
    fn moves(&self, id: &str) -> String {
        let mut out = String::new();
        self.text(&self.line, Some(id), &mut out);
        if !self.result.is_empty() {
            out.push_str(&format!(" <b>{}</b>", escaped(&self.result)));
        }
        out.trim().to_owned()
    }

    /// Writes a line; in the main line, half-moves with remarks get an id.
    fn text(&self, line: &[LineItem], id: Option<&str>, out: &mut String) {
        let (mut interrupted, mut ply) = (true, 0);
        // The first letter of a comment decides its direction.
        let said_in = |class: &str, text: &str, language: Option<Language>| {
            let foreign =
                language.map_or_else(String::new, |one| format!(r#" lang="{}""#, one.code()));
            format!(r#" <span class="viewer-{class}"{foreign} dir="auto">{}</span>"#, escaped(text))
        };
        let said = |class: &str, text: &str| said_in(class, text, None);
        let is_remarked = |at: usize| {
            let mut after = line[at + 1..].iter();
            after
                .find_map(|shown| match shown {
                    LineItem::Clock(_) => None,
                    other => Some(matches!(other, LineItem::Remark(_))),
                })
                .unwrap_or_default()
        };
        for (at, shown) in line.iter().enumerate() {
            match shown {
                LineItem::Move(mv) => {
                    ply += 1;
                    let mut text = String::new();
                    if mv.side == self.opens {
                        text.push_str(&format!("{}.\u{a0}", mv.number));
                    } else if interrupted {
                        text.push_str(&format!("{}...\u{a0}", mv.number));
                    }
                    text.push_str(&escaped(&mv.text));
                    out.push(' ');
                    match id.filter(|_| is_remarked(at)) {
                        Some(id) => {
                            out.push_str(&format!(r#"<span id="{id}p{ply}">{text}</span>"#))
                        }
                        None => out.push_str(&text),
                    }
                    interrupted = false;
                    continue;
                }
                LineItem::Clock(_) => continue,
                LineItem::Set { .. } => {
                    out.push_str(&said("comment", &say(&ViewerWord::Set, self.language)));
                }
                LineItem::Comment(text) => out.push_str(&said("comment", text)),
                LineItem::Incident { text, foreign } => {
                    out.push_str(&said_in("comment", text, *foreign));
                }
                LineItem::NotFollowed => {
                    out.push_str(&said("comment", &say(&ViewerWord::NotFollowed, self.language)));
                }
                LineItem::Remark(remark) => {
                    let mut text = remark.text.clone();
                    if let Some(article) = &remark.article {
                        text.push_str(&format!(" [{article}]"));
                    }
                    out.push_str(&said_in(remark.kind.word(), &text, remark.foreign));
                }
                LineItem::Variation { line, .. } => {
                    out.push_str(" (");
                    let mut inner = String::new();
                    self.text(line, None, &mut inner);
                    out.push_str(inner.trim_start());
                    out.push(')');
                }
            }
            interrupted = true;
        }
    }
}
