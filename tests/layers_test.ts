/** Who may import whom: the design's table, held against what `deno info` sees. */

import { assertEquals } from "@std/assert";
import { readdir } from "node:fs/promises";
import { CONFIG } from "./config.ts";

const ROOT = new URL("../", import.meta.url);

/** What reads a room, or what opens one, as its clients see it: pure, and the same on both sides. */
const ROOM_READERS = ["clock", "consent", "ending", "presence", "start", "step", "view"].map((
  name,
) => `lib/rooms/${name}.ts`);

/** The browser's end of transport. */
const LINES = [
  "account",
  "cpu_entry",
  "connection_state",
  "people",
  "random_seed",
  "reminder",
  "room_line",
]
  .map((name) => `lib/transport/${name}.ts`);

/** What explains leaderboards: numbers and names, no judging. */
const BOARDS = [
  "best",
  "board",
  "board_choice",
  "board_page",
  "counted",
  "fair",
  "period",
  "points",
]
  .map((name) => `lib/leaderboard/${name}.ts`);

/** What a layer may import besides itself; after `types`, for its types alone. */
const LAYERS: Record<string, string[]> = {
  "lib/automaton/": [],
  "lib/build/": [],
  "lib/games/": ["lib/automaton/"],
  "lib/search/": ["lib/games/", "lib/automaton/"],
  "lib/solver/": ["lib/games/", "lib/automaton/", "lib/commands/command_line.ts"],
  "lib/replay/": ["lib/games/", "lib/automaton/"],
  "lib/post/": [
    "lib/games/",
    "lib/automaton/",
    ...["courier", "reminders"].map((name) => `lib/push/${name}.ts`),
    "lib/rooms/",
    "lib/store/",
    ...["digest", "live_room", "open_room", "world"].map((name) => `lib/transport/${name}.ts`),
    "lib/server/environment.ts",
    "lib/start/",
  ],
  "lib/arena/": [
    "lib/games/",
    "lib/automaton/",
    ...["chat", "code", "parse", "quota", "rate"].map((name) => `lib/rooms/${name}.ts`),
    "lib/leaderboard/glicko2.ts",
    "types lib/server/",
    "lib/store/",
    "lib/server/transport/address.ts",
    "lib/server/digest.ts",
    "lib/server/clock.ts",
    "lib/server/environment.ts",
    "lib/start/",
  ],
  "lib/server/": ["lib/server/transport/address.ts", "types links/fresh/mod.ts"],
  "lib/log/": [],
  "lib/moderation/": [
    ...["chat", "code", "rate"].map((name) => `lib/rooms/${name}.ts`),
    "types lib/rooms/",
    "lib/server/store/moderation.ts",
    "types lib/store/",
    "lib/server/transport/address.ts",
    "lib/server/digest.ts",
    "types lib/server/clock.ts",
  ],
  "lib/telemetry/": ["types lib/rooms/", "types lib/store/"],
  "lib/start/": [
    "lib/log/",
    ...["schema", "transact", "wal"].map((name) => `lib/store/${name}.ts`),
  ],
  "lib/backup/": ["lib/server/environment.ts", "lib/start/", "lib/store/"],
  "lib/rooms/": [
    "lib/games/",
    "lib/automaton/",
    "lib/search/room_levels.ts",
    "types lib/search/",
  ],
  "lib/leaderboard/": [
    "lib/games/",
    "lib/automaton/",
    "lib/rooms/chat.ts",
    "lib/search/choose.ts",
    "types lib/search/",
  ],
  "lib/store/": [
    "lib/leaderboard/",
    "types lib/games/",
    "lib/rooms/forgotten.ts",
    "types lib/rooms/",
    "types lib/search/levels.ts",
    "types lib/words/language.ts",
  ],
  "lib/push/": [
    ...["fair_executor", "parse"].map((name) => `lib/rooms/${name}.ts`),
    "types lib/rooms/",
    "lib/server/digest.ts",
    "lib/view/words/",
    "types lib/store/",
    "types lib/transport/",
  ],
  "lib/transport/": [
    "lib/log/",
    "types lib/moderation/",
    "lib/telemetry/",
    "lib/games/",
    "lib/rooms/",
    "lib/leaderboard/",
    "lib/store/",
    "lib/search/",
    "types lib/words/language.ts",
  ],
  "lib/study/": ["lib/games/", "lib/automaton/", "lib/search/", "lib/view/words/"],
  "lib/view/": [
    "lib/games/",
    "lib/automaton/",
    "lib/learn/",
    "lib/search/levels.ts",
    "lib/solver/families.ts",
    "lib/solver/position.ts",
    "types lib/solver/",
    ...["conway", "conway_levels", "room_levels"].map((name) => `lib/search/${name}.ts`),
    "types lib/search/",
    ...BOARDS,
    ...ROOM_READERS,
    ...["replay", "results", "spectator"].map((name) => `lib/arena/${name}.ts`),
    "types lib/arena/",
    "lib/ui/net/back_off.ts",
    "types lib/server/moderation/orders.ts",
    "types lib/rooms/",
    "types lib/store/",
    ...LINES.map((name) => `types ${name}`),
  ],
  "lib/offline/": ["lib/words/language.ts"],
  "lib/learn/": ["lib/games/", "lib/automaton/", "types lib/rooms/"],
  "islands/": [
    "lib/games/",
    "lib/learn/",
    "lib/search/client.ts",
    "lib/solver/client.ts",
    "lib/view/",
    ...LINES,
    "links/fresh/runtime/",
    "types lib/arena/",
    "types lib/rooms/",
  ],
};

interface Dependency {
  readonly code?: { readonly specifier?: string };
  readonly type?: { readonly specifier?: string };
}

interface Graph {
  readonly modules: { readonly specifier: string; readonly dependencies?: Dependency[] }[];
}

/** Everything the layers import, as `deno info` sees it. */
async function readGraph(): Promise<Graph> {
  const names = (await Promise.all(["lib", "islands"].map(modulesIn))).flat();
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  await Deno.writeTextFile(entry, names.map((name) => `import "${ROOT}${name}";`).join("\n"));
  const args = ["info", "--json", "--config", CONFIG, entry];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  await Deno.remove(entry);
  return JSON.parse(new TextDecoder().decode(stdout));
}

async function modulesIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, ROOT), { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

/** The imports of a module that its layer does not allow. */
function* trespasses({ specifier, dependencies = [] }: Graph["modules"][number]) {
  const name = specifier.replace(ROOT.href, "");
  const layer = Object.keys(LAYERS).find((path) => name.startsWith(path));
  if (layer === undefined) return;
  for (const { code, type } of dependencies) {
    const target = (code ?? type)?.specifier?.replace(ROOT.href, "");
    if (target === undefined || target.includes(":") || target.startsWith(layer)) continue;
    const rules = LAYERS[layer]!.map((rule) => code ? rule : rule.replace("types ", ""));
    if (!rules.some((rule) => target.startsWith(rule))) yield `${name} imports ${target}`;
  }
}

Deno.test("every layer imports only what lies below it", async () => {
  const { modules } = await readGraph();
  assertEquals(modules.flatMap((module) => [...trespasses(module)]), []);
});
