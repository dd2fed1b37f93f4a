"""Asks a Prometheus every query of the dashboard and of the alert rules, after some requests. Arguments: the service, the Prometheus."""
import json
import re
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

SERVICE, PROMETHEUS = sys.argv[1:3]
FOLDER = "k8s/components/monitoring/"


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVICE + path, data, {"Content-Type": "application/json"})
    try:
        urllib.request.urlopen(request, timeout=30).read()
    except urllib.error.HTTPError as refused:
        refused.read()


def traffic():
    """What a dashboard shows: cheap calls, searches, refusals of each kind."""
    game = {"position": "W:W31-50:B1-20"}
    for second in range(15):
        call("/v1/legal-moves", {"game": game})
        call("/v1/legal-moves", {"game": {"position": "nonsense"}})
        many = [
            # Each with a question of its own: equal ones would be one search.
            threading.Thread(target=call, args=("/v1/best-moves", {"game": game, "limits": {"timeMs": 300}, "seed": number}))
            for number in range(6 if second % 5 == 0 else 1)
        ]
        for one in many:
            one.start()
        for one in many:
            one.join()
        time.sleep(0.7)


def ask(query):
    address = PROMETHEUS + "/api/v1/query?" + urllib.parse.urlencode({"query": query})
    with urllib.request.urlopen(address, timeout=10) as answer:
        return json.load(answer)["data"]["result"]


def panels():
    with open(FOLDER + "dashboard.json", encoding="utf-8") as file:
        for panel in json.load(file)["panels"]:
            for target in panel.get("targets", []):
                yield panel["title"], target["expr"].replace("$__rate_interval", "20s")


def alerts():
    with open(FOLDER + "prometheusrule.yaml", encoding="utf-8") as file:
        text = file.read()
    return re.findall(r"- alert: (\w+)\n\s+expr: (.*)", text)


def metrics(query):
    """The names of the series that a query reads."""
    return set(re.findall(r"\b(?:damka|http_server|jvm|process|up)\w*", re.sub(r'"[^"]*"|\{[^}]*\}', "", query)))


traffic()
time.sleep(2)
faults = 0
asked = 0
for title, query in panels():
    asked += 1
    if not ask(query):
        faults += 1
        print(f"no series: {title}: {query}")
for title, query in alerts():
    asked += 1
    firing = ask(query)
    if firing and title in ("DamkaDown", "DamkaServerErrors"):
        faults += 1
        print(f"fires on a healthy service: {title}: {firing}")
    for name in metrics(query):
        if not ask(name):
            faults += 1
            print(f"no series {name}: {title}")
print(f"{asked} queries, {faults} faults")
sys.exit(1 if faults else 0)
