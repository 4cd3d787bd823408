import { createDefine } from "fresh";
import type { Services } from "./services.ts";
import type { Language } from "../words/language.ts";
import type { OfflineBundle } from "./http/offline_bundle.ts";

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
  /** What of the answer other sites may show: it as a picture, or it in a frame. Set by routes; nothing unless they do. */
  openTo?: "pictures" | "frames";
  /** The folder of the build that is served; there is none while the app is developed. */
  built: string | undefined;
  /** The script that every page begins with. */
  pageScript: string;
  /** What browsers keep for when there is no network. */
  offline: OfflineBundle;
}

export const define = createDefine<State>();
