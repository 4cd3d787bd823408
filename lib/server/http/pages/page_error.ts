import { HttpError } from "fresh";
import type { SiteWords } from "../../../words/site/mod.ts";

export type PageErrorCode = keyof SiteWords["errors"];

/** An error that has words of its own for the person who meets it. */
export class PageError extends HttpError {
  constructor(
    status: HttpError["status"],
    readonly code: PageErrorCode,
    /** Until when that holds, ms, where it's known. */
    readonly until?: number,
  ) {
    super(status, code);
  }
}
