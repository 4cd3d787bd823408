/**
 * `deno task post`: reads lines of Conway by post from standard input, and prints an answer to each
 * (docs/post.md). Its boards are rooms in the file that the site keeps its own in.
 */

import { DatabaseSync } from "node:sqlite";
import { readEnvironment } from "../environment.ts";
import { Courier } from "../push/courier.ts";
import { Reminders } from "../push/reminders.ts";
import { SqliteStore } from "../store/sqlite.ts";
import { realWorld } from "../transport/world.ts";
import { Boards } from "./boards.ts";
import { Office } from "./office.ts";

const { data, push } = readEnvironment();
await Deno.mkdir(data, { recursive: true });
const database = new DatabaseSync(`${data}/conquerors.sqlite`);
const store = new SqliteStore(database);
const { keys, subscriptions } = store.books;
const courier = new Courier(keys, push.contact, realWorld);
const reminders = new Reminders({ subscriptions, courier, world: realWorld });
const office = new Office(new Boards(database), store, realWorld, (turn) => reminders.remind(turn));
for await (const line of linesOf(Deno.stdin.readable)) {
  if (line.trim() !== "") console.log(`${await office.answer(line)}\n`);
}
await reminders.settled();
await store.close();

/** Each as soon as it is there. */
async function* linesOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}
