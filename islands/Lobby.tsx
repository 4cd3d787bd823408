/** The open games, kept fresh while somebody looks at them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RoomHead } from "../lib/rooms/head.ts";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

/** What the list shows of a room. */
export type OpenGame = Pick<RoomHead, "code" | "game" | "host" | "free" | "clock">;

export interface LobbyProps {
  readonly language: Language;
  /** The open games as the page was made. */
  readonly rooms: readonly OpenGame[];
}

/** How often the list is asked for anew, in milliseconds. */
const REFRESH = 5_000;

export default function Lobby({ language, rooms }: LobbyProps) {
  const { home, games, room, seats } = wordsIn(language);
  const open = useSignal(rooms);
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState === "visible") open.value = await fetchOpen() ?? open.value;
    }, REFRESH);
    return () => clearInterval(timer);
  }, []);
  if (open.value.length === 0) return <p class="open-games">{home.openNone}</p>;
  return (
    <ul class="open-games">
      {open.value.map(({ code, game, host, free, clock }) => (
        <li key={code}>
          <a class="button" href={`/r/${code}`}>
            {home.openGame(host || room.guest, seats[free]!, games[game].text)}
            {clock !== null && <small>{home.clockSeconds(clock)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The list as it is now; undefined when the server cannot be reached. */
async function fetchOpen(): Promise<readonly OpenGame[] | undefined> {
  try {
    const response = await fetch("/api/lobby");
    return response.ok ? (await response.json()).rooms : undefined;
  } catch {
    return undefined;
  }
}
