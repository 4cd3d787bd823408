/** How to set up a room, as a form that works without JavaScript. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { NAME } from "../net/keep.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import { KomiField, type KomiFieldProps } from "./komi_field.tsx";
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
      <FoldedKomi words={words} own={games} id="room-komi" />
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

interface FoldedKomiProps extends KomiFieldProps {
  readonly words: LobbyWords;
}

/**
 * What few change: with it the button wouldn't be on a phone's first screen. It's unfolded where it says
 * something that one should know: what a browser has filled in again, or what keeps the form from going.
 */
function FoldedKomi(props: FoldedKomiProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const look = () => {
      if (fold.current!.querySelector("input")!.value !== "") fold.current!.open = true;
    };
    look();
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
  return (
    <details ref={fold} onInvalidCapture={() => fold.current!.open = true}>
      <summary>{props.words.more}</summary>
      <KomiField {...props} />
    </details>
  );
}
