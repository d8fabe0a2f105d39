//! Access to the items of a list and the keys of a mapping, in order.

use serde::de::{DeserializeSeed, MapAccess, SeqAccess, Visitor};

use super::deserializer::At;
use super::raised::Raised;
use super::{Expected, FaultKind, PathStep};

/// The items of a list that have not been read yet.
pub(super) struct Items<'d, 't> {
    list: At<'d, 't>,
    next: usize,
    end: usize,
    read: usize,
}

impl<'d, 't> Items<'d, 't> {
    pub(super) fn of(list: At<'d, 't>) -> Self {
        Self { list, next: list.node + 1, end: list.document.node(list.node).after, read: 0 }
    }

    /// Creates the empty access of a list that is absent from the text.
    pub(super) const fn none(list: At<'d, 't>) -> Self {
        Self { list, next: list.node, end: list.node, read: 0 }
    }

    /// Lets a visitor read all items; if it stops early, there are too many.
    pub(super) fn visited_by<V: Visitor<'d>>(mut self, visitor: V) -> Result<V::Value, Raised> {
        let value = visitor.visit_seq(&mut self)?;
        let (read, mut found) = (self.read, self.read);
        while self.next < self.end {
            self.next = self.list.document.node(self.next).after;
            found += 1;
        }
        if found > read {
            let expected = Expected::Items(read);
            return Err(Raised::new(FaultKind::WrongLength { found, expected }));
        }
        Ok(value)
    }
}

impl<'d> SeqAccess<'d> for Items<'d, '_> {
    type Error = Raised;

    fn next_element_seed<S: DeserializeSeed<'d>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Raised> {
        if self.next >= self.end {
            return Ok(None);
        }
        let node = self.next;
        let item = self.read;
        self.next = self.list.document.node(node).after;
        self.read += 1;
        match (At { document: self.list.document, node }).by(seed) {
            Ok(value) => Ok(Some(value)),
            Err(raised) => Err(raised.at(node).under(PathStep::Item(item))),
        }
    }
}

/// The keys of a mapping that have not been read yet.
pub(super) struct Keys<'d, 't> {
    mapping: At<'d, 't>,
    next: usize,
    end: usize,
    /// The last key read.
    key: Option<usize>,
}

impl<'d, 't> Keys<'d, 't> {
    pub(super) fn of(mapping: At<'d, 't>) -> Self {
        let (node, document) = (mapping.node, mapping.document);
        Self { mapping, next: node + 1, end: document.node(node).after, key: None }
    }

    /// Creates the empty access of a mapping that is absent from the text.
    pub(super) const fn none(mapping: At<'d, 't>) -> Self {
        Self { mapping, next: mapping.node, end: mapping.node, key: None }
    }

    /// Lets a visitor read all keys.
    ///
    /// An error about a superfluous key is placed at that key, an error about a missing one at the
    /// key of the mapping.
    pub(super) fn visited_by<V: Visitor<'d>>(mut self, visitor: V) -> Result<V::Value, Raised> {
        visitor.visit_map(&mut self).map_err(|raised| match self.key {
            Some(key) if raised.is_about_a_key_too_many() => raised.at(key),
            _ => raised,
        })
    }
}

impl<'d> MapAccess<'d> for Keys<'d, '_> {
    type Error = Raised;

    fn next_key_seed<S: DeserializeSeed<'d>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Raised> {
        if self.next >= self.end {
            return Ok(None);
        }
        let (node, document) = (self.next, self.mapping.document);
        self.next = document.node(node).after;
        self.key = Some(node);
        (At { document, node }).by(seed).map(Some).map_err(|raised| raised.at(node))
    }

    fn next_value_seed<S: DeserializeSeed<'d>>(&mut self, seed: S) -> Result<S::Value, Raised> {
        let (node, document) = (self.next, self.mapping.document);
        self.next = document.node(node).after;
        (At { document, node }).by(seed).map_err(|raised| match self.key {
            // An error about a value that is absent or on lines of its own is placed at its key.
            Some(key) if raised.is_about_a_missing_key() || !document.is_beside(node, key) => {
                raised.at(key).under(document.key(key))
            }
            Some(key) => raised.at(node).under(document.key(key)),
            None => raised.at(node),
        })
    }
}
