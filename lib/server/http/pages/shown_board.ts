import { boardAt, type BoardChoice } from "../../../leaderboard/board_choice.ts";
import { PAGE, pagesOf } from "../../../leaderboard/board.ts";
import type { Services } from "../../services.ts";
import type { StandingsPage } from "../../store/books.ts";

/** A page of a leaderboard, and which. */
interface ShownBoard extends BoardChoice, StandingsPage {
  /** Which week or month it is, by UTC. */
  readonly bucket: string;
  readonly pages: number;
  /** What asks for the next page as `after`; absent on the last. */
  readonly next?: string;
}

/** A page of a leaderboard as it is now. */
export async function shownBoard(
  { standings, world }: Pick<Services, "standings" | "world">,
  choice: BoardChoice,
): Promise<ShownBoard> {
  const board = boardAt(choice, world.now());
  const page = await standings.page(board, (choice.page - 1) * PAGE.rows, PAGE.rows);
  const pages = pagesOf(page.players);
  const next = choice.page < pages && { next: `${choice.page + 1}` };
  return { ...choice, bucket: board.bucket, pages, ...page, ...next };
}
