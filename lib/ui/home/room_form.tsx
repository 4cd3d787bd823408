/** How to set up a room, as a form that works without JavaScript. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { NAME } from "../net/keep.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import { KomiField } from "./komi_field.tsx";
import type { Choices } from "./open_games.tsx";
import { ClockField, SideField } from "./room_fields.tsx";
import type { LobbyWords } from "./words/mod.ts";

/** The longest that the server takes, in UTF-16 code units. */
const LONGEST = 24;

/** What the other player calls one, if one wishes to be called anything. */
export function NameField({ words }: { readonly words: LobbyWords }) {
  const name = useSignal("");
  useEffect(() => {
    name.value = readStored("localStorage", NAME);
  }, []);
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    name.value = currentTarget.value;
    writeStored("localStorage", NAME, name.value.trim());
  };
  return (
    <label class="name-field">
      {words.name}
      <input
        value={name.value}
        maxLength={LONGEST}
        autocomplete="nickname"
        placeholder={words.nameless}
        onInput={onInput}
      />
    </label>
  );
}

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
      {/* What few change: with it the button wouldn't be on a phone's first screen. */}
      <details>
        <summary>{words.more}</summary>
        <KomiField words={words} own={games} id="room-komi" />
      </details>
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
