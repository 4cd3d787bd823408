/** A browser for a service worker: caches, a network that can be cut, and events to wait for. */

import type { Build, FetchEvent, LifetimeEvent, WorkerScope } from "../../lib/ui/offline/scope.ts";
import { serveOffline } from "../../lib/ui/offline/worker.ts";

const ORIGIN = "https://play.example";

/** What the network answers, by path; a function may look at the request. */
export type Site = Record<string, string | ((request: Request) => Response | Promise<Response>)>;

/** How a browser asks. */
interface Asked {
  readonly mode?: string;
  readonly destination?: string;
  readonly method?: string;
}

export class World {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly asked: string[] = [];
  /** The notifications that are shown, and the pages that are open or were opened. */
  readonly shown: { readonly title: string; readonly options: Record<string, unknown> }[] = [];
  readonly pages: { readonly url: string; isFocused?: boolean }[] = [];
  site: Site;
  isCut = false;
  /** How many answers the browser has room for. */
  room = Infinity;
  /** Whether the browser can't read any more what it keeps. */
  isDamaged = false;
  /** What the worker waits for, at the most: run by `pass`. */
  #timers: { readonly at: number; readonly call: () => void }[] = [];
  #now = 0;
  /** What the browser got when it asked for a page itself, while the worker woke up. */
  early: Response | undefined;
  /** Whether it's to do so. */
  isEarly = false;
  readonly #listeners = new Map<string, (event: never) => void>();

  constructor(site: Site, private readonly userAgent = "") {
    this.site = site;
  }

  /** Runs the worker of a build from its installation until it has taken over. */
  async start(build: Build): Promise<void> {
    serveOffline(this.#scope(), build);
    for (const name of ["install", "activate"]) await this.#happen(name);
  }

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async answer(path: string, about: Asked): Promise<string | undefined> {
    return await (await this.#ask(path, about))?.text();
  }

  async #ask(path: string, about: Asked): Promise<Response | undefined> {
    const { mode = "no-cors", destination = "", method = "GET" } = about;
    const request = Object.defineProperties(new Request(ORIGIN + path, { method }), {
      mode: { value: mode },
      destination: { value: destination },
    });
    let answered: Promise<Response> | undefined;
    const event: FetchEvent = {
      request,
      preloadResponse: Promise.resolve(this.early),
      // What fails there a browser lets be.
      waitUntil: (done) => void done.catch(() => {}),
      respondWith: (response) => answered = response,
    };
    this.#listeners.get("fetch")!(event as never);
    return await answered;
  }

  /** Opens a page as a person does. */
  visit(path: string, method = "GET"): Promise<string | undefined> {
    return this.answer(path, { mode: "navigate", destination: "document", method });
  }

  /** Sends a form as a person does. */
  send(path: string): Promise<Response | undefined> {
    return this.#ask(path, { mode: "navigate", destination: "document", method: "POST" });
  }

  /** Lets time pass, ms. */
  pass(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }

  /** Resolves once all has happened that waits for no time to pass. */
  rest(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve));
  }

  /** The push service brings what the server sent. */
  push(data: unknown): Promise<void> {
    return this.#happen("push", { data: { json: () => data } });
  }

  /** A person presses a notification; it closes. */
  async press(index: number): Promise<void> {
    const [{ options }] = this.shown.slice(index) as [typeof this.shown[0]];
    const close = () => this.shown.splice(index, 1);
    await this.#happen("notificationclick", { notification: { data: options.data, close } });
  }

  async #happen(name: string, about: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    const event: LifetimeEvent = { waitUntil: (done) => waits.push(done), ...about };
    this.#listeners.get(name)!(event as never);
    await Promise.all(waits);
  }

  #scope(): WorkerScope {
    return {
      caches: this.#caches(),
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(this.pages.map((page) => this.#handleOf(page))),
        openWindow: (path: string) => Promise.resolve(this.pages.push({ url: ORIGIN + path })),
      },
      navigator: { userAgent: this.userAgent },
      registration: {
        navigationPreload: {
          enable: () => Promise.resolve(void (this.isEarly = true)),
          disable: () => Promise.resolve(void (this.isEarly = false)),
        },
        showNotification: (title: string, options: Record<string, unknown>) =>
          Promise.resolve(this.shown.push({ title, options })),
        getNotifications: ({ tag }: { readonly tag: string }) =>
          Promise.resolve(
            this.shown.filter(({ options }) => options.tag === tag).map((one) => ({
              close: () => this.shown.splice(this.shown.indexOf(one), 1),
            })),
          ),
      },
      fetch: (input: RequestInfo | URL, init?: RequestInit) => this.#fetch(input, init),
      setTimeout: (call: () => void, ms: number) => this.#timers.push({ at: this.#now + ms, call }),
      addEventListener: (name: string, listener: (event: never) => void) => {
        this.#listeners.set(name, listener);
      },
    } as unknown as WorkerScope;
  }

  #handleOf(page: { readonly url: string; isFocused?: boolean }) {
    return { url: page.url, focus: () => Promise.resolve(page.isFocused = true) };
  }

  async #fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = input instanceof Request
      ? input
      : new Request(new URL(`${input}`, ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    this.asked.push(pathname + search);
    if (this.isCut) throw new TypeError("Failed to fetch");
    const found = this.site[pathname + search];
    const response = typeof found === "function"
      ? await found(request)
      : new Response(found ?? "", { status: found === undefined ? 404 : 200 });
    return Object.defineProperty(response, "url", { value: request.url });
  }

  #caches(): CacheStorage {
    return {
      open: (id: string) =>
        this.isDamaged
          ? Promise.reject(new DOMException("Unexpected internal error.", "UnknownError"))
          : Promise.resolve(this.#cache(id)),
      match: async (key: string) => {
        const found = [...this.kept.keys()].map((id) => this.#cache(id).match(key));
        return (await Promise.all(found)).find((response) => response);
      },
      keys: () => Promise.resolve([...this.kept.keys()]),
      delete: (id: string) => Promise.resolve(this.kept.delete(id)),
    } as unknown as CacheStorage;
  }

  #cache(id: string): Cache {
    const entries = this.kept.get(id) ?? new Map<string, Response>();
    this.kept.set(id, entries);
    const nameOf = (key: RequestInfo | URL) => {
      return new URL(key instanceof Request ? key.url : `${key}`, ORIGIN).href;
    };
    return {
      match: (key: RequestInfo | URL) => Promise.resolve(entries.get(nameOf(key))?.clone()),
      put: (key: RequestInfo | URL, response: Response) => {
        const count = [...this.kept.values()].reduce((sum, { size }) => sum + size, 0);
        if (count >= this.room && !entries.has(nameOf(key))) {
          return Promise.reject(new DOMException("No room.", "QuotaExceededError"));
        }
        entries.set(nameOf(key), response);
        return Promise.resolve();
      },
    } as unknown as Cache;
  }
}
