"""Compile the engine with mypyc where a C compiler works, and build the page; everything else is in pyproject.toml.

FELICITY_PURE=1 keeps the pure source. Without a compiler, or if the C code does not build, the pure source is installed too.
A complaint of mypyc itself is our own mistake and stops the build.
FELICITY_PAGE=0 leaves the page out: the engine, the terminal and the server's requests work without it.
"""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOMS = ("src/felicity/core", "src/felicity/games", "src/felicity/bots")
# `python -m` can't run a compiled __main__, a compiled TypedDict forgets the types of its keys, and nobody waits for the others.
UNCOMPILED = ("__main__.py", "arrange.py", "arrangement.py", "plugin.py", "study.py", "view_types.py")
# The engine's types lead to the manifests of the games, and those to rooms that aren't compiled: pip's build has nothing that they need.
CHECKS = ["--follow-imports=silent"]
# Commands that make something to install. An editable install is not among them: its .so files would hide later edits of the source.
BUILDS = {"bdist", "bdist_wheel", "build", "install"}

PROBE_C = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
PROBE_PY = """
from setuptools import Extension, setup
probe = Extension("probe", ["probe.c"], extra_compile_args={flags}, extra_link_args={flags})
setup(name="probe", packages=[], ext_modules=[probe], script_args=["build"])
"""


def say_pure(why: str) -> None:
    print(f"felicity: {why}; the pure source is installed.", flush=True)


def scratch() -> Path:
    """Make a build folder that goes away, so that no file of an earlier build is ever packed."""
    folder = tempfile.mkdtemp(prefix="felicity-build-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def compiler_works(folder: Path, flags: list[str]) -> bool:
    """Build an empty extension, which takes a compiler, a linker and Python's headers; in a process of its own, to keep it quiet."""
    folder.mkdir()
    (folder / "probe.c").write_text(PROBE_C, encoding="utf-8")
    probe = PROBE_PY.format(flags=flags)
    return subprocess.run([sys.executable, "-c", probe], cwd=folder, capture_output=True, check=False).returncode == 0


def sources() -> list[str]:
    """Every module of the compiled rooms, without what a game says and shows."""
    paths = [path for room in ROOMS for path in Path(room).rglob("*.py") if path.name not in UNCOMPILED]
    return sorted(str(path) for path in paths if not {"narration", "terminal"}.intersection(path.parts))


def extensions(folder: Path) -> list[Extension]:
    if not BUILDS.intersection(sys.argv[1:]):
        return []
    if os.environ.get("FELICITY_PURE", "0") not in ("", "0"):
        say_pure("FELICITY_PURE is set")
        return []
    if not compiler_works(folder / "probe", []):
        say_pure("no working C compiler")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say_pure("mypy is not installed")
        return []
    # A file for each module, which all cores take side by side; one file for all would be twice the work, and for one core.
    found = mypycify(
        [*CHECKS, *sources()], opt_level="3", debug_level="0", multi_file=True, group_name="felicity", target_dir=str(folder / "c")
    )
    if sys.platform != "win32":
        # Nobody outside the library calls into it by name; told so, the compiler calls directly and puts small functions in line.
        flags = ["-O3", "-fvisibility=hidden"]
        # And across files, where the linker can do that on all cores, as GCC's can: 3 to 6 % of a decision (bench/README.md).
        across = [f"-flto={os.cpu_count() or 1}", "-fno-fat-lto-objects"]
        if compiler_works(folder / "probe-across", [*flags, *across]):
            flags += across
        library = found[0]  # the others only hand out its modules
        library.extra_compile_args = [*library.extra_compile_args, *flags]
        library.extra_link_args = [*library.extra_link_args, *flags]
    return found


class AllOrNothing(build_ext):
    """One library serves all compiled modules: if a part of them does not build, none may be installed."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                return [made for part in pool.map(lambda source: compile_all([source], **how), sources) for made in part]

        self.compiler.compile = compile_side_by_side
        try:
            super().build_extensions()
        except Exception as error:  # whatever the compiler's trouble is, the pure source runs without it
            say_pure(f"the C code did not build ({type(error).__name__})")
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []


class WithPage(build_py):
    """The page is built first, so that it is packed with the other files of the package."""

    def run(self) -> None:
        if not self.editable_mode and os.environ.get("FELICITY_PAGE", "1") not in ("", "0"):
            build_page()
            self.__dict__.pop("data_files", None)  # listed before the page was there
        super().run()


def build_page() -> None:
    script = Path(__file__).resolve().parent / "web" / "build_page.py"
    if subprocess.run([sys.executable, str(script)], check=False).returncode:
        raise SystemExit("felicity: the page did not build (see above); FELICITY_PAGE=0 installs everything else.")


folder = scratch()
setup(
    ext_modules=extensions(folder),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPage},
    options={"build": {"build_base": str(folder / "build")}},
)
