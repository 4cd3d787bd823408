/** What the server keeps about somebody, besides their games and what they said in rooms. */

import type { OwnBot } from "../../leaderboard/bot.ts";
import type { Rating } from "../../leaderboard/glicko2.ts";
import type { Form } from "../../leaderboard/form.ts";
import type { Check } from "./checks.ts";
import type { Subscription } from "./subscriptions.ts";

/** What somebody's games come to on one leaderboard; a null game or opponent is any. */
interface OwnTotal {
  readonly period: string;
  readonly game: string | null;
  readonly opponent: string | null;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
}

export interface OwnPlayer {
  /** Public. */
  readonly id: number;
  readonly name: string | null;
  readonly rating: number | null;
  readonly deviation: number | null;
  /** The games of the rating period that isn't over. */
  readonly form: Form | null;
  /** When the last game that counts ended, ms; 0 for none. */
  readonly counted: number;
}

/** A seat in a room, which has a log of its own. */
export interface OwnSeat {
  readonly code: string;
  readonly player: number;
}

export interface OwnData {
  /** Null before the first finished game. */
  readonly player: OwnPlayer | null;
  readonly totals: readonly OwnTotal[];
  /** Games that are being checked. */
  readonly checks: readonly Check[];
  /** The game against the computer that was begun last; a null `open` is one that is over. */
  readonly tickets: readonly { seed: string; issued: number; open: string | null }[];
  readonly subscriptions: readonly Subscription[];
  readonly bots: readonly OwnBot[];
  /** What others reported of them: at a table of two, when, where or which lines would tell who did. */
  readonly reports: readonly { kind: string }[];
  /** How many people they have blocked. */
  readonly blocks: number;
  /** The numbers of the players they follow. */
  readonly follows: readonly number[];
  readonly seats: readonly OwnSeat[];
  /** What is noted of them for a while, by kind, and until when, ms. */
  readonly notices: readonly { kind: string; id: string; until: number }[];
  /** The rating from puzzles, null before the first, and what was tried when; 1 is solved. */
  readonly puzzles: {
    readonly rating: (Rating & { readonly last: number }) | null;
    readonly tries: readonly { puzzle: string; solved: number; at: number }[];
  };
  /** The tournaments they made and entered, how each went, and what they said there. */
  readonly tournaments: {
    readonly made: readonly { id: string; name: string }[];
    readonly entered: readonly {
      id: string;
      name: string;
      sheet: string;
      rank: number | null;
    }[];
    readonly said: readonly { id: string; at: number; text: string }[];
  };
}
