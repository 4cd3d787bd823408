/** The way from a page to a game of a tournament that has begun. */

import type { Tournaments } from "../net/tournaments.ts";
import { soundUnseenTurn } from "../parts/sound.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** The room that this tab went to by itself. */
const WENT = "tournament-room";

/** Once by itself: anyone who comes back from there wanted to. */
export function goToGame(tournaments: Tournaments, code: string): void {
  tournaments.hold(code);
  if (readStored("sessionStorage", WENT) === code) return;
  writeStored("sessionStorage", WENT, code);
  soundUnseenTurn();
  location.assign(`/r/${code}`);
}
