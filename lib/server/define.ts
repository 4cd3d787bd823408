import { createDefine } from "fresh";
import type { Services } from "./services.ts";
import type { Language } from "../words/language.ts";

/** What a handler finds on `ctx.state`. */
export interface State {
  /** Where visitors find the site: `https://game.example`. */
  origin: string;
  /** The language of the page. */
  language: Language;
  /** Aborted once the process has been asked to stop: ends polls and sockets. */
  stopping: AbortSignal;
  /** Rooms, and all that serves them. */
  online: () => Promise<Services>;
  /** The folder of the build that is served; there is none while the app is developed. */
  built: string | undefined;
}

export const define = createDefine<State>();
