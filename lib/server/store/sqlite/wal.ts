/**
 * What a write-ahead log holds that SQLite passes over without a word: it reads up to the first frame
 * whose checksum is wrong and drops the rest, kept commits and all. The format is SQLite's own
 * (https://sqlite.org/fileformat2.html#walformat).
 */

const HEADER_SIZE = 32;
const FRAME_HEADER_SIZE = 24;
/** The magic number but for its last bit, which says in which order checksums read their bytes. */
const MAGIC = 0x377f0682;

/** Bytes in the order in which a log's checksums read them. */
interface Log {
  readonly view: DataView;
  readonly isLittleEndian: boolean;
  readonly frameSize: number;
}

/**
 * How many commits at the end of a log no longer can be read; 0 for a log that is whole, and for one
 * that isn't there. A power cut may tear the last commit, which nobody has been promised then.
 */
export async function lostCommits(path: string): Promise<number> {
  const bytes = await readOrNothing(path);
  if (bytes.length < HEADER_SIZE) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const log = readHeader(view);
  // A log that another process has restarted meanwhile has another header now.
  const lost = log ? countLost(log) : 0;
  const again = lost > 0 ? await readOrNothing(path) : bytes;
  return isSameHeader(bytes, again) ? lost : 0;
}

async function readOrNothing(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await Deno.readFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return new Uint8Array();
    throw error;
  }
}

function isSameHeader(one: Uint8Array, other: Uint8Array): boolean {
  return one.subarray(0, HEADER_SIZE).every((byte, at) => byte === other[at]);
}

function readHeader(view: DataView): Log | undefined {
  const pageSize = view.getUint32(8);
  const isPageSize = pageSize >= 512 && pageSize <= 65_536 && (pageSize & (pageSize - 1)) === 0;
  if (!isPageSize) return undefined;
  const isLittleEndian = view.getUint32(0) % 2 === MAGIC % 2;
  return { view, isLittleEndian, frameSize: FRAME_HEADER_SIZE + pageSize };
}

function countLost(log: Log): number {
  const { view, frameSize } = log;
  let sums = headerSums(log);
  // Of a damaged header the salts are read from the first frame instead.
  const salts = HEADER_SIZE + frameSize <= view.byteLength && !sums ? HEADER_SIZE + 8 : 16;
  let lost = 0;
  for (let at = HEADER_SIZE; at + frameSize <= view.byteLength; at += frameSize) {
    const isOfThisLog = view.getUint32(at + 8) === view.getUint32(salts) &&
      view.getUint32(at + 12) === view.getUint32(salts + 4);
    sums = sums && isOfThisLog ? frameSums(log, at, sums) : undefined;
    const isCommit = view.getUint32(at + 4) > 0;
    if (!sums && isOfThisLog && isCommit) lost++;
  }
  return lost;
}

type Sums = readonly [number, number];

/** Undefined where the header's checksum is wrong. */
function headerSums(log: Log): Sums | undefined {
  const sums = checksum(log, 0, 24, [0, 0]);
  return isWritten(log, 24, sums) ? sums : undefined;
}

/** The checksum up to a frame and with it; undefined where the frame has another. */
function frameSums(log: Log, at: number, before: Sums): Sums | undefined {
  const sums = checksum(log, at, 8, before);
  const page = at + FRAME_HEADER_SIZE;
  const all = checksum(log, page, log.frameSize - FRAME_HEADER_SIZE, sums);
  return isWritten(log, at + 16, all) ? all : undefined;
}

function isWritten({ view }: Log, at: number, [one, two]: Sums): boolean {
  return view.getUint32(at) === one && view.getUint32(at + 4) === two;
}

function checksum({ view, isLittleEndian }: Log, at: number, size: number, before: Sums): Sums {
  let [one, two] = before;
  for (let word = at; word < at + size; word += 8) {
    one = (one + view.getUint32(word, isLittleEndian) + two) >>> 0;
    two = (two + view.getUint32(word + 4, isLittleEndian) + one) >>> 0;
  }
  return [one, two];
}
