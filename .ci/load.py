"""load.py URL SECONDS RATE SEARCHERS: cheap calls at a steady rate, and callers who each ask for one search after another.

The cheap calls are those of a game: legal moves, a check, a move, the outcome, a position. A call is due at its time whether or not the
one before has been answered, so a slow answer counts as slow for all that wait behind it. Prints one line of figures.
"""
import http.client
import json
import sys
import threading
import time
from urllib.parse import urlparse

URL, SECONDS, RATE, SEARCHERS = urlparse(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
GAME = {"start": "W:W31-50:B1-20", "moves": ["32-28", "19-23", "28x19", "14x23"]}
CHEAP = [
    ("/v1/legal-moves", {"game": {"position": "W:WK4:B13,20,32,37"}}),
    ("/v1/move-checks", {"game": {"position": "W:W37,48:B12,22,31,32"}, "move": "37x26"}),
    ("/v1/moves", {"game": GAME, "moves": ["37-32"]}),
    ("/v1/outcomes", {"game": GAME}),
    ("/v1/positions", {"variant": "international", "input": "W:W31-50:B1-20"}),
]
SEARCH = ("/v1/best-moves", {"game": GAME, "limits": {"timeMs": 1000}})
WORKERS = 8

start = time.monotonic() + 0.2
end = start + SECONDS
lock = threading.Lock()
cheap, searches, failed = [], [], []


def ask(connection, path, body):
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    return answer.status


def steady(worker):
    connection = http.client.HTTPConnection(URL.hostname, URL.port, timeout=30)
    number = worker
    while RATE and (due := start + number / RATE) < end:
        time.sleep(max(0, due - time.monotonic()))
        status = ask(connection, *CHEAP[number % len(CHEAP)])
        with lock:
            cheap.append((time.monotonic() - due) * 1000)
            if status != 200:
                failed.append(status)
        number += WORKERS


def search():
    connection = http.client.HTTPConnection(URL.hostname, URL.port, timeout=30)
    while time.monotonic() < end:
        begun = time.monotonic()
        status = ask(connection, *SEARCH)
        with lock:
            searches.append((time.monotonic() - begun) * 1000)
            if status != 200:
                failed.append(status)


def told(name, millis):
    if not millis:
        return f"no {name}"
    millis.sort()
    at = lambda share: millis[min(len(millis) - 1, int(share * len(millis)))]
    return f"{len(millis) / SECONDS:.1f} {name} a second (p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms)"


threads = [threading.Thread(target=steady, args=(i,)) for i in range(WORKERS)] + [threading.Thread(target=search) for _ in range(SEARCHERS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(f"{told('cheap calls', cheap)}; {told('searches', searches)}; {len(failed)} refused {sorted(set(failed)) or ''}")
