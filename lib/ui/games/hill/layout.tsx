/** Everything around the board of a king of the hill. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ArrowPad } from "../../board/arrow_pad.tsx";
import { BoardCanvas } from "../../board/canvas.tsx";
import { LineField } from "../../parts/line_field.tsx";
import { MoreButton } from "../../parts/more_button.tsx";
import { ResultFrame } from "../../table/result_frame.tsx";
import type { RoomFrame } from "../../table/room_frame.tsx";
import { Side } from "../../table/side.tsx";
import { Spoken } from "../../parts/spoken.tsx";
import { useListening } from "../../table/use_listening.ts";
import type { Pointing } from "../../board/scene.ts";
import { followSettings, isGuided } from "../../settings/settings.ts";
import { resultHeadline } from "../../table/headline.ts";
import { HillActions } from "./actions.tsx";
import { hillBoard } from "./board.ts";
import { HillGrid } from "./grid.tsx";
import { HillHud } from "./hud.tsx";
import { obey, press } from "./keys.ts";
import { reasonPhrase, scoresSentence } from "./speech.ts";
import type { HillTable } from "./table.ts";

/** What every game has around its board, in a room or in this page; the rest is a room's. */
type Always = "title" | "names" | "cue" | "next";

export interface HillLayoutProps
  extends Pick<RoomFrame, Always>, Partial<Omit<RoomFrame, Always | "isOnline">> {
  readonly table: HillTable;
  /** Whether the other side is played elsewhere: guidance is then offered, not given. */
  readonly isOnline: boolean;
  /** The game so far as CCN. */
  readonly record: () => string;
}

export function HillLayout(props: HillLayoutProps) {
  const { table, title, notices, extras, hasNews = false, isOnline, children } = props;
  const { words, hill, match } = table;
  const pointing = useSignal<Pointing>({ cursorShown: false, aiming: false, hover: undefined });
  const board = useMemo(() => hillBoard(table, pointing), []);
  const input = useRef<HTMLInputElement>(null);
  const isReady = useListening(table);
  useEffect(() => followGuidance(table, isOnline), []);
  const isPlaying = match.mine.length > 0 && match.result.value === null;
  return (
    <div
      class="table hill"
      data-ready={`${isReady.value}`}
      data-turns={match.turns.value.length}
    >
      <h1 class="visually-hidden">{title}</h1>
      <HillHud {...props} />
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
        <HillGrid table={table} pointing={pointing} />
        {children}
      </div>
      <div class="talk">
        <Spoken voice={table}>{notices}</Spoken>
      </div>
      <div class="controls">
        {match.result.value ? <Result {...props} /> : isPlaying
          ? (
            <>
              <ArrowPad
                words={words}
                act={words.table.place}
                onMove={(key) => {
                  press(table, key);
                  pointing.value = { ...pointing.peek(), cursorShown: true };
                }}
                onAct={() => table.touch(table.cursor.value)}
                hasNews={hasNews}
              />
              <HillActions table={table} />
            </>
          )
          : <MoreButton words={words} hasNews={hasNews} />}
      </div>
      <Side words={words}>
        <p>
          {hill.rule(words.seats[0]!, words.seats[1]!, table.allowance.value)}{" "}
          <a href="/rules/arena" target="_blank">{hill.rules}</a>
        </p>
        {isPlaying && (
          <LineField
            id="turn"
            label={hill.field}
            placeholder="c3,c4,d4"
            send={words.field.send}
            input={input}
            onLine={(line) => obey(table, line)}
          />
        )}
        {extras}
      </Side>
    </div>
  );
}

function Result({ table, record, next }: HillLayoutProps): ComponentChildren {
  const { match, words } = table, { winner, by } = match.result.value!;
  return (
    <ResultFrame
      words={words}
      headline={resultHeadline(words, winner, match.mine)}
      line={`${reasonPhrase(table, by)}. ${scoresSentence(table, match.position.value)}`}
      record={record}
    >
      {next}
    </ResultFrame>
  );
}

/** Keeps a table as the settings say; returns how to stop. */
function followGuidance({ guided }: HillTable, isOnline: boolean): () => void {
  const follow = () => void (guided.value = isGuided(isOnline));
  follow();
  return followSettings(follow);
}
