"""Real PostgreSQL clusters for the tests: one for a whole run, others to be stopped and cut off.

The first process of a run that needs PostgreSQL starts a guard, a process that owns the cluster of
the run. All processes of pytest-xdist use that cluster, each with databases of its own. The guard
removes the cluster as soon as the run has ended, however it ended.
"""

from __future__ import annotations

import atexit
import fcntl
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psutil
import pytest

_OWNER = "postgres"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "min_wal_size": "32MB",
    "max_wal_size": "64MB",
    "timezone": "UTC",
}
_PATIENCE = 60.0
_LOOKS = 0.2
"""Seconds between two looks of the guard at the run."""
_GUARDS: list[subprocess.Popen[bytes]] = []
"""Kept, because Popen warns if it is collected while its process is running."""


def find_program(name: str) -> str | None:
    """Return the path of a program of PostgreSQL: on the PATH, or where Debian installs it."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)])
    return shutil.which(name, path=places)


class Cluster:
    """A running cluster on a port of the loopback address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._names = (f"test{os.getpid()}_{number}" for number in itertools.count(1))
        self._free: list[str] = []

    def take_database(self) -> str:
        """Return the URL of an empty database that nobody else uses."""
        if not self._free:
            self._free.append(next(self._names))
            self.ask(f"CREATE DATABASE {self._free[-1]}")
        return self._url(self._free.pop())

    def give_back(self, url: str) -> None:
        """Empty a database for the next test: that is much faster than creating another one."""
        name = url.rpartition("/")[2]
        self.ask("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self._free.append(name)

    def cut_connections(self, url: str) -> int:
        """End all connections to a database, even busy ones; return their number."""
        cut = self.ask(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE"
            " backend_type = 'client backend' AND pid <> pg_backend_pid()"
            " AND datname = current_database()",
            url.rpartition("/")[2],
        )
        return int(cut)

    def ask(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; return its result, values separated by bars."""
        url = self._url(database)
        return run_program(
            "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, url
        )

    def _url(self, database: str) -> str:
        return f"postgresql://{_OWNER}@127.0.0.1:{self.port}/{database}"


class OwnCluster(Cluster):
    """A cluster in a temporary folder that can be stopped and started again.

    PostgreSQL refuses to run as root, so tests that run as root start it as the user `postgres`.
    """

    def __init__(self) -> None:
        super().__init__(_free_port())
        self._folder = Path(tempfile.mkdtemp(prefix="sztab-postgres-"))
        self._owner = system_user()
        if self._owner:
            shutil.chown(self._folder, self._owner, self._owner)
        self._process: subprocess.Popen[bytes] | None = None
        try:
            run_program("initdb", "-D", self._data, "-U", _OWNER, "-A", "trust", "-E", "UTF8", "-N")
            self.start()
        except BaseException:
            self.remove()
            raise

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
        """Stop the server for good and delete the data; a second call does nothing."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _answers(self) -> bool:
        asked = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0


def system_user() -> str | None:
    """Return the user that runs PostgreSQL, if it must be another one."""
    return _OWNER if os.geteuid() == 0 else None


def run_program(name: str, *arguments: str) -> str:
    """Run a program of PostgreSQL; return what it prints."""
    done = subprocess.run(
        [_program(name), *arguments],
        check=False,
        capture_output=True,
        text=True,
        cwd=tempfile.gettempdir(),
        user=system_user(),
        group=system_user(),
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


# The cluster of a run


def guard(run: int, note: Path) -> None:
    """Start a cluster, write its port down, and remove it when the process of the run ends."""
    try:
        process = psutil.Process(run)  # remembers when it began: another may get its number
        cluster = OwnCluster()
    except Exception as fault:
        write_at_once(note, f"error: {fault}")
        raise
    try:
        write_at_once(note, str(cluster.port))
        while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
            time.sleep(_LOOKS)
    except psutil.NoSuchProcess:
        pass  # it ended between the two questions
    finally:
        cluster.remove()


def write_at_once(path: Path, text: str) -> None:
    """Write a file that nobody finds half written."""
    draft = path.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    draft.rename(path)


def port_of_run(folder: Path, run: int) -> int:
    """Return the port of the cluster of a run; the first process that asks starts it."""
    note = folder / "postgres"
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            with (folder / "postgres.log").open("wb") as log:
                guard = subprocess.Popen(
                    [sys.executable, "-m", "tests.server.postgres", str(run), str(note)],
                    cwd=Path(__file__).resolve().parents[2],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            _GUARDS.append(guard)
        deadline = time.monotonic() + _PATIENCE
        while not note.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
    text = note.read_text("utf-8") if note.exists() else "error: PostgreSQL does not start"
    if not text.isdecimal():
        raise RuntimeError(text)
    return int(text)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Cluster:
    """The cluster of this run. Other processes use it, too: do not stop it."""
    require_postgres()
    folder, run = tmp_path_factory.getbasetemp(), os.getpid()
    if hasattr(request.config, "workerinput"):  # one of several processes of a run
        folder, run = folder.parent, os.getppid()
    return cluster_of_run(port_of_run(folder, run))


@cache
def cluster_of_run(port: int) -> Cluster:
    """Return the one object for the cluster, although each module imports its own fixture.

    Two objects would give their databases the same names.
    """
    return Cluster(port)


# A cluster of one process


@cache
def own_cluster() -> OwnCluster:
    """Return the cluster of this process, started at the first call."""
    cluster = OwnCluster()
    atexit.register(cluster.remove)
    return cluster


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[OwnCluster]:
    """A cluster that tests may stop; import it as `postgres` into a module whose tests do."""
    require_postgres()
    cluster = own_cluster()
    yield cluster
    cluster.remove()


def require_postgres() -> None:
    """Skip the test without PostgreSQL; where everything must run, let it fail."""
    if find_program("postgres") is None:
        missing = pytest.fail if "CI" in os.environ else pytest.skip
        missing("PostgreSQL is not installed")


if __name__ == "__main__":
    guard(int(sys.argv[1]), Path(sys.argv[2]))
