/** `deno task replay`, exactly as docs/notation.md prints it. */

import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { playthroughFile, turnsOf } from "../games/playthrough.ts";
import { replay, runTask, withFiles } from "./replay.ts";

const BLOCKS = "a1,b1,a2,b2 aa1,ab1,aa2,ab2";
const GAME = `[Game "conquerors-v2"]\n\n1. ${BLOCKS}\n`;
const GAME_LINES = [
  '{"game":1,"turn":1,"seat":0,"move":"a1,b1,a2,b2","board":"2A$2A!","count":[4,0],"score":[4,0]}',
  '{"game":1,"turn":2,"seat":1,"move":"aa1,ab1,aa2,ab2","board":"2A24.2B$2A24.2B!",' +
  '"count":[4,4],"score":[4,4]}',
];
const UNFINISHED = '{"game":1,"result":null}';
const OCCUPIED = "2. a1,b4,a5,b5\n";

/** A blue block in red's home and a red beehive, before the last turn. */
const INVASION = "24.2B$23.B2.B$24.2B7$22.2A$22.2A!";

Deno.test("a line a turn, then the result: null where the game is not over", async () => {
  assertEquals(await replay(["-"], GAME), {
    code: 0,
    lines: [...GAME_LINES, UNFINISHED],
    errors: "",
  });
});

Deno.test("the task is the command", async () => {
  const { code, lines } = await runTask("replay", ["-"], GAME);
  assertEquals([code, lines], [0, [...GAME_LINES, UNFINISHED]]);
});

Deno.test("turns are printed in canonical order, after their generation", async () => {
  const { lines } = await replay(["-"], '[Game "conquerors-v2"]\n\nb2,a3,a2,b1');
  assertEquals(
    lines[0],
    '{"game":1,"turn":1,"seat":0,"move":"b1,a2,b2,a3","board":"2A$2A$2A!",' +
      '"count":[6,0],"score":[6,0]}',
  );
});

Deno.test("V2 and classic judge the same game each in its own way", async () => {
  const text = (id: string) => `[Game "${id}"]\n[Position "${INVASION} r 12 0,0 0,0"]\n\npass\n`;
  const { code, lines } = await replay(["-"], text("conquerors-v2") + text("conquerors-classic"));
  const turn = `"turn":1,"seat":1,"move":"pass","board":"${INVASION}","count":[4,6]`;
  assertEquals(code, 0);
  assertEquals(lines, [
    `{"game":1,${turn},"score":[8,6]}`,
    '{"game":1,"result":{"winner":0,"by":"majority"}}',
    `{"game":2,${turn},"score":[4,6]}`,
    '{"game":2,"result":{"winner":1,"by":"majority"}}',
  ]);
});

Deno.test("whole games with bombs, skips and an invasion come out as in their playthroughs", async () => {
  const goldens = ["conquerors-v2", "conquerors-classic"] as const;
  for (const id of goldens) {
    const golden = await Deno.readTextFile(playthroughFile(id));
    const { lines } = await replay(["-"], `[Game "${id}"]\n\n${turnsOf(golden).join(" ")}`);
    const boards = lines.slice(0, -1).map((line) => JSON.parse(line).board);
    const positions = [...golden.matchAll(/^position (\S+)/gm)].map(([, board]) => board!);
    assertEquals(boards, positions.slice(1));
    const winner = id === "conquerors-v2" ? 0 : 1;
    assertEquals(lines.at(-1), `{"game":1,"result":{"winner":${winner},"by":"majority"}}`);
  }
});

Deno.test("a draw has no winner, extinction is named", async () => {
  const text = '[Game "conquerors-v2"]\n[Position "! r 1 0,0 0,0"]\n\npass\n' +
    '[Game "conquerors-v2"]\n[Position "2A! r 5 0,0 0,0"]\n\npass';
  const { lines } = await replay(["-"], text);
  assertEquals(lines[1], '{"game":1,"result":{"winner":null,"by":"extinction"}}');
  assertEquals(lines[3], '{"game":2,"result":{"winner":null,"by":"extinction"}}');
});

Deno.test("komi counts", async () => {
  const { lines } = await replay(
    ["-"],
    '[Game "conquerors-classic"]\n[Komi "2.5"]\n' +
      `[Position "${INVASION} r 12 0,0 0,0"]\n\npass\n`,
  );
  assertEquals(lines.at(-1), '{"game":1,"result":{"winner":0,"by":"majority"}}');
});

Deno.test("the first illegal move ends it: FILE:LINE:COL: reason, and 1", async () => {
  await withFiles([GAME + OCCUPIED + GAME, GAME], async ([bad, good]) => {
    const { code, lines, errors } = await replay([bad!, good!]);
    assertEquals([code, lines], [1, GAME_LINES]);
    assertEquals(errors, `${bad}:4:4: a1,b4,a5,b5 is illegal: occupied\n`);
  });
});

Deno.test("bad text ends it in the same way, wherever it stands", async () => {
  const bad: [string, string][] = [
    [GAME + "2. a4,b4,a5,B5", '-:4:13: "B5" is not a cell\n'],
    ['[Game "chess"]', '-:1:8: There is no game "chess"\n'],
    [
      '[Game "conquerors-v2"]\n[Size "12x10"]',
      "-:2:8: The board of conquerors-v2 is 28x26, not 12x10\n",
    ],
    [GAME.replaceAll("\n", "\r\n") + "  {", '-:4:3: This "{" has no partner\n'],
    [GAME + "{00000000}", "-:4:1: The board's hash is 10f4aa79, not 00000000\n"],
  ];
  for (const [text, errors] of bad) {
    const { code, ...said } = await replay(["-"], text);
    assertEquals([code, said.errors], [1, errors]);
  }
});

Deno.test("--keep-going says what is wrong as a line and goes on with the next game", async () => {
  const third = '[Game "conquerors-v2"]\n\n{00000000}\n';
  const text = GAME + OCCUPIED + GAME + "{oops\n";
  await withFiles([text, third, GAME], async (files) => {
    const { code, lines, errors } = await replay(["--keep-going", ...files]);
    assertEquals([code, errors], [0, ""]);
    const numbered = (game: number) =>
      [...GAME_LINES, UNFINISHED].map((line) => line.replace('"game":1', `"game":${game}`));
    assertEquals(lines, [
      ...GAME_LINES,
      '{"game":1,"turn":3,"error":"occupied","line":4,"col":4}',
      ...numbered(2).slice(0, 2),
      '{"game":2,"turn":3,"error":"syntax","line":8,"col":1}',
      '{"game":3,"turn":0,"error":"hash","line":3,"col":1}',
      ...numbered(4),
    ]);
  });
});

Deno.test("--keep-going may stand behind the files", async () => {
  const { code, lines } = await replay(["-", "--keep-going"], '[Game "chess"]');
  assertEquals([code, lines], [0, ['{"game":1,"turn":1,"error":"syntax","line":1,"col":8}']]);
});

Deno.test("a wrong hash is of the turn before it, and a size that is right is welcome", async () => {
  const sized = GAME.replace("\n", '\n[Size "28x26"]\n');
  const { lines } = await replay(["--keep-going", "-"], sized + "{00000000}");
  assertEquals(lines.slice(0, -1), GAME_LINES);
  assertEquals(JSON.parse(lines.at(-1)!).turn, 2);
});

Deno.test("games are numbered through all files, standard input among them", async () => {
  await withFiles([GAME, "", GAME + GAME], async ([one, empty, two]) => {
    const { code, lines } = await replay([one!, empty!, "-", two!], GAME);
    assertEquals(code, 0);
    const results = lines.map((line) => JSON.parse(line)).filter((line) => "result" in line);
    assertEquals(results.map(({ game }) => game), [1, 2, 3, 4]);
  });
});

Deno.test("an empty text holds no game", async () => {
  for (const text of ["", " \n\n"]) {
    assertEquals(await replay(["-"], text), { code: 0, lines: [], errors: "" });
  }
});

Deno.test("a file that is not there is an error of its own", async () => {
  const { code, lines, errors } = await replay(["no-such.ccn"]);
  assertEquals([code, lines], [2, []]);
  assertStringIncludes(errors, "no-such.ccn");
});

Deno.test("the command says how it is used", async () => {
  for (const args of [[], ["--nonsense", "-"]]) {
    const { code, lines, errors } = await replay(args);
    assertEquals([code, lines], [2, []]);
    assertMatch(errors, /^.+\n$/);
  }
});
