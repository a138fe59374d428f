#!/usr/bin/env python3
"""Draws a picture for each row under Apache Spark. Each partition goes through a plumb of its own, as through a filter.

usage: draw.py FILE.plumb VIEW ROWS.jsonl OUT.parquet [--pipe] [--plumb PLUMB] [--master MASTER] [--partitions N]

A node of a cluster needs the .plumb file and the plumb that made it, nothing else. OUT has a line for each row: its
number in the partition's input, the picture and its SHA-256, or why there is none.
"""

import argparse
import base64
import json
import os
import subprocess
import sys
import threading

import pandas
from pyspark.sql import SparkSession

COLUMNS = "row int, hash string, picture binary, error string"


def command(options):
    # One process draws in each task: Spark runs as many tasks as there are cores.
    return [options.plumb, "batch", options.file, "--view", options.view, "--size", "fit", "--stdio", "--jobs", "1"]


def answer(line):
    """A line of the manifest as a row of the result."""
    value = json.loads(line)
    data = value.get("data")
    return (value["row"], value.get("hash"), base64.b64decode(data) if data else None, value.get("error"))


def drawn(command, frames):
    """The rows of a partition through one process; for mapInPandas."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    sent = 0

    def feed():
        nonlocal sent
        try:
            for frame in frames:
                for row in frame["value"]:
                    sent += 1
                    process.stdin.write(row + "\n")
            process.stdin.close()
        except BrokenPipeError:
            pass

    feeder = threading.Thread(target=feed)
    feeder.start()
    came, rows = 0, []
    for line in process.stdout:
        came += 1
        rows.append(answer(line))
        if len(rows) == 100:
            yield pandas.DataFrame(rows, columns=["row", "hash", "picture", "error"])
            rows = []
    feeder.join()
    # Status 1: some rows have no picture, and say why. Anything else is a task that Spark begins again.
    if process.wait() not in (0, 1) or came != sent:
        raise RuntimeError(f"plumb ended with status {process.returncode} after {came} of {sent} rows")
    yield pandas.DataFrame(rows, columns=["row", "hash", "picture", "error"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("file", "view", "rows", "output"):
        parser.add_argument(name)
    parser.add_argument("--pipe", action="store_true", help="RDD.pipe in place of mapInPandas")
    parser.add_argument("--plumb", default="plumb")
    parser.add_argument("--master", default="local[2,4]")
    parser.add_argument("--partitions", type=int, default=2)
    options = parser.parse_args()
    if options.master.startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.master(options.master).appName("plumb").config("spark.ui.enabled", "false").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    lines = spark.read.text(options.rows).repartition(options.partitions)
    words = command(options)
    if options.pipe:
        # Spark takes any status but 0 for a failure.
        filter = 'sh -c \'"$@"; [ $? -le 1 ]\' filter ' + " ".join(f"'{word}'" for word in words)
        pictures = lines.rdd.map(lambda row: row.value).pipe(filter, checkCode=True).map(answer).toDF(COLUMNS)
    else:
        pictures = lines.mapInPandas(lambda frames: drawn(words, frames), COLUMNS)
    pictures.write.mode("overwrite").parquet(options.output)
    spark.stop()


if __name__ == "__main__":
    main()
