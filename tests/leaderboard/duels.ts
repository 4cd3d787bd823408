/** Games between people that one of them gives away, over real sockets from addresses of one's choice. */

import type { Settings } from "../../lib/rooms/event.ts";
import { digest } from "../../lib/server/digest.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { wholeGame } from "../transport/load_game.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { codeOf } from "../pages/ask.ts";

const ALL = { bucket: "all", game: null, opponent: null };
const LISTED: Settings = { ...SETTINGS, listed: true };
const MOVES = wholeGame();

export class Duels implements AsyncDisposable {
  private constructor(
    private readonly serving: Serving,
    private readonly clock: { ms: number },
  ) {}

  static async open(): Promise<Duels> {
    const clock = { ms: Date.UTC(2026, 10, 17) };
    const limits = { roomsPerSource: 1e3, roomsPerIdentity: 1e3 };
    return new Duels(await serve({ trustedHops: 1, now: () => clock.ms, limits }), clock);
  }

  /** The second resigns after `turns` of each, which take `ms` in all. */
  async play(
    winner: string,
    from: string,
    loser: string,
    loserFrom: string,
    ms: number,
    { turns = 5 } = {},
  ): Promise<void> {
    const { hub } = this.serving.services;
    const opened = await hub.open(LISTED, [from]);
    if ("refused" in opened) throw new Error(opened.refused);
    const players = [
      await this.#sit(opened.code, winner, from),
      await this.#sit(opened.code, loser, loserFrom),
    ] as const;
    const room = (await hub.find(opened.code))!;
    await players[1].until(() => players[1].has("snapshot"));
    for (const move of MOVES.slice(0, 2 * turns)) {
      this.clock.ms += ms / (2 * turns);
      const [one, other] = players;
      const mover = room.view.moves.length % 2 === 0 ? one : other;
      await ask(mover, { t: "move", move, on: room.view.version });
    }
    await ask(players[1], { t: "resign", on: room.view.version });
    for (const player of players) await player.close();
  }

  async earned(
    name: string,
  ): Promise<{ points: number; games: number; rating: number | undefined }> {
    const { players, standings } = this.serving.services;
    const player = await players.find(digest(codeOf(name)));
    const standing = player && await standings.of(ALL, player.id);
    const { points = 0, games = 0, rating } = standing ?? {};
    return { points, games, rating: rating?.rating };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.serving[Symbol.asyncDispose]();
  }

  async #sit(code: string, name: string, from: string): Promise<SocketPlayer> {
    const headers = { "x-forwarded-for": from };
    const player = new SocketPlayer(this.serving.url, { headers });
    await player.open();
    player.join(code, "sit", { identity: codeOf(name), name });
    await player.until(() => player.has("snapshot"));
    return player;
  }
}

let asked = 0;

async function ask(player: SocketPlayer, action: object): Promise<void> {
  const before = player.count("ok") + player.count("refused");
  player.send({ ...action, id: `farm-${asked++}` });
  await player.until(() => player.count("ok") + player.count("refused") > before);
}
