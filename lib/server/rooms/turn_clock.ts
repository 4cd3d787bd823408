import { flagAt } from "../../rooms/clock.ts";
import type { RoomView } from "../../rooms/view.ts";
import { guarded, type World } from "../clock.ts";

/** How long until the end of a turn's time is tried again if it could not be kept, ms. */
const FLAG_AGAIN = 1_000;

/** Ends a turn when its time is up: nobody else may ever ask for that. */
export class TurnClock {
  #cancel = () => {};

  /** `flag` ends the turn if its time is up; false where that could not be kept. */
  constructor(
    private readonly world: World,
    private readonly flag: () => Promise<boolean>,
  ) {}

  /** Waits for the end of the time of a room's turn, if it has one. */
  follow(view: RoomView): void {
    this.stop();
    const deadline = flagAt(view);
    if (deadline !== undefined) this.#flagIn(Math.max(0, deadline - this.world.now()) + 1);
  }

  stop(): void {
    this.#cancel();
  }

  #flagIn(ms: number): void {
    let isStopped = false;
    const end = async () => {
      if (!await this.flag() && !isStopped) this.#flagIn(FLAG_AGAIN);
    };
    const cancel = this.world.after(ms, guarded(this.world, end));
    this.#cancel = () => {
      isStopped = true;
      cancel();
    };
  }
}
