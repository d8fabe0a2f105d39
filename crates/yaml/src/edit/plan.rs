//! Converts changes of values to splices of the text, by walking down the tree.

use serde_yaml::{Mapping, Value};

use super::EditError;
use super::comments;
use super::diff::{Change, Edit, ListChange, MapChange, Step};
use super::lines;
use super::print::{Printer, holds_items, is_inline};
use super::scalar::{self, Style};
use super::tree::{self, Kind, Node};

/// The splices that make a change in a text.
pub(super) struct Plan<'t> {
    pub(super) text: &'t str,
    pub(super) eol: &'static str,
    splices: Vec<Splice>,
}

struct Splice {
    start: usize,
    end: usize,
    text: String,
}

/// The range of the old text from the first splice to the last.
#[derive(Debug, Clone, Copy)]
pub(super) struct Changed {
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The position in which a value is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    /// The offset after the colon or the dash, if there is one.
    pub(super) after: Option<usize>,
    /// The column of the key or the dash.
    column: usize,
    kind: SlotKind,
    /// Whether it is inside `[]` or `{}`.
    flow: bool,
    /// Whether it is inside a list item.
    in_item: bool,
    /// Whether the key holds a name.
    named: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SlotKind {
    Root,
    Entry,
    Item,
}

/// A part of a collection: an item from its dash on, or a value from its key on.
pub(super) struct Child<'n, 't> {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) key: Option<&'n Node<'t>>,
    pub(super) node: &'n Node<'t>,
    pub(super) slot: Slot,
}

/// The moves of the parts of a collection, from first to last.
pub(super) enum Move {
    Keep(usize),
    Remove(usize),
    /// Inserts a part with this text, indented like its siblings.
    Insert(String),
}

impl Slot {
    pub(super) fn root(text: &str, root: &Node) -> Self {
        let is_first = lines::is_first(text, root.start);
        let column = if is_first { lines::column(text, root.start) } else { 0 };
        let (kind, after) = (SlotKind::Root, Some(root.start));
        Self { after, column, kind, flow: false, in_item: false, named: false }
    }
}

/// Returns the parts of the collection `node` in `slot`, in text order.
pub(super) fn children<'n, 't>(
    text: &str,
    node: &'n Node<'t>,
    slot: &Slot,
) -> Result<Vec<Child<'n, 't>>, EditError> {
    match &node.kind {
        Kind::Scalar(_) => Ok(Vec::new()),
        Kind::Map { entries, flow } => Ok(entries
            .iter()
            .map(|entry| {
                let start = entry.key.start;
                let column = lines::column(text, start);
                let (kind, in_item) = (SlotKind::Entry, slot.in_item);
                let named = text[start..entry.key.end] == *scalar::NAME;
                let slot = Slot { after: entry.colon, column, kind, flow: *flow, in_item, named };
                let (key, node) = (Some(&entry.key), &entry.value);
                Child { start, end: node.end, key, node, slot }
            })
            .collect()),
        Kind::List { items, flow } => {
            // Search for the dashes from one item to the next.
            let mut gap = match slot.kind {
                SlotKind::Entry => slot.after.unwrap_or(node.start),
                SlotKind::Root | SlotKind::Item => node.start,
            };
            let child = |node: &'n Node<'t>| {
                let (start, end, after) = if *flow {
                    (node.start, node.end, None)
                } else {
                    let dash = lines::skip_gap(text, gap);
                    if !text[dash..].starts_with('-') {
                        return Err(unwritable(text, dash));
                    }
                    let end = if node.is_empty() { dash + 1 } else { node.end };
                    gap = end;
                    (dash, end, Some(dash + 1))
                };
                let column = lines::column(text, start);
                let (kind, flow) = (SlotKind::Item, *flow);
                let slot = Slot { after, column, kind, flow, in_item: true, named: false };
                Ok(Child { start, end, key: None, node, slot })
            };
            items.iter().map(child).collect()
        }
    }
}

pub(super) fn unwritable(text: &str, at: usize) -> EditError {
    EditError::Unwritable { line: lines::number(text, at) }
}

impl<'t> Plan<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, eol: lines::line_end_of(text), splices: Vec::new() }
    }

    /// Returns the text with all splices made, and the affected range of the old text.
    pub(super) fn apply(mut self) -> (Changed, String) {
        // A stable sort: at the same offset, inner splices come before outer ones.
        self.splices.sort_by_key(|splice| splice.start);
        let mut edited = String::with_capacity(self.text.len() + 1024);
        let mut at = 0;
        for splice in &self.splices {
            // Overlapping splices would be a bug of the plan; the check would detect the result.
            edited.push_str(self.text.get(at..splice.start).unwrap_or_default());
            edited.push_str(&splice.text);
            at = at.max(splice.end);
        }
        edited.push_str(&self.text[at..]);
        let start = self.splices.first().map_or(0, |splice| splice.start);
        (Changed { start, end: at.max(start) }, edited)
    }

    pub(super) fn splice(&mut self, start: usize, end: usize, text: String) {
        self.splices.push(Splice { start, end, text });
    }

    pub(super) fn root(&mut self, change: &Change, root: &Node) -> Result<(), EditError> {
        self.change(change, root, &Slot::root(self.text, root))
    }

    fn change(&mut self, change: &Change, node: &Node, slot: &Slot) -> Result<(), EditError> {
        match (change, &node.kind) {
            (Change::List(change), Kind::List { items, .. }) if items.len() != change.length => {
                Err(EditError::OtherList {
                    line: lines::number(self.text, node.start),
                    found: items.len(),
                    expected: change.length,
                })
            }
            (Change::List(change), Kind::List { items, flow }) if !items.is_empty() => {
                self.list(change, *flow, node, slot)
            }
            (Change::Map(change), Kind::Map { entries, .. }) if !entries.is_empty() => {
                self.map(change, node, slot)
            }
            _ => self.replace(change.after(), node, slot),
        }
    }

    fn list(
        &mut self,
        change: &ListChange,
        flow: bool,
        node: &Node,
        slot: &Slot,
    ) -> Result<(), EditError> {
        if !change.steps.iter().any(|step| matches!(step, Step::Keep(_) | Step::Change(_))) {
            return self.replace(change.after, node, slot);
        }
        let children = children(self.text, node, slot)?;
        let mut moves = Vec::new();
        let mut at = 0;
        for step in &change.steps {
            match step {
                Step::Keep(count) => {
                    moves.extend((at..at + count).map(Move::Keep));
                    at += count;
                }
                Step::Change(change) => {
                    self.change(change, children[at].node, &children[at].slot)?;
                    moves.push(Move::Keep(at));
                    at += 1;
                }
                Step::Remove => {
                    moves.push(Move::Remove(at));
                    at += 1;
                }
                Step::Insert(item) => {
                    let mut printer = Printer::new(self.eol);
                    if flow {
                        printer.flow(item, true);
                    } else {
                        printer.item(item, children[0].slot.column);
                    }
                    moves.push(Move::Insert(printer.out));
                }
            }
        }
        self.arrange(&children, flow, &moves);
        Ok(())
    }

    fn map(&mut self, change: &MapChange, node: &Node, slot: &Slot) -> Result<(), EditError> {
        let Kind::Map { entries, flow } = &node.kind else { return Ok(()) };
        let index = tree::index(entries);
        let children = children(self.text, node, slot)?;
        // For each entry of the text, its edit and the insertions after it; the insertions before
        // all entries come first.
        let mut fates = vec![None; entries.len()];
        let mut inserts = vec![Vec::new(); entries.len() + 1];
        let mut edits = change.edits.iter().peekable();
        let mut place = 0;
        for (key, after) in change.order {
            let edit = edits.next_if(|(edited, _)| *edited == key).map(|(_, edit)| edit);
            let found = index.get(scalar::name_of(key).as_str());
            match (found, edit) {
                (Some(&at), edit) => {
                    fates[at] = edit;
                    place = at + 1;
                }
                (None, Some(_)) => inserts[place].push((key, after)),
                (None, None) => {}
            }
        }
        for (key, edit) in edits {
            if let Some(&at) = index.get(scalar::name_of(key).as_str()) {
                fates[at] = Some(edit);
            }
        }
        if fates.iter().all(|fate| matches!(fate, Some(Edit::Remove))) {
            let left: Mapping =
                inserts.iter().flatten().map(|(k, v)| ((*k).clone(), (*v).clone())).collect();
            return self.replace(&Value::Mapping(left), node, slot);
        }
        if *flow && self.unfold(node, slot, &children, &fates, &inserts) {
            return Ok(());
        }
        let mut moves = Vec::new();
        let (flow, column, in_item) = (*flow, children[0].slot.column, slot.in_item);
        let insert = |moves: &mut Vec<Move>, at: usize| {
            moves.extend(inserts[at].iter().map(|(key, value)| {
                let mut printer = Printer::new(self.eol);
                if flow {
                    printer.flow_entry(key, value);
                } else {
                    printer.entry(key, value, column, in_item);
                }
                Move::Insert(printer.out)
            }));
        };
        insert(&mut moves, 0);
        for (at, fate) in fates.iter().enumerate() {
            let gone = matches!(fate, Some(Edit::Remove));
            moves.push(if gone { Move::Remove(at) } else { Move::Keep(at) });
            insert(&mut moves, at + 1);
        }
        for (fate, child) in fates.iter().zip(&children) {
            match fate {
                Some(Edit::Change(change)) => self.change(change, child.node, &child.slot)?,
                Some(Edit::Insert(after)) => self.replace(after, child.node, &child.slot)?,
                Some(Edit::Remove) | None => {}
            }
        }
        self.arrange(&children, flow, &moves);
        Ok(())
    }

    /// Makes the moves, unless all parts are kept.
    fn arrange(&mut self, children: &[Child], flow: bool, moves: &[Move]) {
        if moves.iter().all(|step| matches!(step, Move::Keep(_))) {
            return;
        }
        if flow {
            self.arrange_flow(children, moves);
        } else {
            self.arrange_block(children, moves);
        }
    }

    /// Turns an item on one line that is to contain a list of items into a block, so that each of
    /// these gets a line.
    ///
    /// Returns false if this does not apply.
    fn unfold(
        &mut self,
        node: &Node,
        slot: &Slot,
        children: &[Child],
        fates: &[Option<&Edit>],
        inserts: &[Vec<(&Value, &Value)>],
    ) -> bool {
        let after = |fate: &Option<&Edit>| match fate {
            Some(Edit::Change(change)) => Some(change.after().clone()),
            Some(Edit::Insert(after)) => Some((*after).clone()),
            Some(Edit::Remove) | None => None,
        };
        let is_simple = |node: &Node| match &node.kind {
            Kind::Scalar(_) => true,
            Kind::List { items, .. } => items.is_empty(),
            Kind::Map { entries, .. } => entries.is_empty(),
        };
        let mut set = fates.iter().zip(children).filter(|(fate, _)| fate.is_some());
        let needed = fates.iter().filter_map(after).any(|value| holds_items(&value))
            || inserts.iter().flatten().any(|(_, value)| holds_items(value));
        if slot.flow
            || slot.kind != SlotKind::Item
            || !needed
            || !set.all(|(_, child)| is_simple(child.node))
            || self.text[node.start..node.end].contains('\n')
        {
            return false;
        }
        let column = slot.column + 2;
        let mut parts = Vec::new();
        let insert = |parts: &mut Vec<String>, at: usize| {
            parts.extend(inserts[at].iter().map(|(key, value)| {
                let mut printer = Printer::new(self.eol);
                printer.entry(key, value, column, true);
                printer.out
            }));
        };
        insert(&mut parts, 0);
        for (at, (fate, child)) in fates.iter().zip(children).enumerate() {
            if !matches!(fate, Some(Edit::Remove)) {
                let key = child.key.map_or("", |key| &self.text[key.start..key.end]);
                let value = match after(fate) {
                    None => self.text[child.node.start..child.node.end].to_owned(),
                    Some(value) => {
                        let mut printer = Printer::new(self.eol);
                        if !is_inline(&value, true) {
                            printer.new_line(column + 2);
                        }
                        printer.value(&value, column + 2, true);
                        printer.out
                    }
                };
                let gap = if value.is_empty() || value.starts_with(self.eol) { "" } else { " " };
                parts.push(format!("{key}:{gap}{value}"));
            }
            insert(&mut parts, at + 1);
        }
        // Text after the item stays after its first line.
        let separator = format!("{}{}", self.eol, lines::spaces(column));
        let all = parts.join(&separator);
        let first = all.find(self.eol).unwrap_or(all.len());
        self.splice(node.start, node.end, all[..first].to_owned());
        let end = lines::end(self.text, node.end);
        self.splice(end, end, all[first..].to_owned());
        true
    }

    /// Replaces the value `node`.
    fn replace(&mut self, after: &Value, node: &Node, slot: &Slot) -> Result<(), EditError> {
        let inline = slot.flow || is_inline(after, slot.in_item);
        let inside = comments::within(self.text, node.start, node.end, &[node]);
        if slot.kind == SlotKind::Root {
            self.replace_root(after, node, slot.column);
        } else if slot.flow || (inline && !node.is_block() && inside.is_empty()) {
            let mut out = match (node.is_empty(), slot.after) {
                (false, _) => String::new(),
                (true, Some(_)) => " ".to_owned(),
                (true, None) => ": ".to_owned(),
            };
            out.push_str(&self.on_one_line(after, node, slot, slot.flow));
            let indent = lines::spaces(lines::indent(self.text, node.end).max(1));
            for comment in &inside {
                out.extend([" ", comment.text, self.eol, &indent]);
            }
            let at = slot.after.filter(|_| node.is_empty());
            self.splice(at.unwrap_or(node.start), at.unwrap_or(node.end), out);
        } else {
            let Some(from) = slot.after else { return Err(unwritable(self.text, node.start)) };
            self.replace_lines(after, node, slot, from, inline);
        }
        Ok(())
    }

    /// Replaces a value if the old or the new one is on lines of its own.
    fn replace_lines(
        &mut self,
        after: &Value,
        node: &Node,
        slot: &Slot,
        from: usize,
        inline: bool,
    ) {
        let to = lines::end(self.text, if node.is_empty() { from } else { node.end });
        let mut comments = comments::within(self.text, from, to, &[node]);
        let below = if inline { slot.column } else { slot.column + 2 };
        let mut printer = Printer::new(self.eol);
        if inline {
            printer.out = format!(" {}", self.on_one_line(after, node, slot, false));
        } else if slot.kind == SlotKind::Item && comments.is_empty() {
            printer.out.push(' ');
            printer.value(after, below, true);
            return self.splice(from, to, printer.out);
        }
        // The comment after the value, or else after the key, stays after the key; the others get
        // lines of their own.
        let first_line = lines::end(self.text, from);
        let behind = comments.iter().position(|comment| !node.is_block() && comment.at >= node.end);
        let head = behind.or_else(|| comments.iter().position(|comment| comment.at < first_line));
        if let Some(comment) = head.map(|at| comments.remove(at)) {
            let blanks = self.text[..comment.at].trim_end_matches([' ', '\t']).len();
            printer.out.push_str(&self.text[blanks..comment.at]);
            printer.out.push_str(comment.text);
        }
        for comment in comments {
            printer.new_line(below);
            printer.out.push_str(comment.text);
        }
        if !inline {
            printer.new_line(below);
            printer.value(after, below, slot.in_item || slot.kind == SlotKind::Item);
        }
        self.splice(from, to, printer.out);
    }

    fn replace_root(&mut self, after: &Value, node: &Node, column: usize) {
        let to = if node.is_empty() { node.start } else { lines::end(self.text, node.end) };
        let mut printer = Printer::new(self.eol);
        for comment in comments::within(self.text, node.start, to, &[node]) {
            printer.out.push_str(comment.text);
            printer.new_line(column);
        }
        printer.value(after, column, false);
        if node.is_empty() {
            if lines::start(self.text, to) == to {
                printer.new_line(0);
            } else {
                printer.out.insert_str(0, self.eol);
            }
        }
        self.splice(node.start, to, printer.out);
    }

    /// Returns a value on one line, quoted like `old`.
    fn on_one_line(&self, value: &Value, old: &Node, slot: &Slot, flow: bool) -> String {
        let style = match old.kind {
            Kind::Scalar(Style::Single) => Style::Single,
            _ if slot.named && scalar::is_like_day(value) => Style::Double,
            Kind::Scalar(style) => style,
            _ => Style::Plain,
        };
        let mut printer = Printer::new(self.eol);
        if matches!(value, Value::String(_)) {
            scalar::write_like(&mut printer.out, value, flow, style);
        } else {
            printer.flow(value, flow);
        }
        printer.out
    }
}
