/** Two people, one game, over whatever network there is. */

import { assertEquals } from "@std/assert";
import type { WebSocketRoute } from "playwright-core";
import {
  BLUE_BLOCK,
  cue,
  forbidSockets,
  game,
  hasBegun,
  host,
  moveBoth,
  pair,
  PHONE,
  place,
  playByText,
  playByTouch,
  playRoomGame,
  RED_BLOCK,
  RED_DUST,
  seated,
  visitRoom,
  writeRoomGame,
} from "./room.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { runs } from "../full.ts";
import { PLAYED_OUT } from "./script.ts";
import { story } from "./story.ts";
import { boardOf, type TablePage } from "./table_page.ts";

declare global {
  /** What a page should have sounded. */
  var heard: { tones: number; isAway: boolean };
}

/** Both tables show how a written game ends. */
async function endsAsWritten(turns: readonly Turn[], blue: TablePage, red: TablePage) {
  const { after } = turns.at(-1)!, { outcome } = after;
  const { score } = game.tally(after);
  for (const [seat, table] of [blue, red].entries()) {
    const headline = outcome!.winner === seat ? "Victory" : "Defeat";
    await table.result.getByRole("heading", { name: headline }).waitFor();
    await table.result.getByText(`Blue ${score[0]}, Red ${score[1]}`).waitFor();
    // The one who has won has the larger number.
    const given = outcome!.by === "majority" ? after.komi : 0;
    const finals = await table.result.locator(".finals").innerText();
    assertEquals(finals.match(/[\d.]+/g)?.map(Number), [score[0]! + given, score[1]]);
  }
}

function byPolling(table: TablePage) {
  return table.page.getByText("slow connection");
}

for (const id of PLAYED_OUT) {
  story(`a whole game of ${id} over sockets, a desk against a finger's phone`, async (stage) => {
    const desk = { viewport: { width: 1280, height: 800 } }, turns = writeRoomGame(id);
    const { blue, red } = await pair(stage, desk, PHONE, { game: id });
    const { width, height } = LIFE_GAMES[id].rules;
    red.board = boardOf(width, height);
    await playRoomGame([blue, red], turns, [playByText, playByTouch]);
    await endsAsWritten(turns, blue, red);
    assertEquals([await byPolling(blue).count(), await byPolling(red).count()], [0, 0]);
  });
}

story("a game where sockets are forbidden", async (stage) => {
  const visit = { prepare: forbidSockets };
  const { blue, red } = await pair(stage, visit, visit);
  await byPolling(blue).waitFor();
  // The whole game in a full run; games that end by polling follow.
  const turns = writeRoomGame(), some = turns.slice(0, runs(6, turns.length));
  await playRoomGame([blue, red], some, [playByText, playByText]);
  if (some.length === turns.length) await endsAsWritten(turns, blue, red);
});

/** A game of two turns: Red's cells die at once. */
async function playShortGame(blue: TablePage, red: TablePage): Promise<void> {
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  await place(red, RED_DUST);
  await red.page.getByText("Confirm again if you mean it.").first().waitFor();
  await red.type("confirm");
  await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
  await red.result.getByRole("heading", { name: "Defeat" }).waitFor();
}

story("a game over sockets that a proxy closes at once", async (stage) => {
  const sockets = (socket: WebSocketRoute) => void socket.close({ code: 1008 });
  const { blue, red } = await pair(stage, { sockets }, { sockets });
  await byPolling(red).waitFor();
  await playShortGame(blue, red);
});

story("a game over sockets that open and stay silent", async (stage) => {
  // No message is passed on, either way; how soon it is polled, `line_faults_test.ts` knows.
  const sockets = (socket: WebSocketRoute) => socket.onMessage(() => {});
  const blue = await host(stage, { sockets });
  await byPolling(blue).waitFor();
  const red = await visitRoom(stage, blue);
  await playShortGame(blue, red);
});

story(
  "a page that polls as an older one did is loaded again, once, and keeps its seat",
  async (stage) => {
    const blue = await host(stage);
    const visit = { expected: /410/ };
    const red = await seated(await stage.open(`${blue.page.url()}?net=poll`, visit));
    const pollOldly = (times: number) =>
      red.page.route("**/api/poll", (route) =>
        route.continue({
          method: "GET",
          postData: "",
          url: `${route.request().url()}?sid=s&since=1`,
        }), {
        times,
      });
    await pollOldly(1);
    await red.page.waitForEvent("load");
    await hasBegun(red.page);
    await moveBoth(blue, red);
    await pollOldly(9);
    await red.page.getByText("There's a newer version.").waitFor();
  },
);

story("a link with ?net=poll plays without a socket", async (stage) => {
  let opened = 0;
  const sockets = (socket: WebSocketRoute) => {
    opened++;
    socket.connectToServer();
  };
  const blue = await host(stage);
  const red = await seated(await stage.open(`${blue.page.url()}?net=poll`, { sockets }));
  await byPolling(red).waitFor();
  await hasBegun(blue.page);
  await playShortGame(blue, red);
  assertEquals(opened, 0);
});

story(
  "a socket cut while a turn is on its way: the turn is played once, by polling",
  async (stage) => {
    let cut = () => {};
    let isCutting = false;
    const sockets = (socket: WebSocketRoute) => {
      if (isCutting) return void socket.close({ code: 1011 });
      const server = socket.connectToServer();
      server.onMessage((message) => isCutting || socket.send(message));
      cut = () => {
        isCutting = true;
        server.close();
        socket.close({ code: 1011 });
      };
      socket.onMessage((message) => {
        server.send(message);
        // It has arrived, but its answer never will.
        if (String(message).includes('"move"')) cut();
      });
    };
    const { blue, red } = await pair(stage, { sockets }, {});
    await place(blue, BLUE_BLOCK);
    await red.turns(1);
    await blue.turns(1);
    await byPolling(blue).waitFor();
    await place(red, RED_BLOCK);
    await blue.turns(2);
    await cue(blue).getByText("Your turn").waitFor();
  },
);

story("a turn that is on its way is still seen to be placed", async (stage) => {
  const held = Promise.withResolvers<void>(), passes = Promise.withResolvers<void>();
  const sockets = (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (String(message).includes('"move"')) {
        held.resolve();
        await passes.promise;
      }
      server.send(message);
    });
  };
  const { blue, red } = await pair(stage, { sockets }, {});
  await place(blue, BLUE_BLOCK);
  await held.promise;
  await blue.page.getByText("4 of 4 placed").waitFor();
  passes.resolve();
  await red.turns(1);
  await blue.page.getByText("0 of 4 placed").waitFor();
});

story("a page that reloads in the middle of a turn keeps what was drafted", async (stage) => {
  const { blue, red } = await pair(stage);
  await blue.type("c12 d12 c13");
  await blue.page.getByText("3 of 4 placed").waitFor();
  await blue.page.reload();
  await blue.says("Your 3 cells from before are still on the board.");
  await place(blue, "d13");
  await red.turns(1);
  await red.alerts("Blue placed c12, d12, c13, d13.");

  await blue.page.reload();
  await blue.turns(1);
  await cue(blue).getByText("Red's turn").waitFor();
  await red.page.getByText("2 of 4 placed").waitFor({ state: "detached" });
});

story(
  "a turn comes with a mark in title and icon, and a sound where it is not seen",
  async (stage) => {
    const prepare = () => {
      globalThis.heard = { tones: 0, isAway: false };
      OscillatorNode.prototype.start = () => globalThis.heard.tones++;
      OscillatorNode.prototype.stop = () => {};
      Object.defineProperty(document, "hidden", { get: () => globalThis.heard.isAway });
      localStorage.setItem("sounds", "turn");
    };
    const { blue, red } = await pair(stage, {}, { prepare });
    // Nobody sits down at a page that isn't seen.
    await red.page.evaluate(() => globalThis.heard.isAway = true);
    const code = new URL(red.page.url()).pathname.slice("/r/".length);
    const looks = async ({ page }: TablePage, tab: { title: string; isMarked: boolean }) => {
      await page.waitForFunction(({ title, isMarked }) => {
        const { href } = document.querySelector<HTMLLinkElement>("link[rel=icon]")!;
        return document.title === title && href.endsWith("/icons/turn.svg") === isMarked;
      }, tab);
    };
    const mine = { title: `● Your turn · Room ${code}`, isMarked: true };
    const theirs = { title: `Room ${code}`, isMarked: false };
    await looks(blue, mine);
    await looks(red, theirs);

    // No page may sound before its person has touched it.
    await red.page.mouse.click(5, 5);
    await place(blue, BLUE_BLOCK);
    await looks(blue, theirs);
    await looks(red, mine);
    await red.page.waitForFunction(() => globalThis.heard.tones === 2);
  },
);
