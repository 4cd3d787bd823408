import { DEFAULT_ARENA } from "../lib/server/arena/settings.ts";
import { readEnvironment, settingNames, strayNames } from "../lib/server/environment.ts";
import { megabytesOf } from "../lib/server/start/memory.ts";
import { StartError } from "../lib/server/start/start_error.ts";
import { assert, assertEquals, assertThrows } from "@std/assert";

function given(settings: Record<string, string>) {
  return readEnvironment((name) => settings[name]);
}

Deno.test("what is not set, or set to nothing, has its default", () => {
  assertEquals(given({}).port, 8000);
  assertEquals(given({ PORT: "", DATA: "" }), given({}));
});

Deno.test("PORT is a port, and 0 any that is free", () => {
  assertEquals(given({ PORT: "80" }).port, 80);
  assertEquals(given({ PORT: "0" }).port, 0);
});

Deno.test("a limit goes by its own name", () => {
  const { limits } = given({ LIMIT_ROOMS_PER_SOURCE: "3" });
  assertEquals(limits, { ...given({}).limits, roomsPerSource: 3 });
});

Deno.test("a source's share goes down with the whole, unless it is set", () => {
  const { limits, arena } = given({ LIMIT_ROOMS: "250", LIMIT_POLLS: "9", ARENA_BOTS: "100" });
  assertEquals([limits.roomsPerSource, limits.pollsPerSource, arena.botsPerSource], [2, 1, 1]);
  assertEquals(given({ LIMIT_ROOMS: "1000000" }).limits.roomsPerSource, 200);
  const set = given({ LIMIT_ROOMS: "250", LIMIT_ROOMS_PER_SOURCE: "20" });
  assertEquals(set.limits.roomsPerSource, 20);
});

Deno.test("the process takes three quarters of the memory, unless it's told", () => {
  const limitWith = (gigabytes: number, settings: Record<string, string> = {}) =>
    readEnvironment((name) => settings[name], gigabytes * 2 ** 30).limits.megabytes;
  const limits = [64, 2.5, 1, 0.5, 0.25].map((gigabytes) => limitWith(gigabytes));
  assertEquals(limits, [2_000, 1_920, 768, 384, 256]);
  assertEquals(limitWith(0.5, { LIMIT_MEGABYTES: "3000" }), 3_000);
  assertEquals(megabytesOf(undefined, 2_000), 2_000, "where it can't be asked");
});

Deno.test("bots come by TCP where there is a port for them, and play by its settings", () => {
  assertEquals(given({}).arenaPort, undefined);
  assertEquals(given({ ARENA_PORT: "9999" }).arenaPort, 9999);
  const { arena } = given({ ARENA_GAME_TIME: "300" });
  assertEquals(arena, { ...DEFAULT_ARENA, gameTime: 300 });
});

Deno.test("a bad value is refused with its name", () => {
  const names = ["PORT", "TRUSTED_HOPS", "LIMIT_ROOMS_PER_SOURCE", "ARENA_PORT", "ARENA_WIDTH"];
  for (const name of names) {
    for (const value of ["x", "-1", "9999999999", "80.5", "1e3", " 80"]) {
      assertThrows(() => given({ [name]: value }), StartError, `${name} must be a whole number`);
    }
  }
});

Deno.test("games left midway are kept for a century at most", () => {
  assertEquals(given({ LIMIT_UNFINISHED_DAYS: "36500" }).limits.unfinishedDays, 36_500);
  const say = () => given({ LIMIT_UNFINISHED_DAYS: "1000000000" });
  assertThrows(say, StartError, "LIMIT_UNFINISHED_DAYS must be a whole number from 1 to 36500");
});

Deno.test("a mistyped name is told from a setting, and from what other programs have", () => {
  const right = ["LIMIT_ROOMS", "ARENA_WIDTH", "ARENA_UPSTREAM", "TRUSTED_HOPS", "ADMIN_TOKEN"];
  const others = ["HOME", "PATH", "LOGNAME", "HOSTNAME", "DENO_DIR", "POSTGRES_PASSWORD", "TERM"];
  const wrong = [
    "ADMINTOKEN",
    "ARENA_HIGHT",
    "LIMIT_ROOM",
    "PUBLIC_URI",
    "TRUST_HOPS",
    "log_level",
  ];
  assertEquals(strayNames([...right, ...others, ...wrong]), wrong);
});

Deno.test("PUBLIC_URL is an origin and nothing more", () => {
  assertEquals(given({}).publicUrl, undefined);
  assertEquals(given({ PUBLIC_URL: "" }).publicUrl, undefined);
  for (const text of ["https://game.example", "https://GAME.example:443/"]) {
    assertEquals(given({ PUBLIC_URL: text }).publicUrl, "https://game.example");
  }
  assertEquals(given({ PUBLIC_URL: "http://10.0.0.5:8000" }).publicUrl, "http://10.0.0.5:8000");
  const bad = ["game.example", "ftp://game.example", "https://game.example/play", "https://"];
  for (const text of [...bad, "https://game.example?x", "https://me@game.example"]) {
    assertThrows(() => given({ PUBLIC_URL: text }), StartError, "PUBLIC_URL must be");
  }
});

Deno.test("push services are those that are named, and know whom to write to", () => {
  const { push } = given({});
  const named = given({ PUSH_HOSTS: "a.example, .b.example", PUSH_CONTACT: "https://c.example" });
  assertEquals(named.push, { contact: "https://c.example", hosts: ["a.example", ".b.example"] });
  assertEquals(given({ PUSH_HOSTS: "a.example" }).push.hosts, ["a.example"]);
  assertEquals(given({ PUSH_HOSTS: " ", PUSH_CONTACT: "" }).push, push);
  for (const hosts of ["https://a.example", "a.example/push", "A.example", "a..example"]) {
    assertThrows(() => given({ PUSH_HOSTS: hosts }), StartError, "PUSH_HOSTS must be");
  }
  for (const contact of ["me@example.com", "mailto:me", "http://example.com", "https://"]) {
    assertThrows(() => given({ PUSH_CONTACT: contact }), StartError, "PUSH_CONTACT must be");
  }
});

Deno.test("the site's arenas are those of every day, others, or none", () => {
  assert(given({}).arenas.length >= 6);
  assertEquals(given({ TOURNAMENT_SCHEDULE: "off" }).arenas, []);
  assertEquals(given({ TOURNAMENT_SCHEDULE: "18:00 skirmish 180+3 45" }).arenas, [
    { at: 18 * 60, game: "skirmish", clock: "180+3", minutes: 45 },
  ]);
  const refused = "TOURNAMENT_SCHEDULE must be off, or arenas as";
  assertThrows(() => given({ TOURNAMENT_SCHEDULE: "daily" }), StartError, refused);
  const say = () => given({ TOURNAMENT_SCHEDULE: "18:00 skirmish 60+1 45" });
  assertThrows(say, StartError, "a clock (180+3, 600+5, 60), and 5 to 180 minutes");
});

Deno.test("a security contact is one address, or nobody", () => {
  assertEquals(given({ SECURITY_CONTACT: "" }).securityContact, undefined);
  for (const contact of ["mailto:security@game.example", "https://game.example/report"]) {
    assertEquals(given({ SECURITY_CONTACT: contact }).securityContact, contact);
  }
  const bad = ["me@game.example", "http://game.example", "mailto:me", "https://a\nExpires: never"];
  for (const contact of bad) {
    assertThrows(() => given({ SECURITY_CONTACT: contact }), StartError, "SECURITY_CONTACT must");
  }
});

Deno.test("an admin's token is long, or there is none", () => {
  assertEquals(given({ ADMIN_TOKEN: "" }).adminToken, undefined);
  assertEquals(given({ ADMIN_TOKEN: "0123456789abcdef" }).adminToken, "0123456789abcdef");
  const { message } = assertThrows(() => given({ ADMIN_TOKEN: "guess" }), StartError);
  assertEquals(message, "ADMIN_TOKEN must have at least 16 characters");
  assertThrows(() => given({ ADMIN_TOKEN: " ".repeat(16) }), StartError);
});

Deno.test("the log is as it's set, or as the terminal wants it", () => {
  assertEquals(given({}).log, { format: undefined, level: "info" });
  assertEquals(given({ LOG_FORMAT: "json", LOG_LEVEL: "error" }).log, {
    format: "json",
    level: "error",
  });
  for (const name of ["LOG_FORMAT", "LOG_LEVEL"]) {
    assertThrows(() => given({ [name]: "loud" }), StartError, `${name} must be one of`);
  }
});

Deno.test("a proxy in front is the only one who reaches the server, unless HOST says otherwise", () => {
  assertEquals(given({}).host, "0.0.0.0");
  assertEquals(given({ TRUSTED_HOPS: "1" }).host, "127.0.0.1");
  assertEquals(given({ TRUSTED_HOPS: "1", HOST: "0.0.0.0" }).host, "0.0.0.0");
});

Deno.test("bots come by TCP past the proxy, unless HOST says otherwise", () => {
  assertEquals(given({ TRUSTED_HOPS: "1" }).arenaHost, "0.0.0.0");
  assertEquals(given({ HOST: "192.0.2.1" }).arenaHost, "192.0.2.1");
});

Deno.test("a DATABASE_URL names PostgreSQL, and is never quoted", () => {
  assertEquals(given({ DATABASE_URL: "" }).databaseUrl, undefined);
  for (const url of ["postgres://me:secret@db/game", "postgresql://db:5433/game?sslmode=require"]) {
    assertEquals(given({ DATABASE_URL: url }).databaseUrl, url);
  }
  for (
    const url of [
      "mysql://me:secret@db/game",
      "sqlite:./data",
      "secret",
      " ",
      "postgres://me:100%secret@db/game",
    ]
  ) {
    const error = assertThrows(() => given({ DATABASE_URL: url }), StartError, "DATABASE_URL must");
    assert(!error.message.includes("secret"));
  }
});

/** What `.env.example` offers: each line that could be uncommented, by its name. */
async function examples(): Promise<Record<string, string>> {
  const lines = (await read(".env.example")).matchAll(/^#([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

Deno.test(".env.example has every setting, each with its default", async () => {
  const offered = await examples();
  assertEquals(Object.keys(offered).sort(), settingNames().toSorted());
  assertEquals(given(offered), given({}));
});

Deno.test("the documentation has every setting, with the default that .env.example has", async () => {
  const rows = (await documentation()).split("\n").filter((line) => line.startsWith("| `"));
  for (const [name, value] of Object.entries(await examples())) {
    const row = rows.find((line) => line.startsWith(`| \`${name}\` `));
    assert(row, `${name} is in no table`);
    const shown = row.split("|")[2]!.trim().replaceAll("`", "");
    if (/^\d+$/.test(value)) assertEquals(shown.replaceAll(/[ ,]/g, ""), value, name);
  }
});

/** Where settings are explained. */
async function documentation(): Promise<string> {
  return await read("docs/hosting.md").catch(() => read("README.md"));
}

function read(name: string): Promise<string> {
  return Deno.readTextFile(new URL(`../${name}`, import.meta.url));
}
