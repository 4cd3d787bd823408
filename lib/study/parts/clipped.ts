/** Names in charts, where there is room for no more than the end of a long one. */

const MOST = 17;

export function clipped(name: string): string {
  return name.length > MOST ? `…${name.slice(1 - MOST)}` : name;
}
