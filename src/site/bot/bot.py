#!/usr/bin/env python3
"""A chat bot for draughts in one file, with nothing but HTTP: the service knows the rules, the bot keeps one text a chat.

Usage: bot.py [address of the service] < what-people-write
A real bot replaces `chat()` by the loop of its platform; what a person writes comes in, texts and pictures go out.
"""
import json
import sys
import urllib.error
import urllib.request

SERVICE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
LANGUAGE = "pl"
LEVEL = 3
NEW_GAME = {"variant": "international", "ruleset": "fmjd", "moves": []}


def call(path, body):
    """The answer of the service; a problem (RFC 9457) is an answer too, with its `detail`."""
    headers = {"Content-Type": "application/json", "Accept-Language": LANGUAGE}
    request = urllib.request.Request(SERVICE + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        return json.load(problem)


def picture(played):
    """The address of the picture of the position: chats load it by themselves."""
    return SERVICE + played["links"]["png"]


def play(game, move):
    """Plays a legal move; returns the game after it, what to say, and whether the game is over."""
    played = call("/v1/moves", {"game": game, "moves": [move], "include": ["image"]})
    if "detail" in played:
        return game, [played["detail"]], False
    said = [played["applied"][-1]["notation"], picture(played)]
    if played["outcome"]["status"] == "finished":
        said.append(call("/v1/outcomes", {"game": {"state": played["state"]}})["message"])
        return NEW_GAME, said, True
    return {"state": played["state"]}, said, False


def hint(game):
    found = call("/v1/best-moves", {"game": game, "limits": {"timeMs": 500}})
    return found.get("hint", {}).get("text") or found.get("detail", "?")


def answer(game, text):
    """What a person wrote: the game after it, and what the bot says."""
    if text in ("nowa", "new"):
        return NEW_GAME, ["31-50 / 1-20"]
    if text in ("?", "hint"):
        return game, [hint(game)]
    checked = call("/v1/move-checks", {"game": game, "move": text})
    if not checked.get("legal"):
        reasons = [reason["message"] for reason in checked.get("reasons", [])]
        return game, reasons or [checked.get("detail", "?")]
    game, said, over = play(game, checked["move"]["id"])
    if over:
        return game, said
    reply = call("/v1/best-moves", {"game": game, "level": LEVEL, "limits": {"timeMs": 500}})
    game, more, _ = play(game, reply["bestMove"]["id"])
    return game, said + more


def chat(lines):
    """The fake chat: one person, one game. A real one keeps such a game for each chat, a text of 40 characters."""
    game = NEW_GAME
    for line in lines:
        print(">", line.strip())
        game, said = answer(game, line.strip())
        print("\n".join(said), flush=True)


if __name__ == "__main__":
    chat(sys.stdin)
