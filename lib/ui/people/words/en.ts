/**
 * What the pages about players say, in English; apart from all else, which the table carries to
 * every browser. `es.ts` says the same: a missing word does not compile.
 */

import type { OpponentKind } from "../../../leaderboard/board.ts";
import { BEST, type Period } from "../../../leaderboard/period.ts";
import { FAIR } from "../../../leaderboard/fair.ts";
import type { FORMULA } from "../../../leaderboard/points.ts";
import type { LevelId } from "../../../search/levels.ts";

/** A game of fewer rounds: how many, and the seconds of full marks for speed and of none. */
interface ShortGame {
  readonly rounds: number;
  readonly fast: number;
  readonly slow: number;
}

export const en = {
  leaderboard: {
    title: "Leaderboard",
    period: "Period",
    periods: { week: "This week", month: "This month", all: "All time" } satisfies Record<
      Period,
      string
    >,
    opponent: "Opponents",
    opponents: { online: "People", cpu: "Computer", bot: "Bots" } satisfies Record<
      OpponentKind,
      string
    >,
    game: "Rules",
    anyOpponent: "Everyone",
    anyGame: "All rules",
    place: "#",
    player: "Player",
    players: "Players",
    points: "Points",
    won: "Won",
    rating: "Rating",
    nameless: (player: number) => `Player ${player}`,
    wonOf: (wins: number, games: number) => `${wins}/${games}`,
    ratingOf: (rating: number, deviation: number) =>
      `${Math.round(rating)}\u00a0±\u00a0${Math.round(2 * deviation)}`,
    report: (name: string) => `Report or block ${name}`,
    none: "No results yet",
    first: "Finish a game and you're #1.",
    playNow: "Play",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    mine: (place: number, points: number, wins: number, games: number) =>
      `You're #${place}: ${points} points, ${wins} of ${games} won.`,
    mineBehind: (places: number, points: number, wins: number, games: number) =>
      `You're below #${places}: ${points} points, ${wins} of ${games} won.`,
    notYet: "You're not ranked yet. Finish a game to get on the board.",
    chooseName: "Choose your name",
    howTitle: "How scoring works",
    how: (
      { base, extinction, rounds, speed, early, margin }: typeof FORMULA,
      short: ShortGame,
    ) => [
      `A win against the computer: ${base.easy} on Easy, ${base.normal} on Normal, ${base.tricky} on Tricky, ${base.hard} on Hard, ${base.sharp} on Sharp, ${base.fierce} on Fierce, ${base.ruthless} on Ruthless, ${base.expert} on Expert, ${base.conqueror} on Conqueror. A win against a person: ${base.online}.`,
      `Extinction: ${extinction} more, and up to ${early.most} more if it's early (none from round ${rounds}).`,
      `Speed: ${speed.most} more within ${speed.fast} seconds, falling to none at ${speed.slow} seconds.`,
      `Skirmish has ${short.rounds} rounds, so there it's round ${short.rounds}, ${short.fast} and ${short.slow} seconds.`,
      `Lead at the end: ${margin.perCell} per cell, ${margin.most} at most.`,
      `Your best games add up: ${BEST.week} per week, ${BEST.month} per month, ${BEST.all} of all time. With equal points, fewer games rank higher.`,
      "A loss or a draw scores 0. A ranked game against the computer is lost if you don't finish it within a day, or drop it for another.",
      "The server replays every ranked game, including the computer's moves. A game that doesn't match is a loss.",
      `Games between people score if the room was listed publicly, you play from two networks, and you each take ${FAIR.turns} turns or more. Games with komi or a custom start don't score.`,
      `Against the same rival, your first game of a week scores in full, the second half, the third a quarter. Later ones don't score, and only the first changes your rating.`,
      "Your rating (Glicko-2) comes from games between people. 19 times in 20, your true rating is within the ± range.",
      "Weeks start on Monday, months on the 1st (UTC).",
    ],
    deviceLink: "Your name, games and player code",
  },

  games: {
    title: "Finished games",
    name: "Player name",
    find: "Find",
    players: "Players",
    none: "No games yet.",
    notFound: "No games found. Try another name.",
    further: "None here. Look at older games.",
    link: "All finished games",
  },

  me: {
    title: "Profile",
    intro:
      "No account needed. This browser has your secret player code, and anyone with the code is you.",
    noScript: "This page needs JavaScript, because your code stays in your browser.",
    nameTitle: "Name",
    nameLine:
      "Finish a ranked game and it's yours: nobody else can use it, or a name that looks like it. After a year without one it's free again.",
    nameLabel: "Your name",
    nameSave: "Use this name",
    nameSaved: (name: string) => `You're ${name} now.`,
    nameRefused: {
      taken: "Somebody has that name, or one that looks like it. Try another.",
      unfit: "Type 2 to 24 letters or digits.",
      signs: "Use only letters, digits, spaces and . ' - _",
      mixed: "Use letters of one alphabet.",
      reserved: "That name is reserved. Try another.",
      unplayed: "New games show this name. Finish a ranked game and it's yours.",
      limit: "Too many requests from your network. Try again later.",
      banned: "You can't take a name right now.",
      storage: "The server couldn't save it. Try again.",
      malformed: "The server couldn't read that.",
      offline: "Can't reach the server. Try again.",
    },
    codeTitle: "Player code",
    codeLine:
      "Copy it to play as you on another device. Keep it secret: anyone with this code is you. Keep a copy: Safari may forget it after a week without a visit, and signing in with another code replaces it.",
    codeUnkept:
      "This browser doesn't save anything for this site. Allow its data, or your code is gone when you leave.",
    codeShow: "Show my code",
    codeHide: "Hide",
    codeLabel: "Your player code",
    codeOther: "Code from your other device",
    codeUse: "Sign in with this code",
    codeUsed: "You're signed in.",
    codeWrong: "That's not a player code.",
    gamesTitle: "My games",
    record: "Your rating, record and streaks",
    gamesNone: "No games yet. Finish one to see it here.",
    notLoaded: "Couldn't be loaded. Reload the page to try again.",
    gamesMore: "More",
    game: (names: readonly string[]) => names.join(" – "),
    guest: "Guest",
    bot: (name: string) => `${name} (bot)`,
    deleted: "Deleted player",
    computer: {
      easy: "Computer, Easy",
      normal: "Computer, Normal",
      tricky: "Computer, Tricky",
      hard: "Computer, Hard",
      sharp: "Computer, Sharp",
      fierce: "Computer, Fierce",
      ruthless: "Computer, Ruthless",
      expert: "Computer, Expert",
      conqueror: "Computer, Conqueror",
    } satisfies Record<LevelId, string>,
    dataTitle: "Your data",
    dataLine: "Get everything the server keeps about you in one file.",
    dataSave: "Download my data",
    dataSaved: "Your file is ready.",
    forgetTitle: "Delete everything",
    forgetLine:
      "Your name, points, rating and chat are deleted for good, and what this browser keeps. Your games stay, by a deleted player.",
    forget: "Delete my data",
    forgetSure: "Really delete it",
    forgotten: "Everything is deleted. Your next game starts a new player.",
  },
};

export type PeopleWords = typeof en;
export type NameRefusal = keyof PeopleWords["me"]["nameRefused"];
