/** What a person is shown of what a turn will bring, before it is confirmed (RR-001 §8). */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { Changes } from "../board/changes.ts";

/** What guidance goes by; all may read signals. */
interface Course {
  isMyTurn(): boolean;
  /** Whether a turn has been begun. */
  isDrafting(): boolean;
  /** What the generations change with the draft, if any follow. */
  changesIn(generations: number): Changes | undefined;
}

export class Guidance {
  readonly guided = signal(false);
  /** Whether one is asked about a turn that nobody would play knowingly. */
  readonly warned = signal(false);
  /** How many generations ahead the drawn board looks. */
  readonly ahead = signal(1);
  /** Whether the drawn board looks ahead though nothing is drafted. */
  readonly asked = signal(false);
  /** Whether a small screen shows how far instead of what was said. */
  readonly looking = signal(false);
  /** Whether a coach speaks where one is guided, and the cells that it speaks of. */
  readonly coached = signal(false);
  readonly marked = signal<readonly Cell[]>([]);
  /** Where the computer would place, if it was asked. */
  readonly advised = signal<readonly Cell[]>([]);
  /** What the next generation changes with the draft; undefined for the unguided, and on others' turns. */
  readonly next: ReadonlySignal<Changes | undefined>;
  /** The same as far ahead as the drawn board looks, once a turn is begun or somebody asks. */
  readonly outlook: ReadonlySignal<Changes | undefined>;
  readonly changesIn: Course["changesIn"];

  constructor({ isMyTurn, isDrafting, changesIn }: Course) {
    this.changesIn = changesIn;
    this.next = computed(() => this.guided.value && isMyTurn() ? changesIn(1) : undefined);
    this.outlook = computed(() => {
      const { next, ahead, asked } = this;
      if (!asked.value && !isDrafting()) return undefined;
      return next.value && ahead.value > 1 ? changesIn(ahead.value) : next.value;
    });
  }

  /** Begins to look further ahead than the next generation, or ends it. */
  look(): void {
    this.rest();
    this.asked.value = this.looking.value = !this.looking.value;
  }

  /** Looks no further than the next generation. */
  rest(): void {
    this.ahead.value = 1;
    this.asked.value = false;
  }
}
