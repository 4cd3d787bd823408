/**
 * Rules in which only the number of a cell's live neighbors counts, as `B3/S23`: read, written, and
 * what each does to one cell. What is no such rule is refused, and the refusal tells what it is.
 */

import { EMPTY, type State, type Topology } from "./board.ts";
import type { Rule } from "./rule.ts";
import { TextError } from "./text_error.ts";

/** Bit `n` of each is set where a cell of `n` live neighbors is born, or survives. */
export interface LifeRule {
  /** For empty cells. */
  readonly birth: number;
  /** For live cells. */
  readonly survival: number;
}

/** A rule, and what lies beyond the board's edges. */
export interface World {
  /** What becomes of a cell. */
  readonly rule: LifeRule;
  /** Whether the edges meet. */
  readonly topology: Topology;
}

/** B3/S23. */
export const LIFE: LifeRule = { birth: 1 << 3, survival: 1 << 2 | 1 << 3 };

/** The world of every game here. */
export const LIFE_PLANE: World = { rule: LIFE, topology: "plane" };

/** Rules that people know by a name, as the LifeWiki has them. */
export const NAMED_RULES: Readonly<Record<string, string>> = {
  "Life": "B3/S23",
  "HighLife": "B36/S23",
  "Day & Night": "B3678/S34678",
  "Seeds": "B2/S",
  "Life without Death": "B3/S012345678",
  "DryLife": "B37/S23",
  "Pedestrian Life": "B38/S23",
  "2×2": "B36/S125",
  "34 Life": "B34/S34",
  "LongLife": "B345/S5",
  "Replicator": "B1357/S1357",
  "Diamoeba": "B35678/S5678",
  "Morley": "B368/S245",
  "Maze": "B3/S12345",
  "Coral": "B3/S45678",
  "Anneal": "B4678/S35678",
};

/** Other names in files: those of two or more colors are Life as long as there are two. */
const ALIASES: Readonly<Record<string, string>> = {
  immigration: "B3/S23",
  plurality: "B3/S23",
  conway: "B3/S23",
  conwayslife: "B3/S23",
  "2x2": "B36/S125",
  daynight: "B3678/S34678",
  lwod: "B3/S012345678",
};

/** Why a text is no rule or no board that can be had here. */
export type RuleRefusal =
  | "count"
  | "endless-b0"
  | "generations"
  | "grid"
  | "isotropic"
  | "larger"
  | "neighborhood"
  | "overflow"
  | "unknown";

/** A rule or a board of a file that cannot be had. */
export class RuleError extends TextError {
  /** Refuses `what`, which is written somewhere in the text. */
  constructor(readonly refusal: RuleRefusal, readonly what: string) {
    super(`"${what}" can't be used: ${REASONS[refusal]}`, 1, 1);
  }
}

const REASONS: Readonly<Record<RuleRefusal, string>> = {
  "count": "a cell has 8 neighbors at most",
  "endless-b0": "births without neighbors need a board with edges, such as :P60,40",
  "generations": "cells of a Generations rule age",
  "grid": "only planes (:P60,40) and tori (:T60,40) are known",
  "isotropic": "where neighbors are must not matter, only how many",
  "larger": "only the 8 cells around count",
  "neighborhood": "only the Moore neighborhood is known",
  "overflow": "the pattern doesn't fit its own board",
  "unknown": "the rule isn't known",
};

/** What rules that are none of ours look like, without spaces and in lower case. */
const REFUSED: readonly (readonly [form: RegExp, refusal: RuleRefusal])[] = [
  [/^(b\d*\/?s\d*|s\d*\/?b\d*|\d*\/\d*|b\d*)[hvl]$/, "neighborhood"],
  [/^(b\d*\/?s\d*|s\d*\/?b\d*|\d*\/\d*|b\d*)$/, "count"],
  [/^(b?\d*\/s?\d*\/[cg]?\d+|s\d*\/b\d*\/[cg]?\d+|b\d*s\d*[cg]\d+|g\d+b\d*s\d*)$/, "generations"],
  [/^(r\d+,|(bosco|bugs|majority|waffle|globe)$)/, "larger"],
  [
    /^(b[\dceikanyqjrtwz-]*\/?s?[\dceikanyqjrtwz-]*|[\dceikanyqjrtwz-]+\/[\dceikanyqjrtwz-]*)[hvl]?$/,
    "isotropic",
  ],
];

/** Reads a rule: `B3/S23`, `b3s23`, `23/3`, or a name. Throws a `RuleError`. */
export function readLifeRule(text: string): LifeRule {
  const named = ALIASES[plain(text)] ??
    Object.entries(NAMED_RULES).find(([name]) => plain(name) === plain(text))?.[1];
  const written = (named ?? text).replace(/\s/g, "").toLowerCase();
  const found = /^b([0-8]*)(?:\/?s([0-8]*))?$/.exec(written);
  if (found) return ruleOf(found[1]!, found[2] ?? "");
  const turned = /^s?([0-8]*)\/b?([0-8]*)$/.exec(written) ?? /^s([0-8]*)b([0-8]*)$/.exec(written);
  if (turned) return ruleOf(turned[2]!, turned[1]!);
  const [, refusal] = REFUSED.find(([form]) => form.test(written)) ?? [];
  throw new RuleError(refusal ?? "unknown", text.trim().slice(0, 40));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll("×", "x").replace(/[^a-z0-9/]/g, "");
}

function ruleOf(birth: string, survival: string): LifeRule {
  return { birth: maskOf(birth), survival: maskOf(survival) };
}

function maskOf(digits: string): number {
  return [...digits].reduce((mask, digit) => mask | 1 << Number(digit), 0);
}

/** The one way to write a rule: `B36/S23`. */
export function writeLifeRule({ birth, survival }: LifeRule): string {
  return `B${digitsOf(birth)}/S${digitsOf(survival)}`;
}

function digitsOf(mask: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((count) => mask >> count & 1).join("");
}

/** Whether two rules are one. */
export function isSameRule(one: LifeRule, other: LifeRule): boolean {
  return one.birth === other.birth && one.survival === other.survival;
}

/** Whether a world is that of the games, B3/S23 on a plane. */
export function isLifePlane({ rule, topology }: World): boolean {
  return topology === "plane" && isSameRule(rule, LIFE);
}

/** Whether empty ground comes alive by itself. */
export function livesFromNothing({ birth }: LifeRule): boolean {
  return (birth & 1) !== 0;
}

/** Whether a newborn can have as many parents of one color as of the other. */
export function canTie({ birth }: LifeRule): boolean {
  return (birth & 0b101010100) !== 0;
}

/**
 * A rule for two colors: blind to them, but a birth takes its parents' majority color, and blue where
 * as many are red, as can be in rules other than Life. B3/S23 is `immigration`.
 */
export function colorRule({ birth, survival }: LifeRule): Rule {
  return (state, counts): State => {
    const blue = counts[1]!, red = counts[2]!, live = blue + red;
    if (state !== EMPTY) return survival >> live & 1 ? state : EMPTY;
    if (!(birth >> live & 1)) return EMPTY;
    return blue >= red ? 1 : 2;
  };
}

/** A board's edges as Golly writes them after a rule. */
export interface Grid {
  /** Whether the edges meet. */
  readonly topology: Topology;
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
}

/** Reads what follows a rule's colon: `P60,40` a plane, `T60,40` a torus, `T60` a square one. Throws a `RuleError`. */
export function readGrid(text: string): Grid {
  const found = /^([PT])([1-9]\d{0,8})(?:,([1-9]\d{0,8}))?$/i.exec(text.trim());
  if (!found) throw new RuleError("grid", `:${text.trim().slice(0, 40)}`);
  const width = Number(found[2]);
  return {
    topology: found[1]!.toUpperCase() === "T" ? "torus" : "plane",
    width,
    height: Number(found[3] ?? width),
  };
}
