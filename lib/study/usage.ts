/** How `deno task study` is called. */

import { DEFAULT_GAME } from "../games/registry.ts";

export const USAGE = `Usage: deno task study WHO [OPTION…]

WHO plays:
  --blue A --red B    two players: a level, LEVEL@NUMBERS, random, or "cmd:PROGRAM ARG…"
  --pool A,B,C        every pair of these, and each against itself
  --all               V2 and classic; of every level, if none are named

  --game ID           the rules (${DEFAULT_GAME})
  --option NAME=VALUE an option of the game; VALUE may be a list: each is played
  --komi VALUE        the same as --option komi=VALUE
  --games N           games a pair (1000)
  --seed TEXT         where all chance comes from (1)
  --fixed             blue always moves first; else they take turns
  --time MS           an outside program's time for a turn (5000)
  --rounds N          after so many a game is a draw (1000)

  --workers N         games played at once (one a core)
  --run FILE          keeps every game in FILE, and goes on from there
  --json, --csv       prints the rows so
  --html FILE         writes a report with charts`;

/** Why a command line is not understood. */
export class UsageError extends Error {}
