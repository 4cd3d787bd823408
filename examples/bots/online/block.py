"""A bot that plays online (docs/bots.md): python3 block.py http://localhost:8000
Without BOT_TOKEN it makes a token for a game. It plays whichever bot listens."""

import json, os, random, re, string, sys, uuid
from urllib import error, request

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
ME = {"identity": str(uuid.uuid4()), "name": " ".join(sys.argv[2:]) or "Blocks in Python"}
COLUMNS = [*string.ascii_lowercase, "aa", "ab"]


def ask(path, body=None, headers={}):
    data = json.dumps(body).encode() if body is not None else None
    try:
        return json.load(request.urlopen(request.Request(URL + path, data, headers)))
    except error.HTTPError as refused:
        return json.load(refused)


def make_token():
    made = ask("/api/me/bots", {**ME, "wish": "make", "scopes": ["play", "challenge", "chat"]})
    return made.get("token") or sys.exit(f"No token ({made['refused']}): set BOT_TOKEN yourself")


def block_in(cells):
    blocks = []
    for letters, row in (re.match(r"([a-z]+)(\d+)", cell).groups() for cell in cells):
        columns = COLUMNS[COLUMNS.index(letters) :][:2]
        block = [f"{column}{r}" for column in columns for r in (int(row), int(row) + 1)]
        if len(block) == 4 and set(block) <= set(cells):
            blocks.append(",".join(block))
    return random.choice(blocks) if blocks else "random"


def play(game):
    if game["isMyTurn"]:
        has_blocks = game["game"].startswith(("conquerors", "skirmish"))
        turn = block_in(game["cells"]) if has_blocks else "random"
        ask(f"/api/bot/game/{game['id']}/move", {"move": turn, "version": game["version"]}, HEADERS)
    if game["status"] == "over":
        ask("/api/me/bots", {**ME, "wish": "revoke", "id": me})
        winner = game["result"]["winner"]
        sys.exit(print("Draw" if winner is None else "Won" if winner == game["seat"] else "Lost"))


HEADERS = {"authorization": f"Bearer {os.environ.get('BOT_TOKEN') or make_token()}"}
me, playing = 0, False
for line in request.urlopen(request.Request(f"{URL}/api/bot/stream", headers=HEADERS)):
    told = json.loads(line.strip() or "{}")
    if told.get("type") == "hello":
        me = told["bot"]["id"]
    elif told.get("type") == "challenge":
        ask(f"/api/bot/challenge/{told['challenge']['id']}/accept", {}, HEADERS)
    elif "game" in told:
        playing = playing or told["game"]["status"] == "playing"
        play(told["game"])
    elif not told and not playing:
        rivals = [bot["id"] for bot in ask("/api/bot/online")["bots"] if bot["id"] != me]
        for rival in random.sample(rivals, min(1, len(rivals))):
            ask("/api/bot/challenge", {"to": rival}, HEADERS)
