"""The published document: its operations, what they take and what they may answer."""
import json
import urllib.request
from typing import NamedTuple

from schema import Schemas

PROBLEM = "application/problem+json"
METHODS = ("get", "post")


class Operation(NamedTuple):
    id: str
    method: str
    path: str
    parameters: list
    bodies: dict
    examples: list
    answers: dict

    def schema(self, status, media_type):
        content = self.answers.get(str(status), {})
        return next((schema for known, schema in content.items() if known.split(";")[0] == media_type), None)

    @property
    def media_types(self):
        """What a good answer may be written in."""
        return [media for status, content in self.answers.items() if status[0] == "2" for media in content]


class Document:
    def __init__(self, tree):
        self.tree = tree
        self.schemas = Schemas(tree, {"Problem": self._problem_members()})
        self.operations = [
            self._operation(path, method, tree["paths"][path][method])
            for path in sorted(tree["paths"])
            for method in METHODS
            if method in tree["paths"][path]
        ]

    @staticmethod
    def served_by(service):
        """As the service serves it; that this is openapi/openapi.yaml is a test of the build."""
        with urllib.request.urlopen(f"http://127.0.0.1:{service.port}/q/openapi?format=json", timeout=30) as answer:
            return Document(json.load(answer))

    @staticmethod
    def _operation(path, method, node):
        content = node.get("requestBody", {}).get("content", {})
        examples = content.get("application/json", {}).get("examples", {})
        answers = {
            status: {media: media_node.get("schema", {}) for media, media_node in answer.get("content", {}).items()}
            for status, answer in node["responses"].items()
        }
        return Operation(
            node["operationId"],
            method.upper(),
            path,
            node.get("parameters", []),
            {media: media_node["schema"] for media, media_node in content.items()},
            [example["value"] for example in examples.values()],
            answers,
        )

    # A problem may tell more than its schema names (RFC 9457, 3.2), but nothing that no example shows.
    def _problem_members(self):
        # No operation of the document can have the status of this one.
        found = {"allow"}
        for node in self._nodes(self.tree):
            if isinstance(node, dict) and "traceId" in node and "detail" in node and isinstance(node["type"], str):
                found |= node.keys()
        return found

    def _nodes(self, node):
        yield node
        for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
            yield from self._nodes(inner)

    def example_faults(self):
        """Examples of good requests and of all answers that their schemas do not let through."""
        found = []
        for path, operations in self.tree["paths"].items():
            for node in operations.values():
                found += self._faults_of(node)
        return found

    def _faults_of(self, node):
        found, good = [], set()
        for status, answer in node["responses"].items():
            for media, content in answer.get("content", {}).items():
                for name, example in content.get("examples", {}).items():
                    good |= {name} if status[0] == "2" else set()
                    where = f"{node['operationId']} {status} {name}"
                    found += self._judged(content["schema"], example, where) if "json" in media else []
        for content in node.get("requestBody", {}).get("content", {}).values():
            for name, example in content.get("examples", {}).items():
                if name in good:
                    found += self._judged(content["schema"], example, f"{node['operationId']} request {name}")
        return found

    def _judged(self, schema, example, where):
        if "$ref" in example:
            example = self.tree["components"]["examples"][example["$ref"].rsplit("/", 1)[1]]
        value = example.get("value")
        return [] if value is None else [f"{where}: {fault}" for fault in self.schemas.faults(schema, value)]
