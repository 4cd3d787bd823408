/** How far a cell's influence goes, and what may have been before; fetched when somebody looks for it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { changedBy, lightCone } from "../../automaton/light_cone.ts";
import { isOnBoard } from "../../automaton/board.ts";
import { cellName, readCell } from "../../games/notation/cell_text.ts";
import { useChange } from "./use_change.ts";
import { boardBefore, soughtOn } from "./before.ts";
import type { PredecessorAnswer } from "./predecessor_worker.ts";
import type { Studio } from "./studio.ts";

interface FarPanelProps {
  readonly studio: Studio;
}

/** The most generations that influence is followed. */
const MOST_GENERATIONS = 100;

export function LightCone({ studio }: FarPanelProps) {
  const { own: { cone }, board, cursor, world } = studio;
  const show = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { submitter } = event as Event & { readonly submitter?: HTMLElement | null };
    const cell = readCell(board.value, `${data.get("cell")}`.trim().toLowerCase());
    if (cell === undefined || !isOnBoard(board.value, cell)) {
      return studio.say(studio.words.refusals["off-board"](studio.rules));
    }
    const generations = Number(data.get("generations"));
    const reached = lightCone(board.value, cell, generations, world.value);
    const changed = changedBy(board.value, cell, generations, world.value);
    const isChanged = submitter?.getAttribute("value") === "changed";
    studio.outlined.value = isChanged ? changed : reached;
    const name = cellName(board.value, cell);
    studio.say(cone.answer(name, generations, reached.length, changed.length));
  };
  return (
    <form class="transport" onSubmit={show}>
      <p>{cone.line}</p>
      <label>
        {cone.cell}{" "}
        <input
          name="cell"
          required
          autocomplete="off"
          key={cursor.value}
          defaultValue={cellName(board.value, cursor.value)}
        />
      </label>
      <label>
        {cone.generations}{" "}
        <input
          type="number"
          name="generations"
          min={1}
          max={MOST_GENERATIONS}
          required
          defaultValue="4"
        />
      </label>
      <div class="ways">
        <button type="submit" value="reached">{cone.reached}</button>
        <button type="submit" value="changed">{cone.changed}</button>
      </div>
    </form>
  );
}

/** Searches in a worker, which ends with the panel, another search or the button. */
export function Predecessor({ studio }: FarPanelProps) {
  const { own: { before } } = studio;
  const worker = useRef<Worker | undefined>(undefined);
  const isSearching = useSignal(false);
  const told = useSignal("");
  const tell = (sentence: string) => studio.say(told.value = sentence);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    isSearching.value = false;
  };
  useEffect(() => stop, []);
  // What's found of another board would take the place of this one.
  useChange(() => {
    if (!isSearching.value) return;
    stop();
    told.value = "";
  }, [studio.moment.value]);
  const search = () => {
    const board = studio.board.value, sought = soughtOn(studio);
    if (!sought) return tell(before.tooLarge);
    isSearching.value = true;
    told.value = before.searching;
    worker.current = new Worker(studio.searchUrl, { type: "module" });
    worker.current.addEventListener("message", ({ data }: MessageEvent<PredecessorAnswer>) => {
      stop();
      if (!data.found) return tell(sought.wishes[0] === "board" ? before.noneHere : before.none);
      const { board: found, wish } = data.found;
      studio.replace(boardBefore(board, sought, found, wish));
      tell(wish === "anywhere" ? before.foundAmong : before.found);
    });
    worker.current.addEventListener("error", (event) => {
      event.preventDefault();
      stop();
      tell(before.failed);
    });
    const { pattern, wishes } = sought;
    worker.current.postMessage({ pattern, wishes, rule: studio.world.value.rule });
  };
  return (
    <>
      <p>{before.line}</p>
      <p class="ways">
        {isSearching.value
          ? <button type="button" onClick={stop}>{before.stop}</button>
          : <button type="button" onClick={search}>{before.search}</button>}
      </p>
      <p>{told.value}</p>
    </>
  );
}
