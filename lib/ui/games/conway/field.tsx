/** A line to type turns into, as they were once mailed. */

import type { RefObject } from "preact";
import { LineField } from "../../parts/line_field.tsx";
import { obeyPost } from "./answers.ts";
import type { PostTable } from "./table.ts";

export interface PostFieldProps {
  readonly table: PostTable;
  readonly input: RefObject<HTMLInputElement>;
}

export function PostField({ table, input }: PostFieldProps) {
  return (
    <LineField
      id="turn"
      label={table.post.field}
      placeholder="a5,g2,e7"
      send={table.words.field.send}
      input={input}
      onLine={(line) => obeyPost(table, line)}
    />
  );
}
