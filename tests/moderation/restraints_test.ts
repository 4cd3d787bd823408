/** Who is sent away as restraints are read again. */

import { assertEquals } from "@std/assert";
import { Restraints } from "../../lib/server/moderation/restraints.ts";
import { storeTest } from "../store/stores.ts";

const HOUR = 3_600_000;
const SUBJECTS = { source: (source: string) => source, identity: (one: string) => `player-${one}` };

storeTest("who is banned again after a ban has ended is sent away again", async ({ store }) => {
  let now = HOUR;
  const { moderation: book } = store.books, subject = "player-zeb";
  const restraints = new Restraints(book, SUBJECTS as never, { now: () => now });
  const ban = async () => {
    const until = now + HOUR, restraint = { subject, kind: "ban", until } as const;
    const act = { at: now, act: "ban", subject, until, reason: "" } as const;
    await book.act(act, [{ t: "restrain", restraint }]);
  };
  await ban();
  assertEquals([await restraints.load(), await restraints.load()], [true, false]);
  now += HOUR + 1;
  assertEquals(restraints.until("ban", { identity: "zeb" }), undefined);
  await ban();
  assertEquals([await restraints.load(), await restraints.load()], [true, false]);
});

Deno.test("a ban holds though an older reading is answered after it", async () => {
  const answers: ((all: unknown[]) => void)[] = [];
  const restraintsIn = () => new Promise((answer) => answers.push(answer));
  const book = { restraints: restraintsIn, isPaused: () => Promise.resolve(false) };
  const restraints = new Restraints(book as never, SUBJECTS as never, { now: () => 1 });
  const [older, newer] = [restraints.load(), restraints.load()];
  answers[1]!([{ kind: "ban", subject: "player-zeb", until: 5 }]);
  assertEquals(await newer, true);
  answers[0]!([]);
  assertEquals(await older, false);
  assertEquals(restraints.until("ban", { identity: "zeb" }), 5);
});
