import { computed, signal } from "@preact/signals";
import type { Action, Answer } from "../../lib/rooms/protocol.ts";
import { CONNECTING, type ConnectionState } from "../../lib/ui/net/connection_state.ts";
import { changesGame } from "../../lib/ui/net/outbox.ts";
import type { RoomLine } from "../../lib/ui/net/room_line.ts";
import type { Player } from "../../lib/rooms/event.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { Trial } from "../rooms/trial.ts";

/** A line to a room in the same process, whose answers come when the test lets them. */
export class TrialLine implements RoomLine {
  readonly trial: Trial;
  readonly state = signal<ConnectionState>(CONNECTING);
  readonly room = computed(() => this.state.value.room!);
  readonly ask: RoomLine["ask"] = () => Promise.resolve(undefined);
  readonly makeKey = makeSecret;
  #deliver = () => {};

  constructor(player: Player | null, trial = Trial.begun()) {
    this.trial = trial;
    this.change({ status: "online", player });
  }

  /** The state after a change, with the room as it is now. */
  change(change: Partial<ConnectionState>): void {
    this.state.value = { ...this.state.value, room: this.trial.view, ...change };
  }

  /** Turns played by both, all heard of at once. */
  play(turns: number): void {
    this.trial.play(turns);
    this.change({});
  }

  send(action: Action): Promise<Answer> {
    this.change({ pending: 1, isChanging: changesGame(action) });
    return new Promise((resolve) => {
      this.#deliver = () => {
        const answer = this.trial.ask(this.state.value.player!, action);
        this.change({ pending: 0, isChanging: false });
        resolve(answer);
      };
    });
  }

  /** Lets what was sent arrive and be answered. */
  deliver(): void {
    this.#deliver();
  }

  now(): number {
    return this.trial.now;
  }

  close(): void {
    this.change({ status: "ended" });
  }
}
