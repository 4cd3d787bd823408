/** The folder where a task was called: tasks run in the project's. */
export function calledFrom(): string {
  return Deno.env.get("INIT_CWD") ?? ".";
}
