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

/** A message of the push service; its data is what the server sent. */
export interface PushEvent extends LifetimeEvent {
  readonly data: { json(): unknown } | null;
}

/** A press on a notification. */
export interface ClickEvent extends LifetimeEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** An open page. */
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly fetch: typeof fetch;
  readonly navigator: { readonly userAgent: string };
  setTimeout(call: () => void, ms: number): unknown;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
    /** Browsers that show none may lack it. */
    getNotifications?(filter: { readonly tag: string }): Promise<readonly { close(): void }[]>;
  };
  addEventListener(name: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "push", listener: (event: PushEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: ClickEvent) => void): void;
}

/** What `/sw.js` says of the build that it belongs to. */
export interface Build {
  /** Names the build, and the cache of what belongs to it. */
  readonly id: string;
  /** The addresses of all that the pages ask for that work without a network. */
  readonly files: readonly string[];
}
