/**
 * This process among those that share its database: says whom it has connected, knows whom others
 * have, and does work that only one of them does.
 */

import type { Player } from "../../rooms/event.ts";
import type { Beat, Elsewhere as Answer, Peers, Present } from "../store/peers.ts";
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

/** Which of a room's players are connected to other processes. */
export interface Elsewhere {
  readonly players: ReadonlySet<Player>;
  /** When that was asked, ms. */
  readonly askedAt: number;
  /**
   * The moment, ms, up to which it's sure: every other process that lives has said since whom it has. One
   * whose statements take long may have others whom it couldn't note yet.
   */
  readonly sureUntil: number;
}

/** Work that one process has for as long as it lives. */
interface Post {
  isHeld: boolean;
  readonly changed: (isHeld: boolean) => void;
}

type Answered = Answer & { readonly askedAt: number };

/** What another process told, and which. */
type Heard = (text: string, by: string) => void;

type PeerWorld = Pick<World, "now" | "after" | "report">;

export class Peer {
  readonly #me = crypto.randomUUID();
  /** Who is connected here, by room and player. */
  readonly #present = new Map<string, Present>();
  /** What has to be noted, or could not be. */
  readonly #unnoted = new Map<string, Present>();
  /** One statement after another, so that an older one never undoes a newer. */
  readonly #notes = new Batch<"note" | "beat", Beat | undefined>((asked) =>
    this.#note(asked.has("beat"))
  );
  readonly #questions = new Batch<string, Answered>((rooms) => this.#ask(rooms));
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

  /** Whether no other process lives, as far as this one has heard. */
  get isOnly(): boolean {
    return this.#others.length === 0;
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
    if (this.#unnoted.size > 0) await this.#notes.ask("note");
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
  async elsewhere(room: string): Promise<Elsewhere | undefined> {
    if (!this.#isSure) return undefined;
    const { present, age, askedAt } = await this.#questions.ask(room);
    const players = present.filter((one) => one.room === room).map(({ player }) => player);
    return { players: new Set(players), askedAt, sureUntil: askedAt - age };
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
    const { lived, others } = (await this.#notes.ask("beat"))!;
    const now = this.world.now(), isFirst = this.#beatAt === Infinity;
    const isRegular = isFirst || lived && now - this.#beatAt <= REGULAR;
    const isLost = this.#others.some((id) => !others.includes(id));
    this.#beatAt = now;
    this.#others = others;
    if (!lived) this.#noteAll();
    if (!isRegular) this.#doubt();
    if (this.#unnoted.size > 0) await this.#notes.ask("note");
    for (const work of this.#unreleased) await this.#release(work);
    for (const [work, post] of this.#posts) await this.#renew(work, post);
    if (isLost || !lived) this.#tellLoss();
  }

  #noteAll(): void {
    for (const [key, present] of this.#present) this.#unnoted.set(key, present);
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
    this.#notes.ask("note").catch((error) => this.world.report(error));
  }

  /** Notes what there is to note, with a sign of life if it's time for one: that says that all is noted. */
  async #note(beats: boolean): Promise<Beat | undefined> {
    // Others may count this process as ended, and have forgotten whom it has.
    if (this.world.now() - this.#beatAt > LASTS) this.#noteAll();
    const unnoted = new Map(this.#unnoted), present = [...unnoted];
    this.#unnoted.clear();
    const came = present.filter(([key]) => this.#present.has(key)).map(([, one]) => one);
    const left = present.filter(([key]) => !this.#present.has(key)).map(([, one]) => one);
    try {
      if (beats) return await this.peers.beat(this.#me, LASTS, this.#isSure, { came, left });
      if (unnoted.size > 0) await this.peers.note(this.#me, { came, left });
    } catch (error) {
      for (const [key, one] of unnoted) this.#unnoted.set(key, one);
      this.#doubt();
      if (unnoted.size > 0) this.world.after(AGAIN, () => this.#noteSoon());
      throw error;
    }
  }

  async #ask(rooms: ReadonlySet<string>): Promise<Answered> {
    const askedAt = this.world.now();
    try {
      return { askedAt, ...await this.peers.elsewhere(this.#me, [...rooms], LASTS) };
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
