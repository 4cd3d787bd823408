/** What tables of this device say of the games they keep, in English. `es.ts` says the same. */

export const en = {
  goOn: "Continue",
  others: "Other open games",
  damaged: "A saved game couldn't be read. It's gone.",
  back: "Welcome back. Your game is as you left it.",
  startOver: "Start over",
  elsewhere: "You're playing this game in another tab.",
  playHere: "Play here",
  toEnd: "Skip to the end",
  takeBack: "Take back",
  takeBackSure: "Take back (won't score)",
  resign: "Resign",
  resignSure: "Really resign",
};

export type KeptWords = typeof en;
