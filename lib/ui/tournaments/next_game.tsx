/** From a tournament's finished game to the next one. */

import { useEffect } from "preact/hooks";
import { actorOf } from "../table/room/ask.ts";
import type { RoomLine } from "../net/room_line.ts";
import { fetchNews, Tournaments } from "../net/tournaments.ts";
import { goToGame } from "./go_to_game.ts";

/** How often it's looked whether there is a next game, ms. */
const EVERY = 3_000;

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
 * Goes from a room whose game is over to the Swiss's next game once that is paired, for its clock runs.
 * An arena pairs only those who are back at its page. Returns how to stop.
 */
function awaitNextGame(id: string, finished: string): () => void {
  const tournaments = new Tournaments();
  let isLeft = false, version = -1;
  /** Whether there may be another game. */
  const look = async () => {
    const isHidden = document.visibilityState !== "visible";
    const answer = await tournaments.look(id, { version, page: 1, isHidden });
    if ("refused" in answer) return answer.refused === "offline";
    const { me, news } = answer;
    version = news?.tournament.version ?? version;
    if (!isLeft && me?.code && me.code !== finished) goToGame(tournaments, me.code);
    return me?.state === "in" && news?.tournament.phase !== "over";
  };
  const follow = async () => {
    const answer = await fetchNews(id, 1);
    if (!("news" in answer) || answer.news?.tournament.kind !== "swiss") return;
    while (!isLeft && await look()) await new Promise((resolve) => setTimeout(resolve, EVERY));
  };
  follow();
  return () => void (isLeft = true);
}
