/** Opens a room in which a friend plays on from what is drawn here. */

import { useRef } from "preact/hooks";
import { annihilation } from "../../../games/annihilation/annihilation.ts";
import { isStart } from "../../../rooms/start.ts";
import { ClockField, SideField } from "../../home/room_fields.tsx";
import type { LobbyWords } from "../../home/words/mod.ts";
import type { SumEditor } from "./sum_editor.ts";
import type { Part } from "./part.ts";
import { unionOf } from "./union.ts";

export interface FriendFormProps {
  readonly editor: SumEditor;
  readonly lobby: LobbyWords;
  /** The browser's identity, which one who opens rooms is known by. */
  readonly identity: () => string;
}

export function FriendForm(props: FriendFormProps) {
  const { words, parts, isMisere } = props.editor;
  const fields = fieldsOf(parts.value, isMisere.value);
  return (
    <details class="share">
      <summary>{words.friend}</summary>
      {fields ? <Fields {...props} fields={fields} /> : <p>{words.friendNeeds}</p>}
    </details>
  );
}

type Fields = Readonly<Record<string, string>>;

/** What the server gets of the game; undefined where a room cannot begin with it. */
function fieldsOf(parts: readonly Part[], isMisere: boolean): Fields | undefined {
  const board = unionOf(parts);
  if (!board) return undefined;
  const options = { q: board.q, atMost: Number(board.atMost), misere: Number(isMisere) };
  const position = annihilation.text.writePosition(board);
  if (!isStart(annihilation, position, options)) return undefined;
  const chosen = Object.entries(options).map(([name, value]) => [name, `${value}`]);
  return { game: annihilation.id, ...Object.fromEntries(chosen), position };
}

function Fields(
  { editor, lobby, identity, fields }: FriendFormProps & { readonly fields: Fields },
) {
  const secret = useRef<HTMLInputElement>(null);
  return (
    <form
      class="room-form"
      action="/new"
      method="post"
      onSubmit={() => secret.current!.value = identity()}
    >
      <input type="hidden" name="identity" ref={secret} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {editor.parts.value.length > 1 && <p>{editor.words.friendSum}</p>}
      <SideField words={lobby} sides={editor.words.seats} />
      <ClockField words={lobby} />
      <label class="check">
        <input type="checkbox" name="listed" value="1" />
        {editor.words.listed}
      </label>
      <button type="submit" class="primary">{lobby.friendStart}</button>
    </form>
  );
}
