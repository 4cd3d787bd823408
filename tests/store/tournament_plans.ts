/** Tournaments to be made in a store, and who enters them. */

import type { Entry } from "../../lib/server/store/tournaments.ts";
import type { TournamentPlan } from "../../lib/tournaments/tournament.ts";

export const NOW = Date.UTC(2026, 10, 23, 12);
export const MANY = { all: 100, ofSource: 100 };

export const ARENA: TournamentPlan = {
  id: "arena-1",
  kind: "arena",
  name: "",
  game: "skirmish",
  clock: "60",
  starts: NOW,
  minutes: 60,
  rounds: 0,
  allowsBots: true,
};
export const SWISS: TournamentPlan = {
  ...ARENA,
  id: "swiss-1",
  kind: "swiss",
  name: "Friday",
  minutes: 0,
  rounds: 5,
  allowsBots: false,
};

/** Somebody who enters. */
export function entry(name: string, given: Partial<Entry> = {}): Entry {
  return {
    identity: `${name}'s`,
    token: `token of ${name}`,
    owner: "",
    source: "there",
    name,
    isBot: false,
    rating: 1500,
    ...given,
  };
}
