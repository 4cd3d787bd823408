/** One attack on one server: who takes part, what they hold, and what the server must never do. */

import { judgeAnswer, type Route } from "./answers.ts";
import { Books } from "./books.ts";
import { KNOWN_FAILURES } from "./known_failures.ts";
import type { Line } from "./line.ts";
import { ELSEWHERE, Person, type Ticket } from "./people.ts";
import type { Target } from "./target.ts";
import { marksOf, tracesInFiles } from "../traces.ts";

/** How long an answer may take on the slowest machine, ms. */
const PATIENCE = 30_000;
/** How long giving back may take by itself, ms, before a check of the server's own is due. */
const SOON = 50;
/** Who comes while the disk is full is kept waiting: how much time passes at once then, and at most, ms. */
const MOMENT = 1_000, LONGEST_WAIT = 5_000;
/** Minutes in which a room without people comes to its end: its clock runs, then it's swept. */
const LONGEST_LIFE = 30;
const PEOPLE = 4;

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly person?: Person;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The server did what it must not. */
export class Fault extends Error {}

export class Attack {
  readonly people = Array.from({ length: PEOPLE }, (_, index) => new Person(index));
  /** The same, the latest to do something first. */
  latest: readonly Person[] = this.people;
  readonly tickets: Ticket[] = [];
  /** Rooms that were opened, and by whose browser. */
  readonly rooms: { readonly code: string; readonly host?: Person | undefined }[] = [];
  readonly lines: Line[] = [];
  readonly bots: Line[] = [];
  readonly watchers: Line[] = [];
  readonly conns: Deno.Conn[] = [];
  /** What bots listen to. */
  readonly listeners: ReadableStream[] = [];
  readonly sessions: {
    readonly sid: string;
    readonly person: Person;
    readonly code: string;
    since: number;
  }[] = [];
  readonly feeds: string[] = [];
  readonly archived: string[] = [];
  /** Tournaments by their ids. */
  readonly tournaments: string[] = [];
  readonly matches: string[] = [];
  /** How often each answer was given, and each outcome met. */
  readonly tally = new Map<string, number>();
  readonly #books;
  #ids = 0;
  readonly #faults: string[] = [];
  readonly #pending = new Set<Promise<unknown>>();

  /** `excuse` does work that isn't the server's. */
  constructor(
    readonly target: Target,
    private readonly excuse = (work: () => Promise<void>) => work(),
  ) {
    this.#books = new Books(target.database, target.limits);
  }

  readonly blame = (fault: string): void => {
    this.#faults.push(fault);
  };

  /** Every request is another. */
  nextId(): number {
    return this.#ids++;
  }

  note(outcome: string): void {
    this.tally.set(outcome, (this.tally.get(outcome) ?? 0) + 1);
  }

  /** Somebody does something. */
  acts(person: Person): void {
    person.isForgotten = false;
    this.latest = [person, ...this.latest.filter((other) => other !== person)];
  }

  /** Asks, and judges the answer. */
  async ask(route: Route, asked: Asked): Promise<Heard> {
    const { path, method = "GET", person, headers = {}, body } = asked;
    if (person) this.acts(person);
    const late = (error: unknown): never => {
      throw new Fault(`${method} ${path} was not answered: ${error}`);
    };
    const response = await this.answered(fetch(this.target.url + path, {
      method,
      headers: { "x-forwarded-for": person?.source ?? ELSEWHERE, ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
      ...body !== undefined && { body },
    })).catch(late);
    const text = await response.text().catch(late);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    const heard = isJson && text !== "" ? JSON.parse(text) : text;
    const { status } = response;
    this.note(`${method} ${route} ${status}`);
    const fault = judgeAnswer(route, method, status, heard);
    if (fault) throw new Fault(`${method} ${path}: ${fault}`);
    return { status, headers: response.headers, body: heard };
  }

  /** Waits for an answer, and lets time pass where the server waits for room on the disk. */
  async answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let isThere = false;
    const there = answer.finally(() => isThere = true);
    for (let waited = 0; this.target.isFull && waited < LONGEST_WAIT; waited += MOMENT) {
      const moment = Promise.withResolvers<void>();
      const timer = setTimeout(moment.resolve, SOON);
      await Promise.race([there, moment.promise]).finally(() => clearTimeout(timer));
      if (isThere) break;
      await this.target.pass(MOMENT);
    }
    return await there;
  }

  async post(route: Route, path: string, body: unknown, person?: Person): Promise<Heard> {
    const headers = { "content-type": "application/json" };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return await this.ask(route, {
      path,
      method: "POST",
      headers,
      body: text,
      ...person && { person },
    });
  }

  /** Lets something take its time; waits only until it's known to the server. */
  async begin(work: Promise<unknown>): Promise<void> {
    const watched = work.catch((error) => this.blame(String(error?.message ?? error)))
      .finally(() => this.#pending.delete(watched));
    this.#pending.add(watched);
    await Promise.race([watched, this.#askTwice()]);
  }

  /** Throws if anything went wrong until now. */
  check(): void {
    this.#faults.push(...this.target.bugs().map((bug) => `A bug was reported: ${bug}`));
    this.#faults.push(...this.#overdrawn(), ...this.#books.faults());
    const [fault] = this.#faults;
    if (fault !== undefined) throw new Fault(fault);
  }

  /** Throws if something of a person is still in the database. */
  async checkForgotten({ identity, given }: Person): Promise<void> {
    if (KNOWN_FAILURES.has("traces of the forgotten")) return;
    const { database, path } = this.target;
    await this.excuse(async () => {
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      const left = await tracesInFiles(path, marksOf(identity, given));
      if (left.length > 0) throw new Fault(`Still kept of somebody forgotten: ${left.join(", ")}`);
    });
  }

  /** Waits until no more is taken than those who hold it know of. */
  async settle(): Promise<void> {
    const late = performance.now() + PATIENCE, soon = performance.now() + SOON;
    let hasPassed = false;
    for (let excess = this.#excess(); excess !== undefined; excess = this.#excess()) {
      if (performance.now() > late) throw new Fault(`Never given back: ${excess}`);
      if (performance.now() > soon && !hasPassed) {
        hasPassed = true;
        await this.target.pass(1_000);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Ends everything, and sees that all is given back and nobody forgotten is there again. */
  async end(): Promise<void> {
    const { target } = this;
    target.fill(false);
    for (const line of [...this.lines, ...this.bots, ...this.watchers]) await line.close();
    for (const conn of this.conns.splice(0)) conn.close();
    for (const listener of this.listeners.splice(0)) await listener.cancel();
    this.prune();
    await this.settle();
    await this.#empty();
    await this.#takeAgain();
    for (const person of this.people) if (person.isForgotten) await this.checkForgotten(person);
    await this.ask("/healthz", { path: "/healthz" });
    this.check();
  }

  /** Forgets the lines that have ended. */
  prune(): void {
    for (const lines of [this.lines, this.bots, this.watchers]) {
      const open = lines.filter(({ isOpen }) => isOpen);
      lines.splice(0, lines.length, ...open);
    }
  }

  /** Lets time pass until all is answered and the server has let go of everything. */
  async #empty(): Promise<void> {
    const { target } = this;
    const late = performance.now() + PATIENCE;
    let minutes = 0;
    do {
      while (await target.endCheck("true"));
      await target.pass(60_000);
      await new Promise((resolve) => setTimeout(resolve, 1));
      const held = Object.entries(target.held()).filter(([, count]) => count > 0);
      if (held.length === 0 && this.#pending.size === 0) return;
      minutes++;
      // On a slow disk what is let go of takes time of its own, however fast minutes pass here.
    } while (minutes < LONGEST_LIFE || performance.now() < late);
    throw new Fault(
      `After all have left, ${this.#pending.size} are unanswered, and still taken are ` +
        JSON.stringify(target.held()),
    );
  }

  /** Takes all that an address may have: if something wasn't given back, it can't. */
  async #takeAgain(): Promise<void> {
    const { roomsPerSource, pollsPerSource } = this.target.limits;
    if (!("rooms" in this.target.held())) return;
    const [person] = this.latest, headers = { "x-forwarded-for": person!.source };
    const form = { game: "conquerors-v2" };
    let code = "";
    for (let n = 1; n <= roomsPerSource; n++) {
      const body = new URLSearchParams(form);
      const opened = await this.ask("/new", { path: "/new", method: "POST", headers, body });
      if (opened.status === 403) return; // An admin has banned the address.
      if (opened.status !== 303) {
        throw new Fault(`Room ${n} of ${roomsPerSource} can't be had again`);
      }
      code = opened.headers.get("location")!.slice(3);
    }
    const msg = { t: "join", protocol: 1, code, wish: "watch" };
    for (let n = 1; n <= pollsPerSource; n++) {
      const body = JSON.stringify({ msg });
      const { body: heard } = await this.ask("/api/send", {
        path: "/api/send",
        method: "POST",
        headers,
        body,
      });
      if (!("sid" in (heard as object))) {
        throw new Fault(`Poll ${n} of ${pollsPerSource} can't be had again`);
      }
    }
  }

  #excess(): string | undefined {
    const { sockets = 0, watchers = 0, listeners = 0 } = this.target.held();
    const open = (lines: readonly Line[]) => lines.filter(({ isOpen }) => isOpen).length;
    if (sockets > open(this.lines)) return `${sockets} sockets`;
    if (watchers > open(this.watchers)) return `${watchers} watchers`;
    if (listeners > this.listeners.length) return `${listeners} bots that listen`;
    for (const { source } of this.people) {
      const own = open(this.lines.filter((line) => line.source === source));
      if (own > this.target.limits.socketsPerSource) return `${own} sockets of one address`;
    }
  }

  #overdrawn(): string[] {
    const { limits, arenaLimits: { bots, watchers } } = this.target;
    const { rooms, polls, sockets, botStreams: listeners } = limits;
    const most: Record<string, number> = { rooms, polls, sockets, listeners, bots, watchers };
    return Object.entries(this.target.held()).flatMap(([name, count]) =>
      count > (most[name] ?? rooms) ? [`${count} ${name}, more than there may be`] : []
    );
  }

  async #askTwice(): Promise<void> {
    for (let times = 0; times < 2; times++) await this.ask("/healthz", { path: "/healthz" });
  }
}
