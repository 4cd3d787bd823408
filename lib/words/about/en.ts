/** What the page about the site says, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  title: "About",
  sections: [
    {
      title: "What this is",
      text: [
        "Conway's Conquerors is a game for two on Conway's Game of Life. No dice, nothing hidden: read the next generations better than your rival and you win.",
        "Play the computer, a friend on the same device or by link, or anyone in the lobby. Once you've been here, the computer, the lessons and the sandbox work offline too.",
      ],
    },
    {
      title: "Where it comes from",
      text: [
        "The game comes from two reports by Terrible Crow Studio. TR-001, “Specification and Analysis of a Two-Color Life Variant” (v5.4, 2026), has the rules we call Classic. RR-001, “A Competitive Two-Color Cellular Automaton” (v7.0, 2026), has the standard ones, V2.",
        "Other games on cellular automata shaped this one: Conway by Post (Eric Shultz and Cameron Browne, pbmserv, 2005), the king-of-the-hill challenge “It's Life, Jim, but not as we know it”, and Aviezri Fraenkel's “Two-player Games on Cellular Automata”.",
        "John Conway invented Life in 1970. This program is free software under the MIT license.",
      ],
    },
    {
      title: "What is kept, and where",
      text: [
        "No account, no ads, nothing from other sites, no tracking.",
        "In your browser: your settings, your progress with lessons and rivals, your name if you chose one, the keys to your seats, and your secret player code. Cookies only remember your language and the rooms you opened.",
        "On the server: finished games, points, names, room chat until the room closes, and a fingerprint (SHA-256) of your player code. Download or delete all of it on your profile page.",
        "If somebody reports you, we keep your name and last messages until we've dealt with it. The list of players you block is kept with your fingerprint.",
      ],
    },
  ],
  version: (version: string) => `Version ${version}`,
  changelog: "What's new",
  me: "Profile",
  rules: "The rules",
  on: "Go on",
};

export type AboutWords = typeof en;
