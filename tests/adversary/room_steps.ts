/** Rooms: opened, joined, played in and left, by sockets and by polling. */

import fc from "fast-check";
import { digest } from "../../lib/server/digest.ts";
import { CLOSES, judgeMessage } from "./judges.ts";
import { type Attack, Fault } from "./attack.ts";
import { Line } from "./line.ts";
import { ELSEWHERE, type Person } from "./people.ts";
import { TAGS, write } from "./room_messages.ts";
import { openerOf, RoomShare } from "./room_share.ts";
import { RawSocket } from "../transport/raw_socket.ts";
import { bend, bends, hostile, pick, place, step, who } from "./step.ts";

const GAMES = [
  "conquerors-v2",
  "conquerors-classic",
  "skirmish",
  "conway",
  "annihilation",
  "arena",
];
const NO_ROOM = "ABCDEF";
const choice = fc.nat(15);
const tag = fc.constantFrom(...TAGS);

/** Somebody at a table, by whatever way. */
interface Seat {
  readonly person: Person;
  readonly code: string;
}
const seats = new WeakMap<Line, Seat>();

async function connect(attack: Attack, person: Person): Promise<Line | undefined> {
  const { url, limits } = attack.target;
  attack.prune();
  // From outside a process nobody knows; and a client that's sent away hears of it later than the server.
  const taken = attack.target.held().sockets;
  const line = new Line({
    url: `${url}/api/ws`,
    source: person.source,
    closes: CLOSES.room,
    judge: judgeMessage,
    blame: attack.blame,
  });
  const isOpen = await line.opened();
  // Those who were leaving may have left meanwhile.
  const now = attack.target.held().sockets;
  if (now !== undefined && now > limits.sockets) throw new Fault(`There are ${now} sockets`);
  if (!isOpen && taken !== undefined && taken < limits.sockets) {
    throw new Fault(`A socket was turned away when ${taken} were taken`);
  }
  attack.note(isOpen ? "socket" : "socket refused");
  if (isOpen) attack.lines.push(line);
  return isOpen ? line : undefined;
}

async function say(
  attack: Attack,
  line: Line,
  person: Person,
  code: string,
  t: typeof TAGS[number],
  choice: number,
) {
  attack.acts(person);
  seats.set(line, { person, code });
  const message = write(t, { person, code, on: line.version, id: attack.nextId(), choice });
  await attack.answered(line.say(JSON.stringify(message)));
}

async function open(attack: Attack, person: Person | undefined, form: Record<string, string>) {
  const { target } = attack, before = shareOf(attack, person);
  const { status, headers, body } = await attack.ask("/new", {
    path: "/new",
    method: "POST",
    ...person && { person },
    body: new URLSearchParams({ ...form, ...person && { identity: person.identity } }),
  });
  const after = shareOf(attack, person), { limits } = target;
  if (before && after && status === 429 && isPage(body)) {
    // How many there were is known a moment later.
    const isMany = target.held().rooms! >= limits.rooms || before.mayBeFull(limits) ||
      after.mayBeFull(limits);
    if (!isMany) throw new Fault("A room was refused to who has few");
  }
  const code = headers.get("location")?.slice(3);
  if (status !== 303 || !code) return undefined;
  attack.rooms.push({ code, host: person });
  const mark = markOf(attack, person);
  if (mark !== undefined && openerOf(target.database, code) !== mark) {
    throw new Fault("A room doesn't count for who opened it");
  }
  if (before?.isFull(limits) && after?.isFull(limits, 1)) {
    throw new Fault("A room was given to who has enough");
  }
  return code;
}

function markOf({ target }: Attack, person: Person | undefined): string | undefined {
  return target.markOf(person?.source ?? ELSEWHERE);
}

/** What somebody has of the rooms; undefined where nobody can tell. */
function shareOf(attack: Attack, person: Person | undefined): RoomShare | undefined {
  const { target, rooms } = attack, mark = markOf(attack, person);
  if (mark === undefined) return undefined;
  const hosted = rooms.filter(({ host }) => host && host === person).map(({ code }) => code);
  return new RoomShare(target.database, {
    mark,
    identity: person && digest(person.identity),
    hosted,
  });
}

/** What asks for too much at once is answered with a line of text instead. */
function isPage(body: unknown): boolean {
  return String(body).endsWith("</html>");
}

export const ROOM_STEPS = {
  open: step(5, {
    who: fc.option(who),
    game: fc.constantFrom(...GAMES, "chess"),
    clock: fc.constantFrom("", "5", "60", "1e9"),
    listed: fc.boolean(),
    more: fc.option(
      fc.record({ name: fc.constantFrom("komi", "position", "side", "size"), value: fc.string() }),
    ),
  }, async (attack, { who, game, clock, listed, more }) => {
    const form = {
      game,
      clock,
      ...listed && { listed: "" },
      ...more && { [more.name]: more.value },
    };
    await open(attack, who === null ? undefined : attack.people[who], form);
  }),
  connect: step(4, { who }, async (attack, { who }) => {
    await connect(attack, attack.people[who]!);
  }),
  join: step(6, { who, place, choice, isFresh: fc.boolean() }, async (attack, args) => {
    const code = pick(attack.rooms, args.place)?.code ?? NO_ROOM;
    const stranger = attack.people[args.who]!;
    const line = args.isFresh ? await connect(attack, stranger) : pick(attack.lines, args.place);
    // A person who once sits on a line speaks on it, whatever name it gives.
    const person = line && seats.get(line)?.person || stranger;
    if (line) await say(attack, line, person, code, "join", args.choice);
  }),
  tell: step(16, { place, tag, choice, bends }, async (attack, { place, tag, choice, bends }) => {
    const line = pick(attack.lines, place);
    if (!line) return;
    const { person, code } = seats.get(line) ?? { person: attack.people[0]!, code: NO_ROOM };
    attack.acts(person);
    const message = write(tag, { person, code, on: line.version, id: attack.nextId(), choice });
    await attack.answered(line.say(JSON.stringify(bend(message, bends))));
    await attack.settle();
  }),
  /** Two people, one after the other, until one gives up: what is rated, if anything is. */
  game: step(4, {
    who,
    other: who,
    turns: fc.nat(6),
    game: fc.constantFrom("conquerors-v2", "conquerors-classic", "skirmish", "conway"),
    chat: fc.boolean(),
  }, async (attack, { who, other, turns, game, chat }) => {
    const people = [attack.people[who]!, attack.people[other]!] as const;
    const code = await open(attack, people[0], { game, side: "0" });
    if (!code) return;
    const lines = [await connect(attack, people[0]), await connect(attack, people[1])] as const;
    const both = [0, 1] as const;
    for (const at of both) if (lines[at]) await say(attack, lines[at], people[at], code, "join", 0);
    for (let turn = 0; turn < turns; turn++) {
      const at = turn % 2 as 0 | 1, line = lines[at];
      // Blocks in the player's own corner, then passes.
      if (line) {
        await say(attack, line, people[at], code, "move", turn === 0 ? 0 : turn === 1 ? 2 : 1);
      }
      if (chat && line) await say(attack, line, people[at], code, "say", 0);
    }
    for (const at of both) {
      if (lines[at]) await say(attack, lines[at], people[at], code, "resign", 0);
    }
    attack.note("game");
  }),
  /** Waits for an opponent, on a line of its own, or by polling. */
  seek: step(4, { who, choice, isPolling: fc.boolean() }, async (
    attack,
    { who, choice, isPolling },
  ) => {
    const person = attack.people[who]!, { target } = attack;
    const saying = { person, code: `seek ${choice % 2}`, on: 0, id: attack.nextId(), choice };
    if (isPolling) {
      const msg = write("seek", saying);
      const { body } = await attack.post("/api/send", "/api/send", { msg }, person);
      const { sid } = body as { sid?: string };
      if (sid !== undefined) attack.sessions.push({ sid, person, code: NO_ROOM, since: 0 });
    } else {
      const line = await connect(attack, person);
      if (line) await say(attack, line, person, saying.code, "seek", choice);
    }
    await target.pass(100);
  }),
  close: step(3, { place }, async (attack, { place }) => {
    const line = pick(attack.lines, place);
    await line?.close();
    await attack.settle();
  }),
  /** Frames that no browser sends. */
  frame: step(2, {
    opcode: fc.constantFrom(0, 1, 2, 3, 8, 9, 11),
    final: fc.boolean(),
    masked: fc.boolean(),
    text: fc.oneof(fc.string({ maxLength: 200 }), fc.constant("x".repeat(3_000))),
    path: fc.constantFrom("/api/ws", "/api/bot/ws", "/api/arena", "/api/arena/watch/none"),
    headers: fc.constantFrom<Record<string, string>>({}, { Origin: "https://elsewhere.example" }, {
      "Sec-WebSocket-Version": "8",
    }),
  }, async (attack, { opcode, final, masked, text, path, headers }) => {
    const source = { "X-Forwarded-For": "198.51.100.9" };
    const socket = await RawSocket.open(attack.target.url, { ...source, ...headers }, path);
    const { status } = socket;
    attack.note(`socket ${status}`);
    if (status === 101) await socket.send(text, { opcode, final, masked }).catch(() => {});
    socket[Symbol.dispose]();
    if (![101, 403, 426, 429].includes(status)) throw new Fault(`A socket was answered ${status}`);
    await attack.settle();
  }),
  pollJoin: step(4, { who, place, choice, bends }, async (attack, args) => {
    const person = attack.people[args.who]!;
    const code = pick(attack.rooms, args.place)?.code ?? NO_ROOM;
    const msg = write("join", { person, code, on: 0, id: attack.nextId(), choice: args.choice });
    const { body } = await attack.post(
      "/api/send",
      "/api/send",
      { msg: bend(msg, args.bends) },
      person,
    );
    const { sid } = body as { sid?: string };
    if (sid !== undefined) attack.sessions.push({ sid, person, code, since: 0 });
  }),
  pollTell: step(
    6,
    { place, tag, choice, bends, isWatching: fc.boolean() },
    async (attack, args) => {
      const session = pick(attack.sessions, args.place);
      if (!session) return;
      const { sid, person, code, since } = session;
      const msg = write(args.tag, {
        person,
        code,
        on: since,
        id: attack.nextId(),
        choice: args.choice,
      });
      const whole = { sid, msg: bend(msg, args.bends), ...args.isWatching && { since } };
      const { body } = await attack.post("/api/send", "/api/send", whole, person);
      session.since = newest(body) ?? since;
    },
  ),
  poll: step(
    5,
    { place, isBehind: fc.boolean(), bends },
    async (attack, { place, isBehind, bends }) => {
      const session = pick(attack.sessions, place);
      if (!session) return;
      const { sid, since } = session;
      const body = bend({ sid, since: isBehind ? 0 : since }, bends);
      await attack.begin(
        attack.post("/api/poll", "/api/poll", body, session.person).then(({ body }) => {
          session.since = newest(body) ?? since;
        }),
      );
    },
  ),
  nonsense: step(2, { place, text: fc.oneof(hostile, fc.constant("x".repeat(2_100))) }, async (
    attack,
    { place, text },
  ) => {
    const line = pick(attack.lines, place);
    if (line) {
      await attack.answered(line.say(typeof text === "string" ? text : JSON.stringify(text)));
    }
    await attack.settle();
  }),
};

/** The version of the room as the last of these messages has it. */
function newest(body: unknown): number | undefined {
  const { msgs = [] } = body as { msgs?: { v?: number; room?: { version: number } }[] };
  return msgs.map(({ v, room }) => v ?? room?.version).filter((v) => v !== undefined).at(-1);
}
