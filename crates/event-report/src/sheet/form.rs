//! Forms of team matches: a table with blanks, and lines for signatures.

use askama::Template;

use super::{Align, Row, Sheet, plain, text};
use draughts_report::words::Language;

/// A page to fill in by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// The heading and the table; an empty cell is a blank.
    pub sheet: Sheet,
    /// A list for reference; omitted if it has no columns.
    pub list: Sheet,
    /// The labels of the lines for signatures.
    pub signatures: Vec<String>,
}

/// A blank in text, for points.
const BLANK: &str = "____";
/// A blank in text, for an id or a colour.
const BLANK_WORD: &str = "________";
/// A blank in text, for a name.
const BLANK_NAME: &str = "__________________________";

/// A blank for a fact under the title, short enough for every form.
pub(crate) const BLANK_FACT: &str = "____________";

/// A line for a signature.
const SIGN: &str = "______________________________";

/// Returns forms as plain text, in lines of at most `width` columns.
///
/// A dashed line separates two forms.
pub fn forms_text(forms: &[Form], width: u16) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    forms.iter().map(|form| form.text(width)).collect::<Vec<_>>().join(&cut)
}

impl Form {
    fn text(&self, width: u16) -> String {
        let mut sheet = self.sheet.clone();
        let last = sheet.columns.iter().rposition(|column| column.align == Align::Left);
        let is_left: Vec<bool> =
            sheet.columns.iter().map(|column| column.align == Align::Left).collect();
        for row in &mut sheet.rows {
            let Row::Cells(cells) = row else { continue };
            for (at, cell) in (0..).zip(cells).filter(|(_, cell)| cell.text.is_empty()) {
                cell.text = match is_left.get(at) {
                    Some(true) if Some(at) == last => BLANK_NAME.into(),
                    Some(true) => BLANK_WORD.into(),
                    Some(false) | None => BLANK.into(),
                };
            }
        }
        let mut out = text(&[sheet], width);
        if !self.list.columns.is_empty() {
            out.push('\n');
            out.push_str(&text(std::slice::from_ref(&self.list), width));
        }
        for signature in &self.signatures {
            let signature = format!("{}:", plain(signature));
            let is_long = signature.chars().count() + SIGN.len() >= usize::from(width);
            let between = if is_long { '\n' } else { ' ' };
            out.push_str(&format!("\n{signature}{between}{SIGN}\n"));
        }
        out
    }
}

/// A table of a form, every text on one line and made safe.
struct Table {
    heads: Vec<(String, &'static str)>,
    rows: Vec<Vec<(String, &'static str)>>,
}

impl Table {
    fn of(sheet: &Sheet) -> Self {
        let is_blank = |at: usize| {
            let mut rows = sheet.rows.iter();
            rows.all(|row| match row {
                Row::Cells(cells) => cells.get(at).is_none_or(|cell| cell.text.is_empty()),
                Row::Heading(_) => false,
            })
        };
        let name = sheet.columns.iter().rposition(|column| column.align == Align::Left);
        let name = name.filter(|&at| is_blank(at));
        let class = |at: usize| match sheet.columns.get(at).map(|column| column.align) {
            Some(Align::Left) if Some(at) == name => "left write",
            Some(Align::Left) if is_blank(at) => "left short",
            Some(Align::Left) | None => "left",
            Some(Align::Right) => "right",
            Some(Align::Center) => "box",
        };
        let heads = sheet.heads().into_iter().enumerate().map(|(at, head)| (head, class(at)));
        let cells = |row: Vec<super::Cell>| {
            row.into_iter().enumerate().map(|(at, cell)| (cell.text, class(at))).collect()
        };
        let rows = sheet.sections().into_iter().flat_map(|section| section.rows);
        Self { heads: heads.collect(), rows: rows.map(cells).collect() }
    }
}

/// A form as the template prints it, every text on one line and made safe.
struct Printed {
    title: String,
    subtitle: String,
    facts: Vec<(String, String)>,
    table: Table,
    list: Option<Table>,
    notes: Vec<String>,
    signatures: Vec<String>,
}

impl Printed {
    fn of(form: &Form) -> Self {
        let all = |texts: &[String]| texts.iter().map(|text| plain(text)).collect();
        Self {
            title: plain(&form.sheet.title),
            subtitle: plain(&form.sheet.subtitle),
            facts: form
                .sheet
                .facts
                .iter()
                .map(|(name, value)| (plain(name), plain(value)))
                .collect(),
            table: Table::of(&form.sheet),
            list: (!form.list.columns.is_empty()).then(|| Table::of(&form.list)),
            notes: all(&form.sheet.notes),
            signatures: all(&form.signatures),
        }
    }
}

/// Returns forms as an HTML document in a language, one per page.
pub fn forms_html(forms: &[Form], language: Language) -> String {
    let forms: Vec<Printed> = forms.iter().map(Printed::of).collect();
    let title = forms.first().map(|form| form.title.clone()).unwrap_or_default();
    Pages { language: language.code(), title, forms }.render().expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "sheet/forms.html")]
struct Pages {
    language: &'static str,
    title: String,
    forms: Vec<Printed>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Column;

    #[test]
    fn what_is_empty_is_a_place_to_write_and_names_are_disarmed() {
        let sheet = Sheet {
            title: "League".into(),
            columns: vec![Column::right("Bd"), Column::left("Home")],
            rows: vec![Row::cells(["1", "<b>Ash</b>"]), Row::cells(["2", ""])],
            ..Sheet::default()
        };
        let form = Form { sheet, signatures: vec!["Captain".into()], ..Form::default() };
        let text = forms_text(std::slice::from_ref(&form), 80);
        assert!(text.contains("____") && text.contains("Captain: ___"), "{text}");
        let html = forms_html(&[form], Language::English);
        assert!(html.contains("&#60;b&#62;Ash") || html.contains("&lt;b&gt;Ash"), "{html}");
    }
}
