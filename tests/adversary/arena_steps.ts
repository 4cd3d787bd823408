/** The arena: bots by WebSocket and by TCP, and those who watch. */

import fc from "fast-check";
import { writeFrame } from "../../lib/arena/frames.ts";
import type { ClientMessage } from "../../lib/server/arena/messages.ts";
import { CLOSES, judgeBotMessage } from "./judges.ts";
import { type Attack, Fault } from "./attack.ts";
import { Line } from "./line.ts";
import { bend, bends, hostile, pick, place, step, who } from "./step.ts";

/** Every message that a bot may send, from what is drawn: one that isn't here doesn't compile. */
const BOT_MESSAGES: { readonly [T in ClientMessage["t"]]: (choice: number) => object } = {
  identity: (choice) => ({
    identity: {
      author: "tests",
      name: `Bot${choice % 3}`,
      ...choice > 8 && { key: `key${choice % 2}` },
    },
  }),
  configure: (choice) => ({
    configure: {
      allow_training: choice % 2 === 0,
      force_training: choice % 4 === 0,
      training_timeout: choice % 3,
    },
  }),
  get_state: () => ({ get_state: null }),
  disconnect: () => ({ disconnect: null }),
  update_state: (choice) => ({
    update_state: Array.from({ length: choice * 3 }, (_, at) => [at % 20, choice + at % 7]),
  }),
  verify: (choice) => ({ verify: { y_size: 1 + choice * 13, x_size: 200 - choice * 12 } }),
  nothing: () => ({}),
  next_board: (choice) => ({
    next_board: Array.from({ length: choice }, () => Array(choice).fill(choice % 3)),
  }),
};

const BOT_TAGS = Object.keys(BOT_MESSAGES) as ClientMessage["t"][];

const choice = fc.nat(15);
const tag = fc.constantFrom(...BOT_TAGS);

function connect(attack: Attack, path: string, source: string): Line {
  return new Line({
    url: attack.target.url + path,
    source,
    closes: CLOSES.arena,
    judge: judgeBotMessage,
    blame: attack.blame,
  });
}

/** How often it's looked again whether a match that has ended is kept by now, which takes a disk its time. */
const LOOKS = 40;

/** Ids of live and past matches; one that has ended is live until it's kept. */
async function findMatches(attack: Attack, looks = LOOKS): Promise<void> {
  const { status, body } = await attack.ask("/api/arena/news", { path: "/api/arena/news" });
  if (status !== 200) return;
  const { live, record } = body as {
    live: { id: string }[];
    record?: { past: { id: string }[] };
  };
  attack.matches.push(...live.map(({ id }) => id), ...record?.past.map(({ id }) => id) ?? []);
  if (live.length <= attack.target.arenaLimits.matches) return;
  if (looks === 0) throw new Fault(`${live.length} matches are fought at a time`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await findMatches(attack, looks - 1);
}

export const ARENA_STEPS = {
  /** Two bots that are ready to play. */
  fight: step(2, { who, other: who, choice }, async (attack, { who, other, choice }) => {
    for (const [at, index] of [who, other].entries()) {
      const line = connect(attack, "/api/arena", attack.people[index]!.source);
      if (!await line.opened()) continue;
      attack.bots.push(line);
      await line.until(() => line.count > 0 || !line.isOpen);
      await line.say(JSON.stringify(BOT_MESSAGES.identity(choice + at)));
      await line.say(JSON.stringify(BOT_MESSAGES.configure(1)));
    }
    await attack.target.pass(200);
    await findMatches(attack);
  }),
  bot: step(2, { who }, async (attack, { who }) => {
    const line = connect(attack, "/api/arena", attack.people[who]!.source);
    if (await line.opened()) attack.bots.push(line);
    await line.until(() => line.count > 0 || !line.isOpen);
    attack.note(line.isOpen ? "bot" : "bot refused");
  }),
  botTell: step(6, { place, tag, choice, bends }, async (attack, { place, tag, choice, bends }) => {
    const line = pick(attack.bots.filter(({ isOpen }) => isOpen), place);
    line?.tell(JSON.stringify(bend(BOT_MESSAGES[tag](choice), bends)));
    await attack.target.pass(100);
  }),
  botNonsense: step(1, { place, data: hostile, isText: fc.boolean() }, async (attack, args) => {
    const line = pick(attack.bots.filter(({ isOpen }) => isOpen), args.place);
    const text = JSON.stringify(args.data) ?? "";
    line?.tell(args.isText ? text : new TextEncoder().encode(text));
    await attack.target.pass(100);
  }),
  botLeaves: step(1, { place }, async (attack, { place }) => {
    await pick(attack.bots, place)?.close();
  }),
  tcpBot: step(2, {
    messages: fc.array(fc.tuple(tag, choice, bends), { maxLength: 4 }),
    raw: fc.option(fc.uint8Array({ maxLength: 40 })),
    stays: fc.boolean(),
  }, async (attack, { messages, raw, stays }) => {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: attack.target.arenaPort });
    try {
      for (const [tag, choice, bends] of messages) {
        await conn.write(writeFrame(bend(BOT_MESSAGES[tag](choice), bends)));
      }
      if (raw) await conn.write(Uint8Array.from(raw));
    } catch {
      // The server has closed the line already.
    }
    await attack.target.pass(100);
    if (stays) attack.conns.push(conn);
    else conn.close();
  }),
  watch: step(3, { who, place, isKnown: fc.boolean() }, async (attack, { who, place, isKnown }) => {
    await findMatches(attack);
    const id = isKnown && pick(attack.matches, place) || "none";
    const line = connect(attack, `/api/arena/watch/${id}`, attack.people[who]!.source);
    if (await line.opened()) attack.watchers.push(line);
    await attack.target.pass(200);
    await attack.settle();
    attack.note(line.isOpen ? "watching" : "not watching");
  }),
  watcherTells: step(1, { place, text: fc.string() }, async (attack, { place, text }) => {
    pick(attack.watchers, place)?.tell(text);
    await attack.target.pass(200);
  }),
  watcherLeaves: step(1, { place }, async (attack, { place }) => {
    await pick(attack.watchers, place)?.close();
    await attack.settle();
  }),
};
