/** Does and says what was typed or pressed at a game by post. */

import { type PostWord, readLine } from "./keys.ts";
import { aroundSentence, scoresSentence, turnSentence } from "./speech.ts";
import type { PostTable } from "./table.ts";

/** Does what a typed line says, or says that it means nothing. */
export function obeyPost(table: PostTable, line: string): void {
  const command = readLine(table.match.position.value.board, line);
  if (!command) table.say(table.post.unknown(line.trim()));
  else if ("word" in command) carryOut(table, command.word);
  else table.placeAll(command.place);
}

export function carryOut(table: PostTable, word: PostWord): void {
  const { match: { position, turns }, words, drafted, cursor } = table;
  switch (word) {
    case "scores":
      return table.say(scoresSentence(table, position.value));
    case "preview":
      return table.say(table.preview());
    case "around":
      return table.say(aroundSentence(table, position.value.board, drafted.value, cursor.value));
    case "help":
      return table.say(table.post.keys);
    case "last": {
      const last = turns.value.at(-1);
      return table.say(last ? turnSentence(table, last) : words.say.noLast);
    }
    default:
      return table[word]();
  }
}
