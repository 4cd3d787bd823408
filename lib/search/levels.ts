/**
 * The CPU levels as rows of a table. The documented ones are one policy with other numbers (TR-001
 * §3.3, RR-001 §5); those above them look generations ahead (docs/levels.md).
 */

import type { LevelId } from "../games/game.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";

export { LEVEL_IDS, type LevelId } from "../games/game.ts";

/** When a bomb falls (TR-001 §3.3, RR-001 §5.3). */
export interface BombHabit {
  /** The chance that a turn considers one at all, since it costs the whole turn. */
  readonly chance: number;
  /** e: the rival cells, as the territory weighs them, that it must clear. */
  readonly least: number;
  /** What must be left of them once own losses are paid for. */
  readonly trade: number;
}

export interface Level {
  /** λ: weight of own cells won or lost in one generation. */
  readonly growth: number;
  /** μ: weight of rival cells lost. */
  readonly harm: number;
  /** κ: further weight of rival cells lost once the rival is weak (RR-001 §5.3). */
  readonly kill: number;
  /** ν: a cell's score is up to this much too high. */
  readonly noise: number;
  /** A cell is drawn from the best `share` of all legal ones, and from `most` at most. */
  readonly pool: { readonly share: number; readonly most: number };
  /**
   * Which cells it takes for certainly dead, and so leaves out where there are others (TR-001 §3.3):
   * with 1 those that cannot live among what is there already, with 2 those that the rest of the
   * turn cannot save either, with 0 none.
   */
  readonly care: number;
  readonly plan: Plan;
  readonly bomb: BombHabit;
  readonly ground: Territory;
}

/** How a turn is planned as a whole (RR-001 §5.5). */
export interface Plan {
  /** The chance that a turn is; all others are placed cell by cell. */
  readonly chance: number;
  /** From how many best-scored cells it's planned. */
  readonly shortlist: number;
  /** Whether that many of each zone are listed, so that a far prize can't hide what home needs. */
  readonly byZone: boolean;
  /** What an own cell counts that has more neighbors than it can live with. */
  readonly crowded: number;
  /** What the end of the rival is worth, and what the own end costs. */
  readonly extinction: number;
}

/** A level that chooses among whole turns by what they bring some generations on. */
export interface SearchLevel {
  /** The generations that it may look at for a turn: the same work on every machine. */
  readonly steps: number;
  /** How many generations it looks ahead, the turn's own included. */
  readonly generations: number;
  /** How many random turns the best is taken of, to be made better. */
  readonly seeds: number;
  /**
   * How many cells the search goes on with once it has looked at all of them for one of a turn's,
   * apart from those near its others.
   */
  readonly shortlist: number;
  /** Whether the rival answers its turns with the best that it finds. */
  readonly replies: boolean;
  /**
   * Whether the last two turns are played for the result only, and the last one is the best there
   * is, where that can be proven within the budget.
   */
  readonly exact: boolean;
  /**
   * How many of its best turns it compares by the rival's own searches, where it has steps enough; 1
   * if it doesn't.
   */
  readonly finalists: number;
}

/** What ground is worth; V2 rewards the presence chain (RR-001 §5.4, which gives few numbers). */
export interface Territory {
  readonly neutral: number;
  /** A cell in the rival's home, before and from the round `rivalFrom`. */
  readonly rivalEarly: number;
  readonly rivalLate: number;
  readonly rivalFrom: number;
  /** Further worth of the rival's home, which only an unbroken chain opens. */
  readonly chainOpen: number;
  /** A neutral cell that completes the chain. */
  readonly chainBuilder: number;
  /** What a rival cell in the own home counts as a bomb's target. */
  readonly bombIntruder: number;
  /** What an own cell at home costs a bomb beyond any own cell. */
  readonly bombAnchor: number;
  /** What a bomb costs that leaves no own cell at home. */
  readonly bombSelfLock: number;
}

/** Whose numbers: TR-001's, RR-001's, or those of the small board. */
export type Edition = "classic" | "v2" | "skirmish";

const classicTerritory: Territory = {
  neutral: 5,
  rivalEarly: 1,
  rivalLate: 4,
  rivalFrom: 6,
  chainOpen: 0,
  chainBuilder: 0,
  bombIntruder: 1,
  bombAnchor: 0,
  bombSelfLock: 0,
};

const v2Territory: Territory = {
  ...classicTerritory,
  rivalLate: 5,
  rivalFrom: 5,
  chainOpen: 12,
  chainBuilder: 10,
  bombIntruder: 2,
  bombAnchor: 1,
  bombSelfLock: 50,
};

export const TERRITORIES: Readonly<Record<Edition, Territory>> = {
  classic: classicTerritory,
  v2: v2Territory,
  skirmish: v2Territory,
};

/** Boards of fewer cells are small; Conquerors' have three times as many as Skirmish's. */
const SMALL = 400;

/** Rules that ask for a cell at home before the rival's home opens are played as V2 or Skirmish is. */
export function editionOf(rules: LifeRules): Edition {
  if (!rules.rivalNeeds.includes("home")) return "classic";
  return rules.width * rules.height < SMALL ? "skirmish" : "v2";
}

/** A level that scores cells, apart from what ground is worth. */
type CellLevel = Omit<Level, "ground">;

/** The same numbers in every edition that has no others, on the ground of each. */
function onGround(
  classic: CellLevel,
  v2 = classic,
  skirmish = v2,
): Readonly<Record<Edition, Level>> {
  return {
    classic: { ...classic, ground: TERRITORIES.classic },
    v2: { ...v2, ground: TERRITORIES.v2 },
    skirmish: { ...skirmish, ground: TERRITORIES.skirmish },
  };
}

/** The same in every edition. */
function everywhere(level: SearchLevel): Readonly<Record<Edition, SearchLevel>> {
  return { classic: level, v2: level, skirmish: level };
}

const cautious: BombHabit = { chance: 0.35, least: 6, trade: 4 };

/** Crowding and extinction are not in the report (docs/levels.md). */
const unplanned: Plan = { chance: 0, shortlist: 14, byZone: true, crowded: -0.5, extinction: 100 };

const planned: Plan = { ...unplanned, chance: 1 };

const easy: CellLevel = {
  growth: 5,
  harm: 0,
  kill: 0,
  noise: 8,
  pool: { share: 0.25, most: Infinity },
  care: 1,
  plan: unplanned,
  bomb: cautious,
};

const normal: CellLevel = {
  ...easy,
  care: 2,
  growth: 9,
  noise: 3,
  pool: { share: 0.1, most: Infinity },
};

/** On a small board less chance has to be in it, or Normal is too far above. */
const easySkirmish: CellLevel = { ...easy, noise: 6 };

/** Plans its turn as Hard does, from few cells. */
const trickyV2: CellLevel = { ...normal, plan: { ...planned, shortlist: 4 } };

/** Elsewhere than in V2 it needs more to keep up with Hard. */
const tricky: CellLevel = { ...trickyV2, harm: 2.5 };

/** It plans in classic too, where TR-001's Hard is hardly stronger than Normal. */
const hardClassic: CellLevel = {
  growth: 10,
  harm: 4,
  kill: 0,
  noise: 1.2,
  pool: { share: 1, most: 2 },
  care: 0,
  plan: planned,
  bomb: { ...cautious, chance: 0.6 },
};

const hardV2: CellLevel = {
  ...hardClassic,
  kill: 6,
  bomb: { chance: 0.8, least: 5, trade: 3 },
};

/** In classic 550 generations gain it too little against Hard. */
const sharp: SearchLevel = {
  steps: 550,
  generations: 2,
  seeds: 120,
  shortlist: Infinity,
  replies: false,
  exact: false,
  finalists: 1,
};

const fierce: SearchLevel = { ...sharp, steps: 1_000, generations: 4 };

const ruthless: SearchLevel = { ...fierce, steps: 1_600 };

const expert: SearchLevel = { ...sharp, steps: 40_000, generations: 8 };

/** Conqueror as it was in the first two versions of the levels; studies measure the present one by it. */
const firstConqueror: SearchLevel = { ...expert, steps: 4_000_000, replies: true };

/** And in the third. */
const secondConqueror: SearchLevel = { ...firstConqueror, steps: 1_000_000, exact: true };

/** And in the fourth. */
const thirdConqueror: SearchLevel = { ...secondConqueror, steps: 2_000_000 };

const conqueror: SearchLevel = { ...thirdConqueror, finalists: 8 };

/** The levels that people may play, from the weakest to the strongest. */
export const LEVELS = {
  easy: onGround(easy, easy, easySkirmish),
  normal: onGround(normal),
  tricky: onGround(tricky, trickyV2, tricky),
  hard: onGround(hardClassic, hardV2),
  sharp: {
    classic: { ...sharp, steps: 650 },
    v2: sharp,
    skirmish: { ...sharp, steps: 500 },
  },
  fierce: everywhere(fierce),
  ruthless: { ...everywhere(ruthless), skirmish: { ...ruthless, steps: 1_500 } },
  expert: everywhere(expert),
  conqueror: everywhere(conqueror),
} as const satisfies Readonly<Record<LevelId, Readonly<Record<Edition, Level | SearchLevel>>>>;

/** The measure that Conqueror is held to. */
const local: SearchLevel = { ...expert, steps: 300_000 };

/** All that `choose` plays: the levels, and those that only studies play. */
export const PLAYERS = {
  ...LEVELS,
  "local-300k": everywhere(local),
  "conqueror-4m": everywhere(firstConqueror),
  "conqueror-1m": everywhere(secondConqueror),
  "conqueror-2m": everywhere(thirdConqueror),
} as const;

export type PlayerId = keyof typeof PLAYERS;

/** Those by which positions are judged. */
export type SearchLevelId =
  | "expert"
  | "conqueror"
  | "local-300k"
  | "conqueror-4m"
  | "conqueror-1m"
  | "conqueror-2m";
