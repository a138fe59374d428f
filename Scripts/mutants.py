#!/usr/bin/env python3
"""Changes lines of Plumb at random, and asks whether the quick tests notice.

    Scripts/mutants.py --seed 1 [--count 60] [--minutes 40]

1. Lines of PlumbLayout, PlumbCore and PlumbControls are drawn, a third from each, and each is changed in one small way:
   another comparison or sign, another constant, a condition negated, an axis or edge swapped, a statement left out.
2. All changes are compiled into one debug build of a copy in .build/mutants. An environment variable, MUTANT, says which
   one is in force. What does not compile is drawn again.
3. Each suite of the quick test targets runs alone, without a change. Noted are its time, the changes that it comes by,
   and the tests that fail anyway; those are left out from then on.
4. For each change, the suites that come by it run, the shortest first, until one test fails, the program ends badly, or
   it takes far longer than without a change.

What nobody noticed is printed with file, line, before and after. A line of Tests/mutants.tsv says why a change cannot be
noticed; such changes are printed, but not counted. Results are appended to .build/mutants/results.tsv, from which a run
of the same seed and sources goes on if it was stopped. The exit status is 1 if more than --allowed changes survive.
"""
import argparse, concurrent.futures, hashlib, json, os, random, re, signal, subprocess, sys, tempfile, threading, time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build/mutants"
PROGRAM = COPY / ".build/debug/PlumbPackageTests.xctest"
# Of the run that the copy is built for: what was drawn, for which seed and sources, what suites do without a change, and
# what became of each change.
PLAN, DRAWN_FOR = COPY / "plan.json", COPY / "drawn-for"
BASELINE, RESULTS = COPY / "baseline.json", COPY / "results.tsv"
MODULES = ["PlumbLayout", "PlumbCore", "PlumbControls"]
# The quick ones. PlumbLayoutTests has the tables of plumb-cases, PlumbWhyTests what PlumbCore writes down for it.
TEST_TARGETS = ["PlumbLayoutTests", "PlumbCoreTests", "PlumbControlsTests", "PlumbWhyTests"]
# Suites that read the texts of sources and pages, which no change can make fail.
LEFT_OUT = ["ArchitectureTests", "CitationTests", "DocumentationTests", "ExportedNamesTests", "RegisterTests", "SafetyTests"]
# Tests that take as long as all others of their target.
TOO_SLOW = [r"^PlumbControlsTests\.DatePickerTests/anyDateIsShown\("]

# MARK: What a line can be changed into

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS = {"+": "-", "-": "+"}
PRODUCTS = {"*": "/", "/": "*"}
LOGIC = {"&&": "||", "||": "&&"}
MEMBERS = [("width", "height"), ("x", "y"), ("minX", "maxX"), ("minY", "maxY"), ("midX", "midY"), ("near", "far"),
           ("top", "bottom"), ("leading", "trailing"), ("minimum", "maximum"), ("first", "last")]
CASES = [("horizontal", "vertical"), ("leading", "trailing"), ("top", "bottom")]
SWAPS = {name: other for pair in MEMBERS for name, other in (pair, pair[::-1])}
CASE_SWAPS = {name: other for pair in CASES for name, other in (pair, pair[::-1])}


def masked(lines):
    """The lines with comments and the insides of string literals blanked, so that columns stay."""
    result, in_block, in_text = [], 0, False
    for line in lines:
        if '"""' in line and not in_block:
            if line.count('"""') == 1: in_text = not in_text
            result.append(" " * len(line))
            continue
        if in_text:
            result.append(" " * len(line))
            continue
        out, i, in_string = [], 0, False
        while i < len(line):
            two = line[i:i + 2]
            if in_block:
                if two == "*/": in_block -= 1; out.append("  "); i += 2; continue
                out.append(" ")
            elif in_string:
                if line[i] == "\\": out.append("  "); i += 2; continue
                if line[i] == '"': in_string = False
                out.append(" ")
            elif two == "//":
                out.append(" " * (len(line) - i)); break
            elif two == "/*": in_block += 1; out.append("  "); i += 2; continue
            else:
                if line[i] == '"': in_string = True
                out.append(" " if line[i] == '"' else line[i])
            i += 1
        result.append("".join(out)[:len(line)])
    return result


def balanced(text):
    depth = 0
    for letter in text:
        if letter in "([{": depth += 1
        if letter in ")]}": depth -= 1
        if depth < 0: return False
    return depth == 0


KEYWORDS = """let var return case default if guard else for while switch func init import struct class enum extension protocol
typealias defer do catch try throw break continue public package private fileprivate internal open static override final
mutating nonisolated indirect subscript lazy weak unowned some any where super get set willSet didSet convenience
required""".split()
STATEMENT = re.compile(rf"^(?!\s*(?:{'|'.join(KEYWORDS)})\b)(?!\s*self\.\w+ = |\s*self\.init\b)\s*[a-z_(][^{{}}]*$")


# Whether there is a child: what has the number 0 is a root, which is nobody's child, so that "> 0" and ">= 1" ask the same.
IS_THERE = re.compile(r"(?<![\w.])child (>=|<) 0\b")


def options(line, mask, previous):
    """Ways to change a line: (name, new line with %d for the change's number, what it reads as)."""
    found = []
    mask = IS_THERE.sub(lambda match: "_" * len(match.group()), mask)
    stripped = mask.strip()
    if not stripped or stripped.startswith(("@", "#", "import ", "case ", "default")) or re.search(
            r"\boperator\b|\bfunc [^\w`]|\bwhere Self\b|\bextension\b|fatalError|precondition|assert", stripped):
        return found
    # Operators between spaces. Each becomes an operator of its own, whose function asks which change is in force.
    for match in re.finditer(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+|-|\*|/)(?= )", mask):
        old = match.group(1)
        for table in (COMPARISONS, SUMS, PRODUCTS, LOGIC):
            if old in table:
                start, end = match.span()
                found.append(("operator", old, line[:start] + "⟨op⟩" + line[end:],
                              line[:start] + table[old] + line[end:]))
    for match in re.finditer(r"(?<![\w!?)\]>.])!(?=[\w(])", mask):
        found.append(("not", "!", line[:match.start()] + "⟨op⟩" + line[match.end():],
                      line[:match.start()] + line[match.end():]))
    if "func " not in mask and "init(" not in mask.split("{")[0][:30]:
        for match in re.finditer(r"(?<![\w.$])(\d+(?:\.\d+)?|true|false)(?![\w.])", mask):
            old = match.group(1)
            new = {"true": "false", "false": "true", "0": "1"}.get(old) or (
                str(int(old) + 1) if old.isdigit() else str(float(old) + 1))
            start, end = match.span()
            found.append(("constant", old, line[:start] + f"mutant(⟨n⟩, {old}, {new})" + line[end:],
                          line[:start] + new + line[end:]))
    for match in re.finditer(r"(?<=[\w)\]])\.(\w+)\b(?!\s*[(:])", mask):
        old = match.group(1)
        if old in SWAPS and not re.match(r"\s*[-+*/]?=(?!=)", mask[match.end():]):
            start, end = match.span()
            found.append(("member", old, line[:start] + f"[keyPath: mutant(⟨n⟩, \\.{old}, \\.{SWAPS[old]})]" + line[end:],
                          line[:start] + "." + SWAPS[old] + line[end:]))
    for match in re.finditer(r"(?<![\w)\]>?.\\])\.(\w+)\b(?!\s*[(:.])", mask):
        old = match.group(1)
        if old in CASE_SWAPS and not stripped.startswith("case"):
            start, end = match.span()
            found.append(("case", old, line[:start] + f"mutant(⟨n⟩, .{old}, .{CASE_SWAPS[old]})" + line[end:],
                          line[:start] + "." + CASE_SWAPS[old] + line[end:]))
    for match in re.finditer(r"(?<![\w.])(min|max)\(", mask):
        old = match.group(1)
        new = "max" if old == "min" else "min"
        found.append(("extreme", old, line[:match.start()] + f"mutant_{old}(⟨n⟩, " + line[match.end():],
                      line[:match.start()] + new + "(" + line[match.end():]))
    # A condition alone in its if, guard or while.
    match = re.match(r"^(\s*(?:\} else )?(?:if|guard|while) )(.+?)( \{| else \{)", mask)
    if match and balanced(match.group(2)) and not re.search(r"\blet\b|\bvar\b|\bcase\b|#", match.group(2)):
        depth, commas = 0, False
        for letter in match.group(2):
            depth += letter in "([{"
            depth -= letter in ")]}"
            commas |= letter == "," and depth == 0
        if not commas:
            start, end = match.span(2)
            found.append(("condition", "", f"{line[:start]}mutant_condition(⟨n⟩, {line[start:end]}){line[end:]}",
                          f"{line[:start]}!({line[start:end]}){line[end:]}"))
    if STATEMENT.match(mask) and balanced(mask) and re.search(r"\(| [-+*/]?= ", mask) \
            and re.search(r"([{};]|\)|\w|\])\s*$", previous) and not re.search(r"(\(|,|=|\?|:|&&|\|\|)\s*$", previous) \
            and ": " not in mask.split("(")[0] and "some View {" not in previous:
        indent = line[:len(line) - len(line.lstrip())]
        found.append(("statement", "", f"{indent}if !isMutant(⟨n⟩) {{ {line.strip()} }}", indent + "// left out"))
    return found


SUPPORT = """\
import Foundation

/// The change that is in force.
@usableFromInline let mutantInForce = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? -1
/// A byte for each change that somebody comes by.
@usableFromInline nonisolated(unsafe) let mutantTrace: UnsafeMutablePointer<UInt8>? = {
    guard let path = ProcessInfo.processInfo.environment["MUTANT_TRACE"] else { return nil }
    let file = open(path, O_RDWR)
    return mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?.assumingMemoryBound(to: UInt8.self)
}()
@usableFromInline func isMutant(_ number: Int) -> Bool {
    if let mutantTrace { mutantTrace[number] = 1 }
    return number == mutantInForce
}
@usableFromInline func mutant<T>(_ number: Int, _ old: T, _ new: T) -> T { isMutant(number) ? new : old }
@usableFromInline func mutant_condition(_ number: Int, _ old: Bool) -> Bool { isMutant(number) ? !old : old }
@usableFromInline func mutant_min<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? max(a, b) : min(a, b)
}
@usableFromInline func mutant_max<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? min(a, b) : max(a, b)
}
"""


def operator_name(number, prefix=False):
    """A name made of operator characters: the number in binary."""
    return "^" + "".join("<^"[int(bit)] for bit in f"{number:b}") + "^"


def operator_source(change):
    number, old = change["number"], change["old"]
    name = operator_name(number)
    if change["kind"] == "not":
        name = name.replace("<", "~")
        return f"prefix operator {name}\n@usableFromInline prefix func {name} (a: Bool) -> Bool {{ isMutant({number}) ? a : !a }}\n"
    if old in COMPARISONS:
        group, new = "ComparisonPrecedence", COMPARISONS[old]
        kind = "Equatable" if old in ("==", "!=") else "Comparable"
        body = (f"@usableFromInline func {name} <T: {kind}>(a: T, b: T) -> Bool {{ isMutant({number}) ? a {new} b : a {old} b }}\n")
    elif old in SUMS:
        group, new = "AdditionPrecedence", SUMS[old]
        body = (f"@usableFromInline func {name} <T: AdditiveArithmetic>(a: T, b: T) -> T "
                f"{{ isMutant({number}) ? a {new} b : a {old} b }}\n")
    elif old in PRODUCTS:
        group, new = "MultiplicationPrecedence", PRODUCTS[old]
        body = "".join(
            f"@usableFromInline func {name} <T: {kind}>(a: T, b: T) -> T {{ isMutant({number}) ? a {new} b : a {old} b }}\n"
            for kind in ("FloatingPoint", "BinaryInteger"))
    else:
        group = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
        body = (f"@usableFromInline func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                f"{{ isMutant({number}) ? try a {LOGIC[old]} b() : try a {old} b() }}\n")
    return f"infix operator {name}: {group}\n" + body


# MARK: Drawing and building

# The manifest of the copy keeps the quick suites, what they need, and no warning that is an error.
MANIFEST = """

var wanted: Set<String> = %s
var size = 0
while wanted.count != size {
    size = wanted.count
    for target in package.targets where wanted.contains(target.name) {
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): wanted.insert(name)
            default: break
            }
        }
        for use in target.plugins ?? [] { if case .plugin(let name, _) = use { wanted.insert(name) } }
    }
}
package.targets.removeAll { !wanted.contains($0.name) }
package.products = []
"""


def draw(generator, sources, number, module, taken):
    """One change of a line of a module that no change is on."""
    while True:
        path = generator.choice(sources[module]["weighted"])
        lines, masks = sources[module]["files"][path]
        index = generator.randrange(len(lines))
        if (path, index) in taken: continue
        previous = next((masks[i] for i in range(index - 1, -1, -1) if masks[i].strip()), "")
        found = options(lines[index], masks[index], previous)
        if not found: continue
        taken.add((path, index))
        kind, old, text, after = generator.choice(found)
        change = {"number": number, "module": module, "file": path, "line": index + 1, "kind": kind, "old": old,
                  "before": lines[index].strip(), "after": after.strip()}
        name = operator_name(number)
        if kind == "not": name = name.replace("<", "~")
        change["text"] = text.replace("⟨op⟩", name).replace("⟨n⟩", str(number))
        return change


def read_sources():
    sources = {}
    for module in MODULES:
        files, weighted = {}, []
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            lines = path.read_text().split("\n")
            name = str(path.relative_to(ROOT))
            files[name] = (lines, masked(lines))
            weighted += [name] * len(lines)
        sources[module] = {"files": files, "weighted": weighted}
    return sources


def write_if_new(path, data):
    """Writes a file only where its bytes differ, so that the next build is short."""
    if path.exists() and path.read_bytes() == data: return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def copy_package(kept=frozenset()):
    """Copies what git knows of, but for those files; the manifest keeps the quick tests and what they need."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = {name for name in listed.stdout.split("\n") if name and (ROOT / name).is_file()} | kept
    for name in wanted - kept - {"Package.swift"}: write_if_new(COPY / name, (ROOT / name).read_bytes())
    for folder in ("Sources", "Tests", "Plugins"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in wanted and path.name != "Mutants.swift":
                path.unlink()
    manifest = (ROOT / "Package.swift").read_text()
    manifest = manifest.replace("[.treatAllWarnings(as: .error)]", '[.unsafeFlags(["-suppress-warnings"])]')
    write_if_new(COPY / "Package.swift", (manifest + MANIFEST % json.dumps(TEST_TARGETS)).encode())


def write_changes(changes, drawn, sources):
    """Writes the changes into the copy, and takes back those that are no more."""
    by_file = {change["file"]: [] for change in drawn}
    for change in changes: by_file[change["file"]].append(change)
    for name, own in by_file.items():
        module = name.split("/")[1]
        lines = list(sources[module]["files"][name][0])
        for change in own: lines[change["line"] - 1] = change["text"]
        write_if_new(COPY / name, "\n".join(lines).encode())
    for module in MODULES:
        support = SUPPORT + "".join(
            operator_source(change) for change in drawn
            if change["module"] == module and change["kind"] in ("operator", "not"))
        write_if_new(COPY / f"Sources/{module}/Mutants.swift", support.encode())


def build(arguments):
    """Builds, and returns the errors as (file, line)."""
    # With the index, from which SwiftPM finds the tests.
    run = subprocess.run(["swift", "build", *arguments], cwd=COPY, capture_output=True, text=True)
    errors = []
    for match in re.finditer(r"^(/\S+?\.swift):(\d+):\d+: error: (.*)$", run.stdout + run.stderr, re.M):
        path = Path(match.group(1)).resolve()
        name = str(path.relative_to(COPY.resolve())) if path.is_relative_to(COPY.resolve()) else str(path)
        errors.append((name, int(match.group(2)), match.group(3)))
    if run.returncode and not errors:
        sys.exit("mutants: the copy does not build:\n" + (run.stdout + run.stderr)[-3000:])
    return sorted(set(errors))


def prepare(seed, count, again):
    """The changes of a seed, compiled. Again: those of the last run; what they are not in is as it is now."""
    sources = read_sources()
    COPY.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(json.dumps([module["files"] for module in sources.values()]).encode()).hexdigest()
    drawn_for = f"{seed} {count} {digest}"
    generator = random.Random(seed)
    share = count // len(MODULES)
    if again:
        if not PLAN.exists() or DRAWN_FOR.read_text().split()[0] != str(seed):
            sys.exit(f"mutants: the last run was not of seed {seed}")
        changes, done = json.loads(PLAN.read_text()), True
        copy_package(kept={change["file"] for change in changes})
        BASELINE.unlink(missing_ok=True)
    elif PLAN.exists() and DRAWN_FOR.read_text() == drawn_for:
        changes, done = json.loads(PLAN.read_text()), True
    else:
        changes, done = [], False
        for old in (PLAN, BASELINE, RESULTS): old.unlink(missing_ok=True)
        copy_package()
    drawn, taken, number = list(changes), set(), 0
    while not done:
        # More of each module than are wanted, since some do not compile.
        for module in MODULES:
            missing = share - sum(c["module"] == module for c in changes)
            for _ in range(missing * 3 // 2 + 2 if missing > 0 else 0):
                changes.append(draw(generator, sources, number, module, taken))
                drawn.append(changes[-1])
                number += 1
        write_changes(changes, drawn, sources)
        errors = build(["--target", "PlumbControls"])
        print(f"{len(changes)} changes, {len(errors)} errors", flush=True)
        lines = {(c["file"], c["line"]) for c in changes}
        wrong = {(name, line) for name, line, _ in errors if (name, line) in lines}
        # An error elsewhere in a file is blamed on all of the file's changes.
        files = {name for name, _, _ in errors} - {name for name, _ in wrong}
        kept = [c for c in changes if (c["file"], c["line"]) not in wrong and c["file"] not in files]
        if errors and len(kept) == len(changes):
            sys.exit("mutants: errors that no change explains:\n" + "\n".join(map(str, errors[:20])))
        changes = kept
        done = not errors and all(sum(c["module"] == module for c in changes) >= share for module in MODULES)
    changes = [c for module in MODULES for c in [c for c in changes if c["module"] == module][:share]]
    PLAN.write_text(json.dumps(changes, indent=1))
    DRAWN_FOR.write_text(drawn_for if not again else DRAWN_FOR.read_text())
    print("building the suites", flush=True)
    errors = build(["--build-tests"])
    if errors: sys.exit("mutants: " + "\n".join(map(str, errors[:20])))
    return changes


# MARK: Running

def command(suites, skipped, limit):
    """How suites are run, without building anything: SwiftPM runs the same program, but not so that it can be stopped.

    The limit is of the processor's seconds: those on the clock depend on what else the machine does.
    """
    result = ["prlimit", f"--as={8 << 30}", f"--cpu={int(limit)}:{int(limit) + 5}", str(PROGRAM), "--testing-library", "swift-testing",
              "--no-parallel"]
    for name in suites: result += ["--filter", f"^{re.escape(name)}/"]
    for name in TOO_SLOW + skipped: result += ["--skip", name]
    return result


def list_suites(names):
    """The suites of these test targets: PlumbCoreTests.HStackTests and so on."""
    run = subprocess.run([str(PROGRAM), "--testing-library", "swift-testing", "--list-tests"], cwd=COPY,
                         capture_output=True, text=True, check=True)
    found = {re.split(r"[/(]", line)[0] for line in run.stdout.splitlines() if "/" in line}
    return sorted(name for name in found if name.split(".")[0] in names and name.split(".")[1] not in LEFT_OUT)


def run_suites(suites, mutant, skipped, limit, trace=None, to_the_end=False):
    """Returns (what was noticed or none, output, the processor's seconds)."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", TZ="UTC")
    environment.pop("MUTANT", None)
    if mutant is not None: environment["MUTANT"] = str(mutant)
    if trace: environment["MUTANT_TRACE"] = str(trace)
    with tempfile.TemporaryDirectory() as folder:  # so that programs that run at once have no file in common
        environment["TMPDIR"] = folder
        process = subprocess.Popen(command(suites, skipped, limit), cwd=COPY, env=environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
        late = threading.Event()

        def end():
            late.set()
            os.killpg(process.pid, signal.SIGKILL)
        timer = threading.Timer(limit * 20, end)  # for what waits for ever
        timer.start()
        noticed, output, suite = None, [], "?"
        for line in process.stdout:
            line = re.sub(r"\x1b\[\d+m", "", line)  # colours
            output.append(line)
            if match := re.match(r".?. Suite (\w+) started", line): suite = match.group(1)
            match = re.match(r"✘ Test (.+?) (recorded an issue|failed)", line)
            if match and not noticed:
                noticed = f"{suite}, {match.group(1)}"
                if not to_the_end:
                    os.killpg(process.pid, signal.SIGKILL)
                    break
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        timer.cancel()
    if not noticed and (late.is_set() or process.returncode == -signal.SIGXCPU): noticed = f"{suite}, the time limit"
    if not noticed and process.returncode: noticed = f"{suite}, status {process.returncode}"
    return noticed, output, usage.ru_utime + usage.ru_stime


def at_once(jobs, work, items):
    """Does the work for all items, some at a time; what is thrown, is thrown here."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(work, items): pass


def baseline(names, jobs):
    """Each suite alone, without a change: how long it takes, which changes it comes by, which tests fail anyway."""
    if BASELINE.exists(): return json.loads(BASELINE.read_text())
    result = {}

    def measure(suite):
        trace = COPY / f"trace-{suite}"
        trace.write_bytes(bytes(4096))
        noticed, output, seconds = run_suites([suite], None, [], 900, trace, to_the_end=True)
        failing = {match.group(1) for line in output
                   if (match := re.match(r"✘ Test \"?(\w+)\(?.*?(?:recorded an issue|failed)", line))}
        # A suite that ends badly by itself says nothing of a change.
        broken = noticed is not None and not failing
        skipped = sorted(rf"^{re.escape(suite)}/{name}\(" for name in failing)
        reached = [number for number, byte in enumerate(trace.read_bytes()) if byte]
        trace.unlink()
        if noticed: print(f"without a change: {suite}: {noticed}, {len(failing)} fail; left out", flush=True)
        if not broken: result[suite] = {"seconds": seconds, "skipped": skipped, "reached": reached}
    at_once(jobs, measure, list_suites(names))
    total = sum(suite["seconds"] for suite in result.values())
    print(f"{len(result)} suites without a change: {total:.0f} s", flush=True)
    for name, suite in sorted(result.items(), key=lambda item: -item[1]["seconds"])[:5]:
        print(f"  {suite['seconds']:.0f} s  {name}", flush=True)
    BASELINE.write_text(json.dumps(result))
    return result


def try_change(number, known):
    """What notices a change. The shortest suites run first, in programs of 3, 15 and more seconds."""
    reaching = sorted((name for name in known if number in known[name]["reached"]), key=lambda name: known[name]["seconds"])
    if not reaching: return "survived, reached by no test"
    groups, total = [[], [], []], 0
    for name in reaching:
        total += known[name]["seconds"]
        groups[0 if total < 3 else 1 if total < 18 else 2].append(name)
    for group in groups:
        if not group: continue
        skipped = [pattern for name in group for pattern in known[name]["skipped"]]
        limit = sum(known[name]["seconds"] for name in group) * 4 + 20
        noticed, _, _ = run_suites(group, number, skipped, limit)
        if noticed: return f"noticed by {noticed}"
    return "survived"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--allowed", type=int, default=6, help="survivors that are no failure")
    parser.add_argument("--jobs", type=int, default=2, help="how many programs run at once")
    parser.add_argument("--minutes", type=float, default=1e9, help="stops after so long; the next run goes on")
    parser.add_argument("--again", action="store_true",
                        help="takes the tests as they are now, and tries those changes of the last run again that survived")
    parser.add_argument("--list", action="store_true", help="prints what is drawn first, and ends")
    arguments = parser.parse_args()
    end = time.time() + arguments.minutes * 60
    if arguments.list:
        sources, generator, taken = read_sources(), random.Random(arguments.seed), set()
        for number in range(arguments.count):
            change = draw(generator, sources, number, MODULES[number % 3], taken)
            print(f"{change['file']}:{change['line']}: {change['kind']}\n  {change['before']}\n  {change['after']}\n    {change['text'].strip()}")
        return
    changes = prepare(arguments.seed, arguments.count, arguments.again)
    known = baseline(TEST_TARGETS, arguments.jobs)
    results = {}
    if RESULTS.exists():
        for line in RESULTS.read_text().splitlines():
            fields = line.split("\t")
            if not (arguments.again and fields[1].startswith("survived")): results[int(fields[0])] = fields[1]
    excused = {}
    reasons = ROOT / "Tests/mutants.tsv"
    if reasons.exists():
        for line in reasons.read_text().splitlines():
            fields = line.split("\t")
            if len(fields) == 4 and not line.startswith("#"): excused[(fields[0], fields[1], fields[2])] = fields[3]

    def tell(change):
        number = change["number"]
        if number in results or time.time() > end: return
        start = time.time()
        verdict = try_change(number, known)
        results[number] = verdict
        with RESULTS.open("a") as file:
            file.write("\t".join([str(number), verdict, change["file"], str(change["line"]), change["before"],
                                  change["after"], f"{time.time() - start:.0f} s"]) + "\n")
        print(f"{len(results)}/{len(changes)} {change['file']}:{change['line']}: {verdict}, "
              f"{time.time() - start:.0f} s", flush=True)
    # What few suites come by is quickly told, so that it comes first.
    def seconds(change): return sum(suite["seconds"] for suite in known.values() if change["number"] in suite["reached"])
    at_once(arguments.jobs, tell, sorted(changes, key=seconds))
    survivors = 0
    print()
    for change in changes:
        verdict = results.get(change["number"])
        if verdict is None or not verdict.startswith("survived"): continue
        reason = excused.get((change["file"], change["before"], change["after"]))
        survivors += reason is None
        print(f"{change['file']}:{change['line']}: {verdict}\n    before  {change['before']}\n    after   {change['after']}"
              + (f"\n    cannot be noticed: {reason}" if reason else ""))
    tried = sum(change["number"] in results for change in changes)
    print(f"\nseed {arguments.seed}: {tried} of {len(changes)} changes tried, {survivors} survive")
    sys.exit(1 if survivors > arguments.allowed or tried < len(changes) else 0)


if __name__ == "__main__":
    main()
