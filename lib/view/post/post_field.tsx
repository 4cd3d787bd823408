/** A line to type turns into, as they were once mailed. This module is browser compatible. */

import type { RefObject } from "preact";
import { obeyPost } from "./post_answers.ts";
import type { PostTable } from "./post_table.ts";

export interface PostFieldProps {
  readonly table: PostTable;
  readonly input: RefObject<HTMLInputElement>;
}

export function PostField({ table, input }: PostFieldProps) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value;
    if (line.trim() === "") return;
    obeyPost(table, line);
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="turn">{table.post.field}</label>
      <input
        id="turn"
        ref={input}
        placeholder="a5,g2,e7"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
      />
      <button type="submit">{table.words.field.send}</button>
    </form>
  );
}
