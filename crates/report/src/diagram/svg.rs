//! A board as SVG: one path for all shapes that are painted alike.

use std::fmt::Write;

use crate::escaped;

use super::picture::{BOARD, BoardPicture, LABEL, Label, Layer, PAPER};
use super::stamp::Stamp;

impl BoardPicture {
    /// Returns the picture as a self-contained file.
    ///
    /// It has this width in pixels; without a width, it is as large as the place where it is shown.
    pub fn svg(&self, size: Option<u32>) -> String {
        let mut head = String::from(r#"xmlns="http://www.w3.org/2000/svg" "#);
        if let Some(width) = size {
            let height = self.height(width);
            head.push_str(&format!(r#"width="{width}" height="{height}" "#));
        }
        format!("{}\n", self.drawn(&head, "board"))
    }

    /// Returns the picture for use inside a page.
    ///
    /// The ids of its title and description begin with `id`.
    pub(crate) fn inline_svg(&self, id: &str) -> String {
        self.drawn("", id)
    }

    fn drawn(&self, head: &str, id: &str) -> String {
        let ((width, height), (left, above), board) = (self.size, self.corner, self.board);
        let mut out = format!(
            r#"<svg {head}viewBox="0 0 {width} {height}" role="img" aria-labelledby="{id}-t" aria-describedby="{id}-d">"#
        );
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            r#"<title id="{id}-t">{}</title><desc id="{id}-d">{}</desc>"#,
            escaped(&self.title),
            escaped(&self.description)
        );
        let _ = write!(
            out,
            r#"<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/><rect class="light" x="{left}" y="{above}" width="{board}" height="{board}" fill="{BOARD}" stroke="{LABEL}" stroke-width="3"/>"#
        );
        for layer in &self.layers {
            match layer.stamp {
                Stamp::Field => rows(&mut out, layer, (100, 100)),
                Stamp::Cell => rows(&mut out, layer, (96, 4)),
                _ => path(&mut out, layer),
            }
        }
        for labels in self.labels.chunk_by(|one, next| one.height == next.height) {
            group(&mut out, labels);
        }
        out.push_str("</svg>");
        out
    }
}

/// Draws the squares of each row as one dashed line: a tenth of the bytes of separate squares.
fn rows(out: &mut String, layer: &Layer, (dash, gap): (i32, i32)) {
    let color = layer.fill.unwrap_or(BOARD);
    let _ = write!(
        out,
        r#"<path class="{}" fill="none" stroke="{color}" stroke-width="{dash}" stroke-dasharray="{dash} {gap}" d=""#,
        layer.class
    );
    for row in layer.at.chunk_by(|one, next| one.1 == next.1) {
        let (least, most) = row
            .iter()
            .fold((i32::MAX, i32::MIN), |(least, most), &(x, _)| (least.min(x), most.max(x)));
        let y = row.first().map_or(0, |&(_, y)| y);
        let _ = write!(out, "M{} {y}h{}", least - dash / 2, most - least + dash);
    }
    out.push_str("\"/>");
}

fn path(out: &mut String, layer: &Layer) {
    let _ = write!(out, r#"<path class="{}" "#, layer.class);
    match layer.fill {
        Some(fill) => {
            let _ = write!(out, r#"fill="{fill}" "#);
        }
        None => out.push_str(r#"fill="none" "#),
    }
    if let Some((color, width)) = layer.line {
        let _ = write!(out, r#"stroke="{color}" stroke-width="{width}" "#);
    }
    out.push_str("d=\"");
    for (x, y) in &layer.at {
        let _ = write!(out, "M{x} {y}{}", layer.stamp.path());
    }
    out.push_str("\"/>");
}

fn group(out: &mut String, labels: &[Label]) {
    let Some(first) = labels.first() else { return };
    // Capitals and digits are as high as 7/10 of the font size.
    let (size, color) = (first.height * 10 / 7, first.color);
    let _ = write!(
        out,
        r#"<g class="labels" aria-hidden="true" font-family="sans-serif" font-size="{size}" text-anchor="middle" fill="{color}">"#
    );
    for Label { text, middle: (x, y), height, .. } in labels {
        let _ = write!(out, r#"<text x="{x}" y="{}">{}</text>"#, y + height / 2, escaped(text));
    }
    out.push_str("</g>");
}
