/**
 * This process among those that share its database: says whom it has connected, knows whom others
 * have, and does work that only one of them does.
 */

import type { Player } from "../../rooms/event.ts";
import type { Peers, Present } from "../store/peers.ts";
import type { World } from "../clock.ts";
import { Batch } from "../batch.ts";

/** How often a process gives a sign of life, and for how long it holds, ms. */
const BEAT = 2_500;
const LASTS = 10_000;
/** How soon it tries again where the database failed, ms. */
const AGAIN = 300;
/**
 * After something failed, or with signs of life further apart than this, ms, the database was out of
 * reach: others may not have got through to it either, and get as much time to say whom they have.
 */
const REGULAR = 1.5 * BEAT;

/** Work that one process has for as long as it lives. */
interface Post {
  isHeld: boolean;
  readonly changed: (isHeld: boolean) => void;
}

/** What another process told, and which. */
type Heard = (text: string, by: string) => void;

type PeerWorld = Pick<World, "now" | "after" | "report">;

export class Peer {
  readonly #me = crypto.randomUUID();
  /** Who is connected here, by room and player. */
  readonly #present = new Map<string, Present>();
  /** What has to be noted, or could not be. */
  readonly #unnoted = new Map<string, Present>();
  readonly #notes = new Batch<void, void>(() => this.#note());
  readonly #questions = new Batch<string, readonly Present[]>((rooms) => this.#elsewhere(rooms));
  /** Work that could not be given back. */
  readonly #unreleased = new Set<string>();
  readonly #posts = new Map<string, Post>();
  readonly #hear = new Set<() => void>();
  /** By topic. */
  readonly #heard = new Map<string, Heard>();
  #others: readonly string[] = [];
  #cancelDoubt = () => {};
  #isLeaving = false;
  /** When it gave the last sign of life. */
  #beatAt = Infinity;
  /** From when on it's known whom the others have, as long as its own signs are regular. */
  #sureFrom = -Infinity;

  constructor(private readonly peers: Peers, private readonly world: PeerWorld) {}

  /** Gives the first sign of life, and from then on others. */
  async join(): Promise<void> {
    this.peers.hear(this.#me, (told, by) => {
      const [topic] = told.split(" ", 1), text = told.slice(topic!.length + 1);
      this.#heard.get(topic!)?.(text, by);
    });
    await this.#beat();
    this.#beatIn(BEAT);
  }

  /** Whether no other process can have players of its rooms, not even one that has just begun. */
  get isAlone(): boolean {
    return this.peers.isPrivate;
  }

  /** It's about to end: those who were connected stay noted, as they come back through others. */
  dismiss(): void {
    this.#isLeaving = true;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Says that a player is connected here; done once others know. */
  async hold(room: string, player: Player): Promise<void> {
    const key = `${room} ${player}`, present = { room, player };
    if (!this.#present.has(key)) this.#unnoted.set(key, present);
    this.#present.set(key, present);
    if (this.#unnoted.size > 0) await this.#notes.ask();
  }

  /** Says that a player is not connected here any more, now or with a later sign of life. */
  release(room: string, player: Player): void {
    if (this.#isLeaving) return;
    const key = `${room} ${player}`, present = this.#present.get(key);
    if (!present) return;
    this.#present.delete(key);
    this.#unnoted.set(key, present);
    this.#noteSoon();
  }

  /** The players of a room who are connected to other processes; undefined while that isn't known. */
  async elsewhere(room: string): Promise<ReadonlySet<Player> | undefined> {
    const present = this.#isSure ? await this.#questions.ask(room) : undefined;
    return present &&
      new Set(present.filter((one) => one.room === room).map(({ player }) => player));
  }

  /** Calls back when players may have gone with a process. */
  onLoss(call: () => void): () => void {
    this.#hear.add(call);
    return () => this.#hear.delete(call);
  }

  /** Tells all others something about a topic: a hint, which may be lost. */
  tell(topic: string, text = ""): void {
    if (!this.isAlone) this.#tell([`${topic} ${text}`]);
  }

  /** Tells one other process several things, one after another. */
  tellOne(to: string, topic: string, texts: readonly string[]): void {
    this.#tell(texts.map((text) => `${topic} ${text}`), to);
  }

  /** Calls back with what others tell about a topic. */
  onTold(topic: string, call: Heard): void {
    this.#heard.set(topic, call);
  }

  /** Does work unless another process is at it; whether it was done. */
  async once(work: string, act: () => Promise<unknown>): Promise<boolean> {
    if (!await this.peers.claim(this.#me, work, this.#isSure)) return false;
    this.#unreleased.delete(work);
    try {
      await act();
    } finally {
      await this.#release(work);
    }
    return true;
  }

  /** Has work that is one process's for as long as it lives, once that is known. */
  async apply(work: string, changed: (isHeld: boolean) => void): Promise<void> {
    const post = { isHeld: false, changed };
    this.#posts.set(work, post);
    await this.#renew(work, post);
  }

  /** Gives back the work it has. Who is connected stays noted for a while: they come back elsewhere. */
  async leave(): Promise<void> {
    const works = [...this.#posts].filter(([, { isHeld }]) => isHeld).map(([work]) => work);
    this.#posts.clear();
    await Promise.all(works.map((work) => this.#release(work)));
  }

  get #isSure(): boolean {
    const now = this.world.now();
    return now >= this.#sureFrom && now - this.#beatAt <= REGULAR;
  }

  #beatIn(ms: number): void {
    this.world.after(ms, async () => {
      try {
        await this.#beat();
        this.#beatIn(BEAT);
      } catch (error) {
        this.world.report(error);
        this.#doubt();
        if (this.world.now() - this.#beatAt > LASTS) this.#resign();
        this.#beatIn(AGAIN);
      }
    });
  }

  async #beat(): Promise<void> {
    const { lived, others } = await this.peers.beat(this.#me, LASTS, this.#isSure);
    const now = this.world.now(), isFirst = this.#beatAt === Infinity;
    const isRegular = isFirst || lived && now - this.#beatAt <= REGULAR;
    const isLost = this.#others.some((id) => !others.includes(id));
    this.#beatAt = now;
    this.#others = others;
    // What was deleted is noted again.
    if (!lived) { for (const [key, present] of this.#present) this.#unnoted.set(key, present); }
    if (!isRegular) this.#doubt();
    if (this.#unnoted.size > 0) await this.#notes.ask();
    for (const work of this.#unreleased) await this.#release(work);
    for (const [work, post] of this.#posts) await this.#renew(work, post);
    if (isLost || !lived) this.#tellLoss();
  }

  /** For a while it isn't known whom the others have. */
  #doubt(): void {
    this.#sureFrom = this.world.now() + REGULAR;
    this.#cancelDoubt();
    this.#cancelDoubt = this.world.after(REGULAR + 1, () => this.#isSure && this.#tellLoss());
  }

  #tell(texts: readonly string[], to?: string): void {
    this.peers.tell(this.#me, texts, to).catch((error) => this.world.report(error));
  }

  #noteSoon(): void {
    this.#notes.ask().catch((error) => this.world.report(error));
  }

  async #note(): Promise<void> {
    const noted = new Map(this.#unnoted), present = [...noted];
    this.#unnoted.clear();
    const came = present.filter(([key]) => this.#present.has(key)).map(([, one]) => one);
    const left = present.filter(([key]) => !this.#present.has(key)).map(([, one]) => one);
    try {
      if (noted.size > 0) await this.peers.note(this.#me, came, left);
    } catch (error) {
      for (const [key, one] of noted) this.#unnoted.set(key, one);
      this.#doubt();
      this.world.after(AGAIN, () => this.#noteSoon());
      throw error;
    }
  }

  async #elsewhere(rooms: ReadonlySet<string>): Promise<readonly Present[]> {
    try {
      return await this.peers.elsewhere(this.#me, [...rooms]);
    } catch (error) {
      this.#doubt();
      throw error;
    }
  }

  async #release(work: string): Promise<void> {
    this.#unreleased.add(work);
    try {
      await this.peers.release(this.#me, work);
      this.#unreleased.delete(work);
    } catch (error) {
      this.world.report(error);
    }
  }

  async #renew(work: string, post: Post): Promise<void> {
    this.#hold(post, await this.peers.claim(this.#me, work, this.#isSure));
  }

  /** Others may have taken over all it had. */
  #resign(): void {
    for (const post of this.#posts.values()) this.#hold(post, false);
  }

  #hold(post: Post, isHeld: boolean): void {
    if (post.isHeld === isHeld) return;
    post.isHeld = isHeld;
    post.changed(isHeld);
  }

  #tellLoss(): void {
    for (const call of this.#hear) call();
  }
}
