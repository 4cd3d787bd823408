/** What a service worker finds around itself, as far as ours uses it; TypeScript's DOM knows nothing of it. */

export interface LifetimeEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly fetch: typeof fetch;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

/** What `/sw.js` says of the build that it belongs to. */
export interface Build {
  /** Names the build, and the cache of what belongs to it. */
  readonly id: string;
  /** The pages that are to work without a network, by their paths. */
  readonly pages: readonly string[];
}
