# The commands of the project. `make test` is all that continuous integration runs; `make check` is what takes longer.

PLUMB := .build/release/plumb

# Where `make install` puts it; DESTDIR comes before it.
PREFIX := /usr/local
DESTDIR :=
SOURCES := Package.swift Plugins Sources Tests Examples Docs/Layout/Pictures Docs/Drawing/Pictures Docs/Pictures

# Trees that every law is tried on.
SEEDS := 10000
LONG_SEEDS := 100000

# A build of plumb-bench that `make instructions` compares with.
OLD :=

.PHONY: help setup build install uninstall demo docs test laws check fresh-clone consumers long-laws load agents formats page sanitize instructions bench format lint

help: ## Lists the commands.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST)

setup: ## Installs the Debian packages that are missing.
	@sh Scripts/setup.sh

build: setup ## Builds plumb into .build/release.
	swift build -c release --product plumb
	swift build -c release --product plumb-mcp

# Not after build: an administrator need not compile.
install: ## Puts what make build has built into PREFIX, with man page and completions: make install PREFIX=/usr/local
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install.sh

uninstall: ## Takes it away again: make uninstall PREFIX=/usr/local
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
	swift build -c release --product SwiftUI
	swift test
	$(MAKE) laws

laws: setup ## Tries the laws of layout on random trees, and very deep and wide ones: make laws SEEDS=200000
	swift build -c release --product plumb-laws
	@half=$$(( ($(SEEDS) + 1) / 2 )); \
	.build/release/plumb-laws --seeds $$half & first=$$!; \
	.build/release/plumb-laws --from $$half --seeds $$half; second=$$?; \
	wait $$first && [ $$second -eq 0 ]
	.build/release/plumb-laws --scale

# What is compared with other programs (Docs/Performance.md) is not among these: nothing of theirs is in the project, so there is nothing to run.
check: lint fresh-clone consumers long-laws load agents formats page sanitize instructions ## Before an issue is resolved: all of these. Peers are not run: the project has none of them.

fresh-clone: setup ## Runs the README's two commands (demo, test) in a fresh clone of the last commit.
	@sh Scripts/fresh-clone.sh

consumers: setup ## Builds packages that depend on Plumb, in a fresh folder and in Examples, and runs them.
	@sh Scripts/consumers.sh

long-laws: ## Tries the laws on ten times as many trees: make long-laws LONG_SEEDS=1000000
	$(MAKE) laws SEEDS=$(LONG_SEEDS)

load: build ## Renders all examples many times at once, and moves 200 views for long: the same bytes, no more memory.
	swift build -c release --product plumb-bench
	@sh Scripts/load.sh

agents: build ## Tries plumb mcp with the official Python client, from PyPI.
	python3 -m venv .build/agents
	.build/agents/bin/pip install --quiet mcp
	.build/agents/bin/python Scripts/mcp-check.py $(PLUMB)

formats: build ## Holds what explain and lint print against its schemas (PyPI: jsonschema, sarif-pydantic).
	python3 -m venv .build/formats
	.build/formats/bin/pip install --quiet jsonschema sarif-pydantic
	.build/formats/bin/python Scripts/formats-check.py $(PLUMB)

page: build ## Uses a page of plumb explain --html in headless Chromium (Debian: chromium), by keyboard and mouse.
	@command -v chromium >/dev/null || { echo "page: there is no chromium; install Debian's package chromium" >&2; exit 2; }
	$(PLUMB) explain Examples/Card.swift --html .build/page.html
	Tests/InspectorPage/check.py .build/page.html

# ThreadSanitizer counts calls on a stack of its own, with room for 65,536 of them: trees of 10,000 levels don't fit. DamageTests paint and compare
# millions of pixels on one thread, which takes hours under it and can show nothing.
sanitize: setup ## Runs the tests of the libraries under AddressSanitizer, then under ThreadSanitizer.
	ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 SWIFT_BACKTRACE=enable=no swift test --no-parallel --sanitize=address --scratch-path .build-asan --skip PlumbCLITests
	SWIFT_BACKTRACE=enable=no swift test --no-parallel --sanitize=thread --scratch-path .build-tsan --skip PlumbCLITests --skip tooDeepATreeEndsInASentence --skip DamageTests

instructions: setup ## Counts instructions, which noise can't touch (needs valgrind): make instructions OLD=path/to/another/plumb-bench compares
	swift build -c release --product plumb-bench
	@if [ -n "$(OLD)" ]; then sh Scripts/instructions.sh --compare "$(OLD)" .build/release/plumb-bench; \
	else sh Scripts/instructions.sh; fi

lint: ## Finds what format would change, and what breaks a rule.
	swift format lint --strict -r $(SOURCES)

bench: setup ## Measures layout.
	swift build -c release --product plumb-bench
	.build/release/plumb-bench layout

format: ## Formats all sources.
	swift format -i -r $(SOURCES)
