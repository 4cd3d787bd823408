/** The numbers of each game of two colonies. */

import type { LifeRules } from "./rules.ts";

/** TR-001 v5.4 (rules.md C1-C9). */
export const CLASSIC: LifeRules = {
  id: "conquerors-classic",
  name: "Conquerors Classic",
  width: 28,
  height: 26,
  home: 8,
  place: 4,
  rounds: 12,
  bombRound: 7,
  bombCooldown: 3,
  skips: 1,
  neutralNeeds: ["home"],
  rivalNeeds: ["neutral", "rival"],
  rivalWeight: 1,
  komi: 0,
};

/** RR-001 v7.0: the presence chain needs all three zones, and cells in the rival's home count twice. */
export const V2: LifeRules = {
  ...CLASSIC,
  id: "conquerors-v2",
  name: "Conquerors V2",
  rivalNeeds: ["home", "neutral", "rival"],
  rivalWeight: 2,
};

/**
 * Three minutes a game. Its size was chosen for cells of a finger's width on a phone, the rest by
 * what levels score against themselves: this komi suits all but the most careless (docs/levels.md).
 */
export const SKIRMISH: LifeRules = {
  ...V2,
  id: "skirmish",
  name: "Skirmish",
  width: 16,
  height: 14,
  home: 5,
  rounds: 8,
  bombRound: 5,
  komi: 5.5,
};
