import { type ArenaSettings, DEFAULT_ARENA } from "./arena/settings.ts";
import { DEFAULT_PUSH, type PushSettings } from "./push/settings.ts";
import { DEFAULT_LIMITS, type Limits } from "./rooms/limits.ts";

/** What the process is told from outside. */
export interface Environment {
  /** The port to serve on; 0 takes any that is free. */
  readonly port: number;
  /** The folder of the embedded store. */
  readonly data: string;
  /** How many proxies of one's own stand in front: `X-Forwarded-For` counts from the right. */
  readonly trustedHops: number;
  /** The origin that visitors use, `https://game.example`; undefined: whichever they ask for. */
  readonly publicUrl: string | undefined;
  /** `LIMIT_ROOMS_PER_SOURCE` and so on. */
  readonly limits: Limits;
  /** The port that bots come to by TCP; undefined where they come by WebSocket alone. */
  readonly arenaPort: number | undefined;
  /** `ARENA_GAME_TIME` and so on. */
  readonly arena: ArenaSettings;
  /** `PUSH_CONTACT` and `PUSH_HOSTS`. */
  readonly push: PushSettings;
}

type Read = (name: string) => string | undefined;

/** Reads all settings; a bad value is refused with its name. */
export function readEnvironment(read: Read = (name) => Deno.env.get(name)): Environment {
  return {
    port: integer(read, "PORT", 8000, { min: 0, max: 65535 }),
    data: read("DATA") || "./data",
    trustedHops: integer(read, "TRUSTED_HOPS", 0, { min: 0, max: 16 }),
    publicUrl: readPublicUrl(read),
    limits: readNumbers(read, "LIMIT", DEFAULT_LIMITS, 1e9),
    arenaPort: read("ARENA_PORT")
      ? integer(read, "ARENA_PORT", 0, { min: 0, max: 65535 })
      : undefined,
    arena: readNumbers(read, "ARENA", DEFAULT_ARENA, 10_000),
    push: readPush(read),
  };
}

/** Each number by its own name: the limit `roomsPerSource` is `LIMIT_ROOMS_PER_SOURCE`. */
function readNumbers<Name extends string>(
  read: Read,
  prefix: string,
  defaults: Readonly<Record<Name, number>>,
  max: number,
): Record<Name, number> {
  const numbers: Record<Name, number> = { ...defaults };
  for (const name of Object.keys(defaults) as Name[]) {
    const variable = `${prefix}_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
    numbers[name] = integer(read, variable, defaults[name], { min: 1, max });
  }
  return numbers;
}

function readPublicUrl(read: Read): string | undefined {
  const text = read("PUBLIC_URL");
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new RangeError(
    `PUBLIC_URL must be http:// or https:// and a host, without a path, got "${text}"`,
  );
}

function readPush(read: Read): PushSettings {
  const contact = read("PUSH_CONTACT") || DEFAULT_PUSH.contact;
  if (!/^(mailto:.+@|https:\/\/)./.test(contact)) {
    throw new RangeError(
      `PUSH_CONTACT must be an address with mailto: or https:, got "${contact}"`,
    );
  }
  const hosts = read("PUSH_HOSTS")?.split(/[\s,]+/).filter((host) => host !== "") ?? [];
  return { contact, hosts: hosts.length > 0 ? hosts : DEFAULT_PUSH.hosts };
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
  throw new RangeError(`${name} must be a whole number from ${min} to ${max}, got "${text}"`);
}
