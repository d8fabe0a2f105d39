// How a name is found, under `node --test tests/js`.
// @ts-check
"use strict";

const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { test } = require("node:test");
const { runInNewContext } = require("node:vm");

const script = readFileSync(join(__dirname, "../../crates/event-report/src/site/find.js"), "utf8");
/** @type {any} */
const sandbox = {};
runInNewContext(script, sandbox);
const { plain, fits } = sandbox.ArbiterFind;

/** @param {string} name @param {string} typed */
const found = (name, typed) => fits(plain(name), plain(typed));

test("a name is found by its words in any order", () => {
  for (const typed of ["", " ", "oak", "Olive", "olive oak", "Oak, Olive", "oak ol", "OAK,"]) {
    assert.ok(found("Oak, Olive", typed), typed);
  }
  for (const typed of ["elm", "ak", "oak eve"]) {
    assert.ok(!found("Oak, Olive", typed), typed);
  }
  assert.ok(found("van der Berg-Smit, Jan", "jan smit"));
  assert.ok(found("van der Berg-Smit, Jan", "berg-smit"));
});

test("a name is found without the accents and letters of its language", () => {
  for (const [name, typed] of [
    ["Łukasz, Paweł", "pawel lukasz"],
    ["Sørensen, Bjørn", "bjorn sorensen"],
    ["Großmann, Jörg", "jorg grossmann"],
    ["Çelik, Işıl", "isil celik"],
    ["Georgiev, Aleksandr", "georgiev"],
    ["Шварцман, Александр", "александр шв"],
    ["O’Neill, Sean", "o'neill"],
  ]) {
    assert.ok(found(name, typed), name);
    assert.ok(found(name, name), name);
  }
});
