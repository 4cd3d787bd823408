export interface Folder extends AsyncDisposable {
  readonly path: string;
  /** Where a server would keep its database, with this folder as DATA. */
  readonly database: string;
  /** The names of all that is in it. */
  names(): string[];
}

/** A folder of a test's own, which is deleted with all that is in it. */
export async function makeFolder(): Promise<Folder> {
  const path = await Deno.makeTempDir();
  return {
    path,
    database: `${path}/conquerors.sqlite`,
    names: () => [...Deno.readDirSync(path)].map(({ name }) => name).sort(),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
