"""What the scripts of this folder share."""

import argparse
import os
import pathlib
import statistics
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
# plumb-bench, unless another one is named.
bench = os.environ.get("BENCH", str(root / ".build/release/plumb-bench"))


def missing(sentence):
    print(f"{os.path.basename(sys.argv[0])}: {sentence}", file=sys.stderr)


def has_bench(file):
    if os.path.isfile(file) and os.access(file, os.X_OK):
        return True
    missing(f"there is no {file}; make bench builds it")
    return False


def spread(values):
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def ratios(over, under):
    """Of one round each, so that what slows the machine down slows both."""
    return spread([a / b for a, b in zip(over, under)])


def cell(figure, digits=2):
    return f"{figure['median']:.{digits}f} ({figure['least']:.{digits}f}–{figure['most']:.{digits}f})"


def positive(word):
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("needs a number above 0")
    return number
