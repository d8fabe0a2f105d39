//! Rule sets as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::to_printable_json;
use crate::words::{Language, say};
use draughts_games::rules::{DrawClauseDoc, RuleSet, SourceCounts, Words, diff, field_infos};
use draughts_ground::diag::Citation;

/// The list of rule sets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesListView<'s> {
    /// `arbiter.rules-list/1`.
    pub schema: &'static str,
    /// The rule sets.
    pub rule_sets: Vec<ListedSetView<'s>>,
}

/// A rule set in the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedSetView<'s> {
    /// Its name.
    pub name: &'s str,
    /// Its title.
    pub title: &'s str,
    /// The board, such as `10x10` or `8x8`.
    pub board: &'static str,
    /// Its GameType tag in PDN 3.0; null if it has none of its own.
    pub game_type: Option<&'s str>,
    /// The colour that moves first: `white` or `black`.
    pub first_move: &'static str,
    /// The number of fields and draw clauses by kind of source.
    pub sources: SourcesView,
}

/// The number of fields and draw clauses by kind of source.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SourcesView {
    /// Federations' texts that were read.
    pub read: usize,
    /// Federations' texts known only from quotations.
    pub quoted: usize,
    /// Other published texts, and clubs' own regulations.
    pub other: usize,
    /// No text: defaults chosen by the project.
    pub none: usize,
    /// The numbers for fields that only house rules mention. Absent if the rule set has none of its
    /// own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<Box<SourcesView>>,
}

/// A complete rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesView<'s> {
    /// `arbiter.rules-show/1`.
    pub schema: &'static str,
    /// Its name.
    pub name: &'s str,
    /// Its title.
    pub title: &'s str,
    /// The changes made by `--set`, as typed.
    pub overrides: &'s [String],
    /// The remarks of the rules document.
    pub remarks: &'s [String],
    /// The documents cited, by the key used in citations.
    pub documents: BTreeMap<&'s str, DocumentView<'s>>,
    /// The fields.
    pub fields: Vec<FieldView>,
    /// The draw clauses.
    pub draws: Vec<DrawView>,
    /// The irregularities named in the text.
    pub irregularities: Vec<IrregularityView>,
    /// The text's statements on conduct.
    pub conduct: &'s [String],
    /// The number of fields and draw clauses by kind of source.
    pub sources: SourcesView,
}

/// A cited document.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DocumentView<'s> {
    /// Its title.
    pub title: &'s str,
    /// The edition; null if there is none.
    pub edition: Option<&'s str>,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    pub mark: &'static str,
}

/// The source of a value.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CitedView {
    /// The citation as written in the rules document.
    pub source: String,
    /// The article, with the name of its document.
    pub article: String,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    pub mark: &'static str,
}

/// The value of a field: one word or several.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ValueView {
    /// A single word.
    One(String),
    /// Several words.
    Many(Vec<String>),
}

/// A field of a rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldView {
    /// The citation as written in the rules document.
    pub source: String,
    /// The article, with the name of its document.
    pub article: String,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    pub mark: &'static str,
    /// The name.
    pub field: &'static str,
    /// The value.
    pub value: ValueView,
    /// The source of each item of the value, if items have sources of their own. Otherwise absent.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, CitedView>"))]
    pub each: serde_json::Map<String, serde_json::Value>,
}

/// A draw clause of a rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawView {
    /// The citation as written in the rules document.
    pub source: String,
    /// The article, with the name of its document.
    pub article: String,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    pub mark: &'static str,
    /// The clause, as in a rules document.
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Map<String, serde_json::Value>"))]
    pub clause: DrawClauseDoc,
}

/// An irregularity named in the text of a rule set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrregularityView {
    /// The citation as written in the rules document. Absent, as are the next two fields, unless
    /// the irregularity has a source of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The article, with the name of its document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    /// The irregularity, such as `wrong-capture`.
    pub id: &'static str,
    /// The one who decides whether it is corrected; null if as in the rest of the rule set.
    pub decides: Option<&'static str>,
    /// The moment until which it can be corrected; null if as in the rest of the rule set.
    pub until: Option<&'static str>,
    /// Whether it loses the game; null if as in the rest of the rule set.
    pub forfeits: Option<bool>,
}

/// The differences between two rule sets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiffView<'s> {
    /// `arbiter.rules-diff/1`.
    pub schema: &'static str,
    /// The name of the first rule set.
    pub left: &'s str,
    /// The name of the second rule set.
    pub right: &'s str,
    /// The fields and draw clauses that differ.
    pub differences: Vec<DifferenceView>,
}

/// A field or draw clause that differs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceView {
    /// The name.
    pub field: String,
    /// Its value in the first rule set; null if absent there.
    pub left: Option<SideView>,
    /// Its value in the second rule set; null if absent there.
    pub right: Option<SideView>,
}

/// A value in one of two rule sets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// The value.
    pub value: String,
    /// The citation as written in the rules document.
    pub source: String,
    /// The kind of source: `read`, `quoted`, `published`, `stated` or `none`.
    pub mark: &'static str,
}

/// The fields that a rules document can set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldsView {
    /// `arbiter.rules-fields/1`.
    pub schema: &'static str,
    /// The fields.
    pub fields: Vec<FieldInfoView>,
}

/// A field that a rules document can set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldInfoView {
    /// The name.
    pub field: &'static str,
    /// The section of a document that contains it.
    pub section: &'static str,
    /// The meaning.
    pub meaning: &'static str,
    /// The values allowed.
    pub allowed: String,
    /// Whether only house rules mention it.
    pub house: bool,
}

/// Lists the rule sets: `arbiter.rules-list/1`.
pub fn list_json(sets: &[RuleSet]) -> String {
    let listed = sets.iter().map(|set| ListedSetView {
        name: &set.name,
        title: &set.title,
        board: set.board.word(),
        game_type: set.game_type.0.as_deref(),
        first_move: set.first_move.word(),
        sources: SourcesView::of(set),
    });
    to_printable_json(&RulesListView {
        schema: "arbiter.rules-list/1",
        rule_sets: listed.collect(),
    })
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
    to_printable_json(&RulesView {
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
    to_printable_json(&DiffView {
        schema: "arbiter.rules-diff/1",
        left: &left.name,
        right: &right.name,
        differences: differences.collect(),
    })
}

/// Lists every field that a rule document can set: `arbiter.rules-fields/1`.
pub fn fields_json() -> String {
    let fields = field_infos().into_iter().map(|info| FieldInfoView {
        field: info.name,
        section: info.section,
        meaning: info.meaning,
        allowed: say(&info.allowed, Language::English),
        house: info.house,
    });
    to_printable_json(&FieldsView { schema: "arbiter.rules-fields/1", fields: fields.collect() })
}
