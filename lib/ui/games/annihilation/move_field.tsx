/** A line to type moves into. */

import { useRef } from "preact/hooks";
import type { SumEditor } from "./sum_editor.ts";
import { readMove } from "./move_text.ts";

export function MoveField({ editor }: { readonly editor: SumEditor }) {
  const { field } = editor.words;
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value.trim();
    if (line === "") return;
    const move = readMove(editor.parts.value, line);
    if (move) editor.move(move);
    else editor.say(field.unknown(line));
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="move">{field.label}</label>
      <input
        id="move"
        ref={input}
        placeholder="4>0,2"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
        aria-describedby="move-help"
      />
      <button type="submit">{field.send}</button>
      <small id="move-help">{field.help}</small>
    </form>
  );
}
