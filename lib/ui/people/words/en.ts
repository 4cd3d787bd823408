/**
 * What the pages about players say, in English; apart from all else, which the table carries to
 * every browser. `es.ts` says the same: a missing word does not compile.
 */

import type { OpponentKind } from "../../../leaderboard/board.ts";
import type { Period } from "../../../leaderboard/period.ts";
import { BEST } from "../../../leaderboard/best.ts";
import { FAIR } from "../../../leaderboard/fair.ts";
import type { FORMULA } from "../../../leaderboard/points.ts";
import type { LevelId } from "../../../search/levels.ts";

export const en = {
  leaderboard: {
    title: "Leaderboard",
    period: "Period",
    periods: { week: "This week", month: "This month", all: "All time" } satisfies Record<
      Period,
      string
    >,
    opponent: "Opponents",
    opponents: { online: "People", cpu: "Computer" } satisfies Record<OpponentKind, string>,
    game: "Rules",
    anyOpponent: "Everyone",
    anyGame: "All rules",
    place: "#",
    player: "Player",
    points: "Points",
    won: "Won",
    rating: "Rating",
    nameless: (player: number) => `Player ${player}`,
    wonOf: (wins: number, games: number) => `${wins}/${games}`,
    ratingOf: (rating: number, deviation: number) =>
      `${Math.round(rating)}\u00a0±\u00a0${Math.round(2 * deviation)}`,
    report: (name: string) => `Report or block ${name}`,
    empty: "Nobody stands here yet: the next game that is finished takes first place.",
    playNow: "Play one now",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    mine: (place: number, points: number, wins: number, games: number) =>
      `You: place ${place}, ${points} points, won ${wins} of ${games}.`,
    mineBehind: (places: number, points: number, wins: number, games: number) =>
      `You: behind place ${places}, ${points} points, won ${wins} of ${games}.`,
    notYet: "You are not on this board yet: a finished game brings you here.",
    chooseName: "Choose your name",
    howTitle: "How points are counted",
    how: ({ base, extinction, speed, early, margin }: typeof FORMULA) => [
      `A win against the computer: ${base.easy} on Easy, ${base.normal} on Normal, ${base.tricky} on Tricky, ${base.hard} on Hard, ${base.sharp} on Sharp, ${base.fierce} on Fierce, ${base.ruthless} on Ruthless, ${base.expert} on Expert, ${base.conqueror} on Conqueror. A win against a person: ${base.online}.`,
      `By extinction: ${extinction} more, and up to ${early.most} more the earlier the round (none from round ${early.slow}).`,
      `For speed: ${speed.most} more up to ${speed.fast} seconds, falling to none at ${speed.slow} seconds.`,
      `For the lead at the end: ${margin.perCell} for each cell, ${margin.most} at most.`,
      `Your best games add up: ${BEST.week} of a week, ${BEST.month} of a month, ${BEST.all} of all time. With equal points, fewer games rank higher.`,
      "A lost or drawn game scores 0. So does a ranked game against the computer that you don't finish within a day, or give up for another: it counts as a loss.",
      "The server replays every ranked game, including the computer's moves. A game that doesn't match is a loss.",
      `Games between people score if the room was listed publicly, you play from two networks, and you each take ${FAIR.turns} turns or more. Games with komi or from another start don't score.`,
      `Against the same rival, your first game of a week scores in full, the second half, the third a quarter. Later ones don't score, and only the first changes your rating.`,
      "The rating (Glicko-2) is for games between people: the number after ± is how sure it is, 19 times in 20.",
      "Weeks begin on Monday, and months on the first, by UTC.",
    ],
    deviceLink: "Your name, your games and your code",
  },

  games: {
    title: "Finished games",
    name: "Player's name",
    find: "Find",
    none: "No such games yet.",
    link: "All finished games",
  },

  me: {
    title: "This device",
    intro:
      "There is no account. This browser made a secret code when you first played, and whoever has the code is you.",
    noScript: "This page needs JavaScript: the code never leaves your browser otherwise.",
    nameTitle: "Name",
    nameLine:
      "Finish a ranked game and it's yours: nobody else can use it, or a name that looks like it. After a year without one it's free again.",
    nameLabel: "Your name",
    nameSave: "Use this name",
    nameSaved: (name: string) => `You are ${name} now.`,
    nameRefused: {
      taken: "Somebody has that name, or one that looks like it. Try another.",
      unfit: "Type 2 to 24 letters or digits.",
      signs: "Use only letters, digits, spaces and . ' - _",
      mixed: "Use letters of one alphabet.",
      reserved: "That name is reserved. Try another.",
      unplayed:
        "Rooms show this name now. Finish a ranked game and save it again to make it yours.",
      limit: "Too often. Try again later.",
      banned: "You can't take a name right now.",
      storage: "The server could not keep it. Try again.",
      malformed: "The server could not read that.",
      offline: "The server cannot be reached. Try again.",
    },
    codeTitle: "Code",
    codeLine:
      "Copy it to be the same player on another device. Keep it to yourself: it is all there is.",
    codeShow: "Show my code",
    codeHide: "Hide it",
    codeLabel: "Your code",
    codeOther: "Code from your other device",
    codeUse: "Be that player here",
    codeUsed: "This device is that player now.",
    codeWrong: "That is not a code.",
    gamesTitle: "My games",
    gamesNone: "No finished games yet.",
    gamesMore: "More",
    game: (blue: string, red: string) => `${blue} – ${red}`,
    guest: "Guest",
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
      "Your name, points, rating and chat are deleted for good. Your games stay, by a deleted player.",
    forget: "Delete my data",
    forgetSure: "Really delete it",
    forgotten: "Everything is deleted. Your next game starts a new player.",
  },
};

export type PeopleWords = typeof en;
export type NameRefusal = keyof PeopleWords["me"]["nameRefused"];
