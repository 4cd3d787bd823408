/** What the admin's page says, in English. `es.ts` says the same: a missing word does not compile. */

import type { Term } from "../../../moderation/orders.ts";
import type { ActName, RestraintKind } from "../../../store/moderation.ts";
import type { Offense } from "../../../../rooms/offense.ts";

export const en = {
  title: "Admin",
  token: "Admin token",
  signIn: "Sign in",
  signOut: "Sign out",
  wrong: "That's not the token.",
  tooOften: "Too many tries. Wait a minute.",
  outcomes: {
    done: "Done.",
    unknown:
      "Nothing was done: that room, report, player, tournament or name isn't there, or too little is known.",
    failed: "The server couldn't save that. Try again.",
    malformed: "Nothing was done: fill in what the form asks for.",
  },

  games: "New games",
  gamesOn: "New games may begin.",
  gamesOff: "No new games begin. Games under way go on.",

  reports: (count: number) => `Reports (${count})`,
  noReports: "No open reports.",
  about: { chat: "Chat", name: "Name" } satisfies Record<Offense, string>,
  nameless: "Guest",
  room: (code: string) => `room ${code}`,
  tournament: "tournament",
  noLines: "They said nothing.",
  ofBot: "It's a bot. Ban its owner, and none of their bots can play.",
  unseen: "It isn't known where they were, so their address can't be banned.",

  what: "What to do",
  term: "For how long",
  reason: "Reason",
  reasonLine: "Only you see reasons. Leave out names.",
  go: "Do it",

  acts: {
    mute: "Mute",
    ban: "Ban the player",
    "ban-owner": "Ban the bot's owner",
    "ban-source": "Ban the address",
    "take-name": "Take the name away",
    dismiss: "Dismiss",
    lift: "Lift",
    "end-room": "End the room",
    "clear-tournament": "Clear the tournament",
    "free-name": "Give a name back",
    "bar-bot": "Bar the bot",
    pause: "Pause new games",
    resume: "Let new games begin",
  } satisfies Record<ActName, string>,
  terms: {
    hour: "1 hour",
    day: "1 day",
    week: "1 week",
    month: "30 days",
    year: "1 year",
  } satisfies Record<Term, string>,

  others: "Without a report",
  player: "A player",
  playerText: "Name or number",
  playerLine: "Their page's address works, too. #12 is always a number, not a name.",
  address: "An address",
  addressLabel: "IP address",
  addressLine: "For IPv6, the whole /64 network. It's saved as a hash.",
  bot: "A bot of the Arena",
  botAuthor: "Author",
  botName: "Bot",
  botLine: "It can't come in, and its matches no longer count for anyone.",
  roomTitle: "A room",
  roomCode: "Room code or address",
  roomLine: "Everyone is sent away, and nobody wins.",
  tournamentTitle: "A tournament",
  tournamentAddress: "Its address",
  tournamentLine: "Its title is taken away, and everything that was said in it.",
  nameTitle: "A name that was taken away",
  nameTaken: "Name",
  nameLine: "Anyone can use it again, and those that look like it.",

  restraints: (count: number) => `In force (${count})`,
  noRestraints: "Nobody is banned or muted.",
  kinds: { ban: "Banned", mute: "Muted" } satisfies Record<RestraintKind, string>,
  until: (when: string) => `until ${when}`,

  log: "What was done",
  noActs: "Nothing yet.",
  when: "When",
  act: "What",
  whom: "To whom",
};

export type AdminWords = typeof en;
