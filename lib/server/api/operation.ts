/** What the API can be asked, as data: documents are made from it, and tests drive it. */

import type * as v from "valibot";

/** What operations are grouped by. */
export const TAGS = ["bots", "rooms", "games", "account", "arena"] as const;
export type Tag = typeof TAGS[number];

export type Schema = v.GenericSchema;

/** An answer; without a schema it isn't JSON. */
export interface Answer {
  readonly text: string;
  readonly schema?: Schema;
  /** Of what isn't JSON. */
  readonly type?: string;
}

export interface Operation {
  readonly method: "get" | "post";
  /** `/api/bot/game/{id}/move` */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  /** Of the path, and of the query, by name. */
  readonly params?: Readonly<Record<string, Schema>>;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Whether it takes a bot's token. */
  readonly isBots?: true;
  /** Whether pages of any site may read it: it says nothing of who asks. */
  readonly isOpen?: true;
}
