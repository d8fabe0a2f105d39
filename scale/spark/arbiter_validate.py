#!/usr/bin/env python3
"""Validate an archive of game records on a Spark cluster.

    spark-submit arbiter_validate.py --in PATH... --out DIR [--shards N] [-- OPTION...]

The archive is cut into shards; each is judged by the `arbiter` as a task of its own, and what the
parts say together is, byte for byte, what a single `arbiter validate --format jsonl` would say. DIR
then holds:

    report.jsonl    the games, a line each (arbiter.validate/2)
    summary.json    what is counted (arbiter.summary/1)
    games, findings tables in Parquet
    parts           a part a shard, for `arbiter report merge` in other formats
    guess.json      the rule sets of files that name none

Exit code 0: nothing to object to; 1: an irregularity or an error; 2: some file could not be used,
or the arguments are wrong; 3: the report or the tables could not be written.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NoReturn

from py4j.protocol import Py4JError
from pyspark import SparkConf, SparkContext
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import arbiter_shard  # noqa: E402
import arbiter_tables  # noqa: E402

#: Bytes of a shard, unless --shards says how many there are.
SHARD = 64 << 20
#: Shards for each core, so that none waits long for the last.
SHARDS_A_CORE = 4
#: Most shards: the names of their parts must fit into one command.
MOST_SHARDS = 20_000

UNUSABLE, NO_REPORT = 2, 3


class RefusedError(Exception):
    """Why there is no report, and what to do."""

    def __init__(self, why: str, code: int = NO_REPORT) -> None:
        """Take the reason, and the exit code."""
        super().__init__(why)
        self.code = code


@dataclass(frozen=True)
class Asked:
    """What was asked for."""

    inputs: list[str]
    out: Path
    shards: int | None
    arbiter: Path | None
    rules: str | None
    strict: bool
    exit_zero: bool
    resume: bool
    #: Options of `arbiter validate`, as they were given.
    options: list[str]


def aside(text: str) -> None:
    """Tell the user something besides the report."""
    print(f"arbiter_validate: {text}", file=sys.stderr, flush=True)


def asked(argv: list[str]) -> Asked:
    """Read the arguments."""
    own, options = argv, []
    if "--" in argv:
        own, options = argv[: argv.index("--")], argv[argv.index("--") + 1 :]
    parser = argparse.ArgumentParser(
        prog="arbiter_validate.py",
        description="Validate an archive of game records on a Spark cluster.",
        epilog="Options of `arbiter validate` stand after `--`: -- --where 'Date>=2020'",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add(
        "--in",
        dest="inputs",
        nargs="+",
        required=True,
        metavar="PATH",
        help="PDN files, packed ones, folders, patterns in quotes, where every worker sees them",
    )
    add(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="a new folder for what is found, where every worker sees it",
    )
    add(
        "--shards",
        type=int,
        metavar="N",
        help="how many shards; without it as many as the bytes and the cores ask for",
    )
    add(
        "--arbiter",
        type=Path,
        metavar="PATH",
        help="the program, shipped to the workers; without it the one of --files, or of the PATH",
    )
    add("--rules", metavar="NAME", help="the rule set; without it that of each game, or a guess")
    add("--strict", action="store_true", help="warnings make the exit code 1 too")
    add("--exit-zero", action="store_true", help="exit code 0 in place of 1")
    add(
        "--resume",
        action="store_true",
        help="go on in DIR with the parts that are there; the files must not have changed",
    )
    own_args = parser.parse_args(own)
    if own_args.shards is not None and not 1 <= own_args.shards <= MOST_SHARDS:
        parser.error(f"--shards: a number from 1 to {MOST_SHARDS}")
    if "-" in own_args.inputs:
        parser.error("--in: standard input cannot be read by several workers: name files")
    return Asked(**vars(own_args), options=options)


def prepare(out: Path, is_resumed: bool) -> Path:
    """Make the folder for what is found; the path of the folder of the parts.

    Raises:
        RefusedError: it cannot be made, or holds something.

    """
    try:
        if not is_resumed and out.is_dir() and any(out.iterdir()):
            raise RefusedError(
                f"{out} is not empty: name a new folder, or go on in it with --resume"
            )
        parts = out.resolve() / "parts"
        parts.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RefusedError(f"--out: {error}: name a folder that can be written to") from error
    return parts


def bytes_of(names: list[str]) -> int:
    """Tell about how many bytes there are, to choose how many shards."""
    total = 0
    for name in names:
        path = Path(name)
        found = [path] if path.exists() else []
        if not found and any(mark in name for mark in "*?["):
            root = Path(path.anchor) if path.is_absolute() else Path()
            found = list(root.glob(str(path.relative_to(root))))
        for one in found:
            inside = one.rglob("*") if one.is_dir() else [one]
            total += sum(file.stat().st_size for file in inside if file.is_file())
    return total


def shards_for(asked: Asked, parts: Path, cores: int) -> int:
    """Tell how many shards there are."""
    if asked.shards is not None:
        return asked.shards
    names = map(arbiter_shard.PART_NAME.fullmatch, (part.name for part in parts.iterdir()))
    before = {int(name["of"]) for name in names if name is not None}
    if len(before) == 1:
        return before.pop()
    by_bytes = -(-bytes_of(asked.inputs) // SHARD)
    return min(max(by_bytes, cores * SHARDS_A_CORE), MOST_SHARDS)


def ship(context: SparkContext, arbiter: Path | None) -> str:
    """Ship the program, if it was named; what it is called on the workers."""
    if arbiter is None:
        return "arbiter"
    if not arbiter.is_file():
        raise RefusedError(f"--arbiter: there is no file {arbiter}", UNUSABLE)
    context.addFile(str(arbiter.resolve()))
    return arbiter.name


def guess(program: str, inputs: list[str], out: Path) -> Path:
    """Guess the rule sets of games that name none, once for all workers.

    Raises:
        RefusedError: the program could not be run.

    """
    file = out / "guess.json"
    command = [program, "guess", "--format", "json", "-o", str(file), "--", *inputs]
    code = start(command).wait()
    # What is wrong with a file is said by the shards, too.
    if code not in (0, UNUSABLE) or not file.is_file():
        raise RefusedError(f"`arbiter guess` ended with exit code {code}", code)
    return file


def folder_of(asked: Asked) -> str:
    """Tell where the program is started: here, if what was asked may have relative paths."""
    is_rules_file = asked.rules is not None and Path(asked.rules).is_file()
    if all(map(os.path.isabs, asked.inputs)) and not is_rules_file and not asked.options:
        return "/"
    return str(Path.cwd())


def try_options(program: str, options: list[str]) -> None:
    """Ask the program whether it takes the options, before anything is read.

    Raises:
        RefusedError: it does not.

    """
    with tempfile.NamedTemporaryFile(suffix=".pdn") as empty:
        question = [program, *arbiter_shard.validate("1/1", options, [empty.name])]
        try:
            answer = subprocess.run(question, capture_output=True, check=False)
        except OSError as error:
            raise RefusedError(f"{program}: {error}: name the program with --arbiter") from error
    if not answer.stdout:
        said = answer.stderr.decode("utf-8", "replace").strip()
        raise RefusedError(f"arbiter validate does not take {' '.join(options)}:\n{said}", UNUSABLE)


def start(command: list[str], folder: Path | None = None) -> subprocess.Popen[bytes]:
    """Start the program here.

    Raises:
        RefusedError: it cannot be started.

    """
    try:
        return subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL)
    except OSError as error:
        raise RefusedError(f"{command[0]}: {error}: name the program with --arbiter") from error


def judge(context: SparkContext, job: arbiter_shard.Job) -> list[arbiter_shard.Piece]:
    """Judge all shards, a task each; what was read of the files.

    Raises:
        RefusedError: workers do not see the same files.

    """
    begun = time.monotonic()
    shards = context.parallelize(range(1, job.of + 1), job.of)
    done = shards.mapPartitions(partial(arbiter_shard.judge_all, job)).collect()
    there = sum(one.was_there for one in done)
    seconds = time.monotonic() - begun
    aside(f"{job.of} shards in {seconds:.1f} s; {there} of them were there")
    if len({one.inputs for one in done}) > 1:
        seen = "; ".join(
            f"{one.host} (shard {one.shard}): {one.inputs}"
            for one in {one.inputs: one for one in done}.values()
        )
        raise RefusedError(
            f"the names or sizes of the files differ: {seen}: every worker must see the same "
            "files, and they must not change meanwhile; with --resume, name them as before"
        )
    return [piece for one in done for piece in one.pieces]


def merge(program: str, asked: Asked, parts: Path, names: list[str]) -> subprocess.Popen[bytes]:
    """Start to put the parts together, into the report and the summary."""
    report, summary = (parts.with_name(name) for name in ("report.jsonl", "summary.json"))
    for before in (report, summary):
        before.unlink(missing_ok=True)
    command = [program, "report", "merge", "--format", "jsonl", "-o", str(report)]
    command += ["--summary", str(summary)]
    command += ["--exit-zero"] if asked.exit_zero else []
    return start([*command, "--", *names], parts)


def write_tables(
    spark: SparkSession, job: arbiter_shard.Job, pieces: list[arbiter_shard.Piece]
) -> None:
    """Write the games and findings of all parts as Parquet.

    Raises:
        RefusedError: a file is there twice.

    """
    named = {(piece.shard, piece.file) for piece in pieces}
    if len(named) < len(pieces):
        twice = Counter((piece.shard, piece.file) for piece in pieces).most_common(1)[0][0][1]
        raise RefusedError(
            f"{twice} is named twice: the report is there, but not the tables; name each file once",
            UNUSABLE,
        )
    lines = arbiter_tables.lines_of(spark, Path(job.parts), f"part-*-of-{job.of}.jsonl")
    lines = arbiter_tables.placed(lines, pieces)
    out = Path(job.parts).parent
    for name, table in (
        ("games", arbiter_tables.games_of(lines)),
        ("findings", arbiter_tables.findings_of(lines)),
    ):
        table.write.mode("overwrite").parquet((out / name).as_uri())


def run(asked: Asked) -> int:
    """Do what was asked; the exit code."""
    parts = prepare(asked.out, asked.resume)
    conf = SparkConf().setIfMissing("spark.app.name", "arbiter validate")
    # A shard whose worker is lost is judged by another, and so is one that fails.
    conf.setIfMissing("spark.task.maxFailures", "4")
    conf.setIfMissing("spark.log.level", "WARN")
    conf.setIfMissing("spark.sql.debug.maxToStringFields", "200")
    spark = SparkSession.builder.config(conf=conf).getOrCreate()
    try:
        context = spark.sparkContext
        for module in (arbiter_shard, arbiter_tables):
            context.addPyFile(str(module.__file__))
        name = ship(context, asked.arbiter)
        program = arbiter_shard.find_program(name)
        options = ["--jobs", context.getConf().get("spark.task.cpus", "1")]
        options += ["--strict"] if asked.strict else []
        options += ["--rules", asked.rules] if asked.rules is not None else []
        options += asked.options
        try_options(program, options)
        if asked.rules is None:
            options += ["--guess", str(guess(program, asked.inputs, parts.parent))]
        job = arbiter_shard.Job(
            of=shards_for(asked, parts, context.defaultParallelism),
            inputs=tuple(asked.inputs),
            folder=folder_of(asked),
            parts=str(parts),
            program=name,
            options=tuple(options),
        )
        pieces = judge(context, job)
        names = [arbiter_shard.part_name(shard, job.of) for shard in range(1, job.of + 1)]
        merging = merge(program, asked, parts, names)
        try:
            write_tables(spark, job, pieces)
        finally:
            code = merging.wait()
    finally:
        spark.stop()
    if not (parts.parent / "report.jsonl").is_file():
        raise RefusedError("the parts could not be put together, see above", code or NO_REPORT)
    aside(f"the report is {parts.parent / 'report.jsonl'}")
    return code


def why(error: Exception) -> str:
    """Tell what a worker said, or else what Spark says."""
    said = re.findall(r"ShardError: (.+)", str(error))
    if said:
        return str(said[-1])
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0]


def main() -> NoReturn:
    """Run the job and end with its exit code."""
    question = asked(sys.argv[1:])
    try:
        sys.exit(run(question))
    except RefusedError as error:
        aside(f"error: {error}")
        sys.exit(error.code)
    except arbiter_shard.ShardError as error:
        aside(f"error: {error}")
        sys.exit(UNUSABLE)
    except (Py4JError, PySparkException) as error:
        aside(f"error: {why(error)}")
        aside(f"what is complete stays in {question.out}: go on with --resume")
        sys.exit(NO_REPORT)


if __name__ == "__main__":
    main()
