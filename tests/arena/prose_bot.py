"""A bot written to the contest's text of 2016 alone, steps 1 to 10: it says who it is and how it wants
to be matched as the text shows it, without keys. It lays one block, and passes."""

import json
import os
import socket
import struct


def receive(line):
    data = b""
    while len(data) < 4:
        data += line.recv(4 - len(data)) or exit()
    (length,) = struct.unpack("I", data)
    values = b""
    while len(values) < length:
        values += line.recv(length - len(values)) or exit()
    return json.loads(values)


def send(line, values):
    text = json.dumps(values).encode("utf-8")
    line.sendall(struct.pack("I", len(text)) + text)


line = socket.create_connection((os.environ["ARENA_HOST"], int(os.environ["ARENA_PORT"])))
assert receive(line) == {"state": "connecting"}
send(line, {"author": "PPCG Username", "name": "Awesome Bot!"})
assert receive(line) == {"state": "config"}
send(line, {"allow_training": True, "force_training": True})
assert receive(line) == {"state": "lobby"}
assert receive(line) == {"state": "in_game"}
setup = receive(line)["setup_game"]
board = [[0] * setup["x_size"] for _ in range(setup["y_size"])]
moves = [[[0, 0], [0, 1], [1, 0], [1, 1]]]
while True:
    message = receive(line)
    if "get_move" in message:
        send(line, {"update_state": moves.pop() if moves else []})
    if "scores" in message:
        print(json.dumps(message["scores"]), flush=True)
