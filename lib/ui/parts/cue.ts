/** A moment at a table that may be heard or felt. */
export type Cue =
  | "place"
  | "undo"
  | "confirm"
  /** Something that may not be done, and the end of the board under the keyboard's cursor. */
  | "error"
  | "edge"
  /** What a generation brought. */
  | "births"
  | "deaths"
  | "bomb"
  /** A zone opened to one. */
  | "zone"
  /** A side died out. */
  | "extinction"
  | "turn"
  /** The same in one of the last rounds. */
  | "late"
  | "won"
  | "lost"
  | "over";
