/** How firing goes on a board, and its edges as text. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { SumEditor } from "./sum_editor.ts";
import type { DigraphProps } from "./digraph.tsx";
import { readEdges, writeEdges } from "./edges_text.ts";
import { withRules, withVertex } from "./edit.ts";
import { type BoardPart, litVertices } from "./part.ts";
import { board } from "./presets.ts";

const QS = [1, 2, 3, 4, 5, 6];

export function BoardRules({ editor, index, part }: DigraphProps) {
  const { words } = editor;
  const { q, atMost } = part.position;
  return (
    <>
      <div class="setting">
        <label for={`q-${index}`}>{words.q}</label>
        <select
          id={`q-${index}`}
          onChange={({ currentTarget: { value } }) =>
            editor.change(index, withRules(part, { q: Number(value) }))}
        >
          {[...new Set([...QS, q])].map((value) => (
            <option key={value} value={value} selected={value === q}>{value}</option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={atMost}
          onChange={({ currentTarget: { checked } }) =>
            editor.change(index, withRules(part, { atMost: checked }))}
        />
        {words.atMost}
      </label>
      <button type="button" onClick={() => editor.change(index, withVertex(part))}>
        {words.addVertex}
      </button>
      <EdgesForm editor={editor} index={index} part={part} />
    </>
  );
}

function EdgesForm({ editor, index, part }: DigraphProps) {
  const { words } = editor;
  const area = useRef<HTMLTextAreaElement>(null);
  const wrong = useSignal("");
  const written = writeEdges(part.position.followers);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    wrong.value = drawEdges(editor, index, part, area.current!.value);
  };
  return (
    <details class="share">
      <summary>{words.edges}</summary>
      <form class="bring" onSubmit={onSubmit}>
        <label for={`edges-${index}`}>{words.edgesHelp}</label>
        <textarea
          key={written}
          id={`edges-${index}`}
          ref={area}
          rows={3}
          spellcheck={false}
          autocomplete="off"
          defaultValue={written}
        />
        <button type="submit">{words.drawEdges}</button>
        <p role="alert">{wrong.value}</p>
      </form>
    </details>
  );
}

/** Draws the edges of a text on a board; returns what is wrong with the text, if anything. */
function drawEdges(editor: SumEditor, index: number, part: BoardPart, text: string): string {
  const followers = readEdges(text);
  if ("problem" in followers) return editor.words.problems[followers.problem](followers.at);
  const lit = litVertices(part).filter((vertex) => vertex < followers.length);
  const { q, atMost } = part.position;
  const drawn = board(followers, lit, q, atMost);
  const isAsMany = followers.length === part.places.length;
  editor.change(index, isAsMany ? { ...drawn, places: part.places } : drawn);
  return "";
}
