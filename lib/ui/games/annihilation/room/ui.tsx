/** What games on digraphs add to the table. */

import type { Cell } from "../../../../automaton/board.ts";
import {
  annihilation,
  type AnnihilationGame,
} from "../../../../games/annihilation/annihilation.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  mostOf,
} from "../../../../games/annihilation/position.ts";
import { isRepeated } from "../../../../games/kit/repetition.ts";
import { twoSides } from "../../../board/speech.ts";
import { plainReason } from "../../../table/headline.ts";
import type { Match } from "../../../table/match.ts";
import type { Table, TableUi } from "../../../table/table.ts";
import { askFollowers, whyNot } from "../firing.ts";
import { readFiring } from "../move_text.ts";
import { AnnihilationBoard } from "./board.tsx";
import { litSentence, resultWords, type RoomSpeechWords, turnSentence } from "./speech.ts";

export type AnnihilationMatch = Match<AnnihilationGame>;

/** Reasons that speak of cells. */
const OF_CELLS = ["off-board", "repeated", "too-many", "too-few"];

export function annihilationUi({ words, own, room }: RoomSpeechWords): TableUi<AnnihilationGame> {
  const all = { words, own, room };
  const litOf = (position: AnnihilationPosition) => litSentence(room, position);
  return {
    ...twoSides(words),
    style: "firing",
    seats: own.seats,
    Board: ({ table }) => <AnnihilationBoard table={table} words={all} />,

    tools: [],
    confirm: own.fire,
    most: (position, [fire]) => 1 + (fire === undefined ? position.q : mostOf(position, fire)),
    moveOf: (_, chosen) => moveOf(chosen),
    // What would be fired goes, and all that goes with it.
    without: (chosen, vertex) =>
      vertex === chosen[0] ? [] : chosen.filter((other) => other !== vertex),

    round: () => 0,
    cellsOf: ({ move }) => [move.fire, ...move.complement],

    status: ({ turns, position }) => [
      room.move(turns.value.length + 1),
      ...position.value.isMisere ? [room.misere] : [],
    ],
    numbers: () => [],

    reason(refusal, { match, drafted }, vertex) {
      const why = vertex !== undefined &&
        whyNot(own, match.position.value, drafted.value, vertex);
      if (why) return why;
      return OF_CELLS.includes(refusal) ? own.illegal : plainReason(words, refusal);
    },
    lack: (position, [fire]) => fire === undefined ? room.begin : askFollowers(own, position, fire),
    chosenSentence: (position, chosen) => chosenSentence(all, position, chosen),
    turnSentence: (mine, turn) => turnSentence({ ...all, match: { mine } }, turn),
    standing(position) {
      const lit = litOf(position), winner = position.outcome?.winner;
      return winner == null ? lit.slice(0, -1) : `${lit} ${room.wins[winner]!}`;
    },
    scores: litOf,
    scoresIn: litOf,
    zones: ({ position }) => litOf(position.value),
    result: ({ mine, position: { value: { isMisere } } }, result) =>
      resultWords({ ...all, match: { mine }, isMisere }, result),
    undone: words.say.undone,

    field: { label: room.field, placeholder: "4>0,2", unknown: own.field.unknown },
    rules: "/rules/annihilation",
    readTurn: (position, line) => readFiring(position, line),
    typed: ({ names }, token) => token.replace(/\d+/g, (vertex) => names?.[+vertex] ?? vertex),
    Aside: ({ table }) => <Rule words={all} table={table} />,
  };
}

/** The vertex to fire, then those to complement. */
function moveOf([fire, ...complement]: readonly Cell[]): AnnihilationMove | undefined {
  return fire === undefined ? undefined : { fire, complement };
}

function chosenSentence(
  { own, room }: RoomSpeechWords,
  position: AnnihilationPosition,
  chosen: readonly Cell[],
): string {
  const move = moveOf(chosen);
  if (!move) return own.letGo;
  if (annihilation.refuse(position, move)) return askFollowers(own, position, move.fire);
  return room.ready(own.move(move, position.names));
}

/** Whether the position has come so often that a draw is offered. */
export function isDrawn({ game, turns, result }: AnnihilationMatch): boolean {
  if (turns.value.length === 0 || result.value !== null) return false;
  return isRepeated(game, [turns.value[0]!.before, ...turns.value.map(({ after }) => after)]);
}

interface RuleProps {
  readonly table: Table<AnnihilationGame>;
  readonly words: RoomSpeechWords;
}

function Rule({ table: { match, ui }, words: { own, room } }: RuleProps) {
  const { q, qs, atMost, isMisere, names } = match.position.value;
  return (
    <details class="share">
      <summary>{room.help}</summary>
      <p>
        {qs ? room.ruleOfEach(qs, atMost, names) : room.rule(q, atMost)} {room.end(isMisere)}{" "}
        <a href={ui.rules} target="_blank">{own.rules}</a>
      </p>
      <p id="digraph-keys">{room.keys}</p>
    </details>
  );
}
