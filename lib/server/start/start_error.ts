/** A problem you can fix yourself: one sentence that names the setting or the file. */
export class StartError extends Error {
  override name = "StartError";
}

/** Runs a program; a `StartError` ends it with its sentence, a bug with its stack. */
export async function orExplain(
  main: () => void | Promise<void>,
  say: (sentence: string) => void = console.error,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(error.message);
    Deno.exit(1);
  }
}
