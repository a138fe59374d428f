#!/usr/bin/env python3
"""Layout beside other engines, in one run: ratios, with median and spread over interleaved rounds.

    Scripts/peers/layout.py [--clay FOLDER] [--yoga FOLDER] [--rounds 7] [--rows 10000] [--json]

FOLDER of Clay has clay.h; FOLDER of Yoga has yoga/Yoga.h and libyogacore.a. Nothing is downloaded, and nothing of others is in the
project: what is missing is left out, with a sentence. Plumb is .build/release/plumb-bench, which `make bench` builds, or BENCH.

The list is W2: ROWS rows of an icon, a gap and a column of two lines, six nodes each, 1,000 points wide. All must have the same checksum.
"whole" is from nothing to places, with what it takes to drop the tree (Clay keeps its memory). Exits with 1 where a checksum differs.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import common
from common import bench, missing

here = pathlib.Path(__file__).resolve().parent


def compiled(name, compiler, source, arguments, folder):
    """A harness of ours compiled with what the reader has; None, with a sentence, where that fails."""
    if not shutil.which(compiler):
        return missing(f"{name} is left out: there is no {compiler}")
    program = os.path.join(folder, name)
    run = subprocess.run([compiler, "-O3", "-DNDEBUG", str(here / source), "-o", program, *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        return missing(f"{name} is left out: its harness does not compile: {run.stderr.strip().splitlines()[0]}")
    return program


def peer(program, rows):
    words = subprocess.run([program, str(rows), "9"], capture_output=True, text=True, check=True).stdout.split()
    build, layout, whole, checksum = map(float, words)
    return {"build": build, "layout": layout, "whole": whole, "checksum": checksum}


def plumb(workload):
    entry = common.plumb(bench, "layout", "--json", workload)[workload]
    return {
        "build": entry["build_ns_per_node"], "layout": entry["layout_ns_per_node"],
        "whole": entry.get("whole_ns_per_node", entry["build_ns_per_node"] + entry["layout_ns_per_node"]),
        "checksum": entry["checksum"],
    }


def main():
    parser = argparse.ArgumentParser(description="Layout beside other engines, in one run.")
    parser.add_argument("--clay", help="the folder with clay.h")
    parser.add_argument("--yoga", help="the folder with yoga/Yoga.h and libyogacore.a")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--rows", type=int, default=10000, choices=[100, 10000])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not common.has_bench(bench):
        return 2
    with tempfile.TemporaryDirectory() as folder:
        programs = {}
        if options.clay:
            programs["clay"] = compiled("clay", "cc", "clay_list.c", ["-I", options.clay, "-lm"], folder)
        else:
            missing("Clay is left out: --clay names the folder with clay.h")
        if options.yoga:
            library = next(iter(pathlib.Path(options.yoga).rglob("libyogacore.a")), None)
            if library is None:
                missing(f"yoga is left out: there is no libyogacore.a in {options.yoga}")
            else:
                programs["yoga"] = compiled("yoga", "c++", "yoga_list.cpp", ["-std=c++20", "-I", options.yoga, str(library)], folder)
        else:
            missing("Yoga is left out: --yoga names the folder with yoga/Yoga.h and libyogacore.a")
        runs = {"engine": lambda: plumb(f"W2/{options.rows}")}
        if options.rows == 10000:
            runs["views"] = lambda: plumb("W2-views/10000")
            runs["layouts"] = lambda: plumb("W2-layouts/10000")
        for name, program in programs.items():
            if program:
                runs[name] = lambda program=program: peer(program, options.rows)
        rounds = {name: [] for name in runs}
        for _ in range(options.rounds):
            for name, run in runs.items():
                rounds[name].append(run())
    result = {}
    for name, figures in rounds.items():
        result[name] = {}
        for part in ("build", "layout", "whole"):
            result[name][part] = common.spread([figure[part] for figure in figures])
    ratios = {}
    for name in programs:
        if name not in result:
            continue
        for own, part in (("engine", "layout"), ("views", "whole"), ("layouts", "layout")):
            if own in result:
                ratios[f"{own} {part} / {name} {part}"] = common.ratios(
                    [figure[part] for figure in rounds[own]], [figure[part] for figure in rounds[name]]
                )
    if options.json:
        print(json.dumps({"nanoseconds": result, "ratios": ratios}, indent=2))
    else:
        print(f"{'ns a node':<10} {'build':>24} {'layout':>24} {'whole':>24}")
        for name, parts in result.items():
            cells = [f"{p['median']:8.1f} ({p['least']:.0f}–{p['most']:.0f})" for p in parts.values()]
            print(f"{name:<10} " + " ".join(f"{cell:>24}" for cell in cells))
        for name, ratio in ratios.items():
            print(f"{name:<32} {common.cell(ratio)}")
    sums = {name: figures[0]["checksum"] for name, figures in rounds.items()}
    first = sums["engine"]
    wrong = [name for name, checksum in sums.items() if abs(checksum - first) > abs(first) * 1e-4]
    if wrong:
        missing(f"{', '.join(wrong)}: the checksum is another; the trees are not the same")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
