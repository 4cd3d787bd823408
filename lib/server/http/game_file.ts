import { gameOf } from "../../games/registry.ts";
import { readHeader, seatName } from "../../games/notation/notation.ts";
import { splitGames } from "../../games/notation/record_source.ts";
import { writeTag } from "../../games/notation/write_record.ts";
import { recordToJson } from "../../games/notation/record_json.ts";
import { patternOf } from "./last_board.ts";

/** What a finished game can be had as; `rle` where Golly knows its rule. */
const WRITERS = {
  ccn: { type: "text/plain; charset=utf-8", write: (ccn: string) => ccn },
  json: {
    type: "application/json; charset=utf-8",
    write: (ccn: string) => JSON.stringify(recordToJson(ccn), null, 2) + "\n",
  },
  rle: { type: "text/plain; charset=utf-8", write: patternOf },
} as const;

type FileKind = keyof typeof WRITERS;

export function isFileKind(text: string): text is FileKind {
  return Object.hasOwn(WRITERS, text);
}

/** A finished game as a file. It may be kept, but not shown without asking: a name may be deleted. */
export function gameFile(id: string, ccn: string, kind: FileKind): Response {
  const { type, write } = WRITERS[kind];
  return new Response(write(ccn), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${id}.${kind}"`,
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
    },
  });
}

/** The record with all seats' names as tags, by seat, below the game's; it may have the computers'. */
export function namedRecord(ccn: string, names: readonly string[]): string {
  const [source] = splitGames(ccn), game = gameOf(readHeader(source!).game);
  const [first, ...rest] = ccn.split("\n");
  const tags = names.map((name, index) => {
    const seat = seatName(game, index);
    return rest.find((line) => line.startsWith(`[${seat} `)) ?? writeTag(seat, name);
  });
  return [first, ...tags, ...rest.filter((line) => !tags.includes(line))].join("\n");
}
