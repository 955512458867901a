"""The table of rooms in the documentation is up to date with the sources."""

from tools import rooms


def test_the_table_of_rooms_is_up_to_date() -> None:
    """Otherwise run `python tools/rooms.py`."""
    page = rooms.PAGE.read_text("utf-8")
    assert rooms.written(page) == page
