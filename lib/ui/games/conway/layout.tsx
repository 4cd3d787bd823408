/** Everything around one torus, whoever plays on it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ArrowPad } from "../../board/arrow_pad.tsx";
import { BoardCanvas } from "../../board/canvas.tsx";
import { MoreButton } from "../../parts/more_button.tsx";
import { Side } from "../../table/side.tsx";
import { Spoken } from "../../parts/spoken.tsx";
import { useListening } from "../../table/use_listening.ts";
import type { Pointing } from "../../board/scene.ts";
import { followSettings, isGuided } from "../../settings/settings.ts";
import { PostActions } from "./actions.tsx";
import { postBoard } from "./board.ts";
import { PostField } from "./field.tsx";
import { PostGrid } from "./grid.tsx";
import { PostHud, type PostHudProps } from "./hud.tsx";
import { postKey } from "./keys.ts";
import { PostResult } from "./result.tsx";
import type { PostTable } from "./table.ts";

export interface PostLayoutProps extends PostHudProps {
  readonly title: string;
  /** What may be said beside the board: an offer, who is gone. */
  readonly notices?: ComponentChildren;
  /** Whether other seats are played elsewhere: guidance is then offered, not given. */
  readonly isOnline?: boolean;
  /** What stands below the text field. */
  readonly extras?: ComponentChildren;
  /** Whether there is something new among the extras, which a phone hides. */
  readonly hasNews?: boolean;
  /** The ways to go on after the result. */
  readonly next: ComponentChildren;
  /** The game so far as CCN. */
  readonly record: () => string;
  /** What lies over the board while it cannot be played on. */
  readonly children?: ComponentChildren;
}

export function PostLayout(props: PostLayoutProps) {
  const { table, title, notices, isOnline = false, extras, hasNews = false, next, record } = props;
  const { words, match } = table;
  const pointing = useSignal<Pointing>({ cursorShown: false, aiming: false, hover: undefined });
  const board = useMemo(() => postBoard(table, pointing), []);
  const isReady = useListening(table);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => followGuidance(table, isOnline), []);
  const isPlaying = match.mine.length > 0 && match.result.value === null;
  return (
    <div class="table post" data-ready={`${isReady.value}`} data-turns={match.turns.value.length}>
      <h1 class="visually-hidden">{title}</h1>
      <PostHud {...props} />
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
        <PostGrid table={table} pointing={pointing} />
        {props.children}
      </div>
      <div class="talk">
        <Spoken voice={table}>{notices}</Spoken>
      </div>
      <div class="controls">
        {match.result.value
          ? <PostResult table={table} record={record}>{next}</PostResult>
          : isPlaying
          ? (
            <>
              <ArrowPad
                words={words}
                act={words.table.place}
                onMove={(key) =>
                  nudge(table, key, () => showCursor(pointing))}
                onAct={() =>
                  table.touch(table.cursor.value)}
                hasNews={hasNews}
              />
              <PostActions table={table} />
            </>
          )
          : <MoreButton words={words} hasNews={hasNews} />}
      </div>
      <Side words={words}>
        {isPlaying && <PostField table={table} input={input} />}
        {isPlaying && <GuideSwitch table={table} />}
        {extras}
      </Side>
    </div>
  );
}

function GuideSwitch({ table: { guided, words } }: { readonly table: PostTable }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={guided.value}
        onChange={({ currentTarget }) => guided.value = currentTarget.checked}
      />
      {words.table.guided}
    </label>
  );
}

/** Keeps a table as the settings say; returns how to stop. */
function followGuidance({ guided }: PostTable, isOnline: boolean): () => void {
  const follow = () => void (guided.value = isGuided(isOnline));
  follow();
  return followSettings(follow);
}

function nudge(table: PostTable, key: string, show: () => void): void {
  const { board } = table.match.position.value;
  const asked = postKey(board, table.cursor.value, key);
  if (asked && "go" in asked) table.cursor.value = asked.go;
  show();
}

function showCursor(pointing: { value: Pointing; peek(): Pointing }): void {
  pointing.value = { ...pointing.peek(), cursorShown: true };
}
