/** When the site's own arenas begin. */

import { assert, assertEquals } from "@std/assert";
import { DAILY_ARENAS, dueArenas, readSchedule } from "../../lib/tournaments/schedule.ts";
import { readPool } from "../../lib/rooms/read_pool.ts";

const NOON = Date.UTC(2026, 10, 23, 12, 30);
const HOUR = 3_600_000;

Deno.test("an arena is on the list from a day before it begins until it ends", () => {
  const [arena] = readSchedule("12:00 skirmish 180+3 60")!;
  const ids = (now: number) => dueArenas([arena!], now).map(({ id }) => id);
  assertEquals(ids(NOON), ["arena-20261123-1200-skirmish", "arena-20261124-1200-skirmish"]);
  assertEquals(ids(NOON + HOUR), ["arena-20261124-1200-skirmish"]);
  assertEquals(ids(NOON - HOUR), ["arena-20261123-1200-skirmish"]);
  const end = NOON + HOUR / 2, ofToday = "arena-20261123-1200-skirmish";
  assertEquals([end - 1, end].map((now) => ids(now).includes(ofToday)), [true, false]);
});

Deno.test("one that goes past midnight is due the next day too", () => {
  const arenas = readSchedule("23:30 conquerors-v2 60 90")!;
  const ids = dueArenas(arenas, Date.UTC(2026, 10, 24, 0, 10)).map(({ id }) => id);
  assertEquals(ids, ["arena-20261123-2330-conquerors-v2", "arena-20261124-2330-conquerors-v2"]);
});

Deno.test("the arenas of a day begin every few hours, at games and clocks that are paired for", () => {
  const starts = DAILY_ARENAS.map(({ at }) => at);
  for (const [index, at] of starts.slice(1).entries()) {
    assert(at - starts[index]! <= 4 * 60);
  }
  for (const { game, clock } of DAILY_ARENAS) assert(readPool(`${game}.${clock}`));
});

Deno.test("of three arenas in a row two are of Conquerors, one of them quick, and one of Skirmish", () => {
  const slow = "conquerors-v2 180+3", quick = "conquerors-v2 60", skirmish = "skirmish 180+3";
  const round = [slow, quick, skirmish];
  assertEquals(
    DAILY_ARENAS.map(({ game, clock }) => `${game} ${clock}`),
    [...round, ...round, slow, quick],
  );
});

Deno.test("a schedule is read, and nothing that is none", () => {
  assertEquals(readSchedule("off"), []);
  assertEquals(
    readSchedule("00:00 skirmish 60 30, 18:30 conquerors-v2 180+3 60")?.map(({ at }) => at),
    [
      0,
      18 * 60 + 30,
    ],
  );
  const BAD = ["", "on", "24:00 skirmish 60 60", "12:60 skirmish 60 60", "12:00 chess 60 60"];
  for (
    const text of [...BAD, "12:00 skirmish 7 60", "12:00 skirmish 60 999", "12:00 conway 60 60"]
  ) {
    assertEquals(readSchedule(text), undefined, text);
  }
  const lengths = [4, 5, 180, 181].filter((minutes) =>
    readSchedule(`12:00 skirmish 60 ${minutes}`)
  );
  assertEquals(lengths, [5, 180], "minutes");
  const [one, at] = ["18:00 skirmish 180+3 60", "18:00"];
  assertEquals(readSchedule(`${one}, ${at} conquerors-v2 60 60`)?.length, 2);
  assertEquals(readSchedule(`${one}, ${at} skirmish 60 60`), undefined, "one would be lost");
});
