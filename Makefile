# Everything a fresh machine needs, from Python 3.11, make and git on. `make help` lists what can be done.

PLAY := .venv/bin/felicity play

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Only files whose hashes the lock files name.
INSTALL := $(PIP) -qq install --require-hashes
CHECKED := $(wildcard src tests bench tools examples)
ENGINE := src/felicity/core src/felicity/games src/felicity/bots
COMPILED := .build/compiled
STAMP := $(COMPILED).stamp
# Tests of what must be the same, interpreted and compiled: games play alike, also in batches, and those of other packages find a place.
BOTH_BUILDS := tests/conformance tests/plugins/test_pig.py tests/core/test_draws.py tests/games/test_encoding.py tests/adapters/test_vector.py tests/adapters/playthroughs

# Says nothing if no Python is new enough. Asked by running it: a name on the path may lead nowhere.
FIND_PYTHON = for p in $(PYTHON) python3 python3.11 python3.12 python3.13 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done
NEED_PYTHON = python="$$($(FIND_PYTHON))"; [ -n "$$python" ] || { echo "Python 3.11 or newer is missing."; exit 1; }; \
	$$python -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }

# Tests start Python many hundreds of times: it may keep what it has compiled, also where the environment says otherwise.
unexport PYTHONDONTWRITEBYTECODE

# A .venv is tied to its place and to its Python; if either has gone, it is made anew.
VENV_IS_GOOD := $(shell $(BIN)/python -c '' 2>/dev/null && [ "$$(cat .venv/place 2>/dev/null)" = "$(CURDIR)" ] && echo yes)

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play fast lab page site docs ready test test-pure test-compiled check bench balance mutants compiled dist lock pictures sbom clean pure-source always

help: ## list what can be done
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' Makefile

play: .venv/ready pure-source $(if $(findstring --terminal,$(ARGS)),,page lab) ## play in the browser; ARGS="loop --terminal --lang fr" plays in the terminal
	@if [ -e $(STAMP) ] && [ -z "$$(find $(ENGINE) -name '*.py' -newer $(STAMP) | head -n 1)" ]; then \
		cp -R src/felicity/. $(COMPILED)/felicity/ && PYTHONPATH=$(COMPILED) $(PLAY) $(ARGS); \
	else \
		echo "The engine runs from source. \`make fast\` compiles it once, for bots that think faster."; $(PLAY) $(ARGS); \
	fi

fast: compiled ## compile the engine, for `make play`

# The laboratory is an extra: where it can't be installed, play goes on without it, and the next run tries again.
lab: .venv/ready requirements-lab.lock
	@[ .venv/with-lab -nt requirements-lab.lock ] || { echo "Installing what the laboratory needs ..."; \
		if $(INSTALL) -r requirements-lab.lock; then touch .venv/with-lab; else echo "That can't be installed: playing without the laboratory."; fi; }

page: .venv/ready-to-build ## build the page, if something in web/ has changed
	@$(BIN)/python web/build_page.py

site: page ## build a site that needs no server into felicity-site; ARGS=DIR chooses another folder
	@$(BIN)/felicity site $(ARGS)

docs: .venv/ready-to-docs pure-source page ## build the book, which the server shows at /book, if something in it has changed
	@$(BIN)/python -m tools.book

ready: .venv/ready-to-test .venv/ready-to-build .venv/ready-to-docs

test: test-pure test-compiled ## test the source, then the compiled engine

check: .venv/ready-to-test .venv/ready-to-build pure-source ## lint, format, types and import rules, of the engine and of the page
	@echo "Linting ..."
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "Checking types ..."
	@$(BIN)/mypy --strict $(CHECKED)
	@echo "Checking the import rules ..."
	@$(BIN)/lint-imports
	@$(BIN)/python web/build_page.py check

bench: .venv/ready-to-bench compiled ## measure the speed, beside other engines where they can be installed
	@$(BIN)/python bench/run.py $(ARGS)

balance: compiled ## write the standing reports of all games anew into docs/balance; goes on where it was stopped
	@PYTHONPATH=$(COMPILED) nice $(BIN)/felicity balance --all --folder docs/balance --lang en $(ARGS)

mutants: .venv/ready-to-test pure-source ## see whether the tests notice small mistakes in the rules; ARGS="--game loop --sample 200"
	@$(BIN)/python -m bench.mutants $(ARGS)

compiled: $(STAMP) pure-source ## build the compiled package into .build
	@if [ -e $(STAMP) ]; then cp -R src/felicity/. $(COMPILED)/felicity/; \
	else echo "A C compiler or Python's headers are missing, so the compiled engine is skipped."; fi

dist: .venv/ready-to-test docs ## build what is released into dist/: the source, and the wheel of this platform; and test it
	@MYPY_CACHE_DIR=$(CURDIR)/.build/mypy $(BIN)/python -m tools.dist dist
	@echo "Testing them ..." && FELICITY_DIST=$(CURDIR)/dist $(BIN)/python -m pytest -q tests/dist

# uv looks at every platform and every file of a release; the pins that are there stay unless ARGS says --upgrade or --upgrade-package NAME.
lock: ## pin what pyproject.toml asks for, with hashes; ARGS=--upgrade chooses the newest versions allowed
	@$(NEED_PYTHON); \
	rm -rf .build/lock && mkdir -p .build && echo "Setting up .build/lock ..." && $$python -m venv .build/lock && \
	.build/lock/bin/python -m pip --disable-pip-version-check -qq install uv && cat requirements*.lock >.build/lock/all && \
	pin() { \
		lock=$$1; shift; echo "Choosing versions for $$lock ..." && \
		.build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
			--no-emit-index-url --no-emit-find-links -o $$lock "$$@"; \
	} && \
	pin .build/lock/all pyproject.toml --extra postgresql --extra notify --extra passkeys --extra ratings --extra lab --extra cluster --extra research --extra test --extra page --extra docs --extra bench $(ARGS) && \
	pin requirements.lock pyproject.toml -c .build/lock/all && \
	pin requirements-lab.lock pyproject.toml --extra lab -c .build/lock/all && \
	pin requirements-server.lock pyproject.toml --extra postgresql --extra notify --extra passkeys --extra ratings --extra lab -c .build/lock/all && \
	pin requirements-extras.lock pyproject.toml --extra postgresql --extra notify --extra passkeys --extra ratings --extra lab --extra cluster --extra research -c .build/lock/all && \
	pin requirements-test.lock pyproject.toml --extra postgresql --extra notify --extra passkeys --extra ratings --extra lab --extra cluster --extra research --extra test -c .build/lock/all && \
	pin requirements-page.lock pyproject.toml --extra page -c .build/lock/all && \
	pin requirements-docs.lock pyproject.toml --extra docs -c .build/lock/all && \
	pin requirements-bench.lock pyproject.toml --extra bench -c .build/lock/all && \
	printf 'setuptools\nwheel\n' >.build/lock/build.in && pin requirements-build.lock .build/lock/build.in -c .build/lock/all && \
	rm -rf .build/lock

pictures: .venv/ready-to-test page ## take the pictures of the README anew; ARGS="loop nation" takes some
	@$(BIN)/python -m tools.pictures $(ARGS)

sbom: .venv/ready-to-test ## write the bill of materials and the list of licences from the lock files
	@$(BIN)/python -m tools.bill

clean: pure-source ## remove .venv, builds and caches
	@rm -rf .venv .build build dist src/*.egg-info .coverage .coverage.* htmlcov web/node_modules src/felicity/server/page src/felicity/server/book
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find $(CHECKED) -name __pycache__ -prune -exec rm -rf {} +

test-pure: .venv/ready-to-test pure-source docs
	@echo "Testing the source ..."
	@$(BIN)/python -m pytest -n auto --dist worksteal --shuffle=new $(ARGS)

test-compiled: compiled
	@[ ! -e $(STAMP) ] || { echo "Testing the compiled engine ..." && \
		PYTHONPATH=$(CURDIR)/$(COMPILED) FELICITY_EXPECT=compiled $(BIN)/python -m pytest $(BOTH_BUILDS) -n auto --dist worksteal --shuffle=new; }

# A compiled file beside the source would be imported instead of it.
pure-source:
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

always:

.venv/place: $(if $(VENV_IS_GOOD),,always)
	@$(NEED_PYTHON); echo "Setting up .venv ..." && rm -rf .venv && $$python -m venv .venv && echo "$(CURDIR)" >$@

.venv/ready: .venv/place pyproject.toml setup.py requirements.lock requirements-build.lock
	@echo "Installing what play needs ..."
	@$(INSTALL) -r requirements.lock -r requirements-build.lock
	@FELICITY_PURE=1 $(PIP) -qq install --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-to-test: .venv/ready requirements-test.lock
	@echo "Installing what the tests need ..."
	@$(INSTALL) -r requirements-test.lock
	@touch $@

.venv/ready-to-docs: .venv/ready requirements-docs.lock
	@echo "Installing what the book is built with ..."
	@$(INSTALL) -r requirements-docs.lock
	@touch $@

# PyPI's Node, where the system has none that is new enough.
.venv/ready-to-build: .venv/ready requirements-page.lock
	@$(BIN)/python web/build_page.py find 2>/dev/null || \
		{ echo "Installing Node for the page ..." && $(INSTALL) -r requirements-page.lock && $(BIN)/python web/build_page.py find; }
	@touch $@

# If this fails there is no stamp, so the next run tries again.
.venv/ready-to-bench: .venv/ready-to-test requirements-bench.lock
	@echo "Installing the engines to compare with ..."
	@if $(INSTALL) --no-deps -r requirements-bench.lock; then touch $@; else echo "They can't be installed: measuring without them."; fi

# Changes only when a file of the engine comes or goes: its date alone would not tell.
.build/engine: always
	@mkdir -p .build; find $(ENGINE) -type f ! -name '*.py[cod]' ! -name '*.so' | sort >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# No stamp without a compiler. With one, a build that fell back to the pure source is an error.
$(STAMP): .venv/ready-to-test .build/engine setup.py pyproject.toml $(shell find $(ENGINE) -name '*.py' 2>/dev/null)
	@rm -rf $(COMPILED) $@
	@cc="$$($(BIN)/python -c 'import os, sysconfig; \
		print(os.environ.get("CC") or sysconfig.get_config_var("CC"), "-I" + sysconfig.get_path("include"))')"; \
	if echo '#include <Python.h>' | $$cc -fsyntax-only -x c - >/dev/null 2>&1; then \
		echo "Compiling the engine ..."; \
		FELICITY_PAGE=0 MYPY_CACHE_DIR=$(CURDIR)/.build/mypy $(PIP) -v install --no-deps --no-build-isolation --target $(COMPILED) . >.build/log 2>&1 && \
		[ -n "$$(find $(COMPILED)/felicity -name '*.so' -o -name '*.pyd')" ] && touch $@ || \
			{ tail -n 40 .build/log; echo "The engine did not compile; .build/log has it all."; exit 1; }; \
	fi
