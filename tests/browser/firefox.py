"""Debian's Firefox, driven by WebDriver BiDi without a separate driver."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from websockets.sync.client import connect

from tests.browser.launching import DESK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PATIENCE: Final = 60.0
"""Seconds to wait for an answer; on a busy machine the browser starts slowly."""
LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ENTER: Final = "\ue007"
"""WebDriver's code of the key."""
PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#none",
    "ui.prefersReducedMotion": 1,
}
"""English, reduced motion, and no requests but to the server under test."""


def program() -> str | None:
    """Return the path of Firefox, if it is installed."""
    return shutil.which("firefox-esr")


class Firefox:
    """A browser with one tab, with the part of Playwright's page that a `Visitor` needs."""

    def __init__(self, folder: Path) -> None:
        found = program()
        assert found is not None
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines))
        self._log = folder / "firefox.log"
        self._listeners: dict[str, list[Callable[[Any], None]]] = {}
        self._number = 0
        self._open = ExitStack()
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    found,
                    "--headless",
                    "--no-remote",
                    "--remote-debugging-port=0",
                    "--profile",
                    str(folder),
                    "about:blank",
                ],
                stdout=log,
                stderr=log,
                env={**os.environ, "HOME": str(folder)},
            )
        try:
            line = connect(f"{self._address()}/session", max_size=None)
            self._socket = self._open.enter_context(line)
            self._command("session.new", capabilities={})
            self._tab = self._command("browsingContext.getTree")["contexts"][0]["context"]
            self._command(
                "session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"]
            )
            self._command("browsingContext.setViewport", context=self._tab, viewport=DESK)
        except BaseException:
            self.close()
            raise
        self.mouse = SimpleNamespace(click=self._click)
        self.keyboard = SimpleNamespace(type=self._type)

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = LISTENS.search(self._log.read_text("utf-8", "replace"))
            if found:
                return found[1]
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise TimeoutError(f"Firefox does not start: {self._log.read_text('utf-8', 'replace')}")

    def close(self) -> None:
        """End it."""
        self._open.close()
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    # What a person does

    def goto(self, url: str) -> None:
        """Open an address."""
        self._command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
        viewport = {"width": width, "height": height}
        self._command("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def click(self, selector: str) -> None:
        """Click on an element as soon as it exists."""
        self.wait_for_function(f"() => !!document.querySelector({selector!r})")
        box = self.evaluate(
            f"() => document.querySelector({selector!r}).getBoundingClientRect().toJSON()"
        )
        self._click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _click(self, x: float, y: float) -> None:
        where = {"type": "pointerMove", "x": round(x), "y": round(y)}
        deeds = [where, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "actions": deeds})

    def _type(self, text: str) -> None:
        keys = [{"type": kind, "value": one} for one in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._command("input.performActions", context=self._tab, actions=[source])

    # What a test looks at

    def on(self, event: str, listener: Callable[[Any], None]) -> None:
        """Call the listener for each `pageerror`, `console` message or `request`."""
        self._listeners.setdefault(event, []).append(listener)

    def evaluate(self, function: str, argument: object = None) -> Any:  # noqa: ANN401 (any data)
        """Return the result of a JavaScript function as data."""
        call = f"JSON.stringify(await ({function})({json.dumps(argument)}) ?? null)"
        answer = self._command(
            "script.evaluate",
            expression=f"(async () => {call})()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise RuntimeError(str(answer["exceptionDetails"]["text"]))
        return json.loads(answer["result"]["value"])

    def wait_for_function(self, function: str) -> None:
        """Wait until a function returns a true value."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(function):
            if time.monotonic() > end:
                raise TimeoutError(f"this does not become true: {function}")
            self.wait_for_timeout(50)

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Do nothing for a while."""
        time.sleep(milliseconds / 1000)

    # The protocol

    def _command(self, method: str, **parameters: object) -> dict[str, Any]:
        self._number += 1
        asked = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(asked))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._number:
                break
            self._hear(message)
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        result: dict[str, Any] = message["result"]
        return result

    def _hear(self, message: dict[str, Any]) -> None:
        said = message.get("params", {})
        if message.get("method") == "network.beforeRequestSent":
            self._tell("request", SimpleNamespace(url=said["request"]["url"]))
        elif message.get("method") == "log.entryAdded" and said["type"] == "javascript":
            self._tell("pageerror", said["text"])
        elif message.get("method") == "log.entryAdded":
            self._tell("console", SimpleNamespace(type=said["level"], text=said["text"]))

    def _tell(self, event: str, what: object) -> None:
        for listener in self._listeners.get(event, []):
            listener(what)
