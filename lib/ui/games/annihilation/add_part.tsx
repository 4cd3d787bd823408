/** Adds a figure, a family or a heap to the sum, or begins with it. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { SumEditor } from "./sum_editor.ts";
import type { Part } from "./part.ts";
import { PRESET_IDS, type PresetId, PRESETS } from "./presets.ts";

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
