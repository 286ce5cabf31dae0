# make play: open the window.  make test: everything CI runs.  The rest is named in README.md.
# A fresh machine needs Python 3.11 to 3.13 and make; everything else is fetched into .venv on the first run.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input
# seconds after which `make test` is taken for hung
HANG := 2400
export PYTHONDONTWRITEBYTECODE :=
export PIP_NO_PYTHON_VERSION_WARNING := 1

.PHONY: play test check suite compiled-check resources bench compiled test-compiled goldens installer test-installer lock clean

play: $(VENV)/play.stamp
	@$(PY) packaging/system_libraries.py play
	@$(PY) packaging/resources.py
	@$(PY) -m verne_tabletop $(ARGS)

test: $(VENV)/test.stamp
	@$(PY) packaging/system_libraries.py test
	@$(PY) packaging/resources.py
	@timeout --kill-after=30 $(HANG) $(MAKE) --no-print-directory check suite compiled-check

check: export QT_QPA_PLATFORM := offscreen
check: $(VENV)/test.stamp
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

suite: export QT_QPA_PLATFORM := offscreen
suite: $(VENV)/test.stamp
	$(PY) -m pytest -n 2 --dist worksteal --durations 15 $(ARGS)

compiled-check: export QT_QPA_PLATFORM := offscreen
compiled-check: $(VENV)/test.stamp
	$(PY) packaging/compiled.py check

resources: $(VENV)/play.stamp
	@$(PY) packaging/resources.py

bench: $(VENV)/test.stamp resources
	@$(PY) -m verne_tabletop bench $(ARGS)

goldens: $(VENV)/test.stamp
	$(PY) -m tests.goldens --write $(ARGS)
	$(PY) -m tests.counts --write $(ARGS)

# the wheel with the pure rooms compiled, in dist/; never built in place
compiled: $(VENV)/test.stamp
	$(PY) packaging/compiled.py build

test-compiled: compiled
	$(PY) packaging/compiled.py test

# what can be built here for people to double-click, in dist/
installer: $(VENV)/test.stamp
	@$(PY) packaging/system_libraries.py play
	@$(PIP) install -q -r requirements-package.lock
	QT_QPA_PLATFORM=offscreen $(PY) packaging/installer.py

# the packages of dist/ in a clean minimal system; needs root, debootstrap, Xvfb and xdotool
test-installer: $(VENV)/test.stamp resources
	$(PY) packaging/try_installers.py

lock:
	$(PYTHON) packaging/lock.py

clean:
	rm -rf $(VENV) build dist *.egg-info verne_tabletop/resources_rc.py assets/i18n/*.qm

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
	  echo "Python 3.11, 3.12 or 3.13 is needed, and $(PYTHON) is not one: call make with PYTHON=/path/to/python3.11" >&2; \
	  exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "$(PYTHON) cannot make a virtual environment: install Debian's python3-venv and call make again" >&2; exit 1; }

$(VENV)/play.stamp: requirements.lock | $(PY)
	@echo "installing the pinned dependencies into $(VENV)"
	@$(PIP) install -q -r requirements.lock
	@touch $@

$(VENV)/test.stamp: requirements-test.lock $(VENV)/play.stamp
	@echo "installing the pinned test tools into $(VENV)"
	@$(PIP) install -q -r requirements-test.lock
	@touch $@
