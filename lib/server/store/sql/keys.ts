/** Secrets in a database. */

import type { Keys } from "../keys.ts";
import { type Database, get, run, type Work } from "./work.ts";

export class SqlKeys implements Keys {
  constructor(private readonly database: Database) {}

  async find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const known = await this.database.read(find(name));
    if (known) return known;
    const made = await this.database.write(() => add(name, make()));
    if (made === "failed") throw new Error(`The secret "${name}" can't be kept`);
    return made;
  }
}

function* find(name: string): Work<Uint8Array<ArrayBuffer> | undefined> {
  const row = yield* get("SELECT secret FROM keys WHERE name = ?", name);
  return row && new Uint8Array(row.secret as Uint8Array<ArrayBuffer>);
}

/** The first of two who come at once decides. */
function* add(name: string, secret: Uint8Array): Work<Uint8Array<ArrayBuffer>> {
  yield* run("INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING", name, secret);
  return (yield* find(name))!;
}
