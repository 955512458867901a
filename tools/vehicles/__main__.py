"""Draws the pictures of Rush: vehicles, squads and the people of the Barracks.

python3 -m tools.vehicles                  draw all pictures into the page's folder
python3 -m tools.vehicles --check          check that they are up to date
python3 -m tools.vehicles --sheet FOLDER   contact sheets as WebP (needs Playwright)
python3 -m tools.vehicles --closest        the ten most similar pairs of each nation
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.vehicles import art


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.vehicles")
    parser.add_argument("--check", action="store_true", help="only compare")
    parser.add_argument("--sheet", type=Path, metavar="FOLDER", help="write contact sheets")
    parser.add_argument("--closest", action="store_true", help="print the closest pairs")
    arguments = parser.parse_args()
    if arguments.check:
        wrong = art.differences()
        print("\n".join(wrong) or "All pictures are what their recipes give.")
        return 1 if wrong else 0
    if arguments.sheet or arguments.closest:
        # Only these need Chromium.
        from tools.vehicles import closeness, sheet  # noqa: PLC0415 (needs Playwright)

        if arguments.sheet:
            sheet.write(arguments.sheet)
        if arguments.closest:
            print(closeness.report())
        return 0
    print(art.write())
    return 0


if __name__ == "__main__":
    sys.exit(main())
