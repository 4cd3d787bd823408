/** One of the server's bots at one table: it sees what all see, and plays when it is its turn. */

import type { Player } from "../../rooms/event.ts";
import { archiveIdOf, phaseOf, turnOf } from "../../rooms/view.ts";
import type { LevelId } from "../../search/levels.ts";
import type { World } from "../clock.ts";
import { secretOf } from "../digest.ts";
import type { Choose } from "../rooms/workers.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Connection } from "../rooms/room_presence.ts";

/** How long a turn is shown before it's answered, ms; and how soon one is tried again that failed. */
const PAUSE = 1_500, AGAIN = 5_000;

interface SeatParts {
  readonly choose: Choose;
  readonly world: World;
  /** The game is over, or the room is gone. */
  over(): void;
}

export class HouseSeat implements Connection {
  readonly present = true;
  readonly token: string;
  /** The version that a turn is being chosen for; 0 for none. */
  #on = 0;
  #cancel = () => {};

  constructor(
    private readonly room: LiveRoom,
    readonly player: Player,
    private readonly level: LevelId,
    readonly source: string,
    private readonly parts: SeatParts,
  ) {
    this.token = room.secrets.holders[player]!.token;
  }

  enter(): void {
    this.room.attach(this);
    this.wake();
  }

  /** Something happened in the room. */
  wake(): void {
    const { view } = this.room;
    if (phaseOf(view) !== "playing") return this.leave();
    const on = turnOf(view) === this.player ? view.changed : 0;
    if (on === this.#on) return;
    this.#cancel();
    this.#on = on;
    if (on !== 0) this.#playIn(PAUSE);
  }

  leave(): void {
    this.#cancel();
    this.#on = 0;
    this.room.detach(this);
    this.parts.over();
  }

  #playIn(ms: number): void {
    this.#cancel = this.parts.world.after(ms, () => this.#play());
  }

  async #play(): Promise<void> {
    const { choose, world } = this.parts, { view } = this.room, on = this.#on;
    try {
      const { settings: { game }, position } = view, { level } = this;
      const seed = `${archiveIdOf(view)}:${this.player}`;
      const move = await choose({ game, position, level, seed }, this.source);
      if (move !== undefined && this.#on === on) {
        const id = secretOf(world.random);
        await this.room.ask(this.player, { t: "move", move, id, on: this.room.view.version });
      }
    } catch (error) {
      world.report(error);
    }
    if (this.#on === on && on !== 0) this.#playIn(AGAIN);
  }
}
