/** Patterns from any of the formats that are read. */

import type { State } from "./board.ts";
import { readLife106 } from "./life106.ts";
import type { Pattern } from "./pattern.ts";
import { readPlaintext } from "./plaintext.ts";
import { MAX_STATE } from "./rle.ts";
import { readRle } from "./rle_file.ts";
import { TextError } from "./text_error.ts";

interface ReadOptions {
  /** What the live cells of a pattern without colours become. */
  readonly colour?: State;
  /** How many colours the reader's boards know. */
  readonly colours?: number;
}

/** Reads the text in the format that its beginning betrays. */
export function readPattern(text: string, options: ReadOptions = {}): Pattern {
  const { colour = 1, colours = MAX_STATE } = options;
  if (/^#Life 1\.06/.test(text)) return readLife106(text, colour);
  if (/^\s*[!.O*]/.test(text)) return readPlaintext(text, colour);
  if (/^x\s*=/i.test(firstLineOf(text))) return readRle(text, colours, colour);
  throw new TextError("This is neither RLE, Life 1.06 nor plaintext", 1, 1);
}

/** The first line that is neither blank nor a comment of RLE's. */
function firstLineOf(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
