/** What this browser remembers of one's games against each level: the highest score, and wins in a row. */

interface Best {
  /** Of a game that was won. */
  readonly score: number;
  readonly streak: number;
  /** The chance of the game that was noted last, which is noted once. */
  readonly last: string;
}

/** A finished game as it is noted. */
interface NotedGame {
  readonly seed: string;
  readonly score: number;
  readonly isWon: boolean;
}

/** What was kept; nothing for what cannot be read. */
export function readBest(text: string): Best | undefined {
  const [score, streak, last = ""] = text.split(" ");
  const best = { score: Number(score), streak: Number(streak), last };
  return text !== "" && [best.score, best.streak].every(Number.isInteger) ? best : undefined;
}

export function writeBest({ score, streak, last }: Best): string {
  return `${score} ${streak} ${last}`;
}

/** What is remembered after a game, and whether its score is higher than all before. */
export function noteGame(
  known: Best | undefined,
  { seed, score, isWon }: NotedGame,
): Best & { readonly isBest: boolean } {
  const { score: highest, streak } = known ?? { score: 0, streak: 0 };
  const isBest = known !== undefined && isWon && score > highest;
  return {
    score: isWon ? Math.max(score, highest) : highest,
    streak: isWon ? streak + 1 : 0,
    last: seed,
    isBest,
  };
}
