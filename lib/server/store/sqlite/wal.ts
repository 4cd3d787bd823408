/**
 * What a write-ahead log holds that SQLite passes over without a word: it reads up to the first frame
 * whose checksum is wrong and drops the rest, kept commits and all. The format is SQLite's own
 * (https://sqlite.org/fileformat2.html#walformat).
 */

const HEADER_SIZE = 32;
const FRAME_HEADER_SIZE = 24;
/** Where a database file says how large its pages are: 2 bytes, in which 1 stands for 65,536. */
const PAGE_SIZE_AT = 16;
/** The magic number but for its last bit, which says in which order checksums read their bytes. */
const MAGIC = 0x377f0682;

/** Bytes in the order in which a log's checksums read them. */
interface Log {
  readonly view: DataView;
  readonly isLittleEndian: boolean;
  readonly frameSize: number;
}

/** Where the log of a database is. */
export function logPath(database: string): string {
  return `${database}-wal`;
}

/**
 * How many commits at the end of a database's log no longer can be read; 0 for a log that is whole, and
 * for one that isn't there. A power cut may tear the last commit, which nobody has been promised then.
 */
export async function lostCommits(database: string): Promise<number> {
  const path = logPath(database), bytes = await readOrNothing(path);
  if (bytes.length < HEADER_SIZE) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pageSize = pageSizeIn(view) ?? await pageSizeOf(database);
  const log = pageSize && logOf(view, pageSize);
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

function logOf(view: DataView, pageSize: number): Log {
  const isLittleEndian = view.getUint32(0) % 2 === MAGIC % 2;
  return { view, isLittleEndian, frameSize: FRAME_HEADER_SIZE + pageSize };
}

function pageSizeIn(log: DataView): number | undefined {
  const size = log.getUint32(8);
  return size >= 512 && size <= 65_536 && (size & (size - 1)) === 0 ? size : undefined;
}

/** For a log that is damaged where it says it; undefined where the database doesn't say it either. */
async function pageSizeOf(database: string): Promise<number | undefined> {
  const bytes = new Uint8Array(PAGE_SIZE_AT + 2);
  try {
    using file = await Deno.open(database);
    await file.read(bytes);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const size = new DataView(bytes.buffer).getUint16(PAGE_SIZE_AT);
  return size === 1 ? 65_536 : size || undefined;
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
