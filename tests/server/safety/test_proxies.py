"""Proxies: a trusted one names the client; anyone else is the client."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from sztab.core.action import SztabError
from sztab.server.safety import Proxies
from tests.server.safety.asgi import scope

PROXY = "10.0.0.1"


def settled(
    proxies: Proxies, peer: str | None, *headers: tuple[str, str], kind: str = "http"
) -> tuple[str, str]:
    asked = scope(headers=headers, client=peer, kind=kind)
    address = proxies.resolve(asked, Headers(scope=asked))
    if asked["client"] is not None:
        assert asked["client"][0] == address
    return address, asked["scheme"]


def forwarded(chain: str) -> tuple[str, str]:
    return ("x-forwarded-for", chain)


def test_unlisted_proxies_are_not_trusted() -> None:
    claim = [forwarded("203.0.113.9"), ("x-forwarded-proto", "https")]
    assert settled(Proxies(), "127.0.0.1", *claim) == ("127.0.0.1", "http")
    assert settled(Proxies([PROXY]), "10.0.0.2", *claim) == ("10.0.0.2", "http")
    assert settled(Proxies([PROXY]), PROXY, *claim) == ("203.0.113.9", "https")


@pytest.mark.parametrize(
    ("chain", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9, 10.0.0.1", "203.0.113.9"),
        ("10.0.0.1", "10.0.0.1"),
        ("203.0.113.9:5555", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]:5555", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("", PROXY),
        ("unknown", PROXY),
        ("1.1.1.1, junk", PROXY),
        ("1.1.1.1, junk, 203.0.113.9", "203.0.113.9"),
        ("203.0.113.9,", PROXY),
    ],
)
def test_the_last_address_that_is_no_proxy_is_the_client(chain: str, address: str) -> None:
    assert settled(Proxies([PROXY]), PROXY, forwarded(chain))[0] == address


def test_several_headers_are_one_chain() -> None:
    headers = [forwarded("1.1.1.1"), forwarded("203.0.113.9")]
    assert settled(Proxies([PROXY]), PROXY, *headers)[0] == "203.0.113.9"


def test_a_network_a_mapped_address_and_a_unix_socket_can_be_trusted() -> None:
    proxies = Proxies(["10.0.0.0/8", "unix"])
    for peer in ("10.9.9.9", "::ffff:10.9.9.9", None):
        assert settled(proxies, peer, forwarded("203.0.113.9"))[0] == "203.0.113.9"
    assert settled(Proxies(), None, forwarded("203.0.113.9"))[0] == "unix"


@pytest.mark.parametrize(
    ("kind", "said", "scheme"),
    [
        ("http", "https", "https"),
        ("websocket", "https", "wss"),
        ("websocket", "wss", "wss"),
        ("http", "HTTPS", "https"),
        ("http", "https, http", "http"),
        ("http", "javascript", "http"),
    ],
)
def test_the_proxy_reports_whether_its_client_used_https(kind: str, said: str, scheme: str) -> None:
    assert settled(Proxies([PROXY]), PROXY, ("x-forwarded-proto", said), kind=kind)[1] == scheme


def test_an_invalid_address_is_refused_with_an_example() -> None:
    with pytest.raises(SztabError, match=r"'proxy.example' is not the address.*10\.0\.0\.0/8"):
        Proxies(["proxy.example"])
