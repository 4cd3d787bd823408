/** How a ranked game meets a reload: its ticket, its turns and what became of it. */

import { assertEquals } from "@std/assert";
import { type BegunGame, CpuEntry } from "../../lib/ui/net/cpu_entry.ts";
import { isSameKind } from "../../lib/leaderboard/cpu_record.ts";
import { readRanked, type Wish } from "../../lib/ui/net/ranked_game.ts";

const WISH: Wish = { game: "conquerors-v2", level: "easy", side: 0 };
const OWN = "00", TICKET = "11";

/** What is kept of a ranked game that is open. */
const OPEN = { ...WISH, seed: TICKET, ticket: "t", since: Date.now(), moves: "a1 b1" };

const begun = (more: Partial<BegunGame> = {}): BegunGame => ({
  moves: "a1 b1 c1 d1",
  seed: TICKET,
  isOver: false,
  ...more,
});

interface Case {
  readonly name: string;
  /** Blue's unless it's said. */
  readonly side?: 0 | 1;
  readonly ranked?: object;
  readonly found?: BegunGame;
  readonly moves: string;
  readonly seed: string;
  readonly counts: boolean;
  /** What the finished game is said to have counted. */
  readonly verdict?: object;
}

const points = { total: 75, base: 70, extinction: 0, speed: 5, early: 0, margin: 0 };

const CASES: readonly Case[] = [
  { name: "nothing is kept", moves: "", seed: OWN, counts: true },
  {
    name: "the ticket of the game is kept, with fewer turns",
    ranked: OPEN,
    found: begun(),
    moves: "a1 b1 c1 d1",
    seed: TICKET,
    counts: true,
  },
  {
    name: "only the ticket is kept, with its turns",
    ranked: OPEN,
    moves: "a1 b1",
    seed: TICKET,
    counts: true,
  },
  {
    name: "the computer has not answered, and the ticket came too late to be noted",
    ranked: { ...OPEN, moves: "" },
    found: begun({ moves: "a1", seed: OWN }),
    moves: "a1",
    seed: TICKET,
    counts: true,
  },
  {
    name: "the computer had answered without the ticket",
    ranked: { ...OPEN, moves: "" },
    found: begun({ seed: OWN, counted: { refused: "no-ticket" } }),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "no-ticket" },
  },
  {
    name: "the player was helped",
    ranked: { ...OPEN, isGivenUp: true },
    found: begun({ counted: { refused: "helped" } }),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "helped" },
  },
  {
    name: "the player was helped before the first turn",
    found: begun({ moves: "", counted: { refused: "helped" } }),
    moves: "",
    seed: OWN,
    counts: false,
    verdict: { refused: "helped" },
  },
  {
    name: "the computer has just answered, and the ticket is gone",
    found: begun({ moves: "a1 b1" }),
    moves: "a1 b1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
  {
    name: "the computer began, and the ticket is gone",
    side: 1,
    found: begun({ moves: "a1" }),
    moves: "a1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
  {
    name: "one has begun without a ticket, and the computer has not answered",
    found: begun({ moves: "a1" }),
    moves: "a1",
    seed: OWN,
    counts: true,
  },
  {
    name: "the ticket is gone",
    found: begun(),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
  {
    name: "the ticket is a day old",
    ranked: { ...OPEN, since: Date.now() - 25 * 3_600_000 },
    found: begun(),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
  {
    name: "a game was over whose report the server hasn't got yet",
    ranked: { ...OPEN, result: "blue majority" },
    moves: "",
    seed: OWN,
    counts: true,
  },
  {
    name: "the ticket is for the other side",
    ranked: { ...OPEN, side: 1 },
    found: begun(),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
  {
    name: "it was counted",
    found: begun({ isOver: true, counted: { id: "abcdefghij", points } }),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { id: "abcdefghij", points },
  },
  {
    name: "what is kept of the ticket is damaged",
    ranked: [],
    found: begun(),
    moves: "a1 b1 c1 d1",
    seed: OWN,
    counts: false,
    verdict: { refused: "lost" },
  },
];

/** Storage of a page that is loaded again and again. */
function keepOf(ranked?: object) {
  const kept = new Map(ranked ? [["ranked", JSON.stringify(ranked)]] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

for (const { name, side = 0, ranked, found, moves, seed, counts, verdict } of CASES) {
  Deno.test(`a game is taken up where ${name}`, async () => {
    const entry = new CpuEntry({ ...WISH, side }, OWN, keepOf(ranked));
    assertEquals(entry.resume(found), moves);
    assertEquals([entry.seed, entry.counts], [seed, counts]);
    assertEquals(entry.counted.value, found?.counted);
    assertEquals(entry.standing.value.is, moves !== "" && !found?.isOver ? "resumed" : "new");
    assertEquals(
      entry.isHelped,
      found?.counted !== undefined && "refused" in found.counted &&
        found.counted.refused === "helped",
    );
    if (verdict) assertEquals(await entry.report(moves, "blue majority"), verdict);
  });
}

Deno.test("a ticket is for a game of the same rules and level, on the same side", () => {
  for (const other of [{ game: "skirmish" }, { level: "hard" }, { side: 1 }] as const) {
    assertEquals(isSameKind({ ...WISH, ...other }, WISH), false);
  }
  assertEquals(isSameKind({ ...WISH }, WISH), true);
});

Deno.test("what isn't a whole ticket is none", () => {
  const whole = { ticket: "t", moves: "" };
  for (const kept of ["", "null", "{", "7", '{"ticket":"t"}', '{"moves":""}']) {
    assertEquals(readRanked({ getItem: () => kept, setItem() {} }), undefined, kept);
  }
  assertEquals(
    readRanked({ getItem: () => JSON.stringify(whole), setItem() {} }) as unknown,
    whole,
  );
});

Deno.test("who takes a turn back gives the ticket up, but not that of another game", () => {
  for (const [side, isGivenUp] of [[0, true], [1, undefined]] as const) {
    const keep = keepOf({ ...OPEN, side }), entry = new CpuEntry(WISH, OWN, keep);
    entry.resume(side === 0 ? begun() : undefined);
    entry.giveUp("undone");
    assertEquals(JSON.parse(keep.getItem("ranked")!).isGivenUp, isGivenUp);
    assertEquals([entry.counts, entry.counted.value], [false, { refused: "undone" }]);
  }
});

Deno.test("turns that were noted are taken up after a reload, and a report that wasn't sent is kept", async () => {
  const keep = keepOf(OPEN), longer = "a1 b1 c1 d1";
  const entry = new CpuEntry(WISH, OWN, keep);
  assertEquals(entry.resume(), OPEN.moves);
  entry.note(OPEN.moves);
  assertEquals(entry.standing.value, { is: "resumed" }, "nobody has played on");
  entry.note(longer);
  assertEquals(entry.standing.value, { is: "new" });
  const again = new CpuEntry(WISH, OWN, keep);
  assertEquals(again.resume(), longer);
  // There is no server here.
  assertEquals(await again.report(longer, "blue majority"), { refused: "offline" });
  const { moves, result } = JSON.parse(keep.getItem("ranked")!);
  assertEquals([moves, result], [longer, "blue majority"]);
});

Deno.test("a game that another tab began instead stays, and so does that there is none", async () => {
  for (const later of [JSON.stringify({ ...OPEN, seed: "22", level: "hard" }), ""]) {
    const keep = keepOf(OPEN), entry = new CpuEntry(WISH, OWN, keep);
    entry.resume();
    keep.setItem("ranked", later);
    entry.note("a1 b1 c1 d1");
    await entry.report("a1 b1 c1 d1", "blue majority");
    assertEquals(keep.getItem("ranked"), later);
  }
});
