/** `deno task dump [--month YYYY-MM] FOLDER`: writes months of finished games as files. */

import { mkdir, open, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { databaseIn } from "../backup/files.ts";
import { readEnvironment } from "../environment.ts";
import { orExplain, StartError } from "../start/start_error.ts";
import { type Storage, withStorage } from "../start/storage.ts";
import { PIECE } from "../store/dumps.ts";
import { isMonth, type Month, monthOf, monthsOver, spanOf } from "./month.ts";
import type { Packed } from "../store/dumps.ts";
import { fileName, pack } from "./packed.ts";
import { DUMP_KINDS, type DumpKind } from "./written.ts";

const USAGE = "Usage: dump [--month YYYY-MM] FOLDER";

interface Wanted {
  readonly month: Month | undefined;
  readonly folder: string;
}

function readArgs(): Wanted | undefined {
  try {
    const { values: { month }, positionals } = parseArgs({
      options: { month: { type: "string" } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const fits = folder !== undefined && more.length === 0;
    if (!fits || month !== undefined && !isMonth(month)) return undefined;
    return { month, folder: resolve(Deno.env.get("INIT_CWD") ?? ".", folder) };
  } catch {
    return undefined;
  }
}

/** Those that were asked for, or all until now. */
async function monthsIn({ store }: Storage, month: Month | undefined): Promise<Month[]> {
  if (month !== undefined) return [month];
  const first = await store.books.dumps.firstGame();
  return first === undefined ? [] : monthsOver(first, spanOf(monthOf(Date.now())).ends);
}

/** Writes a file, under its own name only once it's whole. */
async function write(
  { store }: Storage,
  folder: string,
  month: Month,
  kind: DumpKind,
): Promise<Packed> {
  const path = join(folder, fileName(month, kind)), part = `${path}.part`;
  const file = await open(part, "w");
  const take = async (bytes: Uint8Array) => await file.appendFile(bytes);
  const packed = await pack(store.books.archive, month, kind, PIECE, take)
    .finally(() => file.close());
  await rename(part, path);
  return packed;
}

async function dump(storage: Storage, { month, folder }: Wanted): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new StartError(`${folder} can't be made`);
  });
  const months = await monthsIn(storage, month);
  if (months.length === 0) console.error("There are no finished games");
  for (const one of months) {
    for (const kind of DUMP_KINDS) {
      const { games, size, sha256 } = await write(storage, folder, one, kind);
      console.log(`${sha256}  ${fileName(one, kind)}  ${games} games, ${size} bytes`);
    }
  }
  await storage.store.close();
}

const wanted = readArgs();
if (!wanted) {
  console.error(USAGE);
  Deno.exit(2);
}
await orExplain(async () => {
  const environment = readEnvironment();
  if (environment.databaseUrl === undefined) await databaseIn(environment.data);
  await withStorage(environment, (storage) => dump(storage, wanted), true);
});
