/**
 * The last parts of an address's path as they were before they were encoded; Fresh's own `params`
 * leave some signs encoded, such as `&` and `/`. A part that isn't well encoded stays as it came.
 */
export function lastParts({ pathname }: URL, count: number): string[] {
  return pathname.split("/").slice(-count).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
