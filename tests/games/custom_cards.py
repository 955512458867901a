"""Custom card files for the tests: for each game one that adds, changes and removes."""

from __future__ import annotations

from textwrap import dedent
from typing import Final

RUSH: Final = dedent("""\
    remove = ["ussr-t-34"]

    [[vehicles]]
    id = "7tp"
    name = "7TP"
    nation = "usa"
    class = "light"
    cost = 0
    resources = 2
    firepower = 1
    armour = 1

    [[vehicles]]
    id = "germany-maus"
    cost = 9
    """)

WARSAW: Final = dedent("""\
    remove = ["wp-9dp", "acz-gaj"]

    [[cards]]
    id = "wp-blue-army"
    army = "wp"
    kind = "unit"
    name = { en = "Blue Army", pl = "Błękitna Armia", cs = "Modrá armáda" }
    effects = [
      { op = "add_units", n = 4, line = 1, fronts = ["n", "s"], pick = "one" },
      { op = "add_units", n = 1, line = 2, fronts = ["n", "s"], pick = "one" },
    ]

    [[cards]]
    id = "acz-cavalry-general"
    army = "acz"
    kind = "commander"
    name = "Cavalry General"
    limit = 8
    effects = [
      { op = "remove_enemy", n = 2, lines = [1, 2] },
      { op = "add_strength", n = 4, if = { balance = "fewer" } },
    ]

    [[cards]]
    id = "wp-galica"
    limit = 4

    [[cards]]
    id = "wp-do-broni"
    effects = [{ op = "extra_action" }, { op = "add_strength", n = 5, when = "battle" }]
    """)

BATTLEGROUNDS: Final = dedent("""\
    remove = ["hetzer"]

    [[tanks]]
    id = "tks"
    name = "TKS"
    nation = "Poland"
    class = "light"
    move = "D2"
    shot = "O1"

    [[tanks]]
    id = "vickers"
    name = "Vickers E"
    nation = "United Kingdom"
    class = "light"
    move = "O2"
    shot = "D3"

    [[tanks]]
    id = "kv-1"
    name = "KV-1S"
    shot = "O2"

    [[pictures]]
    id = "bridge"
    name = { en = "Viaduct", pl = "Wiadukt", cs = "Viadukt" }
    icon = "armour"
    """)

FILES: Final = {"rush": RUSH, "warsaw": WARSAW, "battlegrounds": BATTLEGROUNDS}
