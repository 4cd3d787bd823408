/** Who is calling: the address that limits are counted by. */

/**
 * The client's address: the socket's, or behind `hops` proxies of one's own the entry of
 * `X-Forwarded-For` that the outermost of them wrote. Entries further left are the client's own text.
 */
export function clientAddress(socket: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0) return socket;
  const entries = forwardedFor?.split(",").map((entry) => entry.trim()) ?? [];
  return entries.at(-hops) || socket;
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
