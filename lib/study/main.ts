/**
 * `deno task study`: plays levels, chance and outside programs against each other, and says how often
 * who wins (docs/study.md).
 */

import { type Command, readCommand } from "./command.ts";
import { playAll } from "./worker_pool.ts";
import type { PlayedGame } from "./match.ts";
import { Progress } from "./progress.ts";
import { readReportStyle } from "./report.tsx";
import { RunFile } from "./run_file.ts";
import { countGames, fixtureAt, type Settings } from "./settings.ts";
import { type Study, studyOf } from "./study.ts";
import { USAGE } from "./usage.ts";
import { writeCsv, writeJson, writeText } from "./write_text.ts";

/** What a shell makes of SIGINT. */
const INTERRUPTED = 130;

/** The run was ended by hand; what was played stands in its file. */
class Interruption extends Error {}

const WRITERS = { text: writeText, json: writeJson, csv: writeCsv };

async function main(args: string[]): Promise<void> {
  if (args.includes("--help")) return console.log(USAGE);
  Deno.chdir(Deno.env.get("INIT_CWD") ?? "."); // a task runs in the project's folder
  const command = readCommand(args, navigator.hardwareConcurrency);
  const played = await play(command);
  const study = studyOf(command.settings, played, {
    date: new Date().toISOString().slice(0, 10),
    command: command.text,
  });
  // A report that cannot be written must not take the rows with it.
  await print(WRITERS[command.format](study));
  if (command.html !== undefined) await report(study, command.html);
}

/** Plays what the run's file does not hold yet; every game at its place. */
async function play({ settings, workers, run }: Command): Promise<PlayedGame[]> {
  using file = run === undefined ? undefined : RunFile.open(run, settings);
  const played: PlayedGame[] = [];
  for (const game of file?.played ?? []) played[game.index] = game;
  const total = countGames(settings);
  const left = Array.from({ length: total }, (_, index) => index).filter((n) => !(n in played));
  const progress = new Progress(screen, total, total - left.length);
  const interrupted = new AbortController();
  const fate = file ? "run the same command to go on" : "with --run FILE you can go on";
  const interrupt = () => interrupted.abort(new Interruption(`Stopped; ${fate}`));
  Deno.addSignalListener("SIGINT", interrupt);
  const count = Math.min(workers, left.length);
  const plan = { settings, indices: left, workers: count, stopping: interrupted.signal };
  try {
    await playAll(plan, (game) => {
      played[game.index] = game;
      file?.append(game);
      if (game.fault !== undefined) progress.say(sayFault(settings, game));
      progress.step();
    });
  } finally {
    progress.end();
    Deno.removeSignalListener("SIGINT", interrupt);
  }
  return played;
}

async function report(study: Study, file: string): Promise<void> {
  const { writeReport } = await import("./report.tsx");
  await Deno.writeTextFile(file, writeReport(study, await readReportStyle()));
}

const screen = {
  isTerminal: Deno.stderr.isTerminal(),
  write: (text: string) => void Deno.stderr.writeSync(new TextEncoder().encode(text)),
  now: () => performance.now(),
};

/** `Game 18, round 3: cmd:./mybot lost as red: late: No answer within 1000 ms`. */
function sayFault(settings: Settings, { index, round, by, fault, winner }: PlayedGame): string {
  const { blue, red, blueSeat } = fixtureAt(settings, index);
  const loser = winner === blueSeat ? red : blue;
  const seat = winner === 0 ? "second" : "first";
  return `Game ${index + 1}, round ${round}: ${loser}, moving ${seat}, loses: ${by}: ${fault}`;
}

async function print(text: string): Promise<void> {
  await new Blob([text]).stream().pipeTo(Deno.stdout.writable, { preventClose: true });
}

try {
  await main(Deno.args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  Deno.exitCode = error instanceof Interruption ? INTERRUPTED : 2;
}
