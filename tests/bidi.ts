/** WebDriver BiDi: commands to a browser, each with its answer, over one socket. */

type Params = Record<string, unknown>;

/** What the browser sends: an answer to a command, or an event. */
interface Message {
  readonly type: "success" | "error" | "event";
  readonly id?: number;
  readonly result?: Params;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

export class Bidi {
  /** What pages logged as errors. */
  readonly complaints: string[] = [];
  readonly #socket: WebSocket;
  readonly #calls = new Map<number, PromiseWithResolvers<Params>>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
  }

  /** Begins a session with the browser that listens at an address. */
  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const bidi = new Bidi(socket);
    await bidi.call("session.new", { capabilities: {} });
    await bidi.call("session.subscribe", { events: ["log.entryAdded"] });
    return bidi;
  }

  /** Sends a command; resolves with its result, or rejects with the browser's reason. */
  call(method: string, params: Params): Promise<Params> {
    const id = ++this.#count;
    const call = Promise.withResolvers<Params>();
    this.#calls.set(id, call);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return call.promise;
  }

  #hear({ type, id, result, error, message, params }: Message): void {
    if (params?.level === "error") this.complaints.push(String(params.text));
    const call = this.#calls.get(id ?? 0);
    if (type === "success") call?.resolve(result!);
    if (type === "error") call?.reject(new Error(`${error}: ${message}`));
  }
}
