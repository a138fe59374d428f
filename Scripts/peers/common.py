"""What the scripts of this folder share."""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
# plumb-bench, unless another one is named.
bench = os.environ.get("BENCH", str(root / ".build/release/plumb-bench"))


def missing(sentence):
    print(f"{os.path.basename(sys.argv[0])}: {sentence}", file=sys.stderr)


def left_out(name, error):
    """Says why a peer is not compared: it is not there, or of a version with another interface."""
    if isinstance(error, ImportError):
        return missing(f"{name} is left out: pip install {error.name if error.name == 'numpy' else name}")
    missing(f"{name} is left out: {str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__}")


def plumb(bench, *arguments):
    """What plumb-bench prints as JSON."""
    run = subprocess.run([bench, *arguments], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


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
