/** The parts of a sum: each with what belongs only to it, and what adds another. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { BoardRules } from "./board_rules.tsx";
import { Digraph } from "./digraph.tsx";
import { type HeapPart, isBoard, MOST_HEAP, type Part } from "./part.ts";
import { PRESET_IDS, type PresetId, PRESETS } from "./presets.ts";
import type { SumEditor } from "./sum_editor.ts";

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

interface HeapProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly part: HeapPart;
}

/** A heap of Nim, from which any number may be taken. */
function Heap({ editor, index, part: { heap } }: HeapProps) {
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

/** Adds a figure, a family or a heap to the sum, or begins with it. */
export function AddPart({ editor }: { readonly editor: SumEditor }) {
  const { words } = editor;
  const id = useSignal<PresetId>("figure3");
  const size = useRef<HTMLInputElement>(null);
  const preset = PRESETS[id.value];
  const make = (): Part | undefined => {
    if (size.current && !size.current.reportValidity()) return;
    return preset.make(Number(size.current?.value ?? 0), editor.rng);
  };
  return (
    <form class="room-form" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words.preset}
        <select onChange={({ currentTarget: { value } }) => id.value = value as PresetId}>
          {PRESET_IDS.map((preset) => (
            <option key={preset} value={preset} selected={preset === id.value}>
              {words.presets[preset]}
            </option>
          ))}
        </select>
      </label>
      {preset.size && (
        <label key={id.value}>
          {words.size}
          <input
            ref={size}
            type="number"
            min={preset.size.least}
            max={preset.size.most}
            defaultValue={`${preset.size.usual}`}
            required
          />
        </label>
      )}
      <div class="check ways">
        <button type="button" onClick={() => withPart(make(), (part) => editor.add(part))}>
          {words.add}
        </button>
        <button type="button" onClick={() => withPart(make(), (part) => editor.bring([part]))}>
          {words.replace}
        </button>
      </div>
    </form>
  );
}

function withPart(part: Part | undefined, act: (part: Part) => void): void {
  if (part) act(part);
}
