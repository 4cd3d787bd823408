/**
 * Parts of a page that are fetched after it. A page that is open while the server gets a newer version
 * asks for scripts that are gone: it's loaded again, once for each build that it was. So it is, once too, where
 * a script fails twice while the server is there.
 */

import { fetchLacking } from "../../words/dictionary.ts";
import { readStored, writeStored } from "./stored.ts";

/** What a page finds around itself, as far as this asks. */
export interface LateEnv {
  /** The address of a script that this page has, named after its build. */
  readonly script: string;
  fetch(url: string, init: RequestInit): Promise<Pick<Response, "status">>;
  /** Which scripts pages were left for that had them, and why. */
  left(): string;
  /** Notes them; whether the page's next load will know. */
  leave(marks: string): boolean;
  /** Which parts failed here though the server was there. */
  readonly missed: Set<string>;
  reload(): void;
}

/** Where that is noted: a server that gives an old page again would be asked forever. */
const LEFT = "left build";

/** What is answered of a script whose build is gone. */
const GONE = 404;

const BROWSER: LateEnv = {
  script: import.meta.url,
  fetch: (url, init) => fetch(url, init),
  left: () => readStored("sessionStorage", LEFT),
  leave: (marks) => writeStored("sessionStorage", LEFT, marks),
  missed: new Set(),
  reload: () => location.reload(),
};

/**
 * Fetches a part, with its words; where its build is gone, loads the page again. Fails as the fetch
 * does.
 */
export async function late<Part>(fetch: () => Promise<Part>, env = BROWSER): Promise<Part> {
  try {
    const part = await fetch();
    await fetchLacking();
    return part;
  } catch (error) {
    // By its text, which names its script: Safari says the same of all that fail.
    const loss = await lossOf(env, `${fetch}`), left = env.left();
    if (loss && !left.includes(loss)) {
      // Where nothing is kept, what fails again would be asked for by one load after another.
      if (env.leave(left + loss) || loss.startsWith(`${GONE}`)) env.reload();
    }
    throw error;
  }
}

/**
 * Why a script doesn't come, and of which page; undefined as long as nobody knows: without a network, or while
 * the server is away. Firefox asks once for each script while its page is there: what couldn't be had never
 * comes, though the network is back.
 */
async function lossOf({ script, missed, fetch }: LateEnv, part: string) {
  const answer = await fetch(script, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  const isThere = answer?.status === 200, isAgain = missed.has(part);
  if (isThere) missed.add(part);
  if (answer?.status === GONE || isThere && isAgain) return `${answer.status} ${script} `;
}
