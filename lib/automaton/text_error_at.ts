/** Where in a text it cannot be read. */

import { TextError } from "./text_error.ts";

/** An error at an index of the text, from 0; the text's length stands for its end. */
export function textErrorAt(text: string, index: number, message: string): TextError {
  const before = text.slice(0, index).split("\n");
  return new TextError(message, before.length, before.at(-1)!.length + 1);
}

/** The sign at an index as a message may show it: a whole one, even of two code units. */
export function signAt(text: string, index: number): string {
  return `"${String.fromCodePoint(text.codePointAt(index)!)}"`;
}
