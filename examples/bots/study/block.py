"""A bot for `deno task study` (docs/study.md): each turn it places a block, the smallest still life.

    deno task study --blue "cmd:python3 examples/bots/study/block.py" --red easy --games 20
"""

import json
import re
import string
import sys

COLUMNS = [*string.ascii_lowercase, "aa", "ab"]


def block_at(cell):
    """The block of which this cell is the top left corner."""
    letters, digits = re.match(r"([a-z]+)(\d+)$", cell).groups()
    column, row = COLUMNS.index(letters), int(digits)
    columns = COLUMNS[column : column + 2]
    return [f"{name}{r}" for r in (row, row + 1) for name in columns] if len(columns) == 2 else []


def chance(text):
    """The same number from the same text: all the chance that a bot should use."""
    total = 0
    for sign in text:
        total = (total * 31 + ord(sign)) % 65521
    return total


for line in sys.stdin:
    ask = json.loads(line)
    cells = ask["cells"]
    blocks = [block for block in map(block_at, cells) if block and set(block) <= set(cells)]
    turn = blocks[chance(ask["seed"] + ask["position"]) % len(blocks)] if blocks else cells[:4]
    print(",".join(turn) or "-", flush=True)
