"""A bot written from the pages /api and /api/bots alone, to see that they say enough: it makes itself a
token, opens a room, and lays still lifes at home until the game is over. It prints what it was."""

import json
import sys
import urllib.request

SERVER = sys.argv[1]


def post(path, body, token=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = "Bearer " + token
    data = json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers)) as answer:
        return json.load(answer)


def column_of(cell):
    number = 0
    for letter in cell.rstrip("0123456789"):
        number = number * 26 + ord(letter) - ord("a") + 1
    return number


def name_of(column, row):
    letters = ""
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters + str(row)


def move_in(game):
    """A block with an empty row around it, as far from the other side as there is room."""
    free = set(game["cells"])
    columns = [column_of(cell) for cell in free]
    first, step = (min(columns), 1) if game["seat"] == 0 else (max(columns), -1)
    for left in (first, first + 3 * step):
        for row in range(1, 26, 3):
            block = [name_of(left + x * step, row + y) for x in (0, 1) for y in (0, 1)]
            if free.issuperset(block):
                return ",".join(block)
    return "random"


identity = "written-from-the-documents"
made = post("/api/me/bots", {"identity": identity, "wish": "make", "name": "Reader", "scopes": ["play", "challenge"]})
request = urllib.request.Request(SERVER + "/api/bot/stream", headers={"authorization": "Bearer " + made["token"]})
with urllib.request.urlopen(request) as stream:
    room = post("/api/bot/room", {"game": "conquerors-v2", "side": 0}, made["token"])
    print(room["id"], flush=True)
    for line in stream:
        told = json.loads(line) if line.strip() else {}
        game = told.get("game")
        if not game or game["id"] != room["id"]:
            continue
        if game["result"]:
            print(json.dumps(game["result"]), flush=True)
            break
        if game["isMyTurn"]:
            body = {"move": move_in(game), "version": game["version"]}
            post("/api/bot/game/%s/move" % room["id"], body, made["token"])
