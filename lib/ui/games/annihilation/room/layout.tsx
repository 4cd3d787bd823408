/** Everything around the board of a game on a digraph in a room. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { placesOn } from "../layout.ts";
import { LineField } from "../../../parts/line_field.tsx";
import { MoreButton } from "../../../parts/more_button.tsx";
import { ResultFrame } from "../../../table/result_frame.tsx";
import type { RoomFrame } from "../../../table/room_frame.tsx";
import { Side } from "../../../table/side.tsx";
import { Spoken } from "../../../parts/spoken.tsx";
import { useListening } from "../../../table/use_listening.ts";
import { followSettings, readSetting } from "../../../settings/settings.ts";
import { FiringBoard } from "./board.tsx";
import { FiringHud } from "./hud.tsx";
import { reasonPhrase, resultHeadline } from "./speech.ts";
import type { FiringTable } from "./table.ts";
import { MoveList } from "./move_list.tsx";

export interface FiringLayoutProps extends Omit<RoomFrame, "isOnline"> {
  readonly table: FiringTable;
  /** The game so far as CCN. */
  readonly record: () => string;
}

export function FiringLayout(props: FiringLayoutProps) {
  const { table, title, notices, extras, hasNews, children } = props;
  const { words, own, room, match } = table;
  const { q, atMost } = match.position.value;
  const places = useMemo(() => placesOn(match.position.value), []);
  const input = useRef<HTMLInputElement>(null);
  const isReady = useListening(table);
  useEffect(() => followConfirm(table), []);
  const isPlaying = match.mine.length > 0 && match.result.value === null;
  return (
    <div
      class="table firing"
      data-ready={`${isReady.value}`}
      data-turns={match.turns.value.length}
      data-online="true"
    >
      <h1 class="visually-hidden">{title}</h1>
      <FiringHud {...props} />
      <div class="board-frame">
        <FiringBoard table={table} places={places} />
        {children}
      </div>
      <div class="talk">
        <Spoken voice={table}>{notices}</Spoken>
      </div>
      <div class="controls">
        <Controls {...props} isPlaying={isPlaying} />
        {!match.result.value && <MoreButton words={words} hasNews={hasNews} />}
      </div>
      <Side words={words}>
        {isPlaying && (
          <LineField
            id="turn"
            label={room.field}
            placeholder="4>0,2"
            send={words.field.send}
            input={input}
            onLine={(line) => table.type(line)}
          />
        )}
        <details class="share">
          <summary>{room.help}</summary>
          <p>
            {room.rule(q, atMost)} <a href="/rules/annihilation" target="_blank">{own.rules}</a>
          </p>
          <p id="digraph-keys">{room.keys}</p>
        </details>
        <MoveList table={table} />
        {extras}
      </Side>
    </div>
  );
}

type ControlsProps = FiringLayoutProps & { readonly isPlaying: boolean };

function Controls({ table, record, next, isPlaying }: ControlsProps): ComponentChildren {
  const { words, own, room, match, drafted } = table;
  const result = match.result.value;
  if (result) {
    return (
      <ResultFrame
        words={words}
        headline={resultHeadline(table, result.winner)}
        line={`${reasonPhrase(table, result)}.`}
        record={record}
      >
        {next}
      </ResultFrame>
    );
  }
  return isPlaying && (
    <div class="actions">
      <button
        type="button"
        aria-disabled={`${drafted.value.length === 0}`}
        onClick={() => table.letGo()}
      >
        {room.letGo}
      </button>
      <button
        type="button"
        class="primary"
        aria-disabled={`${!table.isReady.value}`}
        onClick={() => table.fire()}
      >
        {own.fire}
      </button>
    </div>
  );
}

/** Fires at once where the settings say so; returns how to stop. */
function followConfirm(table: FiringTable): () => void {
  const follow = () => {
    table.waits = readSetting("confirm") !== "never";
  };
  follow();
  return followSettings(follow);
}
