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
SUITE  := $(BIN)/python tools/suite.py --jobs $(JOBS) --native $(NATIVE)

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# An environment never looks into its user's site-packages: only the lock decides what is there.
export PYTHONNOUSERSITE = 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: bench check clean client client-check coverage docs format fuzz help house house-check ladder load lock mutants native \
	play rules rules-check setup soak touch test test-native test-pure train types web web-bench web-check \
	wheel wheel-check

help: ## list all targets
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

$(STATIC): $(WEB) $(shell find web/src src/westkingdom/speech/locale -type f 2> /dev/null) web/index.html web/vite.config.ts web/licences.js web/languages.js web/media.js
	@cd web && npm run --silent build -- --logLevel warn

web: $(STATIC) ## build the browser client into the package (needs Node 20)

client:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web; else echo "there is no npm here to build the browser client: make play PLAY=--terminal plays without it"; fi

client-check:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web-check; else echo "the browser client: NOT CHECKED, there is no npm here"; fi

types: $(VENV)/.ok $(WEB) ## generate the client's types from the API schema
	@mkdir -p build
	@$(BIN)/python -c "from westkingdom.server import schema; print(schema.written())" > build/openapi.json
	@cd web && npm run --silent types

web-check: types $(STATIC) ## check the browser client: generated types, types, tests
	git diff --exit-code -- web/src/wire/wire.ts
	cd web && npm run --silent check && npm run --silent test

play: $(VENV)/.ok client ## set everything up and play
	$(BIN)/westkingdom play $(PLAY)

test: check rules-check house-check docs client-check test-pure test-native coverage wheel-check ## everything that CI runs: checks, rules, house, documentation, client, the suite pure and compiled, what it reaches, the wheel

test-pure: $(VENV)/.ok ## the tests of engine and games in pure Python: make test-pure TESTS=tests/engine
	@$(SUITE) pure $(TESTS)

test-native: $(VENV)/.ok client ## all tests with the compiled engine: make test-native TESTS=tests/laws
	@$(SUITE) native $(TESTS)

coverage: $(VENV)/.ok ## branches the last test-pure and test-native did not reach
	@$(SUITE) report

check: $(VENV)/.ok ## lint, format, types, layers, dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src

house: $(VENV)/.ok ## how the house stands against its aims: who names a game, what stands twice, what is too long; make house HOUSE=--check
	$(BIN)/python tools/house.py $(HOUSE)

house-check: $(VENV)/.ok
	$(BIN)/python tools/house.py --check

rules: $(VENV)/.ok ## rules without a test
	$(BIN)/python tools/rules.py

rules-check: $(VENV)/.ok
	$(BIN)/python tools/rules.py --check

$(BENCH)/.ok: requirements-bench.lock
	$(PYTHON) -m venv --clear $(BENCH)
	@$(BENCH)/bin/pip install -q --require-hashes -r requirements-bench.lock 2> $(BENCH)/pip.log || { cat $(BENCH)/pip.log; exit 1; }
	@touch $@

bench: $(VENV)/.ok $(BENCH)/.ok ## benchmark the engine against a peer in the same minutes
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring the engine in pure Python"
	$(BIN)/python benchmarks/run.py --peer-python $(BENCH)/bin/python

load: $(VENV)/.ok ## load-test the server with many tables at once: make load LOAD="--tables 50"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring the engine in pure Python"
	$(BIN)/python benchmarks/load.py $(LOAD)

$(FUZZER)/.ok: requirements-fuzz.lock
	$(PYTHON) -m venv --clear $(FUZZER)
	@$(FUZZER)/bin/pip install -q --require-hashes -r requirements-fuzz.lock 2> $(FUZZER)/pip.log || { cat $(FUZZER)/pip.log; exit 1; }
	@touch $@

fuzz: $(VENV)/.ok $(FUZZER)/.ok ## fuzz the server against its schema: make fuzz FUZZ="--examples 500"
	$(BIN)/python tools/fuzz.py --schemathesis $(abspath $(FUZZER))/bin/schemathesis $(FUZZ)

$(DOCS)/.ok: requirements-docs.lock
	$(PYTHON) -m venv --clear $(DOCS)
	@$(DOCS)/bin/pip install -q --require-hashes -r requirements-docs.lock 2> $(DOCS)/pip.log || { cat $(DOCS)/pip.log; exit 1; }
	@touch $@

docs: $(DOCS)/.ok ## build the documentation as a site into build/site, and check its links
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --site-dir build/site

web-bench: $(VENV)/.ok client ## measure the browser client: its size, and the time from click to paint
	@$(BIN)/python tools/native.py $(NATIVE) || echo "measuring with the engine in pure Python"
	$(BIN)/python benchmarks/client.py

touch: $(VENV)/.ok client ## play both games to the end by touch, on a phone and three tablets
	@WESTKINGDOM_TOUCH=whole $(SUITE) native tests/web/test_touch.py

TRAIN  ?=
LADDER ?=
train: $(VENV)/.ok ## train the bots of both games, reproducibly: make train TRAIN="--games 4"
	$(BIN)/python tools/native.py $(NATIVE)
	$(BIN)/python -m tools.train_bots viscounts $(TRAIN)
	$(BIN)/python -m tools.train_bots architects $(TRAIN)

ladder: $(VENV)/.ok ## play the bot levels against each other and the solo opponents: make ladder LADDER="--games 20 --solo 10"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "playing in pure Python"
	$(BIN)/python -m benchmarks.ladder $(LADDER)

soak: $(VENV)/.ok ## play random games for a long time and check every law: make soak SOAK="--game architects --games 100"
	@$(BIN)/python tools/native.py $(NATIVE) || echo "soaking the engine in pure Python"
	$(BIN)/python tools/soak.py $(SOAK)

mutants: $(VENV)/.ok ## make small faults in the rules and see if the tests find them: make mutants MUTANTS="--places 50 --seed 2"
	$(BIN)/python tools/mutants.py $(MUTANTS)

native: $(VENV)/.ok ## compile the engine into build/native
	$(BIN)/python tools/native.py $(NATIVE)

# The wheel is built from the sdist, as whoever has only that would build it; the engine is compiled before, once.
wheel: $(STATIC) native ## build an sdist and, from it, a wheel with the browser client and the compiled engine, into dist
	rm -rf dist
	WESTKINGDOM_NATIVE=1 WESTKINGDOM_NATIVE_BUILD=$(abspath $(NATIVE)) $(BIN)/python -m build --no-isolation --outdir dist

wheel-check: wheel ## install the wheel where there is no compiler and no Node, and play
	$(BIN)/python tools/try_wheel.py --python $(PYTHON) dist/*.whl

# For maintainers, with uv at hand. Neither file names a download host.
UV_COMPILE := uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock: ## update the lock files (needs uv)
	$(UV_COMPILE) pyproject.toml --extra postgresql --group dev -o requirements.lock
	$(UV_COMPILE) --group bench -o requirements-bench.lock
	$(UV_COMPILE) --group fuzz -o requirements-fuzz.lock
	$(UV_COMPILE) --group docs -o requirements-docs.lock

format: $(VENV)/.ok ## format the code and sort imports
	$(BIN)/ruff check --fix-only --select I .
	$(BIN)/ruff format .

clean: ## remove everything make has built
	rm -rf build dist web/node_modules $(dir $(STATIC)) $(VENV) $(BENCH) $(FUZZER) $(DOCS) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
