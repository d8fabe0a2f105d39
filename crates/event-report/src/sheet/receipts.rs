//! Receipts for prizes, with lines for the date and the signature.

use askama::Template;

use super::plain;
use super::slips::{ON_PAGE, stacked};
use draughts_ground::said::{Said, said};
use draughts_report::words::{Language, say};

/// The receipt of one winner.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Receipt {
    /// The name of the event.
    pub event: String,
    /// The place and the days of the event; may be empty.
    pub occasion: String,
    /// The name of the winner.
    pub name: String,
    /// Id, federation and club, on a line below the name; may be empty.
    pub details: String,
    /// The prizes, one per line.
    pub prizes: Vec<String>,
    /// The sum of the money; may be empty.
    pub amount: String,
    /// The line with the sum below several prizes; may be empty.
    pub total: String,
    /// The reasons why it is only a draft, one per line; empty if it can be signed.
    pub why_draft: Vec<String>,
}

impl Receipt {
    /// Returns the receipt with every text on one line and made safe.
    fn plain(&self) -> Self {
        Self {
            event: plain(&self.event),
            occasion: plain(&self.occasion),
            name: plain(&self.name),
            details: plain(&self.details),
            prizes: self.prizes.iter().map(|prize| plain(prize)).collect(),
            amount: plain(&self.amount),
            total: plain(&self.total),
            why_draft: self.why_draft.iter().map(|why| plain(why)).collect(),
        }
    }
}

/// The words on every receipt.
struct Printed {
    head: String,
    draft: String,
    received: String,
    date: String,
    signature: String,
}

impl Printed {
    fn new(language: Language) -> Self {
        let words = |word: Said| say(&word, language);
        Self {
            head: words(said!("receipt-head", "Receipt")),
            draft: words(said!("receipt-draft", "Draft, not a receipt")),
            received: words(said!("receipt-received", "Received:")),
            date: words(said!("receipt-date", "Date")),
            signature: words(said!("receipt-signature", "Signature")),
        }
    }
}

/// Returns receipts as an HTML document in a language, four to an A4 page, with cutting lines.
///
/// The stack of pages can be cut at once, as that of the slips.
pub fn receipts_html(receipts: &[Receipt], language: Language) -> String {
    let title = receipts.first().map(|receipt| receipt.plain().event).unwrap_or_default();
    let receipts = stacked(receipts.len(), ON_PAGE).map(|at| at.map(|at| receipts[at].plain()));
    let (words, receipts) = (Printed::new(language), receipts.collect());
    Pages { language: language.code(), title, words, receipts }
        .render()
        .expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "sheet/receipts.html")]
struct Pages {
    language: &'static str,
    title: String,
    words: Printed,
    receipts: Vec<Option<Receipt>>,
}

/// Returns receipts as plain text in a language, with a dashed line between two of them.
pub fn receipts_text(receipts: &[Receipt], language: Language) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    let words = Printed::new(language);
    let receipts = receipts.iter().map(|receipt| one(&receipt.plain(), &words));
    receipts.collect::<Vec<_>>().join(&cut)
}

fn one(receipt: &Receipt, words: &Printed) -> String {
    let is_draft = !receipt.why_draft.is_empty();
    let head = if is_draft { &words.draft } else { &words.head };
    let mut out = format!("{head}\n{}\n", receipt.event);
    if !receipt.occasion.is_empty() {
        out.push_str(&format!("{}\n", receipt.occasion));
    }
    out.push_str(&format!("\n{}\n", receipt.name));
    if !receipt.details.is_empty() {
        out.push_str(&format!("{}\n", receipt.details));
    }
    for why in &receipt.why_draft {
        out.push_str(&format!("{why}\n"));
    }
    if !is_draft {
        out.push_str(&format!("{}\n", words.received));
    }
    for prize in &receipt.prizes {
        out.push_str(&format!("  {prize}\n"));
    }
    if !receipt.total.is_empty() {
        out.push_str(&format!("  {}\n", receipt.total));
    }
    if !is_draft {
        let line = "______________________________";
        out.push_str(&format!("\n{} __________  {} {line}\n", words.date, words.signature));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_disarmed_and_every_winner_has_a_place_to_sign() {
        let receipt = |name: &str| Receipt {
            event: "Open".into(),
            name: name.into(),
            prizes: vec!["Main: EUR 5.00".into()],
            amount: "EUR 5.00".into(),
            ..Receipt::default()
        };
        let receipts = [receipt("<b>Ash</b>"), receipt("Birch\u{1b}[2J\nand more")];
        let html = receipts_html(&receipts, Language::English);
        assert!(!html.contains("<b>Ash"), "{html}");
        assert_eq!(html.matches("class=\"sign\"").count(), 2);
        let text = receipts_text(&receipts, Language::English);
        assert!(!text.contains('\u{1b}') && text.matches("Signature").count() == 2, "{text}");
    }

    #[test]
    fn a_draft_says_why_and_has_no_place_to_sign() {
        let why_draft = vec!["The play-off goes on <now>.".to_owned()];
        let receipt = Receipt { name: "Ash".into(), why_draft, ..Receipt::default() };
        let html = receipts_html(std::slice::from_ref(&receipt), Language::English);
        assert!(html.contains("goes on &#60;now") || html.contains("goes on &lt;now"), "{html}");
        assert!(!html.contains("class=\"sign\""), "{html}");
        let text = receipts_text(&[receipt], Language::English);
        assert!(text.starts_with("Draft") && text.contains("goes on"), "{text}");
        assert!(!text.contains("Signature") && !text.contains("Received"), "{text}");
    }
}
