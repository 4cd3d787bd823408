import { DEFAULT_LIMITS, type Limits } from "./rooms/limits.ts";

/** What the process is told from outside. */
export interface Environment {
  /** The port to serve on; 0 takes any that is free. */
  readonly port: number;
  /** The folder of the embedded store. */
  readonly data: string;
  /** How many proxies of one's own stand in front: `X-Forwarded-For` counts from the right. */
  readonly trustedHops: number;
  /** `LIMIT_ROOMS_PER_SOURCE` and so on. */
  readonly limits: Limits;
}

type Read = (name: string) => string | undefined;

/** Reads all settings; a bad value is refused with its name. */
export function readEnvironment(read: Read = (name) => Deno.env.get(name)): Environment {
  return {
    port: integer(read, "PORT", 8000, { min: 0, max: 65535 }),
    data: read("DATA") || "./data",
    trustedHops: integer(read, "TRUSTED_HOPS", 0, { min: 0, max: 16 }),
    limits: readLimits(read),
  };
}

/** Each limit by its own name: `roomsPerSource` is `LIMIT_ROOMS_PER_SOURCE`. */
function readLimits(read: Read): Limits {
  const limits: Record<keyof Limits, number> = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]) {
    const variable = `LIMIT_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
    limits[name] = integer(read, variable, DEFAULT_LIMITS[name], { min: 1, max: 1e9 });
  }
  return limits;
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
