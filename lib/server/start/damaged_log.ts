/** Saying that the end of the database's write-ahead log is damaged, which SQLite doesn't. */

import { log } from "../log/log.ts";
import { lostCommits } from "../store/wal.ts";

/** To be asked before the database is opened; true if commits are lost. What is left of them is kept. */
export async function tellLostCommits(database: string): Promise<boolean> {
  const path = `${database}-wal`;
  const lost = await lostCommits(path);
  if (lost === 0) return false;
  const copy = `${path}.damaged`;
  await Deno.copyFile(path, copy);
  if (lost === 1) {
    log(
      "warn",
      `The last commit in ${path} can't be read and is left out. After a power cut that's one ` +
        `nobody had been told of; otherwise the disk may be failing. The log is kept as ${copy}`,
    );
  } else {
    log(
      "error",
      `The last ${lost} commits in ${path} can't be read and are lost: the disk may be failing. ` +
        `The log is kept as ${copy}`,
    );
  }
  return true;
}
