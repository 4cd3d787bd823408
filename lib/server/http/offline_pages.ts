import { gameIds } from "../../games/registry.ts";
import { LESSONS } from "../../learn/lessons.ts";
import { KINDS } from "../../puzzles/kind.ts";
import { PRIMER_IDS, PRIMERS } from "../../learn/primers/mod.ts";
import { rivalsHref, rivalsIds } from "./pages/rivals_page.tsx";

/** The pages that need no server once a browser has them, by their addresses. */
export const OFFLINE_PAGES: readonly string[] = [
  "/",
  "/friend",
  ...rivalsIds().map(rivalsHref),
  "/play",
  "/learn",
  ...LESSONS.map((_, index) => `/learn/${index + 1}`),
  "/puzzles",
  ...KINDS.map((kind) => `/puzzles?kind=${kind}`),
  "/puzzles/storm",
  "/puzzle/daily",
  ...PRIMER_IDS.flatMap((game) =>
    PRIMERS[game].lessons.map((_, index) => `/learn/${game}/${index + 1}`)
  ),
  "/sandbox",
  "/annihilation",
  "/arena/play",
  "/rules",
  ...gameIds().map((game) => `/rules/${game}`),
  "/settings",
  "/about",
  "/g",
  "/verify",
];

/** What is shown in place of a page that needs the network. */
export const STAND_IN = "/offline";

/** The islands on them. */
export const OFFLINE_ISLANDS: readonly string[] = [
  "Annihilation",
  "DailyPuzzle",
  "HillTable",
  "Ladder",
  "Lesson",
  "Lobby",
  "PostTable",
  "Primer",
  "Progress",
  "Puzzles",
  "Replay",
  "Sandbox",
  "Storm",
  "Table",
  "Verify",
];
