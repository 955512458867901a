"""Action B: discard a card and move a Blockade marker."""

from __future__ import annotations

import pytest

from tests.games.warsaw.table import Table, army, front

TABLE = Table()
FREE = Table(settings={"blockade_side": "free"})
MARKERS = {"wp": "acz.n.line1", "acz": "wp.c.order", "special": "acz.line2"}
SPOTS = [
    "n.line1",
    "c.line1",
    "s.line1",
    "line2",
    "n.commander",
    "c.commander",
    "s.commander",
    "n.order",
    "c.order",
    "s.order",
]


@pytest.mark.clause("WAR-146")
def test_the_player_discards_any_one_card_to_move_a_marker() -> None:
    s = TABLE.position(hands=[["wp-9dp", "wp-haller"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block")
    assert TABLE.legal(s) == ["discard wp-9dp", "discard wp-haller"]
    assert TABLE.refuse(s, "discard wp-17dp") == "WAR-146"
    assert TABLE.refuse(s, "put wp acz.n.order") == "WAR-146"
    TABLE.play(s, "discard wp-haller", "put wp acz.n.order")
    assert TABLE.hand(s, 0) == ["wp-9dp"]
    assert TABLE.discard(s, "wp") == ["wp-haller"]


@pytest.mark.clause("WAR-147")
@pytest.mark.parametrize(
    ("marker", "place"), [("wp", "acz.s.order"), ("acz", "wp.s.line1"), ("acz", "wp.line2")]
)
def test_the_player_moves_either_marker_of_an_army(marker: str, place: str) -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block", "discard wp-9dp", f"put {marker} {place}")
    expected = MARKERS | {marker: place}
    assert TABLE.dump(s)["markers"] == expected
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-147")
def test_after_the_discard_a_marker_must_be_moved() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block", "discard wp-9dp")
    assert TABLE.refuse(s, "decline") == "WAR-147"
    assert TABLE.refuse(s, "stop") == "WAR-147"


@pytest.mark.clause("WAR-148")
def test_the_special_blockade_marker_cannot_be_chosen() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block", "discard wp-9dp")
    assert TABLE.refuse(s, "put special acz.n.order") == "WAR-148"
    assert TABLE.refuse(s, "put special wp.n.order") == "WAR-148"


@pytest.mark.clause("WAR-148")
def test_a_card_does_not_move_the_special_blockade_marker_either() -> None:
    s = TABLE.position(
        hands=[["acz-kamieniew", "acz-sabotaz"], ["wp-9dp"]], wp=["P2"], markers=MARKERS
    )
    TABLE.play(s, "play acz-kamieniew", "front s", "effect 2")
    assert TABLE.refuse(s, "put special wp.n.order") == "WAR-148"
    TABLE.play(s, "put wp acz.n.order", "pass", "play acz-sabotaz", "front s")
    assert TABLE.refuse(s, "put special wp.n.commander") == "WAR-148"


@pytest.mark.clause("WAR-149", "WAR-147", "WAR-148")
def test_we_d25_the_colour_of_a_marker_tells_on_which_side_it_may_lie() -> None:
    """WE-D25: the ACz marker lies on the WP order field of C; WP takes action B."""
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block", "discard wp-9dp")
    red = [f"put wp acz.{spot}" for spot in SPOTS if spot not in ("n.line1", "line2")]
    polish = [f"put acz wp.{spot}" for spot in SPOTS if spot != "c.order"]
    assert TABLE.legal(s) == red + polish
    assert "put acz wp.s.line1" in polish
    assert TABLE.refuse(s, "put acz acz.s.line1") == "WAR-149"
    assert TABLE.refuse(s, "put wp wp.s.line1") == "WAR-149"
    assert TABLE.refuse(s, "put special wp.s.line1") == "WAR-148"


@pytest.mark.clause("WAR-149")
def test_blockade_side_free_any_marker_may_go_to_either_side() -> None:
    s = FREE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    FREE.play(s, "block", "discard wp-9dp")
    taken = {f"{MARKERS[marker]}" for marker in MARKERS}
    places = [f"{side}.{spot}" for side in ("wp", "acz") for spot in SPOTS]
    expected = [f"put {m} {p}" for m in ("wp", "acz") for p in places if p not in taken]
    assert FREE.legal(s) == expected
    FREE.play(s, "put acz acz.s.line1")
    assert FREE.marker(s, "acz") == "acz.s.line1"


@pytest.mark.clause("WAR-149")
def test_blockade_side_free_a_marker_on_the_own_side_hinders_the_own_army() -> None:
    s = FREE.position(
        hands=[["wp-9dp"], ["acz-10dk"]], markers={"acz": "acz.n.line1"}, order=["P2", "P1"]
    )
    FREE.play(s, "play acz-10dk")
    assert FREE.lines(s, "acz", "n") == (0, 0)


@pytest.mark.clause("WAR-149", "WAR-160")
@pytest.mark.parametrize("table", [TABLE, FREE], ids=["colour_bound", "free"])
def test_a_card_puts_the_own_marker_on_the_enemy_side_only(table: Table) -> None:
    s = table.position(hands=[["wp-radiowywiad"], ["acz-14dk"]], markers={"wp": "acz.line2"})
    table.play(s, "play wp-radiowywiad", "front n")
    fields = [f"{at}.{kind}" for kind in ("commander", "order") for at in ("n", "c", "s")]
    assert table.legal(s) == [f"put wp acz.{field}" for field in fields]
    assert table.refuse(s, "put wp wp.n.order") in {"WAR-149", "WAR-160"}


@pytest.mark.clause("WAR-150")
def test_the_marker_must_go_to_another_place() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers=MARKERS)
    TABLE.play(s, "block", "discard wp-9dp")
    assert TABLE.refuse(s, "put acz wp.c.order") == "WAR-150"
    assert TABLE.refuse(s, "put wp acz.n.line1") == "WAR-150"


@pytest.mark.clause("WAR-150")
def test_a_card_must_move_the_marker_to_another_place_too() -> None:
    s = TABLE.position(
        red=army(n=front(0, 1, "acz-gaj"), c=front(0, 1, "acz-jakir")),
        hands=[["wp-zdobycie-ciechanowa"], ["acz-14dk"]],
        markers={"wp": "acz.n.commander"},
    )
    TABLE.play(s, "play wp-zdobycie-ciechanowa", "front n")
    assert TABLE.legal(s) == ["put wp acz.c.commander"]
    assert TABLE.refuse(s, "put wp acz.n.commander") == "WAR-150"


@pytest.mark.clause("WAR-150", "WAR-160")
def test_without_a_legal_place_a_card_moves_no_marker() -> None:
    """The only commander of ACz lies under the marker already."""
    s = TABLE.position(
        red=army(n=front(0, 1, "acz-gaj")),
        hands=[["wp-zdobycie-ciechanowa"], ["acz-14dk"]],
        markers={"wp": "acz.n.commander"},
    )
    TABLE.play(s, "play wp-zdobycie-ciechanowa", "front n")
    assert TABLE.mover(s) == "P2"
    assert TABLE.marker(s, "wp") == "acz.n.commander"
