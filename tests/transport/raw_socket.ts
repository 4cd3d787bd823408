/** A WebSocket by hand (RFC 6455), to do what no browser does. */

const TEXT = 0x1;
const FINAL = 0x80;
const MASKED = 0x80;

interface Frame {
  readonly opcode: number;
  readonly payload: Uint8Array;
}

export class RawSocket implements Disposable {
  #bytes = new Uint8Array();

  private constructor(readonly conn: Deno.Conn, readonly head: string) {}

  /** Shakes hands, with other headers if some are given. */
  static async open(
    url: string,
    headers: Record<string, string> = {},
    path = "/api/ws",
  ): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const conn = await Deno.connect({ hostname, port: Number(port) });
    const all = {
      Host: host,
      Upgrade: "websocket",
      Connection: "Upgrade",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": btoa("0123456789abcdef"),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join("");
    await conn.write(new TextEncoder().encode(`GET ${path} HTTP/1.1\r\n${lines}\r\n`));
    const answer = new Uint8Array(4_096);
    const length = await conn.read(answer) ?? 0;
    return new RawSocket(conn, new TextDecoder().decode(answer.subarray(0, length)));
  }

  get status(): number {
    return Number(this.head.split(" ")[1]);
  }

  /** One frame; the mask is all zeros, so the payload stays as it is. */
  async send(
    text: string,
    { opcode = TEXT, final = true, masked = true } = {},
  ): Promise<void> {
    const payload = new TextEncoder().encode(text);
    const mask = masked ? [0, 0, 0, 0] : [];
    const flag = masked ? MASKED : 0;
    const length = payload.length < 126
      ? [flag | payload.length]
      : [flag | 126, payload.length >> 8, payload.length & 255];
    await this.raw([(final ? FINAL : 0) | opcode, ...length, ...mask, ...payload]);
  }

  async raw(bytes: number[]): Promise<void> {
    await this.conn.write(Uint8Array.from(bytes));
  }

  /** The next frame of fewer than 64 KB; undefined when the connection ends. */
  async read(): Promise<Frame | undefined> {
    if (!await this.#fill(2)) return undefined;
    const short = (this.#bytes[1]! & 127) < 126;
    const start = short ? 2 : 4;
    if (!await this.#fill(start)) return undefined;
    const [first, second, high, low] = this.#bytes;
    const length = short ? second! & 127 : high! << 8 | low!;
    if (!await this.#fill(start + length)) return undefined;
    const payload = this.#bytes.slice(start, start + length);
    this.#bytes = this.#bytes.slice(start + length);
    return { opcode: first! & 15, payload };
  }

  [Symbol.dispose](): void {
    this.conn.close();
  }

  async #fill(length: number): Promise<boolean> {
    while (this.#bytes.length < length) {
      const chunk = new Uint8Array(65_536);
      const count = await this.conn.read(chunk).catch(() => null);
      if (count === null) return false;
      this.#bytes = Uint8Array.from([...this.#bytes, ...chunk.subarray(0, count)]);
    }
    return true;
  }
}
