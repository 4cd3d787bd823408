import type { RoomSummary } from "../../lib/rooms/summary.ts";
import type { Listener } from "../../lib/server/store/store.ts";

/** Hears of rooms, none of which are loaded, and can be waited for. */
export class Hearing implements Listener {
  readonly heads = new Map<string, RoomSummary | undefined>();
  #wake = Promise.withResolvers<void>();

  catchUp(): boolean {
    return false;
  }

  readonly note = (code: string, head: RoomSummary | undefined) => {
    this.heads.set(code, head);
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  };

  /** Waits until what was heard is so. */
  async until(
    isSo: (heads: ReadonlyMap<string, RoomSummary | undefined>) => boolean,
  ): Promise<void> {
    while (!isSo(this.heads)) await this.#wake.promise;
  }
}
