/** A game by post as letters show it: of a room, or of the archive once its room is forgotten. */

import { conway } from "../../games/conway/conway.ts";
import type { ConwayPosition } from "../../games/conway/position.ts";
import { readHeader, replay } from "../../games/notation/notation.ts";
import { splitGames } from "../../games/notation/record_source.ts";
import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import { asked } from "../../rooms/offers.ts";
import type { OfferKind, Player } from "../../rooms/event.ts";
import {
  archiveIdOf,
  isArchived,
  playerAt,
  type RoomView,
  seatOf,
  startOf,
} from "../../rooms/view.ts";
import { en } from "../../words/en.ts";

const OFFERS: Readonly<Record<OfferKind, string>> = {
  draw: "offers a draw",
  takeback: "asks for a takeback",
  rematch: "wants a rematch",
};

const { deleted } = en.table;

/** What letters call a user: the name goes with who deletes their data. */
export function userOf({ name }: { readonly name: string }): string {
  return name || deleted;
}

/** What a board does not show, as a letter says it: who has given up, and what is offered. */
function newsText(view: RoomView): string[] {
  const { players, leaving, offer, position } = view;
  const { alive } = position as ConwayPosition;
  const nameOf = (player: Player) => userOf(players[player]!);
  const going = leaving.filter((player) => alive[seatOf(view, player)]);
  const news = going.map((player) => `${nameOf(player)} resigns when their turn comes.`);
  if (!offer) return news;
  const awaited = asked(view).map(nameOf).join(", ");
  return [...news, `${nameOf(offer.player)} ${OFFERS[offer.what]}; asked: ${awaited}.`];
}

export interface PostBoard {
  /** A number from 1, or a room's code. */
  readonly id: number | string;
  /** By seat. */
  readonly users: readonly string[];
  /** Turns in CCN, and the positions before the first and after each. */
  readonly moves: readonly string[];
  readonly positions: readonly ConwayPosition[];
  readonly result: Pick<ArchivedGame, "winner" | "by"> | null;
  /** What the board does not show: who has given up, what is offered. */
  readonly news: readonly string[];
  /** Where the site shows it. */
  readonly path: string;
}

/** `view` is of a game with all seats taken. */
export function boardOfRoom(id: number, view: RoomView): PostBoard {
  const { code, settings, players, moves, result } = view;
  const positions = [startOf(settings) as ConwayPosition];
  for (const token of moves) {
    const position = positions.at(-1)!;
    positions.push(conway.play(position, conway.text.readMove(position, token)));
  }
  return {
    id,
    users: players.map((_, seat) => userOf(players[playerAt(view, seat)]!)),
    moves,
    positions,
    result,
    news: result ? [] : newsText(view),
    path: isArchived(view) ? `/g/${archiveIdOf(view)}` : `/r/${code}/watch`,
  };
}

/** The same of a finished game. */
export function boardOfGame(id: number, game: ArchivedGame): PostBoard {
  const [source] = splitGames(game.record);
  const header = readHeader(source!);
  const turns = [...replay(source!, header)];
  return {
    id,
    users: game.seats.map((sat) => sat.is === "person" ? userOf(sat) : deleted),
    moves: turns.map(({ token }) => token),
    positions: [header.start, ...turns.map(({ position }) => position)] as ConwayPosition[],
    result: game,
    news: [],
    path: `/g/${game.id}`,
  };
}
