/** Programs that play in rooms by the bot API: who they are, what they listen to and what they do. */

import { isRoomCode } from "../../rooms/code.ts";
import type { Settings } from "../../rooms/event.ts";
import type { Answer, Request } from "../../rooms/protocol.ts";
import { phaseOf } from "../../rooms/view.ts";
import { guarded, type World } from "../clock.ts";
import { digest, secretOf } from "../digest.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { Presence } from "../pairing/presence.ts";
import { type Hub, SEATED } from "../rooms/hub.ts";
import type { Limits } from "../rooms/limits.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Lobby } from "../rooms/lobby.ts";
import type { Peer } from "../rooms/peer.ts";
import { Quota } from "../rooms/quota.ts";
import { Rate } from "../rooms/rate.ts";
import type { Bot, Bots } from "../store/bots.ts";
import type { Notices } from "../store/notices.ts";
import type { Players } from "../store/players.ts";
import type { BotLine } from "./bot_line.ts";
import { BotTokens } from "./bot_tokens.ts";
import { playerIn } from "./bot_stream.ts";
import { ChallengeDesk, type DeskRefusal, type Tables } from "./challenge_desk.ts";
import { Challenges } from "./challenges.ts";
import { Listening } from "./listening.ts";
import { Streams } from "./streams.ts";
import type { BotName } from "./told.ts";

const MINUTE = 60_000;

interface DeskParts {
  readonly book: Bots;
  readonly notices: Notices;
  readonly peer: Pick<Peer, "tell" | "onTold" | "isAlone">;
  readonly presence: Pick<Presence, "saw">;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly players: Pick<Players, "callable" | "claim">;
  readonly moderation: Moderation;
  readonly markOf: (address: string) => string;
  readonly world: World;
  readonly limits: Limits;
}

export class BotDesk implements Tables {
  readonly tokens: BotTokens;
  readonly challenges: ChallengeDesk;
  readonly #streams: Streams;
  readonly #listening: Listening;
  /** Sockets whose bot hasn't said its token yet. */
  readonly #arriving: Quota;
  readonly #sources: Rate;
  readonly #bots: Rate;

  constructor(private readonly parts: DeskParts) {
    const { botStreams, botStreamsPerSource } = parts.limits;
    const { botRequestsPerMinute, botRequestsPerMinutePerBot } = parts.limits;
    const { notices, hub, lobby, peer, presence, markOf, world } = parts, now = () => world.now();
    const challenges = new Challenges(notices, now);
    const listening = this.#listening = new Listening(notices, now);
    const places = new Quota(botStreams, botStreamsPerSource);
    const expire = (id: string) => this.challenges.withdraw(id, "expired");
    const told = { listening, challenges, hub, lobby, peer, presence };
    this.#streams = new Streams({ ...told, world, places, expire });
    const changed = () => this.#streams.changed();
    const desk = { challenges, listening, hub, markOf, world, tables: this, changed };
    this.challenges = new ChallengeDesk(desk);
    this.tokens = new BotTokens(parts, (id) => this.#streams.end(id));
    // Of a game that was over when a bot came it's told nothing, but that somebody wishes for a rematch.
    lobby.onNote(guarded(world, async (head) => {
      const isNews = head.phase !== "over" || (await hub.loaded(head.code))?.view.offer;
      if (isNews) await this.#streams.seated(head);
    }));
    this.#arriving = new Quota(botStreams, botStreamsPerSource);
    this.#sources = new Rate(botRequestsPerMinute, MINUTE);
    this.#bots = new Rate(botRequestsPerMinutePerBot, MINUTE);
  }

  /** Bots that listen. */
  get size(): number {
    return this.#streams.size;
  }

  /** Cuts off bots whose owner is forgotten. */
  async forget(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.#streams.end(id);
  }

  /** Whether bots at an address may ask one thing more, no matter who they say they are. */
  mayAsk(source: string): boolean {
    return this.#sources.allow([source], this.parts.world.now());
  }

  /** Whether one bot may. */
  mayAskAs({ identity }: Bot): boolean {
    return this.#bots.allow([identity], this.parts.world.now());
  }

  /** When that begins again, s. */
  get restOfMinute(): number {
    return Math.ceil((MINUTE - this.parts.world.now() % MINUTE) / 1_000);
  }

  /** Until when a bot, or its owner, may not play, ms. */
  bannedUntil({ identity, owner }: Bot, source: string): number | undefined {
    return this.parts.moderation.bannedUntil({ source, identity, owner });
  }

  /** Cuts off bots that may not play any more. */
  expel(): void {
    this.#streams.expel((bot, source) => this.bannedUntil(bot, source) !== undefined);
  }

  /** Lets a socket in whose bot is still to say its token; gives what ends that. */
  arrive(source: string): (() => void) | undefined {
    if (!this.#arriving.take([source])) return undefined;
    let isThere = true;
    return () => {
      if (isThere) this.#arriving.release([source]);
      isThere = false;
    };
  }

  /** Tells a bot all that it's to hear, instead of by a line that it has; false if there's no place. */
  async listen(bot: Bot, source: string, line: BotLine): Promise<boolean> {
    const { hub, lobby, world, players } = this.parts;
    return await this.#streams.open(bot, source, line, async (stream) => {
      // A bot with a counted game has its name for itself, as a person would.
      await players.claim(bot.identity, bot.name, world.now());
      for (const { code } of await lobby.of(bot.identity)) {
        const room = await hub.find(code);
        if (room) stream.join(room);
      }
    });
  }

  /** The bots that listen, the first who came first; without names that were taken away. */
  async online(): Promise<(BotName & { games: number })[]> {
    const bots = (await this.#listening.all()).map(({ bot }) => bot);
    const seats = await this.parts.lobby.seatsOf(bots.map(({ identity }) => identity));
    return await Promise.all(bots.map(async (bot) => ({
      id: bot.id,
      name: await this.parts.moderation.shown(bot.name),
      games: seats.get(bot.identity) ?? 0,
    })));
  }

  /** Whether a bot listens to this process. */
  isListening(identity: string): boolean {
    return this.#streams.by(identity) !== undefined;
  }

  /** Tells a bot that listens of a room in which it sits, unless it knows. */
  async seat(identity: string, code: string): Promise<void> {
    await this.#streams.seat(identity, code);
  }

  /** Opens a room and sits down in it; its code. */
  async open(bot: Bot, source: string, settings: Settings): Promise<string | DeskRefusal[]> {
    const { hub, markOf, moderation } = this.parts;
    if (moderation.isPaused) return ["paused"];
    if (await this.isBusy(bot)) return ["games"];
    const opened = await hub.open(settings, [markOf(source), bot.identity]);
    if ("refused" in opened) return [opened.refused === "limit" ? "rooms" : opened.refused];
    let why: DeskRefusal | undefined = "storage";
    try {
      why = await this.enter(bot, await hub.find(opened.code));
    } finally {
      // Nobody would come, and it would be one of the few rooms that the bot may have.
      if (why) await hub.end(opened.code);
    }
    return why ? [why] : opened.code;
  }

  /** Sits down in a room; why not, if not. Who sits there already is told of it again. */
  async join(bot: Bot, code: string, source: string): Promise<DeskRefusal | undefined> {
    // Who is asked accepts by that: else the challenge would expire in the middle of the game.
    const why = await this.challenges.accept(bot, code);
    if (why !== "unknown") return why;
    const room = await this.#own(bot, code) ?? await this.parts.hub.visit(code, source);
    return typeof room === "string" ? room : await this.enter(bot, room);
  }

  /** Sits down, unless it has, and hears of the room; why not, if not. */
  async enter(bot: Bot, room: LiveRoom | undefined): Promise<DeskRefusal | undefined> {
    if (!room) return "unknown";
    const why = playerIn(room, bot) === undefined ? await this.#sit(bot, room) : undefined;
    if (!why) this.#streams.get(bot.id)?.join(room);
    return why;
  }

  /** The table that a bot sits at; undefined if it's at none of that code. */
  async at(bot: Bot, code: string, source: string) {
    const room = await this.#own(bot, code);
    if (room) return { room, player: playerIn(room, bot)! };
    // Anyone who asks for a table that isn't theirs may be guessing.
    await this.parts.hub.visit(code, source);
    return undefined;
  }

  /** Does something at a table. */
  ask({ room, player }: { room: LiveRoom; player: number }, request: Request): Promise<Answer> {
    return room.ask(player, request);
  }

  /** Closes a room in which a bot waits alone; whether it did. */
  async close(bot: Bot, code: string): Promise<boolean> {
    const room = await this.#own(bot, code);
    if (!room || phaseOf(room.view) !== "waiting" || room.secrets.holders.length > 1) return false;
    // A challenge's room goes with it.
    const isDeclined = await this.challenges.decline(bot, code) === undefined;
    return isDeclined || await this.parts.hub.endWait(code);
  }

  /** Whether it plays as many games at a time as it may. */
  async isBusy({ identity }: Bot): Promise<boolean> {
    return (await this.parts.lobby.of(identity)).length >= this.parts.limits.gamesPerBot;
  }

  /** Tells all who listen to come back later. */
  dismiss(): void {
    this.#streams.dismiss();
  }

  /** The room of that code, if the bot sits there: others at its address may have guessed too many codes. */
  async #own(bot: Bot, code: string): Promise<LiveRoom | undefined> {
    const room = isRoomCode(code) ? await this.parts.hub.find(code) : undefined;
    return room && playerIn(room, bot) !== undefined ? room : undefined;
  }

  async #sit(bot: Bot, room: LiveRoom): Promise<DeskRefusal | undefined> {
    const { players, moderation, world } = this.parts;
    const { identity, owner } = bot;
    if (moderation.isPaused) return "paused";
    if (await this.isBusy(bot)) return "games";
    const blocks = room.secrets.holders.map((holder) =>
      moderation.blocks.between(identity, holder.identity)
    );
    if ((await Promise.all(blocks)).includes(true)) return "blocked";
    const name = await moderation.shown(await players.callable(identity, bot.name));
    const token = digest(secretOf(world.random));
    if (!await room.tell({ t: "sit", name, token, identity, owner })) return "storage";
    if (playerIn(room, bot) !== undefined) {
      this.parts.peer.tell(SEATED, room.view.code);
      return undefined;
    }
    return "full";
  }
}
