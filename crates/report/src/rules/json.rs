//! Rule sets as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::printed;
use crate::words::{Language, say};
use draughts_games::rules::{DrawClauseDoc, RuleSet, SourceCounts, Words, diff, field_infos};
use draughts_ground::diag::Citation;

/// Rule sets, listed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesListView<'s> {
    /// `arbiter.rules-list/1`.
    pub schema: &'static str,
    /// The rule sets.
    pub rule_sets: Vec<ListedSetView<'s>>,
}

/// A rule set in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedSetView<'s> {
    /// Its name.
    pub name: &'s str,
    /// Its title.
    pub title: &'s str,
    /// The board: `10x10`, `8x8`.
    pub board: &'static str,
    /// The GameType tag of PDN 3.0; null if it has none of its own.
    pub game_type: Option<&'s str>,
    /// The colour that moves first: `white`, `black`.
    pub first_move: &'static str,
    /// On which kinds of text it rests.
    pub sources: SourcesView,
}

/// How many fields and draw clauses rest on which kind of text.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SourcesView {
    /// Texts that were read.
    pub read: usize,
    /// Texts quoted by others.
    pub quoted: usize,
    /// Other publications.
    pub other: usize,
    /// No text: defaults of the project.
    pub none: usize,
    /// The same of the fields that only house rules mention; without one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<Box<SourcesView>>,
}

/// A rule set whole.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesView<'s> {
    /// `arbiter.rules-show/1`.
    pub schema: &'static str,
    /// Its name.
    pub name: &'s str,
    /// Its title.
    pub title: &'s str,
    /// What `--set` has changed, as it was typed.
    pub overrides: &'s [String],
    /// Remarks of the document.
    pub remarks: &'s [String],
    /// The documents that are cited, by the key of their citations.
    pub documents: BTreeMap<&'s str, DocumentView<'s>>,
    /// The fields.
    pub fields: Vec<FieldView>,
    /// The draw clauses.
    pub draws: Vec<DrawView>,
    /// What can go wrong at the board, where the text says so.
    pub irregularities: Vec<IrregularityView>,
    /// What the text says of conduct.
    pub conduct: &'s [String],
    /// On which kinds of text it rests.
    pub sources: SourcesView,
}

/// A document that is cited.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DocumentView<'s> {
    /// Its title.
    pub title: &'s str,
    /// Its edition, if it has one.
    pub edition: Option<&'s str>,
    /// The kind of text: `read`, `quoted`, ...
    pub mark: &'static str,
}

/// Where something is from.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CitedView {
    /// The citation as the document has it.
    pub source: String,
    /// The article with the name of its document.
    pub article: String,
    /// The kind of text: `read`, `quoted`, ...
    pub mark: &'static str,
}

/// A value of a field: one word, or several.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ValueView {
    /// One word.
    One(String),
    /// Several words.
    Many(Vec<String>),
}

/// A field of a rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldView {
    /// The citation as the document has it.
    pub source: String,
    /// The article with the name of its document.
    pub article: String,
    /// The kind of text: `read`, `quoted`, ...
    pub mark: &'static str,
    /// Its name.
    pub field: &'static str,
    /// What it holds.
    pub value: ValueView,
    /// Where each item of its value is from, if they have sources of their own.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, CitedView>"))]
    pub each: serde_json::Map<String, serde_json::Value>,
}

/// A draw clause of a rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawView {
    /// The citation as the document has it.
    pub source: String,
    /// The article with the name of its document.
    pub article: String,
    /// The kind of text: `read`, `quoted`, ...
    pub mark: &'static str,
    /// The clause, as a document of rules has it.
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Map<String, serde_json::Value>"))]
    pub clause: DrawClauseDoc,
}

/// An irregularity that the text of a rule set names.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrregularityView {
    /// The citation as the document has it; this and the next two only if it has one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The article with the name of its document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The kind of text: `read`, `quoted`, ...
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    /// Which: `wrong-capture`, ...
    pub id: &'static str,
    /// Who decides whether it is corrected: null if that is as everywhere in the set.
    pub decides: Option<&'static str>,
    /// Until when: null if that is as everywhere in the set.
    pub until: Option<&'static str>,
    /// Whether it loses the game: null if that is as everywhere in the set.
    pub forfeits: Option<bool>,
}

/// What differs between two rule sets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiffView<'s> {
    /// `arbiter.rules-diff/1`.
    pub schema: &'static str,
    /// The name of one.
    pub left: &'s str,
    /// The name of the other.
    pub right: &'s str,
    /// The fields and draw clauses that differ.
    pub differences: Vec<DifferenceView>,
}

/// A field or a draw clause that differs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceView {
    /// Its name.
    pub field: String,
    /// What one has; null if it has none.
    pub left: Option<SideView>,
    /// What the other has; null if it has none.
    pub right: Option<SideView>,
}

/// What one of two rule sets has.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// The value.
    pub value: String,
    /// The citation as the document has it.
    pub source: String,
    /// The kind of text: `read`, `quoted`, ...
    pub mark: &'static str,
}

/// The fields that a document of rules can set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldsView {
    /// `arbiter.rules-fields/1`.
    pub schema: &'static str,
    /// The fields.
    pub fields: Vec<FieldInfoView>,
}

/// A field that a document of rules can set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldInfoView {
    /// Its name.
    pub field: &'static str,
    /// The heading under which documents have it.
    pub section: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// What it may hold.
    pub allowed: String,
    /// True if only house rules mention it.
    pub house: bool,
}

/// Lists the rule sets: `arbiter.rules-list/1`.
#[must_use]
pub fn list_json(sets: &[RuleSet]) -> String {
    let listed = sets.iter().map(|set| ListedSetView {
        name: &set.name,
        title: &set.title,
        board: set.board.word(),
        game_type: set.game_type.0.as_deref(),
        first_move: set.first_move.word(),
        sources: SourcesView::of(set),
    });
    printed(&RulesListView { schema: "arbiter.rules-list/1", rule_sets: listed.collect() })
}

impl SourcesView {
    fn of(set: &RuleSet) -> Self {
        let (counts, house) = set.source_counts();
        let of = |counts: SourceCounts, house: Option<Box<Self>>| {
            let SourceCounts { read, quoted, other, none } = counts;
            Self { read, quoted, other, none, house }
        };
        of(counts, Some(Box::new(of(house, None))))
    }
}

impl CitedView {
    fn of(set: &RuleSet, source: &Citation) -> Self {
        let (article, mark) = (set.cite(source).to_string(), set.mark_of(source).word());
        Self { source: source.as_str().to_owned(), article, mark }
    }
}

/// Returns a rule set as JSON: `arbiter.rules-show/1`.
///
/// Every field and draw clause has its article and mark.
#[must_use]
pub fn show_json(set: &RuleSet) -> String {
    let cited = |source: &Citation| CitedView::of(set, source);
    let fields = set.fields().into_iter().map(|field| {
        let CitedView { source, article, mark } = cited(&field.source);
        let value = match field.words {
            Words::One(word) => ValueView::One(word),
            Words::Many(words) => ValueView::Many(words),
        };
        let each = field.each.iter().map(|(item, source)| {
            let cited = serde_json::to_value(cited(source)).expect("a view is plain JSON");
            (item.clone(), cited)
        });
        let each = each.collect();
        FieldView { source, article, mark, field: field.name, value, each }
    });
    let draws = set.draws.docs().iter().map(|clause| {
        let CitedView { source, article, mark } = cited(&clause.cited());
        DrawView { source, article, mark, clause: clause.clone() }
    });
    let irregularities = set.irregularities.iter().map(|line| {
        let (source, article, mark) = match line.source.as_ref().map(&cited) {
            Some(CitedView { source, article, mark }) => (Some(source), Some(article), Some(mark)),
            None => (None, None, None),
        };
        IrregularityView {
            source,
            article,
            mark,
            id: line.id.word(),
            decides: line.decides.map(|it| it.word()),
            until: line.until.map(|it| it.word()),
            forfeits: line.forfeits,
        }
    });
    let documents = set.documents.iter().map(|(key, document)| {
        let (title, edition) = (document.title.as_str(), document.edition.as_deref());
        (key.as_str(), DocumentView { title, edition, mark: document.mark.word() })
    });
    printed(&RulesView {
        schema: "arbiter.rules-show/1",
        name: &set.name,
        title: &set.title,
        overrides: &set.overrides,
        remarks: &set.remarks,
        documents: documents.collect(),
        fields: fields.collect(),
        draws: draws.collect(),
        irregularities: irregularities.collect(),
        conduct: &set.conduct,
        sources: SourcesView::of(set),
    })
}

/// Returns the differences between two rule sets: `arbiter.rules-diff/1`.
#[must_use]
pub fn diff_json(left: &RuleSet, right: &RuleSet) -> String {
    let side = |set: &RuleSet, value: Option<(String, Citation)>| {
        let (value, source) = value?;
        let mark = set.mark_of(&source).word();
        Some(SideView { value, source: source.as_str().to_owned(), mark })
    };
    let differences = diff(left, right).into_iter().map(|difference| {
        let (one, other) = (side(left, difference.left), side(right, difference.right));
        DifferenceView { field: difference.field.to_string(), left: one, right: other }
    });
    printed(&DiffView {
        schema: "arbiter.rules-diff/1",
        left: &left.name,
        right: &right.name,
        differences: differences.collect(),
    })
}

/// Lists every field that a rule document can set: `arbiter.rules-fields/1`.
#[must_use]
pub fn fields_json() -> String {
    let fields = field_infos().into_iter().map(|info| FieldInfoView {
        field: info.name,
        section: info.section,
        meaning: info.meaning,
        allowed: say(&info.allowed, Language::English),
        house: info.house,
    });
    printed(&FieldsView { schema: "arbiter.rules-fields/1", fields: fields.collect() })
}
