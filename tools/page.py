"""Builds the page into the package, or tells whether what is there is what would be built.

    python3 tools/page.py [--check]

Needs Node 20 or newer with npm; users do not, because the built page is part of the package. The
first run installs the versions of web/package-lock.json into web/node_modules.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sztab" / "web" / "dist"
OLDEST_NODE = 20


class PageError(Exception):
    """The page cannot be built: why, and what to do."""


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    if reason := why_not_build():
        raise PageError(reason)
    command = [shutil.which("npm") or "npm", *words]
    if subprocess.run(command, cwd=WEB, check=False).returncode != 0:
        raise PageError(f"npm {' '.join(words)} failed; its output says why")


def why_not_build() -> str:
    """Return what stands in the way of building the page; empty if nothing does."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return f"there is no Node with npm here; the page needs Node {OLDEST_NODE} or newer"
    told = subprocess.run([node, "--version"], check=True, capture_output=True, text=True)
    version = told.stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        return f"Node is {version}; the page needs Node {OLDEST_NODE} or newer"
    return ""


def install() -> None:
    """Install what the lock file says, unless that is what is there."""
    stamp = WEB / "node_modules" / "installed-from.sha256"
    now = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    # Not `npm ci`: it wants the binaries of all platforms in the lock file, even those that the
    # platform on which it was written cannot install. This keeps to the lock file, too.
    npm("install", "--no-save", "--no-audit", "--no-fund")
    stamp.write_text(now, encoding="utf-8")


def build(target: Path) -> None:
    """Build the page into a folder; what was there is gone."""
    npm("run", "build", "--", "--outDir", str(target), "--emptyOutDir", "--logLevel", "warn")


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths in it.

    Of compressed ones only the names: another Node may compress otherwise, and what is in them is
    in the name of the file beside them.
    """
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): b"" if path.suffix == ".br" else path.read_bytes()
        for path in files
    }


def differences() -> list[str]:
    """List the files in which the page of the package differs from one that is built now."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        fresh = contents(Path(folder))
    kept = contents(BUILT)
    return sorted(name for name in fresh.keys() | kept.keys() if fresh.get(name) != kept.get(name))


def check() -> None:
    """Refuse a page in the package that is not what its sources give."""
    if different := differences():
        raise PageError(
            "the page in the package is not the one that its sources give "
            f"({', '.join(different[:5])}): run python3 tools/page.py and commit src/sztab/web/dist"
        )


def main() -> int:
    """Build, or compare."""
    parser = argparse.ArgumentParser(description="Build the page into the package.")
    parser.add_argument("--check", action="store_true", help="compare only")
    arguments = parser.parse_args()
    try:
        install()
        check() if arguments.check else build(BUILT)
    except PageError as error:
        print(f"tools/page.py: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
