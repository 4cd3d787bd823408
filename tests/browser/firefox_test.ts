/** That the game isn't Chromium's only: a short one in Firefox, with fingers, and without a network. */

import { assertEquals } from "@std/assert";
import type { Cell } from "../../lib/automaton/board.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { centerOf, fitBoard } from "../../lib/ui/board/geometry.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { FIREFOX, Firefox } from "../firefox.ts";
import { serveApp } from "../serve_app.ts";
import { versatile, writeGame } from "./script.ts";
import { boardOf } from "./table_page.ts";

const game = LIFE_GAMES.skirmish;
const BOARD = boardOf(game.rules.width, game.rules.height);

/** Runs in the page: the middle of what a selector finds first. */
function middleOf(selector: string) {
  const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Resolves once a table can be played on, and as many turns have been told. */
async function turns(firefox: Firefox, count: number): Promise<void> {
  await firefox.until((count) => {
    const isReady = document.querySelector("[data-ready=true]");
    return isReady && document.querySelector(`[data-turns="${count}"]:not([data-telling="true"])`);
  }, count);
}

async function tapCell(firefox: Firefox, cell: Cell): Promise<void> {
  const { left, top, width, hasLabels } = await firefox.run(() => {
    const canvas = document.querySelector("canvas.board")!;
    const { left, top, width } = canvas.getBoundingClientRect();
    const hasLabels = getComputedStyle(canvas).getPropertyValue("--labels").trim() === "1";
    return { left, top, width, hasLabels };
  });
  const { x, y } = centerOf(fitBoard(BOARD, width, hasLabels), cell);
  await firefox.tap({ x: left + x, y: top + y });
}

async function press(firefox: Firefox, selector: string): Promise<void> {
  await firefox.tap(await firefox.run(middleOf, selector));
}

async function play(firefox: Firefox, { move }: Turn): Promise<void> {
  if ("pass" in move) await press(firefox, ".tool-skip");
  else if ("bomb" in move) {
    await press(firefox, ".tool-bomb");
    await tapCell(firefox, move.bomb);
  } else for (const cell of move.place) await tapCell(firefox, cell);
  await press(firefox, ".actions .primary");
}

/** Runs in the page: how many pixels of four digits can't be seen in each field for a number. */
function coveredOfNumbers(): number[] {
  const fields = document.querySelectorAll<HTMLInputElement>(".transport [type=number]");
  return [...fields].map((field) => {
    field.value = "1000";
    return field.scrollWidth - field.clientWidth;
  });
}

Deno.test({
  name: "a game in Firefox, by touch, loaded again within it; then a game and the sandbox, offline",
  ignore: FIREFOX === undefined,
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const moves = writeGame({ game, level: "easy", seed: "3", side: 0 }, versatile);
    const app = await serveApp();
    await using firefox = await Firefox.start();
    await firefox.resize(390, 844);
    await firefox.open(`${app.url}/about`);
    await firefox.run(() => localStorage.setItem("pace", "instant"));
    await firefox.open(`${app.url}/play?game=skirmish&level=easy&seed=3`);
    for (const [played, turn] of moves.entries()) {
      if (turn.seat !== 0) continue;
      await turns(firefox, played);
      await play(firefox, turn);
      if (turn.before.round === game.rules.bombRound) await firefox.reload();
    }
    await turns(firefox, moves.length);
    const { score } = game.tally(moves.at(-1)!.after);
    await firefox.until((score) => {
      const text = document.querySelector(".result")?.textContent;
      return text?.includes(`Blue ${score[0]}, Red ${score[1]}`);
    }, score);
    await firefox.run(async () => void await navigator.serviceWorker.ready);
    assertEquals(firefox.complaints, []);

    await app[Symbol.asyncDispose]();
    await firefox.open(`${app.url}/play?game=skirmish&level=easy&seed=4`);
    await turns(firefox, 0);
    await play(firefox, moves[0]!);
    await turns(firefox, 2);

    await firefox.resize(1280, 800);
    await firefox.open(`${app.url}/sandbox`);
    await firefox.until(() => document.querySelector("[data-ready=true]"));
    assertEquals(await firefox.run(coveredOfNumbers), [0, 0, 0]);
  },
});
