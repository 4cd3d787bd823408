/** What the two say to each other; whoever reads can mute it. This module is browser compatible. */

import { useEffect, useRef } from "preact/hooks";
import type { Said } from "../../rooms/view.ts";
import { actorOf, ask, type RoomPartProps } from "../ask.ts";
import { speakerOf } from "../room_news.ts";
import type { Talk } from "./talk.ts";

/** The longest line that can be sent, in UTF-16 code units. */
const LONGEST = 140;

export function Chat(props: RoomPartProps & { readonly talk: Talk }) {
  const { line, table: { words }, talk: { isMuted } } = props;
  return (
    <section class="chat" aria-labelledby="chat">
      <h2 id="chat">{words.room.chat}</h2>
      <button type="button" class="quiet" onClick={() => isMuted.value = !isMuted.value}>
        {isMuted.value ? words.room.unmute : words.room.mute}
      </button>
      {isMuted.value ? <p>{words.room.chatMuted}</p> : <Lines {...props} />}
      {actorOf(line) !== null && !isMuted.value && <ChatField {...props} />}
    </section>
  );
}

/** Not a live region: the table itself says what is new, wherever the talk lies. */
function Lines({ line, table: { words } }: RoomPartProps) {
  const list = useRef<HTMLOListElement>(null);
  const room = line.room.value;
  const { player } = line.state.value;
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [room.chat]);
  return (
    <ol ref={list} aria-label={words.room.chat} tabIndex={0}>
      {room.chat.map((said) => (
        <li key={keyOf(said)}>
          <strong>{speakerOf(words, room, player, said)}</strong> {said.text}
        </li>
      ))}
    </ol>
  );
}

function keyOf({ at, player, text }: Said): string {
  return `${at} ${player} ${text}`;
}

function ChatField(part: RoomPartProps) {
  const { room: words } = part.table.words;
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const text = input.current!.value;
    if (text.trim() === "") return;
    if (await ask(part, { t: "say", text })) input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="say">{words.chatLabel}</label>
      <input id="say" ref={input} maxLength={LONGEST} autocomplete="off" />
      <button type="submit">{words.chatSend}</button>
    </form>
  );
}
