/** A tournament as it goes on, and oneself in it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { MyEntry, TournamentNews } from "../../tournaments/news.ts";
import { fetchNews, type TournamentAnswer, Tournaments } from "../net/tournaments.ts";
import { EVERY, goToGame, onSeen, pause } from "./await_game.ts";

/** How often it's looked what is new by those who aren't in it, ms. */
const EVERY_AS_WATCHER = 6_000;

export function useTournament(first: TournamentNews, now: number) {
  const tournaments = useMemo(() => new Tournaments(), []);
  const news = useSignal(first), clock = useSignal(now);
  const me = useSignal<MyEntry | null | undefined>(undefined);
  const isMaker = useSignal(false);
  const refused = useSignal<TournamentAnswer>({});
  // Of the standings: what was asked for another page may be answered later.
  const wanted = useRef(first.page);
  const { id } = first.tournament;
  const take = (answer: TournamentAnswer, page: number) => {
    if ("refused" in answer) return;
    if (answer.news && page === wanted.current) {
      news.value = answer.news;
      // There may be fewer by now.
      wanted.current = answer.news.page;
    }
    if (answer.now) clock.value = answer.now;
    if (answer.me !== undefined) me.value = answer.me;
    isMaker.value = answer.isMaker === true;
    if (answer.me?.code) goToGame(tournaments, answer.me.code);
  };
  const look = async (page = wanted.current, isHidden = false) => {
    wanted.current = page;
    const isOther = page !== news.peek().page;
    const { version } = news.peek().tournament;
    const answer = await tournaments.look(id, { version: isOther ? -1 : version, page, isHidden });
    take(answer, page);
    // The server can be reached again, and what it says may be what was wished.
    if (!("refused" in answer) && isPassing(refused.peek(), me.peek())) refused.value = {};
    if (!isBanned(answer)) return;
    // They wait for no game any more, but may watch.
    refused.value = answer;
    take(await fetchNews(id, page), page);
  };
  const wish = async (ask: (page: number) => Promise<TournamentAnswer>) => {
    const page = wanted.current, answer = await ask(page);
    refused.value = answer;
    take(answer, page);
    return !("refused" in answer);
  };
  const isPlaying = () => me.peek()?.state === "in" && news.peek().tournament.phase !== "over";
  useEffect(() => follow(look, isPlaying), []);
  return {
    news,
    clock,
    me,
    isMaker,
    refused,
    look,
    join: () => wish((page) => tournaments.join(id, page)),
    leave: () => wish((page) => tournaments.leave(id, page)),
    callOff: () => wish((page) => tournaments.callOff(id, page)),
    say: (text: string) => wish((page) => tournaments.say(id, page, text)),
  };
}

/** Looks what is new, as often as it's of use; returns how to stop. */
function follow(
  look: (page?: number, isHidden?: boolean) => Promise<void>,
  isPlaying: () => boolean,
): () => void {
  let isLeft = false, waited = 0;
  const endSeen = onSeen(() => look());
  const goOn = async () => {
    await look();
    while (!isLeft) {
      const began = Date.now(), isHidden = document.visibilityState !== "visible";
      // Anyone who is in it is paired though the page is in the background.
      if (isPlaying() || !isHidden && waited >= EVERY_AS_WATCHER) {
        waited = 0;
        await look(undefined, isHidden);
      }
      await pause(isHidden, began);
      waited += EVERY;
    }
  };
  goOn();
  return () => {
    isLeft = true;
    endSeen();
  };
}

/**
 * Whether nobody knows what came of a wish, or no wish is granted for a while. A name that's taken matters
 * no more to who is in: by another tab, as this one was refused it.
 */
function isPassing(answer: TournamentAnswer, me: MyEntry | null | undefined): boolean {
  if (!("refused" in answer)) return false;
  if (answer.refused === "taken") return me?.state === "in";
  return ["offline", "storage", "banned"].includes(answer.refused);
}

function isBanned(answer: TournamentAnswer): boolean {
  return "refused" in answer && answer.refused === "banned";
}
