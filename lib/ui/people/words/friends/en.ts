/** What is said about players one follows, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  title: "Players you follow",
  none: "Follow players from their profile to see here when they're online.",
  notLoaded: "They couldn't be loaded. We'll try again in a moment.",
  nameless: (player: number) => `Player ${player}`,
  online: "online",
  offline: "offline",
  invitationsTitle: "Challenges",
  invitation: (who: string, game: string) => `${who || "A guest"} wants to play ${game}.`,
  accept: "Accept",
  decline: "Decline",
  follow: "Follow",
  unfollow: "Unfollow",
  block: "Block",
  unblock: "Unblock",
  sure: "Really block",
  challenge: "Challenge",
  failed: "That didn't work. Try again later.",
  limit:
    "Too many games or challenges are open, yours or theirs. Finish one of yours, or try again later.",
  banned: "You can't play online right now.",
  blocked: "You won't be paired, and you won't see their chat.",
  actions: "You and this player",
};

export type FriendsWords = typeof en;
