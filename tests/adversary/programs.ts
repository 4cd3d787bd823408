/** The programs of the command line, as those call them who mean no good. */

import fc from "fast-check";
import { reportOf } from "./finished_games.ts";
import { anyText, hostile } from "./step.ts";

/** One call of a program. */
export interface Call {
  readonly args: readonly string[];
  readonly stdin?: string;
}

export interface Program {
  readonly script: string;
  /** What it may end with; none may end with a stack. */
  readonly codes: readonly number[];
  readonly calls: fc.Arbitrary<Call>;
}

/** Text of any kind: a true one with pieces taken out of it and put into it. */
function bent(texts: readonly string[]): fc.Arbitrary<string> {
  const cut = fc.tuple(
    fc.nat(2_000),
    fc.nat(40),
    fc.oneof(fc.constant(""), anyText),
  );
  return fc.tuple(fc.constantFrom(...texts), fc.array(cut, { maxLength: 4 })).map(([text, cuts]) =>
    cuts.reduce((bent, [at, length, instead]) => {
      const start = at % (bent.length + 1);
      return bent.slice(0, start) + instead + bent.slice(start + length);
    }, text).toWellFormed()
  );
}

function recordOf(variant: number): string {
  const ticket = { game: "conquerors-v2", level: "easy", side: 0, seed: "" };
  const { moves, result } = reportOf(ticket, variant) as { moves: string; result: string };
  return `[Game "conquerors-v2"]\n[Result "${result}"]\n\n${moves}\n`;
}

const RECORDS = [recordOf(0), recordOf(1), '[Game "conway"]\n\n', ""];

const QUESTIONS = [
  '{"game":"annihilation","digraph":[[1],[2],[]],"tokens":[0,1]}',
  '{"digraph":[[1,2],[2],[]],"position":[1,1,0]}',
  "{}",
  "[]",
  '{"game":1e400,"digraph":[[99999999999999999999]]}',
];

const POST_LINES = [
  "help",
  "boards",
  "users",
  "addme Ada@example.com",
  "userid Ada secret",
  "password Ada secret other",
  "challenge conway Ada secret Ben",
  "move conway 1 Ada secret d4,e5",
  "resign conway 1 Ada secret",
  "show conway 1",
  "preview conway 1 Ada d4",
  "queue conway 1 Ada secret a1",
];

const words = fc.constantFrom(
  "--help",
  "--keep-going",
  "--json",
  "--local",
  "--force",
  "--none",
  "--",
  "-",
  "/",
  "/dev/null",
  "none.ccn",
  "\u00e9\u0301",
  "",
);

const lines = (texts: readonly string[]) =>
  fc.array(bent(texts), { minLength: 5, maxLength: 20 }).map((all) => all.join("\n"));

/** Reads texts of standard input, or is called with words that make no sense. */
function reader(texts: readonly string[], args: readonly string[]): fc.Arbitrary<Call> {
  return fc.oneof(
    { weight: 3, arbitrary: lines(texts).map((stdin) => ({ args, stdin })) },
    {
      weight: 1,
      arbitrary: fc.array(words, { maxLength: 3 }).map((args) => ({ args, stdin: "" })),
    },
  );
}

const misuse = fc.array(
  fc.oneof(words, hostile.map((value) => JSON.stringify(value)?.replaceAll("\0", "") ?? "")),
  {
    minLength: 2,
    maxLength: 4,
  },
).map((args): Call => ({ args: ["--none", ...args] }));

/** By the task's name. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  replay: {
    script: "lib/commands/replay.ts",
    codes: [0, 1, 2],
    calls: reader(RECORDS, ["--keep-going", "-"]),
  },
  verify: { script: "lib/commands/verify.ts", codes: [0, 1, 2], calls: reader(RECORDS, ["-"]) },
  solve: {
    script: "lib/commands/solve.ts",
    codes: [0, 1, 2],
    calls: reader(QUESTIONS, ["--keep-going", "-"]),
  },
  post: { script: "lib/server/post/main.ts", codes: [0, 2], calls: reader(POST_LINES, []) },
  arena: { script: "lib/server/arena/main.ts", codes: [1, 2], calls: misuse },
  bot: { script: "lib/study/online_main.ts", codes: [0, 2], calls: misuse },
  study: {
    script: "lib/study/main.ts",
    codes: [0, 2],
    calls: fc.oneof(
      misuse,
      fc.constant({
        args: ["--blue", "random", "--red", "easy", "--games", "2", "--workers", "1"],
      }),
    ),
  },
  backup: {
    script: "lib/server/backup/backup_main.ts",
    codes: [0, 1, 2],
    calls: fc.array(words, { maxLength: 2 }).map((args) => ({ args })),
  },
  dump: {
    script: "lib/server/dump/main.ts",
    codes: [0, 1, 2],
    calls: fc.array(
      fc.constantFrom(
        "--month",
        "2026-01",
        "2026-13",
        "--month=",
        "--none",
        "--",
        "",
        "out",
        "a/b",
      ),
      { maxLength: 4 },
    ).map((args) => ({ args })),
  },
  restore: {
    script: "lib/server/backup/restore_main.ts",
    codes: [0, 1, 2],
    calls: fc.array(words, { maxLength: 2 }).map((args) => ({ args })),
  },
};

/** The tasks that nobody attacks, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  start: "it is the server that everything else attacks",
  dev: "it serves a developer's own machine",
  build: "it reads the project's own sources",
  engine: "it reads the project's own sources",
  test: "it runs the tests",
  check: "it reads the project's own sources",
  "check:browser": "it reads the project's own sources",
  ok: "it runs check and test",
  words: "it reads and writes the project's own sources",
  puzzles: "it reads and writes the project's own puzzles",
  move: "it needs two databases; tests/move has them",
  simd: "it compiles the project's own source",
  bench: "it measures, and reads nothing",
  matches: "it measures, and reads nothing",
  taps: "it measures, and reads nothing",
  picture: "it records the project's own pages",
  folders: "it draws the project's own imports",
  loading: "it measures, and reads nothing",
  frames: "it measures, and reads nothing",
  running: "it measures, and reads nothing",
  thinking: "it measures, and reads nothing",
  calibrate: "it measures, and reads nothing",
  lighthouse: "it measures, and reads nothing",
  load: "it attacks by itself",
  crowd: "it attacks by itself",
  contest: "it attacks by itself",
  kill: "it attacks by itself",
  fuzz: "it attacks by itself",
  simulate: "it attacks by itself",
  churn: "it attacks by itself",
  mutants: "it works on a copy of the project",
  attack: "it is this attack",
  wander: "it attacks by itself, in a browser",
};
