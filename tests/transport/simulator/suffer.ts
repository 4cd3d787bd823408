/** What a table suffers, as chance wants it: nothing acknowledged is lost, and all agree in the end. */

import { below, seededRng } from "../../../lib/games/kit/rng.ts";
import { type Chosen, Table } from "./table.ts";
import { anyWeather } from "./weather.ts";

/** Steps of bad weather, and how long each is, ms. */
const STEPS = 40;
const LONGEST_STEP = 8_000;

/** Lives through bad weather; how many commands were acknowledged. */
export async function suffer(
  seed: string,
  chosen: Chosen = {},
  alsoSuffer: (table: Table, random: () => number) => void = () => {},
): Promise<number> {
  const random = seededRng(`weather ${seed}`);
  const table = await Table.set(seed, { ...chosen, pollOnly: random() < 0.2 });
  for (let step = 0; step < STEPS; step++) {
    await misfortune(table, random);
    alsoSuffer(table, random);
    for (const player of table.players) player.act();
    await table.time.pass(random() * random() * LONGEST_STEP);
  }
  await table.settle();
  return table.players.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer?.t === "ok")
    .length;
}

/** The same with two or three processes, and what comes between them. */
export async function sufferTogether(seed: number): Promise<number> {
  const settings = seed % 4 === 1
    ? { bank: { base: 180, increment: 3 } }
    : { clock: seed % 4 === 0 ? 30 : null };
  return await suffer(`several ${seed}`, { processes: 2 + seed % 2, settings }, disunite);
}

async function misfortune(table: Table, random: () => number): Promise<void> {
  const { server, players } = table;
  const player = players[below(players.length, random)]!;
  const dice = random();
  if (dice < 0.15) player.line.weather = anyWeather(random);
  else if (dice < 0.2) player.line.breakSockets("cut");
  else if (dice < 0.25) player.line.breakSockets("freeze");
  else if (dice < 0.3) player.reload();
  else if (dice < 0.33) player.connection.wake();
  else if (dice < 0.36) server.diskFull = true;
  else if (dice < 0.5) server.diskFull = false;
  else if (dice < 0.54) server.kill();
  else if (dice < 0.58) server.isSilent = true;
  else if (dice < 0.72) server.isSilent = false;
  if (server.lives.length < server.processes && random() < 0.6) await table.start();
}

/** What comes between processes. */
function disunite({ server }: Table, random: () => number): void {
  const { hints, life } = server;
  const dice = random();
  if (dice < 0.05) hints.lost = random();
  else if (dice < 0.1) hints.late = random();
  else if (dice < 0.15) hints.doubled = random();
  else if (dice < 0.2 && life) life.isCutOff = true;
  else if (dice < 0.25 && life) life.isSlow = true;
  else if (dice < 0.45) { for (const one of server.lives) one.isCutOff = one.isSlow = false; }
}
