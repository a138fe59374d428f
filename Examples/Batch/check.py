#!/usr/bin/env python3
"""Draws many tickets by plumb batch, under Spark (both ways) and under GNU parallel, while processes are killed, and
compares the pictures.

usage: check.py PLUMB FILE.plumb [ROWS]
"""

import collections
import glob
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time

import pandas

FOLDER = os.path.dirname(os.path.abspath(__file__))


def processes(*words):
    """The processes whose call has all the words."""
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            call = open(path).read().split("\0")
        except OSError:
            continue
        if all(word in call for word in words):
            yield int(path.split("/")[2])


def killer(stopped, killed, draw=random.Random(1)):
    """Kills a plumb that filters, a while after it has begun, three times."""
    while not stopped.wait(1) and len(killed) < 3:
        found = list(processes("batch", "--stdio"))
        if found:
            time.sleep(0.5)
            try:
                os.kill(draw.choice(found), signal.SIGKILL)
                killed.append(1)
            except ProcessLookupError:
                pass


def main():
    plumb, file = map(os.path.abspath, sys.argv[1:3])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 600
    work = f"{FOLDER}/out"
    os.makedirs(work, exist_ok=True)
    sample = [json.loads(line) for line in open(f"{FOLDER}/../Tickets/tickets.jsonl")]
    with open(f"{work}/rows.jsonl", "w") as rows:
        for number in range(count):
            row = dict(sample[number % len(sample)], id=f"T-{number:06}")
            if number % 97 == 13:
                row.pop(sorted(row)[1])
            rows.write(("{" if number % 197 == 5 else json.dumps(row)) + "\n")

    run = subprocess.run(
        [plumb, "batch", file, "--view", "Ticket", "--size", "fit", "--input", f"{work}/rows.jsonl", "-o", work + "/pictures/{id}.png",
         "--manifest", f"{work}/manifest.jsonl"], stderr=subprocess.DEVNULL)
    assert run.returncode == 1, run.returncode
    lines = [json.loads(line) for line in open(f"{work}/manifest.jsonl")]
    assert len(lines) == count
    right = collections.Counter(line.get("hash") for line in lines)
    assert right[None] > 0 and len(right) == count - right[None] + 1, right[None]

    def compare(name, hashes, killed):
        # Bad rows have no hash.
        found = collections.Counter(None if pandas.isna(value) else value for value in hashes)
        assert found == right, (name, len(found), found[None], right[None], sum(found.values()))
        print(f"batch: {name}: {count} rows, {right[None]} of them bad, {killed} processes killed: the pictures are those of plumb batch")

    for form in ([], ["--pipe"]):
        stopped, killed = threading.Event(), []
        thread = threading.Thread(target=killer, args=(stopped, killed))
        thread.start()
        try:
            subprocess.run(
                [sys.executable, f"{FOLDER}/draw.py", file, "Ticket", f"{work}/rows.jsonl", f"{work}/spark", "--plumb", plumb,
                 "--partitions", "6", *form], check=True, env=dict(os.environ, SPARK_LOCAL_IP="127.0.0.1"))
        finally:
            stopped.set()
            thread.join()
        assert killed, "no process was killed"
        result = pandas.read_parquet(f"{work}/spark")
        assert len(result) == count
        compare("Spark, " + ("RDD.pipe" if form else "mapInPandas"), result["hash"], len(killed))

    run = subprocess.run(
        ["sh", f"{FOLDER}/parallel.sh", plumb, file], stdin=open(f"{work}/rows.jsonl"), capture_output=True, text=True, check=True)
    compare("GNU parallel", [json.loads(line).get("hash") for line in run.stdout.splitlines()], 0)


if __name__ == "__main__":
    main()
