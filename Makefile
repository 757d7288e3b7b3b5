PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
BENCH  := .venv-bench
FUZZER := .venv-fuzz
DOCS   := .venv-docs
NATIVE := build/native
JOBS   ?= 2
# Options for the programs behind the targets: make play PLAY="--seats 3", make test-pure TESTS="tests/library/test_ledger.py"
PLAY   ?=
TESTS  ?=
SOAK   ?=
FUZZ   ?=
MUTANTS ?=
LOAD   ?=
PYTEST := $(BIN)/python -m pytest -n $(JOBS)

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# An environment never looks into its user's site-packages: only the lock decides what is there.
export PYTHONNOUSERSITE = 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-pure test-native check rules bench load fuzz soak mutants native lock format clean setup

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.ok ## create .venv from requirements.lock and install the package into it

$(VENV)/.locked: requirements.lock
	$(PYTHON) -m venv --clear $(VENV)
	@echo "installing what requirements.lock names"
	@$(BIN)/pip install -q --require-hashes -r requirements.lock 2> $(VENV)/pip.log || { cat $(VENV)/pip.log; exit 1; }
	@touch $@

$(VENV)/.ok: $(VENV)/.locked pyproject.toml
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e . 2> $(VENV)/pip.log || { cat $(VENV)/pip.log; exit 1; }
	@touch $@

# The browser client, built into the package. Without Node there is the text table.
WEB    := web/node_modules/.ok
STATIC := src/westkingdom/server/static/index.html

$(WEB): web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): $(WEB) $(shell find web/src src/westkingdom/speech/locale -type f 2> /dev/null) web/index.html web/vite.config.ts web/licences.js
	@cd web && npm run --silent build -- --logLevel warn

.PHONY: web types web-check client client-check
web: $(STATIC) ## build the browser client into the package (needs Node 20)

client:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web; else echo "there is no npm here to build the browser client: make play PLAY=--terminal plays without it"; fi

client-check:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web-check; else echo "the browser client: NOT CHECKED, there is no npm here"; fi

types: $(VENV)/.ok $(WEB) ## write the types of the wire for the browser client
	@mkdir -p build
	@$(BIN)/python -c "from westkingdom.server import schema; print(schema.written())" > build/openapi.json
	@cd web && npm run --silent types

web-check: types $(STATIC) ## check the browser client: types of the wire, types, tests
	git diff --exit-code -- web/src/wire.ts
	cd web && npm run --silent check && npm run --silent test

play: $(VENV)/.ok client ## set everything up and play
	$(BIN)/westkingdom play $(PLAY)

test: check rules-check docs client-check test-pure test-native wheel-check ## everything that CI runs: checks, rules, documentation, client, the suite pure and compiled, the wheel

# What lies around the engine does not depend on its build, and is tested once, with the compiled one if there is one.
AROUND := tests/server tests/web tests/table tests/terminal tests/cli tests/speech tests/docs tests/tools

test-pure: $(VENV)/.ok ## the tests of engine and games in pure Python
	WESTKINGDOM_NATIVE=0 $(PYTEST) $(or $(TESTS),$(AROUND:%=--ignore=%))

test-native: $(VENV)/.ok client ## all tests with the compiled engine
	@$(BIN)/python tools/native.py $(NATIVE); status=$$?; \
	if [ $$status -eq 3 ]; then echo "compiled engine: NOT TESTED, this machine cannot compile it (see above)"; \
		export WESTKINGDOM_NATIVE=0; if [ -n "$(TESTS)" ]; then $(PYTEST) $(TESTS); else $(PYTEST) $(AROUND); fi; \
	elif [ $$status -eq 0 ]; then echo "compiled engine: testing"; export WESTKINGDOM_NATIVE=1; \
		if [ -n "$(TESTS)" ]; then $(PYTEST) $(TESTS); else $(PYTEST); fi; \
	else exit $$status; fi

check: $(VENV)/.ok ## lint, format, types, layers, dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src

rules: $(VENV)/.ok ## which rules no test holds yet
	$(BIN)/python tools/rules.py

.PHONY: rules-check
rules-check: $(VENV)/.ok
	$(BIN)/python tools/rules.py --check

$(BENCH)/.ok: requirements-bench.lock
	$(PYTHON) -m venv --clear $(BENCH)
	@$(BENCH)/bin/pip install -q --require-hashes -r requirements-bench.lock 2> $(BENCH)/pip.log || { cat $(BENCH)/pip.log; exit 1; }
	@touch $@

bench: $(VENV)/.ok $(BENCH)/.ok ## speed beside a peer that runs in the same minute
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring the engine in pure Python"
	$(BIN)/python benchmarks/run.py --peer-python $(BENCH)/bin/python

load: $(VENV)/.ok ## the server under load, with many tables at once: make load LOAD="--tables 50"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring the engine in pure Python"
	$(BIN)/python benchmarks/load.py $(LOAD)

$(FUZZER)/.ok: requirements-fuzz.lock
	$(PYTHON) -m venv --clear $(FUZZER)
	@$(FUZZER)/bin/pip install -q --require-hashes -r requirements-fuzz.lock 2> $(FUZZER)/pip.log || { cat $(FUZZER)/pip.log; exit 1; }
	@touch $@

fuzz: $(VENV)/.ok $(FUZZER)/.ok ## ask the server everything that its schema allows, and more: make fuzz FUZZ="--examples 500"
	$(BIN)/python tools/fuzz.py --schemathesis $(abspath $(FUZZER))/bin/schemathesis $(FUZZ)

$(DOCS)/.ok: requirements-docs.lock
	$(PYTHON) -m venv --clear $(DOCS)
	@$(DOCS)/bin/pip install -q --require-hashes -r requirements-docs.lock 2> $(DOCS)/pip.log || { cat $(DOCS)/pip.log; exit 1; }
	@touch $@

.PHONY: docs
docs: $(DOCS)/.ok ## build the documentation as a site into build/site, and check its links
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --site-dir build/site

.PHONY: web-bench
web-bench: $(VENV)/.ok client ## how large the browser client is, and how quickly it paints what a click did
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring with the engine in pure Python"
	$(BIN)/python benchmarks/client.py

.PHONY: train ladder
TRAIN  ?=
LADDER ?=
train: $(VENV)/.ok ## learn the weights of the bots of both games, the same every time: make train TRAIN="--games 4"
	$(BIN)/python tools/native.py $(NATIVE)
	$(BIN)/python -m tools.train_bots viscounts $(TRAIN)
	$(BIN)/python -m tools.train_bots architects $(TRAIN)

ladder: $(VENV)/.ok ## let the levels of bots play against each other and the rulebooks: make ladder LADDER="--games 20 --solo 10"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "playing in pure Python"
	$(BIN)/python -m benchmarks.ladder $(LADDER)

soak: $(VENV)/.ok ## play games at random for a long time and check every law: make soak SOAK="--game architects --games 100"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "soaking the engine in pure Python"
	$(BIN)/python tools/soak.py $(SOAK)

mutants: $(VENV)/.ok ## put small faults into the rules and see whether the tests find them: make mutants MUTANTS="--places 50 --seed 2"
	$(BIN)/python tools/mutants.py $(MUTANTS)

native: $(VENV)/.ok ## compile the engine into build/native
	$(BIN)/python tools/native.py $(NATIVE)

.PHONY: wheel wheel-check
# The wheel is built from the sdist, as whoever has only that would build it; the engine is compiled before, once.
wheel: $(STATIC) native ## build an sdist, and from it a wheel with the browser client and the compiled engine, into dist
	rm -rf dist
	WESTKINGDOM_NATIVE=1 WESTKINGDOM_NATIVE_BUILD=$(abspath $(NATIVE)) $(BIN)/python -m build --no-isolation --outdir dist

wheel-check: wheel ## install the wheel into an empty environment without compiler and Node, and play
	$(BIN)/python tools/try_wheel.py --python $(PYTHON) dist/*.whl

# For maintainers, with uv at hand. Neither file names a download host.
UV_COMPILE := uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock: ## renew the lock files (needs uv)
	$(UV_COMPILE) pyproject.toml --extra postgresql --group dev -o requirements.lock
	$(UV_COMPILE) --group bench -o requirements-bench.lock
	$(UV_COMPILE) --group fuzz -o requirements-fuzz.lock
	$(UV_COMPILE) --group docs -o requirements-docs.lock

format: $(VENV)/.ok ## format the code and sort its imports
	$(BIN)/ruff check --fix-only --select I .
	$(BIN)/ruff format .

clean: ## remove everything that make made
	rm -rf build dist web/node_modules $(dir $(STATIC)) $(VENV) $(BENCH) $(FUZZER) $(DOCS) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
