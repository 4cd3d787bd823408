/**
 * A run as a file: a line of JSON that says what is played, then a line for each game that is over,
 * in any order. A run that was stopped goes on from it.
 */

import type { PlayedGame } from "./match.ts";
import type { Settings } from "./settings.ts";

/** A run's file that holds another run, or no run at all. */
export class RunFileError extends Error {}

export class RunFile implements Disposable {
  readonly #file: Deno.FsFile;
  /** The games that the file held when it was opened. */
  readonly played: readonly PlayedGame[];

  private constructor(file: Deno.FsFile, played: readonly PlayedGame[]) {
    this.#file = file;
    this.played = played;
  }

  /** Opens the file of a run, or begins it; throws a `RunFileError` where another run stands in it. */
  static open(path: string, settings: Settings): RunFile {
    const file = Deno.openSync(path, { read: true, write: true, create: true });
    try {
      return new RunFile(file, begin(file, path, settings));
    } catch (error) {
      file.close();
      throw error;
    }
  }

  append(game: PlayedGame): void {
    writeLine(this.#file, JSON.stringify(game));
  }

  [Symbol.dispose](): void {
    this.#file.close();
  }
}

/** Reads the games that are there, and leaves the file where the next line goes. */
function begin(file: Deno.FsFile, path: string, settings: Settings): PlayedGame[] {
  const header = JSON.stringify({ study: settings });
  const text = readAll(file);
  // What follows the last line's end was being written when the run was killed.
  const lines = text.slice(0, text.lastIndexOf("\n") + 1);
  if (lines === "" ? !header.startsWith(text) : !lines.startsWith(`${header}\n`)) {
    throw new RunFileError(`${path} does not hold a run of this command`);
  }
  const games = lines.split("\n").slice(1, -1).map((line, number) => readGame(path, line, number));
  file.truncateSync(new TextEncoder().encode(lines).length);
  file.seekSync(0, Deno.SeekMode.End);
  if (lines === "") writeLine(file, header);
  return games;
}

function readGame(path: string, line: string, number: number): PlayedGame {
  try {
    return JSON.parse(line);
  } catch {
    throw new RunFileError(`${path}:${number + 2}: This is not a game`);
  }
}

function readAll(file: Deno.FsFile): string {
  const bytes = new Uint8Array(file.statSync().size);
  let length = 0;
  while (length < bytes.length) length += file.readSync(bytes.subarray(length)) ?? bytes.length;
  return new TextDecoder().decode(bytes);
}

function writeLine(file: Deno.FsFile, line: string): void {
  const bytes = new TextEncoder().encode(`${line}\n`);
  for (let written = 0; written < bytes.length;) {
    written += file.writeSync(bytes.subarray(written));
  }
}
