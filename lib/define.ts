import { createDefine } from "fresh";
import type { Language } from "./view/words/language.ts";

/** What a handler finds on `ctx.state`. */
export interface State {
  /** The language of the page. */
  language: Language;
  /** Aborted once the process has been told to stop: ends polls and sockets. */
  stopping: AbortSignal;
}

export const define = createDefine<State>();
