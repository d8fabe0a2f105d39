// The part of the viewer that needs no page, under `node --test tests/js`.
// @ts-check
"use strict";

const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { test } = require("node:test");
const { runInNewContext } = require("node:vm");

const script = readFileSync(join(__dirname, "../../crates/report/src/viewer/viewer.js"), "utf8");
/** @type {any} */
const sandbox = {};
runInNewContext(script, sandbox);
const { places, names, changed, fen, read, through } = sandbox.ArbiterViewer;

/** What was made in the other context, as values of this one. @param {unknown} value */
const plain = (value) => JSON.parse(JSON.stringify(value));

const INTERNATIONAL = [10, 1, 0, -1];
const START = "b".repeat(20) + ".".repeat(10) + "w".repeat(20);

test("squares stand where their numbers say", () => {
  const all = plain(places(INTERNATIONAL));
  assert.equal(all.length, 50);
  assert.deepEqual([all[0], all[5], all[49]], [[1, 0], [0, 1], [8, 9]]);
  // Spanish: the lower right corner is dark, and square 1 stands there.
  const spanish = plain(places([8, 0, 3, -1]));
  assert.deepEqual([spanish[0], spanish[3], spanish[31]], [[7, 7], [1, 7], [0, 0]]);
  assert.equal(places([8, 2, 0, 2]).length, 64);
});

test("squares are called as in the record", () => {
  assert.equal(names(INTERNATIONAL)[49], "50");
  const russian = plain(names([8, 1, 0, 2]));
  assert.deepEqual([russian[0], russian[31]], ["b8", "g1"]);
  // Letters from the lower right corner.
  const turned = plain(names([8, 0, 0, 3]));
  assert.deepEqual([turned[31], turned[0]], ["a1", "h8"]);
});

test("a change makes the next position", () => {
  const before = { cells: START, turn: "w" };
  const step = plain(changed(before, "fb"));
  assert.equal(step.position.turn, "b");
  assert.deepEqual(step.ends, [31, 27]);
  assert.equal(step.position.cells[27] + step.position.cells[31], "w.");
  const capture = plain(changed({ cells: "w.b..", turn: "w" }, "AEC.EW"));
  assert.deepEqual(capture.position, { cells: "....W", turn: "b" });
  assert.deepEqual(capture.taken, [2]);
  const set = plain(changed({ cells: "w.b..", turn: "w" }, "=A.BB!"));
  assert.deepEqual(set, { position: { cells: ".Bb..", turn: "w" }, ends: [], taken: [] });
  // A round trip: the capture ends where it began.
  const round = plain(changed({ cells: "Wb.b.", turn: "w" }, "AAB.D."));
  assert.deepEqual([round.position.cells, round.ends], ["W....", [0, 0]]);
});

test("a position is written as FEN", () => {
  const squares = names(INTERNATIONAL);
  assert.equal(fen({ cells: "." .repeat(27) + "W" + ".".repeat(22), turn: "b" }, squares), "B:WK28:B");
  assert.match(fen({ cells: START, turn: "w" }, squares), /^W:W31,32,.*,50:B1,2,.*,20$/);
});

const GAME = {
  board: INTERNATIONAL,
  start: START,
  turn: "w",
  opens: "w",
  line: [
    1, "fb 32-28", { k: "0:58:01" }, "SW 19-23",
    { v: [1, "SX 19-24", "kf 37-32", { v: [2, "lf 38-32"] }] },
    { c: "well" },
    "bSW. 28x19", { r: ["ruling", "it stands", "Annex 1, 5"] },
    { v: [2, "NWS. 14x23"], s: 1 },
    "NWS. 14x23", " 99-1", "AB 1-2",
  ],
};

test("a game is read as a tree", () => {
  const { nodes, tokens } = plain(read(GAME));
  const texts = nodes.map((/** @type {any} */ node) => node.text);
  assert.deepEqual(texts, ["", "32-28", "19-23", "19-24", "37-32", "38-32", "28x19", "14x23", "14x23"]);
  assert.deepEqual(nodes.map((/** @type {any} */ node) => node.parent), [-1, 0, 1, 1, 3, 3, 2, 6, 6]);
  const named = nodes.map((/** @type {any} */ node) => node.anchor);
  assert.deepEqual(named, ["p0", "p1", "p2", "v3", "v4", "v5", "p3", "v7", "p4"]);
  const numbers = nodes.map((/** @type {any} */ node) => node.number + node.side);
  assert.deepEqual(numbers, ["0", "1w", "1b", "1b", "2w", "2w", "2w", "2b", "2b"]);
  assert.equal(nodes[1].clock, "0:58:01");
  assert.deepEqual(nodes[2].notes, [{ kind: "comment", text: "well" }]);
  assert.deepEqual(nodes[6].notes, [{ kind: "ruling", text: "it stands [Annex 1, 5]" }]);
  // The main line goes on before the variation that is written before it.
  assert.deepEqual(plain(through(nodes, 0)), [0, 1, 2, 6, 8]);
  assert.deepEqual(plain(through(nodes, 4)), [0, 1, 3, 4]);
  const lost = tokens.filter((/** @type {any} */ token) => token.kind === "lost");
  assert.deepEqual(lost.map((/** @type {any} */ token) => token.text), ["3. 99-1", "1-2"]);
});

test("nothing of the script runs a text", () => {
  for (const word of ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(", "import "]) {
    assert.ok(!script.includes(word), word);
  }
});
