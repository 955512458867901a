"""The guard: what it lets through, what it refuses, and the headers of every response."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from sztab.core.action import SztabError
from sztab.server.safety import Gate, Guard, Limits, body_limit
from tests.server.safety.asgi import HOST, Application, ask, guarded, pieces, scope

EVIL = ("origin", "https://evil.example")
OURS = ("origin", f"https://{HOST}")
DENIAL: dict[str, dict[str, str]] = {"websocket.http.response": {}}


def socket_scope(*headers: tuple[str, str]) -> Scope:
    return scope(headers=headers, kind="websocket", path="/ws", extensions=DENIAL)


# Headers


def test_every_answer_carries_the_headers() -> None:
    headers = ask(guarded(Application()), scope()).headers
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_denials_carry_them_too() -> None:
    for asked in (scope("POST", headers=[EVIL]), socket_scope(EVIL)):
        answer = ask(guarded(Application()), asked)
        assert answer.status == 403
        assert "content-security-policy" in answer.headers
        assert answer.headers["cache-control"] == "no-store"


def test_the_application_cannot_weaken_them() -> None:
    app = Application([("Content-Security-Policy", "default-src *"), ("x-own", "kept")])
    answer = ask(guarded(app), scope())
    names = [name.lower() for name, _ in answer.raw]
    assert names.count(b"content-security-policy") == 1
    assert "*" not in answer.headers["content-security-policy"]
    assert answer.headers["x-own"] == "kept"


@pytest.mark.parametrize(
    ("path", "root", "stored"),
    [
        ("/", "", True),
        ("/assets/api.js", "", True),
        ("/apiary", "", True),
        ("/api", "", False),
        ("/api/tables", "", False),
        ("/sztab/api/tables", "/sztab", False),
    ],
)
def test_nothing_below_api_is_stored(path: str, root: str, stored: bool) -> None:
    app = Application([("cache-control", "max-age=60")])
    answer = ask(guarded(app), scope(path=path, root_path=root))
    assert answer.headers["cache-control"] == ("max-age=60" if stored else "no-store")


def test_strict_transport_security_needs_https() -> None:
    name = "strict-transport-security"
    proto = [("x-forwarded-proto", "https")]
    assert name not in ask(guarded(Application()), scope()).headers
    assert name not in ask(guarded(Application()), scope(headers=proto)).headers
    assert name in ask(guarded(Application()), {**scope(), "scheme": "https"}).headers
    behind = guarded(Application(), proxies=["198.51.100.7"])
    assert name in ask(behind, scope(headers=proto)).headers


def test_the_start_and_end_of_the_server_pass_untouched() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    ask(guarded(app), {"type": "lifespan"})
    assert seen == ["lifespan"]


# Origins


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_a_foreign_page_changes_nothing(method: str) -> None:
    app = Application()
    answer = ask(guarded(app), scope(method, headers=[EVIL]))
    assert (answer.status, answer.json["code"]) == (403, "foreign-page")
    assert set(answer.json) == {"code", "text"}
    assert answer.headers["content-type"] == "application/json"
    assert not app.scopes


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_a_foreign_page_may_link_to_us(method: str) -> None:
    assert ask(guarded(Application()), scope(method, headers=[EVIL])).status == 200


def test_our_page_a_listed_one_and_programs_may() -> None:
    guard = guarded(Application(), origins=["https://friend.example"])
    for headers in ([OURS], [], [("origin", "https://friend.example")]):
        assert ask(guard, scope("POST", headers=headers)).status == 200
        sent = ask(guard, socket_scope(*headers)).sent
        assert [message["type"] for message in sent] == ["websocket.accept"]


def test_a_foreign_page_opens_no_socket() -> None:
    app = Application()
    answer = ask(guarded(app), socket_scope(EVIL))
    assert (answer.status, answer.json["code"]) == (403, "foreign-page")
    assert not app.scopes


def test_a_server_that_cannot_deny_with_an_answer_closes_the_socket() -> None:
    answer = ask(guarded(Application()), {**socket_scope(EVIL), "extensions": {}})
    assert answer.sent == [{"type": "websocket.close", "code": 1008, "reason": "foreign-page"}]


def test_two_origins_are_invalid() -> None:
    assert ask(guarded(Application()), scope("POST", headers=[OURS, EVIL])).status == 403
    assert ask(guarded(Application()), scope("POST", headers=[OURS, OURS])).status == 403


def test_an_invalid_origin_is_refused_at_the_start() -> None:
    with pytest.raises(SztabError, match=r"'play\.example' is not an origin: write it as https"):
        guarded(Application(), origins=["play.example"])


# Bodies


def test_a_body_arrives_complete_however_it_was_split() -> None:
    app = Application()
    answer = ask(guarded(app), scope("POST"), pieces(b"ab", b"", b"cd"))
    assert (answer.status, app.bodies) == (200, [b"abcd"])


@pytest.mark.parametrize("length", ["11", "9" * 18, "9" * 5000])
def test_a_body_announced_too_large_is_refused(
    length: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(body_limit, "LINGER", 0.05)
    app = Application()
    asked = scope("POST", headers=[("content-length", length)])
    answer = ask(guarded(app, Limits(body=10)), asked, pieces(b"", complete=False))
    assert (answer.status, answer.json["code"]) == (413, "body-too-large")
    assert "10 bytes" in answer.json["text"]
    assert answer.headers["connection"] == "close"
    assert not app.scopes


@pytest.mark.parametrize("announced", [[], [("content-length", "3")], [("content-length", "²")]])
def test_a_body_that_grows_too_large_is_refused(
    announced: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(body_limit, "LINGER", 0.05)
    app = Application()
    asked = scope("POST", headers=announced)
    answer = ask(guarded(app, Limits(body=10)), asked, pieces(b"123456", b"78901", complete=False))
    assert answer.status == 413
    assert not app.scopes


def test_the_rest_of_a_refused_body_is_read_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A client that is cut off while it sends never reads the response."""
    guard = guarded(Application(), Limits(body=10))
    chunks = pieces(*[b"x" * 20] * 5)
    assert ask(guard, scope("POST"), chunks).status == 413
    monkeypatch.setattr(body_limit, "_MAX_DISCARDED", 50)
    monkeypatch.setattr(body_limit, "LINGER", 60.0)
    endless = pieces(*[b"x" * 20] * 5, complete=False)
    assert ask(guard, scope("POST"), endless).status == 413
    gone = [*pieces(b"x" * 20, complete=False), {"type": "http.disconnect"}]
    assert ask(guard, scope("POST"), gone).status == 413


def test_a_body_of_just_the_allowed_size_passes() -> None:
    asked = scope("POST", headers=[("content-length", "10")])
    assert ask(guarded(Application(), Limits(body=10)), asked, pieces(b"1234567890")).status == 200


def test_a_body_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_limit, "PATIENCE", 0.05)
    answer = ask(guarded(Application()), scope("POST"), pieces(b"a", complete=False))
    assert (answer.status, answer.json["code"]) == (408, "body-too-slow")


def test_a_disconnected_sender_gets_no_response() -> None:
    app = Application()
    chunks = [*pieces(b"a", complete=False), {"type": "http.disconnect"}]
    assert not ask(guarded(app), scope("POST"), chunks).sent
    assert not app.scopes


def test_the_application_still_sees_a_disconnection() -> None:
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])

    ask(guarded(app), scope("POST"), [*pieces(b"a"), {"type": "http.disconnect"}])
    assert heard == ["http.request", "http.disconnect"]


# Limits


def test_an_address_over_its_limit_is_told_when_to_try_again() -> None:
    guard = guarded(Application(), Limits(address_rate=0.4, address_burst=2))
    assert [ask(guard, scope()).status for _ in range(2)] == [200, 200]
    for asked in (scope(), socket_scope()):
        answer = ask(guard, asked)
        assert (answer.status, answer.json["code"]) == (429, "too-many-requests")
        assert answer.headers["retry-after"] == "3"
    assert ask(guard, scope(client="198.51.100.8")).status == 200


def test_behind_a_proxy_the_client_has_to_wait() -> None:
    app = Application()
    guard = guarded(app, Limits(address_burst=1), proxies=["10.0.0.1"])

    def from_address(address: str) -> int | None:
        headers = [("x-forwarded-for", address)]
        return ask(guard, scope(headers=headers, client="10.0.0.1")).status

    assert [from_address("203.0.113.1") for _ in range(2)] == [200, 429]
    assert from_address("203.0.113.2") == 200
    assert [seen["client"][0] for seen in app.scopes] == ["203.0.113.1", "203.0.113.2"]


def test_a_made_up_chain_does_not_help_a_stranger() -> None:
    guard = guarded(Application(), Limits(address_burst=1), proxies=["10.0.0.1"])
    chains = [[("x-forwarded-for", f"203.0.113.{n}")] for n in range(3)]
    assert [ask(guard, scope(headers=chain)).status for chain in chains] == [200, 429, 429]


def test_sockets_are_counted_while_they_are_open() -> None:
    asyncio.run(_sockets_are_counted())


async def _sockets_are_counted() -> None:
    leave = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await leave.wait()
        raise RuntimeError("the table fell over")

    gate = Gate(Limits(sockets_per_address=1))
    guard = Guard(app, gate, names=[HOST])
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    first = asyncio.create_task(guard(socket_scope(), receive, send))
    await asyncio.sleep(0)
    await guard(socket_scope(), receive, send)
    assert sent[0]["status"] == 429
    assert b"too-many-sockets" in sent[1]["body"]
    leave.set()
    with pytest.raises(RuntimeError):
        await first
    assert gate.open_socket("198.51.100.7")


def test_private_responses_may_be_cached() -> None:
    app = Application([("Cache-Control", "private, max-age=60")])
    answer = ask(guarded(app), scope(path="/api/games/rush/components"))
    values = [value for name, value in answer.raw if name.lower() == b"cache-control"]
    assert values == [b"private, max-age=60"]


# Pages of other sites that load from us


def fetched(site: str, mode: str = "no-cors", target: str = "image") -> list[tuple[str, str]]:
    return [("sec-fetch-site", site), ("sec-fetch-mode", mode), ("sec-fetch-dest", target)]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (fetched("cross-site"), 403),
        (fetched("cross-site", "cors", "empty"), 403),
        (fetched("cross-site", "navigate", "iframe"), 403),
        (fetched("cross-site", "navigate", "document"), 200),
        (fetched("same-origin", "cors", "empty"), 200),
        (fetched("none", "navigate", "document"), 200),
        ([], 200),
        ([*fetched("cross-site", "cors", "empty"), ("origin", "https://friend.example")], 200),
        ([*fetched("cross-site", "cors", "empty"), EVIL], 403),
    ],
)
def test_pages_of_other_sites_may_link_to_us_but_load_nothing(
    headers: list[tuple[str, str]], status: int
) -> None:
    app = Application()
    guard = guarded(app, origins=["https://friend.example"])
    answer = ask(guard, scope(path="/api/games/rush/rules", headers=headers))
    assert answer.status == status
    assert bool(app.scopes) == (status == 200)


def test_a_foreign_page_does_not_use_up_tokens_of_costly_requests() -> None:
    guard = guarded(Application(), Limits(address_rate=0.001, address_burst=21))
    headers = fetched("cross-site")
    for _ in range(10):
        assert ask(guard, scope("GET", "/api/tables", headers)).status == 403
    assert ask(guard, scope("POST", "/api/tables")).status == 200


def test_costs_count_for_the_address_behind_a_trusted_proxy() -> None:
    limits = Limits(address_rate=0.001, address_burst=10)
    guard = guarded(Application(), limits, proxies=["198.51.100.7"])
    for client in ("203.0.113.1", "203.0.113.2"):
        headers = [("x-forwarded-for", client)]
        assert ask(guard, scope("POST", "/api/tables", headers)).status == 200
        assert ask(guard, scope("POST", "/api/tables", headers)).status == 429
