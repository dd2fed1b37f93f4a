"""The generated Python client against a running service: a game begun, then every example of the contract that succeeds.

An example passes when the client sends its body and finds in the answer all that the service said: a member that the contract does not
know would be lost on the way, a member of another type would be refused.
"""
import inspect
import json
import re
import sys
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit
from urllib.request import urlopen

import damka_client as client

service, examples = sys.argv[1], Path(sys.argv[2])
http = client.ApiClient(client.Configuration(host=service))
rules, search = client.RulesApi(http), client.SearchApi(http)


def check(holds, what):
    if not holds:
        raise SystemExit(f"FAILED: {what}")


def game(fen):
    return client.Game(position=fen)


legal = rules.find_legal_moves(client.LegalMovesRequest(game=game("W:WK4:B13,20,32,37")))
check(legal.must_capture and legal.total == 2, f"two captures: {legal}")
best = search.find_best_moves(client.BestMovesRequest(game=game("W:W26,31:B17,22,8"), limits=client.SearchBounds(nodes=20000), seed=1))
check(best.best_move.notation == "31-27", f"31-27 is best: {best.best_move}")
refused = rules.check_move(
    client.MoveCheckRequest(game=game("W:W37,48:B12,22,31,32"), move=client.MoveInput("37x26")), _headers={"Accept-Language": "pl"}
)
check(not refused.legal and refused.reasons[0].code == client.ReasonCode.MORE_CAPTURES_AVAILABLE, f"a larger capture: {refused.reasons}")
check("Zagraj 37x28x17x8" in refused.reasons[0].message, refused.reasons[0].message)
print(f"python: {legal.total} moves, best {best.best_move.notation}, refused: {refused.reasons[0].message}")


def snake(name):
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def lost(said, kept, place="answer"):
    """Where what the service said is not what the client holds."""
    if isinstance(said, dict) and isinstance(kept, dict):
        return [one for name in said for one in lost(said[name], kept.get(name), f"{place}.{name}")]
    if isinstance(said, list) and isinstance(kept, list) and len(said) == len(kept):
        return [one for i, each in enumerate(said) for one in lost(each, kept[i], f"{place}[{i}]")]
    return [] if said == kept else [f"{place}: said {said!r}, kept {kept!r}"]


def typed(method, name, value):
    """As the generated method wants it, which checks strictly."""
    wanted = str(inspect.signature(method).parameters[name].annotation)
    return [value] if "List[" in wanted else int(value) if re.search(r"\b(Strict)?[Ii]nt\b", wanted) else value


def arguments(method, example, template):
    """Of a generated method: the body as its model, what stands in the path and in the query by name."""
    address = urlsplit(example["path"])
    named = re.fullmatch(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(template)), unquote(address.path)).groupdict()
    named.update(parse_qsl(address.query))
    given = {snake(name): typed(method, snake(name), value) for name, value in named.items()}
    if "body" in example:
        name = next(name for name in inspect.signature(method).parameters if name.endswith("_request"))
        model = getattr(client, "".join(part.capitalize() for part in name.split("_")))
        given[name] = model.from_dict(example["body"])
    return given


contract = json.loads(urlopen(service + "/q/openapi?format=json").read())
templates = {way["operationId"]: path for path, ways in contract["paths"].items() for way in ways.values() if "operationId" in way}
apis = [getattr(client, tag["name"] + "Api")(http) for tag in contract["tags"] if hasattr(client, tag["name"] + "Api")]
# Pictures are fetched by their address: this generator's client reads nothing but JSON and plain text.
PICTURES = ("getBoardPng", "getBoardSvg", "getBoardText")
asked = 0
for file in sorted(examples.glob("*.json")):
    if file.stem not in templates or file.stem in PICTURES:
        continue
    method = next(getattr(api, snake(file.stem) + "_with_http_info") for api in apis if hasattr(api, snake(file.stem)))
    for example in json.loads(file.read_text()):
        if example["status"] >= 300:
            continue
        headers = {"Accept-Language": example.get("language", "en")}
        answer = method(**arguments(method, example, templates[file.stem]), _headers=headers)
        check(answer.status_code == example["status"], f"{file.stem}, {example['name']}: {answer.status_code}")
        if "response" in example and hasattr(answer.data, "to_dict"):
            gone = lost(json.loads(answer.raw_data), json.loads(answer.data.to_json()))
            check(not gone, f"{file.stem}, {example['name']}: {gone[:3]}")
        asked += 1
print(f"python: {asked} examples of {len(templates)} operations sent, nothing lost")
