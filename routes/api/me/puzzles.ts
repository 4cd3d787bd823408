import { accountHandler } from "../../../lib/server/http/account.ts";
import { malformed, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { puzzleFor } from "../../../lib/server/http/pages/puzzle_choice.ts";
import { isKind, type Kind, KINDS } from "../../../lib/puzzles/kind.ts";
import { puzzleOf } from "../../../lib/puzzles/puzzles.ts";
import { positionOf, type Puzzle, PUZZLED, writePuzzle } from "../../../lib/puzzles/puzzle.ts";
import type { Services } from "../../../lib/server/services.ts";
import { readable } from "../../../lib/automaton/text_error.ts";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { judge } from "../../../lib/puzzles/judge.ts";

const NO_TRY =
  '"id" must be a puzzle\'s, and "moves" its turns in CCN, as many as it takes at most, ' +
  "all legal; [] gives up.";

const NO_KIND = `"kind" must be one of ${KINDS.join(", ")}, or left out.`;

/**
 * How somebody stands with puzzles, and the next for them: `{identity, wish: "look"}`; and their
 * first try at one, which is judged here: `{identity, wish: "try", id, moves: ["a1,b2,c3,d4"]}`. With
 * a `kind` the next is of that kind.
 */
export const handler = accountHandler(async (asking) => {
  const { services, identity, body } = asking;
  const { kind } = body;
  if (kind !== undefined && !(typeof kind === "string" && isKind(kind))) {
    return malformed(asking, NO_KIND);
  }
  if (body.wish === "look") return freshJson(await standingOf(services, identity, kind));
  const puzzle = typeof body.id === "string" ? puzzleOf(body.id) : undefined;
  const isSolved = puzzle && judgeTexts(puzzle, body.moves);
  if (body.wish !== "try" || isSolved === undefined) return malformed(asking, NO_TRY);
  const at = services.world.now();
  const tried = { identity, puzzle: puzzle!.id, guess: puzzle!.rating, isSolved, at };
  const result = await services.puzzles.rate(tried);
  if (!result) return refuse("storage", 503);
  const { before, after, isFirst } = result;
  const change = Math.round(after.rating) - Math.round(before.rating);
  const standing = await standingOf(services, identity, kind);
  return freshJson({ ...standing, isSolved, ...(isFirst && { change }) });
});

async function standingOf({ puzzles, world }: Services, identity: string, kind?: Kind) {
  const { rating: { rating, deviation }, tried } = await puzzles.of(identity);
  const next = puzzleFor(rating, new Set(tried), await puzzles.ratings(), world.random(), kind);
  return { rating, deviation, tried: tried.length, next: next ? writePuzzle(next) : null };
}

/** No puzzle takes more turns. */
const MOST_TURNS = 2;

/**
 * Whether turns in CCN solve a puzzle; no turns at all give up. Undefined if that isn't what was sent,
 * or a turn is illegal.
 */
function judgeTexts(puzzle: Puzzle, texts: unknown): boolean | undefined {
  if (!Array.isArray(texts) || texts.length > MOST_TURNS) return undefined;
  const moves: LifeMove[] = [];
  let position = positionOf(puzzle), isSolved = false;
  for (const text of texts) {
    if (typeof text !== "string") return undefined;
    const before = position, move = readable(() => PUZZLED.text.readMove(before, text));
    if (!move || PUZZLED.refuse(position, move)) return undefined;
    moves.push(move);
    const { verdict, reply } = judge(puzzle, moves);
    isSolved = verdict === "solved";
    if (verdict !== "on" && moves.length < texts.length) return undefined;
    if (reply) position = reply.after;
  }
  return isSolved;
}
