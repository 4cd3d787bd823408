import { page } from "fresh";
import type { ComponentType } from "preact";
import ColonyRoom from "../../../../islands/ColonyRoom.tsx";
import AnnihilationRoom from "../../../../islands/AnnihilationRoom.tsx";
import HillRoom from "../../../../islands/HillRoom.tsx";
import PostRoom from "../../../../islands/PostRoom.tsx";
import { define } from "../../define.ts";
import { DEFAULT_GAME, type GameId, gameOf } from "../../../games/registry.ts";
import { readRoomCode } from "../../../rooms/code.ts";
import { type RoomView, seatsOf, takenOf } from "../../../rooms/view.ts";
import { aboutGame } from "../../../ui/games/registry.ts";
import type { OpenedRoom, RoomProps } from "../../../ui/table/room/room_table.tsx";
import { wordsIn } from "../../../words/mod.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { roomWordsIn } from "../../../ui/table/words/room/mod.ts";
import { sourceOfRequest } from "../../transport/address.ts";
import { PageError } from "./page_error.ts";
import { hasPass, writePass } from "../room_pass.ts";
import { TablePage } from "./table_page.tsx";

/** Finds the room of a page below `/r/CODE`; a code that is spelled in another way is sent to its own. */
export function roomHandler(below: "" | "/watch") {
  return define.handlers({
    async GET(ctx) {
      const text = ctx.params.code!;
      const code = readRoomCode(text);
      if (code !== undefined && code !== text) {
        return ctx.redirect(`/r/${code}${below}${ctx.url.search}`);
      }
      const { hub, trustedHops, markOf } = await ctx.state.online();
      const isBack = code !== undefined && hasPass(ctx.req, code, markOf);
      const room = isBack
        ? await hub.find(text) ?? "unknown"
        : await hub.visit(text, sourceOfRequest(ctx.req, ctx.info, trustedHops));
      if (room === "limit") throw new PageError(429, "code-limit");
      if (room === "unknown") throw new PageError(404, "unknown-room");
      const headers = isBack ? {} : { "set-cookie": writePass(text, markOf, ctx.state.origin) };
      const { settings } = room.view;
      const opened = below === ""
        ? openedRoom(room.view, `${ctx.state.origin}/r/${text}`)
        : undefined;
      const host = below === "" ? hostOf(room.view) : undefined;
      const shown = { ...opened && { opened }, ...host !== undefined && { host } };
      return page({ code: text, game: settings.game, ...shown }, { headers });
    },
  });
}

/** What a room invites to that nobody has come to; anyone who comes to another may be who was invited. */
function openedRoom(view: RoomView, link: string): OpenedRoom | undefined {
  const seats = seatsOf(view.settings), free = seats - takenOf(view) - 1;
  return view.players.length === 0 && free > 0 ? { link, seats, free } : undefined;
}

/** Who waits in a room for others, by name, which may be empty; undefined where nobody is invited. */
function hostOf(view: RoomView): string | undefined {
  return takenOf(view) < seatsOf(view.settings) ? view.players[0]?.name : undefined;
}

interface RoomPageProps extends RoomProps {
  readonly game: GameId;
  readonly host?: string;
}

/** The islands of rooms, by the tables of games. */
const ROOMS: Readonly<Record<string, ComponentType<RoomPageProps>>> = {
  conquerors: ColonyRoom,
  conway: PostRoom,
  annihilation: AnnihilationRoom,
  hill: HillRoom,
};

/** A room's code is a secret: search engines are not to keep it. In a messenger its link is an invitation. */
export function RoomPage({ host, ...props }: RoomPageProps) {
  const { language, code, game } = props, words = wordsIn(language);
  const Room = ROOMS[gameOf(game).table]!;
  const { text, line } = aboutGame(game).words(language);
  return (
    <TablePage
      words={words}
      title={roomWordsIn(language).title(code)}
      {...host !== undefined && { card: siteWordsIn(language).invitation(host, text) }}
      {...game !== DEFAULT_GAME && { description: line }}
      noindex
    >
      <Room {...props} />
    </TablePage>
  );
}
