/** A part of the sum, with what belongs to it alone. */

import type { Bench } from "./sum_editor.ts";
import { BoardRules } from "./board_rules.tsx";
import { Digraph } from "./digraph.tsx";
import { Heap } from "./heap.tsx";
import { isBoard } from "./part.ts";

interface PartCardProps {
  readonly bench: Bench;
  readonly index: number;
}

export function PartCard({ bench, index }: PartCardProps) {
  const { words, parts, mode, insight, lack } = bench;
  const part = parts.value[index]!;
  const name = bench.partName(index);
  const isDrawing = mode.value === "edit";
  const value = mode.value === "play" || lack.value ? undefined : insight.value?.values[index];
  return (
    <section class="stack" aria-label={name}>
      <h2>
        {name} <small>{value !== undefined && words.gamma(value)}</small>
      </h2>
      {isBoard(part)
        ? <Digraph bench={bench} index={index} part={part} />
        : <Heap bench={bench} index={index} part={part} />}
      {bench.hand.chosenMove?.part === index && (
        <button
          type="button"
          class="primary"
          onClick={() => bench.hand.fire()}
        >
          {words.fire}
        </button>
      )}
      {isDrawing && isBoard(part) && <BoardRules bench={bench} index={index} part={part} />}
      {isDrawing && parts.value.length > 1 && (
        <button
          type="button"
          onClick={() => bench.bring(parts.value.toSpliced(index, 1))}
        >
          {words.removePart(name)}
        </button>
      )}
    </section>
  );
}
