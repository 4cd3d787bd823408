/** Sources and identities as a restraint knows them: nobody who reads the database can tell whose they are. */

import { createHmac } from "node:crypto";
import type { BotName } from "../../arena/results.ts";
import type { Keys } from "../store/books.ts";

const KEY_BYTES = 32;

/** Hashes what somebody is known by, under a key of the server's own; the same for every process. */
export interface Subjects {
  source(source: string): string;
  /** Given as a hash, as everywhere on the server. */
  identity(identity: string): string;
}

export async function readSubjects(keys: Keys): Promise<Subjects> {
  const key = await keys.find(
    "moderation",
    () => crypto.getRandomValues(new Uint8Array(KEY_BYTES)),
  );
  const hash = (kind: string, text: string) =>
    `${kind}-${createHmac("sha256", key).update(`${kind} ${text}`).digest("base64url")}`;
  return {
    source: (source) => hash("source", source),
    identity: (identity) => hash("player", identity),
  };
}

/** What stands for a bot of the arena where an identity does for a person: no hash looks like it. */
export function botIdentity({ author, name }: BotName): string {
  return `the arena's bot ${JSON.stringify([author, name])}`;
}
