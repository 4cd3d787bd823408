/** A part of the sum, with what belongs only to it. */

import type { SumEditor } from "./sum_editor.ts";
import { BoardRules } from "./board_rules.tsx";
import { Digraph } from "./digraph.tsx";
import { Heap } from "./heap.tsx";
import { isBoard } from "./part.ts";

interface PartCardProps {
  readonly editor: SumEditor;
  readonly index: number;
}

export function PartCard({ editor, index }: PartCardProps) {
  const { words, parts, mode, insight, lack } = editor;
  const part = parts.value[index]!;
  const name = editor.partName(index);
  const isDrawing = mode.value === "edit";
  const isHidden = mode.value === "play" || lack.value || editor.isMisere.value;
  const value = isHidden ? undefined : insight.value?.values[index];
  return (
    <section class="stack" aria-label={name}>
      <h2>
        {name} <small>{value !== undefined && words.gamma(value)}</small>
      </h2>
      {isBoard(part)
        ? <Digraph editor={editor} index={index} part={part} />
        : <Heap editor={editor} index={index} part={part} />}
      {editor.hand.chosenMove?.part === index && (
        <button
          type="button"
          class="primary"
          onClick={() => editor.hand.fire()}
        >
          {words.fire}
        </button>
      )}
      {isDrawing && isBoard(part) && <BoardRules editor={editor} index={index} part={part} />}
      {isDrawing && parts.value.length > 1 && (
        <button
          type="button"
          onClick={() => editor.bring(parts.value.toSpliced(index, 1))}
        >
          {words.removePart(name)}
        </button>
      )}
    </section>
  );
}
