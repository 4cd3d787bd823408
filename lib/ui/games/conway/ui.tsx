/** What Conway by post adds to the table. */

import { NEUTRAL } from "../../../automaton/rule.ts";
import type { ConwayGame } from "../../../games/conway/conway.ts";
import {
  allowance,
  colorOf,
  type ConwayPosition,
  livesAfter,
} from "../../../games/conway/position.ts";
import { boardWith, nextBoard } from "../../../games/conway/turn.ts";
import { CellBoard } from "../../table/cell_board.tsx";
import type { Tool } from "../../table/game_ui.ts";
import type { Turn } from "../../table/match.ts";
import type { TableUi } from "../../table/table.ts";
import { plainReason, resultHeadline } from "../../table/headline.ts";
import { passTool } from "../../table/pass_tool.ts";
import { ColonyList, EIGHT } from "./seats.tsx";
import {
  boardWords,
  changesScore,
  endsAtOnce,
  generationAfter,
  noGeneration,
  type PostLanguage,
  reasonSentence,
  scoresSentence,
  turnSentence,
} from "./speech.ts";

/** As far ahead as it's worth looking, in generations; no last one is known. */
const FURTHEST = 12;

export function conwayUi({ words, post }: PostLanguage, seats: number): TableUi<ConwayGame> {
  const both = { words, post };
  const standing = (position: ConwayPosition) => scoresSentence(both, position).slice(0, -1);
  return {
    ...boardWords(both),
    style: "post",
    seats: words.seats.slice(0, seats),
    marks: EIGHT,
    Board: CellBoard,

    tools: [
      passTool(words, { label: post.pass, confirm: post.passSure, move: { place: [] } }),
      randomTool(both),
    ],
    living: {
      placed: (position, move) => boardWith(position, "place" in move ? move.place : []),
      live: nextBoard,
      follows: generationAfter,
      left: (position) => livesAfter(position) ? FURTHEST : 0,
    },
    confirm: words.table.confirm,
    most: allowance,
    moveOf: (_, place) => place.length > 0 ? { place } : undefined,

    cellsOf: ({ move }) => "place" in move ? move.place : [],
    struck: (turn) => "resign" in turn.move && !endsAtOnce(turn) ? leftBehind(turn) : undefined,
    round: ({ move, alive }) => Math.ceil(move / alive.length),

    status({ position: { value }, result }) {
      return result.value ? [] : [post.move(value.move, allowance(value))];
    },
    numbers: () => [],
    Seats: (props) => <ColonyList {...props} {...both} />,

    reason(refusal, { match }) {
      if (refusal === "too-many") return post.tooMany(allowance(match.position.value));
      if (refusal === "touch") return post.touch;
      return plainReason(words, refusal);
    },
    begin: (position) =>
      position.move <= position.alive.length ? post.begin(allowance(position)) : undefined,
    lack: (position) => post.move(position.move, allowance(position)),
    turnSentence: (_, turn) => turnSentence(both, turn),
    standing,
    scores: (position) => scoresSentence(both, position),
    scoresIn: (position, changes) => changesScore(both, position, changes),
    noGeneration: (position) => noGeneration(both, position),
    zones: ({ position }) => scoresSentence(both, position.value),
    result: ({ mine, position }, result) => ({
      headline: resultHeadline(words, result, mine),
      reason: reasonSentence(both, result.by),
      score: standing(position.value),
    }),
    undone: words.say.undone,

    field: { label: post.field, placeholder: "a5,g2,e7", unknown: post.unknown },
    rules: "/rules/conway",
    guide: async () => (await import("../../table/forecast.tsx")).Forecast,
  };
}

/** The pieces of a seat that resigns become nobody's; a cell of them names them all. */
function leftBehind({ before: { board }, seat }: Turn<ConwayGame>) {
  const cells = [...board.cells.keys()].filter((cell) => board.cells[cell] === colorOf(seat));
  return { at: cells[0] ?? 0, cells, state: NEUTRAL };
}

/** Lets chance place as much as may be placed. */
function randomTool({ words, post }: PostLanguage): Tool<ConwayGame> {
  return {
    name: "random",
    label: post.random,
    confirm: post.randomSure,
    ask: words.table.askRandom,
    typed: ["random", "azar"],
    isAtOnce: true,
    move: () => undefined,
    play: (match) => match.draw!(),
  };
}
