/** The computer at one room's table: it sees what all see, and plays when it is its turn. */

import { thoughtOf } from "../../rooms/computers.ts";
import type { SystemCommand } from "../../rooms/room.ts";
import type { RoomView } from "../../rooms/view.ts";
import type { Thought } from "../../search/computers.ts";
import type { World } from "../clock.ts";

/** How long a turn is shown before the computer answers it, ms. */
const PAUSE = 700;
/** How long until a turn that could not be chosen or kept is tried again, ms. */
const AGAIN = 5_000;

interface Parts {
  /** The move's token; undefined where none can be had now. */
  readonly choose: (thought: Thought) => Promise<string | undefined>;
  readonly tell: (command: SystemCommand) => Promise<boolean>;
  /** Reads what another process added. */
  readonly catchUp: () => Promise<unknown>;
  /** Does it unless another process is at it. */
  readonly once: (act: () => Promise<void>) => Promise<unknown>;
  readonly world: Pick<World, "after" | "report">;
}

export class ComputerPlayer {
  /** The version at which the position came about that it thinks of; 0 for none. */
  #on = 0;
  #cancel = () => {};

  constructor(private readonly parts: Parts) {}

  /** Whether it is the computer's turn. */
  get isToMove(): boolean {
    return this.#on !== 0;
  }

  /** Looks at how the room now is. A position is thought of once, whatever else happens meanwhile. */
  follow(view: RoomView): void {
    const on = thoughtOf(view) ? view.changed : 0;
    if (on === this.#on) return;
    this.rest();
    this.#on = on;
    if (on !== 0) this.#playIn(PAUSE, view);
  }

  /** Thinks of nothing any more. */
  rest(): void {
    this.#on = 0;
    this.#cancel();
  }

  #playIn(ms: number, view: RoomView): void {
    this.#cancel = this.parts.world.after(ms, () => this.#play(view));
  }

  /** Once the turn is in the room's log, no matter who chose it, `follow` has seen another position. */
  async #play(view: RoomView): Promise<void> {
    const { choose, tell, catchUp, once, world } = this.parts;
    const { changed: on } = view;
    try {
      await once(async () => {
        // Another process may just have done it.
        await catchUp();
        if (this.#on !== on) return;
        const move = await choose(thoughtOf(view)!);
        if (move !== undefined) await tell({ t: "play", move, on });
      });
    } catch (error) {
      world.report(error);
    }
    if (this.#on === on) this.#playIn(AGAIN, view);
  }
}
