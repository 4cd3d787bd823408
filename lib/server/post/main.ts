/**
 * `deno task post`: reads lines of Conway by post from standard input, and prints an answer to each
 * (docs/post.md). Its boards are rooms where the site keeps its own.
 */

import { type Environment, readEnvironment } from "../environment.ts";
import { PushSender } from "../push/push_sender.ts";
import { Reminders } from "../push/reminders.ts";
import type { Awaited } from "../../rooms/awaited.ts";
import { DEFAULT_LIMITS } from "../rooms/limits.ts";
import { type Storage, withStorage } from "../start/storage.ts";
import { orExplain } from "../start/start_error.ts";
import { PostBoards } from "../store/sql/post_boards.ts";
import { realWorld } from "../clock.ts";
import { Office } from "./office.ts";

async function main(environment: Environment): Promise<void> {
  await withStorage(environment, (storage) => answerAll(storage, environment));
}

async function answerAll({ store, database }: Storage, { push }: Environment): Promise<void> {
  const { keys, subscriptions } = store.books;
  const pushSender = new PushSender(keys, push.contact, realWorld);
  const reminders = new Reminders({
    subscriptions,
    pushSender,
    world: realWorld,
    limits: DEFAULT_LIMITS,
  });
  const remind = (turn: Awaited) => reminders.remind(turn);
  const office = new Office(new PostBoards(database), store, realWorld, remind);
  for await (const line of linesOf(Deno.stdin.readable)) {
    if (line.trim() !== "") console.log(`${await office.answer(line)}\n`);
  }
  await reminders.settled();
  await store.close();
}

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

await orExplain(() => main(readEnvironment()));
