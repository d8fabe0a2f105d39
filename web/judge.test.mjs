// The module judges as the program does: `node --test web`, after both have been built.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { load } from "./judge.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const module = join(target, "wasm32-unknown-unknown/debug/draughts_arbiter_web.wasm");
const folders = ["fixtures/records", "fixtures/incidents"];
const judge = await load(readFileSync(module));

/** @param {string[]} args */
function program(args) {
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 1 << 28, stdio: /** @type {const} */ (["ignore", "pipe", "ignore"]) };
  return execFileSync(join(target, "debug/arbiter"), ["validate", "--exit-zero", ...args], options);
}

test("every record of the project is judged as by the program", () => {
  const held = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  let judged = 0;
  for (const name of held.filter((name) => name.endsWith(".pdn"))) {
    const bytes = readFileSync(join(root, name));
    const text = bytes.toString("utf8");
    // A question is text: what is written in another encoding is for the page to decode.
    if (!Buffer.from(text).equals(bytes)) continue;
    // A process takes longer than a game: the text for people is compared where there is one for all.
    const forms = name.startsWith(folders[0]) ? [["json", "en"], ["full", "nl"]] : [["json", "en"]];
    for (const [format, language] of forms) {
      const told = judge({ text, name, format, language });
      assert.equal(told.report, program(["--format", format, "--lang", language, name]), name);
    }
    judged += 1;
  }
  assert.ok(judged > 30, `only ${judged} records are UTF-8`);
});

test("a rule set is named, and what cannot be used is told", () => {
  const text = "1. c3-d4 *";
  assert.match(judge({ text, rules: "russian", format: "json" }).report, /"rules": ?"russian"/);
  assert.throws(() => judge({ text, rules: "rusian" }), /no rule set `rusian`/);
  assert.throws(() => judge({ text, format: "pdf" }), /full, concise, json/);
  assert.throws(() => judge({ text, language: "xx" }), /en, nl/);
  assert.throws(() => judge(/** @type {any} */ ({ txt: text })), /unknown field/);
  assert.equal(judge({ text: "1. 32-28 *" }).counts.games, 1, "it goes on after an error");
});
