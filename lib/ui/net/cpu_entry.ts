/**
 * A game of this page against the CPU, entered with the server so that it may count. Nothing waits
 * for the server: without it the game is played all the same.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Counted, Uncounted } from "../../leaderboard/counted.ts";
import { type CpuGame, isSameKind } from "../../leaderboard/cpu_record.ts";
import { late } from "../parts/late.ts";
import { type Keep, openKeep } from "./keep.ts";
import { isExpired, type RankedGame, readRanked, type Wish, writeRanked } from "./ranked_game.ts";
import type { Refused } from "./ranked_line.ts";

/** How long the CPU's first turn awaits the ticket, ms; without a network it is known at once. */
const PATIENCE = 2_000;

/** A win with these is no win over the level; one without a ticket is. */
const HELP: ReadonlySet<Uncounted | undefined> = new Set(["helped", "undone", "resigned"]);

/** What a player should know of ranked games before this one goes on. */
type Standing =
  | { readonly is: "new" }
  /** It was begun before, in this browser. */
  | { readonly is: "resumed" }
  /** Another is open, and this one is not ranked unless that one is given up. */
  | { readonly is: "open"; readonly open: CpuGame }
  /** The last one began a moment ago, and this one is not ranked. */
  | { readonly is: "soon" };

/** A game that this browser began before. */
export interface BegunGame {
  /** Its turns in CCN. */
  readonly moves: string;
  readonly seed: string;
  readonly isOver: boolean;
  /** What had become of it. */
  readonly counted?: Counted | undefined;
}

export class CpuEntry {
  /** What has become of the game, as far as that is known. */
  readonly counted = signal<Counted | undefined>(undefined);
  readonly #game: Wish;
  readonly #own: string;
  readonly #keep: Keep;
  readonly #standing = signal<Standing>({ is: "new" });
  #asked: Promise<RankedGame | undefined> | undefined;
  /** Settled once the CPU has chosen with it: from then on the seed is what it is. */
  #decided: Promise<RankedGame | undefined> | undefined;
  readonly #ranked = signal<RankedGame | undefined>(undefined);
  /** The turns so far, in CCN. */
  #noted = "";
  #isDecided = false;
  /** Why the game cannot count any more, by what the player did. */
  #isOut: Uncounted | undefined;
  /** Why there is no ticket. */
  #why: Uncounted = "no-ticket";
  #reported: Promise<Counted> | undefined;

  /** `own` is the seed of a game that does not count. */
  constructor(game: Wish, own: string, keep: Keep = openKeep()) {
    this.#game = game;
    this.#own = own;
    this.#keep = keep;
  }

  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  /** Takes up the game that was begun here before, and its ticket, if it has one: its turns in CCN. */
  resume(begun?: BegunGame): string {
    const moves = this.#resumeRanked(begun) ?? begun?.moves ?? "";
    if (moves !== "" && !begun?.isOver) this.#standing.value = { is: "resumed" };
    this.#noted = moves;
    return moves;
  }

  /** Undefined where the game that was begun is not the one that the ticket is for. */
  #resumeRanked(begun: BegunGame | undefined): string | undefined {
    const turns = begun?.moves.split(" ").filter((turn) => turn !== "").length ?? 0;
    // With its first turn the computer has taken its chance from somewhere.
    const isAnswered = turns > 1 - this.#game.side;
    const kept = this.#openTicket(begun);
    if (kept && (!isAnswered || kept.seed === begun?.seed)) {
      this.#asked = this.#decided = Promise.resolve(kept);
      this.#ranked.value = kept;
      this.#isDecided = true;
      return begun?.moves || kept.moves;
    }
    const counted = begun?.counted;
    if (!isAnswered && !counted) return undefined;
    this.#decided = this.#asked = Promise.resolve(undefined);
    this.#isDecided = true;
    if (counted && "id" in counted) this.#reported = Promise.resolve(counted);
    else this.#isOut = counted?.refused ?? "lost";
    this.counted.value = counted;
    return undefined;
  }

  /** The ticket that is kept, if it is for such a game as this. */
  #openTicket(begun: BegunGame | undefined): RankedGame | undefined {
    const kept = readRanked(this.#keep);
    if (!kept || !isSameKind(kept, this.#game) || kept.isGivenUp) return undefined;
    if (kept.result && !begun?.isOver) return undefined;
    return isExpired(kept) ? undefined : kept;
  }

  /** Asks for a ticket: from now on the game is a win or a loss. */
  enter(): void {
    if (!this.#isOut) this.#asked ??= this.#ask();
  }

  /** Enters this game, and loses the one that is open. */
  enterInstead(): void {
    const standing = this.#standing.value;
    if (standing.is !== "open" || this.#isDecided) return;
    this.#asked = this.#ask(standing.open.seed);
  }

  /** Where the CPU takes its chance from: decided with its first turn. */
  async chance(): Promise<string> {
    this.enter();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    this.#decided ??= Promise.race([this.#asked, late]);
    this.#ranked.value ??= await this.#decided;
    this.#isDecided = true;
    if (!this.#ranked.value) this.counted.value ??= { refused: this.#isOut ?? this.#why };
    return this.seed;
  }

  /** Whether the game may yet count. */
  get counts(): boolean {
    return !this.#isOut && !(this.#isDecided && !this.#ranked.value);
  }

  /** Whether the player was helped, or gave it up. */
  get isHelped(): boolean {
    return HELP.has(this.#isOut);
  }

  /** Whether it may yet be entered, or takes the place of the one that is open. */
  get isDecided(): boolean {
    return this.#isDecided;
  }

  /** Makes the game one that does not count: the player is about to be helped, or starts over. */
  giveUp(why: Uncounted = "helped"): void {
    const kept = readRanked(this.#keep);
    const isOwn = kept && isSameKind(kept, this.#game) && !kept.result;
    if (isOwn && this.counts) writeRanked(this.#keep, { ...kept, isGivenUp: true });
    this.#isOut ??= why;
    this.#reported = undefined;
    this.counted.value = { refused: this.#isOut };
  }

  /** Where the game is found in the archive, once it is there. */
  get review(): string | undefined {
    const { value } = this.counted;
    return value && "id" in value ? `/g/${value.id}` : undefined;
  }

  /** The seed as it stands. */
  get seed(): string {
    return this.#ranked.value?.seed ?? this.#own;
  }

  /** Keeps the turns so far, as CCN, for the page to reload. */
  note(moves: string): void {
    if (moves === this.#noted) return;
    this.#noted = moves;
    // What a player had to know before the first turn is known by now.
    this.#standing.value = { is: "new" };
    const ranked = this.#ranked.peek();
    if (!ranked || this.#isOut) return;
    this.#write(this.#ranked.value = { ...ranked, moves });
  }

  /** Keeps the game, unless another tab has begun one instead, or plays as somebody else by now. */
  #write(ranked: RankedGame): void {
    if (readRanked(this.#keep)?.seed === ranked.seed) writeRanked(this.#keep, ranked);
  }

  /**
   * Reports the finished game: its turns as CCN tokens, and its result; again only after a failure.
   * While the game is being checked, `onChecking` hears how many come before it.
   */
  report(
    moves: string,
    result: string,
    onChecking: (ahead: number) => void = () => {},
  ): Promise<Counted> {
    this.#reported ??= this.#report(moves, result, onChecking).then((counted) => {
      if ("refused" in counted) this.#reported = undefined;
      this.counted.value = counted;
      return counted;
    });
    return this.#reported;
  }

  async #report(
    moves: string,
    result: string,
    onChecking: (ahead: number) => void,
  ): Promise<Counted> {
    if (this.#isOut) return { refused: this.#isOut };
    if (!this.#ranked.value) return { refused: this.#why };
    const ranked = { ...this.#ranked.value, moves, result };
    this.#write(ranked);
    const line = await fetchLine();
    return await line?.reportGame(this.#keep, ranked, onChecking) ?? { refused: "offline" };
  }

  async #ask(instead?: string): Promise<RankedGame | undefined> {
    const line = await fetchLine();
    const issued = await line?.askForTicket(this.#keep, this.#game, instead);
    if (!issued) return undefined;
    if (!("ticket" in issued)) return this.#refused(issued);
    const { ticket, seed } = issued;
    const isGivenUp = this.#isOut ? { isGivenUp: true } : {};
    const ranked = { ...this.#game, seed, ticket, since: Date.now(), moves: "", ...isGivenUp };
    writeRanked(this.#keep, ranked);
    this.#standing.value = { is: "new" };
    return ranked;
  }

  #refused(issued: Refused): undefined {
    this.#why = issued.refused;
    if (issued.refused === "open") this.#standing.value = { is: "open", open: issued.open };
    if (issued.refused === "soon") this.#standing.value = { is: "soon" };
  }
}

/** What asks the server comes with what the player does first: looking at a game is no game yet. */
function fetchLine(): Promise<typeof import("./ranked_line.ts") | undefined> {
  return late(() => import("./ranked_line.ts")).catch(() => undefined);
}
