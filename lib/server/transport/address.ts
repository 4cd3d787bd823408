/** Who is calling: the address that limits are counted by. */

import { isIP } from "node:net";

/**
 * The client's address: the socket's, or behind `hops` proxies of your own the entry of
 * `X-Forwarded-For` that the outermost of them wrote. Entries further left are the client's own text,
 * and where there are fewer entries any may be: then the socket's address counts, the strictest.
 */
export function clientAddress(socket: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0) return socket;
  const entries = forwardedFor?.split(",").map((entry) => entry.trim()) ?? [];
  const address = withoutPort(entries.at(-hops) ?? "");
  return isIP(address) ? address : socket;
}

/** Some proxies add the port, which is new for each connection. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}

/** What counts as one source: an IPv4 address, or the /64 network of an IPv6 one. */
export function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  return address.includes(":") ? network(address) : address;
}

/** The first four groups of an IPv6 address, written out. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().replace(/[[\]]|%.*$/g, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array(zeros).fill("0"), ...after];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "")).join(":") + "::/64";
}

/** What a request counts for where there are limits. */
export function sourceOfRequest(
  { headers }: Request,
  { remoteAddr }: Deno.ServeHandlerInfo,
  trustedHops: number,
): string {
  const socket = "hostname" in remoteAddr ? remoteAddr.hostname : "local";
  return sourceOf(clientAddress(socket, headers.get("x-forwarded-for"), trustedHops));
}
