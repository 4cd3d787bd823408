/** Players of a tournament, people over sockets and bots: whoever is weaker resigns. */

import { assert, assertEquals } from "@std/assert";
import type { MyNews, TournamentNews } from "../../lib/tournaments/news.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { BotClient } from "../bots/bot_client.ts";
import type { Serving } from "../transport/serving.ts";
import { codeOf, post } from "../pages/ask.ts";
import { SocketPlayer } from "../transport/socket_player.ts";

/** How long they play on the slowest machine, ms. */
const PATIENCE = 180_000;

/** Where a server is, which may be another in a moment. */
type Where = () => Pick<Serving, "url">;

type Answer = Partial<MyNews> & {
  readonly news?: TournamentNews;
  readonly refused?: string;
  readonly id?: string;
};

/** A name tells how strong its owner is. */
function strengthOf(name: string): number {
  return Number(/\d+$/.exec(name)![0]);
}

export class Contestant {
  readonly identity: string;
  readonly token = makeSecret();
  /** The rooms of games that were played to their end. */
  readonly played = new Set<string>();

  constructor(private readonly where: Where, readonly id: string, readonly name: string) {
    this.identity = codeOf(name.replace(" ", "_"));
  }

  async ask(wish: string, more: object = {}): Promise<Answer> {
    const { id, identity } = this;
    const body = { id, identity, wish, ...more };
    return (await post(this.where(), "/api/me/tournaments", body)).body as Answer;
  }

  async join(): Promise<void> {
    const { token, name } = this;
    const answer = await this.ask("join", { token, name });
    assert(answer.me, JSON.stringify(answer));
  }

  async leave(): Promise<void> {
    assertEquals((await this.ask("leave")).me?.state, "out");
  }

  /** Looks, and plays the game that is to be played, if there is one. */
  async step(): Promise<void> {
    const { me } = await this.ask("look");
    if (me?.state === "paused") await this.join();
    if (me?.code && !this.played.has(me.code)) await this.play(me.code);
  }

  async play(code: string): Promise<void> {
    const socket = new SocketPlayer(this.where().url);
    await socket.open();
    try {
      await this.#playBy(socket, code);
    } finally {
      await socket.close();
    }
  }

  async #playBy(socket: SocketPlayer, code: string): Promise<void> {
    const { token, identity } = this;
    socket.join(code, "back", { token, identity });
    const isOver = () => socket.has("ended") || socket.closed !== undefined;
    await socket.until(() => socket.has("snapshot") || isOver());
    const snapshot = socket.heard.find(({ t }) => t === "snapshot");
    const joined = socket.heard.find(({ t }) => t === "joined");
    assert(snapshot?.t === "snapshot" && joined?.t === "joined" && joined.player !== null);
    const { players, version, result } = snapshot.room, mine = joined.player;
    const rival = players[1 - mine]!.name;
    assertEquals(players[mine]!.name, this.name);
    if (!result && strengthOf(this.name) < strengthOf(rival)) {
      socket.send({ t: "resign", id: "resign", on: version });
    }
    if (!result) await socket.until(isOver);
    if (socket.has("ended") || result) this.played.add(code);
  }
}

/** A bot that resigns against whoever is stronger, and else waits. */
export class BotContestant {
  readonly #resigned = new Set<string>();

  private constructor(
    private readonly client: BotClient,
    readonly id: string,
    readonly name: string,
  ) {}

  static async open(app: Serving, id: string, name: string): Promise<BotContestant> {
    const client = await BotClient.open(app, `owner of ${name}`.replaceAll(" ", "_"), name);
    return new BotContestant(client, id, name);
  }

  async join(): Promise<void> {
    const { status, body } = await this.client.post(`/tournament/${this.id}/join`);
    assertEquals(status, 200, JSON.stringify(body));
  }

  async leave(): Promise<void> {
    assertEquals((await this.client.post(`/tournament/${this.id}/leave`)).status, 200);
  }

  async step(): Promise<void> {
    if (this.client.hasEnded) await this.client.listen();
    for (const { game: { id } } of this.client.all("gameStart")) {
      const game = this.client.game(id)!;
      if (game.status !== "playing" || this.#resigned.has(id)) continue;
      const rival = game.players[1 - game.seat]!.name;
      if (strengthOf(this.name) > strengthOf(rival)) continue;
      const { status } = await this.client.post(`/game/${id}/resign`);
      if (status === 200) this.#resigned.add(id);
    }
  }

  async close(): Promise<void> {
    await this.client[Symbol.asyncDispose]();
  }
}

/** Has them play until it's so, and fails if it never is; a server that restarts is found again. */
export async function playUntil(
  contestants: readonly { step(): Promise<void> }[],
  isSo: () => Promise<boolean>,
): Promise<void> {
  const late = Date.now() + PATIENCE;
  let isDone = false;
  const playOn = async (contestant: { step(): Promise<void> }) => {
    while (!isDone && Date.now() < late) {
      // The server may be away for a moment.
      await contestant.step().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const playing = contestants.map(playOn);
  while (!isDone && Date.now() < late) {
    isDone = await isSo().catch(() => false);
    if (!isDone) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(playing);
  assert(isDone, "It never was so");
}
