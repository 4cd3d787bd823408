/** Entrants as tests need them. */

import type { Entrant } from "../../lib/tournaments/tournament.ts";

export function entrantOf(number: number, sheet: string, name = `Player ${number}`): Entrant {
  return {
    number,
    name,
    player: null,
    isBot: false,
    isGone: false,
    rating: 1500,
    state: "in",
    sheet,
    lean: 0,
    last: null,
    pairing: null,
    rank: null,
  };
}
