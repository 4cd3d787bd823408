/** What the settings say, in English. `es.ts` says the same: a missing word does not compile. */

import type { Setting, SettingName } from "../settings.ts";

export const en = {
  title: "Settings",
  intro: "Saved in this browser. Changes apply at once, in every tab.",
  noScript: "Without JavaScript you can only choose the language.",
  unkept: "This browser doesn't save anything for this site, so your choices end with this page.",
  whichLanguage: "Language",
  groups: { look: "How it looks", play: "How you play", senses: "Sound, touch and words" },
  me: "Your name, games and player code",
  about: "What is kept, and where",
  settings: {
    theme: {
      title: "Theme",
      line: "Light and dark show the same shapes.",
      choices: { auto: "Same as system", light: "Light", dark: "Dark" },
    },
    motion: {
      title: "Motion",
      line: "Turns play out step by step, or change all at once.",
      choices: { system: "Same as system", reduced: "None", full: "Always" },
    },
    pace: {
      title: "Turn speed",
      line: "How a turn plays out on the board. Tap to skip it.",
      choices: { normal: "Normal", slow: "Slow", instant: "Instant" },
    },
    coordinates: {
      title: "Letters and numbers along the board",
      line: "Only where the screen has room for them.",
      choices: { shown: "Show them", hidden: "Hide them" },
    },
    confirm: {
      title: "Confirm each turn",
      line: "Otherwise a turn ends with its last cell. A bomb and a skip always ask.",
      choices: { always: "Always", online: "Only online", never: "Never" },
    },
    guided: {
      title: "Show the next generation while I place",
      line: "A dashed + is born next. A bar − dies next.",
      choices: { local: "On this device's games", always: "Online too", never: "Never" },
    },
    coach: {
      title: "Hints",
      line: "One tip at a time about the board. Only where previews are on.",
      choices: { on: "On", off: "Off" },
    },
    sounds: {
      title: "Sounds",
      line: "Sound starts after your first tap.",
      choices: { turn: "My turn, when I'm away", all: "Everything", none: "None" },
    },
    haptics: {
      title: "Vibration",
      line: "On phones that support it, unless motion is off.",
      choices: { on: "On", off: "Off" },
    },
    arrowPad: {
      title: "Arrow pad",
      line: "Buttons to move cell by cell, if small cells are hard to tap.",
      choices: { hidden: "Off", shown: "On" },
    },
    textBoard: {
      title: "Board in words",
      line: "A table of all cells for keyboard and screen reader.",
      choices: { asked: "When I ask for it", always: "Always" },
    },
  } satisfies {
    [Name in SettingName]: { title: string; line: string; choices: Record<Setting<Name>, string> };
  },
};

export type SettingsWords = typeof en;
