/**
 * What the generations to come are worth: each as a board, later ones less, and the last one of
 * the game as its result.
 */

import type { RowWeights } from "../automaton/bit_count.ts";
import { type LifeRules, ZONES } from "../games/conquerors/rules.ts";
import { type ZoneMasks, zoneMasks } from "./zones.ts";

/** What a generation is worth, as a share of the one before. */
const FADE = 0.75;

/** Points for all cells being of one color: a lead of two says more on a thin board. */
const SHARE = 40;

/** The zones that open the rival's home are all held. */
const CHAIN = 10;

/** A colony without a cell at home can place nowhere else. */
const ANCHOR = 15;

/** A decided game, above all that boards are worth. */
const DECIDED = 10_000;

/** A game decided by the turn itself, whatever a line goes on to suppose. */
const UNANSWERED = 4 * DECIDED;

/** The numbers above, as vectors take them. */
export const CONSTANTS: readonly number[] = [SHARE, ANCHOR, CHAIN, DECIDED, UNANSWERED];

/** When what is looked at happens in a game. */
interface Horizon {
  /** How many generations are looked at, the first of which is the turn's own. */
  readonly generations: number;
  /** How many are left in the game. */
  readonly left: number;
  /** Points that blue is given at the end. */
  readonly komi: number;
  /** With this many turns left, or fewer, only the last generation counts; usually with none. */
  readonly ending?: number;
}

/** A search's view of what follows a turn, from blue's side. */
export class Outlook {
  readonly generations: number;
  /** What cells count. */
  readonly weights: RowWeights;
  /** How many generations are left in the game. */
  readonly left: number;
  /** Points that blue is given at the end. */
  readonly komi: number;
  /** Up to and including this generation, nobody can die out (rules.md C9). */
  readonly safe: number;
  /** By seat: the columns of its home, and of each zone that opens the rival's. */
  readonly homes: readonly number[];
  readonly chains: readonly (readonly number[])[];
  /** The columns of red's home, of the middle and of blue's home. */
  readonly zones: readonly number[];
  /** By generation. */
  readonly rates: readonly number[];

  constructor(rules: LifeRules, horizon: Horizon) {
    const zones: readonly ZoneMasks[] = [zoneMasks(rules, 0), zoneMasks(rules, 1)];
    const { generations, left, komi, ending = 0 } = horizon;
    this.generations = generations;
    this.left = left;
    this.komi = komi;
    this.weights = { blue: zones[0]!.rival, red: zones[1]!.rival, extra: rules.rivalWeight - 1 };
    this.safe = left === 2 * rules.rounds ? 1 : 0;
    this.homes = zones.map(({ home }) => home);
    this.chains = zones.map((masks) => rules.rivalNeeds.map((zone) => masks[zone]));
    this.zones = ZONES.map((zone) => zones[1]![zone]);
    const rate = (g: number) => {
      // The last generation stands for all that would follow it.
      if (g === left) return FADE ** g / (1 - FADE);
      return left <= ending ? 0 : FADE ** g;
    };
    this.rates = Array.from({ length: generations + 1 }, (_, g) => rate(g));
  }

  /** Points of worth for each point by which all generations are better. */
  get span(): number {
    return this.rates.reduce((sum, rate) => sum + rate) - this.rates[0]!;
  }

  /** Whether the game ends with generation `g`, from 1. */
  endsAt(g: number): boolean {
    return g === this.left;
  }
}

/**
 * What generation `g`, from 1, adds to a line's worth: its weighted cells (`weigh`), and the
 * columns in which each color lives. Whether `certain`, it can end the game. `simd/line.as` has the
 * same for vectors.
 */
export function worthOf(
  outlook: Outlook,
  g: number,
  cells: number,
  blueAlive: number,
  redAlive: number,
  certain: boolean,
): number {
  const { left, komi } = outlook;
  const blue = cells & 0xffff, red = cells >>> 16, lead = blue - red;
  if (certain) {
    if (g > outlook.safe && (blue === 0 || red === 0)) {
      return (g === 1 ? UNANSWERED : DECIDED) * Math.sign(lead) + lead;
    }
    if (g === left) return DECIDED * Math.sign(lead + komi) + lead;
  }
  const share = blue + red === 0 ? 0 : SHARE * lead / (blue + red);
  const footing = g === left
    ? komi
    : footingOf(outlook, 0, blueAlive) - footingOf(outlook, 1, redAlive);
  return outlook.rates[g]! * (lead + share + footing);
}

/** What it is worth to a seat to live in these columns. */
function footingOf({ homes, chains }: Outlook, seat: number, alive: number): number {
  const anchor = (alive & homes[seat]!) !== 0 ? ANCHOR : 0;
  for (const zone of chains[seat]!) if ((alive & zone) === 0) return anchor;
  return anchor + CHAIN;
}
