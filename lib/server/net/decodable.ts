/**
 * An address as frameworks can decode it. Where one can't be decoded, as `/player/100%`, each of its
 * percent signs stands for itself: it names nothing, and gets the page that says so.
 */
export function decodable(address: string): string {
  const [path, ...query] = address.split("?") as [string, ...string[]];
  try {
    decodeURI(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
