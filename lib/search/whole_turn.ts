/**
 * Choosing whole turns by looking some generations ahead. This module is browser compatible.
 */

import { stepPlane } from "../automaton/bit_kernel.ts";
import type { Rng } from "../games/game.ts";
import type { LifeMove } from "../games/life_position.ts";
import { ascend, type Judged, seedTurn } from "./ascent.ts";
import { type Budget, Judge } from "./judge.ts";
import type { Outlook } from "./outlook.ts";
import type { Reply } from "./reply.ts";
import { TUNE } from "./tune.ts";
import { otherTurns, playOn, type Side } from "./side.ts";

/** A rival who answers: what it may do after the turn, whatever the turn. */
export interface Answerer {
  readonly open: (alive: number) => number;
  readonly bomb: boolean;
  readonly skip: boolean;
}

/** The best turn of many local searches; each step it tells the best so far. */
export function* searchTurn(judge: Judge, rng: Rng): Generator<Judged, Judged> {
  let best = bestOther(judge);
  while (judge.budget.left > 0) {
    const turn = yield* telling(ascend(judge, seedTurn(judge, rng)), best);
    if (!best || turn.worth > best.worth) best = turn;
    yield best;
  }
  return best!;
}

function* telling<Item>(
  steps: Generator<void, Item>,
  best: Judged | undefined,
): Generator<Judged, Item> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (best) yield best;
  }
}

function bestOther(judge: Judge): Judged | undefined {
  let best: Judged | undefined;
  for (const move of otherTurns(judge.side)) {
    const worth = judge.worthOf(move, best?.worth);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best;
}

/** The same against a rival that answers each turn with its best. */
export function* outwit(
  side: Side,
  outlook: Outlook,
  budget: Budget,
  answerer: Answerer,
  rng: Rng,
): Generator<Judged, Judged> {
  const judge = new Judge(side, outlook, budget, 0);
  let best: Judged | undefined;
  const consider = function* (turn: Judged): Generator<Judged, void> {
    if (!("place" in turn.move) && best && turn.worth <= best.worth) return;
    const answer = yield* telling(
      bestReply(judge, turn.move, answerer, rng, TUNE.early && best ? -best.worth : Infinity),
      best,
    );
    judge.add(replyOf(side, answer.move, answerer));
    const worth = Math.min(turn.worth, -answer.worth);
    if (best) {
      const again = judge.worthOf(best.move);
      if (again < best.worth) best = { ...best, worth: again };
    }
    if (!best || worth > best.worth) best = { move: turn.move, worth };
  };
  // others
  const plainOther = bestOther(judge);
  const plain: Judged[] = [];
  for (let i = 0; i < TUNE.plain; i++) {
    plain.push(yield* telling(ascend(judge, seedTurn(judge, rng)), best));
  }
  plain.sort((a, b) => b.worth - a.worth);
  for (const turn of plain.slice(0, TUNE.keep)) {
    const worth = judge.worthOf(turn.move);
    if (!best || worth > best.worth) yield* consider({ ...turn, worth });
  }
  if (plainOther) yield* consider({ ...plainOther, worth: judge.worthOf(plainOther.move) });
  let round = 0;
  while (budget.left > 0) {
    const starts = [best!];
    round++;
    if (round % TUNE.freshEvery === 0) {
      for (let i = 0; i < TUNE.fresh; i++) starts.push(seedTurn(judge, rng, TUNE.seeds));
    }
    let top: Judged | undefined;
    for (const start of starts) {
      const turn: Judged = yield* telling(ascend(judge, start), best);
      if (!top || turn.worth > top.worth) top = turn;
    }
    const other = bestOther(judge);
    if (other && other.worth > top!.worth) top = other;
    yield* consider(top!);
    yield best!;
  }
  return best!;
}

function replyOf({ width, height }: Side, move: LifeMove, { open }: Answerer): Reply {
  const place = new Int32Array(height),
    keep = "bomb" in move ? new Int32Array(height).fill(-1) : undefined;
  if ("place" in move) {
    for (const cell of move.place) place[Math.floor(cell / width)]! |= 1 << (cell % width);
  }
  if ("bomb" in move) {
    const row = Math.floor(move.bomb / width), bit = 1 << (move.bomb % width);
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      keep![r] = ~(bit | bit << 1 | bit >>> 1);
    }
  }
  return { place, keep, open };
}

function* bestReply(
  judge: Judge,
  move: LifeMove,
  answerer: Answerer,
  rng: Rng,
  enough: number,
): Generator<void, Judged> {
  const { side, outlook, budget } = judge;
  const { width, height } = side;
  const placed = new Int32Array(side.words.length), words = new Int32Array(side.words.length);
  playOn(side, move, placed);
  stepPlane(placed, words, width, height, 0, height);
  const legal = new Int32Array(height);
  let alive = 0;
  for (let row = 0; row < height; row++) alive |= words[2 * row + 1]!;
  const open = answerer.open(alive);
  for (let row = 0; row < height; row++) {
    legal[row] = open & ~(words[2 * row]! | words[2 * row + 1]!);
  }
  const rival: Side = {
    ...side,
    words,
    colour: 1,
    legal,
    bomb: answerer.bomb,
    skip: answerer.skip,
  };
  const answers = new Judge(rival, outlook, budget, 1);
  let best = TUNE.bombs ? bestOther(answers) : undefined;
  for (let i = 0; i < TUNE.replyTries; i++) {
    if (best && best.worth > enough) break;
    const turn = yield* ascend(answers, seedTurn(answers, rng, TUNE.replySeeds));
    if (!best || turn.worth > best.worth) best = turn;
  }
  return best!;
}
