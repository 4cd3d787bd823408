/** A server with little of everything, so that a source's share of it is three or one. */

import { assert } from "@std/assert";
import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { readEnvironment } from "../../lib/server/environment.ts";
import { DEFAULT_LIMITS, type Limits } from "../../lib/server/rooms/limits.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { tickingWorld } from "../ticking_world.ts";

/** Gives back what was taken. */
export type Release = () => unknown;
/** Takes one for a source; undefined if there is none for it. */
export type Take = (source: string) => Promise<Release | undefined> | Release | undefined;

/** How the name of a source's share ends, after the name of the whole. */
const PER_SOURCE = "PerSource";

export const ROWS = sharesOf(DEFAULT_LIMITS, DEFAULT_ARENA);

/** How much there is of everything here, so that a source's share is three or one; and who takes it. */
const WHOLE = 300, MATCHES = 100;
export const FLOODING = "203.0.113.1", HONEST = "198.51.100.1", BEFORE = "192.0.2.1";
export const PUSH_HOST = "127.0.0.1:9";

const SETTINGS = readEnvironment((name) => {
  const rows = ROWS.map((row) => row.name.replace(/[A-Z]/g, "_$&").toUpperCase());
  if (name === "ARENA_MATCHES") return `${MATCHES}`;
  return rows.includes(name.replace(/^(LIMIT|ARENA)_/, "")) ? `${WHOLE}` : undefined;
});
export const { limits } = SETTINGS;
/** With boards that are made in no time. */
export const arena = { ...SETTINGS.arena, width: 100, height: 100 };

/** A server with a clock that can be put forward. */
export interface Served extends ServedApp {
  skip(ms: number): void;
}

export async function serveSmall(): Promise<Served> {
  let later = 0;
  const world = tickingWorld();
  const app = await serveApp({}, {
    limits,
    arenaSettings: arena,
    trustedHops: 1,
    push: { contact: "mailto:host@example.com", hosts: [PUSH_HOST] },
    world: { ...world, now: () => realWorld.now() + later },
  });
  return {
    ...app,
    skip: (ms) => later += ms,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      world[Symbol.dispose]();
    },
  };
}

export async function send({ url }: ServedApp, path: string, source: string, body: object) {
  const headers = { "content-type": "application/json", "x-forwarded-for": source };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** The new room's code; empty if there is none for that source. */
export async function openRoom({ url }: ServedApp, source: string): Promise<string> {
  const headers = { "x-forwarded-for": source }, body = new URLSearchParams();
  const response = await fetch(`${url}/new`, { method: "POST", redirect: "manual", headers, body });
  await response.body?.cancel();
  assert([303, 429].includes(response.status));
  return response.headers.get("location")?.slice("/r/".length) ?? "";
}

interface Share {
  /** As the limit or the setting is called. */
  readonly name: string;
  /** How many there are in all, and of one source. */
  readonly total: number;
  readonly each: number;
}

/** Every quota that there is, by name. */
export function sharesOf(limits: Limits, arena: ArenaSettings): readonly Share[] {
  const numbers: Readonly<Record<string, number>> = { ...arena, ...limits };
  const names = Object.keys(numbers).filter((name) => name.endsWith(PER_SOURCE));
  return names.map((each) => {
    const name = each.slice(0, -PER_SOURCE.length);
    return { name, total: numbers[name]!, each: numbers[each]! };
  });
}

/** What comes in a turn of the event loop of its own. */
export function later<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, 0, value));
}
