"""The games and findings of parts as tables, in their place in the whole files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as f
from pyspark.sql.types import (
    ArrayType,
    BooleanType,
    DataType,
    LongType,
    MapType,
    StringType,
    StructField,
    StructType,
)

from arbiter_shard import Piece

GAME_SCHEMA = "arbiter.validate/2"
#: Said once a file, by the first shard with a game whose rule set had to be guessed.
GUESSED = "rules-guessed"


def struct(**fields: DataType) -> StructType:
    """Make a struct of fields that may be null."""
    return StructType([StructField(name, kind) for name, kind in fields.items()])


TEXT, NUMBER, FLAG = StringType(), LongType(), BooleanType()

CHANGE = {"kind": TEXT, "ply": NUMBER, "was": TEXT, "probably": TEXT}
REPAIR = struct(
    **CHANGE, replays=NUMBER, whole=FLAG, others=NUMBER, further=ArrayType(struct(**CHANGE))
)
FINDING = struct(
    code=TEXT,
    level=TEXT,
    ply=NUMBER,
    variation=NUMBER,
    move_number=NUMBER,
    side=TEXT,
    move=TEXT,
    line=NUMBER,
    column=NUMBER,
    message=TEXT,
    fen=TEXT,
    fen_after=TEXT,
    legal=ArrayType(TEXT),
    standing=TEXT,
    article=TEXT,
    note=TEXT,
    help=TEXT,
    repair=REPAIR,
)
VARIATION = struct(
    line=NUMBER, column=NUMBER, ply=NUMBER, plies=NUMBER, legal_plies=NUMBER, ok=FLAG
)
#: On what a result depends; its result is null then, and that by either answer stands here.
CONDITIONAL = struct(on=TEXT, condition=TEXT, decides=TEXT, result_if_so=TEXT, result_if_not=TEXT)
LAW_RESULT = struct(result=TEXT, conditional=CONDITIONAL, why=TEXT, article=TEXT, credited=FLAG)

#: A line of `arbiter.validate/2`, as `arbiter schema validate` prints it.
GAME = struct(
    schema=TEXT,
    file=TEXT,
    game=NUMBER,
    line=NUMBER,
    offset=NUMBER,
    bytes=NUMBER,
    tags=MapType(TEXT, TEXT),
    rules=TEXT,
    plies=NUMBER,
    legal_plies=NUMBER,
    replayed_plies=NUMBER,
    ok=FLAG,
    result=TEXT,
    final_fen=TEXT,
    law_result=LAW_RESULT,
    incidents=ArrayType(TEXT),
    variations=ArrayType(VARIATION),
    findings=ArrayType(FINDING),
)

#: What is added to the numbers of a piece's games; `said_again` is the game, in its piece, with
#: which it is said again that the rule set of the file was guessed.
PLACE = struct(shard=NUMBER, file=TEXT, lines_before=NUMBER, games_before=NUMBER, said_again=NUMBER)

#: The columns that name a game in both tables.
NAME = ["file", "game"]


def places(pieces: Iterable[Piece]) -> list[tuple[int, str, int, int, int | None]]:
    """Tell where the pieces of files stand in their files, as rows of `PLACE`."""
    rows = []
    current, lines, games, was_said = 0, 0, 0, False
    for piece in sorted(pieces, key=lambda piece: (piece.input, piece.shard)):
        if piece.input != current:
            current, lines, games, was_said = piece.input, 0, 0, False
        again = piece.said if was_said else None
        rows.append((piece.shard, piece.file, lines, games, again))
        lines, games = lines + piece.lines, games + piece.games
        was_said = was_said or piece.said is not None
    return rows


def lines_of(spark: SparkSession, folder: Path, names: str) -> DataFrame:
    """Read the games of JSON lines in a folder; a line that does not fit ends the job."""
    reader = spark.read.schema(GAME).option("mode", "FAILFAST").option("lineSep", "\n")
    lines = reader.option("pathGlobFilter", names).json(folder.as_uri())
    return lines.where(f.col("schema") == GAME_SCHEMA)


def placed(lines: DataFrame, pieces: Iterable[Piece]) -> DataFrame:
    """Give the games of parts the numbers and lines that they have in their whole files.

    `arbiter report merge` does the same. No file may be twice in one shard.
    """
    where = lines.sparkSession.createDataFrame(places(pieces), PLACE)
    shard = f.regexp_extract(f.input_file_name(), r"part-0*(\d+)-of-", 1).cast(NUMBER)
    lines = lines.withColumn("shard", shard).join(f.broadcast(where), ["shard", "file"])

    def moved(one: Column) -> Column:
        return one.withField("line", one["line"] + f.col("lines_before"))

    is_again = f.col("game") == f.coalesce("said_again", f.lit(-1))
    others = f.filter("findings", lambda found: found["code"] != GUESSED)
    findings = f.when(is_again, others).otherwise(f.col("findings"))
    return lines.withColumns(
        {
            "game": f.col("game") + f.col("games_before"),
            "line": f.col("line") + f.col("lines_before"),
            "variations": f.transform("variations", moved),
            "findings": f.transform(findings, moved),
        }
    ).select(*GAME.names)


def games_of(lines: DataFrame) -> DataFrame:
    """Make the table of games: a row a game, its findings counted by level."""

    def count(level: str, name: str) -> Column:
        return f.size(f.filter("findings", lambda found: found["level"] == level)).alias(name)

    return lines.select(
        *[name for name in GAME.names if name not in ("schema", "findings")],
        count("error", "errors"),
        count("irregularity", "irregularities"),
        count("warning", "warnings"),
        count("note", "notes"),
    )


def findings_of(lines: DataFrame) -> DataFrame:
    """Make the table of findings: a row a finding, numbered from 1 in its game."""
    found = lines.select(*NAME, f.posexplode("findings").alias("number", "found"))
    return found.select(*NAME, (f.col("number") + 1).alias("number"), "found.*")
