/** How a bot comes to the arena, for who writes one. */

import { writeFrame } from "../../../arena/frames.ts";
import type { ArenaWords } from "../../../ui/arena/words/mod.ts";

/** The port of the example where there is none. */
const EXAMPLE_PORT = 9999;

/** What is said first, and what is answered to `get_move`. */
const GREETING = [
  { identity: { author: "ada", name: "gun", key: "kept to yourself" } },
  { configure: { allow_training: true, training_timeout: 5 } },
];
const ANSWER = { update_state: [[4, 7], [4, 8], [4, 9]] };

interface ArenaAuthorsProps {
  readonly words: ArenaWords;
  /** The port that bots come to by TCP, if there is one. */
  readonly port: number | undefined;
}

export function ArenaAuthors({ words, port }: ArenaAuthorsProps) {
  const [greet, answer, apply] = words.connectSteps as [string, string, string];
  return (
    <section class="card" aria-labelledby="connect">
      <h2 id="connect">{words.connectTitle}</h2>
      {port === undefined
        ? (
          <>
            <p>{words.connectOff}</p>
            <Sample label={words.connectTitle}>
              {`ARENA_PORT=${EXAMPLE_PORT} deno task start`}
            </Sample>
          </>
        )
        : (
          <>
            <p>{words.connect(port)}</p>
            <Sample label={words.connectTitle}>{bytesOf({ get_move: null })}</Sample>
          </>
        )}
      <p>{greet}</p>
      <Sample label={greet}>{GREETING.map((message) => JSON.stringify(message)).join("\n")}</Sample>
      <p>{answer}</p>
      <Sample label={answer}>{JSON.stringify(ANSWER)}</Sample>
      <p>{apply}</p>
      <p>{words.connectExamples}</p>
      <Sample label={words.connectExamples}>{LOCAL_MATCH}</Sample>
      <p class="pages">
        <a href="/arena/protocol">{words.protocol}</a>
        <a href="/rules/arena">{words.rules}</a>
      </p>
    </section>
  );
}

const LOCAL_MATCH = String.raw`deno task arena --local \
  "deno run -A examples/bots/arena/glider_gunner.ts" \
  "python3 examples/bots/arena/block_defender.py"`;

/** Text as it is typed, or goes over the line; it may be wider than the page. */
function Sample({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <pre class="scroll" tabIndex={0} role="group" aria-label={label}><code>{children}</code></pre>
  );
}

/** A message's bytes, and the text that they are. */
function bytesOf(message: unknown): string {
  const bytes = Array.from(writeFrame(message), (byte) => byte.toString(16).padStart(2, "0"));
  return `${bytes.join(" ")}\n${" ".repeat(12)}${[...JSON.stringify(message)].join("  ")}`;
}
