/**
 * What the list of one's own rooms says, in English. `es.ts` says the same: a missing word does not
 * compile.
 */

export const en = {
  page: "Games",
  title: "Your games in progress",
  none: "No games in progress. Play a friend to start one.",
  notLoaded: "Your games couldn't be loaded. We'll try again in a moment.",
  myTurn: "Your turn",
  turnOf: (who: string) => `${who}'s turn`,
  guest: "Guest",
  computer: "Computer",
  waiting: (taken: number, seats: number) => `Waiting: ${taken} of ${seats} seats taken`,
  awaiting: "Waiting for players",
  until: (when: string) => `until ${when}`,
  open: "Open games",
  feed: "Turn feed",
  feedLine: "Add this link to a feed reader to see when it's your turn. Keep it secret.",
  feedTitle: "Your turns",
  reminder: {
    title: "Notify me when it's my turn",
    said: {
      asking: "One moment…",
      on: "You'll get a notification, even with this site closed.",
      off: "No more notifications in this browser.",
      denied: "Your browser blocks notifications. Allow them in its settings for this site.",
      failed: "That didn't work. Try again later.",
    },
  },
  feedAuthor: "Conway's Conquerors",
};

export type RoomsWords = typeof en;
