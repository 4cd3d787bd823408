/**
 * What the generations to come are worth: each as a board, later ones less, and the last one of
 * the game as its result. This module is browser compatible.
 */

import type { RowWeights } from "../automaton/bit_count.ts";
import type { LifeRules } from "../games/life_rules.ts";
import { type ZoneMasks, zoneMasks } from "./zones.ts";

/** What a generation is worth, as a share of the one before. */
const FADE = 0.75;

/** Cells by share: a lead of two cells says more on a thin board. */
const RELATIVE = 40;

/** The zones that open the rival's home are all held. */
const CHAIN = 10;

/** A colony without a cell at home can place nowhere else. */
const ANCHOR = 15;

/** A decided game, above all that boards are worth. */
const DECIDED = 10_000;

/** A search's view of what follows a turn, from blue's side. */
export class Outlook {
  readonly weights: RowWeights;
  readonly zones: readonly [ZoneMasks, ZoneMasks];
  readonly #chains: readonly [readonly number[], readonly number[]];
  readonly #rates: Float64Array;

  /**
   * `generations` are looked at, the first of which is the turn's own; `left` are left in the game.
   * The first `certain` of them are played as given; what follows them would be played on.
   * Up to and including generation `safe`, nobody can die out.
   */
  constructor(
    rules: LifeRules,
    readonly generations: number,
    readonly left: number,
    readonly certain: number,
    readonly safe: number,
    readonly komi: number,
  ) {
    this.zones = [zoneMasks(rules, 0), zoneMasks(rules, 1)];
    this.weights = {
      blue: this.zones[0].rival,
      red: this.zones[1].rival,
      extra: rules.rivalWeight - 1,
    };
    this.#chains = [
      rules.rivalNeeds.map((zone) => this.zones[0][zone]),
      rules.rivalNeeds.map((zone) => this.zones[1][zone]),
    ];
    this.#rates = Float64Array.from(
      { length: generations + 1 },
      (_, g) => g === left ? FADE ** g / (1 - FADE) : FADE ** g,
    );
  }

  /**
   * What generation `g`, from 1, adds: its weighted cells (blue + 2^16 red), and the columns in
   * which each colour lives.
   */
  worth(g: number, cells: number, blueColumns: number, redColumns: number): number {
    const blue = cells & 0xffff, red = cells >>> 16;
    const lead = blue - red;
    if (g <= this.certain) {
      if (g > this.safe && (blue === 0 || red === 0)) {
        return DECIDED * Math.sign(lead) + lead;
      }
      if (g === this.left) return DECIDED * Math.sign(lead + this.komi) + lead;
    }
    const share = blue + red === 0 ? 0 : RELATIVE * lead / (blue + red);
    if (g >= this.left) return this.#rates[g]! * (lead + this.komi + share);
    return this.#rates[g]! *
      (lead + share + this.#footing(0, blueColumns) - this.#footing(1, redColumns));
  }

  /** What it is worth to a colour to live in these columns. */
  #footing(seat: 0 | 1, columns: number): number {
    const anchor = (columns & this.zones[seat].home) !== 0 ? ANCHOR : 0;
    for (const zone of this.#chains[seat]) if ((columns & zone) === 0) return anchor;
    return anchor + CHAIN;
  }
}
