/** Someone at a browser: the real connection, and a hand that plays legal moves at random. */

import type { Player as Who } from "../../../lib/rooms/event.ts";
import { gameOf } from "../../../lib/games/registry.ts";
import type { Action, Answer, Wish } from "../../../lib/rooms/protocol.ts";
import { phaseOf, type RoomView, turnOf } from "../../../lib/rooms/view.ts";
import { Connection } from "../../../lib/ui/net/connection.ts";
import type { ConnectionState } from "../../../lib/ui/net/connection_state.ts";
import type { Env } from "../../../lib/ui/net/env.ts";
import { secretOf } from "../../../lib/server/digest.ts";
import type { Line as SimulatedLine } from "./line.ts";

/** Something asked for, and what came of it once an answer came. */
interface Cause {
  readonly action: Action;
  answer?: Answer;
}

/** Moves that are always legal. */
const IN_ADVANCE = [{ after: [], move: "random" }, { after: ["any"], move: "random" }];

export class Player<Line extends Env = SimulatedLine> {
  readonly deeds: Cause[] = [];
  readonly token: string;
  readonly identity: string;
  pollOnly = false;
  connection: Connection;
  #held = false;

  constructor(readonly line: Line, readonly code: string, wish: Wish = "sit", pollOnly = false) {
    this.token = secretOf(line.random);
    this.identity = secretOf(line.random);
    this.pollOnly = pollOnly;
    this.connection = this.#connect(wish);
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  get room(): RoomView {
    const { room } = this.state;
    if (!room) throw new Error("Nothing was heard of the room yet");
    return room;
  }

  get who(): Who | null {
    return this.state.player;
  }

  /** Closes the page and opens it again; what was not answered is forgotten. */
  reload(): void {
    this.connection.close();
    this.connection = this.#connect(this.#held ? "back" : "sit");
  }

  /** Another tab of the same browser. */
  openTab(): Connection {
    return this.#connect("back");
  }

  async do(action: Action): Promise<Answer> {
    const deed: Cause = { action };
    this.deeds.push(deed);
    return deed.answer = await this.connection.send(action);
  }

  isTurn(): boolean {
    const { room, player, pending } = this.state;
    return room !== null && player !== null && turnOf(room) === player && pending === 0;
  }

  /** A legal move as text: a block somewhere at home, which lives on, or anything at random. */
  randomMove(): string {
    const { settings, position } = this.room;
    const game = gameOf(settings.game);
    if (game.attrition) return "random";
    const home = game.turn(position) === 0 ? 0 : 20;
    const [column, row] = [home + 7 * this.line.random(), 25 * this.line.random()].map(Math.floor);
    const corner = row! * game.board(position).width + column!;
    const block = { place: [0, 1, 28, 29].map((offset) => corner + offset) };
    const move = game.refuse(position, block) ? game.random(position, this.line.random) : block;
    return game.text.writeMove(position, move);
  }

  /** Plays a legal move at random; the answer comes when the net lets it. */
  move(): Promise<Answer> {
    return this.do({ t: "move", move: this.randomMove() });
  }

  /** Does what someone might do now, if there is anything to do. */
  act(): void {
    const { room, player, pending } = this.state;
    if (!room || player === null || pending > 3) return;
    const dice = this.line.random();
    if (dice < 0.04) this.do({ t: "say", text: `line ${this.deeds.length}` });
    else if (dice < 0.045) this.do({ t: "resign" });
    else if (dice < 0.06) this.do({ t: "offer", what: "draw" });
    else if (dice < 0.08) this.do({ t: "claim" });
    else if (dice < 0.1) this.do({ t: "queue", steps: IN_ADVANCE });
    else if (phaseOf(room) === "over" && pending === 0) this.do({ t: "offer", what: "rematch" });
    else if (room.offer && room.offer.player !== player && dice < 0.3) {
      this.do({ t: dice < 0.15 ? "accept" : "decline", what: room.offer.what });
    } else if (this.isTurn()) this.move();
  }

  #connect(wish: Wish): Connection {
    const { code, token, identity, pollOnly } = this;
    const visit = { code, wish, token, identity, name: "", key: "", pollOnly };
    return new Connection(visit, this.line, ({ player }) => this.#held ||= player !== null);
  }
}
