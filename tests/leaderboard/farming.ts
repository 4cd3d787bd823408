/**
 * Programs that play for points, against a server whose clock is theirs. They know what an attacker
 * knows: the engine, and the seed of every ticket they have been given.
 */

import { App } from "fresh";
import type { State } from "../../lib/server/define.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { resultText } from "../../lib/games/notation/notation.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { choose } from "../../lib/search/choose.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { digest } from "../../lib/server/digest.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { handler as games } from "../../routes/api/games.ts";
import { handler as results } from "../../routes/api/results.ts";
import { codeOf } from "../pages/ask.ts";
import { type Played, seal, STEPS, trueCpu } from "./reports.ts";

export const SECOND = 1_000;
const ALL = { bucket: "all", game: null, opponent: null };
const INFO = { remoteAddr: { transport: "tcp", hostname: "10.0.0.1", port: 1 } } as const;
const GAME = { game: "conquerors-v2", level: "easy", side: 0 } as const;
/** How somebody plays. */
interface Style {
  /** How long a turn takes, ms. */
  readonly perTurn: number;
  /** Whether games that are lost are never reported. */
  readonly drops: boolean;
}

/** As fast as the server believes in turns at all. */
export const PROGRAM: Style = { perTurn: SECOND, drops: true };
/** As fast as somebody may be who is as good. */
export const PERSON: Style = { perTurn: 2.5 * SECOND, drops: false };
/** Tickets that a program asks for at once. */
const AT_ONCE = 3;

/** What somebody has on the board of all time. */
interface Earned {
  readonly points: number;
  readonly games: number;
  readonly wins: number;
}

type Answer = Record<string, unknown>;

export class Farm implements AsyncDisposable {
  readonly #start: number;
  readonly #code = codeOf("Farmer");
  readonly #now: { ms: number };

  private constructor(
    private readonly services: Services,
    private readonly ask: (request: Request) => Promise<Response>,
    now: { ms: number },
  ) {
    this.#now = now;
    this.#start = now.ms;
  }

  /** All farms get the same seeds for the same questions. */
  static async open(): Promise<Farm> {
    const now = { ms: Date.UTC(2026, 10, 17) };
    const random = seededRng("farm");
    const world = { ...realWorld, random, now: () => now.ms };
    const services = await startServices({
      store: SqliteStore.open(),
      world,
      limits: { ...DEFAULT_LIMITS, accountsPerMinute: 1e9, accountsPerMinutePerIdentity: 1e9 },
      trustedHops: 0,
      cpuSteps: STEPS,
    });
    const app = new App<State>().use((ctx) => {
      ctx.state.online = () => Promise.resolve(services);
      return ctx.next();
    });
    app.post("/api/games", games.POST).post("/api/results", results.POST);
    const handler = app.handler();
    return new Farm(services, (request) => handler(request, INFO as never), now);
  }

  /**
   * Takes every ticket there is and plays it, a turn in `perTurn` ms, and reports what is won; what is
   * lost is dropped at once for another ticket, or reported like the rest.
   */
  async play(seconds: number, { perTurn, drops }: Style): Promise<Earned> {
    const held = new Map<string, { ticket: string; played: Played; due: number }>();
    const seen = new Set<string>();
    let dropped: string | undefined;
    for (; this.#elapsed <= seconds * SECOND; this.#now.ms += SECOND) {
      for (const [seed, { ticket, played, due }] of held) {
        if (this.#now.ms < due) continue;
        await this.#report(ticket, played);
        held.delete(seed);
      }
      for (let asked = 0; asked < AT_ONCE; asked++) {
        const issued = await this.#post("/api/games", { ...GAME, instead: dropped });
        if (!("ticket" in issued) || seen.has(String(issued.seed))) continue;
        const ticket = String(issued.ticket), seed = String(issued.seed);
        const played = playWell(seed);
        const due = this.#now.ms + perTurn * Math.ceil(played.turns.length / 2);
        seen.add(seed);
        if (drops && !hasWon(played)) dropped = seed;
        else held.set(seed, { ticket, played, due });
      }
    }
    return await this.#earned();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.services.dismiss();
    await this.services.close();
  }

  get #elapsed(): number {
    return this.#now.ms - this.#start;
  }

  async #report(ticket: string, { report }: Played): Promise<void> {
    const body = { ticket, report: seal(report) };
    let answer: Answer = { checking: 0 };
    while ("checking" in answer) answer = await this.#post("/api/results", body);
    if ("refused" in answer) throw new Error(`${answer.refused}`);
  }

  async #earned(): Promise<Earned> {
    const player = await this.services.players.find(digest(this.#code));
    const standing = player && await this.services.standings.of(ALL, player.id);
    const { points = 0, games = 0, wins = 0 } = standing ?? {};
    return { points, games, wins };
  }

  async #post(path: string, body: object): Promise<Answer> {
    const text = JSON.stringify({ ...body, identity: this.#code });
    const request = new Request(`http://here${path}`, { method: "POST", body: text });
    return await (await this.ask(request)).json();
  }
}

const known = new Map<string, Played>();

/** What the engine makes of a seed. */
function playWell(seed: string): Played {
  const done = known.get(seed) ?? play(seed);
  known.set(seed, done);
  return done;
}

function play(seed: string): Played {
  const ticket = { ...GAME, seed }, game = LIFE_GAMES[GAME.game];
  const turns: string[] = [];
  let at = game.initial({});
  while (!at.outcome) {
    const isOwn = at.turn === GAME.side;
    const move = isOwn ? choose(game, at, "easy", `own ${seed}`, STEPS) : trueCpu(ticket, at);
    turns.push(game.text.writeMove(at, move));
    at = game.play(at, move);
  }
  const result = resultText(game, at.outcome);
  const report = { ...ticket, options: {}, moves: turns.join(" "), result };
  return { ticket, report, turns, positions: [], seconds: 0 };
}

function hasWon({ report: { result } }: Played): boolean {
  return result.startsWith("blue");
}
