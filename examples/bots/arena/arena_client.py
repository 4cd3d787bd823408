"""All that a bot for the arena needs (docs/arena.md): a line, a board that it keeps up by itself, and
a question it is asked each generation. It needs nothing but Python 3."""

import json
import os
import socket
import struct
import sys

OWN, ENEMY = 1, 2
AROUND = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]


class Board:
    """Live cells alone, (row, column) to color: of four million cells few live."""

    def __init__(self, height, width):
        self.height, self.width, self.cells = height, width, {}

    def has(self, cell):
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def is_empty(self, cell):
        return cell not in self.cells

    def add(self, cells, color):
        """Brings cells to life as the server does: what is occupied or off the board stays."""
        for row, column in cells:
            if self.has((row, column)):
                self.cells.setdefault((row, column), color)

    def tick(self):
        """A generation: friends keep alive and bear, enemies only keep births away."""
        counts = {OWN: {}, ENEMY: {}}
        for (row, column), color in self.cells.items():
            near = counts[color]
            for down, right in AROUND:
                cell = (row + down, column + right)
                near[cell] = near.get(cell, 0) + 1
        after = {}
        for color, enemy in ((OWN, ENEMY), (ENEMY, OWN)):
            for cell, friends in counts[color].items():
                if cell in self.cells:
                    lives = self.cells[cell] == color and friends in (2, 3)
                else:
                    lives = friends == 3 and cell not in counts[enemy] and self.has(cell)
                if lives:
                    after[cell] = color
        self.cells = after

    def of(self, color):
        """The live cells of a color, row by row."""
        return sorted(cell for cell, own in self.cells.items() if own == color)


def play(author, name, begin):
    """Plays until the line ends: `begin(board)` gives what is asked for a list of cells each
    generation. With `--dump` it prints its board as JSON after each match."""
    host, port = os.environ.get("ARENA_HOST", "localhost"), int(os.environ.get("ARENA_PORT", "9999"))
    with socket.create_connection((host, port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        stream = line.makefile("rb")

        def send(message):
            body = json.dumps(message).encode()
            line.sendall(struct.pack("<I", len(body)) + body)

        board, move = None, None
        while head := stream.read(4):
            message = json.loads(stream.read(struct.unpack("<I", head)[0]))
            if message.get("state") == "connecting":
                key = {"key": os.environ["ARENA_KEY"]} if "ARENA_KEY" in os.environ else {}
                send({"identity": {"author": author, "name": name, **key}})
            elif message.get("state") == "config":
                send({"configure": {"allow_training": True, "training_timeout": 5}})
            elif "setup_game" in message:
                board = Board(message["setup_game"]["y_size"], message["setup_game"]["x_size"])
                move = begin(board)
            elif "get_move" in message:
                cells = move()[:30]
                board.add(cells, OWN)
                send({"update_state": cells})
            elif "move_data" in message:
                board.add(message["move_data"], ENEMY)
            elif "tick_board" in message:
                board.tick()
            elif "scores" in message and "--dump" in sys.argv:
                print(json.dumps({"own": board.of(OWN), "enemy": board.of(ENEMY)}), flush=True)
