/** What other sites paste to show this. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { copyText } from "../parts/copy_text.ts";
import { embedWordsIn } from "./words/mod.ts";

interface EmbedCodeProps {
  readonly words: Words;
  readonly code: string;
}

export function EmbedCode({ words, code }: EmbedCodeProps) {
  const { room } = words, embed = embedWordsIn(words.language as Language);
  const field = useRef<HTMLTextAreaElement>(null);
  const said = useSignal("");
  const copy = async () => {
    said.value = await copyText(code, field.current!) ? room.copied : room.copyByHand;
  };
  return (
    <details class="share">
      <summary>{embed.code}</summary>
      <div class="bring">
        <label>
          {embed.codeLine}
          <textarea ref={field} readOnly rows={4} onFocus={(event) => event.currentTarget.select()}>
            {code}
          </textarea>
        </label>
        <button type="button" class="primary" onClick={copy}>{room.copy}</button>
        <p role="status">{said.value}</p>
      </div>
    </details>
  );
}
