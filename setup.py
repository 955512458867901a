"""Builds the wheel: compiles the engine with mypyc where that is possible.

`SZTAB_COMPILE=0` never compiles, `SZTAB_COMPILE=1` makes a failure an error; by default the engine
is compiled if there is a C compiler, else it runs interpreted and one line says why. With
`pip install -v` one sees the progress of the build, and of setuptools only its warnings. Everything
else about the package is in pyproject.toml.
"""

import hashlib
import json
import logging
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from itertools import count
from pathlib import Path
from textwrap import shorten

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

MODE = os.environ.get("SZTAB_COMPILE", "")

PACKAGE = Path("src/sztab")
with Path("pyproject.toml").open("rb") as project:
    CHOSEN = tomllib.load(project)["tool"]["sztab"]["compiled"]
# Modules call each other, and inherit, as C.
COMPILED = sorted(
    path
    for pattern in CHOSEN["modules"]
    for path in PACKAGE.glob(pattern)
    if not {*CHOSEN["except"]} & {*path.parts}
)

# Overflow wraps, as it does on every machine we know, instead of being undefined. Warnings about
# generated C help nobody, and checking for them doubles the compile time.
C_FLAGS = ["-fwrapv", "-w", "-Wno-all"]


def libraries() -> list[tuple[list[str], str | None]]:
    """Return what is compiled together: the core with bots and match, and each game by itself.

    One library for all would be a few percent faster and take twice as long to compile.
    """
    found: dict[str, list[str]] = {}
    for path in COMPILED:
        inside = path.relative_to(PACKAGE).parts
        found.setdefault(inside[1] if inside[0] == "games" else "core", []).append(str(path))
    return [(files, f"sztab._{name}_engine") for name, files in found.items()]


def why_not_compile() -> str | None:
    """Return what stands in the way of compiling, or None; asked before anything slow is done."""
    if MODE == "0":
        return "SZTAB_COMPILE=0"
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if sys.platform == "win32":
        return None  # setuptools itself looks for Visual Studio
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler ({compiler.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (Python.h) are not installed"
    return None


def say(text: str) -> None:
    """Print a line that `pip install -v` shows at once."""
    print(f"sztab: {text}", file=sys.stderr, flush=True)


def stay_interpreted(reason: str, library: str) -> None:
    """Build a package that runs interpreted and knows why, or fail if it must not."""
    if MODE == "1":
        raise SetupError(f"SZTAB_COMPILE=1, but the engine cannot be compiled: {reason}")
    say(f"not compiled, runs interpreted: {reason}")
    Path(library, "sztab", "_interpreted.txt").write_text(f"{reason}\n", encoding="utf-8")


class SztabDistribution(Distribution):
    """Knows early whether there will be extensions, and keeps setuptools quiet."""

    def has_ext_modules(self) -> bool:
        """Answer before mypyc, which takes its time, lists the extensions."""
        return why_not_compile() is None

    def parse_command_line(self) -> bool:
        """Hide two thousand lines about copied files; they would bury ours."""
        goes_on = super().parse_command_line()  # type: ignore[no-untyped-call]
        logging.getLogger().setLevel(logging.WARNING)
        return bool(goes_on)


PACKED = {"rules": ("_rules", "*.toml"), "locales": ("_locales", "*.ftl")}
"""Folders beside the sources that are read at run time: where they go, and which files."""


class BuildPy(build_py):
    """Copies the sources, and the texts of rules and messages into the package."""

    def run(self) -> None:
        if self.editable_mode:  # code in a checkout reads the texts where they are
            super().run()
            return
        # What an earlier build left behind would be packed again, and a binary would be stale.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        for path in self.packed_files():
            folder = PACKED[path.parts[0]][0]
            target = Path(self.build_lib, "sztab", folder, *path.parts[1:])
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        reason = why_not_compile()
        if reason:
            stay_interpreted(reason, self.build_lib)

    def get_source_files(self) -> list[str]:
        """Name what a source distribution must hold."""
        sources = super().get_source_files()  # type: ignore[no-untyped-call]
        return [*sources, *map(str, self.packed_files())]

    def packed_files(self) -> list[Path]:
        """List the clause texts, the summaries and the messages."""
        return sorted(
            path for folder, (_, files) in PACKED.items() for path in Path(folder).rglob(files)
        )


class CompileC(build_ext):
    """Compiles C files, several at a time, and tells how far it is."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        self.done = count(1)
        super().run()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        done, total = next(self.done), len(self.extensions)
        if done * 10 // total > (done - 1) * 10 // total:
            say(f"step 2 of 2: compiled {done} of {total} files")


class BuildExt(build_ext):
    """Runs mypyc, and records what was compiled: `sztab._build` refuses to run anything else."""

    def run(self) -> None:
        if self.editable_mode:  # a binary would shadow the source that is being edited
            return
        if self.inplace:
            raise SetupError("an in-place build would shadow the source: pip install . instead")
        try:
            self.compile()
            self.record()
        except SystemExit:
            self.give_up("mypyc does not accept the source, see above")
        except Exception as error:  # noqa: BLE001  # whatever it is, there is a way without
            self.give_up(shorten(f"{type(error).__name__}: {error}", 150))

    def give_up(self, reason: str) -> None:
        """Leave only the sources in the wheel."""
        for binary in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            binary.unlink()
        stay_interpreted(reason, self.build_lib)

    def compile(self) -> None:
        """Translate the modules to C, and the C to libraries."""
        from mypyc.build import mypycify  # noqa: PLC0415  # slow to import

        say("compiling the engine, which takes one to three minutes; SZTAB_COMPILE=0 skips it")
        say(f"step 1 of 2: translating {len(COMPILED)} modules to C, about half a minute")
        start = time.monotonic()
        extensions = mypycify(
            [str(path) for path in COMPILED],
            opt_level="3",
            debug_level="0",  # a third smaller, and sooner done
            target_dir=self.build_temp,
            separate=libraries(),
        )
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
        self.distribution.ext_modules = extensions  # type: ignore[assignment]
        say(f"step 2 of 2: compiling {len(extensions)} C files, {os.cpu_count()} at a time")
        compile_c = CompileC(self.distribution)  # a fresh one, which sees the extensions
        compile_c.ensure_finalized()
        compile_c.run()
        say(f"compiled in {time.monotonic() - start:.0f} s")

    def record(self) -> None:
        """Write the hash of each compiled source into the wheel."""
        hashes = {}
        for path in COMPILED:
            shipped = Path(self.build_lib, path.relative_to("src")).read_bytes()
            if shipped != path.read_bytes():
                raise SetupError(f"{path} was edited while it was being compiled")
            hashes[path.relative_to(PACKAGE).as_posix()] = hashlib.sha256(shipped).hexdigest()
        target = Path(self.build_lib, "sztab", "_compiled.json")
        target.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if MODE not in {"", "0", "1"}:
        sys.exit(f"SZTAB_COMPILE is {MODE!r}; it can be 0 (never), 1 (must) or unset")
    setup(distclass=SztabDistribution, cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
