"""The service as a process of its own: started on free ports, looked at from outside, ended in order."""
import atexit
import os
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

JAR = os.environ.get("ATTACK_JAR", "target/quarkus-app/quarkus-run.jar")
LOGS = Path("target/attack")
# Where a search stands in the way of nothing but time, and no two questions are the same one.
POSITIONS = ["W:W31-50:B1-20", "B:W28,31,33-50:B1-20", "W:W27,31,33-50:B1-18,20,24", "W:W32,37,38,42,48:B7,8,13,19,24"]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def tool(name):
    home = os.environ.get("JAVA_HOME")
    return f"{home}/bin/{name}" if home else name


class Service:
    """A running service. `options` go to the JVM, `settings` are the service's own."""

    def __init__(self, name, options=(), **settings):
        self.port, self.management = free_port(), free_port()
        LOGS.mkdir(parents=True, exist_ok=True)
        self.log = LOGS / f"{name}.log"
        properties = {"quarkus.http.port": self.port, "quarkus.management.port": self.management, **settings}
        command = [tool("java"), *options, *(f"-D{name}={value}" for name, value in properties.items()), "-jar", JAR]
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        atexit.register(self.kill)

    def __enter__(self):
        return self.wait_ready()

    def __exit__(self, *failure):
        self.stop()

    @property
    def is_ready(self):
        try:
            return self.ask("/q/health/ready") is not None
        except (urllib.error.URLError, OSError):
            return False

    def wait_ready(self, seconds=60):
        end = time.monotonic() + seconds
        while not self.is_ready:
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"FAILED: the service does not get ready: {self.log}\n{self.log.read_text()[-2000:]}")
            time.sleep(0.05)
        return self

    def ask(self, path):
        """A page of the management port."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.management}{path}", timeout=10) as answer:
            return answer.read().decode()

    def metrics(self):
        """All series as they stand, by name with labels."""
        lines = (line.rsplit(" ", 1) for line in self.ask("/q/metrics").splitlines() if line[:1] not in ("#", ""))
        return {name: float(value) for name, value in lines}

    def metric(self, name, metrics=None):
        """The sum of the series of this name; 0 where there is none yet."""
        series = re.compile(re.escape(name) + r"(\{.*)?$")
        return sum(value for known, value in (metrics or self.metrics()).items() if series.match(known))

    def searching(self):
        """Searches that run, and that wait."""
        metrics = self.metrics()
        return self.metric("damka_search_running", metrics), self.metric("damka_search_waiting", metrics)

    def slots(self):
        """Searches at once."""
        slots = int(self.metric("damka_search_slots"))
        if not slots:
            raise SystemExit("FAILED: the service tells no search slots")
        return slots

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return int(self.metric("jvm_threads_live_threads"))

    def live_heap(self):
        """Bytes of the heap that are in use after a collection."""
        subprocess.run([tool("jcmd"), str(self.process.pid), "GC.run"], check=True, capture_output=True)
        metrics = self.metrics()
        return sum(v for k, v in metrics.items() if k.startswith("jvm_memory_used_bytes") and 'area="heap"' in k)

    def errors_in_log(self):
        """What the service itself calls an error: a bug that somebody met."""
        return re.findall(r'.*"level":"ERROR".*|.*\bERROR\b.*', self.log.read_text(errors="replace"))

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    def stop(self, seconds=30):
        """Ends it in order; the exit code."""
        if self.process.poll() is None:
            self.terminate()
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
