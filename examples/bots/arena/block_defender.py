"""A bot for the arena (docs/arena.md): it lays blocks, which live for ever unless somebody comes, and
lays them anew where somebody came.

    deno task arena --local "python3 examples/bots/arena/block_defender.py" "…"
"""

import random

from arena_client import play

BLOCK = [(0, 0), (0, 1), (1, 0), (1, 1)]

GAP = 6
"""Rows and columns from a block to the next."""

BLOCKS_A_TURN = 7
"""Of four cells each: 28 of the 30 that a turn may place."""


def defend(board):
    """What a turn places: blocks on a lattice, the nearest to a place of its own first."""
    home = random.randrange(board.height), random.randrange(board.width)
    sites = [(row, column) for row in range(0, board.height - 1, GAP) for column in range(0, board.width - 1, GAP)]
    sites.sort(key=lambda site: max(abs(site[0] - home[0]), abs(site[1] - home[1])))
    del sites[400:]

    def move():
        free = (site for site in sites if is_free(board, site))
        chosen = [site for site, _ in zip(free, range(BLOCKS_A_TURN))]
        return [(row + down, column + right) for row, column in chosen for down, right in BLOCK]

    return move


def is_free(board, site):
    """Whether nothing lives on a block's place, nor beside it."""
    row, column = site
    return all(board.is_empty((row + down, column + right)) for down in range(-1, 3) for right in range(-1, 3))


if __name__ == "__main__":
    play("examples", "block defender", defend)
