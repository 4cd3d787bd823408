/** Text from outside that cannot be read. */

/** Bad text, and where: `line` and `column` count from 1, columns in UTF-16 code units. */
export class TextError extends Error {
  /** What errors of this kind are called. */
  override readonly name = "TextError";

  /** What is wrong, and where. */
  constructor(message: string, readonly line: number, readonly column: number) {
    super(message);
  }

  /** The same error as seen from a larger text in which this one begins at a line and column. */
  within(line: number, column: number): TextError {
    const columnThere = this.line === 1 ? column + this.column - 1 : this.column;
    return new TextError(this.message, line + this.line - 1, columnThere);
  }
}

/** An error at an index of the text, from 0; the text's length stands for its end. */
export function textErrorAt(text: string, index: number, message: string): TextError {
  const before = text.slice(0, index).split("\n");
  return new TextError(message, before.length, before.at(-1)!.length + 1);
}

/** The sign at an index as a message may show it: a whole one, even of two code units. */
export function signAt(text: string, index: number): string {
  return `"${String.fromCodePoint(text.codePointAt(index)!)}"`;
}
