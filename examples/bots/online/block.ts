/**
 * A bot that plays online (docs/bots.md): each turn it places a block where it can.
 *
 *     deno run -A examples/bots/online/block.ts http://localhost:8000
 *
 * Without BOT_TOKEN it makes a token for a game. It plays any bot that listens: start block.py too.
 */

const url = Deno.args[0] ?? "http://localhost:8000";
const name = Deno.args[1] ?? "Blocks in TS", identity = crypto.randomUUID();
const COLUMNS = [..."abcdefghijklmnopqrstuvwxyz", "aa", "ab"];

async function ask(path: string, body: object, headers = {}) {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return await (await fetch(url + path, init)).json();
}

async function makeToken(): Promise<string> {
  const scopes = ["play", "challenge", "chat"];
  const made = await ask("/api/me/bots", { identity, wish: "make", name, scopes });
  if (!made.token) throw new Error(`No token (${made.refused}): set BOT_TOKEN yourself`);
  return made.token;
}

function blockIn(cells: readonly string[]): string {
  const blocks = cells.map((cell) => {
    const [, letters, row] = /^([a-z]+)(\d+)$/.exec(cell)!, column = COLUMNS.indexOf(letters!);
    const names = [COLUMNS[column], COLUMNS[column + 1]];
    return names.flatMap((one) => [`${one}${row}`, `${one}${Number(row) + 1}`]);
  }).filter((block) => block.every((cell) => cells.includes(cell)));
  return blocks[Math.floor(Math.random() * blocks.length)]?.join(",") ?? "random";
}

const headers = { authorization: `Bearer ${Deno.env.get("BOT_TOKEN") ?? await makeToken()}` };
const stream = await fetch(`${url}/api/bot/stream`, { headers });
let rest = "", me = 0, isPlaying = false;
for await (const text of stream.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\n");
  rest = lines.pop()!;
  for (const line of lines) {
    const { type, bot, challenge, game } = JSON.parse(line || "{}");
    if (type === "hello") me = bot.id;
    if (type === "challenge") await ask(`/api/bot/challenge/${challenge.id}/accept`, {}, headers);
    isPlaying ||= game?.status === "playing";
    if (game?.isMyTurn) {
      const move = /^(conquerors|skirmish)/.test(game.game) ? blockIn(game.cells) : "random";
      await ask(`/api/bot/game/${game.id}/move`, { move, version: game.version }, headers);
    }
    if (game?.status === "over") {
      const { winner } = game.result;
      console.log(winner === null ? "Draw" : winner === game.seat ? "Won" : "Lost");
      await ask("/api/me/bots", { identity, wish: "revoke", id: me });
      Deno.exit();
    }
    if (type || isPlaying) continue;
    const { bots } = await (await fetch(`${url}/api/bot/online`)).json();
    const rival = bots.sort(() => Math.random() - 0.5).find(({ id }: { id: number }) => id !== me);
    if (rival) await ask("/api/bot/challenge", { to: rival.id }, headers);
  }
}
