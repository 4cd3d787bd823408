/** What the page about the site says, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  title: "About",
  sections: [
    {
      title: "What this is",
      text: [
        "Conway's Conquerors is a game for two on Conway's Game of Life. Nobody rolls dice and nothing is hidden: whoever reads the next generations better wins.",
        "Play the computer, a friend at the same device, a friend by link, or whoever waits in the lobby. Games against the computer, lessons and the sandbox work without a network once you have been here.",
      ],
    },
    {
      title: "Where it comes from",
      text: [
        "The game is described in two reports of Terrible Crow Studio: TR-001, “Specification and Analysis of a Two-Color Life Variant” (v5.4, 2026), whose rules are here called Classic, and RR-001, “A Competitive Two-Color Cellular Automaton” (v7.0, 2026), whose rules are V2.",
        "Other games on cellular automata that shaped this one: Conway by post (Eric Shultz and Cameron Browne, pbmserv, 2005), the king-of-the-hill challenge “It's Life, Jim, but not as we know it”, and Aviezri Fraenkel's “Two-player Games on Cellular Automata”.",
        "Life itself is John Conway's, of 1970. The program is free software under the MIT license.",
      ],
    },
    {
      title: "What is kept, and where",
      text: [
        "There is no account, no advertising, nothing from other sites, and nothing that follows you.",
        "In your browser: your settings, how far you are with lessons and rivals, a name if you give one, the keys of your seats, and a secret code that says which games are yours. Cookies remember the language you chose and the rooms you opened, nothing else.",
        "On the server: finished games, points, names, and what you say in rooms until they close; of your secret code only a fingerprint (SHA-256). You can download all of it, or delete it, on the page about this device.",
        "If somebody reports you, your name and your last lines are kept until that's dealt with. Whom you block is kept with your fingerprint.",
      ],
    },
  ],
  version: (version: string) => `Version ${version}`,
  changelog: "What's new",
  me: "This device",
  rules: "The rules",
  on: "Go on",
};

export type AboutWords = typeof en;
