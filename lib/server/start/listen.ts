/** Listening on the host and ports that settings name. */

import { StartError } from "./start_error.ts";

export interface Address {
  readonly hostname: string;
  readonly port: number;
}

/** Listens on an address; if that fails, it throws a `StartError` that names the setting. */
export async function listenAs<T>(
  setting: "PORT" | "ARENA_PORT",
  address: Address,
  listen: (address: Address) => T | Promise<T>,
): Promise<T> {
  try {
    return await listen(address);
  } catch (error) {
    throw listenError(error, setting, address);
  }
}

/** An error of listening on an address as a `StartError` that says what to do; a bug as it is. */
export function listenError(error: unknown, setting: string, address: Address): unknown {
  const reason = whyNot(error, setting, address);
  return reason === undefined ? error : new StartError(reason);
}

/**
 * The codes for an address that isn't this machine's; the last two are what Node's servers make of it
 * here, of one with a zone that it can't have.
 */
const FOREIGN = new Set<unknown>(["EADDRNOTAVAIL", "ENOTFOUND", "EINVAL", "EPERM"]);

/** What to do about an error of listening; undefined for a bug. */
function whyNot(error: unknown, setting: string, { hostname, port }: Address): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `${setting} is ${port}, which another program uses: stop that program, or choose another port`;
  }
  if (code === "EACCES") {
    return `${setting} is ${port}, which this user may not open: choose a port above 1023`;
  }
  const message = error instanceof Error ? error.message : "";
  if (
    FOREIGN.has(code) || error instanceof URIError ||
    message.startsWith("failed to lookup address")
  ) {
    return `HOST is "${hostname}", which isn't an address of this machine: ${message}`;
  }
}

/** Whether only programs on this machine can connect to this address. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "::1" || hostname.startsWith("127.");
}

/** The URL for a browser on this machine. */
export function urlOf({ hostname, port }: Address): string {
  const isLocal = ["0.0.0.0", "127.0.0.1", "::", "::1"].includes(hostname);
  const host = isLocal ? "localhost" : hostname.includes(":") ? `[${hostname}]` : hostname;
  return `http://${host}:${port}`;
}
