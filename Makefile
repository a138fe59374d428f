# The commands of the project. Continuous integration runs `make test`; `make check` runs the longer checks.

PLUMB := .build/release/plumb

# Where `make install` installs; DESTDIR is a prefix to it.
PREFIX := /usr/local
DESTDIR :=
SOURCES := Package.swift Plugins Sources Tests Server/Package.swift Server/Sources Server/Tests Examples Docs/Layout/Pictures Docs/Drawing/Pictures Docs/Lists Docs/Navigation Docs/Modals Docs/Pictures

# The program that has all tests, of which those of the command line need a core of their own.
TESTS := PlumbPackageTests.xctest --testing-library swift-testing

# The number of trees that each law is tried on.
SEEDS := 2000
LONG_SEEDS := 100000

# What `make mutants` draws by.
SEED := 1

# A build of plumb-bench for `make instructions` to compare with.
OLD :=

# For `make peers`: the folder with clay.h, and that with yoga/Yoga.h and libyogacore.a; how many rounds.
CLAY :=
YOGA :=
ROUNDS := 7

.PHONY: help setup build server deb-runtime dist install uninstall demo docs test laws cases mutants check fresh-clone consumers long-laws load agents formats page tickets serve engines deb-check sanitize instructions bench peers format lint

help: ## Lists the commands.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST)

setup: ## Installs the Debian packages that are missing.
	@sh Scripts/setup.sh

build: setup ## Builds plumb into .build/release.
	swift build -c release --product plumb
	swift build -c release --product plumb-mcp

server: build ## Builds plumb-server, which plumb serve starts, beside plumb. It takes some minutes.
	swift build -c release --package-path Server
	@cp "$$(swift build -c release --package-path Server --show-bin-path)/plumb-server" .build/release/

# Does not depend on build, so that root does not compile.
install: ## Installs the build into PREFIX, with man page and completions: make install PREFIX=/usr/local
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install.sh

uninstall: ## Uninstalls: make uninstall PREFIX=/usr/local
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install.sh --uninstall

demo: build ## Renders Examples/Card.swift to out/card.png.
	@mkdir -p out
	$(PLUMB) render Examples/Card.swift --size fit -o out/card.png
	@echo "$(CURDIR)/out/card.png"

docs: build ## Renders the pictures of the documentation and the films of the README, and writes Docs/API.md and the code map of ARCHITECTURE.md.
	swift build -c release --product plumb-laws
	.build/release/plumb-laws --api
	.build/release/plumb-laws --map
	@sh Scripts/docs.sh
	@sh Scripts/films.sh

test: build ## Runs all tests; those of the command line run the release plumb.
	swift build -c release --product plumb-bench
	swift build -c release --target SwiftUI
	swift build --build-tests
	sh Scripts/beside.sh ".build/debug/$(TESTS) --skip PlumbCLITests" ".build/debug/$(TESTS) --filter PlumbCLITests"
	$(MAKE) laws

laws: setup ## Tries the laws of layout on random trees, and on very deep and wide ones: make laws SEEDS=200000
	swift build -c release --product plumb-laws
	@half=$$(( ($(SEEDS) + 1) / 2 )); \
	sh Scripts/beside.sh ".build/release/plumb-laws --seeds $$half" ".build/release/plumb-laws --from $$half --seeds $$half"
	.build/release/plumb-laws --scale

cases: ## Compares the layout engine with the tables of its rules; after a change in PlumbLayout, in seconds.
	swift build --product plumb-cases
	.build/debug/plumb-cases

mutants: setup ## Changes 60 lines of the engine, core and controls at random and asks whether the quick tests notice: make mutants SEED=7
	@Scripts/mutants.py --seed $(SEED)

# Comparisons with other programs (Docs/Performance.md) are not included, as those programs are not part of the project.
check: ## Runs all longer checks. Run it before you close an issue. A check that was stopped goes on where it was.
	@sh Scripts/check.sh lint fresh-clone consumers long-laws load agents formats page tickets serve engines deb-check sanitize instructions

fresh-clone: setup ## Runs the README's two commands (demo, test) in a fresh clone of the last commit.
	@sh Scripts/fresh-clone.sh

consumers: setup ## Builds packages that depend on Plumb, in a fresh folder and in Examples, and runs them.
	@sh Scripts/consumers.sh

long-laws: ## Tries the laws on fifty times as many trees: make long-laws LONG_SEEDS=1000000
	$(MAKE) laws SEEDS=$(LONG_SEEDS)
	.build/release/plumb-laws --repeat

load: build ## Renders all examples many times at once and compares the bytes; runs long animations and checks their memory.
	swift build -c release --product plumb-bench
	@sh Scripts/load.sh

agents: build ## Tries plumb mcp with the official Python client, from PyPI.
	python3 -m venv .build/agents
	.build/agents/bin/pip install --quiet mcp
	.build/agents/bin/python Scripts/mcp-check.py $(PLUMB)

formats: build ## Validates what explain and lint print, and SVG and PDF files of examples and 10,000 random trees.
	python3 -m venv .build/formats
	.build/formats/bin/pip install --quiet jsonschema sarif-pydantic lxml resvg-py pikepdf pypdfium2
	.build/formats/bin/python Scripts/formats-check.py $(PLUMB)
	swift build -c release --product plumb-laws
	.build/formats/bin/python Scripts/vector-check.py $(PLUMB) .build/release/plumb-laws 10000

tickets: build ## Draws the tickets of Examples/Tickets: compiled ahead of time, as a batch, again, one by one, as a filter; and kills batches.
	@$(MAKE) --no-print-directory -C Examples/Tickets check PLUMB="$(CURDIR)/$(PLUMB)"
	@$(MAKE) --no-print-directory -C Examples/Tickets clean
	Scripts/batch-check.py $(PLUMB)

serve: server ## Tries plumb serve: requests, attacks, views that trap and hang, load; and the tests of plumb-server.
	swift test --package-path Server
	python3 -m venv .build/serve
	.build/serve/bin/pip install --quiet openapi-spec-validator
	.build/serve/bin/python Scripts/serve-check.py $(PLUMB)

# The versions are those that were tried.
engines: build ## Draws the tickets under Apache Spark (PyPI: pyspark) and GNU parallel, while processes are killed, and compares.
	@sh Scripts/setup.sh default-jre-headless parallel
	python3 -m venv .build/spark
	.build/spark/bin/pip install --quiet pyspark==3.5.3 pandas==2.2.3 pyarrow==17.0.0
	@$(MAKE) --no-print-directory -C Examples/Batch check PLUMB="$(CURDIR)/$(PLUMB)" PYTHON="$(CURDIR)/.build/spark/bin/python"
	@$(MAKE) --no-print-directory -C Examples/Batch clean

deb-runtime: build server ## Builds the Debian package that draws, batches and serves .plumb files without a toolchain, into out/.
	@sh Scripts/setup.sh patchelf dpkg-dev
	@sh Scripts/deb.sh runtime out

dist: deb-runtime ## Builds the files of a release into out/: a tarball, and the packages plumb and plumb-runtime.
	@sh Scripts/deb.sh plumb out

deb-check: deb-runtime ## Tries the run-time package in a new Debian 12 (needs root): the same bytes, without Swift.
	@sh Scripts/setup.sh debootstrap
	@sh Scripts/deb-check.sh

page: build ## Tests the page of plumb explain --html in headless Chromium (Debian: chromium), by keyboard and mouse.
	@command -v chromium >/dev/null || { echo "page: there is no chromium; install Debian's package chromium" >&2; exit 2; }
	$(PLUMB) explain Examples/Card.swift --html .build/page.html
	Tests/InspectorPage/check.py .build/page.html
	$(PLUMB) explain Tests/InspectorPage/Rows.swift --html .build/rows.html
	Tests/InspectorPage/check.py .build/rows.html

# AddressSanitizer keeps freed memory, which treesThatGoLeaveNothing would take for a leak. ThreadSanitizer has its own call
# stack, with room for 65,536 calls: trees of 10,000 levels do not fit. DamageTests and RoundedTextTests paint and compare
# millions of pixels on one thread, which takes hours under it and cannot find anything. It does not see that a Mutex of
# Swift's orders what threads do (a program of six lines shows it), so it takes the threads of anyThreadMayAsk for a race.
sanitize: setup ## Runs the tests of the libraries under AddressSanitizer and, beside it, under ThreadSanitizer.
	swift build --build-tests --sanitize=address --scratch-path .build-asan
	swift build --build-tests --sanitize=thread --scratch-path .build-tsan
	export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 SWIFT_BACKTRACE=enable=no; sh Scripts/beside.sh \
	    ".build-asan/debug/$(TESTS) --no-parallel --skip PlumbCLITests --skip treesThatGoLeaveNothing" \
	    ".build-tsan/debug/$(TESTS) --no-parallel --skip PlumbCLITests --skip tooDeepATreeEndsInASentence --skip DamageTests --skip RoundedTextTests --skip anyThreadMayAsk"

instructions: setup ## Counts instructions, which vary little (needs valgrind); compares with another build: make instructions OLD=path/to/plumb-bench
	swift build -c release --product plumb-bench
	@if [ -n "$(OLD)" ]; then sh Scripts/instructions.sh --compare "$(OLD)" .build/release/plumb-bench; \
	else sh Scripts/instructions.sh; fi

lint: ## Checks formatting and style.
	swift format lint --strict -r $(SOURCES)

bench: setup ## Measures the time of layout.
	swift build -c release --product plumb-bench
	.build/release/plumb-bench layout

# Python packages are installed into .build/peers; where that fails, the scripts say what is left out.
peers: setup ## Measures Plumb beside other programs (PyPI: takumi-py, skia-python, typst, weasyprint): make peers CLAY=~/clay YOGA=~/yoga
	swift build -c release --product plumb-bench
	python3 -m venv .build/peers
	-.build/peers/bin/pip install --quiet takumi-py skia-python typst weasyprint numpy
	.build/peers/bin/python Scripts/peers/layout.py --rounds $(ROUNDS) $(if $(CLAY),--clay $(CLAY)) $(if $(YOGA),--yoga $(YOGA))
	.build/peers/bin/python Scripts/peers/pictures.py --rounds $(ROUNDS)
	.build/peers/bin/python Scripts/peers/scenes.py --rounds $(ROUNDS)

format: ## Formats all sources.
	swift format -i -r $(SOURCES)
