/** A heap of Nim, from which any number may be taken. */

import { useRef } from "preact/hooks";
import type { SumEditor } from "./sum_editor.ts";
import { type HeapPart, MOST_HEAP } from "./part.ts";

interface HeapProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly part: HeapPart;
}

export function Heap({ editor, index, part: { heap } }: HeapProps) {
  const { words, mode } = editor;
  const input = useRef<HTMLInputElement>(null);
  const isDrawing = mode.value === "edit";
  const usual = isDrawing ? heap : Math.max(0, heap - 1);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const leave = Number(input.current!.value);
    if (isDrawing) editor.change(index, { heap: leave });
    else editor.move({ part: index, move: { leave } });
  };
  return (
    <form class="transport" onSubmit={onSubmit}>
      <p class="heap">
        {heap} <span aria-hidden="true">{"● ".repeat(heap)}</span>
      </p>
      {(isDrawing || heap > 0) && (
        <>
          <label>
            {isDrawing ? words.size : words.leave}
            <input
              key={usual}
              ref={input}
              type="number"
              min={0}
              max={isDrawing ? MOST_HEAP : usual}
              defaultValue={`${usual}`}
              required
            />
          </label>
          <button type="submit">{isDrawing ? words.set : words.take}</button>
        </>
      )}
    </form>
  );
}
