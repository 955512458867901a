"""Builds the page into the package, or checks that the committed build is up to date.

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
    """The page cannot be built; the message says why and what to do."""


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    if reason := why_not_build():
        raise PageError(reason)
    command = [shutil.which("npm") or "npm", *words]
    if subprocess.run(command, cwd=WEB, check=False).returncode != 0:
        raise PageError(f"npm {' '.join(words)} failed; see its output")


def why_not_build() -> str:
    """Return why the page cannot be built, or an empty text."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return f"there is no Node with npm here; the page needs Node {OLDEST_NODE} or newer"
    told = subprocess.run([node, "--version"], check=True, capture_output=True, text=True)
    version = told.stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        return f"Node is {version}; the page needs Node {OLDEST_NODE} or newer"
    return ""


def install() -> None:
    """Install the versions of the lock file, unless they are installed."""
    stamp = WEB / "node_modules" / "installed-from.sha256"
    now = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    # Not `npm ci`: it requires the binaries of all platforms in the lock file, even those that the
    # platform on which it was written cannot install. `npm install` obeys the lock file, too.
    npm("install", "--no-save", "--no-audit", "--no-fund")
    stamp.write_text(now, encoding="utf-8")


def build(target: Path) -> None:
    """Build the page into a folder, and replace its content."""
    npm("run", "build", "--", "--outDir", str(target), "--emptyOutDir", "--logLevel", "warn")


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of the files in a folder, by their paths in it.

    Compressed files have no content here: another version of Node may compress differently, and
    their names contain the hash of the original.
    """
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): b"" if path.suffix == ".br" else path.read_bytes()
        for path in files
    }


def differences() -> list[str]:
    """List the files that differ between the page in the package and a new build."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        fresh = contents(Path(folder))
    kept = contents(BUILT)
    return sorted(name for name in fresh.keys() | kept.keys() if fresh.get(name) != kept.get(name))


def check() -> None:
    """Raise an error if the page in the package is not the build of its sources."""
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
