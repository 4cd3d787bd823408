/** What people and bots do about tournaments: enter, leave, talk, and make them. */

import { cleanText, LONGEST_LINE } from "../../rooms/chat.ts";
import { makeStem } from "../../rooms/code.ts";
import { readMade } from "../../tournaments/made.ts";
import type { MyNews } from "../../tournaments/news.ts";
import type { World } from "../clock.ts";
import { digest, secretOf } from "../digest.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Bot } from "../store/bots.ts";
import type { Players } from "../store/players.ts";
import type { Entered, Entry, TournamentBook } from "../store/tournaments.ts";
import { shownName } from "../transport/admission.ts";
import type { Attendance } from "./attendance.ts";
import type { Boards } from "./boards.ts";

/** How many lines somebody may say within some ms, as in rooms. */
const TALK = { lines: 5, within: 5_000 };

interface DeskParts {
  readonly book: TournamentBook;
  readonly boards: Boards;
  readonly attendance: Attendance;
  readonly players: Pick<Players, "callable" | "strength">;
  readonly moderation: Moderation;
  readonly markOf: (source: string) => string;
  readonly limits: Limits;
  readonly world: Pick<World, "now" | "random">;
}

/** Somebody who asks. */
interface Visitor {
  readonly identity: string;
  readonly source: string;
}

type Done = Entered | "muted" | "flood" | "empty" | "malformed";

export class TournamentDesk {
  constructor(private readonly parts: DeskParts) {}

  get boards(): Boards {
    return this.parts.boards;
  }

  get book(): TournamentBook {
    return this.parts.book;
  }

  /**
   * How somebody stands, who is there by asking, unless they're sent to a game; undefined if there is no
   * such tournament.
   */
  async look(id: string, identity: string): Promise<MyNews | undefined> {
    const { boards, attendance, world } = this.parts;
    const me = await boards.entry(id, identity);
    if (me === undefined) return undefined;
    if (me?.state === "in" && me.code === null) attendance.saw(id, me.number);
    return { now: world.now(), me, isMaker: await boards.isMaker(id, identity) };
  }

  /**
   * Lets a person in, or back in; their seats are held by the token. Who comes by a name that can't be
   * theirs is asked for another: only who comes back isn't, who has been seen under a name here.
   */
  async join(
    id: string,
    { identity, source }: Visitor,
    token: string,
    wish: string,
  ): Promise<Entered | "taken"> {
    const { boards, players, moderation, markOf } = this.parts;
    const name = await shownName(players, moderation, identity, wish);
    const isRefused = name === "" && wish !== "";
    if (isRefused && await boards.entry(id, identity) === null) return "taken";
    return await this.#enter(id, {
      identity,
      token: digest(token),
      owner: "",
      source: markOf(source),
      name,
      isBot: false,
    });
  }

  /** Lets a bot in, under the name that it may be called by unless another is told. */
  async joinBot(
    id: string,
    bot: Pick<Bot, "identity" | "owner" | "name">,
    source: string,
    called?: string,
  ): Promise<Entered> {
    const { players, moderation, markOf, world } = this.parts, { identity, owner } = bot;
    const name = called ?? await moderation.shown(await players.callable(identity, bot.name));
    const token = digest(secretOf(world.random));
    return await this.#enter(id, {
      identity,
      token,
      owner,
      source: markOf(source),
      name,
      isBot: true,
    });
  }

  async leave(id: string, identity: string): Promise<Entered> {
    return this.#changed(id, await this.parts.book.leave(id, identity));
  }

  async say(id: string, identity: string, text: string): Promise<Done> {
    const { book, world } = this.parts;
    if (this.#isMuted(identity)) return "muted";
    const line = cleanText(text, LONGEST_LINE);
    if (line === "") return "empty";
    return this.#changed(id, await book.say(id, identity, line, world.now(), TALK));
  }

  /** The id of the new one. */
  async make(
    fields: Readonly<Record<string, unknown>>,
    { identity, source }: Visitor,
  ): Promise<{ readonly id: string } | "muted" | "malformed" | "limit" | "failed"> {
    const { book, moderation, limits, markOf, world } = this.parts;
    // Its title is read by more people than a line.
    if (this.#isMuted(identity)) return "muted";
    const plan = readMade(fields, `swiss-${makeStem(world.random)}`, world.now());
    if (!plan || await moderation.shown(plan.name) === "") return "malformed";
    const share = {
      all: limits.tournaments,
      ofSource: limits.tournamentsPerSource,
      ofIdentity: limits.tournamentsPerIdentity,
    };
    const made = await book.make(plan, { identity, source: markOf(source) }, share);
    return made === "kept" ? this.#changed(plan.id, { id: plan.id }) : made;
  }

  async callOff(id: string, identity: string): Promise<Entered> {
    const { book, world } = this.parts;
    return this.#changed(id, await book.callOff(id, identity, world.now()));
  }

  #isMuted(identity: string): boolean {
    return this.parts.moderation.restraints.until("mute", { identity }) !== undefined;
  }

  async #enter(id: string, entry: Omit<Entry, "rating">): Promise<Entered> {
    const { book, players, limits, world } = this.parts;
    const { rating } = await players.strength(entry.identity);
    const share = { all: limits.entrants, ofSource: limits.entrantsPerSource };
    return this.#changed(
      id,
      await book.enter(id, { ...entry, rating }, world.now(), share),
    );
  }

  /** What was done shows in the next answer. */
  #changed<Outcome>(id: string, outcome: Outcome): Outcome {
    this.parts.boards.forget(id);
    return outcome;
  }
}
