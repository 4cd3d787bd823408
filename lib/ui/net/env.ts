/**
 * All that a connection needs of the world: time, chance and the net, as arguments, so that a
 * simulator can be the world.
 */

/** The part of a `WebSocket` that a connection uses. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface RequestInit {
  /** Sent as JSON. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export interface Env {
  /** A number in [0, 1). */
  random(): number;
  /** ms, of any clock that runs on. */
  now(): number;
  /** Calls back after some ms unless canceled. */
  after(ms: number, call: () => void): () => void;
  /** Opens `/api/ws`; may throw where sockets are forbidden. */
  openSocket(): SocketLike;
  /** The JSON that a path of this server answers to a POST; rejects when there is none. */
  request(path: string, init: RequestInit): Promise<unknown>;
  /** What the browser says of its own network; false means that trying is no use. */
  online(): boolean;
  /** Whether nobody sees the page. */
  hidden(): boolean;
}
