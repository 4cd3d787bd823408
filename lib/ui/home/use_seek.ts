/** Waiting for an opponent, from page to page of one tab. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import {
  makeWish,
  openSeekLine,
  readWish,
  type SeekLine,
  type SeekState,
  touchWish,
  type Wish,
} from "../net/seek_line.ts";
import { soundUnseenTurn } from "../parts/sound.ts";

export interface Seeking {
  /** Undefined while nobody is sought. */
  readonly state: ReadonlySignal<SeekState | undefined>;
  /** For how many seconds it has been. */
  readonly waited: ReadonlySignal<number>;
  /** The pool that is waited in, or was last. */
  pool(): string;
  start(pool: string): void;
  leave(): void;
}

/** Goes on with the tab's wish, if it has one; `begin` says which pool to wait in else, if any. */
export function useSeek(begin: () => string | undefined = () => undefined): Seeking {
  const state = useSignal<SeekState | undefined>(undefined);
  const waited = useSignal(0);
  const seeking = useRef<{ wish: Wish; line: SeekLine; stop: () => void }>();
  const pool = useRef("");
  const leave = () => {
    seeking.current?.stop();
    seeking.current?.line.leave();
    seeking.current = undefined;
    state.value = undefined;
  };
  const seek = (wish: Wish) => {
    leave();
    pool.current = wish.pool;
    const line = openSeekLine(wish);
    const count = () => {
      touchWish(wish);
      waited.value = Math.max(0, Math.floor((Date.now() - wish.since) / 1000));
    };
    count();
    const timer = setInterval(count, 1000);
    const unfollow = line.state.subscribe((next) => {
      state.value = next;
      if (next.t === "paired") goTo(next.code);
      if (isOver(next)) clearInterval(timer);
    });
    const stop = () => {
      clearInterval(timer);
      unfollow();
    };
    seeking.current = { wish, line, stop };
  };
  useEffect(() => {
    const wish = readWish(), wanted = begin();
    if (wish) seek(wish);
    else if (wanted) seek(makeWish(wanted));
    // One that the browser had put away goes on with what the tab wishes now, as one that is loaded does.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const wish = readWish();
      if (!persisted || wish && wish.token === seeking.current?.wish.token) return;
      leave();
      if (wish) seek(wish);
    };
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("pageshow", comeBack);
      seeking.current?.stop();
      seeking.current?.line.close();
    };
  }, []);
  return {
    state,
    waited,
    pool: () => pool.current,
    start: (pool) => seek(makeWish(pool)),
    leave,
  };
}

function isOver(state: SeekState | undefined): boolean {
  return state !== undefined && ["paired", "playing", "ended"].includes(state.t);
}

function goTo(code: string): void {
  soundUnseenTurn();
  location.assign(`/r/${code}`);
}
