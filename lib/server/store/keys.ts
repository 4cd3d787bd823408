/** Secrets of the server's own, made once and kept with all else. */

export interface Keys {
  /** The secret of that name: what `make` gives if there is none, the same for every process. */
  find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
