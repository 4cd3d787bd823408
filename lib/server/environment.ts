import { type ArenaSettings, DEFAULT_ARENA } from "./arena/settings.ts";
import { FORMATS, LEVELS, type LogSettings } from "./log/log.ts";
import { DEFAULT_PUSH, type PushSettings } from "./push/push_services.ts";
import { DEFAULT_LIMITS, type Limits } from "./rooms/limits.ts";
import { megabytesOf, memoryHere } from "./start/memory.ts";
import { StartError } from "./start/start_error.ts";
import { DAILY_ARENAS, type DailyArena, readSchedule, SCHEDULE } from "../tournaments/schedule.ts";

/** How the name of a source's share ends, after the name of the whole. */
const PER_SOURCE = "PerSource";

/** What one source may have of so much: a hundredth, but at least one. */
export function shareOf(total: number): number {
  return Math.max(1, Math.floor(total / 100));
}

/** What the process is given from outside. */
export interface Environment {
  /** The address to listen on: 0.0.0.0 is all of IPv4, :: all, 127.0.0.1 only this machine. */
  readonly host: string;
  /** The port to serve on; 0 takes any that is free. */
  readonly port: number;
  /** The folder of the embedded store. */
  readonly data: string;
  /** Where PostgreSQL is, which keeps everything instead; undefined for the embedded store. */
  readonly databaseUrl: string | undefined;
  /** How many of the host's proxies are in front: `X-Forwarded-For` counts from the right. */
  readonly trustedHops: number;
  /** The origin that visitors use, `https://game.example`; undefined: whichever they ask for. */
  readonly publicUrl: string | undefined;
  /** `LIMIT_ROOMS_PER_SOURCE` and so on. */
  readonly limits: Limits;
  /** The address to listen on for bots by TCP; they don't come through the proxy. */
  readonly arenaHost: string;
  /** The port that bots come to by TCP; undefined where they only come by WebSocket. */
  readonly arenaPort: number | undefined;
  /** Where bots play, if this process has no arena; an origin. */
  readonly arenaUrl: string | undefined;
  /** `ARENA_GAME_TIME` and so on. */
  readonly arena: ArenaSettings;
  /** The arenas of every day: `TOURNAMENT_SCHEDULE`. */
  readonly arenas: readonly DailyArena[];
  /** `PUSH_CONTACT` and `PUSH_HOSTS`. */
  readonly push: PushSettings;
  /** Whom to tell of a security hole, an address with its scheme; undefined where nobody is named. */
  readonly securityContact: string | undefined;
  /** The secret that opens `/admin`; undefined where there is no such page. */
  readonly adminToken: string | undefined;
  /** Whether the server's own bots play those who wait long, and show games while nobody plays. */
  readonly hasHouseBots: boolean;
  /** `LOG_FORMAT` and `LOG_LEVEL`. */
  readonly log: LogSettings;
}

/** What may be more than other settings of the arena, or nothing. */
const ARENA_BOUNDS = {
  generations: { min: 1, max: 100_000_000 },
  roundRobinHours: { min: 0, max: 10_000 },
};

/** A time that is further away than a date can be is none: a century has to do. */
const LIMIT_BOUNDS = { unfinishedDays: { min: 1, max: 36_500 } };

const SWITCH = ["on", "off"] as const;

type Read = (name: string) => string | undefined;

const readVariable: Read = (name) => Deno.env.get(name);

/** Reads all settings; a bad value is a `StartError` with its name. `memory` is what there is, bytes. */
export function readEnvironment(read: Read = readVariable, memory = memoryHere()): Environment {
  const megabytes = megabytesOf(memory, DEFAULT_LIMITS.megabytes);
  const trustedHops = integer(read, "TRUSTED_HOPS", 0, { min: 0, max: 16 });
  return {
    // Anyone who gets past the proxy could forge X-Forwarded-For.
    host: read("HOST") || (trustedHops > 0 ? "127.0.0.1" : "0.0.0.0"),
    port: integer(read, "PORT", 8000, { min: 0, max: 65535 }),
    data: read("DATA") || "./data",
    databaseUrl: readDatabaseUrl(read),
    trustedHops,
    publicUrl: readOrigin(read, "PUBLIC_URL"),
    limits: readNumbers(read, "LIMIT", { ...DEFAULT_LIMITS, megabytes }, 1e9, LIMIT_BOUNDS),
    arenaHost: read("HOST") || "0.0.0.0",
    arenaPort: read("ARENA_PORT")
      ? integer(read, "ARENA_PORT", 0, { min: 0, max: 65535 })
      : undefined,
    arenaUrl: readOrigin(read, "ARENA_URL"),
    arena: readNumbers(read, "ARENA", DEFAULT_ARENA, 10_000, ARENA_BOUNDS),
    arenas: readArenas(read),
    push: readPush(read),
    securityContact: readSecurityContact(read),
    adminToken: readAdminToken(read),
    hasHouseBots: oneOf(read, "HOUSE_BOTS", SWITCH) !== "off",
    log: readLog(read),
  };
}

/** Reads the settings of the log, which reports what is wrong with the others. */
export function readLog(read: Read = readVariable): LogSettings {
  return {
    format: oneOf(read, "LOG_FORMAT", FORMATS),
    level: oneOf(read, "LOG_LEVEL", LEVELS) ?? "info",
  };
}

/** The name of every setting: all that `readEnvironment` asks for. */
export function settingNames(): readonly string[] {
  const names = new Set<string>();
  readEnvironment((name) => {
    names.add(name);
    return undefined;
  });
  return [...names];
}

/** What a proxy of ours reads; Compose hands the same file to both. */
const OF_PROXIES = ["ARENA_UPSTREAM"];

/** Names like those of settings that are none's: mistyped, most likely. */
export function strayNames(names: readonly string[]): string[] {
  const settings = settingNames(), known = new Set([...settings, ...OF_PROXIES]);
  const isLike = (name: string) =>
    /^(LIMIT|ARENA)_/.test(name) || settings.some((setting) => areAlike(name, setting));
  return names.filter((name) => !known.has(name) && isLike(name)).toSorted();
}

/** A shorter setting is too much like what other programs have, as DATA is like PATH. */
const LEAST_ALIKE = 8;

function areAlike(name: string, setting: string): boolean {
  return setting.length >= LEAST_ALIKE && isWithin(2, name.toUpperCase(), setting);
}

/** Whether one becomes the other if so many signs are changed, added or left out. */
function isWithin(edits: number, one: string, other: string): boolean {
  if (one === "" || other === "") return one.length + other.length <= edits;
  const [first, second] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(edits, first, second);
  return edits > 0 && (isWithin(edits - 1, first, second) || isWithin(edits - 1, first, other) ||
    isWithin(edits - 1, one, second));
}

/** Never quotes it: it holds a password. */
function readDatabaseUrl(read: Read): string | undefined {
  const text = read("DATABASE_URL");
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && isDecodable(url)) return text;
  throw new StartError(
    "DATABASE_URL must be the address of a PostgreSQL database, as " +
      "postgres://USER:PASSWORD@HOST/NAME; in a password @ is written as %40, and % as %25",
  );
}

/** A password with a bare % in it can't be read. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent([username, password, pathname].join(" ")) !== "";
  } catch {
    return false;
  }
}

/**
 * Each number by its own name: the limit `roomsPerSource` is `LIMIT_ROOMS_PER_SOURCE`. Unless it's set,
 * a source's share of a total that is set lower goes down with it.
 */
function readNumbers<Name extends string>(
  read: Read,
  prefix: string,
  defaults: Readonly<Record<Name, number>>,
  max: number,
  bounds: { readonly [Own in Name]?: { readonly min: number; readonly max: number } } = {},
): Record<Name, number> {
  const numbers: Record<Name, number> = { ...defaults };
  for (const name of Object.keys(defaults) as Name[]) {
    const variable = `${prefix}_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
    const total = name.endsWith(PER_SOURCE) ? name.slice(0, -PER_SOURCE.length) as Name : undefined;
    const share = total === undefined ? Infinity : shareOf(numbers[total]);
    numbers[name] = integer(
      read,
      variable,
      Math.min(defaults[name], share),
      bounds[name] ?? { min: 1, max },
    );
  }
  return numbers;
}

function readOrigin(read: Read, name: "PUBLIC_URL" | "ARENA_URL"): string | undefined {
  const text = read(name);
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(
    `${name} must be http:// or https:// and a host, without a path, got "${text}"`,
  );
}

function readArenas(read: Read): readonly DailyArena[] {
  const text = read("TOURNAMENT_SCHEDULE");
  const arenas = text ? readSchedule(text) : DAILY_ARENAS;
  if (arenas) return arenas;
  throw new StartError(`TOURNAMENT_SCHEDULE must be ${SCHEDULE}, got "${text}"`);
}

/** A host, or with a dot in front all below it; perhaps with a port. */
const PUSH_HOST = /^\.?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/;

function readPush(read: Read): PushSettings {
  const contact = read("PUSH_CONTACT") || DEFAULT_PUSH.contact;
  if (!isContact(contact)) {
    throw new StartError(
      `PUSH_CONTACT must be an address with mailto: or https:, got "${contact}"`,
    );
  }
  const hosts = read("PUSH_HOSTS")?.split(/[\s,]+/).filter((host) => host !== "") ?? [];
  const wrong = hosts.find((host) => !PUSH_HOST.test(host));
  if (wrong !== undefined) {
    throw new StartError(
      `PUSH_HOSTS must be hosts, in small letters and with commas between, got "${wrong}"`,
    );
  }
  return { contact, hosts: hosts.length > 0 ? hosts : DEFAULT_PUSH.hosts };
}

function readSecurityContact(read: Read): string | undefined {
  const contact = read("SECURITY_CONTACT");
  if (!contact || isContact(contact)) return contact || undefined;
  throw new StartError(
    `SECURITY_CONTACT must be an address with mailto: or https:, got "${contact}"`,
  );
}

/** A short one could be guessed, however slowly tries are let in. */
const SHORTEST_TOKEN = 16;

/** Never quotes it: what is wrong with a setting is logged. */
function readAdminToken(read: Read): string | undefined {
  const token = read("ADMIN_TOKEN");
  if (!token || token.trim().length >= SHORTEST_TOKEN) return token || undefined;
  throw new StartError(`ADMIN_TOKEN must have at least ${SHORTEST_TOKEN} characters`);
}

/** Whether somebody can be written to there; in one line, for it's written into files. */
function isContact(text: string): boolean {
  return /^(mailto:[^\s@]+@|https:\/\/)[^\s]+$/.test(text);
}

function oneOf<Choice extends string>(
  read: Read,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = read(name);
  if (!text) return undefined;
  const chosen = choices.find((choice) => choice === text);
  if (chosen !== undefined) return chosen;
  throw new StartError(`${name} must be one of ${choices.join(", ")}, got "${text}"`);
}

function integer(
  read: Read,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const text = read(name);
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, got "${text}"`);
}
