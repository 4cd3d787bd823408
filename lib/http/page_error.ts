import { HttpError } from "fresh";
import type { Words } from "../view/words/mod.ts";

export type PageErrorCode = keyof Words["errors"];

/** An error that has words of its own for the person who meets it. */
export class PageError extends HttpError {
  constructor(status: number, readonly code: PageErrorCode) {
    super(status, code);
  }
}
