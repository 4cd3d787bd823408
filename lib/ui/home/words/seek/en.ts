/** What is said to those who wait for an opponent, in English. `es.ts` says the same. */

import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  title: "Play a stranger",
  intro: "We find you someone about as strong as you. These games are rated.",
  houseBots: "Nobody there after 45 seconds? One of our bots plays you, unrated.",
  start: "Find an opponent",
  connecting: "Connecting…",
  crowded: "Too many people on your network. Trying again soon…",
  looking: "Looking for an opponent…",
  paused: "No new games for now. You keep your place.",
  others: (count: number) =>
    count === 0
      ? "Nobody else is waiting yet."
      : `${counted(LANGUAGE, count, { one: "other player", other: "other players" })} waiting.`,
  waited: (seconds: number) =>
    `Waiting for ${counted(LANGUAGE, seconds, { one: "second", other: "seconds" })}`,
  cancel: "Cancel",
  slow: "Want to play meanwhile? You keep your place.",
  meanwhile: (level: string) => `Play ${level}`,
  found: "Opponent found!",
  playing: "You have a game in progress. Finish it first.",
  goTo: "Go to your game",
  offline: "You're offline. We'll go on when you're back.",
  ended: {
    "taken-along": "You're waiting in another tab.",
    "bad-token": "Your data is deleted. Try again as a new player.",
    banned: "You can't play online right now.",
    outdated: "There's a newer version. Reload the page.",
  },
};

export type SeekWords = typeof en;
