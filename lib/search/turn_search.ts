/**
 * The search for a turn: local searches from many starts, until a budget is spent. Who reckons with
 * a rival finds the best answer to each turn that seems good, and looks for turns that stand up to
 * all answers found so far (the double oracle).
 */

import { popcount } from "../automaton/bit_count.ts";
import { stepPlane } from "../automaton/bit_kernel.ts";
import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import type { Rng } from "../games/game.ts";
import { ascend, better, type Judged, type Placed, seedTurn } from "./ascent.ts";
import type { Judge } from "./judge.ts";
import type { SearchLevel } from "./levels.ts";
import { type Opening, replyOf } from "./reply.ts";
import { columnOfBit, otherTurns, playTurn, type Side } from "./side.ts";
import { windowAround } from "./window.ts";

/** What the rival may do after the turn. */
export interface Rival {
  readonly open: Opening;
  readonly bomb: boolean;
  readonly skip: boolean;
}

/** More steps find no better turn where but one generation follows: a game's last. */
export const ENDING_STEPS = 10_000;

/** A placed cell decides the fate of cells that are so far apart at most. */
const REACH = 2;

/** Local searches for the best answer to one turn. */
const ANSWER_TRIES = 2;

export class TurnSearch {
  #best: Judged | undefined;
  /** Judges the rival's turns. */
  #answers: Judge | undefined;
  /** Turns that no other place for a cell made better, and what they were worth then. */
  readonly #peaks = new WeakMap<LifeMove, number>();

  /** All turns that seemed good enough to be answered. */
  readonly considered = new Set<LifeMove>();

  /**
   * An ascent begins with the best of `seeds` turns, and goes on with the best `shortlist` cells.
   * Without a rival, the turn is judged by what it brings unanswered. `ending` looks for the best of
   * all placements that end the game.
   */
  constructor(
    readonly judge: Judge,
    readonly rng: Rng,
    readonly habits: Pick<SearchLevel, "seeds" | "shortlist">,
    readonly rival?: Rival,
    readonly ending?: () => readonly Cell[] | undefined,
  ) {}

  /** The best turn so far, from the first pause on. */
  get best(): Judged {
    if (!this.#best) throw new Error("The search has not begun");
    return this.#best;
  }

  /** Spends the budget; pauses every few hundred looks ahead. */
  *run(): Generator<void, void> {
    const { judge } = this;
    if (this.#provesEnding()) return;
    const first = this.#seed(judge);
    this.#best = better(this.#best ?? first, bestOther(judge, first));
    yield;
    if (!isPlaced(this.#best)) yield* this.consider(this.#best.move);
    yield* this.consider((yield* this.#climb(first)).move);
    while (judge.budget.left > 0) {
      const turn = this.rival ? yield* this.#candidate() : yield* this.#anew(this.best);
      yield* this.consider(turn.move);
    }
  }

  /** Finds the game's last turn, where the best one can be proven. */
  #provesEnding(): boolean {
    const { judge } = this;
    if (!this.ending) return false;
    const place = this.ending();
    if (place) {
      const placed = { move: { place }, worth: judge.worthOf({ place }) };
      this.#best = bestOther(judge, placed, true);
      if (this.#best.worth > 0 || judge.outlook.komi === 0 || isOutOfReach(judge.side)) return true;
    }
    judge.budget.left = Math.min(judge.budget.steps, ENDING_STEPS);
    return false;
  }

  /** A turn that stands up to all known answers: the best one made better, or a new one. */
  *#candidate(): Generator<void, Judged> {
    const { judge, best } = this;
    const candidate = isPlaced(best) ? yield* this.#climb(best) : best;
    return bestOther(judge, better(candidate, yield* this.#anew(candidate)));
  }

  /** A turn from another start, or what comes of it and the best one together. */
  *#anew(best: Judged): Generator<void, Judged> {
    const { judge } = this;
    const fresh = yield* this.#climb(this.#seed(judge));
    if (!isPlaced(best)) return fresh;
    const crossed = cross(judge, best, fresh);
    return crossed === best || crossed === fresh ? crossed : yield* this.#climb(crossed);
  }

  /** A turn to make better. */
  #seed(judge: Judge): Placed {
    return seedTurn(judge, this.rng, this.habits.seeds);
  }

  /** The turn made better; a peak stays one, since further answers only lower what others are worth. */
  *#climb(start: Placed): Generator<void, Placed> {
    if (this.#peaks.get(start.move) === start.worth) return start;
    const peak = yield* ascend(this.judge, start, this.habits.shortlist);
    this.#peaks.set(peak.move, peak.worth);
    return peak;
  }

  /** Judges a turn, and the best one again, by the rival's answer to it as well. */
  *consider(move: LifeMove): Generator<void, Judged> {
    const { judge, rival } = this;
    const { width, height } = judge.side;
    this.considered.add(move);
    if (rival) {
      const answer = yield* this.#bestAnswer(rivalSide(judge.side, move, rival));
      judge.add(replyOf(width, height, answer, rival.open));
    }
    const turn = { move, worth: judge.worthOf(move) };
    if (rival) this.#best = { ...this.best, worth: judge.worthOf(this.best.move) };
    this.#best = better(this.best, turn);
    return turn;
  }

  /** The rival's turn that leaves least of the seat's. */
  *#bestAnswer(side: Side): Generator<void, LifeMove> {
    const { judge } = this, { shortlist } = this.habits;
    const answers = this.#answers ??= judge.answering(side);
    answers.side = side;
    let best = yield* ascend(answers, this.#seed(answers), shortlist);
    for (let tries = 1; tries < ANSWER_TRIES; tries++) {
      const other = yield* ascend(answers, this.#seed(answers), shortlist);
      best = cross(answers, best, other);
    }
    return bestOther(answers, best).move;
  }
}

function isPlaced(turn: Judged): turn is Placed {
  return "place" in turn.move;
}

/** The best of the bombs, the skip and that turn; with `own` also of bombs that clear but own cells. */
function bestOther(judge: Judge, turn: Judged, own = false): Judged {
  let best = turn;
  for (const move of otherTurns(judge.side, own)) {
    best = better(best, { move, worth: judge.worthOf(move, best.worth) });
  }
  return best;
}

/**
 * Whether more of the rival's cells live on than a turn can erase, so far apart that no placed cell
 * reaches two. Else who can't lead at the end may still win by wiping it out, if points are given:
 * without any, who does that leads.
 */
function isOutOfReach({ width, height, words, place }: Side): boolean {
  const next = new Int32Array(words.length);
  stepPlane(words, next, width, height, 0, height);
  let apart = 0;
  for (let row = 0; row < height; row++) {
    for (; next[2 * row + 1] !== 0; apart++) {
      const { columns, from, to } = windowAround(
        { width, height },
        row * width + columnOfBit(next[2 * row + 1]!),
        REACH,
      );
      for (let r = from; r < to; r++) next[2 * r + 1]! &= ~columns;
    }
  }
  return apart > place;
}

/** The rival on the board as the turn and its generation leave it. */
function rivalSide(side: Side, move: LifeMove, { open, bomb, skip }: Rival): Side {
  const { width, height } = side;
  const before = new Int32Array(side.words.length), words = new Int32Array(side.words.length);
  playTurn(side, move, before);
  stepPlane(before, words, width, height, 0, height);
  let alive = 0;
  for (let row = 0; row < height; row++) alive |= words[2 * row + 1]!;
  const columns = open(alive);
  const legal = Int32Array.from(
    { length: height },
    (_, row) => columns & ~(words[2 * row]! | words[2 * row + 1]!),
  );
  return { ...side, words, color: 1, legal, bomb, skip };
}

/**
 * The best of all turns whose cells are of these two, which place as many: what each does well
 * by itself, at two ends of the board, one of them does. With four cells a turn that is 70 turns at most.
 */
export function cross(judge: Judge, one: Placed, other: Placed): Placed {
  const cells = [...new Set([...one.move.place, ...other.move.place])];
  const { length } = one.move.place;
  let best = one.worth < other.worth ? other : one;
  if (cells.length === length) return best;
  for (let set = 0; set < 1 << cells.length; set++) {
    if (popcount(set) !== length) continue;
    const move = { place: cells.filter((_, i) => (set >> i) & 1) };
    const worth = judge.worthOf(move, best.worth);
    if (worth > best.worth) best = { move, worth };
  }
  return best;
}
