/** What the process is told from outside. */
export interface Environment {
  /** The port to serve on; 0 takes any that is free. */
  readonly port: number;
}

type Read = (name: string) => string | undefined;

/** Reads all settings; a bad value is refused with its name. */
export function readEnvironment(read: Read = (name) => Deno.env.get(name)): Environment {
  return { port: integer(read, "PORT", 8000, { min: 0, max: 65535 }) };
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
