#!/usr/bin/env python3
"""Draws many tickets while plumb batch is killed again and again, and looks whether each picture is there once and right.

usage: Scripts/batch-check.py [PLUMB] [--rows N] [--kills K]     PLUMB is .build/release/plumb unless it is given
"""

import argparse
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("plumb", nargs="?", default=f"{ROOT}/.build/release/plumb")
    arguments.add_argument("--rows", type=int, default=2000)
    arguments.add_argument("--kills", type=int, default=10)
    options = arguments.parse_args()
    draw = random.Random(7)
    plumb = os.path.abspath(options.plumb)
    sample = [json.loads(line) for line in open(f"{ROOT}/Examples/Tickets/tickets.jsonl")]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([plumb, "build", f"{ROOT}/Examples/Tickets", "-o", f"{folder}/tickets.plumb"], check=True)
        with open(f"{folder}/rows.jsonl", "w") as rows:
            for number in range(options.rows):
                rows.write(json.dumps(dict(sample[number % len(sample)], id=f"T-{number:06}", name=f"Guest {number}")) + "\n")
        call = [plumb, "batch", "tickets.plumb", "--view", "Ticket", "--size", "fit"]

        # What is right, as nobody disturbs it. The pictures themselves are not kept.
        run = subprocess.Popen(call + ["--stdio"], stdin=open(f"{folder}/rows.jsonl"), stdout=subprocess.PIPE, text=True, cwd=folder)
        right = [json.loads(line)["hash"] for line in run.stdout]
        assert run.wait() == 0 and len(set(right)) == options.rows, (run.returncode, len(set(right)))

        start, kills, most = time.time(), 0, 0
        while True:
            process = subprocess.Popen(
                call + ["--input", "rows.jsonl", "-o", "out/{id}.png"], cwd=folder, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True)
            if kills == options.kills:
                assert process.wait() == 0, process.returncode
                summary = process.stdout.read().strip()
                break
            time.sleep(draw.uniform(0.3, 3))
            status = open(f"/proc/{process.pid}/status").read()
            most = max([most] + [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")])
            process.send_signal(draw.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
            process.wait()
            kills += 1
        names = sorted(name for name in os.listdir(f"{folder}/out") if name != ".plumb-batch")
        assert names == [f"T-{number:06}.png" for number in range(options.rows)], (len(names), names[:3])
        for name, hash in zip(names, right):
            assert hashlib.sha256(open(f"{folder}/out/{name}", "rb").read()).hexdigest() == hash, name
    print(f"batch: {options.rows} pictures are there once and right after {kills} kills, in {time.time() - start:.0f} s; "
          f"plumb took {most // 1024} MiB; {summary}")


if __name__ == "__main__":
    sys.exit(main())
