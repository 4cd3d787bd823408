/** The table of values as a file. */

import { saveText } from "../../parts/save_text.ts";
import type { BoardPart } from "./part.ts";
import type { SumEditor } from "./sum_editor.ts";

interface ValuesExportProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly part: BoardPart;
}

const FORMATS = ["csv", "json"] as const;

export function ValuesExport({ editor, index, part }: ValuesExportProps) {
  const { words } = editor;
  const save = async (format: typeof FORMATS[number]) => {
    const values = await editor.valuesOf(index);
    if (!values) return editor.say(words.tooManyValues);
    const file = await import("./values_file.ts");
    const text = format === "csv"
      ? file.valuesAsCsv(part, values)
      : file.valuesAsJson(part, values);
    saveText(text, `values.${format}`);
  };
  return (
    <p class="ways">
      {FORMATS.map((format) => (
        <button key={format} type="button" onClick={() => save(format)}>
          {words.saveValues(format.toUpperCase())}
        </button>
      ))}
    </p>
  );
}
