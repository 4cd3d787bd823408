/** Moves left in advance: kept from all others, and played when their turn comes if they still fit. */

import type { Refusal } from "../games/game.ts";
import { isOnBoard } from "../automaton/board.ts";
import { outOfTime } from "./clock.ts";
import type { LoggedEvent, Player, Secret } from "./event.ts";
import { type Draft, played, type Verdict } from "./verdict.ts";
import { ANY, type Misfit, NO_QUEUE, type Queue, type Step } from "./premove.ts";
import { readMove, readTurn } from "./turn.ts";
import {
  gameIn,
  phaseOf,
  playersLeft,
  playTokens,
  positionAfter,
  type RoomView,
  turnOf,
} from "./view.ts";

/** How many moves are written again as one before them is played: each time more, long ones would fill logs. */
const FEW = 3;

/**
 * Leaves these moves in the place of those left before; none takes them back. On one's own turn the first
 * is played, so that it has to come in time.
 */
export function queue(
  view: RoomView,
  by: Player,
  steps: readonly Step[],
  now: number,
): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  if (turnOf(view) === by && outOfTime(view, now, 0)) return "time";
  if (!playersLeft(view).includes(by)) return "over";
  const expected = steps.flatMap(({ after }) => after.filter((token) => token !== ANY));
  const whys = [
    ...steps.map(({ move, number }) => neverLegal(view, readTurn(view, move), number)),
    ...expected.map((token) => neverLegal(view, readMove(view, token))),
  ];
  const why = whys.includes("unreadable") ? "unreadable" : whys.find((one) => one !== undefined);
  if (why) return why;
  return [noted({ player: by, steps, dropped: null })];
}

/** Why a move isn't legal whatever the position will be: where its cells are, and how many. */
function neverLegal(
  view: RoomView,
  move: unknown,
  turn?: number,
): Refusal | "unreadable" | undefined {
  if (move === undefined) return "unreadable";
  const game = gameIn(view), board = game.board(view.position);
  const parts = Object.values(move as object), lists = parts.filter(Array.isArray);
  const isBeside = (part: unknown) => typeof part === "number" && !isOnBoard(board, part);
  if (parts.flat().some(isBeside)) return "off-board";
  if (lists.some((cells) => new Set(cells).size < cells.length)) return "repeated";
  const most = game.most?.(view.position, turn) ?? Infinity;
  return lists.some(({ length }) => length > most) ? "too-many" : undefined;
}

/** Plays the next player's first premove, or drops all of theirs if it doesn't fit. */
export function queued(view: RoomView, queues: readonly Queue[]): readonly Draft[] {
  const player = turnOf(view)!;
  const [step, ...steps] = queues[player]!.steps;
  if (!step) return [];
  const why = misfitOf(view, step);
  if (why) return [noted({ player, steps: [], dropped: { step, why } })];
  const [turn, ...end] = played(view, readTurn(view, step.move));
  return [{ ...turn!, secret: struckOff(player, steps) }, ...end];
}

/** Little is written whole: that's what programs of before read, which may run next to this one. */
function struckOff(player: Player, steps: readonly Step[]): Secret {
  return steps.length > FEW ? { used: player } : { queue: { player, steps, dropped: null } };
}

function noted(queue: Secret["queue"] & object): Draft {
  return { event: { t: "noted" }, secret: { queue } };
}

function misfitOf(view: RoomView, step: Step): Misfit | undefined {
  if (!isExpected(view, step)) return "unexpected";
  const move = readTurn(view, step.move);
  return move === undefined ? "unreadable" : gameIn(view).refuse(view.position, move);
}

/** Whether it is that turn, and those before it led where the ones in the condition would have led. */
function isExpected(view: RoomView, { after, number }: Step): boolean {
  const { moves } = view, first = moves.length - after.length;
  if (first < 0 || (number ?? moves.length + 1) !== moves.length + 1) return false;
  if (after.length === 0) return true;
  let position = positionAfter(view, first);
  return after.every((token, index) => {
    const before = { ...view, position };
    position = playTokens(gameIn(view), position, [moves[first + index]!]);
    return token === ANY || leadsTo(before, token, position);
  });
}

/** Whether a turn, if it is legal, leads to that very position. */
function leadsTo(view: RoomView, token: string, after: unknown): boolean {
  const game = gameIn(view);
  const move = readMove(view, token);
  if (move === undefined || game.refuse(view.position, move)) return false;
  const textOf = (position: unknown) => game.text.writePosition(position);
  return textOf(game.play(view.position, move)) === textOf(after);
}

/** The queues after an event. A turn taken back drops them; a game's end forgets them. */
export function foldQueues(queues: readonly Queue[], event: LoggedEvent): readonly Queue[] {
  const { v, secret } = event;
  switch (event.t) {
    case "sat":
      return [...queues, NO_QUEUE];
    case "ended":
      return queues.map((queue) => queue.v === 0 ? queue : { ...NO_QUEUE, v });
    case "undone":
      return queues.map((queue) => {
        const [step] = queue.steps;
        return step ? { steps: [], dropped: { step, why: "undone" }, v } : queue;
      });
  }
  if (secret?.used !== undefined) {
    const steps = queues[secret.used]!.steps.slice(1);
    return queues.with(secret.used, { steps, dropped: null, v });
  }
  if (!secret?.queue) return queues;
  const { player, ...queue } = secret.queue;
  return queues.with(player, { ...queue, v });
}
