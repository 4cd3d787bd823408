/** Where a record is pasted, or a file with one dropped or opened. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Words } from "../../words/mod.ts";
import { unfenced } from "./unfenced.ts";

interface RecordFormProps {
  readonly words: Words;
  /** What to put here, in words. */
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  /** Endings of the files that may be opened. */
  readonly accept?: string;
  readonly onText: (text: string) => void;
  readonly children?: ComponentChildren;
}

export function RecordForm(props: RecordFormProps) {
  const { words, label, action, accept = ".ccn,.json,.txt", onText, children } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    // Shown so, too: a place that is named is counted from where it begins.
    area.current!.value = unfenced(area.current!.value);
    onText(area.current!.value);
  };
  const onFile = async (file: File | undefined) => {
    if (file) onText(await file.text());
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    onFile(event.dataTransfer?.files[0]);
  };
  return (
    <form
      class="card bring"
      onSubmit={onSubmit}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      <label for="record">{label}</label>
      <textarea id="record" ref={area} rows={12} spellcheck={false} autocomplete="off" />
      <button type="submit" class="primary">{action}</button>
      <label class="button">
        {words.field.file}
        <input
          type="file"
          class="visually-hidden"
          accept={accept}
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0]);
            // Else the same file, perhaps mended meanwhile, would not be heard of again.
            currentTarget.value = "";
          }}
        />
      </label>
      {children}
    </form>
  );
}
