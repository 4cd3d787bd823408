/** All judged turns, each a way to its place in the replay. */

import { Mark } from "../parts/mark.tsx";
import type { AnalysisWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import { aheadPhrase, lostPhrase } from "./analysis_speech.ts";
import { type JudgedTurn, lossesOf, standingsOf } from "./standing.ts";

interface JudgedTableProps {
  readonly words: Words;
  readonly own: AnalysisWords;
  readonly judged: readonly JudgedTurn[];
  /** Turns by their index: the one that decided, and the one that is shown. */
  readonly deciding: number | undefined;
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
}

export function JudgedTable(props: JudgedTableProps) {
  const { words, own, judged, deciding, selected, onSelect } = props;
  const standings = standingsOf(judged), losses = lossesOf(judged);
  return (
    <div class="turns">
      <table>
        <caption class="visually-hidden">{own.table}</caption>
        <thead>
          <tr>{own.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
        </thead>
        <tbody>
          {judged.map((turn, index) => (
            <tr key={index}>
              <th scope="row">
                <button
                  type="button"
                  aria-current={index === selected ? "step" : undefined}
                  onClick={() => onSelect(index)}
                >
                  {index + 1} <Mark seat={turn.turn.seat} /> {words.seats[turn.turn.seat]}
                </button>
              </th>
              <td>{aheadPhrase(words, own, standings[index]!)}</td>
              <td>
                {lostPhrase(own, losses[index]!)}
                {index === deciding && <strong>{own.isDeciding}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
