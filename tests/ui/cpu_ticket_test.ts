/** How a game against the computer gets its ticket, and is reported with it. */

import { assertEquals } from "@std/assert";
import { LEVELS_VERSION } from "../../lib/games/game.ts";
import { type CpuReport } from "../../lib/leaderboard/cpu_record.ts";
import { sealOf } from "../../lib/leaderboard/seal.ts";
import { CpuEntry } from "../../lib/ui/net/cpu_entry.ts";
import type { Wish } from "../../lib/ui/net/ranked_game.ts";

const WISH: Wish = { game: "conquerors-v2", level: "easy", side: 0 };
const OTHER = { ...WISH, seed: "22", level: "hard" } as const;
const OWN = "00", ISSUED = { ticket: "t", seed: "11" };
const POINTS = { total: 75, base: 70, extinction: 0, speed: 5, early: 0, margin: 0 };
const COUNTED = { id: "abcdefghij", points: POINTS };
const USUAL = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
const MOVES = "a1 b1", RESULT = "blue majority";

/** A page with a server that gives these answers in turn, and a clock that goes on when told. */
class Page implements Disposable {
  readonly kept = new Map([["identity", "me"], ["name", "Ada"]]);
  readonly asked: (readonly [path: string, body: Record<string, unknown>])[] = [];
  readonly waits: { readonly ms: number; readonly end: () => void }[] = [];
  readonly entry = new CpuEntry(WISH, OWN, {
    getItem: (name) => this.kept.get(name) ?? null,
    setItem: (name, value) => void this.kept.set(name, value),
  });

  /** A promise is an answer on its way; undefined is none. */
  constructor(private readonly answers: unknown[], ranked?: object) {
    if (ranked) this.ranked = ranked;
    const fetch = async (path: string, { body }: { body: string }) => {
      const { identity: _, ...asked } = JSON.parse(body);
      this.asked.push([path, asked]);
      const answer = await this.answers.shift();
      return answer === undefined ? Response.error() : Response.json(answer);
    };
    const setTimeout = (end: () => void, ms: number) => this.waits.push({ ms, end });
    Object.assign(globalThis, { fetch, setTimeout });
  }

  get ranked(): Record<string, unknown> | undefined {
    const text = this.kept.get("ranked");
    return text ? JSON.parse(text) : undefined;
  }

  set ranked(game: object) {
    this.kept.set("ranked", JSON.stringify(game));
  }

  /** Lets all that is settled be heard of. */
  settled(): Promise<void> {
    return new Promise((resolve) => USUAL.setTimeout(resolve));
  }

  [Symbol.dispose](): void {
    Object.assign(globalThis, USUAL);
  }
}

const request = (more: object = {}) =>
  ["/api/games", { ...WISH, version: LEVELS_VERSION, ...more }] as const;

Deno.test("a game asks for its ticket once, and the computer takes its chance from there", async () => {
  using page = new Page([ISSUED]);
  const { entry } = page;
  entry.enter();
  assertEquals([await entry.chance(), entry.seed], [ISSUED.seed, ISSUED.seed]);
  assertEquals(page.asked, [request()]);
  assertEquals([entry.counts, entry.isDecided, entry.counted.value], [true, true, undefined]);
  const { since, ...kept } = page.ranked!;
  assertEquals(kept, { ...WISH, ...ISSUED, moves: "" });
  assertEquals(typeof since, "number");
});

Deno.test("the computer waits two seconds for a ticket, and one that comes later isn't this game's", async () => {
  const late = Promise.withResolvers<unknown>();
  using page = new Page([late.promise]);
  const { entry } = page;
  const chance = entry.chance();
  await page.settled();
  assertEquals(page.waits.map(({ ms }) => ms), [2_000]);
  assertEquals([entry.isDecided, entry.counts], [false, true]);
  page.waits[0]!.end();
  assertEquals(await chance, OWN);
  assertEquals([entry.isDecided, entry.counts], [true, false]);
  late.resolve(ISSUED);
  await page.settled();
  assertEquals([await entry.chance(), entry.counted.value], [OWN, { refused: "no-ticket" }]);
});

Deno.test("without a ticket the game counts nothing, whatever the server says instead", async () => {
  const refusals = [[undefined, "no-ticket"], [null, "no-ticket"], ["?", "no-ticket"]] as const;
  for (const [answer, refused] of [...refusals, [{ refused: "paused" }, "paused"]] as const) {
    using page = new Page([answer]);
    const { entry } = page;
    assertEquals([await entry.chance(), entry.counts], [OWN, false]);
    assertEquals(entry.counted.value, { refused });
    assertEquals(await entry.report(MOVES, RESULT), { refused });
    assertEquals([page.asked.length, page.ranked], [1, undefined]);
  }
});

Deno.test("who has another game open is told which, and may give that one up for this", async () => {
  using page = new Page([{ refused: "open", open: OTHER }, ISSUED]);
  const { entry } = page;
  entry.enterInstead();
  assertEquals(page.asked, [], "there is none that is known of");
  entry.enter();
  await page.settled();
  assertEquals(entry.standing.value, { is: "open", open: OTHER });
  entry.enterInstead();
  assertEquals([await entry.chance(), entry.standing.value], [ISSUED.seed, { is: "new" }]);
  assertEquals(page.asked, [request(), request({ instead: OTHER.seed })]);
  entry.enterInstead();
  assertEquals(page.asked.length, 2, "it's decided");
});

Deno.test("once the computer has chosen, it's too late to give another game up for this", async () => {
  using page = new Page([{ refused: "open", open: OTHER }]);
  const { entry } = page;
  await entry.chance();
  entry.enterInstead();
  assertEquals([page.asked.length, entry.counted.value], [1, { refused: "open" }]);
});

Deno.test("who begins again too soon is told so until they play", async () => {
  using page = new Page([{ refused: "soon" }]);
  const { entry } = page;
  await entry.chance();
  assertEquals(entry.standing.value, { is: "soon" });
  entry.note(MOVES);
  assertEquals([entry.standing.value, page.ranked], [{ is: "new" }, undefined]);
});

Deno.test("who is helped before the ticket comes has given it up, and the next takes its place", async () => {
  const late = Promise.withResolvers<unknown>();
  using page = new Page([late.promise]);
  const { entry } = page;
  entry.enter();
  entry.giveUp();
  late.resolve(ISSUED);
  await page.settled();
  assertEquals(page.ranked?.isGivenUp, true);
  assertEquals([entry.counts, entry.isHelped], [false, true]);
  using next = new Page([{ ...ISSUED, seed: "33" }], page.ranked);
  next.entry.enter();
  await next.settled();
  assertEquals(next.asked, [request({ instead: ISSUED.seed })]);
  assertEquals([next.ranked?.seed, next.ranked?.isGivenUp], ["33", undefined]);
});

Deno.test("who was helped before the first turn asks for no ticket", () => {
  using page = new Page([]);
  const { entry } = page;
  entry.giveUp();
  entry.enter();
  assertEquals(page.asked, []);
});

Deno.test("a game that is taken up asks for no other ticket, whether it has one or lost it", async () => {
  const open = { ...WISH, ...ISSUED, since: Date.now(), moves: MOVES };
  for (const [ranked, seed] of [[open, ISSUED.seed], [undefined, OWN]] as const) {
    using page = new Page([], ranked);
    const { entry } = page;
    entry.resume({ moves: MOVES, seed: ISSUED.seed, isOver: false });
    entry.enter();
    assertEquals([entry.isDecided, await entry.chance(), page.asked], [true, seed, []]);
  }
});

Deno.test("a game that couldn't be reported is, before the next asks for its ticket", async () => {
  const kept = { ...OTHER, ticket: "u", since: Date.now(), moves: MOVES, result: RESULT };
  const late = Promise.withResolvers<unknown>();
  using page = new Page([late.promise, ISSUED], kept);
  page.kept.delete("name");
  const chance = page.entry.chance();
  await page.settled();
  assertEquals(page.asked.map(([, { name }]) => name), [""], "one after the other");
  late.resolve(COUNTED);
  await chance;
  assertEquals(page.asked.map(([path]) => path), ["/api/results", "/api/games"]);
  const { ticket, report } = page.asked[0]![1] as { ticket: string; report: CpuReport };
  assertEquals([ticket, report.level, report.seed, report.result], ["u", "hard", "22", RESULT]);
  assertEquals(page.asked[1], request());
});

Deno.test("a report is asked after while it's checked, and what came of it is kept no longer", async () => {
  using page = new Page([ISSUED, { checking: 2 }, COUNTED]);
  const { entry } = page;
  const ahead: number[] = [];
  await entry.chance();
  page.waits.length = 0;
  const counted = entry.report(MOVES, RESULT, (before) => ahead.push(before));
  await page.settled();
  assertEquals([ahead, page.waits.map(({ ms }) => ms)], [[2], [2_000]]);
  assertEquals(page.asked.length, 2);
  page.waits[0]!.end();
  assertEquals([await counted, await entry.report(MOVES, RESULT)], [COUNTED, COUNTED]);
  const game = { ...WISH, seed: ISSUED.seed, options: {}, moves: MOVES, result: RESULT };
  const report = { ...game, seal: sealOf(game) };
  const sent = ["/api/results", { ticket: ISSUED.ticket, name: "Ada", report }] as const;
  assertEquals(page.asked, [request(), sent, sent]);
  assertEquals([entry.review, page.ranked], [`/g/${COUNTED.id}`, undefined]);
  entry.giveUp("undone");
  assertEquals(await entry.report(MOVES, RESULT), { refused: "undone" });
});

Deno.test("a report that may be taken later is kept and sent again, one that never will is not", async () => {
  for (const [refused, isKept] of [["busy", true], ["cpu-differs", false]] as const) {
    using page = new Page([ISSUED, { refused }, COUNTED]);
    const { entry } = page;
    await entry.chance();
    assertEquals(await entry.report(MOVES, RESULT), { refused });
    assertEquals([page.ranked !== undefined, entry.review], [isKept, undefined]);
    assertEquals(await entry.report(MOVES, RESULT), COUNTED);
    assertEquals(page.ranked, undefined);
  }
});
