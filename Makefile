# The house's commands; `make help` lists them. Everything lives in .venv, locked by hash.
MAKEFLAGS += --jobs=2 # while one core compiles the rules, another builds the page and reads the sources
PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE # where it is set, every process would compile every module anew
PIP := $(BIN)/pip --quiet
COMPILE := uv pip compile -q --universal --generate-hashes --no-header --python-version 3.11
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error --no-update-notifier
PYTEST := $(BIN)/python -m pytest -q -n 2
NIGHT := build/nightly
TO ?= .# where `make pictures` and `make lock` write to
PAGE := src/saloon/server/static/index.html
SOURCES := pyproject.toml hatch_build.py $(shell sed -n '/^compiled/,/^]/s|.*"\(saloon/.*\.py\)".*|src/\1|p' pyproject.toml)
PAGE_SOURCES := $(shell find web/src web/public web/*.* src/saloon/locales -type f ! -name '*.py' ! -name '*.test.ts' \
	! -path '*__pycache__*' ! -path 'web/src/tests/*')

.DEFAULT_GOAL := help
.PHONY: help play web check tested tested-page test nightly browser lint lint-python lint-page dev bench pictures golden lock clean

help: ## list the commands
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 14

play: .venv/installed $(PAGE) ## set up and open the house
	@$(BIN)/saloon serve

web: $(PAGE) ## build the page

check: lint tested tested-page ## lint, types and the tests that start no house, cluster or browser

tested: .venv/dev # beside the page's types, which leave a core idle
	@$(PYTEST) --dist loadscope --no-loadscope-reorder -m "not process and not nightly" --ignore tests/web

tested-page: web/node_modules/.package-lock.json # the page's logic, without a browser
	@$(NPM) run --silent test

test: .venv/dev lint tested-page $(PAGE) browser ## lint, types and every test that takes no night
	@$(PYTEST) --dist loadscope --no-loadscope-reorder --ignore tests/web
	@$(PYTEST) -n 3 --dist load --maxschedchunk 1 tests/web

nightly: .venv/dev $(PAGE) browser ## what takes hours: the longest tests, every benchmark, pictures and locks
	@rm -rf $(NIGHT) && mkdir -p $(NIGHT)/docs/pictures $(NIGHT)/benchmarks/server $(NIGHT)/benchmarks/batch
	@MAKEFLAGS= $(MAKE) --no-print-directory check
	@$(PYTEST) --dist loadscope --no-loadscope-reorder -m nightly --ignore tests/web
	@SALOON_WALK=$(NIGHT)/walk $(PYTEST) --dist load --maxschedchunk 1 -m nightly tests/web
	@MAKEFLAGS= $(MAKE) --no-print-directory pictures TO=$(NIGHT)
	@MAKEFLAGS= $(MAKE) --no-print-directory lock TO=$(NIGHT)
	@MAKEFLAGS= $(MAKE) --no-print-directory golden
	@MAKEFLAGS= $(MAKE) --no-print-directory bench

browser: .venv/tools
	@$(BIN)/python -m tests.web.browser

lint: lint-python lint-page ## format, lint, types and the direction of imports

lint-python: .venv/tools
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet . && $(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

lint-page: web/node_modules/.package-lock.json
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

dev: .venv/dev ## set up everything a developer needs, rules compiled
	@$(BIN)/saloon --version

pictures: .venv/dev $(PAGE) browser ## take the documentation's pictures of the page anew
	@SALOON_PICTURES=$(TO)/docs/pictures $(PYTEST) -k every_screen tests/web/test_screens.py tests/web/test_camera.py

golden: .venv/dev ## write the golden playthroughs anew; read the diff before you commit it
	@$(BIN)/python -m tests.golden.write

bench: .venv/dev ## speed beside the peers, as tables; ARGS=--write writes docs/benchmarks*.md
	@$(BIN)/python -m benchmarks $(ARGS)
	@$(BIN)/python -m benchmarks.bluff.speed $(ARGS)
	@$(BIN)/python -m benchmarks.batch.speed $(ARGS)
	@$(BIN)/python -m benchmarks.server $(ARGS)
	@$(BIN)/python -m benchmarks.server.wires
	@$(BIN)/python -m benchmarks.cluster $(ARGS)
	@$(BIN)/python -m benchmarks.joe $(ARGS)
	@$(BIN)/python -m benchmarks.fairness $(ARGS)

lock: .venv/dev ## resolve the dependencies anew
	@$(BIN)/$(COMPILE) --group build pyproject.toml -o $(TO)/requirements.lock
	@$(BIN)/$(COMPILE) --all-extras --group dev pyproject.toml -o $(TO)/requirements-dev.lock
	@$(BIN)/$(COMPILE) benchmarks/requirements.in -o $(TO)/benchmarks/requirements.lock
	@$(BIN)/$(COMPILE) benchmarks/server/picows.in -o $(TO)/benchmarks/server/picows.lock
	@$(BIN)/$(COMPILE) benchmarks/batch/requirements.in -o $(TO)/benchmarks/batch/requirements.lock

clean: ## remove everything that was built
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/saloon/_compiled.json \
		web/node_modules web/.svelte-check src/saloon/server/static
	@find src -name '*.so' -delete

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Saloon needs Python 3.11 or newer.'; exit 1; }
	@$(PYTHON) -m venv .venv || { echo 'Python has no venv here. On Debian: apt-get install python3-venv'; exit 1; }

.venv/locked: requirements.lock | .venv/bin/pip
	@echo 'Installing what Saloon needs ...'
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | .venv/locked
	@echo 'Installing what the page needs ...'
	@$(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.package-lock.json
	@echo 'Building the page ...'
	@$(NPM) run --silent build -- --logLevel warn

.venv/installed: .venv/locked $(SOURCES)
	@echo 'Compiling the rules ...'
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@$(BIN)/saloon --version
	@touch $@

.venv/tools: requirements-dev.lock | .venv/locked
	@echo 'Installing what the tests need ...'
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

.venv/dev: .venv/installed .venv/tools
	@touch $@
