"""A bot of the contest's second kind: it's run for every move. The board comes as JSON, in the argument
or, where that would be too long, as input; it prints the cells that it places. It lays a glider where
there's room, in the half that it began in.

    deno task arena --per-move "python3 examples/bots/arena/gliders.move.py" --name gliders
"""

import json
import random
import sys

GLIDER = [(0, 1), (1, 2), (2, 0), (2, 1), (2, 2)]

told = json.loads(sys.stdin.read() if sys.argv[1] == "-" else sys.argv[1])
height, width, board = told["y_size"], told["x_size"], told["board"]
half = width // 2

for _ in range(100):
    row = random.randrange(height - 4)
    column = random.randrange(half - 4) + (half if told["bot_id"] == 2 else 0)
    around = [(row + y, column + x) for y in range(5) for x in range(5)]
    if not any("(%d,%d)" % cell in board for cell in around):
        print(json.dumps([[row + 1 + y, column + 1 + x] for y, x in GLIDER]))
        break
else:
    print("[]")
