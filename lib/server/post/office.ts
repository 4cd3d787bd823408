/** The post office: obeys lines, one after another, and answers each with a letter. */

import { Buffer } from "node:buffer";
import { scryptSync, timingSafeEqual } from "node:crypto";
import type { LoggedEvent, Player } from "../../rooms/event.ts";
import type { Misfit, Queue } from "../../rooms/premove.ts";
import { writeStep, writeSteps } from "../../rooms/premove_text.ts";
import type { Action } from "../../rooms/protocol.ts";
import { playersLeft, seatOf } from "../../rooms/view.ts";
import type { World } from "../clock.ts";
import { digest, secretOf } from "../digest.ts";
import { type Helpers, LiveRoom } from "../rooms/live_room.ts";
import { openRoomIn } from "../rooms/open_room.ts";
import { Peer } from "../rooms/peer.ts";
import { MemoryPeers } from "../store/memory_peers.ts";
import type { PostBoards } from "../store/sql/post_boards.ts";
import type { Store } from "../store/store.ts";
import { isStoreFailure } from "../store/failure.ts";
import { boardOfGame, boardOfRoom, userOf } from "./board.ts";
import { boardText, previewText, shownText, turnText } from "./letter.ts";
import { HELP, type Order, PostError, readOrder, type Signed } from "./order.ts";
import { REASONS, refusalText } from "./refusal_text.ts";

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `SALT:HASH` in base64; `salt` is chance. */
function hashPassword(password: string, salt: Uint8Array): string {
  const hash = scryptSync(password, salt, HASH_BYTES);
  return `${Buffer.from(salt).toString("base64")}:${hash.toString("base64")}`;
}

/** Whether it is the password that was hashed. */
function isPassword(password: string, hashed: string): boolean {
  const salt = Buffer.from(hashed.split(":")[0]!, "base64");
  return timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(hashed));
}

function saltOf(random: () => number): Uint8Array {
  return Uint8Array.from({ length: SALT_BYTES }, () => Math.floor(random() * 256));
}

type Challenge = Extract<Order, { t: "challenge" }>;
type SignedOrder = Exclude<Extract<Order, Signed>, { t: "preview" }>;

/** Seconds that a move may take: as long as a room allows. */
const CLOCK = 14 * 86_400;

const OUT_OF_REACH = "The boards can't be reached; try again";
const UNSAVED = "The board couldn't be saved; try again";

export class Office {
  constructor(
    private readonly boards: PostBoards,
    private readonly store: Store,
    private readonly world: World,
    private readonly reminders: Pick<Helpers, "remind" | "inform">,
  ) {}

  /** The answer to a line; one that cannot be obeyed is answered with what is wrong. */
  async answer(line: string): Promise<string> {
    try {
      return await this.#obey(readOrder(line));
    } catch (error) {
      if (error instanceof PostError) return `Error: ${error.message}.`;
      if (isStoreFailure(error)) return `Error: ${OUT_OF_REACH}.`;
      throw error;
    }
  }

  async #obey(order: Order): Promise<string> {
    switch (order.t) {
      case "help":
        return HELP;
      case "challenge":
        return await this.#challenge(order);
      case "show":
        return await this.#show(order.board, order.moves);
      case "boards":
        return await this.#list(order.user, order.password);
      case "preview":
        return await this.#preview(order);
      default:
        return await this.#carryOut(order);
    }
  }

  /** Nobody knows the tokens of the seats: who has the password may lend one to the site. */
  async #challenge({ users, options }: Challenge): Promise<string> {
    const settings = { game: "conway", options, side: 0, clock: CLOCK, listed: false } as const;
    const sitters = users.map((name) => {
      const token = digest(secretOf(this.world.random)), identity = digest(`post ${name}`);
      return { name, token, identity };
    });
    const opened = await openRoomIn(this.store, this.world, settings, "", sitters);
    if (!opened) throw new PostError(UNSAVED);
    const room = this.#roomOf(opened.events);
    // They sit there only by letter.
    if (!await room.tell({ t: "wake" })) throw new PostError(UNSAVED);
    return boardText(boardOfRoom(kept(await this.boards.add(room.view)), room.view));
  }

  async #show(number: number, count: number | undefined): Promise<string> {
    const room = await this.#find(number);
    const board = room ? boardOfRoom(number, room.view) : await this.#remembered(number);
    return shownText(board, count);
  }

  /** The user's boards that are being played. */
  async #list(user: string, password: string): Promise<string> {
    await this.#authenticate(user, password);
    const lines: string[] = [];
    for (const { code, phase, players, mover } of await this.store.live()) {
      if (phase === "over" || !players.some(({ name }) => name === user)) continue;
      const number = await this.boards.numberOf(code);
      if (number === undefined) continue;
      lines.push(`Board ${number}: ${turnText(players.map(userOf), mover)}`);
    }
    return lines.length > 0 ? lines.join("\n") : `${user} plays on no board`;
  }

  async #preview(order: Extract<Order, { t: "preview" }>): Promise<string> {
    const room = await this.#playedAt(order.board);
    const by = await this.#playerOf(order, room);
    const board = boardOfRoom(order.board, room.view);
    return previewText(board, seatOf(room.view, by), order.token);
  }

  async #carryOut(order: SignedOrder): Promise<string> {
    const { board: number, user } = order;
    const room = await this.#playedAt(number);
    const by = await this.#playerOf(order, room);
    await room.tell({ t: "flag" });
    if (room.view.result) throw new PostError("The game is over");
    if (!playersLeft(room.view).includes(by)) throw new PostError(`${user} is out of the game`);
    const told = await this.#act(room, by, order);
    return [boardText(boardOfRoom(number, room.view)), ...told].join("\n");
  }

  /** Does what is ordered; what there is to say besides how the board is now. */
  async #act(room: LiveRoom, by: Player, order: SignedOrder): Promise<string[]> {
    switch (order.t) {
      case "move":
        await this.#ask(room, by, { t: "move", move: order.token });
        return [];
      case "resign":
        await this.#ask(room, by, { t: "resign" });
        return [];
      case "draw":
      case "takeback":
        await this.#ask(room, by, { t: "offer", what: order.t });
        return [];
      case "queue":
        if (order.steps) await this.#ask(room, by, { t: "queue", steps: order.steps });
        return [queueText(room.secrets.queues[by]!)];
      case "link": {
        const key = secretOf(this.world.random);
        const isKept = await room.tell({ t: "give", player: by, key: digest(key) });
        if (!isKept) throw new PostError("The link couldn't be saved; try again");
        return [
          `Open this within ten minutes to play on as ${order.user}: /r/${room.view.code}#take=${key}`,
        ];
      }
    }
  }

  /** Throws a `PostError` where the room refuses. */
  async #ask(room: LiveRoom, by: Player, action: Action): Promise<void> {
    const id = secretOf(this.world.random);
    const answer = await room.ask(by, { ...action, id, on: room.view.version });
    if (answer.t === "refused") throw new PostError(refusalText(answer.why, action, room.view));
  }

  /** Who orders there. The first password that a user gives is the user's from then on. */
  async #playerOf({ board, user, password }: Signed, { view }: LiveRoom): Promise<Player> {
    const player = view.players.findIndex(({ name }) => name === user);
    if (player < 0) throw new PostError(`${user} does not play on board ${board}`);
    await this.#authenticate(user, password);
    return player;
  }

  async #authenticate(user: string, password: string): Promise<void> {
    const hash = await this.boards.passwordOf(user) ??
      kept(await this.boards.register(user, hashPassword(password, saltOf(this.world.random))));
    if (!isPassword(password, hash)) throw new PostError(`That isn't ${user}'s password`);
  }

  /** The board's room; undefined where that is forgotten. */
  async #find(number: number): Promise<LiveRoom | undefined> {
    const place = await this.boards.find(number);
    const events = place ? await this.store.read(place.code, 0) : [];
    return events.length > 0 ? this.#roomOf(events) : undefined;
  }

  /** The room in which a board may be played on. */
  async #playedAt(number: number): Promise<LiveRoom> {
    const room = await this.#find(number);
    if (room) return room;
    await this.#remembered(number);
    throw new PostError("The game is over");
  }

  /** What the archive has of a board. */
  async #remembered(number: number) {
    const place = await this.boards.find(number);
    const game = place && await this.store.books.archive.find(`${place.stem}-1`);
    if (!game) throw new PostError(`There is no board ${number}`);
    return boardOfGame(number, game);
  }

  /** Clocks, computers and who is here are the site's to look after: nothing happens by itself. */
  #roomOf(events: readonly LoggedEvent[]): LiveRoom {
    const world = { ...this.world, after: () => () => {} };
    const peer = new Peer(MemoryPeers.alone(), world);
    const helpers = { choose: () => Promise.resolve(undefined), ...this.reminders, peer };
    return new LiveRoom(events, this.store, world, () => {}, helpers);
  }
}

/** The moves that a user has left in advance, as a letter says them. */
function queueText({ steps, dropped }: Queue): string {
  if (steps.length > 0) return `Premoves: ${writeSteps(steps)}`;
  if (!dropped) return "No premoves left.";
  return `No premoves left; ${writeStep(dropped.step)} was canceled: ${why(dropped.why)}.`;
}

function why(misfit: Misfit): string {
  switch (misfit) {
    case "unexpected":
      return "the moves before it weren't the expected ones";
    case "undone":
      return "a turn was taken back";
    case "unreadable":
      return "it isn't a turn";
    default:
      return REASONS[misfit] ?? misfit;
  }
}

/** What the database has kept; throws where it failed. */
function kept<Value>(value: Value | "failed"): Value {
  if (value === "failed") throw new PostError(OUT_OF_REACH);
  return value;
}
