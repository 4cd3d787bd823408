/** From a tournament's finished game to the next one. */

import { useEffect } from "preact/hooks";
import { actorOf } from "../table/room/ask.ts";
import type { RoomLine } from "../net/room_line.ts";
import { fetchNews, Tournaments } from "../net/tournaments.ts";
import { goToGame, onSeen, pause } from "./await_game.ts";

export interface NextGameProps {
  /** Of a room whose game is over. */
  readonly line: RoomLine;
  /** The tournament's. */
  readonly id: string;
}

/** Goes to the next game of who has played here. */
export function NextGame({ line, id }: NextGameProps) {
  useEffect(() => {
    if (actorOf(line) !== null) return awaitNextGame(id, line.room.peek().code);
  }, []);
  return null;
}

/**
 * Goes from a room whose game is over to the Swiss's next game once that is paired, for its clock runs,
 * however long the server can't be asked meanwhile. An arena pairs only those who are back at its page.
 * Returns how to stop.
 */
function awaitNextGame(id: string, finished: string): () => void {
  const tournaments = new Tournaments();
  let isLeft = false, version = -1, endSeen = () => {};
  const isSwiss = async (): Promise<boolean> => {
    const answer = await fetchNews(id, 1);
    if ("news" in answer) return answer.news?.tournament.kind === "swiss";
    await pause();
    return !isLeft && await isSwiss();
  };
  /** Whether there may be another game. */
  const look = async (isHidden: boolean) => {
    const answer = await tournaments.look(id, { version, page: 1, isHidden });
    if ("refused" in answer) return true;
    const { me, news } = answer;
    version = news?.tournament.version ?? version;
    if (!isLeft && me?.code && me.code !== finished) goToGame(tournaments, me.code);
    return me?.state === "in" && news?.tournament.phase !== "over";
  };
  const follow = async () => {
    if (!await isSwiss() || isLeft) return;
    endSeen = onSeen(() => look(false));
    while (!isLeft) {
      const began = Date.now(), isHidden = document.visibilityState !== "visible";
      if (!await look(isHidden)) return;
      await pause(isHidden, began);
    }
  };
  follow();
  return () => {
    isLeft = true;
    endSeen();
  };
}
