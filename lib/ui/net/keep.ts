/** What a browser keeps for the games it plays online, and under which names. */

/** The part of `localStorage` that is used; a map will do where storage is forbidden. */
export interface Keep {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** Where it's kept what somebody wishes to be called; the server cuts it to size. */
export const NAME = "name";
/** Where the identity code is kept. */
export const IDENTITY = "identity";
/** Where the identity's open ranked game is kept. */
export const RANKED = "ranked";
