"""A real PostgreSQL cluster for the tests: one per pytest process."""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

_OWNER = "postgres"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "min_wal_size": "32MB",
    "max_wal_size": "64MB",
    "timezone": "UTC",
}
_PATIENCE = 30.0


def find_program(name: str) -> str | None:
    """Return the path of a PostgreSQL program: on the PATH, or where Debian installs it."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)])
    return shutil.which(name, path=places)


class Cluster:
    """A cluster in a temporary folder, on a free port of the loopback address.

    PostgreSQL refuses to run as root, so tests that run as root start it as the user `postgres`.
    """

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="sztab-postgres-"))
        self._owner = _OWNER if os.geteuid() == 0 else None
        if self._owner:
            shutil.chown(self._folder, self._owner, self._owner)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._free: list[str] = []
        self.port = _free_port()
        self._run("initdb", "-D", self._data, "-U", _OWNER, "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [f"-c{name}={value}" for name, value in _SETTINGS.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program("postgres"), "-D", self._data, "-p", str(self.port), *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=self._owner,
                group=self._owner,
                # Ctrl-C is for pytest, which stops the cluster itself.
                start_new_session=True,
            )
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self._folder / "log").read_text("utf-8"))
            time.sleep(0.02)

    def stop(self) -> None:
        """Cut all connections and stop the server; the data stay."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None

    def restart(self) -> None:
        """Stop the server and start it again, on the same port."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Stop the server for good, and delete the data; a second call does nothing."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def take_database(self) -> str:
        """Return the URL of a new, empty database."""
        if not self._free:
            self._free.append(f"test{next(self._numbers)}")
            self.ask(f"CREATE DATABASE {self._free[-1]}")
        return self._url(self._free.pop())

    def give_back(self, url: str) -> None:
        """Empty a database for the next test: that is much faster than creating a new one."""
        name = url.rpartition("/")[2]
        self.ask("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self._free.append(name)

    def cut_connections(self) -> int:
        """Terminate all connections to all databases; return how many there were."""
        cut = self.ask(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        return int(cut)

    def ask(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; return its result, with values separated by bars."""
        url = self._url(database)
        return self._run(
            "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, url
        )

    def _url(self, database: str) -> str:
        return f"postgresql://{_OWNER}@127.0.0.1:{self.port}/{database}"

    def _answers(self) -> bool:
        asked = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, name: str, *arguments: str) -> str:
        done = subprocess.run(
            [_program(name), *arguments],
            check=False,
            capture_output=True,
            text=True,
            cwd=self._folder,
            user=self._owner,
            group=self._owner,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{name}: {done.stderr}")
        return done.stdout.strip()


def _program(name: str) -> str:
    found = find_program(name)
    if found is None:
        raise RuntimeError(f"PostgreSQL's program {name} is missing")
    return found


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@cache
def the_cluster() -> Cluster:
    """Return the cluster of this process, started at the first call."""
    cluster = Cluster()
    atexit.register(cluster.remove)
    return cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """The cluster; without PostgreSQL the test is skipped, unless everything must run."""
    if find_program("postgres") is None:
        missing = pytest.fail if "CI" in os.environ else pytest.skip
        missing("PostgreSQL is not installed")
    cluster = the_cluster()
    yield cluster
    cluster.remove()
