/** How to set up a room, as a form that works without JavaScript. */

import { useRef } from "preact/hooks";
import type { LobbyWords } from "./words/mod.ts";
import { KomiField } from "./komi_field.tsx";
import type { Choices } from "./open_games.tsx";
import { ClockField, SideField } from "./room_fields.tsx";

interface RoomFormProps {
  readonly words: LobbyWords;
  /** The first game is chosen at first. */
  readonly choices: Choices;
  /** Whether the server cannot be reached. */
  readonly isCutOff: boolean;
  /** The browser's identity, which one who opens rooms is known by. */
  readonly identity: () => string;
}

export function RoomForm({ words, choices: { seats, games }, isCutOff, identity }: RoomFormProps) {
  const secret = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    if (isCutOff) event.preventDefault();
    secret.current!.value = identity();
  };
  return (
    <form class="room-form" action="/new" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="identity" ref={secret} />
      <label>
        {words.game}
        <select name="game">
          {games.filter(({ isApart }) => !isApart).map(({ id, text }) => (
            <option key={id} value={id}>{text}</option>
          ))}
        </select>
      </label>
      <SideField words={words} sides={seats} />
      <ClockField words={words} />
      <KomiField words={words} id="room-komi" />
      <label class="check">
        <input type="checkbox" name="listed" value="1" />
        {words.listed}
      </label>
      <button type="submit" class="primary" aria-disabled={isCutOff ? "true" : undefined}>
        {words.friendStart}
      </button>
    </form>
  );
}
