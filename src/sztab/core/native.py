"""Machine types, for the compiled build and the interpreted one.

In compiled modules `i64` and `vec` are machine integers and flat arrays: the compiler reads the
types below, not their substitutes. When interpreted, a `vec` is a `list` and an `i64` an `int`,
which are fastest in CPython. This module itself is never compiled.

A `vec` has value semantics when it grows or shrinks: always write `zone = append(zone, card)`,
and never keep two names for one `vec` (copy with `zone[:]`).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    vec = list

    def append(zone, item):
        """Return the zone with the item at its end."""
        zone.append(item)
        return zone

    def extend(zone, items):
        """Return the zone with the items at its end."""
        zone.extend(items)
        return zone

    def remove(zone, item):
        """Return the zone without the first such item."""
        zone.remove(item)
        return zone

    def pop(zone, index=-1):
        """Return the zone without the item at the index, and that item."""
        item = zone.pop(index)
        return zone, item

    def mypyc_attr(**_flags):
        """Flags for the compiler; without effect when interpreted."""
        return lambda decorated: decorated
