import { asLanguage, type Language, LANGUAGES } from "../../words/language.ts";
import type { Build, WorkerScope } from "./scope.ts";

/** What is shown in place of a page that needs the network. */
const STAND_IN = "/offline";

const POLICY = "content-security-policy";

/** A page as `lib/server/http/offline_bundle.ts` sends it. */
interface SentPage {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Where the language of the page that was seen last is kept. */
const SPOKEN = "/spoken";

/** Where it's kept when the browser had no room for it all, ms; empty while that isn't known. */
const FULL = "/full";

/** How long until it's tried again, ms: each page asks for it, and what is fetched costs. */
const FULL_FOR = 24 * 60 * 60_000;

/** How many files are fetched at a time: enough for a slow line, and it leaves the page some. */
const LANES = 4;

/**
 * The pages of one build in every language, with all they need. What a browser can't read again, as
 * after its disk was full, counts as not kept: a worker that failed would keep the whole site away.
 */
export class OfflineCache {
  readonly #scope: WorkerScope;
  readonly #build: Build;

  constructor(scope: WorkerScope, build: Build) {
    this.#scope = scope;
    this.#build = build;
  }

  /**
   * Fetches all of it; fails if any of it cannot be had. Firefox stops a worker that takes more than a
   * minute, so another try goes on where the last one ended.
   */
  async fill(): Promise<void> {
    await this.#askForRoom();
    try {
      await this.#fetchAll();
    } catch (error) {
      if ((error as Error).name === "QuotaExceededError") await this.#noteFull();
      throw error;
    }
  }

  async #fetchAll(): Promise<void> {
    const cache = await this.#open();
    for (const language of LANGUAGES) {
      for (const page of await this.#fetchPages(language)) {
        await cache.put(keyOf(page.path, language), asResponse(page));
      }
    }
    const files = inTurn(this.#build.files);
    await Promise.all(Array.from({ length: LANES }, () => this.#keep(cache, files)));
  }

  /** Throws away what other builds have left, but for the language: there may be no network to ask. */
  async clearOthers(): Promise<void> {
    const { caches } = this.#scope;
    const spoken = await caches.match(SPOKEN);
    if (spoken) await (await this.#open()).put(SPOKEN, spoken);
    const others = (await caches.keys()).filter((id) => id !== this.#build.id);
    await Promise.all(others.map((id) => caches.delete(id)));
  }

  /** A file as it is kept under this very address. */
  file(request: Request): Promise<Response | undefined> {
    return this.#match(request);
  }

  /** The page that is kept for an address, or for one without its query. */
  async kept(address: string): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(address);
    searchParams.delete("lang");
    const own = searchParams.size > 0 && await this.#page(address, `${pathname}?${searchParams}`);
    return own || await this.#page(address, pathname);
  }

  /** What says, in the language of an address, that there is no network. */
  async standIn(address: string): Promise<Response> {
    return await this.#page(address, STAND_IN) ?? Response.error();
  }

  /** Remembers the language of a page that is about to be seen. */
  async hear(page: Response): Promise<void> {
    const language = page.headers.get("content-language");
    if (language) await (await this.#open()).put(SPOKEN, new Response(language));
  }

  /** Fails, without fetching anything, where there was too little room of late, or is none at all. */
  async #askForRoom(): Promise<void> {
    const cache = await this.#scope.caches.open(FULL);
    const since = Number(await (await cache.match(FULL))?.text());
    if (Math.abs(Date.now() - since) < FULL_FOR) throw new Error("There's too little room");
    await cache.put(FULL, new Response(""));
  }

  /** Gives back the room that a part of it takes, which is of no use. */
  async #noteFull(): Promise<void> {
    await this.#scope.caches.delete(this.#build.id);
    await (await this.#scope.caches.open(FULL)).put(FULL, new Response(`${Date.now()}`));
  }

  /** Takes one file after another, and fetches those that no earlier try has kept. */
  async #keep(cache: Cache, files: Iterable<string>): Promise<void> {
    for (const url of files) {
      if (await cache.match(url)) continue;
      await cache.put(url, whole(url, await this.#scope.fetch(url)));
    }
  }

  async #page(address: string, path: string): Promise<Response | undefined> {
    const { searchParams } = new URL(address);
    const language = asLanguage(searchParams.get("lang")) ?? await this.#spoken();
    return await this.#match(keyOf(path, language));
  }

  async #match(asked: Request | string): Promise<Response | undefined> {
    try {
      return await (await this.#open()).match(asked);
    } catch {
      return undefined;
    }
  }

  #open(): Promise<Cache> {
    return this.#scope.caches.open(this.#build.id);
  }

  async #spoken(): Promise<Language> {
    const spoken = await (await this.#match(SPOKEN))?.text().catch(() => undefined);
    return asLanguage(spoken) ?? "en";
  }

  /** All pages in one answer. */
  async #fetchPages(language: Language): Promise<readonly SentPage[]> {
    const path = `/offline/${language}`;
    return await whole(path, await this.#scope.fetch(path)).json();
  }
}

/** Ends for all who take from it once one of them fails. */
function* inTurn(files: readonly string[]): Iterable<string> {
  yield* files;
}

/**
 * An answer, unless it is none. No file is a page: one that comes as a page is what a network wants
 * read before it lets anybody through, and would be kept for as long as the build.
 */
function whole(url: string, response: Response): Response {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!response.ok || isPage) throw new Error(`${url} cannot be fetched: ${response.status}`);
  return response;
}

function keyOf(path: string, language: Language): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** The page with a nonce of its own: all browsers were sent the same. */
function asResponse({ headers, body }: SentPage): Response {
  const all = new Headers(headers as [string, string][]);
  const policy = all.get(POLICY) ?? "";
  const sent = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (sent === undefined) return new Response(body, { headers: all });
  const own = crypto.randomUUID().replaceAll("-", "");
  all.set(POLICY, policy.replaceAll(sent, own));
  return new Response(body.replaceAll(sent, own), { headers: all });
}
