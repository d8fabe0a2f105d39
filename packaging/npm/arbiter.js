#!/usr/bin/env node
// Starts the program that npm has installed for this system.
"use strict";
const { spawnSync } = require("node:child_process");

const system = `${process.platform}-${process.arch}`;
const name = process.platform === "win32" ? "arbiter.exe" : "arbiter";
let program;
try {
  program = require.resolve(`draughts-arbiter-${system}/bin/${name}`);
} catch {
  console.error(`arbiter: npm has no program for ${system}; the manual's page Install says how to build it`);
  process.exit(2);
}
const ended = spawnSync(program, process.argv.slice(2), { stdio: "inherit" });
if (ended.error) {
  console.error(`arbiter: ${ended.error.message}`);
  process.exit(2);
}
// Ended by a signal: as a shell says it.
process.exit(ended.status ?? 128 + require("node:os").constants.signals[ended.signal]);
