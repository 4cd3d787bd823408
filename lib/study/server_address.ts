/**
 * The origin of a server that somebody names. Undefined for anything but http and https, as
 * `localhost:8000` is, which has `localhost:` for a scheme.
 */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
