/** A player as its own browser gets to know it. */
export interface Player {
  /** Public. */
  readonly id: number;
  /** Null while none is claimed. */
  readonly name: string | null;
}
