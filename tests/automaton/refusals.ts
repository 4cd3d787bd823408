/** What the readers of text say of bad text. */

import { assert } from "@std/assert";
import { TextError } from "../../lib/automaton/text_error.ts";

/** The refusal of a text, if it is refused; any error but a `TextError` fails the test. */
export function refusalOf(read: () => unknown): TextError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
}

/** The place of the error is one of the text, or its end. */
export function assertInside(text: string, { line, column }: TextError): void {
  const found = text.split("\n")[line - 1];
  assert(found !== undefined && column >= 1 && column <= found.length + 1, `${line}:${column}`);
}
