/**
 * What the list of one's own rooms says, in English. `es.ts` says the same: a missing word does not
 * compile.
 */

export const en = {
  page: "Games",
  title: "Your games under way",
  none: "No game of yours is under way in a room.",
  myTurn: "Your move",
  turnOf: (who: string) => `${who} is to move`,
  guest: "Guest",
  computer: "The computer",
  waiting: (taken: number, seats: number) => `Waiting: ${taken} of ${seats} seats taken`,
  until: (when: string) => `until ${when}`,
  open: "Open games",
  feed: "A feed of your turns",
  feedLine: "Give this link to a feed reader, and to nobody else: it tells when it is your move.",
  feedTitle: "Your turns",
  reminder: {
    title: "Notify me in this browser when it is my move",
    said: {
      asking: "One moment…",
      on: "You will be notified, also while no page of this site is open.",
      off: "You will not be notified in this browser.",
      denied:
        "The browser does not allow notifications. Its settings for this site can change that.",
      failed: "It could not be set up. Try again later.",
    },
  },
  feedAuthor: "Conway's Conquerors",
};

export type RoomsWords = typeof en;
