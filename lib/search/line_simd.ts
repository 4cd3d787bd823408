/**
 * Lines by vectors: `simd/line.as` as WebAssembly. Tests hold them against the `Line` of `line.ts`,
 * which is for where there are none: worths are the same to the last bit, so that the same turns are
 * found everywhere.
 */

import { boardMask } from "../automaton/bit_kernel.ts";
import type { AnyLine } from "./line.ts";
import { CONSTANTS, type Outlook } from "./outlook.ts";
import type { Reply } from "./reply.ts";
import { LINE } from "./simd/line_wasm.ts";

/** As `simd/line.as` has it; a line is where its numbers lie. */
interface Kernel {
  look(line: number): number;
  follow(line: number, color: number): void;
  place(line: number, row: number, bit: number): number;
}

/** What fits: rows of a board in blocks of four, and generations of a line. */
const BLOCKS = 8;
const GENERATIONS = 8;

/** Places in the memory for lines; where they begin, and the bytes and words of each. */
const PLACES = 128;
const HEAD = 640;
const BYTES = 1648 + 512 * (GENERATIONS + 1);
const WORDS = BYTES / 4;
/** Bytes that memory comes in. */
const PAGE = 65_536;

/** Where a line's numbers are in its place: by words, and those with a fraction by double words. */
const AT = { homes: 8, chains: 10, heavy: 16, zones: 20, openings: 68, cells: 76 } as const;
const NUMBERS = 12;
const REPLIES = 5;
const PLACED = 108;
const KEPT = 140;

/** From blue's rows to red's, in bytes. */
const RED = 160;

interface Room {
  readonly kernel: Kernel;
  readonly words: Int32Array;
  readonly numbers: Float64Array;
  /** The lines that have a place in the memory, which another may take at any time. */
  readonly lines: (VectorLine | undefined)[];
  next: number;
}

const room = openRoom();

/** Whether a machine has vectors. */
export const HAS_VECTORS = room !== undefined;

function openRoom(): Room | undefined {
  try {
    const bytes = Uint8Array.from(LINE.match(/../g)!, (byte) => parseInt(byte, 16));
    const pages = Math.ceil((HEAD + PLACES * BYTES) / PAGE);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      env: { memory },
    });
    return {
      kernel: exports as unknown as Kernel,
      words: new Int32Array(memory.buffer),
      numbers: new Float64Array(memory.buffer),
      lines: [],
      next: 0,
    };
  } catch {
    return undefined;
  }
}

/** A line; undefined where there are no vectors, or what is looked at doesn't fit them. */
export function vectorLine(
  width: number,
  height: number,
  outlook: Outlook,
  past: number,
): AnyLine | undefined {
  const { blue, red, extra } = outlook.weights;
  const fits = room && height <= 4 * BLOCKS && outlook.generations - past <= GENERATIONS &&
    (extra === 0 || extra === 1 && (bytesOf(blue) & bytesOf(red)) === 0);
  return fits ? new VectorLine(room, width, height, outlook, past) : undefined;
}

/** All bits of the bytes in which the word has any. */
function bytesOf(word: number): number {
  let bytes = 0;
  for (let byte = 0xff; byte !== 0; byte <<= 8) if ((word & byte) !== 0) bytes |= byte;
  return bytes;
}

class VectorLine implements AnyLine {
  readonly generations: number;
  readonly #room: Room;
  readonly #width: number;
  readonly #height: number;
  readonly #outlook: Outlook;
  readonly #past: number;
  #reply: Reply | undefined;
  /** The board that is followed, and whose cells it is asked about. */
  readonly #followed: Int32Array;
  #color: 0 | 1 = 0;
  #place = 0;

  constructor(room: Room, width: number, height: number, outlook: Outlook, past: number) {
    this.generations = outlook.generations - past;
    this.#room = room;
    this.#width = width;
    this.#height = height;
    this.#outlook = outlook;
    this.#past = past;
    this.#followed = new Int32Array(2 * height);
  }

  get reply(): Reply | undefined {
    return this.#reply;
  }

  set reply(reply: Reply | undefined) {
    this.#reply = reply;
    if (this.#hasPlace) this.#writeReply();
  }

  look(words: Int32Array): number {
    this.#settle();
    this.#handOver(words);
    return this.#room.kernel.look(this.#at);
  }

  follow(words: Int32Array, color: 0 | 1): void {
    for (let i = 0; i < this.#followed.length; i++) this.#followed[i] = words[i]!;
    this.#color = color;
    if (!this.#settle()) this.#follow();
  }

  worthWith(row: number, bit: number): number {
    if (!this.#hasPlace) this.#settle();
    return this.#room.kernel.place(this.#at, row, bit);
  }

  #follow(): void {
    this.#handOver(this.#followed);
    this.#room.kernel.follow(this.#at, RED * this.#color);
  }

  get #hasPlace(): boolean {
    return this.#room.lines[this.#place] === this;
  }

  get #at(): number {
    return HEAD + this.#place * BYTES;
  }

  #handOver(words: Int32Array): void {
    const input = this.#room.words;
    for (let i = 0; i < 2 * this.#height; i++) input[i] = words[i]!;
  }

  /** Takes a place if it has none any more, and goes on there with the board that it follows. */
  #settle(): boolean {
    if (this.#hasPlace) return false;
    const room = this.#room;
    this.#place = room.next;
    room.next = (room.next + 1) % PLACES;
    room.lines[this.#place] = this;
    this.#writeNumbers();
    this.#writeReply();
    this.#follow();
    return true;
  }

  #writeNumbers(): void {
    const { words, numbers } = this.#room, at = this.#at / 4, outlook = this.#outlook;
    const blocks = Math.ceil(this.#height / 4), { blue, red, extra } = outlook.weights;
    words.fill(0, at, at + WORDS);
    words.set([this.generations, this.#past, blocks, outlook.left, outlook.safe], at);
    const { homes, chains, zones } = outlook;
    words.set(homes, at + AT.homes);
    // A chain that needs fewer zones than three needs its first one again.
    for (const [seat, chain] of chains.entries()) {
      for (let i = 0; i < 3; i++) words[at + AT.chains + 3 * seat + i] = chain[i] ?? chain[0]!;
    }
    words.set([extra * blue, extra * red, bytesOf(blue), bytesOf(red)], at + AT.heavy);
    words.set(zones, at + AT.zones);
    words.fill(boardMask(this.#width), at + AT.cells, at + AT.cells + this.#height);
    numbers.set([outlook.komi, ...CONSTANTS, ...outlook.rates], at / 2 + NUMBERS);
  }

  #writeReply(): void {
    const { words } = this.#room, at = this.#at / 4, reply = this.#reply;
    words[at + REPLIES] = reply ? 1 : 0;
    if (!reply) return;
    const { zones } = this.#outlook;
    for (let held = 0; held < 8; held++) {
      const alive = zones.reduce((all, zone, i) => (held >> i) & 1 ? all | zone : all, 0);
      words[at + AT.openings + held] = reply.open(alive);
    }
    words.set(reply.place, at + PLACED);
    if (reply.keep) words.set(reply.keep, at + KEPT);
    else words.fill(-1, at + KEPT, at + KEPT + this.#height);
  }
}
