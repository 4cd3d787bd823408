/** Ports that the system gives to nobody by itself, so that only a test may have taken one. */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000];

/** A port for a program that can't say which one it was given. */
export function freePort(): number {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    try {
      Deno.listen({ port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
}
