/**
 * What goes over a line: four bytes, the length, then as many bytes, for bots of JSON in UTF-8. The
 * length is little-endian, as the original packed it on its machines (rules.md K4).
 */

/** The longest frame that is taken from a bot, bytes without the length. */
export const LONGEST_FRAME = 2 ** 20;

const HEAD = 4;
const LEAST_ROOM = 512;

const encoder = new TextEncoder();

/** A value as a frame of JSON. */
export function writeFrame(value: unknown): Uint8Array<ArrayBuffer> {
  return frameOf(encoder.encode(JSON.stringify(value)));
}

/** Bytes as a frame. */
export function frameOf(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(HEAD + body.length);
  new DataView(frame.buffer).setUint32(0, body.length, true);
  frame.set(body, HEAD);
  return frame;
}

/** What a frame cannot be. */
export class FrameError extends Error {}

/** Cuts bytes into frames, however they arrive; holds no more than one frame that is not whole. */
export class FrameReader {
  #rest = new Uint8Array(0);
  /** How many bytes of `#rest` are filled. */
  #filled = 0;

  /** Takes frames of up to `longest` bytes, their length not counted. */
  constructor(public longest = LONGEST_FRAME) {}

  /** The bodies of the frames that are whole now; throws a `FrameError` for one that is too long. */
  *push(bytes: Uint8Array): Generator<Uint8Array> {
    let at = 0;
    while (at < bytes.length) {
      const wanted = this.#wanted();
      const taken = Math.min(wanted - this.#filled, bytes.length - at);
      this.#hold(bytes.subarray(at, at + taken), wanted);
      at += taken;
      if (this.#filled < HEAD || this.#filled < this.#wanted()) continue;
      this.#filled = 0;
      yield this.#rest.slice(HEAD, wanted);
    }
  }

  /** How many bytes the frame has, as far as is known. */
  #wanted(): number {
    if (this.#filled < HEAD) return HEAD;
    const [first, second, third, fourth] = this.#rest;
    const length = (first! | second! << 8 | third! << 16 | fourth! << 24) >>> 0;
    if (length > this.longest) {
      const how = "each begins with its length in four bytes, the lowest first";
      throw new FrameError(`A frame of ${length} bytes is too long for ${this.longest}: ${how}`);
    }
    return HEAD + length;
  }

  /** Room is made as bytes come, not as a length promises them. */
  #hold(bytes: Uint8Array, wanted: number): void {
    const needed = this.#filled + bytes.length;
    if (this.#rest.length < needed) {
      const rest = new Uint8Array(Math.max(LEAST_ROOM, Math.min(wanted, 2 * needed)));
      rest.set(this.#rest.subarray(0, this.#filled));
      this.#rest = rest;
    }
    this.#rest.set(bytes, this.#filled);
    this.#filled = needed;
  }
}
