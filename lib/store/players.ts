/** Those who play, known by their secret identity's hash and named by a name that only they can use. */

/** A player as its own browser gets to know it. */
export interface Player {
  /** Public. */
  readonly id: number;
  /** Null while none is claimed. */
  readonly name: string | null;
}

export interface Players {
  find(identity: string): Promise<Player | undefined>;
  /** What that identity may be called: by its own name, else as it wishes unless that is another's. */
  callable(identity: string, wish: string): Promise<string>;
  /** Gives the player that name instead of any other; `taken` when it, or its like, is somebody's. */
  claim(identity: string, name: string): Promise<Player | "taken" | "failed">;
  /** Forgets the player: name, points, rating; games they played keep a deleted player. */
  forget(identity: string): Promise<boolean>;
}
