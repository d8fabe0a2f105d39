"""One shard on a worker: judged by the `arbiter`, checked, and put into the shared folder.

A part gets its name when it is complete and on the disk. A shard that is judged twice, or whose
worker is lost, therefore leaves the same file as one that is judged once; what an attempt that was
cut short leaves has another name and is read by nobody.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from pyspark import SparkFiles

PART_SCHEMA = "arbiter.part/1"
#: What `validate` has: fine, or some file could not be used, which the part tells.
COMPLETE = (0, 2)
#: Bytes that are copied together, and that are looked at first for the last line of a part.
BLOCK = 1 << 20


class ShardError(Exception):
    """Why a shard could not be judged here; the text is one line."""


@dataclass(frozen=True)
class Job:
    """What every worker is told."""

    #: How many shards there are.
    of: int
    #: The files, as they were named.
    inputs: tuple[str, ...]
    #: The folder that relative names start from.
    folder: str
    #: The shared folder of the parts.
    parts: str
    #: The program: its name among the files that Spark ships, or on the PATH of the worker.
    program: str
    #: Options of `validate`.
    options: tuple[str, ...]


@dataclass(frozen=True)
class Piece:
    """What was read of a file by one shard."""

    shard: int
    #: The number of the file among all, and its name.
    input: int
    file: str
    #: Line ends and games in the piece.
    lines: int
    games: int
    #: The game of the piece with which it is said that the rule set was guessed.
    said: int | None


@dataclass(frozen=True)
class Done:
    """What is told of a shard that was judged."""

    shard: int
    host: str
    #: The digest of the names and sizes of all files, as this worker sees them.
    inputs: str
    pieces: tuple[Piece, ...]
    #: True if the part was there already.
    was_there: bool = False


#: What `part_name` makes.
PART_NAME = re.compile(r"part-(?P<shard>\d+)-of-(?P<of>\d+)\.jsonl")


def part_name(shard: int, of: int) -> str:
    """Name the file of a part, so that parts in the order of their names are in their order."""
    width = len(str(of))
    return f"part-{shard:0{width}}-of-{of}.jsonl"


def find_program(name: str) -> str:
    """Find the program among the files that Spark ships, else on the PATH.

    Raises:
        ShardError: it is in neither.

    """
    shipped = Path(SparkFiles.get(Path(name).name))
    if shipped.is_file():
        if not os.access(shipped, os.X_OK):
            shipped.chmod(0o700)
        return str(shipped)
    found = shutil.which(name)
    if found is None:
        raise ShardError(
            f"{socket.gethostname()} has no program {name}: "
            "ship one with --arbiter PATH, or put it on the PATH of every worker"
        )
    return found


def judge_all(job: Job, shards: Iterable[int]) -> Iterator[Done]:
    """Judge the shards of a partition."""
    for shard in shards:
        yield judge(job, shard)


def judge(job: Job, shard: int) -> Done:
    """Judge one shard and put its part into the shared folder.

    Raises:
        ShardError: the part could not be made here.

    """
    host = socket.gethostname()
    place = Path(job.parts, part_name(shard, job.of))
    if not place.parent.is_dir():
        raise ShardError(
            f"{host} does not see {job.parts}: --out must be in a folder that all workers share, "
            "with the same path on each"
        )
    if not Path(job.folder).is_dir():
        raise ShardError(
            f"{host} has no folder {job.folder}: start the job in a folder that all workers share, "
            "or name the files of --in with their whole paths"
        )
    done = read(place, shard, job.of)
    if done is not None:
        return replace(done, was_there=True)
    begun = place.with_name(f"{place.name}.{host}.{os.getpid()}.{uuid.uuid4().hex[:8]}.begun")
    try:
        with begun.open("xb") as out:
            code, said = run(job, shard, out)
            out.flush()
            os.fsync(out.fileno())
        done = read(begun, shard, job.of)
        if code not in COMPLETE or done is None:
            how = f"signal {-code}" if code < 0 else f"exit code {code}"
            raise ShardError(f"shard {shard} on {host}: {how}: {one_line(said)}")
        begun.replace(place)
    except OSError as error:
        raise ShardError(f"shard {shard} on {host}: {error}") from error
    finally:
        begun.unlink(missing_ok=True)
    return done


def run(job: Job, shard: int, out: BinaryIO) -> tuple[int, bytes]:
    """Write what the program finds in a shard; its exit code, and what it said besides.

    It goes through this process: a program whose Python process was killed cannot write on.
    """
    command = [find_program(job.program), *validate(f"{shard}/{job.of}", job.options, job.inputs)]
    with (
        tempfile.TemporaryFile() as aside,
        subprocess.Popen(
            command,
            cwd=job.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=aside,
        ) as process,
    ):
        if process.stdout is not None:
            shutil.copyfileobj(process.stdout, out, BLOCK)
        code = process.wait()
        aside.seek(0)
        return code, aside.read()


def validate(shard: str, options: Sequence[str], inputs: Sequence[str]) -> list[str]:
    """Spell what the program is asked."""
    asked = ["validate", "--shard", shard, "--format", "jsonl", "--exit-zero"]
    return [*asked, *options, "--", *inputs]


def one_line(said: bytes) -> str:
    """Put what a program said last into one line."""
    lines = said.decode("utf-8", "replace").strip().splitlines()
    return " / ".join(line.strip() for line in lines[-8:]) or "it said nothing"


def read(part: Path, shard: int, of: int) -> Done | None:
    """Read what the last line of a part tells; none if it is not there or not complete."""
    try:
        with part.open("rb") as file:
            line = last_line(file)
    except FileNotFoundError:
        return None
    try:
        view = json.loads(line)
        which = (view["schema"], view["shard"], view["last"], view["of"])
        if which != (PART_SCHEMA, shard, shard, of):
            return None
        pieces = tuple(
            Piece(
                shard=shard,
                input=piece["input"],
                file=piece["file"],
                lines=piece["lines"],
                games=piece["games"],
                said=(piece["guess"] or {}).get("game"),
            )
            for piece in view["files"]
        )
        return Done(shard, socket.gethostname(), view["inputs"]["digest"], pieces)
    except (ValueError, KeyError, TypeError):
        return None


def last_line(file: BinaryIO) -> bytes:
    """Read the last line of a file; empty if it has no end."""
    size = file.seek(0, os.SEEK_END)
    length = BLOCK
    while True:
        start = max(size - length, 0)
        file.seek(start)
        text = file.read(size - start)
        if not text.endswith(b"\n"):
            return b""
        before, found, line = text[:-1].rpartition(b"\n")
        if found or start == 0:
            return line or before
        length *= 4
