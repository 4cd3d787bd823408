/** How firing goes on a board, and its edges as text. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { areUsual, readNames } from "../../../games/annihilation/vertex_names.ts";
import type { SumEditor } from "./sum_editor.ts";
import type { DigraphProps } from "./digraph.tsx";
import { readEdges, writeEdges } from "./edges_text.ts";
import { withAtMost, withQ, withVertex } from "./edit.ts";
import { type BoardPart, litVertices, positionWith } from "./part.ts";
import { board } from "./presets.ts";

const QS = [1, 2, 3, 4, 5, 6];

export function BoardRules({ editor, index, part }: DigraphProps) {
  const { words } = editor;
  const { q, qs, atMost } = part.position;
  return (
    <>
      <div class="setting">
        <label for={`q-${index}`}>{words.q}</label>
        <select
          id={`q-${index}`}
          onChange={({ currentTarget: { value } }) =>
            editor.change(index, withQ(part, Number(value)))}
        >
          {qs && <option value="" selected disabled>{qs.join(" ")}</option>}
          {[...new Set([...QS, q])].map((value) => (
            <option key={value} value={value} selected={!qs && value === q}>{value}</option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={atMost}
          onChange={({ currentTarget: { checked } }) =>
            editor.change(index, withAtMost(part, checked))}
        />
        {words.atMost}
      </label>
      <button type="button" onClick={() => editor.change(index, withVertex(part))}>
        {words.addVertex}
      </button>
      <NamesField editor={editor} index={index} part={part} />
      <EdgesForm editor={editor} index={index} part={part} />
    </>
  );
}

/** A line of names, the first for the first vertex. */
function NamesField({ editor, index, part }: DigraphProps) {
  const { words } = editor, { names: former, ...unnamed } = part.position;
  const name = (line: string) => {
    const names = readNames(line, part.places.length);
    if (!names) return editor.say(words.namesUnread);
    const position = areUsual(names) ? unnamed : { ...unnamed, names };
    editor.change(index, { ...part, position });
  };
  const written = former?.join(" ") ?? "";
  return (
    <div class="setting">
      <label for={`names-${index}`}>{words.names}</label>
      <input
        id={`names-${index}`}
        key={written}
        defaultValue={written}
        placeholder="x1 x2 y1"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onChange={({ currentTarget }) => name(currentTarget.value)}
      />
    </div>
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
        <p role="status">{wrong.value}</p>
      </form>
    </details>
  );
}

/** Draws the edges of a text on a board; returns what is wrong with the text, if anything. */
function drawEdges(editor: SumEditor, index: number, part: BoardPart, text: string): string {
  const followers = readEdges(text);
  if ("problem" in followers) return editor.words.problems[followers.problem](followers.at);
  const lit = litVertices(part).filter((vertex) => vertex < followers.length);
  const { position, places } = part, isAsMany = followers.length === places.length;
  const drawn = board(followers, lit, position.q, position.atMost);
  // What was given to vertices one by one is kept as long as they are the same.
  const kept = { ...part, position: positionWith(followers, lit, position) };
  editor.change(index, isAsMany ? kept : drawn);
  return "";
}
