/** Says of records whether they are true, in the visitor's own browser. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Verdict, verdictsOn } from "../verdicts.ts";
import type { Words } from "../words/mod.ts";

export function VerifyRecords({ words }: { readonly words: Words }) {
  const { verify, replay } = words;
  const verdicts = useSignal<readonly Verdict[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const judge = (text: string) => {
    verdicts.value = verdictsOn(text);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    judge(area.current!.value);
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) judge(await file.text());
  };
  return (
    <form
      class="card bring"
      onSubmit={onSubmit}
      onDrop={onDrop}
      onDragOver={(e) => e.preventDefault()}
    >
      <label for="records">{verify.line}</label>
      <textarea id="records" ref={area} rows={12} spellcheck={false} autocomplete="off" />
      <button type="submit" class="primary">{verify.check}</button>
      <div role="status">
        {verdicts.value.length > 0 && (
          <ol class="verdicts">
            {verdicts.value.map((verdict, index) => (
              <li key={index} data-true={`${verdict.isTrue}`}>
                {verdict.isTrue
                  ? verify.isTrue(words.games[verdict.game].text, verdict.turns, verdict.result)
                  : `${verify.isFalse} ${replay.wrong(verdict.why, verdict.line, verdict.column)}`}
              </li>
            ))}
          </ol>
        )}
      </div>
    </form>
  );
}
