/** Tells the turns of a match one after another, to eyes and ears. */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { Changes } from "../board/changes.ts";
import type { Scene } from "../board/scene.ts";
import type { Phase } from "../board/story.ts";
import type { Pace, Show } from "../board/story_player.ts";
import type { Cue } from "../parts/cue.ts";
import { late } from "../parts/late.ts";
import type { GameUi } from "./game_ui.ts";
import type { Match, PositionOf, Turn } from "./match.ts";

/** More turns at once than the player's and its answer are news from elsewhere: only the last is told. */
const MOST = 2;

/** Those of new turns that are told. */
export function recent<Told>(turns: readonly Told[]): readonly Told[] {
  return turns.length > MOST ? turns.slice(-1) : turns;
}

/** How long a turn waits for what tells it, ms: it may be the player's turn, and their time. */
const PATIENCE = 1_000;

const CUES: Partial<Readonly<Record<Phase, Cue>>> = {
  placed: "place",
  bomb: "bomb",
  deaths: "deaths",
  births: "births",
  zone: "zone",
  extinction: "extinction",
};

/** The parts of a story in which its turn counts. */
const COUNTED: readonly (Phase | undefined)[] = ["score", "zone", "extinction"];

export class Teller<Kind extends AnyPlayed = PlayedLife> {
  /** How turns are told; "instant": without frames. */
  pace: Pace | "instant" = "instant";
  /** The turn that is being told. */
  readonly turn = signal<Turn<Kind> | undefined>(undefined);
  /** What is seen of it instead of the board as it is. */
  readonly scene = signal<Partial<Scene> | undefined>(undefined);
  /** Where the match stands as far as it is told. */
  readonly position: ReadonlySignal<PositionOf<Kind>>;
  /** Where it stood before the turn whose score is told, or was last; undefined while others are told. */
  readonly counted: ReadonlySignal<PositionOf<Kind> | undefined>;
  /** How far that count has come, from 0 to 1. */
  readonly share = signal(1);
  readonly #phase = signal<Phase | undefined>(undefined);
  readonly #queue: { readonly turn: Turn<Kind> | undefined; readonly end: () => void }[] = [];
  /** The part that is seen, and what of it is still to be counted and heard. */
  #seen = "";
  #due: (() => void)[] = [];
  #stop = () => {};

  /** `cue` hears of every part of a turn, `changesOf` tells what a turn's generation changed. */
  constructor(
    readonly match: Match<Kind>,
    readonly ui: GameUi<Kind>,
    readonly changesOf: (turn: Turn<Kind>) => Changes | undefined,
    readonly cue: (cue: Cue) => void,
  ) {
    const isCounted = () => COUNTED.includes(this.#phase.value);
    this.position = computed(() => {
      const turn = this.turn.value;
      if (!turn) return match.position.value;
      return isCounted() ? turn.after : turn.before;
    });
    this.counted = computed(() => {
      const turn = this.turn.value;
      if (turn) return isCounted() ? turn.before : undefined;
      return this.pace === "instant" ? undefined : match.turns.value.at(-1)?.before;
    });
  }

  /** Fetches what telling takes. */
  prepare(): Promise<typeof import("./turn_story.ts")> {
    return late(() => import("./turn_story.ts"));
  }

  /** Tells turns that have been played; `end` is called once the last of them is told. */
  tell(turns: readonly Turn<Kind>[], end: () => void): void {
    this.#queue.push(...recent(turns).map((turn) => ({ turn, end: () => {} })), {
      turn: undefined,
      end,
    });
    if (!this.turn.peek()) this.#next();
    // Put out of sight in the middle of a turn, a page has no frames to tell the rest of it, nor what came since.
    else if (document.hidden || this.#isLate) this.skip();
  }

  /** Whether as many turns wait as a round has: those who play may well be faster than who tells. */
  get #isLate(): boolean {
    return this.#queue.filter(({ turn }) => turn).length >= this.ui.seats.length;
  }

  /**
   * Tells all that is left, at once. Gives whether there was more to see: once the last turn's score counts,
   * the board is as it will be.
   */
  skip(): boolean {
    const isLast = COUNTED.includes(this.#phase.peek()) && !this.#queue.some(({ turn }) => turn);
    const isTelling = this.turn.peek() !== undefined && !isLast;
    this.#stop();
    this.#due = [];
    batch(() => {
      this.#queue.splice(0).forEach(({ end }) => end());
      this.#next();
    });
    return isTelling;
  }

  #next(): void {
    const next = this.#queue.shift(), turn = next?.turn, changes = turn && this.changesOf(turn);
    if (turn && changes && this.pace !== "instant" && !document.hidden) {
      return void this.#play(turn, changes, this.pace);
    }
    // The board is shown as it is only once nothing more is told: else it would be drawn twice.
    if (!next) return batch(() => this.turn.value = this.scene.value = undefined);
    if (changes?.died.length) this.cue("deaths");
    if (changes?.born.length) this.cue("births");
    if (turn) this.#cueEnd(turn);
    next.end();
    this.#next();
  }

  /** Until it is known how to tell a turn, the board is seen as it was. */
  async #play(turn: Turn<Kind>, changes: Changes, pace: Pace): Promise<void> {
    const { match: { game, mine }, ui } = this, before = game.board(turn.before);
    const seen = this.scene.peek();
    batch(() => {
      this.turn.value = turn;
      // What is seen of the turn before is the same board.
      this.scene.value = seen?.board === before ? seen : { board: before };
      this.#phase.value = undefined;
    });
    this.#seen = "";
    // Where it cannot be fetched, or not soon, the turn is done at once.
    const timer = setTimeout(() => this.turn.peek() === turn && this.#next(), PATIENCE);
    const stage = await this.prepare().catch(() => undefined);
    clearTimeout(timer);
    if (this.turn.peek() !== turn) return;
    if (!stage) return this.#next();
    const story = stage.turnStory(ui, before, turn, changes, mine);
    this.#stop = stage.play(story, pace, this.#show, () => {
      this.#settle();
      if (pace === "still") return this.#next();
      // What comes after it has a frame for itself.
      const frame = requestAnimationFrame(() => this.#next());
      this.#stop = () => cancelAnimationFrame(frame);
    });
  }

  #cue(phase: Phase): void {
    const turn = this.turn.peek(), cue = CUES[phase];
    if (cue) this.cue(cue);
    else if (turn && this.pace === "still") this.#cueEnd(turn);
  }

  /** What comes after the score is heard, too, where it isn't seen. */
  #cueEnd(turn: Turn<Kind>): void {
    const { ui, match: { mine } } = this;
    if (ui.opened?.(mine, turn).length) this.cue("zone");
    if (ui.extinct?.(turn)) this.cue("extinction");
  }

  /** A frame's work is kept short: a part is seen in its first, counts in its second, is heard in its third. */
  readonly #show: Show = (scene, phase, share) => {
    const part = `${phase}${scene.drafted?.length}`, isNew = part !== this.#seen;
    this.#seen = part;
    if (isNew) this.#settle();
    else this.#due.shift()?.();
    batch(() => {
      this.scene.value = scene;
      if (this.#phase.peek() === phase) this.#count(phase, share);
    });
    if (!isNew) return;
    this.#due = [() => this.#count(phase, share), () => this.#cue(phase)];
    if (this.pace === "still") this.#settle();
  };

  #count(phase: Phase, share: number): void {
    batch(() => {
      this.#phase.value = phase;
      this.share.value = phase === "score" ? share : 1;
    });
  }

  /** Does at once what is still to be done for the part that is seen. */
  #settle(): void {
    for (const act of this.#due.splice(0)) act();
  }
}
