/** What the two say to each other; whoever reads can mute it. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { GAMES } from "../../games/mod.ts";
import type { Said } from "../../rooms/view.ts";
import type { Words } from "../words/mod.ts";
import type { RoomPartProps } from "./room_actions.tsx";

/** The longest line that can be sent, in UTF-16 code units. */
const LONGEST = 140;

export function Chat({ line, words }: RoomPartProps) {
  const isMuted = useSignal(false);
  const { player } = line.state.value;
  const { chat } = line.room.value;
  return (
    <section class="chat" aria-labelledby="chat">
      <h2 id="chat">{words.room.chat}</h2>
      <button type="button" class="quiet" onClick={() => isMuted.value = !isMuted.value}>
        {isMuted.value ? words.room.unmute : words.room.mute}
      </button>
      {isMuted.value
        ? <p>{words.room.chatMuted}</p>
        : (
          <ol role="log" aria-label={words.room.chat} tabIndex={0}>
            {chat.map((said) => (
              <li key={`${said.at}${said.text}`}>
                <strong>{speaker(words, said, player)}</strong> {said.text}
              </li>
            ))}
          </ol>
        )}
      {player !== null && !isMuted.value && <ChatField line={line} words={words} />}
    </section>
  );
}

function ChatField({ line, words }: RoomPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const refusal = useSignal("");
  const { rules } = GAMES[line.room.value.settings.game];
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const text = input.current!.value;
    if (text.trim() === "") return;
    const answer = await line.send({ t: "say", text });
    refusal.value = answer.t === "refused" ? words.refusals[answer.why](rules) : "";
    if (answer.t === "ok") input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="say">{words.room.chatLabel}</label>
      <input id="say" ref={input} maxLength={LONGEST} autocomplete="off" />
      <button type="submit">{words.room.chatSend}</button>
      <p role="status">{refusal.value}</p>
    </form>
  );
}

function speaker({ room, table }: Words, { player }: Said, me: number | null): string {
  if (player === me) return table.you;
  return me === null ? `${room.guest} ${player + 1}` : room.opponent;
}
