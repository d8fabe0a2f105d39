//! Every message that the sources declare.
//!
//! A message is declared by `told!` or `found!` as a variant, by `said!` where it is used, or by
//! `message!` in a table.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use draughts_ground::said::Message;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::house::sources;

/// A message and the file that declares it.
pub(crate) struct Declared {
    pub(crate) message: &'static Message,
    pub(crate) file: String,
}

/// All messages by id.
pub(crate) static DECLARED: LazyLock<BTreeMap<&'static str, Declared>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for source in sources() {
        let tokens: TokenStream = source.text.parse().expect("a source file");
        let mut found = Vec::new();
        search(tokens, &mut found);
        for message in found {
            let declared = Declared { message, file: source.to_string() };
            if let Some(other) = all.insert(message.id, declared) {
                let file = &all[message.id].file;
                // Two places may declare the same message, but only with the same text.
                assert_eq!(
                    message, other.message,
                    "{} and {file} declare other messages",
                    other.file
                );
            }
        }
    }
    assert!(all.len() > 3_000, "only {} messages found", all.len());
    all
});

/// Collects the declarations in code, skipping test modules.
fn search(tokens: TokenStream, found: &mut Vec<&'static Message>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        if is_test(&tokens[at..]) {
            // Skips the attribute, `mod`, the name and the block.
            at += 5;
            continue;
        }
        match &tokens[at..] {
            [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(group), ..]
                if mark.as_char() == '!' =>
            {
                match name.to_string().as_str() {
                    "told" | "found" => variants(group, found),
                    "said" | "message" => found.extend(made(group)),
                    _ => search(group.stream(), found),
                }
                at += 3;
            }
            [TokenTree::Group(group), ..] => {
                search(group.stream(), found);
                at += 1;
            }
            _ => at += 1,
        }
    }
}

/// Returns whether the tokens begin `#[cfg(test)] mod`.
fn is_test(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Punct(_), TokenTree::Group(group), TokenTree::Ident(word), ..]
        if group.to_string() == "[cfg (test)]" && word == "mod")
}

/// Parses the arguments of `said!` or `message!`.
///
/// They are `"id", "English", label "words"; fact, other = value`.
fn made(group: &Group) -> Option<&'static Message> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let mut parts = tokens.split(|token| is_mark(token, ';'));
    let [id, rest @ ..] = literals(parts.next()?).leak() else { return None };
    let facts = parts.next().unwrap_or_default();
    let facts =
        facts.split(|token| is_mark(token, ',')).filter_map(|fact| Some(fact.first()?.to_string()));
    Some(message(id, rest, facts.collect()))
}

/// Collects the variants of an enum of messages.
fn variants(group: &Group, found: &mut Vec<&'static Message>) {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let body = tokens.iter().rev().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    });
    // A macro that generates enums has no variants of its own.
    let Some(body) = body else { return };
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    for variant in tokens.split(|token| is_mark(token, ';')) {
        let Some(arrow) =
            variant.windows(2).position(|two| is_mark(&two[0], '=') && is_mark(&two[1], '>'))
        else {
            continue;
        };
        let fields = variant[..arrow].iter().find_map(|token| match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
            _ => None,
        });
        let facts = fields.map(names).unwrap_or_default();
        if let [id, rest @ ..] = literals(&variant[arrow..]).leak() {
            found.push(message(id, rest, facts));
        }
    }
}

/// Returns the names of fields: the identifiers before a single colon.
fn names(fields: &Group) -> Vec<String> {
    let tokens: Vec<TokenTree> = fields.stream().into_iter().collect();
    let name = |at: usize| match &tokens[at..] {
        [TokenTree::Ident(name), TokenTree::Punct(colon), next, ..] if colon.as_char() == ':' => {
            let before = at.checked_sub(1).map(|before| &tokens[before]);
            let is_path = is_mark(next, ':') || before.is_some_and(|token| is_mark(token, ':'));
            (!is_path).then(|| name.to_string())
        }
        _ => None,
    };
    (0..tokens.len()).filter_map(name).collect()
}

/// Returns the string literals, each with the token before it: the name of an attribute.
fn literals(tokens: &[TokenTree]) -> Vec<(String, String)> {
    let text = |at: usize| match &tokens[at] {
        TokenTree::Literal(literal) => {
            let text: syn::LitStr = syn::parse_str(&literal.to_string()).ok()?;
            let before = at.checked_sub(1).map(|before| tokens[before].to_string());
            Some((before.unwrap_or_default(), text.value()))
        }
        _ => None,
    };
    (0..tokens.len()).filter_map(text).collect()
}

/// Builds the message as the macros do.
fn message(
    (_, id): &'static (String, String),
    texts: &[(String, String)],
    facts: Vec<String>,
) -> &'static Message {
    let english = texts.iter().enumerate().map(|(at, (name, text))| match at {
        0 => format!("{id} = {text}"),
        _ => format!("\n    .{name} = {text}"),
    });
    let english: String = english.collect();
    let facts: Vec<&'static str> = facts.into_iter().map(|fact| &*fact.leak()).collect();
    Box::leak(Box::new(Message { id, english: english.leak(), facts: facts.leak() }))
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}
