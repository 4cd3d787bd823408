/** Games by post in sentences. */

import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import { TOPOLOGY } from "../../../games/conway/legality.ts";
import { type ConwayPosition, tally } from "../../../games/conway/position.ts";
import { boardWith } from "../../../games/conway/turn.ts";
import { type Changes, changesBetween } from "../../board/changes.ts";
import { type BoardWords, cellNames, changesPhrase } from "../../board/speech.ts";
import { fromTo } from "../../table/headline.ts";
import type { MatchResult, Turn } from "../../table/match.ts";
import type { Words } from "../../../words/mod.ts";
import type { PostWords } from "./words/mod.ts";

type PostTurn = Turn<ConwayGame>;

/** The words of every table, and those of this one. */
export interface PostLanguage {
  readonly words: Words;
  readonly post: PostWords;
}

/** What a turn's generation did; nothing before the first, or where there was nobody to place. */
function changesOfTurn({ before, move, after }: PostTurn): Changes {
  if ("resign" in move) return changesBetween(before.board, after.board);
  return changesBetween(boardWith(before, move.place), after.board);
}

/** "Green placed a5, g2. Generation 3: green +2 −1. Red is out." */
export function turnSentence({ words, post }: PostLanguage, turn: PostTurn): string {
  const { before, after } = turn;
  const generation = generationAfter(turn);
  const lost = [...before.alive.keys()].filter((seat) => before.alive[seat] && !after.alive[seat]);
  return [
    moveSentence({ words, post }, turn),
    generation > 0 &&
    words.say.generation(
      generation,
      changesPhrase(boardWords({ words, post }), changesOfTurn(turn)),
    ),
    ...lost.map((seat) => post.isOut(words.seats[seat]!)),
  ].filter((part) => typeof part === "string").join(" ");
}

/** The number of the generation that follows a turn; 0 where none does. */
export function generationAfter(turn: PostTurn): number {
  const { move, alive } = turn.before;
  return endsAtOnce(turn) ? 0 : Math.max(0, move - 2 * alive.length);
}

/** Whether a resignation left but one, who has won on the board as it is (rules.md P9). */
export function endsAtOnce({ after }: PostTurn): boolean {
  return after.outcome?.by === "resignation";
}

function moveSentence({ words, post }: PostLanguage, turn: PostTurn): string {
  const { seat, move, before } = turn, who = words.seats[seat]!;
  if ("resign" in move) return post.turnResign(who, endsAtOnce(turn));
  if (move.place.length === 0) return post.turnPass(who);
  const cells = cellNames(before.board, move.place);
  return move.drawn ? post.turnDrawn(who, cells) : post.turnPlaced(who, cells);
}

function firstWithGeneration({ alive }: ConwayPosition): number {
  return 2 * alive.length + 1;
}

/** How the board is spoken of: a torus of eight colonies, and of nobody's pieces. */
export function boardWords({ words, post }: PostLanguage): BoardWords {
  return { words, topology: TOPOLOGY, colors: [...words.seats, post.neutral] };
}

/** Why nothing lives or dies yet. */
export function noGeneration({ post }: PostLanguage, position: ConwayPosition): string {
  return post.firstGeneration(firstWithGeneration(position));
}

/** "Score: Blue 4 to 5, Red 7 to 7." */
export function changesScore({ words }: PostLanguage, now: ConwayPosition, { after }: Changes) {
  return fromTo(words, tally(now).count, tally({ ...now, board: after }).count);
}

/** "Blue: 4 pieces. Red: out." */
export function scoresSentence({ words, post }: PostLanguage, position: ConwayPosition): string {
  const { count } = conway.tally(position);
  return position.alive.map((lives, seat) =>
    `${words.seats[seat]}: ${lives ? post.pieces(count[seat]!) : post.out}.`
  ).join(" ");
}

/** "by extinction" */
export function reasonSentence({ words, post }: PostLanguage, by: MatchResult["by"]): string {
  return by === "extinction" ? post.outlived : words.result.by[by](0);
}
