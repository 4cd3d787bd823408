/** How long until a tournament begins or ends. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Tournament } from "../../tournaments/tournament.ts";
import { endOf } from "../../tournaments/tournament.ts";
import { minutesOf } from "../parts/countdown.ts";
import type { TournamentWords } from "./words/mod.ts";

/** A clock that tells only whole seconds is off by less, ms. */
const ROUNDED = 1_500;

/**
 * The server's clock, ms, as the page goes on; `now` is what it said last. What the page said at first may
 * be old: who goes back gets it as it was.
 */
export function useServerClock(now: number): number {
  const offset = useSignal<number | undefined>(undefined);
  const shown = useSignal(now);
  useEffect(() => {
    const told = now - Date.now();
    if (Math.abs(told - (offset.peek() ?? Infinity)) < ROUNDED) return;
    offset.value = told;
    shown.value = now;
  }, [now]);
  useEffect(() => {
    const timer = setInterval(() => shown.value = Date.now() + (offset.peek() ?? 0), 1000);
    return () => clearInterval(timer);
  }, []);
  return shown.value;
}

/** Hours, minutes and seconds, or days: `1:05`, `2:03:00`. */
function spanText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000)), hours = Math.floor(seconds / 3600);
  if (hours === 0) return minutesOf(seconds);
  return `${hours}:${minutesOf(seconds % 3600).padStart(5, "0")}`;
}

/** What is said of a tournament's time. */
export function timeText(words: TournamentWords, tournament: Tournament, now: number): string {
  const { phase, kind, starts, round, rounds } = tournament;
  if (phase === "over") return kind === "swiss" && round === 0 ? words.off : words.over;
  if (phase === "coming") {
    return starts <= now ? words.starting : words.startsIn(spanText(starts - now));
  }
  if (kind === "swiss") return words.round(round, rounds);
  return words.endsIn(spanText(endOf(tournament) - now));
}
