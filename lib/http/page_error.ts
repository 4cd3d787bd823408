import { HttpError } from "fresh";
import type { SiteWords } from "../view/words/site/mod.ts";

export type PageErrorCode = keyof SiteWords["errors"];

/** An error that has words of its own for the person who meets it. */
export class PageError extends HttpError {
  constructor(status: HttpError["status"], readonly code: PageErrorCode) {
    super(status, code);
  }
}
