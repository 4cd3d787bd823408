/** Programs that are run for every move. */

import { assert, assertEquals } from "@std/assert";
import { place, Replay } from "../../lib/arena/replay.ts";
import { PerMoveBot } from "../../lib/server/arena/per_move.ts";
import { readMoves } from "../../lib/arena/move_log.ts";
import type { StoredMatch } from "../../lib/arena/results.ts";
import type { ServerMessage } from "../../lib/server/arena/messages.ts";
import { fightLocally } from "../../lib/server/arena/local.ts";
import { entrantsIn, quote } from "../../lib/server/arena/tournament.ts";
import { ROOT } from "../../lib/build/sources.ts";
import { scope } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";
import { makeFolder } from "../folder.ts";
import { SMALL } from "./serving.ts";

const SETUP = { setup_game: { y_size: 9, x_size: 12, game_time: 60, response_time: 30 } };

/** A bot whose program is a line of Python, and what is said of it. */
function botOf(python: string, responseTime = 30) {
  const said: string[] = [];
  const command = `python3 -c '${python}'`;
  const bot = new PerMoveBot({ command, author: "a", name: "b", say: (line) => said.push(line) });
  const hear = async (...messages: readonly ServerMessage[]) => {
    const answers = [];
    for (const message of messages) answers.push(await bot.hear(message));
    return answers.at(-1);
  };
  const setup = { setup_game: { ...SETUP.setup_game, response_time: responseTime } };
  return { said, hear, setup };
}

/** Passes on what it's told as if that were cells, which it isn't. */
const ECHO = "import sys; print(sys.argv[1])";

Deno.test("a program finds the board as the contest told it, and both know who is who", async () => {
  const { said, hear, setup } = botOf(
    "import json, sys; print(json.dumps([[1, len(sys.argv[1])]]))",
  );
  const empty = '{"bot_id":1,"x_size":12,"y_size":9,"board":{}}'.length;
  assertEquals(await hear(setup, { get_move: null }), { update_state: [[1, empty]] });
  const told = '{"bot_id":2,"x_size":12,"y_size":9,"board":{"(0,1)":1}}'.length;
  assertEquals(
    await hear(setup, { move_data: [[0, 1], [99, 1], [1, -1], [0, 12]] }, { get_move: null }),
    {
      update_state: [[1, told]],
    },
  );
  assertEquals(said, []);
});

Deno.test("what a program does wrong is a pass, and said", async () => {
  const cases: readonly [string, number, RegExp | undefined][] = [
    ["raise SystemExit(3)", 30, /ended with code 3/],
    [ECHO, 30, undefined],
    ["print(7)", 30, /no list of cells: 7/],
    ["print([[1, 2.5]])", 30, /no list of cells: \[\[1, 2\.5\]\]/],
    ["print([[1, 2, 3]])", 30, /no list of cells: \[\[1, 2, 3\]\]/],
    ["import time; time.sleep(60)", 0.5, /within 450 ms/],
  ];
  for (const [python, time, fault] of cases) {
    const { said, hear, setup } = botOf(python, time);
    assertEquals(await hear(setup, { get_move: null }), { update_state: [] }, python);
    assertEquals(said.length, fault ? 1 : 0, python);
    if (fault) assert(fault.test(said[0]!) && /^b: .*\S$/.test(said[0]!), said[0]);
  }
});

Deno.test("a board that no argument holds comes as input", async () => {
  const { hear } = botOf(
    "import json, sys; told = json.load(sys.stdin); " +
      'print(json.dumps([[len(told["board"]), len(sys.argv[1])]]))',
  );
  const setup = { setup_game: { y_size: 200, x_size: 200, game_time: 60, response_time: 30 } };
  const all = Array.from({ length: 40_000 }, (_, n) => [Math.floor(n / 200), n % 200] as const);
  const answer = await hear(setup, { move_data: all }, { get_move: null });
  assertEquals(answer, { update_state: [[40_000, 1]] });
});

/**
 * A program that keeps the board it was told last in a file, and lays gliders. Where they begin the
 * defender may lay a block before; one of its own, between the defender's, keeps it from extinction.
 */
const keeperOf = (file: string) => `
import json, sys
open(${JSON.stringify(file)}, "w").write(sys.argv[1])
block = [[3, 3], [3, 4], [4, 3], [4, 4]]
print(json.dumps(block + [[5, 6], [6, 7], [7, 5], [7, 6], [7, 7]]))
`;

Deno.test("a match's programs are told the server's board", async () => {
  await using folder = await makeFolder();
  const last = `${folder.path}/last.json`, program = `${folder.path}/keeper.move.py`;
  await Deno.writeTextFile(program, keeperOf(last));
  const [keeper] = await entrantsIn(folder.path);
  const world = scope(seededWorld());
  try {
    const defender = `python3 ${quote(`${ROOT}/examples/bots/arena/block_defender.py`)}`;
    const settings = { ...SMALL, gameTime: 3600, responseTime: 3600, generations: 6 };
    const match = await fightLocally([keeper!.command, defender], settings, world);
    assertEquals([match.bots[0].name, match.generations], ["keeper.move.py", 6]);
    const { bot_id, board } = JSON.parse(await Deno.readTextFile(last));
    assertEquals(bot_id, match.first === 0 ? 1 : 2);
    assertEquals(board, boardAt(match, 5, bot_id));
  } finally {
    world.end();
  }
});

/** What a program is told in a generation: of the mover's cells, too, if it's the second to move. */
function boardAt(match: StoredMatch, generation: number, id: number): Record<string, number> {
  const replay = Replay.of(match);
  replay.stepTo(generation);
  if (id === 2) {
    const placed = [...readMoves(match.moves)].find((one) => one.generation === generation);
    place(replay.board, placed?.cells[match.first] ?? [], match.first);
  }
  const name = (cell: number) => `(${Math.floor(cell / match.width)},${cell % match.width})`;
  return Object.fromEntries(
    [0, 1].flatMap((bot) =>
      replay.board.cells(bot + 1).map((cell) => [name(cell), bot === match.first ? 1 : 2])
    ),
  );
}

Deno.test("the example lays gliders in its half", async () => {
  const command = `python3 ${quote(`${ROOT}/examples/bots/arena/gliders.move.py`)}`;
  const bot = new PerMoveBot({
    command,
    author: "a",
    name: "b",
    say: (line) => assert(false, line),
  });
  for (const message of [SETUP, { move_data: [] }]) await bot.hear(message);
  const { update_state } = await bot.hear({ get_move: null }) as { update_state: number[][] };
  assertEquals(update_state.length, 5);
  assert(update_state.every(([, column]) => column! >= 6 && column! < 12), `${update_state}`);
});
