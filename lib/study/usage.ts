/** How `deno task study` is called. */

import { DEFAULT_GAME } from "../games/registry.ts";

export const USAGE = `Usage: deno task study WHO [OPTION…]

WHO plays:
  --blue A --red B    two players: a level, LEVEL@NUMBERS, random, or "cmd:PROGRAM ARG…"
  --pool A,B,C        every pair of these, and each against itself
  --all               standard and classic rules; every level, if none is named

  --game ID           the rules (${DEFAULT_GAME})
  --option NAME=VALUE an option of the game; VALUE may be a list: each is played
  --komi VALUE        the same as --option komi=VALUE
  --games N           games per pair (1000)
  --seed TEXT         the random seed (1)
  --fixed             blue always moves first; otherwise they take turns
  --time MS           an outside program's time per turn (5000)
  --rounds N          a game of more rounds is a draw (1000)

  --workers N         games played at once (one per core)
  --run FILE          keeps every game in FILE and resumes from it
  --json, --csv       prints the rows as JSON or CSV
  --html FILE         writes a report with charts`;

/** Why a command line is not understood. */
export class UsageError extends Error {}
