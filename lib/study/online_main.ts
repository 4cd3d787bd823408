/** `deno task bot`: lets a player of the study, such as a program, play online (docs/bots.md). */

import { parseArgs } from "node:util";
import { type Online, OnlinePlayer, Refused } from "./online.ts";
import { isPlayerName } from "./player.ts";
import { originOf } from "./server_address.ts";

const USAGE = `Usage: bot [--url URL] [--token TOKEN] --player PLAYER [--games N] [--time MS]
           [--open JSON] [--challenge NUMBER] [--join CODE]

A PLAYER is one of deno task study: a level, random or "cmd:PROGRAM".
A URL begins with http:// or https://.
The token is the variable BOT_TOKEN unless it's given: make one on the page /me.`;

const USUAL_URL = "http://localhost:8000";

function readOnline(args: string[]): Online | undefined {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string", default: USUAL_URL },
      token: { type: "string" },
      player: { type: "string" },
      games: { type: "string", default: "1" },
      time: { type: "string", default: "5000" },
      open: { type: "string" },
      challenge: { type: "string" },
      join: { type: "string" },
    },
  });
  const { player = "", token = Deno.env.get("BOT_TOKEN") ?? "", open, challenge, join } = values;
  const url = originOf(values.url), games = Number(values.games), timeMs = Number(values.time);
  const fits = isPlayerName(player) && token !== "" && Number.isInteger(games) && games >= 1 &&
    Number.isInteger(timeMs) && timeMs >= 1;
  if (!fits || url === undefined) return undefined;
  return {
    url,
    token,
    player,
    games,
    timeMs,
    opens: open === undefined ? undefined : JSON.parse(open),
    challenges: challenge === undefined ? undefined : Number(challenge),
    joins: join,
    say: console.log,
  };
}

async function main(): Promise<void> {
  if (Deno.args.includes("--help")) return console.log(USAGE);
  const online = tryToRead();
  if (!online) {
    console.error(USAGE);
    Deno.exit(2);
  }
  // A task runs in the project's folder.
  Deno.chdir(Deno.env.get("INIT_CWD") ?? ".");
  try {
    await new OnlinePlayer(online).play();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
  Deno.exit();
}

/** Undefined for a command line that makes no sense. */
function tryToRead(): Online | undefined {
  try {
    return readOnline(Deno.args);
  } catch {
    return undefined;
  }
}

await main();
