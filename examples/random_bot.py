"""Plays any game at random. BRINK_URL is the server, BRINK_TOKEN a token with the scope `play`.

BRINK_LADDER names games, such as red-sea, that it plays on the ladder while it runs.
"""
import json, os, random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL = os.environ.get("BRINK_URL", "http://localhost:8080")
LADDER = os.environ.get("BRINK_LADDER", "")
HEADERS = {"Authorization": "Bearer " + os.environ.get("BRINK_TOKEN", ""),
           "Content-Type": "application/json"}


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(URL + path, data, HEADERS, method=method)) as answer:
            return json.load(answer)
    except HTTPError:
        return None


def play(game):
    """Chooses as long as the game waits for us; this is where a better bot thinks."""
    state = call("GET", f"/api/games/{game}/state")
    while state and state["standing"].get("prompt", {}).get("choices"):
        standing = state["standing"]
        choice = random.choice(standing["prompt"]["choices"])
        answer = {"decision": standing["decision"], "choice": choice}
        state = call("POST", f"/api/games/{game}/choose", answer)


for line in urlopen(Request(URL + "/api/events?ladder=" + LADDER, headers=HEADERS)):
    if line.strip():
        event = json.loads(line)
        if event["type"] == "challenge":
            call("POST", f"/api/games/{event['game']}/join", {})
        if event["type"] == "turn":
            play(event["game"])
