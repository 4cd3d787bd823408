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

/** What is read; undefined for text that cannot be. */
export function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}
