import { assert, assertEquals } from "@std/assert";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { Replay } from "../../lib/arena/replay.ts";
import { RawBot, serveArena } from "./serving.ts";

const BLOCK: readonly Pair[] = [[10, 10], [10, 11], [11, 10], [11, 11]];
const FAR: readonly Pair[] = BLOCK.map(([row, column]) => [row + 50, column + 60]);

Deno.test("two bots meet, take turns and hear how it ended", async () => {
  await using serving = serveArena();
  using ada = await RawBot.enter(serving.port, "Ada");
  using ben = await RawBot.enter(serving.port, "Ben");
  const scores = await Promise.all([
    ada.play((turn) => turn === 0 ? BLOCK : []),
    ben.play((turn) => turn === 0 ? FAR : []),
  ]);
  const drawn = { you: 4, opponent: 4, result: "draw", by: "majority" };
  assertEquals(scores, [drawn, drawn]);
  const [match] = await serving.results.list({ limit: 2 });
  assertEquals(match!.generations, 200);
  const replay = Replay.of((await serving.results.find(match!.id))!);
  replay.stepTo(200);
  assertEquals([replay.board.count(1), replay.board.count(2)], [4, 4]);
  assert(match!.rated);
});
