/**
 * `deno task post`: reads lines of Conway by post from standard input, and prints an answer to each
 * (docs/post.md). Its boards are rooms where the site keeps its own; with `--server URL` they are rooms
 * of any server, over its bot API.
 */

import { parseArgs } from "node:util";

import { type Environment, readEnvironment } from "../environment.ts";
import { PushSender } from "../push/push_sender.ts";
import { Reminders } from "../push/reminders.ts";
import type { Awaited } from "../../rooms/awaited.ts";
import type { Missed } from "../../rooms/missed.ts";
import { DEFAULT_LIMITS } from "../rooms/limits.ts";
import { type Storage, withStorage } from "../start/storage.ts";
import { orExplain } from "../start/start_error.ts";
import { originOf } from "../../study/server_address.ts";
import { PostBoards } from "../store/sql/post_boards.ts";
import { Office } from "./office.ts";
import { HELP } from "./order.ts";
import { REMOTE_HELP, RemoteOffice } from "./remote.ts";

const USAGE =
  "Usage: post [--server http://HOST [--token TOKEN]]   (the token is BOT_TOKEN unless it's given)";

interface Wanted {
  readonly isHelp: boolean;
  readonly server: string | undefined;
  readonly token: string;
}

/** Undefined for a command line that makes no sense. */
function readArgs(): Wanted | undefined {
  const options = {
    help: { type: "boolean" },
    server: { type: "string" },
    token: { type: "string" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const isHelp = values.help === true || positionals.join() === "help";
    if (positionals.length > 0 && !isHelp) return undefined;
    const { server, token = Deno.env.get("BOT_TOKEN") ?? "" } = values;
    if (server === undefined) return { isHelp, server, token };
    const origin = originOf(server), isMissing = !isHelp && token === "";
    return origin === undefined || isMissing ? undefined : { isHelp, server: origin, token };
  } catch {
    return undefined;
  }
}

async function main(environment: Environment): Promise<void> {
  const wanted = readArgs();
  if (!wanted) {
    console.error(USAGE);
    Deno.exit(2);
  }
  const { isHelp, server: url, token } = wanted;
  if (isHelp) return console.log(`${USAGE}\n\n${url === undefined ? HELP : REMOTE_HELP}`);
  if (url !== undefined) return await answerLines(new RemoteOffice({ url, token }));
  await withStorage(environment, (storage) => answerAll(storage, environment), true);
}

/** Answers each line of standard input. */
async function answerLines(office: Pick<Office, "answer">): Promise<void> {
  for await (const line of linesOf(Deno.stdin.readable)) {
    if (line.trim() !== "") console.log(`${await office.answer(line)}\n`);
  }
}

async function answerAll(
  { store, database, world }: Storage,
  { push }: Environment,
): Promise<void> {
  const { keys, notices, subscriptions } = store.books;
  const pushSender = new PushSender(keys, push, world);
  const reminders = new Reminders({
    subscriptions,
    notices,
    pushSender,
    world,
    limits: DEFAULT_LIMITS,
  });
  const telling = {
    remind: (turn: Awaited) => reminders.remind(turn),
    inform: (missed: Missed) => reminders.inform(missed),
  };
  await answerLines(new Office(new PostBoards(database), store, world, telling));
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
