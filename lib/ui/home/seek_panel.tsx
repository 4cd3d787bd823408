/** What somebody sees who waits for an opponent. */

import type { LevelId } from "../../games/game.ts";
import type { GameId } from "../../games/registry.ts";
import type { SeekState } from "../net/seek_line.ts";
import { minutesOf } from "../parts/countdown.ts";
import { readBeaten, rivalAfter } from "../table/ladder.ts";
import type { Seeking } from "./use_seek.ts";
import type { SeekWords } from "./words/seek/mod.ts";

/** After this many seconds the computer is offered. */
const SLOW = 20;

interface SeekPanelProps {
  readonly words: SeekWords;
  readonly seeking: Seeking;
  /** The computer's levels by name. */
  readonly levels: Readonly<Record<LevelId, string>>;
  /** Whether a game against the computer is being played meanwhile. */
  readonly isMeanwhile?: boolean;
}

export function SeekPanel({ words, seeking, levels, isMeanwhile = false }: SeekPanelProps) {
  const state = seeking.state.value, waited = seeking.waited.value;
  if (!state) return null;
  const isWaiting = ["connecting", "crowded", "waiting", "offline"].includes(state.t);
  const rival = rivalAfter(readBeaten(gameIn(seeking.pool()))) ?? "conqueror";
  return (
    <div class="seek" data-state={state.t}>
      <p role="status">
        {sentence(words, state)}
        {state.t === "waiting" && !state.isPaused && !isMeanwhile &&
          ` ${words.others(state.waiting - 1)}`}
      </p>
      {isWaiting && (
        <span class="seek-time" role="timer" aria-label={words.waited(waited)}>
          {minutesOf(waited)}
        </span>
      )}
      {isWaiting && <button type="button" onClick={seeking.leave}>{words.cancel}</button>}
      {state.t === "playing" && <a class="button" href={`/r/${state.code}`}>{words.goTo}</a>}
      {isWaiting && !isMeanwhile && waited >= SLOW && (
        <p class="seek-slow">
          {words.slow}{" "}
          <a class="button" href={meanwhileHref(seeking.pool(), rival)}>
            {words.meanwhile(levels[rival])}
          </a>
        </p>
      )}
    </div>
  );
}

function sentence(words: SeekWords, state: SeekState): string {
  switch (state.t) {
    case "connecting":
    case "crowded":
      return words[state.t];
    case "waiting":
      return state.isPaused ? words.paused : words.looking;
    case "offline":
      return words.offline;
    case "paired":
      return words.found;
    case "playing":
      return words.playing;
    case "ended": {
      const known: Readonly<Record<string, string>> = words.ended;
      return known[state.why] ?? words.ended.outdated;
    }
  }
}

/** A game against the computer at a pool's game, on a page that waits on. */
function meanwhileHref(pool: string, level: LevelId): string {
  const asked = { level, side: "random", game: gameIn(pool), seek: "" };
  return `/play?${new URLSearchParams(asked)}`;
}

/** What a pool plays. */
function gameIn(pool: string): GameId {
  return pool.slice(0, pool.lastIndexOf(".")) as GameId;
}
