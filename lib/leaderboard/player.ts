/** A player as its own browser gets to know it. */
export interface Player {
  /** Public. */
  readonly id: number;
  /** Null while none is claimed. */
  readonly name: string | null;
}

/** Where a player's page is: by name, or by number where none is claimed. */
export function profileHref({ id, name }: Player): string {
  return `/player/${name === null ? `~${id}` : encodeURIComponent(name)}`;
}
