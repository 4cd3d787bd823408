/** The server's own bots where several processes share a database: one of them has them. */

import { assert, assertEquals } from "@std/assert";
import type { Thought } from "../../lib/search/computers.ts";
import { turnOf } from "../../lib/rooms/view.ts";
import { PATIENCE } from "../../lib/server/bots/house.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { digest } from "../../lib/server/digest.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { PostgresQueue } from "../../lib/server/store/postgres/seekers.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { POSTGRES } from "../store/postgres_server.ts";
import { POSTGRESQL, StoreTrial } from "../store/stores.ts";
import { serve, type Serving } from "./serving.ts";
import { reaches } from "./several.ts";
import { choosePlainly } from "./simulator/choose.ts";
import { SocketPlayer } from "./socket_player.ts";

/** Two processes with bots; the first that began has them. */
interface Both {
  readonly one: Serving;
  readonly two: Serving;
  /** Ends the first. */
  end(): Promise<void>;
  /** Lets time go on at once. */
  skip(ms: number): void;
  /** Of each turn that was thought about: how often. */
  readonly thoughts: ReadonlyMap<string, number>;
}

function houseTest(name: string, test: (both: Both) => Promise<void>): void {
  const ignore = POSTGRES === undefined, leaks = { sanitizeOps: false, sanitizeResources: false };
  Deno.test({ name: `two processes: ${name}`, ignore, ...leaks }, async () => {
    await using trial = await StoreTrial.of(POSTGRESQL);
    const thoughts = new Map<string, number>();
    let later = 0;
    const choose = (thought: Thought) => {
      const { seed, position } = thought, turn = `${seed} ${JSON.stringify(position)}`;
      thoughts.set(turn, (thoughts.get(turn) ?? 0) + 1);
      return choosePlainly(thought);
    };
    const now = () => realWorld.now() + later;
    const begin = ({ store, database }: Pick<StoreTrial, "store" | "database">) => {
      const seekers = new PostgresQueue(database, DEFAULT_LIMITS);
      return serve({ store, seekers, now, choose, hasHouseBots: true });
    };
    const one = await begin(trial), two = await begin(await trial.openWhole());
    let end: PromiseLike<void> | undefined;
    const both = { one, two, thoughts, skip: (ms: number) => void (later += ms) };
    await using ends = new AsyncDisposableStack();
    ends.defer(async () => await (end ??= one[Symbol.asyncDispose]()));
    ends.use(two);
    await test({ ...both, end: async () => await (end ??= one[Symbol.asyncDispose]()) });
    assertEquals([...thoughts.values()].filter((times) => times > 1), [], "thought about twice");
  });
}

houseTest("who waits long at the other one plays a bot, which answers once", async (both) => {
  const { two } = both, token = makeSecret(), identity = makeSecret();
  const waiting = new SocketPlayer(two.url);
  await waiting.open();
  waiting.send({ t: "seek", protocol: 1, pool: "conquerors-v2.60", token, identity });
  await waiting.until(() => waiting.has("seeking"));
  both.skip(PATIENCE);
  await waiting.until(() => waiting.has("paired"));
  const paired = waiting.heard.find(({ t }) => t === "paired");
  assert(paired?.t === "paired");
  const room = (await two.services.hub.find(paired.code))!;
  const me = room.view.players.findIndex(({ isBot }) => !isBot);
  assertEquals(room.view.players.filter(({ isBot }) => isBot).length, 1);
  for (let turn = 0; turn < 3; turn++) {
    await reaches(() => turnOf(room.view) === me, "Ada's turn");
    const { position, version } = room.view, seed = `${turn}`;
    const move = await choosePlainly({ game: "conquerors-v2", position, level: "easy", seed });
    const answer = await room.ask(me, { t: "move", move, id: `turn-${turn}`, on: version });
    assertEquals(answer.t, "ok");
  }
  assert(room.view.moves.length >= 5, "the bot has answered");
  await waiting.close();
});

houseTest(
  "who watches at the other one sees a game, which goes on as the first ends",
  async (both) => {
    const { one, two } = both, { lobby, tv, hub } = two.services;
    await tv.news();
    await reaches(async () => (await lobby.running()).length > 0, "a game of two bots");
    assertEquals((await one.services.lobby.running()).length, 1);
    const room = (await hub.find((await lobby.running())[0]!.code))!;
    assert(room.view.players.every(({ isBot }) => isBot));
    await reaches(() => room.view.moves.length >= 2, "turns");
    await both.end();
    const { length } = room.view.moves;
    await reaches(() => room.view.moves.length >= length + 2, "turns of the other's bots");
    assertEquals((await lobby.running()).length, 1);
  },
);

houseTest("bots join an arena once, and play who came through the other one", async (both) => {
  const { one, two } = both, { tournaments } = two.services, id = "arena-x";
  const plan = { id, kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  const starts = realWorld.now() - 1;
  await tournaments.book.plan([{ ...plan, starts, minutes: 60, rounds: 0, allowsBots: true }]);
  const ada = { identity: digest("Ada"), source: "203.0.113.7" };
  await reaches(async () => await tournaments.look(id, ada.identity) !== undefined, "the arena");
  await reaches(
    async () => await tournaments.join(id, ada, "Ada", "Ada") === "kept",
    "that it has begun",
  );
  const stays = async () => void await tournaments.look(id, ada.identity);
  await reaches(async () => {
    await stays();
    return (await two.services.lobby.of(ada.identity)).length > 0;
  }, "a game with a bot");
  await reaches(async () => {
    await stays();
    return (await tournaments.book.read(id))!.entrants.length >= 4;
  }, "all three");
  const { entrants } = (await tournaments.book.read(id))!;
  assertEquals(entrants.map(({ name }) => name).toSorted(), [
    "Ada",
    "House Bot 1",
    "House Bot 2",
    "House Bot 3",
  ]);
  const [game] = await two.services.lobby.of(ada.identity);
  const room = (await one.services.hub.find(game!.code))!;
  assert(room.view.players.some(({ isBot }) => isBot));
});
